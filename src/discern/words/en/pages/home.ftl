## The first page: how to start, the teams, who has yet to answer, and whose profile is new.

home-welcome = Welcome

home-what-it-is = See how the people in a team like to work (DISC), and how sure each finding is.

home-step =
    { $step ->
        [invite] :violet-badge[{ $number }] **Invite people**{"  "}
            Send each of them a link, or take it yourself first.
        [answer] :violet-badge[{ $number }] **They answer on a phone**{"  "}
            24 short questions, five to ten minutes. Each person sees their own profile at the end.
       *[see] :violet-badge[{ $number }] **You see the team**{"  "}
            Each profile and the whole team, with the evidence for every statement.
    }

home-sample-detail = **Finance, 7 of 8 have a profile.** These people are made up; their answers are scored like real ones.

home-sample-load = Look around with the sample company

home-picture =
    { $picture ->
        [map] Where the people in a made-up team lie on the circle, each with their initials.
       *[tiles] Who in a made-up team is in which quarter of the circle, and how many it may be.
    }

home-excluded-uses =
    { $place ->
        [here] Everything stays on this computer. For development and team dialogue, never for hiring.
       *[elsewhere] For development and team dialogue, never for hiring.
    }

## Cards at the head: each is a link, a number, and a note on it.

home-people = People

home-lately = { $completed } finished · { $lately } in 14 days

# The service doesn't say whether hidden answers make a profile, so the page doesn't either.
home-profiles = People who have finished

# $lately have finished in the last two weeks: a number, or one with a plus.
home-profiles-of = of { $people } · { $lately } in 14 days

home-not-completed = Waiting for answers

home-oldest =
    { $days ->
        [0] since today
        [one] longest for { $days } day
       *[other] longest for { $days } days
    }

home-teams = Teams

home-complete =
    { $count ->
        [0] none fully finished yet
       *[other] { $count } fully finished
    }

home-reports = Reports

home-reports-note =
    { $state ->
        [failed] { $count } failed
        [under-way] { $count } being written
        [none] none yet
       *[ready] { $count } ready
    }

## Teams.

home-your-teams = Your teams

home-teams-none = No team yet

home-teams-how =
    { $may ->
        [yes] Create one to see what its people are like together.
       *[no] Ask an owner to assign you one.
    }

home-teams-create = New team

home-teams-all = All teams

## Who has yet to answer.

home-waiting = Waiting

home-waiting-none = Everybody has answered.

home-waiting-all = All waiting

home-remind = Remind

home-remind-all = Remind all

home-remind-title = Remind { $name }

home-remind-detail = Copy this message and send it the way you usually write to each other.

## Who sees all this.

# A link to Settings, Access.
home-open-to = Everyone who can open these pages sees every name. To show people only one team, set up sign-in

## Whose profile is new.

home-recent = Recently finished

home-recent-none =
    { $before ->
        [yes] None in the last two weeks. The latest before that:
       *[no] None in the last two weeks.
    }

home-summary-unknown = finished

home-all-people = All people

## To the operator: whether the data last.

home-data-lost = Your data will not last

home-data-lost-detail =
    What you enter here is saved in a file that this host deletes when it restarts. To keep your data, create a PostgreSQL database and add its address to the app's secrets:

    { $settings }

home-backup-none = There is no backup yet. Make one while the app runs: `discern backup FILE`

home-backup-old = The last backup is from { $day }. Make a new one: `discern backup FILE`
