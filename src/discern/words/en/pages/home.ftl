## The first page: the way to a first team and, once it stands, what to do next, and the teams with a line each.

# Over the four steps until a first team stands: the first that isn't done. $count people have a profile, the first of
# whom is $name; $team needs $missing more.
home-path-title =
    { $step ->
        [team] See how your team works, in four steps.
        [people] Your team has a name. Now add its people.
        [send] Now let your people answer.
        [profile] Someone is answering. The first profile is next.
        [again] The first answers gave no profile.
       *[none]
            { $count ->
                [one] { $name } is the first of your own people to answer.
               *[other] { $count } of your own people have a profile.
            } { $missing ->
                [1] { $team } needs one more for a team picture.
                [2] { $team } needs two more for a team picture.
                [3] { $team } needs three more for a team picture.
               *[other] Three make a team picture.
            }
    }

# Below the sample company.
home-path-own = Your own team, in four steps

home-step =
    { $step ->
        [team] Name your team
        [people] Add its people
        [send] Let them answer
       *[profile] See the first profile
    }

# $reach: where links open; $way is the address of the settings.
home-step-detail =
    { $step ->
        [team] Finance, or the people you meet every week.
        [people] Paste names, or drop in a list.
        [send]
            { $reach ->
                [here] Ten minutes each, and you can try it here. Others' links open once you [let colleagues reach Discern]({ $way }).
               *[anywhere] Send the links: ten minutes on a phone. Try it yourself first.
            }
       *[profile] Each person sees their own. It takes 3 profiles to say how people differ, and 5 to say what the team is like.
    }

# A button.
home-step-go =
    { $step ->
        [team] Name it
        [people] Add people
        [send] Show the links
       *[profile] Who is answering
    }

home-sample-detail = **Finance, 7 of 8 have a profile.** These people are made up; their answers are scored like real ones.

home-sample-load = Look around with the sample company

home-picture =
    { $picture ->
        [map] Where the people in a made-up team lie on the circle, each with their initials.
       *[tiles] Who in a made-up team is in which quarter of the circle, and how many there may be.
    }

home-excluded-uses =
    { $place ->
        [here] Everything stays on this computer. For development and team dialogue, never for hiring.
       *[elsewhere] For development and team dialogue, never for hiring.
    }

## Once a team stands.

# The page's title. $things are the first of what there is to do.
home-title =
    { $count ->
        [0] Nothing is due this week.
       *[other] Next: { $things }.
    }

# Within the title, after “Next:”. $count is how many there are; $many is more where there are more than were read.
# $names are first names or the names of teams, the first few.
home-thing =
    { $kind ->
        [workshop] get ready for the workshop with { $names }
        [due] say what was kept with { $names }
        [soon] see to what is due with { $names }
        [talks]
            { $count ->
                [one] prepare the talk with { $names }
               *[other] prepare { $count } talks
            }
        [new]
            { $count ->
                [one] read the profile of { $names }
               *[other] read the profiles of { $names }
            }
        [remind]
            { $many ->
                [more] remind more than { $count } people
               *[all]
                    { $count ->
                        [one] remind one person
                       *[other] remind { $count } people
                    }
            }
        [withheld]
            { $count ->
                [one] ask one person again
               *[other] ask { $count } people again
            }
       *[failed]
            { $count ->
                [one] rewrite one failed report
               *[other] rewrite { $count } failed reports
            }
    }

# The title where there is nothing to do, and who the reader meets next.
home-idle = Nothing is due; next is { $name } on { $day }.

# The heading of this week's talks.
home-week =
    { $week ->
        [next] Next week
       *[this] This week
    }

# Below a day and a name. $opener is a question in its quotation marks.
home-opener = Open with { $opener }

# After a talk was skipped, with an Undo. $name is a first name, $day a date.
home-skipped = No talk with { $name } on { $day }. What you agreed on stays.

# Below the week's talks, once. $way is how the message can be sent from here.
home-offer =
    { $way ->
        [mail] Get this every Monday by mail?
        [webhook] Get this every Monday in Slack or Teams?
       *[both] Get this every Monday by mail, or in Slack or Teams?
    }

# A link to where it is set up.
home-offer-go = Set it up

# A button: it isn't offered again.
home-offer-no = Not now

# A button, also named on the page about being away.
home-whom-yes = Who you meet

# A button; $met is no where the reader meets nobody yet.
home-whom =
    { $met ->
        [yes] { home-whom-yes }
       *[no] Who do you meet one to one?
    }

# $many is more where there are more than were read.
# Where nobody has waited for long.
home-answering =
    { $count ->
        [one] One person hasn't answered yet.
       *[other] { $count } people haven't answered yet.
    }

home-waiting =
    { $many ->
        [more] Remind more than { $count } people.
       *[all]
            { $count ->
                [one] Remind one person.
               *[other] Remind { $count } people.
            }
    }

# After how long somebody hasn't answered who was asked twice.
home-asked-enough = ask in person, or leave it

# A button beside it: the invitation ends.
home-leave = Leave it

home-remind = Remind

# A button. $mails is yes where the service sends mails; elsewhere it opens texts to copy.
home-remind-all =
    { $mails ->
        [yes] Remind all { $count }
       *[no] Copy reminders for { $count }
    }

# Below the list: who isn't among those who are reminded at once.
home-remind-left =
    { $why ->
        [samples]
            { $count ->
                [one] One of them is made up and isn't reminded with the others.
               *[other] { $count } of them are made up and aren't reminded with the others.
            }
       *[links]
            { $count ->
                [one] One of them has a private link that can't be sent from here. Open New link beside the name to see what to do.
               *[other] { $count } of them have private links that can't be sent from here. Open New link beside a name to see what to do.
            }
    }

home-remind-title = Remind { $name }

home-remind-detail = Copy this message and send it the way you usually write to each other.

home-new = New profiles

# Beside a button that invites the person again. $name is a first name.
home-withheld = The answers from **{ $name }** gave no profile. Ask them to answer again.

# Of somebody whose profile can't be read now.
home-summary-unknown = has a profile

# A link to the others of a list.
home-more = { $count } more

# A link.
home-reports-failed =
    { $count ->
        [one] One report failed. Write it again.
       *[other] { $count } reports failed. Write them again.
    }

## What a coach takes to their teams this week.

home-coach = For your teams

# The page's title, where nothing else is to do.
home-coach-title =
    { $count ->
        [one] One thing for your teams this week.
       *[other] { $count } things for your teams this week.
    }

# A link to all agreements. $due is how many between people are due by Sunday, $answered how many were answered since
# Monday.
home-coach-agreed =
    { $due ->
        [0] Agreements answered this week: { $answered }, of which { $kept } kept
        [one] One agreement is due by Sunday; { $answered } answered this week, of which { $kept } kept
       *[other] { $due } agreements are due by Sunday; { $answered } answered this week, of which { $kept } kept
    }

# After a team's name. $words are those of an agreement, a sentence; $count is how many people.
home-coach-note =
    { $kind ->
        [workshop] { $words }
        [due] due this week: { $words }
        [agreed] agreed two weeks ago: { $words } Ask how it's going.
        [held]
            { $count ->
                [0] results are held back, and everyone has a profile: time to talk them through
                [one] results are held back; one person has no profile yet
               *[other] results are held back; { $count } people have no profile yet
            }
       *[complete] all { $count } have a profile now
    }

## Teams.

home-teams = Teams

home-teams-none = No team yet

home-teams-how =
    { $may ->
        [yes] Create one to see how its people work together.
       *[no] Ask an owner to assign you one.
    }

home-teams-create = New team

## Who sees all this.

# A link to Settings, Access.
home-open-to = Everyone who can open these pages sees every name. To show people only one team, set up sign-in

## To the operator: whether the data last.

home-data-lost = Your data will not last

home-data-lost-detail =
    What you enter here is saved in a file that this host deletes when it restarts. To keep your data, create a PostgreSQL database and add its address to the app's secrets:

    { $settings }

home-backup-none = There is no backup yet. Make one while the app runs: `discern backup FILE`

home-backup-old = The last backup is from { $day }. Make a new one: `discern backup FILE`
