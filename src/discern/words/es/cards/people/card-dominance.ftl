## Cards for a person who moves fast and puts the task first. $voice is you (said to that person) or named (said of $a to those who work with $a).

card-dominance-talking =
    { $voice ->
        [you] Tus palabras suenan definitivas aunque solo pienses en voz alta, y la gente deja de discutir.
       *[named] { $a } habla con firmeza, hasta cuando piensa en voz alta. La respuesta te dice si todavía hay algo que discutir.
    }
    .headline =
        { $voice ->
            [you] Da un motivo antes de tu próxima opinión
           *[named] Pregúntale a { $a } si ya está decidido
        }

card-dominance-one-to-one =
    { $voice ->
        [you] Usas un 1:1 para tomar decisiones, así que las dudas no salen. Prueba con “¿Qué no me cuenta la gente?” y solo escucha.
       *[named] { $a } quiere que una conversación haga avanzar las cosas. Pregúntale qué está atascado, y di qué vas a hacer al respecto.
    }
    .headline =
        { $voice ->
            [you] Cierra tu próximo 1:1 con una pregunta abierta
           *[named] Abre el 1:1 con una decisión que { $a } necesita
        }

card-dominance-giving-feedback =
    { $voice ->
        [you] Criticas como te gusta que te critiquen: corto y duro. Di para qué sigues contando con esta persona.
       *[named] { $a } va sin rodeos a lo que está mal y ahí se detiene. No hay mala intención, y la pregunta convierte la queja en una meta.
    }
    .headline =
        { $voice ->
            [you] Tras tu próxima crítica, da una muestra de confianza
           *[named] Pregúntale a { $a }: “¿Qué debo cambiar, y para cuándo?”
        }

card-dominance-taking-feedback =
    { $voice ->
        [you] Tienes listo tu contraargumento antes de que la otra persona termine. Guárdalo hasta mañana, y mira si aún lo necesitas.
       *[named] { $a } prefiere oírlo sin rodeos. Di qué pasó y qué consecuencias tuvo, y deja tiempo para una réplica.
    }
    .headline =
        { $voice ->
            [you] Pide un ejemplo antes de defenderte
           *[named] Hazle la crítica a { $a } sin rodeos, a solas
        }

card-dominance-meetings =
    { $voice ->
        [you] Cuando nadie objeta, lo tomas por un sí y sigues. “¿Qué problema te daría esto?” saca a la luz lo que aún es fácil de arreglar.
       *[named] { $a } pierde la paciencia en una reunión que solo informa. Una decisión clara por tomar mantiene todo ese empuje en el tema.
    }
    .headline =
        { $voice ->
            [you] Pregúntale a la persona más callada antes de cerrar un tema
           *[named] Dile a { $a } al empezar qué hay que decidir
        }

card-dominance-deciding =
    { $voice ->
        [you] Prefieres decidir mal a dejarlo abierto. Con un día fijado para revisarlo, puedes corregir sin quedar mal.
       *[named] A { $a } le gusta decidir en el momento. Di qué gana cada opción, qué precio tiene y cuándo necesitas la respuesta.
    }
    .headline =
        { $voice ->
            [you] Ponle a tu próxima decisión una fecha de revisión
           *[named] Llévale a { $a } dos opciones y tu preferida
        }

card-dominance-planning =
    { $voice ->
        [you] Fijas la meta y la fecha, y esperas que el resto se acomode. Pregunta qué paso fallaría primero.
       *[named] { $a } mira en un plan lo que va a lograr. Ten los pasos en la página dos, a mano para el día en que algo se retrase.
    }
    .headline =
        { $voice ->
            [you] Muestra tu plan a quienes lo van a hacer
           *[named] Muéstrale a { $a } primero la meta y la fecha
        }

card-dominance-delegation =
    { $voice ->
        [you] Pasas una tarea y la recuperas en cuanto ves la meta en riesgo. Un día fijo te deja mirar sin tomar el mando.
       *[named] A { $a } le gustan las metas difíciles y las manos libres. Deja abiertos los pasos, y proponle un día para repasarlo.
    }
    .headline =
        { $voice ->
            [you] Acuerda un solo control y después no intervengas
           *[named] Dale a { $a } la meta, los límites y una fecha
        }

card-dominance-helping =
    { $voice ->
        [you] Pedir ayuda te suena a perder el control. Di con exactitud qué parte necesitas y qué parte sigue siendo tuya.
       *[named] { $a } agradece la ayuda que acerca el resultado. Prueba con “Hoy atiendo las llamadas, y tú terminas el informe”.
    }
    .headline =
        { $voice ->
            [you] Pide ayuda a alguien del equipo con una meta difícil
           *[named] Asume una tarea para que { $a } termine otra
        }

card-dominance-change =
    { $voice ->
        [you] Prefieres borrarlo todo y volver a empezar. Nombra dos cosas que funcionan, y más gente te seguirá.
       *[named] { $a } renuncia a mucho de lo viejo por una ventaja clara. Lo primero es acordar la meta; después, qué puede quedarse.
    }
    .headline =
        { $voice ->
            [you] Di en voz alta qué partes de lo viejo se quedan
           *[named] Muéstrale a { $a } qué va a lograr el cambio
        }

card-dominance-disagreement =
    { $voice ->
        [you] Te gusta ganar una discusión, y el argumento de la otra parte se pierde. Sigue cuando oigas “Sí, exacto”.
       *[named] { $a } prefiere una discusión franca a las indirectas. Ten un dato que te respalde, y escucha la réplica.
    }
    .headline =
        { $voice ->
            [you] Repite el argumento de la otra parte antes de atacarlo
           *[named] Dile claramente a { $a } en qué no estás de acuerdo
        }

card-dominance-pressure =
    { $voice ->
        [you] Con poco tiempo tomas el mando, y las malas noticias dejan de llegarte. Una pregunta las saca a la luz cuando aún se puede actuar.
       *[named] Bajo presión, { $a } da órdenes y se salta el “por favor”. Con una promesa clara te deja hacer el trabajo en paz.
    }
    .headline =
        { $voice ->
            [you] Pregunta por un obstáculo antes de dar otra orden
           *[named] Dile a { $a } qué vas a entregar, y cuándo
        }

card-dominance-remote =
    { $voice ->
        [you] Escribes cuatro palabras sin saludo, y se lee como una orden. Un “porque …” la convierte en una petición.
       *[named] { $a } busca en los mensajes lo que hay que decidir y se salta el resto. “¿A o B antes de esta noche?” recibe respuesta, y un simple “B” no es un desaire.
    }
    .headline =
        { $voice ->
            [you] Añade un motivo a tu próximo mensaje corto
           *[named] Pon la pregunta para { $a } en el asunto
        }

card-dominance-with-dominance =
    { $voice ->
        [you] Otra persona de estilo D (ritmo rápido, primero la tarea) quiere la última palabra tanto como tú. Con las decisiones repartidas, guardas tus batallas para lo importante.
       *[named] { $a } da órdenes y no acepta ninguna, igual que otra persona de estilo D (ritmo rápido, primero la tarea). Con un área para cada parte, la carrera es contra el plazo.
    }
    .headline =
        { $voice ->
            [you] Aclara quién decide qué antes de compartir una tarea
           *[named] Traza límites claros antes de que { $a } comparta una tarea
        }

card-dominance-with-influence =
    { $voice ->
        [you] Quieres el resultado enseguida, y esta persona se gana a la gente por el camino. Escucha primero, y pregunta después quién hace qué y para cuándo.
       *[named] { $a } quiere el resultado, y alguien de estilo I (ritmo rápido, primero las personas) quiere conversar las ideas. Diez minutos para ideas y cinco para quién hace qué sirven a ambas partes.
    }
    .headline =
        { $voice ->
            [you] Dale a alguien de estilo I (ritmo rápido, primero las personas) cinco minutos para historias
           *[named] Ayuda a { $a } a separar ideas y decisiones al conversar
        }

card-dominance-with-steadiness =
    { $voice ->
        [you] Esta persona cede a tu ritmo y se preocupa a solas. Agradece la primera duda que te cuente, y no la combatas.
       *[named] { $a } toma el silencio de alguien de estilo S (ritmo pausado, primero las personas) por un sí. Una preocupación llega cuando habla de la meta.
    }
    .headline =
        { $voice ->
            [you] Pide por escrito las dudas de alguien de estilo S (ritmo pausado, primero las personas)
           *[named] Transmite a { $a } las dudas calladas como riesgos
        }

card-dominance-with-conscientiousness =
    { $voice ->
        [you] Cuanto más presionas, más revisa esta persona. Pregúntale qué protegería tu meta y cuánto tiempo lleva.
       *[named] { $a } lo quiere terminado, y alguien de estilo C (ritmo pausado, primero la tarea) lo quiere demostrado. Propón que hablen antes de que una parte presione y la otra se niegue.
    }
    .headline =
        { $voice ->
            [you] Acuerda con alguien de estilo C (ritmo pausado, primero la tarea) un solo control
           *[named] Ayuda a { $a } a acordar qué riesgo hay que revisar
        }
