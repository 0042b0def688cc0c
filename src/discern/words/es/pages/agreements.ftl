## What people agreed on, in their own words: on the first page, a person's and a team's.

# The words of an agreement as a sentence; $when, $who and $will are people's own. $dated is whether its day is said.
agreements-words =
    { $shape ->
        [all] Cuando { $when }, { $who }: { $will }
        [when] Cuando { $when }: { $will }
        [who] { $who }: { $will }
       *[will] { $will }
    }{ $dated ->
        [no] .
       *[yes] { " " }(hasta el { $until }).
    }

# The heading of those whose day has come.
agreements-due = Acuerdos por revisar esta semana

agreements-outcome =
    { $outcome ->
        [kept] Cumplido
        [partly] En parte
       *[dropped] Abandonado
    }

# After a button, with an Undo. $words is the agreement.
agreements-noted =
    { $outcome ->
        [kept] Cumplido: { $words }
        [partly] Cumplido en parte: { $words }
       *[dropped] Abandonado: { $words }
    }

# Folded, on a person's page and a team's.
agreements-agree = Acordar algo

agreements-field =
    { $field ->
        [when] Cuando
        [who] Quién
        [will] Qué
       *[until] Hasta
    }

# What a field is for, in grey.
agreements-example =
    { $field ->
        [when] el equipo decide algo (opcional)
        [who] un nombre, o las dos personas (opcional)
       *[will] nombrar un riesgo antes de decidir
    }

# A button.
agreements-go = Anotarlo

# $name is the person's; $count is how many people the agreement is with.
agreements-readers =
    { $count ->
        [one] El acuerdo lo leen { $name }, tú y coaches de sus equipos.
       *[other] El acuerdo lo leen { $name }, tú y sus coaches.
    } Quien es titular solo ve cuántos acuerdos hay.

# The same of an agreement of a team.
agreements-readers-team = El acuerdo lo leen tú y coaches del equipo. Quien es titular solo ve cuántos acuerdos hay.

# In place of it.
agreements-readers-all = Aquí nadie inicia sesión: quien abra esta aplicación puede leer esto.

agreements-too-long = Cada campo admite una línea de hasta 280 caracteres; “Quién”, hasta 200.

# How the next talk begins, and below the others the last one that was answered. $words is a sentence.
agreements-last =
    { $outcome ->
        [kept] La última vez, cumplido: { $words }
        [partly] La última vez, en parte: { $words } ¿Qué lo frena?
        [dropped] La última vez, abandonado: { $words } ¿Qué lo frenó?
       *[open] Acordado: { $words } ¿Cómo va?
    }

agreements-kept = Cumplidos: { $kept } de { $answered }, lo que no dice nada sobre DISC.

# After three in a row that were dropped.
agreements-stop = Los tres últimos se abandonaron. ¿Dejar los acuerdos por ahora, o probar algo más pequeño?

# Above the form, which has the words of one that was partly kept. $day is when that was said.
agreements-shrink = Cumplido en parte, el { $day }. Prueba con la mitad, o hazlo una sola vez.

# A link to that form.
agreements-shrink-go = Hacerlo más pequeño

## The page with all of them, team by team.

# A link to it. $count is how many are open.
agreements-all =
    { $count ->
        [one] Todos los acuerdos: { $count } abierto
       *[other] Todos los acuerdos: { $count } abiertos
    }

# The heading. $due and $open are how many there are; $open are those whose day is still to come.
agreements-all-title =
    { $due ->
        [0]
            { $open ->
                [0] No hay acuerdos abiertos.
                [one] Nada por revisar; hay un acuerdo abierto.
               *[other] Nada por revisar; hay { $open } acuerdos abiertos.
            }
        [one] Hay un acuerdo por revisar.
       *[other] Hay { $due } acuerdos por revisar.
    }

# Before one whose day has come; $days is how many days ago, and $day that day.
agreements-is-due =
    { $days ->
        [0] por revisar hoy
       *[other] por revisar desde el { $day }
    }

# The heading of those that were asked about and not answered.
agreements-still-open = Siguen abiertos

# The same of those of teams, and of two people of whom the reader meets one, whose day is still to come.
agreements-ahead = Acuerdos para más adelante

# A button that opens a form, beside an agreement whose day is over.
agreements-new-day = Otra fecha

agreements-new-day-label = Hasta

agreements-new-day-go = Guardar

# In place of a team's name.
agreements-no-team = Sin equipo

# The same, over what people of different teams agreed on.
agreements-across = Personas de distintos equipos

agreements-answered =
    { $count ->
        [one] { $count } resuelto
       *[other] { $count } resueltos
    }

agreements-none = Todavía no hay acuerdos

agreements-none-detail = Lo que acuerdas en una conversación, en la página de una persona o con un equipo aparece aquí, equipo por equipo.

agreements-none-here = Este servicio no guarda acuerdos.

## On several pages.

agreements-delete = Eliminar este acuerdo

# A file with the day of an agreement.
agreements-calendar = Añadir a mi calendario

# A button on a team's card of the week.
agreements-take-on = Lo haré yo

# Below a card that a team took on.
agreements-card-taken-on = Por hacer hasta el { $until }

agreements-taken-on = Por hacer hasta el { $until }. Ese día se te pregunta por ello.
