## Mails to people who are invited. Plain text: what is shown in HTML is escaped as a whole.

mail-subject =
    { $kind ->
        [reminder] Recordatorio: un cuestionario breve sobre cómo trabajas
       *[invitation]
            { $invited_by ->
                [somebody] { $inviter } te invita a un cuestionario breve
               *[nobody] Invitación a un cuestionario breve
            }
    }

mail-greeting =
    { $named ->
        [yes] Hola, { $name }:
       *[no] Hola:
    }

mail-why =
    { $kind ->
        [reminder]
            { $state ->
                [started] Esto es un recordatorio. Empezaste un cuestionario breve sobre cómo te gusta trabajar, y tus respuestas están guardadas. Sigue en el navegador donde empezaste.
               *[created] Esto es un recordatorio. Tienes una invitación, todavía abierta, a un cuestionario breve sobre cómo te gusta trabajar.
            }
       *[invitation]
            { $invited_by ->
                [somebody] { $inviter } te invita a responder un cuestionario breve sobre cómo te gusta trabajar.
               *[nobody] Tienes una invitación para responder un cuestionario breve sobre cómo te gusta trabajar.
            }
    }

mail-duration =
    { $form ->
        [fixed] Lleva de cinco a diez minutos.
       *[short] Lleva unos cinco minutos.
    }

mail-button =
    { $state ->
        [started] Continuar
       *[created] Empezar
    }

# To someone who has started: the link above leads to their answers in that browser alone.
mail-continue = Para seguir donde lo dejaste, abre el enlace de arriba en el navegador donde empezaste. En cualquier otro, usa tu enlace personal. Si lo pediste por correo, está en el mensaje “Tu enlace personal”. Si no, lo encuentras en el navegador donde empezaste, en “Seguir en otro navegador o dispositivo”.

mail-deadline = Fecha límite para responder: { $day }.

mail-note = No hay respuestas correctas ni incorrectas, y ningún estilo es mejor que otro. Participar es decisión tuya, y puedes dejarlo en cualquier momento. Cuando respondas, ves tu propio perfil. Antes de empezar lees quién más puede verlo, y puedes cambiarlo.

mail-own-link = El enlace es solo para ti: no lo compartas, por favor.

mail-why-you = Recibes este correo porque alguien que usa Discern te envió una invitación a esta dirección.

mail-unsubscribe = No recibir más recordatorios

## A code that confirms an address, and the private link that goes there.

mail-code-subject = Tu código para Discern

mail-code-text = Tu código es { $code }

mail-code-detail = Escríbelo en la página donde lo pediste. Funciona durante 15 minutos.

mail-code-unasked = Si no pediste ningún código, otra persona escribió tu dirección, tal vez por error. No hace falta que hagas nada, y no recibirás más correos.

mail-link-subject = Tu enlace personal

mail-link-thanks = Gracias por responder el cuestionario.

mail-link-text =
    { $answered ->
        [yes] Este es tu enlace personal. Abre tu perfil y tus datos:
       *[no] Este es tu enlace personal. Abre el cuestionario en cualquier navegador y, más adelante, tu perfil y tus datos:
    }

mail-link-button =
    { $answered ->
        [yes] Abrir mi página
       *[no] Continuar
    }

mail-link-keep = No reenvíes este correo. Quien tenga el enlace puede ver, compartir y eliminar tu perfil y tus datos.

mail-link-why-you = Recibes este correo porque lo pediste con tu enlace personal.

mail-test-subject = Discern puede enviar correo

mail-test-text = Tu servidor de correo aceptó este mensaje de Discern. No se envió nada más.
