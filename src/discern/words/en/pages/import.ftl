## Importing people and teams from a list.

import-column =
    { $column ->
        [team] Team
        [people] Listed
       *[leave] Who leaves
    }

import-title = Import people and teams

import-about = Paste one person per line, or choose a file. People already here are recognised by id, e-mail address or name. You see what will happen before anything changes.

# Beside a button to the dialog that does.
import-invites-nobody = Importing invites no one.

import-check = Check the list

# While the service is asked what would happen.
import-checking = Checking who is here already…

# Before a list of import-sum.
import-plan = What will happen:

import-new-team = { $team } (new)

import-mode-label = People in these teams

# What becomes of the people in a team that the list names.
import-mode =
    { $mode ->
        [add] Add
       *[replace] Replace
    }

import-mode-detail =
    { $mode ->
        [add] The people in the list join. No one leaves.
       *[replace] Each team ends up with exactly the people in the list. Before that, you see who leaves.
    }

import-nobody = No one

# Why nobody leaves a team: who is meant by $rows skipped rows isn't known, the first of them in $line.
import-doubt =
    { $rows ->
        [one] No one, because line { $line } may be about someone in this team
       *[other] No one, because line { $line } and other skipped lines may be about people in this team
    }

# A button. $leaving people leave teams.
import-go =
    { $leaving ->
        [0] Import
        [one] Import and remove { $leaving } person from a team
       *[other] Import and remove { $leaving } people from teams
    }

import-change = Change the list

# After something failed on the way.
import-continue = Continue

import-other = Start with another list

import-done = People and teams imported

import-joined =
    { $count ->
        [one] { $count } person joined a team.
       *[other] { $count } people joined a team.
    }

import-left = { $names } left **{ $team }**.

import-remaining =
    { $count ->
        [one] { $count } person wasn't imported. Import the list again. No one is imported twice.
       *[other] { $count } people weren't imported. Import the list again. No one is imported twice.
    }

# How many people are new, and so on.
import-sum =
    { $outcome ->
        [created] **{ $count }** new
        [updated] **{ $count }** changed
        [unchanged] **{ $count }** unchanged
       *[failed] **{ $count }** refused
    }
