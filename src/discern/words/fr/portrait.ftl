## The portrait of each region of the circle: a paragraph, and lists of four short lines.

# $region is a direction (D, DI, I, IS, S, SC, C, DC), a half of which only that end is known (fast, people, calm or
# task), or open. $a is the person's name, used by name only. What is said of a region is common teaching of DISC and
# wrong of the opposite region; of a half nothing is said about the other axis.

portrait =
    { $region ->
        [D]
            { $voice ->
                [you] Vous décidez tôt et vous le dites. Quand une question a fait deux fois le tour de la table, vous tranchez, et vous corrigez plus tard ce qui se révèle faux. Un résultat, ou le prix de l'attente, et pour vous le débat est clos. Un compliment porte quand il nomme l'objectif que vous avez atteint. Sous pression, vous prenez les commandes, donnez des ordres et sautez les explications. Ce qui vous échappe : votre premier avis sonne comme le dernier. Les voix discrètes cèdent, et une bonne objection n'est jamais dite. Avant de clore un sujet, demandez à quelqu'un qui n'a pas parlé le meilleur argument contre, et donnez votre raison avec la décision.
               *[named] { portrait-who-first } décide tôt et le dit. Quand une question a fait deux fois le tour de la table, { portrait-who } tranche, et corrige plus tard ce qui se révèle faux. Montrez un résultat, ou le prix de l'attente, et le débat est clos. Un compliment porte quand il nomme l'objectif atteint. Sous pression, { portrait-who } prend les commandes, donne des ordres et saute les explications. Un premier avis sonne si définitif qu'on cède à ce qui n'est qu'une entrée en matière. Dites non en une phrase tant que le sujet n'est pas clos, et proposez un autre chemin vers le même résultat. Un non franc atteint { portrait-who }, une allusion se perd.
            }
        [DI]
            { $voice ->
                [you] Vous démarrez avant que le plan soit fini, saisissez une occasion le jour même et corrigez les erreurs en route. Dans une discussion, vous parlez en premier, argumentez avec énergie et préférez la réponse audacieuse à la réponse sûre. Un compliment porte quand il vient tout de suite et à voix haute. Sous pression, vous accélérez, lancez un projet de plus et comblez chaque pause. Vous prenez le silence pour un oui, alors que les voix plus lentes n'ont fait que suivre. La dernière ligne droite, ingrate, attend : du nouveau s'est présenté. Avant le départ, obtenez un vrai oui des voix discrètes, et décidez ensemble qui finira ce que vous commencez.
               *[named] { portrait-who-first } démarre avant que le plan soit fini, saisit une occasion le jour même et corrige les erreurs en route. Dans une discussion, { portrait-who } parle en premier, argumente avec énergie et préfère la réponse audacieuse à la réponse sûre. Un compliment porte quand il vient tout de suite et à voix haute. Sous pression, { portrait-who } accélère, lance un projet de plus et comble chaque pause. Les personnes plus lentes suivent, et on découvre après coup que personne n'était d'accord. Dites tôt « Je n'en suis pas encore là », en peu de mots. Avant le départ, demandez à { portrait-who } de nommer la personne qui finira.
            }
        [I]
            { $voice ->
                [you] Vous pensez à voix haute : une idée sort à moitié faite et prend forme pendant que vous la racontez. Vous dites oui avant d'avoir regardé combien de temps il faudra, car vous comptez sur une issue heureuse. Dans une discussion, une voix amicale et une bonne histoire vous touchent plus qu'un tableau de chiffres. Un compliment porte quand d'autres l'entendent. Sous pression, vous parlez plus, plaisantez plus et repoussez la partie ennuyeuse. Pendant ce temps, on note vos idées comme des promesses et on attend des résultats. À la fin d'un échange, dites ce que vous promettez, et pour quand. Puis demandez son avis à la personne la plus silencieuse.
               *[named] { portrait-who-first } pense à voix haute : une idée sort à moitié faite et prend forme en chemin. Le oui vient avant qu'on ait regardé combien de temps il faudra, car { portrait-who } compte sur une issue heureuse. Dans une discussion, une voix amicale et une bonne histoire font plus qu'un tableau de chiffres. Un compliment porte quand d'autres l'entendent. Sous pression, { portrait-who } parle plus, plaisante plus et repousse la partie ennuyeuse. On prend une idée pour une promesse, et la déception vient plus tard. Laissez { portrait-who } parler en premier, et développez l'idée avant de l'examiner. Convenez ensuite de ce qui est promis et pour quand, et écrivez-le dans un court message.
            }
        [IS]
            { $voice ->
                [you] Vous remarquez avant tout le monde qui reste à l'écart, qui va mal et à qui on n'a rien demandé. Pour vous, une décision est bonne quand tout le monde peut vivre avec, alors vous parlez à chaque camp jusqu'à ce que tout le monde suive. Un accord équitable pour les deux camps clôt une discussion, la victoire d'un seul vous laisse mal à l'aise. Un compliment porte quand il dit « Vous m'avez facilité la tâche ». Sous pression, vous arrondissez les angles, dites oui à tout le monde et laissez attendre votre propre travail. Vous enrobez si bien la critique qu'on n'entend que la gentillesse. Dites d'abord le plus dur, en une phrase simple. Quand vous ne pouvez pas prendre une tâche, dites non le jour même.
               *[named] { portrait-who-first } remarque avant tout le monde qui reste à l'écart, qui va mal et à qui on n'a rien demandé. Une décision est bonne quand tout le monde peut vivre avec, alors { portrait-who } parle à chaque camp jusqu'à ce que tout le monde suive. Un accord équitable pour les deux camps clôt une discussion, une victoire non. Un compliment porte quand il dit « Vous m'avez facilité la tâche ». Sous pression, { portrait-who } arrondit les angles, dit oui à tout le monde et laisse attendre son travail. La critique est si bien enrobée qu'on n'entend que la gentillesse. En tête-à-tête, demandez à { portrait-who } « Qu'est-ce qui doit changer ? », et attendez la deuxième phrase. Avant une remarque difficile, dites que tout va bien entre vous.
            }
        [S]
            { $voice ->
                [you] Vous écoutez jusqu'au bout et parlez tard. Avant une décision, vous demandez ce que cela change pour l'équipe, et vous laissez aux autres le temps de s'y faire. Dans une discussion, vous vous fiez à ce qui a fait ses preuves, et un ton aimable obtient plus de vous que l'insistance. Un compliment porte quand il vient à voix basse, pour une aide que personne d'autre n'a vue. Sous pression, vous parlez moins, prenez plus de travail et dites à tout le monde que ça va. Votre silence passe pour un oui, et on apprend vos doutes des semaines plus tard. Quand quelque chose vous gêne dans un plan, parlez-en à une personne le jour même. « J'aimerais y réfléchir » suffit à laisser la question en suspens.
               *[named] { portrait-who-first } écoute jusqu'au bout et parle tard. Avant une décision, { portrait-who } demande ce que cela change pour l'équipe, et laisse aux autres le temps de s'y faire. Dans une discussion, ce qui a fait ses preuves compte, et un ton aimable obtient plus que l'insistance. Un compliment porte quand il vient à voix basse, pour une aide que personne d'autre n'a vue. Sous pression, { portrait-who } parle moins, prend plus de travail et dit à tout le monde que ça va. Le silence passe pour un oui, et on apprend des semaines plus tard que c'était un non. Annoncez un changement quelques jours avant et dites ce qui reste. Puis demandez à { portrait-who }, en privé, ce qui faciliterait les choses, et laissez du temps pour la réponse.
            }
        [SC]
            { $voice ->
                [you] Vous travaillez à un rythme régulier et finissez une tâche avant de commencer la suivante. Il vous faut une nuit ou deux pour décider, et vous n'y revenez plus. Dans une discussion, vous attendez que les voix fortes se taisent, et c'est un essai réussi qui vous convainc. Un compliment porte sous la forme d'un mot bref, après des mois sans accroc. Sous pression, vous ralentissez, gardez vos habitudes et montrez un tel calme qu'on vous charge encore plus. Votre objection est prête le lendemain de la décision, quand plus personne ne la demande. Dites « Je réponds demain » tant que la question est posée. Avant de prendre une tâche de plus, dites laquelle attendra.
               *[named] { portrait-who-first } travaille à un rythme régulier et finit une tâche avant de commencer la suivante. Une décision demande une nuit ou deux, et elle tient. Dans une discussion, { portrait-who } attend que les voix fortes se taisent, et c'est un essai réussi qui convainc. Un compliment porte sous la forme d'un mot bref, après des mois sans accroc. Sous pression, { portrait-who } ralentit, garde ses habitudes et montre un tel calme qu'on lui donne encore plus de travail. L'objection est prête le lendemain de la décision, quand plus personne ne la demande. Reposez la question à { portrait-who }, en tête-à-tête, avant que la décision soit prise. Quand vous ajoutez une tâche, demandez laquelle peut attendre.
            }
        [C]
            { $voice ->
                [you] Vous voulez savoir comment une chose marche avant de dire oui, et vous trouvez le chiffre qui cloche. Vous décidez plus tard que les autres ne le voudraient, et vous pouvez dire pourquoi. Une source ou un essai clôt une discussion pour vous, l'enthousiasme non. Un éloge vague glisse sur vous, un compliment sur un détail juste porte. Sous pression, vous vérifiez encore une fois, parlez moins et gardez tout le travail pour vous. Vos questions passent pour de la méfiance envers quelqu'un alors que vous n'examinez que le plan, alors dites-le. Annoncez tôt ce que vous avez trouvé, à quel point c'est sûr et quand viendra le reste.
               *[named] { portrait-who-first } veut savoir comment une chose marche avant de dire oui, et trouve le chiffre qui cloche. Une décision vient plus tard que les autres ne le voudraient, et avec des raisons. Une source ou un essai clôt une discussion, l'enthousiasme non. Un éloge vague passe inaperçu, un compliment sur un détail juste porte. Sous pression, { portrait-who } vérifie encore une fois, parle moins et ne confie plus rien. Une série de questions passe pour de la méfiance envers quelqu'un alors que seul le plan est visé. Envoyez les faits la veille, et dites à quel point la réponse doit être exacte. Convenez d'un jour pour la décision : { portrait-who } saura quand les vérifications s'arrêtent.
            }
        [DC]
            { $voice ->
                [you] Vous regardez le travail et dites ce qui ne va pas. Vous attaquez chaque plan par son point le plus faible, même un plan qui plaît à tout le monde. L'objectif et les faits décident, et une réponse impopulaire vous va très bien. Dans une discussion, vous cédez à un meilleur argument, pas au nombre. Un compliment ne compte que s'il vient de quelqu'un qui connaît le travail. Sous pression, votre ton devient sec, vous relevez la barre et travaillez sans les autres. Pour vous, un merci va sans dire, alors on n'entend que les défauts. Dites d'abord ce qui doit rester, puis ce qui doit changer. Posez une question avant de démonter une idée à peine ébauchée.
               *[named] { portrait-who-first } regarde le travail et dit ce qui ne va pas. Chaque plan est attaqué par son point le plus faible, même un plan qui plaît à tout le monde. L'objectif et les faits décident, et une réponse impopulaire convient très bien. Dans une discussion, { portrait-who } cède à un meilleur argument, pas au nombre. Un compliment ne compte que s'il vient de quelqu'un qui connaît le travail. Sous pression, { portrait-who } prend un ton sec, relève la barre et travaille sans les autres. La critique du travail sonne comme une antipathie pour la personne, et on n'entend pas de merci. Nommez vous-même le point faible de votre plan, et demandez à { portrait-who } ce qui doit rester. Si une remarque vous blesse, dites-le franchement.
            }
        [fast]
            { $voice ->
                [you] Vous répondez tout de suite et continuez à réfléchir en parlant. Vous décidez en réunion, pas après, et changez de cap aussi vite quand quelque chose tourne mal. Une proposition courte et claire vous convainc, un long préambule vous perd. Un compliment porte le jour même, et un mois plus tard c'est du passé. Sous pression, vous accélérez, faites plusieurs choses à la fois et finissez les phrases des autres. On prend votre première réponse pour votre dernier mot, et les voix plus lentes ne trouvent jamais leur place. Dites que ce n'est qu'une première idée, puis laissez parler deux autres personnes. Avant un pas difficile à défaire, laissez passer une nuit.
               *[named] { portrait-who-first } répond tout de suite et continue à réfléchir en parlant. Une décision vient en réunion, pas après, et change aussi vite quand quelque chose tourne mal. Une proposition courte et claire convainc, un long préambule lasse. Un compliment porte le jour même, et un mois plus tard c'est du passé. Sous pression, { portrait-who } accélère, fait plusieurs choses à la fois et finit les phrases des autres. On prend une première réponse pour le dernier mot, et { portrait-who } est déjà plus loin quand une voix plus lente se fait entendre. Parlez tôt, même si votre idée n'est pas au point. S'il vous faut du temps, dites à { portrait-who } quand viendra votre réponse.
            }
        [people]
            { $voice ->
                [you] Vous demandez qui est concerné avant de demander ce que disent les chiffres. Pour vous, une décision est mûre quand les personnes concernées ont pu parler. Dans une discussion, la personne et le ton comptent autant que l'argument. Un compliment porte quand il est personnel et dit qui a profité de votre aide. Sous pression, vous voulez garder le groupe uni, adoucissez les mauvaises nouvelles et prenez un mot sec à cœur. Votre gentillesse passe pour un accord, et la remarque difficile s'y perd. Commencez par cette remarque, en une phrase, et ajoutez ensuite les mots gentils. Avant de décider, cherchez un fait qui contredit votre choix.
               *[named] { portrait-who-first } demande qui est concerné avant de demander ce que disent les chiffres. Une décision est mûre quand les personnes concernées ont pu parler. Dans une discussion, la personne et le ton comptent autant que l'argument. Un compliment porte quand il est personnel et dit qui a profité de l'aide. Sous pression, { portrait-who } veut garder le groupe uni, adoucit les mauvaises nouvelles et prend un mot sec à cœur. La gentillesse passe pour un accord, et la remarque difficile s'y perd. Demandez comment ça va avant de demander ce qui est fait. Quand il vous faut une réponse claire, demandez-la à { portrait-who } et dites que vous saurez l'entendre.
            }
        [calm]
            { $voice ->
                [you] Vous réfléchissez d'abord et parlez ensuite. À une question posée à chaud, vous donnez la réponse prudente. À une question posée la veille, vous donnez celle à laquelle vous croyez. Vous gardez un rythme régulier et remarquez ce que les autres laissent de côté dans la hâte. Une pause et un second regard tranchent une discussion pour vous, le ton qui monte non. Un compliment porte dans un moment calme, sans public. Sous pression, vous vous taisez et vous en tenez à une tâche. Dans une réunion rapide, on prend votre pause pour un oui et on continue. Dites à voix haute « Je réfléchis encore », et annoncez le jour de votre réponse. Envoyez tôt vos premiers doutes, même inachevés.
               *[named] { portrait-who-first } réfléchit d'abord et parle ensuite. Posez une question à chaud, et vous aurez la réponse prudente. Posez-la la veille, et { portrait-who } donne la vraie. Un rythme régulier laisse le temps de remarquer ce que les autres sautent dans la hâte. Une pause et un second regard tranchent une discussion, le ton qui monte non. Un compliment porte dans un moment calme, sans public. Sous pression, { portrait-who } se tait et s'en tient à une tâche. Dans une réunion rapide, on prend une pause pour un oui et on continue. Envoyez la question à { portrait-who } avant la réunion, et laissez un silence après l'avoir posée. Revenez le lendemain pour le reste de la réponse.
            }
        [task]
            { $voice ->
                [you] Vous allez droit au sujet et vous y restez. Votre première question est ce qu'il y a à faire, et les personnes concernées viennent ensuite. Un fait ou un résultat clôt une discussion pour vous, d'où qu'il vienne. Un compliment porte quand il est court et parle du travail. Sous pression, vous sautez les politesses, ne voyez que le travail et oubliez de dire merci. Votre message court se lit comme un message froid, et votre question sur le travail comme un doute envers quelqu'un. Ajoutez une ligne sur la raison de votre question et sur ce qui a bien marché. Avant d'annoncer un changement, demandez à deux personnes concernées ce qui vous a échappé.
               *[named] { portrait-who-first } va droit au sujet et y reste. La première question est ce qu'il y a à faire, et les personnes concernées viennent ensuite. Un fait ou un résultat clôt une discussion, d'où qu'il vienne. Un compliment porte quand il est court et parle du travail. Sous pression, { portrait-who } saute les politesses, ne voit que le travail et oublie de dire merci. Un message court se lit comme un message froid, et une question sur le travail comme un doute envers quelqu'un. Commencez par ce qu'il vous faut et pourquoi. Si quelque chose ne va pas entre vous, parlez-en franchement à { portrait-who } sans attendre une question.
            }
       *[open]
            { $voice ->
                [you] Vos réponses ne penchent d'aucun côté. Deux raisons sont courantes. La première : vous travaillez tour à tour de plusieurs façons, vite dans une tâche et lentement dans la suivante, ici près des personnes et là au cœur des faits. La seconde : les questions étaient trop peu nombreuses, ou n'allaient pas avec votre travail. Les réponses ne disent pas laquelle est la bonne. Pensez à trois tâches de la semaine dernière, et demandez à quelqu'un de l'équipe ce que vous avez fait d'abord dans chacune.
               *[named] Les réponses données par { portrait-who } ne penchent d'aucun côté. Deux raisons sont courantes. La première : { portrait-who } travaille tour à tour de plusieurs façons, vite dans une tâche et lentement dans la suivante, ici près des personnes et là au cœur des faits. La seconde : les questions étaient trop peu nombreuses, ou n'allaient pas avec le travail. Les réponses ne disent pas laquelle est la bonne, alors ne devinez pas. Interrogez { portrait-who } sur du travail réel, comme la dernière décision que vous avez prise ensemble.
            }
    }

# The person inside a sentence, and at its start.
portrait-who =
    { $voice ->
        [unnamed] cette personne
       *[named] { $a }
    }

portrait-who-first =
    { $voice ->
        [unnamed] Cette personne
       *[named] { $a }
    }

# A line is a bullet. A half has lines of its own axis only; open has none.
portrait-energises =
    { $region ->
        [D]
            Un objectif à dépasser
            Décider sur-le-champ
            Les mains libres
            Des résultats rapides
        [DI]
            Un départ audacieux
            Un risque qui en vaut la peine
            Les premiers pas dès aujourd'hui
            Plusieurs choses en cours
        [I]
            Une salle pleine de monde
            Réfléchir ensemble à voix haute
            Un merci devant les autres
            Une nouvelle rencontre
        [IS]
            Une bonne entente
            Réunir un groupe
            Réconcilier après une dispute
            Apprendre que l'aide a servi
        [S]
            Une équipe qui reste soudée
            Accueillir une nouvelle personne
            Mener une tâche jusqu'au bout
            Savoir de quoi demain sera fait
        [SC]
            Une charge régulière
            Une routine qui marche
            Finir ce qui est commencé
            Des heures tranquilles
        [C]
            Le temps de bien faire
            Un critère clair
            Une question sur les faits
            Trouver la cause
        [DC]
            Un problème difficile
            Des exigences respectées
            Un avis franc sur le travail
            De la place pour travailler en solo
        [fast]
            Une réponse aujourd'hui
            Du nouveau à essayer
            Des réunions courtes
            Agir tout de suite
        [people]
            Du temps avec les autres
            Un travail qui aide quelqu'un
            La confiance des autres
            Se parler en face à face
        [calm]
            Le temps de réfléchir d'abord
            Une tâche à la fois
            Un changement annoncé à l'avance
            Une pièce tranquille
       *[task]
            Une tâche claire
            Des progrès visibles
            Les faits sur la table
            S'en tenir à l'ordre du jour
    }

portrait-drains =
    { $region ->
        [D]
            Les réunions sans décision
            Attendre une autorisation
            Les longues explications
            Rouvrir ce qui était réglé
        [DI]
            Attendre le dernier détail
            Des semaines toutes pareilles
            Les longs tours de table
            Les coups de frein
        [I]
            Une journée sans compagnie
            Le silence après une idée
            Les longs formulaires
            Les réponses guindées d'une ligne
        [IS]
            La tension dans la salle
            Devoir prendre parti
            Les messes basses
            L'efficacité froide
        [S]
            Les changements surprises
            Les conflits à découvert
            Devoir se presser
            La rivalité entre collègues
        [SC]
            Le bruit et la hâte
            Les plans qui changent chaque jour
            Les urgences tombées du ciel
            Un passage de relais bâclé
        [C]
            Deviner en public
            Les règles qui changent sans cesse
            Les informations manquantes
            Les fautes d'inattention
        [DC]
            Les excuses
            L'éloge poli d'un travail médiocre
            Les raisonnements bâclés
            Parler longtemps de sentiments
        [fast]
            Attendre une réponse
            Un nouveau tour de réflexion
            Les décisions encore repoussées
            Les plans qui ne démarrent jamais
        [people]
            Rester à l'écart
            Les chiffres avant les personnes
            Les tâches sans contact humain
            Décider sans les personnes concernées
        [calm]
            La hâte pour la hâte
            Trois priorités à la fois
            Tout le monde parle en même temps
            Les changements de dernière minute
       *[task]
            Les bavardages sans fin
            Les réunions qui s'égarent
            Les demandes vagues
            Deviner les humeurs
    }

# Commands to someone who talks with the person.
portrait-do =
    { $region ->
        [D]
            Commencer par le résultat
            Donner deux possibilités claires
            Annoncer l'échéance
            Mettre au clair qui décide
        [DI]
            Arriver avec une proposition
            Demander une décision
            Montrer ce qu'il y a à gagner
            Proposer une seule étape suivante
        [I]
            Parler avant d'écrire
            Commencer par ce qui plaît
            Laisser place à une histoire
            Demander « Pour quand ? »
        [IS]
            Demander comment ça va
            Dire ce que vous appréciez
            Guetter le « mais »
            Dire qui d'autre est concerné
        [S]
            Demander deux fois, sans hâte
            Remarquer le travail discret
            Dire qui va aider
            S'en tenir à ce qui est convenu
        [SC]
            Expliquer pas à pas
            Laisser une nuit pour décider
            Respecter la date convenue
            Proposer un essai
        [C]
            Apporter la source
            Dire ce qu'est un travail fini
            Tout mettre par écrit
            Prévoir du temps pour les questions
        [DC]
            Aller à l'essentiel
            Répondre à la question difficile
            Apporter un argument contraire
            Convenir d'abord de l'objectif
        [fast]
            Placer la demande en premier
            Demander une deuxième idée
            Répondre le jour même
            Convenir de l'étape suivante
        [people]
            Demander comment va l'équipe
            Dire qui en profite
            Se voir en personne
            Transmettre les mercis
        [calm]
            Ne venir qu'avec une question
            Envoyer tôt l'ordre du jour
            Laisser finir chaque phrase
            Y aller lentement
       *[task]
            Nommer l'objectif
            Donner des faits et des dates
            Poser une question sur le travail
            Finir par qui fait quoi
    }

# These follow "don't", so none of them has a negative.
portrait-dont =
    { $region ->
        [D]
            Parler par allusions
            Raconter d'abord toute l'histoire
            Céder trop tôt
            Prendre pour soi un mot brusque
        [DI]
            Attendre un silence pour parler
            Noyer une idée dans les détails
            Lire les diapos à voix haute
            Repousser le premier pas
        [I]
            Ignorer la plaisanterie
            Envoyer un mur de chiffres
            Répondre d'une ligne froide
            Commencer par les risques
        [IS]
            Hausser le ton
            Cacher son agacement
            En faire une compétition
            Laisser quelqu'un à l'écart
        [S]
            Plaisanter sur une inquiétude
            Discuter d'un ton cassant
            Forcer un choix en public
            Demander un service de trop
        [SC]
            Débarquer sans prévenir
            Changer l'ordre en cours de route
            Refaire ce qui marche déjà
            Interrompre un travail à moitié fait
        [C]
            Exiger un oui tout de suite
            Passer sur les raisons
            Donner un chiffre au hasard
            Dire « Faites-moi confiance »
        [DC]
            Passer sur un défaut
            Quêter les compliments
            Répondre par un sentiment
            Dire « Tout le monde le veut »
        [fast]
            Garder une objection pour plus tard
            Laisser traîner un message
            Commencer par l'historique
            Répondre « On verra »
        [people]
            N'argumenter qu'en chiffres
            Sauter le bonjour
            Critiquer par e-mail
            Montrer quelqu'un du doigt
        [calm]
            Demander sans prévenir
            Exiger une réaction à chaud
            Combler chaque pause
            Tout déclarer urgent
       *[task]
            Commencer par une longue histoire
            Lire une humeur dans un message
            Compter sur une allusion
            Laisser dériver la réunion
    }

# Where the region is open: four questions to ask the person, or oneself.
portrait-ask =
    { $voice ->
        [you]
            Quand est-ce que je décide tout de suite ?
            Quand est-ce que j'attends, et quoi ?
            Je regarde d'abord les personnes ou les faits ?
            Qu'est-ce que je change sous pression ?
       *[named]
            Réponse rapide ou réponse complète ?
            Annoncer un changement : combien de temps avant ?
            D'abord les personnes ou d'abord les faits ?
            Comment annoncer une mauvaise nouvelle ?
    }

portrait-heading =
    { $list ->
        [energises]
            { $voice ->
                [you] Vous donne de l'énergie
               *[named] Donne de l'énergie à { portrait-who }
            }
        [drains]
            { $voice ->
                [you] Vous coûte de l'énergie
               *[named] Coûte de l'énergie à { portrait-who }
            }
        [do]
            { $voice ->
                [you] Avec vous : à faire
               *[named] Avec { portrait-who } : à faire
            }
        [dont]
            { $voice ->
                [you] Avec vous : à éviter
               *[named] Avec { portrait-who } : à éviter
            }
       *[ask]
            { $voice ->
                [you] Demandez-vous
               *[named] Demandez à { portrait-who }
            }
    }
