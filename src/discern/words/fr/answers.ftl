## A person's own answers, as evidence for a claim about them. The statements of the questionnaire come as they are: in
## its language, as clauses that begin with a capital letter. Its topics: talk, decide, plan, change, dispute, help,
## detail and learn; a questionnaire of others may have other ones.

answers-chose =
    { $named ->
        [first] { answers-in }, { answers-who } mis « { $first } » en premier.
        [last] { answers-in }, { answers-who } mis « { $last } » en dernier.
       *[both] { answers-in }, { answers-who } préféré « { $first } » à « { $last } ».
    }

# Several answers on one topic: $chosen is a list of `answers-chose-alike`, each with a list of `answers-quoted`.
answers-chose-several = { answers-in }, { answers-who } { $chosen }.

answers-chose-alike =
    { $named ->
        [first] mis { $quoted } en premier
        [last] mis { $quoted } en dernier
       *[both] préféré { $quoted }
    }

answers-quoted =
    { $named ->
        [first] « { $first } »
        [last] « { $last } »
       *[both] « { $first } » à « { $last } »
    }

answers-in =
    { $topic ->
        [talk] Dans les discussions
        [decide] Quand il s'agit de décider
        [plan] Quand il s'agit de s'organiser
        [change] Face au changement
        [dispute] En cas de désaccord
        [help] Quand il s'agit d'aider
        [detail] Quand les détails comptent
        [learn] Quand il s'agit d'apprendre
       *[other] Dans l'une des questions
    }

# With the verb: the participle follows.
answers-who =
    { $voice ->
        [you] vous avez
        [named] { $a } a
       *[unnamed] cette personne a
    }
