## The directory of people.

people-import = Import

people-invite = Invite

people-invite-first = Invite people

people-menu =
    { $entry ->
        [invite] Invite everybody who isn't invited or finished
       *[export] Export this list
    }

people-sort = Order

people-sorted =
    { $by ->
        [name] A to Z
       *[created] Newest first
    }

people-groups = Show

# A group of people and how many are in it; $count is empty where that isn't known.
people-group =
    { $group ->
        [with_profile] Finished { $count }
        [waiting] Invited or started { $count }
        [to_invite] Neither { $count }
       *[all] All { $count }
    }

# Which rows are on screen; $of is 0 where nobody has counted them all.
people-page =
    { $of ->
        [0] { $first } to { $last }
       *[other] { $first } to { $last } of { $of }
    }

people-column =
    { $column ->
        [place] Style
        [chance] How likely
        [until] Answer by
        [status] Status
        [teams] Teams
        [last] Last activity
       *[person] Person
    }

people-table-alt = People, with where each lies on the circle of styles, how sure that is, the four scores, status, teams and the last activity

people-chance-help = How likely it is what the column to the left says of the person. It doesn't say who has more of a style: for that, sort by the style's letter, and treat close scores as equal. Empty where the answers look random. The key is under How it works.

# At the head of a column of scores, after the style's name.
people-score-help =
    { $styles ->
        [D] { $style }: going straight for results. 0 to 100; 50 is the middle.
        [I] { $style }: winning people over. 0 to 100; 50 is the middle.
        [S] { $style }: keeping things calm and steady. 0 to 100; 50 is the middle.
       *[C] { $style }: getting things right. 0 to 100; 50 is the middle.
    }

# In the column Answer by. The arguments are those of shared-until.
people-until =
    { $ends ->
        [never] No last day
        [moment] { $day }
        [elsewhere] { $day }
       *[day]
            { $days ->
                [0] Today
                [one] { $day } · { $days } day
               *[other] { $day } · { $days } days
            }
    }

people-hidden =
    { $why ->
        [results_held] Held back
       *[not_shared] Not shared
    }

# In place of the style, of somebody whose answers may have been picked without choosing.
people-random = Answers look random

people-sample = Sample

people-none-match = No name here contains “{ $search }”.

people-nobody = Nobody is here yet

people-nobody-detail = Invite people, or import a list. Each gets a link, answers for five to ten minutes, and then appears here with a profile.

people-export-detail = Everybody in the list as it is filtered, with style, how likely that is, the scores with their ranges, status and teams. Excel has a second sheet that says what each column means. JSON is for other programs.

# In the sheet that explains such a file.
people-export-list = Everybody who is in the list as you filtered it.

## What can be done with the people who are ticked.

people-chosen = **{ $count } chosen**

people-open-one = Open

people-compare = Compare

people-add-to-team = Add to a team

# Above the table of a group: who is in it, where its name doesn't say, and what can be done.
people-group-hint =
    { $group ->
        [to_invite] Not invited, ended, cancelled, or with unclear answers. Tick people to invite them, or to invite them again.
       *[waiting] Tick people to remind them, or to give them longer.
    }

people-remind =
    { $count ->
        [one] Remind
       *[other] Remind { $count } people
    }

people-action =
    { $action ->
        [again] Invite again
        [cancel] Cancel the invitation
        [rename] Correct name or e-mail
        [merge] Merge two entries
       *[delete] Delete
    }

people-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }

people-no-team = There is no team yet. Create one under Teams first.

people-add-who = Add { $names } to a team. From then on, its managers and coaches can see what they share with their teams.

people-add = Add

people-no-links = These invitations have ended. Invite the people again to get new links.

people-links-tab = Links

people-messages-tab = Messages

# Above the messages of several people.
people-messages-each = Nothing has been sent. Send each person only their own message: the link in it opens their answers.

# Above messages that remind people. $count of them have no end date; $all is whether that is all of them.
people-messages-ends =
    { $all ->
        [yes] { $count ->
            [one] The message names no last day to answer, because none is set.
           *[other] The messages name no last day to answer, because none is set.
        }
       *[no] { $count ->
            [one] One of the messages names no last day to answer, because none is set.
           *[other] { $count } of the messages name no last day to answer, because none is set.
        }
    }

# Opens the choice of an end date for these.
people-messages-end =
    { $count ->
        [one] Set a last day
       *[other] Set { $count } last days
    }

people-cancel-detail =
    { $count ->
        [one] The link for { $names } stops working, and answers given so far are lost.
       *[other] The links for { $names } stop working, and answers given so far are lost.
    }

people-cancel-go =
    { $count ->
        [one] Cancel the invitation
       *[other] Cancel { $count } invitations
    }

people-again-detail =
    { $count ->
        [one] { $names } gets a new link. Nothing is sent: you copy it in the next step.
       *[other] { $count } people get a new link each: { $names }. Nothing is sent: you copy the links in the next step.
    }

people-again-go =
    { $count ->
        [one] Make the link
       *[other] Make { $count } links
    }

people-invited =
    { $count ->
        [one] The new link is ready.
       *[other] { $count } new links are ready.
    }

people-all-invited = Everybody in this team has finished or is invited.

## A name corrected, two entries merged, people deleted.

people-name = Name

people-email = E-mail address

people-save = Save

people-field-wrong =
    { $field ->
        [email] This isn't an e-mail address. One looks like name@example.org.
       *[name] Enter the person's name.
    }

people-delete-title =
    { $count ->
        [one] Delete this person?
       *[other] Delete { $count } people?
    }

people-delete-detail =
    { $count ->
        [one] Their assessments, answers and profile are deleted, with their place in every team and every report about them. This can't be undone.
       *[other] Their assessments, answers and profiles are deleted, with their places in every team and every report about them. This can't be undone.
    }

people-delete-stays = The log of who looked at results keeps its entries, which hold no names. Downloaded files, events already sent to other systems, and backups keep what they contain. If you want a copy, export it first.

people-delete-keep = Keep

people-delete-go =
    { $count ->
        [one] Delete this person
       *[other] Delete { $count } people
    }

people-deleted =
    { $count ->
        [one] { $count } person deleted
       *[other] { $count } people deleted
    }

# A button below the list that opens the dialog to merge two entries, whose names are nearly the same.
people-alike = { $one } and { $other }: one person twice?

people-merge-detail = Is this the same person twice? One entry stays, and takes over the assessments, profiles and teams of the other.

people-merge-other = Other entry

people-merge-choose = Choose a person

people-merge-nobody = There is nobody else to merge this person with.

people-merge-newest = The newest { $count } people. To merge with an older entry, select both under People.

people-merge-keep = Keep

people-merge-fate =
    { $fate ->
        [kept] Stays
       *[goes] Becomes part of the other
    }

people-merge-sample = One of the two is made up, from the sample company, so they can't be merged. Delete the made-up person instead, or remove the sample company.

people-merge-keeps = The entry that stays keeps its name, and its e-mail address where it has one. If the two entries differ in who may see the results, fewer people see them. If both have a profile, the newer one is shown, and the older one stays in the history. Links that the person has still work, unless you cancel one here. This can't be undone.

# Where both entries have an open invitation.
people-merge-open = Both entries have an open invitation. The person needs only one.

# $invitation names the entry, and how long the invitation has waited and until when it works.
people-merge-stays = Stays: { $invitation }

# A tick box, ticked at first where nobody has started to answer.
people-merge-cancels =
    { $state ->
        [started] Cancel this one, with the answers given so far: { $invitation }
       *[created] Cancel this one, so that its link no longer works: { $invitation }
    }

people-merge-left =
    { $count ->
        [one] One invitation that you wanted to cancel is still open. See Assessments.
       *[other] { $count } invitations that you wanted to cancel are still open. See Assessments.
    }

people-merge-go = Merge

people-merged = Two entries merged

people-no-email = no e-mail address

people-added-on = added on { $day }
