## What people say of their own profile, and what they write on working with them.

own-words-marks = Passt das zu Ihnen?

# Under own-words-marks, where one choice is for the headline and a text of several sentences.
own-words-whole = Ihre Wahl gilt für alles: die Überschrift und diesen Text.

# $statement is a short statement about the person.
own-words-fit-label = Passt das zu Ihnen? { $statement }

own-words-fit =
    { $fit ->
        [fits] Passt
        [partly] Teilweise
       *[not_me] Passt nicht
    }

own-words-comment-label = In Ihren eigenen Worten, zu: { $statement }

own-words-comment = Wenn Sie mögen, ein Satz dazu

## The page on working with somebody.

own-words-title = Arbeiten mit { $name }

# Above the same words, on a person's page.
own-words-of = { $name } über die Zusammenarbeit

own-words-shared = { $name } hat dies geschrieben und Ihnen den Link gegeben. Er gilt bis zum { $day }.

# Above statements from the profile.
own-words-confirmed =
    { $voice ->
        [you] Aus Ihrem Profil, von Ihnen mit „Passt“ markiert
       *[named] Aus dem Profil, von der Person selbst mit „Passt“ markiert
    }

own-words-own-title = Arbeiten mit mir

own-words-own-detail = Eine Seite in Ihren eigenen Worten für alle, mit denen Sie arbeiten. Was Sie in Ihrem Profil mit „Passt“ markieren, steht auch darauf. Lassen Sie weg, was Sie möchten.

own-words-prompt =
    { $prompt ->
        [reach_me] Am besten erreichbar bin ich
        [best_work] Am besten arbeite ich, wenn
        [feedback] Rückmeldung mag ich am liebsten
        [under_pressure] Unter Druck fällt an mir auf, dass ich
        [when_stuck] Wenn ich feststecke, hilft mir
       *[ask_me] Fragen Sie mich gern zu
    }

own-words-visibility = Wer kann sie lesen?

own-words-visible-to =
    { $visibility ->
        [nobody] Nur ich
        [team] Alle, die mein Profil sehen
       *[link] Auch alle, denen ich einen Link gebe
    }

own-words-save = Diese Seite speichern

own-words-not-certain =
    { $by ->
        [sign-in] Um diese Seite zu schreiben, bestätigen Sie zuerst unter „Profil“ diese Anmeldung mit jedem Ihrer persönlichen Links.
       *[link] Unter Ihrem Namen wurde mehr als ein Link ausgegeben. Dieser kann die Seite deshalb nicht ändern. Melden Sie sich an, oder wenden Sie sich an die Personen, die Discern hier betreiben.
    }

own-words-link-open = Ein Link gilt bis zum { $day }. Er wurde gezeigt, als Sie ihn erstellt haben.

own-words-days-label = Wie lange der Link gilt

own-words-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

own-words-link =
    { $again ->
        [yes] Neuen Link erstellen
       *[no] Link erstellen
    }

own-words-revoke = Link beenden
