## Importing people and teams from a list.

import-column =
    { $column ->
        [team] Team
        [people] In der Liste
       *[leave] Wer geht
    }

import-title = Personen und Teams importieren

import-about = Fügen Sie eine Person pro Zeile ein, oder wählen Sie eine Datei. Wer schon erfasst ist, wird an ID, E-Mail-Adresse oder Name erkannt. Sie sehen, was geschieht, bevor sich etwas ändert.

# Beside a button to the dialog that does.
import-invites-nobody = Beim Importieren wird niemand eingeladen.

import-check = Liste prüfen

# While the service is asked what would happen.
import-checking = Es wird geprüft, wer schon erfasst ist …

# Before a list of import-sum.
import-plan = Was geschieht:

import-new-team = { $team } (neu)

import-mode-label = Personen in diesen Teams

# What becomes of the people in a team that the list names.
import-mode =
    { $mode ->
        [add] Hinzufügen
       *[replace] Ersetzen
    }

import-mode-detail =
    { $mode ->
        [add] Die Personen aus der Liste kommen dazu. Niemand geht.
       *[replace] Jedes Team besteht danach genau aus den Personen in der Liste. Vorher sehen Sie, wer geht.
    }

import-nobody = Niemand

# Why nobody leaves a team: who is meant by $rows skipped rows isn't known, the first of them in $line.
import-doubt =
    { $rows ->
        [one] Niemand, denn Zeile { $line } kann jemanden aus diesem Team meinen
       *[other] Niemand, denn Zeile { $line } und andere übersprungene Zeilen können Personen aus diesem Team meinen
    }

# A button. $leaving people leave teams.
import-go =
    { $leaving ->
        [0] Importieren
        [one] Importieren und { $leaving } Person aus einem Team entfernen
       *[other] Importieren und { $leaving } Personen aus Teams entfernen
    }

import-change = Liste ändern

# After something failed on the way.
import-continue = Weiter

import-other = Mit einer anderen Liste beginnen

import-done = Personen und Teams importiert

import-joined =
    { $count ->
        [one] { $count } Person neu in einem Team.
       *[other] { $count } Personen neu in einem Team.
    }

import-left = Nicht mehr in **{ $team }**: { $names }.

import-remaining =
    { $count ->
        [one] { $count } Person wurde nicht importiert. Importieren Sie die Liste noch einmal. Niemand wird zweimal importiert.
       *[other] { $count } Personen wurden nicht importiert. Importieren Sie die Liste noch einmal. Niemand wird zweimal importiert.
    }

# How many people are new, and so on.
import-sum =
    { $outcome ->
        [created] **{ $count }** neu
        [updated] **{ $count }** geändert
        [unchanged] **{ $count }** unverändert
       *[failed] **{ $count }** abgelehnt
    }
