## Claims about one person: $a is the person's name.

person-withheld =
    { $voice ->
        [you] These answers don't give a profile, so nothing is said about you.
        [unnamed] These answers don't give a profile, so nothing is said about this person.
       *[named] These answers don't give a profile, so nothing is said about { $a }.
    }
    .headline = No profile from these answers

person-no-probabilities =
    { $voice ->
        [you] This service doesn't say how sure your style is, so nothing is said about it.
        [unnamed] This service doesn't say how sure this person's style is, so nothing is said about it.
       *[named] This service doesn't say how sure the style of { $a } is, so nothing is said about it.
    }
    .headline = No certainty given

person-style =
    { $voice ->
        [you] { you-certainly } lead with { style-named }: { style-does }.
        [unnamed] { this-person-certainly } leads with { style-named }: { style-does }.
       *[named] { a-certainly } leads with { style-named }: { style-does }.
    }
    .headline = Leads with { style-name }
    .detail =
        { $styles ->
            [D] People who lead with Dominance like to decide, to act, and to say what they think.
            [I] People who lead with Influence like to talk, to persuade, and to get others excited.
            [S] People who lead with Steadiness like to listen, to help, and to see work through.
           *[C] People who lead with Conscientiousness like to check, to plan, and to get things right.
        }

person-style-pair =
    { $voice ->
        [you] { you-certainly } lead with { $styles_named_or }. The answers can't tell yet which of the two.
        [unnamed] { this-person-certainly } leads with { $styles_named_or }. The answers can't tell yet which of the two.
       *[named] { a-certainly } leads with { $styles_named_or }. The answers can't tell yet which of the two.
    }
    .headline = Leads with { $styles_or }

person-style-open =
    { $voice ->
        [you] The answers can't tell yet which style you lead with: several are about equally likely.
        [unnamed] The answers can't tell yet which style this person leads with: several are about equally likely.
       *[named] The answers can't tell yet which style { $a } leads with: several are about equally likely.
    }
    .headline = No style stands out

person-not-leading =
    { $voice ->
        [you] { you-certainly } don't lead with { $styles_named_or }.
        [unnamed] { this-person-certainly } doesn't lead with { $styles_named_or }.
       *[named] { a-certainly } doesn't lead with { $styles_named_or }.
    }
    .headline = Doesn't lead with { $styles_or }

person-strength =
    { $voice ->
        [you] { you-certainly } lead with { $styles }. What that can bring: { person-brings }.
        [unnamed] { this-person-certainly } leads with { $styles }. What that can bring: { person-brings }.
       *[named] { a-certainly } leads with { $styles }. What that can bring: { person-brings }.
    }
    .headline =
        { $styles ->
            [D] Brings decisions and plain words
            [I] Brings energy and contacts
            [S] Brings patience and staying power
           *[C] Brings checked facts
        }

person-brings =
    { $styles ->
        [D] a decision while others are still weighing it up, and plain words when something is wrong
        [I] a lively start, and contact between people who wouldn't have talked otherwise
        [S] patience, and work that goes on when the first excitement is over
       *[C] checked facts, and someone who asks how it will really work
    }

person-watch-out =
    { $voice ->
        [you] { you-certainly } lead with { $styles }. What that can cost: { person-costs }.
        [unnamed] { this-person-certainly } leads with { $styles }. What that can cost: { person-costs }.
       *[named] { a-certainly } leads with { $styles }. What that can cost: { person-costs }.
    }
    .headline =
        { $styles ->
            [D] Slower voices may go unheard
            [I] Promises may outgrow the week
            [S] Worries may stay unspoken
           *[C] Others may wait for certainty
        }

person-costs =
    { $styles ->
        [D] things are settled before slower voices have been heard
        [I] more is promised than the week can hold, and the details wait
        [S] worries stay unspoken too long, and “yes” is said when “no” is meant
       *[C] others wait for one more check, and little is said before it is certain
    }

person-question =
    { $voice ->
        [you] Ask yourself: “{ person-ask }”
        [unnamed] A question for someone who { certainty } leads with { $styles }: “{ person-ask }”
       *[named] A question for { $a }, who { certainty } leads with { $styles }: “{ person-ask }”
    }
    .headline = A question to ask

person-ask =
    { $styles ->
        [D] When did somebody quieter than you last change your mind?
        [I] Which of your open promises would you hand over or drop today?
        [S] What did you agree to lately that you would rather have refused?
       *[C] Which decision is waiting for one more check, and what would be good enough?
    }

person-try =
    { $styles ->
        [D]
            { $voice ->
                [you] Ask for one decision that is yours alone this week, and choose one person to hear out first.
                [unnamed] Hand this person one decision outright this week, and agree who they will hear out first.
               *[named] Hand { $a } one decision outright this week, and agree who { $a } will hear out first.
            }
        [I]
            { $voice ->
                [you] Ask to present something this week, and have someone write down what you promise there.
                [unnamed] Let this person present something this week, and write down together what was promised there.
               *[named] Let { $a } present something this week, and write down together what was promised there.
            }
        [S]
            { $voice ->
                [you] Ask to hear about the next change a day before the meeting, and say what could go wrong.
                [unnamed] Tell this person about the next change a day before the meeting and ask, one to one, what could go wrong.
               *[named] Tell { $a } about the next change a day before the meeting and ask, one to one, what could go wrong.
            }
       *[C]
            { $voice ->
                [you] Ask for the figures a day ahead this week, and agree what good enough means.
                [unnamed] Give this person the figures a day ahead this week, and agree what good enough means.
               *[named] Give { $a } the figures a day ahead this week, and agree what good enough means.
            }
    }
    .headline =
        { $styles ->
            [D] Hand over one decision
            [I] Give them the stage
            [S] Announce the change early
           *[C] Share the figures early
        }

person-pace =
    { $end ->
        [active]
            { $voice ->
                [you] { you-certainly } work at an active pace: you speak up early rather than take your time.
                [unnamed] { this-person-certainly } works at an active pace, speaking up early rather than taking time first.
               *[named] { a-certainly } works at an active pace, speaking up early rather than taking time first.
            }
       *[thoughtful]
            { $voice ->
                [you] { you-certainly } work at a thoughtful pace: you take your time rather than speak up early.
                [unnamed] { this-person-certainly } works at a thoughtful pace, taking time first rather than speaking up early.
               *[named] { a-certainly } works at a thoughtful pace, taking time first rather than speaking up early.
            }
    }
    .headline =
        { $end ->
            [active] Works at an active pace
           *[thoughtful] Takes time to think first
        }

person-focus =
    { $end ->
        [people]
            { $voice ->
                [you] { you-certainly } look to people first rather than to the task.
                [unnamed] { this-person-certainly } looks to people first rather than to the task.
               *[named] { a-certainly } looks to people first rather than to the task.
            }
       *[task]
            { $voice ->
                [you] { you-certainly } look to the task first rather than to people.
                [unnamed] { this-person-certainly } looks to the task first rather than to people.
               *[named] { a-certainly } looks to the task first rather than to people.
            }
    }
    .headline =
        { $end ->
            [people] Puts people first
           *[task] Puts the task first
        }

person-score =
    { $side ->
        [above]
            { $voice ->
                [you] { you-certainly } score above { $line } in { style-named }.
                [unnamed] { this-person-certainly } scores above { $line } in { style-named }.
               *[named] { a-certainly } scores above { $line } in { style-named }.
            }
       *[below]
            { $voice ->
                [you] { you-certainly } score below { $line } in { style-named }.
                [unnamed] { this-person-certainly } scores below { $line } in { style-named }.
               *[named] { a-certainly } scores below { $line } in { style-named }.
            }
    }
    .headline =
        { $side ->
            [above] Scores high in { style-name }
           *[below] Scores low in { style-name }
        }
    .detail = Scores run from 0 to 100, and 50 is the middle of the norm group.

person-scores =
    { $voice ->
        [you] You score { $d } in Dominance (D), { $i } in Influence (I), { $s } in Steadiness (S), { $c } in Conscientiousness (C).
        [unnamed] This person scores { $d } in Dominance (D), { $i } in Influence (I), { $s } in Steadiness (S), { $c } in Conscientiousness (C).
       *[named] { $a } scores { $d } in Dominance (D), { $i } in Influence (I), { $s } in Steadiness (S), { $c } in Conscientiousness (C).
    }
    .headline = The four scores

person-caution = Read this with care: something about the answers is unusual, so they may say less than they seem to.
    .headline = Read with care

person-no-norm-group = There is no norm group yet, only a provisional one, so we can't say yet how these scores compare with those of real people.
    .headline = No norm group yet
