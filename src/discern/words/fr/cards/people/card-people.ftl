## Cards for the claim that a person puts people first: who is affected, and how everyone is.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-people-talking =
    { $voice ->
        [you] Vous demandez comment ça va avant de dire ce qu'il vous faut, et la demande glisse à la dernière ligne.
       *[named] { $a } veut savoir comment va tout le monde avant de passer aux chiffres. Deux phrases suffisent.
    }
    .headline =
        { $voice ->
            [you] Mettez la demande d'abord, les mots gentils ensuite
           *[named] Dites à { $a } comment va l'équipe avant les chiffres
        }

card-people-one-to-one =
    { $voice ->
        [you] La moitié du temps va aux nouvelles de tout le monde, et le travail accompli se retrouve coincé dans les dernières minutes. Un résultat au début enlève cette pression.
       *[named] { $a } remarque tôt qui s'épuise et qui se sent à l'écart. Écoutez cela d'abord, et prévoyez l'aide ensemble.
    }
    .headline =
        { $voice ->
            [you] Commencez le prochain tête-à-tête par un résultat
           *[named] Demandez à { $a } qui a besoin d'aide dans l'équipe
        }

card-people-giving-feedback =
    { $voice ->
        [you] Vous pensez à ce que l'autre va ressentir, et l'essentiel se perd dans les mots gentils. Sur papier, il reste ce qu'il est.
       *[named] { $a } enrobe si bien la critique qu'elle sonne comme un compliment. Quand vous avez la version franche, dites merci.
    }
    .headline =
        { $voice ->
            [you] Écrivez le fait tout simple, puis dites-le
           *[named] Demandez à { $a } une chose à faire autrement
        }

card-people-taking-feedback =
    { $voice ->
        [you] Vous entendez « Cette page est fausse » comme un reproche à votre personne. Répondez « Il faut donc un nouveau tableau page trois », et il s'agit de nouveau du travail.
       *[named] La bonne entente au travail compte beaucoup pour { $a }. Une fois cela dit, il est plus facile de parler du travail lui-même.
    }
    .headline =
        { $voice ->
            [you] Traduisez la critique en une phrase sur le travail
           *[named] Dites votre plaisir à travailler ensemble, puis votre critique
        }

card-people-meetings =
    { $voice ->
        [you] Vos arguments partent de ce qu'un plan change pour les personnes. Avec un chiffre à côté, l'argument touche aussi vos collègues qui regardent d'abord les faits.
       *[named] Quand une réunion va droit aux chiffres, { $a } s'inquiète des personnes qu'il y a derrière.
    }
    .headline =
        { $voice ->
            [you] Apportez un chiffre à la prochaine réunion
           *[named] Mettez « Qui est concerné ? » à l'ordre du jour pour { $a }
        }

card-people-deciding =
    { $voice ->
        [you] Vous voyez d'abord à qui la décision fera de la peine. Si les faits disent le contraire, dites-le, puis prévoyez comment l'annoncer à ces personnes.
       *[named] { $a } pense aux personnes touchées avant le coût ou la qualité. Si on ne leur a pas encore parlé, faites-le avant de décider.
    }
    .headline =
        { $voice ->
            [you] Que choisiriez-vous si cela ne gênait personne ?
           *[named] Dites à { $a } qui chaque solution touche
        }

card-people-planning =
    { $voice ->
        [you] Votre plan part de qui travaille bien ensemble. Les autres ont besoin de voir ce qui en sort, et quand.
       *[named] { $a } pense aux personnes plus qu'aux dates. Demandez lesquelles doivent se parler avant le début du travail.
    }
    .headline =
        { $voice ->
            [you] Mettez une date à côté de chaque nom du plan
           *[named] Montrez à { $a } un plan avec des noms
        }

card-people-delegation =
    { $voice ->
        [you] Vous donnez une tâche à qui l'aimera, et vous épargnez qui a l'air à bout. Ce que la tâche exige vient en dernier.
       *[named] { $a } aime savoir à qui sert une tâche. Dix minutes avec cette personne en disent plus qu'un chiffre à atteindre.
    }
    .headline =
        { $voice ->
            [you] Regardez d'abord la tâche, puis les noms
           *[named] Présentez à { $a } quelqu'un à qui ce travail sert
        }

card-people-helping =
    { $voice ->
        [you] Vous vous occupez de la personne, et le problème est toujours là ensuite. Une question montre ce qui relancerait le travail.
       *[named] { $a } aime aider, et pendant ce temps un autre travail attend. Parlez-en, et réduisez la demande à ce qui rentre.
    }
    .headline =
        { $voice ->
            [you] Demandez ce qui manque avant de réconforter
           *[named] Demandez à { $a } ce qu'un service ferait attendre
        }

card-people-change =
    { $voice ->
        [you] Vous pensez d'abord aux personnes qu'un changement bouscule. Le réconfort ne répond à aucune des questions qui suivent.
       *[named] { $a } pense d'abord aux personnes touchées. Dites comment elles l'apprendront et qui aidera, puis donnez les raisons.
    }
    .headline =
        { $voice ->
            [you] Ajoutez des faits à votre sympathie
           *[named] Dites à { $a } qui le changement touche le plus
        }

card-people-disagreement =
    { $voice ->
        [you] Dans un désaccord, vous vérifiez si l'entente tient encore, et vous abandonnez votre argument. Notez-le avant la rencontre.
       *[named] { $a } tient à la bonne entente, même dans un désaccord. Commencez par ce qui vous unit, et gardez une phrase simple pour le reste.
    }
    .headline =
        { $voice ->
            [you] Réglez d'abord la question, puis faites la paix
           *[named] Dites d'abord à { $a } sur quoi vous êtes d'accord
        }

card-people-pressure =
    { $voice ->
        [you] Quand les nerfs sont à vif, vous soignez l'ambiance pendant que le travail s'arrête. Une étape suivante claire est aussi une gentillesse.
       *[named] À l'approche d'une échéance, un « Envoyez-le » tout sec, et { $a } se demande ce qui ne va pas entre vous. Deux mots chaleureux ne prennent pas de temps.
    }
    .headline =
        { $voice ->
            [you] Dites une phrase gentille, puis ce qui est à rendre
           *[named] Remerciez { $a } par son nom, même dans l'urgence
        }

card-people-remote =
    { $voice ->
        [you] Par écrit, vous ne voyez pas de réaction et ajoutez des mots gentils jusqu'à noyer l'essentiel. Deux lignes sont assez aimables.
       *[named] Pour { $a }, un mot sans bonjour a l'air fâché, et votre ton prend la place de votre question.
    }
    .headline =
        { $voice ->
            [you] Envoyez une demande en deux lignes simples
           *[named] Mettez une ligne aimable dans vos messages à { $a }
        }

card-people-with-dominance =
    { $voice ->
        [you] Une personne de style D (rapide, la tâche d'abord) demande ce qu'un plan apporte, vous demandez qui il touche. Dites de qui dépend le succès, et vous répondez aux deux.
       *[named] Quand { $a } dit « L'équipe est mécontente », c'est accessoire pour une personne de style D (rapide, la tâche d'abord). « Nous perdrons deux personnes et la date » ne l'est pas.
    }
    .headline =
        { $voice ->
            [you] Commencez par le résultat, puis passez aux personnes
           *[named] Aidez { $a } à relier son souci au résultat
        }

card-people-with-influence =
    { $voice ->
        [you] Avec une personne de style I (rapide, les personnes d'abord), vous parlez une heure de qui aimera un plan. À la fin, personne n'a demandé ce qu'il coûte.
       *[named] Quand { $a } planifie avec une personne de style I (rapide, les personnes d'abord), les deux pensent à l'équipe et oublient le coût. Trois chiffres sur papier le gardent en vue.
    }
    .headline =
        { $voice ->
            [you] Regardez les chiffres avant de citer un nom
           *[named] Demandez à { $a } d'apporter trois chiffres
        }

card-people-with-steadiness =
    { $voice ->
        [you] Avec une personne de style S (calme, les personnes d'abord), les égards sont mutuels, et un défaut reste dans le travail. Quand les deux le font, personne ne se sent visé.
       *[named] Par gentillesse, { $a } et une personne de style S (calme, les personnes d'abord) complimentent ce qui est à refaire. Une question aide à le dire.
    }
    .headline =
        { $voice ->
            [you] Convenez de nommer un point faible par personne
           *[named] Demandez à { $a } un point faible du travail
        }

card-people-with-conscientiousness =
    { $voice ->
        [you] Une personne de style C (calme, la tâche d'abord) demande ce qui est vrai, vous demandez pour qui c'est dur. Cinq minutes à la fin, et les deux y trouvent leur compte.
       *[named] Quand { $a } dit « L'ambiance est mauvaise », une personne de style C (calme, la tâche d'abord) n'entend rien. « Trois sur cinq bloquent sur le formulaire » passe.
    }
    .headline =
        { $voice ->
            [you] Apportez vos faits, et demandez du temps pour les personnes
           *[named] Aidez { $a } à transformer une inquiétude en un fait
        }
