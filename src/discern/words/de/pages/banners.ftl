## Banners: what went wrong, and what to do. By the error's code where it says more than the error's kind.

banners-title =
    { $code ->
        [results_not_ready] Noch nicht fertig
        [profile_missing] Diese beiden lassen sich nicht vergleichen
        [report_not_ready] Noch nicht geschrieben
        [not_shared] Nicht freigegeben
        [results_held] Noch zurückgehalten
        [not_led] Bitten Sie die Kontoleitung, diese Person hinzuzufügen
        [other_coach] Bitten Sie die Kontoleitung, diese Person hinzuzufügen
        [overloaded] Der Dienst ist ausgelastet
        [not_saved] Nichts wurde gespeichert
        [role_forbids] Das dürfen Sie nicht
        [actor_unknown] Sie haben keinen Zugang mehr
        [assessment_closed] Dieser Fragebogen ist geschlossen
        [consent_required] Die Einwilligung fehlt
        [external_id_taken] Diese ID ist vergeben
        [join_link_full] Dieser Link ist ausgeschöpft
        [last_owner] Jemand muss die Kontoleitung haben
        [webhook_disabled] Dieser Endpunkt ist ausgeschaltet
        [report_closed] Dieser Bericht ist abgeschlossen
        [body_too_large] Zu viel auf einmal
       *[other]
            { $kind ->
                [invalid] Prüfen Sie Ihre Eingabe
                [key] Der Dienst nimmt den API-Schlüssel nicht an
                [permission] Der API-Schlüssel darf das nicht
                [missing] Nicht gefunden
                [address] Unter dieser Adresse ist kein Dienst
                [unoffered] Der Dienst bietet das nicht an
                [limit] Zu viele Anfragen
                [server] Im Dienst ist ein Fehler aufgetreten
                [timeout] Der Dienst hat zu lange gebraucht
                [busy]
                    { $itself ->
                        [yes] Ausgelastet; neuer Versuch läuft.
                       *[no] Discern ist ausgelastet
                    }
                [unreachable] Der Dienst ist nicht erreichbar
                [unreadable] Die Antwort des Dienstes ist nicht lesbar
               *[other] Etwas ist schiefgegangen
            }
    }

# $detail is what the service says: of an invalid request, each field and the rule that it breaks. $kind is busy where
# the app's own service takes too long. $place is as in banners-address. $itself is "yes"
# where the page is drawn again until it succeeds; $quoted is "yes" where the request's id follows.
banners-advice =
    { $code ->
        [results_not_ready] Das Profil erscheint, sobald jede Frage beantwortet ist.
        [profile_missing] Mindestens einer Person fehlt ein Profil, das Sie sehen dürfen. Wählen Sie andere, oder sprechen Sie mit diesen beiden.
        [report_not_ready] Der Bericht erscheint, sobald er geschrieben ist.
        [not_shared] Diese Person gibt ihr Profil nur für einen Coach frei. Wenn Sie etwas wissen möchten, fragen Sie die Person.
        [results_held] Ein Coach hält dieses Profil zurück, bis es besprochen ist. Fragen Sie den Coach, wann das sein wird.
        [not_led] Diese Person gibt ihr Profil für alle frei, deshalb können Sie es sehen. Sie ist aber in keinem Ihrer Teams.
        [other_coach] Diese Person gibt ihr Profil nur für einen bestimmten Coach frei, und dieses Team hat einen anderen.
        [not_saved] Was Sie gerade getan haben, ist nicht gespeichert, weil der Dienst im Moment nichts speichern kann. Versuchen Sie es in ein paar Minuten noch einmal, oder fragen Sie, wer Discern hier betreibt.
        [overloaded] Gerade nutzen ihn zu viele. Nichts wurde geändert. Versuchen Sie es in { $seconds } s noch einmal.
        [role_forbids] Fragen Sie, wer Discern hier betreibt: Dort kann es jemand für Sie tun oder Ihnen eine Rolle geben, die es darf.
        [actor_unknown] Bitten Sie die Personen, die Discern hier betreiben, Ihnen wieder Zugang zu geben.
        [assessment_closed] Er nimmt keine Antworten mehr an.
        [consent_required] Sie wurde in einem anderen Browser gegeben oder gar nicht. Öffnen Sie die Einladung noch einmal.
        [external_id_taken] Sie gehört zu jemand anderem oder zu einem anderen Team. Wählen Sie eine andere ID und senden Sie noch einmal. Was Sie eingegeben haben, ist noch da.
        [join_link_full] Bitten Sie dort, wo Sie ihn bekommen haben, um einen neuen.
        [last_owner] Geben Sie die Kontoleitung zuerst jemand anderem.
        [webhook_disabled] Schalten Sie ihn ein und versuchen Sie es noch einmal.
        [report_closed] Er lässt sich nicht mehr abbrechen.
        [body_too_large] So viel nimmt der Dienst nicht an. Senden Sie es in kleineren Teilen.
       *[other]
            { $kind ->
                [invalid] { $detail }. Berichtigen Sie das und senden Sie noch einmal. Was Sie eingegeben haben, ist noch da.
                [key] Vielleicht ist er vertippt, abgelaufen oder widerrufen. Prüfen Sie { banners-key }, oder fragen Sie, wer den Dienst betreibt.
                [permission] Nutzen Sie einen, der es darf, oder fragen Sie, wer den Dienst betreibt.
                [missing] Vielleicht ist es gelöscht, oder der Link ist falsch. Gehen Sie zurück zur Liste und wählen Sie neu.
                [address] Prüfen Sie { banners-address }; am Ende sollte /v1 stehen.
                [unoffered] Nicht jeder Dienst hat alles, was diese App zeigen kann. Geht keine Seite, prüfen Sie { banners-address }; am Ende sollte /v1 stehen.
                [limit]
                    { $itself ->
                        [yes] Diese Seite lädt in { $seconds } s von selbst neu. Nichts geht verloren.
                       *[no] Versuchen Sie es in { $seconds } s noch einmal.
                    }
                [server]
                    { $quoted ->
                        [yes] Es liegt nicht an Ihnen. Versuchen Sie es in einer Minute noch einmal. Geschieht es wieder, nennen Sie denen, die den Dienst betreiben, die Anfrage-ID unten.
                       *[no] Es liegt nicht an Ihnen. Versuchen Sie es in einer Minute noch einmal. Geschieht es wieder, fragen Sie, wer den Dienst betreibt.
                    }
                [timeout]
                    { $itself ->
                        [yes] Vielleicht ist er ausgelastet, oder { banners-address } stimmt nicht. Diese Seite versucht es von selbst noch einmal.
                       *[no] Vielleicht ist er ausgelastet. Prüfen Sie erst, ob Ihre Eingabe angekommen ist, bevor Sie es noch einmal versuchen.
                    }
                [busy]
                    { $itself ->
                        [yes] Diese Seite kommt von selbst.
                       *[no] Warten Sie einen Moment, und sehen Sie nach, ob es geklappt hat, bevor Sie es noch einmal versuchen.
                    }
                [unreachable]
                    { $itself ->
                        [yes] Prüfen Sie das Netz und { banners-address }. Diese Seite kommt von selbst wieder, sobald der Dienst zurück ist.
                       *[no] Prüfen Sie das Netz und { banners-address }, und versuchen Sie es noch einmal.
                    }
                [unreadable] Prüfen Sie { banners-address }; am Ende sollte /v1 stehen, und sie sollte zu einem Dienst für DISC-Fragebögen gehören.
               *[other] { $detail }.
            }
    }

# Where the service's address and key are: in the settings that Discern starts with, before the reader, or on the page of
# settings. $address is what it is.
banners-address =
    { $place ->
        [start] die Adresse des Dienstes ({ $address })
        [here] die Adresse
       *[page] die Adresse unter „Einstellungen“
    }

# In the accusative.
banners-key =
    { $place ->
        [start] den Schlüssel des Dienstes
        [here] den Schlüssel
       *[page] den Schlüssel unter „Einstellungen“
    }

# Below the banner, where these are in the settings that Discern starts with: before banners-message, which is plain text
# to copy. $title is that of the banner.
banners-send = Hilft das nicht, schicken Sie dies an die Personen, die Discern hier betreiben:

banners-message = Discern meldet „{ $title }“ zu { $address }. Bitte prüfen Sie, ob der Dienst läuft und ob die Einstellungen DISCERN_BASE_URL und DISCERN_API_KEY stimmen. Ohne DISCERN_BASE_URL startet Discern mit eigenen Daten.

# Below old data that are on screen.
banners-people-go = Bis der Dienst zurück ist, bleiben Daten über Personen höchstens eine Minute auf dem Bildschirm.

banners-again = Noch einmal versuchen

banners-age =
    { $unit ->
        [seconds]
            { $count ->
                [one] Diese Daten sind { $count } Sekunde alt.
               *[other] Diese Daten sind { $count } Sekunden alt.
            }
        [minutes]
            { $count ->
                [one] Diese Daten sind { $count } Minute alt.
               *[other] Diese Daten sind { $count } Minuten alt.
            }
       *[hours]
            { $count ->
                [one] Diese Daten sind { $count } Stunde alt.
               *[other] Diese Daten sind { $count } Stunden alt.
            }
    }

# Where the app's own service takes too long: above old data that are on screen.
banners-busy-age =
    { $unit ->
        [seconds]
            { $count ->
                [one] Was Sie sehen, ist { $count } Sekunde alt.
               *[other] Was Sie sehen, ist { $count } Sekunden alt.
            }
        [minutes]
            { $count ->
                [one] Was Sie sehen, ist { $count } Minute alt.
               *[other] Was Sie sehen, ist { $count } Minuten alt.
            }
       *[hours]
            { $count ->
                [one] Was Sie sehen, ist { $count } Stunde alt.
               *[other] Was Sie sehen, ist { $count } Stunden alt.
            }
    }

# In small print.
banners-request = Wenn Sie um Hilfe bitten, nennen Sie die Anfrage { $id }.

banners-readings = Wie die Antworten dieses Dienstes gelesen wurden

# $limit is 0 where the service doesn't say it.
banners-quota =
    { $limit ->
        [0] { $remaining } Anfragen übrig
       *[other] { $remaining } von { $limit } Anfragen übrig
    }

banners-quota-help = Der Dienst beantwortet pro Minute eine bestimmte Zahl von Anfragen, und nach und nach werden wieder welche frei. Jede Seite braucht ein paar. Ist keine übrig, warten Seiten eine Weile, und nichts geht verloren. Wer den Dienst betreibt, kann die Grenze anheben.

banners-quota-low =
    { $remaining ->
        [0] Im Moment ist keine Anfrage übrig. Seiten müssen etwas warten, und nichts geht verloren.
       *[other]
            { $seconds ->
                [0] Nur noch wenige Anfragen übrig: { $remaining }. Seiten müssen bald warten, wenn es so weitergeht.
               *[other] Nur noch wenige Anfragen übrig: { $remaining }. Geht es so weiter, müssen Seiten in { $seconds } s warten.
            }
    }

## Nothing can be stored: above every page of those who run the installation.

banners-unsaved = Im Moment lässt sich nichts speichern

banners-unsaved-detail =
    { $cause ->
        [full] Die Festplatte der Datenbank ist voll. Gespeichertes lässt sich noch lesen. Sobald wieder Platz ist, geht das Speichern ohne Neustart.
        [read_only] Die Datenbank lehnt jede Änderung ab. Gespeichertes lässt sich noch lesen. Prüfen Sie, ob Festplatte, Ordner und Datenbank Änderungen erlauben.
        [damaged] Die Datenbank ist beschädigt. Beenden Sie Discern, behalten Sie eine Kopie der Datei, und spielen Sie eine Sicherung ein.
       *[failing] Die Festplatte der Datenbank versagt. Prüfen Sie die Festplatte und das Systemprotokoll, und machen Sie eine Sicherung, solange es geht.
    }

# While a page waits for a service that hangs.
banners-waiting = Der Dienst hat noch nicht geantwortet …
