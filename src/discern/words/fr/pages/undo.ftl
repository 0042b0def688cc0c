## What was just done, said where it was done, and taking it back.

undo-go = Annuler

# $names are people, and $before and $after are teams, one or several.
undo-moved =
    { $way ->
        [moved] { $names } : plus dans { $before }, désormais dans { $after }.
        [joined] { $names } : désormais dans { $after }.
       *[left] { $names } : plus dans { $before }.
    }

# People who have no Undo, after what was done, or for whom nothing was taken back.
undo-left-out =
    { $why ->
        [not-led] « Annuler » ne change rien pour { $names } : pour ajouter une personne qui n'est dans aucune de vos équipes, il faut être propriétaire.
        [held] « Annuler » ne change rien pour { $names } : la décision d'un coach de retenir ces profils serait perdue.
        [changed] Rien n'est annulé pour { $names } : quelqu'un a modifié ces équipes depuis.
       *[refused] Rien n'est annulé pour { $names } : vous ne pouvez plus faire ce changement.
    }

# $what says who went where.
undo-done = Annulé. { $what }

# In place of the Undo that there can't be.
undo-cancelled =
    { $count ->
        [one] L'invitation pour { $names } est retirée. Son lien et toutes les réponses sont définitivement supprimés. Une nouvelle invitation crée un nouveau lien.
       *[other] Les invitations pour { $names } sont retirées. Leurs liens et toutes les réponses sont définitivement supprimés. De nouvelles invitations créent de nouveaux liens.
    }

undo-invite =
    { $count ->
        [one] Inviter à nouveau
       *[other] Inviter à nouveau { $count } personnes
    }

undo-invited =
    { $what ->
        [made]
            { $count ->
                [one] { $names } a une nouvelle invitation. Envoyez le nouveau lien : l'ancien reste fermé.
               *[other] { $names } ont une nouvelle invitation. Envoyez les nouveaux liens : les anciens restent fermés.
            }
       *[skipped]
            { $count ->
                [one] { $names } n'a pas de nouvelle invitation : il y en a déjà une, ou la personne est supprimée.
               *[other] { $names } n'ont pas de nouvelle invitation : il y en a déjà une, ou la personne est supprimée.
            }
    }

undo-show-links =
    { $count ->
        [one] Afficher le lien
       *[other] Afficher les liens
    }
