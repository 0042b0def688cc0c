## What people agreed on, in their own words: on the first page, a person's and a team's.

# The words of an agreement as a sentence; $when, $who and $will are people's own. $dated is whether its day is said.
agreements-words =
    { $shape ->
        [all] When { $when }, { $who } will { $will }
        [when] When { $when }: { $will }
        [who] { $who } will { $will }
       *[will] { $will }
    }{ $dated ->
        [no] .
       *[yes] { " " }(due { $until }).
    }

# The heading of those whose day has come.
agreements-due = Agreed, and due this week

agreements-outcome =
    { $outcome ->
        [kept] Kept
        [partly] Partly
       *[dropped] Dropped
    }

# After a button, with an Undo. $words is the agreement.
agreements-noted =
    { $outcome ->
        [kept] Kept: { $words }
        [partly] Partly kept: { $words }
       *[dropped] Dropped: { $words }
    }

# Folded, on a person's page and a team's.
agreements-agree = Agree on something

agreements-field =
    { $field ->
        [when] When this happens
        [who] Who
        [will] Will
       *[until] By
    }

# What a field is for, in grey.
agreements-example =
    { $field ->
        [when] the team decides (optional)
        [who] a name, or both of us (optional)
       *[will] name one risk before we decide
    }

# A button.
agreements-go = Write it down

# $name is the person's; $count is how many people the agreement is with.
agreements-readers =
    { $count ->
        [one] The agreement: you, { $name } and coaches of { $name }'s teams.
       *[other] The agreement: you, { $name } and their coaches.
    } Owners see only how many agreements there are.

# The same of an agreement of a team.
agreements-readers-team = The agreement: you and the team's coaches. Owners see only how many agreements there are.

# In place of it.
agreements-readers-all = No one signs in here: everyone who opens this app can read this.

agreements-too-long = Each field takes one line of up to 280 characters, and “Who” up to 200.

# How the next talk begins, and below the others the last one that was answered. $words is a sentence.
agreements-last =
    { $outcome ->
        [kept] Kept last time: { $words }
        [partly] Last time, partly: { $words } What is in the way?
        [dropped] Last time, dropped: { $words } What was in the way?
       *[open] You agreed: { $words } How is it going?
    }

agreements-kept = Kept { $kept } of { $answered }, which says nothing about DISC.

# After three in a row that were dropped.
agreements-stop = The last three were dropped. Stop agreeing on things for now, or try something smaller?

# Above the form, which has the words of one that was partly kept. $day is when that was said.
agreements-shrink = Partly kept, on { $day }. Try half of it, or do it just once.

# A link to that form.
agreements-shrink-go = Make it smaller

## The page with all of them, team by team.

# A link to it. $count is how many are open.
agreements-all = All agreements: { $count } open

# The heading. $due and $open are how many there are; $open are those whose day is still to come.
agreements-all-title =
    { $due ->
        [0]
            { $open ->
                [0] No agreement is open.
                [one] Nothing is due; one agreement is open.
               *[other] Nothing is due; { $open } agreements are open.
            }
        [one] One agreement is due.
       *[other] { $due } agreements are due.
    }

# Before one whose day has come; $days is how many days ago, and $day that day.
agreements-is-due =
    { $days ->
        [0] due today
       *[other] overdue since { $day }
    }

# The heading of those that were asked about and not answered.
agreements-still-open = Still open

# The same of those of teams, and of two people of whom the reader meets one, whose day is still to come.
agreements-ahead = Agreed, for later

# A button that opens a form, beside an agreement whose day is over.
agreements-new-day = New date

agreements-new-day-label = By

agreements-new-day-go = Save

# In place of a team's name.
agreements-no-team = In no team

# The same, over what people of different teams agreed on.
agreements-across = People of different teams

agreements-answered = { $count } answered

agreements-none = No agreements yet

agreements-none-detail = What you agree on in a talk, on a person's page or with a team appears here, team by team.

agreements-none-here = This service keeps no agreements.

## On several pages.

agreements-delete = Delete this agreement

# A file with the day of an agreement.
agreements-calendar = Add to my calendar

# A button on a team's card of the week.
agreements-take-on = I'll do this

# Below a card that a team took on.
agreements-card-taken-on = To be done by { $until }

agreements-taken-on = To be done by { $until }. You will be asked about it on that day.
