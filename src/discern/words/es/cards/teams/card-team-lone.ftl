## Cards for a team in which one person is in the direction of a style. They share out what comes with it and single no one out.

### One moves fast and puts the task first.

card-team-lone-dominance-meetings = Aquí le toca a una sola persona decir “basta, decidamos”. Cada vez, alguien distinto resume lo acordado.
    .headline = Turnarse en las reuniones para cerrar cada tema

card-team-lone-dominance-decisions = Las propuestas audaces vienen de la única persona de aquí que empuja para lograr resultados, y el resto solo responde. Mostrarlas todas a la vez.
    .headline = Traer una propuesta por persona, en una sola línea

card-team-lone-dominance-conflict = Cuando toca un mensaje sin rodeos, le cae siempre a la misma persona. Así el resto practica, y alguien descansa.
    .headline = Dejar que otra persona dé el próximo no incómodo

### One moves fast and puts people first.

card-team-lone-influence-meetings = Aquí una sola persona trae las historias y la diversión, y el resto se relaja. Dos minutos cada cual.
    .headline = Abrir la próxima reunión por parejas, con buenas noticias

card-team-lone-influence-newcomer = Aquí le toca a una sola persona alegre que la gente nueva se sienta a gusto. Hay un mensaje que enviar, una comida, un recorrido y gente que presentar.
    .headline = Repartir la próxima bienvenida entre cuatro personas

card-team-lone-influence-celebrating = Basta con que falte una persona animada para que un éxito pase aquí sin un aplauso. El siguiente nombre de la lista elige cómo celebrarlo.
    .headline = Fijar turnos para organizar las celebraciones

### One takes time and puts people first.

card-team-lone-steadiness-meetings = Aquí cuidar del resto le toca a una sola persona paciente. Pasar la pregunta de una persona a otra, y esperar cada respuesta.
    .headline = Preguntar cómo va todo a alguien que habló poco

card-team-lone-steadiness-conflict = Cuando sube el tono, todo el mundo cuenta con la misma persona que escucha con paciencia. Cualquiera puede oír a ambas partes y resumir.
    .headline = Elegir a otra persona para mediar en la próxima disputa

card-team-lone-steadiness-crisis = En una crisis, una sola persona sostiene aquí con calma a la gente y el trabajo diario mientras el resto persigue el problema. Empezar por cinco tareas.
    .headline = Poner dos nombres junto a cada tarea que no puede parar

### One takes time and puts the task first.

card-team-lone-conscientiousness-meetings = Preguntar si los datos son correctos le toca aquí a una sola persona cuidadosa. Con una voz nueva, la pregunta se vuelve a escuchar.
    .headline = Preguntar por turnos “¿De verdad es así?”

card-team-lone-conscientiousness-decisions = Aquí la búsqueda de errores se deja a un solo par de ojos. Oír primero qué encontró cada cual.
    .headline = Antes de decidir, dar a cada cual una cifra que revisar

card-team-lone-conscientiousness-planning = Aquí una persona mantiene al día cada fecha y cada detalle, y el resto pregunta en vez de mirar. Primero, repasarlos en común.
    .headline = Que dos personas más actualicen las listas esta semana
