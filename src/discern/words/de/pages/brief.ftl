## A page for a meeting: who is there, what they find easy and hard together, and how to begin.

# A link from the page on a talk.
brief-prepare = Ein Meeting mit mehreren

brief-choose-first = Wer trifft sich?

brief-about = Wählen Sie Personen, ein Team oder ein Meeting aus Ihrem Kalender. Sie bekommen ein Blatt: was dieser Gruppe leichtfällt, was ihr schwerfällt, eine Zeile zu jeder Person und eine Frage zum Einstieg.

# A box to choose people from, and what is in it before.
brief-who = Wer dabei ist

brief-choose = Personen wählen

# A box to choose a team from, and what is in it before.
brief-team = Ganzes Team

brief-no-team = Kein Team

# Above the page's title.
brief-counted =
    { $size ->
        [one] { $size } Person
       *[other] { $size } Personen
    } · { $profiled } mit Profil

# The headings of the cards.
brief-card =
    { $card ->
        [open] Einstieg
        [easy] Fällt dieser Gruppe leicht
       *[hard] Fällt dieser Gruppe schwer
    }

brief-people = Zu jeder Person

# Below the lines on people. $names are those of whom nothing is known or shared.
brief-nothing = Ohne Profil: { $names }

brief-agreements = Noch offen

# A button that makes the PDF.
brief-file = PDF

## Choosing by a calendar or by addresses.

brief-from = Aus Ihrem Kalender

brief-calendar = Eine Kalenderdatei (.ics)

brief-calendar-detail = Sie wird einmal gelesen und nicht gespeichert. Aufgelistet sind die Meetings der nächsten zwei Wochen.

brief-calendar-error =
    { $reason ->
        [too_large] Diese Datei ist größer als 5 MB. Exportieren Sie einen kürzeren Zeitraum.
        [events] Diese Datei enthält mehr als 1.000 Meetings. Exportieren Sie einen kürzeren Zeitraum.
       *[calendar] Das ist keine Kalenderdatei. Exportieren Sie eine, die auf .ics endet.
    }

brief-calendar-empty = Kein Meeting mit anderen in den nächsten zwei Wochen.

# After the day and the title of a meeting: how many of those who are invited are here.
brief-meeting-here = { $known } von { $count } hier bekannt

brief-meeting-untitled = Ohne Titel

brief-addresses = Oder E-Mail-Adressen einfügen

brief-addresses-example = ana@example.org, bo@example.org

brief-take = Diese übernehmen

# $addresses are those of a meeting that no one here has.
brief-unknown = Nicht in Discern: { $addresses }
