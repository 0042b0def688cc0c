## API keys.

keys-owners = Only an owner can make keys

keys-none-offered = This service's keys can't be managed here

keys-none = No keys yet

keys-none-detail = A key lets another program, such as an HR system, read and change what you allow.

keys-make = Make a key

keys-alt = API keys, what each may do, when it was last used and how long it works

keys-column =
    { $column ->
        [label] Name
        [state] State
        [may] Allowed to
        [used] Last used
        [until] Works until
       *[made] Made
    }

keys-state =
    { $state ->
        [expired] Expired
        [own] This app
       *[live] Works
    }

keys-unused = never

keys-own = The app itself uses this key. Give the app another one before you revoke it.

keys-label = What is it for?

keys-label-example = HR system

keys-may = It may

keys-preset =
    { $preset ->
        [read] Read everything
        [people] Invite and manage people
        [all] Do everything
        [assistant] Let an assistant ask
       *[single] Only what I tick
    }

keys-preset-detail =
    { $preset ->
        [read] People, teams, profiles, reports and events
        [people] Invitations, people and teams, without profiles
        [all] Everything an owner may do, and make more keys
        [assistant] Findings in words for one user, over MCP: no scores, no lists
       *[single] You choose each one
    }

keys-user = Who asks through it?

keys-user-detail = It reads what they may see, and nothing more.

keys-names = Give people's names. Without, they are [P1], [P2] … in every answer.

keys-ends = How long it works

keys-days =
    { $days ->
        [0] Until it is revoked
        [365] One year
       *[other] { $days } days
    }

keys-make-go = Make the key

# $field is what is wrong.
keys-wrong =
    { $field ->
        [scopes] Tick at least one thing that the key may do.
       *[label] Say what the key is for.
    }

# The key's name; the key itself stands below.
keys-made = **Copy the key for { $name } now.** It is shown only this once. Keep it like a password.

keys-done = I have copied it

keys-revoke = Revoke

keys-revoke-title = Revoke { $name }?

keys-revoke-detail = Programs that use **{ $name }** are refused at once. This can't be undone.

keys-revoke-go = Revoke the key
