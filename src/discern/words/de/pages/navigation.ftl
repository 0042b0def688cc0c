## The titles of the pages, and what is around every page.

# $page is the name of the page's address.
navigation-title =
    { $page ->
        [people] Personen
        [assessments] Fragebögen
        [teams] Teams
        [talk] Gespräch
        [compare] Vergleich
        [agreements] Vereinbarungen
        [brief] Blatt fürs Meeting
        [reports] Berichte
        [integrations] Integrationen
        [access] Zugang
        [settings] Einstellungen
        [how_it_works] So funktioniert es
        [sign_in] Anmelden
        [closed] Geschlossen
        [not_found] Seite nicht gefunden
       *[home] Start
    }

navigation-section =
    { $section ->
        [workspace] Arbeitsbereich
       *[help] Hilfe
    }

navigation-not-found = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Buchstabe, oder der Link ist alt.

navigation-to-home = Zur Seite „{ $page }“

# What the browser calls a page: of a person, a team or a report, or of a list.
navigation-tab = { $title } · Discern

navigation-open-access = Offener Zugang

navigation-open-access-detail = Wer diese Adresse erreicht, kann diese Seiten sehen, denn `DISCERN_OPEN_ACCESS` ist gesetzt.

navigation-role =
    { $role ->
        [owner] Kontoleitung
        [manager] Führungskraft
        [coach] Coach
       *[member] Mitglied
    }

navigation-signed-in = Angemeldet

navigation-sign-out = Abmelden
