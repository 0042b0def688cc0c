## Charts of a team.

chart-map-title =
    { $count ->
        [0] No one is clearly in one half of the circle yet
        [one] { $count } of { $of } people is clearly in { half-of-circle } of the circle
       *[other] { $count } of { $of } people are clearly in { half-of-circle } of the circle
    }

chart-who-is-where = Who is where in { $team }

# $who is a list of names, or how many they are.
chart-quarter-who =
    { $known ->
        [yes] { chart-quarter }: { $who } (95% sure: { $range }).
       *[no] { chart-quarter }: { $who }.
    }

# Over those of whom a half is said, and not which of its two quarters.
chart-row-half = { chart-circle-end }, { $one } or { $other }

# Over those of whom both halves are said, and not the quarter that they share.
chart-row-halves =
    { $styles ->
        [D] Fast; task first, each likely
        [I] Fast; people first, each likely
        [S] Calm; people first, each likely
       *[C] Calm; task first, each likely
    }

chart-halves-who = { chart-row-halves }: { $who }.

# The same in a sentence, of those of one half.
chart-half-who = { chart-circle-end }, but not clear in which of the two quarters: { $who }.

# Over those of whom no side is said. $doubted is whether answers in the team look random: of these none is said either.
chart-row-open =
    { $doubted ->
        [yes] No side yet, or answers look random
       *[no] No side yet
    }

chart-not-sure =
    { $doubted ->
        [yes] No side is sure yet, or the answers look random: { $who }.
       *[no] No side is sure yet: { $who }.
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

# $fit is where the count of those who are clearly there lies beside the range of how many are there in all.
chart-count-range =
    { $fit ->
        [within] { $count }, may be { $range }
        [below] { $count } clear, { $range } in all
       *[above] { $count } likely, { $range } in all
    }

chart-range-fit =
    { $fit ->
        [within] { $range }
        [below] { $range } with those who are less clear
       *[above] { $range }, for not all of them need be there
    }

chart-heads-reading = Bar: clearly there. Thin line: 95% sure.

chart-heads-axis = People

chart-heads-hover = { $style }: { $value }

chart-heads-title =
    { $count ->
        [0] No one is clearly in one quarter yet
        [one] { $count } of { $of } people is clearly { chart-in-quarter }
       *[other] { $count } of { $of } people are clearly { chart-in-quarter }
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
