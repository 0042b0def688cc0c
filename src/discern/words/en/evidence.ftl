## What a claim rests on: the names of figures.

# Of the direction of one style, or of that between two.
evidence-direction =
    { $styles ->
        [DI] chance of moving fast above all
        [IS] chance of putting people first above all
        [SC] chance that calm shows more than task or people
        [DC] chance of putting the task first above all
       *[one] chance of the { $styles } quarter
    }

evidence-half = chance of being in { half-of-circle }

evidence-score-beyond =
    { $side ->
        [above] chance that the score in { $styles } lies above { $line }
       *[below] chance that the score in { $styles } lies below { $line }
    }

evidence-score = score in { $styles }

evidence-score-interval = score in { $styles }, with its 95% interval

evidence-style-given = style, as the service names it

# What a check of answers looks for. Another service's check has its own words: $meaning.
check-meaning =
    { $check ->
        [person_fit] Answers that fit together less well than almost anyone's
        [near_random] Answers more like random picks than like choices
        [random_answers] Answers 100 times more like random picks than like choices
        [answered] Fewer than three quarters of the questions answered
        [too_few] Fewer than half of the questions answered
        [fast] More than a quarter of the answers given too fast to have read the text
        [too_fast] More than half of the answers given too fast to have read the text
        [same_places] The same two places on the screen picked more than four times in a row
        [place_pattern] Answers picked by position, not by content
        [translated] Answers given while the browser showed a machine translation
       *[other] { $meaning }
    }

# What a check that failed means for reading the profile. $meaning is that of another service's check.
check-note =
    { $check ->
        [person_fit]
            { $voice ->
                [you] Your answers fit together less well than almost anyone's, so they say less about you.
               *[named] The answers fit together less well than almost anyone's, so they say less about the person.
            }
        [near_random]
            { $voice ->
                [you] Your answers look more like random picks than like choices, so what they say may simply be wrong. That can happen to people who choose with care, too.
               *[named] These answers hang together so little that what they say may simply be wrong. That can happen to people who choose with care, too. Ask one to one what fits.
            }
        [random_answers]
            { $voice ->
                [you] Your answers look far more like random picks than like choices, so nothing can be read from them. They don't show why.
               *[named] These answers don't give a profile: they hang together too little, and they don't show why. Ask the person to answer again, or talk about it one to one.
            }
        [answered] More than a quarter of the questions have no answer, so there is less to go by.
        [too_few] More than half of the questions have no answer, so there is too little to go by.
        [fast]
            { $voice ->
                [you] More than a quarter of your answers came faster than anyone can read the text, so they may not show what you would choose.
               *[named] More than a quarter of the answers came faster than anyone can read the text, so they may not show what the person would choose.
            }
        [too_fast]
            { $voice ->
                [you] More than half of your answers came faster than anyone can read the text, so they can't show what you would choose.
               *[named] More than half of the answers came faster than anyone can read the text, so they can't show what the person would choose.
            }
        [same_places] The same two places on the screen were picked several times in a row, so these answers may have little to do with the text.
        [place_pattern] The answers were picked by position, not by content, so they may say little about what fits.
        [translated]
            { $voice ->
                [you] Your browser translated statements while you answered. We don't know what it made of them, so your answers may say less about you.
               *[named] The browser translated statements while they were answered. We don't know what it made of them, so the answers may say less about the person.
            }
       *[other] { $meaning }
    }

evidence-yes = yes

evidence-ok = ok

evidence-caution = to be read with care

evidence-withheld = no profile

evidence-verdict = verdict on the answers

evidence-norms = norms

evidence-norm-group = people in the norm group

evidence-languages = languages of the questionnaire

evidence-banks = versions of the questionnaire

evidence-doubtful = people whose answers need reading with care

evidence-pair-styles = chance that one is in the { $first } quarter and the other in the { $second } quarter

evidence-pair-same = chance that both are in the { $styles } quarter

evidence-pair-difference =
    { $axis ->
        [pace] difference in pace (1 is as much as people usually differ from the average)
       *[focus] difference in focus (1 is as much as people usually differ from the average)
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
        [pace] chance that one is in the fast half and the other in the calm half
       *[focus] chance that one is in the people-first half and the other in the task-first half
    }

evidence-pair-both = chance that both are in { half-of-circle }

# Of three or four people, some on either side.
evidence-several-nearer =
    { $axis ->
        [pace] how sure it is that each on the first side is faster than each on the second
       *[focus] how sure it is that each on the first side puts people first more than each on the second
    }

evidence-several-halves =
    { $axis ->
        [pace] chance that the first side is in the fast half and the second in the calm half
       *[focus] chance that the first side is in the people-first half and the second in the task-first half
    }

evidence-several-both = chance that all of them are in { half-of-circle }

evidence-profiled = people with a profile

evidence-most = chance that more than half are in the { $styles_or } quarter

evidence-expected = expected people in the { $styles_or } quarter

evidence-each = chance that at least { $least } are in the { $one } quarter and at least { $least } in the { $other } quarter

evidence-absent = chance that no one is in the { $styles_or } quarter

evidence-end-most = chance that most are in { half-of-circle }

evidence-ends-each =
    { $axis ->
        [pace] chance that { $least } or more are in the fast half, and { $least } or more in the calm half
       *[focus] chance that { $least } or more are in the people-first half, and { $least } or more in the task-first half
    }

evidence-many = chance that { $least } or more are in the { $styles } quarter

evidence-group =
    { $count ->
        [one] chance of that
       *[other] chance of that for all { $count } together
    }

evidence-two = chance that two or more are in the { $styles } quarter

evidence-expected-with = expected people in the { $styles } quarter, with the newcomer

evidence-coverage = chance that someone is in each quarter

evidence-lone = chance that exactly one is in the { $styles } quarter

evidence-lone-person = chance that it is this person

evidence-counts = people in the { $styles } quarter, 95% interval

evidence-mean = mean score in { $styles }

evidence-mean-beyond =
    { $side ->
        [above] chance that the mean lies above { $line }
       *[below] chance that the mean lies below { $line }
    }

evidence-centre =
    { $region ->
        [fast] chance that the centre is in the fast half
        [calm] chance that the centre is in the calm half
        [people] chance that the centre is in the people-first half
        [task] chance that the centre is in the task-first half
        [DI] chance that the centre is at the top, between D and I
        [IS] chance that the centre is on the right, between I and S
        [SC] chance that the centre is at the bottom, between S and C
        [DC] chance that the centre is on the left, between D and C
       *[one] chance that the centre is in the { $region } quarter
    }

evidence-centre-position =
    { $axis ->
        [pace] how far the team's centre is towards fast (0 is average, and most people are between -1 and 1)
       *[focus] how far the team's centre is towards people (0 is average, and most people are between -1 and 1)
    }

evidence-spread-close = chance that the spread is less than { $line } times the norm group's

evidence-spread-far = chance that the spread is more than { $line } times the norm group's

evidence-spread = spread, as a multiple of the norm group's

evidence-end =
    { $end ->
        [fast] chance of being the fastest
        [calm] chance of being the calmest
        [people] chance of putting people first more than anyone else
       *[task] chance of putting the task first more than anyone else
    }

evidence-outlier = chance that the distance from the others' centre is more than twice their spread

evidence-outlier-distance = distance from the others' centre, as a multiple of their spread

evidence-bridge = chance of that, and that at least { $least } others are in the { $one } quarter and at least { $least } in the { $other } quarter

evidence-friction = chance that one is in the { $one } quarter and the other in the { $other } quarter

evidence-distance = distance on the circle (1 is as much as people usually differ from the average)

evidence-members-size = members

evidence-members-profiled = members with a profile

evidence-members-others = other members

# The people in a group, by how sure it is that they belong there.
evidence-group-certainty =
    { $strength ->
        [very-likely] people who very likely belong there
        [likely] people who likely belong there
       *[leaning] people leaning there
    }

evidence-group-open = people whose place is open

evidence-group-random = people whose answers are unclear

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
