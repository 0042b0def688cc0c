## What a report on a person tells their manager, beside the statements. $a is the person's name; $tie and $turn are as
## in report-self.

report-manager-chapter =
    { $chapter ->
        [lists] Comment parler avec { $a }
        [sides] Ce qu'apporte { $a }, et ce que cela coûte
        [ask] Que demander à { $a }
        [talk] Comment parler avec { $a }
        [situations] Trois situations avec { $a }
       *[styles] { $a } et les quatre styles
    }

report-manager-styles-note = Ce que voit { $a } chez les personnes de chaque style, et ce qu'elles voient en retour. L'un des quatre styles est le vôtre : commencez par là. Cela vient de l'enseignement du DISC et n'a pas été mesuré.

report-manager-looks =
    { $way ->
        [both] De part et d'autre, { $a } et ces personnes voient { $looks }.
        [them] Chez ces personnes, { $a } voit { $looks }.
       *[you] Chez { $a }, ces personnes voient { $looks }.
    }

# Cards on what passes between the person and their manager.
report-manager-topic =
    { $topic ->
        [one-to-one] Vos tête-à-tête
        [delegation] Confier du travail à { $a }
        [giving-feedback] Quand { $a } fait un retour
       *[taking-feedback] Faire un retour à { $a }
    }

report-manager-questions-heading =
    { $count ->
        [one] Une question pour votre prochain tête-à-tête
       *[other] Trois questions pour vos tête-à-tête
    }

report-manager-questions-note =
    { $count ->
        [one] Posez-la tôt, puis attendez : { $a } va répondre.
       *[other] Une à la fois suffit. Posez-la tôt, puis attendez : { $a } va répondre.
    }

report-manager-question =
    { $tie ->
        [dominance]
            { $turn ->
                [1] Quelle décision attendez-vous de moi ?
               *[other] Où est-ce que je vous guide à plus petits pas qu'il ne vous en faut ?
            }
        [influence]
            { $turn ->
                [1] Laquelle de vos tâches aimeriez-vous montrer à plus de monde ?
               *[other] Laquelle de vos promesses en cours faut-il abandonner, reporter ou partager ?
            }
        [steadiness]
            { $turn ->
                [1] Qu'est-ce qui change trop vite pour vous, et qu'aurais-je dû dire plus tôt ?
               *[other] À quoi avez-vous dit oui récemment que je devrais retirer de votre liste ?
            }
        [conscientiousness]
            { $turn ->
                [1] Laquelle de mes demandes était trop vague pour être bien traitée ?
               *[other] Qu'est-ce qui doit être exact cette fois, et où « assez bien » suffit-il ?
            }
        [fast]
            { $turn ->
                [1] Que lanceriez-vous demain si personne n'avait à donner son accord ?
               *[other] Quelle idée avez-vous abandonnée parce que personne n'a répondu assez vite ?
            }
        [calm]
            { $turn ->
                [1] À quoi avez-vous pensé après notre dernière réunion sans me le dire ?
               *[other] Quelle question aurais-je dû vous envoyer un jour plus tôt ?
            }
        [people]
            { $turn ->
                [1] De quoi avez-vous besoin de la part des autres en ce moment ?
               *[other] Qu'est-ce qui est difficile à dire dans nos réunions, et comment puis-je le rendre plus facile ?
            }
        [task]
            { $turn ->
                [1] Qu'est-ce qui vous empêche de terminer ceci ?
               *[other] De laquelle de nos réunions pourriez-vous vous passer, et que feriez-vous à la place ?
            }
       *[open]
            { $turn ->
                [1] Quelle part de votre semaine vous donne de l'énergie, et quelle part vous en coûte ?
                [2] Quand ai-je facilité votre travail pour la dernière fois, et quand l'ai-je compliqué ?
               *[other] Qu'aimeriez-vous faire davantage le mois prochain ?
            }
    }

report-manager-plan-heading = Votre plan pour travailler ensemble

report-manager-plan-note = Choisissez une ligne ou deux, et dites à { $a } lesquelles.

report-manager-plan-column =
    { $column ->
        [1] Quand …
        [2] Je vais …
        [3] À partir du
       *[4] Signe que cela marche
    }

report-manager-plan-when =
    { $tie ->
        [dominance] { $a } veut trancher sur-le-champ
        [influence] { $a } accepte une nouveauté en passant
        [steadiness] { $a } dit oui à une tâche de plus
        [conscientiousness] { $a } dit que ce n'est pas prêt
        [fast] { $a } répond avant la fin de ma question
        [calm] { $a } ne dit rien en réunion
        [people] je confie une tâche à { $a }
        [task] je félicite ou critique { $a } pour un travail
       *[open]
            { $turn ->
                [1] je ne sais pas ce dont { $a } a besoin de ma part
                [2] { $a } a terminé un travail
               *[other] notre prochain tête-à-tête commence
            }
    }

report-manager-plan-will =
    { $tie ->
        [dominance] dire ce qui peut être tranché maintenant, et quand le reste le sera
        [influence] envoyer deux lignes le jour même : qui fait quoi, et pour quand
        [steadiness] demander quelle autre tâche peut attendre
        [conscientiousness] demander ce qui manque, et ce qui, là-dedans, changerait le résultat
        [fast] finir, puis demander aussi la deuxième idée
        [calm] demander ensuite, en tête-à-tête, ce qui n'a pas été dit
        [people] dire d'abord qui en a besoin, ensuite ce qu'il faut faire
        [task] nommer la partie exacte qui était bonne ou qui manque
       *[open]
            { $turn ->
                [1] le demander, et faire la même semaine une chose tirée de la réponse
                [2] demander quelle partie a été facile, et laquelle ne l'a pas été
               *[other] laisser à { $a } le choix du premier sujet
            }
    }

# Signs that a claim holds, and that it doesn't.
report-manager-claims-heading = Vérifiez si c'est vrai, et demandez à { $a }

report-manager-claims-label =
    { $part ->
        [holds] Ce qui l'appuie
       *[fails] Ce qui le contredit
    }

report-manager-claims-holds =
    { $claim ->
        [dominance] { $a } s'empare de la question en suspens, abrège le débat et demande qui décide.
        [influence] Là où passe { $a }, on se met à parler : dans les couloirs, avant les réunions, en marge d'une visio.
        [steadiness] Les collègues passent confier leurs problèmes, les relais se font sans heurt, et quand { $a } se plaint, vous l'apprenez tard ou jamais.
        [conscientiousness] { $a } rend ses brouillons avec des notes de bas de page, ou avec une question sur la consigne.
        [open] On vous décrit { $a } autrement après un atelier, une échéance ou un déjeuner.
        [fast] { $a } compte parmi les trois premières personnes à parler, et commence avant l'envoi du compte rendu.
        [calm] L'idée la plus utile, { $a } vous l'envoie après la réunion.
        [people] { $a } dit comment un projet sera reçu avant que la question ne soit posée.
       *[task] { $a } ramène les bavardages à l'ordre du jour.
    }

report-manager-claims-fails =
    { $claim ->
        [dominance] Une question reste en suspens des semaines, et { $a } n'y voit pas d'inconvénient.
        [influence] { $a } laisse passer une occasion de présenter, et déjeune à l'écart, par choix.
        [steadiness] { $a } propose une réorganisation après l'autre, avec le sourire.
        [conscientiousness] Un chiffre approximatif suffit à { $a }, même si quelqu'un va vérifier.
        [open] Chez { $a }, chaque collègue décrit la même première réaction.
        [fast] Quand il s'agit de commencer, { $a } préfère passer en dernier.
        [calm] { $a } pense à voix haute, change de cap en public et y puise de l'énergie.
        [people] { $a } ne dit rien de l'ambiance dans la salle, alors que d'autres l'ont remarquée.
       *[task] { $a } déplace une date, encore et encore, pour arranger quelqu'un de l'équipe.
    }

report-manager-doubtful-heading = Que faire de ces réponses

report-manager-doubtful =
    { $turn ->
        [1] Le contrôle pose trois questions : les choix sont-ils plus cohérents que des choix au hasard, le temps suffisait-il pour lire, et les choix dépendent-ils de la place à l'écran ? La première entrée, à la fin, dit ce qui n'allait pas.
        [2] Il peut se tromper. Les choix soigneux d'une personne qui ne penche d'aucun côté ressemblent aussi au hasard.
        [3] Demandez, sans accuser : « Le contrôle n'a pas su lire les réponses. Comment cela s'est-il passé ? » Ce que dit { $a } vous apprend plus que le contrôle.
        [4] Proposez un nouvel essai. { $a } peut répondre à nouveau, au calme, en cinq à dix minutes, et vous pouvez envoyer le lien. Le choix revient à { $a }, et un non n'a pas à se justifier.
       *[other] D'ici là, servez-vous des questions de ces pages et laissez les scores de côté.
    }
