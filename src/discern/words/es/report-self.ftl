## What a report tells the person it is about, beside the statements. $tie is what of the person a text suits: a style's
## quarter, an end of pace or focus, or `open` for what suits everyone. $turn counts from 1.

# Chapters of lists and cards.
report-self-chapter =
    { $chapter ->
        [lists] Qué te da y qué te quita energía
        [sides] Qué aportas y a qué precio
        [ask] Qué averiguar sobre ti
        [talk] Cómo hablar contigo
        [situations] Tres situaciones
       *[styles] Los cuatro estilos y tú
    }

# What can be said to somebody whose place is open. $pace and $focus are the likelier half of each axis, $most and $least
# the likeliest quarter and the least likely one. Below 60% a half is `even`, such as `fast-even`.
report-self-standing-heading = Qué dicen tus respuestas hasta ahora

report-self-standing =
    { $turn ->
        [1] { report-self-standing-pace } ({ $pace-chance }), y { report-self-standing-focus } ({ $focus-chance }). { report-self-standing-quarters } Nada de esto es lo bastante seguro para apoyarse en ello.
        [2] Hay dos razones frecuentes. Una: cambias de manera de trabajar según el momento: deprisa en una tarea y despacio en la siguiente, unas veces cerca de la gente y otras de lleno en los datos. La otra: las preguntas fueron pocas o no encajaban con tu trabajo. Las respuestas no muestran cuál es.
       *[other] Puedes averiguarlo: piensa en tres tareas de la semana pasada y pregúntale a alguien del equipo qué hiciste primero en cada una. También puedes responder otro día y comparar.
    }

# $near is how many quarters are about as likely as the likeliest, which it is among: 1, 2, 3 or 4. $likeliest lists these
# with their chances, and $others the other ones.
report-self-standing-quarters =
    { $near ->
        [1] De los cuatro cuadrantes, el más probable es { $most } ({ $most-chance }); el menos probable, { $least } ({ $least-chance }).
        [4] Los cuatro cuadrantes son casi igual de probables: { $likeliest }.
       *[other] { $likeliest } son casi igual de probables; { $others }, menos.
    }

# $styles are the letters of the two highest scores.
report-self-standing-opposites = Tus dos puntuaciones más altas, { $styles }, están en lados opuestos del círculo. Tu punto queda entre ambas, así que ninguna se ve en él.

report-self-standing-pace =
    { $pace ->
        [fast] En ti es más probable el ritmo rápido que el pausado
        [calm] En ti es más probable el ritmo pausado que el rápido
        [fast-even] No está claro si actúas rápido
       *[calm-even] No está claro si te tomas tu tiempo
    }

report-self-standing-focus =
    { $focus ->
        [people] “primero las personas” es más probable que “primero la tarea”
        [task] “primero la tarea” es más probable que “primero las personas”
        [people-even] está en el aire si pones primero a las personas
       *[task-even] está en el aire si pones primero la tarea
    }

# Below the heading of the four styles.
report-self-styles-note = Qué ves en personas de cada estilo, y qué ven ellas en ti. Lo enseñan los cursos de DISC; no se midió.

# $looks is one of `report-looks`. $way is how they look to you, how you look to them, or both alike.
report-self-looks =
    { $way ->
        [both] Lo que ves en estas personas, y ellas en ti: { $looks }.
        [them] Lo que ves en estas personas: { $looks }.
       *[you] Lo que estas personas ven en ti: { $looks }.
    }

report-self-questions-heading =
    { $count ->
        [one] Una pregunta para ti
       *[other] Tres preguntas para ti
    }

report-self-questions-note =
    { $count ->
        [one] Escribe media frase. Dentro de un mes, mira si escribirías lo mismo.
       *[other] Escribe media frase para cada una. Dentro de un mes, mira si escribirías lo mismo.
    }

report-self-question =
    { $tie ->
        [dominance]
            { $turn ->
                [1] ¿Cuál de tus decisiones de este mes podría haber tomado otra persona igual de bien?
               *[other] ¿Quién ha dejado de contradecirte, y desde cuándo?
            }
        [influence]
            { $turn ->
                [1] ¿Qué promesa olvidaste el mes pasado, y quién lo notó?
               *[other] ¿Cuándo fue la última reunión en que supiste más del resto que el resto de ti?
            }
        [steadiness]
            { $turn ->
                [1] ¿Qué cambiarías aquí si a nadie le molestara?
               *[other] ¿A quién ayudaste esta semana mientras tu propio trabajo esperaba?
            }
        [conscientiousness]
            { $turn ->
                [1] ¿Qué trabajo te quedó mejor de lo necesario, y a qué precio?
               *[other] ¿Cuándo dijiste por última vez “Todavía no lo sé” en voz alta, y qué pasó?
            }
        [fast]
            { $turn ->
                [1] ¿Qué silencio llenaste esta semana, y de quién era?
               *[other] ¿Qué habrías hecho de otra manera después de consultarlo con la almohada?
            }
        [calm]
            { $turn ->
                [1] ¿Qué idea te guardaste hasta que ya no servía?
               *[other] ¿Dónde valdría más media respuesta hoy que una entera la próxima semana?
            }
        [people]
            { $turn ->
                [1] ¿Cuándo callaste algo para no herir a alguien?
               *[other] Notas cómo está la gente. ¿Quién nota cómo estás tú?
            }
        [task]
            { $turn ->
                [1] ¿Con quién trabajas cada semana sin saber apenas quién es?
               *[other] ¿Cuándo dolió un dato que diste sin más, y cómo lo supiste?
            }
       *[open]
            { $turn ->
                [1] ¿En qué situación te reconoces menos?
                [2] ¿Qué te pide la gente más a menudo?
               *[other] ¿Qué dirían dos colegas que haces primero cuando falla un plan?
            }
    }

report-self-plan-heading = Tu plan

report-self-plan-note = Elige una o dos líneas y tacha las demás.

report-self-plan-column =
    { $column ->
        [1] Cuando …
        [2] voy a …
        [3] A partir de
       *[4] Quién me preguntará
    }

report-self-plan-when =
    { $tie ->
        [dominance] esté a punto de cerrar algo en una reunión
        [influence] prometa algo de pasada
        [steadiness] alguien me pida ayuda y no tenga tiempo
        [conscientiousness] revise algo por tercera vez
        [fast] nadie responda a mi pregunta
        [calm] termine una reunión y me quede una duda
        [people] tenga que decir algo que no va a gustar
        [task] responda a un mensaje de trabajo
       *[open]
            { $turn ->
                [1] termine una semana
                [2] me sorprenda la impresión que causé
               *[other] empiece una tarea nueva
            }
    }

report-self-plan-will =
    { $tie ->
        [dominance] preguntar a alguien que no haya hablado qué se me escapa
        [influence] anotarlo, con una fecha, antes de irme
        [steadiness] decir cuándo podría, y qué tendría que esperar
        [conscientiousness] preguntar a quien lo necesita con qué le basta
        [fast] esperar hasta que haya hablado otra persona
        [calm] decir que la tengo, y cuándo la explicaré
        [people] decirlo en la primera frase, y luego preguntar cómo suena
        [task] empezar por algo que la otra persona hizo bien
       *[open]
            { $turn ->
                [1] anotar una situación que encaje con estas páginas y otra que no
                [2] preguntar a alguien qué hice exactamente
               *[other] decir qué necesito del resto para hacerla bien
            }
    }

report-self-answers-heading = En qué respuestas tuyas se basa

report-self-answers-note = Las respuestas que más pesaron en cada hallazgo, sin repetir ninguna. Solo las ves tú, y también tu coach si le diste permiso.

report-self-answers-side =
    { $side ->
        [for] Elegiste esto, y va a favor
       *[against] Elegiste esto, y va en contra
    }

# Signs that a claim holds, and that it doesn't.
report-self-claims-heading = Comprueba si es verdad

report-self-claims-label =
    { $part ->
        [holds] A favor
       *[fails] En contra
    }

report-self-claims-holds =
    { $claim ->
        [dominance] En un grupo sin nadie al frente, acabas llevando el timón, y te alivia.
        [influence] Cuentas un buen momento esa misma noche, y lo disfrutas por segunda vez.
        [steadiness] La gente te trae problemas que no cuenta a nadie más, y un cambio brusco te arruina el día.
        [conscientiousness] Una cifra errónea en una diapositiva ajena no te deja en paz hasta que la mencionas.
        [open] Tu familia, tu equipo y alguien de tu antigua escuela describirían cada cual a una persona distinta.
        [fast] Respondes antes de leer hasta el final y completas frases ajenas.
        [calm] Lo que más querías decir se te ocurre después de la reunión.
        [people] Recuerdas quién estaba a disgusto en una reunión mucho después de olvidar qué se decidió.
       *[task] Una reunión productiva sin una sola palabra personal te parece buena.
    }

report-self-claims-fails =
    { $claim ->
        [dominance] Pasas meses a gusto mientras otra persona marca el rumbo y el ritmo.
        [influence] Un fin de semana con gente desconocida, ruido y anécdotas te suena a castigo.
        [steadiness] La rutina te aburre a mitad de semana, y cambias lo que funciona solo por ver qué pasa.
        [conscientiousness] Envías borradores sin releer, y los errores que aparecen después no te quitan el sueño.
        [open] Todas las personas que te conocen elegirían para ti la misma palabra.
        [fast] Dejas estar un silencio, y te gusta lo que sale de él.
        [calm] Descubres lo que piensas al oírte defenderlo.
        [people] Dar malas noticias te resulta fácil, y después duermes bien.
       *[task] La tensión entre dos colegas te distrae hasta que se resuelve, por urgente que sea el trabajo.
    }

report-self-doubtful-heading = Qué hacer con estas respuestas

report-self-doubtful =
    { $turn ->
        [1] El control mira tres cosas: si las elecciones encajan entre sí mejor que las hechas al azar, si llevaron tiempo suficiente para leer y si dependen del lugar en la pantalla. Lo que no encajó aparece al final, en la primera entrada.
        [2] Puede equivocarse. Si no te inclinas hacia ningún lado, o casi todas las afirmaciones encajaban contigo igual de bien, las elecciones cuidadosas también parecen azar.
        [3] Si respondiste con prisa o te interrumpieron, responde de nuevo con tu enlace personal o pide uno nuevo. Tómate de cinco a diez minutos de calma, piensa en las últimas semanas de trabajo y elige lo que haces, no lo que te gustaría hacer. Si dos afirmaciones encajan igual de bien, elige la que otras personas habrían visto más a menudo.
        [4] Si elegiste con cuidado, responde otro día y compara los dos perfiles. Donde coinciden, difícilmente es azar. Donde difieren, queda sin definir.
       *[other] Hasta entonces, usa las preguntas de estas páginas y deja de lado las puntuaciones.
    }
