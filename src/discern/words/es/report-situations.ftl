## The six situations of a report on a team: what the reader can do about a fact. $fact is most-<end>, divided-<axis>,
## many-<style>, or open where no fact is claimed. Common teaching of DISC.

# Over what the reader can do.
report-situations-part =
    { $audience ->
        [self] Un acuerdo para probar
        [coach] A qué prestar atención
       *[manager] Tu parte
    }

# Over what is easy and hard.
report-situations-easy = Lo fácil y lo difícil

report-situations-meetings =
    { $audience ->
        [self]
            { $fact ->
                [divided-pace] “Empezamos cada punto con dos minutos para escribir, luego habla cada cual una vez y después se conversa sin turnos”.
                [most-fast] “Dejamos una pausa tras cada pregunta, y nadie habla dos veces hasta que haya hablado todo el mundo”.
                [most-calm] “Decimos una primera idea en voz alta en la ronda inicial, y avisamos de que es una primera idea”.
                [divided-focus] “Abrimos con cinco minutos sobre cómo estamos y cinco sobre las cifras, siempre en ese orden”.
                [most-people] “Ponemos la cifra que importa en la primera línea del orden del día, y un tiempo junto a cada punto”.
                [most-task] “Preguntamos ‘¿Cómo te sientes con esto?’ una vez en cada reunión, y esperamos la respuesta”.
               *[open] “Acordamos antes de cada reunión si es para ideas, para decidir o para informar”.
            }
        [coach]
            { $fact ->
                [divided-pace] Cuenta quién habla en los primeros diez minutos y quién en los últimos diez. Pregúntales a ambos grupos qué faltó.
                [most-fast] Observa quién toma aire y no llega a entrar. Pregúntale al grupo qué no oyó.
                [most-calm] Observa qué se dice después en el pasillo. Pregunta por qué en la sala parecía demasiado pronto.
                [divided-focus] Espera oír “blando” y “frío”, con las palabras que sean. Pregúntale a cada lado qué intentaba proteger.
                [most-people] Observa qué pasa con un tema cuando incomoda. Pregunta qué cifra no trajo nadie.
                [most-task] Espera una frase sobre sentimientos que nadie recoge. Pregunta a qué precio se habría recogido.
               *[open] Pídeles a tres personas que describan una reunión normal, y busca dónde difieren los relatos.
            }
       *[manager]
            { $fact ->
                [divided-pace] Envía las preguntas el día anterior y cierra cada punto a la hora que anunciaste.
                [most-fast] Haz una pregunta, deja una pausa y da la palabra a quien no ha hablado. Habla al final.
                [most-calm] Pide primeras opiniones en una ronda y di que no comprometen a nadie. No tomes el silencio por un sí.
                [divided-focus] Pon el orden por escrito, primero las personas o primero las cifras, para que nadie tenga que pelearlo.
                [most-people] Controla el tiempo y nombra la única cifra de que trata la reunión antes de abrir el debate.
                [most-task] Habla con quien se quedó en silencio, el mismo día y a solas. En la sala rara vez sale el tema.
               *[open] Antes de cambiar nada, pregunta en dos reuniones qué debería cambiar.
            }
    }

report-situations-decisions =
    { $audience ->
        [self]
            { $fact ->
                [divided-pace] “Cada decisión tiene dos momentos: hasta cuándo se puede preguntar y cuándo se cierra”.
                [most-fast] “Antes de decir que sí, una persona reúne dudas durante cinco minutos”.
                [most-calm] “Antes de mirar las opciones, anotamos qué nos bastaría”.
                [many-D] “Antes de discutir, nombramos a la persona que decide. El resto aconseja”.
                [many-C] “Acordamos las tres cifras que necesitamos, y decidimos en cuanto las tenemos”.
                [divided-focus] “Preguntamos de cada opción qué aporta y a quién afecta”.
                [most-people] “Decimos en voz alta a quién va a decepcionar el resultado, y aun así decidimos por los datos”.
                [most-task] “Antes de decidir, preguntamos a alguien que tendrá que vivir con la decisión”.
               *[open] “Decimos al principio cómo se decide esta vez: una persona, una votación o cuando nadie objeta”.
            }
        [coach]
            { $fact ->
                [divided-pace] Pregúntale a cada persona cuándo se tomó la última decisión, y compara las respuestas.
                [most-fast] Pregunta qué duda estaba en la sala y no se dijo. Después, qué faltó: tiempo o permiso.
                [most-calm] Pregunta qué precio tiene cada semana la cuestión abierta. Tras el deseo de más datos, busca el miedo a equivocarse.
                [many-D] Pregunta quién tiene aquí la última palabra y pide la respuesta por escrito. Compáralas.
                [many-C] Pregunta qué cifra cambió alguna vez una decisión. Busca revisiones que tranquilizan y no informan.
                [divided-focus] Pídele a cada lado que defienda al otro durante tres minutos. Espera el momento en que suena sincero.
                [most-people] Pregunta a quién protegió la última decisión. Busca una opción elegida para no herir a alguien.
                [most-task] Pregunta quién supo de la última decisión por correo. Presta atención a cómo la describe.
               *[open] Toma dos decisiones recientes y pregunta cómo se llegó a cada una. Busca en qué difieren los relatos.
            }
       *[manager]
            { $fact ->
                [divided-pace] Anuncia el día de la decisión junto con la pregunta. A una parte le da tiempo; a la otra, un final.
                [most-fast] Antes de cerrar, pregunta a alguien por su nombre qué puede salir mal. Agradece la respuesta, sea cual sea.
                [most-calm] Di qué es suficiente y cierra la cuestión el día que nombraste, aunque falte una cifra.
                [many-D] Di por escrito quién tiene la última palabra en qué. Si no, varias personas actúan como si fuera suya.
                [many-C] Pregunta qué cambiaría la respuesta. Si la próxima revisión no la cambia, decide ya.
                [divided-focus] Di de antemano cuál de las dos cosas cuenta más esta vez, las cifras o las personas, y por qué.
                [most-people] Encárgate de la parte impopular. Anúnciala, da el motivo y déjala como está.
                [most-task] Díselo en persona a quienes afecta, antes de ponerlo por escrito, y pregunta qué les cambia.
               *[open] Di de cada decisión quién la toma y para cuándo.
            }
    }

report-situations-conflict =
    { $audience ->
        [self]
            { $fact ->
                [divided-focus] “Vamos por turnos: primero qué pasó, luego cómo se vivió, cinco minutos cada vez y sin réplicas”.
                [most-people] “Decimos lo difícil en dos días como máximo, y empezamos así: ‘Es algo pequeño, y quiero que siga siéndolo’”.
                [most-task] “Preguntamos tras una discusión si algo que dijimos sigue doliendo, y pedimos perdón si es así”.
                [many-S] “Preguntamos en cada revisión: ‘¿Qué llevas tiempo aguantando?’”.
                [many-D] “Cada lado repite el argumento del otro antes de responder”.
                [divided-pace] “Pausamos una pelea hasta la mañana siguiente y decimos a qué hora sigue”.
                [most-fast] “Paramos cinco minutos cuando dos personas hablan a la vez”.
                [most-calm] “Anotamos lo que nos molesta y lo leemos en voz alta al final de la semana”.
               *[open] “Acordamos ahora, en calma, a quién acudir primero cuando no estemos de acuerdo”.
            }
        [coach]
            { $fact ->
                [divided-focus] Pídele a cada lado que cuente la historia del otro hasta que este asienta. Presta atención a la palabra “solo”.
                [most-people] Pregunta qué sabe todo el mundo y no ha dicho nadie. Espera más de lo que resulta cómodo.
                [most-task] Pregunta cómo está la gente desde la última disputa, y quién lo preguntó. Distingue lo que se sabe de lo que se supone.
                [many-S] Espera oír “No pasa nada”. Pregunta cuándo se dijo aquí un “no” por última vez, y qué siguió.
                [many-D] Pregunta quién pidió perdón por última vez, y por qué. Mira si ganar es la única forma de terminar.
                [divided-pace] Pregunta cuánto tarda cada cual en volver a pensar tras un choque. Incluye esa pausa en el acuerdo.
                [most-fast] Baja el ritmo: una persona habla, otra escucha, una frase por turno. Pregunta después cómo fue.
                [most-calm] Pregunta por el conflicto que tiene más de un mes. Deja escribir antes de hablar.
               *[open] Pregunta por una disputa que acabó bien. Reúne lo que hizo cada persona y busca un patrón que conservar.
            }
       *[manager]
            { $fact ->
                [divided-focus] Pide los datos a quien trae sentimientos, y los sentimientos a quien trae datos. Luego junta ambas cosas.
                [most-people] Nombra tú lo difícil, pronto y con amabilidad. Hasta que lo haga otra persona pueden pasar meses.
                [most-task] Tras una disputa, habla diez minutos a solas con cada persona. Pregunta cómo fue, no quién tenía razón.
                [many-S] Pregunta a solas, y dos veces. El primer “No pasa nada” es cortesía.
                [many-D] No dejes que lo resuelvan dos personas ante el equipo. Habla con ambas, fija la meta y que acuerden el camino.
                [divided-pace] Aplázalo a una hora fija de mañana. Para una parte es bastante pronto; para la otra, bastante tarde.
                [most-fast] Detén la discusión cuando suban las voces y retómala por la tarde, con los datos en una página.
                [most-calm] Pregúntale a solas a cada persona qué quedó sin decir. Aquí las peleas no hacen ruido.
               *[open] No des por hecho que hay una forma para todo el mundo. Pregúntale a cada persona si prefiere hablar ahora o mañana, a solas o en grupo.
            }
    }

report-situations-planning =
    { $audience ->
        [self]
            { $fact ->
                [many-C] “Empezamos cuando están claros ocho de diez pasos, y apuntamos los otros dos como abiertos”.
                [many-I] “Terminamos algo de lo empezado antes de empezar lo siguiente”.
                [divided-pace] “Planificamos las dos primeras semanas al detalle, y el resto en una línea por semana”.
                [most-fast] “Ponemos un último paso en cada plan: quién revisa y quién termina”.
                [most-calm] “Empezamos el primer día con una versión en bruto, y decimos que puede estar mal”.
                [divided-focus] “Ponemos un nombre y una hora libre junto a cada fecha”.
                [most-people] “Anotamos un día fijo junto a cada promesa, y ese día preguntamos por ella”.
                [most-task] “Antes de repartir la siguiente tarea, preguntamos a quién no le queda tiempo”.
               *[open] “Decimos en cada trabajo cuánto plan necesita: una página, una línea o nada”.
            }
        [coach]
            { $fact ->
                [many-C] Pregunta de qué protege el plan. Busca control donde bastaría la confianza.
                [many-I] Pregunta qué fue lo último que se terminó, y cómo se celebró. Busca la alegría de empezar.
                [divided-pace] Que se coloquen a lo largo de una pared, de “empezar ya” a “primero planificar”. Pregúntale a cada extremo qué precio paga por el otro.
                [most-fast] Pregunta qué se empezó y se dejó este año. Averigua quién recogió los restos.
                [most-calm] Pregunta qué harían si hubiera que empezar mañana. Busca lo que en realidad ya está listo.
                [divided-focus] Pregunta qué cedió la última vez que una fecha fue demasiado dura para alguien, y quién lo decidió.
                [most-people] Pregunta quién incumplió la última fecha y qué se dijo. Busca lo que no se dijo.
                [most-task] Pregunta quién tiene esta semana más trabajo que horas, y quién lo sabía.
               *[open] Pregunta cómo es un buen plan, y que cada cual dibuje uno en dos minutos. Compara los dibujos.
            }
       *[manager]
            { $fact ->
                [many-C] Fija el día en que empieza el trabajo, sea como sea el plan, y agradece a quien encuentre un hueco.
                [many-I] Mantén a la vista la lista de pasos pequeños, y elogia el último tanto como el primero.
                [divided-pace] Divide el plan: un primer paso rápido ahora, y un día fijo para la versión a fondo.
                [most-fast] Pregunta en cada comienzo quién seguirá ahí dentro de seis semanas. Revisa en la tercera, no al final.
                [most-calm] Pide un borrador en bruto para mañana, y promete que nadie lo va a juzgar.
                [divided-focus] Decide qué cede si una fecha es demasiado dura para alguien: la fecha, el alcance o la ayuda. Dilo antes de que pase.
                [most-people] Pide fechas en la sala y repítelas. “En cuanto pueda” no es una fecha.
                [most-task] Pregúntale a cada persona qué va a dejar por la tarea nueva. Si responde “nada”, repasa el plan otra vez.
               *[open] Di cuánto plan necesita cada trabajo al encargarlo.
            }
    }

report-situations-crisis =
    { $audience ->
        [self]
            { $fact ->
                [many-D] “Acordamos hoy quién dirige en una emergencia y quién ocupa su lugar”.
                [many-S] “Ensayamos una emergencia un día tranquilo, para que no nos resulte nueva”.
                [divided-pace] “Nos dividimos. Una parte actúa con lo que se sabe, la otra averigua el resto, y cada media hora se juntan”.
                [most-fast] “Antes de actuar, paramos tres minutos y decimos qué pasó de verdad”.
                [most-calm] “Decidimos de antemano qué se puede hacer sin preguntar”.
                [divided-focus] “Nombramos a alguien para el fallo y a alguien para las personas a quienes afecta”.
                [most-people] “Anotamos ahora a qué renunciaríamos primero”.
                [most-task] “Antes de buscar la causa, decimos ‘Aquí no se trata de culpas’”.
               *[open] “Escribimos una tarjeta para emergencias: a quién llamar, quién decide, dónde nos juntamos”.
            }
        [coach]
            { $fact ->
                [many-D] Pregunta quién dirigió en la última emergencia, y quién más lo intentó.
                [many-S] Pregunta quién cargó con demasiado y no dijo nada. Busca el orgullo que hay en ello.
                [divided-pace] Repasa la última emergencia reloj en mano. Señala dónde se perdieron de vista quienes actúan y quienes miran primero.
                [most-fast] Pregunta qué se arregló dos veces. Busca lo que alguien sabía y nadie preguntó.
                [most-calm] Pregunta cuándo estaba claro qué hacer, y cuándo se hizo. Habla de los minutos intermedios.
                [divided-focus] Pregunta quién se enteró al final. Averigua si fue primero el fallo o la gente, y quién lo eligió.
                [most-people] Pregunta a qué no habría renunciado nadie, y a qué precio.
                [most-task] Pregunta cómo se sintió quien cometió el error. Mira quién responde.
               *[open] Plantea una pequeña emergencia ficticia y da diez minutos. No digas nada y anota quién hace qué.
            }
       *[manager]
            { $fact ->
                [many-D] Pon al frente a una persona, por su nombre, y da a cada una de las demás una parte propia.
                [many-S] Reparte tú el trabajo, solo por hoy. Después, pregunta quién ha cargado con demasiado.
                [divided-pace] Que se adelanten quienes actúan rápido y el resto te informe de riesgos cada media hora, para oír a ambas partes.
                [most-fast] Detén a todo el equipo tres minutos. ¿Qué sabemos, quién hace qué y cuándo volvemos a hablar?
                [most-calm] Di qué decisión tomas ahora con lo que tienes. Pide correcciones en una hora como máximo.
                [divided-focus] Pídele a una persona que arregle el fallo y a otra que cuide de la gente, y dile al equipo quién hace cada cosa.
                [most-people] Toma tú la decisión dura y di por qué. Que el equipo cuide de quienes la sufren.
                [most-task] Di una palabra amable en los primeros diez minutos. Quien se siente en el banquillo busca excusas, no la causa.
               *[open] Anota un día tranquilo quién decide qué cuando algo va mal, y repásalo con el equipo.
            }
    }

report-situations-newcomer =
    { $audience ->
        [self]
            { $fact ->
                [divided-focus] “Decimos en la primera hora que aquí hay quien empieza por las personas y quien empieza por los datos, y que ambas cosas valen”.
                [most-people] “Acordamos quién le dice a la persona nueva, en la segunda semana, qué no es todavía suficiente”.
                [most-task] “Comemos en grupo el primer día, sin ninguna tarea”.
                [many-I] “Nombramos a alguien del equipo que explica las reglas, y que antes puede ensayar”.
                [many-C] “Dejamos que la persona nueva pruebe algo antes de terminar el manual”.
                [divided-pace] “Le decimos a la persona nueva a quién preguntar al vuelo y a quién escribir”.
                [most-fast] “Le dejamos a la persona nueva medio día sin reuniones en la primera semana”.
                [most-calm] “En los dos primeros días, cada cual se acerca a la persona nueva y le dice qué hace”.
               *[open] “Cada cual escribe una línea para la persona nueva: ‘Para trabajar bien conmigo, …’”.
            }
        [coach]
            { $fact ->
                [divided-focus] Pregúntale a la última persona que llegó qué creía que contaba aquí a la semana, y qué a los tres meses.
                [most-people] Pregúntale a la última persona que llegó cuándo oyó por primera vez qué no era suficiente, y cuánto tardó.
                [most-task] Pregúntale a la última persona que llegó cuándo se sintió por primera vez como en casa, y gracias a quién.
                [many-I] Pregúntale a la última persona que llegó qué regla rompió sin saberlo.
                [many-C] Pregúntale a la última persona que llegó cuándo pudo probar algo por primera vez.
                [divided-pace] Pregúntale a la última persona que llegó de quién adoptó el ritmo, y por qué.
                [most-fast] Pregúntale a la última persona que llegó cuándo tuvo su último rato a solas en la primera semana.
                [most-calm] Pregúntale a la última persona que llegó quién le habló primero, y qué día.
               *[open] Pídele a la última persona que llegó que describa el equipo a alguien de fuera. Que el resto escuche.
            }
       *[manager]
            { $fact ->
                [divided-focus] Dile a la persona nueva qué cuenta más en este puesto, la gente o los datos. Si no, lo decide quien se sienta al lado.
                [most-people] Di sin rodeos en la segunda semana qué se espera, con un ejemplo. La calidez del equipo no lo dirá por ti.
                [most-task] Come tú con la persona nueva el primer día, y pregúntale qué le sorprendió.
                [many-I] Haz responsable a alguien de las reglas aburridas, con una hora en el calendario para ellas.
                [many-C] Encárgale a la persona nueva algo pequeño que haga sin ayuda la primera semana, con permiso para equivocarse.
                [divided-pace] Di que “prueba” y “espera” se dicen aquí con buena intención, y cuál cuenta en la primera tarea.
                [most-fast] Reserva horas tranquilas en la primera semana, y pregunta al final qué fue demasiado rápido.
                [most-calm] Organiza tres primeras conversaciones para la persona nueva. Si no, ambas partes esperan.
               *[open] Habla con la persona nueva en las semanas una, dos y cuatro, cada vez con las mismas tres preguntas.
            }
    }

report-situations-heading = Situaciones del día a día
