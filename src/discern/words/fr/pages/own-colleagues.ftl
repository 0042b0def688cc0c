## On a person's own page, below their profile: the members of their teams who share with them.

own-colleagues-title = Vos collègues

own-colleagues-offer = Découvrez comment les personnes de vos équipes aiment travailler, et à quoi vous attendre dans votre travail à deux. Seules les personnes qui partagent se voient entre elles, et personne ne voit ni scores ni réponses.

# On a fold: the text that somebody agrees to.
own-colleagues-terms = Ce que voient vos collègues, et ce qui est conservé

own-colleagues-agree = En partageant, vous acceptez ce texte. Vous pouvez arrêter à tout moment.

own-colleagues-share = Partager avec mes collègues

own-colleagues-nobody = Personne dans vos équipes ne partage encore avec ses collègues. Dès que quelqu'un le fait, vous le voyez ici.

own-colleagues-private = Vous et votre coach êtes les seules personnes à voir votre profil. Pour partager avec vos collègues, montrez-le d'abord à plus de personnes :

own-colleagues-not-certain =
    { $by ->
        [sign-in] Pour voir vos collègues et partager à votre tour, confirmez d'abord cette connexion avec chacun de vos liens personnels.
       *[link] Plusieurs liens ont été donnés sous votre nom : celui-ci ne permet donc pas de partager avec vos collègues. Connectez-vous, ou adressez-vous aux personnes qui gèrent Discern ici.
    }

# Under who sees the profile.
own-colleagues-see-too = Dans vos équipes, les personnes qui partagent avec leurs collègues en voient aussi une partie :

own-colleagues-you-two = Vous deux

# In place of the list, while the service doesn't answer.
own-colleagues-lost = Impossible d'afficher vos collègues pour le moment. Cette page réessaie toute seule.

own-colleagues-saved =
    { $what ->
        [colleagues] Vous partagez maintenant avec vos collègues. Ajoutez ci-dessous une ou deux lignes, si vous le voulez.
        [lines] Vos lignes sont enregistrées. Vos collègues les voient maintenant.
       *[stopped] Vous ne partagez plus avec vos collègues, et vos lignes pour ces personnes sont supprimées.
    }

## What colleagues see of the person.

own-colleagues-own = Ce que vos collègues voient

own-colleagues-own-detail = Votre nom, votre premier constat et à quel point il est sûr, vos lignes et trois phrases sur vous deux.

own-colleagues-line = Ma ligne { $number } pour mes collègues

own-colleagues-example =
    { $number ->
        [1] Écrivez-moi d'abord, appelez ensuite.
        [2] Je réfléchis le mieux avant dix heures.
       *[3] Dites-moi franchement quand je vais trop vite.
    }

own-colleagues-save = Enregistrer mes lignes

own-colleagues-agreed = Vous avez accepté ce texte le { $day }

own-colleagues-stop = Ne plus partager avec mes collègues
