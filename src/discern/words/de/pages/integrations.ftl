## What happened, and the endpoints that report it to other systems.

integrations-detail = Sehen Sie, was hier geschehen ist, melden Sie es anderen Systemen, und erstellen Sie Schlüssel für Programme.

integrations-tab =
    { $tab ->
        [keys] Schlüssel
       *[events] Webhooks und Ereignisse
    }

# Below the keys. $address is that of the API.
integrations-developers = Die Adresse der API ist { $address }.

integrations-interface = Dokumentation der API

integrations-none-offered = Dieser Dienst hat keine Ereignisse

integrations-none-offered-detail = Er kann anderen Systemen nicht melden, was geschieht. Wenn Sie das brauchen, fragen Sie, wer ihn betreibt.

integrations-recent = Letzte Ereignisse

integrations-kind-label = Art

integrations-kind-all = Alle Ereignisse

# $name is what the service calls it.
integrations-event =
    { $event ->
        [agreement-due] Eine Vereinbarung ist fällig
        [assessment-completed] Jemand ist mit dem Fragebogen fertig
        [assessment-rescored] Ein Profil wurde neu berechnet
        [candidate-changed] Angaben zu einer Person haben sich geändert
        [candidate-created] Eine Person wurde hinzugefügt
        [candidate-erased] Eine Person wurde gelöscht
        [candidate-merged] Zwei Einträge einer Person wurden zusammengeführt
        [measurement-updated] Die Auswertung wurde geändert
        [report-generated] Ein Bericht ist fertig
        [team-updated] Die Mitglieder eines Teams haben sich geändert
        [webhook-test] Testereignis
       *[other] { $name }
    }

integrations-none = Noch ist nichts geschehen

integrations-none-detail = Hier erscheinen beantwortete Fragebögen, neue Berichte und Änderungen an Teams.

integrations-open = Öffnen

# In place of a name, under About.
integrations-unnamed =
    { $why ->
        [closed] Für Sie nicht sichtbar
        [everyone] Alle Profile von da an
       *[gone] Inzwischen gelöscht
    }

integrations-sent =
    { $sent ->
        [yes] Was gesendet wurde
       *[no] Was gesendet wird
    }

integrations-sent-detail = Bei jedem Versuch geht dieser Text mit dem Header `webhook-id: { $id }` hinaus. Nur die letzte Antwort wird aufbewahrt.

integrations-not-sent-detail = Endpunkte bekommen diesen Text mit dem Header `webhook-id: { $id }`.

integrations-answered = Die Antwort

integrations-no-deliveries = Damals hatte kein Endpunkt das abonniert.

integrations-column =
    { $column ->
        [time] Zeit
        [event] Ereignis
        [who] Betrifft
        [endpoint] Endpunkt
        [status] Stand
        [answer] Antwort
       *[resend] Erneut senden
    }

integrations-alt = Ereignisse und ihre Zustellungen, die neuesten zuerst

integrations-status =
    { $status ->
        [delivered] Zugestellt
        [pending] Unterwegs
        [retrying] Neuer Versuch
        [failed] Fehlgeschlagen
       *[cancelled] Abgebrochen
    }

integrations-resent = { $endpoint } (erneut gesendet)

## Deliveries.

integrations-delivery =
    { $resent ->
        [yes] { $endpoint } (erneut gesendet): { $outcome }
       *[no] { $endpoint }: { $outcome }
    }

integrations-resend = Erneut senden

# In the dative: it always stands after "nach".
integrations-attempts =
    { $attempts ->
        [one] { $attempts } Versuch
       *[other] { $attempts } Versuchen
    }

integrations-delivered =
    { $known ->
        [at-took] Zugestellt am { $at }, nach { integrations-attempts }, in { $ms } ms.
        [at] Zugestellt am { $at }, nach { integrations-attempts }.
        [took] Zugestellt nach { integrations-attempts }, in { $ms } ms.
       *[neither] Zugestellt nach { integrations-attempts }.
    }

integrations-failed = Nach { integrations-attempts } nicht zugestellt: { $why }. Weitere Versuche folgen nicht.

integrations-cancelled = Abgebrochen, weil der Endpunkt vor der Zustellung ausgeschaltet wurde.

integrations-sending = Wird gesendet.

integrations-pending = Nach { integrations-attempts } noch nicht zugestellt: { $why }.

integrations-pending-next = Nach { integrations-attempts } noch nicht zugestellt: { $why }. Nächster Versuch: { $next }.

integrations-no-answer = keine Antwort

## Endpoints.

integrations-webhooks-none = Noch kein Endpunkt

integrations-webhooks-none-detail = Ein Endpunkt ist die Adresse eines anderen Systems. Ist er hinzugefügt, erreichen ihn die Ereignisse, die Sie wählen, in ein bis zwei Sekunden.

# How an endpoint is doing, in a word.
integrations-condition =
    { $condition ->
        [working] In Ordnung
        [failing] Gestört
        [paused] Pausiert
        [off] Aus
       *[unused] Neu
    }

integrations-subscribed =
    { $count ->
        [one] Eine von { $all } Arten von Ereignissen
       *[other] { $count } von { $all } Arten von Ereignissen
    }

# What can be done with an endpoint.
integrations-action =
    { $action ->
        [test] Test senden
        [edit] Bearbeiten
        [replay] Frühere Ereignisse erneut senden
        [secret] Neues Geheimnis
        [on] Einschalten
        [off] Ausschalten
       *[delete] Löschen
    }

integrations-actions = Aktionen für { $name }

# $since is when that was.
integrations-off-since =
    { $reason ->
        [failing] Ausgeschaltet am { $since }, nach fünf Tagen ohne einen einzigen Erfolg.
        [gone] Ausgeschaltet am { $since }, weil der Endpunkt geantwortet hat, dass es ihn nicht mehr gibt (410).
       *[owner] Ausgeschaltet am { $since }.
    }

integrations-off =
    { $reason ->
        [failing] Ausgeschaltet nach fünf Tagen ohne einen einzigen Erfolg.
        [gone] Ausgeschaltet, weil der Endpunkt geantwortet hat, dass es ihn nicht mehr gibt (410).
       *[owner] Ausgeschaltet.
    }

integrations-paused = Der Endpunkt hat um eine Pause bis { $until } gebeten.

integrations-failing = Gestört seit dem { $since }. Nach fünf Tagen ohne Erfolg wird er ausgeschaltet.

integrations-working = In Ordnung. Die letzte Zustellung war am { $at }.

integrations-unused = Noch nichts gesendet.

integrations-last-test = Letzter Test: { $outcome }

integrations-secret = Mit diesem Geheimnis werden Zustellungen signiert. Es wird nur einmal gezeigt, kopieren Sie es also jetzt.

integrations-secret-hide = Ich habe es kopiert

integrations-secret-new = Neues Geheimnis

integrations-secret-new-detail = Einen Tag lang werden Zustellungen mit dem alten und dem neuen Geheimnis signiert.

integrations-secret-create = Neues Geheimnis erstellen

integrations-delete-title = { $name } löschen?

integrations-delete-detail = An diesen Endpunkt wird nichts mehr gesendet, und die Liste seiner Zustellungen wird gelöscht.

integrations-delete-go = Endpunkt löschen

integrations-replay = Frühere Ereignisse erneut senden

integrations-replay-detail = { $name } bekommt die abonnierten Ereignisse dieses Zeitraums noch einmal.

integrations-replay-since = Zeitraum

integrations-period =
    { $period ->
        [hour] Letzte Stunde
        [day] Letzte 24 Stunden
       *[week] Letzte 7 Tage
    }

integrations-replay-go = Erneut senden

integrations-replayed =
    { $count ->
        [0] Es gab nichts zu senden.
        [one] Ein Ereignis wird erneut gesendet.
       *[other] { $count } Ereignisse werden erneut gesendet.
    }

## A new endpoint, and changes to one.

integrations-add = Endpunkt hinzufügen

integrations-add-detail = Jedes Ereignis geht als signierte Anfrage im Format von [Standard Webhooks](https://www.standardwebhooks.com/) an den Endpunkt, mit IDs, aber ohne Namen und ohne Profile. Nichts wird gesendet, wenn jemand zu antworten beginnt oder eine schon erfasste Person eingeladen wird.

integrations-address = Adresse

integrations-description = Beschreibung (optional)

integrations-description-example = Das Wiki des Teams

integrations-events = Welche Ereignisse

integrations-events-all = Alle

integrations-event-explained = **{ $event }**: { $meaning }

integrations-events-none = Wählen Sie mindestens ein Ereignis.

integrations-event-meaning =
    { $event ->
        [agreement-due] wer daran beteiligt ist, kann sagen, was daraus wurde.
        [assessment-completed] jede Frage ist beantwortet.
        [assessment-rescored] die Kontoleitung ließ frühere Profile neu auswerten, darunter dieses.
        [candidate-changed] Name, Adresse, ID oder Angaben haben sich geändert, oder wer die Ergebnisse sehen darf.
        [candidate-created] sie kann eingeladen werden.
        [candidate-erased] auch Antworten und Ergebnisse sind weg.
        [candidate-merged] was zu zwei Einträgen gehörte, gehört nun zu einem.
        [measurement-updated] die Kontoleitung hat geändert, wie neue Antworten ausgewertet werden.
        [report-generated] er kann gelesen und heruntergeladen werden.
       *[team-updated] jemand kam oder ging, oder das Team wurde angelegt oder gelöscht.
    }

integrations-edit-title = { $name } bearbeiten

integrations-save = Speichern

integrations-add-go = Hinzufügen und Geheimnis zeigen

# $rule is what the field breaks.
integrations-wrong =
    { $field ->
        [url] Adresse: { $rule }.
        [events] Ereignisse: { $rule }.
       *[description] Beschreibung: { $rule }.
    }
