## Which service the pages use, and what its key may do.

settings-tab =
    { $tab ->
        [connection] Connection
        [week] For you
        [look] Look
        [mail] Mail
        [access] Access
        [data] Data
       *[measurement] Measurement
    }

# Names of what is in force, beside their values.
settings-fact =
    { $fact ->
        [service] Where your data are kept
        [state] State
        [account] Account
        [key] Key
        [people] People
        [assessments] Assessments
       *[teams] Teams
    }

settings-service-here =
    { $place ->
        [here] On this computer
       *[server] On the server that runs this app
    }

settings-answers = Connected

# Where nobody else can open the app. A link to this page says “Let colleagues reach Discern”.
settings-reach = **Let colleagues reach Discern.** It runs on this computer alone, so its links open nowhere else. People can answer here, one after the other: open each link in a private window. To have links open everywhere, follow the guide “Hosting” or send your IT this:

# To somebody in IT: plain text, to copy.
settings-reach-message = Please run Discern where our colleagues can open it: on a server, in containers or on Streamlit Community Cloud. Its guide “Hosting” (docs/hosting.md) has the commands. On my computer, “discern backup FILE” saves my data. On the server, “discern restore FILE” brings them back.

settings-chosen = Only for this browser session, which ends when you close the page.

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
       *[no] No one signs in here yet, so everyone who can open these pages sees every name, and every profile except those that people share only with their coach. To show a colleague one team only, set up sign-in.
    }

settings-access-one-team = Give a colleague one team only

settings-access-step =
    { $step ->
        [sign-in] The person who runs the server sets up sign-in with Google, Microsoft or another provider, and names you as an owner. A page called **Access** then appears in the menu.
        [give] An owner chooses **Let someone in** on the **Access** page, and enters the e-mail address that the colleague signs in with, the role **Manager** and the team.
       *[use] The colleague opens this app's address, signs in and sees that team's profiles, and of everyone else only what is shared with all. You can change or remove the access at any time.
    }

settings-access-open = Open Access

settings-access-operator = How the person who runs the server sets up sign-in

settings-access-roles = What each role may do

settings-access-column =
    { $column ->
        [role] Role
       *[may] What they do
    }

settings-access-participants = People who only answer questions need no access. Their link is enough.

settings-other = Use another service

settings-fixed = `DISCERN_BASE_URL` and `DISCERN_API_KEY` decide which service this app uses.

settings-address = Address

settings-address-wrong = Address: { $rule }.

settings-key = API key

settings-scale = Scale of the scores

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

settings-account-none = The service doesn't say

settings-key-lasts = valid until it is revoked

settings-expires = valid until { $day }

settings-scopes = What the key may do, for developers

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
        [results-read] see profiles
        [teams-read] see teams and their analysis
        [teams-write] create and change teams
        [reports-read] read reports
        [reports-write] request reports
        [webhooks-read] see webhook endpoints and deliveries
        [webhooks-write] manage webhook endpoints
        [events-read] read events
        [evidence-read] see the answers behind a finding
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
        [none] New answers are scored with **{ $bank }**, which comes with the questionnaire.
       *[other] New answers are scored with **{ $bank }**, which an owner put into use on { $since }.
    }

settings-measurement-basis =
    { $people ->
        [0] How much each answer counts is still the author's judgement, and every profile allows for how far off it may be.
        [one] How much each answer counts was learned from { $people } person.
       *[other] How much each answer counts was learned from { $people } people.
    }

settings-measurement-change = Once 300 people have answered, the person who runs the server can calibrate the statements with their answers. The guide “Calibrating” (`docs/calibrating.md`) shows how.

settings-levels = Compare people with others here

settings-levels-about = At first, the questionnaire's author has to judge how readily people claim each style. Once 30 people have answered, their answers can settle it, and Discern can say more about each person.

# A choice of languages.
settings-levels-language = Answered in

settings-levels-without = Leave out people in these teams, such as testers

settings-levels-forbidden = The app's key isn't allowed to look at that.

settings-levels-few =
    { $people ->
        [0] No one has answered yet. It takes { $needed } people.
        [one] { $people } person has answered. It takes { $needed }.
       *[other] { $people } people have answered. It takes { $needed }.
    }

# $reason is a clause without a full stop, in the service's words.
settings-levels-refused = { $people } people have answered, but their answers can't settle it: { $reason }.

settings-levels-found =
    { $changed ->
        [0] { $people } people have answered. Their answers would change none of { $counted } headlines.
        [one] { $people } people have answered. Their answers would change { $changed } of { $counted } headlines.
       *[other] { $people } people have answered. Their answers would change { $changed } of { $counted } headlines.
    }

settings-levels-look = Look at what would change

settings-levels-column =
    { $column ->
        [person] Person
        [before] Today
       *[after] With their answers
    }

settings-levels-use = Use their answers

settings-levels-not-now = Nothing changes until you press this. Earlier profiles stay as they are until you score them again.

settings-levels-used = The answers of { $people } people here now count in the scores.

settings-levels-again = Score earlier profiles too

settings-levels-wait = Scoring earlier profiles…

settings-levels-done =
    { $count ->
        [0] There were no earlier profiles left to score.
        [one] { $count } earlier profile was scored again.
       *[other] { $count } earlier profiles were scored again.
    }

settings-appearance-detail = Pages are light or dark, whichever your device is set to.

settings-samples = Sample company

## Drafts by a language model.

# $model is the name of a language model.
settings-drafting = Let { $model } draft an opening for each report

settings-drafting-note = Only the person who asks for a report sees the draft, and it goes into the report only once that person accepts it. Switching this off deletes every draft that no one has accepted.

## Mail.

settings-mail-owners = Only an owner can set up mail

# Where nobody signs in, and the browser doesn't hold the installation's secret; or somebody else than an owner looks.
settings-owners-detail = Open Discern at the secret address that it printed when it started, or ask an owner.

settings-key-owners = The app's key isn't allowed to do this.

settings-mail-unknown = This service doesn't say how it sends mail

# $host is the mail server in use.
settings-mail-state =
    { $state ->
        [environment] Mail goes through **{ $host }**. It is set on the server, so you can't change it here.
        [stored] Mail goes through **{ $host }**. You send invitations with a click. Reminders go by themselves, 3 days and 1 day before the date to answer by.
        [unreadable] **The password for { $host } can't be read any more**, because Discern's secret has changed. No mail goes out until you enter the password again.
       *[none] No mail goes out yet. With your mail server, Discern can send invitations, and reminders 3 days and 1 day before the date to answer by. Your IT team knows what to enter.
    }

settings-mail-unsealed = A password can't be stored safely here yet, because several processes may use this database, and they share no secret. Ask the person who runs the server to set `DISCERN_ACCESS_SECRET` for all of them, or `DISCERN_SMTP_URL`. A mail server without a password works.

settings-mail-security = Encryption

settings-mail-security-name =
    { $security ->
        [starttls] STARTTLS
        [tls] TLS
       *[none] None
    }

settings-mail-security-detail =
    { $security ->
        [starttls] The usual choice, mostly on port 587.
        [tls] Mostly on port 465.
       *[none] Only for a mail server on this computer.
    }

settings-mail-host = Mail server

settings-mail-host-example = smtp.example.org

settings-mail-port = Port

settings-mail-user = User (empty if none is needed)

settings-mail-password = Password

# In the empty field.
settings-mail-password-kept = Saved. Leave empty to keep it.

settings-mail-password-detail = It is stored encrypted and never shown again. If you change the server, port, encryption or user, enter it again.

settings-mail-password-again = You changed the server, port, encryption or user, so enter the password again.

settings-mail-sender = Sender's address

settings-mail-sender-example = discern@example.org

settings-mail-sender-name = Sender's name

settings-mail-links = Address of Discern in links

settings-mail-links-detail = Links in mails begin with this address. The people you invite must be able to open it.

settings-mail-private = The mail server is in our own network

settings-mail-private-detail = Without this, Discern connects only to mail servers on the public internet.

# $allowed: the box above is ticked.
settings-mail-place =
    { $allowed ->
        [yes] Discern doesn't connect to mail servers at this address.
       *[no] This mail server isn't on the public internet. If it is yours, tick “{ settings-mail-private }”.
    }

settings-mail-save = Save

settings-mail-remove = Forget the mail server

settings-mail-address = Your e-mail address

settings-mail-test = Send a test mail

settings-mail-testing = Talking to the mail server…

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

settings-mail-taken = The mail server accepted the mail. Check that it arrived, and look in your spam folder too.

settings-mail-refused =
    { $reason ->
        [not_set_up] **The mail was not sent.** No mail server is set up.
        [private_address] **The mail was not sent.** The mail server isn't on the public internet, and you haven't allowed that.
        [unreachable] **The mail was not sent.** No mail server answers there. Check its name and port.
        [not_secure] **The mail was not sent.** The server doesn't offer the encryption you chose, or its certificate can't be trusted. Try another kind of encryption, or the server's full name.
        [login_refused] **The mail was not sent.** The mail server refuses the user or the password. Some providers need a separate app password.
        [postponed] **The mail was not sent.** The mail server asks to try again later.
        [sender_refused] **The mail was not sent.** The mail server refuses the sender's address. It may have to be an address of the user you entered.
        [address_refused] **The mail was not sent.** The mail server refuses your e-mail address.
       *[message_refused] **The mail was not sent.** The mail server refuses the message.
    }

## What a leader gets on Mondays, and their private calendar.

settings-week-owners = Only the person who runs Discern here can set this up

settings-week-unknown = This service sends no weekly message and has no calendar

# Above links that choose the language of the pages.
settings-language = Language

settings-week-message = Monday's message

settings-week-about = On Mondays: this week's talks with a question to open each, the agreements that are due, something to try with each team, and who hasn't answered yet. First names only, and nothing at all in a week without any of these.

# $place is an e-mail address, or the host of a webhook.
settings-week-state =
    { $way ->
        [mail] **On**, to { $place }.
        [webhook] **On**, to { $place }.
       *[off] **Off**.
    } { $sent ->
        [yes] The last one went out on { $day }.
       *[no] { "" }
    }

# A heading that opens.
settings-week-preview = What it says of this week

settings-week-preview-none = Nothing this week, so none would come.

# Where nobody has said what the app's address is.
settings-week-unlinked = Messages have no links to answer by: nobody has said in `DISCERN_APP_URL` where people open Discern.

settings-week-way = How it comes

settings-week-way-name =
    { $way ->
        [mail] By mail
        [webhook] Slack or Teams
       *[off] Off
    }

settings-week-url = Address of the incoming webhook

settings-week-url-detail = In Slack, add “Incoming Webhooks” and choose yourself or a private channel. In Teams, use the workflow “Send webhook alerts to a chat”. Anyone in that channel can read the message and answer for you. The address is stored encrypted and never shown again.

settings-week-wrong =
    { $field ->
        [email] Enter an e-mail address, such as kim@example.org.
       *[url] Enter the whole address, beginning with https://.
    }

settings-week-place = The address must lead to the public internet and begin with https://.

settings-week-refused =
    { $code ->
        [mail-missing] No mail server is set up here yet. An owner can do that under **Mail**.
        [address-missing] You sign in without an e-mail address that your provider has confirmed, so there is nowhere to send mail to.
       *[secret-missing] An address can't be stored safely here yet, because several processes may use this database, and they share no secret. Ask the person who runs the server to set `DISCERN_ACCESS_SECRET` for all of them.
    }

# $detail is what the other side answered, in English.
settings-week-problem =
    { $problem ->
        [unsure] The last one was handed over but not confirmed. It may have arrived, so it isn't sent again.
        [hook_failed] The last one wasn't accepted: { $detail }.
        [secret_unreadable] The address can't be read any more, because Discern's secret has changed. Enter it again.
        [too_late] The last one couldn't be sent until Wednesday, so it was left out.
        [not_set_up] The last one couldn't be sent: no mail server is set up.
        [address_missing] The last one couldn't be sent: you have no confirmed e-mail address.
        [unreachable] The last one couldn't be sent yet: the mail server can't be reached.
       *[other] The last one couldn't be sent: the mail server refused it.
    }

settings-calendar = Calendar

settings-calendar-about = A private address that your calendar program reads, with your talks and the days of your agreements.

settings-calendar-unserved = There is no calendar address here: this host serves pages only. From a talk you can save its days as a file.

settings-calendar-state =
    { $active ->
        [yes]
            { $names ->
                [yes] There has been one since { $day }, **with names** and what was agreed.
               *[no] There has been one since { $day }, without names.
            }
       *[no] No address yet.
    }

settings-calendar-names = Say who it is with, what was agreed, and how to open the next talk

settings-calendar-names-detail = Calendars are shared and shown on other screens. Without this, they say “Talk” and “Agreement due”.

settings-calendar-make =
    { $active ->
        [yes] Make a new address
       *[no] Make an address
    }

settings-calendar-once = Copy it now: it isn't shown again. Anyone who has it can read this calendar, until you make a new address or end it.

# Below an address on localhost.
settings-calendar-here = Only a calendar program on this computer can read this address. From a talk you can save its days as a file.

settings-calendar-end = End it
