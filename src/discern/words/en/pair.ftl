## Claims about two people: $a and $b are their names. Where the two differ, $a is the one who is faster or puts people
## first more; of opposite styles, the one in D or I. `you` speaks to both, by name where it matters who is who.

pair-no-probabilities =
    { $voice ->
        [you] This service names your styles without saying how sure they are.
        [unnamed] This service names two styles without saying how sure they are.
       *[named] This service names styles for { $a } and { $b } without saying how sure they are.
    }

## Before a verb in the plural: what holds of each of the two, and what they do together.

pair-both-of-them =
    { $voice ->
        [you] You both
        [unnamed] Both
       *[named] { $a } and { $b } both
    }

pair-together =
    { $voice ->
        [you] You two
        [unnamed] The two
       *[named] { $a } and { $b }
    }

## Both in the quarter of one style.

pair-same-style =
    { $styles ->
        [D] { pair-both-of-them } move fast and put the task first.
        [I] { pair-both-of-them } move fast and put people first.
        [S] { pair-both-of-them } take time and put people first.
       *[C] { pair-both-of-them } take time and put the task first.
    }
    .detail = Both places on the circle are in the quarter of { style-named }.

pair-same-style-strength =
    { $styles ->
        [D] { pair-together } give each other quick, plain answers.
        [I] { pair-together } build on each other's ideas.
        [S] { pair-together } work calmly together and help before anyone asks.
       *[C] { pair-together } check each other's work and find mistakes early.
    }

pair-same-style-watch-out =
    { $styles ->
        [D] { pair-both-of-them } want the last word.
        [I] { pair-both-of-them } promise more than a week has room for.
        [S] { pair-both-of-them } say yes to keep the peace.
       *[C] { pair-both-of-them } want one more check, so nothing feels finished.
    }

# How two who are alike get in each other's way.
pair-same-style-friction =
    { $styles ->
        [D] Both fight for the lead, so small questions become contests.
        [I] Both want to be heard, and neither takes notes.
        [S] Each waits for the other to say what is wrong.
       *[C] Each is sure of the right way, and the two ways differ.
    }

pair-same-style-try =
    { $styles ->
        [D]
            { $voice ->
                [unnamed] Let one speak last in the next meeting, and the other in the meeting after that.
               *[named] Let { $a } speak last in the next meeting, and { $b } in the meeting after that.
            }
        [I]
            { $voice ->
                [you] At the end of your next talk, write down who does what, and by when.
                [unnamed] At the end of the next talk, write down who does what, and by when.
               *[named] At the end of the next talk between { $a } and { $b }, write down who does what, and by when.
            }
        [S]
            { $voice ->
                [you] This week, each name one thing that you would like to change.
                [unnamed] This week, ask both for one thing that each would like to change.
               *[named] This week, ask { $a } and { $b } for one thing that each would like to change.
            }
       *[C]
            { $voice ->
                [you] Before you start your next task together, agree when the checking ends.
                [unnamed] Before the two start their next task together, agree when the checking ends.
               *[named] Before { $a } and { $b } start their next task together, agree when the checking ends.
            }
    }

pair-same-style-question =
    { $styles ->
        [D] “Where do we compete with each other, and who pays for it?”
        [I] “Which promise of ours has no one written down?”
        [S] “What did we both agree to that neither of us wanted?”
       *[C] “What are we both still checking that is good enough already?”
    }

## In the quarters of opposite styles.

pair-opposite-styles =
    { $first ->
        [D]
            { $voice ->
                [unnamed] One pushes for results, and the other keeps things steady.
               *[named] { $a } pushes for results, and { $b } keeps things steady.
            }
       *[I]
            { $voice ->
                [unnamed] One wins people over, and the other checks the facts.
               *[named] { $a } wins people over, and { $b } checks the facts.
            }
    }
    .detail = The places on the circle are in opposite quarters, { $first_named_and } and { $second_named_and }.

pair-opposite-styles-strength =
    { $first ->
        [D]
            { $voice ->
                [unnamed] One decides while others still hesitate, and the other sees the work through.
               *[named] { $a } decides while others still hesitate, and { $b } sees the work through.
            }
       *[I]
            { $voice ->
                [unnamed] One gets people talking, and the other asks how it will really work.
               *[named] { $a } gets people talking, and { $b } asks how it will really work.
            }
    }

pair-opposite-styles-watch-out =
    { $first ->
        [D]
            { $voice ->
                [unnamed] One presses for an answer, and the other says yes to end the pressure.
               *[named] { $a } presses for an answer, and { $b } says yes to end the pressure.
            }
       *[I]
            { $voice ->
                [unnamed] One wants to talk a plan through, and the other wants it in writing.
               *[named] { $a } wants to talk a plan through, and { $b } wants it in writing.
            }
    }

pair-opposite-styles-try =
    { $first ->
        [D]
            { $voice ->
                [unnamed] Set a date for the next decision, so that one has time to think and the other knows when it ends.
               *[named] Set a date for the next decision, so that { $b } has time to think and { $a } knows when it ends.
            }
       *[I]
            { $voice ->
                [unnamed] Let one explain an idea in five minutes. After that, the other asks three questions.
               *[named] Let { $a } explain an idea in five minutes. After that, { $b } asks three questions.
            }
    }

pair-opposite-styles-question =
    { $first ->
        [D] “When did one of us last say yes and mean no?”
       *[I] “What does each of us need to know before saying yes to an idea?”
    }

## In opposite halves.

pair-pace-opposite =
    { $voice ->
        [unnamed] One moves fast, and the other takes time.
       *[named] { $a } moves fast, and { $b } takes time.
    }
    .detail = One place is in the fast half of the circle, and one is in the calm half.

pair-focus-opposite =
    { $voice ->
        [unnamed] One puts people first, and the other puts the task first.
       *[named] { $a } puts people first, and { $b } puts the task first.
    }
    .detail = One place is in the people-first half of the circle, and one is in the task-first half.

pair-pace-strength =
    { $voice ->
        [unnamed] One gets things going, and the other spots what was missed.
       *[named] { $a } gets things going, and { $b } spots what was missed.
    }

pair-focus-strength =
    { $voice ->
        [unnamed] One sees what a plan does to people, and the other sees whether it works.
       *[named] { $a } sees what a plan does to people, and { $b } sees whether it works.
    }

pair-pace-friction =
    { $voice ->
        [unnamed] When a decision is due, one feels held up and the other feels rushed.
       *[named] When a decision is due, { $a } feels held up and { $b } feels rushed.
    }

pair-focus-friction =
    { $voice ->
        [unnamed] One asks who is affected and sounds soft. The other asks for facts and sounds cold.
       *[named] { $a } asks who is affected and sounds soft. { $b } asks for facts and sounds cold.
    }

pair-pace-try-first =
    { $voice ->
        [unnamed] Let the faster one send the question a day before the answer is due.
       *[named] Let { $a } send { $b } the question a day before the answer is due.
    }

pair-pace-try-second =
    { $voice ->
        [unnamed] Let the calmer one say at once when the answer will come.
       *[named] Let { $b } tell { $a } at once when the answer will come.
    }

pair-focus-try-first =
    { $voice ->
        [unnamed] Next time the two talk, let the one who puts people first start with the facts.
       *[named] Next time { $a } talks to { $b }, let the facts come first.
    }

pair-focus-try-second =
    { $voice ->
        [unnamed] Let the one who puts the task first ask how people see a plan before saying what is wrong with it.
       *[named] Let { $b } ask { $a } how people see a plan before saying what is wrong with it.
    }

pair-pace-question = “How much time does each of us need before a decision?”

pair-focus-question = “In our last disagreement, what did each of us want to protect?”

## One faster, or putting people first more, whichever halves the two are in.

pair-pace-apart =
    { $voice ->
        [unnamed] One acts sooner than the other.
       *[named] { $a } acts sooner than { $b }.
    }
    .detail = This compares the two with each other and leaves open whether either of them is fast.

pair-focus-apart =
    { $voice ->
        [unnamed] One leans more to people than the other.
       *[named] { $a } leans more to people than { $b }.
    }
    .detail = This compares the two with each other and leaves open whether either of them puts people first.

pair-pace-apart-friction =
    { $voice ->
        [unnamed] One is ready sooner and ends up waiting for the other.
       *[named] { $a } is ready sooner and ends up waiting for { $b }.
    }

pair-focus-apart-friction =
    { $voice ->
        [unnamed] When one bends a plan for someone's sake, the other finds it unfair to the rest.
       *[named] When { $a } bends a plan for someone's sake, { $b } finds it unfair to the rest.
    }

pair-pace-apart-try =
    { $voice ->
        [you] Before your next task together, each write down how long it should take, then compare.
        [unnamed] Before the next shared task, ask each how long it should take, then compare.
       *[named] Before the next shared task, ask { $a } and { $b } how long it should take, then compare.
    }

pair-focus-apart-try =
    { $voice ->
        [you] Before you decide something together, each write down the two things you would look at first, then compare.
        [unnamed] Before the next shared decision, ask each what to look at first, then compare.
       *[named] Before the next shared decision, ask { $a } and { $b } what to look at first, then compare.
    }

pair-pace-apart-question = “In the last thing we did together, when did one of us wait?”

pair-focus-apart-question = “In our last plan, what mattered more to one of us than to the other?”

## Both in one half.

pair-both =
    { $end ->
        [fast] { pair-both-of-them } move fast.
        [calm]
            { $voice ->
                [you] You both take your time.
                [unnamed] Both take their time.
               *[named] { $a } and { $b } both take their time.
            }
        [people] { pair-both-of-them } put people first.
       *[task] { pair-both-of-them } put the task first.
    }
    .detail =
        { $end ->
            [fast] Both places are in the fast half of the circle.
            [calm] Both places are in the calm half of the circle.
            [people] Both places are in the people-first half of the circle.
           *[task] Both places are in the task-first half of the circle.
        }

# Two findings in one sentence, where both are as sure.
pair-both-halves =
    { $pace ->
        [fast] { pair-both-of-them } move fast and { pair-both-focus }.
       *[calm]
            { $voice ->
                [you] You both take your time and { pair-both-focus }.
               *[named] { $a } and { $b } both take their time and { pair-both-focus }.
            }
    }

pair-both-focus =
    { $focus ->
        [people] put people first
       *[task] put the task first
    }

pair-both-strength =
    { $end ->
        [fast] { pair-together } get started quickly and answer the same day.
        [calm] { pair-together } think plans through and hear each other out.
        [people] { pair-together } sense early how others will take a plan.
       *[task] { pair-together } find the weak points of a plan early and name them.
    }

pair-both-watch-out =
    { $end ->
        [fast] { pair-both-of-them } push ahead, so quieter people don't get a word in.
        [calm] { pair-together } wait for each other to speak, so decisions come late.
        [people] { pair-both-of-them } soften what is hard to hear.
       *[task] { pair-both-of-them } talk facts and leave out how others feel.
    }

pair-both-friction =
    { $end ->
        [fast] Both answer before the other has finished, and neither slows down.
        [calm] What annoys one reaches the other weeks later, or never.
        [people] Each gives way to please the other, and neither gets what the work needed.
       *[task] Once a disagreement is on the table, both want to be right.
    }

pair-both-try =
    { $end ->
        [fast]
            { $voice ->
                [you] Sleep on your next big decision, and hear someone quieter first.
                [unnamed] Let the two sleep on the next big decision and hear someone quieter first.
               *[named] Let { $a } and { $b } sleep on the next big decision and hear someone quieter first.
            }
        [calm]
            { $voice ->
                [you] In the next meeting, say what you think, finished or not.
                [unnamed] In the next meeting, ask both for a first view, finished or not.
               *[named] In the next meeting, ask { $a } and { $b } for a first view, finished or not.
            }
        [people]
            { $voice ->
                [you] Each write down one fact that counts against your plan, then swap.
                [unnamed] Ask both for one fact each that counts against the plan.
               *[named] Ask { $a } and { $b } for one fact each that counts against the plan.
            }
       *[task]
            { $voice ->
                [you] Before your plan goes out, ask one person what it will change.
                [unnamed] Before the two send out a plan, ask one person what it will change.
               *[named] Before { $a } and { $b } send out a plan, ask one person what it will change.
            }
    }

pair-both-question =
    { $end ->
        [fast] “Which decision did we rush and then have to make again?”
        [calm] “What are we still thinking about that someone is waiting for?”
        [people] “Which hard fact are we both too kind to say?”
       *[task] “Who is affected by our plan, and when did we last ask?”
    }

## Open: nothing is claimed, and what helps is to ask.

pair-pace-open =
    { $voice ->
        [you] It's open which of you is faster.
        [unnamed] It's open which of the two is faster.
       *[named] It's open who is faster, { $a } or { $b }.
    }

pair-focus-open =
    { $voice ->
        [you] It's open which of you leans more to people.
        [unnamed] It's open which of the two leans more to people.
       *[named] It's open who leans more to people, { $a } or { $b }.
    }

pair-pace-open-try =
    { $voice ->
        [you] Ask each other how much time you need before a decision.
        [unnamed] Ask both how much time each needs before a decision.
       *[named] Ask { $a } and { $b } how much time each needs before a decision.
    }

pair-focus-open-try =
    { $voice ->
        [you] Ask each other what should come first in a talk, people or facts.
        [unnamed] Ask both what should come first in a talk, people or facts.
       *[named] Ask { $a } and { $b } what should come first in a talk, people or facts.
    }

pair-pace-open-question = “When did I last rush you, and when did I keep you waiting?”

pair-focus-open-question = “What did you look at first in our last plan?”

## Caveats.

pair-several-languages = The two answered in different languages. No one has tested how the translations compare, so less is said.

pair-several-banks = Different versions of the questionnaire were used, so the scores can be compared only roughly.

# All that is said where the answers of $a look random.
pair-random =
    { $voice ->
        [unnamed] The answers of one of the two look more like random picks than like choices, so nothing is said of them.
       *[named] The answers of { $a } look more like random picks than like choices, so nothing is said of the two.
    }

pair-random-both =
    { $voice ->
        [you] Your answers, from both of you, look more like random picks than like choices, so nothing is said of you two.
        [unnamed] The answers of both look more like random picks than like choices, so nothing is said of them.
       *[named] The answers of { $a } and { $b } look more like random picks than like choices, so nothing is said of the two.
    }

pair-caution =
    { $voice ->
        [you] Something about the answers of at least one of you is unusual, so read this with care.
       *[named] Something about the answers of at least one of the two is unusual, so read this with care.
    }
