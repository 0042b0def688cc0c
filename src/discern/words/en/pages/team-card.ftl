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

# Read aloud in place of the bar: how many people each style is expected to lead.
team-card-bar = Expected to lead: Dominance { $d }, Influence { $i }, Steadiness { $s }, Conscientiousness { $c }

# Below the cards, before the names of the styles, each after its colour.
team-card-key = Expected to lead with:
