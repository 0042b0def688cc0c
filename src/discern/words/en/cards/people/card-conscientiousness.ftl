## Cards tied to a person's likely style, Conscientiousness. $voice is you (said to that person) or other (said to those who work with them).

card-conscientiousness-talking =
    { $voice ->
        [you] You tend to correct a figure in the middle of somebody's story, and the story stops. In today's meeting, let one harmless slip pass, and note it in case it matters.
       *[other] They often choose words exactly and listen for exact ones. Say “about forty, I'd have to check” rather than “loads”, and they may stop testing your numbers and answer the question.
    }
    .headline = How exact must it be?

card-conscientiousness-deciding =
    { $voice ->
        [you] Before you start the next check, write down which finding would change the outcome. If there is none, you're done, although one more often seems worth it to you.
       *[other] They may hold back a yes until the evidence is in. Ask which two facts are missing, fetch those and no others, and put the same question again on Thursday.
    }
    .headline = Which finding would change it

card-conscientiousness-deciding-2 =
    { $voice ->
        [you] You tend to weigh options by criteria, and may keep finding new criteria. For the next choice, fix five of them and their weights before you look at a single option.
       *[other] “It feels right” seldom moves them; a table may. Send two options, the same three measures for each, and where every figure comes from, a day before you ask.
    }
    .headline = Criteria before options

card-conscientiousness-planning =
    { $voice ->
        [you] Your plan may foresee every fault, and nobody sees it until it is flawless. On Tuesday, send the rough version with the gaps marked in red, instead of the perfect one on Friday.
       *[other] “We'll see” in a plan may bother them like a wrong total. Show them yours early with one question, “Where does this break?”, then fix three holes and say which you'll leave.
    }
    .headline = Gaps marked, not hidden

card-conscientiousness-planning-2 =
    { $voice ->
        [you] You may set one standard, a high one, and apply it to everything. Mark each task of this week A for “must be right” or B for “may be rough”, and finish a B today, as a B.
       *[other] They may give a passing note the care of a contract. When you ask for something, add the standard: “A rough page will do, and two errors won't hurt.”
    }
    .headline = Not everything needs grade A

card-conscientiousness-change =
    { $voice ->
        [you] You can find many faults in a new process before anybody has tried it. Sort them: those that would stop it, and those that wouldn't. Bring the first, each with a test.
       *[other] Excitement may make them suspect a change; evidence seldom does. Give them the reasons in writing, and ask for the test that would show it to be wrong. Then run that test.
    }
    .headline = Test it, then judge

card-conscientiousness-disagreement =
    { $voice ->
        [you] A loud claim may send you off to prove it wrong. In the next dispute, bring your source, ask for theirs, and read out first the line on which theirs is correct.
       *[other] A loud opinion may make them withdraw and look up the source. Don't repeat yours with more force. Lay your source beside theirs and go through both, line by line.
    }
    .headline = Compare sources, not volume

card-conscientiousness-helping =
    { $voice ->
        [you] You might help by checking, so people who wanted a hand get a list of errors. On Wednesday, ask first: “Shall I look for mistakes, or just work through it with you?”
       *[other] They are often slow to ask for help, since the question itself has to be correct first. Make it easy: “Which line of the sum stopped you?” And answer from the manual, not with cheer.
    }
    .headline = A precise question helps

card-conscientiousness-giving-feedback =
    { $voice ->
        [you] You may hand work back with many remarks, all of them correct. Next time, say the two that matter and one part that met your standard, and leave the rest in the file.
       *[other] Silence from them often means there was nothing to correct, which is a compliment. To hear it in words, ask: “Which part met your standard, and by what measure?” The answer is often exact.
    }
    .headline = What met the standard

card-conscientiousness-taking-feedback =
    { $voice ->
        [you] Criticism of your work can sound to you like a charge of carelessness, to be answered with proof. Next time, take two examples away, check them, and say what was right in them.
       *[other] “People find you fussy” may be taken apart in a minute: who, when, how many? Bring two examples with dates, in writing, and give them a day to verify both.
    }
    .headline = Two examples with dates

card-conscientiousness-taking-feedback-2 =
    { $voice ->
        [you] A single error of yours, found by somebody else, can spoil your day. Before you rebuild the whole method round it, write down in hours what it cost, and show someone that line.
       *[other] Point to the exact line, in private, and let them trace how the error got in. Don't comfort them with “Nobody will notice”: they may have, and it can stay on their mind for days.
    }
    .headline = One error, one line

card-conscientiousness-one-to-one =
    { $voice ->
        [you] You tend to bring the agenda, the figures, and no word about yourself. This week, add a last item that no figure can settle: “What I find odd or unfair just now.”
       *[other] A sudden “So, how's it going?” may get “Within plan.” Send your questions a day ahead, go through their points in their order, then ask which sloppy habit bothers them most.
    }
    .headline = Agenda, plus one open item

card-conscientiousness-delegation =
    { $voice ->
        [you] You may hand over a task with a long guide, and then correct the result anyway. For the next one, write three checks that it must pass. If it passes, it is done.
       *[other] A vague request may keep them asking until it is exact. Spend half an hour on a written one: purpose, method, standard, deadline, and the point at which it is correct enough.
    }
    .headline = Three checks, then done

card-conscientiousness-delegation-2 =
    { $voice ->
        [you] “It's safer if I do it properly myself” may be your most expensive sentence. On Monday, show a colleague your method for one routine check, and from then on look at every fifth result.
       *[other] They may keep a task because nobody else does it by the method. Ask them to write that method on a page and to train you by it. Teaching it is easier than letting go.
    }
    .headline = Hand over the method

card-conscientiousness-pressure =
    { $voice ->
        [you] With the deadline near, you may check twice as much, and alone. This time, write to the group what will go out unchecked today, and what that risks.
       *[other] Rushed, they often hold on to the procedure and its details. Don't shout for speed. Ask which two errors would be serious, and agree in writing that the rest goes unchecked.
    }
    .headline = What may go unchecked

card-conscientiousness-pressure-2 =
    { $voice ->
        [you] An angry voice may make you cold, correct, and fond of quoting the rule. Next time, put one human sentence in front: “I see what a mess this is for you.” Then quote it.
       *[other] Anger around them may make them cooler, more formal, and more exact. Give them the facts in writing and an hour to verify them. Then ask what the evidence says to do next.
    }
    .headline = When tempers meet rules

card-conscientiousness-energy-gained =
    { $voice ->
        [you] A knotty question, quiet, and time to get it exactly right: that may give you strength. Reserve two hours on Thursday for the one you keep putting off because twenty minutes won't do.
       *[other] An expert question may please them more than a compliment. Ask this week how they found the fault, follow the method to its last step, and say which step you'd have missed.
    }
    .headline = A problem worth solving exactly

card-conscientiousness-energy-lost =
    { $voice ->
        [you] Cleaning up careless work may tire you, and so may rules that change without a reason. Keep a tally for a week, and bring the two costliest to the next planning round, with figures.
       *[other] Before you hand your part over today, check the totals and list what is missing. Careless input may cost them an hour of corrections, since they seldom let it pass.
    }
    .headline = Clean input saves hours

card-conscientiousness-impression =
    { $voice ->
        [you] Before the next “How do you know?”, say why you ask: “I like this, and I want it to hold.” Your questions may search the work for errors, and people may feel that you doubt them.
       *[other] Their “How do you know that?” can feel like an exam. Give your source, or say “I don't.” Both tend to earn more trust with them than a bright guess.
    }
    .headline = Questions that feel like exams

card-conscientiousness-remote =
    { $voice ->
        [you] Put the finding in the first line of your next long message, and the proof in an attachment. Yours may cover every case, with footnotes, and few people reach the third paragraph.
       *[other] “Quick question?” in a chat may irritate them, since it holds no question. Write all of it at once, with file, line and deadline, and let them look it up before they answer.
    }
    .headline = Whole question, short answer

card-conscientiousness-talk-do =
    { $voice ->
        [you] Ask people to sort what they bring you: known, assumed, unknown. Do the same for them, and name the day by which you'll have checked the middle pile.
       *[other] Say what you know, what you assume, and what you don't know, in that order. They may test the middle part. Let them, and thank them for whatever turns up.
    }
    .headline = Known, assumed, unknown

card-conscientiousness-talk-dont =
    { $voice ->
        [you] A “just trust me” can make you trust a claim less. Ask for one source, and add that you are checking the claim and not the person.
       *[other] Don't exaggerate, don't wave a detail away, and don't answer a request for a figure with “plenty”. If you lack it, say when it will be there.
    }
    .headline = No guesses dressed as facts

card-conscientiousness-with-dominance =
    { $voice ->
        [you] Someone who leads with Dominance may stop reading after line one. Put your finding and the worst risk there, in twelve words, and keep the proof ready for the attack on it.
       *[other] They may want it correct; someone who leads with Dominance often wants it over. Ask them before the next meeting which one error would cost most, so that at least this one gets heard.
    }
    .headline = The costliest risk first

card-conscientiousness-with-influence =
    { $voice ->
        [you] When someone who leads with Influence says “everybody”, it may be four people. Don't correct it in front of their audience. Ask afterwards, alone, for the four names.
       *[other] They may correct a figure, and someone who leads with Influence may feel the fun die. Split Wednesday's hour: first ideas without corrections, then corrections without jokes.
    }
    .headline = Corrections come second

card-conscientiousness-with-steadiness =
    { $voice ->
        [you] Someone who leads with Steadiness may thank you for a list of faults and take it to heart. Say what is right first, then two corrections, and ask a day later whether it seemed fair.
       *[other] Their dry exactness can hurt someone who leads with Steadiness, and neither may mention it. Propose a fixed order for their reviews: what is right, what is wrong, who helps to fix it.
    }
    .headline = What works, then what's wrong

card-conscientiousness-with-conscientiousness =
    { $voice ->
        [you] With someone who leads with Conscientiousness, you can perfect one page for a week and enjoy it. Before you begin, write down what is correct enough, and who says stop.
       *[other] They and someone who leads with Conscientiousness may check each other's checks without end. Fix the number of rounds before they begin, say two, and collect what is there after that.
    }
    .headline = Who says stop?
