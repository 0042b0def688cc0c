## What several pages say: choices, statements, links, files, the sample company.

# Why there is no profile of people; $names are $count people.
shared-unanswered =
    { $standing ->
        [started]
            { $count ->
                [one] { $names } no ha terminado de responder
               *[other] { $names } no han terminado de responder
            }
        [created]
            { $count ->
                [one] { $names } todavía no ha respondido
               *[other] { $names } todavía no han respondido
            }
       *[none]
            { $count ->
                [one] { $names } todavía no tiene perfil
               *[other] { $names } todavía no tienen perfil
            }
    }

# How long an open assessment has been waiting, after the person's name.
shared-wait =
    { $state ->
        [started]
            { $days ->
                [0] empezó hoy
                [one] empezó ayer
               *[other] empezó hace { $days } días
            }
        [started-once] en curso
        [invited]
            { $days ->
                [0] invitación de hoy
                [one] invitación de ayer
               *[other] invitación de hace { $days } días
            }
       *[invited-once] con invitación
    }

# Until when an open assessment can be answered. $ends is never where no end is set, moment where $day has a time of
# day, and elsewhere where $day is over for the reader but not everywhere on earth. $days are left, 0 on the last.
shared-until =
    { $ends ->
        [never] sin fecha límite
        [moment] fecha límite: { $day }
        [elsewhere] fecha límite: { $day }, que todavía no ha terminado en todas las zonas horarias
       *[day]
            { $days ->
                [0] fecha límite: hoy
                [one] fecha límite: { $day }, queda { $days } día
               *[other] fecha límite: { $day }, quedan { $days } días
            }
    }

# One person's results in a few words, after the name.
shared-summary =
    { $kind ->
        [withheld] sin perfil, porque las respuestas son poco claras. Ofrece otro cuestionario
        [unread] cuestionario terminado, pero el perfil de este servicio no se puede leer aquí
        [no-style] cuestionario terminado, pero el servicio no nombra ningún estilo
        [unmeasured]
            { $care ->
                [yes] el servicio dice: { $place }, pero no con qué seguridad; leer con cuidado
               *[no] el servicio dice: { $place }, pero no con qué seguridad
            }
        [open]
            { $care ->
                [yes] todavía no hay un lado claro; leer con cuidado
               *[no] todavía no hay un lado claro
            }
       *[said]
            { $care ->
                [yes] { $place }; leer con cuidado
               *[no] { $place }
            }
    }

# Where a person lies on the circle, in a few words: in one of eight directions, of which that of two styles lies between
# them; else in a half of the circle; else open.
shared-place =
    { $place ->
        [D] Dominancia (D)
        [I] Influencia (I)
        [S] Estabilidad (S)
        [C] Cumplimiento (C)
        [DI] Sobre todo, ritmo rápido
        [IS] Sobre todo, las personas
        [SC] Sobre todo, ritmo pausado
        [DC] Sobre todo, la tarea
        [fast] Rápido
        [people] Primero las personas
        [calm] Pausado
        [task] Primero la tarea
       *[open] Sin definir
    }

shared-erased = El { $day } se eliminaron algunos datos, así que esta página puede decir menos que antes.

# Why a team has no profile, a sentence each.
shared-empty =
    { $nobody ->
        [empty] En este equipo todavía no hay nadie.
        [yes] En este equipo todavía nadie tiene perfil.
       *[no] En este equipo todavía nadie tiene un perfil que se pueda mostrar.
    }

shared-empty-held = Hay perfiles que su coach retiene. Aparecen aquí cuando los muestre.

shared-empty-not-shared =
    { $count ->
        [one] { $count } persona no comparte su perfil.
       *[other] { $count } personas no comparten su perfil.
    }

shared-empty-withheld =
    { $count ->
        [one] Las respuestas de { $count } persona son demasiado poco claras para un perfil. Ofrece otro cuestionario.
       *[other] Las respuestas de { $count } personas son demasiado poco claras para un perfil. Ofrece otros cuestionarios.
    }

shared-empty-pending =
    { $count ->
        [one] { $count } persona todavía no ha terminado.
       *[other] { $count } personas todavía no han terminado.
    }

# $nobody is yes where no member of the team has answered.
shared-empty-invited =
    { $nobody ->
        [yes]
            { $count ->
                [one] { $count } persona tiene invitación, y todavía nadie ha terminado.
               *[other] { $count } personas tienen invitación, y todavía nadie ha terminado.
            }
       *[no]
            { $count ->
                [one] { $count } persona tiene invitación y todavía no ha terminado.
               *[other] { $count } personas tienen invitación y todavía no han terminado.
            }
    }

# Follows shared-empty-invited: $count of these, $all is whether that is all of them.
shared-empty-elsewhere =
    { $all ->
        [yes]
            { $count ->
                [one] La invitación era para otro equipo o para ninguno, pero las respuestas cuentan también aquí.
               *[other] Las invitaciones eran para otros equipos o para ninguno, pero las respuestas cuentan también aquí.
            }
       *[no]
            { $count ->
                [one] { $count } de las invitaciones era para otro equipo o para ninguno, pero las respuestas cuentan también aquí.
               *[other] { $count } de las invitaciones eran para otros equipos o para ninguno, pero las respuestas cuentan también aquí.
            }
    }

shared-empty-uninvited =
    { $count ->
        [one] { $count } persona está por invitar.
       *[other] { $count } personas están por invitar.
    }

shared-empty-advice =
    { $nobody ->
        [empty] Pega sus nombres para invitar, o elige a personas que ya están en Discern.
       *[yes] Añade a personas con perfil, o invita a las del equipo.
    }

## Choosing among people, teams and assessments.

shared-nameless = (sin nombre)

shared-own-id = ID { $id }

shared-made-on = del { $day }

# Buttons to the page of a list before the one on screen, and to the one after it.
shared-previous = Anterior

shared-next = Siguiente

# The tick boxes of a list, for screen readers the ones in its rows.
shared-tick = Marcar: { $name }

shared-tick-all =
    { $count ->
        [one] Marcar esta
       *[other] Marcar todo: { $count }
    }

shared-newest-listed =
    { $what ->
        [people] Solo se muestran las { $count } personas más recientes.
       *[linked] Solo se muestran los { $count } más recientes. Los enlaces a otros anteriores siguen funcionando.
    }

shared-style = { $style } · { style-name }

shared-sample =
    { $what ->
        [team] Ejemplo: personas ficticias
       *[person] Ejemplo: una persona ficticia
    }

# The name of a person or a team of the sample company, beside others.
shared-sample-name = { $name } (ejemplo)

## Statements, under a heading.

shared-stands-out = Lo que destaca

# At the foot of a page: of what to do.
shared-unmeasured = Qué aporta un estilo, a qué precio y qué hacer con él lo enseñan los cursos de DISC. Aquí no se midió.

## Cards: what to do in everyday situations.

shared-cards-week = Para esta semana

shared-cards-teaching = Los consejos son lo que enseñan los cursos de DISC, y solo se midió lo que lleva un distintivo. Cada lunes hay consejos nuevos.

shared-cards-all = Todas las situaciones

shared-cards-situation = Situación

shared-report = Crear un informe

shared-ask = Preguntar

shared-question =
    { $about ->
        [team] Pregunta sobre este equipo
       *[assessment] Pregunta sobre esta persona
    }

shared-question-example =
    { $about ->
        [team] Pregunta: ¿quién revisa las cifras?
       *[assessment] Pregunta: ¿cómo le doy feedback?
    }

shared-question-excluded-uses = Las respuestas citan solo hallazgos y recomendaciones de estas páginas. No sirven para contratar, fijar sueldos ni juzgar a nadie.

shared-question-excluded-uses-model = Las respuestas citan solo hallazgos y recomendaciones de estas páginas, que elige { $model }. No recibe respuestas, direcciones ni nombres de las personas, y si tu pregunta contiene otro nombre y se reconoce, se quita. No sirven para contratar, fijar sueldos ni juzgar a nadie.

shared-question-wait = Buscando una respuesta…

# Above questions that are answered, each a button.
shared-question-suggestions = Puedes preguntar

## Links and invitations.

shared-form-label = Cuestionario

# A box to choose the language of the questionnaire.
shared-asked-in = Idioma

shared-asked-in-help = Antes de la primera pregunta, cada cual puede elegir otro.

shared-form =
    { $form ->
        [fixed] Completo: 24 preguntas, de cinco a diez minutos
       *[short] Corto: 12 preguntas, unos cinco minutos, menos seguro
    }

# $ends is never where no end date is set; otherwise $day is the last day.
shared-link =
    { $ends ->
        [never] Este es el enlace para **{ $name }**. Funciona hasta que todas las preguntas tengan respuesta.
       *[day] Este es el enlace para **{ $name }**. Funciona hasta que todas las preguntas tengan respuesta, como máximo hasta el { $day }.
    }

# Until when who is invited can answer, to choose from: no end or, on $day, so many weeks from now.
shared-ends-label = Fecha límite

# A date field beside it.
shared-ends-day = U otra fecha

shared-ends =
    { $weeks ->
        [0] Sin fecha
        [one] { $day }, dentro de { $weeks } semana
       *[other] { $day }, dentro de { $weeks } semanas
    }

# $names are $count people who answer again.
shared-link-none =
    { $count ->
        [one] { $names } responde otra vez con un enlace personal que nadie más tiene, así que no se puede enviar desde aquí. Pídele que lo abra. Si se perdió, crea un enlace nuevo: entonces se pierde lo que respondió con el anterior.
       *[other] { $names } responden otra vez con enlaces personales que nadie más tiene, así que no se pueden enviar desde aquí. Pídeles que los abran. Si alguno se perdió, abre a esa persona y crea un enlace nuevo.
    }

shared-link-new = Enlace nuevo

# Below the links of several people, one by one.
shared-links-all = Todos los enlaces en un texto

shared-link-message = Un mensaje para copiar

shared-link-code = Código QR

shared-link-code-alt = El enlace como código QR, para la cámara de un teléfono

shared-invite-again = Invitar otra vez

# In a dialog, above the button.
shared-invite-again-detail = **{ $name }** recibe un enlace nuevo y responde una vez más. Los perfiles anteriores quedan en el historial.

# In place of the button that makes a new link, where the one before still waits.
shared-invite-open = **{ $name }** todavía no ha terminado, y el enlace anterior sigue funcionando. Envíalo otra vez:

shared-mail-program = Abrir en tu programa de correo

shared-mail-subject =
    { $kind ->
        [reminder] Recordatorio: un cuestionario breve sobre cómo te gusta trabajar
       *[invitation] Un cuestionario breve sobre cómo te gusta trabajar
    }

shared-mail-no-address = No hay dirección de correo a la que enviarlo. Puedes añadir una en la página de la persona, o copiar el mensaje.

shared-mail-send =
    { $step ->
        [again] Enviar otra vez
        [reminder] Recordatorio por correo
       *[invitation] Enviar por correo
    }

shared-mail-all =
    { $count ->
        [one] Enviar { $count } correo
       *[other] Enviar { $count } correos
    }

# $left are people without an e-mail address, who want no reminders, or who got three mails today.
shared-mail-all-done =
    { $left ->
        [0] { $count ->
                [one] Sale { $count } correo.
               *[other] Salen { $count } correos.
            }
       *[other] Con correo: { $count }; sin correo: { $left }. No recibe correo quien no tiene dirección, no quiere recordatorios o ya alcanzó el límite de correos del día.
    }

# $at is a day with a time; $reason a sentence on its own, used where a mail isn't sent.
shared-mail-state =
    { $kind ->
        [reminder]
            { $state ->
                [waiting] Un recordatorio sale por correo el { $at }, salvo que para entonces todo tenga respuesta.
                [retried] El recordatorio todavía no se pudo enviar. { $reason } El próximo intento es el { $at }.
                [sending] Enviando el recordatorio.
                [sent] Un recordatorio salió por correo el { $at }.
                [unsure] El recordatorio del { $at } puede no haber llegado, porque el servidor de correo no lo confirmó.
               *[failed] El recordatorio no se pudo enviar. { $reason }
            }
       *[invitation]
            { $state ->
                [waiting] La invitación sale ahora por correo.
                [retried] La invitación todavía no se pudo enviar. { $reason } El próximo intento es el { $at }.
                [sending] Enviando la invitación por correo.
                [sent] La invitación salió por correo el { $at }.
                [unsure] La invitación del { $at } puede no haber llegado, porque el servidor de correo no la confirmó.
               *[failed] La invitación no se pudo enviar. { $reason }
            }
    }

# $days are one or two days, such as 2 Dec 2026 and 4 Dec 2026.
shared-mail-reminders = Recordatorio por correo: { $days }, salvo que para entonces todo tenga respuesta.

shared-mail-reason =
    { $reason ->
        [not_set_up] Ya no hay ningún servidor de correo configurado.
        [private_address] El servidor de correo no está en la internet pública, y nadie lo ha permitido.
        [unreachable] No hay conexión con el servidor de correo.
        [not_secure] La conexión con el servidor de correo no es segura.
        [login_refused] El servidor de correo rechaza el usuario o la contraseña.
        [postponed] El servidor de correo pide intentarlo más tarde.
        [sender_refused] El servidor de correo rechaza la dirección del remitente.
        [address_refused] El servidor de correo rechaza la dirección de esta persona.
        [message_refused] El servidor de correo rechaza el mensaje.
       *[none] El servidor de correo no dijo por qué.
    }

# A message to a person; plain text. $state is started where they are to go on, reminded a day after the invitation.
# $ends is never where no end date is set; otherwise $day is the last day.
shared-message =
    Hola, { $name }:

    { $state ->
        [started] Te recuerdo que empezaste un cuestionario breve sobre cómo te gusta trabajar. Tus respuestas están guardadas, y puedes seguir en el navegador donde empezaste:
        [reminded]
            { $form ->
                [fixed] Te recuerdo que te espera un cuestionario breve sobre cómo te gusta trabajar. Lleva de cinco a diez minutos:
               *[short] Te recuerdo que te espera un cuestionario breve sobre cómo te gusta trabajar. Lleva unos cinco minutos:
            }
       *[created]
            { $form ->
                [fixed] Te pido que respondas un cuestionario breve sobre cómo te gusta trabajar. Lleva de cinco a diez minutos:
               *[short] Te pido que respondas un cuestionario breve sobre cómo te gusta trabajar. Lleva unos cinco minutos:
            }
    }

    { $link }

    { $ends ->
        [day] Fecha límite para responder: { $day }.{" "}
       *[never] {""}
    }No hay respuestas correctas ni incorrectas, y ningún estilo es mejor que otro. Puedes parar en cualquier momento y seguir más tarde en el mismo navegador. Al final ves tu propio perfil. Antes de empezar lees quién más puede verlo, y puedes cambiarlo. El enlace es solo para ti: no lo compartas, por favor.

    ¡Gracias!

# Beside a link, or above several. $reach: where it opens; unsent, if everywhere, and nobody sends it. $way is the address
# of the settings.
shared-link-reach =
    { $reach ->
        [here]
            { $what ->
                [all] Estos enlaces solo funcionan en este dispositivo. [**Abre Discern a tus colegas**]({ $way }) antes de enviarlos, o haz que respondan aquí.
               *[one] Este enlace solo funciona en este dispositivo. [**Abre Discern a tus colegas**]({ $way }) antes de enviarlo, o haz que respondan aquí.
            }
        [network]
            { $what ->
                [all] Estos enlaces se abren en cualquier teléfono o dispositivo de la misma red.
               *[one] Este enlace se abre en la misma red que este dispositivo. Con un teléfono, escanea el código.
            }
       *[unsent]
            { $what ->
                [all] Desde aquí todavía no sale correo, así que envía tú los enlaces. Quien es titular puede configurar el correo en Ajustes.
               *[one] Desde aquí todavía no sale correo, así que envía tú el enlace. Quien es titular puede configurar el correo en Ajustes.
            }
    }

# At the foot of a printed page.
shared-excluded-printed = Discern · para el desarrollo y el diálogo en equipo, nunca para contratar

## Files.

shared-export = Exportar

shared-export-about = Excel y CSV se abren en una hoja de cálculo. JSON tiene todos los detalles, para otros programas.

shared-export-as = Exportar como { $kind }

shared-table-and-files = Tabla y archivos

shared-table-file = Tabla (CSV)

shared-picture = Imagen ({ $kind })

shared-picture-failed = No se pudo crear la imagen { $kind }

## The sample company.

shared-sample-load-wait = Cuarenta personas responden…

shared-sample-unknown = Ahora mismo no se puede comprobar si la empresa de ejemplo está cargada.

shared-sample-about = Una empresa ficticia para explorar, con 40 personas en 4 equipos. Sus respuestas se puntúan como las reales. Junto a tu propia gente llevan una marca, y puedes quitarlas en cualquier momento.

shared-sample-load = Cargar la empresa de ejemplo

shared-sample-loaded = La empresa de ejemplo está cargada. Sus personas y equipos son ficticios.

shared-sample-finish = Terminar de cargarla

shared-sample-remove = Quitar la empresa de ejemplo

shared-sample-remove-detail = Se eliminan sus 40 personas, sus 4 equipos y todo lo creado con sus respuestas. Tu propia gente se queda.

shared-sample-remove-now = Quitarla ahora

shared-sample-remove-wait = Quitando…

## Lists of people, pasted or uploaded.

# How sure a finding is, in the chip beside it.
# Where someone lies on the circle, as what one can see: in one of eight directions, else in a half.
shared-way =
    { $place ->
        [D] Rápido, primero la tarea
        [I] Rápido, primero las personas
        [S] Pausado, primero las personas
        [C] Pausado, primero la tarea
        [DI] Sobre todo, ritmo rápido
        [IS] Sobre todo, las personas
        [SC] Sobre todo, ritmo pausado
        [DC] Sobre todo, la tarea
        [fast] Rápido
        [people] Primero las personas
        [calm] Pausado
        [task] Primero la tarea
       *[open] Sin lado claro
    }

shared-chip =
    { $strength ->
        [very-likely] Muy probable
        [likely] Probable
        [leaning] Indicio
       *[open] Sin definir
    }

# A link below a statement about two people, to their comparison.
shared-compare-two = Comparar: { $names }

# Of findings, advice or questions.
shared-more-findings = { $count } más

## Filters of a list.

shared-search-people = Buscar por nombre

# The way from one person, team or report to the list.
shared-all =
    { $page ->
        [people] Todas las personas
        [teams] Todos los equipos
       *[reports] Todos los informes
    }

shared-team = Equipo

shared-all-teams = Todos los equipos

# In place of the box to choose a team.
shared-teams-unknown = Ahora mismo no se pueden mostrar los equipos.

## What a page shows in place of its content.

shared-none-match = Sin coincidencias

shared-clear-filters = Borrar búsqueda y filtros

shared-outline = En esta página

# The button of a menu.
shared-more = Más
