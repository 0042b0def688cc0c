## The situations that cards are about.

card-topic =
    { $topic ->
        [talking] Parler et écrire
        [one-to-one] En tête-à-tête
        [giving-feedback] Faire un retour
        [taking-feedback] Recevoir un retour
        [feedback] Feedback
        [meetings] Réunions
        [deciding] Décider
        [decisions] Décisions
        [planning] Planifier
        [delegation] Déléguer
        [sharing-work] Partager le travail
        [helping] Aider
        [change] Changement
        [disagreement] Désaccord
        [conflict] Conflit
        [pressure] Sous pression
        [crisis] Crise
        [newcomer] Nouvelle personne
        [celebrating] Fêter
        [remote] À distance
        [with-dominance] Avec le style D (rapide, la tâche d'abord)
        [with-influence] Avec le style I (rapide, les personnes d'abord)
        [with-steadiness] Avec le style S (calme, les personnes d'abord)
       *[with-conscientiousness] Avec le style C (calme, la tâche d'abord)
    }
