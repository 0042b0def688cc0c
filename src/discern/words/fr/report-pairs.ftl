## What a report on two people has besides its statements. $how is how the two lie to each other: opposite, apart,
## fast, calm, people or task where both are in one half, or open; of their styles same-D or opposite-DS. $a and $b are
## the two; where they differ, $a is the faster one, or the one who puts people first more. Common teaching of DISC.

report-pairs-members =
    { $audience ->
        [self] Vous deux
       *[other] Les deux personnes
    }

report-pairs-part =
    { $audience ->
        [self] Ce qui vous aide à deux
        [coach] À observer et à demander
       *[manager] Ce qui aide à les diriger
    }

report-pairs-part-topic =
    { $axis ->
        [pace] Rythme
        [focus] Personnes et tâche
       *[styles] Styles
    }

# The headlines of the two cards of each topic.
report-pairs-part-first =
    { $audience ->
        [self] À vous dire
        [coach] À observer
       *[manager] Répartir le travail
    }

report-pairs-part-second =
    { $audience ->
        [self] À convenir
        [coach] À demander
       *[manager] En cas de désaccord
    }

report-pairs-pace-first =
    { $audience ->
        [self]
            { $how ->
                [opposite] { $a } : « Ma première réponse est une première idée. » { $b } : « Si je ne dis encore rien, je réfléchis, je ne m'oppose pas. »
                [apart] « J'ai fini, et vous ? » Demandez-le tôt, avant qu'une personne n'attende et que l'autre ne se presse.
                [fast] « Je n'ai rien décidé, je pense seulement à voix haute. » Des deux côtés, vous prenez un mot rapide pour une décision.
                [calm] « J'ai déjà un avis, mais il n'est pas fini. » Dites-le en premier à tour de rôle.
               *[open] « Combien de temps vous faut-il pour cela ? » Les réponses ne disent pas qui prend plus de temps : demandez à chaque fois.
            }
        [coach]
            { $how ->
                [opposite] « Hâtif » et « lent », ou des mots plus doux. Observez si { $b } ressent de la pression, et si { $a } ressent un frein.
                [apart] Les petits signes d'impatience ou de hâte : un regard vers l'horloge, ou une phrase commencée par { $b } et finie par { $a }.
                [fast] Deux personnes qui finissent leurs phrases l'une pour l'autre. Observez la question que personne ne pose, parce que la réponse est venue trop tôt.
                [calm] La politesse avant le fond. Observez une décision que les deux ont prise sans la dire.
               *[open] Qui répond en premier, et si c'est toujours la même personne.
            }
       *[manager]
            { $how ->
                [opposite] Confiez à { $a } ce qui est nouveau, et à { $b } ce qui doit être juste du premier coup. Inversez de temps en temps.
                [apart] Demandez aux deux combien de temps prend une tâche avant de fixer la date. Prévoyez l'écart entre les deux réponses.
                [fast] Les deux démarrent vite. Donnez un nom et un jour à la dernière partie de chaque travail, sinon elle n'est à personne.
                [calm] Les deux veulent y réfléchir. Confiez la tâche tôt, et fixez le jour où vous verrez une première version.
               *[open] Les réponses ne disent pas qui va le plus vite : ne répartissez pas selon le rythme. Demandez aux deux par quoi commencer.
            }
    }

report-pairs-pace-second =
    { $audience ->
        [self]
            { $how ->
                [opposite] Une heure limite : { $b } répond d'ici là, { $a } ne demande rien avant.
                [apart] Un mot pour « trop vite » et un pour « trop lentement », sans raison à donner.
                [fast] Une nuit entre la décision et l'action, chaque fois qu'on ne peut pas revenir en arrière.
                [calm] Un jour où la question est close, quoi qu'il manque encore.
               *[open] La façon de dire que cela va trop vite ou trop lentement.
            }
        [coach]
            { $how ->
                [opposite] À { $a } : « Que faites-vous pendant que votre collègue réfléchit encore ? » À { $b } : « Que faites-vous quand votre collègue agit déjà ? »
                [apart] « Quand le rythme de l'autre vous a-t-il coûté quelque chose ? Et quand vous a-t-il sauvé la mise ? »
                [fast] « Qu'avez-vous décidé ensemble le mois dernier que vous décideriez autrement après une nuit ? »
                [calm] « Qu'attendez-vous à deux en ce moment, et qui peut mettre fin à l'attente ? »
               *[open] « Qui de vous deux va le plus vite, à quoi, et qui le dit ? »
            }
       *[manager]
            { $how ->
                [opposite] { $a } veut trancher sur-le-champ, et { $b } veut plus de temps. Fixez une heure demain.
                [apart] Demandez à { $a } de répéter ce que vient de dire { $b }, et laissez à { $b } le temps de finir.
                [fast] Ce sera bruyant et court. Laissez les deux se calmer une heure, puis vérifiez que c'est fini des deux côtés.
                [calm] Vous pouvez passer à côté. Si les messages raccourcissent, demandez à chaque personne, en tête-à-tête.
               *[open] Demandez à chaque personne s'il faut en parler aujourd'hui ou demain.
            }
    }

report-pairs-focus-first =
    { $audience ->
        [self]
            { $how ->
                [opposite] { $a } : « Si je parle des personnes, je n'oublie pas le résultat. » { $b } : « Si je parle des chiffres, je n'oublie pas les personnes. »
                [apart] « Pour moi, il s'agit surtout du résultat », ou « des personnes ». Dites ce qui l'emporte, et demandez ce qu'il en est du reste.
                [people] Nommez à tour de rôle un chiffre qui déplaît des deux côtés.
                [task] « Comment allez-vous, en dehors du travail ? » D'un côté comme de l'autre, vous ne commencez pas par là.
               *[open] « Qu'est-ce qui compte le plus pour vous ici ? » Les réponses ne le montrent pas : demandez avant de supposer.
            }
        [coach]
            { $how ->
                [opposite] « Froid » et « mou ». Observez le moment où { $a } met des mots sur un souci qui vient de l'autre, ou l'inverse.
                [apart] Deux récits du même événement, un avec des personnes et un avec des résultats. Comparez-les.
                [people] Des égards qui retiennent l'information. Observez ce que chaque personne épargne à l'autre.
                [task] Des phrases sans personne dedans. Observez le premier « je ressens », et arrêtez-vous là.
               *[open] Ce que chaque personne mentionne en premier à propos d'un travail.
            }
       *[manager]
            { $how ->
                [opposite] Faites écrire à { $a } ce que cela veut dire pour les personnes, et à { $b } ce que cela veut dire pour le résultat, sur la même page.
                [apart] Dites ce qui compte le plus dans cette tâche, les personnes ou le résultat. Sinon, les deux visent autre chose.
                [people] Chargez-vous des chiffres, ou confiez-les à quelqu'un d'autre. Ici, personne n'aime en apporter de mauvais.
                [task] Mettez « Qui doit le savoir ? » sur la liste, avec un nom. Les deux oublient cette étape.
               *[open] Les réponses ne montrent pas ce qui passe en premier. Ne confiez donc pas à une personne la cause des collègues, et à l'autre celle des faits.
            }
    }

report-pairs-focus-second =
    { $audience ->
        [self]
            { $how ->
                [opposite] Par quoi commencer, les personnes ou les faits, sans jamais oublier la suite.
                [apart] Une question à laquelle vous répondez à deux avant de décider : « Qu'est-ce qui en ferait une réussite ? »
                [people] Ouvrir un échange par mois avec les résultats, avant de demander comment va tout le monde.
                [task] Demander chaque semaine à une personne comment votre plan la touche.
               *[open] Nommer votre premier souci avant toute discussion qui compte.
            }
        [coach]
            { $how ->
                [opposite] « Qu'est-ce qui tournerait mal si { $a } pensait comme { $b }, ou l'inverse ? » Faites répondre les deux avant tout commentaire.
                [apart] « Qu'a protégé l'autre dans votre dernier désaccord ? » Vérifiez auprès de l'autre.
                [people] « Que savez-vous du travail de l'autre, que vous n'avez jamais dit ? »
                [task] « Comment va l'autre en ce moment, et d'où le savez-vous ? »
               *[open] « Qu'avez-vous regardé en premier dans votre dernière décision commune ? » Faites écrire les deux réponses avant d'en parler.
            }
       *[manager]
            { $how ->
                [opposite] { $b } expose les faits et { $a } les effets, sans interruption. Demandez ensuite à chaque côté ce que l'autre a de juste.
                [apart] Demandez aux deux à quoi ressemblerait une bonne fin. Les réponses sont souvent plus proches que le ton de la dispute.
                [people] Cela finit en bons termes, et rien n'est réglé. Demandez la phrase que personne ne veut dire.
                [task] Il s'agit de faits, et cela fait mal quand même. Demandez à chaque personne, le lendemain, comment c'était.
               *[open] Demandez à chaque personne ce qu'elle voulait protéger, avant de chercher une solution.
            }
    }

report-pairs-styles-first =
    { $audience ->
        [self]
            { $how ->
                [same-D] « Cette fois, c'est vous qui décidez. » Dites-le à tour de rôle.
                [same-I] « Laissez-moi le noter. » Il faut que quelqu'un le fasse : alternez.
                [same-S] « Je préfère ne pas le faire. » Entraînez-vous sur une petite chose.
                [same-C] « Cela me suffit. » Dites-le avant qu'une personne ne trouve encore un défaut.
                [opposite-DS] { $a } : « Je pousse parce que je veux que cela aboutisse. » { $b } : « Je tiens bon parce que cela marche. »
               *[opposite-IC] { $a } : « Je m'enthousiasme, et je n'ai pas vérifié. » { $b } : « Je vérifie, je ne rejette pas. »
            }
        [coach]
            { $how ->
                [same-D] Une rivalité derrière le sujet. Observez qui a le dernier mot, et si quelqu'un compte les points.
                [same-I] Des histoires qui finissent en d'autres histoires. Observez la promesse que personne n'a notée.
                [same-S] « Comme vous voulez. » Observez deux personnes qui font ce que, croient-elles, l'autre veut.
                [same-C] Des corrections de corrections. Observez la peur d'avoir laissé passer quelque chose.
                [opposite-DS] De la pression chez { $a }, un « non » discret chez { $b }. Observez comment la voix monte d'un côté et se tait de l'autre.
               *[opposite-IC] De l'enthousiasme chez { $a }, une question chez { $b }. Observez si la question s'entend comme un rejet.
            }
       *[manager]
            { $how ->
                [same-D] Donnez à chaque personne un domaine où décider seule, et mettez-le par écrit.
                [same-I] Confiez la liste à une personne : qui a reçu quelle promesse, et pour quand. Changez chaque mois.
                [same-S] Demandez à chaque personne combien d'heures de travail elle a. Aucune des deux ne dira que c'est trop.
                [same-C] Dites ce qui suffit avant de commencer, et fixez vous-même la fin des vérifications.
                [opposite-DS] Confiez à { $a } le lancement de ce qui est nouveau, et à { $b } la garde de ce qui ne doit pas casser.
               *[opposite-IC] { $a } gagne l'adhésion, { $b } vérifie si cela tient. Pour une promesse, { $b } passe en premier.
            }
    }

report-pairs-styles-second =
    { $audience ->
        [self]
            { $how ->
                [same-D] Qui décide quoi, avant qu'il ne faille décider.
                [same-I] Cinq minutes à la fin de chaque conversation pour qui fait quoi, et pour quand.
                [same-S] Un « non » par personne et par mois, dit à voix haute et sans raison.
                [same-C] Une heure où les vérifications s'arrêtent.
                [opposite-DS] Ce qui peut changer ce mois-ci, et ce qui reste tel quel.
               *[opposite-IC] Combien de temps une idée peut vivre avant d'être vérifiée par { $b }.
            }
        [coach]
            { $how ->
                [same-D] « Où y a-t-il rivalité entre vous, et qu'en coûterait-il d'arrêter ? »
                [same-I] « Qu'avez-vous terminé ensemble en dernier, et qui a fait la dernière partie ? »
                [same-S] « À quoi avez-vous dit oui ensemble, sans que personne ne le veuille ? »
                [same-C] « Qu'avez-vous vérifié ensemble pour la troisième fois ce mois-ci ? »
                [opposite-DS] « Quand la façon de l'autre vous protège-t-elle ? » Demandez à la personne qui se plaint le plus.
               *[opposite-IC] « Que voit l'autre que vous ne voyez pas ? » Attendez la deuxième réponse : la première est polie.
            }
       *[manager]
            { $how ->
                [same-D] Recevez les deux ensemble, énoncez le but, et laissez-les répartir le travail avant de sortir.
                [same-I] Laissez-les en parler jusqu'au bout, et demandez le résultat en deux lignes écrites.
                [same-S] La dispute ouverte est rare. Demandez à chaque personne ce qu'elle changerait, et traitez la réponse comme une dispute.
                [same-C] Demandez quels faits y mettraient fin. S'il n'y en a pas, décidez vous-même.
                [opposite-DS] Donnez à { $b } le temps de répondre, et à { $a } une date pour la réponse.
               *[opposite-IC] Séparez l'idée de sa preuve. Demandez d'abord ce qu'elle pourrait apporter, puis ce qui doit être vrai.
            }
    }

### Questions that suit any two people.

# Before the questions, where nothing about the two is sure enough to suggest anything.
report-pairs-questions-instead =
    { $audience ->
        [self] Rien n'est assez sûr entre vous deux pour suggérer quoi essayer. Commencez par ces questions.
       *[other] Rien n'est assez sûr entre ces deux personnes pour suggérer quoi essayer. Commencez par ces questions.
    }

report-pairs-questions =
    { $audience ->
        [self] Trois questions à vous poser
        [coach] Trois questions pour la séance
       *[manager] Trois questions pour votre échange
    }

report-pairs-questions-first =
    { $audience ->
        [self] « Qu'est-ce que je fais qui facilite votre travail, et est-ce que je le sais ? »
        [coach] « Qu'avez-vous pensé de l'autre au début, et que pensez-vous maintenant ? »
       *[manager] « Qu'est-ce qui marche entre vous, et que je dois laisser tel quel ? »
    }

report-pairs-questions-second =
    { $audience ->
        [self] « Que me disiez-vous avant, que vous ne dites plus ? »
        [coach] « Que faites-vous à deux, quand personne ne regarde, que vous ne faites pas dans l'équipe ? »
       *[manager] « Que régleriez-vous entre vous si je n'étais pas là ? »
    }

report-pairs-questions-third =
    { $audience ->
        [self] « Que devrions-nous essayer une fois avant de décider que cela ne marche pas ? »
        [coach] « À quoi faudrait-il renoncer, d'un côté et de l'autre, pour que cela s'améliore ? »
       *[manager] « De quoi avez-vous besoin de ma part, et que devrais-je cesser de faire ? »
    }

report-pairs-questions-fourth =
    { $audience ->
        [self] « Quelle est la dernière surprise entre nous, et était-elle bonne ? »
        [coach] « Qui de vous deux remarque en premier qu'il y a un problème, et comment l'apprend l'autre ? »
       *[manager] « Quelle décision avez-vous repoussée, et que lui manque-t-il ? »
    }

report-pairs-questions-fifth =
    { $audience ->
        [self] « Lesquels de mes messages lisez-vous deux fois, et pourquoi ? »
        [coach] « Quand cela s'est-il bien passé ? Qui a fait quoi dans les cinq premières minutes ? »
       *[manager] « Si vous pouviez échanger une tâche, laquelle serait-ce ? »
    }

report-pairs-questions-sixth =
    { $audience ->
        [self] « Que puis-je vous demander à toute heure, et que vaut-il mieux laisser attendre ? »
        [coach] « Selon un membre de l'équipe, que pourriez-vous cesser de faire demain ? »
       *[manager] « Comment me préviendrez-vous à temps si cela ne marche pas ? »
    }

### The other conversation: before two people work together for the first time.

report-pairs-start =
    { $audience ->
        [self] Avant votre premier travail ensemble
        [coach] Une séance avant leur premier travail ensemble
       *[manager] Avant leur premier travail ensemble
    }

report-pairs-start-first =
    { $audience ->
        [self] Dites de part et d'autre, en trois phrases, à quoi ressemble une bonne semaine de travail. Sans commentaire pour l'instant.
        [coach] Demandez à chaque personne, seule, ce qu'elle espère de l'autre et ce qu'elle craint.
       *[manager] Dites aux deux, avec les mêmes mots, pourquoi ce travail se fait à deux et ce qui doit exister à la fin.
    }

report-pairs-start-second =
    { $audience ->
        [self] Lisez à voix haute, de part et d'autre, la phrase de ce rapport qui convient le moins, pour savoir à deux où il se trompe.
        [coach] Chaque personne lit sa propre fiche et la corrige par écrit avant que l'autre ne la voie.
       *[manager] Chaque personne corrige d'abord sa propre fiche. Ne remettez le rapport que si les deux sont d'accord.
    }

report-pairs-start-third =
    { $audience ->
        [self] Convenez de la façon de vous joindre : par quel canal, sous quel délai, et à quelles heures jamais.
        [coach] Faites raconter une collaboration passée, facile dès le premier jour. Pourquoi était-ce facile ?
       *[manager] Fixez qui décide quoi, et ce qui peut se décider sans vous. Marquez ce qui reste à fixer.
    }

report-pairs-start-fourth =
    { $audience ->
        [self] Choisissez un petit travail et faites-le ensemble cette semaine, avant le grand.
        [coach] Prenez le premier constat de ce rapport. À quoi le remarquerait-on, d'un côté et de l'autre, dès la première semaine ?
       *[manager] Commencez par un travail de quelques jours, pas de quelques mois, pour qu'un faux départ coûte peu.
    }

report-pairs-start-fifth =
    { $audience ->
        [self] Ensuite, terminez deux phrases, de part et d'autre : « J'ai trouvé utile que vous … » et « La prochaine fois, j'aimerais … ».
        [coach] Convenez d'un deuxième rendez-vous après le premier travail, et de la question par laquelle il s'ouvre.
       *[manager] Après ce premier travail, voyez les deux un quart d'heure. Qu'est-ce qui continue, et qu'est-ce qui change ?
    }
