## Advice for one person: $a is the person's name.

# Each piece rests on a claim: a direction, which is that of a style or lies between two, or an end of pace or focus.
# What it says is common teaching, phrased so that it would be wrong of the opposite style or end.

person-strength =
    { $voice ->
        [you]
            { $styles ->
                [D] You decide while others are still weighing it up, and you say plainly when something is wrong.
                [I] You get things off to a lively start, and you bring people together who wouldn't have talked.
                [S] You are patient, and your work goes on when the first excitement is over.
               *[C] You check the facts, and you ask how it will really work.
            }
        [unnamed] This person { person-brings }.
       *[named] { $a } { person-brings }.
    }

person-brings =
    { $styles ->
        [D] decides while others are still weighing it up, and says plainly when something is wrong
        [I] gets things off to a lively start, and brings people together who wouldn't have talked
        [S] is patient, and keeps working when the first excitement is over
       *[C] checks the facts, and asks how it will really work
    }

person-watch-out =
    { $voice ->
        [you]
            { $styles ->
                [D] You settle things before slower voices are heard.
                [I] You promise more than the week can hold, and the details wait.
                [S] You keep worries to yourself too long, and say yes when you mean no.
               *[C] You run one more check while others wait, and say little before you are sure.
            }
        [unnamed] This person { person-costs }.
       *[named] { $a } { person-costs }.
    }

person-costs =
    { $styles ->
        [D] settles things before slower voices are heard
        [I] promises more than the week can hold, and the details wait
        [S] keeps worries back too long, and says yes when the answer is no
       *[C] runs one more check while others wait, and says little before it is certain
    }

person-question =
    { $styles ->
        [D] “When did someone quieter than you last change your mind?”
        [I] “Which of your open promises would you hand over or drop today?”
        [S] “What did you agree to lately that you would rather have refused?”
       *[C] “Which decision is waiting for one more check, and what would be good enough?”
    }

person-try =
    { $styles ->
        [D]
            { $voice ->
                [you] Before you settle something this week, hear one person who hasn't spoken yet.
                [unnamed] Before this person settles something this week, name one colleague to hear first.
               *[named] Before { $a } settles something this week, name one colleague to hear first.
            }
        [I]
            { $voice ->
                [you] After your next presentation, write down what you promised and by when.
                [unnamed] Let this person present something this week, then write down together what was promised.
               *[named] Let { $a } present something this week, then write down together what was promised.
            }
        [S]
            { $voice ->
                [you] Name one task this week that you would rather not take on, and say so on the day you are asked.
                [unnamed] Take one task off this person's list this week, and ask which one.
               *[named] Take one task off the list this week, and ask { $a } which one.
            }
       *[C]
            { $voice ->
                [you] Show one piece of work this week before the last check, and say what is still open.
                [unnamed] Name one detail this week that this person got exactly right.
               *[named] Name one detail this week that { $a } got exactly right.
            }
    }

person-half-strength =
    { $voice ->
        [you]
            { $styles ->
                [DI] You stand up for a plan in front of others.
                [IS] You make people feel welcome, and questions easy to ask.
                [SC] You finish work with care, and there are few surprises.
               *[DC] You look at a problem soberly, and don't soften the facts.
            }
        [unnamed] This person { person-half-brings }.
       *[named] { $a } { person-half-brings }.
    }

person-half-brings =
    { $styles ->
        [DI] stands up for a plan in front of others
        [IS] makes people feel welcome, and questions easy to ask
        [SC] finishes work with care, and leaves few surprises
       *[DC] looks at a problem soberly, and doesn't soften the facts
    }

person-half-watch-out =
    { $voice ->
        [you]
            { $styles ->
                [DI] You carry others along before they have agreed.
                [IS] You leave an awkward subject alone so that everyone stays friends.
                [SC] You keep an old way in use long after a better one is known.
               *[DC] You take an unfinished idea apart before it can grow.
            }
        [unnamed] This person { person-half-costs }.
       *[named] { $a } { person-half-costs }.
    }

person-half-costs =
    { $styles ->
        [DI] carries others along before they have agreed
        [IS] leaves an awkward subject alone so that everyone stays friends
        [SC] keeps an old way in use long after a better one is known
       *[DC] takes an unfinished idea apart before it can grow
    }

person-half-question =
    { $styles ->
        [DI] “After a good meeting, what pleases you more: that it is settled, or that everyone is with you?”
        [IS] “In a new group, do you bring people together first, or look after those who are already there?”
        [SC] “When a plan changes, what bothers you more: what it does to people, or the loose ends?”
       *[DC] “What annoys you more: a slow decision or a sloppy one?”
    }

person-half-try =
    { $styles ->
        [DI]
            { $voice ->
                [you] After one meeting this week, ask yourself which came first: settling it or winning people over.
                [unnamed] After one meeting this week, ask this person which came first: settling it or winning people over.
               *[named] After one meeting this week, ask { $a } which came first: settling it or winning people over.
            }
        [IS]
            { $voice ->
                [you] Pick one disagreement you have left alone, and name it this week in one sentence.
                [unnamed] Ask this person which disagreement has been left alone, and offer to be there when it is named.
               *[named] Ask { $a } which disagreement has been left alone, and offer to be there when it is named.
            }
        [SC]
            { $voice ->
                [you] Start one small thing this week before it is fully planned, and see what really goes wrong.
                [unnamed] Agree with this person on one small thing to start before it is fully planned.
               *[named] Agree with { $a } on one small thing to start before it is fully planned.
            }
       *[DC]
            { $voice ->
                [you] Next time you criticise something, say first which part should stay.
                [unnamed] Next time this person criticises something, ask which part should stay.
               *[named] Next time { $a } criticises something, ask which part should stay.
            }
    }

person-end-strength =
    { $voice ->
        [you]
            { $end ->
                [fast] You have an idea on the table while others are still reading, and take the first step the same day.
                [calm] You take a second look before it is too late, and weigh your words.
                [people] You notice who has gone quiet, and ask why.
               *[task] You keep to the point, and answer what was asked.
            }
        [unnamed] This person { person-end-brings }.
       *[named] { $a } { person-end-brings }.
    }

person-end-brings =
    { $end ->
        [fast] has an idea on the table while others are still reading, and takes the first step the same day
        [calm] takes a second look before it is too late, and weighs every word
        [people] notices who has gone quiet, and asks why
       *[task] keeps to the point, and answers what was asked
    }

person-end-watch-out =
    { $voice ->
        [you]
            { $end ->
                [fast] Your first idea wins because it came first, and no one asks for a second.
                [calm] Others settle things while you are still weighing them.
                [people] You soften hard news until no one hears it.
               *[task] You find out late who a decision has hurt.
            }
        [unnamed]
            { $end ->
                [fast] The first idea of this person wins because it came first, and no one asks for a second.
                [calm] Others settle things while this person is still weighing them.
                [people] This person softens hard news until no one hears it.
               *[task] This person finds out late who a decision has hurt.
            }
       *[named]
            { $end ->
                [fast] The first idea from { $a } wins because it came first, and no one asks for a second.
                [calm] Others settle things while { $a } is still weighing them.
                [people] { $a } softens hard news until no one hears it.
               *[task] { $a } finds out late who a decision has hurt.
            }
    }

person-end-question =
    { $end ->
        [fast] “What did you start lately that needed one more day of thought?”
        [calm] “What did you see coming lately and say too late?”
        [people] “Which hard message have you been wrapping in kind words?”
       *[task] “Who did good work for you lately and hasn't heard it from you?”
    }

person-end-try =
    { $end ->
        [fast]
            { $voice ->
                [you] In one meeting this week, write your view down first and be the third to speak.
                [unnamed] In one meeting this week, hear two other people before this person.
               *[named] In one meeting this week, hear two other people before { $a }.
            }
        [calm]
            { $voice ->
                [you] When someone wants an answer at once this week, say when you will have it.
                [unnamed] Put one question to this person a day before the answer is due.
               *[named] Put one question to { $a } a day before the answer is due.
            }
        [people]
            { $voice ->
                [you] Say one hard thing this week in a single sentence, and add the kind words after it.
                [unnamed] Ask this person for one plain sentence on what isn't working, and leave time for it.
               *[named] Ask { $a } for one plain sentence on what isn't working, and leave time for it.
            }
       *[task]
            { $voice ->
                [you] Begin one message this week with what the reader did well.
                [unnamed] Bring this person one question about people this week, and begin with what it means for the work.
               *[named] Bring { $a } one question about people this week, and begin with what it means for the work.
            }
    }

## Advice for somebody whose direction is open. It claims nothing.

person-open-watch-out =
    { $voice ->
        [you] What your colleagues see counts for more here than these answers.
        [unnamed] What colleagues see of this person counts for more here than these answers.
       *[named] What colleagues see of { $a } counts for more here than these answers.
    }

person-open-question = “When do you go ahead at once, and when do you wait?”

person-open-try =
    { $voice ->
        [you] Ask two colleagues when they see you move fast and when they see you wait.
        [unnamed] Ask this person when going fast feels right, and say what you see.
       *[named] Ask { $a } when going fast feels right, and say what you see.
    }

person-open-try-other =
    { $voice ->
        [you] Do one task the other way this week: decide at once where you would wait, or wait where you would decide.
        [unnamed] Agree with this person on one task to do the other way: decide at once, or wait a day.
       *[named] Agree with { $a } on one task to do the other way: decide at once, or wait a day.
    }
