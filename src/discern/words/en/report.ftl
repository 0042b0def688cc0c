## What the built-in writer adds to statements.

# The probability of the sentence before; $turn alternates, so that a list doesn't repeat itself.
report-chance =
    { $certain ->
        [yes] The chance of that is more than 99%.
       *[no]
            { $turn ->
                [0] The chance of that is { $percent }.
               *[1] The answers put the chance of that at { $percent }.
            }
    }

# A statement that an earlier section has made in full.
report-chance-again =
    { $certain ->
        [yes] { $headline }: the chance of that is more than 99%.
       *[no] { $headline }: the chance of that is { $percent }.
    }

report-score = The score is { $score }.
