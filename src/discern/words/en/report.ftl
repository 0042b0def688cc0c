## What the built-in writer adds to statements, and what a report says around them.

# The probability of the sentence before; $turn alternates, so that a list doesn't repeat itself.
report-chance =
    { $certain ->
        [yes] The chance of that is more than 99%.
       *[no]
            { $turn ->
                [0] The chance of that is { $percent }.
               *[1] The answers put the chance of that at { $percent }.
            }
    }

# A statement that an earlier section has made in full.
report-chance-again =
    { $certain ->
        [yes] { $headline }: the chance of that is more than 99%.
       *[no] { $headline }: the chance of that is { $percent }.
    }

report-score = The score is { $score }.

## Title and subtitle. $audience is self, manager or coach.

# Title and subtitle as one text.
report-name = { $title }: { $subtitle }

report-title-pair = { $a } and { $b }

report-subtitle-person =
    { $audience ->
        [self] How you work, for yourself
        [coach] A way of working, for a coach
       *[manager] A way of working, for a manager
    }

report-subtitle-pair =
    { $audience ->
        [self] How they work together, for the two of them
        [coach] How they work together, for their coach
       *[manager] How they work together, for their manager
    }

report-subtitle-team =
    { $audience ->
        [self] How this team works together, for the team itself
        [coach] How this team works together, for its coach
       *[manager] How this team works together, for its manager
    }

## Headings of sections. $subject is assessment, comparison or team.

report-heading-summary = In short

report-heading-details =
    { $subject ->
        [assessment]
            { $audience ->
                [self] What your answers say
               *[other] What the answers say
            }
        [comparison]
            { $audience ->
                [self] Where you two are alike and where you differ
               *[other] Where they are alike and where they differ
            }
       *[team]
            { $audience ->
                [self] What we are like as a team
               *[other] What the team is like
            }
    }

report-heading-people =
    { $subject ->
        [assessment] With others
        [comparison] Where they may clash
       *[team] Who is where
    }

report-heading-strengths =
    { $subject ->
        [assessment]
            { $audience ->
                [self] What you bring
               *[other] What this brings
            }
        [comparison]
            { $audience ->
                [self] What you two have together
               *[other] What they have together
            }
       *[team]
            { $audience ->
                [self] What we can count on
               *[other] What the team can count on
            }
    }

report-heading-watch-outs =
    { $subject ->
        [assessment] What it may cost
        [comparison]
            { $audience ->
                [self] What you both may miss
               *[other] What both may miss
            }
       *[team] What to watch
    }

report-heading-try =
    { $subject ->
        [assessment]
            { $audience ->
                [self] What to ask for
               *[other] What to try
            }
        [comparison]
            { $audience ->
                [self] What each of you can try
               *[other] What each can try
            }
       *[team] What to try this week
    }

report-heading-questions =
    { $subject ->
        [assessment]
            { $audience ->
                [self] A question to yourself
               *[other] A question to talk about
            }
        [comparison] Questions to talk about
       *[team]
            { $audience ->
                [self] Questions for us
               *[other] Questions for the team
            }
    }

report-heading-certainty = How sure this is

report-heading-drawings = Drawings, in words

report-heading-evidence = What the sentences rest on

report-heading-basis = What it was measured with

report-heading-everybody = Everybody

## Who wrote it, and when.

# $kind is built_in, model or both; $model is the name of a language model.
report-writer =
    { $kind ->
        [model] Written by the language model { $model }; every sentence was checked against its evidence.
        [both] Written by the language model { $model }, every sentence checked against its evidence, and by Discern's own rules where sentences didn't hold. Each section says whose it is.
       *[built_in] Written by Discern's own rules from the measured statements.
    }

report-section-writer =
    { $kind ->
        [model] Written by { $model }
       *[built_in] Written by Discern's own rules
    }

# Date and writer on one line.
report-written = { $date }. { $writer }

## Below the statements, and around the pages.

# How sure a statement is, before its evidence.
report-strength =
    { $strength ->
        [very-likely] Very likely
        [likely] Likely
        [more-likely-than-not] More likely than not
       *[open] Can't tell yet
    }

# A figure under a statement.
report-figure = { $name }: { $value }

report-page = { $page } of { $pages }

report-column-name = Name

report-everybody-note = How probable it is that somebody leads with each style.

report-no-font = Some letters here belong to a script that this computer has no font for, so they may show as boxes, and this document is not tagged for screen readers. With the Noto fonts installed it would be.

## Why there is no report.

report-nothing-person = These answers carry no profile, so there is nothing to report.

report-nothing-pair = One of the two has no profile, so there is nothing to compare.

report-nothing-team = Nobody in this team has a profile that may be shown, so there is nothing to report.

report-nothing-assessment = This assessment has no results.

report-nothing-shared = One of the two has no result that counts, or doesn't share it.
