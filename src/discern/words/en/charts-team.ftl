## Charts of a team.

chart-map-title =
    { $of ->
        [1] The one dot is in { half-of-circle } of the circle{ chart-without-random }
       *[other]
            { $count ->
                [one] { $count } of { $of } dots is in { half-of-circle } of the circle{ chart-without-random }
               *[other] { $count } of { $of } dots are in { half-of-circle } of the circle{ chart-without-random }
            }
    }

# $random is how many dots are left out, since their answers look random.
chart-without-random =
    { $random ->
        [0] { "" }
        [one] , with { $random } unclear one left out
       *[other] , with { $random } unclear ones left out
    }

chart-who-is-where = Who is where in { $team }

# $who is a list of names, or how many they are.
chart-quarter-who =
    { $known ->
        [yes] { chart-quarter }: { $who } (95% sure: { $range }).
       *[no] { chart-quarter }: { $who }.
    }

# Over those of whom no side is said.
chart-row-unsaid =
    { $row ->
        [random] Unclear answers
       *[open] No side yet
    }

# Beside how many are in a quarter: of how many of them a half is all that is said.
chart-pale-count = { $half } pale: one of two styles

chart-random = The answers of { $a } hang together too little.

chart-not-sure =
    { $fill ->
        [pale] For { $who } it is one of two styles.
        [random] The answers of { $who } hang together too little.
       *[empty] For { $who } no side is sure.
    }

## A change of a team. $joining and $leaving are names.

chart-change =
    { $change ->
        [none] { $team } as it is
        [joins]
            { $who ->
                [named] { $team } with { $joining }
               *[counted] { $team } with { $join } more
            }
        [leaves]
            { $who ->
                [named] { $team } without { $leaving }
               *[counted] { $team } with { $leave } fewer
            }
       *[both]
            { $who ->
                [named] { $team } with { $joining }, without { $leaving }
               *[counted] { $team } with { $join } more and { $leave } fewer
            }
    }

## How many are in each quarter of the circle.

chart-count-range = { $count }, may be { $range }

chart-heads-reading = Bar: dots. Thin line: 95% sure.

chart-heads-axis = People

chart-heads-hover = { $style }: { $value }

chart-heads-title =
    { $of ->
        [1] The one dot is { chart-in-quarter }{ chart-without-random }
       *[other]
            { $count ->
                [one] { $count } of { $of } dots is { chart-in-quarter }{ chart-without-random }
               *[other] { $count } of { $of } dots are { chart-in-quarter }{ chart-without-random }
            }
    }

chart-heads-described =
    { $known ->
        [yes]
            { $count ->
                [one] { $count } person in { $team } has a profile. By quarter: { $values }. We're 95% sure of these ranges.
               *[other] { $count } people in { $team } have a profile. By quarter: { $values }. We're 95% sure of these ranges.
            }
       *[no]
            { $count ->
                [one] { $count } person in { $team } has a profile. By quarter: { $values }.
               *[other] { $count } people in { $team } have a profile. By quarter: { $values }.
            }
    }

## Everybody's scores in one style.

chart-swarm-title = The scores in { style-named }

chart-swarm-title-mean = { style-named }: { $score } on average

chart-swarm-mean = Mean { $score }

# The scores around the middle of the scale.
chart-swarm-middle = middle

chart-swarm-scores = Scores from 0 to 100: { $values }.

chart-swarm-range = { $count } scores from { $low } to { $high }, the middle one { $middle }.
