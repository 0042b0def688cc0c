## Who may open which page: signing in, the closed page, and the list of those who may sign in.

access-sign-in = Sign in

access-sign-in-detail = Discern shows how the people in a team like to work. A link to a questionnaire needs no sign-in, so just open it.

access-sign-in-with = Sign in with { $provider }

access-sign-in-failed = Signing in didn't work. Please try again.

access-refused = You don't have access

access-refused-detail = You are signed in as **{ $name }**.

access-refused-somebody = You are signed in.

# $lack is what is missing: the address in what the provider sent, its word that the address is verified, or access.
access-refused-lack =
    { $lack ->
        [address] Your sign-in provider sent no e-mail address. Ask the person who runs Discern here to change that.
        [verification] Your sign-in provider doesn't confirm that the e-mail address is yours. Ask the person who runs Discern here to change that.
       *[access] Ask the person who runs Discern here for access, and give the e-mail address that you sign in with.
    }

access-refused-operator = I run Discern here. How do I get in?

access-refused-operator-detail =
    { $lack ->
        [address] Have the provider put `email` and `email_verified` into the ID token, and sign in again. `discern signin check` shows what it offers.
        [verification] Have the provider put `email_verified` into the ID token. If it lets no one claim another person's address, you can list it in `DISCERN_TRUSTED_ISSUERS` instead and restart Discern. Then sign in again.
       *[access] Add your e-mail address to `DISCERN_OWNERS`, restart Discern, and sign in. If someone else signed in with this address before, an owner has to remove that access under **Access**.
    }

## What somebody reads on an open page that can't connect again. The page stays as it is.

access-over =
    { $by ->
        [sign-in] You have been signed out. Sign in again in another tab of this browser. This page then continues and keeps what you have typed.
       *[secret] This browser's access has expired. In another tab, open the address with /open?secret= that Discern printed when it started. This page then continues and keeps what you have typed.
    }

access-not-asked = We can't check your access right now

access-not-asked-detail = The service isn't answering. Please try again in a moment.

# Where the cookies of a company's network fill the head of a request.
access-cookies = Your browser sends too many cookies

access-cookies-detail = A company's own sign-in often leaves them behind. Delete this site's cookies and open the page again, or show this page to your IT department.

access-cookies-operator = What your IT department can change

access-cookies-line = One header of the request has { $bytes } bytes, most likely `Cookie`. Above { $limit } bytes, a page can't connect. Start Discern with `WEBSOCKETS_MAX_LINE_LENGTH=65536` in its environment.

# Where a network lets the page through and refuses its socket. $address is a host and a path.
access-socket = This page can't connect

access-socket-detail = A network on the way, often a company's own, blocks the live connection that this page needs. Try another network, or show this to your IT department. This page keeps trying.

access-socket-operator = **For IT:** allow WebSocket connections to `{ $address }`. Every proxy on the way must pass on `Upgrade: websocket`, and leave `Host` unchanged.

access-socket-wait = Keep trying

access-closed = This page is closed

access-closed-detail = If you were sent a link to a questionnaire, open that link. It works from anywhere.

access-closed-open =
    { $days ->
        [one] Do you run Discern here? Open the address with `/open?secret=` from its terminal or log. This browser then has access for { $days } day.
       *[other] Do you run Discern here? Open the address with `/open?secret=` from its terminal or log. This browser then has access for { $days } days.
    }

access-closed-operator = I run Discern here. How do I let people in?

access-closed-operator-way =
    { $way ->
        [secret] **Open the pages with a secret.** Make one with `openssl rand -hex 32`, set it as `DISCERN_ACCESS_SECRET` and restart Discern. This page then asks for it.
        [sign-in] **Let people sign in** with Google, Microsoft or another provider. Configure it in `.streamlit/secrets.toml` under `[auth]`, add your address to `DISCERN_OWNERS`, and restart Discern. `docs/sign-in.md` has the lines to copy.
       *[open] **Open the pages to everyone who can reach this address.** Set `DISCERN_OPEN_ACCESS=1` and restart Discern. Everyone then sees every name, and every profile except those that people share only with their coach. Do this only where everyone may see them.
    }

access-secret = Access secret

access-secret-detail =
    { $days ->
        [one] Do you run Discern here? Enter its `DISCERN_ACCESS_SECRET`. This browser then has access for { $days } day, and doesn't keep the secret.
       *[other] Do you run Discern here? Enter its `DISCERN_ACCESS_SECRET`. This browser then has access for { $days } days, and doesn't keep the secret.
    }

access-secret-open = Open the pages

access-secret-wrong = That isn't the right secret.

access-secret-limit = Someone at your network address has entered too many wrong secrets. Try again in an hour.

## The list of those who may sign in.

access-detail = Access goes to the first person who signs in with the e-mail address, once the sign-in provider has verified it. Changes take effect at once.

access-column =
    { $column ->
        [person] Person
        [email] E-mail
        [role] Role
        [teams] Teams or person
        [signed-in] Last signed in
       *[added] Added
    }

access-not-yet = not yet

access-nobody = No one has access yet

access-alt = Who may sign in

access-part-unknown = unknown person

access-part-team = a team

access-role-name =
    { $role ->
        [manager] Manager
        [coach] Coach
        [member] Member
       *[owner] Owner
    }

access-role-detail =
    { $role ->
        [manager] Invites people and sees the profiles of their own teams.
        [coach] Sees all profiles in their assigned teams, private ones too, and can hold them back and release them.
        [member] Sees only their own profile and data.
       *[owner] Can do everything except see private profiles.
    }

access-give = Let someone in

access-email = E-mail address for signing in

access-role = Role

access-teams = Teams

access-whose = Which person is this?

access-whose-none = Choose a person

access-add = Give access

access-email-wrong = That doesn't look like an e-mail address.

access-whose-missing = Choose which person this is.

access-change = Access for { $name }

access-change-go = Change

access-save = Save

access-remove = Remove

access-remove-title = Remove { $name }?

access-remove-detail = **{ $name }** loses access at once. Everything made so far stays.

access-remove-go = Remove access

access-deletion = Automatic deletion

access-idle = Show people who have been inactive for at least this many days

access-retention =
    { $days ->
        [0] No one is deleted automatically, because `DISCERN_RETENTION_DAYS` isn't set.
        [one] People are deleted automatically after **{ $days } day** without activity.
       *[other] People are deleted automatically after **{ $days } days** without activity.
    }

access-idle-none = No one has been inactive for that long.

access-idle-count =
    { $more ->
        [yes]
            { $count ->
                [one] More than { $count } person has been inactive for that long.
               *[other] More than { $count } people have been inactive for that long.
            }
       *[no]
            { $count ->
                [one] { $count } person has been inactive for that long.
               *[other] { $count } people have been inactive for that long.
            }
    }
