## Cards for a person who takes time and puts people first. $voice is you (said to that person) or named (said of $a to those who work with $a).

card-steadiness-talking =
    { $voice ->
        [you] Vous gardez une inquiétude pour vous, pour ne pas gâcher un échange amical. Une fois l'inquiétude annoncée, on attend que vous trouviez les mots.
       *[named] { $a } pense à ce que les autres ressentent avant de parler d'une inquiétude. Demandez avec douceur, et prenez le temps d'écouter.
    }
    .headline =
        { $voice ->
            [you] Dites « J'ai une inquiétude » dans les cinq premières minutes
           *[named] Demandez à { $a } ce qui reste à dire
        }

card-steadiness-one-to-one =
    { $voice ->
        [you] Quand on vous demande ce que vous voulez, vous dites ce qu'il faut à l'équipe. Écrivez avant une ligne qui commence par « Pour moi, j'aimerais… »
       *[named] { $a } fait beaucoup pour les autres et demande peu. Parlez de ce que quelqu'un d'autre peut faire à sa place.
    }
    .headline =
        { $voice ->
            [you] Ouvrez votre tête-à-tête par un souhait personnel
           *[named] Trouvez avec { $a } une tâche à déléguer
        }

card-steadiness-giving-feedback =
    { $voice ->
        [you] Vous enrobez si bien un reproche qu'il sonne comme un merci. Gardez les mots gentils pour après.
       *[named] Quand { $a } dit « Ce serait bien si… », c'est un vrai reproche. Agissez comme après une remarque brutale de quelqu'un d'autre.
    }
    .headline =
        { $voice ->
            [you] Dites « Arrêtez cela, s'il vous plaît » en une ligne
           *[named] Demandez à { $a } : « À quel point cela vous gêne-t-il ? »
        }

card-steadiness-taking-feedback =
    { $voice ->
        [you] Vous acquiescez à une critique, même injuste, pour en finir, puis vous la portez pendant des jours.
       *[named] { $a } prend une critique à cœur et a besoin de temps pour dire ce qui était injuste. Dites que votre confiance n'a pas changé.
    }
    .headline =
        { $voice ->
            [you] Revenez dire quelle partie vous n'acceptez pas
           *[named] Faites votre critique avec douceur, et reparlez-en demain à { $a }
        }

card-steadiness-meetings =
    { $voice ->
        [you] Vous laissez passer tout le monde avant vous, et tout est déjà dit. Une phrase suffit.
       *[named] En groupe, { $a } suit pour garder une bonne ambiance. Proposez de faire la remarque vous-même si c'est plus facile.
    }
    .headline =
        { $voice ->
            [you] Préparez une remarque pour la réunion et faites-la tôt
           *[named] Demandez son avis à { $a } avant la réunion
        }

card-steadiness-deciding =
    { $voice ->
        [you] « Comme vous voulez » vous échappe, et vous vivez ensuite avec pendant des mois. Commencez par une petite chose, comme l'heure d'une réunion.
       *[named] { $a } cherche ce qui convient à tout le monde. Deux possibilités à comparer et une nuit de réflexion font sortir une préférence.
    }
    .headline =
        { $voice ->
            [you] Dites votre préférence avant d'interroger les autres
           *[named] Offrez à { $a } deux possibilités qui vous vont aussi
        }

card-steadiness-planning =
    { $voice ->
        [you] Votre semaine se remplit des demandes des autres, car vous détestez décevoir. Dites non gentiment, et prenez l'heure pour votre propre travail.
       *[named] { $a } tient chaque promesse et ajoute le nouveau travail par-dessus. Prévenez une semaine avant, pour laisser le temps de passer la main.
    }
    .headline =
        { $voice ->
            [you] Refusez un service pour protéger votre plan
           *[named] Dites à { $a } quelle ancienne tâche lâcher
        }

card-steadiness-delegation =
    { $voice ->
        [you] Vous préférez tout faire plutôt que de déranger. Montrez une fois, répondez aux questions et laissez la tâche à l'autre.
       *[named] { $a } prend volontiers du travail et cède rarement le sien. Demandez quelle tâche peut aller à quelqu'un d'autre, et organisez-le vous-même.
    }
    .headline =
        { $voice ->
            [you] Confiez une tâche régulière à quelqu'un cette semaine
           *[named] Retirez une tâche à { $a } avant d'en ajouter une
        }

card-steadiness-helping =
    { $voice ->
        [you] Vous peinez en silence pour ne pas être un poids. Après tout ce que vous faites pour les autres, on vous rend service avec plaisir.
       *[named] { $a } n'aime pas déranger. « J'ai le temps maintenant, et je prends la seconde moitié » s'accepte facilement.
    }
    .headline =
        { $voice ->
            [you] Demandez de l'aide à quelqu'un, sans vous excuser
           *[named] Offrez à { $a } une aide précise
        }

card-steadiness-change =
    { $voice ->
        [you] Vous acceptez une nouvelle méthode et gardez discrètement l'ancienne à côté. Appelez cela un essai, c'est moins définitif.
       *[named] { $a } tient à ce qui marche bien, et veut du temps pour s'habituer à la nouveauté. Avancez pas à pas, et demandez les inquiétudes deux jours plus tard.
    }
    .headline =
        { $voice ->
            [you] Lâchez une vieille routine pendant deux semaines
           *[named] Dites d'abord à { $a } ce qui restera pareil
        }

card-steadiness-disagreement =
    { $voice ->
        [you] Vous cédez pour préserver la bonne entente et y pensez encore des semaines après. Entraînez-vous sur une petite chose, avec une personne de confiance.
       *[named] { $a } préfère ne pas discuter devant les autres. « Qu'est-ce qui vous rassurerait ? » aide à le dire.
    }
    .headline =
        { $voice ->
            [you] Dites une fois « Je préfère dire non », sans excuse
           *[named] Interrogez { $a } sur ses doutes dans un moment calme
        }

card-steadiness-pressure =
    { $voice ->
        [you] Dans l'urgence, vous gardez votre calme, réconfortez les autres et ramassez ce qui tombe. De l'extérieur, on dirait que vous avez du temps.
       *[named] Dans l'urgence, { $a } reste si calme qu'on lui en rajoute. Soutenez sa réponse quand une voix plus forte s'en mêle.
    }
    .headline =
        { $voice ->
            [you] Dites une limite à voix haute : « Ceci ou cela, pas les deux »
           *[named] Demandez à { $a } ce qui vient d'abord et ce qui attend
        }

card-steadiness-remote =
    { $voice ->
        [you] Vous aidez par messages privés, et le groupe ne voit ni votre avis ni votre travail.
       *[named] En visio de groupe, { $a } reste aimable et garde un doute. À deux, c'est plus facile à dire.
    }
    .headline =
        { $voice ->
            [you] Répondez à une question dans le fil commun aujourd'hui
           *[named] Demandez à { $a } un mot à deux après la visio
        }

card-steadiness-with-dominance =
    { $voice ->
        [you] Une personne de style D (rapide, la tâche d'abord) prend votre patience pour un oui. Comptez sur une réponse bruyante, pas sur une amitié brisée.
       *[named] { $a } encaisse les mots durs d'une personne de style D (rapide, la tâche d'abord) et arrondit les angles. Avec une phrase toute prête, il est plus facile de ne pas céder.
    }
    .headline =
        { $voice ->
            [you] Dites « Je ne peux pas encore soutenir ça », tôt et calmement
           *[named] Répétez une phrase ferme avec { $a }
        }

card-steadiness-with-influence =
    { $voice ->
        [you] Une personne de style I (rapide, les personnes d'abord) a cinq idées nouvelles par heure, et c'est vous qui faites le travail sans bruit. Demandez demain laquelle compte encore.
       *[named] Une personne de style I (rapide, les personnes d'abord) lance les choses, { $a } les finit avec patience. Parlez de ce travail à la prochaine réunion, et donnez une part à chaque personne.
    }
    .headline =
        { $voice ->
            [you] Attendez un jour avant d'agir sur les belles idées
           *[named] Répartissez la suite avant que tout revienne à { $a }
        }

card-steadiness-with-steadiness =
    { $voice ->
        [you] Avec une autre personne de style S (calme, les personnes d'abord), les deux attendent que l'autre parle. Une petite remarque, faite gentiment, vous met en route.
       *[named] { $a } et une autre personne de style S (calme, les personnes d'abord) ont trop d'égards pour aborder un point sensible. Demandez aussi à l'autre, puis aidez les deux à en parler.
    }
    .headline =
        { $voice ->
            [you] Soyez la première voix à dire ce qui ne va pas
           *[named] Demandez à { $a } ce qui ne se dit pas
        }

card-steadiness-with-conscientiousness =
    { $voice ->
        [you] Une longue liste d'erreurs vous fait l'effet d'une dispute, et vous dites oui à tout. La liste vise le travail, pas vous.
       *[named] { $a } entend de la froideur là où une personne de style C (calme, la tâche d'abord) n'est que précise. Dites un mot à cette personne avant la prochaine relecture.
    }
    .headline =
        { $voice ->
            [you] Demandez quelles erreurs comptent à une personne de style C (calme, la tâche d'abord)
           *[named] Faites entendre d'abord à { $a } ce qui marche
        }
