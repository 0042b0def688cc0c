## What a report on a person tells their manager, beside the statements. $a is the person's name; $tie and $turn are as
## in report-self.

report-manager-chapter =
    { $chapter ->
        [lists] How to talk with { $a }
        [sides] What { $a } brings, and what it costs
        [ask] What to ask { $a }
        [talk] How to talk with { $a }
        [situations] Three situations with { $a }
       *[styles] { $a } and the four styles
    }

report-manager-styles-note = How people of each style tend to look to { $a }, and { $a } to them. One of the four is your own: begin there. DISC courses teach this, and it wasn't measured.

report-manager-looks =
    { $way ->
        [both] To each other, they and { $a } look { $looks }.
        [them] To { $a } they look { $looks }.
       *[you] To them { $a } looks { $looks }.
    }

# Cards on what passes between the person and their manager.
report-manager-topic =
    { $topic ->
        [one-to-one] Your one-to-ones
        [delegation] Handing work to { $a }
        [giving-feedback] When { $a } gives feedback
       *[taking-feedback] Giving { $a } feedback
    }

report-manager-questions-heading =
    { $count ->
        [one] A question for your next one-to-one
       *[other] Three questions for your one-to-ones
    }

report-manager-questions-note =
    { $count ->
        [one] Ask it early, then wait for { $a } to answer.
       *[other] One at a time is enough. Ask it early, then wait for { $a } to answer.
    }

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
                [1] What is changing too fast for you, and what should I have said earlier?
               *[other] What did you say yes to lately that I should take off your list?
            }
        [conscientiousness]
            { $turn ->
                [1] Which of my requests was too vague to be done well?
               *[other] What has to be exact this time, and where is “good enough” enough?
            }
        [fast]
            { $turn ->
                [1] What would you start tomorrow if no one had to agree to it?
               *[other] Which idea did you drop because no one answered fast enough?
            }
        [calm]
            { $turn ->
                [1] What did you think of after our last meeting that I haven't heard?
               *[other] Which question should I have sent you a day before?
            }
        [people]
            { $turn ->
                [1] What do you need from the others just now?
               *[other] What is hard to say in our meetings, and how could I make it easier?
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

report-manager-plan-note = Choose one line or two, and tell { $a } which.

report-manager-plan-column =
    { $column ->
        [1] When …
        [2] I will …
        [3] From this day
       *[4] How I'll know it works
    }

report-manager-plan-when =
    { $tie ->
        [dominance] { $a } wants something settled on the spot
        [influence] { $a } agrees to something new in passing
        [steadiness] { $a } says yes to one more task
        [conscientiousness] { $a } says it isn't ready yet
        [fast] { $a } answers before I have finished asking
        [calm] { $a } says nothing in a meeting
        [people] I hand { $a } a task
        [task] I praise or criticise work from { $a }
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
        [steadiness] ask which other task can wait
        [conscientiousness] ask what is missing, and what of it would change the result
        [fast] finish, and then ask for the second thought too
        [calm] ask afterwards, just the two of us, what was left unsaid
        [people] say first who needs it, and then what has to be done
        [task] name the exact part that was good or is missing
       *[open]
            { $turn ->
                [1] ask, and do one thing from the answer that week
                [2] ask which part came easily and which part didn't
               *[other] let { $a } choose the first subject
            }
    }

# Signs that a claim holds, and that it doesn't.
report-manager-claims-heading = See whether it is true, and ask { $a }

report-manager-claims-label =
    { $part ->
        [holds] Speaks for it
       *[fails] Speaks against it
    }

report-manager-claims-holds =
    { $claim ->
        [dominance] { $a } picks up the open question, shortens the debate, and asks who decides.
        [influence] Conversation starts up around { $a } in corridors, before meetings, in the margins of a call.
        [steadiness] Colleagues drop by with problems, handovers go smoothly, and complaints from { $a } reach you late or not at all.
        [conscientiousness] Drafts from { $a } arrive with footnotes, or with a question about the brief.
        [open] { $a } gets described differently after a workshop, a deadline and a lunch.
        [fast] { $a } is among the first three to speak, and starts before the meeting notes have been sent.
        [calm] The most useful thought from { $a } lands in your inbox after the meeting.
        [people] { $a } says how a plan will go down before anyone has asked.
       *[task] { $a } steers small talk back to the agenda.
    }

report-manager-claims-fails =
    { $claim ->
        [dominance] A question lies undecided for weeks, and { $a } doesn't mind.
        [influence] { $a } passes on the chance to present, and eats lunch alone by choice.
        [steadiness] { $a } proposes one reorganisation after another, and looks cheerful about it.
        [conscientiousness] A rough figure is enough for { $a }, even where someone is going to check.
        [open] Each colleague reports the same first reaction from { $a }.
        [fast] When asked to start, { $a } prefers to go last.
        [calm] { $a } thinks aloud, changes course in public, and seems refreshed by it.
        [people] { $a } says nothing about the mood in the room, though others have noticed it.
       *[task] { $a } moves a date, again and again, for a colleague's sake.
    }

report-manager-doubtful-heading = What to do about these answers

report-manager-doubtful =
    { $turn ->
        [1] The check asks three things: whether the choices fit together better than picks made by chance, whether they took long enough to read, and whether they follow places on the screen. What didn't fit is the first entry at the end.
        [2] It can be wrong. The careful choices of people who lean to no side look like chance too.
        [3] Ask, and don't accuse: “The check couldn't make sense of the answers. How did answering go?” What { $a } says tells you more than the check does.
        [4] Offer another try. { $a } can answer again in five to ten quiet minutes, and you can send the link. It is up to { $a }, and a no needs no reason.
       *[other] Until then, use the questions in these pages and leave the scores alone.
    }
