## Cards for a team in which most people are in the direction of one style, or of two that lie side by side.

### Most move fast and put the task first.

card-team-most-dominance-meetings = La plupart d'entre vous aiment tenir la barre, alors plusieurs la prennent à la fois. Avec une seule personne aux commandes, les autres écoutent, et personne ne se bat pour la parole.
    .headline = Décidez qui mène chaque sujet de la prochaine réunion

card-team-most-dominance-decisions = La voix la plus ferme l'emporte quand la plupart d'entre vous veulent un résultat aujourd'hui. Au matin, vous savez si l'argument tient encore.
    .headline = Laissez passer la nuit avant d'annoncer une grosse décision

card-team-most-dominance-conflict = Une dispute s'éternise quand la plupart d'entre vous répondent vite et tiennent à gagner. Attendez un « Oui, c'est ça », puis plaidez votre cause.
    .headline = Avant de répliquer, dites ce que veut l'autre côté

card-team-most-dominance-planning = Les objectifs durs plaisent à la plupart d'entre vous, alors vous en poursuivez trop à la fois. Si rien ne mérite de céder la place au nouveau, laissez-le de côté.
    .headline = Pour chaque objectif nouveau, retirez-en ou reculez-en un

card-team-most-dominance-newcomer = La plupart d'entre vous donnent d'emblée à qui arrive des tâches ardues et des mots sans détour. Quelqu'un qui prend le temps d'expliquer aide à trouver ses marques.
    .headline = Choisissez deux personnes à qui l'on peut tout demander

card-team-most-dominance-crisis = Quand quelque chose lâche, la plupart d'entre vous donnent des ordres, et jamais les mêmes. Désignez aussi qui remplace.
    .headline = Fixez dès maintenant qui parle pour l'équipe en urgence

card-team-most-dominance-celebrating = Le jour où un but est atteint, la plupart d'entre vous courent déjà après le suivant. Faites un tour de table : dites ce que chaque collègue y a apporté.
    .headline = Prenez dix minutes pour savourer le dernier résultat

### Most move fast and put people first.

card-team-most-influence-meetings = Dans un échange animé, la plupart d'entre vous disent oui sur-le-champ, et les promesses se perdent. Tenez une page commune avec des noms et des dates.
    .headline = Relisez qui a promis quoi avant la fin de la réunion

card-team-most-influence-decisions = Une présentation enlevée conquiert la plupart d'entre vous avant le premier chiffre. Cinq minutes de calme ne gâchent pas une bonne idée.
    .headline = Lisez les coûts et les risques avant de dire oui

card-team-most-influence-conflict = La plupart d'entre vous tournent une dispute en plaisanterie, mais une semaine après, elle revient. Demandez aux deux côtés ce qui gêne encore, avant qu'on ne détende l'ambiance.
    .headline = Réglez une dispute que le rire n'a fait que couvrir

card-team-most-influence-planning = Un départ animé plaît plus à la plupart d'entre vous que la dernière ligne droite. Listez tout ce qui reste à faire, et gardez les idées neuves pour plus tard.
    .headline = Finissez un projet à moitié fait avant d'en lancer un autre

card-team-most-influence-newcomer = La plupart d'entre vous réservent à qui arrive un accueil chaleureux et de bonnes histoires, mais rien d'écrit. Dès le deuxième jour, on a besoin de retrouver les choses.
    .headline = Écrivez une page avec les accès, les dates et les contacts

card-team-most-influence-crisis = En cas d'ennui, la plupart d'entre vous appellent tout le monde et disent que tout ira bien. Laissez des blancs pour la panne, ce que vous faites et la date du prochain message.
    .headline = Rédigez un message de mauvaise nouvelle sans promesse

card-team-most-influence-celebrating = La plupart d'entre vous applaudissent volontiers, mais seulement le travail qui brille. Cherchez une vérification, un rangement ou une liste tenue à jour.
    .headline = Remerciez trois personnes d'un travail que personne n'a vu

### Most take time and put people first.

card-team-most-steadiness-meetings = Pour ne froisser personne, la plupart d'entre vous écoutent, approuvent et taisent leur souci. Parlez des deux qui reviennent le plus.
    .headline = Recueillez un souci par personne, sans signature

card-team-most-steadiness-decisions = La plupart d'entre vous attendent qu'une décision plaise à tout le monde, et cela prend des semaines. Le jour venu, contentez-vous d'une solution vivable.
    .headline = Fixez une date à la décision que vous remettez sans cesse

card-team-most-steadiness-conflict = Les agacements se taisent pendant des mois, car la plupart d'entre vous aiment mieux préserver la bonne entente. Écoutez tout le monde avant la première réponse.
    .headline = Demandez à chaque personne ce que l'équipe doit arrêter

card-team-most-steadiness-planning = L'habitude plaît à la plupart d'entre vous, même quand elle n'aide plus personne. Après coup, demandez à qui elle a manqué.
    .headline = Choisissez une routine à suspendre deux semaines

card-team-most-steadiness-newcomer = Des habitudes muettes portent la plupart d'entre vous, mais qui arrive doit deviner. Parcourez la liste ensemble la première semaine.
    .headline = Notez cinq choses que tout le monde sait et ne dit pas

card-team-most-steadiness-crisis = Quand ça se corse, la plupart d'entre vous se chargent encore plus sans rien dire, pour ménager les autres. Ne vous contentez pas d'un « Ça va ».
    .headline = Demandez à chaque personne de céder une tâche

card-team-most-steadiness-celebrating = La plupart d'entre vous aident sans bruit et détestent les cérémonies : personne ne reçoit de merci. Deux lignes sur ce qui a aidé suffisent.
    .headline = Écrivez un merci à qui a rendu votre semaine plus calme

### Most take time and put the task first.

card-team-most-conscientiousness-meetings = La plupart d'entre vous repèrent la moindre erreur, et l'heure passe en détails. Gardez-la pour celles qui changent la réponse.
    .headline = Envoyez les petites corrections par écrit avant la réunion

card-team-most-conscientiousness-decisions = Il y a toujours un chiffre de plus que la plupart d'entre vous veulent voir. Cessez de chercher dès que vous avez ce que vous demandiez.
    .headline = Écrivez quelles preuves suffisent pour un oui

card-team-most-conscientiousness-conflict = Dans une dispute, la plupart d'entre vous discutent sources et formules, et le vrai grief reste tu. Fermez les dossiers cinq minutes.
    .headline = Dites ce qui vous inquiète avant de citer les faits

card-team-most-conscientiousness-planning = Les plans arrivent complets mais tard, car la plupart d'entre vous veulent chaque chiffre juste. Marquez ce qui est estimé, et corrigez-le en deuxième semaine.
    .headline = Bouclez le prochain plan en une heure, estimations permises

card-team-most-conscientiousness-newcomer = La plupart d'entre vous donnent à qui arrive toutes les règles, puis une liste de corrections. Gardez le reste jusqu'aux questions.
    .headline = Réduisez le guide d'accueil à une page la première semaine

card-team-most-conscientiousness-crisis = Même quand les heures comptent, la plupart d'entre vous cherchent la cause précise avant d'agir. Limitez les dégâts avec ce que vous savez, puis cherchez avec le soin habituel.
    .headline = Convenez d'un premier geste pour la prochaine urgence

card-team-most-conscientiousness-celebrating = Dans un travail fini, la plupart d'entre vous voient les défauts avant ce qui est bon. Laissez la liste d'erreurs fermée jusqu'à ce que tout le monde ait parlé.
    .headline = Dites ce qui, du dernier travail, mérite d'être imité

### Most move fast.

card-team-most-di-meetings = On n'entend que les plus rapides quand la plupart d'entre vous se lancent à la fois. Ramassez les notes, et parlez de quelques-unes.
    .headline = Commencez le sujet principal par deux minutes d'écriture

card-team-most-di-decisions = Une idée hardie obtient vite le oui de la plupart d'entre vous, et dans l'heure, elle est lancée. Dix minutes de doute coûtent moins qu'un faux départ.
    .headline = Faites plaider deux personnes contre un plan hardi

card-team-most-di-conflict = La plupart d'entre vous se disputent vite et passent vite à autre chose. Qui a peu parlé y pense encore : demandez en privé, et écoutez seulement.
    .headline = Demandez aux voix discrètes ce qui reste d'une dispute

card-team-most-di-planning = Le travail n'est pas fini que la plupart d'entre vous sont déjà au suivant. Pensez au dernier contrôle, aux notes et au rangement.
    .headline = Mettez un nom et une date sur chaque dernière étape

card-team-most-di-newcomer = Qui arrive voit dix choses en une matinée, car la plupart d'entre vous filent à la suivante. Écoutez une demi-heure, sans rien montrer de nouveau.
    .headline = Demandez à la dernière personne arrivée quoi réexpliquer

card-team-most-di-crisis = À une mauvaise nouvelle, la plupart d'entre vous bondissent, appellent et se mettent à réparer. Un quart d'heure de vérification arrête une rumeur.
    .headline = Choisissez qui vérifiera les faits à la prochaine urgence

card-team-most-di-celebrating = La plupart d'entre vous veulent fêter dès que les choses se présentent bien. Choisissez un signe clair, comme le dernier contrôle.
    .headline = Convenez de ce que « fini » veut dire avant de fêter

### Most put people first.

card-team-most-is-meetings = Les mots aimables passent d'abord pour la plupart d'entre vous, alors le chiffre dur attend que l'heure soit finie. Donnez-lui cinq minutes, puis reprenez comme d'habitude.
    .headline = Ouvrez la prochaine réunion par le chiffre le plus fâcheux

card-team-most-is-decisions = La plupart d'entre vous cherchent la décision qui contente tout le monde. Avant de la retenir, demandez à voix haute laquelle a les chiffres pour elle.
    .headline = Écrivez ce que coûterait la solution la plus gentille

card-team-most-is-conflict = Pour ménager les autres, la plupart d'entre vous adoucissent un reproche jusqu'à ce qu'on ne l'entende plus. Ôtez le compliment d'avant et la blague d'après.
    .headline = Demandez un changement à une personne, en une phrase nette

card-team-most-is-planning = La plupart d'entre vous disent oui pour rendre service, alors l'équipe promet plus qu'une semaine ne contient. Un non rapide est plus gentil qu'une longue attente.
    .headline = Reprenez une promesse, avec un merci et une raison

card-team-most-is-newcomer = Qui arrive n'entend que des mots gentils de la plupart d'entre vous, et ne distingue pas le bon travail du mauvais. Choisissez un travail à vous.
    .headline = Montrez à la dernière personne arrivée un travail raté

card-team-most-is-crisis = La plupart d'entre vous enveloppent la mauvaise nouvelle de tant de réconfort qu'on ne la voit plus. Les mots aimables sont tout aussi bienvenus en deuxième phrase.
    .headline = Ouvrez chaque mauvaise nouvelle par le fait tout simple

card-team-most-is-celebrating = La plupart d'entre vous remercient tout le monde avec la même chaleur, et les mots perdent leur poids. Dites ce que le travail de chaque personne a changé.
    .headline = Ajoutez un résultat à chaque merci cette semaine

### Most take time.

card-team-most-sc-meetings = Les réunions démarrent lentement, car la plupart d'entre vous n'ouvrent la bouche qu'à coup sûr. Chaque personne écrit vite une réponse, et peut la changer ensuite.
    .headline = Commencez le sujet principal par l'intuition de chaque personne

card-team-most-sc-decisions = La plupart d'entre vous pèsent une décision avec soin, mais certaines occasions n'attendent pas. Demandez quand un oui viendrait trop tard, et décidez d'ici là.
    .headline = Fixez une échéance à une décision en suspens

card-team-most-sc-conflict = La plupart d'entre vous gardent une objection pour un mot soigné après la réunion. Prenez un point qui a fait des allers-retours par écrit, et parlez-en.
    .headline = Dites « Je ne suis pas d'accord » à voix haute cette semaine

card-team-most-sc-planning = Lentement mais sûrement, la plupart d'entre vous mènent tout à son terme, alors rien ou presque ne s'arrête ici. Répartissez les heures gagnées.
    .headline = Arrêtez une tâche qui ne sert plus

card-team-most-sc-newcomer = La plupart d'entre vous expliquent longtemps avant de laisser essayer. Choisissez une chose qui peut mal tourner sans dommage.
    .headline = Prévoyez une petite tâche réelle pour le troisième jour

card-team-most-sc-crisis = Quand une crise rompt la routine, la plupart d'entre vous s'y tiennent encore un peu, par sécurité. Dites aussi pour combien de temps.
    .headline = Listez deux règles que tout le monde peut lever en urgence

card-team-most-sc-celebrating = La plupart d'entre vous travaillent sans hâte et sans bruit : les bonnes nouvelles arrivent tard. Deux phrases suffisent. Laissez les défauts de côté.
    .headline = Parlez d'un travail fini à quelqu'un hors de l'équipe

### Most put the task first.

card-team-most-dc-meetings = La plupart d'entre vous vont droit aux objectifs et aux chiffres, alors personne n'entend comment vont les autres. Prenez trois minutes avant le premier sujet.
    .headline = Par deux, dites ce qui est plus dur qu'on ne croit

card-team-most-dc-decisions = L'annonce se lit comme un ordre quand la plupart d'entre vous décident selon les résultats. Si elle sonne froid sur le papier, parlez d'abord aux personnes.
    .headline = Avant de décider, rédigez l'annonce aux personnes touchées

card-team-most-dc-conflict = La plupart d'entre vous se battent pour le meilleur résultat, et en face, on n'entend que la critique. Une phrase sincère suffit, sans « mais » derrière.
    .headline = Louez le travail de quelqu'un avec qui vous bataillez

card-team-most-dc-planning = Buts et contrôles remplissent l'agenda de la plupart d'entre vous, et il ne reste rien pour les personnes. Défendez cette heure comme une échéance.
    .headline = Gardez une heure cette semaine pour aider quelqu'un

card-team-most-dc-newcomer = De la plupart d'entre vous, qui arrive reçoit des objectifs et des corrections, et croit qu'ici personne n'échoue. Dites ce que vous avez ressenti et d'où l'aide est venue.
    .headline = Racontez une de vos erreurs à la dernière personne arrivée

card-team-most-dc-crisis = Sous pression, la plupart d'entre vous ne parlent que du travail qui reste. Une ligne par personne suffit, si quelqu'un en fait quelque chose.
    .headline = Demandez à tout le monde ce qu'il faut pour tenir la semaine

card-team-most-dc-celebrating = La plupart d'entre vous voient l'objectif atteint, mais pas la patience qu'il y a derrière. Dites ce qui a aidé, et quand.
    .headline = Remerciez quelqu'un d'une chose qu'aucun chiffre ne montre
