## Cards for a person whose answers lean to no side. Each says what isn't known, and what to ask.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-open-talking =
    { $voice ->
        [you] Tu perfil no puede decir a tus colegas cómo hablar contigo. “Necesito una respuesta corta” o “Ayúdame a pensar”, sí.
       *[named] Todavía no se sabe cómo le gusta hablar a { $a }. Pregúntale cada vez, porque la respuesta cambia con el tema.
    }
    .headline =
        { $voice ->
            [you] Di al empezar qué necesitas de una conversación
           *[named] Pregúntale a { $a }: “¿Respuesta corta, o lo hablamos con calma?”
        }

card-open-one-to-one =
    { $voice ->
        [you] Tu perfil deja abierto qué te va bien. Un ejemplo te da un punto de partida.
       *[named] Las respuestas no muestran qué le va bien a { $a }. Unas cuantas conversaciones así te dicen más que una suposición.
    }
    .headline =
        { $voice ->
            [you] Pregúntale a tu equipo: “¿Cuándo trabajo mejor?”
           *[named] Pregúntale a { $a } qué le resultó fácil esta semana
        }

card-open-giving-feedback =
    { $voice ->
        [you] Queda sin definir si tus palabras suenan más suaves o más duras de lo que quieres. La respuesta te lo dice.
       *[named] No se sabe si { $a } habla con suavidad o sin rodeos. Averigua cuánto importa el asunto antes de actuar.
    }
    .headline =
        { $voice ->
            [you] Pregunta “¿Con qué te quedas?” después de dar feedback
           *[named] Pregúntale a { $a }: “¿Cuánto te molesta esto?”
        }

card-open-taking-feedback =
    { $voice ->
        [you] Nadie puede leerlo en tus respuestas. Di qué prefieres: hablado o escrito, enseguida o al día siguiente.
       *[named] Queda sin definir cómo le gusta a { $a } oír una crítica. La pregunta lleva un minuto, y sabrás cómo empezar.
    }
    .headline =
        { $voice ->
            [you] Dile a tu equipo cómo quieres oír una crítica
           *[named] Pregúntale a { $a }: “¿Ahora o después, hablado o escrito?”
        }

card-open-meetings =
    { $voice ->
        [you] Tus respuestas no muestran si empujas, animas, calmas o compruebas. Alguien que se sienta allí contigo lo ha visto.
       *[named] No se sabe si { $a } piensa mejor en voz alta o a solas. Ofrécele ambas maneras en el próximo punto que importe.
    }
    .headline =
        { $voice ->
            [you] Pregúntale a alguien del equipo qué aportas a las reuniones
           *[named] Pregúntale a { $a }: “¿Lo dices ahora, o lo envías después?”
        }

card-open-deciding =
    { $voice ->
        [you] Tus respuestas no muestran si decides mejor en el momento o después de una noche. Dentro de una semana, mira cuál de las dos volverías a tomar.
       *[named] El perfil lo deja abierto. Después de unas cuantas decisiones con { $a } lo sabrás sin preguntar.
    }
    .headline =
        { $voice ->
            [you] Toma ahora una decisión pequeña y otra mañana
           *[named] Pregúntale a { $a }: “¿Decidimos ahora, o decides a solas hasta mañana?”
        }

card-open-planning =
    { $voice ->
        [you] Ningún estilo te dice cuánto plan necesitas, así que guíate por la tarea. Si un error se arregla fácil, empieza y corrige.
       *[named] No se sabe cuánto plan quiere { $a }. Llévale uno a medias, y deja que la respuesta diga qué añadir.
    }
    .headline =
        { $voice ->
            [you] Pregunta “¿Qué daño haría un error?” antes de planificar
           *[named] Pregúntale a { $a }: “¿Más detalle, o basta para empezar?”
        }

card-open-delegation =
    { $voice ->
        [you] Tus respuestas lo dejan abierto. Pide que te revisen una tarea a mitad de camino y otra solo al final, y mira cuál salió mejor.
       *[named] Nada muestra todavía si { $a } prefiere las manos libres o un control regular. “¿A mitad de camino, o solo al final?” es fácil de responder.
    }
    .headline =
        { $voice ->
            [you] Di cuánto seguimiento quieres en cada tarea
           *[named] Pregúntale a { $a } cuánto seguimiento pide esta tarea
        }

card-open-helping =
    { $voice ->
        [you] Tu perfil no dice cuál de las tres cosas te ayuda, así que la gente tiene que adivinar. Nombra una en tu próxima petición.
       *[named] Queda sin definir qué ayuda le gusta a { $a }, así que pregunta antes de ofrecer la que querrías tú.
    }
    .headline =
        { $voice ->
            [you] Pide una solución, una mano o alguien que escuche
           *[named] Pregúntale a { $a }: “¿Una solución, una mano o que escuche?”
        }

card-open-change =
    { $voice ->
        [you] Tus respuestas no dicen cómo llevas los cambios. Pregúntate “¿Motivos, tiempo o una primera tarea?” y dilo el mismo día.
       *[named] El perfil no lo dice. Ofrécele los motivos por escrito, un día para pensar o una primera tarea, y deja que { $a } elija.
    }
    .headline =
        { $voice ->
            [you] Di qué quieres primero cuando llega un cambio
           *[named] Pregúntale a { $a } qué le ayudaría con el cambio
        }

card-open-disagreement =
    { $voice ->
        [you] Tu perfil no lo muestra. Dos respuestas iguales son una costumbre, y dos distintas merecen una conversación.
       *[named] No se sabe si { $a } objeta en voz alta, por escrito o a solas. Ofrécele las tres maneras, y acepta la que llegue.
    }
    .headline =
        { $voice ->
            [you] Pregúntales a dos colegas qué haces si no estás de acuerdo
           *[named] Pregúntale a { $a }: “¿Cómo prefieres decirme que no?”
        }

card-open-pressure =
    { $voice ->
        [you] Tus respuestas no muestran si te ayuda un rato a solas, una charla o menos carga. Díselo a alguien del equipo antes de las próximas prisas.
       *[named] Nada en las respuestas muestra qué necesita entonces { $a }. Pregúntale en un día tranquilo: “Con prisas, ¿te dejo en paz, lo hablamos o te quito trabajo?”
    }
    .headline =
        { $voice ->
            [you] Anota tras las próximas prisas qué te ayudó
           *[named] Pregúntale ahora a { $a } qué ayuda con prisas
        }

card-open-remote =
    { $voice ->
        [you] Tu perfil no dice si te va mejor una llamada, el chat o el correo, así que prueba un día cada cosa. Pon en tu estado lo que mejor funcionó.
       *[named] Las respuestas no muestran qué prefiere { $a }. Pregunta también qué es mejor para las consultas largas.
    }
    .headline =
        { $voice ->
            [you] Di por dónde es mejor llamarte o escribirte
           *[named] Pregúntale a { $a }: “¿Llamada, chat o correo si es urgente?”
        }
