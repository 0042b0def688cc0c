## The tab on talks of a person's own page, which has the words of the leader's.

own-talks-with =
    { $named ->
        [yes] You and { $name }
       *[no] You and your manager
    }

# Above what the other one reads too: it speaks to them.
own-talks-to =
    { $named ->
        [yes] To { $name }, about talking with you. You both read the same:
       *[no] To your manager, about talking with you. You both read the same:
    }

# The headings of its three lines, which are in the other one's words.
own-talks-card =
    { $card ->
        [open]
            { $named ->
                [yes] { $name } may ask
               *[no] Your manager may ask
            }
        [then]
            { $named ->
                [yes] { $name } may then ask
               *[no] Your manager may then ask
            }
        [ready]
            { $named ->
                [yes] { $name } may bring
               *[no] Your manager may bring
            }
       *[avoid]
            { $named ->
                [yes] Best avoided by { $name }
               *[no] Best avoided by your manager
            }
    }

# $day is a day of the week, $next a date.
own-talks-when =
    { $weeks ->
        [one] { $day }s · next on { $next }
        [2] Every other { $day } · next on { $next }
       *[other] Every { $weeks } weeks on { $day } · next on { $next }
    }

own-talks-readers =
    { $sign_in ->
        [yes] The advice: you two. The agreement: also coaches of your teams.
       *[no] { agreements-readers-all }
    }

# Where the service doesn't answer.
own-talks-unread = This talk can't be read right now. Try again in a minute.

own-talks-day-wrong = Choose a day from today on, within a year.

own-talks-will-missing = Write what you want to do, in one line.
