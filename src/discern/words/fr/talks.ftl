## What the page of a talk says beside its card: a question to open with (ask), a thing to have ready (ready), and what to
## avoid. Both people read the same words. A line is tied to what is claimed of the person, or of the two, and to an
## occasion; those of one number belong together, and a question after
## the fifth with the line as many after the first. Questions are asked aloud. $a and $b are two people's names in the order of the claim.

### D: the person decides early and goes for the result.

talk-ask-dominance-one-to-one = « Que voulez-vous avoir réglé avant notre prochain échange ? »
talk-ready-dominance-one-to-one = Le résultat d'abord, en une ligne.
talk-avoid-dominance-one-to-one = Dix minutes de contexte avant l'essentiel.
talk-ask-dominance-one-to-one-2 = « Qu'est-ce que je vous ai promis et que je n'ai pas encore fait ? »
talk-ready-dominance-one-to-one-2 = Une date pour chaque promesse.
talk-avoid-dominance-one-to-one-2 = « On en reparle bientôt. »
talk-ask-dominance-one-to-one-3 = « Qu'aimeriez-vous que je dise plus directement ? »
talk-ready-dominance-one-to-one-3 = Ce que vous voulez, en une phrase simple.
talk-avoid-dominance-one-to-one-3 = Espérer qu'une allusion suffise.
talk-ask-dominance-one-to-one-4 = « Quelle décision attendez-vous plus tôt de moi ? »
talk-ask-dominance-one-to-one-5 = « Que décideriez-vous aujourd'hui si c'était à vous de trancher ? »
talk-ask-dominance-one-to-one-6 = « Où est-ce que je vous gêne ? »
talk-ready-dominance-one-to-one-4 = La seule décision qui n'appartient qu'à vous.
talk-avoid-dominance-one-to-one-4 = « Je vous tiens au courant », sans jour.
talk-ready-dominance-one-to-one-5 = Deux chemins, et celui que vous prendriez.
talk-avoid-dominance-one-to-one-5 = Expliquer ce qui était clair dès la première minute.

talk-ask-dominance-feedback = « Quel résultat visiez-vous, et lequel avez-vous obtenu ? »
talk-ready-dominance-feedback = L'objectif, et l'écart.
talk-avoid-dominance-feedback = Des compliments autour de la critique.
talk-ask-dominance-feedback-2 = « À quoi ressemblerait un meilleur résultat ? »

talk-ask-dominance-disagreement = « Quelle partie compte le plus pour vous ? »
talk-ready-dominance-disagreement = Un autre chemin vers le même résultat.
talk-avoid-dominance-disagreement = Céder pour en finir.
talk-ask-dominance-disagreement-2 = « Quel résultat voulons-nous ensemble ? »

talk-ask-dominance-delegating = « Que voulez-vous décider sans moi ? »
talk-ready-dominance-delegating = La seule limite qui ne bouge pas.
talk-avoid-dominance-delegating = Des consignes pour chaque étape.
talk-ask-dominance-delegating-2 = « Pour quand est-ce possible, et que faut-il ôter de votre chemin ? »

talk-ask-dominance-change = « Que doit apporter ce changement en premier ? »
talk-ready-dominance-change = Le gain, en un chiffre.
talk-avoid-dominance-change = « On a toujours fait comme ça. »
talk-ask-dominance-change-2 = « Qu'arrêteriez-vous de faire en premier ? »

### I: the person thinks out loud and wins people over.

talk-ask-influence-one-to-one = « Qui avez-vous rencontré récemment que je devrais connaître ? »
talk-ready-influence-one-to-one = Quelques minutes pour les nouvelles.
talk-avoid-influence-one-to-one = Un « noté » glacial après une idée neuve.
talk-ask-influence-one-to-one-2 = « Qu'est-ce que vous préférez faire à deux plutôt qu'en solo ? »
talk-ready-influence-one-to-one-2 = Une courte note de ce qui est convenu, avec les dates.
talk-avoid-influence-one-to-one-2 = Une page de chiffres avant un mot aimable.
talk-ask-influence-one-to-one-3 = « Qu'est-ce que vous aimeriez montrer aux autres ? »
talk-ready-influence-one-to-one-3 = Une chose qui vous a plu récemment, à partager.
talk-avoid-influence-one-to-one-3 = Passer vite sur une bonne histoire.
talk-ask-influence-one-to-one-4 = « Quand un appel vous convient-il mieux qu'un message ? »
talk-ask-influence-one-to-one-5 = « Quelle idée venue de vous ai-je tardé à saisir ? »
talk-ask-influence-one-to-one-6 = « Sur laquelle de vos idées devrais-je en entendre plus ? »
talk-ready-influence-one-to-one-4 = L'histoire d'une chose qui a marché.
talk-avoid-influence-one-to-one-4 = Répondre à des messages pendant que l'autre parle.
talk-ready-influence-one-to-one-5 = Un stylo, pour les idées qui viennent.
talk-avoid-influence-one-to-one-5 = « Tenons-nous en à l'ordre du jour. »

talk-ask-influence-feedback = « Comment l'avez-vous vécu ? »
talk-ready-influence-feedback = Une chose qui vous a plu, une à changer.
talk-avoid-influence-feedback = Cacher l'essentiel dans une blague.
talk-ask-influence-feedback-2 = « Quelle partie a plu, et laquelle moins ? »

talk-ask-influence-disagreement = « Qu'y changeriez-vous ? »
talk-ready-influence-disagreement = Ce que vous aimez dans l'idée.
talk-avoid-influence-disagreement = Une dispute devant les autres.
talk-ask-influence-disagreement-2 = « Comment expliqueriez-vous mon avis à quelqu'un d'autre ? »

talk-ask-influence-delegating = « Avec qui aimeriez-vous faire cela ? »
talk-ready-influence-delegating = Quelqu'un à qui le montrer à mi-chemin.
talk-avoid-influence-delegating = Un formulaire à remplir en solo.
talk-ask-influence-delegating-2 = « Comment voulez-vous me montrer où vous en êtes ? »

talk-ask-influence-change = « Comment l'annonceriez-vous aux autres ? »
talk-ready-influence-change = La question que vous aimeriez le moins entendre.
talk-avoid-influence-change = Une note écrite avant d'en avoir parlé.
talk-ask-influence-change-2 = « Qu'est-ce que les autres y gagnent ? »

### S: the person listens to the end and keeps doubts back.

talk-ask-steadiness-one-to-one = « Laquelle de mes habitudes vous aide, pour que je la garde ? »
talk-ready-steadiness-one-to-one = Un merci pour un travail discret.
talk-avoid-steadiness-one-to-one = « Ça ne vous dérange pas, si ? »
talk-ask-steadiness-one-to-one-2 = « Qu'avez-vous pris récemment qui n'est pas à vous ? »
talk-ready-steadiness-one-to-one-2 = Une tâche que quelqu'un d'autre peut prendre.
talk-avoid-steadiness-one-to-one-2 = Un service de plus, sur le pas de la porte.
talk-ask-steadiness-one-to-one-3 = « Que voulez-vous finir avant que du nouveau arrive ? »
talk-ready-steadiness-one-to-one-3 = Ce que vous avez promis, fait.
talk-avoid-steadiness-one-to-one-3 = Une surprise dans les cinq dernières minutes.
talk-ask-steadiness-one-to-one-4 = « Où un coup de main de ma part vous aiderait-il le plus ? »
talk-ask-steadiness-one-to-one-5 = « Qu'est-ce qui faciliterait votre travail en ce moment ? »
talk-ask-steadiness-one-to-one-6 = « Qui vous a demandé de l'aide récemment, et était-ce trop ? »
talk-ready-steadiness-one-to-one-4 = Un oui ou un non clair à la dernière demande.
talk-avoid-steadiness-one-to-one-4 = Remplir chaque pause vous-même.
talk-ready-steadiness-one-to-one-5 = Une demi-heure sans interruption.
talk-avoid-steadiness-one-to-one-5 = Prendre un silence pour un oui.

talk-ask-steadiness-feedback = « Qu'est-ce qui vous aurait facilité la tâche ? »
talk-ready-steadiness-feedback = Une offre d'aide pour la prochaine fois.
talk-avoid-steadiness-feedback = Un ton tranchant.
talk-ask-steadiness-feedback-2 = « Qu'est-ce qui a bien marché sans que je le voie ? »

talk-ask-steadiness-disagreement = « Qu'est-ce qui vous gêne là-dedans, petit ou grand ? »
talk-ready-steadiness-disagreement = Un endroit calme, et du temps.
talk-avoid-steadiness-disagreement = Un oui dit seulement pour la bonne entente.
talk-ask-steadiness-disagreement-2 = « Qu'est-ce qui serait juste des deux côtés ? »

talk-ask-steadiness-delegating = « Qu'est-ce qu'il faut déplacer pour que cela tienne ? »
talk-ready-steadiness-delegating = Le nom de quelqu'un qui peut aider.
talk-avoid-steadiness-delegating = « Ce n'est qu'un petit truc. »
talk-ask-steadiness-delegating-2 = « De quoi avez-vous besoin pour le faire au calme ? »

talk-ask-steadiness-change = « Que faut-il garder, même si tout le reste change ? »
talk-ready-steadiness-change = Le premier pas, et qui y aide.
talk-avoid-steadiness-change = « Dès demain, tout est nouveau. »
talk-ask-steadiness-change-2 = « De quoi avez-vous besoin avant d'essayer ? »

### C: the person wants to know how it works before saying yes.

talk-ask-conscientiousness-one-to-one = « Que voulez-vous reprendre à fond avec moi ? »
talk-ready-conscientiousness-one-to-one = Les points à aborder, par écrit.
talk-avoid-conscientiousness-one-to-one = « Comment ça va ? », et rien de plus.
talk-ask-conscientiousness-one-to-one-2 = « Où voulez-vous plus de détails de ma part ? »
talk-ready-conscientiousness-one-to-one-2 = La source de chaque chiffre que vous citez.
talk-avoid-conscientiousness-one-to-one-2 = « Un tas », « bientôt » ou « presque ».
talk-ask-conscientiousness-one-to-one-3 = « Que vous faut-il savoir avant l'étape suivante ? »
talk-ready-conscientiousness-one-to-one-3 = Le temps de mettre un point parfaitement au clair.
talk-avoid-conscientiousness-one-to-one-3 = « Ça va aller. »
talk-ask-conscientiousness-one-to-one-4 = « Qu'avez-vous vérifié récemment et trouvé faux ? »
talk-ask-conscientiousness-one-to-one-5 = « Laquelle de mes explications a laissé un point en suspens ? »
talk-ask-conscientiousness-one-to-one-6 = « Laquelle de nos règles n'a aucun sens pour vous ? »
talk-ready-conscientiousness-one-to-one-4 = Un exemple de ce que vous appelez « bon ».
talk-avoid-conscientiousness-one-to-one-4 = Une supposition qui sonne comme un fait.
talk-ready-conscientiousness-one-to-one-5 = Ce que vous ne savez pas encore, dit franchement.
talk-avoid-conscientiousness-one-to-one-5 = Changer de sujet avant la fin.

talk-ask-conscientiousness-feedback = « Quel critère aviez-vous en tête ? »
talk-ready-conscientiousness-feedback = Le critère, et l'écart avec le travail.
talk-avoid-conscientiousness-feedback = « Vous faites toujours ça. »
talk-ask-conscientiousness-feedback-2 = « Où le voyez-vous autrement, point par point ? »

talk-ask-conscientiousness-disagreement = « Quelle preuve vous ferait changer d'avis ? »
talk-ready-conscientiousness-disagreement = Votre source, à la bonne page.
talk-avoid-conscientiousness-disagreement = « Tout le monde sait cela. »
talk-ask-conscientiousness-disagreement-2 = « Lequel de mes faits voulez-vous vérifier ? »

talk-ask-conscientiousness-delegating = « Quelles erreurs comptent ici, et lesquelles non ? »
talk-ready-conscientiousness-delegating = Un exemple de travail fini.
talk-avoid-conscientiousness-delegating = « Vous voyez ce que je veux dire. »
talk-ask-conscientiousness-delegating-2 = « À quel point faut-il être exact, selon vous ? »

talk-ask-conscientiousness-change = « Comment saurons-nous que la nouvelle façon vaut mieux ? »
talk-ready-conscientiousness-change = Les raisons, sur le papier.
talk-avoid-conscientiousness-change = Un discours enflammé sur la nouveauté.
talk-ask-conscientiousness-change-2 = « Que testeriez-vous en premier ? »

### Above all fast.

talk-ask-half-di-one-to-one = « Quelle occasion laissons-nous passer ? »
talk-ready-half-di-one-to-one = Une proposition, en deux phrases.
talk-avoid-half-di-one-to-one = Garder votre avis pour vous.
talk-ask-half-di-one-to-one-2 = « Qu'avez-vous envie de lancer, et que vous faut-il ? »
talk-ready-half-di-one-to-one-2 = Ce qu'il y a à gagner, et pour quand.
talk-avoid-half-di-one-to-one-2 = « Attendons de voir. »
talk-ask-half-di-one-to-one-3 = « Qu'aimeriez-vous finir avec mon aide ? »
talk-ready-half-di-one-to-one-3 = Tout ce qui est en cours, sur une page.
talk-avoid-half-di-one-to-one-3 = Commencer par les vieilles affaires.
talk-ask-half-di-one-to-one-4 = « Que pouvons-nous décider à deux, là, maintenant ? »
talk-ask-half-di-one-to-one-5 = « Où voulez-vous plus de soutien de ma part ? »
talk-ask-half-di-one-to-one-6 = « Que pourriez-vous confier de bon cœur ? »
talk-ready-half-di-one-to-one-4 = Une décision à prendre sur-le-champ.
talk-avoid-half-di-one-to-one-4 = Des règles pour ce qui vient à peine de commencer.
talk-ready-half-di-one-to-one-5 = Le nom de quelqu'un qui peut s'y joindre.
talk-avoid-half-di-one-to-one-5 = Finir sans prochaine étape.

talk-ask-half-di-feedback = « Que feriez-vous autrement la prochaine fois ? »
talk-ready-half-di-feedback = Une remarque, dite le jour même.
talk-avoid-half-di-feedback = Garder la remarque pour la fin de l'année.
talk-ask-half-di-feedback-2 = « Quelle est la façon la plus rapide de réparer cela ? »

talk-ask-half-di-disagreement = « Quelle partie de mon avis vous paraît juste ? »
talk-ready-half-di-disagreement = Votre non, en une phrase.
talk-avoid-half-di-disagreement = Un e-mail quand on peut se parler.
talk-ask-half-di-disagreement-2 = « Que feriez-vous si je disais oui ? »

talk-ask-half-di-delegating = « Comment vous y prendriez-vous, si vous pouviez commencer aujourd'hui ? »
talk-ready-half-di-delegating = Un premier pas pour aujourd'hui.
talk-avoid-half-di-delegating = Un départ dans plusieurs semaines.
talk-ask-half-di-delegating-2 = « Quelle partie aimeriez-vous passer à quelqu'un ? »

talk-ask-half-di-change = « Pour quand voulez-vous basculer ? »
talk-ready-half-di-change = Une chose qui ne doit pas casser en route.
talk-avoid-half-di-change = Une date que vous ne pouvez pas tenir.
talk-ask-half-di-change-2 = « Qu'est-ce qui pourrait rater la première semaine ? »

### Above all people first.

talk-ask-half-is-one-to-one = « Comment trouvez-vous le travail avec moi ? »
talk-ready-half-is-one-to-one = Une chose que vous appréciez, en une phrase.
talk-avoid-half-is-one-to-one = La liste des tâches dès la première minute.
talk-ask-half-is-one-to-one-2 = « Quelle est l'ambiance autour de vous ? »
talk-ready-half-is-one-to-one-2 = Un mot sur vous : comment ça va.
talk-avoid-half-is-one-to-one-2 = « De quel côté êtes-vous ? »
talk-ask-half-is-one-to-one-3 = « Sur quoi aimeriez-vous que je vous interroge ? »
talk-ready-half-is-one-to-one-3 = Du temps pour entendre comment ça va.
talk-avoid-half-is-one-to-one-3 = Un ordre du jour sans place libre.
talk-ask-half-is-one-to-one-4 = « Qui mérite un merci de notre part ? »
talk-ask-half-is-one-to-one-5 = « Qui vous a rendu service récemment, et comment ? »
talk-ask-half-is-one-to-one-6 = « Où serait-il utile que je parle à quelqu'un ? »
talk-ready-half-is-one-to-one-4 = Les remerciements d'une autre personne, à transmettre.
talk-avoid-half-is-one-to-one-4 = « C'est comme ça. »
talk-ready-half-is-one-to-one-5 = Un mot gentil sur une autre personne.
talk-avoid-half-is-one-to-one-5 = Regarder votre montre.

talk-ask-half-is-feedback = « Comment l'avez-vous vécu, et que faut-il changer ? »
talk-ready-half-is-feedback = Dix minutes libres ensuite.
talk-avoid-half-is-feedback = Une blague pour alléger.
talk-ask-half-is-feedback-2 = « Qui l'a remarqué, et que vous a-t-on dit ? »

talk-ask-half-is-disagreement = « Que voulez-vous pour vous, là-dedans ? »
talk-ready-half-is-disagreement = Un accord juste des deux côtés.
talk-avoid-half-is-disagreement = Une victoire et une défaite.
talk-ask-half-is-disagreement-2 = « Selon vous, comment est-ce que je vis cela ? »

talk-ask-half-is-delegating = « Avec l'aide de qui aimeriez-vous le faire ? »
talk-ready-half-is-delegating = Le nom de quelqu'un qui aimerait s'y joindre.
talk-avoid-half-is-delegating = « Quand vous aurez un moment. »
talk-ask-half-is-delegating-2 = « Qui doit savoir que vous vous en occupez ? »

talk-ask-half-is-change = « Qui aura le plus de mal, et qui peut aider ? »
talk-ready-half-is-change = Le nom des personnes qui ne sont pas au courant.
talk-avoid-half-is-change = Laisser les personnes concernées l'apprendre par d'autres.
talk-ask-half-is-change-2 = « Que nous demandera-t-on en premier ? »

### Above all calm.

talk-ask-half-sc-one-to-one = « Qu'aimeriez-vous savoir longtemps à l'avance ? »
talk-ready-half-sc-one-to-one = Les prochaines étapes, par écrit.
talk-avoid-half-sc-one-to-one = Un changement sans raison.
talk-ask-half-sc-one-to-one-2 = « Qu'est-ce qui marche bien entre nous et doit rester ainsi ? »
talk-ready-half-sc-one-to-one-2 = Les dates convenues, inchangées.
talk-avoid-half-sc-one-to-one-2 = « Juste un petit mot » entre deux réunions.
talk-ask-half-sc-one-to-one-3 = « Quelle décision voulez-vous laisser reposer une nuit ? »
talk-ready-half-sc-one-to-one-3 = Un moment pour en reparler.
talk-avoid-half-sc-one-to-one-3 = Une nouvelle priorité chaque semaine.
talk-ask-half-sc-one-to-one-4 = « Que faut-il laisser tranquille ce mois-ci ? »
talk-ask-half-sc-one-to-one-5 = « Qu'est-ce qui est venu trop brusquement ces temps-ci ? »
talk-ask-half-sc-one-to-one-6 = « Où voulez-vous que je prenne plus de temps ? »
talk-ready-half-sc-one-to-one-4 = Ce qui reste, à côté de ce qui change.
talk-avoid-half-sc-one-to-one-4 = Décider pendant que l'autre réfléchit encore.
talk-ready-half-sc-one-to-one-5 = Un agenda, pour regarder plus loin ensemble.
talk-avoid-half-sc-one-to-one-5 = « Faites-le, on verra. »

talk-ask-half-sc-feedback = « Comment avez-vous fait, étape par étape ? »
talk-ready-half-sc-feedback = Une remarque par écrit, à emporter.
talk-avoid-half-sc-feedback = « Réglez ça d'ici ce soir. »
talk-ask-half-sc-feedback-2 = « À quoi voulez-vous réfléchir avant la suite ? »

talk-ask-half-sc-disagreement = « À quoi n'ai-je pas pensé ? »
talk-ready-half-sc-disagreement = Un essai qui peut trancher.
talk-avoid-half-sc-disagreement = Parler plus fort ou plus vite.
talk-ask-half-sc-disagreement-2 = « De quoi voulez-vous avoir la preuve d'abord ? »

talk-ask-half-sc-delegating = « Dans quel ordre le feriez-vous ? »
talk-ready-half-sc-delegating = Ce qui est déjà fait, par écrit.
talk-avoid-half-sc-delegating = « Voyez jusqu'où vous allez. »
talk-ask-half-sc-delegating-2 = « Combien de temps cela prend-il, fait comme il faut ? »

talk-ask-half-sc-change = « Quelle étape en premier, et laquelle en dernier ? »
talk-ready-half-sc-change = La première étape, à essayer.
talk-avoid-half-sc-change = Deux changements la même semaine.
talk-ask-half-sc-change-2 = « Que faut-il avoir préparé avant de commencer ? »

### Above all task first.

talk-ask-half-dc-one-to-one = « Où vous faut-il une réponse plus claire de ma part ? »
talk-ready-half-dc-one-to-one = Une réponse franche, même à une question dure.
talk-avoid-half-dc-one-to-one = Minimiser un défaut.
talk-ask-half-dc-one-to-one-2 = « Quel résultat ne vous satisfait pas encore ? »
talk-ready-half-dc-one-to-one-2 = L'objectif, en une phrase.
talk-avoid-half-dc-one-to-one-2 = « Cela plaît aux autres. »
talk-ask-half-dc-one-to-one-3 = « Quel problème dois-je régler pour vous ? »
talk-ready-half-dc-one-to-one-3 = Votre avis, et les faits derrière.
talk-avoid-half-dc-one-to-one-3 = Un compliment en guise d'échauffement.
talk-ask-half-dc-one-to-one-4 = « Que puis-je mieux faire, en mots simples ? »
talk-ask-half-dc-one-to-one-5 = « À quoi ne faut-il plus passer de temps ? »
talk-ask-half-dc-one-to-one-6 = « Qu'est-ce que je complique pour rien ? »
talk-ready-half-dc-one-to-one-4 = Un de vos propres défauts, nommé sans détour.
talk-avoid-half-dc-one-to-one-4 = Un compliment sans raison.
talk-ready-half-dc-one-to-one-5 = Ce que vous aimeriez voir fait autrement.
talk-avoid-half-dc-one-to-one-5 = Tourner autour du point délicat.

talk-ask-half-dc-feedback = « Que critiquez-vous vous-même là-dedans ? »
talk-ready-half-dc-feedback = Le défaut, sa cause et son coût.
talk-avoid-half-dc-feedback = « Quelques personnes ont trouvé cela un peu… »
talk-ask-half-dc-feedback-2 = « Que feriez-vous contre la cause ? »

talk-ask-half-dc-disagreement = « Laquelle de mes raisons ne vous convainc pas ? »
talk-ready-half-dc-disagreement = La preuve, sur une page.
talk-avoid-half-dc-disagreement = Refaire l'histoire de la dispute.
talk-ask-half-dc-disagreement-2 = « Qu'est-ce qui trancherait pour vous ? »

talk-ask-half-dc-delegating = « Où vous attendez-vous à ce que cela coince ? »
talk-ready-half-dc-delegating = Ce qu'on ne sait pas encore, en liste.
talk-avoid-half-dc-delegating = « J'ai tout de suite pensé à vous ! »
talk-ask-half-dc-delegating-2 = « À quoi verrons-nous que c'est fini ? »

talk-ask-half-dc-change = « Qu'est-ce que cela dégrade ? »
talk-ready-half-dc-change = Le problème à résoudre.
talk-avoid-half-dc-change = « On est dans le même bateau. »
talk-ask-half-dc-change-2 = « Qu'est-ce que cela nous coûte, et est-ce que cela en vaut la peine ? »

### The person moves fast.

talk-ask-fast-one-to-one = « Qu'avez-vous commencé qui attend une réponse de moi ? »
talk-ready-fast-one-to-one = Des réponses à tout ce qui reste en suspens.
talk-avoid-fast-one-to-one = Une longue histoire avant la question.
talk-ask-fast-one-to-one-2 = « Que laisseriez-vous tomber si vous pouviez ? »
talk-ready-fast-one-to-one-2 = Deux sujets, le court d'abord.
talk-avoid-fast-one-to-one-2 = Lire vos notes ligne par ligne.
talk-ask-fast-one-to-one-3 = « Qu'est-ce qui vous freine, et que je peux débloquer ? »
talk-ready-fast-one-to-one-3 = La prochaine étape, avec une date.
talk-avoid-fast-one-to-one-3 = Une réunion pour préparer la prochaine réunion.
talk-ask-fast-one-to-one-4 = « Que pouvez-vous décider sans moi désormais ? »
talk-ask-fast-one-to-one-5 = « Laquelle de vos tâches devrait déjà être finie ? »
talk-ask-fast-one-to-one-6 = « Quelle réponse vous faut-il avant la fin de l'échange ? »
talk-ask-fast-one-to-one-7 = « Que vouliez-vous dire quand le temps a manqué ? »
talk-ask-fast-one-to-one-8 = « Qu'est-ce qui a trop traîné ces temps-ci ? »
talk-ask-fast-one-to-one-9 = « Où mon rythme est-il trop lent pour vous, et où trop rapide ? »
talk-ask-fast-one-to-one-10 = « Qu'aimeriez-vous essayer ensuite ? »
talk-ask-fast-one-to-one-11 = « Qu'est-ce qui ralentit les autres ? »
talk-ask-fast-one-to-one-12 = « Quel petit pas pouvons-nous faire aujourd'hui ? »
talk-ready-fast-one-to-one-4 = Ce que vous pouvez décider tout de suite.
talk-avoid-fast-one-to-one-4 = Une demi-heure sur un détail.
talk-ready-fast-one-to-one-5 = Une liste courte, par ordre d'importance.
talk-avoid-fast-one-to-one-5 = « Reprenons depuis le début. »

talk-ask-fast-feedback = « Comment le voyez-vous ? »
talk-ready-fast-feedback = Une phrase, et le fait derrière elle.
talk-avoid-fast-feedback = Des exemples du mois dernier.
talk-ask-fast-feedback-2 = « Que changeriez-vous dès demain ? »

talk-ask-fast-disagreement = « Que pouvons-nous essayer cette semaine pour trancher ? »
talk-ready-fast-disagreement = Une première réponse, si courte soit-elle.
talk-avoid-fast-disagreement = « J'y réfléchis », sans jour.
talk-ask-fast-disagreement-2 = « Quel est le plus court chemin pour en sortir ? »

talk-ask-fast-delegating = « Que feriez-vous en premier ? »
talk-ready-fast-delegating = Le moment où faire le point.
talk-avoid-fast-delegating = Dix pages à lire d'abord.
talk-ask-fast-delegating-2 = « Quand voulez-vous me montrer une première version ? »

talk-ask-fast-change = « Que voulez-vous essayer le premier jour ? »
talk-ready-fast-change = Une chose à essayer aujourd'hui.
talk-avoid-fast-change = « Attendons que ce soit parfait. »
talk-ask-fast-change-2 = « Que pouvons-nous commencer avant que tout soit réglé ? »

### The person takes time.

talk-ask-calm-one-to-one = « Combien de temps aimez-vous réfléchir avant de me répondre ? »
talk-ready-calm-one-to-one = Une question, par écrit, à lire d'abord.
talk-avoid-calm-one-to-one = « Il me faut une réponse tout de suite. »
talk-ask-calm-one-to-one-2 = « Que voulez-vous que je vous dise plus tôt ? »
talk-ready-calm-one-to-one-2 = Tout ce qui va changer, annoncé tôt.
talk-avoid-calm-one-to-one-2 = Une nouvelle question quand une autre attend encore.
talk-ask-calm-one-to-one-3 = « Qu'est-ce qui mérite plus de temps que prévu ? »
talk-ready-calm-one-to-one-3 = Du temps pour une réponse complète.
talk-avoid-calm-one-to-one-3 = « Vite, avant de finir… »
talk-ask-calm-one-to-one-4 = « Qu'est-ce qui est de trop en ce moment ? »
talk-ask-calm-one-to-one-5 = « À quoi avez-vous réfléchi ces temps-ci ? »
talk-ask-calm-one-to-one-6 = « Vous ai-je demandé quelque chose trop tôt ces temps-ci ? »
talk-ask-calm-one-to-one-7 = « Qu'est-ce qui vous aide à préparer nos échanges ? »
talk-ask-calm-one-to-one-8 = « Sur quoi voulez-vous revenir ? »
talk-ask-calm-one-to-one-9 = « Sur quoi votre avis est-il fait ? »
talk-ask-calm-one-to-one-10 = « Quand aimez-vous avoir la paix ? »
talk-ask-calm-one-to-one-11 = « À quel plan faut-il nous tenir ? »
talk-ask-calm-one-to-one-12 = « Que préférez-vous faire étape par étape plutôt que d'un coup ? »
talk-ready-calm-one-to-one-4 = Un sujet, pas plus.
talk-avoid-calm-one-to-one-4 = Trois questions d'un seul souffle.
talk-ready-calm-one-to-one-5 = Dix minutes de réserve après l'échange.
talk-avoid-calm-one-to-one-5 = Couper la parole à { $a } pour finir ses phrases.

talk-ask-calm-feedback = « Quand voulez-vous reparler de ce que j'ai dit ? »
talk-ready-calm-feedback = Un moment pour le second échange.
talk-avoid-calm-feedback = « Alors, qu'en dites-vous ? »
talk-ask-calm-feedback-2 = « Dois-je l'écrire, pour que vous le lisiez d'abord ? »

talk-ask-calm-disagreement = « Qu'ajouteriez-vous, après ce temps de réflexion ? »
talk-ready-calm-disagreement = Une décision encore à prendre.
talk-avoid-calm-disagreement = « Donc, on est d'accord. »
talk-ask-calm-disagreement-2 = « À quoi voulez-vous réfléchir avant qu'on tranche ? »

talk-ask-calm-delegating = « Que voulez-vous lire avant qu'on en parle ? »
talk-ready-calm-delegating = La tâche sur le papier, à emporter.
talk-avoid-calm-delegating = Réclamer des questions tout de suite.
talk-ask-calm-delegating-2 = « Quand pouvez-vous me dire si cela tient ? »

talk-ask-calm-change = « À quoi voulez-vous réfléchir avant que cela commence ? »
talk-ready-calm-change = La date, dès qu'elle est fixée.
talk-avoid-calm-change = La nouvelle en pleine réunion.
talk-ask-calm-change-2 = « Quelle partie vient trop tôt ? »

### The person puts people first.

talk-ask-people-one-to-one = « Qu'est-ce qui vous plaît dans notre façon de travailler ensemble ? »
talk-ready-people-one-to-one = Quelques minutes pour prendre des nouvelles.
talk-avoid-people-one-to-one = Commencer l'ordre du jour avant de dire bonjour.
talk-ask-people-one-to-one-2 = « À qui d'autre faut-il parler ? »
talk-ready-people-one-to-one-2 = Pour chaque sujet, les personnes concernées.
talk-avoid-people-one-to-one-2 = Un e-mail à la place de l'échange.
talk-ask-people-one-to-one-3 = « Quelle parole entendue vous est restée ? »
talk-ready-people-one-to-one-3 = Ce qu'on vous a dit, mot pour mot.
talk-avoid-people-one-to-one-3 = « Rien de personnel. »
talk-ask-people-one-to-one-4 = « Avec qui avez-vous aimé travailler ces temps-ci ? »
talk-ask-people-one-to-one-5 = « Comment puis-je mieux vous aider, vous et les autres ? »
talk-ask-people-one-to-one-6 = « Qui a eu une journée plus facile grâce à vous ? »
talk-ask-people-one-to-one-7 = « Qui attend quelque chose de moi sans me l'avoir dit ? »
talk-ask-people-one-to-one-8 = « Où avez-vous arrondi les angles ces temps-ci ? »
talk-ask-people-one-to-one-9 = « Avec qui aimeriez-vous travailler davantage ? »
talk-ask-people-one-to-one-10 = « Qui débute ici, et comment cela se passe-t-il ? »
talk-ask-people-one-to-one-11 = « De quoi aimeriez-vous remercier quelqu'un ? »
talk-ask-people-one-to-one-12 = « Que pouvons-nous fêter ? »
talk-ready-people-one-to-one-4 = Le nom d'une personne qui a fait du bon travail.
talk-avoid-people-one-to-one-4 = Des chiffres avant un mot de merci.
talk-ready-people-one-to-one-5 = Le plan, avec les noms.
talk-avoid-people-one-to-one-5 = « Laissons les sentiments de côté. »

talk-ask-people-feedback = « Comment cela s'est-il passé pour les autres, selon vous ? »
talk-ready-people-feedback = Ce que cela a changé pour quelqu'un de l'équipe.
talk-avoid-people-feedback = Une liste écrite de défauts.
talk-ask-people-feedback-2 = « Qu'aimeriez-vous dire aux personnes que cela a touchées ? »

talk-ask-people-disagreement = « Pour qui vous faites-vous du souci dans cette affaire ? »
talk-ready-people-disagreement = Ce qui vous tient à cœur dans votre collaboration.
talk-avoid-people-disagreement = Des chiffres en réponse à un souci.
talk-ask-people-disagreement-2 = « Comment en sortir avec un accord qui nous convient ? »

talk-ask-people-delegating = « Qui aimeriez-vous rencontrer avant de commencer ? »
talk-ready-people-delegating = Le nom d'une personne qui utilisera le résultat.
talk-avoid-people-delegating = « Faites juste monter le chiffre. »
talk-ask-people-delegating-2 = « À qui cela fera-t-il plaisir, une fois fini ? »

talk-ask-people-change = « Qui doit l'entendre de vous, en face ? »
talk-ready-people-change = Une offre pour les personnes les plus touchées.
talk-avoid-people-change = Les économies dès la première phrase.
talk-ask-people-change-2 = « Qu'est-ce qui va manquer aux autres ? »

### The person puts the task first.

talk-ask-task-one-to-one = « Qu'est-ce qui rendrait ces échanges plus utiles pour vous ? »
talk-ready-task-one-to-one = Trois sujets, par écrit.
talk-avoid-task-one-to-one = « Alors, que ressentez-vous ? », sans prévenir.
talk-ask-task-one-to-one-2 = « Laquelle de vos tâches n'a pas d'objectif clair ? »
talk-ready-task-one-to-one-2 = Qui fait quoi, et pour quand.
talk-avoid-task-one-to-one-2 = Une allusion en guise de demande.
talk-ask-task-one-to-one-3 = « Quel chiffre regarderiez-vous en premier ? »
talk-ready-task-one-to-one-3 = Les faits sur chaque sujet.
talk-avoid-task-one-to-one-3 = En venir au fait à la dernière minute.
talk-ask-task-one-to-one-4 = « Quelle est la seule chose qui doit être juste cette semaine ? »
talk-ask-task-one-to-one-5 = « Qu'est-ce qui se met en travers du prochain résultat ? »
talk-ask-task-one-to-one-6 = « Sur quoi dois-je parler plus clairement ? »
talk-ask-task-one-to-one-7 = « Laquelle de nos étapes pouvons-nous supprimer ? »
talk-ask-task-one-to-one-8 = « Qu'est-ce qui marche mieux qu'il y a un mois ? »
talk-ask-task-one-to-one-9 = « Lesquelles de nos habitudes aident le travail, et lesquelles non ? »
talk-ask-task-one-to-one-10 = « Que referiez-vous de la même façon ? »
talk-ask-task-one-to-one-11 = « Laquelle de mes demandes n'était pas claire ? »
talk-ask-task-one-to-one-12 = « Que pouvons-nous rayer de la liste ? »
talk-ready-task-one-to-one-4 = Le document dont il est question.
talk-avoid-task-one-to-one-4 = Du bavardage en guise de réponse.
talk-ready-task-one-to-one-5 = Ce qui a été fait depuis la semaine dernière.
talk-avoid-task-one-to-one-5 = « On trouvera bien un moyen. »

talk-ask-task-feedback = « Que répareriez-vous en premier ? »
talk-ready-task-feedback = Le résultat voulu, à côté du résultat obtenu.
talk-avoid-task-feedback = Trois compliments avant l'essentiel.
talk-ask-task-feedback-2 = « Comment mesureriez-vous le progrès ? »

talk-ask-task-disagreement = « Quel fait m'a échappé ? »
talk-ready-task-disagreement = Les faits sur lesquels vous vous appuyez.
talk-avoid-task-disagreement = « Je le sens mal, c'est tout. »
talk-ask-task-disagreement-2 = « Que savons-nous, et que supposons-nous ? »

talk-ask-task-delegating = « De quoi avez-vous besoin pour le finir ? »
talk-ready-task-delegating = La date, et tous les faits connus.
talk-avoid-task-delegating = « Ce serait si gentil si… »
talk-ask-task-delegating-2 = « À quoi ressemble un travail fini ? »

talk-ask-task-change = « Quel résultat doit s'améliorer, et de combien ? »
talk-ready-task-change = Comment cela marche aujourd'hui, en chiffres.
talk-avoid-task-change = « Voyons le bon côté des choses. »
talk-ask-task-change-2 = « Quelle étape cela raccourcit-il ? »

### Nothing is claimed of the person: the question alone.

talk-ask-open-one-to-one = « De quoi parler pour que cette demi-heure en vaille la peine ? »
talk-ask-open-one-to-one-2 = « Y a-t-il quelque chose qui marche bien et que j'ignore ? »
talk-ask-open-one-to-one-3 = « Attendez-vous quelque chose, de moi ou des autres ? »
talk-ask-open-one-to-one-4 = « Quelle partie de votre travail aimeriez-vous développer ? »
talk-ask-open-one-to-one-5 = « Quelque chose prend-il plus de temps que prévu ? »
talk-ask-open-one-to-one-6 = « Que feriez-vous autrement si c'était à vous de décider ? »
talk-ask-open-one-to-one-7 = « Y a-t-il chez vous quelque chose qui m'a échappé ? »
talk-ask-open-one-to-one-8 = « Que puis-je faire davantage, et que faire moins ? »
talk-ask-open-one-to-one-9 = « Que voudriez-vous savoir faire dans un an ? »
talk-ask-open-one-to-one-10 = « Quelle question espériez-vous de ma part aujourd'hui ? »
talk-ask-open-one-to-one-11 = « Qu'aimeriez-vous apprendre ensuite ? »
talk-ask-open-one-to-one-12 = « Y a-t-il quelqu'un à remercier ? »
talk-ask-open-one-to-one-13 = « Qu'aimeriez-vous essayer une fois, juste pour voir ? »
talk-ask-open-one-to-one-14 = « Y a-t-il quelque chose que vous aimeriez lancer ? »
talk-ask-open-one-to-one-15 = « Qu'est-ce qui ferait de la semaine prochaine une bonne semaine ? »
talk-ask-open-one-to-one-16 = « Y a-t-il quelque chose que vous aimeriez savoir de moi ? »
talk-ask-open-one-to-one-17 = « Si vous pouviez changer une chose ici, laquelle ? »
talk-ask-open-one-to-one-18 = « Quelle petite chose fait votre fierté ? »
talk-ask-open-one-to-one-19 = « Que me demanderiez-vous si j'avais toute la journée ? »
talk-ask-open-one-to-one-20 = « Qu'est-ce qui est plus dur qu'il n'y paraît ? »
talk-ask-open-one-to-one-21 = « Lesquelles de nos réunions vous aident, et lesquelles non ? »
talk-ask-open-one-to-one-22 = « Que faites-vous que vous aimeriez enseigner à quelqu'un ? »
talk-ask-open-one-to-one-23 = « Quelque chose a-t-il changé, dont il faut parler ? »
talk-ask-open-one-to-one-24 = « Quel moment de la semaine attendez-vous avec plaisir ? »

talk-ask-open-feedback = « Comment le voyez-vous, avant que je donne mon avis ? »
talk-ask-open-feedback-2 = « L'essentiel d'abord, ou un exemple d'abord ? »
talk-ask-open-feedback-3 = « Que voulez-vous entendre de moi à ce sujet ? »
talk-ask-open-disagreement = « Qu'est-ce que je comprends mal quand j'explique votre avis ? »
talk-ask-open-disagreement-2 = « Sur quelle partie sommes-nous d'accord ? »
talk-ask-open-disagreement-3 = « À quoi ressemblerait une bonne issue ? »
talk-ask-open-delegating = « Que vous faut-il savoir avant de pouvoir dire oui ? »
talk-ask-open-delegating-2 = « Quand faisons-nous le point ensemble ? »
talk-ask-open-delegating-3 = « De quoi vous décharger, pour que cela tienne ? »
talk-ask-open-change = « Qu'est-ce qui vous faciliterait la chose ? »
talk-ask-open-change-2 = « Que ne savez-vous pas encore à ce sujet ? »
talk-ask-open-change-3 = « Qu'est-ce qui ne change pas pour vous ? »

### Somebody is new: one to one, whatever is claimed of them.

talk-ask-new-one-to-one = « Avec qui n'avez-vous pas encore parlé, alors qu'il le faudrait ? »
talk-ask-new-one-to-one-2 = « Qu'est-ce qui est différent ici de ce que vous attendiez ? »
talk-ask-new-one-to-one-3 = « Qu'est-ce qui vous étonne ici et que les autres ne remarquent plus ? »
talk-ask-new-one-to-one-4 = « Que vous manque-t-il encore pour trouver vos repères ? »
talk-ask-new-one-to-one-5 = « Que savez-vous faire que personne ici ne vous a encore demandé ? »
talk-ask-new-one-to-one-6 = « Quelle question avez-vous gardée pour vous jusqu'ici ? »

### $a moves faster, $b takes more time.

talk-ask-pair-opposite-pace-one-to-one = « Quand mon rythme vous aide-t-il ? »
talk-ready-pair-opposite-pace-one-to-one = Un travail qui a demandé les deux rythmes.
talk-avoid-pair-opposite-pace-one-to-one = « Vous traînez » et « Vous foncez ».
talk-ask-pair-opposite-pace-one-to-one-2 = « Combien de temps vous faut-il avant de dire oui ? »
talk-ready-pair-opposite-pace-one-to-one-2 = Une date qui laisse du temps à { $b }.
talk-avoid-pair-opposite-pace-one-to-one-2 = Presser { $b } de répondre sur-le-champ.
talk-ask-pair-opposite-pace-one-to-one-3 = « Qu'est-ce qui doit aller plus vite, et qu'est-ce qui demande du temps ? »
talk-ask-pair-opposite-pace-one-to-one-4 = « Qui commence, et qui relit ? »
talk-ready-pair-opposite-pace-one-to-one-3 = Deux dates : une pour réfléchir, une pour décider.
talk-avoid-pair-opposite-pace-one-to-one-3 = Commencer sans { $b }.
talk-ready-pair-opposite-pace-one-to-one-4 = Une chose à commencer aujourd'hui, une à abandonner.
talk-avoid-pair-opposite-pace-one-to-one-4 = Remettre en cause un travail lancé par { $a }.
talk-ready-pair-opposite-pace-one-to-one-5 = Une minute de silence après chaque question.
talk-avoid-pair-opposite-pace-one-to-one-5 = « Pourquoi ne pas l'avoir dit tout de suite ? »

talk-ask-pair-opposite-pace-feedback = « Combien de temps après aimez-vous recevoir un retour ? »
talk-ready-pair-opposite-pace-feedback = Une remarque par personne, avec sa date.
talk-avoid-pair-opposite-pace-feedback = Attendre une réponse tout de suite.

talk-ask-pair-opposite-pace-disagreement = « Quand mon rythme a-t-il été trop rapide ou trop lent pour vous ? »
talk-ready-pair-opposite-pace-disagreement = Une décision récente, avec ses dates.
talk-avoid-pair-opposite-pace-disagreement = Trancher dans les cinq premières minutes.
talk-ask-pair-opposite-pace-disagreement-2 = « Qu'est-ce qui rate si nous attendons, et si nous nous pressons ? »
talk-ask-pair-opposite-pace-disagreement-3 = « Pour quand faut-il vraiment trancher ? »

talk-ask-pair-opposite-pace-delegating = « Que préférez-vous, le début ou la fin ? »
talk-ready-pair-opposite-pace-delegating = La date d'échéance du travail.
talk-avoid-pair-opposite-pace-delegating = Passer le travail une demi-heure avant l'échéance.

talk-ask-pair-opposite-pace-change = « Combien de temps vous faut-il pour vous y faire ? »
talk-ready-pair-opposite-pace-change = Une date pour le second échange.
talk-avoid-pair-opposite-pace-change = Une décision dès la première rencontre.

### $a puts people first more, $b the task.

talk-ask-pair-opposite-focus-one-to-one = « Que voyez-vous dans notre travail qui m'échappe ? »
talk-ready-pair-opposite-focus-one-to-one = Un résultat, et une personne qu'il a aidée.
talk-avoid-pair-opposite-focus-one-to-one = « Trop sensible » et « insensible ».
talk-ask-pair-opposite-focus-one-to-one-2 = « Que voulez-vous que je vous demande d'abord ? »
talk-ready-pair-opposite-focus-one-to-one-2 = Des nouvelles des autres, et un fait.
talk-avoid-pair-opposite-focus-one-to-one-2 = Que du bavardage, ou que du travail.
talk-ask-pair-opposite-focus-one-to-one-3 = « Qui consulter avant de décider, et que vérifier ? »
talk-ask-pair-opposite-focus-one-to-one-4 = « Qu'avez-vous remarqué récemment que je n'ai pas vu ? »
talk-ready-pair-opposite-focus-one-to-one-3 = Qui cela aide, et ce que cela coûte.
talk-avoid-pair-opposite-focus-one-to-one-3 = Laisser { $a } remonter le moral de tout le monde sans aide.
talk-ready-pair-opposite-focus-one-to-one-4 = Un merci, avec sa raison.
talk-avoid-pair-opposite-focus-one-to-one-4 = Prendre la question pour une attaque.
talk-ready-pair-opposite-focus-one-to-one-5 = Dix minutes par personne pour ce qui lui importe.
talk-avoid-pair-opposite-focus-one-to-one-5 = « Vous passez à côté. »

talk-ask-pair-opposite-focus-feedback = « Les mots gentils d'abord, ou l'essentiel ? »
talk-ready-pair-opposite-focus-feedback = Une chose à garder, une à changer.
talk-avoid-pair-opposite-focus-feedback = Un retour comme vous aimeriez le recevoir.

talk-ask-pair-opposite-focus-disagreement = « Que voulez-vous protéger ici ? »
talk-ready-pair-opposite-focus-disagreement = Un fait apporté par { $b }, un nom apporté par { $a }.
talk-avoid-pair-opposite-focus-disagreement = « Soyez raisonnable » et « Soyez aimable ».
talk-ask-pair-opposite-focus-disagreement-2 = « Qu'avez-vous besoin d'entendre de moi d'abord ? »
talk-ask-pair-opposite-focus-disagreement-3 = « Quelle partie tient au travail, et laquelle à nous ? »

talk-ask-pair-opposite-focus-delegating = « Quelle partie de cela vous plairait ? »
talk-ready-pair-opposite-focus-delegating = Chaque tâche, et qui l'attend.
talk-avoid-pair-opposite-focus-delegating = Appeler une partie « le vrai travail ».

talk-ask-pair-opposite-focus-change = « Que disent les faits, et qui va en ressentir l'effet ? »
talk-ready-pair-opposite-focus-change = Les raisons, et qui est concerné.
talk-avoid-pair-opposite-focus-change = Un texte que l'autre n'a pas lu.

### Both move fast.

talk-ask-pair-both-fast-one-to-one = « À côté de quoi passons-nous à toute vitesse ? »
talk-ready-pair-both-fast-one-to-one = Ce qui est convenu et pas encore fait.
talk-avoid-pair-both-fast-one-to-one = Finir les phrases de l'autre.
talk-ask-pair-both-fast-one-to-one-2 = « Pour quoi faut-il prendre plus de temps ? »
talk-ready-pair-both-fast-one-to-one-2 = La liste de tout ce qui est en cours.
talk-avoid-pair-both-fast-one-to-one-2 = Une idée neuve de plus.
talk-ask-pair-both-fast-one-to-one-3 = « Qui nous ralentit, pour notre bien ? »
talk-ask-pair-both-fast-one-to-one-4 = « Qu'est-ce qui peut attendre demain ? »
talk-ready-pair-both-fast-one-to-one-3 = Une marche lente, le temps de l'échange.
talk-avoid-pair-both-fast-one-to-one-3 = Décider pour quelqu'un qui n'est pas là.
talk-ready-pair-both-fast-one-to-one-4 = Le dernier plan, pour voir ce qu'il est devenu.
talk-avoid-pair-both-fast-one-to-one-4 = « C'est fait ! » avant d'y avoir regardé.
talk-ready-pair-both-fast-one-to-one-5 = Une question par personne, à laisser reposer une nuit.
talk-avoid-pair-both-fast-one-to-one-5 = Trois travaux lancés en une demi-heure.

talk-ask-pair-both-fast-feedback = « Que vouliez-vous dire quand je vous ai coupé la parole ? »
talk-ready-pair-both-fast-feedback = Une remarque par personne, et du temps.
talk-avoid-pair-both-fast-feedback = Une réplique avant la fin de la phrase.

talk-ask-pair-both-fast-disagreement = « Qu'est-ce que je viens de dire, avec vos mots ? »
talk-ready-pair-both-fast-disagreement = Papier et stylo, pour l'essentiel.
talk-avoid-pair-both-fast-disagreement = Répondre au dernier argument et oublier le premier.
talk-ask-pair-both-fast-disagreement-2 = « Que perd-on, de chaque côté, si l'on cède ? »
talk-ask-pair-both-fast-disagreement-3 = « Que dirions-nous s'il fallait attendre un jour d'abord ? »

talk-ask-pair-both-fast-delegating = « Quels travaux avons-nous commencés en double ? »
talk-ready-pair-both-fast-delegating = Un nom à côté de chaque travail.
talk-avoid-pair-both-fast-delegating = Partir en même temps, sans attendre.

talk-ask-pair-both-fast-change = « Qui n'est pas encore au courant ? »
talk-ready-pair-both-fast-change = Le nom d'une personne à consulter d'abord.
talk-avoid-pair-both-fast-change = « On expliquera plus tard. »

### Both take time.

talk-ask-pair-both-calm-one-to-one = « Qu'avez-vous retourné dans votre tête ces temps-ci ? »
talk-ready-pair-both-calm-one-to-one = Une idée à moitié finie.
talk-avoid-pair-both-calm-one-to-one = Attendre que l'autre commence.
talk-ask-pair-both-calm-one-to-one-2 = « Que remettons-nous à plus tard, d'un côté comme de l'autre ? »
talk-ready-pair-both-calm-one-to-one-2 = Une date pour une décision en suspens.
talk-avoid-pair-both-calm-one-to-one-2 = « Rien ne presse. »
talk-ask-pair-both-calm-one-to-one-3 = « Que pouvons-nous trancher aujourd'hui ? »
talk-ask-pair-both-calm-one-to-one-4 = « Que se passe-t-il si nous commençons sans attendre la certitude ? »
talk-ready-pair-both-calm-one-to-one-3 = Un petit pas à faire aujourd'hui.
talk-avoid-pair-both-calm-one-to-one-3 = Attendre le dernier détail.
talk-ready-pair-both-calm-one-to-one-4 = Une alarme pour l'heure de décider.
talk-avoid-pair-both-calm-one-to-one-4 = Espérer que cela se règle tout seul.
talk-ready-pair-both-calm-one-to-one-5 = Une chose à changer par personne.
talk-avoid-pair-both-calm-one-to-one-5 = « Ça m'est égal, choisissez. »

talk-ask-pair-both-calm-feedback = « Que vouliez-vous dire la semaine dernière ? »
talk-ready-pair-both-calm-feedback = Une remarque, même mal dégrossie.
talk-avoid-pair-both-calm-feedback = Garder la remarque pour le bon moment.

talk-ask-pair-both-calm-disagreement = « Y a-t-il quelque chose que nous n'avons pas encore dit ? »
talk-ready-pair-both-calm-disagreement = Le moindre doute que vous n'ayez pas dit à voix haute.
talk-avoid-pair-both-calm-disagreement = Laisser ce doute pour la prochaine fois.
talk-ask-pair-both-calm-disagreement-2 = « Pensez-vous que je garde quelque chose pour moi ? »
talk-ask-pair-both-calm-disagreement-3 = « Que se passe-t-il si nous laissons les choses ainsi ? »

talk-ask-pair-both-calm-delegating = « Quel travail prendriez-vous si nous choisissions aujourd'hui ? »
talk-ready-pair-both-calm-delegating = Une liste des travaux à répartir.
talk-avoid-pair-both-calm-delegating = « Les deux me vont. »

talk-ask-pair-both-calm-change = « Quelle est votre première idée, même inachevée ? »
talk-ready-pair-both-calm-change = Le jour où vous en direz plus, à deux.
talk-avoid-pair-both-calm-change = Se taire jusqu'à ce que tout soit clair.

### Both put people first.

talk-ask-pair-both-people-one-to-one = « Où disons-nous oui en pensant non ? »
talk-ready-pair-both-people-one-to-one = Un chiffre sur la marche du travail.
talk-avoid-pair-both-people-one-to-one = Des nouvelles de tout le monde jusqu'à la fin.
talk-ask-pair-both-people-one-to-one-2 = « Sur quoi faut-il nous parler plus franchement ? »
talk-ready-pair-both-people-one-to-one-2 = Un souhait ou un doute, en mots simples.
talk-avoid-pair-both-people-one-to-one-2 = « Comme vous voulez. »
talk-ask-pair-both-people-one-to-one-3 = « Qu'exige de nous le travail cette semaine ? »
talk-ask-pair-both-people-one-to-one-4 = « Quel point délicat repoussons-nous toujours ? »
talk-ready-pair-both-people-one-to-one-3 = Une date, et ce qui est dû ce jour-là.
talk-avoid-pair-both-people-one-to-one-3 = Se quitter sans décision.
talk-ready-pair-both-people-one-to-one-4 = Le point délicat, comme premier sujet.
talk-avoid-pair-both-people-one-to-one-4 = « Ça va se tasser. »
talk-ready-pair-both-people-one-to-one-5 = La liste de ce qui est en retard.
talk-avoid-pair-both-people-one-to-one-5 = Parler au nom de personnes absentes.

talk-ask-pair-both-people-feedback = « Quelle est la chose que je peux mieux faire ? »
talk-ready-pair-both-people-feedback = Un exemple de ce qui doit changer.
talk-avoid-pair-both-people-feedback = Des compliments jusqu'à perdre le fil.

talk-ask-pair-both-people-disagreement = « Que diriez-vous si cela ne pouvait pas me blesser ? »
talk-ready-pair-both-people-disagreement = Votre avis, en une phrase simple.
talk-avoid-pair-both-people-disagreement = Laisser tomber la remarque par gentillesse.
talk-ask-pair-both-people-disagreement-2 = « Taisons-nous quelque chose par gentillesse ? »
talk-ask-pair-both-people-disagreement-3 = « Que voulez-vous, quoi que j'en pense ? »

talk-ask-pair-both-people-delegating = « Quels travaux laissons-nous traîner à deux ? »
talk-ready-pair-both-people-delegating = Les travaux que personne n'attend.
talk-avoid-pair-both-people-delegating = Tout prendre pour épargner l'autre.

talk-ask-pair-both-people-change = « Que disent les chiffres là-dessus ? »
talk-ready-pair-both-people-change = Un fait à côté de chaque souci.
talk-avoid-pair-both-people-change = Adoucir la nouvelle au point de la perdre.

### Both put the task first.

talk-ask-pair-both-task-one-to-one = « Comment allez-vous, en dehors du travail ? »
talk-ready-pair-both-task-one-to-one = Cinq minutes sans ordre du jour.
talk-avoid-pair-both-task-one-to-one = Le travail dès la toute première phrase.
talk-ask-pair-both-task-one-to-one-2 = « Qui d'autre faut-il consulter avant d'aller plus loin ? »
talk-ready-pair-both-task-one-to-one-2 = Le nom des personnes concernées.
talk-avoid-pair-both-task-one-to-one-2 = « Les faits parlent d'eux-mêmes. »
talk-ask-pair-both-task-one-to-one-3 = « Que voudraient entendre les autres de notre part ? »
talk-ask-pair-both-task-one-to-one-4 = « À qui devons-nous dire que c'était bien fait ? »
talk-ready-pair-both-task-one-to-one-3 = Une question qui n'a rien à voir avec le travail.
talk-avoid-pair-both-task-one-to-one-3 = Corriger un mot au lieu d'écouter.
talk-ready-pair-both-task-one-to-one-4 = Un merci pour un travail précis.
talk-avoid-pair-both-task-one-to-one-4 = Parler des personnes comme de tâches.
talk-ready-pair-both-task-one-to-one-5 = Le nom d'une personne qui a eu une semaine difficile.
talk-avoid-pair-both-task-one-to-one-5 = La liste de ce qui a raté, et au revoir.

talk-ask-pair-both-task-feedback = « Que dois-je continuer à faire ? »
talk-ready-pair-both-task-feedback = Une chose que l'autre fait bien.
talk-avoid-pair-both-task-feedback = Des défauts, et rien d'autre.

talk-ask-pair-both-task-disagreement = « Comment vivez-vous cette dispute ? »
talk-ready-pair-both-task-disagreement = Une pause, prévue d'avance.
talk-avoid-pair-both-task-disagreement = Gagner aux points.
talk-ask-pair-both-task-disagreement-2 = « Qu'est-ce qui vous aiderait à dire oui ? »
talk-ask-pair-both-task-disagreement-3 = « Ai-je fait quelque chose qui vous agace ? »

talk-ask-pair-both-task-delegating = « Quelle tâche vous plairait ? »
talk-ready-pair-both-task-delegating = La charge actuelle des deux côtés.
talk-avoid-pair-both-task-delegating = Répartir selon les heures, et rien d'autre.

talk-ask-pair-both-task-change = « Qui va mal le prendre, et que leur disons-nous ? »
talk-ready-pair-both-task-change = Quelqu'un sur qui essayer le texte.
talk-avoid-pair-both-task-change = Cinq raisons avant un mot gentil.

### Neither pace nor focus tells the two apart: the question alone.

talk-ask-pair-open-one-to-one = « Qu'est-ce qui marche bien entre nous et qu'il faut garder ? »
talk-ask-pair-open-one-to-one-2 = « Qu'ai-je mal compris de votre façon de travailler ? »
talk-ask-pair-open-one-to-one-3 = « Comment pouvons-nous nous aider davantage ? »
talk-ask-pair-open-one-to-one-4 = « Que voulez-vous me demander ? »
talk-ask-pair-open-one-to-one-5 = « Quel travail aimeriez-vous faire avec moi ? »
talk-ask-pair-open-one-to-one-6 = « De quoi avez-vous besoin de ma part un mauvais jour ? »
talk-ask-pair-open-one-to-one-7 = « De quoi n'avons-nous jamais parlé, alors qu'il le faudrait ? »
talk-ask-pair-open-one-to-one-8 = « Que dois-je cesser de faire quand nous travaillons ensemble ? »
talk-ask-pair-open-one-to-one-9 = « Que savez-vous faire que je ne sais pas, et l'inverse ? »

talk-ask-pair-open-feedback = « Comment aimez-vous apprendre que quelque chose a raté ? »
talk-ask-pair-open-feedback-2 = « Qu'ai-je fait d'utile pour vous ces temps-ci ? »
talk-ask-pair-open-disagreement = « Sur quelle partie sommes-nous d'accord ? »
talk-ask-pair-open-disagreement-2 = « Que vous faudrait-il entendre pour changer d'avis ? »
talk-ask-pair-open-disagreement-3 = « Que voulions-nous, d'un côté et de l'autre, au début ? »
talk-ask-pair-open-delegating = « Lesquels de ces travaux prendriez-vous, et lesquels laisseriez-vous ? »
talk-ask-pair-open-delegating-2 = « Que faites-vous mieux que moi ? »
talk-ask-pair-open-change = « Qu'est-ce qui change pour vous, et qu'est-ce qui change pour moi ? »
talk-ask-pair-open-change-2 = « Que faut-il nous dire en premier ? »
