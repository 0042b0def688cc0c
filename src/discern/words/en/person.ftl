## Claims about one person: $a is the person's name. What is claimed is said plainly; how sure it is stands beside it.

person-withheld =
    { $voice ->
        [you] These answers don't give a profile.
        [unnamed] The answers of this person don't give a profile.
       *[named] The answers of { $a } don't give a profile.
    }

person-no-probabilities =
    { $voice ->
        [you] This service names your style without saying how sure it is.
        [unnamed] This service names a style without saying how sure it is.
       *[named] This service names a style for { $a } without saying how sure it is.
    }

person-style =
    { $voice ->
        [you]
            { $styles ->
                [D] You move fast and put the task first.
                [I] You move fast and put people first.
                [S] You take your time and put people first.
               *[C] You take your time and put the task first.
            }
        [unnamed] This person { person-style-does }.
       *[named] { $a } { person-style-does }.
    }
    .detail =
        { $styles ->
            [D] The place on the circle is in the quarter of Dominance (D), fast and task first.
            [I] The place on the circle is in the quarter of Influence (I), fast and people first.
            [S] The place on the circle is in the quarter of Steadiness (S), calm and people first.
           *[C] The place on the circle is in the quarter of Conscientiousness (C), calm and task first.
        }

person-style-does =
    { $styles ->
        [D] moves fast and puts the task first
        [I] moves fast and puts people first
        [S] takes time and puts people first
       *[C] takes time and puts the task first
    }

# Between two styles that lie side by side on the circle.
person-style-between =
    { $voice ->
        [you]
            { $styles ->
                [DI] You move fast above all.
                [IS] You put people first above all.
                [SC] You take your time, and that shows more than task or people.
               *[DC] You put the task first above all.
            }
        [unnamed] This person { person-between-does }.
       *[named] { $a } { person-between-does }.
    }
    .detail =
        { $styles ->
            [DI] The place on the circle is at the top, between Dominance (D) and Influence (I): pace shows more than task or people.
            [IS] The place on the circle is on the right, between Influence (I) and Steadiness (S): people show more than pace.
            [SC] The place on the circle is at the bottom, between Steadiness (S) and Conscientiousness (C): calm shows more than task or people.
           *[DC] The place on the circle is on the left, between Dominance (D) and Conscientiousness (C): the task shows more than pace.
        }

person-between-does =
    { $styles ->
        [DI] moves fast above all
        [IS] puts people first above all
        [SC] takes time, and that shows more than task or people
       *[DC] puts the task first above all
    }

person-style-open =
    { $voice ->
        [you] No side is clear yet.
        [unnamed] No side is clear yet for this person.
       *[named] No side is clear yet for { $a }.
    }
    .detail = No quarter and no half of the circle is sure enough to be named.

person-pace =
    { $end ->
        [fast]
            { $voice ->
                [you] You move fast.
                [unnamed] This person moves fast.
               *[named] { $a } moves fast.
            }
       *[calm]
            { $voice ->
                [you] You take your time before acting.
                [unnamed] This person takes time before acting.
               *[named] { $a } takes time before acting.
            }
    }
    .detail =
        { $end ->
            [fast] The place on the circle is in the fast half, where people speak up early and think afterwards.
           *[calm] The place on the circle is in the calm half, where people think first and speak afterwards.
        }

person-focus =
    { $end ->
        [people]
            { $voice ->
                [you] You put people first.
                [unnamed] This person puts people first.
               *[named] { $a } puts people first.
            }
       *[task]
            { $voice ->
                [you] You put the task first.
                [unnamed] This person puts the task first.
               *[named] { $a } puts the task first.
            }
    }
    .detail =
        { $end ->
            [people] The place on the circle is in the people-first half: who is affected comes before what the figures say.
           *[task] The place on the circle is in the task-first half: what the figures say comes before who is affected.
        }

person-score =
    { $side ->
        [above]
            { $voice ->
                [you] You score high in { style-named }.
                [unnamed] This person scores high in { style-named }.
               *[named] { $a } scores high in { style-named }.
            }
       *[below]
            { $voice ->
                [you] You score low in { style-named }.
                [unnamed] This person scores low in { style-named }.
               *[named] { $a } scores low in { style-named }.
            }
    }
    .detail =
        { $side ->
            [above] The score is above { $line }. Scores run from 0 to 100, and 50 is the middle of the norm group.
           *[below] The score is below { $line }. Scores run from 0 to 100, and 50 is the middle of the norm group.
        }

person-scores =
    { $voice ->
        [you] You score { $d } in Dominance (D), { $i } in Influence (I), { $s } in Steadiness (S) and { $c } in Conscientiousness (C).
        [unnamed] This person scores { $d } in Dominance (D), { $i } in Influence (I), { $s } in Steadiness (S) and { $c } in Conscientiousness (C).
       *[named] { $a } scores { $d } in Dominance (D), { $i } in Influence (I), { $s } in Steadiness (S) and { $c } in Conscientiousness (C).
    }

# Both scores of opposite styles, Dominance and Steadiness or Influence and Conscientiousness, are high.
person-opposites =
    { $styles ->
        [DS]
            { $voice ->
                [you] Two opposites are both high here: you push for results and you keep things steady. On the circle they cancel each other out, so look at these scores as well as your place on it.
                [unnamed] Two opposites are both high here: pushing for results, and keeping things steady. On the circle they cancel each other out, so look at these scores as well as the place on it.
               *[named] Two opposites are both high here: { $a } pushes for results and keeps things steady. On the circle they cancel each other out, so look at these scores as well as the place on it.
            }
       *[IC]
            { $voice ->
                [you] Two opposites are both high here: you win people over and you check the facts. On the circle they cancel each other out, so look at these scores as well as your place on it.
                [unnamed] Two opposites are both high here: winning people over, and checking the facts. On the circle they cancel each other out, so look at these scores as well as the place on it.
               *[named] Two opposites are both high here: { $a } wins people over and checks the facts. On the circle they cancel each other out, so look at these scores as well as the place on it.
            }
    }

# All that is said where the answers look random.
person-random =
    { $voice ->
        [you] Your answers look more like random picks than like choices.
        [unnamed] These answers look more like random picks than like choices.
       *[named] The answers of { $a } look more like random picks than like choices.
    }

person-caution = Something about these answers is unusual, so read the profile with care.

person-caution-fast = Many of these answers came too fast to have been read, so the profile is a guess.

person-caution-places = Some of these answers were picked by their place on the screen and not by the text.

person-caution-translated = The browser translated the questions, so they may have said something else.

person-no-norm-group = These scores can't be compared with other people's yet, because too few have answered.
