## What a report on two people has besides its statements. $how is how the two lie to each other: opposite, apart,
## fast, calm, people or task where both are in one half, or open; of their styles same-D or opposite-DS. $a and $b are
## the two; where they differ, $a is the faster one, or the one who puts people first more. Common teaching of DISC.

report-pairs-members =
    { $audience ->
        [self] Ustedes
       *[other] Quiénes son
    }

report-pairs-part =
    { $audience ->
        [self] Lo que ayuda entre ustedes
        [coach] A qué prestar atención y qué preguntar
       *[manager] Lo que ayuda a dirigir a las dos personas
    }

report-pairs-part-topic =
    { $axis ->
        [pace] Ritmo
        [focus] Personas y tarea
       *[styles] Estilos
    }

# The headlines of the two cards of each topic.
report-pairs-part-first =
    { $audience ->
        [self] Decirse
        [coach] Observa
       *[manager] Reparto del trabajo
    }

report-pairs-part-second =
    { $audience ->
        [self] Acordar
        [coach] Pregunta
       *[manager] En un desacuerdo
    }

report-pairs-pace-first =
    { $audience ->
        [self]
            { $how ->
                [opposite] { $a }: “Mi primera respuesta es una primera idea”. { $b }: “Si todavía no digo nada, es que pienso, no que me opongo”.
                [apart] “Ya terminé, ¿cómo vas?” Conviene preguntarlo pronto, antes de que una persona espere y la otra corra.
                [fast] “No lo he decidido, solo pienso en voz alta”. Ambas partes toman una palabra rápida por una decisión.
                [calm] “Ya tengo una opinión, aunque sin terminar”. Decirlo primero, por turnos.
               *[open] “¿Cuánto tiempo necesitas para esto?” Las respuestas no muestran quién tarda más: mejor preguntarlo cada vez.
            }
        [coach]
            { $how ->
                [opposite] “Prisas” y “lentitud”, o palabras más suaves. Fíjate en si { $b } siente presión, y si { $a } siente un freno.
                [apart] Pequeñas señales de impaciencia o de presión: una mirada al reloj, o una frase de { $b } que termina { $a }.
                [fast] Dos personas que se terminan las frases. Fíjate en la pregunta que nadie hace porque la respuesta llegó demasiado pronto.
                [calm] Cortesía antes de ir al grano. Fíjate en una decisión que las dos personas han tomado y ninguna ha dicho.
               *[open] Quién responde primero, y si es siempre la misma persona.
            }
       *[manager]
            { $how ->
                [opposite] Dale a { $a } lo nuevo; a { $b }, lo que tiene que salir bien a la primera. De vez en cuando, cambia los papeles.
                [apart] Pregúntale a cada persona cuánto llevará una tarea antes de fijar la fecha. Planifica la distancia entre las dos respuestas.
                [fast] Las dos personas arrancan rápido. Pon nombre y día a la última parte de cada trabajo, o no será de nadie.
                [calm] Las dos personas quieren pensarlo bien. Dales la tarea con tiempo y fija el día en que verás una primera versión.
               *[open] Las respuestas no muestran quién va más rápido, así que no repartas el trabajo por ritmo. Pregúntale a cada persona por dónde empezar.
            }
    }

report-pairs-pace-second =
    { $audience ->
        [self]
            { $how ->
                [opposite] Una hora límite: hasta entonces responde { $b }, sin que { $a } pregunte.
                [apart] Una palabra para “demasiado rápido” y otra para “demasiado lento”, que no necesitan explicación.
                [fast] Una noche entre decidir y hacer, siempre que no haya vuelta atrás.
                [calm] Un día en que la cuestión se cierra, falte lo que falte.
               *[open] Cómo avisar de que va demasiado rápido o demasiado lento.
            }
        [coach]
            { $how ->
                [opposite] A { $a }: “¿Qué haces mientras { $b } todavía está pensando?” A { $b }: “¿Qué haces cuando { $a } ya está actuando?”
                [apart] “¿Cuándo pagaste por última vez el ritmo de la otra persona? ¿Y cuándo te salvó?”
                [fast] “¿Qué decidieron ustedes el mes pasado que después de una noche decidirían de otra manera?”
                [calm] “¿Qué están esperando ustedes ahora, y quién podría acabar con la espera?”
               *[open] “¿Quién de ustedes va más rápido, en qué, y quién lo dice?”
            }
       *[manager]
            { $how ->
                [opposite] { $a } quiere resolverlo en el acto; { $b } quiere más tiempo. Nombra una hora de mañana.
                [apart] Pídele a { $a } que repita lo último que dijo { $b }. Dale tiempo a { $b } para terminar.
                [fast] Será ruidoso y corto. Deja que se enfríe una hora, y comprueba luego que ha terminado para las dos personas.
                [calm] Puede pasarte sin que lo veas. Si sus mensajes se acortan, pregúntale a solas a cada persona.
               *[open] Pregúntale a cada persona si prefiere hablar ya o mañana.
            }
    }

report-pairs-focus-first =
    { $audience ->
        [self]
            { $how ->
                [opposite] { $a }: “Cuando pregunto por las personas, no olvido el resultado”. { $b }: “Cuando pregunto por las cifras, no olvido a las personas”.
                [apart] “Para mí se trata sobre todo del resultado”, o “de las personas”. Decir cuál, y preguntar por la otra mitad.
                [people] Nombrar por turnos una cifra que no gusta a ninguna de las dos partes.
                [task] “¿Cómo estás, aparte del trabajo?” Ninguna de las dos partes empieza por ahí.
               *[open] “¿Qué te importa más en esto?” Las respuestas no lo muestran: mejor preguntar que suponer.
            }
        [coach]
            { $how ->
                [opposite] “Frialdad” y “blandura”. Fíjate en el momento en que { $a } pone en palabras una preocupación de { $b }, o al revés.
                [apart] Dos descripciones de lo mismo, una con personas y otra con resultados. Compáralas.
                [people] Un cuidado que retiene información. Fíjate en qué le ahorra cada persona a la otra.
                [task] Frases sin ninguna persona. Fíjate en el primer “Siento”, y detente ahí.
               *[open] Qué menciona primero cada persona sobre un trabajo.
            }
       *[manager]
            { $how ->
                [opposite] Que { $a } escriba qué significa para las personas, y que { $b } escriba qué significa para el resultado, todo en una página.
                [apart] Di qué cuenta más en esta tarea, las personas o el resultado. Si no, cada cual trabaja para algo distinto.
                [people] Quédate con las cifras o dáselas a otra persona. A nadie aquí le gusta traer las malas.
                [task] Pon “¿Quién tiene que saberlo?” en la lista, con un nombre. Las dos personas se saltan ese paso.
               *[open] Las respuestas no muestran qué pone primero cada cual. No conviertas a nadie en la voz de las personas, ni en la de los datos.
            }
    }

report-pairs-focus-second =
    { $audience ->
        [self]
            { $how ->
                [opposite] Si se empieza por las personas o por los datos, y que siempre se llega a ambos.
                [apart] Una pregunta que se responde por ambas partes antes de decidir: “¿Qué haría de esto un éxito?”
                [people] Abrir una conversación al mes con los resultados, antes de preguntar cómo está cada cual.
                [task] Preguntar cada semana a una persona cómo le afecta el plan.
               *[open] Decir la primera preocupación de cada cual antes de hablar de algo importante.
            }
        [coach]
            { $how ->
                [opposite] “¿Qué saldría mal si { $a } pensara como { $b }? ¿Y al revés?” Que respondan las dos personas antes de comentar.
                [apart] “¿Qué protegía la otra persona en el último desacuerdo?” Compruébalo con esa persona.
                [people] “¿Qué sabes del trabajo de la otra persona que nunca le has dicho?”
                [task] “¿Qué sabes de cómo está la otra persona, y cómo lo sabes?”
               *[open] “¿Qué miraste primero en la última decisión conjunta?” Que las dos personas lo escriban antes de hablar.
            }
       *[manager]
            { $how ->
                [opposite] Que { $b } exponga los datos; luego, que { $a } exponga los efectos, sin interrupciones. Después pregunta a cada cual en qué acierta la otra persona.
                [apart] Pregúntale a cada cual cómo sería un buen final. Las respuestas están a menudo más cerca de lo que la discusión hace creer.
                [people] Acaba en buenos términos y sin resolver. Pide la frase que nadie quiere decir.
                [task] Trata de datos y aun así duele. Pregúntale a cada cual al día siguiente cómo fue.
               *[open] Pregúntale a cada cual qué intentaba proteger, antes de buscar una solución.
            }
    }

report-pairs-styles-first =
    { $audience ->
        [self]
            { $how ->
                [same-D] “Esto lo decides tú”. Probarlo una vez por persona.
                [same-I] “Déjame anotarlo”. Alguien tiene que hacerlo: mejor por turnos.
                [same-S] “Prefiero que no”. Practicarlo con algo pequeño.
                [same-C] “Para mí, así está bien”. Decirlo antes de que alguien encuentre otro fallo.
                [opposite-DS] { $a }: “Empujo porque quiero verlo hecho”. { $b }: “Me aferro porque funciona”.
               *[opposite-IC] { $a }: “Me entusiasma y no lo he comprobado”. { $b }: “Lo compruebo, no lo rechazo”.
            }
        [coach]
            { $how ->
                [same-D] Un concurso detrás del tema. Fíjate en quién tiene la última palabra y si se lleva la cuenta.
                [same-I] Anécdotas que acaban en otras anécdotas. Fíjate en la promesa que nadie ha anotado.
                [same-S] “Como quieras”. Fíjate en dos personas que hacen lo que creen que quiere la otra.
                [same-C] Correcciones de correcciones. Fíjate en el miedo a haber pasado algo por alto.
                [opposite-DS] Un empujón de { $a }, frente a un “no” callado de { $b }. Fíjate en cómo una voz crece a medida que la otra se apaga.
               *[opposite-IC] Entusiasmo de { $a }, seguido de una pregunta de { $b }. Fíjate en si la pregunta suena a rechazo.
            }
       *[manager]
            { $how ->
                [same-D] Dale a cada persona un campo propio donde decidir, y ponlo por escrito.
                [same-I] Nombra a alguien que lleve la lista de qué se prometió, a quién y para cuándo. Cambia cada mes.
                [same-S] Pregúntale a cada persona cuántas horas de trabajo tiene. Nadie dirá que son demasiadas.
                [same-C] Di qué es suficiente antes de empezar, y fija tú el fin de las revisiones.
                [opposite-DS] Que { $a } abra lo nuevo; que { $b } continúe lo que no debe romperse.
               *[opposite-IC] Que { $a } se gane a la gente; que { $b } compruebe si se sostiene. Ante una promesa, { $b } va primero.
            }
    }

report-pairs-styles-second =
    { $audience ->
        [self]
            { $how ->
                [same-D] Quién decide qué, antes de que haya que decidirlo.
                [same-I] Cinco minutos al final de cada conversación para quién hace qué y cuándo.
                [same-S] Un “no” al mes por persona, en voz alta y sin explicación.
                [same-C] Una hora en que terminan las revisiones.
                [opposite-DS] Qué puede cambiar este mes y qué se queda como está.
               *[opposite-IC] Cuánto puede vivir una idea antes de que { $b } la compruebe.
            }
        [coach]
            { $how ->
                [same-D] “¿En qué compiten ustedes, y a qué precio lo dejarían?”
                [same-I] “¿Qué fue lo último que terminaron ustedes en común, y quién hizo la parte final?”
                [same-S] “¿A qué dijeron ustedes que sí sin quererlo nadie?”
                [same-C] “¿Qué han revisado ustedes por tercera vez este mes?”
                [opposite-DS] “¿Cuándo te protege la manera de la otra persona?” Pregúntale a quien más se queja.
               *[opposite-IC] “¿Qué ve la otra persona que tú no ves?” Espera la segunda respuesta, porque la primera es cortés.
            }
       *[manager]
            { $how ->
                [same-D] Habla con las dos personas a la vez, di la meta y que repartan el trabajo antes de salir de la sala.
                [same-I] Deja que lo hablen a fondo, y pide el resultado en dos líneas escritas.
                [same-S] Una pelea abierta es rara. Pregúntale a cada cual qué cambiaría, y toma la respuesta tan en serio como una pelea.
                [same-C] Pregunta qué datos lo cerrarían. Si no hay ninguno, decide tú.
                [opposite-DS] Dale a { $b } tiempo para responder; a { $a }, una fecha para la respuesta.
               *[opposite-IC] Separa la idea de su prueba. Primero pregunta qué puede aportar; luego, qué tiene que ser verdad.
            }
    }

### Questions that suit any two people.

# Before the questions, where nothing about the two is sure enough to suggest anything.
report-pairs-questions-instead =
    { $audience ->
        [self] Nada entre ustedes es lo bastante seguro para sugerir qué probar. Pueden empezar por estas preguntas.
       *[other] Nada sobre estas dos personas es lo bastante seguro para sugerir qué probar. Empieza por estas preguntas.
    }

report-pairs-questions =
    { $audience ->
        [self] Tres preguntas de ida y vuelta
        [coach] Tres preguntas para la sesión
       *[manager] Tres preguntas para hablar con las dos personas
    }

report-pairs-questions-first =
    { $audience ->
        [self] “¿Qué hago que te facilita el trabajo, y sé que lo hago?”
        [coach] “¿Qué pensaste de la otra persona al principio, y qué piensas ahora?”
       *[manager] “¿Qué funciona entre ustedes y conviene que yo no toque?”
    }

report-pairs-questions-second =
    { $audience ->
        [self] “¿Qué has dejado ya de decirme?”
        [coach] “¿Qué hacen ustedes cuando nadie mira que no hacen en el equipo?”
       *[manager] “¿Qué resolverían entre ustedes si yo no estuviera?”
    }

report-pairs-questions-third =
    { $audience ->
        [self] “¿Qué deberíamos probar una vez antes de decidir que no funciona?”
        [coach] “¿A qué tendría que renunciar cada cual para que esto mejore?”
       *[manager] “¿Qué necesitan de mí, y qué debería dejar de hacer?”
    }

report-pairs-questions-fourth =
    { $audience ->
        [self] “¿Cuándo nos sorprendimos por última vez, y fue una sorpresa agradable?”
        [coach] “¿Quién de ustedes nota primero que algo va mal, y cómo se entera la otra persona?”
       *[manager] “¿Qué decisión han aplazado ustedes, y qué falta para tomarla?”
    }

report-pairs-questions-fifth =
    { $audience ->
        [self] “¿Cuál de mis mensajes lees dos veces, y por qué?”
        [coach] “¿Cuándo salió bien por última vez? ¿Quién hizo qué en los primeros cinco minutos?”
       *[manager] “Si pudieran intercambiar una tarea, ¿cuál sería?”
    }

report-pairs-questions-sixth =
    { $audience ->
        [self] “¿Qué puedo preguntarte a cualquier hora, y qué es mejor que espere?”
        [coach] “¿Qué diría alguien del equipo que ustedes podrían dejar de hacer mañana?”
       *[manager] “¿Cómo me avisarán ustedes a tiempo de que no funciona?”
    }

### The other conversation: before two people work together for the first time.

report-pairs-start =
    { $audience ->
        [self] Antes del primer trabajo entre ustedes
        [coach] Una primera sesión antes del primer trabajo en común
       *[manager] Antes del primer trabajo en común
    }

report-pairs-start-first =
    { $audience ->
        [self] Cada cual dice en tres frases cómo es una buena semana de trabajo. Todavía sin comentarios.
        [coach] Pregúntale a solas a cada persona qué espera de la otra y qué teme.
       *[manager] Diles a las dos personas, con las mismas palabras, por qué comparten este trabajo y qué tiene que haber al final.
    }

report-pairs-start-second =
    { $audience ->
        [self] Cada cual lee en voz alta la frase de este informe que menos encaja, para que se sepa dónde falla.
        [coach] Que cada persona lea su propia ficha y la corrija por escrito antes de que la otra la vea.
       *[manager] Que cada persona corrija primero su propia ficha. Pasa el informe solo si las dos están de acuerdo.
    }

report-pairs-start-third =
    { $audience ->
        [self] Aclarar cómo comunicarse: por qué canal, en cuánto tiempo llega una respuesta y a qué horas no llega ninguna.
        [coach] Pregunta por alguien de antes con quien fue fácil trabajar desde el primer día. ¿Por qué lo fue?
       *[manager] Aclara quién decide qué y qué se puede decidir sin ti. Señala lo que sigue abierto.
    }

report-pairs-start-fourth =
    { $audience ->
        [self] Elegir un trabajo pequeño y hacerlo en común esta semana, antes del grande.
        [coach] Toma el primer hallazgo de este informe. ¿Cómo lo notaría cada persona en la primera semana?
       *[manager] Empieza por un trabajo de días y no de meses, para que un mal comienzo salga barato.
    }

report-pairs-start-fifth =
    { $audience ->
        [self] Después, cada cual completa dos frases: “Me ayudó que tú …” y “La próxima vez me gustaría …”.
        [coach] Acuerda un segundo encuentro tras el primer trabajo, y la única pregunta con que se abre.
       *[manager] Tras ese primer trabajo, reúnete un cuarto de hora con las dos personas. ¿Qué sigue igual y qué cambia?
    }
