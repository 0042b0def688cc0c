## What the built-in writer adds to statements, and what a report says around them.

# How probable a statement is, after it. $about says what of it the figure is for where the sentence before says more.
report-chance =
    { $about ->
        [styles] Chance that these are their directions: { report-chance-share }.
       *[all] Chance: { report-chance-share }.
    }

# After a chance, what it would be by the other answers alone where some look random. $count of them do.
report-chance-without =
    { $claimed ->
        [yes]
            { $count ->
                [one] Without the set of answers that looks random it would be { $percent }.
               *[other] Without the { $count } sets of answers that look random it would be { $percent }.
            }
       *[no]
            { $count ->
                [one] Without the set of answers that looks random it couldn't be claimed.
               *[other] Without the { $count } sets of answers that look random it couldn't be claimed.
            }
    }

# What no chance allows for, before the first.
report-chances-note = Each percentage allows for luck in the answers, not for how people differ from one day to another.

report-chance-share =
    { $certain ->
        [yes] more than 99%
       *[no] { $percent }
    }

## Title and subtitle. $audience is self, manager or coach.

# Title and subtitle as one text.
report-name = { $title }: { $subtitle }

report-title-pair = { $a } and { $b }

report-subtitle-person =
    { $audience ->
        [self] How you work, for yourself
        [coach] A way of working, for a coach
       *[manager] A way of working, for a manager
    }

report-subtitle-pair =
    { $audience ->
        [self] How you two work together
        [coach] How they work together, for their coach
       *[manager] How they work together, for their manager
    }

report-subtitle-team =
    { $audience ->
        [self] How this team works together, for the team itself
        [coach] How this team works together, for its coach
       *[manager] How this team works together, for its manager
    }

## Headings of sections. $subject is assessment, comparison or team.

report-heading-summary = In short

report-heading-details =
    { $subject ->
        [assessment]
            { $audience ->
                [self] What your answers say
               *[other] What the answers say
            }
        [comparison]
            { $audience ->
                [self] Where you two are alike and where you differ
               *[other] Where they are alike and where they differ
            }
       *[team]
            { $audience ->
                [self] What we are like as a team
               *[other] What the team is like
            }
    }

report-heading-people =
    { $subject ->
        [assessment] With others
        [comparison]
            { $audience ->
                [self] Where you two may clash
               *[other] Where the two may clash
            }
       *[team] Who is where
    }

report-heading-scores =
    { $audience ->
        [self] Your four scores
       *[other] The four scores
    }

# Strengths and watch-outs as one section, where there are few of them.
report-heading-both-sides =
    { $audience ->
        [self] What this brings you, and what it may cost
       *[other] What this brings, and what it may cost
    }

# Things to try and questions as one section.
report-heading-next-steps =
    { $audience ->
        [self] What to try, and what to ask yourself
       *[other] What to try, and what to ask
    }

report-heading-strengths =
    { $subject ->
        [assessment]
            { $audience ->
                [self] What you bring
               *[other] What this brings
            }
        [comparison]
            { $audience ->
                [self] What you two have together
               *[other] What they have together
            }
       *[team]
            { $audience ->
                [self] What we can count on
               *[other] What the team can count on
            }
    }

report-heading-watch-outs =
    { $subject ->
        [assessment] What it may cost
        [comparison]
            { $audience ->
                [self] What you both may miss
               *[other] What both may miss
            }
       *[team] What to watch
    }

report-heading-try =
    { $subject ->
        [assessment]
            { $audience ->
                [self] What you can try
                [coach] What to suggest, as the person's own report words it
               *[other] What to try
            }
        [comparison]
            { $audience ->
                [self] What each of you can try
               *[other] What each can try
            }
       *[team] What to try this week
    }

report-heading-questions =
    { $subject ->
        [assessment]
            { $audience ->
                [self] Questions to yourself
               *[other] Questions to talk about
            }
        [comparison] Questions to talk about
       *[team]
            { $audience ->
                [self] Questions for us
               *[other] Questions for the team
            }
    }

report-heading-certainty =
    { $subject ->
        [comparison] The scores, and how far they may be off
       *[other] How sure this is
    }

report-heading-evidence = What the sentences rest on

report-heading-basis = What it was measured with

report-heading-everybody = Everybody

## Three things to do this week, each with the claim that it rests on, in a few words, and how sure that is.

report-first-heading =
    { $count ->
        [one] One thing to do this week
       *[other] Three things to do this week
    }

# What a coach can suggest to a team, in a report for the coach.
report-first-suggest = To suggest to the team: { $text }

# $without is the chance by the other answers alone, where some look random; else empty.
report-first-grounds =
    { $without ->
        [none] The reason: “{ $headline }” ({ $strength }, { $percent }).
       *[other] The reason: “{ $headline }” ({ $strength }, { $percent }; without the answers that look random { $without }).
    }

## What a drawing shows, in a sentence that describes it and claims nothing.

# A short report may have no room for the drawing itself.
report-drawn-heading =
    { $subject ->
        [comparison] How the scores compare
       *[team] How many are in the direction of each style
    }

# In place of what a drawing of one person or two finds, where the answers of $names look random.
report-drawn-random =
    { $count ->
        [one] As the answers have it; they may be chance
       *[other] As the answers have it; those of { $names } may be chance
    }

# How many of a team have their dot in the direction of a style, and from how many to how many it may be: 5 (3–7).
report-drawn-count = { $style } { $counted }

report-drawn-team = How many of the { $count } people profiled have their dot in the direction of each style: { $counts }. In brackets is how many it may be (about 95% sure).

# The styles in which the scores of two people lie furthest apart, each with the score of either and its range. $apart is
# `open` where no difference is likely.
report-drawn-pair =
    { $apart ->
        [open] The answers can't tell the scores of { $a } and { $b } apart in any style. The largest difference, which may be chance, is in { $first }: { $first-a } and { $first-b }. In brackets is the range of each score (95%).
        [close] The scores of { $a } and { $b } lie close together. The largest difference is in { $first }: { $first-a } and { $first-b }. In brackets is the range of each score (95%).
       *[no] The scores of { $a } and { $b } lie furthest apart in { $first }, { $first-a } and { $first-b }, and then in { $second }, { $second-a } and { $second-b }. In brackets is the range of each score (95%).
    }

## Who wrote it, and when.

# $credit is what of the report is a language model's: built_in (nothing), arranged, drafted or both. $model is its name.
report-writer =
    { $credit ->
        [arranged] The language model { $model } chose which of Discern's own sentences stand here, and in which order. It wrote none of them.
        [drafted] Written by Discern's own rules from the measured statements. The language model { $model } drafted one paragraph, which is marked.
        [both] The language model { $model } chose which of Discern's own sentences stand here, and in which order. It drafted one paragraph, which is marked.
       *[built_in] Written by Discern's own rules from the measured statements.
    }

report-not-arranged = The language model { $model } was asked to arrange this report, and its answer was no use. Discern's own rules arranged it.

# Date and writer on one line.
report-written = { $date }. { $writer }

## Cards for everyday situations, which full reports have.

# A chapter with the situations that suit what the report is for.
report-chapter-purpose = For what this report is for

report-cards-note = These sentences say what DISC commonly teaches about a style. Only the style was measured, or the pace or focus: the small number leads to that, and to how sure it is. A sentence can be wrong of one person even where the style is very likely. Use what fits, and leave the rest.{ report-cards-note-you }

# Who "you" is on the cards of the library, where it isn't the reader.
report-cards-note-you =
    { $audience ->
        [self] { "" }
       *[other]
            { $subject ->
                [comparison] { " " }Cards headed “For the two” speak to them: hand on what fits.
                [team] { " " }Cards headed “For the team” speak to the team: hand on what fits.
               *[assessment] { "" }
            }
    }

# A card of the library in a report on several people: "you" on it is those people. $weak if it rests on a weak claim.
report-card-for =
    { $audience ->
        [self]
            { $weak ->
                [yes] If it fits: { $headline }
               *[no] { $headline }
            }
       *[other]
            { $subject ->
                [comparison] { report-card-for-two }
               *[team] { report-card-for-team }
            }
    }

report-card-for-two =
    { $weak ->
        [yes] For the two, if it fits: { $headline }
       *[no] For the two: { $headline }
    }

report-card-for-team =
    { $weak ->
        [yes] For the team, if it fits: { $headline }
       *[no] For the team: { $headline }
    }

# Above the cards of a situation that rest on a claim; without its headline where the card has that. $without is the chance
# by the other answers alone, where some look random; else none.
report-card-claim =
    { $headline ->
        [none] { report-card-chance }
       *[other] { $headline }: { report-card-chance }
    }

report-card-chance =
    { $without ->
        [none] { $strength }, { $percent }
       *[other] { $strength }, { $percent }; without the answers that look random { $without }
    }

# A card on a person that rests on a claim that isn't very likely: $place is the direction or the half of the circle.
report-card-if =
    { $place ->
        [D] If the direction is D ({ $percent }): { $headline }
        [I] If the direction is I ({ $percent }): { $headline }
        [S] If the direction is S ({ $percent }): { $headline }
        [C] If the direction is C ({ $percent }): { $headline }
        [DI] If above all fast ({ $percent }): { $headline }
        [IS] If above all people first ({ $percent }): { $headline }
        [SC] If above all calm ({ $percent }): { $headline }
        [DC] If above all task first ({ $percent }): { $headline }
        [fast] If fast ({ $percent }): { $headline }
        [calm] If calm ({ $percent }): { $headline }
        [people] If people come first ({ $percent }): { $headline }
       *[task] If the task comes first ({ $percent }): { $headline }
    }

# Above the first advice, in every report: what of it was measured.
report-teaching-note = What follows from a style here is what DISC commonly teaches. Only the style, pace and focus were measured.

report-portraits-topic = As DISC describes them

report-portrait =
    { $styles ->
        [D] People in the direction of Dominance often want to get somewhere. They tend to name the goal, take the shortest route and set off. Obstacles may wake them up; waiting may tire them. In a debate they may argue to win, and forget it soon after. They tend to trust those who deliver, and to tell them so. Beside another style, D lends an edge: a push to finish, a harder “no”, a dislike of going in circles. Its price can be patience: others may feel steered, hurried or overlooked. Its opposite is Steadiness, which asks who can keep up before it asks how fast.
        [I] People in the direction of Influence often notice people first. They tend to remember who was there, how it felt and what everybody laughed about. A plan may become real for them once somebody else is excited by it. Many talk to strangers, praise easily and paint the finished picture before the first stone is laid. Beside another style, I adds warmth: results get an audience, help gets a voice. Its price can be in the details: promises may pile up, notes go missing, silence be hard to bear. Its opposite is Conscientiousness, which wants proof before applause.
        [S] People in the direction of Steadiness often keep things whole. They tend to notice who is tired, do their share without fuss and stay when the exciting part is over. Many like one job at a time, a known rhythm and a warning before anything moves. They may nod in the meeting and think it over afterwards. Beside another style, S slows and softens: decisions are explained, newcomers are looked after, promises are kept. Its price can be the late “no”: burdens may be carried in silence, and old habits live too long. Its opposite is Dominance, which would rather break something than wait.
       *[C] People in the direction of Conscientiousness often want it right. They tend to read the instructions, keep the sources and spot the one column that doesn't add up. Many speak once they have checked, and disagree with evidence in hand. Clear criteria may calm them; guesswork and noise rarely do. Beside another style, C brings order: goals get measures, kindness gets a schedule, ideas get tested. Its price can be time: the last small part may cost as much as all the rest, and criticism may sound cooler than it was meant. Its opposite is Influence, which starts with the person and asks for figures later.
    }

report-axes-topic = Pace and focus

# The axes, and what each end is like; the drawing of the circle has one from its lower to its upper edge, and the
# other from left to right.
report-axis-name =
    { $axis ->
        [pace] Pace
       *[focus] Focus
    }

report-axis =
    { $axis ->
        [pace] How soon thinking becomes speech and action. At the upper edge of the circle people sort their ideas aloud, decide with half of the facts, and repair on the move; delays break their concentration. At the lower edge they rehearse silently, want the whole picture, and seldom have to undo a step; interruptions break theirs. Neither end is quicker of mind. Two paces in one room need a shared clock: when it is time to brainstorm, when it is quiet, and from when something is settled.
       *[focus] What attention falls on first. On the right people register voices, moods and belonging, and a solution counts if everybody can live with it. On the left they register logic, measures and loose ends, and being kind means getting it right. Warmth and rigour aren't opposites: most of us have both, and reach for one sooner. Misunderstandings begin where one side hears coldness and the other hears evasion.
    }

# A claim, or the word for how certain it is, with how probable it is.
report-claim = { $what } ({ $percent })

# Cards of two styles side by side, where it is open which of the two is the direction.
report-chapter-either = Which of the two is it?

# Cards of one of two styles, where it is open which of the two is the direction.
report-chapter-if =
    { $styles ->
        [D] If the direction is D ({ $percent })
        [I] If the direction is I ({ $percent })
        [S] If the direction is S ({ $percent })
       *[C] If the direction is C ({ $percent })
    }

report-chapter-together =
    { $subject ->
        [comparison] Everyday situations for two
       *[team] Everyday situations in the team
    }

## How to talk about the report, and what to fill in then. $a and $b are names.

report-talk-heading =
    { $subject ->
        [comparison]
            { $audience ->
                [self] For a conversation between the two of you
                [coach] A session with the two
               *[manager] How to talk with the two
            }
       *[team]
            { $audience ->
                [self] An hour with this report
                [coach] A workshop of ninety minutes
               *[manager] Ninety minutes with the team
            }
    }

report-talk-comparison-first =
    { $audience ->
        [self] Each of you marks, alone, one sentence that fits and one that doesn't. Compare them; the quieter one begins.
        [coach] Ask each of the two for the aim of the session in one sentence, and read both out.
       *[manager] Speak with each of the two alone before you speak with both: what works, and what takes too long?
    }

report-talk-comparison-second =
    { $audience ->
        [self] Recall one moment of the last month that went well between you. What did each of you do for it?
        [coach] Let each describe how the other works, and let the other correct the picture.
       *[manager] Describe the work and not the people: where do their tasks meet, and what has to be agreed there?
    }

report-talk-comparison-third =
    { $audience ->
        [self]
            { $differ ->
                [yes] Take one difference named here, and find a real example of it each, without bringing in other people.
               *[no] Find one thing that you do differently, and a real example of it each, without bringing in other people.
            }
        [coach]
            { $differ ->
                [yes] Take the difference this report is surest of and the one it is least sure of. Collect an example for and one against each.
               *[no] This report names no difference. Ask each for one that they see, and collect an example for and one against each.
            }
       *[manager] Ask both what the other makes easier for them, and wait until there is an answer.
    }

report-talk-comparison-fourth =
    { $audience ->
        [self] Finish this sentence in turn: “When you …, I …, and it would help me if you …”.
        [coach] Replay a recent disagreement twice: once as { $a } would have run it, once as { $b } would. What would have been decided each time?
       *[manager] Leave open who is right. Settle who does what first, and when the other hears of it.
    }

report-talk-comparison-fifth =
    { $audience ->
        [self] Agree on one thing for two weeks, and on the day on which you look back.
        [coach] Finish with the worksheet: what each needs, what they agree, and when they meet again.
       *[manager] After two weeks, ask each of the two alone what is different.
    }

report-talk-team-first =
    { $audience ->
        [self] Minutes 0 to 10: everybody finds their own place in the drawing and says in one sentence whether it fits.
        [coach] 10 minutes: the frame. What DISC describes, what it doesn't measure, and why no place on the circle is worth more than another.
       *[manager] Before: ask whether anybody would rather not have their results in the room, and don't ask why. Those who keep theirs private are in no figure here.
    }

report-talk-team-second =
    { $audience ->
        [self] Minutes 10 to 25: in threes, choose a strength that was seen last month, and bring one example of it back to the others.
        [coach] 20 minutes: everybody writes down where on the circle they expect to be, then sees the drawing. Talk about the surprises only. Ask each person alone beforehand: if one would rather not be shown, the drawing stays out of the room.
       *[manager] First half hour: everybody says what fits and what doesn't. Speak last yourself.
    }

report-talk-team-third =
    { $audience ->
        [self] Minutes 25 to 40: choose one thing to watch. When did it cost us something? Nobody is named.
        [coach] 25 minutes: two groups that see the team's work differently, by their own account, each write three wishes to the other. Swap them and read them out.
       *[manager] Second half hour: one decision of the last month. Who was heard, who was heard too late, and what would a missing view have said?
    }

report-talk-team-fourth =
    { $audience ->
        [self] Minutes 40 to 55: fill in the working agreement, three lines at most.
        [coach] 25 minutes: one real decision of the team, gone through twice: as it went, and as it would have gone if those who spoke last had spoken first.
       *[manager] Third half hour: the working agreement, three lines at most, each with a name and a date.
    }

report-talk-team-fifth =
    { $audience ->
        [self] Minutes 55 to 60: put a date into the calendar, four to six weeks from now, on which we look at it again.
        [coach] 10 minutes: the working agreement, a date for the follow-up, and one word each to close.
       *[manager] Afterwards: open the next three meetings with one line of it, and ask whether it held.
    }

report-worksheet-heading =
    { $subject ->
        [comparison] What we agree
       *[team] Working agreement
    }

report-worksheet-note =
    { $subject ->
        [comparison] Fill in one line now and the others when you need them. Each of the two writes down their own needs.
       *[team] Three lines at most. Each gets somebody who looks after it, and a day on which you look at it again.
    }

# The four columns of the table.
report-worksheet-column =
    { $subject ->
        [comparison]
            { $column ->
                [1] When it is about
                [2] { $a } needs
                [3] { $b } needs
               *[4] so we agree
            }
       *[team]
            { $column ->
                [1] When it is about
                [2] we will
                [3] looked after by
               *[4] looked at again on
            }
    }

report-worksheet-topic =
    { $topic ->
        [meetings] Meetings
        [deciding] Decisions
        [disagreement] Disagreement
        [feedback] Feedback
        [pressure] Time pressure
       *[newcomer] New people
    }

report-notes = Notes

## Below the statements, and around the pages.

# How sure a statement is, before its evidence.
report-strength =
    { $strength ->
        [very-likely] Very likely
        [likely] Likely
        [more-likely-than-not] More likely than not
       *[open] Can't tell yet
    }

# In the same place, what advice rests on: a claim by the number that it is cited by or, where it isn't, in a few words.
report-grounds-claim =
    { $known ->
        [cited] Rests on { $number } ({ $strength })
       *[named] Rests on “{ $headline }” ({ $strength })
    }

report-grounds-caveat = A caution

report-grounds-measured =
    { $about ->
        [scores] Measured
       *[people] Counted
    }

# A figure under a statement.
report-figure = { $name }: { $value }

# In place of the figures of a statement that rests on those of an earlier one.
report-same-figures = Same figures as { $number }.

report-page = { $page } of { $pages }

report-contents = Contents

report-see-evidence = What the small numbers lead to: page { $page }

# The pages that cite a statement.
report-cited-on = Cited on p. { $pages }.

report-short-evidence = The full report shows the figures behind each sentence.

report-column-name = Name

report-everybody-note = How probable it is that somebody is in the direction of each style.

## Why there is no report.

report-nothing-person = These answers carry no profile, so there is nothing to report.

report-nothing-pair = One of the two has no profile, so there is nothing to compare.

report-nothing-team = Nobody in this team has a profile that may be shown, so there is nothing to report.

report-nothing-assessment = This assessment has no results.

report-nothing-shared = One of the two has no result that counts, or doesn't share it.
