## Where someone stands with an invitation: one word for each state, on every page, in filters and in files.

states-name =
    { $state ->
        [created] Invitation
        [started] En cours
        [completed] Profil
        [withheld] Pas de profil
        [expired] Expiré
        [cancelled] Retiré
       *[none] Sans invitation
    }

# The same where it is known how many questions are answered.
states-started = En cours, { $answered } sur { $total }

# No profile, where it is known why the answers support none: $check is what they failed.
states-withheld =
    { $check ->
        [too_fast] Pas de profil : trop vite
        [too_few] Pas de profil : trop peu de réponses
        [random_answers] Pas encore de profil
        [place_pattern] Pas de profil : choix selon la position
       *[other] Pas de profil : réponses peu claires
    }

# A choice of the filter above People and Assessments; $count is empty where it isn't known.
states-group =
    { $group ->
        [with_profile] Profil { $count }
        [waiting] En attente { $count }
        [to_invite] Pas de profil { $count }
       *[all] Tout { $count }
    }

# What is chosen there, for screen readers.
states-groups = Afficher

# At the head of a column with these words.
states-help = **Invitation :** aucune question n'a encore de réponse. **En cours :** certaines en ont une. **Profil :** toutes en ont une. **Réponses peu claires :** toutes en ont une, mais les réponses ressemblent à des choix au hasard ; compte comme profil. **Pas de profil :** toutes en ont une, mais les réponses sont trop peu claires. **Expiré :** la date limite est passée. **Retiré :** l'invitation ou le consentement a été retiré. **Sans invitation :** il n'y a pas eu d'invitation.
