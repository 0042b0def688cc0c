## The opening of a report that a language model drafted and its requester accepted.

opening-heading = Introducción, redactada con IA

# $model is the name of a language model, $day when the opening was accepted.
opening-note = Redactada con IA ({ $model }), sin comprobar lo que afirma. La persona que pidió este informe la aceptó el { $day }.
