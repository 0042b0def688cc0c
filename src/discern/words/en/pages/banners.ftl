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
        [join_link_full] This link has reached its limit
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
                [unreachable] The service can't be reached
                [unreadable] The service's answer can't be read
               *[other] Something went wrong
            }
    }

# $detail is what the service says: of an invalid request, each field and the rule that it breaks. $itself is "yes"
# where the page is drawn again until it succeeds; $quoted is "yes" where the request's id follows.
banners-advice =
    { $code ->
        [results_not_ready] The profile appears once the person has answered every question.
        [profile_missing] At least one of them has no profile to show: nothing is answered yet, the answers don't support a profile, or it isn't shared. Choose someone else, or talk to them.
        [report_not_ready] The report appears once it is written.
        [not_shared] This person shares their results only with their coach. If you need to know, ask them.
        [results_held] A coach is holding these results until they have been talked through. Ask the coach when that is.
        [not_led] You can see their results because they share them with everyone, but they aren't in any of your teams.
        [other_coach] They share their results only with their own coach, and this team has a different one.
        [not_saved] The service can't store anything at the moment, so what you just did isn't kept. Try it again in a few minutes. If this goes on, tell the people who run this installation.
        [overloaded] Too many people are using it right now. Nothing was changed. Try again in { $seconds } s.
        [role_forbids] The people who run this installation can do it, or give you the role for it.
        [actor_unknown] Ask the people who run this installation.
        [assessment_closed] It takes no more answers.
        [consent_required] It was given elsewhere, or not at all. Open the invitation again.
        [external_id_taken] The id belongs to someone else, or to another team. Choose another one and send it again. What you typed is still there.
        [join_link_full] No more people can join with it. Ask the person who gave it to you for another one.
        [last_owner] Make someone else an owner first.
        [webhook_disabled] Turn it on to send to it.
        [report_closed] It can't be cancelled.
        [body_too_large] What you sent is larger than the service takes. Send less at a time.
       *[other]
            { $kind ->
                [invalid] { $detail }. Correct it and send it again. What you typed is still there.
                [key] It may be mistyped, expired or revoked. Check the key under Settings, or ask the people who run the service.
                [permission] Use a key that has the scope, or ask the people who run the service for one.
                [missing] It may have been deleted, or the link may be wrong. Go back to the list and choose again.
                [address] Is the address right? It should end in /v1. Check it under Settings.
                [unoffered] Other services may not have everything that this app can show. If no page works, check the address under Settings: it should end in /v1.
                [limit]
                    { $itself ->
                        [yes] The request limit has been reached for now. This page loads again in { $seconds } s by itself. Nothing is lost.
                       *[no] The request limit has been reached for now. Try again in { $seconds } s.
                    }
                [server]
                    { $quoted ->
                        [yes] This isn't your fault. Try again in a minute. If it happens again, send the request id below to the people who run the service.
                       *[no] This isn't your fault. Try again in a minute. If it happens again, ask the people who run the service.
                    }
                [timeout]
                    { $itself ->
                        [yes] It may be busy, or the address under Settings may be wrong. This page will try again by itself.
                       *[no] It may be busy. Try again, but check first whether what you sent has arrived.
                    }
                [unreachable]
                    { $itself ->
                        [yes] Check the network and the address under Settings. This page recovers by itself once the service is back.
                       *[no] Check the network and the address under Settings, and try again.
                    }
                [unreadable] Is the address right? It should end in /v1, and belong to a service for DISC assessments. Check it under Settings.
               *[other] { $detail }.
            }
    }

# Below old data that are on screen.
banners-people-go = Without the service, data about people are shown for at most one minute.

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

# In small print.
banners-request = To quote when asking for help: request { $id }

banners-readings = How this service's answers were read

# $limit is 0 where the service doesn't say it.
banners-quota =
    { $limit ->
        [0] Requests left: { $remaining }
       *[other] Requests left: { $remaining } of { $limit }
    }

banners-quota-help = You needn't do anything about this. Each page asks the service for a few things, such as a list of people, and the service limits how often. Only when no requests are left do pages wait for a while; nothing is lost. If that happens often, the people who run the service can raise the limit.

banners-quota-low =
    { $remaining ->
        [0] No requests are left for now: pages may wait for a while, and nothing is lost.
       *[other]
            { $seconds ->
                [0] Few requests are left: { $remaining }. Soon pages may wait for a while.
               *[other] Few requests are left: { $remaining }. At this rate, pages wait for a while in { $seconds } s.
            }
    }

## Nothing can be stored: above every page of those who run the installation.

banners-unsaved = Nothing can be saved at the moment

banners-unsaved-detail =
    { $cause ->
        [full] The disk with the database is full. What is saved can still be read. Make room on the disk: from then on changes are saved again, and nothing has to be restarted.
        [read_only] The database refuses every change. What is saved can still be read. Check whether its disk, its folder or the database itself allows changes.
        [damaged] The database is damaged. Stop Discern, keep a copy of the file, and restore a backup.
       *[failing] The disk with the database fails. Check the disk and the system's log, and make a backup if you can.
    }
