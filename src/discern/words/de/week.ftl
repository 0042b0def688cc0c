## Monday's message to a leader, and the page behind its link. First names alone. Plain text: what is shown in HTML is
## escaped as a whole.

# A part of the subject, of up to three. $names are first names or the names of teams, the first few.
week-subject =
    { $part ->
        [workshop] Workshop: { $names }
        [overdue] Überfällig: { $names }
        [due] Fällig: { $names }
        [new] Neu: { $names }
        [talks] Gespräche: { $names }
        [teams] Ihre Teams: { $names }
       *[waiting] Noch ohne Antworten: { $names }
    }

# The subject where there is nothing but what to try with teams. $name is that of one, $do what to try with it.
week-subject-tip = { $name }: { $do }

week-title = Ihre Woche

week-heading =
    { $part ->
        [workshops] Nächster Workshop
        [talks] Sie sprechen mit
        [agreements] Vereinbart
        [teams] Für Ihre Teams
        [news] Neu seit letztem Montag
       *[waiting] Noch ohne Antworten
    }

# $day is a weekday.
week-talk = { $day }: { $name }.

# After it. $opener is a question.
week-opener = Einstieg: { $opener }

# After it, where the answers of $name look random, or make no profile.
week-unclear = Die Antworten sind unklar: Bitten Sie { $name }, noch einmal zu antworten.

# The name of a team.
week-team = { $name }.

# After it, and on a team's card. $day is a day, such as Thursday, 4 December.
week-team-workshop =
    { $stage ->
        [done] Der Workshop war am { $day }: Halten Sie fest, was das Team vereinbart hat.
        [over] Der Workshop war am { $day }: Bitten Sie alle um einen Rückblick. Die Frage steht auf der eigenen Seite jeder Person.
       *[ahead] Der Workshop ist am { $day }.
    }

# A line of its own. $weekday is a day of the week, $day a date; $profiled of $size people have a profile.
week-workshop =
    { $weekday }, { $day }: { $name }. { $held ->
        [yes] { $profiled } von { $size } mit Profil; bis dahin werden die Ergebnisse zurückgehalten.
       *[no] { $profiled } von { $size } mit Profil.
    }

# After it. $do is what the team's card of the week says to do, without a full stop.
week-team-to-do = Zum Ausprobieren: { $do }.

# After it. $why is what is said of the team, a sentence that names nobody.
week-team-because = Der Grund: { $why }

# In place of it. $missing is how many more profiles it takes, $names who is asked for one.
week-team-missing =
    { $missing ->
        [one] Noch ein Profil, dann gibt es etwas zum Ausprobieren. Eingeladen: { $names }.
       *[other] Noch { $missing } Profile, dann gibt es etwas zum Ausprobieren. Eingeladen: { $names }.
    }

# $words is what the team agreed on, a sentence.
week-team-agreed = Vereinbart: { $words }

# $names are first names, each with their team after them.
week-news =
    { $kind ->
        [profile] Profile: { $names }
       *[marks] Haben gesagt, was an ihrem Profil passt: { $names }
    }

# After the teams.
week-more = Und noch { $count }

# $words are those of an agreement, with its day; $names are who agreed.
week-agreement = { $names }: { $words }

# In place of it, where the words look like a link. $day is its day.
week-agreement-unsaid = { $names }: eine Vereinbarung, bis zum { $day }

# The same of an agreement whose day, $day, is over; of $names where $named is yes.
week-open-since =
    { $named ->
        [yes] { $names }, offen seit dem { $day }: { $words }
       *[no] Offen seit dem { $day }: { $words }
    }

# A link after an agreement that is due, to its place on the page.
week-answer = Gehalten, teilweise oder fallen gelassen?

# $names is a list of first names. Also of teams, and after "mit" and "von": the same in every case.
week-waiting =
    { $more ->
        [0] { $names }
       *[other] { $names } und noch { $more }
    }

# $names is a list of first names, of people who were asked long ago.
week-asked-before =
    { $more ->
        [0] { $names }: { home-asked-enough }
       *[other] { $names } und noch { $more }: { home-asked-enough }
    }

# In place of a name that looks like a link.
week-somebody = jemand

week-button =
    { $agreements ->
        [0]
            { $talks ->
                [0] Ihre Woche öffnen
               *[other] Ein Gespräch vorbereiten, auch zu Rückmeldung, Delegieren oder Konflikt
            }
       *[other]
            { $talks ->
                [0] Angeben, was gehalten wurde
               *[other] Angeben, was gehalten wurde, und ein Gespräch vorbereiten, auch zu Rückmeldung oder Delegieren
            }
    }

week-why = Sie bekommen diese Nachricht montags, weil Sie sie in Discern eingeschaltet haben. Der Link gilt 14 Tage und nur für Sie.

week-stop = Keine Nachrichten mehr

# $name is a first name.
week-talk-prepare = Gespräch mit { $name } vorbereiten

# $day is a date.
week-skipped = Am { $day } treffen Sie sich nicht.

# A button below several talks.
week-skip-all = Ich bin nicht da: alle auslassen

# A link.
week-two = Ein Gespräch zwischen zwei anderen vorbereiten

# In place of the links into the app, in a browser that it lets nobody in from.
week-elsewhere = Um ein Gespräch vorzubereiten, öffnen Sie Discern in dem Browser, in dem Sie es sonst nutzen.

week-done-heading =
    { $state ->
        [stop] Diese Nachrichten nicht mehr bekommen?
        [stopped] Sie bekommen keine Nachrichten mehr
        [dead] Dieser Link gilt nicht mehr
       *[failed] Das hat nicht geklappt
    }

week-done-detail =
    { $state ->
        [stop] In den Einstellungen können Sie sie wieder einschalten.
        [stopped] In den Einstellungen können Sie sie wieder einschalten.
        [dead] Links in der Montagsnachricht gelten 14 Tage oder bis Sie die Nachrichten abschalten. Dasselbe steht in Discern auf Ihrer Startseite.
       *[failed] Es wurde nichts geändert. Versuchen Sie es gleich noch einmal.
    }

week-nothing = Diese Woche ist nichts mehr zu tun.

week-open-app = Discern öffnen
