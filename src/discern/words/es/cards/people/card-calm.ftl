## Cards for the claim that a person takes time: thinks first, speaks and acts later.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-calm-talking =
    { $voice ->
        [you] Una hora después de hablar ya sabes qué decir. Aún te agradecerán dos líneas que empiecen con “Lo he pensado mejor”.
       *[named] Una pausa significa que { $a } trabaja en la respuesta. La misma pregunta con otras palabras solo interrumpe.
    }
    .headline =
        { $voice ->
            [you] Envía tu respuesta, mejor tarde que nunca
           *[named] Dale a { $a } tiempo para responder
        }

card-calm-one-to-one =
    { $voice ->
        [you] Lo que te ronda toda la semana sale en los últimos cinco minutos. Si lo envías el día antes, se habla de eso primero.
       *[named] A { $a } le gusta pensar una pregunta a fondo. Con unos días para ello, la respuesta llega completa.
    }
    .headline =
        { $voice ->
            [you] Envía antes tu tema principal en una línea
           *[named] Cierra cada 1:1 con una pregunta para el próximo
        }

card-calm-giving-feedback =
    { $voice ->
        [you] Mientras buscas las palabras justas, el momento pasa. Di qué ocurrió y qué efecto tuvo, y añade el resto después.
       *[named] El feedback de { $a } está bien pensado y llega cuando el trabajo ya ha salido. Con “¿Qué ves hasta ahora?” te llega antes una parte.
    }
    .headline =
        { $voice ->
            [you] Da un feedback antes de tener las palabras perfectas
           *[named] Pídele a { $a } un primer feedback mientras haya tiempo
        }

card-calm-taking-feedback =
    { $voice ->
        [you] Necesitas tiempo para saber qué te parece. Fija en el momento una segunda conversación, y nadie le dará vueltas a tu silencio.
       *[named] { $a } primero asimila el feedback y habla de ello cuando tiene las ideas claras. Proponle hoy una fecha para volver a hablar.
    }
    .headline =
        { $voice ->
            [you] Di que dentro de dos días hablarás del feedback
           *[named] Dale hoy el feedback a { $a } y coméntalo después
        }

card-calm-meetings =
    { $voice ->
        [you] Haces una pausa a mitad de una idea, y alguien toma la palabra. Si la gente sabe que hay un segundo punto, la pausa es tuya.
       *[named] Cuando { $a } tiene lista una idea, el resto va dos temas por delante. Pregúntale por su nombre, y deja unos segundos para la respuesta.
    }
    .headline =
        { $voice ->
            [you] Empieza con “Tengo dos puntos”
           *[named] Vuelve a { $a } antes de cerrar un punto
        }

card-calm-deciding =
    { $voice ->
        [you] Quieres una noche entre la pregunta y tu respuesta, pero nadie lo sabe. Sin fecha, decide otra persona.
       *[named] { $a } sopesa una decisión con calma antes de tomarla. Tras una noche para pensarla, la respuesta dura.
    }
    .headline =
        { $voice ->
            [you] Di cuándo vas a decidir, y hacia dónde te inclinas
           *[named] Plantéale hoy la pregunta a { $a } y decide mañana
        }

card-calm-planning =
    { $voice ->
        [you] Para pensar necesitas antes un rato en silencio. Si el calendario no lo muestra, lo ocupa la reunión de otra persona.
       *[named] { $a } usa los días previos a una tarea para pensarla, y un aviso temprano deja espacio para eso. Basta con una fecha.
    }
    .headline =
        { $voice ->
            [you] Reserva dos horas para pensar antes de la entrega
           *[named] Dale la fecha a { $a } antes de tener los detalles
        }

card-calm-delegation =
    { $voice ->
        [you] Piensas a fondo una tarea antes de pasarla, y para entonces queda poco que repartir.
       *[named] { $a } lee una tarea entera antes de preguntar. Guárdale diez minutos para las preguntas que surjan durante la noche.
    }
    .headline =
        { $voice ->
            [you] Pasa una parte antes de haberlo planeado todo
           *[named] Pasa la tarea hoy y responde a las preguntas mañana
        }

card-calm-helping =
    { $voice ->
        [you] Le das vueltas a un problema dos días antes de que nadie se entere. Una pregunta corta te ahorra casi todo ese tiempo.
       *[named] { $a } piensa un problema en serio antes de sugerir algo. Una noche de por medio deja tiempo para eso.
    }
    .headline =
        { $voice ->
            [you] Si algo te frena una hora, pide ayuda
           *[named] Cuéntale hoy el problema a { $a } y pide ideas mañana
        }

card-calm-change =
    { $voice ->
        [you] Antes de que sepas qué te parece, todo está en marcha. Con una fecha, la gente espera tu respuesta.
       *[named] A { $a } le gusta pensar un cambio antes de hablar de él. Dos días de aviso traen buenas preguntas cuando aún se puede cambiar algo.
    }
    .headline =
        { $voice ->
            [you] Di cuándo darás tu opinión sobre el cambio
           *[named] Cuéntale un cambio a { $a } antes de anunciarlo
        }

card-calm-disagreement =
    { $voice ->
        [you] Tu “no” llega a gente que ya ha empezado. “Algo no me convence, déjame pensarlo hasta mañana” mantiene abierta la pregunta.
       *[named] { $a } prefiere pensar bien una objeción antes de decirla. No cierres nada en la primera conversación, y así todavía cuenta.
    }
    .headline =
        { $voice ->
            [you] Di hoy que mañana llega una objeción
           *[named] Deja que { $a } lo consulte con la almohada
        }

card-calm-pressure =
    { $voice ->
        [you] Cuanto menos tiempo hay, menos dices, y la gente duda si te has dado cuenta. “Lo pienso y vuelvo en una hora” basta.
       *[named] Tres personas hablando a la vez no consiguen nada de { $a }. Una sola línea y diez minutos de silencio te dan una respuesta clara.
    }
    .headline =
        { $voice ->
            [you] Antes de callar, di que ya lo tienes entre manos
           *[named] Hazle una sola pregunta a { $a } y da un paso atrás
        }

card-calm-remote =
    { $voice ->
        [you] Cuando tienes lista tu respuesta, el chat ya está en otra cosa. Cita la línea a la que respondes, y todo el mundo te sigue.
       *[named] Una llamada sin aviso te da la respuesta corta. Envíale el tema y dos horas a elegir: { $a } llega con todo preparado.
    }
    .headline =
        { $voice ->
            [you] Publica tu respuesta aunque el chat ya haya avanzado
           *[named] Escribe a { $a } antes de llamar
        }

card-calm-with-dominance =
    { $voice ->
        [you] Alguien de estilo D (ritmo rápido, primero la tarea) cree que callas por no tener nada que decir. “Me inclino por el sí” guarda tu lugar.
       *[named] Alguien de estilo D (ritmo rápido, primero la tarea) lo quiere resuelto ya; { $a } quiere pensar. Un día fijo da tiempo y acaba con la insistencia.
    }
    .headline =
        { $voice ->
            [you] Da ahora una respuesta corta y mañana la completa
           *[named] Fija antes del encuentro un día para la respuesta
        }

card-calm-with-influence =
    { $voice ->
        [you] Alguien de estilo I (ritmo rápido, primero las personas) va por la cuarta idea mientras preparas tu respuesta a la primera. Apunta tus respuestas mientras escuchas.
       *[named] Con alguien de estilo I (ritmo rápido, primero las personas), ninguna pausa es tan larga como para que { $a } diga lo suyo. Ponlo primero en el próximo orden del día.
    }
    .headline =
        { $voice ->
            [you] Pide dos minutos para todos tus puntos
           *[named] Pregúntale después a { $a } qué quedó sin decir
        }

card-calm-with-steadiness =
    { $voice ->
        [you] Esperas, y alguien de estilo S (ritmo pausado, primero las personas) espera contigo, así que la pregunta queda en el aire. Basta con un comienzo a medias.
       *[named] Igual que alguien de estilo S (ritmo pausado, primero las personas), { $a } espera a tener cada idea terminada. Di que los huecos son bienvenidos.
    }
    .headline =
        { $voice ->
            [you] Deja claro quién hace la primera propuesta
           *[named] Pon fecha a un borrador de { $a }
        }

card-calm-with-conscientiousness =
    { $voice ->
        [you] Quieres un día más, y alguien de estilo C (ritmo pausado, primero la tarea), también. Un día sigue a otro, y nada sale.
       *[named] { $a } prepara mucho antes de mostrarte nada, igual que alguien de estilo C (ritmo pausado, primero la tarea). Media página te dice cómo va todo.
    }
    .headline =
        { $voice ->
            [you] Acuerda dos rondas de reflexión, y después, a enviar
           *[named] Pídele a { $a } media página esta semana
        }
