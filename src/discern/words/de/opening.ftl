## The opening of a report that a language model drafted and its requester accepted.

opening-heading = Einleitung, von KI entworfen

# $model is the name of a language model, $day when the opening was accepted.
opening-note = Von KI entworfen ({ $model }), inhaltlich nicht geprüft. Wer diesen Bericht angefordert hat, hat die Einleitung am { $day } übernommen.
