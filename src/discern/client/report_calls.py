"""The calls about reports and questions, which `discern.client.operations` has too."""

from discern.client.calls import Call, make_call, params_of
from discern.contract import operations as table
from discern.contract.base_models import Page
from discern.contract.models.account import Drafting, PutDrafting
from discern.contract.models.reports import (
    DecideOpening,
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


def decide_opening(report_id: str, *, accepted: bool) -> Call[Report]:
    """Let the drafted opening into the report, or delete it. Fails with `NotFound` for all but the requester."""
    return make_call(table.DECIDE_OPENING, DecideOpening(accepted=accepted), report_id=report_id)


def put_drafting(*, enabled: bool) -> Call[Drafting]:
    """Whether the language model drafts openings of reports in this account."""
    return make_call(table.PUT_DRAFTING, PutDrafting(enabled=enabled))
