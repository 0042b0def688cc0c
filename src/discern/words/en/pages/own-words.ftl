## What people say of their own profile, and what they write on working with them.

own-words-marks = Does this fit you?

# Under own-words-marks, where one choice is for the headline and a text of several sentences.
own-words-whole = Your choice is for all of it: the headline and this text.

# $statement is a short statement about the person.
own-words-fit-label = Does this fit you? { $statement }

own-words-fit =
    { $fit ->
        [fits] Fits
        [partly] Partly
       *[not_me] Not me
    }

own-words-comment-label = In your own words, on: { $statement }

own-words-comment = Add a sentence if you like

## The page on working with somebody.

own-words-title = Working with { $name }

# Above the same words, on a person's page.
own-words-of = { $name } on working together

own-words-shared = { $name } wrote this and gave you the link. It works until { $day }.

# Above statements from the profile.
own-words-confirmed =
    { $voice ->
        [you] From your profile, marked “Fits” by you
       *[named] From the profile, marked “Fits” by the person it is about
    }

own-words-own-title = Working with me

own-words-own-detail = A page in your own words for the people you work with. What you mark “Fits” in your profile is on it too. Skip any question you like.

own-words-prompt =
    { $prompt ->
        [reach_me] The best way to reach me
        [best_work] I do my best work when
        [feedback] How I like to get feedback
        [under_pressure] Under pressure, you'll notice that I
        [when_stuck] When I'm stuck, it helps me if you
       *[ask_me] Ask me about
    }

own-words-visibility = Who can read it?

own-words-visible-to =
    { $visibility ->
        [nobody] Only me
        [team] Everyone who sees my profile
       *[link] Also anyone I give a link to
    }

own-words-save = Save this page

own-words-not-certain =
    { $by ->
        [sign-in] To write this page, first confirm this sign-in with each of your private links, under Profile.
       *[link] More than one link was given out under your name, so this one can't change the page. Sign in, or ask the people who run Discern here.
    }

own-words-link-open = A link is open until { $day }. It was shown when you made it.

own-words-days-label = How long the link is open

own-words-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

own-words-link =
    { $again ->
        [yes] Make a new link
       *[no] Make a link
    }

own-words-revoke = End the link
