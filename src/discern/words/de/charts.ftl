## Charts: titles, what they say to people who can't see them, hover texts, axes and tables. $a and $b are names.

# Title and description as one text.
chart-alt = { $title }. { $described }

chart-nobody = Hier hat noch niemand ein Profil

# A style with its score, its probability or a count, in a row of four.
chart-style-value = { style-name } { $value }

chart-style-hover = { style-named }: { $value }

chart-said-percent = { $said }, { $percent }

# What people in a quarter of the circle have in common.
chart-quarter =
    { $styles ->
        [D] Schnell, Sache zuerst
        [I] Schnell, Menschen zuerst
        [S] Ruhig, Menschen zuerst
       *[C] Ruhig, Sache zuerst
    }

chart-in-quarter =
    { $styles ->
        [D] in D (schnell, Sache zuerst)
        [I] in I (schnell, Menschen zuerst)
        [S] in S (ruhig, Menschen zuerst)
       *[C] in C (ruhig, Sache zuerst)
    }

# Below a half, on hover: the other axis.
chart-half-open =
    { $axis ->
        [pace] Schnell oder ruhig: offen
       *[focus] Sache oder Menschen zuerst: offen
    }

chart-sure = { $percent } sicher

chart-range-sure = 95 % sicher: { $range }

# A service that doesn't say how sure it is. $label is what it calls somebody.
chart-label =
    { $voice ->
        [you] Der Dienst nennt für Sie { $label }. Wie sicher das ist, sagt er nicht.
        [unnamed] Der Dienst nennt für diese Person { $label }. Wie sicher das ist, sagt er nicht.
       *[named] Der Dienst nennt für { $a } { $label }. Wie sicher das ist, sagt er nicht.
    }

## One short line under a chart.

chart-reading-pale = Blasse Punkte: einer von zwei Stilen.

chart-reading-open =
    { $random ->
        [yes] Graue Ringe: noch keine Seite oder unklare Antworten.
       *[no] Graue Ringe: noch keine Seite.
    }

chart-reading-shaded = Schattiert: 80 % sicher.

chart-reading-thick = Dicke Linien: 95 % sicher.

chart-reading-bars = Balken: 95 % sicher.

chart-reading-earlier = Gestrichelt: das frühere Profil.

chart-reading-change = Schwarzer Ring: kommt dazu. Durchgestrichen: geht.

## The circle.

chart-directions = Acht Richtungen und vier Hälften

chart-directions-described = Oben liegt „schnell“, unten „ruhig“, rechts „Menschen zuerst“, links „Sache zuerst“. Die Richtung jedes Stils ist ein Viertel des Kreises. Dominanz liegt links oben, Initiative rechts oben, Stetigkeit rechts unten und Gewissenhaftigkeit links unten. Zwischen je zwei Nachbarn liegt eine weitere Richtung, ebenso breit: vor allem schnell, vor allem Menschen zuerst, vor allem ruhig und vor allem Sache zuerst.

chart-directions-reading = Jedes Viertel ist die Richtung eines Stils. Jeder Bogen ist eine Richtung zwischen zwei Stilen.

chart-directions-column =
    { $column ->
        [direction] Richtung
       *[middle] Mitte, von rechts aus
    }

chart-circle-end =
    { $end ->
        [fast] Schnell
        [calm] Ruhig
        [task] Sache zuerst
       *[people] Menschen zuerst
    }

chart-person-number = Person { $number }

chart-people =
    { $count ->
        [0] niemand
        [one] { $count } Person
       *[other] { $count } Personen
    }

chart-mean = Mittel

chart-scores-intervals = { $values }; in Klammern die 95-%-Bereiche.

chart-scores-plain = { $values }.

## Headings of tables.

chart-column-person = Person

chart-column-style = Stil

chart-column-name = Name

chart-column-score = Wert

chart-column-low = Von

chart-column-high = Bis

chart-column-probability = Wie sicher

chart-column-said = Richtung oder Hälfte

chart-column-most = Am ehesten

chart-column-least = Am wenigsten

chart-column-difference = Differenz

chart-column-higher = Höher

chart-column-counted = Personen

# A style's letter.
chart-column-quarter = Viertel { $style }

chart-column-person-or-team = Person oder Team

chart-column-team-low = Team: mindestens

chart-column-team-high = Team: höchstens

chart-column-team-counted = Team: Personen

## One person.

chart-person-scores =
    { $voice ->
        [you] Ihre vier Werte
       *[named] Die vier Werte von { $a }
    }

# $style is a letter.
chart-highest = Höchster einzelner Wert: { $style }. Der Platz folgt aus allen vieren.

chart-profile-described = Werte von 0 bis 100: { $scores }

chart-place =
    { $where ->
        [middle] Der Punkt liegt nah an der Mitte, { chart-in-quarter }.
        [rim] Der Punkt liegt nah am Rand, { chart-in-quarter }.
       *[between] Der Punkt liegt auf halbem Weg zum Rand, { chart-in-quarter }.
    }

chart-quarters = So wahrscheinlich ist jedes Viertel: { $values }.

chart-counts-title = { style-name } wurde in { $count } von { $of } Antworten als „am ehesten“ gewählt

chart-counts-style = { style-name }: am ehesten { $most }, am wenigsten { $least }, Differenz { $difference }

chart-counts-described = { $values }. Gezählte Antworten, keine Messung.

chart-counts-reading = Umrandet: am wenigsten. Gefüllt: am ehesten.<br>◇ Differenz

chart-counts-least =
    { $count ->
        [one] Einmal „am wenigsten“
       *[other] { $count }-mal „am wenigsten“
    }

chart-counts-most =
    { $count ->
        [one] Einmal „am ehesten“
       *[other] { $count }-mal „am ehesten“
    }

chart-counts-difference = Differenz: { $difference }

chart-moved = { $a }, damals und jetzt

# In place of what a chart of one person or two finds, where the answers of $names look random.
chart-by-chance =
    { $count ->
        [one] Nach diesen Antworten, die Zufall sein können
       *[other] Nach diesen Antworten; die von { $names } können Zufall sein
    }

## Two people.

chart-pair-scores = { $a } und { $b }, Wert für Wert

chart-pair-score = { $a }: { $score }

# Who has the higher score.
chart-pair-higher =
    { $strength ->
        [very-likely] { $a } liegt höher (sehr wahrscheinlich, { $percent })
        [likely] { $a } liegt höher (wahrscheinlich, { $percent })
       *[leaning] { $a } liegt höher (Tendenz, { $percent })
    }

chart-pair-style = { style-name }: { $a } { $first }, { $b } { $second }

chart-pair-described = Werte von 0 bis 100, in Klammern die 95-%-Bereiche. { $values }.

# Both are sentences without their full stop.
chart-pair-map = { $first }. { $second }

chart-pair-place = { $a }: { $place }

# $first and $second are initials.
chart-pair-key =
    { $dashed ->
        [yes] { $first } { $a } · { $second } { $b }, gestrichelt
       *[no] { $first } { $a } · { $second } { $b }
    }
