## What people say of their own profile, and what they write on working with them.

own-words-marks = ¿Encaja contigo?

# Under own-words-marks, where one choice is for the headline and a text of several sentences.
own-words-whole = Tu elección vale para todo: la idea principal y este texto.

# $statement is a short statement about the person.
own-words-fit-label = ¿Encaja contigo? { $statement }

own-words-fit =
    { $fit ->
        [fits] Encaja
        [partly] En parte
       *[not_me] No encaja
    }

own-words-comment-label = Con tus palabras, sobre: { $statement }

own-words-comment = Añade una frase si quieres

## The page on working with somebody.

own-words-title = Trabajar con { $name }

# Above the same words, on a person's page.
own-words-of = { $name }, sobre el trabajo en común

own-words-shared = { $name } escribió esto y te dio el enlace. Funciona hasta el { $day }.

# Above statements from the profile.
own-words-confirmed =
    { $voice ->
        [you] De tu perfil, lo que marcaste como “Encaja”
       *[named] Del perfil, lo que la propia persona marcó como “Encaja”
    }

own-words-own-title = Trabajar conmigo

own-words-own-detail = Una página con tus propias palabras para las personas con quienes trabajas. Lo que marcas como “Encaja” en tu perfil también aparece en ella. Deja sin responder lo que quieras.

own-words-prompt =
    { $prompt ->
        [reach_me] La mejor manera de localizarme
        [best_work] Trabajo mejor cuando
        [feedback] Cómo me gusta recibir feedback
        [under_pressure] Cuando estoy bajo presión, notas que
        [when_stuck] Cuando no avanzo, me ayuda que
       *[ask_me] Pregúntame por
    }

own-words-visibility = ¿Quién puede leerla?

own-words-visible-to =
    { $visibility ->
        [nobody] Solo yo
        [team] Quienes ven mi perfil
       *[link] También quien reciba un enlace mío
    }

own-words-save = Guardar esta página

own-words-not-certain =
    { $by ->
        [sign-in] Para escribir esta página, confirma primero en Perfil este inicio de sesión con cada uno de tus enlaces personales.
       *[link] Hay más de un enlace a tu nombre, y este no permite cambiar la página. Inicia sesión o pregunta a quienes administran Discern aquí.
    }

own-words-link-open = Hay un enlace abierto hasta el { $day }. Se mostró cuando lo creaste.

own-words-days-label = Cuánto tiempo está abierto el enlace

own-words-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }

own-words-link =
    { $again ->
        [yes] Crear un enlace nuevo
       *[no] Crear un enlace
    }

own-words-revoke = Cerrar el enlace
