## Inviting one person, or many from a list.

invite-title = Personen einladen

invite-for = Wie viele Personen

invite-how =
    { $how ->
        [many] Eine Liste
       *[one] Eine Person
    }

invite-teams-unknown = Teams können gerade nicht aufgelistet werden. Sie können trotzdem ohne Team einladen.

invite-teams-none = Alle, die Sie einladen, kommen in eines Ihrer Teams, und Sie haben noch keines. Legen Sie unter „Teams“ eines an, oder fragen Sie die Kontoleitung.

invite-team-label =
    { $needed ->
        [yes] Team
       *[no] Team (optional)
    }

invite-team-none =
    { $needed ->
        [yes] Team wählen
       *[no] Kein Team
    }

# A field beside it.
invite-team-new = Oder Name eines neuen Teams

# Before people are invited, and with their links: the team that they join. $team is its name.
invite-team-joined =
    { $which ->
        [new] Team: **{ $team }**, wird beim Einladen angelegt
        [known] Team: **{ $team }**
        [some-new] Team: **{ $team }**, wird beim Einladen angelegt, für Zeilen ohne Team
        [some-known] Team: **{ $team }**, für Zeilen ohne Team
        [listed] Teams: wie in der Liste
       *[none] Kein Team
    }

# Below it, where every row of a list names another team; a button follows, which has them join this one.
invite-team-passed = Die Liste nennt andere Teams. Deshalb kommt niemand zu **{ $team }**.

invite-team-all = Alle zu { $team } hinzufügen

# In place of it, where they do: a new team was typed, and every row names another one. A button follows.
invite-team-into-one = Alle kommen in dieses Team, auch wenn die Liste andere nennt.

invite-team-listed = Teams der Liste übernehmen

invite-last-day =
    { $ends ->
        [never] Ohne Frist
       *[day] Antworten bis zum **{ $day }**
    }

invite-team-missing = Wählen Sie eines Ihrer Teams für die Personen, die Sie einladen.

invite-name = Name

# After the form was sent, before anybody is made: $named is a list of others who are here and have the same name, or a similar one.
invite-namesakes = { $likeness ->
        [similar] Einen ähnlichen Namen gibt es hier schon: { $named }.
       *[same] Diesen Namen gibt es hier schon: { $named }.
    } Ist es dieselbe Person, dann öffnen Sie ihre Seite und senden den Link von dort aus, oder laden Sie noch einmal ein. Ist es jemand anders, dann klicken Sie noch einmal auf „{ invite-create }“.

# Above the rows of a list: whose names are those of others, or nearly.
invite-alike =
    { $count ->
        [one] Ein Name gehört womöglich zu einer Person, die schon erfasst ist, oder steht zweimal in der Liste:
       *[other] { $count } Namen gehören womöglich zu Personen, die schon erfasst sind, oder stehen zweimal in der Liste:
    }

# $other is who is here already, or the name and line of an earlier row.
invite-alike-row = **{ $name }** (Zeile { $line }) und **{ $other }**

invite-alike-detail = Ist es dieselbe Person, tragen Sie in der Zeile ihre E-Mail-Adresse oder ID ein, oder entfernen Sie die Zeile. Wenn nicht, machen Sie weiter.

invite-email =
    { $mails ->
        [yes] E-Mail
       *[no] E-Mail (optional)
    }

invite-by-mail = Link per E-Mail senden, wo es eine Adresse gibt

# Below it. $count is how many reminders go by themselves, 1 or 2.
invite-reminders =
    { $count ->
        [one] Wer eine Adresse hat, bekommt 3 Tage vor Ablauf der Frist eine Erinnerung.
       *[other] Wer eine Adresse hat, bekommt 3 Tage und 1 Tag vor Ablauf der Frist eine Erinnerung.
    }

invite-create = Anlegen und Link zeigen

invite-ready = Der Link für { $name } ist fertig.

invite-another = Noch jemanden einladen

invite-done = Fertig

# $field is the field that is wrong.
invite-wrong =
    { $field ->
        [name] Geben Sie den Namen der Person ein.
        [email] Das sieht nicht nach einer E-Mail-Adresse aus.
       *[other] Das stimmt noch nicht: { $field }
    }

invite-list = Fügen Sie eine Liste ein, oder wählen Sie eine Datei aus Ihrem HR-System oder Ihrer Tabelle. Sie sehen, was geschieht, bevor jemand eingeladen wird.

invite-list-team = Für Zeilen ohne Team.

# Below the choice of a team, for those who may make teams.
invite-list-new-team = Neue Teams in der Liste werden angelegt.

invite-list-check = Liste prüfen

invite-list-change = Liste ändern

invite-list-other = Mit einer anderen Liste beginnen

# Above people who can't be invited, each with why. $started is yes once the others are being invited.
invite-problems =
    { $started ->
        [yes] Diese Personen sind noch nicht eingeladen. Berichtigen Sie ihre Zeilen, und senden Sie die Liste noch einmal. Links, die es schon gibt, bleiben gleich.
       *[no] Diese Personen können noch nicht eingeladen werden. Wählen Sie „{ invite-list-change }“, und berichtigen Sie ihre Zeilen, oder laden Sie erst die anderen ein.
    }

# Teams that are made when people are invited.
invite-new-teams =
    { $count ->
        [one] Neues Team: { $names }
       *[other] Neue Teams: { $names }
    }

# In a table, a person and the line of the list in which they are.
invite-problem-who = { $name } (Zeile { $line })

# $way is mail where people get their links by mail, and link where someone has to send them.
invite-send =
    { $way ->
        [mail]
            { $count ->
                [one] { $count } Person einladen
               *[other] { $count } Personen einladen
            }
       *[link]
            { $count ->
                [one] { $count } Link erstellen
               *[other] { $count } Links erstellen
            }
    }

invite-continue = Mit den übrigen { $count } weitermachen

invite-resolve = Nachsehen, was aus ihnen wurde

invite-stop = Hier aufhören

invite-sending = Wird eingeladen …

invite-sent = { $done } von { $due }

invite-waiting = Zu viele Anfragen. Weiter in { $seconds } s

# People by what happened to them or, before anything is sent, by what will. $what is mailed or linked of those who were invited.
invite-sum =
    { $what ->
        [mailed]
            { $count ->
                [one] **{ $count }** Person per E-Mail eingeladen
               *[other] **{ $count }** Personen per E-Mail eingeladen
            }
        [linked]
            { $count ->
                [one] **{ $count }** Person, mit einem Link zum Senden
               *[other] **{ $count }** Personen, jede mit einem Link zum Senden
            }
        [kept] **{ $count }** schon eingeladen: gleicher Link, gleiches Team
        [failed] **{ $count }** abgelehnt
        [unknown] **{ $count }** mit unbekanntem Ausgang
        [open] **{ $count }** noch nicht eingeladen
        [skipped] **{ $count }** übersprungen
       *[planned]
            { $plan ->
                [new]
                    { $count ->
                        [one] **{ $count }** Person wird eingeladen
                       *[other] **{ $count }** Personen werden eingeladen
                    }
               *[other] **{ $count }** { invite-plan }
            }
    }

# Without a verb: it is said of one and of several.
invite-plan =
    { $plan ->
        [known] schon erfasst, Einladung folgt
        [waiting] schon eingeladen: gleicher Link, gleiches Team
       *[wrong] nicht einzuladen
    }

# $way is as in invite-send.
invite-outcome =
    { $outcome ->
        [made]
            { $way ->
                [mail] per E-Mail eingeladen
               *[link] hat einen Link
            }
        [kept] schon eingeladen
        [failed] abgelehnt
        [unknown] unbekannt, sehen Sie unter „Fragebögen“ nach
       *[open]
            { $plan ->
                [new]
                    { $way ->
                        [mail] wird per E-Mail eingeladen
                       *[link] bekommt einen Link
                    }
                [known]
                    { $way ->
                        [mail] schon erfasst, wird noch einmal per E-Mail eingeladen
                       *[link] schon erfasst, bekommt einen Link
                    }
               *[other] { invite-plan }
            }
    }

invite-problem =
    { $problem ->
        [ambiguous-team] mehrere Teams heißen so
        [unknown-team] kein Team hier heißt so
       *[not-led] in einem anderen Team; nur die Kontoleitung kann diese Person einladen
    }

# Why the service refused a row, by the error's code; $detail is what the service says.
invite-refused =
    { $code ->
        [external_id_taken] jemand anders hier hat diese ID
        [not_led] in keinem Ihrer Teams; nur die Kontoleitung kann diese Person hinzufügen
        [other_coach] hat das Profil nur für einen Coach freigegeben, und das Team hat einen anderen
       *[other] { $detail }
    }

invite-result-download = Namen, Links und Nachrichten herunterladen:

invite-result-column =
    { $column ->
        [name] Name
        [email] E-Mail
        [link] Link
       *[message] Nachricht
    }
