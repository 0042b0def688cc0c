# What the leader of a workshop on a team takes along: slides, and pages to print.

# The verdict on a slide and on the poster of a team of which nothing is said as a whole.
workshop-open = Queda sin definir cómo es este equipo.

# At the foot of each card.
workshop-cards-note = La recomendación es lo que enseñan los cursos de DISC. Solo se midió el hallazgo.

workshop-poster-note =
    { $size ->
        [one] { $count } de { $size } persona tiene perfil. El perfil muestra cómo le gusta trabajar a la gente, según sus propias respuestas. No dice si alguien trabaja bien o mal.
       *[other] { $count ->
            [one] { $count } de { $size } personas tiene perfil.
           *[other] { $count } de { $size } personas tienen perfil.
        } El perfil muestra cómo le gusta trabajar a la gente, según sus propias respuestas. No dice si alguien trabaja bien o mal.
    }

# Below the title of a run sheet, which is the team's name. $day is when it was printed.
workshop-run-sheet = Guion para un taller de { $minutes } minutos, impreso el { $day }

# Over lines to write on.
# At the head of a meeting's brief. $day is when it was printed.
workshop-brief-about =
    { $named ->
        [yes] { $team } · { $size ->
            [one] { $size } persona
           *[other] { $size } personas
        }, { $profiled } con perfil · { $day }
       *[no] { $size ->
            [one] { $size } persona
           *[other] { $size } personas
        }, { $profiled } con perfil · { $day }
    }

# Beside a name, where there is nothing else to say.
workshop-brief-nothing = Sin perfil en que basarse

workshop-notes = Notas

# What a file is called, in its properties.
workshop-file =
    { $file ->
        [tents] Tarjetas de mesa
        [cards] Tarjetas para conversar
        [poster] El círculo del equipo
        [brief] Ficha de reunión
        [handout] Hoja para repartir
       *[run-sheet] Guion
    }

# The notes of a slide, below a finding: how sure it is, and what it rests on.
workshop-note-sure = { $strength }, { $percent }

workshop-note-evidence = Se basa en estas cifras: { $evidence }.

## The page that everyone takes home. It names no one and says nothing that was measured.

workshop-handout = Lo que me llevo de hoy

workshop-handout-disc = El modelo DISC describe en cuatro estilos cómo le gusta trabajar a la gente. Todo el mundo tiene algo de cada uno. Una letra nombra una dirección, no cómo es una persona.

workshop-handout-heading =
    { $part ->
        [style] Estilo
        [brings] Aporta
        [helps] Qué ayuda
        [profile] Mi perfil, y cómo lo veo
        [ask] Algo que le pido a mi equipo
       *[try] Algo que voy a probar
    }

# What people in the quarter of a style bring.
workshop-handout-brings =
    { $style ->
        [D] Metas claras, decisiones rápidas y palabras sin rodeos
        [I] Energía, ideas y el don de ganarse a la gente
        [S] Calma, buen oído y trabajo que se termina
       *[C] Buenas razones, revisiones cuidadosas y trabajo bien hecho
    }

# What helps in working with people in the quarter of a style.
workshop-handout-helps =
    { $style ->
        [D] Ir al grano, y dejar abierto cómo se hace
        [I] Dar tiempo para hablar, y luego anotar lo acordado
        [S] Decir con tiempo qué va a cambiar, y pedir opinión
       *[C] Dar los detalles, y tiempo para revisarlos
    }

workshop-handout-no-better = Esto es lo que enseñan los cursos de DISC. Aquí no se midió. Ningún estilo es mejor que otro.

workshop-handout-label =
    { $label ->
        [says] Mi perfil dice …
        [own-view] Yo lo veo así …
        [please] Les pido …
        [when] Cuando …
       *[then] voy a …
    }

workshop-handout-for = Úsala para desarrollar tu forma de trabajar y para hablar de ella en tu equipo. Lo que escribes aquí es tuyo.

workshop-handout-excluded = No la uses para contratar, ascender, fijar sueldos, despedir o juzgar quién es mejor. No dice si alguien trabaja bien o mal.
