## The first page: the way to a first team and, once it stands, what to do next, and the teams with a line each.

# Over the four steps until a first team stands: the first that isn't done. $count people have a profile, the first of
# whom is $name; $team needs $missing more.
home-path-title =
    { $step ->
        [team] In vier Schritten sehen Sie, wie Ihr Team arbeitet.
        [people] Ihr Team hat einen Namen. Fügen Sie nun die Personen hinzu.
        [send] Holen Sie nun die Antworten ein.
        [profile] Jemand antwortet gerade. Das erste Profil folgt.
        [again] Die ersten Antworten ergaben kein Profil.
       *[none]
            { $count ->
                [one] Aus Ihren eigenen Reihen hat { $name } zuerst geantwortet.
               *[other] Aus Ihren eigenen Reihen haben { $count } ein Profil.
            } { $missing ->
                [1] Für ein Bild vom Team fehlt in { $team } noch ein Profil.
                [2] Für ein Bild vom Team fehlen in { $team } noch zwei Profile.
                [3] Für ein Bild vom Team fehlen in { $team } noch drei Profile.
               *[other] Drei ergeben ein Bild vom Team.
            }
    }

# Below the sample company.
home-path-own = Ihr eigenes Team, in vier Schritten

home-step =
    { $step ->
        [team] Team benennen
        [people] Personen hinzufügen
        [send] Antworten einholen
       *[profile] Erstes Profil ansehen
    }

# $reach: where links open; $way is the address of the settings.
home-step-detail =
    { $step ->
        [team] Die Buchhaltung oder die Runde, die Sie jede Woche treffen.
        [people] Namen einfügen oder eine Liste hineinziehen.
        [send]
            { $reach ->
                [here] Zehn Minuten pro Person, hier können Sie es ausprobieren. Die Links der anderen öffnen sich, sobald Sie [Discern für andere erreichbar machen]({ $way }).
               *[anywhere] Senden Sie die Links: zehn Minuten am Telefon. Probieren Sie es zuerst selbst.
            }
       *[profile] Alle sehen ihr eigenes. Ab 3 Profilen lässt sich sagen, wie sich die Mitglieder unterscheiden, ab 5, wie das Team ist.
    }

# A button.
home-step-go =
    { $step ->
        [team] Benennen
        [people] Personen hinzufügen
        [send] Links zeigen
       *[profile] Wer gerade antwortet
    }

home-sample-detail = **Finance, 7 von 8 haben ein Profil.** Diese Personen sind erfunden; ihre Antworten werden wie echte ausgewertet.

home-sample-load = In der Beispielfirma umsehen

home-picture =
    { $picture ->
        [map] Wo im Kreis die Mitglieder eines erfundenen Teams liegen, jedes mit seinen Initialen.
       *[tiles] Wer in einem erfundenen Team in welchem Viertel des Kreises ist, und wie viele es sein können.
    }

home-excluded-uses =
    { $place ->
        [here] Alles bleibt auf diesem Computer. Für Entwicklung und Teamdialog, nie für die Personalauswahl.
       *[elsewhere] Für Entwicklung und Teamdialog, nie für die Personalauswahl.
    }

## Once a team stands.

# The page's title. $things are the first of what there is to do.
home-title =
    { $count ->
        [0] Diese Woche steht nichts an.
       *[other] Als Nächstes: { $things }.
    }

# Within the title, after “Next:”. $count is how many there are; $many is more where there are more than were read.
# $names are first names or the names of teams, the first few.
home-thing =
    { $kind ->
        [workshop] den Workshop mit { $names } vorbereiten
        [due] Fälliges mit { $names } klären
        [soon] bald Fälliges mit { $names } angehen
        [talks]
            { $count ->
                [one] das Gespräch mit { $names } vorbereiten
               *[other] { $count } Gespräche vorbereiten
            }
        [new]
            { $count ->
                [one] das Profil von { $names } lesen
               *[other] die Profile von { $names } lesen
            }
        [remind]
            { $many ->
                [more] mehr als { $count } Personen erinnern
               *[all]
                    { $count ->
                        [one] eine Person erinnern
                       *[other] { $count } Personen erinnern
                    }
            }
        [withheld]
            { $count ->
                [one] eine Person erneut fragen
               *[other] { $count } Personen erneut fragen
            }
       *[failed]
            { $count ->
                [one] einen fehlgeschlagenen Bericht neu schreiben
               *[other] { $count } fehlgeschlagene Berichte neu schreiben
            }
    }

# The title where there is nothing to do, and who the reader meets next.
home-idle = Nichts steht an; das nächste Gespräch ist am { $day } mit { $name }.

# The heading of this week's talks.
home-week =
    { $week ->
        [next] Nächste Woche
       *[this] Diese Woche
    }

# Below a day and a name. $opener is a question in its quotation marks.
home-opener = Einstieg: { $opener }

# After a talk was skipped, with an Undo. $name is a first name, $day a date.
home-skipped = Am { $day } kein Gespräch mit { $name }. Ihre Vereinbarungen bleiben.

# Below the week's talks, once. $way is how the message can be sent from here.
home-offer =
    { $way ->
        [mail] Jeden Montag per E-Mail bekommen?
        [webhook] Jeden Montag in Slack oder Teams bekommen?
       *[both] Jeden Montag per E-Mail oder in Slack oder Teams bekommen?
    }

# A link to where it is set up.
home-offer-go = Einrichten

# A button: it isn't offered again.
home-offer-no = Jetzt nicht

# A button, also named on the page about being away.
home-whom-yes = Mit wem Sie sprechen

# A button; $met is no where the reader meets nobody yet.
home-whom =
    { $met ->
        [yes] { home-whom-yes }
       *[no] Mit wem führen Sie Einzelgespräche?
    }

# $many is more where there are more than were read.
# Where nobody has waited for long.
home-answering =
    { $count ->
        [one] Eine Person hat noch nicht geantwortet.
       *[other] { $count } Personen haben noch nicht geantwortet.
    }

home-waiting =
    { $many ->
        [more] Erinnern Sie mehr als { $count } Personen.
       *[all]
            { $count ->
                [one] Erinnern Sie eine Person.
               *[other] Erinnern Sie { $count } Personen.
            }
    }

# After how long somebody hasn't answered who was asked twice.
home-asked-enough = persönlich fragen oder nicht mehr warten

# A button beside it: the invitation ends.
home-leave = Nicht mehr warten

home-remind = Erinnern

# A button. $mails is yes where the service sends mails; elsewhere it opens texts to copy.
home-remind-all =
    { $mails ->
        [yes] Alle { $count } erinnern
       *[no] { $count } Erinnerungen kopieren
    }

# Below the list: who isn't among those who are reminded at once.
home-remind-left =
    { $why ->
        [samples]
            { $count ->
                [one] Eine davon ist erfunden und wird nicht mit den anderen erinnert.
               *[other] { $count } davon sind erfunden und werden nicht mit den anderen erinnert.
            }
       *[links]
            { $count ->
                [one] Eine davon hat einen persönlichen Link, der sich von hier aus nicht senden lässt. Öffnen Sie „Neuer Link“ neben dem Namen, um zu sehen, was zu tun ist.
               *[other] { $count } davon haben persönliche Links, die sich von hier aus nicht senden lassen. Öffnen Sie „Neuer Link“ neben einem Namen, um zu sehen, was zu tun ist.
            }
    }

home-remind-title = { $name } erinnern

home-remind-detail = Kopieren Sie diese Nachricht und senden Sie sie so, wie Sie einander sonst schreiben.

home-new = Neue Profile

# Beside a button that invites the person again. $name is a first name.
home-withheld = Die Antworten von **{ $name }** ergaben kein Profil. Bitten Sie um neue.

# Of somebody whose profile can't be read now.
home-summary-unknown = hat ein Profil

# A link to the others of a list.
home-more = Noch { $count }

# A link.
home-reports-failed =
    { $count ->
        [one] Ein Bericht ist fehlgeschlagen. Schreiben Sie ihn neu.
       *[other] { $count } Berichte sind fehlgeschlagen. Schreiben Sie sie neu.
    }

## What a coach takes to their teams this week.

home-coach = Für Ihre Teams

# The page's title, where nothing else is to do.
home-coach-title =
    { $count ->
        [one] Eine Sache für Ihre Teams in dieser Woche.
       *[other] { $count } Dinge für Ihre Teams in dieser Woche.
    }

# A link to all agreements. $due is how many between people are due by Sunday, $answered how many were answered since
# Monday.
home-coach-agreed =
    { $due ->
        [0] Diese Woche geklärte Vereinbarungen: { $answered }, davon { $kept } gehalten
        [one] Eine Vereinbarung ist bis Sonntag fällig; diese Woche { $answered } geklärt, davon { $kept } gehalten
       *[other] { $due } Vereinbarungen sind bis Sonntag fällig; diese Woche { $answered } geklärt, davon { $kept } gehalten
    }

# After a team's name. $words are those of an agreement, a sentence; $count is how many people.
home-coach-note =
    { $kind ->
        [workshop] { $words }
        [due] diese Woche fällig: { $words }
        [agreed] vor zwei Wochen vereinbart: { $words } Fragen Sie, wie es läuft.
        [held]
            { $count ->
                [0] die Ergebnisse werden zurückgehalten, und alle haben ein Profil: Zeit, sie zu besprechen
                [one] die Ergebnisse werden zurückgehalten; eine Person hat noch kein Profil
               *[other] die Ergebnisse werden zurückgehalten; { $count } Personen haben noch kein Profil
            }
       *[complete] nun haben alle { $count } ein Profil
    }

## Teams.

home-teams = Teams

home-teams-none = Noch kein Team

home-teams-how =
    { $may ->
        [yes] Legen Sie eines an, um zu sehen, wie die Mitglieder zusammenarbeiten.
       *[no] Bitten Sie die Kontoleitung, Ihnen eines zuzuweisen.
    }

home-teams-create = Neues Team

## Who sees all this.

# A link to Settings, Access.
home-open-to = Wer diese Seiten öffnen kann, sieht jeden Namen. Damit jemand nur ein Team sieht, richten Sie die Anmeldung ein.

## To the operator: whether the data last.

home-data-lost = Ihre Daten gehen verloren

home-data-lost-detail =
    Was Sie hier eingeben, wird in einer Datei gespeichert, die dieser Server beim Neustart löscht. Um Ihre Daten zu behalten, legen Sie eine PostgreSQL-Datenbank an und tragen ihre Adresse bei den Secrets der App ein:

    { $settings }

home-backup-none = Es gibt noch keine Sicherung. Machen Sie eine, während die App läuft: `discern backup FILE`

home-backup-old = Die letzte Sicherung ist vom { $day }. Machen Sie eine neue: `discern backup FILE`
