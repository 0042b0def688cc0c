"""The tab on a person's data: their link, their report, what is stored, and how to correct, take away and delete it."""

from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from pydantic import ValidationError
from starlette.responses import Response

from discern.client.errors import InvalidRequest, NotFound, NotPermitted
from discern.contract import operations
from discern.contract.models.assessments import Assessment, ClaimLink, GiveConsent
from discern.contract.models.candidates import CandidateChange
from discern.contract.models.export import CandidateExport, ExportQuery
from discern.contract.models.reports import AssessmentSubject, NewReport, Paper, PaperQuery, Report, ReportQuery
from discern_app.base.embedded_service import load_settings
from discern_app.base.language import own_language, say
from discern_app.insight.stored_data import list_consents, list_held, make_page
from discern_app.participant.keep_link import LinkMail, begin_mail, draw_own_code, mail_code, mail_link
from discern_app.participant.own.frame import frame, open_consents
from discern_app.participant.own.seen import TOTALS
from discern_app.participant.rendering import HEADERS, lead_to, show
from discern_app.participant.visit import ALL_RIGHTS, Own, Visit, find_token, rights_of

FILE = "my-data.zip"
PAGE, DATA = "my-data.html", "my-data.json"
"""The names of the files in it."""


def pack(export: CandidateExport) -> bytes:
    """A ZIP file with both, in the language that is spoken."""
    file = BytesIO()
    with ZipFile(file, "w", ZIP_DEFLATED) as packed:
        packed.writestr(PAGE, make_page(export, DATA))
        packed.writestr(DATA, export.model_dump_json(indent=2))
    return file.getvalue()


WAITING = ("queued", "writing")

CORRECTED = tuple(field for field in CandidateChange.model_fields if field not in {"external_id", "metadata"})
"""What people correct themselves. The others belong to those who gave them."""


def show_data(
    visit: Visit,
    own: Own,
    failure: str = "",
    status: int = 200,
    mail: LinkMail | None = None,
    unclaimed: str = "",
) -> Response:
    """The tab; ``failure`` is what is wrong with a correction that was sent, ``mail`` what came of a step towards the
    mail with the link, and ``unclaimed`` what is wrong with another link that was entered. Raises `DiscernError`.
    """
    export = _read_export(visit, own, TOTALS)
    link = "" if own.member is not None else visit.link_to("me", visit.token)
    values = frame(visit, own, "data") | {
        "link": link,
        "code": draw_own_code(link, is_embedded=visit.service.is_embedded) if link else None,
        "mail": mail or begin_mail(visit.taker),
        "failure": failure,
        "unclaimed": unclaimed,
        "export": export,
        "rights": ALL_RIGHTS if export is None else rights_of(export.candidate),
        "held": [] if export is None else list_held(export),
        "consents": [] if export is None else list_consents(export),
        "may_withdraw": export is not None and bool(open_consents(export)),
        "kept_days": load_settings().retention_days or 0,
        "given": {field: visit.fields.get(field) for field in CORRECTED} if failure else {},
        **_describe_report(visit, own, export),
    }
    return show("own_data", values, status)


def _read_export(visit: Visit, own: Own, query: ExportQuery | None = None) -> CandidateExport | None:
    if own.candidate_id is None:
        return None
    return visit.taker.client.send(operations.EXPORT_CANDIDATE(query, candidate_id=own.candidate_id))


def _describe_report(visit: Visit, own: Own, export: CandidateExport | None) -> dict[str, Any]:
    """Where the person's own report stands: ``absent`` where there is nothing to write about."""
    results = next(
        (entry.results for entry in (export.assessments if export else []) if entry.assessment.id == own.assessment_id),
        None,
    )
    if results is None or results.scores is None:
        return {"report": "absent", "reason": ""}
    try:
        report = _find_report(visit, own)
    except (NotFound, NotPermitted):
        return {"report": "absent", "reason": ""}
    if report is None:
        return {"report": "none", "reason": ""}
    state = "waiting" if report.status in WAITING else "ready" if report.status == "ready" else "failed"
    return {"report": state, "reason": report.reason or ""}


def _find_report(visit: Visit, own: Own) -> Report | None:
    """The newest report on this assessment that the person had written for themselves. Raises `DiscernError`."""
    if own.assessment_id is None:
        return None
    query = ReportQuery(subject="assessment", candidate_id=own.candidate_id, limit=200)
    listed = visit.taker.client.send(operations.LIST_REPORTS(query)).data
    subject = AssessmentSubject(type="assessment", id=own.assessment_id)
    written = [report for report in listed if report.subject == subject and report.audience == "self"]
    return max(written, key=lambda report: report.created_at, default=None)


def write_report(visit: Visit) -> Response:
    """Have the person's own report written. Raises `DiscernError`."""
    own = visit.require_own()
    if own.assessment_id is not None:
        subject = AssessmentSubject(type="assessment", id=own.assessment_id)
        visit.taker.write(
            operations.CREATE_REPORT(NewReport(subject=subject, audience="self", language=own_language()))
        )
    return lead_to("me", visit.token, place="report", tab="data")


def download_report(visit: Visit) -> Response:
    """The person's own report as PDF. Raises `DiscernError`."""
    own = visit.require_own()
    report = _find_report(visit, own)
    if report is None or report.status != "ready":
        return lead_to("me", visit.token, place="report", tab="data")
    paper: Paper = "letter" if visit.fields.get("paper") == "letter" else "a4"
    content = visit.taker.client.send(operations.GET_REPORT_PDF(PaperQuery(paper=paper), report_id=report.id))
    return _file(content, "application/pdf", "my-profile.pdf")


def download_data(visit: Visit) -> Response:
    """All that is stored about the person, with links as people use them. Raises `DiscernError`."""
    export = _read_export(visit, visit.require_own())
    if export is None:
        return lead_to("me", visit.token, tab="data")
    assessments = [
        entry.model_copy(update={"assessment": _publish(visit, entry.assessment)}) for entry in export.assessments
    ]
    return _file(pack(export.model_copy(update={"assessments": assessments})), "application/zip", FILE)


def _publish(visit: Visit, assessment: Assessment) -> Assessment:
    url = assessment.take_url
    return assessment if url is None else assessment.model_copy(update={"take_url": visit.publish(url)})


def _file(content: bytes, kind: str, name: str) -> Response:
    headers = {**HEADERS, "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=kind, headers=headers)


def send_code(visit: Visit) -> Response:
    """Have a code mailed to an address, and ask for it. Raises `DiscernError`."""
    own, taking = visit.require_link()
    mail = mail_code(visit.taker, taking.assessment_id, visit.fields.get("email", ""))
    return show_data(visit, own, status=mail.status, mail=mail)


def send_link(visit: Visit) -> Response:
    """Have the private link mailed to the address of the code. Raises `DiscernError`."""
    own, taking = visit.require_link()
    email, code = (visit.fields.get(field, "") for field in ("email", "code"))
    mail = mail_link(visit.taker, taking.assessment_id, email, code)
    if mail.is_sent:
        return lead_to("me", visit.token, place="keep", tab="data", saved="mailed")
    return show_data(visit, own, status=mail.status, mail=mail)


def correct(visit: Visit) -> Response:
    """Correct what is known. Raises `DiscernError`."""
    own = visit.require_own()
    try:
        change = CandidateChange(**{field: visit.fields.get(field, "").strip() or None for field in CORRECTED})
    except ValidationError as error:
        is_email = "email" in error.errors()[0]["loc"]
        return show_data(visit, own, say("own-data-email-wrong") if is_email else say("own-data-name-wrong"), 422)
    if own.candidate_id is not None:
        visit.taker.write(operations.CHANGE_CANDIDATE(change, candidate_id=own.candidate_id))
    return lead_to("me", visit.token, place="correct", tab="data", saved="correct")


def claim(visit: Visit) -> Response:
    """Make what was answered by another private link the person's own. Raises `DiscernError`."""
    own, taking = visit.require_link()
    wrong = say("own-data-claim-wrong", example="https://…/me?token=…")
    token = find_token(visit.fields.get("link", ""))
    if token is None:
        return show_data(visit, own, status=422, unclaimed=wrong)
    try:
        visit.taker.write(operations.CLAIM_LINK(ClaimLink(token=token), assessment_id=taking.assessment_id))
    except (InvalidRequest, NotFound):
        return show_data(visit, own, status=422, unclaimed=wrong)
    return lead_to("me", visit.token, place="take-back", tab="data", saved="claimed")


def withdraw(visit: Visit) -> Response:
    """Withdraw consent, which deletes answers and results. Raises `DiscernError`."""
    own = visit.require_own()
    export = _read_export(visit, own, TOTALS)
    if visit.fields.get("sure") != "yes" or export is None:
        return lead_to("me", visit.token, place="take-back", tab="data")
    for assessment_id in open_consents(export):
        visit.taker.write(operations.GIVE_CONSENT(GiveConsent(accepted=False), assessment_id=assessment_id))
    return lead_to("me", visit.token, tab="data")


def erase(visit: Visit) -> Response:
    """Delete everything about the person, and say so. Raises `DiscernError`."""
    own = visit.require_own()
    if visit.fields.get("sure") != "yes" or own.candidate_id is None:
        return lead_to("me", visit.token, place="take-back", tab="data")
    visit.taker.write(operations.DELETE_CANDIDATE(candidate_id=own.candidate_id))
    return show("own_erased")
