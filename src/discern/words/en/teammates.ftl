## What a person can expect of a team-mate: $a is the person, $b the team-mate. `you` speaks to $a.

teammate-same =
    { $voice ->
        [you] { you-certainly } lead with { style-named }, and so does { $b }. To expect: { teammate-same-brings }. To try: { teammate-same-attempt }.
        [unnamed] { the-two-certainly } both lead with { style-named }. To expect: { teammate-same-brings }. To try: { teammate-same-attempt }.
       *[named] { a-and-b-certainly } both lead with { style-named }. To expect: { teammate-same-brings }. To try: { teammate-same-attempt }.
    }
    .headline = Same style: { $styles }
    .detail = To expect: { teammate-same-brings }.

teammate-complementary =
    { $voice ->
        [you] { you-certainly } lead with { $first_named_or } and { $b } with { $second_named_or }, neighbours on the circle. To expect: { teammate-complementary-brings }. To try: { teammate-attempt }.
        [unnamed] { one-of-the-two-certainly } leads with { $first_named_or } and the other with { $second_named_or }, neighbours on the circle. To expect: { teammate-complementary-brings }. To try: { teammate-attempt }.
       *[named] { a-certainly } leads with { $first_named_or } and { $b } with { $second_named_or }, neighbours on the circle. To expect: { teammate-complementary-brings }. To try: { teammate-attempt }.
    }
    .headline = { $first } beside { $second }
    .detail = To expect: { teammate-complementary-brings }.

teammate-opposite =
    { $voice ->
        [you] { you-certainly } lead with { $first_named_or } and { $b } with { $second_named_or }, opposite styles. To expect: { teammate-opposite-brings }. To try: { teammate-attempt }.
        [unnamed] { one-of-the-two-certainly } leads with { $first_named_or } and the other with { $second_named_or }, opposite styles. To expect: { teammate-opposite-brings }. To try: { teammate-attempt }.
       *[named] { a-certainly } leads with { $first_named_or } and { $b } with { $second_named_or }, opposite styles. To expect: { teammate-opposite-brings }. To try: { teammate-attempt }.
    }
    .headline = { $first } opposite { $second }
    .detail = To expect: { teammate-opposite-brings }.

teammate-same-unsure =
    { $voice ->
        [you] { you-certainly } lead with the same style as { $b }. Which one isn't sure. To expect: quick agreement, and something that both overlook. To try: before a joint decision, ask a third person what is missing.
        [unnamed] { the-two-certainly } lead with the same style. Which one isn't sure. To expect: quick agreement, and something that both overlook. To try: before a joint decision, ask a third person what is missing.
       *[named] { a-and-b-certainly } lead with the same style. Which one isn't sure. To expect: quick agreement, and something that both overlook. To try: before a joint decision, ask a third person what is missing.
    }
    .headline = Same style
    .detail = To expect: quick agreement, and something that both overlook.

teammate-complementary-unsure =
    { $voice ->
        [you] { you-certainly } lead with a style beside that of { $b } on the circle. Which ones isn't sure. To expect: one thing in common, pace or focus, and a difference in the other. To try: before a shared task, each name the first step, and compare.
        [unnamed] { the-two-certainly } lead with neighbouring styles. Which ones isn't sure. To expect: one thing in common, pace or focus, and a difference in the other. To try: before a shared task, each name the first step, and compare.
       *[named] { a-and-b-certainly } lead with neighbouring styles. Which ones isn't sure. To expect: one thing in common, pace or focus, and a difference in the other. To try: before a shared task, each name the first step, and compare.
    }
    .headline = Neighbouring styles
    .detail = To expect: one thing in common, pace or focus, and a difference in the other.

teammate-opposite-unsure =
    { $voice ->
        [you] { you-certainly } lead with the opposite style to { $b }. Which ones isn't sure. To expect: another pace and another focus. To try: before a shared task, each say what a good result looks like.
        [unnamed] { the-two-certainly } lead with opposite styles. Which ones isn't sure. To expect: another pace and another focus. To try: before a shared task, each say what a good result looks like.
       *[named] { a-and-b-certainly } lead with opposite styles. Which ones isn't sure. To expect: another pace and another focus. To try: before a shared task, each say what a good result looks like.
    }
    .headline = Opposite styles
    .detail = To expect: another pace and another focus.

teammate-open =
    { $voice ->
        [you] The answers can't tell yet how your style compares with that of { $b }. To ask of { $b }: “{ teammate-ask }”
        [unnamed] The answers can't tell yet how the styles of the two compare. To ask: “{ teammate-ask }”
       *[named] The answers can't tell yet how the styles of { $a } and { $b } compare. To ask of { $b }: “{ teammate-ask }”
    }
    .headline = Styles: can't tell yet
    .detail = Same style, neighbouring or opposite: each fits the answers.

teammate-ask = What helps you to work well, and what gets in the way?

## By style. Of two that differ, the first is the person's own and the second the team-mate's.

teammate-same-brings =
    { $styles ->
        [D] quick, plain answers, and a contest where the two disagree
        [I] easy talk and new ideas, and details that nobody keeps
        [S] calm and ready help, and worries that neither says aloud
       *[C] checked work, and decisions that wait for one more check
    }

teammate-same-attempt =
    { $styles ->
        [D] agree who listens first, and take turns
        [I] end each conversation by writing down who does what, and by when
        [S] each name one thing that could change before saying what should stay
       *[C] set a time at which the checking ends
    }

# Neighbours share one end of an axis and differ on the other axis.
teammate-complementary-brings =
    { $first ->
        [D]
            { $second ->
                [I] the same quick pace, with more talk and more thought for the mood
               *[C] the same eye for the task, with more checks before a yes
            }
        [I]
            { $second ->
                [D] the same quick pace, with less talk and more push for a result
               *[S] the same care for people, at a calmer pace
            }
        [S]
            { $second ->
                [I] the same care for people, at a livelier pace
               *[C] the same calm pace, with more questions about facts than about people
            }
       *[C]
            { $second ->
                [S] the same calm pace, with more thought for people than for proof
               *[D] the same eye for the task, with less patience for checks
            }
    }

teammate-opposite-brings =
    { $second ->
        [D] quick decisions and plain words, and little patience for a long wait
        [I] ideas and energy, and plans that change while they are talked through
        [S] patience and steady work, and doubts that come out only when asked for
       *[C] careful questions and checked facts, and little small talk
    }

teammate-attempt =
    { $second ->
        [D] say the point first and the reasons after it
        [I] talk it through before putting it in writing
        [S] announce a change a day early, and ask one to one what could go wrong
       *[C] send the figures a day ahead, and leave time for questions
    }
