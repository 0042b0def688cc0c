## Talks and agreements in a calendar: a file, or a feed that a calendar reads.

# The name of the calendar.
calendar-name = Conversaciones y acuerdos

# An event. $name is the other person's, where names are wanted.
calendar-talk =
    { $named ->
        [yes] Conversación con { $name }
       *[no] Conversación
    }

# An event on the day of an agreement. $words are what was agreed, where names are wanted.
calendar-agreement =
    { $named ->
        [yes] Acordado: { $words }
       *[no] Acuerdo pendiente
    }

# Below a talk, where names are wanted. $opener is a question.
calendar-open = Para empezar: { $opener }

# Below a talk. $link leads to the page that prepares it.
calendar-prepare = Preparar la conversación: { $link }
