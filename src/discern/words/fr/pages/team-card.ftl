## A team as a card: on the first page and on the page of teams.

team-card-empty = L'équipe est encore vide.

# Where nothing else can be read now.
team-card-people =
    { $size ->
        [one] Une personne
       *[other] { $size } personnes
    }

team-card-missing =
    { $count ->
        [one] Encore un profil, et vous voyez l'équipe.
       *[other] Encore { $count } profils, et vous voyez l'équipe.
    }

team-card-profiled =
    { $profiled ->
        [one] { $profiled } profil sur { $size }
       *[other] { $profiled } profils sur { $size }
    }

# $action is what to do, without a full stop.
team-card-week = Cette semaine : { $action }
