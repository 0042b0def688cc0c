## Cards for a person whose answers lean to no side. Each says what isn't known, and what to ask.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-open-talking =
    { $voice ->
        [you] Votre profil ne dit pas à vos collègues comment vous parler. « Il me faut une réponse courte » ou « Aidez-moi à réfléchir » le dit.
       *[named] On ne sait pas encore comment { $a } aime qu'on lui parle. Demandez à chaque fois : la réponse change avec le sujet.
    }
    .headline =
        { $voice ->
            [you] Dites au début ce que vous attendez de l'échange
           *[named] Demandez à { $a } : « Réponse courte, ou réflexion à deux ? »
        }

card-open-one-to-one =
    { $voice ->
        [you] Votre profil ne dit pas ce qui vous convient. Un exemple vous donne un point de départ.
       *[named] Les réponses ne montrent pas ce qui convient à { $a }. Quelques échanges de ce genre vous en disent plus qu'une supposition.
    }
    .headline =
        { $voice ->
            [you] Demandez à vos collègues quand vous travaillez le mieux
           *[named] Demandez à { $a } ce qui était facile cette semaine
        }

card-open-giving-feedback =
    { $voice ->
        [you] On ne sait pas encore si vos mots passent pour plus doux ou plus durs que votre idée. La réponse vous le dit.
       *[named] On ne sait pas encore si { $a } parle avec douceur ou sans détour. Mesurez le poids de la remarque avant d'agir.
    }
    .headline =
        { $voice ->
            [you] Demandez « Qu'en retenez-vous ? » après un retour
           *[named] Demandez à { $a } : « À quel point cela vous gêne-t-il ? »
        }

card-open-taking-feedback =
    { $voice ->
        [you] Personne ne peut le lire dans vos réponses. Dites ce que vous choisissez : à l'oral ou par écrit, tout de suite ou le lendemain.
       *[named] On ne sait pas encore comment { $a } aime entendre une critique. La question prend une minute, et vous saurez par où commencer.
    }
    .headline =
        { $voice ->
            [you] Dites à l'équipe comment vous voulez entendre une critique
           *[named] Demandez à { $a } : « Maintenant ou plus tard, oral ou écrit ? »
        }

card-open-meetings =
    { $voice ->
        [you] Vos réponses ne montrent pas si vous poussez, égayez, calmez ou vérifiez. Quelqu'un qui y assiste avec vous l'a vu.
       *[named] On ne sait pas encore si { $a } pense mieux à voix haute ou au calme. Proposez les deux pour le prochain point qui compte.
    }
    .headline =
        { $voice ->
            [you] Demandez autour de vous ce que vous apportez en réunion
           *[named] Demandez à { $a } : « Le dire ici, ou l'écrire après ? »
        }

card-open-deciding =
    { $voice ->
        [you] Vos réponses ne montrent pas si vous décidez mieux sur-le-champ ou après une nuit. Dans une semaine, voyez laquelle des deux décisions vous reprendriez.
       *[named] Le profil ne le dit pas. Après quelques décisions avec { $a }, vous le saurez sans demander.
    }
    .headline =
        { $voice ->
            [you] Prenez une petite décision maintenant, une autre demain
           *[named] Demandez à { $a } : « Décider ici à deux, ou demain en solo ? »
        }

card-open-planning =
    { $voice ->
        [you] Aucun style ne vous dit jusqu'où planifier : la tâche décide. Quand les erreurs coûtent peu, commencez et corrigez.
       *[named] On ne sait pas encore jusqu'où { $a } veut planifier. Apportez un plan à moitié fait, et la réponse dira quoi ajouter.
    }
    .headline =
        { $voice ->
            [you] Demandez « Que coûterait une erreur ? » avant de planifier
           *[named] Demandez à { $a } : « Plus de détails, ou assez pour démarrer ? »
        }

card-open-delegation =
    { $voice ->
        [you] Vos réponses ne le disent pas. Faites contrôler une tâche à mi-chemin et une autre seulement à la fin, et demandez-vous laquelle s'est mieux passée.
       *[named] Rien ne montre encore si { $a } préfère les mains libres ou un point régulier. « À mi-chemin, ou seulement à la fin ? » est une question facile.
    }
    .headline =
        { $voice ->
            [you] Dites quel suivi vous voulez pour chaque tâche
           *[named] Demandez à { $a } quel suivi convient à cette tâche
        }

card-open-helping =
    { $voice ->
        [you] Votre profil ne dit pas laquelle de ces trois formes d'aide vous convient, alors on devine. Dites laquelle à votre prochaine demande.
       *[named] On ne sait pas encore quelle aide convient à { $a }. Demandez donc avant d'offrir celle qui vous conviendrait à vous.
    }
    .headline =
        { $voice ->
            [you] Demandez une solution, un coup de main ou une écoute
           *[named] Demandez à { $a } : « Réponse, coup de main ou écoute ? »
        }

card-open-change =
    { $voice ->
        [you] Vos réponses ne disent pas comment vous vivez un changement. Demandez-vous « Des raisons, du temps ou une première tâche ? » et dites-le le jour même.
       *[named] Le profil ne le dit pas. Proposez les raisons par écrit, un jour de réflexion ou une première tâche, et laissez { $a } choisir.
    }
    .headline =
        { $voice ->
            [you] Dites ce que vous voulez d'abord face à un changement
           *[named] Demandez à { $a } ce qui aide face au changement
        }

card-open-disagreement =
    { $voice ->
        [you] Votre profil ne le montre pas. Deux fois la même réponse, c'est une habitude ; deux réponses différentes méritent un échange.
       *[named] On ne sait pas encore si { $a } objecte à voix haute, par écrit ou en privé. Proposez les trois, et prenez ce qui vient.
    }
    .headline =
        { $voice ->
            [you] Demandez à deux collègues ce que vous faites en désaccord
           *[named] Demandez à { $a } : « Comment préférez-vous me dire non ? »
        }

card-open-pressure =
    { $voice ->
        [you] Vos réponses ne montrent pas s'il vous faut la solitude, un échange ou moins de travail. Dites-le à quelqu'un avant la prochaine urgence.
       *[named] Rien dans les réponses ne montre ce qu'il faut alors à { $a }. Demandez un jour calme : « Dans l'urgence, faut-il vous laisser en paix, en parler ou vous décharger ? »
    }
    .headline =
        { $voice ->
            [you] Après la prochaine urgence, notez ce qui a servi
           *[named] Demandez maintenant à { $a } ce qui aide dans l'urgence
        }

card-open-remote =
    { $voice ->
        [you] Votre profil ne dit pas ce qui vous convient, appel, chat ou e-mail : essayez chaque moyen un jour. Mettez le meilleur dans votre statut.
       *[named] Les réponses ne montrent pas ce qui convient à { $a }. Demandez aussi ce qui va le mieux pour les longues questions.
    }
    .headline =
        { $voice ->
            [you] Dites comment vous joindre le mieux
           *[named] Demandez à { $a } : « Appel, chat ou e-mail si ça presse ? »
        }
