## What was just done, said where it was done, and taking it back.

undo-go = Undo

# $names are people, and $before and $after are teams.
undo-moved =
    { $way ->
        [moved] { $names } moved from { $before } to { $after }.
        [joined] { $names } joined { $after }.
       *[left] { $names } left { $before }.
    }

# People who have no Undo, after what was done, or for whom nothing was taken back.
undo-left-out =
    { $why ->
        [not-led] Undo leaves out { $names }, because only an owner can add someone who is in none of your teams.
        [held] Undo leaves out { $names }, because a coach's separate decision about holding back those profiles would be lost.
        [changed] Nothing was undone for { $names }, because someone has changed those teams since.
       *[refused] Nothing was undone for { $names }, because you can't make this change any more.
    }

# $what says who went where.
undo-done = Undone. { $what }

# In place of the Undo that there can't be.
undo-cancelled =
    { $count ->
        [one] The invitation for { $names } is cancelled. Its link and any answers are gone for good. Inviting again makes a new link.
       *[other] The invitations for { $names } are cancelled. Their links and any answers are gone for good. Inviting again makes new links.
    }

undo-invite =
    { $count ->
        [one] Invite again
       *[other] Invite { $count } again
    }

undo-invited =
    { $what ->
        [made]
            { $count ->
                [one] { $names } is invited again. Send the new link, because the old one stays closed.
               *[other] { $names } are invited again. Send the new links, because the old ones stay closed.
            }
       *[skipped]
            { $count ->
                [one] { $names } wasn't invited again, and is either invited already or deleted.
               *[other] { $names } weren't invited again, and are either invited already or deleted.
            }
    }

undo-show-links =
    { $count ->
        [one] Show the link
       *[other] Show the links
    }
