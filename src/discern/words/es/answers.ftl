## A person's own answers, as evidence for a claim about them. The statements of the questionnaire come as they are: in
## its language, as clauses that begin with a capital letter. Its topics: talk, decide, plan, change, dispute, help,
## detail and learn; a questionnaire of others may have other ones.

answers-chose =
    { $named ->
        [first] { answers-in } { answers-who } en primer lugar “{ $first }”.
        [last] { answers-in } { answers-who } en último lugar “{ $last }”.
       *[both] { answers-in } { answers-who } “{ $first }” antes que “{ $last }”.
    }

# Several answers on one topic: $chosen is a list of `answers-chose-alike`, each with a list of `answers-quoted`.
answers-chose-several = { answers-in } { answers-who } { $chosen }.

answers-chose-alike =
    { $named ->
        [first] en primer lugar { $quoted }
        [last] en último lugar { $quoted }
       *[both] { $quoted }
    }

answers-quoted =
    { $named ->
        [first] “{ $first }”
        [last] “{ $last }”
       *[both] “{ $first }” antes que “{ $last }”
    }

answers-in =
    { $topic ->
        [talk] Al conversar,
        [decide] Al decidir,
        [plan] Al planificar,
        [change] En los cambios,
        [dispute] En un desacuerdo,
        [help] Al ayudar,
        [detail] En los detalles,
        [learn] Al aprender,
       *[other] En una pregunta,
    }

# With the verb: what was put first, last or before something else follows it.
answers-who =
    { $voice ->
        [you] pusiste
        [named] { $a } puso
       *[unnamed] esta persona puso
    }
