## Cards for the claim that a person moves fast: quick to start, to speak and to go on to the next thing.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-fast-talking =
    { $voice ->
        [you] You work ideas out by talking, so colleagues act on a first version you've already dropped.
       *[named] { $a } works ideas out aloud, and the first version changes. Once you've asked, you both know which one to act on.
    }
    .headline =
        { $voice ->
            [you] Say whether you're deciding or only thinking aloud
           *[named] Ask { $a } which thought is settled
        }

card-fast-one-to-one =
    { $voice ->
        [you] You get through six topics in the time others need for two. Pick one, and stay with it until the other person has finished.
       *[named] { $a } likes to get through things at a good pace. Say at the start which topic needs longer, and it gets its time.
    }
    .headline =
        { $voice ->
            [you] Slow down for one topic in your next one-to-one
           *[named] Move briskly, and save the slow topic for last
        }

card-fast-giving-feedback =
    { $voice ->
        [you] You speak up straight after the event, when feelings run high. Feedback sinks in better once the other person has picked the time.
       *[named] { $a } comments the minute the work is done. “I want to hear it all, after lunch” is fine, as long as you come back to it.
    }
    .headline =
        { $voice ->
            [you] Ask “Now or tomorrow?” before you give feedback
           *[named] Say so if feedback from { $a } comes too soon
        }

card-fast-taking-feedback =
    { $voice ->
        [you] You reply to the first half while the second is still coming. Repeat in your own words what you heard, then say what you think.
       *[named] Feedback helps { $a } most while the work is fresh. Ask again a day later, when there's been time for a second thought.
    }
    .headline =
        { $voice ->
            [you] Hear feedback out before you answer
           *[named] Give { $a } short feedback on the same day
        }

card-fast-meetings =
    { $voice ->
        [you] You're in before the question is finished. Slower speakers then respond to your point instead of making one.
       *[named] There are few gaps when { $a } is talking. A plain “Let me add something here” works, and it needs no apology.
    }
    .headline =
        { $voice ->
            [you] Let two others speak first in your next meeting
           *[named] Speak up without waiting for { $a } to pause
        }

card-fast-deciding =
    { $voice ->
        [you] You decide early and correct as you go. That works until something is final.
       *[named] { $a } decides quickly, which keeps things moving. Point out the one part that's final, so that it gets a second look.
    }
    .headline =
        { $voice ->
            [you] Wait a day before any step you can't undo
           *[named] Ask { $a } to sleep on whatever can't be undone
        }

card-fast-planning =
    { $voice ->
        [you] You take on more than you finish, and every new job looks good on its first day. Choose what to complete and what to drop.
       *[named] { $a } plans best close to the work. Start on something today, and plan the rest from what you learn.
    }
    .headline =
        { $voice ->
            [you] Close two open jobs before you start another
           *[named] Ask { $a } for the next two steps only
        }

card-fast-delegation =
    { $voice ->
        [you] You hand work over in one sentence, with your mind on your next job. The reply shows what that sentence left out.
       *[named] { $a } likes to get going straight away. With the limits known first, nothing has to be done twice.
    }
    .headline =
        { $voice ->
            [you] Ask “What will you do first?” before you move on
           *[named] Give { $a } the limits before you explain the task
        }

card-fast-helping =
    { $voice ->
        [you] You jump in before the other person has finished explaining, and the wrong half gets fixed.
       *[named] { $a } is quick to step in when something is urgent. “Just this page, please” keeps it to a short interruption.
    }
    .headline =
        { $voice ->
            [you] Ask which part you can help with, then start
           *[named] Bring { $a } what's urgent, and say where it ends
        }

card-fast-change =
    { $voice ->
        [you] You switch plans in the middle of a week while others stick to the old one. Say what stops, what starts and from when.
       *[named] { $a } learns by trying things out. What comes up in the first hours helps everyone who starts later.
    }
    .headline =
        { $voice ->
            [you] Post one line whenever you change course
           *[named] Let { $a } try the change on its first day
        }

card-fast-disagreement =
    { $voice ->
        [you] Your “no” is out before the other person has reached the main point. A question gives you time to hear it.
       *[named] { $a } likes to settle a question and move on. A short reply today helps more than a full one next week.
    }
    .headline =
        { $voice ->
            [you] Ask one question before you object
           *[named] Answer an objection from { $a } the same day
        }

card-fast-pressure =
    { $voice ->
        [you] Short of time, you speed up and begin three things at once. Two minutes of sorting save you an hour of going back.
       *[named] When time runs short, { $a } talks and moves faster still. “What's next, and when is it done?” brings some order, and “slow down” doesn't.
    }
    .headline =
        { $voice ->
            [you] Say which job comes first, and which one waits
           *[named] Ask { $a } for the next step, not for calm
        }

card-fast-remote =
    { $voice ->
        [you] You fire off five messages in a row, and the last corrects the first. Wait five minutes, then send what still holds.
       *[named] { $a } replies within a minute and expects the same. “Seen, more this afternoon” buys you the hours in between.
    }
    .headline =
        { $voice ->
            [you] Put everything into one message
           *[named] Tell { $a } when your answer will come
        }

card-fast-with-dominance =
    { $voice ->
        [you] A fast, task-first colleague (D) is as quick off the mark as you. The two of you are halfway there before anyone has checked the way.
       *[named] With a fast, task-first colleague (D), { $a } is under way within minutes. Neither slows down later unless that was agreed at the start.
    }
    .headline =
        { $voice ->
            [you] Agree beforehand what would make you both stop
           *[named] Ask { $a } what would be a reason to stop
        }

card-fast-with-influence =
    { $voice ->
        [you] A fast, people-first colleague (I) thinks aloud, and so do you. Ten things get started, and each of you remembers a different five.
       *[named] Ideas fly when { $a } meets a fast, people-first colleague (I), and neither waits for the other to finish. Three lines in writing settle which idea goes ahead.
    }
    .headline =
        { $voice ->
            [you] Write down what you agreed before you part
           *[named] Ask { $a } the same day what was agreed
        }

card-fast-with-steadiness =
    { $voice ->
        [you] A calm, people-first colleague (S) is still thinking when you take the silence for a yes. An hour apart gets you the real reply.
       *[named] { $a } asks again before a calm, people-first colleague (S) has finished thinking. Agree with both when the reply is due.
    }
    .headline =
        { $voice ->
            [you] Ask, leave it, and come back for the answer
           *[named] Help { $a } wait for the slower answer
        }

card-fast-with-conscientiousness =
    { $voice ->
        [you] You'd begin on a first impression, and a calm, task-first colleague (C) wants to read first. A small trial now and a full check later suit both of you.
       *[named] A calm, task-first colleague (C) reads before talking. { $a } would rather talk straight away, and then has to wait for the answer anyway.
    }
    .headline =
        { $voice ->
            [you] Set two dates, one for trying and one for checking
           *[named] Get { $a } to send the material two days ahead
        }
