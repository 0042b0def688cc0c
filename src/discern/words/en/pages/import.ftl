## Importing people and teams from a list.

import-column =
    { $column ->
        [team] Team
       *[people] People
    }

import-title = Import people and teams

import-about = Paste a list, one person per line. The first line names the columns: **id** (your own id for the person, which must not change), **name**, and optionally **email** and **team**. You see what will happen before anything changes.

import-check = Check the list

# What will be imported: a count of people, then one of teams.
import-plan =
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
import-no-id = required, so that the person can be recognized next time

import-teams-alt = Teams in the list with their number of people

import-go = Import

import-wait = Importing…

import-change = Change the list

import-other = Start with another list

import-nothing = Nothing to import.

import-done = People and teams imported

import-sum =
    { $outcome ->
        [created] **{ $count }** new
        [updated] **{ $count }** changed
        [unchanged] **{ $count }** unchanged
       *[failed] **{ $count }** refused
    }
