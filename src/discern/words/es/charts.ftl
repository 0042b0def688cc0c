## Charts: titles, what they say to people who can't see them, hover texts, axes and tables. $a and $b are names.

# Title and description as one text.
chart-alt = { $title }. { $described }

chart-nobody = Aquí nadie tiene perfil todavía

# A style with its score, its probability or a count, in a row of four.
chart-style-value = { style-name } { $value }

chart-style-hover = { style-named }: { $value }

chart-said-percent = { $said }, { $percent }

# What people in a quarter of the circle have in common.
chart-quarter =
    { $styles ->
        [D] Rápido, primero la tarea
        [I] Rápido, primero las personas
        [S] Pausado, primero las personas
       *[C] Pausado, primero la tarea
    }

chart-in-quarter =
    { $styles ->
        [D] en D (ritmo rápido, primero la tarea)
        [I] en I (ritmo rápido, primero las personas)
        [S] en S (ritmo pausado, primero las personas)
       *[C] en C (ritmo pausado, primero la tarea)
    }

# Below a half, on hover: the other axis.
chart-half-open =
    { $axis ->
        [pace] Rápido o pausado: sin definir
       *[focus] Tarea o personas: sin definir
    }

chart-sure = { $percent } de seguridad

chart-range-sure = 95 % de seguridad: { $range }

# A service that doesn't say how sure it is. $label is what it calls somebody.
chart-label =
    { $voice ->
        [you] De ti, el servicio dice { $label }. No dice con qué seguridad.
        [unnamed] De esta persona, el servicio dice { $label }. No dice con qué seguridad.
       *[named] De { $a }, el servicio dice { $label }. No dice con qué seguridad.
    }

## One short line under a chart.

chart-reading-pale = Puntos pálidos: uno de dos estilos.

chart-reading-open =
    { $random ->
        [yes] Anillos grises: sin lado claro, o respuestas poco claras.
       *[no] Anillos grises: sin lado claro.
    }

chart-reading-shaded = Sombreado: 80 % de seguridad.

chart-reading-thick = Líneas gruesas: 95 % de seguridad.

chart-reading-bars = Barras: 95 % de seguridad.

chart-reading-earlier = Línea discontinua: el perfil anterior.

chart-reading-change = Anillo negro: llega. Tachado: se va.

## The circle.

chart-directions = Ocho direcciones y cuatro mitades

chart-directions-described = Arriba está el ritmo rápido; abajo, el pausado; a la derecha van primero las personas, y a la izquierda, la tarea. La dirección de cada estilo es un cuadrante del círculo. Dominancia está arriba a la izquierda, Influencia arriba a la derecha, Estabilidad abajo a la derecha y Cumplimiento abajo a la izquierda. Entre cada dos vecinas hay otra dirección, igual de ancha: sobre todo, ritmo rápido; sobre todo, las personas; sobre todo, ritmo pausado; sobre todo, la tarea.

chart-directions-reading = Cada cuadrante es la dirección de un estilo. Cada arco abarca una dirección entre dos estilos.

chart-directions-column =
    { $column ->
        [direction] Dirección
       *[middle] Centro, desde la derecha
    }

chart-circle-end =
    { $end ->
        [fast] Rápido
        [calm] Pausado
        [task] Primero la tarea
       *[people] Primero las personas
    }

chart-person-number = Persona { $number }

chart-people =
    { $count ->
        [0] nadie
        [one] { $count } persona
       *[other] { $count } personas
    }

chart-mean = Promedio

chart-scores-intervals = { $values }; intervalos del 95 % entre paréntesis.

chart-scores-plain = { $values }.

## Headings of tables.

chart-column-person = Persona

chart-column-style = Estilo

chart-column-name = Nombre

chart-column-score = Puntuación

chart-column-low = Desde

chart-column-high = Hasta

chart-column-probability = Seguridad

chart-column-said = Dirección o mitad

chart-column-most = Más

chart-column-least = Menos

chart-column-difference = Diferencia

chart-column-higher = Más alta

chart-column-counted = Personas

# A style's letter.
chart-column-quarter = Cuadrante { $style }

chart-column-person-or-team = Persona o equipo

chart-column-team-low = Equipo: mínimo

chart-column-team-high = Equipo: máximo

chart-column-team-counted = Equipo: personas

## One person.

chart-person-scores =
    { $voice ->
        [you] Tus cuatro puntuaciones
       *[named] Las cuatro puntuaciones de { $a }
    }

# $style is a letter.
chart-highest = Puntuación más alta: { $style }. La posición resulta de las cuatro.

chart-profile-described = Puntuaciones de 0 a 100: { $scores }

chart-place =
    { $where ->
        [middle] El punto está cerca del centro, { chart-in-quarter }.
        [rim] El punto está cerca del borde, { chart-in-quarter }.
       *[between] El punto está a medio camino del borde, { chart-in-quarter }.
    }

chart-quarters = Probabilidad de cada cuadrante: { $values }.

chart-counts-title = “Me describe más”: { style-name } en { $count } de { $of } respuestas

chart-counts-style = { style-name }: me describe más { $most }, me describe menos { $least }, diferencia { $difference }

chart-counts-described = { $values }. Es un recuento de respuestas, no una medición.

chart-counts-reading = Contorno: me describe menos. Relleno: me describe más.<br>◇ Diferencia

chart-counts-least =
    { $count ->
        [one] “Me describe menos” una vez
       *[other] “Me describe menos” { $count } veces
    }

chart-counts-most =
    { $count ->
        [one] “Me describe más” una vez
       *[other] “Me describe más” { $count } veces
    }

chart-counts-difference = Diferencia: { $difference }

chart-moved = { $a }, antes y ahora

# In place of what a chart of one person or two finds, where the answers of $names look random.
chart-by-chance =
    { $count ->
        [one] Según las respuestas, que pueden deberse al azar
       *[other] Según las respuestas; las de { $names } pueden deberse al azar
    }

## Two people.

chart-pair-scores = { $a } con { $b }, puntuación por puntuación

chart-pair-score = { $a }: { $score }

# Who has the higher score.
chart-pair-higher =
    { $strength ->
        [very-likely] { $a } puntúa más alto (muy probable, { $percent })
        [likely] { $a } puntúa más alto (probable, { $percent })
       *[leaning] { $a } puntúa más alto (indicio, { $percent })
    }

chart-pair-style = { style-name }: { $a } { $first }, { $b } { $second }

chart-pair-described = Puntuaciones de 0 a 100, con intervalos del 95 % entre paréntesis. { $values }.

# Both are sentences without their full stop.
chart-pair-map = { $first }. { $second }

chart-pair-place = { $a }: { $place }

# $first and $second are initials.
chart-pair-key =
    { $dashed ->
        [yes] { $first } { $a } · { $second } { $b }, línea discontinua
       *[no] { $first } { $a } · { $second } { $b }
    }
