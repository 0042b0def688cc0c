## Reports: request one, follow its progress, read it, download it.

reports-detail = Ce qu'un profil, un duo ou une équipe signifie en pratique, par écrit.

reports-new = Nouveau rapport

reports-about-label = Sujet

reports-about =
    { $subject ->
        [team] Une équipe
        [assessment] Une personne
       *[comparison] Deux personnes
    }

reports-audience-label = Pour

reports-audience =
    { $audience ->
        [manager] Manager
        [coach] Coach
       *[self] Soi-même
    }

reports-length-label = Longueur

reports-language = Langue

reports-length =
    { $length ->
        [full] Complet
       *[short] Court
    }

# Below the choice between a short and a full report.
reports-pages =
    { $subject ->
        [team] Court : une page. Complet : environ six pages.
        [comparison] Court : une page. Complet : deux pages.
       *[assessment] Court : une page. Complet : environ six pages.
    }

# Where a team gets a report on itself, before it is written.
reports-team-reads = Les personnes qui reçoivent ce rapport lisent la fiche de chaque membre : demandez d'abord l'accord de tout le monde. Qui préfère ne pas y figurer peut choisir, sur sa propre page, de ne montrer ses résultats qu'à son coach.

reports-situations = Situations (facultatif, trois au plus)

reports-situations-usual = Les plus utiles à qui lira le rapport

reports-purpose = À quoi servira-t-il ? (facultatif)

reports-purpose-example = Avant notre semaine de planification

reports-will-write-model = Chaque phrase vient de Discern. { $model } choisit celles qui entrent dans le rapport, et dans quel ordre. Ce modèle ne reçoit pas les noms des personnes ici, et un autre nom dans votre texte est retiré s'il est reconnu.

reports-write = Rédiger le rapport

reports-team = Équipe

reports-person = Personne

reports-first = Première personne

reports-second = Deuxième personne

reports-profiles-none = Personne n'a encore de profil. Invitez des personnes, et revenez quand quelqu'un a répondu.

reports-profiles-none-team = Dans cette équipe, personne n'a encore de profil à montrer. Choisissez une autre équipe, ou invitez ses membres.

# A team of which nothing is said as a team.
reports-profiles-few =
    { $count ->
        [one] Une personne ici a un profil. Il en faut trois pour un rapport sur l'équipe.
       *[other] { $count } personnes ici ont un profil. Il en faut trois pour un rapport sur l'équipe.
    }

reports-profiles-none-person = Les réponses de cette personne ne donnent pas de profil : il n'y a rien à rédiger.

reports-profiles-none-pair = Il faut deux personnes avec un profil.

## The list of reports.

reports-column =
    { $column ->
        [title] Rapport
        [about] Sujet
        [for] Pour
        [length] Longueur
        [status] État
       *[written] Rédigé
    }

reports-alt = Les rapports, les plus récents d'abord

reports-status-label = État

reports-filter =
    { $status ->
        [ready] Prêts
        [failed] Échecs
       *[all] Tous
    }

reports-status =
    { $status ->
        [queued] En attente
        [writing] En rédaction
        [ready] Prêt
        [failed] Échec
       *[cancelled] Arrêté
    }

reports-none = Pas encore de rapport

reports-none-detail = En rédiger un prend quelques secondes.

## A report under way, or without a text.

reports-progress =
    { $status ->
        [queued] Le rapport est en attente
       *[writing] Le rapport est en cours de rédaction
    }

reports-progress-sections =
    { $status ->
        [queued] Le rapport est en attente : { $done } sections sur { $total }
       *[writing] Le rapport est en cours de rédaction : { $done } sections sur { $total }
    }

reports-cancel = Arrêter

reports-ended =
    { $status ->
        [failed] Ce rapport n'a pas pu être rédigé
       *[cancelled] Ce rapport a été arrêté
    }

reports-retry = Réessayer

reports-commissioned =
    { $length ->
        [full] { reports-commissioned-for }, complet
       *[short] { reports-commissioned-for }, court
    }

reports-commissioned-for =
    { $audience ->
        [manager] Exemplaire manager
        [coach] Exemplaire coach
       *[self] Exemplaire personnel
    }

## A report.

reports-opening = Proposition d'introduction

# $model is the name of a language model.
reports-opening-note = Rédigée par une IA ({ $model }) et non vérifiée sur le fond. Personne d'autre ne la voit. Acceptez-la seulement si elle reste fidèle aux éléments sur lesquels elle repose. Elle entre alors dans le rapport, signalée comme rédigée par une IA.

reports-opening-basis = Elle repose sur :

reports-opening-accept = Mettre dans le rapport

reports-opening-refuse = Supprimer

reports-guide = Comment lire ce rapport, et jusqu'où s'y fier

# $entry is what a menu leads to.
reports-menu =
    { $entry ->
        [subject]
            { $subject ->
                [team] Ouvrir l'équipe
                [assessment] Ouvrir le profil
               *[comparison] Ouvrir la comparaison
            }
       *[again] Rédiger un autre rapport
    }

# $numbers are those of the statements under a sentence, such as 1, 2.
reports-evidence = Sur quoi cela repose : { $numbers }

reports-numbers = Touchez un petit numéro pour voir à quel point un constat est sûr, et pourquoi.

reports-files = Télécharger

reports-file =
    { $file ->
        [a4] PDF, A4
        [letter] PDF, Letter
        [markdown] Markdown
       *[json] JSON
    }
