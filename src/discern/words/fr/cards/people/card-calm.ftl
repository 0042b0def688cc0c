## Cards for the claim that a person takes time: thinks first, speaks and acts later.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-calm-talking =
    { $voice ->
        [you] Vous savez quoi dire une heure après l'échange. Deux lignes qui commencent par « Après réflexion » sont encore les bienvenues.
       *[named] Quand { $a } marque une pause, la réponse se prépare. La même question en d'autres mots ne fait que l'interrompre.
    }
    .headline =
        { $voice ->
            [you] Mieux vaut envoyer votre réponse tard que jamais
           *[named] Laissez à { $a } le temps de répondre
        }

card-calm-one-to-one =
    { $voice ->
        [you] Ce qui vous trotte dans la tête toute la semaine sort dans les cinq dernières minutes. Envoyé la veille, le sujet passe en premier.
       *[named] { $a } aime aller au bout d'une question. Avec quelques jours pour y penser, sa réponse est complète, et la vôtre aussi.
    }
    .headline =
        { $voice ->
            [you] Envoyez votre sujet principal d'avance, en une ligne
           *[named] Finissez chaque tête-à-tête par une question pour le prochain
        }

card-calm-giving-feedback =
    { $voice ->
        [you] Pendant que vous cherchez les mots justes, le moment passe. Dites ce qui est arrivé et ce qui en est sorti, et ajoutez le reste plus tard.
       *[named] { $a } fait des retours bien réfléchis, une fois le travail parti. « Qu'avez-vous pour l'instant ? » vous en donne une partie à temps.
    }
    .headline =
        { $voice ->
            [you] Faites un retour avant d'avoir la formule parfaite
           *[named] Demandez à { $a } un retour brut tant qu'il est temps
        }

card-calm-taking-feedback =
    { $voice ->
        [you] Il vous faut du temps pour savoir qu'en penser. Fixez tout de suite un second échange, et votre silence n'étonnera personne.
       *[named] { $a } écoute d'abord un retour, et en parle quand ses idées sont claires. Convenez aujourd'hui d'une date pour un second échange.
    }
    .headline =
        { $voice ->
            [you] Annoncez que vous reviendrez sur le retour dans deux jours
           *[named] Faites un retour à { $a } aujourd'hui, parlez-en plus tard
        }

card-calm-meetings =
    { $voice ->
        [you] Vous marquez une pause au milieu d'une idée, et quelqu'un prend la parole. Si on sait qu'une deuxième remarque suit, la pause est à vous.
       *[named] Quand { $a } tient son idée, les autres sont deux sujets plus loin. Posez-lui la question par son nom, et laissez quelques secondes pour la réponse.
    }
    .headline =
        { $voice ->
            [you] Commencez par « J'ai deux remarques »
           *[named] Revenez vers { $a } avant de clore un point
        }

card-calm-deciding =
    { $voice ->
        [you] Vous voulez une nuit entre la question et votre réponse, mais personne ne le sait. Sans date, quelqu'un d'autre décide.
       *[named] { $a } pèse une décision au calme avant de la prendre. Après une nuit de réflexion, la réponse tient dans la durée.
    }
    .headline =
        { $voice ->
            [you] Dites quand vous déciderez, et de quel côté vous penchez
           *[named] Posez la question à { $a } aujourd'hui, décidez demain
        }

card-calm-planning =
    { $voice ->
        [you] Vous réfléchissez d'avance, au calme. Si l'agenda n'en montre rien, la réunion de quelqu'un d'autre prend la place.
       *[named] { $a } pense à une tâche plusieurs jours à l'avance. Prévenez tôt pour laisser ce temps. Une simple date suffit.
    }
    .headline =
        { $voice ->
            [you] Réservez deux heures de réflexion avant l'échéance
           *[named] Donnez la date à { $a } avant d'avoir les détails
        }

card-calm-delegation =
    { $voice ->
        [you] Vous pensez une tâche jusqu'au bout avant de la transmettre, et il ne reste alors plus grand-chose à partager.
       *[named] { $a } lit une tâche en entier avant de poser des questions. Gardez dix minutes pour celles qui viennent pendant la nuit.
    }
    .headline =
        { $voice ->
            [you] Confiez un morceau avant d'avoir tout planifié
           *[named] Confiez la tâche aujourd'hui, répondez aux questions demain
        }

card-calm-helping =
    { $voice ->
        [you] Vous retournez un problème pendant deux jours avant d'en parler. Une courte question vous en épargne la plus grande partie.
       *[named] { $a } réfléchit à fond avant de proposer quoi que ce soit. Une nuit entre les deux en laisse le temps.
    }
    .headline =
        { $voice ->
            [you] Demandez de l'aide dans l'heure quand vous bloquez
           *[named] Exposez le problème à { $a } maintenant, demandez des idées demain
        }

card-calm-change =
    { $voice ->
        [you] Avant que vous sachiez quoi en penser, tout est en route. Donnez une date, et on attend votre réponse.
       *[named] { $a } aime réfléchir à un changement avant d'en parler. Prévenez deux jours avant : de bonnes questions viennent tant qu'on peut encore changer les choses.
    }
    .headline =
        { $voice ->
            [you] Dites quand vous donnerez votre avis sur le changement
           *[named] Parlez d'un changement à { $a } avant de l'annoncer
        }

card-calm-disagreement =
    { $voice ->
        [you] Votre « non » atteint des personnes qui ont déjà commencé. « Quelque chose me gêne, laissez-moi la nuit » tient la question en suspens.
       *[named] { $a } préfère laisser mûrir une objection avant de la dire. Si rien n'est réglé au premier échange, il est encore temps.
    }
    .headline =
        { $voice ->
            [you] Dites aujourd'hui qu'une objection viendra demain
           *[named] Laissez une nuit à { $a } avant de trancher
        }

card-calm-pressure =
    { $voice ->
        [you] Moins il y a de temps, moins vous parlez, et les autres se demandent si vous avez vu le problème. « Je réfléchis, retour dans une heure » suffit.
       *[named] Quand trois personnes parlent en même temps, { $a } ne dit rien. Une seule ligne et dix minutes de calme vous donnent une réponse claire.
    }
    .headline =
        { $voice ->
            [you] Dites que vous vous en occupez avant de vous taire
           *[named] Posez une question à { $a }, puis laissez réfléchir
        }

card-calm-remote =
    { $voice ->
        [you] Quand vous tenez votre réponse, le fil est passé à autre chose. Citez la ligne dont vous parlez, et on vous suivra.
       *[named] Un appel à l'improviste vous vaut la réponse courte. Envoyez le sujet et deux horaires au choix, et { $a } se prépare.
    }
    .headline =
        { $voice ->
            [you] Publiez votre réponse même si le fil a avancé
           *[named] Écrivez à { $a } avant d'appeler
        }

card-calm-with-dominance =
    { $voice ->
        [you] Pour une personne de style D (rapide, la tâche d'abord), votre silence veut dire que vous n'avez rien à dire. « Je penche pour oui » garde votre place.
       *[named] Une personne de style D (rapide, la tâche d'abord) veut régler la question tout de suite, { $a } veut réfléchir. Un jour fixé donne du temps et met fin à l'insistance.
    }
    .headline =
        { $voice ->
            [you] Donnez une réponse courte maintenant, la complète demain
           *[named] Fixez le jour de la réponse avant leur rencontre
        }

card-calm-with-influence =
    { $voice ->
        [you] Une personne de style I (rapide, les personnes d'abord) en est à sa quatrième idée quand vous préparez une réponse à la première. Notez vos réponses en écoutant.
       *[named] Avec une personne de style I (rapide, les personnes d'abord), les pauses sont trop courtes pour laisser { $a } placer une remarque. Mettez-la en tête du prochain ordre du jour.
    }
    .headline =
        { $voice ->
            [you] Demandez deux minutes pour toutes vos remarques
           *[named] Demandez après coup à { $a } ce qui n'a pas été dit
        }

card-calm-with-steadiness =
    { $voice ->
        [you] Vous attendez, et une personne de style S (calme, les personnes d'abord) attend avec vous : la question reste en l'air. Un début approximatif suffit.
       *[named] Comme une personne de style S (calme, les personnes d'abord), { $a } attend que chaque idée soit achevée. Dites que l'inachevé est bienvenu.
    }
    .headline =
        { $voice ->
            [you] Décidez qui fait la première proposition
           *[named] Fixez une date où { $a } montre une ébauche
        }

card-calm-with-conscientiousness =
    { $voice ->
        [you] Vous voulez un jour de plus, et une personne de style C (calme, la tâche d'abord) aussi. Un jour suit l'autre, et rien ne part.
       *[named] { $a } et une personne de style C (calme, la tâche d'abord) préparent longtemps avant que vous voyiez quoi que ce soit. Une demi-page vous dit où en est le travail.
    }
    .headline =
        { $voice ->
            [you] Convenez de deux tours de réflexion, puis envoyez
           *[named] Demandez à { $a } une demi-page cette semaine
        }
