## A person's own data: who can see it, what is stored, who has looked, correction and deletion.

own-data-title = Mis datos

own-data-visibility = ¿Quién ve tu perfil?

own-data-visible-to =
    { $visibility ->
        [private] Solo mi coach y yo
        [team] Responsables y coaches de mis equipos, y quienes administran Discern aquí
       *[organisation] Todas las personas que consultan perfiles aquí
    }

# Under own-data-visibility: who it is now.
own-data-seen-by =
    { $visibility ->
        [private] Tú y tu coach, y nadie más.
        [team] Responsables y coaches de tus equipos, y quienes administran Discern aquí.
       *[organisation] Todas las personas que consultan perfiles aquí.
    }

own-data-visibility-change = Cambiar

own-data-visibility-saved = Guardado. Tiene efecto desde ahora.

own-data-visibility-hint = Solo quienes elijas ven tu perfil y las páginas de equipo que lo cuentan. Puedes cambiarlo en cualquier momento.

own-data-answers-shared = Mi coach puede ver en qué respuestas se basa mi perfil

own-data-answers-shared-hint = Para coaches de un equipo en el que estás, y solo mientras esta casilla esté marcada.

own-data-held = Tu perfil todavía no se muestra

own-data-stored = Qué se guarda sobre ti, para qué y cuánto tiempo

own-data-log = Quién ha mirado tus datos

own-data-correct = Corregir tu nombre o tu dirección de correo

own-data-visibility-limited =
    { $by ->
        [sign-in] Para mostrar tu perfil a más personas, confirma primero en Perfil este inicio de sesión con cada uno de tus enlaces personales.
       *[link] Alguien respondió con tu nombre desde otro enlace, y este no permite mostrar tu perfil a más personas que ahora. Si fuiste tú, une ambos en Mis datos.
    }

own-data-take-back =
    { $all ->
        [yes] Retirar el consentimiento o eliminarlo todo
       *[no] Retirar el consentimiento
    }

own-data-limited =
    { $by ->
        [sign-in] Para corregir tu nombre o eliminarlo todo, confirma en Perfil este inicio de sesión con cada uno de tus enlaces personales, o pregunta a quienes administran Discern aquí.
       *[link] Alguien respondió con tu nombre desde otro enlace. Si fuiste tú, escribe aquí ese enlace personal. Entonces este sirve para todo y el otro deja de funcionar. Hazlo solo si recibiste tú el enlace a esta página, cuando aceptaste participar: cualquier otra persona que lo tenga lo vería todo. Si no fuiste tú, pide a quienes administran Discern aquí que corrijan tu nombre o lo eliminen todo.
    }

own-data-claim-link = Tu otro enlace personal

own-data-claim = Unir ambos

own-data-claim-wrong = Ese no es un enlace personal tuyo. Uno tuyo tiene la forma { $example } y no es el enlace de tu invitación.

own-data-claimed = Listo. Todas las respuestas son tuyas aquí, y este es el enlace que debes guardar. Si inicias sesión aquí, vuelve a confirmar el inicio de sesión con este enlace.

own-data-download = Descargar todo

own-data-erased = Tus datos están eliminados

own-data-erased-detail = Tu nombre, tus respuestas, tu perfil y tus enlaces ya no existen. Quienes te invitaron ven que esto ocurrió, y nada más. Las copias de seguridad anteriores conservan estos datos hasta que se eliminan. Pregunta cuánto tarda a quienes administran Discern aquí.

## What is stored.

own-data-what =
    { $what ->
        [name] Nombre
        [email] Correo
        [external_id] Número o código
        [metadata] Más sobre ti
        [teams] Equipos
        [answers] Respuestas
        [results] Perfil
        [marks] Tus marcas
        [look_back] ¿Se notó en el día a día?
        [about] Trabajar conmigo
        [colleagues] Compartir con colegas
        [reports] Informes
        [agreements] Acuerdos
        [meetings] Conversaciones individuales
        [mails] Correos para ti
       *[log] Registro
    }

own-data-why =
    { $what ->
        [name] para que se sepa de quién es este perfil
        [email] para que te encuentren quienes te invitaron
        [external_id] para que te encuentre otro sistema de aquí
        [metadata] lo guardan quienes te invitaron, para sus propios fines
        [teams] para mostrar cómo trabaja un equipo
        [answers] para calcular tu perfil
        [results] para hablar de cómo te gusta trabajar
        [marks] para que otras personas vean qué no encaja contigo
        [look_back] para contar con qué frecuencia encajan los hallazgos, sin nombres y a partir de 20 personas
        [about] para mostrar a otras personas cómo te gusta trabajar, hasta donde lo compartas
        [colleagues] para mostrar a integrantes de tus equipos cómo te gusta trabajar, mientras lo compartas
        [reports] para preparar conversaciones; se eliminan junto con tu perfil
        [agreements] lo que acordaste probar con otras personas y en qué quedó
        [meetings] para preparar tus conversaciones y no sugerir nada dos veces
        [mails] para no enviar dos veces el mismo correo
       *[log] para que puedas ver quién ha mirado
    }

own-data-none = sin datos

# How many statements the person marked as fitting or not.
own-data-marks =
    { $count ->
        [0] ninguna
        [one] { $count } hallazgo
       *[other] { $count } hallazgos
    }

# What the person wrote in "Working with me".
own-data-about =
    { $count ->
        [0] nada escrito
        [one] { $count } respuesta tuya
       *[other] { $count } respuestas tuyas
    }

# Whether the person shares with their colleagues, and how many lines they wrote for them.
# How many sentences the person answered two weeks after a profile.
own-data-look-back =
    { $count ->
        [0] sin respuestas
       *[other] lo que dijiste de { $count } frases
    }

own-data-colleagues =
    { $shares ->
        [yes] { $count ->
            [0] compartes, sin líneas tuyas
            [one] compartes, con { $count } línea tuya
           *[other] compartes, con { $count } líneas tuyas
        }
       *[no] sin compartir
    }

own-data-agreements =
    { $count ->
        [0] ninguno
        [one] { $count } contigo
       *[other] { $count } contigo
    }

# How many leaders the person meets, and how many suggestions their talks used or refused.
own-data-meetings =
    { $count ->
        [0] ninguna
        [one] con { $count } persona
       *[other] con { $count } personas
    }{ $used ->
        [0] { "" }
        [one] , { $used } sugerencia usada o rechazada
       *[other] , { $used } sugerencias usadas o rechazadas
    }

own-data-mails =
    { $count ->
        [0] ninguno
        [one] { $count } correo
       *[other] { $count } correos
    }

# In place of answers and profile, in a file for somebody who may not see them.
own-data-not-shared = sin incluir en este archivo

own-data-answers =
    { $count ->
        [one] { $count } pregunta
       *[other] { $count } preguntas
    }

# What was worked out from the answers: profiles, and how many sets of answers gave none.
own-data-results =
    { $count ->
        [one] { $count } perfil
       *[other] { $count } perfiles
    }{ $withheld ->
        [0] { "" }
        [one] , { $withheld } cuestionario sin perfil
       *[other] , { $withheld } cuestionarios sin perfil
    }

# $count reports are on the person alone, $shared also on others, such as on a team.
own-data-reports =
    { $count ->
        [0] { $shared ->
            [0] ninguno
            [one] { $shared } informe sobre ti y otras personas
           *[other] { $shared } informes sobre ti y otras personas
        }
        [one] { $count } informe sobre ti{ own-data-reports-shared }
       *[other] { $count } informes sobre ti{ own-data-reports-shared }
    }

own-data-reports-shared =
    { $shared ->
        [0] { "" }
       *[other] , { $shared } sobre ti y otras personas
    }

own-data-entries =
    { $count ->
        [one] { $count } entrada
       *[other] { $count } entradas
    }

own-data-consent = Diste tu consentimiento el { $day } (texto { $version }).

own-data-consent-withdrawn = Diste tu consentimiento el { $day } y lo retiraste el { $withdrawn } (texto { $version }).

own-data-consent-colleagues = Aceptaste compartir con tus colegas el { $day } (texto { $version }).

own-data-consent-colleagues-withdrawn = Aceptaste compartir con tus colegas el { $day } y dejaste de hacerlo el { $withdrawn } (texto { $version }).

own-data-kept =
    { $days ->
        [0] Tus datos se guardan hasta que los elimines tú o los eliminen quienes administran Discern aquí.
        [one] Tus datos se guardan hasta { $days } día después de la última actividad.
       *[other] Tus datos se guardan hasta { $days } días después de la última actividad.
    }

own-data-excluded-uses = Son para el desarrollo, nunca para contratar, fijar salarios o juzgar quién es mejor.

## Who has looked.

own-data-log-column =
    { $column ->
        [when] Cuándo
        [who] Quién
       *[what] Qué
    }

own-data-log-when = { $day }, { $clock }

own-data-log-who =
    { $who ->
        [you] tú
        [link] una persona con el enlace a tu cuestionario
        [unnamed] alguien que abre Discern aquí sin iniciar sesión
        [program] un programa conectado a Discern
        [former] alguien que ya no tiene acceso
       *[named] { $name }
    }

# $name is what the service calls it.
own-data-log-what =
    { $action ->
        [about-changed] cambiar tu página “Trabajar conmigo”
        [about-linked] crear un enlace a tu página “Trabajar conmigo”
        [about-opened] abrir el enlace a tu página “Trabajar conmigo”
        [about-read] leer tu página “Trabajar conmigo”
        [about-unlinked] cerrar el enlace a tu página “Trabajar conmigo”
        [agreement-answered] decir en qué quedó un acuerdo contigo
        [agreement-created] anotar un acuerdo contigo
        [agreement-deleted] eliminar un acuerdo contigo
        [agreement-moved] elegir otro día para un acuerdo contigo
        [agreement-read] leer un acuerdo contigo
        [analysis-read] mirar un equipo en el que estás
        [assessment-cancelled] anular un cuestionario tuyo
        [assessment-changed] cambiar tu fecha límite
        [assessment-completed] responder todas las preguntas
        [assessment-created] crear un cuestionario para ti
        [assessment-looked_back] hacer balance de cuatro frases sobre ti
        [assessment-marked] marcar un hallazgo sobre ti
        [assessment-restarted] empezar de nuevo y eliminar así las respuestas anteriores
        [assistant-read] leer sobre ti con un asistente
        [brief-read] preparar una reunión contigo
        [candidate-changed] cambiar tu nombre o tu dirección
        [candidate-created] añadirte
        [candidate-exported] leer todos tus datos guardados
        [candidate-merged] unir dos entradas sobre ti
        [candidate-read] mirar tu entrada
        [colleague-read] leer, como colega, cómo trabajar contigo
        [colleagues-changed] cambiar tus líneas para tus colegas
        [colleagues-ended] dejar de compartir con tus colegas
        [colleagues-shared] compartir tu perfil con tus colegas
        [comparison-read] compararte con alguien
        [consent-given] dar el consentimiento
        [consent-withdrawn] retirar el consentimiento
        [evidence-read] mirar las respuestas en que se basa tu perfil
        [marks-read] mirar lo que dices de tu perfil
        [meeting-changed] cambiar cuándo se reúnen o quién ve la página de sus conversaciones
        [meeting-deleted] poner fin a tu conversación periódica
        [member-confirmed] confirmar tu inicio de sesión
        [question-asked] preguntar por ti o por un equipo en el que estás
        [report-read] leer un informe sobre ti o sobre un equipo en el que estás
        [results-listed] abrir una lista en la que consta tu estilo
        [results-read] mirar tu perfil
        [results-rescored] recalcular tu perfil
        [talk-read] leer cómo empezar una conversación contigo
        [visibility-changed] cambiar quién ve tu perfil
       *[other] { $name }
    }

# $what is what somebody does, from own-data-log-what.
own-data-log-times =
    { $several ->
        [yes] { $what }, { $count } veces desde el { $since }
       *[no] { $what }, { $count } veces ese día
    }

## The page to read in the download.

own-data-file-title = Qué se guarda sobre { $name }

# $data is the name of a file.
own-data-file-about = A fecha de { $day }. El archivo { $data }, junto a esta página, contiene todos los detalles para programas y tus informes.

# The same where the file was made for somebody who may not see the person's profile.
own-data-file-not-shared = A fecha de { $day }. La persona que creó este archivo no puede ver tu perfil, y por eso faltan respuestas, perfil e informes. La descarga de tu propia página lo contiene todo. Los demás detalles están en { $data }, junto a esta página, para programas.

own-data-file-assessment = Cuestionario del { $day } ({ $status })

own-data-file-answers =
    { $count ->
        [0] No hay respuestas guardadas.
        [one] Hay { $count } respuesta guardada.
       *[other] Hay { $count } respuestas guardadas.
    }

# $text is a statement of the questionnaire.
own-data-file-choice =
    { $end ->
        [most] Te describe más: { $text }
        [least] Te describe menos: { $text }
       *[none] Sin elegir: { $text }
    }

own-data-file-marks = Lo que dijiste de tu perfil

own-data-file-mark =
    { $fit ->
        [fits] Encaja
        [partly] Encaja en parte
       *[not_me] No encaja
    }

own-data-file-agreements = Lo que acordaste con otras personas

own-data-file-meetings = Personas con quienes conversas a solas

own-data-file-meeting =
    { $is_named ->
        [yes] { $leader }
       *[no] Tu responsable
    }: { $every ->
        [one] cada semana
        [2] cada dos semanas
       *[other] cada { $every } semanas
    } desde el { $day }{ $skips ->
        [yes] , salvo el { $skipped }
       *[no] {""}
    }. { $shared ->
        [yes] Las dos partes ven la página de sus conversaciones.
       *[no] La página de sus conversaciones está sin compartir.
    }

## Correction and deletion.

own-data-name = Nombre

own-data-email = Correo (opcional)

own-data-save = Guardar

own-data-name-wrong = Escribe tu nombre en una línea.

own-data-email-wrong = Eso no parece una dirección de correo.

own-data-withdraw = Retirar el consentimiento

own-data-withdraw-detail = **Retirar el consentimiento.** Elimina al instante tus respuestas y tu perfil. Quedan tu nombre y tus equipos.

own-data-withdraw-sure = Sí, eliminar mis respuestas y mi perfil.

own-data-delete = Eliminar todo

own-data-delete-detail = **Eliminar todo.** Elimina al instante todos tus datos y esta página. No se puede deshacer.

own-data-delete-sure = Sí, eliminar todo lo que se guarda sobre mí.
