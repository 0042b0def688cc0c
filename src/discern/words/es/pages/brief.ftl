## A page for a meeting: who is there, what they find easy and hard together, and how to begin.

# A link from the page on a talk.
brief-prepare = Una reunión de varias personas

brief-choose-first = ¿Quién se reúne?

brief-about = Elige a las personas, un equipo o una reunión de tu calendario. Recibes una página: qué le resulta fácil a este grupo, qué le cuesta, una línea sobre cada persona y una pregunta para empezar.

# A box to choose people from, and what is in it before.
brief-who = Quién participa

brief-choose = Añadir personas

# A box to choose a team from, and what is in it before.
brief-team = Equipo completo

brief-no-team = Sin equipo

# Above the page's title.
brief-counted =
    { $size ->
        [one] { $size } persona
       *[other] { $size } personas
    } · { $profiled } con perfil

# The headings of the cards.
brief-card =
    { $card ->
        [open] Para empezar
        [easy] Fácil para este grupo
       *[hard] Difícil para este grupo
    }

brief-people = Para cada persona

# Below the lines on people. $names are those of whom nothing is known or shared.
brief-nothing = Sin perfil disponible: { $names }

brief-agreements = Pendientes

# A button that makes the PDF.
brief-file = PDF

## Choosing by a calendar or by addresses.

brief-from = De tu calendario

brief-calendar = Un archivo de calendario (.ics)

brief-calendar-detail = Se lee una vez y no se guarda. Se muestran las reuniones de las próximas dos semanas.

brief-calendar-error =
    { $reason ->
        [too_large] Este archivo supera los 5 MB. Exporta un periodo más corto.
        [events] Este archivo tiene más de 1000 reuniones. Exporta un periodo más corto.
       *[calendar] Esto no es un archivo de calendario. Exporta uno que termine en .ics.
    }

brief-calendar-empty = No hay reuniones con otras personas en las próximas dos semanas.

# After the day and the title of a meeting: how many of those who are invited are here.
brief-meeting-here = { $known } de { $count } en Discern

brief-meeting-untitled = Sin título

brief-addresses = O pega direcciones de correo

brief-addresses-example = ana@example.org, bo@example.org

brief-take = Usar estas

# $addresses are those of a meeting that no one here has.
brief-unknown = No están en Discern: { $addresses }
