### Looking back two weeks after a profile, on a person's own page; and what all said, in Settings.

look-back-title = Did it show?

# On the profile, with a link.
look-back-due = Two weeks with your profile: did it show?

look-back-go = Look back: four sentences, one minute

# On the profile, with a link, once all four are answered.
look-back-again = All four sentences, and what you said

look-back-about = Think of the last two weeks at work. Three of these sentences are from your profile, and one is from another style. You'll see which once you have answered.

look-back-who = Nobody sees what you say. It is stored until you delete it, counted without names once 20 people have answered, and changes no score.

look-back-none = There is nothing to look back at yet.

look-back-heading =
    { $kind ->
        [energises] Energises you
        [drains] Drains you
        [do] Helps people work with you
       *[dont] Makes it hard to work with you
    }

look-back-fit =
    { $fit ->
        [fits] Fits
        [partly] Partly
       *[not_me] Doesn't fit
    }

look-back-missing = Please answer all four.

look-back-send = Show me which one

# $fits of $count sentences of the person's own profile fit; $foreign is what they said of the other.
look-back-verdict =
    { $fits ->
        [0] None of your own { $count } sentences fits fully
        [1] 1 of your own { $count } sentences fits
       *[other] { $fits } of your own { $count } sentences fit
    }{ $foreign ->
        [fits] , and so does the one from another style.
        [partly] ; the one from another style fits partly.
       *[not_me] , and the one from another style doesn't.
    }

look-back-said =
    { $fit ->
        [fits] You said: fits
        [partly] You said: partly
       *[not_me] You said: doesn't fit
    }

look-back-whose =
    { $foreign ->
        [yes] From another style
       *[no] From your profile
    }

## Settings.

look-back-rates-title = Did it show?

look-back-rates-about = Two weeks after their profile, people say of four sentences whether they fit. One of the four is from the opposite style, so you can see how often a sentence fits that isn't theirs. No score rests on it.

look-back-rates-few =
    { $answered ->
        [0] Nobody has looked back yet.
        [one] { $answered } person has looked back.
       *[other] { $answered } people have looked back.
    } What they said is shown from { $needed } people on.

look-back-rates-column =
    { $column ->
        [kind] Sentence
        [own] Fits, from their own profile
       *[foreign] Fits, from the opposite style
    }

look-back-rates-kind =
    { $kind ->
        [energises] What energises them
        [drains] What drains them
        [do] What to do with them
       *[dont] What not to do with them
    }

# How many of all who were asked said that it fits, fully and partly.
look-back-rates-count =
    { $asked ->
        [0] nobody was asked
       *[other] { $fits } of { $asked }, { $partly } more partly
    }
