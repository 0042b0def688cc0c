## Claims about a team: one plain sentence, and in the detail what exactly is claimed. $scope is "whole", or "part" where
## only $profiled of the members have a profile. `you` speaks to the team.

## What people do, by the quarter of the circle they are in, by a half, or by a direction between two quarters.

# Of one person, after "Ana", "tout le monde" or "qui".
team-style-does =
    { $styles ->
        [D] va vite et pense d'abord à la tâche
        [I] va vite et pense d'abord aux personnes
        [S] prend son temps et pense d'abord aux personnes
       *[C] prend son temps et pense d'abord à la tâche
    }

team-style-do =
    { $styles ->
        [D] vont vite et pensent d'abord à la tâche
        [I] vont vite et pensent d'abord aux personnes
        [S] prennent leur temps et pensent d'abord aux personnes
       *[C] prennent leur temps et pensent d'abord à la tâche
    }

team-end-does =
    { $end ->
        [fast] va vite
        [calm] prend son temps
        [people] pense d'abord aux personnes
       *[task] pense d'abord à la tâche
    }

team-end-do =
    { $end ->
        [fast] vont vite
        [calm] prennent leur temps
        [people] pensent d'abord aux personnes
       *[task] pensent d'abord à la tâche
    }

# Of most people, who are in a quarter or in the half that two of them share.
team-most-do =
    { $styles ->
        [DI] vont vite
        [IS] pensent d'abord aux personnes
        [SC] prennent leur temps
        [DC] pensent d'abord à la tâche
       *[one] { team-style-do }
    }

# What somebody in a quarter thinks of first, after "pense d'abord".
team-style-first =
    { $styles ->
        [D] à obtenir vite des résultats
        [I] à gagner l'adhésion
        [S] à assurer la stabilité
       *[C] à vérifier les faits
    }

team-number =
    { $least ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
       *[other] { $least }
    }

team-Number =
    { $least ->
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
        [6] Six
        [7] Sept
        [8] Huit
        [9] Neuf
       *[other] { $least }
    }

## Few profiles, and none with probabilities.

team-too-few =
    { $count ->
        [0] Personne ici n'a encore de profil.
        [one] Pour l'instant, une personne ici a un profil.
       *[other] Pour l'instant, { $count } personnes ici ont un profil.
    }
    .detail = À partir de { $needed } profils, Discern dit en quoi les personnes de l'équipe diffèrent.

team-few = Il faut 3 profils pour dire en quoi les personnes diffèrent, et { $needed } pour dire comment est l'équipe.
    .detail = Avec moins, Discern dit en quoi deux personnes diffèrent, car un profil de plus peut changer tout le reste.

team-no-probabilities = Ce système nomme des styles sans dire à quel point c'est sûr.
    .detail = Rien n'est donc dit de l'équipe entière.

## The team as a whole.

team-centre =
    { $voice ->
        [you] Votre équipe { team-centre-does }.
       *[named] Cette équipe { team-centre-does }.
    }
    .detail =
        { $region ->
            [D] En moyenne, les { team-measured } sont dans le quart Dominance (D) : rapide, la tâche d'abord.
            [I] En moyenne, les { team-measured } sont dans le quart Influence (I) : rapide, les personnes d'abord.
            [S] En moyenne, les { team-measured } sont dans le quart Stabilité (S) : calme, les personnes d'abord.
            [C] En moyenne, les { team-measured } sont dans le quart Conformité (C) : calme, la tâche d'abord.
            [DI] En moyenne, les { team-measured } sont en haut du cercle, entre D et I.
            [IS] En moyenne, les { team-measured } sont à droite du cercle, entre I et S.
            [SC] En moyenne, les { team-measured } sont en bas du cercle, entre S et C.
            [DC] En moyenne, les { team-measured } sont à gauche du cercle, entre D et C.
            [fast] En moyenne, les { team-measured } sont dans la moitié rapide du cercle. Tâche ou personnes d'abord, on ne sait pas encore.
            [calm] En moyenne, les { team-measured } sont dans la moitié calme du cercle. Tâche ou personnes d'abord, on ne sait pas encore.
            [people] En moyenne, les { team-measured } sont dans la moitié « personnes d'abord » du cercle. Rapide ou calme, on ne sait pas encore.
           *[task] En moyenne, les { team-measured } sont dans la moitié « tâche d'abord » du cercle. Rapide ou calme, on ne sait pas encore.
        }

team-centre-does =
    { $region ->
        [D] va vite et pense d'abord à la tâche
        [I] va vite et pense d'abord aux personnes
        [S] prend son temps et pense d'abord aux personnes
        [C] prend son temps et pense d'abord à la tâche
        [DI] va vite avant tout
        [IS] pense aux personnes avant tout
        [SC] prend son temps avant tout
        [DC] pense à la tâche avant tout
        [fast] va vite
        [calm] prend son temps
        [people] pense d'abord aux personnes
       *[task] pense d'abord à la tâche
    }

# Those whom a finding about the team is about, after "les" or "des".
team-measured =
    { $scope ->
        [part] { $profiled } personnes avec un profil
       *[whole] personnes de l'équipe
    }

# After "vous". French says "votre équipe va vite" and doesn't use it.
team-centre-you-do =
    { $region ->
        [S] prenez votre temps et pensez d'abord aux personnes
        [C] prenez votre temps et pensez d'abord à la tâche
        [SC] prenez votre temps avant tout
        [calm] prenez votre temps
       *[other] { team-centre-go }
    }

team-centre-go =
    { $region ->
        [D] allez vite et pensez d'abord à la tâche
        [I] allez vite et pensez d'abord aux personnes
        [DI] allez vite avant tout
        [IS] pensez aux personnes avant tout
        [DC] pensez à la tâche avant tout
        [fast] allez vite
        [people] pensez d'abord aux personnes
       *[task] pensez d'abord à la tâche
    }

team-centre-open =
    { $voice ->
        [you] On ne sait pas encore si un style l'emporte dans votre équipe.
       *[named] On ne sait pas encore si un style l'emporte dans cette équipe.
    }
    .detail = On ne sait pas encore où sont en moyenne, sur le cercle, les { team-measured }.

team-majority =
    { $voice ->
        [you] La plupart d'entre vous { team-most-do }.
       *[named] La plupart des personnes ici { team-most-do }.
    }
    .detail =
        { $styles ->
            [DI] Plus de la moitié des { team-measured } sont dans la moitié rapide du cercle.
            [IS] Plus de la moitié des { team-measured } sont dans la moitié « personnes d'abord » du cercle.
            [SC] Plus de la moitié des { team-measured } sont dans la moitié calme du cercle.
            [DC] Plus de la moitié des { team-measured } sont dans la moitié « tâche d'abord » du cercle.
           *[one] Plus de la moitié des { team-measured } sont dans le quart { style-named }.
        }

team-split =
    { $one ->
        [D]
            { $voice ->
                [you] Au moins { team-number } d'entre vous poussent au résultat, et au moins { team-number } assurent la stabilité.
               *[named] Au moins { team-number } personnes poussent au résultat, et au moins { team-number } assurent la stabilité.
            }
       *[I]
            { $voice ->
                [you] Au moins { team-number } d'entre vous gagnent l'adhésion, et au moins { team-number } vérifient les faits.
               *[named] Au moins { team-number } personnes gagnent l'adhésion, et au moins { team-number } vérifient les faits.
            }
    }
    .detail = Au moins { team-number } personnes sont dans le quart { $one }, et au moins { team-number } dans le quart opposé, { $other }.

# Two halves of the circle that are both well filled.
team-divided =
    { $axis ->
        [pace]
            { $voice ->
                [you] Au moins { team-number } d'entre vous vont vite, et au moins { team-number } prennent leur temps.
               *[named] Au moins { team-number } personnes ici vont vite, et au moins { team-number } prennent leur temps.
            }
       *[focus]
            { $voice ->
                [you] Au moins { team-number } d'entre vous pensent d'abord aux personnes, et au moins { team-number } à la tâche.
               *[named] Au moins { team-number } personnes ici pensent d'abord aux personnes, et au moins { team-number } à la tâche.
            }
    }
    .detail =
        { $axis ->
            [pace] Au moins { team-number } personnes sont dans la moitié rapide du cercle, et au moins { team-number } dans la moitié calme.
           *[focus] Au moins { team-number } personnes sont dans la moitié « personnes d'abord », et au moins { team-number } dans la moitié « tâche d'abord ».
        }

team-coverage = Les quatre styles sont présents ici.
    .detail = Chaque quart du cercle compte au moins une des { team-measured }.

team-absent =
    { $scope ->
        [part] Aucune personne avec un profil ne pense d'abord { team-absent-first }.
       *[whole]
            { $voice ->
                [you] Personne parmi vous ne pense d'abord { team-absent-first }.
               *[named] Personne ici ne pense d'abord { team-absent-first }.
            }
    }
    .detail = Personne n'est dans le quart { $styles_named_or }.

# After "ne pense d'abord".
team-absent-first =
    { $styles ->
        [DS] à obtenir vite des résultats ni à assurer la stabilité
        [IC] à gagner l'adhésion ni à vérifier les faits
       *[one] { team-style-first }
    }

# No one is in the quarters of $styles, so that everyone is in a quarter, or in the half that two quarters share.
team-everyone =
    { $scope ->
        [part] Chaque personne avec un profil { team-everyone-does }.
       *[whole]
            { $voice ->
                [you] Dans votre équipe, tout le monde { team-everyone-does }.
               *[named] Ici, tout le monde { team-everyone-does }.
            }
    }
    .detail = Personne n'est dans le quart { $styles_named_or }.

team-everyone-does =
    { $only ->
        [D] va vite et pense d'abord à la tâche
        [I] va vite et pense d'abord aux personnes
        [S] prend son temps et pense d'abord aux personnes
        [C] prend son temps et pense d'abord à la tâche
        [DI] va vite
        [IS] pense d'abord aux personnes
        [SC] prend son temps
       *[DC] pense d'abord à la tâche
    }

# After "vous". French says "tout le monde va vite" and doesn't use it.
team-everyone-do =
    { $only ->
        [D] allez vite et pensez d'abord à la tâche
        [I] allez vite et pensez d'abord aux personnes
        [S] prenez votre temps et pensez d'abord aux personnes
        [C] prenez votre temps et pensez d'abord à la tâche
        [DI] allez vite
        [IS] pensez d'abord aux personnes
        [SC] prenez votre temps
       *[DC] pensez d'abord à la tâche
    }

team-mean =
    { $scope ->
        [part]
            { $side ->
                [above] En moyenne, les personnes avec un profil sont au-dessus de { $line } en { style-name }.
               *[below] En moyenne, les personnes avec un profil sont au-dessous de { $line } en { style-name }.
            }
       *[whole]
            { $voice ->
                [you]
                    { $side ->
                        [above] En moyenne, vous êtes au-dessus de { $line } en { style-name }.
                       *[below] En moyenne, vous êtes au-dessous de { $line } en { style-name }.
                    }
               *[named]
                    { $side ->
                        [above] En moyenne, cette équipe est au-dessus de { $line } en { style-name }.
                       *[below] En moyenne, cette équipe est au-dessous de { $line } en { style-name }.
                    }
            }
    }
    .detail = Les scores vont de 0 à 100, et 50 est le milieu du groupe de référence.

team-spread-close =
    { $scope ->
        [part] Les personnes avec un profil se ressemblent plus que les gens en général.
       *[whole]
            { $voice ->
                [you] Vous vous ressemblez plus que les gens en général.
               *[named] Les personnes ici se ressemblent plus que les gens en général.
            }
    }
    .detail = Les personnes de l'équipe sont plus proches entre elles, sur le cercle, que le même nombre de personnes du groupe de référence.

team-spread-far =
    { $scope ->
        [part] Les personnes avec un profil diffèrent entre elles plus que les gens en général.
       *[whole]
            { $voice ->
                [you] Vous différez entre vous plus que les gens en général.
               *[named] Les personnes ici diffèrent entre elles plus que les gens en général.
            }
    }
    .detail = Les personnes de l'équipe sont plus éloignées entre elles, sur le cercle, que le même nombre de personnes du groupe de référence.

## Some of the people, and pairs.

# The only one in a quarter of the circle; not named where it isn't sure who that is.
team-lone =
    { $scope ->
        [part] Parmi les personnes avec un profil, une seule pense d'abord { team-style-first }.
       *[whole]
            { $voice ->
                [you] Une seule personne parmi vous pense d'abord { team-style-first }.
               *[named] Une seule personne ici pense d'abord { team-style-first }.
            }
    }
    .detail = Il y a exactement une personne dans le quart { style-named }.

team-lone-named =
    { $voice ->
        [unnamed] { team-lone }
       *[named]
            { $scope ->
                [part] { $a } est la seule personne avec un profil qui pense d'abord { team-style-first }.
               *[whole] { $a } est la seule personne ici qui pense d'abord { team-style-first }.
            }
    }
    .detail = Il y a exactement une personne dans le quart { style-named }, et c'est celle-ci.

# Who is in a sub-group; $count are named.
team-group-style =
    { $count ->
        [one]
            { $voice ->
                [unnamed] Une personne ici { team-style-does }.
               *[named] { $a } { team-style-does }.
            }
       *[other]
            { $voice ->
                [unnamed] Au moins { team-group-least } personnes ici { team-style-do }.
               *[named] { team-group-names } { team-style-do }.
            }
    }
    .detail =
        { $styles ->
            [D] Ce qui aide ici : un but clair, une réponse rapide et de la marge pour agir.
            [I] Ce qui aide ici : du temps pour penser à voix haute, et un signe que les idées sont bienvenues.
            [S] Ce qui aide ici : apprendre tôt les changements, et avoir le temps de finir ce qui est commencé.
           *[C] Ce qui aide ici : les faits par écrit, et le temps de les vérifier.
        }

team-group-end =
    { $count ->
        [one]
            { $voice ->
                [unnamed] Une personne ici { team-end-does }.
               *[named] { $a } { team-end-does }.
            }
       *[other]
            { $voice ->
                [unnamed] Au moins { team-group-least } personnes ici { team-end-do }.
               *[named] { team-group-names } { team-end-do }.
            }
    }
    .detail =
        { $end ->
            [fast] Ce qui aide ici : une date pour chaque décision, et l'occasion de penser à voix haute.
            [calm] Ce qui aide ici : la question la veille, et une pause avant la réponse.
            [people] Ce qui aide ici : entendre qui est concerné, avant les chiffres.
           *[task] Ce qui aide ici : entendre d'abord le but et les faits.
        }

# After "au moins".
team-group-least =
    { $count ->
        [2] deux
        [3] trois
       *[other] quatre
    }

team-group-names =
    { $count ->
        [1] { $a }
        [2] { $a } et { $b }
        [3] { $a }, { $b } et { $c }
       *[other] { $a }, { $b }, { $c } et { $d }
    }

# Farther towards the end of an axis than anybody else.
team-end =
    { $voice ->
        [unnamed] Une personne { team-end-more } { team-end-than }.
       *[named] { $a } { team-end-more } { team-end-than }.
    }
    .detail =
        { $end ->
            [fast] Personne d'autre ici n'est aussi loin vers le côté rapide du cercle.
            [calm] Personne d'autre ici n'est aussi loin vers le côté calme du cercle.
            [people] Personne d'autre ici n'est aussi loin vers le côté « personnes d'abord » du cercle.
           *[task] Personne d'autre ici n'est aussi loin vers le côté « tâche d'abord » du cercle.
        }

team-end-more =
    { $end ->
        [fast] va plus vite
        [calm] prend plus de temps
        [people] pense aux personnes plus
       *[task] pense à la tâche plus
    }

team-end-than =
    { $scope ->
        [part] que toute autre personne avec un profil
       *[whole] que tout le monde ici
    }

team-outlier =
    { $voice ->
        [unnamed] Une personne travaille autrement que tout le monde ici.
       *[named] { $a } travaille autrement que tout le monde ici.
    }
    .detail = Cette personne est plus de deux fois plus loin du centre des autres que les autres ne le sont d'ordinaire.

# In a quarter between those of two groups, and so has something in common with both.
team-bridge =
    { $one ->
        [D]
            { $voice ->
                [unnamed] Une personne fait le lien entre celles qui poussent au résultat et celles qui assurent la stabilité.
               *[named] { $a } fait le lien entre les personnes qui poussent au résultat et celles qui assurent la stabilité.
            }
       *[I]
            { $voice ->
                [unnamed] Une personne fait le lien entre celles qui gagnent l'adhésion et celles qui vérifient les faits.
               *[named] { $a } fait le lien entre les personnes qui gagnent l'adhésion et celles qui vérifient les faits.
            }
    }
    .detail = { style-named } partage { team-shared-one } avec { $one } et { team-shared-other } avec { $other }.

team-shared-one =
    { $shared_one ->
        [fast] le rythme rapide
        [people] l'attention aux personnes
        [calm] le rythme calme
       *[task] l'attention à la tâche
    }

team-shared-other =
    { $shared_other ->
        [fast] le rythme rapide
        [people] l'attention aux personnes
        [calm] le rythme calme
       *[task] l'attention à la tâche
    }

# Two people in opposite quarters.
team-friction =
    { $one ->
        [D]
            { $voice ->
                [unnamed] Une personne pousse au résultat, une autre assure la stabilité.
               *[named] { $a } pousse au résultat, { $b } assure la stabilité.
            }
       *[I]
            { $voice ->
                [unnamed] Une personne gagne l'adhésion, une autre vérifie les faits.
               *[named] { $a } gagne l'adhésion, { $b } vérifie les faits.
            }
    }
    .detail = Ces deux personnes sont dans des quarts opposés du cercle, { $one } et { $other }.

## How two of three or four people differ: $a is the one who is faster or puts people first more.

team-pair-opposite =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] Une personne va vite, une autre prend son temps.
               *[named] { $a } va vite, { $b } prend son temps.
            }
       *[focus]
            { $voice ->
                [unnamed] Une personne pense d'abord aux personnes, une autre à la tâche.
               *[named] { $a } pense d'abord aux personnes, { $b } à la tâche.
            }
    }
    .detail =
        { $axis ->
            [pace] Une personne est dans la moitié rapide du cercle, l'autre dans la moitié calme.
           *[focus] Une personne est dans la moitié « personnes d'abord » du cercle, l'autre dans la moitié « tâche d'abord ».
        }

team-pair-apart =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] Une personne va plus vite qu'une autre.
               *[named] { $a } va plus vite, { $b } prend plus de temps.
            }
       *[focus]
            { $voice ->
                [unnamed] Une personne pense davantage aux personnes, une autre davantage à la tâche.
               *[named] { $a } pense davantage aux personnes, { $b } davantage à la tâche.
            }
    }
    .detail =
        { $axis ->
            [pace] Une personne est plus près que l'autre du côté rapide du cercle, où que soient les deux.
           *[focus] Une personne est plus près que l'autre du côté « personnes d'abord » du cercle, où que soient les deux.
        }

team-pair-both =
    { $voice ->
        [unnamed] Deux personnes ici { team-pair-do }.
       *[named] { $a } et { $b } { team-pair-do }.
    }
    .detail =
        { $end ->
            [fast] Les deux sont dans la moitié rapide du cercle.
            [calm] Les deux sont dans la moitié calme du cercle.
            [people] Les deux sont dans la moitié « personnes d'abord » du cercle.
           *[task] Les deux sont dans la moitié « tâche d'abord » du cercle.
        }

team-pair-do =
    { $end ->
        [calm] prennent leur temps
       *[other] { team-end-do }
    }

# The same of three or four, some on either side: $shape says how many, with $a and $b the first of each.
team-several-opposite =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] Certaines personnes vont vite, d'autres prennent leur temps.
               *[named] { team-several-first } { $shape ->
                    [one-two] va
                    [one-three] va
                   *[other] vont
                } vite ; { team-several-second } { $shape ->
                    [two-one] prend son
                    [three-one] prend son
                   *[other] prennent leur
                } temps.
            }
       *[focus]
            { $voice ->
                [unnamed] Certaines personnes pensent d'abord aux personnes, d'autres à la tâche.
               *[named] { team-several-first } { $shape ->
                    [one-two] pense
                    [one-three] pense
                   *[other] pensent
                } d'abord aux personnes ; { team-several-second } à la tâche.
            }
    }
    .detail =
        { $axis ->
            [pace] Les premières personnes sont dans la moitié rapide du cercle, les autres dans la moitié calme.
           *[focus] Les premières personnes sont dans la moitié « personnes d'abord » du cercle, les autres dans la moitié « tâche d'abord ».
        }

team-several-apart =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] Certaines personnes vont plus vite que d'autres.
               *[named] { team-several-first } { $shape ->
                    [one-two] va
                    [one-three] va
                   *[other] vont
                } plus vite ; { team-several-second } { $shape ->
                    [two-one] prend
                    [three-one] prend
                   *[other] prennent
                } plus de temps.
            }
       *[focus]
            { $voice ->
                [unnamed] Certaines personnes pensent davantage aux personnes, d'autres davantage à la tâche.
               *[named] { team-several-first } { $shape ->
                    [one-two] pense
                    [one-three] pense
                   *[other] pensent
                } davantage aux personnes ; { team-several-second } davantage à la tâche.
            }
    }
    .detail =
        { $axis ->
            [pace] Les premières personnes sont toutes plus près que les autres du côté rapide du cercle, où que soit chaque personne.
           *[focus] Les premières personnes sont toutes plus près que les autres du côté « personnes d'abord » du cercle, où que soit chaque personne.
        }

team-several-first =
    { $shape ->
        [two-one] { $a } et { $c }
        [two-two] { $a } et { $c }
        [three-one] { $a }, { $c } et { $d }
       *[other] { $a }
    }

team-several-second =
    { $shape ->
        [one-two] { $b } et { $c }
        [one-three] { $b }, { $c } et { $d }
        [two-two] { $b } et { $d }
       *[other] { $b }
    }

team-pair-all =
    { $voice ->
        [unnamed] Plusieurs personnes ici { team-pair-do }.
       *[named] { team-group-names } { team-pair-do }.
    }
    .detail =
        { $end ->
            [fast] Ces personnes sont toutes dans la moitié rapide du cercle.
            [calm] Ces personnes sont toutes dans la moitié calme du cercle.
            [people] Ces personnes sont toutes dans la moitié « personnes d'abord » du cercle.
           *[task] Ces personnes sont toutes dans la moitié « tâche d'abord » du cercle.
        }

team-pair-open =
    { $voice ->
        [you] On ne sait pas encore en quoi vous différez.
       *[named] On ne sait pas encore en quoi les personnes ici diffèrent.
    }
    .detail = Pour aucune paire, les réponses ne montrent qui va plus vite ou qui pense davantage aux personnes.

## What limits all this.

# How many people are in a quarter is anywhere between two numbers.
team-wide = Entre { $low } et { $high } des { $of } personnes ici sont dans le quart { $styles }.
    .detail =
        { $others ->
            [0] On ne sait pas encore combien exactement sont dans le quart { $styles }.
            [one] On ne sait pas non plus combien sont dans le quart { $rest_and }.
           *[other] On ne sait pas non plus combien sont dans les quarts { $rest_and }.
        }

team-caution =
    { $count ->
        [one] Les réponses d'une personne sur { $of } sont inhabituelles : lisez ceci avec prudence.
       *[other] Les réponses de { $count } personnes sur { $of } sont inhabituelles : lisez ceci avec prudence.
    }

team-caution-random =
    { $count ->
        [one] Les réponses d'une personne sur { $of } ressemblent à des choix au hasard.
       *[other] Les réponses de { $count } personnes sur { $of } ressemblent à des choix au hasard.
    }
    .detail =
        { $count ->
            [one] Elles sont comptées. Pour chaque constat sur toute l'équipe, les chiffres disent sa probabilité sans cette personne.
           *[other] Elles sont comptées. Pour chaque constat sur toute l'équipe, les chiffres disent sa probabilité sans ces personnes.
        }

team-several-languages = Le questionnaire a été rempli en plusieurs langues. Personne n'a vérifié si les traductions se valent : ce qui est dit de cette équipe est donc plus court.

team-several-banks = Le questionnaire a été rempli dans plusieurs versions : la comparaison des personnes reste grossière.

team-no-norm-group = On ne peut pas encore comparer cette équipe à des personnes d'ailleurs : trop peu ont répondu.

# How many members a report counts. Why others aren't in it is theirs to say.
team-members =
    { $profiled ->
        [one] { $profiled } personne sur { $size } a un profil.
       *[other] { $profiled } personnes sur { $size } ont un profil.
    }
    .detail =
        { $others ->
            [0] Le rapport porte sur toute l'équipe.
            [one] Le rapport ne dit rien de l'autre personne.
           *[other] Le rapport ne dit rien des { $others } autres.
        }

# A hypothetical person in a team. $number tells several with the same style apart.
newcomer-name =
    { $number ->
        [1] Arrivée { $style }
       *[other] Arrivée { $style }{ $number }
    }

## What somebody in the quarter of a style would change, in a what-if. $what is the most that would change.

team-newcomer =
    { $what ->
        [first] Pour l'instant, aucune personne { team-here } ne pense d'abord { team-style-first }.
        [second] Pour l'instant, une seule personne { team-here } pense d'abord { team-style-first }.
        [against-fast] La plupart des personnes { team-here } prennent leur temps, et la nouvelle personne va vite.
        [against-calm] La plupart des personnes { team-here } vont vite, et la nouvelle personne prend son temps.
        [against-people] La plupart des personnes { team-here } pensent d'abord à la tâche, et la nouvelle aux personnes.
        [against-task] La plupart des personnes { team-here } pensent d'abord aux personnes, et la nouvelle à la tâche.
        [same] La plupart des personnes { team-here } pensent déjà d'abord { team-style-first }.
        [alike-fast] La plupart des personnes { team-here } vont déjà vite.
        [alike-calm] La plupart des personnes { team-here } prennent déjà leur temps.
        [alike-people] La plupart des personnes { team-here } pensent déjà d'abord aux personnes.
        [alike-task] La plupart des personnes { team-here } pensent déjà d'abord à la tâche.
       *[several] Au moins deux personnes { team-here } pensent déjà d'abord { team-style-first }.
    }
    .detail =
        { $what ->
            [first] Avant son arrivée, personne n'est dans le quart { style-named }.
            [second] Avant son arrivée, il y a exactement une personne dans le quart { style-named }.
            [against-fast] Avant son arrivée, plus de la moitié sont dans la moitié calme du cercle.
            [against-calm] Avant son arrivée, plus de la moitié sont dans la moitié rapide du cercle.
            [against-people] Avant son arrivée, plus de la moitié sont dans la moitié « tâche d'abord » du cercle.
            [against-task] Avant son arrivée, plus de la moitié sont dans la moitié « personnes d'abord » du cercle.
            [same] Avant son arrivée, plus de la moitié sont dans le quart { style-named }.
            [alike-fast] Avant son arrivée, plus de la moitié sont dans la moitié rapide du cercle.
            [alike-calm] Avant son arrivée, plus de la moitié sont dans la moitié calme du cercle.
            [alike-people] Avant son arrivée, plus de la moitié sont dans la moitié « personnes d'abord » du cercle.
            [alike-task] Avant son arrivée, plus de la moitié sont dans la moitié « tâche d'abord » du cercle.
           *[several] Avant son arrivée, il y a au moins deux personnes dans le quart { style-named }.
        }

team-newcomer-open = On ne sait pas encore ce que change une nouvelle personne dans le quart { $styles }.
    .detail = Aucun changement ne ressort.

team-here =
    { $scope ->
        [part] avec un profil
       *[whole] ici
    }
