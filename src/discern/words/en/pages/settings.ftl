## Which service the pages use, and what its key may do.

settings-tab =
    { $tab ->
        [connection] Connection
        [mail] Mail
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

## The bank that results are scored with.

settings-measurement = Measurement

settings-measurement-none = This service doesn't show how it measures

# $bank is the questionnaire and its version; $since the day when an owner put it in use, or "none".
settings-measurement-bank =
    { $since ->
        [none] New results are scored with **{ $bank }**, the bank that comes with the questionnaire.
       *[other] New results are scored with **{ $bank }**, which an owner put in use on { $since }.
    }

settings-measurement-basis =
    { $people ->
        [0] How strongly its statements tell people apart is the author's judgement so far, and results allow for how far off it may be.
        [one] It rests on the answers of { $people } person.
       *[other] It rests on the answers of { $people } people.
    }

settings-measurement-change = From 300 people on, the person who runs the server can calibrate the statements with the answers given here. Nothing changes by itself. The guide “Calibrating” (`docs/calibrating.md`) shows how.

settings-levels = Compare people with the people here

settings-levels-about = How readily people claim each style is the author's judgement at first. Once 30 people have answered, their answers can settle it, and more can be said of each person.

settings-levels-without = Leave out the members of these teams, such as testers

settings-levels-forbidden = This key may not look at that.

settings-levels-few =
    { $people ->
        [0] Nobody has answered yet; it takes { $needed } people.
        [one] { $people } person has answered; it takes { $needed }.
       *[other] { $people } people have answered; it takes { $needed }.
    }

# $reason is a clause without a full stop, in the service's words.
settings-levels-refused = { $people } people have answered, but their answers can't settle it: { $reason }.

settings-levels-found =
    { $changed ->
        [0] { $people } people have answered. With their answers none of { $counted } headlines would change.
        [one] { $people } people have answered. With their answers { $changed } of { $counted } headlines would change.
       *[other] { $people } people have answered. With their answers { $changed } of { $counted } headlines would change.
    }

settings-levels-look = Look at what would change

settings-levels-column =
    { $column ->
        [person] Person
        [before] Today
       *[after] With their answers
    }

settings-levels-use = Use their answers

settings-levels-not-now = Not now? Nothing changes until you press it. Earlier results stay as they are until you score them again.

settings-levels-used = Results are scored with the answers of { $people } people here.

settings-levels-again = Score earlier results too

settings-levels-wait = Scoring earlier results …

settings-levels-done =
    { $count ->
        [0] No earlier result was left to score.
        [one] { $count } earlier result was scored again.
       *[other] { $count } earlier results were scored again.
    }

settings-appearance-detail = The pages are dark or light as your device is, unless you choose otherwise in the menu **⋮** at the top.

settings-samples = Sample company

## Drafts by a language model.

# $model is the name of a language model.
settings-drafting = Let { $model } draft an opening for each report

settings-drafting-note = The person who asks for a report reads the draft alone, and it enters the report only if they accept it. Switching it off deletes every draft that nobody has accepted.

## Mail.

settings-mail-owners = Only an owner sets mail up

# Where nobody signs in, and the browser doesn't hold the installation's secret; or somebody else than an owner looks.
settings-owners-detail = Open Discern by the address with the secret, which its start prints, or ask an owner.

settings-key-owners = The key that this app uses may not do it.

settings-mail-unknown = This service doesn't say how it sends mail

# $host is the mail server in use.
settings-mail-state =
    { $state ->
        [environment] Mail goes through **{ $host }**. The settings of the server name it, so it is changed there and not here.
        [stored] Mail goes through **{ $host }**: invitations by a click, and reminders by themselves, 3 days and 1 day before the last day.
        [unreadable] **The password of { $host } can't be read any more**, since the secret of this installation is another one. No mail goes out until you enter it again.
       *[none] No mail goes out yet. Enter your mail server, and Discern sends the invitations, and reminders 3 days and 1 day before the last day. Your mail provider or your IT team knows what to enter.
    }

settings-mail-unsealed = Several processes may share this database, and they have no secret in common with which a password could be sealed. Ask the person who runs the server to set `DISCERN_ACCESS_SECRET` for all of them, or to set `DISCERN_SMTP_URL`. A mail server without a password can be entered here.

settings-mail-security = Encryption

settings-mail-security-name =
    { $security ->
        [starttls] STARTTLS
        [tls] TLS
       *[none] None
    }

settings-mail-security-detail =
    { $security ->
        [starttls] The usual choice, mostly at port 587.
        [tls] Mostly at port 465.
       *[none] Only for a mail server on this very computer.
    }

settings-mail-host = Mail server

settings-mail-host-example = smtp.example.org

settings-mail-port = Port

settings-mail-user = User (empty if it asks for none)

settings-mail-password = Password

# In the empty field.
settings-mail-password-kept = Kept. Leave empty to go on with it.

settings-mail-password-detail = It is sealed with the secret of this installation, and never shown again. With another server, port, encryption or user, enter it again.

settings-mail-password-again = Enter the password again: it is kept for one server, port, encryption and user.

settings-mail-sender = Sender's address

settings-mail-sender-example = discern@example.org

settings-mail-sender-name = Sender's name

settings-mail-links = Address of Discern in links

settings-mail-links-detail = What the links in mails begin with: the address at which the people you invite open Discern.

settings-mail-private = The mail server is in our own network

settings-mail-private-detail = Without this, Discern connects to servers on the public internet alone.

# $allowed: the box above is ticked.
settings-mail-place =
    { $allowed ->
        [yes] Discern connects to no mail server at this address.
       *[no] This mail server isn't on the public internet. If it is yours, tick “{ settings-mail-private }”.
    }

settings-mail-save = Save

settings-mail-remove = Forget the mail server

settings-mail-address = Your e-mail address

settings-mail-test = Send a test mail

settings-mail-testing = Talking to the mail server …

# $field is what is wrong.
settings-mail-wrong =
    { $field ->
        [host] Enter the mail server's name, such as smtp.example.org, without smtp:// and without a port.
        [port] Enter a port, such as 587.
        [security] Choose how the connection is encrypted.
        [user] Enter the user that the password belongs to.
        [password] Enter the password in one line.
        [sender] Enter the sender's address, such as discern@example.org, in plain letters.
        [sender_name] Enter the sender's name in one line.
        [app_url] Enter the address at which others open Discern. It begins with https:// or http://, and isn't localhost.
       *[email] Enter an e-mail address, such as name@example.org.
    }

settings-mail-taken = The mail server accepted the mail. See whether it arrived, and whether it went to spam.

settings-mail-refused =
    { $reason ->
        [not_set_up] **The mail was not sent.** No mail server is set up.
        [private_address] **The mail was not sent.** The mail server isn't on the public internet, and you haven't allowed that.
        [unreachable] **The mail was not sent.** No mail server answers there. Check its name and port.
        [not_secure] **The mail was not sent.** The server doesn't offer the encryption you chose, or its certificate can't be trusted. Try another kind of encryption, or the server's full name.
        [login_refused] **The mail was not sent.** The mail server refuses the user or the password. Some providers want a password made for programs.
        [postponed] **The mail was not sent.** The mail server asks to try again later.
        [sender_refused] **The mail was not sent.** The mail server refuses the sender's address. It may have to belong to the user.
        [address_refused] **The mail was not sent.** The mail server refuses your e-mail address.
       *[message_refused] **The mail was not sent.** The mail server refuses the message.
    }
