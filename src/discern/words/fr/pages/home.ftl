## The first page: the way to a first team and, once it stands, what to do next, and the teams with a line each.

# Over the four steps until a first team stands: the first that isn't done. $count people have a profile, the first of
# whom is $name; $team needs $missing more.
home-path-title =
    { $step ->
        [team] Voyez comment travaille votre équipe, en quatre étapes.
        [people] Votre équipe a un nom. Ajoutez maintenant ses membres.
        [send] Invitez maintenant votre équipe à répondre.
        [profile] Quelqu'un répond en ce moment. Le premier profil va suivre.
        [again] Les premières réponses n'ont pas donné de profil.
       *[none]
            { $count ->
                [one] Premier profil dans votre équipe : { $name }.
               *[other] Dans votre équipe, { $count } personnes ont un profil.
            } { $missing ->
                [1] Encore un profil, et vous verrez l'équipe { $team }.
                [2] Encore deux profils, et vous verrez l'équipe { $team }.
                [3] Encore trois profils, et vous verrez l'équipe { $team }.
               *[other] Il en faut trois pour voir l'équipe.
            }
    }

# Below the sample company.
home-path-own = Votre propre équipe, en quatre étapes

home-step =
    { $step ->
        [team] Nommer votre équipe
        [people] Ajouter ses membres
        [send] Les inviter à répondre
       *[profile] Voir le premier profil
    }

# $reach: where links open; $way is the address of the settings.
home-step-detail =
    { $step ->
        [team] La comptabilité, ou les personnes que vous voyez chaque semaine.
        [people] Collez des noms, ou déposez une liste.
        [send]
            { $reach ->
                [here] Dix minutes par personne, et vous pouvez essayer ici. Les liens des autres s'ouvrent dès que vous [rendez Discern accessible aux collègues]({ $way }).
               *[anywhere] Envoyez les liens : dix minutes sur un téléphone. Essayez d'abord vous-même.
            }
       *[profile] Chaque personne voit le sien. Il faut 3 profils pour dire en quoi les personnes diffèrent, et 5 pour dire comment est l'équipe.
    }

# A button.
home-step-go =
    { $step ->
        [team] La nommer
        [people] Ajouter des personnes
        [send] Afficher les liens
       *[profile] Qui répond
    }

home-sample-detail = **Finance, 7 sur 8 ont un profil.** Ces personnes sont fictives ; leurs réponses sont traitées comme des vraies.

home-sample-load = Explorer l'entreprise d'exemple

home-picture =
    { $picture ->
        [map] La place des membres d'une équipe fictive sur le cercle, avec leurs initiales.
       *[tiles] Les membres d'une équipe fictive dans chaque quart du cercle, et combien il peut y en avoir.
    }

home-excluded-uses =
    { $place ->
        [here] Tout reste sur cet ordinateur. Pour le développement et le dialogue en équipe, jamais pour recruter.
       *[elsewhere] Pour le développement et le dialogue en équipe, jamais pour recruter.
    }

## Once a team stands.

# The page's title. $things are the first of what there is to do.
home-title =
    { $count ->
        [0] Rien à faire cette semaine.
       *[other] À faire : { $things }.
    }

# Within the title, after “Next:”. $count is how many there are; $many is more where there are more than were read.
# $names are first names or the names of teams, the first few.
home-thing =
    { $kind ->
        [workshop] préparer l'atelier avec { $names }
        [due] dire ce qui a été tenu avec { $names }
        [soon] voir ce qui arrive à échéance avec { $names }
        [talks]
            { $count ->
                [one] préparer l'échange avec { $names }
               *[other] préparer { $count } échanges
            }
        [new]
            { $count ->
                [one] lire un nouveau profil ({ $names })
               *[other] lire les nouveaux profils ({ $names })
            }
        [remind]
            { $many ->
                [more] relancer plus de { $count } personnes
               *[all]
                    { $count ->
                        [one] relancer une personne
                       *[other] relancer { $count } personnes
                    }
            }
        [withheld]
            { $count ->
                [one] réinviter une personne
               *[other] réinviter { $count } personnes
            }
       *[failed]
            { $count ->
                [one] refaire un rapport qui a échoué
               *[other] refaire { $count } rapports qui ont échoué
            }
    }

# The title where there is nothing to do, and who the reader meets next.
home-idle = Rien à faire ; prochain échange avec { $name } : { $day }.

# The heading of this week's talks.
home-week =
    { $week ->
        [next] Semaine prochaine
       *[this] Cette semaine
    }

# Below a day and a name. $opener is a question in its quotation marks.
home-opener = Pour commencer : { $opener }

# After a talk was skipped, with an Undo. $name is a first name, $day a date.
home-skipped = Pas d'échange avec { $name } le { $day }. Vos engagements restent.

# Below the week's talks, once. $way is how the message can be sent from here.
home-offer =
    { $way ->
        [mail] Recevoir ceci chaque lundi par e-mail ?
        [webhook] Recevoir ceci chaque lundi dans Slack ou Teams ?
       *[both] Recevoir ceci chaque lundi par e-mail, ou dans Slack ou Teams ?
    }

# A link to where it is set up.
home-offer-go = Configurer

# A button: it isn't offered again.
home-offer-no = Pas maintenant

# A button, also named on the page about being away.
home-whom-yes = Vos tête-à-tête

# A button; $met is no where the reader meets nobody yet.
home-whom =
    { $met ->
        [yes] { home-whom-yes }
       *[no] Qui voyez-vous en tête-à-tête ?
    }

# $many is more where there are more than were read.
# Where nobody has waited for long.
home-answering =
    { $count ->
        [one] Une personne n'a pas encore répondu.
       *[other] { $count } personnes n'ont pas encore répondu.
    }

home-waiting =
    { $many ->
        [more] Relancez plus de { $count } personnes.
       *[all]
            { $count ->
                [one] Relancez une personne.
               *[other] Relancez { $count } personnes.
            }
    }

# After how long somebody hasn't answered who was asked twice.
home-asked-enough = parlez-en de vive voix, ou n'attendez plus

# A button beside it: the invitation ends.
home-leave = Ne plus attendre

home-remind = Relancer

# A button. $mails is yes where the service sends mails; elsewhere it opens texts to copy.
home-remind-all =
    { $mails ->
        [yes] Relancer les { $count }
       *[no] Copier { $count } rappels
    }

# Below the list: who isn't among those who are reminded at once.
home-remind-left =
    { $why ->
        [samples]
            { $count ->
                [one] L'une de ces personnes est fictive et ne reçoit pas le rappel groupé.
               *[other] { $count } de ces personnes sont fictives et ne reçoivent pas le rappel groupé.
            }
       *[links]
            { $count ->
                [one] L'une de ces personnes a un lien personnel qui ne peut pas être envoyé d'ici. Ouvrez « Nouveau lien » à côté de son nom pour voir quoi faire.
               *[other] { $count } de ces personnes ont un lien personnel qui ne peut pas être envoyé d'ici. Ouvrez « Nouveau lien » à côté d'un nom pour voir quoi faire.
            }
    }

home-remind-title = Relancer { $name }

home-remind-detail = Copiez ce message et envoyez-le comme vous vous écrivez d'habitude.

home-new = Nouveaux profils

# Beside a button that invites the person again. $name is a first name.
home-withheld = **{ $name }** a répondu, mais cela n'a pas donné de profil. Proposez-lui de répondre à nouveau.

# Of somebody whose profile can't be read now.
home-summary-unknown = a un profil

# A link to the others of a list.
home-more = { $count } de plus

# A link.
home-reports-failed =
    { $count ->
        [one] Un rapport a échoué. Refaites-le.
       *[other] { $count } rapports ont échoué. Refaites-les.
    }

## What a coach takes to their teams this week.

home-coach = Pour vos équipes

# The page's title, where nothing else is to do.
home-coach-title =
    { $count ->
        [one] Une chose pour vos équipes cette semaine.
       *[other] { $count } choses pour vos équipes cette semaine.
    }

# A link to all agreements. $due is how many between people are due by Sunday, $answered how many were answered since
# Monday.
home-coach-agreed =
    { $due ->
        [0] Engagements clos cette semaine : { $answered }, tenus : { $kept }
        [one] Un engagement à échéance d'ici dimanche ; clos cette semaine : { $answered }, tenus : { $kept }
       *[other] { $due } engagements à échéance d'ici dimanche ; clos cette semaine : { $answered }, tenus : { $kept }
    }

# After a team's name. $words are those of an agreement, a sentence; $count is how many people.
home-coach-note =
    { $kind ->
        [workshop] { $words }
        [due] à échéance cette semaine : { $words }
        [agreed] convenu il y a deux semaines : { $words } Demandez où cela en est.
        [held]
            { $count ->
                [0] les résultats sont retenus, et tout le monde a un profil : c'est le moment d'en parler
                [one] les résultats sont retenus ; une personne n'a pas encore de profil
               *[other] les résultats sont retenus ; { $count } personnes n'ont pas encore de profil
            }
       *[complete] les { $count } ont maintenant un profil
    }

## Teams.

home-teams = Équipes

home-teams-none = Pas encore d'équipe

home-teams-how =
    { $may ->
        [yes] Créez-en une pour voir comment ses membres travaillent ensemble.
       *[no] Demandez aux propriétaires de vous en attribuer une.
    }

home-teams-create = Nouvelle équipe

## Who sees all this.

# A link to Settings, Access.
home-open-to = Quiconque peut ouvrir ces pages voit tous les noms. Pour ne montrer qu'une équipe à certaines personnes, mettez en place la connexion

## To the operator: whether the data last.

home-data-lost = Vos données ne seront pas conservées

home-data-lost-detail =
    Ce que vous saisissez ici est enregistré dans un fichier que cet hébergement supprime au redémarrage. Pour garder vos données, créez une base PostgreSQL et ajoutez son adresse aux secrets de l'application :

    { $settings }

home-backup-none = Il n'y a pas encore de sauvegarde. Faites-en une pendant que l'application tourne : `discern backup FILE`

home-backup-old = La dernière sauvegarde date du { $day }. Faites-en une nouvelle : `discern backup FILE`
