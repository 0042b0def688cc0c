## Who may open which page: signing in, the closed page, and the list of those who may sign in.

access-sign-in = Iniciar sesión

access-sign-in-detail = Discern muestra cómo les gusta trabajar a las personas de un equipo. Un enlace a un cuestionario no necesita sesión: ábrelo sin más.

access-sign-in-with = Iniciar sesión con { $provider }

access-sign-in-failed = No se pudo iniciar sesión. Inténtalo otra vez.

access-refused = No tienes acceso

access-refused-detail = Tu sesión está iniciada como **{ $name }**.

access-refused-somebody = Tu sesión está iniciada.

# $lack is what is missing: the address in what the provider sent, its word that the address is verified, or access.
access-refused-lack =
    { $lack ->
        [address] Tu proveedor de inicio de sesión no envió ninguna dirección de correo. Pídele a la persona que administra Discern aquí que lo cambie.
        [verification] Tu proveedor de inicio de sesión no confirma que la dirección de correo sea tuya. Pídele a la persona que administra Discern aquí que lo cambie.
       *[access] Pide acceso a la persona que administra Discern aquí e indícale la dirección de correo con que inicias sesión.
    }

access-refused-operator = Yo administro Discern aquí. ¿Cómo entro?

access-refused-operator-detail =
    { $lack ->
        [address] Haz que el proveedor ponga `email` y `email_verified` en el token de ID e inicia sesión otra vez. `discern signin check` muestra qué ofrece.
        [verification] Haz que el proveedor ponga `email_verified` en el token de ID. Si no deja a nadie usar la dirección de otra persona, puedes incluirlo en `DISCERN_TRUSTED_ISSUERS` y reiniciar Discern. Después inicia sesión otra vez.
       *[access] Añade tu dirección de correo a `DISCERN_OWNERS`, reinicia Discern e inicia sesión. Si otra persona inició sesión antes con esta dirección, alguien con acceso de titular debe quitar ese acceso en **Acceso**.
    }

## What somebody reads on an open page that can't connect again. The page stays as it is.

access-over =
    { $by ->
        [sign-in] Tu sesión está cerrada. Iníciala otra vez en otra pestaña de este navegador. Entonces esta página sigue y conserva lo que escribiste.
       *[secret] El acceso de este navegador ha expirado. En otra pestaña, abre la dirección con /open?secret= que Discern mostró al iniciarse. Entonces esta página sigue y conserva lo que escribiste.
    }

access-not-asked = Ahora mismo no se puede comprobar tu acceso

access-not-asked-detail = El servicio no responde. Inténtalo otra vez en un momento.

# Where the cookies of a company's network fill the head of a request.
access-cookies = Tu navegador envía demasiadas cookies

access-cookies-detail = A menudo las deja el inicio de sesión de una empresa. Elimina las cookies de este sitio y abre la página otra vez, o muestra esta página a tu departamento de TI.

access-cookies-operator = Qué puede cambiar tu departamento de TI

access-cookies-line = Un encabezado de la solicitud tiene { $bytes } bytes; lo más probable es que sea `Cookie`. Por encima de { $limit } bytes, una página no puede conectarse. Inicia Discern con `WEBSOCKETS_MAX_LINE_LENGTH=65536` en su entorno.

# Where a network lets the page through and refuses its socket. $address is a host and a path.
access-socket = Esta página no puede conectarse

access-socket-detail = Una red intermedia, a menudo la de una empresa, bloquea la conexión en vivo que esta página necesita. Prueba otra red o muestra esto a tu departamento de TI. Esta página lo sigue intentando.

access-socket-operator = **Para TI:** permitir conexiones WebSocket a `{ $address }`. Cada proxy intermedio debe transmitir `Upgrade: websocket` y dejar `Host` sin cambios.

access-socket-wait = Seguir intentando

access-closed = Esta página está cerrada

access-closed-detail = Si recibiste un enlace a un cuestionario, abre ese enlace. Funciona desde cualquier lugar.

access-closed-open =
    { $days ->
        [one] ¿Administras Discern aquí? Abre la dirección con `/open?secret=` de su terminal o de su registro. Entonces este navegador tiene acceso durante { $days } día.
       *[other] ¿Administras Discern aquí? Abre la dirección con `/open?secret=` de su terminal o de su registro. Entonces este navegador tiene acceso durante { $days } días.
    }

access-closed-operator = Yo administro Discern aquí. ¿Cómo doy acceso?

access-closed-operator-way =
    { $way ->
        [secret] **Abrir las páginas con un secreto.** Crea uno con `openssl rand -hex 32`, ponlo en `DISCERN_ACCESS_SECRET` y reinicia Discern. Entonces esta página lo pide.
        [sign-in] **Permitir el inicio de sesión** con Google, Microsoft u otro proveedor. Configúralo en `.streamlit/secrets.toml`, en `[auth]`, añade tu dirección a `DISCERN_OWNERS` y reinicia Discern. `docs/sign-in.md` contiene las líneas que puedes copiar.
       *[open] **Abrir las páginas a quien pueda abrir esta dirección.** Pon `DISCERN_OPEN_ACCESS=1` y reinicia Discern. Entonces cualquiera ve todos los nombres y todos los perfiles, salvo los que solo se comparten con su coach. Hazlo solo si todo el mundo puede verlos.
    }

access-secret = Secreto de acceso

access-secret-detail =
    { $days ->
        [one] ¿Administras Discern aquí? Escribe su `DISCERN_ACCESS_SECRET`. Entonces este navegador tiene acceso durante { $days } día y no guarda el secreto.
       *[other] ¿Administras Discern aquí? Escribe su `DISCERN_ACCESS_SECRET`. Entonces este navegador tiene acceso durante { $days } días y no guarda el secreto.
    }

access-secret-open = Abrir las páginas

access-secret-wrong = Ese no es el secreto correcto.

access-secret-limit = Desde tu dirección de red se escribieron demasiados secretos incorrectos. Inténtalo otra vez en una hora.

## The list of those who may sign in.

access-detail = El acceso es de la primera persona que inicia sesión con la dirección de correo, cuando el proveedor la confirma. Los cambios tienen efecto al instante.

access-column =
    { $column ->
        [person] Persona
        [email] Correo
        [role] Rol
        [teams] Equipos o persona
        [signed-in] Última sesión
       *[added] Fecha de alta
    }

access-not-yet = todavía no

access-nobody = Todavía nadie tiene acceso

access-alt = Quién puede iniciar sesión

access-part-unknown = persona desconocida

access-part-team = un equipo

access-role-name =
    { $role ->
        [manager] Responsable
        [coach] Coach
        [member] Integrante
       *[owner] Titular
    }

access-role-detail =
    { $role ->
        [manager] Invita a personas y ve los perfiles de sus propios equipos.
        [coach] Ve todos los perfiles de los equipos que acompaña, también los que no se comparten, y puede retenerlos y mostrarlos.
        [member] Ve solo su propio perfil y sus datos.
       *[owner] Puede hacer todo menos ver los perfiles que no se comparten.
    }

access-give = Dar acceso a alguien

access-email = Dirección de correo para iniciar sesión

access-role = Rol

access-teams = Equipos

access-whose = ¿Qué persona es?

access-whose-none = Elige una persona

access-add = Dar acceso

access-email-wrong = Eso no parece una dirección de correo.

access-whose-missing = Elige qué persona es.

access-change = Acceso para { $name }

access-change-go = Cambiar

access-save = Guardar

access-remove = Quitar

access-remove-title = ¿Quitar el acceso a { $name }?

access-remove-detail = **{ $name }** pierde el acceso al instante. Todo lo creado hasta ahora se conserva.

access-remove-go = Quitar el acceso

access-deletion = Eliminación automática

access-idle = Días sin actividad, como mínimo

access-retention =
    { $days ->
        [0] No se elimina a nadie automáticamente, porque `DISCERN_RETENTION_DAYS` no tiene valor.
        [one] Las personas se eliminan automáticamente tras **{ $days } día** sin actividad.
       *[other] Las personas se eliminan automáticamente tras **{ $days } días** sin actividad.
    }

access-idle-none = Nadie lleva tanto tiempo sin actividad.

access-idle-count =
    { $more ->
        [yes]
            { $count ->
                [one] Más de { $count } persona lleva ese tiempo sin actividad.
               *[other] Más de { $count } personas llevan ese tiempo sin actividad.
            }
       *[no]
            { $count ->
                [one] { $count } persona lleva ese tiempo sin actividad.
               *[other] { $count } personas llevan ese tiempo sin actividad.
            }
    }
