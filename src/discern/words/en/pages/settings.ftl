## Which service the pages use, and what its key may do.

settings-service = Service

settings-service-here = These pages read from the one in this app.

settings-service-at = These pages read from { $address }.

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

settings-other = Use another service

settings-fixed = `DISCERN_BASE_URL` and `DISCERN_API_KEY` set the service of this installation.

settings-address = Address

settings-address-wrong = Address: { $rule }.

settings-key = API key

settings-scale = Scale of its scores

settings-scale-name =
    { $scale ->
        [percent] 0 to 100
        [percentiles] percentiles
        [segments] segments 1 to 7
        [t-scores] T-scores
        [z-scores] z-scores
       *[unknown] as the service says
    }

settings-scale-detail = Only for services that don't state the range of their scores.

settings-connect = Connect

settings-permanent = Make it permanent

settings-permanent-detail = Add this to `.streamlit/secrets.toml` next to the app, or set `DISCERN_BASE_URL` and `DISCERN_API_KEY`:

settings-account = Account and key

settings-account-none = This service offers no information about the key.

settings-account-names = Account **{ $account }**, key **{ $key }**.

settings-limit = **{ $remaining } of { $limit } requests** left this minute.

settings-expires = The key expires on { $day } unless it is renewed.

settings-usage = The account has { settings-usage-people }, { settings-usage-assessments } and { settings-usage-teams }.

settings-usage-people =
    { $people ->
        [one] { $people } person
       *[other] { $people } people
    }

settings-usage-assessments =
    { $assessments ->
        [one] { $assessments } assessment
       *[other] { $assessments } assessments
    }

settings-usage-teams =
    { $teams ->
        [one] { $teams } team
       *[other] { $teams } teams
    }

settings-scopes = What the key may do

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
        [take] answer on a participant's behalf, as the participant pages do
        [act] act for a signed-in user
       *[admin] do everything
    }

settings-appearance = Appearance

settings-appearance-detail =
    { $shown ->
        [dark] The pages are **dark** now. They follow your device unless you choose otherwise in the menu **⋮** at the top.
       *[light] The pages are **light** now. They follow your device unless you choose otherwise in the menu **⋮** at the top.
    }

settings-samples = Sample company
