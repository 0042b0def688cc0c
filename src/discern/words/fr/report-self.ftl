## What a report tells the person it is about, beside the statements. $tie is what of the person a text suits: a style's
## quarter, an end of pace or focus, or `open` for what suits everyone. $turn counts from 1.

# Chapters of lists and cards.
report-self-chapter =
    { $chapter ->
        [lists] Ce qui donne et coûte de l'énergie
        [sides] Ce que vous apportez, et ce que cela coûte
        [ask] Ce que vous pouvez découvrir sur vous
        [talk] Ce qui aide les autres à parler avec vous
        [situations] Trois situations
       *[styles] Vous et les quatre styles
    }

# What can be said to somebody whose place is open. $pace and $focus are the likelier half of each axis, $most and $least
# the likeliest quarter and the least likely one. Below 60% a half is `even`, such as `fast-even`.
report-self-standing-heading = Ce que disent vos réponses jusqu'ici

report-self-standing =
    { $turn ->
        [1] { report-self-standing-pace } ({ $pace-chance }), et { report-self-standing-focus } ({ $focus-chance }). { report-self-standing-quarters } Rien de tout cela n'est assez sûr pour s'y appuyer.
        [2] Deux raisons sont fréquentes. La première : vous travaillez tour à tour de plusieurs façons, vite dans une tâche et lentement dans la suivante, près des personnes ici et dans le détail des faits là. La seconde : il y avait trop peu de questions, ou elles ne convenaient pas à votre travail. Les réponses ne disent pas laquelle est la bonne.
       *[other] Vous pouvez le découvrir : pensez à trois tâches de la semaine dernière, et demandez à un membre de l'équipe ce que vous avez fait en premier dans chaque cas. Vous pouvez aussi répondre à nouveau un autre jour, et comparer.
    }

# $near is how many quarters are about as likely as the likeliest, which it is among: 1, 2, 3 or 4. $likeliest lists these
# with their chances, and $others the other ones.
report-self-standing-quarters =
    { $near ->
        [1] Des quatre quarts, { $most } est le plus probable ({ $most-chance }) et { $least } le moins probable ({ $least-chance }).
        [4] Les quatre quarts sont à peu près à égalité : { $likeliest }.
       *[other] { $likeliest } sont à peu près à égalité, { $others } viennent après.
    }

# $styles are the letters of the two highest scores.
report-self-standing-opposites = Vos deux scores les plus hauts, { $styles }, s'opposent sur le cercle. Votre point est entre les deux et n'en montre donc aucun.

report-self-standing-pace =
    { $pace ->
        [fast] Chez vous, « rapide » est plus probable que « calme »
        [calm] Chez vous, « calme » est plus probable que « rapide »
        [fast-even] Pour « rapide », c'est pile ou face
       *[calm-even] Pour « calme », c'est pile ou face
    }

report-self-standing-focus =
    { $focus ->
        [people] « les personnes d'abord » est plus probable que « la tâche d'abord »
        [task] « la tâche d'abord » est plus probable que « les personnes d'abord »
        [people-even] pour « les personnes d'abord », c'est pile ou face
       *[task-even] pour « la tâche d'abord », c'est pile ou face
    }

# Below the heading of the four styles.
report-self-styles-note = Ce que vous voyez chez les personnes de chaque style, et ce qu'elles voient chez vous. Cela vient de l'enseignement du DISC et n'a pas été mesuré.

# $looks is one of `report-looks`. $way is how they look to you, how you look to them, or both alike.
report-self-looks =
    { $way ->
        [both] Vous voyez chez ces personnes, et elles chez vous, { $looks }.
        [them] Chez ces personnes, vous voyez { $looks }.
       *[you] Chez vous, ces personnes voient { $looks }.
    }

report-self-questions-heading =
    { $count ->
        [one] Une question à vous poser
       *[other] Trois questions à vous poser
    }

report-self-questions-note =
    { $count ->
        [one] Écrivez une demi-phrase. Dans un mois, voyez si vous écririez la même.
       *[other] Écrivez une demi-phrase pour chaque question. Dans un mois, voyez si vous écririez la même.
    }

report-self-question =
    { $tie ->
        [dominance]
            { $turn ->
                [1] Laquelle de vos décisions de ce mois quelqu'un d'autre aurait-il pu prendre ?
               *[other] Qui a cessé de vous contredire, et depuis quand ?
            }
        [influence]
            { $turn ->
                [1] Quelle promesse avez-vous oubliée le mois dernier, et qui l'a remarqué ?
               *[other] Quelle est la dernière réunion où vous avez plus appris sur les autres que les autres sur vous ?
            }
        [steadiness]
            { $turn ->
                [1] Que changeriez-vous ici si personne n'y voyait d'objection ?
               *[other] Qui a reçu votre aide cette semaine pendant que votre propre travail attendait ?
            }
        [conscientiousness]
            { $turn ->
                [1] Lequel de vos travaux était meilleur que nécessaire, et qu'est-ce que cela a coûté ?
               *[other] Quand avez-vous dit à voix haute « je ne sais pas encore », et qu'en est-il sorti ?
            }
        [fast]
            { $turn ->
                [1] De qui avez-vous comblé le silence cette semaine ?
               *[other] Qu'auriez-vous fait autrement après une nuit de sommeil ?
            }
        [calm]
            { $turn ->
                [1] Quelle idée avez-vous gardée pour vous jusqu'à ce qu'elle ne serve plus ?
               *[other] Où une demi-réponse aujourd'hui vaudrait-elle mieux qu'une réponse entière la semaine prochaine ?
            }
        [people]
            { $turn ->
                [1] Quand avez-vous ménagé quelqu'un et passé quelque chose sous silence ?
               *[other] Vous remarquez comment vont les autres. Qui remarque comment vous allez ?
            }
        [task]
            { $turn ->
                [1] Qui connaissez-vous à peine, alors que vous travaillez ensemble chaque semaine ?
               *[other] Quand un simple fait, dit par vous, a-t-il blessé quelqu'un, et comment l'avez-vous appris ?
            }
       *[open]
            { $turn ->
                [1] Dans quelle situation vous ressemblez-vous le moins ?
                [2] Que vous demande-t-on le plus souvent ?
               *[other] Selon deux collègues, que faites-vous en premier quand un plan échoue ?
            }
    }

report-self-plan-heading = Votre plan

report-self-plan-note = Choisissez une ligne ou deux, et barrez le reste.

report-self-plan-column =
    { $column ->
        [1] Quand …
        [2] Je vais …
        [3] À partir du
       *[4] Qui m'en reparle
    }

report-self-plan-when =
    { $tie ->
        [dominance] je suis sur le point de trancher en réunion
        [influence] je promets quelque chose en passant
        [steadiness] quelqu'un me demande de l'aide et je n'ai pas le temps
        [conscientiousness] je vérifie quelque chose pour la troisième fois
        [fast] personne ne répond à ma question
        [calm] une réunion se termine et j'ai encore un doute
        [people] je dois dire quelque chose qui va déplaire
        [task] je réponds à un message sur le travail
       *[open]
            { $turn ->
                [1] une semaine se termine
                [2] l'effet que je produis me surprend
               *[other] une nouvelle tâche commence
            }
    }

report-self-plan-will =
    { $tie ->
        [dominance] demander à une personne qui n'a pas parlé ce qui m'échappe
        [influence] l'écrire, avec un jour, avant de m'en aller
        [steadiness] dire quand je pourrais, et ce qui devrait attendre
        [conscientiousness] demander à la personne qui en a besoin ce qui suffirait
        [fast] attendre que quelqu'un d'autre parle
        [calm] dire que j'en ai un, et quand je l'expliquerai
        [people] le dire dès ma première phrase, puis demander comment c'est reçu
        [task] commencer par une chose que l'autre a bien faite
       *[open]
            { $turn ->
                [1] noter une situation qui ressemble à ces pages, et une qui n'y ressemble pas
                [2] demander à une personne ce que j'ai fait exactement
               *[other] dire ce qu'il me faut de la part des autres pour bien la faire
            }
    }

report-self-answers-heading = Vos réponses, constat par constat

report-self-answers-note = Les réponses qui ont le plus pesé dans chaque constat, chacune citée une seule fois. Personne ne les voit, sauf vous et votre coach, si vous l'avez permis.

report-self-answers-side =
    { $side ->
        [for] Vos choix à l'appui
       *[against] Vos choix contraires
    }

# Signs that a claim holds, and that it doesn't.
report-self-claims-heading = Vérifiez si c'est vrai

report-self-claims-label =
    { $part ->
        [holds] Ce qui l'appuie
       *[fails] Ce qui le contredit
    }

report-self-claims-holds =
    { $claim ->
        [dominance] Dans un groupe que personne n'anime, vous finissez par prendre les choses en main, avec soulagement.
        [influence] Vous racontez un bon moment le soir même, et vous y prenez plaisir une deuxième fois.
        [steadiness] Des collègues vous confient des soucis dont les autres ne savent rien, et une réorganisation soudaine gâche votre journée.
        [conscientiousness] Un chiffre faux sur la diapo d'une autre personne vous poursuit jusqu'à ce que vous le signaliez.
        [open] Votre famille, votre équipe et une vieille connaissance d'école décriraient trois personnes différentes.
        [fast] Vous répondez avant d'avoir lu jusqu'au bout, et vous terminez les phrases des autres.
        [calm] La remarque à laquelle vous teniez le plus vous vient après la réunion.
        [people] Vous vous rappelez qui allait mal dans une réunion bien après en avoir oublié le résultat.
       *[task] Une réunion efficace, sans un mot personnel, est pour vous une bonne réunion.
    }

report-self-claims-fails =
    { $claim ->
        [dominance] Pendant des mois, une autre personne fixe le cap et le rythme, et cela vous convient.
        [influence] Un week-end plein d'inconnus, de bruit et d'histoires vous fait l'effet d'une punition.
        [steadiness] La routine vous ennuie dès le milieu de la semaine, et vous changez ce qui marche pour voir ce que cela donne.
        [conscientiousness] Vous envoyez des brouillons sans les relire, et les erreurs découvertes ensuite vous laissent de marbre.
        [open] Toutes les personnes qui vous connaissent choisiraient le même mot pour vous.
        [fast] Vous laissez durer un silence, et vous aimez ce qui en sort.
        [calm] Vous découvrez ce que vous pensez en vous entendant le défendre.
        [people] Annoncer une mauvaise nouvelle vous est facile, et vous dormez bien ensuite.
       *[task] Une tension entre deux collègues vous occupe l'esprit tant qu'elle dure, même quand le travail presse.
    }

report-self-doubtful-heading = Que faire de ces réponses

report-self-doubtful =
    { $turn ->
        [1] Le contrôle pose trois questions : les choix sont-ils plus cohérents que des choix au hasard, le temps suffisait-il pour lire, et les choix dépendent-ils de la place à l'écran ? La première entrée, à la fin, dit ce qui n'allait pas.
        [2] Il peut se tromper. Si vous ne penchez d'aucun côté, ou si la plupart des affirmations vous convenaient aussi bien, des choix soigneux ressemblent aussi au hasard.
        [3] Si vous avez répondu à la hâte ou avec des interruptions, répondez à nouveau par votre lien personnel, ou demandez-en un autre. Prenez cinq à dix minutes au calme, pensez aux dernières semaines de travail, et choisissez ce que vous faites, pas ce que vous aimeriez faire. Si deux affirmations conviennent aussi bien, prenez celle que les autres auraient vue le plus souvent.
        [4] Si vous avez choisi avec soin, répondez à nouveau un autre jour et comparez les deux profils. Ce qui concorde n'est guère dû au hasard. Ce qui diffère reste incertain.
       *[other] D'ici là, servez-vous des questions de ces pages et laissez les scores de côté.
    }
