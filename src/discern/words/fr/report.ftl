## What a report says around its statements.

## Title and subtitle. $audience is self, manager or coach.

# Title and subtitle as one text.
report-name = { $title } : { $subtitle }

report-title-pair = { $a } et { $b }

report-subtitle-person =
    { $audience ->
        [self] Votre façon de travailler · { report-copy }
       *[other] Une façon de travailler · { report-copy }
    }

report-subtitle-pair =
    { $audience ->
        [self] Votre façon de travailler à deux · { report-copy }
       *[other] Une façon de travailler à deux · { report-copy }
    }

report-subtitle-team = La façon de travailler de cette équipe · { report-copy }

# Whose copy of a report this is: each reader has another one on the same results.
report-copy =
    { $audience ->
        [self]
            { $subject ->
                [team] version équipe
               *[other] votre version
            }
        [coach] version coach
       *[manager] version manager
    }

# In the head of each page but the first.
report-running = { $title } · { report-copy }

## Headings of sections. $subject is assessment, comparison or team.

report-heading-summary = En bref

report-heading-portrait = Portrait

report-heading-details =
    { $subject ->
        [comparison]
            { $audience ->
                [self] Vos points communs et vos différences
               *[other] Leurs points communs et leurs différences
            }
       *[team]
            { $audience ->
                [self] Vos traits d'équipe
               *[other] Les traits de l'équipe
            }
    }

# $alike is yes where what is said of two people comes of how alike they are.
report-heading-people =
    { $subject ->
        [comparison]
            { $alike ->
                [yes] Le risque de se ressembler
               *[no]
                    { $audience ->
                        [self] Là où vous vous heurtez
                       *[other] Là où les deux se heurtent
                    }
            }
       *[team] Qui est où
    }

report-heading-scores =
    { $audience ->
        [self] Vos quatre scores
       *[other] Les quatre scores
    }

# What two people or a team bring beside what it costs.
report-heading-sides =
    { $subject ->
        [comparison]
            { $audience ->
                [self] Vos atouts à deux, vos points de vigilance
               *[other] Leurs atouts à deux, leurs points de vigilance
            }
       *[team]
            { $audience ->
                [self] Ce qui vous est facile, vos points de vigilance
               *[other] Ce qui est facile pour l'équipe, ses points de vigilance
            }
    }

report-heading-strengths =
    { $subject ->
        [assessment]
            { $audience ->
                [self] Ce que vous apportez
               *[other] Ce que cela apporte
            }
        [comparison]
            { $audience ->
                [self] Vos atouts à deux
               *[other] Leurs atouts à deux
            }
       *[team]
            { $audience ->
                [self] Ce sur quoi vous pouvez compter
               *[other] Ce sur quoi l'équipe peut compter
            }
    }

report-heading-watch-outs =
    { $subject ->
        [assessment] Ce que cela coûte
        [comparison]
            { $alike ->
                [yes]
                    { $audience ->
                        [self] Ce qui vous échappe à deux
                       *[other] Ce qui échappe aux deux
                    }
               *[no] Points de vigilance
            }
       *[team] Points de vigilance
    }

report-heading-try =
    { $subject ->
        [assessment]
            { $audience ->
                [self] Ce que vous pouvez essayer
                [coach] Que suggérer
               *[other] Que faire
            }
        [comparison]
            { $audience ->
                [self] À essayer, de part et d'autre
               *[other] Ce que les deux peuvent essayer
            }
       *[team] À essayer
    }

report-heading-questions =
    { $subject ->
        [comparison] Questions pour l'échange
       *[team]
            { $audience ->
                [self] Questions pour nous
               *[other] Questions pour l'équipe
            }
    }

report-heading-certainty =
    { $subject ->
        [comparison] Les scores
       *[other] Les personnes comptées
    }

report-heading-evidence = À quel point chaque constat est sûr, et pourquoi

report-heading-everybody = La probabilité de chaque quart

# How likely a quarter is, in a sentence.
report-quarter-chance = { $style } ({ $chance })

## What to do first of all.

report-first-heading =
    { $audience ->
        [coach] Trois suggestions pour commencer
       *[other] Trois choses à faire d'abord
    }

## What a drawing shows, in a sentence that describes it and claims nothing.

# A short report may have no room for the drawing itself.
report-drawn-heading =
    { $subject ->
        [comparison] Les scores côte à côte
       *[team] Combien de personnes par quart
    }

# How many of a team may be in the quarter of a style: 3 to 7 in Steadiness (S).
report-drawn-count = { $range } en { style-named }

# $apart is whether dots are moved, $open are those of whom no side is sure, and $random those whose answers look random.
report-drawn-team = { report-drawn-dots } Le quart est net pour { $clear } des { $count } personnes qui ont un profil{ report-drawn-half }{ report-drawn-open }{ report-drawn-random-answers }. En comptant tout le monde, avec des fourchettes sûres à 95 % : { $ranges }.

# After a claim about a team that is as sure as its badge says with all answers, and of another sureness without
# those that look random.
report-without-random =
    { $claimed ->
        [no] Sans les réponses qui ressemblent à des choix au hasard, rien ne l'appuie.
       *[yes] Sans les réponses qui ressemblent à des choix au hasard : { $strength }.
    }

report-drawn-dots =
    { $apart ->
        [yes] Un point marque à peu près la place la plus probable : certains points sont écartés pour rester lisibles.
       *[no] Un point marque la place la plus probable.
    }

report-drawn-half =
    { $half ->
        [0] { "" }
       *[other] , pour { $half } la moitié seulement (points pâles)
    }

report-drawn-open =
    { $open ->
        [0] { "" }
       *[other] , et pour { $open } aucun côté n'est sûr
    }

report-drawn-random-answers =
    { $random ->
        [0] { "" }
        [one] . Les réponses d'une personne manquent de cohérence
       *[other] . Les réponses de { $random } personnes manquent de cohérence
    }

# The styles in which the scores of two people lie furthest apart, each with the score of either and its range. $apart is
# `open` where no difference is likely.
report-drawn-pair =
    { $apart ->
        [open] Aucun score ne sépare nettement { $a } et { $b }. Le plus grand écart est en { $first }, { $first-a } et { $first-b } : il peut venir du hasard. Entre parenthèses, la fourchette de chaque score (95 %).
        [close] { $a } et { $b } ont des scores proches. La plus grande différence est en { $first }, { $first-a } et { $first-b }. Entre parenthèses, la fourchette de chaque score (95 %).
       *[no] { $a } et { $b } diffèrent le plus en { $first }, { $first-a } et { $first-b }, puis en { $second }, { $second-a } et { $second-b }. Entre parenthèses, la fourchette de chaque score (95 %).
    }

## Who wrote it, and when.

# $credit is what of the report is a language model's: built_in (nothing), arranged, drafted or both. $model is its name.
report-writer =
    { $credit ->
        [arranged] Le modèle de langage { $model } a choisi, parmi les phrases de Discern, celles qui figurent ici et leur ordre. Il n'en a écrit aucune.
        [drafted] Écrit à partir des réponses, selon les règles de Discern. Le modèle de langage { $model } a rédigé un paragraphe, signalé comme tel.
        [both] Le modèle de langage { $model } a choisi, parmi les phrases de Discern, celles qui figurent ici et leur ordre. Il a rédigé un paragraphe, signalé comme tel.
       *[built_in] Écrit à partir des réponses, selon les règles de Discern.
    }

report-not-arranged = Le modèle de langage { $model } devait composer ce rapport, mais sa réponse était inutilisable. Le rapport suit donc les règles de Discern.

# Date and writer on one line.
report-written = { $date }. { $writer }

## Cards for everyday situations, which full reports have.

# A chapter with the situations that suit what the report is for.
report-chapter-purpose = Pour l'usage prévu de ce rapport

# The headline of a card of the library in a report on several people: "you" on it is those people.
report-card-for =
    { $audience ->
        [self] { $headline }
       *[other]
            { $subject ->
                [comparison] Pour { $a } et { $b } : { $headline }
               *[team] Pour l'équipe : { $headline }
            }
    }

report-chapter-together =
    { $subject ->
        [comparison] Situations courantes à deux
       *[team] Situations courantes en équipe
    }

## How to talk about the report, and what to fill in then. $a and $b are names.

report-talk-heading =
    { $subject ->
        [comparison]
            { $audience ->
                [self] Pour un échange à deux
                [coach] Une séance à trois
               *[manager] Comment en parler avec les deux
            }
       *[team]
            { $audience ->
                [self] Une heure avec ce rapport
                [coach] Un atelier de quatre-vingt-dix minutes
               *[manager] Quatre-vingt-dix minutes avec l'équipe
            }
    }

report-talk-comparison-first =
    { $audience ->
        [self] Séparément, marquez une phrase qui convient et une qui ne convient pas. Comparez ; la personne la plus discrète commence.
        [coach] Demandez à { $a } et à { $b } d'écrire en une phrase le but de la séance, et lisez les deux phrases à voix haute.
       *[manager] Parlez avec { $a } et { $b } séparément, avant de parler avec les deux. Demandez ce qui marche et ce qui prend trop de temps.
    }

report-talk-comparison-second =
    { $audience ->
        [self] Rappelez-vous un moment du mois dernier où tout s'est bien passé entre vous. Qu'avez-vous fait pour cela, de part et d'autre ?
        [coach] { $a } décrit comment travaille { $b }, qui corrige le portrait. Puis inversez.
       *[manager] Décrivez le travail, pas les personnes. Où les deux postes se rejoignent-ils, et que faut-il y régler ensemble ?
    }

report-talk-comparison-third =
    { $audience ->
        [self]
            { $differ ->
                [yes] Prenez une différence nommée ici. Trouvez-en un exemple réel de part et d'autre, sans y mêler d'autres personnes.
               *[no] Trouvez une chose que vous faites différemment, et un exemple réel de part et d'autre, sans y mêler d'autres personnes.
            }
        [coach]
            { $differ ->
                [yes] Prenez une différence nommée ici. Recueillez, de chaque côté, un exemple pour et un exemple contre.
               *[no] Ce rapport ne nomme aucune différence. Demandez-en une à { $a } et une à { $b }, avec un exemple pour et un exemple contre.
            }
       *[manager] Demandez à { $a } ce qui est plus facile avec { $b }, et inversement. Attendez la réponse.
    }

report-talk-comparison-fourth =
    { $audience ->
        [self] Complétez cette phrase à tour de rôle : « Quand vous …, je …, et cela m'aiderait si vous … »
        [coach] Rejouez deux fois un désaccord récent : une fois à la manière choisie par { $a }, une fois à la manière choisie par { $b }. Qu'auriez-vous décidé à chaque fois ?
       *[manager] Ne cherchez pas qui a raison. Fixez qui fait quoi d'abord, et quand l'autre l'apprend.
    }

report-talk-comparison-fifth =
    { $audience ->
        [self] Prenez un engagement pour deux semaines, et fixez le jour du bilan.
        [coach] Terminez par la feuille de travail : les besoins des deux côtés, les engagements, la date du prochain rendez-vous.
       *[manager] Deux semaines plus tard, demandez à { $a } et à { $b }, séparément, ce qui a changé.
    }

report-talk-team-first =
    { $audience ->
        [self] Minutes 0 à 10 : tout le monde cherche son nom sur une fiche et dit en une phrase si elle convient.
        [coach] 10 minutes : le cadre. Ce que le DISC décrit, ce qu'il ne mesure pas, et pourquoi aucune place sur le cercle ne vaut plus qu'une autre.
       *[manager] Avant : demandez si quelqu'un préfère ne pas montrer ses résultats dans la salle, et ne demandez pas pourquoi.
    }

report-talk-team-second =
    { $audience ->
        [self] Minutes 10 à 25 : à trois, choisissez un point fort vu le mois dernier, et rapportez-en un exemple aux autres.
        [coach] 20 minutes : chaque personne note où elle s'attend à être sur le cercle, puis voit le graphique. Ne parlez que des surprises. Demandez auparavant à chaque personne, seule, si elle accepte d'y figurer. Si l'une d'elles préfère que non, renoncez au graphique.
       *[manager] Première demi-heure : tout le monde dit ce qui convient et ce qui ne convient pas. Parlez en dernier.
    }

report-talk-team-third =
    { $audience ->
        [self] Minutes 25 à 40 : choisissez un point de vigilance. Quand a-t-il coûté quelque chose à l'équipe ? Ne nommez personne.
        [coach] 25 minutes : deux groupes qui voient différemment le travail de l'équipe s'écrivent trois souhaits. Faites-les échanger et lire à voix haute.
       *[manager] Deuxième demi-heure : une décision du mois dernier. Qui a eu la parole, qui l'a eue trop tard, et qu'aurait dit le point de vue qui manquait ?
    }

report-talk-team-fourth =
    { $audience ->
        [self] Minutes 40 à 55 : remplissez les règles d'équipe, trois lignes au plus.
        [coach] 25 minutes : une vraie décision, parcourue deux fois. D'abord comme elle s'est passée, puis comme si les dernières voix avaient parlé en premier.
       *[manager] Troisième demi-heure : les règles d'équipe, trois lignes au plus, avec un nom et une date pour chaque ligne.
    }

report-talk-team-fifth =
    { $audience ->
        [self] Minutes 55 à 60 : choisissez une date, dans quatre à six semaines, pour faire le bilan.
        [coach] 10 minutes : les règles d'équipe, une date pour le bilan et, pour finir, un mot par personne.
       *[manager] Ensuite : ouvrez les trois réunions suivantes avec une de ces lignes, et demandez si elle a été tenue.
    }

report-worksheet-heading =
    { $subject ->
        [comparison] Nos engagements
       *[team] Règles d'équipe
    }

report-worksheet-note =
    { $subject ->
        [comparison] Remplissez une ligne maintenant, et les autres au besoin.
       *[team] Trois lignes au plus. À chaque ligne, une personne qui y veille et un jour pour le bilan.
    }

# The four columns of the table.
report-worksheet-column =
    { $subject ->
        [comparison]
            { $column ->
                [1] Sujet
                [2] Il faut à { $a }
                [3] Il faut à { $b }
               *[4] Engagement
            }
       *[team]
            { $column ->
                [1] Sujet
                [2] Nous allons
                [3] Qui y veille
               *[4] Bilan le
            }
    }

report-worksheet-topic =
    { $topic ->
        [meetings] Réunions
        [deciding] Décisions
        [disagreement] Désaccord
        [feedback] Feedback
        [pressure] Urgences
       *[newcomer] Nouvelles personnes
    }

## The evidence, and around the pages.

# Before the figures of what is no finding.
report-grounds-caveat = Réserve

report-grounds-measured =
    { $about ->
        [scores] Mesure
       *[people] Décompte
    }

# A figure under a statement.
report-figure = { $name } : { $value }

# In place of the figures of a statement that rests on those of an earlier one.
report-same-figures = Mêmes chiffres que { $number }.

report-page = { $page } sur { $pages }

# Before the address of the report in the app.
report-link = À lire dans Discern :

report-see-evidence =
    { $ends ->
        [one] Notes des petits numéros : page { $page }
       *[several] Notes des petits numéros : pages { $page } à { $last }
    }

# The pages that cite a statement.
report-cited-on = Cité p. { $pages }.

report-short-evidence = Le rapport complet montre à quel point chaque constat est sûr, et pourquoi.

report-column-name = Nom

report-everybody-note =
    { $doubted ->
        [0] La probabilité que chaque personne soit dans chaque quart.
       *[other] La probabilité que chaque personne soit dans chaque quart. Un tiret marque des réponses qui ressemblent à des choix au hasard.
    }

report-everybody-doubted = –

## Why there is no report.

report-nothing-person = Ces réponses ne donnent pas de profil : il n'y a pas de rapport.

report-nothing-pair = L'une des deux personnes n'a pas de profil : il n'y a rien à comparer.

report-nothing-team = Personne dans cette équipe n'a de profil qui puisse être montré : il n'y a pas de rapport.

report-nothing-assessment = Ce questionnaire n'a pas donné de profil.

report-nothing-shared = L'une des deux personnes n'a pas de profil qui compte, ou ne le partage pas.

## How people look to each other. $ways is who looks at whom: styles and halves of the circle. What is taught, in both
## its sides, as it ends the sentence “To them you look …”.

report-looks =
    { $ways ->
        [D-D] de la force et de la franchise, mais aussi un refus de céder
        [D-I] de la vivacité et de l'entrain, mais aussi des paroles sans suite
        [D-S] de la loyauté et de la constance, mais aussi un « oui » qui tarde
        [D-C] de la minutie et de l'exactitude, mais aussi une façon de se perdre dans les détails
        [I-D] de l'audace et de la clarté, mais aussi de la froideur quand cela compte
        [I-I] de l'humour et des idées à revendre, mais aussi un spectacle permanent
        [I-S] de la gentillesse et de la patience, mais aussi peu d'enthousiasme
        [I-C] de la finesse et du soin, mais aussi l'art de doucher l'enthousiasme
        [S-D] du courage et de l'esprit de décision, mais aussi de la dureté envers les autres
        [S-I] de la chaleur et de la gaieté, mais aussi un travail laissé en plan
        [S-S] de la fiabilité et une compagnie agréable, mais aussi trop de politesse pour contredire
        [S-C] du calme et de la minutie, mais aussi un peu de distance
        [C-D] un but clair, mais aussi de la légèreté avec les faits
        [C-I] de l'ouverture et des encouragements, mais aussi du flou sur ce qui était convenu
        [C-S] de la patience et du sérieux, mais aussi un silence sur ce qui ne va pas
        [C-C] de l'exactitude et une bonne préparation, mais aussi des vérifications sans fin
        [fast-D] de la rapidité à agir, mais aussi à passer outre
        [fast-I] un élan immédiat, mais aussi vite retombé
        [fast-S] de la constance, mais aussi un rythme trop lent pour la journée
        [fast-C] du soin, mais aussi une réponse qui vient tard
        [calm-D] un cap sûr, mais aussi trop de vitesse pour entendre un doute
        [calm-I] beaucoup d'énergie, mais aussi des idées quittées avant d'être finies
        [calm-S] une présence agréable au travail, mais aussi peu d'initiative
        [calm-C] du soin, mais aussi peu de hâte à mettre fin à l'attente
        [people-D] de la force, mais aussi des blessures infligées sans le voir
        [people-I] de la chaleur et de l'ouverture, mais aussi un grand besoin de plaire
        [people-S] de la gentillesse, mais aussi la peur des mots durs
        [people-C] de l'intelligence, mais aussi de la froideur avec les autres
        [task-D] une idée claire du résultat, mais aussi de l'impatience à l'obtenir
        [task-I] une bonne compagnie, mais aussi de longs détours avant d'en venir au fait
        [task-S] de la serviabilité, mais aussi le souci de ménager tout le monde
        [task-C] de la précision, mais aussi un travail jamais fini
        [D-fast] de la rapidité et de la bonne volonté, mais aussi des efforts à côté du but
        [D-calm] de la fiabilité, mais aussi un démarrage lent
        [D-people] de l'aisance avec les autres, mais aussi trop d'indulgence sur les résultats
        [D-task] de la franchise, mais aussi le goût de la dispute
        [I-fast] de l'élan pour tout, mais aussi une parole qui ne laisse pas de place
        [I-calm] de l'attention, mais aussi une part d'énigme
        [I-people] une conversation facile, mais aussi facile à détourner du sujet
        [I-task] de la concentration, mais aussi trop peu de mots aimables
        [S-fast] beaucoup d'élan, mais aussi un rythme difficile à suivre
        [S-calm] une humeur agréable et égale, mais aussi peu d'aide pour dire non
        [S-people] de la gentillesse et de l'attention, mais aussi une sensibilité à vif
        [S-task] de la fiabilité au travail, mais aussi des mots brusques
        [C-fast] de l'énergie, mais aussi de la hâte
        [C-calm] de la réflexion, mais aussi de la lenteur à s'engager
        [C-people] de l'amabilité, mais aussi peu de faits à l'appui
       *[C-task] le goût des faits, mais aussi un silence sur tout le reste
    }
