## Cards for a team in which someone is in the direction of each of the four styles.

card-team-coverage-meetings = Ici, selon la personne, on pousse, on raconte, on écoute ou on vérifie. Avec un temps pour chaque chose, tout le monde y trouve son compte.
    .headline = Découpez une réunion en but, idées, soucis et faits

card-team-coverage-decisions = Qu'y gagne-t-on, à qui cela plaît-il, qui a besoin de temps, et qu'est-ce qui le prouve ? Chaque question est ici la première pour quelqu'un.
    .headline = Répondez à quatre questions avant la prochaine décision

card-team-coverage-conflict = Dans une dispute, quelqu'un ici insiste, quelqu'un plaisante, quelqu'un cède et quelqu'un cite la règle. Décrivez votre habitude, et aucune autre.
    .headline = Dites aux autres comment vous réagissez quand ça chauffe

card-team-coverage-planning = Ici, quelqu'un lance, quelqu'un gagne l'adhésion, quelqu'un fait tourner et quelqu'un vérifie. Le travail se bloque là où il change de mains.
    .headline = Mettez au plan une date pour chaque passage de relais

card-team-coverage-crisis = Il faut quelqu'un pour agir, quelqu'un pour appeler, quelqu'un pour garder le calme et quelqu'un pour trouver la cause. Chaque rôle va à quelqu'un ici.
    .headline = Répartissez quatre rôles de crise avant d'en avoir besoin

card-team-coverage-celebrating = Ici, quelqu'un veut le score, quelqu'un une fête, quelqu'un un merci discret et quelqu'un les détails. Donnez à chaque envie quelques minutes.
    .headline = Prévoyez une demi-heure pour les quatre goûts
