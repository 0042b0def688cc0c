"""The calls about reports, questions and drafts, which `discern.client.operations` has too."""

from discern.client.calls import Call, make_call, params_of
from discern.contract import operations as table
from discern.contract.base_models import Page
from discern.contract.drafts import operations as drafts
from discern.contract.drafts.models import DecideSentence, Drafting, PutDrafting, ReportDraft
from discern.contract.models.reports import (
    NewQuestion,
    NewReport,
    Paper,
    QuestionAnswer,
    Report,
    ReportDocument,
    ReportQuery,
)


def list_reports(query: ReportQuery | None = None) -> Call[Page[Report]]:
    """A page of reports."""
    return make_call(table.LIST_REPORTS, params=params_of(query))


def create_report(new: NewReport) -> Call[Report]:
    """The same request while one is under way gives that one, so this is repeated like a read."""
    return make_call(table.CREATE_REPORT, new)


def get_report(report_id: str) -> Call[Report]:
    """A report's status and progress."""
    return make_call(table.GET_REPORT, report_id=report_id)


def cancel_report(report_id: str) -> Call[Report]:
    """Repeating it is harmless."""
    return make_call(table.CANCEL_REPORT, report_id=report_id)


def get_report_document(report_id: str) -> Call[ReportDocument]:
    """What was written. Fails with `NotFound` and the code ``report_not_ready`` before."""
    return make_call(table.GET_REPORT_DOCUMENT, report_id=report_id)


def get_report_markdown(report_id: str) -> Call[bytes]:
    return make_call(table.GET_REPORT_MARKDOWN, report_id=report_id)


def get_report_pdf(report_id: str, paper: Paper = "a4") -> Call[bytes]:
    return make_call(table.GET_REPORT_PDF, params=(("paper", paper),), report_id=report_id)


def ask_question(asked: NewQuestion) -> Call[QuestionAnswer]:
    """A question to the service's language model, which may take a while. Repeating it is harmless, and costs again."""
    return make_call(table.ASK_QUESTION, asked)


def draft_report(report_id: str) -> Call[ReportDraft]:
    """Have a language model draft an opening. Fails with the code ``drafts_off`` where none may."""
    return make_call(drafts.DRAFT_REPORT, report_id=report_id)


def get_draft(report_id: str) -> Call[ReportDraft]:
    """The caller's own draft. Fails with `NotFound` for a report that somebody else requested."""
    return make_call(drafts.GET_DRAFT, report_id=report_id)


def decide_sentence(report_id: str, sentence_id: str, *, accepted: bool) -> Call[ReportDraft]:
    """Let a drafted sentence into the report, or delete it from the draft and the report."""
    body = DecideSentence(accepted=accepted)
    return make_call(drafts.DECIDE_SENTENCE, body, report_id=report_id, sentence_id=sentence_id)


def put_drafting(*, enabled: bool) -> Call[Drafting]:
    """Whether a language model may draft sentences in this account."""
    return make_call(drafts.PUT_DRAFTING, PutDrafting(enabled=enabled))
