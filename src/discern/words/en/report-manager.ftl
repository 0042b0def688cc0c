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
    { $first ->
        [none] The four styles
       *[yours] The four styles, those behind this first
    }

report-manager-reflect-heading = Your own part

report-manager-reflect = Your style meets that of { $a }. Before you talk, look at your side of it.

report-manager-reflect-line =
    { $turn ->
        [1] Where { $a } works differently from me, and I took it for unwillingness:
       *[other] What { $a } does that I could learn from:
    }

report-manager-questions-heading =
    { $count ->
        [one] A question for your next one-to-one
       *[other] Three questions for your one-to-ones
    }

report-manager-questions-note =
    { $count ->
        [one] Ask it early, and wait: the silence belongs to { $a }.
       *[other] One at a time is enough. Ask it early, and wait: the silence belongs to { $a }.
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
                [1] What is changing too fast for you, and what should you have heard from me earlier?
               *[other] What did you say yes to lately that I should take off your list?
            }
        [conscientiousness]
            { $turn ->
                [1] Which of my requests was too vague to be done well?
               *[other] What has to be exact this time, and where is good enough enough?
            }
        [fast]
            { $turn ->
                [1] What would you start tomorrow if nobody had to agree to it?
               *[other] Which idea did you drop because nobody answered fast enough?
            }
        [calm]
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
        [fast] { $a } answers before I have finished asking
        [calm] I want an opinion from { $a }
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
        [fast] finish, and then ask for the second thought too
        [calm] send the question a day before, and name the hour
        [people] say first who needs it, and then what has to be done
        [task] name the exact part that was good or is missing
       *[open]
            { $turn ->
                [1] ask, and do one thing of the answer that week
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
       *[3] What { $a } has written
    }

report-manager-certain-surest = You can rely most on this: “{ $headline }”. Its chance is { $percent }.

report-manager-certain-weakest = Rely least on this: “{ $headline }”. Its chance is { $percent }; ask { $a } before you act on it.

report-manager-certain-other = The direction may also be that of { $style }, with a chance of { $percent }. If advice here doesn't work, that is the first thing to think of.

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
                [2] { $random ->
                    [yes] First ten minutes: { $a } speaks, and you listen. “How was it to answer? Do you recognise yourself in the result?” Where { $a } and the report disagree, { $a } knows better.
                   *[no] First ten minutes: { $a } speaks, and you listen. “Which sentence fits, and which doesn't?” Where { $a } and the report disagree, { $a } knows better.
                }
                [3] Next ten: one piece of work of the coming month. “Which part will come easily, and where would you like something else from me?”
                [4] Last ten: one agreement each. What you will do differently, what { $a } will try, and the day on which both of you look at it again.
               *[5] Keep all this apart from any judgement of results. It describes how { $a } may work, not how well.
            }
    }

# What to do in the next conversation, first of all.
report-manager-next =
    { $tie ->
        [dominance] Bring one open matter that { $a } may settle alone, and say where its limits are.
        [influence] Begin the next one-to-one with what went well and who noticed it; then put one promise into the calendar together.
        [steadiness] Say what is going to change in the coming weeks, and what is certain to stay.
        [conscientiousness] Bring the figures behind one request, and say how exact its result has to be.
        [half-di] Offer { $a } one plan to stand up for in front of others, and say what the others will want to know first.
        [half-is] Ask who { $a } would like to work with more, and put one hour of that into the calendar.
        [half-sc] Name one piece of work that may take its time, and move a date so that it can.
        [half-dc] Bring one problem with its facts, and say openly what isn't good enough yet.
        [fast] Have two subjects ready for the next one-to-one instead of five, and leave room to decide one of them on the spot.
        [calm] Send your main question the day before you talk, and accept that part of the answer may come the day after.
        [people] Ask how the last weeks have been for { $a }, and wait for more than “fine” before you turn to tasks.
        [task] Open the next one-to-one with the work, what is done and what is stuck, and leave personal subjects until that is clear.
       *[open]
            { $turn ->
                [1] Ask which part of the week came easily to { $a }, since the answers here don't say.
                [2] Ask how { $a } would like to hear that something isn't right, and do it that way once.
               *[other] Agree on one thing that each of you will do differently, and on the day you look back on it.
            }
    }

# What a manager can do about a situation, before the cards on it.
report-manager-situation =
    { $topic ->
        [talking] Lay your last message to { $a } beside the reply. If one is five times as long as the other, part of it goes unread.
        [talk-do] None of this needs a new appointment: it changes sentences in conversations that you have anyway.
        [talk-dont] You may do some of this with the best intentions. Let { $a } tell you which to drop first.
        [impression] Others will describe { $a } to you. Send them to { $a } with it, and judge by what you have seen yourself.
        [remote] Agree on a channel for what is urgent, and on hours in which no reply is expected.
        [energy-gained] Much of this is in your hands: which meetings are optional, who presents, and where praise is given.
        [energy-lost] Some of what drains can't be avoided. Name it aloud: a tedious duty weighs less once its cost is seen.
        [pressure] Ask { $a } early what would help: less scope, a smaller audience, or more time. Signs on a list tell you less than the answer.
        [deciding] Say which kind of decision it is before it starts: yours, one for { $a }, or shared. Guessing at that causes friction.
        [planning] Find out what a good week looks like to { $a }: blocks of hours, a loose list, or company.
        [delegation] Settle three points at the handover: the outcome, the boundaries, and when you next look in. All that lies between belongs to { $a }.
        [change] Whatever you know and are allowed to tell, tell early. Rumours fill every gap you leave.
        [one-to-one] Decide beforehand what you won't solve today. { $a } should be speaking for at least half of the time.
        [giving-feedback] Ask for criticism of something small and recent of yours, such as an e-mail. Thank { $a } for it, and change one thing.
        [taking-feedback] Prepare one observation: date, behaviour, consequence. Leave out adjectives, comparisons with colleagues, and guesses at motives.
        [helping] Name somebody beside you that { $a } can turn to when stuck. If it is never you, ask yourself what your first reaction tends to be.
        [disagreement] Look at how you run the discussion before you judge how { $a } objects, or take silence for consent.
        [with-dominance] Somebody like this opens with the outcome and hates waiting. Where they share a project with { $a }, divide responsibilities in writing, and early.
        [with-influence] Somebody like this agrees in conversation and keeps no minutes. Where they work with { $a }, get two lines from either of them afterwards.
        [with-steadiness] Somebody like this seldom complains of a colleague. Find out from each of them, separately, how the load is shared.
       *[with-conscientiousness] Somebody like this negotiates standards. Fix together with { $a } what counts as finished, and who signs it off.
    }

# Signs that a claim holds, and that it doesn't.
report-manager-claims-heading = See for yourself

report-manager-claims-note = A questionnaire has met { $a } once, and you have met { $a } often. Hold these signs against what you remember, and ask { $a } which are true. They aren't for looking out for, nor for writing down; they are common experience and not measured.

report-manager-claims-label =
    { $part ->
        [holds] Speaks for it
       *[fails] Speaks against it
    }

report-manager-claims-holds =
    { $claim ->
        [dominance] { $a } picks up the unresolved item, shortens the debate, and asks who decides.
        [influence] Conversation starts up around { $a }: in corridors, before meetings, in the margins of a call.
        [steadiness] Colleagues drop by with problems, handovers go smoothly, and complaints from { $a } reach you late or not at all.
        [conscientiousness] Drafts from { $a } arrive with footnotes, caveats, or a query about the brief.
        [two] For { $first }: { $one } For { $second }: { $other }
        [open] You'd describe { $a } differently after a workshop, a deadline and a lunch.
        [fast] { $a } is among the first three to speak, and starts before the minutes are out.
        [calm] The most useful contribution from { $a } lands in your inbox after the meeting.
        [people] { $a } mentions how a proposal will be received before anybody has asked.
       *[task] { $a } steers small talk back to the agenda.
    }

report-manager-claims-fails =
    { $claim ->
        [dominance] An undecided matter can lie there for weeks without visible discomfort.
        [influence] { $a } passes on the chance to present, and eats lunch alone by choice.
        [steadiness] { $a } proposes one reorganisation after another, and looks cheerful about it.
        [conscientiousness] Approximations satisfy { $a }, even where somebody is going to check.
        [two] Both of these are true: { $one } { $other }
        [open] Each colleague reports the same first reaction from { $a }.
        [fast] Invited to begin, { $a } would sooner go last.
        [calm] { $a } thinks aloud, revises in public, and seems refreshed by it.
        [people] Feelings in the room go unmentioned, though others have noticed them.
       *[task] Schedules bend, again and again, for a colleague's sake.
    }

# After a warning that the answers look random: $headline is what they would say first.
report-manager-doubtful-style = If these answers were chosen with care, they would say of { $a } “{ $headline }”, with a chance of { $percent }. Since that is in doubt, nothing that follows builds on it, and the direction counts as open.

report-manager-doubtful-heading = What to do about these answers

report-manager-doubtful =
    { $turn ->
        [1] How the check works: it asks whether the choices fit together better than picks made by chance, whether they took long enough to read, and whether they follow places on the screen. What didn't fit is the first piece of evidence at the end.
        [2] It can be wrong. The careful choices of people without a direction that stands out look like chance too. It doesn't know why: haste, an interruption, doubts about the questionnaire, or none of these.
        [3] Ask, and don't accuse: “The check couldn't make sense of the answers. Do you recognise yourself in the result?” What { $a } says to that tells you more than the check does.
        [4] Offer another try: { $a } can answer again in five to ten quiet minutes, and you can send the link. Whether to do so is up to { $a }, and a no needs no reason. If a second result agrees with this one, it was hardly chance; where they differ, it stays open.
       *[other] Until then, use the questions in these pages, not the scores. Decide nothing by them, and pass them on to nobody.
    }

# What a report like this isn't for.
report-manager-traps-heading = Eight ways this goes wrong

report-manager-traps =
    { $turn ->
        [1] Handing out work by letter. Offer the presentation, the audit and the difficult client openly, and let { $a } choose.
        [2] Explaining mistakes by it. Look at workload, illness and unclear instructions before you think of style.
        [3] Quoting it aloud. Even a compliment with a letter in it tells the room what { $a } shared with you alone.
        [4] Rating it. No style is more mature, loyal or talented than another, and there is nothing in a score to improve.
        [5] Opening with the result. “The report says you are like this” slams a door; “I read something about deadlines, how was last spring for you?” leaves it ajar. Then lean back: the opening thirty seconds belong to { $a }.
        [6] Saving it for the annual appraisal. Impressions sour in a drawer; five minutes in the corridor after a rough morning, with an honest sentence about your own share, repair more.
        [7] Taking silence for consent. Anybody may nod out of politeness, or to get it over with; a week later, ask in writing which sentence they would cross out, and why they swallowed it. Thank them, and resist defending yourself or the questionnaire.
       *[other] Forgetting yourself. Your own habits colour what you notice; show { $a } your report, if you have one, before you discuss theirs.
    }
