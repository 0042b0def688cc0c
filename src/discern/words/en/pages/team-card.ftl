## A team as a card: on the first page and on the page of teams.

team-card-people =
    { $size ->
        [0] Nobody in it yet
        [one] { $size } person
       *[other] { $size } people
    }

team-card-missing =
    { $count ->
        [one] One more profile, and you see the team.
       *[other] { $count } more profiles, and you see the team.
    }

# How many of $of people with a profile are in two halves of the circle. $some are in that of $pace and $others in that of
# $focus: each a number, or a range as in team-card-range.
team-card-halves =
    { $pace ->
        [fast]
            { $focus ->
                [people] Of { $of }, very likely { $some } are fast and { $others } put people first
               *[task] Of { $of }, very likely { $some } are fast and { $others } put the task first
            }
       *[calm]
            { $focus ->
                [people] Of { $of }, very likely { $some } are calm and { $others } put people first
               *[task] Of { $of }, very likely { $some } are calm and { $others } put the task first
            }
    }

team-card-range = { $low } to { $high }

# Read aloud in place of the bar: how many people are expected in the direction of each style.
team-card-bar = Expected in each direction: Dominance { $d }, Influence { $i }, Steadiness { $s }, Conscientiousness { $c }

# Below the cards, before the names of the styles, each after its colour.
team-card-key = Expected in the direction of:
