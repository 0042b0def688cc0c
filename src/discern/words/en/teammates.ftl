## What a person can expect of a team-mate: $a is the person, $b the team-mate. `you` speaks to $a. The detail is what to
## expect and to do.

# The team-mate is nearer than the person to an end of pace or focus.
teammate-nearer =
    { $end ->
        [fast]
            { $voice ->
                [you] { $b } acts sooner than you.
                [unnamed] One acts sooner than the other.
               *[named] { $b } acts sooner than { $a }.
            }
        [calm]
            { $voice ->
                [you] { $b } takes more time than you.
                [unnamed] One takes more time than the other.
               *[named] { $b } takes more time than { $a }.
            }
        [people]
            { $voice ->
                [you] { $b } leans more to people than you.
                [unnamed] One leans more to people than the other.
               *[named] { $b } leans more to people than { $a }.
            }
       *[task]
            { $voice ->
                [you] { $b } leans more to the task than you.
                [unnamed] One leans more to the task than the other.
               *[named] { $b } leans more to the task than { $a }.
            }
    }
    .detail =
        { $end ->
            [fast] Expect quick answers. Make your point first, then give the reasons.
            [calm] Expect answers that are thought through. Send questions a day ahead, and ask about doubts.
            [people] Expect questions about who is affected. Say what a plan means for people, then give the facts.
           *[task] Expect questions about facts and results. Say what you want to achieve, then give the rest.
        }

teammate-open =
    { $voice ->
        [you] It's open how you and { $b } differ.
        [unnamed] It's open how the two differ.
       *[named] It's open how { $a } and { $b } differ.
    }
    .detail = Don't guess. Ask “What helps you to work well, and what gets in the way?”
