## Who may open which page: signing in, the closed page, and the list of those who may sign in.

access-sign-in = Se connecter

access-sign-in-detail = Discern montre comment les personnes d'une équipe aiment travailler. Le lien vers un questionnaire ne demande pas de connexion : ouvrez-le, c'est tout.

access-sign-in-with = Se connecter avec { $provider }

access-sign-in-failed = La connexion n'a pas fonctionné. Réessayez.

access-refused = Vous n'avez pas d'accès

access-refused-detail = Vous utilisez le compte **{ $name }**.

access-refused-somebody = Votre session est ouverte.

# $lack is what is missing: the address in what the provider sent, its word that the address is verified, or access.
access-refused-lack =
    { $lack ->
        [address] Votre fournisseur de connexion n'a pas envoyé d'adresse e-mail. Demandez à la personne qui gère Discern ici de changer cela.
        [verification] Votre fournisseur de connexion ne confirme pas que l'adresse e-mail est la vôtre. Demandez à la personne qui gère Discern ici de changer cela.
       *[access] Demandez un accès à la personne qui gère Discern ici, et donnez-lui l'adresse e-mail avec laquelle vous vous connectez.
    }

access-refused-operator = Je gère Discern ici. Comment entrer ?

access-refused-operator-detail =
    { $lack ->
        [address] Faites ajouter `email` et `email_verified` au jeton d'identité par le fournisseur, et reconnectez-vous. `discern signin check` montre ce qu'il propose.
        [verification] Faites ajouter `email_verified` au jeton d'identité par le fournisseur. S'il ne laisse personne prendre l'adresse d'une autre personne, vous pouvez aussi inscrire ce fournisseur dans `DISCERN_TRUSTED_ISSUERS` et redémarrer Discern. Reconnectez-vous ensuite.
       *[access] Ajoutez votre adresse e-mail à `DISCERN_OWNERS`, redémarrez Discern et connectez-vous. Si cette adresse sert déjà à quelqu'un d'autre, les propriétaires doivent retirer cet accès sous **Accès**.
    }

## What somebody reads on an open page that can't connect again. The page stays as it is.

access-over =
    { $by ->
        [sign-in] Votre session a pris fin. Reconnectez-vous dans un autre onglet de ce navigateur. Cette page continue alors et garde ce que vous avez saisi.
       *[secret] L'accès de ce navigateur a expiré. Dans un autre onglet, ouvrez l'adresse avec /open?secret= que Discern a affichée à son démarrage. Cette page continue alors et garde ce que vous avez saisi.
    }

access-not-asked = Impossible de vérifier votre accès pour le moment

access-not-asked-detail = Le système ne répond pas. Réessayez dans un instant.

# Where the cookies of a company's network fill the head of a request.
access-cookies = Votre navigateur envoie trop de cookies

access-cookies-detail = Les connexions d'entreprise en laissent souvent. Supprimez les cookies de ce site et rouvrez la page, ou montrez-la à votre service informatique.

access-cookies-operator = Ce que le service informatique peut changer

access-cookies-line = Un en-tête de la requête fait { $bytes } octets, très probablement `Cookie`. Au-delà de { $limit } octets, une page ne peut pas se connecter. Démarrez Discern avec `WEBSOCKETS_MAX_LINE_LENGTH=65536` dans son environnement.

# Where a network lets the page through and refuses its socket. $address is a host and a path.
access-socket = Cette page ne peut pas se connecter

access-socket-detail = Un réseau, souvent celui de l'entreprise, bloque la liaison directe dont cette page a besoin. Essayez un autre réseau, ou montrez ceci à votre service informatique. Cette page continue d'essayer.

access-socket-operator = **Pour le service informatique :** autorisez les connexions WebSocket vers `{ $address }`. Tous les proxys traversés doivent transmettre `Upgrade: websocket` et ne pas modifier `Host`.

access-socket-wait = Continuer d'essayer

access-closed = Cette page est fermée

access-closed-detail = Si vous avez reçu un lien vers un questionnaire, ouvrez ce lien. Il fonctionne partout.

access-closed-open =
    { $days ->
        [one] Vous gérez Discern ici ? Ouvrez l'adresse avec `/open?secret=` indiquée dans son terminal ou son journal. Ce navigateur a alors accès pendant { $days } jour.
       *[other] Vous gérez Discern ici ? Ouvrez l'adresse avec `/open?secret=` indiquée dans son terminal ou son journal. Ce navigateur a alors accès pendant { $days } jours.
    }

access-closed-operator = Je gère Discern ici. Comment ouvrir l'accès ?

access-closed-operator-way =
    { $way ->
        [secret] **Ouvrez les pages avec un secret.** Créez-en un avec `openssl rand -hex 32`, mettez-le dans `DISCERN_ACCESS_SECRET` et redémarrez Discern. Cette page le demande alors.
        [sign-in] **Laissez les personnes se connecter** avec Google, Microsoft ou un autre fournisseur. Configurez cela dans `.streamlit/secrets.toml`, sous `[auth]`, ajoutez votre adresse à `DISCERN_OWNERS` et redémarrez Discern. `docs/sign-in.md` contient les lignes à copier.
       *[open] **Ouvrez les pages à toutes les personnes qui peuvent ouvrir cette adresse.** Mettez `DISCERN_OPEN_ACCESS=1` et redémarrez Discern. Elles voient alors tous les noms, et tous les profils sauf ceux que les personnes ne partagent qu'avec leur coach. Ne le faites que là où tout le monde a le droit de les voir.
    }

access-secret = Secret d'accès

access-secret-detail =
    { $days ->
        [one] Vous gérez Discern ici ? Saisissez son `DISCERN_ACCESS_SECRET`. Ce navigateur a alors accès pendant { $days } jour, et ne garde pas le secret.
       *[other] Vous gérez Discern ici ? Saisissez son `DISCERN_ACCESS_SECRET`. Ce navigateur a alors accès pendant { $days } jours, et ne garde pas le secret.
    }

access-secret-open = Ouvrir les pages

access-secret-wrong = Ce n'est pas le bon secret.

access-secret-limit = Quelqu'un sur votre réseau a saisi trop de secrets erronés. Réessayez dans une heure.

## The list of those who may sign in.

access-detail = L'accès va à la première personne qui se connecte avec l'adresse e-mail, dès que le fournisseur l'a vérifiée. Tout changement prend effet aussitôt.

access-column =
    { $column ->
        [person] Personne
        [email] E-mail
        [role] Rôle
        [teams] Équipes ou personne
        [signed-in] Dernière connexion
       *[added] Ajout
    }

access-not-yet = pas encore

access-nobody = Personne n'a encore d'accès

access-alt = Qui peut se connecter

access-part-unknown = personne inconnue

access-part-team = une équipe

access-role-name =
    { $role ->
        [manager] Manager
        [coach] Coach
        [member] Membre
       *[owner] Propriétaire
    }

access-role-detail =
    { $role ->
        [manager] Invite des personnes et voit les profils de ses propres équipes.
        [coach] Voit tous les profils des équipes qui lui sont confiées, même privés, et peut les retenir et les rendre visibles.
        [member] Ne voit que son profil et ses données.
       *[owner] Peut tout faire, sauf voir les profils privés.
    }

access-give = Donner un accès

access-email = Adresse e-mail de connexion

access-role = Rôle

access-teams = Équipes

access-whose = De quelle personne s'agit-il ?

access-whose-none = Choisir une personne

access-add = Donner l'accès

access-email-wrong = Cela ne ressemble pas à une adresse e-mail.

access-whose-missing = Choisissez de quelle personne il s'agit.

access-change = Accès pour { $name }

access-change-go = Modifier

access-save = Enregistrer

access-remove = Retirer

access-remove-title = { $name } : retirer l'accès ?

access-remove-detail = **{ $name }** perd aussitôt l'accès. Tout ce que cette personne a fait jusqu'ici reste.

access-remove-go = Retirer l'accès

access-deletion = Suppression automatique

access-idle = Afficher les personnes inactives depuis au moins ce nombre de jours

access-retention =
    { $days ->
        [0] Personne n'est supprimé automatiquement, car `DISCERN_RETENTION_DAYS` n'est pas défini.
        [one] Les personnes sont supprimées automatiquement après **{ $days } jour** sans activité.
       *[other] Les personnes sont supprimées automatiquement après **{ $days } jours** sans activité.
    }

access-idle-none = Aucune personne n'est inactive depuis si longtemps.

access-idle-count =
    { $more ->
        [yes]
            { $count ->
                [one] Plus de { $count } personne est inactive depuis si longtemps.
               *[other] Plus de { $count } personnes sont inactives depuis si longtemps.
            }
       *[no]
            { $count ->
                [one] { $count } personne est inactive depuis si longtemps.
               *[other] { $count } personnes sont inactives depuis si longtemps.
            }
    }
