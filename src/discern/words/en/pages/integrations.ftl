## What happened, and the endpoints that report it to other systems.

integrations-detail = See what happened here, send it on to other systems, and make keys for programs.

integrations-tab =
    { $tab ->
        [keys] Keys
       *[events] Webhooks and events
    }

# Below the keys. $address is that of the API.
integrations-developers = The API is at { $address }.

integrations-interface = API documentation

integrations-none-offered = This service has no events

integrations-none-offered-detail = It can't tell other systems what happens. If you need that, ask the people who run it.

integrations-recent = Recent events

integrations-kind-label = Kind

integrations-kind-all = All events

# $name is what the service calls it.
integrations-event =
    { $event ->
        [agreement-due] The day of an agreement has come
        [assessment-completed] Someone finished an assessment
        [assessment-rescored] A profile was recalculated
        [candidate-changed] What is known of a person changed
        [candidate-created] A person was added
        [candidate-erased] A person was deleted
        [candidate-merged] Two entries of one person were merged
        [measurement-updated] The scoring was changed
        [report-generated] A report is ready
        [team-updated] The people in a team changed
        [webhook-test] Test event
       *[other] { $name }
    }

integrations-none = Nothing has happened yet

integrations-none-detail = Finished assessments, new reports and changes to teams appear here.

integrations-open = Open

# In place of a name, under About.
integrations-unnamed =
    { $why ->
        [closed] Not visible to you
        [everyone] All profiles from then on
       *[gone] Deleted since
    }

integrations-sent =
    { $sent ->
        [yes] What was sent
       *[no] What is sent
    }

integrations-sent-detail = Each attempt sends this text with the header `webhook-id: { $id }`. Only the last answer is kept.

integrations-not-sent-detail = Endpoints get this text with the header `webhook-id: { $id }`.

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

integrations-alt = Events and their deliveries, newest first

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

integrations-failed = Not delivered after { integrations-attempts }: { $why }. No more attempts will follow.

integrations-cancelled = Cancelled, because the endpoint was turned off before delivery.

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
        [failing] Turned off on { $since }, after five days without a single success.
        [gone] Turned off on { $since }, because the endpoint answered that it is gone for good (410).
       *[owner] Turned off on { $since }.
    }

integrations-off =
    { $reason ->
        [failing] Turned off after five days without a single success.
        [gone] Turned off, because the endpoint answered that it is gone for good (410).
       *[owner] Turned off.
    }

integrations-paused = The endpoint asked for a pause until { $until }.

integrations-failing = Failing since { $since }. After five days of failures it is turned off.

integrations-working = Working. The last delivery was on { $at }.

integrations-unused = Nothing sent yet.

integrations-last-test = Last test: { $outcome }

integrations-secret = Deliveries are signed with this secret. It is shown only once, so copy it now.

integrations-secret-hide = I have copied it

integrations-secret-new = New secret

integrations-secret-new-detail = For one day, deliveries are signed with both the old and the new secret.

integrations-secret-create = Create a new secret

integrations-delete-title = Delete { $name }?

integrations-delete-detail = Nothing more is sent to this endpoint, and its list of deliveries is deleted.

integrations-delete-go = Delete endpoint

integrations-replay = Send earlier events again

integrations-replay-detail = { $name } gets the events of this period again, of the kinds that it is subscribed to.

integrations-replay-since = Events from the last

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

integrations-add-detail = Each event goes to the endpoint as a signed request in the format of [Standard Webhooks](https://www.standardwebhooks.com/), with ids, but no names and no profiles. Inviting someone who is here already, and starting to answer, send nothing.

integrations-address = Address

integrations-description = Description (optional)

integrations-description-example = The team's wiki

integrations-events = Events to send

integrations-events-all = All of them

integrations-event-explained = **{ $event }**: { $meaning }

integrations-events-none = Choose at least one event.

integrations-event-meaning =
    { $event ->
        [agreement-due] the people in it can say what came of it.
        [assessment-completed] every question is answered.
        [assessment-rescored] an owner had earlier profiles scored again, this one among them.
        [candidate-changed] their name, address, id or details changed, or who may see their results.
        [candidate-created] they can be invited.
        [candidate-erased] their answers and results are gone too.
        [candidate-merged] what belonged to two entries now belongs to one.
        [measurement-updated] an owner changed how new answers are scored.
        [report-generated] it can be read and downloaded.
       *[team-updated] someone joined or left, or the team was created or deleted.
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
