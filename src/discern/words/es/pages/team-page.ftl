## One team's page: its head and menu, the overview, its people, and who is in it.

team-page-view =
    { $view ->
        [overview] Resumen
        [people] Personas
        [what-if] ¿Y si…?
        [workshop] Taller
       *[edit] Editar
    }

team-page-invite = Invitar

# Of an empty team: a button that leads to a choice of people who have been invited before.
team-page-choose = Elegir a quien ya está en Discern

team-page-menu =
    { $entry ->
        [report] :material/article: Crear un informe
        [brief] :material/groups: Preparar una reunión
        [export] :material/download: Exportar
        [link] :material/link: Copiar el enlace
       *[delete] :material/delete: Eliminar el equipo
    }

team-page-export-about = Excel tiene el equipo en cifras, una fila por persona con los intervalos de las puntuaciones, y notas. CSV tiene solo las personas. JSON tiene todos los detalles, para otros programas. Sin nombres, ninguno identifica a nadie.

team-page-link = Enlace a este equipo

team-page-link-about = Abre esta página a quien tiene permiso para ver el equipo.

# Above one thing to do.
team-page-monday = Esta semana

team-page-tiles = Quién está dónde

# Folded.
team-page-more = Fortalezas, inconvenientes y situaciones

# Before a piece of advice.
team-page-advice =
    { $kind ->
        [strength] Fortaleza:
        [watch_out] Atención:
        [situation] En la práctica:
        [question] Pregunta:
        [first_week] Primera semana:
        [newcomer] Persona nueva:
       *[try] Para probar:
    }

## A person in short, in a drawer.

team-page-person = Persona

team-page-person-open = Abrir perfil

team-page-person-together = Colaborar

team-page-person-unanswered = Sin terminar todavía

team-page-person-withheld = Respuestas poco claras

team-page-person-withheld-detail = Son demasiado poco claras para un perfil. Ofrece otro cuestionario.

## The team's people in a table.

team-page-scores = Puntuaciones en

# A heading.
team-page-scores-in = Puntuaciones en { style-named }

team-page-column =
    { $column ->
        [person] Persona
        [place] Estilo
        [chance] Probabilidad
       *[status] Estado
    }

# Beside “Finished”, of somebody whose profile isn't shown to the reader.
team-page-not-shown = Sin mostrar

# For members without an open assessment, where others have one.
team-page-invite-others =
    { $count ->
        [one] Invitar a la otra persona
       *[other] Invitar a las otras { $count }
    }

# After who is waited for and since when: the invitation wasn't made for this team.
team-page-invited =
    { $of ->
        [other] para otro equipo
       *[none] para ningún equipo
    }

## Who is in the team.

team-page-waiting = Faltan por responder

team-page-members = Integrantes

team-page-members-alt = Las personas del equipo y cuánto ha avanzado cada una

team-page-without-profile =
    { $count ->
        [one] Invitar a la persona que falta
       *[other] Invitar a las { $count } que faltan
    }
