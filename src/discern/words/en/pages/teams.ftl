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

teams-delete-detail = This deletes the team. Its people stay, with their assessments and results.

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

teams-nobody-to-add = There are no people yet. Create an assessment for someone first; then they can join a team.

teams-ask-an-owner = To add someone from another team, ask an owner.

teams-nobody = This team has no people yet.

## The link by which people join.

teams-link-title = Join link

teams-link-about = One link for a whole group, for example in a workshop. Everyone who opens it can enter their name, join this team and take their own assessment.

teams-link-replaces = Creating a link stops the one created before it.

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
        [one] Open until { $day }, for { $count } person. Copy it now: for security it isn't stored, so it can't be shown again.
       *[other] Open until { $day }, for { $count } people. Copy it now: for security it isn't stored, so it can't be shown again.
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
                [0] Nobody in it yet
                [1] { $count } of 1 has a profile
               *[other] { $count } of { $size } have a profile
            }
        [pending] { $count } not finished
        [withheld] { $count } with unclear answers
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

teams-numbers-detail = Mean: the average score, with its 95% interval in brackets. Expected: how many people are in the direction of the style, when each person counts by their probabilities.

teams-people-detail = Use it to prepare a conversation, or to see who covers what. Turn names off before you share your screen.

## A workshop.

teams-workshop = Plan for a workshop

teams-workshop-length = How long the workshop takes

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
        [purpose] Say what this is: how people like to work, by their own answers. It isn't a grade or a type.
        [certainty] Say how certain it is: “likely” can be wrong up to one time in five.
        [strengths] Start with what the team can count on.
        [question] Ask one question, and let everyone answer it. One is enough.
        [pair-up] Put people together who seldom work together. With an odd number, one group has three.
        [situation] Each pair chooses one situation, such as a meeting or a decision. One says what is easy and what is hard in it for them, and the other only asks. Then they swap.
        [back] Back together, each pair says one thing that it wants the team to know. Nobody has to say more.
        [choose] Choose one watch-out that everybody has seen happen. If none fits, choose something else that gets in your way.
        [sentence] Write one sentence about it together: “When …, we will …”. It stands only if everybody can say yes to it.
        [post] Put it where the team sees it every week.
        [follow-up] Set a date in four weeks, and name who brings the sentence then. Ask that day: what did we do, did it help, what do we change?
       *[try] End with one thing to try by next week, with a name and a day.
    }

# A link to a slide; $about is the small line above its headline.
teams-workshop-slide = Slide { $number }: { $about }

## What whoever leads a workshop takes along.

teams-files = Workshop files

teams-files-names = Name people on slides, poster and run sheet

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
        [none] Results are visible
        [all] All results are held back
       *[some]
            { $count ->
                [one] One person's results are held back
               *[other] The results of { $count } people are held back
            }
    }

teams-hold =
    { $state ->
        [none] Hold back until the workshop
       *[held] Change
    }

teams-hold-about = Until you release them, only the team's coaches see held results: neither the person nor managers do. While all results are held, those of people who join are held too.

teams-hold-one = Or one person's results

teams-hold-go =
    { $what ->
        [hold-all] Hold all results
        [release-all] Release all results
        [hold-one] Hold these results
       *[release-one] Release these results
    }

## What if somebody joined or left.

teams-what-if-excluded-uses = Nothing changes until you apply it. Talk it over with the people first. Not for hiring, firing or promotion.

teams-what-if-leave = Who would leave

teams-what-if-join = Who would join

teams-what-if-nobody = Nobody

teams-what-if-newest = Only the newest people with a profile are listed.

# $names have answered nothing yet, or share nothing.
teams-what-if-no-profile =
    { $count ->
        [one] You see no profile of { $names }, so what is below leaves them out.
       *[other] You see no profiles of { $names }, so what is below leaves them out.
    }

# A heading: $names would leave $team to join the team that is shown.
teams-what-if-loses = What would change in { $team } without { $names }

teams-what-if-newcomer = A newcomer in the direction of

teams-what-if-choose = What would change?

teams-what-if-choose-detail = Choose who would leave or join, or a style for a newcomer. Then you see the team before and after.

teams-what-if-example = Try a newcomer in the direction of { style-name }

teams-what-if-example-why = An example: probably the fewest here are in the direction of { style-name }, so one more would make the most difference.

teams-what-if-picture-label = Picture

teams-what-if-picture =
    { $picture ->
        [map] Circle
       *[tiles] Styles
    }

teams-what-if-unknown = What would change isn't known

teams-what-if-unknown-detail = This service only knows the team as it is.

teams-what-if-undo = Start over

teams-what-if-not-led =
    { $count ->
        [one] You can look at this but not apply it: { $names } isn't in any of your teams. Ask an owner to add them.
       *[other] You can look at this but not apply it: { $names } aren't in any of your teams. Ask an owner to add them.
    }

# The size of the team before and after, and how many of it have a profile.
teams-what-if-sizes = { $size_before } → { $size_after } people · { $profiled_before } → { $profiled_after } profiles

# Below the two charts with a range for each style. $count, $low and $high are a number of people beside a style with its
# range, of $of people with a profile.
teams-what-if-ranges = “{ $count } of { $of } ({ $low }–{ $high })” means: { $count } of the dots are in the quarter of this style, and very likely (95%) { $low } to { $high } people are. Nobody's place is certain, so one more person can widen any range.

# Above the team before and after. $was and $claim are where most are, as in teams-what-if-place, and $sure is how sure $claim is.
teams-what-if-most =
    { $change ->
        [same] Most would still be { $claim } ({ $sure }).
        [other] Most would be { $claim } instead of { $was } ({ $sure }).
        [broader] It could no longer be said that most are { $was }, only that most are { $claim } ({ $sure }).
        [new] Most would then be { $claim } ({ $sure }).
        [lost] Whether most would still be { $was } would be open.
       *[open] Where most are would stay open.
    }

# The direction of one style, or the half of the circle that two share.
teams-what-if-place =
    { $place ->
        [D] in the direction of Dominance
        [I] in the direction of Influence
        [S] in the direction of Steadiness
        [C] in the direction of Conscientiousness
        [DI] in the fast half
        [IS] in the people-first half
        [SC] in the calm half
       *[DC] in the task-first half
    }

# $was of $of_before people and $would of $of_after are members' chances added up.
teams-what-if-moving =
    { $way ->
        [more] About { $would } of { $of_after } would be in the direction of { style-name }, up from { $was } of { $of_before }.
       *[fewer] About { $would } of { $of_after } would be in the direction of { style-name }, down from { $was } of { $of_before }.
    }

teams-what-if-column =
    { $column ->
        [mean] Mean score
        [before] Before
       *[after] After
    }

teams-what-if-means = Mean scores before and after

teams-what-if-same = Nothing that is said about the team would change, and it would be as sure as before.

# Above all changes, such as “1 changed, 2 can no longer be said”, and teams-what-if-weight after it.
teams-what-if-sum =
    { $what ->
        [new] { $count } can now be said
        [gone] { $count } can no longer be said
       *[changed] { $count } changed
    }

# $count are changes of claims that are at least likely, and $rest are not.
teams-what-if-weight =
    { $which ->
        [none] None of these is likely.
        [all] All are at least likely.
       *[some]
            { $count ->
                [one] One of these is at least likely; { teams-what-if-less-sure }.
               *[other] { $count } of these are at least likely; { teams-what-if-less-sure }.
            }
    }

teams-what-if-less-sure =
    { $rest ->
        [one] the other is less sure
       *[other] the others are less sure
    }

teams-what-if-heading =
    { $heading ->
        [advice] What it would mean for your work
        [new] Can now be said
        [changed] Changed
       *[gone] Can no longer be said
    }

# Under a claim that most are in a direction: why it can no longer be said, though as many or more may be there.
teams-what-if-takes-more = “Most” would take { $would } of { $of_after } people instead of { $was } of { $of_before }. So many aren't likely enough, even if more are there than before.

# A line that opens what is folded behind it.
teams-what-if-slight = A little more or less sure: { $count }

# Why a new claim is surer than $claim, which can no longer be said and names fewer styles.
teams-what-if-broader = More people fit this than “{ $claim }”, which can no longer be said. That makes it surer, though nobody has changed.

teams-what-if-before = Before: { $text }

# Between how sure a finding is and how sure it would be, for screen readers.
teams-what-if-then = then

teams-what-if-apply = Apply…

teams-what-if-move =
    { $way ->
        [joins] { $name } joins { $team }
       *[leaves] { $name } leaves { $team }
    }

# A box to tick: $name, who joins another team, leaves $team.
teams-what-if-also-leaves = { $name } also leaves { $team }

# Below the box for leaving $team: it isn't there, since the user may not take $name out of it.
teams-what-if-stays = { $name } stays in { $team }: you can't take them out of it.

teams-what-if-not-yours = You can look at this but not apply it: only owners and managers change teams.

teams-what-if-newcomers = A newcomer is imagined, so nobody is added.

teams-what-if-go = Change the team

## A team as slides.

# $profiled counts people with a profile among all in the team.
teams-slide-answered =
    { $size ->
        [one] { $profiled } of { $size } person has a profile.
       *[other] { $profiled } of { $size } people have a profile.
    }

teams-slide =
    { $slide ->
        [styles] The four styles
        [tiles] Which styles do we have?
        [map] Where is each of us?
        [strengths] What we can count on
        [watch-outs] What to watch out for
        [tries] To try this week
        [questions] Questions for us
        [pairs] Talk in pairs
        [agree] Agree on one thing
       *[stands-out] What stands out
    }

# On the slide that says what the styles are: one of them, with the letter that stands for it on the circle.
teams-slide-style = { $letter } · { $name }

# In the notes of that slide, for the presenter: what people in the direction of a style may bring.
teams-slide-style-brings = { $name }: { $brings }.

# Beside the circle of a team.
teams-slide-marks = Each dot is one of us. Full: a direction. Pale: only a half of the circle. Empty: open. The cross is the middle of us all.

# The headline of a slide that says what to do in a step of a workshop, which is called $step.
teams-slide-step = { $step }: { $minutes } minutes

# On such a slide, to everybody in the room: what to do.
teams-slide-todo =
    { $todo ->
        [pair-up] Find somebody you seldom work with
        [situation] Talk about one situation
        [back] Tell the team one thing
        [choose] Choose one watch-out
        [sentence] Write one sentence
       *[post] Put it up
    }

# Below it: how.
teams-slide-todo-how =
    { $todo ->
        [pair-up] With an odd number, one group has three.
        [situation] Such as a meeting or a decision. One says what is easy and what is hard in it for them, and the other only asks. Then swap.
        [back] Each pair says what it wants the others to know. Nobody has to say more.
        [choose] You have all seen it happen. If none fits, choose something else that gets in your way.
        [sentence] “When …, we will …” It stands only if everybody can say yes to it.
       *[post] Choose a place where all of you see it every week.
    }

# After teams-slide, in the headline of a slide with advice of several kinds: “Questions for us and what to try this week”.
teams-slide-and =
    { $slide ->
        [strengths] what we can count on
        [watch-outs] what to watch out for
        [tries] what to try this week
       *[questions] questions for us
    }

# On the first slide, after teams-slide-answered.
teams-slide-key = Each claim says how sure it is, and each piece of advice which claim it follows from: very likely is 95% and more, likely 80% and more. What is less sure is something to ask about.

# The headline in PowerPoint of a claim that is hardly more than a chance.
teams-slide-leaning = More likely than not ({ $percent }): { $claim }

# Under a piece of advice: the claim it follows from, and how sure that is.
teams-slide-basis = Because: { $claim } ({ $chip })

# The headline of a picture of which nothing is claimed.
teams-slide-picture =
    { $picture ->
        [tiles] Styles in the team
       *[map] Where people are
    }

teams-slides-back = Back

teams-slides-next = Next

teams-slides-end = End

teams-slides-place = { $number } of { $count }
