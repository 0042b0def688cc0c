## What is easy and what is hard for a team in six situations: common teaching of DISC, which follows from a fact about the
## team. The detail is the fact: $fact is most-<end>, divided-<axis> or many-<style>; $least people are a third of the team.

situation-fact =
    { $fact ->
        [most-fast] Plus de la moitié { situation-of-all } sont dans la moitié rapide du cercle.
        [most-calm] Plus de la moitié { situation-of-all } sont dans la moitié calme du cercle.
        [most-people] Plus de la moitié { situation-of-all } sont dans la moitié « personnes d'abord » du cercle.
        [most-task] Plus de la moitié { situation-of-all } sont dans la moitié « tâche d'abord » du cercle.
        [divided-pace] Au moins { team-number } personnes sont dans la moitié rapide du cercle, et au moins { team-number } dans la moitié calme.
        [divided-focus] Au moins { team-number } personnes sont dans la moitié « personnes d'abord », et au moins { team-number } dans la moitié « tâche d'abord ».
        [many-D] Au moins { team-number } { situation-of-all } sont dans le quart Dominance (D).
        [many-I] Au moins { team-number } { situation-of-all } sont dans le quart Influence (I).
        [many-S] Au moins { team-number } { situation-of-all } sont dans le quart Stabilité (S).
       *[many-C] Au moins { team-number } { situation-of-all } sont dans le quart Conformité (C).
    }

situation-of-all =
    { $scope ->
        [part] des personnes avec un profil
       *[whole] des personnes ici
    }

situation-meetings =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Chez vous, les idées viennent vite. Plus difficile : laisser un silence à qui réfléchit d'abord.
                [most-calm] Dans votre équipe, on se laisse finir. Plus difficile : obtenir une première réponse à voix haute.
                [most-people] Votre équipe fait participer tout le monde. Plus difficile : revenir aux chiffres.
                [most-task] Votre équipe va droit au but. Plus difficile : voir que quelqu'un s'est tu.
                [divided-pace] Vos premières idées sont revues une seconde fois. Plus difficile : partager le temps équitablement.
               *[divided-focus] Votre équipe entend les faits et les sentiments. Plus difficile : s'entendre sur le point de départ.
            }
       *[named]
            { $fact ->
                [most-fast] Ici, les idées viennent vite. Plus difficile : laisser un silence à qui réfléchit d'abord.
                [most-calm] Ici, on se laisse finir. Plus difficile : obtenir une première réponse à voix haute.
                [most-people] Ici, tout le monde est mis à contribution. Plus difficile : revenir aux chiffres.
                [most-task] Ici, on va droit au but. Plus difficile : voir que quelqu'un s'est tu.
                [divided-pace] Ici, les premières idées sont revues une seconde fois. Plus difficile : partager le temps équitablement.
               *[divided-focus] Ici, une personne demande les faits, une autre comment on le vit. Plus difficile : s'entendre sur le point de départ.
            }
    }
    .detail = { situation-fact }

situation-decisions =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Votre équipe décide vite. Plus difficile : entendre les doutes à temps.
                [most-calm] Votre équipe pèse les possibilités avec soin. Plus difficile : clore la question à temps.
                [most-people] Votre équipe pense à toutes les personnes qu'une décision touche. Plus difficile : décevoir quelqu'un.
                [most-task] Votre équipe choisit selon les résultats et les faits. Plus difficile : voir comment une décision est vécue par les autres.
                [divided-pace] Chez vous, des propositions rapides rencontrent des questions de fond. Plus difficile : convenir du moment où la discussion s'arrête.
                [divided-focus] Votre équipe regarde les chiffres et les personnes. Plus difficile : s'entendre sur ce qui compte le plus.
                [many-D] Votre équipe a vite un oui ou un non clair. Plus difficile : partager le dernier mot.
               *[many-C] Votre équipe vérifie d'abord les faits. Plus difficile : décider sans le dernier chiffre.
            }
       *[named]
            { $fact ->
                [most-fast] Ici, on décide vite. Plus difficile : entendre les doutes à temps.
                [most-calm] Ici, on pèse les possibilités avec soin. Plus difficile : clore la question à temps.
                [most-people] Ici, on pense à toutes les personnes qu'une décision touche. Plus difficile : décevoir quelqu'un.
                [most-task] Ici, les résultats et les faits décident. Plus difficile : voir comment une décision est vécue par les autres.
                [divided-pace] Ici, des propositions rapides rencontrent des questions de fond. Plus difficile : convenir du moment où la discussion s'arrête.
                [divided-focus] Ici, les chiffres et les personnes sont à l'ordre du jour. Plus difficile : s'entendre sur ce qui compte le plus.
                [many-D] Ici, un oui ou un non clair vient vite. Plus difficile : partager le dernier mot.
               *[many-C] Ici, on vérifie d'abord les faits. Plus difficile : décider sans le dernier chiffre.
            }
    }
    .detail = { situation-fact }

situation-conflict =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Votre équipe dit tout de suite ce qui fâche. Plus difficile : laisser retomber la tension.
                [most-calm] Chez vous, on ne hausse pas la voix. Plus difficile : dire qu'il y a dispute.
                [most-people] Votre équipe fait vite la paix. Plus difficile : dire la chose dure tant qu'elle est petite.
                [most-task] Votre équipe discute avec des mots clairs. Plus difficile : remarquer que quelqu'un est blessé.
                [divided-pace] Chez vous, une partie dit ce qui fâche, l'autre calme le jeu. Plus difficile : trouver le bon moment.
                [divided-focus] Votre équipe entend ce qui s'est passé et ce qu'on a ressenti. Plus difficile : trouver un terrain d'entente.
                [many-D] Votre équipe dit sans détour ce qui ne va pas. Plus difficile : céder en premier.
               *[many-S] Votre équipe préserve facilement la bonne entente. Plus difficile : dire un vrai non.
            }
       *[named]
            { $fact ->
                [most-fast] Ici, on dit tout de suite ce qui fâche. Plus difficile : laisser retomber la tension.
                [most-calm] Ici, on ne hausse pas la voix. Plus difficile : dire qu'il y a dispute.
                [most-people] Ici, la paix est vite faite. Plus difficile : dire la chose dure tant qu'elle est petite.
                [most-task] Ici, on discute avec des mots clairs. Plus difficile : remarquer que quelqu'un est blessé.
                [divided-pace] Ici, une partie dit ce qui fâche, l'autre calme le jeu. Plus difficile : trouver le bon moment.
                [divided-focus] Ici, une personne demande ce qui s'est passé, une autre ce qu'on a ressenti. Plus difficile : trouver un terrain d'entente.
                [many-D] Ici, on dit sans détour ce qui ne va pas. Plus difficile : céder en premier.
               *[many-S] Ici, préserver la bonne entente est facile. Plus difficile : dire un vrai non.
            }
    }
    .detail = { situation-fact }

situation-planning =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Votre équipe a un premier plan le jour même. Plus difficile : s'y tenir.
                [most-calm] Votre équipe pense un plan jusqu'au bout. Plus difficile : démarrer avec une ébauche.
                [most-people] Votre équipe répartit le travail pour que tout le monde soit content. Plus difficile : demander des dates fermes.
                [most-task] Votre équipe fixe des objectifs et des dates clairs. Plus difficile : demander qui a trop à faire.
                [divided-pace] Votre équipe démarre vite et finit avec soin. Plus difficile : s'entendre sur le détail à prévoir.
                [divided-focus] Vos plans comptent des dates et des personnes. Plus difficile : convenir de ce qui passe après.
                [many-I] Votre équipe donne envie d'un objectif. Plus difficile : suivre les petites étapes.
               *[many-C] Votre équipe liste chaque étape et chaque risque. Plus difficile : démarrer avant que la liste soit complète.
            }
       *[named]
            { $fact ->
                [most-fast] Un premier plan est prêt le jour même. Plus difficile : s'y tenir.
                [most-calm] Ici, on pense un plan jusqu'au bout. Plus difficile : démarrer avec une ébauche.
                [most-people] Ici, on répartit le travail pour que tout le monde soit content. Plus difficile : demander des dates fermes.
                [most-task] Ici, les objectifs et les dates sont clairs. Plus difficile : demander qui a trop à faire.
                [divided-pace] Ici, le travail démarre vite et finit avec soin. Plus difficile : s'entendre sur le détail à prévoir.
                [divided-focus] Ici, les plans comptent des dates et des personnes. Plus difficile : convenir de ce qui passe après.
                [many-I] Ici, on donne envie d'un objectif. Plus difficile : suivre les petites étapes.
               *[many-C] Ici, on liste chaque étape et chaque risque. Plus difficile : démarrer avant que la liste soit complète.
            }
    }
    .detail = { situation-fact }

situation-crisis =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Votre équipe agit tout de suite. Plus difficile : s'arrêter pour voir ce qui s'est vraiment passé.
                [most-calm] Votre équipe garde son calme. Plus difficile : agir avant de tout savoir.
                [most-people] Dans votre équipe, on veille sur les autres. Plus difficile : choisir à quoi renoncer d'abord.
                [most-task] Votre équipe va droit à la cause. Plus difficile : trouver le temps d'un mot aimable.
                [divided-pace] Chez vous, une partie agit, l'autre attend et observe. Plus difficile : marcher du même pas.
                [divided-focus] Votre équipe s'occupe de la panne et des personnes qu'elle touche. Plus difficile : convenir de ce qui passe d'abord.
                [many-D] Chez vous, quelqu'un prend les commandes en quelques minutes. Plus difficile : tirer dans le même sens.
               *[many-S] Votre équipe garde son calme et se soutient. Plus difficile : renoncer aux habitudes.
            }
       *[named]
            { $fact ->
                [most-fast] Ici, on agit tout de suite. Plus difficile : s'arrêter pour voir ce qui s'est vraiment passé.
                [most-calm] Ici, on garde son calme. Plus difficile : agir avant de tout savoir.
                [most-people] Ici, on veille sur les autres. Plus difficile : choisir à quoi renoncer d'abord.
                [most-task] Ici, on va droit à la cause. Plus difficile : trouver le temps d'un mot aimable.
                [divided-pace] Ici, une partie agit, l'autre attend et observe. Plus difficile : marcher du même pas.
                [divided-focus] Ici, on s'occupe de la panne et des personnes qu'elle touche. Plus difficile : convenir de ce qui passe d'abord.
                [many-D] Quelqu'un prend les commandes en quelques minutes. Plus difficile : tirer dans le même sens.
               *[many-S] Ici, on garde son calme et on se soutient. Plus difficile : renoncer aux habitudes.
            }
    }
    .detail = { situation-fact }

situation-newcomer =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Votre équipe intègre les nouvelles personnes dès la première heure. Plus difficile : leur laisser du calme.
                [most-calm] Votre équipe répond avec patience et laisse le temps d'apprendre. Plus difficile : faire le premier pas.
                [most-people] Votre équipe accueille chaleureusement. Plus difficile : dire clairement ce que vous attendez.
                [most-task] Votre équipe donne aux nouvelles personnes des tâches claires tout de suite. Plus difficile : les mettre à l'aise.
                [divided-pace] Chaque nouvelle personne trouve quelqu'un à son rythme. Plus difficile : lui dire quel rythme compte.
                [divided-focus] Les nouvelles personnes apprennent le travail et les visages. Plus difficile : leur dire ce qui compte le plus.
                [many-I] Votre équipe présente les nouvelles personnes à tout le monde aussitôt. Plus difficile : expliquer les règles ennuyeuses.
               *[many-C] Votre équipe donne des consignes complètes. Plus difficile : laisser essayer avant de connaître chaque règle.
            }
       *[named]
            { $fact ->
                [most-fast] Les nouvelles personnes participent dès la première heure. Plus difficile : trouver du calme.
                [most-calm] Les nouvelles personnes reçoivent des réponses patientes et du temps pour apprendre. Plus difficile : faire le premier pas.
                [most-people] Les nouvelles personnes reçoivent un accueil chaleureux. Plus difficile : entendre clairement ce qu'on attend d'elles.
                [most-task] Les nouvelles personnes reçoivent des tâches claires tout de suite. Plus difficile : se sentir à l'aise.
                [divided-pace] Chaque nouvelle personne trouve quelqu'un à son rythme. Plus difficile : savoir quel rythme compte.
                [divided-focus] Les nouvelles personnes apprennent le travail et les visages. Plus difficile : savoir ce qui compte le plus.
                [many-I] Les nouvelles personnes rencontrent tout le monde le premier jour. Plus difficile : apprendre les règles ennuyeuses.
               *[many-C] Les nouvelles personnes reçoivent des consignes complètes. Plus difficile : essayer avant de connaître chaque règle.
            }
    }
    .detail = { situation-fact }
