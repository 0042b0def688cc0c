## Cards for a team in which someone is in the direction of each of the four styles.

card-team-coverage-meetings = Aquí hay quien empuja, quien cuenta historias, quien escucha y quien revisa. Con un rato para cada cosa, todo el mundo se lleva lo que buscaba.
    .headline = Dividir una reunión en meta, ideas, dudas y datos

card-team-coverage-decisions = ¿Qué se gana, a quién le encantará, quién necesita tiempo y qué lo demuestra? Aquí hay alguien para quien cada una de estas preguntas es la primera.
    .headline = Responder cuatro preguntas antes de la próxima decisión

card-team-coverage-conflict = En una disputa, aquí hay quien insiste, quien bromea, quien cede y quien cita la norma. Cada cual describe su propia costumbre, y ninguna más.
    .headline = Contar al resto cómo discute cada cual cuando algo le molesta

card-team-coverage-planning = Aquí hay quien empieza, quien se gana a la gente, quien lo mantiene todo en marcha y quien revisa. El trabajo se atasca cuando pasa de unas manos a otras.
    .headline = Poner en el plan una fecha para cada traspaso

card-team-coverage-crisis = Alguien tiene que actuar, alguien llamar, alguien mantener la calma y alguien buscar la causa. Para cada cosa hay aquí alguien a quien se le da bien.
    .headline = Repartir cuatro tareas de crisis antes de que haga falta

card-team-coverage-celebrating = Aquí hay quien quiere el resultado, quien una fiesta, quien un gracias discreto y quien los detalles. Dar a cada cosa unos minutos.
    .headline = Planear media hora con algo para los cuatro gustos
