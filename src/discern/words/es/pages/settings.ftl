## Which service the pages use, and what its key may do.

settings-tab =
    { $tab ->
        [connection] Conexión
        [week] Para ti
        [look] Aspecto
        [mail] Correo
        [access] Acceso
        [data] Datos
       *[measurement] Medición
    }

# Names of what is in force, beside their values.
settings-fact =
    { $fact ->
        [service] Dónde están tus datos
        [state] Estado
        [account] Cuenta
        [key] Clave
        [people] Personas
        [assessments] Cuestionarios
       *[teams] Equipos
    }

settings-service-here =
    { $place ->
        [here] En este dispositivo
       *[server] En el servidor de esta aplicación
    }

settings-answers = Con conexión

# Where nobody else can open the app. A link to this page says “Let colleagues reach Discern”.
settings-reach = **Abre Discern a tus colegas.** Funciona solo en este dispositivo, así que sus enlaces no se abren en ningún otro. Aquí pueden responder por turnos: abre cada enlace en una ventana privada. Para que los enlaces se abran en todas partes, sigue la guía “Hosting” o envía este texto a tu departamento de TI:

# To somebody in IT: plain text, to copy.
settings-reach-message = ¿Puedes instalar Discern donde nuestros colegas puedan abrirlo: en un servidor, en contenedores o en Streamlit Community Cloud? Los comandos están en su guía “Hosting” (docs/hosting.md). En mi dispositivo, “discern backup FILE” guarda mis datos. En el servidor, “discern restore FILE” los recupera.

settings-chosen = Solo para esta sesión del navegador, que termina cuando cierras la página.

settings-go-back = Volver al servicio configurado

settings-test = Probar la conexión

settings-check =
    { $check ->
        [assessments] Cuestionarios
        [people] Personas
        [teams] Equipos
       *[account] Cuenta y clave
    }

# $failure says why the service didn't answer.
settings-check-outcome =
    { $outcome ->
        [read] se puede leer
        [missing] este servicio no lo ofrece
        [forbidden] esta clave no lo permite
       *[failed] { $failure }
    }

settings-check-line = **{ $name }**: { $outcome } ({ $ms } ms)

## How a colleague gets access. "Access" is a page of the navigation.

settings-access-today =
    { $signs_in ->
        [yes] Aquí la gente inicia sesión, y quien es titular decide en la página **Acceso** quién ve qué.
       *[no] Aquí todavía nadie inicia sesión. Quien puede abrir estas páginas ve todos los nombres y todos los perfiles, salvo los que solo se comparten con su coach. Para mostrarle a alguien un solo equipo, configura el inicio de sesión.
    }

settings-access-one-team = Dar acceso a un solo equipo

settings-access-step =
    { $step ->
        [sign-in] La persona que administra el servidor configura el inicio de sesión con Google, Microsoft u otro proveedor y te nombra titular. Entonces aparece en el menú la página **Acceso**.
        [give] Quien es titular elige **Dar acceso a alguien** en la página **Acceso** y escribe la dirección de correo con la que tu colega inicia sesión, el rol **Responsable** y el equipo.
       *[use] Tu colega abre la dirección de esta aplicación, inicia sesión y ve los perfiles de ese equipo; del resto, solo lo que se comparte con todo el mundo. Puedes cambiar o quitar el acceso en cualquier momento.
    }

settings-access-open = Abrir Acceso

settings-access-operator = Cómo se configura el inicio de sesión en el servidor

settings-access-roles = Qué permite cada rol

settings-access-column =
    { $column ->
        [role] Rol
       *[may] Qué hace
    }

settings-access-participants = Quien solo responde preguntas no necesita acceso. Basta con su enlace.

settings-other = Usar otro servicio

settings-fixed = `DISCERN_BASE_URL` y `DISCERN_API_KEY` deciden qué servicio usa esta aplicación.

settings-address = Dirección

settings-address-wrong = Dirección: { $rule }.

settings-key = Clave API

settings-scale = Escala de las puntuaciones

settings-scale-name =
    { $scale ->
        [percent] De 0 a 100
        [percentiles] Percentiles
        [segments] Segmentos de 1 a 7
        [t-scores] Puntuaciones T
        [z-scores] Puntuaciones Z
       *[unknown] La que indica el servicio
    }

settings-scale-detail = Solo para servicios que no indican entre qué valores van sus puntuaciones.

settings-connect = Conectar

settings-permanent = Hacerlo permanente

settings-permanent-detail = Añade esto a `.streamlit/secrets.toml`, junto a la aplicación, o define `DISCERN_BASE_URL` y `DISCERN_API_KEY`:

settings-account-none = El servicio no lo dice

settings-key-lasts = válida hasta que se revoque

settings-expires = válida hasta el { $day }

settings-scopes = Qué permite la clave, para desarrollo

settings-scope-column =
    { $column ->
        [allowed] Permitido
        [what] Qué
       *[scope] Permiso
    }

settings-allowed =
    { $allowed ->
        [yes] sí
       *[no] no
    }

settings-scope =
    { $scope ->
        [assessments-read] ver cuestionarios y su estado
        [assessments-write] crear y anular cuestionarios
        [candidates-read] ver personas
        [candidates-write] añadir, cambiar y eliminar personas
        [results-read] ver perfiles
        [teams-read] ver equipos y su análisis
        [teams-write] crear y cambiar equipos
        [reports-read] leer informes
        [reports-write] pedir informes
        [webhooks-read] ver destinos de webhook y entregas
        [webhooks-write] administrar destinos de webhook
        [events-read] leer eventos
        [evidence-read] ver las respuestas en que se basa un hallazgo
        [take] responder por participantes, como lo hacen sus páginas
        [act] hacer lo que puede la persona que inició sesión
       *[admin] hacer todo lo que no figura aquí
    }

## The bank that results are scored with.

settings-measurement = Medición

settings-measurement-none = Este servicio no muestra cómo mide

# $bank is the questionnaire and its version; $since the day when an owner put it in use, or "none".
settings-measurement-bank =
    { $since ->
        [none] Las respuestas nuevas se puntúan con **{ $bank }**, que viene con el cuestionario.
       *[other] Las respuestas nuevas se puntúan con **{ $bank }**, que alguien con acceso de titular puso en uso el { $since }.
    }

settings-measurement-basis =
    { $people ->
        [0] El peso de cada respuesta es todavía el que estima quien creó el cuestionario, y cada perfil tiene en cuenta cuánto puede desviarse.
        [one] El peso de cada respuesta se obtuvo de { $people } persona.
       *[other] El peso de cada respuesta se obtuvo de { $people } personas.
    }

settings-measurement-change = Cuando hayan respondido 300 personas, quien administra el servidor puede calibrar las afirmaciones con sus respuestas. La guía “Calibrating” (`docs/calibrating.md`) explica cómo.

settings-levels = Comparar con las personas de aquí

settings-levels-about = Al principio, quien creó el cuestionario tiene que estimar con qué facilidad se elige cada estilo. Cuando hayan respondido 30 personas, sus respuestas pueden mostrarlo, y Discern puede decir más de cada persona.

# A choice of languages.
settings-levels-language = Idioma de las respuestas

settings-levels-without = Dejar fuera a las personas de estos equipos, por ejemplo si solo prueban

settings-levels-forbidden = La clave de la aplicación no permite ver eso.

settings-levels-few =
    { $people ->
        [0] Todavía no ha respondido nadie. Hacen falta { $needed } personas.
        [one] Respondió { $people } persona. Hacen falta { $needed }.
       *[other] Respondieron { $people } personas. Hacen falta { $needed }.
    }

# $reason is a clause without a full stop, in the service's words.
settings-levels-refused = Respondieron { $people } personas, pero sus respuestas no pueden mostrarlo: { $reason }.

settings-levels-found =
    { $changed ->
        [0] Respondieron { $people } personas. Sus respuestas no cambian ninguna de las { $counted } ideas principales.
        [one] Respondieron { $people } personas. Sus respuestas cambian { $changed } de las { $counted } ideas principales.
       *[other] Respondieron { $people } personas. Sus respuestas cambian { $changed } de las { $counted } ideas principales.
    }

settings-levels-look = Ver qué cambia

settings-levels-column =
    { $column ->
        [person] Persona
        [before] Hoy
       *[after] Con sus respuestas
    }

settings-levels-use = Usar sus respuestas

settings-levels-not-now = Nada cambia hasta que lo elijas aquí. Los perfiles anteriores quedan como están hasta que los recalcules.

settings-levels-used = Las respuestas de { $people } personas de aquí ya cuentan en las puntuaciones.

settings-levels-again = Recalcular también los perfiles anteriores

settings-levels-wait = Recalculando perfiles anteriores…

settings-levels-done =
    { $count ->
        [0] No quedaban perfiles anteriores por recalcular.
        [one] { $count } perfil anterior recalculado.
       *[other] { $count } perfiles anteriores recalculados.
    }

settings-appearance-detail = Las páginas son claras u oscuras, según esté configurado tu dispositivo.

settings-samples = Empresa de ejemplo

## Drafts by a language model.

# $model is the name of a language model.
settings-drafting = Dejar que { $model } redacte una introducción para cada informe

settings-drafting-note = Solo quien pide un informe ve el borrador, que entra en el informe solo si esa persona lo acepta. Al desactivar esto se eliminan todos los borradores sin aceptar.

## Mail.

settings-mail-owners = Solo quien sea titular puede configurar el correo

# Where nobody signs in, and the browser doesn't hold the installation's secret; or somebody else than an owner looks.
settings-owners-detail = Abre Discern en la dirección secreta que mostró al iniciarse, o pídelo a quien sea titular.

settings-key-owners = La clave de la aplicación no permite esto.

settings-mail-unknown = Este servicio no dice cómo envía correo

# $host is the mail server in use.
settings-mail-state =
    { $state ->
        [environment] El correo sale por **{ $host }**. Está configurado en el servidor, así que no puedes cambiarlo aquí.
        [stored] El correo sale por **{ $host }**. Las invitaciones se envían con un clic. Los recordatorios salen solos, 3 días y 1 día antes de la fecha límite.
        [unreadable] **La contraseña de { $host } ya no se puede leer**, porque cambió el secreto de Discern. No sale ningún correo hasta que la escribas otra vez.
       *[none] Todavía no sale ningún correo. Con tu servidor de correo, Discern puede enviar invitaciones, y recordatorios 3 días y 1 día antes de la fecha límite. Tu departamento de TI sabe qué escribir aquí.
    }

settings-mail-unsealed = Aquí todavía no se puede guardar una contraseña de forma segura, porque varios procesos pueden usar esta base de datos y no comparten ningún secreto. Pídele a la persona que administra el servidor que defina `DISCERN_ACCESS_SECRET` para todos, o `DISCERN_SMTP_URL`. Un servidor de correo sin contraseña sí funciona.

settings-mail-security = Cifrado

settings-mail-security-name =
    { $security ->
        [starttls] STARTTLS
        [tls] TLS
       *[none] Ninguno
    }

settings-mail-security-detail =
    { $security ->
        [starttls] La opción habitual, casi siempre en el puerto 587.
        [tls] Casi siempre en el puerto 465.
       *[none] Solo para un servidor de correo en este dispositivo.
    }

settings-mail-host = Servidor de correo

settings-mail-host-example = smtp.example.org

settings-mail-port = Puerto

settings-mail-user = Usuario (vacío si no hace falta)

settings-mail-password = Contraseña

# In the empty field.
settings-mail-password-kept = Guardada. Déjala vacía para conservarla.

settings-mail-password-detail = Se guarda cifrada y no se muestra nunca más. Si cambias el servidor, el puerto, el cifrado o el usuario, escríbela otra vez.

settings-mail-password-again = Cambiaste el servidor, el puerto, el cifrado o el usuario: escribe la contraseña otra vez.

settings-mail-sender = Dirección del remitente

settings-mail-sender-example = discern@example.org

settings-mail-sender-name = Nombre del remitente

settings-mail-links = Dirección de Discern en los enlaces

settings-mail-links-detail = Los enlaces de los correos empiezan por esta dirección. Las personas que invitas deben poder abrirla.

settings-mail-private = El servidor de correo está en nuestra propia red

settings-mail-private-detail = Sin esto, Discern solo se conecta a servidores de correo de la internet pública.

# $allowed: the box above is ticked.
settings-mail-place =
    { $allowed ->
        [yes] Discern no se conecta a servidores de correo en esta dirección.
       *[no] Este servidor de correo no está en la internet pública. Si es tuyo, marca “{ settings-mail-private }”.
    }

settings-mail-save = Guardar

settings-mail-remove = Olvidar el servidor de correo

settings-mail-address = Tu dirección de correo

settings-mail-test = Enviar un correo de prueba

settings-mail-testing = Conectando con el servidor de correo…

# $field is what is wrong.
settings-mail-wrong =
    { $field ->
        [host] Escribe el nombre del servidor de correo, como smtp.example.org, sin smtp:// y sin puerto.
        [port] Escribe un puerto, como 587.
        [security] Elige cómo se cifra la conexión.
        [user] Escribe el usuario al que corresponde la contraseña.
        [password] Escribe la contraseña en una línea.
        [sender] Escribe la dirección del remitente, como discern@example.org, sin acentos ni eñes.
        [sender_name] Escribe el nombre del remitente en una línea.
        [app_url] Escribe la dirección con la que otras personas abren Discern. Empieza por https:// o http://, y no es localhost.
       *[email] Escribe una dirección de correo, como name@example.org.
    }

settings-mail-taken = El servidor aceptó el correo. Comprueba que llegó, y mira también en el correo no deseado.

settings-mail-refused =
    { $reason ->
        [not_set_up] **El correo no se envió.** No hay ningún servidor de correo configurado.
        [private_address] **El correo no se envió.** El servidor de correo no está en la internet pública, y eso no lo has permitido.
        [unreachable] **El correo no se envió.** Ahí no responde ningún servidor de correo. Revisa el nombre y el puerto.
        [not_secure] **El correo no se envió.** El servidor no ofrece el cifrado que elegiste, o su certificado no es de confianza. Prueba otro tipo de cifrado, o el nombre completo del servidor.
        [login_refused] **El correo no se envió.** El servidor de correo rechaza el usuario o la contraseña. Algunos proveedores piden una contraseña aparte para aplicaciones.
        [postponed] **El correo no se envió.** El servidor de correo pide intentarlo más tarde.
        [sender_refused] **El correo no se envió.** El servidor de correo rechaza la dirección del remitente. A veces debe ser una dirección del usuario que escribiste.
        [address_refused] **El correo no se envió.** El servidor de correo rechaza tu dirección de correo.
       *[message_refused] **El correo no se envió.** El servidor de correo rechaza el mensaje.
    }

## What a leader gets on Mondays, and their private calendar.

settings-week-owners = Solo la persona que administra Discern aquí puede configurar esto

settings-week-unknown = Este servicio no envía el mensaje del lunes ni tiene calendario

# Above links that choose the language of the pages.
settings-language = Idioma

settings-week-message = Mensaje del lunes

settings-week-about = Los lunes: las conversaciones de la semana con una pregunta para empezar cada una, los acuerdos por revisar, algo para probar con cada equipo, y quién falta por responder. Solo nombres de pila, y ningún mensaje si la semana no trae nada de esto.

# $place is an e-mail address, or the host of a webhook.
settings-week-state =
    { $way ->
        [mail] **Activado**, para { $place }.
        [webhook] **Activado**, para { $place }.
       *[off] **Desactivado**.
    } { $sent ->
        [yes] El último salió el { $day }.
       *[no] { "" }
    }

# A heading that opens.
settings-week-preview = Qué dice de esta semana

settings-week-preview-none = Esta semana no hay nada, así que no sale ninguno.

# Where nobody has said what the app's address is.
settings-week-unlinked = Los mensajes no llevan enlaces para responder: falta indicar en `DISCERN_APP_URL` dónde se abre Discern.

settings-week-way = Cómo llega

settings-week-way-name =
    { $way ->
        [mail] Por correo
        [webhook] Slack o Teams
       *[off] No llega
    }

settings-week-url = Dirección del webhook entrante

settings-week-url-detail = En Slack, añade “Incoming Webhooks” y elige tu propia cuenta o un canal privado. En Teams, usa el flujo de trabajo “Send webhook alerts to a chat”. Quien esté en ese canal puede leer el mensaje y responder por ti. La dirección se guarda cifrada y no se muestra nunca más.

settings-week-wrong =
    { $field ->
        [email] Escribe una dirección de correo, como kim@example.org.
       *[url] Escribe la dirección completa, que empieza por https://.
    }

settings-week-place = La dirección debe llevar a la internet pública y empezar por https://.

settings-week-refused =
    { $code ->
        [mail-missing] Aquí todavía no hay servidor de correo. Quien es titular puede configurarlo en **Correo**.
        [address-missing] Inicias sesión sin una dirección de correo confirmada por tu proveedor, así que no hay adónde enviar el correo.
       *[secret-missing] Aquí todavía no se puede guardar una dirección de forma segura, porque varios procesos pueden usar esta base de datos y no comparten ningún secreto. Pídele a la persona que administra el servidor que defina `DISCERN_ACCESS_SECRET` para todos.
    }

# $detail is what the other side answered, in English.
settings-week-problem =
    { $problem ->
        [unsure] El último se entregó, pero sin confirmación. Puede haber llegado, así que no se envía otra vez.
        [hook_failed] El último no se aceptó: { $detail }.
        [secret_unreadable] La dirección ya no se puede leer, porque cambió el secreto de Discern. Escríbela otra vez.
        [too_late] El último seguía sin poder enviarse el miércoles, así que se omitió.
        [not_set_up] El último no se pudo enviar: no hay ningún servidor de correo configurado.
        [address_missing] El último no se pudo enviar: no tienes una dirección de correo confirmada.
        [unreachable] El último todavía no se pudo enviar: no hay conexión con el servidor de correo.
       *[other] El último no se pudo enviar: el servidor de correo lo rechazó.
    }

settings-calendar = Calendario

settings-calendar-about = Una dirección privada que lee tu programa de calendario, con tus conversaciones y las fechas de tus acuerdos.

settings-calendar-unserved = Aquí no hay dirección de calendario: este servidor solo ofrece páginas. Desde una conversación puedes guardar sus fechas en un archivo.

settings-calendar-state =
    { $active ->
        [yes]
            { $names ->
                [yes] Hay una desde el { $day }, **con nombres** y con lo acordado.
               *[no] Hay una desde el { $day }, sin nombres.
            }
       *[no] Todavía no hay dirección.
    }

settings-calendar-names = Decir con quién es, qué se acordó y cómo empezar la próxima conversación

settings-calendar-names-detail = Los calendarios se comparten y se ven en otras pantallas. Sin esto, dicen “Conversación” y “Acuerdo pendiente”.

settings-calendar-make =
    { $active ->
        [yes] Crear otra dirección
       *[no] Crear una dirección
    }

settings-calendar-once = Cópiala ahora: no se muestra otra vez. Quien la tenga puede leer este calendario, hasta que crees otra o la cierres.

# Below an address on localhost.
settings-calendar-here = Solo un programa de calendario de este dispositivo puede leer esta dirección. Desde una conversación puedes guardar sus fechas en un archivo.

settings-calendar-end = Cerrarla
