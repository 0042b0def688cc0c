## Cards for the claim that a person moves fast: quick to start, to speak and to go on to the next thing.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-fast-talking =
    { $voice ->
        [you] Vous travaillez vos idées en parlant, et vos collègues agissent d'après une première version que vous avez déjà abandonnée.
       *[named] { $a } travaille ses idées à voix haute, et la première version change. Une fois la question posée, tout le monde sait laquelle suivre.
    }
    .headline =
        { $voice ->
            [you] Dites si vous décidez ou si vous pensez à voix haute
           *[named] Demandez à { $a } quelle version est la bonne
        }

card-fast-one-to-one =
    { $voice ->
        [you] Vous parcourez six sujets dans le temps qu'il faut aux autres pour deux. Choisissez-en un, et n'en sortez que lorsque l'autre a fini.
       *[named] { $a } aime avancer à bonne allure. Dites au début quel sujet demande plus de temps, et vous aurez ce temps.
    }
    .headline =
        { $voice ->
            [you] Ralentissez sur un sujet au prochain tête-à-tête
           *[named] Avancez vite, et gardez le sujet lent pour la fin
        }

card-fast-giving-feedback =
    { $voice ->
        [you] Vous parlez aussitôt après les faits, quand les esprits sont encore chauds. Un retour passe mieux quand l'autre a choisi le moment.
       *[named] { $a } commente dès que le travail est fait. « Je veux tout entendre, après le déjeuner » convient, à condition d'y revenir.
    }
    .headline =
        { $voice ->
            [you] Demandez « Maintenant ou demain ? » avant un retour
           *[named] Dites à { $a } quand un retour vient trop tôt
        }

card-fast-taking-feedback =
    { $voice ->
        [you] Vous répondez à la première moitié pendant que la seconde arrive. Redites avec vos mots ce que vous avez entendu, puis ce que vous en pensez.
       *[named] Un retour aide { $a } surtout à chaud. Reposez la question le lendemain, quand il y a eu du temps pour y repenser.
    }
    .headline =
        { $voice ->
            [you] Écoutez un retour jusqu'au bout avant de répondre
           *[named] Faites à { $a } un retour court le jour même
        }

card-fast-meetings =
    { $voice ->
        [you] Vous répondez avant la fin de la question. Les voix plus lentes réagissent alors à votre idée au lieu d'apporter la leur.
       *[named] Quand { $a } parle, les pauses sont rares. Un simple « J'ajoute quelque chose » marche, sans excuses.
    }
    .headline =
        { $voice ->
            [you] Laissez deux personnes parler avant vous en réunion
           *[named] Face à { $a }, prenez la parole sans attendre un silence
        }

card-fast-deciding =
    { $voice ->
        [you] Vous décidez tôt et corrigez en route. Cela marche jusqu'au jour où c'est définitif.
       *[named] { $a } décide vite, et les choses avancent. Signalez la seule partie définitive : elle mérite un second regard.
    }
    .headline =
        { $voice ->
            [you] Attendez un jour avant toute décision irréversible
           *[named] Demandez à { $a } une nuit avant toute décision irréversible
        }

card-fast-planning =
    { $voice ->
        [you] Vous commencez plus que vous ne finissez, et chaque nouvelle tâche est belle le premier jour. Choisissez quoi finir et quoi abandonner.
       *[named] { $a } planifie mieux tout près du travail. Commencez quelque chose aujourd'hui, et planifiez le reste avec ce que vous apprenez.
    }
    .headline =
        { $voice ->
            [you] Finissez deux tâches en cours avant d'en commencer une autre
           *[named] Demandez à { $a } les deux prochaines étapes, pas plus
        }

card-fast-delegation =
    { $voice ->
        [you] Vous confiez un travail en une phrase, l'esprit déjà à la tâche suivante. La réponse montre ce que la phrase a oublié.
       *[named] { $a } aime s'y mettre tout de suite. Quand les limites sont connues d'abord, rien n'est à refaire.
    }
    .headline =
        { $voice ->
            [you] Demandez « Par quoi commencez-vous ? » avant de partir
           *[named] Donnez les limites à { $a } avant d'expliquer la tâche
        }

card-fast-helping =
    { $voice ->
        [you] Vous vous lancez avant que l'autre ait fini d'expliquer, et vous réparez la mauvaise moitié.
       *[named] { $a } intervient vite en cas d'urgence. « Juste cette page » en fait une courte interruption.
    }
    .headline =
        { $voice ->
            [you] Demandez où vous pouvez aider, puis commencez
           *[named] Confiez l'urgence à { $a }, et dites où elle s'arrête
        }

card-fast-change =
    { $voice ->
        [you] Vous changez de plan en milieu de semaine pendant que d'autres suivent l'ancien. Dites ce qui s'arrête, ce qui commence et à partir de quand.
       *[named] { $a } apprend en essayant. Ce qui ressort des premières heures aide tout le monde ensuite.
    }
    .headline =
        { $voice ->
            [you] Publiez une ligne à chaque changement de cap
           *[named] Laissez { $a } essayer le changement dès le premier jour
        }

card-fast-disagreement =
    { $voice ->
        [you] Votre « non » sort avant que l'autre en soit à l'essentiel. Une question vous donne le temps de l'entendre.
       *[named] { $a } aime régler une question et passer à la suite. Une réponse courte aujourd'hui aide plus qu'une complète dans une semaine.
    }
    .headline =
        { $voice ->
            [you] Posez une question avant d'objecter
           *[named] Si { $a } objecte, répondez le jour même
        }

card-fast-pressure =
    { $voice ->
        [you] Quand le temps manque, vous accélérez et commencez trois choses à la fois. Deux minutes de tri vous évitent une heure de reprise.
       *[named] Quand le temps manque, { $a } parle et agit encore plus vite. « Quelle est l'étape suivante, et pour quand ? » met de l'ordre, « Doucement » non.
    }
    .headline =
        { $voice ->
            [you] Dites quelle tâche vient d'abord, et laquelle attend
           *[named] Demandez à { $a } l'étape suivante, pas du calme
        }

card-fast-remote =
    { $voice ->
        [you] Vous envoyez cinq messages d'affilée, et le dernier corrige le premier. Attendez cinq minutes, puis envoyez ce qui tient encore.
       *[named] { $a } répond dans la minute et attend la même chose. « Vu, la suite cet après-midi » vous donne les heures qu'il faut.
    }
    .headline =
        { $voice ->
            [you] Mettez tout dans un seul message
           *[named] Dites à { $a } quand viendra votre réponse
        }

card-fast-with-dominance =
    { $voice ->
        [you] Une personne de style D (rapide, la tâche d'abord) démarre aussi vite que vous. À deux, vous êtes à mi-chemin avant qu'on ait vérifié la route.
       *[named] Avec une personne de style D (rapide, la tâche d'abord), { $a } est en route en quelques minutes. Personne ne ralentit ensuite si ce n'est pas convenu au départ.
    }
    .headline =
        { $voice ->
            [you] Convenez d'abord de ce qui vous ferait arrêter
           *[named] Demandez à { $a } quelle raison ferait tout arrêter
        }

card-fast-with-influence =
    { $voice ->
        [you] Une personne de style I (rapide, les personnes d'abord) pense à voix haute, et vous aussi. Dix choses sont lancées, et chaque personne en retient cinq autres.
       *[named] Les idées fusent quand { $a } rencontre une personne de style I (rapide, les personnes d'abord), et personne n'attend la fin des phrases. Trois lignes écrites disent quelle idée est retenue.
    }
    .headline =
        { $voice ->
            [you] Notez ce qui est convenu avant de vous quitter
           *[named] Demandez à { $a } le jour même ce qui est convenu
        }

card-fast-with-steadiness =
    { $voice ->
        [you] Une personne de style S (calme, les personnes d'abord) réfléchit encore quand vous prenez le silence pour un oui. Une heure d'attente vous donne la vraie réponse.
       *[named] { $a } repose sa question pendant qu'une personne de style S (calme, les personnes d'abord) réfléchit encore. Convenez avec les deux du moment de la réponse.
    }
    .headline =
        { $voice ->
            [you] Posez la question, et revenez plus tard chercher la réponse
           *[named] Aidez { $a } à attendre la réponse plus lente
        }

card-fast-with-conscientiousness =
    { $voice ->
        [you] Vous commencez sur une première impression, une personne de style C (calme, la tâche d'abord) veut lire d'abord. Un petit essai maintenant et un contrôle complet plus tard conviennent aux deux.
       *[named] Une personne de style C (calme, la tâche d'abord) lit avant de parler. { $a } préfère parler tout de suite, et attend ensuite la réponse quand même.
    }
    .headline =
        { $voice ->
            [you] Fixez deux dates, l'une pour essayer, l'autre pour vérifier
           *[named] Faites envoyer les documents par { $a } deux jours avant
        }
