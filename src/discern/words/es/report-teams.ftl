## What a report on a team has besides its statements. Common teaching of DISC where it says what follows from a style.

### A card for each member, for those of whom the same is said, or for each group of a large team.

report-teams-members =
    { $audience ->
        [self] Quiénes somos
        [coach] Integrantes
       *[manager] Las personas de tu equipo
    }

report-teams-groups =
    { $audience ->
        [self] Quiénes somos, por cuadrantes
        [coach] Integrantes, por cuadrantes
       *[manager] Las personas de tu equipo, por cuadrantes
    }

report-teams-groups-note = Con más de { $most } perfiles, las personas del mismo cuadrante comparten una ficha. Las demás comparten la de su mitad del círculo: están entre sus dos cuadrantes, o queda sin definir en cuál de ellos.

# The labels on a card.
report-teams-label =
    { $label ->
        [names] Quién
        [brings] Aporta
        [costs] El precio
        [know] Conviene saber
        [drains] Quita energía
        [energises] Da energía
        [ask] Pregunta
        [caution] Cuidado
        [talk] Al hablar
       *[more]
            { $audience ->
                [coach] Para ofrecer, con estas palabras
               *[manager] Además
            }
    }

# Where nothing is claimed about people that would help in a talk.
report-teams-open = Pregunta cómo hacerlo esta vez: ahora o después, de palabra o por escrito.

# On the card of somebody whose answers look random.
report-teams-doubtful =
    { $audience ->
        [coach] “¿Qué te gustaría que te preguntaran?”
       *[other] De respuestas así no sale ninguna recomendación. Pregúntale a { $a } qué conviene saber.
    }

# Where answers in a team or of two people look random. $subject is team or comparison, and $compared whether a claim says
# how likely it is without these answers.
report-several-random-heading = Si unas respuestas parecen dadas al azar

report-several-random =
    { $turn ->
        [1] El control mira tres cosas: si las elecciones encajan entre sí mejor que las hechas al azar, si llevaron tiempo suficiente para leer y si dependen del lugar en la pantalla.
        [2] Puede equivocarse. Las elecciones cuidadosas de quien no se inclina hacia ningún lado también parecen azar.
        [3]
            { $audience ->
                [self] Quien quiera puede responder de nuevo, en cinco a diez minutos de calma, sin dar explicaciones a nadie.
                [manager] Habla con la persona a solas, antes de compartir el informe. Pregunta, sin acusar. Ofrece otro intento de cinco a diez minutos de calma. Negarse no exige explicaciones.
               *[coach] Habla con la persona a solas, antes de la sesión. Pregunta cómo fue responder, y ofrece otro intento de cinco a diez minutos de calma. Negarse no exige explicaciones.
            }
       *[other]
            { $subject ->
                [comparison]
                    { $audience ->
                        [self] Hasta entonces, aquí no se compara nada entre ustedes. Las preguntas y los consejos valen para dos personas cualesquiera.
                       *[other] Hasta entonces, aquí no se compara a estas personas. Las preguntas y los consejos valen para dos personas cualesquiera.
                    }
               *[team]
                    { $compared ->
                        [no] Hasta entonces, ningún hallazgo nombra a quien dio estas respuestas, y ninguno se pudo comprobar sin ellas. Antes de confiar en uno, hace falta un ejemplo.
                       *[yes]
                            { $audience ->
                                [self] Hasta entonces, al final se puede ver qué probabilidad tiene sin estas respuestas cada hallazgo del equipo en conjunto.
                               *[other] Hasta entonces, mira al final qué probabilidad tiene sin estas respuestas cada hallazgo del equipo en conjunto. Ninguna de las tres sugerencias depende de ellas.
                            }
                    }
            }
    }

# Two halves that are said of one person. $strength is that of the less sure one, and $same whether the other has it too.
report-teams-two-halves =
    { $known ->
        [yes] { report-teams-two-halves-said }; { report-teams-each }; ambas a la vez, { $chance }.
       *[no] { report-teams-two-halves-said }; { report-teams-each }.
    }

report-teams-two-halves-said =
    { $pace ->
        [fast]
            { $focus ->
                [people] { $a } actúa rápido, y pone primero a las personas
               *[task] { $a } actúa rápido, y pone primero la tarea
            }
       *[calm]
            { $focus ->
                [people] { $a } se toma su tiempo, y pone primero a las personas
               *[task] { $a } se toma su tiempo, y pone primero la tarea
            }
    }

report-teams-each =
    { $same ->
        [yes] cada mitad: { $strength }
       *[no] cada mitad: al menos { $strength }
    }

# In place of what a card of somebody else, $a, says already.
report-teams-same = Ver la ficha de { $a }.

# A group: those in the quarter of one style, the others in one half of the circle, or those whose place is open.
report-teams-group =
    { $place ->
        [D] Ritmo rápido, primero la tarea (D)
        [I] Ritmo rápido, primero las personas (I)
        [S] Ritmo pausado, primero las personas (S)
        [C] Ritmo pausado, primero la tarea (C)
        [DI] Sobre todo, ritmo rápido (entre D e I)
        [IS] Sobre todo, las personas (entre I y S)
        [SC] Sobre todo, ritmo pausado (entre S y C)
        [DC] Sobre todo, la tarea (entre D y C)
        [fast-task] Ritmo rápido; primero la tarea (ambas probables)
        [fast-people] Ritmo rápido; primero las personas (ambas probables)
        [calm-people] Ritmo pausado; primero las personas (ambas probables)
        [calm-task] Ritmo pausado; primero la tarea (ambas probables)
        [fast] Ritmo rápido
        [calm] Ritmo pausado
        [people] Primero las personas
        [task] Primero la tarea
        [random] Respuestas poco claras
       *[open] Sin definir
    }

# What it costs several people to be in one half of the circle, behind the label.
report-teams-half-costs =
    { $end ->
        [fast] La primera idea gana por llegar primero, y nadie pide otra.
        [calm] Otras personas cierran el asunto mientras aquí se sigue sopesando.
        [people] Las malas noticias se suavizan hasta que nadie las oye.
       *[task] Se descubre tarde a quién le dolió una decisión.
    }

report-teams-group-names = { $badge }: { $names }.

report-teams-group-claim =
    { $count ->
        [one] De las { $profiled } personas con perfil, { $count } está en { style-named }.
       *[other] De las { $profiled } personas con perfil, { $count } están en { style-named }.
    }

report-teams-group-claim-half =
    { $count ->
        [one] De las { $profiled } personas con perfil, { $count } más está en { half-of-circle }.
       *[other] De las { $profiled } personas con perfil, { $count } más están en { half-of-circle }.
    }

report-teams-group-claim-halves =
    { $count ->
        [one] De las { $profiled } personas con perfil, { $count } más está en { report-teams-halves }.
       *[other] De las { $profiled } personas con perfil, { $count } más están en { report-teams-halves }.
    }

report-teams-halves =
    { $place ->
        [fast-task] la mitad rápida y en la mitad “primero la tarea”
        [fast-people] la mitad rápida y en la mitad “primero las personas”
        [calm-people] la mitad pausada y en la mitad “primero las personas”
       *[calm-task] la mitad pausada y en la mitad “primero la tarea”
    }

report-teams-group-claim-random =
    { $count ->
        [one] Las respuestas de { $count } persona de este equipo guardan muy poca coherencia entre sí.
       *[other] Las respuestas de { $count } personas de este equipo guardan muy poca coherencia entre sí.
    }

report-teams-group-claim-open =
    { $count ->
        [one] Todavía no está claro hacia qué lado se inclina { $count } persona de este equipo.
       *[other] Todavía no está claro hacia qué lado se inclinan { $count } personas de este equipo.
    }

### What the shape of a team asks of its manager, or of a coach.

report-teams-lead =
    { $audience ->
        [coach] Trabajar con este equipo
       *[manager] Dirigir este equipo
    }

report-teams-lead-topic =
    { $audience ->
        [coach] En qué fijarse
       *[manager] Qué te pide esto
    }

report-teams-lead-centre =
    { $audience ->
        [coach]
            { $end ->
                [fast] La sala es rápida y ruidosa, con la respuesta antes de que acabe la pregunta. Trabaja con silencio y por escrito. Pregunta quién no se reconoce en esto.
                [calm] La sala es callada. Reparte las preguntas antes y no llenes las pausas. Pregunta en qué fue este grupo demasiado rápido.
                [people] Hay mucha calidez y poca objeción abierta. Haz que una frase dura se pueda decir sin riesgo. Pregunta cuál se dijo el último mes.
               *[task] La gente se suma cuando ve para qué sirve: abre con el propósito y una cifra. Pregunta a quién acude aquí quien busca consuelo.
            }
       *[manager]
            { $end ->
                [fast] Tu equipo arranca por su cuenta. Dale una pausa: pide la segunda opción y la duda que nadie ha dicho, y guárdate tu opinión hasta entonces.
                [calm] Tu equipo piensa antes de moverse. Pon un final a tanto pensar: una fecha, un primer paso y respaldo para quien lo dé.
                [people] Tu equipo cuida de su gente. Dale la palabra clara: la cifra, el plazo, el “todavía no”. Es más fácil oírla de ti que de alguien del equipo.
               *[task] Tu equipo va al grano. Da las gracias diciendo por qué, y pregunta qué tal fue una semana dura.
            }
    }

report-teams-lead-open =
    { $audience ->
        [coach] Las respuestas no sitúan a este grupo. Reúne tres ejemplos de cómo trabaja, y que el grupo nombre el patrón.
       *[manager] Las respuestas no sitúan a este equipo. Anota durante dos semanas qué se decide y qué se deja caer, y pregunta al equipo por qué.
    }

report-teams-lead-divided =
    { $audience ->
        [coach]
            { $axis ->
                [pace] Haz que los dos ritmos se encuentren a propósito. Cada lado dice qué admira del otro antes de decir qué necesita. Espera oír “lento” y “sin pensar”, y convierte ambos en deseos.
               *[focus] Que preparen el mismo caso quienes preguntan “¿a quién?” y quienes preguntan “¿qué?”. Lee ambas versiones en voz alta y pregunta qué se pierde si falta una.
            }
       *[manager]
            { $axis ->
                [pace] Tu ritmo decide qué mitad del equipo se siente a gusto. Cierra una cuestión en el acto y deja reposar la siguiente una noche. Di cuál es cuál.
               *[focus] La pregunta que haces primero le dice a medio equipo qué cuenta. Haz siempre las dos, “¿A quién afecta?” y “¿Qué es verdad?”, y cambia el orden.
            }
    }

report-teams-lead-absent =
    { $audience ->
        [coach]
            { $styles ->
                [D] Espera a que alguien diga “Decidamos”, y mira cuánto tarda. Pregunta qué pasa cuando nadie lo dice.
                [I] Pregunta quién sabe fuera qué hace bien este equipo. Busca buenos trabajos de los que nadie más se enteró.
                [S] Pregunta quién notó la última vez que alguien tenía demasiado. Busca la ayuda que llegó tarde.
               *[C] Pregunta qué error fue una sorpresa, y quién lo pudo ver. Espera una segunda respuesta.
            }
       *[manager]
            { $styles ->
                [D] Aquí nadie tiene la costumbre de pedir una decisión. Hazlo tú, o pídeselo a alguien en cada reunión.
                [I] Aquí nadie tiene la costumbre de correr la voz. Elige un trabajo al mes y haz que se sepa fuera.
                [S] Aquí nadie tiene la costumbre de vigilar la sobrecarga. Pregunta por la carga de cada persona cada dos semanas, y anota la respuesta.
               *[C] Aquí nadie tiene la costumbre de revisar. Antes de que algo salga del equipo, nombra a alguien que busque errores y dale el tiempo para hacerlo.
            }
    }

report-teams-lead-majority =
    { $audience ->
        [coach]
            { $styles ->
                [D] A la mayoría del equipo le gusta ganar, incluso contra ti. Acuerda el encargo con claridad, ofrece un reto y pregúntale a quien calla cuando chocan dos.
                [I] La mayoría disfruta la sesión y retiene poco. Haz que escriban, y termina con nombres y fechas.
                [S] Por amabilidad, la mayoría te da la razón. Pide la objeción por escrito, y agradécela a quien dé la primera.
                [C] Antes que a sí misma, la mayoría examina tu modelo. Di en los primeros cinco minutos qué no puede hacer, y muestra los intervalos.
                [DI] En este equipo, la mayoría marca el ritmo. Planifica menos pasos, y en cada uno da la primera palabra a quien habla menos.
                [SC] La mayor parte del equipo quiere tiempo. Envía el orden del día dos días antes, y reserva más tiempo del que crees.
                [IS] Aquí la mayoría cuida de ti. Pregunta qué no ha dicho nadie todavía, y deja un silencio.
               *[DC] Lo primero que la mayoría quiere saber es para qué sirve. Trabaja con una decisión real y deja los juegos.
            }
       *[manager]
            { $styles ->
                [D] La mayoría del equipo quiere decidir. Reparte las decisiones como repartes el trabajo, por escrito.
                [I] Lo que la mayoría quiere es una respuesta. Dala pronto y en público, y que alguien lleve la lista de lo prometido.
                [S] La mayoría no va a pedir menos. Vigila la carga, anuncia los cambios un día antes y cuenta un “sí” tardío como un posible “no”.
                [C] En este equipo, la mayoría quiere hacerlo bien. Di en cada trabajo qué significa “suficiente”.
                [DI] Aquí el trabajo empieza sin ti. Dedica tu tiempo al final: quién lo cierra, quién lo revisa, quién se entera.
                [SC] Aquí el trabajo se termina con cuidado. Dedica tu tiempo al comienzo: abre pronto la nueva pregunta y protege el primer intento imperfecto.
                [IS] Aquí el ambiente se cuida solo. Dedica tu tiempo a los resultados: fechas, cifras y la frase que a nadie le gusta decir.
               *[DC] Aquí los resultados se cuidan solos. Dedica tu tiempo a las personas: quién siente cansancio, quién acaba de llegar, a quién nadie dio las gracias.
            }
    }

### A manager's own way of working beside those who work the other way. $end is the half of the circle that the manager
### is in, and $names are in the opposite one.

report-teams-own = Tu forma de trabajar frente a otras

report-teams-own-note = Busca tu propia forma de trabajar. Los nombres son de quienes trabajan de la otra.

report-teams-own-way =
    { $end ->
        [fast] Si actúas rápido
        [calm] Si te tomas tu tiempo
        [people] Si pones primero a las personas
       *[task] Si pones primero la tarea
    }

report-teams-own-advice =
    { $end ->
        [fast] Con { $names }: envía la pregunta un día antes, y deja correr un silencio antes de llenarlo.
        [calm] Con { $names }: di en el acto cuándo llegará tu respuesta, y cúmplelo.
        [people] Con { $names }: empieza por el dato y por lo que necesitas, y deja la historia para después.
       *[task] Con { $names }: pregunta qué tal va antes de abrir las cifras, y da las gracias con nombre propio.
    }

### The agenda of the other length, which a model may choose instead of the conversation.

report-teams-agenda =
    { $length ->
        [sixty] Guion para 60 minutos
       *[ninety] Guion para 90 minutos
    }

report-teams-agenda-self-first = 0 a 10: cada cual lee su propia ficha, tacha lo que no encaja y dice algo que sí.
report-teams-agenda-self-second = 10 a 30: en parejas que rara vez coinciden en el trabajo. Cada persona dice algo que ayuda y algo que frena el trabajo.
report-teams-agenda-self-third = 30 a 50: elegir dos situaciones de este informe. ¿Cuándo salió bien el último mes, y cuándo no? Primero los hechos, sin nombres.
report-teams-agenda-self-fourth = 50 a 70: cada cual escribe una frase que empieza con “Vamos a”. Se juntan y se eligen tres.
report-teams-agenda-self-fifth = 70 a 85: para cada una de las tres, alguien que la cuida y el primer día en que vale.
report-teams-agenda-self-sixth = 85 a 90: una fecha para revisarlo, y una palabra de cada persona para cerrar.

report-teams-agenda-manager-first = Antes: pregúntale a solas a cada persona si quiere las fichas y el gráfico en la sala. Basta un no para dejarlos fuera.
report-teams-agenda-manager-second = 0 a 5: di para qué es la hora, y que nada de esto va a un expediente laboral.
# $few is yes where a report says how people differ, and nothing of the team.
report-teams-agenda-manager-third =
    { $few ->
        [yes] 5 a 25: cada cual dice qué encaja y qué no de su propia ficha, hasta donde quiera. Toma notas y no respondas.
       *[no] 5 a 25: cada cual dice qué frase sobre el equipo encaja y cuál no. Toma notas y no respondas.
    }

report-teams-agenda-manager-fourth = 25 a 45: una situación que se da cada semana. ¿Qué la hace difícil, y qué haría cada cual de otra manera?
report-teams-agenda-manager-fifth = 45 a 55: una o dos líneas del acuerdo de equipo, con un nombre junto a cada una.
report-teams-agenda-manager-sixth = 55 a 60: tu propia promesa, en voz alta. Algo que vas a hacer de otra manera, y cuándo puede preguntarte el equipo por ello.

report-teams-agenda-coach-first = 5 minutos: el marco. Cómo le gusta trabajar a la gente, no si lo hace bien.
report-teams-agenda-coach-second = 15 minutos: sin este informe, cada cual adivina una posición en el círculo y dice por qué.
report-teams-agenda-coach-third = 15 minutos: el hallazgo menos seguro de este informe. ¿Qué se vería aquí si fuera verdad, y qué si no?
report-teams-agenda-coach-fourth = 15 minutos: una situación de las últimas dos semanas, contada por dos personas que la ven de forma distinta.
report-teams-agenda-coach-fifth = 10 minutos: una línea del acuerdo de equipo y la fecha de la próxima sesión. Pregunta a quién le alegrará y a quién no.

### The working agreement, and looking at it again.

report-teams-agreement = Líneas para empezar

report-teams-agreement-note =
    { $audience ->
        [self] Tomar lo que encaja, cambiar las palabras hasta hacerlas propias y dejar el resto.
        [coach] Léelas en voz alta y deja que el grupo descarte la mayoría.
       *[manager] Ponlas sobre la mesa como punto de partida, y que el equipo las cambie.
    }

report-teams-agreement-line =
    { $fact ->
        [most-fast] “Antes de decidir, preguntamos una vez a quien no ha hablado”.
        [most-calm] “Cada pregunta tiene una fecha en que la respondemos con lo que sabemos”.
        [most-people] “Decimos qué no es suficiente en dos días como máximo, a la persona y en una frase”.
        [most-task] “Empezamos la semana con cómo estamos, antes de la primera cifra”.
        [divided-pace] “Las preguntas se envían el día anterior, y se cierran a la hora que anunciamos”.
        [divided-focus] “Cada opción lleva dos líneas: qué dicen los datos y a quién afecta”.
        [many-D] “En cada tema decide una persona. Todo el mundo sabe quién”.
        [many-I] “Las promesas van a una lista, y nada nuevo empieza mientras haya una con retraso”.
        [many-S] “Un ‘sí’ se puede retirar hasta la mañana siguiente”.
        [many-C] “Decimos de antemano qué es suficiente”.
        [first] “No decidimos por quien no está”.
        [second] “Discrepamos en la sala, y no después”.
        [third] “Si hacen falta más de tres mensajes, hablamos”.
        [fourth] “Si algo va a llegar tarde, lo decimos antes de la fecha límite”.
        [fifth] “Una reunión sin nada que resolver se anula”.
       *[sixth] “Damos las gracias con nombre propio, y decimos por qué”.
    }

report-teams-follow-up =
    { $audience ->
        [self] Volver a mirarlo
        [coach] La sesión de seguimiento
       *[manager] A las cuatro semanas
    }

report-teams-follow-up-first =
    { $audience ->
        [self] “¿Qué línea de nuestro acuerdo cumplimos cuando costaba?”
        [coach] ¿Qué ha cambiado que se notaría desde fuera del equipo?
       *[manager] Pregúntale a solas a cada persona: “¿Qué es distinto desde entonces, y qué hice yo de otra manera?”
    }

report-teams-follow-up-second =
    { $audience ->
        [self] “¿Qué línea olvidamos, y qué ocupó su lugar?”
        [coach] ¿Qué hallazgo de este informe resultó falso? ¿Qué aprendió el equipo de ello?
       *[manager] Quita una línea del acuerdo: la que se cumple de todos modos o la que no le haría falta a nadie.
    }

report-teams-follow-up-third =
    { $audience ->
        [self] “¿Qué sabemos ahora del equipo que no está en este informe?”
        [coach] ¿Para qué te necesita todavía el equipo, y para qué no?
       *[manager] Di en el equipo qué has aprendido de ti. Luego pregunta qué viene después.
    }

# Labels of lines to write on.
report-teams-follow-up-line =
    { $line ->
        [date] El día
        [who] Quién invita
       *[what] Qué mirar primero
    }

### What the reader can ask and do, whatever the team is like.

# What to do first where less than three things follow from the claims.
report-teams-first =
    { $audience ->
        [self]
            { $turn ->
                [1] Pregúntale a alguien del equipo qué frase de este informe encaja mejor, y di cuál encaja contigo.
                [2] Elige una reunión y ciérrala con algo que ayudó y algo que no.
               *[other] Pregúntale a alguien con quien trabajas poco: “¿Qué debería saber de tu trabajo?”
            }
        [coach]
            { $turn ->
                [1] Pregúntales a dos personas del equipo, a cada una a solas, en qué se equivoca este informe.
                [2] Asiste a una reunión, y observa qué se decide y qué se aplaza.
               *[other] Pregunta a quien te invitó qué esperar de la sesión, y qué sería una decepción.
            }
       *[manager]
            { $turn ->
                [1]
                    { $few ->
                        [yes] Pregúntale a alguien qué tachar de su ficha, y escucha sin responder.
                       *[no] Pregúntale a alguien qué frase sobre el equipo tachar, y escucha sin responder.
                    }
                [2] Elige una decisión, y pregúntale a quien menos habló qué cambiar en ella.
               *[other] Cierra una reunión preguntando a cada persona qué deberías hacer menos.
            }
    }

report-teams-questions =
    { $audience ->
        [self] Preguntas en el equipo
        [coach] Preguntas para la sesión
       *[manager] Preguntas para hacer
    }

report-teams-questions-first =
    { $audience ->
        [self] “¿Qué te gustaría que supiéramos de cómo trabajas?”
        [coach] “¿Qué frase sobre ti leíste dos veces?”
       *[manager]
            { $few ->
                [yes] “¿Qué tacharías de tu ficha, y por qué?”
               *[no] “¿Qué frase sobre el equipo tacharías, y por qué?”
            }
    }

report-teams-questions-second =
    { $audience ->
        [self] “¿Cuándo dimos lo mejor en el último mes, y qué hizo cada cual?”
        [coach] “¿Qué notaría aquí una persona nueva en la primera semana que tú ya no ves?”
       *[manager] “¿Qué hago yo que te frena en el trabajo más de lo necesario?”
    }

report-teams-questions-third =
    { $audience ->
        [self] “¿Qué haces por este equipo que nadie ve?”
        [coach] “¿De qué no habla este equipo, y a qué precio empezaría?”
       *[manager] “¿Con quién trabajas mejor aquí, y qué hacen ustedes de otra manera?”
    }

report-teams-questions-fourth =
    { $audience ->
        [self] “¿Qué costumbre nuestra dejarías mañana?”
        [coach] “¿Quién cambia aquí más de una situación a otra? ¿Por qué cambia?”
       *[manager] “¿Qué tarea tuya disfrutaría más otra persona de aquí?”
    }

report-teams-questions-fifth =
    { $audience ->
        [self] “¿Qué necesitas del equipo en una mala semana?”
        [coach] “¿Contra qué hallazgo de este informe apostarías, y en qué te fijarías?”
       *[manager] “¿Cuándo te guardaste algo por última vez en una reunión? ¿Qué te habría ayudado a decirlo?”
    }

report-teams-questions-sixth =
    { $audience ->
        [self] “¿Qué deberíamos preguntarnos más a menudo?”
        [coach] “¿Cuál será la primera señal de que algo ha cambiado?”
       *[manager] “¿Qué debería preguntarte de nuevo dentro de un mes?”
    }

# Above the cards.
report-teams-members-note =
    { $audience ->
        [self] Lee primero tu propia ficha, y tacha lo que no encaja.
       *[other] Muéstrale a cada persona su ficha antes de que la vea nadie más. Si alguien prefiere no compartirla, guárdate esta página y el gráfico.
    }

### For a coach, the claims to test.

report-teams-test = Hallazgos por comprobar, primero el menos seguro

report-teams-test-note = Antes de la sesión, anota qué verías y oirías si un hallazgo fuera falso.

report-teams-test-column =
    { $column ->
        [1] Hallazgo
        [2] Seguridad
        [3] Es falso si veo …
       *[4] Qué vi
    }

# What would speak against a finding. $kind is what it is about: one end of the circle that the team or most of it is at,
# a style that no one thinks of first, a team divided, and so on; $about is the end, the style or the axis.
report-teams-test-fails =
    { $kind ->
        [end]
            { $about ->
                [fast] Las preguntas reposan una noche, y a nadie le importa.
                [calm] Las respuestas llegan antes de que acabe la pregunta.
                [people] Se empieza por las cifras, y nadie pregunta a quién afecta.
               *[task] La primera pregunta es a quién afecta.
            }
        [absent]
            { $about ->
                [D] Alguien resuelve una cuestión abierta sin que se lo pidan.
                [I] Alguien cuenta fuera una buena noticia sin que se lo pidan.
                [S] Alguien nota primero quién tiene demasiado trabajo.
               *[C] Alguien revisa las cifras sin que se lo pidan.
            }
        [divided]
            { $about ->
                [pace] Nadie necesita más tiempo que el resto para decidir.
               *[focus] Todo el mundo empieza por la misma pregunta.
            }
        [split] Quienes hoy empujan son quienes mañana esperan.
        [coverage] Reunión tras reunión falta una de las cuatro cosas: empuje, contacto, calma o revisión.
        [close] En una ronda, cinco respuestas distintas a “¿Qué importa primero?”
        [far] En una ronda, la misma respuesta una y otra vez.
        [both]
            { $about ->
                [fast] Una de las dos personas pide un día más.
                [calm] Una de las dos personas responde en el acto.
                [people] Una de las dos personas empieza por las cifras.
               *[task] Una de las dos personas pregunta primero a quién afecta.
            }
        [pair]
            { $about ->
                [pace] Las dos personas deciden en el mismo momento.
               *[focus] Las dos personas hacen primero la misma pregunta.
            }
        [outlier] Alguien del equipo dice: “Así trabajo yo también”.
        [friction] Cambian de lado de un tema al siguiente.
        [end-of-one]
            { $about ->
                [fast] Otra persona resuelve antes, una y otra vez.
                [calm] Otra persona pide más tiempo, una y otra vez.
                [people] Otra persona pregunta antes a quién afecta, una y otra vez.
               *[task] Otra persona pregunta antes qué dicen las cifras, una y otra vez.
            }
       *[lone] Otra persona muestra la misma forma de trabajar, reunión tras reunión.
    }

### For a coach: people of each style in the room.

report-teams-room = Cada cuadrante en la sala

report-teams-room-topic = Qué ayuda

report-teams-room-style =
    { $styles ->
        [D] Quiere saber qué sale de esto, y comprueba si te mantienes firme. Da primero la meta, una decisión de verdad y un final a su hora.
        [I] Anima la sala, y ocupa el tiempo del resto. Deja que abra, con público y alguien que escriba al lado, y cierra cada ronda a su hora.
        [S] Dice “bien” y quiere decir “después”. Avisa con tiempo, ofrece un grupo pequeño y un primer turno sobre un tema sin riesgo. Pregunta antes de llevar al orden del día lo que oyes en la pausa.
       *[C] Quiere la fuente antes que el ejercicio, y encuentra el fallo. Reparte los límites del modelo, acepta correcciones y pide una segunda respuesta por escrito.
    }
