## Files for a spreadsheet: their sheets, the columns that no page has, and what columns and words mean.

export-sheet =
    { $sheet ->
        [people] Personen
        [team] Team
        [person] Person
        [scores] Werte
       *[about] Erläuterung
    }

export-column =
    { $column ->
        [sure] Wie sicher
        [answers] Antworten
        [low] Von
        [high] Bis
        [direction] Richtung
        [what] Was
        [value] Zahl
        [assessment] ID des Fragebogens
       *[id] ID in Discern
    }

# A column with an end of the range of a score; $style is a style's letter.
export-range =
    { $end ->
        [low] { $style } von
       *[high] { $style } bis
    }

# A column of the organisation's own list that has the name of another one.
export-own-column = { $name } (eigene)

# What checks of somebody's answers found.
export-answers =
    { $verdict ->
        [ok] Nichts Ungewöhnliches
        [caution] Etwas Ungewöhnliches
       *[withheld] Zu unklar
    }

# The columns of the sheet that explains the others.
export-about-column =
    { $column ->
        [what] Spalte oder Wort
       *[meaning] Was es bedeutet
    }

# What this sheet says something about, beside columns and words.
export-about =
    { $about ->
        [date] Datum des Exports
        [list] Wer in der Liste steht
        [sample] Beispiel
        [scores] Werte
       *[missing] Fehlende Bereiche
    }

export-meaning =
    { $of ->
        [person] Um wen es in der Zeile geht: mit Namen oder, wenn Namen ausgeschaltet sind, mit einer Nummer.
        [until] Der letzte Tag zum Antworten, bei allen, die eingeladen und noch nicht fertig sind.
        [teams] Die Teams, in denen die Person ist.
        [email] Die Adresse, an die Einladungen gehen.
        [place] Wohin im Kreis die Antworten weisen: auf einen Stil, zwischen zwei Stile („Vor allem ruhig“ liegt zwischen S und C) oder nur in eine Hälfte („Ruhig“). Der höchste einzelne Wert kann zu einem anderen Stil gehören. Ein Platz wird ab 80 % genannt. Darunter steht in dieser Spalte „Offen“, auch wenn es zu einer Hälfte eine „Tendenz“ gibt.
        [not-shared] Die Person gibt dieses Profil nicht für Sie frei. Die Zellen sind deshalb leer.
        [held] Ein Coach hält dieses Profil zurück, bis darüber gesprochen ist. Die Zellen sind deshalb leer.
        [random] Die Antworten sehen zufällig gewählt aus. Die Zellen sind deshalb leer. Öffnen Sie die Person in Discern, um die Werte zu sehen.
        [chance] Wie wahrscheinlich der Eintrag unter „Stil“ stimmt. Wer mehr von einem Stil hat, sagt das nicht.
        [sure] Dasselbe in einem Wort. Die nächsten Zeilen sagen, was jedes Wort bedeutet.
        [scores] Kein Stil ist besser als ein anderer, und ein Wert misst kein Können. Jeder Wert ist die beste Schätzung in seinem Bereich. Behandeln Sie Werte, die nah beieinanderliegen, als gleich.
        [range] Die Enden des Bereichs eines Werts. Der wahre Wert liegt mit 95 % Wahrscheinlichkeit dazwischen, wenn die Annahmen dahinter stimmen.
        [missing] Für einige dieser Personen gibt der Dienst keine Bereiche an.
        [answers] Ob an den Antworten etwas ungewöhnlich war. Wenn ja, lesen Sie das Profil mit Vorsicht.
        [last] Der letzte Tag, an dem die Person hinzugefügt oder eingeladen wurde, begonnen hat oder fertig wurde.
        [external-id] Die ID, die Ihre Organisation selbst für die Person verwendet.
        [counted] Wie viele Punkte von Personen dort im Kreis liegen. Ein Punkt ist nur die beste Schätzung; die wahre Zahl liegt mit 95 % Wahrscheinlichkeit zwischen „Von“ und „Bis“.
        [mean] Der Durchschnitt der Personen in diesem Stil. Der wahre Durchschnitt liegt mit 95 % Wahrscheinlichkeit zwischen „Von“ und „Bis“.
        [highest] Wie wahrscheinlich dieser Wert der höchste der vier ist. Der höchste Wert und die Richtung können zu verschiedenen Stilen gehören.
        [direction] Wie wahrscheinlich die Person im Viertel dieses Stils liegt. Die vier ergeben zusammen 100 %.
       *[id] Woran Discern Personen unterscheidet. Andere Programme brauchen das unter Umständen.
    }

# Who is made up: everybody, or only those whose names are marked so.
export-sample =
    { $all ->
        [yes] Alle in dieser Datei sind erfunden.
       *[no] Personen mit „(Beispiel)“ hinter dem Namen sind erfunden.
    }

# Rows of the sheet about a team.
export-team =
    { $row ->
        [name] Team
        [size] Personen
        [profiled] Mit Profil
        [pending] Noch nicht fertig
        [withheld] Antworten ohne Profil
        [not-shared] Nicht freigegeben
        [place] Personen: { $of }
       *[mean] Mittel: { $of }
    }
