## Cards for the claim that a person puts the task first: facts, results and quality.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-task-talking =
    { $voice ->
        [you] Your first sentence is the subject itself. For some colleagues that's a cold start, and a minute of listening warms it up.
       *[named] { $a } likes to know straight away what a talk is about. That goes for people, too: “Two of us can't work with this date.”
    }
    .headline =
        { $voice ->
            [you] Open one talk with a question about the person
           *[named] Give { $a } the subject in your first sentence
        }

card-task-one-to-one =
    { $voice ->
        [you] Your one-to-ones go through results and stop there. The answer tells you what no list of results can show.
       *[named] { $a } likes to go through a talk item by item. With a title and time of its own, a personal topic isn't squeezed out.
    }
    .headline =
        { $voice ->
            [you] Ask “What is it like to work with me?”
           *[named] Put personal topics on the agenda for { $a }
        }

card-task-giving-feedback =
    { $voice ->
        [you] You send a draft back with every fault marked and not a word on the rest. The writer thinks that nothing was good.
       *[named] { $a } marks what's wrong and leaves what's right unmentioned. The praise is there, and it comes when you ask.
    }
    .headline =
        { $voice ->
            [you] Say what works before you say what doesn't
           *[named] Ask { $a } which part was good
        }

card-task-taking-feedback =
    { $voice ->
        [you] You know what to do about a fault in the work. “I felt left out” is harder to use until there's an event to go with it.
       *[named] { $a } would rather hear a fault in plain words, as something to work on. One example makes it clear.
    }
    .headline =
        { $voice ->
            [you] Ask “When exactly?” if feedback is about feelings
           *[named] Tell { $a } what to fix, and what it cost
        }

card-task-meetings =
    { $voice ->
        [you] For you a question is settled when the facts are. The people who have to carry it out know where it will hurt.
       *[named] An hour of talk with nothing to show for it annoys { $a }. Even a meeting about the mood has a result, such as two things to change.
    }
    .headline =
        { $voice ->
            [you] Before you close an item, ask who will struggle
           *[named] Write the result you want into the invitation
        }

card-task-deciding =
    { $voice ->
        [you] You look at cost, quality and results. What it's like to use isn't in the table, and that decides whether it gets used.
       *[named] { $a } compares options by what they achieve. Say what people's favourite does for cost or quality.
    }
    .headline =
        { $voice ->
            [you] Ask one daily user before you compare options
           *[named] Bring { $a } a figure, not a show of hands
        }

card-task-planning =
    { $voice ->
        [you] Your plan has every step and measure in it. The people who do the work know where it will get stuck.
       *[named] { $a } plans by results. Give the talk with those affected a line of its own, with a date, and it gets done.
    }
    .headline =
        { $voice ->
            [you] Ask two of those involved what will be hard
           *[named] Plan a step for the people it touches
        }

card-task-delegation =
    { $voice ->
        [you] You describe what has to be delivered and how good it must be. A reason makes the job welcome, too.
       *[named] { $a } likes a clear task. What it must do, and how good it has to be, help more than a friendly appeal.
    }
    .headline =
        { $voice ->
            [you] Say why you picked this person for the task
           *[named] Tell { $a } what finished looks like
        }

card-task-helping =
    { $voice ->
        [you] You come for the problem and go when it's solved. The colleague who fought with it all day is still sitting there.
       *[named] For { $a }, help means working on the problem itself, so the facts come first. Say at the start whether a solution is wanted or just an ear.
    }
    .headline =
        { $voice ->
            [you] Ask how the person is once the fault is fixed
           *[named] Go through one stuck task with { $a }, fact by fact
        }

card-task-change =
    { $voice ->
        [you] You begin with what gets better and by how much. As long as jobs and hours are unclear, no figure gets through.
       *[named] { $a } judges a change by what gets better. Agree on how you'll both know that it worked.
    }
    .headline =
        { $voice ->
            [you] Say first what the change means for each person
           *[named] Show { $a } in figures what the change improves
        }

card-task-disagreement =
    { $voice ->
        [you] When you argue, it's about the plan and nothing else. The other person doesn't know that until you say it.
       *[named] { $a } is open to a new fact, even in an argument. Tie the feeling to one event, and it's something to work with, too.
    }
    .headline =
        { $voice ->
            [you] Say afterwards that you like working together
           *[named] Bring { $a } a fact first and your feelings second
        }

card-task-pressure =
    { $voice ->
        [you] With a deadline close, you see the work and forget the people behind it. Say what this person's work made possible.
       *[named] Under pressure { $a } speaks only of what's missing. It's aimed at the work, even when it sounds aimed at you.
    }
    .headline =
        { $voice ->
            [you] Thank one person by name before you log off
           *[named] Answer { $a } with facts, and discuss the tone later
        }

card-task-remote =
    { $voice ->
        [you] You go straight to the subject, and on a screen that reads as cold. The facts lose nothing by it.
       *[named] When { $a } writes “Wrong, see line four”, it's about line four and nothing else. Reply about the line, and leave the tone alone.
    }
    .headline =
        { $voice ->
            [you] Add a name and a thank-you to your messages
           *[named] Read a curt message from { $a } as information
        }

card-task-with-dominance =
    { $voice ->
        [you] You and a fast, task-first colleague (D) look only at the result. Two short talks before it goes out save you a long one after.
       *[named] { $a } and a fast, task-first colleague (D) both look at what gets achieved. Have those affected named before anything is announced.
    }
    .headline =
        { $voice ->
            [you] Decide who talks to the people affected
           *[named] Ask { $a } who has to live with the result
        }

card-task-with-influence =
    { $voice ->
        [you] A fast, people-first colleague (I) comes to the facts by way of people. A minute of listening gets you to the results faster than a list.
       *[named] { $a } brings figures, and a fast, people-first colleague (I) brings stories about people. Without a fixed share, each thinks the other is off the point.
    }
    .headline =
        { $voice ->
            [you] Ask about one person before you ask for results
           *[named] Plan ten minutes each for figures and for people
        }

card-task-with-steadiness =
    { $voice ->
        [you] A calm, people-first colleague (S) takes a bare list as a verdict on the two of you. After a real talk, it's only a list.
       *[named] { $a } goes straight to the figures, and a calm, people-first colleague (S) wonders what went wrong.
    }
    .headline =
        { $voice ->
            [you] Ask how it's going before you list the faults
           *[named] Ask { $a } for one warm sentence before the work
        }

card-task-with-conscientiousness =
    { $voice ->
        [you] You and a calm, task-first colleague (C) can talk for an hour about the data and not once about the reader.
       *[named] With a calm, task-first colleague (C), { $a } gets every fact right, and the person it's for gets little thought. Let both meet that person.
    }
    .headline =
        { $voice ->
            [you] Invite one person who will use the work
           *[named] Ask { $a } whose work this makes easier
        }
