## Charts of a team.

chart-map-title =
    { $of ->
        [1] Der eine Punkt liegt in { half-of-circle }{ chart-without-random }
       *[other]
            { $count ->
                [one] { $count } von { $of } Punkten liegt in { half-of-circle }{ chart-without-random }
               *[other] { $count } von { $of } Punkten liegen in { half-of-circle }{ chart-without-random }
            }
    }

# $random is how many dots are left out, since their answers look random.
chart-without-random =
    { $random ->
        [0] { "" }
        [one] , ohne { $random } unklaren
       *[other] , ohne { $random } unklare
    }

chart-who-is-where = { $team }: wer wo liegt

# $who is a list of names, or how many they are.
chart-quarter-who =
    { $known ->
        [yes] { chart-quarter }: { $who } (95 % sicher: { $range }).
       *[no] { chart-quarter }: { $who }.
    }

# Over those of whom no side is said.
chart-row-unsaid =
    { $row ->
        [random] Unklare Antworten
       *[open] Noch keine Seite
    }

# Beside how many are in a quarter: of how many of them a half is all that is said. There is little room.
chart-pale-count = { $half } blass: nur Hälfte klar

chart-random = Die Antworten von { $a } hängen zu wenig zusammen.

chart-not-sure =
    { $fill ->
        [pale] Bei { $who } ist es einer von zwei Stilen.
        [random] Die Antworten von { $who } hängen zu wenig zusammen.
       *[empty] Bei { $who } ist keine Seite sicher.
    }

## A change of a team. $joining and $leaving are names.

chart-change =
    { $change ->
        [none] { $team }, wie es ist
        [joins]
            { $who ->
                [named] { $team } mit { $joining }
               *[counted]
                    { $join ->
                        [one] { $team } mit { $join } Person mehr
                       *[other] { $team } mit { $join } Personen mehr
                    }
            }
        [leaves]
            { $who ->
                [named] { $team } ohne { $leaving }
               *[counted]
                    { $leave ->
                        [one] { $team } mit { $leave } Person weniger
                       *[other] { $team } mit { $leave } Personen weniger
                    }
            }
       *[both]
            { $who ->
                [named] { $team } mit { $joining }, ohne { $leaving }
               *[counted]
                    { $join ->
                        [one] { $team } mit { $join } Person mehr und { $leave } weniger
                       *[other] { $team } mit { $join } Personen mehr und { $leave } weniger
                    }
            }
    }

## How many are in each quarter of the circle.

# Beside a bar, where there is little room.
chart-count-range = { $count } ({ $range })

chart-heads-reading = Balken: Punkte. Dünne Linie: 95 % sicher.

chart-heads-axis = Personen

chart-heads-hover = { $style }: { $value }

chart-heads-title =
    { $of ->
        [1] Der eine Punkt liegt { chart-in-quarter }{ chart-without-random }
       *[other]
            { $count ->
                [one] { $count } von { $of } Punkten liegt { chart-in-quarter }{ chart-without-random }
               *[other] { $count } von { $of } Punkten liegen { chart-in-quarter }{ chart-without-random }
            }
    }

chart-heads-described =
    { $known ->
        [yes]
            { $count ->
                [one] { $team }: { $count } Person hat ein Profil. Nach Vierteln, in Klammern die 95-%-Bereiche: { $values }.
               *[other] { $team }: { $count } Personen haben ein Profil. Nach Vierteln, in Klammern die 95-%-Bereiche: { $values }.
            }
       *[no]
            { $count ->
                [one] { $team }: { $count } Person hat ein Profil. Nach Vierteln: { $values }.
               *[other] { $team }: { $count } Personen haben ein Profil. Nach Vierteln: { $values }.
            }
    }

## Everybody's scores in one style.

chart-swarm-title = Die Werte in { style-named }

chart-swarm-title-mean = { style-named }: { $score } im Durchschnitt

chart-swarm-mean = Mittel { $score }

# The scores around the middle of the scale.
chart-swarm-middle = Mitte

chart-swarm-scores = Werte von 0 bis 100: { $values }.

chart-swarm-range = { $count } Werte von { $low } bis { $high }, der mittlere { $middle }.
