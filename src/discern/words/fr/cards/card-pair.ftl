## Cards for two people, the same words for both of them: each is tied to what is claimed of the pair. $a and $b are
## their names, in the order of the claim.

### $a moves fast, $b takes time.

card-pair-opposite-pace-talking = { $a } pense à voix haute, et { $b } prend chaque mot au sérieux. Ainsi, une idée que l'on abandonne une heure plus tard ne déclenche aucun travail.
    .headline = Dites si c'est une première idée ou votre dernier mot

card-pair-opposite-pace-feedback = Pour une fois, { $a } ralentit, met tout par écrit et laisse passer une nuit. { $b } fait une remarque le jour même, même mal dégrossie.
    .headline = Faites votre prochain retour au rythme de l'autre

card-pair-opposite-pace-deciding = Une date laisse à { $b } le temps de réfléchir, et { $a } sait quand l'attente finit.
    .headline = Fixez tout de suite la date de la décision

card-pair-opposite-pace-planning = { $a } esquisse les premiers pas en dix minutes. { $b } complète le lendemain, et le travail ne commence qu'ensuite.
    .headline = Ébauchez le plan vite, puis laissez passer une nuit

card-pair-opposite-pace-sharing-work = { $a } démarre tout de suite, et { $b } a le temps de tout vérifier à la fin. Convenez de la date du relais.
    .headline = Laissez { $a } commencer le travail et { $b } le finir

card-pair-opposite-pace-change = { $a } veut agir quand { $b } digère encore la nouvelle. Annoncez-la au premier rendez-vous, et décidez de la suite le lendemain.
    .headline = Voyez-vous deux fois quand un grand changement arrive

card-pair-opposite-pace-disagreement = Si { $a } parle plus vite et si { $b } se tait, c'est le moment. Après la pause, { $b } commence, et { $a } écoute jusqu'au bout.
    .headline = Faites une pause de quinze minutes quand le débat s'emballe

card-pair-opposite-pace-pressure = { $a } note trois tâches qui ne peuvent pas attendre, et { $b } trois étapes qu'il ne faut pas sauter. Puis prenez la liste par le haut.
    .headline = Convenez d'une courte liste avant de commencer

### $a puts people first, $b the task.

card-pair-opposite-focus-talking = Pour { $a }, bavarder crée la confiance. Pour { $b }, cela retarde le travail. Cinq minutes au début laissent de la place aux deux.
    .headline = Convenez de la durée du bavardage

card-pair-opposite-focus-feedback = { $b } dit d'abord à { $a } ce qui est réussi, et le reste s'entend mieux. { $a } donne à { $b } l'essentiel dès la première phrase.
    .headline = Faites un retour comme l'autre aime le recevoir

card-pair-opposite-focus-deciding = { $a } répond à « Que disent les faits ? », et { $b } à « Qui va le ressentir ? ». Ainsi, les deux questions sont posées, et aucune ne passe en dernier.
    .headline = Échangez vos questions favorites avant de décider

card-pair-opposite-focus-planning = { $b } liste ce qui est à faire, et { $a } note à côté de chaque ligne qui est concerné. Puis complétez, chaque personne à son tour.
    .headline = Ajoutez au plan une colonne pour les personnes

card-pair-opposite-focus-sharing-work = { $a } prend ce qui se règle avec d'autres, et { $b } ce qui doit être juste sur le papier. Chaque relais a sa date.
    .headline = Partagez un travail selon ce que vous voyez d'abord

card-pair-opposite-focus-change = { $b } donne les raisons et les chiffres. { $a } dit ce que cela change pour chaque personne, et prend les premières questions.
    .headline = Annoncez un changement à deux

card-pair-opposite-focus-disagreement = Pour { $b }, il s'agit des faits ; pour { $a }, de votre relation. Réglez une question avant de passer à l'autre.
    .headline = Demandez « Est-ce le travail, ou est-ce nous ? »

card-pair-opposite-focus-pressure = { $b } fait avancer ce qui doit être fini, et { $a } parle aux personnes qui attendent. Faites le point toutes les deux ou trois heures.
    .headline = Répartissez le travail quand le temps manque

### $a is faster than $b, and both may be in the same half.

card-pair-apart-pace-talking = { $a } a la phrase suivante en tête un peu plus tôt, { $b } un peu plus tard. Alors { $a } demande « Autre chose là-dessus ? », et attend la réponse.
    .headline = Avant de changer de sujet, vérifiez que tout est dit

card-pair-apart-pace-feedback = { $a } digère un retour un peu plus vite, { $b } un peu plus lentement. { $a } attend un jour, puis demande « Que pensez-vous de ma remarque ? ».
    .headline = Revenez sur un retour le lendemain

card-pair-apart-pace-deciding = Chez { $a }, la certitude vient un peu plus tôt. Si { $b } doute encore, cherchez ensemble ce qui lèverait le doute.
    .headline = Demandez « À quel point est-ce sûr ? » avant d'agir

card-pair-apart-pace-planning = { $a } peut démarrer un peu avant { $b }, et entame un premier morceau en solo. À la seconde date, { $b } s'y met aussi.
    .headline = Convenez de deux dates de départ, une par personne

card-pair-apart-pace-sharing-work = { $a } finit un peu avant { $b }, puis attend, ou fait le reste sans rien dire. Gardez cette étape pour un moment qui convient aux deux.
    .headline = Faites à deux la dernière étape d'un travail

card-pair-apart-pace-change = { $a } veut bien essayer quelques jours avant { $b }. Puis { $a } raconte comment cela s'est passé, et { $b } demande ce qui reste flou.
    .headline = Reparlez-en quand { $a } aura essayé

card-pair-apart-pace-disagreement = { $a } a sa réponse un instant avant { $b }. À la fin, { $b } dit « J'ai fini ».
    .headline = Laissez { $b } finir, puis { $a } répond

card-pair-apart-pace-pressure = { $a } attend une réponse un peu trop tôt pour { $b }. Avant l'heure dite, { $a } ne relance pas. À l'heure dite, { $b } envoie ce qui est prêt.
    .headline = Convenez de l'heure de chaque réponse

### $a puts people first more than $b does, and both may be in the same half.

card-pair-apart-focus-talking = { $a } capte un peu plus l'ambiance, et { $b } un peu plus le contenu. Cinq minutes à deux, et vous avez le tableau complet.
    .headline = Comparez vos impressions après une réunion

card-pair-apart-focus-feedback = { $a } enrobe une critique un peu plus, { $b } un peu moins. Fiez-vous à la réponse reçue, même si vous voudriez autre chose pour vous.
    .headline = Avant un retour, demandez « Direct, ou en douceur ? »

card-pair-apart-focus-deciding = { $a } place les personnes un peu plus haut sur la liste, { $b } un peu plus bas. Notez séparément vos trois priorités, et parlez de chaque écart.
    .headline = Dites ce qui compte le plus avant de comparer

card-pair-apart-focus-planning = { $a } consulte les autres une étape avant { $b }. Choisissez l'étape ensemble, et notez qui vous consultez.
    .headline = Décidez quand consulter les personnes qu'un plan touche

card-pair-apart-focus-sharing-work = { $a } aime un peu plus le travail avec d'autres, { $b } un peu moins. Là où vos listes diffèrent, la tâche va à la personne qui l'a mise plus haut.
    .headline = Classez séparément les tâches de la semaine, puis partagez

card-pair-apart-focus-change = { $a } consacre quelques lignes de plus à ce que l'on ressentira, et { $b } aux raisons. Ensemble, vous avez un texte complet.
    .headline = Écrivez l'annonce séparément, puis fusionnez les textes

card-pair-apart-focus-disagreement = Pour contenter quelqu'un, { $a } va un peu plus loin, { $b } s'arrête un peu plus tôt. Dites les deux limites, et cherchez une réponse entre elles.
    .headline = Dites à l'autre où est votre limite

card-pair-apart-focus-pressure = Dans l'urgence, { $b } oublie les mots aimables un peu avant { $a }. { $a } demande une ligne de plus, et { $b } l'écrit.
    .headline = Signalez un message qui sonne sec

### Both move fast.

card-pair-both-fast-talking = Entre vous, la réponse part avant la fin de la phrase. Écoutez-vous une fois jusqu'au bout, puis discutez.
    .headline = Laissez à l'autre une minute entière sans réplique

card-pair-both-fast-deciding = Entre vous, une décision prend quelques minutes, et personne ne demande de pause. Revoyez-la à tête reposée avant d'agir.
    .headline = Gardez une décision pour demain

card-pair-both-fast-planning = Vous démarrez vite, et à deux vous lancez plus de choses que vous n'en finissez. Listez ce qui est en cours, et rayez deux lignes.
    .headline = Finissez un travail avant d'en commencer un autre

card-pair-both-fast-change = Pour vous, le changement est à moitié fait, et personne d'autre n'en a entendu parler. Choisissez quelqu'un qui aime être vite au courant.
    .headline = Prévenez une personne avant le deuxième pas

card-pair-both-fast-disagreement = Quand deux personnes vont vite, le troisième argument arrive avant que le premier ait une réponse. Reprenez la liste par le haut, point par point.
    .headline = Notez chaque argument au moment où il vient

card-pair-both-fast-pressure = Vous partez aussitôt, et pas toujours dans la même direction. Une phrase de chaque côté suffit.
    .headline = Dites le plan à voix haute avant de foncer

### Both take time.

card-pair-both-calm-talking = Vous réfléchissez avant de parler. Avec du temps pour vous préparer, vous partez de deux réponses et non d'un silence.
    .headline = La prochaine fois, envoyez la question la veille

card-pair-both-calm-feedback = Vous attendez le mot juste, et une semaine après, il est trop tard. Entre vous, un retour brut convient très bien.
    .headline = Faites un retour dans l'heure, même à moitié formé

card-pair-both-calm-deciding = Si rien ne vous presse, vous y réfléchissez encore une fois. Le moment venu, choisissez avec ce que vous savez.
    .headline = Mettez la décision à l'agenda

card-pair-both-calm-change = Vous vous taisez d'abord, et on prend cela pour un non. « Il me faut jusqu'à demain » suffit.
    .headline = Face à l'inattendu, répondez tout de suite une phrase

card-pair-both-calm-disagreement = Si vous vous retenez, votre désaccord dure des semaines à votre insu. Écrire coûte moins que parler.
    .headline = Notez ce que vous voyez autrement, puis échangez

card-pair-both-calm-pressure = Quand tout s'agite, vous prenez du recul pour réfléchir, et le moment passe. Échangez les rôles à chaque fois.
    .headline = Décidez dès maintenant qui parle en premier dans l'urgence

### Both put people first.

card-pair-both-people-talking = Les nouvelles de tout le monde prennent le plus clair de vos échanges. Passez à votre sujet quand la moitié du temps est écoulée.
    .headline = Notez votre sujet avant de bavarder

card-pair-both-people-feedback = Là où il y a beaucoup de chaleur, les critiques se font rares. Prenez dix minutes, et apportez un exemple.
    .headline = Nommez un point faible dans le travail de l'autre

card-pair-both-people-deciding = Ensemble, vous cherchez la réponse qui ne fâche personne. Demandez-vous ce que vous choisiriez d'après les seuls chiffres.
    .headline = Regardez les chiffres avant de décider

card-pair-both-people-planning = Vous bâtissez un plan autour des envies de chaque personne. Les résultats et les dates, tout nus, montrent ce que personne n'a pris.
    .headline = Lisez le plan à voix haute, sans les noms

card-pair-both-people-sharing-work = Vous allez d'abord vers la tâche que quelqu'un attend. Listez tout le reste, et partagez-le en deux.
    .headline = Partagez le travail que personne ne réclame

card-pair-both-people-disagreement = Si vous laissez tomber vos objections pour garder la chaleur entre vous, rien ne se règle. La première moitié fait mieux entendre la seconde.
    .headline = Dites « Tout va bien entre nous, et je vois cela autrement »

### Both put the task first.

card-pair-both-task-talking = Vos échanges commencent et finissent par le travail. Écoutez toute la réponse avant d'en venir au premier fait.
    .headline = Demandez à l'autre comment s'est passée sa semaine

card-pair-both-task-feedback = Vous signalez un défaut tout de suite et passez sur ce qui est bon. Dites qui ce travail a aidé, et comment.
    .headline = Écrivez à l'autre une ligne de remerciement

card-pair-both-task-deciding = Les faits et les résultats décident pour vous deux : vous avez le même angle mort. Parlez-en tant que vous pouvez encore changer d'avis.
    .headline = Consultez quelqu'un qui devra vivre avec la décision

card-pair-both-task-change = Vous annoncez un changement comme une liste de faits. Essayez le début sur une personne concernée, et mettez les raisons après.
    .headline = Commencez l'annonce par ce que l'on va perdre

card-pair-both-task-disagreement = Si vous vous en tenez aux faits, personne ne demande comment le débat est vécu. Demandez-le au bout de dix minutes, puis à la fin.
    .headline = Arrêtez-vous et demandez « Comment l'avez-vous pris ? »

card-pair-both-task-pressure = Quand le temps manque, vous baissez la tête et travaillez. Les autres se demandent si vous avez oublié.
    .headline = Envoyez une ligne à chaque personne qui attend

### Both are in the quarter of one style.

card-pair-same-dominance-deciding = Vous voulez trancher en même temps, et une question simple prend deux fois plus de temps. Répartissez par sujet.
    .headline = Décidez d'abord qui a le dernier mot

card-pair-same-dominance-planning = Vous jouez pour gagner, et vous finissez par faire la course. Un but commun met toute cette énergie au service de la même chose.
    .headline = Prenez un objectif qui ne s'atteint qu'à deux

card-pair-same-dominance-disagreement = Là où personne n'aime céder, une petite question devient un bras de fer. Écoutez d'abord le point de vue de l'autre, deux minutes par personne.
    .headline = Dites un point sur lequel vous voulez bien céder

card-pair-same-dominance-pressure = Dans l'urgence, vous donnez des ordres, et on en entend deux différents. Voyez-vous à mi-parcours pour assembler les morceaux.
    .headline = Divisez le travail et laissez à l'autre sa moitié

card-pair-same-influence-talking = Vous parlez avec entrain, et vos promesses se perdent parmi les histoires. Une ligne par promesse suffit, avec un nom et une date.
    .headline = Arrêtez cinq minutes plus tôt pour noter vos promesses

card-pair-same-influence-feedback = Vous vous encouragez, et un point faible récolte un rire, rien de plus. Demandez ce qui rendrait la chose meilleure.
    .headline = Dites à l'autre un défaut, sans plaisanter

card-pair-same-influence-deciding = En quelques minutes, vous vous emballez à deux, parce que le neuf vous plaît. Une question froide, venue de l'extérieur, montre ce que vous avez sauté.
    .headline = Consultez une personne sceptique avant de dire oui

card-pair-same-influence-planning = Chaque idée en allume une autre, et vous craquez pour la dernière. Choisissez une des premières, et planifiez sa mise en œuvre.
    .headline = Au bout d'une demi-heure, cessez de collecter des idées

card-pair-same-steadiness-sharing-work = Vous dites oui tout de suite, puis vous vous aidez sans bruit à rattraper le retard. Trouvez cette semaine une demande à refuser ensemble.
    .headline = Répondez aux demandes « Nous en parlons d'abord à deux »

card-pair-same-steadiness-change = Vous êtes fidèles à ce qui a marché, et les vieilles habitudes restent. Trouvez-en une de chaque côté, et commencez par la plus petite.
    .headline = Lâchez une habitude commune qui sert peu

card-pair-same-steadiness-disagreement = Si vous supportez beaucoup pour la bonne entente, une question aimable aide à parler.
    .headline = Demandez « Que m'avez-vous tu pour me ménager ? »

card-pair-same-steadiness-pressure = Quand le travail s'accumule, vous n'en dites pas un mot. Parlez tant qu'il est temps d'aider.
    .headline = Dites à l'autre à quel point votre semaine est pleine

card-pair-same-conscientiousness-feedback = Vous voyez d'abord l'erreur. Parcourez le travail une fois pour ce qui doit rester, et une seconde fois pour ce qui doit changer.
    .headline = Marquez ce qui est juste avant ce qui est faux

card-pair-same-conscientiousness-deciding = Vous trouvez toujours une source de plus à vérifier. Mettez le seuil par écrit, et choisissez dès que vous l'atteignez.
    .headline = Convenez d'abord de ce qui suffit comme preuve

card-pair-same-conscientiousness-sharing-work = Entre vous, on vérifie, on corrige et on vérifie encore. Un critère écrit vous dit quand c'est fini.
    .headline = Relisez chaque travail une fois, puis envoyez-le

card-pair-same-conscientiousness-disagreement = Vous voulez que tout soit juste, jusqu'au dernier point. Lâchez tout ce qui ne change rien au résultat.
    .headline = Demandez quels détails changent l'issue

### $a is a D, $b an S.

card-pair-opposite-ds-deciding = { $a } a décidé quand { $b } demande encore comment tout le monde va s'en sortir. Le lendemain, changez une fois la décision, ou laissez-la telle quelle.
    .headline = Traitez la décision en brouillon jusqu'à demain

card-pair-opposite-ds-change = { $a } voit dans l'ancienne façon de faire un obstacle, et { $b } ce sur quoi les autres comptent. { $a } écrit la première liste, { $b } la seconde.
    .headline = Listez trois choses qui partent et trois qui restent

card-pair-opposite-ds-disagreement = Si { $a } argumente fort et si { $b } acquiesce pour préserver la bonne entente, rien ne se règle. { $a } attend la note avant de trancher.
    .headline = Laissez { $b } mettre l'objection par écrit

card-pair-opposite-ds-pressure = Dans l'urgence, { $a } distribue les tâches, et { $b } en prend trop sans rien dire. { $a } demande « Qu'avez-vous dû laisser tomber ? », et { $b } le dit franchement.
    .headline = Vérifiez la charge deux fois par jour

### $a is an I, $b a C.

card-pair-opposite-ic-talking = { $a } plante encore le décor quand { $b } attend déjà les faits. Une fois le chiffre connu, { $b } écoute jusqu'au bout.
    .headline = Donnez d'abord le chiffre, ensuite l'histoire

card-pair-opposite-ic-feedback = { $a } applaudit vite, et { $b } trouve vite l'erreur. { $a } ajoute un point à corriger, { $b } un point à garder.
    .headline = Donnez chaque fois un compliment et une correction

card-pair-opposite-ic-planning = { $a } s'enthousiasme encore quand { $b } a déjà trouvé la première erreur. D'abord, { $b } ne fait qu'ajouter, puis { $a } écoute chaque doute.
    .headline = Construisez l'idée aujourd'hui, éprouvez-la demain

card-pair-opposite-ic-sharing-work = { $a } dit oui facilement, et c'est à { $b } de faire marcher la chose. { $a } met la promesse en une ligne, et { $b } dit si elle tient.
    .headline = Vérifiez chaque promesse à deux avant l'envoi

### Neither pace nor focus tells them apart.

card-pair-open-talking = On ne sait pas encore ce qui vous distingue. Citez, à tour de rôle, une chose réussie et une chose à changer.
    .headline = Demandez « Comment avez-vous vécu notre dernier échange ? »

card-pair-open-feedback = Vos profils ne disent pas ce qui marche le mieux : vite ou lentement, avec chaleur ou sans détour. Écrivez trois lignes à l'autre, et essayez cette semaine.
    .headline = Demandez « Comment aimez-vous recevoir un retour ? »

card-pair-open-deciding = Vos profils ne montrent pas comment vous aimez décider. Notez vos réponses séparément, et commencez là où elles diffèrent.
    .headline = Demandez « Maintenant ou plus tard ? Les faits ou les personnes d'abord ? »

card-pair-open-planning = On ne sait pas encore ce que vous attendez d'un plan. Deux réponses franches vous aident plus qu'une supposition.
    .headline = Demandez « Qu'est-ce qui rend un plan inutile pour vous ? »

card-pair-open-disagreement = Vos réponses ne disent pas comment vous débattez. Demandez-le dans un moment calme, et essayez au prochain désaccord.
    .headline = Demandez « Qu'est-ce qui vous aide en cas de désaccord ? »

card-pair-open-pressure = On ne sait pas encore comment vous réagissez à l'urgence. Partez du début de cette journée, et dites ce qui l'a rendue pire.
    .headline = Demandez « Qu'est-ce qui aurait aidé, votre dernier mauvais jour ? »
