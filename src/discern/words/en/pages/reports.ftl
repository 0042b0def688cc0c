## Reports: request one, follow its progress, read it, download it.

reports-detail = What a profile, a pair or a team means in practice, in writing.

reports-new = New report

reports-about-label = About

reports-about =
    { $subject ->
        [team] A team
        [assessment] A person
       *[comparison] Two people
    }

reports-audience-label = For

reports-audience =
    { $audience ->
        [manager] Their manager
        [coach] Their coach
       *[self] Themselves
    }

reports-length-label = Length

reports-language = Language

reports-length =
    { $length ->
        [full] Full
       *[short] Short
    }

# Below the choice between a short and a full report.
reports-pages =
    { $subject ->
        [team] Short is one page. Full is about six pages.
        [comparison] Short is one page. Full is two pages.
       *[assessment] Short is one page. Full is about six pages.
    }

# Where a team gets a report on itself, before it is written.
reports-team-reads = All who get this report read everyone's card, so ask people first. Those who would rather not be in it can choose on their own page that only their coach sees their results.

reports-situations = Situations (optional, up to three)

reports-situations-usual = Those that matter most to the reader

reports-purpose = What is it for? (optional)

reports-purpose-example = Before our planning week

reports-will-write-model = Every sentence is Discern's own. { $model } chooses which ones go into the report, and in what order. It isn't sent the names of people here, and another name in your purpose is removed if it is recognised.

reports-write = Write the report

reports-team = Team

reports-person = Person

reports-first = First person

reports-second = Second person

reports-profiles-none = No one has a profile yet. Invite people, and come back when someone has answered.

reports-profiles-none-team = No one in this team has a profile that may be shown yet. Choose another team, or invite its people.

# A team of which nothing is said as a team.
reports-profiles-few =
    { $count ->
        [one] One person here has a profile. A report says what a team is like from three on.
       *[other] { $count } people here have a profile. A report says what a team is like from three on.
    }

reports-profiles-none-person = This person's answers give no profile, so there is nothing to write about.

reports-profiles-none-pair = It takes two people with a profile.

## The list of reports.

reports-column =
    { $column ->
        [title] Report
        [about] About
        [for] For
        [length] Length
        [status] Status
       *[written] Written
    }

reports-alt = Reports, the newest first

reports-status-label = Status

reports-filter =
    { $status ->
        [ready] Ready
        [failed] Failed
       *[all] All
    }

reports-status =
    { $status ->
        [queued] Queued
        [writing] Being written
        [ready] Ready
        [failed] Failed
       *[cancelled] Cancelled
    }

reports-none = No reports yet

reports-none-detail = Writing one takes a few seconds.

## A report under way, or without a text.

reports-progress =
    { $status ->
        [queued] The report is queued
       *[writing] The report is being written
    }

reports-progress-sections =
    { $status ->
        [queued] The report is queued: { $done } of { $total } sections
       *[writing] The report is being written: { $done } of { $total } sections
    }

reports-cancel = Cancel

reports-ended =
    { $status ->
        [failed] This report could not be written
       *[cancelled] This report was cancelled
    }

reports-retry = Try again

reports-commissioned =
    { $length ->
        [full] { reports-commissioned-for }, full
       *[short] { reports-commissioned-for }, short
    }

reports-commissioned-for =
    { $audience ->
        [manager] For their manager
        [coach] For their coach
       *[self] For themselves
    }

## A report.

reports-opening = A draft for the opening

# $model is the name of a language model.
reports-opening-note = Drafted by AI ({ $model }) and not checked for meaning. Only you see it. Accept it only if it fits what it rests on. It then goes into the report, marked as drafted by AI.

reports-opening-basis = It rests on:

reports-opening-accept = Put it into the report

reports-opening-refuse = Delete it

reports-guide = How to read this, and how far to trust it

# $entry is what a menu leads to.
reports-menu =
    { $entry ->
        [subject]
            { $subject ->
                [team] Open the team
                [assessment] Open the profile
               *[comparison] Open the comparison
            }
       *[again] Write another report
    }

# $numbers are those of the statements under a sentence, such as 1, 2.
reports-evidence = What this rests on: { $numbers }

reports-numbers = Tap a small number to see how sure a finding is, and why.

reports-files = Download

reports-file =
    { $file ->
        [a4] PDF, A4
        [letter] PDF, Letter
        [markdown] Markdown
       *[json] JSON
    }
