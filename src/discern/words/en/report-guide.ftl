## What every report says about itself, once: how to read it, how far to trust it, and what the results are based on.

# Once, where a report begins.
report-purpose-excluded = For growing at work and for talking in a team. Never for hiring, promotion, pay or dismissal, and never to rank people.

# First in a report on the sample company.
report-sample =
    { $people ->
        [one] Sample: this person is made up, and so are the answers.
       *[other] Sample: these people are made up, and so are their answers.
    }

report-read = How to read this

# The arguments are the names of the four styles.
report-read-styles = DISC asks two questions: fast or calm, and task or people first. D, { $d }, moves fast and puts the task first. I, { $i }, moves fast and puts people first. S, { $s }, takes time and puts people first. C, { $c }, takes time and puts the task first. A letter says where someone lies on the circle, never what someone is. No style is better than another.

# The same in brief, and the badges, with the names of the styles and where the words for how sure it is begin.
report-read-in-brief = D ({ $d }) is fast and task first, I ({ $i }) fast and people first, S ({ $s }) calm and people first, C ({ $c }) calm and task first. Three dots mean at least { $very_likely } sure, two { $likely }, one { $leaning }.

report-read-circle = Between two quarters we say “moves fast above all”, “puts people first above all”, “takes time, and that shows more than task or people” or “puts the task first above all”. Where no quarter is at least 80% sure we name one half, such as “moves fast”, and where no half is either, we call it open.

report-read-scores = A score of { $example } means { $score } on a scale from 0 to 100 with 50 in the middle. The true score lies between { $low } and { $high } with a chance of 95%. It says how someone works, not how well.

# $settled is whether answers settle the levels of the styles: until then a place on the circle is never Leaning.
report-read-certainty =
    { $settled ->
        [yes] The badge beside a finding says how sure it is. Very likely is { $very_likely } or more, Likely { $likely } or more, and Leaning { $leaning } or more. Below that it is Open, and nothing is claimed.
       *[no] The badge beside a finding says how sure it is. Very likely is { $very_likely } or more, and Likely { $likely } or more. A place on the circle is named from { $likely } on, and is Open below that. Leaning, { $leaning } or more, is used for other findings.
    }

report-read-numbers = The small numbers lead to the list of findings, with the chance of each and what it rests on.

report-read-counts = A quarter counts the dots that lie in it, and where a dot is pale only a half is clear. People who keep their results to themselves are in no figure, drawing or sentence.

report-trust = How far to trust this

report-trust-start = Use this report to start a conversation, not to settle one. If something here doesn't fit, believe the person and not the page.

report-trust-teaching = Only the findings and the scores were measured. Portraits, cards, strengths, costs and plans are what DISC courses teach, and can be wrong for one person even where the finding is very likely.

report-trust-teaching-in-brief = Only the findings and the scores were measured. The rest is what DISC courses teach.

report-trust-days = In published retests of DISC, scores from two days correlated at .55 to .73. There is little independent evidence that DISC predicts how well people do their jobs.

# The end of the sentence says what was answered.
report-basis-answered = Answered on { $date }: { report-basis-questions }

report-basis-answered-by = { $a } answered on { $date }: { report-basis-questions }

report-basis-questions =
    { $blocks ->
        [one] { $blocks } question of four statements.
       *[other] { $blocks } questions of four statements each.
    }

report-basis-answered-both = Both answered on { $date }: { report-basis-questions }

report-basis-on = { $count } people answered on { $date }.

report-basis-between = { $count } people answered from { $first } to { $last }.

report-basis-norms =
    { $count ->
        [one] Scores are compared with { $count } person, as of { $date }.
       *[other] Scores are compared with { $count } people, as of { $date }.
    }

# Last, for who asks support about a report or checks what it rests on. $named is a list of the three that follow.
report-basis-record = For support and the record: { $named }.

report-basis-report = report { $id }

report-basis-questionnaire = questionnaire { $id } { $version } with checksum { $checksum }

report-basis-norms-named = norms { $id } of { $date }
