## Importing people and teams from a list.

import-column =
    { $column ->
        [team] Équipe
        [people] Dans la liste
       *[leave] Départs
    }

import-title = Importer des personnes et des équipes

import-about = Collez une personne par ligne, ou choisissez un fichier. Les personnes déjà ici sont reconnues à leur ID, leur adresse e-mail ou leur nom. Vous voyez ce qui va se passer avant tout changement.

# Beside a button to the dialog that does.
import-invites-nobody = L'import n'envoie aucune invitation.

import-check = Vérifier la liste

# While the service is asked what would happen.
import-checking = Recherche des personnes déjà ici…

# Before a list of import-sum.
import-plan = Ce qui va se passer :

import-new-team = { $team } (nouvelle)

import-mode-label = Personnes de ces équipes

# What becomes of the people in a team that the list names.
import-mode =
    { $mode ->
        [add] Ajouter
       *[replace] Remplacer
    }

import-mode-detail =
    { $mode ->
        [add] Les personnes de la liste rejoignent l'équipe. Personne ne part.
       *[replace] À la fin, chaque équipe compte exactement les personnes de la liste. Vous voyez avant qui part.
    }

import-nobody = Personne

# Why nobody leaves a team: who is meant by $rows skipped rows isn't known, the first of them in $line.
import-doubt =
    { $rows ->
        [one] Personne, car la ligne { $line } désigne peut-être un membre de cette équipe
       *[other] Personne, car la ligne { $line } et d'autres lignes laissées de côté désignent peut-être des membres de cette équipe
    }

# A button. $leaving people leave teams.
import-go =
    { $leaving ->
        [0] Importer
        [one] Importer et retirer { $leaving } personne d'une équipe
       *[other] Importer et retirer { $leaving } personnes de leurs équipes
    }

import-change = Modifier la liste

# After something failed on the way.
import-continue = Continuer

import-other = Commencer avec une autre liste

import-done = Personnes et équipes importées

import-joined =
    { $count ->
        [one] { $count } personne a rejoint une équipe.
       *[other] { $count } personnes ont rejoint une équipe.
    }

import-left = Départs de l'équipe **{ $team }** : { $names }.

import-remaining =
    { $count ->
        [one] { $count } personne n'est pas importée. Importez la liste à nouveau. Personne n'est importé deux fois.
       *[other] { $count } personnes ne sont pas importées. Importez la liste à nouveau. Personne n'est importé deux fois.
    }

# How many people are new, and so on.
import-sum =
    { $outcome ->
        [created]
            { $count ->
                [one] **{ $count }** nouvelle personne
               *[other] **{ $count }** nouvelles personnes
            }
        [updated] **{ $count }** avec des changements
        [unchanged] **{ $count }** sans changement
       *[failed]
            { $count ->
                [one] **{ $count }** refusée
               *[other] **{ $count }** refusées
            }
    }
