## Cards for a person who takes time and puts people first. $voice is you (said to that person) or named (said of $a to those who work with $a).

card-steadiness-talking =
    { $voice ->
        [you] Te guardas una preocupación para no estropear una charla amable. Si la anuncias, la gente espera mientras encuentras las palabras.
       *[named] { $a } piensa en cómo se siente el resto antes de sacar una preocupación. Pregúntale con tacto, y tómate tiempo para escuchar.
    }
    .headline =
        { $voice ->
            [you] Di “Algo me preocupa” en los primeros cinco minutos
           *[named] Pregúntale a { $a } qué falta por decir
        }

card-steadiness-one-to-one =
    { $voice ->
        [you] Te preguntan qué quieres, y dices qué necesita el equipo. Escribe antes una línea que empiece con “Para mí, quiero …”
       *[named] { $a } hace mucho por la gente y pide poco. Habla de cuáles de esas tareas podría hacer otra persona.
    }
    .headline =
        { $voice ->
            [you] Abre tu 1:1 con un deseo propio
           *[named] Busca una tarea que { $a } pueda delegar
        }

card-steadiness-giving-feedback =
    { $voice ->
        [you] Envuelves una queja con tanta suavidad que suena a agradecimiento. Guarda las palabras amables para después.
       *[named] “Estaría bien que …” es una queja seria de { $a }. Tómala como tomarías un comentario duro de otra persona.
    }
    .headline =
        { $voice ->
            [you] Di “Por favor, deja de hacer esto” en una línea
           *[named] Pregúntale a { $a }: “¿Cuánto te molesta esto?”
        }

card-steadiness-taking-feedback =
    { $voice ->
        [you] Asientes ante una crítica para acabar pronto, aunque sea injusta, y después cargas con ella durante días.
       *[named] { $a } se toma una crítica a pecho y necesita tiempo para decir qué le pareció injusto. Di que tu confianza no ha cambiado.
    }
    .headline =
        { $voice ->
            [you] Vuelve y di qué parte no aceptas
           *[named] Critica con tacto, y pregúntale otra vez mañana a { $a }
        }

card-steadiness-meetings =
    { $voice ->
        [you] Dejas hablar antes al resto, y para entonces ya está todo dicho. Una frase basta.
       *[named] En grupo, { $a } se suma para mantener el buen ambiente. Ofrece plantear tú el asunto si así es más fácil.
    }
    .headline =
        { $voice ->
            [you] Prepara un punto para la reunión y dilo pronto
           *[named] Pídele a { $a } su opinión antes de la reunión
        }

card-steadiness-deciding =
    { $voice ->
        [you] Se te escapa “Como prefieran”, y después vives con ello durante meses. Empieza por algo pequeño, por ejemplo, la hora de una cita.
       *[named] { $a } busca lo que va bien a todo el mundo. Dos opciones para comparar y una noche para pensar sacan a la luz su preferencia.
    }
    .headline =
        { $voice ->
            [you] Di qué prefieres antes de preguntar al resto
           *[named] Ofrécele a { $a } dos opciones buenas para ambas partes
        }

card-steadiness-planning =
    { $voice ->
        [you] Tu semana se llena de peticiones ajenas, porque odias decepcionar. Di que no con amabilidad, y usa esa hora para tu propio trabajo.
       *[named] { $a } cumple cada promesa y suma encima el trabajo nuevo. Avísale una semana antes, y habrá tiempo para pasar tareas.
    }
    .headline =
        { $voice ->
            [you] Rechaza un favor para proteger tu plan
           *[named] Dile a { $a } qué tarea anterior dejar
        }

card-steadiness-delegation =
    { $voice ->
        [you] Prefieres hacerlo todo antes que molestar. Muéstralo una vez, responde a las preguntas y deja la tarea en otras manos.
       *[named] { $a } acepta trabajo con gusto y tarda en devolverlo. Pregúntale qué tarea podría hacer otra persona, y organízalo tú.
    }
    .headline =
        { $voice ->
            [you] Pasa esta semana una tarea habitual a otra persona
           *[named] Quítale una tarea a { $a } antes de añadir otra
        }

card-steadiness-helping =
    { $voice ->
        [you] Sigues luchando en silencio para no ser una carga. Después de todo lo que haces por la gente, te devuelven el favor con gusto.
       *[named] A { $a } no le gusta molestar. “Tengo tiempo ahora, y me quedo con la segunda mitad” es fácil de aceptar.
    }
    .headline =
        { $voice ->
            [you] Pide ayuda a alguien, sin disculparte
           *[named] Ofrécele a { $a } una ayuda concreta
        }

card-steadiness-change =
    { $voice ->
        [you] Aceptas la manera nueva y sigues en silencio también con la vieja. Llámalo prueba, y no te sonará tan definitivo.
       *[named] { $a } valora lo que funciona bien, y agradece tiempo para hacerse a lo nuevo. Ve paso a paso, y pregúntale dos días después qué le preocupa.
    }
    .headline =
        { $voice ->
            [you] Deja una vieja rutina durante dos semanas
           *[named] Dile primero a { $a } qué sigue igual
        }

card-steadiness-disagreement =
    { $voice ->
        [you] Cedes para mantener la paz y semanas después sigues pensando en ello. Practica con algo pequeño, con alguien de confianza.
       *[named] { $a } prefiere no discutir ante otras personas. Con “¿Qué te daría tranquilidad?” es más fácil decirlo.
    }
    .headline =
        { $voice ->
            [you] Di “Prefiero que no” una vez, sin excusas
           *[named] Pregúntale a { $a } por sus dudas en un momento tranquilo
        }

card-steadiness-pressure =
    { $voice ->
        [you] Con prisas mantienes la calma, consuelas a la gente y recoges lo que se cae. Visto desde fuera, te sobra tiempo.
       *[named] { $a } mantiene tanta calma con prisas que la gente le carga con más. Apoya su respuesta cuando llegue alguien que grite más.
    }
    .headline =
        { $voice ->
            [you] Di un límite en voz alta: “Esto o aquello, no ambos”
           *[named] Pregúntale a { $a } qué va primero y qué puede esperar
        }

card-steadiness-remote =
    { $voice ->
        [you] Ayudas a la gente en mensajes privados, así que el grupo no ve ni tu opinión ni tu trabajo.
       *[named] En una videollamada de grupo, { $a } mantiene la amabilidad y se guarda una duda. A solas es más fácil decirla.
    }
    .headline =
        { $voice ->
            [you] Responde hoy a una pregunta en el canal abierto
           *[named] Pídele a { $a } hablar a solas tras la videollamada
        }

card-steadiness-with-dominance =
    { $voice ->
        [you] Alguien de estilo D (ritmo rápido, primero la tarea) toma tu paciencia por un sí. Cuenta con una respuesta fuerte, no con una amistad rota.
       *[named] { $a } recibe palabras duras de alguien de estilo D (ritmo rápido, primero la tarea) y suaviza las cosas. Con una frase preparada es más fácil no ceder.
    }
    .headline =
        { $voice ->
            [you] Di “Todavía no puedo apoyarlo”, pronto y con calma
           *[named] Practica con { $a } una frase firme
        }

card-steadiness-with-influence =
    { $voice ->
        [you] Alguien de estilo I (ritmo rápido, primero las personas) tiene cinco ideas nuevas por hora, y al final el trabajo te toca a ti, en silencio. Pregunta mañana cuál sigue en pie.
       *[named] Alguien de estilo I (ritmo rápido, primero las personas) empieza cosas; { $a } las termina con paciencia. Ponle nombre a ese trabajo en la próxima reunión, y da una parte a cada cual.
    }
    .headline =
        { $voice ->
            [you] Espera un día antes de actuar ante ideas brillantes
           *[named] Reparte lo que queda antes de que { $a } cargue con todo
        }

card-steadiness-with-steadiness =
    { $voice ->
        [you] Esperas a que hable otra persona de estilo S (ritmo pausado, primero las personas), que espera lo mismo de ti. Un punto pequeño, dicho con amabilidad, rompe el hielo.
       *[named] Entre { $a } y otra persona de estilo S (ritmo pausado, primero las personas) hay demasiada amabilidad para tocar un tema delicado. Pregunta también a la otra parte, y ayuda a ambas a hablarlo.
    }
    .headline =
        { $voice ->
            [you] Da el primer paso y di qué está mal
           *[named] Pregúntale a { $a } qué se queda sin decir
        }

card-steadiness-with-conscientiousness =
    { $voice ->
        [you] Una larga lista de errores te suena a pelea, así que la aceptas toda. Va dirigida al trabajo, no a ti.
       *[named] { $a } oye frialdad donde alguien de estilo C (ritmo pausado, primero la tarea) solo busca precisión. Habla con esta persona antes de la próxima revisión.
    }
    .headline =
        { $voice ->
            [you] Pregúntale a alguien de estilo C (ritmo pausado, primero la tarea) qué errores importan
           *[named] Haz que { $a } oiga primero lo que funciona
        }
