## A person's own answers, as evidence for a claim about them. The statements of the questionnaire come as they are: in
## its language, as clauses that begin with a capital letter. Its topics: talk, decide, plan, change, dispute, help,
## detail and learn; a questionnaire of others may have other ones.

answers-chose =
    { $named ->
        [first] { answers-in } { answers-who } put “{ $first }” first.
        [last] { answers-in } { answers-who } put “{ $last }” last.
       *[both] { answers-in } { answers-who } chose “{ $first }” over “{ $last }”.
    }

# Several answers on one topic: $chosen is a list of `answers-chose-alike`, each with a list of `answers-quoted`.
answers-chose-several = { answers-in } { answers-who } { $chosen }.

answers-chose-alike =
    { $named ->
        [first] put { $quoted } first
        [last] put { $quoted } last
       *[both] chose { $quoted }
    }

answers-quoted =
    { $named ->
        [first] “{ $first }”
        [last] “{ $last }”
       *[both] “{ $first }” over “{ $last }”
    }

answers-in =
    { $topic ->
        [talk] In conversation
        [decide] In decisions
        [plan] In planning
        [change] In times of change
        [dispute] In disagreement
        [help] When helping others
        [detail] When details matter
        [learn] When learning
       *[other] In one question
    }

answers-who =
    { $voice ->
        [you] you
        [named] { $a }
       *[unnamed] this person
    }
