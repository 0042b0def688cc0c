## Banners: what went wrong, and what to do. By the error's code where it says more than the error's kind.

banners-title =
    { $code ->
        [results_not_ready] Not finished yet
        [profile_missing] These two can't be compared
        [report_not_ready] Not written yet
        [not_shared] Not shared
        [results_held] Not released yet
        [not_led] Ask an owner to add this person
        [other_coach] Ask an owner to add this person
        [overloaded] The service is busy
        [not_saved] Nothing was saved
        [role_forbids] You aren't allowed to do this
        [actor_unknown] You no longer have access
        [assessment_closed] This assessment has ended
        [consent_required] Consent is missing
        [external_id_taken] This id is taken
        [join_link_full] This link is full
        [last_owner] There must be an owner
        [webhook_disabled] This endpoint is turned off
        [report_closed] This report is finished
        [body_too_large] Too much at once
       *[other]
            { $kind ->
                [invalid] Please check what you entered
                [key] The service doesn't accept the API key
                [permission] The API key isn't allowed to do this
                [missing] Not found
                [address] There is no service at this address
                [unoffered] The service doesn't offer this
                [limit] Too many requests
                [server] The service had an error
                [timeout] The service took too long
                [busy]
                    { $itself ->
                        [yes] Busy; trying again.
                       *[no] Discern is busy
                    }
                [unreachable] The service can't be reached
                [unreadable] The service's answer can't be read
               *[other] Something went wrong
            }
    }

# $detail is what the service says: of an invalid request, each field and the rule that it breaks. $kind is busy where
# the app's own service takes too long. $place is as in banners-address. $itself is "yes"
# where the page is drawn again until it succeeds; $quoted is "yes" where the request's id follows.
banners-advice =
    { $code ->
        [results_not_ready] The profile appears once every question is answered.
        [profile_missing] One or both have no profile that you can see. Choose other people, or talk to these two.
        [report_not_ready] The report appears once it is written.
        [not_shared] This person shares the profile only with a coach. If you need to know something, ask the person.
        [results_held] A coach holds this profile back until it has been talked through. Ask the coach when that will be.
        [not_led] This person shares the profile with everyone, so you can see it, but isn't in any of your teams.
        [other_coach] This person shares the profile with one coach only, and this team has a different one.
        [not_saved] What you just did isn't kept, because the service can't store anything right now. Try again in a few minutes, or ask the people who run Discern here.
        [overloaded] Too many people are using it right now. Nothing was changed. Try again in { $seconds } s.
        [role_forbids] Ask the people who run Discern here. They can do it, or give you a role that can.
        [actor_unknown] Ask the people who run Discern here to let you in again.
        [assessment_closed] It takes no more answers.
        [consent_required] It was given in another browser, or not at all. Open the invitation again.
        [external_id_taken] It belongs to someone else, or to another team. Choose another id and send it again. What you typed is still there.
        [join_link_full] Ask the person who gave it to you for another one.
        [last_owner] Make someone else an owner first.
        [webhook_disabled] Turn it on, and try again.
        [report_closed] It can't be cancelled any more.
        [body_too_large] The service can't take that much. Send it in smaller parts.
       *[other]
            { $kind ->
                [invalid] { $detail }. Correct it and send it again. What you typed is still there.
                [key] It may be mistyped, expired or revoked. Check { banners-key }, or ask the people who run the service.
                [permission] Use a key that is, or ask the people who run the service for one.
                [missing] It may have been deleted, or the link may be wrong. Go back to the list and choose again.
                [address] Check { banners-address }, which should end in /v1.
                [unoffered] Not every service has everything that this app can show. If no page works, check { banners-address }, which should end in /v1.
                [limit]
                    { $itself ->
                        [yes] This page loads again by itself in { $seconds } s. Nothing is lost.
                       *[no] Try again in { $seconds } s.
                    }
                [server]
                    { $quoted ->
                        [yes] This isn't your fault. Try again in a minute. If it happens again, send the request id below to the people who run the service.
                       *[no] This isn't your fault. Try again in a minute. If it happens again, ask the people who run the service.
                    }
                [timeout]
                    { $itself ->
                        [yes] It may be busy, or { banners-address } may be wrong. This page tries again by itself.
                       *[no] It may be busy. Try again, but check first whether what you sent has arrived.
                    }
                [busy]
                    { $itself ->
                        [yes] This page comes by itself.
                       *[no] Wait a moment, and look whether it was done before you try again.
                    }
                [unreachable]
                    { $itself ->
                        [yes] Check the network and { banners-address }. This page recovers by itself once the service is back.
                       *[no] Check the network and { banners-address }, and try again.
                    }
                [unreadable] Check { banners-address }, which should end in /v1 and belong to a service for DISC assessments.
               *[other] { $detail }.
            }
    }

# Where the service's address and key are: in the settings that Discern starts with, before the reader, or on the page of
# settings. $address is what it is.
banners-address =
    { $place ->
        [start] the service's address, { $address }
        [here] the address
       *[page] the address under Settings
    }

banners-key =
    { $place ->
        [start] the service's key
        [here] the key
       *[page] the key under Settings
    }

# Below the banner, where these are in the settings that Discern starts with: before banners-message, which is plain text
# to copy. $title is that of the banner.
banners-send = If that doesn't help, send this to the people who run Discern here:

banners-message = Discern says “{ $title }” about { $address }. Please check that the service runs, and the settings DISCERN_BASE_URL and DISCERN_API_KEY. Without DISCERN_BASE_URL, Discern starts with its own data.

# Below old data that are on screen.
banners-people-go = Until the service is back, data about people stay on screen for one minute at most.

banners-again = Try again

banners-age =
    { $unit ->
        [seconds]
            { $count ->
                [one] This data is from { $count } second ago.
               *[other] This data is from { $count } seconds ago.
            }
        [minutes]
            { $count ->
                [one] This data is from { $count } minute ago.
               *[other] This data is from { $count } minutes ago.
            }
       *[hours]
            { $count ->
                [one] This data is from { $count } hour ago.
               *[other] This data is from { $count } hours ago.
            }
    }

# Where the app's own service takes too long: above old data that are on screen.
banners-busy-age =
    { $unit ->
        [seconds]
            { $count ->
                [one] What you see is { $count } second old.
               *[other] What you see is { $count } seconds old.
            }
        [minutes]
            { $count ->
                [one] What you see is { $count } minute old.
               *[other] What you see is { $count } minutes old.
            }
       *[hours]
            { $count ->
                [one] What you see is { $count } hour old.
               *[other] What you see is { $count } hours old.
            }
    }

# In small print.
banners-request = If you ask for help, quote request { $id }.

banners-readings = How this service's answers were read

# $limit is 0 where the service doesn't say it.
banners-quota =
    { $limit ->
        [0] { $remaining } requests left
       *[other] { $remaining } of { $limit } requests left
    }

banners-quota-help = The service answers so many requests a minute, and they refill as the minute passes. A page makes a few. With none left, pages wait a while, and nothing is lost. Those who run the service can raise the limit.

banners-quota-low =
    { $remaining ->
        [0] No requests are left for now. Pages may have to wait, and nothing is lost.
       *[other]
            { $seconds ->
                [0] Few requests are left: { $remaining }. Pages may soon have to wait.
               *[other] Few requests are left: { $remaining }. At this rate, pages will have to wait in { $seconds } s.
            }
    }

## Nothing can be stored: above every page of those who run the installation.

banners-unsaved = Nothing can be saved right now

banners-unsaved-detail =
    { $cause ->
        [full] The database's disk is full. What is saved can still be read. Once there is room on the disk, saving works again without a restart.
        [read_only] The database refuses every change. What is saved can still be read. Check that its disk, its folder and the database itself allow changes.
        [damaged] The database is damaged. Stop Discern, keep a copy of the file, and restore a backup.
       *[failing] The database's disk is failing. Check the disk and the system log, and make a backup if you can.
    }

# While a page waits for a service that hangs.
banners-waiting = Still waiting for the service to answer…
