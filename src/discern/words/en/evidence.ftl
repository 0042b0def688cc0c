## What a claim rests on: the names of figures. `.plain` is what a page says, which gives no distances on the circle.

evidence-leads = probability of leading with { $styles_or }

evidence-not-leading = probability of leading with { $styles_or }

evidence-blend = probability that { $styles_and } are the two highest styles

evidence-axis =
    { $end ->
        [active] probability that pace lies more than { $line } standard deviations towards active
        [thoughtful] probability that pace lies more than { $line } standard deviations towards thoughtful
        [people] probability that focus lies more than { $line } standard deviations towards people
       *[task] probability that focus lies more than { $line } standard deviations towards task
    }
    .plain =
        { $end ->
            [active] probability that pace leans clearly towards active
            [thoughtful] probability that pace leans clearly towards thoughtful
            [people] probability that focus leans clearly towards people
           *[task] probability that focus leans clearly towards task
        }

evidence-position =
    { $axis ->
        [pace] pace, in standard deviations
       *[focus] focus, in standard deviations
    }

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

evidence-known-probabilities = people with probabilities

evidence-pair-styles = probability that the first leads with { $first } and the second with { $second }

evidence-pair-same = probability that both lead with the same style

evidence-pair-opposite = probability that they lead with opposite styles

evidence-pair-complementary = probability that they lead with neighbouring styles

evidence-pair-different = probability that they lead with different styles

evidence-pair-difference =
    { $axis ->
        [pace] difference in pace, in standard deviations
       *[focus] difference in focus, in standard deviations
    }

evidence-pair-apart =
    { $axis ->
        [pace] probability that they differ by more than { $line } standard deviations in pace
       *[focus] probability that they differ by more than { $line } standard deviations in focus
    }
    .plain =
        { $axis ->
            [pace] probability that they clearly differ in pace
           *[focus] probability that they clearly differ in focus
        }

# Beside the less certain claim that the two are at opposite ends.
evidence-pair-apart-surer =
    { $axis ->
        [pace] probability that they differ by more than { $line } standard deviations in pace, wherever each lies; surer, since opposite ends are one way to differ
       *[focus] probability that they differ by more than { $line } standard deviations in focus, wherever each lies; surer, since opposite ends are one way to differ
    }
    .plain =
        { $axis ->
            [pace] probability that they clearly differ in pace, wherever each lies; surer, since opposite ends are one way to differ
           *[focus] probability that they clearly differ in focus, wherever each lies; surer, since opposite ends are one way to differ
        }

evidence-pair-alike =
    { $axis ->
        [pace] probability that they lie within { $line } standard deviations in pace
       *[focus] probability that they lie within { $line } standard deviations in focus
    }
    .plain =
        { $axis ->
            [pace] probability that they are close in pace
           *[focus] probability that they are close in focus
        }

evidence-pair-opposite-ends =
    { $axis ->
        [pace] probability that one lies more than { $line } standard deviations towards active and the other towards thoughtful
       *[focus] probability that one lies more than { $line } standard deviations towards people and the other towards task
    }
    .plain =
        { $axis ->
            [pace] probability that one leans clearly towards active and the other towards thoughtful
           *[focus] probability that one leans clearly towards people and the other towards task
        }

evidence-pair-further =
    { $end ->
        [active] probability that both lie towards active, one by more than { $line } standard deviations further
        [thoughtful] probability that both lie towards thoughtful, one by more than { $line } standard deviations further
        [people] probability that both lie towards people, one by more than { $line } standard deviations further
       *[task] probability that both lie towards task, one by more than { $line } standard deviations further
    }
    .plain =
        { $end ->
            [active] probability that both lie towards active, one clearly further
            [thoughtful] probability that both lie towards thoughtful, one clearly further
            [people] probability that both lie towards people, one clearly further
           *[task] probability that both lie towards task, one clearly further
        }

evidence-pair-both =
    { $end ->
        [active] probability that both lie towards active
        [thoughtful] probability that both lie towards thoughtful
        [people] probability that both lie towards people
       *[task] probability that both lie towards task
    }

evidence-less-sure = probability of the less sure of the two

evidence-profiled = people profiled

evidence-most = probability that more than half lead with { $styles_or }

evidence-expected = expected people who lead with { $styles_or }

evidence-each = probability that { $one } and { $other } each lead at least { $least }

evidence-absent = probability that nobody leads with { $styles_or }

evidence-end-most =
    { $end ->
        [active] probability that more than half are more than { $line } standard deviations towards active
        [thoughtful] probability that more than half are more than { $line } standard deviations towards thoughtful
        [people] probability that more than half are more than { $line } standard deviations towards people
       *[task] probability that more than half are more than { $line } standard deviations towards task
    }
    .plain =
        { $end ->
            [active] probability that more than half lean clearly towards active
            [thoughtful] probability that more than half lean clearly towards thoughtful
            [people] probability that more than half lean clearly towards people
           *[task] probability that more than half lean clearly towards task
        }

evidence-ends-each =
    { $axis ->
        [pace] probability that { $least } or more are over { $line } standard deviations towards active, and { $least } or more towards thoughtful
       *[focus] probability that { $least } or more are over { $line } standard deviations towards people, and { $least } or more towards task
    }
    .plain =
        { $axis ->
            [pace] probability that { $least } or more lean clearly towards active, and { $least } or more towards thoughtful
           *[focus] probability that { $least } or more lean clearly towards people, and { $least } or more towards task
        }

evidence-many = probability that { $least } or more lead with { $styles }

evidence-group =
    { $count ->
        [one] probability of that
       *[other] probability of that for all { $count } together
    }

evidence-two = probability that two or more lead with { $styles }

evidence-expected-with = expected people who lead with { $styles }, with the newcomer

evidence-coverage = probability that all four styles are there

evidence-lone = probability that exactly one leads with { $styles }

evidence-lone-person = probability that it is this person

evidence-counts = people who lead with { $styles }, 95% interval

evidence-mean = mean score in { $styles }

evidence-mean-beyond =
    { $side ->
        [above] probability that the mean lies above { $line }
       *[below] probability that the mean lies below { $line }
    }

evidence-centre =
    { $end ->
        [active] probability that the centre lies more than { $line } standard deviations towards active
        [thoughtful] probability that the centre lies more than { $line } standard deviations towards thoughtful
        [people] probability that the centre lies more than { $line } standard deviations towards people
       *[task] probability that the centre lies more than { $line } standard deviations towards task
    }
    .plain =
        { $end ->
            [active] probability that the centre leans clearly towards active
            [thoughtful] probability that the centre leans clearly towards thoughtful
            [people] probability that the centre leans clearly towards people
           *[task] probability that the centre leans clearly towards task
        }

evidence-centre-middle = probability that the centre lies within { $line } standard deviations of the middle both ways
    .plain = probability that the centre lies close to the middle both ways

evidence-centre-position =
    { $axis ->
        [pace] centre's pace, in standard deviations
       *[focus] centre's focus, in standard deviations
    }

evidence-spread-close = probability that the spread is less than { $line } times the norm group's

evidence-spread-far = probability that the spread is more than { $line } times the norm group's

evidence-spread = spread, as a multiple of the norm group's

evidence-outlier = probability that the distance from the others' centre is more than twice their spread

evidence-outlier-distance = distance from the others' centre, as a multiple of their spread

evidence-bridge = probability of that, and that at least { $least } others lead with { $one } and at least { $least } with { $other }

evidence-friction = probability that one leads with { $one } and the other with { $other }

evidence-distance = distance on the circle, in standard deviations

evidence-members-size = members

evidence-members-profiled = members with a profile

evidence-members-others = other members

# The people in a group, by how sure it is that they belong there.
evidence-group-certainty =
    { $strength ->
        [very-likely] people who very likely do
        [likely] people who likely do
       *[more-likely-than-not] people who more likely than not do
    }

evidence-group-open = people whose style is open

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
