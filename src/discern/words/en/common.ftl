## Certainty and styles, used inside other messages. What is still open is a message of its own.

# The certainty of a statement on its own, in brackets or in a list.
strength-name =
    { $strength ->
        [very-likely] very likely
        [likely] likely
        [leaning] leaning
       *[open] open
    }

# The badge beside a finding, as text.
strength-badge =
    { $strength ->
        [very-likely] ●●● Very likely
        [likely] ●●○ Likely
        [leaning] ●○○ Leaning
       *[open] ○○○ Open
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

# A half of the circle, by the end of an axis.
half-of-circle =
    { $end ->
        [fast] the fast half
        [calm] the calm half
        [people] the people-first half
       *[task] the task-first half
    }

interval = { $low } to { $high }

## Figures and lists.

percent-more = > { $percent }

percent-less = < { $percent }

# What something is, and its figure: “Very likely: 97%”.
labelled = { $label }: { $value }

list-items = { $before }, { $after }

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
