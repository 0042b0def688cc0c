## What people say of their own profile, and what they write on working with them.

own-words-marks = Est-ce vous ?

# Under own-words-marks, where one choice is for the headline and a text of several sentences.
own-words-whole = Votre choix vaut pour l'ensemble : la phrase clé et ce texte.

# $statement is a short statement about the person.
own-words-fit-label = Est-ce vous ? { $statement }

own-words-fit =
    { $fit ->
        [fits] C'est moi
        [partly] En partie moi
       *[not_me] Pas moi
    }

own-words-comment-label = Avec vos mots, sur : { $statement }

own-words-comment = Ajoutez une phrase si vous le voulez

## The page on working with somebody.

own-words-title = Travailler avec { $name }

# Above the same words, on a person's page.
own-words-of = { $name } sur le travail en commun

own-words-shared = { $name } a écrit ceci et vous a donné le lien. Il est valable jusqu'au { $day }.

# Above statements from the profile.
own-words-confirmed =
    { $voice ->
        [you] Dans votre profil, avec votre avis « C'est moi »
       *[named] Dans le profil, avec l'avis « C'est moi » de la personne concernée
    }

own-words-own-title = Travailler avec moi

own-words-own-detail = Une page avec vos mots, pour les personnes avec qui vous travaillez. Ce que vous marquez « C'est moi » dans votre profil y figure aussi. Répondez aux questions que vous voulez.

own-words-prompt =
    { $prompt ->
        [reach_me] Le meilleur moyen de me joindre
        [best_work] Je travaille le mieux quand
        [feedback] Comment j'aime recevoir un retour
        [under_pressure] Sous pression, on remarque que je
        [when_stuck] Quand je bloque, vous m'aidez si vous
       *[ask_me] Interrogez-moi sur
    }

own-words-visibility = Qui peut la lire ?

own-words-visible-to =
    { $visibility ->
        [nobody] Seulement moi
        [team] Les personnes qui voient mon profil
       *[link] Et aussi celles à qui je donne un lien
    }

own-words-save = Enregistrer cette page

own-words-not-certain =
    { $by ->
        [sign-in] Pour écrire cette page, confirmez d'abord cette connexion avec chacun de vos liens personnels, sous Profil.
       *[link] Plusieurs liens ont été donnés sous votre nom : celui-ci ne permet donc pas de modifier la page. Connectez-vous, ou adressez-vous aux personnes qui gèrent Discern ici.
    }

own-words-link-open = Un lien est valable jusqu'au { $day }. Il vous a été montré à sa création.

own-words-days-label = Durée de validité du lien

own-words-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

own-words-link =
    { $again ->
        [yes] Créer un nouveau lien
       *[no] Créer un lien
    }

own-words-revoke = Mettre fin au lien
