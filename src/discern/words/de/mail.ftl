## Mails to people who are invited. Plain text: what is shown in HTML is escaped as a whole.

mail-subject =
    { $kind ->
        [reminder] Erinnerung: ein kurzer Fragebogen zu Ihrer Arbeitsweise
       *[invitation]
            { $invited_by ->
                [somebody] { $inviter } lädt Sie zu einem kurzen Fragebogen ein
               *[nobody] Einladung zu einem kurzen Fragebogen
            }
    }

mail-greeting =
    { $named ->
        [yes] Guten Tag, { $name },
       *[no] Guten Tag,
    }

# It follows the comma of the greeting: it begins with "Sie" or a name.
mail-why =
    { $kind ->
        [reminder]
            { $state ->
                [started] Sie haben einen kurzen Fragebogen zu Ihrer Arbeitsweise begonnen, und wir möchten Sie daran erinnern. Ihre Antworten sind gespeichert. Machen Sie in dem Browser weiter, in dem Sie begonnen haben.
               *[created] Sie wurden zu einem kurzen Fragebogen zu Ihrer Arbeitsweise eingeladen. Er ist noch offen, und wir möchten Sie daran erinnern.
            }
       *[invitation]
            { $invited_by ->
                [somebody] { $inviter } lädt Sie ein, einen kurzen Fragebogen zu Ihrer Arbeitsweise zu beantworten.
               *[nobody] Sie sind eingeladen, einen kurzen Fragebogen zu Ihrer Arbeitsweise zu beantworten.
            }
    }

mail-duration =
    { $form ->
        [fixed] Das dauert fünf bis zehn Minuten.
       *[short] Das dauert etwa fünf Minuten.
    }

mail-button =
    { $state ->
        [started] Weiter
       *[created] Beginnen
    }

# To someone who has started: the link above leads to their answers in that browser alone.
mail-continue = Weiter geht es mit dem Link oben, aber nur in dem Browser, in dem Sie begonnen haben. In jedem anderen Browser hilft Ihr persönlicher Link. Haben Sie ihn per E-Mail angefordert, steht er in der E-Mail „Ihr persönlicher Link“, sonst im ersten Browser unter „In anderem Browser oder auf anderem Gerät weitermachen“.

mail-deadline = Bitte antworten Sie bis zum { $day }.

mail-note = Es gibt keine richtigen oder falschen Antworten, und kein Stil ist besser als ein anderer. Die Teilnahme ist freiwillig, und Sie können jederzeit aufhören. Am Ende sehen Sie Ihr eigenes Profil. Wer es noch sehen kann, steht vor der ersten Frage und lässt sich ändern.

mail-own-link = Der Link ist nur für Sie. Bitte geben Sie ihn nicht weiter.

mail-why-you = Sie bekommen diese E-Mail, weil eine Person, die Discern nutzt, Sie unter dieser Adresse eingeladen hat.

mail-unsubscribe = Keine Erinnerungen mehr

## A code that confirms an address, and the private link that goes there.

mail-code-subject = Ihr Code für Discern

mail-code-text = Ihr Code ist { $code }

mail-code-detail = Geben Sie ihn auf der Seite ein, auf der Sie ihn angefordert haben. Er gilt 15 Minuten.

mail-code-unasked = Haben Sie keinen Code angefordert? Dann hat jemand anders Ihre Adresse eingegeben, vielleicht aus Versehen. Sie brauchen nichts zu tun. Es folgt nichts weiter.

mail-link-subject = Ihr persönlicher Link

mail-link-thanks = Danke, dass Sie den Fragebogen beantwortet haben.

mail-link-text =
    { $answered ->
        [yes] Dies ist Ihr persönlicher Link. Er öffnet Ihr Profil und Ihre Daten:
       *[no] Dies ist Ihr persönlicher Link. Er öffnet in jedem Browser den Fragebogen, später auch Ihr Profil und Ihre Daten:
    }

mail-link-button =
    { $answered ->
        [yes] Meine Seite öffnen
       *[no] Weiter
    }

mail-link-keep = Behalten Sie diese E-Mail für sich. Wer den Link hat, kann Ihr Profil und Ihre Daten sehen, freigeben und löschen.

mail-link-why-you = Sie bekommen diese E-Mail, weil sie über Ihren persönlichen Link angefordert wurde.

mail-test-subject = Discern kann E-Mails senden

mail-test-text = Ihr Mailserver hat diese E-Mail von Discern angenommen. Sonst wurde nichts gesendet.
