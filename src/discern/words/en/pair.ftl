## Claims about two people: $a and $b are their names. Where one comes first in some way, that is $a.

pair-no-probabilities =
    { $voice ->
        [you] This service doesn't say how sure your styles are, so nothing is said about them.
        [unnamed] This service doesn't say how sure the styles of the two are, so nothing is said about them.
       *[named] This service doesn't say how sure the styles of { $a } and { $b } are, so nothing is said about them.
    }
    .headline = No certainty given
    .detail = The service names styles without saying how sure they are.

pair-same-style =
    { $voice ->
        [you] { you-two-are-certainly } both in the direction of { style-named }: { style-does }.
        [unnamed] { the-two-are-certainly } both in the direction of { style-named }: { style-does }.
       *[named] { a-and-b-are-certainly } both in the direction of { style-named }: { style-does }.
    }
    .headline = Both towards { style-name }
    .detail =
        { $styles ->
            [D] Both go straight for results and decide fast.
            [I] Both talk, persuade and bring energy into the room.
            [S] Both listen, keep things steady and see work through.
           *[C] Both check facts, follow a method and get it right.
        }

you-two-are-certainly =
    { $strength ->
        [more-likely-than-not] More likely than not, you two are
       *[other] You two are { certainty }
    }

the-two-are-certainly =
    { $strength ->
        [more-likely-than-not] More likely than not, the two are
       *[other] The two are { certainty }
    }

a-and-b-are-certainly =
    { $strength ->
        [more-likely-than-not] More likely than not, { $a } and { $b } are
       *[other] { $a } and { $b } are { certainty }
    }

pair-same-style-strength =
    { $voice ->
        [you] What can come easily to you two: { pair-same-brings }.
        [unnamed] What can come easily to the two: { pair-same-brings }.
       *[named] What can come easily to { $a } and { $b }: { pair-same-brings }.
    }
    .headline =
        { $styles ->
            [D] Quick, plain answers
            [I] Ideas that build on each other
            [S] Calm, steady work
           *[C] Work checked twice
        }

pair-same-brings =
    { $styles ->
        [D] a hard question gets a quick, plain answer, and nobody minds the tone
        [I] one idea leads to the next, and both know somebody to ask
        [S] work goes on without fuss, and help comes before anybody asks
       *[C] open questions get found, since both of them look
    }

pair-same-style-watch-out =
    { $voice ->
        [you] When only you two are in the room, this can happen, and neither may notice: { person-costs }.
        [unnamed] When only these two are in the room, this can happen, and neither may notice: { person-costs }.
       *[named] When only { $a } and { $b } are in the room, this can happen, and neither may notice: { person-costs }.
    }
    .headline =
        { $styles ->
            [D] Slower voices may go unheard
            [I] Promises may outgrow the week
            [S] Worries may stay unspoken
           *[C] Certainty may take too long
        }

pair-same-style-try =
    { $voice ->
        [you] For you two to try this week: { pair-same-attempt }
        [unnamed] For the two to try this week: { pair-same-attempt }
       *[named] For { $a } and { $b } to try this week: { pair-same-attempt }
    }
    .headline =
        { $styles ->
            [D] Listen first, in turn
            [I] Write down who does what
            [S] Name a change first
           *[C] Set an end to checking
        }

pair-same-attempt =
    { $styles ->
        [D] before each joint meeting, agree which of you listens first, and take turns.
        [I] end each conversation by writing down who does what, and by when.
        [S] before you say what should stay, each name one thing that could change.
       *[C] before you start a task, set a time at which the checking ends.
    }

pair-same-style-question =
    { $voice ->
        [you] A question for you two: “{ pair-same-ask }”
        [unnamed] A question for the two: “{ pair-same-ask }”
       *[named] A question for { $a } and { $b }: “{ pair-same-ask }”
    }
    .headline = Talk about what you share

pair-same-ask =
    { $styles ->
        [D] Where do we compete with each other, and who pays for it?
        [I] Which promise that we made together has nobody written down?
        [S] What did we both agree to that neither of us wanted?
       *[C] What are we both still checking that others would call good enough?
    }

pair-opposite-styles =
    { $voice ->
        [you] { one-of-you-is-certainly } in the direction of { $first_named_or } and the other in that of { $second_named_or }, opposite styles.
        [unnamed] { one-of-the-two-is-certainly } in the direction of { $first_named_or } and the other in that of { $second_named_or }, opposite styles.
       *[named] { a-is-certainly } in the direction of { $first_named_or } and { $b } in that of { $second_named_or }, opposite styles.
    }
    .headline = Opposite styles: { $first } and { $second }
    .detail =
        { $first ->
            [D] Dominance goes with pace and the task, Steadiness with time and people.
           *[I] Influence goes with pace and people, Conscientiousness with time and the task.
        }

one-of-you-is-certainly =
    { $strength ->
        [more-likely-than-not] More likely than not, one of you is
       *[other] One of you is { certainty }
    }

one-of-the-two-is-certainly =
    { $strength ->
        [more-likely-than-not] More likely than not, one of the two is
       *[other] One of the two is { certainty }
    }

pair-strength =
    { $voice ->
        [you] What you can bring as a pair: from one of you, { pair-first-brings }; from the other, { pair-second-brings }.
        [unnamed] What the two can bring as a pair: from one, { pair-first-brings }; from the other, { pair-second-brings }.
       *[named] What the two can bring as a pair: from { $a }, { pair-first-brings }; from { $b }, { pair-second-brings }.
    }
    .headline = Each brings something different

## Advice for opposite styles: the person in the direction of D or of I comes first.

pair-opposite-styles-watch-out =
    { $first ->
        [D]
            { $voice ->
                [you] Where you two may clash: one of you presses for an answer, and the other says yes only to end the pressure.
                [unnamed] Where the two may clash: one presses for an answer, and the other says yes only to end the pressure.
               *[named] A clash may come when { $a } presses for an answer and { $b } says yes only to end the pressure.
            }
       *[I]
            { $voice ->
                [you] Where you two may clash: one of you wants to talk a plan through, and the other wants it in writing first.
                [unnamed] Where the two may clash: one wants to talk a plan through, and the other wants it in writing first.
               *[named] A clash may come when { $a } wants to talk a plan through and { $b } wants it in writing first.
            }
    }
    .headline = { $first } meets { $second }: friction possible

pair-opposite-styles-try =
    { $first ->
        [D]
            { $voice ->
                [you] For you two to try this week: agree a date for the next decision, so that the one of you in the direction of S gets time to think and the other an end to it.
                [unnamed] For the two to try this week: agree a date for the next decision, so that the one in the direction of S gets time to think and the other an end to it.
               *[named] To try this week: agree a date for the next decision, so that { $b } gets time to think and { $a } an end to it.
            }
       *[I]
            { $voice ->
                [you] For you two to try this week: let one of you explain an idea in five minutes and the other ask three questions, then write down what is missing.
                [unnamed] For the two to try this week: let one explain an idea in five minutes and the other ask three questions, then write down what is missing.
               *[named] To try this week: let { $a } explain an idea in five minutes and { $b } ask three questions, then write down what is missing.
            }
    }
    .headline =
        { $first ->
            [D] { $first } and { $second }: agree a date
           *[I] { $first } and { $second }: explain, then ask
        }

pair-opposite-styles-question =
    { $voice ->
        [you] A question for you two: “{ pair-opposite-ask }”
        [unnamed] A question for the two: “{ pair-opposite-ask }”
       *[named] A question for { $a } and { $b }: “{ pair-opposite-ask }”
    }
    .headline = Talk about { $first } and { $second }

pair-opposite-ask =
    { $first ->
        [D] What makes it hard for one of us to say no, and hard for the other to hear it?
       *[I] What does each of us need to know before saying yes to an idea?
    }

pair-first-brings =
    { $first ->
        [D] a decision while others are still weighing it up, and plain words when something is wrong
       *[I] a lively start, and contact between people who wouldn't have talked otherwise
    }

pair-second-brings =
    { $second ->
        [S] patience, and work that goes on when the first excitement is over
       *[C] checked facts, and someone who asks how it will really work
    }

pair-pace-open =
    { $voice ->
        [you] The answers can't tell yet which of you two is faster.
        [unnamed] The answers can't tell yet which of the two is faster.
       *[named] The answers can't tell yet whether { $a } or { $b } is faster.
    }
    .headline = Pace: can't tell yet
    .detail = Either of the two may be the faster one.

pair-focus-open =
    { $voice ->
        [you] The answers can't tell yet which of you two puts people first more.
        [unnamed] The answers can't tell yet which of the two puts people first more.
       *[named] The answers can't tell yet whether { $a } or { $b } puts people first more.
    }
    .headline = Focus: can't tell yet
    .detail = Either of the two may be the one who puts people first more.

pair-pace-apart =
    { $voice ->
        [you] { one-of-you-certainly } works faster and speaks up sooner than the other.
        [unnamed] { one-of-the-two-certainly } works faster and speaks up sooner than the other.
       *[named] { a-certainly } works faster and speaks up sooner than { $b }.
    }
    .headline = One is faster
    .detail = One works faster and speaks up sooner than the other.

pair-focus-apart =
    { $voice ->
        [you] { one-of-you-certainly } puts people first more than the other does.
        [unnamed] { one-of-the-two-certainly } puts people first more than the other does.
       *[named] { a-certainly } puts people first more than { $b } does.
    }
    .headline = One puts people first more
    .detail = One puts people first more than the other does.

pair-pace-opposite =
    { $voice ->
        [you] { one-of-you-certainly } moves fast and speaks up early, and the other takes time first.
        [unnamed] { one-of-the-two-certainly } moves fast and speaks up early, and the other takes time first.
       *[named] { a-certainly } moves fast and speaks up early, and { $b } takes time first.
    }
    .headline = Opposite in pace
    .detail = One speaks up early, the other takes time first.

pair-focus-opposite =
    { $voice ->
        [you] { one-of-you-certainly } looks to people first, and the other to the task.
        [unnamed] { one-of-the-two-certainly } looks to people first, and the other to the task.
       *[named] { a-certainly } looks to people first, and { $b } to the task.
    }
    .headline = Opposite in focus
    .detail = One asks first who is affected, the other what is true.

pair-pace-strength =
    { $voice ->
        [you] { one-of-you-certainly } works fast and the other takes time to think. What that can bring: a start, and a second thought before it is too late.
        [unnamed] { one-of-the-two-certainly } works fast and the other takes time to think. What that can bring: a start, and a second thought before it is too late.
       *[named] { a-certainly } works fast and { $b } takes time to think. What that can bring: a start, and a second thought before it is too late.
    }
    .headline = Drive and second thoughts

pair-focus-strength =
    { $voice ->
        [you] { one-of-you-certainly } looks to people first and the other to the task. What that can bring: an eye for what a plan does to people, and one for whether it works.
        [unnamed] { one-of-the-two-certainly } looks to people first and the other to the task. What that can bring: an eye for what a plan does to people, and one for whether it works.
       *[named] { a-certainly } looks to people first and { $b } to the task. What that can bring: an eye for what a plan does to people, and one for whether it works.
    }
    .headline = People and facts both seen

pair-pace-friction =
    { $voice ->
        [you] Where you two may clash: one of you is ready to decide while the other still wants to think, so one feels held up and the other pushed.
        [unnamed] Where the two may clash: one is ready to decide while the other still wants to think, so one feels held up and the other pushed.
       *[named] A clash may come when { $a } is ready to decide while { $b } still wants to think: the first feels held up, the second pushed.
    }
    .headline = Pace may cause friction

pair-focus-friction =
    { $voice ->
        [you] Where you two may clash: one of you asks who is affected and the other what is true, so one sounds soft and the other cold.
        [unnamed] Where the two may clash: one asks who is affected and the other what is true, so one sounds soft and the other cold.
       *[named] A clash may come when { $a } asks who is affected and { $b } what is true: the first sounds soft, the second cold.
    }
    .headline = Focus may cause friction

pair-pace-try-first =
    { $voice ->
        [you] For the faster of you to try this week: send the question a day ahead, and count to ten after asking.
        [unnamed] For the faster of the two to try this week: send the question a day ahead, and count to ten after asking.
       *[named] For { $a } to try this week: send { $b } the question a day ahead, and count to ten after asking.
    }
    .headline = Ask a day early

pair-pace-try-second =
    { $voice ->
        [you] For the slower of you to try this week: say early when an answer will come, and which way it is leaning.
        [unnamed] For the slower of the two to try this week: say early when an answer will come, and which way it is leaning.
       *[named] For { $b } to try this week: tell { $a } early when an answer will come, and which way it is leaning.
    }
    .headline = Say when you'll answer

pair-focus-try-first =
    { $voice ->
        [you] For the one of you who looks to people first: this week, open with the facts and come to people afterwards.
        [unnamed] For the one who looks to people first: this week, open with the facts and come to people afterwards.
       *[named] For { $a } to try this week: open with the facts when you talk to { $b }, and come to people afterwards.
    }
    .headline = Open with the facts

pair-focus-try-second =
    { $voice ->
        [you] For the one of you who looks to the task first: this week, ask how people take it before you come to what is wrong with a plan.
        [unnamed] For the one who looks to the task first: this week, ask how people take it before you come to what is wrong with a plan.
       *[named] For { $b } to try this week: ask { $a } how people take it before you come to what is wrong with a plan.
    }
    .headline = Ask about people first

pair-pace-question =
    { $voice ->
        [you] A question for you two: “{ pair-pace-ask }”
        [unnamed] A question for the two: “{ pair-pace-ask }”
       *[named] A question for { $a } and { $b }: “{ pair-pace-ask }”
    }
    .headline = Talk about pace
    .detail = “{ pair-pace-ask }”

pair-pace-ask = How much time does each of us need before a decision, and how would the other know?

pair-focus-question =
    { $voice ->
        [you] A question for you two: “{ pair-focus-ask }”
        [unnamed] A question for the two: “{ pair-focus-ask }”
       *[named] A question for { $a } and { $b }: “{ pair-focus-ask }”
    }
    .headline = Talk about focus
    .detail = “{ pair-focus-ask }”

pair-focus-ask = In our last disagreement, what did each of us want to protect?

## Advice for two, one of them faster or putting people first more, wherever they lie.

pair-pace-apart-try =
    { $voice ->
        [you] For you two to try this week: before a shared task, each write down how long it should take, and compare.
        [unnamed] For the two to try this week: before a shared task, each write down how long it should take, and compare.
       *[named] For { $a } and { $b } to try this week: before a shared task, each write down how long it should take, and compare.
    }
    .headline = Compare how long it takes

pair-focus-apart-try =
    { $voice ->
        [you] For you two to try this week: before a shared decision, each write down the first two things you would look at, and compare.
        [unnamed] For the two to try this week: before a shared decision, each write down the first two things you would look at, and compare.
       *[named] For { $a } and { $b } to try this week: before a shared decision, each write down the first two things you would look at, and compare.
    }
    .headline = Compare what you look at

pair-pace-apart-question =
    { $voice ->
        [you] A question for you two: “{ pair-pace-apart-ask }”
        [unnamed] A question for the two: “{ pair-pace-apart-ask }”
       *[named] A question for { $a } and { $b }: “{ pair-pace-apart-ask }”
    }
    .headline = Talk about who waits
    .detail = “{ pair-pace-apart-ask }”

pair-pace-apart-ask = In the last thing we did together, when did one of us wait for the other?

pair-focus-apart-question =
    { $voice ->
        [you] A question for you two: “{ pair-focus-apart-ask }”
        [unnamed] A question for the two: “{ pair-focus-apart-ask }”
       *[named] A question for { $a } and { $b }: “{ pair-focus-apart-ask }”
    }
    .headline = Talk about what counts
    .detail = “{ pair-focus-apart-ask }”

pair-focus-apart-ask = In the last plan we made, what mattered more to one of us than to the other?

pair-both =
    { $end ->
        [fast]
            { $voice ->
                [you] { you-two-certainly } both move fast and speak up.
                [unnamed] { the-two-certainly } both move fast and speak up.
               *[named] { a-and-b-certainly } both move fast and speak up.
            }
        [calm]
            { $voice ->
                [you] { you-two-certainly } both think first and speak later.
                [unnamed] { the-two-certainly } both think first and speak later.
               *[named] { a-and-b-certainly } both think first and speak later.
            }
        [people]
            { $voice ->
                [you] { you-two-certainly } both look to people first.
                [unnamed] { the-two-certainly } both look to people first.
               *[named] { a-and-b-certainly } both look to people first.
            }
       *[task]
            { $voice ->
                [you] { you-two-certainly } both look to the task first.
                [unnamed] { the-two-certainly } both look to the task first.
               *[named] { a-and-b-certainly } both look to the task first.
            }
    }
    .headline =
        { $end ->
            [fast] Both move fast
            [calm] Both take their time
            [people] Both put people first
           *[task] Both put the task first
        }
    .detail =
        { $end ->
            [fast] For both, speaking up early comes before taking time to think.
            [calm] For both, taking time to think comes before speaking up.
            [people] Both ask first who is affected, then what is true.
           *[task] Both ask first what is true, then who is affected.
        }

pair-both-strength =
    { $voice ->
        [you] What you two can bring as a pair: { pair-both-brings }.
        [unnamed] What the two can bring as a pair: { pair-both-brings }.
       *[named] What { $a } and { $b } can bring as a pair: { pair-both-brings }.
    }
    .headline =
        { $end ->
            [fast] Things get going
            [calm] Things get thought through
            [people] People are heard
           *[task] Weak points are found
        }
    .detail = { pair-both-brings }.

pair-both-brings =
    { $end ->
        [fast] work that gets going soon, and disagreement that is said aloud
        [calm] plans that are thought through, and time for each other's doubts
        [people] an early sense of how others will take a plan, and a kind word at a hard moment
       *[task] a plan whose weak points are found early, and plain talk about them
    }

pair-both-watch-out =
    { $voice ->
        [you] What you two may miss: { pair-both-costs }.
        [unnamed] What the two may miss: { pair-both-costs }.
       *[named] What { $a } and { $b } may miss: { pair-both-costs }.
    }
    .headline =
        { $end ->
            [fast] Neither may call a pause
            [calm] Each may wait to speak
            [people] Hard facts may go unsaid
           *[task] People may go unasked
        }
    .detail = { pair-both-costs }.

pair-both-costs =
    { $end ->
        [fast] neither calls a pause, and slower voices don't get a word in
        [calm] each waits for the other to speak, and the decision comes late
        [people] a hard fact goes unsaid to spare somebody
       *[task] neither asks how other people take it
    }

pair-both-try =
    { $voice ->
        [you] For you two to try this week: { pair-both-attempt }
        [unnamed] For the two to try this week: { pair-both-attempt }
       *[named] For { $a } and { $b } to try this week: { pair-both-attempt }
    }
    .headline =
        { $end ->
            [fast] Wait one night
            [calm] Say a first view early
            [people] Name the hard facts
           *[task] Ask somebody affected
        }

pair-both-attempt =
    { $end ->
        [fast] before the next quick decision, wait one night and ask somebody quieter.
        [calm] say what you think early in the next meeting, finished or not.
        [people] write down one fact each that speaks against a plan you share, and read them to each other.
       *[task] before a plan goes out, ask one person what it will change for them.
    }

pair-both-question =
    { $voice ->
        [you] A question for you two: “{ pair-both-ask }”
        [unnamed] A question for the two: “{ pair-both-ask }”
       *[named] A question for { $a } and { $b }: “{ pair-both-ask }”
    }
    .headline =
        { $end ->
            [fast] Talk about haste
            [calm] Talk about waiting
            [people] Talk about hard facts
           *[task] Talk about people
        }
    .detail = “{ pair-both-ask }”

pair-both-ask =
    { $end ->
        [fast] Which decision did we make so fast that we had to make it twice?
        [calm] What are we both still thinking about that somebody is waiting for?
        [people] Which hard fact are we both too kind to say?
       *[task] Who is affected by our plan, and when did we last ask them?
    }

pair-several-banks = The answers of the two were scored by different versions of the questionnaire, so their scores can be compared only roughly.
    .headline = Scored by different versions
    .detail = Their scores can be compared only roughly.

# $a is the one whose answers look random.
pair-caution-random =
    { $voice ->
        [unnamed] Read this with care: the answers of one of the two look more like picking at random than like choosing, so what is said of the two may simply be wrong.
       *[named] Read this with care: the answers of { $a } look more like picking at random than like choosing, so what is said of the two may simply be wrong.
    }
    .headline = May be wrong: answers look random
    .detail = The answers of one of the two look more like picking at random than like choosing.

pair-caution-random-both =
    { $voice ->
        [you] Read this with care: the answers of both of you look more like picking at random than like choosing, so what is said here may simply be wrong.
        [unnamed] Read this with care: the answers of both look more like picking at random than like choosing, so what is said here may simply be wrong.
       *[named] Read this with care: the answers of { $a } and { $b } look more like picking at random than like choosing, so what is said here may simply be wrong.
    }
    .headline = May be wrong: answers look random
    .detail = The answers of both look more like picking at random than like choosing.

pair-caution = Read this with care: something about the answers of at least one of the two is unusual.
    .headline = Read with care
    .detail = Something about the answers of at least one of the two is unusual.
