## Assessments: who was invited, how far each one is, and inviting one person or many.

# The page's title; $waiting is how many can still be answered. $kind is nobody where there is no invitation at all.
assessments-title =
    { $kind ->
        [nobody] No one has been invited yet.
       *[some]
            { $waiting ->
                [0] No invitation is open.
                [one] One invitation is open.
               *[other] { $waiting } invitations are open.
            }
    }

# Above the list of those without a profile.
assessments-none-hint = To reopen an invitation that has ended, set a new date to answer by. If the answers are unclear, offer a new assessment.

assessments-none = No one has been invited yet

assessments-none-detail = Invite someone and you get a link to send. Answering takes five to ten minutes.

assessments-invite-first = Invite the first person

assessments-none-match = Change the group, the name or the team.

assessments-column =
    { $column ->
        [person] Person
        [status] Status
        [team] Team
        [created] Invited
        [completed] Finished
       *[expires] Answer by
    }

# In a row.
assessments-form =
    { $form ->
        [fixed] 24 questions
       *[short] 12 questions
    }

# A button in a row, for screen readers with the person's name.
assessments-link = Link

# Which rows are on screen; $of is 0 where no one has counted them all.
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

assessments-links-detail = Each link is for one person. Copy it and send it.

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
        [one] The person gets a new link and answers once more. Earlier profiles stay.
       *[other] Each person gets a new link and answers once more. Earlier profiles stay.
    }

# Until when it can be answered. $moves is no where one has no end date yet.
assessments-end =
    { $count ->
        [one] { $moves ->
            [no] Set a date to answer by
           *[yes] Change the date to answer by
        }
       *[other] Change { $count } dates to answer by
    }

# $all is yes where each of those chosen has ended.
assessments-end-expired =
    { $all ->
        [yes] { $count ->
            [one] This link has ended. With a new date it works again, with the answers given so far.
           *[other] These links have ended. With a new date they work again, with the answers given so far.
        }
       *[no] { $count ->
            [one] One of these links has ended. With a new date it works again, with the answers given so far.
           *[other] { $count } of these links have ended. With a new date they work again, with the answers given so far.
        }
    }

# Whose end it is that changes, and until when these people can answer now.
assessments-end-now =
    { $ends ->
        [never] { $names } can answer at any time.
        [day] { $names } can answer until { $day }.
        [some] { $names } can answer until different dates, or at any time. A week or two longer moves only the dates that are set.
       *[different] { $names } can answer until different dates.
    }

# A button; $day is the new date. $start is never where there is no end yet, and different where people have different ones.
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

assessments-end-label = Or choose the date to answer by

assessments-end-day =
    { $days ->
        [0] Today, { $day }
        [one] { $day }, tomorrow
       *[other] { $day }, { $days } days from now
    }

assessments-end-save = Save this date

assessments-end-none = No date

assessments-cancel =
    { $count ->
        [one] Cancel this invitation
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
