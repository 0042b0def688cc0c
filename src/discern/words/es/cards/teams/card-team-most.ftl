## Cards for a team in which most people are in the direction of one style, or of two that lie side by side.

### Most move fast and put the task first.

card-team-most-dominance-meetings = Aquí, a la mayoría le gusta dirigir, y varias personas lo hacen a la vez. Con una al frente, el resto puede escuchar, y nadie tiene que pelear por la palabra.
    .headline = Nombrar quién lleva cada tema de la próxima reunión

card-team-most-dominance-decisions = Gana la voz más firme cuando la mayoría quiere un resultado hoy. Por la mañana se sabe si el argumento sigue en pie.
    .headline = Consultar con la almohada la próxima decisión importante

card-team-most-dominance-conflict = Las discusiones se alargan cuando la mayoría responde rápido y quiere ganar. Esperar un “Sí, eso es”, y solo entonces argumentar.
    .headline = Decir qué quiere la otra parte antes de responder

card-team-most-dominance-planning = Las metas exigentes atraen a la mayoría, así que se persiguen demasiadas a la vez. Si por la nueva no vale la pena dejar ninguna, sobra la nueva.
    .headline = Por cada meta nueva, dejar o aplazar una vieja

card-team-most-dominance-newcomer = De la mayoría, la gente nueva recibe desde el primer día tareas difíciles y palabras sin rodeos. Alguien que se toma tiempo para explicar le ayuda a situarse.
    .headline = Elegir a dos colegas para las preguntas de la gente nueva

card-team-most-dominance-crisis = Cuando algo falla, la mayoría empieza a dar órdenes, y no hay dos iguales. Nombrar también a una persona suplente.
    .headline = Acordar ya quién habla por el equipo en una emergencia

card-team-most-dominance-celebrating = El día que se alcanza una meta, la mayoría ya persigue la siguiente. Decir por turnos qué hizo cada colega para llegar hasta ahí.
    .headline = Dedicar diez minutos a disfrutar el último resultado

### Most move fast and put people first.

card-team-most-influence-meetings = En una charla animada, la mayoría dice que sí al momento, y las promesas se pierden. Llevar una página común con nombres y fechas.
    .headline = Leer quién prometió qué al final de la próxima reunión

card-team-most-influence-decisions = Una presentación animada convence a la mayoría antes de que nadie haya visto una cifra. Cinco minutos de calma no estropean una buena idea.
    .headline = Leer los gastos y los riesgos antes de decir que sí

card-team-most-influence-conflict = Aquí, la mayoría despacha las disputas con bromas, y una semana después vuelven. Preguntar a ambas partes qué les molesta todavía antes de que alguien alegre el ambiente.
    .headline = Resolver una disputa que solo se tomó a risa

card-team-most-influence-planning = Un arranque animado atrae a la mayoría más que el aburrido tramo final. Anotar todo lo que sigue abierto, y guardar las ideas nuevas para después.
    .headline = Terminar un proyecto a medias antes de empezar otro

card-team-most-influence-newcomer = Quien llega recibe de la mayoría una cálida bienvenida y buenas historias, pero nada por escrito. Al segundo día ya hay cosas que consultar.
    .headline = Escribir una página con accesos, fechas y contactos

card-team-most-influence-crisis = Ante un problema, la mayoría llama a todo el mundo y dice que todo saldrá bien. Dejar huecos para qué falló, qué se está haciendo y cuándo habrá más noticias.
    .headline = Redactar un aviso de malas noticias que no prometa nada

card-team-most-influence-celebrating = El aplauso le sale fácil a la mayoría, pero va al trabajo que brilla. Buscar una revisión, una limpieza o una lista al día.
    .headline = Dar las gracias a tres personas por un trabajo invisible

### Most take time and put people first.

card-team-most-steadiness-meetings = Para no disgustar a nadie, la mayoría escucha, asiente y se guarda una duda. Hablar de las dos que más se repitan.
    .headline = Reunir una duda de cada persona en notas sin firma

card-team-most-steadiness-decisions = La mayoría espera hasta que una decisión guste a todo el mundo, y eso lleva semanas. Ese día basta con lo que la gente pueda aceptar.
    .headline = Poner fecha a la decisión que se viene aplazando

card-team-most-steadiness-conflict = Las molestias se callan durante meses, porque la mayoría prefiere mantener la paz. Escuchar a todo el mundo antes de que nadie responda.
    .headline = Preguntar a cada persona qué debería dejar de hacer el equipo

card-team-most-steadiness-planning = Lo de siempre da confianza a la mayoría, aunque ya no ayude a nadie. Después, preguntar quién notó que faltaba.
    .headline = Elegir una rutina y suspenderla dos semanas

card-team-most-steadiness-newcomer = La mayoría se guía por costumbres que nadie nombra, y quien llega tiene que adivinarlas. Repasar la lista en común la primera semana.
    .headline = Anotar cinco cosas que aquí se saben y nadie dice

card-team-most-steadiness-crisis = Cuando las cosas se ponen difíciles, la mayoría carga en silencio con más trabajo para no molestar. Un “Todo va bien” no vale como respuesta.
    .headline = Pedir a cada persona que ceda una tarea

card-team-most-steadiness-celebrating = Aquí, la mayoría ayuda en silencio y no quiere alboroto, así que nadie recibe las gracias. Dos líneas sobre qué ayudó bastan.
    .headline = Dar las gracias por escrito a quien dio calma a la semana

### Most take time and put the task first.

card-team-most-conscientiousness-meetings = La mayoría ve hasta el último fallo, y la hora se va en detalles. Es mejor dedicarla a los pocos que cambiarían la respuesta.
    .headline = Enviar por escrito las correcciones menores antes de reunirse

card-team-most-conscientiousness-decisions = Siempre hay una cifra más que la mayoría quiere ver. Dejar de reunir datos en cuanto esté lo que se pidió.
    .headline = Anotar qué datos bastarían para un sí

card-team-most-conscientiousness-conflict = En una disputa, la mayoría discute sobre fuentes y palabras, y lo que de verdad molesta se queda sin decir. Cerrar los archivos cinco minutos.
    .headline = Decir qué preocupa antes de citar los datos

card-team-most-conscientiousness-planning = Los planes llegan completos pero tarde, porque la mayoría quiere cada cifra exacta. Marcar lo estimado, y corregirlo la segunda semana.
    .headline = Terminar el próximo plan en una hora, con estimaciones

card-team-most-conscientiousness-newcomer = La gente nueva recibe de la mayoría todas las normas, sin faltar una, y después una lista de correcciones. Dejar el resto para cuando pregunte.
    .headline = Reducir la guía a una página para la primera semana

card-team-most-conscientiousness-crisis = Incluso cuando cada hora cuenta, la mayoría busca la causa exacta antes de actuar. Limitar el daño con lo que se sabe, y después buscar con el cuidado de siempre.
    .headline = Acordar un primer paso para la próxima emergencia

card-team-most-conscientiousness-celebrating = En un trabajo terminado, la mayoría ve los fallos antes que lo bueno. La lista de errores sigue cerrada hasta que haya hablado todo el mundo.
    .headline = Nombrar lo que vale la pena repetir del último trabajo

### Most move fast.

card-team-most-di-meetings = Cuando la mayoría habla a la vez, solo se oye a las personas más rápidas. Recoger las notas, y hablar de unas pocas.
    .headline = Empezar el tema principal con dos minutos de escribir en silencio

card-team-most-di-decisions = Una idea audaz se lleva un sí rápido de la mayoría, y en una hora está en marcha. Diez minutos de duda salen más baratos que un mal comienzo.
    .headline = Pedir a dos personas que argumenten contra el plan más audaz

card-team-most-di-conflict = Aquí, la mayoría discute rápido y enseguida pasa página. Quien dijo poco le sigue dando vueltas: preguntarle en privado, y solo escuchar.
    .headline = Preguntar a la gente callada qué dejó abierto la última discusión

card-team-most-di-planning = Antes de que un trabajo esté terminado del todo, la mayoría ya va por el siguiente. Pensar en la prueba, las notas y la limpieza.
    .headline = Poner nombre y fecha a cada paso final

card-team-most-di-newcomer = La gente nueva ve diez cosas en una mañana, porque la mayoría corre a la siguiente. Escuchar media hora, y no mostrar nada nuevo.
    .headline = Preguntar a la persona más nueva qué se explicó demasiado rápido

card-team-most-di-crisis = Ante una mala noticia, la mayoría salta, llama y empieza a arreglar. Un cuarto de hora de comprobaciones frena un rumor.
    .headline = Elegir a dos personas para comprobar datos en una emergencia

card-team-most-di-celebrating = La mayoría quiere celebrar en cuanto la cosa pinta bien. Elegir una señal clara, como la última prueba.
    .headline = Acordar qué significa “terminado” antes de celebrar

### Most put people first.

card-team-most-is-meetings = Para la mayoría van primero las palabras amables, y la cifra dura espera hasta que se acaba el tiempo. Cinco minutos para ella, y después como siempre.
    .headline = Abrir la próxima reunión con la cifra menos grata

card-team-most-is-decisions = Aquí, la mayoría busca la opción que gusta a todo el mundo. Antes de elegirla, preguntar en voz alta a cuál favorecen las cifras.
    .headline = Anotar qué precio tendría la opción más amable

card-team-most-is-conflict = Para no herir, la mayoría suaviza una queja hasta que nadie la oye. Fuera el elogio de antes y la broma de después.
    .headline = Pedir a alguien, con una frase clara, un solo cambio

card-team-most-is-planning = La mayoría dice que sí para ayudar, y el equipo promete más de lo que cabe en una semana. Un no a tiempo es más amable que una larga espera.
    .headline = Retirar una promesa, con las gracias y un motivo

card-team-most-is-newcomer = La gente nueva oye de la mayoría solo palabras amables, y no distingue el buen trabajo del malo. Mejor elegir uno propio.
    .headline = Mostrar a la persona más nueva un trabajo que se quedó corto

card-team-most-is-crisis = La mayoría envuelve las malas noticias en tanto consuelo que nadie las ve. Las palabras amables llegan igual de bien en la segunda frase.
    .headline = Empezar cada aviso de malas noticias con el hecho

card-team-most-is-celebrating = Todo el mundo recibe de la mayoría las mismas gracias cálidas, y las palabras pierden peso. Decir qué ha cambiado el trabajo de cada persona.
    .headline = Al dar las gracias esta semana, añadir un resultado

### Most take time.

card-team-most-sc-meetings = Las reuniones arrancan despacio, porque la mayoría habla solo cuando lo tiene claro. Cada cual escribe una respuesta rápida, y puede cambiarla después.
    .headline = Abrir el tema principal con una primera idea de cada cual

card-team-most-sc-decisions = La mayoría sopesa bien cada decisión, pero algunas oportunidades no esperan. Preguntar cuándo llegaría tarde un sí, y decidir antes.
    .headline = Fijar una fecha límite para una decisión abierta

card-team-most-sc-conflict = Aquí, la mayoría se guarda una objeción para una nota cuidadosa tras la reunión. Tomar un tema que haya ido y vuelto por escrito, y hablarlo.
    .headline = Decir en voz alta “No estoy de acuerdo” una vez esta semana

card-team-most-sc-planning = Despacio pero seguro, la mayoría lo lleva todo hasta el final, y casi nada se abandona. Repartir las horas que se ganen.
    .headline = Acabar con una tarea que ya no sirve

card-team-most-sc-newcomer = La mayoría explica mucho, y la persona nueva tarda en poder probar. Elegir algo que pueda salir mal sin daño.
    .headline = Buscar una tarea pequeña y real para el tercer día

card-team-most-sc-crisis = Cuando una crisis rompe la rutina, la mayoría se aferra a ella un poco más, por si acaso. Decir también por cuánto tiempo.
    .headline = Anotar dos normas que cualquiera puede saltarse en emergencias

card-team-most-sc-celebrating = La mayoría trabaja sin prisa y sin ruido, y las buenas noticias llegan tarde. Bastan dos frases, sin los fallos.
    .headline = Contar fuera del equipo un trabajo terminado

### Most put the task first.

card-team-most-dc-meetings = La mayoría va derecha a las metas y las cifras, y nadie oye cómo está el resto. Tres minutos antes del primer tema bastan.
    .headline = Preguntar por parejas qué cuesta ahora más de lo que parece

card-team-most-dc-decisions = La noticia suena a orden cuando la mayoría elige por resultados. Si en el papel resulta fría, hablar antes con la gente.
    .headline = Redactar el aviso a las personas afectadas antes de decidir

card-team-most-dc-conflict = Aquí, la mayoría pelea duro por el mejor resultado, y quien está enfrente solo oye críticas. Basta una frase sincera, sin un “pero” detrás.
    .headline = Elogiar el trabajo de alguien con quien se discute

card-team-most-dc-planning = Metas y revisiones llenan la agenda de la mayoría, y no queda tiempo para las personas. Defender esa hora como una fecha límite.
    .headline = Dejar libre una hora esta semana para ayudar a alguien

card-team-most-dc-newcomer = La gente nueva recibe de la mayoría metas y correcciones, y cree que aquí nadie se equivoca. Decir cómo se vivió y quién ayudó.
    .headline = Contar un error propio a la persona más nueva

card-team-most-dc-crisis = Bajo presión, la mayoría habla solo del trabajo que queda. Basta una línea de cada persona si alguien actúa en consecuencia.
    .headline = Preguntar a cada cual qué necesita para acabar la semana

card-team-most-dc-celebrating = La mayoría ve la meta alcanzada, pero no la paciencia que hay detrás. Decir qué ayudó y cuándo.
    .headline = Dar las gracias a alguien por algo que ninguna cifra muestra
