## A person's own page behind their private link: profile, talks, who sees it, and their data, in tabs.

own-profile-of = Das Profil von { $name }

own-profile-tabs = Ihre Seite

own-profile-tab =
    { $tab ->
        [profile] Profil
        [talks] Gespräche
        [seen] Wer es sieht
        [how] So funktioniert es
       *[data] Meine Daten
    }

## The profile.

# Above the circle; above the scores where there is no place on it.
own-profile-place =
    { $place ->
        [yes] Ihr Platz im Kreis
       *[no] { own-profile-scores }
    }

own-profile-scores = Ihre vier Werte

# Below three choices: Fits, Partly, Not me.
own-profile-fit-detail = Wer Ihr Profil sieht, sieht auch Ihre Wahl. „Passt nicht“ streicht diesen Text für alle durch{ $shares ->
        [yes] , und Kolleginnen und Kollegen lesen ihn nicht unter „Sie beide“
       *[no] { "" }
    }. An Ihren Werten und an dem, was Ihre Führungskraft über das Team oder über zwei Personen liest, ändert sich nichts.

own-profile-comment-save = Speichern

own-profile-week = Für diese Woche

# Under the thing to try.
own-profile-teaching = Gemessen ist nur Ihr Platz im Kreis. Alles Weitere ist Stoff aus DISC-Kursen.

own-profile-tips = Mehr zum Ausprobieren, nach Situation

own-profile-rests-on = Worauf das beruht

own-profile-counts-column =
    { $column ->
        [style] Stil
        [most] Am ehesten
       *[least] Am wenigsten
    }

# Buttons that lead to other tabs.
own-profile-way =
    { $to ->
        [about] Arbeiten mit mir
        [keep] Meinen Link aufbewahren
        [stored] Herunterladen
       *[take-back] Löschen
    }

## Where there is no profile to show.

own-profile-withheld = Diesmal gibt es kein Profil

own-profile-withheld-detail = Diese Antworten ergeben keines. Über Sie sagt das nichts.

own-profile-again = Noch einmal antworten

own-profile-again-here = Nehmen Sie sich fünf bis zehn ruhige Minuten. Ihr Link bleibt derselbe, und Ihre früheren Antworten bleiben, bis Sie sie löschen.

own-profile-invited = Sie sind eingeladen, noch einmal zu antworten

own-profile-invited-detail = Beginnen Sie hier und nicht über den Link in der Einladung. Dann bleiben alle Ihre Antworten hinter einem persönlichen Link zusammen.

own-profile-again-agree = Wenn Sie noch einmal antworten, stimmen Sie dem auch für Ihre neuen Antworten zu.

# What somebody agrees to by answering again, on a fold.
own-profile-again-terms = Wofür es ist und was gespeichert wird

own-profile-again-detail =
    { $again ->
        [another_open] Auf Sie wartet noch ein Fragebogen. Öffnen Sie den Link, der dazu kam, oder senden Sie dies an die Person, die Sie eingeladen hat:
        [used_up] Sie haben so oft noch einmal geantwortet, wie es dieser Link erlaubt. Senden Sie dies an die Person, die Sie eingeladen hat:
       *[no] Senden Sie dies an die Person, die Sie eingeladen hat:
    }

# A message to copy.
own-profile-again-message = Meine Antworten haben kein Profil ergeben. Könnte ich einen neuen Link bekommen, um noch einmal zu antworten?

own-profile-withheld-why = Was an den Antworten ungewöhnlich war

own-profile-held-detail = Ihr Coach zeigt es Ihnen, wenn Sie darüber sprechen. Ihre Antworten können Sie jederzeit unter „Meine Daten“ herunterladen.

own-profile-waiting = Ihr Profil ist unterwegs

own-profile-waiting-detail = Es wird gerade aus Ihren Antworten berechnet. Das dauert einen Moment.

own-profile-refresh = Erneut nachsehen

own-profile-unread = Ihr Profil kann hier nicht gezeigt werden

own-profile-unread-detail = Die Werte dieses Dienstes lassen sich hier nicht lesen. Über Sie oder Ihre Antworten sagt das nichts.

## Who sees it.

own-profile-about-saved = Ihre Seite ist gespeichert.

own-profile-link-title = Der Link zu Ihrer Seite

own-profile-link-made = Kopieren Sie den Link jetzt, denn er wird nicht noch einmal gezeigt. Er gilt bis zum { $day }.

own-profile-log-more = Frühere Einträge

own-profile-log-rest = Ihre eigenen Besuche sind weggelassen. Der Download unter „Meine Daten“ enthält alles.

## My data.

own-profile-link-code = Als QR-Code für Ihr Telefon

own-profile-report = Ihr Bericht

own-profile-report-detail =
    { $state ->
        [none] Ihr Profil als Dokument zum Lesen, Drucken oder Mitnehmen ins Gespräch.
        [waiting] Ihr Bericht wird gerade geschrieben. Das dauert einen Moment.
        [ready] Ihr Bericht ist fertig. Er zeigt Ihre Markierungen, wie sie heute sind.
       *[failed] Ihr Bericht konnte nicht geschrieben werden. { $reason }
    }

own-profile-report-write =
    { $state ->
        [failed] Erneut versuchen
       *[none] Meinen Bericht schreiben
    }

own-profile-report-file =
    { $paper ->
        [letter] PDF (US Letter)
       *[a4] PDF (A4)
    }

own-profile-export-detail = Eine ZIP-Datei mit einer Seite zum Lesen und einer Datei mit jeder Antwort und Einzelheit für Programme (JSON).

own-profile-corrected = Ihr Name und Ihre Adresse sind gespeichert.

# On a tip: the finding that it rests on, a sentence.
own-profile-because = Weil: { $claim }
