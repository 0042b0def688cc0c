## The tab on talks of a person's own page, which has the words of the leader's.

own-talks-with =
    { $named ->
        [yes] Tú con { $name }
       *[no] Tú con tu responsable
    }

# Above what the other one reads too: it speaks to them.
own-talks-to =
    { $named ->
        [yes] Para { $name }, sobre cómo hablar contigo. Las dos partes leen lo mismo:
       *[no] Para tu responsable, sobre cómo hablar contigo. Las dos partes leen lo mismo:
    }

# The headings of its three lines, which are in the other one's words.
own-talks-card =
    { $card ->
        [open]
            { $named ->
                [yes] Pregunta de { $name }
               *[no] Pregunta de tu responsable
            }
        [then]
            { $named ->
                [yes] Después, otra de { $name }
               *[no] Después, otra de tu responsable
            }
        [ready]
            { $named ->
                [yes] Lo que puede traer { $name }
               *[no] Lo que puede traer tu responsable
            }
       *[avoid]
            { $named ->
                [yes] Qué le conviene evitar a { $name }
               *[no] Qué le conviene evitar a tu responsable
            }
    }

# $day is a day of the week, $next a date.
own-talks-when =
    { $weeks ->
        [one] Cada { $day } · la próxima, el { $next }
        [2] Un { $day } sí y otro no · la próxima, el { $next }
       *[other] Cada { $weeks } semanas, en { $day } · la próxima, el { $next }
    }

own-talks-readers =
    { $sign_in ->
        [yes] La recomendación la leen solo las dos partes; el acuerdo, también coaches de tus equipos.
       *[no] { agreements-readers-all }
    }

# Where the service doesn't answer.
own-talks-unread = Ahora mismo no se puede leer esta conversación. Inténtalo otra vez en un minuto.

own-talks-day-wrong = Elige un día entre hoy y dentro de un año.

own-talks-will-missing = Escribe en una línea qué quieres hacer.
