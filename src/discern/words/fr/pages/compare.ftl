## Two people side by side. $a and $b are their names.

# For the browser's tab.
compare-pair = { $a } et { $b }

compare-too-few = Personne à comparer pour l'instant

compare-too-few-detail = Il faut deux personnes avec un profil. Invitez-les, et revenez quand les deux ont répondu.

compare-choose = Choisir une personne

compare-choose-two = Choisir deux personnes

compare-about = Voyez en quoi deux personnes diffèrent et ce qui les aide à travailler ensemble. Le mieux est de regarder cela avec les deux.

compare-same = C'est deux fois la même personne

compare-same-detail = Choisissez deux personnes différentes.

compare-choose-another = Choisir une autre personne

compare-unfinished-detail = La comparaison est possible dès que les deux personnes ont un profil.

# Where a service says which styles, but not how sure that is. $style is what it says of $name, such as “DI”.
compare-given = Pour { $name }, le système indique { $style }.

# Above one thing to do, which speaks to the two.
compare-week = Pour { $a } et { $b } cette semaine

# Above a question.
compare-ask = Demandez à { $a } et à { $b }

## Folded.

# Folded.
compare-difficult = Pour un échange difficile entre { $a } et { $b }

compare-together = Travailler ensemble

# Before a piece of advice.
compare-advice =
    { $kind ->
        [strength] Point fort :
        [try] À essayer :
       *[question] Question :
    }

# Below a title that says that answers look random.
compare-random = Ce contrôle peut se tromper : des choix réfléchis peuvent y ressembler. Sur la page d'une personne, vous pouvez l'inviter à répondre à nouveau.

compare-evidence = Éléments et chiffres

compare-column =
    { $column ->
        [style] Style
        [first] { $a }
        [second] { $b }
       *[apart] Écart
    }

compare-scores-detail = Les scores vont de 0 à 100. Les parenthèses montrent où se trouve très probablement (95 %) le vrai score ou le vrai écart.

compare-profile = Profil : { $name }
