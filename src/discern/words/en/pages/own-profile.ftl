## A person's own page behind their private link: profile, who sees it, and their data, in three tabs.

own-profile-of = The profile of { $name }

own-profile-tabs = Your page

own-profile-tab =
    { $tab ->
        [profile] Profile
        [seen] Who sees it
        [how] How it works
       *[data] My data
    }

## The profile.

own-profile-scores = Your four scores

# The heading of what else the answers say.
own-profile-stands-out = What else your answers say

own-profile-rests-on = What this rests on

own-profile-advice =
    { $kind ->
        [strength] You bring
        [watch_out] It may cost you
        [try] Try this week
       *[question] Ask yourself
    }

own-profile-fit-detail = Mark what fits and what doesn't. Everyone who can see your results sees your marks, and no score changes. What isn't you is struck out, in reports too.

own-profile-comment-save = Save

# Before badges such as "D 97%".
own-profile-chances = How likely each direction is:

own-profile-counts-column =
    { $column ->
        [style] Style
        [most] Most like you
       *[least] Least like you
    }

## Where there is no profile to show.

own-profile-withheld = There is no profile this time

own-profile-withheld-detail = Your answers don't support one. That says something about these answers, and nothing about you.

own-profile-again = Answer again

own-profile-again-here = Take five to ten quiet minutes and answer again. Your link stays the same. Your earlier answers stay stored until you delete them.

own-profile-invited = You are invited to answer again

own-profile-invited-detail = Start here rather than by the link in the invitation: then the new answers are yours as these are, and your private link stays the same.

own-profile-again-agree = By answering again, you agree to this for your new answers too.

# What somebody agrees to by answering again, on a fold.
own-profile-again-terms = What it is for, and what is stored

own-profile-again-detail =
    { $again ->
        [another_open] Another assessment is waiting for you. Open the link that came with it, or ask the person who invited you for it. You can send them this:
        [used_up] You have answered again as often as this link allows. Ask the person who invited you for a new one, and take your time. You can send them this:
       *[no] Ask the person who invited you for a new link, and take your time. You can send them this:
    }

# A message to copy.
own-profile-again-message = My answers didn't give me a profile. Could you send me a new link, so that I can answer again?

own-profile-withheld-why = What was unusual about the answers

own-profile-held-detail = Your coach will show it to you when you talk about it. Your answers are yours at any time: download them under My data.

own-profile-waiting = Your profile is on its way

own-profile-waiting-detail = It is being worked out from your answers. This takes a moment.

own-profile-refresh = Look again

own-profile-unread = Your profile can't be shown here

own-profile-unread-detail = This service's scores can't be read here. That says nothing about you or your answers.

## Who sees it.

own-profile-about-saved = Your page is saved.

own-profile-link-title = The link to your page

own-profile-link-made = Copy the link now: it isn't shown again. It is open until { $day }.

own-profile-log-more = Earlier entries

own-profile-log-rest = Without your own visits. The download under My data has the whole log.

## My data.

own-profile-link-code = As a QR code, for your phone

own-profile-report = Your report

own-profile-report-detail =
    { $state ->
        [none] Your profile as a document to read, print or take to a talk: what it means, what to try, and how sure it is.
        [waiting] Your report is being written. This takes a moment.
        [ready] Your report is ready. Your marks are in it as they are today.
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

own-profile-export-detail = Everything stored about you: a page to read, and all of it, with every answer, for programs (JSON), in one ZIP file.

own-profile-corrected = Your name and address are saved.
