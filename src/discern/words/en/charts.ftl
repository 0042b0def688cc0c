## Charts: titles, what they say to people who can't see them, hover texts, axes and tables. $a and $b are names.

# Title and description as one text.
chart-alt = { $title }. { $described }

chart-nobody = Nobody here has a profile yet

# A style with its score, its probability or a count, in a row of four.
chart-style-value = { style-name } { $value }

chart-style-hover = { style-named }: { $value }

chart-probable = { style-named }, { $percent } probable

# On the style circle, inside the ring within which some half of the reference lie, who may be simulated: short, so that it
# touches no letter.
chart-circle-typical = middle half

chart-circle-end =
    { $end ->
        [active] Fast and outspoken
        [thoughtful] Calm and thoughtful
        [task] Task first
       *[people] People first
    }

chart-person-number = Person { $number }

chart-mean = Mean

chart-scores-intervals = { $values }; 95% intervals in brackets.

chart-scores-plain = { $values }.

## Headings of tables.

chart-column-person = Person

chart-column-style = Style

chart-column-name = Name

chart-column-score = Score

chart-column-low = Low

chart-column-high = High

chart-column-probability = Probability

chart-column-leads = Leads with

chart-column-across = People first (x)

chart-column-up = Active (y)

chart-column-angle = Angle

chart-column-angle-from = from

chart-column-angle-to = to

chart-column-area-left = 95% area, x from

chart-column-area-right = x to

chart-column-area-bottom = y from

chart-column-area-top = y to

chart-column-most = Most

chart-column-least = Least

chart-column-difference = Difference

chart-column-a-minus-b = A minus B

chart-column-a-higher = Probability that A is higher

chart-column-expected = Expected

chart-column-counted = People whose likeliest style it is

chart-column-person-or-team = Person or team

chart-column-team-expected = Team: number expected

chart-column-team-low = Team: at least

chart-column-team-high = Team: at most

chart-column-team-counted = Team: by likeliest style

chart-column-before = Before

chart-column-before-low = Before, low

chart-column-before-high = Before, high

chart-column-after = After

chart-column-after-low = After, low

chart-column-after-high = After, high

## One person.

chart-person-scores =
    { $voice ->
        [you] Your four scores
       *[named] The four scores of { $a }
    }

chart-person-leads =
    { $voice ->
        [you] { you-certainly } lead with { style-named }
       *[named] { a-certainly } leads with { style-named }
    }

chart-person-either =
    { $voice ->
        [you] { you-certainly } lead with { $first } or { $second }; the answers can't tell yet which
       *[named] { a-certainly } leads with { $first } or { $second }; the answers can't tell yet which
    }

chart-person-open =
    { $voice ->
        [you] Can't tell yet which style you lead with
       *[named] Can't tell yet which style { $a } leads with
    }

chart-person-unmeasured =
    { $voice ->
        [you] Your answers point to { style-named }; how certain that is isn't known
       *[named] The answers of { $a } point to { style-named }; how certain that is isn't known
    }

chart-profile-described = Scores from 0 to 100: { $scores }

chart-profile-reading = Thick lines and band: ranges, 95% sure

chart-region-reading = 50% likely within the inner area, 80 and 95% within those around it.

chart-arc-reading = 95% of the probability lies along the arc.

chart-place = At { $angle }° on the circle, { $distance } from the middle.

chart-place-interval =
    At { $angle }° on the circle ({ $low }° to { $high }° with a probability of 95%), { $distance } from the middle.

chart-region-described =
    The area that holds 95% of the probability reaches from { $left } to { $right } from task to people, and from { $bottom } to { $top } from thoughtful to active.

chart-counts-title = { style-name } was picked as most like them in { $count } of { $of } answers

chart-counts-style = { style-name }: most { $most }, least { $least }, difference { $difference }

chart-counts-described = { $values }. A count of the answers, not a measurement.

chart-counts-reading = Outlined: least like me. Filled: most like me.<br>◇ Difference

chart-counts-least =
    { $count ->
        [one] { $count } time least like them
       *[other] { $count } times least like them
    }

chart-counts-most =
    { $count ->
        [one] { $count } time most like them
       *[other] { $count } times most like them
    }

chart-counts-difference = Difference: { $difference }

# The sides of the circle that somebody is on; open where both are possible.
chart-person-side =
    { $voice ->
        [you]
            { $up ->
                [active]
                    { $across ->
                        [people] You are on the active, people-first side of the circle
                        [task] You are on the active, task-first side of the circle
                       *[open] You are on the active side of the circle
                    }
                [thoughtful]
                    { $across ->
                        [people] You are on the thoughtful, people-first side of the circle
                        [task] You are on the thoughtful, task-first side of the circle
                       *[open] You are on the thoughtful side of the circle
                    }
               *[open]
                    { $across ->
                        [people] You are on the people-first side of the circle
                        [task] You are on the task-first side of the circle
                       *[open] Where you may lie on the circle
                    }
            }
       *[named]
            { $up ->
                [active]
                    { $across ->
                        [people] { $a } is on the active, people-first side of the circle
                        [task] { $a } is on the active, task-first side of the circle
                       *[open] { $a } is on the active side of the circle
                    }
                [thoughtful]
                    { $across ->
                        [people] { $a } is on the thoughtful, people-first side of the circle
                        [task] { $a } is on the thoughtful, task-first side of the circle
                       *[open] { $a } is on the thoughtful side of the circle
                    }
               *[open]
                    { $across ->
                        [people] { $a } is on the people-first side of the circle
                        [task] { $a } is on the task-first side of the circle
                       *[open] Where { $a } may lie on the circle
                    }
            }
    }

chart-moved-unknown = { $a } in two assessments; how certain the move is isn't known

chart-moved-unclear = The two places of { $a } differ by no more than chance and another day explain

chart-moved-near = The place of { $a } has moved, and is still nearest to { style-named }

chart-moved = The place of { $a } has moved from { $start } toward { $end }

## Two people.

# $label is a person's initials.
chart-pair-key =
    { $line ->
        [solid] { $label }, solid: { $a }
       *[dashed] { $label }, dashed: { $a }
    }

chart-pair-bands = Bands: 95% intervals

chart-pair-unknown = { $a } and { $b }; how certain the difference is isn't known

chart-pair-open = Can't tell { $a } and { $b } apart yet in any style

chart-pair-higher = { a-certainly } scores higher than { $b } in { style-named }

chart-pair-style = { style-name }: { $a } { $first }, { $b } { $second }

chart-pair-described = Scores from 0 to 100. { $values }.

chart-pair-apart = { $points } apart

chart-pair-unclear = no clear difference

chart-pair-dumbbell-reading =
    { $known ->
        [yes] Percent: how sure it is who is higher
       *[no] How sure a difference is isn't known
    }

chart-pair-row = { style-name }: { $a } { $first }, { $b } { $second }; difference { $difference }

chart-pair-place = { $a }: { $place }

chart-pair-map-first = { $label }, filled: { $a }

chart-pair-map-second = { $label }, hollow, dashed: { $a }

chart-region-levels = Shaded: where each likely is (50, 80 and 95%)

chart-pair-map =
    { $apart ->
        [same] By the best estimates, both look the same way on the circle
        [near] By the best estimates, they are next to each other on the circle
        [quarter] By the best estimates, they are a quarter of the circle apart
        [far] By the best estimates, they are far apart on the circle
       *[opposite] By the best estimates, they are on opposite sides of the circle
    }
