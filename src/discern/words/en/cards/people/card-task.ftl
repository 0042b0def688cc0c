## Cards for a claim that somebody looks to the task first: facts, results and quality.

card-task-talking =
    { $voice ->
        [you] Your first sentence tends to be the subject itself. Begin one conversation on Tuesday with a question about the other person, and listen to the whole answer before you go on.
       *[other] Start with the subject and its result, since that's often how they start too. Then bring the people in as a fact: “Two of us are unhappy with the date.”
    }
    .headline = Bring the people in

card-task-talking-2 =
    { $voice ->
        [you] Somebody speaks of a bad week, and you may hear a problem to be solved. Ask first: “Would you like ideas, or shall I only listen?”
       *[other] Complain to them and you may get a solution. If you'd rather be heard, say so before you begin: “No ideas, please, just five minutes.”
    }
    .headline = A solution, or listening?

card-task-deciding =
    { $voice ->
        [you] You tend to compare by cost, quality and result. Add a row for the people who will work with it every day, and ask one of them on Tuesday to fill it in.
       *[other] “Everybody likes the second one” may not move them far. Work out what the second one does for the result, and bring that to the meeting as a figure.
    }
    .headline = Count the people in

card-task-planning =
    { $voice ->
        [you] Dates, steps and measures may all be in your plan, and the people only as initials. Before it goes out, ask two of them what they will find hard.
       *[other] Put the human side into the plan as facts. “These two must settle something first: one day” gets entered; “the mood is bad” may not.
    }
    .headline = The people in the plan

card-task-change =
    { $voice ->
        [you] You might ask what the change improves; others ask what becomes of them. Answer their question in the first minute of your next announcement, and show your figures after it.
       *[other] Show them what gets better, by how much, and how you will know. A speech about team spirit may add little.
    }
    .headline = What does the change improve?

card-task-disagreement =
    { $voice ->
        [you] For you, the quarrel may have been about the plan and nothing else. Say so the same day: “I disagreed with the plan. I like working with you.”
       *[other] Bring a fact against their argument, since that can change it. Say how the argument felt to you as well, but second, and name the moment.
    }
    .headline = The plan, not the person

card-task-disagreement-2 =
    { $voice ->
        [you] You may still be on point two when somebody's voice begins to shake. Stop, ask what just happened, and go back to your point only after the answer.
       *[other] When feelings rise, they may go on with the argument. Call the stop yourself: “Five minutes on how this is going for us, then back to point two.”
    }
    .headline = Stop when feelings rise

card-task-helping =
    { $voice ->
        [you] Your help often goes to the task, and you may miss the person who carries it. Once the fault is fixed, ask how the week has been, and stay for the reply.
       *[other] Ask for help in a form they can use: what is stuck, what you've tried, what should come out. “I could use some support” may give them little to work on.
    }
    .headline = Help goes to the task

card-task-giving-feedback =
    { $voice ->
        [you] Your feedback is often about the work, and the person behind it may hardly come up. In your next review, put two things that work on top, and say what each has asked of the person who did it.
       *[other] No comment from them often means that the work is good. Ask “Which page would you use again?”, and you'll have it in words.
    }
    .headline = Say what works, too

card-task-giving-feedback-2 =
    { $voice ->
        [you] You tend to send a draft back with all that must change, and not a word to the person who wrote it. Add one sentence at the top: what you enjoyed reading.
       *[other] What they write beside your draft is usually about the draft. Pick the three remarks that would change the result and ask about those; a cool tone needs no answer.
    }
    .headline = Remarks on the draft alone

card-task-taking-feedback =
    { $voice ->
        [you] Remarks on the work you can often use at once; “I felt left out” may be harder to place. Ask “At which moment?” Once you have that fact, answer the feeling too, in one sentence.
       *[other] Name the piece of work, the fault, and what it did to the result. Warm words before it may make them wait for the “but”, so keep those for the end.
    }
    .headline = Facts first, feelings after

card-task-one-to-one =
    { $voice ->
        [you] Your 1:1 can turn into a list of tasks, each with its date. Strike out the last of them on Thursday, and ask instead “What is it like to work with me?”
       *[other] Send your list of results and open problems. Add the personal topic as item three, in plain words, so that it gets its share of the time.
    }
    .headline = Something personal on the list

card-task-delegation =
    { $voice ->
        [you] You may describe what has to be delivered, and leave out why you thought of this person. Add that sentence to the next task you hand over.
       *[other] Describe the finished thing: what it must do, to which standard, by when. “You'd be doing us a favour” may add little for them; the measure adds more.
    }
    .headline = What has to be delivered

card-task-pressure =
    { $voice ->
        [you] When the deadline is near, people can become items on your list and thanks get lost. In today's last message, name one person and what they did.
       *[other] As time runs out, they may speak only of what is missing. Answer with facts and gaps, and talk about the tone the next day, with one example.
    }
    .headline = Thanks get lost in a rush

card-task-energy-gained =
    { $voice ->
        [you] A result that can be counted may give you strength. Make Friday's list of what got finished, and write beside each line whose work is in it.
       *[other] Show them the figure that moved through their work. “What a great team” may say little to them; “nine days down to six” may last all week.
    }
    .headline = Results that can be counted

card-task-energy-lost =
    { $voice ->
        [you] An hour that ends without a result may leave you tired, however warm it was. Halfway through the next one, offer to write its result on the screen, even if it's “We're worried about the date.”
       *[other] An hour with no result may tire them. Write the result into the invitation, even where the subject is the mood: “three things that annoy us, and who takes each”.
    }
    .headline = Give each meeting a result

card-task-impression =
    { $voice ->
        [you] Busy with the subject, you can look cold to the person. Add the missing half to one dry answer a day: “Short, because I'm deep in the figures. Your draft is fine.”
       *[other] A bare “wrong, see line four” from them can sound annoyed, and be no more than a pointer to line four. Read it aloud once in a friendly voice, then reply about the line.
    }
    .headline = What a dry answer means

card-task-remote =
    { $voice ->
        [you] Your e-mails can go straight to the subject, with no name and no thanks. Put both into the longest one you send on Tuesday; the facts lose nothing by it.
       *[other] Put what you need, and by when, in the subject line, with a list below it. Your good wishes can go at the end.
    }
    .headline = Straight to the subject

card-task-remote-2 =
    { $voice ->
        [you] For you, a call may be over when the list is. Stay three minutes longer once this week, with no point to settle, and ask what isn't on any list.
       *[other] They may leave a call when the last point is settled. If something is weighing on you, make it a point with a title, and place it before the last.
    }
    .headline = What isn't on the list

card-task-talk-do =
    { $voice ->
        [you] Ask people to begin with what should come out: “We need a date from you.” Add that the story is welcome after that, and then listen to it.
       *[other] Bring something that can be counted or shown, and say which result it bears on. Two such facts may count for more than a warm introduction.
    }
    .headline = Result first, story second

card-task-talk-dont =
    { $voice ->
        [you] Let people know that you may miss hints about feelings, because you're listening for facts. Ask for plain words with a moment in them: “That hurt me, yesterday at two.”
       *[other] Don't hope that they'll hear in your voice that something is wrong. Say what it does to the work: “I've stopped asking you, so faults stay in.”
    }
    .headline = Don't hint at feelings

card-task-with-dominance =
    { $voice ->
        [you] Neither you nor someone who leads with Dominance may ask first how the others will take it. Settle which of you speaks with two of them before the result goes out.
       *[other] They and someone who leads with Dominance may both look at the result. Before it's announced, ask the two who will be affected, and have the names written in.
    }
    .headline = The result, and those affected

card-task-with-influence =
    { $voice ->
        [you] Someone who leads with Influence often comes to the facts by way of people. Ask about one person, listen for a minute, and then say which result you need.
       *[other] When they work with someone who leads with Influence, one may bring figures and the other stories about people. Plan ten minutes for each, in writing, in the same hour.
    }
    .headline = A few minutes for people

card-task-with-steadiness =
    { $voice ->
        [you] Someone who leads with Steadiness may take your list of faults as a verdict on the two of you. Say what you value in working together, then go through the list.
       *[other] Next to someone who leads with Steadiness, they may go straight to the results and the figures, and leave the other wondering about the mood between them. Ask them for one sentence about the person before the work.
    }
    .headline = A word for the person first

card-task-with-conscientiousness =
    { $voice ->
        [you] You and someone who leads with Conscientiousness can talk of nothing but the matter for an hour, and not of the people it is for. Bring one of them into your next meeting.
       *[other] With someone who leads with Conscientiousness, they may talk of nothing but the work. Once a week, ask the two which person they made something easier for.
    }
    .headline = Who is the work for?
