## When a leader meets nobody.

# A button, which opens a dialog.
away-go = Estaré fuera…

# A button beside the talks of the week of 24 December, and of the one after it. $last is the last day away.
away-turn = ¿Fuera del { $since } al { $last }?

away-title = ¿Qué días estás fuera?

away-since = Desde

away-back = Primer día de vuelta

away-shows = Tus conversaciones se saltan esos días, para ambas partes, y el mensaje del lunes espera hasta que vuelvas. Lo acordado sigue en pie.

# Below it, where talks of every other week or rarer fall out. $later is a list of `away-later`.
away-next = Después, te reúnes de nuevo con { $later }. Para reunirte antes, cambia el día en “{ home-whom-yes }”.

away-later = { $name } el { $day }

# $last is the last day away.
away-said =
    { $begun ->
        [yes] Fuera hasta el { $last }.
       *[no] Fuera del { $since } al { $last }.
    }

# A button beside it.
away-end =
    { $begun ->
        [yes] Ya volví
       *[no] Al final no me voy
    }
