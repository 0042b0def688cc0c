## Advice for one person: $a is the person's name.

# Each piece rests on a claim: a direction, which is that of a style or lies between two, or an end of pace or focus.
# What it says is common teaching, phrased so that it would be wrong of the opposite style or end.

person-strength =
    { $voice ->
        [you] { you-are-certainly } in the direction of { $styles }. What that can bring: { person-brings }.
        [unnamed] { this-person-is-certainly } in the direction of { $styles }. What that can bring: { person-brings }.
       *[named] { a-is-certainly } in the direction of { $styles }. What that can bring: { person-brings }.
    }
    .headline =
        { $styles ->
            [D] Brings decisions and plain words
            [I] Brings energy and contacts
            [S] Brings patience and staying power
           *[C] Brings checked facts
        }
    .detail = { person-brings }.

person-brings =
    { $styles ->
        [D] a decision while others are still weighing it up, and plain words when something is wrong
        [I] a lively start, and contact between people who wouldn't have talked otherwise
        [S] patience, and work that goes on when the first excitement is over
       *[C] checked facts, and someone who asks how it will really work
    }

person-watch-out =
    { $voice ->
        [you] { you-are-certainly } in the direction of { $styles }. What that can cost: { person-costs }.
        [unnamed] { this-person-is-certainly } in the direction of { $styles }. What that can cost: { person-costs }.
       *[named] { a-is-certainly } in the direction of { $styles }. What that can cost: { person-costs }.
    }
    .headline =
        { $styles ->
            [D] Slower voices may go unheard
            [I] Promises may outgrow the week
            [S] Worries may stay unspoken
           *[C] Others may wait for certainty
        }
    .detail = { person-costs }.

person-costs =
    { $styles ->
        [D] things can be settled before slower voices have been heard
        [I] more may be promised than the week can hold, while the details wait
        [S] worries can stay unspoken too long, and “yes” can be said when “no” is meant
       *[C] others may wait for one more check, and hear little before it is certain
    }

person-question =
    { $voice ->
        [you] Ask yourself: “{ person-ask }”
        [unnamed] A question for someone who is { certainty } in the direction of { $styles }: “{ person-ask }”
       *[named] A question for { $a }, who is { certainty } in the direction of { $styles }: “{ person-ask }”
    }
    .headline = A question to ask
    .detail = “{ person-ask }”

person-ask =
    { $styles ->
        [D] When did somebody quieter than you last change your mind?
        [I] Which of your open promises would you hand over or drop today?
        [S] What did you agree to lately that you would rather have refused?
       *[C] Which decision is waiting for one more check, and what would be good enough?
    }

person-try =
    { $styles ->
        [D]
            { $voice ->
                [you] Before you settle something this week, hear out one person who hasn't spoken yet, and repeat what you heard.
                [unnamed] When this person wants something settled this week, name one person to hear first, and a time by which it will be settled.
               *[named] When { $a } wants something settled this week, name one person to hear first, and a time by which it will be settled.
            }
        [I]
            { $voice ->
                [you] Ask to present something this week, and have someone write down what you promise there.
                [unnamed] Let this person present something this week, and write down together what was promised there.
               *[named] Let { $a } present something this week, and write down together what was promised there.
            }
        [S]
            { $voice ->
                [you] Ask to hear about the next change a day before the meeting, and say what could go wrong.
                [unnamed] Tell this person about the next change a day before the meeting and ask, one to one, what could go wrong.
               *[named] Tell { $a } about the next change a day before the meeting and ask, one to one, what could go wrong.
            }
       *[C]
            { $voice ->
                [you] Ask for the figures a day ahead this week, and agree with a colleague what counts as good enough.
                [unnamed] Give this person the figures a day ahead this week, and agree what good enough means.
               *[named] Give { $a } the figures a day ahead this week, and agree what good enough means.
            }
    }
    .headline =
        { $styles ->
            [D] Hear one more voice first
            [I] Write the promises down
            [S] A change, a day early
           *[C] Figures a day ahead
        }

person-half-strength =
    { $voice ->
        [you] { you-above-all }. What that can bring: { person-half-brings }.
        [unnamed] { this-person-above-all }. What that can bring: { person-half-brings }.
       *[named] { a-above-all }. What that can bring: { person-half-brings }.
    }
    .headline =
        { $styles ->
            [DI] Speaks up for a plan
            [IS] Makes people feel welcome
            [SC] Finishes with care
           *[DC] Stays objective
        }
    .detail = { person-half-brings }.

person-half-brings =
    { $styles ->
        [DI] someone who stands up for a plan in front of others
        [IS] people who feel welcome, and a tone in which questions are easy to ask
        [SC] work that is finished with care, and few surprises
       *[DC] a sober look at the matter, without polite guesses
    }

person-half-watch-out =
    { $voice ->
        [you] { you-above-all }. What that can cost: { person-half-costs }.
        [unnamed] { this-person-above-all }. What that can cost: { person-half-costs }.
       *[named] { a-above-all }. What that can cost: { person-half-costs }.
    }
    .headline =
        { $styles ->
            [DI] Others may be carried along
            [IS] Awkward subjects may wait
            [SC] The old way may stay long
           *[DC] New ideas may be cut short
        }
    .detail = { person-half-costs }.

person-half-costs =
    { $styles ->
        [DI] others can be carried along before they have agreed
        [IS] an awkward subject may be left alone so that everybody stays friends
        [SC] an old way may stay in use long after a better one is known
       *[DC] an unfinished idea may be taken apart before it can grow
    }

person-half-question =
    { $voice ->
        [you] Ask yourself: “{ person-half-ask }”
        [unnamed] A question for someone who { above-all-as-verb }: “{ person-half-ask }”
       *[named] A question for { $a }, who { above-all-as-verb }: “{ person-half-ask }”
    }
    .headline = A question to ask
    .detail = “{ person-half-ask }”

person-half-ask =
    { $styles ->
        [DI] After a good meeting, what pleases you more: that it is settled, or that everybody is with you?
        [IS] In a new group, do you bring people together first, or look after those who are already there?
        [SC] When a plan changes, what bothers you more: the upset for people, or the loose ends?
       *[DC] What annoys you more: a slow decision, or a sloppy one?
    }

person-half-try =
    { $styles ->
        [DI]
            { $voice ->
                [you] After one meeting this week, note what came first for you: to get it settled or to win people over.
                [unnamed] After one meeting this week, ask this person what came first: to get it settled or to win people over.
               *[named] After one meeting this week, ask { $a } what came first: to get it settled or to win people over.
            }
        [IS]
            { $voice ->
                [you] Pick one disagreement you have left alone, and name it in one sentence to the other person by Thursday.
                [unnamed] Ask this person by Thursday which disagreement has been left alone, and offer to be there when it is named.
               *[named] Ask { $a } by Thursday which disagreement has been left alone, and offer to be there when it is named.
            }
        [SC]
            { $voice ->
                [you] Start one small thing this week before it is fully planned, and note on Friday what really went wrong.
                [unnamed] Agree with this person on one small thing to start this week before it is fully planned, and look together on Friday at what really went wrong.
               *[named] Agree with { $a } on one small thing to start this week before it is fully planned, and look together on Friday at what really went wrong.
            }
       *[DC]
            { $voice ->
                [you] The next time you criticise something, say first which part of it should stay as it is.
                [unnamed] The next time this person criticises something, ask which part of it should stay as it is.
               *[named] The next time { $a } criticises something, ask which part of it should stay as it is.
            }
    }
    .headline =
        { $styles ->
            [DI] Settled or won over?
            [IS] Name one disagreement
            [SC] Start one thing unfinished
           *[DC] What should stay
        }

person-end-strength =
    { $voice ->
        [you] { you-towards-end }. What that can bring: { person-end-brings }.
        [unnamed] { this-person-towards-end }. What that can bring: { person-end-brings }.
       *[named] { a-towards-end }. What that can bring: { person-end-brings }.
    }
    .headline =
        { $end ->
            [fast] Gets things started
            [calm] Takes a second look
            [people] Notices who has gone quiet
           *[task] Keeps to the point
        }
    .detail = { person-end-brings }.

person-end-brings =
    { $end ->
        [fast] an idea on the table while others are still reading, and a first step the same day
        [calm] a second look before it is too late, and words that have been weighed
        [people] an eye for who has gone quiet, and a question to find out why
       *[task] talk that keeps to the point, and an answer to what was asked
    }

person-end-watch-out =
    { $voice ->
        [you] { you-towards-end }. What that can cost: { person-end-costs }.
        [unnamed] { this-person-towards-end }. What that can cost: { person-end-costs }.
       *[named] { a-towards-end }. What that can cost: { person-end-costs }.
    }
    .headline =
        { $end ->
            [fast] First ideas may win
            [calm] Objections may come too late
            [people] Hard news may be softened
           *[task] Thanks may go unsaid
        }
    .detail = { person-end-costs }.

person-end-costs =
    { $end ->
        [fast] the first idea can win because it came first, with no second one asked for
        [calm] a good objection may be ready only the day after the decision
        [people] hard news may be softened until nobody hears it
       *[task] people may hear what has to be done and miss the thanks
    }

person-end-question =
    { $voice ->
        [you] Ask yourself: “{ person-end-ask }”
        [unnamed] A question for someone who { certainty } { end-as-verb }: “{ person-end-ask }”
       *[named] A question for { $a }, who { certainty } { end-as-verb }: “{ person-end-ask }”
    }
    .headline = A question to ask
    .detail = “{ person-end-ask }”

person-end-ask =
    { $end ->
        [fast] What did you start lately that needed one more day of thought?
        [calm] What did you see coming lately and say too late?
        [people] Which hard message have you been wrapping in kind words?
       *[task] Who did good work for you lately and hasn't heard it from you?
    }

person-end-try =
    { $end ->
        [fast]
            { $voice ->
                [you] In one meeting this week, write your view down first, and be the third to speak.
                [unnamed] In one meeting this week, ask this person to write a view down first and to be the third to speak.
               *[named] In one meeting this week, ask { $a } to write a view down first and to be the third to speak.
            }
        [calm]
            { $voice ->
                [you] When somebody wants an answer at once this week, name the hour at which they will have it.
                [unnamed] Put one question to this person this week without wanting the answer at once, and agree on an hour for it.
               *[named] Put one question to { $a } this week without wanting the answer at once, and agree on an hour for it.
            }
        [people]
            { $voice ->
                [you] Say one hard thing this week in a single sentence, and add the kind words after it.
                [unnamed] Ask this person this week for one plain sentence on what isn't working, and leave time for it.
               *[named] Ask { $a } this week for one plain sentence on what isn't working, and leave time for it.
            }
       *[task]
            { $voice ->
                [you] Begin one message this week with what the other person did well, and put the matter on the second line.
                [unnamed] When you bring this person something about people this week, begin with what it means for the work.
               *[named] When you bring { $a } something about people this week, begin with what it means for the work.
            }
    }
    .headline =
        { $end ->
            [fast] Be the third to speak
            [calm] An hour for the answer
            [people] Say the hard part first
           *[task] Open with what matters to them
        }

# Between two styles: with a person and how certain it is, and after "who".
you-above-all =
    { $styles ->
        [DI] { you-are-certainly } above all fast
        [IS] { you-certainly } put people first above all
        [SC] { you-are-certainly } above all calm
       *[DC] { you-certainly } put the task first above all
    }

this-person-above-all =
    { $styles ->
        [DI] { this-person-is-certainly } above all fast
        [IS] { this-person-certainly } puts people first above all
        [SC] { this-person-is-certainly } above all calm
       *[DC] { this-person-certainly } puts the task first above all
    }

a-above-all =
    { $styles ->
        [DI] { a-is-certainly } above all fast
        [IS] { a-certainly } puts people first above all
        [SC] { a-is-certainly } above all calm
       *[DC] { a-certainly } puts the task first above all
    }

above-all-as-verb =
    { $styles ->
        [DI] is { certainty } above all fast
        [IS] { certainty } puts people first above all
        [SC] is { certainty } above all calm
       *[DC] { certainty } puts the task first above all
    }

# An end of pace or focus: with a person and how certain it is, and as a verb.
you-towards-end =
    { $end ->
        [fast] { you-certainly } work fast
        [calm] { you-certainly } work calmly
        [people] { you-certainly } look to people first
       *[task] { you-certainly } look to the task first
    }

this-person-towards-end =
    { $end ->
        [fast] { this-person-certainly } works fast
        [calm] { this-person-certainly } works calmly
        [people] { this-person-certainly } looks to people first
       *[task] { this-person-certainly } looks to the task first
    }

a-towards-end =
    { $end ->
        [fast] { a-certainly } works fast
        [calm] { a-certainly } works calmly
        [people] { a-certainly } looks to people first
       *[task] { a-certainly } looks to the task first
    }

end-as-verb =
    { $end ->
        [fast] works fast
        [calm] works calmly
        [people] looks to people first
       *[task] looks to the task first
    }

## Advice for somebody whose direction is open. It claims nothing.

person-open-watch-out =
    { $voice ->
        [you] As your direction is still open, nothing is said here of what comes easily to you: what your colleagues see counts for more.
        [unnamed] As this person's direction is still open, nothing is said here of what comes easily to them: what colleagues see counts for more.
       *[named] As the direction of { $a } is still open, nothing is said here of what comes easily: what colleagues see counts for more.
    }
    .headline = What colleagues see counts more

person-open-question =
    { $voice ->
        [you] Ask yourself: “In which situations do I go ahead at once, and in which do I wait?”
        [unnamed] A question for someone whose direction is still open: “In which situations do you go ahead at once, and in which do you wait?”
       *[named] A question for { $a }, whose direction is still open: “In which situations do you go ahead at once, and in which do you wait?”
    }
    .headline = A question to ask

person-open-try =
    { $voice ->
        [you] Ask two colleagues who see you in different situations which of the four styles they see most in you, and when.
        [unnamed] Ask this person which of the four styles shows most in the work with you, and say which you see.
       *[named] Ask { $a } which of the four styles shows most in the work with you, and say which you see.
    }
    .headline = Compare two views

person-open-try-other =
    { $voice ->
        [you] Do one task this week the other way on purpose: decide at once where you would usually wait, or wait where you would decide.
        [unnamed] Agree with this person on one task to do the other way this week: to decide at once instead of waiting, or to wait instead of deciding.
       *[named] Agree with { $a } on one task to do the other way this week: to decide at once instead of waiting, or to wait instead of deciding.
    }
    .headline = Try it the other way
