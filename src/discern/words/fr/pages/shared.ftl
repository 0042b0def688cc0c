## What several pages say: choices, statements, links, files, the sample company.

# Why there is no profile of people; $names are $count people.
shared-unanswered =
    { $standing ->
        [started]
            { $count ->
                [one] { $names } n'a pas fini de répondre
               *[other] { $names } n'ont pas fini de répondre
            }
        [created]
            { $count ->
                [one] { $names } n'a pas encore répondu
               *[other] { $names } n'ont pas encore répondu
            }
       *[none]
            { $count ->
                [one] { $names } n'a pas encore de profil
               *[other] { $names } n'ont pas encore de profil
            }
    }

# How long an open assessment has been waiting, after the person's name.
shared-wait =
    { $state ->
        [started]
            { $days ->
                [0] a commencé aujourd'hui
                [one] a commencé hier
               *[other] a commencé il y a { $days } jours
            }
        [started-once] a commencé
        [invited]
            { $days ->
                [0] invitation créée aujourd'hui
                [one] invitation créée hier
               *[other] invitation créée il y a { $days } jours
            }
       *[invited-once] invitation créée
    }

# Until when an open assessment can be answered. $ends is never where no end is set, moment where $day has a time of
# day, and elsewhere where $day is over for the reader but not everywhere on earth. $days are left, 0 on the last.
shared-until =
    { $ends ->
        [never] sans date limite
        [moment] à remplir jusqu'au { $day }
        [elsewhere] à remplir jusqu'au { $day }, jour pas encore fini dans tous les fuseaux horaires
       *[day]
            { $days ->
                [0] à remplir d'ici ce soir
                [one] à remplir jusqu'au { $day }, encore { $days } jour
               *[other] à remplir jusqu'au { $day }, encore { $days } jours
            }
    }

# One person's results in a few words, after the name.
shared-summary =
    { $kind ->
        [withheld] pas de profil, car les réponses sont peu claires. Proposez un nouveau questionnaire
        [unread] terminé, mais le profil de ce système n'est pas lisible ici
        [no-style] terminé, mais le système n'indique aucun style
        [unmeasured]
            { $care ->
                [yes] le système indique { $place }, sans dire avec quelle certitude, à lire avec prudence
               *[no] le système indique { $place }, sans dire avec quelle certitude
            }
        [open]
            { $care ->
                [yes] aucun côté ne se dégage encore, à lire avec prudence
               *[no] aucun côté ne se dégage encore
            }
       *[said]
            { $care ->
                [yes] { $place }, à lire avec prudence
               *[no] { $place }
            }
    }

# Where a person lies on the circle, in a few words: in one of eight directions, of which that of two styles lies between
# them; else in a half of the circle; else open.
shared-place =
    { $place ->
        [D] Dominance (D)
        [I] Influence (I)
        [S] Stabilité (S)
        [C] Conformité (C)
        [DI] Rapide avant tout
        [IS] Les personnes avant tout
        [SC] Calme avant tout
        [DC] La tâche avant tout
        [fast] Rapide
        [people] Les personnes d'abord
        [calm] Calme
        [task] La tâche d'abord
       *[open] Incertain
    }

shared-erased = Des données ont été supprimées le { $day } : cette page peut en dire moins qu'avant.

# Why a team has no profile, a sentence each.
shared-empty =
    { $nobody ->
        [empty] Cette équipe est encore vide.
        [yes] Dans cette équipe, personne n'a encore de profil.
       *[no] Dans cette équipe, personne n'a encore de profil à afficher.
    }

shared-empty-held = Des profils sont retenus par les coachs de l'équipe. Ils apparaissent ici dès qu'ils sont rendus visibles.

shared-empty-not-shared =
    { $count ->
        [one] { $count } personne ne partage pas son profil.
       *[other] { $count } personnes ne partagent pas leur profil.
    }

shared-empty-withheld =
    { $count ->
        [one] Les réponses de { $count } personne sont trop peu claires pour un profil. Proposez un nouveau questionnaire.
       *[other] Les réponses de { $count } personnes sont trop peu claires pour un profil. Proposez de nouveaux questionnaires.
    }

shared-empty-pending =
    { $count ->
        [one] { $count } personne n'a pas encore terminé.
       *[other] { $count } personnes n'ont pas encore terminé.
    }

# $nobody is yes where no member of the team has answered.
shared-empty-invited =
    { $nobody ->
        [yes]
            { $count ->
                [one] { $count } personne a reçu une invitation, mais n'a pas encore terminé.
               *[other] { $count } personnes ont reçu une invitation, et aucune n'a encore terminé.
            }
       *[no]
            { $count ->
                [one] { $count } personne a reçu une invitation et n'a pas encore terminé.
               *[other] { $count } personnes ont reçu une invitation et n'ont pas encore terminé.
            }
    }

# Follows shared-empty-invited: $count of these, $all is whether that is all of them.
shared-empty-elsewhere =
    { $all ->
        [yes]
            { $count ->
                [one] L'invitation était pour une autre équipe ou pour aucune, mais les réponses comptent ici aussi.
               *[other] Les invitations étaient pour d'autres équipes ou pour aucune, mais les réponses comptent ici aussi.
            }
       *[no]
            { $count ->
                [one] { $count } des invitations était pour une autre équipe ou pour aucune, mais les réponses comptent ici aussi.
               *[other] { $count } des invitations étaient pour d'autres équipes ou pour aucune, mais les réponses comptent ici aussi.
            }
    }

shared-empty-uninvited =
    { $count ->
        [one] { $count } personne n'a pas encore d'invitation.
       *[other] { $count } personnes n'ont pas encore d'invitation.
    }

shared-empty-advice =
    { $nobody ->
        [empty] Collez des noms pour inviter, ou choisissez des personnes déjà ici.
       *[yes] Ajoutez des personnes qui ont un profil, ou invitez les membres de l'équipe.
    }

## Choosing among people, teams and assessments.

shared-nameless = (sans nom)

shared-own-id = id { $id }

shared-made-on = créé le { $day }

# Buttons to the page of a list before the one on screen, and to the one after it.
shared-previous = Précédent

shared-next = Suivant

# The tick boxes of a list, for screen readers the ones in its rows.
shared-tick = Cocher { $name }

shared-tick-all =
    { $count ->
        [one] Cocher cette ligne
       *[other] Cocher les { $count }
    }

shared-newest-listed =
    { $what ->
        [people] Seules les { $count } personnes les plus récentes figurent ici.
       *[linked] La liste s'arrête aux { $count } plus récents. Les liens vers les plus anciens fonctionnent toujours.
    }

shared-style = { $style } · { style-name }

shared-sample =
    { $what ->
        [team] Exemple : personnes fictives
       *[person] Exemple : personne fictive
    }

# The name of a person or a team of the sample company, beside others.
shared-sample-name = { $name } (exemple)

## Statements, under a heading.

shared-stands-out = Ce qui ressort

# At the foot of a page: of what to do.
shared-unmeasured = Ce qu'un style apporte, ce qu'il coûte et ce qu'il faut en faire viennent de l'enseignement courant du DISC. Rien de cela n'a été mesuré ici.

## Cards: what to do in everyday situations.

shared-cards-week = Pour cette semaine

shared-cards-teaching = Ces conseils relèvent de l'enseignement courant du DISC. Seul ce qui porte une pastille a été mesuré. De nouveaux conseils arrivent chaque lundi.

shared-cards-all = Toutes les situations

shared-cards-situation = Situation

shared-report = Rédiger un rapport

shared-ask = Demander

shared-question =
    { $about ->
        [team] Une question sur cette équipe
       *[assessment] Une question sur cette personne
    }

shared-question-example =
    { $about ->
        [team] Demandez : qui vérifierait les chiffres ?
       *[assessment] Demandez : comment lui faire un retour ?
    }

shared-question-excluded-uses = Les réponses citent seulement des constats et des conseils de ces pages. Pas pour recruter, fixer un salaire ou juger quelqu'un.

shared-question-excluded-uses-model = Les réponses citent seulement des constats et des conseils de ces pages, choisis par { $model }. Ce modèle ne reçoit ni réponses, ni adresses, ni noms, et un autre nom dans votre question est retiré s'il est reconnu. Pas pour recruter, fixer un salaire ou juger quelqu'un.

shared-question-wait = Recherche d'une réponse…

# Above questions that are answered, each a button.
shared-question-suggestions = Questions possibles

## Links and invitations.

shared-form-label = Questionnaire

# A box to choose the language of the questionnaire.
shared-asked-in = Langue

shared-asked-in-help = Chaque personne peut en choisir une autre avant la première question.

shared-form =
    { $form ->
        [fixed] Complet : 24 questions, cinq à dix minutes
       *[short] Court : 12 questions, environ cinq minutes, moins sûr
    }

# $ends is never where no end date is set; otherwise $day is the last day.
shared-link =
    { $ends ->
        [never] Voici le lien pour **{ $name }**. Il fonctionne jusqu'à la dernière réponse.
       *[day] Voici le lien pour **{ $name }**. Il fonctionne jusqu'à la dernière réponse, au plus tard jusqu'au { $day }.
    }

# Until when who is invited can answer, to choose from: no end or, on $day, so many weeks from now.
shared-ends-label = Date limite

# A date field beside it.
shared-ends-day = Ou une autre date

shared-ends =
    { $weeks ->
        [0] Sans date limite
        [one] { $day }, dans { $weeks } semaine
       *[other] { $day }, dans { $weeks } semaines
    }

# $names are $count people who answer again.
shared-link-none =
    { $count ->
        [one] { $names } répond à nouveau avec un lien personnel. Personne d'autre ne l'a : il ne peut pas être envoyé d'ici. Demandez à { $names } de l'ouvrir. S'il est perdu, créez un nouveau lien : les réponses données avec l'ancien seront alors effacées.
       *[other] { $names } répondent à nouveau avec des liens personnels. Personne d'autre ne les a : ils ne peuvent pas être envoyés d'ici. Demandez à chaque personne d'ouvrir le sien. Si un lien est perdu, ouvrez la page de cette personne et créez un nouveau lien.
    }

shared-link-new = Nouveau lien

# Below the links of several people, one by one.
shared-links-all = Tous les liens en un texte

shared-link-message = Message à copier

shared-link-code = QR code

shared-link-code-alt = Le lien en QR code, pour l'appareil photo d'un téléphone

shared-invite-again = Inviter à nouveau

# In a dialog, above the button.
shared-invite-again-detail = **{ $name }** reçoit un nouveau lien et répond une fois de plus. Les anciens profils restent dans l'historique.

# In place of the button that makes a new link, where the one before still waits.
shared-invite-open = **{ $name }** n'a pas encore terminé, et le lien précédent fonctionne toujours. Renvoyez-le :

shared-mail-program = Ouvrir dans votre messagerie

shared-mail-subject =
    { $kind ->
        [reminder] Rappel : un court questionnaire sur votre façon de travailler
       *[invitation] Un court questionnaire sur votre façon de travailler
    }

shared-mail-no-address = Il manque une adresse e-mail pour l'envoi. Ajoutez-en une sur la page de la personne, ou copiez le message.

shared-mail-send =
    { $step ->
        [again] Renvoyer
        [reminder] Relancer par e-mail
       *[invitation] Envoyer par e-mail
    }

shared-mail-all =
    { $count ->
        [one] Envoyer { $count } e-mail
       *[other] Envoyer { $count } e-mails
    }

# $left are people without an e-mail address, who want no reminders, or who got three mails today.
shared-mail-all-done =
    { $left ->
        [0] { $count ->
                [one] { $count } e-mail part.
               *[other] { $count } e-mails partent.
            }
       *[other] E-mails envoyés : { $count }, non envoyés : { $left }. Ne reçoivent rien les personnes sans adresse e-mail, celles qui ne veulent pas de rappel et celles qui ont déjà reçu le maximum du jour.
    }

# $at is a day with a time; $reason a sentence on its own, used where a mail isn't sent.
shared-mail-state =
    { $kind ->
        [reminder]
            { $state ->
                [waiting] Un rappel part par e-mail le { $at }, s'il reste alors des questions sans réponse.
                [retried] Le rappel n'a pas encore pu partir. { $reason } Prochain essai le { $at }.
                [sending] Le rappel est en cours d'envoi.
                [sent] Un rappel est parti par e-mail le { $at }.
                [unsure] Le rappel du { $at } n'a pas été confirmé par le serveur de messagerie : son arrivée n'est pas sûre.
               *[failed] Le rappel n'a pas pu partir. { $reason }
            }
       *[invitation]
            { $state ->
                [waiting] L'invitation va partir par e-mail.
                [retried] L'invitation n'a pas encore pu partir. { $reason } Prochain essai le { $at }.
                [sending] L'invitation est en cours d'envoi par e-mail.
                [sent] L'invitation est partie par e-mail le { $at }.
                [unsure] L'invitation du { $at } n'a pas été confirmée par le serveur de messagerie : son arrivée n'est pas sûre.
               *[failed] L'invitation n'a pas pu partir. { $reason }
            }
    }

# $days are one or two days, such as 2 Dec 2026 and 4 Dec 2026.
shared-mail-reminders = Rappel par e-mail le { $days }, s'il reste alors des questions sans réponse.

shared-mail-reason =
    { $reason ->
        [not_set_up] Plus aucun serveur de messagerie n'est configuré.
        [private_address] Le serveur de messagerie n'est pas sur l'internet public, et personne ne l'a permis.
        [unreachable] Le serveur de messagerie est injoignable.
        [not_secure] La connexion au serveur de messagerie n'est pas sécurisée.
        [login_refused] Le serveur de messagerie refuse l'identifiant ou le mot de passe.
        [postponed] Le serveur de messagerie demande de réessayer plus tard.
        [sender_refused] Le serveur de messagerie refuse l'adresse de l'expéditeur.
        [address_refused] Le serveur de messagerie refuse l'adresse de cette personne.
        [message_refused] Le serveur de messagerie refuse le message.
       *[none] Le serveur de messagerie n'a pas dit pourquoi.
    }

# A message to a person; plain text. $state is started where they are to go on, reminded a day after the invitation.
# $ends is never where no end date is set; otherwise $day is the last day.
shared-message =
    Bonjour { $name },

    { $state ->
        [started] Petit rappel : vous avez commencé un court questionnaire sur votre façon de travailler. Vos réponses sont enregistrées, et vous pouvez continuer dans le navigateur où vous avez commencé :
        [reminded]
            { $form ->
                [fixed] Petit rappel : un court questionnaire sur votre façon de travailler vous attend encore. Comptez cinq à dix minutes :
               *[short] Petit rappel : un court questionnaire sur votre façon de travailler vous attend encore. Comptez environ cinq minutes :
            }
       *[created]
            { $form ->
                [fixed] Voici un court questionnaire sur votre façon de travailler, à remplir en cinq à dix minutes :
               *[short] Voici un court questionnaire sur votre façon de travailler, à remplir en cinq minutes environ :
            }
    }

    { $link }

    { $ends ->
        [day] Répondez au plus tard le { $day }.{" "}
       *[never] {""}
    }Il n'y a ni bonnes ni mauvaises réponses, et aucun style ne vaut mieux qu'un autre. Vous pouvez arrêter à tout moment et continuer plus tard dans le même navigateur. À la fin, vous verrez votre propre profil. Avant de commencer, vous saurez qui d'autre peut le voir, et vous pourrez changer cela. Gardez ce lien pour vous.

    Merci !

# Beside a link, or above several. $reach: where it opens; unsent, if everywhere, and nobody sends it. $way is the address
# of the settings.
shared-link-reach =
    { $reach ->
        [here]
            { $what ->
                [all] Ces liens ne fonctionnent que sur cet ordinateur. Avant de les envoyer : [**Rendre Discern accessible aux collègues**]({ $way }). Ou faites répondre vos collègues ici.
               *[one] Ce lien ne fonctionne que sur cet ordinateur. Avant de l'envoyer : [**Rendre Discern accessible aux collègues**]({ $way }). Ou faites répondre vos collègues ici.
            }
        [network]
            { $what ->
                [all] Ces liens s'ouvrent sur les téléphones et ordinateurs du même réseau que cet ordinateur.
               *[one] Ce lien s'ouvre dans le même réseau que cet ordinateur. Scannez le code avec un téléphone.
            }
       *[unsent]
            { $what ->
                [all] Aucun e-mail ne part encore d'ici : envoyez les liens vous-même. Les propriétaires peuvent configurer l'e-mail sous Réglages.
               *[one] Aucun e-mail ne part encore d'ici : envoyez le lien vous-même. Les propriétaires peuvent configurer l'e-mail sous Réglages.
            }
    }

# At the foot of a printed page.
shared-excluded-printed = Discern · pour le développement et le dialogue en équipe, jamais pour recruter

## Files.

shared-export = Exporter

shared-export-about = Excel et CSV s'ouvrent dans un tableur. JSON contient tous les détails, pour d'autres programmes.

shared-export-as = Exporter en { $kind }

shared-table-and-files = Tableau et fichiers

shared-table-file = Tableau (CSV)

shared-picture = Image ({ $kind })

shared-picture-failed = L'image ({ $kind }) n'a pas pu être créée

## The sample company.

shared-sample-load-wait = Quarante personnes répondent…

shared-sample-unknown = Impossible de vérifier pour l'instant si l'entreprise d'exemple est chargée.

shared-sample-about = Une entreprise fictive à explorer, avec 40 personnes dans 4 équipes. Leurs réponses sont traitées comme des vraies. Dans les listes, ces personnes sont signalées, et vous pouvez les retirer à tout moment.

shared-sample-load = Charger l'entreprise d'exemple

shared-sample-loaded = L'entreprise d'exemple est chargée. Ses personnes et ses équipes sont fictives.

shared-sample-finish = Terminer le chargement

shared-sample-remove = Retirer l'entreprise d'exemple

shared-sample-remove-detail = Cela supprime ses 40 personnes, ses 4 équipes et tout ce qui vient de leurs réponses. Les personnes réelles restent.

shared-sample-remove-now = La retirer maintenant

shared-sample-remove-wait = Suppression…

## Lists of people, pasted or uploaded.

# How sure a finding is, in the chip beside it.
# Where someone lies on the circle, as what one can see: in one of eight directions, else in a half.
shared-way =
    { $place ->
        [D] Rapide, la tâche d'abord
        [I] Rapide, les personnes d'abord
        [S] Calme, les personnes d'abord
        [C] Calme, la tâche d'abord
        [DI] Rapide avant tout
        [IS] Les personnes avant tout
        [SC] Calme avant tout
        [DC] La tâche avant tout
        [fast] Rapide
        [people] Les personnes d'abord
        [calm] Calme
        [task] La tâche d'abord
       *[open] Aucun côté encore
    }

shared-chip =
    { $strength ->
        [very-likely] Très probable
        [likely] Probable
        [leaning] Tendance
       *[open] Incertain
    }

# A link below a statement about two people, to their comparison.
shared-compare-two = Comparer { $names }

# Of findings, advice or questions.
shared-more-findings = { $count } de plus

## Filters of a list.

shared-search-people = Chercher un nom

# The way from one person, team or report to the list.
shared-all =
    { $page ->
        [people] Toutes les personnes
        [teams] Toutes les équipes
       *[reports] Tous les rapports
    }

shared-team = Équipe

shared-all-teams = Toutes les équipes

# In place of the box to choose a team.
shared-teams-unknown = Impossible d'afficher les équipes pour l'instant.

## What a page shows in place of its content.

shared-none-match = Aucun résultat

shared-clear-filters = Effacer recherche et filtres

shared-outline = Sur cette page

# The button of a menu.
shared-more = Plus
