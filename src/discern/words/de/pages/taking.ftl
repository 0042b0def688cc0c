## What participants see: links, consent, the questionnaire, their own page.

## Consent, and starting again.

taking-hello = Guten Tag, { $name }

taking-agree = Ich habe dies gelesen und nehme freiwillig teil.

taking-start = Beginnen

# Above a choice of languages.
taking-language = Sprache der Fragen

taking-agree-missing = Setzen Sie das Häkchen, wenn Sie teilnehmen möchten.

taking-consent-length = Fünf bis zehn Minuten, keine richtigen oder falschen Antworten. Einige Aussagen zeigen nur, ob aufmerksam gelesen wird.

taking-consent-purpose = Für das Gespräch darüber, wie Sie zusammenarbeiten, und für Ihre eigene Entwicklung.

taking-consent-excluded = Niemals für Einstellung, Beförderung oder Gehalt.

taking-consent-visibility = Ihr Profil sieht, wer Ihre Teams leitet oder coacht und wer Discern hier betreibt. Am Ende können Sie es auf sich und Ihren Coach beschränken.

taking-consent-erasure = Sie können jederzeit aufhören und alles löschen.

taking-consent-full = Alles im Einzelnen

taking-invited-by = { $inviter } hat Sie eingeladen.

# $day is the last day, or a moment: 5 December 2026, 21:00 UTC.
taking-answer-by = Bitte antworten Sie bis zum { $day }.

taking-who =
    { $invited ->
        [yes] **Wer Sie eingeladen hat.** { $inviter }.
       *[no] **Wer Sie eingeladen hat.** Die Person, von der Sie den Link haben.
    }

    { $named ->
        [yes] **Wer für Ihre Daten verantwortlich ist.** { $responsible }
       *[no] **Wer für Ihre Daten verantwortlich ist.** Die Personen, die Discern hier betreiben. Wer das ist, weiß die Person, von der Sie den Link haben.
    }

taking-elsewhere = Machen Sie in dem Browser weiter, in dem Sie begonnen haben

taking-elsewhere-detail =
    { $sign_in ->
        [yes]
            Einige Fragen für { $name } sind schon beantwortet. Vielleicht haben auch andere diesen Link; deshalb öffnet er diese Antworten hier nicht. Wählen Sie einen Weg, um weiterzumachen:

            - Öffnen Sie diesen Link in dem Browser, in dem Sie begonnen haben.
            - Öffnen Sie Ihren persönlichen Link. Wenn Sie ihn sich per E-Mail geschickt haben, steht er in der E-Mail **Ihr persönlicher Link**.
            - Öffnen Sie in dem Browser, in dem Sie begonnen haben, **In anderem Browser oder auf anderem Gerät weitermachen**, und kopieren oder scannen Sie Ihren persönlichen Link.
            - Melden Sie sich an, wenn Sie einen Zugang haben, und machen Sie unter **Meine Daten** weiter.
       *[no]
            Einige Fragen für { $name } sind schon beantwortet. Vielleicht haben auch andere diesen Link; deshalb öffnet er diese Antworten hier nicht. Wählen Sie einen Weg, um weiterzumachen:

            - Öffnen Sie diesen Link in dem Browser, in dem Sie begonnen haben.
            - Öffnen Sie Ihren persönlichen Link. Wenn Sie ihn sich per E-Mail geschickt haben, steht er in der E-Mail **Ihr persönlicher Link**.
            - Öffnen Sie in dem Browser, in dem Sie begonnen haben, **In anderem Browser oder auf anderem Gerät weitermachen**, und kopieren oder scannen Sie Ihren persönlichen Link.
    }

taking-restart = Neu beginnen

taking-restart-detail = Sie kommen dorthin nicht zurück, oder jemand anders hat begonnen? **Wenn Sie neu beginnen, werden die bisherigen Antworten endgültig gelöscht.**

taking-restart-text = Wofür es ist und was gespeichert wird

taking-restart-agree = Ich habe gelesen, wofür es ist, und nehme freiwillig teil.

taking-restart-sure = Die bisherigen Antworten löschen.

taking-restart-missing = Setzen Sie beide Häkchen, um neu zu beginnen.

## A link that invites to a team.

taking-joined = In diesem Browser sind Sie schon dabei

taking-joined-detail = Ihre Antworten sind noch da. Sie brauchen nicht noch einmal beizutreten.

taking-joined-continue = Mit meinen Antworten weiter

taking-joined-other = Auf diesem Gerät antwortet jemand anders

taking-welcome = Willkommen bei { $team }

taking-welcome-detail = Finden Sie mit diesem Team heraus, wie Sie am liebsten arbeiten. Das dauert fünf bis zehn Minuten.

# $day as above.
taking-join-until = Sie können bis zum { $day } beitreten.

taking-name = Ihr Name

taking-email = Ihre E-Mail-Adresse (freiwillig)

taking-continue = Weiter

taking-name-missing = Geben Sie den Namen ein, unter dem Ihr Team Sie kennt.

taking-email-wrong = Das sieht nicht nach einer E-Mail-Adresse aus. Berichtigen Sie sie, oder lassen Sie sie weg.

taking-name-seen = Wer Discern hier betreibt, sieht Ihren Namen. Auf der nächsten Seite steht, was sonst noch zu sehen ist. Dort entscheiden Sie auch, ob Sie teilnehmen.

## Links that don't open anything.

taking-ended =
    { $code ->
        [link_completed] Sie haben alle Fragen beantwortet
        [link_cancelled] Dieser Fragebogen wurde zurückgezogen
       *[link_expired] Dieser Fragebogen ist abgelaufen
    }

# $ends is unknown where the service doesn't say when; otherwise $day is the last day, or the moment.
taking-ended-detail =
    { $code ->
        [link_completed] Um Ihr Profil zu sehen, öffnen Sie Ihren persönlichen Link, oder öffnen Sie diesen hier in dem Browser, in dem Sie geantwortet haben. Beides verloren? Dann bitten Sie die Person, die Sie eingeladen hat, Sie noch einmal antworten zu lassen.
        [link_cancelled] Dieser Link gilt nicht mehr. Bitten Sie die Person, von der Sie ihn haben, um einen neuen.
       *[link_expired]
            { $ends ->
                [unknown] Die Zeit zum Antworten ist vorbei. Wenn Sie noch antworten möchten, bitten Sie die Person, von der Sie den Link haben, um mehr Zeit. Dann gilt derselbe Link wieder, mit Ihren bisherigen Antworten.
               *[known] Die Zeit zum Antworten endete am { $day }. Wenn Sie noch antworten möchten, bitten Sie die Person, von der Sie den Link haben, um mehr Zeit. Dann gilt derselbe Link wieder, mit Ihren bisherigen Antworten.
            }
    }

taking-join-ended = Dieser Link ist abgelaufen

taking-join-ended-detail =
    { $ends ->
        [unknown] Bitten Sie die Person, von der Sie ihn haben, um einen neuen. Wenn Sie schon beigetreten sind, machen Sie in dem Browser weiter, in dem Sie das getan haben.
       *[known] Er galt bis zum { $day }. Bitten Sie die Person, von der Sie ihn haben, um einen neuen. Wenn Sie schon beigetreten sind, machen Sie in dem Browser weiter, in dem Sie das getan haben.
    }

taking-full = Dieser Link ist ausgeschöpft

taking-full-detail = Mit ihm kann niemand mehr beitreten. Bitten Sie die Person, von der Sie ihn haben, um einen neuen. Wenn Sie schon beigetreten sind, machen Sie in dem Browser weiter, in dem Sie das getan haben.

taking-dead = Dieser Link funktioniert nicht

taking-dead-detail = Vielleicht fehlt ein Teil davon. Sehen Sie in der Nachricht nach, aus der er stammt, oder fragen Sie die Person, von der sie kommt. Ihr persönlicher Link gilt nicht mehr, sobald Sie über die Einladung neu beginnen oder Ihre Daten gelöscht werden.

# Of a link to what somebody wrote about working with them.
taking-dead-about = Vielleicht fehlt ein Teil davon, seine Zeit ist um, oder die Person, um die es geht, hat ihn beendet. Bitten Sie diese Person um einen neuen.

# The page behind a take link where no pages are. $setting is the name of a setting, as HTML; so is the whole message.
taking-no-pages = Hier gibt es keine Seiten

taking-no-pages-detail = Die Seiten zu Ihrem Link haben eine andere Adresse. Bitten Sie die Person, von der Sie ihn haben, um einen neuen Link.

taking-no-pages-operator = Wenn Sie diesen Dienst betreiben: Tragen Sie in { $setting } die Adresse der App ein, dann führen die Links dorthin.

taking-again = Erneut versuchen

taking-answered-before = Sie haben hier schon einmal geantwortet. Wenn Sie Ihren persönlichen Link noch haben, öffnen Sie ihn und beginnen Sie dort. So bleibt alles von Ihnen an einem Ort.

taking-changed = Diese Seite ist veraltet

taking-changed-detail = Seit Sie diese Seite geöffnet haben, hat sich etwas geändert. Ihre Eingabe ist deshalb nicht gespeichert. Sehen Sie sich den neuen Stand an, und senden Sie sie erneut, wenn Sie das noch möchten.

taking-changed-open = Aktuelle Seite zeigen

taking-refused = Dieser Link kann das nicht

taking-refused-detail = Unter Ihrem Namen hat jemand über einen anderen Link geantwortet. Dieser öffnet deshalb nur die Antworten, die mit ihm gegeben wurden. Es wurde nichts geändert.

# Of an address that makes too many requests.
taking-too-many = Zu viele Anfragen

taking-too-many-detail = Aus Ihrem Netz kommen gerade zu viele Anfragen. Warten Sie { $seconds } s, gehen Sie zurück, und versuchen Sie es noch einmal. Ihre bisherigen Antworten sind gespeichert.

## The questionnaire.

taking-step = Frage { $number } von { $total }

taking-pick =
    { $pick ->
        [most] Am ehesten
       *[least] Am wenigsten
    }

taking-asked =
    { $pick ->
        [most] Was trifft bei der Arbeit am ehesten auf Sie zu?
        [least] Was trifft bei der Arbeit am wenigsten auf Sie zu?
       *[change] Ihre Wahl, zum Ändern oder Beibehalten
    }

taking-minutes-left =
    { $minutes ->
        [one] Noch etwa { $minutes } Minute
       *[other] Noch etwa { $minutes } Minuten
    }

taking-back = Zurück

taking-unsaved = Ihre letzten Antworten sind noch nicht gespeichert. Dieser Browser bewahrt sie auf und sendet sie noch einmal. Sie können weitermachen.

taking-offline = Sie sind offline. Ihre Antworten bleiben in diesem Browser und werden gesendet, sobald Sie wieder online sind.

taking-sending = Letzte Antworten werden gespeichert …

# $ends is never where no end is set; otherwise $day is the last day, or the moment.
taking-later =
    { $ends ->
        [never] Später weitermachen
       *[day] Später weitermachen, bis zum { $day }
    }

taking-own-data = Eigene Daten ansehen, berichtigen oder löschen

taking-questions = Weiter mit den Fragen

taking-next = Weiter

taking-saved = Jede Antwort wird sofort gespeichert. Sie können diese Seite schließen und später in diesem Browser weitermachen.

## The page of a private link.

# Once the last question is answered, above the profile.
taking-thanks = Danke, { $name }. Alle Ihre Antworten sind gespeichert.

taking-thanks-keep = Persönlichen Link aufbewahren

taking-save-visibility = Speichern

taking-keep-link = Ihr persönlicher Link

taking-keep-link-detail = Bewahren Sie ihn auf, denn er öffnet Ihr Profil und Ihre Daten. Discern gibt ihn sonst niemandem.

taking-copy = Kopieren

taking-copied = Kopiert.

taking-mail-link = Per E-Mail an mich

taking-mail-link-detail = Ihr eigenes E-Mail-Programm öffnet sich mit dem Link; Discern sendet nichts. Nehmen Sie eine Adresse, die nur Sie lesen.

taking-mail-link-subject = Mein Profil in Discern

taking-mail-link-text =
    Dies ist mein persönlicher Link zu meinem Profil und meinen Daten:

    { $link }

    Wer ihn hat, kann beides sehen, freigeben und löschen.

# Where the service sends mail: first an address, then the code that went there.
taking-mail-address = Ihre E-Mail-Adresse

taking-mail-address-detail = Um den Link per E-Mail zu bekommen, bestätigen Sie Ihre Adresse mit einem Code, den wir Ihnen zuerst senden. Nehmen Sie eine Adresse, die nur Sie lesen. Discern speichert sie nicht.

taking-mail-address-other = Andere Adresse verwenden

taking-mail-code-send = Code senden

taking-mail-code-sent = Wir haben einen Code an { $email } gesendet. Er gilt 15 Minuten.

taking-mail-code = Code aus der E-Mail

taking-mail-code-again = Neuen Code senden

taking-mail-link-send = Link senden

taking-mail-sent = Ihr persönlicher Link ist auf dem Weg in Ihr Postfach.

taking-mail-code-wrong =
    { $code ->
        [expired] Dieser Code ist verbraucht oder abgelaufen. Wenn der Link nicht in Ihrem Postfach ist, fordern Sie einen neuen Code an.
       *[wrong] Das ist nicht der Code aus unserer neuesten E-Mail. Prüfen Sie die sechs Ziffern.
    }

taking-mail-failed =
    { $why ->
        [address] An diese Adresse lässt sich nichts senden. Prüfen Sie sie, oder nehmen Sie eine andere.
        [unsure] Ob die E-Mail hinausging, wissen wir nicht. Sehen Sie in ein paar Minuten in Ihr Postfach, und wenn sie nicht da ist, versuchen Sie es noch einmal.
       *[server] Die E-Mail ließ sich nicht senden. Versuchen Sie es in ein paar Minuten noch einmal, oder kopieren Sie den Link.
    }

taking-mail-limit =
    { $hours ->
        [one] Vorerst gehen keine weiteren E-Mails hinaus. Versuchen Sie es in { $minutes ->
            [one] { $minutes } Minute
           *[other] { $minutes } Minuten
        } noch einmal, oder kopieren Sie den Link.
       *[other] Vorerst gehen keine weiteren E-Mails hinaus. Versuchen Sie es in { $hours } Stunden noch einmal, oder kopieren Sie den Link.
    }

taking-over = Dieser Fragebogen ist abgelaufen

taking-over-detail =
    { $status ->
        [cancelled] Er wurde zurückgezogen. Bitten Sie die Person, die Sie eingeladen hat, um einen neuen Link.
       *[expired]
            { $ends ->
                [unknown] Die Zeit zum Antworten ist vorbei. Wenn Sie weitermachen möchten, bitten Sie die Person, die Sie eingeladen hat, um mehr Zeit. Dann gilt derselbe Link wieder, mit Ihren bisherigen Antworten.
               *[known] Die Zeit zum Antworten endete am { $day }. Wenn Sie weitermachen möchten, bitten Sie die Person, die Sie eingeladen hat, um mehr Zeit. Dann gilt derselbe Link wieder, mit Ihren bisherigen Antworten.
            }
    }

taking-other-device = In anderem Browser oder auf anderem Gerät weitermachen

taking-other-device-detail = Der Browser in einem Chat- oder E-Mail-Programm vergisst Sie womöglich. Ihr persönlicher Link gilt überall. Behalten Sie ihn für sich, denn er öffnet Ihre Antworten und Ihr Profil.

# $email is the address that the person was invited at, or gave.
taking-mail-to = Per E-Mail an { $email }

taking-mail-to-detail = Nur, wenn niemand außer Ihnen dieses Postfach liest.

taking-mail-by = Per E-Mail bekommen

taking-copy-or-scan =
    { $code ->
        [yes] Kopieren oder scannen
       *[no] Kopieren
    }

taking-code = QR-Code Ihres persönlichen Links

taking-code-detail = Nur für Ihre eigenen Geräte, denn er öffnet Ihre Antworten und Ihr Profil.

## A member's page.

taking-open-questions = Ihre offenen Fragen

taking-none-completed = Sie haben noch kein Profil.

taking-hidden = Ihr Profil bleibt hier verborgen, bis Sie bestätigen, dass diese Anmeldung zu Ihnen gehört.

taking-confirm-detail = Sie haben noch nicht bestätigt, dass diese Anmeldung zu Ihnen gehört. Bis dahin ist auch hier verborgen, was Sie vor anderen verbergen, und Sie können hier nichts weiter freigeben. Fügen Sie den persönlichen Link ein, den Sie nach dem Antworten bekommen haben. Wenn Sie mehrmals geantwortet haben, bestätigen Sie mit jedem Link.

taking-confirm-link = Ihr persönlicher Link

taking-confirm = Bestätigen: Das bin ich

taking-confirm-wrong = Das ist kein persönlicher Link von Ihnen. Ein solcher sieht so aus: { $example }

taking-confirmed = Danke. Diese Anmeldung gehört ab jetzt zu Ihnen.

## The link at the end of a mail that ends reminders.

taking-unsubscribe =
    { $state ->
        [ask] Keine Erinnerungen mehr?
        [done] Keine Erinnerungen mehr
        [failed] Das hat nicht geklappt
       *[dead] Dieser Link funktioniert nicht
    }

taking-unsubscribe-detail =
    { $state ->
        [ask] Sie wurden zu einem Fragebogen eingeladen. Mit dem Link in Ihrer Einladung können Sie ihn weiterhin beantworten.
        [done] Sie bekommen keine Erinnerungen mehr per E-Mail. Sie können noch antworten oder es lassen.
        [failed] Der Dienst antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.
       *[dead] Ihr E-Mail-Programm hat ihn womöglich abgeschnitten. Bitte kopieren Sie den ganzen Link aus der E-Mail.
    }

taking-unsubscribe-go = Nicht mehr erinnern
