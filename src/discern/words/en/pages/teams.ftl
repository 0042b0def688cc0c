## Teams: the list, one team's people, its page with what-if, and its slides.

teams-none = No team yet

teams-none-detail =
    { $role ->
        [owner] Create one and add people, or import people and teams from a list.
        [manager] Create one and add people.
       *[other] An owner can assign you one.
    }

teams-search = Search teams

teams-new = New team

teams-new-name = Team name

teams-new-create = Create the team

teams-name-missing = Enter a name for the team.

teams-people-since =
    { $count ->
        [one] { $count } person · created on { $day }
       *[other] { $count } people · created on { $day }
    }

teams-assessments = This team's assessments

teams-name-title = Name

teams-name = Name

teams-name-save = Save name

teams-delete = Delete this team

teams-delete-detail = This deletes the team. Its people stay, with their assessments and profiles.

teams-delete-keep = Keep

teams-delete-go = Delete team

## The people in a team.

teams-add-people = Add people

teams-add = Add

# Those whose rows are ticked.
teams-remove =
    { $count ->
        [one] Remove one person
       *[other] Remove { $count } people
    }

teams-remove-how = Tick people to remove them.

teams-choose-people = Choose people

teams-nobody-to-add = There is no one to add yet. Invite someone first.

teams-ask-an-owner = To add someone from another team, ask an owner.

teams-nobody = No one is in this team yet.

## The link by which people join.

teams-link-title = Join link

teams-link-about = One link for a whole group, for example in a workshop. Everyone who opens it can enter a name, join this team and answer.

teams-link-replaces = A new link closes the earlier one.

teams-link-open-for = Open for

teams-link-days =
    { $days ->
        [1] One day
        [7] A week
       *[other] { $days } days
    }

teams-link-limit = Number of people

teams-link-create =
    { $made ->
        [yes] Create another one
       *[no] Create a join link
    }

teams-link-code-alt = QR code of the join link

teams-link-until =
    { $count ->
        [one] Open until { $day }, for { $count } person. Copy it now, because for security it isn't stored and can't be shown again.
       *[other] Open until { $day }, for { $count } people. Copy it now, because for security it isn't stored and can't be shown again.
    }

teams-link-code-file = QR code (SVG)

## One team's page.

teams-unlisted = This service doesn't list its teams

teams-unlisted-detail = Enter the id of one to open it.

teams-id = Team id

teams-open = Open

teams-create = Create a team

teams-view-label = View

teams-names = Names

teams-present = Present

# How many in the team have a profile, and how many don't and why, a part each.
teams-head =
    { $part ->
        [profiled]
            { $size ->
                [0] No one in it yet
                [1] { $count } of 1 has a profile
               *[other] { $count } of { $size } have a profile
            }
        [pending] { $count } not finished
        [withheld] { $count } whose answers gave none
       *[not-shared] { $count } not shared
    }

teams-choose-person = Choose a person here or on the circle

teams-person-compare = Compare

teams-numbers = Numbers

teams-numbers-column =
    { $column ->
        [style] Style
        [mean] Mean
       *[expected] Expected
    }

teams-numbers-detail = “Mean” is the average score, with its 95% range in brackets. “Expected” is how many people are in that quarter of the circle, with each person counted by the chance of being there.

teams-people-detail = Use it to prepare a conversation, or to see who covers what. Turn names off before you share your screen.

## A workshop.

teams-workshop = Plan for a workshop

teams-workshop-length = How long the workshop takes

teams-workshop-day = Day of the workshop

teams-workshop-day-about = Home and Monday's message tell you when it comes. Two weeks later, everyone whose profile was new then is asked on their own page whether it showed.

teams-workshop-step =
    { $step ->
        [prepare] Prepare
        [show] Show
        [pairs] Talk in pairs
        [discuss] Discuss
        [agree] Agree on one thing
       *[commit] Commit
    }

teams-workshop-minutes = { $minutes } minutes

teams-workshop-todo =
    { $todo ->
        [names] First ask everyone whether their name may be shown. If anyone hesitates, turn names off.
        [purpose] Say that this shows how people like to work, by their own answers. It isn't a grade.
        [certainty] Say what the badges mean. Up to one in five “Likely” findings is wrong.
        [strengths] Start with what the team can count on.
        [question] Ask one question, and let everyone answer it. One is enough.
        [pair-up] Put people together who seldom work together. With an odd number, one group has three.
        [situation] Each pair chooses one situation, such as a meeting or a decision. In turn, each says what is easy and what is hard in it, while the partner only asks.
        [back] Back together, each pair says one thing that it wants the team to know. No one has to say more.
        [choose] Choose one of these costs that everyone has seen. If none fits, choose something else that gets in your way.
        [sentence] Write one sentence about it together, “When …, we will …”. It stands only if everyone can say yes to it.
        [post] Put it where the team sees it every week.
        [pick] Agree on one thing to try. Make it small enough for this week.
        [name] Put a name to it. That person says later how it went.
        [follow-up] Set a date in four weeks. Ask then what you did, whether it helped and what to change.
       *[day] Set a day within two weeks to look back at it.
    }

# Before what a situation, such as meetings, is like for a team.
teams-workshop-situation = { $situation }:

# A link to a slide; $about is what the slide is about.
teams-workshop-slide = Slide { $number }: { $about }

## What the leader of a workshop takes along.

teams-files = Workshop files

teams-files-names = Name people on the slides, the poster and the cards

teams-files-run-sheet = The run sheet is for you alone, so it names people as this page does.

teams-files-paper = Paper

teams-files-paper-name =
    { $paper ->
        [a4] A4
       *[letter] Letter
    }

teams-file =
    { $file ->
        [slides] Slides (PowerPoint)
        [run-sheet] Run sheet
        [poster] Poster of the circle
        [cards] Cards to talk about
        [handout] Hand-out for participants
        [all] Download all (ZIP)
       *[tents] Name tents
    }

# A person whose name is left out of a file.
teams-person-numbered = Person { $number }

## Results that a coach holds.

teams-hold-state =
    { $state ->
        [none] Profiles are visible
        [all] All profiles are held back
       *[some]
            { $count ->
                [one] One person's profile is held back
               *[other] The profiles of { $count } people are held back
            }
    }

teams-hold =
    { $state ->
        [none] Hold back until the workshop
       *[held] Change
    }

teams-hold-about = Until you release them, only the team's coaches see profiles that are held back. Neither managers nor the people themselves do. While all are held back, so are those of people who join.

teams-hold-one = Or one person's profile

teams-hold-go =
    { $what ->
        [hold-all] Hold back all profiles
        [release-all] Release all profiles
        [hold-one] Hold back this profile
       *[release-one] Release this profile
    }

## What if someone came or went.

teams-what-if-excluded-uses = Not for hiring, firing or promotion.

## Who would come and go.

teams-what-if-join = Move someone here

teams-what-if-leave = Take someone out

teams-what-if-newcomer = Imagine a newcomer

teams-what-if-nobody = No one

# After a name in a list: the teams that the person is in.
teams-what-if-from = from { $teams }

teams-what-if-style =
    { $styles ->
        [D] Moves fast, task first (D)
        [I] Moves fast, people first (I)
        [S] Takes time, people first (S)
       *[C] Takes time, task first (C)
    }

teams-what-if-newest = Only the newest people with a profile are listed.

# $names have answered nothing yet, or share nothing.
teams-what-if-no-profile =
    { $count ->
        [one] You see no profile of { $names }, so what is below leaves that person out.
       *[other] You see no profiles of { $names }, so what is below leaves them out.
    }

teams-what-if-choose = What would change?

teams-what-if-choose-detail = Choose who comes or goes, or imagine a newcomer. Looking changes nothing.

# $styles is the quarter in which the fewest people are.
teams-what-if-example = Imagine one more

# After teams-what-if-choose-detail; $styles as in teams-what-if-example.
teams-what-if-example-why = Hardly anyone here { team-style-does }, so one more who does would change this team most. It isn't advice.

teams-what-if-unknown = What would change isn't known

teams-what-if-unknown-detail = This service only knows the team as it is.

## What would change, in one sentence. $was people of $team are in a half of the circle, and $then would be.

teams-what-if-title =
    { $parts ->
        [1] { $first }.
       *[other] { $first }, and { $second }.
    }

# $least is how many come to the half or leave it.
teams-what-if-half =
    { $way ->
        [gains]
            { $was ->
                [0]
                    { $least ->
                        [1] { $team } gets one person who { team-end-does }
                       *[other] { $team } gets { team-number } people who { team-end-do }
                    }
               *[other]
                    { $least ->
                        [1] { $team } gets a second person who { team-end-does }
                       *[other] { $team } gets { team-number } more people who { team-end-do }
                    }
            }
       *[loses]
            { $then ->
                [0]
                    { $was ->
                        [1] { $team } loses its only person who { team-end-does }
                       *[other] { $team } loses everyone who { team-end-does }
                    }
               *[other] { $team } keeps one person who { team-end-does }
            }
    }

# What that leaves another team with; $least is $then.
teams-what-if-half-too =
    { $way ->
        [gains] { $team } then has { teams-what-if-number }
       *[loses]
            { $then ->
                [0]
                    { $was ->
                        [1] { $team } loses its only one
                       *[other] { $team } has none left
                    }
               *[other] { $team } still has { teams-what-if-number }
            }
    }

teams-what-if-number =
    { $then ->
        [1] one who does
       *[other] { team-number } who do
    }

# $region is where the centre of the team would be.
teams-what-if-turns = { $team } then { team-centre-does }.

teams-what-if-turns-open = It's then open whether one style leads in { $team }.

# $said is the first finding about the team, a sentence.
teams-what-if-says = { $team } then: “{ $said }”

teams-what-if-says-other = What stands out in { $team } changes.

teams-what-if-nothing = Nothing you'd notice changes.

teams-what-if-open = It's open what this changes.

# Behind its badge.
teams-what-if-open-detail = It isn't sure enough on which side of the circle those who come or go are.

teams-what-if-unseen = What this changes can't be seen.

## Behind its badge. $count people come or go.

teams-what-if-half-detail =
    { $count ->
        [one] The one who comes or goes is in { half-of-circle }. People are counted by their dots. We're 95% sure of the ranges.
       *[other] All { $count } who come or go are on the side of the circle where their dots are. People are counted by their dots. We're 95% sure of the ranges.
    }

teams-what-if-counted =
    { $side ->
        [today] { $team } today, { teams-what-if-end }
       *[then] { $team } then, { teams-what-if-end }
    }

teams-what-if-range = { $count } of { $of }, may be { $low } to { $high }

## What changes, what stays, what to do.

teams-what-if-changes = What changes

teams-what-if-column =
    { $column ->
        [what] How many
        [today] Today
       *[then] Then
    }

teams-what-if-row =
    { $end ->
        [fast] Fast in { $team }
        [people] People first in { $team }
        [calm] Calm in { $team }
       *[task] Task first in { $team }
    }

teams-what-if-end =
    { $end ->
        [fast] fast
        [people] people first
        [calm] calm
       *[task] task first
    }

teams-what-if-of = { $count } of { $of }

# Below a sentence about the team as it would be: the one in place of it today.
teams-what-if-today = Today: { $said }

teams-what-if-random = The answers of someone who moves look random, so this may be wrong.

# $said is a whole sentence.
teams-what-if-unchanged = Unchanged in { $teams }: { $said }

# In place of what is said of a team then, where it is the same. $today and $then are words of badges.
teams-what-if-same =
    { $way ->
        [less] The same, less surely: “{ $then }” instead of “{ $today }”.
       *[more] The same, more surely: “{ $then }” instead of “{ $today }”.
    }

teams-what-if-no-rows = Nothing that is sure enough to say.

teams-what-if-if = If you do it

# $names come to $team, or someone leaves it; $end is the half of the circle in which that is noticed.
teams-what-if-do =
    { $way ->
        [joins]
            { $end ->
                [fast] Let { $names } close one open question in each meeting.
                [calm] Give { $names } each question a day before the answer is due.
                [people] When the team decides something, ask { $names } who is affected.
                [task] When the team decides something, ask { $names } what could go wrong.
               *[none] After two weeks, ask { $names } what works differently here.
            }
       *[leaves]
            { $end ->
                [fast] Agree who in { $team } now brings open questions to an end.
                [calm] Agree who in { $team } now asks for a day to think.
                [people] Agree who in { $team } now asks how others will take a plan.
                [task] Agree who in { $team } now checks whether a plan works.
               *[none] Ask { $team } who will take over what { $names } did without being asked.
            }
    }

# In place of a name.
teams-what-if-someone =
    { $way ->
        [leaves] the colleague who leaves
       *[joins] the new colleague
    }

# Findings, folded.
teams-what-if-findings =
    { $what ->
        [new] { $team } then
       *[gone] No longer stands out in { $team }
    }

# Below the second of these headings.
teams-what-if-gone = Each is then no longer sure enough to say, or something else says more.

teams-what-if-more = All findings that change

# Above a circle.
teams-what-if-circle =
    { $way ->
        [joins] **{ $team }** with { $names }
        [leaves] **{ $team }** without { $names }
       *[both] **{ $team }** then
    }

## Doing it.

# A box to tick: $name, who joins another team, leaves $team.
teams-what-if-also-leaves = { $name } leaves { $team }

# In place of the box.
teams-what-if-stays = { $name } stays in { $team }, because you can't change who is in it.

teams-what-if-go =
    { $way ->
        [move] Move { $names }
        [add] Add { $names }
        [remove] Take { $names } out
       *[change] Make this change
    }

teams-what-if-again = Start over

teams-what-if-undone = You can undo it.

teams-what-if-imagined = This is only a what-if, and no one is added.

teams-what-if-not-led =
    { $count ->
        [one] You can look at this but not do it, because { $names } is in none of your teams. An owner can add people from anywhere.
       *[other] You can look at this but not do it, because { $names } are in none of your teams. An owner can add people from anywhere.
    }

teams-what-if-not-yours = You can look at this but not do it, because only owners and managers change teams.

## A team as slides.

# $profiled counts people with a profile among all in the team.
teams-slide-answered =
    { $size ->
        [one] { $profiled } of { $size } person has a profile
       *[other] { $profiled } of { $size } people have a profile
    }

# Over the verdict.
teams-slide-team = { $team } · { teams-slide-answered }

teams-slide =
    { $slide ->
        [cover] Your team in one sentence
        [styles] The four styles
        [bars] How many of you are where
        [strength] What you can count on
        [watch_out] What it costs you
        [question] What to talk about
        [work] What this means at work
        [pairs] Talk in pairs
        [agree] Agree on one thing
       *[commit] One thing to try this week
    }

# On the slide that says what the styles are: one of them, with the letter that it has on the circle.
teams-slide-style = { $letter } · { $name }

# Below it, what people in its quarter do.
teams-slide-style-line =
    { $style ->
        [D] Moves fast and puts the task first
        [I] Moves fast and puts people first
        [S] Takes time and puts people first
       *[C] Takes time and puts the task first
    }

# In the notes of that slide, for the presenter: what people in the quarter of a style bring.
teams-slide-style-brings = { $name }: { $brings }.

# Beside the circle of a team.
teams-slide-dots = Each dot is one of you. Pale means one of two styles, and empty means no side yet.

# Beside the bars of a team.
teams-slide-bars =
    { $half ->
        [0] A bar counts the dots in a quarter.
       *[other] A bar counts the dots in a quarter; for { $half } of you only a half is clear.
    } The line on it shows the range that fits your answers.

# Below what a slide asks where no strength, or nothing that it costs, is at least likely.
teams-slide-open = The answers leave this open.

# What a slide asks then, and what it says to try.
teams-slide-ask-open =
    { $kind ->
        [strength] “What went well here this month, and what did each of us do for it?”
        [watch_out] “What do we do again and again that slows us down?”
        [question] “What helps you do your best work here, and what gets in the way?”
       *[try] Ask one colleague this week what you could do to make their work easier.
    }

# At the foot of a slide, how sure a finding is without the answers that look random; $badge is the badge for that.
teams-slide-without = { $badge } without the answers that look random

# Below the title of a slide with questions.
teams-slide-ask =
    { $count ->
        [one] Everyone answers, one after the other.
       *[other] Pick one question. Everyone answers it, one after the other.
    }

# Over the headline of a slide that says what to do in a step of a workshop. $titled is whether the headline is what the
# step is called; else it is $step.
teams-slide-step =
    { $titled ->
        [yes] { $minutes } minutes
       *[no] { $step } · { $minutes } minutes
    }

# On such a slide, to everyone in the room: what to do.
teams-slide-todo =
    { $todo ->
        [pair-up] Find someone you seldom work with
        [situation] Talk about one situation
        [back] Tell the team one thing
        [choose] Choose what costs you most
        [sentence] Write one sentence
        [post] Put it up
        [pick] Choose it together
        [name] Put a name to it
        [follow-up] Set a date in four weeks
       *[day] Set a day
    }

# Below it: how.
teams-slide-todo-how =
    { $todo ->
        [pair-up] With an odd number, one group has three.
        [situation] Take a meeting or a decision. In turn, say what is easy and what is hard in it for you. Your partner only asks.
        [back] Each pair says what it wants everyone to know. No one has to say more.
        [choose] Take something that you have all seen.
        [sentence] “When …, we will …” It stands only if everyone can say yes to it.
        [post] Choose a place where you all see it every week.
        [pick] Make it small enough for this week.
        [name] That person says later how it went.
        [follow-up] Ask then what you did, whether it helped and what to change.
       *[day] Look back at it together within two weeks.
    }

teams-slides-back = Back

teams-slides-next = Next

teams-slides-end = End

teams-slides-place = { $number } of { $count }
