## Who may open which page: signing in, the closed page, and the list of those who may sign in.

access-sign-in = Sign in

access-sign-in-detail = Discern shows how the people in a team like to work. Were you sent a link to an assessment? Open that link: it needs no sign-in.

access-sign-in-with = Sign in with { $provider }

access-sign-in-failed = The sign-in didn't work. Please try again.

access-refused = You don't have access

access-refused-detail = You are signed in as **{ $name }**, but you don't have access yet.

access-refused-somebody = You are signed in, but you don't have access yet.

# $lack is what is missing: the address in what the provider sent, its word that the address is verified, or access.
access-refused-lack =
    { $lack ->
        [address] The provider sent no e-mail address. Ask the person who runs this installation to change that.
        [verification] The provider doesn't say that your e-mail address is verified. Ask the person who runs this installation to change that.
       *[access] Ask the person who runs this installation, and give them the e-mail address that you sign in with.
    }

access-refused-operator = I run this installation. How do I get in?

access-refused-operator-detail =
    { $lack ->
        [address] Have the provider put `email` and `email_verified` into the ID token, and sign in again. `discern signin check` shows what it offers.
        [verification] Have the provider put `email_verified` into the ID token. Or list it in `DISCERN_TRUSTED_ISSUERS`, if it lets nobody claim another's address, and restart Discern. Then sign in again.
       *[access] Add your e-mail address to `DISCERN_OWNERS`, restart Discern, and sign in. If someone else has signed in with this address before, the access is theirs: an owner can remove it under **Access**.
    }

## What somebody reads on an open page that can't connect again. The page stays as it is.

access-over =
    { $by ->
        [sign-in] Your sign-in has ended. Sign in again in another tab of this browser: this page then continues, with what you have typed.
       *[secret] This browser's access has ended. Open the address with /open?secret= that Discern printed when it started in another tab: this page then continues, with what you have typed.
    }

access-not-asked = We can't check your access right now

access-not-asked-detail = The service doesn't answer. Please try again in a moment.

# Where the cookies of a company's network fill the head of a request.
access-cookies = Your browser sends too many cookies

access-cookies-detail = Often a company's own sign-in has left them. Delete the cookies of this site in your browser, then open the page again. If that doesn't help, show this page to your IT department.

access-cookies-operator = For IT: what to change

access-cookies-line = The request has a header of { $bytes } bytes, most likely `Cookie`. With more than { $limit } a page can't connect. Start Discern with `WEBSOCKETS_MAX_LINE_LENGTH=65536` in its environment.

# Where a network lets the page through and refuses its socket. $address is a host and a path.
access-socket = This page can't connect

access-socket-detail = Something between your browser and Discern, often a company's network, blocks the live connection that this page needs. Try another network, or show this to your IT department. Meanwhile the page keeps trying.

access-socket-operator = **For IT:** allow WebSocket connections to `{ $address }`. Each proxy on the way must pass on `Upgrade: websocket`, and `Host` unchanged.

access-socket-wait = Keep trying

access-closed = This page is closed

access-closed-detail = Were you sent a link to an assessment? Open that link: it works from anywhere.

access-closed-open =
    { $days ->
        [one] Do you run this installation? Open the address with `/open?secret=` that Discern printed when it started: it is in the terminal or the log. This browser can then open the pages for { $days } day.
       *[other] Do you run this installation? Open the address with `/open?secret=` that Discern printed when it started: it is in the terminal or the log. This browser can then open the pages for { $days } days.
    }

access-closed-operator = I run this installation. How do I let people in?

access-closed-operator-way =
    { $way ->
        [secret] **Open the pages with a secret**: make one with `openssl rand -hex 32`, set it as `DISCERN_ACCESS_SECRET` and restart Discern. This page then asks for it.
        [sign-in] **Let people sign in** with Google, Microsoft or another provider: configure it in `.streamlit/secrets.toml` under `[auth]`, add your address to `DISCERN_OWNERS`, and restart Discern. `docs/security.md` has the lines to copy.
       *[open] **Open the pages to everyone who can reach this address**: set `DISCERN_OPEN_ACCESS=1` and restart Discern. All of them will see every name, and every result except those that people share only with their coach. Do this only in a network where everyone may see them.
    }

access-secret = Access secret

access-secret-detail =
    { $days ->
        [one] Do you run this installation? Type its `DISCERN_ACCESS_SECRET`. This browser can then open the pages for { $days } day. It doesn't keep the secret.
       *[other] Do you run this installation? Type its `DISCERN_ACCESS_SECRET`. This browser can then open the pages for { $days } days. It doesn't keep the secret.
    }

access-secret-open = Open the pages

access-secret-wrong = That isn't the secret of this installation.

access-secret-limit = Too many wrong secrets came from your address. Try again in an hour.

## The list of those who may sign in.

access-detail = Access belongs to the first person who signs in with the e-mail address, if their sign-in provider has verified it. Changes take effect at once.

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

access-nobody = Nobody has access yet

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
        [manager] Invites people and sees the results of their own teams.
        [coach] Sees the results of their assigned teams, private ones too, and can hold and release them.
        [member] Sees their own profile and data.
       *[owner] Can do everything except see private results.
    }

access-give = Let somebody in

access-email = E-mail address they sign in with

access-role = Role

access-teams = Teams

access-whose = Which person is this?

access-whose-none = Choose a person

access-add = Give access

access-email-wrong = That doesn't look like an e-mail address.

access-whose-missing = Choose which person this is.

access-change = Access of { $name }

access-change-go = Change

access-save = Save

access-remove = Remove

access-remove-title = Remove { $name }?

access-remove-detail = **{ $name }** loses access at once. What they created stays.

access-remove-go = Remove access

access-deletion = Automatic deletion

access-idle = Show people without activity for this many days

access-retention =
    { $days ->
        [0] Nobody is deleted automatically: `DISCERN_RETENTION_DAYS` is not set.
        [one] People are deleted automatically after **{ $days } day** without activity.
       *[other] People are deleted automatically after **{ $days } days** without activity.
    }

access-idle-none = Nobody has been inactive for that long.

access-idle-count =
    { $more ->
        [yes]
            { $count ->
                [one] Inactive for that long: { $count } person and more
               *[other] Inactive for that long: { $count } people and more
            }
       *[no]
            { $count ->
                [one] Inactive for that long: { $count } person
               *[other] Inactive for that long: { $count } people
            }
    }
