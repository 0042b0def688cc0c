"""`/week-message` and `/calendar-feed`: what a leader gets on Mondays, their private calendar, and what links of both
open.
"""

from datetime import datetime
from typing import Annotated, Any
from urllib.parse import urlsplit

import anyio.to_thread
from fastapi import Query
from sqlalchemy import Connection
from starlette.responses import Response

from discern import words
from discern.contract.models.insights import LanguageChoice
from discern.contract.models.week_messages import (
    AnswerWeek,
    CalendarFeed,
    CalendarFeedWithUrl,
    OpenFeed,
    OpenWeek,
    PutCalendarFeed,
    PutWeekMessage,
    SkipInWeek,
    StoppedWeek,
    Week,
    WeekChannel,
    WeekMessage,
    WeekPreview,
)
from discern.contract.operations import (
    ANSWER_WEEK,
    DELETE_CALENDAR_FEED,
    DELETE_WEEK_MESSAGE,
    GET_CALENDAR_FEED,
    GET_WEEK_MESSAGE,
    GET_WEEK_PREVIEW,
    OPEN_FEED,
    OPEN_WEEK,
    PUT_CALENDAR_FEED,
    PUT_WEEK_MESSAGE,
    SKIP_IN_WEEK,
    STOP_WEEK,
)
from discern.contract.weeks import find_monday
from discern.installation_secret import is_shared
from discern.service.domain.weeks import ReadFeed, ReadWeek, list_week_agreements, read_feed, read_week
from discern.service.errors import ServiceError, invalid, not_found
from discern.service.http.dependencies import Caller, OperationRequest, count_guesses, negotiate_language
from discern.service.http.openapi import MEANINGS
from discern.service.http.routing import OperationRouter
from discern.service.mail.sending import MailError, to_ascii
from discern.service.mail.setup import find_app_url, find_setup
from discern.service.mail.week_address import seal_address
from discern.service.mail.week_letters import WeekLetter, preview_week
from discern.service.routes.mails import require_mail
from discern.service.routes.webhooks import require_reachable
from discern.service.sealing import require_secret
from discern.service.state import Service
from discern.service.storage.queues import week_sendings as queue
from discern.service.storage.repositories import week_messages as store
from discern.service.storage.repositories.agreements import answer_agreement, move_agreement, subjects_of
from discern.service.storage.repositories.audit import Action, AuditActor, record, record_all
from discern.service.storage.repositories.meetings import skip_meeting
from discern.service.storage.repositories.visibility import Viewer
from discern.service.tokens import digest, new_token

router = OperationRouter()

REFUSED = {
    400: "A parameter is invalid; `mail_missing`: the service sends no mail; `address_missing`: the user has no "
    "address that they have signed in with, or a key that acts for nobody gives none; `secret_missing`: the service "
    "has no secret to seal an address with.",
    403: f"{MEANINGS[403]} A key that acts for a user must name `act` among its scopes.",
}
NOT_THEMSELVES = {403: REFUSED[403]}
NO_LINK = {404: "No message has this link, or it is out of time, or its reader leads nobody any more."}
NO_AGREEMENT = {404: f"{NO_LINK[404]} Or it has no such agreement."}
NO_TALK = {404: f"{NO_LINK[404]} Or it has no such talk."}
NO_FEED = {404: "No feed has this address."}


@router.serve(GET_WEEK_MESSAGE)
async def get_week_message(request: OperationRequest) -> WeekMessage:
    """The caller's own. A key that acts for nobody has one of its account's."""
    service, caller = request.service, request.caller
    return await service.database.read(lambda connection: _describe(connection, service, caller))


@router.serve(GET_WEEK_PREVIEW)
async def get_week_preview(
    request: OperationRequest, response: Response, wording: Annotated[LanguageChoice, Query()]
) -> WeekPreview:
    """Of the caller's own week, by what they may see now; for a key that acts for nobody, of what such keys see."""
    service, caller = request.service, request.caller
    language, now = negotiate_language(request, response, wording), service.now()
    read = await service.database.read(
        lambda connection: read_week(
            connection, caller.account_id, caller.viewer, find_monday(now.date()), now, language
        )
    )
    service.audit_reads(caller.audit_actor, "talk.read", read.shown)
    return preview_week(WeekLetter(read.week, None, language))


@router.serve(PUT_WEEK_MESSAGE, REFUSED)
async def put_week_message(request: OperationRequest, new: PutWeekMessage) -> WeekMessage:
    """It goes on Mondays from six o'clock on (UTC), from the next week on, and only where there is something to say.

    By mail it goes to the address that the user has signed in with; a key that acts for nobody gives one. An address of
    Slack or Teams is checked as those of webhooks are. No operation answers it again.
    """
    service, caller = request.service, request.caller
    now = service.now()
    _require_themselves(caller)
    sealed = host = None
    if new.channel == "mail":
        await require_mail(service, caller.account_id)
    if new.url is not None:
        await require_reachable(service, new.url)
        host = urlsplit(new.url).hostname
        secret = await anyio.to_thread.run_sync(require_secret, service.settings, "address of a webhook", "")
        sealed = seal_address(new.url, secret, store.reader_of(caller.account_id, caller.viewer))

    def put(connection: Connection) -> WeekMessage:
        email = _require_address(connection, caller.viewer, new) if new.channel == "mail" else None
        stored = store.StoredWeekMessage(new.channel, email, host, sealed, new.language, now)
        store.put_week_message(connection, caller.account_id, caller.viewer, stored)
        record(connection, caller.audit_actor, "week_message.changed", _subject(caller), now)
        return _describe(connection, service, caller)

    return await service.database.write(put, secure_erase=True)


@router.serve(DELETE_WEEK_MESSAGE, NOT_THEMSELVES)
async def delete_week_message(request: OperationRequest) -> WeekMessage:
    """The links of earlier messages open nothing any more. That the caller wants none is remembered: `refused`."""
    service, caller = request.service, request.caller
    _require_themselves(caller)

    def remove(connection: Connection) -> WeekMessage:
        if store.refuse_week_message(connection, caller.account_id, caller.viewer.user_id):
            record(connection, caller.audit_actor, "week_message.removed", _subject(caller), service.now())
        return _describe(connection, service, caller)

    return await service.database.write(remove, secure_erase=True)


@router.serve(OPEN_WEEK, NO_LINK)
async def open_week(request: OperationRequest, link: OpenWeek) -> Week:
    """What the message says, as it is now. It changes nothing. Wrong tokens are counted with those of take links, by
    the address in `Discern-Taker-Address`.
    """
    service, caller = request.service, request.caller
    now = service.now()

    def read(connection: Connection) -> tuple[ReadWeek, Viewer]:
        opened, viewer = _open(connection, caller.account_id, link.token, now)
        return _read(connection, caller, opened, viewer, now), viewer

    async with count_guesses(request):
        return _audited(service, caller, *await service.database.read(read))


@router.serve(ANSWER_WEEK, NO_AGREEMENT)
async def answer_week(request: OperationRequest, answer: AnswerWeek) -> Week:
    """Of the agreements that the week has. Another answer replaces one; ``until`` gives an open one another day."""
    service, caller = request.service, request.caller
    now = service.now()

    def write(connection: Connection) -> tuple[ReadWeek, Viewer]:
        opened, viewer = _open(connection, caller.account_id, answer.token, now)
        due = list_week_agreements(connection, caller.account_id, viewer, opened.monday)
        agreement = next((each for each in due if each.id == answer.agreement_id), None)
        if agreement is None:
            raise not_found("agreement")
        action: Action
        if answer.until is not None:
            action = "agreement.moved"
            changed = move_agreement(connection, caller.account_id, agreement.id, answer.until, now, viewer)
        else:
            action = "agreement.answered"
            changed = answer_agreement(connection, caller.account_id, agreement.id, answer.outcome, now, viewer)
        if changed:
            record_all(connection, _actor(caller, viewer.actor_id), action, subjects_of(agreement), now)
        return _read(connection, caller, opened, viewer, now), viewer

    async with count_guesses(request):
        return _audited(service, caller, *await service.database.write(write))


@router.serve(SKIP_IN_WEEK, NO_TALK)
async def skip_in_week(request: OperationRequest, given: SkipInWeek) -> Week:
    """Of the reader's meetings that have a talk in that week."""
    service, caller = request.service, request.caller
    now = service.now()

    def write(connection: Connection) -> tuple[ReadWeek, Viewer]:
        opened, viewer = _open(connection, caller.account_id, given.token, now)
        talks = _read(connection, caller, opened, viewer, now).week.talks
        talk = next((each for each in talks if each.meeting_id == given.meeting_id), None)
        if talk is None:
            raise not_found("meeting")
        on = talk.on if given.skipped else None
        if talk.skipped != given.skipped and skip_meeting(
            connection, caller.account_id, talk.meeting_id, on, now, viewer
        ):
            record(connection, _actor(caller, viewer.actor_id), "meeting.changed", talk.candidate_id, now)
        return _read(connection, caller, opened, viewer, now), viewer

    async with count_guesses(request):
        return _audited(service, caller, *await service.database.write(write))


@router.serve(STOP_WEEK, {404: "No message has this link."})
async def stop_week(request: OperationRequest, link: OpenWeek) -> StoppedWeek:
    """By the link of any message of the last 180 days."""
    service, caller = request.service, request.caller
    now = service.now()

    def stop(connection: Connection) -> StoppedWeek:
        opened = queue.open_link(connection, caller.account_id, digest(link.token), None)
        if opened is None:
            raise not_found("open link")
        store.refuse_week_message(connection, caller.account_id, opened.user_id)
        record(connection, _actor(caller, opened.user_id), "week_message.removed", opened.reader_id, now)
        return StoppedWeek()

    async with count_guesses(request):
        return await service.database.write(stop, secure_erase=True)


@router.serve(GET_CALENDAR_FEED)
async def get_calendar_feed(request: OperationRequest) -> CalendarFeed:
    """The caller's own. Its address is a secret, of which the service has no more than a hash."""
    service, caller = request.service, request.caller
    return await service.database.read(lambda connection: store.describe_feed(connection, _subject(caller)))


@router.serve(PUT_CALENDAR_FEED, NOT_THEMSELVES)
async def put_calendar_feed(request: OperationRequest, new: PutCalendarFeed) -> CalendarFeedWithUrl:
    """The answer has the new address, this once. The one before opens nothing any more."""
    service, caller = request.service, request.caller
    now, token = service.now(), new_token()
    _require_themselves(caller)

    def put(connection: Connection) -> CalendarFeedWithUrl:
        store.put_feed(connection, caller.account_id, caller.viewer, digest(token), new, now)
        record(connection, caller.audit_actor, "calendar_feed.changed", _subject(caller), now)
        app_url = find_app_url(connection, service.settings, caller.account_id)
        url = None if app_url is None else f"{app_url}/calendar.ics?token={token}"
        return CalendarFeedWithUrl(active=True, names=new.names, since=now, url=url, token=token)

    return await service.database.write(put)


@router.serve(DELETE_CALENDAR_FEED, NOT_THEMSELVES)
async def delete_calendar_feed(request: OperationRequest) -> CalendarFeed:
    """Its address opens nothing any more. Calendars that have read it keep what they have. Nothing changes where there
    is none.
    """
    service, caller = request.service, request.caller
    _require_themselves(caller)

    def remove(connection: Connection) -> CalendarFeed:
        if store.remove_feed(connection, _subject(caller)):
            record(connection, caller.audit_actor, "calendar_feed.removed", _subject(caller), service.now())
        return CalendarFeed(active=False)

    return await service.database.write(remove)


@router.serve(OPEN_FEED, NO_FEED)
async def open_feed(request: OperationRequest, link: OpenFeed) -> Response:
    """An iCalendar file with the reader's talks, each repeated without an end, and the days of their open agreements.
    A feed that says names has a question to open the next talk of each, where both share its page. Where the app's
    address is known, a talk has the link that prepares it. Wrong tokens are counted with those of take links.
    """
    service, caller = request.service, request.caller
    now = service.now()

    def read(connection: Connection) -> tuple[ReadFeed, Viewer]:
        found = store.open_feed(connection, caller.account_id, digest(link.token))
        if found is None:
            raise not_found("feed")
        app_url = find_app_url(connection, service.settings, caller.account_id)
        feed = read_feed(
            connection, caller.account_id, found.viewer, now, found.language, names=found.names, app_url=app_url
        )
        return feed, found.viewer

    async with count_guesses(request):
        feed, viewer = await service.database.read(read)
    service.audit_reads(_actor(caller, viewer.actor_id), "talk.read", feed.shown)
    return Response(feed.file, headers={"Content-Type": OPEN_FEED.media_type})


def _describe(connection: Connection, service: Service, caller: Caller) -> WeekMessage:
    viewer, reader_id = caller.viewer, _subject(caller)
    stored = store.find_week_message(connection, reader_id)
    known: dict[str, Any] = {
        "ways": _list_ways(connection, service, caller),
        "links": find_app_url(connection, service.settings, caller.account_id) is not None,
    }
    if stored is None:
        return WeekMessage(**known, refused=store.has_refused(connection, reader_id))
    last = queue.find_last(connection, reader_id)
    email = stored.email
    if stored.channel == "mail" and viewer.user_id is not None:
        email = store.find_sign_in_address(connection, viewer.user_id)
    failed = last if last is not None and last.state != "sent" else None
    return WeekMessage(
        channel=stored.channel,
        language=stored.language,
        email=email,
        host=stored.host,
        since=stored.since,
        **known,
        sent_at=queue.find_last_sent(connection, reader_id),
        problem=None if failed is None else failed.reason,
        detail=None if failed is None else failed.detail,
    )


def _list_ways(connection: Connection, service: Service, caller: Caller) -> list[WeekChannel]:
    user_id = caller.viewer.user_id
    is_reached = user_id is None or store.find_sign_in_address(connection, user_id) is not None
    mails = is_reached and find_setup(connection, service.settings, caller.account_id) is not None
    may_be: dict[WeekChannel, bool] = {"mail": mails, "webhook": is_shared(service.settings)}
    return [way for way, is_possible in may_be.items() if is_possible]


def _require_themselves(caller: Caller) -> None:
    # Otherwise an owner would have another's week sent by a key of their own.
    if not caller.viewer.sees_private:
        raise ServiceError("role_forbids", "Only a key that names 'act' among its scopes does this for a user.")


def _subject(caller: Caller) -> str:
    return store.reader_of(caller.account_id, caller.viewer)


def _require_address(connection: Connection, viewer: Viewer, new: PutWeekMessage) -> str | None:
    """The address to keep: of a user none, for it is theirs."""
    if viewer.user_id is None:
        if new.email is None:
            raise invalid("email", "must be given where nobody signs in", "address_missing")
        return _require_sendable("email", new.email)
    if new.email is not None:
        raise invalid("email", "must not be given: mail goes to the address that the user signs in with")
    address = store.find_sign_in_address(connection, viewer.user_id)
    if address is None:
        raise ServiceError("address_missing", "This user has no e-mail address that they have signed in with.")
    _require_sendable("email", address)
    return None


def _require_sendable(field: str, address: str) -> str:
    try:
        to_ascii(address)
    except MailError:
        raise invalid(field, "must be an address that mail servers know, without letters beyond A to Z") from None
    return address


def _open(connection: Connection, account_id: str, token: str, now: datetime) -> tuple[queue.OpenedWeek, Viewer]:
    """The message of a link, and its reader as they are now."""
    opened = queue.open_link(connection, account_id, digest(token), now)
    viewer = None if opened is None else store.find_reader(connection, account_id, opened.user_id)
    if opened is None or viewer is None:
        raise not_found("open link")
    return opened, viewer


def _read(connection: Connection, caller: Caller, opened: queue.OpenedWeek, viewer: Viewer, now: datetime) -> ReadWeek:
    message = store.find_week_message(connection, opened.reader_id)
    language = words.LANGUAGES[0] if message is None else message.language
    return read_week(connection, caller.account_id, viewer, opened.monday, now, language)


def _audited(service: Service, caller: Caller, read: ReadWeek, viewer: Viewer) -> Week:
    """The week, when it is in the log whose results it shows something of."""
    service.audit_reads(_actor(caller, viewer.actor_id), "talk.read", read.shown)
    return read.week


def _actor(caller: Caller, user_id: str | None) -> AuditActor:
    """The reader of a link, by the key that opened it."""
    return AuditActor(caller.account_id, caller.key.id, caller.request_id, user_id)
