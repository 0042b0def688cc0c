## On a person's own page, below their profile: the members of their teams who share with them.

own-colleagues-title = Tus colegas

own-colleagues-offer = Mira cómo les gusta trabajar a las personas de tus equipos y qué puede esperar cada cual de la otra persona. Solo se ven quienes comparten, y nadie ve puntuaciones ni respuestas.

# On a fold: the text that somebody agrees to.
own-colleagues-terms = Qué ven y qué se guarda

own-colleagues-agree = Si compartes, aceptas esto. Puedes dejar de compartir en cualquier momento.

own-colleagues-share = Compartir con mis colegas

own-colleagues-nobody = Nadie de tus equipos comparte todavía con sus colegas. En cuanto alguien lo haga, aparece aquí.

own-colleagues-private = Solo tú y tu coach ven tu perfil. Para compartir con tus colegas, muéstralo primero a más personas:

own-colleagues-not-certain =
    { $by ->
        [sign-in] Para ver a tus colegas y compartir, confirma primero este inicio de sesión con cada uno de tus enlaces personales.
       *[link] Hay más de un enlace a tu nombre, y este no permite compartir con colegas. Inicia sesión o pregunta a quienes administran Discern aquí.
    }

# Under who sees the profile.
own-colleagues-see-too = Una parte la ven las personas de tus equipos que también comparten con sus colegas:

own-colleagues-you-two = Tú y esta persona

# In place of the list, while the service doesn't answer.
own-colleagues-lost = En este momento no se puede mostrar a tus colegas. Esta página vuelve a intentarlo sola.

own-colleagues-saved =
    { $what ->
        [colleagues] Ahora compartes con tus colegas. Si quieres, añade abajo una o dos líneas tuyas.
        [lines] Tus líneas están guardadas. Tus colegas ya las ven.
       *[stopped] Ya no compartes con tus colegas, y las líneas que escribiste están eliminadas.
    }

## What colleagues see of the person.

own-colleagues-own = Lo que ven de ti

own-colleagues-own-detail = Tu nombre, tu primer hallazgo con su grado de seguridad, tus líneas y tres frases sobre ti y la otra persona.

own-colleagues-line = Mi línea { $number } para mis colegas

own-colleagues-example =
    { $number ->
        [1] Escríbeme primero y llámame después.
        [2] Pienso mejor antes de las diez.
       *[3] Dime con franqueza si voy demasiado rápido.
    }

own-colleagues-save = Guardar mis líneas

own-colleagues-agreed = Lo aceptaste el { $day }

own-colleagues-stop = Dejar de compartir con mis colegas
