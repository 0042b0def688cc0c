## What Discern is for, what it must not be used for, and what its results can and can't tell.

how-it-works-part =
    { $part ->
        [styles] Cuatro estilos
        [uses] Para qué sirve y para qué no
        [certainty] Hasta qué punto es seguro un hallazgo
        [ranges] En qué se basan los intervalos
        [limits] Qué no puede decir
       *[answers] Qué pasa con las respuestas
    }

how-it-works-what-it-is = Discern pregunta a las personas cómo les gusta trabajar y se lo muestra a ellas y a quienes trabajan con ellas. Todo el mundo tiene algo de cada estilo. Un estilo es dónde está alguien en un círculo, no lo que una persona es, y ninguno es mejor que otro.

# In a card with the name of the style.
how-it-works-style =
    { $style ->
        [D] Ir directo a los resultados
        [I] Ganarse a la gente
        [S] Dar calma y estabilidad
       *[C] Hacer las cosas bien
    }

# Under the styles, a paragraph each: what is said of a person.
how-it-works-circle =
    { $about ->
        [halves] Los cuatro estilos están en un solo círculo. La mitad de arriba es rápida y la de abajo, pausada; la de la derecha pone primero a las personas y la de la izquierda, la tarea. Cada estilo es un cuadrante: Dominancia, ritmo rápido y primero la tarea; Influencia, ritmo rápido y primero las personas; Estabilidad, ritmo pausado y primero las personas; Cumplimiento, ritmo pausado y primero la tarea.
        [said] De cada persona, Discern dice lo más preciso que sea al menos probable. Es un estilo, o un lugar entre dos, como “sobre todo, ritmo rápido”. Si eso no es lo bastante seguro, dice una mitad del círculo, como “actúa rápido”. Si nada lo es, también lo dice.
        [highest] La puntuación más alta puede ser de un estilo distinto al de la posición en el círculo. La posición pondera las cuatro puntuaciones, porque una baja aleja de su estilo tanto como una alta acerca al suyo.
       *[levels] Es más fácil estar de acuerdo con unas afirmaciones que con otras. Cuánto más fácil no se sabe hasta que 30 personas respondan aquí y alguien con acceso de titular lo fije en Ajustes; cada distintivo lo tiene en cuenta. Hasta entonces, Discern dice de una persona solo lo que es al menos probable, y nada sobre lo que hace la mayoría de un equipo. Cuál de dos personas actúa antes no depende de eso.
    }

how-it-works-meant = Úsalo para

how-it-works-meant-for =
    { $use ->
        [talking] Hablar de cómo nos gusta trabajar, a solas o en equipo.
        [clashes] Descubrir dónde chocan dos personas y qué puede probar cada una.
        [coaching] El coaching y el desarrollo propio.
       *[workshop] Planificar un taller o cómo trabaja un equipo.
    }

how-it-works-excluded = Nunca lo uses para

how-it-works-excluded-from =
    { $use ->
        [jobs] Contratar, despedir, ascender o fijar salarios. No mide si alguien trabaja bien.
        [ranking] Juzgar quién es mejor o decidir a quién le toca una tarea sin preguntarle. Una lista de personas por estilo dice cómo les gusta trabajar, no si lo hacen bien.
        [judging] Juzgar la salud o el carácter. No mide ninguna de las dos cosas.
       *[monitoring] Vigilar a las personas. Participan por voluntad propia y pueden dejarlo en cualquier momento.
    }

how-it-works-certainty = Dos docenas de respuestas no pueden mostrarlo todo. Por eso cada hallazgo lleva un distintivo que dice hasta qué punto es seguro. Tócalo para ver el porcentaje y los datos en que se basa.

# What a badge means.
how-it-works-strength =
    { $strength ->
        [very-likely] 95 % o más: como mucho, uno de cada veinte hallazgos así es erróneo
        [likely] 80 % o más: como mucho, es erróneo uno de cada cinco
        [leaning] 60 % o más: un motivo para preguntar, no una respuesta
       *[open] Menos del 60 %: no se dice nada
    }

how-it-works-example = Este hallazgo es ficticio:

how-it-works-example-detail = La posición en el círculo está en la mitad “primero la tarea”: lo que dicen las cifras va antes que a quién afecta.

how-it-works-example-text = Kim pone primero la tarea.

how-it-works-example-answers = preguntas respondidas

how-it-works-pictures = En los gráficos de personas, un punto lleno significa que el estilo es seguro; uno pálido, que es uno de dos; uno vacío, que queda sin definir.

how-it-works-ranges = Cada puntuación viene con un intervalo. `62 (27–89)` significa que la puntuación es 62 y que la verdadera está entre 27 y 89 con un 95 % de probabilidad. El pie de cada página dice en las respuestas de cuántas personas se basa el cuestionario. Mientras no haya ninguna, el peso de cada afirmación es un juicio de quien lo creó, y ese es el límite principal de todo esto. Un intervalo tiene en cuenta el azar en las respuestas, pero no los días buenos y malos.

how-it-works-norms = Mientras no haya un grupo de referencia de personas reales, 50 es el punto medio de un grupo simulado.

how-it-works-limits = Cuando las respuestas llegan demasiado rápido para haberse leído o parecen dadas al azar, no se muestra ningún perfil. Cuando está menos claro, el perfil lleva una advertencia, y los distintivos de un equipo dicen hasta qué punto es seguro un hallazgo sin él. Así se detecta la mayoría de esas respuestas, no todas; el manual dice cuántas. Las respuestas solas no pueden mostrar si la gente se describe como es o como le gustaría que la vieran.

# A step in the life of the answers, above what happens then.
how-it-works-step =
    { $step ->
        [consent] Antes de la primera pregunta
        [link] Después de la última pregunta
        [choice] En cualquier momento
        [deletion] Al final
       *[network] Siempre
    }

how-it-works-step-detail =
    { $step ->
        [consent] Cada persona lee para qué se usan sus respuestas y da su consentimiento.
        [link] Recibe un enlace personal a su propio perfil. Discern no se lo da a nadie más.
        [choice] Con ese enlace elige quién puede ver sus resultados, y descarga, corrige o elimina todo lo que se guarda sobre ella.
        [deletion] Quienes administran esta instalación también pueden eliminar a una persona en Personas, o dejar que ocurra tras un tiempo sin actividad.
       *[network] Las páginas no cargan nada de otros sitios: ni fuentes, ni scripts, ni rastreo.
    }

how-it-works-source = Las afirmaciones son nuestras. El manual describe el método.

how-it-works-manual = El manual

how-it-works-api = Documentación de la API
