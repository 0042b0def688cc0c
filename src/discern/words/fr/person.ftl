## Claims about one person: $a is the person's name. What is claimed is said plainly; how sure it is stands beside it.

person-withheld =
    { $voice ->
        [you] Ces réponses ne permettent pas d'établir un profil.
        [unnamed] Les réponses de cette personne ne permettent pas d'établir un profil.
       *[named] Les réponses données par { $a } ne permettent pas d'établir un profil.
    }

person-no-probabilities =
    { $voice ->
        [you] Ce système nomme votre style sans dire à quel point c'est sûr.
        [unnamed] Ce système nomme un style sans dire à quel point c'est sûr.
       *[named] Ce système nomme un style pour { $a } sans dire à quel point c'est sûr.
    }

person-style =
    { $voice ->
        [you]
            { $styles ->
                [D] Vous allez vite et pensez d'abord à la tâche.
                [I] Vous allez vite et pensez d'abord aux personnes.
                [S] Vous prenez votre temps et pensez d'abord aux personnes.
               *[C] Vous prenez votre temps et pensez d'abord à la tâche.
            }
        [unnamed] Cette personne { person-style-does }.
       *[named] { $a } { person-style-does }.
    }
    .detail =
        { $styles ->
            [D] La place sur le cercle est dans le quart Dominance (D) : rapide, la tâche d'abord.
            [I] La place sur le cercle est dans le quart Influence (I) : rapide, les personnes d'abord.
            [S] La place sur le cercle est dans le quart Stabilité (S) : calme, les personnes d'abord.
           *[C] La place sur le cercle est dans le quart Conformité (C) : calme, la tâche d'abord.
        }

person-style-does =
    { $styles ->
        [D] va vite et pense d'abord à la tâche
        [I] va vite et pense d'abord aux personnes
        [S] prend son temps et pense d'abord aux personnes
       *[C] prend son temps et pense d'abord à la tâche
    }

# Between two styles that lie side by side on the circle.
person-style-between =
    { $voice ->
        [you]
            { $styles ->
                [DI] Vous allez vite avant tout.
                [IS] Vous pensez aux personnes avant tout.
                [SC] Vous prenez votre temps avant tout.
               *[DC] Vous pensez à la tâche avant tout.
            }
        [unnamed] Cette personne { person-between-does }.
       *[named] { $a } { person-between-does }.
    }
    .detail =
        { $styles ->
            [DI] La place sur le cercle est en haut, entre Dominance (D) et Influence (I) : le rythme se voit plus que la tâche ou les personnes.
            [IS] La place sur le cercle est à droite, entre Influence (I) et Stabilité (S) : l'attention aux personnes se voit plus que le rythme.
            [SC] La place sur le cercle est en bas, entre Stabilité (S) et Conformité (C) : le calme se voit plus que la tâche ou les personnes.
           *[DC] La place sur le cercle est à gauche, entre Dominance (D) et Conformité (C) : l'attention à la tâche se voit plus que le rythme.
        }

person-between-does =
    { $styles ->
        [DI] va vite avant tout
        [IS] pense aux personnes avant tout
        [SC] prend son temps avant tout
       *[DC] pense à la tâche avant tout
    }

person-style-open =
    { $voice ->
        [you] Aucun côté ne se dégage encore.
        [unnamed] Aucun côté ne se dégage encore pour cette personne.
       *[named] Aucun côté ne se dégage encore pour { $a }.
    }
    .detail = Aucun quart ni aucune moitié du cercle n'est assez sûr pour être nommé.

person-pace =
    { $end ->
        [fast]
            { $voice ->
                [you] Vous allez vite.
                [unnamed] Cette personne va vite.
               *[named] { $a } va vite.
            }
       *[calm]
            { $voice ->
                [you] Vous prenez votre temps avant d'agir.
                [unnamed] Cette personne prend son temps avant d'agir.
               *[named] { $a } prend son temps avant d'agir.
            }
    }
    .detail =
        { $end ->
            [fast] La place sur le cercle est dans la moitié rapide, où l'on parle tôt et réfléchit ensuite.
           *[calm] La place sur le cercle est dans la moitié calme, où l'on réfléchit d'abord et parle ensuite.
        }

person-focus =
    { $end ->
        [people]
            { $voice ->
                [you] Vous pensez d'abord aux personnes.
                [unnamed] Cette personne pense d'abord aux autres.
               *[named] { $a } pense d'abord aux personnes.
            }
       *[task]
            { $voice ->
                [you] Vous pensez d'abord à la tâche.
                [unnamed] Cette personne pense d'abord à la tâche.
               *[named] { $a } pense d'abord à la tâche.
            }
    }
    .detail =
        { $end ->
            [people] La place sur le cercle est dans la moitié « personnes d'abord » : qui est concerné passe avant ce que disent les chiffres.
           *[task] La place sur le cercle est dans la moitié « tâche d'abord » : ce que disent les chiffres passe avant qui est concerné.
        }

person-score =
    { $side ->
        [above]
            { $voice ->
                [you] Votre score en { style-named } est élevé.
                [unnamed] Cette personne a un score élevé en { style-named }.
               *[named] { $a } a un score élevé en { style-named }.
            }
       *[below]
            { $voice ->
                [you] Votre score en { style-named } est bas.
                [unnamed] Cette personne a un score bas en { style-named }.
               *[named] { $a } a un score bas en { style-named }.
            }
    }
    .detail =
        { $side ->
            [above] Le score est au-dessus de { $line }. Les scores vont de 0 à 100, et 50 est le milieu du groupe de référence.
           *[below] Le score est au-dessous de { $line }. Les scores vont de 0 à 100, et 50 est le milieu du groupe de référence.
        }

person-scores =
    { $voice ->
        [you] Vos scores : { $d } en Dominance (D), { $i } en Influence (I), { $s } en Stabilité (S) et { $c } en Conformité (C).
        [unnamed] Les scores de cette personne : { $d } en Dominance (D), { $i } en Influence (I), { $s } en Stabilité (S) et { $c } en Conformité (C).
       *[named] Les scores obtenus par { $a } : { $d } en Dominance (D), { $i } en Influence (I), { $s } en Stabilité (S) et { $c } en Conformité (C).
    }

# Both scores of opposite styles, Dominance and Steadiness or Influence and Conscientiousness, are high.
person-opposites =
    { $styles ->
        [DS]
            { $voice ->
                [you] Deux scores opposés sont élevés ici : vous poussez au résultat et vous assurez la stabilité. Sur le cercle, ils s'annulent : regardez-les autant que votre place.
                [unnamed] Deux scores opposés sont élevés ici : pousser au résultat, et assurer la stabilité. Sur le cercle, ils s'annulent : regardez-les autant que la place.
               *[named] Deux scores opposés sont élevés ici : { $a } pousse au résultat et assure la stabilité. Sur le cercle, ils s'annulent : regardez-les autant que la place.
            }
       *[IC]
            { $voice ->
                [you] Deux scores opposés sont élevés ici : vous gagnez l'adhésion et vous vérifiez les faits. Sur le cercle, ils s'annulent : regardez-les autant que votre place.
                [unnamed] Deux scores opposés sont élevés ici : gagner l'adhésion, et vérifier les faits. Sur le cercle, ils s'annulent : regardez-les autant que la place.
               *[named] Deux scores opposés sont élevés ici : { $a } gagne l'adhésion et vérifie les faits. Sur le cercle, ils s'annulent : regardez-les autant que la place.
            }
    }

# All that is said where the answers look random.
person-random =
    { $voice ->
        [you] Vos réponses ressemblent plus à des choix au hasard qu'à de vrais choix.
        [unnamed] Ces réponses ressemblent plus à des choix au hasard qu'à de vrais choix.
       *[named] Les réponses données par { $a } ressemblent plus à des choix au hasard qu'à de vrais choix.
    }

person-caution = Ces réponses ont quelque chose d'inhabituel : lisez le profil avec prudence.

person-caution-fast = Beaucoup de ces réponses sont venues trop vite pour une vraie lecture : le profil n'est qu'une supposition.

person-caution-places = Certaines de ces réponses ont suivi la place à l'écran, et non le texte.

person-caution-translated = Le navigateur a traduit les questions, et nous ne savons pas ce qu'elles disaient alors.

person-no-norm-group = Ces scores ne se comparent pas encore à ceux des autres : trop peu de personnes ont répondu.
