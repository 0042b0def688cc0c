## The directory of people.

# The page's title. Of $people, $profiles have a profile, and $waiting of the others are invited or answering.
people-title =
    { $kind ->
        [nobody] No one is here yet.
        [all]
            { $profiles ->
                [one] The first profile is here.
               *[other] All { $profiles } have a profile.
            }
        [none]
            { $waiting ->
                [0] No one has a profile yet.
                [one] No profile yet, and one person hasn't finished.
               *[other] No profile yet, and { $waiting } people haven't finished.
            }
       *[some]
            { $profiles ->
                [one]
                    { $waiting ->
                        [0] { $profiles } of { $people } has a profile.
                        [one] { $profiles } of { $people } has a profile, and one hasn't finished yet.
                       *[other] { $profiles } of { $people } has a profile, and { $waiting } haven't finished yet.
                    }
               *[other]
                    { $waiting ->
                        [0] { $profiles } of { $people } have a profile.
                        [one] { $profiles } of { $people } have a profile, and one hasn't finished yet.
                       *[other] { $profiles } of { $people } have a profile, and { $waiting } haven't finished yet.
                    }
            }
    }

people-import = Import

people-invite = Invite people

people-invite-first = Invite the first person

people-menu =
    { $entry ->
        [invite] Invite everyone without a profile
       *[export] Export this list
    }

people-sort = Order

people-sorted =
    { $by ->
        [name] By name
        [D] Direct (D) first
        [I] Outgoing (I) first
        [S] Steady (S) first
        [C] Careful (C) first
       *[created] Newest first
    }

# Above a list that begins with the people of a style.
people-sorted-hint = The surest { $styles } come first, then those with { $styles } as one of two. The order says how sure it is, not how much or how well.

# Which rows are on screen; $of is 0 where no one has counted them all.
people-page =
    { $of ->
        [0] { $first } to { $last }
       *[other] { $first } to { $last } of { $of }
    }

# In exported files.
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

# At the head of a column of scores, after the style's name.
people-score-help =
    { $styles ->
        [D] { $style }: going straight for results. 0 to 100; 50 is the middle.
        [I] { $style }: winning people over. 0 to 100; 50 is the middle.
        [S] { $style }: keeping things calm and steady. 0 to 100; 50 is the middle.
       *[C] { $style }: getting things right. 0 to 100; 50 is the middle.
    }

# In a file, in the column Answer by.
people-until-never = No date

people-hidden =
    { $why ->
        [results_held] Held back
       *[not_shared] Not shared
    }

# In place of the style, of someone whose answers may have been picked without choosing.
people-random = Unclear answers

people-sample = Sample

people-none-match = No name here contains “{ $search }”.

people-nobody = No one is here yet

people-nobody-detail = Invite people, or import a list. Each person gets a link, answers for five to ten minutes, and then has a profile here.

people-export-detail = Everyone shown in the list now: their style and how sure it is, scores with ranges, status and teams. Excel has a second sheet that says what each column means. JSON is for other programs.

# In the sheet that explains such a file.
people-export-list = Everyone shown in the list with your filters.

## What can be done with the people who are ticked.

people-chosen = **{ $count } chosen**

people-open-one = Open

people-compare = Compare

people-brief = Prepare a meeting

people-add-to-team = Add to a team

# Above a group: what can be done.
people-group-hint =
    { $group ->
        [to_invite] Tick people to invite them.
       *[waiting] Tick people to remind them, or to give them more time.
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

people-add-who = Add { $names } to a team. From then on, the managers and coaches of that team see what is shared with teams.

people-add = Add

people-no-links = These invitations have ended. Invite the people again to get new links.

people-links-tab = Links

people-messages-tab = Messages

# Above the messages of several people.
people-messages-each = Nothing has been sent. Each message is for one person alone: its link opens that person's answers.

# Above messages that remind people. $count of them have no end date; $all is whether that is all of them.
people-messages-ends =
    { $all ->
        [yes] { $count ->
            [one] The message names no date to answer by, because none is set.
           *[other] The messages name no date to answer by, because none is set.
        }
       *[no] { $count ->
            [one] One of the messages names no date to answer by, because none is set.
           *[other] { $count } of the messages name no date to answer by, because none is set.
        }
    }

# Opens the choice of an end date for these.
people-messages-end =
    { $count ->
        [one] Set a date to answer by
       *[other] Set { $count } dates to answer by
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

people-all-invited = Everyone in this team has a profile or is invited.

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
        [one] The person's assessments, answers, profile and place in every team are deleted, and so is every report about this person. This can't be undone.
       *[other] Their assessments, answers, profiles and places in every team are deleted, and so is every report about them. This can't be undone.
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
people-alike = Are { $one } and { $other } the same person?

people-merge-detail = If these two entries are the same person, one stays and takes over the assessments, profiles and teams of the other.

people-merge-other = Other entry

people-merge-choose = Choose a person

people-merge-nobody = There is no one else to merge this person with.

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

# A tick box, ticked at first where no one has started to answer.
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
