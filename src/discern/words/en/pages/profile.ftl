## One person’s profile: the page of their results, and a taker’s own.

profile-leads =
    { $voice ->
        [you] { you-certainly } lead with { style-named }, { $percent }: { style-does }.
       *[named] { a-certainly } leads with { style-named }, { $percent }: { style-does }.
    }

profile-either =
    { $voice ->
        [you] The answers can't tell yet which style you lead with; { $first } or { $second } is { certainty } ({ $percent }).
       *[named] The answers can't tell yet which style { $a } leads with; { $first } or { $second } is { certainty } ({ $percent }).
    }

profile-open = The answers show no style that stands out: several are about equally strong.

profile-unmeasured = The service says { $style }. How sure that is, it doesn't say.

# What a high and a low score of a style tend to go with.
profile-style-scores =
    { $styles ->
        [D] A high score goes with deciding fast, taking charge and being blunt; a low one with weighing things first, asking rather than telling, and letting others go ahead.
        [I] A high score goes with talking things through, persuading and bringing energy into the room; a low one with few words, small groups and sticking to the point.
        [S] A high score goes with listening, keeping things steady and seeing work through; a low one with liking change and pace, and moving on quickly.
       *[C] A high score goes with checking facts, following a method and getting details right; a low one with going by feel, and starting before every detail is known.
    }
