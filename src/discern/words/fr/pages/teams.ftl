## Teams: the list, one team's people, its page with what-if, and its slides.

teams-none = Pas encore d'équipe

teams-none-detail =
    { $role ->
        [owner] Créez-en une et ajoutez des personnes, ou importez personnes et équipes depuis une liste.
        [manager] Créez-en une et ajoutez des personnes.
       *[other] Les propriétaires peuvent vous en attribuer une.
    }

teams-search = Chercher une équipe

teams-new = Nouvelle équipe

teams-new-name = Nom de l'équipe

teams-new-create = Créer l'équipe

teams-name-missing = Donnez un nom à l'équipe.

teams-people-since =
    { $count ->
        [one] { $count } personne · équipe créée le { $day }
       *[other] { $count } personnes · équipe créée le { $day }
    }

teams-assessments = Questionnaires de cette équipe

teams-name-title = Nom

teams-name = Nom

teams-name-save = Enregistrer le nom

teams-delete = Supprimer cette équipe

teams-delete-detail = Cela supprime l'équipe. Ses membres restent, avec leurs questionnaires et leurs profils.

teams-delete-keep = Garder

teams-delete-go = Supprimer l'équipe

## The people in a team.

teams-add-people = Ajouter des personnes

teams-add = Ajouter

# Those whose rows are ticked.
teams-remove =
    { $count ->
        [one] Retirer une personne
       *[other] Retirer { $count } personnes
    }

teams-remove-how = Cochez des personnes pour les retirer.

teams-choose-people = Choisir des personnes

teams-nobody-to-add = Il n'y a encore personne à ajouter. Invitez d'abord quelqu'un.

teams-ask-an-owner = Pour ajouter quelqu'un d'une autre équipe, adressez-vous aux propriétaires.

teams-nobody = Cette équipe est encore vide.

## The link by which people join.

teams-link-title = Lien d'équipe

teams-link-about = Un seul lien pour tout un groupe, par exemple lors d'un atelier. Toute personne qui l'ouvre peut saisir son nom, rejoindre cette équipe et répondre.

teams-link-replaces = Un nouveau lien ferme le précédent.

teams-link-open-for = Durée

teams-link-days =
    { $days ->
        [1] Un jour
        [7] Une semaine
       *[other] { $days } jours
    }

teams-link-limit = Nombre de personnes

teams-link-create =
    { $made ->
        [yes] En créer un autre
       *[no] Créer un lien d'équipe
    }

teams-link-code-alt = QR code du lien d'équipe

teams-link-until =
    { $count ->
        [one] Valable jusqu'au { $day }, pour { $count } personne. Copiez-le maintenant : par sécurité, il n'est pas enregistré et ne peut plus être affiché.
       *[other] Valable jusqu'au { $day }, pour { $count } personnes. Copiez-le maintenant : par sécurité, il n'est pas enregistré et ne peut plus être affiché.
    }

teams-link-code-file = QR code (SVG)

## One team's page.

teams-unlisted = Ce système n'affiche pas la liste de ses équipes

teams-unlisted-detail = Saisissez l'identifiant d'une équipe pour l'ouvrir.

teams-id = Identifiant d'équipe

teams-open = Ouvrir

teams-create = Créer une équipe

teams-view-label = Vue

teams-names = Noms

teams-present = Présenter

# How many in the team have a profile, and how many don't and why, a part each.
teams-head =
    { $part ->
        [profiled]
            { $size ->
                [0] Encore vide
                [1] { $count } sur 1 avec un profil
               *[other] { $count } sur { $size } avec un profil
            }
        [pending] { $count } en attente
        [withheld] { $count } sans profil, réponses peu claires
       *[not-shared] { $count } sans partage
    }

teams-choose-person = Choisissez une personne ici ou sur le cercle

teams-person-compare = Comparer

teams-numbers = Chiffres

teams-numbers-column =
    { $column ->
        [style] Style
        [mean] Moyenne
       *[expected] Attendu
    }

teams-numbers-detail = « Moyenne » est le score moyen, avec sa fourchette à 95 % entre parenthèses. « Attendu » est le nombre de personnes dans ce quart du cercle, où chaque personne compte selon sa probabilité d'y être.

teams-people-detail = Servez-vous-en pour préparer un échange, ou pour voir qui couvre quoi. Masquez les noms avant de partager votre écran.

## A workshop.

teams-workshop = Plan pour un atelier

teams-workshop-length = Durée de l'atelier

teams-workshop-day = Jour de l'atelier

teams-workshop-day-about = L'accueil et le message du lundi vous le rappellent. Deux semaines plus tard, chaque personne dont le profil était alors nouveau trouve sur sa page la question : est-ce que cela s'est vérifié ?

teams-workshop-step =
    { $step ->
        [prepare] Préparer
        [show] Montrer
        [pairs] Échanger à deux
        [discuss] Discuter
        [agree] Convenir d'une chose
       *[commit] S'engager
    }

teams-workshop-minutes = { $minutes } minutes

teams-workshop-todo =
    { $todo ->
        [names] Demandez d'abord à chaque personne si son nom peut être affiché. Si quelqu'un hésite, masquez les noms.
        [purpose] Dites que cela montre comment on aime travailler, d'après ses propres réponses. Ce n'est pas une note.
        [certainty] Expliquez les pastilles. Jusqu'à un constat « Probable » sur cinq est faux.
        [strengths] Commencez par ce sur quoi l'équipe peut compter.
        [question] Posez une question, et laissez tout le monde y répondre. Une seule suffit.
        [pair-up] Réunissez des personnes qui travaillent rarement ensemble. Si le nombre est impair, formez un groupe de trois.
        [situation] Chaque paire choisit une situation, comme une réunion ou une décision. À tour de rôle, une personne dit ce qui lui est facile et ce qui lui coûte, et l'autre ne fait que poser des questions.
        [back] Au retour, chaque paire dit une chose que l'équipe doit savoir. Personne n'a à en dire plus.
        [choose] Choisissez l'un de ces points de vigilance, que tout le monde a déjà constaté. Si aucun ne convient, prenez autre chose qui vous gêne.
        [sentence] Écrivez ensemble une phrase à ce sujet : « Quand …, nous … ». Elle ne vaut que si tout le monde peut dire oui.
        [post] Affichez-la là où l'équipe la voit chaque semaine.
        [pick] Convenez d'une chose à essayer, assez petite pour cette semaine.
        [name] Inscrivez un nom à côté. Cette personne dira plus tard ce que cela a donné.
        [follow-up] Fixez une date dans quatre semaines. Demandez alors ce que vous avez fait, si cela a aidé et ce qu'il faut changer.
       *[day] Fixez un jour d'ici deux semaines pour en faire le bilan.
    }

# Before what a situation, such as meetings, is like for a team.
teams-workshop-situation = { $situation } :

# A link to a slide; $about is what the slide is about.
teams-workshop-slide = Diapo { $number } : { $about }

## What the leader of a workshop takes along.

teams-files = Fichiers de l'atelier

teams-files-names = Nommer les personnes sur les diapos, l'affiche et les fiches

teams-files-run-sheet = Le déroulé est pour vous uniquement : il nomme les personnes comme cette page.

teams-files-paper = Papier

teams-files-paper-name =
    { $paper ->
        [a4] A4
       *[letter] Letter
    }

teams-file =
    { $file ->
        [slides] Diapos (PowerPoint)
        [run-sheet] Déroulé
        [poster] Affiche du cercle
        [cards] Fiches d'échange
        [handout] Feuille à emporter
        [all] Tout télécharger (ZIP)
       *[tents] Chevalets
    }

# A person whose name is left out of a file.
teams-person-numbered = Personne { $number }

## Results that a coach holds.

teams-hold-state =
    { $state ->
        [none] Les profils sont visibles
        [all] Tous les profils sont retenus
       *[some]
            { $count ->
                [one] Le profil d'une personne est retenu
               *[other] Les profils de { $count } personnes sont retenus
            }
    }

teams-hold =
    { $state ->
        [none] Retenir jusqu'à l'atelier
       *[held] Modifier
    }

teams-hold-about = Tant que vous ne les rendez pas visibles, les profils retenus sont réservés aux coachs de l'équipe : ni les managers ni les personnes elles-mêmes ne les voient. Tant que tous sont retenus, ceux des nouveaux membres le sont aussi.

teams-hold-one = Ou le profil d'une personne

teams-hold-go =
    { $what ->
        [hold-all] Retenir tous les profils
        [release-all] Rendre tous les profils visibles
        [hold-one] Retenir ce profil
       *[release-one] Rendre ce profil visible
    }

## What if someone came or went.

teams-what-if-excluded-uses = Pas pour recruter, licencier ou promouvoir.

## Who would come and go.

teams-what-if-join = Faire venir quelqu'un

teams-what-if-leave = Retirer quelqu'un

teams-what-if-newcomer = Imaginer une arrivée

teams-what-if-nobody = Pas pour l'instant

# After a name in a list: the teams that the person is in.
teams-what-if-from = équipe : { $teams }

teams-what-if-style =
    { $styles ->
        [D] Va vite, la tâche d'abord (D)
        [I] Va vite, les personnes d'abord (I)
        [S] Prend son temps, les personnes d'abord (S)
       *[C] Prend son temps, la tâche d'abord (C)
    }

teams-what-if-newest = Seules les personnes les plus récentes avec un profil figurent ici.

# $names have answered nothing yet, or share nothing.
teams-what-if-no-profile =
    { $count ->
        [one] Vous ne voyez pas de profil pour { $names } : la suite ne tient pas compte de cette personne.
       *[other] Vous ne voyez pas de profils pour { $names } : la suite ne tient pas compte de ces personnes.
    }

teams-what-if-choose = Qu'est-ce qui changerait ?

teams-what-if-choose-detail = Choisissez qui arrive ou part, ou imaginez une nouvelle personne. Regarder ne change rien.

# $styles is the quarter in which the fewest people are.
teams-what-if-example = Imaginer une personne de plus

# After teams-what-if-choose-detail; $styles as in teams-what-if-example.
teams-what-if-example-why = Très peu de personnes ici { team-style-do } : en ajouter une changerait l'équipe plus que tout. Ce n'est pas un conseil.

teams-what-if-unknown = On ne sait pas ce qui changerait

teams-what-if-unknown-detail = Ce système ne connaît l'équipe que telle qu'elle est.

## What would change, in one sentence. $was people of $team are in a half of the circle, and $then would be.

teams-what-if-title =
    { $parts ->
        [1] { $first }.
       *[other] { $first }, et { $second }.
    }

# $least is how many come to the half or leave it.
teams-what-if-half =
    { $way ->
        [gains]
            { $was ->
                [0]
                    { $least ->
                        [1] { $team } gagne une personne qui { team-end-does }
                       *[other] { $team } gagne { team-number } personnes qui { team-end-do }
                    }
               *[other]
                    { $least ->
                        [1] { $team } gagne une deuxième personne qui { team-end-does }
                       *[other] { $team } gagne { team-number } personnes de plus qui { team-end-do }
                    }
            }
       *[loses]
            { $then ->
                [0]
                    { $was ->
                        [1] { $team } perd la seule personne qui { team-end-does }
                       *[other] { $team } perd toutes les personnes qui { team-end-do }
                    }
               *[other] { $team } ne garde qu'une personne qui { team-end-does }
            }
    }

# What that leaves another team with; $least is $then.
teams-what-if-half-too =
    { $way ->
        [gains] { $team } en a alors { teams-what-if-number }
       *[loses]
            { $then ->
                [0]
                    { $was ->
                        [1] { $team } perd la sienne
                       *[other] { $team } n'en a plus aucune
                    }
               *[other] { $team } en a encore { teams-what-if-number }
            }
    }

teams-what-if-number =
    { $then ->
        [1] une
       *[other] { team-number }
    }

# $region is where the centre of the team would be.
teams-what-if-turns = Dans ce cas, { $team } { team-centre-does }.

teams-what-if-turns-open = Dans ce cas, on ne sait pas si un style domine dans l'équipe { $team }.

# $said is the first finding about the team, a sentence.
teams-what-if-says = { $team } après : « { $said } »

teams-what-if-says-other = Ce qui ressort dans l'équipe { $team } change.

teams-what-if-nothing = Rien de perceptible ne change.

teams-what-if-open = On ne sait pas ce que cela change.

# Behind its badge.
teams-what-if-open-detail = On ne sait pas assez sûrement de quel côté du cercle sont les personnes qui arrivent ou partent.

teams-what-if-unseen = Impossible de voir ce que cela change.

## Behind its badge. $count people come or go.

teams-what-if-half-detail =
    { $count ->
        [one] La personne qui arrive ou part est dans { half-of-circle }. Chaque personne est comptée par son point. Les fourchettes sont sûres à 95 %.
       *[other] Les { $count } personnes qui arrivent ou partent sont du côté du cercle où se trouve leur point. Chaque personne est comptée par son point. Les fourchettes sont sûres à 95 %.
    }

teams-what-if-counted =
    { $side ->
        [today] { $team } aujourd'hui, { teams-what-if-end }
       *[then] { $team } après, { teams-what-if-end }
    }

teams-what-if-range = { $count } sur { $of }, possible : { $low } à { $high }

## What changes, what stays, what to do.

teams-what-if-changes = Ce qui change

teams-what-if-column =
    { $column ->
        [what] Combien
        [today] Aujourd'hui
       *[then] Après
    }

teams-what-if-row =
    { $end ->
        [fast] { $team } : rapide
        [people] { $team } : les personnes d'abord
        [calm] { $team } : calme
       *[task] { $team } : la tâche d'abord
    }

teams-what-if-end =
    { $end ->
        [fast] rapide
        [people] les personnes d'abord
        [calm] calme
       *[task] la tâche d'abord
    }

teams-what-if-of = { $count } sur { $of }

# Below a sentence about the team as it would be: the one in place of it today.
teams-what-if-today = Aujourd'hui : { $said }

teams-what-if-random = Les réponses d'une personne qui change d'équipe ressemblent à des choix au hasard : ceci peut être faux.

# $said is a whole sentence.
teams-what-if-unchanged = Rien ne change pour { $teams } : { $said }

# In place of what is said of a team then, where it is the same. $today and $then are words of badges.
teams-what-if-same =
    { $way ->
        [less] Même constat, moins sûr : « { $then } » au lieu de « { $today } ».
       *[more] Même constat, plus sûr : « { $then } » au lieu de « { $today } ».
    }

teams-what-if-no-rows = Rien d'assez sûr pour le dire.

teams-what-if-if = Si vous le faites

# $names come to $team, or someone leaves it; $end is the half of the circle in which that is noticed.
teams-what-if-do =
    { $way ->
        [joins]
            { $end ->
                [fast] À chaque réunion, laissez { $names } trancher une question en suspens.
                [calm] Donnez chaque question à { $names } un jour avant la réponse attendue.
                [people] Quand l'équipe décide, demandez à { $names } qui cela touche.
                [task] Quand l'équipe décide, demandez à { $names } ce qui peut mal tourner.
               *[none] Après deux semaines, demandez à { $names } ce qui fonctionne autrement ici.
            }
       *[leaves]
            { $end ->
                [fast] Convenez qui, dans l'équipe { $team }, tranchera les questions en suspens.
                [calm] Convenez qui, dans l'équipe { $team }, demandera un jour de réflexion.
                [people] Convenez qui, dans l'équipe { $team }, demandera comment un plan sera reçu.
                [task] Convenez qui, dans l'équipe { $team }, vérifiera si un plan tient la route.
               *[none] Demandez à l'équipe { $team } ce qui, sans { $names }, resterait en plan, et qui le reprendra.
            }
    }

# In place of a name.
teams-what-if-someone =
    { $way ->
        [leaves] la personne qui part
       *[joins] la nouvelle personne
    }

# Findings, folded.
teams-what-if-findings =
    { $what ->
        [new] { $team } après
       *[gone] Ne ressort plus dans l'équipe { $team }
    }

# Below the second of these headings.
teams-what-if-gone = Soit le constat n'est alors plus assez sûr pour être dit, soit un autre en dit plus.

teams-what-if-more = Tous les constats qui changent

# Above a circle.
teams-what-if-circle =
    { $way ->
        [joins] **{ $team }** avec { $names }
        [leaves] **{ $team }** sans { $names }
       *[both] **{ $team }** après
    }

## Doing it.

# A box to tick: $name, who joins another team, leaves $team.
teams-what-if-also-leaves = { $name } quitte { $team }

# In place of the box.
teams-what-if-stays = { $name } reste dans l'équipe { $team }, car vous ne pouvez pas en changer les membres.

teams-what-if-go =
    { $way ->
        [move] Faire venir { $names }
        [add] Ajouter { $names }
        [remove] Retirer { $names }
       *[change] Appliquer ce changement
    }

teams-what-if-again = Recommencer

teams-what-if-undone = Vous pouvez l'annuler.

teams-what-if-imagined = C'est une simple hypothèse : rien n'est ajouté.

teams-what-if-not-led =
    { $count ->
        [one] Vous pouvez voir ce changement, mais pas l'appliquer, car { $names } n'est dans aucune de vos équipes. Les propriétaires peuvent ajouter n'importe qui.
       *[other] Vous pouvez voir ce changement, mais pas l'appliquer, car { $names } ne sont dans aucune de vos équipes. Les propriétaires peuvent ajouter n'importe qui.
    }

teams-what-if-not-yours = Vous pouvez voir ce changement, mais pas l'appliquer : modifier une équipe est réservé aux propriétaires et aux managers.

## A team as slides.

# $profiled counts people with a profile among all in the team.
teams-slide-answered =
    { $profiled ->
        [one] { $profiled } personne sur { $size } a un profil
       *[other] { $profiled } personnes sur { $size } ont un profil
    }

# Over the verdict.
teams-slide-team = { $team } · { teams-slide-answered }

teams-slide =
    { $slide ->
        [cover] Votre équipe en une phrase
        [styles] Les quatre styles
        [bars] Combien de personnes par quart
        [strength] Ce sur quoi vous pouvez compter
        [watch_out] Ce que cela vous coûte
        [question] De quoi parler
        [work] Ce que cela veut dire au travail
        [pairs] Échanger à deux
        [agree] Convenir d'une chose
       *[commit] Une chose à essayer cette semaine
    }

# On the slide that says what the styles are: one of them, with the letter that it has on the circle.
teams-slide-style = { $letter } · { $name }

# Below it, what people in its quarter do.
teams-slide-style-line =
    { $style ->
        [D] Va vite et pense d'abord à la tâche
        [I] Va vite et pense d'abord aux personnes
        [S] Prend son temps et pense d'abord aux personnes
       *[C] Prend son temps et pense d'abord à la tâche
    }

# In the notes of that slide, for the presenter: what people in the quarter of a style bring.
teams-slide-style-brings = { $name } : { $brings }.

# Beside the circle of a team.
teams-slide-dots = Chaque point est une personne de l'équipe. Pâle : l'un de deux styles. Vide : côté incertain.

# Beside the bars of a team.
teams-slide-bars =
    { $half ->
        [0] Une barre compte les points d'un quart.
        [one] Une barre compte les points d'un quart ; pour { $half } personne, seule une moitié est claire.
       *[other] Une barre compte les points d'un quart ; pour { $half } personnes, seule une moitié est claire.
    } Le trait montre la fourchette compatible avec vos réponses.

# Below what a slide asks where no strength, or nothing that it costs, is at least likely.
teams-slide-open = Les réponses ne le disent pas encore.

# What a slide asks then, and what it says to try.
teams-slide-ask-open =
    { $kind ->
        [strength] « Qu'est-ce qui a bien marché ici ce mois-ci, et comment chaque personne y a-t-elle contribué ? »
        [watch_out] « Quelles habitudes nous ralentissent ? »
        [question] « Qu'est-ce qui vous aide à bien travailler ici, et qu'est-ce qui vous gêne ? »
       *[try] Cette semaine, demandez à une personne de l'équipe comment lui faciliter le travail.
    }

# At the foot of a slide, how sure a finding is without the answers that look random; $badge is the badge for that.
teams-slide-without = { $badge } sans les réponses qui ressemblent à des choix au hasard

# Below the title of a slide with questions.
teams-slide-ask =
    { $count ->
        [one] Tout le monde répond, à tour de rôle.
       *[other] Choisissez une question. Tout le monde répond, à tour de rôle.
    }

# Over the headline of a slide that says what to do in a step of a workshop. $titled is whether the headline is what the
# step is called; else it is $step.
teams-slide-step =
    { $titled ->
        [yes] { $minutes } minutes
       *[no] { $step } · { $minutes } minutes
    }

# On such a slide, to everyone in the room: what to do.
teams-slide-todo =
    { $todo ->
        [pair-up] Trouvez quelqu'un avec qui vous travaillez rarement
        [situation] Parlez d'une situation
        [back] Dites une chose à l'équipe
        [choose] Choisissez ce qui vous coûte le plus
        [sentence] Écrivez une phrase
        [post] Affichez-la
        [pick] Choisissez ensemble
        [name] Inscrivez un nom
        [follow-up] Fixez une date dans quatre semaines
       *[day] Fixez un jour
    }

# Below it: how.
teams-slide-todo-how =
    { $todo ->
        [pair-up] Si le nombre est impair, formez un groupe de trois.
        [situation] Prenez une réunion ou une décision. À tour de rôle, dites ce qui vous est facile et ce qui vous coûte. L'autre ne fait que poser des questions.
        [back] Chaque paire dit ce que tout le monde doit savoir. Personne n'a à en dire plus.
        [choose] Prenez une chose que tout le monde a déjà vécue.
        [sentence] « Quand …, nous … » Elle ne vaut que si tout le monde peut dire oui.
        [post] Choisissez un endroit où toute l'équipe la voit chaque semaine.
        [pick] Assez petite pour tenir dans la semaine.
        [name] Cette personne dira plus tard ce que cela a donné.
        [follow-up] Demandez alors ce que vous avez fait, si cela a aidé et ce qu'il faut changer.
       *[day] Faites-en le bilan ensemble d'ici deux semaines.
    }

teams-slides-back = Précédent

teams-slides-next = Suivant

teams-slides-end = Terminer

teams-slides-place = { $number } sur { $count }
