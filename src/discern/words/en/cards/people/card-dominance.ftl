## Cards tied to a person's likely style, Dominance. $voice is you (said to that person) or other (said to those who work with them).

card-dominance-talking =
    { $voice ->
        [you] You might state an opinion as a ruling: “That won't work. We'll do A.” Today, put one sentence of your reasons in front of it, and see whether anybody still argues.
       *[other] Their opinions may sound like orders. Ask straight out, “Is that settled, or are you still weighing it up?” They rarely mind the question, and you won't run off to obey a passing thought.
    }
    .headline = Verdict or opinion

card-dominance-deciding =
    { $voice ->
        [you] You may prefer to make a wrong call than leave one open. With the next choice that is yours to make, name the date on which a bad result would reverse it.
       *[other] They may prefer a hard no to an open question, since a no can be fought. End your next proposal with the choice to be made, the deadline, and what each option wins or loses.
    }
    .headline = Close it, with a date

card-dominance-deciding-2 =
    { $voice ->
        [you] When nobody objects, you may count it as a yes and push on to the goal. At the end of the next meeting, ask the quietest person what your plan would cost them.
       *[other] Once they have called a thing settled, a late doubt can sound like an attack on the result. Raise yours the same day, in their terms: “This puts the deadline at risk.”
    }
    .headline = Silence isn't a yes

card-dominance-planning =
    { $voice ->
        [you] You tend to set the target, demand the date, and expect the route to sort itself out. On Monday, ask the people who must walk it which three steps could fail.
       *[other] A plan may interest them mainly for what it wins. Put the target and the date on the first line of yours, and keep the forty steps as an appendix.
    }
    .headline = Target first, route second

card-dominance-change =
    { $voice ->
        [you] Given the choice, you may clear the old thing away and start afresh. Before you call for the next change, list two parts that have earned their place, and say so in public.
       *[other] They may be willing to give up a lot of the old to get at a result. Ask which result they want, then show them, by Friday, which parts of the old way still get there.
    }
    .headline = Keep what already works

card-dominance-disagreement =
    { $voice ->
        [you] An argument may wake you up, and you may play it to win. In the next one, repeat the other side's point until you hear “Yes, exactly.” Only then attack it.
       *[other] They tend to go at your idea hard and think no less of you afterwards. Hold one point, with one fact behind it, and don't soften it. If you give in early, they may lose interest.
    }
    .headline = Hard on ideas only

card-dominance-disagreement-2 =
    { $voice ->
        [you] You tend to forget a fight as soon as it is won. The other side may not. Go to them the next morning, ask what still hurts, and don't reopen the case.
       *[other] After a clash they may be cheerful again by lunch, and not see that you aren't. Say it the next day, without hints: “That remark went too far, and I want it cleared up.”
    }
    .headline = Talk again the next day

card-dominance-helping =
    { $voice ->
        [you] Pick a target that you won't hit alone, ask a colleague for help by Wednesday, and say exactly which part you keep. Asking can feel to you like giving up control. This way it isn't.
       *[other] They may call for help only when the result is in danger, and rarely want pity. Offer a trade: “I'll take the calls until Friday, and you win back six hours.”
    }
    .headline = Help without losing control

card-dominance-giving-feedback =
    { $voice ->
        [you] You may give criticism as you like to get it: one hard sentence, no cushion. Next time, add a second one that says what you still trust this person to do.
       *[other] Their feedback often goes straight to what is wrong. Don't search it for an insult. Ask, “What result do you want to see, and by when?” and write that down.
    }
    .headline = Past the blunt first sentence

card-dominance-giving-feedback-2 =
    { $voice ->
        [you] You might fight over the one goal that was missed and take the nine wins for granted. On Thursday, thank a colleague for a result, with its figure, and leave out the “but”.
       *[other] From them, “fine” may be high praise, and a win is often soon followed by the next demand. If you need more, ask at the next handover which of your results they'd like to see again.
    }
    .headline = Results worth repeating

card-dominance-taking-feedback =
    { $voice ->
        [you] Under criticism, your counterattack may be ready before the other person is done. Next time, say only “Give me an example,” and save the defence for tomorrow.
       *[other] A cushioned criticism may make them impatient, and they tend to fight a vague one. In private, use two sentences: what happened, what it cost. Their first reply may be an attack; wait for the second.
    }
    .headline = Two sentences, one example

card-dominance-one-to-one =
    { $voice ->
        [you] You tend to go through a 1:1 like a list: decide, next, decide, next. In this week's, keep the last ten minutes for a question that settles nothing: “What do people not dare to tell me?”
       *[other] They often come to get decisions, and small talk may try their patience. Open the next 1:1 with a result they are proud of or angry about, and ask what blocks the next one.
    }
    .headline = More than a list of decisions

card-dominance-delegation =
    { $voice ->
        [you] You may hand work over, and take it back when the goal looks in danger. For the next piece, agree on that goal and one date to check, and until then leave it alone.
       *[other] Give them the goal, the limits, and the day on which you want to see it reached. Then stay out of the steps: detailed orders can feel like a leash to them.
    }
    .headline = Targets, not recipes

card-dominance-delegation-2 =
    { $voice ->
        [you] The hard, visible fights may be the ones you keep, because you want the win yourself. On Friday, list three of them and offer one to a colleague who hasn't had one.
       *[other] They tend to go for the challenge, and the upkeep may wait. When work is shared out on Monday, put both kinds on one list, so that the dull half has a name beside it too.
    }
    .headline = Share challenge and upkeep

card-dominance-pressure =
    { $voice ->
        [you] Short of time, you may start giving orders, and people may stop bringing you bad news. In the next tense hour, ask each person for one obstacle before you give another command.
       *[other] Under pressure they may give commands and skip the “please”. Answer with what you will do and by when. Speak about the tone two days later, when the result is safe.
    }
    .headline = When orders replace questions

card-dominance-pressure-2 =
    { $voice ->
        [you] When a goal is in danger, you may take command of things that aren't yours. Today, write down which calls belong to others, and send those people facts instead of orders.
       *[other] In a crisis they tend to take charge, sometimes unasked. On a calm day, agree on one page who decides what when things go wrong. Bring that page out when it happens.
    }
    .headline = Agree beforehand who decides

card-dominance-energy-gained =
    { $voice ->
        [you] A tough target may wake you up, and a fight you could lose still more. In your next 1:1, ask for one stubborn problem and the freedom to beat it your way.
       *[other] Bring them one contest, one deadlock, or one “nobody has solved this yet” this month, with a score that everybody can see. A goal that fights back often brings them to life.
    }
    .headline = A hard target with a score

card-dominance-energy-lost =
    { $voice ->
        [you] Little may drain you like being steered in small steps, or upkeep that nobody can win. Take one such task on Tuesday and set yourself a number to beat.
       *[other] Being checked every day may wear them out, and so may having to win the same battle twice. Swap one daily check for a weekly result, and say what would bring the check back.
    }
    .headline = Fewer checks, clear results

card-dominance-impression =
    { $voice ->
        [you] The next time you overrule somebody, say in the same minute what was strong in their idea. Your firmness can look like anger, and then people bring you their problems late.
       *[other] What sounds like a threat is often plain hunger for a result. Before you duck or strike back, ask: “Are you angry with me, or with how far we've got?”
    }
    .headline = Firm, not angry

card-dominance-remote =
    { $voice ->
        [you] Your messages may have four words and no greeting, and read like commands. Before you send the next demand, add who needs the result and what depends on it.
       *[other] They often scan for what must be settled and skip the rest. Put it in the subject line: “A or B by noon?” And don't read a curt “B.” as a slap.
    }
    .headline = Commands in four words

card-dominance-talk-do =
    { $voice ->
        [you] Ask people for the demand first, what it would win second, and the reasons last. Then promise aloud that nobody will pay for saying no to you.
       *[other] Say what you want, what it wins, and what you need from them. When they cut in, they are often testing you, not leaving: finish your sentence and name the result again.
    }
    .headline = Point first, reasons after

card-dominance-talk-dont =
    { $voice ->
        [you] Say openly what may make you sharp: hints, excuses, a problem without a proposal. In return, let bad news have five minutes before you attack it.
       *[other] Don't lead up to bad news: each hint may sound like an excuse, to be attacked. Give the fault one sentence, your remedy another, and hold to both when the first answer is sharp.
    }
    .headline = No hints, no circling

card-dominance-with-dominance =
    { $voice ->
        [you] Someone who leads with Dominance may want the last word as much as you do. Before you share a task, write down who decides which part, and keep your fights for the rest.
       *[other] Put them together with someone who leads with Dominance, and both may give orders while neither takes any. When they collide, ask each for the result they want. It is often the same one.
    }
    .headline = Two people, one last word

card-dominance-with-influence =
    { $voice ->
        [you] You may want the result; someone who leads with Influence often wants to win people for it. Grant them five minutes of story in your next talk before you demand, “Who does what by when?”
       *[other] “And the result?” they may ask, in the middle of a story by someone who leads with Influence. Split Tuesday's hour: ten minutes for ideas, five for who delivers what.
    }
    .headline = First the story, then results

card-dominance-with-steadiness =
    { $voice ->
        [you] Someone who leads with Steadiness may give in to your demand and worry alone. Ask for their doubts in writing by tomorrow, and answer the first one without a fight.
       *[other] Their hard tone can silence someone who leads with Steadiness, and they may count that silence as a win. After the next clash, collect the unsaid doubts and pass them on as risks to the goal.
    }
    .headline = Ask for the unsaid doubts

card-dominance-with-conscientiousness =
    { $voice ->
        [you] Someone who leads with Conscientiousness seldom calls a thing proven because you demand it. Don't push harder. Ask which single check protects your target, and by when it can be done.
       *[other] They may want the win; someone who leads with Conscientiousness often wants the proof. On Monday, have both agree which risk is worth another day, before one pushes and the other refuses.
    }
    .headline = Verdict meets proof
