## Claims about a team. $scope is "whole", or "part" where only $profiled of its members have a profile.

team-too-few =
    { $count ->
        [0] Nobody here has a profile yet. From { $needed } profiles on, Discern says what the team is like as a whole.
        [one] One person here has a profile. From { $needed } profiles on, Discern says what the team is like as a whole.
       *[other] { $count } people here have a profile. From { $needed } profiles on, Discern says what the team is like as a whole.
    }
    .headline = Too few profiles yet
    .detail = What a team is like as a whole shows from { $needed } profiles on.

team-no-probabilities = This service doesn't say how sure each person's style is, so nothing is said about how many are in which direction.
    .headline = No certainty given
    .detail = How many are in the direction of each style stays open.

team-majority-open =
    { $scope ->
        [whole] Can't tell yet in which direction most of this team are.
       *[part] Can't tell yet in which direction most of the { $profiled } people profiled so far are.
    }
    .headline = No clear majority
    .detail = In no direction, and in no two side by side, are clearly more than half.

team-majority =
    { $voice ->
        [you]
            { $scope ->
                [whole] { team-most-of-you } in the direction of { $styles_or }{ team-half }.
               *[part] { team-most-of-you-profiled } in the direction of { $styles_or }{ team-half }.
            }
       *[named]
            { $scope ->
                [whole] { team-most } in the direction of { $styles_or }{ team-half }.
               *[part] { team-most-profiled } in the direction of { $styles_or }{ team-half }.
            }
    }
    .headline =
        { $styles ->
            [DI] Most are in the fast half
            [SC] Most are in the calm half
            [IS] Most are in the people-first half
            [DC] Most are in the task-first half
           *[one] Most towards { style-name }
        }
    .detail =
        { $styles ->
            [DI] More than half work fast rather than calmly.
            [SC] More than half work calmly rather than fast.
            [IS] More than half put people before the task.
            [DC] More than half put the task before people.
           *[one] More than half are in the direction of { style-name }.
        }

team-most-of-you =
    { $strength ->
        [more-likely-than-not] More likely than not, most of you are
       *[other] Most of you are { certainty }
    }

team-most-of-you-profiled =
    { $strength ->
        [more-likely-than-not] More likely than not, most of the { $profiled } of you profiled so far are
       *[other] Most of the { $profiled } of you profiled so far are { certainty }
    }

team-most =
    { $strength ->
        [more-likely-than-not] More likely than not, most of this team are
       *[other] Most of this team are { certainty }
    }

team-most-profiled =
    { $strength ->
        [more-likely-than-not] More likely than not, most of the { $profiled } people profiled so far are
       *[other] Most of the { $profiled } people profiled so far are { certainty }
    }

team-half =
    { $styles ->
        [DI] , the fast half of the circle
        [SC] , the calm half of the circle
        [IS] , the people-first half of the circle
        [DC] , the task-first half of the circle
       *[other] { "" }
    }

team-split = { Certainty } at least { $least } people are in the direction of { $one } and at least { $least } in that of { $other }, opposite styles.
    .headline = Split between { $one } and { $other }
    .detail = At least { $least } people are in either direction, and the two lie across the circle from each other.

team-absent =
    { $scope ->
        [whole] { Certainty } nobody in this team is in the direction of { $styles_named_or }.
       *[part] { Certainty } nobody among those profiled is in the direction of { $styles_named_or }.
    }
    .headline = Nobody towards { $styles_or }
    .detail =
        { $styles ->
            [D] Pressing for a decision doesn't come first to anybody here.
            [I] Winning others over doesn't come first to anybody here.
            [S] Listening and steadying doesn't come first to anybody here.
            [C] Checking the facts doesn't come first to anybody here.
           *[several] What goes with these styles comes first to nobody here.
        }

# Nobody is in the direction of three of the styles.
team-everybody =
    { $scope ->
        [whole] { Certainty } everybody in this team is in the direction of { $only_named_or }, and nobody in that of { $styles_or }.
       *[part] { Certainty } everybody among those profiled is in the direction of { $only_named_or }, and nobody in that of { $styles_or }.
    }
    .headline = Everybody towards { $only_or }
    .detail = Nobody here is in the direction of the other three styles.

team-coverage =
    { $scope ->
        [whole] { Certainty } each of the four styles has somebody in this team.
       *[part] { Certainty } each of the four styles has somebody among those profiled.
    }
    .headline = All four styles are here
    .detail = Somebody is in the direction of each style.

team-lone =
    { $scope ->
        [whole] { Certainty } just one person in this team is in the direction of { style-named }.
       *[part] { Certainty } just one person among those profiled is in the direction of { style-named }.
    }
    .headline = Only one towards { style-name }
    .detail = Everybody else here is in another direction.

team-lone-named =
    { $voice ->
        [unnamed] { team-lone }
       *[named]
            { $scope ->
                [whole] { a-is-certainly } the only person in this team in the direction of { style-named }.
               *[part] { a-is-certainly } the only one of those profiled in the direction of { style-named }.
            }
    }
    .headline = Only one towards { style-name }
    .detail = Everybody else here is in another direction.

team-wide =
    { $others ->
        [0] How many are in the direction of { $styles_or } is uncertain: anywhere from { $low } to { $high } of { $of }.
       *[other] How many are in the direction of { $styles_or } is uncertain: anywhere from { $low } to { $high } of { $of }. That goes for { $rest_and } too.
    }
    .headline = How many: still open
    .detail = Anywhere from { $low } to { $high } of { $of } people are in the direction of { $styles_or }.

team-mean =
    { $side ->
        [above] { the-team-certainly } { team-scores } above { $line } in { style-named } on average.
       *[below] { the-team-certainly } { team-scores } below { $line } in { style-named } on average.
    }
    .headline =
        { $side ->
            [above] High { style-name } on average
           *[below] Low { style-name } on average
        }
    .detail = Scores run from 0 to 100, and 50 is the middle of the norm group.

team-scores =
    { $scope ->
        [whole] scores
       *[part] score
    }

team-centre =
    { $end ->
        [fast] { team-as-a-group } { team-falls } in { half-of-circle }: speaking up, deciding quickly.
        [calm] { team-as-a-group } { team-falls } in { half-of-circle }: taking time before deciding.
        [people] { team-as-a-group } { team-falls } in { half-of-circle }: asking who is affected before asking what is true.
       *[task] { team-as-a-group } { team-falls } in { half-of-circle }: asking what is true before asking who is affected.
    }
    .headline =
        { $end ->
            [fast] A fast group
            [calm] A calm group
            [people] A people-first group
           *[task] A task-first group
        }
    .detail =
        { $end ->
            [fast] Speaking up and deciding quickly come first.
            [calm] Taking time comes first, and deciding afterwards.
            [people] The first question is who is affected, then what is true.
           *[task] The first question is what is true, then who is affected.
        }

team-as-a-group =
    { $strength ->
        [more-likely-than-not] More likely than not, { the-team } as a group
       *[other] As a group, { the-team } { certainty }
    }

team-falls =
    { $scope ->
        [whole] falls
       *[part] fall
    }

team-centre-open =
    { $scope ->
        [whole] Can't tell yet in which half of the circle this team is as a group.
       *[part] Can't tell yet in which half of the circle those profiled are as a group.
    }
    .headline = No clear side
    .detail = The centre of the group could still be in any half.

team-spread-close =
    { $scope ->
        [whole] { team-people-are } more alike than as many people of the norm group would be.
       *[part] { team-profiled-are } more alike than as many people of the norm group would be.
    }
    .headline = More alike than most
    .detail = Closer together than as many people of the norm group.

team-spread-far =
    { $scope ->
        [whole] { team-people } differ from one another more than as many people of the norm group would.
       *[part] { the-team-certainly } differ from one another more than as many people of the norm group would.
    }
    .headline = More varied than most
    .detail = Further apart than as many people of the norm group.

team-people-are =
    { $strength ->
        [more-likely-than-not] More likely than not, people in this team are
       *[other] People in this team are { certainty }
    }

team-profiled-are =
    { $strength ->
        [more-likely-than-not] More likely than not, those profiled are
       *[other] Those profiled are { certainty }
    }

team-people =
    { $strength ->
        [more-likely-than-not] More likely than not, people in this team
       *[other] People in this team { certainty }
    }

# Two halves of the circle that are both well filled.
team-divided =
    { $axis ->
        [pace] { team-at-least } { $least } people each in the fast and in the calm half: quick and outspoken, or taking time first.
       *[focus] { team-at-least } { $least } people each in the people-first and in the task-first half: asking who is affected, or asking what is true.
    }
    .headline =
        { $axis ->
            [pace] Two groups: fast and calm
           *[focus] Two groups: people and task
        }
    .detail =
        { $axis ->
            [pace] At least { $least } people are in either half: quick and outspoken, or taking time first.
           *[focus] At least { $least } people are in either half: asking who is affected, or what is true.
        }

team-at-least =
    { $strength ->
        [very-likely] There are very likely at least
        [likely] There are likely at least
       *[more-likely-than-not] More likely than not, there are at least
    }

# Who is in a sub-group; $count are named.
team-group-style = { team-group-are } in the direction of { style-named }. What helps people in this group: { team-style-needs }.
    .headline =
        { $count ->
            [one] Surest towards { style-name }
           *[other] The group around { style-name }
        }
    .detail = What helps this group: { team-style-needs }.

team-group-end = { team-group-are } in { half-of-circle }. What helps people in this group: { team-end-needs }.
    .headline =
        { $count ->
            [one] Surest in { half-of-circle }
           *[other] The group in { half-of-circle }
        }
    .detail = What helps this group: { team-end-needs }.

team-group-are =
    { $voice ->
        [unnamed]
            { $count ->
                [one] { team-somebody-is }
               *[other] { team-some-are }
            }
       *[named]
            { $count ->
                [one] { a-is-certainly }
               *[other] { team-names-are }
            }
    }

team-somebody-is =
    { $strength ->
        [more-likely-than-not] More likely than not, somebody here is
       *[other] Somebody here is { certainty }
    }

team-some-are =
    { $strength ->
        [more-likely-than-not] More likely than not, some people here are
       *[other] Some people here are { certainty }
    }

team-names-are =
    { $strength ->
        [more-likely-than-not] More likely than not, { team-group-names } are
       *[other] { team-group-names } are { certainty }
    }

# Farther towards the end of an axis than anybody else.
team-end =
    { $voice ->
        [unnamed] { team-somebody } { team-end-does } than anybody else { team-end-scope }.
       *[named] { a-certainly } { team-end-does } than anybody else { team-end-scope }.
    }
    .headline =
        { $end ->
            [fast] The fastest here
            [calm] The calmest here
            [people] Puts people first most
           *[task] Puts the task first most
        }
    .detail =
        { $end ->
            [fast] Nobody else here speaks up and decides as early.
            [calm] Nobody else here takes as much time first.
            [people] Nobody else here puts people first as much.
           *[task] Nobody else here puts the task first as much.
        }

team-end-does =
    { $end ->
        [fast] works faster and speaks up sooner
        [calm] works more calmly and takes more time first
        [people] puts people first more
       *[task] puts the task first more
    }

team-end-scope =
    { $scope ->
        [whole] in this team
       *[part] among those profiled
    }

team-group-names =
    { $count ->
        [1] { $a }
        [2] { $a } and { $b }
        [3] { $a }, { $b } and { $c }
       *[other] { $a }, { $b }, { $c } and { $d }
    }

team-style-needs =
    { $styles ->
        [D] a clear aim, a quick answer, and room to act on it
        [I] time to think aloud, and a sign that an idea is welcome
        [S] notice of what will change, and time to finish what is running
       *[C] the facts in writing, and time to check them
    }

team-end-needs =
    { $end ->
        [fast] a date by which things are settled, and a chance to think aloud
        [calm] the question a day ahead, and a pause before the answer
        [people] to hear who is affected, and how everyone is, before the figures
       *[task] the aim and the facts first, without a long way round
    }

team-outlier =
    { $voice ->
        [unnamed] { team-somebody } stands apart on the circle: more than twice as far from the centre of the others as one of them usually is.
       *[named] { a-certainly } stands apart on the circle: more than twice as far from the centre of the others as one of them usually is.
    }
    .headline = Stands apart from the others
    .detail = More than twice as far from the centre of the others as one of them usually is.

team-somebody =
    { $strength ->
        [more-likely-than-not] More likely than not, somebody here
       *[other] Somebody here { certainty }
    }

team-two-are =
    { $strength ->
        [more-likely-than-not] More likely than not, two people here are
       *[other] Two people here are { certainty }
    }

team-bridge =
    { $voice ->
        [unnamed] { team-somebody-is } in the direction of { style-named } and can connect those in the directions of { $one } and { $other }, sharing { team-shared-one } with the first and { team-shared-other } with the second.
       *[named] { a-is-certainly } in the direction of { style-named } and can connect those in the directions of { $one } and { $other }, sharing { team-shared-one } with the first and { team-shared-other } with the second.
    }
    .headline = Connects { $one } and { $other }
    .detail = Shares { team-shared-one } with { $one } and { team-shared-other } with { $other }.

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

team-friction =
    { $voice ->
        [unnamed] { team-two-are } in the directions of { $one } and { $other }, opposite styles. { team-friction-why }
       *[named] { a-is-certainly } in the direction of { $one } and { $b } in that of { $other }, opposite styles. { team-friction-why }
    }
    .headline = Opposite styles: { $one } and { $other }
    .detail =
        { $one ->
            [D] One presses for change and a quick word, the other looks after what works and wants time.
           *[I] One thinks aloud and wins others over, the other wants to see the figures first.
        }

team-friction-why =
    { $one ->
        [D] They may clash: one presses for change and a quick word, the other looks after what works and wants time.
       *[I] They may clash: one thinks aloud and wins others over, the other wants to see the figures first.
    }

team-caution =
    { $count ->
        [one] Read one of the { $of } sets of answers with care: something about it is unusual.
       *[other] Read { $count } of the { $of } sets of answers with care: something about them is unusual.
    }
    .headline = Read with care
    .detail =
        { $count ->
            [one] Something about one of the { $of } sets of answers is unusual.
           *[other] Something about { $count } of the { $of } sets of answers is unusual.
        }

team-caution-random =
    { $count ->
        [one] One of the { $of } sets of answers looks more like picking at random than like choosing. It is counted, and the figures behind each claim say what it would be without it.
       *[other] { $count } of the { $of } sets of answers look more like picking at random than like choosing. They are counted, and the figures behind each claim say what it would be without them.
    }
    .headline = Some answers look random
    .detail =
        { $count ->
            [one] One set of answers looks more like picking at random than like choosing.
           *[other] { $count } sets of answers look more like picking at random than like choosing.
        }

team-several-banks = The members' answers were scored by different versions of the questionnaire, so people can be compared only roughly.
    .headline = Scored by different versions
    .detail = People can be compared only roughly.

team-no-norm-group = There is no norm group of real people yet, so we can't say how this team compares with others.
    .headline = No norm group yet
    .detail = How the team compares with real people stays open.

# How many members a report counts. Why others aren't in it is theirs to tell.
team-members = { $profiled } of { $size } members have a profile in this report.{ team-members-others }
    .headline = Who is counted
    .detail = { $profiled } of { $size } members have a profile in this report.

team-members-others =
    { $others ->
        [0] { "" }
        [one] { " " }It says nothing of the other one.
       *[other] { " " }It says nothing of the other { $others }.
    }

# A hypothetical person in a team. $number tells several with the same style apart.
newcomer-name =
    { $number ->
        [1] Newcomer { $style }
       *[other] Newcomer { $style }{ $number }
    }

## What somebody in the direction of a style would change, in a what-if. $what is the most that would change.

team-newcomer =
    { $what ->
        [first] { Certainty } nobody { team-here } is in the direction of { $styles } so far. A newcomer there would be the first to { team-newcomer-does } without being asked.
        [second] { Certainty } just one person { team-here } is in the direction of { $styles } so far. With a newcomer there, that would rest on two.
        [against-fast] { team-most-are-here } in the calm half. { team-a-newcomer } tends to set a faster pace.
        [against-calm] { team-most-are-here } in the fast half. { team-a-newcomer } tends to take more time.
        [against-people] { team-most-are-here } in the task-first half. { team-a-newcomer } tends to ask about people before facts.
        [against-task] { team-most-are-here } in the people-first half. { team-a-newcomer } tends to ask about facts before people.
        [same] { team-most-are-here } in the direction of { $styles } already. A newcomer there would add to what that brings, and to what it costs.
        [alike-fast] { team-most-are-here } in the fast half already. { team-a-newcomer } tends to keep that pace.
        [alike-calm] { team-most-are-here } in the calm half already. { team-a-newcomer } tends to keep that pace.
        [alike-people] { team-most-are-here } in the people-first half already. { team-a-newcomer } tends to ask about people first too.
        [alike-task] { team-most-are-here } in the task-first half already. { team-a-newcomer } tends to ask about facts first too.
       *[several] { team-two-or-more } in the direction of { $styles } already. One more would change little about the team as a whole.
    }
    .headline =
        { $what ->
            [first] The first towards { $styles }
            [second] The second towards { $styles }
            [against-fast] Faster than most here
            [against-calm] Calmer than most here
            [against-people] Asks about people first
            [against-task] Asks about facts first
            [same] One more towards { $styles }
            [alike-fast] As quick as most here
            [alike-calm] As calm as most here
            [alike-people] Puts people first like most
            [alike-task] Puts facts first like most
           *[several] Little would change
        }
    .detail =
        { $what ->
            [first] Nobody { team-here } is in the direction of { $styles } so far.
            [second] One person { team-here } is in the direction of { $styles } so far.
            [against-fast] Most of the others take time first.
            [against-calm] Most of the others are quick and outspoken.
            [against-people] Most of the others ask first what is true.
            [against-task] Most of the others ask first who is affected.
            [same] Most of the others are in the direction of { $styles } too.
            [alike-fast] Most of the others are quick and outspoken too.
            [alike-calm] Most of the others take time first too.
            [alike-people] Most of the others ask first who is affected too.
            [alike-task] Most of the others ask first what is true too.
           *[several] Two people or more { team-here } are in the direction of { $styles } too.
        }

team-a-newcomer = A newcomer in the direction of { $styles }

team-newcomer-open = Can't tell yet what a newcomer in the direction of { $styles } would change most { team-here }.
    .headline = What would change most is open
    .detail = No single change stands out.

team-newcomer-does =
    { $styles ->
        [D] press for a decision
        [I] win others over
        [S] listen and steady things
       *[C] check the facts
    }

team-here =
    { $scope ->
        [whole] here
       *[part] among those profiled
    }

team-most-are-here =
    { $scope ->
        [whole] { team-most-are }
       *[part] { team-most-profiled-are }
    }

team-most-are =
    { $strength ->
        [more-likely-than-not] More likely than not, most here are
       *[other] Most here are { certainty }
    }

team-most-profiled-are =
    { $strength ->
        [more-likely-than-not] More likely than not, most of those profiled are
       *[other] Most of those profiled are { certainty }
    }

team-two-or-more =
    { $strength ->
        [more-likely-than-not] More likely than not, two people or more { team-here } are
       *[other] Two people or more { team-here } are { certainty }
    }
