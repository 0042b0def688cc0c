## The people one meets one to one, and the page that prepares a talk: both read the same words.

# On a person's page. $day is a day of the week, $next a date.
talk-meet =
    { $weeks ->
        [one] Reunión cada { $day } · la próxima, el { $next }
        [2] Reunión un { $day } sí y otro no · la próxima, el { $next }
       *[other] Reunión cada { $weeks } semanas, en { $day } · la próxima, el { $next }
    }

# A button that opens the form.
talk-meet-set =
    { $state ->
        [set] Cambiar
       *[none] Programar reuniones 1:1
    }

talk-meet-day = Día

talk-meet-how-often = Frecuencia

talk-meet-rhythm =
    { $weeks ->
        [one] Cada semana
        [2] Una semana sí y otra no
       *[other] Cada { $weeks } semanas
    }

# A Monday is chosen.
talk-meet-from = A partir de la semana del

# Below it, before it is saved. $days is one talk-meet-date, or several.
talk-meet-first = Primera vez: { $days }

talk-meet-date = { $weekday }, { $day }

# Above the button. $whose is the person's first name, or people's where there are several.
talk-meet-shows =
    { $count ->
        [one] Desde entonces, también { $name } puede leer la página de cada conversación. Cualquiera de las dos partes puede dejar de compartirla.
       *[other] Desde entonces, también las otras personas pueden leer la página de sus conversaciones. Cualquiera de las dos partes puede dejar de compartirla.
    }

talk-meet-save = Guardar

talk-meet-end = Terminar estas reuniones

# A link to the page.
talk-prepare = Preparar

# A file with all days of a meeting.
talk-calendar = Añadir a mi calendario

talk-every =
    { $weeks ->
        [one] cada { $day }
        [2] un { $day } sí y otro no
       *[other] cada { $weeks } semanas, en { $day }
    }

# A dialog.
talk-choose = ¿Con quién te reúnes a solas?

talk-choose-whom = Hasta { $count } personas

talk-choose-none = Escribe un nombre

# Below them, where people were taken out whom the reader meets so far.
talk-choose-gone = Terminan las reuniones periódicas con { $names }. Lo acordado sigue en pie.

# In place of all else, where one of the two doesn't share the page.
talk-not-shared = sin compartir

# A button: the two don't meet on the next day of their meeting.
talk-skip = Saltar esta vez

# $day is a date.
talk-skipped = No hay reunión el { $day }. Lo acordado sigue en pie.

# A button beside it.
talk-skip-undo = Mantener la reunión

## The page.

talk-person = ¿Con quién es?

talk-other = ¿Con otra persona?

# The box where it is the reader who talks with the person.
talk-with-you = contigo

talk-choose-person = Elige una persona

talk-occasion-label = ¿De qué se trata?

# $every is like “every other Tuesday”, where $meets is yes.
talk-occasion =
    { $occasion ->
        [feedback] Feedback
        [disagreement] Un desacuerdo
        [delegating]
            { $meets ->
                [pair] Reparto del trabajo
               *[no] Delegar
            }
        [change] Un cambio
       *[one-to-one]
            { $meets ->
                [yes] 1:1, { $every }
                [pair] Colaboración
               *[no] Conversación individual (1:1)
            }
    }

talk-delegating = Si una persona delega trabajo en la otra, prepara una conversación con quien lo recibe:

talk-view-label = Qué mostrar

talk-view =
    { $view ->
        [compare] Comparación
       *[talk] Conversación
    }

# The title where nothing is advised; $asked is whether there is a question.
talk-title =
    { $asked ->
        [yes] Una pregunta para { $names }.
       *[no] Esta semana, nada nuevo para { $names }.
    }

# Below it: why nothing is advised. $names are first names.
talk-open =
    { $why ->
        [nothing_new]
            { $asked ->
                [yes] Ya viste todas las recomendaciones sobre esto. Aquí tienes una pregunta; las recomendaciones vuelven en unas semanas.
               *[no] Ya viste todo sobre esto. Vuelve en unas semanas.
            }
        [no_card] Para esta ocasión no hay ninguna recomendación.
        [random] Hay respuestas que parecen dadas al azar, así que solo hay una pregunta.
        [unfinished] Faltan respuestas de { $names }. Hasta entonces, solo hay una pregunta.
        [unanswered] Todavía no hay perfil de { $names }. Hasta entonces, solo hay una pregunta.
        [withheld] Las respuestas de { $names } no dan ningún perfil, así que solo hay una pregunta.
        [held] El perfil está retenido hasta que se hable de él. Hasta entonces, solo hay una pregunta.
       *[open] Aquí nada es lo bastante seguro para una recomendación: solo hay una pregunta.
    }

# Above what two people agreed on.
talk-last = Acordado

talk-card =
    { $card ->
        [open] Para empezar
        [then] Después
        [ready] A mano
       *[avoid] Evita
    }

# Buttons.
talk-used-go = Lo usamos

talk-refused-go = Otra cosa

talk-used = No volverás a verlo en ocho semanas.

talk-refused = Aquí tienes otra cosa. No volverás a ver lo anterior en ocho semanas.

# In place of the button.
talk-is-used = Usado esta semana

# Above the form for what the two agree on.
talk-until-next = Hasta la próxima vez

# Who sees what, where people sign in. $name is the person's, or both names of a talk of two.
talk-readers =
    { $meets ->
        [yes] La recomendación la leen { $name } y tú.
        [later] La recomendación la lees tú y, tras responder, también { $name }.
       *[no] La recomendación la lees solo tú.
    } { agreements-readers }

# A file of one page.
talk-print = Imprimir

talk-stop-sharing = Dejar de compartir esta página

talk-share = Compartir esta página otra vez

talk-not-shared-title = Sin compartir

# No page yet.
talk-choose-first = ¿Con quién hablas?

talk-about = Elige a una persona, o a dos. Obtienes algo que hacer, una pregunta para empezar y espacio para lo que acuerden.

talk-too-few = Todavía no hay nadie con quien hablar

talk-too-few-detail = Invita a las personas con quienes trabajas. Una conversación se prepara cuando tienen perfil, o cuando te reúnes con ellas.

talk-none = Aquí no hay conversaciones

talk-none-detail = Este servicio no prepara conversaciones.

talk-missing-detail =
    { $invited ->
        [yes] Indica en la página de { $name } que se reúnen: así tendrás al menos una pregunta.
       *[no] Invita a { $name }, o indica en su página que se reúnen: así tendrás al menos una pregunta.
    }

talk-missing-two-detail = Una conversación entre dos personas se prepara cuando ambas tienen perfil.

talk-missing-two = Una de las dos personas no tiene un perfil que puedas ver.
