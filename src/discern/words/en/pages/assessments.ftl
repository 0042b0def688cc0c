## Assessments: who was invited, how far each one is, and inviting one person or many.

assessments-status-label = Status

assessments-status =
    { $status ->
        [created] Invited
        [started] In progress
        [completed] Completed
        [expired] Expired
        [cancelled] Cancelled
       *[all] All
    }

assessments-search = Search by name

assessments-team = Team

assessments-all-teams = All teams

assessments-none = No assessments yet. Create the first one above to get a link you can send.

assessments-none-match = No assessments match. Change the status, the name or the team above.

assessments-alt = Assessments with person, status and dates

assessments-column =
    { $column ->
        [assessment] Assessment
        [person] Person
        [name] Name
        [id] Id
        [status] Status
        [form] Form
        [created] Created
       *[completed] Completed
    }

assessments-page = { $first } to { $last }, newest first

assessments-pick = Link, message and profile

assessments-pick-none = Choose a person here, or tick rows in the table

## One or several that are chosen.

assessments-one = **{ $name }** · { assessments-status } · created on { $day }

assessments-one-undated = **{ $name }** · { assessments-status }

assessments-see-profile = See the profile

assessments-several =
    { $count ->
        [one] **{ $count } assessment selected**, { $open } of them not completed yet
       *[other] **{ $count } assessments selected**, { $open } of them not completed yet
    }

assessments-links = Links to copy into a message or a table:

assessments-messages = A message for each person

assessments-cancel =
    { $count ->
        [one] Cancel this assessment
       *[other] Cancel these { $count }
    }

assessments-cancel-detail =
    { $count ->
        [one] The link stops working. Answers given so far will not be scored. You can invite the same person again afterwards.
       *[other] Their links stop working. Answers given so far will not be scored. You can invite the same person again afterwards.
    }

assessments-cancel-go =
    { $count ->
        [one] Cancel it
       *[other] Cancel them
    }

## New assessments.

assessments-new = New assessment

assessments-for = For

assessments-how =
    { $how ->
        [many] Several, from a list
       *[one] One person
    }

assessments-teams-unknown = Teams can't be listed right now. You can still create an assessment without one.

assessments-teams-none = The people you invite join one of your teams, and you have none yet. Create one under Teams, or ask an owner.

assessments-team-label =
    { $needed ->
        [yes] Team
       *[no] Team (optional)
    }

assessments-team-none =
    { $needed ->
        [yes] Choose a team
       *[no] No team
    }

assessments-team-missing = Choose one of your teams for the people you invite.

assessments-name = Name

assessments-email = E-mail (optional, for your own records: nothing is sent)

assessments-create = Create and get the link

assessments-ready = The assessment for { $name } is ready.

# $field is the field that is wrong.
assessments-wrong =
    { $field ->
        [name] Enter the person's name.
        [email] That doesn't look like an e-mail address.
       *[other] This isn't right: { $field }
    }

## Many from a list.

assessments-list = Paste a list, one person per line. The first line may name the columns: **name**, and optionally **email**, **id** (your own id for the person, which must not change) and **team**. Cells copied from a spreadsheet work too. You see what will happen before anything is created, and no e-mail is sent.

assessments-list-team = For rows that name no team.

assessments-list-check = Check the list

assessments-list-most = Up to { $rows } rows and 1 MB.

assessments-list-change = Change the list

assessments-list-other = Start with another list

assessments-missing-teams = Not here yet: { $names }

assessments-make-teams =
    { $count ->
        [one] Create this team
       *[other] Create these { $count } teams
    }

assessments-send =
    { $count ->
        [one] Create { $count } assessment
       *[other] Create { $count } assessments
    }

assessments-continue = Continue with the remaining { $count }

assessments-resolve = Check what happened to them

assessments-stop = Stop here

assessments-sending = Creating…

assessments-sent = { $done } of { $due }

assessments-waiting = Request limit reached. Continuing in { $seconds } s

# How many rows, and a list of assessments-sum.
assessments-rows =
    { $count ->
        [one] { $count } row: { $sums }
       *[other] { $count } rows: { $sums }
    }

# Rows by what happened to them or, before anything is sent, by what will.
assessments-sum =
    { $what ->
        [made] **{ $count }** created
        [kept] **{ $count }** already invited, with the same link
        [failed] **{ $count }** refused
        [unknown] **{ $count }** outcome unknown
        [open] **{ $count }** not created yet
        [skipped] **{ $count }** skipped
       *[planned] **{ $count }** { assessments-plan }
    }

assessments-plan =
    { $plan ->
        [new] will be invited
        [known] already here: gets another assessment
        [waiting] already invited: keeps the same link
       *[wrong] skipped until corrected
    }

assessments-outcome =
    { $outcome ->
        [made] created
        [kept] already invited
        [failed] refused
        [unknown] unknown: check under Assessments
       *[open] { assessments-plan }
    }

assessments-problems = These rows are skipped. Correct them and give the list again.

assessments-problem-column =
    { $column ->
        [line] Line
        [column] Column
        [entry] Your entry
       *[wrong] What is wrong
    }

assessments-problems-alt = What is wrong, by line and column

assessments-problems-shown = The first { $shown } of { $count }.

assessments-problem =
    { $problem ->
        [ambiguous-team] several teams have this name
        [unknown-team] no team here has this name
       *[not-led] this person is in another team: ask an owner to invite them
    }

# Why the service refused a row, by the error's code; $detail is what the service says.
assessments-refused =
    { $code ->
        [external_id_taken] someone else here has this id
        [not_led] this person isn't in any of your teams: ask an owner to add them
        [other_coach] this person shares their results only with their own coach, and the team has a different one
       *[other] { $detail }
    }

assessments-row-line = Line

assessments-row-outcome = What happens

assessments-rows-alt = Every row and what happens to it

assessments-result-links = **The links**, to send from your own e-mail:

assessments-result-download = Download names, links and messages:

assessments-result-column =
    { $column ->
        [name] Name
        [email] E-mail
        [link] Link
       *[message] Message
    }
