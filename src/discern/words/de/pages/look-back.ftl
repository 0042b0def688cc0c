### Looking back two weeks after a profile, on a person's own page; and what all said, in Settings.

look-back-title = Hat es sich bestätigt?

# On the profile, with a link.
look-back-due = Zwei Wochen mit Ihrem Profil: Hat es sich bestätigt?

look-back-go = Rückblick: vier Sätze, eine Minute

# On the profile, with a link, once all four are answered.
look-back-again = Alle vier Sätze und was Sie gesagt haben

look-back-about = Denken Sie an die letzten zwei Wochen bei der Arbeit. Drei dieser Sätze stammen aus Ihrem Profil, einer aus einem anderen Stil. Welcher das ist, sehen Sie nach Ihren Antworten.

look-back-who = Was Sie sagen, sieht niemand. Es bleibt gespeichert, bis Sie es löschen, wird ohne Namen gezählt, sobald 20 Personen geantwortet haben, und ändert keinen Wert.

look-back-none = Es gibt noch nichts, worauf Sie zurückblicken können.

look-back-heading =
    { $kind ->
        [energises] Gibt Ihnen Kraft
        [drains] Kostet Sie Kraft
        [do] Erleichtert anderen die Arbeit mit Ihnen
       *[dont] Erschwert anderen die Arbeit mit Ihnen
    }

look-back-fit =
    { $fit ->
        [fits] Passt
        [partly] Teilweise
       *[not_me] Passt nicht
    }

look-back-missing = Bitte beantworten Sie alle vier.

look-back-send = Zeigen, welcher es ist

# The parts are sentences, since "also" would be wrong after "none". $fits of $count sentences of the person's own profile fit; $foreign is what they said of the other.
look-back-verdict =
    { $fits ->
        [0] Von Ihren eigenen { $count } Sätzen passt keiner ganz
        [1] Von Ihren eigenen { $count } Sätzen passt einer
       *[other] Von Ihren eigenen { $count } Sätzen passen { $fits }
    }{ $foreign ->
        [fits] . Der aus einem anderen Stil passt.
        [partly] . Der aus einem anderen Stil passt teilweise.
       *[not_me] . Der aus einem anderen Stil passt nicht.
    }

look-back-said =
    { $fit ->
        [fits] Sie haben gesagt: passt
        [partly] Sie haben gesagt: teilweise
       *[not_me] Sie haben gesagt: passt nicht
    }

look-back-whose =
    { $foreign ->
        [yes] Aus einem anderen Stil
       *[no] Aus Ihrem Profil
    }

## Settings.

look-back-rates-title = Hat es sich bestätigt?

look-back-rates-about = Zwei Wochen nach ihrem Profil sagen die Teilnehmenden von vier Sätzen, ob sie passen. Einer der vier stammt aus dem gegenüberliegenden Stil. So sehen Sie, wie oft auch ein fremder Satz passt. Kein Wert beruht darauf.

look-back-rates-few =
    { $answered ->
        [0] Noch hat niemand zurückgeblickt.
        [one] { $answered } Person hat zurückgeblickt.
       *[other] { $answered } Personen haben zurückgeblickt.
    } Was sie gesagt haben, sehen Sie ab { $needed } Personen.

look-back-rates-column =
    { $column ->
        [kind] Satz
        [own] Passt, aus dem eigenen Profil
       *[foreign] Passt, aus dem Stil gegenüber
    }

look-back-rates-kind =
    { $kind ->
        [energises] Was ihnen Kraft gibt
        [drains] Was sie Kraft kostet
        [do] Was die Arbeit mit ihnen erleichtert
       *[dont] Was die Arbeit mit ihnen erschwert
    }

# How many of all who were asked said that it fits, fully and partly.
look-back-rates-count =
    { $asked ->
        [0] niemand gefragt
       *[other] { $fits } von { $asked }, teilweise weitere { $partly }
    }
