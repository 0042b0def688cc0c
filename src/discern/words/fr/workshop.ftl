# What the leader of a workshop on a team takes along: slides, and pages to print.

# The verdict on a slide and on the poster of a team of which nothing is said as a whole.
workshop-open = Votre façon d'être en équipe reste incertaine.

# At the foot of each card.
workshop-cards-note = Le conseil vient de l'enseignement du DISC. Seul le constat est mesuré.

workshop-poster-note =
    { $size ->
        [one] Sur { $size } personne, { $count } a un profil. Un profil montre, selon ses propres réponses, comment une personne aime travailler. Il ne dit rien de la qualité du travail.
       *[other] { $count ->
            [one] Sur { $size } personnes, { $count } a un profil.
           *[other] Sur { $size } personnes, { $count } ont un profil.
        } Un profil montre, selon ses propres réponses, comment une personne aime travailler. Il ne dit rien de la qualité du travail.
    }

# Below the title of a run sheet, which is the team's name. $day is when it was printed.
workshop-run-sheet = Déroulé d'un atelier de { $minutes } minutes, imprimé le { $day }

# Over lines to write on.
# At the head of a meeting's brief. $day is when it was printed.
workshop-brief-about =
    { $named ->
        [yes] { $team } · { $size ->
            [one] { $size } personne
           *[other] { $size } personnes
        }, { $profiled } avec un profil · { $day }
       *[no] { $size ->
            [one] { $size } personne
           *[other] { $size } personnes
        }, { $profiled } avec un profil · { $day }
    }

# Beside a name, where there is nothing else to say.
workshop-brief-nothing = Aucun profil utilisable

workshop-notes = Notes

# What a file is called, in its properties.
workshop-file =
    { $file ->
        [tents] Chevalets de table
        [cards] Fiches pour l'échange
        [poster] Le cercle de l'équipe
        [brief] Fiche de réunion
        [handout] Feuille à emporter
       *[run-sheet] Déroulé
    }

# The notes of a slide, below a finding: how sure it is, and what it rests on.
workshop-note-sure = { $strength }, { $percent }

workshop-note-evidence = Sur quoi cela repose : { $evidence }.

## The page that everyone takes home. It names no one and says nothing that was measured.

workshop-handout = Ce que je retiens d'aujourd'hui

workshop-handout-disc = Le DISC décrit en quatre styles comment chaque personne aime travailler. Tout le monde a un peu des quatre. Une lettre nomme une direction, pas ce qu'une personne est.

workshop-handout-heading =
    { $part ->
        [style] Style
        [brings] Apporte
        [helps] Ce qui aide
        [profile] Mon profil, et ce que j'en pense
        [ask] Une chose que je demande à mon équipe
       *[try] Une chose que je vais essayer
    }

# What people in the quarter of a style bring.
workshop-handout-brings =
    { $style ->
        [D] Des buts clairs, des décisions rapides et des mots directs
        [I] De l'énergie, des idées et l'art de gagner l'adhésion
        [S] Du calme, de l'écoute et un travail mené à son terme
       *[C] De bonnes raisons, des vérifications soigneuses et un travail juste
    }

# What helps in working with people in the quarter of a style.
workshop-handout-helps =
    { $style ->
        [D] Allez droit au but, et laissez libre la façon de faire
        [I] Prenez le temps de parler, puis écrivez ce qui est convenu
        [S] Annoncez tôt ce qui change, et demandez un avis
       *[C] Donnez les détails, et le temps de les vérifier
    }

workshop-handout-no-better = Cela vient de l'enseignement du DISC. Rien n'a été mesuré ici. Aucun style n'est meilleur qu'un autre.

workshop-handout-label =
    { $label ->
        [says] Mon profil dit …
        [own-view] Mon point de vue …
        [please] Ma demande …
        [when] Quand …
       *[then] Je vais …
    }

workshop-handout-for = Servez-vous-en pour développer votre façon de travailler et pour en parler en équipe. Ce que vous écrivez ici est à vous.

workshop-handout-excluded = Ne vous en servez pas pour une embauche, une promotion, un salaire ou un licenciement, ni pour juger qui est meilleur. Cela ne dit rien de la qualité du travail.
