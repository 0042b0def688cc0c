## Charts of a team, and of the style circle.

chart-circle-reading = Up is active, down thoughtful, left task first, right people first.

# Of people whose place lies in the quarter of another style than the one that they are drawn as.
chart-circle-elsewhere =
    { $of ->
        [1] A place weighs all four scores, so this one lies outside the quarter of its style.
       *[other]
            { $count ->
                [one] A place weighs all four scores, so { $count } of { $of } dots lies outside the quarter of its style.
               *[other] A place weighs all four scores, so { $count } of { $of } dots lie outside the quarter of their style.
            }
    }

# Of one person: $quarter is the style whose quarter the place lies in, $low the style opposite to it, and $lead the likelier one to lead.
chart-circle-pulled = The place weighs all four scores: because { $quarter } is above { $low }, it lies in the quarter of { $quarter }, though { $lead } is likelier to lead.

chart-map-title =
    { $of ->
        [1] The one dot is in { chart-map-half } of the circle
       *[other]
            { $count ->
                [one] { $count } of { $of } dots is in { chart-map-half } of the circle
               *[other] { $count } of { $of } dots are in { chart-map-half } of the circle
            }
    }

chart-map-half =
    { $half ->
        [active] the active half
        [thoughtful] the thoughtful half
        [people] the people-first half
       *[task] the task-first half
    }

chart-map-described = Dots by likeliest style: { $values }. { chart-circle-reading }

chart-map-centre = The team's centre

chart-map-reading =
    { $centre ->
        [yes] Same shape, fainter: less sure. Cross: centre.
       *[no] Same shape, fainter: less sure.
    }

# Which mark is which style's: ◆ D, ▲ I, ● S, ■ C.
chart-map-shapes = { $marks }: the likeliest style.

chart-map-open = Ring of two halves: one of two styles leads.

chart-map-moved = Dots that overlap are moved a little apart.

chart-what-if-centre-before = The centre before

chart-what-if-centre-after = The centre after

chart-what-if-map-people = Ringed: would join. Hollow: would leave.

chart-what-if-map-centre = Same shape, fainter: less sure. Arrow: the centre's move.

chart-what-if-nobody = Nobody with a profile would be left

chart-what-if-first = The team would get its first profile

chart-what-if-still = The team's centre would stay about where it is

chart-what-if-moves = The team's centre would move toward { style-named }

chart-what-if-described = { $joining } would join (ringed), { $leaving } would leave (hollow).

## How many lead with each style.

chart-heads-reading = Bar: people expected; whiskers: 95% interval<br>◇ People counted by their likeliest style

chart-heads-axis = People

# $style is the name of the row, $value the figure with its interval.
chart-heads-expected = { $style }: { $value } expected

chart-heads-counted = { $style }: { $count } counted by likeliest style

chart-heads-too-few = Too few profiles yet to say what most of this team leads with

chart-heads-plain =
    { $count ->
        [one] The style that { $count } person leads with
       *[other] The styles that { $count } people lead with
    }

chart-heads-described =
    { $kind ->
        [expected-with-intervals]
            { $count ->
                [one] Of { $count } person profiled in { $team }, expected to lead with each style: { $values }; 95% intervals in brackets.
               *[other] Of { $count } people profiled in { $team }, expected to lead with each style: { $values }; 95% intervals in brackets.
            }
        [expected]
            { $count ->
                [one] Of { $count } person profiled in { $team }, expected to lead with each style: { $values }.
               *[other] Of { $count } people profiled in { $team }, expected to lead with each style: { $values }.
            }
       *[counted]
            { $count ->
                [one] Of { $count } person profiled in { $team }, counted by likeliest style: { $values }.
               *[other] Of { $count } people profiled in { $team }, counted by likeliest style: { $values }.
            }
    }

chart-what-if-heads-reading = Outlined: before. Filled: after.<br>Whiskers: 95% interval

chart-what-if-heads-still = The mix of styles would stay about as it is

chart-what-if-heads-more = { $more } more people expected to lead with { $gains }

chart-what-if-heads-fewer = { $fewer } fewer people expected to lead with { $loses }

chart-what-if-heads-both = { $more } more people expected to lead with { $gains }, { $fewer } fewer with { $loses }

chart-what-if-heads-style = { style-name } from { $before } to { $after }

# $heads is how many people, from … to: 1–3. $of is how many are profiled.
chart-tiles-heads = <b>{ $heads }</b> of { $of }

# $percent is the least probability that a tile is drawn for.
chart-tiles-nobody = Nobody at { $percent } or more

chart-tiles-reading = A tile is a person, surest first and boldest.<br>Some have several. Ranges: about 95% sure.

chart-tiles-changes-reading = A tile is a person, surest first and boldest.<br>Thick outline: would join. Hollow: would leave.

chart-tiles-changes = { $joining } would join (thick outline), { $leaving } would leave (hollow).

chart-dots-reading = How many of { $of }? Each dot is one of 20 numbers<br>that are equally likely.

## Everybody's scores in one style.

chart-swarm-title = The scores in { style-named }

chart-swarm-title-mean = { style-named }: { $score } on average

chart-swarm-mean = Mean { $score }

# The scores around the middle of the scale.
chart-swarm-middle = middle

chart-swarm-scores = Scores from 0 to 100: { $values }.

chart-swarm-range = { $count } scores from { $low } to { $high }, the middle one { $middle }.
