## When a leader meets nobody.

# A button, which opens a dialog.
away-go = I'm away …

# A button beside the talks of the week of 24 December, and of the one after it. $last is the last day away.
away-turn = Away from { $since } to { $last }?

away-title = When are you away?

away-since = From

away-back = First day back

away-shows = Your talks skip these days, for both of you, and Monday's message waits until you are back. What you agreed on stays.

# Below it, where talks of every other week or rarer fall out. $later is a list of `away-later`.
away-next = After that, you next meet { $later }. To meet sooner, change the day under “{ home-whom-yes }”.

away-later = { $name } on { $day }

# $last is the last day away.
away-said =
    { $begun ->
        [yes] You are away until { $last }.
       *[no] You are away from { $since } to { $last }.
    }

# A button beside it.
away-end =
    { $begun ->
        [yes] I'm back
       *[no] I'm here after all
    }
