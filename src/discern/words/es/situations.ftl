## What is easy and what is hard for a team in six situations: common teaching of DISC, which follows from a fact about the
## team. The detail is the fact: $fact is most-<end>, divided-<axis> or many-<style>; $least people are a third of the team.

situation-fact =
    { $fact ->
        [most-fast] Más de la mitad { situation-of-all } está en la mitad rápida del círculo.
        [most-calm] Más de la mitad { situation-of-all } está en la mitad pausada del círculo.
        [most-people] Más de la mitad { situation-of-all } está en la mitad “primero las personas”.
        [most-task] Más de la mitad { situation-of-all } está en la mitad “primero la tarea”.
        [divided-pace] Al menos { team-number } personas están en la mitad rápida del círculo, y al menos { team-number } en la mitad pausada.
        [divided-focus] Al menos { team-number } personas están en la mitad “primero las personas”, y al menos { team-number } en la mitad “primero la tarea”.
        [many-D] Al menos { team-number } { situation-of-all } están en el cuadrante de Dominancia (D).
        [many-I] Al menos { team-number } { situation-of-all } están en el cuadrante de Influencia (I).
        [many-S] Al menos { team-number } { situation-of-all } están en el cuadrante de Estabilidad (S).
       *[many-C] Al menos { team-number } { situation-of-all } están en el cuadrante de Cumplimiento (C).
    }

situation-of-all =
    { $scope ->
        [part] de las personas con perfil
       *[whole] de las personas de aquí
    }

situation-meetings =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Entre ustedes las ideas llegan rápido. Cuesta dejar un silencio a quien piensa primero.
                [most-calm] Como equipo, dejan terminar cada frase. Cuesta dar en voz alta una primera respuesta.
                [most-people] Como equipo, hacen participar a todo el mundo. Cuesta volver a las cifras.
                [most-task] Como equipo, van al grano. Cuesta ver que alguien se ha quedado en silencio.
                [divided-pace] Entre ustedes una primera idea se mira dos veces. Cuesta repartir bien el tiempo.
               *[divided-focus] Como equipo, escuchan tanto los datos como los sentimientos. Cuesta acordar por dónde empezar.
            }
       *[named]
            { $fact ->
                [most-fast] Aquí las ideas llegan rápido. Cuesta dejar un silencio a quien piensa primero.
                [most-calm] Aquí se deja terminar cada frase. Cuesta dar en voz alta una primera respuesta.
                [most-people] Aquí participa todo el mundo. Cuesta volver a las cifras.
                [most-task] Aquí se va al grano. Cuesta ver que alguien se ha quedado en silencio.
                [divided-pace] Aquí una primera idea se mira dos veces. Cuesta repartir bien el tiempo.
               *[divided-focus] Aquí alguien pide los datos, y alguien pregunta cómo se siente la gente. Cuesta acordar por dónde empezar.
            }
    }
    .detail = { situation-fact }

situation-decisions =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Como equipo, deciden rápido. Cuesta oír las dudas a tiempo.
                [most-calm] Como equipo, sopesan bien las opciones. Cuesta cerrar la cuestión a tiempo.
                [most-people] Como equipo, piensan en cada persona a quien afecta una decisión. Cuesta elegir lo que decepciona a alguien.
                [most-task] Como equipo, eligen por resultados y datos. Cuesta ver cómo vive la gente una decisión.
                [divided-pace] Entre ustedes una propuesta rápida recibe preguntas a fondo. Cuesta acordar cuándo dejar de hablar.
                [divided-focus] Como equipo, miran las cifras y también a las personas. Cuesta acordar qué cuenta más.
                [many-D] Como equipo, tienen pronto un sí o un no claro. Cuesta compartir la última palabra.
               *[many-C] Como equipo, comprueban primero los datos. Cuesta decidir sin la última cifra.
            }
       *[named]
            { $fact ->
                [most-fast] Aquí las decisiones son rápidas. Cuesta oír las dudas a tiempo.
                [most-calm] Aquí se sopesan bien las opciones. Cuesta cerrar la cuestión a tiempo.
                [most-people] Aquí se piensa en cada persona a quien afecta una decisión. Cuesta elegir lo que decepciona a alguien.
                [most-task] Aquí deciden los resultados y los datos. Cuesta ver cómo vive la gente una decisión.
                [divided-pace] Aquí una propuesta rápida recibe preguntas a fondo. Cuesta acordar cuándo dejar de hablar.
                [divided-focus] Aquí se habla de las cifras y también de las personas. Cuesta acordar qué cuenta más.
                [many-D] Aquí llega pronto un sí o un no claro. Cuesta compartir la última palabra.
               *[many-C] Aquí se comprueban primero los datos. Cuesta decidir sin la última cifra.
            }
    }
    .detail = { situation-fact }

situation-conflict =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Como equipo, sacan enseguida a la luz un conflicto. Cuesta que se enfríen los ánimos.
                [most-calm] Como equipo, no levantan la voz. Cuesta incluso reconocer que hay un conflicto.
                [most-people] Como equipo, hacen pronto las paces. Cuesta decir lo difícil mientras es pequeño.
                [most-task] Como equipo, discuten con palabras claras. Cuesta notar que algo le duele a alguien.
                [divided-pace] Entre ustedes hay quien saca a la luz un conflicto y quien lo calma. Cuesta encontrar el momento justo.
                [divided-focus] Como equipo, escuchan qué pasó y cómo se vivió. Cuesta encontrar un punto medio.
                [many-D] Como equipo, dicen sin rodeos qué está mal. Cuesta dar el primer paso y ceder.
               *[many-S] Como equipo, mantienen la paz con facilidad. Cuesta decir que no abiertamente.
            }
       *[named]
            { $fact ->
                [most-fast] Aquí un conflicto sale enseguida a la luz. Cuesta que se enfríen los ánimos.
                [most-calm] Aquí nadie levanta la voz. Cuesta incluso reconocer que hay un conflicto.
                [most-people] Aquí se hacen pronto las paces. Cuesta decir lo difícil mientras es pequeño.
                [most-task] Aquí se discute con palabras claras. Cuesta notar que algo le duele a alguien.
                [divided-pace] Aquí hay quien saca a la luz un conflicto y quien lo calma. Cuesta encontrar el momento justo.
                [divided-focus] Aquí alguien pregunta qué pasó, y alguien pregunta cómo se vivió. Cuesta encontrar un punto medio.
                [many-D] Aquí se dice sin rodeos qué está mal. Cuesta dar el primer paso y ceder.
               *[many-S] Aquí es fácil mantener la paz. Cuesta decir que no abiertamente.
            }
    }
    .detail = { situation-fact }

situation-planning =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Como equipo, tienen un primer plan el mismo día. Cuesta mantenerlo.
                [most-calm] Como equipo, piensan un plan hasta el final. Cuesta empezar con uno a medias.
                [most-people] Como equipo, reparten el trabajo a gusto de todo el mundo. Cuesta pedir fechas firmes.
                [most-task] Como equipo, fijan metas y fechas claras. Cuesta preguntar quién tiene demasiado.
                [divided-pace] Como equipo, empiezan rápido y terminan con cuidado. Cuesta acordar cuánto hay que planear.
                [divided-focus] Entre ustedes los planes tienen fechas y también personas. Cuesta acordar en qué se cede.
                [many-I] Como equipo, ilusionan a la gente con una meta. Cuesta seguir la pista de los pasos pequeños.
               *[many-C] Como equipo, anotan cada paso y cada riesgo. Cuesta empezar antes de completar la lista.
            }
       *[named]
            { $fact ->
                [most-fast] Aquí el primer plan está listo el mismo día. Cuesta mantenerlo.
                [most-calm] Aquí los planes se piensan hasta el final. Cuesta empezar con uno a medias.
                [most-people] Aquí el trabajo se reparte a gusto de todo el mundo. Cuesta pedir fechas firmes.
                [most-task] Aquí las metas y las fechas son claras. Cuesta preguntar quién tiene demasiado.
                [divided-pace] Aquí el trabajo empieza rápido y termina con cuidado. Cuesta acordar cuánto hay que planear.
                [divided-focus] Aquí los planes tienen fechas y también personas. Cuesta acordar en qué se cede.
                [many-I] Aquí se ilusiona a la gente con una meta. Cuesta seguir la pista de los pasos pequeños.
               *[many-C] Aquí se anota cada paso y cada riesgo. Cuesta empezar antes de completar la lista.
            }
    }
    .detail = { situation-fact }

situation-crisis =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Como equipo, actúan enseguida. Cuesta parar a ver qué pasó de verdad.
                [most-calm] Como equipo, mantienen la calma. Cuesta actuar antes de saberlo todo.
                [most-people] Como equipo, se cuidan entre sí. Cuesta elegir a qué renunciar primero.
                [most-task] Como equipo, van directo a la causa. Cuesta encontrar tiempo para una palabra amable.
                [divided-pace] Entre ustedes hay quien actúa y quien espera y observa. Cuesta esperar a la otra parte.
                [divided-focus] Como equipo, atienden el fallo y a las personas a quienes golpea. Cuesta acordar qué va primero.
                [many-D] Alguien de ustedes toma el mando en minutos. Cuesta avanzar en una sola dirección.
               *[many-S] Como equipo, mantienen la calma y se dan apoyo. Cuesta dejar de hacer las cosas como siempre.
            }
       *[named]
            { $fact ->
                [most-fast] Aquí se actúa enseguida. Cuesta parar a ver qué pasó de verdad.
                [most-calm] Aquí se mantiene la calma. Cuesta actuar antes de saberlo todo.
                [most-people] Aquí la gente se cuida entre sí. Cuesta elegir a qué renunciar primero.
                [most-task] Aquí se va directo a la causa. Cuesta encontrar tiempo para una palabra amable.
                [divided-pace] Aquí hay quien actúa y quien espera y observa. Cuesta esperar a la otra parte.
                [divided-focus] Aquí se atiende el fallo y a las personas a quienes golpea. Cuesta acordar qué va primero.
                [many-D] Alguien toma el mando en minutos. Cuesta avanzar en una sola dirección.
               *[many-S] Aquí la gente mantiene la calma y se da apoyo. Cuesta dejar de hacer las cosas como siempre.
            }
    }
    .detail = { situation-fact }

situation-newcomer =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Como equipo, cuentan con la gente nueva desde la primera hora. Cuesta dejarle un rato tranquilo.
                [most-calm] Como equipo, responden con paciencia y dan tiempo para aprender. Cuesta dar el primer paso.
                [most-people] Como equipo, dan una bienvenida cálida. Cuesta decir con claridad qué esperan.
                [most-task] Como equipo, dan tareas claras a la gente nueva enseguida. Cuesta que se sienta en casa.
                [divided-pace] La gente nueva encuentra a alguien de su ritmo. Cuesta decirle qué ritmo cuenta.
                [divided-focus] La gente nueva conoce el trabajo y a las personas. Cuesta decirle qué cuenta más.
                [many-I] Como equipo, presentan enseguida a la gente nueva a todo el mundo. Cuesta explicar las reglas aburridas.
               *[many-C] Como equipo, dan instrucciones completas. Cuesta dejar probar antes de saber todas las reglas.
            }
       *[named]
            { $fact ->
                [most-fast] La gente nueva participa desde la primera hora. Cuesta encontrar un rato tranquilo.
                [most-calm] La gente nueva recibe respuestas pacientes y tiempo para aprender. Cuesta dar el primer paso.
                [most-people] La gente nueva recibe una bienvenida cálida. Cuesta oír con claridad qué se espera.
                [most-task] La gente nueva recibe tareas claras enseguida. Cuesta sentirse en casa.
                [divided-pace] La gente nueva encuentra a alguien de su ritmo. Cuesta saber qué ritmo cuenta.
                [divided-focus] La gente nueva conoce el trabajo y a las personas. Cuesta saber qué cuenta más.
                [many-I] La gente nueva conoce a todo el mundo el primer día. Cuesta aprender las reglas aburridas.
               *[many-C] La gente nueva recibe instrucciones completas. Cuesta probar antes de saber todas las reglas.
            }
    }
    .detail = { situation-fact }
