## Cards for the claim that a person takes time: thinks first, speaks and acts later.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-calm-talking =
    { $voice ->
        [you] You know what to say an hour after the talk. Two lines that begin “Having thought about it” are still welcome then.
       *[named] A pause means that { $a } is working on the answer. The same question in new words would only interrupt that.
    }
    .headline =
        { $voice ->
            [you] Send your answer late rather than not at all
           *[named] Give { $a } time to answer
        }

card-calm-one-to-one =
    { $voice ->
        [you] What you've been turning over all week comes up in the last five minutes. Sent the day before, it gets discussed first.
       *[named] { $a } likes to think a question through. With a few days for it, you both get the full answer.
    }
    .headline =
        { $voice ->
            [you] Send your main topic ahead in one line
           *[named] End each one-to-one with a question for next time
        }

card-calm-giving-feedback =
    { $voice ->
        [you] While you look for the right words, the moment passes. Say what happened and what came of it, and add the rest later.
       *[named] Feedback from { $a } is well thought through, and comes after the work has gone out. “What do you have so far?” gets you some of it early.
    }
    .headline =
        { $voice ->
            [you] Give one piece of feedback before it's perfectly worded
           *[named] Ask { $a } for rough feedback while there's time
        }

card-calm-taking-feedback =
    { $voice ->
        [you] You need time to know what you make of it. Set a date for a second talk on the spot, so that no one wonders about your silence.
       *[named] { $a } takes feedback in first and talks about it once the thoughts are clear. Agree today on a date for a second talk.
    }
    .headline =
        { $voice ->
            [you] Say you'll come back to the feedback in two days
           *[named] Give { $a } feedback today and talk about it later
        }

card-calm-meetings =
    { $voice ->
        [you] You pause in the middle of a thought, and someone takes over. Once people know there's a second point, the pause is yours.
       *[named] When a thought from { $a } is ready, the others are two topics further on. Ask by name, and leave a few seconds for the answer.
    }
    .headline =
        { $voice ->
            [you] Begin with “I have two points”
           *[named] Come back to { $a } before you close an item
        }

card-calm-deciding =
    { $voice ->
        [you] You want a night between the question and your answer, but no one knows that. Without a date, someone else decides.
       *[named] { $a } weighs a choice in peace before settling it. After a night to think, the answer is one that lasts.
    }
    .headline =
        { $voice ->
            [you] Say when you'll decide, and which way you lean
           *[named] Put the question to { $a } today, and decide tomorrow
        }

card-calm-planning =
    { $voice ->
        [you] You do your thinking in a quiet stretch beforehand. If the calendar shows nothing there, someone else's meeting takes it.
       *[named] { $a } uses the days before a job to think it through, and early notice leaves room for that. A bare date is enough.
    }
    .headline =
        { $voice ->
            [you] Block two hours to think before the deadline
           *[named] Give { $a } the date before you have the details
        }

card-calm-delegation =
    { $voice ->
        [you] You think a job through before you pass it on, and by then there's little left to share.
       *[named] { $a } reads a task through before asking about it. Keep ten minutes for the questions that come up overnight.
    }
    .headline =
        { $voice ->
            [you] Hand over one piece before you've planned it all
           *[named] Hand over the task today, take questions tomorrow
        }

card-calm-helping =
    { $voice ->
        [you] You turn a problem over for two days before anyone hears of it. One short question would save you most of that.
       *[named] { $a } gives a problem real thought before suggesting anything. A night in between leaves time for that.
    }
    .headline =
        { $voice ->
            [you] Ask for help within an hour of getting stuck
           *[named] Tell { $a } the problem now, and ask for ideas tomorrow
        }

card-calm-change =
    { $voice ->
        [you] Before you know what you think, everything is under way. A date makes people wait for your answer.
       *[named] { $a } likes to think a change through before talking about it. Two days' notice brings good questions while there's still something to change.
    }
    .headline =
        { $voice ->
            [you] Say when you'll give your view of the change
           *[named] Tell { $a } about a change before you announce it
        }

card-calm-disagreement =
    { $voice ->
        [you] Your “no” reaches people who have already started. “Something bothers me, let me sleep on it” keeps the question open.
       *[named] { $a } would rather think an objection through before making it. Settle nothing in the first talk, so that it still counts.
    }
    .headline =
        { $voice ->
            [you] Say today that an objection is coming tomorrow
           *[named] Leave it open until { $a } has slept on it
        }

card-calm-pressure =
    { $voice ->
        [you] The less time there is, the less you say, and others wonder if you've noticed. “Thinking, back in an hour” is enough.
       *[named] Three people talking at once get nothing out of { $a }. A single line and ten quiet minutes get you a clear answer.
    }
    .headline =
        { $voice ->
            [you] Tell people you're on it before you go quiet
           *[named] Put one question to { $a } and step back
        }

card-calm-remote =
    { $voice ->
        [you] By the time you're ready, the thread has gone elsewhere. Quote the line you mean, and people will follow you back.
       *[named] A call out of the blue gets you the short answer. Send the subject and two times to choose from, and { $a } arrives prepared.
    }
    .headline =
        { $voice ->
            [you] Post your answer even if the chat has moved on
           *[named] Message { $a } before you call
        }

card-calm-with-dominance =
    { $voice ->
        [you] A fast, task-first colleague (D) takes your silence for having nothing to say. “Leaning towards yes” holds your place.
       *[named] A fast, task-first colleague (D) wants it settled now, and { $a } wants to think. A fixed day gives { $a } time and puts an end to the pushing.
    }
    .headline =
        { $voice ->
            [you] Give a short answer now and the full one tomorrow
           *[named] Set a day for the answer before the two meet
        }

card-calm-with-influence =
    { $voice ->
        [you] A fast, people-first colleague (I) is on the fourth idea while you prepare a reply to the first. Jot your replies down as you listen.
       *[named] With a fast, people-first colleague (I), no pause is long enough for { $a } to get a point in. Put it first on the next agenda.
    }
    .headline =
        { $voice ->
            [you] Ask for two minutes to make all your points
           *[named] Ask { $a } afterwards what went unsaid
        }

card-calm-with-steadiness =
    { $voice ->
        [you] You wait, and a calm, people-first colleague (S) waits with you, so the question hangs in the air. A rough start is enough.
       *[named] Like a calm, people-first colleague (S), { $a } waits until every thought is finished. Say that gaps are welcome.
    }
    .headline =
        { $voice ->
            [you] Settle who makes the first proposal
           *[named] Set a date by which { $a } shows a draft
        }

card-calm-with-conscientiousness =
    { $voice ->
        [you] You'd like one more day, and so would a calm, task-first colleague (C). One day follows another, and nothing goes out.
       *[named] { $a } and a calm, task-first colleague (C) both prepare for a long time before you see anything. Half a page tells you where things stand.
    }
    .headline =
        { $voice ->
            [you] Agree on two rounds of thinking, then send it
           *[named] Ask { $a } for half a page this week
        }
