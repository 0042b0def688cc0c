## The titles of the pages, and what is around every page.

# $page is the name of the page's address.
navigation-title =
    { $page ->
        [my_data] My data
        [assessments] Assessments
        [results] Profiles
        [compare] Compare
        [team] Team
        [teams] Teams
        [reports] Reports
        [events] Events
        [settings] Settings
        [about] About
        [users] People and access
        [take] Your assessment
        [me] Your profile
        [sign_in] Sign in
        [closed] Closed
       *[overview] Overview
    }

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
