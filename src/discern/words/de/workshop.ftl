# What the leader of a workshop on a team takes along: slides, and pages to print.

# The verdict on a slide and on the poster of a team of which nothing is said as a whole.
workshop-open = Wie Sie als Team sind, ist offen.

# At the foot of each card.
workshop-cards-note = Der Rat stammt aus DISC-Kursen. Gemessen wurde nur der Befund.

workshop-poster-note =
    { $size ->
        [one] { $count } von { $size } Person hat ein Profil. Ein Profil zeigt nach den eigenen Antworten, wie Menschen gern arbeiten. Es sagt nichts darüber, wie gut jemand arbeitet.
       *[other] { $count ->
            [one] { $count } von { $size } Personen hat ein Profil.
           *[other] { $count } von { $size } Personen haben ein Profil.
        } Ein Profil zeigt nach den eigenen Antworten, wie Menschen gern arbeiten. Es sagt nichts darüber, wie gut jemand arbeitet.
    }

# Below the title of a run sheet, which is the team's name. $day is when it was printed.
workshop-run-sheet = Ablauf für einen Workshop von { $minutes } Minuten, gedruckt am { $day }

# Over lines to write on.
# At the head of a meeting's brief. $day is when it was printed.
workshop-brief-about =
    { $named ->
        [yes] { $team } · { $size ->
            [one] { $size } Person
           *[other] { $size } Personen
        }, { $profiled } mit Profil · { $day }
       *[no] { $size ->
            [one] { $size } Person
           *[other] { $size } Personen
        }, { $profiled } mit Profil · { $day }
    }

# Beside a name, where there is nothing else to say.
workshop-brief-nothing = Kein verwertbares Profil

workshop-notes = Notizen

# What a file is called, in its properties.
workshop-file =
    { $file ->
        [tents] Tischkarten
        [cards] Gesprächskarten
        [poster] Der Kreis des Teams
        [brief] Blatt fürs Meeting
        [handout] Handout
       *[run-sheet] Ablauf
    }

# The notes of a slide, below a finding: how sure it is, and what it rests on.
workshop-note-sure = { $strength }, { $percent }

workshop-note-evidence = Diese Zahlen stehen dahinter: { $evidence }.

## The page that everyone takes home. It names no one and says nothing that was measured.

workshop-handout = Was ich heute mitnehme

workshop-handout-disc = DISC beschreibt in vier Stilen, wie Menschen gern arbeiten. Alle haben von jedem etwas. Ein Buchstabe nennt eine Richtung, nicht, was jemand ist.

workshop-handout-heading =
    { $part ->
        [style] Stil
        [brings] Bringt mit
        [helps] Was hilft
        [profile] Mein Profil und wie ich es sehe
        [ask] Eine Bitte an mein Team
       *[try] Das probiere ich aus
    }

# What people in the quarter of a style bring.
workshop-handout-brings =
    { $style ->
        [D] Klare Ziele, schnelle Entscheidungen und offene Worte
        [I] Energie, Ideen und die Gabe, Menschen zu gewinnen
        [S] Ruhe, ein offenes Ohr und Arbeit, die fertig wird
       *[C] Gute Gründe, sorgfältige Prüfung und Arbeit, die stimmt
    }

# What helps in working with people in the quarter of a style.
workshop-handout-helps =
    { $style ->
        [D] Auf den Punkt kommen und den Weg offen lassen
        [I] Zeit zum Reden nehmen, dann das Vereinbarte aufschreiben
        [S] Früh sagen, was sich ändert, und nach der Meinung fragen
       *[C] Die Details geben und Zeit, sie zu prüfen
    }

workshop-handout-no-better = Das lehren DISC-Kurse. Gemessen wurde es hier nicht. Kein Stil ist besser als ein anderer.

workshop-handout-label =
    { $label ->
        [says] Mein Profil sagt …
        [own-view] Ich sehe es so …
        [please] Bitte …
        [when] Wenn …
       *[then] dann …
    }

workshop-handout-for = Nutzen Sie dieses Blatt, um Ihre Arbeitsweise zu entwickeln und im Team darüber zu sprechen. Was Sie hier schreiben, gehört Ihnen.

workshop-handout-excluded = Nutzen Sie es nicht für Einstellung, Beförderung, Gehalt, Kündigung oder um zu urteilen, wer besser ist. Es sagt nicht, wie gut jemand arbeitet.
