## Cards for a team in which many are in either of two opposite directions.

### Some move fast and put the task first, others take time and put people first.

card-team-split-ds-meetings = Hay quien empuja para lograr un resultado, y hay quien se calla algo para mantener la paz. Bastan diez minutos para cada cosa.
    .headline = Abrir la próxima reunión con metas y cerrarla con dudas

card-team-split-ds-decisions = “Adelante” es obvio para una parte del equipo; “no tan rápido”, para la otra. La gente rápida anota qué hay que conservar, y la paciente propone un primer paso.
    .headline = En una decisión, defender la postura de la otra parte

card-team-split-ds-conflict = Cuando hay un choque, hay quien aprieta más y hay quien calla para mantener la paz. Empieza la gente callada.
    .headline = Dar a cada parte cinco minutos sin interrupciones al discutir

card-team-split-ds-planning = Una meta nueva y audaz entusiasma a una parte del equipo; para otra, pone en peligro aquello en lo que se apoya la gente. Poner ambas cosas en el mismo plan.
    .headline = Unir a cada meta nueva algo que no se toca

card-team-split-ds-newcomer = Quien llega oye “cámbialo” de la gente rápida y “que siga igual” de la paciente. Una persona rápida y una paciente escriben la lista en común.
    .headline = Anotar dos cosas que cambian y dos que se quedan

card-team-split-ds-crisis = En una emergencia, una parte del equipo se lanza; otra sostiene a la gente y el trabajo diario. Resolverlo ya, para que se hagan ambas cosas.
    .headline = Acordar quién ataca el problema y quién sostiene lo demás

card-team-split-ds-celebrating = Una parte de este equipo se enorgullece de la gran victoria; otra, de un año entero sin fallarle a nadie. Ambas cosas merecen un aplauso.
    .headline = Celebrar algo que se arriesgó y algo que se mantuvo

### Some move fast and put people first, others take time and put the task first.

card-team-split-ic-meetings = Hay quien pone por las nubes un plan nuevo, y hay quien lo desmonta en un minuto. Si se hace una cosa tras otra, el plan sale más fuerte.
    .headline = Enriquecer una idea diez minutos, y ponerla a prueba después

card-team-split-ic-decisions = A una parte del equipo la convence el entusiasmo; otra necesita pruebas. Bastan cinco líneas de cada cosa.
    .headline = Escribir una página con la historia y las cifras

card-team-split-ic-conflict = En una disputa, hay quien habla con emoción y hay quien se enfría y cita lo escrito. Dar diez minutos a cada ronda.
    .headline = Repasar la última disputa dos veces: datos, y luego emociones

card-team-split-ic-planning = A una parte del equipo le gusta hablar y dejarlo todo abierto; otra quiere cada paso en una tabla. Corregirlo en común el mismo día.
    .headline = Planear media hora en voz alta, y después por escrito

card-team-split-ic-newcomer = La gente nueva oye de una parte historias vivas, y recibe de la otra gruesos documentos. Solo se entienden en conjunto.
    .headline = Mostrar a quien llega un proyecto como historia y como archivo

card-team-split-ic-crisis = Ante una mala noticia, una parte del equipo llama enseguida; otra repasa cada detalle. Por turnos se va rápido y se acierta.
    .headline = En una crisis: comprobar, llamar y volver a comprobar

card-team-split-ic-celebrating = Hay quien quiere aplausos, y hay quien prefiere leer en detalle qué salió bien. Poner por escrito quién hizo qué.
    .headline = Celebrar un éxito con diez minutos de ruido y una nota
