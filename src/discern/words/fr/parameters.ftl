## What intervals rest on: whose answers stand behind a bank's parameters.

# At the foot of a page and under the first slide.
parameters-note =
    { $state ->
        [untried] Le poids de chaque réponse est encore une estimation de départ, qu'aucune donnée n'a vérifiée. Les pastilles en tiennent compte. À prendre comme un début de conversation.
        [tried]
            { $people ->
                [one] Le poids de chaque réponse vient des données recueillies auprès de { $people } personne. À prendre comme un début de conversation.
               *[other] Le poids de chaque réponse vient des données recueillies auprès de { $people } personnes. À prendre comme un début de conversation.
            }
       *[unknown] Le poids de chaque réponse n'est pas connu ici. À prendre comme un début de conversation.
    }

# A line that opens these sentences.
parameters-name =
    { $state ->
        [untried] Nouveau questionnaire, pas encore vérifié auprès de personnes réelles
        [tried]
            { $people ->
                [one] Questionnaire vérifié auprès de { $people } personne
               *[other] Questionnaire vérifié auprès de { $people } personnes
            }
       *[unknown] On ne sait pas à quel point le questionnaire a été vérifié
    }

# $bank and $version name the bank; $state is what is known of its parameters.
parameters-tried =
    { $state ->
        [untried] Le questionnaire ({ $bank } { $version }) n'est pas encore vérifié auprès de personnes réelles. Le poids de chaque affirmation est une estimation de départ, et les fourchettes admettent que des affirmations comptent moitié moins ou deux fois plus.
        [common]
            { $people ->
                [one] Le questionnaire ({ $bank } { $version }) repose sur les réponses de { $people } personne. Elles montrent à quel point ses affirmations indiquent les styles dans l'ensemble. Pour les différences entre affirmations, on en reste à l'estimation de départ.
               *[other] Le questionnaire ({ $bank } { $version }) repose sur les réponses de { $people } personnes. Elles montrent à quel point ses affirmations indiquent les styles dans l'ensemble. Pour les différences entre affirmations, on en reste à l'estimation de départ.
            }
        [calibrated]
            { $people ->
                [one] Le questionnaire ({ $bank } { $version }) repose sur les réponses de { $people } personne. Elles ont servi à estimer à quel point chaque affirmation indique son style, et les fourchettes tiennent ces estimations pour exactes.
               *[other] Le questionnaire ({ $bank } { $version }) repose sur les réponses de { $people } personnes. Elles ont servi à estimer à quel point chaque affirmation indique son style, et les fourchettes tiennent ces estimations pour exactes.
            }
       *[unknown] Le système ne dit pas combien de personnes ont répondu pour étalonner le questionnaire ({ $bank } { $version }).
    }

# $spoken is the name of a language. Until native speakers have rated its statements, or answers in it have settled them.
parameters-translated =
    { $translation ->
        [translated] Les affirmations en { $spoken } sont une traduction, pas encore jugée par des personnes dont c'est la langue maternelle. Les fourchettes en tiennent compte.
       *[judged] Les affirmations en { $spoken } sont une traduction, jugée par des personnes dont c'est la langue maternelle. Aucune réponse ne l'a encore vérifiée, et les fourchettes en tiennent compte.
    }

parameters-norms =
    { $people ->
        [0] Il n'y a pas encore de groupe de référence : 50 est le milieu d'un groupe simulé, et non de personnes réelles.
        [one] 50 est le milieu d'un groupe de référence de { $people } personne.
       *[other] 50 est le milieu d'un groupe de référence de { $people } personnes.
    }

parameters-unnamed = Le système ne dit pas quel questionnaire a donné ces scores, ni combien de personnes ont répondu pour l'étalonner.

parameters-assumed = Pourcentages et fourchettes supposent que les personnes choisissent comme la méthode le prévoit. Ils tiennent compte du hasard dans les réponses, mais pas des bons et des mauvais jours.
