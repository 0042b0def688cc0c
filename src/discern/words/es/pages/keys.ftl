## API keys.

keys-owners = Solo titulares pueden crear claves

keys-none-offered = Aquí no se pueden administrar las claves de este servicio

keys-none = Todavía no hay claves

keys-none-detail = Con una clave, otro programa, como un sistema de personal, lee y cambia lo que permites.

keys-make = Crear una clave

keys-alt = Claves API: qué permite cada una, cuándo se usó por última vez y hasta cuándo funciona

keys-column =
    { $column ->
        [label] Nombre
        [state] Estado
        [may] Permisos
        [used] Último uso
        [until] Funciona hasta
       *[made] Creada
    }

keys-state =
    { $state ->
        [expired] Expirada
        [own] Esta aplicación
       *[live] Funciona
    }

keys-unused = nunca

keys-own = La propia aplicación usa esta clave. Dale otra antes de revocarla.

keys-label = ¿Para qué es?

keys-label-example = Sistema de personal

keys-may = Permite

keys-preset =
    { $preset ->
        [read] Leer todo
        [people] Invitar y administrar personas
        [all] Hacer todo
        [assistant] Permitir preguntas de un asistente
       *[single] Solo lo que marque
    }

keys-preset-detail =
    { $preset ->
        [read] Personas, equipos, perfiles, informes y eventos
        [people] Invitaciones, personas y equipos, sin perfiles
        [all] Todo lo que puede hacer quien es titular, y crear más claves
        [assistant] Hallazgos en palabras para una sola persona, por MCP: sin puntuaciones ni listas
       *[single] Tú eliges cada uno
    }

keys-user = ¿Quién pregunta con ella?

keys-user-detail = Lee lo que esta persona puede ver, y nada más.

keys-names = Dar los nombres de las personas. Si no, son [P1], [P2] … en cada respuesta.

keys-ends = Cuánto tiempo funciona

keys-days =
    { $days ->
        [0] Hasta que se revoque
        [365] Un año
       *[other] { $days } días
    }

keys-make-go = Crear la clave

# $field is what is wrong.
keys-wrong =
    { $field ->
        [scopes] Marca al menos un permiso para la clave.
       *[label] Di para qué es la clave.
    }

# The key's name; the key itself stands below.
keys-made = **Copia ahora la clave para { $name }.** Se muestra solo esta vez. Guárdala como una contraseña.

keys-done = Ya la copié

keys-revoke = Revocar

keys-revoke-title = ¿Revocar { $name }?

keys-revoke-detail = Los programas que usan **{ $name }** pierden el acceso al instante. No se puede deshacer.

keys-revoke-go = Revocar la clave
