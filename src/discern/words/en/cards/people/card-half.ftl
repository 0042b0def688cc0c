## Cards for a person between two directions. $voice is you (said to that person) or named (said of $a to those who work with $a).

### Above all fast.

card-half-di-talking =
    { $voice ->
        [you] You win a yes while others are still thinking. Half-hearted agreement falls apart later, so you'd better hear the worry now.
       *[named] { $a } makes a strong case on the spot. If you need time to think, say when you will answer, and keep to it.
    }
    .headline =
        { $voice ->
            [you] Make your case once, then ask for one doubt
           *[named] Tell { $a }: “I'll answer this afternoon”
        }

card-half-di-giving-feedback =
    { $voice ->
        [you] Your praise and your criticism both come on the spot, with the whole group listening. Three quiet sentences go further.
       *[named] Praise or criticism, { $a } says it at once and in front of everyone. Suggest ten quiet minutes later in the day.
    }
    .headline =
        { $voice ->
            [you] Give your next feedback in private, an hour later
           *[named] Get the details from { $a } in private
        }

card-half-di-deciding =
    { $voice ->
        [you] You go for the bold option in the first minute. The person who'll run it knows what it takes every day.
       *[named] { $a } likes to see what there is to win. Add what the people who'd carry it out think of it.
    }
    .headline =
        { $voice ->
            [you] Ask who'll run it before you back it
           *[named] Put a bold option beside the safe one for { $a }
        }

card-half-di-planning =
    { $voice ->
        [you] You prepare the big day and leave the next one blank. Name someone to answer questions and someone to fix faults.
       *[named] { $a } works towards the big moment and gets everyone going. Agree together on who does what in the week that follows.
    }
    .headline =
        { $voice ->
            [you] Plan the week after your next big launch
           *[named] Ask { $a } what happens after the big day
        }

card-half-di-delegation =
    { $voice ->
        [you] You drop in on work you've handed over, to push or to cheer. Each visit costs someone half an hour.
       *[named] Getting something new going is what { $a } enjoys most. Agree on the handover before the job begins.
    }
    .headline =
        { $voice ->
            [you] Set two dates for checking and stay away in between
           *[named] Give { $a } the start, and name someone to finish
        }

card-half-di-change =
    { $voice ->
        [you] You're using the new way while others are still hearing about it. A day's notice lets everyone start together.
       *[named] { $a } is quick to take up something new and bring others along. An honest date lets you both plan.
    }
    .headline =
        { $voice ->
            [you] Announce your next change a day before it starts
           *[named] Tell { $a } how soon you can switch
        }

card-half-di-disagreement =
    { $voice ->
        [you] You argue fast and out loud, and slower thinkers drop out. Ask for the other side in writing by tomorrow.
       *[named] { $a } prefers to hear a no on the spot. Long reasons in writing come too late to change anything.
    }
    .headline =
        { $voice ->
            [you] Stop when someone goes silent in an argument
           *[named] Tell { $a } your objection aloud and in one sentence
        }

card-half-di-pressure =
    { $voice ->
        [you] With the deadline close, you set the pace for everyone. A slower colleague has time to see what's about to go wrong.
       *[named] Short of time, { $a } pulls everyone along at full speed. One fixed point is easier to accept than a call for calm.
    }
    .headline =
        { $voice ->
            [you] Ask what you've missed before you speed up
           *[named] Tell { $a } one thing that mustn't be rushed
        }

### Above all people first.

card-half-is-talking =
    { $voice ->
        [you] You sense what people feel and choose words that please. One unwelcome sentence, said kindly, helps more than ten pleasant ones.
       *[named] { $a } listens to the person before the topic. A real question, with a minute for the answer, is a good start for you both.
    }
    .headline =
        { $voice ->
            [you] Say the one thing you'd rather leave out
           *[named] Ask how { $a } is before you start
        }

card-half-is-giving-feedback =
    { $voice ->
        [you] You sweeten a complaint or swallow it so as not to strain a friendship. Write it down beforehand, and be kind after it.
       *[named] { $a } wraps criticism in praise or a joke, or keeps it back. Asking for just one makes it easier to be frank.
    }
    .headline =
        { $voice ->
            [you] Open your feedback with the hard sentence
           *[named] Ask { $a } for one honest complaint
        }

card-half-is-taking-feedback =
    { $voice ->
        [you] When you hear “This isn't good yet”, you think “I'm not liked.” A day later, on paper, you see what to change.
       *[named] It matters to { $a } how the two of you get on. Ten ordinary minutes afterwards show that nothing has changed.
    }
    .headline =
        { $voice ->
            [you] Ask for the criticism again tomorrow, in writing
           *[named] Stay for a chat after critical feedback to { $a }
        }

card-half-is-deciding =
    { $voice ->
        [you] You ask everyone you like before you choose. A fourth opinion gives you one more person to please.
       *[named] { $a } wants to know what people think before choosing. Bring both opinions, and the figures beside them.
    }
    .headline =
        { $voice ->
            [you] Ask three people, then write down your answer
           *[named] Show { $a } what two trusted people think
        }

card-half-is-planning =
    { $voice ->
        [you] You drop your plan when someone comes by for a laugh or for comfort. Offer a time right after it, so that no one feels turned away.
       *[named] { $a } gives a lot of time to people who want company or a patient ear. Ask which hours matter most for other work.
    }
    .headline =
        { $voice ->
            [you] Mark two hours as “busy” and tell people
           *[named] Help { $a } keep two hours free this week
        }

card-half-is-delegation =
    { $voice ->
        [you] You wrap a task in so much kindness that it sounds like a wish. Have it said back to you before you say thanks.
       *[named] { $a } likes to work with others. Company and a date for both keep the job going.
    }
    .headline =
        { $voice ->
            [you] Give the next task one line and one date
           *[named] Give { $a } a partner for the job
        }

card-half-is-disagreement =
    { $voice ->
        [you] When two colleagues disagree, you look after both and keep your own view out of it. One sentence is enough.
       *[named] In a dispute, { $a } understands both sides and speaks up for others. The question makes room for what { $a } thinks.
    }
    .headline =
        { $voice ->
            [you] Say what you think before you smooth things over
           *[named] Ask { $a }: “And what would you do?”
        }

card-half-is-pressure =
    { $voice ->
        [you] When things get tense, you look after the person who is upset, and your own part slips. A finished piece calms the others, too.
       *[named] With a deadline close, { $a } is looking after everyone who is upset. Offer to see one of those colleagues yourself.
    }
    .headline =
        { $voice ->
            [you] Finish one task before you check on people
           *[named] Ask { $a } which conversation can wait until tomorrow
        }

### Above all calm.

card-half-sc-talking =
    { $voice ->
        [you] You want to hear everything before you speak, and your turn passes. Call it unfinished, and no one will hold you to it.
       *[named] { $a } likes to put thoughts in good order, and in writing. Take today's answer as a start, and leave the topic open.
    }
    .headline =
        { $voice ->
            [you] Say one half-finished thought in your next meeting
           *[named] Ask { $a } for further thoughts tomorrow
        }

card-half-sc-giving-feedback =
    { $voice ->
        [you] You wait for the right moment, and it doesn't come. Ten quiet minutes are enough.
       *[named] { $a } thinks for a long time before saying anything. By the time you hear it, it has happened more than once.
    }
    .headline =
        { $voice ->
            [you] Give feedback this week that you've been saving up
           *[named] Act at once on feedback from { $a }
        }

card-half-sc-deciding =
    { $voice ->
        [you] You wait until no one objects and nothing is left open, which takes weeks. Add the one doubt that remains, and show both to a colleague.
       *[named] { $a } likes to know what stays before choosing what changes. Leave time for doubts, because they're well thought through.
    }
    .headline =
        { $voice ->
            [you] Write down what you'd choose today
           *[named] Tell { $a } what the decision won't change
        }

card-half-sc-planning =
    { $voice ->
        [you] You choose steps that everyone knows, so the same limits come back each time. Write down how you'd go back if it fails.
       *[named] { $a } works best when the order and the dates hold. If something must change, make it one step and say why.
    }
    .headline =
        { $voice ->
            [you] Put one untried step in your next plan
           *[named] Leave the plan alone once { $a } has it
        }

card-half-sc-delegation =
    { $voice ->
        [you] Given half the instructions, you guess for hours so as not to bother anyone. Fix a date for a first look, too.
       *[named] { $a } likes to know what the result should look like. Name someone to ask, and leave the rest to { $a }.
    }
    .headline =
        { $voice ->
            [you] Ask for an example as soon as you start
           *[named] Give { $a } a sample and a date
        }

card-half-sc-change =
    { $voice ->
        [you] A sudden turn upsets work you've arranged with care. Bring the list with one thing you could start at once.
       *[named] { $a } takes up something new once each step is clear. When the first one works, say so, and only then bring the next.
    }
    .headline =
        { $voice ->
            [you] Ask for two days to list what breaks
           *[named] Bring { $a } the change in single steps
        }

card-half-sc-disagreement =
    { $voice ->
        [you] You hold a doubt back until the decision is made, from kindness or for lack of proof. “What happens if …?” is enough.
       *[named] If { $a } puts an objection as a polite question, there's a point behind it. Hear all of it before you go on.
    }
    .headline =
        { $voice ->
            [you] Raise your doubt as a question, right away
           *[named] Pause when { $a } asks “Have we thought of …?”
        }

card-half-sc-pressure =
    { $voice ->
        [you] In a rush you go quiet and keep to every usual step. Name the risk as well, so that others choose with you.
       *[named] Jokes and a raised voice won't hurry { $a }. Say what must be right as well, then leave { $a } in peace.
    }
    .headline =
        { $voice ->
            [you] Say which step you could skip today
           *[named] Tell { $a } which parts can stay rough today
        }

### Above all task first.

card-half-dc-talking =
    { $voice ->
        [you] Deep in a problem, you answer in three words, and colleagues take it personally.
       *[named] { $a } looks hard at the work and means nothing personal by it. Asked this way, { $a } says what would make it better.
    }
    .headline =
        { $voice ->
            [you] Tell people when your mind is on a problem
           *[named] Ask { $a } what's missing in the work
        }

card-half-dc-giving-feedback =
    { $voice ->
        [you] You go straight to the result and say what's wrong with it. The story behind it tells you which fault to mention.
       *[named] { $a } names every fault in the same dry tone, so small ones sound like big ones. The order tells you how bad it really is.
    }
    .headline =
        { $voice ->
            [you] Ask how the work went before you judge it
           *[named] Ask { $a } which fault to fix first
        }

card-half-dc-deciding =
    { $voice ->
        [you] You decide by results and proof, and moods don't count. Write both answers beside your figures.
       *[named] { $a } weighs what can be measured. “It costs two people an hour a day” gives a worry its weight.
    }
    .headline =
        { $voice ->
            [you] Ask two people how the decision will feel
           *[named] Turn your worry into a number for { $a }
        }

card-half-dc-planning =
    { $voice ->
        [you] You see the target and the flaws, not the people who have to fit the work in. Put a name beside each task.
       *[named] { $a } looks at what a plan achieves and where it breaks. One line on the people adds what the figures leave out.
    }
    .headline =
        { $voice ->
            [you] Ask whose week your plan makes harder
           *[named] Tell { $a } whose week the plan makes harder
        }

card-half-dc-delegation =
    { $voice ->
        [you] You hand over a task with its aim, standard and date, and think it's settled. Someone with a full week won't tell you unasked.
       *[named] A hard problem is reason enough for { $a }. Give the facts you have, and say what isn't known.
    }
    .headline =
        { $voice ->
            [you] Ask what else is on the other person's plate
           *[named] Hand { $a } the problem without a pep talk
        }

card-half-dc-disagreement =
    { $voice ->
        [you] You argue until the facts are settled, and the other side stops talking. Naming what would convince you opens the discussion again.
       *[named] { $a } looks for the point and the proof. With both said first, there's time left for an answer.
    }
    .headline =
        { $voice ->
            [you] Say what would change your mind
           *[named] Keep your argument with { $a } to two sentences
        }

card-half-dc-pressure =
    { $voice ->
        [you] Short of time, you write only what's missing or wrong. People read it as anger and stop asking questions.
       *[named] Close to a deadline, { $a } wants the state of the work and nothing else. Say what you need, too, and by when.
    }
    .headline =
        { $voice ->
            [you] Put a “please” and a reason in today's messages
           *[named] Tell { $a } in one line what's still open
        }

card-half-dc-remote =
    { $voice ->
        [you] You join for the result and miss the chat before it. Ask the first person there how the week has been.
       *[named] { $a } has no patience for calls without a purpose. Attach the figures, and don't mind a quick goodbye.
    }
    .headline =
        { $voice ->
            [you] Join the next call three minutes early
           *[named] Tell { $a } what the call must settle
        }
