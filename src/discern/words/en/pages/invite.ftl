## Inviting one person, or many from a list.

invite-title = Invite people

invite-for = How many people

invite-how =
    { $how ->
        [many] A list
       *[one] One person
    }

invite-teams-unknown = Teams can't be listed right now. You can still invite people without one.

invite-teams-none = People you invite join one of your teams, and you have none yet. Create one under Teams, or ask an owner.

invite-team-label =
    { $needed ->
        [yes] Team
       *[no] Team (optional)
    }

invite-team-none =
    { $needed ->
        [yes] Choose a team
       *[no] No team
    }

# A field beside it.
invite-team-new = Or a new team's name

# Before people are invited, and with their links: the team that they join. $team is its name.
invite-team-joined =
    { $which ->
        [new] Team: **{ $team }**, created when you invite
        [known] Team: **{ $team }**
        [some-new] Team: **{ $team }**, created when you invite, for rows that name no team
        [some-known] Team: **{ $team }**, for rows that name no team
        [listed] Teams: as in the list
       *[none] No team
    }

# Below it, where every row of a list names another team; a button follows, which has them join this one.
invite-team-passed = The list names other teams, so no one joins **{ $team }**.

invite-team-all = Put everyone into { $team }

# In place of it, where they do: a new team was typed, and every row names another one. A button follows.
invite-team-into-one = Everyone joins it, whatever team the list names.

invite-team-listed = Use the list's teams

invite-last-day =
    { $ends ->
        [never] No date to answer by
       *[day] Answer by **{ $day }**
    }

invite-team-missing = Choose one of your teams for the people you invite.

invite-name = Name

# After the form was sent, before anybody is made: $named is a list of others who are here and have the same name, or a similar one.
invite-namesakes = { $likeness ->
        [similar] A similar name is here already: { $named }.
       *[same] Someone with this name is here already: { $named }.
    } If it is the same person, open that person's page and send the link from there, or invite again. If it is someone else, press “{ invite-create }” again.

# Above the rows of a list: whose names are those of others, or nearly.
invite-alike =
    { $count ->
        [one] One name may belong to someone who is here already, or be in the list twice:
       *[other] { $count } names may belong to people who are here already, or be in the list twice:
    }

# $other is who is here already, or the name and line of an earlier row.
invite-alike-row = **{ $name }** (line { $line }) and **{ $other }**

invite-alike-detail = If it is the same person, give the row that person's e-mail address or id, or remove it. If not, go on.

invite-email =
    { $mails ->
        [yes] E-mail
       *[no] E-mail (optional)
    }

invite-by-mail = Send the link by mail where there is an address

# Below it. $count is how many reminders go by themselves, 1 or 2.
invite-reminders =
    { $count ->
        [one] People with an address get a reminder 3 days before the date to answer by.
       *[other] People with an address get reminders 3 days and 1 day before the date to answer by.
    }

invite-create = Create and get the link

invite-ready = The link for { $name } is ready.

invite-another = Invite another

invite-done = Done

# $field is the field that is wrong.
invite-wrong =
    { $field ->
        [name] Enter the person's name.
        [email] That doesn't look like an e-mail address.
       *[other] This isn't right: { $field }
    }

invite-list = Paste a list, or choose a file from your HR system or spreadsheet. You see what will happen before anyone is invited.

invite-list-team = For rows that name no team.

# Below the choice of a team, for those who may make teams.
invite-list-new-team = New teams in the list are created.

invite-list-check = Check the list

invite-list-change = Change the list

invite-list-other = Start with another list

# Above people who can't be invited, each with why. $started is yes once the others are being invited.
invite-problems =
    { $started ->
        [yes] These people are not invited yet. Correct their rows and submit the list again. Links already made stay the same.
       *[no] These people can't be invited yet. Choose “{ invite-list-change }” and correct their rows, or invite the others first.
    }

# Teams that are made when people are invited.
invite-new-teams =
    { $count ->
        [one] New team: { $names }
       *[other] New teams: { $names }
    }

# In a table, a person and the line of the list in which they are.
invite-problem-who = { $name } (line { $line })

# $way is mail where people get their links by mail, and link where someone has to send them.
invite-send =
    { $way ->
        [mail]
            { $count ->
                [one] Invite { $count } person
               *[other] Invite { $count } people
            }
       *[link]
            { $count ->
                [one] Make { $count } link
               *[other] Make { $count } links
            }
    }

invite-continue = Continue with the remaining { $count }

invite-resolve = Check what happened to them

invite-stop = Stop here

invite-sending = Inviting…

invite-sent = { $done } of { $due }

invite-waiting = Request limit reached. Continuing in { $seconds } s

# People by what happened to them or, before anything is sent, by what will. $what is mailed or linked of those who were invited.
invite-sum =
    { $what ->
        [mailed]
            { $count ->
                [one] **{ $count }** person invited by mail
               *[other] **{ $count }** people invited by mail
            }
        [linked]
            { $count ->
                [one] **{ $count }** person, with a link to send
               *[other] **{ $count }** people, each with a link to send
            }
        [kept] **{ $count }** already invited: same link, same team
        [failed] **{ $count }** refused
        [unknown] **{ $count }** outcome unknown
        [open] **{ $count }** not invited yet
        [skipped] **{ $count }** skipped
       *[planned]
            { $plan ->
                [new]
                    { $count ->
                        [one] **{ $count }** person will be invited
                       *[other] **{ $count }** people will be invited
                    }
               *[other] **{ $count }** { invite-plan }
            }
    }

invite-plan =
    { $plan ->
        [known] already here, will be invited again
        [waiting] already invited: same link, same team
       *[wrong] can't be invited
    }

# $way is as in invite-send.
invite-outcome =
    { $outcome ->
        [made]
            { $way ->
                [mail] invited by mail
               *[link] has a link
            }
        [kept] already invited
        [failed] refused
        [unknown] unknown, look under Assessments
       *[open]
            { $plan ->
                [new]
                    { $way ->
                        [mail] will be invited by mail
                       *[link] gets a link
                    }
                [known]
                    { $way ->
                        [mail] already here, will be invited again by mail
                       *[link] already here, gets a link
                    }
               *[other] { invite-plan }
            }
    }

invite-problem =
    { $problem ->
        [ambiguous-team] several teams have this name
        [unknown-team] no team here has this name
       *[not-led] in another team, so only an owner can invite this person
    }

# Why the service refused a row, by the error's code; $detail is what the service says.
invite-refused =
    { $code ->
        [external_id_taken] someone else here has this id
        [not_led] in none of your teams, so only an owner can add this person
        [other_coach] shares the profile with one coach only, and the team has a different one
       *[other] { $detail }
    }

invite-result-download = Download names, links and messages:

invite-result-column =
    { $column ->
        [name] Name
        [email] E-mail
        [link] Link
       *[message] Message
    }
