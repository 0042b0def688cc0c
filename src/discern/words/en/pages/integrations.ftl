## Events: what happened, and the webhooks that reported it to other systems.

integrations-detail = What happened here, and the webhooks that reported it to other systems.

integrations-none-offered = This service doesn't offer events. Ask the people who run it.

integrations-recent = Recent events

integrations-kind-label = Kind

integrations-kind-all = All

# $name is what the service calls it.
integrations-event =
    { $event ->
        [assessment-completed] An assessment was completed
        [report-generated] A report is ready
        [team-updated] The people in a team changed
        [webhook-test] Test event
       *[other] { $name }
    }

integrations-none = Nothing yet. When someone completes an assessment, a report is ready, or the people in a team change, it appears here.

integrations-open = Open

integrations-show-deliveries = Show deliveries

integrations-no-deliveries = No endpoint was subscribed at the time.

## Deliveries.

integrations-delivery =
    { $resent ->
        [yes] { $endpoint } (resent): { $outcome }
       *[no] { $endpoint }: { $outcome }
    }

integrations-response = Response

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

integrations-webhooks = Webhooks

integrations-webhooks-none = No endpoint yet. Add the address of another system to send it each event within a second or two.

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

integrations-test = Send a test

integrations-turn-off = Turn off

integrations-turn-on = Turn on

integrations-secret = Deliveries are signed with this secret. It is shown only once, so copy it now.

integrations-secret-hide = Hide

integrations-secret-new = New secret

integrations-secret-new-detail = For one day, deliveries are signed with both the old and the new secret.

integrations-secret-create = Create a new secret

integrations-delete = Delete

integrations-delete-detail = Nothing more is sent to this endpoint, and its delivery log is deleted.

integrations-delete-go = Delete endpoint

## A new endpoint.

integrations-add = Add an endpoint

integrations-add-detail = Each event is sent as a signed request that follows Standard Webhooks. It has ids, no names and no results.

integrations-address = Address

integrations-description = Description (optional)

integrations-description-example = HR system

integrations-events = Events

integrations-add-go = Add and get the secret

# $rule is what the field breaks.
integrations-wrong =
    { $field ->
        [url] Address: { $rule }.
        [events] Events: { $rule }.
       *[description] Description: { $rule }.
    }
