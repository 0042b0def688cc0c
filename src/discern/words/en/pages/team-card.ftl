## A team as a card: on the first page and on the page of teams.

team-card-empty = No one is in it yet.

# Where nothing else can be read now.
team-card-people =
    { $size ->
        [one] One person
       *[other] { $size } people
    }

team-card-missing =
    { $count ->
        [one] One more profile, and you see the team.
       *[other] { $count } more profiles, and you see the team.
    }

team-card-profiled =
    { $size ->
        [one] { $profiled } of { $size } profile
       *[other] { $profiled } of { $size } profiles
    }

# $action is what to do, without a full stop.
team-card-week = This week: { $action }
