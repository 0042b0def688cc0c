## What participants see: links, consent, the questionnaire, their own page.

## Consent, and starting again.

taking-hello = Bonjour { $name }

taking-agree = J'ai lu ce texte et je participe de mon plein gré.

taking-start = Commencer

# Above a choice of languages.
taking-language = Langue des questions

taking-agree-missing = Cochez la case si vous voulez participer.

taking-consent-length = Cinq à dix minutes, sans bonnes ni mauvaises réponses. Quelques affirmations servent seulement à vérifier qu'on les lit.

taking-consent-purpose = Pour parler de votre façon de travailler ensemble, et pour votre propre développement.

taking-consent-excluded = Jamais pour embaucher, promouvoir ou rémunérer.

taking-consent-visibility = Les responsables et coachs de vos équipes et les personnes qui gèrent Discern ici voient votre profil. À la fin, vous pouvez le garder pour vous et votre coach.

taking-consent-erasure = Vous pouvez arrêter à tout moment, et tout supprimer.

taking-consent-full = Le texte complet

taking-invited-by = { $inviter } vous invite.

# $day is the last day, or a moment: 5 December 2026, 21:00 UTC.
taking-answer-by = Répondez au plus tard le { $day }.

taking-who =
    { $invited ->
        [yes] **Qui vous invite.** { $inviter }.
       *[no] **Qui vous invite.** La personne qui vous a donné le lien.
    }

    { $named ->
        [yes] **Qui est responsable de vos données.** { $responsible }
       *[no] **Qui est responsable de vos données.** Les personnes qui gèrent Discern ici. La personne qui vous a donné le lien peut vous dire de qui il s'agit.
    }

taking-elsewhere = Continuez dans le navigateur où vous avez commencé

taking-elsewhere-detail =
    { $sign_in ->
        [yes]
            Le questionnaire pour { $name } contient déjà des réponses. D'autres personnes peuvent avoir ce lien : ici, il n'ouvre donc pas ces réponses. Choisissez comment continuer :

            - Ouvrez ce lien dans le navigateur où vous avez commencé.
            - Ouvrez votre lien personnel. Si vous l'avez demandé par e-mail, il est dans le message **Votre lien personnel**.
            - Dans le navigateur où vous avez commencé, ouvrez **Continuer sur un autre navigateur ou appareil** et copiez ou scannez votre lien personnel.
            - Connectez-vous, si vous avez un accès, et continuez sous **Mes données**.
       *[no]
            Le questionnaire pour { $name } contient déjà des réponses. D'autres personnes peuvent avoir ce lien : ici, il n'ouvre donc pas ces réponses. Choisissez comment continuer :

            - Ouvrez ce lien dans le navigateur où vous avez commencé.
            - Ouvrez votre lien personnel. Si vous l'avez demandé par e-mail, il est dans le message **Votre lien personnel**.
            - Dans le navigateur où vous avez commencé, ouvrez **Continuer sur un autre navigateur ou appareil** et copiez ou scannez votre lien personnel.
    }

taking-restart = Recommencer

taking-restart-detail = Vous n'y avez plus accès, ou ce n'est pas vous qui avez commencé ? **Recommencer supprime définitivement les réponses précédentes.**

taking-restart-text = À quoi sert le questionnaire, et ce qui est conservé

taking-restart-agree = J'ai lu à quoi sert le questionnaire et je participe de mon plein gré.

taking-restart-sure = Supprimer les réponses précédentes.

taking-restart-missing = Cochez les deux cases pour recommencer.

## A link that invites to a team.

taking-joined = Vous avez déjà rejoint l'équipe depuis ce navigateur

taking-joined-detail = Vos réponses sont toujours là : inutile de la rejoindre à nouveau.

taking-joined-continue = Reprendre mes réponses

taking-joined-other = Une autre personne répond sur cet appareil

taking-welcome = Bienvenue dans l'équipe { $team }

taking-welcome-detail = Découvrez avec cette équipe comment vous aimez travailler. Cela prend cinq à dix minutes.

# $day as above.
taking-join-until = Vous pouvez la rejoindre jusqu'au { $day }.

taking-name = Votre nom

taking-email = Votre adresse e-mail (facultatif)

taking-continue = Continuer

taking-name-missing = Saisissez le nom sous lequel votre équipe vous connaît.

taking-email-wrong = Cela ne ressemble pas à une adresse e-mail. Corrigez-la, ou laissez le champ vide.

taking-name-seen = Les personnes qui gèrent Discern ici voient votre nom. La page suivante dit ce qu'elles voient d'autre et vous demande si vous participez.

## Links that don't open anything.

taking-ended =
    { $code ->
        [link_completed] Vous avez répondu à toutes les questions
        [link_cancelled] Ce questionnaire a été retiré
       *[link_expired] Ce questionnaire a expiré
    }

# $ends is unknown where the service doesn't say when; otherwise $day is the last day, or the moment.
taking-ended-detail =
    { $code ->
        [link_completed] Pour voir votre profil, ouvrez votre lien personnel, ou ce lien dans le navigateur où vous avez répondu. Vous n'avez plus ni l'un ni l'autre ? Demandez à la personne qui vous invite de vous laisser répondre à nouveau.
        [link_cancelled] Ce lien ne fonctionne plus. Demandez-en un nouveau à la personne qui l'a envoyé.
       *[link_expired]
            { $ends ->
                [unknown] Le délai pour répondre est passé. Si vous voulez encore répondre, demandez plus de temps à la personne qui vous a envoyé le lien. Ce même lien fonctionnera alors à nouveau, avec vos réponses.
               *[known] Le délai pour répondre a pris fin le { $day }. Si vous voulez encore répondre, demandez plus de temps à la personne qui vous a envoyé le lien. Ce même lien fonctionnera alors à nouveau, avec vos réponses.
            }
    }

taking-join-ended = Ce lien a expiré

taking-join-ended-detail =
    { $ends ->
        [unknown] Demandez-en un autre à la personne qui vous l'a donné. Si vous avez déjà rejoint l'équipe, continuez dans le même navigateur.
       *[known] Il était valable jusqu'au { $day }. Demandez-en un autre à la personne qui vous l'a donné. Si vous avez déjà rejoint l'équipe, continuez dans le même navigateur.
    }

taking-full = Ce lien est complet

taking-full-detail = Plus personne ne peut rejoindre l'équipe par ce lien. Demandez-en un autre à la personne qui vous l'a donné. Si vous avez déjà rejoint l'équipe, continuez dans le même navigateur.

taking-dead = Ce lien ne fonctionne pas

taking-dead-detail = Il est peut-être incomplet. Vérifiez le message qui le contenait, ou adressez-vous à la personne qui l'a envoyé. Votre lien personnel cesse de fonctionner quand vous recommencez depuis l'invitation et quand vos données sont supprimées.

# Of a link to what somebody wrote about working with them.
taking-dead-about = Il est incomplet, il a expiré, ou la personne concernée l'a fermé. Demandez-lui un nouveau lien.

# The page behind a take link where no pages are. $setting is the name of a setting, as HTML; so is the whole message.
taking-no-pages = Cette adresse n'a pas de pages

taking-no-pages-detail = Les pages de votre lien sont à une autre adresse. Demandez un nouveau lien à la personne qui vous l'a envoyé.

taking-no-pages-operator = Si vous gérez ce système : donnez à { $setting } l'adresse de l'application, et les liens y mèneront.

taking-again = Réessayer

taking-answered-before = Vous avez déjà répondu ici. Si vous avez encore votre lien personnel, ouvrez-le et commencez là. Tout ce qui est à vous reste alors au même endroit.

taking-changed = Cette page n'est plus à jour

taking-changed-detail = Quelque chose a changé depuis que vous l'avez ouverte : votre dernier envoi n'a pas été enregistré. Regardez où en sont les choses, puis recommencez si vous le voulez encore.

taking-changed-open = Afficher la page à jour

taking-refused = Ce lien ne le permet pas

taking-refused-detail = Quelqu'un a répondu sous votre nom par un autre lien : celui-ci n'ouvre donc que les réponses données avec lui. Rien n'a été modifié.

# Of an address that makes too many requests.
taking-too-many = Trop de requêtes

taking-too-many-detail = Trop de requêtes viennent de votre réseau en ce moment. Attendez { $seconds } s, revenez en arrière et réessayez. Vos réponses jusqu'ici sont enregistrées.

## The questionnaire.

taking-step = Question { $number } sur { $total }

taking-pick =
    { $pick ->
        [most] Me ressemble le plus
       *[least] Me ressemble le moins
    }

taking-asked =
    { $pick ->
        [most] Qu'est-ce qui vous ressemble le plus au travail ?
        [least] Qu'est-ce qui vous ressemble le moins au travail ?
       *[change] Vos choix, à modifier ou à garder
    }

taking-minutes-left =
    { $minutes ->
        [one] Encore { $minutes } minute environ
       *[other] Encore { $minutes } minutes environ
    }

taking-back = Retour

taking-unsaved = Vos dernières réponses ne sont pas encore enregistrées. Elles restent dans ce navigateur et partiront plus tard. Vous pouvez continuer.

taking-offline = Vous êtes hors ligne. Vos réponses restent dans ce navigateur et partiront dès que la connexion reviendra.

taking-sending = Enregistrement de vos dernières réponses…

# $ends is never where no end is set; otherwise $day is the last day, or the moment.
taking-later =
    { $ends ->
        [never] Continuer plus tard
       *[day] Continuer plus tard, jusqu'au { $day }
    }

taking-own-data = Voir, corriger ou supprimer vos données

taking-questions = Continuer avec les questions

taking-next = Suivant

taking-saved = Chaque réponse est enregistrée aussitôt. Vous pouvez fermer cette page et continuer plus tard dans ce navigateur.

## The page of a private link.

# Once the last question is answered, above the profile.
taking-thanks = Merci, { $name }. Toutes vos réponses sont enregistrées.

taking-thanks-keep = Garder votre lien personnel

taking-save-visibility = Enregistrer

taking-keep-link = Votre lien personnel

taking-keep-link-detail = Gardez-le : il ouvre votre profil et vos données. Discern ne le donne à personne d'autre.

taking-copy = Copier

taking-copied = Copié.

taking-mail-link = Me l'envoyer par e-mail

taking-mail-link-detail = Votre propre messagerie s'ouvre avec le lien ; Discern n'envoie rien. Prenez une adresse que personne d'autre ne lit.

taking-mail-link-subject = Mon profil dans Discern

taking-mail-link-text =
    Voici mon lien personnel vers mon profil et mes données :

    { $link }

    Toute personne qui l'a peut les voir, les partager et les supprimer.

# Where the service sends mail: first an address, then the code that went there.
taking-mail-address = Votre adresse e-mail

taking-mail-address-detail = Pour recevoir le lien par e-mail, confirmez d'abord votre adresse avec un code que nous vous envoyons. Prenez une adresse que personne d'autre ne lit. Discern ne la conserve pas.

taking-mail-address-other = Utiliser une autre adresse

taking-mail-code-send = M'envoyer un code

taking-mail-code-sent = Nous avons envoyé un code à { $email }. Il est valable 15 minutes.

taking-mail-code = Code reçu par e-mail

taking-mail-code-again = M'envoyer un autre code

taking-mail-link-send = M'envoyer le lien

taking-mail-sent = Votre lien personnel est en route vers votre messagerie.

taking-mail-code-wrong =
    { $code ->
        [expired] Ce code a déjà servi ou a expiré. Si le lien n'est pas dans votre messagerie, demandez un autre code.
       *[wrong] Ce n'est pas le code de notre dernier e-mail. Vérifiez ses six chiffres.
    }

taking-mail-failed =
    { $why ->
        [address] Aucun e-mail ne peut partir vers cette adresse. Vérifiez-la, ou prenez-en une autre.
        [unsure] Nous ne savons pas si l'e-mail est parti. Regardez dans votre messagerie dans quelques minutes ; s'il n'y est pas, réessayez.
       *[server] L'e-mail n'a pas pu partir. Réessayez dans quelques minutes, ou copiez le lien.
    }

taking-mail-limit =
    { $hours ->
        [one] Plus aucun e-mail ne peut partir pour l'instant. Réessayez dans { $minutes ->
            [one] { $minutes } minute
           *[other] { $minutes } minutes
        }, ou copiez le lien.
       *[other] Plus aucun e-mail ne peut partir pour l'instant. Réessayez dans { $hours } heures, ou copiez le lien.
    }

taking-over = Ce questionnaire est fermé

taking-over-detail =
    { $status ->
        [cancelled] Il a été retiré. Demandez un nouveau lien à la personne qui vous l'a envoyé.
       *[expired]
            { $ends ->
                [unknown] Le délai pour répondre est passé. Si vous voulez continuer, demandez plus de temps à la personne qui vous a envoyé le lien. Ce même lien fonctionnera alors à nouveau, avec vos réponses.
               *[known] Le délai pour répondre a pris fin le { $day }. Si vous voulez continuer, demandez plus de temps à la personne qui vous a envoyé le lien. Ce même lien fonctionnera alors à nouveau, avec vos réponses.
            }
    }

taking-other-device = Continuer sur un autre navigateur ou appareil

taking-other-device-detail = Le navigateur intégré à une messagerie peut vous oublier. Votre lien personnel fonctionne partout. Gardez-le pour vous : il ouvre vos réponses et votre profil.

# $email is the address that the person was invited at, or gave.
taking-mail-to = L'envoyer à { $email }

taking-mail-to-detail = Seulement si personne d'autre ne lit cette messagerie.

taking-mail-by = Le recevoir par e-mail

taking-copy-or-scan =
    { $code ->
        [yes] Copier ou scanner le lien
       *[no] Copier le lien
    }

taking-code = QR code de votre lien personnel

taking-code-detail = Seulement pour vos propres appareils : il ouvre vos réponses et votre profil.

## A member's page.

taking-open-questions = Vos questions en attente

taking-none-completed = Vous n'avez pas encore de profil.

taking-hidden = Votre profil reste masqué ici jusqu'à ce que vous confirmiez que cette connexion est la vôtre.

taking-confirm-detail = Vous n'avez pas encore confirmé que cette connexion est la vôtre. D'ici là, ce que vous cachez aux autres est caché ici aussi, et vous ne pouvez rien partager de plus. Collez le lien personnel reçu quand vous avez répondu. Si vous avez répondu plusieurs fois, confirmez avec chaque lien.

taking-confirm-link = Votre lien personnel

taking-confirm = Confirmer que c'est moi

taking-confirm-wrong = Ce n'est pas l'un de vos liens personnels. Un tel lien ressemble à { $example }

taking-confirmed = C'est noté. Cette connexion est désormais la vôtre.

## The link at the end of a mail that ends reminders.

taking-unsubscribe =
    { $state ->
        [ask] Ne plus recevoir de rappels ?
        [done] Les rappels sont arrêtés
        [failed] Cela n'a pas fonctionné
       *[dead] Ce lien ne fonctionne pas
    }

taking-unsubscribe-detail =
    { $state ->
        [ask] Vous avez reçu une invitation à répondre à un questionnaire. Vous pouvez toujours y répondre avec le lien de l'invitation.
        [done] Vous ne recevrez plus de rappels par e-mail. Vous pouvez toujours répondre, ou en rester là.
        [failed] Le système ne répond pas pour le moment. Réessayez dans une minute.
       *[dead] Votre messagerie l'a peut-être coupé. Copiez le lien entier depuis l'e-mail.
    }

taking-unsubscribe-go = Ne plus m'envoyer de rappels
