# What the leader of a workshop on a team takes along: slides, and pages to print.

# The verdict on a slide and on the poster of a team of which nothing is said as a whole.
workshop-open = It's open what you are like as a team.

# At the foot of each card.
workshop-cards-note = The advice is what DISC courses teach. Only the finding was measured.

workshop-poster-note =
    { $size ->
        [one] { $count } of { $size } person has a profile. It shows how people like to work, by their own answers. It says nothing about how well anyone works.
       *[other] { $count } of { $size } people have a profile. It shows how people like to work, by their own answers. It says nothing about how well anyone works.
    }

# Below the title of a run sheet, which is the team's name. $day is when it was printed.
workshop-run-sheet = Run sheet for a workshop of { $minutes } minutes, printed on { $day }

# Over lines to write on.
# At the head of a meeting's brief. $day is when it was printed.
workshop-brief-about =
    { $named ->
        [yes] { $team } · { $size ->
            [one] { $size } person
           *[other] { $size } people
        }, { $profiled } with a profile · { $day }
       *[no] { $size ->
            [one] { $size } person
           *[other] { $size } people
        }, { $profiled } with a profile · { $day }
    }

# Beside a name, where there is nothing else to say.
workshop-brief-nothing = No profile to go by

workshop-notes = Notes

# What a file is called, in its properties.
workshop-file =
    { $file ->
        [tents] Name tents
        [cards] Cards to talk about
        [poster] The team's circle
        [brief] Meeting brief
        [handout] Hand-out
       *[run-sheet] Run sheet
    }

# The notes of a slide, below a finding: how sure it is, and what it rests on.
workshop-note-sure = { $strength }, { $percent }

workshop-note-evidence = These figures are behind it: { $evidence }.

## The page that everyone takes home. It names no one and says nothing that was measured.

workshop-handout = What I take from today

workshop-handout-disc = DISC describes in four styles how people like to work. Everyone has some of each. A letter names a direction, not what a person is.

workshop-handout-heading =
    { $part ->
        [style] Style
        [brings] Brings
        [helps] What helps
        [profile] My profile, and how I see it
        [ask] One thing I ask of my team
       *[try] One thing I'll try
    }

# What people in the quarter of a style bring.
workshop-handout-brings =
    { $style ->
        [D] Clear aims, quick decisions and plain words
        [I] Energy, ideas and a way of winning people over
        [S] Calm, a good ear and work that gets finished
       *[C] Good reasons, careful checks and work that is right
    }

# What helps in working with people in the quarter of a style.
workshop-handout-helps =
    { $style ->
        [D] Come to the point, and leave open how it gets done
        [I] Make time to talk, then write down what you agreed
        [S] Say early what will change, and ask for an opinion
       *[C] Give the details, and time to check them
    }

workshop-handout-no-better = This is what DISC courses teach. It wasn't measured here. No style is better than another.

workshop-handout-label =
    { $label ->
        [says] My profile says …
        [own-view] I see it like this …
        [please] Please …
        [when] When …
       *[then] I will …
    }

workshop-handout-for = Use it to develop your own way of working and to talk about it in your team. What you write here is yours.

workshop-handout-excluded = Don't use it for hiring, promotion, pay, dismissal or judging who is better. It doesn't say how well anyone works.
