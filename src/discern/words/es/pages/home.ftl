## The first page: the way to a first team and, once it stands, what to do next, and the teams with a line each.

# Over the four steps until a first team stands: the first that isn't done. $count people have a profile, the first of
# whom is $name; $team needs $missing more.
home-path-title =
    { $step ->
        [team] Mira cómo trabaja tu equipo, en cuatro pasos.
        [people] Tu equipo tiene nombre. Ahora añade a quienes lo forman.
        [send] Ahora, que respondan las personas de tu equipo.
        [profile] Alguien está respondiendo. Lo siguiente es el primer perfil.
        [again] Las primeras respuestas no dieron ningún perfil.
       *[none]
            { $count ->
                [one] De tu gente, { $name } fue la primera persona en responder.
               *[other] { $count } personas de tu gente ya tienen perfil.
            } { $missing ->
                [1] A { $team } le falta una persona para tener imagen de equipo.
                [2] A { $team } le faltan dos personas para tener imagen de equipo.
                [3] A { $team } le faltan tres personas para tener imagen de equipo.
               *[other] Con tres personas ya hay imagen de equipo.
            }
    }

# Below the sample company.
home-path-own = Tu propio equipo, en cuatro pasos

home-step =
    { $step ->
        [team] Nombra tu equipo
        [people] Añade a sus integrantes
        [send] Consigue respuestas
       *[profile] Mira el primer perfil
    }

# $reach: where links open; $way is the address of the settings.
home-step-detail =
    { $step ->
        [team] Finanzas, o las personas con quienes te reúnes cada semana.
        [people] Pega nombres, o suelta una lista.
        [send]
            { $reach ->
                [here] Diez minutos por persona, y puedes probarlo aquí. Los enlaces se abren en otros dispositivos cuando [abres Discern a tus colegas]({ $way }).
               *[anywhere] Envía los enlaces: diez minutos con el teléfono. Pruébalo antes.
            }
       *[profile] Cada persona ve el suyo. Hacen falta 3 perfiles para decir en qué difieren las personas, y 5 para decir cómo es el equipo.
    }

# A button.
home-step-go =
    { $step ->
        [team] Darle nombre
        [people] Añadir personas
        [send] Mostrar los enlaces
       *[profile] Quién responde
    }

home-sample-detail = **Finance, 7 de 8 con perfil.** Estas personas son ficticias; sus respuestas se puntúan como las reales.

home-sample-load = Explorar la empresa de ejemplo

home-picture =
    { $picture ->
        [map] Dónde están en el círculo las personas de un equipo ficticio, cada una con sus iniciales.
       *[tiles] Quién está en cada cuadrante del círculo en un equipo ficticio, y cuántas personas pueden ser.
    }

home-excluded-uses =
    { $place ->
        [here] Todo queda en este dispositivo. Para el desarrollo y el diálogo en equipo, nunca para contratar.
       *[elsewhere] Para el desarrollo y el diálogo en equipo, nunca para contratar.
    }

## Once a team stands.

# The page's title. $things are the first of what there is to do.
home-title =
    { $count ->
        [0] Esta semana no hay nada pendiente.
       *[other] Lo siguiente: { $things }.
    }

# Within the title, after “Next:”. $count is how many there are; $many is more where there are more than were read.
# $names are first names or the names of teams, the first few.
home-thing =
    { $kind ->
        [workshop] preparar el taller con { $names }
        [due] decir qué se cumplió con { $names }
        [soon] atender lo acordado con { $names }
        [talks]
            { $count ->
                [one] preparar la conversación con { $names }
               *[other] preparar { $count } conversaciones
            }
        [new]
            { $count ->
                [one] leer el perfil de { $names }
               *[other] leer los perfiles de { $names }
            }
        [remind]
            { $many ->
                [more] enviar más de { $count } recordatorios
               *[all]
                    { $count ->
                        [one] enviar un recordatorio
                       *[other] enviar { $count } recordatorios
                    }
            }
        [withheld]
            { $count ->
                [one] pedir a una persona que responda otra vez
               *[other] pedir a { $count } personas que respondan otra vez
            }
       *[failed]
            { $count ->
                [one] rehacer un informe con error
               *[other] rehacer { $count } informes con error
            }
    }

# The title where there is nothing to do, and who the reader meets next.
home-idle = Nada pendiente; próximo encuentro: { $name }, el { $day }.

# The heading of this week's talks.
home-week =
    { $week ->
        [next] La próxima semana
       *[this] Esta semana
    }

# Below a day and a name. $opener is a question in its quotation marks.
home-opener = Para empezar: { $opener }

# After a talk was skipped, with an Undo. $name is a first name, $day a date.
home-skipped = No hay conversación con { $name } el { $day }. Lo acordado sigue en pie.

# Below the week's talks, once. $way is how the message can be sent from here.
home-offer =
    { $way ->
        [mail] ¿Recibir esto cada lunes por correo?
        [webhook] ¿Recibir esto cada lunes en Slack o Teams?
       *[both] ¿Recibir esto cada lunes por correo, o en Slack o Teams?
    }

# A link to where it is set up.
home-offer-go = Configurarlo

# A button: it isn't offered again.
home-offer-no = Ahora no

# A button, also named on the page about being away.
home-whom-yes = Con quién te reúnes

# A button; $met is no where the reader meets nobody yet.
home-whom =
    { $met ->
        [yes] { home-whom-yes }
       *[no] ¿Con quién te reúnes a solas?
    }

# $many is more where there are more than were read.
# Where nobody has waited for long.
home-answering =
    { $count ->
        [one] Una persona todavía no ha respondido.
       *[other] { $count } personas todavía no han respondido.
    }

home-waiting =
    { $many ->
        [more] Envía un recordatorio a más de { $count } personas.
       *[all]
            { $count ->
                [one] Envía un recordatorio a una persona.
               *[other] Envía un recordatorio a { $count } personas.
            }
    }

# After how long somebody hasn't answered who was asked twice.
home-asked-enough = pregunta en persona, o déjalo

# A button beside it: the invitation ends.
home-leave = Dejarlo

home-remind = Recordatorio

# A button. $mails is yes where the service sends mails; elsewhere it opens texts to copy.
home-remind-all =
    { $mails ->
        [yes] Enviar { $count } recordatorios
       *[no] Copiar { $count } recordatorios
    }

# Below the list: who isn't among those who are reminded at once.
home-remind-left =
    { $why ->
        [samples]
            { $count ->
                [one] Una de estas personas es ficticia y no recibe recordatorio con el resto.
               *[other] { $count } de estas personas son ficticias y no reciben recordatorio con el resto.
            }
       *[links]
            { $count ->
                [one] Una de estas personas tiene un enlace personal que no se puede enviar desde aquí. Abre “Enlace nuevo” junto al nombre para ver qué hacer.
               *[other] { $count } de estas personas tienen enlaces personales que no se pueden enviar desde aquí. Abre “Enlace nuevo” junto a un nombre para ver qué hacer.
            }
    }

home-remind-title = Recordatorio para { $name }

home-remind-detail = Copia este mensaje y envíalo como sueles escribir a esta persona.

home-new = Perfiles nuevos

# Beside a button that invites the person again. $name is a first name.
home-withheld = Las respuestas de **{ $name }** no dieron ningún perfil. Pídele que responda otra vez.

# Of somebody whose profile can't be read now.
home-summary-unknown = con perfil

# A link to the others of a list.
home-more = { $count } más

# A link.
home-reports-failed =
    { $count ->
        [one] Un informe no se pudo crear. Inténtalo otra vez.
       *[other] { $count } informes no se pudieron crear. Inténtalo otra vez.
    }

## What a coach takes to their teams this week.

home-coach = Para tus equipos

# The page's title, where nothing else is to do.
home-coach-title =
    { $count ->
        [one] Una cosa para tus equipos esta semana.
       *[other] { $count } cosas para tus equipos esta semana.
    }

# A link to all agreements. $due is how many between people are due by Sunday, $answered how many were answered since
# Monday.
home-coach-agreed =
    { $due ->
        [0] Acuerdos resueltos esta semana: { $answered }; cumplidos: { $kept }
        [one] Un acuerdo por revisar hasta el domingo; resueltos esta semana: { $answered }; cumplidos: { $kept }
       *[other] { $due } acuerdos por revisar hasta el domingo; resueltos esta semana: { $answered }; cumplidos: { $kept }
    }

# After a team's name. $words are those of an agreement, a sentence; $count is how many people.
home-coach-note =
    { $kind ->
        [workshop] { $words }
        [due] por revisar esta semana: { $words }
        [agreed] acordado hace dos semanas: { $words } Pregunta cómo va.
        [held]
            { $count ->
                [0] los resultados están retenidos, y todo el mundo tiene perfil: es hora de hablar de ellos
                [one] los resultados están retenidos; una persona todavía no tiene perfil
               *[other] los resultados están retenidos; { $count } personas todavía no tienen perfil
            }
       *[complete] las { $count } personas ya tienen perfil
    }

## Teams.

home-teams = Equipos

home-teams-none = Todavía no hay equipos

home-teams-how =
    { $may ->
        [yes] Crea uno para ver cómo trabaja en conjunto.
       *[no] Pide uno a quien sea titular.
    }

home-teams-create = Equipo nuevo

## Who sees all this.

# A link to Settings, Access.
home-open-to = Quien puede abrir estas páginas ve todos los nombres. Para mostrar un solo equipo, configura el inicio de sesión

## To the operator: whether the data last.

home-data-lost = Tus datos se van a perder

home-data-lost-detail =
    Lo que escribes aquí se guarda en un archivo que este servidor elimina al reiniciarse. Para conservar tus datos, crea una base de datos PostgreSQL y añade su dirección a los secretos de la aplicación:

    { $settings }

home-backup-none = Todavía no hay copia de seguridad. Haz una mientras la aplicación está en marcha: `discern backup FILE`

home-backup-old = La última copia de seguridad es del { $day }. Haz una nueva: `discern backup FILE`
