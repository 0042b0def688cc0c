## What a claim rests on: the names of figures.

# Of the direction of one style, or of that between two.
evidence-direction =
    { $styles ->
        [DI] probability of being above all fast
        [IS] probability of putting people first above all
        [SC] probability of being above all calm
        [DC] probability of putting the task first above all
       *[one] probability of being in the direction of { $styles }
    }

evidence-half = probability of being in { half-of-circle }

evidence-score-beyond =
    { $side ->
        [above] probability that the score in { $styles } lies above { $line }
       *[below] probability that the score in { $styles } lies below { $line }
    }

evidence-score = score in { $styles }

evidence-score-interval = score in { $styles }, with its 95% interval

evidence-style-given = style as the service names it

# What a check of answers looks for. Another service's check has its own words: $meaning.
check-meaning =
    { $check ->
        [person_fit] Answers that fit together less well than those of nearly everybody
        [near_random] Answers that fit random picking better than choosing
        [random_answers] Answers that fit random picking 100 times better than choosing
        [answered] Fewer than three quarters of the questions answered
        [too_few] Fewer than half of the questions answered
        [fast] More than a quarter of the answers given too fast to have read the text
        [too_fast] More than half of the answers given too fast to have read the text
        [same_places] The same two places on the screen picked more than four times in a row
        [place_pattern] Answers that follow places on the screen and not the text
        [translated] Answers given while the browser showed a machine’s translation of the statements
       *[other] { $meaning }
    }

# What a check that failed means for reading the profile. $meaning is that of another service's check.
check-note =
    { $check ->
        [person_fit]
            { $voice ->
                [you] Your answers go together less well than those of nearly everybody, so what is read from them may fit you less.
               *[named] The answers go together less well than those of nearly everybody, so what is read from them may fit less.
            }
        [near_random]
            { $voice ->
                [you] Your answers look more like chance than like choosing, so what is read from them may simply be wrong. That can happen to people who choose with care, too.
               *[named] The answers look more like chance than like choosing, so what is read from them may simply be wrong. That can happen to people who choose with care, too.
            }
        [random_answers]
            { $voice ->
                [you] Your answers look far more like chance than like choosing, so nothing can be read from them. Why that is, they don't say.
               *[named] The answers look far more like chance than like choosing, so nothing can be read from them. Why that is, they don't say.
            }
        [answered] More than a quarter of the questions have no answer, so there is less to go by.
        [too_few] More than half of the questions have no answer, so there is too little to go by.
        [fast]
            { $voice ->
                [you] More than a quarter of your answers came sooner than their text can be read, so they may not show what you would choose.
               *[named] More than a quarter of the answers came sooner than their text can be read, so they may not show what the person would choose.
            }
        [too_fast]
            { $voice ->
                [you] More than half of your answers came sooner than their text can be read, so they can't show what you would choose.
               *[named] More than half of the answers came sooner than their text can be read, so they can't show what the person would choose.
            }
        [same_places] The same two places on the screen were picked several times in a row, so these answers may have little to do with the text.
        [place_pattern] The answers follow places on the screen and not the text, so they may say little about what fits.
        [translated]
            { $voice ->
                [you] Your browser translated statements while you answered. What it made of them, we don't know, so the answers may fit you less.
               *[named] The browser translated statements while they were answered. What it made of them, we don't know, so the answers may fit less.
            }
       *[other] { $meaning }
    }

evidence-yes = yes

evidence-ok = ok

evidence-caution = to be read with care

evidence-open = can't tell yet

evidence-withheld = no profile

evidence-verdict = verdict on the answers

evidence-norms = norms

evidence-norm-group = people in the norm group

evidence-banks = versions of the questionnaire

evidence-doubtful = people whose answers need reading with care

evidence-pair-styles = probability that the first is in the direction of { $first } and the second in that of { $second }

evidence-pair-same = probability that both are in the direction of { $styles }

evidence-pair-difference =
    { $axis ->
        [pace] difference in pace, in standard deviations
       *[focus] difference in focus, in standard deviations
    }

# How probable it is of the likelier of the two.
evidence-pair-nearer =
    { $end ->
        [fast] how sure it is who is faster
        [calm] how sure it is who is calmer
        [people] how sure it is who puts people first more
       *[task] how sure it is who puts the task first more
    }

evidence-pair-halves =
    { $axis ->
        [pace] probability that one is in the fast half and the other in the calm half
       *[focus] probability that one is in the people-first half and the other in the task-first half
    }

evidence-pair-both = probability that both are in { half-of-circle }

evidence-profiled = people profiled

evidence-most = probability that more than half are in the direction of { $styles_or }

evidence-expected = expected people in the direction of { $styles_or }

evidence-each = probability that at least { $least } are in the direction of { $one } and at least { $least } in that of { $other }

evidence-absent = probability that nobody is in the direction of { $styles_or }

evidence-end-most = probability that most are in { half-of-circle }

evidence-ends-each =
    { $axis ->
        [pace] probability that { $least } or more are in the fast half, and { $least } or more in the calm half
       *[focus] probability that { $least } or more are in the people-first half, and { $least } or more in the task-first half
    }

evidence-many = probability that { $least } or more are in the direction of { $styles }

evidence-group =
    { $count ->
        [one] probability of that
       *[other] probability of that for all { $count } together
    }

evidence-two = probability that two or more are in the direction of { $styles }

evidence-expected-with = expected people in the direction of { $styles }, with the newcomer

evidence-coverage = probability that somebody is in the direction of each style

evidence-lone = probability that exactly one is in the direction of { $styles }

evidence-lone-person = probability that it is this person

evidence-counts = people in the direction of { $styles }, 95% interval

evidence-mean = mean score in { $styles }

evidence-mean-beyond =
    { $side ->
        [above] probability that the mean lies above { $line }
       *[below] probability that the mean lies below { $line }
    }

evidence-centre = probability that the centre is in { half-of-circle }

evidence-centre-position =
    { $axis ->
        [pace] centre's pace, in standard deviations
       *[focus] centre's focus, in standard deviations
    }

evidence-spread-close = probability that the spread is less than { $line } times the norm group's

evidence-spread-far = probability that the spread is more than { $line } times the norm group's

evidence-spread = spread, as a multiple of the norm group's

evidence-end =
    { $end ->
        [fast] probability of being the fastest
        [calm] probability of being the calmest
        [people] probability of putting people first more than anybody else
       *[task] probability of putting the task first more than anybody else
    }

evidence-outlier = probability that the distance from the others' centre is more than twice their spread

evidence-outlier-distance = distance from the others' centre, as a multiple of their spread

evidence-bridge = probability of that, and that at least { $least } others are in the direction of { $one } and at least { $least } in that of { $other }

evidence-friction = probability that one is in the direction of { $one } and the other in that of { $other }

evidence-distance = distance on the circle, in standard deviations

evidence-members-size = members

evidence-members-profiled = members with a profile

evidence-members-others = other members

# The people in a group, by how sure it is that they belong there.
evidence-group-certainty =
    { $strength ->
        [very-likely] people who very likely are
        [likely] people who likely are
       *[more-likely-than-not] people who more likely than not are
    }

evidence-group-open = people whose direction is open

# Beside the probability of a claim about a team some of whose answers look random: the same by the others alone. $value is
# "open" where these claim nothing of the kind.
evidence-without-random =
    { $count ->
        [one] the same without the set of answers that looks random
       *[other] the same without the { $count } sets of answers that look random
    }

# Beside the word for how sure a claim about a team is, where this would be another one without the answers that look random.
evidence-holds-without-random =
    { $claimed ->
        [yes] { $percent } without the answers that look random
       *[no] Not supported without the answers that look random
    }
