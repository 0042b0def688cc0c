## Lists of people, pasted or from a file: what can't be read, what columns are taken for, and who isn't taken.

# Why a list can't be read at all. $limit is the most.
lists-unreadable =
    { $problem ->
        [size] Cette liste dépasse { $limit } Mo.
        [rows] Cette liste a plus de { $limit } lignes. Divisez-la.
        [cells] Ce classeur est trop grand : { $limit } cellules sont lues au plus. N'enregistrez que la feuille avec les personnes.
        [old_workbook] Ce classeur est dans l'ancien format d'Excel. Enregistrez-le en .xlsx.
        [no_workbook] Ce classeur ne s'ouvre pas. Enregistrez-le en .xlsx ou en CSV.
       *[no_text] Ce n'est pas une liste en texte, en CSV ou en .xlsx d'Excel.
    }

# Why a row isn't taken. $other is another line.
lists-row =
    { $reason ->
        [stray_separator] a plus de cellules que de colonnes : y a-t-il un séparateur dans une cellule ?
        [shifted] l'adresse e-mail est dans une autre colonne : y a-t-il un séparateur dans une cellule ?
        [open_quote] a un guillemet qui ne se ferme pas
        [title] se trouve au-dessus de la liste
        [footer] est une note sous la liste
        [other_line] n'est pas écrite comme les lignes avec des personnes
        [no_name] n'a pas de nom
        [name] le nom doit tenir sur une ligne de 200 caractères au plus
        [several_people] a plusieurs adresses e-mail : mettez chaque personne sur sa propre ligne
        [email] n'a pas d'adresse e-mail valable
        [external_id] l'ID doit tenir sur une ligne de 200 caractères au plus
        [team] le nom d'équipe doit tenir sur une ligne de 200 caractères au plus
        [other_name] a l'ID ou l'adresse de la ligne { $other }, mais un autre nom
        [other_values] est la personne de la ligne { $other }, mais avec un autre ID ou une autre adresse
        [left] a quitté l'entreprise
        [disabled] a un compte désactivé
       *[account] n'est peut-être pas une personne
    }

# What a column is taken for.
lists-role =
    { $role ->
        [name] Nom
        [first_name] Prénom
        [last_name] Nom de famille
        [email] E-mail
        [external_id] ID
        [team] Équipe
        [status] Statut
        [leaving_date] Dernier jour de travail
        [keep] Garder avec la personne
       *[none] Pas utilisée
    }

lists-paste = Collez la liste

lists-file = Ou choisissez un fichier : Excel, CSV ou texte

lists-file-unreadable = Cette liste est illisible

lists-empty = Il n'y a personne dans cette liste.

# A column without a heading, by its number.
lists-column = Colonne { $number }

# A switch above the menus of columns. $row is what stands in the row.
lists-first-row = La première ligne donne les titres : { $row }

# Above the menus of columns.
lists-columns = **Ce que sont les colonnes**

lists-no-names = Quelle colonne contient les noms ? Choisissez-y « Nom ».

# A fold: the columns that aren't used, by their headings.
lists-unused = Pas utilisées : { $names }

lists-unused-detail = Ces colonnes ne sont pas conservées. Ce que vous gardez avec une personne apparaît sur sa page et dans ses propres données. Ne gardez que le nécessaire.

# A box that is ticked where most names are turned.
lists-turn = Écrire des noms comme « { $written } » sous la forme « { $name } »

# Rows that equal others.
lists-repeats =
    { $count ->
        [one] { $count } doublon laissé de côté
       *[other] { $count } doublons laissés de côté
    }

lists-encoding = Lu en Windows-1252, l'encodage d'anciens tableurs. Vérifiez les accents.

# What stands above and below the list.
lists-around = Hors de la liste : { $texts }

lists-sheet = Lu dans la feuille « { $sheet } ». Pas lu : { $others }

# Above a choice of people who are marked.
lists-marked =
    { $count ->
        [one] Une personne est laissée de côté, sauf choix contraire
       *[other] { $count } personnes sont laissées de côté, sauf choix contraire
    }

lists-marked-choose = Les prendre quand même

# One of them: $why is lists-row, $state what the list says.
lists-marked-person = { $name } · { $why }

lists-left-out =
    { $count ->
        [one] **{ $count } ligne est laissée de côté.** La personne n'est ni ajoutée ni modifiée.
       *[other] **{ $count } lignes sont laissées de côté.** Ces personnes ne sont ni ajoutées ni modifiées.
    }

lists-left-out-shown = Les { $shown } premières sur { $count }.

lists-table-column =
    { $column ->
        [line] Ligne
        [text] Contenu
       *[why] Pourquoi
    }

# What was done to a cell: a hint beside a row that is taken.
lists-note =
    { $note ->
        [email_cleaned] adresse lue : { $email }
        [several_addresses] a plusieurs adresses : { $email } est utilisée
        [other_address] n'a pas d'adresse professionnelle : { $email } est utilisée
       *[name_of_address] nom tiré de l'adresse
    }

lists-looked-at =
    { $count ->
        [one] **{ $count } ligne à vérifier**
       *[other] **{ $count } lignes à vérifier**
    }
