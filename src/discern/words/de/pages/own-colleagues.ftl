## On a person's own page, below their profile: the members of their teams who share with them.

own-colleagues-title = Ihre Kolleginnen und Kollegen

own-colleagues-offer = Sehen Sie, wie die anderen in Ihren Teams am liebsten arbeiten und was Sie voneinander erwarten können. Nur wer selbst freigibt, sieht die anderen. Werte und Antworten sieht niemand.

# On a fold: the text that somebody agrees to.
own-colleagues-terms = Was die anderen sehen und was gespeichert wird

own-colleagues-agree = Mit der Freigabe stimmen Sie dem zu. Sie können sie jederzeit beenden.

own-colleagues-share = Für meine Teams freigeben

own-colleagues-nobody = In Ihren Teams hat noch niemand sonst für das Team freigegeben. Sobald es jemand tut, steht es hier.

own-colleagues-private = Nur Sie und Ihr Coach sehen Ihr Profil. Um es für Ihre Teams freizugeben, lassen Sie es erst mehr Personen sehen:

own-colleagues-not-certain =
    { $by ->
        [sign-in] Um Ihre Kolleginnen und Kollegen zu sehen und für sie freizugeben, bestätigen Sie zuerst diese Anmeldung mit jedem Ihrer persönlichen Links.
       *[link] Unter Ihrem Namen wurde mehr als ein Link ausgegeben. Dieser kann deshalb nichts für Ihre Teams freigeben. Melden Sie sich an, oder wenden Sie sich an die Personen, die Discern hier betreiben.
    }

# Under who sees the profile.
own-colleagues-see-too = Einen Teil davon sehen auch die anderen in Ihren Teams, die selbst für ihre Teams freigeben:

own-colleagues-you-two = Sie beide

# In place of the list, while the service doesn't answer.
own-colleagues-lost = Ihre Kolleginnen und Kollegen lassen sich gerade nicht zeigen. Diese Seite versucht es von selbst erneut.

own-colleagues-saved =
    { $what ->
        [colleagues] Ihre Freigabe gilt ab jetzt. Wenn Sie mögen, schreiben Sie unten ein, zwei eigene Sätze dazu.
        [lines] Ihre Sätze sind gespeichert. Ihre Kolleginnen und Kollegen sehen sie ab jetzt.
       *[stopped] Ihre Freigabe ist beendet, und Ihre Sätze dazu sind gelöscht.
    }

## What colleagues see of the person.

own-colleagues-own = Was sie von Ihnen sehen

own-colleagues-own-detail = Ihren Namen, Ihren ersten Befund und wie sicher er ist, Ihre Sätze und drei Sätze über Sie beide.

own-colleagues-line = Mein { $number }. Satz für meine Teams

own-colleagues-example =
    { $number ->
        [1] Erst schreiben, dann anrufen.
        [2] Am besten denke ich vor zehn.
       *[3] Bin ich zu schnell, bitte offen sagen.
    }

own-colleagues-save = Meine Sätze speichern

own-colleagues-agreed = Dem haben Sie am { $day } zugestimmt

own-colleagues-stop = Freigabe für meine Teams beenden
