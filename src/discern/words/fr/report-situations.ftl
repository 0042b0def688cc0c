## The six situations of a report on a team: what the reader can do about a fact. $fact is most-<end>, divided-<axis>,
## many-<style>, or open where no fact is claimed. Common teaching of DISC.

# Over what the reader can do.
report-situations-part =
    { $audience ->
        [self] Un engagement à essayer
        [coach] À observer
       *[manager] Votre part
    }

# Over what is easy and hard.
report-situations-easy = Facile et difficile

report-situations-meetings =
    { $audience ->
        [self]
            { $fact ->
                [divided-pace] « Nous ouvrons chaque point par deux minutes d'écriture, puis un tour de table, puis une discussion libre. »
                [most-fast] « Nous laissons un silence après chaque question, et personne ne parle deux fois avant que tout le monde n'ait parlé. »
                [most-calm] « Nous disons une première idée au tour de table, et nous la présentons comme telle. »
                [divided-focus] « Nous ouvrons par cinq minutes sur l'humeur de l'équipe et cinq sur les chiffres, toujours dans cet ordre. »
                [most-people] « Nous mettons le chiffre qui compte sur la première ligne de l'ordre du jour, et une durée à côté de chaque point. »
                [most-task] « Nous demandons “Comment le vivez-vous ?” une fois par réunion, et nous attendons la réponse. »
               *[open] « Nous convenons, avant chaque réunion, de son but : des idées, une décision ou des nouvelles. »
            }
        [coach]
            { $fact ->
                [divided-pace] Comptez qui parle dans les dix premières minutes, et qui dans les dix dernières. Demandez aux deux groupes ce qui manquait.
                [most-fast] Repérez qui prend son souffle sans pouvoir parler. Demandez au groupe ce qu'il n'a pas entendu.
                [most-calm] Repérez ce qui se dit ensuite dans le couloir. Demandez pourquoi il était trop tôt pour le dire dans la salle.
                [divided-focus] Guettez « mou » et « froid », quels que soient les mots. Demandez à chaque côté ce qu'il voulait protéger.
                [most-people] Observez ce que devient un sujet quand il dérange. Demandez quel chiffre personne n'a apporté.
                [most-task] Guettez une phrase sur les sentiments que personne ne relève. Demandez ce qu'il en aurait coûté de la relever.
               *[open] Demandez à trois personnes de décrire une réunion ordinaire ici, et notez où les récits diffèrent.
            }
       *[manager]
            { $fact ->
                [divided-pace] Envoyez les questions la veille, et tranchez chaque point à l'heure annoncée.
                [most-fast] Posez une question, laissez un silence, puis donnez la parole à quelqu'un qui n'a pas parlé. Parlez en dernier.
                [most-calm] Demandez un premier avis à tour de rôle, et dites qu'il n'engage personne. Ne prenez pas le silence pour un accord.
                [divided-focus] Fixez l'ordre à l'avance, les personnes ou les chiffres d'abord, pour que personne n'ait à se battre pour cela.
                [most-people] Surveillez l'heure vous-même, et nommez le seul chiffre dont il s'agit avant d'ouvrir la discussion.
                [most-task] Parlez à la personne qui s'est tue, le jour même, en tête-à-tête. Dans la salle, cela remonte rarement.
               *[open] Avant de changer quoi que ce soit, demandez, à deux réunions, ce qui doit changer.
            }
    }

report-situations-decisions =
    { $audience ->
        [self]
            { $fact ->
                [divided-pace] « Nous fixons deux moments par décision : jusqu'à quand poser des questions, et quand elle tombe. »
                [most-fast] « Nous laissons une personne recueillir les doutes pendant cinq minutes avant de dire oui. »
                [most-calm] « Nous écrivons, avant de regarder les possibilités, ce qui suffirait. »
                [many-D] « Nous désignons la personne qui décide avant d'ouvrir la discussion. Les autres conseillent. »
                [many-C] « Nous convenons des trois chiffres nécessaires, et décidons dès que nous les avons. »
                [divided-focus] « Pour chaque possibilité, nous demandons ce qu'elle apporte, et qui elle touche. »
                [most-people] « Nous disons à voix haute qui nous allons décevoir, et décidons quand même sur les faits. »
                [most-task] « Nous consultons, avant de décider, une personne qui devra vivre avec la décision. »
               *[open] « Nous disons d'entrée comment nous décidons cette fois : une personne, un vote, ou faute d'objection. »
            }
        [coach]
            { $fact ->
                [divided-pace] Demandez à chaque personne quand la dernière décision a été prise, et comparez les réponses.
                [most-fast] Demandez quel doute était dans la salle sans être dit. Demandez ensuite ce qui manquait : le temps ou la permission.
                [most-calm] Demandez ce que coûte chaque semaine la question en suspens. Guettez la peur de se tromper derrière l'envie de faits.
                [many-D] Demandez qui a le dernier mot ici, et faites répondre par écrit. Comparez les réponses.
                [many-C] Demandez quel chiffre a déjà changé une décision. Guettez les vérifications qui rassurent sans informer.
                [divided-focus] Faites plaider chaque côté pour l'autre pendant trois minutes. Guettez le moment où c'est sincère.
                [most-people] Demandez qui la dernière décision a protégé. Guettez le choix fait pour ménager quelqu'un.
                [most-task] Demandez qui a appris la dernière décision par e-mail. Notez comment ces personnes la décrivent.
               *[open] Prenez deux décisions récentes et demandez comment elles ont été prises. Notez où les récits diffèrent.
            }
       *[manager]
            { $fact ->
                [divided-pace] Annoncez le jour de la décision en même temps que la question. Cela donne du temps à une partie de l'équipe, et une fin à l'autre.
                [most-fast] Avant de conclure, demandez à une personne, par son nom, ce qui pourrait mal tourner. Récompensez la réponse, quelle qu'elle soit.
                [most-calm] Dites ce qui suffit, et refermez la question le jour annoncé, même s'il manque un chiffre.
                [many-D] Dites par écrit qui a le dernier mot sur quoi. Sinon, plusieurs agissent comme si c'était leur rôle.
                [many-C] Demandez ce qui changerait la réponse. Si la prochaine vérification n'y peut rien changer, décidez maintenant.
                [divided-focus] Dites d'avance ce qui compte le plus cette fois, les chiffres ou les personnes, et pourquoi.
                [most-people] Prenez vous-même la part impopulaire. Annoncez-la, donnez la raison, et n'y revenez pas.
                [most-task] Dites-le vous-même aux personnes concernées avant de l'écrire, et demandez ce que cela change pour elles.
               *[open] Dites pour chaque décision qui la prend et pour quand.
            }
    }

report-situations-conflict =
    { $audience ->
        [self]
            { $fact ->
                [divided-focus] « Nous parlons à tour de rôle : d'abord ce qui s'est passé, puis ce que cela a fait, cinq minutes par personne, sans réplique. »
                [most-people] « Nous disons une chose difficile dans les deux jours, en commençant par “C'est petit, et je veux que cela le reste”. »
                [most-task] « Après une dispute, nous demandons si un mot fait encore mal, et nous nous en excusons si c'est le cas. »
                [many-S] « À chaque bilan, nous demandons : “Que supportez-vous sans le dire ?” »
                [many-D] « Nous laissons chaque côté répéter l'argument de l'autre avant d'y répondre. »
                [divided-pace] « Nous suspendons une dispute jusqu'au lendemain matin, en fixant l'heure de la reprise. »
                [most-fast] « Nous nous arrêtons cinq minutes quand deux personnes parlent en même temps. »
                [most-calm] « Nous écrivons ce qui nous gêne, et le lisons à voix haute en fin de semaine. »
               *[open] « Nous décidons maintenant, tant que tout est calme, à qui nous adresser quand deux d'entre nous sont en désaccord. »
            }
        [coach]
            { $fact ->
                [divided-focus] Faites raconter à chaque côté l'histoire de l'autre, jusqu'à ce que l'autre approuve. Guettez le mot « juste ».
                [most-people] Demandez ce que tout le monde sait et que personne n'a dit. Laissez durer le silence, même s'il gêne.
                [most-task] Demandez comment vont les personnes depuis la dernière dispute, et qui a posé la question. Notez ce qui est su et ce qui est deviné.
                [many-S] Guettez « Ça va très bien ». Demandez quand quelqu'un a dit « non » ici pour la dernière fois, et ce qui a suivi.
                [many-D] Demandez qui a présenté les dernières excuses, et pour quoi. Guettez la victoire comme seule fin possible.
                [divided-pace] Demandez combien de temps il faut, après un heurt, pour retrouver ses esprits. Inscrivez la pause dans l'engagement.
                [most-fast] Ralentissez la salle : une personne parle, l'autre écoute, une phrase à la fois. Demandez ensuite comment elles l'ont vécu.
                [most-calm] Demandez quel conflit a plus d'un mois. Laissez écrire avant de laisser parler.
               *[open] Demandez quel conflit s'est bien fini. Notez ce que chaque personne a fait, et cherchez un modèle à garder.
            }
       *[manager]
            { $fact ->
                [divided-focus] Demandez les faits à qui apporte les sentiments, et les sentiments à qui apporte les faits. Puis réunissez les deux.
                [most-people] Nommez vous-même le point difficile, tôt et avec gentillesse. Sans vous, cela peut prendre des mois.
                [most-task] Après un conflit, voyez chaque personne concernée dix minutes, seule. Demandez comment c'était, et non qui avait raison.
                [many-S] Demandez en tête-à-tête, et deux fois. Le premier « Ça va » est de la politesse.
                [many-D] Ne laissez pas deux personnes régler cela devant l'équipe. Voyez les deux, fixez le but, et laissez-les s'entendre sur le chemin.
                [divided-pace] Reportez la dispute à une heure fixe, demain. C'est assez tôt pour une partie de l'équipe, et assez tard pour l'autre.
                [most-fast] Arrêtez la dispute quand les voix montent, et rouvrez-la l'après-midi, avec les faits sur une page.
                [most-calm] Demandez à chaque personne, seule, ce qui n'a pas été dit. Une dispute ne fait ici aucun bruit.
               *[open] Ne croyez pas qu'une seule façon convienne à tout le monde. Demandez à chaque personne concernée s'il faut en parler aujourd'hui ou demain, en tête-à-tête ou à plusieurs.
            }
    }

report-situations-planning =
    { $audience ->
        [self]
            { $fact ->
                [many-C] « Nous commençons quand huit étapes sur dix sont claires, et notons les deux autres comme restant à préciser. »
                [many-I] « Nous terminons une chose commencée avant de lancer la suivante. »
                [divided-pace] « Nous planifions les deux premières semaines en détail, et le reste en une ligne par étape. »
                [most-fast] « Nous mettons une dernière étape dans chaque plan : qui vérifie, et qui termine. »
                [most-calm] « Nous commençons par une version brute le premier jour, et disons qu'elle peut être fausse. »
                [divided-focus] « Nous mettons un nom et une heure libre à côté de chaque date. »
                [most-people] « Nous écrivons un jour ferme à côté de chaque promesse, et demandons ce jour-là ce qu'il en est. »
                [most-task] « Nous demandons qui n'a plus de temps avant de répartir la tâche suivante. »
               *[open] « Nous disons pour chaque travail de quel plan il a besoin : une page, une ligne, ou rien. »
            }
        [coach]
            { $fact ->
                [many-C] Demandez de quoi le plan les protège. Guettez le contrôle là où la confiance coûterait moins.
                [many-I] Demandez ce qui a été terminé en dernier, et comment cela a été marqué. Guettez la joie de commencer.
                [divided-pace] Faites placer tout le monde le long d'un mur, de « commencer » à « planifier ». Demandez à chaque bout ce que lui coûte l'autre.
                [most-fast] Demandez ce qui a été commencé et abandonné cette année. Notez qui a remis de l'ordre.
                [most-calm] Demandez ce qu'il faudrait faire si l'on devait commencer demain. Notez tout ce qui est déjà prêt.
                [divided-focus] Demandez ce qui a cédé la dernière fois qu'une date était trop dure pour quelqu'un. Notez qui en a décidé.
                [most-people] Demandez qui a manqué une date en dernier, et ce qui s'est dit. Notez ce qui ne s'est pas dit.
                [most-task] Demandez qui a plus de travail que d'heures cette semaine, et qui le savait.
               *[open] Demandez à quoi ressemble un bon plan, et laissez deux minutes pour le dessiner. Comparez les dessins.
            }
       *[manager]
            { $fact ->
                [many-C] Fixez le jour où le travail commence, quel que soit l'état du plan, et remerciez pour chaque lacune trouvée.
                [many-I] Gardez la liste des petits pas en vue, et félicitez pour le dernier aussi fort que pour le premier.
                [divided-pace] Coupez le plan en deux : un premier pas rapide maintenant, et un jour fixe pour la version soignée.
                [most-fast] Demandez à chaque démarrage qui y sera encore dans six semaines. Faites le point la troisième semaine, et pas à la fin.
                [most-calm] Demandez une ébauche pour demain, et promettez qu'elle ne sera pas jugée.
                [divided-focus] Décidez ce qui cède quand une date est trop dure pour quelqu'un : la date, le contenu ou l'aide. Dites-le avant.
                [most-people] Demandez les dates dans la salle, et répétez-les. « Dès que possible » n'est pas une date.
                [most-task] Demandez à chaque personne ce qu'elle laisse pour la nouvelle tâche. Si la réponse est « rien », reprenez le plan.
               *[open] Dites de quel plan chaque travail a besoin au moment où vous le confiez.
            }
    }

report-situations-crisis =
    { $audience ->
        [self]
            { $fact ->
                [many-D] « Nous fixons aujourd'hui qui mène en cas d'urgence, et qui prend le relais. »
                [many-S] « Nous répétons une urgence un jour de calme, pour qu'elle ne soit pas nouvelle quand elle arrive. »
                [divided-pace] « Nous nous partageons : une partie agit sur ce que l'on sait, l'autre cherche le reste, et les deux se retrouvent chaque demi-heure. »
                [most-fast] « Nous nous arrêtons trois minutes pour dire ce qui s'est vraiment passé avant d'agir. »
                [most-calm] « Nous décidons d'avance ce que l'on peut faire sans demander. »
                [divided-focus] « Nous désignons une personne pour la panne et une pour les personnes qu'elle touche. »
                [most-people] « Nous écrivons maintenant ce que nous abandonnerions en premier. »
                [most-task] « Nous disons “On ne cherche pas de coupable” avant de chercher la cause. »
               *[open] « Nous écrivons une fiche d'urgence : qui appeler, qui décide, où nous retrouver. »
            }
        [coach]
            { $fact ->
                [many-D] Demandez qui a mené lors de la dernière urgence, et qui d'autre a essayé.
                [many-S] Demandez qui en a trop porté sans rien dire. Guettez la fierté qui s'y cache.
                [divided-pace] Rejouez la dernière urgence, montre en main. Marquez où l'action et l'observation se sont perdues de vue.
                [most-fast] Demandez ce qui a été réparé deux fois. Guettez ce que quelqu'un savait et que personne n'a demandé.
                [most-calm] Demandez à quel moment on savait quoi faire, et à quel moment on l'a fait. Parlez des minutes entre les deux.
                [divided-focus] Demandez qui l'a appris en dernier. Notez ce qui venait d'abord, la panne ou les personnes, et qui a choisi.
                [most-people] Demandez ce que personne n'aurait abandonné, et ce que cela a coûté.
                [most-task] Demandez ce qu'a vécu la personne à l'origine de l'erreur. Notez qui répond.
               *[open] Donnez une petite urgence inventée et dix minutes. Ne dites rien, et notez qui fait quoi.
            }
       *[manager]
            { $fact ->
                [many-D] Désignez une personne pour mener, et donnez à chacune des autres sa propre part.
                [many-S] Répartissez le travail vous-même, pour aujourd'hui seulement. Ensuite, demandez qui en a trop pris.
                [divided-pace] Envoyez les rapides en avant et demandez aux autres de vous signaler les risques chaque demi-heure : vous entendez ainsi les deux.
                [most-fast] Arrêtez tout le monde trois minutes. Que savons-nous, qui fait quoi, et quand nous reparlons-nous ?
                [most-calm] Dites quelle décision vous prenez maintenant, avec ce que vous avez. Demandez les corrections dans l'heure.
                [divided-focus] Confiez la panne à une personne, l'équipe touchée à une autre, et dites à tout le monde qui fait quoi.
                [most-people] Faites vous-même le choix difficile, et dites pourquoi. Laissez l'équipe s'occuper des personnes touchées.
                [most-task] Dites un mot gentil dans les dix premières minutes. Sous le reproche, on cherche des excuses, pas la cause.
               *[open] Un jour calme, écrivez qui décide quoi quand tout déraille, et parcourez-le avec l'équipe.
            }
    }

report-situations-newcomer =
    { $audience ->
        [self]
            { $fact ->
                [divided-focus] « Nous disons dès la première heure qu'une partie de l'équipe commence par les personnes, l'autre par les faits, et que les deux conviennent. »
                [most-people] « Nous fixons qui dit à la nouvelle personne, en deuxième semaine, ce qui ne va pas encore. »
                [most-task] « Nous déjeunons ensemble le premier jour, sans ordre du jour. »
                [many-I] « Nous désignons une personne qui explique les règles, et la laissons s'exercer d'abord. »
                [many-C] « Nous laissons la nouvelle personne essayer une chose avant la fin du manuel. »
                [divided-pace] « Nous disons à la nouvelle personne à qui poser une question en vitesse, et à qui écrire. »
                [most-fast] « Nous laissons à la nouvelle personne une demi-journée sans réunion la première semaine. »
                [most-calm] « Dans les deux premiers jours, nous allons voir la nouvelle personne, et disons ce que nous faisons. »
               *[open] « Chaque personne écrit une ligne pour celle qui arrive : “Pour bien travailler avec moi, …” »
            }
        [coach]
            { $fact ->
                [divided-focus] Demandez à la dernière personne arrivée ce qui comptait ici à ses yeux après une semaine, et après trois mois.
                [most-people] Demandez à la dernière personne arrivée quand elle a appris ce qui n'allait pas. Notez le temps qu'il a fallu.
                [most-task] Demandez à la dernière personne arrivée quand elle a commencé à se sentir à sa place, et grâce à qui.
                [many-I] Demandez à la dernière personne arrivée quelle règle elle a enfreinte sans le savoir.
                [many-C] Demandez à la dernière personne arrivée quand on lui a permis d'essayer quelque chose.
                [divided-pace] Demandez à la dernière personne arrivée de qui elle a pris le rythme, et pourquoi.
                [most-fast] Demandez à la dernière personne arrivée quand elle a pu être seule, la première semaine.
                [most-calm] Demandez à la dernière personne arrivée qui lui a parlé en premier, et quel jour.
               *[open] Demandez à la dernière personne arrivée de décrire l'équipe comme à quelqu'un de proche. Les autres écoutent.
            }
       *[manager]
            { $fact ->
                [divided-focus] Dites à la nouvelle personne ce qui compte le plus à ce poste, les personnes ou les faits. Sinon, le bureau d'à côté en décide.
                [most-people] Dites clairement, la deuxième semaine, ce que vous attendez, avec un exemple. La chaleur de l'équipe ne le dira pas pour vous.
                [most-task] Prenez vous-même le premier déjeuner, et demandez ce qui a surpris.
                [many-I] Confiez les règles ennuyeuses à une personne, avec une heure dans son agenda pour cela.
                [many-C] Donnez à la nouvelle personne, dès la première semaine, une petite chose à faire seule, avec le droit de se tromper.
                [divided-pace] Dites qu'« essayez » et « attendez » partent ici d'une bonne intention, et lequel vaut pour la première tâche.
                [most-fast] Prévoyez des heures calmes dans la première semaine, et demandez à la fin ce qui est allé trop vite.
                [most-calm] Organisez trois premières conversations pour la nouvelle personne. Sinon, les deux côtés attendent.
               *[open] Voyez la nouvelle personne les semaines un, deux et quatre, avec chaque fois les trois mêmes questions.
            }
    }

report-situations-heading = Situations courantes
