## API keys.

keys-owners = Créer des clés est réservé aux propriétaires

keys-none-offered = Les clés de ce système ne se gèrent pas ici

keys-none = Pas encore de clé

keys-none-detail = Avec une clé, un autre programme, par exemple un système RH, lit et modifie ce que vous autorisez.

keys-make = Créer une clé

keys-alt = Clés d'API, leurs autorisations, leur dernière utilisation et leur durée de validité

keys-column =
    { $column ->
        [label] Nom
        [state] État
        [may] Autorisations
        [used] Dernière utilisation
        [until] Validité
       *[made] Création
    }

keys-state =
    { $state ->
        [expired] Expirée
        [own] Cette application
       *[live] Active
    }

keys-unused = jamais

keys-own = L'application elle-même utilise cette clé. Donnez-lui-en une autre avant de la révoquer.

keys-label = À quoi sert-elle ?

keys-label-example = Système RH

keys-may = Ce qu'elle permet

keys-preset =
    { $preset ->
        [read] Tout lire
        [people] Inviter et gérer des personnes
        [all] Tout faire
        [assistant] Questions d'un assistant
       *[single] Seulement ce que je coche
    }

keys-preset-detail =
    { $preset ->
        [read] Personnes, équipes, profils, rapports et événements
        [people] Invitations, personnes et équipes, sans les profils
        [all] Tout ce que permet le rôle de propriétaire, y compris créer des clés
        [assistant] Constats en mots pour une seule personne, par MCP : ni scores ni listes
       *[single] Vous choisissez une à une
    }

keys-user = Qui pose les questions avec elle ?

keys-user-detail = Elle lit ce que cette personne peut voir, et rien de plus.

keys-names = Donner les noms des personnes. Sinon, elles s'appellent [P1], [P2] … dans chaque réponse.

keys-ends = Durée de validité

keys-days =
    { $days ->
        [0] Jusqu'à sa révocation
        [365] Un an
       *[other] { $days } jours
    }

keys-make-go = Créer la clé

# $field is what is wrong.
keys-wrong =
    { $field ->
        [scopes] Cochez au moins une autorisation de la clé.
       *[label] Dites à quoi sert la clé.
    }

# The key's name; the key itself stands below.
keys-made = **Copiez maintenant la clé « { $name } ».** Elle ne s'affiche que cette fois. Gardez-la comme un mot de passe.

keys-done = Je l'ai copiée

keys-revoke = Révoquer

keys-revoke-title = Révoquer { $name } ?

keys-revoke-detail = Les programmes qui utilisent **{ $name }** sont aussitôt refusés, sans retour possible.

keys-revoke-go = Révoquer la clé
