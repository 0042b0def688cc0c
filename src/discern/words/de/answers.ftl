## A person's own answers, as evidence for a claim about them. The statements of the questionnaire come as they are: in
## its language, as clauses that begin with a capital letter. Its topics: talk, decide, plan, change, dispute, help,
## detail and learn; a questionnaire of others may have other ones.

answers-chose =
    { $named ->
        [first] { answers-in } { answers-who } „{ $first }“ an die erste Stelle gesetzt.
        [last] { answers-in } { answers-who } „{ $last }“ an die letzte Stelle gesetzt.
       *[both] { answers-in } { answers-who } „{ $first }“ vor „{ $last }“ gestellt.
    }

# Several answers on one topic: $chosen is a list of `answers-chose-alike`, each with a list of `answers-quoted`.
answers-chose-several = { answers-in } { answers-who } { $chosen }.

answers-chose-alike =
    { $named ->
        [first] { $quoted } an die erste Stelle gesetzt
        [last] { $quoted } an die letzte Stelle gesetzt
       *[both] { $quoted } gestellt
    }

answers-quoted =
    { $named ->
        [first] „{ $first }“
        [last] „{ $last }“
       *[both] „{ $first }“ vor „{ $last }“
    }

answers-in =
    { $topic ->
        [talk] Im Gespräch
        [decide] Bei Entscheidungen
        [plan] Beim Planen
        [change] Bei Veränderungen
        [dispute] Bei Konflikten
        [help] Beim Helfen
        [detail] Bei Details
        [learn] Beim Lernen
       *[other] Bei einer Frage
    }

# With the verb: the participle ends the sentence.
answers-who =
    { $voice ->
        [you] haben Sie
        [named] hat { $a }
       *[unnamed] hat diese Person
    }
