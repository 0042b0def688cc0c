## Cards for a person between two directions. $voice is you (said to that person) or named (said of $a to those who work with $a).

### Above all fast.

card-half-di-talking =
    { $voice ->
        [you] Consigues un sí mientras el resto aún piensa. Un acuerdo a medias se deshace después, así que te conviene oír la duda ahora.
       *[named] { $a } defiende su idea con fuerza en el momento. Si necesitas tiempo para pensar, di cuándo vas a responder, y cúmplelo.
    }
    .headline =
        { $voice ->
            [you] Defiende tu idea una vez, y pide después una duda
           *[named] Dile a { $a }: “Respondo esta tarde”
        }

card-half-di-giving-feedback =
    { $voice ->
        [you] Tus elogios y tus críticas llegan en el momento, con todo el grupo escuchando. Tres frases en voz baja llegan más lejos.
       *[named] Sea elogio o crítica, { $a } lo dice enseguida y ante todo el grupo. Proponle diez minutos tranquilos ese mismo día.
    }
    .headline =
        { $voice ->
            [you] Da tu próximo feedback a solas, una hora después
           *[named] Pide los detalles a { $a } a solas
        }

card-half-di-deciding =
    { $voice ->
        [you] Te lanzas a la opción audaz en el primer minuto. La persona que se hará cargo sabe qué exige cada día.
       *[named] A { $a } le gusta ver qué se puede ganar. Dile también qué piensan quienes lo llevarían a la práctica.
    }
    .headline =
        { $voice ->
            [you] Pregúntale a quien lo llevará antes de apoyarlo
           *[named] Muéstrale a { $a } una opción audaz junto a la segura
        }

card-half-di-planning =
    { $voice ->
        [you] Preparas el gran día y dejas en blanco el siguiente. Di quién responde a las preguntas y quién arregla los errores.
       *[named] { $a } trabaja para el gran momento y pone a todo el mundo en marcha. Proponle acordar quién hace qué la semana siguiente.
    }
    .headline =
        { $voice ->
            [you] Planifica la semana que sigue a tu gran estreno
           *[named] Pregúntale a { $a } qué pasa después del gran día
        }

card-half-di-delegation =
    { $voice ->
        [you] Te asomas al trabajo que ya pasaste, para meter prisa o dar ánimos. Cada visita le quita a alguien media hora.
       *[named] Poner algo nuevo en marcha es lo que más disfruta { $a }. Deja acordado el relevo antes de que empiece el trabajo.
    }
    .headline =
        { $voice ->
            [you] Fija dos fechas de revisión, y entre una y otra no aparezcas
           *[named] Deja que { $a } arranque y di quién lo termina
        }

card-half-di-change =
    { $voice ->
        [you] Ya trabajas de la manera nueva mientras el resto todavía se entera. Con un día de aviso, todo el mundo empieza a la vez.
       *[named] { $a } adopta rápido lo nuevo y arrastra al resto. Con una fecha sincera, ambas partes pueden planificar.
    }
    .headline =
        { $voice ->
            [you] Anuncia tu próximo cambio un día antes de que empiece
           *[named] Dile a { $a } cuándo puedes cambiar
        }

card-half-di-disagreement =
    { $voice ->
        [you] Discutes rápido y en voz alta, y quien piensa más despacio se retira. Pide la otra opinión por escrito para mañana.
       *[named] { $a } prefiere oír un no en el momento. Las largas razones por escrito llegan tarde para cambiar algo.
    }
    .headline =
        { $voice ->
            [you] Detente cuando alguien calle en una discusión
           *[named] Dile a { $a } tu objeción en voz alta y en una frase
        }

card-half-di-pressure =
    { $voice ->
        [you] Cerca de la entrega marcas el ritmo de todo el mundo. Una persona más lenta tiene tiempo de ver qué está a punto de fallar.
       *[named] Con poco tiempo, { $a } arrastra a todo el mundo a toda velocidad. Un punto fijo es más fácil de aceptar que una llamada a la calma.
    }
    .headline =
        { $voice ->
            [you] Pregunta qué se te escapa antes de acelerar
           *[named] Dile a { $a } lo único que no admite prisas
        }

### Above all people first.

card-half-is-talking =
    { $voice ->
        [you] Notas qué siente la gente y eliges palabras que agradan. Una frase incómoda, dicha con amabilidad, ayuda más que diez agradables.
       *[named] { $a } escucha a la persona antes que el tema. Una pregunta de verdad, con un minuto para la respuesta, es un buen comienzo para ambas partes.
    }
    .headline =
        { $voice ->
            [you] Di justo lo que preferirías callar
           *[named] Pregúntale a { $a } cómo está antes de empezar
        }

card-half-is-giving-feedback =
    { $voice ->
        [you] Endulzas una queja o te la callas para no dañar una amistad. Escríbela antes, y deja la amabilidad para después.
       *[named] { $a } envuelve la crítica en un elogio o una broma, o se la guarda. Si pides una sola, es más fácil hablar con franqueza.
    }
    .headline =
        { $voice ->
            [you] Abre tu feedback con la frase difícil
           *[named] Pídele a { $a } una queja sincera
        }

card-half-is-taking-feedback =
    { $voice ->
        [you] Oyes “Esto todavía no está bien” y piensas “No caigo bien”. Un día después, sobre el papel, ves qué hay que cambiar.
       *[named] A { $a } le importa que la relación siga bien. Diez minutos normales después muestran que nada ha cambiado.
    }
    .headline =
        { $voice ->
            [you] Pide la crítica otra vez mañana, por escrito
           *[named] Quédate a charlar tras criticar algo a { $a }
        }

card-half-is-deciding =
    { $voice ->
        [you] Preguntas a toda la gente que aprecias antes de elegir. Una cuarta opinión es una persona más a quien complacer.
       *[named] { $a } quiere saber qué piensa la gente antes de elegir. Dale las dos opiniones, con las cifras al lado.
    }
    .headline =
        { $voice ->
            [you] Pregúntales a tres personas, y anota después tu respuesta
           *[named] Muéstrale a { $a } qué piensan dos personas de confianza
        }

card-half-is-planning =
    { $voice ->
        [you] Dejas tu plan cuando alguien viene a reír o a desahogarse. Ofrece un rato justo después, y nadie sentirá un rechazo.
       *[named] { $a } da mucho tiempo a quien busca compañía o un oído paciente. Pregúntale qué horas importan más para otro trabajo.
    }
    .headline =
        { $voice ->
            [you] Marca dos horas como “no disponible” y avisa
           *[named] Ayuda a { $a } a reservar dos horas esta semana
        }

card-half-is-delegation =
    { $voice ->
        [you] Envuelves una tarea en tanta amabilidad que suena a deseo. Pide que te la repitan antes de dar las gracias.
       *[named] A { $a } le gusta trabajar en compañía. Alguien al lado y una fecha común mantienen la tarea en marcha.
    }
    .headline =
        { $voice ->
            [you] Dale a la próxima tarea una línea y una fecha
           *[named] Busca a alguien que comparta la tarea con { $a }
        }

card-half-is-disagreement =
    { $voice ->
        [you] Cuando dos colegas no están de acuerdo, cuidas de ambas partes y te guardas tu opinión. Una frase basta.
       *[named] En una disputa, { $a } entiende a ambas partes y sale en defensa de otras personas. La pregunta da espacio a su propia opinión.
    }
    .headline =
        { $voice ->
            [you] Di qué piensas antes de suavizar las cosas
           *[named] Pregúntale a { $a }: “¿Y qué harías tú?”
        }

card-half-is-pressure =
    { $voice ->
        [you] Cuando hay tensión, cuidas a quien lo pasa mal, y tu propia parte se retrasa. Un trabajo terminado también calma al resto.
       *[named] Cerca de la entrega, { $a } cuida a toda la gente que lo pasa mal. Ofrécele ocuparte tú de una de esas personas.
    }
    .headline =
        { $voice ->
            [you] Termina una tarea antes de ver cómo está la gente
           *[named] Pregúntale a { $a } qué conversación puede esperar a mañana
        }

### Above all calm.

card-half-sc-talking =
    { $voice ->
        [you] Quieres oírlo todo antes de hablar, y tu turno pasa. Di que la idea está a medias, y nadie la tomará por tu última palabra.
       *[named] A { $a } le gusta ordenar bien las ideas, y por escrito. Toma la respuesta de hoy como un comienzo, y deja abierto el tema.
    }
    .headline =
        { $voice ->
            [you] Di una idea a medias en tu próxima reunión
           *[named] Pídele a { $a } más ideas mañana
        }

card-half-sc-giving-feedback =
    { $voice ->
        [you] Esperas el momento justo, y no llega. Diez minutos tranquilos bastan.
       *[named] { $a } piensa mucho tiempo antes de decir algo. Cuando lo oyes, ya ha ocurrido más de una vez.
    }
    .headline =
        { $voice ->
            [you] Da esta semana un feedback que te guardas
           *[named] Actúa enseguida ante un feedback de { $a }
        }

card-half-sc-deciding =
    { $voice ->
        [you] Esperas a que nadie objete y nada quede abierto, y eso lleva semanas. Añade la única duda que queda, y muestra ambas cosas a alguien de tu equipo.
       *[named] A { $a } le gusta saber qué se queda antes de elegir qué cambia. Deja tiempo para sus dudas, porque están bien pensadas.
    }
    .headline =
        { $voice ->
            [you] Anota qué elegirías hoy
           *[named] Dile a { $a } qué no va a cambiar la decisión
        }

card-half-sc-planning =
    { $voice ->
        [you] Eliges pasos que todo el mundo conoce, así que cada vez vuelven los mismos límites. Anota cómo darías marcha atrás si falla.
       *[named] { $a } trabaja mejor cuando el orden y las fechas se mantienen. Si algo tiene que cambiar, que sea un solo paso, y di por qué.
    }
    .headline =
        { $voice ->
            [you] Pon en tu próximo plan un paso sin probar
           *[named] No toques el plan cuando { $a } ya lo tenga
        }

card-half-sc-delegation =
    { $voice ->
        [you] Con media explicación, adivinas durante horas para no molestar a nadie. Fija también una fecha para un primer vistazo.
       *[named] A { $a } le gusta saber cómo debe quedar el resultado. Di a quién se puede preguntar, y deja el resto en sus manos.
    }
    .headline =
        { $voice ->
            [you] Pide un ejemplo en cuanto empieces
           *[named] Dale a { $a } un modelo y una fecha
        }

card-half-sc-change =
    { $voice ->
        [you] Un giro brusco altera un trabajo que organizaste con cuidado. Lleva la lista con algo que podrías empezar enseguida.
       *[named] { $a } acepta lo nuevo cuando cada paso está claro. Cuando el primero funcione, dilo, y solo entonces trae el siguiente.
    }
    .headline =
        { $voice ->
            [you] Pide dos días para anotar qué deja de funcionar
           *[named] Preséntale el cambio a { $a } paso a paso
        }

card-half-sc-disagreement =
    { $voice ->
        [you] Te guardas una duda hasta que la decisión está tomada, por amabilidad o por falta de pruebas. “¿Qué pasa si …?” basta.
       *[named] Si { $a } objeta con una pregunta cortés, hay un argumento detrás. Escúchalo entero antes de seguir.
    }
    .headline =
        { $voice ->
            [you] Plantea tu duda como pregunta, enseguida
           *[named] Haz una pausa si { $a } pregunta “¿Hemos pensado en …?”
        }

card-half-sc-pressure =
    { $voice ->
        [you] Con prisas callas y mantienes todos los pasos de siempre. Di también el riesgo, y así el resto elige contigo.
       *[named] Ni las bromas ni los gritos aceleran a { $a }. Di también qué tiene que estar bien, y deja espacio para trabajar en paz.
    }
    .headline =
        { $voice ->
            [you] Di qué paso te podrías saltar hoy
           *[named] Dile a { $a } qué partes pueden quedar hoy a medias
        }

### Above all task first.

card-half-dc-talking =
    { $voice ->
        [you] Con la cabeza en un problema, respondes con tres palabras, y tus colegas lo toman como algo personal.
       *[named] { $a } mira el trabajo con rigor, sin nada personal. Con esta pregunta, te dice qué lo mejoraría.
    }
    .headline =
        { $voice ->
            [you] Avisa cuando tengas la cabeza en un problema
           *[named] Pregúntale a { $a } qué le falta al trabajo
        }

card-half-dc-giving-feedback =
    { $voice ->
        [you] Vas sin rodeos al resultado y dices qué está mal. La historia que hay detrás te dice qué error mencionar.
       *[named] { $a } nombra cada error con el mismo tono seco, así que los pequeños suenan grandes. El orden te dice qué gravedad tiene de verdad.
    }
    .headline =
        { $voice ->
            [you] Pregunta cómo fue el trabajo antes de juzgarlo
           *[named] Pregúntale a { $a } qué error arreglar primero
        }

card-half-dc-deciding =
    { $voice ->
        [you] Decides por resultados y pruebas, y el ánimo no cuenta. Anota ambas respuestas junto a tus cifras.
       *[named] { $a } valora lo que se puede medir. “Le quita a dos personas una hora al día” da a una preocupación su peso.
    }
    .headline =
        { $voice ->
            [you] Pregúntales a dos personas cómo caerá la decisión
           *[named] Convierte tu preocupación en una cifra para { $a }
        }

card-half-dc-planning =
    { $voice ->
        [you] Ves la meta y los defectos, no a las personas que tienen que encajar el trabajo. Pon un nombre junto a cada tarea.
       *[named] { $a } mira qué logra un plan y por dónde se rompe. Una línea sobre las personas añade lo que las cifras callan.
    }
    .headline =
        { $voice ->
            [you] Pregunta a quién complica la semana tu plan
           *[named] Dile a { $a } a quién complica la semana el plan
        }

card-half-dc-delegation =
    { $voice ->
        [you] Pasas una tarea con su fin, su nivel de exigencia y su fecha, y la das por resuelta. Alguien con la semana llena no te lo dirá si no preguntas.
       *[named] Un problema difícil ya es motivo suficiente para { $a }. Da los datos que tengas, y di qué no se sabe.
    }
    .headline =
        { $voice ->
            [you] Pregunta qué más tiene entre manos la otra persona
           *[named] Pásale el problema a { $a } sin discursos de ánimo
        }

card-half-dc-disagreement =
    { $voice ->
        [you] Discutes hasta aclarar los hechos, y la otra parte deja de hablar. Si dices qué te convencería, la discusión se abre otra vez.
       *[named] { $a } busca el argumento y la prueba. Si ambos van primero, queda tiempo para una respuesta.
    }
    .headline =
        { $voice ->
            [you] Di qué te haría cambiar de opinión
           *[named] Limita a dos frases tu argumento ante { $a }
        }

card-half-dc-pressure =
    { $voice ->
        [you] Con poco tiempo, escribes solo lo que falta o está mal. La gente lo lee como un reproche y deja de preguntar.
       *[named] Cerca de la entrega, { $a } quiere el estado del trabajo y nada más. Di también qué necesitas, y para cuándo.
    }
    .headline =
        { $voice ->
            [you] Pon un “por favor” y un motivo en los mensajes de hoy
           *[named] Dile a { $a } en una línea qué queda abierto
        }

card-half-dc-remote =
    { $voice ->
        [you] Te conectas por el resultado y te pierdes la charla de antes. Pregúntale a la primera persona que veas cómo va su semana.
       *[named] { $a } no tiene paciencia con las videollamadas sin propósito. Adjúntale las cifras, y no te tomes a mal una despedida rápida.
    }
    .headline =
        { $voice ->
            [you] Entra tres minutos antes en la próxima videollamada
           *[named] Dile a { $a } qué debe resolver la videollamada
        }
