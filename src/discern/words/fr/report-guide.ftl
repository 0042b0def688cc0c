## What every report says about itself, once: how to read it, how far to trust it, and what the results are based on.

# Once, where a report begins.
report-purpose-excluded = Pour progresser au travail et pour échanger en équipe. Jamais pour une embauche, une promotion, un salaire ou un licenciement, et jamais pour classer des personnes.

# First in a report on the sample company.
report-sample =
    { $people ->
        [one] Exemple : cette personne est fictive, ses réponses aussi.
       *[other] Exemple : ces personnes sont fictives, leurs réponses aussi.
    }

report-read = Comment lire ce rapport

# The arguments are the names of the four styles.
report-read-styles = Le DISC pose deux questions : rapide ou calme, et la tâche ou les personnes d'abord. D, { $d }, va vite et pense d'abord à la tâche. I, { $i }, va vite et pense d'abord aux personnes. S, { $s }, prend son temps et pense d'abord aux personnes. C, { $c }, prend son temps et pense d'abord à la tâche. Une lettre dit où une personne se place sur le cercle, jamais ce qu'elle est. Aucun style n'est meilleur qu'un autre.

# The same in brief, and the badges, with the names of the styles and where the words for how sure it is begin.
report-read-in-brief = D ({ $d }) : rapide, la tâche d'abord ; I ({ $i }) : rapide, les personnes d'abord ; S ({ $s }) : calme, les personnes d'abord ; C ({ $c }) : calme, la tâche d'abord. Trois points : sûr à { $very_likely } au moins ; deux : { $likely } ; un : { $leaning }.

report-read-circle = Entre deux quarts, nous disons « va vite avant tout », « pense aux personnes avant tout », « prend son temps avant tout » ou « pense à la tâche avant tout ». Si aucun quart n'est sûr à 80 % au moins, nous nommons une moitié, par exemple « va vite ». Si aucune moitié ne l'est, nous disons « Incertain ».

report-read-scores = Un score de { $example } veut dire { $score } sur une échelle de 0 à 100, avec 50 au milieu. Le vrai score est entre { $low } et { $high } avec une probabilité de 95 %. Il dit comment une personne travaille, pas si elle travaille bien.

# $settled is whether answers settle the levels of the styles: until then a place on the circle is never Leaning.
report-read-certainty =
    { $settled ->
        [yes] La pastille à côté d'un constat dit à quel point il est sûr. « Très probable » : { $very_likely } ou plus ; « Probable » : { $likely } ou plus ; « Tendance » : { $leaning } ou plus. En dessous, c'est « Incertain », et rien n'est affirmé.
       *[no] La pastille à côté d'un constat dit à quel point il est sûr. « Très probable » : { $very_likely } ou plus ; « Probable » : { $likely } ou plus. Une place sur le cercle est nommée à partir de { $likely } ; en dessous, c'est « Incertain ». « Tendance », { $leaning } ou plus, sert pour d'autres constats.
    }

report-read-numbers = Les petits numéros mènent à la liste des constats, avec la probabilité de chaque constat et les éléments sur lesquels il repose.

report-read-counts = Un quart compte les points qui s'y trouvent. Pour un point pâle, seule une moitié est claire. Les personnes qui gardent leurs résultats pour elles ne figurent dans aucun chiffre, aucun graphique, aucune phrase.

report-trust = Jusqu'où s'y fier

report-trust-start = Servez-vous de ce rapport pour ouvrir une conversation, pas pour la clore. Si quelque chose ne convient pas, croyez la personne, pas la page.

report-trust-teaching = Seuls les constats et les scores sont mesurés. Portraits, conseils, points forts, coûts et plans viennent de l'enseignement du DISC. Ils peuvent se tromper sur une personne, même si le constat est très probable.

report-trust-teaching-in-brief = Seuls les constats et les scores sont mesurés. Le reste vient de l'enseignement du DISC.

report-trust-days = Dans les études publiées, un questionnaire DISC rempli deux fois donne des scores corrélés de 0,55 à 0,73 d'un jour à l'autre. Peu d'études indépendantes montrent que le DISC prédit la qualité du travail.

# The end of the sentence says what was answered.
report-basis-answered = Réponses du { $date } : { report-basis-questions }

report-basis-answered-by = { $a } a répondu le { $date } : { report-basis-questions }

report-basis-questions =
    { $blocks ->
        [one] { $blocks } question de quatre affirmations.
       *[other] { $blocks } questions de quatre affirmations chacune.
    }

report-basis-answered-both = Les deux ont répondu le { $date } : { report-basis-questions }

report-basis-on = { $count } personnes ont répondu le { $date }.

report-basis-between = { $count } personnes ont répondu entre le { $first } et le { $last }.

report-basis-norms =
    { $count ->
        [one] Les scores sont comparés à { $count } personne (état au { $date }).
       *[other] Les scores sont comparés à { $count } personnes (état au { $date }).
    }

# Last, for who asks support about a report or checks what it rests on. $named is a list of the three that follow.
report-basis-record = Pour l'assistance et les archives : { $named }.

report-basis-report = rapport { $id }

report-basis-questionnaire = questionnaire { $id } { $version }, somme de contrôle { $checksum }

report-basis-norms-named = groupe de référence { $id } du { $date }
