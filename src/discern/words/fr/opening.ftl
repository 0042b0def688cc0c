## The opening of a report that a language model drafted and its requester accepted.

opening-heading = Introduction, rédigée par une IA

# $model is the name of a language model, $day when the opening was accepted.
opening-note = Rédigée par une IA ({ $model }) et non vérifiée sur le fond. La personne qui a demandé ce rapport l'a acceptée le { $day }.
