## What a person can expect of a team-mate: $a is the person, $b the team-mate. `you` speaks to $a.

# The team-mate is nearer than the person to an end of pace or focus.
teammate-nearer =
    { $voice ->
        [you] { b-certainly } { teammate-does } than you do. To expect: { teammate-brings }. To try: { teammate-attempt }.
        [unnamed] { one-of-the-two-certainly } { teammate-does } than the other does. To expect: { teammate-brings }. To try: { teammate-attempt }.
       *[named] { b-certainly } { teammate-does } than { $a } does. To expect: { teammate-brings }. To try: { teammate-attempt }.
    }
    .headline =
        { $end ->
            [fast] Works faster
            [calm] Works more calmly
            [people] Puts people first more
           *[task] Puts the task first more
        }
    .detail = To expect: { teammate-brings }.

teammate-does =
    { $end ->
        [fast] works faster and speaks up sooner
        [calm] works more calmly and takes more time first
        [people] puts people first more
       *[task] puts the task first more
    }

teammate-brings =
    { $end ->
        [fast] a quick answer, an early start, and little patience for a long wait
        [calm] an answer that has been thought over, and doubts that come out only when asked for
        [people] questions about who is affected, and time for how everybody is
       *[task] questions about facts and results, and little small talk
    }

teammate-attempt =
    { $end ->
        [fast] say the point first and the reasons after it
        [calm] send the question a day ahead, and ask once more before it is settled
        [people] say first what it means for people, then the facts
       *[task] say first what has to come out of it, then the rest
    }

teammate-open =
    { $voice ->
        [you] The answers can't tell yet which of you and { $b } is faster, or puts people first more. To ask of { $b }: “{ teammate-ask }”
        [unnamed] The answers can't tell yet which of the two is faster, or puts people first more. To ask: “{ teammate-ask }”
       *[named] The answers can't tell yet which of { $a } and { $b } is faster, or puts people first more. To ask of { $b }: “{ teammate-ask }”
    }
    .headline = Pace and focus: can't tell yet
    .detail = Either of the two may be faster, or put people first more.

teammate-ask = What helps you to work well, and what gets in the way?
