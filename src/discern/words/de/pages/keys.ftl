## API keys.

keys-owners = Schlüssel erstellt nur die Kontoleitung

keys-none-offered = Schlüssel dieses Dienstes lassen sich hier nicht verwalten

keys-none = Noch keine Schlüssel

keys-none-detail = Mit einem Schlüssel kann ein anderes Programm, zum Beispiel ein HR-System, lesen und ändern, was Sie erlauben.

keys-make = Neuer Schlüssel

keys-alt = API-Schlüssel, was jeder darf, wann er zuletzt genutzt wurde und wie lange er gilt

keys-column =
    { $column ->
        [label] Name
        [state] Zustand
        [may] Darf
        [used] Zuletzt genutzt
        [until] Gilt bis
       *[made] Erstellt
    }

keys-state =
    { $state ->
        [expired] Abgelaufen
        [own] Diese App
       *[live] Gilt
    }

keys-unused = nie

keys-own = Diesen Schlüssel benutzt die App selbst. Geben Sie der App einen anderen, bevor Sie ihn widerrufen.

keys-label = Wofür ist er?

keys-label-example = HR-System

keys-may = Er darf

keys-preset =
    { $preset ->
        [read] Alles lesen
        [people] Personen einladen und verwalten
        [all] Alles tun
        [assistant] Einen Assistenten fragen lassen
       *[single] Nur, was ich ankreuze
    }

keys-preset-detail =
    { $preset ->
        [read] Personen, Teams, Profile, Berichte und Ereignisse
        [people] Einladungen, Personen und Teams, ohne Profile
        [all] Alles, was die Kontoleitung darf, und weitere Schlüssel erstellen
        [assistant] Befunde in Worten für eine Person mit Zugang, über MCP: keine Werte, keine Listen
       *[single] Sie wählen jede Berechtigung einzeln
    }

keys-user = Wer fragt damit?

keys-user-detail = Der Schlüssel liest, was diese Person sehen darf, und nicht mehr.

keys-names = Namen von Personen nennen. Ohne Namen heißen sie in jeder Antwort [P1], [P2] …

keys-ends = Wie lange er gilt

keys-days =
    { $days ->
        [0] Bis er widerrufen wird
        [365] Ein Jahr
       *[other] { $days } Tage
    }

keys-make-go = Schlüssel erstellen

# $field is what is wrong.
keys-wrong =
    { $field ->
        [scopes] Kreuzen Sie mindestens eines an, was der Schlüssel darf.
       *[label] Schreiben Sie, wofür der Schlüssel ist.
    }

# The key's name; the key itself stands below.
keys-made = **Kopieren Sie den Schlüssel für { $name } jetzt.** Er wird nur dieses eine Mal gezeigt. Hüten Sie ihn wie ein Passwort.

keys-done = Ich habe ihn kopiert

keys-revoke = Widerrufen

keys-revoke-title = { $name } widerrufen?

keys-revoke-detail = Programme, die **{ $name }** benutzen, werden sofort abgewiesen. Das lässt sich nicht rückgängig machen.

keys-revoke-go = Schlüssel widerrufen
