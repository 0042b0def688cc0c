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

how-it-works-what-it-is = Discern asks people how they like to work and shows it to them, and to those they work with. Everyone has some of each style. A style is where someone lies on a circle, not what a person is, and no style is better than another.

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
        [said] About each person, Discern says the narrowest thing that is at least likely. That is one style, or a place between two, such as “moves fast above all”. Where that isn't sure enough, it says half of the circle, such as “moves fast”. Where nothing is sure enough, it says so.
        [highest] The highest score can belong to another style than the place on the circle. The place weighs all four scores, because a low score pulls away from its style as much as a high one pulls towards its own.
       *[levels] Some statements are easier to agree with than others. How much easier isn't known until 30 people have answered here and an owner has settled it under Settings, and every badge allows for that. Until then, Discern says only what is at least likely about a person, and nothing about what most of a team do. Which of two people is faster doesn't depend on it.
    }

how-it-works-meant = Use it for

how-it-works-meant-for =
    { $use ->
        [talking] Talking about how we like to work, one to one or in a team.
        [clashes] Finding out where two people clash, and what each can try.
        [coaching] Coaching and self-development.
       *[workshop] Planning a workshop, or how a team works together.
    }

how-it-works-excluded = Never use it for

how-it-works-excluded-from =
    { $use ->
        [jobs] Hiring, firing, promotion or pay. It doesn't measure how well someone works.
        [ranking] Judging who is better, or deciding who gets a task without asking them. A list of people by style says how they like to work, not how well.
        [judging] Judging health or character. It measures neither.
       *[monitoring] Monitoring people. They take part voluntarily and can stop at any time.
    }

how-it-works-certainty = Two dozen answers can't show everything. So every finding has a badge that says how sure it is. Tap it for the percentage and the evidence.

# What a badge means.
how-it-works-strength =
    { $strength ->
        [very-likely] 95% or more: at most one such finding in twenty is wrong
        [likely] 80% or more: at most one in five is wrong
        [leaning] 60% or more: a reason to ask, not an answer
       *[open] Less than 60%: nothing is claimed
    }

how-it-works-example = This finding is made up:

how-it-works-example-detail = The place on the circle is in the task-first half: what the figures say comes before who is affected.

how-it-works-example-text = Kim puts the task first.

how-it-works-example-answers = questions answered

how-it-works-pictures = In pictures of people, a full dot is sure of its style. A pale one is one of two, and an empty one is open.

how-it-works-ranges = Every score comes with a range. `62 (27–89)` means that the score is 62, and the true one lies between 27 and 89 with 95% probability. The foot of a page says how many people's answers stand behind that. Where there are none yet, how much each statement counts is its author's judgement, and that is the main limit of everything here. A range allows for chance in the answers, but not for good and bad days.

how-it-works-norms = Until there is a norm group of real people, 50 is the middle of simulated people.

how-it-works-limits = When answers came too fast to be read, or look picked at random, no profile is shown. Where that is less clear, the profile comes with a warning, and a team's badges say how sure a finding is without it. That catches most such answers, not all; the manual says how many. Answers alone can't show whether people describe themselves as they are or as they'd like to be seen.

# A step in the life of the answers, above what happens then.
how-it-works-step =
    { $step ->
        [consent] Before the first question
        [link] After the last question
        [choice] At any time
        [deletion] At the end
       *[network] Always
    }

how-it-works-step-detail =
    { $step ->
        [consent] Each person reads what their answers are used for and agrees.
        [link] They get a private link to their own profile. Discern gives it to no one else.
        [choice] With that link they choose who can see their results, and download, correct or delete everything stored about them.
        [deletion] The people who run this installation can delete a person too, under People, or let it happen by itself after a time without activity.
       *[network] The pages load nothing from elsewhere: no fonts, no scripts, no tracking.
    }

how-it-works-source = The statements are our own. The manual describes the method.

how-it-works-manual = The manual

how-it-works-api = API documentation
