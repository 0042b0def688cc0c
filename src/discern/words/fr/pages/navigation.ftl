## The titles of the pages, and what is around every page.

# $page is the name of the page's address.
navigation-title =
    { $page ->
        [people] Personnes
        [assessments] Questionnaires
        [teams] Équipes
        [talk] Échange
        [compare] Comparaison
        [agreements] Engagements
        [brief] Fiche de réunion
        [reports] Rapports
        [integrations] Intégrations
        [access] Accès
        [settings] Réglages
        [how_it_works] Fonctionnement
        [sign_in] Connexion
        [closed] Fermé
        [not_found] Page introuvable
       *[home] Accueil
    }

navigation-section =
    { $section ->
        [workspace] Espace de travail
       *[help] Aide
    }

navigation-not-found = Il n'y a pas de page à cette adresse. Il manque peut-être une lettre, ou le lien est ancien.

navigation-to-home = Aller à la page « { $page } »

# What the browser calls a page: of a person, a team or a report, or of a list.
navigation-tab = { $title } · Discern

navigation-open-access = Accès libre

navigation-open-access-detail = Toute personne qui peut ouvrir cette adresse voit ces pages, car `DISCERN_OPEN_ACCESS` est activé.

navigation-role =
    { $role ->
        [owner] propriétaire
        [manager] manager
        [coach] coach
       *[member] membre
    }

navigation-signed-in = Session ouverte

navigation-sign-out = Se déconnecter
