## Monday's message to a leader, and the page behind its link. First names alone. Plain text: what is shown in HTML is
## escaped as a whole.

# A part of the subject, of up to three. $names are first names or the names of teams, the first few.
week-subject =
    { $part ->
        [workshop] Taller: { $names }
        [overdue] Acuerdos atrasados: { $names }
        [due] Acuerdos por revisar: { $names }
        [new] Novedades: { $names }
        [talks] Conversaciones: { $names }
        [teams] Tus equipos: { $names }
       *[waiting] Por responder: { $names }
    }

# The subject where there is nothing but what to try with teams. $name is that of one, $do what to try with it.
week-subject-tip = { $name }: { $do }

week-title = Tu semana

week-heading =
    { $part ->
        [workshops] Próximo taller
        [talks] Hablas con
        [agreements] Acuerdos
        [teams] Para tus equipos
        [news] Nuevo desde el lunes pasado
       *[waiting] Faltan por responder
    }

# $day is a weekday.
week-talk = El { $day }: { $name }.

# After it. $opener is a question.
week-opener = Para empezar: { $opener }

# After it, where the answers of $name look random, or make no profile.
week-unclear = Las respuestas son poco claras: pide a { $name } que responda otra vez.

# The name of a team.
week-team = { $name }.

# After it, and on a team's card. $day is a day, such as Thursday, 4 December.
week-team-workshop =
    { $stage ->
        [done] El taller fue el { $day }: anota lo que acordó el equipo.
        [over] El taller fue el { $day }: pide a todo el mundo que haga balance. La pregunta está en la página de cada cual.
       *[ahead] El taller es el { $day }.
    }

# A line of its own. $weekday is a day of the week, $day a date; $profiled of $size people have a profile.
week-workshop =
    El { $weekday } { $day }: { $name }. { $held ->
        [yes] Con perfil: { $profiled } de { $size }; los resultados quedan retenidos hasta entonces.
       *[no] Con perfil: { $profiled } de { $size }.
    }

# After it. $do is what the team's card of the week says to do, without a full stop.
week-team-to-do = Para probar: { $do }.

# After it. $why is what is said of the team, a sentence that names nobody.
week-team-because = Motivo: { $why }

# In place of it. $missing is how many more profiles it takes, $names who is asked for one.
week-team-missing =
    { $missing ->
        [one] Con un perfil más, hay algo para probar. En espera de respuesta: { $names }.
       *[other] Con { $missing } perfiles más, hay algo para probar. En espera de respuesta: { $names }.
    }

# $words is what the team agreed on, a sentence.
week-team-agreed = Acordado: { $words }

# $names are first names, each with their team after them.
week-news =
    { $kind ->
        [profile] Perfiles: { $names }
       *[marks] Marcas en su perfil: { $names }
    }

# After the teams.
week-more =
    { $count ->
        [one] Además, { $count } equipo más
       *[other] Además, { $count } equipos más
    }

# $words are those of an agreement, with its day; $names are who agreed.
week-agreement = { $names }: { $words }

# In place of it, where the words look like a link. $day is its day.
week-agreement-unsaid = { $names }: un acuerdo, hasta el { $day }

# The same of an agreement whose day, $day, is over; of $names where $named is yes.
week-open-since =
    { $named ->
        [yes] { $names } (abierto desde el { $day }): { $words }
       *[no] Abierto desde el { $day }: { $words }
    }

# A link after an agreement that is due, to its place on the page.
week-answer = ¿Cumplido, en parte o abandonado?

# $names is a list of first names.
week-waiting =
    { $more ->
        [0] { $names }
       *[other] { $names } · { $more } más
    }

# $names is a list of first names, of people who were asked long ago.
week-asked-before =
    { $more ->
        [0] { $names }: { home-asked-enough }
       *[other] { $names } · { $more } más: { home-asked-enough }
    }

# In place of a name that looks like a link.
week-somebody = alguien

week-button =
    { $agreements ->
        [0]
            { $talks ->
                [0] Abrir tu semana
               *[other] Preparar una conversación, también para dar feedback, delegar o tratar un desacuerdo
            }
       *[other]
            { $talks ->
                [0] Decir qué se cumplió
               *[other] Decir qué se cumplió y preparar una conversación, también para dar feedback o delegar
            }
    }

week-why = Recibes este mensaje los lunes porque lo activaste en Discern. El enlace funciona 14 días, solo para ti.

week-stop = No recibir más mensajes

# $name is a first name.
week-talk-prepare = Preparar la conversación con { $name }

# $day is a date.
week-skipped = El { $day } no se reúnen.

# A button below several talks.
week-skip-all = Estaré fuera: saltar todas

# A link.
week-two = Preparar una conversación entre otras dos personas

# In place of the links into the app, in a browser that it lets nobody in from.
week-elsewhere = Para preparar una conversación, abre Discern en el navegador donde lo usas normalmente.

week-done-heading =
    { $state ->
        [stop] ¿Dejar de recibir estos mensajes?
        [stopped] Ya no recibes estos mensajes
        [dead] Este enlace ya no funciona
       *[failed] No funcionó
    }

week-done-detail =
    { $state ->
        [stop] Puedes activarlos otra vez en los ajustes.
        [stopped] Puedes activarlos otra vez en los ajustes.
        [dead] Los enlaces del mensaje del lunes funcionan 14 días, o hasta que desactives los mensajes. Lo mismo está en Discern, en tu página de inicio.
       *[failed] No se cambió nada. Inténtalo otra vez en un momento.
    }

week-nothing = No queda nada para esta semana.

week-open-app = Abrir Discern
