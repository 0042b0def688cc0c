## What a report says around its statements.

## Title and subtitle. $audience is self, manager or coach.

# Title and subtitle as one text.
report-name = { $title }: { $subtitle }

report-title-pair = { $a } con { $b }

report-subtitle-person =
    { $audience ->
        [self] Cómo trabajas · { report-copy }
       *[other] Una forma de trabajar · { report-copy }
    }

report-subtitle-pair =
    { $audience ->
        [self] Cómo colaboran ustedes · { report-copy }
       *[other] Cómo colaboran dos personas · { report-copy }
    }

report-subtitle-team = Cómo colabora este equipo · { report-copy }

# Whose copy of a report this is: each reader has another one on the same results.
report-copy =
    { $audience ->
        [self]
            { $subject ->
                [team] copia del equipo
               *[other] copia personal
            }
        [coach] copia para coach
       *[manager] copia para responsable
    }

# In the head of each page but the first.
report-running = { $title } · { report-copy }

## Headings of sections. $subject is assessment, comparison or team.

report-heading-summary = En resumen

report-heading-portrait = Retrato

report-heading-details =
    { $subject ->
        [comparison]
            { $audience ->
                [self] En qué se parecen ustedes y en qué difieren
               *[other] En qué se parecen y en qué difieren
            }
       *[team]
            { $audience ->
                [self] Cómo somos como equipo
               *[other] Cómo es el equipo
            }
    }

# $alike is yes where what is said of two people comes of how alike they are.
report-heading-people =
    { $subject ->
        [comparison]
            { $alike ->
                [yes] El riesgo de parecerse
               *[no]
                    { $audience ->
                        [self] En qué chocan ustedes
                       *[other] En qué chocan
                    }
            }
       *[team] Quién está dónde
    }

report-heading-scores =
    { $audience ->
        [self] Tus cuatro puntuaciones
       *[other] Las cuatro puntuaciones
    }

# What two people or a team bring beside what it costs.
report-heading-sides =
    { $subject ->
        [comparison]
            { $audience ->
                [self] Qué tienen ustedes y qué vigilar
               *[other] Qué tienen y qué vigilar
            }
       *[team]
            { $audience ->
                [self] Qué nos resulta fácil y qué vigilar
               *[other] Qué le resulta fácil al equipo y qué vigilar
            }
    }

report-heading-strengths =
    { $subject ->
        [assessment]
            { $audience ->
                [self] Qué aportas
               *[other] Qué aporta
            }
        [comparison]
            { $audience ->
                [self] Qué suman ustedes en conjunto
               *[other] Qué suman en conjunto
            }
       *[team]
            { $audience ->
                [self] Con qué contamos
               *[other] Con qué cuenta el equipo
            }
    }

report-heading-watch-outs =
    { $subject ->
        [assessment] El precio
        [comparison]
            { $alike ->
                [yes]
                    { $audience ->
                        [self] Qué se les escapa a ustedes
                       *[other] Qué se les escapa
                    }
               *[no] Qué vigilar
            }
       *[team] Qué vigilar
    }

report-heading-try =
    { $subject ->
        [assessment]
            { $audience ->
                [self] Qué puedes probar
                [coach] Qué sugerir
               *[other] Qué hacer
            }
        [comparison]
            { $audience ->
                [self] Qué pueden probar ustedes
               *[other] Qué puede probar cada cual
            }
       *[team] Para probar
    }

report-heading-questions =
    { $subject ->
        [comparison] Preguntas para hablar
       *[team]
            { $audience ->
                [self] Preguntas para nosotros
               *[other] Preguntas para el equipo
            }
    }

report-heading-certainty =
    { $subject ->
        [comparison] Las puntuaciones
       *[other] Quién entra en el recuento
    }

report-heading-evidence = Hasta qué punto es seguro cada hallazgo, y por qué

report-heading-everybody = Qué probabilidad tiene cada cuadrante

# How likely a quarter is, in a sentence.
report-quarter-chance = { $style } ({ $chance })

## What to do first of all.

report-first-heading =
    { $audience ->
        [coach] Tres sugerencias para empezar
       *[other] Los tres primeros pasos
    }

## What a drawing shows, in a sentence that describes it and claims nothing.

# A short report may have no room for the drawing itself.
report-drawn-heading =
    { $subject ->
        [comparison] Las puntuaciones, comparadas
       *[team] Cuántas personas hay en cada cuadrante
    }

# How many of a team may be in the quarter of a style: 3 to 7 in Steadiness (S).
report-drawn-count = { $range } en { style-named }

# $apart is whether dots are moved, $open are those of whom no side is sure, and $random those whose answers look random.
report-drawn-team = { report-drawn-dots } El cuadrante está claro para { $clear } de las { $count } personas con perfil{ report-drawn-half }{ report-drawn-open }{ report-drawn-random-answers }. Contando a todo el equipo, cada cifra con una seguridad del 95 %: { $ranges }.

# After a claim about a team that is as sure as its badge says with all answers, and of another sureness without
# those that look random.
report-without-random =
    { $claimed ->
        [no] Sin las respuestas que parecen dadas al azar, no tiene respaldo.
       *[yes] Sin las respuestas que parecen dadas al azar: { $strength }.
    }

report-drawn-dots =
    { $apart ->
        [yes] Cada punto marca, más o menos, la posición más probable: algunos se han separado para poder leerlos.
       *[no] Cada punto marca la posición más probable.
    }

report-drawn-half =
    { $half ->
        [0] { "" }
       *[other] , para { $half } solo la mitad (puntos pálidos)
    }

report-drawn-open =
    { $open ->
        [0] { "" }
       *[other] , y para { $open } ningún lado es seguro
    }

report-drawn-random-answers =
    { $random ->
        [0] { "" }
        [one] . Las respuestas de { $random } persona guardan muy poca coherencia entre sí
       *[other] . Las respuestas de { $random } personas guardan muy poca coherencia entre sí
    }

# The styles in which the scores of two people lie furthest apart, each with the score of either and its range. $apart is
# `open` where no difference is likely.
report-drawn-pair =
    { $apart ->
        [open] Ninguna puntuación separa con claridad a { $a } de { $b }. La mayor distancia está en { $first }: { $first-a } frente a { $first-b }, y puede deberse al azar. Entre paréntesis, el intervalo de cada puntuación (95 %).
        [close] Las puntuaciones de { $a } están cerca de las de { $b }. La mayor diferencia está en { $first }: { $first-a } frente a { $first-b }. Entre paréntesis, el intervalo de cada puntuación (95 %).
       *[no] { $a } se distingue de { $b } sobre todo en { $first }: { $first-a } frente a { $first-b }; después, en { $second }: { $second-a } frente a { $second-b }. Entre paréntesis, el intervalo de cada puntuación (95 %).
    }

## Who wrote it, and when.

# $credit is what of the report is a language model's: built_in (nothing), arranged, drafted or both. $model is its name.
report-writer =
    { $credit ->
        [arranged] El modelo de lenguaje { $model } eligió qué frases de Discern aparecen aquí y en qué orden. No escribió ninguna.
        [drafted] Escrito con las reglas de Discern a partir de las respuestas. El modelo de lenguaje { $model } redactó un párrafo, que está señalado.
        [both] El modelo de lenguaje { $model } eligió qué frases de Discern aparecen aquí y en qué orden. Redactó un párrafo, que está señalado.
       *[built_in] Escrito con las reglas de Discern a partir de las respuestas.
    }

report-not-arranged = Se le pidió al modelo de lenguaje { $model } que organizara este informe, y su respuesta no sirvió. Lo organizaron las reglas de Discern.

# Date and writer on one line.
report-written = { $date }. { $writer }

## Cards for everyday situations, which full reports have.

# A chapter with the situations that suit what the report is for.
report-chapter-purpose = Para el propósito de este informe

# The headline of a card of the library in a report on several people: "you" on it is those people.
report-card-for =
    { $audience ->
        [self] { $headline }
       *[other]
            { $subject ->
                [comparison] Para { $a } y para { $b }: { $headline }
               *[team] Para el equipo: { $headline }
            }
    }

report-chapter-together =
    { $subject ->
        [comparison] El día a día entre dos
       *[team] El día a día en equipo
    }

## How to talk about the report, and what to fill in then. $a and $b are names.

report-talk-heading =
    { $subject ->
        [comparison]
            { $audience ->
                [self] Para una conversación entre ustedes
                [coach] Una sesión con las dos personas
               *[manager] Cómo hablar con las dos personas
            }
       *[team]
            { $audience ->
                [self] Una hora con este informe
                [coach] Un taller de noventa minutos
               *[manager] Noventa minutos con el equipo
            }
    }

report-talk-comparison-first =
    { $audience ->
        [self] Cada cual marca a solas una frase que encaja y otra que no. Después se comparan, y empieza quien menos habla.
        [coach] Pídele a { $a } una frase sobre el objetivo de la sesión y otra a { $b }. Lee ambas en voz alta.
       *[manager] Habla a solas con { $a } y a solas con { $b } antes de reunirte con las dos personas. Pregunta qué funciona y qué lleva demasiado tiempo.
    }

report-talk-comparison-second =
    { $audience ->
        [self] Recordar un momento del último mes en que todo fluyó. ¿Qué aportó cada cual?
        [coach] Que { $a } describa cómo trabaja { $b }, y que { $b } corrija el retrato. Luego, al revés.
       *[manager] Describe el trabajo, no a las personas. ¿Dónde se cruzan las dos funciones y qué hay que acordar ahí?
    }

report-talk-comparison-third =
    { $audience ->
        [self]
            { $differ ->
                [yes] Tomar una diferencia de este informe. Cada cual busca un ejemplo real, sin hablar de nadie más.
               *[no] Buscar algo que cada cual hace a su manera, con un ejemplo real por persona, sin hablar de nadie más.
            }
        [coach]
            { $differ ->
                [yes] Toma una diferencia de este informe. Pídele a cada persona un ejemplo a favor y otro en contra.
               *[no] Este informe no nombra ninguna diferencia. Pide una a { $a } y otra a { $b }, cada una con un ejemplo a favor y otro en contra.
            }
       *[manager] Pregúntale a { $a } qué le facilita { $b }, y luego al revés. Espera hasta que haya respuesta.
    }

report-talk-comparison-fourth =
    { $audience ->
        [self] Completar esta frase por turnos: “Cuando tú …, yo …, y me ayudaría que …”.
        [coach] Repasa dos veces un desacuerdo reciente: primero como lo habría llevado { $a }, después como lo habría llevado { $b }. ¿Qué se habría decidido cada vez?
       *[manager] Deja abierto quién tiene razón. Aclara quién hace qué primero y cuándo se entera la otra persona.
    }

report-talk-comparison-fifth =
    { $audience ->
        [self] Acordar una sola cosa para dos semanas y el día del balance.
        [coach] Termina con la hoja de trabajo: qué necesita cada persona, qué acuerdan y cuándo se vuelven a ver.
       *[manager] A las dos semanas, pregúntales a solas a { $a }, y también a { $b }, qué ha cambiado.
    }

report-talk-team-first =
    { $audience ->
        [self] Minutos 0 a 10: cada cual busca su nombre en una ficha y dice en una frase si encaja.
        [coach] 10 minutos: el marco. Qué describe el modelo DISC, qué no mide y por qué ninguna posición en el círculo vale más que otra.
       *[manager] Antes: pregunta quién prefiere dejar sus resultados fuera de la sala, y no preguntes por qué.
    }

report-talk-team-second =
    { $audience ->
        [self] Minutos 10 a 25: en grupos de tres, elegir una fortaleza que se vio el último mes y traer un ejemplo al resto.
        [coach] 20 minutos: cada cual anota en qué parte del círculo espera estar y después ve el gráfico. Habla solo de las sorpresas. Antes, pregúntale a cada persona a solas. Si alguien prefiere no aparecer, prescinde del gráfico.
       *[manager] Primera media hora: cada cual dice qué encaja y qué no. Habla al final.
    }

report-talk-team-third =
    { $audience ->
        [self] Minutos 25 a 40: elegir un punto que vigilar. ¿Cuándo pagó el equipo ese precio? Sin nombres.
        [coach] 25 minutos: dos grupos que ven el trabajo del equipo de forma distinta escriben tres deseos para el otro. Se intercambian y se leen en voz alta.
       *[manager] Segunda media hora: una decisión del último mes. ¿A quién se escuchó, a quién demasiado tarde, y qué habría dicho la mirada que faltaba?
    }

report-talk-team-fourth =
    { $audience ->
        [self] Minutos 40 a 55: completar el acuerdo de equipo, tres líneas como máximo.
        [coach] 25 minutos: una decisión real, recorrida dos veces. Primero como fue; luego, como si quienes hablaron al final hubieran hablado al principio.
       *[manager] Tercera media hora: el acuerdo de equipo, tres líneas como máximo, cada una con nombre y fecha.
    }

report-talk-team-fifth =
    { $audience ->
        [self] Minutos 55 a 60: elegir una fecha, de cuatro a seis semanas después, para revisarlo.
        [coach] 10 minutos: el acuerdo de equipo, una fecha para el seguimiento y una palabra de cada persona para cerrar.
       *[manager] Después: abre las tres próximas reuniones con una línea del acuerdo y pregunta si se cumplió.
    }

report-worksheet-heading =
    { $subject ->
        [comparison] Lo que acordamos
       *[team] Acuerdo de equipo
    }

report-worksheet-note =
    { $subject ->
        [comparison] Una línea se completa ahora; las otras, cuando hagan falta.
       *[team] Tres líneas como máximo. Cada una tiene a alguien que la cuida y un día para revisarla.
    }

# The four columns of the table.
report-worksheet-column =
    { $subject ->
        [comparison]
            { $column ->
                [1] Cuando se trata de
                [2] { $a } necesita
                [3] { $b } necesita
               *[4] y acordamos
            }
       *[team]
            { $column ->
                [1] Cuando se trata de
                [2] vamos a
                [3] a cargo de
               *[4] se revisa el
            }
    }

report-worksheet-topic =
    { $topic ->
        [meetings] Reuniones
        [deciding] Decisiones
        [disagreement] Desacuerdo
        [feedback] Feedback
        [pressure] Falta de tiempo
       *[newcomer] Personas nuevas
    }

## The evidence, and around the pages.

# Before the figures of what is no finding.
report-grounds-caveat = Advertencia

report-grounds-measured =
    { $about ->
        [scores] Medido
       *[people] Recuento
    }

# A figure under a statement.
report-figure = { $name }: { $value }

# In place of the figures of a statement that rests on those of an earlier one.
report-same-figures = Las mismas cifras que en { $number }.

report-page = { $page } de { $pages }

# Before the address of the report in the app.
report-link = Leer en Discern:

report-see-evidence =
    { $ends ->
        [one] Notas de los números pequeños: página { $page }
       *[several] Notas de los números pequeños: páginas { $page } a { $last }
    }

# The pages that cite a statement.
report-cited-on = Citado en p. { $pages }.

report-short-evidence = El informe completo muestra hasta qué punto es seguro cada hallazgo, y por qué.

report-column-name = Nombre

report-everybody-note =
    { $doubted ->
        [0] La probabilidad de que cada persona esté en cada cuadrante.
       *[other] La probabilidad de que cada persona esté en cada cuadrante. Una raya señala respuestas que parecen dadas al azar.
    }

report-everybody-doubted = –

## Why there is no report.

report-nothing-person = De estas respuestas no sale un perfil, así que no hay informe.

report-nothing-pair = Una de las dos personas no tiene perfil, así que no hay nada que comparar.

report-nothing-team = Nadie en este equipo tiene un perfil que se pueda mostrar, así que no hay informe.

report-nothing-assessment = Este cuestionario no tiene perfil.

report-nothing-shared = Una de las dos personas no tiene un perfil que cuente, o no lo comparte.

## How people look to each other. $ways is who looks at whom: styles and halves of the circle. What is taught, in both
## its sides, as it ends the sentence “What they see in you: …”.

report-looks =
    { $ways ->
        [D-D] fuerza y franqueza, pero también resistencia a ceder
        [D-I] chispa y agilidad, pero también mucha charla sin rumbo
        [D-S] lealtad y constancia, pero también un sí que se hace esperar
        [D-C] rigor y exactitud, pero también horas perdidas en los detalles
        [I-D] audacia y claridad, pero también frialdad cuando más importa
        [I-I] diversión y muchas ideas, pero también un afán constante de protagonismo
        [I-S] amabilidad y paciencia, pero también poco entusiasmo
        [I-C] inteligencia y esmero, pero también objeciones que enfrían el ánimo
        [S-D] valentía y decisión, pero también dureza con la gente
        [S-I] calidez y alegría, pero también trabajo que se queda a medias
        [S-S] confianza y trato fácil, pero también demasiada cortesía para discrepar
        [S-C] calma y rigor, pero también cierta distancia
        [C-D] claridad en la meta, pero también descuido con los datos
        [C-I] apertura y ánimo, pero también vaguedad sobre lo acordado
        [C-S] paciencia y seriedad, pero también silencio cuando algo va mal
        [C-C] exactitud y buena preparación, pero también revisiones sin fin
        [fast-D] rapidez para actuar, pero también para imponerse
        [fast-I] rapidez para sumarse, pero también para pasar a otra cosa
        [fast-S] constancia, pero también más lentitud de la que el día permite
        [fast-C] esmero, pero también respuestas tardías
        [calm-D] rumbo claro, pero también demasiada prisa para oír una duda
        [calm-I] mucha energía, pero también saltos de tema con la idea a medias
        [calm-S] trato fácil en el trabajo, pero también poca iniciativa
        [calm-C] esmero, pero también poca prisa por acabar con la espera
        [people-D] fuerza, pero también ceguera ante el daño que causa
        [people-I] calidez y apertura, pero también afán de gustar
        [people-S] amabilidad, pero también miedo a una palabra dura
        [people-C] inteligencia, pero también frialdad en el trato
        [task-D] claridad sobre el resultado, pero también impaciencia por tenerlo
        [task-I] buena compañía, pero también rodeos antes de ir al grano
        [task-S] ganas de ayudar, pero también inquietud por lo que sienta cada cual
        [task-C] precisión, pero también trabajo sin fin
        [D-fast] rapidez y ganas, pero también energía que no siempre va al objetivo
        [D-calm] fiabilidad, pero también lentitud para arrancar
        [D-people] don de gentes, pero también blandura con los resultados
        [D-task] franqueza, pero también ganas de discutir
        [I-fast] disposición para todo, pero también pocos huecos para hablar
        [I-calm] atención, pero también un gesto difícil de leer
        [I-people] conversación fácil, pero también desvíos del tema
        [I-task] concentración, pero también pocas palabras amables
        [S-fast] mucho empuje, pero también un ritmo difícil de seguir
        [S-calm] trato agradable y sereno, pero también poca ayuda para decir que no
        [S-people] amabilidad e interés, pero también facilidad para tomarse todo a pecho
        [S-task] seriedad en el trabajo, pero también brusquedad
        [C-fast] energía, pero también precipitación
        [C-calm] reflexión, pero también lentitud para comprometerse
        [C-people] cercanía, pero también pocas pruebas
       *[C-task] objetividad, pero también silencio sobre lo demás
    }
