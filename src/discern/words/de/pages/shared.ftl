## What several pages say: choices, statements, links, files, the sample company.

# Why there is no profile of people; $names are $count people.
shared-unanswered =
    { $standing ->
        [started]
            { $count ->
                [one] { $names } ist noch nicht fertig
               *[other] { $names } sind noch nicht fertig
            }
        [created]
            { $count ->
                [one] { $names } hat noch nicht geantwortet
               *[other] { $names } haben noch nicht geantwortet
            }
       *[none]
            { $count ->
                [one] { $names } hat noch kein Profil
               *[other] { $names } haben noch kein Profil
            }
    }

# How long an open assessment has been waiting, after the person's name.
shared-wait =
    { $state ->
        [started]
            { $days ->
                [0] heute begonnen
                [one] gestern begonnen
               *[other] vor { $days } Tagen begonnen
            }
        [started-once] begonnen
        [invited]
            { $days ->
                [0] heute eingeladen
                [one] gestern eingeladen
               *[other] vor { $days } Tagen eingeladen
            }
       *[invited-once] eingeladen
    }

# Until when an open assessment can be answered. $ends is never where no end is set, moment where $day has a time of
# day, and elsewhere where $day is over for the reader but not everywhere on earth. $days are left, 0 on the last.
shared-until =
    { $ends ->
        [never] ohne Frist
        [moment] Frist: { $day }
        [elsewhere] Frist: { $day }, noch nicht in jeder Zeitzone vorbei
       *[day]
            { $days ->
                [0] Frist: endet heute
                [one] Frist: { $day }, noch { $days } Tag
               *[other] Frist: { $day }, noch { $days } Tage
            }
    }

# One person's results in a few words, after the name.
shared-summary =
    { $kind ->
        [withheld] kein Profil, weil die Antworten unklar sind. Bieten Sie einen neuen Fragebogen an
        [unread] fertig, aber das Profil dieses Dienstes ist hier nicht lesbar
        [no-style] fertig, aber der Dienst nennt keinen Stil
        [unmeasured]
            { $care ->
                [yes] der Dienst sagt { $place }, aber nicht, wie sicher das ist; mit Vorsicht zu lesen
               *[no] der Dienst sagt { $place }, aber nicht, wie sicher das ist
            }
        [open]
            { $care ->
                [yes] noch ist keine Seite klar; mit Vorsicht zu lesen
               *[no] noch ist keine Seite klar
            }
       *[said]
            { $care ->
                [yes] { $place }; mit Vorsicht zu lesen
               *[no] { $place }
            }
    }

# Where a person lies on the circle, in a few words: in one of eight directions, of which that of two styles lies between
# them; else in a half of the circle; else open.
shared-place =
    { $place ->
        [D] Dominanz (D)
        [I] Initiative (I)
        [S] Stetigkeit (S)
        [C] Gewissenhaftigkeit (C)
        [DI] Vor allem schnell
        [IS] Vor allem Menschen zuerst
        [SC] Vor allem ruhig
        [DC] Vor allem Sache zuerst
        [fast] Schnell
        [people] Menschen zuerst
        [calm] Ruhig
        [task] Sache zuerst
       *[open] Offen
    }

shared-erased = Am { $day } wurden Daten gelöscht, deshalb kann hier weniger stehen als zuvor.

# Why a team has no profile, a sentence each.
shared-empty =
    { $nobody ->
        [empty] In diesem Team ist noch niemand.
        [yes] In diesem Team hat noch niemand ein Profil.
       *[no] In diesem Team hat noch niemand ein Profil, das gezeigt werden kann.
    }

shared-empty-held = Ein Coach hält die Profile zurück. Sie erscheinen hier, sobald der Coach sie freigibt.

shared-empty-not-shared =
    { $count ->
        [one] { $count } Person gibt ihr Profil nicht frei.
       *[other] { $count } Personen geben ihre Profile nicht frei.
    }

shared-empty-withheld =
    { $count ->
        [one] Die Antworten von { $count } Person sind zu unklar für ein Profil. Bieten Sie einen neuen Fragebogen an.
       *[other] Die Antworten von { $count } Personen sind zu unklar für ein Profil. Bieten Sie neue Fragebögen an.
    }

shared-empty-pending =
    { $count ->
        [one] { $count } Person ist noch nicht fertig.
       *[other] { $count } Personen sind noch nicht fertig.
    }

# $nobody is yes where no member of the team has answered.
shared-empty-invited =
    { $nobody ->
        [yes]
            { $count ->
                [one] { $count } Person ist eingeladen, und noch ist niemand fertig.
               *[other] { $count } Personen sind eingeladen, und noch ist niemand fertig.
            }
       *[no]
            { $count ->
                [one] { $count } Person ist eingeladen und noch nicht fertig.
               *[other] { $count } Personen sind eingeladen und noch nicht fertig.
            }
    }

# Follows shared-empty-invited: $count of these, $all is whether that is all of them.
shared-empty-elsewhere =
    { $all ->
        [yes]
            { $count ->
                [one] Die Einladung galt einem anderen Team oder keinem, aber die Antworten zählen auch hier.
               *[other] Die Einladungen galten anderen Teams oder keinem, aber die Antworten zählen auch hier.
            }
       *[no]
            { $count ->
                [one] { $count } der Einladungen galt einem anderen Team oder keinem, aber die Antworten zählen auch hier.
               *[other] { $count } der Einladungen galten anderen Teams oder keinem, aber die Antworten zählen auch hier.
            }
    }

shared-empty-uninvited =
    { $count ->
        [one] { $count } Person ist noch nicht eingeladen.
       *[other] { $count } Personen sind noch nicht eingeladen.
    }

shared-empty-advice =
    { $nobody ->
        [empty] Fügen Sie Namen ein, um einzuladen, oder wählen Sie Personen, die schon erfasst sind.
       *[yes] Fügen Sie Personen mit Profil hinzu, oder laden Sie die Mitglieder des Teams ein.
    }

## Choosing among people, teams and assessments.

shared-nameless = (ohne Namen)

shared-own-id = ID { $id }

shared-made-on = erstellt am { $day }

# Buttons to the page of a list before the one on screen, and to the one after it.
shared-previous = Zurück

shared-next = Weiter

# The tick boxes of a list, for screen readers the ones in its rows.
shared-tick = { $name } auswählen

shared-tick-all =
    { $count ->
        [one] Diese Zeile auswählen
       *[other] Alle { $count } auswählen
    }

shared-newest-listed =
    { $what ->
        [people] Nur die neuesten { $count } Personen sind aufgeführt.
       *[linked] Nur die neuesten { $count } sind aufgeführt. Links zu älteren funktionieren weiter.
    }

shared-style = { $style } · { style-name }

shared-sample =
    { $what ->
        [team] Beispiel: erfundene Personen
       *[person] Beispiel: eine erfundene Person
    }

# The name of a person or a team of the sample company, beside others.
shared-sample-name = { $name } (Beispiel)

## Statements, under a heading.

shared-stands-out = Was auffällt

# At the foot of a page: of what to do.
shared-unmeasured = Was ein Stil bringt, was er kostet und was dann hilft, lehren DISC-Kurse. Gemessen wurde es hier nicht.

## Cards: what to do in everyday situations.

shared-cards-week = Für diese Woche

shared-cards-teaching = Die Tipps sind gängige DISC-Lehre. Gemessen ist nur, wobei steht, wie sicher es ist. Neue Tipps gibt es jeden Montag.

shared-cards-all = Alle Situationen

shared-cards-situation = Situation

shared-report = Bericht schreiben

shared-ask = Fragen

shared-question =
    { $about ->
        [team] Frage zu diesem Team
       *[assessment] Frage zu dieser Person
    }

shared-question-example =
    { $about ->
        [team] Fragen Sie: Wer würde die Zahlen prüfen?
       *[assessment] Fragen Sie: Wie gebe ich Rückmeldung?
    }

shared-question-excluded-uses = Die Antworten zitieren nur Befunde und Tipps von diesen Seiten. Nicht für Einstellung, Gehalt oder Beurteilung.

shared-question-excluded-uses-model = Die Antworten zitieren nur Befunde und Tipps von diesen Seiten, ausgewählt von { $model }. Das Modell bekommt keine Antworten, Adressen oder Namen; ein anderer Name in Ihrer Frage wird entfernt, wenn er erkannt wird. Nicht für Einstellung, Gehalt oder Beurteilung.

shared-question-wait = Antwort wird gesucht …

# Above questions that are answered, each a button.
shared-question-suggestions = Zum Beispiel

## Links and invitations.

shared-form-label = Fragebogen

# A box to choose the language of the questionnaire.
shared-asked-in = Sprache

shared-asked-in-help = Vor der ersten Frage kann jede Person eine andere wählen.

shared-form =
    { $form ->
        [fixed] Lang: 24 Fragen, fünf bis zehn Minuten
       *[short] Kurz: 12 Fragen, etwa fünf Minuten, weniger sicher
    }

# $ends is never where no end date is set; otherwise $day is the last day.
shared-link =
    { $ends ->
        [never] Das ist der Link für **{ $name }**. Er gilt, bis jede Frage beantwortet ist.
       *[day] Das ist der Link für **{ $name }**. Er gilt, bis jede Frage beantwortet ist, längstens bis { $day }.
    }

# Until when who is invited can answer, to choose from: no end or, on $day, so many weeks from now.
shared-ends-label = Frist

# A date field beside it.
shared-ends-day = Oder ein anderes Datum

shared-ends =
    { $weeks ->
        [0] Ohne Frist
        [one] { $day }, in { $weeks } Woche
       *[other] { $day }, in { $weeks } Wochen
    }

# $names are $count people who answer again.
shared-link-none =
    { $count ->
        [one] { $names } antwortet erneut, mit einem persönlichen Link, den sonst niemand hat. Von hier aus lässt er sich nicht senden. Bitten Sie darum, ihn zu öffnen. Ist er verloren, erstellen Sie einen neuen: Was mit dem alten beantwortet wurde, ist dann weg.
       *[other] { $names } antworten erneut, mit persönlichen Links, die sonst niemand hat. Von hier aus lassen sie sich nicht senden. Bitten Sie darum, sie zu öffnen. Ist einer verloren, öffnen Sie diese Person und erstellen einen neuen Link.
    }

shared-link-new = Neuer Link

# Below the links of several people, one by one.
shared-links-all = Alle Links in einem Text

shared-link-message = Nachricht zum Kopieren

shared-link-code = QR-Code

shared-link-code-alt = Der Link als QR-Code, für die Kamera eines Telefons

shared-invite-again = Erneut einladen

# In a dialog, above the button.
shared-invite-again-detail = **{ $name }** bekommt einen neuen Link und antwortet noch einmal. Frühere Profile bleiben im Verlauf.

# In place of the button that makes a new link, where the one before still waits.
shared-invite-open = **{ $name }** ist noch nicht fertig, und der frühere Link gilt noch. Senden Sie ihn noch einmal:

shared-mail-program = Im Mailprogramm öffnen

shared-mail-subject =
    { $kind ->
        [reminder] Erinnerung: ein kurzer Fragebogen zu Ihrer Arbeitsweise
       *[invitation] Ein kurzer Fragebogen zu Ihrer Arbeitsweise
    }

shared-mail-no-address = Dafür fehlt eine E-Mail-Adresse. Tragen Sie eine auf der Seite der Person ein, oder kopieren Sie die Nachricht.

shared-mail-send =
    { $step ->
        [again] Noch einmal senden
        [reminder] Per E-Mail erinnern
       *[invitation] Per E-Mail senden
    }

shared-mail-all =
    { $count ->
        [one] { $count } E-Mail senden
       *[other] { $count } E-Mails senden
    }

# $left are people without an e-mail address, who want no reminders, or who got three mails today.
shared-mail-all-done =
    { $left ->
        [0] { $count ->
                [one] { $count } E-Mail geht hinaus.
               *[other] { $count } E-Mails gehen hinaus.
            }
       *[other] { $count } per E-Mail, { $left } nicht. Keine E-Mail bekommt, wer keine Adresse hat, keine Erinnerungen möchte oder heute schon so viele bekommen hat, wie an einem Tag erlaubt sind.
    }

# $at is a day with a time; $reason a sentence on its own, used where a mail isn't sent.
shared-mail-state =
    { $kind ->
        [reminder]
            { $state ->
                [waiting] Am { $at } geht eine Erinnerung per E-Mail hinaus, wenn dann noch Fragen offen sind.
                [retried] Die Erinnerung ließ sich noch nicht senden. { $reason } Der nächste Versuch ist am { $at }.
                [sending] Die Erinnerung wird gerade gesendet.
                [sent] Am { $at } ging eine Erinnerung per E-Mail hinaus.
                [unsure] Ob die Erinnerung vom { $at } angekommen ist, ist unklar: Der Mailserver hat sie nicht bestätigt.
               *[failed] Die Erinnerung ließ sich nicht senden. { $reason }
            }
       *[invitation]
            { $state ->
                [waiting] Die Einladung wird per E-Mail gesendet.
                [retried] Die Einladung ließ sich noch nicht senden. { $reason } Der nächste Versuch ist am { $at }.
                [sending] Die Einladung wird gerade per E-Mail gesendet.
                [sent] Am { $at } ging die Einladung per E-Mail hinaus.
                [unsure] Ob die Einladung vom { $at } angekommen ist, ist unklar: Der Mailserver hat sie nicht bestätigt.
               *[failed] Die Einladung ließ sich nicht senden. { $reason }
            }
    }

# $days are one or two days, such as 2 Dec 2026 and 4 Dec 2026.
shared-mail-reminders = Erinnerung per E-Mail am { $days }, wenn dann noch Fragen offen sind.

shared-mail-reason =
    { $reason ->
        [not_set_up] Es ist kein Mailserver mehr eingerichtet.
        [private_address] Der Mailserver steht nicht im öffentlichen Internet, und niemand hat das erlaubt.
        [unreachable] Der Mailserver ist nicht erreichbar.
        [not_secure] Die Verbindung zum Mailserver ist nicht sicher.
        [login_refused] Der Mailserver lehnt Benutzernamen oder Passwort ab.
        [postponed] Der Mailserver bittet, es später noch einmal zu versuchen.
        [sender_refused] Der Mailserver lehnt die Absenderadresse ab.
        [address_refused] Der Mailserver lehnt die Adresse dieser Person ab.
        [message_refused] Der Mailserver lehnt die Nachricht ab.
       *[none] Der Mailserver hat nicht gesagt, warum.
    }

# A message to a person; plain text. $state is started where they are to go on, reminded a day after the invitation.
# $ends is never where no end date is set; otherwise $day is the last day.
shared-message =
    Guten Tag, { $name },

    { $state ->
        [started] Sie haben einen kurzen Fragebogen zu Ihrer Arbeitsweise begonnen, und wir möchten Sie daran erinnern. Ihre Antworten sind gespeichert. Machen Sie in dem Browser weiter, in dem Sie begonnen haben:
        [reminded]
            { $form ->
                [fixed] ein kurzer Fragebogen zu Ihrer Arbeitsweise wartet noch auf Sie. Er dauert fünf bis zehn Minuten:
               *[short] ein kurzer Fragebogen zu Ihrer Arbeitsweise wartet noch auf Sie. Er dauert etwa fünf Minuten:
            }
       *[created]
            { $form ->
                [fixed] bitte beantworten Sie einen kurzen Fragebogen zu Ihrer Arbeitsweise. Er dauert fünf bis zehn Minuten:
               *[short] bitte beantworten Sie einen kurzen Fragebogen zu Ihrer Arbeitsweise. Er dauert etwa fünf Minuten:
            }
    }

    { $link }

    { $ends ->
        [day] Bitte antworten Sie bis zum { $day }.{" "}
       *[never] {""}
    }Es gibt keine richtigen oder falschen Antworten, und kein Stil ist besser als ein anderer. Sie können jederzeit aufhören und später im selben Browser weitermachen. Am Ende sehen Sie Ihr eigenes Profil. Wer es noch sehen kann, steht vor der ersten Frage und lässt sich ändern. Bitte geben Sie diesen Link nicht weiter.

    Vielen Dank!

# Beside a link, or above several. $reach: where it opens; unsent, if everywhere, and nobody sends it. $way is the address
# of the settings.
shared-link-reach =
    { $reach ->
        [here]
            { $what ->
                [all] Diese Links öffnen sich nur auf diesem Computer. Bevor Sie sie senden: [**Discern für andere erreichbar machen**]({ $way }). Oder lassen Sie die Leute hier antworten.
               *[one] Dieser Link öffnet sich nur auf diesem Computer. Bevor Sie ihn senden: [**Discern für andere erreichbar machen**]({ $way }). Oder lassen Sie die Leute hier antworten.
            }
        [network]
            { $what ->
                [all] Diese Links öffnen sich auf Telefonen und Computern im selben Netz wie dieser Computer.
               *[one] Dieser Link öffnet sich im selben Netz wie dieser Computer. Telefone scannen den Code.
            }
       *[unsent]
            { $what ->
                [all] Discern sendet hier noch keine E-Mails, senden Sie die Links also selbst. Die Kontoleitung kann E-Mail unter „Einstellungen“ einrichten.
               *[one] Discern sendet hier noch keine E-Mails, senden Sie den Link also selbst. Die Kontoleitung kann E-Mail unter „Einstellungen“ einrichten.
            }
    }

# At the foot of a printed page.
shared-excluded-printed = Discern · für Entwicklung und Teamdialog, nie für die Personalauswahl

## Files.

shared-export = Exportieren

shared-export-about = Excel und CSV öffnen sich in einer Tabellenkalkulation. JSON enthält jede Einzelheit, für andere Programme.

shared-export-as = Als { $kind } exportieren

shared-table-and-files = Tabelle und Dateien

shared-table-file = Tabelle (CSV)

shared-picture = Bild ({ $kind })

shared-picture-failed = Das Bild ({ $kind }) ließ sich nicht erstellen

## The sample company.

shared-sample-load-wait = Vierzig Personen antworten …

shared-sample-unknown = Ob die Beispielfirma geladen ist, lässt sich gerade nicht prüfen.

shared-sample-about = Eine erfundene Firma zum Erkunden, mit 40 Personen in 4 Teams. Deren Antworten werden wie echte ausgewertet. Neben Ihren eigenen Leuten sind die Erfundenen markiert, und Sie können sie jederzeit entfernen.

shared-sample-load = Beispielfirma laden

shared-sample-loaded = Die Beispielfirma ist geladen. Alle Personen und Teams darin sind erfunden.

shared-sample-finish = Fertig laden

shared-sample-remove = Beispielfirma entfernen

shared-sample-remove-detail = Gelöscht werden die 40 erfundenen Personen, die 4 Teams und alles, was aus den Antworten entstanden ist. Ihre eigenen Leute bleiben.

shared-sample-remove-now = Jetzt entfernen

shared-sample-remove-wait = Wird entfernt …

## Lists of people, pasted or uploaded.

# How sure a finding is, in the chip beside it.
# Where someone lies on the circle, as what one can see: in one of eight directions, else in a half.
shared-way =
    { $place ->
        [D] Schnell, Sache zuerst
        [I] Schnell, Menschen zuerst
        [S] Ruhig, Menschen zuerst
        [C] Ruhig, Sache zuerst
        [DI] Vor allem schnell
        [IS] Vor allem Menschen zuerst
        [SC] Vor allem ruhig
        [DC] Vor allem Sache zuerst
        [fast] Schnell
        [people] Menschen zuerst
        [calm] Ruhig
        [task] Sache zuerst
       *[open] Noch keine Seite
    }

shared-chip =
    { $strength ->
        [very-likely] Sehr wahrscheinlich
        [likely] Wahrscheinlich
        [leaning] Tendenz
       *[open] Offen
    }

# A link below a statement about two people, to their comparison.
shared-compare-two = { $names } vergleichen

# Of findings, advice or questions.
shared-more-findings = Noch { $count }

## Filters of a list.

shared-search-people = Nach Namen suchen

# The way from one person, team or report to the list.
shared-all =
    { $page ->
        [people] Alle Personen
        [teams] Alle Teams
       *[reports] Alle Berichte
    }

shared-team = Team

shared-all-teams = Alle Teams

# In place of the box to choose a team.
shared-teams-unknown = Die Teams lassen sich gerade nicht auflisten.

## What a page shows in place of its content.

shared-none-match = Kein Treffer

shared-clear-filters = Suche und Filter zurücksetzen

shared-outline = Auf dieser Seite

# The button of a menu.
shared-more = Mehr
