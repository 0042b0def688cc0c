## Importing people and teams from a list.

import-column =
    { $column ->
        [team] Team
        [people] Listed
        [leave] Who leaves
        [joined] Joined
       *[left] Left
    }

import-title = Import people and teams

import-about = Paste a list, one person per line. The first line names the columns: **id** (your own id for the person, which must not change), **name**, and optionally **email** and **team**. You see what will happen before anything changes.

import-check = Check the list

# What will be imported: a count of people, then one of teams.
import-plan =
    { $people ->
        [one]
            { $teams ->
                [one] **{ $people } person** and **{ $teams } team** will be imported. People already here with the same id are updated.
               *[other] **{ $people } person** and **{ $teams } teams** will be imported. People already here with the same id are updated.
            }
       *[other]
            { $teams ->
                [one] **{ $people } people** and **{ $teams } team** will be imported. People already here with the same id are updated.
               *[other] **{ $people } people** and **{ $teams } teams** will be imported. People already here with the same id are updated.
            }
    }

# Above a table of what is wrong.
import-skipped = These rows are skipped, and nothing changes about the people in them. Correct them and give the list again.

# A person without an id can't be imported.
import-no-id = required, so that the person can be recognized next time

import-mode-label = People in these teams

# What becomes of the people in a team that the list names.
import-mode =
    { $mode ->
        [add] Add
       *[replace] Replace
    }

import-mode-detail =
    { $mode ->
        [add] The people in the list join. Nobody leaves.
       *[replace] Each team gets exactly the people in the list. You first see who leaves.
    }

import-nobody = Nobody

# Why nobody leaves a team: who is meant by $rows skipped rows isn't known, the first of them in $line.
import-doubt =
    { $rows ->
        [one] Nobody, because line { $line } may be about somebody in this team
       *[other] Nobody, because line { $line } and other skipped lines may be about people in this team
    }

# A button. $leaving people leave teams.
import-go =
    { $leaving ->
        [0] Import
        [one] Import and remove { $leaving } person from a team
       *[other] Import and remove { $leaving } people from teams
    }

import-wait = Importing…

import-change = Change the list

import-other = Start with another list

import-done = People and teams imported

# How many people are new, and so on.
import-sum =
    { $outcome ->
        [created] **{ $count }** new
        [updated] **{ $count }** changed
        [unchanged] **{ $count }** unchanged
       *[failed] **{ $count }** refused
    }

# A row that the service refused; $detail is what the service says.
import-refused = Person { $id }: { $detail }
