## Where someone stands with an invitation: one word for each state, on every page, in filters and in files.

states-name =
    { $state ->
        [created] Eingeladen
        [started] Antwortet
        [completed] Profil
        [withheld] Kein Profil
        [expired] Abgelaufen
        [cancelled] Zurückgezogen
       *[none] Nicht eingeladen
    }

# The same where it is known how many questions are answered.
states-started = Antwortet, { $answered } von { $total }

# No profile, where it is known why the answers support none: $check is what they failed.
states-withheld =
    { $check ->
        [too_fast] Kein Profil: zu schnell
        [too_few] Kein Profil: zu wenige Antworten
        [random_answers] Noch kein Profil
        [place_pattern] Kein Profil: nach Position gewählt
       *[other] Kein Profil: unklare Antworten
    }

# A choice of the filter above People and Assessments; $count is empty where it isn't known.
states-group =
    { $group ->
        [with_profile] Profil { $count }
        [waiting] Ausstehend { $count }
        [to_invite] Kein Profil { $count }
       *[all] Alle { $count }
    }

# What is chosen there, for screen readers.
states-groups = Zeigen

# At the head of a column with these words.
states-help = **Eingeladen:** noch keine Frage beantwortet. **Antwortet:** einige sind beantwortet. **Profil:** alle sind beantwortet. **Unklare Antworten:** alle sind beantwortet, aber die Antworten sehen zufällig aus; zählt als Profil. **Kein Profil:** alle sind beantwortet, aber die Antworten sind zu unklar. **Abgelaufen:** die Frist ist vorbei. **Zurückgezogen:** die Einladung wurde zurückgezogen oder die Einwilligung widerrufen. **Nicht eingeladen:** es gab keine Einladung.
