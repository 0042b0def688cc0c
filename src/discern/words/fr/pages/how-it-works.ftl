## What Discern is for, what it must not be used for, and what its results can and can't tell.

how-it-works-part =
    { $part ->
        [styles] Quatre styles
        [uses] À quoi cela sert ou non
        [certainty] À quel point un constat est sûr
        [ranges] Sur quoi reposent les fourchettes
        [limits] Ce qu'on ne peut pas savoir
       *[answers] Ce que deviennent les réponses
    }

how-it-works-what-it-is = Discern demande aux personnes comment elles aiment travailler et le leur montre, ainsi qu'à celles avec qui elles travaillent. Tout le monde a un peu de chaque style. Un style dit où se trouve une personne sur un cercle, pas ce qu'elle est, et aucun ne vaut mieux qu'un autre.

# In a card with the name of the style.
how-it-works-style =
    { $style ->
        [D] Aller droit au résultat
        [I] Gagner l'adhésion
        [S] Garder le calme et la stabilité
       *[C] Faire les choses avec exactitude
    }

# Under the styles, a paragraph each: what is said of a person.
how-it-works-circle =
    { $about ->
        [halves] Les quatre styles sont sur un même cercle. La moitié du haut est rapide, celle du bas calme ; celle de droite pense d'abord aux personnes, celle de gauche à la tâche. Chaque style est un quart : Dominance (rapide, la tâche d'abord), Influence (rapide, les personnes d'abord), Stabilité (calme, les personnes d'abord) et Conformité (calme, la tâche d'abord).
        [said] De chaque personne, Discern dit la chose la plus précise qui soit au moins probable. C'est un style, ou une place entre deux, par exemple « va vite avant tout ». Quand ce n'est pas assez sûr, il dit une moitié du cercle, par exemple « va vite ». Quand rien n'est assez sûr, il le dit.
        [highest] Le score le plus haut peut être celui d'un autre style que la place sur le cercle. La place tient compte des quatre scores, car un score bas éloigne de son style autant qu'un score élevé en rapproche.
       *[levels] On est plus facilement d'accord avec certaines affirmations. Pour savoir à quel point, il faut que 30 personnes aient répondu ici et que les propriétaires l'aient fixé sous Réglages ; chaque pastille en tient compte. D'ici là, Discern ne dit d'une personne que ce qui est au moins probable, et rien sur ce que fait la majorité d'une équipe. Savoir laquelle de deux personnes va le plus vite n'en dépend pas.
    }

how-it-works-meant = À utiliser pour

how-it-works-meant-for =
    { $use ->
        [talking] Parler de notre façon de travailler, en tête-à-tête ou en équipe.
        [clashes] Voir où deux personnes se heurtent, et ce que chacune peut essayer.
        [coaching] Coaching et développement personnel.
       *[workshop] Préparer un atelier, ou la façon dont une équipe travaille ensemble.
    }

how-it-works-excluded = À ne jamais utiliser pour

how-it-works-excluded-from =
    { $use ->
        [jobs] Embaucher, licencier, promouvoir ou rémunérer. Discern ne mesure pas si quelqu'un travaille bien.
        [ranking] Juger qui vaut mieux, ou attribuer une tâche sans demander à la personne. Une liste de personnes par style dit comment elles aiment travailler, pas si elles travaillent bien.
        [judging] Juger la santé ou le caractère. Discern ne mesure ni l'un ni l'autre.
       *[monitoring] Surveiller des personnes. Elles participent de leur plein gré et peuvent arrêter à tout moment.
    }

how-it-works-certainty = Vingt-quatre réponses ne montrent pas tout. Chaque constat a donc une pastille qui dit à quel point il est sûr. Ouvrez-la pour voir le pourcentage et les éléments.

# What a badge means.
how-it-works-strength =
    { $strength ->
        [very-likely] 95 % ou plus : au plus un constat sur vingt est faux
        [likely] 80 % ou plus : au plus un sur cinq est faux
        [leaning] 60 % ou plus : une raison de demander, pas une réponse
       *[open] Moins de 60 % : rien n'est affirmé
    }

how-it-works-example = Ce constat est fictif :

how-it-works-example-detail = La place sur le cercle est dans la moitié « tâche d'abord » : ce que disent les chiffres passe avant les personnes touchées.

how-it-works-example-text = Kim pense d'abord à la tâche.

how-it-works-example-answers = réponses données

how-it-works-pictures = Dans les graphiques avec des personnes, un point plein veut dire que le style est sûr, un point pâle que c'est l'un de deux styles, et un point vide qu'on ne sait pas encore.

how-it-works-ranges = Chaque score a une fourchette. `62 (27–89)` veut dire que le score est 62, et que le vrai score se trouve entre 27 et 89 avec une probabilité de 95 %. Le bas de chaque page indique combien de personnes ont répondu pour l'établir. Tant qu'il n'y en a pas, le poids de chaque affirmation est une estimation de départ, et c'est la principale limite de tout ce qui est dit ici. Une fourchette tient compte du hasard dans les réponses, mais pas des bons et des mauvais jours.

how-it-works-norms = Tant qu'il n'y a pas de groupe de référence de personnes réelles, 50 est le milieu d'un groupe simulé.

how-it-works-limits = Si quelqu'un a répondu trop vite pour avoir lu, ou si ses réponses ressemblent à des choix au hasard, aucun profil ne s'affiche. Si c'est moins net, le profil porte un avertissement, et les pastilles d'une équipe disent à quel point un constat est sûr sans lui. Cela repère la plupart de ces réponses, pas toutes ; le manuel dit combien. Les réponses seules ne montrent pas si les personnes se décrivent comme elles sont ou comme elles aimeraient qu'on les voie.

# A step in the life of the answers, above what happens then.
how-it-works-step =
    { $step ->
        [consent] Avant la première question
        [link] Après la dernière question
        [choice] À tout moment
        [deletion] À la fin
       *[network] Toujours
    }

how-it-works-step-detail =
    { $step ->
        [consent] Chaque personne lit à quoi servent ses réponses, et donne son accord.
        [link] Elle reçoit un lien personnel vers son propre profil. Discern ne le donne à personne d'autre.
        [choice] Avec ce lien, elle choisit qui peut voir ses résultats, et télécharge, corrige ou supprime tout ce qui est conservé sur elle.
        [deletion] Les personnes qui gèrent cette installation peuvent aussi supprimer quelqu'un, sous Personnes, ou laisser la suppression se faire d'elle-même après un temps sans activité.
       *[network] Les pages ne chargent rien d'ailleurs : ni polices, ni scripts, ni traceurs.
    }

how-it-works-source = Les affirmations sont les nôtres. Le manuel décrit la méthode.

how-it-works-manual = Le manuel

how-it-works-api = Documentation de l'API
