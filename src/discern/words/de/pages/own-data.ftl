## A person's own data: who can see it, what is stored, who has looked, correction and deletion.

own-data-title = Meine Daten

own-data-visibility = Wer sieht Ihr Profil?

own-data-visible-to =
    { $visibility ->
        [private] Nur ich und mein Coach
        [team] Wer meine Teams leitet oder coacht und wer Discern hier betreibt
       *[organisation] Alle, die hier mit Profilen arbeiten
    }

# Under own-data-visibility: who it is now.
own-data-seen-by =
    { $visibility ->
        [private] Sie und Ihr Coach, sonst niemand.
        [team] Wer Ihre Teams leitet oder coacht und wer Discern hier betreibt.
       *[organisation] Alle, die hier mit Profilen arbeiten.
    }

own-data-visibility-change = Ändern

own-data-visibility-saved = Gespeichert. Es gilt ab jetzt.

own-data-visibility-hint = Ihr Profil und die Teamseiten, die es mitzählen, sehen nur die Personen, die Sie wählen. Sie können das jederzeit ändern.

own-data-answers-shared = Mein Coach darf sehen, welche meiner Antworten hinter meinem Profil stehen

own-data-answers-shared-hint = Für Coaches eines Teams, in dem Sie sind, und nur solange das Häkchen gesetzt ist.

own-data-held = Ihr Profil ist noch nicht freigegeben

own-data-stored = Was über Sie gespeichert ist, warum und wie lange

own-data-log = Wer Ihre Daten angesehen hat

own-data-correct = Name oder E-Mail-Adresse berichtigen

own-data-visibility-limited =
    { $by ->
        [sign-in] Um Ihr Profil mehr Personen zu zeigen, bestätigen Sie zuerst unter „Profil“ diese Anmeldung mit jedem Ihrer persönlichen Links.
       *[link] Unter Ihrem Namen hat jemand über einen anderen Link geantwortet. Dieser kann Ihr Profil deshalb nicht mehr Personen zeigen als jetzt. Wenn Sie das waren, führen Sie beides unter „Meine Daten“ zusammen.
    }

own-data-take-back =
    { $all ->
        [yes] Einwilligung widerrufen oder alles löschen
       *[no] Einwilligung widerrufen
    }

own-data-limited =
    { $by ->
        [sign-in] Um Ihren Namen zu berichtigen oder alles zu löschen, bestätigen Sie diese Anmeldung unter „Profil“ mit jedem Ihrer persönlichen Links, oder wenden Sie sich an die Personen, die Discern hier betreiben.
       *[link] Unter Ihrem Namen hat jemand über einen anderen Link geantwortet. Wenn Sie das waren, geben Sie den anderen persönlichen Link hier ein. Dann gilt dieser hier für alles, und der andere endet. Tun Sie das nur, wenn Sie den Link zu dieser Seite selbst bekommen haben, als Sie der Teilnahme zugestimmt haben; denn wer ihn sonst noch hat, würde alles sehen. Wenn Sie es nicht waren, bitten Sie die Personen, die Discern hier betreiben, Ihren Namen zu berichtigen oder alles zu löschen.
    }

own-data-claim-link = Ihr anderer persönlicher Link

own-data-claim = Beides zusammenführen

own-data-claim-wrong = Das ist kein persönlicher Link von Ihnen. Ein solcher sieht so aus: { $example }. Der Link aus der Einladung ist es nicht.

own-data-claimed = Fertig. Alle Ihre Antworten gehören jetzt hier zusammen. Bewahren Sie diesen Link auf. Wenn Sie sich hier anmelden, bestätigen Sie Ihre Anmeldung noch einmal mit ihm.

own-data-download = Alles herunterladen

own-data-erased = Ihre Daten sind gelöscht

own-data-erased-detail = Ihr Name, Ihre Antworten, Ihr Profil und Ihre Links sind endgültig gelöscht. Wer Sie eingeladen hat, sieht, dass das geschehen ist, sonst nichts. Ältere Sicherungen enthalten eine Kopie, bis sie gelöscht werden. Wie lange das dauert, wissen die Personen, die Discern hier betreiben.

## What is stored.

own-data-what =
    { $what ->
        [name] Name
        [email] E-Mail
        [external_id] Nummer oder Code
        [metadata] Weiteres zu Ihnen
        [teams] Teams
        [answers] Antworten
        [results] Profil
        [marks] Ihre Markierungen
        [look_back] Hat es sich bestätigt?
        [about] Arbeiten mit mir
        [colleagues] Freigabe für Ihre Teams
        [reports] Berichte
        [agreements] Vereinbarungen
        [meetings] Einzelgespräche
        [mails] E-Mails an Sie
       *[log] Protokoll
    }

own-data-why =
    { $what ->
        [name] damit klar ist, wessen Profil das ist
        [email] damit die einladende Person Sie findet
        [external_id] damit ein anderes System Sie hier findet
        [metadata] wer Sie eingeladen hat, speichert es für eigene Zwecke
        [teams] um zu zeigen, wie ein Team zusammenarbeitet
        [answers] um Ihr Profil zu berechnen
        [results] um darüber zu sprechen, wie Sie am liebsten arbeiten
        [marks] damit andere sehen, was nicht zu Ihnen passt
        [look_back] um zu zählen, wie oft Befunde passen, ohne Namen und ab 20 Personen
        [about] um anderen zu zeigen, wie Sie am liebsten arbeiten, soweit Sie es freigeben
        [colleagues] um den anderen in Ihren Teams zu zeigen, wie Sie am liebsten arbeiten, solange Sie es freigeben
        [reports] zur Vorbereitung von Gesprächen; wird mit Ihrem Profil gelöscht
        [agreements] was Sie mit anderen ausprobieren wollten und was daraus wurde
        [meetings] um Ihre Gespräche vorzubereiten und nichts zweimal vorzuschlagen
        [mails] damit keine E-Mail zweimal gesendet wird
       *[log] damit Sie sehen, wer Ihre Daten angesehen hat
    }

own-data-none = nichts gespeichert

# How many statements the person marked as fitting or not.
own-data-marks =
    { $count ->
        [0] keine
        [one] { $count } Befund
       *[other] { $count } Befunde
    }

# What the person wrote in "Working with me".
own-data-about =
    { $count ->
        [0] nichts geschrieben
        [one] { $count } Antwort von Ihnen
       *[other] { $count } Antworten von Ihnen
    }

# Whether the person shares with their colleagues, and how many lines they wrote for them.
# How many sentences the person answered two weeks after a profile.
own-data-look-back =
    { $count ->
        [0] nichts gesagt
        [one] was Sie zu { $count } Satz gesagt haben
       *[other] was Sie zu { $count } Sätzen gesagt haben
    }

own-data-colleagues =
    { $shares ->
        [yes] { $count ->
            [0] freigegeben, ohne Sätze von Ihnen
            [one] freigegeben, mit { $count } Satz von Ihnen
           *[other] freigegeben, mit { $count } Sätzen von Ihnen
        }
       *[no] nicht freigegeben
    }

own-data-agreements =
    { $count ->
        [0] keine
        [one] { $count } mit Ihnen
       *[other] { $count } mit Ihnen
    }

# How many leaders the person meets, and how many suggestions their talks used or refused.
own-data-meetings =
    { $count ->
        [0] keine
        [one] { $count } regelmäßiges Gespräch
       *[other] { $count } regelmäßige Gespräche
    }{ $used ->
        [0] { "" }
        [one] , { $used } Vorschlag genutzt oder abgelehnt
       *[other] , { $used } Vorschläge genutzt oder abgelehnt
    }

own-data-mails =
    { $count ->
        [0] keine
        [one] { $count } E-Mail
       *[other] { $count } E-Mails
    }

# In place of answers and profile, in a file for somebody who may not see them.
own-data-not-shared = in dieser Datei weggelassen

own-data-answers =
    { $count ->
        [one] { $count } Frage
       *[other] { $count } Fragen
    }

# What was worked out from the answers: profiles, and how many sets of answers gave none.
own-data-results =
    { $count ->
        [one] { $count } Profil
       *[other] { $count } Profile
    }{ $withheld ->
        [0] { "" }
        [one] , { $withheld } Fragebogen ohne Profil
       *[other] , { $withheld } Fragebögen ohne Profil
    }

# $count reports are on the person alone, $shared also on others, such as on a team.
own-data-reports =
    { $count ->
        [0] { $shared ->
            [0] keine
            [one] { $shared } Bericht über Sie und andere
           *[other] { $shared } Berichte über Sie und andere
        }
        [one] { $count } Bericht über Sie{ own-data-reports-shared }
       *[other] { $count } Berichte über Sie{ own-data-reports-shared }
    }

own-data-reports-shared =
    { $shared ->
        [0] { "" }
       *[other] , { $shared } über Sie und andere
    }

own-data-entries =
    { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }

own-data-consent = Eingewilligt haben Sie am { $day } (Text { $version }).

own-data-consent-withdrawn = Eingewilligt haben Sie am { $day }, widerrufen am { $withdrawn } (Text { $version }).

own-data-consent-colleagues = Der Freigabe für Ihre Teams haben Sie am { $day } zugestimmt (Text { $version }).

own-data-consent-colleagues-withdrawn = Der Freigabe für Ihre Teams haben Sie am { $day } zugestimmt, beendet haben Sie sie am { $withdrawn } (Text { $version }).

own-data-kept =
    { $days ->
        [0] Ihre Daten bleiben gespeichert, bis Sie oder die Personen, die Discern hier betreiben, sie löschen.
        [one] Ihre Daten bleiben nach der letzten Aktivität noch { $days } Tag gespeichert.
       *[other] Ihre Daten bleiben nach der letzten Aktivität noch { $days } Tage gespeichert.
    }

own-data-excluded-uses = Ihre Daten sind für die Entwicklung da, niemals für Einstellung, Gehalt oder das Urteil, wer besser ist.

## Who has looked.

own-data-log-column =
    { $column ->
        [when] Wann
        [who] Wer
       *[what] Was
    }

own-data-log-when = { $day }, { $clock }

own-data-log-who =
    { $who ->
        [you] Sie
        [link] eine Person mit dem Link zu Ihrem Fragebogen
        [unnamed] jemand ohne Anmeldung
        [program] ein Programm, das mit Discern verbunden ist
        [former] jemand mit früherem Zugang
       *[named] { $name }
    }

# $name is what the service calls it.
own-data-log-what =
    { $action ->
        [about-changed] Ihre Seite „Arbeiten mit mir“ geändert
        [about-linked] einen Link zu Ihrer Seite „Arbeiten mit mir“ erstellt
        [about-opened] den Link zu Ihrer Seite „Arbeiten mit mir“ geöffnet
        [about-read] Ihre Seite „Arbeiten mit mir“ gelesen
        [about-unlinked] den Link zu Ihrer Seite „Arbeiten mit mir“ beendet
        [agreement-answered] angegeben, was aus einer Vereinbarung mit Ihnen wurde
        [agreement-created] eine Vereinbarung mit Ihnen aufgeschrieben
        [agreement-deleted] eine Vereinbarung mit Ihnen gelöscht
        [agreement-moved] für eine Vereinbarung mit Ihnen einen anderen Tag gewählt
        [agreement-read] eine Vereinbarung mit Ihnen gelesen
        [analysis-read] ein Team angesehen, in dem Sie sind
        [assessment-cancelled] einen Fragebogen von Ihnen zurückgezogen
        [assessment-changed] Ihre Frist geändert
        [assessment-completed] alle Fragen beantwortet
        [assessment-created] einen Fragebogen für Sie angelegt
        [assessment-looked_back] auf vier Sätze über Sie zurückgeblickt
        [assessment-marked] einen Befund über Sie markiert
        [assessment-restarted] neu begonnen und damit die früheren Antworten gelöscht
        [assistant-read] über einen Assistenten etwas über Sie gelesen
        [brief-read] ein Meeting mit Ihnen vorbereitet
        [candidate-changed] Ihren Namen oder Ihre Adresse geändert
        [candidate-created] Sie hinzugefügt
        [candidate-exported] alle Ihre gespeicherten Daten gelesen
        [candidate-merged] zwei Einträge über Sie zusammengeführt
        [candidate-read] Ihren Eintrag angesehen
        [colleague-read] als Mitglied Ihres Teams gelesen, wie Sie am liebsten arbeiten
        [colleagues-changed] Ihre Sätze für Ihre Teams geändert
        [colleagues-ended] die Freigabe für Ihre Teams beendet
        [colleagues-shared] Ihr Profil für Ihre Teams freigegeben
        [comparison-read] Sie mit jemandem verglichen
        [consent-given] die Einwilligung gegeben
        [consent-withdrawn] die Einwilligung widerrufen
        [evidence-read] die Antworten hinter Ihrem Profil angesehen
        [marks-read] angesehen, was Sie zu Ihrem Profil sagen
        [meeting-changed] geändert, wann Sie sich treffen oder wer die Seite zu Ihren Gesprächen sieht
        [meeting-deleted] Ihr regelmäßiges Gespräch beendet
        [member-confirmed] Ihre Anmeldung bestätigt
        [question-asked] eine Frage zu Ihnen oder zu einem Team gestellt, in dem Sie sind
        [report-read] einen Bericht über Sie oder ein Team gelesen, in dem Sie sind
        [results-listed] eine Liste geöffnet, in der Ihr Stil steht
        [results-read] Ihr Profil angesehen
        [results-rescored] Ihr Profil neu berechnet
        [talk-read] gelesen, wie ein Gespräch mit Ihnen beginnen kann
        [visibility-changed] geändert, wer Ihr Profil sieht
       *[other] { $name }
    }

# $what is what somebody does, from own-data-log-what.
own-data-log-times =
    { $several ->
        [yes] { $what }, { $count }-mal seit dem { $since }
       *[no] { $what }, { $count }-mal an diesem Tag
    }

## The page to read in the download.

own-data-file-title = Was über { $name } gespeichert ist

# $data is the name of a file.
own-data-file-about = Stand: { $day }. Die Datei { $data } neben dieser Seite enthält alle Einzelheiten für Programme und Ihre Berichte.

# The same where the file was made for somebody who may not see the person's profile.
own-data-file-not-shared = Stand: { $day }. Wer diese Datei erstellt hat, kann Ihr Profil nicht sehen; Antworten, Profil und Berichte fehlen deshalb. Alles steht im Download auf Ihrer eigenen persönlichen Seite. Die übrigen Einzelheiten stehen in { $data } neben dieser Seite, für Programme.

own-data-file-assessment = Fragebogen vom { $day } ({ $status })

own-data-file-answers =
    { $count ->
        [0] Es sind keine Antworten gespeichert.
        [one] { $count } Antwort ist gespeichert.
       *[other] { $count } Antworten sind gespeichert.
    }

# $text is a statement of the questionnaire.
own-data-file-choice =
    { $end ->
        [most] Am ehesten: { $text }
        [least] Am wenigsten: { $text }
       *[none] Nicht gewählt: { $text }
    }

own-data-file-marks = Was Sie dazu gesagt haben

own-data-file-mark =
    { $fit ->
        [fits] Passt
        [partly] Passt teilweise
       *[not_me] Passt nicht
    }

own-data-file-agreements = Was Sie mit anderen vereinbart haben

own-data-file-meetings = Mit wem Sie Einzelgespräche führen

own-data-file-meeting =
    { $is_named ->
        [yes] { $leader }
       *[no] Ihre Führungskraft
    }: { $every ->
        [one] jede Woche
        [2] alle zwei Wochen
       *[other] alle { $every } Wochen
    } ab { $day }{ $skips ->
        [yes] , aber nicht am { $skipped }
       *[no] {""}
    }. { $shared ->
        [yes] Sie sehen beide die Seite zu Ihren Gesprächen.
       *[no] Die Seite zu Ihren Gesprächen ist nicht freigegeben.
    }

## Correction and deletion.

own-data-name = Name

own-data-email = E-Mail (freiwillig)

own-data-save = Speichern

own-data-name-wrong = Geben Sie Ihren Namen in einer Zeile ein.

own-data-email-wrong = Das sieht nicht nach einer E-Mail-Adresse aus.

own-data-withdraw = Einwilligung widerrufen

own-data-withdraw-detail = **Einwilligung widerrufen.** Das löscht Ihre Antworten und Ihr Profil sofort. Ihr Name und Ihre Teams bleiben.

own-data-withdraw-sure = Ja, meine Antworten und mein Profil löschen.

own-data-delete = Alles löschen

own-data-delete-detail = **Alles löschen.** Das löscht alle Ihre Daten und diese Seite sofort. Es lässt sich nicht rückgängig machen.

own-data-delete-sure = Ja, alles löschen, was über mich gespeichert ist.
