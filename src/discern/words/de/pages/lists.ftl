## Lists of people, pasted or from a file: what can't be read, what columns are taken for, and who isn't taken.

# Why a list can't be read at all. $limit is the most.
lists-unreadable =
    { $problem ->
        [size] Diese Liste ist größer als { $limit } MB.
        [rows] Diese Liste hat mehr als { $limit } Zeilen. Teilen Sie sie auf.
        [cells] Diese Arbeitsmappe ist zu groß: Höchstens { $limit } Zellen werden gelesen. Speichern Sie nur das Blatt mit den Personen.
        [old_workbook] Diese Arbeitsmappe ist im alten Excel-Format. Speichern Sie sie als .xlsx.
        [no_workbook] Diese Arbeitsmappe lässt sich nicht öffnen. Speichern Sie sie als .xlsx oder CSV.
       *[no_text] Das ist keine Liste als Text, CSV oder .xlsx von Excel.
    }

# Why a row isn't taken. $other is another line.
lists-row =
    { $reason ->
        [stray_separator] hat mehr Zellen, als es Spalten gibt: Steht ein Trennzeichen in einer Zelle?
        [shifted] die E-Mail-Adresse steht in einer anderen Spalte: Steht ein Trennzeichen in einer Zelle?
        [open_quote] hat ein Anführungszeichen, das nicht geschlossen wird
        [title] steht über der Liste
        [footer] ist eine Anmerkung unter der Liste
        [other_line] ist anders geschrieben als die Zeilen mit Personen
        [no_name] hat keinen Namen
        [name] der Name muss eine Zeile von höchstens 200 Zeichen sein
        [several_people] hat mehrere E-Mail-Adressen: Geben Sie jeder Person eine eigene Zeile
        [email] hat keine gültige E-Mail-Adresse
        [external_id] die ID muss eine Zeile von höchstens 200 Zeichen sein
        [team] der Name des Teams muss eine Zeile von höchstens 200 Zeichen sein
        [other_name] hat die ID oder die Adresse von Zeile { $other }, aber einen anderen Namen
        [other_values] ist die Person in Zeile { $other }, aber mit einer anderen ID oder Adresse
        [left] ist ausgeschieden
        [disabled] hat ein abgeschaltetes Konto
       *[account] ist womöglich keine Person
    }

# What a column is taken for.
lists-role =
    { $role ->
        [name] Name
        [first_name] Vorname
        [last_name] Nachname
        [email] E-Mail
        [external_id] ID
        [team] Team
        [status] Status
        [leaving_date] Letzter Arbeitstag
        [keep] Bei der Person behalten
       *[none] Nicht verwendet
    }

lists-paste = Liste einfügen

lists-file = Oder eine Datei wählen: Excel, CSV oder Text

lists-file-unreadable = Diese Liste lässt sich nicht lesen

lists-empty = In dieser Liste steht niemand.

# A column without a heading, by its number.
lists-column = Spalte { $number }

# A switch above the menus of columns. $row is what stands in the row.
lists-first-row = Die erste Zeile enthält Überschriften: { $row }

# Above the menus of columns.
lists-columns = **Was in den Spalten steht**

lists-no-names = In welcher Spalte stehen die Namen? Wählen Sie für sie „Name“.

# A fold: the columns that aren't used, by their headings.
lists-unused = Nicht verwendet: { $names }

lists-unused-detail = Diese Spalten werden nicht gespeichert. Was Sie bei einer Person behalten, steht auf ihrer Seite und in ihren eigenen Daten. Behalten Sie nur, was Sie brauchen.

# A box that is ticked where most names are turned.
lists-turn = Namen wie „{ $written }“ als „{ $name }“ schreiben

# Rows that equal others.
lists-repeats =
    { $count ->
        [one] { $count } Wiederholung weggelassen
       *[other] { $count } Wiederholungen weggelassen
    }

lists-encoding = Als Windows-1252 gelesen, wie ältere Tabellenprogramme es verwenden. Prüfen Sie Umlaute und Akzente.

# What stands above and below the list.
lists-around = Nicht Teil der Liste: { $texts }

lists-sheet = Gelesen aus dem Blatt „{ $sheet }“. Nicht gelesen: { $others }

# Above a choice of people who are marked.
lists-marked =
    { $count ->
        [one] Eine Person wird weggelassen, wenn Sie nichts anderes wählen
       *[other] { $count } Personen werden weggelassen, wenn Sie nichts anderes wählen
    }

lists-marked-choose = Trotzdem aufnehmen

# One of them: $why is lists-row, $state what the list says.
lists-marked-person = { $name } · { $why }

lists-left-out =
    { $count ->
        [one] **{ $count } Zeile wird weggelassen.** Die Person darin wird weder hinzugefügt noch geändert.
       *[other] **{ $count } Zeilen werden weggelassen.** Die Personen darin werden weder hinzugefügt noch geändert.
    }

lists-left-out-shown = Die ersten { $shown } von { $count }.

lists-table-column =
    { $column ->
        [line] Zeile
        [text] Was darin steht
       *[why] Warum
    }

# What was done to a cell: a hint beside a row that is taken.
lists-note =
    { $note ->
        [email_cleaned] Adresse gelesen als { $email }
        [several_addresses] hat mehrere Adressen: { $email } wird verwendet
        [other_address] hat keine dienstliche Adresse: { $email } wird verwendet
       *[name_of_address] nach der Adresse benannt
    }

lists-looked-at =
    { $count ->
        [one] **Bitte sehen Sie sich { $count } Zeile an**
       *[other] **Bitte sehen Sie sich { $count } Zeilen an**
    }
