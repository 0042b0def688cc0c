## Which service the pages use, and what its key may do.

settings-tab =
    { $tab ->
        [connection] Connection
        [access] Access
        [data] Data
       *[measurement] Measurement
    }

# Names of what is in force, beside their values.
settings-fact =
    { $fact ->
        [service] Where your data are
        [state] State
        [account] Account
        [key] Key
        [people] People
        [assessments] Assessments
       *[teams] Teams
    }

settings-service-here = In this app, on the server it runs on

settings-answers = Connected

settings-chosen = Chosen for this browser session only. It ends when you close the page.

settings-go-back = Go back to the configured service

settings-test = Test the connection

settings-check =
    { $check ->
        [assessments] Assessments
        [people] People
        [teams] Teams
       *[account] Account and key
    }

# $failure says why the service didn't answer.
settings-check-outcome =
    { $outcome ->
        [read] can be read
        [missing] not offered by this service
        [forbidden] not allowed for this key
       *[failed] { $failure }
    }

settings-check-line = **{ $name }**: { $outcome } ({ $ms } ms)

## How a colleague gets access. "Access" is a page of the navigation.

settings-access-today =
    { $signs_in ->
        [yes] People sign in here, and owners decide on the **Access** page who sees what.
       *[no] Nobody signs in here yet: everyone who can open these pages sees every name, and every result except those that people share only with their coach. To give somebody access to one team only, people have to sign in.
    }

settings-access-one-team = Give a colleague one team only

settings-access-step =
    { $step ->
        [sign-in] The person who runs the server sets up sign-in with Google, Microsoft or another provider, and names you as an owner. A page called **Access** then appears in the menu.
        [give] An owner chooses **Let somebody in** on the **Access** page, and enters the e-mail address that the colleague signs in with, the role **Manager** and the team.
       *[use] The colleague opens this app's address and signs in. They see the results of that team, and of others only what people share with everybody. Change or remove their access at any time; it takes effect at once.
    }

settings-access-open = Open Access

settings-access-operator = For the person who runs the server: how to set up sign-in

settings-access-roles = What each role may do

settings-access-column =
    { $column ->
        [role] Role
       *[may] What they do
    }

settings-access-participants = People who only answer questions need no access: their link is enough.

settings-other = Use another service

settings-fixed = `DISCERN_BASE_URL` and `DISCERN_API_KEY` set the service of this installation.

settings-address = Address

settings-address-wrong = Address: { $rule }.

settings-key = API key

settings-scale = Scale of its scores

settings-scale-name =
    { $scale ->
        [percent] 0 to 100
        [percentiles] Percentiles
        [segments] Segments 1 to 7
        [t-scores] T-scores
        [z-scores] Z-scores
       *[unknown] As the service says
    }

settings-scale-detail = Only for services that don't state the range of their scores.

settings-connect = Connect

settings-permanent = Make it permanent

settings-permanent-detail = Add this to `.streamlit/secrets.toml` next to the app, or set `DISCERN_BASE_URL` and `DISCERN_API_KEY`:

settings-account-none = The service says nothing about it

settings-key-lasts = valid until it is revoked

settings-expires = valid until { $day }

settings-scopes = For developers: what the key may do

settings-scope-column =
    { $column ->
        [allowed] Allowed
        [what] What
       *[scope] Scope
    }

settings-allowed =
    { $allowed ->
        [yes] yes
       *[no] no
    }

settings-scope =
    { $scope ->
        [assessments-read] see assessments and their status
        [assessments-write] create and cancel assessments
        [candidates-read] see people
        [candidates-write] add, change and delete people
        [results-read] see results
        [teams-read] see teams and their analysis
        [teams-write] create and change teams
        [reports-read] read reports
        [reports-write] request reports
        [webhooks-read] see webhook endpoints and deliveries
        [webhooks-write] manage webhook endpoints
        [events-read] read events
        [evidence-read] see the answers that a statement rests on
        [take] answer on a participant's behalf, as the participant pages do
        [act] do what the signed-in person may do
       *[admin] do everything that isn't listed here
    }

## By what results are calculated.

settings-measurement = Measurement

settings-measurement-none = This service doesn't show how it measures

settings-measurement-untried = How strongly the statements tell people apart is the author's judgement so far, and results allow for how far off it may be. From { $needed } people on, Discern learns from the answers given here whether all statements together say more or less than the author expected, and new results use that automatically. (To calibrate each statement by itself, below, takes more people.) So far { $people } { $people ->
        [one] person counts
       *[other] people count
    }: each once, without the sample company and without results that are withheld.

# $factor is a number with its range, such as 0.91 (0.74–1.12).
settings-measurement-learnt = The answers of { $people } people here show how strongly the statements tell people apart: { $factor } times as strongly as the author expected. New results are calculated with that.

settings-measurement-calibrated = The statements were calibrated with the answers of { $people } people here. New results are calculated with that.

settings-measurement-contradicts = The answers given here contradict what the questionnaire's author expected of the statements. New results allow for it; earlier ones don't until they are recalculated.

settings-measurement-outdated =
    { $count ->
        [one] One of { $results } results was calculated with earlier parameters and says so.
       *[other] { $count } of { $results } results were calculated with earlier parameters and say so.
    }

settings-measurement-offer = Recalculate

settings-measurement-consequences =
    { $count ->
        [one] The scores of one result change, for everybody who may see it. Nobody else gets to see it, and what was withheld stays withheld. The earlier scores are kept in the person's own data; reports that are written don't change.
       *[other] The scores of { $count } results change, for everybody who may see them. Nobody else gets to see them, and what was withheld stays withheld. The earlier scores are kept in each person's own data; reports that are written don't change.
    }

settings-measurement-confirm =
    { $count ->
        [one] Recalculate one result
       *[other] Recalculate { $count } results
    }

settings-measurement-running = Recalculated { $done } of { $total } results

settings-measurement-done =
    { $done ->
        [one] One result was recalculated on { $day }.
       *[other] { $done } results were recalculated on { $day }.
    }

settings-measurement-failed = Recalculating stopped after { $done } of { $total } results. The others are as they were, and you can start it again.

settings-measurement-details = Questionnaires and parameters

# $bank is the questionnaire's id and version, $parameters the version of its parameters, such as 2.0.0+people.1.
settings-measurement-bank =
    { $bank } with parameters { $parameters }: { $people ->
        [one] one person counts,
       *[other] { $people } people count,
    } { $results ->
        [one] one result,
       *[other] { $results } results,
    } { $outdated ->
        [0] none with earlier parameters.
       *[other] { $outdated } with earlier parameters.
    }

## Calibrating the statements with the people here.

settings-calibration = Calibration

settings-calibration-what = Calibration estimates from the answers given here how much each single statement says about its style, and makes the people here the group that scores refer to. Nothing changes until you apply it.

settings-calibration-people =
    { $counted ->
        [one] One person counts, by their first answers. Left out: sample company { $sample }, withheld results { $withheld }, other statements { $other }, repeated assessments { $retakes }.
       *[other] { $counted } people count, each by their first answers. Left out: sample company { $sample }, withheld results { $withheld }, other statements { $other }, repeated assessments { $retakes }.
    }

settings-calibration-missing =
    { $missing ->
        [one] One more person is needed to calibrate: it takes { $needed }.
       *[other] { $missing } more people are needed to calibrate: it takes { $needed }.
    }

settings-calibration-start =
    { $again ->
        [yes] Calibrate again
       *[no] Calibrate
    }

settings-calibration-running = Calibrating. This takes a minute or two. You can leave the page.

# $reason is why there is nothing to apply.
settings-calibration-failed =
    { $reason ->
        [too_few_answers] No question has enough answers to calibrate its statements. Collect more answers, ideally with a single form.
        [not_converged] The calculation did not settle on values, so there is nothing to apply. Collect more answers.
        [runaway] The answers don't tell the styles apart well enough: the values found are implausible, so there is nothing to apply. Collect more answers.
       *[error] Something went wrong while calibrating. Nothing was changed. Try again.
    }

settings-calibration-applied = Applied on { $day }, with the answers of { $people } people (parameters { $version }). New results are calculated with it. Earlier ones stay as they are until you recalculate them.

settings-calibration-change = For the { $people } people who count, scores change by { $points } points on average, and 95% intervals are { $after } points wide instead of { $before }.

settings-calibration-fit =
    { $correlation ->
        [fitted] { $fitted } of { $blocks } questions have enough answers; the others change alike. The mean loading is { $after } instead of { $before }. How the styles go together was estimated too.
       *[kept] { $fitted } of { $blocks } questions have enough answers; the others change alike. The mean loading is { $after } instead of { $before }. How the styles go together stays as it is, because too few questions with reversed statements were answered.
    }

settings-calibration-examples =
    { $count ->
        [one] One person before and after
       *[other] { $count } people before and after
    }

settings-calibration-person = Person

settings-calibration-scores = { $before } → { $after }

settings-calibration-examples-who = Scores of people who answered recently, without their names. They include only people whose results you may see.

settings-calibration-apply = Apply

settings-calibration-consequences = New results are calculated with the calibrated statements, and their scores refer to the people here. Earlier results stay as they are until you recalculate them.

settings-calibration-confirm = Apply the calibration

settings-appearance-detail = The pages are dark or light as your device is, unless you choose otherwise in the menu **⋮** at the top.

settings-samples = Sample company

## Mail.

settings-mail = Mail

settings-mail-none = This service sends no mail: you copy invitations and reminders, and send them yourself. The person who runs the server can change that.

settings-mail-how = For the person who runs the server

settings-mail-set = Set `DISCERN_SMTP_URL`, `DISCERN_MAIL_FROM` and `DISCERN_APP_URL`, and start it again.

settings-mail-address = Your e-mail address

settings-mail-test = Send a test mail

settings-mail-wrong = Enter an e-mail address, such as name@example.org.

settings-mail-taken = The mail server accepted the mail. See whether it arrived, and whether it went to spam.

settings-mail-refused = The mail was not sent. { $reason }
