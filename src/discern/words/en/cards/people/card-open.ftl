## Cards for a person whose answers lean to no side. Each says what isn't known, and what to ask.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-open-talking =
    { $voice ->
        [you] Your profile can't tell colleagues how to talk with you. “I need a short answer” or “Help me think” can.
       *[named] How { $a } likes to talk isn't known yet. Ask each time, since the answer can change with the subject.
    }
    .headline =
        { $voice ->
            [you] Say at the start what you need from a talk
           *[named] Ask { $a }, “Short answer, or shall we think together?”
        }

card-open-one-to-one =
    { $voice ->
        [you] Your profile leaves open what suits you. One example gives you something to go on.
       *[named] The answers don't show what suits { $a }. A few such talks tell you more than a guess.
    }
    .headline =
        { $voice ->
            [you] Ask a colleague, “When do I work best?”
           *[named] Ask { $a } what came easily this week
        }

card-open-giving-feedback =
    { $voice ->
        [you] It's open whether you come across softer or harsher than you mean. The reply tells you.
       *[named] Whether { $a } puts things mildly or bluntly isn't known. Find out how big the point is before you act on it.
    }
    .headline =
        { $voice ->
            [you] Ask “What did you take from that?” after feedback
           *[named] Ask { $a }, “How much does this bother you?”
        }

card-open-taking-feedback =
    { $voice ->
        [you] No one can read it from your answers. Say what you'd choose, spoken or written, at once or the next day.
       *[named] It's open how { $a } likes to hear criticism. The question takes a minute, and you'll know how to begin.
    }
    .headline =
        { $voice ->
            [you] Tell your team how you want to hear criticism
           *[named] Ask { $a }, “Now or later, spoken or written?”
        }

card-open-meetings =
    { $voice ->
        [you] Your answers don't show whether you push, cheer, calm or check. Someone who sits there with you has seen it.
       *[named] It isn't known whether { $a } thinks best aloud or alone. Offer both ways on the next item that counts.
    }
    .headline =
        { $voice ->
            [you] Ask a colleague what you add to meetings
           *[named] Ask { $a }, “Say it now, or send it later?”
        }

card-open-deciding =
    { $voice ->
        [you] Your answers don't show whether you decide better on the spot or after a night's sleep. In a week, see which of the two you'd make again.
       *[named] The profile leaves it open. After a few decisions with { $a } you'll know without asking.
    }
    .headline =
        { $voice ->
            [you] Make one small decision now and another tomorrow
           *[named] Ask { $a }, “Decide together now, or alone by tomorrow?”
        }

card-open-planning =
    { $voice ->
        [you] No style tells you how much of a plan you need, so go by the job. If mistakes are cheap, begin and correct.
       *[named] How much of a plan { $a } wants isn't known. Bring a half-finished one, and let the reply say what to add.
    }
    .headline =
        { $voice ->
            [you] Ask “What would a mistake cost?” before you plan
           *[named] Ask { $a }, “More detail, or enough to start?”
        }

card-open-delegation =
    { $voice ->
        [you] Your answers leave it open. Have one task checked halfway and another only at the end, and ask yourself which went better.
       *[named] Nothing shows yet whether { $a } prefers a free hand or a regular check-in. “Halfway, or only at the end?” is easy to answer.
    }
    .headline =
        { $voice ->
            [you] Say how much follow-up you want on each task
           *[named] Ask { $a } how much follow-up suits this task
        }

card-open-helping =
    { $voice ->
        [you] Your profile doesn't say which of the three helps you, so people have to guess. Name one in your next request.
       *[named] It's open what kind of help { $a } likes, so ask before you offer what you'd want yourself.
    }
    .headline =
        { $voice ->
            [you] Ask for a solution, a hand or an ear
           *[named] Ask { $a }, “An answer, a hand or an ear?”
        }

card-open-change =
    { $voice ->
        [you] Your answers don't say how you take change. Ask yourself “Reasons, time or a first task?” and say it the same day.
       *[named] The profile doesn't say. Offer the reasons on paper, a day to think or a first task, and let { $a } choose.
    }
    .headline =
        { $voice ->
            [you] Name what you want first when a change comes
           *[named] Ask { $a } what would help with the change
        }

card-open-disagreement =
    { $voice ->
        [you] Your profile doesn't show it. The same answer twice is a habit, and two different ones are worth a talk.
       *[named] It isn't known whether { $a } objects aloud, in writing or in private. Offer all three, and take whichever comes.
    }
    .headline =
        { $voice ->
            [you] Ask two colleagues what you do when you disagree
           *[named] Ask { $a }, “How would you rather tell me no?”
        }

card-open-pressure =
    { $voice ->
        [you] Your answers don't show whether it's time alone, a talk or a lighter load. Tell a colleague before the next rush comes.
       *[named] Nothing in the answers shows what { $a } needs then. Ask on a quiet day: “In a rush, should I leave you alone, talk it through or take something off you?”
    }
    .headline =
        { $voice ->
            [you] Note after your next rush what helped you
           *[named] Ask { $a } now what helps in a rush
        }

card-open-remote =
    { $voice ->
        [you] Your profile doesn't say whether that's a call, a chat or an e-mail, so try each for a day. Put what worked best in your status.
       *[named] The answers don't show which { $a } prefers. Ask what's best for long questions, too.
    }
    .headline =
        { $voice ->
            [you] Tell people how to reach you best
           *[named] Ask { $a }, “Call, chat or mail when it's urgent?”
        }
