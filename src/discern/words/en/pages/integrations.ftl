## What happened, and the endpoints that report it to other systems.

integrations-detail = What happened here, and the webhooks that report it to other systems.

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

integrations-webhooks-none-detail = Add the address of another system, and each event reaches it within a second or two.

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

integrations-add-detail = Each event is sent as a signed request that follows Standard Webhooks. It has ids, no names and no results.

integrations-address = Address

integrations-description = Description (optional)

integrations-description-example = HR system

integrations-events = Events

integrations-edit-title = Edit { $name }

integrations-save = Save

integrations-add-go = Add and get the secret

# $rule is what the field breaks.
integrations-wrong =
    { $field ->
        [url] Address: { $rule }.
        [events] Events: { $rule }.
       *[description] Description: { $rule }.
    }
