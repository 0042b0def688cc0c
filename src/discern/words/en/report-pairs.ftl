## What a report on two people has besides its statements. $how is how the two lie to each other: opposite, apart,
## fast, calm, people or task where both are in one half, or open; of their styles same-D or opposite-DS. $a and $b are
## the two; where they differ, $a is the faster one, or the one who puts people first more. Common teaching of DISC.

report-pairs-members =
    { $audience ->
        [self] The two of you
       *[other] Who they are
    }

report-pairs-part =
    { $audience ->
        [self] What helps the two of you
        [coach] What to listen for and what to ask
       *[manager] What helps in leading them
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
       *[manager] In a disagreement
    }

report-pairs-pace-first =
    { $audience ->
        [self]
            { $how ->
                [opposite] { $a }: “My first answer is a first thought.” { $b }: “When I say nothing yet, I'm thinking, not objecting.”
                [apart] “I'm done, how far are you?” Ask it early, before one of you waits and the other hurries.
                [fast] “I haven't made up my mind, I'm only thinking aloud.” You both take a quick word for a decision.
                [calm] “I have a view already, and it isn't finished.” Take turns to say it first.
               *[open] “How long do you need for this?” The answers don't show who takes longer, so ask each time.
            }
        [coach]
            { $how ->
                [opposite] “Hasty” and “slow”, or softer words for them. Notice whether { $b } feels pushed, and whether { $a } feels held up.
                [apart] small signs of impatience or of being rushed, such as a glance at the clock or a sentence that { $a } finishes for { $b }.
                [fast] two people who finish each other's sentences. Notice the question neither asks because the answer came too soon.
                [calm] politeness before the point. Notice a decision that both have made and neither has said.
               *[open] who answers first, and whether it is always the same one.
            }
       *[manager]
            { $how ->
                [opposite] Give { $a } what is new and { $b } what has to be right the first time. Swap now and then.
                [apart] Ask both how long a task will take before you set the date. Plan for the gap between the two answers.
                [fast] Both start quickly. Give the last part of each job a name and a day, or it will belong to no one.
                [calm] Both want to think it through. Give them the task early, and fix the day when you see a first version.
               *[open] The answers don't show who is faster, so don't share out work by pace. Ask each what to begin with.
            }
    }

report-pairs-pace-second =
    { $audience ->
        [self]
            { $how ->
                [opposite] a time by which { $b } answers, and until which { $a } doesn't ask.
                [apart] a word for “too fast” and one for “too slow”, which need no reason.
                [fast] a night between deciding and doing whenever it can't be undone.
                [calm] a day when the question is closed, whatever is still missing.
               *[open] how you will say that it is going too fast or too slowly.
            }
        [coach]
            { $how ->
                [opposite] { $a }: “What do you do while { $b } is still thinking?” And { $b }: “What do you do when { $a } is already acting?”
                [apart] “When did the other's pace last cost you something? And when did it save you?”
                [fast] “What did the two of you decide last month that you would decide differently after a night?”
                [calm] “What are both of you waiting for at the moment, and who could end the wait?”
               *[open] “Which of you is faster, at what, and who says so?”
            }
       *[manager]
            { $how ->
                [opposite] { $a } wants to settle it on the spot, and { $b } wants more time. Name an hour tomorrow.
                [apart] Ask { $a } to repeat what { $b } said last, and give { $b } time to finish.
                [fast] It will be loud and short. Let both cool down for an hour, then check that it is over for both.
                [calm] You may miss it. If their messages get shorter, ask each in private.
               *[open] Ask each whether to talk at once or tomorrow.
            }
    }

report-pairs-focus-first =
    { $audience ->
        [self]
            { $how ->
                [opposite] { $a }: “When I ask about people, I haven't forgotten the result.” { $b }: “When I ask about figures, I haven't forgotten the people.”
                [apart] “For me this is mostly about the result”, or “about the people”. Say which, and ask about the other half.
                [people] Take turns naming a figure neither of you likes.
                [task] “How are you, apart from the work?” Neither of you begins with that.
               *[open] “What matters most to you in this?” The answers don't show it, so ask before you assume.
            }
        [coach]
            { $how ->
                [opposite] “Cold” and “soft”. Notice the moment when { $a } puts a concern of { $b } into words, or { $b } one of { $a }.
                [apart] two descriptions of the same event, one with people in it and one with results. Compare them.
                [people] care that keeps back information. Notice what each is sparing the other.
                [task] sentences without a person in them. Notice the first “I feel”, and stop there.
               *[open] what each mentions first about a piece of work.
            }
       *[manager]
            { $how ->
                [opposite] Have { $a } write what it means for the people and { $b } what it means for the result, both on one page.
                [apart] Say which counts more in this task, people or result. Otherwise each works towards a different one.
                [people] Keep the figures yourself or give them to a third person. Neither of them enjoys bringing bad ones.
                [task] Put “Who has to hear of this?” on the list, with a name. Both leave that step out.
               *[open] The answers don't show what either puts first, so don't make one the voice of the people and the other of the facts.
            }
    }

report-pairs-focus-second =
    { $audience ->
        [self]
            { $how ->
                [opposite] whether you begin with people or with facts, and that you always get to both.
                [apart] one question that you both answer before you decide: “What would make this a success?”
                [people] opening one talk a month with the results, before how everyone is.
                [task] asking one person each week how your plan affects them.
               *[open] naming your first concern before you discuss anything that matters.
            }
        [coach]
            { $how ->
                [opposite] “What would go wrong if { $a } thought like { $b }, or { $b } like { $a }?” Let both answer before either comments.
                [apart] “What did the other protect in your last disagreement?” Check it with the other.
                [people] “What do you know about the other's work that you have never said?”
                [task] “What do you know about how the other is doing, and from where?”
               *[open] “What did you first look at in your last joint decision?” Let both write it down before they speak.
            }
       *[manager]
            { $how ->
                [opposite] Let { $b } state the facts and { $a } the effects, each without interruption. Then ask each what the other has right.
                [apart] Ask both what a good end would look like. The answers are often closer than the argument sounds.
                [people] It ends on friendly terms, and unsolved. Ask for the sentence that neither wants to say.
                [task] It is about facts, and it hurts all the same. Ask each the next day how it was.
               *[open] Ask each what they were trying to protect, before you look for a solution.
            }
    }

report-pairs-styles-first =
    { $audience ->
        [self]
            { $how ->
                [same-D] “You decide this one.” Try it once each.
                [same-I] “Let me write that down.” One of you has to, so take turns.
                [same-S] “I'd rather not.” Practise it on something small.
                [same-C] “That's good enough for me.” Say it before one of you finds one more fault.
                [opposite-DS] { $a }: “I push because I want it done.” { $b }: “I hold on because it works.”
               *[opposite-IC] { $a }: “I'm excited and haven't checked it.” { $b }: “I'm checking it, not rejecting it.”
            }
        [coach]
            { $how ->
                [same-D] a contest behind the subject. Notice who gets the last word, and whether it is counted.
                [same-I] stories that end in other stories. Notice the promise that no one has written down.
                [same-S] “As you like.” Notice two people who each do what they think the other wants.
                [same-C] corrections of corrections. Notice the fear of having overlooked something.
                [opposite-DS] a push from { $a } and a quiet “no” from { $b }. Notice how the one grows louder as the other grows still.
               *[opposite-IC] enthusiasm from { $a } and a question from { $b }. Notice whether the question is heard as a rejection.
            }
       *[manager]
            { $how ->
                [same-D] Give each a field of work to decide alone, and put it in writing.
                [same-I] Name one to keep the list of who was promised what, and by when. Change every month.
                [same-S] Ask both how many hours of work they have. Neither will say that it is too much.
                [same-C] Say what is good enough before they begin, and set the end of the checking yourself.
                [opposite-DS] Let { $a } open what is new and { $b } carry on what must not break.
               *[opposite-IC] Let { $a } win people over and { $b } test whether it holds. For a promise, { $b } goes first.
            }
    }

report-pairs-styles-second =
    { $audience ->
        [self]
            { $how ->
                [same-D] who decides what, before it has to be decided.
                [same-I] five minutes at the end of each conversation for who does what by when.
                [same-S] one “no” each per month, said aloud and without a reason.
                [same-C] an hour when the checking ends.
                [opposite-DS] what may change this month and what stays as it is.
               *[opposite-IC] how long an idea may live before { $b } checks it.
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
                [same-D] See them together, state the aim, and let them divide the work before they leave the room.
                [same-I] Let them talk it out, and ask for the result in two written lines.
                [same-S] An open quarrel is rare. Ask what each would change, and treat the answer as one.
                [same-C] Ask which facts would end it. If there are none, decide yourself.
                [opposite-DS] Give { $b } time to answer, and { $a } a date for the answer.
               *[opposite-IC] Separate the idea from its proof. First ask what it could bring, then what has to be true.
            }
    }

### Questions that suit any two people.

# Before the questions, where nothing about the two is sure enough to suggest anything.
report-pairs-questions-instead =
    { $audience ->
        [self] Nothing about the two of you is sure enough to suggest what to try. Begin with these questions.
       *[other] Nothing about them is sure enough to suggest what to try. Begin with these questions.
    }

report-pairs-questions =
    { $audience ->
        [self] Three questions for each other
        [coach] Three questions for the session
       *[manager] Three questions for your talk with them
    }

report-pairs-questions-first =
    { $audience ->
        [self] “What do I do that makes your work easier, and do I know that I do it?”
        [coach] “What did you first think of the other, and what do you think now?”
       *[manager] “What works between the two of you that I should leave alone?”
    }

report-pairs-questions-second =
    { $audience ->
        [self] “What have you given up saying to me?”
        [coach] “What do the two of you do when no one is watching that you don't do in the team?”
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
        [coach] “When did it last go well? Who did what in the first five minutes?”
       *[manager] “If you could swap one task with each other, which would it be?”
    }

report-pairs-questions-sixth =
    { $audience ->
        [self] “What may I ask you at any hour, and what had better wait?”
        [coach] “What would a colleague say that the two of you could stop doing tomorrow?”
       *[manager] “How will the two of you let me know in time that it isn't working?”
    }

### The other conversation: before two people work together for the first time.

report-pairs-start =
    { $audience ->
        [self] Before you two work together for the first time
        [coach] A first session before they work together
       *[manager] Before they work together for the first time
    }

report-pairs-start-first =
    { $audience ->
        [self] Each of you says in three sentences what a good week of work looks like. No one comments yet.
        [coach] Ask each of them, alone, what to hope for from the other and what to fear.
       *[manager] Say to both, in the same words, why they do this together and what has to be there at the end.
    }

report-pairs-start-second =
    { $audience ->
        [self] Each reads out the sentence in this report that fits least, so that you both know where it is wrong.
        [coach] Let each read their own card and correct it in writing before the other sees it.
       *[manager] Let each correct their own card first. Hand the report on only if both agree.
    }

report-pairs-start-third =
    { $audience ->
        [self] Settle how you reach each other: by which channel, how soon an answer comes, and at what hours none does.
        [coach] Ask about a past colleague who was easy to work with from the first day. Why was it easy?
       *[manager] Settle who decides what, and what they may decide without you. Mark what is still open.
    }

report-pairs-start-fourth =
    { $audience ->
        [self] Choose a small piece of work and do it together this week, before the large one.
        [coach] Take the first finding of this report. How would each of them notice it in the first week?
       *[manager] Begin with a piece of work that takes days and not months, so that a wrong start costs little.
    }

report-pairs-start-fifth =
    { $audience ->
        [self] Afterwards, each finishes two sentences: “It helped me that you …” and “Next time I'd like …”.
        [coach] Agree on a second meeting after the first piece of work, and on the one question it opens with.
       *[manager] After that first piece, meet both for a quarter of an hour. What goes on as it is, and what changes?
    }
