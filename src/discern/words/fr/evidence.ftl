## What a claim rests on: the names of figures.

# Of the direction of one style, or of that between two.
evidence-direction =
    { $styles ->
        [DI] probabilité d'aller vite avant tout
        [IS] probabilité de penser aux personnes avant tout
        [SC] probabilité que le calme se voie plus que la tâche ou les personnes
        [DC] probabilité de penser à la tâche avant tout
       *[one] probabilité du quart { $styles }
    }

evidence-half = probabilité d'être dans { half-of-circle }

evidence-score-beyond =
    { $side ->
        [above] probabilité que le score en { $styles } dépasse { $line }
       *[below] probabilité que le score en { $styles } soit au-dessous de { $line }
    }

evidence-score = score en { $styles }

evidence-score-interval = score en { $styles }, avec sa fourchette à 95 %

evidence-style-given = style, tel que le système le nomme

# What a check of answers looks for. Another service's check has its own words: $meaning.
check-meaning =
    { $check ->
        [person_fit] Des réponses moins cohérentes entre elles que chez presque tout le monde
        [near_random] Des réponses qui ressemblent plus à des choix au hasard qu'à de vrais choix
        [random_answers] Des réponses 100 fois plus proches de choix au hasard que de vrais choix
        [answered] Des réponses à moins des trois quarts des questions
        [too_few] Des réponses à moins de la moitié des questions
        [fast] Plus d'un quart des réponses trop rapides pour avoir lu le texte
        [too_fast] Plus de la moitié des réponses trop rapides pour avoir lu le texte
        [same_places] Les deux mêmes places à l'écran choisies plus de quatre fois de suite
        [place_pattern] Des réponses choisies d'après la place, et non le contenu
        [translated] Des réponses données pendant que le navigateur montrait une traduction automatique
       *[other] { $meaning }
    }

# What a check that failed means for reading the profile. $meaning is that of another service's check.
check-note =
    { $check ->
        [person_fit]
            { $voice ->
                [you] Vos réponses sont moins cohérentes entre elles que chez presque tout le monde : elles en disent moins sur vous.
               *[named] Les réponses sont moins cohérentes entre elles que chez presque tout le monde : elles en disent moins sur la personne.
            }
        [near_random]
            { $voice ->
                [you] Vos réponses ressemblent plus à des choix au hasard qu'à de vrais choix : ce qu'elles disent peut être tout simplement faux. Cela arrive aussi quand on choisit avec soin.
               *[named] Ces réponses sont si peu cohérentes que ce qu'elles disent peut être tout simplement faux. Cela arrive aussi quand on choisit avec soin. Demandez en tête-à-tête ce qui est juste.
            }
        [random_answers]
            { $voice ->
                [you] Vos réponses ressemblent bien plus à des choix au hasard qu'à de vrais choix : on ne peut rien y lire. Elles ne disent pas pourquoi.
               *[named] Ces réponses ne donnent pas de profil : elles sont trop peu cohérentes, et ne disent pas pourquoi. Demandez à la personne de répondre à nouveau, ou parlez-en en tête-à-tête.
            }
        [answered] Plus d'un quart des questions sont sans réponse : le profil a moins d'appui.
        [too_few] Plus de la moitié des questions sont sans réponse : c'est trop peu pour un profil.
        [fast]
            { $voice ->
                [you] Plus d'un quart de vos réponses sont venues plus vite qu'on ne peut lire le texte : il n'est pas sûr qu'elles montrent ce que vous choisiriez.
               *[named] Plus d'un quart des réponses sont venues plus vite qu'on ne peut lire le texte : il n'est pas sûr qu'elles montrent ce que la personne choisirait.
            }
        [too_fast]
            { $voice ->
                [you] Plus de la moitié de vos réponses sont venues plus vite qu'on ne peut lire le texte : elles ne peuvent pas montrer ce que vous choisiriez.
               *[named] Plus de la moitié des réponses sont venues plus vite qu'on ne peut lire le texte : elles ne peuvent pas montrer ce que la personne choisirait.
            }
        [same_places] Les deux mêmes places à l'écran reviennent plusieurs fois de suite : il n'est pas sûr que ces réponses aient un lien avec le texte.
        [place_pattern] Les réponses suivent la place à l'écran, et non le contenu : il n'est pas sûr qu'elles disent ce qui est juste.
        [translated]
            { $voice ->
                [you] Votre navigateur a traduit des affirmations pendant que vous répondiez. Nous ne savons pas ce qu'il en a fait : il se peut que vos réponses en disent moins sur vous.
               *[named] Le navigateur a traduit des affirmations pendant les réponses. Nous ne savons pas ce qu'il en a fait : il se peut que les réponses en disent moins sur la personne.
            }
       *[other] { $meaning }
    }

evidence-yes = oui

evidence-ok = rien à signaler

evidence-caution = à lire avec prudence

evidence-withheld = pas de profil

evidence-verdict = verdict sur les réponses

evidence-norms = groupe de référence

evidence-norm-group = personnes du groupe de référence

evidence-languages = langues du questionnaire

evidence-banks = versions du questionnaire

evidence-doubtful = personnes dont les réponses sont à lire avec prudence

evidence-pair-styles = probabilité qu'une personne soit dans le quart { $first } et l'autre dans le quart { $second }

evidence-pair-same = probabilité que les deux soient dans le quart { $styles }

evidence-pair-difference =
    { $axis ->
        [pace] écart de rythme (1 est l'écart habituel à la moyenne)
       *[focus] écart de priorité (1 est l'écart habituel à la moyenne)
    }

# How probable it is of the likelier of the two.
evidence-pair-nearer =
    { $end ->
        [fast] certitude sur la personne la plus rapide
        [calm] certitude sur la personne la plus calme
        [people] certitude sur la personne qui pense le plus aux personnes
       *[task] certitude sur la personne qui pense le plus à la tâche
    }

evidence-pair-halves =
    { $axis ->
        [pace] probabilité qu'une personne soit dans la moitié rapide et l'autre dans la moitié calme
       *[focus] probabilité qu'une personne soit dans la moitié « personnes d'abord » et l'autre dans la moitié « tâche d'abord »
    }

evidence-pair-both = probabilité que les deux soient dans { half-of-circle }

# Of three or four people, some on either side.
evidence-several-nearer =
    { $axis ->
        [pace] probabilité que chaque personne du premier côté soit plus rapide que chacune du second
       *[focus] probabilité que chaque personne du premier côté pense plus aux personnes que chacune du second
    }

evidence-several-halves =
    { $axis ->
        [pace] probabilité que le premier côté soit dans la moitié rapide et le second dans la moitié calme
       *[focus] probabilité que le premier côté soit dans la moitié « personnes d'abord » et le second dans la moitié « tâche d'abord »
    }

evidence-several-both = probabilité que tout le groupe soit dans { half-of-circle }

evidence-profiled = personnes avec un profil

evidence-most = probabilité que plus de la moitié soient dans le quart { $styles_or }

evidence-expected = personnes attendues dans le quart { $styles_or }

evidence-each = probabilité qu'au moins { $least } soient dans le quart { $one } et au moins { $least } dans le quart { $other }

evidence-absent = probabilité que personne ne soit dans le quart { $styles_or }

evidence-end-most = probabilité que la plupart soient dans { half-of-circle }

evidence-ends-each =
    { $axis ->
        [pace] probabilité que { $least } ou plus soient dans la moitié rapide, et { $least } ou plus dans la moitié calme
       *[focus] probabilité que { $least } ou plus soient dans la moitié « personnes d'abord », et { $least } ou plus dans la moitié « tâche d'abord »
    }

evidence-many = probabilité que { $least } ou plus soient dans le quart { $styles }

evidence-group =
    { $count ->
        [one] probabilité de cela
       *[other] probabilité de cela pour les { $count } ensemble
    }

evidence-two = probabilité que deux personnes ou plus soient dans le quart { $styles }

evidence-expected-with = personnes attendues dans le quart { $styles }, avec la nouvelle personne

evidence-coverage = probabilité que chaque quart compte au moins une personne

evidence-lone = probabilité qu'exactement une personne soit dans le quart { $styles }

evidence-lone-person = probabilité que ce soit cette personne

evidence-counts = personnes dans le quart { $styles }, fourchette à 95 %

evidence-mean = score moyen en { $styles }

evidence-mean-beyond =
    { $side ->
        [above] probabilité que la moyenne dépasse { $line }
       *[below] probabilité que la moyenne soit au-dessous de { $line }
    }

evidence-centre =
    { $region ->
        [fast] probabilité que le centre soit dans la moitié rapide
        [calm] probabilité que le centre soit dans la moitié calme
        [people] probabilité que le centre soit dans la moitié « personnes d'abord »
        [task] probabilité que le centre soit dans la moitié « tâche d'abord »
        [DI] probabilité que le centre soit en haut, entre D et I
        [IS] probabilité que le centre soit à droite, entre I et S
        [SC] probabilité que le centre soit en bas, entre S et C
        [DC] probabilité que le centre soit à gauche, entre D et C
       *[one] probabilité que le centre soit dans le quart { $region }
    }

evidence-centre-position =
    { $axis ->
        [pace] place du centre de l'équipe vers le côté rapide (0 est la moyenne, et la plupart des personnes sont entre -1 et 1)
       *[focus] place du centre de l'équipe vers les personnes (0 est la moyenne, et la plupart des personnes sont entre -1 et 1)
    }

evidence-spread-close = probabilité que la dispersion soit de moins de { $line } fois celle du groupe de référence

evidence-spread-far = probabilité que la dispersion soit de plus de { $line } fois celle du groupe de référence

evidence-spread = dispersion, en multiple de celle du groupe de référence

evidence-end =
    { $end ->
        [fast] probabilité d'être la personne la plus rapide
        [calm] probabilité d'être la personne la plus calme
        [people] probabilité de penser aux personnes plus que quiconque
       *[task] probabilité de penser à la tâche plus que quiconque
    }

evidence-outlier = probabilité que la distance au centre des autres dépasse deux fois leur dispersion

evidence-outlier-distance = distance au centre des autres, en multiple de leur dispersion

evidence-bridge = probabilité de cela, et qu'au moins { $least } autres soient dans le quart { $one } et au moins { $least } dans le quart { $other }

evidence-friction = probabilité qu'une personne soit dans le quart { $one } et l'autre dans le quart { $other }

evidence-distance = distance sur le cercle (1 est l'écart habituel à la moyenne)

evidence-members-size = membres

evidence-members-profiled = membres avec un profil

evidence-members-others = autres membres

# The people in a group, by how sure it is that they belong there.
evidence-group-certainty =
    { $strength ->
        [very-likely] personnes dont la place ici est très probable
        [likely] personnes dont la place ici est probable
       *[leaning] personnes avec une tendance de ce côté
    }

evidence-group-open = personnes dont la place est incertaine

evidence-group-random = personnes aux réponses peu claires

# Beside the probability of a claim about a team some of whose answers look random: the same by the others alone. $value is
# "open" where these claim nothing of the kind.
evidence-without-random =
    { $count ->
        [one] probabilité sans le questionnaire qui ressemble à des choix au hasard
       *[other] probabilité sans les { $count } questionnaires qui ressemblent à des choix au hasard
    }

# Beside the word for how sure a claim about a team is, where this would be another one without the answers that look random.
evidence-holds-without-random =
    { $claimed ->
        [yes] { $percent } sans les réponses qui ressemblent à des choix au hasard
       *[no] Sans appui hors des réponses qui ressemblent à des choix au hasard
    }
