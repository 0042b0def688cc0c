## Charts of a team.

chart-map-title =
    { $of ->
        [1] Le seul point est dans { half-of-circle } du cercle{ chart-without-random }
       *[other]
            { $count ->
                [one] { $count } point sur { $of } est dans { half-of-circle } du cercle{ chart-without-random }
               *[other] { $count } points sur { $of } sont dans { half-of-circle } du cercle{ chart-without-random }
            }
    }

# $random is how many dots are left out, since their answers look random.
chart-without-random =
    { $random ->
        [0] { "" }
        [one] , hors { $random } point peu clair
       *[other] , hors { $random } points peu clairs
    }

chart-who-is-where = { $team } : qui est où

# $who is a list of names, or how many they are.
chart-quarter-who =
    { $known ->
        [yes] { chart-quarter } : { $who } (sûr à 95 % : { $range }).
       *[no] { chart-quarter } : { $who }.
    }

# Over those of whom no side is said.
chart-row-unsaid =
    { $row ->
        [random] Réponses peu claires
       *[open] Côté incertain
    }

# Beside how many are in a quarter: of how many of them a half is all that is said. There is little room.
chart-pale-count =
    { $half ->
        [one] { $half } pâle
       *[other] { $half } pâles
    }

chart-random = Les réponses données par { $a } manquent de cohérence.

chart-not-sure =
    { $fill ->
        [pale] Pour { $who }, c'est l'un de deux styles.
        [random] Les réponses données par { $who } manquent de cohérence.
       *[empty] Pour { $who }, aucun côté n'est sûr.
    }

## A change of a team. $joining and $leaving are names.

chart-change =
    { $change ->
        [none] { $team } sans changement
        [joins]
            { $who ->
                [named] { $team } avec { $joining }
               *[counted]
                    { $join ->
                        [one] { $team } avec { $join } personne de plus
                       *[other] { $team } avec { $join } personnes de plus
                    }
            }
        [leaves]
            { $who ->
                [named] { $team } sans { $leaving }
               *[counted]
                    { $leave ->
                        [one] { $team } avec { $leave } personne de moins
                       *[other] { $team } avec { $leave } personnes de moins
                    }
            }
       *[both]
            { $who ->
                [named] { $team } avec { $joining }, sans { $leaving }
               *[counted]
                    { $join ->
                        [one] { $team } avec { $join } personne de plus et { $leave } de moins
                       *[other] { $team } avec { $join } personnes de plus et { $leave } de moins
                    }
            }
    }

## How many are in each quarter of the circle.

# Beside a bar, where there is little room.
chart-count-range = { $count } ({ $range })

chart-heads-reading = Barre : points. Trait fin : sûr à 95 %.

chart-heads-axis = Personnes

chart-heads-hover = { $style } : { $value }

chart-heads-title =
    { $of ->
        [1] Le seul point est { chart-in-quarter }{ chart-without-random }
       *[other]
            { $count ->
                [one] { $count } point sur { $of } est { chart-in-quarter }{ chart-without-random }
               *[other] { $count } points sur { $of } sont { chart-in-quarter }{ chart-without-random }
            }
    }

chart-heads-described =
    { $known ->
        [yes]
            { $count ->
                [one] { $team } : { $count } personne a un profil. Par quart, intervalles à 95 % entre parenthèses : { $values }.
               *[other] { $team } : { $count } personnes ont un profil. Par quart, intervalles à 95 % entre parenthèses : { $values }.
            }
       *[no]
            { $count ->
                [one] { $team } : { $count } personne a un profil. Par quart : { $values }.
               *[other] { $team } : { $count } personnes ont un profil. Par quart : { $values }.
            }
    }

## Everybody's scores in one style.

chart-swarm-title = Les scores en { style-named }

chart-swarm-title-mean = { style-named } : { $score } en moyenne

chart-swarm-mean = Moyenne { $score }

# The scores around the middle of the scale.
chart-swarm-middle = milieu

chart-swarm-scores = Scores de 0 à 100 : { $values }.

chart-swarm-range = { $count } scores de { $low } à { $high }, celui du milieu à { $middle }.
