## What was just done, said where it was done, and taking it back.

undo-go = Undo

# $names are people, and $before and $after are teams.
undo-moved =
    { $way ->
        [moved] { $names } moved from { $before } to { $after }.
        [joined] { $names } joined { $after }.
       *[left] { $names } left { $before }.
    }

# People who have no Undo, after what was done, or who were left as they are.
undo-left-out =
    { $why ->
        [not-led] Undo leaves out { $names }: only an owner can add somebody who is in none of your teams.
        [held] Undo leaves out { $names }: a coach decided for them alone whether their results are held back, and that would be lost.
        [changed] Left as they are: { $names }. Somebody has changed their teams since.
       *[refused] Left as they are: { $names }. You can't make this change any more.
    }

undo-done = Undone: { $what }

# In place of the Undo that there can't be.
undo-cancelled =
    { $count ->
        [one] { $names }: the invitation is cancelled. Its link and any answers are gone for good. Inviting again makes a new link.
       *[other] { $names }: the invitations are cancelled. Their links and any answers are gone for good. Inviting again makes new links.
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
                [one] { $names } is invited again. The new link has to be sent; the old one stays closed.
               *[other] { $names } are invited again. The new links have to be sent; the old ones stay closed.
            }
       *[skipped]
            { $count ->
                [one] { $names } wasn't invited again: they are invited already, or deleted.
               *[other] { $names } weren't invited again: they are invited already, or deleted.
            }
    }

undo-show-links =
    { $count ->
        [one] Show the link
       *[other] Show the links
    }
