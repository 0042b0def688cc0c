## What a claim rests on: the names of figures.

# Of the direction of one style, or of that between two.
evidence-direction =
    { $styles ->
        [DI] probabilidad de “sobre todo, ritmo rápido”
        [IS] probabilidad de “sobre todo, las personas”
        [SC] probabilidad de “sobre todo, ritmo pausado”
        [DC] probabilidad de “sobre todo, la tarea”
       *[one] probabilidad del cuadrante { $styles }
    }

evidence-half = probabilidad de estar en { half-of-circle }

evidence-score-beyond =
    { $side ->
        [above] probabilidad de que la puntuación en { $styles } esté por encima de { $line }
       *[below] probabilidad de que la puntuación en { $styles } esté por debajo de { $line }
    }

evidence-score = puntuación en { $styles }

evidence-score-interval = puntuación en { $styles }, con su intervalo del 95 %

evidence-style-given = estilo, como lo nombra el servicio

# What a check of answers looks for. Another service's check has its own words: $meaning.
check-meaning =
    { $check ->
        [person_fit] Respuestas que encajan entre sí peor que las de casi cualquier persona
        [near_random] Respuestas más parecidas al azar que a una elección
        [random_answers] Respuestas 100 veces más parecidas al azar que a una elección
        [answered] Menos de tres cuartos de las preguntas con respuesta
        [too_few] Menos de la mitad de las preguntas con respuesta
        [fast] Más de un cuarto de las respuestas demasiado rápidas para haber leído el texto
        [too_fast] Más de la mitad de las respuestas demasiado rápidas para haber leído el texto
        [same_places] Los mismos dos lugares de la pantalla elegidos más de cuatro veces seguidas
        [place_pattern] Respuestas elegidas por el lugar y no por el contenido
        [translated] Respuestas dadas mientras el navegador mostraba una traducción automática
       *[other] { $meaning }
    }

# What a check that failed means for reading the profile. $meaning is that of another service's check.
check-note =
    { $check ->
        [person_fit]
            { $voice ->
                [you] Tus respuestas encajan entre sí peor que las de casi cualquier persona, así que dicen menos de ti.
               *[named] Las respuestas encajan entre sí peor que las de casi cualquier persona, así que dicen menos de quien respondió.
            }
        [near_random]
            { $voice ->
                [you] Tus respuestas parecen más dadas al azar que elegidas, así que lo que dicen puede ser sencillamente falso. También le pasa a gente que elige con cuidado.
               *[named] Estas respuestas guardan tan poca coherencia que lo que dicen puede ser sencillamente falso. También le pasa a gente que elige con cuidado. Pregunta a solas qué encaja.
            }
        [random_answers]
            { $voice ->
                [you] Tus respuestas parecen mucho más dadas al azar que elegidas, así que no se puede concluir nada de ellas. El porqué no lo muestran.
               *[named] Estas respuestas no dan un perfil: guardan muy poca coherencia, y el porqué no lo muestran. Pídele a la persona que responda otra vez, o háblalo a solas.
            }
        [answered] Más de un cuarto de las preguntas no tiene respuesta, así que el perfil tiene menos base.
        [too_few] Más de la mitad de las preguntas no tiene respuesta, así que no hay base para un perfil.
        [fast]
            { $voice ->
                [you] Más de un cuarto de tus respuestas llegó más rápido de lo que nadie puede leer el texto: no siempre muestran lo que elegirías.
               *[named] Más de un cuarto de las respuestas llegó más rápido de lo que nadie puede leer el texto: no siempre muestran lo que elegiría la persona.
            }
        [too_fast]
            { $voice ->
                [you] Más de la mitad de tus respuestas llegó más rápido de lo que nadie puede leer el texto: no pueden mostrar lo que elegirías.
               *[named] Más de la mitad de las respuestas llegó más rápido de lo que nadie puede leer el texto: no pueden mostrar lo que elegiría la persona.
            }
        [same_places] Los mismos dos lugares de la pantalla se eligieron varias veces seguidas: es posible que estas respuestas tengan poco que ver con el texto.
        [place_pattern] Las respuestas siguen un lugar y no el contenido: es posible que digan poco de lo que encaja.
        [translated]
            { $voice ->
                [you] Tu navegador tradujo afirmaciones mientras respondías. No sabemos qué hizo con ellas, así que es posible que tus respuestas digan menos de ti.
               *[named] El navegador tradujo afirmaciones durante el cuestionario. No sabemos qué hizo con ellas, así que es posible que las respuestas digan menos de la persona.
            }
       *[other] { $meaning }
    }

evidence-yes = sí

evidence-ok = en orden

evidence-caution = leer con cuidado

evidence-withheld = sin perfil

evidence-verdict = valoración de las respuestas

evidence-norms = grupo de referencia

evidence-norm-group = personas del grupo de referencia

evidence-languages = idiomas del cuestionario

evidence-banks = versiones del cuestionario

evidence-doubtful = personas cuyas respuestas hay que leer con cuidado

evidence-pair-styles = probabilidad de que una persona esté en el cuadrante { $first } y la otra en el cuadrante { $second }

evidence-pair-same = probabilidad de que las dos personas estén en el cuadrante { $styles }

evidence-pair-difference =
    { $axis ->
        [pace] diferencia de ritmo (1 es la distancia habitual al promedio)
       *[focus] diferencia de prioridad (1 es la distancia habitual al promedio)
    }

# How probable it is of the likelier of the two.
evidence-pair-nearer =
    { $end ->
        [fast] con qué seguridad se sabe quién va más rápido
        [calm] con qué seguridad se sabe quién va con más calma
        [people] con qué seguridad se sabe quién piensa más en las personas
       *[task] con qué seguridad se sabe quién piensa más en la tarea
    }

evidence-pair-halves =
    { $axis ->
        [pace] probabilidad de que una persona esté en la mitad rápida y la otra en la mitad pausada
       *[focus] probabilidad de que una persona esté en la mitad “primero las personas” y la otra en la mitad “primero la tarea”
    }

evidence-pair-both = probabilidad de que las dos personas estén en { half-of-circle }

# Of three or four people, some on either side.
evidence-several-nearer =
    { $axis ->
        [pace] con qué seguridad se sabe que cada persona del primer lado va más rápido que cada una del segundo
       *[focus] con qué seguridad se sabe que cada persona del primer lado piensa más en la gente que cada una del segundo
    }

evidence-several-halves =
    { $axis ->
        [pace] probabilidad de que el primer lado esté en la mitad rápida y el segundo en la mitad pausada
       *[focus] probabilidad de que el primer lado esté en la mitad “primero las personas” y el segundo en la mitad “primero la tarea”
    }

evidence-several-both = probabilidad de que todas estas personas estén en { half-of-circle }

evidence-profiled = personas con perfil

evidence-most = probabilidad de que más de la mitad esté en el cuadrante { $styles_or }

evidence-expected = número esperado de personas en el cuadrante { $styles_or }

evidence-each = probabilidad de que haya al menos { $least } en el cuadrante { $one } y al menos { $least } en el cuadrante { $other }

evidence-absent = probabilidad de que no haya nadie en el cuadrante { $styles_or }

evidence-end-most = probabilidad de que la mayoría esté en { half-of-circle }

evidence-ends-each =
    { $axis ->
        [pace] probabilidad de que haya al menos { $least } en la mitad rápida y al menos { $least } en la mitad pausada
       *[focus] probabilidad de que haya al menos { $least } en la mitad “primero las personas” y al menos { $least } en la mitad “primero la tarea”
    }

evidence-many = probabilidad de que haya al menos { $least } en el cuadrante { $styles }

evidence-group =
    { $count ->
        [one] probabilidad de que así sea
       *[other] probabilidad de que así sea para las { $count } a la vez
    }

evidence-two = probabilidad de que haya dos o más en el cuadrante { $styles }

evidence-expected-with = número esperado de personas en el cuadrante { $styles }, con la persona nueva

evidence-coverage = probabilidad de que haya alguien en cada cuadrante

evidence-lone = probabilidad de que haya exactamente una persona en el cuadrante { $styles }

evidence-lone-person = probabilidad de que sea esta persona

evidence-counts = personas en el cuadrante { $styles }, intervalo del 95 %

evidence-mean = puntuación promedio en { $styles }

evidence-mean-beyond =
    { $side ->
        [above] probabilidad de que el promedio esté por encima de { $line }
       *[below] probabilidad de que el promedio esté por debajo de { $line }
    }

evidence-centre =
    { $region ->
        [fast] probabilidad de que el centro esté en la mitad rápida
        [calm] probabilidad de que el centro esté en la mitad pausada
        [people] probabilidad de que el centro esté en la mitad “primero las personas”
        [task] probabilidad de que el centro esté en la mitad “primero la tarea”
        [DI] probabilidad de que el centro esté arriba, entre D e I
        [IS] probabilidad de que el centro esté a la derecha, entre I y S
        [SC] probabilidad de que el centro esté abajo, entre S y C
        [DC] probabilidad de que el centro esté a la izquierda, entre D y C
       *[one] probabilidad de que el centro esté en el cuadrante { $region }
    }

evidence-centre-position =
    { $axis ->
        [pace] hasta dónde va el centro del equipo hacia lo rápido (0 es el promedio, y casi toda la gente está entre -1 y 1)
       *[focus] hasta dónde va el centro del equipo hacia las personas (0 es el promedio, y casi toda la gente está entre -1 y 1)
    }

evidence-spread-close = probabilidad de que la dispersión sea menos de { $line } veces la del grupo de referencia

evidence-spread-far = probabilidad de que la dispersión sea más de { $line } veces la del grupo de referencia

evidence-spread = dispersión, en múltiplos de la del grupo de referencia

evidence-end =
    { $end ->
        [fast] probabilidad de ser quien va más rápido
        [calm] probabilidad de ser quien va con más calma
        [people] probabilidad de ser quien piensa más en las personas
       *[task] probabilidad de ser quien piensa más en la tarea
    }

evidence-outlier = probabilidad de que la distancia al centro del resto sea más del doble de su dispersión

evidence-outlier-distance = distancia al centro del resto, en múltiplos de su dispersión

evidence-bridge = probabilidad de que así sea, y de que haya al menos { $least } personas más en el cuadrante { $one } y al menos { $least } en el cuadrante { $other }

evidence-friction = probabilidad de que una persona esté en el cuadrante { $one } y la otra en el cuadrante { $other }

evidence-distance = distancia en el círculo (1 es la distancia habitual al promedio)

evidence-members-size = integrantes

evidence-members-profiled = integrantes con perfil

evidence-members-others = otras personas del equipo

# The people in a group, by how sure it is that they belong there.
evidence-group-certainty =
    { $strength ->
        [very-likely] personas que muy probablemente están ahí
        [likely] personas que probablemente están ahí
       *[leaning] personas con indicios de estar ahí
    }

evidence-group-open = personas con la posición sin definir

evidence-group-random = personas con respuestas poco claras

# Beside the probability of a claim about a team some of whose answers look random: the same by the others alone. $value is
# "open" where these claim nothing of the kind.
evidence-without-random =
    { $count ->
        [one] lo mismo sin el cuestionario con respuestas que parecen dadas al azar
       *[other] lo mismo sin los { $count } cuestionarios con respuestas que parecen dadas al azar
    }

# Beside the word for how sure a claim about a team is, where this would be another one without the answers that look random.
evidence-holds-without-random =
    { $claimed ->
        [yes] { $percent } sin las respuestas que parecen dadas al azar
       *[no] Sin respaldo si se quitan las respuestas que parecen dadas al azar
    }
