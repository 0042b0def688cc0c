"""Visibility: the one place that decides whose results a viewer may see, and which objects they can reach.

| results of | the key itself | owner | manager, their team | another's team | coach, their team | the person |
|---|---|---|---|---|---|---|
| `organisation` | yes | yes | yes | yes | yes | yes |
| `team` | yes | yes | yes | no | yes | yes |
| `private` | no | no | no | no | yes | yes |
| held back | as above | no | no | no | if all teams that hold them are theirs | no |
| any, which answers speak for them | no | no | no | no | if the person allows it | yes |

What is `private` is shown to a coach only through a key that names `act` among its scopes, and to a member who signs
in only while every link with answers confirms them (`users.find_actor`).

What members of one team show each other by their own choice is apart from this table, and in no other answer:
`is_shared_with_colleagues`.

A manager or a coach manages the members of their own teams. They can't add people to them whose results they see only
because those are shared with the organisation: `require_manages`.

Why: docs/decisions/0008-who-sees-whose-results.md
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    Table,
    and_,
    exists,
    false,
    or_,
    select,
    true,
)

from discern.contract.permissions import Role
from discern.service.errors import ServiceError, invalid
from discern.service.storage.engine.tables import (
    assessments,
    candidates,
    colleague_consents,
    memberships,
    private_links,
    user_teams,
    users,
)


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who a request is answered for.

    Without a ``role`` it is the key itself. ``candidate_id`` is the candidate that a member is. A taker with a private
    link is a member without a ``user_id``, who sees the assessments of its ``holder`` alone.
    ``sees_private`` is whether their role's right to what is `private` is theirs. ``is_person`` is a member who is
    certain to be the person, which `person_links.recognise` finds out.
    """

    role: Role | None = None
    user_id: str | None = None
    candidate_id: str | None = None
    holder: str | None = None
    sees_private: bool = True
    is_person: bool = False

    @property
    def is_key(self) -> bool:
        return self.role is None

    @property
    def is_manager_or_coach(self) -> bool:
        """Whether their teams decide what they can reach."""
        return self.role in {"manager", "coach"}

    @property
    def reaches_all(self) -> bool:
        """Whether they may know of everybody in the account."""
        return self.role in {None, "owner"}

    @property
    def actor_id(self) -> str | None:
        """Their id in the audit log."""
        return self.user_id or self.candidate_id


KEY = Viewer()
"""A key that acts for no user."""


def own_teams(viewer: Viewer) -> Select[tuple[str]]:
    """The teams of a user."""
    return select(user_teams.c.team_id).where(user_teams.c.user_id == viewer.user_id)


def of_link_holder(viewer: Viewer) -> Select[tuple[str]]:
    """The assessments that the viewer's private link leads to."""
    return select(private_links.c.assessment_id).where(private_links.c.holder == viewer.holder)


def list_of_link(connection: Connection, viewer: Viewer) -> set[str]:
    """The ids of the assessments that a private link leads to."""
    return set(connection.scalars(of_link_holder(viewer)))


def in_viewers_teams(viewer: Viewer) -> ColumnElement[bool]:
    """Whether a candidate is in a team of ``viewer``."""
    in_their_teams = select(memberships.c.candidate_id).where(memberships.c.team_id.in_(own_teams(viewer)))
    return candidates.c.id.in_(in_their_teams)


def is_shared(viewer: Viewer) -> ColumnElement[bool]:
    """Whether a candidate lets ``viewer`` see their results."""
    shown = _is_shown_to_role(viewer)
    return shown if viewer.sees_private else and_(shown, candidates.c.visibility != "private")


def _is_shown_to_role(viewer: Viewer) -> ColumnElement[bool]:
    visibility = candidates.c.visibility
    match viewer.role:
        case None | "owner":
            return visibility != "private"
        case "manager":
            return or_(visibility == "organisation", and_(visibility == "team", in_viewers_teams(viewer)))
        case "coach":
            return or_(visibility == "organisation", in_viewers_teams(viewer))
        case "member":
            return candidates.c.id == viewer.candidate_id


def is_revealed(viewer: Viewer) -> ColumnElement[bool]:
    """Whether a candidate's results aren't held back from ``viewer``. A coach sees what only their own teams hold."""
    if viewer.is_key:
        return true()
    held = select(memberships).where(memberships.c.candidate_id == candidates.c.id, memberships.c.held.is_(True))
    if viewer.role == "coach":
        held = held.where(memberships.c.team_id.not_in(own_teams(viewer)))
    return ~held.correlate(candidates).exists()


def is_visible(viewer: Viewer) -> ColumnElement[bool]:
    """Whether ``viewer`` may see a candidate's results."""
    return and_(is_shared(viewer), is_revealed(viewer))


def is_shared_with_colleagues() -> ColumnElement[bool]:
    """Whether a candidate shares their results with the members of their teams, and nobody holds them back."""
    of_candidate = colleague_consents.c.candidate_id == candidates.c.id
    agreed = exists().where(of_candidate, colleague_consents.c.withdrawn_at.is_(None)).correlate(candidates)
    return and_(agreed, candidates.c.visibility != "private", is_revealed(Viewer("member")))


def is_reached(viewer: Viewer) -> ColumnElement[bool]:
    """Whether ``viewer`` may know of a candidate: those in their teams, and those shared with the organisation."""
    match viewer.role:
        case None | "owner":
            return true()
        case "manager" | "coach":
            return or_(in_viewers_teams(viewer), candidates.c.visibility == "organisation")
        case "member":
            return candidates.c.id == viewer.candidate_id


def is_listed(viewer: Viewer) -> ColumnElement[bool]:
    """Whether ``viewer`` may know of an assessment. Those of other teams only once completed, since an open one has
    the secret of its take link.
    """
    if viewer.is_manager_or_coach:
        is_shown_to_all = and_(candidates.c.visibility == "organisation", assessments.c.status == "completed")
        return or_(in_viewers_teams(viewer), is_shown_to_all)
    # A private link opens its holder's assessments, where `is_reached` would show all of its person.
    if viewer.holder is not None:
        return assessments.c.id.in_(of_link_holder(viewer))
    return is_reached(viewer)


def may_change(viewer: Viewer) -> ColumnElement[bool]:
    """Whether ``viewer`` may change a candidate, or an assessment of theirs."""
    return in_viewers_teams(viewer) if viewer.is_manager_or_coach else is_reached(viewer)


def is_led_by(user_id: ColumnElement[Any], table: Table) -> ColumnElement[bool]:
    """Whether a candidate is led by the user in a column of ``table``, or by keys where that is null, and shares their
    results with them: row by row what `filter_visible_to_lead` finds for one viewer.
    """
    in_their_teams = (
        exists()
        .where(
            memberships.c.candidate_id == candidates.c.id,
            memberships.c.team_id == user_teams.c.team_id,
            user_teams.c.user_id == users.c.id,
        )
        .correlate(candidates, users)
    )
    is_shared_widely = candidates.c.visibility != "private"
    by_role = or_(
        and_(users.c.role == "owner", is_shared_widely),
        and_(users.c.role == "manager", is_shared_widely, in_their_teams),
        and_(users.c.role == "coach", in_their_teams),
    )
    by_user = exists().where(users.c.id == user_id, by_role).correlate(candidates, table)
    return or_(and_(user_id.is_(None), is_shared_widely), by_user)


def filter_in_viewers_teams(connection: Connection, viewer: Viewer, candidate_ids: Collection[str]) -> set[str]:
    """Those of the candidates who are in a team of ``viewer``."""
    statement = select(candidates.c.id).where(candidates.c.id.in_(candidate_ids), in_viewers_teams(viewer))
    return set(connection.scalars(statement))


def filter_reached(connection: Connection, viewer: Viewer, candidate_ids: Collection[str]) -> set[str]:
    """Those of the candidates that ``viewer`` may know of."""
    if not viewer.is_manager_or_coach:
        return set(candidate_ids)
    statement = select(candidates.c.id).where(candidates.c.id.in_(candidate_ids), is_reached(viewer))
    return set(connection.scalars(statement))


def filter_visible(connection: Connection, viewer: Viewer, candidate_ids: Collection[str]) -> set[str]:
    """Those of the candidates whose results ``viewer`` may see."""
    statement = select(candidates.c.id).where(candidates.c.id.in_(candidate_ids), is_visible(viewer))
    return set(connection.scalars(statement))


def filter_visible_to_lead(connection: Connection, viewer: Viewer, candidate_ids: Collection[str]) -> set[str]:
    """Those of the candidates that ``viewer`` leads and who share their results with them, held back or not."""
    statement = select(candidates.c.id).where(
        candidates.c.id.in_(candidate_ids), and_(may_change(viewer), is_shared(viewer))
    )
    return set(connection.scalars(statement))


def require_visible(connection: Connection, viewer: Viewer, candidate_id: str) -> None:
    """Refuse results that aren't shared with ``viewer`` or are held back.

    Raises:
        ServiceError: `not_shared` or `results_held`.
    """
    # Both are read to refuse for the first: that results are held back is for those to know who would see them
    # otherwise.
    statement = select(is_shared(viewer).label("shared"), is_revealed(viewer).label("revealed"))
    row = connection.execute(statement.where(candidates.c.id == candidate_id)).first()
    if row is None or not row.shared:
        raise ServiceError("not_shared", "This person doesn't share their results with the user this request acts for.")
    if not row.revealed:
        raise ServiceError("results_held", "These results are held until they have been talked through.")


def shares_answers(viewer: Viewer) -> ColumnElement[bool]:
    """Whether a candidate lets ``viewer`` see which of their answers speak for what is claimed of them.

    The person does by themselves; of others only a coach of a team that they are in, where they allowed it.
    """
    if not viewer.sees_private:
        return false()
    match viewer.role:
        case "member":
            return candidates.c.id == viewer.candidate_id
        case "coach":
            return and_(candidates.c.answers_shared.is_(True), in_viewers_teams(viewer))
        case _:
            return false()


def require_answers_shared(connection: Connection, viewer: Viewer, candidate_id: str) -> None:
    """Refuse a person's evidence where their results or their answers aren't shared with ``viewer``.

    Raises:
        ServiceError: `not_shared` or `results_held`.
    """
    require_visible(connection, viewer, candidate_id)
    statement = select(candidates.c.id).where(candidates.c.id == candidate_id, shares_answers(viewer))
    if not _has(connection, statement):
        raise ServiceError("not_shared", "A person's answers are for them alone, and for a coach of theirs they allow.")


def require_released(connection: Connection, viewer: Viewer, team_id: str, candidate_id: str | None = None) -> None:
    """Refuse to let a manager delete a team or membership that holds results back, which would reveal them.

    Raises:
        ServiceError: `results_held`.
    """
    if viewer.role != "manager":
        return
    held = select(memberships.c.candidate_id).where(memberships.c.team_id == team_id, memberships.c.held.is_(True))
    if candidate_id is not None:
        held = held.where(memberships.c.candidate_id == candidate_id)
    if connection.execute(held).first() is not None:
        raise ServiceError("results_held", "A coach is holding results here: ask them to release these first.")


def require_manages(connection: Connection, viewer: Viewer, candidate_id: str, team_id: str | None) -> None:
    """Refuse to let a manager or a coach add to a team, or assess, a person they don't already manage.

    Nor may they add a person who shares results with their own coach alone, or answers with their coach, to the team of
    another coach. ``team_id`` is that team, if any.

    Raises:
        ServiceError: `not_led` or `other_coach`.
    """
    if not viewer.is_manager_or_coach:
        return
    if candidate_id not in filter_in_viewers_teams(connection, viewer, [candidate_id]):
        raise ServiceError("not_led", "This person isn't in any of your teams: ask an owner to add them.")
    coaches = (
        select(user_teams.c.user_id).join(users, users.c.id == user_teams.c.user_id).where(users.c.role == "coach")
    )
    of_theirs = select(memberships.c.team_id).where(memberships.c.candidate_id == candidate_id)
    others = coaches.where(
        # Without a team this is `IS NULL`, which no row is.
        user_teams.c.team_id == team_id,
        user_teams.c.user_id.not_in(coaches.where(user_teams.c.team_id.in_(of_theirs))),
        exists().where(
            candidates.c.id == candidate_id,
            or_(candidates.c.visibility == "private", candidates.c.answers_shared.is_(True)),
        ),
    )
    if connection.execute(others).first() is not None:
        raise ServiceError(
            "other_coach",
            "This person shares their results or answers with their own coach alone: ask an owner to add them.",
        )


def has_candidate(connection: Connection, viewer: Viewer, candidate_id: str, *, to_change: bool) -> bool:
    """Whether a candidate, if there is one, is one that ``viewer`` may know of, or change."""
    if viewer.reaches_all:
        return True
    condition = may_change(viewer) if to_change else is_reached(viewer)
    return _has(connection, select(candidates.c.id).where(candidates.c.id == candidate_id, condition))


def has_assessment(connection: Connection, viewer: Viewer, assessment_id: str, *, to_change: bool) -> bool:
    """Whether an assessment, if there is one, is one that ``viewer`` may know of, or change."""
    if viewer.reaches_all:
        return True
    condition = may_change(viewer) if to_change and viewer.holder is None else is_listed(viewer)
    statement = select(assessments.c.id).join(candidates, candidates.c.id == assessments.c.candidate_id)
    return _has(connection, statement.where(assessments.c.id == assessment_id, condition))


def has_team(connection: Connection, viewer: Viewer, team_id: str) -> bool:
    """Whether a team, if there is one, is one of ``viewer``'s."""
    if viewer.reaches_all:
        return True
    if not viewer.is_manager_or_coach:
        return False
    return _has(connection, own_teams(viewer).where(user_teams.c.team_id == team_id))


def require_own_team(connection: Connection, viewer: Viewer, team_id: str | None) -> None:
    """Refuse a filter by a team that isn't one of ``viewer``'s, since it would reveal the team's members.

    Raises:
        ServiceError: `invalid_parameter`.
    """
    if team_id is not None and viewer.is_manager_or_coach and not has_team(connection, viewer, team_id):
        raise invalid("team_id", "must be one of your teams")


def _has(connection: Connection, rows: Select[tuple[str]]) -> bool:
    return connection.execute(rows).first() is not None
