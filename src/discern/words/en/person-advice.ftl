## Advice for one person: $a is the person's name.

# Each piece rests on a claim: "leads with D", "leads with D or I", "D and I are highest", or an end of pace or focus.
# What it says is common teaching, phrased so that it would be wrong of the opposite style or end.

person-strength =
    { $voice ->
        [you] { you-certainly } lead with { $styles }. What that can bring: { person-brings }.
        [unnamed] { this-person-certainly } leads with { $styles }. What that can bring: { person-brings }.
       *[named] { a-certainly } leads with { $styles }. What that can bring: { person-brings }.
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
        [you] The other side of leading with { $styles }, { as-you-certainly-do }: { person-costs }.
        [unnamed] The other side of leading with { $styles }, { as-this-person-certainly-does }: { person-costs }.
       *[named] The other side of leading with { $styles }, { as-a-certainly-does }: { person-costs }.
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
        [unnamed] A question for someone who { certainty } leads with { $styles }: “{ person-ask }”
       *[named] A question for { $a }, who { certainty } leads with { $styles }: “{ person-ask }”
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
        [you] { you-certainly } lead with { $styles_or }. What that can bring: { person-half-brings }.
        [unnamed] { this-person-certainly } leads with { $styles_or }. What that can bring: { person-half-brings }.
       *[named] { a-certainly } leads with { $styles_or }. What that can bring: { person-half-brings }.
    }
    .headline =
        { $styles ->
            [DI] Speaks up for a plan
            [IS] Makes people feel welcome
            [SC] Finishes with care
            [DC] Stays objective
            [DS] Push or calm: still open
           *[IC] Persuades or checks: still open
        }
    .detail = { person-half-brings }.

person-half-brings =
    { $styles ->
        [DI] someone who stands up for a plan in front of others
        [IS] people who feel welcome, and a tone in which questions are easy to ask
        [SC] work that is finished with care, and few surprises
        [DC] a sober look at the matter, without polite guesses
        [DS] either a push when things stall or calm when they rush; which of the two is still open
       *[IC] either an audience that is won over or a claim that is checked; which of the two is still open
    }

person-half-watch-out =
    { $voice ->
        [you] The other side of leading with { $styles_or }, { as-you-certainly-do }: { person-half-costs }.
        [unnamed] The other side of leading with { $styles_or }, { as-this-person-certainly-does }: { person-half-costs }.
       *[named] The other side of leading with { $styles_or }, { as-a-certainly-does }: { person-half-costs }.
    }
    .headline =
        { $styles ->
            [DI] Others may be carried along
            [IS] Awkward subjects may wait
            [SC] The old way may stay long
            [DC] New ideas may be cut short
            [DS] Others may expect the wrong one
           *[IC] Others may bring the wrong thing
        }
    .detail = { person-half-costs }.

person-half-costs =
    { $styles ->
        [DI] others can be carried along before they have agreed
        [IS] an awkward subject may be left alone so that everybody stays friends
        [SC] an old way may stay in use long after a better one is known
        [DC] an unfinished idea may be taken apart before it can grow
        [DS] pressure may come where patience was needed, or patience where a push was
       *[IC] a story may come where figures were needed, or figures where a word of warmth was
    }

person-half-question =
    { $voice ->
        [you] Ask yourself: “{ person-half-ask }”
        [unnamed] A question for someone who { certainty } leads with { $styles_or }: “{ person-half-ask }”
       *[named] A question for { $a }, who { certainty } leads with { $styles_or }: “{ person-half-ask }”
    }
    .headline = A question to ask
    .detail = “{ person-half-ask }”

person-half-ask =
    { $styles ->
        [DI] After a good meeting, what pleases you more: that it is settled, or that everybody is with you?
        [IS] In a new group, do you bring people together first, or look after those who are already there?
        [SC] When a plan changes, what bothers you more: the upset for people, or the loose ends?
        [DC] What annoys you more: a slow decision, or a sloppy one?
        [DS] When a plan was in danger lately, did you push harder or calm things down?
       *[IC] When you last had to convince somebody, did you tell a story or show the figures?
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
        [DC]
            { $voice ->
                [you] The next time you criticise something, say first which part of it should stay as it is.
                [unnamed] The next time this person criticises something, ask which part of it should stay as it is.
               *[named] The next time { $a } criticises something, ask which part of it should stay as it is.
            }
        [DS]
            { $voice ->
                [you] After each meeting this week, note whether you sped it up or calmed it down, and count on Friday.
                [unnamed] After one meeting this week, ask this person which felt more natural in it: to push on or to calm things down.
               *[named] After one meeting this week, ask { $a } which felt more natural in it: to push on or to calm things down.
            }
       *[IC]
            { $voice ->
                [you] In each conversation this week, note whether you first asked about the person or about the facts, and count on Friday.
                [unnamed] Ask this person this week which part of the next presentation to take over: winning the audience or testing the figures.
               *[named] Ask { $a } this week which part of the next presentation to take over: winning the audience or testing the figures.
            }
    }
    .headline =
        { $styles ->
            [DI] Settled or won over?
            [IS] Name one disagreement
            [SC] Start one thing unfinished
            [DC] What should stay
            [DS] Pushing on or calming down?
           *[IC] Persuading or checking?
        }

person-blend-strength =
    { $voice ->
        [you] { your-two-highest }. What that can bring: { person-blend-brings }.
        [unnamed] { their-two-highest }. What that can bring: { person-blend-brings }.
       *[named] { the-two-highest-of-a }. What that can bring: { person-blend-brings }.
    }
    .headline =
        { $styles ->
            [DI] Decides, and others join in
            [IS] Warm at first, and later
            [SC] Others can build on it
            [DC] High standards, with a date
            [DS] Pursues a goal step by step
           *[IC] Facts worth listening to
        }
    .detail = { person-blend-brings }.

person-blend-brings =
    { $styles ->
        [DI] quick decisions, and people who feel like joining in
        [IS] a warm first contact, and help that is still there a month later
        [SC] work that others can build on, checked and ready on the agreed day
        [DC] high standards, with a date on them
        [DS] a goal that is pursued step by step until it is reached
       *[IC] facts that people like to listen to
    }

person-blend-watch-out =
    { $voice ->
        [you] The other side of scoring highest in { $styles_and }, { as-you-certainly-do }: { person-blend-costs }.
        [unnamed] The other side of scoring highest in { $styles_and }, { as-this-person-certainly-does }: { person-blend-costs }.
       *[named] The other side of scoring highest in { $styles_and }, { as-a-certainly-does }: { person-blend-costs }.
    }
    .headline =
        { $styles ->
            [DI] Small steps may fall to others
            [IS] Who does what stays unclear
            [SC] Good work may stay unseen
            [DC] Others may show work late
            [DS] Much may be carried alone
           *[IC] Explained, but not yet decided
        }
    .detail = { person-blend-costs }.

person-blend-costs =
    { $styles ->
        [DI] doubts may be answered with enthusiasm, and the small steps left to others
        [IS] a good conversation can end with nobody writing down who does what
        [SC] good work may be handed in without a word, so that few learn what went into it
        [DC] others may show their work late, since every gap in it gets a question
        [DS] much may be carried alone, and few people hear how it is going
       *[IC] the explanation may be lively and complete, with nothing decided at its end
    }

person-blend-question =
    { $voice ->
        [you] Ask yourself: “{ person-blend-ask }”
        [unnamed] A question for someone who { certainty } scores highest in { $styles_and }: “{ person-blend-ask }”
       *[named] A question for { $a }, who { certainty } scores highest in { $styles_and }: “{ person-blend-ask }”
    }
    .headline = A question to ask
    .detail = “{ person-blend-ask }”

person-blend-ask =
    { $styles ->
        [DI] Which of your big starts this year still lacks its last part?
        [IS] Whose feelings did you spare lately, and what did it cost the work?
        [SC] Which piece of your work should more people know about?
        [DC] Who last showed you something half finished, and what did you say first?
        [DS] What are you carrying alone that you could explain in five minutes?
       *[IC] What have you explained well and not decided yet?
    }

person-blend-try =
    { $styles ->
        [DI]
            { $voice ->
                [you] Before you announce your next idea, give it to one careful colleague for a day.
                [unnamed] Before this person announces the next idea, offer to be its first reader, with a day to think.
               *[named] Before { $a } announces the next idea, offer to be its first reader, with a day to think.
            }
        [IS]
            { $voice ->
                [you] End one friendly conversation this week with two lines in writing: who does what, and by when.
                [unnamed] End one friendly conversation with this person this week with two lines in writing: who does what, and by when.
               *[named] End one friendly conversation with { $a } this week with two lines in writing: who does what, and by when.
            }
        [SC]
            { $voice ->
                [you] Show one piece of your work to somebody outside the group this week, and say what was difficult about it.
                [unnamed] Ask this person this week what was difficult about a piece of work that looked easy from outside.
               *[named] Ask { $a } this week what was difficult about a piece of work that looked easy from outside.
            }
        [DC]
            { $voice ->
                [you] Look at something half finished this week, and ask only where it is going.
                [unnamed] Show this person something half finished this week, and say which one question you want answered.
               *[named] Show { $a } something half finished this week, and say which one question you want answered.
            }
        [DS]
            { $voice ->
                [you] Take five minutes this week to explain one piece of your work to somebody who has no part in it.
                [unnamed] Ask this person for five minutes this week about one piece of work that you know little about.
               *[named] Ask { $a } for five minutes this week about one piece of work that you know little about.
            }
       *[IC]
            { $voice ->
                [you] End one explanation this week with “so I suggest”, and make one suggestion.
                [unnamed] When this person has explained something this week, ask for one suggestion in a single sentence.
               *[named] When { $a } has explained something this week, ask for one suggestion in a single sentence.
            }
    }
    .headline =
        { $styles ->
            [DI] A day with a careful reader
            [IS] Two lines in writing
            [SC] What was difficult
            [DC] Something half finished
            [DS] Five minutes to explain
           *[IC] End with a suggestion
        }

# The two highest styles, with how certain that is.
your-two-highest = { you-certainly } score highest in { $styles_named_and }

their-two-highest = { this-person-certainly } scores highest in { $styles_named_and }

the-two-highest-of-a = { a-certainly } scores highest in { $styles_named_and }

person-end-strength =
    { $voice ->
        [you] { you-towards-end }. What that can bring: { person-end-brings }.
        [unnamed] { this-person-towards-end }. What that can bring: { person-end-brings }.
       *[named] { a-towards-end }. What that can bring: { person-end-brings }.
    }
    .headline =
        { $end ->
            [active] Gets things started
            [thoughtful] Takes a second look
            [people] Notices who has gone quiet
           *[task] Keeps to the point
        }
    .detail = { person-end-brings }.

person-end-brings =
    { $end ->
        [active] an idea on the table while others are still reading, and a first step the same day
        [thoughtful] a second look before it is too late, and words that have been weighed
        [people] an eye for who has gone quiet, and a question to find out why
       *[task] talk that keeps to the point, and an answer to what was asked
    }

person-end-watch-out =
    { $voice ->
        [you] The other side of { end-as-noun }, { as-you-certainly-do }: { person-end-costs }.
        [unnamed] The other side of { end-as-noun }, { as-this-person-certainly-does }: { person-end-costs }.
       *[named] The other side of { end-as-noun }, { as-a-certainly-does }: { person-end-costs }.
    }
    .headline =
        { $end ->
            [active] First ideas may win
            [thoughtful] Objections may come too late
            [people] Hard news may be softened
           *[task] Thanks may go unsaid
        }
    .detail = { person-end-costs }.

person-end-costs =
    { $end ->
        [active] the first idea can win because it came first, with no second one asked for
        [thoughtful] a good objection may be ready only the day after the decision
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
        [active] What did you start lately that needed one more day of thought?
        [thoughtful] What did you see coming lately and say too late?
        [people] Which hard message have you been wrapping in kind words?
       *[task] Who did good work for you lately and hasn't heard it from you?
    }

person-end-try =
    { $end ->
        [active]
            { $voice ->
                [you] In one meeting this week, write your view down first, and be the third to speak.
                [unnamed] In one meeting this week, ask this person to write a view down first and to be the third to speak.
               *[named] In one meeting this week, ask { $a } to write a view down first and to be the third to speak.
            }
        [thoughtful]
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
            [active] Be the third to speak
            [thoughtful] An hour for the answer
            [people] Say the hard part first
           *[task] Open with what matters to them
        }

# An end of pace or focus: with a person and how certain it is, as a noun, and as a verb.
you-towards-end =
    { $end ->
        [active] { you-certainly } work at an active pace
        [thoughtful] { you-certainly } take time to think first
        [people] { you-certainly } look to people first
       *[task] { you-certainly } look to the task first
    }

this-person-towards-end =
    { $end ->
        [active] { this-person-certainly } works at an active pace
        [thoughtful] { this-person-certainly } takes time to think first
        [people] { this-person-certainly } looks to people first
       *[task] { this-person-certainly } looks to the task first
    }

a-towards-end =
    { $end ->
        [active] { a-certainly } works at an active pace
        [thoughtful] { a-certainly } takes time to think first
        [people] { a-certainly } looks to people first
       *[task] { a-certainly } looks to the task first
    }

end-as-noun =
    { $end ->
        [active] working at an active pace
        [thoughtful] taking time to think first
        [people] looking to people first
       *[task] looking to the task first
    }

end-as-verb =
    { $end ->
        [active] works at an active pace
        [thoughtful] takes time to think first
        [people] looks to people first
       *[task] looks to the task first
    }

# What somebody doesn't lead with, and is rather low in.
person-prompt-watch-out =
    { $voice ->
        [you] { you-certainly } don't lead with { $styles }. What may come to your mind later than to others: { person-prompt-for }. That says nothing of how well you do it.
        [unnamed] { this-person-certainly } doesn't lead with { $styles }. What may come to mind later than to others: { person-prompt-for }. That says nothing of how well it is done.
       *[named] { a-certainly } doesn't lead with { $styles }. What may come to mind later than to others: { person-prompt-for }. That says nothing of how well it is done.
    }
    .headline =
        { $styles ->
            [D] Deciding may come later
            [I] New contacts may come later
            [S] Patience may come later
           *[C] The rules may come later
        }

person-prompt-for =
    { $styles ->
        [D] the wish to settle things, and a blunt “no”
        [I] contact beyond the nearest colleagues, and a word about what has gone well
        [S] a slow start, and the question of who can keep up
       *[C] the rules that apply, and one more look at the small print
    }

person-prompt-try =
    { $styles ->
        [D]
            { $voice ->
                [you] Ask somebody this week to set you a date for one open decision.
                [unnamed] Ask this person this week which decision of yours or theirs should have a date, and set it together.
               *[named] Ask { $a } this week which open decision, yours included, should have a date, and set it together.
            }
        [I]
            { $voice ->
                [you] Put a conversation with somebody you rarely see into this week's calendar.
                [unnamed] Bring this person into one conversation this week with somebody outside the usual circle.
               *[named] Bring { $a } into one conversation this week with somebody outside the usual circle.
            }
        [S]
            { $voice ->
                [you] Before you agree a date this week, ask the person who has to keep it whether they can.
                [unnamed] Before you agree a deadline with this person this week, ask together the person who has to keep it.
               *[named] Before you agree a deadline with { $a } this week, ask together the person who has to keep it.
            }
       *[C]
            { $voice ->
                [you] Ask a colleague who likes rules which of them matter for your next piece of work.
                [unnamed] Say which rules matter for this person's next piece of work, and which don't.
               *[named] Say which rules matter for the next piece of work of { $a }, and which don't.
            }
    }
    .headline =
        { $styles ->
            [D] A date for one decision
            [I] A talk outside the circle
            [S] Ask who can keep up
           *[C] Which rules matter
        }

## Advice for somebody whose style is open. It claims nothing.

person-open-watch-out =
    { $voice ->
        [you] As your style is still open, nothing is said here of what comes easily to you: what your colleagues see counts for more.
        [unnamed] As this person's style is still open, nothing is said here of what comes easily to them: what colleagues see counts for more.
       *[named] As the style of { $a } is still open, nothing is said here of what comes easily: what colleagues see counts for more.
    }
    .headline = What colleagues see counts more

person-open-question =
    { $voice ->
        [you] Ask yourself: “In which situations do I go ahead at once, and in which do I wait?”
        [unnamed] A question for someone whose style is still open: “In which situations do you go ahead at once, and in which do you wait?”
       *[named] A question for { $a }, whose style is still open: “In which situations do you go ahead at once, and in which do you wait?”
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
