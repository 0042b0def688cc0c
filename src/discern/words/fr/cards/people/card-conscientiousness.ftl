## Cards for a person who takes time and puts the task first. $voice is you (said to that person) or named (said of $a to those who work with $a).

card-conscientiousness-talking =
    { $voice ->
        [you] Vous corrigez un chiffre au milieu d'une histoire, et l'histoire s'arrête. Demandez-vous si le bon chiffre change quelque chose.
       *[named] { $a } aime savoir exactement où en sont les choses. Dites « 38 sont vérifiés, je saurai le reste vendredi » au lieu de « presque tout ».
    }
    .headline =
        { $voice ->
            [you] Laissez passer une erreur sans gravité aujourd'hui
           *[named] Dites à { $a } ce qui est vérifié et ce qui ne l'est pas
        }

card-conscientiousness-one-to-one =
    { $voice ->
        [you] Vous venez avec un ordre du jour et les chiffres, et vous parlez peu de vous. Ajoutez un dernier point, comme « Ce que j'aimerais apprendre ensuite ».
       *[named] { $a } aime préparer ses échanges. Quand les points sont connus, il y a du temps pour les faits et pour ce qui inquiète derrière chaque point.
    }
    .headline =
        { $voice ->
            [you] Apportez un sujet personnel au prochain tête-à-tête
           *[named] Envoyez un ordre du jour à { $a } avant le tête-à-tête
        }

card-conscientiousness-giving-feedback =
    { $voice ->
        [you] Vous rendez un travail avec vingt remarques, toutes justes, et on arrête de lire. Gardez le reste pour qui le demande.
       *[named] Quand { $a } ne trouve rien à corriger, pas un mot. S'il vous faut des mots, demandez quelle partie répondait aux exigences.
    }
    .headline =
        { $voice ->
            [you] Citez deux erreurs et une partie juste
           *[named] Chez { $a }, ne prenez pas le silence pour une critique
        }

card-conscientiousness-taking-feedback =
    { $voice ->
        [you] Une erreur que quelqu'un d'autre trouve vous gâche la journée. Comptez les dégâts en heures, et vous verrez si toute la méthode est à revoir.
       *[named] { $a } veut savoir exactement ce qui est arrivé avant de répondre. Laissez un jour pour vérifier, puis parlez-en.
    }
    .headline =
        { $voice ->
            [you] Notez ce que l'erreur a vraiment coûté
           *[named] Donnez à { $a } deux exemples, datés et par écrit
        }

card-conscientiousness-meetings =
    { $voice ->
        [you] Vous vous taisez jusqu'à la certitude, et la décision est alors prise. Commencez par « Je n'ai pas encore vérifié ».
       *[named] { $a } a repéré la faille et n'en parle pas sans preuve. Dites qu'un soupçon suffit pour aujourd'hui.
    }
    .headline =
        { $voice ->
            [you] Dites votre doute maintenant, envoyez la preuve plus tard
           *[named] Demandez à { $a } ce qui cloche
        }

card-conscientiousness-deciding =
    { $voice ->
        [you] Pour vous, une vérification de plus vaut toujours la peine. Si l'issue est la même dans les deux cas, vous avez fini.
       *[named] { $a } décide sur preuves. Une fois les deux faits sur la table, convenez d'un jour pour la décision.
    }
    .headline =
        { $voice ->
            [you] Notez quelle découverte changerait votre décision
           *[named] Trouvez les deux faits qui manquent encore à { $a }
        }

card-conscientiousness-planning =
    { $voice ->
        [you] Vous attendez un plan sans défaut pour le montrer, trop tard pour les idées des autres.
       *[named] { $a } voit dans un plan des trous que d'autres ne voient pas. Comblez les trois plus grands, et dites lesquels vous laissez.
    }
    .headline =
        { $voice ->
            [you] Envoyez le plan brut, avec ses trous marqués
           *[named] Montrez tôt une ébauche à { $a } : que manque-t-il ?
        }

card-conscientiousness-delegation =
    { $voice ->
        [you] Vous confiez un travail avec un long mode d'emploi, puis vous le corrigez quand même. Un travail qui passe est fini, même si vous l'auriez fait autrement.
       *[named] { $a } travaille avec soin, même sur une petite note. Dites à quoi sert le travail, pour quand, et quelles erreurs sont sans gravité.
    }
    .headline =
        { $voice ->
            [you] Écrivez trois contrôles que le résultat doit passer
           *[named] Dites à { $a } quel niveau suffit
        }

card-conscientiousness-helping =
    { $voice ->
        [you] On vient chercher un coup de main chez vous, et on repart avec une liste d'erreurs. Dans une tâche difficile, on ne veut souvent que de la compagnie.
       *[named] { $a } aime trouver le point exact où ça coince. Allez-y tout droit, et apportez des faits au lieu d'encouragements.
    }
    .headline =
        { $voice ->
            [you] Demandez « Je cherche les erreurs ? » avant de vérifier
           *[named] Demandez à { $a } quelle étape pose problème
        }

card-conscientiousness-change =
    { $voice ->
        [you] Vous trouvez dix défauts à une nouvelle méthode avant que quiconque l'ait essayée. Prévoyez un essai pour chaque défaut grave, et gardez les petits pour plus tard.
       *[named] { $a } se fie à ce qui a été essayé. Donnez d'abord les raisons par écrit, et partagez le résultat de l'essai.
    }
    .headline =
        { $voice ->
            [you] Ne gardez que les objections qui arrêteraient le changement
           *[named] Laissez { $a } choisir un essai pour la nouvelle méthode
        }

card-conscientiousness-disagreement =
    { $voice ->
        [you] Une affirmation lancée bien fort, et vous partez la réfuter. Commencez par être juste, et on écoute vos preuves.
       *[named] L'exactitude des faits compte plus pour { $a } qu'une victoire. Parcourez les deux sources ligne par ligne, et trouvez où elles divergent.
    }
    .headline =
        { $voice ->
            [you] Dites d'abord où l'autre a raison
           *[named] Comparez votre source avec celle que donne { $a }
        }

card-conscientiousness-pressure =
    { $voice ->
        [you] À l'approche d'une échéance, vous vérifiez deux fois plus, et sans aide. Dites quel est le risque, et laissez les autres le partager.
       *[named] Dans l'urgence, { $a } tient à chaque étape de la procédure. Ne demandez pas d'aller plus vite. Réglez par écrit ce qui part sans contrôle.
    }
    .headline =
        { $voice ->
            [you] Dites au groupe ce qui part sans contrôle aujourd'hui
           *[named] Convenez avec { $a } des deux erreurs à exclure
        }

card-conscientiousness-remote =
    { $voice ->
        [you] Vos messages couvrent chaque cas, notes comprises, et peu de personnes arrivent au troisième paragraphe. Mettez la preuve en pièce jointe.
       *[named] Un simple « Petite question ? » agace { $a } : il n'y a encore rien à chercher. Donnez le fichier, la ligne et l'échéance.
    }
    .headline =
        { $voice ->
            [you] Mettez votre conclusion à la première ligne
           *[named] Envoyez à { $a } toute la question d'un coup
        }

card-conscientiousness-with-dominance =
    { $voice ->
        [you] Vous construisez votre argument pas à pas, et cette personne s'arrête à la première ligne. Gardez la preuve sous la main pour l'attaque qui suit.
       *[named] { $a } veut que ce soit juste, une personne de style D (rapide, la tâche d'abord) veut que ce soit fait. Un seul point s'entend, une longue liste non.
    }
    .headline =
        { $voice ->
            [you] Citez d'abord le pire risque à une personne de style D (rapide, la tâche d'abord)
           *[named] Aidez { $a } à trouver l'erreur la plus chère
        }

card-conscientiousness-with-influence =
    { $voice ->
        [you] Quand une personne de style I (rapide, les personnes d'abord) dit « tout le monde », vous voulez demander combien. Devant d'autres, cela pique, mais en privé vous avez une réponse franche.
       *[named] { $a } corrige un chiffre, et une personne de style I (rapide, les personnes d'abord) perd son élan. Recueillez d'abord les idées, sans commentaire.
    }
    .headline =
        { $voice ->
            [you] Gardez vos corrections pour un mot en privé
           *[named] Proposez à { $a } de garder les corrections pour la fin
        }

card-conscientiousness-with-steadiness =
    { $voice ->
        [you] Votre liste de défauts reçoit un merci poli et reste sur le cœur. Arrêtez-vous à deux, et demandez le lendemain si c'était juste.
       *[named] { $a } fait une remarque sèche, une personne de style S (calme, les personnes d'abord) la garde sur le cœur, et aucune des deux n'en parle. Un bon ordre : ce qui est juste, ce qui est faux, puis qui aide à corriger.
    }
    .headline =
        { $voice ->
            [you] Dites d'abord ce qui est juste à une personne de style S (calme, les personnes d'abord)
           *[named] Proposez à { $a } un ordre fixe pour ses retours
        }

card-conscientiousness-with-conscientiousness =
    { $voice ->
        [you] Avec une autre personne de style C (calme, la tâche d'abord), vous polissez une page pendant une semaine, et avec plaisir. Notez à partir de quand c'est assez juste.
       *[named] { $a } et une autre personne de style C (calme, la tâche d'abord) relisent sans fin le travail de l'autre. Après le deuxième tour, prenez ce qui est là.
    }
    .headline =
        { $voice ->
            [you] Avant de commencer, décidez qui dit stop
           *[named] Fixez à { $a } une limite de deux vérifications
        }
