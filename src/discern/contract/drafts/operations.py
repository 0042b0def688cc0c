"""The rows about drafts of the table in `discern.contract.operations`."""

from discern.contract.drafts.models import DecideSentence, Drafting, PutDrafting, ReportDraft
from discern.contract.operation_type import Operation
from discern.contract.permissions import EVERYBODY, OWNER

# fmt: off
DRAFT_REPORT = Operation(
    name="draft_report", method="POST", path="/reports/{report_id}/drafts", answer=ReportDraft,
    scopes=("reports:write",), roles=EVERYBODY, repeat="freely", cache="reports", invalidates=frozenset({"reports"}),
    tag="Reports", summary="Have a language model draft an opening")
GET_DRAFT = Operation(
    name="get_draft", method="GET", path="/reports/{report_id}/drafts", answer=ReportDraft,
    scopes=("reports:read",), roles=EVERYBODY, repeat="freely", cache="reports",
    tag="Reports", summary="The draft of an opening, for its requester alone")
DECIDE_SENTENCE = Operation(
    name="decide_sentence", method="PUT", path="/reports/{report_id}/drafts/{sentence_id}", body=DecideSentence,
    answer=ReportDraft, scopes=("reports:write",), roles=EVERYBODY, repeat="freely", cache="reports",
    invalidates=frozenset({"reports"}),
    tag="Reports", summary="Let a drafted sentence into the report, or delete it")
PUT_DRAFTING = Operation(
    name="put_drafting", method="PUT", path="/account/drafting", body=PutDrafting, answer=Drafting,
    scopes=("admin",), roles=OWNER, repeat="freely", cache="account", invalidates=frozenset({"account", "reports"}),
    tag="Account", summary="Allow a language model to draft sentences, or forbid it")
# fmt: on
