## Reports: request one, follow its progress, read it, download it.

reports-detail = Qué significa en la práctica un perfil, una pareja de personas o un equipo, por escrito.

reports-new = Informe nuevo

reports-about-label = Sobre

reports-about =
    { $subject ->
        [team] Un equipo
        [assessment] Una persona
       *[comparison] Dos personas
    }

reports-audience-label = Para

reports-audience =
    { $audience ->
        [manager] Su responsable
        [coach] Su coach
       *[self] La propia persona
    }

reports-length-label = Extensión

reports-language = Idioma

reports-length =
    { $length ->
        [full] Completo
       *[short] Corto
    }

# Below the choice between a short and a full report.
reports-pages =
    { $subject ->
        [team] Corto: una página. Completo: unas seis páginas.
        [comparison] Corto: una página. Completo: dos páginas.
       *[assessment] Corto: una página. Completo: unas seis páginas.
    }

# Where a team gets a report on itself, before it is written.
reports-team-reads = Quien recibe este informe lee la ficha de cada persona, así que pregunta antes a todo el mundo. Quien prefiera no figurar en él puede elegir en su propia página que solo su coach vea sus resultados.

reports-situations = Situaciones (opcional, hasta tres)

reports-situations-usual = Las que más le importan a quien lo lee

reports-purpose = ¿Para qué es? (opcional)

reports-purpose-example = Antes de nuestra semana de planificación

reports-will-write-model = Cada frase es de Discern. { $model } elige cuáles entran en el informe y en qué orden. No recibe los nombres de las personas de aquí, y si tu propósito contiene otro nombre y se reconoce, se quita.

reports-write = Crear el informe

reports-team = Equipo

reports-person = Persona

reports-first = Primera persona

reports-second = Segunda persona

reports-profiles-none = Todavía nadie tiene perfil. Invita a personas, y vuelve cuando alguien haya respondido.

reports-profiles-none-team = En este equipo todavía nadie tiene un perfil que se pueda mostrar. Elige otro equipo, o invita a quienes lo forman.

# A team of which nothing is said as a team.
reports-profiles-few =
    { $count ->
        [one] Aquí una persona tiene perfil. Un informe dice cómo es un equipo a partir de tres.
       *[other] Aquí { $count } personas tienen perfil. Un informe dice cómo es un equipo a partir de tres.
    }

reports-profiles-none-person = Las respuestas de esta persona no dan ningún perfil, así que no hay nada sobre lo que escribir.

reports-profiles-none-pair = Hacen falta dos personas con perfil.

## The list of reports.

reports-column =
    { $column ->
        [title] Informe
        [about] Sobre
        [for] Para
        [length] Extensión
        [status] Estado
       *[written] Creado
    }

reports-alt = Informes, primero los más recientes

reports-status-label = Estado

reports-filter =
    { $status ->
        [ready] Listo
        [failed] Error
       *[all] Todos
    }

reports-status =
    { $status ->
        [queued] En cola
        [writing] En curso
        [ready] Listo
        [failed] Error
       *[cancelled] Cancelado
    }

reports-none = Todavía no hay informes

reports-none-detail = Crear uno lleva unos segundos.

## A report under way, or without a text.

reports-progress =
    { $status ->
        [queued] El informe está en cola
       *[writing] El informe se está escribiendo
    }

reports-progress-sections =
    { $status ->
        [queued] El informe está en cola: { $done } de { $total } secciones
       *[writing] El informe se está escribiendo: { $done } de { $total } secciones
    }

reports-cancel = Cancelar

reports-ended =
    { $status ->
        [failed] Este informe no se pudo crear
       *[cancelled] Este informe se canceló
    }

reports-retry = Intentarlo otra vez

reports-commissioned =
    { $length ->
        [full] { reports-commissioned-for }, completo
       *[short] { reports-commissioned-for }, corto
    }

reports-commissioned-for =
    { $audience ->
        [manager] Para su responsable
        [coach] Para su coach
       *[self] Para la propia persona
    }

## A report.

reports-opening = Un borrador de la introducción

# $model is the name of a language model.
reports-opening-note = Redactado con IA ({ $model }), sin comprobar lo que afirma. Solo tú lo ves. Acéptalo solo si encaja con los datos en que se basa. Entonces entra en el informe, con la indicación de que se redactó con IA.

reports-opening-basis = Se basa en:

reports-opening-accept = Incluirlo en el informe

reports-opening-refuse = Eliminarlo

reports-guide = Cómo leer esto, y hasta dónde fiarse

# $entry is what a menu leads to.
reports-menu =
    { $entry ->
        [subject]
            { $subject ->
                [team] Abrir el equipo
                [assessment] Abrir el perfil
               *[comparison] Abrir la comparación
            }
       *[again] Crear otro informe
    }

# $numbers are those of the statements under a sentence, such as 1, 2.
reports-evidence = En qué se basa: { $numbers }

reports-numbers = Toca un número pequeño para ver la seguridad de un hallazgo, y en qué se basa.

reports-files = Descargar

reports-file =
    { $file ->
        [a4] PDF, A4
        [letter] PDF, carta
        [markdown] Markdown
       *[json] JSON
    }
