## When a leader meets nobody.

# A button, which opens a dialog.
away-go = Je m'absente…

# A button beside the talks of the week of 24 December, and of the one after it. $last is the last day away.
away-turn = Absence du { $since } au { $last } ?

away-title = Quand vous absentez-vous ?

away-since = À partir du

away-back = De retour le

away-shows = Pas d'échanges ces jours-là, ni pour vous ni pour l'autre, et le message du lundi attend votre retour. Vos engagements restent.

# Below it, where talks of every other week or rarer fall out. $later is a list of `away-later`.
away-next = Ensuite, vous revoyez { $later }. Pour vous voir plus tôt, changez le jour sous « { home-whom-yes } ».

away-later = { $name } le { $day }

# $last is the last day away.
away-said =
    { $begun ->
        [yes] Absence jusqu'au { $last }.
       *[no] Absence du { $since } au { $last }.
    }

# A button beside it.
away-end =
    { $begun ->
        [yes] Je suis de retour
       *[no] Je suis là, finalement
    }
