## Talks and agreements in a calendar: a file, or a feed that a calendar reads.

# The name of the calendar.
calendar-name = Gespräche und Vereinbarungen

# An event. $name is the other person's, where names are wanted.
calendar-talk =
    { $named ->
        [yes] Gespräch mit { $name }
       *[no] Gespräch
    }

# An event on the day of an agreement. $words are what was agreed, where names are wanted.
calendar-agreement =
    { $named ->
        [yes] Vereinbart: { $words }
       *[no] Vereinbarung fällig
    }

# Below a talk, where names are wanted. $opener is a question.
calendar-open = Einstieg: { $opener }

# Below a talk. $link leads to the page that prepares it.
calendar-prepare = Gespräch vorbereiten: { $link }
