## What happened, and the endpoints that report it to other systems.

integrations-detail = What happened here, the webhooks that report it to other systems, and the keys that let programs in.

integrations-tab =
    { $tab ->
        [keys] Keys
       *[events] Webhooks and events
    }

# Below the keys. $address is that of the API.
integrations-developers = The API is at { $address }.

integrations-interface = API documentation

integrations-none-offered = This service has no events

integrations-none-offered-detail = It doesn't report what happens to other systems. Ask the people who run it.

integrations-recent = Recent events

integrations-kind-label = Kind

integrations-kind-all = All events

# $name is what the service calls it.
integrations-event =
    { $event ->
        [assessment-completed] An assessment was completed
        [assessment-rescored] A result was recalculated
        [candidate-merged] Two entries of one person were merged
        [measurement-updated] The measurement was updated
        [report-generated] A report is ready
        [team-updated] The people in a team changed
        [webhook-test] Test event
       *[other] { $name }
    }

integrations-none = Nothing has happened yet

integrations-none-detail = When someone completes an assessment, a report is ready, or the people in a team change, it appears here.

integrations-open = Open

# In place of a name, under About.
integrations-unnamed =
    { $why ->
        [closed] Not open to you
        [everyone] All results from then on
       *[gone] Deleted since
    }

integrations-sent =
    { $sent ->
        [yes] What was sent
       *[no] What is sent
    }

integrations-sent-detail = Each attempt sends this text, under the header `webhook-id: { $id }`. The answer of the last attempt is kept.

integrations-not-sent-detail = This is the text that endpoints get, under the header `webhook-id: { $id }`.

integrations-answered = Its answer

integrations-no-deliveries = No endpoint was subscribed at the time.

integrations-column =
    { $column ->
        [time] Time
        [event] Event
        [who] About
        [endpoint] Endpoint
        [status] Status
        [answer] Answer
       *[resend] Resend
    }

integrations-alt = Events, the newest first, with their deliveries

integrations-status =
    { $status ->
        [delivered] Delivered
        [pending] On its way
        [retrying] Trying again
        [failed] Failed
       *[cancelled] Cancelled
    }

integrations-resent = { $endpoint } (resent)

## Deliveries.

integrations-delivery =
    { $resent ->
        [yes] { $endpoint } (resent): { $outcome }
       *[no] { $endpoint }: { $outcome }
    }

integrations-resend = Resend

integrations-attempts =
    { $attempts ->
        [one] { $attempts } attempt
       *[other] { $attempts } attempts
    }

integrations-delivered =
    { $known ->
        [at-took] Delivered on { $at }, after { integrations-attempts }, in { $ms } ms.
        [at] Delivered on { $at }, after { integrations-attempts }.
        [took] Delivered, after { integrations-attempts }, in { $ms } ms.
       *[neither] Delivered, after { integrations-attempts }.
    }

integrations-failed = Not delivered after { integrations-attempts }: { $why }. There will be no further attempts.

integrations-cancelled = Cancelled: the endpoint was turned off before delivery.

integrations-sending = Being sent.

integrations-pending = Not delivered yet after { integrations-attempts }: { $why }.

integrations-pending-next = Not delivered yet after { integrations-attempts }: { $why }. Next attempt: { $next }.

integrations-no-answer = no answer

## Endpoints.

integrations-webhooks-none = No endpoint yet

integrations-webhooks-none-detail = An endpoint is the address of another system. Add one, and the events you choose reach it within a second or two.

# How an endpoint is doing, in a word.
integrations-condition =
    { $condition ->
        [working] Working
        [failing] Failing
        [paused] Paused
        [off] Off
       *[unused] New
    }

integrations-subscribed =
    { $count ->
        [one] One of { $all } kinds of events
       *[other] { $count } of { $all } kinds of events
    }

# What can be done with an endpoint.
integrations-action =
    { $action ->
        [test] Send a test
        [edit] Edit
        [replay] Send earlier events again
        [secret] New secret
        [on] Turn on
        [off] Turn off
       *[delete] Delete
    }

integrations-actions = Actions for { $name }

# $since is when that was.
integrations-off-since =
    { $reason ->
        [failing] Turned off after five days of failures without a success. That was on { $since }.
        [gone] Turned off: the endpoint answered that it is gone for good (410). That was on { $since }.
       *[owner] Turned off. That was on { $since }.
    }

integrations-off =
    { $reason ->
        [failing] Turned off after five days of failures without a success.
        [gone] Turned off: the endpoint answered that it is gone for good (410).
       *[owner] Turned off.
    }

integrations-paused = The endpoint asked for a pause until { $until }.

integrations-failing = Failing since { $since }. It is turned off after five days of failures.

integrations-working = Working. The last delivery was on { $at }.

integrations-unused = Nothing sent yet.

integrations-last-test = Last test: { $outcome }

integrations-secret = Deliveries are signed with this secret. It is shown only once, so copy it now.

integrations-secret-hide = I have copied it

integrations-secret-new = New secret

integrations-secret-new-detail = For one day, deliveries are signed with both the old and the new secret.

integrations-secret-create = Create a new secret

integrations-delete-title = Delete { $name }?

integrations-delete-detail = Nothing more is sent to this endpoint, and its delivery log is deleted.

integrations-delete-go = Delete endpoint

integrations-replay = Send earlier events again

integrations-replay-detail = Everything that { $name } is subscribed to and that happened in this time is sent to it once more.

integrations-replay-since = Events of the last

integrations-period =
    { $period ->
        [hour] Hour
        [day] Day
       *[week] Seven days
    }

integrations-replay-go = Send them again

integrations-replayed =
    { $count ->
        [0] There was nothing to send.
        [one] One event is being sent again.
       *[other] { $count } events are being sent again.
    }

## A new endpoint, and changes to one.

integrations-add = Add an endpoint

integrations-add-detail = An endpoint is the address where another system takes what Discern reports. Each event goes there as a signed request in the format of [Standard Webhooks](https://www.standardwebhooks.com/), with ids, no names and no results. Inviting somebody, starting to answer and deleting somebody send nothing.

integrations-address = Address

integrations-description = Description (optional)

integrations-description-example = The team's wiki

integrations-events = Events to send

integrations-events-all = All of them

integrations-event-explained = **{ $event }**: { $meaning }

integrations-events-none = Choose at least one event.

integrations-event-meaning =
    { $event ->
        [assessment-completed] someone answered every question.
        [assessment-rescored] an owner had earlier results scored anew, this one among them.
        [candidate-merged] what belonged to two entries belongs to one.
        [measurement-updated] an owner put another bank in use, and new results are scored with it.
        [report-generated] it can be read and downloaded.
       *[team-updated] someone joined or left, or the team was made or deleted.
    }

integrations-edit-title = Edit { $name }

integrations-save = Save

integrations-add-go = Add and get the secret

# $rule is what the field breaks.
integrations-wrong =
    { $field ->
        [url] The address { $rule }.
        [events] Events: { $rule }.
       *[description] Description: { $rule }.
    }
