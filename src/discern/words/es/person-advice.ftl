## Advice for one person: $a is the person's name.

# Each piece rests on a claim: a direction, which is that of a style or lies between two, or an end of pace or focus.
# What it says is common teaching, phrased so that it would be wrong of the opposite style or end.

person-strength =
    { $voice ->
        [you]
            { $styles ->
                [D] Decides mientras el resto aún lo sopesa, y si algo está mal, lo dices con claridad.
                [I] Pones las cosas en marcha con entusiasmo, y acercas a gente que no se habría hablado.
                [S] Tienes paciencia, y tu trabajo sigue cuando pasa el primer entusiasmo.
               *[C] Compruebas los datos, y preguntas cómo va a funcionar de verdad.
            }
        [unnamed] Esta persona { person-brings }.
       *[named] { $a } { person-brings }.
    }

person-brings =
    { $styles ->
        [D] decide mientras el resto aún lo sopesa, y si algo está mal, lo dice con claridad
        [I] pone las cosas en marcha con entusiasmo, y acerca a gente que no se habría hablado
        [S] tiene paciencia, y sigue trabajando cuando pasa el primer entusiasmo
       *[C] comprueba los datos, y pregunta cómo va a funcionar de verdad
    }

person-watch-out =
    { $voice ->
        [you]
            { $styles ->
                [D] Zanjas las cosas antes de oír a quien tarda más en hablar.
                [I] Prometes más de lo que cabe en la semana, y los detalles esperan.
                [S] Te guardas las preocupaciones demasiado tiempo, y dices que sí cuando quieres decir que no.
               *[C] Revisas una vez más mientras el resto espera, y dices poco hasta tener certeza.
            }
        [unnamed] Esta persona { person-costs }.
       *[named] { $a } { person-costs }.
    }

person-costs =
    { $styles ->
        [D] zanja las cosas antes de oír a quien tarda más en hablar
        [I] promete más de lo que cabe en la semana, y los detalles esperan
        [S] se guarda las preocupaciones demasiado tiempo, y dice que sí cuando quiere decir que no
       *[C] revisa una vez más mientras el resto espera, y dice poco hasta tener certeza
    }

person-question =
    { $styles ->
        [D] “¿Cuándo fue la última vez que una persona más callada te hizo cambiar de opinión?”
        [I] “¿Qué promesa pendiente dejarías hoy, o le pasarías a alguien?”
        [S] “¿Qué aceptaste hace poco que habrías preferido rechazar?”
       *[C] “¿Qué decisión espera una revisión más, y con qué bastaría?”
    }

person-try =
    { $styles ->
        [D]
            { $voice ->
                [you] Antes de zanjar algo esta semana, escucha a una persona que aún no haya hablado.
                [unnamed] Antes de que esta persona zanje algo esta semana, dile a qué colega escuchar primero.
               *[named] Antes de que { $a } zanje algo esta semana, dile a qué colega escuchar primero.
            }
        [I]
            { $voice ->
                [you] Después de tu próxima presentación, anota qué prometiste y para cuándo.
                [unnamed] Deja que esta persona presente algo esta semana, y después anoten qué se prometió.
               *[named] Deja que { $a } presente algo esta semana, y después anoten qué se prometió.
            }
        [S]
            { $voice ->
                [you] Piensa en una tarea que esta semana preferirías no aceptar, y dilo el día en que te la pidan.
                [unnamed] Quita esta semana una tarea de la lista de esta persona, y pregúntale cuál.
               *[named] Quita una tarea de la lista esta semana, y pregúntale a { $a } cuál.
            }
       *[C]
            { $voice ->
                [you] Muestra esta semana un trabajo antes de la última revisión, y di qué sigue abierto.
                [unnamed] Menciona esta semana un detalle en que esta persona acertó de lleno.
               *[named] Menciona esta semana un detalle en que { $a } acertó de lleno.
            }
    }

person-half-strength =
    { $voice ->
        [you]
            { $styles ->
                [DI] Defiendes un plan delante de otras personas.
                [IS] Haces que la gente se sienta a gusto y pregunte sin reparo.
                [SC] Terminas el trabajo con cuidado, y hay pocas sorpresas.
               *[DC] Miras los problemas con la cabeza fría, y no suavizas los hechos.
            }
        [unnamed] Esta persona { person-half-brings }.
       *[named] { $a } { person-half-brings }.
    }

person-half-brings =
    { $styles ->
        [DI] defiende un plan delante de otras personas
        [IS] hace que la gente se sienta a gusto y pregunte sin reparo
        [SC] termina el trabajo con cuidado, y deja pocas sorpresas
       *[DC] mira los problemas con la cabeza fría, y no suaviza los hechos
    }

person-half-watch-out =
    { $voice ->
        [you]
            { $styles ->
                [DI] Arrastras a la gente antes de que esté de acuerdo.
                [IS] Esquivas los temas incómodos para que todo el mundo se lleve bien.
                [SC] Sigues con la manera de siempre mucho después de conocer otra mejor.
               *[DC] Desmontas una idea a medio hacer antes de que pueda crecer.
            }
        [unnamed] Esta persona { person-half-costs }.
       *[named] { $a } { person-half-costs }.
    }

person-half-costs =
    { $styles ->
        [DI] arrastra a la gente antes de que esté de acuerdo
        [IS] esquiva los temas incómodos para que todo el mundo se lleve bien
        [SC] sigue con la manera de siempre mucho después de conocer otra mejor
       *[DC] desmonta una idea a medio hacer antes de que pueda crecer
    }

person-half-question =
    { $styles ->
        [DI] “Tras una buena reunión, ¿qué te alegra más: que haya una decisión, o que la gente esté contigo?”
        [IS] “En un grupo nuevo, ¿qué haces primero: unir a la gente, o cuidar de quienes ya están?”
        [SC] “Cuando un plan cambia, ¿qué te molesta más: lo que supone para la gente, o los cabos sueltos?”
       *[DC] “¿Qué te irrita más: una decisión lenta o una descuidada?”
    }

person-half-try =
    { $styles ->
        [DI]
            { $voice ->
                [you] Tras una reunión de esta semana, pregúntate qué fue primero: decidir o ganarte a la gente.
                [unnamed] Tras una reunión de esta semana, pregúntale a esta persona qué fue primero: decidir o ganarse a la gente.
               *[named] Tras una reunión de esta semana, pregúntale a { $a } qué fue primero: decidir o ganarse a la gente.
            }
        [IS]
            { $voice ->
                [you] Elige un desacuerdo que vienes evitando, y dilo esta semana en una frase.
                [unnamed] Pregúntale a esta persona qué desacuerdo viene evitando, y ofrécele estar presente cuando se hable de ello.
               *[named] Pregúntale a { $a } qué desacuerdo viene evitando, y ofrécele estar presente cuando se hable de ello.
            }
        [SC]
            { $voice ->
                [you] Empieza esta semana algo pequeño antes de tenerlo del todo planeado, y mira qué sale mal de verdad.
                [unnamed] Acuerda con esta persona algo pequeño que empezar antes de tenerlo del todo planeado.
               *[named] Acuerda con { $a } algo pequeño que empezar antes de tenerlo del todo planeado.
            }
       *[DC]
            { $voice ->
                [you] La próxima vez que critiques algo, di primero qué parte debe quedarse.
                [unnamed] La próxima vez que esta persona critique algo, pregúntale qué parte debe quedarse.
               *[named] La próxima vez que { $a } critique algo, pregúntale qué parte debe quedarse.
            }
    }

person-end-strength =
    { $voice ->
        [you]
            { $end ->
                [fast] Pones una idea sobre la mesa mientras el resto aún lee, y das el primer paso el mismo día.
                [calm] Miras las cosas dos veces antes de que sea tarde, y mides tus palabras.
                [people] Notas quién se ha quedado en silencio, y preguntas por qué.
               *[task] Te ciñes al tema, y respondes a lo que se preguntó.
            }
        [unnamed] Esta persona { person-end-brings }.
       *[named] { $a } { person-end-brings }.
    }

person-end-brings =
    { $end ->
        [fast] pone una idea sobre la mesa mientras el resto aún lee, y da el primer paso el mismo día
        [calm] mira las cosas dos veces antes de que sea tarde, y mide cada palabra
        [people] nota quién se ha quedado en silencio, y pregunta por qué
       *[task] se ciñe al tema, y responde a lo que se preguntó
    }

person-end-watch-out =
    { $voice ->
        [you]
            { $end ->
                [fast] Tu primera idea gana porque llegó antes, y nadie pide una segunda.
                [calm] Otras personas zanjan las cosas mientras aún las sopesas.
                [people] Suavizas las malas noticias hasta que nadie las oye.
               *[task] Descubres tarde a quién le ha dolido una decisión.
            }
        [unnamed]
            { $end ->
                [fast] La primera idea de esta persona gana porque llegó antes, y nadie pide una segunda.
                [calm] El resto zanja las cosas mientras esta persona aún las sopesa.
                [people] Esta persona suaviza las malas noticias hasta que nadie las oye.
               *[task] Esta persona descubre tarde a quién le ha dolido una decisión.
            }
       *[named]
            { $end ->
                [fast] La primera idea de { $a } gana porque llegó antes, y nadie pide una segunda.
                [calm] El resto zanja las cosas mientras { $a } aún las sopesa.
                [people] { $a } suaviza las malas noticias hasta que nadie las oye.
               *[task] { $a } descubre tarde a quién le ha dolido una decisión.
            }
    }

person-end-question =
    { $end ->
        [fast] “¿Qué empezaste hace poco que pedía un día más de reflexión?”
        [calm] “¿Qué viste venir hace poco y dijiste demasiado tarde?”
        [people] “¿Qué mensaje difícil llevas tiempo envolviendo en palabras amables?”
       *[task] “¿Quién hizo un buen trabajo para ti y aún no te ha oído decirlo?”
    }

person-end-try =
    { $end ->
        [fast]
            { $voice ->
                [you] En una reunión de esta semana, escribe antes tu opinión y habla en tercer lugar.
                [unnamed] En una reunión de esta semana, escucha primero a dos personas y después a esta.
               *[named] En una reunión de esta semana, escucha a dos personas antes que a { $a }.
            }
        [calm]
            { $voice ->
                [you] Cuando alguien quiera una respuesta inmediata esta semana, di cuándo la tendrás.
                [unnamed] Hazle una pregunta a esta persona un día antes de necesitar la respuesta.
               *[named] Hazle una pregunta a { $a } un día antes de necesitar la respuesta.
            }
        [people]
            { $voice ->
                [you] Di esta semana algo difícil en una sola frase, y añade después las palabras amables.
                [unnamed] Pídele a esta persona una frase clara sobre lo que no funciona, y deja tiempo para decirla.
               *[named] Pídele a { $a } una frase clara sobre lo que no funciona, y deja tiempo para decirla.
            }
       *[task]
            { $voice ->
                [you] Empieza un mensaje de esta semana por lo que ha hecho bien quien lo lee.
                [unnamed] Hazle esta semana a esta persona una pregunta sobre la gente, y empieza por lo que supone para el trabajo.
               *[named] Hazle esta semana a { $a } una pregunta sobre la gente, y empieza por lo que supone para el trabajo.
            }
    }

## Advice for somebody whose direction is open. It claims nothing.

person-open-watch-out =
    { $voice ->
        [you] Lo que ven tus colegas cuenta aquí más que estas respuestas.
        [unnamed] Lo que la gente del equipo ve en esta persona cuenta aquí más que estas respuestas.
       *[named] Lo que la gente del equipo ve en { $a } cuenta aquí más que estas respuestas.
    }

person-open-question = “¿Cuándo sigues adelante enseguida, y cuándo esperas?”

person-open-try =
    { $voice ->
        [you] Pregúntales a dos colegas cuándo te ven actuar rápido y cuándo esperar.
        [unnamed] Pregúntale a esta persona cuándo le va bien actuar rápido, y dile qué ves tú.
       *[named] Pregúntale a { $a } cuándo le va bien actuar rápido, y dile qué ves tú.
    }

person-open-try-other =
    { $voice ->
        [you] Haz una tarea al revés esta semana: decide enseguida donde esperarías, o espera donde decidirías.
        [unnamed] Acuerda con esta persona una tarea que hacer al revés: decidir enseguida, o esperar un día.
       *[named] Acuerda con { $a } una tarea que hacer al revés: decidir enseguida, o esperar un día.
    }
