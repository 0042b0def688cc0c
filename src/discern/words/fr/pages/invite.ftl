## Inviting one person, or many from a list.

invite-title = Inviter des personnes

invite-for = Combien de personnes

invite-how =
    { $how ->
        [many] Une liste
       *[one] Une personne
    }

invite-teams-unknown = Impossible d'afficher les équipes pour le moment. Vous pouvez quand même inviter sans équipe.

invite-teams-none = Les personnes que vous invitez rejoignent l'une de vos équipes, et vous n'en avez pas encore. Créez-en une sous Équipes, ou adressez-vous aux propriétaires.

invite-team-label =
    { $needed ->
        [yes] Équipe
       *[no] Équipe (facultatif)
    }

invite-team-none =
    { $needed ->
        [yes] Choisir une équipe
       *[no] Pas d'équipe
    }

# A field beside it.
invite-team-new = Ou le nom d'une nouvelle équipe

# Before people are invited, and with their links: the team that they join. $team is its name.
invite-team-joined =
    { $which ->
        [new] Équipe : **{ $team }**, créée quand vous invitez
        [known] Équipe : **{ $team }**
        [some-new] Équipe : **{ $team }**, créée quand vous invitez, pour les lignes sans équipe
        [some-known] Équipe : **{ $team }**, pour les lignes sans équipe
        [listed] Équipes : comme dans la liste
       *[none] Pas d'équipe
    }

# Below it, where every row of a list names another team; a button follows, which has them join this one.
invite-team-passed = La liste nomme d'autres équipes : personne ne rejoint donc **{ $team }**.

invite-team-all = Mettre tout le monde dans { $team }

# In place of it, where they do: a new team was typed, and every row names another one. A button follows.
invite-team-into-one = Tout le monde rejoint cette équipe, même si la liste en nomme d'autres.

invite-team-listed = Utiliser les équipes de la liste

invite-last-day =
    { $ends ->
        [never] Sans date limite
       *[day] À remplir jusqu'au **{ $day }**
    }

invite-team-missing = Choisissez l'une de vos équipes pour les personnes que vous invitez.

invite-name = Nom

# After the form was sent, before anybody is made: $named is a list of others who are here and have the same name, or a similar one.
invite-namesakes = { $likeness ->
        [similar] Un nom semblable est déjà ici : { $named }.
       *[same] Ce nom est déjà ici : { $named }.
    } S'il s'agit de la même personne, ouvrez sa page et envoyez le lien de là, ou invitez à nouveau. S'il s'agit d'une autre, cliquez encore une fois sur « { invite-create } ».

# Above the rows of a list: whose names are those of others, or nearly.
invite-alike =
    { $count ->
        [one] Un nom est peut-être celui d'une personne déjà ici, ou figure deux fois dans la liste :
       *[other] { $count } noms sont peut-être ceux de personnes déjà ici, ou figurent deux fois dans la liste :
    }

# $other is who is here already, or the name and line of an earlier row.
invite-alike-row = **{ $name }** (ligne { $line }) et **{ $other }**

invite-alike-detail = S'il s'agit de la même personne, mettez son adresse e-mail ou son ID dans la ligne, ou supprimez la ligne. Sinon, continuez.

invite-email =
    { $mails ->
        [yes] E-mail
       *[no] E-mail (facultatif)
    }

invite-by-mail = Envoyer le lien par e-mail s'il y a une adresse

# Below it. $count is how many reminders go by themselves, 1 or 2.
invite-reminders =
    { $count ->
        [one] Les personnes qui ont une adresse reçoivent un rappel 3 jours avant la date limite.
       *[other] Les personnes qui ont une adresse reçoivent un rappel 3 jours, puis 1 jour avant la date limite.
    }

invite-create = Créer et afficher le lien

invite-ready = Le lien pour { $name } est prêt.

invite-another = Inviter une autre personne

invite-done = Terminé

# $field is the field that is wrong.
invite-wrong =
    { $field ->
        [name] Saisissez le nom de la personne.
        [email] Cela ne ressemble pas à une adresse e-mail.
       *[other] À corriger : { $field }
    }

invite-list = Collez une liste, ou choisissez un fichier de votre système RH ou de votre tableur. Vous voyez ce qui va se passer avant toute invitation.

invite-list-team = Pour les lignes sans équipe.

# Below the choice of a team, for those who may make teams.
invite-list-new-team = Les nouvelles équipes de la liste sont créées.

invite-list-check = Vérifier la liste

invite-list-change = Modifier la liste

invite-list-other = Commencer avec une autre liste

# Above people who can't be invited, each with why. $started is yes once the others are being invited.
invite-problems =
    { $started ->
        [yes] Ces personnes n'ont pas encore d'invitation. Corrigez leurs lignes et envoyez la liste à nouveau. Les liens déjà créés restent les mêmes.
       *[no] Impossible d'inviter ces personnes pour l'instant. Choisissez « { invite-list-change } » et corrigez leurs lignes, ou invitez d'abord les autres.
    }

# Teams that are made when people are invited.
invite-new-teams =
    { $count ->
        [one] Nouvelle équipe : { $names }
       *[other] Nouvelles équipes : { $names }
    }

# In a table, a person and the line of the list in which they are.
invite-problem-who = { $name } (ligne { $line })

# $way is mail where people get their links by mail, and link where someone has to send them.
invite-send =
    { $way ->
        [mail]
            { $count ->
                [one] Inviter { $count } personne
               *[other] Inviter { $count } personnes
            }
       *[link]
            { $count ->
                [one] Créer { $count } lien
               *[other] Créer { $count } liens
            }
    }

invite-continue = Continuer, encore { $count }

invite-resolve = Vérifier ce qu'il en est

invite-stop = Arrêter ici

invite-sending = Envoi des invitations…

invite-sent = { $done } sur { $due }

invite-waiting = Trop de requêtes. Reprise dans { $seconds } s

# People by what happened to them or, before anything is sent, by what will. $what is mailed or linked of those who were invited.
invite-sum =
    { $what ->
        [mailed]
            { $count ->
                [one] **{ $count }** invitation envoyée par e-mail
               *[other] **{ $count }** invitations envoyées par e-mail
            }
        [linked]
            { $count ->
                [one] **{ $count }** personne, avec un lien à envoyer
               *[other] **{ $count }** personnes, chacune avec un lien à envoyer
            }
        [kept] **{ $count }** avec invitation : même lien, même équipe
        [failed]
            { $count ->
                [one] **{ $count }** refusée
               *[other] **{ $count }** refusées
            }
        [unknown] **{ $count }** sans résultat connu
        [open] **{ $count }** encore sans invitation
        [skipped] **{ $count }** sans envoi
       *[planned]
            { $plan ->
                [new]
                    { $count ->
                        [one] **{ $count }** personne à inviter
                       *[other] **{ $count }** personnes à inviter
                    }
               *[other] **{ $count }** { invite-plan }
            }
    }

# Without a verb: it is said of one and of several.
invite-plan =
    { $plan ->
        [known] déjà ici, nouvelle invitation
        [waiting] avec invitation : même lien, même équipe
       *[wrong] sans invitation possible
    }

# $way is as in invite-send.
invite-outcome =
    { $outcome ->
        [made]
            { $way ->
                [mail] invitation par e-mail
               *[link] a un lien
            }
        [kept] déjà une invitation
        [failed] refus
        [unknown] inconnu, voir sous Questionnaires
       *[open]
            { $plan ->
                [new]
                    { $way ->
                        [mail] recevra une invitation par e-mail
                       *[link] recevra un lien
                    }
                [known]
                    { $way ->
                        [mail] déjà ici, recevra une nouvelle invitation par e-mail
                       *[link] déjà ici, recevra un lien
                    }
               *[other] { invite-plan }
            }
    }

invite-problem =
    { $problem ->
        [ambiguous-team] plusieurs équipes portent ce nom
        [unknown-team] aucune équipe ici ne porte ce nom
       *[not-led] dans une autre équipe : il faut être propriétaire pour inviter cette personne
    }

# Why the service refused a row, by the error's code; $detail is what the service says.
invite-refused =
    { $code ->
        [external_id_taken] quelqu'un d'autre ici a cet ID
        [not_led] dans aucune de vos équipes : il faut être propriétaire pour ajouter cette personne
        [other_coach] ne partage son profil qu'avec un seul coach, et l'équipe en a un autre
       *[other] { $detail }
    }

invite-result-download = Télécharger noms, liens et messages :

invite-result-column =
    { $column ->
        [name] Nom
        [email] E-mail
        [link] Lien
       *[message] Message
    }
