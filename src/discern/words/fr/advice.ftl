## Advice for a team: what follows from a claim about it, which is said elsewhere with how sure it is. `you` speaks to the
## team.

## Most people, or the centre of all, are in one quarter or half; or two opposite quarters ($styles DS and IC) have many.

team-most-strength =
    { $voice ->
        [you]
            { $styles ->
                [D] Votre équipe décide vite et démarre aussitôt.
                [I] Chez vous, les idées prennent vite, et la parole vient facilement.
                [S] Dans votre équipe, on peut compter sur les autres, et le travail avance à un rythme égal.
                [C] Votre travail part vérifié et bien réfléchi.
                [DI] Votre équipe passe vite de la parole aux actes.
                [IS] Chez vous, qui arrive ou ne fait que passer se sent vite à l'aise.
                [SC] Votre équipe réfléchit à fond et finit ce qu'elle commence.
                [DC] Votre équipe va droit au but et juge sur les résultats et les faits.
                [DS] Votre équipe a l'élan pour commencer et la patience pour finir.
               *[IC] Votre équipe a des idées vives et les confronte aux faits.
            }
       *[named]
            { $styles ->
                [D] Cette équipe décide vite et démarre aussitôt.
                [I] Ici, les idées prennent vite, et la parole vient facilement.
                [S] Ici, on peut compter sur les autres, et le travail avance à un rythme égal.
                [C] Ici, le travail part vérifié et bien réfléchi.
                [DI] Ici, on passe vite de la parole aux actes.
                [IS] Ici, qui arrive ou ne fait que passer se sent vite à l'aise.
                [SC] Ce qui commence ici est bien réfléchi et va jusqu'au bout.
                [DC] Ici, on va droit au but : les résultats et les faits décident.
                [DS] Cette équipe a l'élan pour commencer et la patience pour finir.
               *[IC] Ici, des idées vives rencontrent des personnes qui vérifient les faits.
            }
    }

team-most-watch-out =
    { $voice ->
        [you]
            { $styles ->
                [D] Chez vous, on se dispute le volant, et les esprits plus lents décrochent.
                [I] Votre équipe commence beaucoup et finit peu.
                [S] Votre équipe remet à plus tard les changements et les désaccords, pour la bonne entente.
                [C] Votre équipe attend le dernier chiffre avant de décider.
                [DI] Chez vous, peu de personnes ralentissent pour écouter ou vérifier, et on n'entend pas les voix discrètes.
                [IS] Votre équipe adoucit les mauvais chiffres et les critiques, et personne ne les entend plus.
                [SC] Votre équipe laisse passer des occasions, parce que tout le monde n'est pas encore prêt.
                [DC] Dans votre équipe, on n'apprend ce que les autres ressentent que lorsque quelqu'un n'en peut plus.
                [DS] Chez vous, une partie pousse au changement, l'autre tient à ce qui marche.
               *[IC] Chez vous, une partie s'emballe pour une idée, l'autre la démonte, et personne ne se sent entendu.
            }
       *[named]
            { $styles ->
                [D] Ici, on se dispute le volant, et les esprits plus lents décrochent.
                [I] Ici, on commence beaucoup et on finit peu.
                [S] Ici, on remet à plus tard les changements et les désaccords, pour la bonne entente.
                [C] Ici, les décisions attendent le dernier chiffre.
                [DI] Ici, peu de personnes ralentissent pour écouter ou vérifier, et on n'entend pas les voix discrètes.
                [IS] Ici, on adoucit les mauvais chiffres et les critiques, et personne ne les entend plus.
                [SC] Ici, on laisse passer des occasions, parce que tout le monde n'est pas encore prêt.
                [DC] Ici, on n'apprend ce que les autres ressentent que lorsque quelqu'un n'en peut plus.
                [DS] Ici, une partie pousse au changement, l'autre tient à ce qui marche.
               *[IC] Ici, une partie s'emballe pour une idée, l'autre la démonte, et personne ne se sent entendu.
            }
    }

team-most-question =
    { $styles ->
        [D] « Quelle décision du mois dernier aurait gagné à attendre un jour ? »
        [I] « Qu'avons-nous commencé ces deux derniers mois, et qu'est-ce qui est fini ? »
        [S] « Que voyons-nous depuis des semaines sans en parler ? »
        [C] « Laquelle de nos vérifications ne trouve plus rien depuis des mois ? »
        [DI] « Qui a le moins parlé à notre dernière réunion, et qu'avons-nous manqué ? »
        [IS] « Que faut-il dire à quelqu'un d'ici, et que personne ne lui dit ? »
        [SC] « Quelle occasion avons-nous laissé passer pendant que nous nous préparions ? »
        [DC] « Qui a fait du bon travail ces temps-ci, et qui le lui a dit ? »
        [DS] « Qu'est-ce qui doit changer ici cette année, et qu'est-ce qui doit rester ? »
       *[IC] « Quelle idée avons-nous tuée à force d'en parler, et laquelle n'avons-nous jamais vérifiée ? »
    }

team-most-try =
    { $styles ->
        [D] Avant une décision de la semaine, laissez chaque personne poser une question.
        [I] Tenez une vieille promesse cette semaine avant de commencer du nouveau.
        [S] Prenez un changement repoussé, et faites le premier pas cette semaine.
        [C] Cette semaine, laissez partir un petit travail sans seconde vérification.
        [DI] Dix minutes avant la fin de la prochaine réunion, demandez l'avis des personnes qui n'ont pas parlé.
        [IS] Dans une réunion de la semaine, dites à tour de rôle ce qui ne suffit pas dans votre propre travail.
        [SC] Cette semaine, laissez partir un travail presque prêt.
       *[DC] Finissez une réunion de la semaine par un merci, et dites pour quoi.
    }

team-split-try =
    { $one ->
        [D] Cette semaine, écrivez deux listes : ce qui doit changer, et ce qui doit rester.
       *[I] Cette semaine, écoutez une idée cinq minutes, puis posez trois questions.
    }

## The centre is in a half of the circle.

team-centre-strength =
    { $voice ->
        [you]
            { $end ->
                [fast] Votre équipe dit les choses tôt et démarre le jour même.
                [calm] Votre équipe réfléchit d'abord, et il faut rarement reprendre une décision.
                [people] Dans votre équipe, on s'aide avant que quelqu'un demande.
               *[task] Votre équipe met les résultats et les faits avant les opinions.
            }
       *[named]
            { $end ->
                [fast] Ici, on dit les choses tôt et on démarre le jour même.
                [calm] Ici, on réfléchit d'abord, et il faut rarement reprendre une décision.
                [people] Ici, on s'aide avant que quelqu'un demande.
               *[task] Ici, les résultats et les faits passent avant les opinions.
            }
    }

team-centre-watch-out =
    { $voice ->
        [you]
            { $end ->
                [fast] Dans votre équipe, un doute qui demande dix minutes d'explication ne passe pas.
                [calm] Votre équipe garde des questions en suspens plus longtemps que nécessaire.
                [people] Votre équipe regarde tard les mauvais chiffres, pour ne blesser personne.
               *[task] Dans votre équipe, les mercis et les soucis se taisent tant que le travail avance.
            }
       *[named]
            { $end ->
                [fast] Ici, un doute qui demande dix minutes d'explication ne passe pas.
                [calm] Ici, des questions restent en suspens plus longtemps que nécessaire.
                [people] Ici, les mauvais chiffres viennent tard, pour ne blesser personne.
               *[task] Ici, les mercis et les soucis se taisent tant que le travail avance.
            }
    }

team-centre-question =
    { $end ->
        [fast] « Qu'avons-nous commencé ce mois-ci qu'un jour de réflexion aurait arrêté ? »
        [calm] « Quelle question traîne depuis le plus longtemps, et que faut-il pour la clore cette semaine ? »
        [people] « Quel chiffre n'avons-nous pas regardé parce qu'il fâche quelqu'un ? »
       *[task] « Qui a eu une semaine difficile, et comment les autres le savent-ils ? »
    }

team-centre-try =
    { $end ->
        [fast] Ouvrez une réunion de la semaine par deux minutes d'écriture en silence.
        [calm] Cette semaine, fermez une question en suspens avec ce que vous savez aujourd'hui.
        [people] Ouvrez une réunion de la semaine par un chiffre et ce qu'il veut dire.
       *[task] Ouvrez une réunion de la semaine en demandant comment va tout le monde.
    }

## Both halves of the circle have many.

team-divided-strength =
    { $voice ->
        [you]
            { $axis ->
                [pace] Votre équipe démarre vite et y regarde quand même à deux fois.
               *[focus] Votre équipe prend soin des chiffres et des personnes.
            }
       *[named]
            { $axis ->
                [pace] Ici, on démarre vite et on y regarde quand même à deux fois.
               *[focus] Ici, les chiffres et les personnes reçoivent le même soin.
            }
    }

team-divided-watch-out =
    { $voice ->
        [you]
            { $axis ->
                [pace] Chez vous, une partie est déjà passée à autre chose quand l'autre réfléchit encore.
               *[focus] Entre vous, les messages courts sonnent froid, les messages aimables restent vagues.
            }
       *[named]
            { $axis ->
                [pace] Ici, une partie est déjà passée à autre chose quand l'autre réfléchit encore.
               *[focus] Ici, les messages courts sonnent froid, les messages aimables restent vagues.
            }
    }

team-divided-question =
    { $axis ->
        [pace] « Quand notre rythme a-t-il été trop rapide pour une partie d'entre nous, ou trop lent pour l'autre ? »
       *[focus] « Dans notre dernière grande décision, avons-nous suivi les chiffres ou les personnes ? »
    }

team-divided-try =
    { $axis ->
        [pace] La veille d'une décision de la semaine, envoyez la question à tout le monde.
       *[focus] Avant une décision de la semaine, listez les faits, puis les personnes concernées.
    }

## All four quarters have someone.

team-coverage-strength =
    { $voice ->
        [you] Votre équipe pousse au résultat, gagne l'adhésion, garde son calme et vérifie, sans aide de l'extérieur.
       *[named] Cette équipe pousse au résultat, gagne l'adhésion, garde son calme et vérifie, sans aide de l'extérieur.
    }

team-coverage-question = « Quelle façon de travailler nous sert le moins, et qu'est-ce que cela nous coûte ? »

team-coverage-try = Prenez un plan en cours, et demandez ce qu'il a de lent, d'ennuyeux, d'injuste ou de faux.

## No one is in a quarter, or only one person is.

team-absent-watch-out =
    { $styles ->
        [D] Les décisions attendent, parce que personne ne pense d'abord à les pousser.
        [I] Du bon travail reste inconnu, parce que personne ne pense d'abord à en parler.
        [S] Les soucis et la surcharge passent inaperçus, parce que personne ne pense d'abord à écouter.
        [C] Les risques se voient tard, parce que personne ne pense d'abord à vérifier.
        [DS] La discussion tourne en rond, parce que personne ne pense d'abord à décider ni à assurer la stabilité.
       *[IC] Des plans avancent que peu de personnes connaissent et que personne n'a vérifiés.
    }

team-absent-question =
    { $styles ->
        [D] « Qui dit “on y va” quand nous avons assez parlé ? »
        [I] « Qui, à l'extérieur, doit entendre parler de notre travail, et qui lui en parle ? »
        [S] « Comment remarquons-nous que quelqu'un ici a trop à faire ? »
       *[C] « Qui vérifie les chiffres avant qu'ils sortent d'ici ? »
    }

team-absent-try =
    { $styles ->
        [D] Finissez une réunion de la semaine par une décision, un nom et une date.
        [I] Cette semaine, montrez à des personnes de l'extérieur un travail inachevé.
        [S] Cette semaine, demandez à tout le monde ce qui bloque et ce qui est de trop.
       *[C] Avant une décision de la semaine, chargez quelqu'un de chercher les erreurs.
    }

# Names nobody: no one is called on for a style.
team-lone-watch-out = Il suffit d'une absence, et plus personne ne pense d'abord { team-style-first }.

team-lone-try =
    { $styles ->
        [D] Ouvrez une décision de la semaine par « Que voulons-nous, et pour quand ? ».
        [I] Ouvrez une décision de la semaine par « À qui cela doit-il plaire ? ».
        [S] Ouvrez une décision de la semaine par « Pour qui sera-ce difficile ? ».
       *[C] Ouvrez une décision de la semaine par « Qu'est-ce qui pourrait être faux ici ? ».
    }

## Some of the people, and pairs.

team-bridge-watch-out =
    { $styles ->
        [D]
            { $voice ->
                [unnamed] Les deux groupes attendent qu'une personne tranche.
               *[named] Les deux groupes comptent sur { $a } pour trancher.
            }
        [I]
            { $voice ->
                [unnamed] Une personne doit expliquer chaque plan deux fois.
               *[named] { $a } doit expliquer chaque plan deux fois.
            }
        [S]
            { $voice ->
                [unnamed] Les deux groupes portent leurs soucis à une personne et non à l'autre groupe.
               *[named] Les deux groupes portent leurs soucis à { $a } et non à l'autre groupe.
            }
       *[C]
            { $voice ->
                [unnamed] Les deux groupes laissent à une personne les vérifications et l'écriture.
               *[named] Les deux groupes laissent à { $a } les vérifications et l'écriture.
            }
    }

team-bridge-try =
    { $styles ->
        [D]
            { $voice ->
                [unnamed] Réglez cette semaine une question entre les deux groupes, sans la personne qui les relie.
               *[named] Réglez cette semaine une question entre les deux groupes, sans { $a }.
            }
        [I]
            { $voice ->
                [unnamed] Laissez cette semaine les deux groupes discuter d'un plan, avec une personne qui les relie et ne fait qu'écouter.
               *[named] Laissez cette semaine les deux groupes discuter d'un plan, et { $a } écouter.
            }
        [S]
            { $voice ->
                [unnamed] Portez cette semaine un souci directement à l'autre groupe, avec la personne qui les relie.
               *[named] Portez cette semaine un souci directement à l'autre groupe, avec { $a } dans la pièce.
            }
       *[C]
            { $voice ->
                [unnamed] Faites écrire cette semaine un plan commun aux deux groupes, sans la personne qui les relie.
               *[named] Faites écrire cette semaine un plan commun aux deux groupes, sans { $a }.
            }
    }

team-friction-question =
    { $one ->
        [D]
            { $voice ->
                [unnamed] « Qu'est-ce qui doit changer ici, et qu'est-ce qui doit rester ? »
               *[named] « { $a } et { $b }, qu'est-ce qui doit changer ici, et qu'est-ce qui doit rester ? »
            }
       *[I]
            { $voice ->
                [unnamed] « Quelle idée ici demande un élan, et laquelle une vérification ? »
               *[named] « { $a } et { $b }, quelle idée demande un élan, et laquelle une vérification ? »
            }
    }

team-friction-try =
    { $one ->
        [D]
            { $voice ->
                [unnamed] Laissez cette semaine deux personnes aux méthodes différentes fixer la date d'une décision.
               *[named] Laissez cette semaine { $a } et { $b } fixer la date d'une décision.
            }
       *[I]
            { $voice ->
                [unnamed] Laissez cette semaine une personne expliquer une idée, et une autre poser trois questions.
               *[named] Laissez cette semaine { $a } expliquer une idée, et { $b } poser trois questions.
            }
    }

team-pair-question =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] « Quand nos rythmes différents nous aident-ils, et quand nous gênent-ils ? »
               *[named] « { $a } et { $b }, quand vos rythmes différents vous aident-ils, et quand vous gênent-ils ? »
            }
       *[focus]
            { $voice ->
                [unnamed] « Quand les personnes et les faits nous tirent-ils dans des sens différents ? »
               *[named] « { $a } et { $b }, quand les personnes et les faits vous éloignent-ils ? »
            }
    }

team-pair-try =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] Envoyez cette semaine une question un jour avant l'échéance de la réponse.
               *[named] { $a } envoie une question à { $b } un jour avant l'échéance de la réponse.
            }
       *[focus]
            { $voice ->
                [unnamed] Laissez cette semaine une personne qui pense d'abord aux autres et une qui pense d'abord à la tâche préparer une décision ensemble.
               *[named] Avant une décision, { $a } dit qui est concerné, et { $b } ce que disent les chiffres.
            }
    }

team-pair-both-question =
    { $end ->
        [fast]
            { $voice ->
                [unnamed] « Qu'avons-nous bâclé ces temps-ci, et dû refaire ? »
               *[named] « { $a } et { $b }, qu'avez-vous bâclé ces temps-ci, et dû refaire ? »
            }
        [calm]
            { $voice ->
                [unnamed] « À quoi réfléchissons-nous encore, alors que quelqu'un attend ? »
               *[named] « { $a } et { $b }, à quoi réfléchissez-vous encore, alors que quelqu'un attend ? »
            }
        [people]
            { $voice ->
                [unnamed] « Quel fait désagréable taisons-nous par gentillesse ? »
               *[named] « { $a } et { $b }, quel fait désagréable taisez-vous par gentillesse ? »
            }
       *[task]
            { $voice ->
                [unnamed] « Quelles personnes notre plan touche-t-il, et quand leur avons-nous parlé la dernière fois ? »
               *[named] « { $a } et { $b }, quelles personnes votre plan touche-t-il, et quand leur avez-vous parlé la dernière fois ? »
            }
    }

team-pair-both-try =
    { $end ->
        [fast]
            { $voice ->
                [unnamed] Laissez reposer une nuit une décision de la semaine avant de trancher.
               *[named] Demandez à { $a } et à { $b } de laisser reposer une nuit une décision de la semaine.
            }
        [calm]
            { $voice ->
                [unnamed] Cette semaine, fermez une question en suspens avec ce que vous savez aujourd'hui.
               *[named] Demandez à { $a } et à { $b } de fermer une question en suspens cette semaine.
            }
        [people]
            { $voice ->
                [unnamed] Cette semaine, dites ce qui ne marche pas, en une phrase simple.
               *[named] Cette semaine, demandez à { $a } et à { $b } une chose qui ne marche pas.
            }
       *[task]
            { $voice ->
                [unnamed] Cette semaine, demandez à une personne ce que votre plan change pour les personnes concernées.
               *[named] Cette semaine, demandez à { $a } et à { $b } de remercier quelqu'un d'un bon travail.
            }
    }

team-outlier-try =
    { $voice ->
        [unnamed] Cette semaine, demandez à quelqu'un qui travaille autrement ce qui paraît évident aux autres.
       *[named] Cette semaine, demandez à { $a } ce qui paraît évident aux autres ici.
    }

## All are alike, or far apart.

team-spread-close-question = « À qui, hors de l'équipe, demandons-nous un avis quand nous pensons la même chose ? »

team-spread-close-try = Cette semaine, demandez à quelqu'un hors de l'équipe de plaider contre votre plan.

team-spread-far-question = « Le mois dernier, où nos différentes façons de travailler ont-elles aidé, et où ont-elles coûté ? »

team-spread-far-try = Dans une réunion de la semaine, laissez chaque personne finir « Je travaille le mieux quand… ».

## Nothing is sure enough. It claims nothing, and asks.

team-open-question = « Qu'est-ce qui vous aide à faire votre meilleur travail ici, et qu'est-ce qui vous gêne ? »

team-open-try = Cette semaine, demandez à tout le monde si vos réunions vont trop vite ou trop lentement.

## The first week of a newcomer in the quarter of a style, in a what-if.

team-first-week =
    { $what ->
        [first] { team-first-week-first }
        [second] La première semaine, mettez la nouvelle personne avec celle qui pense d'abord { team-style-first }.
        [against-fast] La première semaine, convenez de ce que la nouvelle personne peut commencer sans demander.
        [against-calm] La première semaine, envoyez chaque question à la nouvelle personne un jour avant.
        [against-people] La première semaine, ouvrez chaque réunion en demandant comment ça va.
        [against-task] Le premier jour, donnez à la nouvelle personne les objectifs et les chiffres par écrit.
        [same] { team-first-week-same }
        [alike-fast] À la fin de la première semaine, demandez à la nouvelle personne ce qui est passé trop vite.
        [alike-calm] La première semaine, réservez dix minutes par jour pour parler avec la nouvelle personne.
        [alike-people] La première semaine, notez pour la nouvelle personne ce qui est à rendre, et quand.
        [alike-task] La première semaine, prenez une demi-heure pour faire connaissance avec la nouvelle personne.
       *[several] { team-first-week-several }
    }

team-first-week-first =
    { $styles ->
        [D] La première semaine, demandez à la nouvelle personne quelle décision traîne ici.
        [I] La première semaine, laissez la nouvelle personne montrer votre travail à l'extérieur.
        [S] La première semaine, demandez à la nouvelle personne qui a trop à faire ici.
       *[C] La première semaine, donnez à la nouvelle personne un plan à vérifier.
    }

team-first-week-same =
    { $styles ->
        [D] Le premier jour, mettez au clair qui décide quoi.
        [I] La première semaine, donnez à la nouvelle personne une tâche à finir avant la suivante.
        [S] La première semaine, demandez à la nouvelle personne ce qui doit changer ici.
       *[C] Le premier jour, convenez du niveau qui suffit.
    }

team-first-week-several =
    { $styles ->
        [D] La première semaine, donnez à la nouvelle personne un objectif avec une date.
        [I] La première semaine, laissez la nouvelle personne rencontrer toute l'équipe.
        [S] La première semaine, dites ce qui reste comme avant.
       *[C] Pour le premier jour, préparez par écrit les règles et les questions en suspens.
    }
