## A person's own page behind their private link: profile, talks, who sees it, and their data, in tabs.

own-profile-of = The profile of { $name }

own-profile-tabs = Your page

own-profile-tab =
    { $tab ->
        [profile] Profile
        [talks] Talks
        [seen] Who sees it
        [how] How it works
       *[data] My data
    }

## The profile.

# Above the circle; above the scores where there is no place on it.
own-profile-place =
    { $place ->
        [yes] Your place on the circle
       *[no] { own-profile-scores }
    }

own-profile-scores = Your four scores

# Below three choices: Fits, Partly, Not me.
own-profile-fit-detail = Everyone who sees your profile sees your choice. “Not me” strikes this text out for all of them{ $shares ->
        [yes] , and colleagues don't read it under “You two”
       *[no] { "" }
    }. Your scores, and what your lead reads about the team or about two people, don't change.

own-profile-comment-save = Save

own-profile-week = Try this week

# Under the thing to try.
own-profile-teaching = Only your place on the circle is measured. The rest is what DISC courses teach.

own-profile-tips = More to try, by situation

own-profile-rests-on = What this rests on

own-profile-counts-column =
    { $column ->
        [style] Style
        [most] Most like you
       *[least] Least like you
    }

# Buttons that lead to other tabs.
own-profile-way =
    { $to ->
        [about] Working with me
        [keep] Keep my link
        [stored] Download
       *[take-back] Delete
    }

## Where there is no profile to show.

own-profile-withheld = There is no profile this time

own-profile-withheld-detail = These answers don't give one. That says nothing about you.

own-profile-again = Answer again

own-profile-again-here = Take five to ten quiet minutes. Your link stays the same, and your earlier answers stay until you delete them.

own-profile-invited = You are invited to answer again

own-profile-invited-detail = Start here and not from the link in the invitation. Then all your answers stay together behind one private link.

own-profile-again-agree = By answering again you agree to this for your new answers too.

# What somebody agrees to by answering again, on a fold.
own-profile-again-terms = What it is for, and what is stored

own-profile-again-detail =
    { $again ->
        [another_open] Another questionnaire is waiting for you. Open the link that came with it, or send this to the person who invited you:
        [used_up] You have answered again as often as this link allows. Send this to the person who invited you:
       *[no] Send this to the person who invited you:
    }

# A message to copy.
own-profile-again-message = My answers didn't give me a profile. Could you send me a new link, so that I can answer again?

own-profile-withheld-why = What was unusual about the answers

own-profile-held-detail = Your coach will show it to you when you talk about it. You can download your answers under My data at any time.

own-profile-waiting = Your profile is on its way

own-profile-waiting-detail = It is being worked out from your answers. This takes a moment.

own-profile-refresh = Check again

own-profile-unread = Your profile can't be shown here

own-profile-unread-detail = The scores of this service can't be read here. That says nothing about you or your answers.

## Who sees it.

own-profile-about-saved = Your page is saved.

own-profile-link-title = The link to your page

own-profile-link-made = Copy the link now, because it isn't shown again. It is open until { $day }.

own-profile-log-more = Earlier entries

own-profile-log-rest = Your own visits are left out. The download under My data has everything.

## My data.

own-profile-link-code = As a QR code for your phone

own-profile-report = Your report

own-profile-report-detail =
    { $state ->
        [none] Your profile as a document to read, print or take to a talk.
        [waiting] Your report is being written. This takes a moment.
        [ready] Your report is ready. It shows your marks as they are today.
       *[failed] Your report couldn't be written. { $reason }
    }

own-profile-report-write =
    { $state ->
        [failed] Try again
       *[none] Write my report
    }

own-profile-report-file =
    { $paper ->
        [letter] PDF (US Letter)
       *[a4] PDF (A4)
    }

own-profile-export-detail = One ZIP file with a page to read and a file with every answer and detail for programs (JSON).

own-profile-corrected = Your name and address are saved.

# On a tip: the finding that it rests on, a sentence.
own-profile-because = Because: { $claim }
