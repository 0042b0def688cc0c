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
                [started] This is a reminder. You have started a short questionnaire about how you like to work, and your answers are saved. Go on in the browser where you started.
               *[created] This is a reminder. You were invited to a short questionnaire about how you like to work, and it is still open.
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
       *[created] Start
    }

# To someone who has started: the link above leads to their answers in that browser alone.
mail-continue = To go on where you left off, open the link above in the browser where you started. In any other browser, use your private link. If you asked for it by mail, it is in the mail “Your private link”. If not, you'll find it in the browser where you started, under “Continue in another browser or device”.

mail-deadline = Please answer by { $day }.

mail-note = There are no right or wrong answers, and no style is better than another. Taking part is up to you, and you can stop at any time. Once you have answered, you see your own profile. Before you start, you read who else can see it, and you can change that.

mail-own-link = The link is for you alone, so please don't pass it on.

mail-why-you = You get this mail because someone who uses Discern invited you at this address.

mail-unsubscribe = Stop these reminders

## A code that confirms an address, and the private link that goes there.

mail-code-subject = Your code for Discern

mail-code-text = Your code is { $code }

mail-code-detail = Enter it on the page where you asked for it. It works for 15 minutes.

mail-code-unasked = If you didn't ask for a code, someone else entered your address, perhaps by mistake. You can ignore this mail. Nothing more will follow.

mail-link-subject = Your private link

mail-link-thanks = Thank you for answering the questionnaire.

mail-link-text =
    { $answered ->
        [yes] This is your private link. It opens your profile and your data:
       *[no] This is your private link. It opens the questionnaire in any browser, and later your profile and your data:
    }

mail-link-button =
    { $answered ->
        [yes] Open my page
       *[no] Continue
    }

mail-link-keep = Keep this mail to yourself. Anyone who has the link can see, share and delete your profile and your data.

mail-link-why-you = You get this mail because you asked for it with your private link.

mail-test-subject = Discern can send mail

mail-test-text = Your mail server accepted this mail from Discern. Nothing else was sent.
