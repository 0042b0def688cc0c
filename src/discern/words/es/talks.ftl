## What the page of a talk says beside its card: a question to open with (ask), a thing to have ready (ready), and what to
## avoid. Both people read the same words. A line is tied to what is claimed of the person, or of the two, and to an
## occasion; those of one number belong together, and a question after
## the fifth with the line as many after the first. Questions are asked aloud. $a and $b are two people's names in the order of the claim.

### D: the person decides early and goes for the result.

talk-ask-dominance-one-to-one = “¿Qué quieres tener hecho antes de nuestra próxima conversación?”
talk-ready-dominance-one-to-one = El resultado primero, en una línea.
talk-avoid-dominance-one-to-one = Diez minutos de antecedentes antes de ir al grano.
talk-ask-dominance-one-to-one-2 = “¿Qué te prometí que sigue pendiente?”
talk-ready-dominance-one-to-one-2 = Una fecha para cada promesa.
talk-avoid-dominance-one-to-one-2 = “Ya lo hablaremos otro día”.
talk-ask-dominance-one-to-one-3 = “¿Qué te gustaría que dijera con menos rodeos?”
talk-ready-dominance-one-to-one-3 = Lo que quieres, en una frase clara.
talk-avoid-dominance-one-to-one-3 = Confiar en que baste una indirecta.
talk-ask-dominance-one-to-one-4 = “¿Qué decisión mía te gustaría tener antes?”
talk-ask-dominance-one-to-one-5 = “¿Qué decidirías hoy si dependiera de ti?”
talk-ask-dominance-one-to-one-6 = “¿En qué te estorbo?”
talk-ready-dominance-one-to-one-4 = La decisión que solo tú puedes tomar.
talk-avoid-dominance-one-to-one-4 = “Ya te diré”, sin decir cuándo.
talk-ready-dominance-one-to-one-5 = Dos caminos, y cuál tomarías.
talk-avoid-dominance-one-to-one-5 = Explicar lo que estaba claro en el primer minuto.

talk-ask-dominance-feedback = “¿Qué resultado buscabas, y qué conseguiste?”
talk-ready-dominance-feedback = La meta, y cuánto faltó.
talk-avoid-dominance-feedback = La crítica envuelta en elogios.
talk-ask-dominance-feedback-2 = “¿Cómo sería un resultado mejor?”

talk-ask-dominance-disagreement = “¿Qué parte de esto te importa más?”
talk-ready-dominance-disagreement = Otro camino al mismo resultado.
talk-avoid-dominance-disagreement = Ceder por acabar de una vez.
talk-ask-dominance-disagreement-2 = “¿Qué resultado buscamos tú y yo?”

talk-ask-dominance-delegating = “¿Qué quieres decidir por tu cuenta?”
talk-ready-dominance-delegating = El único límite que no se mueve.
talk-avoid-dominance-delegating = Instrucciones para cada paso.
talk-ask-dominance-delegating-2 = “¿Para cuándo puedes tenerlo, y qué hay que quitarte del camino?”

talk-ask-dominance-change = “¿Qué debería lograr primero este cambio?”
talk-ready-dominance-change = Lo que se gana, en una cifra.
talk-avoid-dominance-change = “Siempre se ha hecho así”.
talk-ask-dominance-change-2 = “¿Qué es lo primero que dejarías de hacer?”

### I: the person thinks out loud and wins people over.

talk-ask-influence-one-to-one = “¿A quién has conocido que yo debería conocer?”
talk-ready-influence-one-to-one = Unos minutos para novedades.
talk-avoid-influence-one-to-one = Un frío “tomo nota” ante una idea nueva.
talk-ask-influence-one-to-one-2 = “¿Qué preferirías hacer en compañía?”
talk-ready-influence-one-to-one-2 = Una nota corta de lo acordado, con fechas.
talk-avoid-influence-one-to-one-2 = Una página de cifras antes de una palabra amable.
talk-ask-influence-one-to-one-3 = “¿Qué te encantaría mostrar al resto?”
talk-ready-influence-one-to-one-3 = Algo que disfrutaste hace poco, para contarlo.
talk-avoid-influence-one-to-one-3 = Cortar una buena anécdota por las prisas.
talk-ask-influence-one-to-one-4 = “¿Cuándo te va mejor una llamada que un mensaje?”
talk-ask-influence-one-to-one-5 = “¿Qué idea tuya he tardado en escuchar?”
talk-ask-influence-one-to-one-6 = “¿De cuál de tus ideas te gustaría contarme más?”
talk-ready-influence-one-to-one-4 = Una historia de algo que funcionó.
talk-avoid-influence-one-to-one-4 = Responder mensajes mientras la otra persona habla.
talk-ready-influence-one-to-one-5 = Papel y lápiz, para las ideas que surjan.
talk-avoid-influence-one-to-one-5 = “Sigamos el orden del día”.

talk-ask-influence-feedback = “¿Cómo lo viviste?”
talk-ready-influence-feedback = Algo que te gustó, y algo que cambiar.
talk-avoid-influence-feedback = Esconder el mensaje en una broma.
talk-ask-influence-feedback-2 = “¿Qué parte gustó, y cuál no?”

talk-ask-influence-disagreement = “¿Qué le cambiarías?”
talk-ready-influence-disagreement = Lo que te gusta de la idea.
talk-avoid-influence-disagreement = Discutir delante de otras personas.
talk-ask-influence-disagreement-2 = “¿Cómo explicarías mi opinión a otra persona?”

talk-ask-influence-delegating = “¿Con quién te gustaría hacerlo?”
talk-ready-influence-delegating = Alguien a quien mostrarlo a mitad de camino.
talk-avoid-influence-delegating = Un formulario para completar a solas.
talk-ask-influence-delegating-2 = “¿Cómo te gustaría mostrarme lo que llevas hecho?”

talk-ask-influence-change = “¿Cómo se lo contarías al resto?”
talk-ready-influence-change = La pregunta que menos te gustaría recibir.
talk-avoid-influence-change = Un aviso escrito antes de hablarlo.
talk-ask-influence-change-2 = “¿Qué gana el resto con esto?”

### S: the person listens to the end and keeps doubts back.

talk-ask-steadiness-one-to-one = “¿Qué cosas hago que te ayudan, para seguir haciéndolas?”
talk-ready-steadiness-one-to-one = Las gracias por un trabajo hecho sin ruido.
talk-avoid-steadiness-one-to-one = “No te importa, ¿verdad?”
talk-ask-steadiness-one-to-one-2 = “¿Con qué cargas últimamente que no te corresponde?”
talk-ready-steadiness-one-to-one-2 = Una tarea que podría hacer otra persona.
talk-avoid-steadiness-one-to-one-2 = Pedir otro favor ya en la puerta.
talk-ask-steadiness-one-to-one-3 = “¿Qué te gustaría terminar antes de que llegue algo nuevo?”
talk-ready-steadiness-one-to-one-3 = Lo que prometiste, hecho.
talk-avoid-steadiness-one-to-one-3 = Una sorpresa en los últimos cinco minutos.
talk-ask-steadiness-one-to-one-4 = “¿En qué te vendría mejor mi ayuda?”
talk-ask-steadiness-one-to-one-5 = “¿Qué te facilitaría el trabajo ahora?”
talk-ask-steadiness-one-to-one-6 = “¿Quién te pidió ayuda hace poco, y fue demasiado?”
talk-ready-steadiness-one-to-one-4 = Un sí o un no claro a la última petición.
talk-avoid-steadiness-one-to-one-4 = Llenar cada pausa.
talk-ready-steadiness-one-to-one-5 = Media hora sin interrupciones.
talk-avoid-steadiness-one-to-one-5 = Tomar el silencio por un sí.

talk-ask-steadiness-feedback = “¿Qué te habría facilitado las cosas?”
talk-ready-steadiness-feedback = Un ofrecimiento de ayuda para la próxima vez.
talk-avoid-steadiness-feedback = Un tono cortante.
talk-ask-steadiness-feedback-2 = “¿Qué salió bien que no he notado?”

talk-ask-steadiness-disagreement = “¿Qué te preocupa de esto, por pequeño que sea?”
talk-ready-steadiness-disagreement = Un lugar tranquilo, y tiempo.
talk-avoid-steadiness-disagreement = Un sí solo por mantener la paz.
talk-ask-steadiness-disagreement-2 = “¿Qué sería justo para ti y para mí?”

talk-ask-steadiness-delegating = “¿Qué habría que mover para hacerle sitio a esto?”
talk-ready-steadiness-delegating = El nombre de alguien que puede ayudar.
talk-avoid-steadiness-delegating = “Es una cosita de nada”.
talk-ask-steadiness-delegating-2 = “¿Qué necesitas para hacerlo con tranquilidad?”

talk-ask-steadiness-change = “¿Qué debemos conservar, cambie lo que cambie?”
talk-ready-steadiness-change = El primer paso, y quién ayuda a darlo.
talk-avoid-steadiness-change = “A partir de mañana, todo cambia”.
talk-ask-steadiness-change-2 = “¿Qué necesitas antes de probarlo?”

### C: the person wants to know how it works before saying yes.

talk-ask-conscientiousness-one-to-one = “¿Qué te gustaría repasar conmigo a fondo?”
talk-ready-conscientiousness-one-to-one = Lo que hay que tratar, por escrito.
talk-avoid-conscientiousness-one-to-one = “¿Qué tal?” y nada más.
talk-ask-conscientiousness-one-to-one-2 = “¿En qué te gustaría que diera más detalles?”
talk-ready-conscientiousness-one-to-one-2 = La fuente de cada cifra que citas.
talk-avoid-conscientiousness-one-to-one-2 = “Un montón”, “pronto” o “casi”.
talk-ask-conscientiousness-one-to-one-3 = “¿Qué necesitas saber antes del próximo paso?”
talk-ready-conscientiousness-one-to-one-3 = Tiempo para aclarar un punto del todo.
talk-avoid-conscientiousness-one-to-one-3 = “Saldrá bien”.
talk-ask-conscientiousness-one-to-one-4 = “¿Qué error encontraste hace poco al revisar?”
talk-ask-conscientiousness-one-to-one-5 = “¿Cuál de mis explicaciones dejó algo sin aclarar?”
talk-ask-conscientiousness-one-to-one-6 = “¿A cuál de nuestras reglas no le ves sentido?”
talk-ready-conscientiousness-one-to-one-4 = Un ejemplo de lo que llamas “bueno”.
talk-avoid-conscientiousness-one-to-one-4 = Una suposición que suena a dato.
talk-ready-conscientiousness-one-to-one-5 = Lo que aún no sabes, dicho abiertamente.
talk-avoid-conscientiousness-one-to-one-5 = Cambiar de tema antes de acabarlo.

talk-ask-conscientiousness-feedback = “¿Qué criterio tenías en mente?”
talk-ready-conscientiousness-feedback = El criterio, y en qué se aparta de él el trabajo.
talk-avoid-conscientiousness-feedback = “Siempre haces lo mismo”.
talk-ask-conscientiousness-feedback-2 = “¿Qué ves de otra manera, punto por punto?”

talk-ask-conscientiousness-disagreement = “¿Qué prueba te haría cambiar de opinión?”
talk-ready-conscientiousness-disagreement = Tu fuente, abierta por la página exacta.
talk-avoid-conscientiousness-disagreement = “Eso lo sabe todo el mundo”.
talk-ask-conscientiousness-disagreement-2 = “¿Cuál de mis datos te gustaría comprobar?”

talk-ask-conscientiousness-delegating = “¿Qué errores serían graves aquí, y cuáles no?”
talk-ready-conscientiousness-delegating = Una muestra de trabajo terminado.
talk-avoid-conscientiousness-delegating = “Ya sabes a qué me refiero”.
talk-ask-conscientiousness-delegating-2 = “¿Cuánta exactitud hace falta, según tú?”

talk-ask-conscientiousness-change = “¿Cómo sabríamos que la nueva manera es mejor?”
talk-ready-conscientiousness-change = Los motivos, en papel.
talk-avoid-conscientiousness-change = Un discurso sobre lo emocionante que es.
talk-ask-conscientiousness-change-2 = “¿Qué pondrías a prueba primero?”

### Above all fast.

talk-ask-half-di-one-to-one = “¿Qué oportunidad se nos escapa?”
talk-ready-half-di-one-to-one = Una propuesta, en dos frases.
talk-avoid-half-di-one-to-one = Guardarte tu opinión.
talk-ask-half-di-one-to-one-2 = “¿Qué tienes ganas de empezar, y qué necesitas?”
talk-ready-half-di-one-to-one-2 = Qué se puede ganar, y para cuándo.
talk-avoid-half-di-one-to-one-2 = “Esperemos a ver qué pasa”.
talk-ask-half-di-one-to-one-3 = “¿Qué quieres que te ayude a terminar?”
talk-ready-half-di-one-to-one-3 = Todo lo pendiente, en una página.
talk-avoid-half-di-one-to-one-3 = Empezar por los asuntos viejos.
talk-ask-half-di-one-to-one-4 = “¿Qué podríamos decidir ahora mismo?”
talk-ask-half-di-one-to-one-5 = “¿En qué te gustaría que te apoyara más?”
talk-ask-half-di-one-to-one-6 = “¿Qué dejarías con gusto en otras manos?”
talk-ready-half-di-one-to-one-4 = Una decisión que se puede tomar ya.
talk-avoid-half-di-one-to-one-4 = Reglas para algo que apenas ha empezado.
talk-ready-half-di-one-to-one-5 = El nombre de alguien que podría sumarse.
talk-avoid-half-di-one-to-one-5 = Acabar sin un próximo paso.

talk-ask-half-di-feedback = “¿Qué harías distinto la próxima vez?”
talk-ready-half-di-feedback = Un punto, dicho el mismo día.
talk-avoid-half-di-feedback = Guardarlo para fin de año.
talk-ask-half-di-feedback-2 = “¿Cuál es la manera más rápida de arreglarlo?”

talk-ask-half-di-disagreement = “¿Qué parte de mi opinión te convence?”
talk-ready-half-di-disagreement = Tu “no”, en una frase.
talk-avoid-half-di-disagreement = Un correo cuando se puede hablar.
talk-ask-half-di-disagreement-2 = “¿Qué harías si yo dijera que sí?”

talk-ask-half-di-delegating = “¿Cómo lo harías si pudieras empezar hoy?”
talk-ready-half-di-delegating = Un primer paso para hoy.
talk-avoid-half-di-delegating = Dejar el comienzo para dentro de unas semanas.
talk-ask-half-di-delegating-2 = “¿Qué parte te gustaría pasarle a alguien?”

talk-ask-half-di-change = “¿Cuándo te gustaría hacer el cambio?”
talk-ready-half-di-change = Algo que no debe romperse por el camino.
talk-avoid-half-di-change = Una fecha que no puedes cumplir.
talk-ask-half-di-change-2 = “¿Qué puede salir mal en la primera semana?”

### Above all people first.

talk-ask-half-is-one-to-one = “¿Qué tal te resulta trabajar conmigo?”
talk-ready-half-is-one-to-one = Algo que agradeces, en una frase.
talk-avoid-half-is-one-to-one = La lista de tareas en el primer minuto.
talk-ask-half-is-one-to-one-2 = “¿Qué ambiente hay a tu alrededor?”
talk-ready-half-is-one-to-one-2 = Unas palabras sobre cómo estás tú.
talk-avoid-half-is-one-to-one-2 = “¿De parte de quién estás?”
talk-ask-half-is-one-to-one-3 = “¿Sobre qué te gustaría que te preguntara?”
talk-ready-half-is-one-to-one-3 = Tiempo para oír cómo van las cosas.
talk-avoid-half-is-one-to-one-3 = Un orden del día que no deja aire.
talk-ask-half-is-one-to-one-4 = “¿Quién se merece que le demos las gracias?”
talk-ask-half-is-one-to-one-5 = “¿Qué hizo alguien por ti hace poco?”
talk-ask-half-is-one-to-one-6 = “¿Con quién te ayudaría que hablara yo?”
talk-ready-half-is-one-to-one-4 = Un agradecimiento de otra persona, para transmitirlo.
talk-avoid-half-is-one-to-one-4 = “Así son las cosas”.
talk-ready-half-is-one-to-one-5 = Una palabra amable sobre otra persona.
talk-avoid-half-is-one-to-one-5 = Mirar el reloj.

talk-ask-half-is-feedback = “¿Cómo fue para ti, y qué debería cambiar?”
talk-ready-half-is-feedback = Diez minutos libres después.
talk-avoid-half-is-feedback = Una broma para quitarle peso.
talk-ask-half-is-feedback-2 = “¿Quién lo notó, y qué dijo?”

talk-ask-half-is-disagreement = “¿Qué quieres para ti de todo esto?”
talk-ready-half-is-disagreement = Un trato justo para ambas partes.
talk-avoid-half-is-disagreement = Que una parte gane y la otra pierda.
talk-ask-half-is-disagreement-2 = “¿Cómo crees que vivo yo esto?”

talk-ask-half-is-delegating = “¿De quién te gustaría recibir ayuda?”
talk-ready-half-is-delegating = El nombre de alguien con ganas de sumarse.
talk-avoid-half-is-delegating = “Cuando tengas un momento”.
talk-ask-half-is-delegating-2 = “¿Quién debería saber que te ocupas de esto?”

talk-ask-half-is-change = “¿A quién le costará más, y quién puede ayudar?”
talk-ready-half-is-change = Los nombres de quienes aún no lo saben.
talk-avoid-half-is-change = Que la gente se entere por otras personas.
talk-ask-half-is-change-2 = “¿Qué nos preguntará primero la gente?”

### Above all calm.

talk-ask-half-sc-one-to-one = “¿Qué te gustaría saber con tiempo de sobra?”
talk-ready-half-sc-one-to-one = Los próximos pasos, por escrito.
talk-avoid-half-sc-one-to-one = Un cambio sin motivo.
talk-ask-half-sc-one-to-one-2 = “¿Qué va bien entre tú y yo y debería seguir igual?”
talk-ready-half-sc-one-to-one-2 = Las fechas acordadas, sin cambios.
talk-avoid-half-sc-one-to-one-2 = “Solo una cosa rápida”, entre dos reuniones.
talk-ask-half-sc-one-to-one-3 = “¿Qué decisión te gustaría consultar con la almohada?”
talk-ready-half-sc-one-to-one-3 = Día y hora para volver a hablarlo.
talk-avoid-half-sc-one-to-one-3 = Una prioridad nueva cada semana.
talk-ask-half-sc-one-to-one-4 = “¿Qué deberíamos dejar en paz este mes?”
talk-ask-half-sc-one-to-one-5 = “¿Qué llegó hace poco sin avisar?”
talk-ask-half-sc-one-to-one-6 = “¿En qué te gustaría que me tomara más tiempo?”
talk-ready-half-sc-one-to-one-4 = Lo que sigue igual, junto a lo que cambia.
talk-avoid-half-sc-one-to-one-4 = Decidir mientras la otra persona aún piensa.
talk-ready-half-sc-one-to-one-5 = Un calendario, para mirar adelante.
talk-avoid-half-sc-one-to-one-5 = “Hazlo y ya veremos”.

talk-ask-half-sc-feedback = “¿Cómo lo hiciste, paso a paso?”
talk-ready-half-sc-feedback = Un punto por escrito, para leerlo después.
talk-avoid-half-sc-feedback = “Arréglalo para esta noche”.
talk-ask-half-sc-feedback-2 = “¿Qué te gustaría pensar con calma antes de seguir?”

talk-ask-half-sc-disagreement = “¿En qué no he pensado?”
talk-ready-half-sc-disagreement = Una prueba que podría resolverlo.
talk-avoid-half-sc-disagreement = Hablar más alto o más rápido.
talk-ask-half-sc-disagreement-2 = “¿Qué quieres tener claro primero?”

talk-ask-half-sc-delegating = “¿En qué orden lo harías?”
talk-ready-half-sc-delegating = Lo hecho hasta ahora, por escrito.
talk-avoid-half-sc-delegating = “A ver hasta dónde llegas”.
talk-ask-half-sc-delegating-2 = “¿Cuánto tiempo lleva hacerlo bien?”

talk-ask-half-sc-change = “¿Qué paso va primero, y cuál al final?”
talk-ready-half-sc-change = El primer paso, listo para probarlo.
talk-avoid-half-sc-change = Dos cambios en la misma semana.
talk-ask-half-sc-change-2 = “¿Qué tiene que estar listo antes de empezar?”

### Above all task first.

talk-ask-half-dc-one-to-one = “¿En qué necesitas que te responda más claro?”
talk-ready-half-dc-one-to-one = Una respuesta sin rodeos, aunque la pregunta sea dura.
talk-avoid-half-dc-one-to-one = Restar importancia a un fallo.
talk-ask-half-dc-one-to-one-2 = “¿Qué resultado no te convence todavía?”
talk-ready-half-dc-one-to-one-2 = La meta, en una frase.
talk-avoid-half-dc-one-to-one-2 = “Al resto le gusta así”.
talk-ask-half-dc-one-to-one-3 = “¿De qué problema debería ocuparme por ti?”
talk-ready-half-dc-one-to-one-3 = Tu opinión, y los datos en que se apoya.
talk-avoid-half-dc-one-to-one-3 = Elogios para entrar en calor.
talk-ask-half-dc-one-to-one-4 = “Sin rodeos, ¿qué podría hacer mejor?”
talk-ask-half-dc-one-to-one-5 = “¿A qué deberíamos dejar de dedicar tiempo?”
talk-ask-half-dc-one-to-one-6 = “¿Qué complico más de la cuenta?”
talk-ready-half-dc-one-to-one-4 = Un fallo tuyo, dicho con claridad.
talk-avoid-half-dc-one-to-one-4 = Un cumplido sin motivo.
talk-ready-half-dc-one-to-one-5 = Lo que te gustaría que se hiciera de otra manera.
talk-avoid-half-dc-one-to-one-5 = Dar vueltas al punto difícil.

talk-ask-half-dc-feedback = “¿Qué le criticarías tú?”
talk-ready-half-dc-feedback = El fallo, su causa y su precio.
talk-avoid-half-dc-feedback = “Hay quien se sintió un poco …”
talk-ask-half-dc-feedback-2 = “¿Cómo atajarías la causa?”

talk-ask-half-dc-disagreement = “¿Cuál de mis razones no te convence?”
talk-ready-half-dc-disagreement = La prueba, en una página.
talk-avoid-half-dc-disagreement = Repasar cómo empezó la discusión.
talk-ask-half-dc-disagreement-2 = “¿Con qué lo darías por resuelto?”

talk-ask-half-dc-delegating = “¿Dónde crees que va a salir mal?”
talk-ready-half-dc-delegating = Lo que aún no se sabe, en una lista.
talk-avoid-half-dc-delegating = “¡Enseguida pensé en ti!”
talk-ask-half-dc-delegating-2 = “¿Cómo sabremos que está terminado?”

talk-ask-half-dc-change = “¿Qué empeora con esto?”
talk-ready-half-dc-change = El problema que debe resolver.
talk-avoid-half-dc-change = “De esta salimos en equipo”.
talk-ask-half-dc-change-2 = “¿Qué precio tiene, y vale la pena?”

### The person moves fast.

talk-ask-fast-one-to-one = “¿Qué has empezado que necesita una respuesta mía?”
talk-ready-fast-one-to-one = Respuestas a todo lo que quede pendiente.
talk-avoid-fast-one-to-one = Una larga historia antes de la pregunta.
talk-ask-fast-one-to-one-2 = “¿Qué quitarías si pudieras?”
talk-ready-fast-one-to-one-2 = Dos temas, el corto primero.
talk-avoid-fast-one-to-one-2 = Leer tus notas línea por línea.
talk-ask-fast-one-to-one-3 = “¿Qué te frena que yo pueda resolver?”
talk-ready-fast-one-to-one-3 = El próximo paso, con fecha.
talk-avoid-fast-one-to-one-3 = Una reunión para preparar la próxima.
talk-ask-fast-one-to-one-4 = “¿Qué puedes decidir sin mí desde ahora?”
talk-ask-fast-one-to-one-5 = “¿Cuál de tus tareas debería estar ya terminada?”
talk-ask-fast-one-to-one-6 = “¿Qué respuesta necesitas antes de terminar?”
talk-ask-fast-one-to-one-7 = “¿Qué te quedó por decir por falta de tiempo?”
talk-ask-fast-one-to-one-8 = “¿Qué ha llevado demasiado tiempo últimamente?”
talk-ask-fast-one-to-one-9 = “¿En qué voy muy despacio para ti, y en qué muy rápido?”
talk-ask-fast-one-to-one-10 = “¿Qué te gustaría probar ahora?”
talk-ask-fast-one-to-one-11 = “¿Qué frena al resto?”
talk-ask-fast-one-to-one-12 = “¿Qué paso pequeño podríamos dar hoy?”
talk-ready-fast-one-to-one-4 = Lo que puedes decidir en el momento.
talk-avoid-fast-one-to-one-4 = Media hora con un solo detalle.
talk-ready-fast-one-to-one-5 = Una lista corta, por orden de importancia.
talk-avoid-fast-one-to-one-5 = “Volvamos al principio”.

talk-ask-fast-feedback = “¿Cómo lo ves tú?”
talk-ready-fast-feedback = Una frase, y el hecho al que se refiere.
talk-avoid-fast-feedback = Ejemplos del mes pasado.
talk-ask-fast-feedback-2 = “¿Qué cambiarías a partir de mañana?”

talk-ask-fast-disagreement = “¿Qué podríamos probar esta semana para resolverlo?”
talk-ready-fast-disagreement = Una primera respuesta, por corta que sea.
talk-avoid-fast-disagreement = “Lo pensaré”, sin decir cuándo.
talk-ask-fast-disagreement-2 = “¿Cuál es el camino más corto para salir de aquí?”

talk-ask-fast-delegating = “¿Qué harías primero?”
talk-ready-fast-delegating = El punto en que conviene consultar.
talk-avoid-fast-delegating = Diez páginas que leer antes.
talk-ask-fast-delegating-2 = “¿Cuándo quieres mostrarme una primera versión?”

talk-ask-fast-change = “¿Qué te gustaría probar el primer día?”
talk-ready-fast-change = Algo que se pueda probar hoy.
talk-avoid-fast-change = “Esperemos a que sea perfecto”.
talk-ask-fast-change-2 = “¿Qué podemos empezar antes de que todo esté resuelto?”

### The person takes time.

talk-ask-calm-one-to-one = “¿Cuánto tiempo te gusta pensar antes de responderme?”
talk-ready-calm-one-to-one = Una pregunta por escrito, para leerla antes.
talk-avoid-calm-one-to-one = “Necesito una respuesta ahora mismo”.
talk-ask-calm-one-to-one-2 = “¿De qué te gustaría que te avisara antes?”
talk-ready-calm-one-to-one-2 = Un aviso con tiempo de lo que va a cambiar.
talk-avoid-calm-one-to-one-2 = Una pregunta nueva con otra aún abierta.
talk-ask-calm-one-to-one-3 = “¿Qué merece más tiempo del que planeamos?”
talk-ready-calm-one-to-one-3 = Tiempo para una respuesta completa.
talk-avoid-calm-one-to-one-3 = “Rápido, antes de terminar …”
talk-ask-calm-one-to-one-4 = “¿Qué te resulta demasiado en este momento?”
talk-ask-calm-one-to-one-5 = “¿En qué llevas un tiempo pensando?”
talk-ask-calm-one-to-one-6 = “¿Te he preguntado algo demasiado pronto?”
talk-ask-calm-one-to-one-7 = “¿Qué te ayudaría a preparar nuestras conversaciones?”
talk-ask-calm-one-to-one-8 = “¿A qué te gustaría volver?”
talk-ask-calm-one-to-one-9 = “¿Qué tienes ya decidido?”
talk-ask-calm-one-to-one-10 = “¿Cuándo prefieres que nadie te interrumpa?”
talk-ask-calm-one-to-one-11 = “¿Qué plan deberíamos mantener?”
talk-ask-calm-one-to-one-12 = “¿Qué preferirías hacer por partes y no todo a la vez?”
talk-ready-calm-one-to-one-4 = Un solo tema.
talk-avoid-calm-one-to-one-4 = Tres preguntas de un tirón.
talk-ready-calm-one-to-one-5 = Diez minutos libres después de hablar.
talk-avoid-calm-one-to-one-5 = Terminar las frases de { $a }.

talk-ask-calm-feedback = “¿Cuándo te gustaría hablar de lo que te dije?”
talk-ready-calm-feedback = Día y hora para volver a hablarlo.
talk-avoid-calm-feedback = “Y bien, ¿qué dices?”
talk-ask-calm-feedback-2 = “¿Te lo escribo, para que lo leas antes?”

talk-ask-calm-disagreement = “¿Qué añadirías, después de pensarlo con calma?”
talk-ready-calm-disagreement = Una decisión que sigue abierta.
talk-avoid-calm-disagreement = “Entonces, de acuerdo”.
talk-ask-calm-disagreement-2 = “¿Qué te gustaría pensar antes de que lo cerremos?”

talk-ask-calm-delegating = “¿Qué te gustaría leer antes de hablarlo?”
talk-ready-calm-delegating = La tarea en papel, para leerla después.
talk-avoid-calm-delegating = “¿Alguna pregunta?”, nada más explicarlo.
talk-ask-calm-delegating-2 = “¿Cuándo puedes decirme si te da tiempo?”

talk-ask-calm-change = “¿Qué quieres pensar bien antes de que empiece?”
talk-ready-calm-change = La fecha, en cuanto sea firme.
talk-avoid-calm-change = Dar la noticia en una reunión llena de gente.
talk-ask-calm-change-2 = “¿Qué parte llega demasiado pronto?”

### The person puts people first.

talk-ask-people-one-to-one = “¿Qué te gusta de cómo trabajamos?”
talk-ready-people-one-to-one = Unos minutos para preguntar cómo está la gente.
talk-avoid-people-one-to-one = Entrar en el orden del día sin saludar.
talk-ask-people-one-to-one-2 = “¿Con quién más deberíamos hablar?”
talk-ready-people-one-to-one-2 = Las personas que hay detrás de cada tema.
talk-avoid-people-one-to-one-2 = Un correo en lugar de la conversación.
talk-ask-people-one-to-one-3 = “¿Qué te dijo alguien que se te quedó grabado?”
talk-ready-people-one-to-one-3 = Lo que dijo la gente, con sus palabras.
talk-avoid-people-one-to-one-3 = “No es nada personal”.
talk-ask-people-one-to-one-4 = “¿Con quién te ha gustado trabajar últimamente?”
talk-ask-people-one-to-one-5 = “¿Cómo puedo ser de más ayuda, para ti y para el resto?”
talk-ask-people-one-to-one-6 = “¿A quién le hiciste el día más fácil?”
talk-ask-people-one-to-one-7 = “¿Quién necesita algo de mí y no lo ha dicho?”
talk-ask-people-one-to-one-8 = “¿Dónde has limado asperezas últimamente?”
talk-ask-people-one-to-one-9 = “¿Con quién te gustaría trabajar más?”
talk-ask-people-one-to-one-10 = “¿Para quién es nuevo todo esto, y cómo le va?”
talk-ask-people-one-to-one-11 = “¿A quién te gustaría dar las gracias, y por qué?”
talk-ask-people-one-to-one-12 = “¿Qué podríamos celebrar?”
talk-ready-people-one-to-one-4 = El nombre de alguien que lo hizo bien.
talk-avoid-people-one-to-one-4 = Las cifras antes de dar las gracias.
talk-ready-people-one-to-one-5 = El plan, con nombres.
talk-avoid-people-one-to-one-5 = “Dejemos fuera los sentimientos”.

talk-ask-people-feedback = “¿Cómo crees que lo vivió el resto?”
talk-ready-people-feedback = Lo que significó para alguien del equipo.
talk-avoid-people-feedback = Una lista de fallos por escrito.
talk-ask-people-feedback-2 = “¿Qué te gustaría decir a las personas afectadas?”

talk-ask-people-disagreement = “¿Quién te preocupa en todo esto?”
talk-ready-people-disagreement = Lo que valoras de la colaboración.
talk-avoid-people-disagreement = Responder con cifras a una preocupación.
talk-ask-people-disagreement-2 = “¿Cómo salimos de esto con buen sabor de boca, tú y yo?”

talk-ask-people-delegating = “¿A quién te gustaría conocer antes de empezar?”
talk-ready-people-delegating = El nombre de alguien que usará el resultado.
talk-avoid-people-delegating = “Tú haz que suba la cifra”.
talk-ask-people-delegating-2 = “¿Quién se alegrará cuando esté hecho?”

talk-ask-people-change = “¿Quién debería oírlo de ti, cara a cara?”
talk-ready-people-change = Algo que ofrecer a quienes más afecta.
talk-avoid-people-change = Hablar del ahorro en la primera frase.
talk-ask-people-change-2 = “¿Qué le faltará a la gente?”

### The person puts the task first.

talk-ask-task-one-to-one = “¿Qué haría que estas conversaciones te sirvieran más?”
talk-ready-task-one-to-one = Tres temas, por escrito.
talk-avoid-task-one-to-one = “Bueno, ¿cómo te sientes?”, sin venir a cuento.
talk-ask-task-one-to-one-2 = “¿Cuál de tus tareas no tiene una meta clara?”
talk-ready-task-one-to-one-2 = Quién hace qué, y para cuándo.
talk-avoid-task-one-to-one-2 = Una indirecta en lugar de una petición.
talk-ask-task-one-to-one-3 = “¿Qué cifra mirarías primero?”
talk-ready-task-one-to-one-3 = Los datos de cada tema.
talk-avoid-task-one-to-one-3 = Ir al grano en el último minuto.
talk-ask-task-one-to-one-4 = “¿Qué tiene que salir bien esta semana por encima de todo?”
talk-ask-task-one-to-one-5 = “¿Qué nos separa del próximo resultado?”
talk-ask-task-one-to-one-6 = “¿En qué debería hablar más claro?”
talk-ask-task-one-to-one-7 = “¿Cuál de nuestros pasos podríamos quitar?”
talk-ask-task-one-to-one-8 = “¿Qué va mejor ahora que hace un mes?”
talk-ask-task-one-to-one-9 = “¿Qué hábitos nuestros ayudan al trabajo, y cuáles no?”
talk-ask-task-one-to-one-10 = “¿Qué volverías a hacer igual?”
talk-ask-task-one-to-one-11 = “¿Cuál de mis peticiones quedó poco clara?”
talk-ask-task-one-to-one-12 = “¿Qué podemos tachar de la lista?”
talk-ready-task-one-to-one-4 = El documento del que se habla.
talk-avoid-task-one-to-one-4 = Charla en lugar de una respuesta.
talk-ready-task-one-to-one-5 = Lo hecho desde la semana pasada.
talk-avoid-task-one-to-one-5 = “Ya veremos cómo”.

talk-ask-task-feedback = “¿Qué arreglarías primero?”
talk-ready-task-feedback = El resultado que querías, junto al que hay.
talk-avoid-task-feedback = Tres cumplidos antes de ir al grano.
talk-ask-task-feedback-2 = “¿Cómo medirías que ha mejorado?”

talk-ask-task-disagreement = “¿Qué dato he pasado por alto?”
talk-ready-task-disagreement = Los datos en que te basas.
talk-avoid-task-disagreement = “Es que me da mala espina”.
talk-ask-task-disagreement-2 = “¿Qué sabemos, y qué suponemos?”

talk-ask-task-delegating = “¿Qué necesitas para terminarlo?”
talk-ready-task-delegating = La fecha, y todos los datos hasta ahora.
talk-avoid-task-delegating = “Sería tan bonito que …”
talk-ask-task-delegating-2 = “¿Qué entiendes aquí por ‘terminado’?”

talk-ask-task-change = “¿Qué resultado debe mejorar, y cuánto?”
talk-ready-task-change = Cómo funciona hoy, en cifras.
talk-avoid-task-change = “Hay que verlo con optimismo”.
talk-ask-task-change-2 = “¿Qué paso acorta esto?”

### Nothing is claimed of the person: the question alone.

talk-ask-open-one-to-one = “¿De qué deberíamos hablar para que esta media hora valga la pena?”
talk-ask-open-one-to-one-2 = “¿Hay algo que vaya bien y yo no sepa?”
talk-ask-open-one-to-one-3 = “¿Estás esperando algo, de mí o de alguien más?”
talk-ask-open-one-to-one-4 = “¿A qué parte de tu trabajo dedicarías más tiempo?”
talk-ask-open-one-to-one-5 = “¿Hay algo que lleve más tiempo del que debería?”
talk-ask-open-one-to-one-6 = “¿Qué harías de otra manera si dependiera de ti?”
talk-ask-open-one-to-one-7 = “¿Hay algo tuyo que yo debería haber notado?”
talk-ask-open-one-to-one-8 = “¿Qué podría hacer más, y qué menos?”
talk-ask-open-one-to-one-9 = “¿Qué te gustaría saber hacer dentro de un año?”
talk-ask-open-one-to-one-10 = “¿Qué pregunta esperabas que te hiciera hoy?”
talk-ask-open-one-to-one-11 = “¿Qué te gustaría aprender ahora?”
talk-ask-open-one-to-one-12 = “¿Hay alguien a quien deberíamos dar las gracias?”
talk-ask-open-one-to-one-13 = “¿Qué te gustaría probar una vez, solo por ver?”
talk-ask-open-one-to-one-14 = “¿Hay algo que te gustaría poner en marcha?”
talk-ask-open-one-to-one-15 = “¿Qué necesita la próxima semana para ser buena?”
talk-ask-open-one-to-one-16 = “¿Hay algo que quieras saber de mí?”
talk-ask-open-one-to-one-17 = “Si pudieras cambiar una sola cosa aquí, ¿cuál sería?”
talk-ask-open-one-to-one-18 = “¿Qué cosa pequeña te llena de orgullo?”
talk-ask-open-one-to-one-19 = “¿Qué me preguntarías si tuviera todo el día?”
talk-ask-open-one-to-one-20 = “¿Qué es más difícil de lo que se ve desde fuera?”
talk-ask-open-one-to-one-21 = “¿Cuáles de nuestras reuniones te ayudan, y cuáles no?”
talk-ask-open-one-to-one-22 = “¿Qué sabes hacer que te gustaría enseñar a alguien?”
talk-ask-open-one-to-one-23 = “¿Ha cambiado algo de lo que debamos hablar?”
talk-ask-open-one-to-one-24 = “¿Qué parte de tu semana esperas con ganas?”

talk-ask-open-feedback = “¿Cómo lo ves tú, antes de que diga cómo lo veo yo?”
talk-ask-open-feedback-2 = “¿Primero lo principal, o primero un ejemplo?”
talk-ask-open-feedback-3 = “¿Qué te gustaría oír de mí sobre esto?”
talk-ask-open-disagreement = “¿Qué entiendo mal cuando explico tu opinión?”
talk-ask-open-disagreement-2 = “¿En qué parte estamos de acuerdo?”
talk-ask-open-disagreement-3 = “¿Cómo sería un buen final para esto?”
talk-ask-open-delegating = “¿Qué necesitas saber antes de poder decir que sí?”
talk-ask-open-delegating-2 = “¿Cuándo lo miramos tú y yo?”
talk-ask-open-delegating-3 = “¿Qué preferirías soltar para hacerle sitio a esto?”
talk-ask-open-change = “¿Qué te haría esto más fácil?”
talk-ask-open-change-2 = “¿Qué te falta saber sobre esto?”
talk-ask-open-change-3 = “¿Qué sigue igual para ti?”

### Somebody is new: one to one, whatever is claimed of them.

talk-ask-new-one-to-one = “¿A quién deberías conocer y todavía no conoces?”
talk-ask-new-one-to-one-2 = “¿Qué es distinto aquí de lo que esperabas?”
talk-ask-new-one-to-one-3 = “¿Qué te llama la atención aquí que el resto ya no nota?”
talk-ask-new-one-to-one-4 = “¿Qué te falta saber para orientarte?”
talk-ask-new-one-to-one-5 = “¿Qué sabes hacer que aquí nadie te ha pedido todavía?”
talk-ask-new-one-to-one-6 = “¿Qué pregunta te has guardado hasta ahora?”

### $a moves faster, $b takes more time.

talk-ask-pair-opposite-pace-one-to-one = “¿Cuándo te ayuda mi ritmo?”
talk-ready-pair-opposite-pace-one-to-one = Un trabajo en que hicieron falta los dos ritmos.
talk-avoid-pair-opposite-pace-one-to-one = “Vas muy despacio” y “Vas muy rápido”.
talk-ask-pair-opposite-pace-one-to-one-2 = “¿Cuánto tiempo necesitas antes de poder decir que sí?”
talk-ready-pair-opposite-pace-one-to-one-2 = Una fecha que dé tiempo a { $b }.
talk-avoid-pair-opposite-pace-one-to-one-2 = Presionar a { $b } para que responda en el acto.
talk-ask-pair-opposite-pace-one-to-one-3 = “¿Qué debería ir más rápido, y qué necesita tiempo?”
talk-ask-pair-opposite-pace-one-to-one-4 = “¿Quién lo empieza, tú o yo, y quién lo revisa?”
talk-ready-pair-opposite-pace-one-to-one-3 = Dos fechas: una para pensar, otra para decidir.
talk-avoid-pair-opposite-pace-one-to-one-3 = Empezar sin { $b }.
talk-ready-pair-opposite-pace-one-to-one-4 = Algo que empezar hoy, y algo que dejar.
talk-avoid-pair-opposite-pace-one-to-one-4 = Reabrir lo que { $a } ya empezó.
talk-ready-pair-opposite-pace-one-to-one-5 = Un minuto de silencio tras cada pregunta.
talk-avoid-pair-opposite-pace-one-to-one-5 = “¿Por qué no lo dijiste enseguida?”

talk-ask-pair-opposite-pace-feedback = “¿Cuándo te gusta oírlo: enseguida o más tarde?”
talk-ready-pair-opposite-pace-feedback = Un punto por persona, con su fecha.
talk-avoid-pair-opposite-pace-feedback = Esperar una respuesta inmediata.

talk-ask-pair-opposite-pace-disagreement = “¿Cuándo te resultó mi ritmo muy rápido, o muy lento?”
talk-ready-pair-opposite-pace-disagreement = Una decisión reciente, con sus fechas.
talk-avoid-pair-opposite-pace-disagreement = Zanjarlo en los primeros cinco minutos.
talk-ask-pair-opposite-pace-disagreement-2 = “¿Qué sale mal si esperamos, y qué si corremos?”
talk-ask-pair-opposite-pace-disagreement-3 = “¿Para cuándo hay que resolverlo de verdad?”

talk-ask-pair-opposite-pace-delegating = “¿Qué te gusta más: empezar o terminar?”
talk-ready-pair-opposite-pace-delegating = La fecha límite del trabajo.
talk-avoid-pair-opposite-pace-delegating = Pasarlo media hora antes de que acabe el plazo.

talk-ask-pair-opposite-pace-change = “¿Cuánto tiempo necesitas para hacerte a la idea?”
talk-ready-pair-opposite-pace-change = Una fecha para volver a hablarlo.
talk-avoid-pair-opposite-pace-change = Decidir en la primera reunión.

### $a puts people first more, $b the task.

talk-ask-pair-opposite-focus-one-to-one = “¿Qué ves en nuestro trabajo que a mí se me escapa?”
talk-ready-pair-opposite-focus-one-to-one = Un resultado, y una persona a quien ayudó.
talk-avoid-pair-opposite-focus-one-to-one = “Te falta firmeza” y “Te falta corazón”.
talk-ask-pair-opposite-focus-one-to-one-2 = “¿Qué te gustaría que te preguntara primero?”
talk-ready-pair-opposite-focus-one-to-one-2 = Noticias de la gente, y un dato.
talk-avoid-pair-opposite-focus-one-to-one-2 = Solo charla, o solo trabajo.
talk-ask-pair-opposite-focus-one-to-one-3 = “¿A quién hay que preguntar antes de decidir, y qué hay que comprobar?”
talk-ask-pair-opposite-focus-one-to-one-4 = “¿Qué has notado hace poco que yo no?”
talk-ready-pair-opposite-focus-one-to-one-3 = A quién ayuda, y qué precio tiene.
talk-avoid-pair-opposite-focus-one-to-one-3 = Que dar ánimos sea solo cosa de { $a }.
talk-ready-pair-opposite-focus-one-to-one-4 = Un agradecimiento, con su motivo.
talk-avoid-pair-opposite-focus-one-to-one-4 = Tomarse la pregunta como un ataque.
talk-ready-pair-opposite-focus-one-to-one-5 = Diez minutos por persona para lo que le importa.
talk-avoid-pair-opposite-focus-one-to-one-5 = “Se te escapa lo importante”.

talk-ask-pair-opposite-focus-feedback = “¿Primero las palabras amables, o al grano?”
talk-ready-pair-opposite-focus-feedback = Algo que conservar, algo que cambiar.
talk-avoid-pair-opposite-focus-feedback = Darlo como te gustaría recibirlo.

talk-ask-pair-opposite-focus-disagreement = “¿Qué quieres proteger aquí?”
talk-ready-pair-opposite-focus-disagreement = De { $b }, un dato; de { $a }, un nombre.
talk-avoid-pair-opposite-focus-disagreement = “Sé razonable” y “Sé amable”.
talk-ask-pair-opposite-focus-disagreement-2 = “¿Qué necesitas oír primero de mí?”
talk-ask-pair-opposite-focus-disagreement-3 = “¿Qué parte es cosa del trabajo, y cuál es entre tú y yo?”

talk-ask-pair-opposite-focus-delegating = “¿Qué parte de esto disfrutarías?”
talk-ready-pair-opposite-focus-delegating = Cada tarea, y quién la está esperando.
talk-avoid-pair-opposite-focus-delegating = Llamar a una parte “el trabajo de verdad”.

talk-ask-pair-opposite-focus-change = “¿Qué dicen los datos, y quién lo va a notar?”
talk-ready-pair-opposite-focus-change = Los motivos, y a quién afecta.
talk-avoid-pair-opposite-focus-change = Un texto que solo ha leído una persona.

### Both move fast.

talk-ask-pair-both-fast-one-to-one = “¿Qué se nos pasa con tanta prisa?”
talk-ready-pair-both-fast-one-to-one = Lo que se acordó y sigue pendiente.
talk-avoid-pair-both-fast-one-to-one = Terminar las frases de la otra persona.
talk-ask-pair-both-fast-one-to-one-2 = “¿Para qué deberíamos tomarnos más tiempo?”
talk-ready-pair-both-fast-one-to-one-2 = Una lista de todo lo pendiente.
talk-avoid-pair-both-fast-one-to-one-2 = Otra idea nueva.
talk-ask-pair-both-fast-one-to-one-3 = “¿Quién nos frena para bien?”
talk-ask-pair-both-fast-one-to-one-4 = “¿Qué puede esperar hasta mañana?”
talk-ready-pair-both-fast-one-to-one-3 = Un paseo tranquilo para conversar.
talk-avoid-pair-both-fast-one-to-one-3 = Decidir por alguien que no está.
talk-ready-pair-both-fast-one-to-one-4 = El último plan, para ver en qué quedó.
talk-avoid-pair-both-fast-one-to-one-4 = “¡Hecho!” antes de que nadie lo mire.
talk-ready-pair-both-fast-one-to-one-5 = Una pregunta por persona, para consultarla con la almohada.
talk-avoid-pair-both-fast-one-to-one-5 = Empezar tres trabajos en media hora.

talk-ask-pair-both-fast-feedback = “¿Qué ibas a decir cuando te interrumpí?”
talk-ready-pair-both-fast-feedback = Un punto por persona, y tiempo para hablarlo.
talk-avoid-pair-both-fast-feedback = Replicar antes de que acabe la frase.

talk-ask-pair-both-fast-disagreement = “¿Qué acabo de decir, con tus palabras?”
talk-ready-pair-both-fast-disagreement = Papel y lápiz, para los puntos principales.
talk-avoid-pair-both-fast-disagreement = Responder al último punto y olvidar el primero.
talk-ask-pair-both-fast-disagreement-2 = “¿Qué pierdes tú si cedes, y qué pierdo yo?”
talk-ask-pair-both-fast-disagreement-3 = “¿Qué diríamos si antes hubiera que esperar un día?”

talk-ask-pair-both-fast-delegating = “¿Qué trabajos hemos empezado a la vez?”
talk-ready-pair-both-fast-delegating = Un nombre junto a cada trabajo.
talk-avoid-pair-both-fast-delegating = Salir a la carrera al mismo tiempo.

talk-ask-pair-both-fast-change = “¿Quién no lo sabe todavía?”
talk-ready-pair-both-fast-change = El nombre de alguien a quien preguntar antes.
talk-avoid-pair-both-fast-change = “Ya lo explicaremos”.

### Both take time.

talk-ask-pair-both-calm-one-to-one = “¿A qué le das vueltas últimamente?”
talk-ready-pair-both-calm-one-to-one = Una idea que está solo a medias.
talk-avoid-pair-both-calm-one-to-one = Esperar a que empiece la otra persona.
talk-ask-pair-both-calm-one-to-one-2 = “¿Qué llevamos tiempo aplazando, tú y yo?”
talk-ready-pair-both-calm-one-to-one-2 = Una fecha para una decisión abierta.
talk-avoid-pair-both-calm-one-to-one-2 = “No hay prisa”.
talk-ask-pair-both-calm-one-to-one-3 = “¿Qué podemos cerrar hoy?”
talk-ask-pair-both-calm-one-to-one-4 = “¿Qué pasa si empezamos sin tenerlo todo claro?”
talk-ready-pair-both-calm-one-to-one-3 = Un paso pequeño para hoy.
talk-avoid-pair-both-calm-one-to-one-3 = Esperar el último detalle.
talk-ready-pair-both-calm-one-to-one-4 = Una alarma para la hora de decidir.
talk-avoid-pair-both-calm-one-to-one-4 = Confiar en que se arregle solo.
talk-ready-pair-both-calm-one-to-one-5 = Una cosa que cada cual cambiaría.
talk-avoid-pair-both-calm-one-to-one-5 = “Me da igual, elige tú”.

talk-ask-pair-both-calm-feedback = “¿Qué querías decir la semana pasada?”
talk-ready-pair-both-calm-feedback = Un punto, aunque esté a medias.
talk-avoid-pair-both-calm-feedback = Guardarlo para el momento ideal.

talk-ask-pair-both-calm-disagreement = “¿Hay algo en esto que todavía no hayamos dicho?”
talk-ready-pair-both-calm-disagreement = Las dudas que no hayas dicho en voz alta.
talk-avoid-pair-both-calm-disagreement = Dejarlo para la próxima vez.
talk-ask-pair-both-calm-disagreement-2 = “¿Crees que me estoy callando algo?”
talk-ask-pair-both-calm-disagreement-3 = “¿Qué pasa si lo dejamos como está?”

talk-ask-pair-both-calm-delegating = “¿Con qué trabajo te quedarías si eligiéramos hoy?”
talk-ready-pair-both-calm-delegating = Una lista de los trabajos por repartir.
talk-avoid-pair-both-calm-delegating = “Me va bien cualquiera”.

talk-ask-pair-both-calm-change = “¿Cuál es tu primera idea, aunque esté a medias?”
talk-ready-pair-both-calm-change = El día en que cada cual dirá más.
talk-avoid-pair-both-calm-change = Callar hasta que todo esté claro.

### Both put people first.

talk-ask-pair-both-people-one-to-one = “¿Cuándo decimos que sí queriendo decir que no?”
talk-ready-pair-both-people-one-to-one = Una cifra que diga cómo va.
talk-avoid-pair-both-people-one-to-one = Hablar de la gente hasta agotar el tiempo.
talk-ask-pair-both-people-one-to-one-2 = “¿En qué deberíamos hablarnos más claro?”
talk-ready-pair-both-people-one-to-one-2 = Un deseo o una duda, con palabras claras.
talk-avoid-pair-both-people-one-to-one-2 = “Lo que tú quieras”.
talk-ask-pair-both-people-one-to-one-3 = “¿Qué necesita de ti y de mí el trabajo esta semana?”
talk-ask-pair-both-people-one-to-one-4 = “¿Qué punto difícil seguimos aplazando?”
talk-ready-pair-both-people-one-to-one-3 = Una fecha, y qué toca ese día.
talk-avoid-pair-both-people-one-to-one-3 = Irse sin una decisión.
talk-ready-pair-both-people-one-to-one-4 = El punto difícil, como primer tema.
talk-avoid-pair-both-people-one-to-one-4 = “Ya se arreglará”.
talk-ready-pair-both-people-one-to-one-5 = Una lista de lo que va con retraso.
talk-avoid-pair-both-people-one-to-one-5 = Hablar por gente que no está en la sala.

talk-ask-pair-both-people-feedback = “Si fuera una sola cosa, ¿qué podría hacer mejor?”
talk-ready-pair-both-people-feedback = Un ejemplo de lo que hay que cambiar.
talk-avoid-pair-both-people-feedback = Elogiar hasta que se pierde el mensaje.

talk-ask-pair-both-people-disagreement = “¿Qué dirías si no fuera a dolerme?”
talk-ready-pair-both-people-disagreement = Tu opinión, en una frase clara.
talk-avoid-pair-both-people-disagreement = Callar la objeción por amabilidad.
talk-ask-pair-both-people-disagreement-2 = “¿Hay algo que callemos por amabilidad?”
talk-ask-pair-both-people-disagreement-3 = “¿Qué quieres tú, piense yo lo que piense?”

talk-ask-pair-both-people-delegating = “¿Cuál de estos trabajos dejamos siempre de lado, tú y yo?”
talk-ready-pair-both-people-delegating = Los trabajos que nadie está esperando.
talk-avoid-pair-both-people-delegating = Cargar con todo por no molestar.

talk-ask-pair-both-people-change = “¿Qué dicen las cifras?”
talk-ready-pair-both-people-change = Un dato junto a cada preocupación.
talk-avoid-pair-both-people-change = Suavizar la noticia hasta que se pierde.

### Both put the task first.

talk-ask-pair-both-task-one-to-one = “¿Cómo estás, aparte del trabajo?”
talk-ready-pair-both-task-one-to-one = Cinco minutos sin orden del día.
talk-avoid-pair-both-task-one-to-one = Hablar de trabajo en la primera frase.
talk-ask-pair-both-task-one-to-one-2 = “¿A quién más deberíamos preguntar antes de seguir?”
talk-ready-pair-both-task-one-to-one-2 = Los nombres de las personas a quienes afecta.
talk-avoid-pair-both-task-one-to-one-2 = “Los datos hablan por sí solos”.
talk-ask-pair-both-task-one-to-one-3 = “¿Qué le gustaría al resto que le contáramos?”
talk-ask-pair-both-task-one-to-one-4 = “¿A quién deberíamos decirle que lo hizo bien?”
talk-ready-pair-both-task-one-to-one-3 = Una pregunta que no tenga que ver con el trabajo.
talk-avoid-pair-both-task-one-to-one-3 = Corregir una palabra en lugar de escuchar.
talk-ready-pair-both-task-one-to-one-4 = Las gracias por un trabajo concreto.
talk-avoid-pair-both-task-one-to-one-4 = Hablar de personas como si fueran tareas.
talk-ready-pair-both-task-one-to-one-5 = El nombre de alguien que tuvo una semana dura.
talk-avoid-pair-both-task-one-to-one-5 = Una lista de lo que salió mal, y adiós.

talk-ask-pair-both-task-feedback = “¿Qué debería seguir haciendo?”
talk-ready-pair-both-task-feedback = Algo que la otra persona hace bien.
talk-avoid-pair-both-task-feedback = Fallos y nada más.

talk-ask-pair-both-task-disagreement = “¿Cómo vives tú esta discusión?”
talk-ready-pair-both-task-disagreement = Una pausa, prevista de antemano.
talk-avoid-pair-both-task-disagreement = Ganar por puntos.
talk-ask-pair-both-task-disagreement-2 = “¿Qué te haría más fácil decir que sí?”
talk-ask-pair-both-task-disagreement-3 = “¿Hice algo que te molestó?”

talk-ask-pair-both-task-delegating = “¿Qué tarea disfrutarías?”
talk-ready-pair-both-task-delegating = Lo que cada cual ya tiene entre manos.
talk-avoid-pair-both-task-delegating = Repartir solo por horas.

talk-ask-pair-both-task-change = “¿A quién le va a doler, y qué le decimos?”
talk-ready-pair-both-task-change = Alguien con quien probar el texto.
talk-avoid-pair-both-task-change = Cinco motivos antes de una palabra amable.

### Neither pace nor focus tells the two apart: the question alone.

talk-ask-pair-open-one-to-one = “¿Qué funciona bien entre tú y yo y conviene conservar?”
talk-ask-pair-open-one-to-one-2 = “¿Qué he entendido mal de cómo trabajas?”
talk-ask-pair-open-one-to-one-3 = “¿Cómo podríamos ayudarnos más?”
talk-ask-pair-open-one-to-one-4 = “¿Qué te gustaría pedirme?”
talk-ask-pair-open-one-to-one-5 = “¿Qué trabajo te gustaría hacer conmigo?”
talk-ask-pair-open-one-to-one-6 = “¿Qué necesitas de mí en un mal día?”
talk-ask-pair-open-one-to-one-7 = “¿De qué no hemos hablado nunca, y deberíamos?”
talk-ask-pair-open-one-to-one-8 = “¿Qué debería dejar de hacer cuando trabajamos tú y yo?”
talk-ask-pair-open-one-to-one-9 = “¿Qué sabes hacer tú que yo no, y al revés?”

talk-ask-pair-open-feedback = “¿Cómo te gusta oír que algo salió mal?”
talk-ask-pair-open-feedback-2 = “¿Qué hice hace poco que te ayudó?”
talk-ask-pair-open-disagreement = “¿En qué parte de esto estamos de acuerdo?”
talk-ask-pair-open-disagreement-2 = “¿Qué tendrías que oír para cambiar de opinión?”
talk-ask-pair-open-disagreement-3 = “¿Qué querías tú cuando empezó esto, y qué quería yo?”
talk-ask-pair-open-delegating = “¿Cuál de estos trabajos elegirías, y cuál dejarías?”
talk-ask-pair-open-delegating-2 = “¿Qué haces tú mejor que yo?”
talk-ask-pair-open-change = “¿Qué cambia para ti, y qué para mí?”
talk-ask-pair-open-change-2 = “¿Qué deberíamos contarnos primero?”
