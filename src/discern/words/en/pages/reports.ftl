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

reports-will-write = Written by Discern's own rules from what the answers say.

reports-will-write-model = Written by { $model }; every sentence is checked against its evidence, and those that fail are replaced by Discern's own rules. No name leaves this service.

reports-write = Write the report

reports-team = Team

reports-person = Person

reports-first = First person

reports-second = Second person

reports-profiles-none = Nobody has a profile yet. Send assessments, and come back when one is completed.

## A report under way, and the list of them.

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

# $reason is what the service gives, if anything.
reports-ended =
    { $status ->
        [failed] **{ $name }**: failed. { $reason }
       *[cancelled] **{ $name }**: cancelled. { $reason }
    }

reports-yours = Your reports

reports-listed =
    { $audience ->
        [manager] for their manager · { reports-listed-rest }
        [coach] for their coach · { reports-listed-rest }
       *[self] for themselves · { reports-listed-rest }
    }

reports-listed-rest =
    { $length ->
        [full] full · { $day } · { reports-status }
       *[short] short · { $day } · { reports-status }
    }

reports-status =
    { $status ->
        [queued] queued
        [writing] being written
        [ready] ready
        [failed] failed
       *[cancelled] cancelled
    }

reports-listed-most = The newest { $count }. Links to older ones still work.

## A report.

reports-credit =
    { $writer ->
        [model] Written by { $model }, with every sentence checked against its evidence.
        [both] Written by { $model }, and by Discern's own rules where sentences failed the check.
       *[built_in] Written by Discern's own rules.
    }

reports-guide = How to read this, and what it is for

reports-evidence = Evidence

reports-file =
    { $file ->
        [a4] PDF, A4
        [letter] PDF, Letter
        [markdown] Markdown
       *[json] JSON
    }
