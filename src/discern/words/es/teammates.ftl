## What a person can expect of a team-mate: $a is the person, $b the team-mate. `you` speaks to $a. The detail is what to
## expect and to do.

# The team-mate is nearer than the person to an end of pace or focus.
teammate-nearer =
    { $end ->
        [fast]
            { $voice ->
                [you] { $b } actúa antes que tú.
                [unnamed] Una persona actúa antes que la otra.
               *[named] { $b } actúa antes que { $a }.
            }
        [calm]
            { $voice ->
                [you] { $b } se toma más tiempo que tú.
                [unnamed] Una persona se toma más tiempo que la otra.
               *[named] { $b } se toma más tiempo que { $a }.
            }
        [people]
            { $voice ->
                [you] { $b } piensa más que tú en las personas.
                [unnamed] Una persona piensa más que la otra en la gente.
               *[named] { $b } piensa más que { $a } en las personas.
            }
       *[task]
            { $voice ->
                [you] { $b } piensa más que tú en la tarea.
                [unnamed] Una persona piensa más que la otra en la tarea.
               *[named] { $b } piensa más que { $a } en la tarea.
            }
    }
    .detail =
        { $end ->
            [fast] Espera respuestas rápidas. Di primero adónde quieres llegar y después tus razones.
            [calm] Espera respuestas bien pensadas. Envía las preguntas un día antes y pregunta por las dudas.
            [people] Espera preguntas sobre a quién afecta. Di qué significa un plan para las personas y después da los datos.
           *[task] Espera preguntas sobre datos y resultados. Di primero qué quieres lograr y después el resto.
        }

teammate-open =
    { $voice ->
        [you] Queda sin definir en qué difieres de { $b }.
        [unnamed] Queda sin definir en qué difieren las dos personas.
       *[named] Queda sin definir en qué difiere { $a } de { $b }.
    }
    .detail = No adivines. Pregunta: “¿Qué te ayuda a trabajar bien y qué te estorba?”.
