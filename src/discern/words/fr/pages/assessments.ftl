## Assessments: who was invited, how far each one is, and inviting one person or many.

# The page's title; $waiting is how many can still be answered. $kind is nobody where there is no invitation at all.
assessments-title =
    { $kind ->
        [nobody] Aucune invitation pour l'instant.
       *[some]
            { $waiting ->
                [0] Aucune invitation n'est en attente.
                [one] Une invitation est en attente.
               *[other] { $waiting } invitations sont en attente.
            }
    }

# Above the list of those without a profile.
assessments-none-hint = Pour rouvrir une invitation terminée, fixez une nouvelle date limite. Si les réponses sont peu claires, proposez un nouveau questionnaire.

assessments-none = Aucune invitation pour l'instant

assessments-none-detail = Invitez quelqu'un, et vous obtenez un lien à envoyer. Répondre prend cinq à dix minutes.

assessments-invite-first = Inviter la première personne

assessments-none-match = Changez le groupe, le nom ou l'équipe.

assessments-column =
    { $column ->
        [person] Personne
        [status] État
        [team] Équipe
        [created] Invitation
        [completed] Terminé
       *[expires] Date limite
    }

# In a row.
assessments-form =
    { $form ->
        [fixed] 24 questions
       *[short] 12 questions
    }

# A button in a row, for screen readers with the person's name.
assessments-link = Lien

# Which rows are on screen; $of is 0 where no one has counted them all.
assessments-page =
    { $of ->
        [0] { $first } à { $last }, les plus récents d'abord
       *[other] { $first } à { $last } sur { $of }, les plus récents d'abord
    }

## One that is opened.

assessments-when =
    { $what ->
        [created] invitation du { $day }
        [started] commencé le { $day }
        [completed] terminé le { $day }
       *[expires] à remplir jusqu'au { $day }
    }

assessments-see-profile = Ouvrir le profil

assessments-see-person = Ouvrir cette personne

## Several that are ticked.

assessments-chosen =
    { $count ->
        [one] **Sélection : { $count }**
       *[other] **Sélection : { $count }**
    }

assessments-open = Ouvrir

assessments-show-links =
    { $count ->
        [one] Afficher le lien
       *[other] Afficher { $count } liens
    }

assessments-remind =
    { $count ->
        [one] Relancer
       *[other] Relancer les { $count }
    }

assessments-links = Liens à envoyer

assessments-links-detail = Chaque lien est pour une seule personne. Copiez-le et envoyez-le.

assessments-messages = Messages à envoyer

# $sends is yes where the service sends mail.
assessments-messages-detail =
    { $sends ->
        [yes] Un par personne. Copiez-le dans un chat, ou envoyez-le par e-mail.
       *[no] Un par personne. Copiez-le dans un chat, ou ouvrez-le dans votre messagerie : rien n'est envoyé d'ici.
    }

assessments-invite-again =
    { $count ->
        [one] Inviter à nouveau
       *[other] Réinviter les { $count }
    }

assessments-invite-again-detail =
    { $count ->
        [one] La personne reçoit un nouveau lien et répond une fois de plus. Les anciens profils restent.
       *[other] Chaque personne reçoit un nouveau lien et répond une fois de plus. Les anciens profils restent.
    }

# Until when it can be answered. $moves is no where one has no end date yet.
assessments-end =
    { $count ->
        [one] { $moves ->
            [no] Fixer une date limite
           *[yes] Changer la date limite
        }
       *[other] Changer { $count } dates limites
    }

# $all is yes where each of those chosen has ended.
assessments-end-expired =
    { $all ->
        [yes] { $count ->
            [one] Ce lien a expiré. Avec une nouvelle date, il fonctionne à nouveau, avec les réponses déjà données.
           *[other] Ces liens ont expiré. Avec une nouvelle date, ils fonctionnent à nouveau, avec les réponses déjà données.
        }
       *[no] { $count ->
            [one] L'un de ces liens a expiré. Avec une nouvelle date, il fonctionne à nouveau, avec les réponses déjà données.
           *[other] { $count } de ces liens ont expiré. Avec une nouvelle date, ils fonctionnent à nouveau, avec les réponses déjà données.
        }
    }

# Whose end it is that changes, and until when these people can answer now.
assessments-end-now =
    { $ends ->
        [never] Sans date limite pour l'instant : { $names }.
        [day] Date limite actuelle pour { $names } : le { $day }.
        [some] Dates limites différentes, ou aucune : { $names }. Une ou deux semaines de plus ne déplacent que les dates fixées.
       *[different] Dates limites différentes : { $names }.
    }

# A button; $day is the new date. $start is never where there is no end yet, and different where people have different ones.
assessments-end-longer =
    { $start ->
        [never] { $weeks ->
            [one] Dans une semaine : { $day }
           *[other] Dans deux semaines : { $day }
        }
        [different] { $weeks ->
            [one] Une semaine de plus
           *[other] Deux semaines de plus
        }
       *[day] { $weeks ->
            [one] Une semaine de plus : { $day }
           *[other] Deux semaines de plus : { $day }
        }
    }

assessments-end-label = Ou choisissez la date limite

assessments-end-day =
    { $days ->
        [0] Aujourd'hui, { $day }
        [one] { $day }, demain
       *[other] { $day }, dans { $days } jours
    }

assessments-end-save = Enregistrer cette date

assessments-end-none = Sans date limite

assessments-cancel =
    { $count ->
        [one] Retirer cette invitation
       *[other] Retirer ces { $count } invitations
    }

assessments-cancel-detail =
    { $count ->
        [one] Le lien cesse de fonctionner. Les réponses déjà données sont supprimées. Vous pourrez ensuite inviter à nouveau la même personne.
       *[other] Les liens cessent de fonctionner. Les réponses déjà données sont supprimées. Vous pourrez ensuite inviter à nouveau les mêmes personnes.
    }

assessments-cancel-go =
    { $count ->
        [one] La retirer
       *[other] Les retirer
    }
