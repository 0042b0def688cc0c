## Claims about one person: $a is the person's name.

person-withheld =
    { $voice ->
        [you] These answers don't give a profile, so nothing is said about you.
        [unnamed] These answers don't give a profile, so nothing is said about this person.
       *[named] These answers don't give a profile, so nothing is said about { $a }.
    }
    .headline = No profile from these answers
    .detail = These answers say nothing about a way of working.

person-no-probabilities =
    { $voice ->
        [you] This service doesn't say how sure your style is, so nothing is said about it.
        [unnamed] This service doesn't say how sure this person's style is, so nothing is said about it.
       *[named] This service doesn't say how sure the style of { $a } is, so nothing is said about it.
    }
    .headline = No certainty given
    .detail = The service names a style without saying how sure it is.

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
    .detail = Which of the two comes first is open, and the others come behind.

# $close are the styles that come close behind the two.
person-style-pair-close =
    { $voice ->
        [you] { you-certainly } lead with { $styles_named_or }. The answers can't tell yet which of the two, and put { $close_named_and } close behind.
        [unnamed] { this-person-certainly } leads with { $styles_named_or }. The answers can't tell yet which of the two, and put { $close_named_and } close behind.
       *[named] { a-certainly } leads with { $styles_named_or }. The answers can't tell yet which of the two, and put { $close_named_and } close behind.
    }
    .headline = Leads with { $styles_or }
    .detail = Which of the two comes first is open, with { $close_and } close behind.

person-style-open =
    { $voice ->
        [you] The answers can't tell yet which style you lead with: several are about equally likely.
        [unnamed] The answers can't tell yet which style this person leads with: several are about equally likely.
       *[named] The answers can't tell yet which style { $a } leads with: several are about equally likely.
    }
    .headline = No style stands out
    .detail = Several styles are about level, so none is named.

person-blend =
    { $voice ->
        [you] { your-two-highest }.
        [unnamed] { their-two-highest }.
       *[named] { the-two-highest-of-a }.
    }
    .headline = Highest in { $styles_and }
    .detail = These two scores come out above the other two.

person-not-leading =
    { $voice ->
        [you] { you-certainly } don't lead with { $styles_named_or }.
        [unnamed] { this-person-certainly } doesn't lead with { $styles_named_or }.
       *[named] { a-certainly } doesn't lead with { $styles_named_or }.
    }
    .headline = Doesn't lead with { $styles_or }
    .detail = Another style comes first.

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
    .detail =
        { $end ->
            [active] Speaking up early comes before taking time to think.
           *[thoughtful] Taking time to think comes before speaking up.
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
    .detail =
        { $end ->
            [people] The first question is who is affected, then what is true.
           *[task] The first question is what is true, then who is affected.
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
    .detail = Each score runs from 0 to 100, and 50 is the middle of the norm group.

person-caution = Read this with care: something about the answers is unusual, so they may say less than they seem to.
    .headline = Read with care
    .detail = Something about the answers is unusual.

person-caution-random = Read this with care: these answers look more like picking at random than like choosing, so what is said here may simply be wrong.
    .headline = May be wrong: the answers look random
    .detail = These answers look more like picking at random than like choosing.

person-caution-fast = Read this with care: many of these answers came too fast to have read the text, so what is said here may simply be wrong.
    .headline = May be wrong: answered too fast
    .detail = Many of these answers came too fast to have read the text.

person-caution-places = Read this with care: some of these answers seem to follow places on the screen and not the text, so what is said here may be wrong.
    .headline = May be wrong: the same places were picked
    .detail = Some of these answers seem to follow places on the screen and not the text.

person-no-norm-group = There is no norm group of real people yet, so we can't say how these scores compare with those of people in general.
    .headline = No norm group yet
    .detail = How the scores compare with those of real people stays open.
