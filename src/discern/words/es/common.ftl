## Certainty and styles, used inside other messages. What is still open is a message of its own.

# The certainty of a statement on its own, in brackets or in a list.
strength-name =
    { $strength ->
        [very-likely] muy probable
        [likely] probable
        [leaning] indicio
       *[open] sin definir
    }

# The badge beside a finding, as text.
strength-badge =
    { $strength ->
        [very-likely] ●●● Muy probable
        [likely] ●●○ Probable
        [leaning] ●○○ Indicio
       *[open] ○○○ Sin definir
    }

style-name =
    { $styles ->
        [D] Dominancia
        [I] Influencia
        [S] Estabilidad
       *[C] Cumplimiento
    }

style-named =
    { $styles ->
        [D] Dominancia (D)
        [I] Influencia (I)
        [S] Estabilidad (S)
       *[C] Cumplimiento (C)
    }

# A half of the circle, by the end of an axis. It fits after "en" and "de".
half-of-circle =
    { $end ->
        [fast] la mitad rápida
        [calm] la mitad pausada
        [people] la mitad “primero las personas”
       *[task] la mitad “primero la tarea”
    }

interval = { $low } a { $high }

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
                [fits] Dices: encaja
                [partly] Dices: encaja en parte
               *[not_me] Dices: no encaja
            }
        [named]
            { $fit ->
                [fits] { $name } dice: encaja
                [partly] { $name } dice: encaja en parte
               *[not_me] { $name } dice: no encaja
            }
       *[nobody]
            { $fit ->
                [fits] Dice: encaja
                [partly] Dice: encaja en parte
               *[not_me] Dice: no encaja
            }
    }

# The same with the sentence that they added.
mark-says-with-comment = { mark-says }. “{ $comment }”
