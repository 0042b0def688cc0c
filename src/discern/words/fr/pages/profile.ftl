## One person's profile: the page of their results, and a taker's own.

profile-unmeasured = Le système indique { $style }. Il ne dit pas à quel point c'est sûr.

# What a high and a low score of a style tend to go with.
profile-style-scores =
    { $styles ->
        [D] Avec un score élevé, on décide vite, on prend les commandes et on parle sans détour. Avec un score bas, on pèse d'abord le pour et le contre, on demande plus qu'on n'ordonne et on laisse passer les autres devant.
        [I] Avec un score élevé, on discute, on convainc et on met de l'énergie dans la pièce. Avec un score bas, on parle peu, on aime les petits groupes et on reste sur le sujet.
        [S] Avec un score élevé, on écoute, on assure la stabilité et on mène le travail à son terme. Avec un score bas, on aime le changement et le rythme, et on passe vite à autre chose.
       *[C] Avec un score élevé, on vérifie les faits, on suit une méthode et on soigne les détails. Avec un score bas, on se fie à son instinct et on commence avant de connaître chaque détail.
    }

# Above the portrait.
profile-portrait-basis = Seule la place sur le cercle est mesurée. La description est ce qu'enseignent les formations DISC.

profile-style-missing = Voici les scores. Le système n'indique aucun style.

profile-caution = À lire avec prudence

# After what is unusual about the answers: what to do.
profile-caution-step =
    { $voice ->
        [you] Vérifiez quelles phrases vous ressemblent avant de vous y fier. S'il y en a peu, demandez un nouveau questionnaire à la personne qui vous a donné le lien.
       *[named] Avant de vous y fier, demandez à la personne ce qui lui ressemble. Si c'est peu, proposez un nouveau questionnaire.
    }

# In place of a portrait, where the answers look random.
profile-random =
    { $voice ->
        [you] Rien ici ne dit comment vous travaillez.
       *[named] Rien ici ne dit comment { $name } travaille
    }

profile-random-detail =
    { $voice ->
        [you] Vos scores viennent peut-être du hasard. Le contrôle peut se tromper : des choix réfléchis peuvent y ressembler.
       *[named] Les scores viennent peut-être du hasard. Le contrôle peut se tromper : des choix réfléchis peuvent y ressembler. Demandez à la personne, en tête-à-tête, ce qui lui ressemble, et proposez un nouveau questionnaire.
    }

# A fold with the pictures of answers that look random.
profile-random-scores = Scores, et place sur le cercle

# Folded, before the list of checks that failed.
profile-checks-failed = Ce qui était inhabituel dans les réponses

# Above one thing to do.
profile-next-talk = Prochain échange

# Below a title that says one axis alone.
profile-open =
    { $axis ->
        [pace] Rapide ou calme : incertain.
       *[focus] Tâche ou personnes d'abord : incertain.
    }

# The letters of where somebody is on the circle.
profile-letters-one = { $letter }, { style-name }

profile-letters-between = { $one } et { $other }

profile-letters-half =
    { $half ->
        [fast] D ou I
        [people] I ou S
        [calm] S ou C
       *[task] D ou C
    }

profile-basis-title = Sur quoi cela repose

profile-withheld-why = Pourquoi il n'y a pas de profil

# When somebody answered, and that something about the answers is unusual: a part each, in one line.
profile-completed = Réponses du { $day }

profile-verdict =
    { $verdict ->
        [caution] à lire avec prudence
       *[withheld] pas de profil
    }

## The numbers, and what they are based on.

profile-scores-title = Les quatre scores

# The heading of what a high and a low score in each style go with.
profile-meanings = Ce que disent les scores élevés et bas

profile-column =
    { $column ->
        [style] Style
        [score] Score
       *[highest] Le plus haut
    }

profile-scores-detail =
    { $norms ->
        [provisional] Les scores vont de 0 à 100. Tant qu'il n'y a pas de groupe de référence de personnes réelles, 50 est le milieu d'un groupe simulé. { profile-scores-brackets }
       *[other] Les scores vont de 0 à 100, et 50 est le milieu du groupe de référence. { profile-scores-brackets }
    }

profile-scores-brackets = Les parenthèses montrent où se trouve le vrai score avec une probabilité de 95 %, si les hypothèses de départ sont justes. Aucun style ne vaut mieux qu'un autre, et un score ne mesure pas la compétence.

# After profile-scores-detail, on the column Highest.
profile-highest-detail = « Le plus haut » donne la probabilité que ce score soit le plus haut des quatre. La direction peut être celle d'un autre style : « Fonctionnement » dit pourquoi.

# What a fact about the result is about.
profile-basis-about =
    { $about ->
        [answers] Réponses
        [norms] Groupe de référence
        [ranges] Fourchettes
        [days] Un autre jour
       *[uses] Usage
    }

profile-basis-answers = { $blocks } questions de quatre affirmations chacune, réponses du { $day }.

# A fold below what a result is based on.
profile-basis-check = Voir le questionnaire

profile-basis-check-about =
    { $about ->
        [form] Formulaire
        [bank] Questionnaire
       *[fingerprint] Somme de contrôle
    }

profile-basis-norms =
    { $people ->
        [one] Groupe de référence { $id } : { $people } personne, au { $day }.
       *[other] Groupe de référence { $id } : { $people } personnes, au { $day }.
    }

profile-basis-days = Selon les études publiées, les scores DISC changent d'un jour à l'autre plus que le hasard ne l'explique. Les fourchettes n'en tiennent pas compte.

profile-basis-excluded-uses = Fait pour le développement et pour parler en équipe. Pas pour embaucher, licencier, promouvoir ou juger qui vaut mieux.

profile-counts = Combien de fois chaque style a été choisi

profile-counts-detail = C'est un décompte des réponses, pas une mesure.

# The heading of the table of checks of the answers.
profile-checks = Ce qui a été vérifié dans les réponses

profile-check-column =
    { $column ->
        [check] Cherché
       *[found] Trouvé
    }

profile-check-found =
    { $found ->
        [yes] oui
       *[no] non
    }

# Below the table of checks.
profile-check-limits = Ces contrôles repèrent les personnes qui répondent trop vite, qui appuient toujours aux mêmes endroits ou qui choisissent ce qui n'est vrai de personne. Ils laissent passer celles qui lisent en diagonale ou qui répondent comme elles aimeraient être, et ils arrêtent certaines réponses sincères.

## Where there is no profile to show.

profile-unread = Les scores de ce système sont illisibles

profile-unread-detail = La réponse du système ne contient aucun score lisible avec certitude. Cela ne dit rien sur la personne. Cherchez le profil dans le système lui-même.

profile-given = Ce système ne dit pas quelle échelle utilisent ses scores : ils s'affichent donc tels quels. Si vous connaissez l'échelle, choisissez-la sous Réglages.

profile-given-column =
    { $column ->
        [style] Style
       *[score] Tel quel
    }

profile-withheld = Les réponses sont trop peu claires pour un profil

profile-withheld-detail = Cela concerne les réponses, pas la personne. Parlez-en, et proposez un nouveau questionnaire.

## The page of a person's results.

profile-compare = Comparer

## Team-mates: what to expect of each.

profile-teammates = Avec l'équipe

profile-teammates-open =
    { $count ->
        [one] Pour une autre personne de l'équipe, rien n'est encore assez sûr.
       *[other] Sur { $count } autres personnes de l'équipe, rien n'est encore assez sûr.
    }

# Where they say it of none.
profile-teammates-all-open =
    { $count ->
        [one] Sur la seule personne de l'équipe que vous pouvez voir, rien n'est encore assez sûr.
       *[other] Sur les { $count } personnes de l'équipe que vous pouvez voir, rien n'est encore assez sûr.
    }

profile-teammates-unknown = Équipe indisponible pour le moment.

## Earlier profiles.

profile-history-unknown = Impossible de lire les profils précédents de cette personne pour le moment.

profile-history-other = Le profil du { $day } repose sur un autre groupe de référence : les deux ne se comparent donc pas.

# What has changed since an earlier profile: { $changes } is one of the messages below.
profile-history-since = **Depuis le { $day } :** { $changes }

profile-history-column =
    { $column ->
        [completed] Date
       *[withheld] pas de profil
    }

profile-history-shown = { $label } (affiché ci-dessus)

profile-history-open = Profil : { $label }

profile-change-none = L'un des deux questionnaires n'a pas donné de profil : il n'y a rien à comparer.

profile-change-unknown = Ce système ne dit pas à quel point ses scores sont sûrs : on ne peut donc pas savoir si quelque chose a changé.

# $changes is a list of the four styles' changes.
profile-change-ranges = Chaque changement se trouve dans sa fourchette avec une probabilité de 95 %, compte tenu du hasard et d'un autre jour : { $changes }. Si une fourchette contient 0, il se peut que rien n'ait changé.

profile-change-score = { style-name } { $range } points

## The answers of a person behind each statement about them.

profile-answers-title =
    { $voice ->
        [you] D'après vos propres réponses
       *[named] Réponses à l'origine du constat
    }

profile-answers-detail = Ouvrez une ligne pour voir les réponses pour et contre. Cette personne les montre à son coach, et peut arrêter à tout moment.

profile-answers-supporting = Pour

profile-answers-opposing = Contre

profile-answers-none = Aucune réponse ne décide à elle seule. Si l'on en retire une, le constat reste à peu près aussi probable.

profile-answers-missing = Les réponses à l'origine de ce constat ne peuvent pas s'afficher ici.

## One person's page: its views, and what can be done there.

profile-view-label = Vue

profile-view =
    { $view ->
        [profile] Profil
        [together] Ensemble
        [history] Historique
       *[basis] Éléments
    }

profile-change =
    { $change ->
        [rename] Changer le nom ou l'adresse
        [invite] Inviter à nouveau
        [results] Exporter ce profil
        [export] Exporter tout ce qui est conservé…
        [merge] Fusionner avec une autre entrée…
       *[delete] Supprimer
    }

profile-export-results-about = Excel contient les constats, les scores avec leurs fourchettes et des notes. CSV ne contient que les scores. JSON contient chaque détail, pour d'autres programmes.

profile-export-all-detail = Tout ce qui est conservé sur cette personne et que vous pouvez voir. Si elle demande quelles données vous avez, envoyez-lui les deux fichiers. La page dit tout en mots simples. L'autre contient chaque détail et chaque réponse, pour des programmes.

profile-export-all-page = Page à lire (HTML)

profile-export-all-go = Chaque détail, pour des programmes (JSON)

# To somebody who doesn't share their results.
profile-ask = Écrire un e-mail

profile-not-invited = Pas encore d'invitation

profile-not-invited-detail = Invitez cette personne, et le profil apparaît ici.

profile-unanswered-detail = Le profil apparaît ici dès que toutes les questions ont une réponse. Vous pouvez renvoyer le lien.

profile-ended =
    { $status ->
        [expired] L'invitation a expiré
       *[cancelled] L'invitation a été retirée
    }

profile-ended-detail = Certaines questions sont restées sans réponse : il n'y a donc pas de profil. Vous pouvez inviter cette personne à nouveau.

profile-history-none = Rien à comparer pour l'instant

profile-history-none-detail = C'est le seul profil jusqu'ici. Avec le suivant, vous verrez ici de combien chaque score a pu changer.
