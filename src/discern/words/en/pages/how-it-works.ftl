## What Discern is for, what it must not be used for, and what its results can and can't tell.

how-it-works-part =
    { $part ->
        [styles] Four styles
        [uses] What it is and isn't for
        [certainty] How sure a finding is
        [ranges] What the ranges rest on
        [limits] What it can't tell
       *[answers] What happens to the answers
    }

how-it-works-what-it-is = Discern asks people how they like to work and shows it to them, and to those they work with. Everybody has some of each style. A style is a direction that somebody tends to, not what a person is, and no style is better than another.

# In a card with the name of the style.
how-it-works-style =
    { $style ->
        [D] Going straight for results
        [I] Winning people over
        [S] Keeping things calm and steady
       *[C] Getting things right
    }

# Under the styles, a paragraph each: what is said of a person.
how-it-works-circle =
    { $about ->
        [halves] The four styles lie on one circle. Its upper half is fast, its lower half calm; its right half puts people first, its left half the task. Each style is a quarter: Dominance is fast and task first, Influence fast and people first, Steadiness calm and people first, Conscientiousness calm and task first.
        [said] Of each person, Discern says the narrowest thing that is at least likely: the direction of a style or, between two styles, “above all fast”, “above all people first”, “above all calm” or “above all task first”; where that isn't sure enough, only a half of the circle, such as “fast”; and where that isn't either, that it is open.
        [highest] A person's highest score can belong to another style than their direction. The direction weighs all four: a low score pulls away from its style as much as a high one pulls towards its own. So what counts is how far a style stands above the one opposite.
       *[levels] Some statements are claimed more readily than others, by everybody. How much more is in doubt until 30 people have answered here and an owner has settled it under Settings. Each finding allows for that doubt. Until then nothing is said of a person that isn't at least likely, or of where most of a team are. Who of two people is faster, or puts people first more, doesn't depend on it.
    }

how-it-works-meant = Use it for

how-it-works-meant-for =
    { $use ->
        [talking] Talking about how we like to work, one to one or in a team.
        [clashes] Finding out where two people may clash, and what each can try.
        [coaching] Coaching and self-development.
       *[workshop] Planning a workshop, or how a team works together.
    }

how-it-works-excluded = Never use it for

how-it-works-excluded-from =
    { $use ->
        [jobs] Hiring, firing, promotion or pay. It doesn't measure how well someone works.
        [ranking] Judging who is better, or deciding who gets a task without asking them. A list of people by a style says how they like to work, not how well.
        [judging] Judging health or character. It measures neither.
       *[monitoring] Monitoring people. They take part voluntarily and can stop at any time.
    }

how-it-works-certainty = Two dozen answers can't show everything. So every finding has a mark that says how sure it is, in a word and a number:

# What a mark for certainty means.
how-it-works-strength =
    { $strength ->
        [very-likely] 95% or more: on average, at most one such finding in twenty is wrong
        [likely] 80% or more: at most one in five is wrong
        [more-likely-than-not] 60% or more: a reason to ask, not an answer
       *[open] Less than 60%: nothing is claimed, and the question is open
    }

how-it-works-example = A finding looks like this one, which is made up. Open it to see the whole sentence and the figures that it rests on.

how-it-works-example-headline = Task first

how-it-works-example-detail = The first question is what is true, then who is affected.

how-it-works-example-text = Kim likely looks to the task first rather than to people.

how-it-works-example-evidence = probability of being in the task-first half

how-it-works-example-answers = questions answered

how-it-works-pictures = In pictures of people, a full dot is a direction, in the style's colour or, between two styles, in grey. A pale one is only a half of the circle, with a rim in the colour of the quarter it lies in; an empty one is open.

how-it-works-ranges = Every score comes with a range; tables of people have room for the scores alone. `62 (27–89)` reads: the score is 62, and the true one lies between 27 and 89 with 95% probability, if the assumptions behind it hold. A click beside it says how many people's answers it rests on: where there are none yet, what each statement says of a style is an expert's judgement, and that is the main limit of everything here. A range allows for chance in the answers, not for how people differ from day to day.

how-it-works-norms = As long as there is no norm group of real people, 50 is the middle of simulated people, not of real ones, and each profile says so.

how-it-works-limits = When answers almost certainly weren't chosen, or come too fast to have been read, no profile is shown. Where that is less clear, the profile is shown with a caution, and a team's surest findings say how sure they are without it. That finds most such answers, not all: the manual says how many. Whether somebody answers as they are or as they want to be seen, answers alone can't say for certain.

# A step in the life of the answers, above what happens then.
how-it-works-step =
    { $step ->
        [consent] Before the first question
        [link] Once somebody has answered
        [choice] At any time
        [deletion] At the end
       *[network] Always
    }

how-it-works-step-detail =
    { $step ->
        [consent] Each person reads what their answers are used for and agrees.
        [link] They get a private link to their own profile. Discern gives it to nobody else.
        [choice] With that link they choose who can see their results, and download, correct or delete everything stored about them.
        [deletion] The people who run this installation can delete a person too, under People, or let it happen by itself after a time without activity.
       *[network] The pages load nothing from elsewhere: no fonts, no scripts, no tracking.
    }

how-it-works-source = The statements are our own. The manual describes the method.

how-it-works-manual = The manual

how-it-works-api = API documentation
