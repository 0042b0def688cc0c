## Who may open which page: signing in, the closed page, and the list of those who may sign in.

access-sign-in = Anmelden

access-sign-in-detail = Discern zeigt, wie die Menschen in einem Team am liebsten arbeiten. Für einen Fragebogen brauchen Sie keine Anmeldung: Öffnen Sie einfach den Link.

access-sign-in-with = Anmelden mit { $provider }

access-sign-in-failed = Das hat nicht geklappt. Bitte melden Sie sich erneut an.

access-refused = Sie haben keinen Zugang

access-refused-detail = Sie sind als **{ $name }** angemeldet.

access-refused-somebody = Sie sind angemeldet.

# $lack is what is missing: the address in what the provider sent, its word that the address is verified, or access.
access-refused-lack =
    { $lack ->
        [address] Ihr Anmeldedienst hat keine E-Mail-Adresse gesendet. Bitten Sie die Person, die Discern hier betreibt, das zu ändern.
        [verification] Ihr Anmeldedienst bestätigt nicht, dass die E-Mail-Adresse Ihnen gehört. Bitten Sie die Person, die Discern hier betreibt, das zu ändern.
       *[access] Bitten Sie die Person, die Discern hier betreibt, um Zugang, und nennen Sie die E-Mail-Adresse, mit der Sie sich anmelden.
    }

access-refused-operator = Ich betreibe Discern hier. Wie komme ich hinein?

access-refused-operator-detail =
    { $lack ->
        [address] Lassen Sie den Anmeldedienst `email` und `email_verified` in das ID-Token schreiben, und melden Sie sich noch einmal an. Was er anbietet, zeigt `discern signin check`.
        [verification] Lassen Sie den Anmeldedienst `email_verified` in das ID-Token schreiben. Wenn sich bei ihm niemand die Adresse einer anderen Person aneignen kann, können Sie ihn stattdessen in `DISCERN_TRUSTED_ISSUERS` eintragen und Discern neu starten. Melden Sie sich dann noch einmal an.
       *[access] Fügen Sie Ihre E-Mail-Adresse zu `DISCERN_OWNERS` hinzu, starten Sie Discern neu, und melden Sie sich an. Hat sich zuvor jemand anders mit dieser Adresse angemeldet, muss eine Kontoleitung diesen Zugang unter **Zugang** entfernen.
    }

## What somebody reads on an open page that can't connect again. The page stays as it is.

access-over =
    { $by ->
        [sign-in] Sie wurden abgemeldet. Melden Sie sich in einem anderen Tab dieses Browsers wieder an. Diese Seite macht dann weiter und behält, was Sie eingegeben haben.
       *[secret] Der Zugang dieses Browsers ist abgelaufen. Öffnen Sie in einem anderen Tab die Adresse mit /open?secret=, die Discern beim Start ausgegeben hat. Diese Seite macht dann weiter und behält, was Sie eingegeben haben.
    }

access-not-asked = Ihr Zugang lässt sich gerade nicht prüfen

access-not-asked-detail = Der Dienst antwortet nicht. Bitte versuchen Sie es gleich noch einmal.

# Where the cookies of a company's network fill the head of a request.
access-cookies = Ihr Browser sendet zu viele Cookies

access-cookies-detail = Oft bleiben sie von der Anmeldung im Firmennetz zurück. Löschen Sie die Cookies dieser Website, und öffnen Sie die Seite noch einmal, oder zeigen Sie diese Seite Ihrer IT-Abteilung.

access-cookies-operator = Was Ihre IT-Abteilung ändern kann

access-cookies-line = Ein Header der Anfrage hat { $bytes } Bytes, meist `Cookie`. Bei mehr als { $limit } Bytes kann sich eine Seite nicht verbinden. Starten Sie Discern mit `WEBSOCKETS_MAX_LINE_LENGTH=65536` in seiner Umgebung.

# Where a network lets the page through and refuses its socket. $address is a host and a path.
access-socket = Keine Verbindung möglich

access-socket-detail = Ein Netz auf dem Weg, oft das der Firma, sperrt die Live-Verbindung, die diese Seite braucht. Versuchen Sie es in einem anderen Netz, oder zeigen Sie dies Ihrer IT-Abteilung. Diese Seite versucht es weiter.

access-socket-operator = **Für die IT:** Erlauben Sie WebSocket-Verbindungen zu `{ $address }`. Jeder Proxy auf dem Weg muss `Upgrade: websocket` weitergeben und `Host` unverändert lassen.

access-socket-wait = Weiter versuchen

access-closed = Diese Seite ist geschlossen

access-closed-detail = Wenn Sie einen Link zu einem Fragebogen bekommen haben, öffnen Sie diesen Link. Er gilt überall.

access-closed-open =
    { $days ->
        [one] Betreiben Sie Discern hier? Öffnen Sie die Adresse mit `/open?secret=` aus dem Terminal oder dem Protokoll. Dieser Browser hat dann { $days } Tag lang Zugang.
       *[other] Betreiben Sie Discern hier? Öffnen Sie die Adresse mit `/open?secret=` aus dem Terminal oder dem Protokoll. Dieser Browser hat dann { $days } Tage lang Zugang.
    }

access-closed-operator = Ich betreibe Discern hier. Wie lasse ich andere hinein?

access-closed-operator-way =
    { $way ->
        [secret] **Die Seiten mit einem Geheimnis öffnen.** Erzeugen Sie eines mit `openssl rand -hex 32`, setzen Sie es als `DISCERN_ACCESS_SECRET`, und starten Sie Discern neu. Diese Seite fragt dann danach.
        [sign-in] **Mit Google, Microsoft oder einem anderen Dienst anmelden lassen.** Richten Sie ihn in `.streamlit/secrets.toml` unter `[auth]` ein, fügen Sie Ihre Adresse zu `DISCERN_OWNERS` hinzu, und starten Sie Discern neu. Die Zeilen zum Kopieren stehen in `docs/sign-in.md`.
       *[open] **Die Seiten für alle öffnen, die diese Adresse erreichen.** Setzen Sie `DISCERN_OPEN_ACCESS=1`, und starten Sie Discern neu. Alle sehen dann jeden Namen und jedes Profil, außer denen, die nur für den Coach freigegeben sind. Tun Sie das nur, wo alle sie sehen dürfen.
    }

access-secret = Zugangsgeheimnis

access-secret-detail =
    { $days ->
        [one] Betreiben Sie Discern hier? Geben Sie sein `DISCERN_ACCESS_SECRET` ein. Dieser Browser hat dann { $days } Tag lang Zugang und behält das Geheimnis nicht.
       *[other] Betreiben Sie Discern hier? Geben Sie sein `DISCERN_ACCESS_SECRET` ein. Dieser Browser hat dann { $days } Tage lang Zugang und behält das Geheimnis nicht.
    }

access-secret-open = Seiten öffnen

access-secret-wrong = Das ist nicht das richtige Geheimnis.

access-secret-limit = Von Ihrer Netzadresse kamen zu viele falsche Geheimnisse. Versuchen Sie es in einer Stunde noch einmal.

## The list of those who may sign in.

access-detail = Zugang bekommt, wer sich zuerst mit der E-Mail-Adresse anmeldet, sobald der Anmeldedienst sie bestätigt hat. Änderungen gelten sofort.

access-column =
    { $column ->
        [person] Person
        [email] E-Mail
        [role] Rolle
        [teams] Teams oder Person
        [signed-in] Zuletzt angemeldet
       *[added] Hinzugefügt
    }

access-not-yet = noch nie

access-nobody = Noch hat niemand Zugang

access-alt = Wer sich anmelden darf

access-part-unknown = unbekannte Person

access-part-team = ein Team

access-role-name =
    { $role ->
        [manager] Führungskraft
        [coach] Coach
        [member] Mitglied
       *[owner] Kontoleitung
    }

access-role-detail =
    { $role ->
        [manager] Lädt ein und sieht die Profile der eigenen Teams.
        [coach] Sieht alle Profile in den zugewiesenen Teams, auch die nur für Person und Coach freigegebenen, und kann sie zurückhalten und freigeben.
        [member] Sieht nur das eigene Profil und die eigenen Daten.
       *[owner] Kann alles, sieht aber keine Profile, die nur für Person und Coach freigegeben sind.
    }

access-give = Zugang geben

access-email = E-Mail-Adresse für die Anmeldung

access-role = Rolle

access-teams = Teams

access-whose = Welche Person ist das?

access-whose-none = Person wählen

access-add = Zugang geben

access-email-wrong = Das sieht nicht nach einer E-Mail-Adresse aus.

access-whose-missing = Wählen Sie, welche Person das ist.

access-change = Zugang für { $name }

access-change-go = Ändern

access-save = Speichern

access-remove = Entfernen

access-remove-title = { $name } entfernen?

access-remove-detail = **{ $name }** verliert den Zugang sofort. Was die Person hier erstellt hat, bleibt.

access-remove-go = Zugang entfernen

access-deletion = Automatisches Löschen

access-idle = Personen zeigen, die mindestens so viele Tage inaktiv waren

access-retention =
    { $days ->
        [0] Niemand wird automatisch gelöscht, denn `DISCERN_RETENTION_DAYS` ist nicht gesetzt.
        [one] Personen werden nach **{ $days } Tag** ohne Aktivität automatisch gelöscht.
       *[other] Personen werden nach **{ $days } Tagen** ohne Aktivität automatisch gelöscht.
    }

access-idle-none = So lange war niemand inaktiv.

access-idle-count =
    { $more ->
        [yes]
            { $count ->
                [one] Mehr als { $count } Person war so lange inaktiv.
               *[other] Mehr als { $count } Personen waren so lange inaktiv.
            }
       *[no]
            { $count ->
                [one] { $count } Person war so lange inaktiv.
               *[other] { $count } Personen waren so lange inaktiv.
            }
    }
