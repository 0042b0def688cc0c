## What every report says about itself: how to read it, what it is for, and what the results are based on.

report-purpose-excluded = For developing one's own way of working and for talking in a team. Not for hiring, promotion, pay, dismissal or judging who is better.

# First in a report on the sample company.
report-sample =
    { $people ->
        [one] Sample: this person is made up, and so are the answers.
       *[other] Sample: these people are made up, and so are their answers.
    }

report-read = How to read this

# The arguments are the names of the four styles.
report-read-styles = DISC describes how people work in four styles. D, { $d }: going straight for results. I, { $i }: winning people over. S, { $s }: keeping things steady and helping. C, { $c }: checking and getting it right. Everybody has some of each; a letter names a direction that somebody tends to, never what they are. No style is better than another.

report-read-circle = The four lie on a circle: D and I in its fast half, S and C in its calm half, I and S in the half that puts people first, D and C in the half that puts the task first. Of each person we say the direction of a style or, between two styles, “above all fast”, “above all people first”, “above all calm” or “above all task first”; where that isn't sure enough, only a half; and where that isn't either, that it is open.

report-read-scores = A score is written { $example }: { $score } on a scale from 0 to 100 with 50 in the middle, and a true score that lies between { $low } and { $high } with 95% probability, provided that the assumptions listed under “{ report-heading-basis }” hold. A score is not a measure of skill.

report-read-certainty = Words for how sure something is: very likely, { $very_likely } or more; likely, { $likely } or more; more likely than not, { $more_likely } or more. Below that the answers can't tell yet, and nothing is claimed.

report-read-numbers = The small numbers behind a sentence lead to the statements it rests on, and to the figures under them.

report-for = What this is and isn't for

report-for-what = For: developing one's own way of working, and talking in a team about how its members work together.

report-for-excluded = Not for: hiring, promotion, pay, dismissal or judging who is better; no diagnosis; no test of ability, values or honesty. There is little independent evidence that DISC foretells how well people do their jobs, and we claim none.

report-for-care = The ranges allow for chance in the answers. Another day's answers may move the figures further: in published retests of DISC, scores from two days correlated at .55 to .73. If something here doesn't fit, the person knows better than the report.

report-team = About a team

report-team-counts = Head-counts go by where everybody's dot is, with a range of how many it may be. Expected people add up everybody's probabilities, so they need not be whole numbers. People who keep their results to themselves are in no figure, drawing or sentence.

# The end of the sentence says what was answered.
report-basis-answered = Answered on { $date }: { report-basis-questions }

report-basis-answered-by = { $a } answered on { $date }: { report-basis-questions }

report-basis-questions =
    { $blocks ->
        [one] { $blocks } question of four statements.
       *[other] { $blocks } questions of four statements each.
    }

report-basis-on = { $count } people answered on { $date }.

report-basis-between = { $count } people answered from { $first } to { $last }.

report-basis-norms =
    { $count ->
        [one] Scores compare with { $count } person, as of { $date }.
       *[other] Scores compare with { $count } people, as of { $date }.
    }

# Last, for who asks support about a report or checks what it rests on. $named is a list of the three that follow.
report-basis-record = For support and the record: { $named }.

report-basis-report = report { $id }

report-basis-questionnaire = questionnaire { $id } { $version } with checksum { $checksum }

report-basis-norms-named = norms { $id } of { $date }
