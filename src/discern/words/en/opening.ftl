## The opening of a report that a language model drafted and its requester accepted.

opening-heading = Opening, drafted by AI

# $model is the name of a language model, $day when the opening was accepted.
opening-note = Drafted by AI ({ $model }), not checked for meaning. The person who asked for this report accepted it on { $day }.
