## What was just done, said where it was done, and taking it back.

undo-go = Rückgängig

# $names are people, and $before and $after are teams.
undo-moved =
    { $way ->
        [moved] Von { $before } zu { $after } gewechselt: { $names }.
        [joined] Neu in { $after }: { $names }.
       *[left] Nicht mehr in { $before }: { $names }.
    }

# People who have no Undo, after what was done, or for whom nothing was taken back.
undo-left-out =
    { $why ->
        [not-led] „Rückgängig“ lässt { $names } aus, denn nur die Kontoleitung kann Personen hinzufügen, die in keinem Ihrer Teams sind.
        [held] „Rückgängig“ lässt { $names } aus, denn eine gesonderte Entscheidung des Coachs über diese Profile ginge verloren.
        [changed] Für { $names } wurde nichts rückgängig gemacht, denn inzwischen hat jemand diese Teams geändert.
       *[refused] Für { $names } wurde nichts rückgängig gemacht, denn Sie können diese Änderung nicht mehr vornehmen.
    }

# $what says who went where.
undo-done = Rückgängig gemacht. { $what }

# In place of the Undo that there can't be.
undo-cancelled =
    { $count ->
        [one] Die Einladung für { $names } ist zurückgezogen. Ihr Link und alle Antworten sind endgültig gelöscht. Wenn Sie erneut einladen, entsteht ein neuer Link.
       *[other] Die Einladungen für { $names } sind zurückgezogen. Ihre Links und alle Antworten sind endgültig gelöscht. Wenn Sie erneut einladen, entstehen neue Links.
    }

undo-invite =
    { $count ->
        [one] Erneut einladen
       *[other] { $count } erneut einladen
    }

undo-invited =
    { $what ->
        [made]
            { $count ->
                [one] { $names } ist wieder eingeladen. Senden Sie den neuen Link, denn der alte gilt nicht mehr.
               *[other] { $names } sind wieder eingeladen. Senden Sie die neuen Links, denn die alten gelten nicht mehr.
            }
       *[skipped]
            { $count ->
                [one] { $names } wurde nicht noch einmal eingeladen: schon eingeladen oder gelöscht.
               *[other] { $names } wurden nicht noch einmal eingeladen: schon eingeladen oder gelöscht.
            }
    }

undo-show-links =
    { $count ->
        [one] Link zeigen
       *[other] Links zeigen
    }
