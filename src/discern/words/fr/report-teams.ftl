## What a report on a team has besides its statements. Common teaching of DISC where it says what follows from a style.

### A card for each member, for those of whom the same is said, or for each group of a large team.

report-teams-members =
    { $audience ->
        [self] Qui vous êtes
        [coach] Les membres
       *[manager] Les personnes de votre équipe
    }

report-teams-groups =
    { $audience ->
        [self] Qui vous êtes, quart par quart
        [coach] Les membres, quart par quart
       *[manager] Votre équipe, quart par quart
    }

report-teams-groups-note = Au-delà de { $most } profils, les personnes d'un même quart partagent une fiche. Les autres en partagent une pour leur moitié du cercle : elles sont entre ses deux quarts, ou l'on ne sait pas encore dans lequel.

# The labels on a card.
report-teams-label =
    { $label ->
        [names] Qui
        [brings] Point fort
        [costs] Vigilance
        [know] Bon à savoir
        [drains] Coûte de l'énergie
        [energises] Donne de l'énergie
        [ask] À demander
        [caution] Attention
        [talk] Dans l'échange
       *[more]
            { $audience ->
                [coach] À proposer, avec ces mots
               *[manager] Aussi
            }
    }

# Where nothing is claimed about people that would help in a talk.
report-teams-open = Demandez comment procéder cette fois : maintenant ou plus tard, à l'oral ou par écrit.

# On the card of somebody whose answers look random.
report-teams-doubtful =
    { $audience ->
        [coach] « Quelle question aimeriez-vous qu'on vous pose ? »
       *[other] Des réponses comme celles-ci ne donnent aucun conseil. Demandez à { $a } ce qu'il est bon de savoir.
    }

# Where answers in a team or of two people look random. $subject is team or comparison, and $compared whether a claim says
# how likely it is without these answers.
report-several-random-heading = Des réponses qui ressemblent au hasard

report-several-random =
    { $turn ->
        [1] Le contrôle pose trois questions : les choix sont-ils plus cohérents que des choix au hasard, le temps suffisait-il pour lire, et les choix dépendent-ils de la place à l'écran ?
        [2] Il peut se tromper. Les choix soigneux d'une personne qui ne penche d'aucun côté ressemblent aussi au hasard.
        [3]
            { $audience ->
                [self] Tout le monde peut répondre à nouveau, au calme, en cinq à dix minutes, sans avoir à se justifier.
                [manager] Parlez avec la personne en tête-à-tête, avant de partager le rapport. Demandez, sans accuser. Proposez un nouvel essai, au calme, en cinq à dix minutes. Un non n'a pas à se justifier.
               *[coach] Parlez avec la personne en tête-à-tête, avant la séance. Demandez comment elle a répondu, et proposez un nouvel essai, au calme, en cinq à dix minutes. Un non n'a pas à se justifier.
            }
       *[other]
            { $subject ->
                [comparison]
                    { $audience ->
                        [self] D'ici là, ce rapport ne vous compare pas. Les questions et les conseils valent pour tous les duos.
                       *[other] D'ici là, ce rapport ne compare pas les deux personnes. Les questions et les conseils valent pour tous les duos.
                    }
               *[team]
                    { $compared ->
                        [no] D'ici là, aucun constat ne nomme les personnes qui ont donné ces réponses, et aucun n'a pu être vérifié sans elles. Demandez un exemple avant de vous y fier.
                       *[yes]
                            { $audience ->
                                [self] D'ici là, voyez à la fin la probabilité de chaque constat sur toute l'équipe, sans ces réponses.
                               *[other] D'ici là, voyez à la fin la probabilité de chaque constat sur toute l'équipe, sans ces réponses. Aucune des trois suggestions ne dépend d'elles.
                            }
                    }
            }
    }

# Two halves that are said of one person. $strength is that of the less sure one, and $same whether the other has it too.
report-teams-two-halves =
    { $known ->
        [yes] { report-teams-two-halves-said } ; { report-teams-each }, les deux ensemble : { $chance }.
       *[no] { report-teams-two-halves-said } ; { report-teams-each }.
    }

report-teams-two-halves-said =
    { $pace ->
        [fast]
            { $focus ->
                [people] { $a } va vite et pense d'abord aux personnes
               *[task] { $a } va vite et pense d'abord à la tâche
            }
       *[calm]
            { $focus ->
                [people] { $a } prend son temps et pense d'abord aux personnes
               *[task] { $a } prend son temps et pense d'abord à la tâche
            }
    }

report-teams-each =
    { $same ->
        [yes] chaque moitié : { $strength }
       *[no] chaque moitié : { $strength } au moins
    }

# In place of what a card of somebody else, $a, says already.
report-teams-same = Voir { $a }.

# A group: those in the quarter of one style, the others in one half of the circle, or those whose place is open.
report-teams-group =
    { $place ->
        [D] Rapide, la tâche d'abord (D)
        [I] Rapide, les personnes d'abord (I)
        [S] Calme, les personnes d'abord (S)
        [C] Calme, la tâche d'abord (C)
        [DI] Rapide avant tout (entre D et I)
        [IS] Les personnes avant tout (entre I et S)
        [SC] Calme avant tout (entre S et C)
        [DC] La tâche avant tout (entre D et C)
        [fast-task] Rapide ; la tâche d'abord, les deux probables
        [fast-people] Rapide ; les personnes d'abord, les deux probables
        [calm-people] Calme ; les personnes d'abord, les deux probables
        [calm-task] Calme ; la tâche d'abord, les deux probables
        [fast] Rapide
        [calm] Calme
        [people] Les personnes d'abord
        [task] La tâche d'abord
        [random] Réponses peu claires
       *[open] Incertain
    }

# What it costs several people to be in one half of the circle, behind the label.
report-teams-half-costs =
    { $end ->
        [fast] La première idée l'emporte parce qu'elle est la première, et personne n'en demande une deuxième.
        [calm] Les autres tranchent pendant que ces personnes pèsent encore le pour et le contre.
        [people] La mauvaise nouvelle s'adoucit jusqu'à devenir inaudible.
       *[task] On découvre tard qui une décision a blessé.
    }

report-teams-group-names = { $badge } : { $names }.

report-teams-group-claim =
    { $count ->
        [one] Sur les { $profiled } personnes avec un profil, { $count } est dans le quart { style-named }.
       *[other] Sur les { $profiled } personnes avec un profil, { $count } sont dans le quart { style-named }.
    }

report-teams-group-claim-half =
    { $count ->
        [one] Sur les { $profiled } personnes avec un profil, { $count } autre est dans { half-of-circle }.
       *[other] Sur les { $profiled } personnes avec un profil, { $count } autres sont dans { half-of-circle }.
    }

report-teams-group-claim-halves =
    { $count ->
        [one] Sur les { $profiled } personnes avec un profil, { $count } autre est dans { report-teams-halves }.
       *[other] Sur les { $profiled } personnes avec un profil, { $count } autres sont dans { report-teams-halves }.
    }

report-teams-halves =
    { $place ->
        [fast-task] la moitié rapide et dans la moitié « tâche d'abord »
        [fast-people] la moitié rapide et dans la moitié « personnes d'abord »
        [calm-people] la moitié calme et dans la moitié « personnes d'abord »
       *[calm-task] la moitié calme et dans la moitié « tâche d'abord »
    }

report-teams-group-claim-random =
    { $count ->
        [one] Les réponses d'une personne de cette équipe manquent de cohérence.
       *[other] Les réponses de { $count } personnes de cette équipe manquent de cohérence.
    }

report-teams-group-claim-open =
    { $count ->
        [one] Pour { $count } personne de cette équipe, aucun côté ne se dégage encore.
       *[other] Pour { $count } personnes de cette équipe, aucun côté ne se dégage encore.
    }

### What the shape of a team asks of its manager, or of a coach.

report-teams-lead =
    { $audience ->
        [coach] Travailler avec cette équipe
       *[manager] Diriger cette équipe
    }

report-teams-lead-topic =
    { $audience ->
        [coach] À observer
       *[manager] Ce que cela vous demande
    }

report-teams-lead-centre =
    { $audience ->
        [coach]
            { $end ->
                [fast] La salle est rapide et bruyante, la réponse vient avant la fin de la question. Travaillez avec le silence et l'écrit. Demandez qui ne s'y reconnaît pas.
                [calm] La salle est silencieuse. Donnez les questions à l'avance et ne remplissez pas les pauses. Demandez où ce groupe est allé trop vite.
                [people] Beaucoup de chaleur, peu d'objections à voix haute. Faites qu'une phrase dure puisse se dire sans risque. Demandez laquelle a été dite le mois dernier.
               *[task] L'utilité doit être claire avant que le groupe ne s'engage : ouvrez par le but et un chiffre. Demandez vers qui on va ici pour un peu de réconfort.
            }
       *[manager]
            { $end ->
                [fast] Votre équipe démarre seule. Apportez-lui des temps d'arrêt : demandez la deuxième possibilité et le doute que personne n'a exprimé, et retenez votre avis jusque-là.
                [calm] Votre équipe réfléchit avant d'agir. Donnez une fin à la réflexion : une date, un premier pas, et votre soutien pour qui le fait.
                [people] Votre équipe prend soin de ses membres. Donnez-lui le mot clair : le chiffre, l'échéance, le « pas encore ». Venant de vous, il passe mieux que venant d'un membre de l'équipe.
               *[task] Votre équipe va à l'essentiel. Dites merci avec une raison, et demandez comment s'est passée une semaine difficile.
            }
    }

report-teams-lead-open =
    { $audience ->
        [coach] Les réponses ne placent pas ce groupe. Recueillez trois exemples de sa façon de travailler, et laissez le groupe dire ce qu'ils ont en commun.
       *[manager] Les réponses ne placent pas cette équipe. Pendant deux semaines, notez ce qui se décide et ce qui tombe à l'eau, puis demandez pourquoi à l'équipe.
    }

report-teams-lead-divided =
    { $audience ->
        [coach]
            { $axis ->
                [pace] Faites se rencontrer les deux rythmes exprès. Chaque côté dit ce qu'il admire chez l'autre avant de dire ce dont il a besoin. Guettez « lent » et « irréfléchi », et faites-en des souhaits.
               *[focus] Faites préparer le même cas au côté qui demande « qui ? » et au côté qui demande « quoi ? ». Lisez les deux à voix haute et demandez ce qui manque si l'un fait défaut.
            }
       *[manager]
            { $axis ->
                [pace] Votre rythme décide quelle moitié de l'équipe se sent chez elle. Tranchez une question sur-le-champ, laissez la suivante passer la nuit. Dites laquelle est laquelle.
               *[focus] La question que vous posez en premier dit à une moitié de l'équipe ce qui compte. Posez toujours les deux, « Qui est concerné ? » et « Qu'est-ce qui est vrai ? », et changez l'ordre.
            }
    }

report-teams-lead-absent =
    { $audience ->
        [coach]
            { $styles ->
                [D] Attendez que quelqu'un dise « Décidons », et voyez combien de temps il faut. Demandez ce qui se passe quand personne ne le dit.
                [I] Demandez qui, à l'extérieur, sait ce que cette équipe fait bien. Guettez le bon travail dont personne d'autre n'a entendu parler.
                [S] Demandez qui a remarqué la dernière surcharge d'un membre. Guettez l'aide venue tard.
               *[C] Demandez quelle erreur a surpris, et qui aurait pu la voir. Attendez une deuxième réponse.
            }
       *[manager]
            { $styles ->
                [D] Personne ici ne pousse d'instinct à décider. Faites-le vous-même, ou demandez-le à quelqu'un pour chaque réunion.
                [I] Personne ici ne pense d'instinct à faire connaître le travail. Choisissez un travail par mois et veillez à ce que l'extérieur en entende parler.
                [S] Personne ici ne guette d'instinct la surcharge. Toutes les deux semaines, demandez à chaque personne sa charge de travail, et notez la réponse.
               *[C] Personne ici ne vérifie d'instinct. Avant qu'un travail ne parte, désignez une personne qui cherche les erreurs, avec le temps de le faire.
            }
    }

report-teams-lead-majority =
    { $audience ->
        [coach]
            { $styles ->
                [D] La plupart aiment gagner, y compris contre vous. Convenez clairement du contrat, proposez un défi, et interrogez les voix discrètes quand deux se lancent.
                [I] La plupart aiment la séance et en gardent peu. Faites écrire, et terminez par des noms et des dates.
                [S] La plupart vous approuvent par gentillesse. Demandez l'objection par écrit, et remerciez la première personne qui en donne une.
                [C] La plupart examinent votre modèle avant de s'examiner. Dites dans les cinq premières minutes ce qu'il ne sait pas faire, et montrez les fourchettes.
                [DI] La plupart donnent le rythme. Prévoyez moins d'étapes, et donnez aux voix discrètes le premier mot de chacune.
                [SC] La plupart veulent du temps. Donnez l'ordre du jour deux jours avant, et prévoyez plus de temps que vous ne croyez.
                [IS] La plupart prennent soin de vous. Demandez ce que personne n'a encore dit, et laissez un silence.
               *[DC] La plupart veulent d'abord savoir à quoi cela sert. Travaillez sur une vraie décision, sans jeux.
            }
       *[manager]
            { $styles ->
                [D] La plupart veulent décider. Répartissez les décisions comme le travail, par écrit.
                [I] La plupart veulent une réaction. Donnez-la vite et en public, et veillez à ce que quelqu'un tienne la liste des promesses.
                [S] La plupart ne demandent jamais moins de travail. Surveillez la charge, annoncez les changements un jour plus tôt, et comptez un « oui » tardif comme un possible « non ».
                [C] La plupart veulent que ce soit juste. Dites pour chaque travail ce que « assez bien » veut dire.
                [DI] Ici, le travail démarre sans vous. Mettez votre temps dans la fin : qui termine, qui vérifie, qui l'apprend.
                [SC] Ici, le travail s'achève avec soin. Mettez votre temps dans le début : ouvrez tôt la question nouvelle, et protégez le premier essai imparfait.
                [IS] Ici, l'ambiance se passe de vous. Mettez votre temps dans les résultats : les dates, les chiffres, et la phrase que personne n'aime dire.
               *[DC] Ici, les résultats se passent de vous. Mettez votre temps dans les personnes : qui s'épuise, qui vient d'arriver, qui attend un merci.
            }
    }

### A manager's own way of working beside those who work the other way. $end is the half of the circle that the manager
### is in, and $names are in the opposite one.

report-teams-own = Votre façon de travailler, et la leur

report-teams-own-note = Trouvez votre propre façon de travailler. Les noms sont ceux des personnes qui travaillent à l'inverse.

report-teams-own-way =
    { $end ->
        [fast] Si vous allez vite
        [calm] Si vous prenez votre temps
        [people] Si vous pensez d'abord aux personnes
       *[task] Si vous pensez d'abord à la tâche
    }

report-teams-own-advice =
    { $end ->
        [fast] { $names } : envoyez la question la veille, et laissez durer un silence avant de le remplir.
        [calm] { $names } : dites tout de suite quand viendra votre réponse, et tenez parole.
        [people] { $names } : commencez par le fait et par ce qu'il vous faut, et gardez l'histoire pour après.
       *[task] { $names } : demandez comment ça va avant de passer aux chiffres, et remerciez nommément.
    }

### The agenda of the other length, which a model may choose instead of the conversation.

report-teams-agenda =
    { $length ->
        [sixty] Un ordre du jour de 60 minutes
       *[ninety] Un ordre du jour de 90 minutes
    }

report-teams-agenda-self-first = 0 à 10 : chaque personne lit sa fiche, barre ce qui ne convient pas, et nomme une chose qui convient.
report-teams-agenda-self-second = 10 à 30 : par deux, entre personnes qui travaillent rarement ensemble. Chaque personne dit une chose qui aide et une qui ralentit le travail.
report-teams-agenda-self-third = 30 à 50 : choisissez deux situations de ce rapport. Quand cela s'est-il bien passé le mois dernier, et quand non ? D'abord les faits, sans noms.
report-teams-agenda-self-fourth = 50 à 70 : chaque personne écrit une phrase qui commence par « Nous allons ». Mettez-les ensemble et choisissez-en trois.
report-teams-agenda-self-fifth = 70 à 85 : pour chacune des trois, une personne qui y veille et le jour où la règle prend effet.
report-teams-agenda-self-sixth = 85 à 90 : une date pour le bilan et, pour finir, un mot par personne.

report-teams-agenda-manager-first = Avant : demandez à chaque personne, en tête-à-tête, si les fiches et le graphique peuvent être dans la salle. Un non suffit pour y renoncer.
report-teams-agenda-manager-second = 0 à 5 : dites à quoi sert cette heure, et que rien ici n'entre dans un dossier du personnel.
# $few is yes where a report says how people differ, and nothing of the team.
report-teams-agenda-manager-third =
    { $few ->
        [yes] 5 à 25 : chaque personne dit ce qui convient sur sa fiche et ce qui ne convient pas, autant qu'elle le souhaite. Vous notez et ne répondez pas.
       *[no] 5 à 25 : chaque personne dit quelle phrase sur l'équipe convient, et laquelle ne convient pas. Vous notez et ne répondez pas.
    }

report-teams-agenda-manager-fourth = 25 à 45 : une situation qui revient chaque semaine. Qu'est-ce qui la rend difficile, et que ferait chaque personne autrement ?
report-teams-agenda-manager-fifth = 45 à 55 : une ou deux lignes des règles d'équipe, avec un nom à côté.
report-teams-agenda-manager-sixth = 55 à 60 : votre propre promesse, à voix haute. Une chose que vous ferez autrement, et quand l'équipe peut vous en reparler.

report-teams-agenda-coach-first = 5 minutes : le cadre. La façon d'aimer travailler, pas la qualité du travail.
report-teams-agenda-coach-second = 15 minutes : sans ce rapport, chaque personne devine une place sur le cercle et dit pourquoi.
report-teams-agenda-coach-third = 15 minutes : le constat le moins sûr de ce rapport. Que verrait-on ici s'il était vrai, et que verrait-on sinon ?
report-teams-agenda-coach-fourth = 15 minutes : une situation des deux dernières semaines, vue par deux personnes en désaccord.
report-teams-agenda-coach-fifth = 10 minutes : une ligne des règles d'équipe et la date de la prochaine séance. Demandez qui s'en réjouit, et qui non.

### The working agreement, and looking at it again.

report-teams-agreement = Règles pour commencer

report-teams-agreement-note =
    { $audience ->
        [self] Prenez ce qui convient, changez les mots pour qu'ils soient les vôtres, et laissez le reste.
        [coach] Lisez-les à voix haute, et laissez le groupe en jeter la plupart.
       *[manager] Mettez-les sur la table comme point de départ, et laissez l'équipe les changer.
    }

report-teams-agreement-line =
    { $fact ->
        [most-fast] « Avant de décider, nous posons la question à chaque personne qui n'a pas parlé. »
        [most-calm] « Chaque question a une date : ce jour-là, nous répondons avec ce que nous savons. »
        [most-people] « Nous disons ce qui ne va pas dans les deux jours, à la personne, en une phrase. »
        [most-task] « Nous ouvrons la semaine par l'humeur de tout le monde, avant le premier chiffre. »
        [divided-pace] « Les questions partent la veille, et sont tranchées à l'heure annoncée. »
        [divided-focus] « Chaque décision a deux lignes : ce que disent les faits, et qui est concerné. »
        [many-D] « Sur chaque sujet, une personne décide. Tout le monde sait qui. »
        [many-I] « Les promesses vont sur une liste, et rien de nouveau ne commence tant que l'une est en retard. »
        [many-S] « Un “oui” peut être repris jusqu'au lendemain matin. »
        [many-C] « Nous disons d'avance ce qui suffit. »
        [first] « Nous ne décidons pas pour une personne absente. »
        [second] « Le désaccord se dit dans la salle, et pas après. »
        [third] « Au-delà de trois messages, nous nous parlons. »
        [fourth] « Si un retard s'annonce, nous le disons avant l'échéance. »
        [fifth] « Une réunion où il n'y a rien à trancher est annulée. »
       *[sixth] « Nous remercions nommément, et disons de quoi. »
    }

report-teams-follow-up =
    { $audience ->
        [self] Faire le bilan
        [coach] La séance de suivi
       *[manager] Au bout de quatre semaines
    }

report-teams-follow-up-first =
    { $audience ->
        [self] « Quelle ligne de nos règles avons-nous tenue quand c'était difficile ? »
        [coach] Qu'est-ce qui a changé, que quelqu'un hors de l'équipe remarquerait ?
       *[manager] Demandez en tête-à-tête, à chaque personne : « Qu'est-ce qui a changé depuis, et qu'ai-je fait autrement ? »
    }

report-teams-follow-up-second =
    { $audience ->
        [self] « Quelle ligne avons-nous oubliée, et qu'est-ce qui est venu à sa place ? »
        [coach] Quel constat de ce rapport s'est révélé faux ? Qu'en a appris l'équipe ?
       *[manager] Retirez une ligne des règles : celle qui est tenue de toute façon, ou celle dont l'absence ne gêne personne.
    }

report-teams-follow-up-third =
    { $audience ->
        [self] « Que savons-nous maintenant de notre équipe que ce rapport ne dit pas ? »
        [coach] Pour quoi l'équipe a-t-elle encore besoin de vous, et pour quoi n'en a-t-elle plus besoin ?
       *[manager] Dites à l'équipe ce que vous avez appris sur vous. Demandez ensuite ce qui vient après.
    }

# Labels of lines to write on.
report-teams-follow-up-line =
    { $line ->
        [date] Ce jour-là
        [who] Qui invite
       *[what] Que regarder d'abord
    }

### What the reader can ask and do, whatever the team is like.

# What to do first where less than three things follow from the claims.
report-teams-first =
    { $audience ->
        [self]
            { $turn ->
                [1] Demandez à un membre de l'équipe quelle phrase de ce rapport convient le mieux, et dites laquelle vous convient.
                [2] Choisissez une réunion, et terminez-la par une chose qui a aidé et une qui n'a pas aidé.
               *[other] Demandez à un membre avec qui vous travaillez peu : « Que devrais-je savoir de votre travail ? »
            }
        [coach]
            { $turn ->
                [1] Demandez à deux personnes de l'équipe, séparément, où ce rapport se trompe.
                [2] Assistez à une réunion, et notez ce qui se décide et ce qui est remis à plus tard.
               *[other] Demandez à la personne qui vous a fait venir ce qu'elle espère de la séance, et ce qui la décevrait.
            }
       *[manager]
            { $turn ->
                [1]
                    { $few ->
                        [yes] Demandez à une personne ce qu'elle barrerait sur sa fiche, et écoutez sans répondre.
                       *[no] Demandez à une personne quelle phrase sur l'équipe elle barrerait, et écoutez sans répondre.
                    }
                [2] Prenez une décision récente, et demandez à la personne qui a le moins parlé ce qu'il faut y changer.
               *[other] Terminez une réunion en demandant à tout le monde ce que vous devriez faire moins.
            }
    }

report-teams-questions =
    { $audience ->
        [self] Questions à se poser
        [coach] Questions pour la séance
       *[manager] Questions à poser
    }

report-teams-questions-first =
    { $audience ->
        [self] « Qu'aimeriez-vous que nous sachions de votre façon de travailler ? »
        [coach] « Quelle phrase sur vous avez-vous lue deux fois ? »
       *[manager]
            { $few ->
                [yes] « Que barreriez-vous sur votre fiche, et pourquoi ? »
               *[no] « Quelle phrase sur l'équipe barreriez-vous, et pourquoi ? »
            }
    }

report-teams-questions-second =
    { $audience ->
        [self] « Quel a été notre meilleur moment le mois dernier, et qu'a fait chaque personne ? »
        [coach] « Que remarquerait ici une nouvelle personne, la première semaine, que vous ne voyez plus ? »
       *[manager] « Qu'est-ce qui, dans ma façon de faire, ralentit votre travail ? »
    }

report-teams-questions-third =
    { $audience ->
        [self] « Que faites-vous pour cette équipe que personne ne voit ? »
        [coach] « De quoi cette équipe ne parle-t-elle pas, et qu'en coûterait-il de commencer ? »
       *[manager] « Avec qui travaillez-vous le mieux ici, et que faites-vous autrement, vous deux ? »
    }

report-teams-questions-fourth =
    { $audience ->
        [self] « Laquelle de nos habitudes arrêteriez-vous demain ? »
        [coach] « Qui change le plus d'une situation à l'autre ? Qu'est-ce qui fait la différence ? »
       *[manager] « Laquelle de vos tâches plairait davantage à quelqu'un d'autre ici ? »
    }

report-teams-questions-fifth =
    { $audience ->
        [self] « De quoi avez-vous besoin de notre part dans une mauvaise semaine ? »
        [coach] « Contre quel constat de ce rapport parieriez-vous, et à quoi verriez-vous que vous avez raison ? »
       *[manager] « Quand avez-vous gardé quelque chose pour vous en réunion ? Qu'aurait-il fallu pour le dire ? »
    }

report-teams-questions-sixth =
    { $audience ->
        [self] « Que devrions-nous nous demander plus souvent ? »
        [coach] « Quel sera le premier signe que quelque chose a changé ? »
       *[manager] « Que devrais-je vous redemander dans un mois ? »
    }

# Above the cards.
report-teams-members-note =
    { $audience ->
        [self] Lisez d'abord votre fiche, et barrez ce qui ne convient pas.
       *[other] Montrez sa fiche à chaque personne avant que d'autres ne la voient. Si l'une d'elles préfère ne pas la partager, gardez cette page et le graphique pour vous.
    }

### For a coach, the claims to test.

report-teams-test = Constats à vérifier, le moins sûr d'abord

report-teams-test-note = Avant la séance, écrivez ce que vous verriez et entendriez si un constat était faux.

report-teams-test-column =
    { $column ->
        [1] Constat
        [2] Certitude
        [3] Faux, si je vois …
       *[4] Ce que j'ai vu
    }

# What would speak against a finding. $kind is what it is about: one end of the circle that the team or most of it is at,
# a style that no one thinks of first, a team divided, and so on; $about is the end, the style or the axis.
report-teams-test-fails =
    { $kind ->
        [end]
            { $about ->
                [fast] Des questions passent la nuit, et cela ne gêne personne.
                [calm] Les réponses viennent avant la fin de la question.
                [people] Les échanges s'ouvrent sur des chiffres, et personne ne demande qui est concerné.
               *[task] La première question est : qui est concerné ?
            }
        [absent]
            { $about ->
                [D] Quelqu'un tranche une question sans qu'on le demande.
                [I] Quelqu'un diffuse une bonne nouvelle hors de l'équipe sans qu'on le demande.
                [S] Quelqu'un remarque en premier qui en a trop à faire.
               *[C] Quelqu'un vérifie les chiffres sans qu'on le demande.
            }
        [divided]
            { $about ->
                [pace] Tout le monde peut décider au même moment.
               *[focus] Tout le monde commence par la même question.
            }
        [split] Les personnes qui poussent aujourd'hui sont celles qui attendent demain.
        [coverage] Réunion après réunion, il manque l'un des quatre : l'élan, le contact, le calme ou le contrôle.
        [close] En un tour de table, cinq réponses différentes à « Qu'est-ce qui compte d'abord ? »
        [far] En un tour de table, la même réponse, encore et encore.
        [both]
            { $about ->
                [fast] L'une des deux personnes demande un jour de plus.
                [calm] L'une des deux personnes répond sur-le-champ.
                [people] L'une des deux personnes ouvre avec les chiffres.
               *[task] L'une des deux personnes demande d'abord qui est concerné.
            }
        [pair]
            { $about ->
                [pace] Les deux peuvent décider au même moment.
               *[focus] Les deux posent d'abord la même question.
            }
        [outlier] Quelqu'un de l'équipe dit : « Je travaille exactement ainsi. »
        [friction] D'un sujet à l'autre, les camps changent.
        [end-of-one]
            { $about ->
                [fast] Quelqu'un de l'équipe tranche plus tôt, encore et encore.
                [calm] Quelqu'un de l'équipe demande plus de temps, encore et encore.
                [people] Quelqu'un de l'équipe demande plus tôt qui est concerné, encore et encore.
               *[task] Quelqu'un de l'équipe demande plus tôt ce que disent les chiffres, encore et encore.
            }
       *[lone] Quelqu'un de l'équipe montre la même façon de travailler, réunion après réunion.
    }

### For a coach: people of each style in the room.

report-teams-room = Chaque quart dans votre salle

report-teams-room-topic = Ce qui aide

report-teams-room-style =
    { $styles ->
        [D] Veut savoir à quoi cela mène, et éprouve votre fermeté. Donnez d'abord le but, un vrai choix à faire, et une fin à l'heure.
        [I] Donne vie à la salle, et prend le temps des autres. Confiez-lui l'ouverture, avec un public et une personne qui note, et arrêtez chaque tour à l'heure.
        [S] Dit « très bien » et pense « plus tard ». Prévenez, formez un petit groupe, et donnez un premier tour sur un sujet sans risque. Demandez avant de mettre à l'ordre du jour ce que vous entendez à la pause.
       *[C] Veut la source avant l'exercice, et y trouve la faille. Distribuez les limites du modèle, acceptez les corrections, et demandez une deuxième réponse par écrit.
    }
