## Talks and agreements in a calendar: a file, or a feed that a calendar reads.

# The name of the calendar.
calendar-name = Talks and agreements

# An event. $name is the other person's, where names are wanted.
calendar-talk =
    { $named ->
        [yes] Talk with { $name }
       *[no] Talk
    }

# An event on the day of an agreement. $words are what was agreed, where names are wanted.
calendar-agreement =
    { $named ->
        [yes] Agreed: { $words }
       *[no] Agreement due
    }

# Below a talk, where names are wanted. $opener is a question.
calendar-open = Open with: { $opener }

# Below a talk. $link leads to the page that prepares it.
calendar-prepare = Prepare the talk: { $link }
