## What a person can expect of a team-mate: $a is the person, $b the team-mate. `you` speaks to $a. The detail is what to
## expect and to do.

# The team-mate is nearer than the person to an end of pace or focus.
teammate-nearer =
    { $end ->
        [fast]
            { $voice ->
                [you] { $b } agit en premier, vous ensuite.
                [unnamed] Une personne agit en premier, l'autre ensuite.
               *[named] { $b } agit en premier, { $a } ensuite.
            }
        [calm]
            { $voice ->
                [you] { $b } prend plus de temps que vous.
                [unnamed] Une personne prend plus de temps que l'autre.
               *[named] { $b } prend plus de temps, { $a } va plus vite.
            }
        [people]
            { $voice ->
                [you] { $b } pense plus aux personnes que vous.
                [unnamed] Une personne pense plus aux personnes que l'autre.
               *[named] { $b } pense plus aux personnes, { $a } plus à la tâche.
            }
       *[task]
            { $voice ->
                [you] { $b } pense plus à la tâche que vous.
                [unnamed] Une personne pense plus à la tâche que l'autre.
               *[named] { $b } pense plus à la tâche, { $a } plus aux personnes.
            }
    }
    .detail =
        { $end ->
            [fast] Attendez-vous à des réponses rapides. Dites d'abord où vous voulez en venir, puis vos raisons.
            [calm] Attendez-vous à des réponses mûrement réfléchies. Envoyez vos questions un jour avant, et demandez s'il reste des doutes.
            [people] Attendez-vous à des questions sur les personnes touchées. Dites ce que le plan change pour elles, puis donnez les faits.
           *[task] Attendez-vous à des questions sur les faits et les résultats. Dites ce que vous voulez obtenir, puis donnez le reste.
        }

teammate-open =
    { $voice ->
        [you] On ne sait pas encore ce qui vous distingue, vous et { $b }.
        [unnamed] On ne sait pas encore ce qui distingue les deux.
       *[named] On ne sait pas encore en quoi { $a } et { $b } diffèrent.
    }
    .detail = Ne devinez pas. Demandez : « Qu'est-ce qui vous aide à bien travailler, et qu'est-ce qui vous gêne ? »
