## Cards for the claim that a person moves fast: quick to start, to speak and to go on to the next thing.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-fast-talking =
    { $voice ->
        [you] Desarrollas ideas hablando, así que tus colegas actúan según una primera versión que ya descartaste.
       *[named] { $a } desarrolla ideas en voz alta, y la primera versión cambia. Si preguntas, sabes cuál cuenta.
    }
    .headline =
        { $voice ->
            [you] Di si decides o solo piensas en voz alta
           *[named] Pregúntale a { $a } qué idea es la definitiva
        }

card-fast-one-to-one =
    { $voice ->
        [you] Tratas seis temas en el tiempo que otras personas necesitan para dos. Elige uno, y no lo dejes hasta que la otra persona haya terminado.
       *[named] A { $a } le gusta avanzar a buen ritmo. Di al empezar qué tema necesita más, y tendrá su tiempo.
    }
    .headline =
        { $voice ->
            [you] Ve más despacio con un tema en tu próximo 1:1
           *[named] Avanza a buen ritmo, y deja el tema lento para el final
        }

card-fast-giving-feedback =
    { $voice ->
        [you] Hablas justo después de lo ocurrido, con los ánimos alterados. El feedback cala mejor si la otra persona ha elegido el momento.
       *[named] { $a } comenta en cuanto el trabajo está hecho. Puedes decir “Quiero oírlo todo, pero esta tarde”, siempre que vuelvas sobre ello.
    }
    .headline =
        { $voice ->
            [you] Pregunta “¿Ahora o mañana?” antes de dar feedback
           *[named] Dilo si el feedback de { $a } llega demasiado pronto
        }

card-fast-taking-feedback =
    { $voice ->
        [you] Respondes a la primera mitad mientras llega la segunda. Repite con tus palabras lo que oíste, y di después qué piensas.
       *[named] El feedback ayuda más a { $a } con el trabajo reciente. Vuelve a preguntar un día después, con tiempo para pensarlo otra vez.
    }
    .headline =
        { $voice ->
            [you] Escucha el feedback entero antes de responder
           *[named] Dale a { $a } un feedback corto el mismo día
        }

card-fast-meetings =
    { $voice ->
        [you] Entras antes de que termine la pregunta. Quien habla más despacio responde entonces a tu idea en lugar de dar la suya.
       *[named] Hay pocos huecos cuando habla { $a }. Un simple “Quiero añadir algo” funciona, sin pedir disculpas.
    }
    .headline =
        { $voice ->
            [you] Deja hablar antes a dos personas en tu próxima reunión
           *[named] Toma la palabra sin esperar una pausa de { $a }
        }

card-fast-deciding =
    { $voice ->
        [you] Decides pronto y corriges sobre la marcha. Eso funciona hasta que algo es definitivo.
       *[named] { $a } decide rápido, y las cosas avanzan. Señálale la única parte definitiva, y recibirá una segunda mirada.
    }
    .headline =
        { $voice ->
            [you] Espera un día antes de un paso sin vuelta atrás
           *[named] Pídele a { $a } una noche para lo que no tiene vuelta atrás
        }

card-fast-planning =
    { $voice ->
        [you] Empiezas más de lo que terminas, y toda tarea nueva se ve bien el primer día. Elige qué completas y qué dejas.
       *[named] { $a } planifica mejor cerca del trabajo. Empieza hoy con algo, y planifica el resto según lo que aprendas.
    }
    .headline =
        { $voice ->
            [you] Cierra dos tareas abiertas antes de empezar otra
           *[named] Pídele a { $a } solo los dos próximos pasos
        }

card-fast-delegation =
    { $voice ->
        [you] Pasas el trabajo en una frase, con la mente en tu próxima tarea. La respuesta muestra qué faltaba en esa frase.
       *[named] A { $a } le gusta empezar enseguida. Con los límites claros desde el principio, nada se hace dos veces.
    }
    .headline =
        { $voice ->
            [you] Pregunta “¿Qué harás primero?” antes de seguir
           *[named] Dale a { $a } los límites antes de explicar la tarea
        }

card-fast-helping =
    { $voice ->
        [you] Intervienes antes de que la otra persona termine de explicar, y se arregla la mitad equivocada.
       *[named] { $a } ayuda rápido cuando algo es urgente. Con “Solo esta página, por favor”, la interrupción es corta.
    }
    .headline =
        { $voice ->
            [you] Pregunta en qué parte ayudar, y empieza después
           *[named] Llévale a { $a } lo urgente, y di dónde acaba
        }

card-fast-change =
    { $voice ->
        [you] Cambias de plan a mitad de semana mientras el resto sigue con el anterior. Di qué se deja, qué empieza y desde cuándo.
       *[named] { $a } aprende probando. Lo que surge en las primeras horas ayuda a quienes empiezan después.
    }
    .headline =
        { $voice ->
            [you] Publica una línea cada vez que cambies de rumbo
           *[named] Deja que { $a } pruebe el cambio el primer día
        }

card-fast-disagreement =
    { $voice ->
        [you] Tu “no” sale antes de que la otra persona llegue a lo principal. Una pregunta te da tiempo para oírlo.
       *[named] A { $a } le gusta resolver una cuestión y seguir. Una respuesta corta hoy ayuda más que una completa la próxima semana.
    }
    .headline =
        { $voice ->
            [you] Haz una pregunta antes de objetar
           *[named] Responde a una objeción de { $a } el mismo día
        }

card-fast-pressure =
    { $voice ->
        [you] Con poco tiempo, aceleras y empiezas tres cosas a la vez. Dos minutos para poner orden te ahorran una hora de trabajo repetido.
       *[named] Cuando el tiempo se acaba, { $a } habla y actúa todavía más rápido. “¿Qué sigue, y para cuándo está?” pone orden; “más despacio”, no.
    }
    .headline =
        { $voice ->
            [you] Di qué tarea va primero y cuál espera
           *[named] Pídele a { $a } el próximo paso, no calma
        }

card-fast-remote =
    { $voice ->
        [you] Lanzas cinco mensajes seguidos, y el último corrige el primero. Espera cinco minutos, y envía lo que siga en pie.
       *[named] { $a } responde en un minuto y espera lo mismo. “Visto, más esta tarde” te da las horas intermedias.
    }
    .headline =
        { $voice ->
            [you] Ponlo todo en un solo mensaje
           *[named] Dile a { $a } cuándo llegará tu respuesta
        }

card-fast-with-dominance =
    { $voice ->
        [you] Alguien de estilo D (ritmo rápido, primero la tarea) arranca tan rápido como tú. Ambas partes van a mitad de camino antes de que nadie haya mirado la ruta.
       *[named] Con alguien de estilo D (ritmo rápido, primero la tarea), { $a } está en marcha en minutos. Más tarde nadie frena, salvo que se haya acordado al principio.
    }
    .headline =
        { $voice ->
            [you] Acuerda antes qué sería motivo para parar
           *[named] Pregúntale a { $a } qué sería un motivo para parar
        }

card-fast-with-influence =
    { $voice ->
        [you] Alguien de estilo I (ritmo rápido, primero las personas) piensa en voz alta, igual que tú. Se empiezan diez cosas, y cada cual recuerda cinco distintas.
       *[named] Las ideas vuelan cuando { $a } se junta con alguien de estilo I (ritmo rápido, primero las personas), y nadie espera a que la otra parte termine. Tres líneas por escrito dicen qué idea sigue.
    }
    .headline =
        { $voice ->
            [you] Antes de despedirte, pon por escrito lo acordado
           *[named] Pregúntale a { $a } el mismo día qué se acordó
        }

card-fast-with-steadiness =
    { $voice ->
        [you] Alguien de estilo S (ritmo pausado, primero las personas) aún piensa cuando tomas el silencio por un sí. Una hora después te llega la respuesta de verdad.
       *[named] { $a } vuelve a preguntar antes de que alguien de estilo S (ritmo pausado, primero las personas) haya terminado de pensar. Haz que acuerden cuándo toca responder.
    }
    .headline =
        { $voice ->
            [you] Pregunta, déjalo y vuelve por la respuesta
           *[named] Ayuda a { $a } a esperar la respuesta más lenta
        }

card-fast-with-conscientiousness =
    { $voice ->
        [you] Quieres empezar con una primera impresión, y alguien de estilo C (ritmo pausado, primero la tarea) quiere leer antes. Un ensayo pequeño ahora y una revisión completa después sirven a ambas partes.
       *[named] Alguien de estilo C (ritmo pausado, primero la tarea) lee antes de hablar. { $a } prefiere hablar enseguida, y luego tiene que esperar igual la respuesta.
    }
    .headline =
        { $voice ->
            [you] Fija dos fechas: una para probar y otra para revisar
           *[named] Pídele a { $a } que envíe el material dos días antes
        }
