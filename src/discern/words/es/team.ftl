## Claims about a team: one plain sentence, and in the detail what exactly is claimed. $scope is "whole", or "part" where
## only $profiled of the members have a profile. `you` speaks to the team.

## What people do, by the quarter of the circle they are in, by a half, or by a direction between two quarters.

# Of one person, after "Ana" or "todo el mundo".
team-style-does =
    { $styles ->
        [D] actúa rápido y pone primero la tarea
        [I] actúa rápido y pone primero a las personas
        [S] se toma su tiempo y pone primero a las personas
       *[C] se toma su tiempo y pone primero la tarea
    }

team-style-do =
    { $styles ->
        [D] actúan rápido y ponen primero la tarea
        [I] actúan rápido y ponen primero a las personas
        [S] se toman su tiempo y ponen primero a las personas
       *[C] se toman su tiempo y ponen primero la tarea
    }

team-end-does =
    { $end ->
        [fast] actúa rápido
        [calm] se toma su tiempo
        [people] pone primero a las personas
       *[task] pone primero la tarea
    }

team-end-do =
    { $end ->
        [fast] actúan rápido
        [calm] se toman su tiempo
        [people] ponen primero a las personas
       *[task] ponen primero la tarea
    }

# Of most people, who are in a quarter or in the half that two of them share. In the singular, after "la mayoría".
team-most-do =
    { $styles ->
        [DI] actúa rápido
        [IS] pone primero a las personas
        [SC] se toma su tiempo
        [DC] pone primero la tarea
       *[one] { team-style-does }
    }

# What somebody in a quarter thinks of first, after "piensa primero en".
team-style-first =
    { $styles ->
        [D] resultados rápidos
        [I] ganarse a la gente
        [S] dar estabilidad
       *[C] comprobar los datos
    }

# In front of "personas", or after "al menos".
team-number =
    { $least ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
       *[other] { $least }
    }

team-Number =
    { $least ->
        [2] Dos
        [3] Tres
        [4] Cuatro
        [5] Cinco
        [6] Seis
        [7] Siete
        [8] Ocho
        [9] Nueve
       *[other] { $least }
    }

## Few profiles, and none with probabilities.

team-too-few =
    { $count ->
        [0] Aquí nadie tiene perfil todavía.
        [one] Hasta ahora, una persona de aquí tiene perfil.
       *[other] Hasta ahora, { $count } personas de aquí tienen perfil.
    }
    .detail = A partir de { $needed } perfiles, Discern dice en qué difieren las personas de aquí.

team-few = Hacen falta 3 perfiles para decir en qué difieren las personas; para decir cómo es el equipo, { $needed }.
    .detail = Con menos, Discern dice en qué difieren dos personas, porque un perfil más puede cambiar todo lo demás.

team-no-probabilities = Este servicio nombra estilos sin decir con qué seguridad.
    .detail = Por eso no se dice nada del equipo en conjunto.

## The team as a whole.

team-centre =
    { $voice ->
        [you] Como equipo, ustedes { team-centre-you-do }.
       *[named] Este equipo { team-centre-does }.
    }
    .detail =
        { $region ->
            [D] En promedio, { team-measured } están en el cuadrante de Dominancia (D): ritmo rápido, primero la tarea.
            [I] En promedio, { team-measured } están en el cuadrante de Influencia (I): ritmo rápido, primero las personas.
            [S] En promedio, { team-measured } están en el cuadrante de Estabilidad (S): ritmo pausado, primero las personas.
            [C] En promedio, { team-measured } están en el cuadrante de Cumplimiento (C): ritmo pausado, primero la tarea.
            [DI] En promedio, { team-measured } están en lo alto del círculo, entre D e I.
            [IS] En promedio, { team-measured } están a la derecha del círculo, entre I y S.
            [SC] En promedio, { team-measured } están en la parte baja del círculo, entre S y C.
            [DC] En promedio, { team-measured } están a la izquierda del círculo, entre D y C.
            [fast] En promedio, { team-measured } están en la mitad rápida del círculo. Qué va primero, la tarea o las personas, queda sin definir.
            [calm] En promedio, { team-measured } están en la mitad pausada del círculo. Qué va primero, la tarea o las personas, queda sin definir.
            [people] En promedio, { team-measured } están en la mitad “primero las personas” del círculo. El ritmo, rápido o pausado, queda sin definir.
           *[task] En promedio, { team-measured } están en la mitad “primero la tarea” del círculo. El ritmo, rápido o pausado, queda sin definir.
        }

team-centre-does =
    { $region ->
        [D] actúa rápido y pone primero la tarea
        [I] actúa rápido y pone primero a las personas
        [S] se toma su tiempo y pone primero a las personas
        [C] se toma su tiempo y pone primero la tarea
        [DI] sobre todo actúa rápido
        [IS] sobre todo pone primero a las personas
        [SC] sobre todo se toma su tiempo
        [DC] sobre todo pone primero la tarea
        [fast] actúa rápido
        [calm] se toma su tiempo
        [people] pone primero a las personas
       *[task] pone primero la tarea
    }

# Those whom a finding about the team is about.
team-measured =
    { $scope ->
        [part] las { $profiled } personas con perfil
       *[whole] las personas del equipo
    }

# After "ustedes".
team-centre-you-do =
    { $region ->
        [S] se toman su tiempo y ponen primero a las personas
        [C] se toman su tiempo y ponen primero la tarea
        [SC] sobre todo se toman su tiempo
        [calm] se toman su tiempo
       *[other] { team-centre-go }
    }

team-centre-go =
    { $region ->
        [D] actúan rápido y ponen primero la tarea
        [I] actúan rápido y ponen primero a las personas
        [DI] sobre todo actúan rápido
        [IS] sobre todo ponen primero a las personas
        [DC] sobre todo ponen primero la tarea
        [fast] actúan rápido
        [people] ponen primero a las personas
       *[task] ponen primero la tarea
    }

team-centre-open =
    { $voice ->
        [you] Queda sin definir si entre ustedes predomina un estilo.
       *[named] Queda sin definir si en este equipo predomina un estilo.
    }
    .detail = Queda sin definir en qué parte del círculo están, en promedio, { team-measured }.

team-majority =
    { $voice ->
        [you] La mayoría de ustedes { team-most-do }.
       *[named] Aquí, la mayoría { team-most-do }.
    }
    .detail =
        { $styles ->
            [DI] Más de la mitad de { team-measured } está en la mitad rápida del círculo.
            [IS] Más de la mitad de { team-measured } está en la mitad “primero las personas” del círculo.
            [SC] Más de la mitad de { team-measured } está en la mitad pausada del círculo.
            [DC] Más de la mitad de { team-measured } está en la mitad “primero la tarea” del círculo.
           *[one] Más de la mitad de { team-measured } está en el cuadrante de { style-named }.
        }

team-split =
    { $one ->
        [D]
            { $voice ->
                [you] Al menos { team-number } de ustedes empujan para lograr resultados, y al menos { team-number } dan estabilidad.
               *[named] Al menos { team-number } personas empujan para lograr resultados, y al menos { team-number } dan estabilidad.
            }
       *[I]
            { $voice ->
                [you] Al menos { team-number } de ustedes se ganan a la gente, y al menos { team-number } comprueban los datos.
               *[named] Al menos { team-number } personas se ganan a la gente, y al menos { team-number } comprueban los datos.
            }
    }
    .detail = Al menos { team-number } personas están en el cuadrante { $one }, y al menos { team-number } en el opuesto, { $other }.

# Two halves of the circle that are both well filled.
team-divided =
    { $axis ->
        [pace]
            { $voice ->
                [you] Al menos { team-number } de ustedes actúan rápido, y al menos { team-number } se toman su tiempo.
               *[named] Aquí, al menos { team-number } personas actúan rápido, y al menos { team-number } se toman su tiempo.
            }
       *[focus]
            { $voice ->
                [you] Al menos { team-number } de ustedes ponen primero a las personas, y al menos { team-number }, la tarea.
               *[named] Aquí, al menos { team-number } ponen primero a las personas, y al menos { team-number }, la tarea.
            }
    }
    .detail =
        { $axis ->
            [pace] Al menos { team-number } personas están en la mitad rápida del círculo, y al menos { team-number } en la mitad pausada.
           *[focus] Al menos { team-number } personas están en la mitad “primero las personas”, y al menos { team-number } en la mitad “primero la tarea”.
        }

team-coverage = Aquí están los cuatro estilos.
    .detail = En cada cuadrante del círculo está al menos una de { team-measured }.

team-absent =
    { $scope ->
        [part] Nadie con perfil piensa primero en { team-absent-first }.
       *[whole]
            { $voice ->
                [you] Entre ustedes, nadie piensa primero en { team-absent-first }.
               *[named] Aquí nadie piensa primero en { team-absent-first }.
            }
    }
    .detail = Nadie está en el cuadrante de { $styles_named_or }.

# After "nadie piensa primero en".
team-absent-first =
    { $styles ->
        [DS] resultados rápidos ni en dar estabilidad
        [IC] ganarse a la gente ni en comprobar los datos
       *[one] { team-style-first }
    }

# No one is in the quarters of $styles, so that everyone is in a quarter, or in the half that two quarters share.
team-everyone =
    { $scope ->
        [part] Cada persona con perfil { team-everyone-does }.
       *[whole]
            { $voice ->
                [you] Entre ustedes, todo el mundo { team-everyone-does }.
               *[named] Aquí, todo el mundo { team-everyone-does }.
            }
    }
    .detail = Nadie está en el cuadrante de { $styles_named_or }.

team-everyone-does =
    { $only ->
        [D] actúa rápido y pone primero la tarea
        [I] actúa rápido y pone primero a las personas
        [S] se toma su tiempo y pone primero a las personas
        [C] se toma su tiempo y pone primero la tarea
        [DI] actúa rápido
        [IS] pone primero a las personas
        [SC] se toma su tiempo
       *[DC] pone primero la tarea
    }

# After "ustedes". Spanish says "todo el mundo actúa rápido" and doesn't use it.
team-everyone-do =
    { $only ->
        [D] actúan rápido y ponen primero la tarea
        [I] actúan rápido y ponen primero a las personas
        [S] se toman su tiempo y ponen primero a las personas
        [C] se toman su tiempo y ponen primero la tarea
        [DI] actúan rápido
        [IS] ponen primero a las personas
        [SC] se toman su tiempo
       *[DC] ponen primero la tarea
    }

team-mean =
    { $scope ->
        [part]
            { $side ->
                [above] En promedio, las personas con perfil están por encima de { $line } en { style-name }.
               *[below] En promedio, las personas con perfil están por debajo de { $line } en { style-name }.
            }
       *[whole]
            { $voice ->
                [you]
                    { $side ->
                        [above] En promedio, ustedes están por encima de { $line } en { style-name }.
                       *[below] En promedio, ustedes están por debajo de { $line } en { style-name }.
                    }
               *[named]
                    { $side ->
                        [above] En promedio, este equipo está por encima de { $line } en { style-name }.
                       *[below] En promedio, este equipo está por debajo de { $line } en { style-name }.
                    }
            }
    }
    .detail = Las puntuaciones van de 0 a 100, y 50 es el centro del grupo de referencia.

team-spread-close =
    { $scope ->
        [part] Las personas con perfil se parecen entre sí más de lo habitual.
       *[whole]
            { $voice ->
                [you] Ustedes se parecen entre sí más de lo habitual.
               *[named] Las personas de aquí se parecen entre sí más de lo habitual.
            }
    }
    .detail = En el círculo, las personas de aquí están más cerca unas de otras que el mismo número de personas del grupo de referencia.

team-spread-far =
    { $scope ->
        [part] Las personas con perfil se diferencian entre sí más de lo habitual.
       *[whole]
            { $voice ->
                [you] Ustedes se diferencian entre sí más de lo habitual.
               *[named] Las personas de aquí se diferencian entre sí más de lo habitual.
            }
    }
    .detail = En el círculo, las personas de aquí están más lejos unas de otras que el mismo número de personas del grupo de referencia.

## Some of the people, and pairs.

# The only one in a quarter of the circle; not named where it isn't sure who that is.
team-lone =
    { $scope ->
        [part] Solo una persona con perfil piensa primero en { team-style-first }.
       *[whole]
            { $voice ->
                [you] Entre ustedes, solo una persona piensa primero en { team-style-first }.
               *[named] Aquí, solo una persona piensa primero en { team-style-first }.
            }
    }
    .detail = Exactamente una persona está en el cuadrante de { style-named }.

team-lone-named =
    { $voice ->
        [unnamed] { team-lone }
       *[named]
            { $scope ->
                [part] De quienes tienen perfil, solo { $a } piensa primero en { team-style-first }.
               *[whole] Aquí, solo { $a } piensa primero en { team-style-first }.
            }
    }
    .detail = Exactamente una persona está en el cuadrante de { style-named }, y es esta.

# Who is in a sub-group; $count are named.
team-group-style =
    { $count ->
        [one]
            { $voice ->
                [unnamed] Aquí, una persona { team-style-does }.
               *[named] { $a } { team-style-does }.
            }
       *[other]
            { $voice ->
                [unnamed] Aquí, al menos { team-group-least } personas { team-style-do }.
               *[named] { team-group-names } { team-style-do }.
            }
    }
    .detail =
        { $styles ->
            [D] Aquí ayudan una meta clara, una respuesta rápida y margen para actuar.
            [I] Aquí ayudan el tiempo para pensar en voz alta y una señal de que las ideas gustan.
            [S] Aquí ayuda conocer pronto los cambios y tener tiempo para terminar lo empezado.
           *[C] Aquí ayudan los datos por escrito y el tiempo para comprobarlos.
        }

team-group-end =
    { $count ->
        [one]
            { $voice ->
                [unnamed] Aquí, una persona { team-end-does }.
               *[named] { $a } { team-end-does }.
            }
       *[other]
            { $voice ->
                [unnamed] Aquí, al menos { team-group-least } personas { team-end-do }.
               *[named] { team-group-names } { team-end-do }.
            }
    }
    .detail =
        { $end ->
            [fast] Aquí ayudan una fecha para cada decisión y la ocasión de pensar en voz alta.
            [calm] Aquí ayudan la pregunta un día antes y una pausa antes de la respuesta.
            [people] Aquí ayuda oír a quién afecta antes de oír las cifras.
           *[task] Aquí ayuda oír primero la meta y los datos.
        }

# After "al menos".
team-group-least =
    { $count ->
        [2] dos
        [3] tres
       *[other] cuatro
    }

# The subject of a verb in the plural. "Y también" stays as it is before any name.
team-group-names =
    { $count ->
        [1] { $a }
        [2] Tanto { $a } como { $b }
        [3] { $a }, { $b } y también { $c }
       *[other] { $a }, { $b }, { $c } y también { $d }
    }

# Farther towards the end of an axis than anybody else.
team-end =
    { $voice ->
        [unnamed] Una persona { team-end-more } { team-end-than }.
       *[named] { $a } { team-end-more } { team-end-than }.
    }
    .detail =
        { $end ->
            [fast] Aquí nadie más está tan cerca del extremo rápido del círculo.
            [calm] Aquí nadie más está tan cerca del extremo pausado del círculo.
            [people] Aquí nadie más está tan cerca del extremo “primero las personas” del círculo.
           *[task] Aquí nadie más está tan cerca del extremo “primero la tarea” del círculo.
        }

team-end-more =
    { $end ->
        [fast] actúa más rápido
        [calm] se toma más tiempo
        [people] piensa más en las personas
       *[task] piensa más en la tarea
    }

team-end-than =
    { $scope ->
        [part] que nadie de quienes tienen perfil
       *[whole] que nadie aquí
    }

team-outlier =
    { $voice ->
        [unnamed] Aquí una persona trabaja de forma distinta al resto.
       *[named] Aquí { $a } trabaja de forma distinta al resto.
    }
    .detail = La distancia entre esta persona y el centro del resto es más del doble de la habitual en el resto.

# In a quarter between those of two groups, and so has something in common with both.
team-bridge =
    { $one ->
        [D]
            { $voice ->
                [unnamed] Una persona hace de puente entre quienes empujan para avanzar y quienes dan estabilidad.
               *[named] { $a } hace de puente entre quienes empujan para avanzar y quienes dan estabilidad.
            }
       *[I]
            { $voice ->
                [unnamed] Una persona hace de puente entre quienes se ganan a la gente y quienes comprueban los datos.
               *[named] { $a } hace de puente entre quienes se ganan a la gente y quienes comprueban los datos.
            }
    }
    .detail = { style-named } comparte { team-shared-one } con { $one }, y { team-shared-other } con { $other }.

team-shared-one =
    { $shared_one ->
        [fast] el ritmo rápido
        [people] la atención a las personas
        [calm] el ritmo pausado
       *[task] la atención a la tarea
    }

team-shared-other =
    { $shared_other ->
        [fast] el ritmo rápido
        [people] la atención a las personas
        [calm] el ritmo pausado
       *[task] la atención a la tarea
    }

# Two people in opposite quarters.
team-friction =
    { $one ->
        [D]
            { $voice ->
                [unnamed] Una persona empuja para lograr resultados, y otra da estabilidad.
               *[named] { $a } empuja para lograr resultados; { $b } da estabilidad.
            }
       *[I]
            { $voice ->
                [unnamed] Una persona se gana a la gente, y otra comprueba los datos.
               *[named] { $a } se gana a la gente; { $b } comprueba los datos.
            }
    }
    .detail = Estas dos personas están en cuadrantes opuestos del círculo: { $one } frente a { $other }.

## How two of three or four people differ: $a is the one who is faster or puts people first more.

team-pair-opposite =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] Una persona actúa rápido, y otra se toma su tiempo.
               *[named] { $a } actúa rápido; { $b } se toma su tiempo.
            }
       *[focus]
            { $voice ->
                [unnamed] Una persona pone primero a las personas, y otra pone primero la tarea.
               *[named] { $a } pone primero a las personas; { $b } pone primero la tarea.
            }
    }
    .detail =
        { $axis ->
            [pace] Una persona está en la mitad rápida del círculo, y la otra en la mitad pausada.
           *[focus] Una persona está en la mitad “primero las personas” del círculo, y la otra en la mitad “primero la tarea”.
        }

team-pair-apart =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] Una persona actúa más rápido que otra.
               *[named] { $a } actúa más rápido que { $b }.
            }
       *[focus]
            { $voice ->
                [unnamed] Una persona piensa en la gente más que otra.
               *[named] { $a } piensa en las personas más que { $b }.
            }
    }
    .detail =
        { $axis ->
            [pace] Una persona está más cerca que la otra del extremo rápido del círculo, esté donde esté cada una.
           *[focus] Una persona está más cerca que la otra del extremo “primero las personas” del círculo, esté donde esté cada una.
        }

team-pair-both =
    { $voice ->
        [unnamed] Aquí, dos personas { team-pair-do }.
       *[named] Tanto { $a } como { $b } { team-pair-do }.
    }
    .detail =
        { $end ->
            [fast] Las dos personas están en la mitad rápida del círculo.
            [calm] Las dos personas están en la mitad pausada del círculo.
            [people] Las dos personas están en la mitad “primero las personas” del círculo.
           *[task] Las dos personas están en la mitad “primero la tarea” del círculo.
        }

team-pair-do =
    { $end ->
        [calm] se toman su tiempo
       *[other] { team-end-do }
    }

# The same of three or four, some on either side: $shape says how many, with $a and $b the first of each.
team-several-opposite =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] Unas personas actúan rápido, y otras se toman su tiempo.
               *[named] { team-several-first } { $shape ->
                    [one-two] actúa
                    [one-three] actúa
                   *[other] actúan
                } rápido; { team-several-second } { $shape ->
                    [two-one] se toma
                    [three-one] se toma
                   *[other] se toman
                } su tiempo.
            }
       *[focus]
            { $voice ->
                [unnamed] Hay quienes ponen primero a las personas, y hay quienes ponen primero la tarea.
               *[named] { team-several-first } { $shape ->
                    [one-two] pone
                    [one-three] pone
                   *[other] ponen
                } primero a las personas; { team-several-second }, la tarea.
            }
    }
    .detail =
        { $axis ->
            [pace] Una parte está en la mitad rápida del círculo; la otra, en la mitad pausada.
           *[focus] Una parte está en la mitad “primero las personas” del círculo; la otra, en la mitad “primero la tarea”.
        }

team-several-apart =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] Unas personas actúan más rápido que otras.
               *[named] { team-several-first } { $shape ->
                    [one-two] actúa más rápido que { $b } y que { $c }
                    [one-three] actúa más rápido que { $b }, que { $c } y que { $d }
                    [two-two] actúan más rápido que { $b } y que { $d }
                   *[other] actúan más rápido que { $b }
                }.
            }
       *[focus]
            { $voice ->
                [unnamed] Unas personas piensan en la gente más que otras.
               *[named] { team-several-first } { $shape ->
                    [one-two] piensa en las personas más que { $b } y que { $c }
                    [one-three] piensa en las personas más que { $b }, que { $c } y que { $d }
                    [two-two] piensan en las personas más que { $b } y que { $d }
                   *[other] piensan en las personas más que { $b }
                }.
            }
    }
    .detail =
        { $axis ->
            [pace] Cada persona de una parte está más cerca del extremo rápido del círculo que las de la otra, esté donde esté cada cual.
           *[focus] Cada persona de una parte está más cerca del extremo “primero las personas” del círculo que las de la otra, esté donde esté cada cual.
        }

team-several-first =
    { $shape ->
        [two-one] Tanto { $a } como { $c }
        [two-two] Tanto { $a } como { $c }
        [three-one] { $a }, { $c } y también { $d }
       *[other] { $a }
    }

# After a semicolon, as a subject.
team-several-second =
    { $shape ->
        [one-two] tanto { $b } como { $c }
        [one-three] { $b }, { $c } y también { $d }
        [two-two] tanto { $b } como { $d }
       *[other] { $b }
    }

team-pair-all =
    { $voice ->
        [unnamed] Aquí, varias personas { team-pair-do }.
       *[named] { team-group-names } { team-pair-do }.
    }
    .detail =
        { $end ->
            [fast] Todas estas personas están en la mitad rápida del círculo.
            [calm] Todas estas personas están en la mitad pausada del círculo.
            [people] Todas estas personas están en la mitad “primero las personas” del círculo.
           *[task] Todas estas personas están en la mitad “primero la tarea” del círculo.
        }

team-pair-open =
    { $voice ->
        [you] Queda sin definir en qué difieren ustedes.
       *[named] Queda sin definir en qué difieren las personas de aquí.
    }
    .detail = Se compare a quien se compare, las respuestas no muestran quién actúa más rápido ni quién piensa más en la gente.

## What limits all this.

# How many people are in a quarter is anywhere between two numbers.
team-wide = De las { $of } personas de aquí, de { $low } a { $high } están en el cuadrante { $styles }.
    .detail =
        { $others ->
            [0] Cuántas hay exactamente en el cuadrante { $styles } queda sin definir.
            [one] También queda sin definir cuántas están en el cuadrante { $rest_and }.
           *[other] También queda sin definir cuántas están en los cuadrantes { $rest_and }.
        }

team-caution =
    { $count ->
        [one] Las respuestas de una de las { $of } personas son poco comunes, así que conviene leer esto con cuidado.
       *[other] Las respuestas de { $count } de las { $of } personas son poco comunes, así que conviene leer esto con cuidado.
    }

team-caution-random =
    { $count ->
        [one] Las respuestas de una de las { $of } personas parecen dadas al azar.
       *[other] Las respuestas de { $count } de las { $of } personas parecen dadas al azar.
    }
    .detail =
        { $count ->
            [one] Están incluidas. Para cada hallazgo del equipo en conjunto, las cifras dicen qué probabilidad tiene sin esta persona.
           *[other] Están incluidas. Para cada hallazgo del equipo en conjunto, las cifras dicen qué probabilidad tiene sin estas personas.
        }

team-several-languages = Se respondió en varios idiomas. Nadie ha comprobado hasta qué punto las traducciones son comparables, así que de este equipo se dice menos.

team-several-banks = Se usaron versiones distintas del cuestionario, así que las personas solo se pueden comparar a grandes rasgos.

team-no-norm-group = Este equipo todavía no se puede comparar con gente de otros lugares, porque han respondido muy pocas personas.

# How many members a report counts. Why others aren't in it is theirs to say.
team-members =
    { $profiled ->
        [one] { $profiled } de { $size } personas tiene perfil.
       *[other] { $profiled } de { $size } personas tienen perfil.
    }
    .detail =
        { $others ->
            [0] El informe trata de todo el equipo.
            [one] El informe no dice nada de la otra persona.
           *[other] El informe no dice nada de las otras { $others }.
        }

# A hypothetical person in a team. $number tells several with the same style apart.
newcomer-name =
    { $number ->
        [1] Incorporación { $style }
       *[other] Incorporación { $style }{ $number }
    }

## What somebody in the quarter of a style would change, in a what-if. $what is the most that would change.

team-newcomer =
    { $what ->
        [first] Hasta ahora nadie { team-here } piensa primero en { team-style-first }.
        [second] Hasta ahora solo una persona { team-here } piensa primero en { team-style-first }.
        [against-fast] La mayoría de la gente { team-here } se toma su tiempo; la persona nueva actúa rápido.
        [against-calm] La mayoría de la gente { team-here } actúa rápido; la persona nueva se toma su tiempo.
        [against-people] La mayoría de la gente { team-here } pone primero la tarea; la persona nueva, a las personas.
        [against-task] La mayoría de la gente { team-here } pone primero a las personas; la persona nueva, la tarea.
        [same] La mayoría de la gente { team-here } ya piensa primero en { team-style-first }.
        [alike-fast] La mayoría de la gente { team-here } ya actúa rápido.
        [alike-calm] La mayoría de la gente { team-here } ya se toma su tiempo.
        [alike-people] La mayoría de la gente { team-here } ya pone primero a las personas.
        [alike-task] La mayoría de la gente { team-here } ya pone primero la tarea.
       *[several] Al menos dos personas { team-here } ya piensan primero en { team-style-first }.
    }
    .detail =
        { $what ->
            [first] Sin la persona nueva, nadie está en el cuadrante de { style-named }.
            [second] Sin la persona nueva, hay exactamente una en el cuadrante de { style-named }.
            [against-fast] Sin la persona nueva, más de la mitad está en la mitad pausada del círculo.
            [against-calm] Sin la persona nueva, más de la mitad está en la mitad rápida del círculo.
            [against-people] Sin la persona nueva, más de la mitad está en la mitad “primero la tarea” del círculo.
            [against-task] Sin la persona nueva, más de la mitad está en la mitad “primero las personas” del círculo.
            [same] Sin la persona nueva, más de la mitad está en el cuadrante de { style-named }.
            [alike-fast] Incluso sin la persona nueva, más de la mitad está en la mitad rápida del círculo.
            [alike-calm] Incluso sin la persona nueva, más de la mitad está en la mitad pausada del círculo.
            [alike-people] Incluso sin la persona nueva, más de la mitad está en la mitad “primero las personas” del círculo.
            [alike-task] Incluso sin la persona nueva, más de la mitad está en la mitad “primero la tarea” del círculo.
           *[several] Incluso sin la persona nueva, al menos dos están en el cuadrante de { style-named }.
        }

team-newcomer-open = Queda sin definir qué cambiaría una persona nueva en el cuadrante { $styles }.
    .detail = Ningún cambio destaca sobre los demás.

# After "nadie", "persona", "gente".
team-here =
    { $scope ->
        [part] con perfil
       *[whole] de aquí
    }
