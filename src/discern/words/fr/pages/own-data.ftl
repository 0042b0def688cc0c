## A person's own data: who can see it, what is stored, who has looked, correction and deletion.

own-data-title = Mes données

own-data-visibility = Qui voit votre profil ?

own-data-visible-to =
    { $visibility ->
        [private] Seulement moi et mon coach
        [team] Les responsables et coachs de mes équipes, et les personnes qui gèrent Discern ici
       *[organisation] Toutes les personnes qui travaillent ici avec des profils
    }

# Under own-data-visibility: who it is now.
own-data-seen-by =
    { $visibility ->
        [private] Vous et votre coach, personne d'autre.
        [team] Les responsables et coachs de vos équipes, et les personnes qui gèrent Discern ici.
       *[organisation] Toutes les personnes qui travaillent ici avec des profils.
    }

own-data-visibility-change = Modifier

own-data-visibility-saved = Enregistré. Cela vaut dès maintenant.

own-data-visibility-hint = Seules les personnes que vous choisissez voient votre profil et les pages d'équipe qui en tiennent compte. Vous pouvez changer cela à tout moment.

own-data-answers-shared = Mon coach peut voir lesquelles de mes réponses sont à l'origine de mon profil

own-data-answers-shared-hint = Pour les coachs de vos équipes, et seulement tant que cette case est cochée.

own-data-held = Votre profil n'est pas encore visible

own-data-stored = Ce qui est conservé sur vous, pourquoi et combien de temps

own-data-log = Qui a consulté vos données

own-data-correct = Corriger votre nom ou votre adresse e-mail

own-data-visibility-limited =
    { $by ->
        [sign-in] Pour montrer votre profil à plus de personnes, confirmez d'abord cette connexion avec chacun de vos liens personnels, sous Profil.
       *[link] Quelqu'un a répondu sous votre nom par un autre lien : celui-ci ne peut donc pas montrer votre profil à plus de personnes. Si c'était vous, réunissez les deux sous Mes données.
    }

own-data-take-back =
    { $all ->
        [yes] Retirer votre consentement ou tout supprimer
       *[no] Retirer votre consentement
    }

own-data-limited =
    { $by ->
        [sign-in] Pour corriger votre nom ou tout supprimer, confirmez cette connexion sous Profil avec chacun de vos liens personnels, ou adressez-vous aux personnes qui gèrent Discern ici.
       *[link] Quelqu'un a répondu sous votre nom par un autre lien. Si c'était vous, saisissez ici cet autre lien personnel. Celui-ci servira alors à tout, et l'autre prendra fin. Faites-le seulement si vous avez reçu vous-même le lien vers cette page, en acceptant de participer : toute autre personne qui a ce lien verrait tout. Si ce n'était pas vous, demandez aux personnes qui gèrent Discern ici de corriger votre nom ou de tout supprimer.
    }

own-data-claim-link = Votre autre lien personnel

own-data-claim = Réunir les deux

own-data-claim-wrong = Ce n'est pas l'un de vos liens personnels. Un tel lien ressemble à { $example }, et ce n'est pas celui de l'invitation.

own-data-claimed = C'est fait. Toutes vos réponses sont réunies ici, et ce lien est celui à garder. Si vous vous connectez ici, confirmez encore une fois votre connexion avec lui.

own-data-download = Tout télécharger

own-data-erased = Vos données sont supprimées

own-data-erased-detail = Votre nom, vos réponses, votre profil et vos liens ont définitivement disparu. Les personnes à l'origine de l'invitation voient que c'est fait, et rien d'autre. Les anciennes sauvegardes en gardent une copie jusqu'à leur suppression. Demandez aux personnes qui gèrent Discern ici combien de temps cela prend.

## What is stored.

own-data-what =
    { $what ->
        [name] Nom
        [email] E-mail
        [external_id] Numéro ou code
        [metadata] Autres informations
        [teams] Équipes
        [answers] Réponses
        [results] Profil
        [marks] Vos avis
        [look_back] Bilan
        [about] Travailler avec moi
        [colleagues] Partage avec vos collègues
        [reports] Rapports
        [agreements] Engagements
        [meetings] Tête-à-tête réguliers
        [mails] E-mails envoyés
       *[log] Journal
    }

own-data-why =
    { $what ->
        [name] pour savoir à qui est ce profil
        [email] pour que les personnes à l'origine de l'invitation vous trouvent
        [external_id] pour qu'un autre système vous trouve ici
        [metadata] conservé par les personnes à l'origine de l'invitation, pour leur usage
        [teams] pour montrer comment une équipe travaille ensemble
        [answers] pour calculer votre profil
        [results] pour parler de votre façon de travailler
        [marks] pour montrer aux autres ce qui n'est pas vous
        [look_back] pour compter combien de constats se vérifient, sans noms et à partir de 20 personnes
        [about] pour montrer aux autres votre façon de travailler, si vous la partagez
        [colleagues] pour montrer à vos équipes comment vous aimez travailler, tant que vous le partagez
        [reports] pour préparer des échanges ; ils disparaissent avec votre profil
        [agreements] ce que vous et d'autres avez convenu d'essayer, et ce que cela a donné
        [meetings] pour préparer vos échanges et ne rien proposer deux fois
        [mails] pour n'envoyer aucun e-mail deux fois
       *[log] pour que vous voyiez qui a consulté vos données
    }

own-data-none = rien d'enregistré

# How many statements the person marked as fitting or not.
own-data-marks =
    { $count ->
        [0] aucun
        [one] sur { $count } constat
       *[other] sur { $count } constats
    }

# What the person wrote in "Working with me".
own-data-about =
    { $count ->
        [0] rien d'écrit
        [one] { $count } réponse de votre part
       *[other] { $count } réponses de votre part
    }

# Whether the person shares with their colleagues, and how many lines they wrote for them.
# How many sentences the person answered two weeks after a profile.
own-data-look-back =
    { $count ->
        [0] rien de dit
        [one] votre avis sur { $count } phrase
       *[other] votre avis sur { $count } phrases
    }

own-data-colleagues =
    { $shares ->
        [yes] { $count ->
            [0] partagé, sans lignes de votre part
            [one] partagé, avec { $count } ligne de votre part
           *[other] partagé, avec { $count } lignes de votre part
        }
       *[no] non partagé
    }

own-data-agreements =
    { $count ->
        [0] aucun
        [one] { $count } avec vous
       *[other] { $count } avec vous
    }

# How many leaders the person meets, and how many suggestions their talks used or refused.
own-data-meetings =
    { $count ->
        [0] aucun
        [one] { $count } tête-à-tête
       *[other] { $count } tête-à-tête
    }{ $used ->
        [0] { "" }
        [one] , { $used } conseil suivi ou écarté
       *[other] , { $used } conseils suivis ou écartés
    }

own-data-mails =
    { $count ->
        [0] aucun
        [one] { $count } e-mail
       *[other] { $count } e-mails
    }

# In place of answers and profile, in a file for somebody who may not see them.
own-data-not-shared = absent de ce fichier

own-data-answers =
    { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }

# What was worked out from the answers: profiles, and how many sets of answers gave none.
own-data-results =
    { $count ->
        [one] { $count } profil
       *[other] { $count } profils
    }{ $withheld ->
        [0] { "" }
        [one] , { $withheld } questionnaire sans profil
       *[other] , { $withheld } questionnaires sans profil
    }

# $count reports are on the person alone, $shared also on others, such as on a team.
own-data-reports =
    { $count ->
        [0] { $shared ->
            [0] aucun
            [one] { $shared } rapport sur vous et d'autres
           *[other] { $shared } rapports sur vous et d'autres
        }
        [one] { $count } rapport sur vous{ own-data-reports-shared }
       *[other] { $count } rapports sur vous{ own-data-reports-shared }
    }

own-data-reports-shared =
    { $shared ->
        [0] { "" }
       *[other] , { $shared } sur vous et d'autres
    }

own-data-entries =
    { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }

own-data-consent = Vous avez donné votre consentement le { $day } (texte { $version }).

own-data-consent-withdrawn = Vous avez donné votre consentement le { $day } et vous l'avez retiré le { $withdrawn } (texte { $version }).

own-data-consent-colleagues = Le { $day }, vous avez accepté de partager avec vos collègues (texte { $version }).

own-data-consent-colleagues-withdrawn = Le { $day }, vous avez accepté de partager avec vos collègues, et vous avez arrêté le { $withdrawn } (texte { $version }).

own-data-kept =
    { $days ->
        [0] Vos données sont conservées jusqu'à ce que vous ou les personnes qui gèrent Discern ici les supprimiez.
        [one] Vos données sont conservées pendant { $days } jour après la dernière activité.
       *[other] Vos données sont conservées pendant { $days } jours après la dernière activité.
    }

own-data-excluded-uses = Elles servent au développement, jamais à embaucher, à rémunérer ou à juger qui vaut mieux.

## Who has looked.

own-data-log-column =
    { $column ->
        [when] Quand
        [who] Qui
       *[what] Quoi
    }

own-data-log-when = { $day }, { $clock }

own-data-log-who =
    { $who ->
        [you] vous
        [link] une personne avec le lien de votre questionnaire
        [unnamed] quelqu'un qui ouvre Discern ici sans se connecter
        [program] un programme relié à Discern
        [former] un ancien compte
       *[named] { $name }
    }

# Nouns, since what is done stands beside "vous" too. $name is what the service calls it.
own-data-log-what =
    { $action ->
        [about-changed] modification de votre page « Travailler avec moi »
        [about-linked] création d'un lien vers votre page « Travailler avec moi »
        [about-opened] ouverture du lien vers votre page « Travailler avec moi »
        [about-read] lecture de votre page « Travailler avec moi »
        [about-unlinked] fin du lien vers votre page « Travailler avec moi »
        [agreement-answered] bilan d'un engagement avec vous
        [agreement-created] prise d'un engagement avec vous
        [agreement-deleted] suppression d'un engagement avec vous
        [agreement-moved] report d'un engagement avec vous à un autre jour
        [agreement-read] lecture d'un engagement avec vous
        [analysis-read] consultation d'une de vos équipes
        [assessment-cancelled] retrait d'un de vos questionnaires
        [assessment-changed] modification de votre délai de réponse
        [assessment-completed] réponse à toutes les questions
        [assessment-created] création d'un questionnaire pour vous
        [assessment-looked_back] bilan de quatre phrases sur vous
        [assessment-marked] avis sur un constat qui vous concerne
        [assessment-restarted] nouveau départ, avec suppression des réponses précédentes
        [assistant-read] consultation de constats sur vous par un assistant
        [brief-read] préparation d'une réunion avec vous
        [candidate-changed] modification de votre nom ou de votre adresse
        [candidate-created] ajout de votre nom
        [candidate-exported] lecture de toutes vos données
        [candidate-merged] fusion de deux entrées à votre nom
        [candidate-read] consultation de votre entrée
        [colleague-read] lecture, comme collègue, de la façon de travailler avec vous
        [colleagues-changed] modification de vos lignes pour vos collègues
        [colleagues-ended] fin du partage avec vos collègues
        [colleagues-shared] partage de votre profil avec vos collègues
        [comparison-read] comparaison avec quelqu'un
        [consent-given] consentement donné
        [consent-withdrawn] consentement retiré
        [evidence-read] consultation des réponses à l'origine de votre profil
        [marks-read] lecture de vos avis sur votre profil
        [meeting-changed] modification de vos tête-à-tête, ou de qui voit la page de vos échanges
        [meeting-deleted] fin de vos tête-à-tête réguliers
        [member-confirmed] confirmation de votre connexion
        [question-asked] question sur vous ou l'une de vos équipes
        [report-read] lecture d'un rapport sur vous ou l'une de vos équipes
        [results-listed] ouverture d'une liste où figure votre style
        [results-read] consultation de votre profil
        [results-rescored] nouveau calcul de votre profil
        [talk-read] préparation d'un échange avec vous
        [visibility-changed] modification de qui voit votre profil
       *[other] { $name }
    }

# $what is what somebody does, from own-data-log-what.
own-data-log-times =
    { $several ->
        [yes] { $what }, { $count } fois depuis le { $since }
       *[no] { $what }, { $count } fois ce jour-là
    }

## The page to read in the download.

own-data-file-title = { $name } : ce qui est conservé

# $data is the name of a file.
own-data-file-about = État au { $day }. Le fichier { $data }, à côté de cette page, contient tous les détails pour des programmes, et vos rapports.

# The same where the file was made for somebody who may not see the person's profile.
own-data-file-not-shared = État au { $day }. La personne qui a créé ce fichier ne peut pas voir votre profil : réponses, profil et rapports n'y sont donc pas. Le téléchargement sur votre page personnelle contient tout. Les autres détails sont dans { $data }, à côté de cette page, pour des programmes.

own-data-file-assessment = Questionnaire du { $day } ({ $status })

own-data-file-answers =
    { $count ->
        [0] Aucune réponse n'est conservée.
        [one] { $count } réponse est conservée.
       *[other] { $count } réponses sont conservées.
    }

# $text is a statement of the questionnaire.
own-data-file-choice =
    { $end ->
        [most] Vous ressemble le plus : { $text }
        [least] Vous ressemble le moins : { $text }
       *[none] Pas choisi : { $text }
    }

own-data-file-marks = Ce que vous en avez dit

own-data-file-mark =
    { $fit ->
        [fits] C'est vous
        [partly] En partie vous
       *[not_me] Pas vous
    }

own-data-file-agreements = Vos engagements avec d'autres

own-data-file-meetings = Vos tête-à-tête

own-data-file-meeting =
    { $is_named ->
        [yes] { $leader }
       *[no] Votre manager
    } : { $every ->
        [one] chaque semaine
        [2] une semaine sur deux
       *[other] toutes les { $every } semaines
    } à partir du { $day }{ $skips ->
        [yes] , mais pas le { $skipped }
       *[no] {""}
    }. { $shared ->
        [yes] La page de vos échanges est visible pour vous deux.
       *[no] La page de vos échanges n'est pas partagée.
    }

## Correction and deletion.

own-data-name = Nom

own-data-email = E-mail (facultatif)

own-data-save = Enregistrer

own-data-name-wrong = Saisissez votre nom, en une ligne.

own-data-email-wrong = Cela ne ressemble pas à une adresse e-mail.

own-data-withdraw = Retirer mon consentement

own-data-withdraw-detail = **Retirer votre consentement.** Cela supprime aussitôt vos réponses et votre profil. Votre nom et vos équipes restent.

own-data-withdraw-sure = Oui, supprimer mes réponses et mon profil.

own-data-delete = Tout supprimer

own-data-delete-detail = **Tout supprimer.** Cela supprime aussitôt toutes vos données et cette page, sans retour possible.

own-data-delete-sure = Oui, supprimer tout ce qui est conservé sur moi.
