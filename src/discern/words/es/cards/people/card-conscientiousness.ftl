## Cards for a person who takes time and puts the task first. $voice is you (said to that person) or named (said of $a to those who work with $a).

card-conscientiousness-talking =
    { $voice ->
        [you] Corriges una cifra a mitad de una historia, y la historia se corta. Pregúntate si el número correcto cambia algo.
       *[named] A { $a } le gusta saber con exactitud cómo están las cosas. Di “38 ya están revisados; del resto sabré el viernes” en vez de “un montón”.
    }
    .headline =
        { $voice ->
            [you] Deja pasar hoy un error sin importancia
           *[named] Dile a { $a } qué está revisado y qué no
        }

card-conscientiousness-one-to-one =
    { $voice ->
        [you] Traes un orden del día y los números, y hablas poco de ti. Añade un último punto, por ejemplo: “Lo próximo que quiero aprender”.
       *[named] A { $a } le gusta llegar con todo preparado. Si conoce los puntos, hay tiempo para los datos y para la preocupación detrás de cada uno.
    }
    .headline =
        { $voice ->
            [you] Trae algo personal a tu próximo 1:1
           *[named] Envíale a { $a } un orden del día antes del 1:1
        }

card-conscientiousness-giving-feedback =
    { $voice ->
        [you] Devuelves un trabajo con veinte comentarios, todos correctos, y la gente deja de leer. Guarda el resto por si alguien pregunta.
       *[named] Cuando { $a } no encuentra nada que corregir, no dice nada. Si lo necesitas en palabras, pregunta qué parte cumplió con lo exigido.
    }
    .headline =
        { $voice ->
            [you] Nombra dos errores y una parte que está bien
           *[named] No tomes un silencio de { $a } por una crítica
        }

card-conscientiousness-taking-feedback =
    { $voice ->
        [you] Un error que descubre otra persona te arruina el día. Cuenta el daño en horas, y verás si hay que cambiar el método entero.
       *[named] { $a } quiere saber con exactitud qué pasó antes de responder. Dale un día para comprobarlo, y habla después.
    }
    .headline =
        { $voice ->
            [you] Anota qué daño hizo de verdad el error
           *[named] Llévale a { $a } dos ejemplos con fecha, por escrito
        }

card-conscientiousness-meetings =
    { $voice ->
        [you] Callas hasta tener certeza, y para entonces la decisión está tomada. Empieza con “Todavía no lo he comprobado”.
       *[named] { $a } ha visto el hueco y no lo va a mencionar sin pruebas. Di que por hoy basta una sospecha.
    }
    .headline =
        { $voice ->
            [you] Di ahora tu duda y envía la prueba después
           *[named] Pregúntale a { $a } qué es lo que no cuadra
        }

card-conscientiousness-deciding =
    { $voice ->
        [you] Una comprobación más siempre te compensa. Si el resultado no cambia con ella, has terminado.
       *[named] { $a } decide con pruebas. Con los dos datos sobre la mesa, proponle un día para la decisión.
    }
    .headline =
        { $voice ->
            [you] Anota qué dato cambiaría tu decisión
           *[named] Averigua qué dos datos necesita todavía { $a }
        }

card-conscientiousness-planning =
    { $voice ->
        [you] Solo muestras un plan cuando es impecable, y entonces ya es tarde para las ideas de otras personas.
       *[named] { $a } ve en un plan huecos que nadie más nota. Cierra los tres mayores, y di cuáles vas a dejar abiertos.
    }
    .headline =
        { $voice ->
            [you] Envía el plan en bruto con sus huecos marcados
           *[named] Muéstrale pronto tu borrador a { $a } y pregunta qué falta
        }

card-conscientiousness-delegation =
    { $voice ->
        [you] Pasas el trabajo con una guía larga y luego lo corriges de todos modos. Lo que supera la prueba está hecho, aunque lo habrías hecho de otra manera.
       *[named] { $a } trabaja con cuidado, hasta en una nota corta. Di para qué es, para cuándo y qué errores no harían daño.
    }
    .headline =
        { $voice ->
            [you] Anota tres pruebas que el resultado debe superar
           *[named] Dile a { $a } cuándo es suficiente
        }

card-conscientiousness-helping =
    { $voice ->
        [you] La gente te pide una mano y se va con una lista de errores. Hay quien solo quiere compañía en una tarea difícil.
       *[named] A { $a } le gusta encontrar el punto exacto donde algo falla. Ve ahí sin rodeos, y lleva datos en lugar de ánimos.
    }
    .headline =
        { $voice ->
            [you] Pregunta “¿Busco errores?” antes de revisar
           *[named] Pregúntale a { $a } qué paso da problemas
        }

card-conscientiousness-change =
    { $voice ->
        [you] Encuentras diez defectos en un proceso nuevo antes de que nadie lo pruebe. Haz una prueba para cada defecto grave, y deja los pequeños para después.
       *[named] { $a } confía en lo que está probado. Dale antes los motivos por escrito, y después lo que muestre la prueba.
    }
    .headline =
        { $voice ->
            [you] Trae solo las objeciones que frenarían el cambio
           *[named] Deja que { $a } elija una prueba para lo nuevo
        }

card-conscientiousness-disagreement =
    { $voice ->
        [you] Una afirmación rotunda te lanza a demostrar que es falsa. Si empiezas por reconocerle algo, tus pruebas se escuchan.
       *[named] A { $a } le importa más tener los datos correctos que ganar. Repasa las dos fuentes línea por línea hasta dar con la diferencia.
    }
    .headline =
        { $voice ->
            [you] Di antes en qué tiene razón la otra parte
           *[named] Compara tu fuente con la de { $a }
        }

card-conscientiousness-pressure =
    { $voice ->
        [you] Cerca de la entrega revisas el doble, y a solas. Di cuál es el riesgo, y deja que otras personas lo compartan.
       *[named] Con prisas, { $a } no suelta ningún paso del procedimiento. No le pidas velocidad: deja por escrito qué sale sin revisar.
    }
    .headline =
        { $voice ->
            [you] Dile al grupo qué sale hoy sin revisar
           *[named] Acuerda con { $a } qué dos errores no deben ocurrir
        }

card-conscientiousness-remote =
    { $voice ->
        [you] Tus mensajes cubren todos los casos, con notas al pie, y poca gente llega al tercer párrafo. Pasa las pruebas a un archivo adjunto.
       *[named] Un simple “¿Tienes un minuto?” molesta a { $a }, porque todavía no hay nada que consultar. Dale el archivo, la línea y la fecha límite.
    }
    .headline =
        { $voice ->
            [you] Pon tu conclusión en la primera línea
           *[named] Envíale a { $a } la pregunta entera de una vez
        }

card-conscientiousness-with-dominance =
    { $voice ->
        [you] Construyes tu argumento paso a paso, y esta persona se detiene tras la primera línea. Ten a mano las pruebas para la réplica que viene.
       *[named] { $a } quiere que esté bien, y alguien de estilo D (ritmo rápido, primero la tarea) quiere que esté hecho. Un solo punto se escucha; una lista larga, no.
    }
    .headline =
        { $voice ->
            [you] Con alguien de estilo D (ritmo rápido, primero la tarea), empieza por el peor riesgo
           *[named] Ayuda a { $a } a nombrar el error más grave
        }

card-conscientiousness-with-influence =
    { $voice ->
        [you] Cuando alguien de estilo I (ritmo rápido, primero las personas) dice “todo el mundo”, quieres preguntar cuánta gente. En público eso duele; a solas te da una respuesta franca.
       *[named] { $a } corrige una cifra, y alguien de estilo I (ritmo rápido, primero las personas) pierde el ánimo. Que primero salgan las ideas, sin comentarios.
    }
    .headline =
        { $voice ->
            [you] Guarda tus correcciones para hablar a solas
           *[named] Sugiere a { $a } dejar las correcciones para el final
        }

card-conscientiousness-with-steadiness =
    { $voice ->
        [you] Tu lista de errores recibe unas gracias corteses y se queda clavada. Quédate en dos, y pregunta al día siguiente si pareció justo.
       *[named] Un comentario seco de { $a } no se le olvida a alguien de estilo S (ritmo pausado, primero las personas), y nadie lo menciona. El orden: qué está bien, qué está mal, quién ayuda a arreglarlo.
    }
    .headline =
        { $voice ->
            [you] Di antes lo que está bien a alguien de estilo S (ritmo pausado, primero las personas)
           *[named] Sugiere a { $a } un orden fijo para dar feedback
        }

card-conscientiousness-with-conscientiousness =
    { $voice ->
        [you] Pules una página durante una semana junto a otra persona de estilo C (ritmo pausado, primero la tarea), y ambas partes disfrutan. Anota qué es “suficiente”.
       *[named] { $a } con otra persona de estilo C (ritmo pausado, primero la tarea): ambas partes se revisan el trabajo sin fin. Tras la segunda ronda, toma lo que haya.
    }
    .headline =
        { $voice ->
            [you] Antes de empezar, acuerda quién dice basta
           *[named] Ponle a { $a } un límite de dos rondas de revisión
        }
