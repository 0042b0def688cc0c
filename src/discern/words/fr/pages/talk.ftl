## The people one meets one to one, and the page that prepares a talk: both read the same words.

# On a person's page. $day is a day of the week, $next a date.
talk-meet =
    { $weeks ->
        [one] Tête-à-tête chaque { $day } · prochain le { $next }
        [2] Tête-à-tête un { $day } sur deux · prochain le { $next }
       *[other] Tête-à-tête un { $day } sur { $weeks } · prochain le { $next }
    }

# A button that opens the form.
talk-meet-set =
    { $state ->
        [set] Modifier
       *[none] Planifier des tête-à-tête
    }

talk-meet-day = Le

talk-meet-how-often = Fréquence

talk-meet-rhythm =
    { $weeks ->
        [one] Chaque semaine
        [2] Une semaine sur deux
       *[other] Toutes les { $weeks } semaines
    }

# A Monday is chosen.
talk-meet-from = Dès la semaine du

# Below it, before it is saved. $days is one talk-meet-date, or several.
talk-meet-first = Première fois : { $days }

talk-meet-date = { $weekday } { $day }

# Above the button. $whose is the person's first name, or people's where there are several.
talk-meet-shows =
    { $count ->
        [one] À partir de là, { $name } peut aussi lire la page de chaque échange. Vous pouvez cesser de la partager, l'autre personne aussi.
       *[other] À partir de là, chaque personne peut aussi lire la page de ses échanges. Vous pouvez cesser de la partager, l'autre personne aussi.
    }

talk-meet-save = Enregistrer

talk-meet-end = Mettre fin à ces tête-à-tête

# A link to the page.
talk-prepare = Préparer

# A file with all days of a meeting.
talk-calendar = Ajouter à mon agenda

talk-every =
    { $weeks ->
        [one] chaque { $day }
        [2] un { $day } sur deux
       *[other] un { $day } sur { $weeks }
    }

# A dialog.
talk-choose = Qui voyez-vous en tête-à-tête ?

talk-choose-whom = { $count } personnes au plus

talk-choose-none = Saisir un nom

# Below them, where people were taken out whom the reader meets so far.
talk-choose-gone = Fin des tête-à-tête réguliers avec { $names }. Vos engagements restent.

# In place of all else, where one of the two doesn't share the page.
talk-not-shared = non partagé

# A button: the two don't meet on the next day of their meeting.
talk-skip = Sauter cette fois

# $day is a date.
talk-skipped = Pas de tête-à-tête le { $day }. Vos engagements restent.

# A button beside it.
talk-skip-undo = Le maintenir

## The page.

talk-person = Avec qui ?

talk-other = Avec une autre personne ?

# The box where it is the reader who talks with the person.
talk-with-you = avec vous

talk-choose-person = Choisir une personne

talk-occasion-label = À quel sujet ?

# $every is like “every other Tuesday”, where $meets is yes.
talk-occasion =
    { $occasion ->
        [feedback] Feedback
        [disagreement] Un désaccord
        [delegating]
            { $meets ->
                [pair] Répartir le travail
               *[no] Délégation
            }
        [change] Un changement
       *[one-to-one]
            { $meets ->
                [yes] Tête-à-tête, { $every }
                [pair] Travailler ensemble
               *[no] Tête-à-tête
            }
    }

talk-delegating = Si une personne confie du travail à l'autre, préparez un échange avec celle qui le reçoit :

talk-view-label = Affichage

talk-view =
    { $view ->
        [compare] Comparaison
       *[talk] Échange
    }

# The title where nothing is advised; $asked is whether there is a question.
talk-title =
    { $asked ->
        [yes] Une question pour { $names }.
       *[no] Rien de nouveau pour { $names } cette semaine.
    }

# Below it: why nothing is advised. $names are first names.
talk-open =
    { $why ->
        [nothing_new]
            { $asked ->
                [yes] Vous avez vu tous les conseils à ce sujet. Voici une question ; les conseils reviennent dans quelques semaines.
               *[no] Vous avez tout vu à ce sujet. Cela revient dans quelques semaines.
            }
        [no_card] Il n'y a pas de conseil à ce sujet.
        [random] Ici, des réponses ressemblent à des choix au hasard : il n'y a donc qu'une question.
        [unfinished] { $names } n'a pas fini de répondre. D'ici là, il n'y a qu'une question.
        [unanswered] { $names } n'a pas encore de profil. D'ici là, il n'y a qu'une question.
        [withheld] { $names } a répondu, mais cela ne donne pas de profil : il n'y a donc qu'une question.
        [held] Le profil est retenu jusqu'à l'échange à son sujet. D'ici là, il n'y a qu'une question.
       *[open] Rien n'est assez sûr ici pour un conseil : juste une question.
    }

# Above what two people agreed on.
talk-last = Ce qui est convenu

talk-card =
    { $card ->
        [open] Pour commencer
        [then] Puis demander
        [ready] À préparer
       *[avoid] À éviter
    }

# Buttons.
talk-used-go = Mis en pratique

talk-refused-go = Autre chose

talk-used = Vous ne le reverrez pas avant huit semaines.

talk-refused = Voici autre chose. Vous ne reverrez pas le précédent avant huit semaines.

# In place of the button.
talk-is-used = Mis en pratique cette semaine

# Above the form for what the two agree on.
talk-until-next = D'ici la prochaine fois

# Who sees what, where people sign in. $name is the person's, or both names of a talk of two.
talk-readers =
    { $meets ->
        [yes] Conseil visible pour vous et { $name }.
        [later] Conseil visible pour vous, et pour { $name } une fois le questionnaire rempli.
       *[no] Conseil visible pour vous uniquement.
    } { agreements-readers }

# A file of one page.
talk-print = Imprimer

talk-stop-sharing = Ne plus partager cette page

talk-share = Partager à nouveau cette page

talk-not-shared-title = Non partagé

# No page yet.
talk-choose-first = Avec qui allez-vous échanger ?

talk-about = Choisissez une personne, ou deux. Vous obtenez une chose à faire, une question pour commencer, et de la place pour noter vos engagements.

talk-too-few = Personne avec qui échanger pour l'instant

talk-too-few-detail = Invitez les personnes avec qui vous travaillez. Un échange se prépare dès qu'elles ont un profil, ou dès que vous avez des tête-à-tête.

talk-none = Pas d'échanges ici

talk-none-detail = Ce système ne prépare pas d'échanges.

talk-missing-detail =
    { $invited ->
        [yes] Sur sa page, planifiez des tête-à-tête avec { $name } : vous aurez alors au moins une question.
       *[no] Invitez { $name }, ou planifiez des tête-à-tête sur sa page : vous aurez alors au moins une question.
    }

talk-missing-two-detail = Un échange entre deux personnes se prépare dès que les deux ont un profil.

talk-missing-two = L'une des deux personnes n'a pas de profil visible pour vous.
