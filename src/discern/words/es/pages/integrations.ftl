## What happened, and the endpoints that report it to other systems.

integrations-detail = Mira qué ocurrió aquí, envíalo a otros sistemas y crea claves para programas.

integrations-tab =
    { $tab ->
        [keys] Claves
       *[events] Webhooks y eventos
    }

# Below the keys. $address is that of the API.
integrations-developers = La API está en { $address }.

integrations-interface = Documentación de la API

integrations-none-offered = Este servicio no tiene eventos

integrations-none-offered-detail = No puede avisar a otros sistemas de lo que ocurre. Si lo necesitas, pregunta a quien lo administra.

integrations-recent = Eventos recientes

integrations-kind-label = Tipo

integrations-kind-all = Todos los eventos

# $name is what the service calls it.
integrations-event =
    { $event ->
        [agreement-due] Llegó el día de un acuerdo
        [assessment-completed] Alguien terminó un cuestionario
        [assessment-rescored] Un perfil se recalculó
        [candidate-changed] Cambiaron los datos de una persona
        [candidate-created] Se añadió a una persona
        [candidate-erased] Se eliminó a una persona
        [candidate-merged] Se unieron dos entradas de una persona
        [measurement-updated] Cambió la puntuación de respuestas
        [report-generated] Un informe está listo
        [team-updated] Cambiaron las personas de un equipo
        [webhook-test] Evento de prueba
       *[other] { $name }
    }

integrations-none = Todavía no ha ocurrido nada

integrations-none-detail = Aquí aparecen los cuestionarios terminados, los informes nuevos y los cambios en los equipos.

integrations-open = Abrir

# In place of a name, under About.
integrations-unnamed =
    { $why ->
        [closed] No visible para ti
        [everyone] Todos los perfiles desde entonces
       *[gone] Eliminado desde entonces
    }

integrations-sent =
    { $sent ->
        [yes] Qué se envió
       *[no] Qué se envía
    }

integrations-sent-detail = Cada intento envía este texto con el encabezado `webhook-id: { $id }`. Solo se guarda la última respuesta.

integrations-not-sent-detail = Los destinos reciben este texto con el encabezado `webhook-id: { $id }`.

integrations-answered = Su respuesta

integrations-no-deliveries = En ese momento, ningún destino tenía suscripción.

integrations-column =
    { $column ->
        [time] Hora
        [event] Evento
        [who] Sobre
        [endpoint] Destino
        [status] Estado
        [answer] Respuesta
       *[resend] Reenviar
    }

integrations-alt = Eventos y sus entregas, primero lo más reciente

integrations-status =
    { $status ->
        [delivered] Entregado
        [pending] En camino
        [retrying] Otro intento
        [failed] Error
       *[cancelled] Anulado
    }

integrations-resent = { $endpoint } (reenvío)

## Deliveries.

integrations-delivery =
    { $resent ->
        [yes] { $endpoint } (reenvío): { $outcome }
       *[no] { $endpoint }: { $outcome }
    }

integrations-resend = Reenviar

integrations-attempts =
    { $attempts ->
        [one] { $attempts } intento
       *[other] { $attempts } intentos
    }

integrations-delivered =
    { $known ->
        [at-took] Entregado el { $at }, tras { integrations-attempts }, en { $ms } ms.
        [at] Entregado el { $at }, tras { integrations-attempts }.
        [took] Entregado, tras { integrations-attempts }, en { $ms } ms.
       *[neither] Entregado, tras { integrations-attempts }.
    }

integrations-failed = No se pudo entregar tras { integrations-attempts }: { $why }. No hay más intentos.

integrations-cancelled = Anulado, porque el destino se desactivó antes de la entrega.

integrations-sending = Enviando.

integrations-pending = Sin entregar todavía tras { integrations-attempts }: { $why }.

integrations-pending-next = Sin entregar todavía tras { integrations-attempts }: { $why }. Próximo intento: { $next }.

integrations-no-answer = sin respuesta

## Endpoints.

integrations-webhooks-none = Todavía no hay destinos

integrations-webhooks-none-detail = Un destino es la dirección de otro sistema. Añade uno, y los eventos que elijas llegan en uno o dos segundos.

# How an endpoint is doing, in a word.
integrations-condition =
    { $condition ->
        [working] Funciona
        [failing] Con errores
        [paused] En pausa
        [off] Desactivado
       *[unused] Nuevo
    }

integrations-subscribed =
    { $count ->
        [one] Uno de { $all } tipos de eventos
       *[other] { $count } de { $all } tipos de eventos
    }

# What can be done with an endpoint.
integrations-action =
    { $action ->
        [test] Enviar una prueba
        [edit] Editar
        [replay] Enviar otra vez eventos anteriores
        [secret] Secreto nuevo
        [on] Activar
        [off] Desactivar
       *[delete] Eliminar
    }

integrations-actions = Acciones para { $name }

# $since is when that was.
integrations-off-since =
    { $reason ->
        [failing] Desactivado el { $since }, tras cinco días sin una sola entrega.
        [gone] Desactivado el { $since }, porque el destino respondió que ya no existe (410).
       *[owner] Desactivado el { $since }.
    }

integrations-off =
    { $reason ->
        [failing] Desactivado tras cinco días sin una sola entrega.
        [gone] Desactivado, porque el destino respondió que ya no existe (410).
       *[owner] Desactivado.
    }

integrations-paused = El destino pidió una pausa hasta el { $until }.

integrations-failing = Con errores desde el { $since }. Tras cinco días de errores se desactiva.

integrations-working = Funciona. La última entrega fue el { $at }.

integrations-unused = Todavía no se ha enviado nada.

integrations-last-test = Última prueba: { $outcome }

integrations-secret = Las entregas se firman con este secreto. Se muestra solo esta vez: cópialo ahora.

integrations-secret-hide = Ya lo copié

integrations-secret-new = Secreto nuevo

integrations-secret-new-detail = Durante un día, las entregas se firman con el secreto anterior y con el nuevo.

integrations-secret-create = Crear un secreto nuevo

integrations-delete-title = ¿Eliminar { $name }?

integrations-delete-detail = A este destino no se le envía nada más, y su lista de entregas se elimina.

integrations-delete-go = Eliminar destino

integrations-replay = Enviar otra vez eventos anteriores

integrations-replay-detail = { $name } recibe otra vez los eventos de este periodo, de los tipos a los que está suscrito.

integrations-replay-since = Eventos del periodo

integrations-period =
    { $period ->
        [hour] Última hora
        [day] Último día
       *[week] Últimos siete días
    }

integrations-replay-go = Enviarlos otra vez

integrations-replayed =
    { $count ->
        [0] No había nada que enviar.
        [one] Un evento se envía otra vez.
       *[other] { $count } eventos se envían otra vez.
    }

## A new endpoint, and changes to one.

integrations-add = Añadir un destino

integrations-add-detail = Cada evento llega al destino como solicitud firmada en el formato de [Standard Webhooks](https://www.standardwebhooks.com/), con ID, pero sin nombres ni perfiles. No se envía nada al invitar a alguien que ya está en Discern ni cuando alguien empieza a responder.

integrations-address = Dirección

integrations-description = Descripción (opcional)

integrations-description-example = La wiki del equipo

integrations-events = Eventos que se envían

integrations-events-all = Todos

integrations-event-explained = **{ $event }**: { $meaning }

integrations-events-none = Elige al menos un evento.

integrations-event-meaning =
    { $event ->
        [agreement-due] las personas que lo acordaron pueden decir en qué quedó.
        [assessment-completed] todas las preguntas tienen respuesta.
        [assessment-rescored] alguien con acceso de titular recalculó perfiles anteriores, este entre ellos.
        [candidate-changed] cambió su nombre, dirección, ID o detalles, o quién puede ver sus resultados.
        [candidate-created] ya puede recibir una invitación.
        [candidate-erased] sus respuestas y resultados tampoco existen ya.
        [candidate-merged] lo que era de dos entradas es ahora de una.
        [measurement-updated] alguien con acceso de titular cambió cómo se puntúan las respuestas nuevas.
        [report-generated] se puede leer y descargar.
       *[team-updated] alguien se unió o se fue, o el equipo se creó o se eliminó.
    }

integrations-edit-title = Editar { $name }

integrations-save = Guardar

integrations-add-go = Añadir y obtener el secreto

# $rule is what the field breaks.
integrations-wrong =
    { $field ->
        [url] Dirección: { $rule }.
        [events] Eventos: { $rule }.
       *[description] Descripción: { $rule }.
    }
