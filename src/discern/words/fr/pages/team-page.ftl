## One team's page: its head and menu, the overview, its people, and who is in it.

team-page-view =
    { $view ->
        [overview] Aperçu
        [people] Personnes
        [what-if] Et si…
        [workshop] Atelier
       *[edit] Modifier
    }

team-page-invite = Inviter

# Of an empty team: a button that leads to a choice of people who have been invited before.
team-page-choose = Choisir des personnes déjà ici

team-page-menu =
    { $entry ->
        [report] :material/article: Rédiger un rapport
        [brief] :material/groups: Préparer une réunion
        [export] :material/download: Exporter
        [link] :material/link: Copier le lien
       *[delete] :material/delete: Supprimer l'équipe
    }

team-page-export-about = Excel contient l'équipe en chiffres, une ligne par personne avec les fourchettes des scores, plus des notes. CSV contient seulement les personnes. JSON contient tous les détails, pour d'autres programmes. Sans les noms, aucun de ces fichiers n'identifie qui que ce soit.

team-page-link = Lien vers cette équipe

team-page-link-about = Il ouvre cette page pour toute personne qui peut voir l'équipe.

# Above one thing to do.
team-page-monday = Cette semaine

team-page-tiles = Qui est où

# Folded.
team-page-more = Points forts, vigilance et situations

# Before a piece of advice.
team-page-advice =
    { $kind ->
        [strength] Point fort :
        [watch_out] Vigilance :
        [situation] En pratique :
        [question] Question :
        [first_week] Première semaine :
        [newcomer] Nouvelle personne :
       *[try] À essayer :
    }

## A person in short, in a drawer.

team-page-person = Personne

team-page-person-open = Ouvrir le profil

team-page-person-together = Travailler ensemble

team-page-person-unanswered = Pas encore terminé

team-page-person-withheld = Réponses peu claires

team-page-person-withheld-detail = Elles ne suffisent pas pour un profil. Proposez un nouveau questionnaire.

## The team's people in a table.

team-page-scores = Scores en

# A heading.
team-page-scores-in = Scores en { style-named }

team-page-column =
    { $column ->
        [person] Personne
        [place] Style
        [chance] Probabilité
       *[status] État
    }

# Beside “Finished”, of somebody whose profile isn't shown to the reader.
team-page-not-shown = Non affiché

# For members without an open assessment, where others have one.
team-page-invite-others =
    { $count ->
        [one] Inviter l'autre personne
       *[other] Inviter les { $count } autres
    }

# After who is waited for and since when: the invitation wasn't made for this team.
team-page-invited =
    { $of ->
        [other] pour une autre équipe
       *[none] pour aucune équipe
    }

## Who is in the team.

team-page-waiting = Réponses attendues

team-page-members = Membres

team-page-members-alt = Les membres de l'équipe et où en est chaque personne

team-page-without-profile =
    { $count ->
        [one] Inviter la personne qui n'a pas terminé
       *[other] Inviter les { $count } qui n'ont pas terminé
    }
