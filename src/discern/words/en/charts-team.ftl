## Charts of a team, and of the style circle.

chart-circle-reading = Up is fast, down calm, left task first, right people first.

chart-map-title =
    { $of ->
        [1] The one dot is in { half-of-circle } of the circle
       *[other]
            { $count ->
                [one] { $count } of { $of } dots is in { half-of-circle } of the circle
               *[other] { $count } of { $of } dots are in { half-of-circle } of the circle
            }
    }

chart-map-described = Dots by quarter: { $values }. Full: { $full }, pale: { $pale }, empty: { $empty }. { chart-fills } { chart-circle-reading }

chart-map-centre = The team's centre

chart-map-cross =
    { $known ->
        [yes] Cross: the centre. Thin lines: its 95% range.
       *[no] Cross: the centre.
    }

chart-map-moved = Dots that overlap are moved a little apart.

chart-what-if-centre-before = The centre before

chart-what-if-centre-after = The centre after

chart-what-if-marks = Ringed: would join. Struck out: would leave.

chart-what-if-map-centre = Arrow: the centre's move.

chart-what-if-nobody = Nobody with a profile would be left

chart-what-if-first = The team would get its first profile

chart-what-if-still = The team's centre would stay about where it is

chart-what-if-moves = The team's centre would move toward { style-named }

chart-what-if-described = { $joining } would join (ringed), { $leaving } would leave (struck out).

## How many are in each quarter of the circle.

chart-heads-reading = Bar: people's dots; whiskers: 95% range

chart-heads-axis = People

chart-heads-hover = { $style }: { $value }

chart-heads-title =
    { $of ->
        [1] The one person here has their dot in the quarter of { style-named }
       *[other]
            { $count ->
                [one] { $count } of { $of } people has their dot in the quarter of { style-named }
               *[other] { $count } of { $of } people have their dot in the quarter of { style-named }
            }
    }

chart-heads-described =
    { $known ->
        [yes]
            { $count ->
                [one] Of { $count } person profiled in { $team }, in each quarter: { $values }; 95% intervals in brackets.
               *[other] Of { $count } people profiled in { $team }, in each quarter: { $values }; 95% intervals in brackets.
            }
       *[no]
            { $count ->
                [one] Of { $count } person profiled in { $team }, in each quarter: { $values }.
               *[other] Of { $count } people profiled in { $team }, in each quarter: { $values }.
            }
    }

chart-what-if-heads-reading = Outlined: before. Filled: after.<br>Whiskers: 95% range

chart-what-if-heads-still = As many dots as before would be in each quarter

chart-what-if-heads-more = { chart-what-if-more } in the quarter of { $gains }

chart-what-if-more =
    { $more ->
        [one] { $more } more dot
       *[other] { $more } more dots
    }

chart-what-if-heads-fewer =
    { $fewer ->
        [one] { $fewer } dot fewer in the quarter of { $loses }
       *[other] { $fewer } dots fewer in the quarter of { $loses }
    }

chart-what-if-heads-both = { chart-what-if-more } in the quarter of { $gains }, { $fewer } fewer in that of { $loses }

chart-what-if-heads-style = { style-name } from { $before } to { $after }

chart-tiles-heads = <b>{ $count }</b> of { $of }

chart-tiles-reading = In brackets: how many it may be, 95% sure.

chart-what-if-tiles = Thick outline: would join. Struck out: would leave.

chart-tiles-changes = { $joining } would join (thick outline), { $leaving } would leave (struck out).

## Everybody's scores in one style.

chart-swarm-title = The scores in { style-named }

chart-swarm-title-mean = { style-named }: { $score } on average

chart-swarm-mean = Mean { $score }

# The scores around the middle of the scale.
chart-swarm-middle = middle

chart-swarm-scores = Scores from 0 to 100: { $values }.

chart-swarm-range = { $count } scores from { $low } to { $high }, the middle one { $middle }.
