## Cards for a team with people at both halves on an axis.

### Some move fast, others take time.

card-team-divided-pace-meetings = Une partie d'entre vous trouve la réponse en parlant, d'autres ont d'abord besoin de silence. Trois minutes sans un mot, au milieu, aident tout le monde.
    .headline = Sur le sujet principal : parlez, écrivez, parlez encore

card-team-divided-pace-decisions = Pour une partie d'entre vous, un oui prend une minute, pour d'autres une nuit. Demandez à qui a changé de camp ce qui a pesé.
    .headline = Votez sur la prochaine décision aujourd'hui et demain

card-team-divided-pace-conflict = Pour une partie d'entre vous, une réponse rapide sonne comme de la colère, pour d'autres un long silence vaut accord. Vérifiez avant de réagir.
    .headline = Devant un silence, demandez « Oui, ou pas encore ? »

card-team-divided-pace-planning = Une partie de l'équipe veut démarrer aujourd'hui, une autre préparer une semaine. Faites travailler tout le monde sur les deux versions.
    .headline = Prochain travail : fixez deux dates, ébauche et version finale

card-team-divided-pace-newcomer = Une partie d'entre vous répond avant la fin de la question, d'autres un jour plus tard. Qui arrive prend les deux pour de l'antipathie, mais ce n'est que le rythme.
    .headline = Expliquez vos deux vitesses à la dernière personne arrivée

card-team-divided-pace-crisis = En urgence, une partie d'entre vous agit à la première nouvelle, d'autres attendent la certitude. Deux colonnes font place aux deux.
    .headline = Ouvrez une page de crise : « entendu » et « vérifié »

card-team-divided-pace-celebrating = Le travail fini, une partie d'entre vous court au suivant, d'autres viennent à peine de souffler. Donnez du temps aux deux.
    .headline = Prévoyez un bravo maintenant, un bilan plus tard

### Some put people first, others the task.

card-team-divided-focus-meetings = Une heure sur les émotions paraît longue à une partie d'entre vous, une heure de chiffres à d'autres. Commencez la prochaine réunion par ce qui a manqué.
    .headline = Demandez ce qui a manqué : les émotions ou les chiffres

card-team-divided-focus-decisions = Avant une décision, une partie d'entre vous va voir les personnes concernées, d'autres épluchent les chiffres. Faites les deux, avec quelqu'un qui part de l'autre bout.
    .headline = Avant de décider, voyez une personne et vérifiez un chiffre

card-team-divided-focus-conflict = Pour une partie d'entre vous, une dispute finit quand les faits sont clairs, pour d'autres quand tout le monde est à l'aise. Vérifiez les deux.
    .headline = Demandez à tout le monde si la dernière dispute est close

card-team-divided-focus-planning = Quand une échéance est trop dure pour quelqu'un, une partie de l'équipe la déplace, une autre la maintient. Réglez cela avant que ça n'arrive.
    .headline = Notez quelles dates peuvent bouger si quelqu'un peine

card-team-divided-focus-newcomer = Une partie d'entre vous veut qu'on rencontre d'abord l'équipe, d'autres qu'on apprenne d'abord le travail. Prévoyez chaque jour une rencontre et un résultat à comprendre.
    .headline = Mêlez rencontres et résultats dans une première semaine

card-team-divided-focus-crisis = Quand ça se gâte, une partie d'entre vous regarde l'erreur, d'autres les personnes qu'elle touche. Écrivez le message à tête reposée, avec des phrases des deux côtés.
    .headline = Préparez l'annonce d'une mauvaise nouvelle, claire et humaine

card-team-divided-focus-celebrating = Pour une partie d'entre vous, une réussite est le chiffre atteint, pour d'autres les personnes qui l'ont atteint. Dites une phrase sur les deux.
    .headline = Montrez un graphique et une photo d'une réussite
