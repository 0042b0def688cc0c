## What a report on a person tells their coach, beside the statements. $a is the person's name; $tie and $turn are as in
## report-self. Everything here is a hypothesis to test in the session.

report-coach-chapter =
    { $chapter ->
        [sides] Qué aporta { $a } y a qué precio
        [ask] Qué preguntarle a { $a }
        [talk] Cómo hablar con { $a }
        [situations] Tres situaciones para explorar
       *[styles] { $a } frente a los cuatro estilos
    }

report-coach-styles-note = Qué ve { $a } en personas de cada estilo, y ellas en { $a }. Lo enseñan los cursos de DISC; no se midió. Pídele que piense en una persona de cada estilo antes de mostrarlo. Las recomendaciones se dirigen a { $a }.

report-coach-looks =
    { $way ->
        [both] Lo que { $a } ve en estas personas, y ellas en { $a }: { $looks }.
        [them] Lo que { $a } ve en estas personas: { $looks }.
       *[you] Lo que estas personas ven en { $a }: { $looks }.
    }

# How to debrief a place on the circle that is as sure as this one, and what to answer a client. $chances are those of the
# quarters that aren't all but ruled out.
report-coach-debrief-heading = Cómo hablar de este resultado

report-coach-debrief =
    { $how ->
        [direction] Las respuestas sitúan a { $a } { $place }. Deja que { $a } adivine antes de mostrarle el círculo, y dedica el tiempo a lo que no encaja. Cuatro de cada cinco veces, la posición está en la zona sombreada, así que también encaja la conducta de un estilo vecino.
        [half] Las respuestas respaldan una mitad del círculo y dejan abierta la otra pregunta: { $chances }. Dilo primero: “Esto es seguro, y esto no”. Trabaja con lo seguro. Después pide dos situaciones que tiren en direcciones distintas, una de cada tipo. La pregunta abierta es el mejor tema, porque solo { $a } puede responderla.
        [halves] Las respuestas respaldan dos mitades del círculo, cada una más segura que ambas en conjunto: { $chances }. Dilo primero: “Cada una por separado es más segura que las dos a la vez”. Luego comprueba cada una por separado, con una situación que exija lo contrario. Si las dos se sostienen, encaja el cuadrante que comparten.
        [open] Las respuestas no respaldan ningún lado: { $chances }. No ofrezcas un estilo para elegir, ni siquiera como conjetura: la gente se reconoce en cualquiera. Pregunta cómo trabajó { $a } en tres tareas distintas de la semana pasada y qué hizo primero en cada una. Si fue distinto cada vez, hay una buena razón para un resultado sin definir. Si las tres se parecen, otro intento con más tiempo puede mostrarlo.
       *[adapted] “¿Cuál es mi estilo natural y cuál el adaptado?” Algunos cuestionarios trazan dos retratos: cómo es la gente y cómo siente que debe ser. Discern pregunta una sola cosa, cómo actúa { $a } hoy en el trabajo, y por eso traza uno. No sabe nada de un yo más verdadero detrás. Si la distancia importa, pregunta: “¿Dónde te exige esfuerzo actuar así, y quién lo espera?”
    }

# How likely a quarter is, among $chances: “S 76%”.
report-coach-chance = { $style } { $chance }

# $styles is one letter or two. $end is the half that the two share, or `nearer` where one of them is clearly likelier:
# $nearer and $farther are these with their chances.
report-coach-debrief-place =
    { $count ->
        [1] en el cuadrante { $styles }: { $chances }
       *[2]
            { $end ->
                [nearer] entre { $styles }, más cerca de { $nearer } que de { $farther }
                [fast] en el centro de la mitad rápida, entre { $styles }: { $chances }
                [calm] en el centro de la mitad pausada, entre { $styles }: { $chances }
                [people] en el centro de la mitad “primero las personas”, entre { $styles }: { $chances }
               *[task] en el centro de la mitad “primero la tarea”, entre { $styles }: { $chances }
            }
    }

# Before the first cards.
report-coach-cards-note = Los consejos se dirigen a { $a }. Encima está qué puedes preguntar y a qué prestar atención.

# What is claimed, in a chapter of its own.
report-coach-claims-heading =
    { $count ->
        [one] Qué comprobar
       *[other] Qué comprobar, primero lo menos seguro
    }

# The same in a short report.
report-coach-test-heading =
    { $count ->
        [one] Qué comprobar
       *[other] Qué comprobar primero
    }

report-coach-claims-label =
    { $part ->
        [ask] Pregunta
        [holds] Si se sostiene, oyes
        [fails] Qué va en contra
       *[next] Por dónde seguir
    }

report-coach-claims-ask =
    { $claim ->
        [dominance] “Cuéntame una decisión de la semana pasada que fuera solo tuya”.
        [influence] “Cuéntame tu mejor día del último mes”.
        [steadiness] “Cuéntame lo último que cambió sin apenas aviso”.
        [conscientiousness] “¿Cómo supiste que tu último trabajo estaba terminado?”
        [open] “¿Dónde eres más tú en el trabajo, y quién está contigo?”
        [fast] “¿Qué dijiste primero en tu última reunión, y cuándo?”
        [calm] “¿Qué querías decir en tu última reunión y no dijiste?”
        [people] “¿A quién afecta lo que tienes entre manos?”
       *[task] “¿Qué tiene que cumplirse para que tu proyecto salga bien?”
    }

report-coach-claims-holds =
    { $claim ->
        [dominance] “Yo” y verbos, un resultado en la primera frase e impaciencia con el propio relato.
        [influence] Nombres y escenas, como ante un público, con un ojo puesto en cómo reaccionas.
        [steadiness] “Nosotros”, preocupación por quienes sufrieron el cambio y cuánto tiempo había funcionado lo de antes.
        [conscientiousness] Criterios, fuentes y correcciones de lo que se acaba de decir.
        [open] Una persona distinta en cada papel.
        [fast] Respuestas que empiezan antes de que termines y se corrigen sobre la marcha.
        [calm] Pausas, frases completas y la mejor idea al final de la hora.
        [people] Personas antes que datos, y cómo cayó algo antes que lo que se decidió.
       *[task] Datos antes que personas, y colegas a quienes llama por su función.
    }

report-coach-claims-fails =
    { $claim ->
        [dominance] Mérito que cede a otras personas, preguntas que te devuelve, calma ante un final abierto.
        [influence] Un día como lista de pasos o de cifras, sin nadie más en él.
        [steadiness] Gusto por el revuelo, y ni una palabra sobre quien lo sufrió.
        [conscientiousness] “Me pareció terminado”, números redondos, tedio ante el detalle.
        [open] El mismo primer paso en todas partes.
        [fast] Un silencio cómodo y respuestas que salen enteras.
        [calm] Pensar en voz alta, con tres versiones de una respuesta.
        [people] Impaciencia en cuanto se habla de sentimientos.
       *[task] Relatos que giran en torno a lo que sintió cada cual.
    }

report-coach-claims-next =
    { $claim ->
        [dominance] Mira el poder. ¿Dónde puede decidir { $a }, y dónde es solo una esperanza?
        [influence] Sigue al público. ¿A quién hay que impresionar, y qué queda cuando nadie mira?
        [steadiness] Explora el precio de la armonía. ¿Qué deseo se ha callado, y por quién?
        [conscientiousness] Pregunta por el nivel exigido. ¿Quién lo fijó, y qué pasaría un escalón más abajo?
        [open] Dibuja los papeles: una columna para trabajo, otra para familia y otra para amistades, con el primer paso en cada una.
        [fast] Ralentiza un relato, frase a frase, hasta que aparezca un momento en que se podía elegir.
        [calm] Averigua cuánta confianza hace falta para hablar sin tenerlo terminado, y con quién la tiene ya { $a }.
        [people] Separa el cuidado de la inquietud. ¿Cuáles de estas preocupaciones le encargó alguien a { $a }?
       *[task] Pregunta qué conversación tocaría si el trabajo estuviera terminado, y quién la espera.
    }

# What to ask about a situation, and what to listen for.
report-coach-situation =
    { $topic ->
        [talking] Pregunta: “¿De quién terminas las frases, y quién termina las tuyas?” Presta atención al ritmo, a los huecos y a quién se cita.
        [remote] Pregunta: “¿Qué dejan fuera tus mensajes que tu cara diría?” Averigua a quién favorece el medio: a quien escribe o a quien lee.
        [meetings] Pregunta: “¿Cuándo cambiaste de opinión por última vez en una reunión?” Presta atención a qué hizo falta y quién estaba.
        [pressure] Pregunta: “¿Qué vería yo de ti una hora antes de una entrega?” Presta atención a qué cae primero: las personas, el cuidado o la rapidez.
        [deciding] Pregunta: “¿Qué decisión desharías, y qué le faltaba?” Presta atención a la medida: rapidez, datos o consenso.
        [planning] Pregunta: “¿Qué es lo primero que se te aplaza cada semana?” Presta atención a qué es un plan: una promesa, una herramienta o una carga.
        [delegation] Pregunta: “¿Qué sigues haciendo que debería hacer otra persona?” Presta atención al motivo: calidad, rapidez, amabilidad o control.
        [change] Pregunta: “¿Qué cambio te gustó menos aquí, y qué hiciste entonces?” Presta atención a lo que { $a } quería conservar.
        [one-to-one] Pregunta: “¿Qué no dices en tus conversaciones individuales?” Presta atención a quién pone el tema y quién cierra la conversación.
        [giving-feedback] Pregunta: “¿A quién le debes una palabra franca, y desde cuándo?” Presta atención a lo que { $a } espera que pase después.
        [taking-feedback] Pregunta: “¿Qué crítica recuerdas todavía?” Presta atención a qué se quedó: el contenido o el tono.
        [helping] Pregunta: “¿A quién ayudas sin que te lo pida?” Presta atención a qué espera { $a } a cambio, si espera algo.
        [disagreement] Pregunta: “¿Qué logró tu última discusión?” Presta atención a quién ganó, quién se quedó y quién calló.
        [with-dominance] Pregunta: “¿Quién te presiona en el trabajo, y qué haces entonces?” Presta atención a si hay pelea, retirada o acuerdo.
        [with-influence] Pregunta: “¿Qué entusiasmo te arrastra, y cuál te cansa?” Presta atención a si hay envidia, risa o alivio.
        [with-steadiness] Pregunta: “¿Con quién cuentas por su paciencia?” Presta atención a si esa persona lo sabe.
       *[with-conscientiousness] Pregunta: “¿Quién revisa tu trabajo, y cómo lo llevas?” Presta atención a si hay confianza, alivio u ofensa.
    }

report-coach-questions-heading =
    { $count ->
        [one] Una pregunta para empezar
       *[other] Tres preguntas para empezar
    }

report-coach-questions-note =
    { $count ->
        [one] Hazla y deja un silencio.
       *[other] Sirven aunque un hallazgo resulte falso. Haz una y deja un silencio.
    }

report-coach-question =
    { $tie ->
        [dominance]
            { $turn ->
                [1] “¿Cuándo cediste por última vez, y a qué precio?”
               *[other] “¿Qué precio dirían tus colegas que tiene contradecirte?”
            }
        [influence]
            { $turn ->
                [1] “¿Cómo es para ti un día sin una sola conversación?”
               *[other] “¿Qué promesa volverías a hacer, y cuál no?”
            }
        [steadiness]
            { $turn ->
                [1] “¿Qué llevas a cuestas sin que nadie te haya preguntado?”
               *[other] “¿Qué pasaría si esta semana dijeras que no una vez?”
            }
        [conscientiousness]
            { $turn ->
                [1] “¿Qué puede estar mal hoy en tu trabajo, y quién lo notaría?”
               *[other] “¿Cuándo no te sirvió tener razón?”
            }
        [fast]
            { $turn ->
                [1] “¿Qué te pasa por dentro durante una pausa?”
               *[other] “¿Qué comienzo desharías?”
            }
        [calm]
            { $turn ->
                [1] “¿Qué ocurre entre que tienes una idea y la dices?”
               *[other] “¿Cuál de tus respuestas llegó demasiado tarde?”
            }
        [people]
            { $turn ->
                [1] “¿De quién te importa más la opinión en el trabajo, y cómo te enteras de ella?”
               *[other] “¿Cuándo decepcionaste a alguien a propósito por última vez?”
            }
        [task]
            { $turn ->
                [1] “¿Cómo se entera la gente de que la valoras?”
               *[other] “¿Cuándo eran correctos los datos y aun así salió mal?”
            }
       *[open]
            { $turn ->
                [1] “¿Qué diría tu mejor colega que haces primero en una tarea nueva, y qué dirías tú?”
                [2] “¿En qué papel del trabajo cuesta más reconocerte?”
               *[other] “¿Qué haces de otra manera cuando importa?”
            }
    }

report-coach-plan-heading = Qué muestra la sesión

report-coach-plan-note = Complétalo con { $a }, que tiene la última palabra.

report-coach-plan-column =
    { $column ->
        [1] Qué se afirma
        [2] Un relato a favor
        [3] Un relato en contra
       *[4] Qué concluye { $a }
    }

report-coach-answers-heading = Qué respaldan las respuestas y qué contradicen

report-coach-answers-note = Las respuestas que más pesaron en cada hallazgo, primero las contrarias y sin repetir ninguna. { $a } te ha permitido verlas. Son para ustedes y para nadie más.

report-coach-answers-side =
    { $side ->
        [for] A favor
       *[against] En contra
    }

report-coach-agenda-heading =
    { $agenda ->
        [series] Tres sesiones
       *[hour] Una sesión de una hora
    }

report-coach-agenda =
    { $agenda ->
        [series]
            { $turn ->
                [1] Primera sesión, acuerdo inicial: ¿qué debe ser distinto en tres meses, y quién lo verá?
                [2] Primera sesión, una semana: { $a } recorre una semana normal, hora por hora. Marca lo que sale fácil y lo que exige esfuerzo, sin nombrar ningún estilo.
                [3] Segunda sesión, otras miradas: antes, { $a } pregunta a dos colegas con qué cuentan y qué esquivan. ¿Qué encaja y qué sorprende?
                [4] Tercera sesión, prueba: ¿qué probó { $a }, qué hizo el resto y qué se queda?
               *[5] Cierra la tercera con lo que ya no hace falta, incluido este informe.
            }
       *[hour]
            { $turn ->
                [1] Acuerdo inicial: ¿qué quiere { $a } que sea distinto después de esta sesión, y quién se enterará?
                [2] Primero, adivinar: si { $a } ya leyó un informe, pregunta qué frase fue una sorpresa. Si no, que { $a } adivine una posición en el círculo y después vea el gráfico.
                [3] Puntos abiertos: toma el primer hallazgo por comprobar. { $a } cuenta un relato a favor y otro en contra.
                [4] Excepciones: toma un punto del precio. Pregunta por la última vez que ocurrió, por la última que no, y por lo que marcó la diferencia.
               *[5] Cierra con una línea para la próxima semana, con palabras de { $a }, una fecha y alguien que le pregunte.
            }
    }

report-coach-doubtful-heading = Qué hacer con estas respuestas

report-coach-doubtful =
    { $turn ->
        [1] El control mira tres cosas: si las elecciones encajan entre sí mejor que las hechas al azar, si llevaron tiempo suficiente para leer y si dependen del lugar en la pantalla. Lo que no encajó aparece al final, en la primera entrada.
        [2] Puede equivocarse. Las elecciones cuidadosas de quien no se inclina hacia ningún lado también parecen azar.
        [3] Antes de la sesión, pregunta cómo fue responder: dónde, cuánto tiempo y para qué creía { $a } que era. Quien tuvo que participar tiene buenas razones para elegir sin leer, y estas son mejor tema que cualquier puntuación.
        [4] Ofrece otro intento de cinco a diez minutos de calma otro día, si { $a } quiere. Compara los dos perfiles en la sesión. Donde coinciden, difícilmente es azar. Donde difieren, queda sin definir.
       *[other] Sin un segundo perfil, trabaja con las preguntas y con lo que { $a } cuente de las últimas semanas. No interpretes las puntuaciones, ni siquiera como conjetura.
    }
