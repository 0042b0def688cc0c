"""Sharing with colleagues: a person's choice, and what two who made it see of each other.

Why: docs/decisions/0032-colleagues-see-what-they-show.md
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection

from discern import insight, words
from discern.contract.base_models import CandidateRef
from discern.contract.certainty import OPEN
from discern.contract.models.colleagues import (
    Colleague,
    Colleagues,
    ColleaguesConsent,
    ColleaguesText,
    PlainStatement,
    PutColleagues,
)
from discern.contract.models.insights import Claim, Fit, Mark, Voice, find_denied, marks_of_claims
from discern.contract.models.results import Results
from discern.service.domain.consent import COLLEAGUES_VERSIONS, TEXTS, require_current
from discern.service.errors import ServiceError, invalid
from discern.service.storage.queues.changes import note_change
from discern.service.storage.repositories.audit import Action
from discern.service.storage.repositories.candidates import get_candidate
from discern.service.storage.repositories.people.colleague_consents import (
    end_sharing_with_colleagues,
    find_colleagues_consent,
    list_lines,
    store_colleagues_consent,
)
from discern.service.storage.repositories.people.marks import list_marks_of_several
from discern.service.storage.repositories.people.person_links import may_show_more
from discern.service.storage.repositories.results import list_colleague_results
from discern.service.storage.repositories.visibility import Viewer

_UNGRADED = frozenset({"no_probabilities", "random"})
"""Kinds of claims that say why nothing is said of how somebody likes to work, or how two do."""

_HOW_THEY_WORK = frozenset({"style", "pace", "focus"}) | _UNGRADED
"""Kinds of claims of which the first says how somebody likes to work."""

_OPEN_QUESTION = "talk-ask-pair-open-one-to-one-2"
"""What two ask each other where nothing is there to try: one of them says that what was found isn't them, or nothing
was."""


@dataclass(frozen=True, slots=True)
class StoredColleagues:
    """What is read for a person: their consent, their own result if they share it, and those of who shares with them,
    with the lines of these by person, and the marks of all by assessment.
    """

    candidate_id: str
    consent: ColleaguesConsent | None
    own: Results | None
    others: Sequence[Results]
    lines: Mapping[str, Sequence[str]]
    marks: Mapping[str, Sequence[Mark]]


def read_colleagues(connection: Connection, account_id: str, candidate_id: str, viewer: Viewer) -> StoredColleagues:
    """Read what the person may see.

    Raises:
        ServiceError: `not_found`; `role_forbids` unless ``viewer`` is certain to be the person.
    """
    get_candidate(connection, account_id, candidate_id)
    if not may_show_more(connection, viewer, candidate_id):
        raise _not_the_person()
    return _read(connection, candidate_id)


def _read(connection: Connection, candidate_id: str) -> StoredColleagues:
    own, others = list_colleague_results(connection, candidate_id)
    return StoredColleagues(
        candidate_id,
        find_colleagues_consent(connection, candidate_id),
        own,
        others,
        list_lines(connection, [each.candidate.id for each in others]),
        list_marks_of_several(connection, [each.assessment_id for each in (*others, *([own] if own else []))]),
    )


def choose_colleagues(
    connection: Connection, account_id: str, candidate_id: str, viewer: Viewer, given: PutColleagues, now: datetime
) -> tuple[StoredColleagues, Action | None]:
    """Share with colleagues, change the lines for them, or take it back; what they may see then, and what was done.

    Taking it back is for everybody who comes by a private link of the person or as a member who is them; the rest for
    who is certain to be the person.

    Raises:
        ServiceError: `not_found`; `role_forbids`; `invalid_parameter` for a version that isn't today's, and for
            somebody who shows their results to nobody but their coach.
    """
    candidate = get_candidate(connection, account_id, candidate_id, lock=True)
    is_certain = may_show_more(connection, viewer, candidate_id)
    if viewer.is_key or (given.shares and not is_certain):
        raise _not_the_person()
    before = find_colleagues_consent(connection, candidate_id)
    if not given.shares:
        has_ended = end_sharing_with_colleagues(connection, now, candidate_id)
        if has_ended:
            note_change(connection, account_id, now)
        consent = find_colleagues_consent(connection, candidate_id)
        stored = StoredColleagues(candidate_id, consent, None, [], {}, {})
        return stored, "colleagues.ended" if has_ended else None
    if candidate.visibility == "private":
        raise invalid("shares", "needs another visibility than 'private', which is for the person and their coach")
    after = _agree(before, given, now)
    if after == before:
        return _read(connection, candidate_id), None
    store_colleagues_consent(connection, candidate_id, after)
    note_change(connection, account_id, now)
    has_agreed = before is None or after.accepted_at != before.accepted_at
    return _read(connection, candidate_id), "colleagues.shared" if has_agreed else "colleagues.changed"


def _agree(before: ColleaguesConsent | None, given: PutColleagues, now: datetime) -> ColleaguesConsent:
    require_current(given.version, COLLEAGUES_VERSIONS)
    shared = before is not None and before.withdrawn_at is None
    if before is not None and shared and given.version in {None, before.version}:
        return before if given.lines is None else before.model_copy(update={"lines": given.lines})
    # A page that is still open after sharing ended must not begin it anew by saving lines.
    if given.version is None:
        raise invalid("version", "is needed to begin: the version of the text that was read")
    lines = given.lines if given.lines is not None else [] if before is None else before.lines
    return ColleaguesConsent(version=given.version, accepted_at=now, lines=lines)


def compose_colleagues(stored: StoredColleagues, language: str, voice: Voice) -> Colleagues:
    """What the person reads; ``language`` and ``voice`` are those of the statements on two."""
    consent, own = stored.consent, stored.own
    shares = consent is not None and consent.withdrawn_at is None
    version = consent.version if consent is not None and shares else COLLEAGUES_VERSIONS[language]
    found = [] if own is None else [_describe(own, each, stored, language, voice) for each in stored.others]
    return Colleagues(
        candidate_id=stored.candidate_id,
        shares=shares,
        text=ColleaguesText(version=version, text=TEXTS.get(version, "")),
        consent=consent,
        colleagues=sorted(found, key=lambda each: each.name.casefold()),
    )


def _describe(own: Results, other: Results, stored: StoredColleagues, language: str, voice: Voice) -> Colleague:
    # An external id, which statements tell namesakes apart by, isn't for colleagues.
    pair = [each.model_copy(update={"candidate": _only_name(each.candidate)}) for each in (own, other)]
    names = words.short_names([each.candidate for each in pair])
    marks = [stored.marks.get(each.assessment_id, ()) for each in pair]
    of_each = [insight.describe_person(each) for each in pair]
    _, of_both = insight.compare(*pair)
    denied = find_denied(of_both, of_each, marks)
    works = next(claim for claim in of_each[1] if claim.kind in _HOW_THEY_WORK)
    fit: Fit | None = next((mark.fit for mark in marks_of_claims(marks[1]) if mark.statement_id == works.id), None)

    def say(claim: Claim, among: Sequence[Claim], as_: Voice, *, graded: bool) -> PlainStatement:
        text = words.say(claim, language, as_, names).text
        doubt = next((each for each in among if each.id == "caution"), None)
        if not graded or claim.kind in _UNGRADED:
            return PlainStatement(text=text)
        if doubt is not None:
            return PlainStatement(text=text, caution=words.say(doubt, language, as_, names).text)
        return PlainStatement(text=text, strength=claim.strength)

    return Colleague(
        name=other.candidate.name,
        works=say(works, of_each[1], "named", graded=True),
        fit=fit,
        lines=list(stored.lines.get(other.candidate.id, ())),
        you_two=[
            say(claim, of_both, voice, graded=place == 0 and claim.id != _OPEN_QUESTION)
            for place, claim in enumerate(_of_two(of_both, denied))
        ],
    )


def _only_name(candidate: CandidateRef) -> CandidateRef:
    return candidate.model_copy(update={"external_id": None})


def _of_two(claims: Sequence[Claim], denied: Collection[str]) -> Iterator[Claim]:
    """How the two are alike or differ, where it may rub, and what to try, as far as there is something to say that
    nobody has ``denied``; a question in place of what to try.
    """
    left = [each for each in claims if each.id not in denied and each.kind != "caveat"]
    yield from left[:1]
    tries = [each for each in left[1:] if each.kind == "try"]
    yield from [each for each in left[1:] if each.kind in {"rub", "watch_out"}][:1]
    if not tries:
        yield Claim(id=_OPEN_QUESTION, kind="question", message=_OPEN_QUESTION, strength=OPEN, evidence=[])
    yield from tries[:1]


def _not_the_person() -> ServiceError:
    return ServiceError("role_forbids", "Only the person shares with their colleagues, and sees them: by their link.")
