## Cards for a person who moves fast and puts the task first. $voice is you (said to that person) or named (said of $a to those who work with $a).

card-dominance-talking =
    { $voice ->
        [you] Même quand vous ne faites que réfléchir à voix haute, cela sonne définitif, et on cesse de discuter.
       *[named] { $a } dit les choses avec force, même pour réfléchir à voix haute. La réponse vous dit s'il y a encore de quoi discuter.
    }
    .headline =
        { $voice ->
            [you] Donnez une raison avant votre prochain avis
           *[named] Demandez à { $a } si c'est décidé
        }

card-dominance-one-to-one =
    { $voice ->
        [you] Vous utilisez un tête-à-tête pour obtenir des décisions, et les doutes n'ont pas leur place. Essayez « Qu'est-ce qu'on ne me dit pas ? » et écoutez, c'est tout.
       *[named] { $a } veut qu'un échange fasse avancer les choses. Demandez ce qui bloque, et dites ce que vous allez faire.
    }
    .headline =
        { $voice ->
            [you] Finissez le prochain tête-à-tête par une question ouverte
           *[named] Commencez le tête-à-tête par une décision qu'attend { $a }
        }

card-dominance-giving-feedback =
    { $voice ->
        [you] Vos critiques sont celles que vous aimez recevoir : courtes et dures. Dites ce pour quoi vous comptez toujours sur cette personne.
       *[named] { $a } va tout droit à ce qui ne va pas et s'arrête là. Ce n'est pas une attaque, et la question transforme le reproche en objectif.
    }
    .headline =
        { $voice ->
            [you] Après votre prochaine critique, dites votre confiance
           *[named] Demandez à { $a } : « Que changer, et pour quand ? »
        }

card-dominance-taking-feedback =
    { $voice ->
        [you] Votre réplique est prête avant que l'autre ait fini. Gardez-la pour demain, et voyez si elle sert encore.
       *[named] { $a } préfère une critique franche à une critique enrobée. Dites ce qui est arrivé et ce que cela a coûté, et laissez du temps pour une réponse.
    }
    .headline =
        { $voice ->
            [you] Demandez un exemple avant de vous défendre
           *[named] Dites votre critique à { $a } sans détour, en privé
        }

card-dominance-meetings =
    { $voice ->
        [you] Quand personne n'objecte, vous prenez cela pour un oui et vous avancez. « Qu'est-ce que cela vous coûterait ? » révèle le problème tant qu'il est facile à régler.
       *[named] { $a } perd patience dans une réunion qui ne fait qu'informer. Une décision claire à prendre garde toute cette énergie sur le sujet.
    }
    .headline =
        { $voice ->
            [you] Interrogez la personne la plus silencieuse avant de clore
           *[named] Dites d'emblée à { $a } ce qui est à décider
        }

card-dominance-deciding =
    { $voice ->
        [you] Vous préférez une mauvaise décision à une question en suspens. Un jour fixé pour la revoir vous permet de corriger sans perdre la face.
       *[named] { $a } aime décider sur-le-champ. Dites ce que chaque possibilité rapporte, ce qu'elle coûte et pour quand il vous faut la réponse.
    }
    .headline =
        { $voice ->
            [you] Fixez un jour pour revoir votre prochaine décision
           *[named] Apportez à { $a } deux possibilités et votre préférence
        }

card-dominance-planning =
    { $voice ->
        [you] Vous fixez l'objectif et la date, et le reste doit suivre. Demandez quelle étape casse en premier.
       *[named] { $a } lit un plan pour son résultat. Gardez les étapes à la page deux, prêtes pour le jour où quelque chose dérape.
    }
    .headline =
        { $voice ->
            [you] Montrez votre plan aux personnes qui vont le suivre
           *[named] Montrez d'abord à { $a } l'objectif et la date
        }

card-dominance-delegation =
    { $voice ->
        [you] Vous confiez une tâche et la reprenez dès que l'objectif est en danger. Un jour fixé vous permet de regarder sans reprendre la main.
       *[named] { $a } aime un objectif exigeant et les mains libres. Laissez-lui le choix des étapes, et convenez du moment où vous ferez le point ensemble.
    }
    .headline =
        { $voice ->
            [you] Convenez d'un contrôle, puis laissez faire
           *[named] Donnez à { $a } l'objectif, les limites et une date
        }

card-dominance-helping =
    { $voice ->
        [you] Demander de l'aide, pour vous, c'est perdre le contrôle. Dites exactement quelle partie vous confiez et laquelle vous gardez.
       *[named] { $a } accepte l'aide là où elle rapproche du résultat. Essayez « Je prends les appels aujourd'hui, vous finissez le rapport ».
    }
    .headline =
        { $voice ->
            [you] Demandez de l'aide à quelqu'un sur un objectif difficile
           *[named] Prenez une tâche pour laisser { $a } en finir une autre
        }

card-dominance-change =
    { $voice ->
        [you] Vous préférez tout déblayer et repartir de zéro. Citez deux choses qui marchent, et plus de monde suivra.
       *[named] { $a } renonce à beaucoup pour un gain clair. Convenez d'abord de l'objectif, puis de ce qui peut rester.
    }
    .headline =
        { $voice ->
            [you] Dites à voix haute ce que vous gardez de l'ancien
           *[named] Montrez à { $a } ce que le changement apportera
        }

card-dominance-disagreement =
    { $voice ->
        [you] Vous aimez gagner une discussion, et l'argument de l'autre se perd. Continuez après avoir entendu « Oui, exactement ».
       *[named] { $a } préfère une discussion franche aux sous-entendus. Apportez un fait à l'appui, et écoutez la réponse.
    }
    .headline =
        { $voice ->
            [you] Répétez l'argument de l'autre avant de l'attaquer
           *[named] Dites franchement votre désaccord à { $a }
        }

card-dominance-pressure =
    { $voice ->
        [you] Quand le temps manque, vous prenez la main, et les mauvaises nouvelles ne vous arrivent plus. Une question les fait sortir tant qu'on peut agir.
       *[named] Sous pression, { $a } donne des ordres et saute le « s'il vous plaît ». Une promesse claire, et on vous laisse travailler en paix.
    }
    .headline =
        { $voice ->
            [you] Demandez ce qui bloque avant de donner un autre ordre
           *[named] Dites à { $a } ce que vous livrerez, et quand
        }

card-dominance-remote =
    { $voice ->
        [you] Vous écrivez quatre mots sans bonjour, et cela se lit comme un ordre. Un « parce que… » en fait une demande.
       *[named] { $a } cherche dans un message ce qui est à décider et saute le reste. « A ou B d'ici ce soir ? » obtient une réponse, et un « B » tout court n'est pas un affront.
    }
    .headline =
        { $voice ->
            [you] Ajoutez une raison à votre prochain message court
           *[named] Mettez la question pour { $a } dans l'objet du message
        }

card-dominance-with-dominance =
    { $voice ->
        [you] Une autre personne de style D (rapide, la tâche d'abord) veut le dernier mot autant que vous. Quand les décisions sont réparties, vous gardez vos batailles pour ce qui compte.
       *[named] { $a } et une autre personne de style D (rapide, la tâche d'abord) donnent des ordres, et personne ne les suit. Avec un domaine par personne, la course est contre l'échéance, pas entre les deux.
    }
    .headline =
        { $voice ->
            [you] Réglez qui décide de quoi avant de partager une tâche
           *[named] Avant de mettre { $a } sur une tâche à deux, tracez des limites
        }

card-dominance-with-influence =
    { $voice ->
        [you] Vous voulez le résultat tout de suite, et cette personne gagne l'adhésion en chemin. Écoutez d'abord, puis demandez qui fait quoi et pour quand.
       *[named] { $a } veut le résultat, une personne de style I (rapide, les personnes d'abord) veut développer des idées. Dix minutes d'idées, puis cinq pour qui fait quoi : les deux y trouvent leur compte.
    }
    .headline =
        { $voice ->
            [you] Accordez cinq minutes d'histoires à une personne de style I (rapide, les personnes d'abord)
           *[named] Aidez { $a } à partager l'échange : idées, puis décisions
        }

card-dominance-with-steadiness =
    { $voice ->
        [you] Cette personne cède à votre rythme et s'inquiète sans le dire. Remerciez pour le premier doute que vous entendez, et ne le combattez pas.
       *[named] { $a } prend le silence d'une personne de style S (calme, les personnes d'abord) pour un accord. Une inquiétude passe dès qu'elle parle de l'objectif.
    }
    .headline =
        { $voice ->
            [you] Demandez ses doutes par écrit à une personne de style S (calme, les personnes d'abord)
           *[named] Présentez à { $a } les doutes discrets comme des risques
        }

card-dominance-with-conscientiousness =
    { $voice ->
        [you] Plus vous poussez, plus cette personne vérifie. Demandez ce qui protège votre objectif et combien de temps cela prend.
       *[named] { $a } veut que ce soit fini, une personne de style C (calme, la tâche d'abord) veut que ce soit prouvé. Réunissez les deux avant que l'insistance rencontre un refus.
    }
    .headline =
        { $voice ->
            [you] Convenez d'un seul contrôle avec une personne de style C (calme, la tâche d'abord)
           *[named] Aidez { $a } à retenir le seul risque à vérifier
        }
