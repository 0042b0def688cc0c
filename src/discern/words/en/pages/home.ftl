## The first page: how to start, what is new, what is waiting, and the teams.

home-brand = Discern

home-what-it-is =
    See how the people in a team like to work, and how certain that is.{"  "}
    People answer 24 short questions on their phone, in about ten minutes.{"  "}
    You see each person's profile and the whole team, with the evidence for every statement.

home-ways = Three ways to start

home-create = Create an assessment

home-create-detail = Send someone a link, or take it yourself.

home-sample = Look around first

home-sample-detail = A made-up company: 40 people in 4 teams, with simulated answers that are scored like real ones.

home-sample-load = Load the sample company

home-connect = Use another service

home-connect-detail = Read assessments from another Discern service, or a compatible one.

home-connect-go = Connect to a service

home-excluded-uses =
    { $place ->
        [here] Everything stays on this machine. For development and team dialogue, never for hiring.
       *[elsewhere] For development and team dialogue, never for hiring.
    }

home-people = People

home-completed = Completed

home-not-completed = Not completed

home-teams = Teams

home-recent = Recently completed

home-recent-none =
    { $before ->
        [yes] Nobody has completed an assessment in the last two weeks. The latest before that:
       *[no] Nobody has completed an assessment in the last two weeks.
    }

home-recent-more =
    { $least ->
        [yes]
            { $count ->
                [one] At least { $count } more was completed in the last two weeks.
               *[other] At least { $count } more were completed in the last two weeks.
            }
       *[no]
            { $count ->
                [one] { $count } more was completed in the last two weeks.
               *[other] { $count } more were completed in the last two weeks.
            }
    }

home-summary-unknown = completed

home-all-completed = All completed

home-waiting = Not completed yet

home-waiting-none = Nothing: all assessments are completed.

home-waiting-hint = Open a name for the link and a reminder to copy.

home-all-not-started = All not started

home-invite = Invite someone

home-teams-none-assigned = No team yet. Ask an owner to assign you one.

home-teams-none = No team yet. Create one to see what its people are like together.

home-teams-create = Create a team

home-team =
    { $waiting ->
        [0]
            { $people ->
                [one] { $people } person.
               *[other] { $people } people.
            }
        [one]
            { $people ->
                [one] { $people } person, { $waiting } assessment not completed yet.
               *[other] { $people } people, { $waiting } assessment not completed yet.
            }
       *[other]
            { $people ->
                [one] { $people } person, { $waiting } assessments not completed yet.
               *[other] { $people } people, { $waiting } assessments not completed yet.
            }
    }

home-teams-shown = The { $count } teams changed most recently.

home-teams-all = All teams

## To the operator: whether the data last.

home-data-lost = Your data will not last

home-data-lost-detail =
    What you enter here is saved in a file that this host deletes when it restarts. To keep your data, create a PostgreSQL database and add its address to the app's secrets:

    { $settings }

home-backup-none = There is no backup yet. Make one while the app runs: `discern backup FILE`

home-backup-old = The last backup is from { $day }. Make a new one: `discern backup FILE`
