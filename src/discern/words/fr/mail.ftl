## Mails to people who are invited. Plain text: what is shown in HTML is escaped as a whole.

mail-subject =
    { $kind ->
        [reminder] Rappel : un court questionnaire sur votre façon de travailler
       *[invitation]
            { $invited_by ->
                [somebody] { $inviter } vous invite à répondre à un court questionnaire
               *[nobody] Un court questionnaire sur votre façon de travailler
            }
    }

mail-greeting =
    { $named ->
        [yes] Bonjour { $name },
       *[no] Bonjour,
    }

mail-why =
    { $kind ->
        [reminder]
            { $state ->
                [started] Petit rappel : vous avez commencé un court questionnaire sur votre façon de travailler, et vos réponses sont enregistrées. Continuez dans le navigateur où vous avez commencé.
               *[created] Petit rappel : un court questionnaire sur votre façon de travailler vous attend toujours.
            }
       *[invitation]
            { $invited_by ->
                [somebody] { $inviter } vous invite à répondre à un court questionnaire sur votre façon de travailler.
               *[nobody] Voici une invitation à répondre à un court questionnaire sur votre façon de travailler.
            }
    }

mail-duration =
    { $form ->
        [fixed] Comptez cinq à dix minutes.
       *[short] Comptez environ cinq minutes.
    }

mail-button =
    { $state ->
        [started] Continuer
       *[created] Commencer
    }

# To someone who has started: the link above leads to their answers in that browser alone.
mail-continue = Pour reprendre là où vous en étiez, ouvrez le lien ci-dessus dans le navigateur où vous avez commencé. Dans un autre navigateur, utilisez votre lien personnel. Si vous l'avez demandé par e-mail, il est dans le message « Votre lien personnel ». Sinon, vous le trouverez dans le navigateur où vous avez commencé, sous « Continuer sur un autre navigateur ou appareil ».

mail-deadline = Répondez au plus tard le { $day }.

mail-note = Il n'y a ni bonnes ni mauvaises réponses, et aucun style ne vaut mieux qu'un autre. Vous participez de votre plein gré, et vous pouvez arrêter à tout moment. À la fin, vous verrez votre propre profil. Avant de commencer, vous saurez qui d'autre peut le voir, et vous pourrez changer cela.

mail-own-link = Ce lien n'est que pour vous : ne le transmettez pas.

mail-why-you = Vous recevez cet e-mail parce que quelqu'un qui utilise Discern a envoyé une invitation à cette adresse.

mail-unsubscribe = Ne plus recevoir ces rappels

## A code that confirms an address, and the private link that goes there.

mail-code-subject = Votre code pour Discern

mail-code-text = Votre code : { $code }

mail-code-detail = Saisissez-le sur la page où vous l'avez demandé. Il est valable 15 minutes.

mail-code-unasked = Si vous n'avez pas demandé de code, quelqu'un d'autre a saisi votre adresse, peut-être par erreur. Vous pouvez ignorer cet e-mail. Vous ne recevrez rien d'autre.

mail-link-subject = Votre lien personnel

mail-link-thanks = Merci d'avoir répondu au questionnaire.

mail-link-text =
    { $answered ->
        [yes] Voici votre lien personnel. Il ouvre votre profil et vos données :
       *[no] Voici votre lien personnel. Il ouvre le questionnaire dans n'importe quel navigateur, et plus tard votre profil et vos données :
    }

mail-link-button =
    { $answered ->
        [yes] Ouvrir ma page
       *[no] Continuer
    }

mail-link-keep = Gardez cet e-mail pour vous. Toute personne qui a le lien peut voir, partager et supprimer votre profil et vos données.

mail-link-why-you = Vous recevez cet e-mail parce que vous l'avez demandé avec votre lien personnel.

mail-test-subject = Discern peut envoyer des e-mails

mail-test-text = Votre serveur de messagerie a accepté cet e-mail envoyé par Discern. Rien d'autre n'a été envoyé.
