## Reports: request one, follow its progress, read it, download it.

reports-detail = Was ein Profil, ein Paar oder ein Team in der Praxis bedeutet, schwarz auf weiß.

reports-new = Neuer Bericht

reports-about-label = Über

reports-about =
    { $subject ->
        [team] Ein Team
        [assessment] Eine Person
       *[comparison] Zwei Personen
    }

reports-audience-label = Für

reports-audience =
    { $audience ->
        [manager] Führungskraft
        [coach] Coach
       *[self] Wen es betrifft
    }

reports-length-label = Umfang

reports-language = Sprache

reports-length =
    { $length ->
        [full] Lang
       *[short] Kurz
    }

# Below the choice between a short and a full report.
reports-pages =
    { $subject ->
        [team] Kurz: eine Seite. Lang: etwa sechs Seiten.
        [comparison] Kurz: eine Seite. Lang: zwei Seiten.
       *[assessment] Kurz: eine Seite. Lang: etwa sechs Seiten.
    }

# Where a team gets a report on itself, before it is written.
reports-team-reads = Wer diesen Bericht bekommt, liest die Karte jeder Person. Fragen Sie deshalb vorher. Wer lieber nicht darin vorkommt, kann auf der eigenen Seite einstellen, dass nur der Coach die Ergebnisse sieht.

reports-situations = Situationen (optional, bis zu drei)

reports-situations-usual = Die wichtigsten für die Lesenden

reports-purpose = Wofür ist er? (optional)

reports-purpose-example = Vor unserer Planungswoche

reports-will-write-model = Jeder Satz ist von Discern selbst. { $model } wählt aus, welche in den Bericht kommen und in welcher Reihenfolge. Das Modell bekommt keine Namen von Personen hier; ein anderer Name in Ihrer Angabe zum Zweck wird entfernt, wenn er erkannt wird.

reports-write = Bericht schreiben

reports-team = Team

reports-person = Person

reports-first = Erste Person

reports-second = Zweite Person

reports-profiles-none = Noch hat niemand ein Profil. Laden Sie Personen ein, und kommen Sie wieder, wenn jemand geantwortet hat.

reports-profiles-none-team = In diesem Team hat noch niemand ein Profil, das gezeigt werden darf. Wählen Sie ein anderes Team, oder laden Sie die Mitglieder ein.

# A team of which nothing is said as a team.
reports-profiles-few =
    { $count ->
        [one] Eine Person hier hat ein Profil. Ab drei sagt ein Bericht, wie das Team ist.
       *[other] { $count } Personen hier haben ein Profil. Ab drei sagt ein Bericht, wie das Team ist.
    }

reports-profiles-none-person = Die Antworten dieser Person ergeben kein Profil, es gibt also nichts zu schreiben.

reports-profiles-none-pair = Dafür braucht es zwei Personen mit Profil.

## The list of reports.

reports-column =
    { $column ->
        [title] Bericht
        [about] Über
        [for] Für
        [length] Umfang
        [status] Stand
       *[written] Geschrieben
    }

reports-alt = Berichte, die neuesten zuerst

reports-status-label = Stand

reports-filter =
    { $status ->
        [ready] Fertig
        [failed] Fehlgeschlagen
       *[all] Alle
    }

reports-status =
    { $status ->
        [queued] In der Warteschlange
        [writing] Wird geschrieben
        [ready] Fertig
        [failed] Fehlgeschlagen
       *[cancelled] Abgebrochen
    }

reports-none = Noch keine Berichte

reports-none-detail = Ein neuer ist in ein paar Sekunden geschrieben.

## A report under way, or without a text.

reports-progress =
    { $status ->
        [queued] Der Bericht ist in der Warteschlange
       *[writing] Der Bericht wird geschrieben
    }

reports-progress-sections =
    { $status ->
        [queued] Der Bericht ist in der Warteschlange: { $done } von { $total } Abschnitten
       *[writing] Der Bericht wird geschrieben: { $done } von { $total } Abschnitten
    }

reports-cancel = Abbrechen

reports-ended =
    { $status ->
        [failed] Dieser Bericht ließ sich nicht schreiben
       *[cancelled] Dieser Bericht wurde abgebrochen
    }

reports-retry = Noch einmal versuchen

reports-commissioned =
    { $length ->
        [full] { reports-commissioned-for }, lang
       *[short] { reports-commissioned-for }, kurz
    }

reports-commissioned-for =
    { $audience ->
        [manager] Für die Führungskraft
        [coach] Für den Coach
       *[self] Für die Person selbst
    }

## A report.

reports-opening = Entwurf für die Einleitung

# $model is the name of a language model.
reports-opening-note = Von KI entworfen ({ $model }) und nicht auf Richtigkeit geprüft. Nur Sie sehen ihn. Nehmen Sie ihn nur an, wenn er zu dem passt, worauf er beruht. Dann kommt er in den Bericht, als KI-Entwurf gekennzeichnet.

reports-opening-basis = Er beruht auf:

reports-opening-accept = In den Bericht aufnehmen

reports-opening-refuse = Löschen

reports-guide = Wie Sie den Bericht lesen und wie weit Sie ihm trauen können

# $entry is what a menu leads to.
reports-menu =
    { $entry ->
        [subject]
            { $subject ->
                [team] Team öffnen
                [assessment] Profil öffnen
               *[comparison] Vergleich öffnen
            }
       *[again] Weiteren Bericht schreiben
    }

# $numbers are those of the statements under a sentence, such as 1, 2.
reports-evidence = Worauf das beruht: { $numbers }

reports-numbers = Tippen Sie auf eine kleine Zahl, um zu sehen, wie sicher ein Befund ist und warum.

reports-files = Herunterladen

reports-file =
    { $file ->
        [a4] PDF, A4
        [letter] PDF, Letter
        [markdown] Markdown
       *[json] JSON
    }
