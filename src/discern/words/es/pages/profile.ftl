## One person's profile: the page of their results, and a taker's own.

profile-unmeasured = El servicio dice { $style }. No dice con qué seguridad.

# What a high and a low score of a style tend to go with.
profile-style-scores =
    { $styles ->
        [D] Quienes tienen una puntuación alta deciden rápido, toman el mando y dicen las cosas sin rodeos. Quienes la tienen baja sopesan antes, preguntan más que afirman y ceden el paso.
        [I] Quienes tienen una puntuación alta hablan las cosas, convencen y traen energía a la sala. Quienes la tienen baja usan pocas palabras, prefieren los grupos pequeños y van al grano.
        [S] Quienes tienen una puntuación alta escuchan, dan estabilidad y llevan el trabajo hasta el final. Quienes la tienen baja buscan el cambio y el ritmo, y pasan pronto a otra cosa.
       *[C] Quienes tienen una puntuación alta revisan los datos, siguen un método y cuidan los detalles. Quienes la tienen baja se guían por la intuición y empiezan antes de conocer cada detalle.
    }

# Above the portrait.
profile-portrait-basis = Solo se mide la posición en el círculo. La descripción es lo que enseñan los cursos de DISC.

profile-style-missing = Estas son las puntuaciones. El servicio no nombra ningún estilo.

profile-caution = Léelo con cuidado

# After what is unusual about the answers: what to do.
profile-caution-step =
    { $voice ->
        [you] Antes de confiar en esto, mira qué frases te describen. Si son pocas, pide un cuestionario nuevo a la persona que te invitó.
       *[named] Antes de confiar en esto, pregunta a la persona qué le encaja. Si es poco, ofrécele un cuestionario nuevo.
    }

# In place of a portrait, where the answers look random.
profile-random =
    { $voice ->
        [you] Nada de esto dice cómo trabajas.
       *[named] Nada de esto dice cómo trabaja { $name }
    }

profile-random-detail =
    { $voice ->
        [you] Tus puntuaciones pueden ser puro azar. La comprobación puede fallar: unas respuestas meditadas también pueden tener este aspecto.
       *[named] Las puntuaciones pueden ser puro azar. La comprobación puede fallar: unas respuestas meditadas también pueden tener este aspecto. Pregunta a solas qué encaja y ofrece un cuestionario nuevo.
    }

# A fold with the pictures of answers that look random.
profile-random-scores = Puntuaciones y posición en el círculo

# Folded, before the list of checks that failed.
profile-checks-failed = Qué tenían de inusual las respuestas

# Above one thing to do.
profile-next-talk = Próxima conversación

# Below a title that says one axis alone.
profile-open =
    { $axis ->
        [pace] Ritmo rápido o pausado: sin definir.
       *[focus] Primero la tarea o las personas: sin definir.
    }

# The letters of where somebody is on the circle.
profile-letters-one = { $letter }, { style-name }

profile-letters-between =
    { $other ->
        [I] { $one } e I
       *[other] { $one } y { $other }
    }

profile-letters-half =
    { $half ->
        [fast] D o I
        [people] I o S
        [calm] S o C
       *[task] D o C
    }

profile-basis-title = En qué se basa

profile-withheld-why = Por qué no hay perfil

# When somebody answered, and that something about the answers is unusual: a part each, in one line.
profile-completed = Respuestas del { $day }

profile-verdict =
    { $verdict ->
        [caution] leer con cuidado
       *[withheld] sin perfil
    }

## The numbers, and what they are based on.

profile-scores-title = Las cuatro puntuaciones

# The heading of what a high and a low score in each style go with.
profile-meanings = Qué significa una puntuación alta o baja

profile-column =
    { $column ->
        [style] Estilo
        [score] Puntuación
       *[highest] Más alta
    }

profile-scores-detail =
    { $norms ->
        [provisional] Las puntuaciones van de 0 a 100. Mientras no haya un grupo de referencia de personas reales, 50 es el punto medio de un grupo simulado. { profile-scores-brackets }
       *[other] Las puntuaciones van de 0 a 100, y 50 es el centro del grupo de referencia. { profile-scores-brackets }
    }

profile-scores-brackets = Los paréntesis muestran dónde está la puntuación verdadera con un 95 % de probabilidad, si se cumplen los supuestos del método. Ningún estilo es mejor que otro, y una puntuación no mide capacidades.

# After profile-scores-detail, on the column Highest.
profile-highest-detail = “Más alta” dice con qué probabilidad esta puntuación es la más alta de las cuatro. La dirección puede ser la de otro estilo; “Cómo funciona” explica por qué.

# What a fact about the result is about.
profile-basis-about =
    { $about ->
        [answers] Respuestas
        [norms] Grupo de referencia
        [ranges] Intervalos
        [days] Otro día
       *[uses] Uso
    }

profile-basis-answers = { $blocks } preguntas de cuatro afirmaciones cada una, respondidas el { $day }.

# A fold below what a result is based on.
profile-basis-check = Qué cuestionario se usó

profile-basis-check-about =
    { $about ->
        [form] Versión
        [bank] Cuestionario
       *[fingerprint] Suma de control
    }

profile-basis-norms =
    { $people ->
        [one] Grupo de referencia { $id }: { $people } persona, a fecha de { $day }.
       *[other] Grupo de referencia { $id }: { $people } personas, a fecha de { $day }.
    }

profile-basis-days = En estudios publicados que repitieron un cuestionario DISC, las puntuaciones cambiaron de un día a otro más de lo que explica el azar. Los intervalos no lo tienen en cuenta.

profile-basis-excluded-uses = Sirve para el desarrollo y para hablar en un equipo. No sirve para contratar, despedir, ascender o juzgar quién es mejor.

profile-counts = Cuántas veces se eligió cada estilo

profile-counts-detail = Es un recuento de las respuestas, no una medición.

# The heading of the table of checks of the answers.
profile-checks = Qué se comprobó en las respuestas

profile-check-column =
    { $column ->
        [check] Se buscó
       *[found] Se encontró
    }

profile-check-found =
    { $found ->
        [yes] sí
       *[no] no
    }

# Below the table of checks.
profile-check-limits = Estas comprobaciones detectan a quien responde demasiado rápido, toca siempre los mismos lugares o elige lo que no se cumple en nadie. Se les escapa quien lee por encima o responde como le gustaría ser, y algunas respuestas sinceras no las superan.

## Where there is no profile to show.

profile-unread = No se pueden leer las puntuaciones de este servicio

profile-unread-detail = La respuesta del servicio no trae puntuaciones que se puedan leer con certeza. Eso no dice nada de la persona. Mira el perfil en el propio servicio.

profile-given = Este servicio no dice qué escala usan sus puntuaciones; por eso se muestran tal como llegaron. Si conoces la escala, elígela en Ajustes.

profile-given-column =
    { $column ->
        [style] Estilo
       *[score] Valor recibido
    }

profile-withheld = Las respuestas son demasiado poco claras para un perfil

profile-withheld-detail = Eso dice algo de las respuestas, no de la persona. Háblalo y ofrece un cuestionario nuevo.

## The page of a person's results.

profile-compare = Comparar

## Team-mates: what to expect of each.

profile-teammates = Con el equipo

profile-teammates-open =
    { $count ->
        [one] Todavía no se puede decir nada seguro de { $count } colega más.
       *[other] Todavía no se puede decir nada seguro de { $count } colegas más.
    }

# Where they say it of none.
profile-teammates-all-open =
    { $count ->
        [one] Todavía no se puede decir nada seguro de la única persona del equipo que puedes ver.
       *[other] Todavía no se puede decir nada seguro de las { $count } personas del equipo que puedes ver.
    }

profile-teammates-unknown = Ahora mismo no se pueden leer los datos del equipo.

## Earlier profiles.

profile-history-unknown = Ahora mismo no se pueden leer los perfiles anteriores de esta persona.

profile-history-other = El perfil del { $day } usó otro grupo de referencia, y por eso los dos no se pueden comparar.

# What has changed since an earlier profile: { $changes } is one of the messages below.
profile-history-since = **Desde el { $day }:** { $changes }

profile-history-column =
    { $column ->
        [completed] Fecha
       *[withheld] sin perfil
    }

profile-history-shown = { $label } (el de arriba)

profile-history-open = Perfil del { $label }

profile-change-none = Uno de los dos no tiene perfil; no hay nada que comparar.

profile-change-unknown = Este servicio no dice hasta qué punto son seguras sus puntuaciones; nadie puede decir si algo cambió.

# $changes is a list of the four styles' changes.
profile-change-ranges = Cada cambio está en su intervalo con un 95 % de probabilidad, teniendo en cuenta el azar y que era otro día: { $changes }. Si un intervalo incluye el 0, es posible que no haya ningún cambio.

profile-change-score = { style-name } { $range } puntos

## The answers of a person behind each statement about them.

profile-answers-title =
    { $voice ->
        [you] De tus propias respuestas
       *[named] Las respuestas en que se basa
    }

profile-answers-detail = Abre una línea para ver qué respuestas hablan a favor y en contra. Esta persona permite que su coach las vea y puede dejar de hacerlo en cualquier momento.

profile-answers-supporting = A favor

profile-answers-opposing = En contra

profile-answers-none = Ninguna respuesta lo decide por sí sola. Aunque faltara cualquiera de ellas, sería casi igual de probable.

profile-answers-missing = Aquí no se pueden mostrar las respuestas en que se basa.

## One person's page: its views, and what can be done there.

profile-view-label = Vista

profile-view =
    { $view ->
        [profile] Perfil
        [together] En equipo
        [history] Historial
       *[basis] Base
    }

profile-change =
    { $change ->
        [rename] Cambiar nombre o dirección
        [invite] Invitar otra vez
        [results] Exportar este perfil
        [export] Exportar todo lo guardado…
        [merge] Unir con otra entrada…
       *[delete] Eliminar
    }

profile-export-results-about = Excel contiene los hallazgos, las puntuaciones con sus intervalos y notas. CSV contiene solo las puntuaciones. JSON contiene todos los detalles, para otros programas.

profile-export-all-detail = Todo lo guardado sobre esta persona que puedes ver. Si pregunta qué datos tienes, envíale los dos archivos. La página lo dice en palabras sencillas. El otro contiene todos los detalles y cada respuesta, para programas.

profile-export-all-page = Página para leer (HTML)

profile-export-all-go = Todos los detalles, para programas (JSON)

# To somebody who doesn't share their results.
profile-ask = Escribir un correo

profile-not-invited = Todavía sin invitación

profile-not-invited-detail = Invita a esta persona y el perfil aparece aquí.

profile-unanswered-detail = El perfil aparece aquí cuando todas las preguntas tengan respuesta. Puedes enviar el enlace otra vez.

profile-ended =
    { $status ->
        [expired] La invitación ha finalizado
       *[cancelled] La invitación está anulada
    }

profile-ended-detail = Quedaron preguntas sin respuesta; por eso no hay perfil. Puedes invitar otra vez a esta persona.

profile-history-none = Todavía no hay con qué comparar

profile-history-none-detail = Este es el único perfil por ahora. Cuando haya otro, aquí verás cuánto puede haber cambiado cada puntuación.
