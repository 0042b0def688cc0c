## A person's own page behind their private link: profile, talks, who sees it, and their data, in tabs.

own-profile-of = El perfil de { $name }

own-profile-tabs = Tu página

own-profile-tab =
    { $tab ->
        [profile] Perfil
        [talks] Conversaciones
        [seen] Quién lo ve
        [how] Cómo funciona
       *[data] Mis datos
    }

## The profile.

# Above the circle; above the scores where there is no place on it.
own-profile-place =
    { $place ->
        [yes] Tu posición en el círculo
       *[no] { own-profile-scores }
    }

own-profile-scores = Tus cuatro puntuaciones

# Below three choices: Fits, Partly, Not me.
own-profile-fit-detail = Quienes ven tu perfil ven lo que eliges. “No encaja” les muestra tachado este texto{ $shares ->
        [yes] , y tus colegas no lo leen en “Tú y esta persona”
       *[no] { "" }
    }. Tus puntuaciones no cambian, ni tampoco lo que lee tu responsable sobre el equipo o sobre dos personas.

own-profile-comment-save = Guardar

own-profile-week = Para probar esta semana

# Under the thing to try.
own-profile-teaching = Solo se mide tu posición en el círculo. El resto es lo que enseñan los cursos de DISC.

own-profile-tips = Más para probar, por situación

own-profile-rests-on = En qué se basa

own-profile-counts-column =
    { $column ->
        [style] Estilo
        [most] Te describe más
       *[least] Te describe menos
    }

# Buttons that lead to other tabs.
own-profile-way =
    { $to ->
        [about] Trabajar conmigo
        [keep] Guardar mi enlace
        [stored] Descargar
       *[take-back] Eliminar
    }

## Where there is no profile to show.

own-profile-withheld = Esta vez no hay perfil

own-profile-withheld-detail = De estas respuestas no sale un perfil. Eso no dice nada de ti.

own-profile-again = Responder otra vez

own-profile-again-here = Tómate de cinco a diez minutos de calma. Tu enlace no cambia, y tus respuestas anteriores quedan hasta que las elimines.

own-profile-invited = Tienes una invitación para responder otra vez

own-profile-invited-detail = Empieza aquí y no desde el enlace de la invitación. Así todas tus respuestas quedan juntas en un solo enlace personal.

own-profile-again-agree = Si respondes otra vez, aceptas esto también para tus respuestas nuevas.

# What somebody agrees to by answering again, on a fold.
own-profile-again-terms = Para qué sirve y qué se guarda

own-profile-again-detail =
    { $again ->
        [another_open] Te espera otro cuestionario. Abre el enlace que venía con él, o envía esto a la persona que te invitó:
        [used_up] Este enlace no permite responder más veces. Envía esto a la persona que te invitó:
       *[no] Envía esto a la persona que te invitó:
    }

# A message to copy.
own-profile-again-message = De mis respuestas no salió un perfil. ¿Me envías un enlace nuevo para responder otra vez?

own-profile-withheld-why = Qué tenían de inusual las respuestas

own-profile-held-detail = Tu coach te lo muestra cuando lo hablen. Puedes descargar tus respuestas en Mis datos en cualquier momento.

own-profile-waiting = Tu perfil está en camino

own-profile-waiting-detail = Se está calculando a partir de tus respuestas. Tarda un momento.

own-profile-refresh = Actualizar

own-profile-unread = Aquí no se puede mostrar tu perfil

own-profile-unread-detail = Aquí no se pueden leer las puntuaciones de este servicio. Eso no dice nada de ti ni de tus respuestas.

## Who sees it.

own-profile-about-saved = Tu página está guardada.

own-profile-link-title = El enlace a tu página

own-profile-link-made = Copia ahora el enlace, porque no se vuelve a mostrar. Funciona hasta el { $day }.

own-profile-log-more = Entradas anteriores

own-profile-log-rest = No se muestran tus propias visitas. La descarga de Mis datos lo contiene todo.

## My data.

own-profile-link-code = Como código QR para tu teléfono

own-profile-report = Tu informe

own-profile-report-detail =
    { $state ->
        [none] Tu perfil como documento para leer, imprimir o llevar a una conversación.
        [waiting] Tu informe se está creando. Tarda un momento.
        [ready] Tu informe está listo. Muestra tus marcas tal como están hoy.
       *[failed] No se pudo crear tu informe. { $reason }
    }

own-profile-report-write =
    { $state ->
        [failed] Intentar de nuevo
       *[none] Crear mi informe
    }

own-profile-report-file =
    { $paper ->
        [letter] PDF (carta)
       *[a4] PDF (A4)
    }

own-profile-export-detail = Un archivo ZIP con una página para leer y un archivo con cada respuesta y cada detalle para programas (JSON).

own-profile-corrected = Tu nombre y tu dirección están guardados.

# On a tip: the finding that it rests on, a sentence.
own-profile-because = El motivo: { $claim }
