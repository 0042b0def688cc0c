## One person's profile: the page of their results, and a taker's own.

profile-unmeasured = The service says { $style }. It doesn't say how sure that is.

# What a high and a low score of a style tend to go with.
profile-style-scores =
    { $styles ->
        [D] People with a high score decide fast, take charge and are blunt. People with a low one weigh things first, ask rather than tell, and let others go ahead.
        [I] People with a high score talk things through, persuade and bring energy into the room. People with a low one use few words, like small groups and stick to the point.
        [S] People with a high score listen, keep things steady and see work through. People with a low one like change and pace, and move on quickly.
       *[C] People with a high score check facts, follow a method and get details right. People with a low one go by feel, and start before every detail is known.
    }

# Above the portrait.
profile-portrait-basis = Only the place on the circle is measured. The description is what DISC courses teach.

profile-style-missing = These are the scores. The service names no style.

profile-caution = Read this with care

# After what is unusual about the answers: what to do.
profile-caution-step =
    { $voice ->
        [you] Check which sentences sound like you before you rely on them. If few do, ask the person who invited you for a new assessment.
       *[named] Before you rely on this, ask the person what sounds right. If that isn't much, offer a new assessment.
    }

# In place of a portrait, where the answers look random.
profile-random =
    { $voice ->
        [you] Nothing here says how you work.
       *[named] Nothing here says how { $name } works
    }

profile-random-detail =
    { $voice ->
        [you] Your scores may be chance. The check can be wrong: careful choices can look like this too.
       *[named] The scores may be chance. The check can be wrong: careful choices can look like this too. Ask one to one what fits, and offer a new assessment.
    }

# A fold with the pictures of answers that look random.
profile-random-scores = Scores, and place on the circle

# Folded, before the list of checks that failed.
profile-checks-failed = What was unusual about the answers

# Above one thing to do.
profile-next-talk = Next talk

# Below a title that says one axis alone.
profile-open =
    { $axis ->
        [pace] Fast or calm: open.
       *[focus] Task or people first: open.
    }

# The letters of where somebody is on the circle.
profile-letters-one = { $letter }, { style-name }

profile-letters-between = { $one } and { $other }

profile-letters-half =
    { $half ->
        [fast] D or I
        [people] I or S
        [calm] S or C
       *[task] D or C
    }

profile-basis-title = What it is based on

profile-withheld-why = Why there is no profile

# When somebody answered, and that something about the answers is unusual: a part each, in one line.
profile-completed = Answered { $day }

profile-verdict =
    { $verdict ->
        [caution] read with care
       *[withheld] no profile
    }

## The numbers, and what they are based on.

profile-scores-title = The four scores

# The heading of what a high and a low score in each style go with.
profile-meanings = What high and low scores mean

profile-column =
    { $column ->
        [style] Style
        [score] Score
       *[highest] Highest
    }

profile-scores-detail =
    { $norms ->
        [provisional] Scores run from 0 to 100. Until there is a norm group of real people, 50 is the middle of simulated people. { profile-scores-brackets }
       *[other] Scores run from 0 to 100, and 50 is the middle of the norm group. { profile-scores-brackets }
    }

profile-scores-brackets = The brackets show where the true score lies with 95% probability, if the assumptions behind it hold. No style is better than another, and a score doesn't measure skill.

# After profile-scores-detail, on the column Highest.
profile-highest-detail = “Highest” says how likely this score is the highest of the four. The direction can be that of another style, and How it works says why.

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
profile-basis-check = Which questionnaire it was

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

profile-basis-days = In published retests of DISC, scores changed from day to day by more than chance explains. The ranges don't allow for that.

profile-basis-excluded-uses = Meant for development and for talking in a team. Not for hiring, firing, promotion or judging who is better.

profile-counts = How often each style was picked

profile-counts-detail = This is a count of the answers, not a measurement.

# The heading of the table of checks of the answers.
profile-checks = What the answers were checked for

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
profile-check-limits = These checks find people who answer too fast, keep tapping the same places, or pick what is true of no one. They miss people who skim, or who answer the way they'd like to be, and some honest answers fail a check.

## Where there is no profile to show.

profile-unread = This service's scores can't be read

profile-unread-detail = The service's answer has no scores that can be read for certain. That says nothing about the person. Look up the profile in the service itself.

profile-given = This service doesn't say what scale its scores use, so they are shown as they came. If you know the scale, choose it under Settings.

profile-given-column =
    { $column ->
        [style] Style
       *[score] As given
    }

profile-withheld = The answers are too unclear for a profile

profile-withheld-detail = That is about the answers, not about the person. Talk about it, and offer a new assessment.

## The page of a person's results.

profile-compare = Compare

## Team-mates: what to expect of each.

profile-teammates = With team-mates

profile-teammates-open =
    { $count ->
        [one] Nothing is sure enough yet to say about one more team-mate.
       *[other] Nothing is sure enough yet to say about { $count } more team-mates.
    }

# Where they say it of none.
profile-teammates-all-open =
    { $count ->
        [one] Nothing is sure enough yet to say about the one team-mate you can see.
       *[other] Nothing is sure enough yet to say about the { $count } team-mates you can see.
    }

profile-teammates-unknown = Team-mates can't be read right now.

## Earlier profiles.

profile-history-unknown = This person's earlier profiles can't be read right now.

profile-history-other = The profile of { $day } was scored against other norms, so the two can't be compared.

# What has changed since an earlier profile: { $changes } is one of the messages below.
profile-history-since = **Since { $day }:** { $changes }

profile-history-column =
    { $column ->
        [completed] Finished
       *[withheld] no profile
    }

profile-history-shown = { $label } (shown above)

profile-history-open = Profile of { $label }

profile-change-none = One of the two has no profile, so there is nothing to compare.

profile-change-unknown = This service doesn't say how sure its scores are, so no one can say whether anything has changed.

# $changes is a list of the four styles' changes.
profile-change-ranges = Each change lies in its range with 95% probability, allowing for chance and for another day: { $changes }. Where a range includes 0, there may be no change at all.

profile-change-score = { style-name } { $range } points

## The answers of a person behind each statement about them.

profile-answers-title =
    { $voice ->
        [you] From your own answers
       *[named] The answers behind it
    }

profile-answers-detail = Open a line to see which answers speak for and against it. This person lets the coach see them, and can stop that at any time.

profile-answers-supporting = Speaks for it

profile-answers-opposing = Speaks against it

profile-answers-none = No single answer decides this. Without any one of them it would be about as likely.

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
        [results] Export this profile
        [export] Export everything stored…
        [merge] Merge with another entry…
       *[delete] Delete
    }

profile-export-results-about = Excel has the findings, the scores with their ranges, and notes. CSV has only the scores. JSON has every detail, for other programs.

profile-export-all-detail = Everything stored about this person that you may see. If the person asks what data you hold, send both files. The page says it in plain words. The other has every detail and each answer, for programs.

profile-export-all-page = Page to read (HTML)

profile-export-all-go = Every detail, for programs (JSON)

# To somebody who doesn't share their results.
profile-ask = Write an e-mail

profile-not-invited = Not invited yet

profile-not-invited-detail = Invite this person, and the profile appears here.

profile-unanswered-detail = The profile appears here once every question is answered. You can send the link again.

profile-ended =
    { $status ->
        [expired] The invitation has ended
       *[cancelled] The invitation was cancelled
    }

profile-ended-detail = Not every question was answered, so there is no profile. You can invite this person again.

profile-history-none = Nothing to compare with yet

profile-history-none-detail = This is the only profile so far. After another one, you see here how much each score may have changed.
