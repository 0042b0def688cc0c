## Cards for a team in which no one is in the direction of a style.

### No one moves fast and puts the task first.

card-team-absent-dominance-meetings = Aquí a nadie le gusta cortar una charla y exigir una respuesta. Si es demasiado pronto, basta con nombrar el dato que todavía falta.
    .headline = Votar el tema principal a la media hora

card-team-absent-dominance-decisions = Aquí nadie piensa primero en exigir una respuesta, y quedan preguntas abiertas. Una persona escribe una propuesta, y el resto responde en una línea.
    .headline = Pedir a cada cual un sí, un no o un cambio

card-team-absent-dominance-conflict = Aquí nadie tiene costumbre de hablar sin rodeos, y las peticiones imposibles se quedan sin respuesta. Elegir una, y contestar con pocas palabras y amabilidad.
    .headline = Escribir en equipo un no claro esta semana

card-team-absent-dominance-crisis = Cuando algo falla, no está claro quién toma el mando, porque aquí nadie empuja por costumbre. Mejor acordarlo antes, y por turnos.
    .headline = Fijar turnos para tomar el mando en emergencias

### No one moves fast and puts people first.

card-team-absent-influence-meetings = Aquí nadie anima la sala por costumbre, y las reuniones empiezan en frío. Por turnos, y con una sola historia corta.
    .headline = Abrir con dos minutos sobre alguien a quien ayudó el equipo

card-team-absent-influence-decisions = Aquí nadie piensa primero en ganarse a la gente, y hasta una buena decisión suena seca. El anuncio empieza por esas dos frases.
    .headline = Decir en dos frases por qué la decisión es buena noticia

card-team-absent-influence-newcomer = Dar una gran bienvenida no le sale a nadie por costumbre, así que la gente nueva llega casi sin que se note. Basta con decir quién viene y por qué es una alegría.
    .headline = Escribir un saludo alegre para la próxima persona nueva

card-team-absent-influence-celebrating = Aquí el buen trabajo se queda en secreto, porque nadie corre a contarlo. Elegir una tarea que se acabe de terminar.
    .headline = Enviar una foto y tres líneas sobre un éxito

### No one takes time and puts people first.

card-team-absent-steadiness-meetings = Callar para escuchar no le sale a nadie por costumbre, así que los argumentos se acumulan sin respuesta. Probarlo en un tema, con una frase cada vez.
    .headline = Resumir lo último que se dijo antes de hablar

card-team-absent-steadiness-conflict = Aquí nadie piensa primero en poner paz, y una disputa se alarga. Diez minutos con cada parte bastan para encontrar algo en común.
    .headline = Pedir a alguien neutral que escuche a ambas partes

card-team-absent-steadiness-planning = Dar estabilidad al resto no es lo primero en lo que piensa nadie aquí, así que las fechas se retrasan. Avisar a quienes dependen de estas dos.
    .headline = Elegir dos fechas que no se moverán, y anunciarlas

card-team-absent-steadiness-newcomer = Aquí nadie piensa primero en ayudar con paciencia, y quien empieza se guarda su quinta pregunta. Por turnos, y sin nada más entre manos.
    .headline = Dar quince minutos sin prisa a la persona más nueva

### No one takes time and puts the task first.

card-team-absent-conscientiousness-meetings = Aquí nadie revisa por costumbre, y se cuela una cifra equivocada. Poner un signo de interrogación junto a cada una sin fuente.
    .headline = Preguntar de dónde sale cada cifra

card-team-absent-conscientiousness-decisions = Aquí nadie piensa primero en pedir pruebas, y una buena historia se lleva un sí rápido. Buscar una cifra para cada opción.
    .headline = Preguntar “¿Cómo lo sabemos?” antes del próximo sí

card-team-absent-conscientiousness-planning = Sin nadie que piense primero en una lista, se olvida un paso. Escribir una justo al acabar el trabajo, y seguirla el mes próximo.
    .headline = Convertir una tarea mensual en una lista de pasos

card-team-absent-conscientiousness-newcomer = Aquí, escribir manuales no es la tarea favorita de nadie, y la gente nueva encuentra poco por escrito. Al final de la semana, corregir las notas en común.
    .headline = Pedir a la persona más nueva que anote cada paso
