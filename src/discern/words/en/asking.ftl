## Answers to questions about a person or a team. People are placeholders in $name, $a and $names.

# Of a question that isn't understood; what can be asked follows.
asking-not-said = No answer was found for these words.

asking-out-of-bounds = Discern isn't for that: it is for how people work together, not for choosing, paying, judging or diagnosing them.

# After it, where somebody new is to fill a gap.
asking-gap = What a team is missing can also be covered by habits.

asking-random = Nothing is said here about { $name }, because the answers look picked at random. { asking-doubtful }

asking-withheld = No profile of { $name } is shown, because the answers didn't pass the checks. { asking-doubtful }

# What to do about answers that nothing is said of.
asking-doubtful = Invite them to answer again. Until then, ask them in the 1:1, “Which task would you take on again at once?”

# A list of four short lines as a sentence: $opening is all but the last line as they stand in a sentence's beginning,
# $front the same inside a sentence. A full stop is added where none is.
asking-list =
    { $list ->
        [energises] { $opening } and { $last } energise { $name }
        [drains] { $opening } and { $last } drain { $name }
        [do] When you talk with { $name }, { $front } and { $last }
        [dont] When you talk with { $name }, don't { $front } or { $last }
       *[ask] Ask { $name }: { $questions }
    }

# One line of such a list.
asking-line = { $list ->
        [dont] When you talk with { $name }, don't { $line }.
        [do] When you talk with { $name }, { $line }.
       *[ask] Ask { $name }, “{ $line }”
    }

## What a question is about, inside a sentence.

asking-topic =
    { $topic ->
        [strengths] strengths
        [watch] blind spots
        [energy] what gives people energy
        [missed] a missed date
        [upset] what annoys people
        [stress] pressure
        [signs] signs of pressure
        [avoid] what to avoid
        [hard-talk] a hard talk
        [bad-news] bad news
        [no] saying no
        [feedback] feedback
        [giving-feedback] giving feedback
        [taking-feedback] taking feedback
        [praise] praise
        [celebrating] celebrating
        [one-to-one] one-to-one talks
        [meetings] meetings
        [deciding] decisions
        [planning] plans and deadlines
        [delegation] handing over work
        [fitting-work] who enjoys which work
        [preferences] likes and dislikes
        [helping] helping
        [change] change
        [conflict] disagreement
        [with-dominance] working with someone fast and task-first
        [with-influence] working with someone fast and people-first
        [with-steadiness] working with someone calm and people-first
        [with-conscientiousness] working with someone calm and task-first
        [remote] working remotely
        [channel] calls and messages
        [newcomer] a new member
        [trust] trust
        [openness] speaking openly
       *[other] { "" }
    }

asking-nothing-on =
    { $target ->
        [team] Nothing here is about { asking-topic } in this team.
       *[other] The answers say nothing about { asking-topic }.
    }

# Of one person, where the line on praise doesn't say it.
asking-side-unknown-praise = It isn't known whether { $name } likes praise in front of others. Ask.

# Before what single members are like.
asking-members =
    { $who ->
        [yes] This is what is known about { asking-topic }, person by person.
        [part] There is nothing on { asking-topic } for the whole team, but this for its members:
       *[no] There is nothing on { asking-topic } for the whole team, but this for { $shown } of the { $of } people with a profile{ $shown ->
            [one] { ":" }
           *[other] , from the largest sides first:
        }
    }

# After cards of members.
asking-members-after = These are for { $shown } of the { $of } people with a profile{ $shown ->
        [one] { "" }
       *[other] , from the largest sides first
    }. None here are for the team as a whole.

# Of somebody for whom no side is clear, and what to ask: nothing for a topic without a question of its own.
asking-open = Nothing is known yet about { asking-topic } for { $name }: no side is clear yet.

asking-open-question =
    { $topic ->
        [praise] Ask, “Thanks in front of others, or just between us?”
        [celebrating] Ask, “Thanks in front of others, or just between us?”
        [strengths] Ask, “What do people come to you for?”
        [energy] Ask, “When did a day at work fly by lately?”
        [preferences] Ask, “When did a day at work fly by lately?”
        [fitting-work] Ask, “Which task would you take on again at once?”
        [watch] Ask, “What do people tell you that surprises you?”
        [upset] Ask, “What slowed you down or annoyed you lately?”
        [avoid] Ask, “What should I not do when we work together?”
        [stress] Ask, “What helps you when time is short?”
        [signs] Ask, “How would I see that it's too much?”
        [trust] Ask, “What should people know about working with you?”
       *[other] { "" }
    }

# Where a question takes somebody to be what the answers speak against, or a team.
asking-opposite = That isn't what the answers suggest: { $said } Ask what is behind it.

asking-nothing-shared = The answers don't show what the two have in common.

asking-now = How people are doing now isn't measured.

# What a manager may ask.
asking-now-ask = Ask each of them in private: “What would you change about your work first?”

# Before how each tends to react.
asking-coping = Who takes pressure best or worst isn't measured. How each tends to react is known for those whose side is clear:

asking-cause = Why that is so isn't measured.

# Before what the halves of a team need.
asking-taking = Who takes it best or worst isn't measured. What people here need:

# Before who is different.
asking-fit = Discern doesn't measure who fits in, only who differs in style.

# Before fewer questions than are wanted.
asking-fewer-questions =
    { $least ->
        [one] These results suggest one question only:
       *[other] These results suggest only { team-number } questions:
    }

asking-trust = How far people trust each other isn't measured.

asking-learning = How someone learns isn't measured.

asking-facts = Discern knows how people like to work, and nothing else about them.

# Of a question about one person that names others.
asking-of-team = Ask that on a team's page. This page is about one person.

# Before who is in the part of the circle that would be left.
asking-leaving = “What if” on the team's page shows the team without someone.

asking-ability = Discern asks how people work, not how well, and not what they are.

# After one of these three, before what is measured.
asking-near = This comes nearest to it:

# Of a trait of somebody, before their pace; `asking-pace-open` where that isn't known.
asking-trait = That isn't measured. What comes nearest is pace:

asking-pace-open = It's open whether { $name } moves fast or takes time.

asking-pace-ask = Ask, “How long do you like to have before you decide?”

# Before where everybody is.
asking-cliques = Friendships aren't measured. By style, this is who is alike:

asking-adapted = Discern asks how people work and knows no other side of them, so it can't say how they really are or how they are elsewhere.

# Of a team or two people, who is known for what is needed follows.
asking-should =
    { $kind ->
        [leading] Discern doesn't say who should lead.
        [running] Discern doesn't say who should run it.
       *[other] Discern doesn't say who should do it.
    }

asking-said-of-one = What it says of this person:

# Before how two people can share a job.
asking-split = The choice is yours. This helps the two share it:

# What people in a part of the circle do in what is asked about, before their names.
asking-role =
    { $kind ->
        [first-told]
            { $region ->
                [calm] People in the calm half want notice before others.
               *[fast] People in the fast half try new things first.
            }
        [hosting]
            { $region ->
                [I] People who are fast and put people first (I) open a meeting well.
               *[task] People in the task-first half keep to the point and note what was agreed.
            }
        [running]
            { $region ->
                [fast] People in the fast half keep a meeting moving.
               *[task] People in the task-first half keep to the point and note what was agreed.
            }
       [heard] People in the calm half speak once they have thought. Send the question a day ahead, collect answers in writing first, then go round and ask each by name.
       *[shortening] Give each meeting one aim, put a time beside every item, and name someone who closes it. Closing on time comes easiest to people in or near D.
    }

# Who avoids something, before who is likely to.
asking-avoiding = Who avoids conflict isn't measured. This comes nearest to it:

# $regions is a list with "or" before the last.
asking-nobody-in = No one here is clearly in { $regions }.

# Where each style has somebody.
asking-thinnest = { $count ->
        [one] The fewest are in { $styles }: about
        [4] The four are level: about
       *[other] { $styles } are level with the fewest: about
    } { $least ->
        [1] one
       *[other] { team-number }
    }{ $count ->
        [one] { "" }
       *[other] { " " }each
    } of the { $of } people with a profile.

asking-region-name =
    { $region ->
        [D] D
        [I] I
        [S] S
        [C] C
        [fast] the fast half (D and I)
        [calm] the calm half (S and C)
        [people] the people-first half (I and S)
       *[task] the task-first half (D and C)
    }

# Those on a side of a topic come after it, if there are any.
asking-side-praise =
    { $side ->
        [public]
            { $nobody ->
                [yes] No one here is known to like praise in front of others.
               *[no] Praise in front of others suits some people here.
            }
       *[private]
            { $nobody ->
                [yes] No one here is known to like praise without an audience.
               *[no] Praise without an audience suits some people here.
            }
    }

## Who is like something. First comes what people in that part of the circle do, then those who are there.

asking-region =
    { $region ->
        [D] People in D go straight for results and decide fast.
        [I] People in I talk, persuade and bring energy into a room.
        [S] People in S listen, keep things steady and see work through.
        [C] People in C check facts, follow a method and get it right.
        [fast] People in the fast half speak up early and like a new start.
        [calm] People in the calm half think first, want notice of a change and dislike a rush.
        [people] People in the people-first half ask who is affected before what the figures say.
       *[task] People in the task-first half ask what the figures say before who is affected.
    }

asking-region-most =
    { asking-region } That holds for { team-number } people here, and most likely for these three.

asking-nobody =
    { $region ->
        [D] No one here is clearly fast and task first (D).
        [I] No one here is clearly fast and people first (I).
        [S] No one here is clearly calm and people first (S).
        [C] No one here is clearly calm and task first (C).
        [fast] No one here is clearly in the fast half.
        [calm] No one here is clearly in the calm half.
        [people] No one here is clearly in the people-first half.
       *[task] No one here is clearly in the task-first half.
    }

# Where nobody is there who is asked for, and what to do instead.
asking-no-role =
    { $kind ->
        [running] { asking-nobody } Put a time beside each item before you start.
        [heard] { asking-nobody } So the answers don't show who is quiet. Ten minutes before the end, ask those who haven't spoken.
       *[other] { asking-nobody }
    }

# Before those in one of the two halves of a quarter that nobody is clearly in.
asking-nearest = These come nearest:

# After those in a quarter; each of $names has a percentage.
asking-next = Next to { $region }: { $names }.

asking-next-part = { $name } ({ $chance })

# The one who is likeliest where nobody is clearly there.
asking-ask-first = { $name }, perhaps? The answers don't settle it.

asking-no-pair =
    { $relation ->
        [clash] No two people here are clearly opposite.
        [balance] No two people here are clearly opposite.
       *[alike] No two people here are clearly alike.
    }

asking-no-pair-for =
    { $relation ->
        [clash] No one here is clearly opposite to { $name }.
        [balance] No one here is clearly opposite to { $name }.
       *[alike] No one here is clearly like { $name }.
    }

# Of somebody whose place is open. People who make up for each other are opposite ones here.
asking-no-partner =
    { $relation ->
        [balance] A partner here is someone opposite, and it's open where { $name } is. Ask { $name }, “Who do you work well with, and why?”
        [alike] It's open where { $name } is, so it's open who is alike. Ask { $name }, “Who do you work well with, and why?”
       *[clash] It's open where { $name } is, so it's open who is opposite. Ask { $name }, “What makes working with someone hard?”
    }

asking-nobody-apart = No one here clearly stands apart.

# $chance is a percentage.
asking-nearly-apart = { $name } is nearest to it ({ $chance }).

# Before two people of whom one is fast and the other takes time.
asking-deadline = How two people work under a deadline isn't measured. By pace, someone fast helps beside someone who checks.

# Each of $names has a percentage: the probability that nobody is nearer.
asking-nearest-to = Most likely nearest to { $name } on the circle: { $names }.

## Where everybody is, and how sure that is.

asking-place =
    { $place ->
        [D] Fast and task first (D): { $names }.
        [I] Fast and people first (I): { $names }.
        [S] Calm and people first (S): { $names }.
        [C] Calm and task first (C): { $names }.
        [fast] Fast, with people or task open: { $names }.
        [calm] Calm, with people or task open: { $names }.
        [people] People first, with fast or calm open: { $names }.
        [task] Task first, with fast or calm open: { $names }.
        [leaning] Only leaning to a side: { $names }.
       *[open] Leaning to no side yet: { $names }.
    }

# How many of a team lean clearly to a side, by how sure that is; or, before their names, who is in doubt.
asking-sure =
    { $who ->
        [random] { "" }
        [unsure] No answers here look picked at random.
        [nobody] No one's results look doubtful here. Everyone is likely or very likely on one side, and no answers look picked at random.
       *[all] A side is clear for { $clear } of { $size } people here{ $clear ->
                [0] .
               *[other] : { $parts }.
            }
    }

asking-sure-part = { $word } for { $count }

asking-sure-missing =
    { $count ->
        [0] Everyone here has a profile.
        [one] One person here has no profile.
       *[other] { $count } people here have no profile.
    }

# How many are in a part of the circle: $share is a percentage, $least how many it is.
asking-how-many =
    { $who ->
        [none] None of the { $of } people with a profile is in { $region } or leans there.
        [all] All { $of } people with a profile are in { $region } or lean there: { $names }.
        [one] One of the { $of } people with a profile ({ $share }%) is in { $region } or leans there: { $names }.
       *[some] { $least } of the { $of } people with a profile ({ $share }%) are in { $region } or lean there: { $names }.
    }

# How many are in each quarter: $low to $high is the range of a count.
asking-each = Of the { $of } people with a profile, { $parts }. The ranges are in brackets.

asking-each-part =
    { $style ->
        [D] D (red) has
        [I] I (yellow) has
        [S] S (green) has
       *[C] C (blue) has
    } { $count } ({ $low ->
        [0] 0
       *[other] { $low }
    } to { $high })

asking-size =
    { $least ->
        [10] ten
       *[other] { team-number }
    }

# $least of $size have yet to answer.
asking-unanswered =
    { $least ->
        [0] Everyone here has a profile.
        [1] One of { $size } has no profile yet. The People page shows who has been invited.
       *[other] { team-Number } of { $size } have no profile yet. The People page shows who has been invited.
    }

# $high and $low are the two highest scores with their ranges.
asking-second = The highest score is { $first }, { $high }, and the second is { $second }, { $low }. { $clear ->
        [yes] These ranges don't overlap, so the order is clear.
        [likely] These ranges overlap, but { $first } is the highest with a probability of { $chance }.
       *[no] These ranges overlap, so the order isn't clear: { $first } is the highest with a probability of { $chance }.
    }

# Of one person: how likely the likeliest quarter is, and another. $chance and $least are percentages; $said is what is
# sure, without its full stop. $next is the second likeliest, with $second, if that isn't asked for and is possible.
asking-other =
    { $possible ->
        [brief] { $said }, and { $likeliest } is the likeliest quarter ({ $chance }).
        [yes] The likeliest quarter is { $likeliest } ({ $chance }){ asking-other-next }, but { $other } is possible too ({ $least }).
       *[no]
            { $next ->
                [none] The likeliest quarter is { $likeliest } ({ $chance }), and { $other } is hardly possible ({ $least }).
               *[other] { $other } is hardly possible ({ $least }). The likeliest quarter is { $likeliest } ({ $chance }), then { $next } ({ $second }).
            }
    }

asking-other-next =
    { $next ->
        [none] { "" }
       *[other] , then { $next } ({ $second })
    }

# Of a team: who should answer once more.
asking-who-repeats =
    { $count ->
        [0] No one needs to repeat it: nobody's answers failed a check.
       *[other] Invite { $names } to answer again: their answers failed a check.
    }

# $names are what the checks that weren't passed look for, each in quotation marks.
asking-checks =
    { $failed ->
        [0] The answers passed every check.
        [one] The answers failed one check: { $names }.
       *[other] The answers failed these checks: { $names }.
    }

asking-quoted = “{ $text }”

# What answering once more would bring.
asking-repeat =
    { $need ->
        [doubt] Answer once more, in a quiet half-hour.
        [open] Answering once more may show a side.
       *[no] There is no need to repeat it; answering once more would only narrow what is close.
    }

## What the halves of a team are like, and what to do.

# How many are in each half of an axis, $more of them in the first, the second or neither.
asking-counts =
    { $about ->
        [pace]
            { $more ->
                [first] More fast than calm
                [second] More calm than fast
               *[neither] As many calm as fast
            }{ asking-close }: { $short ->
                [yes] { asking-counts-short }.
               *[no] of { $of } people with a profile, the fast half has { $first } and the calm half { $second }.
            }
       *[focus]
            { $more ->
                [first] More people first than task first
                [second] More task first than people first
               *[neither] As many task first as people first
            }{ asking-close }: { $short ->
                [yes] { asking-counts-short }.
               *[no] of { $of } people with a profile, the people-first half has { $first } and the task-first half { $second }.
            }
    }

asking-counts-short =
    { $more ->
        [second] { $second } to { $first }
       *[other] { $first } to { $second }
    }

# Where the ranges of the two counts overlap.
asking-close =
    { $close ->
        [yes] , but close
       *[no] { "" }
    }

# After these: those $count people who are counted though their side isn't clear.
asking-counts-doubtful =
    The side of { $names } isn't clear, and { $count ->
        [one] the counts include this person.
       *[other] the counts include them.
    }

# Last: those $least people who are in none of the counts.
asking-counts-left-out =
    { $named ->
        [yes] No side can be said yet of { $names }, so the counts leave { $least ->
                [one] this person out.
               *[other] them out.
            }
       *[no] No side can be said yet of { team-number } people, so the counts leave them out.
    }

asking-several = { team-Number } people here

# $who are $count people.
asking-half =
    { $who } { $count ->
        [one] { team-end-does }.
       *[other] { team-end-do }.
    }

# What helps before a decision.
asking-deciding = Before the next decision, send the question and the facts a day ahead, ask who is affected, and say who decides and when.

asking-half-advice =
    { $about ->
        [change]
            { $end ->
                [fast] Say what starts first, and what can be tried at once.
                [calm] Announce it a few days ahead, say what stays the same, and leave time for questions.
                [people] Say first who is affected and how, and say it in person.
               *[task] Give the reasons and the figures, and leave out the speech.
            }
        [news]
            { $end ->
                [fast] Say the news in the first sentence, and then what happens next.
                [calm] Say it early, in a quiet setting, and leave time for questions.
                [people] Say it in person, and say first who is affected and how.
               *[task] Give the reasons and the figures, and leave out the speech.
            }
        [energy]
            { $end ->
                [fast] Give people something new to try, and let them see a result soon.
                [calm] Keep plans steady, and leave quiet time for the work.
                [people] Let people work together, and pass on thanks from those it helps.
               *[task] Set a clear goal, and show how far the work has come.
            }
        [upset]
            { $end ->
                [fast] Don't keep people waiting or put decisions off.
                [calm] Don't spring changes on people or call everything urgent.
                [people] Don't put figures before people or leave anyone out.
               *[task] Don't ramble, hint or leave a request vague.
            }
        [feedback]
            { $end ->
                [fast] Give it the same day, and keep it short.
                [calm] Give it in private, and leave a day before you talk about it.
                [people] Give it in person, and say first what you value.
               *[task] Name the fault and what it cost, with one example.
            }
        [praise]
            { $end ->
                [fast] Say it the same day.
                [calm] Say it in a quiet moment or a short note.
                [people] Make it personal, and name someone who was helped.
               *[task] Keep it short, and name the result.
            }
        [remote]
            { $end ->
                [fast] Say when an answer will come, and keep calls short.
                [calm] Announce a call, and send the question ahead.
                [people] Begin a call with how things are, and turn the cameras on.
               *[task] Say what a call must settle, and attach the figures.
            }
        [delegation]
            { $end ->
                [fast] Name the limits first, then let people start.
                [calm] Hand the work over today, and take questions tomorrow.
                [people] Say who the work is for, and let people do it together.
               *[task] Say what finished looks like, and by when.
            }
       *[now]
            { $end ->
                [fast] Two options and a date get an answer at once.
                [calm] A question sent a day ahead gets a better answer.
                [people] Ask first who is affected.
               *[task] Put the facts first.
            }
    }

## What can be asked, where a question isn't answered.

asking-suggestion-person =
    { $topic ->
        [strengths] What does { $name } bring?
        [needs] What would { $name } need?
        [stress] What stresses { $name }?
        [energy] What motivates { $name }?
        [taking-feedback] How should I give feedback to { $name }?
        [watch] What are the blind spots of { $name }?
       *[action] What should I try with { $name } this week?
    }

asking-suggestion-pair =
    { $topic ->
        [together] How do { $names } get on?
        [conflict] Where do { $names } clash?
        [sharing-work] How should { $names } share work?
        [deciding] How do { $names } decide together?
       *[action] What should { $names } try this week?
    }

asking-suggestion-team =
    { $topic ->
        [strengths] What are our strengths?
        [where] Who is where?
        [watch] What are our blind spots?
        [missing] What is this team missing?
        [action] What should we do on Monday?
        [meetings] How should we run meetings?
        [deciding] How should we decide?
       *[clash] Where do people here clash?
    }
