"""Inviting many people at once: what is to be done for each row, and doing it so that a second time does nothing."""

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal
from uuid import uuid4

from discern.client import operations
from discern.client.cache import CachedReader
from discern.client.errors import DiscernError, InvalidRequest, NotPermitted, RateLimited
from discern.contract import Assessment, Candidate, FormId, NewAssessment, NewCandidate, TeamSummary
from discern_app.components.people_csv import Row, Sheet

Plan = Literal["new", "known", "waiting", "wrong"]
"""A person who isn't here yet; one who is; one whose assessment is still open; and a row that can't be used."""

PLANS: Mapping[Plan, str] = {
    "new": "will be invited",
    "known": "is here already: gets one more assessment",
    "waiting": "is invited already: keeps the link",
    "wrong": "left out until it is mended",
}

OF_ONE_PERSON = {"not_led", "other_coach"}
"""Refusals that say nothing of the rows that follow."""

Outcome = Literal["open", "made", "kept", "failed", "unknown"]


@dataclass(slots=True)
class Invitation:
    """One row, what is to be done about it, and what became of it.

    ``key`` makes the create the same one however often it is sent. ``outcome`` is *unknown* where the service may have
    carried it out without our hearing of it. ``trouble`` says in words why a row failed.
    """

    row: Row
    plan: Plan
    problems: Mapping[str, str]
    key: str
    new: NewAssessment | None = None
    assessment: Assessment | None = None
    outcome: Outcome = "open"
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class Known:
    """Who is here, and whose assessments are open, as far as was read."""

    people: Sequence[Candidate] = ()
    open: Sequence[Assessment] = ()


class _Roll:
    """Who is here, by id and by address, and the open assessment that each has."""

    def __init__(self, known: Known) -> None:
        refs = [*(assessment.candidate for assessment in known.open), *known.people]
        self._by_id = {ref.external_id: ref.id for ref in refs if ref.external_id}
        self.not_led = {person.id for person in known.people if not person.led}
        self._by_email = {person.email.casefold(): person.id for person in known.people if person.email}
        self._open = {assessment.candidate.id: assessment for assessment in reversed(known.open)}

    def find(self, row: Row) -> str | None:
        """The person that a row means: the one of its id, or where it has none, of its address."""
        if row.get("external_id"):
            return self._by_id.get(row.get("external_id"))
        return self._by_email.get(row.get("email").casefold())

    def open_of(self, person: str | None) -> Assessment | None:
        return None if person is None else self._open.get(person)


def plan(
    sheet: Sheet, known: Known, teams: Sequence[TeamSummary], team_id: str | None, form: FormId
) -> list[Invitation]:
    """What each row asks for; a row's own team goes before ``team_id``."""
    roll, batch = _Roll(known), uuid4().hex
    invitations = []
    for number, row in enumerate(sheet.rows):
        key, problems = f"invite-{batch}-{number}", dict(row.problems)
        named = _teams_called(row.get("team"), teams)
        if row.get("team") and len(named) != 1:
            problems["team"] = "is the name of several teams" if named else "is no team that is here"
        person = roll.find(row)
        if person in roll.not_led:
            problems["external_id"] = "is somebody of another team: ask an owner to invite them"
        if problems:
            invitations.append(Invitation(row, "wrong", problems, key))
            continue
        assessment = roll.open_of(person)
        if assessment is not None:
            invitations.append(Invitation(row, "waiting", {}, key, assessment=assessment, outcome="kept"))
            continue
        new = NewAssessment(
            candidate=None if person else _candidate_of(row),
            candidate_id=person,
            team_id=named[0].id if named else team_id,
            form=form,
        )
        invitations.append(Invitation(row, "known" if person else "new", {}, key, new))
    return invitations


def _teams_called(name: str, teams: Sequence[TeamSummary]) -> list[TeamSummary]:
    if not name:
        return []
    return [team for team in teams if name.casefold() == team.name.casefold() or name == team.external_id]


def _candidate_of(row: Row) -> NewCandidate:
    return NewCandidate(
        name=row.get("name"), email=row.get("email") or None, external_id=row.get("external_id") or None
    )


def is_due(invitation: Invitation, *, keeps_keys: bool) -> bool:
    """Whether something is still to be done about it.

    Where the service keeps no keys, an invitation of unknown outcome is nobody's to send again before it is settled.
    """
    if invitation.new is None:
        return False
    return invitation.outcome == "open" or (invitation.outcome == "unknown" and keeps_keys)


def settle(invitations: Iterable[Invitation], known: Known) -> None:
    """Find out about unknown outcomes from who is there meanwhile. A row with neither id nor address stays unknown."""
    roll = _Roll(known)
    for each in invitations:
        if each.outcome != "unknown":
            continue
        found = roll.open_of(roll.find(each.row))
        if found is not None:
            each.outcome, each.assessment = "kept", found
        elif each.row.get("external_id") or each.row.get("email"):
            each.outcome = "open"


def send(reader: CachedReader, invitations: Iterable[Invitation], *, keeps_keys: bool) -> Generator[float]:
    """Create what isn't created yet, one after the other, noting each outcome before the next begins.

    Yields 0 after each, or the seconds that the service asked to be left alone for; then call on. Stopping in between
    and sending the same again creates nothing twice, for each row keeps its key.

    Raises:
        DiscernError: the service can't go on with any row; what was created until then is noted.
    """
    for invitation in invitations:
        while invitation.new is not None and is_due(invitation, keeps_keys=keeps_keys):
            try:
                invitation.assessment = reader.write(operations.create_assessment(invitation.new, invitation.key))
                invitation.outcome = "made"
                yield 0.0
            except RateLimited as error:
                yield max(error.retry_after, 0.1)
            except InvalidRequest as error:
                invitation.outcome = "failed"
                invitation.trouble = "; ".join(each.message for each in error.errors) or error.message
                yield 0.0
            except NotPermitted as error:
                if error.code not in OF_ONE_PERSON:
                    raise
                invitation.outcome, invitation.trouble = "failed", error.message
                yield 0.0
            except DiscernError as error:
                if error.maybe_done:
                    invitation.outcome = "unknown"
                raise
