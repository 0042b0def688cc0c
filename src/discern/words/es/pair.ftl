## Claims about two people: $a and $b are their names. Where the two differ, $a is the one who is faster or puts people
## first more; of opposite styles, the one in D or I. `you` speaks to both, by name where it matters who is who.

pair-no-probabilities =
    { $voice ->
        [you] Este servicio nombra los estilos de ustedes sin decir con qué seguridad.
        [unnamed] Este servicio nombra dos estilos sin decir con qué seguridad.
       *[named] Este servicio nombra un estilo para { $a } y otro para { $b } sin decir con qué seguridad.
    }

## Before a verb in the plural: what holds of each of the two, and what they do together.

pair-both-of-them =
    { $voice ->
        [you] Ustedes
        [unnamed] Las dos personas
       *[named] Tanto { $a } como { $b }
    }

pair-together =
    { $voice ->
        [you] Ustedes
        [unnamed] Las dos personas
       *[named] Tanto { $a } como { $b }
    }

## Both in the quarter of one style.

pair-same-style =
    { $styles ->
        [D] { pair-both-of-them } actúan rápido y ponen primero la tarea.
        [I] { pair-both-of-them } actúan rápido y ponen primero a las personas.
        [S] { pair-both-of-them } se toman su tiempo y ponen primero a las personas.
       *[C] { pair-both-of-them } se toman su tiempo y ponen primero la tarea.
    }
    .detail = Ambas posiciones en el círculo están en el cuadrante de { style-named }.

pair-same-style-strength =
    { $styles ->
        [D] { pair-together } se dan respuestas rápidas y claras.
        [I]
            { $voice ->
                [you] Entre ustedes, una idea lleva a la siguiente.
                [unnamed] Entre las dos personas, una idea lleva a la siguiente.
               *[named] Una idea de { $a } crece con { $b }, y al revés.
            }
        [S] { pair-together } colaboran con calma y ayudan antes de que nadie lo pida.
       *[C] { pair-together } se revisan el trabajo y encuentran pronto los errores.
    }

pair-same-style-watch-out =
    { $styles ->
        [D] { pair-both-of-them } quieren la última palabra.
        [I] { pair-both-of-them } prometen más de lo que cabe en una semana.
        [S] { pair-both-of-them } dicen que sí por mantener la paz.
       *[C] { pair-both-of-them } quieren revisar una vez más, y nada queda terminado.
    }

# How two who are alike get in each other's way.
pair-same-style-friction =
    { $styles ->
        [D] Ambas partes luchan por el mando, y una pregunta pequeña acaba en duelo.
        [I] Ambas partes quieren hablar, y nadie toma notas.
        [S] Cada cual espera a que la otra persona diga qué va mal.
       *[C] Cada cual tiene clara la manera correcta, y no es la misma.
    }

pair-same-style-try =
    { $styles ->
        [D]
            { $voice ->
                [unnamed] Que una persona hable al final en la próxima reunión, y la otra en la siguiente.
               *[named] Que { $a } hable al final en la próxima reunión, y en la siguiente { $b }.
            }
        [I]
            { $voice ->
                [you] Al final de la próxima conversación, anotar quién hace qué y para cuándo.
                [unnamed] Al final de la próxima conversación, que quede por escrito quién hace qué y para cuándo.
               *[named] Al final de la próxima conversación de { $a } con { $b }, que quede por escrito quién hace qué y para cuándo.
            }
        [S]
            { $voice ->
                [you] Esta semana, cada cual nombra una cosa que le gustaría cambiar.
                [unnamed] Esta semana, pregunta a cada persona qué cosa le gustaría cambiar.
               *[named] Esta semana, pregúntales a { $a } y a { $b } qué cosa querría cambiar cada cual.
            }
       *[C]
            { $voice ->
                [you] Antes de la próxima tarea en común, acordar cuándo termina la revisión.
                [unnamed] Antes de su próxima tarea en común, que las dos personas acuerden cuándo termina la revisión.
               *[named] Antes de la próxima tarea de { $a } con { $b }, que acuerden cuándo termina la revisión.
            }
    }

pair-same-style-question =
    { $styles ->
        [D] “¿Dónde competimos, y quién paga el precio?”
        [I] “¿Cuál de nuestras promesas no ha anotado nadie?”
        [S] “¿A qué dijimos que sí sin que nadie lo quisiera?”
       *[C] “¿Qué seguimos revisando que ya está bien así?”
    }

## In the quarters of opposite styles.

pair-opposite-styles =
    { $first ->
        [D]
            { $voice ->
                [unnamed] Una persona empuja para lograr resultados; la otra da estabilidad.
               *[named] { $a } empuja para lograr resultados; { $b } da estabilidad.
            }
       *[I]
            { $voice ->
                [unnamed] Una persona se gana a la gente; la otra comprueba los datos.
               *[named] { $a } se gana a la gente; { $b } comprueba los datos.
            }
    }
    .detail = Las posiciones en el círculo están en cuadrantes opuestos: { $first_named_and } frente a { $second_named_and }.

pair-opposite-styles-strength =
    { $first ->
        [D]
            { $voice ->
                [unnamed] Una persona decide mientras el resto aún duda; la otra lleva el trabajo hasta el final.
               *[named] { $a } decide mientras el resto aún duda; { $b } lleva el trabajo hasta el final.
            }
       *[I]
            { $voice ->
                [unnamed] Una persona consigue que la gente hable; la otra pregunta cómo va a funcionar de verdad.
               *[named] { $a } consigue que la gente hable; { $b } pregunta cómo va a funcionar de verdad.
            }
    }

pair-opposite-styles-watch-out =
    { $first ->
        [D]
            { $voice ->
                [unnamed] Una persona presiona para tener una respuesta; la otra dice que sí para que acabe la presión.
               *[named] { $a } presiona para tener una respuesta; { $b } dice que sí para que acabe la presión.
            }
       *[I]
            { $voice ->
                [unnamed] Una persona quiere hablar a fondo de un plan; la otra lo quiere por escrito.
               *[named] { $a } quiere hablar a fondo de un plan; { $b } lo quiere por escrito.
            }
    }

pair-opposite-styles-try =
    { $first ->
        [D]
            { $voice ->
                [unnamed] Fijar fecha para la próxima decisión: una persona tiene tiempo para pensar; la otra sabe cuándo acaba la espera.
               *[named] Fijar fecha para la próxima decisión: { $b } tiene tiempo para pensar; { $a } sabe cuándo acaba la espera.
            }
       *[I]
            { $voice ->
                [unnamed] Que una persona explique una idea en cinco minutos. Después, que la otra haga tres preguntas.
               *[named] Que { $a } explique una idea en cinco minutos. Después, que { $b } haga tres preguntas.
            }
    }

pair-opposite-styles-question =
    { $first ->
        [D] “¿Cuándo fue la última vez que dijimos que sí y queríamos decir que no?”
       *[I] “¿Qué necesita saber cada cual antes de decir que sí a una idea?”
    }

## In opposite halves.

pair-pace-opposite =
    { $voice ->
        [unnamed] Una persona actúa rápido; la otra se toma su tiempo.
       *[named] { $a } actúa rápido; { $b } se toma su tiempo.
    }
    .detail = Una posición está en la mitad rápida del círculo; la otra, en la mitad pausada.

pair-focus-opposite =
    { $voice ->
        [unnamed] Una persona pone primero a las personas; la otra pone primero la tarea.
       *[named] { $a } pone primero a las personas; { $b } pone primero la tarea.
    }
    .detail = Una posición está en la mitad “primero las personas”; la otra, en la mitad “primero la tarea”.

pair-pace-strength =
    { $voice ->
        [unnamed] Una persona pone las cosas en marcha; la otra ve lo que se pasó por alto.
       *[named] { $a } pone las cosas en marcha; { $b } ve lo que se pasó por alto.
    }

pair-focus-strength =
    { $voice ->
        [unnamed] Una persona ve qué supone un plan para la gente; la otra ve si funciona.
       *[named] { $a } ve qué supone un plan para la gente; { $b } ve si funciona.
    }

pair-pace-friction =
    { $voice ->
        [unnamed] Ante una decisión, una persona se impacienta; la otra siente presión.
       *[named] Ante una decisión, { $a } se impacienta; { $b } siente presión.
    }

pair-focus-friction =
    { $voice ->
        [unnamed] Una persona pregunta a quién afecta, y suena a blandura. La otra pregunta por los datos, y suena a frialdad.
       *[named] { $a } pregunta a quién afecta, y suena a blandura. { $b } pregunta por los datos, y suena a frialdad.
    }

pair-pace-try-first =
    { $voice ->
        [unnamed] Que la persona más rápida envíe la pregunta un día antes de necesitar la respuesta.
       *[named] Que { $a } le envíe la pregunta a { $b } un día antes de necesitar la respuesta.
    }

pair-pace-try-second =
    { $voice ->
        [unnamed] Que quien va con más calma diga enseguida cuándo llegará la respuesta.
       *[named] Que { $b } le diga enseguida a { $a } cuándo llegará la respuesta.
    }

pair-focus-try-first =
    { $voice ->
        [unnamed] En la próxima conversación, que empiece por los datos quien pone primero a las personas.
       *[named] La próxima vez que { $a } hable con { $b }, que los datos vayan primero.
    }

pair-focus-try-second =
    { $voice ->
        [unnamed] Antes de decir qué falla en un plan, que quien pone primero la tarea pregunte cómo lo ve la gente.
       *[named] Antes de decir qué falla en un plan, que { $b } le pregunte a { $a } cómo lo ve la gente.
    }

pair-pace-question = “¿Cuánto tiempo necesita cada cual antes de una decisión?”

pair-focus-question = “En nuestro último desacuerdo, ¿qué quería proteger cada cual?”

## One faster, or putting people first more, whichever halves the two are in.

pair-pace-apart =
    { $voice ->
        [unnamed] Una persona actúa antes que la otra.
       *[named] { $a } actúa antes que { $b }.
    }
    .detail = Es una comparación entre las dos personas: si alguna actúa rápido, queda sin definir.

pair-focus-apart =
    { $voice ->
        [unnamed] Una persona piensa en la gente más que la otra.
       *[named] { $a } piensa en las personas más que { $b }.
    }
    .detail = Es una comparación entre las dos personas: si alguna pone primero a las personas, queda sin definir.

pair-pace-apart-friction =
    { $voice ->
        [unnamed] Una persona termina antes y acaba esperando a la otra.
       *[named] { $a } termina antes y acaba esperando a { $b }.
    }

pair-focus-apart-friction =
    { $voice ->
        [unnamed] Cuando una persona adapta un plan por alguien, la otra lo ve injusto con el resto.
       *[named] Cuando { $a } adapta un plan por alguien, { $b } lo ve injusto con el resto.
    }

pair-pace-apart-try =
    { $voice ->
        [you] Antes de la próxima tarea en común, anotar por separado cuánto debería llevar, y después comparar.
        [unnamed] Antes de la próxima tarea en común, pregunta a cada persona cuánto debería llevar, y compara.
       *[named] Antes de la próxima tarea en común, pregúntales a { $a } y a { $b } cuánto debería llevar, y compara.
    }

pair-focus-apart-try =
    { $voice ->
        [you] Antes de la próxima decisión en común, anotar por separado las dos cosas que cada cual miraría primero, y después comparar.
        [unnamed] Antes de la próxima decisión en común, pregunta a cada persona qué hay que mirar primero, y compara.
       *[named] Antes de la próxima decisión en común, pregúntales a { $a } y a { $b } qué hay que mirar primero, y compara.
    }

pair-pace-apart-question = “En nuestro último trabajo en común, ¿cuándo tuvo que esperar alguien?”

pair-focus-apart-question = “En nuestro último plan, ¿qué te importaba más que a mí, y qué menos?”

## Both in one half.

pair-both =
    { $end ->
        [fast] { pair-both-of-them } actúan rápido.
        [calm] { pair-both-of-them } se toman su tiempo.
        [people] { pair-both-of-them } ponen primero a las personas.
       *[task] { pair-both-of-them } ponen primero la tarea.
    }
    .detail =
        { $end ->
            [fast] Ambas posiciones están en la mitad rápida del círculo.
            [calm] Ambas posiciones están en la mitad pausada del círculo.
            [people] Ambas posiciones están en la mitad “primero las personas”.
           *[task] Ambas posiciones están en la mitad “primero la tarea”.
        }

# Two findings in one sentence, where both are as sure.
pair-both-halves =
    { $pace ->
        [fast] { pair-both-of-them } actúan rápido y { pair-both-focus }.
       *[calm] { pair-both-of-them } se toman su tiempo y { pair-both-focus }.
    }

pair-both-focus =
    { $focus ->
        [people] ponen primero a las personas
       *[task] ponen primero la tarea
    }

pair-both-strength =
    { $end ->
        [fast] { pair-together } arrancan rápido y responden el mismo día.
        [calm] { pair-together } piensan bien los planes y se escuchan hasta el final.
        [people] { pair-together } notan pronto cómo recibirá la gente un plan.
       *[task] { pair-together } encuentran pronto los puntos débiles de un plan y los nombran.
    }

pair-both-watch-out =
    { $end ->
        [fast] { pair-both-of-them } siguen adelante, y la gente más callada no llega a hablar.
        [calm] { pair-together } esperan a que hable la otra persona, y las decisiones llegan tarde.
        [people] { pair-both-of-them } suavizan lo que cuesta oír.
       *[task] { pair-both-of-them } hablan de datos y callan cómo se siente el resto.
    }

pair-both-friction =
    { $end ->
        [fast] Ambas partes responden antes de que la otra termine, y nadie frena.
        [calm] Lo que molesta a una persona le llega a la otra semanas después, o nunca.
        [people] Cada cual cede por agradar, y nadie consigue lo que el trabajo necesitaba.
       *[task] Con un desacuerdo sobre la mesa, ambas partes quieren tener razón.
    }

pair-both-try =
    { $end ->
        [fast]
            { $voice ->
                [you] Consultar con la almohada la próxima decisión grande, y escuchar antes a alguien de pocas palabras.
                [unnamed] Que las dos personas consulten con la almohada la próxima decisión grande y escuchen antes a alguien de pocas palabras.
               *[named] Pídeles a { $a } y a { $b } que consulten con la almohada la próxima decisión grande y escuchen antes a alguien de pocas palabras.
            }
        [calm]
            { $voice ->
                [you] En la próxima reunión, decir lo que se piensa, aunque esté a medias.
                [unnamed] En la próxima reunión, pide a las dos personas una primera opinión, aunque esté a medias.
               *[named] En la próxima reunión, pídeles a { $a } y a { $b } una primera opinión, aunque esté a medias.
            }
        [people]
            { $voice ->
                [you] Anotar cada cual un dato en contra del plan, e intercambiarlos después.
                [unnamed] Pídele a cada persona un dato en contra del plan.
               *[named] Pídele a { $a } un dato en contra del plan, y otro a { $b }.
            }
       *[task]
            { $voice ->
                [you] Antes de que salga el plan, preguntar a alguien qué le va a cambiar.
                [unnamed] Antes de que salga un plan de las dos personas, pregunta a alguien qué le va a cambiar.
               *[named] Antes de que salga un plan de { $a } con { $b }, pregunta a alguien qué le va a cambiar.
            }
    }

pair-both-question =
    { $end ->
        [fast] “¿Qué decisión tomamos con prisa y tuvimos que repetir?”
        [calm] “¿A qué le damos vueltas todavía mientras alguien espera?”
        [people] “¿Qué verdad incómoda callamos por amabilidad?”
       *[task] “¿A quién afecta nuestro plan, y cuándo preguntamos por última vez?”
    }

## Open: nothing is claimed, and what helps is to ask.

pair-pace-open =
    { $voice ->
        [you] No está claro quién de ustedes va más rápido.
        [unnamed] No está claro cuál de las dos personas va más rápido.
       *[named] No está claro quién va más rápido: { $a }, o bien { $b }.
    }

pair-focus-open =
    { $voice ->
        [you] No está claro quién de ustedes piensa más en las personas.
        [unnamed] No está claro cuál de las dos personas piensa más en la gente.
       *[named] No está claro quién piensa más en las personas: { $a }, o bien { $b }.
    }

pair-pace-open-try =
    { $voice ->
        [you] Decirse cuánto tiempo necesita cada cual antes de una decisión.
        [unnamed] Pregúntales a las dos personas cuánto tiempo necesita cada una antes de una decisión.
       *[named] Pregúntales a { $a } y a { $b } cuánto tiempo necesita cada cual antes de una decisión.
    }

pair-focus-open-try =
    { $voice ->
        [you] Decirse qué debe ir primero en una conversación, personas o datos.
        [unnamed] Pregúntales a las dos personas qué debe ir primero en una conversación, personas o datos.
       *[named] Pregúntales a { $a } y a { $b } qué debe ir primero en una conversación, personas o datos.
    }

pair-pace-open-question = “¿Cuándo fui demasiado rápido para ti, y cuándo te hice esperar?”

pair-focus-open-question = “¿Qué miraste primero en nuestro último plan?”

## Caveats.

pair-several-languages = Cada persona respondió en un idioma distinto. Nadie ha comprobado cuánto se pueden comparar las traducciones, así que aquí se dice menos.

pair-several-banks = Se usaron versiones distintas del cuestionario, así que las puntuaciones solo se pueden comparar a grandes rasgos.

# All that is said where the answers of $a look random.
pair-random =
    { $voice ->
        [unnamed] Las respuestas de una de las dos personas parecen dadas al azar, así que no se dice nada de ninguna.
       *[named] Las respuestas de { $a } parecen dadas al azar, así que no se dice nada de ninguna de las dos personas.
    }

pair-random-both =
    { $voice ->
        [you] Las respuestas de ustedes parecen dadas al azar, así que no se dice nada de ustedes.
        [unnamed] Las respuestas de las dos personas parecen dadas al azar, así que no se dice nada de ninguna.
       *[named] Las respuestas de { $a } y las de { $b } parecen dadas al azar, así que no se dice nada de ninguna de las dos personas.
    }

pair-caution =
    { $voice ->
        [you] Las respuestas de ustedes, o las de una sola persona, tienen algo fuera de lo común, así que conviene leer esto con cuidado.
       *[named] Las respuestas de al menos una de las dos personas tienen algo fuera de lo común: lee esto con cuidado.
    }
