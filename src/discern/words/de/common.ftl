## Certainty and styles, used inside other messages. What is still open is a message of its own.

# The certainty of a statement on its own, in brackets or in a list.
strength-name =
    { $strength ->
        [very-likely] sehr wahrscheinlich
        [likely] wahrscheinlich
        [leaning] Tendenz
       *[open] offen
    }

# The badge beside a finding, as text.
strength-badge =
    { $strength ->
        [very-likely] ●●● Sehr wahrscheinlich
        [likely] ●●○ Wahrscheinlich
        [leaning] ●○○ Tendenz
       *[open] ○○○ Offen
    }

style-name =
    { $styles ->
        [D] Dominanz
        [I] Initiative
        [S] Stetigkeit
       *[C] Gewissenhaftigkeit
    }

style-named =
    { $styles ->
        [D] Dominanz (D)
        [I] Initiative (I)
        [S] Stetigkeit (S)
       *[C] Gewissenhaftigkeit (C)
    }

# A half of the circle, by the end of an axis. In the dative: it always stands after "in".
half-of-circle =
    { $end ->
        [fast] der schnellen Hälfte
        [calm] der ruhigen Hälfte
        [people] der Hälfte „Menschen zuerst“
       *[task] der Hälfte „Sache zuerst“
    }

interval = { $low } bis { $high }

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
                [fits] Sie sagen: passt
                [partly] Sie sagen: passt teilweise
               *[not_me] Sie sagen: passt nicht
            }
        [named]
            { $fit ->
                [fits] { $name } sagt: passt
                [partly] { $name } sagt: passt teilweise
               *[not_me] { $name } sagt: passt nicht
            }
       *[nobody]
            { $fit ->
                [fits] Sagt selbst: passt
                [partly] Sagt selbst: passt teilweise
               *[not_me] Sagt selbst: passt nicht
            }
    }

# The same with the sentence that they added.
mark-says-with-comment = { mark-says }. „{ $comment }“
