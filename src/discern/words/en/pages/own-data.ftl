## A person's own data: who can see it, what is stored, who has looked, correction and deletion.

own-data-title = My data

own-data-visibility = Who sees your profile?

own-data-visible-to =
    { $visibility ->
        [private] Only me and my coach
        [team] The leads and coaches of my teams, and the people who run Discern here
       *[organisation] Everyone who works with profiles here
    }

# Under own-data-visibility: who it is now.
own-data-seen-by =
    { $visibility ->
        [private] You and your coach, and no one else.
        [team] The leads and coaches of your teams, and the people who run Discern here.
       *[organisation] Everyone who works with profiles here.
    }

own-data-visibility-change = Change

own-data-visibility-saved = Saved. It takes effect now.

own-data-visibility-hint = Only those you choose see your profile and the team pages that count it. You can change this at any time.

own-data-answers-shared = My coach may see which of my answers are behind my profile

own-data-answers-shared-hint = For coaches of a team you are in, only while this is ticked.

own-data-held = Your profile hasn't been released yet

own-data-stored = What is stored about you, why, and for how long

own-data-log = Who has looked at your data

own-data-correct = Correct your name or e-mail address

own-data-visibility-limited =
    { $by ->
        [sign-in] To show your profile to more people, first confirm this sign-in with each of your private links, under Profile.
       *[link] Someone answered under your name by another link, so this one can't show your profile to more people than now. If it was you, put both together under My data.
    }

own-data-take-back =
    { $all ->
        [yes] Withdraw consent or delete everything
       *[no] Withdraw consent
    }

own-data-limited =
    { $by ->
        [sign-in] To correct your name or delete everything, confirm this sign-in under Profile with each of your private links, or ask the people who run Discern here.
       *[link] Someone answered under your name by another link. If it was you, enter that private link here. Then this one does everything, and the other one ends. Do it only if you got the link to this page yourself, when you agreed to take part, because anyone else who has it would see everything. If it wasn't you, ask the people who run Discern here to correct your name or delete everything.
    }

own-data-claim-link = Your other private link

own-data-claim = Put both together

own-data-claim-wrong = That isn't a private link of yours. It looks like { $example }, and it isn't the link you were invited with.

own-data-claimed = Done. Both sets of answers are yours here, and this link is the one to keep. If you sign in here, confirm your sign-in with it once more.

own-data-download = Download everything

own-data-erased = Your data are deleted

own-data-erased-detail = Your name, answers, profile and links are gone for good. The people who invited you see that this happened, and nothing else. Older backups keep a copy until they are deleted. Ask the people who run Discern here how long that takes.

## What is stored.

own-data-what =
    { $what ->
        [name] Name
        [email] E-mail
        [external_id] Number or code
        [metadata] More about you
        [teams] Teams
        [answers] Answers
        [results] Profile
        [marks] Your marks
        [look_back] Did it show?
        [about] Working with me
        [colleagues] Sharing with colleagues
        [reports] Reports
        [agreements] Agreements
        [meetings] Meetings one to one
        [mails] Mails to you
       *[log] Log
    }

own-data-why =
    { $what ->
        [name] so that people know whose profile this is
        [email] so that the people who invited you can find you
        [external_id] so that another system here can find you
        [metadata] kept by the people who invited you, for their own purposes
        [teams] to show how a team works together
        [answers] to work out your profile
        [results] to talk about how you like to work
        [marks] so that others see what doesn't fit you
        [look_back] to count how often findings fit, without names and from 20 people on
        [about] to show others how you like to work, as far as you share it
        [colleagues] to show the members of your teams how you like to work, while you share it
        [reports] to prepare for talks, and deleted together with your profile
        [agreements] what you and others agreed to try, and what came of it
        [meetings] to prepare your talks, and to suggest nothing twice
        [mails] so that no mail is sent twice
       *[log] so that you can see who has looked
    }

own-data-none = none

# How many statements the person marked as fitting or not.
own-data-marks =
    { $count ->
        [0] none
        [one] { $count } statement
       *[other] { $count } statements
    }

# What the person wrote in "Working with me".
own-data-about =
    { $count ->
        [0] nothing written
        [one] { $count } answer of yours
       *[other] { $count } answers of yours
    }

# Whether the person shares with their colleagues, and how many lines they wrote for them.
# How many sentences the person answered two weeks after a profile.
own-data-look-back =
    { $count ->
        [0] nothing said
       *[other] what you said of { $count } sentences
    }

own-data-colleagues =
    { $shares ->
        [yes] { $count ->
            [0] shared, no lines of yours
            [one] shared, with { $count } line of yours
           *[other] shared, with { $count } lines of yours
        }
       *[no] not shared
    }

own-data-agreements =
    { $count ->
        [0] none
        [one] { $count } with you
       *[other] { $count } with you
    }

# How many leaders the person meets, and how many suggestions their talks used or refused.
own-data-meetings =
    { $count ->
        [0] none
        [one] { $count } meeting
       *[other] { $count } meetings
    }{ $used ->
        [0] { "" }
        [one] , { $used } suggestion used or turned down
       *[other] , { $used } suggestions used or turned down
    }

own-data-mails =
    { $count ->
        [0] none
        [one] { $count } mail
       *[other] { $count } mails
    }

# In place of answers and profile, in a file for somebody who may not see them.
own-data-not-shared = left out of this file

own-data-answers =
    { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }

# What was worked out from the answers: profiles, and how many sets of answers gave none.
own-data-results =
    { $count ->
        [one] { $count } profile
       *[other] { $count } profiles
    }{ $withheld ->
        [0] { "" }
        [one] , { $withheld } set of answers without one
       *[other] , { $withheld } sets of answers without one
    }

# $count reports are on the person alone, $shared also on others, such as on a team.
own-data-reports =
    { $count ->
        [0] { $shared ->
            [0] none
            [one] { $shared } report on you and others
           *[other] { $shared } reports on you and others
        }
        [one] { $count } report on you{ own-data-reports-shared }
       *[other] { $count } reports on you{ own-data-reports-shared }
    }

own-data-reports-shared =
    { $shared ->
        [0] { "" }
       *[other] , { $shared } on you and others
    }

own-data-entries =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }

own-data-consent = You gave consent on { $day } (text { $version }).

own-data-consent-withdrawn = You gave consent on { $day }, and withdrew it on { $withdrawn } (text { $version }).

own-data-consent-colleagues = You agreed to share with your colleagues on { $day } (text { $version }).

own-data-consent-colleagues-withdrawn = You agreed to share with your colleagues on { $day }, and stopped on { $withdrawn } (text { $version }).

own-data-kept =
    { $days ->
        [0] Your data are kept until you or the people who run Discern here delete them.
        [one] Your data are kept until { $days } day after the last activity.
       *[other] Your data are kept until { $days } days after the last activity.
    }

own-data-excluded-uses = They are for development, never for hiring, pay or judging who is better.

## Who has looked.

own-data-log-column =
    { $column ->
        [when] When
        [who] Who
       *[what] What
    }

own-data-log-when = { $day }, { $clock }

own-data-log-who =
    { $who ->
        [you] you
        [link] a person with the link to your questionnaire
        [unnamed] someone who opens Discern here without signing in
        [program] a program that is connected to Discern
        [former] a former user
       *[named] { $name }
    }

# $name is what the service calls it.
own-data-log-what =
    { $action ->
        [about-changed] changed your “Working with me” page
        [about-linked] made a link to your “Working with me” page
        [about-opened] opened the link to your “Working with me” page
        [about-read] read your “Working with me” page
        [about-unlinked] ended the link to your “Working with me” page
        [agreement-answered] said what came of an agreement with you
        [agreement-created] wrote down an agreement with you
        [agreement-deleted] deleted an agreement with you
        [agreement-moved] chose another day for an agreement with you
        [agreement-read] read an agreement with you
        [analysis-read] looked at a team you are in
        [assessment-cancelled] cancelled a questionnaire of yours
        [assessment-changed] changed your last day to answer
        [assessment-completed] answered every question
        [assessment-created] created a questionnaire for you
        [assessment-looked_back] looked back at four sentences about you
        [assessment-marked] marked a statement about you
        [assessment-restarted] started again, which deleted the earlier answers
        [assistant-read] read about you through an assistant
        [brief-read] prepared a meeting with you
        [candidate-changed] changed your name or address
        [candidate-created] added you
        [candidate-exported] read all your stored data
        [candidate-merged] merged two entries about you
        [candidate-read] looked at your entry
        [colleague-read] read how to work with you, as a colleague
        [colleagues-changed] changed your lines for your colleagues
        [colleagues-ended] stopped sharing with your colleagues
        [colleagues-shared] shared your profile with your colleagues
        [comparison-read] compared you with someone
        [consent-given] gave consent
        [consent-withdrawn] withdrew consent
        [evidence-read] looked at the answers behind your profile
        [marks-read] looked at what you say about your profile
        [meeting-changed] changed when you meet, or who sees the page of your talks
        [meeting-deleted] ended your regular meeting
        [member-confirmed] confirmed your sign-in
        [question-asked] asked about you or a team you are in
        [report-read] read a report on you or a team you are in
        [results-listed] had a list open in which your style stands
        [results-read] looked at your profile
        [results-rescored] recalculated your profile
        [talk-read] read how to begin a talk with you
        [visibility-changed] changed who sees your profile
       *[other] { $name }
    }

# $what is what somebody does, from own-data-log-what.
own-data-log-times =
    { $several ->
        [yes] { $what }, { $count } times since { $since }
       *[no] { $what }, { $count } times that day
    }

## The page to read in the download.

own-data-file-title = What is stored about { $name }

# $data is the name of a file.
own-data-file-about = As of { $day }. The file { $data } beside this page has all details for programs, and your reports.

# The same where the file was made for somebody who may not see the person's profile.
own-data-file-not-shared = As of { $day }. The person who made this file can't see your profile, so answers, profile and reports are left out. The download on your own private page has everything. All other details are in { $data } beside this page, for programs.

own-data-file-assessment = Questionnaire of { $day } ({ $status })

own-data-file-answers =
    { $count ->
        [0] No answers are stored.
        [one] { $count } answer is stored.
       *[other] { $count } answers are stored.
    }

# $text is a statement of the questionnaire.
own-data-file-choice =
    { $end ->
        [most] Most like you: { $text }
        [least] Least like you: { $text }
       *[none] Not chosen: { $text }
    }

own-data-file-marks = What you said about it

own-data-file-mark =
    { $fit ->
        [fits] Fits
        [partly] Fits partly
       *[not_me] Isn't you
    }

own-data-file-agreements = What you agreed on with others

own-data-file-meetings = People you meet one to one

own-data-file-meeting =
    { $is_named ->
        [yes] { $leader }
       *[no] Your manager
    }, { $every ->
        [one] every week
        [2] every other week
       *[other] every { $every } weeks
    } from { $day }{ $skips ->
        [yes] , but not on { $skipped }
       *[no] {""}
    }. { $shared ->
        [yes] You both see the page of your talks.
       *[no] The page of your talks isn't shared.
    }

## Correction and deletion.

own-data-name = Name

own-data-email = E-mail (optional)

own-data-save = Save

own-data-name-wrong = Enter your name, in one line.

own-data-email-wrong = That doesn't look like an e-mail address.

own-data-withdraw = Withdraw consent

own-data-withdraw-detail = **Withdraw consent.** This deletes your answers and your profile at once. Your name and teams stay.

own-data-withdraw-sure = Yes, delete my answers and my profile.

own-data-delete = Delete everything

own-data-delete-detail = **Delete everything.** This deletes all your data and this page at once. It can't be undone.

own-data-delete-sure = Yes, delete everything stored about me.
