## Claims about a team. $scope is "whole", or "part" where only $profiled of its members have a profile.

team-too-few =
    { $count ->
        [0] Nobody here has a profile yet. From { $needed } profiles on, Discern says what the team is like as a whole.
        [one] One person here has a profile. From { $needed } profiles on, Discern says what the team is like as a whole.
       *[other] { $count } people here have a profile. From { $needed } profiles on, Discern says what the team is like as a whole.
    }
    .headline = Too few profiles yet

team-no-probabilities = This service doesn't say how sure each person's style is, so nothing is said about how many lead with which.
    .headline = No certainty given

team-majority-open =
    { $scope ->
        [whole] Can't tell yet which styles most of this team leads with.
       *[part] Can't tell yet which styles most of the { $profiled } people profiled so far lead with.
    }
    .headline = No clear majority

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
    .headline = Most lead with { $styles_or }

team-most-of-you =
    { $strength ->
        [more-likely-than-not] More likely than not, most of you
       *[other] Most of you { certainty }
    }

team-most-of-you-profiled =
    { $strength ->
        [more-likely-than-not] More likely than not, most of you { $profiled } profiled so far
       *[other] Most of you { $profiled } profiled so far { certainty }
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
        [more-likely-than-not] More likely than not, { $one } and { $other }, opposite styles, each lead { $least } people or more.
       *[other] { $one } and { $other }, opposite styles, { certainty } each lead { $least } people or more.
    }
    .headline = Split between { $one } and { $other }

team-absent =
    { $scope ->
        [whole] { Certainty } nobody in this team leads with { style-named }.
       *[part] { Certainty } nobody among those profiled leads with { style-named }.
    }
    .headline = Nobody leads with { style-name }

team-coverage =
    { $scope ->
        [whole] { team-each-style } leads somebody in this team.
       *[part] { team-each-style } leads somebody among those profiled.
    }
    .headline = All four styles are here

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
    .headline = One leads with { style-name }

team-lone-named =
    { $voice ->
        [unnamed] { team-lone }
       *[named]
            { $scope ->
                [whole] { team-a-is } the only person in this team who leads with { style-named }.
               *[part] { team-a-is } the only one of those profiled who leads with { style-named }.
            }
    }
    .headline = One leads with { style-name }

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
    .headline = How many is uncertain

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

team-centre-open =
    { $scope ->
        [whole] Can't tell yet to which side of the circle this team leans as a group.
       *[part] Can't tell yet to which side of the circle those profiled lean as a group.
    }
    .headline = No clear side

team-spread-close =
    { $scope ->
        [whole] { team-people-are } more alike than as many people of the norm group would be.
       *[part] { team-profiled-are } more alike than as many people of the norm group would be.
    }
    .headline = More alike than most

team-spread-far =
    { $scope ->
        [whole] { team-people } differ from one another more than as many people of the norm group would.
       *[part] { the-team-certainly } differ from one another more than as many people of the norm group would.
    }
    .headline = More varied than most

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

team-outlier =
    { $voice ->
        [unnamed] { team-somebody } stands apart on the circle: more than twice as far from the middle of the others as they are on average.
       *[named] { a-certainly } stands apart on the circle: more than twice as far from the middle of the others as they are on average.
    }
    .headline = Stands apart from the others

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
    .headline = { $one } meets { $other }: friction possible

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

team-other-questionnaire = The members answered different versions of the questionnaire, so they can be compared only roughly.
    .headline = Different versions answered

team-no-norm-group = There is no norm group yet, only a provisional one, so we can't say yet how this team compares with real people.
    .headline = No norm group yet

# How many members have a profile, and why others have none.
team-members = { $profiled } of { $size } members have a profile.{ team-members-pending }{ team-members-withheld }{ team-members-not-shared }
    .headline = Who is counted

team-members-pending =
    { $pending ->
        [0] { "" }
        [one] { " " }{ $pending } has yet to answer.
       *[other] { " " }{ $pending } have yet to answer.
    }

team-members-withheld =
    { $withheld ->
        [0] { "" }
        [one] { " " }The answers of { $withheld } don't give a profile.
       *[other] { " " }The answers of { $withheld } don't give profiles.
    }

team-members-not-shared =
    { $not_shared ->
        [0] { "" }
        [one] { " " }{ $not_shared } keeps the results private.
       *[other] { " " }{ $not_shared } keep the results private.
    }

# A hypothetical person in a team. $number tells several with the same style apart.
newcomer-name =
    { $number ->
        [1] Newcomer { $style }
       *[other] Newcomer { $style }{ $number }
    }
