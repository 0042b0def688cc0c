## Cards for a person who moves fast and puts the task first. $voice is you (said to that person) or named (said of $a to those who work with $a).

card-dominance-talking =
    { $voice ->
        [you] You sound final even when you're only thinking aloud, and people stop arguing.
       *[named] { $a } puts things firmly, even when thinking aloud. The answer tells you whether there's still something to discuss.
    }
    .headline =
        { $voice ->
            [you] Give one reason before your next opinion
           *[named] Ask { $a } whether that's settled
        }

card-dominance-one-to-one =
    { $voice ->
        [you] You use a one-to-one to get decisions made, so doubts don't come up. Try “What are people not telling me?” and just listen.
       *[named] { $a } wants a talk to move things on. Ask what's stuck, and say what you'll do about it.
    }
    .headline =
        { $voice ->
            [you] End your next one-to-one with an open question
           *[named] Start the one-to-one with a decision { $a } needs
        }

card-dominance-giving-feedback =
    { $voice ->
        [you] You give criticism the way you like to get it, short and hard. Say what you still rely on this person to do.
       *[named] { $a } goes straight to what is wrong and stops there. No insult is meant, and the question turns the complaint into a target.
    }
    .headline =
        { $voice ->
            [you] Follow your next criticism with a vote of confidence
           *[named] Ask { $a }: “What should I change, and by when?”
        }

card-dominance-taking-feedback =
    { $voice ->
        [you] Your counter-argument is ready before the other person has finished. Save it until tomorrow, and see whether you still need it.
       *[named] { $a } would rather hear it plainly than wrapped up. Say what happened and what it cost, and leave time for a reply.
    }
    .headline =
        { $voice ->
            [you] Ask for an example before you defend yourself
           *[named] Give { $a } the criticism straight, in private
        }

card-dominance-meetings =
    { $voice ->
        [you] When no one objects, you take it for a yes and move on. “What would this cost you?” brings out the problem while it's cheap to fix.
       *[named] { $a } loses patience in a meeting that only shares news. A clear choice to make keeps all that drive on the topic.
    }
    .headline =
        { $voice ->
            [you] Ask the quietest person before you close a topic
           *[named] Tell { $a } at the start what must be decided
        }

card-dominance-deciding =
    { $voice ->
        [you] You'd rather make a wrong call than leave one open. With a day fixed for a second look, you can correct it without losing face.
       *[named] { $a } likes to decide on the spot. Say what each option wins, what it costs, and when you need the answer.
    }
    .headline =
        { $voice ->
            [you] Give your next decision a review date
           *[named] Bring { $a } two options and your pick
        }

card-dominance-planning =
    { $voice ->
        [you] You set the target and the date, and expect the rest to fall into place. Ask which step would break first.
       *[named] { $a } reads a plan for what it will achieve. Keep the steps on page two, ready for the day something slips.
    }
    .headline =
        { $voice ->
            [you] Show your plan to the people who'll do it
           *[named] Show { $a } the target and the date first
        }

card-dominance-delegation =
    { $voice ->
        [you] You hand a job over and take it back as soon as the goal looks at risk. A fixed day lets you look without taking over.
       *[named] { $a } likes a hard target and a free hand. Leave the steps open, and agree on when you'll look at it together.
    }
    .headline =
        { $voice ->
            [you] Agree on one check, then leave the work alone
           *[named] Give { $a } the goal, the limits and a date
        }

card-dominance-helping =
    { $voice ->
        [you] Asking feels to you like giving up control. Say exactly which part you need and which part stays yours.
       *[named] Help is welcome to { $a } where it brings the result closer. Try “I'll answer the calls today, and you finish the report.”
    }
    .headline =
        { $voice ->
            [you] Ask a colleague for help with one tough target
           *[named] Take one job so that { $a } can finish another
        }

card-dominance-change =
    { $voice ->
        [you] You'd rather clear everything away and start again. Name two things that work, and more people will come along.
       *[named] { $a } will give up a lot of the old for a clear gain. Agree on the goal first, and then on what can stay.
    }
    .headline =
        { $voice ->
            [you] Say aloud which parts of the old way stay
           *[named] Show { $a } what the change will achieve
        }

card-dominance-disagreement =
    { $voice ->
        [you] You like to win an argument, and the other side's point gets lost. Go on once you've heard “Yes, exactly.”
       *[named] { $a } prefers a frank argument to a hint. Bring one fact to back you up, and listen to the reply.
    }
    .headline =
        { $voice ->
            [you] Repeat the other side's point before you attack it
           *[named] Tell { $a } plainly where you disagree
        }

card-dominance-pressure =
    { $voice ->
        [you] Short of time, you take over, and bad news stops reaching you. One question brings it out while there's time to act.
       *[named] Under pressure, { $a } gives orders and skips the “please”. A clear promise gets you left alone to do the work.
    }
    .headline =
        { $voice ->
            [you] Ask for one obstacle before you give another order
           *[named] Tell { $a } what you'll deliver, and when
        }

card-dominance-remote =
    { $voice ->
        [you] You write four words and no greeting, and it reads like an order. A “because …” turns it into a request.
       *[named] { $a } scans messages for what needs deciding and skips the rest. “A or B by tonight?” gets an answer, and a curt “B” isn't a snub.
    }
    .headline =
        { $voice ->
            [you] Add a reason to your next short message
           *[named] Put the question for { $a } in the subject line
        }

card-dominance-with-dominance =
    { $voice ->
        [you] Another fast, task-first colleague (D) wants the last word as much as you do. With the decisions split, you save your fights for what matters.
       *[named] { $a } and another fast, task-first colleague (D) both give orders, and neither takes any. With an area each, both race the deadline instead of each other.
    }
    .headline =
        { $voice ->
            [you] Settle who decides what before you share a task
           *[named] Draw clear lines before { $a } shares a task
        }

card-dominance-with-influence =
    { $voice ->
        [you] You want the result at once, and this colleague wins people over on the way to it. Listen first, then ask who does what by when.
       *[named] { $a } wants the result, and a fast, people-first colleague (I) wants to talk ideas through. Ten minutes for ideas, then five for who does what, suits both.
    }
    .headline =
        { $voice ->
            [you] Give a fast, people-first colleague (I) five minutes for stories
           *[named] Help { $a } split the talk into ideas and decisions
        }

card-dominance-with-steadiness =
    { $voice ->
        [you] This colleague gives in to your pace and worries alone. Say thank you for the first doubt you get, and don't fight it.
       *[named] { $a } takes the silence of a calm, people-first colleague (S) for agreement. A worry gets through once it's about the goal.
    }
    .headline =
        { $voice ->
            [you] Ask a calm, people-first colleague (S) for doubts in writing
           *[named] Pass quiet doubts on to { $a } as risks
        }

card-dominance-with-conscientiousness =
    { $voice ->
        [you] The harder you push, the more this colleague checks. Ask what would protect your target and how long it takes.
       *[named] { $a } wants it finished, and a calm, task-first colleague (C) wants it proven. Bring the two together before one pushes and the other refuses.
    }
    .headline =
        { $voice ->
            [you] Agree with a calm, task-first colleague (C) on one check
           *[named] Help { $a } agree on the one risk worth checking
        }
