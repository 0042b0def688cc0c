## Claims about two people: $a and $b are their names. Where the two differ, $a is the one who is faster or puts people
## first more; of opposite styles, the one in D or I. `you` speaks to both, by name where it matters who is who.

pair-no-probabilities =
    { $voice ->
        [you] Ce système nomme vos styles sans dire à quel point ils sont sûrs.
        [unnamed] Ce système nomme deux styles sans dire à quel point ils sont sûrs.
       *[named] Ce système nomme un style pour { $a } et un pour { $b }, sans dire à quel point ils sont sûrs.
    }

## Before a verb in the plural: what holds of each of the two, and what they do together.

pair-both-of-them =
    { $voice ->
        [you] Vous
        [unnamed] Les deux
       *[named] { $a } et { $b }
    }

pair-together =
    { $voice ->
        [you] Vous
        [unnamed] Les deux
       *[named] { $a } et { $b }
    }

## Both in the quarter of one style.

pair-same-style =
    { $voice ->
        [you]
            { $styles ->
                [D] Vous allez vite et pensez d'abord à la tâche.
                [I] Vous allez vite et pensez d'abord aux personnes.
                [S] Vous prenez votre temps et pensez d'abord aux personnes.
               *[C] Vous prenez votre temps et pensez d'abord à la tâche.
            }
       *[named]
            { $styles ->
                [D] { pair-both-of-them } vont vite et pensent d'abord à la tâche.
                [I] { pair-both-of-them } vont vite et pensent d'abord aux personnes.
                [S] { pair-both-of-them } prennent leur temps et pensent d'abord aux personnes.
               *[C] { pair-both-of-them } prennent leur temps et pensent d'abord à la tâche.
            }
    }
    .detail = Les deux places sur le cercle sont dans le quart { style-named }.

pair-same-style-strength =
    { $voice ->
        [you]
            { $styles ->
                [D] Vous vous donnez des réponses rapides et claires.
                [I] Vous développez vos idées ensemble.
                [S] Vous travaillez ensemble dans le calme et aidez avant qu'on vous le demande.
               *[C] Vous vérifiez le travail de l'autre et trouvez tôt les erreurs.
            }
       *[named]
            { $styles ->
                [D] { pair-together } se donnent des réponses rapides et claires.
                [I] { pair-together } développent leurs idées ensemble.
                [S] { pair-together } travaillent ensemble dans le calme et aident avant qu'on le leur demande.
               *[C] { pair-together } vérifient mutuellement leur travail et trouvent tôt les erreurs.
            }
    }

pair-same-style-watch-out =
    { $styles ->
        [D]
            { $voice ->
                [you] Entre vous, c'est à qui aura le dernier mot.
                [unnamed] Entre les deux, c'est à qui aura le dernier mot.
               *[named] Entre { $a } et { $b }, c'est à qui aura le dernier mot.
            }
        [I]
            { $voice ->
                [you] Vous promettez plus qu'une semaine ne peut contenir.
               *[named] { pair-both-of-them } promettent plus qu'une semaine ne peut contenir.
            }
        [S]
            { $voice ->
                [you] Vous dites oui pour préserver la bonne entente.
               *[named] { pair-both-of-them } disent oui pour préserver la bonne entente.
            }
       *[C]
            { $voice ->
                [you] Vous voulez une vérification de plus, et rien n'est jamais fini.
               *[named] { pair-both-of-them } veulent une vérification de plus, et rien n'est jamais fini.
            }
    }

# How two who are alike get in each other's way.
pair-same-style-friction =
    { $styles ->
        [D] Les deux veulent mener, et une petite question devient un bras de fer.
        [I] Les deux veulent la parole, et personne ne prend de notes.
        [S] Chaque personne attend que l'autre dise ce qui ne va pas.
       *[C] Chaque personne est sûre de sa méthode, et ce n'est pas la même.
    }

pair-same-style-try =
    { $styles ->
        [D]
            { $voice ->
                [unnamed] Laissez une personne parler en dernier à la prochaine réunion, et l'autre à la suivante.
               *[named] Laissez { $a } parler en dernier à la prochaine réunion, et { $b } à la suivante.
            }
        [I]
            { $voice ->
                [you] À la fin de votre prochain échange, notez qui fait quoi, et pour quand.
                [unnamed] À la fin du prochain échange, notez qui fait quoi, et pour quand.
               *[named] À la fin du prochain échange entre { $a } et { $b }, notez qui fait quoi, et pour quand.
            }
        [S]
            { $voice ->
                [you] Cette semaine, dites à l'autre une chose que vous aimeriez changer.
                [unnamed] Cette semaine, demandez à chaque personne une chose qu'elle aimerait changer.
               *[named] Cette semaine, demandez à { $a } et à { $b } une chose à changer.
            }
       *[C]
            { $voice ->
                [you] Avant votre prochaine tâche commune, convenez du moment où les vérifications s'arrêtent.
                [unnamed] Avant la prochaine tâche commune, convenez avec les deux du moment où les vérifications s'arrêtent.
               *[named] Avant la prochaine tâche commune, convenez avec { $a } et { $b } du moment où les vérifications s'arrêtent.
            }
    }

pair-same-style-question =
    { $styles ->
        [D] « Où sommes-nous en concurrence, et qui en paie le prix ? »
        [I] « Laquelle de nos promesses n'est écrite nulle part ? »
        [S] « À quoi avons-nous dit oui alors que personne n'en avait envie ? »
       *[C] « Que vérifions-nous encore, alors que c'est déjà assez bon ? »
    }

## In the quarters of opposite styles.

pair-opposite-styles =
    { $first ->
        [D]
            { $voice ->
                [unnamed] Une personne pousse au résultat, l'autre assure la stabilité.
               *[named] { $a } pousse au résultat, { $b } assure la stabilité.
            }
       *[I]
            { $voice ->
                [unnamed] Une personne gagne l'adhésion, l'autre vérifie les faits.
               *[named] { $a } gagne l'adhésion, { $b } vérifie les faits.
            }
    }
    .detail = Les places sur le cercle sont dans des quarts opposés, { $first_named_and } et { $second_named_and }.

pair-opposite-styles-strength =
    { $first ->
        [D]
            { $voice ->
                [unnamed] Une personne décide pendant qu'on hésite encore, l'autre mène le travail à son terme.
               *[named] { $a } décide pendant qu'on hésite encore, { $b } mène le travail à son terme.
            }
       *[I]
            { $voice ->
                [unnamed] Une personne fait parler tout le monde, l'autre demande comment cela marchera vraiment.
               *[named] { $a } fait parler tout le monde, { $b } demande comment cela marchera vraiment.
            }
    }

pair-opposite-styles-watch-out =
    { $first ->
        [D]
            { $voice ->
                [unnamed] Une personne insiste pour une réponse, l'autre dit oui pour que la pression cesse.
               *[named] { $a } insiste pour une réponse, { $b } dit oui pour que la pression cesse.
            }
       *[I]
            { $voice ->
                [unnamed] Une personne veut discuter un plan de vive voix, l'autre le veut par écrit.
               *[named] { $a } veut discuter un plan de vive voix, { $b } le veut par écrit.
            }
    }

pair-opposite-styles-try =
    { $first ->
        [D]
            { $voice ->
                [unnamed] Fixez une date pour la prochaine décision : une personne a le temps de réfléchir, l'autre sait quand l'attente finit.
               *[named] Fixez une date pour la prochaine décision : { $b } a le temps de réfléchir, { $a } sait quand l'attente finit.
            }
       *[I]
            { $voice ->
                [unnamed] Laissez une personne expliquer une idée en cinq minutes. Ensuite, l'autre pose trois questions.
               *[named] Laissez { $a } expliquer une idée en cinq minutes. Ensuite, { $b } pose trois questions.
            }
    }

pair-opposite-styles-question =
    { $first ->
        [D] « À quand remonte notre dernier oui qui voulait dire non ? »
       *[I] « Que nous faut-il savoir, d'un côté et de l'autre, avant de dire oui à une idée ? »
    }

## In opposite halves.

pair-pace-opposite =
    { $voice ->
        [unnamed] Une personne va vite, l'autre prend son temps.
       *[named] { $a } va vite, { $b } prend son temps.
    }
    .detail = Une place est dans la moitié rapide du cercle, l'autre dans la moitié calme.

pair-focus-opposite =
    { $voice ->
        [unnamed] Une personne pense d'abord aux autres, l'autre pense d'abord à la tâche.
       *[named] { $a } pense d'abord aux personnes, { $b } pense d'abord à la tâche.
    }
    .detail = Une place est dans la moitié « personnes d'abord » du cercle, l'autre dans la moitié « tâche d'abord ».

pair-pace-strength =
    { $voice ->
        [unnamed] Une personne met les choses en route, l'autre repère ce qu'on a oublié.
       *[named] { $a } met les choses en route, { $b } repère ce qu'on a oublié.
    }

pair-focus-strength =
    { $voice ->
        [unnamed] Une personne voit ce qu'un plan fait aux gens, l'autre voit si le plan marche.
       *[named] { $a } voit ce qu'un plan fait aux gens, { $b } voit si le plan marche.
    }

pair-pace-friction =
    { $voice ->
        [unnamed] Au moment de décider, une personne trouve que cela traîne, et l'autre que tout va trop vite.
       *[named] Au moment de décider, { $a } trouve que cela traîne, et { $b } que tout va trop vite.
    }

pair-focus-friction =
    { $voice ->
        [unnamed] Une personne demande qui est concerné, et on y voit de la mollesse. L'autre demande les faits, et on y voit de la froideur.
       *[named] { $a } demande qui est concerné, et on y voit de la mollesse. { $b } demande les faits, et on y voit de la froideur.
    }

pair-pace-try-first =
    { $voice ->
        [unnamed] La personne la plus rapide envoie la question un jour avant l'échéance.
       *[named] { $a } envoie la question à { $b } un jour avant l'échéance.
    }

pair-pace-try-second =
    { $voice ->
        [unnamed] La personne la plus calme dit tout de suite quand viendra la réponse.
       *[named] { $b } dit tout de suite à { $a } quand viendra la réponse.
    }

pair-focus-try-first =
    { $voice ->
        [unnamed] Au prochain échange, qui pense d'abord aux personnes commence par les faits.
       *[named] La prochaine fois, { $a } parle à { $b } en commençant par les faits.
    }

pair-focus-try-second =
    { $voice ->
        [unnamed] Qui pense d'abord à la tâche demande comment les autres voient un plan, avant d'en dire les défauts.
       *[named] { $b } demande à { $a } comment les autres voient un plan, avant d'en dire les défauts.
    }

pair-pace-question = « Combien de temps nous faut-il, d'un côté et de l'autre, avant une décision ? »

pair-focus-question = « Dans notre dernier désaccord, que voulions-nous protéger, d'un côté et de l'autre ? »

## One faster, or putting people first more, whichever halves the two are in.

pair-pace-apart =
    { $voice ->
        [unnamed] Une personne agit en premier, l'autre ensuite.
       *[named] { $a } agit en premier, { $b } ensuite.
    }
    .detail = Cela compare les deux personnes entre elles, sans dire si l'une ou l'autre va vite.

pair-focus-apart =
    { $voice ->
        [unnamed] Une personne pense davantage aux autres, l'autre moins.
       *[named] { $a } pense davantage aux personnes, { $b } moins.
    }
    .detail = Cela compare les deux personnes entre elles, sans dire si l'une ou l'autre pense d'abord aux personnes.

pair-pace-apart-friction =
    { $voice ->
        [unnamed] Une personne a fini plus tôt et se retrouve à attendre l'autre.
       *[named] { $a } a fini plus tôt et se retrouve à attendre { $b }.
    }

pair-focus-apart-friction =
    { $voice ->
        [unnamed] Quand une personne arrange un plan pour quelqu'un, l'autre trouve cela injuste envers le reste du groupe.
       *[named] Quand { $a } arrange un plan pour quelqu'un, { $b } trouve cela injuste envers le reste du groupe.
    }

pair-pace-apart-try =
    { $voice ->
        [you] Avant votre prochaine tâche commune, notez séparément combien de temps elle prendra, puis comparez.
        [unnamed] Avant la prochaine tâche commune, demandez aux deux combien de temps elle prendra, puis comparez.
       *[named] Avant la prochaine tâche commune, demandez à { $a } et à { $b } combien de temps elle prendra, puis comparez.
    }

pair-focus-apart-try =
    { $voice ->
        [you] Avant votre prochaine décision commune, notez séparément les deux choses à regarder d'abord, puis comparez.
        [unnamed] Avant la prochaine décision commune, demandez aux deux ce qu'il faut regarder d'abord, puis comparez.
       *[named] Avant la prochaine décision commune, demandez à { $a } et à { $b } ce qu'il faut regarder d'abord, puis comparez.
    }

pair-pace-apart-question = « Dans notre dernier travail commun, quand a-t-il fallu attendre l'autre ? »

pair-focus-apart-question = « Dans notre dernier plan, qu'est-ce qui comptait plus d'un côté que de l'autre ? »

## Both in one half.

pair-both =
    { $voice ->
        [you]
            { $end ->
                [fast] Vous allez vite.
                [calm] Vous prenez votre temps.
                [people] Vous pensez d'abord aux personnes.
               *[task] Vous pensez d'abord à la tâche.
            }
       *[named]
            { $end ->
                [fast] { pair-both-of-them } vont vite.
                [calm] { pair-both-of-them } prennent leur temps.
                [people] { pair-both-of-them } pensent d'abord aux personnes.
               *[task] { pair-both-of-them } pensent d'abord à la tâche.
            }
    }
    .detail =
        { $end ->
            [fast] Les deux places sont dans la moitié rapide du cercle.
            [calm] Les deux places sont dans la moitié calme du cercle.
            [people] Les deux places sont dans la moitié « personnes d'abord » du cercle.
           *[task] Les deux places sont dans la moitié « tâche d'abord » du cercle.
        }

# Two findings in one sentence, where both are as sure.
pair-both-halves =
    { $pace ->
        [fast]
            { $voice ->
                [you] Vous allez vite et pensez { pair-both-focus }.
               *[named] { pair-both-of-them } vont vite et pensent { pair-both-focus }.
            }
       *[calm]
            { $voice ->
                [you] Vous prenez votre temps et pensez { pair-both-focus }.
               *[named] { pair-both-of-them } prennent leur temps et pensent { pair-both-focus }.
            }
    }

pair-both-focus =
    { $focus ->
        [people] d'abord aux personnes
       *[task] d'abord à la tâche
    }

pair-both-strength =
    { $voice ->
        [you]
            { $end ->
                [fast] Vous démarrez vite et répondez le jour même.
                [calm] Vous pensez un plan jusqu'au bout, et vous vous écoutez.
                [people] Vous sentez tôt comment les autres prendront un plan.
               *[task] Vous trouvez tôt les points faibles d'un plan, et vous les dites.
            }
       *[named]
            { $end ->
                [fast] { pair-together } démarrent vite et répondent le jour même.
                [calm] { pair-together } pensent un plan jusqu'au bout, et s'écoutent.
                [people] { pair-together } sentent tôt comment les autres prendront un plan.
               *[task] { pair-together } trouvent tôt les points faibles d'un plan, et les disent.
            }
    }

pair-both-watch-out =
    { $voice ->
        [you]
            { $end ->
                [fast] Vous foncez, et les voix discrètes ne placent pas un mot.
                [calm] Vous attendez que l'autre parle, et les décisions tombent tard.
                [people] Vous adoucissez ce qui est dur à entendre.
               *[task] Vous parlez des faits et oubliez ce que ressentent les autres.
            }
       *[named]
            { $end ->
                [fast] { pair-both-of-them } foncent, et les voix discrètes ne placent pas un mot.
                [calm] { pair-together } attendent que l'autre parle, et les décisions tombent tard.
                [people] { pair-both-of-them } adoucissent ce qui est dur à entendre.
               *[task] { pair-both-of-them } parlent des faits et oublient ce que ressentent les autres.
            }
    }

pair-both-friction =
    { $end ->
        [fast] Chaque personne répond avant que l'autre ait fini, et aucune ne ralentit.
        [calm] Ce qui agace une personne parvient à l'autre des semaines plus tard, ou jamais.
        [people] Chaque personne cède pour plaire à l'autre, et aucune n'obtient ce qu'il fallait pour le travail.
       *[task] Dès qu'un désaccord est sur la table, les deux veulent avoir raison.
    }

pair-both-try =
    { $end ->
        [fast]
            { $voice ->
                [you] Laissez passer une nuit avant votre prochaine grande décision, et écoutez d'abord une voix plus discrète.
                [unnamed] Laissez les deux attendre une nuit avant la prochaine grande décision, et écouter d'abord une voix plus discrète.
               *[named] Laissez { $a } et { $b } attendre une nuit avant la prochaine grande décision, et écouter d'abord une voix plus discrète.
            }
        [calm]
            { $voice ->
                [you] À la prochaine réunion, dites ce que vous pensez, abouti ou non.
                [unnamed] À la prochaine réunion, demandez aux deux un premier avis, abouti ou non.
               *[named] À la prochaine réunion, demandez à { $a } et à { $b } un premier avis, abouti ou non.
            }
        [people]
            { $voice ->
                [you] Notez de chaque côté un fait qui contredit votre plan, puis échangez-les.
                [unnamed] Demandez à chaque personne un fait qui contredit le plan.
               *[named] Demandez à { $a } un fait qui contredit le plan, et un autre à { $b }.
            }
       *[task]
            { $voice ->
                [you] Avant d'envoyer votre plan, demandez à une personne ce qu'il changera.
                [unnamed] Avant que les deux envoient un plan, demandez à une personne ce qu'il changera.
               *[named] Quand { $a } et { $b } vont envoyer un plan, demandez d'abord à une personne ce qu'il changera.
            }
    }

pair-both-question =
    { $end ->
        [fast] « Quelle décision prise à la hâte avons-nous dû reprendre ? »
        [calm] « À quoi réfléchissons-nous encore, alors que quelqu'un attend ? »
        [people] « Quel fait désagréable taisons-nous par gentillesse ? »
       *[task] « Quelles personnes notre plan touche-t-il, et quand leur avons-nous parlé la dernière fois ? »
    }

## Open: nothing is claimed, and what helps is to ask.

pair-pace-open =
    { $voice ->
        [you] On ne sait pas encore qui de vous deux va le plus vite.
        [unnamed] On ne sait pas encore laquelle des deux personnes va le plus vite.
       *[named] On ne sait pas encore qui va le plus vite, { $a } ou { $b }.
    }

pair-focus-open =
    { $voice ->
        [you] On ne sait pas encore qui de vous deux pense le plus aux personnes.
        [unnamed] On ne sait pas encore laquelle des deux pense le plus aux personnes.
       *[named] On ne sait pas encore qui pense le plus aux personnes, { $a } ou { $b }.
    }

pair-pace-open-try =
    { $voice ->
        [you] Demandez à l'autre combien de temps il lui faut avant une décision.
        [unnamed] Demandez aux deux combien de temps il leur faut avant une décision.
       *[named] Demandez à { $a } et à { $b } combien de temps il leur faut avant une décision.
    }

pair-focus-open-try =
    { $voice ->
        [you] Demandez à l'autre ce qui passe d'abord dans un échange, les personnes ou les faits.
        [unnamed] Demandez aux deux ce qui passe d'abord dans un échange, les personnes ou les faits.
       *[named] Demandez à { $a } et à { $b } ce qui passe d'abord dans un échange, les personnes ou les faits.
    }

pair-pace-open-question = « Quand est-ce que je vous ai mis la pression, et quand vous ai-je fait attendre ? »

pair-focus-open-question = « Qu'avez-vous regardé en premier dans notre dernier plan ? »

## Caveats.

pair-several-languages = Les deux questionnaires ont été remplis dans des langues différentes. Personne n'a vérifié à quel point les traductions se valent : nous en disons donc moins.

pair-several-banks = Le questionnaire n'avait pas la même version pour les deux : les scores ne se comparent qu'à peu près.

# All that is said where the answers of $a look random.
pair-random =
    { $voice ->
        [unnamed] Les réponses d'une des deux personnes ressemblent plus à des choix au hasard qu'à de vrais choix : rien n'est dit sur elles deux.
       *[named] Les réponses données par { $a } ressemblent plus à des choix au hasard qu'à de vrais choix : rien n'est dit sur les deux personnes.
    }

pair-random-both =
    { $voice ->
        [you] Vos réponses, à vous deux, ressemblent plus à des choix au hasard qu'à de vrais choix : rien n'est dit sur vous.
        [unnamed] Les réponses des deux personnes ressemblent plus à des choix au hasard qu'à de vrais choix : rien n'est dit sur elles.
       *[named] Les réponses données par { $a } et { $b } ressemblent plus à des choix au hasard qu'à de vrais choix : rien n'est dit sur les deux personnes.
    }

pair-caution =
    { $voice ->
        [you] Chez au moins une personne de votre duo, les réponses ont quelque chose d'inhabituel : lisez ceci avec prudence.
       *[named] Les réponses d'au moins une des deux personnes ont quelque chose d'inhabituel : lisez ceci avec prudence.
    }
