## Claims about two people: $a and $b are their names. Where one comes first in some way, that is $a.

pair-no-probabilities =
    { $voice ->
        [you] This service doesn't say how sure your styles are, so nothing is said about them.
        [unnamed] This service doesn't say how sure the styles of the two are, so nothing is said about them.
       *[named] This service doesn't say how sure the styles of { $a } and { $b } are, so nothing is said about them.
    }
    .headline = No certainty given

pair-styles-open =
    { $voice ->
        [you] The answers can't tell yet whether you two lead with the same style or with different ones.
        [unnamed] The answers can't tell yet whether the two lead with the same style or with different ones.
       *[named] The answers can't tell yet whether { $a } and { $b } lead with the same style or with different ones.
    }
    .headline = Same style or not: open

pair-same-style-unsure =
    { $voice ->
        [you] { you-two-certainly } lead with the same style. Which one isn't sure.
        [unnamed] { the-two-certainly } lead with the same style. Which one isn't sure.
       *[named] { a-and-b-certainly } lead with the same style. Which one isn't sure.
    }
    .headline = Lead with the same style

pair-opposite-unsure =
    { $voice ->
        [you] { you-two-certainly } lead with opposite styles. Which ones isn't sure.
        [unnamed] { the-two-certainly } lead with opposite styles. Which ones isn't sure.
       *[named] { a-and-b-certainly } lead with opposite styles. Which ones isn't sure.
    }
    .headline = Lead with opposite styles

pair-same-style =
    { $voice ->
        [you] { you-two-certainly } both lead with { style-named }: { style-does }.
        [unnamed] { the-two-certainly } both lead with { style-named }: { style-does }.
       *[named] { a-and-b-certainly } both lead with { style-named }: { style-does }.
    }
    .headline = Both lead with { style-name }

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

pair-styles =
    { $voice ->
        [you] { one-of-you-certainly } leads with { $first_named_or } and the other with { $second_named_or }.
        [unnamed] { one-of-the-two-certainly } leads with { $first_named_or } and the other with { $second_named_or }.
       *[named] { a-certainly } leads with { $first_named_or } and { $b } with { $second_named_or }.
    }
    .headline = Lead with { $first } and { $second }

pair-opposite-styles =
    { $voice ->
        [you] { one-of-you-certainly } leads with { $first_named_or } and the other with { $second_named_or }, opposite styles.
        [unnamed] { one-of-the-two-certainly } leads with { $first_named_or } and the other with { $second_named_or }, opposite styles.
       *[named] { a-certainly } leads with { $first_named_or } and { $b } with { $second_named_or }, opposite styles.
    }
    .headline = Opposite styles: { $first } and { $second }

pair-strength =
    { $voice ->
        [you] What you can bring together: from one of you, { pair-first-brings }; from the other, { pair-second-brings }.
        [unnamed] What the two can bring together: from one, { pair-first-brings }; from the other, { pair-second-brings }.
       *[named] What the two can bring together: from { $a }, { pair-first-brings }; from { $b }, { pair-second-brings }.
    }
    .headline = Each brings something different

pair-first-brings =
    { $first ->
        [D] a decision while others are still weighing it up, and plain words when something is wrong
        [I] a lively start, and contact between people who wouldn't have talked otherwise
        [S] patience, and work that goes on when the first excitement is over
       *[C] checked facts, and someone who asks how it will really work
    }

pair-second-brings =
    { $second ->
        [D] a decision while others are still weighing it up, and plain words when something is wrong
        [I] a lively start, and contact between people who wouldn't have talked otherwise
        [S] patience, and work that goes on when the first excitement is over
       *[C] checked facts, and someone who asks how it will really work
    }

pair-pace-open =
    { $voice ->
        [you] The answers can't tell yet whether you two work at much the same pace.
        [unnamed] The answers can't tell yet whether the two work at much the same pace.
       *[named] The answers can't tell yet whether { $a } and { $b } work at much the same pace.
    }
    .headline = Pace: can't tell yet

pair-focus-open =
    { $voice ->
        [you] The answers can't tell yet whether you two balance people and task in much the same way.
        [unnamed] The answers can't tell yet whether the two balance people and task in much the same way.
       *[named] The answers can't tell yet whether { $a } and { $b } balance people and task in much the same way.
    }
    .headline = Focus: can't tell yet

pair-pace-apart =
    { $voice ->
        [you] { one-of-you-certainly } works at a faster, more outspoken pace than the other.
        [unnamed] { one-of-the-two-certainly } works at a faster, more outspoken pace than the other.
       *[named] { a-certainly } works at a faster, more outspoken pace than { $b }.
    }
    .headline = They differ in pace

pair-focus-apart =
    { $voice ->
        [you] { one-of-you-certainly } puts people first more than the other does.
        [unnamed] { one-of-the-two-certainly } puts people first more than the other does.
       *[named] { a-certainly } puts people first more than { $b } does.
    }
    .headline = They differ in focus

pair-pace-friction =
    { $voice ->
        [you] Where you two may clash: one of you is ready to decide while the other still wants to think, so one feels held up and the other pushed.
        [unnamed] Where the two may clash: one is ready to decide while the other still wants to think, so one feels held up and the other pushed.
       *[named] Where { $a } and { $b } may clash: one is ready to decide while the other still wants to think, so one feels held up and the other pushed.
    }
    .headline = Pace may cause friction

pair-focus-friction =
    { $voice ->
        [you] Where you two may clash: one of you asks who is affected and the other what is true, so one sounds soft and the other cold.
        [unnamed] Where the two may clash: one asks who is affected and the other what is true, so one sounds soft and the other cold.
       *[named] Where { $a } and { $b } may clash: one asks who is affected and the other what is true, so one sounds soft and the other cold.
    }
    .headline = Focus may cause friction

pair-pace-try-first =
    { $voice ->
        [you] For the faster of you to try this week: send the question a day before you want the answer, and count to ten after asking.
        [unnamed] For the faster of the two to try this week: send the question a day before you want the answer, and count to ten after asking.
       *[named] For { $a } to try this week: send { $b } the question a day before you want the answer, and count to ten after asking.
    }
    .headline = Ask a day early

pair-pace-try-second =
    { $voice ->
        [you] For the slower of you to try this week: say early when you'll have an answer, and which way you are leaning.
        [unnamed] For the slower of the two to try this week: say early when you'll have an answer, and which way you are leaning.
       *[named] For { $b } to try this week: tell { $a } early when you'll have an answer, and which way you are leaning.
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
        [you] For the one of you who looks to the task first: this week, ask how people take it before you come to what is wrong with the plan.
        [unnamed] For the one who looks to the task first: this week, ask how people take it before you come to what is wrong with the plan.
       *[named] For { $b } to try this week: ask { $a } how people take it before you come to what is wrong with the plan.
    }
    .headline = Ask about people first

pair-pace-question =
    { $voice ->
        [you] A question for you two: “{ pair-pace-ask }”
        [unnamed] A question for the two: “{ pair-pace-ask }”
       *[named] A question for { $a } and { $b }: “{ pair-pace-ask }”
    }
    .headline = Talk about pace

pair-pace-ask = How much time does each of us need before a decision, and how would the other know?

pair-focus-question =
    { $voice ->
        [you] A question for you two: “{ pair-focus-ask }”
        [unnamed] A question for the two: “{ pair-focus-ask }”
       *[named] A question for { $a } and { $b }: “{ pair-focus-ask }”
    }
    .headline = Talk about focus

pair-focus-ask = In our last disagreement, what did each of us want to protect?

pair-pace-alike =
    { $voice ->
        [you] { you-two-certainly } work at much the same pace.
        [unnamed] { the-two-certainly } work at much the same pace.
       *[named] { a-and-b-certainly } work at much the same pace.
    }
    .headline = Much the same pace

pair-focus-alike =
    { $voice ->
        [you] { you-two-certainly } balance people and task in much the same way.
        [unnamed] { the-two-certainly } balance people and task in much the same way.
       *[named] { a-and-b-certainly } balance people and task in much the same way.
    }
    .headline = Much the same focus

pair-both =
    { $end ->
        [active]
            { $voice ->
                [you] { you-two-certainly } both move fast and speak up. What that can cost: neither of you may call a pause.
                [unnamed] { the-two-certainly } both move fast and speak up. What that can cost: neither may call a pause.
               *[named] { a-and-b-certainly } both move fast and speak up. What that can cost: neither may call a pause.
            }
        [thoughtful]
            { $voice ->
                [you] { you-two-certainly } both think first and speak later. What that can cost: each waits for the other to speak.
                [unnamed] { the-two-certainly } both think first and speak later. What that can cost: each waits for the other to speak.
               *[named] { a-and-b-certainly } both think first and speak later. What that can cost: each waits for the other to speak.
            }
        [people]
            { $voice ->
                [you] { you-two-certainly } both look to people first. What that can cost: a hard fact goes unsaid to spare somebody.
                [unnamed] { the-two-certainly } both look to people first. What that can cost: a hard fact goes unsaid to spare somebody.
               *[named] { a-and-b-certainly } both look to people first. What that can cost: a hard fact goes unsaid to spare somebody.
            }
       *[task]
            { $voice ->
                [you] { you-two-certainly } both look to the task first. What that can cost: neither of you asks how people take it.
                [unnamed] { the-two-certainly } both look to the task first. What that can cost: neither asks how people take it.
               *[named] { a-and-b-certainly } both look to the task first. What that can cost: neither asks how people take it.
            }
    }
    .headline =
        { $end ->
            [active] Both move fast
            [thoughtful] Both take their time
            [people] Both put people first
           *[task] Both put the task first
        }

pair-other-questionnaire = The two answered different versions of the questionnaire, so their scores can be compared only roughly.
    .headline = Different versions answered

pair-caution = Read this with care: something about the answers of at least one of the two is unusual.
    .headline = Read with care
