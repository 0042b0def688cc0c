## What participants see: links, consent, the questionnaire, their own page.

## Consent, and starting again.

taking-hello = Hola, { $name }

taking-agree = He leído esto y participo por voluntad propia.

taking-start = Empezar

# Above a choice of languages.
taking-language = Idioma de las preguntas

taking-agree-missing = Marca la casilla si quieres participar.

taking-consent-length = De cinco a diez minutos, sin respuestas correctas ni incorrectas. Algunas afirmaciones solo están para comprobar que se leen.

taking-consent-purpose = Para hablar de cómo trabajas con otras personas y para tu propio desarrollo.

taking-consent-excluded = Nunca para contratar, ascender ni fijar salarios.

taking-consent-visibility = Tu perfil lo ven quienes dirigen tus equipos o los acompañan como coach, y quienes administran Discern aquí. Al final puedes dejarlo solo para ti y tu coach.

taking-consent-erasure = Puedes dejarlo en cualquier momento y eliminarlo todo.

taking-consent-full = Todo en detalle

taking-invited-by = { $inviter } te invita.

# $day is the last day, or a moment: 5 December 2026, 21:00 UTC.
taking-answer-by = Fecha límite para responder: { $day }.

taking-who =
    { $invited ->
        [yes] **Quién te invitó.** { $inviter }.
       *[no] **Quién te invitó.** La persona que te dio el enlace.
    }

    { $named ->
        [yes] **Responsable de tus datos.** { $responsible }
       *[no] **Responsable de tus datos.** Quienes administran Discern aquí. La persona que te dio el enlace puede decirte sus nombres.
    }

taking-elsewhere = Sigue en el navegador donde empezaste

taking-elsewhere-detail =
    { $sign_in ->
        [yes]
            Algunas preguntas para { $name } ya tienen respuesta. Como otras personas también pueden tener este enlace, aquí no abre esas respuestas. Elige cómo seguir:

            - Abre este enlace en el navegador donde empezaste.
            - Abre tu enlace personal. Si lo pediste por correo, está en el mensaje **Tu enlace personal**.
            - En el navegador donde empezaste, abre **Seguir en otro navegador o dispositivo** y copia o escanea tu enlace personal.
            - Si tienes acceso, inicia sesión y sigue en **Mis datos**.
       *[no]
            Algunas preguntas para { $name } ya tienen respuesta. Como otras personas también pueden tener este enlace, aquí no abre esas respuestas. Elige cómo seguir:

            - Abre este enlace en el navegador donde empezaste.
            - Abre tu enlace personal. Si lo pediste por correo, está en el mensaje **Tu enlace personal**.
            - En el navegador donde empezaste, abre **Seguir en otro navegador o dispositivo** y copia o escanea tu enlace personal.
    }

taking-restart = Empezar de nuevo

taking-restart-detail = ¿No puedes volver allí, o empezó otra persona? **Si empiezas de nuevo, las respuestas anteriores se eliminan para siempre.**

taking-restart-text = Para qué sirve y qué se guarda

taking-restart-agree = He leído para qué sirve y participo por voluntad propia.

taking-restart-sure = Eliminar las respuestas anteriores.

taking-restart-missing = Marca las dos casillas para empezar de nuevo.

## A link that invites to a team.

taking-joined = Ya te uniste desde este navegador

taking-joined-detail = Tus respuestas siguen aquí: no hace falta que te unas otra vez.

taking-joined-continue = Seguir con mis respuestas

taking-joined-other = Responde otra persona en este dispositivo

taking-welcome = Te damos la bienvenida a { $team }

taking-welcome-detail = Descubre con este equipo cómo te gusta trabajar. Lleva de cinco a diez minutos.

# $day as above.
taking-join-until = Fecha límite para unirse: { $day }.

taking-name = Tu nombre

taking-email = Tu dirección de correo (opcional)

taking-continue = Continuar

taking-name-missing = Escribe el nombre con el que te conoce tu equipo.

taking-email-wrong = Eso no parece una dirección de correo. Corrígela o deja el campo vacío.

taking-name-seen = Quienes administran Discern aquí ven tu nombre. La página siguiente dice qué más ven y te pregunta si participas.

## Links that don't open anything.

taking-ended =
    { $code ->
        [link_completed] Ya no te quedan preguntas
        [link_cancelled] Este cuestionario está anulado
       *[link_expired] Este cuestionario ha finalizado
    }

# $ends is unknown where the service doesn't say when; otherwise $day is the last day, or the moment.
taking-ended-detail =
    { $code ->
        [link_completed] Para ver tu perfil, abre tu enlace personal, o abre este en el navegador donde respondiste. ¿No tienes ninguno de los dos? Pídele a la persona que te invitó que te deje responder otra vez.
        [link_cancelled] Este enlace ya no funciona. Pide otro a la persona que te lo envió.
       *[link_expired]
            { $ends ->
                [unknown] El plazo para responder terminó. Si aún quieres responder, pide más tiempo a la persona que te envió el enlace. Entonces este mismo enlace vuelve a funcionar, con las respuestas que ya diste.
               *[known] El plazo para responder terminó el { $day }. Si aún quieres responder, pide más tiempo a la persona que te envió el enlace. Entonces este mismo enlace vuelve a funcionar, con las respuestas que ya diste.
            }
    }

taking-join-ended = Este enlace ha expirado

taking-join-ended-detail =
    { $ends ->
        [unknown] Pide otro a la persona que te lo dio. Si ya estás en el equipo, sigue en el navegador desde el que te uniste.
       *[known] Estuvo abierto hasta el { $day }. Pide otro a la persona que te lo dio. Si ya estás en el equipo, sigue en el navegador desde el que te uniste.
    }

taking-full = Este enlace está completo

taking-full-detail = Ya no admite a más personas. Pide otro a la persona que te lo dio. Si ya estás en el equipo, sigue en el navegador desde el que te uniste.

taking-dead = Este enlace no funciona

taking-dead-detail = Es posible que falte una parte. Revisa el mensaje en que venía o pregúntale a la persona que lo envió. Tu enlace personal deja de funcionar cuando empiezas de nuevo desde la invitación y cuando se eliminan tus datos.

# Of a link to what somebody wrote about working with them.
taking-dead-about = Es posible que falte una parte, que haya expirado o que la persona de quien trata lo haya cerrado. Pide otro a esa persona.

# The page behind a take link where no pages are. $setting is the name of a setting, as HTML; so is the whole message.
taking-no-pages = Esta dirección no tiene páginas

taking-no-pages-detail = Las páginas de tu enlace están en otra dirección. Pide un enlace nuevo a la persona que te lo envió.

taking-no-pages-operator = Si administras este servicio: pon en { $setting } la dirección de la aplicación, y los enlaces llevarán allí.

taking-again = Intentar de nuevo

taking-answered-before = Ya respondiste aquí una vez. Si aún tienes tu enlace personal, ábrelo y empieza allí. Así todo lo tuyo queda en un solo lugar.

taking-changed = Esta página ya no está al día

taking-changed-detail = Algo cambió desde que la abriste, y lo que enviaste no se guardó. Mira cómo está todo ahora y hazlo otra vez si todavía quieres.

taking-changed-open = Mostrar la página actual

taking-refused = Este enlace no permite hacer eso

taking-refused-detail = Alguien respondió con tu nombre desde otro enlace; este abre solo las respuestas dadas con él. No se cambió nada.

# Of an address that makes too many requests.
taking-too-many = Demasiadas solicitudes

taking-too-many-detail = Ahora mismo llegan demasiadas solicitudes desde tu red. Espera { $seconds } s, vuelve atrás e inténtalo otra vez. Tus respuestas hasta ahora están guardadas.

## The questionnaire.

taking-step = Pregunta { $number } de { $total }

taking-pick =
    { $pick ->
        [most] Me describe más
       *[least] Me describe menos
    }

taking-asked =
    { $pick ->
        [most] En el trabajo, ¿qué te describe más?
        [least] En el trabajo, ¿qué te describe menos?
       *[change] Lo que elegiste, para cambiarlo o dejarlo así
    }

taking-minutes-left =
    { $minutes ->
        [one] Queda más o menos { $minutes } minuto
       *[other] Quedan unos { $minutes } minutos
    }

taking-back = Atrás

taking-unsaved = Tus últimas respuestas todavía no están guardadas. Este navegador las conserva y las envía otra vez. Puedes seguir.

taking-offline = No tienes conexión. Tus respuestas quedan en este navegador y se envían en cuanto la recuperes.

taking-sending = Guardando tus últimas respuestas…

# $ends is never where no end is set; otherwise $day is the last day, or the moment.
taking-later =
    { $ends ->
        [never] Seguir más tarde
       *[day] Seguir más tarde, hasta el { $day }
    }

taking-own-data = Ver, corregir o eliminar tus datos

taking-questions = Seguir con las preguntas

taking-next = Siguiente

taking-saved = Cada respuesta se guarda al instante. Puedes cerrar esta página y seguir más tarde en este navegador.

## The page of a private link.

# Once the last question is answered, above the profile.
taking-thanks = Gracias, { $name }. Todas tus respuestas están guardadas.

taking-thanks-keep = Guarda tu enlace personal

taking-save-visibility = Guardar

taking-keep-link = Tu enlace personal

taking-keep-link-detail = Consérvalo: abre tu perfil y tus datos. Discern no se lo da a nadie más.

taking-copy = Copiar

taking-copied = Copiado.

taking-mail-link = Enviarlo a mi correo

taking-mail-link-detail = Se abre tu propio programa de correo con el enlace; Discern no envía nada. Usa una dirección que solo leas tú.

taking-mail-link-subject = Mi perfil en Discern

taking-mail-link-text =
    Este es mi enlace personal a mi perfil y mis datos:

    { $link }

    Quien lo tenga puede ver, compartir y eliminar ambas cosas.

# Where the service sends mail: first an address, then the code that went there.
taking-mail-address = Tu dirección de correo

taking-mail-address-detail = Para recibir el enlace por correo, confirma tu dirección con un código que te enviamos antes. Usa una dirección que solo leas tú. Discern no la guarda.

taking-mail-address-other = Usar otra dirección

taking-mail-code-send = Enviarme un código

taking-mail-code-sent = El código va en camino a { $email }. Funciona durante 15 minutos.

taking-mail-code = Código del correo

taking-mail-code-again = Enviarme otro código

taking-mail-link-send = Enviarme el enlace

taking-mail-sent = Tu enlace personal va en camino a tu buzón.

taking-mail-code-wrong =
    { $code ->
        [expired] Este código ya se usó o ha expirado. Si el enlace no está en tu buzón, pide otro código.
       *[wrong] Ese no es el código de nuestro correo más reciente. Revisa sus seis cifras.
    }

taking-mail-failed =
    { $why ->
        [address] No se pueden enviar correos a esta dirección. Revísala o usa otra.
        [unsure] No sabemos si el correo salió. Mira en tu buzón dentro de unos minutos y, si no está, inténtalo otra vez.
       *[server] No se pudo enviar el correo. Inténtalo otra vez en unos minutos o copia el enlace.
    }

taking-mail-limit =
    { $hours ->
        [one] Por ahora no se pueden enviar más correos. Inténtalo otra vez en { $minutes ->
            [one] { $minutes } minuto
           *[other] { $minutes } minutos
        } o copia el enlace.
       *[other] Por ahora no se pueden enviar más correos. Inténtalo otra vez en { $hours } horas o copia el enlace.
    }

taking-over = Este cuestionario ha finalizado

taking-over-detail =
    { $status ->
        [cancelled] Está anulado. Pide un enlace nuevo a la persona que te invitó.
       *[expired]
            { $ends ->
                [unknown] El plazo para responder terminó. Si quieres seguir, pide más tiempo a la persona que te invitó. Entonces este mismo enlace vuelve a funcionar, con las respuestas que ya diste.
               *[known] El plazo para responder terminó el { $day }. Si quieres seguir, pide más tiempo a la persona que te invitó. Entonces este mismo enlace vuelve a funcionar, con las respuestas que ya diste.
            }
    }

taking-other-device = Seguir en otro navegador o dispositivo

taking-other-device-detail = El navegador de un programa de chat o de correo puede olvidarte. Tu enlace personal funciona en cualquier lugar. No lo compartas: abre tus respuestas y tu perfil.

# $email is the address that the person was invited at, or gave.
taking-mail-to = Enviarlo a { $email }

taking-mail-to-detail = Solo si nadie más que tú lee ese buzón.

taking-mail-by = Recibirlo por correo

taking-copy-or-scan =
    { $code ->
        [yes] Copiarlo o escanearlo
       *[no] Copiarlo
    }

taking-code = Código QR de tu enlace personal

taking-code-detail = Solo para tus propios dispositivos: abre tus respuestas y tu perfil.

## A member's page.

taking-open-questions = Tus preguntas pendientes

taking-none-completed = Todavía no tienes perfil.

taking-hidden = Aquí tu perfil está oculto hasta que confirmes que este inicio de sesión es tuyo.

taking-confirm-detail = Falta confirmar que este inicio de sesión es tuyo. Mientras tanto, lo que ocultas a otras personas está oculto también aquí, y desde aquí no puedes compartir más. Pega el enlace personal que recibiste al responder. Si respondiste más de una vez, confirma con cada enlace.

taking-confirm-link = Tu enlace personal

taking-confirm = Confirmar que soy yo

taking-confirm-wrong = Ese no es un enlace personal tuyo. Uno tuyo tiene esta forma: { $example }

taking-confirmed = Gracias. Desde ahora, este inicio de sesión es tuyo.

## The link at the end of a mail that ends reminders.

taking-unsubscribe =
    { $state ->
        [ask] ¿No quieres más recordatorios?
        [done] No habrá más recordatorios
        [failed] No funcionó
       *[dead] Este enlace no funciona
    }

taking-unsubscribe-detail =
    { $state ->
        [ask] Tienes una invitación a un cuestionario. Aún puedes responderlo con el enlace de la invitación.
        [done] No recibirás más recordatorios por correo. Todavía puedes responder, o no hacerlo.
        [failed] El servicio no responde en este momento. Inténtalo otra vez en un minuto.
       *[dead] Es posible que tu programa de correo lo haya cortado. Copia el enlace completo del correo.
    }

taking-unsubscribe-go = No enviarme más recordatorios
