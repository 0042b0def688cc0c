## One person's profile: the page of their results, and a taker's own.

profile-unmeasured = The service says { $style }. It doesn't say how sure that is.

# What a high and a low score of a style tend to go with.
profile-style-scores =
    { $styles ->
        [D] A high score goes with deciding fast, taking charge and being blunt; a low one with weighing things first, asking rather than telling, and letting others go ahead.
        [I] A high score goes with talking things through, persuading and bringing energy into the room; a low one with few words, small groups and sticking to the point.
        [S] A high score goes with listening, keeping things steady and seeing work through; a low one with liking change and pace, and moving on quickly.
       *[C] A high score goes with checking facts, following a method and getting details right; a low one with going by feel, and starting before every detail is known.
    }

profile-style-missing = These are the scores. The service names no style.

profile-caution = Read this with care

# After what is unusual about the answers: what to do.
profile-caution-step =
    { $voice ->
        [you] See which statements sound like you before you build on them. If few do, ask for a new assessment where you got the invitation.
       *[named] Before you build on this, ask the person what they recognise. If that isn't much, offer a new assessment.
    }

# Folded, before the list of checks that failed.
profile-checks-failed = What was found in the answers

# Before badges such as "D 97%".
profile-chances = How likely each direction is:

profile-figure-label = Figure

profile-figure =
    { $figure ->
        [scores] Scores
       *[circle] On the circle
    }

profile-advice =
    { $kind ->
        [strength] Brings
        [watch_out] May cost
        [try] Try this week
       *[question] Ask
    }

# After what kind of advice it is: what it takes for granted of the person, where that isn't very likely; $place is as in
# shared-place.
profile-advice-if =
    { $place ->
        [D] if the direction is D ({ $percent })
        [I] if the direction is I ({ $percent })
        [S] if the direction is S ({ $percent })
        [C] if the direction is C ({ $percent })
        [DI] if above all fast ({ $percent })
        [IS] if above all people first ({ $percent })
        [SC] if above all calm ({ $percent })
        [DC] if above all task first ({ $percent })
        [fast] if fast ({ $percent })
        [calm] if calm ({ $percent })
        [people] if people come first ({ $percent })
       *[task] if the task comes first ({ $percent })
    }

profile-basis-title = What it is based on

profile-withheld-why = Why there is no profile

profile-nothing-more =
    { $measured ->
        [yes] Beyond the scores, nothing is sure enough to say.
       *[no] This service says no more than the scores.
    }

# When somebody answered, and what the checks of the answers found: a part each, in one line.
profile-completed = Finished { $day }

profile-verdict =
    { $verdict ->
        [ok]
            { $checked ->
                [none] answers not checked
                [all] answers weren't too fast, all in the same places or absurd
               *[some]
                    { $count ->
                        [one] answers passed { $count } check
                       *[other] answers passed { $count } checks
                    }
            }
        [caution]
            { $checked ->
                [none] answers not checked
               *[other] something unusual in the answers
            }
       *[withheld] unclear answers
    }

## The numbers, and what they are based on.

profile-scores-title = Score by score

# The heading of what a high and a low score in each style go with.
profile-meanings = What a score goes with

profile-column =
    { $column ->
        [style] Style
        [score] Score
       *[highest] Highest
    }

profile-scores-detail =
    { $norms ->
        [provisional] Scores run from 0 to 100, and 50 is the middle of simulated people until there is a norm group. { profile-scores-brackets }
       *[other] Scores run from 0 to 100, and 50 is the middle of the norm group. { profile-scores-brackets }
    }

profile-scores-brackets = In brackets: where the true score lies with 95% probability, if the assumptions behind it hold. No style is better than another, and a score doesn't measure skill.

# After profile-scores-detail, on the column Highest.
profile-highest-detail = Highest: how likely this score is the highest of the four. It can be that of another style than the direction; How it works says why.

profile-how-sure = How sure is this, and what is it based on?

# What a fact about the result is about.
profile-basis-about =
    { $about ->
        [answers] Answers
        [norms] Norm group
        [ranges] Ranges
        [days] On another day
       *[uses] Use
    }

profile-basis-answers = { $blocks } questions of four statements each, answered { $day }.

# A fold below what a result is based on.
profile-basis-check = To check which questionnaire it was

profile-basis-check-about =
    { $about ->
        [form] Form
        [bank] Questionnaire
       *[fingerprint] Checksum
    }

profile-basis-norms =
    { $people ->
        [one] Norm group { $id }: { $people } person, as of { $day }.
       *[other] Norm group { $id }: { $people } people, as of { $day }.
    }

profile-basis-days = In published retests of DISC, scores from another day were further apart than chance explains. The ranges don't allow for that.

profile-basis-excluded-uses = Meant for development and for talking in a team. Not for hiring, firing, promotion or judging who is better.

profile-counts = How often each style was picked

profile-counts-detail = An account of the answers, not a measure.

# The heading of the table of checks of the answers.
profile-checks = What was looked for in the answers

profile-check-column =
    { $column ->
        [check] Looked for
       *[found] Found
    }

profile-check-found =
    { $found ->
        [yes] yes
       *[no] no
    }

# Below the table of checks.
profile-check-limits = These checks find people who don't look at the questions: who tap too fast, keep tapping the same places, or pick statements that are true of nobody. Somebody who glances at each question, avoids the absurd and picks the rest at random isn't found, nor is somebody who answers like the person they want to be. And some honest answers fail a check.

## Where there is no profile to show.

profile-unread = No profile is shown: this service's scores can't be read

profile-unread-detail = The service's answer has no scores that can be read here for certain. That says nothing about the person or their answers. Look at the result in the service itself.

profile-given = This service doesn't say on which scale its scores are, so they are shown as they came. If you know the scale, choose it under Settings.

profile-given-column =
    { $column ->
        [style] Style
       *[score] As given
    }

profile-withheld = Unclear answers: they don't support a profile

profile-withheld-detail =
    { $voice ->
        [you] That says something about the answers; nothing is wrong with you.
       *[named] That says something about the answers; nothing is wrong with the person. Talk about it, and offer a new assessment.
    }

## The page of a person's results.

profile-compare = Compare

## Team-mates: what to expect of each.

profile-teammates = With team-mates

profile-teammates-about = Team-mates whose profiles you may see, the surest of each kind first. What styles bring is what DISC courses teach; it wasn't measured here.

profile-teammates-open =
    { $count ->
        [one] For one more the answers can't tell yet.
       *[other] For { $count } more the answers can't tell yet.
    }

# Where they can tell it for nobody.
profile-teammates-all-open =
    { $count ->
        [one] The answers can't tell yet what to expect of the one team-mate whose profile you may see.
       *[other] The answers can't tell yet what to expect of any of the { $count } team-mates whose profiles you may see.
    }

profile-teammates-unknown = What to expect of team-mates can't be read right now.

## Earlier profiles.

profile-history-unknown = This person's earlier profiles can't be read right now.

profile-history-other = The profile of { $day } was scored against different norms, so the two can't be compared.

# What has changed since an earlier profile: { $changes } is one of the messages below.
profile-history-since = **Since { $day }:** { $changes }

profile-history-column =
    { $column ->
        [completed] Finished
       *[withheld] unclear answers
    }

profile-history-shown = { $label } (shown above)

profile-history-open = Profile of { $label }

profile-change-none = One of the two has no profile, so there is nothing to compare.

profile-change-unknown = This service doesn't say how certain its scores are, so nothing can be said of a change.

# $changes is a list of the four styles' changes.
profile-change-ranges = The change lies in these ranges with 95%, allowing for chance in the answers and for another day: { $changes }. Where a range includes 0, nothing may have changed at all.

profile-change-score = { style-name } { $range } points

## The answers of a person behind each statement about them.

profile-answers-title =
    { $voice ->
        [you] From your own answers
       *[named] From their own answers
    }

profile-answers-detail =
    { $voice ->
        [you] Open a line to see which of your answers speak for it most, and which speak against it.
       *[named] Open a line to see which of their answers speak for it most, and which speak against it. They let their coach see this, and can take that back at any time.
    }

profile-answers-supporting = Speaks for it

profile-answers-opposing = Speaks against it

profile-answers-none = No single answer decides this: without any one of them it would be about as likely.

profile-answers-missing = The answers behind this can't be shown here.

## One person's page: its views, and what can be done there.

profile-view-label = View

profile-view =
    { $view ->
        [profile] Profile
        [together] Together
        [history] History
       *[basis] Evidence
    }

profile-change =
    { $change ->
        [rename] Change name or address
        [invite] Invite again
        [results] Export these results
        [export] Export everything stored…
        [merge] Merge with another entry…
       *[delete] Delete
    }

profile-export-results-about = Excel has what is said of the person, each score with its range, and what each column means. CSV has the scores alone, JSON every detail for other programs.

profile-export-all-detail = Two files with everything stored about this person, as far as you may see it. Send both if they ask what data you hold about them. The page is written for them, in plain words; the other file has every detail, including each answer, in a form that programs read.

profile-export-all-page = Page to read (HTML)

profile-export-all-go = Every detail, for programs (JSON)

# To somebody who doesn't share their results.
profile-ask = Write an e-mail

profile-not-invited = Not invited yet

profile-not-invited-detail = There is no assessment of this person. Invite them, and their profile appears here.

profile-unanswered = Not finished yet

profile-unanswered-detail = The profile appears here once they have answered every question. You can send them their link again.

profile-ended =
    { $status ->
        [expired] The invitation has ended
       *[cancelled] The invitation was cancelled
    }

profile-ended-detail = Nothing was answered to the end, so there is no profile. You can invite them again.

profile-history-none = Nothing to compare with yet

profile-history-none-detail = This is the only finished assessment. After another one, you see here by how much each score may have changed.
