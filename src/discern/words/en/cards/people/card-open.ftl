## Cards for people in whose answers no direction stands out: each is tied to the claim that it is open. Nothing is said of how they are.

card-open-talking =
    { $voice ->
        [you] Colleagues can't look up how to talk with you, so show them. Begin the next conversation with what you need today: a short answer, someone to think with, or quiet.
       *[other] Their profile leaves open how to talk with them. Ask on Tuesday “Do you want this short, or shall we go through it together?” and ask anew for the next topic.
    }
    .headline = What's needed today

card-open-deciding =
    { $voice ->
        [you] Whether you decide better fast or slowly is open, so try both. Make one small decision within five minutes, and another after a night's sleep. On Friday, note which of the two still bothers you.
       *[other] Ask how they'd like to choose this time: “Now together, or alone until tomorrow?” The same reply three times running is worth more than anything you could read into the profile.
    }
    .headline = One now, one tomorrow

card-open-planning =
    { $voice ->
        [you] With no style to go by, let the job decide. If a mistake would be costly, list the steps. If not, begin and correct. Say beforehand which of the two it is.
       *[other] Nothing in their answers says how much of a plan they like. Bring a half-finished one to the next start, ask “More detail, or is this enough to begin?” and go by the answer.
    }
    .headline = How much plan is enough

card-open-change =
    { $voice ->
        [you] When the next change comes, catch your first wish: more facts, more time, someone to talk to, or just to get going. Ask for that within the day, and see if it helped.
       *[other] Hand them the news with four offers: the reasons on paper, a day to think, a talk, or a first task. Don't decide for them in advance which it will be.
    }
    .headline = Catch the first wish

card-open-disagreement =
    { $voice ->
        [you] Pick two colleagues who have seen you argue, and ask each “What do I do when I disagree?” Where they agree, it's a habit. Where they differ, ask what was different that day.
       *[other] No style says what they do when they disagree. After the next decision, ask “Is there an objection we haven't heard?” and leave open whether it comes now, in private or in writing.
    }
    .headline = How the no comes out

card-open-helping =
    { $voice ->
        [you] As long as people have to guess, you'll get the wrong help. Next time you ask for some, say which: a solution, a pair of hands or an ear.
       *[other] Don't give them the help that you'd want for yourself. Offer three sorts, an answer, a hand with the work or a listener, and write down which one they take.
    }
    .headline = Solution, hands or an ear

card-open-giving-feedback =
    { $voice ->
        [you] No style suggests how you should put a criticism, so try two ways. Give one colleague a single sentence, another the whole story, and ask both a day later what they remember.
       *[other] There's no style to tell you how serious a remark of theirs is. Ask “From one to five, how much does this matter?” and do the same when they praise you.
    }
    .headline = Check what came across

card-open-taking-feedback =
    { $voice ->
        [you] Nobody can tell from your answers how you want to hear criticism. Write it down for them: aloud or on paper, alone or in the group, at once or on Friday.
       *[other] Their answers leave open how they like to hear criticism. Before your next feedback, ask them: spoken or written, in private or not, now or later? Do it that way, and ask again in a month.
    }
    .headline = Three choices before the feedback

card-open-one-to-one =
    { $voice ->
        [you] Take your open profile along as a question: “When did you see me work with ease this month, and when not?” One outside view in a 1:1 gives you something to test.
       *[other] Resist reading a style into them. Ask in each 1:1 “Which meeting was easy for you, and which was hard work?” Collect four answers before you think you see a pattern.
    }
    .headline = Bring it as a question

card-open-delegation =
    { $voice ->
        [you] At each handover, say how closely you want to be followed: not at all, once halfway or every day. Choose afresh for the next job, and note if you chose well.
       *[other] Settle job by job how often you'll look in. Ask “Never, once or daily?” and put the reply in writing. After the third job, ask which of them suited best: there may be a pattern, or none.
    }
    .headline = How closely, this time

card-open-pressure =
    { $voice ->
        [you] Your answers don't say what helps you in a rush, so try three things in the next one: half an hour alone with it, five minutes with a colleague, one task handed on. Which would you ask for again?
       *[other] What helps them in a rush can't be seen from their answers. Use a calm week to ask: “When it gets tight, shall I leave you alone, talk it through with you, or take something off you?”
    }
    .headline = Three ways through a rush

card-open-energy-gained =
    { $voice ->
        [you] Your profile can't say what gives you strength. For Wednesday, swap one task with a colleague, as unlike your own as you can find. At the end, note which of the two you'd gladly repeat.
       *[other] What cheers other people is no guide here. Ask them on Friday “What would you do again on Monday, if you could pick?” and try to place one such thing in their week.
    }
    .headline = Find the task worth repeating

card-open-impression =
    { $voice ->
        [you] Find out how you come across instead of wondering. Ask one colleague you like and one you find hard work for three words each, and look for a word that both used.
       *[other] Your picture of them is your own, as no style backs it. Before you act on it, tell them what you take them to want, and ask which part of that is wrong.
    }
    .headline = Compare two views

card-open-remote =
    { $voice ->
        [you] No style says how you're best reached, so run a test. On Tuesday, take every question by call, on Wednesday by message. Then write into your chat status which day went better.
       *[other] Calls, chat or e-mail: you'd be guessing. Send one line this week, “Where shall I bring urgent things, and where long ones?”, and save the reply where you'll find it.
    }
    .headline = Call or write: find out

card-open-talk-do =
    { $voice ->
        [you] Where a style would speak for others, finish a sentence yourself: “You get most from me when you …” Give it to those you work with most, and change it when you know more.
       *[other] Swap one sentence with them on Tuesday: “You get most from me when you …” Each completes it for the other in writing, since no style will do it for them.
    }
    .headline = Finish one sentence

card-open-talk-dont =
    { $voice ->
        [you] Your answers bear out no label, so go a week without giving yourself one. Each time you're about to say “I'm the careful one”, say what you need this time instead.
       *[other] Don't treat them as the calm one, the loud one or the careful one because it fitted once. Do without such words for a week, and ask each time what they'd like.
    }
    .headline = A week without labels
