## What a report on a person tells their manager, beside the statements. $a is the person's name; $tie and $turn are as
## in report-self.

report-manager-chapter =
    { $chapter ->
        [situations] Working with { $a }, situation by situation
        [talking] Do and don't when you talk with { $a }
        [styles] { $a } and each of the four styles
        [feedback] Feedback and help
       *[pressure] Energy and pressure
    }

# Cards on what passes between the person and their manager.
report-manager-topic =
    { $topic ->
        [one-to-one] Your one-to-ones
        [delegation] Handing work to { $a }
        [giving-feedback] When { $a } gives feedback
       *[taking-feedback] Giving { $a } feedback
    }

report-manager-portraits =
    { $count ->
        [one] The style behind this
       *[other] The styles behind this
    }

report-manager-reflect-heading = Your own part

report-manager-reflect = Your style meets that of { $a }. Before you talk, look at your side of it.

report-manager-reflect-line =
    { $turn ->
        [1] Where { $a } works differently from me, and I took it for unwillingness:
       *[other] What { $a } does that I could learn from:
    }

report-manager-questions-heading = Three questions for your one-to-ones

report-manager-questions-note = One a time is enough. Ask it early, wait, and write down the words of { $a }, not yours.

report-manager-question =
    { $tie ->
        [dominance]
            { $turn ->
                [1] Which decision of mine are you waiting for?
               *[other] Where do I steer you in smaller steps than you need?
            }
        [influence]
            { $turn ->
                [1] Which of your tasks would you like to show to more people?
               *[other] Which of your open promises should we drop, postpone or share?
            }
        [steadiness]
            { $turn ->
                [1] What is changing too fast for you, and what should you have heard from me earlier?
               *[other] What did you say yes to lately that I should take off your list?
            }
        [conscientiousness]
            { $turn ->
                [1] Which of my requests was too vague to be done well?
               *[other] What has to be exact this time, and where is good enough enough?
            }
        [active]
            { $turn ->
                [1] What are you waiting for at the moment, and who could speed it up?
               *[other] Which idea did you drop because nobody answered fast enough?
            }
        [thoughtful]
            { $turn ->
                [1] What did you think of after our last meeting that I haven't heard?
               *[other] Which question should I have sent you a day before?
            }
        [people]
            { $turn ->
                [1] What do you need from the others just now?
               *[other] What is hard to say in our round, and how could I make it easier?
            }
        [task]
            { $turn ->
                [1] What stands between you and finishing this?
               *[other] Which of our meetings could you do without, and what would you do instead?
            }
       *[open]
            { $turn ->
                [1] Which part of your week gives you energy, and which part takes it?
                [2] When did I last make your work easier, and when harder?
               *[other] What would you like to do more of next month?
            }
    }

report-manager-plan-heading = Your plan for working together

report-manager-plan-note = These are things that you do, not { $a }. Choose one or two, and tell { $a } which.

report-manager-plan-column =
    { $column ->
        [1] When …
        [2] I will …
        [3] From this day
       *[4] I will see that it works by
    }

report-manager-plan-when =
    { $tie ->
        [dominance] { $a } wants something settled on the spot
        [influence] { $a } agrees to something new in passing
        [steadiness] something is about to change for { $a }
        [conscientiousness] I need a decision from { $a }
        [active] { $a } answers before I have finished asking
        [thoughtful] I want an opinion from { $a }
        [people] I hand { $a } a task
        [task] I praise or criticise a piece of work of { $a }
       *[open]
            { $turn ->
                [1] I don't know what { $a } needs from me
                [2] { $a } has finished a piece of work
               *[other] our next one-to-one begins
            }
    }

report-manager-plan-will =
    { $tie ->
        [dominance] say what can be settled now, and by when the rest will be
        [influence] send two lines the same day: who does what, and by when
        [steadiness] say so a day before the others hear it, and ask what could go wrong
        [conscientiousness] send the figures a day ahead and say what is good enough
        [active] finish, and then ask for the second thought too
        [thoughtful] send the question a day before, and name the hour
        [people] say first who needs it, and then what has to be done
        [task] name the exact part that was good or is missing
       *[open]
            { $turn ->
                [1] ask, and write the answer down word for word
                [2] ask which part came easily and which part didn't
               *[other] leave the choice of the first subject to { $a }
            }
    }

report-manager-marks-heading = What { $a } says of it

report-manager-marks-note = What { $a } has marked stands here, and counts for more than the figures. Where nothing is marked yet, ask.

report-manager-marks-column =
    { $column ->
        [1] What is said
        [2] What { $a } says of it
       *[3] In the words of { $a }
    }

report-manager-certain-surest = You can rely most on this: “{ $headline }”. Its chance is { $percent }.

report-manager-certain-weakest = Rely least on this: “{ $headline }”. Its chance is { $percent }; ask { $a } before you act on it.

report-manager-certain-other = It may also be { $style } that leads, with a chance of { $percent }. If advice here doesn't work, that is the first thing to think of.

report-manager-certain-range = The score in { $style } could be anything from { $low } to { $high }. Compare nobody by it.

report-manager-agenda-heading =
    { $agenda ->
        [together] The first four weeks together
       *[half_hour] A conversation of half an hour
    }

report-manager-agenda =
    { $agenda ->
        [together]
            { $turn ->
                [1] First week: tell { $a } how you work yourself, on one page, before you ask anything.
                [2] Second week: ask the first of the three questions, and act on the answer within two days.
                [3] Third week: agree on one piece of work in detail: who decides what, what you want to hear, and when.
                [4] Fourth week: each names one thing that works and one that should change. { $a } begins.
               *[5] After that, put this report away. What you have seen yourself is worth more.
            }
       *[half_hour]
            { $turn ->
                [1] Before: agree with { $a } what the conversation is for, and who else will hear of it.
                [2] First ten minutes: { $a } speaks, and you take notes. “Which sentence fits, and which doesn't?” Where { $a } and the report disagree, { $a } knows better.
                [3] Next ten: one piece of work of the coming month. “Which part will come easily, and where would you like something else from me?”
                [4] Last ten: one agreement each. What you will do differently, what { $a } will try, and the day on which both of you look at it again.
               *[5] Keep all this apart from any judgement of results. It describes how { $a } may work, not how well.
            }
    }
