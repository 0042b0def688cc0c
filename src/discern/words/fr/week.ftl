## Monday's message to a leader, and the page behind its link. First names alone. Plain text: what is shown in HTML is
## escaped as a whole.

# A part of the subject, of up to three. $names are first names or the names of teams, the first few.
week-subject =
    { $part ->
        [workshop] Atelier : { $names }
        [overdue] Échéance dépassée : { $names }
        [due] À échéance : { $names }
        [new] Du nouveau : { $names }
        [talks] Échanges : { $names }
        [teams] Vos équipes : { $names }
       *[waiting] Réponses attendues : { $names }
    }

# The subject where there is nothing but what to try with teams. $name is that of one, $do what to try with it.
week-subject-tip = { $name } : { $do }

week-title = Votre semaine

week-heading =
    { $part ->
        [workshops] Prochain atelier
        [talks] Vos échanges
        [agreements] Engagements
        [teams] Pour vos équipes
        [news] Nouveau depuis lundi dernier
       *[waiting] N'ont pas encore répondu
    }

# $day is a weekday.
week-talk = Ce { $day } : { $name }.

# After it. $opener is a question.
week-opener = Pour commencer : { $opener }

# After it, where the answers of $name look random, or make no profile.
week-unclear = Les réponses sont peu claires : demandez à { $name } de répondre à nouveau.

# The name of a team.
week-team = { $name }.

# After it, and on a team's card. $day is a day, such as Thursday, 4 December.
week-team-workshop =
    { $stage ->
        [done] L'atelier a eu lieu le { $day } : notez ce que l'équipe a convenu.
        [over] L'atelier a eu lieu le { $day } : demandez à tout le monde de faire le bilan. Chaque personne trouve la question sur sa page.
       *[ahead] L'atelier a lieu le { $day }.
    }

# A line of its own. $weekday is a day of the week, $day a date; $profiled of $size people have a profile.
week-workshop =
    Le { $weekday } { $day } : { $name }. { $held ->
        [yes] Profils : { $profiled } sur { $size } ; les résultats sont retenus jusque-là.
       *[no] Profils : { $profiled } sur { $size }.
    }

# After it. $do is what the team's card of the week says to do, without a full stop.
week-team-to-do = À essayer : { $do }.

# After it. $why is what is said of the team, a sentence that names nobody.
week-team-because = Pourquoi : { $why }

# In place of it. $missing is how many more profiles it takes, $names who is asked for one.
week-team-missing =
    { $missing ->
        [one] Encore un profil, et il y aura quelque chose à essayer. Invitation envoyée à { $names }.
       *[other] Encore { $missing } profils, et il y aura quelque chose à essayer. Invitation envoyée à { $names }.
    }

# $words is what the team agreed on, a sentence.
week-team-agreed = Engagement : { $words }

# $names are first names, each with their team after them.
week-news =
    { $kind ->
        [profile] Profils : { $names }
       *[marks] Avis donnés sur le profil : { $names }
    }

# After the teams.
week-more =
    { $count ->
        [one] Et { $count } autre équipe
       *[other] Et { $count } autres équipes
    }

# $words are those of an agreement, with its day; $names are who agreed.
week-agreement = { $names } : { $words }

# In place of it, where the words look like a link. $day is its day.
week-agreement-unsaid = { $names } : un engagement, pour le { $day }

# The same of an agreement whose day, $day, is over; of $names where $named is yes.
week-open-since =
    { $named ->
        [yes] { $names }, à échéance depuis le { $day } : { $words }
       *[no] À échéance depuis le { $day } : { $words }
    }

# A link after an agreement that is due, to its place on the page.
week-answer = Tenu, en partie ou abandonné ?

# $names is a list of first names.
week-waiting =
    { $more ->
        [0] { $names }
        [one] { $names } et { $more } autre
       *[other] { $names } et { $more } autres
    }

# $names is a list of first names, of people who were asked long ago.
week-asked-before =
    { $more ->
        [0] { $names } : { home-asked-enough }
        [one] { $names } et { $more } autre : { home-asked-enough }
       *[other] { $names } et { $more } autres : { home-asked-enough }
    }

# In place of a name that looks like a link.
week-somebody = quelqu'un

week-button =
    { $agreements ->
        [0]
            { $talks ->
                [0] Ouvrir votre semaine
               *[other] Préparer un échange, notamment pour faire un retour, déléguer ou parler d'un désaccord
            }
       *[other]
            { $talks ->
                [0] Dire ce qui a été tenu
               *[other] Dire ce qui a été tenu, et préparer un échange, notamment pour faire un retour ou déléguer
            }
    }

week-why = Vous recevez ce message le lundi parce que vous l'avez activé dans Discern. Le lien est valable 14 jours, pour vous seulement.

week-stop = Ne plus recevoir ces messages

# $name is a first name.
week-talk-prepare = Préparer l'échange avec { $name }

# $day is a date.
week-skipped = Vous ne vous voyez pas le { $day }.

# A button below several talks.
week-skip-all = Je m'absente : tout sauter

# A link.
week-two = Préparer un échange entre deux autres personnes

# In place of the links into the app, in a browser that it lets nobody in from.
week-elsewhere = Pour préparer un échange, ouvrez Discern dans le navigateur où vous l'utilisez d'habitude.

week-done-heading =
    { $state ->
        [stop] Ne plus recevoir ces messages ?
        [stopped] Vous ne recevez plus de messages
        [dead] Ce lien ne fonctionne plus
       *[failed] Cela n'a pas fonctionné
    }

week-done-detail =
    { $state ->
        [stop] Vous pouvez les réactiver dans les réglages.
        [stopped] Vous pouvez les réactiver dans les réglages.
        [dead] Les liens du message du lundi sont valables 14 jours, ou jusqu'à ce que vous désactiviez les messages. Vous trouvez la même chose dans Discern, sur votre page d'accueil.
       *[failed] Rien n'a été modifié. Réessayez dans un instant.
    }

week-nothing = Il ne reste rien pour cette semaine.

week-open-app = Ouvrir Discern
