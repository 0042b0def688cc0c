## Charts: titles, what they say to people who can't see them, hover texts, axes and tables. $a and $b are names.

# Title and description as one text.
chart-alt = { $title }. { $described }

chart-nobody = No one here has a profile yet

# A style with its score, its probability or a count, in a row of four.
chart-style-value = { style-name } { $value }

chart-style-hover = { style-named }: { $value }

chart-said-percent = { $said }, { $percent }

# What people in a quarter of the circle have in common.
chart-quarter =
    { $styles ->
        [D] Fast, task first
        [I] Fast, people first
        [S] Calm, people first
       *[C] Calm, task first
    }

chart-in-quarter =
    { $styles ->
        [D] in D, fast and task first
        [I] in I, fast and people first
        [S] in S, calm and people first
       *[C] in C, calm and task first
    }

# Below a half, on hover: the other axis.
chart-half-open =
    { $axis ->
        [pace] Fast or calm: open
       *[focus] Task or people first: open
    }

chart-sure = { $percent } sure

chart-range-sure = 95% sure: { $range }

# A service that doesn't say how sure it is. $label is what it calls somebody.
chart-label =
    { $voice ->
        [you] The service says { $label } for you. It doesn't say how sure that is.
        [unnamed] The service says { $label } for this person. It doesn't say how sure that is.
       *[named] The service says { $label } for { $a }. It doesn't say how sure that is.
    }

## One short line under a chart.

chart-reading-pale = Pale dots: one of two styles.

chart-reading-open =
    { $random ->
        [yes] Grey rings: no side yet, or unclear answers.
       *[no] Grey rings: no side yet.
    }

chart-reading-shaded = Shaded: 80% sure.

chart-reading-thick = Thick lines: 95% sure.

chart-reading-bars = Bars: 95% sure.

chart-reading-earlier = Dashed: the earlier profile.

chart-reading-change = Black ring: joins. Struck out: leaves.

## The circle.

chart-directions = Eight directions, and four halves

chart-directions-described = Up is fast, down is calm, right puts people first and left the task. Each style's direction is a quarter of the circle. Dominance is at the top left, Influence at the top right, Steadiness at the bottom right and Conscientiousness at the bottom left. Between each two of them lies another direction, just as wide: fast above all, people first above all, calm above all and task first above all.

chart-directions-reading = Each quarter is a style's direction. Each arc spans a direction between two styles.

chart-directions-column =
    { $column ->
        [direction] Direction
       *[middle] Middle, from the right
    }

chart-circle-end =
    { $end ->
        [fast] Fast
        [calm] Calm
        [task] Task first
       *[people] People first
    }

chart-person-number = Person { $number }

chart-people =
    { $count ->
        [0] no one
        [one] { $count } person
       *[other] { $count } people
    }

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

chart-column-probability = How sure

chart-column-said = Direction or half

chart-column-most = Most

chart-column-least = Least

chart-column-difference = Difference

chart-column-higher = Higher

chart-column-counted = People

# A style's letter.
chart-column-quarter = Quarter { $style }

chart-column-person-or-team = Person or team

chart-column-team-low = Team: at least

chart-column-team-high = Team: at most

chart-column-team-counted = Team: number of people

## One person.

chart-person-scores =
    { $voice ->
        [you] Your four scores
       *[named] The four scores of { $a }
    }

# $style is a letter.
chart-highest = Highest single score: { $style }. The place weighs all four.

chart-profile-described = Scores from 0 to 100: { $scores }

chart-place =
    { $where ->
        [middle] The dot is near the middle, { chart-in-quarter }.
        [rim] The dot is near the rim, { chart-in-quarter }.
       *[between] The dot is halfway out, { chart-in-quarter }.
    }

chart-quarters = How likely each quarter is: { $values }.

chart-counts-title = { style-name } was picked as “most like me” in { $count } of { $of } answers

chart-counts-style = { style-name }: most { $most }, least { $least }, difference { $difference }

chart-counts-described = { $values }. A count of the answers, not a measurement.

chart-counts-reading = Outlined: least like me. Filled: most like me.<br>◇ Difference

chart-counts-least =
    { $count ->
        [one] “Least like me” once
       *[other] “Least like me” { $count } times
    }

chart-counts-most =
    { $count ->
        [one] “Most like me” once
       *[other] “Most like me” { $count } times
    }

chart-counts-difference = Difference: { $difference }

chart-moved = { $a }, then and now

# In place of what a chart of one person or two finds, where the answers of $names look random.
chart-by-chance =
    { $count ->
        [one] As the answers have it, which may be chance
       *[other] As the answers have it, though those of { $names } may be chance
    }

## Two people.

chart-pair-scores = { $a } and { $b }, score by score

chart-pair-score = { $a }: { $score }

# Who has the higher score.
chart-pair-higher =
    { $strength ->
        [very-likely] { $a } is higher (very likely, { $percent })
        [likely] { $a } is higher (likely, { $percent })
       *[leaning] { $a } is higher (leaning, { $percent })
    }

chart-pair-style = { style-name }: { $a } { $first }, { $b } { $second }

chart-pair-described = Scores from 0 to 100, with 95% intervals in brackets. { $values }.

# Both are sentences without their full stop.
chart-pair-map = { $first }. { $second }

chart-pair-place = { $a }: { $place }

# $first and $second are initials.
chart-pair-key =
    { $dashed ->
        [yes] { $first } { $a } · { $second } { $b }, dashed
       *[no] { $first } { $a } · { $second } { $b }
    }
