## Reports: request one, follow its progress, read it, download it.

reports-detail = What profiles mean, in writing: for the people themselves, for their manager, or for their coach.

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

reports-length =
    { $length ->
        [full] Full
       *[short] Short
    }

# Below the choice between a short and a full report.
reports-pages =
    { $subject ->
        [team] Short is one page with the point first. Full is 10 to 14 pages.
        [comparison] Short is one page with the point first. Full is 4 to 6 pages.
       *[assessment] Short is one page with the point first. Full is 8 to 12 pages.
    }

reports-will-write = Written by Discern's own rules from what the answers say.

reports-purpose = What is it for? (optional)

reports-purpose-example = Before our planning week

reports-will-write-model = Every sentence is Discern's own. { $model } chooses which stand in the report, and in which order. It isn't sent the names of people here; another name in your purpose is removed if it is recognised.

reports-write = Write the report

reports-team = Team

reports-person = Person

reports-first = First person

reports-second = Second person

reports-profiles-none = Nobody has a profile yet. Invite people, and come back when one of them has answered.

reports-profiles-none-team = Nobody in this team has a profile that may be shown yet. Choose another team, or invite its people.

reports-profiles-none-person = This person's answers give no profile, so there is nothing to write about.

reports-profiles-none-pair = A report on two people needs two with a profile.

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

reports-none-detail = A report puts a profile, a pair or a team into words, and shows what each sentence rests on. It is written in a few seconds.

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
reports-opening-note = Drafted by AI ({ $model }), not checked for meaning. Only you see it. Compare it with what it rests on, and accept it only if you would say it yourself: it then stands in the report, marked as drafted by AI.

reports-opening-basis = It rests on:

reports-opening-accept = Put it into the report

reports-opening-refuse = Delete it

reports-guide = How to read this, and what it is for

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

# In front of how sure a piece of advice is: the number of the claim behind it, which is as sure as that.
reports-rests-on = Rests on { $number }:

reports-numbers = The small numbers open what a sentence rests on.

reports-files = Download

reports-file =
    { $file ->
        [a4] PDF, A4
        [letter] PDF, Letter
        [markdown] Markdown
       *[json] JSON
    }
