## Cards for the claim that a person puts the task first: facts, results and quality.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-task-talking =
    { $voice ->
        [you] Tu primera frase ya es el tema. Para algunas personas es un comienzo frío, y un minuto de escucha le da calor.
       *[named] A { $a } le gusta saber enseguida de qué se va a hablar. También si el tema son las personas: “Dos del equipo no pueden trabajar con esta fecha”.
    }
    .headline =
        { $voice ->
            [you] Abre una conversación preguntando por la persona
           *[named] Dile a { $a } el tema en tu primera frase
        }

card-task-one-to-one =
    { $voice ->
        [you] Tus conversaciones a solas repasan resultados y ahí terminan. La respuesta te dice lo que ninguna lista de resultados muestra.
       *[named] A { $a } le gusta repasar una conversación punto por punto. Con título y tiempo propios, un tema personal no se queda fuera.
    }
    .headline =
        { $voice ->
            [you] Pregunta “¿Cómo es trabajar conmigo?”
           *[named] Pon temas personales en el orden del día para { $a }
        }

card-task-giving-feedback =
    { $voice ->
        [you] Devuelves un borrador con cada error marcado y ni una palabra sobre el resto. Quien lo escribió piensa que nada estaba bien.
       *[named] { $a } marca lo que está mal y no menciona lo que está bien. El elogio existe, y llega si lo pides.
    }
    .headline =
        { $voice ->
            [you] Di lo que funciona antes de lo que no
           *[named] Pregúntale a { $a } qué parte estaba bien
        }

card-task-taking-feedback =
    { $voice ->
        [you] Sabes qué hacer con un error en el trabajo. “Sentí que no contaba” es más difícil de usar mientras no haya un hecho que lo acompañe.
       *[named] { $a } prefiere oír un error en palabras claras, como algo que se puede corregir. Un ejemplo lo aclara.
    }
    .headline =
        { $voice ->
            [you] Pregunta “¿Cuándo fue?” si el feedback es de sentimientos
           *[named] Dile a { $a } qué corregir y qué consecuencias tuvo
        }

card-task-meetings =
    { $voice ->
        [you] Para ti una cuestión está resuelta cuando los datos lo están. Quienes tienen que llevarla a cabo saben dónde va a doler.
       *[named] Una hora de charla sin resultado molesta a { $a }. Hasta una reunión sobre el ambiente tiene un resultado, por ejemplo, dos cosas que cambiar.
    }
    .headline =
        { $voice ->
            [you] Antes de cerrar un punto, pregunta para quién será difícil
           *[named] Escribe en la invitación el resultado que quieres
        }

card-task-deciding =
    { $voice ->
        [you] Miras gasto, calidad y resultados. Cómo es trabajar con ello no está en la tabla, y eso decide si se usa.
       *[named] { $a } compara las opciones por lo que logran. Di qué ahorra o qué mejora la que prefiere la gente.
    }
    .headline =
        { $voice ->
            [you] Pregúntale a quien lo usa a diario antes de comparar opciones
           *[named] Llévale a { $a } una cifra, no una votación
        }

card-task-planning =
    { $voice ->
        [you] Tu plan tiene todos los pasos y medidas. Quienes hacen el trabajo saben dónde se va a atascar.
       *[named] { $a } planifica por resultados. Si la conversación con las personas afectadas tiene línea y fecha propias, se hace.
    }
    .headline =
        { $voice ->
            [you] Pregúntales a dos participantes qué será difícil
           *[named] Planifica un paso para las personas a quienes afecta
        }

card-task-delegation =
    { $voice ->
        [you] Describes qué hay que entregar y con qué calidad. Con un motivo, la tarea además se acepta con gusto.
       *[named] A { $a } le gusta una tarea clara. Qué debe cumplir y con qué calidad ayuda más que una petición amable.
    }
    .headline =
        { $voice ->
            [you] Di por qué elegiste a esta persona para la tarea
           *[named] Dile a { $a } cómo es el trabajo terminado
        }

card-task-helping =
    { $voice ->
        [you] Vienes por el problema y te vas cuando está resuelto. La persona que luchó con él todo el día sigue ahí sentada.
       *[named] Para { $a }, ayudar es trabajar en el problema mismo, así que los datos van primero. Di al empezar si buscas una solución o solo que te escuche.
    }
    .headline =
        { $voice ->
            [you] Arreglado el error, pregunta cómo está la persona
           *[named] Repasa con { $a } una tarea atascada, dato a dato
        }

card-task-change =
    { $voice ->
        [you] Empiezas por lo que mejora y cuánto. Mientras no estén claros los puestos y los horarios, ninguna cifra llega.
       *[named] { $a } juzga un cambio por lo que mejora. Hay que acordar cómo sabrán ambas partes que ha funcionado.
    }
    .headline =
        { $voice ->
            [you] Di primero qué significa el cambio para cada persona
           *[named] Muéstrale a { $a } en cifras qué mejora el cambio
        }

card-task-disagreement =
    { $voice ->
        [you] Cuando discutes, se trata del plan y de nada más. La otra persona no lo sabe hasta que lo dices.
       *[named] { $a } escucha un dato nuevo, hasta en una discusión. Si unes el sentimiento a un hecho concreto, también se puede trabajar con él.
    }
    .headline =
        { $voice ->
            [you] Di después que te gusta trabajar con esta persona
           *[named] Llévale a { $a } primero un dato y después tus sentimientos
        }

card-task-pressure =
    { $voice ->
        [you] Cerca de la entrega ves el trabajo y olvidas a las personas detrás. Di qué hizo posible el trabajo de esta persona.
       *[named] Bajo presión { $a } solo habla de lo que falta. Va dirigido al trabajo, aunque suene dirigido a ti.
    }
    .headline =
        { $voice ->
            [you] Da las gracias a alguien por su nombre antes de irte
           *[named] Responde a { $a } con datos, y habla del tono después
        }

card-task-remote =
    { $voice ->
        [you] Vas al tema sin rodeos, y en una pantalla eso se lee como frío. Los datos no pierden nada por un poco de calor.
       *[named] Cuando { $a } escribe “Mal, mira la línea cuatro”, se trata de la línea cuatro y de nada más. Responde sobre la línea, y deja el tono aparte.
    }
    .headline =
        { $voice ->
            [you] Añade un nombre y unas gracias a tus mensajes
           *[named] Lee un mensaje seco de { $a } como información
        }

card-task-with-dominance =
    { $voice ->
        [you] Solo miras el resultado, igual que alguien de estilo D (ritmo rápido, primero la tarea). Dos charlas cortas antes de que salga te ahorran una larga después.
       *[named] { $a } mira lo que se logra, igual que alguien de estilo D (ritmo rápido, primero la tarea). Haz que se nombre a las personas afectadas antes de anunciar nada.
    }
    .headline =
        { $voice ->
            [you] Decide quién habla con las personas afectadas
           *[named] Pregúntale a { $a } quién tiene que vivir con el resultado
        }

card-task-with-influence =
    { $voice ->
        [you] Alguien de estilo I (ritmo rápido, primero las personas) llega a los datos a través de la gente. Un minuto de escucha te lleva antes a los resultados que una lista.
       *[named] { $a } trae cifras, y alguien de estilo I (ritmo rápido, primero las personas) trae historias de gente. Sin un tiempo fijo, cada cual cree que la otra parte se desvía.
    }
    .headline =
        { $voice ->
            [you] Pregunta por una persona antes de pedir resultados
           *[named] Planifica diez minutos para cifras y diez para personas
        }

card-task-with-steadiness =
    { $voice ->
        [you] Para alguien de estilo S (ritmo pausado, primero las personas), una simple lista es un juicio sobre la relación. Después de una charla de verdad, solo es una lista.
       *[named] { $a } va sin rodeos a las cifras, y alguien de estilo S (ritmo pausado, primero las personas) se pregunta qué ha ido mal.
    }
    .headline =
        { $voice ->
            [you] Pregunta cómo va todo antes de listar los errores
           *[named] Pídele a { $a } una frase cálida antes del trabajo
        }

card-task-with-conscientiousness =
    { $voice ->
        [you] Con alguien de estilo C (ritmo pausado, primero la tarea) puedes hablar una hora de los datos y ni una vez de quien los lee.
       *[named] Con alguien de estilo C (ritmo pausado, primero la tarea), { $a } acierta en cada dato, y apenas se piensa en la persona a quien sirve. Preséntales a esa persona.
    }
    .headline =
        { $voice ->
            [you] Invita a una persona que vaya a usar el trabajo
           *[named] Pregúntale a { $a } a quién facilita esto el trabajo
        }
