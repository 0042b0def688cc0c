## The tab on talks of a person's own page, which has the words of the leader's.

own-talks-with =
    { $named ->
        [yes] Sie und { $name }
       *[no] Sie und Ihre Führungskraft
    }

# Above what the other one reads too: it speaks to them.
own-talks-to =
    { $named ->
        [yes] An { $name }, zum Gespräch mit Ihnen. Sie lesen beide dasselbe:
       *[no] An Ihre Führungskraft, zum Gespräch mit Ihnen. Sie lesen beide dasselbe:
    }

# The headings of its three lines, which are in the other one's words.
own-talks-card =
    { $card ->
        [open]
            { $named ->
                [yes] { $name } fragt vielleicht
               *[no] Ihre Führungskraft fragt vielleicht
            }
        [then]
            { $named ->
                [yes] { $name } fragt dann vielleicht
               *[no] Ihre Führungskraft fragt dann vielleicht
            }
        [ready]
            { $named ->
                [yes] { $name } bringt vielleicht mit
               *[no] Ihre Führungskraft bringt vielleicht mit
            }
       *[avoid]
            { $named ->
                [yes] { $name } vermeidet am besten
               *[no] Ihre Führungskraft vermeidet am besten
            }
    }

# $day is a day of the week, $next a date.
own-talks-when =
    { $weeks ->
        [one] Jeden { $day } · das nächste Mal am { $next }
        [2] Jeden zweiten { $day } · das nächste Mal am { $next }
       *[other] Alle { $weeks } Wochen am { $day } · das nächste Mal am { $next }
    }

own-talks-readers =
    { $sign_in ->
        [yes] Den Rat sehen Sie beide. Die Vereinbarung sehen auch die Coaches Ihrer Teams.
       *[no] { agreements-readers-all }
    }

# Where the service doesn't answer.
own-talks-unread = Dieses Gespräch lässt sich gerade nicht lesen. Versuchen Sie es gleich noch einmal.

own-talks-day-wrong = Wählen Sie einen Tag ab heute, innerhalb eines Jahres.

own-talks-will-missing = Schreiben Sie in einer Zeile, was Sie tun wollen.
