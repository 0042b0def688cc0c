## Cards for a person who takes time and puts people first. $voice is you (said to that person) or named (said of $a to those who work with $a).

card-steadiness-talking =
    { $voice ->
        [you] You keep a worry to yourself so as not to spoil a friendly talk. Once you've announced it, people will wait while you find the words.
       *[named] { $a } thinks of how others feel before bringing up a worry. Ask gently, and take the time to listen.
    }
    .headline =
        { $voice ->
            [you] Say “I have a worry” in the first five minutes
           *[named] Ask { $a } what still needs saying
        }

card-steadiness-one-to-one =
    { $voice ->
        [you] Asked what you want, you say what the team needs. Write one line beforehand that starts “For myself, I'd like …”
       *[named] { $a } does a lot for others and asks for little. Talk about which of those jobs someone else could do.
    }
    .headline =
        { $voice ->
            [you] Open your one-to-one with a wish of your own
           *[named] Find a job that { $a } can hand over
        }

card-steadiness-giving-feedback =
    { $voice ->
        [you] You wrap a complaint so gently that it sounds like thanks. Keep the kind words for afterwards.
       *[named] “It would be nice if …” is a serious complaint from { $a }. Act on it as you would on a blunt remark from someone else.
    }
    .headline =
        { $voice ->
            [you] Say “Please stop doing this” in one line
           *[named] Ask { $a }: “How much does this bother you?”
        }

card-steadiness-taking-feedback =
    { $voice ->
        [you] You nod at criticism to get it over with, even when it's unfair, and then carry it around for days.
       *[named] { $a } takes criticism to heart and needs time to say what seemed unfair. Say that your trust hasn't changed.
    }
    .headline =
        { $voice ->
            [you] Go back and say which part you don't accept
           *[named] Give criticism gently, and ask { $a } again tomorrow
        }

card-steadiness-meetings =
    { $voice ->
        [you] You let everyone else go first, and by then it's all been said. One sentence will do.
       *[named] In a group, { $a } goes along to keep things friendly. Offer to raise the point yourself if that's easier.
    }
    .headline =
        { $voice ->
            [you] Prepare one point for the meeting and say it early
           *[named] Get an opinion from { $a } before the meeting
        }

card-steadiness-deciding =
    { $voice ->
        [you] “Whatever suits you” slips out, and then you live with it for months. Start with something small, such as when to meet.
       *[named] { $a } looks for what suits everyone. Two options to compare, and a night to think, bring out which one { $a } would prefer.
    }
    .headline =
        { $voice ->
            [you] Say what you'd prefer before you ask the others
           *[named] Offer { $a } two options you could both live with
        }

card-steadiness-planning =
    { $voice ->
        [you] Your week fills up with other people's requests, because you hate to disappoint anyone. Say no kindly, and use the hour for your own work.
       *[named] { $a } keeps every promise and adds the new work on top. Give a week's notice, so that there's time to hand things over.
    }
    .headline =
        { $voice ->
            [you] Turn down one favour to protect your plan
           *[named] Tell { $a } which old task to drop
        }

card-steadiness-delegation =
    { $voice ->
        [you] You'd rather do it all than trouble anyone. Show it once, answer questions, and leave it with your colleague.
       *[named] { $a } is glad to take on work and slow to hand any back. Ask which task someone else could do, and arrange it yourself.
    }
    .headline =
        { $voice ->
            [you] Hand one regular job to a colleague this week
           *[named] Take one task off { $a } before adding another
        }

card-steadiness-helping =
    { $voice ->
        [you] You struggle on in silence so as not to be a burden. After all you do for others, people are glad to return the favour.
       *[named] { $a } doesn't like to trouble anyone. “I'm free now, and I'll take the second half” is easy to accept.
    }
    .headline =
        { $voice ->
            [you] Ask one colleague for help, with no apology
           *[named] Offer { $a } a definite piece of help
        }

card-steadiness-change =
    { $voice ->
        [you] You agree to a new way and quietly keep the old one going as well. Call it a trial, so that it feels less final.
       *[named] { $a } values what works well, and likes time to get used to something new. Go step by step, and ask about worries two days later.
    }
    .headline =
        { $voice ->
            [you] Drop one old routine for two weeks
           *[named] Tell { $a } first what will stay the same
        }

card-steadiness-disagreement =
    { $voice ->
        [you] You give way to keep the peace and still think about it weeks later. Practise on something small, with a colleague you trust.
       *[named] { $a } would rather not argue in front of others. “What would put your mind at ease?” makes it easier to say.
    }
    .headline =
        { $voice ->
            [you] Say “I'd rather not” once, without an excuse
           *[named] Ask { $a } about doubts in a quiet moment
        }

card-steadiness-pressure =
    { $voice ->
        [you] In a rush you stay calm, comfort people and pick up whatever gets dropped. To others, it looks as if you had time to spare.
       *[named] { $a } stays so calm in a rush that people pile on more. Back up the answer when someone louder comes along.
    }
    .headline =
        { $voice ->
            [you] Say one limit aloud: “This or that, not both”
           *[named] Ask { $a } what comes first and what can wait
        }

card-steadiness-remote =
    { $voice ->
        [you] You help people in private messages, so the group sees neither your view nor the work you do.
       *[named] On a group call, { $a } stays friendly and keeps a doubt back. With only two on the line, it's easier to say.
    }
    .headline =
        { $voice ->
            [you] Answer one question in the open thread today
           *[named] Ask { $a } for a private word after the call
        }

card-steadiness-with-dominance =
    { $voice ->
        [you] A fast, task-first colleague (D) takes your patience for a yes. Expect a loud answer, not a broken friendship.
       *[named] { $a } takes hard words from a fast, task-first colleague (D) and smooths things over. With a sentence ready, it's easier not to give in.
    }
    .headline =
        { $voice ->
            [you] Say “I can't support this yet”, early and calmly
           *[named] Practise one firm line with { $a }
        }

card-steadiness-with-influence =
    { $voice ->
        [you] A fast, people-first colleague (I) has five new ideas an hour, and you quietly end up doing the work. Ask tomorrow which one still counts.
       *[named] A fast, people-first colleague (I) starts things, and { $a } patiently finishes them. Name that work in the next meeting, and give each a part.
    }
    .headline =
        { $voice ->
            [you] Wait a day before you act on bright ideas
           *[named] Share out the follow-up before { $a } takes it all
        }

card-steadiness-with-steadiness =
    { $voice ->
        [you] You and another calm, people-first colleague (S) each wait for the other to speak up. One small point, made kindly, gets you both started.
       *[named] { $a } and another calm, people-first colleague (S) are too kind to raise a sore point. Ask the other too, then help both to talk about it.
    }
    .headline =
        { $voice ->
            [you] Be the first to say what's wrong
           *[named] Ask { $a } what's going unsaid
        }

card-steadiness-with-conscientiousness =
    { $voice ->
        [you] A long list of errors feels like a quarrel to you, so you agree to all of it. It's aimed at the work, not at you.
       *[named] { $a } hears coldness where a calm, task-first colleague (C) is only being precise. Have a word with that colleague before the next review.
    }
    .headline =
        { $voice ->
            [you] Ask a calm, task-first colleague (C) which mistakes matter
           *[named] Make sure { $a } hears first what works
        }
