## Files for a spreadsheet: their sheets, the columns that no page has, and what columns and words mean.

export-sheet =
    { $sheet ->
        [people] Personnes
        [team] Équipe
        [person] Personne
        [scores] Scores
       *[about] Explications
    }

export-column =
    { $column ->
        [sure] Certitude
        [answers] Réponses
        [low] Bas
        [high] Haut
        [direction] Direction
        [what] Quoi
        [value] Nombre
        [assessment] ID du questionnaire
       *[id] ID dans Discern
    }

# A column with an end of the range of a score; $style is a style's letter.
export-range =
    { $end ->
        [low] { $style } bas
       *[high] { $style } haut
    }

# A column of the organisation's own list that has the name of another one.
export-own-column = { $name } (le vôtre)

# What checks of somebody's answers found.
export-answers =
    { $verdict ->
        [ok] Rien d'inhabituel
        [caution] Quelque chose d'inhabituel
       *[withheld] Trop peu claires
    }

# The columns of the sheet that explains the others.
export-about-column =
    { $column ->
        [what] Colonne ou mot
       *[meaning] Signification
    }

# What this sheet says something about, beside columns and words.
export-about =
    { $about ->
        [date] Date de l'export
        [list] Qui est dans la liste
        [sample] Exemple
        [scores] Scores
       *[missing] Fourchettes manquantes
    }

export-meaning =
    { $of ->
        [person] De qui parle la ligne : par son nom ou, sans les noms, par un numéro.
        [until] Le dernier jour pour répondre, pour les personnes qui ont une invitation et n'ont pas fini.
        [teams] Les équipes dont la personne fait partie.
        [email] L'adresse à laquelle partent les invitations.
        [place] L'endroit du cercle que les réponses indiquent : un style, une place entre deux styles (« Calme avant tout » est entre S et C) ou seulement une moitié (« Calme »). Le score le plus haut peut être celui d'un autre style. Une place est nommée à partir de 80 %. En dessous, cette colonne indique « Incertain », même s'il y a une « Tendance » vers une moitié.
        [not-shared] La personne ne partage pas ce profil avec vous : les cellules sont donc vides.
        [held] Un coach retient ce profil jusqu'à ce que vous en ayez parlé : les cellules sont donc vides.
        [random] Les réponses ressemblent à des choix au hasard : les cellules sont donc vides. Ouvrez la personne dans Discern pour voir les scores.
        [chance] La probabilité que l'indication sous Style soit juste. Elle ne dit pas qui a davantage d'un style.
        [sure] La même chose en un mot. Les lignes suivantes disent ce que veut dire chaque mot.
        [scores] Aucun style ne vaut mieux qu'un autre, et un score ne mesure pas la compétence. Chaque score est la meilleure estimation dans sa fourchette. Considérez des scores proches comme égaux.
        [range] Les bornes de la fourchette d'un score. Le vrai score se trouve entre elles avec une probabilité de 95 %, si les hypothèses de départ sont justes.
        [missing] Le système ne donne pas de fourchettes pour certaines de ces personnes.
        [answers] S'il y a quelque chose d'inhabituel dans les réponses. Si oui, lisez le profil avec prudence.
        [last] Le jour le plus récent parmi ceux de l'ajout, de l'invitation, du début et de la fin.
        [external-id] L'ID que votre organisation donne à la personne.
        [counted] Combien de personnes ont leur point à cet endroit du cercle. Un point n'est que la meilleure estimation : le vrai nombre est donc entre Bas et Haut avec une probabilité de 95 %.
        [mean] Le score moyen des personnes dans ce style. La vraie moyenne est entre Bas et Haut avec une probabilité de 95 %.
        [highest] La probabilité que ce score soit le plus haut des quatre. Le score le plus haut et la direction peuvent être de styles différents.
        [direction] La probabilité que la personne soit dans le quart de ce style sur le cercle. Les quatre font ensemble 100 %.
       *[id] Ce qui permet à Discern de distinguer les personnes. D'autres programmes peuvent en avoir besoin.
    }

# Who is made up: everybody, or only those whose names are marked so.
export-sample =
    { $all ->
        [yes] Toutes les personnes de ce fichier sont fictives.
       *[no] Les personnes dont le nom est suivi de « (exemple) » sont fictives.
    }

# Rows of the sheet about a team.
export-team =
    { $row ->
        [name] Équipe
        [size] Personnes
        [profiled] Avec un profil
        [pending] Pas encore terminé
        [withheld] Réponses sans profil
        [not-shared] Non partagé
        [place] Personnes : { $of }
       *[mean] Score moyen : { $of }
    }
