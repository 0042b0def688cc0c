## Cards for a team with people at both halves on an axis.

### Some move fast, others take time.

card-team-divided-pace-meetings = Hay quien encuentra la respuesta hablando, y hay quien necesita antes silencio. Tres minutos de silencio a la mitad ayudan a todo el mundo.
    .headline = En el tema principal: hablar, escribir y volver a hablar

card-team-divided-pace-decisions = A una parte del equipo un sí le lleva un minuto; a otra, una noche. Preguntar a quien cambió de lado qué vio.
    .headline = Votar la próxima decisión hoy y otra vez mañana

card-team-divided-pace-conflict = A una parte del equipo una respuesta rápida le suena a reproche; a otra, un largo silencio le suena a un sí. Comprobarlo antes de reaccionar.
    .headline = Cuando alguien calla, preguntar “¿Sí, o todavía no?”

card-team-divided-pace-planning = Una parte de este equipo empezaría hoy; otra prepararía una semana. Que todo el mundo trabaje en las dos versiones.
    .headline = Fijar dos fechas en el próximo trabajo: borrador y final

card-team-divided-pace-newcomer = Hay quien responde antes de que acabe la pregunta, y hay quien responde un día después. Quien llega toma ambas cosas por antipatía, y solo es ritmo.
    .headline = Explicar los dos ritmos a la persona más nueva

card-team-divided-pace-crisis = En una emergencia, una parte del equipo actúa con la primera noticia; otra espera a que sea segura. En dos columnas caben ambas.
    .headline = Crear una página de crisis con “se dice” y “comprobado”

card-team-divided-pace-celebrating = Al terminar un trabajo, hay quien corre al siguiente y hay quien apenas empieza a tomar aire. Dar tiempo a ambas cosas.
    .headline = Planear un aplauso ahora y un repaso más tarde

### Some put people first, others the task.

card-team-divided-focus-meetings = A una parte del equipo se le hace larga una hora de sentimientos; a otra, una hora de cifras. La próxima reunión empieza por lo que faltó.
    .headline = Preguntar a qué se dedicó poco tiempo: a los sentimientos o a las cifras

card-team-divided-focus-decisions = Antes de decidir, hay quien va a ver a las personas afectadas y hay quien repasa los números. Hacer ambas cosas, y en compañía de alguien que empezaría por la otra.
    .headline = Antes de decidir, visitar a una persona y revisar una cifra

card-team-divided-focus-conflict = Para una parte del equipo una discusión acaba cuando los datos están claros; para otra, cuando la gente vuelve a estar a gusto. Comprobar ambas cosas.
    .headline = Preguntar si la última disputa se acabó de verdad

card-team-divided-focus-planning = Si una fecha es demasiado dura para alguien, una parte de este equipo la movería y otra la mantendría. Mejor resolverlo antes de que ocurra.
    .headline = Marcar qué fechas pueden moverse si alguien no llega

card-team-divided-focus-newcomer = Hay quien quiere que la gente nueva conozca primero al equipo, y hay quien quiere que aprenda primero el trabajo. Cada día, una persona por conocer y un resultado por entender.
    .headline = Planear una primera semana con personas y resultados

card-team-divided-focus-crisis = Ante un problema, una parte del equipo mira el fallo; otra, a quién afecta. Escribirlo con todo en calma, con líneas de ambas partes.
    .headline = Preparar un aviso de malas noticias claro y amable

card-team-divided-focus-celebrating = Para una parte del equipo un éxito es la cifra alcanzada; para otra, las personas que la alcanzaron. Decir una frase sobre cada cosa.
    .headline = Mostrar un gráfico y una foto del último éxito
