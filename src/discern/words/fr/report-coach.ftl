## What a report on a person tells their coach, beside the statements. $a is the person's name; $tie and $turn are as in
## report-self. Everything here is a hypothesis to test in the session.

report-coach-chapter =
    { $chapter ->
        [sides] Ce qu'apporte { $a }, et ce que cela coûte
        [ask] Que demander à { $a }
        [talk] Comment parler avec { $a }
        [situations] Trois situations à explorer
       *[styles] { $a } et les quatre styles
    }

report-coach-styles-note = Ce que voit { $a } chez les personnes de chaque style, et ce qu'elles voient en retour. Cela vient de l'enseignement du DISC et n'a pas été mesuré. Faites nommer une personne par style avant de le montrer. Les conseils s'adressent à { $a }.

report-coach-looks =
    { $way ->
        [both] De part et d'autre, { $a } et ces personnes voient { $looks }.
        [them] Chez ces personnes, { $a } voit { $looks }.
       *[you] Chez { $a }, ces personnes voient { $looks }.
    }

# How to debrief a place on the circle that is as sure as this one, and what to answer a client. $chances are those of the
# quarters that aren't all but ruled out.
report-coach-debrief-heading = Comment parler de ce résultat

report-coach-debrief =
    { $how ->
        [direction] Les réponses placent { $a } { $place }. Avant de montrer le cercle, demandez à { $a } d'y deviner sa place, et consacrez le temps à ce qui ne convient pas. Quatre fois sur cinq, la place est dans la zone ombrée : un comportement d'un style voisin convient donc aussi.
        [half] Les réponses appuient une moitié du cercle et laissent l'autre question en suspens : { $chances }. Dites-le d'abord : « Ceci est sûr, cela ne l'est pas. » Travaillez avec ce qui est sûr. Demandez ensuite deux situations qui tirent dans des sens opposés, une de chaque sorte. La question en suspens est le meilleur sujet : la réponse appartient à { $a }.
        [halves] Les réponses appuient deux moitiés du cercle, chacune plus sûre que les deux ensemble : { $chances }. Dites-le d'abord : « Chacune est plus sûre que les deux ensemble. » Vérifiez ensuite chacune séparément, dans une situation qui demande le contraire. Si les deux tiennent, le quart qu'elles partagent convient.
        [open] Les réponses n'appuient aucun côté : { $chances }. Ne proposez pas de style au choix, même à titre d'hypothèse : tout le monde se reconnaît dans n'importe lequel. Demandez à { $a } trois tâches différentes de la semaine dernière : comment s'est fait le travail, et par quoi il a commencé à chaque fois. Si la manière change d'une tâche à l'autre, c'est une bonne raison d'avoir un résultat incertain. Si elle est trois fois la même, un nouvel essai avec plus de temps peut le montrer.
       *[adapted] « Où est mon style naturel, et où est mon style adapté ? » Certains questionnaires dessinent deux images : comment une personne est, et comment elle croit devoir être. Discern ne pose qu'une question, « Comment agit { $a } au travail aujourd'hui ? », et ne dessine donc qu'une image. Il ne sait rien d'un moi plus vrai derrière elle. Si l'écart compte, demandez : « Où cela vous coûte-t-il d'agir ainsi, et qui l'attend de vous ? »
    }

# How likely a quarter is, among $chances: “S 76%”.
report-coach-chance = { $style } { $chance }

# $styles is one letter or two. $end is the half that the two share, or `nearer` where one of them is clearly likelier:
# $nearer and $farther are these with their chances.
report-coach-debrief-place =
    { $count ->
        [1] dans le quart { $styles } : { $chances }
       *[2]
            { $end ->
                [nearer] entre { $styles }, plus près du quart { $nearer } que du quart { $farther }
                [fast] au milieu de la moitié rapide, entre { $styles } : { $chances }
                [calm] au milieu de la moitié calme, entre { $styles } : { $chances }
                [people] au milieu de la moitié « personnes d'abord », entre { $styles } : { $chances }
               *[task] au milieu de la moitié « tâche d'abord », entre { $styles } : { $chances }
            }
    }

# Before the first cards.
report-coach-cards-note = Les conseils s'adressent à { $a }. Au-dessus de chaque conseil : ce que vous pouvez demander, et ce qu'il faut écouter.

# What is claimed, in a chapter of its own.
report-coach-claims-heading =
    { $count ->
        [one] À vérifier
       *[other] À vérifier, le moins sûr d'abord
    }

# The same in a short report.
report-coach-test-heading =
    { $count ->
        [one] À vérifier
       *[other] À vérifier d'abord
    }

report-coach-claims-label =
    { $part ->
        [ask] Demandez
        [holds] Si c'est vrai, vous entendez
        [fails] Ce qui le contredit
       *[next] Et ensuite
    }

report-coach-claims-ask =
    { $claim ->
        [dominance] « Parlez-moi d'une décision de la semaine dernière qui n'appartenait qu'à vous. »
        [influence] « Parlez-moi de votre meilleure journée du mois dernier. »
        [steadiness] « Parlez-moi de la dernière chose qui a changé au dernier moment. »
        [conscientiousness] « Comment avez-vous su que votre dernier travail était terminé ? »
        [open] « Où vous sentez-vous le plus vous-même au travail, et qui est là ? »
        [fast] « Qu'avez-vous dit en premier à votre dernière réunion, et quand ? »
        [calm] « Que vouliez-vous dire à votre dernière réunion, sans l'avoir dit ? »
        [people] « Qui est concerné par ce que vous faites en ce moment ? »
       *[task] « Que faut-il pour que votre projet réussisse ? »
    }

report-coach-claims-holds =
    { $claim ->
        [dominance] Des « je » et des verbes, un résultat dès la première phrase, et de l'impatience envers le récit lui-même.
        [influence] Des noms et des scènes, comme pour un public, avec un œil sur votre réaction.
        [steadiness] Des « nous », le souci des personnes touchées par le changement, et depuis quand l'ancienne façon marchait.
        [conscientiousness] Des critères, des sources et des corrections de ce qui vient d'être dit.
        [open] Une personne différente dans chaque rôle.
        [fast] Des réponses qui commencent avant la fin de votre question, et se corrigent en chemin.
        [calm] Des pauses, des phrases achevées, et la meilleure idée à la fin de l'heure.
        [people] Les personnes avant les faits, et l'accueil d'une décision avant la décision.
       *[task] Les faits avant les personnes, et une fonction à la place des noms.
    }

report-coach-claims-fails =
    { $claim ->
        [dominance] Le mérite laissé aux autres, des questions en retour, l'aisance devant une fin en suspens.
        [influence] Une journée en liste d'étapes ou de chiffres, sans personne d'autre dedans.
        [steadiness] Du plaisir dans le bouleversement, et pas un mot sur les personnes touchées.
        [conscientiousness] « Ça avait l'air fini », des chiffres ronds, de l'ennui devant les détails.
        [open] Partout le même premier geste.
        [fast] Un silence sans gêne, et des réponses d'un seul tenant.
        [calm] Une pensée à voix haute, avec trois versions d'une même réponse.
        [people] De l'impatience dès qu'on parle de sentiments.
       *[task] Des histoires où il ne s'agit que de sentiments.
    }

report-coach-claims-next =
    { $claim ->
        [dominance] Regardez le pouvoir. Que peut vraiment décider { $a }, et où n'est-ce qu'un espoir ?
        [influence] Cherchez le public. Qui faut-il impressionner, et que reste-t-il quand personne ne regarde ?
        [steadiness] Explorez le prix de l'harmonie. Quel souhait n'a pas été dit, et pour ménager qui ?
        [conscientiousness] Interrogez l'exigence. Qui l'a fixée, et que se passerait-il un cran plus bas ?
        [open] Dessinez les rôles : une colonne pour le travail, une pour la famille, une pour les proches, avec le premier geste dans chacune.
        [fast] Ralentissez un récit, phrase par phrase, jusqu'au moment où un choix apparaît.
        [calm] Cherchez quelle sécurité il faut pour dire une idée inachevée, et avec qui { $a } la trouve déjà.
        [people] Distinguez l'attention de l'inquiétude. Lequel de ces soucis a-t-on vraiment confié à { $a } ?
       *[task] Demandez quelle conversation il faudrait avoir si le travail était fini, et qui l'attend.
    }

# What to ask about a situation, and what to listen for.
report-coach-situation =
    { $topic ->
        [talking] Demandez : « Quelles phrases des autres terminez-vous, et qui termine les vôtres ? » Notez le rythme et les silences, et qui est cité.
        [remote] Demandez : « Que taisent vos messages que votre visage dirait ? » Notez à qui convient l'écrit : à la personne qui écrit ou à celle qui lit.
        [meetings] Demandez : « Quand avez-vous changé d'avis en réunion pour la dernière fois ? » Notez ce qu'il a fallu, et qui était là.
        [pressure] Demandez : « Que verrait-on de vous une heure avant une échéance ? » Notez ce qui passe à la trappe en premier : les personnes, le soin ou la vitesse.
        [deciding] Demandez : « Sur quelle décision aimeriez-vous revenir, et qu'y manquait-il ? » Notez le critère : la vitesse, les preuves ou l'accord.
        [planning] Demandez : « Dans votre semaine, qu'est-ce qui glisse toujours en premier ? » Notez ce qu'est un plan : une promesse, un outil ou un fardeau.
        [delegation] Demandez : « Que faites-vous encore qu'une autre personne devrait faire ? » Notez la raison : la qualité, la vitesse, la gentillesse ou le contrôle.
        [change] Demandez : « Quel changement avez-vous le moins aimé ici, et qu'avez-vous fait alors ? » Notez ce que voulait garder { $a }.
        [one-to-one] Demandez : « Que ne dites-vous pas dans vos tête-à-tête ? » Notez qui choisit le sujet, et qui met fin à l'échange.
        [giving-feedback] Demandez : « À qui devez-vous un mot franc, et depuis quand ? » Notez les suites auxquelles s'attend { $a }.
        [taking-feedback] Demandez : « De quelle critique vous souvenez-vous encore ? » Notez ce qui est resté, le fond ou le ton.
        [helping] Demandez : « Qui reçoit votre aide sans la demander ? » Notez ce qu'attend { $a } en retour, s'il y a une attente.
        [disagreement] Demandez : « Qu'a donné votre dernière dispute ? » Notez qui a gagné, qui a tenu bon, et qui a gardé le silence.
        [with-dominance] Demandez : « Qui vous pousse au travail, et que faites-vous alors ? » Notez s'il y a lutte, retrait ou marché conclu.
        [with-influence] Demandez : « Quel enthousiasme vous entraîne, lequel vous fatigue, et chez qui ? » Notez l'envie, l'amusement ou le soulagement.
        [with-steadiness] Demandez : « Qui, au travail, a la patience sur laquelle vous comptez ? » Notez si cette personne le sait.
       *[with-conscientiousness] Demandez : « Qui vérifie votre travail, et comment le vivez-vous ? » Notez la confiance, le soulagement ou la vexation.
    }

report-coach-questions-heading =
    { $count ->
        [one] Une question pour commencer
       *[other] Trois questions pour commencer
    }

report-coach-questions-note =
    { $count ->
        [one] Posez-la, et laissez un silence.
       *[other] Elles restent utiles si un constat se révèle faux. Posez-en une, et laissez un silence.
    }

report-coach-question =
    { $tie ->
        [dominance]
            { $turn ->
                [1] « Quand avez-vous cédé pour la dernière fois, et qu'est-ce que cela vous a coûté ? »
               *[other] « Selon vos collègues, qu'en coûte-t-il de vous contredire ? »
            }
        [influence]
            { $turn ->
                [1] « Quel effet vous fait une journée sans parler à personne ? »
               *[other] « Quelle promesse feriez-vous à nouveau, et laquelle ne feriez-vous plus ? »
            }
        [steadiness]
            { $turn ->
                [1] « Que portez-vous, dont personne ne vous parle ? »
               *[other] « Que se passerait-il si vous disiez non une fois cette semaine ? »
            }
        [conscientiousness]
            { $turn ->
                [1] « Qu'est-ce qui pourrait être faux dans votre travail d'aujourd'hui, et qui le remarquerait ? »
               *[other] « Quand cela ne vous a-t-il servi à rien d'avoir raison ? »
            }
        [fast]
            { $turn ->
                [1] « Que se passe-t-il en vous pendant un silence ? »
               *[other] « Quel début aimeriez-vous pouvoir rejouer ? »
            }
        [calm]
            { $turn ->
                [1] « Que se passe-t-il entre l'idée et le moment de la dire ? »
               *[other] « Laquelle de vos réponses est venue trop tard ? »
            }
        [people]
            { $turn ->
                [1] « Quelle est, au travail, la personne dont l'avis sur vous compte le plus, et comment l'apprenez-vous ? »
               *[other] « Quand avez-vous déçu quelqu'un exprès pour la dernière fois ? »
            }
        [task]
            { $turn ->
                [1] « Comment les autres apprennent-ils que vous les appréciez ? »
               *[other] « Quand tout a-t-il mal tourné alors que les faits étaient justes ? »
            }
       *[open]
            { $turn ->
                [1] « Face à une nouvelle tâche, que faites-vous en premier selon la personne avec qui vous travaillez le mieux, et selon vous ? »
                [2] « Dans quel rôle, au travail, a-t-on le plus de mal à vous reconnaître ? »
               *[other] « Que faites-vous autrement quand c'est important ? »
            }
    }

report-coach-plan-heading = Ce que montre la séance

report-coach-plan-note = Remplissez ceci ensemble. Le dernier mot est pour { $a }.

report-coach-plan-column =
    { $column ->
        [1] Constat
        [2] Une histoire pour
        [3] Une histoire contre
       *[4] Ce qu'en conclut { $a }
    }

report-coach-answers-heading = Ce que les réponses appuient, et ce qu'elles contredisent

report-coach-answers-note = Les réponses qui ont le plus pesé dans chaque constat, d'abord celles qui le contredisent, chacune une seule fois. { $a } vous a permis de les voir. Elles restent entre vous deux.

report-coach-answers-side =
    { $side ->
        [for] Pour
       *[against] Contre
    }

report-coach-agenda-heading =
    { $agenda ->
        [series] Trois séances
       *[hour] Une séance d'une heure
    }

report-coach-agenda =
    { $agenda ->
        [series]
            { $turn ->
                [1] Première séance, le contrat : qu'est-ce qui doit avoir changé dans trois mois, et qui le verra ?
                [2] Première séance, une semaine : { $a } en parcourt une, ordinaire, heure par heure. Marquez ce qui vient facilement et ce qui coûte un effort, et ne nommez aucun style.
                [3] Deuxième séance, d'autres regards : auparavant, { $a } demande à deux collègues sur quoi on peut compter de sa part, et ce qu'il faut contourner. Qu'est-ce qui convient, et qu'est-ce qui surprend ?
                [4] Troisième séance, l'essai : qu'a essayé { $a }, qu'ont fait les autres, et que reste-t-il ?
               *[5] Terminez la troisième avec ce qui ne sert plus, ce rapport compris.
            }
       *[hour]
            { $turn ->
                [1] Le contrat : que doit changer cette séance pour { $a }, et qui en entendra parler ?
                [2] Deviner d'abord : si { $a } a déjà lu un rapport, demandez quelle phrase a surpris. Sinon, { $a } devine une place sur le cercle, puis voit le graphique.
                [3] Points en suspens : prenez le premier constat à vérifier. { $a } raconte une histoire qui l'appuie et une qui le contredit.
                [4] Exceptions : prenez un des coûts. Demandez quand il s'est fait sentir pour la dernière fois, quand il a été évité, et ce qui a fait la différence.
               *[5] Terminez par une ligne pour la semaine à venir, formulée par { $a }, avec une date et une personne qui en reparlera.
            }
    }

report-coach-doubtful-heading = Que faire de ces réponses

report-coach-doubtful =
    { $turn ->
        [1] Le contrôle pose trois questions : les choix sont-ils plus cohérents que des choix au hasard, le temps suffisait-il pour lire, et les choix dépendent-ils de la place à l'écran ? La première entrée, à la fin, dit ce qui n'allait pas.
        [2] Il peut se tromper. Les choix soigneux d'une personne qui ne penche d'aucun côté ressemblent aussi au hasard.
        [3] Avant la séance, demandez à { $a } comment le questionnaire a été rempli : où, en combien de temps, et dans quel but. Les personnes obligées de participer ont de bonnes raisons de choisir sans lire, et ces raisons sont un meilleur sujet que n'importe quel score.
        [4] Proposez à { $a } un nouvel essai un autre jour, au calme, en cinq à dix minutes. Un non se respecte. Comparez les deux profils en séance. Ce qui concorde n'est guère dû au hasard. Ce qui diffère reste incertain.
       *[other] Sans second profil, travaillez avec les questions et avec ce que dit { $a } sur les dernières semaines. N'interprétez pas les scores, même à titre d'hypothèse.
    }
