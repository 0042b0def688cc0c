## Cards for a claim that somebody is calm: taking time before speaking and acting.

card-calm-talking =
    { $voice ->
        [you] Your answer is often ready an hour after the meeting. Send it then, in two lines that start with “Having thought about it”, instead of keeping it for the next one.
       *[other] After you've asked them something, stay silent for longer than feels natural. If nothing has come, leave the question with them and come back for it in the afternoon.
    }
    .headline = The late answer counts too

card-calm-talking-2 =
    { $voice ->
        [you] You might pause in the middle of a thought and someone else takes over. Start with “I have two points”, and people will wait through the pause for the second.
       *[other] When they pause, there's often more to come. Count to four before you speak, and if somebody cuts in, say “I'd like to hear the end of that.”
    }
    .headline = After the pause comes more

card-calm-deciding =
    { $voice ->
        [you] You may like a day between the question and your answer, and nobody knows it. Reply at once with a time, “Thursday at ten”, and add which way you lean today.
       *[other] Send them the choice a day ahead, with the time by which you need the answer. A yes that you get within the minute may be taken back by morning.
    }
    .headline = Name the time of the answer

card-calm-deciding-2 =
    { $voice ->
        [you] While you are still weighing a question, somebody else may answer it. Put an end in your calendar: “Wednesday at noon, I choose with what I have.”
       *[other] “Which way are you leaning?” gets you a direction today. Add that it isn't a promise, and that they have until Thursday to think.
    }
    .headline = Thinking time with an end

card-calm-planning =
    { $voice ->
        [you] You may plan time to think, and others book it. In the week before your next deadline, mark two hours as taken, with the subject in the title.
       *[other] Pass the date on as soon as you have it, even if the rest is still open. News on Monday for Tuesday may leave them no time to think it through.
    }
    .headline = Time to think beforehand

card-calm-change =
    { $voice ->
        [you] Asked what you think of a change, you may have no answer yet; once you have it, everything is under way. Reply with a date, “On Thursday you'll hear what I think”, and keep it.
       *[other] Mention a change to them two days before you announce it, and collect their questions on the second day. Asked at the end of the announcement, they may have none yet.
    }
    .headline = Give the change two days

card-calm-disagreement =
    { $voice ->
        [you] Your “no” can arrive when the others are already under way. Say in the meeting that it may come: “Something bothers me; you'll have it in writing tomorrow.”
       *[other] Nothing said against it today may only mean: not yet. Write to them afterwards, “What have we missed?”, and leave the matter open for one more day.
    }
    .headline = The objection comes a day later

card-calm-helping =
    { $voice ->
        [you] You can think about a problem for two days before anyone hears of it. The next time you get stuck, look at the clock, and ask one person one question an hour later.
       *[other] Bring them your problem the day before you need the answer. Called in at the last minute, they may still be thinking it over when your time is up.
    }
    .headline = Ask in good time

card-calm-giving-feedback =
    { $voice ->
        [you] While you search for the right words, the event may fade. Within two days, say what you have: what happened, and what came of it. The rest can follow later.
       *[other] You may get their feedback late, and in one piece. To have some of it sooner, ask on the same day, “What do you have so far?”, and say that rough is fine.
    }
    .headline = Give the half-ready version

card-calm-taking-feedback =
    { $voice ->
        [you] It can take you two days to know what you think of a piece of feedback. Say “Thank you, I'll come back to this on Thursday”, and enter the time while you're both there.
       *[other] Expect no reply to your feedback on the day, for the thinking may have only just started. Say it in five minutes, ask nothing, and fix a second conversation in two days' time.
    }
    .headline = Book the second conversation

card-calm-one-to-one =
    { $voice ->
        [you] The subject you've thought about all week can come up in the last minute of a 1:1. Send it the day before, in one line, and let it be the first.
       *[other] Asked on the spot, they may give you the short answer; the long one takes shape after you've parted. Ask your real question at the end of one 1:1, and open the next one with it.
    }
    .headline = Name the subject ahead

card-calm-delegation =
    { $voice ->
        [you] When you're handed a task, your questions tend to come an hour later. Before you part, ask for ten minutes the next morning.
       *[other] “Is everything clear?” may come too soon for them. Hand the work over in the afternoon, and come back the next morning for the questions.
    }
    .headline = Leave the questions until morning

card-calm-delegation-2 =
    { $voice ->
        [you] You may like to think a job through before you hand it on, and then little is left to hand on. Give one piece away on Tuesday while it's still unclear.
       *[other] They tend to keep work with them until it's thought through. Ask early in the week for the part that exists, and say that gaps are welcome.
    }
    .headline = Hand over the unfinished half

card-calm-pressure =
    { $voice ->
        [you] The shorter the time, the quieter you may become, and others wonder if you've noticed. Give them one sentence: “I'm thinking it through; you'll hear from me at three.”
       *[other] Three people talking at once may hear nothing from them. Put the question in one line, leave them alone with it for ten minutes, then return.
    }
    .headline = Quiet, but at work

card-calm-energy-gained =
    { $voice ->
        [you] You might need a while to get into a subject, and then prefer not to leave it. Keep Wednesday morning free of calls, and choose the subject on Tuesday.
       *[other] They may need a while to get into a subject, and each small question can take them back to the start. Collect yours, and bring them together once a day.
    }
    .headline = Keep one morning whole

card-calm-energy-lost =
    { $voice ->
        [you] A meeting that reaches its fifth subject while you're still thinking about the second may tire you. Ask for a stop of two minutes, and write down what you'd add.
       *[other] It may be the hurry that tires them, more than the work. Bring one request, stop there, name its day and hour, and come with the next one after lunch.
    }
    .headline = One subject, then the next

card-calm-impression =
    { $voice ->
        [you] From outside, thinking looks like nothing. In the first ten minutes of your next meeting, say “I'm still weighing this”, so that your silence isn't read as a yes or as boredom.
       *[other] They can look absent, or opposed, while they are thinking hardest. Ask how far they've got, and keep “So you agree?” for the next day.
    }
    .headline = Still thinking, not against it

card-calm-remote =
    { $voice ->
        [you] A chat can have moved on three times by the time your answer is ready. Post it anyway: quote the line you mean, and begin with “Coming back to this”.
       *[other] Calls without warning may get you their shortest answers. Send a line first, with the subject and two times to choose from.
    }
    .headline = Online, but not instantly

card-calm-remote-2 =
    { $voice ->
        [you] In a call, you may wait for a gap that never comes. Press “raise hand” before your sentence is ready; when it's your turn, it will be.
       *[other] Two minutes before you want their view in a call, put the question in the chat. Then ask for it by name, after two others have spoken.
    }
    .headline = A turn to speak in calls

card-calm-talk-do =
    { $voice ->
        [you] Let people know if you answer more fully a day later. “Send me the question, and let's talk tomorrow” is a good reply to the next sudden call.
       *[other] Say what you'd like to know, and leave a night in between: “What do you make of this, by tomorrow noon?” You may hear more than you would across the table.
    }
    .headline = Question today, conversation tomorrow

card-calm-talk-dont =
    { $voice ->
        [you] Asked for a first reaction, you may say little, and later wish you'd waited. Offer people another question in its place: “What would you like to look at before you answer?”
       *[other] Don't ask the question again in new words while they think. Each version may send them back to the start; let the first one work for a minute.
    }
    .headline = Don't press for first reactions

card-calm-with-dominance =
    { $voice ->
        [you] You may like to take your time, and someone who leads with Dominance can take the silence for having nothing to add. Give a short answer at once, “leaning towards yes”, and the long one tomorrow at nine.
       *[other] They may still be turning the question over when someone who leads with Dominance has already chosen. Get the next question to both of them a day earlier.
    }
    .headline = Two speeds, one question

card-calm-with-influence =
    { $voice ->
        [you] You may like a pause to find your words, and someone who leads with Influence may be on the fourth subject while you prepare a reply to the first. Note your points as you listen, then ask for two minutes to say them all.
       *[other] They may come out of a lively hour with someone who leads with Influence with their best point unsaid. Ask for it afterwards, and put it first on the list for the next meeting.
    }
    .headline = Room for what wasn't said

card-calm-with-steadiness =
    { $voice ->
        [you] Neither you nor someone who leads with Steadiness may like to be the first to speak. Settle who makes the first proposal on Wednesday, ready or not.
       *[other] They may like to think before they speak, and so may someone who leads with Steadiness: a question to both can hang in the air. Name a day for the answer, and begin it with what both have so far.
    }
    .headline = Name a day to begin

card-calm-with-conscientiousness =
    { $voice ->
        [you] Beside someone who leads with Conscientiousness, there may be two of you who'd like one more day to think. Agree at the start: two rounds of thinking, then it goes out.
       *[other] They and someone who leads with Conscientiousness may show you nothing for a long time. Ask for half a page on Wednesday, and be content with half a page.
    }
    .headline = An end to the preparing
