## Cards for a team in which many are in either of two opposite directions.

### Some move fast and put the task first, others take time and put people first.

card-team-split-ds-meetings = Une partie d'entre vous pousse au résultat, d'autres taisent quelque chose pour préserver la bonne entente. Dix minutes pour chaque côté suffisent.
    .headline = Ouvrez la réunion par les buts, fermez-la par les soucis

card-team-split-ds-decisions = « On y va » est évident pour une partie d'entre vous, « pas si vite » pour d'autres. Le côté rapide liste ce qu'il faut garder, le côté patient propose un premier pas.
    .headline = Pour une décision, plaidez la cause de l'autre côté

card-team-split-ds-conflict = Quand vous vous heurtez, une partie d'entre vous insiste plus fort, d'autres se taisent pour préserver la bonne entente. Commencez par le côté qui se tait.
    .headline = À la prochaine dispute, cinq minutes sans coupure par côté

card-team-split-ds-planning = Un but hardi enthousiasme une partie d'entre vous ; pour d'autres, il menace ce sur quoi on compte. Mettez les deux dans le même plan.
    .headline = À chaque nouvel objectif, ajoutez une chose intouchable

card-team-split-ds-newcomer = Qui arrive entend « changez » du côté rapide et « continuez » du côté patient. Une personne de chaque côté, et la liste s'écrit à deux.
    .headline = Listez deux choses que vous changez et deux que vous gardez

card-team-split-ds-crisis = En urgence, une partie d'entre vous fonce, d'autres rassurent les personnes et tiennent le quotidien. Réglez cela maintenant, pour que les deux se fassent.
    .headline = Décidez qui règle le problème et qui tient le quotidien

card-team-split-ds-celebrating = Une partie de l'équipe est fière d'un grand coup, une autre d'un an où tout le monde a pu compter sur vous. Les deux méritent un bravo.
    .headline = Fêtez une chose osée et une chose tenue

### Some move fast and put people first, others take time and put the task first.

card-team-split-ic-meetings = Une partie d'entre vous vante un nouveau plan, d'autres le démontent dans la minute. Tour à tour, les deux le renforcent.
    .headline = Enrichissez une idée dix minutes, puis éprouvez-la

card-team-split-ic-decisions = L'enthousiasme gagne une partie d'entre vous, d'autres ont besoin de preuves. Cinq lignes de chaque suffisent.
    .headline = Écrivez une page avec l'histoire et les chiffres

card-team-split-ic-conflict = Quand vous vous brouillez, une partie d'entre vous parle avec ses émotions, d'autres prennent leurs distances et citent les comptes rendus. Donnez dix minutes à chaque tour.
    .headline = Reprenez une dispute deux fois : les faits, puis le ressenti

card-team-split-ic-planning = Une partie d'entre vous aime parler et ne rien figer, d'autres veulent chaque étape dans un tableau. Corrigez-le ensemble le jour même.
    .headline = Planifiez trente minutes à voix haute, puis par écrit

card-team-split-ic-newcomer = Qui arrive entend des récits animés d'un côté et reçoit d'épais documents de l'autre. Ce n'est qu'ensemble que tout prend sens.
    .headline = Montrez un projet en histoire et en dossier à qui arrive

card-team-split-ic-crisis = À une mauvaise nouvelle, une partie d'entre vous saute sur le téléphone, d'autres examinent chaque détail. À tour de rôle, vous allez vite et juste.
    .headline = En crise : vérifiez, appelez, vérifiez encore

card-team-split-ic-celebrating = Une partie d'entre vous veut des bravos, d'autres veulent lire en détail ce qui a bien marché. Dites par écrit qui a fait quoi.
    .headline = Fêtez une réussite par dix minutes de bruit et un mot écrit
