## Charts: titles, what they say to people who can't see them, hover texts, axes and tables. $a and $b are names.

# Title and description as one text.
chart-alt = { $title }. { $described }

chart-nobody = Nobody here has a profile yet

# A style with its score, its probability or a count, in a row of four.
chart-style-value = { style-name } { $value }

chart-style-hover = { style-named }: { $value }

chart-said-percent = { shared-place }, { $percent }

# The look of a dot, in the data of a slide's chart.
chart-fill =
    { $fill ->
        [full] a direction
        [pale] only a half
       *[empty] open
    }

chart-directions = Eight directions, and four halves

chart-directions-described = Up is fast, down is calm, right puts people first and left the task. Each style's direction is a quarter of the circle: Dominance up left, Influence up right, Steadiness down right, Conscientiousness down left. Between two of them lies another direction, as wide: above all fast, above all people first, above all calm, above all task first.

chart-directions-reading = Each quarter is a style's direction; each arc spans one between two styles.

chart-directions-column =
    { $column ->
        [direction] Direction
       *[middle] Middle, from the right
    }

# Under charts of dots and tiles.
chart-fills = Full: a direction, grey between two styles. Pale: only a half of the circle. Empty: open.

# On the style circle, inside the ring within which some half of the reference lie, who may be simulated: short, so that it
# touches no letter.
chart-circle-typical = middle half

chart-circle-end =
    { $end ->
        [fast] Fast
        [calm] Calm
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

chart-column-said = Direction or half

chart-column-across = People first (x)

chart-column-up = Fast (y)

chart-column-angle = Angle

chart-column-area-left = 95% area, x from

chart-column-area-right = x to

chart-column-area-bottom = y from

chart-column-area-top = y to

chart-column-most = Most

chart-column-least = Least

chart-column-difference = Difference

chart-column-a-minus-b = A minus B

chart-column-a-higher = Probability that A is higher

chart-column-counted = People

# A style's letter.
chart-column-quarter = Quarter { $style }

chart-column-person-or-team = Person or team

chart-column-team-low = Team: at least

chart-column-team-high = Team: at most

chart-column-team-counted = Team: number of people

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

chart-person-said =
    { $voice ->
        [you] { you-are-certainly } { chart-person-where }
       *[named] { a-is-certainly } { chart-person-where }
    }

chart-person-where =
    { $said ->
        [DI] above all fast
        [IS] above all people first
        [SC] above all calm
        [DC] above all task first
        [fast] in { half-of-circle } of the circle
        [people] in { half-of-circle } of the circle
        [calm] in { half-of-circle } of the circle
        [task] in { half-of-circle } of the circle
       *[other] in the direction of { style-named }
    }

chart-person-open =
    { $voice ->
        [you] Can't tell yet in which direction you are
       *[named] Can't tell yet in which direction { $a } is
    }

# $label is what the service calls the style.
chart-person-unmeasured =
    { $voice ->
        [you] Your answers point to { $label }; how certain that is isn't known
       *[named] The answers of { $a } point to { $label }; how certain that is isn't known
    }

# $said is the style in whose direction somebody is who has the highest score in another one.
chart-highest-elsewhere =
    { $said ->
        [D] { style-name } is the highest score, but Dominance stands further above its opposite, Steadiness.
        [I] { style-name } is the highest score, but Influence stands further above its opposite, Conscientiousness.
        [S] { style-name } is the highest score, but Steadiness stands further above its opposite, Dominance.
        [C] { style-name } is the highest score, but Conscientiousness stands further above its opposite, Influence.
       *[other] { style-name } is the highest score, but the circle weighs all four.
    }

chart-profile-described = Scores from 0 to 100: { $scores }

chart-profile-reading = Thick lines and band: ranges, 95% sure

chart-region-reading = 50% likely within the inner area, 80 and 95% within those around it.

chart-region-earlier = Dashed: the earlier assessment.

chart-place = The dot is in the quarter of { style-named }, { $distance } from the middle.

chart-quarters = Probability of each quarter: { $values }.

chart-region-described =
    The area that holds 95% of the probability reaches from { $left } to { $right } from task to people, and from { $bottom } to { $top } from calm to fast.

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

chart-moved = Where { $a } lay then, and lies now

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

chart-pair-said = { $a }: { $said }

chart-pair-map-first = { $label }: { $a }

chart-pair-map-second = { $label }, dashed: { $a }

chart-region-levels = Shaded: where each likely is (50, 80 and 95%)
