## The tab on talks of a person's own page, which has the words of the leader's.

own-talks-with =
    { $named ->
        [yes] Vous et { $name }
       *[no] Vous et votre manager
    }

# Above what the other one reads too: it speaks to them.
own-talks-to =
    { $named ->
        [yes] Pour { $name }, en vue d'un échange avec vous. Vous lisez la même chose :
       *[no] Pour votre manager, en vue d'un échange avec vous. Vous lisez la même chose :
    }

# The headings of its three lines, which are in the other one's words.
own-talks-card =
    { $card ->
        [open]
            { $named ->
                [yes] { $name } peut demander
               *[no] Votre manager peut demander
            }
        [then]
            { $named ->
                [yes] { $name } peut ensuite demander
               *[no] Votre manager peut ensuite demander
            }
        [ready]
            { $named ->
                [yes] { $name } peut apporter
               *[no] Votre manager peut apporter
            }
       *[avoid]
            { $named ->
                [yes] À éviter pour { $name }
               *[no] À éviter pour votre manager
            }
    }

# $day is a day of the week, $next a date.
own-talks-when =
    { $weeks ->
        [one] Chaque { $day } · prochain le { $next }
        [2] Un { $day } sur deux · prochain le { $next }
       *[other] Toutes les { $weeks } semaines, le { $day } · prochain le { $next }
    }

own-talks-readers =
    { $sign_in ->
        [yes] Conseils visibles pour vous deux. Engagement visible aussi pour les coachs de vos équipes.
       *[no] { agreements-readers-all }
    }

# Where the service doesn't answer.
own-talks-unread = Impossible de lire cet échange pour le moment. Réessayez dans une minute.

own-talks-day-wrong = Choisissez un jour à partir d'aujourd'hui, d'ici un an.

own-talks-will-missing = Écrivez ce que vous voulez faire, en une ligne.
