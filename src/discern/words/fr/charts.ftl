## Charts: titles, what they say to people who can't see them, hover texts, axes and tables. $a and $b are names.

# Title and description as one text.
chart-alt = { $title }. { $described }

chart-nobody = Personne ici n'a encore de profil

# A style with its score, its probability or a count, in a row of four.
chart-style-value = { style-name } { $value }

chart-style-hover = { style-named } : { $value }

chart-said-percent = { $said }, { $percent }

# What people in a quarter of the circle have in common.
chart-quarter =
    { $styles ->
        [D] Rapide, la tâche d'abord
        [I] Rapide, les personnes d'abord
        [S] Calme, les personnes d'abord
       *[C] Calme, la tâche d'abord
    }

chart-in-quarter =
    { $styles ->
        [D] en D (rapide, la tâche d'abord)
        [I] en I (rapide, les personnes d'abord)
        [S] en S (calme, les personnes d'abord)
       *[C] en C (calme, la tâche d'abord)
    }

# Below a half, on hover: the other axis.
chart-half-open =
    { $axis ->
        [pace] Rapide ou calme : incertain
       *[focus] Tâche ou personnes d'abord : incertain
    }

chart-sure = Sûr à { $percent }

chart-range-sure = Sûr à 95 % : { $range }

# A service that doesn't say how sure it is. $label is what it calls somebody.
chart-label =
    { $voice ->
        [you] Le système dit { $label } pour vous, sans dire à quel point c'est sûr.
        [unnamed] Le système dit { $label } pour cette personne, sans dire à quel point c'est sûr.
       *[named] Le système dit { $label } pour { $a }, sans dire à quel point c'est sûr.
    }

## One short line under a chart.

chart-reading-pale = Points pâles : l'un de deux styles.

chart-reading-open =
    { $random ->
        [yes] Anneaux gris : côté incertain, ou réponses peu claires.
       *[no] Anneaux gris : côté incertain.
    }

chart-reading-shaded = Zone ombrée : sûr à 80 %.

chart-reading-thick = Traits épais : sûr à 95 %.

chart-reading-bars = Barres : sûr à 95 %.

chart-reading-earlier = Pointillé : le profil précédent.

chart-reading-change = Anneau noir : arrive. Barré : part.

## The circle.

chart-directions = Huit directions et quatre moitiés

chart-directions-described = En haut, c'est rapide ; en bas, calme ; à droite, les personnes d'abord ; à gauche, la tâche. La direction de chaque style est un quart du cercle. Dominance est en haut à gauche, Influence en haut à droite, Stabilité en bas à droite et Conformité en bas à gauche. Entre deux voisines se trouve une autre direction, aussi large : rapide avant tout, les personnes avant tout, calme avant tout et la tâche avant tout.

chart-directions-reading = Chaque quart est la direction d'un style. Chaque arc est une direction entre deux styles.

chart-directions-column =
    { $column ->
        [direction] Direction
       *[middle] Milieu, depuis la droite
    }

chart-circle-end =
    { $end ->
        [fast] Rapide
        [calm] Calme
        [task] La tâche d'abord
       *[people] Les personnes d'abord
    }

chart-person-number = Personne { $number }

chart-people =
    { $count ->
        [0] personne
        [one] { $count } personne
       *[other] { $count } personnes
    }

chart-mean = Moyenne

chart-scores-intervals = { $values } ; intervalles à 95 % entre parenthèses.

chart-scores-plain = { $values }.

## Headings of tables.

chart-column-person = Personne

chart-column-style = Style

chart-column-name = Nom

chart-column-score = Score

chart-column-low = De

chart-column-high = À

chart-column-probability = Certitude

chart-column-said = Direction ou moitié

chart-column-most = Le plus

chart-column-least = Le moins

chart-column-difference = Écart

chart-column-higher = Plus haut

chart-column-counted = Personnes

# A style's letter.
chart-column-quarter = Quart { $style }

chart-column-person-or-team = Personne ou équipe

chart-column-team-low = Équipe : au moins

chart-column-team-high = Équipe : au plus

chart-column-team-counted = Équipe : personnes

## One person.

chart-person-scores =
    { $voice ->
        [you] Vos quatre scores
       *[named] Les quatre scores obtenus par { $a }
    }

# $style is a letter.
chart-highest = Score le plus haut : { $style }. La place tient compte des quatre.

chart-profile-described = Scores de 0 à 100 : { $scores }

chart-place =
    { $where ->
        [middle] Le point est près du centre, { chart-in-quarter }.
        [rim] Le point est près du bord, { chart-in-quarter }.
       *[between] Le point est à mi-chemin du bord, { chart-in-quarter }.
    }

chart-quarters = Probabilité de chaque quart : { $values }.

chart-counts-title = { style-name } : { $count } fois « me ressemble le plus » sur { $of } réponses

chart-counts-style = { style-name } : le plus { $most }, le moins { $least }, écart { $difference }

chart-counts-described = { $values }. Un décompte des réponses, pas une mesure.

chart-counts-reading = Contour : me ressemble le moins. Plein : me ressemble le plus.<br>◇ Écart

chart-counts-least = { $count } fois « me ressemble le moins »

chart-counts-most = { $count } fois « me ressemble le plus »

chart-counts-difference = Écart : { $difference }

chart-moved = { $a }, avant et maintenant

# In place of what a chart of one person or two finds, where the answers of $names look random.
chart-by-chance =
    { $count ->
        [one] D'après ces réponses, qui peuvent venir du hasard
       *[other] D'après ces réponses ; celles données par { $names } peuvent venir du hasard
    }

## Two people.

chart-pair-scores = { $a } et { $b }, score par score

chart-pair-score = { $a } : { $score }

# Who has the higher score.
chart-pair-higher =
    { $strength ->
        [very-likely] Plus haut chez { $a } (très probable, { $percent })
        [likely] Plus haut chez { $a } (probable, { $percent })
       *[leaning] Plus haut chez { $a } (tendance, { $percent })
    }

chart-pair-style = { style-name } : { $a } { $first }, { $b } { $second }

chart-pair-described = Scores de 0 à 100, intervalles à 95 % entre parenthèses. { $values }.

# Both are sentences without their full stop.
chart-pair-map = { $first }. { $second }

chart-pair-place = { $a }. { $place }

# $first and $second are initials.
chart-pair-key =
    { $dashed ->
        [yes] { $first } { $a } · { $second } { $b }, en pointillé
       *[no] { $first } { $a } · { $second } { $b }
    }
