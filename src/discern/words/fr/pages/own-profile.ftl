## A person's own page behind their private link: profile, talks, who sees it, and their data, in tabs.

own-profile-of = { $name } : le profil

own-profile-tabs = Votre page

own-profile-tab =
    { $tab ->
        [profile] Profil
        [talks] Échanges
        [seen] Qui le voit
        [how] Fonctionnement
       *[data] Mes données
    }

## The profile.

# Above the circle; above the scores where there is no place on it.
own-profile-place =
    { $place ->
        [yes] Votre place sur le cercle
       *[no] { own-profile-scores }
    }

own-profile-scores = Vos quatre scores

# Below three choices: Fits, Partly, Not me.
own-profile-fit-detail = Toute personne qui voit votre profil voit votre choix. « Pas moi » barre ce texte pour tout le monde{ $shares ->
        [yes] , et vos collègues ne le lisent pas sous « Vous deux »
       *[no] { "" }
    }. Vos scores, et ce que votre responsable lit sur l'équipe ou sur deux personnes, ne changent pas.

own-profile-comment-save = Enregistrer

own-profile-week = À essayer cette semaine

# Under the thing to try.
own-profile-teaching = Seule votre place sur le cercle est mesurée. Le reste est ce qu'enseignent les formations DISC.

own-profile-tips = D'autres choses à essayer, par situation

own-profile-rests-on = Sur quoi cela repose

own-profile-counts-column =
    { $column ->
        [style] Style
        [most] Le plus
       *[least] Le moins
    }

# Buttons that lead to other tabs.
own-profile-way =
    { $to ->
        [about] Travailler avec moi
        [keep] Garder mon lien
        [stored] Télécharger
       *[take-back] Supprimer
    }

## Where there is no profile to show.

own-profile-withheld = Cette fois, il n'y a pas de profil

own-profile-withheld-detail = Ces réponses n'en donnent pas. Cela ne dit rien sur vous.

own-profile-again = Répondre à nouveau

own-profile-again-here = Prenez cinq à dix minutes au calme. Votre lien reste le même, et vos réponses précédentes restent jusqu'à ce que vous les supprimiez.

own-profile-invited = Une invitation à répondre à nouveau vous attend

own-profile-invited-detail = Commencez ici, et non par le lien de l'invitation. Toutes vos réponses restent alors réunies derrière un seul lien personnel.

own-profile-again-agree = En répondant à nouveau, vous acceptez ce texte aussi pour vos nouvelles réponses.

# What somebody agrees to by answering again, on a fold.
own-profile-again-terms = À quoi sert le questionnaire, et ce qui est conservé

own-profile-again-detail =
    { $again ->
        [another_open] Un autre questionnaire vous attend. Ouvrez le lien reçu avec lui, ou envoyez ceci à la personne qui vous l'a proposé :
        [used_up] Vous avez répondu autant de fois que ce lien le permet. Envoyez ceci à la personne qui vous l'a donné :
       *[no] Envoyez ceci à la personne qui vous a donné le lien :
    }

# A message to copy.
own-profile-again-message = Mes réponses n'ont pas donné de profil. Pouvez-vous m'envoyer un nouveau lien pour que je réponde à nouveau ?

own-profile-withheld-why = Ce qui était inhabituel dans les réponses

own-profile-held-detail = Votre coach vous le montrera quand vous en parlerez ensemble. Vous pouvez télécharger vos réponses sous Mes données à tout moment.

own-profile-waiting = Votre profil arrive

own-profile-waiting-detail = Nous le calculons à partir de vos réponses. Cela prend un instant.

own-profile-refresh = Vérifier à nouveau

own-profile-unread = Votre profil ne peut pas s'afficher ici

own-profile-unread-detail = Les scores de ce système sont illisibles ici. Cela ne dit rien sur vous ni sur vos réponses.

## Who sees it.

own-profile-about-saved = Votre page est enregistrée.

own-profile-link-title = Le lien vers votre page

own-profile-link-made = Copiez le lien maintenant : il ne sera plus affiché. Il est valable jusqu'au { $day }.

own-profile-log-more = Entrées précédentes

own-profile-log-rest = Vos propres visites n'y sont pas. Le téléchargement sous Mes données contient tout.

## My data.

own-profile-link-code = En QR code pour votre téléphone

own-profile-report = Votre rapport

own-profile-report-detail =
    { $state ->
        [none] Votre profil dans un document à lire, à imprimer ou à emporter à un échange.
        [waiting] Votre rapport est en cours de rédaction. Cela prend un instant.
        [ready] Votre rapport est là. Il montre vos avis tels qu'ils sont aujourd'hui.
       *[failed] Votre rapport a échoué. { $reason }
    }

own-profile-report-write =
    { $state ->
        [failed] Réessayer
       *[none] Créer mon rapport
    }

own-profile-report-file =
    { $paper ->
        [letter] PDF (US Letter)
       *[a4] PDF (A4)
    }

own-profile-export-detail = Un fichier ZIP avec une page à lire et un fichier avec chaque réponse et chaque détail, pour des programmes (JSON).

own-profile-corrected = Votre nom et votre adresse sont enregistrés.

# On a tip: the finding that it rests on, a sentence.
own-profile-because = Pourquoi : { $claim }
