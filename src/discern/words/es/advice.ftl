## Advice for a team: what follows from a claim about it, which is said elsewhere with how sure it is. `you` speaks to the
## team.

## Most people, or the centre of all, are in one quarter or half; or two opposite quarters ($styles DS and IC) have many.

team-most-strength =
    { $voice ->
        [you]
            { $styles ->
                [D] Como equipo, deciden rápido y arrancan enseguida.
                [I] Entre ustedes las ideas prenden rápido, y la conversación fluye.
                [S] Como equipo, se apoyan, y el trabajo avanza a un ritmo constante.
                [C] El trabajo de ustedes sale revisado y bien pensado.
                [DI] Como equipo, pasan rápido de las palabras a los hechos.
                [IS] Quien se incorpora o viene de visita pronto se siente en casa con ustedes.
                [SC] Como equipo, piensan bien las cosas y terminan lo que empiezan.
                [DC] Como equipo, van al grano y juzgan por resultados y datos.
                [DS] Como equipo, tienen empuje para empezar y paciencia para terminar.
               *[IC] Como equipo, tienen ideas vivas y las contrastan con los datos.
            }
       *[named]
            { $styles ->
                [D] Este equipo decide rápido y arranca enseguida.
                [I] Aquí las ideas prenden rápido, y la conversación fluye.
                [S] Aquí cada cual puede contar con el resto, y el trabajo avanza a un ritmo constante.
                [C] Aquí el trabajo sale revisado y bien pensado.
                [DI] Aquí se pasa rápido de las palabras a los hechos.
                [IS] Aquí quien se incorpora o viene de visita pronto se siente en casa.
                [SC] Lo que aquí empieza se piensa bien y se termina.
                [DC] Aquí se va al grano, y deciden los resultados y los datos.
                [DS] Este equipo tiene empuje para empezar y paciencia para terminar.
               *[IC] Aquí las ideas vivas se encuentran con gente que comprueba los datos.
            }
    }

team-most-watch-out =
    { $voice ->
        [you]
            { $styles ->
                [D] Dos de ustedes llevan el timón a la vez, y quien piensa más despacio deja de hablar.
                [I] Como equipo, empiezan mucho y terminan poco.
                [S] Como equipo, aplazan los cambios y el desacuerdo abierto por mantener la paz.
                [C] Como equipo, esperan la última cifra para decidir.
                [DI] Entre ustedes pocas personas se detienen a escuchar o revisar, y nadie oye a la gente callada.
                [IS] Como equipo, suavizan las malas cifras y las críticas hasta que nadie las oye.
                [SC] Como equipo, dejan pasar oportunidades porque alguien necesita más tiempo.
                [DC] Como equipo, se enteran de cómo se siente alguien cuando ya no puede más.
                [DS] Entre ustedes, unas personas empujan hacia el cambio; otras se aferran a lo que funciona.
               *[IC] Entre ustedes, unas personas ensalzan una idea, otras la desmontan, y ninguna parte se siente escuchada.
            }
       *[named]
            { $styles ->
                [D] Dos personas llevan el timón a la vez, y quien piensa más despacio deja de hablar.
                [I] Aquí se empieza mucho y se termina poco.
                [S] Aquí los cambios y el desacuerdo abierto se aplazan por mantener la paz.
                [C] Aquí las decisiones esperan hasta tener la última cifra.
                [DI] Aquí pocas personas se detienen a escuchar o revisar, y nadie oye a la gente callada.
                [IS] Aquí las malas cifras y las críticas se suavizan hasta que nadie las oye.
                [SC] Aquí se dejan pasar oportunidades porque alguien necesita más tiempo.
                [DC] Aquí solo se habla de cómo se siente alguien cuando ya no puede más.
                [DS] Unas personas empujan hacia el cambio; otras se aferran a lo que funciona.
               *[IC] Unas personas ensalzan una idea, otras la desmontan, y ninguna parte se siente escuchada.
            }
    }

team-most-question =
    { $styles ->
        [D] “¿Qué decisión del mes pasado habría salido mejor un día después?”
        [I] “¿Qué empezamos en los dos últimos meses, y cuánto está terminado?”
        [S] “¿Qué vemos desde hace semanas y nadie menciona?”
        [C] “¿Cuál de nuestras revisiones no encuentra nada desde hace meses?”
        [DI] “¿Quién habló menos en la última reunión, y qué nos perdimos?”
        [IS] “¿Qué necesita oír alguien de este equipo que nadie le ha dicho?”
        [SC] “¿Qué oportunidad dejamos pasar mientras seguíamos preparando?”
        [DC] “¿Quién hizo un buen trabajo hace poco, y quién se lo ha dicho?”
        [DS] “¿Qué tiene que cambiar aquí este año, y qué tiene que quedarse?”
       *[IC] “¿Qué idea matamos de tanto hablar, y cuál nunca comprobamos?”
    }

team-most-try =
    { $styles ->
        [D] Antes de una decisión de esta semana, que cada cual haga una pregunta.
        [I] Cumplir esta semana una vieja promesa antes de empezar nada nuevo.
        [S] Elegir un cambio aplazado y dar esta semana el primer paso.
        [C] Enviar esta semana un trabajo pequeño sin segunda revisión.
        [DI] Diez minutos antes de acabar la próxima reunión, preguntar a quienes no han hablado.
        [IS] En una reunión de esta semana, que cada cual diga qué le falta a su propio trabajo.
        [SC] Dejar salir esta semana un trabajo que está casi listo.
       *[DC] Cerrar una reunión de esta semana con las gracias a alguien, y decir por qué.
    }

team-split-try =
    { $one ->
        [D] Escribir esta semana dos listas: lo que debe cambiar y lo que debe quedarse.
       *[I] Esta semana, escuchar una idea cinco minutos y hacer después tres preguntas.
    }

## The centre is in a half of the circle.

team-centre-strength =
    { $voice ->
        [you]
            { $end ->
                [fast] Como equipo, dicen las cosas pronto y las empiezan el mismo día.
                [calm] Como equipo, piensan primero, y pocas decisiones se toman dos veces.
                [people] Como equipo, se ayudan antes de que nadie lo pida.
               *[task] Como equipo, ponen los resultados y los datos por delante de las opiniones.
            }
       *[named]
            { $end ->
                [fast] Aquí las cosas se dicen pronto y se empiezan el mismo día.
                [calm] Aquí se piensa primero, y pocas decisiones se toman dos veces.
                [people] Aquí la gente se ayuda antes de que nadie lo pida.
               *[task] Aquí los resultados y los datos van por delante de las opiniones.
            }
    }

team-centre-watch-out =
    { $voice ->
        [you]
            { $end ->
                [fast] Como equipo, no escuchan una duda que tarda diez minutos en explicarse.
                [calm] Como equipo, dejan preguntas abiertas más tiempo del necesario.
                [people] Como equipo, miran tarde las malas cifras, por no herir a nadie.
               *[task] Como equipo, no dan las gracias ni cuentan sus preocupaciones mientras sigue el trabajo.
            }
       *[named]
            { $end ->
                [fast] Aquí no se escucha una duda que tarda diez minutos en explicarse.
                [calm] Aquí las preguntas siguen abiertas más tiempo del necesario.
                [people] Aquí las malas cifras salen tarde, por no herir a nadie.
               *[task] Aquí no se dan las gracias ni se cuentan las preocupaciones mientras sigue el trabajo.
            }
    }

team-centre-question =
    { $end ->
        [fast] “¿Qué empezamos este mes que un día de reflexión habría evitado?”
        [calm] “¿Qué pregunta lleva más tiempo abierta, y qué la cerraría esta semana?”
        [people] “¿Qué cifra no hemos mirado porque le duele a alguien?”
       *[task] “¿Quién tuvo una semana dura, y cómo lo sabría el resto?”
    }

team-centre-try =
    { $end ->
        [fast] Empezar una reunión de esta semana escribiendo dos minutos en silencio.
        [calm] Cerrar esta semana una pregunta abierta con lo que se sabe hoy.
        [people] Abrir una reunión de esta semana con una cifra y lo que significa.
       *[task] Abrir una reunión de esta semana preguntando cómo está cada cual.
    }

## Both halves of the circle have many.

team-divided-strength =
    { $voice ->
        [you]
            { $axis ->
                [pace] Como equipo, empiezan rápido y aun así miran dos veces.
               *[focus] Como equipo, cuidan las cifras y cuidan a las personas.
            }
       *[named]
            { $axis ->
                [pace] Aquí se empieza rápido y aun así se mira dos veces.
               *[focus] Aquí se cuidan las cifras y se cuida a las personas.
            }
    }

team-divided-watch-out =
    { $voice ->
        [you]
            { $axis ->
                [pace] Entre ustedes, unas personas ya están en otra cosa; otras todavía piensan.
               *[focus] Entre ustedes, un mensaje corto suena frío, y uno amable suena vago.
            }
       *[named]
            { $axis ->
                [pace] Aquí unas personas ya están en otra cosa; otras todavía piensan.
               *[focus] Aquí un mensaje corto suena frío, y uno amable suena vago.
            }
    }

team-divided-question =
    { $axis ->
        [pace] “¿Cuándo fue la última vez que el ritmo resultó muy rápido para alguien, o muy lento?”
       *[focus] “En la última gran decisión, ¿seguimos las cifras o a las personas?”
    }

team-divided-try =
    { $axis ->
        [pace] Un día antes de una decisión de esta semana, enviar la pregunta a todo el mundo.
       *[focus] Antes de una decisión de esta semana, anotar los datos y después a quién afecta.
    }

## All four quarters have someone.

team-coverage-strength =
    { $voice ->
        [you] Como equipo, saben empujar, ganarse a la gente, mantener la calma y comprobar, sin ayuda de fuera.
       *[named] Este equipo sabe empujar, ganarse a la gente, mantener la calma y comprobar, sin ayuda de fuera.
    }

team-coverage-question = “¿Qué manera de trabajar usamos menos, y qué precio tiene eso?”

team-coverage-try = Tomar un plan esta semana y preguntar qué hay en él de lento, aburrido, injusto o equivocado.

## No one is in a quarter, or only one person is.

team-absent-watch-out =
    { $styles ->
        [D] Las decisiones esperan, porque nadie piensa primero en impulsarlas.
        [I] El buen trabajo no se conoce, porque nadie piensa primero en contarlo.
        [S] Las preocupaciones y la sobrecarga no se ven, porque nadie piensa primero en escuchar.
        [C] Los riesgos se ven tarde, porque nadie piensa primero en comprobar.
        [DS] Las conversaciones dan vueltas, porque nadie piensa primero en decidir ni en dar estabilidad.
       *[IC] Salen adelante planes que pocas personas conocen y nadie ha comprobado.
    }

team-absent-question =
    { $styles ->
        [D] “¿Quién dice aquí ‘adelante’ cuando ya se ha hablado bastante?”
        [I] “¿Quién de fuera tiene que saber de nuestro trabajo, y quién se lo cuenta?”
        [S] “¿Cómo notamos que alguien tiene demasiado que hacer?”
       *[C] “¿Quién comprueba las cifras antes de que salgan de la sala?”
    }

team-absent-try =
    { $styles ->
        [D] Cerrar una reunión de esta semana con una decisión, un nombre y una fecha.
        [I] Mostrar esta semana un trabajo sin terminar a gente de fuera.
        [S] Preguntar esta semana a cada persona qué se ha atascado y qué es demasiado.
       *[C] Antes de una decisión de esta semana, nombrar a alguien que busque errores.
    }

# Names nobody: no one is called on for a style.
team-lone-watch-out = Cuando falta una persona, nadie piensa primero en { team-style-first }.

team-lone-try =
    { $styles ->
        [D] Empezar una decisión de esta semana con “¿Qué queremos, y para cuándo?”.
        [I] Empezar una decisión de esta semana con “¿A quién tiene que gustarle?”.
        [S] Empezar una decisión de esta semana con “¿A quién le va a costar?”.
       *[C] Empezar una decisión de esta semana con “¿Qué puede estar mal aquí?”.
    }

## Some of the people, and pairs.

team-bridge-watch-out =
    { $styles ->
        [D]
            { $voice ->
                [unnamed] Los dos grupos esperan a que una persona zanje las cosas.
               *[named] Los dos grupos esperan a que { $a } zanje las cosas.
            }
        [I]
            { $voice ->
                [unnamed] A una persona le toca explicar cada plan dos veces.
               *[named] A { $a } le toca explicar cada plan dos veces.
            }
        [S]
            { $voice ->
                [unnamed] Los dos grupos cuentan sus preocupaciones a una persona, no al otro grupo.
               *[named] Los dos grupos le cuentan sus preocupaciones a { $a }, no al otro grupo.
            }
       *[C]
            { $voice ->
                [unnamed] Los dos grupos dejan las comprobaciones y los textos en manos de una persona.
               *[named] Los dos grupos dejan las comprobaciones y los textos en manos de { $a }.
            }
    }

team-bridge-try =
    { $styles ->
        [D]
            { $voice ->
                [unnamed] Cerrar esta semana un tema entre los dos grupos sin la persona que hace de puente.
               *[named] Cerrar esta semana un tema entre los dos grupos sin { $a }.
            }
        [I]
            { $voice ->
                [unnamed] Que los dos grupos comenten un plan esta semana mientras escucha quien hace de puente.
               *[named] Que los dos grupos comenten un plan esta semana mientras { $a } escucha.
            }
        [S]
            { $voice ->
                [unnamed] Llevar esta semana una preocupación directamente al otro grupo, en presencia de quien hace de puente.
               *[named] Llevar esta semana una preocupación directamente al otro grupo, en presencia de { $a }.
            }
       *[C]
            { $voice ->
                [unnamed] Que los dos grupos escriban un plan en común esta semana, sin la persona que hace de puente.
               *[named] Que los dos grupos escriban un plan en común esta semana, sin { $a }.
            }
    }

team-friction-question =
    { $one ->
        [D]
            { $voice ->
                [unnamed] “¿Qué tiene que cambiar aquí, y qué tiene que quedarse?”
               *[named] “{ $a }, { $b }: ¿qué tiene que cambiar aquí, y qué tiene que quedarse?”
            }
       *[I]
            { $voice ->
                [unnamed] “¿A qué idea le falta un empujón, y a cuál una comprobación?”
               *[named] “{ $a }, { $b }: ¿a qué idea le falta un empujón, y a cuál una comprobación?”
            }
    }

team-friction-try =
    { $one ->
        [D]
            { $voice ->
                [unnamed] Que dos personas que trabajan distinto fijen esta semana la fecha de una decisión.
               *[named] Que { $a } fije con { $b } esta semana la fecha de una decisión.
            }
       *[I]
            { $voice ->
                [unnamed] Que una persona explique una idea esta semana, y que otra haga tres preguntas.
               *[named] Que { $a } explique una idea esta semana, y que { $b } haga tres preguntas.
            }
    }

team-pair-question =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] “¿Cuándo ayuda que tengamos ritmos distintos, y cuándo estorba?”
               *[named] “{ $a }, { $b }: ¿cuándo les ayuda tener ritmos distintos, y cuándo les perjudica?”
            }
       *[focus]
            { $voice ->
                [unnamed] “¿Cuándo tiran las personas para un lado y los datos para otro?”
               *[named] “{ $a }, { $b }: ¿cuándo piden las personas una cosa y los datos otra?”
            }
    }

team-pair-try =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] Enviar una pregunta esta semana un día antes de necesitar la respuesta.
               *[named] Que { $a } le envíe una pregunta a { $b } un día antes de necesitar la respuesta.
            }
       *[focus]
            { $voice ->
                [unnamed] Que alguien de “primero las personas” y alguien de “primero la tarea” preparen una decisión esta semana.
               *[named] Antes de una decisión, que { $a } diga a quién afecta, y que { $b } diga qué muestran las cifras.
            }
    }

team-pair-both-question =
    { $end ->
        [fast]
            { $voice ->
                [unnamed] “¿Qué hicimos hace poco con prisa y tuvimos que repetir?”
               *[named] “{ $a }, { $b }: ¿qué hicieron hace poco con prisa y tuvieron que repetir?”
            }
        [calm]
            { $voice ->
                [unnamed] “¿A qué le seguimos dando vueltas mientras alguien espera?”
               *[named] “{ $a }, { $b }: ¿a qué le siguen dando vueltas mientras alguien espera?”
            }
        [people]
            { $voice ->
                [unnamed] “¿Qué verdad incómoda callamos por amabilidad?”
               *[named] “{ $a }, { $b }: ¿qué verdad incómoda callan por amabilidad?”
            }
       *[task]
            { $voice ->
                [unnamed] “¿A quién afecta nuestro plan, y cuándo le preguntamos por última vez?”
               *[named] “{ $a }, { $b }: ¿a quién afecta su plan, y cuándo le preguntaron por última vez?”
            }
    }

team-pair-both-try =
    { $end ->
        [fast]
            { $voice ->
                [unnamed] Consultar esta semana una decisión con la almohada antes de cerrarla.
               *[named] Pedir a { $a } y a { $b } que consulten esta semana una decisión con la almohada.
            }
        [calm]
            { $voice ->
                [unnamed] Cerrar esta semana una pregunta abierta con lo que se sabe hoy.
               *[named] Pedir a { $a } y a { $b } que cierren esta semana una pregunta abierta.
            }
        [people]
            { $voice ->
                [unnamed] Decir esta semana qué no funciona, en una frase clara.
               *[named] Preguntarles esta semana a { $a } y a { $b } por algo que no funciona.
            }
       *[task]
            { $voice ->
                [unnamed] Preguntar esta semana a una persona qué supone el plan para la gente a la que afecta.
               *[named] Pedir a { $a } y a { $b } que esta semana den las gracias por un buen trabajo.
            }
    }

team-outlier-try =
    { $voice ->
        [unnamed] Preguntar esta semana a alguien que trabaja distinto qué da por hecho el resto.
       *[named] Preguntarle esta semana a { $a } qué da por hecho el resto.
    }

## All are alike, or far apart.

team-spread-close-question = “¿A quién de fuera preguntamos cuando aquí todo el mundo está de acuerdo?”

team-spread-close-try = Pedir esta semana a alguien de fuera que argumente contra el plan.

team-spread-far-question = “¿Dónde nos ayudó el mes pasado trabajar de maneras distintas, y dónde salió caro?”

team-spread-far-try = En una reunión de esta semana, que cada cual complete la frase “Trabajo mejor cuando …”.

## Nothing is sure enough. It claims nothing, and asks.

team-open-question = “¿Qué te ayuda a trabajar bien aquí, y qué estorba?”

team-open-try = Preguntar esta semana a cada persona si las reuniones le resultan demasiado rápidas o demasiado lentas.

## The first week of a newcomer in the quarter of a style, in a what-if.

team-first-week =
    { $what ->
        [first] { team-first-week-first }
        [second] En la primera semana, que la persona nueva trabaje con quien piensa primero en { team-style-first }.
        [against-fast] En la primera semana, acordar qué puede empezar la persona nueva sin preguntar.
        [against-calm] En la primera semana, enviar cada pregunta a la persona nueva un día antes.
        [against-people] En la primera semana, empezar cada reunión preguntando cómo está la gente.
        [against-task] El primer día, dar a la persona nueva las metas y las cifras por escrito.
        [same] { team-first-week-same }
        [alike-fast] Al final de la primera semana, preguntar a la persona nueva qué fue demasiado rápido.
        [alike-calm] En la primera semana, reservar diez minutos al día para hablar con la persona nueva.
        [alike-people] En la primera semana, dar por escrito a la persona nueva qué toca y cuándo.
        [alike-task] En la primera semana, dedicar media hora a conocer a la persona nueva.
       *[several] { team-first-week-several }
    }

team-first-week-first =
    { $styles ->
        [D] En la primera semana, preguntar a la persona nueva qué decisión tarda aquí demasiado.
        [I] En la primera semana, dejar que la persona nueva muestre fuera el trabajo del equipo.
        [S] En la primera semana, preguntar a la persona nueva quién tiene demasiado que hacer.
       *[C] En la primera semana, dar a la persona nueva un plan que comprobar.
    }

team-first-week-same =
    { $styles ->
        [D] El primer día, acordar quién decide qué.
        [I] En la primera semana, dar a la persona nueva una tarea que terminar antes de la siguiente.
        [S] En la primera semana, preguntar a la persona nueva qué debería cambiar aquí.
       *[C] El primer día, acordar qué se da por bueno.
    }

team-first-week-several =
    { $styles ->
        [D] En la primera semana, dar a la persona nueva una meta con fecha.
        [I] En la primera semana, presentar a la persona nueva a todo el equipo.
        [S] En la primera semana, decir qué va a seguir igual.
       *[C] Para el primer día, tener por escrito las reglas y las preguntas abiertas.
    }
