## Certainty and styles, used inside other messages. What is still open is a message of its own.

certainty =
    { $strength ->
        [very-likely] very likely
        [likely] likely
       *[more-likely-than-not] more likely than not
    }

Certainty =
    { $strength ->
        [very-likely] Very likely
        [likely] Likely
       *[more-likely-than-not] More likely than not,
    }

# Who a sentence is about, with its certainty: "Ana likely", but "More likely than not, Ana", since a long adverb before
# the verb reads stiffly.
a-certainly =
    { $strength ->
        [more-likely-than-not] More likely than not, { $a }
       *[other] { $a } { certainty }
    }

b-certainly =
    { $strength ->
        [more-likely-than-not] More likely than not, { $b }
       *[other] { $b } { certainty }
    }

a-and-b-certainly =
    { $strength ->
        [more-likely-than-not] More likely than not, { $a } and { $b }
       *[other] { $a } and { $b } { certainty }
    }

you-certainly =
    { $strength ->
        [more-likely-than-not] More likely than not, you
       *[other] You { certainty }
    }

you-two-certainly =
    { $strength ->
        [more-likely-than-not] More likely than not, you two
       *[other] You two { certainty }
    }

one-of-you-certainly =
    { $strength ->
        [more-likely-than-not] More likely than not, one of you
       *[other] One of you { certainty }
    }

this-person-certainly =
    { $strength ->
        [more-likely-than-not] More likely than not, this person
       *[other] This person { certainty }
    }

# The same before an adjective: "Ana is likely", but "More likely than not, Ana is".
you-are-certainly =
    { $strength ->
        [more-likely-than-not] More likely than not, you are
       *[other] You are { certainty }
    }

this-person-is-certainly =
    { $strength ->
        [more-likely-than-not] More likely than not, this person is
       *[other] This person is { certainty }
    }

a-is-certainly =
    { $strength ->
        [more-likely-than-not] More likely than not, { $a } is
       *[other] { $a } is { certainty }
    }

the-two-certainly =
    { $strength ->
        [more-likely-than-not] More likely than not, the two
       *[other] The two { certainty }
    }

one-of-the-two-certainly =
    { $strength ->
        [more-likely-than-not] More likely than not, one of the two
       *[other] One of the two { certainty }
    }

# The certainty of a statement on its own, in brackets or in a list.
strength-name =
    { $strength ->
        [very-likely] very likely
        [likely] likely
        [more-likely-than-not] more likely than not
       *[open] can't tell yet
    }

style-name =
    { $styles ->
        [D] Dominance
        [I] Influence
        [S] Steadiness
       *[C] Conscientiousness
    }

style-named =
    { $styles ->
        [D] Dominance (D)
        [I] Influence (I)
        [S] Steadiness (S)
       *[C] Conscientiousness (C)
    }

# What people in the direction of a style, and those between two styles, tend to do, after a colon.
style-does =
    { $styles ->
        [D] going straight for results, deciding fast, being blunt
        [I] talking, persuading, bringing energy into the room
        [S] listening, keeping things steady, seeing work through
       *[C] checking facts, following a method, getting it right
    }

above-all-does =
    { $styles ->
        [DI] speaking up early, deciding soon, getting things going
        [IS] asking how people are, bringing them together, helping out
        [SC] thinking it over, keeping calm, finishing with care
       *[DC] going by results and facts, saying what doesn't work
    }

# A half of the circle, by the end of an axis.
half-of-circle =
    { $end ->
        [fast] the fast half
        [calm] the calm half
        [people] the people-first half
       *[task] the task-first half
    }

# What is known of the team: all of it, or those who have a profile. Subject of a sentence, lower case.
the-team =
    { $scope ->
        [whole] this team
       *[part] those profiled
    }

The-team =
    { $scope ->
        [whole] This team
       *[part] Those profiled
    }

the-team-certainly =
    { $strength ->
        [more-likely-than-not] More likely than not, { the-team }
       *[other] { The-team } { certainty }
    }

interval = { $low } to { $high }

## Figures and lists.

percent-more = > { $percent }

percent-less = < { $percent }

list-parts = { $before }; { $after }

## What a person says of a statement about them, beside it. $voice is you where the reader is the person, and named
## where $name tells who it is.

mark-says =
    { $voice ->
        [you]
            { $fit ->
                [fits] You say: fits
                [partly] You say: fits in part
               *[not_me] You say: not me
            }
        [named]
            { $fit ->
                [fits] { $name } says: fits
                [partly] { $name } says: fits in part
               *[not_me] { $name } says: not me
            }
       *[nobody]
            { $fit ->
                [fits] Says: fits
                [partly] Says: fits in part
               *[not_me] Says: not me
            }
    }

# The same with the sentence that they added.
mark-says-with-comment = { mark-says }. “{ $comment }”
