## The portrait of each region of the circle: a paragraph, and lists of four short lines.

# $region is a direction (D, DI, I, IS, S, SC, C, DC), a half of which only that end is known (fast, people, calm or
# task), or open. $a is the person's name, used by name only. What is said of a region is common teaching of DISC and
# wrong of the opposite region; of a half nothing is said about the other axis.

portrait =
    { $region ->
        [D]
            { $voice ->
                [you] Decides pronto y lo dices. Cuando una pregunta ya ha dado dos vueltas, la zanjas, y más tarde corriges lo que haya salido mal. Si ves un resultado, o el precio de esperar, el debate termina para ti. Un elogio te llega cuando nombra la meta que alcanzaste. Bajo presión tomas el mando, das órdenes y te saltas las explicaciones. Se te escapa lo definitiva que suena tu primera opinión. La gente más callada cede, y una buena objeción se queda sin decir. Antes de cerrar un tema, pregúntale a alguien que no haya hablado qué es lo que más pesa en contra, y explica tu decisión con un motivo.
               *[named] { portrait-who-first } decide pronto y lo dice. Cuando una pregunta ya ha dado dos vueltas, { portrait-who } la zanja, y más tarde corrige lo que haya salido mal. Si le muestras un resultado, o el precio de esperar, se acaba el debate. Un elogio llega cuando nombra la meta alcanzada. Bajo presión { portrait-who } toma el mando, da órdenes y se salta las explicaciones. Su primera opinión suena tan definitiva que la gente cede ante lo que solo es una primera oferta. Di que no en una frase mientras el tema siga abierto, y propón otro camino al mismo resultado. Un no rotundo llega a { portrait-who }; una indirecta se pierde.
            }
        [DI]
            { $voice ->
                [you] Empiezas antes de que el plan esté listo, aprovechas una oportunidad el mismo día en que surge y corriges errores sobre la marcha. En un debate hablas antes que nadie, argumentas con energía y prefieres la respuesta audaz a la segura. Un elogio te llega cuando es inmediato y en voz alta. Bajo presión aceleras, empiezas un proyecto más y llenas de palabras cada pausa. Tomas el silencio por un sí, y quien piensa más despacio solo se ha dejado llevar. El aburrido tramo final espera, porque ha surgido algo nuevo. Antes de empezar un trabajo, pide a la gente callada un sí en voz alta, y deja claro quién terminará lo que empiezas.
               *[named] { portrait-who-first } empieza antes de que el plan esté listo, aprovecha una oportunidad el mismo día en que surge y corrige errores sobre la marcha. En un debate { portrait-who } habla antes que nadie, argumenta con energía y prefiere la respuesta audaz a la segura. Un elogio llega cuando es inmediato y en voz alta. Bajo presión { portrait-who } acelera, empieza un proyecto más y llena de palabras cada pausa. Quien piensa más despacio se deja llevar, y solo más tarde se descubre que nadie estaba de acuerdo. Di “Todavía no lo tengo claro” pronto y en pocas palabras. Antes de empezar un trabajo, pide a { portrait-who } que diga quién va a terminarlo.
            }
        [I]
            { $voice ->
                [you] Piensas en voz alta: una idea sale a medio hacer y toma forma mientras la cuentas. Dices que sí antes de mirar cuánto tiempo llevará, porque esperas que todo salga bien. En un debate te convencen más una voz amable y una buena historia que una tabla de cifras. Un elogio te llega cuando lo oyen otras personas. Bajo presión hablas más, bromeas más y dejas lo aburrido para luego. Mientras tanto, la gente apunta tus ideas como promesas y espera resultados. Al final de una conversación, di qué prometes y para cuándo. Después, pide su opinión a la persona más callada.
               *[named] { portrait-who-first } piensa en voz alta: una idea sale a medio hacer y toma forma al contarla. El sí llega antes de que nadie mire cuánto tiempo llevará, porque { portrait-who } espera que todo salga bien. En un debate pueden más una voz amable y una buena historia que una tabla de cifras. Un elogio llega cuando lo oyen otras personas. Bajo presión { portrait-who } habla más, bromea más y deja lo aburrido para luego. La gente toma una idea por una promesa y después se siente defraudada. Deja que { portrait-who } hable primero, y desarrolla la idea antes de ponerla a prueba. Después acuerda qué se promete y para cuándo, y ponlo en un mensaje corto.
            }
        [IS]
            { $voice ->
                [you] Notas antes que nadie quién queda fuera, quién lo pasa mal y a quién no se le ha preguntado. Para ti una decisión es buena cuando resulta aceptable para todo el mundo, así que hablas con cada parte hasta que todas se suman. Un acuerdo justo para ambas partes cierra un debate, y la victoria de una sola te inquieta. Un elogio te llega cuando suena así: “Contigo fue más fácil”. Bajo presión suavizas las cosas, dices que sí a todas las partes y dejas tu trabajo en espera. Envuelves la crítica con tanta amabilidad que la gente solo oye la amabilidad. Di primero lo difícil, en una frase clara. Cuando no puedas aceptar algo, di que no el mismo día.
               *[named] { portrait-who-first } nota antes que nadie quién queda fuera, quién lo pasa mal y a quién no se le ha preguntado. Una decisión es buena cuando resulta aceptable para todo el mundo, así que { portrait-who } habla con cada parte hasta que todas se suman. Un acuerdo justo para ambas partes cierra un debate; una victoria, no. Un elogio llega cuando suena así: “Contigo fue más fácil”. Bajo presión { portrait-who } suaviza las cosas, dice que sí a todas las partes y deja su trabajo en espera. La crítica viene envuelta con tanta amabilidad que la gente solo oye la amabilidad. Pregúntale a { portrait-who } a solas “¿Qué habría que cambiar?”, y espera la segunda frase. Antes de decirle algo difícil, di que la relación está bien.
            }
        [S]
            { $voice ->
                [you] Escuchas hasta el final y hablas tarde. Antes de una decisión preguntas qué significa para el equipo, y das tiempo a la gente para hacerse a la idea. En un debate confías en lo que ya ha funcionado, y un tono amable consigue de ti más que la insistencia. Un elogio te llega en voz baja, por una ayuda que nadie más vio. Bajo presión dices menos, cargas con más y aseguras que todo va bien. Tu silencio pasa por un sí, y la gente se entera semanas después de que tenías dudas. Cuando algo de un plan te preocupe, díselo a alguien el mismo día. “Me gustaría pensarlo” basta para que la pregunta siga abierta.
               *[named] { portrait-who-first } escucha hasta el final y habla tarde. Antes de una decisión { portrait-who } pregunta qué significa para el equipo, y da tiempo a la gente para hacerse a la idea. En un debate cuenta lo que ya ha funcionado, y un tono amable consigue más que la insistencia. Un elogio llega en voz baja, por una ayuda que nadie más vio. Bajo presión { portrait-who } dice menos, carga con más y asegura que todo va bien. El silencio pasa por un sí, y semanas después resulta que era un no. Anuncia un cambio unos días antes y di qué sigue igual. Después pregunta a { portrait-who } en privado qué le facilitaría las cosas, y deja tiempo para la respuesta.
            }
        [SC]
            { $voice ->
                [you] Trabajas a un ritmo constante y terminas una tarea antes de empezar la siguiente. Una decisión te lleva una noche o dos, y después se mantiene. En un debate las voces fuertes solo te hacen esperar, y te convence una prueba que sale bien. Un elogio te llega como una nota corta tras meses en que nada salió mal. Bajo presión vas más despacio, te aferras a la rutina y muestras tanta calma que la gente te carga con más. Tu objeción está lista al día siguiente de la decisión, cuando ya nadie pregunta. Di “Respondo mañana” mientras la pregunta siga abierta. Antes de aceptar otra tarea, di cuál tendrá que esperar.
               *[named] { portrait-who-first } trabaja a un ritmo constante y termina una tarea antes de empezar la siguiente. Una decisión le lleva una noche o dos, y después se mantiene. En un debate las voces fuertes solo hacen esperar a { portrait-who }, y lo que convence es una prueba que sale bien. Un elogio llega como una nota corta tras meses en que nada salió mal. Bajo presión { portrait-who } va más despacio, se aferra a la rutina y muestra tanta calma que la gente le carga con más. Su objeción está lista al día siguiente de la decisión, cuando ya nadie pregunta. Vuelve a preguntar a { portrait-who }, a solas, antes de que la decisión sea firme. Si le das otra tarea, pregunta cuál puede esperar.
            }
        [C]
            { $voice ->
                [you] Quieres saber cómo funciona algo antes de decir que sí, y encuentras la cifra que no cuadra. Decides más tarde de lo que otras personas querrían, y puedes dar razones. Una fuente o una prueba cierra un debate para ti; el entusiasmo, no. Un elogio vago te resbala; el de un detalle acertado te llega. Bajo presión revisas una vez más, dices menos y no sueltas nada. Tus preguntas suenan a desconfianza hacia alguien cuando solo pones a prueba el plan, así que dilo. Cuenta pronto qué has encontrado hasta ahora, con cuánta seguridad y cuándo llegará el resto.
               *[named] { portrait-who-first } quiere saber cómo funciona algo antes de decir que sí, y encuentra la cifra que no cuadra. Sus decisiones llegan más tarde de lo que otras personas querrían, y con razones. Una fuente o una prueba cierra un debate; el entusiasmo, no. Un elogio vago le resbala; el de un detalle acertado llega. Bajo presión { portrait-who } revisa una vez más, dice menos y no suelta nada. Una serie de preguntas suena a desconfianza hacia alguien cuando { portrait-who } solo pone a prueba el plan. Envíale los datos un día antes, y di con qué exactitud hay que responder. Acuerda una fecha para la decisión, y así { portrait-who } sabrá cuándo se acaba de revisar.
            }
        [DC]
            { $voice ->
                [you] Miras el trabajo y dices qué está mal. Pones a prueba cada plan en su punto más débil, incluso uno que gusta a todo el mundo. Deciden la meta y los hechos, y una respuesta impopular te parece bien. En un debate cedes ante el mejor argumento y no ante la mayoría. Un elogio solo cuenta si viene de alguien que conoce el trabajo. Bajo presión respondes con sequedad, exiges más y haces el trabajo a solas. Das las gracias por sobrentendidas, así que la gente solo oye los errores. Di primero qué debe quedarse, y después qué tiene que cambiar. Haz una pregunta antes de desmontar una idea a medio hacer.
               *[named] { portrait-who-first } mira el trabajo y dice qué está mal. Pone a prueba cada plan en su punto más débil, incluso uno que gusta a todo el mundo. Deciden la meta y los hechos, y una respuesta impopular le parece bien. En un debate { portrait-who } cede ante el mejor argumento y no ante la mayoría. Un elogio solo cuenta si viene de alguien que conoce el trabajo. Bajo presión { portrait-who } responde con sequedad, exige más y hace el trabajo a solas. La crítica al trabajo suena a antipatía por la persona, y las gracias se quedan sin decir. Di cuál es el punto débil de tu plan antes de que lo haga { portrait-who }, y pregúntale qué debe quedarse. Si un comentario te duele, dilo con palabras claras.
            }
        [fast]
            { $voice ->
                [you] Respondes enseguida y sigues pensando mientras hablas. Decides en la reunión, no después, y cambias de rumbo igual de rápido si algo sale mal. Una propuesta corta y clara te convence, y un largo preámbulo te pierde. Un elogio te llega el mismo día; un mes después es agua pasada. Bajo presión aceleras, haces varias cosas a la vez y terminas las frases de otras personas. La gente toma tu primera respuesta por tu última palabra, y quien tarda más en hablar no llega a entrar. Di que es solo una primera idea, y deja que después hablen dos personas más. Antes de un paso difícil de deshacer, consúltalo con la almohada.
               *[named] { portrait-who-first } responde enseguida y sigue pensando mientras habla. Una decisión llega en la reunión, no después, y cambia igual de rápido si algo sale mal. Una propuesta corta y clara convence, y un largo preámbulo aburre. Un elogio llega el mismo día; un mes después es agua pasada. Bajo presión { portrait-who } acelera, hace varias cosas a la vez y termina las frases de otras personas. La gente toma su primera respuesta por la última palabra: { portrait-who } ya está en otra cosa antes de que entre quien tarda más en hablar. Di algo pronto, aunque tu idea esté a medias. Si necesitas tiempo, di a { portrait-who } cuándo llegará tu respuesta.
            }
        [people]
            { $voice ->
                [you] Preguntas a quién afecta antes de preguntar qué dicen las cifras. Para ti una decisión está lista cuando se ha escuchado a las personas afectadas. En un debate, quién habla y en qué tono cuenta tanto como el argumento. Un elogio te llega cuando es personal y nombra a alguien a quien ayudaste. Bajo presión intentas mantener unido al grupo, suavizas las malas noticias y te tomas a pecho una palabra dura. Tu amabilidad pasa por un sí, y en ella se pierde una crítica difícil. Empieza por la crítica, en una frase, y añade después las palabras amables. Antes de decidir, busca un dato que hable en contra de tu elección.
               *[named] { portrait-who-first } pregunta a quién afecta antes de preguntar qué dicen las cifras. Una decisión está lista cuando se ha escuchado a las personas afectadas. En un debate, quién habla y en qué tono cuenta tanto como el argumento. Un elogio llega cuando es personal y nombra a alguien que recibió ayuda. Bajo presión { portrait-who } intenta mantener unido al grupo, suaviza las malas noticias y se toma a pecho una palabra dura. La amabilidad pasa por un sí, y en ella se pierde una crítica difícil. Pregúntale cómo le va antes de preguntar qué está hecho. Cuando necesites una respuesta clara de { portrait-who }, pídela y di que puedes con ella.
            }
        [calm]
            { $voice ->
                [you] Primero piensas y después hablas. Si te preguntan en el momento, das la respuesta segura. Si te preguntan un día antes, das la que de verdad crees. Mantienes un ritmo constante y ves lo que la prisa deja sin hacer. Una pausa y una segunda mirada cierran un debate para ti; una voz alzada, no. Un elogio te llega en un momento tranquilo, sin público. Bajo presión callas y te aferras a una sola tarea. En una reunión rápida la gente toma tu pausa por un sí y sigue adelante. Di “Lo sigo pensando” en voz alta, y qué día vas a responder. Envía pronto tus primeras dudas, aunque estén a medias.
               *[named] { portrait-who-first } primero piensa y después habla. Si preguntas en el momento, te da la respuesta segura. Si preguntas un día antes, te llega lo que { portrait-who } cree de verdad. Un ritmo constante deja tiempo para ver lo que la prisa se salta. Una pausa y una segunda mirada cierran un debate; una voz alzada, no. Un elogio llega en un momento tranquilo, sin público. Bajo presión { portrait-who } calla y se aferra a una sola tarea. En una reunión rápida la gente toma una pausa por un sí y sigue adelante. Envía antes la pregunta a { portrait-who }, y deja un silencio después de hacerla. Vuelve al día siguiente por el resto de la respuesta.
            }
        [task]
            { $voice ->
                [you] Vas al grano y ahí te quedas. Tu primera pregunta es qué hay que hacer; a quién afecta viene después. Un dato o un resultado cierra un debate para ti, venga de quien venga. Un elogio te llega cuando es corto y trata del trabajo. Bajo presión dejas la charla, miras solo el trabajo y olvidas dar las gracias. Tu mensaje corto se lee como frío, y tu pregunta sobre el trabajo, como desconfianza hacia alguien. Añade una línea sobre por qué preguntas y qué ha salido bien. Antes de anunciar un cambio, pregunta a dos de las personas afectadas qué se te escapa.
               *[named] { portrait-who-first } va al grano y ahí se queda. Su primera pregunta es qué hay que hacer; a quién afecta viene después. Un dato o un resultado cierra un debate, venga de quien venga. Un elogio llega cuando es corto y trata del trabajo. Bajo presión { portrait-who } deja la charla, mira solo el trabajo y olvida dar las gracias. Un mensaje corto se lee como frío, y una pregunta sobre el trabajo, como desconfianza hacia alguien. Empieza por lo que necesitas y por qué. Si algo va mal con { portrait-who }, dilo abiertamente y no esperes a que te pregunte.
            }
       *[open]
            { $voice ->
                [you] Tus respuestas no señalan ningún lado. Hay dos razones frecuentes. Una: cambias de manera de trabajar según el momento: deprisa en una tarea y despacio en la siguiente, unas veces cerca de las personas y otras de lleno en los datos. La otra: las preguntas fueron pocas, o no encajaban con tu trabajo. Las respuestas no muestran cuál de las dos es. Piensa en tres tareas de la semana pasada, y pregúntale a alguien de tu equipo qué hiciste primero en cada una.
               *[named] Las respuestas de { portrait-who } no señalan ningún lado. Hay dos razones frecuentes. Una: { portrait-who } cambia de manera de trabajar según el momento: deprisa en una tarea y despacio en la siguiente, unas veces cerca de las personas y otras de lleno en los datos. La otra: las preguntas fueron pocas, o no encajaban con el trabajo. Las respuestas no muestran cuál de las dos es, así que no adivines. Pregúntale a { portrait-who } por trabajo real, por ejemplo, la última decisión en común.
            }
    }

# The person inside a sentence, and at its start.
portrait-who =
    { $voice ->
        [unnamed] esta persona
       *[named] { $a }
    }

portrait-who-first =
    { $voice ->
        [unnamed] Esta persona
       *[named] { $a }
    }

# A line is a bullet. A half has lines of its own axis only; open has none.
portrait-energises =
    { $region ->
        [D]
            Una meta que superar
            Decidir en el momento
            Manos libres
            Resultados rápidos
        [DI]
            Un comienzo audaz
            Un riesgo que compensa
            Primeros pasos hoy mismo
            Varias cosas en marcha
        [I]
            Una sala llena de gente
            Pensar en voz alta en compañía
            Un “gracias” ante el grupo
            Conocer gente nueva
        [IS]
            Gente que se lleva bien
            Unir a un grupo
            Arreglar una pelea
            Oír que la ayuda sirvió
        [S]
            Un equipo que sigue unido
            Ayudar a alguien a integrarse
            Llevar una tarea hasta el final
            Saber qué traerá el mañana
        [SC]
            Una carga de trabajo constante
            Una rutina que funciona
            Terminar lo empezado
            Horas de silencio
        [C]
            Tiempo para hacerlo bien
            Un criterio claro
            Preguntas sobre los datos
            Encontrar la causa
        [DC]
            Un problema difícil
            Exigencias que se cumplen
            Franqueza sobre el trabajo
            Espacio para trabajar a solas
        [fast]
            Una respuesta hoy
            Algo nuevo que probar
            Reuniones cortas
            Actuar enseguida
        [people]
            Tiempo con la gente
            Un trabajo que ayuda a alguien
            Recibir confianza
            Hablar cara a cara
        [calm]
            Tiempo para pensar antes
            Una sola tarea a la vez
            Un aviso antes del cambio
            Una sala en silencio
       *[task]
            Una tarea clara
            Avances visibles
            Los datos sobre la mesa
            Ceñirse al orden del día
    }

portrait-drains =
    { $region ->
        [D]
            Reuniones que no deciden nada
            Esperar permiso
            Explicaciones largas
            Reabrir lo ya decidido
        [DI]
            Esperar el último detalle
            Una semana igual que la otra
            Rondas lentas de opiniones
            Los frenos de otras personas
        [I]
            Un día sin compañía
            El silencio tras una idea
            Formularios largos y letra pequeña
            Respuestas formales de una línea
        [IS]
            La tensión en el ambiente
            Tener que tomar partido
            Hablar a espaldas de alguien
            La eficiencia fría
        [S]
            Cambios por sorpresa
            El conflicto abierto
            Las prisas
            Competir con colegas
        [SC]
            Ruido y prisas
            Planes que cambian cada día
            Urgencias salidas de la nada
            Un traspaso desordenado
        [C]
            Adivinar en público
            Reglas que no dejan de cambiar
            Información que falta
            Errores por descuido
        [DC]
            Las excusas
            Elogios corteses a un mal trabajo
            Razonamientos flojos
            Largas charlas sobre sentimientos
        [fast]
            Esperar una respuesta
            Otra ronda de reflexión
            Decisiones aplazadas otra vez
            Planes que nunca arrancan
        [people]
            Quedar fuera
            Las cifras antes que la gente
            Tareas sin trato humano
            Decisiones sin contar con la gente
        [calm]
            La prisa por la prisa
            Tres prioridades a la vez
            Gente que se interrumpe
            Cambios de última hora
       *[task]
            Charla sin fin
            Reuniones que divagan
            Peticiones vagas
            Adivinar estados de ánimo
    }

# Commands to someone who talks with the person.
portrait-do =
    { $region ->
        [D]
            Empezar por el resultado
            Dar dos opciones claras
            Decir la fecha límite
            Acordar quién decide
        [DI]
            Traer una propuesta
            Pedir una decisión
            Mostrar qué se puede ganar
            Nombrar un próximo paso
        [I]
            Hablar antes de escribir
            Empezar por lo que gusta
            Dejar espacio para una historia
            Preguntar “¿Para cuándo?”
        [IS]
            Preguntar cómo van las cosas
            Decir qué se agradece
            Prestar atención al “pero”
            Mencionar a quién más afecta
        [S]
            Preguntar dos veces, sin prisa
            Fijarse en el trabajo callado
            Decir quién va a ayudar
            Cumplir lo acordado
        [SC]
            Explicar paso a paso
            Dar una noche para decidir
            Respetar la fecha acordada
            Ofrecer una prueba
        [C]
            Traer la fuente
            Decir cuándo se da por terminado
            Ponerlo por escrito
            Dejar tiempo para preguntas
        [DC]
            Ir al grano
            Responder a la pregunta difícil
            Traer un argumento en contra
            Acordar antes la meta
        [fast]
            Empezar por lo que se pide
            Pedir una segunda idea
            Responder el mismo día
            Acordar el próximo paso
        [people]
            Preguntar por las personas
            Decir a quién ayuda
            Hablar en persona
            Transmitir un agradecimiento
        [calm]
            Traer una sola pregunta
            Enviar con tiempo el orden del día
            Dejar terminar cada frase
            Ir con calma
       *[task]
            Nombrar la meta
            Dar datos y fechas
            Preguntar por el trabajo
            Cerrar con quién hace qué
    }

# These follow "don't", so none of them has a negative.
portrait-dont =
    { $region ->
        [D]
            Insinuar lo que se quiere
            Contar antes toda la historia
            Ceder demasiado pronto
            Tomarse a mal la franqueza
        [DI]
            Esperar una pausa
            Enterrar una idea en detalles
            Leer las diapositivas en voz alta
            Aplazar el primer paso
        [I]
            Ignorar la broma
            Enviar una avalancha de cifras
            Responder con una línea fría
            Empezar por los riesgos
        [IS]
            Levantar la voz
            Esconder una molestia
            Hablar de ganar y perder
            Dejar a alguien fuera
        [S]
            Bromear sobre una preocupación
            Discutir en tono cortante
            Forzar una elección en público
            Pedir un favor de más
        [SC]
            Llegar sin avisar
            Cambiar el orden a la mitad
            Rehacer lo que ya funciona
            Interrumpir una tarea a medias
        [C]
            Exigir un sí rápido
            Saltarse los motivos
            Dar una cifra a ojo
            Decir “confía en mí y ya”
        [DC]
            Disimular un error
            Buscar elogios
            Responder con un sentimiento
            Decir “todo el mundo lo quiere”
        [fast]
            Guardar una objeción para luego
            Dejar un mensaje esperando
            Empezar por los antecedentes
            Responder “ya veremos”
        [people]
            Argumentar solo con cifras
            Saltarse el saludo
            Criticar por correo
            Señalar con el dedo
        [calm]
            Preguntar sin previo aviso
            Forzar una primera reacción
            Llenar cada pausa
            Llamar urgente a todo
       *[task]
            Empezar con una larga historia
            Ver mal humor en los mensajes
            Confiar en una indirecta
            Dejar que la reunión divague
    }

# Where the region is open: four questions to ask the person, or oneself.
portrait-ask =
    { $voice ->
        [you]
            ¿Cuándo decido enseguida?
            ¿Cuándo espero, y a qué?
            ¿Qué miro antes, personas o datos?
            ¿Qué hago distinto bajo presión?
       *[named]
            ¿Respuesta rápida o respuesta completa?
            ¿Cuánto antes quieres saber de un cambio?
            ¿Qué miras antes, personas o datos?
            ¿Cómo prefieres recibir malas noticias?
    }

portrait-heading =
    { $list ->
        [energises]
            { $voice ->
                [you] Te da energía
               *[named] Da energía a { portrait-who }
            }
        [drains]
            { $voice ->
                [you] Te quita energía
               *[named] Quita energía a { portrait-who }
            }
        [do]
            { $voice ->
                [you] Contigo funciona
               *[named] Con { portrait-who } funciona
            }
        [dont]
            { $voice ->
                [you] Contigo no funciona
               *[named] Con { portrait-who } no funciona
            }
       *[ask]
            { $voice ->
                [you] Preguntas para ti
               *[named] Preguntas para { portrait-who }
            }
    }
