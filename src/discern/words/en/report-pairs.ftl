## What a report on two people has besides its statements. $how is how the two lie to each other: opposite, apart,
## fast, calm, people or task where both are in one half, or open; of their styles same-D or opposite-DS. Common teaching of DISC.

report-pairs-members =
    { $audience ->
        [self] The two of you: a card each
        [coach] The two: a card each
       *[manager] The two: a card each
    }

report-pairs-members-note =
    { $audience ->
        [self] Each card begins with a direction, or half of the circle, and how sure it is. The rest is what DISC commonly teaches about what is behind the small number; it wasn't measured. Correct your own card before you read the other's.
        [coach] Each card begins with a direction, or half of the circle, and how sure it is. The rest is what DISC commonly teaches about what is behind the small number: a guess to test with each of them.
       *[manager] Each card begins with a direction, or half of the circle, and how sure it is. The rest is what DISC commonly teaches about what is behind the small number; it wasn't measured. Ask both before you act on it.
    }

report-pairs-part =
    { $audience ->
        [self] What helps the two of you
        [coach] What to listen for and what to ask
       *[manager] What helps in leading the two
    }

report-pairs-part-topic =
    { $axis ->
        [pace] Pace
        [focus] People and task
       *[styles] Styles
    }

# The headlines of the two cards of each topic.
report-pairs-part-first =
    { $audience ->
        [self] Say to each other
        [coach] Listen for
       *[manager] Sharing out work
    }

report-pairs-part-second =
    { $audience ->
        [self] Agree on
        [coach] Ask
       *[manager] When they disagree
    }

report-pairs-pace-first =
    { $audience ->
        [self]
            { $how ->
                [opposite] “When I answer at once, it's a first thought. When you say nothing yet, I take it that you are thinking and not against it.” Say your own half, in your own words.
                [apart] “I'm done with this sooner, or later, than you are.” Say it when it happens, before one of you begins to wait or to hurry.
                [fast] “I haven't made up my mind, I'm only thinking aloud.” Say it often: both of you take a quick word for a decision.
                [calm] “I have a view already, and it isn't finished.” One of you has to say it first; take turns.
               *[open] “How long do you need for this?” The answers don't show who of you takes longer, so ask anew each time.
            }
        [coach]
            { $how ->
                [opposite] “Hasty” and “slow”, or softer words for them. Listen for which of them waits, and whether the waiting is counted.
                [apart] Small signs of impatience or of being rushed: a glance at the clock, a sentence that gets finished by the other.
                [fast] Two people who finish each other's sentences. Listen for the question that neither asks because the answer came too soon.
                [calm] Politeness before the point. Listen for a decision that both have made and neither has said.
               *[open] Who answers first, and whether it is always the same one. The answers leave it open, so your ear is the better measure.
            }
       *[manager]
            { $how ->
                [opposite] Give the start to the faster one and the last check to the other, with the hand-over dated. Then swap once a quarter, so that neither gets stuck in a part.
                [apart] Ask both how long a task will take before you set the date. The gap between the two answers is what you plan for.
                [fast] Both start quickly. Give the last tenth of each job a name and a day of its own, or it will belong to nobody.
                [calm] Both want to think it through. Give them the task early and a fixed day on which the first version is shown.
               *[open] The answers don't tell who of them is faster, so don't share out work by pace. Ask each what they would like to begin with.
            }
    }

report-pairs-pace-second =
    { $audience ->
        [self]
            { $how ->
                [opposite] a time by which the slower of you answers, and a time before which the faster of you doesn't ask.
                [apart] a signal for “too fast” and one for “too slow”, which may be used without a reason.
                [fast] a night between deciding and doing whenever it can't be undone.
                [calm] a day on which the question is closed, whatever is still missing.
               *[open] how you will tell each other that it is going too fast or too slowly.
            }
        [coach]
            { $how ->
                [opposite] “What do you do while the other one is still thinking, or already acting?” Then: “What do you believe the other thinks of you at that moment?”
                [apart] “When did the other's tempo last cost you something? And when did it save you?”
                [fast] “What did the two of you decide last month that you would decide differently after a night?”
                [calm] “What are both of you waiting for at the moment, and who could end the wait?”
               *[open] “Which of you is faster, at what, and who says so?”
            }
       *[manager]
            { $how ->
                [opposite] Don't settle it on the spot, which suits one of them, nor next week, which suits the other. Name an hour tomorrow.
                [apart] Ask the one who was done first to repeat what the other said last, and give the other time to finish.
                [fast] Expect it loud and short. Let both cool down for an hour, and come back to check that it is over for both.
                [calm] You may not notice. If their messages get shorter, ask each of them alone.
               *[open] Ask each whether they want to talk at once or tomorrow. Don't guess it from this report.
            }
    }

report-pairs-focus-first =
    { $audience ->
        [self]
            { $how ->
                [opposite] “When I ask about the figures, I haven't forgotten the people”, or the other way round. Say your half before the other has to guess it.
                [apart] “For me this is mostly about the result”, or “about the people”. Say which, and listen for the other half.
                [people] “There is a figure neither of us likes.” Somebody has to say it. Take turns.
                [task] “How are you, apart from the work?” Neither of you is likely to begin.
               *[open] “What matters most to you in this?” The answers don't show it, so ask before you assume.
            }
        [coach]
            { $how ->
                [opposite] “Cold” and “soft”. Listen for the moment one of them translates the other's concern into their own language, and point it out.
                [apart] Two descriptions of the same event, one with people in it and one with results. Put them side by side.
                [people] Care that keeps back information. Listen for what each is sparing the other.
                [task] Sentences without a person in them. Listen for the first “I feel”, and don't let it pass.
               *[open] What each mentions first when they describe a piece of work. The answers leave it open; five minutes of listening won't.
            }
       *[manager]
            { $how ->
                [opposite] Have one write what it means for the people and the other what it means for the result, and hand both in on one page.
                [apart] Say which of the two counts more in this task. Otherwise each will work towards their own.
                [people] Keep the figures with you or give them to a third person. Neither of the two will enjoy bringing bad ones.
                [task] Put “who has to hear of this?” on their list, with a name. It is the step that both leave out.
               *[open] The answers don't tell what either puts first, so don't make one the voice of the people and the other of the facts.
            }
    }

report-pairs-focus-second =
    { $audience ->
        [self]
            { $how ->
                [opposite] which of the two you talk about first, people or facts, and that the other is never left out.
                [apart] one question that you both answer before you decide: “What would make this a success?”
                [people] that each of you brings one uncomfortable fact a month, and that nobody apologises for it.
                [task] that you ask one person each week how your plan affects them.
               *[open] that you each name your first concern before you discuss anything that matters.
            }
        [coach]
            { $how ->
                [opposite] “What would go wrong if the other thought as you do?” Let both answer before either comments.
                [apart] “What did the other protect in your last disagreement?” Check it with the other.
                [people] “What do you know about the other's work that you have never said?”
                [task] “What do you know about how the other is doing, and from where?”
               *[open] “What did you first look at in your last joint decision?” Let both write it down before they speak.
            }
       *[manager]
            { $how ->
                [opposite] Let the one state the facts and the other the effects, each without interruption. Then ask each what the other has right.
                [apart] Ask both what a good end would look like. They are often closer than the argument sounds.
                [people] It will stay friendly and unsolved. Ask for the sentence that neither wants to say.
                [task] It will be about the matter and hurt all the same. Ask the next day how it was for each.
               *[open] Ask each what they were trying to protect, before you look for a solution.
            }
    }

report-pairs-styles-first =
    { $audience ->
        [self]
            { $how ->
                [same-D] “You decide this one.” The one who says it first has won something.
                [same-I] “Let me write that down.” One of you has to, and the other should thank them for it.
                [same-S] “I'd rather not.” Practise it on something small.
                [same-C] “That's good enough for me.” Say it before the other finds one more thing.
                [opposite-DS] “I push because I want it done”, and “I hold on because it works”. Both want the same work to succeed; say that part too.
               *[opposite-IC] “I'm excited and haven't checked it”, and “I'm checking it and not rejecting it”. Say it before the other draws their own conclusion.
            }
        [coach]
            { $how ->
                [same-D] A contest behind the subject. Listen for who gets the last word, and whether it is counted.
                [same-I] Stories that end in other stories. Listen for the promise that nobody has written down.
                [same-S] “As you like.” Listen for two people who each do what they think the other wants.
                [same-C] Corrections of corrections. Listen for the fear of having overlooked something.
                [opposite-DS] A push and a quiet “no”. Listen for how the one turns up the pressure as the other grows still.
               *[opposite-IC] Enthusiasm and a question. Listen for whether the question is heard as a rejection.
            }
       *[manager]
            { $how ->
                [same-D] Give each a field in which the last word is theirs, and put it in writing. Shared fields will be fought over.
                [same-I] Give one the part of keeper: who was promised what, and by when. Change the keeper every month.
                [same-S] Ask both for their load in hours. Neither will say that it is too much.
                [same-C] Say what is good enough before they begin, and set the end of the checking yourself.
                [opposite-DS] Let the one open what is new and the other carry on what must not break, and let both sign the hand-over.
               *[opposite-IC] Let the one win people for it and the other test whether it holds, in this order for ideas and the other way round for promises.
            }
    }

report-pairs-styles-second =
    { $audience ->
        [self]
            { $how ->
                [same-D] who decides what, before it has to be decided.
                [same-I] five minutes at the end of each conversation for who does what by when.
                [same-S] one “no” each per month, said aloud and without a reason.
                [same-C] an hour at which the checking ends.
                [opposite-DS] what may change this month and what stays as it is.
               *[opposite-IC] how long an idea may live before it is checked, and how the check is put.
            }
        [coach]
            { $how ->
                [same-D] “Where do you compete, and what would it cost to stop?”
                [same-I] “What did you two last finish together, and who did the last part?”
                [same-S] “What have you both agreed to that neither of you wanted?”
                [same-C] “What have you two checked for the third time this month?”
                [opposite-DS] “When does the other's way protect you?” Ask the one who complains most.
               *[opposite-IC] “What does the other see that you don't?” Wait for the second answer, because the first is polite.
            }
       *[manager]
            { $how ->
                [same-D] See them together, state the aim, and let them divide the field before they leave the room.
                [same-I] Let them talk it out, and ask for the result in two written lines.
                [same-S] There will hardly be an open quarrel. Ask what each would change, and treat it as one.
                [same-C] Ask which facts would end it. If there are none, decide yourself.
                [opposite-DS] Protect the quieter one's time to answer and the other's right to an answer.
               *[opposite-IC] Separate the idea from its proof: first what it could bring, then what has to be true.
            }
    }

### Filling in together.

report-pairs-sheet = Before you talk: each alone

report-pairs-sheet-note =
    { $audience ->
        [self] Each of you finishes the sentences alone, in ten minutes. Then swap pages, read, and ask one question each.
        [coach] Give each of the two ten minutes alone with this. Each reads out what they want the other to hear, and the other says what they heard.
       *[manager] For the two of them, before they talk. What they write is theirs; ask for the agreements only.
    }

report-pairs-sheet-column =
    { $column ->
        [1] Finish the sentence
        [2] { $a }
       *[3] { $b }
    }

report-pairs-sheet-row =
    { $row ->
        [helps] It helps me when you …
        [costs] It costs me effort when you …
        [value] What I value in how you work is …
       *[quiet] When I go quiet, it means …
    }

report-pairs-follow-up =
    { $audience ->
        [self] We look at it again
        [coach] The second session
       *[manager] After two weeks
    }

report-pairs-follow-up-text =
    { $audience ->
        [self] Bring this page. Which line did you keep without thinking of it, which did you forget, and which do you no longer need?
        [coach] Begin with what worked once. Ask what each did differently on that day, and what they would like to keep.
       *[manager] Ask each of the two first, and then both together: what has become easier, and what takes too long as before?
    }

### Questions that suit any two people.

# Before the questions, where nothing about the two is sure enough to suggest anything.
report-pairs-questions-instead =
    { $audience ->
        [self] Nothing about the two of you is sure enough here to suggest what to try. Begin with these questions.
       *[other] Nothing about the two is sure enough here to suggest what to try. Begin with these questions.
    }

report-pairs-questions =
    { $audience ->
        [self] Three questions for each other
        [coach] Three questions for the session
       *[manager] Three questions for your talk with the two
    }

report-pairs-questions-first =
    { $audience ->
        [self] “What do I do that makes your work easier, and do I know that I do it?”
        [coach] “What did you first think of the other, and what do you think now?”
       *[manager] “What works between the two of you that I should leave alone?”
    }

report-pairs-questions-second =
    { $audience ->
        [self] “What have you given up telling me?”
        [coach] “What do the two of you do when nobody is watching that you don't do in the team?”
       *[manager] “What would you settle between you if I weren't here?”
    }

report-pairs-questions-third =
    { $audience ->
        [self] “What should we try once before we decide that it doesn't work?”
        [coach] “What would each of you have to give up for this to get better?”
       *[manager] “What do you need from me, and what should I stop doing?”
    }

report-pairs-questions-fourth =
    { $audience ->
        [self] “When did we last surprise each other, and was it a pleasant surprise?”
        [coach] “Which of you notices first that something is wrong, and how does the other find out?”
       *[manager] “Which decision have you two put off, and what is missing for it?”
    }

report-pairs-questions-fifth =
    { $audience ->
        [self] “Which of my messages do you read twice, and why?”
        [coach] “Tell me about the last time it went well. Who did what in the first five minutes?”
       *[manager] “If you could swap one task with each other, which would it be?”
    }

report-pairs-questions-sixth =
    { $audience ->
        [self] “What may I ask you at any hour, and what had better wait?”
        [coach] “What would a colleague say that the two of you could stop doing tomorrow?”
       *[manager] “How will the two of you tell me in time that it isn't working?”
    }

### The other conversation: before two people work together for the first time.

report-pairs-start =
    { $audience ->
        [self] Before you two work together for the first time
        [coach] A first session before the two work together
       *[manager] Before the two work together for the first time
    }

report-pairs-start-first =
    { $audience ->
        [self] Each of you tells the other, in three sentences, how a good week of work looks to you. Nobody comments yet.
        [coach] Ask each of the two, alone, what they hope for from the other and what they fear.
       *[manager] Tell both, in the same words, why the two of them do this together and what has to be there at the end.
    }

report-pairs-start-second =
    { $audience ->
        [self] Each reads out the sentence of this report that fits them least. So you both know where it errs.
        [coach] Let each read their own card and correct it in writing before the other sees it.
       *[manager] Let each correct their own card first. Hand the report on only if both agree.
    }

report-pairs-start-third =
    { $audience ->
        [self] Settle how you reach each other: by which channel, how soon an answer comes, and at what hours none does.
        [coach] Ask about a past colleague who was easy to work with from the first day. What made it so?
       *[manager] Settle who decides what, and what they may decide without you. What is still open, mark as open.
    }

report-pairs-start-fourth =
    { $audience ->
        [self] Choose a small piece of work and do it together this week, before the large one.
        [coach] Take the surest difference of this report. How would each of them notice it in the first week?
       *[manager] Begin with a piece of work that takes days and not months, so that a wrong start costs little.
    }

report-pairs-start-fifth =
    { $audience ->
        [self] After it, each finishes two sentences: “It helped me that you …” and “Next time I'd like …”.
        [coach] Agree on a second meeting after their first piece of work, and on the one question that it opens with.
       *[manager] After that first piece, meet both for a quarter of an hour: what goes on as it is, and what changes?
    }
