## The situations that cards are about.

card-topic =
    { $topic ->
        [talking] Hablar y escribir
        [one-to-one] A solas
        [giving-feedback] Dar feedback
        [taking-feedback] Recibir feedback
        [feedback] Feedback
        [meetings] Reuniones
        [deciding] Decidir
        [decisions] Decisiones
        [planning] Planificación
        [delegation] Delegar
        [sharing-work] Reparto del trabajo
        [helping] Ayuda
        [change] Cambio
        [disagreement] Desacuerdo
        [conflict] Conflicto
        [pressure] Bajo presión
        [crisis] Una crisis
        [newcomer] Una persona nueva
        [celebrating] Celebrar
        [remote] Trabajo a distancia
        [with-dominance] Con alguien de estilo D (ritmo rápido, primero la tarea)
        [with-influence] Con alguien de estilo I (ritmo rápido, primero las personas)
        [with-steadiness] Con alguien de estilo S (ritmo pausado, primero las personas)
       *[with-conscientiousness] Con alguien de estilo C (ritmo pausado, primero la tarea)
    }
