## Claims about a team. $scope is "whole", or "part" where only $profiled of its members have a profile.

team-too-few =
    { $count ->
        [0] Nobody here has a profile yet. From { $needed } profiles on, Discern says what the team is like as a whole.
        [one] One person here has a profile. From { $needed } profiles on, Discern says what the team is like as a whole.
       *[other] { $count } people here have a profile. From { $needed } profiles on, Discern says what the team is like as a whole.
    }
    .headline = Too few profiles yet
    .detail = What a team is like as a whole shows from { $needed } profiles on.

team-no-probabilities = This service doesn't say how sure each person's style is, so nothing is said about how many lead with which.
    .headline = No certainty given
    .detail = How many lead with which style stays open.

team-majority-open =
    { $scope ->
        [whole] Can't tell yet which styles most of this team leads with.
       *[part] Can't tell yet which styles most of the { $profiled } people profiled so far lead with.
    }
    .headline = No clear majority
    .detail = No style, and no pair of styles, clearly leads more than half.

team-majority =
    { $voice ->
        [you]
            { $scope ->
                [whole] { team-most-of-you } lead with { $styles_or }{ team-half }.
               *[part] { team-most-of-you-profiled } lead with { $styles_or }{ team-half }.
            }
       *[named]
            { $scope ->
                [whole] { team-most } leads with { $styles_or }{ team-half }.
               *[part] { team-most-profiled } lead with { $styles_or }{ team-half }.
            }
    }
    .headline =
        { $styles ->
            [D] Most lead with Dominance
            [I] Most lead with Influence
            [S] Most lead with Steadiness
            [C] Most lead with Conscientiousness
           *[two] Most lead with { $styles_or }
        }
    .detail =
        { $styles ->
            [DI] More than half lead with a style on the active side of the circle.
            [SC] More than half lead with a style on the thoughtful side of the circle.
            [IS] More than half lead with a style on the people side of the circle.
            [DC] More than half lead with a style on the task side of the circle.
            [DS] More than half lead with one of these two, opposite styles.
            [IC] More than half lead with one of these two, opposite styles.
           *[one] For more than half, { style-name } comes before the other three.
        }

team-most-of-you =
    { $strength ->
        [more-likely-than-not] More likely than not, most of you
       *[other] Most of you { certainty }
    }

team-most-of-you-profiled =
    { $strength ->
        [more-likely-than-not] More likely than not, most of the { $profiled } of you profiled so far
       *[other] Most of the { $profiled } of you profiled so far { certainty }
    }

team-most =
    { $strength ->
        [more-likely-than-not] More likely than not, most of this team
       *[other] Most of this team { certainty }
    }

team-most-profiled =
    { $strength ->
        [more-likely-than-not] More likely than not, most of the { $profiled } people profiled so far
       *[other] Most of the { $profiled } people profiled so far { certainty }
    }

team-half =
    { $styles ->
        [DI] , the active half of the circle
        [SC] , the thoughtful half of the circle
        [IS] , the people-first half of the circle
        [DC] , the task-first half of the circle
       *[other] { "" }
    }

team-split =
    { $strength ->
        [more-likely-than-not] More likely than not, { $one } and { $other }, opposite styles, each come first for at least { $least } people.
       *[other] { $one } and { $other }, opposite styles, { certainty } each come first for at least { $least } people.
    }
    .headline = Split between { $one } and { $other }
    .detail = Each leads at least { $least } people, and the two lie across the circle from each other.

team-absent =
    { $scope ->
        [whole] { Certainty } nobody in this team leads with { $styles_named_or }.
       *[part] { Certainty } nobody among those profiled leads with { $styles_named_or }.
    }
    .headline =
        { $styles ->
            [D] Nobody leads with Dominance
            [I] Nobody leads with Influence
            [S] Nobody leads with Steadiness
            [C] Nobody leads with Conscientiousness
           *[several] Nobody leads with { $styles_or }
        }
    .detail =
        { $styles ->
            [D] Pressing for a decision doesn't come first to anybody here.
            [I] Winning others over doesn't come first to anybody here.
            [S] Listening and steadying doesn't come first to anybody here.
            [C] Checking the facts doesn't come first to anybody here.
           *[several] These styles come first for nobody here.
        }

# Nobody leads with three of the styles.
team-everybody =
    { $scope ->
        [whole] { Certainty } everybody in this team leads with { $only_named_or }, and nobody with { $styles_or }.
       *[part] { Certainty } everybody among those profiled leads with { $only_named_or }, and nobody with { $styles_or }.
    }
    .headline = Everybody leads with { $only_or }
    .detail = The other three styles come first for nobody here.

team-coverage =
    { $scope ->
        [whole] { team-each-style } leads somebody in this team.
       *[part] { team-each-style } leads somebody among those profiled.
    }
    .headline = All four styles are here
    .detail = Each style comes first for somebody here.

team-each-style =
    { $strength ->
        [more-likely-than-not] More likely than not, each of the four styles
       *[other] Each of the four styles { certainty }
    }

team-lone =
    { $scope ->
        [whole] { Certainty } just one person in this team leads with { style-named }.
       *[part] { Certainty } just one person among those profiled leads with { style-named }.
    }
    .headline = Only one leads with { style-name }
    .detail = For everybody else here, another style comes first.

team-lone-named =
    { $voice ->
        [unnamed] { team-lone }
       *[named]
            { $scope ->
                [whole] { team-a-is } the only person in this team who leads with { style-named }.
               *[part] { team-a-is } the only one of those profiled who leads with { style-named }.
            }
    }
    .headline = Only one leads with { style-name }
    .detail = For everybody else here, another style comes first.

team-a-is =
    { $strength ->
        [more-likely-than-not] More likely than not, { $a } is
       *[other] { $a } is { certainty }
    }

team-wide =
    { $others ->
        [0] How many lead with { $styles_or } is uncertain: anywhere from { $low } to { $high } of { $of }.
       *[other] How many lead with { $styles_or } is uncertain: anywhere from { $low } to { $high } of { $of }. That goes for { $rest_and } too.
    }
    .headline = How many lead: still open
    .detail = { $styles_or } leads anywhere from { $low } to { $high } of { $of } people.

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
        [active] { team-as-a-group } { team-falls } on the active side: speaking up, deciding quickly.
        [thoughtful] { team-as-a-group } { team-falls } on the thoughtful side: taking time before deciding.
        [people] { team-as-a-group } { team-falls } on the people side: asking who is affected before asking what is true.
       *[task] { team-as-a-group } { team-falls } on the task side: asking what is true before asking who is affected.
    }
    .headline =
        { $end ->
            [active] An active group
            [thoughtful] A thoughtful group
            [people] A people-first group
           *[task] A task-first group
        }
    .detail =
        { $end ->
            [active] Speaking up and deciding quickly come first.
            [thoughtful] Taking time comes first, and deciding afterwards.
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

team-centre-middle =
    { $scope ->
        [whole] { team-as-a-group } lies in the middle of the circle, leaning neither to pace nor to calm, neither to people nor to task.
       *[part] { team-as-a-group } lie in the middle of the circle, leaning neither to pace nor to calm, neither to people nor to task.
    }
    .headline = In the middle as a group
    .detail = The group leans neither to pace nor to calm, neither to people nor to task.

team-centre-open =
    { $scope ->
        [whole] Can't tell yet to which side of the circle this team leans as a group.
       *[part] Can't tell yet to which side of the circle those profiled lean as a group.
    }
    .headline = No clear side
    .detail = The middle of the group could still lie on more than one side.

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

# Two ends of an axis that are both well filled.
team-divided =
    { $axis ->
        [pace] { team-at-least } { $least } people at either end of pace: quick and outspoken, or taking time first.
       *[focus] { team-at-least } { $least } people at either end of focus: asking who is affected, or asking what is true.
    }
    .headline =
        { $axis ->
            [pace] Two groups: quick and thoughtful
           *[focus] Two groups: people and task
        }
    .detail =
        { $axis ->
            [pace] At least { $least } people are at either end: quick and outspoken, or taking time first.
           *[focus] At least { $least } people are at either end: asking who is affected, or what is true.
        }

team-at-least =
    { $strength ->
        [very-likely] There are very likely at least
        [likely] There are likely at least
       *[more-likely-than-not] More likely than not, there are at least
    }

# Who is in a sub-group; $count are named.
team-group-style =
    { $count ->
        [one] { team-group-who } leads with { style-named }. What helps people in this group: { team-style-needs }.
       *[other] { team-group-who } lead with { style-named }. What helps people in this group: { team-style-needs }.
    }
    .headline =
        { $count ->
            [one] Surest to lead with { style-name }
           *[other] The group around { style-name }
        }
    .detail = What helps this group: { team-style-needs }.

team-group-end =
    { $voice ->
        [unnamed]
            { $count ->
                [one] { team-somebody-is } at the { team-end } end. What helps people in this group: { team-end-needs }.
               *[other] { team-some-are } at the { team-end } end. What helps people in this group: { team-end-needs }.
            }
       *[named]
            { $count ->
                [one] { team-a-is } at the { team-end } end. What helps people in this group: { team-end-needs }.
               *[other] { team-names-are } at the { team-end } end. What helps people in this group: { team-end-needs }.
            }
    }
    .headline =
        { $count ->
            [one] Surest at the { team-end } end
           *[other] The group at the { team-end } end
        }
    .detail = What helps this group: { team-end-needs }.

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

team-end =
    { $end ->
        [active] active
        [thoughtful] thoughtful
        [people] people
       *[task] task
    }

team-group-who =
    { $voice ->
        [unnamed]
            { $count ->
                [one] { team-somebody }
               *[other] { team-some-people }
            }
       *[named]
            { $strength ->
                [more-likely-than-not] More likely than not, { team-group-names }
               *[other] { team-group-names } { certainty }
            }
    }

team-some-people =
    { $strength ->
        [more-likely-than-not] More likely than not, some people here
       *[other] Some people here { certainty }
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
        [active] a date by which things are settled, and a chance to think aloud
        [thoughtful] the question a day ahead, and a pause before the answer
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

team-two =
    { $strength ->
        [more-likely-than-not] More likely than not, two people here
       *[other] Two people here { certainty }
    }

team-bridge =
    { $voice ->
        [unnamed] { team-somebody } leads with { style-named } and can connect those who lead with { $one } and those who lead with { $other }, sharing { team-shared-one } with the first and { team-shared-other } with the second.
       *[named] { a-certainly } leads with { style-named } and can connect those who lead with { $one } and those who lead with { $other }, sharing { team-shared-one } with the first and { team-shared-other } with the second.
    }
    .headline = Connects { $one } and { $other }
    .detail = Shares { team-shared-one } with { $one } and { team-shared-other } with { $other }.

team-shared-one =
    { $shared_one ->
        [active] the quick pace
        [people] the eye for people
        [thoughtful] the calm pace
       *[task] the eye for the task
    }

team-shared-other =
    { $shared_other ->
        [active] the quick pace
        [people] the eye for people
        [thoughtful] the calm pace
       *[task] the eye for the task
    }

team-friction =
    { $voice ->
        [unnamed] { team-two } lead with { $one } and { $other }, opposite styles. { team-friction-why }
       *[named] { a-certainly } leads with { $one } and { $b } with { $other }, opposite styles. { team-friction-why }
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

## What somebody who leads with a style would change, in a what-if. $what is the most that would change.

team-newcomer =
    { $what ->
        [first] { Certainty } nobody { team-here } leads with { $styles } so far. A newcomer who leads with { $styles } would be the first to { team-newcomer-does } without being asked.
        [second] { Certainty } just one person { team-here } leads with { $styles } so far. With a newcomer who leads with { $styles }, that would rest on two.
        [against-active] { team-most-at-end } thoughtful end. A newcomer who leads with { $styles } tends to set a faster pace.
        [against-thoughtful] { team-most-at-end } active end. A newcomer who leads with { $styles } tends to take more time.
        [against-people] { team-most-at-end } task end. A newcomer who leads with { $styles } tends to ask about people before facts.
        [against-task] { team-most-at-end } people end. A newcomer who leads with { $styles } tends to ask about facts before people.
        [same] { team-most-lead } lead with { $styles } already. A newcomer who leads with { $styles } would add to what that brings, and to what it costs.
        [alike-active] { team-most-at-end } active end already. A newcomer who leads with { $styles } tends to keep that pace.
        [alike-thoughtful] { team-most-at-end } thoughtful end already. A newcomer who leads with { $styles } tends to keep that pace.
        [alike-people] { team-most-at-end } people end already. A newcomer who leads with { $styles } tends to ask about people first too.
        [alike-task] { team-most-at-end } task end already. A newcomer who leads with { $styles } tends to ask about facts first too.
       *[several] { team-two-or-more } lead with { $styles } already. One more would change little about the team as a whole.
    }
    .headline =
        { $what ->
            [first] The first to lead with { $styles }
            [second] The second to lead with { $styles }
            [against-active] Faster than most here
            [against-thoughtful] Calmer than most here
            [against-people] Asks about people first
            [against-task] Asks about facts first
            [same] One more who leads with { $styles }
            [alike-active] As quick as most here
            [alike-thoughtful] As calm as most here
            [alike-people] Puts people first like most
            [alike-task] Puts facts first like most
           *[several] Little would change
        }
    .detail =
        { $what ->
            [first] Nobody { team-here } leads with { $styles } so far.
            [second] One person { team-here } leads with { $styles } so far.
            [against-active] Most of the others take time first.
            [against-thoughtful] Most of the others are quick and outspoken.
            [against-people] Most of the others ask first what is true.
            [against-task] Most of the others ask first who is affected.
            [same] Most of the others lead with { $styles } too.
            [alike-active] Most of the others are quick and outspoken too.
            [alike-thoughtful] Most of the others take time first too.
            [alike-people] Most of the others ask first who is affected too.
            [alike-task] Most of the others ask first what is true too.
           *[several] Two people or more { team-here } lead with { $styles } too.
        }

team-newcomer-open = Can't tell yet what a newcomer who leads with { $styles } would change most { team-here }.
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

team-most-at-end =
    { $scope ->
        [whole] { team-most-are } at the
       *[part] { team-most-profiled-are } at the
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

team-most-lead =
    { $scope ->
        [whole] { team-most-here }
       *[part] { team-most-of-profiled }
    }

team-most-of-profiled =
    { $strength ->
        [more-likely-than-not] More likely than not, most of those profiled
       *[other] Most of those profiled { certainty }
    }

team-two-or-more =
    { $strength ->
        [more-likely-than-not] More likely than not, two people or more { team-here }
       *[other] Two people or more { team-here } { certainty }
    }
