## Cards for a person between two directions. $voice is you (said to that person) or named (said of $a to those who work with $a).

### Above all fast.

card-half-di-talking =
    { $voice ->
        [you] Vous gagnez un oui pendant que d'autres réfléchissent encore. Un oui du bout des lèvres s'effondre plus tard : mieux vaut entendre l'inquiétude maintenant.
       *[named] { $a } défend bien sa cause sur-le-champ. S'il vous faut du temps, dites quand vous répondrez, et tenez-vous-y.
    }
    .headline =
        { $voice ->
            [you] Défendez votre idée une fois, puis demandez une objection
           *[named] Dites à { $a } : « Je réponds cet après-midi »
        }

card-half-di-giving-feedback =
    { $voice ->
        [you] Vos compliments comme vos critiques viennent sur-le-champ, devant tout le groupe. Trois phrases au calme portent plus loin.
       *[named] Compliment ou critique, { $a } le dit tout de suite et devant tout le monde. Proposez dix minutes au calme plus tard dans la journée.
    }
    .headline =
        { $voice ->
            [you] Faites le prochain retour en privé, une heure plus tard
           *[named] Demandez les détails à { $a } en privé
        }

card-half-di-deciding =
    { $voice ->
        [you] Vous choisissez la solution audacieuse dès la première minute. La personne qui s'en chargera sait ce que cela demande chaque jour.
       *[named] { $a } aime voir ce qu'il y a à gagner. Ajoutez ce qu'en pensent les personnes qui s'en chargeront.
    }
    .headline =
        { $voice ->
            [you] Demandez qui s'en chargera avant de soutenir une idée
           *[named] Montrez à { $a } la solution audacieuse à côté de la solution sûre
        }

card-half-di-planning =
    { $voice ->
        [you] Vous préparez le grand jour et laissez le lendemain en blanc. Désignez une personne pour les questions et une pour les pannes.
       *[named] { $a } travaille pour le grand moment et met tout le monde en route. Décidez ensemble qui fait quoi la semaine d'après.
    }
    .headline =
        { $voice ->
            [you] Planifiez la semaine qui suit votre prochain lancement
           *[named] Demandez à { $a } ce qui suit le grand jour
        }

card-half-di-delegation =
    { $voice ->
        [you] Vous passez voir un travail que vous avez confié, pour pousser ou encourager. Chaque visite coûte une demi-heure à quelqu'un.
       *[named] { $a } aime surtout lancer du nouveau. Convenez du relais avant le début du travail.
    }
    .headline =
        { $voice ->
            [you] Fixez deux dates de contrôle et restez à distance entre-temps
           *[named] Confiez le départ à { $a }, et dites qui finira
        }

card-half-di-change =
    { $voice ->
        [you] Vous utilisez déjà la nouvelle méthode quand d'autres en entendent parler. Un jour d'avance, et tout le monde part ensemble.
       *[named] { $a } adopte vite la nouveauté et entraîne les autres. Avec une date honnête, tout le monde peut prévoir.
    }
    .headline =
        { $voice ->
            [you] Annoncez le prochain changement un jour avant
           *[named] Dites à { $a } quand vous pourrez passer à la nouveauté
        }

card-half-di-disagreement =
    { $voice ->
        [you] Vous discutez vite et fort, et qui réfléchit plus lentement décroche. Demandez l'autre point de vue par écrit pour demain.
       *[named] { $a } préfère entendre un non sur-le-champ. De longues raisons écrites arrivent trop tard pour changer quoi que ce soit.
    }
    .headline =
        { $voice ->
            [you] Arrêtez-vous quand quelqu'un se tait dans un débat
           *[named] Dites votre objection à { $a } à voix haute, en une phrase
        }

card-half-di-pressure =
    { $voice ->
        [you] À l'approche de l'échéance, vous imposez le rythme à tout le monde. Une personne plus lente a le temps de voir ce qui va mal tourner.
       *[named] Quand le temps manque, { $a } entraîne tout le monde à pleine vitesse. Un seul point fixe passe mieux qu'un appel au calme.
    }
    .headline =
        { $voice ->
            [you] Demandez ce qui vous échappe avant d'accélérer
           *[named] Dites à { $a } la seule chose à ne pas presser
        }

### Above all people first.

card-half-is-talking =
    { $voice ->
        [you] Vous sentez l'humeur des autres et choisissez les mots qui plaisent. Une phrase qui dérange, dite gentiment, aide plus que dix phrases agréables.
       *[named] { $a } écoute la personne avant le sujet. Une vraie question, avec une minute pour la réponse, est un bon début pour les deux.
    }
    .headline =
        { $voice ->
            [you] Dites la chose que vous préférez taire
           *[named] Demandez à { $a } comment ça va avant de commencer
        }

card-half-is-giving-feedback =
    { $voice ->
        [you] Vous adoucissez un reproche ou l'avalez, pour ne pas peser sur une amitié. Écrivez-le d'abord, et gardez la gentillesse pour après.
       *[named] { $a } enrobe la critique dans un compliment ou une plaisanterie, ou la garde. Si vous n'en demandez qu'une, la franchise est plus facile.
    }
    .headline =
        { $voice ->
            [you] Ouvrez votre retour par la phrase difficile
           *[named] Demandez à { $a } une critique franche
        }

card-half-is-taking-feedback =
    { $voice ->
        [you] Quand vous entendez « Ce n'est pas encore bon », vous pensez « On ne m'aime pas ». Le lendemain, sur papier, vous voyez quoi changer.
       *[named] La bonne entente entre vous compte pour { $a }. Dix minutes ordinaires après coup montrent que rien n'a changé.
    }
    .headline =
        { $voice ->
            [you] Redemandez la critique demain, par écrit
           *[named] Restez bavarder après un retour critique à { $a }
        }

card-half-is-deciding =
    { $voice ->
        [you] Vous interrogez toutes les personnes que vous aimez bien avant de choisir. Un quatrième avis vous donne une personne de plus à contenter.
       *[named] { $a } veut savoir ce qu'on pense avant de choisir. Apportez les deux avis, et les chiffres à côté.
    }
    .headline =
        { $voice ->
            [you] Demandez à trois personnes, puis écrivez votre réponse
           *[named] Montrez à { $a } l'avis de deux personnes de confiance
        }

card-half-is-planning =
    { $voice ->
        [you] Vous lâchez votre plan dès que quelqu'un passe rire ou se faire consoler. Proposez un moment juste après, pour que personne ne reste à la porte.
       *[named] { $a } donne beaucoup de temps à qui cherche de la compagnie ou une oreille patiente. Demandez quelles heures comptent le plus pour le reste.
    }
    .headline =
        { $voice ->
            [you] Bloquez deux heures dans l'agenda et prévenez
           *[named] Aidez { $a } à garder deux heures libres cette semaine
        }

card-half-is-delegation =
    { $voice ->
        [you] Vous enrobez une tâche de tant de gentillesse qu'elle sonne comme un souhait. Faites-la reformuler avant de dire merci.
       *[named] { $a } aime travailler avec d'autres. À deux et avec une date commune, la tâche avance.
    }
    .headline =
        { $voice ->
            [you] Donnez à la prochaine tâche une ligne et une date
           *[named] Donnez à { $a } de la compagnie pour la tâche
        }

card-half-is-disagreement =
    { $voice ->
        [you] Quand deux collègues s'opposent, vous prenez soin des deux et taisez votre avis. Une phrase suffit.
       *[named] Dans un différend, { $a } comprend les deux camps et parle pour les autres. La question fait place à son propre avis.
    }
    .headline =
        { $voice ->
            [you] Dites ce que vous pensez avant d'arrondir les angles
           *[named] Demandez à { $a } : « Et vous, que feriez-vous ? »
        }

card-half-is-pressure =
    { $voice ->
        [you] Quand ça se tend, vous vous occupez de la personne qui va mal, et votre part prend du retard. Un travail fini calme aussi les autres.
       *[named] À l'approche d'une échéance, { $a } s'occupe des personnes qui vont mal. Proposez d'en voir une vous-même.
    }
    .headline =
        { $voice ->
            [you] Finissez une tâche avant de prendre des nouvelles
           *[named] Demandez à { $a } quel échange peut attendre demain
        }

### Above all calm.

card-half-sc-talking =
    { $voice ->
        [you] Vous voulez tout entendre avant de parler, et votre tour passe. Dites que c'est inachevé, et personne ne vous y tiendra.
       *[named] { $a } aime mettre ses idées en ordre, et par écrit. Prenez la réponse du jour pour un début, et laissez le sujet en suspens.
    }
    .headline =
        { $voice ->
            [you] Dites une idée à moitié faite à la prochaine réunion
           *[named] Demandez demain à { $a } la suite de ses idées
        }

card-half-sc-giving-feedback =
    { $voice ->
        [you] Vous attendez le bon moment, et il ne vient pas. Dix minutes au calme suffisent.
       *[named] { $a } réfléchit longtemps avant de dire quelque chose. Quand vous l'entendez, la chose est arrivée plus d'une fois.
    }
    .headline =
        { $voice ->
            [you] Faites cette semaine un retour gardé trop longtemps
           *[named] Agissez tout de suite quand { $a } fait un retour
        }

card-half-sc-deciding =
    { $voice ->
        [you] Vous attendez que personne n'objecte et que rien ne reste en suspens : des semaines passent. Ajoutez le doute qui reste, et montrez les deux à quelqu'un.
       *[named] { $a } aime savoir ce qui reste avant de choisir ce qui change. Laissez du temps aux doutes : ils sont bien réfléchis.
    }
    .headline =
        { $voice ->
            [you] Notez ce que vous choisiriez aujourd'hui
           *[named] Dites à { $a } ce que la décision ne changera pas
        }

card-half-sc-planning =
    { $voice ->
        [you] Vous choisissez des étapes connues de tout le monde, et les mêmes limites reviennent. Notez comment revenir en arrière si ça échoue.
       *[named] { $a } travaille mieux quand l'ordre et les dates tiennent. Si quelque chose doit changer, changez une seule étape et dites pourquoi.
    }
    .headline =
        { $voice ->
            [you] Mettez une étape inédite dans votre prochain plan
           *[named] Une fois le plan chez { $a }, n'y touchez plus
        }

card-half-sc-delegation =
    { $voice ->
        [you] Avec la moitié des consignes, vous devinez pendant des heures pour ne déranger personne. Fixez aussi une date pour un premier regard.
       *[named] { $a } aime savoir à quoi ressemble le résultat. Donnez le nom d'une personne à qui demander, et laissez le reste à { $a }.
    }
    .headline =
        { $voice ->
            [you] Demandez un exemple dès le début
           *[named] Donnez à { $a } un modèle et une date
        }

card-half-sc-change =
    { $voice ->
        [you] Un brusque virage bouscule un travail que vous avez organisé avec soin. Apportez la liste avec une chose à commencer tout de suite.
       *[named] { $a } adopte la nouveauté quand chaque étape est claire. Quand la première marche, dites-le, et n'apportez qu'ensuite la suivante.
    }
    .headline =
        { $voice ->
            [you] Demandez deux jours pour lister ce qui casse
           *[named] Apportez le changement à { $a } étape par étape
        }

card-half-sc-disagreement =
    { $voice ->
        [you] Vous gardez un doute jusqu'après la décision, par gentillesse ou faute de preuve. « Que se passe-t-il si… ? » suffit.
       *[named] Si { $a } objecte par une question polie, il y a une remarque derrière. Écoutez-la en entier avant de continuer.
    }
    .headline =
        { $voice ->
            [you] Posez votre doute comme une question, tout de suite
           *[named] Arrêtez-vous si { $a } dit « A-t-on pensé à… ? »
        }

card-half-sc-pressure =
    { $voice ->
        [you] Dans l'urgence, vous vous taisez et gardez chaque étape habituelle. Nommez aussi le risque, pour que d'autres choisissent avec vous.
       *[named] Les plaisanteries et le ton qui monte ne pressent pas { $a }. Dites aussi ce qui doit être juste, puis laissez { $a } en paix.
    }
    .headline =
        { $voice ->
            [you] Dites quelle étape vous pouvez sauter aujourd'hui
           *[named] Dites à { $a } ce qui peut rester brut aujourd'hui
        }

### Above all task first.

card-half-dc-talking =
    { $voice ->
        [you] Au fond d'un problème, vous répondez en trois mots, et on y voit une attaque personnelle.
       *[named] { $a } regarde le travail de près, sans rien de personnel. La question lui fait dire ce qu'il faut améliorer.
    }
    .headline =
        { $voice ->
            [you] Dites quand un problème vous occupe l'esprit
           *[named] Demandez à { $a } ce qui manque dans le travail
        }

card-half-dc-giving-feedback =
    { $voice ->
        [you] Vous allez droit au résultat et dites ce qui ne va pas. L'histoire du travail vous dit quel défaut signaler.
       *[named] { $a } nomme chaque défaut du même ton sec, et les petits sonnent comme les grands. L'ordre vous dit si c'est vraiment grave.
    }
    .headline =
        { $voice ->
            [you] Demandez comment le travail s'est passé avant de juger
           *[named] Demandez à { $a } quel défaut corriger d'abord
        }

card-half-dc-deciding =
    { $voice ->
        [you] Vous décidez sur les résultats et les preuves, et les humeurs ne comptent pas. Notez les deux réponses à côté de vos chiffres.
       *[named] { $a } pèse ce qui se mesure. « Cela coûte une heure par jour à deux personnes » donne son poids à une inquiétude.
    }
    .headline =
        { $voice ->
            [you] Demandez à deux personnes comment la décision sera vécue
           *[named] Chiffrez votre inquiétude pour { $a }
        }

card-half-dc-planning =
    { $voice ->
        [you] Vous voyez l'objectif et les défauts, pas les personnes qui doivent caser le travail. Mettez un nom à côté de chaque tâche.
       *[named] { $a } regarde ce qu'un plan apporte et où il casse. Une ligne sur les personnes ajoute ce que les chiffres ne disent pas.
    }
    .headline =
        { $voice ->
            [you] Demandez pour qui votre plan alourdit la semaine
           *[named] Dites à { $a } pour qui le plan alourdit la semaine
        }

card-half-dc-delegation =
    { $voice ->
        [you] Vous confiez une tâche avec son but, ses exigences et sa date, et l'affaire est réglée pour vous. Une personne dont la semaine est pleine ne le dit que si vous le demandez.
       *[named] Pour { $a }, un problème difficile est une raison suffisante. Donnez les faits que vous avez, et dites ce qu'on ne sait pas.
    }
    .headline =
        { $voice ->
            [you] Demandez à l'autre ce que sa semaine contient déjà
           *[named] Confiez le problème à { $a } sans discours
        }

card-half-dc-disagreement =
    { $voice ->
        [you] Vous discutez jusqu'à régler les faits, et l'autre cesse de parler. Dire ce qui vous convaincrait relance la discussion.
       *[named] { $a } cherche l'essentiel et la preuve. Quand vous donnez les deux d'abord, il reste du temps pour une réponse.
    }
    .headline =
        { $voice ->
            [you] Dites ce qui vous ferait changer d'avis
           *[named] Argumentez avec { $a } en deux phrases
        }

card-half-dc-pressure =
    { $voice ->
        [you] Quand le temps manque, vous n'écrivez que ce qui manque ou cloche. On y lit de la colère et on cesse de poser des questions.
       *[named] À l'approche d'une échéance, { $a } veut l'état du travail et rien d'autre. Dites aussi ce qu'il vous faut, et pour quand.
    }
    .headline =
        { $voice ->
            [you] Mettez « s'il vous plaît » et une raison dans vos messages
           *[named] Dites à { $a } en une ligne ce qui reste à faire
        }

card-half-dc-remote =
    { $voice ->
        [you] Vous venez pour le résultat et manquez le bavardage d'avant. Demandez à la première personne arrivée comment s'est passée sa semaine.
       *[named] { $a } n'a pas de patience pour une visio sans but. Joignez les chiffres, et ne vous froissez pas d'un au revoir rapide.
    }
    .headline =
        { $voice ->
            [you] Rejoignez la prochaine visio trois minutes plus tôt
           *[named] Dites à { $a } ce que la visio doit régler
        }
