## When a leader meets nobody.

# A button, which opens a dialog.
away-go = Ich bin nicht da …

# A button beside the talks of the week of 24 December, and of the one after it. $last is the last day away.
away-turn = Vom { $since } bis { $last } nicht da?

away-title = Wann sind Sie nicht da?

away-since = Ab

away-back = Wieder da ab

away-shows = Ihre Gespräche fallen an diesen Tagen aus, für beide Seiten, und die Montagsnachricht wartet, bis Sie zurück sind. Was Sie vereinbart haben, bleibt bestehen.

# Below it, where talks of every other week or rarer fall out. $later is a list of `away-later`.
away-next = Danach sprechen Sie wieder mit { $later }. Früher geht es, wenn Sie den Tag unter „{ home-whom-yes }“ ändern.

away-later = { $name } am { $day }

# $last is the last day away.
away-said =
    { $begun ->
        [yes] Sie sind bis { $last } nicht da.
       *[no] Sie sind vom { $since } bis { $last } nicht da.
    }

# A button beside it.
away-end =
    { $begun ->
        [yes] Ich bin zurück
       *[no] Ich bin doch da
    }
