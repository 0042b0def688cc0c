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
        [you] { you-are-certainly } in the direction of { style-named }: { style-does }.
        [unnamed] { this-person-is-certainly } in the direction of { style-named }: { style-does }.
       *[named] { a-is-certainly } in the direction of { style-named }: { style-does }.
    }
    .headline = { style-named }
    .detail =
        { $styles ->
            [D] People in the direction of Dominance like to decide, to act, and to say what they think.
            [I] People in the direction of Influence like to talk, to persuade, and to get others excited.
            [S] People in the direction of Steadiness like to listen, to help, and to see work through.
           *[C] People in the direction of Conscientiousness like to check, to plan, and to get things right.
        }

# Between two styles that lie side by side on the circle.
person-style-between =
    { $voice ->
        [you] { you-above-all }, between { $styles_named_and }: { above-all-does }.
        [unnamed] { this-person-above-all }, between { $styles_named_and }: { above-all-does }.
       *[named] { a-above-all }, between { $styles_named_and }: { above-all-does }.
    }
    .headline =
        { $styles ->
            [DI] Above all fast
            [IS] Above all people first
            [SC] Above all calm
           *[DC] Above all task first
        }
    .detail =
        { $styles ->
            [DI] Being fast shows more than putting people or the task first.
            [IS] Putting people first shows more than being fast or calm.
            [SC] Being calm shows more than putting people or the task first.
           *[DC] Putting the task first shows more than being fast or calm.
        }

person-style-open =
    { $voice ->
        [you] The answers can't tell yet in which direction you are: none is sure enough to be named.
        [unnamed] The answers can't tell yet in which direction this person is: none is sure enough to be named.
       *[named] The answers can't tell yet in which direction { $a } is: none is sure enough to be named.
    }
    .headline = No direction stands out
    .detail = No direction or half of the circle is sure enough to be named.

person-pace =
    { $end ->
        [fast]
            { $voice ->
                [you] { you-certainly } work fast: you speak up early rather than take your time.
                [unnamed] { this-person-certainly } works fast, speaking up early rather than taking time first.
               *[named] { a-certainly } works fast, speaking up early rather than taking time first.
            }
       *[calm]
            { $voice ->
                [you] { you-certainly } work calmly: you take your time rather than speak up early.
                [unnamed] { this-person-certainly } works calmly, taking time first rather than speaking up early.
               *[named] { a-certainly } works calmly, taking time first rather than speaking up early.
            }
    }
    .headline =
        { $end ->
            [fast] Fast
           *[calm] Calm
        }
    .detail =
        { $end ->
            [fast] Speaking up early comes before taking time to think.
           *[calm] Taking time to think comes before speaking up.
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
            [people] People first
           *[task] Task first
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

person-caution-translated = Read this with care: the browser translated statements while they were answered, and nobody knows what it made of them.
    .headline = Read with care: statements were translated
    .detail = The browser translated statements while they were answered, and nobody knows what it made of them.

person-no-norm-group = There is no norm group of real people yet, so we can't say how these scores compare with those of people in general.
    .headline = No norm group yet
    .detail = How the scores compare with those of real people stays open.
