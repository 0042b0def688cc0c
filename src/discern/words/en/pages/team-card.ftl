## A team as a card: on the first page and on the page of teams.

team-card-people =
    { $known ->
        [yes]
            { $size ->
                [0] Nobody in it yet
               *[other]
                    { $waiting ->
                        [0] { $profiled } of { $size } have a profile
                       *[other] { $profiled } of { $size } have a profile · { $waiting } waiting
                    }
            }
       *[no]
            { $size ->
                [one] { $size } person
               *[other] { $size } people
            }
    }

team-card-missing =
    { $count ->
        [one] One more profile, and you see the team.
       *[other] { $count } more profiles, and you see the team.
    }

# Read aloud in place of the bar: how many people each style is expected to lead.
team-card-bar = Expected to lead: Dominance { $d }, Influence { $i }, Steadiness { $s }, Conscientiousness { $c }
