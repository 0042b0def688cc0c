## Assessments: who was invited, how far each one is, and inviting one person or many.

# The page's title; $waiting is how many can still be answered. $kind is nobody where there is no invitation at all.
assessments-title =
    { $kind ->
        [nobody] Noch wurde niemand eingeladen.
       *[some]
            { $waiting ->
                [0] Keine Einladung ist offen.
                [one] Eine Einladung ist offen.
               *[other] { $waiting } Einladungen sind offen.
            }
    }

# Above the list of those without a profile.
assessments-none-hint = Um eine abgelaufene Einladung wieder zu öffnen, setzen Sie eine neue Frist. Sind die Antworten unklar, bieten Sie einen neuen Fragebogen an.

assessments-none = Noch wurde niemand eingeladen

assessments-none-detail = Wenn Sie jemanden einladen, bekommen Sie einen Link zum Senden. Das Antworten dauert fünf bis zehn Minuten.

assessments-invite-first = Erste Person einladen

assessments-none-match = Ändern Sie die Gruppe, den Namen oder das Team.

assessments-column =
    { $column ->
        [person] Person
        [status] Stand
        [team] Team
        [created] Eingeladen
        [completed] Fertig
       *[expires] Frist
    }

# In a row.
assessments-form =
    { $form ->
        [fixed] 24 Fragen
       *[short] 12 Fragen
    }

# A button in a row, for screen readers with the person's name.
assessments-link = Link

# Which rows are on screen; $of is 0 where no one has counted them all.
assessments-page =
    { $of ->
        [0] { $first } bis { $last }, neueste zuerst
       *[other] { $first } bis { $last } von { $of }, neueste zuerst
    }

## One that is opened.

assessments-when =
    { $what ->
        [created] eingeladen am { $day }
        [started] begonnen am { $day }
        [completed] fertig am { $day }
       *[expires] Frist: { $day }
    }

assessments-see-profile = Profil öffnen

assessments-see-person = Diese Person öffnen

## Several that are ticked.

assessments-chosen =
    { $count ->
        [one] **{ $count } ausgewählt**
       *[other] **{ $count } ausgewählt**
    }

assessments-open = Öffnen

assessments-show-links =
    { $count ->
        [one] Link zeigen
       *[other] { $count } Links zeigen
    }

assessments-remind =
    { $count ->
        [one] Erinnern
       *[other] { $count } erinnern
    }

assessments-links = Links zum Senden

assessments-links-detail = Jeder Link ist für eine Person. Kopieren und senden Sie ihn.

assessments-messages = Nachrichten zum Senden

# $sends is yes where the service sends mail.
assessments-messages-detail =
    { $sends ->
        [yes] Eine für jede Person. Kopieren Sie sie in einen Chat, oder senden Sie sie per E-Mail.
       *[no] Eine für jede Person. Kopieren Sie sie in einen Chat, oder öffnen Sie sie im Mailprogramm: Von hier aus wird nichts gesendet.
    }

assessments-invite-again =
    { $count ->
        [one] Erneut einladen
       *[other] { $count } erneut einladen
    }

assessments-invite-again-detail =
    { $count ->
        [one] Die Person bekommt einen neuen Link und antwortet noch einmal. Frühere Profile bleiben.
       *[other] Jede Person bekommt einen neuen Link und antwortet noch einmal. Frühere Profile bleiben.
    }

# Until when it can be answered. $moves is no where one has no end date yet.
assessments-end =
    { $count ->
        [one] { $moves ->
            [no] Frist setzen
           *[yes] Frist ändern
        }
       *[other] { $count } Fristen ändern
    }

# $all is yes where each of those chosen has ended.
assessments-end-expired =
    { $all ->
        [yes] { $count ->
            [one] Dieser Link ist abgelaufen. Mit neuer Frist gilt er wieder, mit den bisherigen Antworten.
           *[other] Diese Links sind abgelaufen. Mit neuer Frist gelten sie wieder, mit den bisherigen Antworten.
        }
       *[no] { $count ->
            [one] Einer dieser Links ist abgelaufen. Mit neuer Frist gilt er wieder, mit den bisherigen Antworten.
           *[other] { $count } dieser Links sind abgelaufen. Mit neuer Frist gelten sie wieder, mit den bisherigen Antworten.
        }
    }

# Whose end it is that changes, and until when these people can answer now.
assessments-end-now =
    { $ends ->
        [never] Bisher ohne Frist: { $names }.
        [day] Bisherige Frist { $day }: { $names }.
        [some] Bisher mit verschiedenen Fristen oder ohne: { $names }. Eine oder zwei Wochen mehr verschieben nur gesetzte Fristen.
       *[different] Bisher mit verschiedenen Fristen: { $names }.
    }

# A button; $day is the new date. $start is never where there is no end yet, and different where people have different ones.
assessments-end-longer =
    { $start ->
        [never] { $weeks ->
            [one] In einer Woche: { $day }
           *[other] In zwei Wochen: { $day }
        }
        [different] { $weeks ->
            [one] Eine Woche länger
           *[other] Zwei Wochen länger
        }
       *[day] { $weeks ->
            [one] Eine Woche länger: { $day }
           *[other] Zwei Wochen länger: { $day }
        }
    }

assessments-end-label = Oder eine Frist wählen

assessments-end-day =
    { $days ->
        [0] Heute, { $day }
        [one] { $day }, morgen
       *[other] { $day }, in { $days } Tagen
    }

assessments-end-save = Diese Frist speichern

assessments-end-none = Ohne Frist

assessments-cancel =
    { $count ->
        [one] Diese Einladung zurückziehen
       *[other] Diese { $count } zurückziehen
    }

assessments-cancel-detail =
    { $count ->
        [one] Der Link gilt dann nicht mehr. Bisherige Antworten werden gelöscht. Danach können Sie dieselbe Person wieder einladen.
       *[other] Die Links gelten dann nicht mehr. Bisherige Antworten werden gelöscht. Danach können Sie dieselben Personen wieder einladen.
    }

assessments-cancel-go =
    { $count ->
        [one] Zurückziehen
       *[other] Alle zurückziehen
    }
