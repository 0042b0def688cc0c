## Assessments: who was invited, how far each one is, and inviting one person or many.

assessments-status-label = Status

# The first choice of the filter; the others are called as the states.
assessments-every-status = All

# Above the list of those who have finished, where the answers of some don't support a profile.
assessments-finished-hint = All questions are answered. Where the answers are unclear, they don't support a profile: offer a new assessment.

assessments-none = Nobody is invited yet

assessments-none-detail = Invite somebody and you get a link to send. It takes them five to ten minutes.

assessments-invite-first = Invite the first person

assessments-none-match = Change the status, the name or the team.

assessments-alt = Assessments with person, status and dates

assessments-column =
    { $column ->
        [person] Person
        [status] Status
        [team] Team
        [created] Invited
        [completed] Finished
       *[expires] Answer by
    }

# Which rows are on screen; $of is 0 where nobody has counted them all.
assessments-page =
    { $of ->
        [0] { $first } to { $last }, newest first
       *[other] { $first } to { $last } of { $of }, newest first
    }

## One that is opened.

assessments-when =
    { $what ->
        [created] invited on { $day }
        [started] started on { $day }
        [completed] finished on { $day }
       *[expires] answer by { $day }
    }

assessments-see-profile = Open the profile

assessments-see-person = Open this person

## Several that are ticked.

assessments-chosen =
    { $count ->
        [one] **{ $count } chosen**
       *[other] **{ $count } chosen**
    }

assessments-open = Open

assessments-show-links =
    { $count ->
        [one] Show the link
       *[other] Show { $count } links
    }

assessments-remind =
    { $count ->
        [one] Remind
       *[other] Remind { $count }
    }

assessments-links = Links to send

assessments-links-detail = Each link is for one person. Copy it and send it to them.

assessments-messages = Messages to send

# $sends is yes where the service sends mail.
assessments-messages-detail =
    { $sends ->
        [yes] One for each person. Copy it into a chat, or send it by e-mail.
       *[no] One for each person. Copy it into a chat, or open it in your e-mail program: nothing is sent from here.
    }

assessments-invite-again =
    { $count ->
        [one] Invite again
       *[other] Invite { $count } again
    }

assessments-invite-again-detail =
    { $count ->
        [one] They get a new link and answer once more. Earlier results stay.
       *[other] Each gets a new link and answers once more. Earlier results stay.
    }

# Until when it can be answered. $moves is no where one has no end date yet.
assessments-end =
    { $count ->
        [one] { $moves ->
            [no] Set a last day
           *[yes] Change the last day
        }
       *[other] Change { $count } last days
    }

# $all is yes where each of those chosen has ended.
assessments-end-expired =
    { $all ->
        [yes] { $count ->
            [one] This link has ended. With a new last day it works again, with the answers given so far.
           *[other] These links have ended. With a new last day they work again, with the answers given so far.
        }
       *[no] { $count ->
            [one] One of these links has ended. With a new last day it works again, with the answers given so far.
           *[other] { $count } of these links have ended. With a new last day they work again, with the answers given so far.
        }
    }

# Whose end it is that changes, and until when these people can answer now.
assessments-end-now =
    { $ends ->
        [never] { $names }: no last day is set.
        [day] { $names }: until { $day }.
        [some] { $names }: until different days, and some have no last day. A week or two longer leaves those as they are.
       *[different] { $names }: until different days.
    }

# A button; $day is the new last day. $start is never where there is no end yet, and different where people have different ones.
assessments-end-longer =
    { $start ->
        [never] { $weeks ->
            [one] In a week: { $day }
           *[other] In two weeks: { $day }
        }
        [different] { $weeks ->
            [one] A week longer
           *[other] Two weeks longer
        }
       *[day] { $weeks ->
            [one] A week longer: { $day }
           *[other] Two weeks longer: { $day }
        }
    }

assessments-end-label = Or choose the last day to answer

assessments-end-day =
    { $days ->
        [0] Today, { $day }
        [one] { $day }, tomorrow
       *[other] { $day }, { $days } days from now
    }

assessments-end-save = Save this date

assessments-end-none = No last day

assessments-cancel =
    { $count ->
        [one] Cancel this assessment
       *[other] Cancel these { $count }
    }

assessments-cancel-detail =
    { $count ->
        [one] The link stops working. Answers given so far are deleted. You can invite the same person again afterwards.
       *[other] Their links stop working. Answers given so far are deleted. You can invite the same person again afterwards.
    }

assessments-cancel-go =
    { $count ->
        [one] Cancel it
       *[other] Cancel them
    }
