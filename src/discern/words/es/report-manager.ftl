## What a report on a person tells their manager, beside the statements. $a is the person's name; $tie and $turn are as
## in report-self.

report-manager-chapter =
    { $chapter ->
        [lists] Cómo hablar con { $a }
        [sides] Qué aporta { $a } y a qué precio
        [ask] Qué preguntarle a { $a }
        [talk] Cómo hablar con { $a }
        [situations] Tres situaciones con { $a }
       *[styles] { $a } frente a los cuatro estilos
    }

report-manager-styles-note = Qué ve { $a } en personas de cada estilo, y ellas en { $a }. Uno de los cuatro es el tuyo: empieza por ahí. Lo enseñan los cursos de DISC; no se midió.

report-manager-looks =
    { $way ->
        [both] Lo que { $a } ve en estas personas, y ellas en { $a }: { $looks }.
        [them] Lo que { $a } ve en estas personas: { $looks }.
       *[you] Lo que estas personas ven en { $a }: { $looks }.
    }

# Cards on what passes between the person and their manager.
report-manager-topic =
    { $topic ->
        [one-to-one] Las conversaciones individuales
        [delegation] Delegar en { $a }
        [giving-feedback] Cuando { $a } da feedback
       *[taking-feedback] Darle feedback a { $a }
    }

report-manager-questions-heading =
    { $count ->
        [one] Una pregunta para el próximo 1:1
       *[other] Tres preguntas para los próximos 1:1
    }

report-manager-questions-note =
    { $count ->
        [one] Hazla pronto y espera la respuesta de { $a }.
       *[other] Basta con una cada vez. Hazla pronto y espera la respuesta de { $a }.
    }

report-manager-question =
    { $tie ->
        [dominance]
            { $turn ->
                [1] ¿Qué decisión mía estás esperando?
               *[other] ¿En qué te llevo más de la mano de lo que necesitas?
            }
        [influence]
            { $turn ->
                [1] ¿Cuál de tus tareas te gustaría mostrar a más gente?
               *[other] ¿Qué promesa pendiente conviene dejar, aplazar o repartir?
            }
        [steadiness]
            { $turn ->
                [1] ¿Qué cambia demasiado rápido para ti, y qué debí decirte antes?
               *[other] ¿A qué dijiste que sí hace poco que debería quitarte de la lista?
            }
        [conscientiousness]
            { $turn ->
                [1] ¿Cuál de mis encargos era demasiado vago para hacerlo bien?
               *[other] ¿Qué tiene que ser exacto esta vez, y dónde basta con que esté bien?
            }
        [fast]
            { $turn ->
                [1] ¿Qué empezarías mañana si nadie tuviera que aprobarlo?
               *[other] ¿Qué idea dejaste porque nadie respondió a tiempo?
            }
        [calm]
            { $turn ->
                [1] ¿Qué se te ocurrió después de la última reunión que todavía no me has contado?
               *[other] ¿Qué pregunta debí enviarte un día antes?
            }
        [people]
            { $turn ->
                [1] ¿Qué necesitas ahora del resto del equipo?
               *[other] ¿Qué cuesta decir en nuestras reuniones, y cómo puedo facilitarlo?
            }
        [task]
            { $turn ->
                [1] ¿Qué te impide terminar esto?
               *[other] ¿De qué reunión nuestra podrías prescindir, y qué harías en su lugar?
            }
       *[open]
            { $turn ->
                [1] ¿Qué parte de tu semana te da energía, y cuál te la quita?
                [2] ¿Cuándo te facilité el trabajo por última vez, y cuándo te lo compliqué?
               *[other] ¿De qué te gustaría hacer más el próximo mes?
            }
    }

report-manager-plan-heading = Tu plan para colaborar

report-manager-plan-note = Elige una o dos líneas y dile a { $a } cuáles.

report-manager-plan-column =
    { $column ->
        [1] Cuando …
        [2] voy a …
        [3] A partir de
       *[4] Cómo sabré que funciona
    }

report-manager-plan-when =
    { $tie ->
        [dominance] { $a } quiera resolver algo en el acto
        [influence] { $a } acepte algo nuevo de pasada
        [steadiness] { $a } diga que sí a una tarea más
        [conscientiousness] { $a } diga que al trabajo aún le falta algo
        [fast] { $a } responda antes de que termine mi pregunta
        [calm] { $a } no diga nada en una reunión
        [people] le pase una tarea a { $a }
        [task] elogie o critique un trabajo de { $a }
       *[open]
            { $turn ->
                [1] no sepa qué necesita de mí { $a }
                [2] { $a } termine un trabajo
               *[other] empiece la próxima conversación individual
            }
    }

report-manager-plan-will =
    { $tie ->
        [dominance] decir qué se puede resolver ahora, y para cuándo el resto
        [influence] enviar dos líneas el mismo día: quién hace qué y para cuándo
        [steadiness] preguntar qué otra tarea puede esperar
        [conscientiousness] preguntar qué es, y si cambiaría el resultado
        [fast] terminar, y luego pedirle también la segunda idea
        [calm] preguntarle después, a solas, qué quedó sin decir
        [people] decir primero quién lo necesita, y luego qué hay que hacer
        [task] nombrar la parte exacta que está bien o que falta
       *[open]
            { $turn ->
                [1] preguntarle, y esa semana hacer una cosa de su respuesta
                [2] preguntarle qué parte le salió fácil y cuál no
               *[other] dejar que { $a } elija el primer tema
            }
    }

# Signs that a claim holds, and that it doesn't.
report-manager-claims-heading = Comprueba si es verdad, y pregúntale a { $a }

report-manager-claims-label =
    { $part ->
        [holds] A favor
       *[fails] En contra
    }

report-manager-claims-holds =
    { $claim ->
        [dominance] { $a } retoma la cuestión abierta, acorta el debate y pregunta quién decide.
        [influence] Alrededor de { $a } surge conversación en los pasillos, antes de las reuniones y al margen de las videollamadas.
        [steadiness] La gente le lleva sus problemas, los traspasos van sin sobresaltos y las quejas de { $a } te llegan tarde o nunca.
        [conscientiousness] Los borradores de { $a } llegan con notas al pie o con una pregunta sobre el encargo.
        [open] La gente describe a { $a } de otra manera después de un taller, de una entrega y de una comida.
        [fast] { $a } está entre las tres primeras personas en hablar, y empieza antes de que llegue el acta de la reunión.
        [calm] La idea más útil de { $a } te llega por escrito después de la reunión.
        [people] { $a } dice cómo va a caer un plan antes de que nadie lo pregunte.
       *[task] { $a } devuelve la charla al orden del día.
    }

report-manager-claims-fails =
    { $claim ->
        [dominance] Una cuestión lleva semanas sin decidir, y a { $a } no le importa.
        [influence] { $a } deja pasar la ocasión de presentar, y come a solas porque quiere.
        [steadiness] { $a } propone una reorganización tras otra, y se le ve disfrutar.
        [conscientiousness] A { $a } le basta una cifra aproximada, incluso si alguien va a revisarla.
        [open] Cada colega cuenta la misma primera reacción de { $a }.
        [fast] Al pedirle que empiece, { $a } prefiere ir al final.
        [calm] { $a } piensa en voz alta, cambia de rumbo en público, y eso le da energía.
        [people] { $a } no dice nada del ambiente en la sala, aunque otras personas lo notaron.
       *[task] { $a } mueve una fecha, una y otra vez, por el bien de alguien del equipo.
    }

report-manager-doubtful-heading = Qué hacer con estas respuestas

report-manager-doubtful =
    { $turn ->
        [1] El control mira tres cosas: si las elecciones encajan entre sí mejor que las hechas al azar, si llevaron tiempo suficiente para leer y si dependen del lugar en la pantalla. Lo que no encajó aparece al final, en la primera entrada.
        [2] Puede equivocarse. Las elecciones cuidadosas de quien no se inclina hacia ningún lado también parecen azar.
        [3] Pregunta, sin acusar: “El control no supo interpretar las respuestas. ¿Cómo te fue al responder?” Lo que diga { $a } te cuenta más que el control.
        [4] Ofrece otro intento. { $a } puede responder de nuevo en cinco a diez minutos de calma, y puedes enviarle el enlace. La decisión es de { $a }, y negarse no exige explicaciones.
       *[other] Hasta entonces, usa las preguntas de estas páginas y deja de lado las puntuaciones.
    }
