## Charts of a team, and of the style circle.

chart-circle-reading = Up is active, down thoughtful, left task first, right people first.

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

chart-map-centre = The team’s centre

chart-what-if-centre-before = The centre before

chart-what-if-centre-after = The centre after

chart-what-if-nobody = Nobody with a profile would be left

chart-what-if-first = The team would get its first profile

chart-what-if-still = The team’s centre would stay about where it is

chart-what-if-moves = The team’s centre would move toward { style-named }

chart-what-if-described = { $joining } would join (ringed), { $leaving } would leave (hollow). { chart-map-described }

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

## Everybody by style, and everybody's scores.

chart-heat-none = Style probabilities are not available

chart-heat-one =
    { $clear ->
        [0] Can’t tell yet which style stands out
       *[other] One style likely stands out
    }

chart-heat-all = One style likely stands out for each of { $of } people

chart-heat-some = One style likely stands out for { $clear } of { $of } people; for the others it is less clear

chart-heat-described = People by likeliest style: { $values }.

chart-mean-none = The members’ profiles

chart-mean-unmeasured = On average { style-named } is highest; how certain that is isn’t known

chart-mean-clear = On average { style-named } stands out: { $score }

chart-mean-open = On average no one style is clearly the highest in this team

chart-mean-hover = Mean, { style-name }: { $score }

chart-team-mean-hover = Team mean, { style-name }: { $score }

chart-spread-described =
    { $count ->
        [one] { $count } person's scores from 0 to 100, one column per style.
       *[other] { $count } people's scores from 0 to 100, one column per style.
    }

chart-spread-described-means = { chart-spread-described } Means: { $values }.

chart-spread-mean = { style-name } { $score }, standard deviation { $sd }

chart-radars-described =
    { $count ->
        [one] { $count } person's profile as thin lines
       *[other] { $count } people's profiles as thin lines
    }

chart-radars-described-means = { chart-radars-described }, the mean in bold. Mean scores from 0 to 100: { $scores }

chart-grid-title =
    { $count ->
        [one] The profile of { $count } person
       *[other] The profiles of { $count } people
    }

chart-grid-title-some = The profiles of { $count } of { $of } people

# $of is 0 where everybody who has a profile is shown.
chart-grid-title-clear =
    { $of ->
        [0] { chart-grid-title }: for { $clear } of them one style likely stands out
       *[other] { chart-grid-title-some }: for { $clear } of them one style likely stands out
    }

chart-grid-person = { $a }: { $values }.
