## What intervals rest on: whose answers stand behind a bank's parameters.

# At the foot of a page and under the first slide.
parameters-note =
    { $state ->
        [untried] How much each answer counts is still the author's judgement, and no one's data has tested it yet. The badges allow for that. Use this to start a conversation.
        [tried]
            { $people ->
                [one] How much each answer counts was learned from { $people } person. Use this to start a conversation.
               *[other] How much each answer counts was learned from { $people } people. Use this to start a conversation.
            }
       *[unknown] How much each answer counts isn't known here. Use this to start a conversation.
    }

# A line that opens these sentences.
parameters-name =
    { $state ->
        [untried] New questionnaire, not yet tested on real people
        [tried]
            { $people ->
                [one] Questionnaire tested on { $people } person
               *[other] Questionnaire tested on { $people } people
            }
       *[unknown] How far the questionnaire was tested isn't known
    }

# $bank and $version name the bank; $state is what is known of its parameters.
parameters-tried =
    { $state ->
        [untried] The questionnaire ({ $bank } { $version }) hasn't been tested on real people yet. How strongly each statement points to a style is its author's judgement, and the ranges allow for statements that count for half or twice as much as judged.
        [common]
            { $people ->
                [one] The questionnaire ({ $bank } { $version }) rests on the answers of { $people } person. They show how strongly its statements point to styles on the whole. How the statements differ is still its author's judgement.
               *[other] The questionnaire ({ $bank } { $version }) rests on the answers of { $people } people. They show how strongly its statements point to styles on the whole. How the statements differ is still its author's judgement.
            }
        [calibrated]
            { $people ->
                [one] The questionnaire ({ $bank } { $version }) rests on the answers of { $people } person. How strongly each statement points to its style was estimated from them, and the ranges treat these estimates as exact.
               *[other] The questionnaire ({ $bank } { $version }) rests on the answers of { $people } people. How strongly each statement points to its style was estimated from them, and the ranges treat these estimates as exact.
            }
       *[unknown] The service doesn't say how many people's answers stand behind the questionnaire ({ $bank } { $version }).
    }

# $spoken names a language, or several. Until native speakers have rated its statements, or answers in it have settled them.
parameters-translated =
    { $translation ->
        [translated] The statements in { $spoken } are a translation that native speakers haven't rated yet. The ranges allow for that.
       *[judged] The statements in { $spoken } are a translation that native speakers have rated. No one's answers have tested it yet, and the ranges allow for that.
    }

parameters-norms =
    { $people ->
        [0] There is no norm group yet, so 50 is the middle of simulated people, not of real ones.
        [one] 50 is the middle of a norm group of { $people } person.
       *[other] 50 is the middle of a norm group of { $people } people.
    }

parameters-unnamed = The service doesn't say which questionnaire measured these scores, or how many people's answers stand behind it.

parameters-assumed = All percentages and ranges assume that people choose as the method expects. They allow for chance in the answers, but not for good and bad days.
