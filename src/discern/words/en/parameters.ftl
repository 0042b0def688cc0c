## What intervals rest on: whose answers stand behind a bank's parameters.

# Under the first slide, and first of what a page says on how sure its scores are.
parameters-note =
    { $state ->
        [untried] The questionnaire is new: how much each answer says is its author's judgement, not yet learned from people. Take this as a start for talking, not as a verdict.
        [tried]
            { $people ->
                [one] How much each answer says was learned from { $people } person. Take this as a start for talking, not as a verdict.
               *[other] How much each answer says was learned from { $people } people. Take this as a start for talking, not as a verdict.
            }
       *[unknown] How much each answer says isn't known here. Take this as a start for talking, not as a verdict.
    }

# A line that opens these sentences.
parameters-name =
    { $state ->
        [untried] How sure this is: the questionnaire is new and hasn't been tried on people
        [tried]
            { $people ->
                [one] How sure this is: tried on { $people } person
               *[other] How sure this is: tried on { $people } people
            }
       *[unknown] How sure this is
    }

# $bank and $version name the bank; $state is what is known of its parameters.
parameters-tried =
    { $state ->
        [untried] Nobody's answers stand behind the questionnaire yet ({ $bank } { $version }): how strongly each statement points to a style is its author's judgement. The ranges allow for that judgement being wrong: for statements that say less than half as much as judged, or more than twice as much.
        [common]
            { $people ->
                [one] The questionnaire ({ $bank } { $version }) rests on the answers of { $people } person. They say how strongly its statements point to styles, all taken together; how the statements differ is still its author's judgement.
               *[other] The questionnaire ({ $bank } { $version }) rests on the answers of { $people } people. They say how strongly its statements point to styles, all taken together; how the statements differ is still its author's judgement.
            }
        [calibrated]
            { $people ->
                [one] The questionnaire ({ $bank } { $version }) rests on the answers of { $people } person, from which it was estimated how strongly each statement points to its style. The ranges take these estimates for exact.
               *[other] The questionnaire ({ $bank } { $version }) rests on the answers of { $people } people, from which it was estimated how strongly each statement points to its style. The ranges take these estimates for exact.
            }
       *[unknown] The service doesn't say how many people's answers stand behind the questionnaire ({ $bank } { $version }).
    }

parameters-norms =
    { $people ->
        [0] There is no norm group: 50 is the middle of simulated people, not of real ones.
        [one] 50 is the middle of a norm group of { $people } person.
       *[other] 50 is the middle of a norm group of { $people } people.
    }

parameters-unnamed = The service doesn't say which questionnaire measured these scores, or how many people's answers stand behind it.

parameters-assumed = All ranges assume that people choose as the method expects, and that each statement is about one style. They allow for chance in the answers, not for how people differ from day to day.
