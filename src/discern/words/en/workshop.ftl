# What whoever leads a workshop on a team takes along: slides, and pages to print.

# The title over the bars of a slide.
workshop-expected = People expected to lead with each style

# What the dots of a slide are, in the table of its chart.
workshop-people = People

# At the foot of each card.
workshop-cards-note = What DISC courses teach; not measured here

workshop-poster-note =
    { $size ->
        [one] { $count } of { $size } person has a profile. Where people stand is an estimate from their own answers: how they like to work, not what they can do.
       *[other] { $count } of { $size } people have a profile. Where people stand is an estimate from their own answers: how they like to work, not what they can do.
    }

# Below the title of a run sheet, which is the team's name. $day is when it was printed.
workshop-run-sheet = Run sheet of { $day } for a workshop of { $minutes } minutes

# Over lines to write on.
workshop-notes = Notes

# What a file is called, in its properties.
workshop-file =
    { $file ->
        [tents] Name tents
        [cards] Cards to talk about
        [poster] The team’s circle
       *[run-sheet] Run sheet
    }

# The notes of a slide: the whole sentence, how certain it is, and what it rests on.
workshop-note = { $sentence } ({ $strength })

workshop-note-evidence = What it rests on: { $evidence }.
