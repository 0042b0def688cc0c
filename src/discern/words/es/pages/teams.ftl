## Teams: the list, one team's people, its page with what-if, and its slides.

teams-none = Todavía no hay equipos

teams-none-detail =
    { $role ->
        [owner] Crea uno y añade personas, o importa personas y equipos de una lista.
        [manager] Crea uno y añade personas.
       *[other] Quien es titular puede asignarte uno.
    }

teams-search = Buscar equipos

teams-new = Equipo nuevo

teams-new-name = Nombre del equipo

teams-new-create = Crear el equipo

teams-name-missing = Escribe un nombre para el equipo.

teams-people-since =
    { $count ->
        [one] { $count } persona · creado el { $day }
       *[other] { $count } personas · creado el { $day }
    }

teams-assessments = Cuestionarios de este equipo

teams-name-title = Nombre

teams-name = Nombre

teams-name-save = Guardar el nombre

teams-delete = Eliminar este equipo

teams-delete-detail = Se elimina solo el equipo. Las personas se quedan, con sus cuestionarios y perfiles.

teams-delete-keep = Conservar

teams-delete-go = Eliminar equipo

## The people in a team.

teams-add-people = Añadir personas

teams-add = Añadir

# Those whose rows are ticked.
teams-remove =
    { $count ->
        [one] Quitar a una persona
       *[other] Quitar a { $count } personas
    }

teams-remove-how = Marca a quien quieras quitar.

teams-choose-people = Elegir personas

teams-nobody-to-add = Todavía no hay nadie a quien añadir. Invita primero a alguien.

teams-ask-an-owner = Para añadir a alguien de otro equipo, habla con quien sea titular.

teams-nobody = En este equipo todavía no hay nadie.

## The link by which people join.

teams-link-title = Enlace para unirse

teams-link-about = Un solo enlace para todo un grupo, por ejemplo en un taller. Quien lo abre puede escribir un nombre, unirse a este equipo y responder.

teams-link-replaces = Un enlace nuevo cierra el anterior.

teams-link-open-for = Abierto durante

teams-link-days =
    { $days ->
        [1] Un día
        [7] Una semana
       *[other] { $days } días
    }

teams-link-limit = Número de personas

teams-link-create =
    { $made ->
        [yes] Crear otro
       *[no] Crear un enlace para unirse
    }

teams-link-code-alt = Código QR del enlace para unirse

teams-link-until =
    { $count ->
        [one] Abierto hasta el { $day }, para { $count } persona. Cópialo ahora: por seguridad no se guarda y no se puede mostrar otra vez.
       *[other] Abierto hasta el { $day }, para { $count } personas. Cópialo ahora: por seguridad no se guarda y no se puede mostrar otra vez.
    }

teams-link-code-file = Código QR (SVG)

## One team's page.

teams-unlisted = Este servicio no muestra la lista de sus equipos

teams-unlisted-detail = Escribe el ID de un equipo para abrirlo.

teams-id = ID del equipo

teams-open = Abrir

teams-create = Crear un equipo

teams-view-label = Vista

teams-names = Nombres

teams-present = Presentar

# How many in the team have a profile, and how many don't and why, a part each.
teams-head =
    { $part ->
        [profiled]
            { $size ->
                [0] Todavía no hay nadie
                [1] { $count } de 1 con perfil
               *[other] { $count } de { $size } con perfil
            }
        [pending] { $count } sin terminar
        [withheld] { $count } sin perfil por sus respuestas
       *[not-shared] { $count } sin compartir
    }

teams-choose-person = Elige a una persona aquí o en el círculo

teams-person-compare = Comparar

teams-numbers = Cifras

teams-numbers-column =
    { $column ->
        [style] Estilo
        [mean] Promedio
       *[expected] Esperado
    }

teams-numbers-detail = “Promedio” es la puntuación media del equipo, con su intervalo del 95 % entre paréntesis. “Esperado” es cuántas personas hay en ese cuadrante del círculo; cada una cuenta según la probabilidad de estar ahí.

teams-people-detail = Sirve para preparar una conversación, o para ver quién cubre qué. Oculta los nombres antes de compartir tu pantalla.

## A workshop.

teams-workshop = Plan para un taller

teams-workshop-length = Cuánto dura el taller

teams-workshop-day = Día del taller

teams-workshop-day-about = Inicio y el mensaje del lunes te avisan cuando llega. Dos semanas después, quien tenía entonces un perfil nuevo ve en su propia página la pregunta de si se notó.

teams-workshop-step =
    { $step ->
        [prepare] Preparar
        [show] Mostrar
        [pairs] Hablar en parejas
        [discuss] Debatir
        [agree] Acordar una cosa
       *[commit] Comprometerse
    }

teams-workshop-minutes = { $minutes } minutos

teams-workshop-todo =
    { $todo ->
        [names] Pregúntale primero a cada persona si se puede mostrar su nombre. Si alguien tiene dudas, oculta los nombres.
        [purpose] Di que esto muestra cómo le gusta trabajar a la gente, según sus propias respuestas. No es una nota.
        [certainty] Explica los distintivos. Con “Probable”, como mucho es erróneo uno de cada cinco hallazgos.
        [strengths] Empieza con lo que el equipo hace bien.
        [question] Haz una pregunta y deja que responda todo el mundo. Con una basta.
        [pair-up] Junta a personas que rara vez trabajan juntas. Si el número es impar, un grupo es de tres.
        [situation] Cada pareja elige una situación, como una reunión o una decisión. Por turnos, cada persona dice qué le resulta fácil y qué difícil en ella; la otra solo pregunta.
        [back] De vuelta en el grupo, cada pareja dice una cosa que quiere que el equipo sepa. Nadie tiene que decir más.
        [choose] Elige algo de esta lista que todo el mundo haya vivido. Si nada encaja, elige otra cosa que estorbe.
        [sentence] Escribe con el equipo una frase sobre ello: “Cuando …, vamos a …”. Vale solo si todo el mundo puede decir que sí.
        [post] Ponla donde el equipo la vea cada semana.
        [pick] Acuerda con el equipo una cosa para probar, pequeña, que quepa en esta semana.
        [name] Anota quién se encarga. Esa persona cuenta después cómo fue.
        [follow-up] Fija una fecha dentro de cuatro semanas. Pregunta entonces qué se hizo, si ayudó y qué cambiar.
       *[day] Fija un día dentro de dos semanas para hacer balance.
    }

# Before what a situation, such as meetings, is like for a team.
teams-workshop-situation = { $situation }:

# A link to a slide; $about is what the slide is about.
teams-workshop-slide = Diapositiva { $number }: { $about }

## What the leader of a workshop takes along.

teams-files = Archivos para el taller

teams-files-names = Dar nombres en las diapositivas, el póster y las tarjetas

teams-files-run-sheet = El guion es solo para ti, así que da los nombres igual que esta página.

teams-files-paper = Papel

teams-files-paper-name =
    { $paper ->
        [a4] A4
       *[letter] Carta
    }

teams-file =
    { $file ->
        [slides] Diapositivas (PowerPoint)
        [run-sheet] Guion
        [poster] Póster del círculo
        [cards] Tarjetas para conversar
        [handout] Hoja para repartir
        [all] Descargar todo (ZIP)
       *[tents] Tarjetas de mesa
    }

# A person whose name is left out of a file.
teams-person-numbered = Persona { $number }

## Results that a coach holds.

teams-hold-state =
    { $state ->
        [none] Los perfiles se muestran
        [all] Todos los perfiles están retenidos
       *[some]
            { $count ->
                [one] Hay un perfil retenido
               *[other] Hay { $count } perfiles retenidos
            }
    }

teams-hold =
    { $state ->
        [none] Retener hasta el taller
       *[held] Cambiar
    }

teams-hold-about = Hasta que los muestres, los perfiles retenidos solo los ven coaches del equipo, no sus responsables ni las propias personas. Mientras todos estén retenidos, lo están también los de quienes se unan.

teams-hold-one = O el perfil de una persona

teams-hold-go =
    { $what ->
        [hold-all] Retener todos los perfiles
        [release-all] Mostrar todos los perfiles
        [hold-one] Retener este perfil
       *[release-one] Mostrar este perfil
    }

## What if someone came or went.

teams-what-if-excluded-uses = No sirve para contratar, despedir ni ascender.

## Who would come and go.

teams-what-if-join = Añadir a alguien

teams-what-if-leave = Quitar a alguien

teams-what-if-newcomer = Imaginar a alguien nuevo

teams-what-if-nobody = Nadie

# After a name in a list: the teams that the person is in.
teams-what-if-from = de { $teams }

teams-what-if-style =
    { $styles ->
        [D] Actúa rápido, primero la tarea (D)
        [I] Actúa rápido, primero las personas (I)
        [S] Se toma su tiempo, primero las personas (S)
       *[C] Se toma su tiempo, primero la tarea (C)
    }

teams-what-if-newest = Solo se muestran las personas más recientes con perfil.

# $names have answered nothing yet, or share nothing.
teams-what-if-no-profile =
    { $count ->
        [one] No ves ningún perfil de { $names }, así que lo de abajo no incluye a esta persona.
       *[other] No ves perfiles de { $names }, así que lo de abajo no incluye a estas personas.
    }

teams-what-if-choose = ¿Qué cambia?

teams-what-if-choose-detail = Elige quién llega o quién se va, o imagina a alguien nuevo. Mirar no cambia nada.

# $styles is the quarter in which the fewest people are.
teams-what-if-example = Imaginar a una persona más

# After teams-what-if-choose-detail; $styles as in teams-what-if-example.
teams-what-if-example-why = Aquí casi nadie { team-style-does }, así que lo que más cambia este equipo es una persona más que lo haga. No es una recomendación.

teams-what-if-unknown = No se sabe qué cambia

teams-what-if-unknown-detail = Este servicio solo conoce el equipo tal como es.

## What would change, in one sentence. $was people of $team are in a half of the circle, and $then would be.

teams-what-if-title =
    { $parts ->
        [1] { $first }.
       *[other] { $first }; { $second }.
    }

# $least is how many come to the half or leave it.
teams-what-if-half =
    { $way ->
        [gains]
            { $was ->
                [0]
                    { $least ->
                        [1] { $team } gana una persona que { team-end-does }
                       *[other] { $team } gana { team-number } personas que { team-end-do }
                    }
               *[other]
                    { $least ->
                        [1] { $team } gana otra persona que { team-end-does }
                       *[other] { $team } gana otras { team-number } personas que { team-end-do }
                    }
            }
       *[loses]
            { $then ->
                [0]
                    { $was ->
                        [1] { $team } pierde a la única persona que { team-end-does }
                       *[other] { $team } pierde a todas las personas que { team-end-do }
                    }
               *[other] { $team } conserva a una persona que { team-end-does }
            }
    }

# What that leaves another team with; $least is $then.
teams-what-if-half-too =
    { $way ->
        [gains] { $team } pasa a tener { teams-what-if-number }
       *[loses]
            { $then ->
                [0]
                    { $was ->
                        [1] { $team } pierde a la única
                       *[other] { $team } se queda sin ninguna
                    }
               *[other] { $team } conserva { teams-what-if-number }
            }
    }

teams-what-if-number =
    { $then ->
        [1] una
       *[other] { team-number }
    }

# $region is where the centre of the team would be.
teams-what-if-turns = Entonces, { $team } { team-centre-does }.

teams-what-if-turns-open = Entonces queda sin definir si en { $team } predomina un estilo.

# $said is the first finding about the team, a sentence.
teams-what-if-says = { $team }, entonces: “{ $said }”

teams-what-if-says-other = Cambia lo que destaca en { $team }.

teams-what-if-nothing = No cambia nada que se note.

teams-what-if-open = Queda sin definir qué cambia con esto.

# Behind its badge.
teams-what-if-open-detail = No es lo bastante seguro en qué lado del círculo está quien llega o se va.

teams-what-if-unseen = No se puede ver qué cambia con esto.

## Behind its badge. $count people come or go.

teams-what-if-half-detail =
    { $count ->
        [one] Quien llega o se va está en { half-of-circle }. Cada persona cuenta según su punto. Los intervalos son seguros al 95 %.
       *[other] Las { $count } personas que llegan o se van están en el lado del círculo donde está su punto. Cada persona cuenta según su punto. Los intervalos son seguros al 95 %.
    }

teams-what-if-counted =
    { $side ->
        [today] { $team } hoy, { teams-what-if-end }
       *[then] { $team } entonces, { teams-what-if-end }
    }

teams-what-if-range = { $count } de { $of }, intervalo de { $low } a { $high }

## What changes, what stays, what to do.

teams-what-if-changes = Qué cambia

teams-what-if-column =
    { $column ->
        [what] Cuántas
        [today] Hoy
       *[then] Entonces
    }

teams-what-if-row =
    { $end ->
        [fast] Rápido en { $team }
        [people] Primero las personas en { $team }
        [calm] Pausado en { $team }
       *[task] Primero la tarea en { $team }
    }

teams-what-if-end =
    { $end ->
        [fast] rápido
        [people] primero las personas
        [calm] pausado
       *[task] primero la tarea
    }

teams-what-if-of = { $count } de { $of }

# Below a sentence about the team as it would be: the one in place of it today.
teams-what-if-today = Hoy: { $said }

teams-what-if-random = Alguien que cambia de equipo tiene respuestas que parecen dadas al azar, así que esto puede ser incorrecto.

# $said is a whole sentence.
teams-what-if-unchanged = Sin cambios en { $teams }: { $said }

# In place of what is said of a team then, where it is the same. $today and $then are words of badges.
teams-what-if-same =
    { $way ->
        [less] Lo mismo, con menos seguridad: “{ $then }” en lugar de “{ $today }”.
       *[more] Lo mismo, con más seguridad: “{ $then }” en lugar de “{ $today }”.
    }

teams-what-if-no-rows = Nada que sea lo bastante seguro.

teams-what-if-if = Si lo haces

# $names come to $team, or someone leaves it; $end is the half of the circle in which that is noticed.
teams-what-if-do =
    { $way ->
        [joins]
            { $end ->
                [fast] Encarga a { $names } cerrar una pregunta abierta en cada reunión.
                [calm] Haz llegar a { $names } cada pregunta un día antes de que toque responder.
                [people] Cuando el equipo decida algo, pregunta a { $names } a quién afecta.
                [task] Cuando el equipo decida algo, pregunta a { $names } qué puede salir mal.
               *[none] A las dos semanas, pregunta a { $names } qué funciona distinto aquí.
            }
       *[leaves]
            { $end ->
                [fast] Acuerda quién cierra ahora en { $team } las preguntas abiertas.
                [calm] Acuerda quién pide ahora en { $team } un día para pensar.
                [people] Acuerda quién pregunta ahora en { $team } cómo va a caer un plan entre la gente.
                [task] Acuerda quién comprueba ahora en { $team } si un plan funciona.
               *[none] Pregunta en { $team } quién toma el relevo de { $names } en lo que nadie tenía que pedir.
            }
    }

# In place of a name.
teams-what-if-someone =
    { $way ->
        [leaves] la persona que se va
       *[joins] la persona nueva
    }

# Findings, folded.
teams-what-if-findings =
    { $what ->
        [new] { $team }, entonces
       *[gone] Ya no destaca en { $team }
    }

# Below the second of these headings.
teams-what-if-gone = Cada hallazgo deja de ser lo bastante seguro, o hay otro que dice más.

teams-what-if-more = Todos los hallazgos que cambian

# Above a circle.
teams-what-if-circle =
    { $way ->
        [joins] **{ $team }** con { $names }
        [leaves] **{ $team }** sin { $names }
       *[both] **{ $team }**, entonces
    }

## Doing it.

# A box to tick: $name, who joins another team, leaves $team.
teams-what-if-also-leaves = { $name } deja { $team }

# In place of the box.
teams-what-if-stays = { $name } se queda en { $team }, porque no puedes cambiar quién está ahí.

teams-what-if-go =
    { $way ->
        [move] Traer a { $names }
        [add] Añadir a { $names }
        [remove] Sacar a { $names }
       *[change] Hacer este cambio
    }

teams-what-if-again = Empezar de nuevo

teams-what-if-undone = Puedes deshacerlo.

teams-what-if-imagined = Esto es solo un “¿Y si…?”: no se añade a nadie.

teams-what-if-not-led =
    { $count ->
        [one] Puedes verlo, pero no hacerlo, porque { $names } no está en ninguno de tus equipos. Quien es titular puede añadir a personas de cualquier equipo.
       *[other] Puedes verlo, pero no hacerlo, porque { $names } no están en ninguno de tus equipos. Quien es titular puede añadir a personas de cualquier equipo.
    }

teams-what-if-not-yours = Puedes verlo, pero no hacerlo: solo titulares y responsables cambian los equipos.

## A team as slides.

# $profiled counts people with a profile among all in the team.
teams-slide-answered =
    { $size ->
        [one] { $profiled } de { $size } persona con perfil
       *[other] { $profiled } de { $size } personas con perfil
    }

# Over the verdict.
teams-slide-team = { $team } · { teams-slide-answered }

teams-slide =
    { $slide ->
        [cover] El equipo en una frase
        [styles] Los cuatro estilos
        [bars] Cuántas personas hay en cada lado
        [strength] Con qué se puede contar
        [watch_out] Cuál es el precio
        [question] De qué hablar
        [work] Qué significa en el trabajo
        [pairs] Hablar en parejas
        [agree] Acordar una cosa
       *[commit] Algo para probar esta semana
    }

# On the slide that says what the styles are: one of them, with the letter that it has on the circle.
teams-slide-style = { $letter } · { $name }

# Below it, what people in its quarter do.
teams-slide-style-line =
    { $style ->
        [D] Actúa rápido y pone primero la tarea
        [I] Actúa rápido y pone primero a las personas
        [S] Se toma su tiempo y pone primero a las personas
       *[C] Se toma su tiempo y pone primero la tarea
    }

# In the notes of that slide, for the presenter: what people in the quarter of a style bring.
teams-slide-style-brings = { $name }: { $brings }.

# Beside the circle of a team.
teams-slide-dots = Cada punto es una persona. Pálido significa uno de dos estilos; vacío, sin lado claro.

# Beside the bars of a team.
teams-slide-bars =
    { $half ->
        [0] Una barra cuenta los puntos de un cuadrante.
        [one] Una barra cuenta los puntos de un cuadrante; de { $half } persona solo está clara una mitad.
       *[other] Una barra cuenta los puntos de un cuadrante; de { $half } personas solo está clara una mitad.
    } La línea que lleva encima muestra el intervalo que encaja con sus respuestas.

# Below what a slide asks where no strength, or nothing that it costs, is at least likely.
teams-slide-open = Las respuestas lo dejan sin definir.

# What a slide asks then, and what it says to try.
teams-slide-ask-open =
    { $kind ->
        [strength] “¿Qué salió bien aquí este mes, y qué hizo cada cual para lograrlo?”
        [watch_out] “¿Qué hacemos una y otra vez que nos frena?”
        [question] “¿Qué te ayuda aquí a dar lo mejor en tu trabajo, y qué estorba?”
       *[try] Esta semana, preguntar a una persona del equipo cómo hacerle más fácil el trabajo.
    }

# At the foot of a slide, how sure a finding is without the answers that look random; $badge is the badge for that.
teams-slide-without = { $badge } sin las respuestas que parecen dadas al azar

# Below the title of a slide with questions.
teams-slide-ask =
    { $count ->
        [one] Responde todo el mundo, por turnos.
       *[other] Se elige una pregunta. Responde todo el mundo, por turnos.
    }

# Over the headline of a slide that says what to do in a step of a workshop. $titled is whether the headline is what the
# step is called; else it is $step.
teams-slide-step =
    { $titled ->
        [yes] { $minutes } minutos
       *[no] { $step } · { $minutes } minutos
    }

# On such a slide, to everyone in the room: what to do.
teams-slide-todo =
    { $todo ->
        [pair-up] Buscar a alguien con quien trabajas poco
        [situation] Hablar de una situación
        [back] Decirle una cosa al equipo
        [choose] Elegir lo que más estorba
        [sentence] Escribir una frase
        [post] Ponerla a la vista
        [pick] Elegir en equipo
        [name] Anotar quién se encarga
        [follow-up] Fijar una fecha dentro de cuatro semanas
       *[day] Fijar un día
    }

# Below it: how.
teams-slide-todo-how =
    { $todo ->
        [pair-up] Si el número es impar, un grupo es de tres.
        [situation] Una reunión o una decisión. Por turnos, cada persona dice qué le resulta fácil y qué difícil en ella. La otra solo pregunta.
        [back] Cada pareja dice lo que quiere que sepa todo el mundo. Nadie tiene que decir más.
        [choose] Algo que todo el mundo haya vivido.
        [sentence] “Cuando …, vamos a …” Vale solo si todo el mundo puede decir que sí.
        [post] En un sitio donde todo el mundo la vea cada semana.
        [pick] Algo pequeño, que quepa en esta semana.
        [name] Esa persona cuenta después cómo fue.
        [follow-up] Las preguntas de entonces: qué hicimos, si ayudó y qué cambiar.
       *[day] Hacer balance en equipo dentro de dos semanas.
    }

teams-slides-back = Atrás

teams-slides-next = Siguiente

teams-slides-end = Terminar

teams-slides-place = { $number } de { $count }
