## One team's page: its head and menu, the overview, its people, and who is in it.

team-page-view =
    { $view ->
        [overview] Überblick
        [people] Personen
        [what-if] Was wäre, wenn
        [workshop] Workshop
       *[edit] Bearbeiten
    }

team-page-invite = Einladen

# Of an empty team: a button that leads to a choice of people who have been invited before.
team-page-choose = Bekannte Personen wählen

team-page-menu =
    { $entry ->
        [report] :material/article: Bericht schreiben
        [brief] :material/groups: Meeting vorbereiten
        [export] :material/download: Exportieren
        [link] :material/link: Link kopieren
       *[delete] :material/delete: Team löschen
    }

team-page-export-about = Excel enthält das Team in Zahlen, eine Zeile pro Person mit den Bereichen der Werte, und Anmerkungen. CSV enthält nur die Personen. JSON enthält jede Einzelheit, für andere Programme. Sind die Namen ausgeblendet, ist niemand daraus zu erkennen.

team-page-link = Link zu diesem Team

team-page-link-about = Er öffnet diese Seite für alle, die das Team sehen dürfen.

# Above one thing to do.
team-page-monday = Diese Woche

team-page-tiles = Wer wo liegt

# Folded.
team-page-more = Stärken, Kehrseiten und Situationen

# Before a piece of advice.
team-page-advice =
    { $kind ->
        [strength] Stärke:
        [watch_out] Kehrseite:
        [situation] In der Praxis:
        [question] Frage:
        [first_week] Erste Woche:
        [newcomer] Neu im Team:
       *[try] Tipp:
    }

## A person in short, in a drawer.

team-page-person = Person

team-page-person-open = Profil öffnen

team-page-person-together = Zusammenarbeit

team-page-person-unanswered = Noch nicht fertig

team-page-person-withheld = Unklare Antworten

team-page-person-withheld-detail = Sie sind zu unklar für ein Profil. Bieten Sie einen neuen Fragebogen an.

## The team's people in a table.

team-page-scores = Werte in

# A heading.
team-page-scores-in = Werte in { style-named }

team-page-column =
    { $column ->
        [person] Person
        [place] Stil
        [chance] Wie wahrscheinlich
       *[status] Stand
    }

# Beside “Finished”, of somebody whose profile isn't shown to the reader.
team-page-not-shown = Nicht gezeigt

# For members without an open assessment, where others have one.
team-page-invite-others =
    { $count ->
        [one] Die andere Person einladen
       *[other] Die anderen { $count } einladen
    }

# After who is waited for and since when: the invitation wasn't made for this team.
team-page-invited =
    { $of ->
        [other] für ein anderes Team
       *[none] für kein Team
    }

## Who is in the team.

team-page-waiting = Antworten fehlen noch

team-page-members = Mitglieder

team-page-members-alt = Die Mitglieder des Teams und wie weit jedes ist

team-page-without-profile =
    { $count ->
        [one] Die noch fehlende Person einladen
       *[other] Die { $count } fehlenden einladen
    }
