"""Inviting many people at once: a plan for each row, carried out so that repeating it changes nothing."""

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, get_args
from uuid import uuid4

from pydantic import ValidationError

from discern.client.cache import CachedReader
from discern.client.errors import DiscernError, InvalidRequest, NotPermitted, RateLimited
from discern.contract import operations
from discern.contract.models.assessments import Assessment, FormId, NewAssessment
from discern.contract.models.candidates import Candidate
from discern.contract.models.teams import NewTeam, TeamSummary
from discern_app.base.language import say
from discern_app.components.option_labels import are_similar, find_alike, join
from discern_app.components.people_csv import Row, Sheet, candidate_of

Plan = Literal["new", "known", "waiting", "wrong"]
"""A person who isn't here yet; one who is; one whose assessment is still open; and a row that can't be used."""

PLANS: tuple[Plan, ...] = get_args(Plan)

ROW_REFUSALS = {"not_led", "other_coach"}
"""Codes of refusals that concern one row only."""

MOST_COMPARED = 100_000
"""How many pairs of names are compared: of more, a long list is compared with the newest people alone."""

Outcome = Literal["open", "made", "kept", "failed", "unknown"]


@dataclass(slots=True)
class InvitationRow:
    """One row of the list, the plan for it, and its outcome.

    ``key`` is the idempotency key of the create. ``outcome`` is *unknown* when the service may have carried out the
    create although no answer came. ``reason`` says in words why a row failed, ``lacks_team`` whether all that is wrong
    is that its team isn't here. ``alike`` names who may be the same person as that of a new row, for text.
    """

    row: Row
    plan: Plan
    problems: Mapping[str, str]
    key: str
    new: NewAssessment | None = None
    assessment: Assessment | None = None
    outcome: Outcome = "open"
    reason: str = ""
    lacks_team: bool = False
    alike: str = ""


@dataclass(frozen=True, slots=True)
class Existing:
    """The people and the open assessments that the service has, as far as they were read: started ones come first."""

    people: Sequence[Candidate] = ()
    open: Sequence[Assessment] = ()


class _PeopleIndex:
    """People by external id and by e-mail address, and the open assessment that each has."""

    def __init__(self, existing: Existing) -> None:
        refs = [*(assessment.candidate for assessment in existing.open), *existing.people]
        self._by_id = {ref.external_id: ref.id for ref in refs if ref.external_id}
        self.not_led = {person.id for person in existing.people if not person.led}
        self._by_email = {person.email.casefold(): person.id for person in existing.people if person.email}
        # Backwards, so that of several the first stays: a dict keeps what comes last.
        self._open = {assessment.candidate.id: assessment for assessment in reversed(existing.open)}

    def find(self, row: Row) -> str | None:
        """The person of a row: by its id or, where it has none, by its e-mail address."""
        if row.get("external_id"):
            return self._by_id.get(row.get("external_id"))
        return self._by_email.get(row.get("email").casefold())

    def open_of(self, person: str | None) -> Assessment | None:
        return None if person is None else self._open.get(person)


def plan(
    sheet: Sheet,
    existing: Existing,
    teams: Sequence[TeamSummary],
    team_id: str | None,
    form: FormId,
    end: datetime | None = None,
) -> list[InvitationRow]:
    """The plan for each row, whose invitation ends at ``end``. A team named in it takes precedence over ``team_id``."""
    index, batch = _PeopleIndex(existing), uuid4().hex
    invitations = []
    for number, row in enumerate(sheet.rows):
        key, problems = f"invite-{batch}-{number}", dict(row.problems)
        named = _teams_called(row.get("team"), teams)
        if row.get("team") and len(named) != 1:
            problems["team"] = say("invite-problem", problem="ambiguous-team" if named else "unknown-team")
        person = index.find(row)
        if person in index.not_led:
            problems["external_id"] = say("invite-problem", problem="not-led")
        if problems:
            lacks_team = list(problems) == ["team"] and not named
            invitations.append(InvitationRow(row, "wrong", problems, key, lacks_team=lacks_team))
            continue
        assessment = index.open_of(person)
        if assessment is not None:
            invitations.append(InvitationRow(row, "waiting", {}, key, assessment=assessment, outcome="kept"))
            continue
        new = NewAssessment(
            candidate=None if person else candidate_of(row.values),
            candidate_id=person,
            team_id=named[0].id if named else team_id,
            form=form,
            expires_at=end,
        )
        invitations.append(InvitationRow(row, "known" if person else "new", {}, key, new))
    name_alike(invitations, existing.people)
    return invitations


def join_team(batch: Iterable[InvitationRow], team_id: str) -> None:
    """Let those whose rows name no team join one."""
    for each in batch:
        if each.new is not None and each.new.team_id is None:
            each.new = each.new.model_copy(update={"team_id": team_id})


def name_alike(batch: Sequence[InvitationRow], people: Sequence[Candidate]) -> None:
    """Note on each new row who has the same name as its person, or nearly: somebody here, or else an earlier row."""
    new = [each for each in batch if each.plan == "new"]
    most = MOST_COMPARED // max(len(new), 1)
    for place, each in enumerate(new):
        name = each.row.get("name")
        _, found = find_alike(name, people[:most])
        if found:
            each.alike = join([part for part in (found[0].name, found[0].email) if part])
            continue
        before = (other.row for other in new[max(place - most, 0) : place])
        twin = next((row for row in before if are_similar(row.get("name"), name)), None)
        if twin is not None:
            each.alike = say("invite-problem-who", name=twin.get("name"), line=twin.line)


def _teams_called(name: str, teams: Sequence[TeamSummary]) -> list[TeamSummary]:
    if not name:
        return []
    return [team for team in teams if name.casefold() == team.name.casefold() or name == team.external_id]


def missing_teams(invitations: Iterable[InvitationRow]) -> list[str]:
    """The teams that rows name and that aren't here, each once, where making the team is all that such a row needs."""
    names: dict[str, str] = {}
    for each in invitations:
        name = each.row.get("team")
        if needs_only_team(each):
            names.setdefault(name.casefold(), name)
    return list(names.values())


def needs_only_team(invitation: InvitationRow) -> bool:
    """Whether all that a row needs is that the team that it names is made."""
    return invitation.lacks_team and _can_be_made(invitation.row.get("team"))


def _can_be_made(name: str) -> bool:
    try:
        NewTeam(name=name)
    except ValidationError:
        return False
    return True


def is_due(invitation: InvitationRow, *, keeps_keys: bool) -> bool:
    """Whether it still has to be sent.

    Where the service keeps no idempotency keys, one of unknown outcome must be resolved before it is sent again.
    """
    if invitation.new is None:
        return False
    return invitation.outcome == "open" or (invitation.outcome == "unknown" and keeps_keys)


def resolve_unknown(invitations: Iterable[InvitationRow], existing: Existing) -> None:
    """Resolve unknown outcomes from who is there now. A row with neither id nor address stays unknown."""
    index = _PeopleIndex(existing)
    for each in invitations:
        if each.outcome != "unknown":
            continue
        found = index.open_of(index.find(each.row))
        if found is not None:
            each.outcome, each.assessment = "kept", found
        elif each.row.get("external_id") or each.row.get("email"):
            each.outcome = "open"


def send(reader: CachedReader, invitations: Iterable[InvitationRow], *, keeps_keys: bool) -> Generator[float]:
    """Create the assessments that are due, one after the other, recording each outcome before the next.

    Stopping in between and sending the same again creates nothing twice, since each row keeps its key.

    Yields:
        0 after each row, or the seconds to wait before going on when the rate limit is used up.

    Raises:
        DiscernError: no row can be created at the moment; the outcomes so far are recorded.
    """
    for invitation in invitations:
        while invitation.new is not None and is_due(invitation, keeps_keys=keeps_keys):
            try:
                invitation.assessment = reader.write(
                    operations.CREATE_ASSESSMENT(invitation.new, idempotency_key=invitation.key)
                )
                invitation.outcome = "made"
                yield 0.0
            except RateLimited as error:
                yield max(error.retry_after, 0.1)
            except InvalidRequest as error:
                detail = "; ".join(each.message for each in error.errors) or error.message
                invitation.outcome, invitation.reason = "failed", _why_refused(error, detail)
                yield 0.0
            except NotPermitted as error:
                if error.code not in ROW_REFUSALS:
                    raise
                invitation.outcome, invitation.reason = "failed", _why_refused(error, error.message)
                yield 0.0
            except DiscernError as error:
                if error.maybe_done:
                    invitation.outcome = "unknown"
                raise


def _why_refused(error: DiscernError, detail: str) -> str:
    return say("invite-refused", code=error.code or "", detail=detail)
