## What intervals rest on: whose answers stand behind a bank's parameters.

# At the foot of a page and under the first slide.
parameters-note =
    { $state ->
        [untried] El peso de cada respuesta es todavía un juicio de quien creó el cuestionario; ningún dato real lo ha puesto a prueba, y los distintivos lo tienen en cuenta. Úsalo para empezar una conversación.
        [tried]
            { $people ->
                [one] El peso de cada respuesta se calculó con los datos de { $people } persona. Úsalo para empezar una conversación.
               *[other] El peso de cada respuesta se calculó con los datos de { $people } personas. Úsalo para empezar una conversación.
            }
       *[unknown] Aquí no se conoce el peso de cada respuesta. Úsalo para empezar una conversación.
    }

# A line that opens these sentences.
parameters-name =
    { $state ->
        [untried] Cuestionario nuevo, todavía sin probar con personas reales
        [tried]
            { $people ->
                [one] Cuestionario probado con { $people } persona
               *[other] Cuestionario probado con { $people } personas
            }
       *[unknown] No se sabe cuánto se ha probado el cuestionario
    }

# $bank and $version name the bank; $state is what is known of its parameters.
parameters-tried =
    { $state ->
        [untried] El cuestionario ({ $bank } { $version }) todavía no se ha probado con personas reales. El peso de cada afirmación en un estilo lo estimó quien creó el cuestionario, y los intervalos admiten que sea la mitad o el doble.
        [common]
            { $people ->
                [one] El cuestionario ({ $bank } { $version }) se basa en las respuestas de { $people } persona. Muestran cuánto apuntan sus afirmaciones a los estilos en conjunto. En qué difieren unas de otras sigue siendo un juicio de quien lo creó.
               *[other] El cuestionario ({ $bank } { $version }) se basa en las respuestas de { $people } personas. Muestran cuánto apuntan sus afirmaciones a los estilos en conjunto. En qué difieren unas de otras sigue siendo un juicio de quien lo creó.
            }
        [calibrated]
            { $people ->
                [one] El cuestionario ({ $bank } { $version }) se basa en las respuestas de { $people } persona. Con ellas se estimó cuánto apunta cada afirmación a su estilo, y los intervalos toman estas estimaciones por exactas.
               *[other] El cuestionario ({ $bank } { $version }) se basa en las respuestas de { $people } personas. Con ellas se estimó cuánto apunta cada afirmación a su estilo, y los intervalos toman estas estimaciones por exactas.
            }
       *[unknown] El servicio no dice en las respuestas de cuántas personas se basa el cuestionario ({ $bank } { $version }).
    }

# $spoken is the name of a language. Until native speakers have rated its statements, or answers in it have settled them.
parameters-translated =
    { $translation ->
        [translated] Las afirmaciones en { $spoken } son una traducción que ningún hablante nativo ha revisado todavía. Los intervalos lo tienen en cuenta.
       *[judged] Las afirmaciones en { $spoken } son una traducción revisada por hablantes nativos. Todavía no la han puesto a prueba las respuestas de nadie, y los intervalos lo tienen en cuenta.
    }

parameters-norms =
    { $people ->
        [0] Todavía no hay grupo de referencia: 50 es el punto medio de un grupo simulado, no real.
        [one] 50 es el punto medio de un grupo de referencia de { $people } persona.
       *[other] 50 es el punto medio de un grupo de referencia de { $people } personas.
    }

parameters-unnamed = El servicio no dice qué cuestionario midió estas puntuaciones ni en las respuestas de cuántas personas se basa.

parameters-assumed = Todos los porcentajes e intervalos suponen que la gente elige como espera el método. Tienen en cuenta el azar en las respuestas, pero no los días buenos y malos.
