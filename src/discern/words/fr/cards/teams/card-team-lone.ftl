## Cards for a team in which one person is in the direction of a style. They share out what comes with it and single no one out.

### One moves fast and puts the task first.

card-team-lone-dominance-meetings = Ici, c'est à une seule personne de dire « Assez, décidons ». Chaque fois, quelqu'un d'autre résume ce dont vous avez convenu.
    .headline = En réunion, concluez chaque sujet à tour de rôle

card-team-lone-dominance-decisions = Les propositions hardies viennent de la seule personne ici qui pousse au résultat, les autres ne font que réagir. Montrez-les toutes à la fois.
    .headline = Faites écrire à tout le monde une proposition d'une ligne

card-team-lone-dominance-conflict = Quand il faut parler sans détour, cela retombe toujours sur la même personne. Les autres s'exercent, et elle se repose.
    .headline = Faites dire le prochain non qui fâche par quelqu'un d'autre

### One moves fast and puts people first.

card-team-lone-influence-meetings = Ici, une seule personne apporte les histoires et la bonne humeur, alors les autres se laissent porter. Prenez deux minutes par personne.
    .headline = Ouvrez la prochaine réunion par deux, sur une bonne nouvelle

card-team-lone-influence-newcomer = Mettre à l'aise les nouvelles personnes revient ici à une seule, la plus enjouée. Il y a un message à envoyer, un déjeuner, une visite et des présentations.
    .headline = Partagez le prochain accueil entre quatre personnes

card-team-lone-influence-celebrating = Qu'une seule personne pleine d'entrain soit absente, et une réussite passe ici sans un bravo. Le nom suivant sur la liste choisit comment la marquer.
    .headline = Établissez un tour de rôle pour organiser les fêtes

### One takes time and puts people first.

card-team-lone-steadiness-meetings = Veiller sur tout le monde revient ici à une seule personne patiente. Faites circuler la question, et attendez chaque réponse.
    .headline = Demandez comment ça va à quelqu'un qui a peu parlé

card-team-lone-steadiness-conflict = Quand le ton monte, tout le monde compte sur la même oreille patiente. N'importe qui peut entendre les deux côtés et résumer.
    .headline = Confiez la prochaine médiation à quelqu'un d'autre

card-team-lone-steadiness-crisis = Dans une crise, une seule personne calme soutient ici l'équipe et le quotidien, les autres courent après le problème. Commencez par cinq tâches.
    .headline = Mettez deux noms sur chaque tâche qui ne peut s'arrêter

### One takes time and puts the task first.

card-team-lone-conscientiousness-meetings = Ici, c'est à une seule personne, la plus soigneuse, de demander si les faits sont justes. D'une autre voix, la question s'entend mieux.
    .headline = Demandez à tour de rôle « Est-ce bien exact ? »

card-team-lone-conscientiousness-decisions = Chercher les erreurs revient ici à une seule paire d'yeux. Écoutez d'abord ce que chaque personne a trouvé.
    .headline = Donnez à chaque personne un chiffre à vérifier avant de décider

card-team-lone-conscientiousness-planning = Ici, une seule personne tient chaque date et chaque détail à jour, les autres demandent au lieu de regarder. Parcourez d'abord les listes ensemble.
    .headline = Confiez cette semaine les listes à deux autres personnes
