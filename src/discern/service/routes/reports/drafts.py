"""`/reports/{id}/drafts` and `/account/drafting`: sentences that a language model drafts, and who may see them.

Nobody but their requester reads them until they accept one: not an owner, and no other key.
"""

from collections.abc import Iterable

from sqlalchemy import Connection

from discern.contract.drafts.models import DecideSentence, Drafting, PutDrafting, ReportDraft
from discern.contract.drafts.operations import DECIDE_SENTENCE, DRAFT_REPORT, GET_DRAFT, PUT_DRAFTING
from discern.contract.models.reports import ReportDocument
from discern.reports.placeholders import Roster, reveal
from discern.service.domain.report_material import require_all_visible
from discern.service.errors import ServiceError, invalid, not_found
from discern.service.http.dependencies import Caller, Id, OperationRequest
from discern.service.http.routing import OperationRouter
from discern.service.state import Service
from discern.service.storage.queues import drafts as store
from discern.service.storage.queues.changes import note_report_change
from discern.service.storage.repositories.accounts import APP_KEY_PREFIX
from discern.service.storage.repositories.audit import Action, record
from discern.service.storage.repositories.reports import read_document

router = OperationRouter()

REQUESTER_ALONE = {
    404: "There is no such report of the requester's; `report_not_ready`: it isn't written.",
}
OFF = {
    **REQUESTER_ALONE,
    400: "A parameter is invalid; `model_missing`: no language model is set up.",
    403: "The key lacks a scope; `drafts_off`: an owner hasn't switched drafts on; `not_shared`: somebody in the "
    "report doesn't share their results now.",
}


@router.serve(DRAFT_REPORT, OFF)
async def draft_report(request: OperationRequest, report_id: Id) -> ReportDraft:
    """It is drafted in the background. While a draft is under way, or has sentences that nobody has decided on, that
    one is the answer. Only the person who requested the report may ask, and nobody else sees what comes of it.
    """
    service, caller = request.service, request.caller
    now = service.now()

    def ask(connection: Connection) -> ReportDraft:
        found = _open(connection, caller, report_id)
        require_drafting(connection, service, caller.account_id)
        asker = _asker(connection, caller)
        store.ask_for_draft(connection, caller.account_id, report_id, asker, now)
        record(connection, caller.audit_actor, "draft.requested", report_id, now)
        return _present(connection, report_id, asker, service, found)

    return await service.database.write(ask)


@router.serve(GET_DRAFT, REQUESTER_ALONE)
async def get_draft(request: OperationRequest, report_id: Id) -> ReportDraft:
    """`none` where nobody has asked for one."""
    service, caller = request.service, request.caller

    def query(connection: Connection) -> tuple[ReportDraft, Roster]:
        found = _open(connection, caller, report_id)
        return _present(connection, report_id, _asker(connection, caller), service, found), found[1]

    draft, roster = await service.database.read(query, scans_table=True)
    if draft.sentences:
        service.audit_reads(caller.audit_actor, "draft.read", roster.subject_ids)
    return draft


@router.serve(DECIDE_SENTENCE, REQUESTER_ALONE)
async def decide_sentence(
    request: OperationRequest, report_id: Id, sentence_id: Id, decision: DecideSentence
) -> ReportDraft:
    """Repeating it is harmless while the sentence is there. One that was accepted can be taken out again."""
    service, caller = request.service, request.caller
    now = service.now()

    def decide(connection: Connection) -> ReportDraft:
        found = _open(connection, caller, report_id)
        asker = _asker(connection, caller)
        changes = store.decide_sentence(connection, report_id, asker, sentence_id, now, accepted=decision.accepted)
        if changes is None:
            raise not_found("sentence")
        action: Action = "draft.accepted" if decision.accepted else "draft.declined"
        record(connection, caller.audit_actor, action, report_id, now)
        if changes:
            note_report_change(connection, caller.account_id, report_id, now)
        return _present(connection, report_id, asker, service, found)

    return await service.database.write(decide)


@router.serve(PUT_DRAFTING, {400: "A parameter is invalid: drafts need a language model."})
async def put_drafting(request: OperationRequest, given: PutDrafting) -> Drafting:
    service, caller = request.service, request.caller
    if given.enabled and service.model is None:
        raise invalid("enabled", "no language model is set up")

    def put(connection: Connection) -> Drafting:
        store.switch_drafting(connection, caller.account_id, enabled=given.enabled)
        record(connection, caller.audit_actor, "drafting.changed", caller.account_id, service.now())
        return Drafting(enabled=given.enabled)

    return await service.database.write(put)


def require_drafting(connection: Connection, service: Service, account_id: str) -> None:
    """Refuse where no language model may draft.

    Raises:
        ServiceError: `model_missing`; `drafts_off`.
    """
    if service.model is None:
        raise ServiceError("model_missing", "No language model is set up.")
    if not store.is_drafting(connection, account_id):
        raise ServiceError("drafts_off", "An owner has not switched on drafts by a language model.")


def _open(connection: Connection, caller: Caller, report_id: str) -> tuple[ReportDocument, Roster]:
    """The caller's own written report, with placeholders; refused where somebody in it hides from them now."""
    document, roster = read_document(connection, caller.account_id, report_id, caller.viewer, as_requester=True)
    require_all_visible(connection, caller.viewer, roster)
    return document, roster


def _asker(connection: Connection, caller: Caller) -> str:
    if not caller.viewer.is_key:
        return store.PERSON
    return store.find_asker(connection, caller.key.id, APP_KEY_PREFIX)


def _present(
    connection: Connection, report_id: str, asker: str, service: Service, found: tuple[ReportDocument, Roster]
) -> ReportDraft:
    """A draft with names, and the statements that it cites."""
    document, roster = found
    draft = store.find_draft(connection, report_id, asker, service.now())
    if draft is None:
        return ReportDraft(report_id=report_id, status="none")
    cited = set(_cited(draft))
    shown = ReportDraft(
        report_id=report_id,
        status=draft.status,
        model=draft.model,
        sentences=draft.sentences,
        statements=[each for each in document.statements if each.id in cited],
        writing=draft.writing,
        reason=draft.reason,
        expires_at=draft.expires_at,
    )
    return reveal(shown, roster)


def _cited(draft: store.StoredDraft) -> Iterable[str]:
    return (id_ for sentence in draft.sentences for id_ in sentence.statements)
