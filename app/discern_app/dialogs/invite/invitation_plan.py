"""Inviting many people at once: a plan for each row, carried out so that repeating it changes nothing."""

from collections import defaultdict
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, get_args
from uuid import uuid4

from discern.client.cache import CachedReader
from discern.client.errors import DiscernError, InvalidRequest, NotPermitted, RateLimited
from discern.contract import operations
from discern.contract.models.assessments import Assessment, NewAssessment
from discern.contract.models.candidates import Candidate
from discern.contract.models.teams import TeamSummary
from discern.contract.names import fold_name
from discern.lists import ListedPerson
from discern_app.base.language import say
from discern_app.components.invitations import Asked, mail_invitation
from discern_app.components.option_labels import are_similar, find_alike, join
from discern_app.dialogs.invite.team_choice import TeamChoice

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
    """A person of the list, the plan for them, and its outcome.

    ``key`` is the idempotency key of the create. ``outcome`` is *unknown* when the service may have carried out the
    create although no answer came. ``reason`` says in words why somebody can't be invited or was refused. ``teams`` are
    those that they join, by name where they aren't here yet. ``alike`` names who may be the same person as a new one,
    for text. ``mailed``: the link goes to them by mail.
    """

    person: ListedPerson
    plan: Plan
    key: str
    new: NewAssessment | None = None
    assessment: Assessment | None = None
    outcome: Outcome = "open"
    reason: str = ""
    teams: tuple[TeamChoice, ...] = ()
    alike: str = ""
    mailed: bool = False


@dataclass(frozen=True, slots=True)
class Existing:
    """The people and the open assessments that the service has, as far as they were read: started ones come first."""

    people: Sequence[Candidate] = ()
    open: Sequence[Assessment] = ()


class _PeopleIndex:
    """People by external id, by e-mail address and by name, and the open assessment that each has."""

    def __init__(self, existing: Existing) -> None:
        refs = [*(assessment.candidate for assessment in existing.open), *existing.people]
        self._by_id = {ref.external_id: ref.id for ref in refs if ref.external_id}
        self._external_ids = {ref.id: ref.external_id for ref in refs}
        self.not_led = {person.id for person in existing.people if not person.led}
        self._by_email: dict[str, set[str]] = defaultdict(set)
        self._by_name: dict[str, set[str]] = defaultdict(set)
        for person in existing.people:
            if person.email:
                self._by_email[person.email.casefold()].add(person.id)
        for ref in refs:
            self._by_name[fold_name(ref.name)].add(ref.id)
        # Backwards, so that of several the first stays: a dict keeps what comes last.
        self._open = {assessment.candidate.id: assessment for assessment in reversed(existing.open)}

    def find(self, person: ListedPerson) -> str | None:
        """Somebody who is here, by what `POST /sync` recognizes people by: their id, else their address; with neither,
        their name. Where that is said of several, nobody.
        """
        if person.external_id and person.external_id in self._by_id:
            return self._by_id[person.external_id]
        if person.email:
            found = self._by_email[person.email.casefold()]
            return next((id_ for id_ in found if not (person.external_id and self._external_ids.get(id_))), None)
        if person.external_id:
            return None
        found = self._by_name[fold_name(person.name)]
        return next(iter(found)) if len(found) == 1 else None

    def open_of(self, person: str | None) -> Assessment | None:
        return None if person is None else self._open.get(person)


def plan(
    people: Sequence[ListedPerson],
    existing: Existing,
    teams: Sequence[TeamSummary],
    team: TeamChoice,
    asked: Asked,
    *,
    makes_teams: bool,
) -> list[InvitationRow]:
    """The plan for each person, whose invitation is as ``asked``. Teams that the list names take precedence over the
    chosen ``team``. One that isn't here is made when they are invited, if the reader ``makes_teams``.
    """
    index, batch = _PeopleIndex(existing), uuid4().hex
    invitations = []
    for number, person in enumerate(people):
        key, known = f"invite-{batch}-{number}", index.find(person)
        named = [_team_called(name, teams, team) for name in person.teams]
        problem = "not-led" if known in index.not_led else _problem_of(named, makes_teams=makes_teams)
        if problem:
            invitations.append(InvitationRow(person, "wrong", key, reason=say("invite-problem", problem=problem)))
            continue
        assessment = index.open_of(known)
        if assessment is not None:
            invitations.append(InvitationRow(person, "waiting", key, assessment=assessment, outcome="kept"))
            continue
        joined = tuple(each for each in named if each is not None) or (team,)
        new = NewAssessment(
            candidate=None if known else person.new,
            candidate_id=known,
            team_id=joined[0].id,
            form=asked.form,
            language=asked.language,
            expires_at=asked.end,
        )
        invitations.append(InvitationRow(person, "known" if known else "new", key, new, teams=joined))
    name_alike(invitations, existing.people)
    return invitations


def _team_called(name: str, teams: Sequence[TeamSummary], chosen: TeamChoice) -> TeamChoice | None:
    """The team of this name or external id, a new one where there is none, which may be the ``chosen`` one, or None
    where several are called so.
    """
    if chosen.new and fold_name(name) == fold_name(chosen.new):
        return chosen
    found = [team for team in teams if name == team.external_id or fold_name(name) == fold_name(team.name)]
    if len(found) > 1:
        return None
    return TeamChoice(found[0].id) if found else TeamChoice(new=name)


def _problem_of(named: Sequence[TeamChoice | None], *, makes_teams: bool) -> str:
    if None in named:
        return "ambiguous-team"
    return "unknown-team" if not makes_teams and any(each is not None and each.new for each in named) else ""


def new_teams(batch: Iterable[InvitationRow]) -> list[str]:
    """The names of the teams that are made when people are invited, each once."""
    names: dict[str, str] = {}
    for each in batch:
        for team in each.teams:
            if team.new and each.new is not None:
                names.setdefault(fold_name(team.new), team.new)
    return list(names.values())


def put_into_teams(batch: Iterable[InvitationRow], made: Mapping[str, str]) -> None:
    """Name teams that have been ``made`` by their ids, which are by their names."""
    ids = {fold_name(name): id_ for name, id_ in made.items()}
    for each in batch:
        each.teams = tuple(TeamChoice(ids[fold_name(t.new)]) if fold_name(t.new) in ids else t for t in each.teams)
        if each.new is not None and each.teams:
            each.new = each.new.model_copy(update={"team_id": each.teams[0].id})


def name_alike(batch: Sequence[InvitationRow], people: Sequence[Candidate]) -> None:
    """Note on each new person who has the same name, or nearly: somebody here, or else an earlier row."""
    new = [each for each in batch if each.plan == "new"]
    most = MOST_COMPARED // max(len(new), 1)
    for place, each in enumerate(new):
        name = each.person.name
        _, found = find_alike(name, people[:most])
        if found:
            each.alike = join([part for part in (found[0].name, found[0].email) if part])
            continue
        before = (other.person for other in new[max(place - most, 0) : place])
        twin = next((person for person in before if are_similar(person.name, name)), None)
        if twin is not None:
            each.alike = say("invite-problem-who", name=twin.name, line=twin.line)


def is_due(invitation: InvitationRow, *, keeps_keys: bool) -> bool:
    """Whether it still has to be sent.

    Where the service keeps no idempotency keys, one of unknown outcome must be resolved before it is sent again.
    """
    if invitation.new is None:
        return False
    return invitation.outcome == "open" or (invitation.outcome == "unknown" and keeps_keys)


def resolve_unknown(invitations: Iterable[InvitationRow], existing: Existing) -> None:
    """Resolve unknown outcomes from who is there now. One with neither id nor address stays unknown."""
    index = _PeopleIndex(existing)
    for each in invitations:
        if each.outcome != "unknown":
            continue
        found = index.open_of(index.find(each.person))
        if found is not None:
            each.outcome, each.assessment = "kept", found
        elif each.person.external_id or each.person.email:
            each.outcome = "open"


def send(
    reader: CachedReader, invitations: Iterable[InvitationRow], *, keeps_keys: bool, mails: bool = False
) -> Generator[float]:
    """Create the assessments that are due, one after the other, recording each outcome before the next. ``mails``: each
    person who has an address gets the link by mail.

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
                _join_other_teams(reader, invitation)
                invitation.mailed = mails and mail_invitation(reader, invitation.assessment)
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


def _join_other_teams(reader: CachedReader, invitation: InvitationRow) -> None:
    """Let somebody who was invited into the first of several teams join the others too."""
    assessment = invitation.assessment
    for team in invitation.teams[1:]:
        if team.id is not None and assessment is not None:
            reader.write(operations.ADD_MEMBER(team_id=team.id, candidate_id=assessment.candidate.id))
