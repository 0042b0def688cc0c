## The people one meets one to one, and the page that prepares a talk: both read the same words.

# On a person's page. $day is a day of the week, $next a date.
talk-meet =
    { $weeks ->
        [one] You meet on { $day }s · next on { $next }
        [2] You meet on { $day }s, every other week · next on { $next }
       *[other] You meet on { $day }s, every { $weeks } weeks · next on { $next }
    }

# A button that opens the form.
talk-meet-set =
    { $state ->
        [set] Change
       *[none] We meet one to one
    }

talk-meet-day = On

talk-meet-how-often = How often

talk-meet-rhythm =
    { $weeks ->
        [one] Every week
        [2] Every other week
       *[other] Every { $weeks } weeks
    }

# A Monday is chosen.
talk-meet-from = First in the week of

# Below it, before it is saved. $days is one talk-meet-date, or several.
talk-meet-first = First on { $days }

talk-meet-date = { $weekday }, { $day }

# Above the button. $whose is the person's first name, or people's where there are several.
talk-meet-shows =
    { $count ->
        [one] Once you meet, { $name } can read each talk's page too. Either of you can stop sharing it.
       *[other] Once you meet, each of them can read the page of their talks too. Either of you can stop sharing it.
    }

talk-meet-save = Save

talk-meet-end = Stop these meetings

# A link to the page.
talk-prepare = Prepare

# A file with all days of a meeting.
talk-calendar = Add to my calendar

talk-every =
    { $weeks ->
        [one] every { $day }
        [2] every other { $day }
       *[other] every { $weeks } weeks on { $day }
    }

# A dialog.
talk-choose = Who do you meet one to one?

talk-choose-whom = Up to { $count } people

talk-choose-none = Type a name

# Below them, where people were taken out whom the reader meets so far.
talk-choose-gone = You won't meet { $names } regularly any more. What you agreed on stays.

# In place of all else, where one of the two doesn't share the page.
talk-not-shared = not shared

# A button: the two don't meet on the next day of their meeting.
talk-skip = Skip this time

# $day is a date.
talk-skipped = You don't meet on { $day }. What you agreed on stays.

# A button beside it.
talk-skip-undo = Meet after all

## The page.

talk-person = Who is it with?

talk-other = With another person?

# The box where it is the reader who talks with the person.
talk-with-you = with you

talk-choose-person = Choose a person

talk-occasion-label = What is it about?

# $every is like “every other Tuesday”, where $meets is yes.
talk-occasion =
    { $occasion ->
        [feedback] Feedback
        [disagreement] A disagreement
        [delegating]
            { $meets ->
                [pair] Sharing work
               *[no] Delegating
            }
        [change] A change
       *[one-to-one]
            { $meets ->
                [yes] 1:1, { $every }
                [pair] Working together
               *[no] One to one (1:1)
            }
    }

# Below the title of two people who share work; buttons with their first names follow.
talk-delegating = If one hands work to the other, prepare a talk with the one who gets it:

talk-view-label = What to show

talk-view =
    { $view ->
        [compare] Compare
       *[talk] Talk
    }

# The title where nothing is advised; $asked is whether there is a question.
talk-title =
    { $asked ->
        [yes] One question for { $names }.
       *[no] Nothing new for { $names } this week.
    }

# Below it: why nothing is advised. $names are first names.
talk-open =
    { $why ->
        [nothing_new]
            { $asked ->
                [yes] You've been through all the advice on this. Here is a question; the advice comes back in a few weeks.
               *[no] You've been through everything on this. It comes back in a few weeks.
            }
        [no_card] There's no advice for this occasion.
        [random] Answers here look more like random picks than like choices, so there is just a question.
        [unfinished] { $names } hasn't finished answering. Until then, there is just a question.
        [unanswered] { $names } has no profile yet. Until then, there is just a question.
        [withheld] { $names }'s answers make no profile, so there is just a question.
        [held] The profile is held back until it has been talked through. Until then, there is just a question.
       *[open] Nothing is sure enough here for advice: just a question.
    }

# Above what two people agreed on.
talk-last = You agreed

talk-card =
    { $card ->
        [open] Open with
        [then] Then ask
        [ready] Have ready
       *[avoid] Avoid
    }

# Buttons.
talk-used-go = We used this

talk-refused-go = Something else

talk-used = You won't see it again for eight weeks.

talk-refused = Here is something else. You won't see the other one again for eight weeks.

# In place of the button.
talk-is-used = Used this week

# Above the form for what the two agree on.
talk-until-next = Until next time

# Who sees what, where people sign in. $name is the person's, or both names of a talk of two.
talk-readers =
    { $meets ->
        [yes] The advice: you and { $name }.
        [later] The advice: you, and { $name } after answering.
       *[no] The advice: only you.
    } { agreements-readers }

# A file of one page.
talk-print = Print

talk-stop-sharing = Stop sharing this page

talk-share = Open this page again

talk-not-shared-title = Not shared

# No page yet.
talk-choose-first = Who do you talk with?

talk-about = Choose a person, or two. You get one thing to do, a question to open with, and room for what you agree on.

talk-too-few = No one to talk with yet

talk-too-few-detail = Invite the people you work with. A talk can be prepared once they have a profile, or once you meet.

talk-none = No talks here

talk-none-detail = This service prepares no talks.

talk-missing-detail =
    { $invited ->
        [yes] Say on { $name }'s page that you meet: then there is at least a question.
       *[no] Invite { $name }, or say on their page that you meet: then there is at least a question.
    }

talk-missing-two-detail = A talk of two people is prepared once both have a profile.

talk-missing-two = One of the two has no profile that you can see.
