## On a person's own page, below their profile: the members of their teams who share with them.

own-colleagues-title = Your colleagues

own-colleagues-offer = See how the people in your teams like to work, and what the two of you can expect of each other. Only those who share see each other, and nobody sees scores or answers.

# On a fold: the text that somebody agrees to.
own-colleagues-terms = What they see, and what is stored

own-colleagues-agree = By sharing you agree to this. You can stop at any time.

own-colleagues-share = Share with my colleagues

own-colleagues-nobody = Nobody in your teams shares with their colleagues yet. You see them here as soon as they do.

own-colleagues-private = Only you and your coach see your profile. To share with your colleagues, let more people see it first:

own-colleagues-not-certain =
    { $by ->
        [sign-in] To see your colleagues and share with them, first confirm this sign-in with each of your private links.
       *[link] More than one link was given out under your name, so this one can't share with colleagues. Sign in, or ask the people who run Discern here.
    }

# Under who sees the profile.
own-colleagues-see-too = The people in your teams who share with their colleagues too see part of it:

own-colleagues-you-two = You two

# In place of the list, while the service doesn't answer.
own-colleagues-lost = Your colleagues can't be shown at the moment. This page tries again by itself.

own-colleagues-saved =
    { $what ->
        [colleagues] You share with your colleagues now. Add a line or two of your own below, if you like.
        [lines] Your lines are saved. Your colleagues see them now.
       *[stopped] You don't share with your colleagues any more, and your lines for them are deleted.
    }

## What colleagues see of the person.

own-colleagues-own = What they see of you

own-colleagues-own-detail = Your name, your first finding with how sure it is, your lines, and three sentences on the two of you.

own-colleagues-line = My line { $number } for colleagues

own-colleagues-example =
    { $number ->
        [1] Write to me first, then call.
        [2] I think best before ten.
       *[3] Tell me straight when I am too quick.
    }

own-colleagues-save = Save my lines

own-colleagues-agreed = You agreed to this on { $day }

own-colleagues-stop = Stop sharing with my colleagues
