## Cards for a person who takes time and puts the task first. $voice is you (said to that person) or named (said of $a to those who work with $a).

card-conscientiousness-talking =
    { $voice ->
        [you] You correct a figure in the middle of a story, and the story stops. Ask yourself whether the right number would change anything.
       *[named] { $a } likes to know exactly where things stand. Say “38 are checked, the rest I'll know on Friday” rather than “loads”.
    }
    .headline =
        { $voice ->
            [you] Let one harmless mistake pass today
           *[named] Tell { $a } what's checked and what isn't
        }

card-conscientiousness-one-to-one =
    { $voice ->
        [you] You come with an agenda and the numbers, and say little about yourself. Add a last item, such as “What I'd like to learn next”.
       *[named] { $a } likes to come prepared. With the items known, there's time for the facts and for the concern behind each one.
    }
    .headline =
        { $voice ->
            [you] Bring something personal to your next one-to-one
           *[named] Send { $a } an agenda before the one-to-one
        }

card-conscientiousness-giving-feedback =
    { $voice ->
        [you] You hand work back with twenty remarks, all correct, and people stop reading. Keep the rest in case someone asks.
       *[named] When { $a } finds nothing to correct, nothing gets said. If you need it in words, ask which part met the standard.
    }
    .headline =
        { $voice ->
            [you] Name two faults and one part that's right
           *[named] Don't take silence from { $a } for criticism
        }

card-conscientiousness-taking-feedback =
    { $voice ->
        [you] One error that someone else finds spoils your day. Count the damage in hours, and you'll see whether the whole method needs changing.
       *[named] { $a } wants to know exactly what happened before answering. Allow a day for checking, and then talk.
    }
    .headline =
        { $voice ->
            [you] Write down what the mistake really cost
           *[named] Bring { $a } two examples, with dates, in writing
        }

card-conscientiousness-meetings =
    { $voice ->
        [you] You keep quiet until you're certain, and by then the decision is made. Begin with “I haven't checked this yet.”
       *[named] { $a } has spotted the gap and won't raise it without proof. Say that a suspicion is enough for today.
    }
    .headline =
        { $voice ->
            [you] Say your doubt now and send the proof later
           *[named] Ask { $a } what doesn't add up
        }

card-conscientiousness-deciding =
    { $voice ->
        [you] One more check always seems worth it to you. If the outcome stays the same either way, you've finished.
       *[named] { $a } decides on evidence. Once both facts are on the table, agree on a day for the decision.
    }
    .headline =
        { $voice ->
            [you] Write down which finding would change your choice
           *[named] Find out which two facts { $a } still needs
        }

card-conscientiousness-planning =
    { $voice ->
        [you] You show a plan only when it's flawless, which is too late for other people's ideas.
       *[named] { $a } sees gaps in a plan that others miss. Close the three biggest, and say which ones you'll leave open.
    }
    .headline =
        { $voice ->
            [you] Send the rough plan with its gaps marked
           *[named] Show { $a } your draft early and ask what's missing
        }

card-conscientiousness-delegation =
    { $voice ->
        [you] You hand work over with a long guide and then correct it anyway. Work that passes is done, even if you'd have done it differently.
       *[named] { $a } works with care, even on a short note. Say what the work is for, by when, and which errors wouldn't hurt.
    }
    .headline =
        { $voice ->
            [you] Write three checks the result must pass
           *[named] Tell { $a } how good is good enough
        }

card-conscientiousness-helping =
    { $voice ->
        [you] People come to you for a hand and leave with a list of errors. Some only want company on a hard job.
       *[named] { $a } likes to find the exact point where something goes wrong. Go straight there, and bring facts rather than cheer.
    }
    .headline =
        { $voice ->
            [you] Ask “Shall I look for mistakes?” before you check
           *[named] Ask { $a } which step is the problem
        }

card-conscientiousness-change =
    { $voice ->
        [you] You find ten faults in a new process before anyone has tried it. Give each serious one a test, and keep the small ones for later.
       *[named] { $a } trusts what has been tested. Give the reasons in writing first, and share what the test shows.
    }
    .headline =
        { $voice ->
            [you] Bring only the objections that would stop the change
           *[named] Let { $a } choose a test for the new way
        }

card-conscientiousness-disagreement =
    { $voice ->
        [you] A loud claim sends you off to prove it wrong. Being fair first wins your evidence a hearing.
       *[named] Getting the facts right matters more to { $a } than winning. Go through both line by line, and find where the two differ.
    }
    .headline =
        { $voice ->
            [you] Say first where the other side is right
           *[named] Compare your source with the one { $a } has
        }

card-conscientiousness-pressure =
    { $voice ->
        [you] Close to a deadline you check twice as much, and alone. Say what the risk is, and let others share it.
       *[named] Rushed, { $a } holds on to every step of the procedure. Don't push for speed. Settle in writing what goes out unchecked.
    }
    .headline =
        { $voice ->
            [you] Tell the group what goes out unchecked today
           *[named] Agree with { $a } which two errors mustn't happen
        }

card-conscientiousness-remote =
    { $voice ->
        [you] Your messages cover every case, with footnotes, and few people reach the third paragraph. Move the proof to an attachment.
       *[named] A bare “Quick question?” annoys { $a }, because there's nothing to look up yet. Give the file, the line and the deadline.
    }
    .headline =
        { $voice ->
            [you] Put your finding in the first line
           *[named] Send { $a } the whole question at once
        }

card-conscientiousness-with-dominance =
    { $voice ->
        [you] You build the case step by step, and this colleague stops after line one. Keep the proof ready for the challenge that follows.
       *[named] { $a } wants it correct, and a fast, task-first colleague (D) wants it done. One point gets heard where a long list doesn't.
    }
    .headline =
        { $voice ->
            [you] Give a fast, task-first colleague (D) the worst risk first
           *[named] Help { $a } name the costliest error
        }

card-conscientiousness-with-influence =
    { $voice ->
        [you] When a fast, people-first colleague (I) says “everyone”, you want to ask how many. In front of others that stings, but in private you get a straight answer.
       *[named] { $a } corrects a figure, and a fast, people-first colleague (I) loses heart. Collect the ideas first, without comment.
    }
    .headline =
        { $voice ->
            [you] Keep your corrections for a private word
           *[named] Suggest that { $a } keeps corrections for the end
        }

card-conscientiousness-with-steadiness =
    { $voice ->
        [you] Your list of faults gets a polite thank-you and is taken to heart. Stop at two, and ask the next day whether it seemed fair.
       *[named] A dry remark from { $a } stays with a calm, people-first colleague (S), and neither mentions it. Try what's right, what's wrong, then who helps to fix it.
    }
    .headline =
        { $voice ->
            [you] Tell a calm, people-first colleague (S) what's right first
           *[named] Suggest that { $a } give feedback in a fixed order
        }

card-conscientiousness-with-conscientiousness =
    { $voice ->
        [you] You and another calm, task-first colleague (C) polish one page for a week and enjoy it. Write down what counts as correct enough.
       *[named] { $a } and another calm, task-first colleague (C) go over each other's work without end. After the second round, take what's there.
    }
    .headline =
        { $voice ->
            [you] Before you start, agree who says stop
           *[named] Set { $a } a limit of two rounds of checks
        }
