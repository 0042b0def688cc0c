## What people agreed on, in their own words: on the first page, a person's and a team's.

# The words of an agreement as a sentence; $when, $who and $will are people's own. $dated is whether its day is said.
agreements-words =
    { $shape ->
        [all] Wenn { $when } – { $who }: { $will }
        [when] Wenn { $when }: { $will }
        [who] { $who }: { $will }
       *[will] { $will }
    }{ $dated ->
        [no] .
       *[yes] { " " }(bis { $until }).
    }

# The heading of those whose day has come.
agreements-due = Vereinbart und diese Woche fällig

agreements-outcome =
    { $outcome ->
        [kept] Gehalten
        [partly] Teilweise
       *[dropped] Fallen gelassen
    }

# After a button, with an Undo. $words is the agreement.
agreements-noted =
    { $outcome ->
        [kept] Gehalten: { $words }
        [partly] Teilweise gehalten: { $words }
       *[dropped] Fallen gelassen: { $words }
    }

# Folded, on a person's page and a team's.
agreements-agree = Etwas vereinbaren

agreements-field =
    { $field ->
        [when] Wenn
        [who] Wer
        [will] Was
       *[until] Bis
    }

# What a field is for, in grey.
agreements-example =
    { $field ->
        [when] das Team entscheidet (optional)
        [who] ein Name oder „wir beide“ (optional)
       *[will] vor dem Entscheiden ein Risiko nennen
    }

# A button.
agreements-go = Aufschreiben

# $name is the person's; $count is how many people the agreement is with.
agreements-readers =
    { $count ->
        [one] Die Vereinbarung sehen Sie, { $name } und die zuständigen Coaches.
       *[other] Die Vereinbarung sehen Sie, { $name } und deren Coaches.
    } Die Kontoleitung sieht nur, wie viele Vereinbarungen es gibt.

# The same of an agreement of a team.
agreements-readers-team = Die Vereinbarung sehen Sie und die Coaches des Teams. Die Kontoleitung sieht nur, wie viele Vereinbarungen es gibt.

# In place of it.
agreements-readers-all = Hier meldet sich niemand an: Wer diese App öffnet, kann das lesen.

agreements-too-long = In jedes Feld passt eine Zeile mit bis zu 280 Zeichen, in „Wer“ bis zu 200.

# How the next talk begins, and below the others the last one that was answered. $words is a sentence.
agreements-last =
    { $outcome ->
        [kept] Zuletzt gehalten: { $words }
        [partly] Zuletzt teilweise gehalten: { $words } Was steht im Weg?
        [dropped] Zuletzt fallen gelassen: { $words } Was stand im Weg?
       *[open] Sie haben vereinbart: { $words } Wie läuft es?
    }

agreements-kept = { $kept } von { $answered } gehalten; über DISC sagt das nichts.

# After three in a row that were dropped.
agreements-stop = Die letzten drei wurden fallen gelassen. Erst einmal nichts mehr vereinbaren, oder etwas Kleineres versuchen?

# Above the form, which has the words of one that was partly kept. $day is when that was said.
agreements-shrink = Am { $day } teilweise gehalten. Versuchen Sie die Hälfte davon, oder tun Sie es nur einmal.

# A link to that form.
agreements-shrink-go = Kleiner machen

## The page with all of them, team by team.

# A link to it. $count is how many are open.
agreements-all = Alle Vereinbarungen: { $count } offen

# The heading. $due and $open are how many there are; $open are those whose day is still to come.
agreements-all-title =
    { $due ->
        [0]
            { $open ->
                [0] Keine Vereinbarung ist offen.
                [one] Nichts ist fällig; eine Vereinbarung ist offen.
               *[other] Nichts ist fällig; { $open } Vereinbarungen sind offen.
            }
        [one] Eine Vereinbarung ist fällig.
       *[other] { $due } Vereinbarungen sind fällig.
    }

# Before one whose day has come; $days is how many days ago, and $day that day.
agreements-is-due =
    { $days ->
        [0] heute fällig
       *[other] überfällig seit { $day }
    }

# The heading of those that were asked about and not answered.
agreements-still-open = Noch offen

# The same of those of teams, and of two people of whom the reader meets one, whose day is still to come.
agreements-ahead = Vereinbart, für später

# A button that opens a form, beside an agreement whose day is over.
agreements-new-day = Neues Datum

agreements-new-day-label = Bis

agreements-new-day-go = Speichern

# In place of a team's name.
agreements-no-team = In keinem Team

# The same, over what people of different teams agreed on.
agreements-across = Personen aus verschiedenen Teams

agreements-answered = { $count } geklärt

agreements-none = Noch keine Vereinbarungen

agreements-none-detail = Was Sie in einem Gespräch, auf der Seite einer Person oder mit einem Team vereinbaren, erscheint hier, Team für Team.

agreements-none-here = Dieser Dienst führt keine Vereinbarungen.

## On several pages.

agreements-delete = Diese Vereinbarung löschen

# A file with the day of an agreement.
agreements-calendar = In meinen Kalender

# A button on a team's card of the week.
agreements-take-on = Das übernehme ich

# Below a card that a team took on.
agreements-card-taken-on = Zu erledigen bis { $until }

agreements-taken-on = Zu erledigen bis { $until }. An dem Tag werden Sie danach gefragt.
