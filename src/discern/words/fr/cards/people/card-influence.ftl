## Cards for a person who moves fast and puts people first. $voice is you (said to that person) or named (said of $a to those who work with $a).

card-influence-talking =
    { $voice ->
        [you] Vous prenez le chemin des écoliers, et on doit deviner où il mène. Une fois le but connu, tout le monde profite du voyage.
       *[named] { $a } fait passer les choses par des histoires. « Qu'attendez-vous de moi ? » évite que la demande se perde.
    }
    .headline =
        { $voice ->
            [you] Dites d'abord l'essentiel, puis racontez l'histoire
           *[named] Écoutez jusqu'au bout, puis demandez à { $a } ce qu'il faut
        }

card-influence-one-to-one =
    { $voice ->
        [you] Une heure avec vous se remplit d'histoires, de nouvelles et de beaux projets. Lisez d'abord votre liste, puis bavardez à loisir.
       *[named] Pour { $a }, les nouvelles passent avant le travail, alors bavardez d'abord. Puis cherchez comment rendre cette tâche plus courte ou plus vivante.
    }
    .headline =
        { $voice ->
            [you] Commencez le tête-à-tête par les trois choses que vous voulez
           *[named] Demandez à { $a } quelle tâche a perdu son charme
        }

card-influence-giving-feedback =
    { $voice ->
        [you] Vous complimentez si chaleureusement et si longtemps que la critique se perd. Un court silence lui donne du poids.
       *[named] { $a } fait des retours chaleureux, et l'essentiel passe facilement inaperçu. Redites la réponse avec vos mots avant de changer de sujet.
    }
    .headline =
        { $voice ->
            [you] Dites la critique en une phrase, puis taisez-vous
           *[named] Demandez à { $a } le « mais » derrière le compliment
        }

card-influence-taking-feedback =
    { $voice ->
        [you] Une critique, pour vous, veut dire qu'on vous aime moins, alors vous en riez ou jouez de votre charme. Dites « Merci », et revenez plus tard avec une question.
       *[named] { $a } préfère une critique de vive voix à une critique écrite. Dites votre plaisir à travailler ensemble, puis dites la seule chose qui gêne.
    }
    .headline =
        { $voice ->
            [you] Recevez la prochaine critique sans plaisanter
           *[named] Dites votre critique à { $a } de vive voix, pas par message
        }

card-influence-meetings =
    { $voice ->
        [you] Vous comblez un silence par une bonne histoire, et on se cale dans son siège pour écouter. Une question à deux personnes silencieuses fait parler tout le monde.
       *[named] { $a } capte sans peine l'attention d'un groupe, et les voix discrètes se perdent. Deux phrases suffisent à { $a } pour partager la scène.
    }
    .headline =
        { $voice ->
            [you] Animez un groupe par des questions, pas des histoires
           *[named] Faites présenter par { $a } le travail d'une personne discrète
        }

card-influence-deciding =
    { $voice ->
        [you] Une nouvelle idée vous enthousiasme, et vous y ralliez vite les autres. Si elle est encore belle demain, allez-y.
       *[named] { $a } voit tout de suite ce qu'une idée a de beau et gagne l'adhésion. Connaître tôt le point faible renforce l'argument.
    }
    .headline =
        { $voice ->
            [you] Laissez reposer une nuit la prochaine belle idée
           *[named] Parlez tôt du coût à { $a }, en privé
        }

card-influence-planning =
    { $voice ->
        [you] Vous dites « Bien sûr, comptez sur moi », vous le pensez, puis les jours manquent. Un non précoce est plus gentil qu'une excuse tardive.
       *[named] { $a } planifie mieux en compagnie que devant une liste. Mettez une date à chaque étape avant de vous quitter.
    }
    .headline =
        { $voice ->
            [you] Revenez sur une promesse cette semaine, par un appel amical
           *[named] Faites le plan avec { $a } en une séance animée
        }

card-influence-delegation =
    { $voice ->
        [you] Vous décrivez si bien une tâche qu'on part de bonne humeur et sans les faits. Écrivez quoi, pour quand, et à qui demander.
       *[named] { $a } aime un travail avec du monde. Deux courts appels en route rendent la routine plus vivante.
    }
    .headline =
        { $voice ->
            [you] Après les encouragements, ajoutez trois lignes sèches
           *[named] Dites à { $a } qui verra le résultat
        }

card-influence-helping =
    { $voice ->
        [you] Vous dites « Je m'en charge » à toutes les personnes que vous aimez bien, puis les heures manquent. Mettez la bonne personne en contact et retirez-vous.
       *[named] { $a } connaît beaucoup de monde et aime qu'on lui demande. Dites qui vous cherchez et pourquoi, et fournissez deux faits pour la présentation.
    }
    .headline =
        { $voice ->
            [you] Présentez deux personnes au lieu de le faire vous-même
           *[named] Demandez à { $a } de vous présenter à la bonne personne
        }

card-influence-change =
    { $voice ->
        [you] Vous annoncez d'abord le bon côté, et les sceptiques se demandent ce que vous taisez. Un inconvénient dit franchement rend vos bonnes nouvelles plus crédibles.
       *[named] { $a } voit le bon côté d'un changement et gagne l'adhésion. Avec des réponses franches toutes prêtes, la bonne humeur survit à la première objection.
    }
    .headline =
        { $voice ->
            [you] Citez une chose que le changement rend plus difficile
           *[named] Préparez avec { $a } les trois questions difficiles
        }

card-influence-disagreement =
    { $voice ->
        [you] Vous riez d'un désaccord pour garder la sympathie des autres. Une phrase simple ne vous la fait pas perdre.
       *[named] { $a } aime garder une ambiance légère, et un non est plus facile à dire sans public. Montrez que la franchise est bienvenue.
    }
    .headline =
        { $voice ->
            [you] Dites « Je vois ça autrement » sans plaisanter
           *[named] Demandez à { $a }, en privé, ce qui s'y oppose
        }

card-influence-pressure =
    { $voice ->
        [you] Quand ça se tend, vous remontez le moral de tout le monde en disant oui. À la prochaine demande, donnez à la place un fait et une heure.
       *[named] Sous pression, { $a } garde le moral haut et prend plus que la journée ne peut contenir. Proposez d'appeler les autres qui attendent.
    }
    .headline =
        { $voice ->
            [you] Ne promettez rien avant d'avoir fini le travail du jour
           *[named] Aidez { $a } à choisir les deux promesses du jour
        }

card-influence-remote =
    { $voice ->
        [you] Vous répondez aux messages par des plaisanteries et des cœurs, et le simple oui ou non manque. Une ligne suffit.
       *[named] Sans visages, le travail perd la moitié de son charme pour { $a }. Parlez cinq minutes animées, puis envoyez une ligne avec les promesses faites des deux côtés.
    }
    .headline =
        { $voice ->
            [you] Remontez le fil, répondez à la question sautée
           *[named] Appelez { $a } au lieu d'écrire une page
        }

card-influence-with-dominance =
    { $voice ->
        [you] Vous préparez le meilleur pour la fin, et cette personne l'attend. Ne prenez pas un visage sans sourire pour un mauvais verdict.
       *[named] { $a } espère un rire, une personne de style D (rapide, la tâche d'abord) ne demande que le résultat. Répétez ensemble la première ligne, et dites que « bref » ne veut pas dire « hostile ».
    }
    .headline =
        { $voice ->
            [you] Annoncez d'abord la conclusion à une personne de style D (rapide, la tâche d'abord)
           *[named] Aidez { $a } à commencer par le résultat
        }

card-influence-with-influence =
    { $voice ->
        [you] Avec une autre personne de style I (rapide, les personnes d'abord), vous avez neuf idées et une belle heure. Ensuite, personne ne sait qui fait quoi.
       *[named] { $a } et une autre personne de style I (rapide, les personnes d'abord) laissent fuser les idées et ne notent rien. Avant la fin de l'échange, obtenez deux promesses écrites, une par personne.
    }
    .headline =
        { $voice ->
            [you] Arrêtez dix minutes plus tôt et notez les promesses
           *[named] Demandez à { $a } une promesse, avec une date
        }

card-influence-with-steadiness =
    { $voice ->
        [you] Cette personne sourit à votre beau plan par gentillesse, sans être convaincue. Demandez-lui, en privé, ce qui doit rester.
       *[named] { $a } remplit la réunion de beaux plans pendant qu'une personne de style S (calme, les personnes d'abord) acquiesce et s'inquiète. Les inquiétudes sortent mieux au début.
    }
    .headline =
        { $voice ->
            [you] Reposez demain la question à une personne de style S (calme, les personnes d'abord)
           *[named] Demandez à { $a } de laisser commencer la personne discrète
        }

card-influence-with-conscientiousness =
    { $voice ->
        [you] Vous dites « Tout le monde adore », et cette personne demande combien. Ici, des faits vérifiables comptent plus que l'enthousiasme.
       *[named] { $a } arrondit vers le haut par enthousiasme, et une personne de style C (calme, la tâche d'abord) ne croit plus le reste. Reprenez ensemble les arguments avant leur rencontre.
    }
    .headline =
        { $voice ->
            [you] Apportez trois faits solides à une personne de style C (calme, la tâche d'abord)
           *[named] Aidez { $a } à séparer les preuves des espoirs
        }
