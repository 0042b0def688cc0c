## Advice for one person: $a is the person's name.

# Each piece rests on a claim: a direction, which is that of a style or lies between two, or an end of pace or focus.
# What it says is common teaching, phrased so that it would be wrong of the opposite style or end.

person-strength =
    { $voice ->
        [you]
            { $styles ->
                [D] Vous décidez pendant que les autres pèsent encore, et vous dites franchement ce qui ne va pas.
                [I] Vous donnez un départ vif aux projets, et vous réunissez des personnes qui ne se seraient pas parlé.
                [S] Vous avez de la patience, et votre travail continue une fois l'enthousiasme retombé.
               *[C] Vous vérifiez les faits, et vous demandez comment cela marchera vraiment.
            }
        [unnamed] Cette personne { person-brings }.
       *[named] { $a } { person-brings }.
    }

person-brings =
    { $styles ->
        [D] décide pendant que les autres pèsent encore, et dit franchement ce qui ne va pas
        [I] donne un départ vif aux projets, et réunit des personnes qui ne se seraient pas parlé
        [S] a de la patience, et continue de travailler une fois l'enthousiasme retombé
       *[C] vérifie les faits, et demande comment cela marchera vraiment
    }

person-watch-out =
    { $voice ->
        [you]
            { $styles ->
                [D] Vous tranchez avant d'avoir entendu les voix plus lentes.
                [I] Vous promettez plus que la semaine ne peut contenir, et les détails attendent.
                [S] Vous taisez trop longtemps vos soucis, et dites oui quand c'est non.
               *[C] Vous vérifiez encore une fois pendant que d'autres attendent, et dites peu de choses avant d'en avoir la preuve.
            }
        [unnamed] Cette personne { person-costs }.
       *[named] { $a } { person-costs }.
    }

person-costs =
    { $styles ->
        [D] tranche avant d'avoir entendu les voix plus lentes
        [I] promet plus que la semaine ne peut contenir, et les détails attendent
        [S] tait trop longtemps ses soucis, et dit oui quand c'est non
       *[C] vérifie encore une fois pendant que d'autres attendent, et dit peu de choses avant d'en avoir la preuve
    }

person-question =
    { $styles ->
        [D] « Quand une voix plus discrète vous a-t-elle fait changer d'avis ? »
        [I] « Laquelle de vos promesses confieriez-vous ou abandonneriez-vous aujourd'hui ? »
        [S] « Qu'avez-vous accepté ces temps-ci que vous auriez préféré refuser ? »
       *[C] « Quelle décision attend une vérification de plus, et qu'est-ce qui suffirait ? »
    }

person-try =
    { $styles ->
        [D]
            { $voice ->
                [you] Avant de trancher quelque chose cette semaine, écoutez une personne qui n'a pas encore parlé.
                [unnamed] Si cette personne doit décider quelque chose cette semaine, proposez quelqu'un à écouter d'abord.
               *[named] Si { $a } doit décider quelque chose cette semaine, proposez quelqu'un à écouter d'abord.
            }
        [I]
            { $voice ->
                [you] Après votre prochaine présentation, notez ce que vous avez promis, et pour quand.
                [unnamed] Laissez cette personne présenter quelque chose cette semaine, puis notez ensemble ce qui a été promis.
               *[named] Laissez { $a } présenter quelque chose cette semaine, puis notez ensemble ce qui a été promis.
            }
        [S]
            { $voice ->
                [you] Trouvez cette semaine une tâche que vous aimeriez mieux ne pas prendre, et dites-le le jour même.
                [unnamed] Cette semaine, demandez à cette personne quelle tâche vous pouvez lui retirer.
               *[named] Cette semaine, demandez à { $a } quelle tâche vous pouvez lui retirer.
            }
       *[C]
            { $voice ->
                [you] Montrez un travail cette semaine avant la dernière vérification, et dites ce qui reste à faire.
                [unnamed] Relevez cette semaine un détail parfaitement juste dans le travail de cette personne.
               *[named] Relevez cette semaine un détail parfaitement juste dans un travail fait par { $a }.
            }
    }

person-half-strength =
    { $voice ->
        [you]
            { $styles ->
                [DI] Vous défendez un plan devant les autres.
                [IS] Vous mettez les gens à l'aise, et donnez envie de poser des questions.
                [SC] Vous finissez votre travail avec soin, et il réserve peu de surprises.
               *[DC] Vous regardez un problème de sang-froid, et n'adoucissez pas les faits.
            }
        [unnamed] Cette personne { person-half-brings }.
       *[named] { $a } { person-half-brings }.
    }

person-half-brings =
    { $styles ->
        [DI] défend un plan devant les autres
        [IS] met les gens à l'aise, et donne envie de poser des questions
        [SC] finit son travail avec soin, et réserve peu de surprises
       *[DC] regarde un problème de sang-froid, et n'adoucit pas les faits
    }

person-half-watch-out =
    { $voice ->
        [you]
            { $styles ->
                [DI] Vous entraînez les autres avant d'avoir leur accord.
                [IS] Vous laissez un sujet délicat de côté, pour que tout le monde reste en bons termes.
                [SC] Vous gardez une vieille façon de faire bien après l'arrivée d'une meilleure.
               *[DC] Vous démontez une idée inachevée avant qu'elle puisse grandir.
            }
        [unnamed] Cette personne { person-half-costs }.
       *[named] { $a } { person-half-costs }.
    }

person-half-costs =
    { $styles ->
        [DI] entraîne les autres avant d'avoir leur accord
        [IS] laisse un sujet délicat de côté, pour que tout le monde reste en bons termes
        [SC] garde une vieille façon de faire bien après l'arrivée d'une meilleure
       *[DC] démonte une idée inachevée avant qu'elle puisse grandir
    }

person-half-question =
    { $styles ->
        [DI] « Après une bonne réunion, qu'est-ce qui vous plaît le plus : que ce soit réglé, ou que tout le monde suive ? »
        [IS] « Dans un nouveau groupe, rassemblez-vous d'abord les gens, ou prenez-vous soin des personnes déjà là ? »
        [SC] « Quand un plan change, qu'est-ce qui vous gêne le plus : l'effet sur les personnes, ou le travail laissé inachevé ? »
       *[DC] « Qu'est-ce qui vous agace le plus : une décision lente ou une décision bâclée ? »
    }

person-half-try =
    { $styles ->
        [DI]
            { $voice ->
                [you] Après une réunion de la semaine, demandez-vous ce qui est passé d'abord : trancher, ou gagner l'adhésion.
                [unnamed] Après une réunion de la semaine, demandez à cette personne ce qui est passé d'abord : trancher, ou gagner l'adhésion.
               *[named] Après une réunion de la semaine, demandez à { $a } ce qui est passé d'abord : trancher, ou gagner l'adhésion.
            }
        [IS]
            { $voice ->
                [you] Prenez un désaccord que vous avez laissé de côté, et parlez-en cette semaine en une phrase.
                [unnamed] Demandez à cette personne quel désaccord est resté de côté, et proposez d'être là quand elle en parlera.
               *[named] Demandez à { $a } quel désaccord est resté de côté, et proposez votre présence pour en parler.
            }
        [SC]
            { $voice ->
                [you] Commencez cette semaine une petite chose avant d'avoir tout prévu, et voyez ce qui coince vraiment.
                [unnamed] Convenez avec cette personne d'une petite chose à commencer avant d'avoir tout prévu.
               *[named] Convenez avec { $a } d'une petite chose à commencer avant d'avoir tout prévu.
            }
       *[DC]
            { $voice ->
                [you] La prochaine fois que vous critiquez quelque chose, dites d'abord quelle partie doit rester.
                [unnamed] La prochaine fois que cette personne critique quelque chose, demandez quelle partie doit rester.
               *[named] Quand { $a } critique quelque chose, demandez quelle partie doit rester.
            }
    }

person-end-strength =
    { $voice ->
        [you]
            { $end ->
                [fast] Vous avez une idée sur la table quand les autres lisent encore, et vous faites le premier pas le jour même.
                [calm] Vous y regardez à deux fois avant qu'il soit trop tard, et vous pesez vos mots.
                [people] Vous remarquez qui s'est tu, et vous demandez pourquoi.
               *[task] Vous allez droit au but, et vous répondez à la question posée.
            }
        [unnamed] Cette personne { person-end-brings }.
       *[named] { $a } { person-end-brings }.
    }

person-end-brings =
    { $end ->
        [fast] a une idée sur la table quand les autres lisent encore, et fait le premier pas le jour même
        [calm] y regarde à deux fois avant qu'il soit trop tard, et pèse chaque mot
        [people] remarque qui s'est tu, et demande pourquoi
       *[task] va droit au but, et répond à la question posée
    }

person-end-watch-out =
    { $voice ->
        [you]
            { $end ->
                [fast] Votre première idée gagne parce qu'elle est venue en premier, et personne n'en demande une autre.
                [calm] D'autres tranchent pendant que vous pesez encore.
                [people] Vous adoucissez une mauvaise nouvelle, et personne ne l'entend plus.
               *[task] Vous apprenez tard qui une décision a blessé.
            }
        [unnamed]
            { $end ->
                [fast] La première idée de cette personne gagne parce qu'elle est venue en premier, et personne n'en demande une autre.
                [calm] D'autres tranchent pendant que cette personne pèse encore.
                [people] Cette personne adoucit une mauvaise nouvelle, et on ne l'entend plus.
               *[task] Cette personne apprend tard qui une décision a blessé.
            }
       *[named]
            { $end ->
                [fast] La première idée venue chez { $a } gagne parce qu'elle est la première, et personne n'en demande une autre.
                [calm] D'autres tranchent quand { $a } pèse encore.
                [people] { $a } adoucit une mauvaise nouvelle, et personne ne l'entend plus.
               *[task] { $a } apprend tard qui une décision a blessé.
            }
    }

person-end-question =
    { $end ->
        [fast] « Qu'avez-vous commencé récemment qui demandait un jour de réflexion de plus ? »
        [calm] « Qu'avez-vous vu venir récemment et dit trop tard ? »
        [people] « Quel message difficile enrobez-vous de mots gentils ? »
       *[task] « Qui a bien travaillé pour vous ces temps-ci sans que vous le lui ayez dit ? »
    }

person-end-try =
    { $end ->
        [fast]
            { $voice ->
                [you] Dans une réunion de la semaine, notez d'abord votre avis et prenez la parole en troisième.
                [unnamed] Dans une réunion de la semaine, écoutez deux autres personnes avant celle-ci.
               *[named] Dans une réunion de la semaine, écoutez deux autres personnes avant { $a }.
            }
        [calm]
            { $voice ->
                [you] Quand quelqu'un veut une réponse tout de suite cette semaine, dites quand vous l'aurez.
                [unnamed] Posez une question à cette personne un jour avant l'échéance de la réponse.
               *[named] Posez une question à { $a } un jour avant l'échéance de la réponse.
            }
        [people]
            { $voice ->
                [you] Cette semaine, dites une chose difficile en une seule phrase, et ajoutez les mots gentils ensuite.
                [unnamed] Demandez à cette personne une phrase simple sur ce qui ne marche pas, et laissez-lui du temps.
               *[named] Demandez à { $a } une phrase simple sur ce qui ne marche pas, et laissez-lui du temps.
            }
       *[task]
            { $voice ->
                [you] Commencez un message de la semaine par ce que la personne qui le lira a bien fait.
                [unnamed] Cette semaine, posez à cette personne une question sur les autres, et commencez par l'effet sur le travail.
               *[named] Cette semaine, posez à { $a } une question sur les autres, et commencez par l'effet sur le travail.
            }
    }

## Advice for somebody whose direction is open. It claims nothing.

person-open-watch-out =
    { $voice ->
        [you] Ce que voient vos collègues compte ici plus que ces réponses.
        [unnamed] Ce que voient les collègues de cette personne compte ici plus que ces réponses.
       *[named] Ce que les collègues voient chez { $a } compte ici plus que ces réponses.
    }

person-open-question = « Quand foncez-vous tout de suite, et quand attendez-vous ? »

person-open-try =
    { $voice ->
        [you] Demandez à deux collègues quand vous allez vite à leurs yeux, et quand vous attendez.
        [unnamed] Demandez à cette personne quand aller vite lui convient, et dites ce que vous voyez.
       *[named] Demandez à { $a } quand aller vite lui convient, et dites ce que vous voyez.
    }

person-open-try-other =
    { $voice ->
        [you] Faites une tâche à l'inverse cette semaine : décidez tout de suite là où vous attendriez, ou attendez là où vous décideriez.
        [unnamed] Convenez avec cette personne d'une tâche à faire à l'inverse : décider tout de suite, ou attendre un jour.
       *[named] Convenez avec { $a } d'une tâche à faire à l'inverse : décider tout de suite, ou attendre un jour.
    }
