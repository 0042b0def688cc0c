## Monday's message to a leader, and the page behind its link. First names alone. Plain text: what is shown in HTML is
## escaped as a whole.

# A part of the subject, of up to three. $names are first names or the names of teams, the first few.
week-subject =
    { $part ->
        [workshop] Workshop: { $names }
        [overdue] Overdue: { $names }
        [due] Due: { $names }
        [new] New: { $names }
        [talks] Talks: { $names }
        [teams] Your teams: { $names }
       *[waiting] Still to answer: { $names }
    }

# The subject where there is nothing but what to try with teams. $name is that of one, $do what to try with it.
week-subject-tip = { $name }: { $do }

week-title = Your week

week-heading =
    { $part ->
        [workshops] Next workshop
        [talks] You talk with
        [agreements] Agreed
        [teams] For your teams
        [news] New since last Monday
       *[waiting] Still to answer the questionnaire
    }

# $day is a weekday.
week-talk = { $day }: { $name }.

# After it. $opener is a question.
week-opener = Open with: { $opener }

# After it, where the answers of $name look random, or make no profile.
week-unclear = The answers are unclear: ask { $name } to answer again.

# The name of a team.
week-team = { $name }.

# After it, and on a team's card. $day is a day, such as Thursday, 4 December.
week-team-workshop =
    { $stage ->
        [done] The workshop was on { $day }: write down what the team agreed on.
        [over] The workshop was on { $day }: ask everyone to look back. Their own page has the question.
       *[ahead] The workshop is on { $day }.
    }

# A line of its own. $weekday is a day of the week, $day a date; $profiled of $size people have a profile.
week-workshop =
    { $weekday }, { $day }: { $name }. { $held ->
        [yes] { $profiled } of { $size } have a profile; results are held back until then.
       *[no] { $profiled } of { $size } have a profile.
    }

# After it. $do is what the team's card of the week says to do, without a full stop.
week-team-to-do = Try this: { $do }.

# After it. $why is what is said of the team, a sentence that names nobody.
week-team-because = Because: { $why }

# In place of it. $missing is how many more profiles it takes, $names who is asked for one.
week-team-missing =
    { $missing ->
        [one] One more profile, and there is something to try. Asked: { $names }.
       *[other] { $missing } more profiles, and there is something to try. Asked: { $names }.
    }

# $words is what the team agreed on, a sentence.
week-team-agreed = Agreed: { $words }

# $names are first names, each with their team after them.
week-news =
    { $kind ->
        [profile] Profiles: { $names }
       *[marks] Said which parts of their profile fit: { $names }
    }

# After the teams.
week-more = And { $count } more

# $words are those of an agreement, with its day; $names are who agreed.
week-agreement = { $names }: { $words }

# In place of it, where the words look like a link. $day is its day.
week-agreement-unsaid = { $names }: an agreement, by { $day }

# The same of an agreement whose day, $day, is over; of $names where $named is yes.
week-open-since =
    { $named ->
        [yes] { $names }, open since { $day }: { $words }
       *[no] Open since { $day }: { $words }
    }

# A link after an agreement that is due, to its place on the page.
week-answer = Kept, partly or dropped?

# $names is a list of first names.
week-waiting =
    { $more ->
        [0] { $names }
       *[other] { $names } and { $more } more
    }

# $names is a list of first names, of people who were asked long ago.
week-asked-before =
    { $more ->
        [0] { $names }: { home-asked-enough }
       *[other] { $names } and { $more } more: { home-asked-enough }
    }

# In place of a name that looks like a link.
week-somebody = someone

week-button =
    { $agreements ->
        [0]
            { $talks ->
                [0] Open your week
               *[other] Prepare a talk, also on feedback, delegating or a disagreement
            }
       *[other]
            { $talks ->
                [0] Say what was kept
               *[other] Say what was kept, and prepare a talk, also on feedback or delegating
            }
    }

week-why = You get this on Mondays because you switched it on in Discern. The link works for 14 days, for you alone.

week-stop = No more messages

# $name is a first name.
week-talk-prepare = Prepare the talk with { $name }

# $day is a date.
week-skipped = You don't meet on { $day }.

# A button below several talks.
week-skip-all = I'm away: skip all of them

# A link.
week-two = Prepare a talk between two others

# In place of the links into the app, in a browser that it lets nobody in from.
week-elsewhere = To prepare a talk, open Discern in the browser where you use it.

week-done-heading =
    { $state ->
        [stop] Get no more of these messages?
        [stopped] You get no more messages
        [dead] This link no longer works
       *[failed] That didn't work
    }

week-done-detail =
    { $state ->
        [stop] You can switch them on again in the settings.
        [stopped] You can switch them on again in the settings.
        [dead] Links in Monday's message work for 14 days, until you switch the messages off. The same things are in Discern, on your start page.
       *[failed] Nothing was changed. Try again in a moment.
    }

week-nothing = Nothing is left for this week.

week-open-app = Open Discern
