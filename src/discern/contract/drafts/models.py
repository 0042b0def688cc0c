"""Drafts of a report's opening, which their requester alone reads until they accept a sentence."""

from typing import Literal

from pydantic import StrictBool

from discern.contract.base_models import Input, Object, Time
from discern.contract.drafts.sentences import DraftedSentence
from discern.contract.models.insights import Insight
from discern.contract.models.reports import Writing

DraftStatus = Literal["none", "queued", "writing", "ready", "failed"]
"""`none`: nobody has asked for one."""


class ReportDraft(Object):
    """An opening for a report, drafted by a language model and not checked for meaning.

    ``statements`` are those that its sentences cite. Sentences that aren't accepted are deleted at ``expires_at``.
    ``model`` and ``writing`` are those of the newest draft, and ``reason`` says why it failed.
    """

    report_id: str
    status: DraftStatus
    model: str | None = None
    sentences: list[DraftedSentence] = []
    statements: list[Insight] = []
    writing: Writing | None = None
    reason: str | None = None
    expires_at: Time | None = None


class DecideSentence(Input):
    """``accepted``: the sentence enters the report. Otherwise it is deleted, from the report too."""

    accepted: StrictBool


class PutDrafting(Input):
    """Switching drafts off deletes all that nobody has accepted."""

    enabled: StrictBool


class Drafting(Object):
    """Whether a language model may draft sentences in this account."""

    enabled: bool
