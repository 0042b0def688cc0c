## Files for a spreadsheet: their sheets, the columns that no page has, and what columns and words mean.

export-sheet =
    { $sheet ->
        [people] Personas
        [team] Equipo
        [person] Persona
        [scores] Puntuaciones
       *[about] Notas
    }

export-column =
    { $column ->
        [sure] Seguridad
        [answers] Respuestas
        [low] Mínimo
        [high] Máximo
        [direction] Dirección
        [what] Qué
        [value] Número
        [assessment] ID del cuestionario
       *[id] ID en Discern
    }

# A column with an end of the range of a score; $style is a style's letter.
export-range =
    { $end ->
        [low] { $style } mínimo
       *[high] { $style } máximo
    }

# A column of the organisation's own list that has the name of another one.
export-own-column = { $name } (propia)

# What checks of somebody's answers found.
export-answers =
    { $verdict ->
        [ok] Nada inusual
        [caution] Algo inusual
       *[withheld] Muy poco claras
    }

# The columns of the sheet that explains the others.
export-about-column =
    { $column ->
        [what] Columna o palabra
       *[meaning] Qué significa
    }

# What this sheet says something about, beside columns and words.
export-about =
    { $about ->
        [date] Fecha de exportación
        [list] Quién está en la lista
        [sample] Ejemplo
        [scores] Puntuaciones
       *[missing] Intervalos que faltan
    }

export-meaning =
    { $of ->
        [person] De quién trata la fila: con su nombre o, con los nombres desactivados, con un número.
        [until] La fecha límite para responder, de quienes tienen invitación y no han terminado.
        [teams] Los equipos en que está la persona.
        [email] La dirección a la que van las invitaciones.
        [place] A qué lugar del círculo apuntan las respuestas: a un estilo, entre dos (“Sobre todo, ritmo pausado” está entre S y C) o solo a una mitad (“Pausado”). La puntuación más alta puede ser la de otro estilo. Una posición se nombra a partir del 80 %. Por debajo, esta columna dice “Sin definir”, aunque haya un “Indicio” de una mitad.
        [not-shared] La persona no comparte contigo este perfil; por eso las celdas están vacías.
        [held] Su coach retiene este perfil hasta que lo hablen; por eso las celdas están vacías.
        [random] Las respuestas parecen dadas al azar; por eso las celdas están vacías. Abre a la persona en Discern para ver las puntuaciones.
        [chance] La probabilidad de que sea correcto lo que dice Estilo. No dice quién tiene más de un estilo.
        [sure] Lo mismo en una palabra. Las filas siguientes dicen qué significa cada una.
        [scores] Ningún estilo es mejor que otro, y una puntuación no mide capacidades. Cada una es la mejor estimación dentro de su intervalo. Trata como iguales las puntuaciones cercanas.
        [range] Los extremos del intervalo de una puntuación. La verdadera está entre ellos con un 95 % de probabilidad, si se cumplen los supuestos del método.
        [missing] El servicio no da intervalos para algunas de estas personas.
        [answers] Si hubo algo inusual en las respuestas. Si lo hubo, lee el perfil con cuidado.
        [last] El último día en que se añadió o se invitó a la persona, o en que empezó o terminó.
        [external-id] El ID que tu organización usa para la persona.
        [counted] Cuántas personas tienen ahí su punto en el círculo. Un punto es la mejor estimación: el número verdadero está entre Mínimo y Máximo con un 95 % de probabilidad.
        [mean] La puntuación promedio de las personas en el estilo. El promedio verdadero está entre Mínimo y Máximo con un 95 % de probabilidad.
        [highest] La probabilidad de que esta puntuación sea la más alta de las cuatro. La puntuación más alta y la dirección pueden ser de estilos distintos.
        [direction] La probabilidad de que la persona esté en el cuadrante de este estilo. Las cuatro suman 100 %.
       *[id] Cómo distingue Discern a las personas. Otros programas pueden necesitarlo.
    }

# Who is made up: everybody, or only those whose names are marked so.
export-sample =
    { $all ->
        [yes] Todas las personas de este archivo son ficticias.
       *[no] Las personas con “(ejemplo)” tras su nombre son ficticias.
    }

# Rows of the sheet about a team.
export-team =
    { $row ->
        [name] Equipo
        [size] Personas
        [profiled] Con perfil
        [pending] Sin terminar
        [withheld] Respuestas sin perfil
        [not-shared] Sin compartir
        [place] Personas: { $of }
       *[mean] Puntuación promedio: { $of }
    }
