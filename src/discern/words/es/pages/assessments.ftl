## Assessments: who was invited, how far each one is, and inviting one person or many.

# The page's title; $waiting is how many can still be answered. $kind is nobody where there is no invitation at all.
assessments-title =
    { $kind ->
        [nobody] Todavía no hay invitaciones.
       *[some]
            { $waiting ->
                [0] No hay ninguna invitación abierta.
                [one] Hay una invitación abierta.
               *[other] Hay { $waiting } invitaciones abiertas.
            }
    }

# Above the list of those without a profile.
assessments-none-hint = Para reabrir una invitación finalizada, pon otra fecha límite. Si las respuestas son poco claras, ofrece otro cuestionario.

assessments-none = Todavía no hay invitaciones

assessments-none-detail = Invita a alguien y obtienes un enlace para enviar. Responder lleva de cinco a diez minutos.

assessments-invite-first = Invitar a la primera persona

assessments-none-match = Cambia el grupo, el nombre o el equipo.

assessments-column =
    { $column ->
        [person] Persona
        [status] Estado
        [team] Equipo
        [created] Invitación
        [completed] Final
       *[expires] Fecha límite
    }

# In a row.
assessments-form =
    { $form ->
        [fixed] 24 preguntas
       *[short] 12 preguntas
    }

# A button in a row, for screen readers with the person's name.
assessments-link = Enlace

# Which rows are on screen; $of is 0 where no one has counted them all.
assessments-page =
    { $of ->
        [0] { $first }–{ $last }, primero lo más reciente
       *[other] { $first }–{ $last } de { $of }, primero lo más reciente
    }

## One that is opened.

assessments-when =
    { $what ->
        [created] invitación del { $day }
        [started] empezó el { $day }
        [completed] terminó el { $day }
       *[expires] fecha límite: { $day }
    }

assessments-see-profile = Abrir el perfil

assessments-see-person = Abrir a esta persona

## Several that are ticked.

assessments-chosen =
    { $count ->
        [one] **Selección: { $count }**
       *[other] **Selección: { $count }**
    }

assessments-open = Abrir

assessments-show-links =
    { $count ->
        [one] Mostrar el enlace
       *[other] Mostrar { $count } enlaces
    }

assessments-remind =
    { $count ->
        [one] Enviar recordatorio
       *[other] Enviar { $count } recordatorios
    }

assessments-links = Enlaces para enviar

assessments-links-detail = Cada enlace es para una persona. Cópialo y envíalo.

assessments-messages = Mensajes para enviar

# $sends is yes where the service sends mail.
assessments-messages-detail =
    { $sends ->
        [yes] Uno para cada persona. Cópialo en un chat, o envíalo por correo.
       *[no] Uno para cada persona. Cópialo en un chat, o ábrelo en tu programa de correo: desde aquí no se envía nada.
    }

assessments-invite-again =
    { $count ->
        [one] Invitar otra vez
       *[other] Invitar otra vez a { $count }
    }

assessments-invite-again-detail =
    { $count ->
        [one] La persona recibe un enlace nuevo y responde una vez más. Los perfiles anteriores se quedan.
       *[other] Cada persona recibe un enlace nuevo y responde una vez más. Los perfiles anteriores se quedan.
    }

# Until when it can be answered. $moves is no where one has no end date yet.
assessments-end =
    { $count ->
        [one] { $moves ->
            [no] Fijar una fecha límite
           *[yes] Cambiar la fecha límite
        }
       *[other] Cambiar { $count } fechas límite
    }

# $all is yes where each of those chosen has ended.
assessments-end-expired =
    { $all ->
        [yes] { $count ->
            [one] Este enlace ha finalizado. Con otra fecha funciona de nuevo, con las respuestas dadas hasta ahora.
           *[other] Estos enlaces han finalizado. Con otra fecha funcionan de nuevo, con las respuestas dadas hasta ahora.
        }
       *[no] { $count ->
            [one] Uno de estos enlaces ha finalizado. Con otra fecha funciona de nuevo, con las respuestas dadas hasta ahora.
           *[other] { $count } de estos enlaces han finalizado. Con otra fecha funcionan de nuevo, con las respuestas dadas hasta ahora.
        }
    }

# Whose end it is that changes, and until when these people can answer now.
assessments-end-now =
    { $ends ->
        [never] Ahora sin fecha límite para { $names }.
        [day] Fecha límite ahora para { $names }: { $day }.
        [some] Ahora hay fechas distintas, o ninguna, para { $names }. Con una o dos semanas más, solo se mueven las fechas que están puestas.
       *[different] Ahora hay fechas distintas para { $names }.
    }

# A button; $day is the new date. $start is never where there is no end yet, and different where people have different ones.
assessments-end-longer =
    { $start ->
        [never] { $weeks ->
            [one] Dentro de una semana: { $day }
           *[other] Dentro de dos semanas: { $day }
        }
        [different] { $weeks ->
            [one] Una semana más
           *[other] Dos semanas más
        }
       *[day] { $weeks ->
            [one] Una semana más: { $day }
           *[other] Dos semanas más: { $day }
        }
    }

assessments-end-label = O elige la fecha límite

assessments-end-day =
    { $days ->
        [0] Hoy, { $day }
        [one] { $day }, mañana
       *[other] { $day }, dentro de { $days } días
    }

assessments-end-save = Guardar esta fecha

assessments-end-none = Sin fecha

assessments-cancel =
    { $count ->
        [one] Anular esta invitación
       *[other] Anular estas { $count }
    }

assessments-cancel-detail =
    { $count ->
        [one] El enlace deja de funcionar. Las respuestas dadas hasta ahora se eliminan. Después puedes invitar otra vez a la misma persona.
       *[other] Los enlaces dejan de funcionar. Las respuestas dadas hasta ahora se eliminan. Después puedes invitar otra vez a las mismas personas.
    }

assessments-cancel-go =
    { $count ->
        [one] Anularla
       *[other] Anularlas
    }
