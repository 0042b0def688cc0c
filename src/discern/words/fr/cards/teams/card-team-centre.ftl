## Cards for the half of the circle that a team's centre is in, or for a team of which that is open.

### The team moves fast.

card-team-centre-fast-meetings = Ici, on pense en parlant, alors une idée en l'air passe vite pour un plan. Prévenir évite aux autres de travailler pour rien.
    .headline = Dites si vous proposez ou si vous pensez à voix haute

card-team-centre-fast-decisions = Cette équipe suit la première bonne idée qu'elle entend. Demandez la troisième à quelqu'un qui n'a pas encore parlé.
    .headline = Réunissez trois possibilités avant d'en discuter une seule

card-team-centre-fast-conflict = Ici, les réponses fusent, alors un message cinglant en attire vite un autre. Le lendemain, commencez le vôtre par une question.
    .headline = Laissez un message agaçant sans réponse jusqu'au matin

card-team-centre-fast-planning = Cette équipe aime démarrer avant que le plan soit complet. Mettez un nom à côté de chaque trou, pour que quelqu'un se renseigne.
    .headline = Listez ce que vous ignorez encore avant de démarrer

card-team-centre-fast-newcomer = Ici, les choses se règlent vite, entre deux tâches, alors qui vient d'arriver en rate l'essentiel. La personne qui règle un point l'ajoute le jour même.
    .headline = Ouvrez une note commune de ce qui se décide au vol

card-team-centre-fast-crisis = À la première alerte, cette équipe fonce, alors deux personnes réparent la même panne. Attendez une réponse, puis allez-y.
    .headline = Convenez de dire « Je m'en occupe » avant d'agir

card-team-centre-fast-celebrating = Un bravo rapide, et cette équipe est déjà ailleurs. Demandez-vous d'où vient la réussite et ce que vous referiez.
    .headline = Revenez une demi-heure sur une réussite récente

### The team takes time.

card-team-centre-calm-meetings = Ici, rien ne se dit avant d'être mûri. Les phrases inachevées comptent, et n'engagent personne.
    .headline = Pensez dix minutes à voix haute à la prochaine réunion

card-team-centre-calm-decisions = Ici, une décision attend une nuit, puis une autre. Gardez cela pour ce qui est sans retour.
    .headline = Décidez aujourd'hui ce que vous pouvez défaire demain

card-team-centre-calm-conflict = Ici, les objections mûrissent lentement et sortent quand tout est réglé. « Je ne sais pas encore, mais… » suffit pour commencer.
    .headline = Recueillez tôt les doutes, une ligne par personne

card-team-centre-calm-planning = Ici, un nouveau travail se médite avant qu'on y touche. Un petit pas le premier jour montre à quoi il faut réfléchir.
    .headline = Faites un petit pas le jour où une tâche arrive

card-team-centre-calm-newcomer = Ici, on laisse du temps à qui arrive avant d'aller lui parler, alors les questions se taisent. Chaque membre envoie deux lignes : son travail, et quoi lui demander.
    .headline = Dites à la dernière personne arrivée quoi vous demander

card-team-centre-calm-crisis = Quand ça se gâte, cette équipe se tait et réfléchit, alors vu de dehors, il ne se passe rien. Dites que vous avez vu le problème et quand viendront des nouvelles.
    .headline = Préparez une première réponse aux mauvaises nouvelles

card-team-centre-calm-celebrating = Le temps que cette équipe trouve le bon moment pour fêter, la nouvelle a vieilli. Dix minutes avec ce qu'on a sous la main suffisent.
    .headline = Fêtez votre prochaine réussite le jour même

### The team puts people first.

card-team-centre-people-meetings = « Comment cela sera-t-il pris ? » vient ici avant « Est-ce vrai ? ». La question habituelle a son tour juste après.
    .headline = Donnez à chaque sujet cinq minutes pour les seuls faits

card-team-centre-people-decisions = Une décision qui fait de la peine à quelqu'un coûte à cette équipe, quoi que disent les chiffres. Regardez-les d'abord, puis parlez des personnes.
    .headline = Comparez vos possibilités par résultats, en un tableau

card-team-centre-people-conflict = Ici, une remarque sur le travail s'entend comme une remarque sur la personne. Dites ce que le travail fait et ce qu'il doit faire, et arrêtez-vous là.
    .headline = Commentez un travail sans dire « vous »

card-team-centre-people-planning = « À qui cela plairait-il ? » passe ici avant « Que faut-il ? ». Le plan plaît à tout le monde, mais la date glisse.
    .headline = Écrivez d'abord les résultats et le temps, puis les noms

card-team-centre-people-newcomer = Ici, qui arrive connaît tout le monde avant de savoir à quoi le travail doit mener. Racontez aussi l'histoire d'un de ces chiffres.
    .headline = Montrez à la dernière personne arrivée trois chiffres clés

card-team-centre-people-crisis = Quand ça se gâte, cette équipe s'occupe d'abord des personnes, alors la panne attend. Deux membres peuvent chercher pendant que les autres restent aux petits soins.
    .headline = Décidez qui cherche la cause en cas de panne

card-team-centre-people-celebrating = Cette équipe fête ses membres, mais ce qu'ils ont obtenu tient en une demi-phrase. Cherchez ensemble ce qui a fait la différence.
    .headline = Comparez les chiffres d'avant et d'après une réussite

### The team puts the task first.

card-team-centre-task-meetings = Ici, les faits remplissent l'heure, et ce qu'on en ressent sort plus tard, en aparté. Demandez l'humeur, pas les raisons.
    .headline = Finissez la prochaine réunion par un mot de chaque personne

card-team-centre-task-decisions = Ici, le meilleur chiffre gagne avant qu'on demande qui doit vivre avec la décision. Demandez tant que vous pouvez encore changer quelque chose.
    .headline = Demandez à trois personnes ce que change la décision

card-team-centre-task-conflict = Une fois les faits clairs, une dispute est close pour cette équipe, mais pas pour qui l'a perdue. Écoutez, sans corriger les réponses.
    .headline = Demandez ce qui gêne encore depuis la dernière dispute

card-team-centre-task-planning = Ici, les plans montrent des résultats et des dates, mais pas comment tiennent les personnes. Demandez avant de répartir les tâches.
    .headline = Écrivez ce qui serait trop pour chaque personne

card-team-centre-task-newcomer = Ici, on apprend comment se fait le travail bien avant d'apprendre qui le fait. Chaque membre a son tour, et parle de tout sauf du travail.
    .headline = Bavardez une demi-heure avec la dernière personne arrivée

card-team-centre-task-crisis = Dans les coups durs, cette équipe donne d'abord les chiffres, et on cherche en vain les personnes. Dites qui aide, puis envoyez les chiffres.
    .headline = Ouvrez chaque message de crise par les personnes touchées

card-team-centre-task-celebrating = Ici, une réussite est un chiffre au-dessus de l'objectif. Écoutez l'histoire qu'il y a derrière, et racontez-la à toute l'équipe.
    .headline = Demandez à une personne aidée ce que le travail a changé

### The answers can't tell in which half the team's centre is.

card-team-centre-open-meetings = Cette équipe va-t-elle trop vite pour une partie d'entre vous, ou pas assez pour d'autres ? Les réponses ne le disent pas : demandez un mot à chaque personne.
    .headline = Demandez si vos réunions vont trop vite, bien ou lentement

card-team-centre-open-decisions = Cette équipe décide-t-elle trop tôt, ou pas assez tôt ? Les réponses ne le montrent pas : jugez en solo, puis comparez.
    .headline = Vos cinq dernières décisions : « tôt », « bien » ou « tard » ?

card-team-centre-open-conflict = Était-ce le temps, les faits ou la gentillesse ? Les réponses ne disent pas ce qui manque ici : chaque personne en note un.
    .headline = Demandez ce qui a manqué dans votre dernier désaccord

card-team-centre-open-planning = Cette équipe aime-t-elle mieux se lancer ou prendre son temps ? On ne le sait pas encore : ne cherchez pas un seul plan pour tout le monde.
    .headline = Pour trois tâches : « Démarrer, ou réfléchir d'abord ? »

card-team-centre-open-newcomer = De quel côté penche cette équipe ? On ne le sait pas encore, et des yeux neufs voient les habitudes que les autres ne voient plus.
    .headline = Demandez à la dernière personne arrivée ce qui l'a frappée

card-team-centre-open-crisis = Cette équipe agit-elle trop tôt, ou attend-elle trop longtemps ? On ne sait pas encore comment elle réagit : regardez ce qui s'est vraiment passé.
    .headline = Repassez votre dernière mauvaise journée heure par heure

card-team-centre-open-celebrating = Des bravos, un mot discret ou une journée écourtée ? On ne sait pas encore ce qui plaît à cette équipe : ne devinez pas.
    .headline = Demandez autour de vous quels mercis font plaisir
