# What whoever leads a workshop on a team takes along: slides, and pages to print.

# The title over the bars of a slide.
workshop-expected = People in the direction of each style

# At the foot of each card.
workshop-cards-note = What DISC courses teach; not measured here

# The claim that a card rests on, by its headline. $sure says how sure it is.
workshop-cards-because = Because: { $claim } ({ $sure })

workshop-cards-sure = { $strength }, { $percent }

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
        [poster] The team's circle
        [handout] Hand-out
       *[run-sheet] Run sheet
    }

# The notes of a slide: the whole sentence, how certain it is, and what it rests on.
workshop-note = { $sentence } ({ $strength })

workshop-note-evidence = What it rests on: { $evidence }.

## The page that everybody takes home. It names nobody and says nothing that was measured.

workshop-handout = What I take from today

workshop-handout-disc = DISC describes how people work in four styles. Everybody has some of each; a letter names a direction that somebody tends to, never what they are.

workshop-handout-heading =
    { $part ->
        [style] Style
        [brings] May bring
        [helps] What may help
        [profile] My profile, and how I see it
        [ask] One thing I ask of the others
       *[try] One thing I'll try
    }

# What people in the direction of a style may bring.
workshop-handout-brings =
    { $style ->
        [D] Clear aims, quick decisions, a word that others don't say
        [I] Energy, ideas, a way of winning people over
        [S] Calm, an ear for others, work that gets finished
       *[C] Good reasons, careful checks, work that is right
    }

# What may help in working with people in the direction of a style.
workshop-handout-helps =
    { $style ->
        [D] Come to the point, and leave the how to them
        [I] Make time to talk, then note what was agreed
        [S] Tell them early what changes, and ask what they think
       *[C] Give the details, and time to check them
    }

workshop-handout-no-better = This is what DISC courses teach, not what was measured here. No style is better than another.

workshop-handout-label =
    { $label ->
        [says] My profile says …
        [own-view] I see it like this …
        [please] Please …
        [when] When …
       *[then] I will …
    }

workshop-handout-for = For: developing your own way of working, and talking about it in the team. What you write here is yours.

workshop-handout-excluded = Not for: hiring, promotion, pay, dismissal or judging who is better. It doesn't say what anybody can do.
