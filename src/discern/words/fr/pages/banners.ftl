## Banners: what went wrong, and what to do. By the error's code where it says more than the error's kind.

banners-title =
    { $code ->
        [results_not_ready] Pas encore terminé
        [profile_missing] Comparaison impossible
        [report_not_ready] Pas encore rédigé
        [not_shared] Non partagé
        [results_held] Pas encore visible
        [not_led] Ajout réservé aux propriétaires
        [other_coach] Ajout réservé aux propriétaires
        [overloaded] Le système est surchargé
        [not_saved] Rien n'a été enregistré
        [role_forbids] Vous n'avez pas ce droit
        [actor_unknown] Vous n'avez plus accès
        [assessment_closed] Ce questionnaire est terminé
        [consent_required] Le consentement manque
        [external_id_taken] Cet identifiant est pris
        [join_link_full] Ce lien est complet
        [last_owner] Il faut un compte propriétaire
        [webhook_disabled] Ce point d'accès est désactivé
        [report_closed] Ce rapport est terminé
        [body_too_large] Envoi trop volumineux
       *[other]
            { $kind ->
                [invalid] Vérifiez votre saisie
                [key] Le système refuse la clé d'API
                [permission] La clé d'API ne le permet pas
                [missing] Introuvable
                [address] Aucun système à cette adresse
                [unoffered] Le système n'offre pas cela
                [limit] Trop de requêtes
                [server] Le système a rencontré une erreur
                [timeout] Le système a mis trop de temps
                [busy]
                    { $itself ->
                        [yes] Surcharge : nouvel essai.
                       *[no] Discern est surchargé
                    }
                [unreachable] Le système est injoignable
                [unreadable] La réponse du système est illisible
               *[other] Un problème est survenu
            }
    }

# $detail is what the service says: of an invalid request, each field and the rule that it breaks. $kind is busy where
# the app's own service takes too long. $place is as in banners-address. $itself is "yes"
# where the page is drawn again until it succeeds; $quoted is "yes" where the request's id follows.
banners-advice =
    { $code ->
        [results_not_ready] Le profil apparaît dès que toutes les questions ont une réponse.
        [profile_missing] L'une des deux personnes au moins n'a pas de profil visible pour vous. Choisissez d'autres personnes, ou parlez à ces deux-là.
        [report_not_ready] Le rapport apparaît dès qu'il est rédigé.
        [not_shared] Cette personne partage son profil seulement avec son coach. Si vous avez besoin d'une réponse, posez-lui la question.
        [results_held] Ce profil est retenu jusqu'à l'échange à son sujet. Demandez aux coachs de l'équipe quand il aura lieu.
        [not_led] Cette personne partage son profil avec tout le monde : vous pouvez donc le voir, mais elle n'est dans aucune de vos équipes.
        [other_coach] Cette personne partage son profil avec un seul coach, et cette équipe en a un autre.
        [not_saved] Ce que vous venez de faire n'est pas conservé, car le système ne peut rien enregistrer pour l'instant. Réessayez dans quelques minutes, ou adressez-vous aux personnes qui gèrent Discern ici.
        [overloaded] Trop de personnes l'utilisent en ce moment. Rien n'a changé. Réessayez dans { $seconds } s.
        [role_forbids] Adressez-vous aux personnes qui gèrent Discern ici. Elles peuvent le faire, ou vous donner un rôle qui le permet.
        [actor_unknown] Demandez aux personnes qui gèrent Discern ici de vous redonner accès.
        [assessment_closed] Il n'accepte plus de réponses.
        [consent_required] Il a été donné dans un autre navigateur, ou pas du tout. Ouvrez à nouveau l'invitation.
        [external_id_taken] Il appartient à une autre personne, ou à une autre équipe. Choisissez-en un autre et réessayez. Votre saisie est toujours là.
        [join_link_full] Demandez-en un autre à la personne qui vous l'a donné.
        [last_owner] Donnez d'abord ce rôle à une autre personne.
        [webhook_disabled] Activez-le, puis réessayez.
        [report_closed] Il ne peut plus être arrêté.
        [body_too_large] Le système n'en accepte pas autant. Envoyez-le en plusieurs fois.
       *[other]
            { $kind ->
                [invalid] { $detail }. Corrigez et réessayez. Votre saisie est toujours là.
                [key] Elle est peut-être mal saisie, expirée ou révoquée. Vérifiez { banners-key }, ou adressez-vous aux personnes qui gèrent le système.
                [permission] Utilisez une clé qui le permet, ou demandez-en une aux personnes qui gèrent le système.
                [missing] L'élément a peut-être été supprimé, ou le lien est faux. Revenez à la liste et choisissez à nouveau.
                [address] Vérifiez { banners-address } : elle doit se terminer par /v1.
                [unoffered] Tous les systèmes n'ont pas tout ce que cette application peut montrer. Si aucune page ne marche, vérifiez { banners-address } : elle doit se terminer par /v1.
                [limit]
                    { $itself ->
                        [yes] Cette page se recharge d'elle-même dans { $seconds } s. Rien n'est perdu.
                       *[no] Réessayez dans { $seconds } s.
                    }
                [server]
                    { $quoted ->
                        [yes] Vous n'y êtes pour rien. Réessayez dans une minute. Si cela se reproduit, envoyez l'identifiant de requête ci-dessous aux personnes qui gèrent le système.
                       *[no] Vous n'y êtes pour rien. Réessayez dans une minute. Si cela se reproduit, adressez-vous aux personnes qui gèrent le système.
                    }
                [timeout]
                    { $itself ->
                        [yes] Il est peut-être surchargé, ou { banners-address } est fausse. Cette page réessaie d'elle-même.
                       *[no] Il est peut-être surchargé. Réessayez, mais vérifiez d'abord si votre envoi est arrivé.
                    }
                [busy]
                    { $itself ->
                        [yes] Cette page s'affichera d'elle-même.
                       *[no] Attendez un instant, et regardez si c'est fait avant de réessayer.
                    }
                [unreachable]
                    { $itself ->
                        [yes] Vérifiez le réseau et { banners-address }. Cette page revient d'elle-même dès que le système répond.
                       *[no] Vérifiez le réseau et { banners-address }, puis réessayez.
                    }
                [unreadable] Vérifiez { banners-address } : elle doit se terminer par /v1 et appartenir à un système de questionnaires DISC.
               *[other] { $detail }.
            }
    }

# Where the service's address and key are: in the settings that Discern starts with, before the reader, or on the page of
# settings. $address is what it is.
banners-address =
    { $place ->
        [start] l'adresse du système ({ $address })
        [here] l'adresse
       *[page] l'adresse sous Réglages
    }

banners-key =
    { $place ->
        [start] la clé du système
        [here] la clé
       *[page] la clé sous Réglages
    }

# Below the banner, where these are in the settings that Discern starts with: before banners-message, which is plain text
# to copy. $title is that of the banner.
banners-send = Si cela ne suffit pas, envoyez ceci aux personnes qui gèrent Discern ici :

banners-message = Discern affiche « { $title } » pour { $address }. Vérifiez que le système fonctionne, ainsi que les réglages DISCERN_BASE_URL et DISCERN_API_KEY. Sans DISCERN_BASE_URL, Discern démarre avec ses propres données.

# Below old data that are on screen.
banners-people-go = Tant que le système ne répond pas, les données sur des personnes restent à l'écran une minute au plus.

banners-again = Réessayer

banners-age =
    { $unit ->
        [seconds]
            { $count ->
                [one] Ces données datent d'il y a { $count } seconde.
               *[other] Ces données datent d'il y a { $count } secondes.
            }
        [minutes]
            { $count ->
                [one] Ces données datent d'il y a { $count } minute.
               *[other] Ces données datent d'il y a { $count } minutes.
            }
       *[hours]
            { $count ->
                [one] Ces données datent d'il y a { $count } heure.
               *[other] Ces données datent d'il y a { $count } heures.
            }
    }

# Where the app's own service takes too long: above old data that are on screen.
banners-busy-age =
    { $unit ->
        [seconds]
            { $count ->
                [one] Ce que vous voyez date d'il y a { $count } seconde.
               *[other] Ce que vous voyez date d'il y a { $count } secondes.
            }
        [minutes]
            { $count ->
                [one] Ce que vous voyez date d'il y a { $count } minute.
               *[other] Ce que vous voyez date d'il y a { $count } minutes.
            }
       *[hours]
            { $count ->
                [one] Ce que vous voyez date d'il y a { $count } heure.
               *[other] Ce que vous voyez date d'il y a { $count } heures.
            }
    }

# In small print.
banners-request = Si vous demandez de l'aide, indiquez la requête { $id }.

banners-readings = Comment les réponses de ce système ont été lues

# $limit is 0 where the service doesn't say it.
banners-quota =
    { $limit ->
        [0] Requêtes restantes : { $remaining }
       *[other] Requêtes restantes : { $remaining } sur { $limit }
    }

banners-quota-help = Le système répond à un certain nombre de requêtes par minute, et elles se renouvellent au fil de la minute. Une page en utilise quelques-unes. S'il n'en reste plus, les pages attendent un peu, et rien n'est perdu. Les personnes qui gèrent le système peuvent relever cette limite.

banners-quota-low =
    { $remaining ->
        [0] Il ne reste plus de requête pour l'instant. Certaines pages devront peut-être attendre, mais rien n'est perdu.
       *[other]
            { $seconds ->
                [0] Il reste peu de requêtes : { $remaining }. Les pages devront bientôt attendre.
               *[other] Il reste peu de requêtes : { $remaining }. À ce rythme, les pages devront attendre dans { $seconds } s.
            }
    }

## Nothing can be stored: above every page of those who run the installation.

banners-unsaved = Rien ne peut être enregistré pour l'instant

banners-unsaved-detail =
    { $cause ->
        [full] Le disque de la base de données est plein. Ce qui est enregistré reste lisible. Dès qu'il y a de la place, l'enregistrement reprend sans redémarrage.
        [read_only] La base de données refuse tout changement. Ce qui est enregistré reste lisible. Vérifiez que son disque, son dossier et la base elle-même permettent les changements.
        [damaged] La base de données est endommagée. Arrêtez Discern, gardez une copie du fichier, et restaurez une sauvegarde.
       *[failing] Le disque de la base de données est en panne. Vérifiez le disque et le journal du système, et faites une sauvegarde si vous le pouvez.
    }

# While a page waits for a service that hangs.
banners-waiting = Toujours en attente d'une réponse du système…
