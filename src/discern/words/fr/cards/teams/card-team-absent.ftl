## Cards for a team in which no one is in the direction of a style.

### No one moves fast and puts the task first.

card-team-absent-dominance-meetings = Personne ici n'aime couper court et réclamer une réponse. S'il est trop tôt, nommez le fait qui vous manque encore.
    .headline = Votez sur le sujet principal au bout d'une demi-heure

card-team-absent-dominance-decisions = Personne ici ne réclame d'instinct une réponse : les questions restent en suspens. Une personne rédige une proposition, les autres répondent en une ligne.
    .headline = Demandez à tout le monde un oui, un non ou un changement

card-team-absent-dominance-conflict = Ici, on n'a pas l'habitude de parler sans détour, alors les demandes impossibles traînent. Choisissez-en une, et envoyez une réponse courte et aimable.
    .headline = Écrivez ensemble un non bien clair cette semaine

card-team-absent-dominance-crisis = Quand quelque chose lâche, on ne sait pas qui prend les commandes, car personne ici ne fonce d'instinct. Convenez-en d'avance, à tour de rôle.
    .headline = Établissez un tour de garde pour les urgences

### No one moves fast and puts people first.

card-team-absent-influence-meetings = Personne ici n'a l'habitude de réchauffer l'ambiance, et les réunions démarrent à froid. Chaque fois quelqu'un d'autre, et une petite histoire suffit.
    .headline = Ouvrez par deux minutes : qui votre travail a-t-il aidé ?

card-team-absent-influence-decisions = Personne ici ne pense d'abord à gagner l'adhésion, alors même une bonne décision sonne sec. Commencez l'annonce par ces deux phrases.
    .headline = Dites en deux phrases ce que la décision a de réjouissant

card-team-absent-influence-newcomer = Ici, on n'a pas l'habitude d'accueillir en fanfare, et les arrivées passent presque inaperçues. Dites qui arrive, et pourquoi cela vous réjouit.
    .headline = Écrivez un bonjour joyeux pour la prochaine arrivée

card-team-absent-influence-celebrating = Ici, le bon travail reste secret, car personne ne s'empresse d'en faire du bruit. Choisissez une tâche que vous venez de finir.
    .headline = Faites circuler une photo et trois lignes sur une réussite

### No one takes time and puts people first.

card-team-absent-steadiness-meetings = Personne ici ne se retient d'instinct pour écouter : les remarques s'empilent sans réponse. Essayez sur un sujet, en une phrase chaque fois.
    .headline = Résumez ce qui vient d'être dit avant de parler

card-team-absent-steadiness-conflict = Ici, on ne pense pas d'abord à faire la paix, alors une dispute s'éternise. Dix minutes avec chaque côté suffisent pour trouver un terrain d'entente.
    .headline = Demandez à un tiers neutre d'entendre les deux côtés

card-team-absent-steadiness-planning = Personne ici ne pense d'abord à assurer la stabilité, et les dates glissent. Prévenez qui compte sur ces deux-là.
    .headline = Choisissez deux dates qui ne bougeront pas, et dites-le

card-team-absent-steadiness-newcomer = Ici, aider avec patience passe après le reste, alors, quand on débute, on garde sa cinquième question pour soi. Relayez-vous, et laissez tout autre travail pendant ce temps.
    .headline = Offrez à la dernière personne arrivée un quart d'heure

### No one takes time and puts the task first.

card-team-absent-conscientiousness-meetings = Ici, on n'a pas l'habitude de vérifier, et un chiffre faux passe entre les mailles. Mettez un point d'interrogation à côté de chaque chiffre sans source.
    .headline = Demandez d'où vient chaque chiffre

card-team-absent-conscientiousness-decisions = Personne ici ne demande d'instinct des preuves, alors une belle histoire décroche vite un oui. Trouvez un chiffre pour chaque possibilité.
    .headline = Demandez « Qu'en savons-nous ? » avant le prochain oui

card-team-absent-conscientiousness-planning = Personne ici ne pense d'abord aux listes, alors une étape s'oublie. Écrivez la vôtre dès le travail fini, et suivez-la le mois prochain.
    .headline = Faites une liste d'étapes pour une tâche mensuelle

card-team-absent-conscientiousness-newcomer = Personne ici n'écrit de modes d'emploi pour le plaisir, alors qui arrive trouve peu de choses à lire. Corrigez les notes ensemble en fin de semaine.
    .headline = Faites noter chaque étape à la dernière personne arrivée
