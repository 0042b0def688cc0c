## Mails to people who are invited. Plain text: what is shown in HTML is escaped as a whole.

mail-subject =
    { $kind ->
        [reminder] Reminder: a short questionnaire about how you work
       *[invitation]
            { $invited_by ->
                [somebody] { $inviter } invites you to a short questionnaire
               *[nobody] Invitation to a short questionnaire
            }
    }

mail-greeting =
    { $named ->
        [yes] Hello { $name },
       *[no] Hello,
    }

mail-why =
    { $kind ->
        [reminder]
            { $state ->
                [started] This is a reminder: you have started a short questionnaire about how you like to work, and your answers are saved.
               *[created] This is a reminder: you were invited to a short questionnaire about how you like to work, and it is still waiting for you.
            }
       *[invitation]
            { $invited_by ->
                [somebody] { $inviter } invites you to answer a short questionnaire about how you like to work.
               *[nobody] You are invited to answer a short questionnaire about how you like to work.
            }
    }

mail-duration =
    { $form ->
        [fixed] It takes five to ten minutes.
       *[short] It takes about five minutes.
    }

mail-button =
    { $state ->
        [started] Continue
       *[created] Begin
    }

# To somebody who has started: the link above leads to their answers in that browser alone.
mail-continue = Open the link above in the browser where you started, and you continue where you left off. In any other browser, use your private link: if you had it mailed to you, it is in the mail “Your private link”. Otherwise you find it in the browser where you started, under “Continue in another browser or device”.

mail-deadline = Please answer by { $day }.

mail-note = There are no right or wrong answers, and no style is better than another. It is your choice: you can stop at any time. Afterwards you see your own profile. Before you start, you read who else can see it, and you can change that.

mail-own-link = The link is yours alone. Please don't pass it on.

mail-why-you = You get this mail because somebody who uses Discern invited you with this address.

mail-unsubscribe = Get no more reminders

## A code that confirms an address, and the private link that goes there.

mail-code-subject = Your code for Discern

mail-code-text = Your code is { $code }

mail-code-detail = Enter it on the page where you asked for it. It works for 15 minutes.

mail-code-unasked = If you didn't ask for a code, somebody else entered your address, perhaps by mistake. Ignore this mail, and nothing else will come.

mail-link-subject = Your private link

mail-link-thanks = Thank you for answering the questionnaire.

mail-link-text =
    { $answered ->
        [yes] This is your private link. It opens your profile and your data:
       *[no] This is your private link. With it you can continue the questionnaire in any browser, and afterwards see your profile and your data:
    }

mail-link-button =
    { $answered ->
        [yes] Open my page
       *[no] Continue
    }

mail-link-keep = Keep this mail to yourself: anyone who has the link can see, share and delete your profile and your data.

mail-link-why-you = You get this mail because you asked for it with your private link.

mail-test-subject = Discern can send mail

mail-test-text = This mail shows that the mail server took what Discern gave it. Nothing else was sent.
