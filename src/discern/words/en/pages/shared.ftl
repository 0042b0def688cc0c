## What several pages say: choices, statements, links, files, the sample company.

# Why there is no profile of people; $names are $count people.
shared-unanswered =
    { $standing ->
        [started]
            { $count ->
                [one] { $names } hasn't finished answering
               *[other] { $names } haven't finished answering
            }
        [created]
            { $count ->
                [one] { $names } hasn't answered yet
               *[other] { $names } haven't answered yet
            }
       *[none]
            { $count ->
                [one] { $names } has no profile yet
               *[other] { $names } have no profile yet
            }
    }

# How long an open assessment has been waiting, after the person's name.
shared-wait =
    { $state ->
        [started]
            { $days ->
                [0] started today
                [one] started yesterday
               *[other] started { $days } days ago
            }
        [started-once] started
        [invited]
            { $days ->
                [0] invited today
                [one] invited yesterday
               *[other] invited { $days } days ago
            }
       *[invited-once] invited
    }

# Until when an open assessment can be answered. $ends is never where no end is set, moment where $day has a time of
# day, and elsewhere where $day is over for the reader but not everywhere on earth. $days are left, 0 on the last.
shared-until =
    { $ends ->
        [never] no date to answer by
        [moment] answer by { $day }
        [elsewhere] answer by { $day }, which hasn't ended in every time zone yet
       *[day]
            { $days ->
                [0] answer by the end of today
                [one] answer by { $day }, { $days } day left
               *[other] answer by { $day }, { $days } days left
            }
    }

# One person's results in a few words, after the name.
shared-summary =
    { $kind ->
        [withheld] no profile, because the answers are unclear. Offer a new assessment
        [unread] finished, but this service's profile can't be read here
        [no-style] finished, but the service names no style
        [unmeasured]
            { $care ->
                [yes] the service says { $place }, but not how sure that is, read with care
               *[no] the service says { $place }, but not how sure that is
            }
        [open]
            { $care ->
                [yes] no side is clear yet, read with care
               *[no] no side is clear yet
            }
       *[said]
            { $care ->
                [yes] { $place }, read with care
               *[no] { $place }
            }
    }

# Where a person lies on the circle, in a few words: in one of eight directions, of which that of two styles lies between
# them; else in a half of the circle; else open.
shared-place =
    { $place ->
        [D] Dominance (D)
        [I] Influence (I)
        [S] Steadiness (S)
        [C] Conscientiousness (C)
        [DI] Fast above all
        [IS] People first above all
        [SC] Calm above all
        [DC] Task first above all
        [fast] Fast
        [people] People first
        [calm] Calm
        [task] Task first
       *[open] Open
    }

shared-erased = Some data were deleted on { $day }, so this page may say less than before.

# Why a team has no profile, a sentence each.
shared-empty =
    { $nobody ->
        [empty] No one is in this team yet.
        [yes] No one in this team has a profile yet.
       *[no] No one in this team has a profile that can be shown yet.
    }

shared-empty-held = A coach holds profiles back. They appear here once the coach releases them.

shared-empty-not-shared =
    { $count ->
        [one] { $count } person keeps the profile private.
       *[other] { $count } people keep their profiles private.
    }

shared-empty-withheld =
    { $count ->
        [one] { $count } person's answers are too unclear for a profile. Offer a new assessment.
       *[other] The answers of { $count } people are too unclear for a profile. Offer new assessments.
    }

shared-empty-pending =
    { $count ->
        [one] { $count } person hasn't finished yet.
       *[other] { $count } people haven't finished yet.
    }

# $nobody is yes where no member of the team has answered.
shared-empty-invited =
    { $nobody ->
        [yes]
            { $count ->
                [one] { $count } person is invited, and no one has finished yet.
               *[other] { $count } people are invited, and no one has finished yet.
            }
       *[no]
            { $count ->
                [one] { $count } person is invited and hasn't finished yet.
               *[other] { $count } people are invited and haven't finished yet.
            }
    }

# Follows shared-empty-invited: $count of these, $all is whether that is all of them.
shared-empty-elsewhere =
    { $all ->
        [yes]
            { $count ->
                [one] The invitation was for another team or for none, but the answers count here too.
               *[other] Their invitations were for other teams or for none, but the answers count here too.
            }
       *[no]
            { $count ->
                [one] { $count } of the invitations was for another team or for none, but the answers count here too.
               *[other] { $count } of the invitations were for other teams or for none, but the answers count here too.
            }
    }

shared-empty-uninvited =
    { $count ->
        [one] { $count } person isn't invited yet.
       *[other] { $count } people aren't invited yet.
    }

shared-empty-advice =
    { $nobody ->
        [empty] Paste their names to invite them, or choose people who are here.
       *[yes] Add people with a profile, or invite the people in the team.
    }

## Choosing among people, teams and assessments.

shared-nameless = (no name)

shared-own-id = id { $id }

shared-made-on = made on { $day }

# Buttons to the page of a list before the one on screen, and to the one after it.
shared-previous = Previous

shared-next = Next

# The tick boxes of a list, for screen readers the ones in its rows.
shared-tick = Tick { $name }

shared-tick-all =
    { $count ->
        [one] Tick this one
       *[other] Tick all { $count }
    }

shared-newest-listed =
    { $what ->
        [people] Only the newest { $count } people are listed.
       *[linked] Only the newest { $count } are listed. Links to older ones still work.
    }

shared-style = { $style } · { style-name }

shared-sample =
    { $what ->
        [team] Sample: made-up people
       *[person] Sample: a made-up person
    }

# The name of a person or a team of the sample company, beside others.
shared-sample-name = { $name } (sample)

## Statements, under a heading.

shared-stands-out = What stands out

# At the foot of a page: of what to do.
shared-unmeasured = What a style brings and costs, and what to do about it, is standard DISC teaching. It wasn't measured here.

## Cards: what to do in everyday situations.

shared-cards-week = For this week

shared-cards-teaching = The advice is standard DISC teaching, and only what has a badge was measured. New cards come every Monday.

shared-cards-all = All situations

shared-cards-situation = Situation

shared-report = Write a report

shared-ask = Ask

shared-question =
    { $about ->
        [team] Ask about this team
       *[assessment] Ask about this person
    }

shared-question-example =
    { $about ->
        [team] Ask: who would check the figures?
       *[assessment] Ask: how should I give feedback?
    }

shared-question-excluded-uses = Answers quote findings and advice from these pages only. Not for hiring, pay or judging people.

shared-question-excluded-uses-model = Answers quote findings and advice from these pages only, picked by { $model }. It isn't sent people's answers, addresses or names, and another name in your question is removed if it is recognised. Not for hiring, pay or judging people.

shared-question-wait = Looking for an answer…

# Above questions that are answered, each a button.
shared-question-suggestions = You could ask

## Links and invitations.

shared-form-label = Questionnaire

# A box to choose the language of the questionnaire.
shared-asked-in = Language

shared-asked-in-help = People can choose another before the first question.

shared-form =
    { $form ->
        [fixed] Full: 24 questions, five to ten minutes
       *[short] Short: 12 questions, about five minutes, less certain
    }

# $ends is never where no end date is set; otherwise $day is the last day.
shared-link =
    { $ends ->
        [never] This is the link for **{ $name }**. It works until every question is answered.
       *[day] This is the link for **{ $name }**. It works until every question is answered, or until { $day } at the latest.
    }

# Until when who is invited can answer, to choose from: no end or, on $day, so many weeks from now.
shared-ends-label = Answer by

# A date field beside it.
shared-ends-day = Or another date

shared-ends =
    { $weeks ->
        [0] No date
        [one] { $day }, { $weeks } week from now
       *[other] { $day }, { $weeks } weeks from now
    }

# $names are $count people who answer again.
shared-link-none =
    { $count ->
        [one] { $names } answers again with a private link that only they have, so it can't be sent from here. Ask them to open it. If it's lost, make a new link: what they answered with the old one is gone then.
       *[other] { $names } answer again with private links that only they have, so these can't be sent from here. Ask them to open theirs. If one is lost, open that person and make a new link.
    }

shared-link-new = New link

# Below the links of several people, one by one.
shared-links-all = All links in one text

shared-link-message = A message to copy

shared-link-code = QR code

shared-link-code-alt = The link as a QR code, for a phone's camera

shared-invite-again = Invite again

# In a dialog, above the button.
shared-invite-again-detail = **{ $name }** gets a new link and answers once more. Earlier profiles stay in the history.

# In place of the button that makes a new link, where the one before still waits.
shared-invite-open = **{ $name }** hasn't finished yet, and the earlier link still works. Send it again:

shared-mail-program = Open in your mail program

shared-mail-subject =
    { $kind ->
        [reminder] Reminder: a short questionnaire about how you like to work
       *[invitation] A short questionnaire about how you like to work
    }

shared-mail-no-address = There is no e-mail address to send it to. You can add one on the person's page, or copy the message.

shared-mail-send =
    { $step ->
        [again] Send again
        [reminder] Remind by mail
       *[invitation] Send by mail
    }

shared-mail-all =
    { $count ->
        [one] Send { $count } mail
       *[other] Send { $count } mails
    }

# $left are people without an e-mail address, who want no reminders, or who got three mails today.
shared-mail-all-done =
    { $left ->
        [0] { $count ->
                [one] { $count } mail goes out.
               *[other] { $count } mails go out.
            }
       *[other] { $count } mailed, { $left } not. People get no mail if they have no e-mail address, want no reminders, or have already had the day's limit of mails.
    }

# $at is a day with a time; $reason a sentence on its own, used where a mail isn't sent.
shared-mail-state =
    { $kind ->
        [reminder]
            { $state ->
                [waiting] A reminder goes out by mail on { $at }, unless every question is answered before then.
                [retried] The reminder could not be sent yet. { $reason } The next try is on { $at }.
                [sending] The reminder is being sent.
                [sent] A reminder went out by mail on { $at }.
                [unsure] The reminder of { $at } may not have arrived, because the mail server didn't confirm it.
               *[failed] The reminder could not be sent. { $reason }
            }
       *[invitation]
            { $state ->
                [waiting] The invitation is being sent by mail.
                [retried] The invitation could not be sent yet. { $reason } The next try is on { $at }.
                [sending] The invitation is being sent by mail.
                [sent] The invitation went out by mail on { $at }.
                [unsure] The invitation of { $at } may not have arrived, because the mail server didn't confirm it.
               *[failed] The invitation could not be sent. { $reason }
            }
    }

# $days are one or two days, such as 2 Dec 2026 and 4 Dec 2026.
shared-mail-reminders = A reminder goes out by mail on { $days }, unless every question is answered before then.

shared-mail-reason =
    { $reason ->
        [not_set_up] No mail server is set up any more.
        [private_address] The mail server isn't on the public internet, and no one has allowed that.
        [unreachable] The mail server can't be reached.
        [not_secure] The connection to the mail server isn't secure.
        [login_refused] The mail server refuses the user or the password.
        [postponed] The mail server asks to try again later.
        [sender_refused] The mail server refuses the sender's address.
        [address_refused] The mail server refuses this person's address.
        [message_refused] The mail server refuses the message.
       *[none] The mail server didn't say why.
    }

# A message to a person; plain text. $state is started where they are to go on, reminded a day after the invitation.
# $ends is never where no end date is set; otherwise $day is the last day.
shared-message =
    Hello { $name },

    { $state ->
        [started] This is a reminder that you have started a short questionnaire about how you like to work. Your answers are saved, and you can go on in the browser where you started:
        [reminded]
            { $form ->
                [fixed] This is a reminder that a short questionnaire about how you like to work is still waiting for you. It takes five to ten minutes:
               *[short] This is a reminder that a short questionnaire about how you like to work is still waiting for you. It takes about five minutes:
            }
       *[created]
            { $form ->
                [fixed] Please answer a short questionnaire about how you like to work. It takes five to ten minutes:
               *[short] Please answer a short questionnaire about how you like to work. It takes about five minutes:
            }
    }

    { $link }

    { $ends ->
        [day] Please answer by { $day }.{" "}
       *[never] {""}
    }There are no right or wrong answers, and no style is better than another. You can stop at any time, and go on later in the same browser. At the end you see your own profile. Before you start, you read who else can see it, and you can change that. Please keep this link to yourself.

    Thank you!

# Beside a link, or above several. $reach: where it opens; unsent, if everywhere, and nobody sends it. $way is the address
# of the settings.
shared-link-reach =
    { $reach ->
        [here]
            { $what ->
                [all] These links work only on this computer. [**Let colleagues reach Discern**]({ $way }) before you send them, or have people answer here.
               *[one] This link works only on this computer. [**Let colleagues reach Discern**]({ $way }) before you send it, or have people answer here.
            }
        [network]
            { $what ->
                [all] These links open on phones and computers in the same network as this computer.
               *[one] This link opens in the same network as this computer. Phones scan the code.
            }
       *[unsent]
            { $what ->
                [all] No mail goes out from here yet, so send the links yourself. An owner can set up mail under Settings.
               *[one] No mail goes out from here yet, so send the link yourself. An owner can set up mail under Settings.
            }
    }

# At the foot of a printed page.
shared-excluded-printed = Discern · for development and team dialogue, never for hiring

## Files.

shared-export = Export

shared-export-about = Excel and CSV open in a spreadsheet. JSON has every detail, for other programs.

shared-export-as = Export as { $kind }

shared-table-and-files = Table and files

shared-table-file = Table (CSV)

shared-picture = Picture ({ $kind })

shared-picture-failed = The { $kind } picture couldn't be made

## The sample company.

shared-sample-load-wait = Forty people are answering…

shared-sample-unknown = We can't check right now whether the sample company is loaded.

shared-sample-about = A made-up company to explore, with 40 people in 4 teams. Their answers are scored like real ones. Beside your own people they are marked, and you can remove them at any time.

shared-sample-load = Load the sample company

shared-sample-loaded = The sample company is loaded. Its people and teams are made up.

shared-sample-finish = Finish loading it

shared-sample-remove = Remove the sample company

shared-sample-remove-detail = This deletes its 40 people, 4 teams and everything made from their answers. Your own people stay.

shared-sample-remove-now = Remove it now

shared-sample-remove-wait = Removing…

## Lists of people, pasted or uploaded.

# How sure a finding is, in the chip beside it.
# Where someone lies on the circle, as what one can see: in one of eight directions, else in a half.
shared-way =
    { $place ->
        [D] Fast, task first
        [I] Fast, people first
        [S] Calm, people first
        [C] Calm, task first
        [DI] Fast above all
        [IS] People first above all
        [SC] Calm above all
        [DC] Task first above all
        [fast] Fast
        [people] People first
        [calm] Calm
        [task] Task first
       *[open] No side yet
    }

shared-chip =
    { $strength ->
        [very-likely] Very likely
        [likely] Likely
        [leaning] Leaning
       *[open] Open
    }

# A link below a statement about two people, to their comparison.
shared-compare-two = Compare { $names }

# Of findings, advice or questions.
shared-more-findings = { $count } more

## Filters of a list.

shared-search-people = Search by name

# The way from one person, team or report to the list.
shared-all =
    { $page ->
        [people] All people
        [teams] All teams
       *[reports] All reports
    }

shared-team = Team

shared-all-teams = All teams

# In place of the box to choose a team.
shared-teams-unknown = Teams can't be listed right now.

## What a page shows in place of its content.

shared-none-match = Nothing matches

shared-clear-filters = Clear search and filters

shared-outline = On this page

# The button of a menu.
shared-more = More
