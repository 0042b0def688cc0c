## Certainty and styles, used inside other messages. What is still open is a message of its own.

# The certainty of a statement on its own, in brackets or in a list.
strength-name =
    { $strength ->
        [very-likely] très probable
        [likely] probable
        [leaning] tendance
       *[open] incertain
    }

# The badge beside a finding, as text.
strength-badge =
    { $strength ->
        [very-likely] ●●● Très probable
        [likely] ●●○ Probable
        [leaning] ●○○ Tendance
       *[open] ○○○ Incertain
    }

style-name =
    { $styles ->
        [D] Dominance
        [I] Influence
        [S] Stabilité
       *[C] Conformité
    }

style-named =
    { $styles ->
        [D] Dominance (D)
        [I] Influence (I)
        [S] Stabilité (S)
       *[C] Conformité (C)
    }

# A half of the circle, by the end of an axis. It always stands after "dans".
half-of-circle =
    { $end ->
        [fast] la moitié rapide
        [calm] la moitié calme
        [people] la moitié « personnes d'abord »
       *[task] la moitié « tâche d'abord »
    }

interval = { $low } à { $high }

## Figures and lists.

percent-more = > { $percent }

percent-less = < { $percent }

# What something is, and its figure: “Very likely: 97%”.
labelled = { $label } : { $value }

list-items = { $before }, { $after }

list-parts = { $before } ; { $after }

## What a person says of a statement about them, beside it. $voice is you where the reader is the person, and named
## where $name tells who it is.

mark-says =
    { $voice ->
        [you]
            { $fit ->
                [fits] Vous dites : c'est moi
                [partly] Vous dites : en partie moi
               *[not_me] Vous dites : pas moi
            }
        [named]
            { $fit ->
                [fits] { $name } dit : c'est moi
                [partly] { $name } dit : en partie moi
               *[not_me] { $name } dit : pas moi
            }
       *[nobody]
            { $fit ->
                [fits] Son avis : c'est moi
                [partly] Son avis : en partie moi
               *[not_me] Son avis : pas moi
            }
    }

# The same with the sentence that they added.
mark-says-with-comment = { mark-says }. « { $comment } »
