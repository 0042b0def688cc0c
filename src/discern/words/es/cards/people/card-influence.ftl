## Cards for a person who moves fast and puts people first. $voice is you (said to that person) or named (said of $a to those who work with $a).

card-influence-talking =
    { $voice ->
        [you] Tomas el camino largo, y quien escucha tiene que adivinar adónde lleva. Con eso claro, todo el mundo puede relajarse y disfrutar del paseo.
       *[named] { $a } se explica con historias. Con “¿Qué te gustaría que hiciera?”, la petición no se pierde.
    }
    .headline =
        { $voice ->
            [you] Di primero tu idea, y cuenta después la historia
           *[named] Escucha hasta el final, y pregunta qué necesita { $a }
        }

card-influence-one-to-one =
    { $voice ->
        [you] Una hora contigo se llena de historias, novedades y planes brillantes. Lee antes tu lista, y después charla cuanto quieras.
       *[named] Para { $a }, las novedades van antes que el trabajo, así que primero toca charlar. Después busca cómo hacer esa tarea más corta o más animada.
    }
    .headline =
        { $voice ->
            [you] Empieza tu 1:1 con las tres cosas que quieres
           *[named] Pregúntale a { $a } qué tarea ya no tiene gracia
        }

card-influence-giving-feedback =
    { $voice ->
        [you] Elogias con tanto calor y tanto rato que tu crítica se pierde. Un silencio corto le da peso.
       *[named] El feedback de { $a } es cálido, y es fácil perderse lo esencial. Repite la respuesta con tus palabras antes de cambiar de tema.
    }
    .headline =
        { $voice ->
            [you] Di la crítica en una frase, y después calla
           *[named] Pregúntale a { $a } por el “pero” tras el elogio
        }

card-influence-taking-feedback =
    { $voice ->
        [you] Una crítica te suena a que ya no gustas tanto, así que te ríes o despliegas tu encanto. Di “Gracias”, y vuelve más tarde con una pregunta.
       *[named] { $a } lleva mejor la crítica de viva voz que por escrito. Di antes qué te gusta de su trabajo, y nombra después lo único que falla.
    }
    .headline =
        { $voice ->
            [you] Recibe la próxima crítica sin bromas
           *[named] Hazle la crítica a { $a } en persona, no por mensaje
        }

card-influence-meetings =
    { $voice ->
        [you] Llenas el silencio con una buena historia, y la gente se acomoda a escuchar. Una pregunta a cada una de dos personas calladas hace hablar a todo el grupo.
       *[named] { $a } capta la atención de un grupo sin esfuerzo, y a la gente más callada no se la oye. Dos frases suyas bastan para compartir la escena.
    }
    .headline =
        { $voice ->
            [you] Anima a un grupo callado con preguntas, no con historias
           *[named] Pídele a { $a } que presente el trabajo de alguien que calla
        }

card-influence-deciding =
    { $voice ->
        [you] Una idea nueva te entusiasma, y pronto tienes al resto contigo. Si mañana la sigues viendo buena, adelante.
       *[named] { $a } ve enseguida lo mejor de una idea y convence al resto. Conocer pronto el punto débil refuerza el argumento.
    }
    .headline =
        { $voice ->
            [you] Consulta con la almohada tu próxima gran idea
           *[named] Habla del precio con { $a } pronto y a solas
        }

card-influence-planning =
    { $voice ->
        [you] Dices “Claro, cuenta conmigo” y es en serio, y después se acaban los días. Un no a tiempo es más amable que una excusa tardía.
       *[named] { $a } planifica mejor en compañía que a solas con una lista. Pon fecha a cada paso antes de terminar.
    }
    .headline =
        { $voice ->
            [you] Retira esta semana una promesa con una llamada amable
           *[named] Haz el plan con { $a } en una sesión animada
        }

card-influence-delegation =
    { $voice ->
        [you] Describes una tarea tan bien que la gente empieza con mucho ánimo y sin los datos. Escribe qué, para cuándo y a quién preguntar.
       *[named] A { $a } le gusta el trabajo con trato humano. Dos llamadas cortas por el camino animan la parte rutinaria.
    }
    .headline =
        { $voice ->
            [you] Tras tus palabras de ánimo, escribe tres líneas secas
           *[named] Dile a { $a } quién va a ver el resultado
        }

card-influence-helping =
    { $voice ->
        [you] Dices “Yo me encargo” a toda la gente que aprecias, y después se acaban las horas. Pon en contacto a la persona adecuada y da un paso atrás.
       *[named] { $a } conoce a mucha gente y agradece que le pregunten. Di a quién necesitas y por qué, y aporta dos datos para la presentación.
    }
    .headline =
        { $voice ->
            [you] Presenta a dos personas en vez de hacerlo tú
           *[named] Pídele a { $a } que te presente a la persona adecuada
        }

card-influence-change =
    { $voice ->
        [you] Cuentas primero el lado bueno, y quien duda se pregunta qué callas. Una desventaja sincera hace más creíbles tus buenas noticias.
       *[named] { $a } ve el lado bueno de un cambio y se gana a la gente. Con respuestas sinceras a mano, el buen ánimo sobrevive a la primera objeción.
    }
    .headline =
        { $voice ->
            [you] Nombra algo que el cambio hará más difícil
           *[named] Ensaya con { $a } las tres preguntas más difíciles
        }

card-influence-disagreement =
    { $voice ->
        [you] Te ríes de un desacuerdo para conservar el aprecio de la gente. No lo vas a perder por una frase clara.
       *[named] A { $a } le gusta mantener el buen ambiente, y un no es más fácil sin público. Deja claro que la sinceridad es bienvenida.
    }
    .headline =
        { $voice ->
            [you] Di “Lo veo de otra manera” sin bromas
           *[named] Pregúntale a { $a } a solas qué hay en contra
        }

card-influence-pressure =
    { $voice ->
        [you] Cuando el tiempo aprieta, animas a todo el mundo diciendo que sí. A la próxima persona que pida algo, dale un dato y una hora.
       *[named] Bajo presión, { $a } mantiene el ánimo y acepta más de lo que cabe en el día. Ofrece llamar tú al resto de la gente que espera.
    }
    .headline =
        { $voice ->
            [you] No prometas nada más hasta terminar lo de hoy
           *[named] Ayuda a { $a } a elegir las dos promesas que hoy cuentan
        }

card-influence-remote =
    { $voice ->
        [you] Respondes a los mensajes con bromas y corazones, y el claro sí o no se queda fuera. Una línea basta.
       *[named] Sin caras, el trabajo solo es la mitad de divertido para { $a }. Cinco minutos de charla animada, y después una línea con lo prometido por cada parte.
    }
    .headline =
        { $voice ->
            [you] Busca arriba la pregunta que te saltaste y responde
           *[named] Llama a { $a } en vez de escribir una página
        }

card-influence-with-dominance =
    { $voice ->
        [you] Preparas el terreno para la mejor parte mientras esta persona la espera. Que no sonría no quiere decir que no le guste.
       *[named] { $a } espera una risa, y alguien de estilo D (ritmo rápido, primero la tarea) solo pregunta por el resultado. Ensaya con esta persona la primera frase, y di que seco no es hostil.
    }
    .headline =
        { $voice ->
            [you] Cuéntale primero el final a alguien de estilo D (ritmo rápido, primero la tarea)
           *[named] Ayuda a { $a } a empezar por el resultado
        }

card-influence-with-influence =
    { $voice ->
        [you] Con otra persona de estilo I (ritmo rápido, primero las personas) salen nueve ideas y una hora fantástica. Después, nadie sabe quién hace qué.
       *[named] { $a } con otra persona de estilo I (ritmo rápido, primero las personas): vuelan las ideas y nadie toma notas. Antes de que acabe la charla, pide a cada cual una promesa por escrito.
    }
    .headline =
        { $voice ->
            [you] Termina diez minutos antes y anota las promesas
           *[named] Pídele a { $a } una promesa con fecha
        }

card-influence-with-steadiness =
    { $voice ->
        [you] Esta persona sonríe ante tu brillante plan por amabilidad, no por convicción. Pregúntale a solas qué debe quedarse como está.
       *[named] { $a } llena la reunión de planes brillantes mientras alguien de estilo S (ritmo pausado, primero las personas) asiente y se preocupa. Al principio es más fácil contar una preocupación.
    }
    .headline =
        { $voice ->
            [you] Pregúntale otra vez mañana a alguien de estilo S (ritmo pausado, primero las personas)
           *[named] Pídele a { $a } que deje empezar a quien menos habla
        }

card-influence-with-conscientiousness =
    { $voice ->
        [you] Dices “A todo el mundo le encanta”, y esta persona pregunta a cuánta gente. Aquí cuentan más los datos comprobables que el entusiasmo.
       *[named] { $a } redondea al alza por entusiasmo, y alguien de estilo C (ritmo pausado, primero la tarea) deja de creer el resto. Repasa antes cada dato con { $a }.
    }
    .headline =
        { $voice ->
            [you] Llévale tres datos firmes a alguien de estilo C (ritmo pausado, primero la tarea)
           *[named] Ayuda a { $a } a separar lo probado de lo deseado
        }
