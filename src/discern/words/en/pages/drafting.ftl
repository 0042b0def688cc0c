## Sentences that a language model drafts: the switch, asking, and deciding on each.

# $model is the name of a language model.
drafting-switch = Let { $model } draft sentences

drafting-switch-note = Off, every sentence is Discern's own. On, people may ask the AI for an opening to a report of theirs, and for a draft beside the answer to a question. They alone see it, and nothing enters a report until they accept it. Switching it off deletes all that nobody has accepted.

drafting-ask =
    { $again ->
        [yes] Draft more with AI
       *[no] Draft an opening with AI
    }

drafting-ask-note = { $model } gets the statements of this report without names. Only you see the draft, and no sentence enters the report until you accept it.

drafting-under-way = The opening is being drafted

drafting-title = A draft for the opening

drafting-label = Drafted by AI, not checked for meaning.

drafting-note = Only you see it. { $model } wrote these sentences: compare each with what it cites, and accept it only if you would say it yourself.

drafting-answer-note = { $model } wrote these sentences from the answer above. Compare each with what it cites. Only you see them, and they are kept nowhere.

drafting-cites = What it cites

# What a filter doubts in a sentence.
drafting-doubt =
    { $doubt ->
        [unknown_id] Cites something that isn't there
        [name] A word that may be a name
        [number] A number that isn't in what it cites
        [negation] Says “not” where what it cites doesn't, or the reverse
        [excluded_use] May be about a use that Discern isn't for
       *[markup] A link or markup
    }

# $number is that of the sentence.
drafting-accept = Accept { $number }

drafting-decline = Decline { $number }

drafting-accepted = In the report

drafting-take-out = Take { $number } out

drafting-decline-rest = Decline the rest

drafting-expires = What you don't accept is deleted on { $day }.

drafting-question = Have AI draft an answer too, for me alone
