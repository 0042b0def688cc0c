## Claims about one person: $a is the person's name. What is claimed is said plainly; how sure it is stands beside it.

person-withheld =
    { $voice ->
        [you] Estas respuestas no dan un perfil.
        [unnamed] Las respuestas de esta persona no dan un perfil.
       *[named] Las respuestas de { $a } no dan un perfil.
    }

person-no-probabilities =
    { $voice ->
        [you] Este servicio nombra tu estilo sin decir con qué seguridad.
        [unnamed] Este servicio nombra un estilo sin decir con qué seguridad.
       *[named] Este servicio nombra un estilo para { $a } sin decir con qué seguridad.
    }

person-style =
    { $voice ->
        [you]
            { $styles ->
                [D] Actúas rápido y pones primero la tarea.
                [I] Actúas rápido y pones primero a las personas.
                [S] Te tomas tu tiempo y pones primero a las personas.
               *[C] Te tomas tu tiempo y pones primero la tarea.
            }
        [unnamed] Esta persona { person-style-does }.
       *[named] { $a } { person-style-does }.
    }
    .detail =
        { $styles ->
            [D] La posición en el círculo está en el cuadrante de Dominancia (D): ritmo rápido, primero la tarea.
            [I] La posición en el círculo está en el cuadrante de Influencia (I): ritmo rápido, primero las personas.
            [S] La posición en el círculo está en el cuadrante de Estabilidad (S): ritmo pausado, primero las personas.
           *[C] La posición en el círculo está en el cuadrante de Cumplimiento (C): ritmo pausado, primero la tarea.
        }

person-style-does =
    { $styles ->
        [D] actúa rápido y pone primero la tarea
        [I] actúa rápido y pone primero a las personas
        [S] se toma su tiempo y pone primero a las personas
       *[C] se toma su tiempo y pone primero la tarea
    }

# Between two styles that lie side by side on the circle.
person-style-between =
    { $voice ->
        [you]
            { $styles ->
                [DI] Sobre todo, actúas rápido.
                [IS] Sobre todo, pones primero a las personas.
                [SC] Sobre todo, te tomas tu tiempo.
               *[DC] Sobre todo, pones primero la tarea.
            }
        [unnamed] Esta persona { person-between-does }.
       *[named] { $a } { person-between-does }.
    }
    .detail =
        { $styles ->
            [DI] La posición en el círculo está arriba, entre Dominancia (D) e Influencia (I): el ritmo se nota más que la tarea o las personas.
            [IS] La posición en el círculo está a la derecha, entre Influencia (I) y Estabilidad (S): las personas se notan más que el ritmo.
            [SC] La posición en el círculo está abajo, entre Estabilidad (S) y Cumplimiento (C): la calma se nota más que la tarea o las personas.
           *[DC] La posición en el círculo está a la izquierda, entre Dominancia (D) y Cumplimiento (C): la tarea se nota más que el ritmo.
        }

person-between-does =
    { $styles ->
        [DI] sobre todo actúa rápido
        [IS] sobre todo pone primero a las personas
        [SC] sobre todo se toma su tiempo
       *[DC] sobre todo pone primero la tarea
    }

person-style-open =
    { $voice ->
        [you] Todavía no está claro hacia qué lado te inclinas.
        [unnamed] Todavía no está claro hacia qué lado se inclina esta persona.
       *[named] Todavía no está claro hacia qué lado se inclina { $a }.
    }
    .detail = No hay seguridad suficiente para nombrar un cuadrante ni una mitad del círculo.

person-pace =
    { $end ->
        [fast]
            { $voice ->
                [you] Actúas rápido.
                [unnamed] Esta persona actúa rápido.
               *[named] { $a } actúa rápido.
            }
       *[calm]
            { $voice ->
                [you] Te tomas tu tiempo antes de actuar.
                [unnamed] Esta persona se toma su tiempo antes de actuar.
               *[named] { $a } se toma su tiempo antes de actuar.
            }
    }
    .detail =
        { $end ->
            [fast] La posición en el círculo está en la mitad rápida: hablar pronto y pensar después.
           *[calm] La posición en el círculo está en la mitad pausada: pensar primero y hablar después.
        }

person-focus =
    { $end ->
        [people]
            { $voice ->
                [you] Pones primero a las personas.
                [unnamed] Esta persona pone primero a las personas.
               *[named] { $a } pone primero a las personas.
            }
       *[task]
            { $voice ->
                [you] Pones primero la tarea.
                [unnamed] Esta persona pone primero la tarea.
               *[named] { $a } pone primero la tarea.
            }
    }
    .detail =
        { $end ->
            [people] La posición en el círculo está en la mitad “primero las personas”: mirar primero a quién afecta algo, y después qué dicen las cifras.
           *[task] La posición en el círculo está en la mitad “primero la tarea”: mirar primero qué dicen las cifras, y después a quién afecta algo.
        }

person-score =
    { $side ->
        [above]
            { $voice ->
                [you] Tu puntuación en { style-named } es alta.
                [unnamed] La puntuación de esta persona en { style-named } es alta.
               *[named] La puntuación de { $a } en { style-named } es alta.
            }
       *[below]
            { $voice ->
                [you] Tu puntuación en { style-named } es baja.
                [unnamed] La puntuación de esta persona en { style-named } es baja.
               *[named] La puntuación de { $a } en { style-named } es baja.
            }
    }
    .detail =
        { $side ->
            [above] La puntuación está por encima de { $line }. Las puntuaciones van de 0 a 100, y 50 es el centro del grupo de referencia.
           *[below] La puntuación está por debajo de { $line }. Las puntuaciones van de 0 a 100, y 50 es el centro del grupo de referencia.
        }

person-scores =
    { $voice ->
        [you] Tus puntuaciones: Dominancia (D) { $d }, Influencia (I) { $i }, Estabilidad (S) { $s }, Cumplimiento (C) { $c }.
        [unnamed] Las puntuaciones de esta persona: Dominancia (D) { $d }, Influencia (I) { $i }, Estabilidad (S) { $s }, Cumplimiento (C) { $c }.
       *[named] Las puntuaciones de { $a }: Dominancia (D) { $d }, Influencia (I) { $i }, Estabilidad (S) { $s }, Cumplimiento (C) { $c }.
    }

# Both scores of opposite styles, Dominance and Steadiness or Influence and Conscientiousness, are high.
person-opposites =
    { $styles ->
        [DS]
            { $voice ->
                [you] Dos puntuaciones opuestas son altas a la vez: empujas para lograr resultados y das estabilidad. En el círculo se anulan, así que mira también estas puntuaciones, y no solo tu posición.
                [unnamed] Dos puntuaciones opuestas son altas a la vez: empujar para lograr resultados y dar estabilidad. En el círculo se anulan, así que mira también estas puntuaciones, y no solo la posición.
               *[named] Dos puntuaciones opuestas son altas a la vez: { $a } empuja para lograr resultados y da estabilidad. En el círculo se anulan, así que mira también estas puntuaciones, y no solo la posición.
            }
       *[IC]
            { $voice ->
                [you] Dos puntuaciones opuestas son altas a la vez: te ganas a la gente y compruebas los datos. En el círculo se anulan, así que mira también estas puntuaciones, y no solo tu posición.
                [unnamed] Dos puntuaciones opuestas son altas a la vez: ganarse a la gente y comprobar los datos. En el círculo se anulan, así que mira también estas puntuaciones, y no solo la posición.
               *[named] Dos puntuaciones opuestas son altas a la vez: { $a } se gana a la gente y comprueba los datos. En el círculo se anulan, así que mira también estas puntuaciones, y no solo la posición.
            }
    }

# All that is said where the answers look random.
person-random =
    { $voice ->
        [you] Tus respuestas parecen dadas al azar.
        [unnamed] Estas respuestas parecen dadas al azar.
       *[named] Las respuestas de { $a } parecen dadas al azar.
    }

person-caution = Estas respuestas tienen algo fuera de lo común: lee el perfil con cuidado.

person-caution-fast = Muchas de estas respuestas llegaron demasiado rápido para haber leído el texto: el perfil es una conjetura.

person-caution-places = Algunas de estas respuestas se eligieron por su lugar en la pantalla y no por el texto.

person-caution-translated = El navegador tradujo las preguntas, y no sabemos qué decían entonces.

person-no-norm-group = Estas puntuaciones todavía no se pueden comparar con las de otras personas: han respondido muy pocas.
