## What happened, and the endpoints that report it to other systems.

integrations-detail = Voyez ce qui s'est passé ici, transmettez-le à d'autres systèmes et créez des clés pour des programmes.

integrations-tab =
    { $tab ->
        [keys] Clés
       *[events] Webhooks et événements
    }

# Below the keys. $address is that of the API.
integrations-developers = L'API est à l'adresse { $address }.

integrations-interface = Documentation de l'API

integrations-none-offered = Ce système n'a pas d'événements

integrations-none-offered-detail = Il ne peut pas signaler à d'autres systèmes ce qui se passe. Si vous en avez besoin, adressez-vous aux personnes qui le gèrent.

integrations-recent = Événements récents

integrations-kind-label = Type

integrations-kind-all = Tous les événements

# $name is what the service calls it.
integrations-event =
    { $event ->
        [agreement-due] Un engagement est arrivé à échéance
        [assessment-completed] Quelqu'un a terminé un questionnaire
        [assessment-rescored] Un profil a été recalculé
        [candidate-changed] Les données d'une personne ont changé
        [candidate-created] Une personne a été ajoutée
        [candidate-erased] Une personne a été supprimée
        [candidate-merged] Deux entrées d'une personne ont été fusionnées
        [measurement-updated] Le calcul des scores a changé
        [report-generated] Un rapport est prêt
        [team-updated] Les membres d'une équipe ont changé
        [webhook-test] Événement d'essai
       *[other] { $name }
    }

integrations-none = Il ne s'est encore rien passé

integrations-none-detail = Les questionnaires terminés, les nouveaux rapports et les changements d'équipe apparaissent ici.

integrations-open = Ouvrir

# In place of a name, under About.
integrations-unnamed =
    { $why ->
        [closed] Non visible pour vous
        [everyone] Tous les profils à partir de là
       *[gone] N'existe plus
    }

integrations-sent =
    { $sent ->
        [yes] Ce qui a été envoyé
       *[no] Ce qui est envoyé
    }

integrations-sent-detail = Chaque tentative envoie ce texte avec l'en-tête `webhook-id: { $id }`. Seule la dernière réponse est gardée.

integrations-not-sent-detail = Les points d'accès reçoivent ce texte avec l'en-tête `webhook-id: { $id }`.

integrations-answered = Sa réponse

integrations-no-deliveries = Aucun point d'accès n'y était alors abonné.

integrations-column =
    { $column ->
        [time] Heure
        [event] Événement
        [who] Concerne
        [endpoint] Point d'accès
        [status] État
        [answer] Réponse
       *[resend] Renvoyer
    }

integrations-alt = Les événements et leurs envois, les plus récents d'abord

integrations-status =
    { $status ->
        [delivered] Livré
        [pending] En route
        [retrying] Nouvel essai
        [failed] Échec
       *[cancelled] Arrêté
    }

integrations-resent = { $endpoint } (renvoi)

## Deliveries.

integrations-delivery =
    { $resent ->
        [yes] { $endpoint } (renvoi) : { $outcome }
       *[no] { $endpoint } : { $outcome }
    }

integrations-resend = Renvoyer

integrations-attempts =
    { $attempts ->
        [one] { $attempts } tentative
       *[other] { $attempts } tentatives
    }

integrations-delivered =
    { $known ->
        [at-took] Livré le { $at }, après { integrations-attempts }, en { $ms } ms.
        [at] Livré le { $at }, après { integrations-attempts }.
        [took] Livré, après { integrations-attempts }, en { $ms } ms.
       *[neither] Livré, après { integrations-attempts }.
    }

integrations-failed = Non livré après { integrations-attempts } : { $why }. Il n'y aura plus de tentative.

integrations-cancelled = Arrêté : le point d'accès a été désactivé avant la livraison.

integrations-sending = En cours d'envoi.

integrations-pending = Pas encore livré après { integrations-attempts } : { $why }.

integrations-pending-next = Pas encore livré après { integrations-attempts } : { $why }. Prochaine tentative : { $next }.

integrations-no-answer = pas de réponse

## Endpoints.

integrations-webhooks-none = Pas encore de point d'accès

integrations-webhooks-none-detail = Un point d'accès est l'adresse d'un autre système. Ajoutez-en un, et les événements que vous choisissez lui parviennent en une ou deux secondes.

# How an endpoint is doing, in a word.
integrations-condition =
    { $condition ->
        [working] Fonctionne
        [failing] En échec
        [paused] En pause
        [off] Désactivé
       *[unused] Nouveau
    }

integrations-subscribed =
    { $count ->
        [one] Un type d'événement sur { $all }
       *[other] { $count } types d'événements sur { $all }
    }

# What can be done with an endpoint.
integrations-action =
    { $action ->
        [test] Envoyer un essai
        [edit] Modifier
        [replay] Renvoyer d'anciens événements
        [secret] Nouveau secret
        [on] Activer
        [off] Désactiver
       *[delete] Supprimer
    }

integrations-actions = Actions pour { $name }

# $since is when that was.
integrations-off-since =
    { $reason ->
        [failing] Désactivé le { $since }, après cinq jours sans une seule livraison.
        [gone] Désactivé le { $since } : le point d'accès a répondu qu'il n'existe plus (410).
       *[owner] Désactivé le { $since }.
    }

integrations-off =
    { $reason ->
        [failing] Désactivé après cinq jours sans une seule livraison.
        [gone] Désactivé : le point d'accès a répondu qu'il n'existe plus (410).
       *[owner] Désactivé.
    }

integrations-paused = Le point d'accès a demandé une pause jusqu'au { $until }.

integrations-failing = En échec depuis le { $since }. Après cinq jours d'échecs, il est désactivé.

integrations-working = Fonctionne. Dernière livraison le { $at }.

integrations-unused = Rien d'envoyé encore.

integrations-last-test = Dernier essai : { $outcome }

integrations-secret = Les envois sont signés avec ce secret. Il ne s'affiche qu'une fois : copiez-le maintenant.

integrations-secret-hide = Je l'ai copié

integrations-secret-new = Nouveau secret

integrations-secret-new-detail = Pendant un jour, les envois sont signés avec l'ancien et le nouveau secret.

integrations-secret-create = Créer un nouveau secret

integrations-delete-title = Supprimer { $name } ?

integrations-delete-detail = Plus rien n'est envoyé à ce point d'accès, et la liste de ses envois est supprimée.

integrations-delete-go = Supprimer le point d'accès

integrations-replay = Renvoyer d'anciens événements

integrations-replay-detail = { $name } reçoit à nouveau les événements de cette période, des types auxquels ce point d'accès est abonné.

integrations-replay-since = Période

integrations-period =
    { $period ->
        [hour] Dernière heure
        [day] Dernières 24 heures
       *[week] Sept derniers jours
    }

integrations-replay-go = Les renvoyer

integrations-replayed =
    { $count ->
        [0] Il n'y avait rien à envoyer.
        [one] Un événement est renvoyé.
       *[other] { $count } événements sont renvoyés.
    }

## A new endpoint, and changes to one.

integrations-add = Ajouter un point d'accès

integrations-add-detail = Chaque événement part vers le point d'accès en requête signée, au format de [Standard Webhooks](https://www.standardwebhooks.com/), avec des identifiants, mais sans noms ni profils. Inviter une personne déjà ici ou commencer à répondre n'envoie rien.

integrations-address = Adresse

integrations-description = Description (facultatif)

integrations-description-example = Le wiki de l'équipe

integrations-events = Événements à envoyer

integrations-events-all = Tous

integrations-event-explained = **{ $event }** : { $meaning }

integrations-events-none = Choisissez au moins un événement.

integrations-event-meaning =
    { $event ->
        [agreement-due] les personnes concernées peuvent dire ce qu'il a donné.
        [assessment-completed] toutes les questions ont une réponse.
        [assessment-rescored] les propriétaires ont fait recalculer d'anciens profils, dont celui-ci.
        [candidate-changed] son nom, son adresse, son identifiant ou ses données ont changé, ou bien qui peut voir ses résultats.
        [candidate-created] vous pouvez l'inviter.
        [candidate-erased] ses réponses et ses résultats sont effacés aussi.
        [candidate-merged] ce qui appartenait à deux entrées appartient maintenant à une seule.
        [measurement-updated] les propriétaires ont changé le calcul des nouveaux scores.
        [report-generated] vous pouvez le lire et le télécharger.
       *[team-updated] quelqu'un a rejoint ou quitté l'équipe, ou celle-ci a été créée ou supprimée.
    }

integrations-edit-title = Modifier { $name }

integrations-save = Enregistrer

integrations-add-go = Ajouter et voir le secret

# $rule is what the field breaks.
integrations-wrong =
    { $field ->
        [url] Adresse : { $rule }.
        [events] Événements : { $rule }.
       *[description] Description : { $rule }.
    }
