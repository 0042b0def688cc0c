## Cards for the claim that a person puts the task first: facts, results and quality.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-task-talking =
    { $voice ->
        [you] Votre première phrase est le sujet lui-même. Pour une partie de vos collègues, le départ est froid, et une minute d'écoute le réchauffe.
       *[named] { $a } aime savoir tout de suite de quoi parle un échange. Cela vaut aussi pour les personnes : « Cette date ne va pas pour deux d'entre nous. »
    }
    .headline =
        { $voice ->
            [you] Ouvrez un échange par une question sur la personne
           *[named] Donnez le sujet à { $a } dès la première phrase
        }

card-task-one-to-one =
    { $voice ->
        [you] Vos tête-à-tête passent les résultats en revue et s'arrêtent là. La réponse vous dit ce qu'aucune liste de résultats ne montre.
       *[named] { $a } aime suivre un échange point par point. Avec un titre et un temps à lui, un sujet personnel trouve sa place.
    }
    .headline =
        { $voice ->
            [you] Demandez « C'est comment, de travailler avec moi ? »
           *[named] Mettez les sujets personnels à l'ordre du jour pour { $a }
        }

card-task-giving-feedback =
    { $voice ->
        [you] Vous rendez une ébauche avec chaque défaut marqué et pas un mot sur le reste. La personne qui l'a écrite pense que rien n'était bon.
       *[named] { $a } marque ce qui est faux et ne mentionne pas ce qui est juste. Le compliment existe, et il vient quand vous le demandez.
    }
    .headline =
        { $voice ->
            [you] Dites ce qui marche avant ce qui ne marche pas
           *[named] Demandez à { $a } quelle partie était bonne
        }

card-task-taking-feedback =
    { $voice ->
        [you] Face à un défaut du travail, vous savez quoi faire. « Je me sens à l'écart » sert moins tant qu'aucun fait ne l'accompagne.
       *[named] { $a } préfère entendre un défaut en mots simples, comme une chose à corriger. Un exemple le rend clair.
    }
    .headline =
        { $voice ->
            [you] Demandez « Quand exactement ? » si le retour parle de sentiments
           *[named] Dites à { $a } quoi corriger, et ce que cela a coûté
        }

card-task-meetings =
    { $voice ->
        [you] Pour vous, une question est réglée quand les faits le sont. Les personnes qui feront le travail savent où cela va coincer.
       *[named] Une heure de paroles sans résultat agace { $a }. Même une réunion sur l'ambiance a un résultat, comme deux choses à changer.
    }
    .headline =
        { $voice ->
            [you] Avant de clore un point, demandez qui aura du mal
           *[named] Écrivez le résultat voulu dans l'invitation
        }

card-task-deciding =
    { $voice ->
        [you] Vous regardez le coût, la qualité et les résultats. L'usage au quotidien n'est pas dans le tableau, et c'est lui qui décide si on s'en sert.
       *[named] { $a } compare les possibilités par ce qu'elles apportent. Dites ce que la solution préférée de l'équipe fait au coût ou à la qualité.
    }
    .headline =
        { $voice ->
            [you] Interrogez qui s'en sert chaque jour avant de comparer
           *[named] Apportez à { $a } un chiffre, pas un vote à main levée
        }

card-task-planning =
    { $voice ->
        [you] Votre plan contient chaque étape et chaque mesure. Les personnes qui font le travail savent où il va coincer.
       *[named] { $a } planifie par résultats. Donnez à l'échange avec les personnes concernées sa propre ligne et une date, et il se fait.
    }
    .headline =
        { $voice ->
            [you] Demandez à deux personnes du projet ce qui sera dur
           *[named] Prévoyez une étape pour les personnes touchées
        }

card-task-delegation =
    { $voice ->
        [you] Vous décrivez ce qui est à livrer et à quel niveau d'exigence. Avec une raison, la tâche est aussi bienvenue.
       *[named] { $a } aime une tâche claire. Ce qu'elle doit faire, et avec quelle qualité, aide plus qu'un appel amical.
    }
    .headline =
        { $voice ->
            [you] Dites pourquoi vous avez choisi cette personne
           *[named] Dites à { $a } à quoi ressemble le travail fini
        }

card-task-helping =
    { $voice ->
        [you] Vous venez pour le problème et repartez quand il est résolu. La personne qui a bataillé toute la journée est toujours là.
       *[named] Pour { $a }, aider, c'est travailler sur le problème lui-même, alors les faits d'abord. Dites au début si vous voulez une solution ou juste une écoute.
    }
    .headline =
        { $voice ->
            [you] Le défaut réparé, demandez comment va la personne
           *[named] Passez en revue un blocage avec { $a }, fait par fait
        }

card-task-change =
    { $voice ->
        [you] Vous commencez par ce qui s'améliore et de combien. Tant que postes et horaires sont flous, aucun chiffre ne passe.
       *[named] { $a } juge un changement à ce qui s'améliore. Convenez de ce qui vous montrera que cela a marché.
    }
    .headline =
        { $voice ->
            [you] Dites d'abord à chaque personne ce qui change pour elle
           *[named] Montrez à { $a } en chiffres ce qui s'améliore
        }

card-task-disagreement =
    { $voice ->
        [you] Quand vous discutez, il s'agit du plan et de rien d'autre. L'autre ne le sait pas tant que vous ne le dites pas.
       *[named] { $a } entend un fait nouveau, même en pleine discussion. Liez le sentiment à un événement, et on peut en faire quelque chose.
    }
    .headline =
        { $voice ->
            [you] Dites après coup votre plaisir à travailler ensemble
           *[named] Donnez à { $a } un fait d'abord, vos sentiments ensuite
        }

card-task-pressure =
    { $voice ->
        [you] Quand l'échéance approche, vous voyez le travail et oubliez la personne derrière. Dites ce que son travail a rendu possible.
       *[named] Sous pression, { $a } ne parle que de ce qui manque. Cela vise le travail, même quand le ton a l'air de vous viser.
    }
    .headline =
        { $voice ->
            [you] Remerciez une personne par son nom avant de partir
           *[named] Répondez à { $a } par des faits, et parlez du ton plus tard
        }

card-task-remote =
    { $voice ->
        [you] Vous allez droit au sujet, et sur un écran cela se lit comme de la froideur. Les faits n'y perdent rien.
       *[named] Quand { $a } écrit « Faux, voir ligne quatre », il s'agit de la ligne quatre et de rien d'autre. Répondez sur la ligne, et oubliez le ton.
    }
    .headline =
        { $voice ->
            [you] Ajoutez un nom et un merci à vos messages
           *[named] Si { $a } écrit sec, n'y lisez rien de personnel
        }

card-task-with-dominance =
    { $voice ->
        [you] Comme une personne de style D (rapide, la tâche d'abord), vous ne regardez que le résultat. Deux courts échanges avant la diffusion vous en évitent un long après.
       *[named] { $a } et une personne de style D (rapide, la tâche d'abord) regardent ce qui est obtenu. Faites dire qui est concerné avant toute annonce.
    }
    .headline =
        { $voice ->
            [you] Décidez qui parle aux personnes concernées
           *[named] Demandez à { $a } qui devra vivre avec le résultat
        }

card-task-with-influence =
    { $voice ->
        [you] Une personne de style I (rapide, les personnes d'abord) arrive aux faits par les personnes. Une minute d'écoute vous mène aux résultats plus vite qu'une liste.
       *[named] { $a } apporte des chiffres, une personne de style I (rapide, les personnes d'abord) des histoires vécues. Sans temps réparti, chaque personne croit l'autre hors sujet.
    }
    .headline =
        { $voice ->
            [you] Prenez des nouvelles d'une personne avant les résultats
           *[named] Prévoyez dix minutes pour les chiffres, dix pour les personnes
        }

card-task-with-steadiness =
    { $voice ->
        [you] Une personne de style S (calme, les personnes d'abord) prend une liste nue pour un verdict sur votre relation. Après un vrai échange, ce n'est qu'une liste.
       *[named] { $a } va droit aux chiffres, et une personne de style S (calme, les personnes d'abord) se demande ce qui s'est passé.
    }
    .headline =
        { $voice ->
            [you] Demandez comment ça va avant de lister les défauts
           *[named] Demandez à { $a } une phrase chaleureuse avant le travail
        }

card-task-with-conscientiousness =
    { $voice ->
        [you] Avec une personne de style C (calme, la tâche d'abord), vous parlez une heure des données et pas une fois de qui les lira.
       *[named] Avec une personne de style C (calme, la tâche d'abord), { $a } ne se trompe sur aucun fait, et pense peu à la personne à qui cela sert. Faites rencontrer cette personne aux deux.
    }
    .headline =
        { $voice ->
            [you] Invitez une personne qui utilisera le travail
           *[named] Demandez à { $a } à qui ce travail facilite la vie
        }
