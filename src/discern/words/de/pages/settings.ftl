## Which service the pages use, and what its key may do.

settings-tab =
    { $tab ->
        [connection] Verbindung
        [week] Für Sie
        [look] Aussehen
        [mail] E-Mail
        [access] Zugang
        [data] Daten
       *[measurement] Messung
    }

# Names of what is in force, beside their values.
settings-fact =
    { $fact ->
        [service] Wo Ihre Daten liegen
        [state] Zustand
        [account] Konto
        [key] Schlüssel
        [people] Personen
        [assessments] Fragebögen
       *[teams] Teams
    }

settings-service-here =
    { $place ->
        [here] Auf diesem Computer
       *[server] Auf dem Server, auf dem diese App läuft
    }

settings-answers = Verbunden

# Where nobody else can open the app. A link to this page says “Let colleagues reach Discern”.
settings-reach = **Discern für andere erreichbar machen.** Es läuft nur auf diesem Computer, seine Links öffnen sich also nirgends sonst. Hier können alle nacheinander antworten: Öffnen Sie jeden Link in einem privaten Fenster. Damit sich Links überall öffnen, folgen Sie der Anleitung „Hosting“ oder schicken Sie Ihrer IT diesen Text:

# To somebody in IT: plain text, to copy.
settings-reach-message = Bitte betreiben Sie Discern dort, wo alle im Unternehmen es öffnen können: auf einem Server, in Containern oder in der Streamlit Community Cloud. Die Befehle stehen in der Anleitung „Hosting“ (docs/hosting.md). Auf meinem Computer sichert „discern backup FILE“ meine Daten. Auf dem Server holt „discern restore FILE“ sie zurück.

settings-chosen = Nur für diese Sitzung im Browser. Sie endet, wenn Sie die Seite schließen.

settings-go-back = Zurück zum eingestellten Dienst

settings-test = Verbindung testen

settings-check =
    { $check ->
        [assessments] Fragebögen
        [people] Personen
        [teams] Teams
       *[account] Konto und Schlüssel
    }

# $failure says why the service didn't answer.
settings-check-outcome =
    { $outcome ->
        [read] lesbar
        [missing] bietet dieser Dienst nicht an
        [forbidden] mit diesem Schlüssel nicht erlaubt
       *[failed] { $failure }
    }

settings-check-line = **{ $name }**: { $outcome } ({ $ms } ms)

## How a colleague gets access. "Access" is a page of the navigation.

settings-access-today =
    { $signs_in ->
        [yes] Hier melden sich alle an, und die Kontoleitung entscheidet auf der Seite **Zugang**, wer was sieht.
       *[no] Hier meldet sich noch niemand an. Wer diese Seiten öffnen kann, sieht also jeden Namen und jedes Profil, außer denen, die nur für einen Coach freigegeben sind. Soll jemand nur ein Team sehen, richten Sie die Anmeldung ein.
    }

settings-access-one-team = Zugang zu nur einem Team geben

settings-access-step =
    { $step ->
        [sign-in] Wer den Server betreibt, richtet die Anmeldung mit Google, Microsoft oder einem anderen Anbieter ein und trägt Sie als Kontoleitung ein. Dann erscheint im Menü die Seite **Zugang**.
        [give] Die Kontoleitung klickt auf der Seite **Zugang** auf **Zugang geben** und trägt die E-Mail-Adresse für die Anmeldung, die Rolle **Führungskraft** und das Team ein.
       *[use] Wer Zugang hat, öffnet die Adresse dieser App, meldet sich an und sieht die Profile dieses Teams, von allen anderen nur, was für alle freigegeben ist. Sie können den Zugang jederzeit ändern oder entziehen.
    }

settings-access-open = Zur Seite „Zugang“

settings-access-operator = Wie die Anmeldung auf dem Server eingerichtet wird

settings-access-roles = Was jede Rolle darf

settings-access-column =
    { $column ->
        [role] Rolle
       *[may] Was sie darf
    }

settings-access-participants = Wer nur Fragen beantwortet, braucht keinen Zugang. Der Link genügt.

settings-other = Anderen Dienst nutzen

settings-fixed = `DISCERN_BASE_URL` und `DISCERN_API_KEY` legen fest, welchen Dienst diese App nutzt.

settings-address = Adresse

settings-address-wrong = Adresse: { $rule }.

settings-key = API-Schlüssel

settings-scale = Skala der Werte

settings-scale-name =
    { $scale ->
        [percent] 0 bis 100
        [percentiles] Prozentränge
        [segments] Segmente 1 bis 7
        [t-scores] T-Werte
        [z-scores] z-Werte
       *[unknown] Wie der Dienst es angibt
    }

settings-scale-detail = Nur für Dienste, die nicht angeben, von wo bis wo ihre Werte reichen.

settings-connect = Verbinden

settings-permanent = Dauerhaft einstellen

settings-permanent-detail = Schreiben Sie dies in `.streamlit/secrets.toml` neben der App, oder setzen Sie `DISCERN_BASE_URL` und `DISCERN_API_KEY`:

settings-account-none = Der Dienst nennt keines

settings-key-lasts = gültig bis zum Widerruf

settings-expires = gültig bis { $day }

settings-scopes = Was der Schlüssel darf, für die Entwicklung

settings-scope-column =
    { $column ->
        [allowed] Erlaubt
        [what] Was
       *[scope] Berechtigung
    }

settings-allowed =
    { $allowed ->
        [yes] ja
       *[no] nein
    }

settings-scope =
    { $scope ->
        [assessments-read] Fragebögen und ihren Stand sehen
        [assessments-write] Fragebögen anlegen und zurückziehen
        [candidates-read] Personen sehen
        [candidates-write] Personen anlegen, ändern und löschen
        [results-read] Profile sehen
        [teams-read] Teams und ihre Auswertung sehen
        [teams-write] Teams anlegen und ändern
        [reports-read] Berichte lesen
        [reports-write] Berichte anfordern
        [webhooks-read] Webhook-Endpunkte und Zustellungen sehen
        [webhooks-write] Webhook-Endpunkte verwalten
        [events-read] Ereignisse lesen
        [evidence-read] die Antworten hinter einer Aussage sehen
        [take] für Teilnehmende antworten, wie es deren Seiten tun
        [act] tun, was die angemeldete Person darf
       *[admin] alles tun, was hier nicht aufgeführt ist
    }

## The bank that results are scored with.

settings-measurement = Messung

settings-measurement-none = Dieser Dienst zeigt nicht, wie er misst

# $bank is the questionnaire and its version; $since the day when an owner put it in use, or "none".
settings-measurement-bank =
    { $since ->
        [none] Neue Antworten werden mit **{ $bank }** ausgewertet, der Fassung, die zum Fragebogen gehört.
       *[other] Neue Antworten werden mit **{ $bank }** ausgewertet, von der Kontoleitung am { $since } eingesetzt.
    }

settings-measurement-basis =
    { $people ->
        [0] Das Gewicht jeder Antwort ist bisher geschätzt. Jedes Profil berücksichtigt, wie weit die Schätzung danebenliegen kann.
        [one] Das Gewicht jeder Antwort ist aus den Antworten von { $people } Person gelernt.
       *[other] Das Gewicht jeder Antwort ist aus den Antworten von { $people } Personen gelernt.
    }

settings-measurement-change = Sobald 300 Personen geantwortet haben, lassen sich die Aussagen mit deren Antworten kalibrieren. Das macht, wer den Server betreibt; die Anleitung „Calibrating“ (`docs/calibrating.md`) zeigt, wie.

settings-levels = Mit den anderen hier vergleichen

settings-levels-about = Anfangs ist nur geschätzt, wie leicht sich Menschen jedem Stil zuordnen. Sobald 30 Personen geantwortet haben, klären das ihre Antworten, und Discern kann über jede Person mehr sagen.

# A choice of languages.
settings-levels-language = Beantwortet auf

settings-levels-without = Personen in diesen Teams auslassen, etwa solche zum Testen

settings-levels-forbidden = Der Schlüssel der App darf das nicht ansehen.

settings-levels-few =
    { $people ->
        [0] Noch niemand hat geantwortet. Nötig sind { $needed } Personen.
        [one] { $people } Person hat geantwortet. Nötig sind { $needed }.
       *[other] { $people } Personen haben geantwortet. Nötig sind { $needed }.
    }

# $reason is a clause without a full stop, in the service's words.
settings-levels-refused = { $people } Personen haben geantwortet, aber das lässt sich mit ihren Antworten nicht klären: { $reason }.

settings-levels-found =
    { $changed ->
        [0] { $people } Personen haben geantwortet. Ihre Antworten würden keine der { $counted } Kernaussagen ändern.
        [one] { $people } Personen haben geantwortet. Ihre Antworten würden { $changed } von { $counted } Kernaussagen ändern.
       *[other] { $people } Personen haben geantwortet. Ihre Antworten würden { $changed } von { $counted } Kernaussagen ändern.
    }

settings-levels-look = Ansehen, was sich ändern würde

settings-levels-column =
    { $column ->
        [person] Person
        [before] Heute
       *[after] Mit diesen Antworten
    }

settings-levels-use = Diese Antworten nutzen

settings-levels-not-now = Bis Sie hier klicken, ändert sich nichts. Frühere Profile bleiben, wie sie sind, bis Sie sie neu auswerten.

settings-levels-used = Die Antworten von { $people } Personen hier zählen jetzt bei der Auswertung.

settings-levels-again = Auch frühere Profile auswerten

settings-levels-wait = Frühere Profile werden ausgewertet …

settings-levels-done =
    { $count ->
        [0] Es gab keine früheren Profile mehr auszuwerten.
        [one] { $count } früheres Profil wurde neu ausgewertet.
       *[other] { $count } frühere Profile wurden neu ausgewertet.
    }

settings-appearance-detail = Die Seiten sind hell oder dunkel, wie Ihr Gerät eingestellt ist.

settings-samples = Beispielfirma

## Drafts by a language model.

# $model is the name of a language model.
settings-drafting = { $model } soll für jeden Bericht eine Einleitung entwerfen

settings-drafting-note = Den Entwurf sieht nur, wer den Bericht anfordert, und er kommt erst in den Bericht, wenn diese Person ihn annimmt. Wenn Sie das ausschalten, werden alle Entwürfe gelöscht, die niemand angenommen hat.

## Mail.

settings-mail-owners = Nur die Kontoleitung kann E-Mail einrichten

# Where nobody signs in, and the browser doesn't hold the installation's secret; or somebody else than an owner looks.
settings-owners-detail = Öffnen Sie Discern unter der geheimen Adresse, die es beim Start ausgegeben hat, oder fragen Sie die Kontoleitung.

settings-key-owners = Der Schlüssel der App darf das nicht.

settings-mail-unknown = Dieser Dienst sagt nicht, wie er E-Mails versendet

# $host is the mail server in use.
settings-mail-state =
    { $state ->
        [environment] E-Mails gehen über **{ $host }**. Das ist auf dem Server eingestellt, hier können Sie es nicht ändern.
        [stored] E-Mails gehen über **{ $host }**. Einladungen senden Sie mit einem Klick. Erinnerungen kommen von selbst, 3 Tage und 1 Tag vor Ablauf der Frist.
        [unreadable] **Das Passwort für { $host } lässt sich nicht mehr lesen**, weil sich das Geheimnis von Discern geändert hat. Bis Sie es neu eingeben, geht keine E-Mail hinaus.
       *[none] Discern sendet noch keine E-Mails. Mit Ihrem Mailserver kann Discern Einladungen senden und 3 Tage und 1 Tag vor Ablauf der Frist erinnern. Ihre IT weiß, was einzutragen ist.
    }

settings-mail-unsealed = Ein Passwort lässt sich hier noch nicht sicher speichern, weil mehrere Prozesse diese Datenbank nutzen können und kein gemeinsames Geheimnis haben. Bitten Sie die Person, die den Server betreibt, für alle Prozesse `DISCERN_ACCESS_SECRET` zu setzen, oder `DISCERN_SMTP_URL`. Ein Mailserver ohne Passwort geht schon jetzt.

settings-mail-security = Verschlüsselung

settings-mail-security-name =
    { $security ->
        [starttls] STARTTLS
        [tls] TLS
       *[none] Keine
    }

settings-mail-security-detail =
    { $security ->
        [starttls] Das Übliche, meist auf Port 587.
        [tls] Meist auf Port 465.
       *[none] Nur für einen Mailserver auf diesem Computer.
    }

settings-mail-host = Mailserver

settings-mail-host-example = smtp.example.org

settings-mail-port = Port

settings-mail-user = Benutzername (leer, wenn keiner nötig ist)

settings-mail-password = Passwort

# In the empty field.
settings-mail-password-kept = Gespeichert. Leer lassen, um es zu behalten.

settings-mail-password-detail = Es wird verschlüsselt gespeichert und nie wieder angezeigt. Wenn Sie Server, Port, Verschlüsselung oder Benutzernamen ändern, geben Sie es neu ein.

settings-mail-password-again = Server, Port, Verschlüsselung oder Benutzername sind geändert. Geben Sie das Passwort neu ein.

settings-mail-sender = Absenderadresse

settings-mail-sender-example = discern@example.org

settings-mail-sender-name = Absendername

settings-mail-links = Adresse von Discern in Links

settings-mail-links-detail = Links in E-Mails beginnen mit dieser Adresse. Alle, die Sie einladen, müssen sie öffnen können.

settings-mail-private = Der Mailserver steht in unserem eigenen Netz

settings-mail-private-detail = Ohne dies verbindet sich Discern nur mit Mailservern im öffentlichen Internet.

# $allowed: the box above is ticked.
settings-mail-place =
    { $allowed ->
        [yes] Mit Mailservern unter dieser Adresse verbindet sich Discern nicht.
       *[no] Dieser Mailserver steht nicht im öffentlichen Internet. Wenn es Ihrer ist, haken Sie „{ settings-mail-private }“ an.
    }

settings-mail-save = Speichern

settings-mail-remove = Mailserver entfernen

settings-mail-address = Ihre E-Mail-Adresse

settings-mail-test = Test-E-Mail senden

settings-mail-testing = Verbindung zum Mailserver …

# $field is what is wrong.
settings-mail-wrong =
    { $field ->
        [host] Geben Sie den Namen des Mailservers ein, etwa smtp.example.org, ohne smtp:// und ohne Port.
        [port] Geben Sie einen Port ein, etwa 587.
        [security] Wählen Sie, wie die Verbindung verschlüsselt ist.
        [user] Geben Sie den Benutzernamen ein, zu dem das Passwort gehört.
        [password] Geben Sie das Passwort in einer Zeile ein.
        [sender] Geben Sie die Absenderadresse ein, etwa discern@example.org, ohne Umlaute und Sonderzeichen.
        [sender_name] Geben Sie den Absendernamen in einer Zeile ein.
        [app_url] Geben Sie die Adresse ein, unter der andere Discern öffnen. Sie beginnt mit https:// oder http:// und ist nicht localhost.
       *[email] Geben Sie eine E-Mail-Adresse ein, etwa name@example.org.
    }

settings-mail-taken = Der Mailserver hat die E-Mail angenommen. Prüfen Sie, ob sie angekommen ist, auch im Spam-Ordner.

settings-mail-refused =
    { $reason ->
        [not_set_up] **Die E-Mail wurde nicht gesendet.** Es ist kein Mailserver eingerichtet.
        [private_address] **Die E-Mail wurde nicht gesendet.** Der Mailserver steht nicht im öffentlichen Internet, und Sie haben das nicht erlaubt.
        [unreachable] **Die E-Mail wurde nicht gesendet.** Dort antwortet kein Mailserver. Prüfen Sie Namen und Port.
        [not_secure] **Die E-Mail wurde nicht gesendet.** Der Server bietet die gewählte Verschlüsselung nicht an, oder seinem Zertifikat ist nicht zu trauen. Versuchen Sie eine andere Verschlüsselung oder den vollen Namen des Servers.
        [login_refused] **Die E-Mail wurde nicht gesendet.** Der Mailserver lehnt Benutzernamen oder Passwort ab. Manche Anbieter verlangen ein eigenes App-Passwort.
        [postponed] **Die E-Mail wurde nicht gesendet.** Der Mailserver bittet, es später noch einmal zu versuchen.
        [sender_refused] **Die E-Mail wurde nicht gesendet.** Der Mailserver lehnt die Absenderadresse ab. Manche Server verlangen eine, die zum Benutzernamen gehört.
        [address_refused] **Die E-Mail wurde nicht gesendet.** Der Mailserver lehnt Ihre E-Mail-Adresse ab.
       *[message_refused] **Die E-Mail wurde nicht gesendet.** Der Mailserver lehnt die Nachricht ab.
    }

## What a leader gets on Mondays, and their private calendar.

settings-week-owners = Das kann nur einrichten, wer Discern hier betreibt

settings-week-unknown = Dieser Dienst hat keine Montagsnachricht und keinen Kalender

# Above links that choose the language of the pages.
settings-language = Sprache

settings-week-message = Montagsnachricht

settings-week-about = Montags: die Gespräche der Woche mit je einer Frage zum Einstieg, die fälligen Vereinbarungen, ein Tipp für jedes Team, und wer noch nicht geantwortet hat. Nur mit Vornamen. Gibt es in einer Woche nichts davon, kommt nichts.

# $place is an e-mail address, or the host of a webhook.
settings-week-state =
    { $way ->
        [mail] **Ein**, an { $place }.
        [webhook] **Ein**, an { $place }.
       *[off] **Aus**.
    } { $sent ->
        [yes] Die letzte ging am { $day } hinaus.
       *[no] { "" }
    }

# A heading that opens.
settings-week-preview = Was diese Woche darin steht

settings-week-preview-none = Diese Woche nichts; es käme also keine Nachricht.

# Where nobody has said what the app's address is.
settings-week-unlinked = Die Nachrichten haben keine Links zum Antworten: In `DISCERN_APP_URL` steht noch nicht, unter welcher Adresse Discern zu öffnen ist.

settings-week-way = Wie sie kommt

settings-week-way-name =
    { $way ->
        [mail] Per E-Mail
        [webhook] Slack oder Teams
       *[off] Aus
    }

settings-week-url = Adresse des eingehenden Webhooks

settings-week-url-detail = In Slack fügen Sie „Incoming Webhooks“ hinzu und wählen sich selbst oder einen privaten Kanal. In Teams nutzen Sie den Workflow „Send webhook alerts to a chat“. Wer im Kanal ist, kann die Nachricht lesen und für Sie antworten. Die Adresse wird verschlüsselt gespeichert und nie wieder angezeigt.

settings-week-wrong =
    { $field ->
        [email] Geben Sie eine E-Mail-Adresse ein, etwa kim@example.org.
       *[url] Geben Sie die ganze Adresse ein, beginnend mit https://.
    }

settings-week-place = Die Adresse muss ins öffentliche Internet führen und mit https:// beginnen.

settings-week-refused =
    { $code ->
        [mail-missing] Hier ist noch kein Mailserver eingerichtet. Das kann die Kontoleitung unter **E-Mail**.
        [address-missing] Sie melden sich ohne eine E-Mail-Adresse an, die Ihr Anbieter bestätigt hat. So gibt es keine Adresse für E-Mails.
       *[secret-missing] Eine Adresse lässt sich hier noch nicht sicher speichern, weil mehrere Prozesse diese Datenbank nutzen können und kein gemeinsames Geheimnis haben. Bitten Sie die Person, die den Server betreibt, für alle Prozesse `DISCERN_ACCESS_SECRET` zu setzen.
    }

# $detail is what the other side answered, in English.
settings-week-problem =
    { $problem ->
        [unsure] Die letzte wurde übergeben, aber nicht bestätigt. Sie kann angekommen sein und wird deshalb nicht noch einmal gesendet.
        [hook_failed] Die letzte wurde nicht angenommen: { $detail }.
        [secret_unreadable] Die Adresse lässt sich nicht mehr lesen, weil sich das Geheimnis von Discern geändert hat. Geben Sie sie neu ein.
        [too_late] Die letzte ließ sich bis Mittwoch nicht senden und ist deshalb entfallen.
        [not_set_up] Die letzte ließ sich nicht senden: Es ist kein Mailserver eingerichtet.
        [address_missing] Die letzte ließ sich nicht senden: Sie haben keine bestätigte E-Mail-Adresse.
        [unreachable] Die letzte ließ sich noch nicht senden: Der Mailserver ist nicht erreichbar.
       *[other] Die letzte ließ sich nicht senden: Der Mailserver hat sie abgelehnt.
    }

settings-calendar = Kalender

settings-calendar-about = Eine persönliche Adresse, die Ihr Kalenderprogramm liest, mit Ihren Gesprächen und den Tagen Ihrer Vereinbarungen.

settings-calendar-unserved = Hier gibt es keine Kalenderadresse: Dieser Server liefert nur Seiten aus. Bei einem Gespräch können Sie die Tage als Datei speichern.

settings-calendar-state =
    { $active ->
        [yes]
            { $names ->
                [yes] Seit { $day } gibt es eine, **mit Namen** und dem, was vereinbart ist.
               *[no] Seit { $day } gibt es eine, ohne Namen.
            }
       *[no] Noch keine Adresse.
    }

settings-calendar-names = Person, Vereinbarung und Einstieg mit anzeigen

settings-calendar-names-detail = Kalender werden geteilt und auf anderen Bildschirmen gezeigt. Ohne dies steht dort „Gespräch“ und „Vereinbarung fällig“.

settings-calendar-make =
    { $active ->
        [yes] Neue Adresse erstellen
       *[no] Adresse erstellen
    }

settings-calendar-once = Kopieren Sie sie jetzt, sie wird nicht wieder angezeigt. Wer sie hat, kann diesen Kalender lesen, bis Sie eine neue erstellen oder sie beenden.

# Below an address on localhost.
settings-calendar-here = Diese Adresse kann nur ein Kalenderprogramm auf diesem Computer lesen. Bei einem Gespräch können Sie die Tage als Datei speichern.

settings-calendar-end = Beenden
