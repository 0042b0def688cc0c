## Claims about a team: one plain sentence, and in the detail what exactly is claimed. $scope is "whole", or "part" where
## only $profiled of the members have a profile. `you` speaks to the team.

## What people do, by the quarter of the circle they are in, by a half, or by a direction between two quarters.

# Of one person, after "Ana" or "everyone".
team-style-does =
    { $styles ->
        [D] moves fast and puts the task first
        [I] moves fast and puts people first
        [S] takes time and puts people first
       *[C] takes time and puts the task first
    }

team-style-do =
    { $styles ->
        [D] move fast and put the task first
        [I] move fast and put people first
        [S] take their time and put people first
       *[C] take their time and put the task first
    }

team-end-does =
    { $end ->
        [fast] moves fast
        [calm] takes time
        [people] puts people first
       *[task] puts the task first
    }

team-end-do =
    { $end ->
        [fast] move fast
        [calm] take their time
        [people] put people first
       *[task] put the task first
    }

# Of most people, who are in a quarter or in the half that two of them share.
team-most-do =
    { $styles ->
        [DI] move fast
        [IS] put people first
        [SC] take their time
        [DC] put the task first
       *[one] { team-style-do }
    }

# What somebody in a quarter thinks of first.
team-style-first =
    { $styles ->
        [D] quick results
        [I] winning people over
        [S] keeping things steady
       *[C] checking the facts
    }

team-number =
    { $least ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
       *[other] { $least }
    }

team-Number =
    { $least ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
        [9] Nine
       *[other] { $least }
    }

## Few profiles, and none with probabilities.

team-too-few =
    { $count ->
        [0] No one here has a profile yet.
        [one] One person here has a profile so far.
       *[other] { $count } people here have a profile so far.
    }
    .detail = Once there are { $needed } profiles, Discern says how people here differ.

team-few = It takes 3 profiles to say how people differ, and { $needed } to say what the team is like.
    .detail = With fewer, Discern says how two people differ, because one more profile could change all the rest.

team-no-probabilities = This service names styles without saying how sure they are.
    .detail = So nothing is said about the team as a whole.

## The team as a whole.

team-centre =
    { $voice ->
        [you] As a team you { team-centre-you-do }.
       *[named] This team { team-centre-does }.
    }
    .detail =
        { $region ->
            [D] On average, { team-measured } are in the quarter of Dominance (D), fast and task first.
            [I] On average, { team-measured } are in the quarter of Influence (I), fast and people first.
            [S] On average, { team-measured } are in the quarter of Steadiness (S), calm and people first.
            [C] On average, { team-measured } are in the quarter of Conscientiousness (C), calm and task first.
            [DI] On average, { team-measured } are at the top of the circle, between D and I.
            [IS] On average, { team-measured } are on the right of the circle, between I and S.
            [SC] On average, { team-measured } are at the bottom of the circle, between S and C.
            [DC] On average, { team-measured } are on the left of the circle, between D and C.
            [fast] On average, { team-measured } are in the fast half of the circle, and task or people first is open.
            [calm] On average, { team-measured } are in the calm half of the circle, and task or people first is open.
            [people] On average, { team-measured } are in the people-first half of the circle, and fast or calm is open.
           *[task] On average, { team-measured } are in the task-first half of the circle, and fast or calm is open.
        }

team-centre-does =
    { $region ->
        [D] moves fast and puts the task first
        [I] moves fast and puts people first
        [S] takes its time and puts people first
        [C] takes its time and puts the task first
        [DI] moves fast above all
        [IS] puts people first above all
        [SC] takes its time, and that shows more than task or people
        [DC] puts the task first above all
        [fast] moves fast
        [calm] takes its time
        [people] puts people first
       *[task] puts the task first
    }

# Those whom a finding about the team is about.
team-measured =
    { $scope ->
        [part] the { $profiled } people with a profile
       *[whole] the people here
    }

team-centre-you-do =
    { $region ->
        [S] take your time and put people first
        [C] take your time and put the task first
        [SC] take your time, and that shows more than task or people
        [calm] take your time
       *[other] { team-centre-go }
    }

team-centre-go =
    { $region ->
        [D] move fast and put the task first
        [I] move fast and put people first
        [DI] move fast above all
        [IS] put people first above all
        [DC] put the task first above all
        [fast] move fast
        [people] put people first
       *[task] put the task first
    }

team-centre-open =
    { $voice ->
        [you] It's open whether one style leads in your team.
       *[named] It's open whether one style leads in this team.
    }
    .detail = It's open where on the circle { team-measured } are on average.

team-majority =
    { $voice ->
        [you]
            { $styles ->
                [SC] Most of you take your time.
                [S] Most of you take your time and put people first.
                [C] Most of you take your time and put the task first.
               *[other] Most of you { team-most-do }.
            }
       *[named] Most people here { team-most-do }.
    }
    .detail =
        { $styles ->
            [DI] More than half of { team-measured } are in the fast half of the circle.
            [IS] More than half of { team-measured } are in the people-first half of the circle.
            [SC] More than half of { team-measured } are in the calm half of the circle.
            [DC] More than half of { team-measured } are in the task-first half of the circle.
           *[one] More than half of { team-measured } are in the quarter of { style-named }.
        }

team-split =
    { $one ->
        [D]
            { $voice ->
                [you] { team-Number } or more of you push for results, and { team-number } or more keep things steady.
               *[named] { team-Number } or more people push for results, and { team-number } or more keep things steady.
            }
       *[I]
            { $voice ->
                [you] { team-Number } or more of you win people over, and { team-number } or more check the facts.
               *[named] { team-Number } or more people win others over, and { team-number } or more check the facts.
            }
    }
    .detail = At least { team-number } people are in the quarter of { $one }, and at least { team-number } in the opposite quarter of { $other }.

# Two halves of the circle that are both well filled.
team-divided =
    { $axis ->
        [pace]
            { $voice ->
                [you] { team-Number } or more of you move fast, and { team-number } or more take time.
               *[named] { team-Number } or more people here move fast, and { team-number } or more take time.
            }
       *[focus]
            { $voice ->
                [you] { team-Number } or more of you put people first, and { team-number } or more the task.
               *[named] { team-Number } or more people here put people first, and { team-number } or more the task.
            }
    }
    .detail =
        { $axis ->
            [pace] At least { team-number } people are in the fast half of the circle, and at least { team-number } in the calm half.
           *[focus] At least { team-number } people are in the people-first half, and at least { team-number } in the task-first half.
        }

team-coverage = All four styles are here.
    .detail = Of { team-measured }, at least one is in each quarter of the circle.

team-absent =
    { $scope ->
        [part] No one with a profile thinks first of { team-absent-first }.
       *[whole]
            { $voice ->
                [you] None of you thinks first of { team-absent-first }.
               *[named] No one here thinks first of { team-absent-first }.
            }
    }
    .detail = No one is in the quarter of { $styles_named_or }.

team-absent-first =
    { $styles ->
        [DS] quick results or of keeping things steady
        [IC] winning people over or of checking the facts
       *[one] { team-style-first }
    }

# No one is in the quarters of $styles, so that everyone is in a quarter, or in the half that two quarters share.
team-everyone =
    { $scope ->
        [part] Everyone with a profile { team-everyone-does }.
       *[whole]
            { $voice ->
                [you] All of you { team-everyone-do }.
               *[named] Everyone here { team-everyone-does }.
            }
    }
    .detail = No one is in the quarter of { $styles_named_or }.

team-everyone-does =
    { $only ->
        [D] moves fast and puts the task first
        [I] moves fast and puts people first
        [S] takes time and puts people first
        [C] takes time and puts the task first
        [DI] moves fast
        [IS] puts people first
        [SC] takes time
       *[DC] puts the task first
    }

team-everyone-do =
    { $only ->
        [D] move fast and put the task first
        [I] move fast and put people first
        [S] take your time and put people first
        [C] take your time and put the task first
        [DI] move fast
        [IS] put people first
        [SC] take your time
       *[DC] put the task first
    }

team-mean =
    { $scope ->
        [part]
            { $side ->
                [above] On average, those with a profile score above { $line } in { style-name }.
               *[below] On average, those with a profile score below { $line } in { style-name }.
            }
       *[whole]
            { $voice ->
                [you]
                    { $side ->
                        [above] On average, you score above { $line } in { style-name }.
                       *[below] On average, you score below { $line } in { style-name }.
                    }
               *[named]
                    { $side ->
                        [above] On average, this team scores above { $line } in { style-name }.
                       *[below] On average, this team scores below { $line } in { style-name }.
                    }
            }
    }
    .detail = Scores run from 0 to 100, and 50 is the middle of the norm group.

team-spread-close =
    { $scope ->
        [part] Those with a profile are more alike than people usually are.
       *[whole]
            { $voice ->
                [you] You are more alike than people usually are.
               *[named] People here are more alike than people usually are.
            }
    }
    .detail = The people here lie closer together on the circle than the same number of people from the norm group.

team-spread-far =
    { $scope ->
        [part] Those with a profile differ more than people usually do.
       *[whole]
            { $voice ->
                [you] You differ more from one another than people usually do.
               *[named] People here differ more from one another than people usually do.
            }
    }
    .detail = The people here lie further apart on the circle than the same number of people from the norm group.

## Some of the people, and pairs.

# The only one in a quarter of the circle; not named where it isn't sure who that is.
team-lone =
    { $scope ->
        [part] Only one of those with a profile thinks first of { team-style-first }.
       *[whole]
            { $voice ->
                [you] Only one of you thinks first of { team-style-first }.
               *[named] Only one person here thinks first of { team-style-first }.
            }
    }
    .detail = Exactly one person is in the quarter of { style-named }.

team-lone-named =
    { $voice ->
        [unnamed] { team-lone }
       *[named]
            { $scope ->
                [part] Of those with a profile, only { $a } thinks first of { team-style-first }.
               *[whole] Only { $a } here thinks first of { team-style-first }.
            }
    }
    .detail = Exactly one person is in the quarter of { style-named }, and it is this one.

# Who is in a sub-group; $count are named.
team-group-style =
    { $count ->
        [one]
            { $voice ->
                [unnamed] One person here { team-style-does }.
               *[named] { $a } { team-style-does }.
            }
       *[other]
            { $voice ->
                [unnamed] { team-group-least } or more people here { team-style-do }.
               *[named] { team-group-names } { team-style-do }.
            }
    }
    .detail =
        { $styles ->
            [D] A clear aim, a quick answer and room to act help here.
            [I] Time to think aloud helps here, and a sign that ideas are welcome.
            [S] Early news of changes helps here, and time to finish what has been started.
           *[C] The facts in writing help here, and time to check them.
        }

team-group-end =
    { $count ->
        [one]
            { $voice ->
                [unnamed] One person here { team-end-does }.
               *[named] { $a } { team-end-does }.
            }
       *[other]
            { $voice ->
                [unnamed] { team-group-least } or more people here { team-end-do }.
               *[named] { team-group-names } { team-end-do }.
            }
    }
    .detail =
        { $end ->
            [fast] A date for each decision helps here, and a chance to think aloud.
            [calm] The question a day ahead helps here, and a pause before the answer.
            [people] Hearing who is affected before the figures helps here.
           *[task] Hearing the aim and the facts first helps here.
        }

team-group-least =
    { $count ->
        [2] Two
        [3] Three
       *[other] Four
    }

team-group-names =
    { $count ->
        [1] { $a }
        [2] { $a } and { $b }
        [3] { $a }, { $b } and { $c }
       *[other] { $a }, { $b }, { $c } and { $d }
    }

# Farther towards the end of an axis than anybody else.
team-end =
    { $voice ->
        [unnamed] One person { team-end-more } { team-end-than }.
       *[named] { $a } { team-end-more } { team-end-than }.
    }
    .detail =
        { $end ->
            [fast] No one else here is as far towards the fast end of the circle.
            [calm] No one else here is as far towards the calm end of the circle.
            [people] No one else here is as far towards the people-first end of the circle.
           *[task] No one else here is as far towards the task-first end of the circle.
        }

team-end-more =
    { $end ->
        [fast] moves faster
        [calm] takes more time
        [people] leans more to people
       *[task] leans more to the task
    }

team-end-than =
    { $scope ->
        [part] than anyone else with a profile
       *[whole] than anyone else here
    }

team-outlier =
    { $voice ->
        [unnamed] One person works differently from everyone else here.
       *[named] { $a } works differently from everyone else here.
    }
    .detail = This person is more than twice as far from the centre of the others as the others usually are.

# In a quarter between those of two groups, and so has something in common with both.
team-bridge =
    { $one ->
        [D]
            { $voice ->
                [unnamed] One person links those who push ahead with those who keep things steady.
               *[named] { $a } links those who push ahead with those who keep things steady.
            }
       *[I]
            { $voice ->
                [unnamed] One person links those who win people over with those who check the facts.
               *[named] { $a } links those who win people over with those who check the facts.
            }
    }
    .detail = { style-named } shares { team-shared-one } with { $one } and { team-shared-other } with { $other }.

team-shared-one =
    { $shared_one ->
        [fast] the quick pace
        [people] the eye for people
        [calm] the calm pace
       *[task] the eye for the task
    }

team-shared-other =
    { $shared_other ->
        [fast] the quick pace
        [people] the eye for people
        [calm] the calm pace
       *[task] the eye for the task
    }

# Two people in opposite quarters.
team-friction =
    { $one ->
        [D]
            { $voice ->
                [unnamed] One person pushes for results, and another keeps things steady.
               *[named] { $a } pushes for results, and { $b } keeps things steady.
            }
       *[I]
            { $voice ->
                [unnamed] One person wins people over, and another checks the facts.
               *[named] { $a } wins people over, and { $b } checks the facts.
            }
    }
    .detail = These two are in opposite quarters of the circle, { $one } and { $other }.

## How two of three or four people differ: $a is the one who is faster or puts people first more.

team-pair-opposite =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] One person moves fast, and another takes time.
               *[named] { $a } moves fast, and { $b } takes time.
            }
       *[focus]
            { $voice ->
                [unnamed] One person puts people first, and another puts the task first.
               *[named] { $a } puts people first, and { $b } puts the task first.
            }
    }
    .detail =
        { $axis ->
            [pace] One is in the fast half of the circle, and the other in the calm half.
           *[focus] One is in the people-first half of the circle, and the other in the task-first half.
        }

team-pair-apart =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] One person moves faster than another.
               *[named] { $a } moves faster than { $b }.
            }
       *[focus]
            { $voice ->
                [unnamed] One person leans more to people than another.
               *[named] { $a } leans more to people than { $b }.
            }
    }
    .detail =
        { $axis ->
            [pace] One is nearer the fast end of the circle than the other, wherever each of the two is.
           *[focus] One is nearer the people-first end of the circle than the other, wherever each of the two is.
        }

team-pair-both =
    { $voice ->
        [unnamed] Two people here both { team-pair-do }.
       *[named] { $a } and { $b } both { team-pair-do }.
    }
    .detail =
        { $end ->
            [fast] Both are in the fast half of the circle.
            [calm] Both are in the calm half of the circle.
            [people] Both are in the people-first half of the circle.
           *[task] Both are in the task-first half of the circle.
        }

team-pair-do =
    { $end ->
        [calm] take time
       *[other] { team-end-do }
    }

# The same of three or four, some on either side: $shape says how many, with $a and $b the first of each.
team-several-opposite =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] Some people move fast, and others take time.
               *[named] { team-several-first } { $shape ->
                    [one-two] moves
                    [one-three] moves
                   *[other] move
                } fast, and { team-several-second } { $shape ->
                    [two-one] takes
                    [three-one] takes
                   *[other] take
                } time.
            }
       *[focus]
            { $voice ->
                [unnamed] Some people put people first, and others the task.
               *[named] { team-several-first } { $shape ->
                    [one-two] puts
                    [one-three] puts
                   *[other] put
                } people first, and { team-several-second } the task.
            }
    }
    .detail =
        { $axis ->
            [pace] The first are in the fast half of the circle, and the others in the calm half.
           *[focus] The first are in the people-first half of the circle, and the others in the task-first half.
        }

team-several-apart =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] Some people move faster than others.
               *[named] { team-several-first } { $shape ->
                    [one-two] moves
                    [one-three] moves
                   *[other] move
                } faster than { team-several-second }.
            }
       *[focus]
            { $voice ->
                [unnamed] Some people lean more to people than others.
               *[named] { team-several-first } { $shape ->
                    [one-two] leans
                    [one-three] leans
                   *[other] lean
                } more to people than { team-several-second }.
            }
    }
    .detail =
        { $axis ->
            [pace] The first are all nearer the fast end of the circle than the others, wherever each of them is.
           *[focus] The first are all nearer the people-first end of the circle than the others, wherever each of them is.
        }

team-several-first =
    { $shape ->
        [two-one] { $a } and { $c }
        [two-two] { $a } and { $c }
        [three-one] { $a }, { $c } and { $d }
       *[other] { $a }
    }

team-several-second =
    { $shape ->
        [one-two] { $b } and { $c }
        [one-three] { $b }, { $c } and { $d }
        [two-two] { $b } and { $d }
       *[other] { $b }
    }

team-pair-all =
    { $voice ->
        [unnamed] Several people here all { team-pair-do }.
       *[named] { team-group-names } all { team-pair-do }.
    }
    .detail =
        { $end ->
            [fast] All of them are in the fast half of the circle.
            [calm] All of them are in the calm half of the circle.
            [people] All of them are in the people-first half of the circle.
           *[task] All of them are in the task-first half of the circle.
        }

team-pair-open =
    { $voice ->
        [you] It's open how you differ from one another.
       *[named] It's open how the people here differ.
    }
    .detail = For no two people here do the answers show who is faster, or who leans more to people.

## What limits all this.

# How many people are in a quarter is anywhere between two numbers.
team-wide = Between { $low } and { $high } of the { $of } people here are in the { $styles } quarter.
    .detail =
        { $others ->
            [0] It's open how many exactly are in the { $styles } quarter.
            [one] It's just as open how many are in the { $rest_and } quarter.
           *[other] It's just as open how many are in the { $rest_and } quarters.
        }

team-caution =
    { $count ->
        [one] One of the { $of } sets of answers is unusual, so read this with care.
       *[other] { $count } of the { $of } sets of answers are unusual, so read this with care.
    }

team-caution-random =
    { $count ->
        [one] One of the { $of } sets of answers looks picked at random.
       *[other] { $count } of the { $of } sets of answers look picked at random.
    }
    .detail =
        { $count ->
            [one] It is counted. For each finding about the whole team, the figures say how likely it is without that set.
           *[other] They are counted. For each finding about the whole team, the figures say how likely it is without them.
        }

team-several-languages = People answered in different languages. No one has tested how the translations compare, so less is said of this team.

team-several-banks = Different versions of the questionnaire were used, so people can be compared only roughly.

team-no-norm-group = This team can't be compared with people elsewhere yet, because too few have answered.

# How many members a report counts. Why others aren't in it is theirs to say.
team-members = { $profiled } of { $size } people have a profile.
    .detail =
        { $others ->
            [0] The report is about everyone in the team.
            [one] The report says nothing about the other one.
           *[other] The report says nothing about the other { $others }.
        }

# A hypothetical person in a team. $number tells several with the same style apart.
newcomer-name =
    { $number ->
        [1] Newcomer { $style }
       *[other] Newcomer { $style }{ $number }
    }

## What somebody in the quarter of a style would change, in a what-if. $what is the most that would change.

team-newcomer =
    { $what ->
        [first] No one { team-here } thinks first of { team-style-first } so far.
        [second] Only one person { team-here } thinks first of { team-style-first } so far.
        [against-fast] Most people { team-here } take their time, and this newcomer moves fast.
        [against-calm] Most people { team-here } move fast, and this newcomer takes time.
        [against-people] Most people { team-here } put the task first, and this newcomer puts people first.
        [against-task] Most people { team-here } put people first, and this newcomer puts the task first.
        [same] Most people { team-here } already think first of { team-style-first }.
        [alike-fast] Most people { team-here } already move fast.
        [alike-calm] Most people { team-here } already take their time.
        [alike-people] Most people { team-here } already put people first.
        [alike-task] Most people { team-here } already put the task first.
       *[several] Two or more people { team-here } already think first of { team-style-first }.
    }
    .detail =
        { $what ->
            [first] Before the newcomer joins, no one is in the quarter of { style-named }.
            [second] Before the newcomer joins, exactly one person is in the quarter of { style-named }.
            [against-fast] Before the newcomer joins, more than half are in the calm half of the circle.
            [against-calm] Before the newcomer joins, more than half are in the fast half of the circle.
            [against-people] Before the newcomer joins, more than half are in the task-first half of the circle.
            [against-task] Before the newcomer joins, more than half are in the people-first half of the circle.
            [same] Before the newcomer joins, more than half are in the quarter of { style-named }.
            [alike-fast] Before the newcomer joins, more than half are in the fast half of the circle.
            [alike-calm] Before the newcomer joins, more than half are in the calm half of the circle.
            [alike-people] Before the newcomer joins, more than half are in the people-first half of the circle.
            [alike-task] Before the newcomer joins, more than half are in the task-first half of the circle.
           *[several] Before the newcomer joins, two people or more are in the quarter of { style-named }.
        }

team-newcomer-open = It's open what a newcomer in the { $styles } quarter would change.
    .detail = No single change stands out.

team-here =
    { $scope ->
        [part] with a profile
       *[whole] here
    }
