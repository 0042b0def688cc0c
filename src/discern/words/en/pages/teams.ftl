## Teams: the list, one team's people, its page with what-if, and its slides.

teams-none =
    { $role ->
        [owner] No team yet. Create one above, or import people and teams from a list.
        [manager] No team yet. Create one above.
       *[other] No team yet. An owner can assign you one.
    }

teams-none-match = No team with that name. Change the search above.

teams-search = Search teams

teams-new = New team

teams-new-name = Team name

teams-new-create = Create the team

teams-name-missing = Enter a name for the team.

teams-all = All teams

teams-people =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }

teams-people-since =
    { $count ->
        [one] { $count } person · created on { $day }
       *[other] { $count } people · created on { $day }
    }

teams-edit = Edit

teams-edit-this = Edit the team

teams-profile = Team profile

teams-assessments = Assessments

teams-people-title = People

teams-name-title = Name

teams-name = Name

teams-name-save = Save name

teams-delete = Delete this team

teams-delete-detail = This deletes the team. Its people stay, with their assessments and results.

teams-delete-go = Delete team

teams-import-column =
    { $column ->
        [team] Team
       *[people] People
    }

## The people in a team.

teams-add-people = Add people

teams-add = Add

teams-remove-people = Remove people

teams-remove = Remove

teams-choose-people = Choose people

teams-nobody-to-add = There are no people yet. Create an assessment for someone first; then they can join a team.

teams-ask-an-owner = To add someone from another team, ask an owner.

# Above a table of the people, and with their names after it.
teams-in-the-team = In the team

teams-in-the-team-list = In the team: { $names }

teams-in-the-team-alt = All people in the team

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

## Importing people and teams.

teams-import = Import people and teams from a list

teams-import-about = Paste a list, one person per line. The first line names the columns: **id** (your own id for the person, which must not change), **name**, and optionally **email** and **team**. You see what will happen before anything changes.

teams-import-check = Check the list

# What will be imported: a count of people, then one of teams.
teams-import-plan =
    { $people ->
        [one]
            { $teams ->
                [one] **{ $people } person** and **{ $teams } team** will be imported. People already here with the same id are updated. A team in the list will have exactly the people listed; others leave it.
               *[other] **{ $people } person** and **{ $teams } teams** will be imported. People already here with the same id are updated. A team in the list will have exactly the people listed; others leave it.
            }
       *[other]
            { $teams ->
                [one] **{ $people } people** and **{ $teams } team** will be imported. People already here with the same id are updated. A team in the list will have exactly the people listed; others leave it.
               *[other] **{ $people } people** and **{ $teams } teams** will be imported. People already here with the same id are updated. A team in the list will have exactly the people listed; others leave it.
            }
    }

# A person without an id can't be imported.
teams-import-no-id = required, so that the person can be recognized next time

teams-import-problems = These rows are skipped. Correct them and give the list again.

teams-import-problems-alt = What is wrong, by line and column

teams-import-problem-column =
    { $column ->
        [line] Line
        [column] Column
        [entry] Your entry
       *[wrong] What is wrong
    }

teams-import-teams-alt = Teams in the list with their number of people

teams-import-go = Import

teams-import-wait = Importing…

teams-import-change = Change the list

teams-import-other = Start with another list

teams-import-nothing = Nothing to import.

teams-import-done = People and teams imported

teams-import-sum =
    { $outcome ->
        [created] **{ $count }** new
        [updated] **{ $count }** changed
        [unchanged] **{ $count }** unchanged
       *[failed] **{ $count }** refused
    }

# A row that the service refused; $detail is what the service says.
teams-import-refused =
    { $kind ->
        [candidate] Person { $id }: { $detail }
       *[team] Team { $id }: { $detail }
    }

## One team's page.

teams-title = Team

teams-unlisted = This service doesn't list its teams. Enter the id of one to open it.

teams-id = Team id

teams-open = Open

teams-none-here = No team yet. Create one, then add people.

teams-create = Create a team

teams-view-label = View

teams-view =
    { $view ->
        [people] People
        [what-if] What if
        [talk] Talk about it
       *[glance] At a glance
    }

teams-names = Names

teams-present = Present

# How many in the team have a profile, and how many don't and why, a part each.
teams-head =
    { $part ->
        [profiled] { $count } of { $size } have a profile
        [pending] { $count } not completed yet
        [withheld] { $count } without a profile
       *[not-shared] { $count } not shared
    }

teams-choose-person = Choose a person (or tap a dot)

teams-choose-nobody = Nobody

teams-person-profile = Profile

teams-person-compare = Compare

# A style of one person and how probable it is.
teams-person-lead = { style-name } { $percent }

teams-numbers = Numbers

teams-numbers-column =
    { $column ->
        [style] Style
        [mean] Mean
       *[expected] Expected
    }

teams-numbers-detail = Mean: the average score, with its 95% interval in brackets. Expected: how many people lead with the style, when each person counts by their probabilities.

teams-people-detail = To prepare a conversation with one of them, or to see who covers what. Names are for you, not for a shared screen.

teams-profiles = All profiles

teams-profiles-label = Profiles

teams-profiles-view =
    { $view ->
        [grid] Side by side
       *[overlay] Overlaid
    }

teams-profiles-first = Only the first { $count } members who have a profile.

teams-talk = Before you start

teams-talk-steps =
    - First ask everyone whether their name may be shown. If anyone hesitates, turn names off.
    - Say what this is: how people like to work, by their own answers. It isn't a grade or a type.
    - Say how certain it is: “likely” can be wrong up to one time in five.
    - Start with what the team can count on. One question is enough for half an hour.
    - End with one thing to try by next week, with a name and a day.

# A person whose name is left out of a file.
teams-person-numbered = Person { $number }

## Results that a coach holds.

teams-hold =
    { $count ->
        [0] Hold results
       *[other] Hold results ({ $count } held)
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

teams-what-if-excluded-uses = Use this before people join, leave or change teams, and talk it over with them. Not for hiring, firing or promotion. Nothing is saved until you apply it.

teams-what-if-leave = Who would leave

teams-what-if-join = Who would join

teams-what-if-nobody = Nobody

teams-what-if-newest = Only the newest people are listed.

teams-what-if-newcomer = A newcomer who leads with

teams-what-if-choose = Choose who would leave or join, or a newcomer's style, and see what would change.

teams-what-if-unknown = This service can't work out changes. You see the team as it is.

teams-what-if-undo = Start over

teams-what-if-not-led =
    { $count ->
        [one] You can look at this but not apply it: { $names } isn’t in any of your teams. Ask an owner to add them.
       *[other] You can look at this but not apply it: { $names } aren’t in any of your teams. Ask an owner to add them.
    }

# The size of the team before or after, and how many of it have a profile.
teams-what-if-size =
    { $count ->
        [one] { $count } person, { $profiled } with a profile
       *[other] { $count } people, { $profiled } with a profile
    }

teams-what-if-marks = Ringed: would join. Hollow: would leave. The arrow shows where the team's centre would move.

teams-what-if-column =
    { $column ->
        [mean] Mean score
        [before] Before
       *[after] After
    }

teams-what-if-same = The statements about the team would stay the same.

teams-what-if-heading =
    { $heading ->
        [new] New
        [changed] Changed
       *[gone] No longer said
    }

teams-what-if-nothing =
    { $heading ->
        [new] Nothing new.
       *[gone] Nothing.
    }

teams-what-if-before = Before: { $text }

teams-what-if-apply = Apply…

teams-what-if-move =
    { $way ->
        [joins] { $name } joins { $team }
       *[leaves] { $name } leaves { $team }
    }

teams-what-if-newcomers = Hypothetical newcomers can't join.

teams-what-if-go = Change the team

teams-what-if-done = Team changed.

## A team as slides.

# $profiled counts people with a profile among all in the team.
teams-slide-answered =
    { $size ->
        [one] { $profiled } of { $size } person has a profile.
       *[other] { $profiled } of { $size } people have a profile.
    }

teams-slide =
    { $slide ->
        [heads] Which styles do we have?
        [map] Where is each of us?
        [strengths] What we can count on
        [watch-outs] What to watch out for
        [tries] To try this week
        [questions] A question for us
       *[stands-out] What stands out
    }

teams-slides-back = Back

teams-slides-next = Next

teams-slides-end = End

teams-slides-place = { $number } of { $count }
