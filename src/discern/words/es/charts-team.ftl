## Charts of a team.

chart-map-title =
    { $of ->
        [1] El único punto está en { half-of-circle } del círculo{ chart-without-random }
       *[other]
            { $count ->
                [one] { $count } de { $of } puntos está en { half-of-circle } del círculo{ chart-without-random }
               *[other] { $count } de { $of } puntos están en { half-of-circle } del círculo{ chart-without-random }
            }
    }

# $random is how many dots are left out, since their answers look random.
chart-without-random =
    { $random ->
        [0] { "" }
        [one] , sin contar { $random } poco claro
       *[other] , sin contar { $random } poco claros
    }

chart-who-is-where = { $team }: quién está dónde

# $who is a list of names, or how many they are.
chart-quarter-who =
    { $known ->
        [yes] { chart-quarter }: { $who } (95 % de seguridad: { $range }).
       *[no] { chart-quarter }: { $who }.
    }

# Over those of whom no side is said.
chart-row-unsaid =
    { $row ->
        [random] Respuestas poco claras
       *[open] Sin lado claro
    }

# Beside how many are in a quarter: of how many of them a half is all that is said. There is little room.
chart-pale-count =
    { $half ->
        [one] { $half } pálido
       *[other] { $half } pálidos
    }

chart-random = Las respuestas de { $a } guardan muy poca coherencia.

chart-not-sure =
    { $fill ->
        [pale] Para { $who }, es uno de dos estilos.
        [random] Las respuestas de { $who } guardan muy poca coherencia.
       *[empty] Para { $who }, todavía no hay un lado claro.
    }

## A change of a team. $joining and $leaving are names.

chart-change =
    { $change ->
        [none] { $team } sin cambios
        [joins]
            { $who ->
                [named] { $team } con { $joining }
               *[counted]
                    { $join ->
                        [one] { $team } con { $join } persona más
                       *[other] { $team } con { $join } personas más
                    }
            }
        [leaves]
            { $who ->
                [named] { $team } sin { $leaving }
               *[counted]
                    { $leave ->
                        [one] { $team } con { $leave } persona menos
                       *[other] { $team } con { $leave } personas menos
                    }
            }
       *[both]
            { $who ->
                [named] { $team } con { $joining }, sin { $leaving }
               *[counted]
                    { $join ->
                        [one] { $team } con { $join } persona más, { $leave } menos
                       *[other] { $team } con { $join } personas más, { $leave } menos
                    }
            }
    }

## How many are in each quarter of the circle.

# Beside a bar, where there is little room.
chart-count-range = { $count } ({ $range })

chart-heads-reading = Barra: puntos. Línea fina: 95 % de seguridad.

chart-heads-axis = Personas

chart-heads-hover = { $style }: { $value }

chart-heads-title =
    { $of ->
        [1] El único punto está { chart-in-quarter }{ chart-without-random }
       *[other]
            { $count ->
                [one] { $count } de { $of } puntos está { chart-in-quarter }{ chart-without-random }
               *[other] { $count } de { $of } puntos están { chart-in-quarter }{ chart-without-random }
            }
    }

chart-heads-described =
    { $known ->
        [yes]
            { $count ->
                [one] { $team }: { $count } persona tiene perfil. Por cuadrantes, con intervalos del 95 % entre paréntesis: { $values }.
               *[other] { $team }: { $count } personas tienen perfil. Por cuadrantes, con intervalos del 95 % entre paréntesis: { $values }.
            }
       *[no]
            { $count ->
                [one] { $team }: { $count } persona tiene perfil. Por cuadrantes: { $values }.
               *[other] { $team }: { $count } personas tienen perfil. Por cuadrantes: { $values }.
            }
    }

## Everybody's scores in one style.

chart-swarm-title = Las puntuaciones en { style-named }

chart-swarm-title-mean = { style-named }: { $score } en promedio

chart-swarm-mean = Promedio { $score }

# The scores around the middle of the scale.
chart-swarm-middle = centro

chart-swarm-scores = Puntuaciones de 0 a 100: { $values }.

chart-swarm-range = { $count } puntuaciones de { $low } a { $high }; la del medio, { $middle }.
