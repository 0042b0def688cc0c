## Cards for the claim that a person puts people first: who is affected, and how everyone is.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-people-talking =
    { $voice ->
        [you] You ask how people are before you say what you need, so the request slips into the last line.
       *[named] { $a } wants to know how people are doing before turning to the figures. Two sentences are enough.
    }
    .headline =
        { $voice ->
            [you] Put the request first and the kind words second
           *[named] Tell { $a } how everyone is before you show figures
        }

card-people-one-to-one =
    { $voice ->
        [you] Half of the time goes to how everyone is, and what got done is squeezed into the last minutes. One result at the start takes that pressure off.
       *[named] { $a } notices early who is worn out and who feels left out. Listen to that first, and plan the help together.
    }
    .headline =
        { $voice ->
            [you] Open your next one-to-one with a result
           *[named] Ask { $a } who in the team needs help
        }

card-people-giving-feedback =
    { $voice ->
        [you] Your mind is on how the other person will feel, and the point gets lost in kind words. On paper it stays as it is.
       *[named] Criticism from { $a } comes so well wrapped that it sounds like praise. When you get the plain version, say thank you for it.
    }
    .headline =
        { $voice ->
            [you] Write down the one plain fact, then say it
           *[named] Ask { $a } what one thing you should do differently
        }

card-people-taking-feedback =
    { $voice ->
        [you] You hear “This page is wrong” as “You're wrong”. Say back “So page three needs a new table”, and it's about the work again.
       *[named] Getting on well at work matters a lot to { $a }. With that said, it's easier to talk about the work itself.
    }
    .headline =
        { $voice ->
            [you] Turn the criticism into a sentence about the work
           *[named] Say you're glad to work together before you criticise
        }

card-people-meetings =
    { $voice ->
        [you] You argue from what a plan does to people. With a number beside it, the point also reaches colleagues who look at facts first.
       *[named] A meeting that goes straight to the numbers leaves { $a } worrying about the people behind each one.
    }
    .headline =
        { $voice ->
            [you] Bring one figure to your next meeting
           *[named] Put “Who is affected?” on the agenda for { $a }
        }

card-people-deciding =
    { $voice ->
        [you] You see first who would be disappointed. If the facts point the other way, say so, and then plan how to tell those people.
       *[named] { $a } thinks of those people before cost or quality. If no one has spoken to them yet, do it before you decide.
    }
    .headline =
        { $voice ->
            [you] Ask what you'd choose if no one minded
           *[named] Tell { $a } who is affected by each option
        }

card-people-planning =
    { $voice ->
        [you] Your plan starts from who works well together. Others need to see what comes out of it, and when.
       *[named] { $a } thinks of people more than of dates. Ask which two of them need to talk to each other before the work starts.
    }
    .headline =
        { $voice ->
            [you] Put a date beside every name in your plan
           *[named] Show { $a } a plan with names in it
        }

card-people-delegation =
    { $voice ->
        [you] You give a job to the person who would enjoy it, and spare the one who looks tired. What the job requires comes last.
       *[named] { $a } likes to know who a task is for. Ten minutes with that person say more than a target figure.
    }
    .headline =
        { $voice ->
            [you] Look at the task first, then at the names
           *[named] Introduce { $a } to someone who needs the work
        }

card-people-helping =
    { $voice ->
        [you] You look after the person, and the problem is still there afterwards. One question shows what would get the work going again.
       *[named] { $a } likes to help, and other work waits meanwhile. Talk it over, and cut the request down to what fits.
    }
    .headline =
        { $voice ->
            [you] Ask what's missing before you offer comfort
           *[named] Ask { $a } what a favour would push aside
        }

card-people-change =
    { $voice ->
        [you] You think first of those a change upsets. Comfort alone answers none of the questions that come up next.
       *[named] { $a } thinks of those people first. Say how they'll hear of it and who will help, and then give the reasons.
    }
    .headline =
        { $voice ->
            [you] Pass on facts along with your sympathy
           *[named] Tell { $a } who the change hits hardest
        }

card-people-disagreement =
    { $voice ->
        [you] In an argument you check whether you two are still on good terms, and give up your point. Write the point down before you meet.
       *[named] { $a } cares about getting on well, in an argument too. Begin with what you agree on, and keep to one plain sentence about the rest.
    }
    .headline =
        { $voice ->
            [you] Settle the question first, then make peace
           *[named] Tell { $a } first what you agree on
        }

card-people-pressure =
    { $voice ->
        [you] When tempers are short, you look after the mood while the work stands still. A clear next step is kind, too.
       *[named] With a deadline close, a bare “Send it” makes { $a } wonder what's wrong between you. Two warm words cost you no time.
    }
    .headline =
        { $voice ->
            [you] Say one kind sentence, then name what's due
           *[named] Thank { $a } by name, even in a rush
        }

card-people-remote =
    { $voice ->
        [you] In writing you can't see a reaction, so you add kind words until the point is hard to find. Two lines are friendly enough.
       *[named] A note with no greeting sounds annoyed to { $a }, who then thinks about your tone instead of your question.
    }
    .headline =
        { $voice ->
            [you] Send one request in two plain lines
           *[named] Put a friendly line into messages to { $a }
        }

card-people-with-dominance =
    { $voice ->
        [you] A fast, task-first colleague (D) asks what a plan achieves while you ask who it affects. Say who the success depends on, and you've answered both.
       *[named] “People are upset” from { $a } is a side issue to a fast, task-first colleague (D). “We'll lose two people and miss the date” isn't.
    }
    .headline =
        { $voice ->
            [you] Open with the result, then bring in the people
           *[named] Help { $a } tie the concern to the result
        }

card-people-with-influence =
    { $voice ->
        [you] You and a fast, people-first colleague (I) can fill an hour with who will like a plan. By the end no one has asked what it costs.
       *[named] When { $a } plans with a fast, people-first colleague (I), both think of people, and neither of the cost. Three figures on paper keep it in view.
    }
    .headline =
        { $voice ->
            [you] Look at the figures before you mention a name
           *[named] Ask { $a } to bring three figures
        }

card-people-with-steadiness =
    { $voice ->
        [you] You and a calm, people-first colleague (S) spare each other, and a fault stays in the work. When both of you do it, no one feels criticised.
       *[named] Out of kindness, { $a } and a calm, people-first colleague (S) praise what should be redone. Being asked makes it easier to say.
    }
    .headline =
        { $voice ->
            [you] Agree to name one weak point each
           *[named] Ask { $a } for one weak point in the work
        }

card-people-with-conscientiousness =
    { $voice ->
        [you] A calm, task-first colleague (C) asks what's true, and you ask who it's hard on. Five minutes at the end is a fair trade.
       *[named] “People are unhappy” from { $a } doesn't reach a calm, task-first colleague (C). “Three of five can't fill in the new form” does.
    }
    .headline =
        { $voice ->
            [you] Bring your facts, and ask for time for the people
           *[named] Help { $a } turn one worry into a fact
        }
