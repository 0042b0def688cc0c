## The titles of the pages, and what is around every page.

# $page is the name of the page's address.
navigation-title =
    { $page ->
        [people] People
        [assessments] Assessments
        [teams] Teams
        [talk] Talk
        [compare] Compare
        [agreements] Agreements
        [brief] Meeting brief
        [reports] Reports
        [integrations] Integrations
        [access] Access
        [settings] Settings
        [how_it_works] How it works
        [sign_in] Sign in
        [closed] Closed
        [not_found] Page not found
       *[home] Home
    }

navigation-section =
    { $section ->
        [workspace] Workspace
       *[help] Help
    }

navigation-not-found = No page has this address. A letter may be missing, or the link may be old.

navigation-to-home = Go to { $page }

# What the browser calls a page: of a person, a team or a report, or of a list.
navigation-tab = { $title } · Discern

navigation-open-access = Open access

navigation-open-access-detail = Everyone who can reach this address can see these pages, because `DISCERN_OPEN_ACCESS` is set.

navigation-role =
    { $role ->
        [owner] owner
        [manager] manager
        [coach] coach
       *[member] member
    }

navigation-signed-in = Signed in

navigation-sign-out = Sign out
