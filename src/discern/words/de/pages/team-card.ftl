## A team as a card: on the first page and on the page of teams.

team-card-empty = In diesem Team ist noch niemand.

# Where nothing else can be read now.
team-card-people =
    { $size ->
        [one] Eine Person
       *[other] { $size } Personen
    }

team-card-missing =
    { $count ->
        [one] Noch ein Profil, und Sie sehen das Team.
       *[other] Noch { $count } Profile, und Sie sehen das Team.
    }

team-card-profiled =
    { $size ->
        [one] { $profiled } von { $size } Profil
       *[other] { $profiled } von { $size } Profilen
    }

# $action is what to do, without a full stop.
team-card-week = Diese Woche: { $action }
