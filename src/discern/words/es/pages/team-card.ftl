## A team as a card: on the first page and on the page of teams.

team-card-empty = Todavía no hay nadie en el equipo.

# Where nothing else can be read now.
team-card-people =
    { $size ->
        [one] Una persona
       *[other] { $size } personas
    }

team-card-missing =
    { $count ->
        [one] Con un perfil más, ves el equipo.
       *[other] Con { $count } perfiles más, ves el equipo.
    }

team-card-profiled =
    { $size ->
        [one] { $profiled } de { $size } con perfil
       *[other] { $profiled } de { $size } con perfil
    }

# $action is what to do, without a full stop.
team-card-week = Esta semana: { $action }
