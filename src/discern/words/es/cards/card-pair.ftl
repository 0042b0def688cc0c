## Cards for two people, the same words for both of them: each is tied to what is claimed of the pair. $a and $b are
## their names, in the order of the claim.

### $a moves fast, $b takes time.

card-pair-opposite-pace-talking = { $a } piensa en voz alta; { $b } toma cada palabra al pie de la letra. Así { $b } no actúa por una idea que { $a } descarta una hora después.
    .headline = Decir si es una primera idea o la última palabra

card-pair-opposite-pace-feedback = Por una vez, { $a } va despacio, lo escribe y lo consulta con la almohada. { $b } dice algo el mismo día, aunque salga a medias.
    .headline = Dar el próximo feedback al ritmo de la otra persona

card-pair-opposite-pace-deciding = Una fecha da a { $b } tiempo para pensar, y así sabe { $a } cuándo acaba la espera.
    .headline = Fijar ya una fecha para la decisión

card-pair-opposite-pace-planning = { $a } esboza los primeros pasos en diez minutos. Al día siguiente { $b } añade lo que falta, y solo entonces empieza el trabajo.
    .headline = Esbozar el plan rápido y dejarlo reposar una noche

card-pair-opposite-pace-sharing-work = { $a } arranca enseguida, y al final { $b } tiene tiempo para una revisión a fondo. Falta acordar la fecha del relevo.
    .headline = { $a } empieza el trabajo, { $b } lo termina

card-pair-opposite-pace-change = { $a } quiere actuar cuando { $b } todavía lo está asimilando. En la primera reunión se da la noticia; un día después se decide qué hacer.
    .headline = Reunirse dos veces ante un cambio grande

card-pair-opposite-pace-disagreement = Si { $a } habla más rápido mientras { $b } se calla, es el momento. Tras la pausa empieza { $b }; { $a } escucha hasta el final.
    .headline = Hacer una pausa de quince minutos si la discusión se acelera

card-pair-opposite-pace-pressure = { $a } anota tres tareas que no pueden esperar; { $b }, tres pasos que no se pueden saltar. Después se empieza por arriba.
    .headline = Acordar una lista corta antes de empezar

### $a puts people first, $b the task.

card-pair-opposite-focus-talking = Para { $a }, charlar crea confianza. Para { $b }, frena el trabajo. Cinco minutos al principio dejan sitio para las dos cosas.
    .headline = Acordar cuánto dura la charla

card-pair-opposite-focus-feedback = { $b } le dice primero a { $a } qué salió bien, y el resto se oye mejor. { $a } le da a { $b } lo principal en la primera frase.
    .headline = Dar feedback como le gusta a quien lo recibe

card-pair-opposite-focus-deciding = { $a } responde a “¿Qué dicen los datos?”; { $b } responde a “¿Quién lo va a notar?”. Así se hacen las dos preguntas, y ninguna queda para el final.
    .headline = Intercambiar las preguntas favoritas antes de decidir

card-pair-opposite-focus-planning = { $b } escribe qué hay que hacer; { $a } anota al lado de cada línea a quién afecta. Después cada cual añade lo que falta.
    .headline = Añadir al plan una columna para las personas

card-pair-opposite-focus-sharing-work = { $a } se encarga de lo que hay que acordar con otras personas; { $b }, de lo que tiene que estar bien en el papel. Cada cual entrega con una fecha.
    .headline = Repartir el trabajo según lo que ve primero cada cual

card-pair-opposite-focus-change = { $b } da los motivos y las cifras. { $a } dice qué significa para cada persona y responde a las primeras preguntas.
    .headline = Anunciar un cambio entre dos

card-pair-opposite-focus-disagreement = Para { $b } se trata de los datos; para { $a }, de la relación. Mejor cerrar una pregunta antes de pasar a la otra.
    .headline = Preguntar “¿Se trata del trabajo o de nuestra relación?”

card-pair-opposite-focus-pressure = { $b } avanza con lo que hay que terminar; { $a } habla con quienes esperan. Cada pocas horas se ponen al día.
    .headline = Repartir el trabajo cuando falta tiempo

### $a is faster than $b, and both may be in the same half.

card-pair-apart-pace-talking = { $a } tiene lista la siguiente frase un poco antes que { $b }. Por eso { $a } pregunta “¿Algo más sobre esto?” y espera la respuesta.
    .headline = Comprobar que nadie tiene más que decir antes de cambiar de tema

card-pair-apart-pace-feedback = { $a } asimila el feedback algo más rápido que { $b }. { $a } espera un día y pregunta: “¿Qué piensas de lo que te dije?”.
    .headline = Volver sobre el feedback al día siguiente

card-pair-apart-pace-deciding = { $a } lo tiene claro un poco antes que { $b }. Si a { $b } le queda una duda, toca averiguar en común qué la resolvería.
    .headline = Preguntar “¿Te queda alguna duda?” antes de actuar

card-pair-apart-pace-planning = { $a } puede empezar algo antes que { $b } y arranca por su cuenta con una primera parte. { $b } se suma en la segunda fecha.
    .headline = Acordar dos fechas de inicio, una por persona

card-pair-apart-pace-sharing-work = { $a } termina un poco antes que { $b }, y entonces espera o hace el resto sin decir nada. Ese paso puede esperar hasta que ambas partes hayan terminado.
    .headline = Dar en común el último paso de un trabajo

card-pair-apart-pace-change = { $a } se anima a probarlo unos días antes que { $b }. { $a } cuenta cómo fue; { $b } pregunta por lo que sigue sin estar claro.
    .headline = Hablarlo otra vez cuando { $a } haya probado lo nuevo

card-pair-apart-pace-disagreement = { $a } tiene lista la réplica un momento antes que { $b }. Al terminar, { $b } dice “Eso es todo por mi parte”.
    .headline = Que { $b } termine antes de que { $a } conteste

card-pair-apart-pace-pressure = { $a } espera una respuesta un poco antes de que { $b } la tenga. Hasta la hora acordada, { $a } no vuelve a preguntar. Cuando llega, { $b } envía lo que haya.
    .headline = Acordar la hora de cada respuesta

### $a puts people first more than $b does, and both may be in the same half.

card-pair-apart-focus-talking = { $a } capta un poco más del ambiente; { $b }, un poco más del contenido. Cinco minutos a dos voces dan la imagen completa.
    .headline = Comparar impresiones después de una reunión

card-pair-apart-focus-feedback = { $a } añade a la crítica algunas palabras amables más que { $b }. Cuenta la respuesta que da la otra persona, aunque el gusto propio sea otro.
    .headline = Preguntar “¿Directo o con tacto?” antes de dar feedback

card-pair-apart-focus-deciding = { $a } pone a las personas un poco más arriba en la lista que { $b }. Anotar por separado los tres puntos principales, y hablar de las diferencias.
    .headline = Decir qué cuenta más antes de comparar opciones

card-pair-apart-focus-planning = { $a } contaría con la gente un paso antes que { $b }. Elegir ese paso en común, y anotar a quién se pregunta.
    .headline = Decidir cuándo se pregunta a quienes afecta un plan

card-pair-apart-focus-sharing-work = { $a } disfruta del trabajo con gente algo más que { $b }. Donde las listas difieren, cada cual toma lo que puso más arriba.
    .headline = Ordenar por separado las tareas de la semana y luego repartir

card-pair-apart-focus-change = { $a } dedica unas líneas más a cómo lo vivirá la gente; { $b }, a los motivos. De los dos textos sale uno completo.
    .headline = Redactar el anuncio por separado y unir los borradores

card-pair-apart-focus-disagreement = { $a } va un poco más lejos que { $b } por contentar a alguien. Nombrar los dos límites, y buscar una respuesta intermedia.
    .headline = Decirse dónde está el límite de cada cual

card-pair-apart-focus-pressure = Con prisa, { $b } deja las palabras amables un poco antes que { $a }. { $a } pide una línea más; { $b } la escribe.
    .headline = Avisar cuando un mensaje suena seco

### Both move fast.

card-pair-both-fast-talking = Entre ustedes, la respuesta llega antes de que acabe la frase. Escuchar una vez hasta el final; después, discutirlo.
    .headline = Darse un minuto entero sin réplica, por turnos

card-pair-both-fast-deciding = Entre ustedes, una decisión lleva minutos y nadie pide una pausa. Conviene verla otra vez con la cabeza fresca antes de actuar.
    .headline = Dejar una decisión para mañana

card-pair-both-fast-planning = Ustedes arrancan rápido, y en conjunto abren más de lo que pueden cerrar. Hacer la lista de lo abierto, y tachar dos puntos.
    .headline = Terminar un trabajo antes de empezar el siguiente

card-pair-both-fast-change = Ustedes van por la mitad de algo nuevo antes de que nadie más lo sepa. Vale la pena elegir a alguien a quien le guste saberlo pronto.
    .headline = Contárselo a alguien antes del segundo paso

card-pair-both-fast-disagreement = Si dos personas van rápido, el tercer argumento llega antes de que el primero tenga respuesta. Repasar la lista desde arriba, punto por punto.
    .headline = Anotar cada argumento en cuanto surge

card-pair-both-fast-pressure = Ustedes salen a la carrera, y no siempre en la misma dirección. Basta una frase por persona.
    .headline = Decir el plan en voz alta antes de salir a la carrera

### Both take time.

card-pair-both-calm-talking = Ustedes piensan antes de hablar. Con tiempo para prepararse, se empieza con dos respuestas y no con un silencio.
    .headline = La próxima vez, enviarse la pregunta un día antes

card-pair-both-calm-feedback = Cada cual espera las palabras justas, y una semana después ya es tarde. Entre ustedes, basta con decirlo a medias.
    .headline = Dar feedback en menos de una hora, aunque esté a medias

card-pair-both-calm-deciding = Sin una fecha, ustedes lo pensarían otra vez. Cuando llegue el día, decidir con lo que se sepa entonces.
    .headline = Poner la decisión en el calendario

card-pair-both-calm-change = Al principio ustedes callan, y la gente lo toma por un no. “Necesito hasta mañana” es suficiente.
    .headline = Responder enseguida con una frase a una noticia inesperada

card-pair-both-calm-disagreement = Si ambas partes se callan, el desacuerdo dura semanas sin que nadie lo sepa. Una nota cuesta menos que hablar.
    .headline = Escribir qué ve distinto cada cual, e intercambiar las notas

card-pair-both-calm-pressure = Cuando hay ajetreo, ustedes dan un paso atrás para pensar, y el momento pasa. Cada vez se intercambian los papeles.
    .headline = Decidir ya quién habla primero cuando hay prisa

### Both put people first.

card-pair-both-people-talking = Casi toda la conversación se va en cómo está cada cual. A mitad del tiempo, toca ir al asunto.
    .headline = Anotar el asunto antes de empezar a charlar

card-pair-both-people-feedback = Donde hay mucho afecto, escasea la crítica. Bastan diez minutos y un ejemplo.
    .headline = Nombrar un punto débil en el trabajo de cada cual

card-pair-both-people-deciding = Ustedes buscan la respuesta que no disgusta a nadie. ¿Qué elegirían si solo conocieran los números?
    .headline = Mirar las cifras antes de decidir

card-pair-both-people-planning = Ustedes hacen el plan según quién querría hacer qué. Los resultados y las fechas a secas muestran qué sigue sin responsable.
    .headline = Leer el plan en voz alta sin los nombres

card-pair-both-people-sharing-work = Ustedes van primero a la tarea que alguien está esperando. Hacer la lista del resto, y tomar cada cual la mitad.
    .headline = Repartir el trabajo por el que nadie pregunta

card-pair-both-people-disagreement = Si ambas partes dejan pasar una objeción por conservar el buen trato, nada se resuelve. La primera mitad de la frase hace más fácil oír la segunda.
    .headline = Decir “Todo bien, y lo veo de otra manera”

### Both put the task first.

card-pair-both-task-talking = Entre ustedes, toda conversación empieza y acaba en el trabajo. Escuchar la respuesta entera antes de pasar al primer dato.
    .headline = Preguntarse cómo ha ido la semana

card-pair-both-task-feedback = Ustedes señalan un fallo enseguida y pasan por alto lo bueno. Decir a quién ayudó el trabajo, y cómo.
    .headline = Escribirse una línea de agradecimiento

card-pair-both-task-deciding = Para ustedes deciden los datos y los resultados, así que comparten un punto ciego. Hablarlo mientras todavía se pueda cambiar de opinión.
    .headline = Preguntar a alguien que tendrá que vivir con la decisión

card-pair-both-task-change = Ustedes anunciarían un cambio como una lista de datos. Probar el comienzo con alguien a quien afecta, y poner los motivos después.
    .headline = Empezar el anuncio por lo que la gente va a perder

card-pair-both-task-disagreement = Si la discusión se queda en los datos, nadie pregunta cómo se vive. Preguntarlo a los diez minutos, y otra vez al final.
    .headline = Parar y preguntar “¿Cómo te sonó eso?”

card-pair-both-task-pressure = Cuando falta tiempo, ustedes se encierran en el trabajo. La gente se queda pensando si cayó en el olvido.
    .headline = Enviar una línea a cada persona que espera

### Both are in the quarter of one style.

card-pair-same-dominance-deciding = Ustedes la quieren a la vez, y una pregunta sencilla lleva el doble de tiempo. Mejor repartirla por temas.
    .headline = Acordar primero quién tiene la última palabra

card-pair-same-dominance-planning = Cada cual juega para ganar, y todo acaba en una carrera. Una meta común lleva ese empuje en una sola dirección.
    .headline = Elegir una meta que solo se alcanza entre dos

card-pair-same-dominance-disagreement = Donde a nadie le gusta ceder, una pregunta pequeña se vuelve un duelo. Primero, escuchar los argumentos: dos minutos por persona.
    .headline = Nombrar un punto al que se puede renunciar

card-pair-same-dominance-pressure = Con urgencia, ustedes dan órdenes a la vez, y la gente oye dos distintas. Verse a mitad del trabajo para encajar las partes.
    .headline = Dividir el trabajo y no meterse en la mitad ajena

card-pair-same-influence-talking = Ustedes hablan con energía, y lo que prometen se pierde entre las anécdotas. Basta una línea por persona, con nombre y fecha.
    .headline = Dejar cinco minutos al final para anotar las promesas

card-pair-same-influence-feedback = Entre ustedes hay ánimos de sobra, y un punto débil recibe una risa y nada más. Preguntar qué lo mejoraría.
    .headline = Decirse un fallo sin bromas

card-pair-same-influence-deciding = Ustedes se convencen en minutos, porque les encanta una idea nueva. Una pregunta fría desde fuera muestra lo que se han saltado.
    .headline = Preguntar a alguien que lo dude antes de decir que sí

card-pair-same-influence-planning = Cada idea enciende la siguiente, y la más nueva enamora siempre. Elegir una de las primeras y planear cómo llevarla a cabo.
    .headline = Dejar de reunir ideas a mitad de la hora

card-pair-same-steadiness-sharing-work = Ustedes dicen que sí enseguida y después se ayudan en silencio a ponerse al día. Buscar esta semana una petición que rechazar entre dos.
    .headline = Ante cada petición, responder “Primero lo hablamos”

card-pair-same-steadiness-change = Ustedes son fieles a lo que ha funcionado, y lo viejo sigue vivo. Cada cual nombra una costumbre, y se empieza por la más pequeña.
    .headline = Dejar una costumbre común que aporta poco

card-pair-same-steadiness-disagreement = Si ambas partes aguantan mucho por mantener la paz, una pregunta amable hace más fácil hablar.
    .headline = Preguntar “¿Qué has callado por no molestarme?”

card-pair-same-steadiness-pressure = Cuando el trabajo se acumula, entre ustedes nadie dice una palabra. Hablar mientras todavía hay tiempo de ayudar.
    .headline = Decirse cuánto trabajo trae la semana

card-pair-same-conscientiousness-feedback = Ustedes ven primero el error. Repasar el trabajo una vez para ver qué se queda, y otra para ver qué no.
    .headline = Marcar lo que está bien antes de lo que está mal

card-pair-same-conscientiousness-deciding = Ustedes siempre encuentran otra fuente que revisar. Ponerlo por escrito, y decidir en cuanto se llegue ahí.
    .headline = Acordar primero cuántas pruebas bastan

card-pair-same-conscientiousness-sharing-work = Entre ustedes, el trabajo se revisa, se corrige y se vuelve a revisar. Un criterio por escrito dice cuándo está terminado.
    .headline = Revisar cada trabajo una vez y enviarlo

card-pair-same-conscientiousness-disagreement = Cada cual quiere que todo esté bien, hasta el último punto. Soltar lo que no cambia el resultado.
    .headline = Preguntar qué detalles cambian el resultado

### $a is a D, $b an S.

card-pair-opposite-ds-deciding = { $a } ya lo ha decidido cuando { $b } todavía pregunta cómo lo llevará cada cual. Al día siguiente, cambiarlo una vez o dejarlo como está.
    .headline = Tratar la decisión como un borrador hasta mañana

card-pair-opposite-ds-change = { $a } ve lo viejo como un obstáculo; { $b } ve en qué se apoya la gente. { $a } escribe la primera lista; { $b }, la segunda.
    .headline = Anotar tres cosas que se van y tres que se quedan

card-pair-opposite-ds-disagreement = Si { $a } discute con fuerza y, por no pelear, { $b } asiente, nada se resuelve. { $a } deja la pregunta abierta hasta que llegue la nota.
    .headline = Que { $b } ponga la objeción por escrito

card-pair-opposite-ds-pressure = Con prisa, { $a } reparte tareas; { $b } acepta en silencio demasiadas. { $a } pregunta “¿Qué has tenido que dejar?”, y la respuesta de { $b } es clara.
    .headline = Revisar la carga de trabajo dos veces al día

### $a is an I, $b a C.

card-pair-opposite-ic-talking = { $b } espera los datos cuando { $a } todavía está preparando el terreno. Una vez dicha la cifra, { $b } escucha hasta el final.
    .headline = Primero la cifra, después la historia

card-pair-opposite-ic-feedback = { $a } aplaude enseguida; { $b } encuentra enseguida el error. { $a } añade un punto que corregir; { $b }, uno que conservar.
    .headline = Dar cada vez un elogio y una corrección

card-pair-opposite-ic-planning = { $a } sigue con entusiasmo cuando { $b } ya ha encontrado el primer error. Primero { $b } solo añade; después { $a } escucha todas las dudas.
    .headline = Construir la idea hoy y ponerla a prueba mañana

card-pair-opposite-ic-sharing-work = { $a } dice que sí con facilidad, y a { $b } le toca hacer que funcione. { $a } lo resume en una línea, y entonces { $b } dice si se sostiene.
    .headline = Revisar entre dos cada promesa antes de que salga

### Neither pace nor focus tells them apart.

card-pair-open-talking = Todavía no está claro en qué se distinguen ustedes. Cada cual nombra algo que estuvo bien y algo que cambiar.
    .headline = Preguntar “¿Cómo fue para ti nuestra última conversación?”

card-pair-open-feedback = Los perfiles no dicen si es mejor rápido o lento, cálido o sobrio. Escribirse tres líneas, y probarlo esta semana.
    .headline = Preguntar “¿Cómo te gusta recibir feedback?”

card-pair-open-deciding = Los perfiles no muestran cómo prefieren decidir ustedes. Anotar las respuestas por separado, y empezar por donde difieren.
    .headline = Preguntar “¿Ahora o después? ¿Primero los datos o las personas?”

card-pair-open-planning = Todavía no se sabe qué espera cada cual de un plan. Dos respuestas sinceras ayudan más que una suposición.
    .headline = Preguntar “¿Qué hace que un plan no te sirva?”

card-pair-open-disagreement = Las respuestas no muestran cómo discuten ustedes. Preguntarlo en un momento tranquilo, y probarlo en el próximo desacuerdo.
    .headline = Preguntar “¿Qué te ayuda cuando hay desacuerdo?”

card-pair-open-pressure = Cómo reacciona cada cual a la prisa queda sin definir. Empezar por cómo comenzó ese día, y decir qué lo empeoró.
    .headline = Preguntar “¿Qué te habría ayudado en tu último día malo?”
