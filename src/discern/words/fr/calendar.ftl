## Talks and agreements in a calendar: a file, or a feed that a calendar reads.

# The name of the calendar.
calendar-name = Échanges et engagements

# An event. $name is the other person's, where names are wanted.
calendar-talk =
    { $named ->
        [yes] Échange avec { $name }
       *[no] Échange
    }

# An event on the day of an agreement. $words are what was agreed, where names are wanted.
calendar-agreement =
    { $named ->
        [yes] Engagement : { $words }
       *[no] Engagement à échéance
    }

# Below a talk, where names are wanted. $opener is a question.
calendar-open = Pour commencer : { $opener }

# Below a talk. $link leads to the page that prepares it.
calendar-prepare = Préparer l'échange : { $link }
