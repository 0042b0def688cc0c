## Cards for the half of the circle that a team's centre is in, or for a team of which that is open.

### The team moves fast.

card-team-centre-fast-meetings = Aquí la gente piensa mientras habla, y una idea suelta pasa enseguida por un plan. Un aviso a tiempo ahorra trabajo inútil.
    .headline = Decir si es una propuesta o solo pensar en voz alta

card-team-centre-fast-decisions = Este equipo se queda con la primera buena idea que oye. Que la tercera venga de alguien que todavía no haya hablado.
    .headline = Reunir tres opciones antes de debatir ninguna

card-team-centre-fast-conflict = Aquí se responde rápido, y un mensaje duro recibe enseguida otro igual. Al día siguiente, empezar la respuesta con una pregunta.
    .headline = Dejar sin responder hasta mañana un mensaje molesto

card-team-centre-fast-planning = A este equipo le gusta empezar antes de que el plan esté completo. Con un nombre junto a cada hueco, alguien lo averigua.
    .headline = Anotar lo que falta por saber antes de empezar

card-team-centre-fast-newcomer = Aquí las cosas se resuelven rápido, entre dos tareas, y la gente nueva se pierde casi todo. Quien resuelve algo lo apunta el mismo día.
    .headline = Abrir una nota común con todo lo acordado de paso

card-team-centre-fast-crisis = A la primera alarma este equipo ya está en marcha, y dos personas arreglan el mismo fallo. Esperar una respuesta, y adelante.
    .headline = Acordar decir “Me encargo” antes de actuar

card-team-centre-fast-celebrating = Un aplauso rápido, y este equipo ya está en otra cosa. Preguntar cómo se logró y qué se haría igual.
    .headline = Repasar media hora un éxito reciente

### The team takes time.

card-team-centre-calm-meetings = Aquí no se dice nada hasta que está bien pensado. Valen las frases a medias, y nadie tiene que mantenerlas.
    .headline = Pensar diez minutos en voz alta en la próxima reunión

card-team-centre-calm-decisions = Aquí una decisión se consulta con la almohada, y luego otra vez. Mejor reservarlo para lo que no tiene vuelta atrás.
    .headline = Decidir hoy lo que mañana se pueda deshacer

card-team-centre-calm-conflict = Aquí las objeciones maduran despacio y salen cuando todo está decidido. “Todavía no lo tengo claro, pero …” basta para empezar.
    .headline = Recoger pronto las dudas, una línea por persona

card-team-centre-calm-planning = Aquí un trabajo nuevo se piensa bien antes de que nadie lo toque. Un paso pequeño el primer día muestra en qué hay que pensar.
    .headline = Dar un paso pequeño el día en que llega un trabajo

card-team-centre-calm-newcomer = Aquí se deja tiempo a la gente nueva antes de hablarle, y le cuesta preguntar. Dos líneas de cada cual: qué hace y qué se le puede preguntar.
    .headline = Decir a la persona más nueva qué preguntar a cada cual

card-team-centre-calm-crisis = Ante un problema, este equipo calla y piensa, y desde fuera nadie ve que pase algo. Decir que ya se ha visto y cuándo habrá más noticias.
    .headline = Tener lista una primera respuesta a malas noticias

card-team-centre-calm-celebrating = Cuando este equipo encuentra un buen momento para celebrar, la noticia ya es vieja. Bastan diez minutos con lo que haya a mano.
    .headline = Celebrar el próximo éxito el mismo día

### The team puts people first.

card-team-centre-people-meetings = Aquí se pregunta “¿Cómo se lo tomarán?” antes que “¿Es verdad?”. La pregunta de siempre llega justo después.
    .headline = Dar a cada tema cinco minutos solo de datos

card-team-centre-people-decisions = A este equipo le cuesta una decisión que disgusta a alguien, digan lo que digan las cifras. Mirarlas primero, y hablar después de las personas.
    .headline = Comparar en una tabla los resultados de cada opción

card-team-centre-people-conflict = Aquí un comentario sobre el trabajo suena a comentario sobre la persona. Decir qué hace el trabajo y qué debería hacer, y nada más.
    .headline = Comentar un trabajo sin decir “tú”

card-team-centre-people-planning = Aquí se pregunta “¿A quién le gustaría?” antes que “¿Qué hace falta?”. El plan gusta a todo el mundo, pero la fecha se retrasa.
    .headline = Anotar primero resultados y horas, y al final los nombres

card-team-centre-people-newcomer = Aquí la gente nueva conoce a todo el mundo antes de saber qué debe lograr el trabajo. Contar también la historia que hay detrás de una cifra.
    .headline = Mostrar a la persona más nueva las tres cifras que cuentan

card-team-centre-people-crisis = Ante un problema, este equipo cuida primero a las personas, y el fallo tiene que esperar. Dos pueden buscarlo mientras el resto sigue cuidando.
    .headline = Acordar quién busca la causa cuando algo falla

card-team-centre-people-celebrating = Este equipo celebra a su gente, pero lo que logró se queda en media frase. Preguntar entre todo el equipo qué marcó la diferencia.
    .headline = Comparar cifras de antes y después del último éxito

### The team puts the task first.

card-team-centre-task-meetings = Aquí los datos llenan la hora, y cómo se siente la gente sale más tarde, a solas. Preguntar por el ánimo, no por los motivos.
    .headline = Cerrar la próxima reunión con una palabra de cada cual

card-team-centre-task-decisions = Aquí ganan las mejores cifras antes de que nadie pregunte quién tendrá que vivir con la decisión. Preguntar mientras todavía se puede cambiar algo.
    .headline = Preguntar a tres personas qué significa para ellas la decisión

card-team-centre-task-conflict = Cuando los datos están claros, la discusión se acabó para este equipo, pero no para quien la perdió. Escuchar, y no corregir las respuestas.
    .headline = Preguntar qué molesta todavía de la última disputa

card-team-centre-task-planning = Aquí los planes muestran resultados y fechas, pero no cómo aguanta la gente. Preguntar antes de repartir las tareas.
    .headline = Anotar qué sería demasiado para cada persona

card-team-centre-task-newcomer = Aquí la gente nueva aprende cómo se hace el trabajo mucho antes que quién lo hace. Por turnos, y de cualquier cosa menos del trabajo.
    .headline = Charlar media hora con la persona más nueva

card-team-centre-task-crisis = Ante un problema, este equipo va primero a las cifras, mientras quien lee busca a las personas. Decir quién está ayudando, y enviar después los números.
    .headline = Empezar cada aviso de crisis por las personas afectadas

card-team-centre-task-celebrating = Aquí un éxito es una cifra por encima de la meta. Escuchar la historia que hay detrás, y contársela a todo el equipo.
    .headline = Preguntar a alguien a quien ayudó el equipo qué cambió

### The answers can't tell in which half the team's centre is.

card-team-centre-open-meetings = ¿Va este equipo demasiado rápido para algunas personas, o demasiado despacio para otras? Las respuestas no lo aclaran: que cada cual diga una palabra.
    .headline = Preguntar si las reuniones van con prisa, bien o lentas

card-team-centre-open-decisions = ¿Decide este equipo demasiado pronto, o demasiado tarde? Las respuestas no lo muestran: que cada cual las juzgue por su cuenta, y comparar después.
    .headline = Marcar las últimas cinco decisiones: “pronto”, “bien” o “tarde”

card-team-centre-open-conflict = ¿Fue tiempo, datos o amabilidad? Las respuestas no dicen qué escasea aquí, así que cada cual anota una de las tres cosas.
    .headline = Preguntar qué faltó en el último desacuerdo

card-team-centre-open-planning = ¿Prefiere este equipo ponerse en marcha o tomarse su tiempo? Todavía no está claro, así que no hay un plan que sirva para todo el mundo.
    .headline = Preguntar en tres tareas: “¿Empezamos ya, o pensamos antes?”

card-team-centre-open-newcomer = ¿Hacia dónde se inclina este equipo? Sigue sin definir, y unos ojos nuevos ven costumbres que el resto ya no ve.
    .headline = Preguntar a la persona más nueva qué le llamó la atención

card-team-centre-open-crisis = ¿Actúa este equipo demasiado pronto, o espera demasiado? Cómo reacciona sigue sin definir: hay que mirar lo que pasó de verdad.
    .headline = Repasar hora a hora el último mal día

card-team-centre-open-celebrating = ¿Aplausos, una nota discreta o salir antes? Lo que va con este equipo sigue sin definir, así que mejor no adivinar.
    .headline = Preguntar qué forma de agradecer gusta aquí
