## What several pages say: choices, statements, links, files, the sample company.

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
        [never] no last day to answer
        [moment] until { $day }
        [elsewhere] until { $day }, which isn't over everywhere yet
       *[day]
            { $days ->
                [0] today is the last day
                [one] until { $day }, { $days } day left
               *[other] until { $day }, { $days } days left
            }
    }

# One person's results in a few words, after the name.
shared-summary =
    { $kind ->
        [withheld] unclear answers, so no profile. Offer a new assessment
        [random] answers look random, read with care
        [unread] finished; this service's result can't be read here
        [no-style] finished; the service names no style
        [unmeasured]
            { $care ->
                [yes] the service says { $place }, but not how certain that is, read with care
               *[no] the service says { $place }, but not how certain that is
            }
        [open]
            { $care ->
                [yes] no direction stands out, read with care
               *[no] no direction stands out
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
        [DI] Above all fast
        [IS] Above all people first
        [SC] Above all calm
        [DC] Above all task first
        [fast] Fast
        [people] People first
        [calm] Calm
        [task] Task first
       *[open] Open
    }

shared-erased = Some data were deleted on { $day }, so less may be said here than before.

# Why a team has no profile, a sentence each.
shared-empty =
    { $nobody ->
        [yes] This team has no profile yet.
       *[no] This team has no profile that can be shown yet.
    }

shared-empty-held = A coach is holding results: they appear here once the coach releases them.

shared-empty-not-shared =
    { $count ->
        [one] { $count } person keeps their results to themselves.
       *[other] { $count } people keep their results to themselves.
    }

shared-empty-withheld =
    { $count ->
        [one] { $count } person's answers are unclear and don't support a profile: offer them a new assessment.
       *[other] The answers of { $count } people are unclear and don't support a profile: offer them a new assessment.
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
                [one] { $count } person is invited; nobody has finished yet.
               *[other] { $count } people are invited; nobody has finished yet.
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
                [one] The invitation was made for another team or for none; the answers count here too.
               *[other] Their invitations were made for other teams or for none; the answers count here too.
            }
       *[no]
            { $count ->
                [one] { $count } of the invitations was made for another team or for none; the answers count here too.
               *[other] { $count } of the invitations were made for other teams or for none; the answers count here too.
            }
    }

shared-empty-uninvited =
    { $count ->
        [one] { $count } person isn't invited yet.
       *[other] { $count } people aren't invited yet.
    }

shared-empty-advice = Add people who have finished, or invite the people in the team.

## Choosing among people, teams and assessments.

shared-nameless = (no name)

shared-own-id = id { $id }

shared-made-on = made on { $day }

shared-newer = Newer

shared-older = Older

shared-newest-listed =
    { $what ->
        [people] Only the newest { $count } people are listed.
        [linked] Only the newest { $count } are listed. Links to older ones still work.
       *[searched] Only the newest { $count } are listed. Search for anyone else.
    }

shared-style = { $style } · { style-name }

shared-sample =
    { $what ->
        [team] Sample: made-up people
       *[person] Sample: a made-up person
    }

## Statements, under headings.

shared-heading =
    { $heading ->
        [strengths] Strengths
        [watch-outs] Watch out for
        [clashes] Where people may clash
        [tries] To try this week
        [questions] Questions to ask
        [open] Can't tell yet
        [newcomer] What a newcomer would change
        [sub-groups] Sub-groups
        [situations] Easy and hard, by situation
        [caveats] To keep in mind
       *[stands-out] What stands out
    }

shared-unmeasured = What follows from a style is what DISC courses teach. It wasn't measured here.

## Cards: what to do in everyday situations.

shared-cards-week = For this week

shared-cards-teaching = The advice is what DISC courses teach. Only the line “Because” was measured. Next week there are other cards.

shared-cards-all = All situations

shared-cards-situation = Situation

# A headline of what is more likely than not, and not yet likely.
shared-leaning = { $claim }, it seems

# The claim that a card rests on, by its headline, such as “Dominance (D)”.
shared-cards-because = Because: { $claim } ({ $strength })

# $claim is a sentence that says how sure it is.
shared-cards-because-who = Because: { $claim }

# Under a piece of advice, before how sure it is: the claim that it follows from, by its headline.
shared-because = Because: { $claim }

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

shared-question-excluded-uses = Answered only with statements and cards from these results. Not for hiring, pay or judging people.

shared-question-excluded-uses-model = Answered only with statements and cards from these results, which { $model } picks. It isn't sent answers, addresses or the names of people here; another name in your question is removed if it is recognised. Not for hiring, pay or judging people.

shared-question-wait = Reading the statements…

shared-question-topics =
    { $about ->
        [team] Ask about decisions, meetings, planning, conflict, pressure or newcomers, or name one or two people of the team.
       *[assessment] Ask about decisions, meetings, planning, feedback, a difficult conversation, conflict, pressure or change.
    }

## Links and invitations.

shared-form-label = Questionnaire

shared-form =
    { $form ->
        [fixed] Full: 24 questions, five to ten minutes
       *[short] Short: 12 questions, about five minutes, less certain
    }

# $ends is never where no end date is set; otherwise $day is the last day.
shared-link =
    { $ends ->
        [never] This is the link for **{ $name }**. It works until they have finished.
       *[day] This is the link for **{ $name }**. It works until they have finished, or until { $day } at the latest.
    }

# Until when who is invited can answer, to choose from: no end or, on $day, so many weeks from now.
shared-ends-label = Answer by

# A date field beside it.
shared-ends-day = Or another last day

shared-ends =
    { $weeks ->
        [0] No last day
        [one] { $day }, { $weeks } week from now
       *[other] { $day }, { $weeks } weeks from now
    }

shared-link-none = There is no link to send. People who answer again after a result without a profile do so by their own private link.

# Below the links of several people, one by one.
shared-links-all = All links as one text

shared-link-message = A message to copy

shared-link-code = QR code

shared-link-code-alt = The link as a QR code, for a phone's camera

shared-invite-again = Invite again

# In a dialog, above the button.
shared-invite-again-detail = **{ $name }** gets a new link, and answers once more. Earlier results stay in the history.

# In place of the button that makes a new link, where the one before still waits.
shared-invite-open = **{ $name }** hasn't finished yet, and their link still works, so no new one was made. Send it again:

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
       *[other] { $count } of the mails go out, { $left } don't: those people have no e-mail address, want no reminders, or got enough mails today.
    }

# $at is a day with a time; $reason a sentence on its own, used where a mail isn't sent.
shared-mail-state =
    { $kind ->
        [reminder]
            { $state ->
                [waiting] A reminder goes out by mail on { $at }, unless they answer before.
                [retried] The reminder could not be sent yet. { $reason } It is tried again on { $at }.
                [sending] The reminder is being sent.
                [sent] A reminder went out by mail on { $at }.
                [unsure] The reminder of { $at } may not have arrived: the mail server didn't confirm it.
               *[failed] The reminder could not be sent. { $reason }
            }
       *[invitation]
            { $state ->
                [waiting] The invitation is being sent by mail.
                [retried] The invitation could not be sent yet. { $reason } It is tried again on { $at }.
                [sending] The invitation is being sent by mail.
                [sent] The invitation went out by mail on { $at }.
                [unsure] The invitation of { $at } may not have arrived: the mail server didn't confirm it.
               *[failed] The invitation could not be sent. { $reason }
            }
    }

# $days are one or two days, such as 2 Dec 2026 and 4 Dec 2026.
shared-mail-reminders = Reminded by mail on { $days }, unless they finish before.

shared-mail-reason =
    { $reason ->
        [not_set_up] No mail server is set up any more.
        [private_address] The mail server isn't on the public internet, and nobody has allowed that.
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
        [started] This is a reminder: you have started a short questionnaire about how you like to work. Your answers are saved; continue here:
        [reminded]
            { $form ->
                [fixed] This is a reminder: you were invited to a short questionnaire about how you like to work, and it is still waiting for you. It takes five to ten minutes:
               *[short] This is a reminder: you were invited to a short questionnaire about how you like to work, and it is still waiting for you. It takes about five minutes:
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
    }There are no right or wrong answers, and no style is better than another. You can stop at any time and continue later from the same link. Afterwards you see your own profile. Before you start, you read who else can see it, and you can change that. Please keep the link to yourself: it is yours alone.

    Thank you!

# Beside a link, or above several. $reach: where it opens; unsent, if everywhere, and nobody sends it.
shared-link-reach =
    { $reach ->
        [here]
            { $what ->
                [all] These links open on this computer alone. Hosting, in the documentation, says how others reach them.
               *[one] This link opens on this computer alone. Hosting, in the documentation, says how others reach it.
            }
        [network]
            { $what ->
                [all] These links open on phones and computers in the same network as this computer.
               *[one] This link opens in the same network as this computer. Phones scan the code.
            }
       *[unsent]
            { $what ->
                [all] No mail goes out from here yet: send the links yourself. An owner can set mail up under Settings.
               *[one] No mail goes out from here yet: send the link yourself. An owner can set mail up under Settings.
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

shared-picture-failed = { $kind }: this didn't work

## The sample company.

# Below a table of people with their scores.
shared-scores-detail = Click a heading to sort the people shown. Each score is the best estimate within a range: open a person to see the range, and compare two people before you say who has more of a style.

shared-sample-load-wait = Forty people are answering…

shared-sample-unknown = It is unclear right now whether it is loaded.

shared-sample-about = A made-up company to explore: 40 people in 4 teams, with simulated answers that are scored like real ones. They are marked where they stand beside your own people, and easily removed.

shared-sample-load = Load the sample company

shared-sample-loaded = The sample company is loaded: its people and teams are made up.

shared-sample-finish = Finish loading it

shared-sample-remove = Remove the sample company

shared-sample-remove-detail = Its 40 people, 4 teams and everything made from their answers go. Your own people stay.

shared-sample-remove-now = Remove it now

shared-sample-remove-wait = Removing…

## Lists of people, pasted or uploaded.

# How sure a finding is, in the chip beside it.
shared-chip =
    { $strength ->
        [very-likely] Very likely
        [likely] Likely
        [more-likely-than-not] Leaning
       *[open] Open
    }

# In an opened finding: how sure it is in a word, and what that means.
shared-chip-meaning = { $word }: { $meaning }.

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
