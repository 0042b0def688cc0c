## Inviting one person, or many from a list.

invite-title = Invitar personas

invite-for = Cuántas personas

invite-how =
    { $how ->
        [many] Una lista
       *[one] Una persona
    }

invite-teams-unknown = Ahora mismo no se pueden mostrar los equipos. Aun así, puedes invitar a personas sin equipo.

invite-teams-none = Las personas que invitas se unen a uno de tus equipos, y todavía no tienes ninguno. Crea uno en Equipos o pídelo a quien sea titular.

invite-team-label =
    { $needed ->
        [yes] Equipo
       *[no] Equipo (opcional)
    }

invite-team-none =
    { $needed ->
        [yes] Elige un equipo
       *[no] Sin equipo
    }

# A field beside it.
invite-team-new = O el nombre de un equipo nuevo

# Before people are invited, and with their links: the team that they join. $team is its name.
invite-team-joined =
    { $which ->
        [new] Equipo: **{ $team }**, se crea al invitar
        [known] Equipo: **{ $team }**
        [some-new] Equipo: **{ $team }**, se crea al invitar, para las filas que no nombran ninguno
        [some-known] Equipo: **{ $team }**, para las filas que no nombran ninguno
        [listed] Equipos: según la lista
       *[none] Sin equipo
    }

# Below it, where every row of a list names another team; a button follows, which has them join this one.
invite-team-passed = La lista nombra otros equipos, así que nadie se une a **{ $team }**.

invite-team-all = Poner a todo el mundo en { $team }

# In place of it, where they do: a new team was typed, and every row names another one. A button follows.
invite-team-into-one = Todo el mundo se une a este equipo, aunque la lista nombre otros.

invite-team-listed = Usar los equipos de la lista

invite-last-day =
    { $ends ->
        [never] Sin fecha límite
       *[day] Fecha límite: **{ $day }**
    }

invite-team-missing = Elige uno de tus equipos para las personas que invitas.

invite-name = Nombre

# After the form was sent, before anybody is made: $named is a list of others who are here and have the same name, or a similar one.
invite-namesakes = { $likeness ->
        [similar] Aquí ya hay un nombre parecido: { $named }.
       *[same] Aquí ya hay alguien con este nombre: { $named }.
    } Si es la misma persona, abre su página y envía desde allí el enlace, o invita otra vez. Si es otra, elige “{ invite-create }” de nuevo.

# Above the rows of a list: whose names are those of others, or nearly.
invite-alike =
    { $count ->
        [one] Un nombre puede ser de alguien que ya está aquí o estar dos veces en la lista:
       *[other] { $count } nombres pueden ser de personas que ya están aquí o estar dos veces en la lista:
    }

# $other is who is here already, or the name and line of an earlier row.
invite-alike-row = **{ $name }** (línea { $line }) · **{ $other }**

invite-alike-detail = Si es la misma persona, pon en la fila su dirección de correo o su ID, o quita la fila. Si no, sigue.

invite-email =
    { $mails ->
        [yes] Correo
       *[no] Correo (opcional)
    }

invite-by-mail = Enviar el enlace por correo a quien tenga dirección

# Below it. $count is how many reminders go by themselves, 1 or 2.
invite-reminders =
    { $count ->
        [one] Las personas con dirección reciben un recordatorio 3 días antes de la fecha límite.
       *[other] Las personas con dirección reciben recordatorios 3 días y 1 día antes de la fecha límite.
    }

invite-create = Crear y obtener el enlace

invite-ready = El enlace para { $name } está listo.

invite-another = Invitar a otra persona

invite-done = Listo

# $field is the field that is wrong.
invite-wrong =
    { $field ->
        [name] Escribe el nombre de la persona.
        [email] Eso no parece una dirección de correo.
       *[other] Este campo no es válido: { $field }
    }

invite-list = Pega una lista, o elige un archivo de tu sistema de personal o de tu hoja de cálculo. Antes de invitar a nadie, ves qué va a pasar.

invite-list-team = Para las filas que no nombran ningún equipo.

# Below the choice of a team, for those who may make teams.
invite-list-new-team = Los equipos nuevos de la lista se crean.

invite-list-check = Comprobar la lista

invite-list-change = Cambiar la lista

invite-list-other = Empezar con otra lista

# Above people who can't be invited, each with why. $started is yes once the others are being invited.
invite-problems =
    { $started ->
        [yes] Estas personas siguen sin invitación. Corrige sus filas y envía la lista otra vez. Los enlaces ya creados no cambian.
       *[no] Todavía no se puede invitar a estas personas. Elige “{ invite-list-change }” y corrige sus filas, o invita primero al resto.
    }

# Teams that are made when people are invited.
invite-new-teams =
    { $count ->
        [one] Equipo nuevo: { $names }
       *[other] Equipos nuevos: { $names }
    }

# In a table, a person and the line of the list in which they are.
invite-problem-who = { $name } (línea { $line })

# $way is mail where people get their links by mail, and link where someone has to send them.
invite-send =
    { $way ->
        [mail]
            { $count ->
                [one] Invitar a { $count } persona
               *[other] Invitar a { $count } personas
            }
       *[link]
            { $count ->
                [one] Crear { $count } enlace
               *[other] Crear { $count } enlaces
            }
    }

invite-continue = Seguir con el resto: { $count }

invite-resolve = Comprobar qué pasó

invite-stop = Parar aquí

invite-sending = Invitando…

invite-sent = { $done } de { $due }

invite-waiting = Límite de solicitudes alcanzado. Sigue en { $seconds } s

# People by what happened to them or, before anything is sent, by what will. $what is mailed or linked of those who were invited.
invite-sum =
    { $what ->
        [mailed]
            { $count ->
                [one] **{ $count }** persona con invitación por correo
               *[other] **{ $count }** personas con invitación por correo
            }
        [linked]
            { $count ->
                [one] **{ $count }** persona, con un enlace por enviar
               *[other] **{ $count }** personas, cada una con un enlace por enviar
            }
        [kept] **{ $count }** con invitación previa: mismo enlace, mismo equipo
        [failed] **{ $count }** con problemas
        [unknown] **{ $count }** con resultado desconocido
        [open] **{ $count }** por invitar
        [skipped] **{ $count }** sin incluir
       *[planned]
            { $plan ->
                [new]
                    { $count ->
                        [one] **{ $count }** persona recibirá una invitación
                       *[other] **{ $count }** personas recibirán una invitación
                    }
               *[other] **{ $count }** { invite-plan }
            }
    }

invite-plan =
    { $plan ->
        [known] ya en Discern: otra invitación
        [waiting] con invitación previa: mismo enlace, mismo equipo
       *[wrong] sin invitación posible
    }

# $way is as in invite-send.
invite-outcome =
    { $outcome ->
        [made]
            { $way ->
                [mail] invitación por correo
               *[link] con enlace
            }
        [kept] con invitación previa
        [failed] no se pudo invitar
        [unknown] resultado desconocido: mira en Cuestionarios
       *[open]
            { $plan ->
                [new]
                    { $way ->
                        [mail] recibirá invitación por correo
                       *[link] recibe un enlace
                    }
                [known]
                    { $way ->
                        [mail] ya en Discern, recibirá otra invitación por correo
                       *[link] ya en Discern, recibe un enlace
                    }
               *[other] { invite-plan }
            }
    }

invite-problem =
    { $problem ->
        [ambiguous-team] varios equipos tienen este nombre
        [unknown-team] aquí ningún equipo tiene este nombre
       *[not-led] está en otro equipo: solo quien sea titular puede invitar a esta persona
    }

# Why the service refused a row, by the error's code; $detail is what the service says.
invite-refused =
    { $code ->
        [external_id_taken] otra persona de aquí tiene este ID
        [not_led] no está en ninguno de tus equipos: solo quien sea titular puede añadir a esta persona
        [other_coach] comparte el perfil solo con su coach, y a este equipo lo acompaña otra persona
       *[other] { $detail }
    }

invite-result-download = Descargar nombres, enlaces y mensajes:

invite-result-column =
    { $column ->
        [name] Nombre
        [email] Correo
        [link] Enlace
       *[message] Mensaje
    }
