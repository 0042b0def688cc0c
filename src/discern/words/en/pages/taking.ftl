## What participants see: links, consent, the questionnaire, their own page.

## Consent, and starting again.

taking-hello = Hello { $name }

taking-agree = I have read this and take part voluntarily.

taking-start = Start

# Above a choice of languages.
taking-language = Language of the questions

taking-agree-missing = Tick the box if you want to take part.

taking-consent-length = Five to ten minutes, no right or wrong answers. A few statements are there only to see whether people read them.

taking-consent-purpose = For talking about how you work together, and for your own development.

taking-consent-excluded = Never for hiring, promotion or pay.

taking-consent-visibility = The leads and coaches of your teams and the people who run Discern here see your profile. At the end you can keep it to yourself and your coach.

taking-consent-erasure = You can stop at any time, and delete everything.

taking-consent-full = Everything in full

taking-invited-by = { $inviter } has invited you.

# $day is the last day, or a moment: 5 December 2026, 21:00 UTC.
taking-answer-by = Please answer by { $day }.

taking-who =
    { $invited ->
        [yes] **Who invited you.** { $inviter }.
       *[no] **Who invited you.** The person who gave you the link.
    }

    { $named ->
        [yes] **Who is responsible for your data.** { $responsible }
       *[no] **Who is responsible for your data.** The people who run Discern here. The person who gave you the link can tell you who they are.
    }

taking-elsewhere = Continue in the browser where you started

taking-elsewhere-detail =
    { $sign_in ->
        [yes]
            Some questions for { $name } are answered already. Other people may have this link too, so it doesn't open those answers here. Choose one way to continue:

            - Open this link in the browser where you started.
            - Open your private link. If you had it mailed to you, it is in the mail **Your private link**.
            - In the browser where you started, open **Continue in another browser or device** and copy or scan your private link.
            - Sign in, if you have access, and continue under **My data**.
       *[no]
            Some questions for { $name } are answered already. Other people may have this link too, so it doesn't open those answers here. Choose one way to continue:

            - Open this link in the browser where you started.
            - Open your private link. If you had it mailed to you, it is in the mail **Your private link**.
            - In the browser where you started, open **Continue in another browser or device** and copy or scan your private link.
    }

taking-restart = Start again

taking-restart-detail = Can't get back there, or wasn't it you who started? **Starting again deletes the earlier answers for good.**

taking-restart-text = What it is for, and what is stored

taking-restart-agree = I have read what it is for and take part voluntarily.

taking-restart-sure = Delete the earlier answers.

taking-restart-missing = Tick both boxes to start again.

## A link that invites to a team.

taking-joined = You have already joined from this browser

taking-joined-detail = Your answers are still here, so you don't need to join again.

taking-joined-continue = Continue with mine

taking-joined-other = Someone else is answering on this device

taking-welcome = Welcome to { $team }

taking-welcome-detail = Find out how you like to work, together with this team. It takes five to ten minutes.

# $day as above.
taking-join-until = You can join until { $day }.

taking-name = Your name

taking-email = Your e-mail address (optional)

taking-continue = Continue

taking-name-missing = Enter the name your team knows you by.

taking-email-wrong = That doesn't look like an e-mail address. Correct it, or leave it out.

taking-name-seen = The people who run Discern here see your name. The next page says what else they see, and asks whether you take part.

## Links that don't open anything.

taking-ended =
    { $code ->
        [link_completed] You have answered every question
        [link_cancelled] This questionnaire was cancelled
       *[link_expired] This questionnaire has ended
    }

# $ends is unknown where the service doesn't say when; otherwise $day is the last day, or the moment.
taking-ended-detail =
    { $code ->
        [link_completed] To see your profile, open your private link, or open this one in the browser you answered in. Lost both? Ask the person who invited you to let you answer again.
        [link_cancelled] This link no longer works. Ask the person who sent it for a new one.
       *[link_expired]
            { $ends ->
                [unknown] The time to answer is over. If you still want to answer, ask the person who sent you the link for more time. Then this same link works again, with your answers so far.
               *[known] The time to answer ended on { $day }. If you still want to answer, ask the person who sent you the link for more time. Then this same link works again, with your answers so far.
            }
    }

taking-join-ended = This link has ended

taking-join-ended-detail =
    { $ends ->
        [unknown] Ask the person who gave it to you for another one. If you have already joined, continue in the browser you joined from.
       *[known] It was open until { $day }. Ask the person who gave it to you for another one. If you have already joined, continue in the browser you joined from.
    }

taking-full = This link is full

taking-full-detail = No more people can join with it. Ask the person who gave it to you for another one. If you have already joined, continue in the browser you joined from.

taking-dead = This link doesn't work

taking-dead-detail = Part of it may be missing. Check the message it came in, or ask the person who sent it. Your private link stops working when you start again from the invitation, and when your data are deleted.

# Of a link to what somebody wrote about working with them.
taking-dead-about = Part of it may be missing, its time may be over, or the person it is about may have closed it. Ask that person for a new one.

# The page behind a take link where no pages are. $setting is the name of a setting, as HTML; so is the whole message.
taking-no-pages = This address has no pages

taking-no-pages-detail = The pages of your link are at another address. Please ask the person who sent it to you for a new link.

taking-no-pages-operator = If you run this service: set { $setting } to the address of the app, and links will lead there.

taking-again = Try again

taking-answered-before = You have answered here before. If you still have your private link, open it and start there. Then everything of yours stays in one place.

taking-changed = This page is out of date

taking-changed-detail = Something has changed since you opened it, so what you just sent wasn't saved. Check how things stand now, and do it again if you still want to.

taking-changed-open = Show the page as it is now

taking-refused = This link can't do that

taking-refused-detail = Someone answered under your name by another link, so this one opens only the answers given with it. Nothing was changed.

# Of an address that makes too many requests.
taking-too-many = Too many requests

taking-too-many-detail = Too many requests come from your network at the moment. Wait { $seconds } s, then go back and try again. Your answers so far are saved.

## The questionnaire.

taking-step = Question { $number } of { $total }

taking-pick =
    { $pick ->
        [most] Most like me
       *[least] Least like me
    }

taking-asked =
    { $pick ->
        [most] Which is most like you at work?
        [least] Which is least like you at work?
       *[change] Your choices, to change or to keep
    }

taking-minutes-left =
    { $minutes ->
        [one] About { $minutes } minute left
       *[other] About { $minutes } minutes left
    }

taking-back = Back

taking-unsaved = Your latest answers aren't saved yet. They are kept in this browser and will be sent again. You can go on.

taking-offline = You are offline. Your answers are kept in this browser and sent as soon as you are back online.

taking-sending = Saving your last answers…

# $ends is never where no end is set; otherwise $day is the last day, or the moment.
taking-later =
    { $ends ->
        [never] Continue later
       *[day] Continue later, until { $day }
    }

taking-own-data = See, correct or delete your data

taking-questions = Continue with the questions

taking-next = Next

taking-saved = Each answer is saved at once. You can close this page and continue later in this browser.

## The page of a private link.

# Once the last question is answered, above the profile.
taking-thanks = Thank you, { $name }. All your answers are saved.

taking-thanks-keep = Keep your private link

taking-save-visibility = Save

taking-keep-link = Your private link

taking-keep-link-detail = Keep it, because it opens your profile and your data. Discern gives it to no one else.

taking-copy = Copy

taking-copied = Copied.

taking-mail-link = Mail it to yourself

taking-mail-link-detail = Your own mail program opens with the link, and Discern sends nothing. Use an address that only you read.

taking-mail-link-subject = My profile in Discern

taking-mail-link-text =
    This is my private link to my profile and my data:

    { $link }

    Anyone who has it can see, share and delete them.

# Where the service sends mail: first an address, then the code that went there.
taking-mail-address = Your e-mail address

taking-mail-address-detail = To get the link by mail, confirm your address with a code that we mail you first. Use an address that only you read. Discern doesn't store it.

taking-mail-address-other = Use another address

taking-mail-code-send = Mail me a code

taking-mail-code-sent = We have mailed a code to { $email }. It works for 15 minutes.

taking-mail-code = Code from the mail

taking-mail-code-again = Mail me another code

taking-mail-link-send = Mail me the link

taking-mail-sent = Your private link is on its way to your mailbox.

taking-mail-code-wrong =
    { $code ->
        [expired] This code was used or has expired. If the link isn't in your mailbox, ask for another code.
       *[wrong] That isn't the code from our newest mail. Check its six digits.
    }

taking-mail-failed =
    { $why ->
        [address] Mail can't be sent to this address. Check it, or use another one.
        [unsure] We don't know whether the mail went out. Look in your mailbox in a few minutes, and if it isn't there, try again.
       *[server] The mail couldn't be sent. Try again in a few minutes, or copy the link.
    }

taking-mail-limit =
    { $hours ->
        [one] No more mails can be sent for now. Try again in { $minutes ->
            [one] { $minutes } minute
           *[other] { $minutes } minutes
        }, or copy the link.
       *[other] No more mails can be sent for now. Try again in { $hours } hours, or copy the link.
    }

taking-over = This questionnaire has ended

taking-over-detail =
    { $status ->
        [cancelled] It was cancelled. Ask the person who invited you for a new link.
       *[expired]
            { $ends ->
                [unknown] The time to answer is over. If you want to go on, ask the person who invited you for more time. Then this same link works again, with your answers so far.
               *[known] The time to answer ended on { $day }. If you want to go on, ask the person who invited you for more time. Then this same link works again, with your answers so far.
            }
    }

taking-other-device = Continue in another browser or device

taking-other-device-detail = The browser inside a chat or mail program may forget you. Your private link works everywhere. Keep it to yourself, because it opens your answers and your profile.

# $email is the address that the person was invited at, or gave.
taking-mail-to = Mail it to { $email }

taking-mail-to-detail = Only if no one but you reads that mailbox.

taking-mail-by = Get it by mail

taking-copy-or-scan =
    { $code ->
        [yes] Copy it or scan it
       *[no] Copy it
    }

taking-code = QR code of your private link

taking-code-detail = Only for your own devices, because it opens your answers and your profile.

## A member's page.

taking-open-questions = Your open questions

taking-none-completed = You have no profile yet.

taking-hidden = Your profile is hidden here until you confirm that this sign-in is yours.

taking-confirm-detail = You haven't confirmed yet that this sign-in is yours. Until you do, what you hide from others is hidden here too, and you can't share more of it here. Paste the private link that you got when you answered. If you answered more than once, confirm with each link.

taking-confirm-link = Your private link

taking-confirm = Confirm that this is me

taking-confirm-wrong = That isn't a private link of yours. It looks like { $example }

taking-confirmed = Thanks. This sign-in is yours from now on.

## The link at the end of a mail that ends reminders.

taking-unsubscribe =
    { $state ->
        [ask] No more reminders?
        [done] No more reminders
        [failed] That didn't work
       *[dead] This link doesn't work
    }

taking-unsubscribe-detail =
    { $state ->
        [ask] You were invited to answer a questionnaire. You can still answer it with the link in your invitation.
        [done] You will get no more reminders by mail. You can still answer, or leave it.
        [failed] The service isn't answering at the moment. Please try again in a minute.
       *[dead] Your mail program may have cut it off. Please copy the whole link from the mail.
    }

taking-unsubscribe-go = Stop sending me reminders
