"""Results. Once stored, scoring them anew alone changes them, and they don't contain the person's name.

`visibility` alone decides whose results a viewer may see.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

from pydantic_core import from_json
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    Text,
    and_,
    case,
    cast,
    exists,
    func,
    insert,
    null,
    or_,
    select,
)

from discern.contract.base_models import CandidateRef, Page
from discern.contract.models.results import Quality, Region, Results, ResultsQuery, ResultsRow, StyleSummary
from discern.contract.models.talks import NoAdvice
from discern.service.storage.engine.pagination import fetch_page
from discern.service.storage.engine.tables import assessments, candidates, memberships, results
from discern.service.storage.references import name_person
from discern.service.storage.repositories.teams import list_teams_of_people
from discern.service.storage.repositories.visibility import (
    KEY,
    Viewer,
    is_listed,
    is_revealed,
    is_shared_with_colleagues,
    is_visible,
    require_own_team,
)

MOST_TEAMMATES = 500
"""How many team-mates' results are read at most, of those who were added first."""


MOST_COLLEAGUES = 50
"""How many colleagues a person is shown at most, of those who were added first."""


class NewestResult(NamedTuple):
    """Of which assessment a person's newest result is, and whether it was withheld."""

    assessment_id: str
    withheld: bool


def store_results(connection: Connection, given: Results, completed_at: datetime) -> None:
    connection.execute(
        insert(results).values(
            assessment_id=given.assessment_id,
            candidate_id=given.candidate.id,
            completed_at=completed_at,
            withheld=given.quality.verdict == "withheld",
            **to_columns(given),
        )
    )


def to_columns(given: Results) -> dict[str, Any]:
    """A result as it is stored. Its region is apart from the rest: the analysis of a team doesn't need it, and would
    take twice as long to read.
    """
    document = given.model_dump(mode="json", exclude={"candidate", "insights"})
    return {
        "region": None if document["style"] is None else document["style"].pop("region"),
        "document": document,
        "fingerprint": None if given.instrument is None else given.instrument.fingerprint,
    }


def find_results(connection: Connection, assessment_id: str, candidate: CandidateRef) -> Results | None:
    statement = select(results.c.document, results.c.region).where(results.c.assessment_id == assessment_id)
    row = connection.execute(statement).first()
    return None if row is None else put_region(read_document(row.document, candidate), row.region)


def find_newest_result(connection: Connection, candidate_id: str) -> NewestResult | None:
    """A person's newest result, withheld or not."""
    newest_first = (results.c.completed_at.desc(), results.c.assessment_id.desc())
    statement = select(results.c.assessment_id, results.c.withheld).where(results.c.candidate_id == candidate_id)
    row = connection.execute(statement.order_by(*newest_first).limit(1)).first()
    return None if row is None else NewestResult(*row)


def find_newest_shown(connection: Connection, assessment_ids: Sequence[str]) -> str | None:
    """The assessment, of these, that has the newest result that isn't withheld."""
    newest_first = (results.c.completed_at.desc(), results.c.assessment_id.desc())
    statement = select(results.c.assessment_id).where(
        results.c.assessment_id.in_(assessment_ids), results.c.withheld.is_(False)
    )
    return connection.scalar(statement.order_by(*newest_first).limit(1))


def put_region(found: Results, region: Region | None) -> Results:
    """A result with where its person may lie on the circle."""
    if found.style is None:
        return found
    style = StyleSummary.model_validate({**found.style.model_dump(), "region": region})
    return found.model_copy(update={"style": style})


def count_hidden(connection: Connection, team_id: str, viewer: Viewer = KEY) -> int:
    """How many members' results ``viewer`` may not see, whether they have any or not."""
    hidden = (
        select(func.count())
        .select_from(memberships)
        .join(candidates, candidates.c.id == memberships.c.candidate_id)
        .where(memberships.c.team_id == team_id, ~is_visible(viewer))
    )
    return int(connection.execute(hidden).scalar_one())


def find_withheld(connection: Connection, team_id: str, others: Sequence[str] = (), viewer: Viewer = KEY) -> set[str]:
    """Members of a team, and ``others``, who have answered and whose answers make no profile; of those whose results
    ``viewer`` may see.
    """
    members = select(memberships.c.candidate_id).where(memberships.c.team_id == team_id)
    people = members.union(select(candidates.c.id).where(candidates.c.id.in_(others))) if others else members
    # Of each of these people; PostgreSQL may turn a `NOT EXISTS` into a join with all results.
    all_withheld = (
        select(func.min(case((results.c.withheld, 1), else_=0)))
        .where(results.c.candidate_id == candidates.c.id)
        .scalar_subquery()
    )
    statement = select(candidates.c.id).where(candidates.c.id.in_(people), is_visible(viewer), all_withheld == 1)
    return set(connection.scalars(statement))


def list_team_results(connection: Connection, team_id: str, viewer: Viewer = KEY) -> list[Results]:
    """Each member's newest result that was not withheld, of those who let ``viewer`` see it."""
    members = select(memberships.c.candidate_id).where(memberships.c.team_id == team_id)
    return _list_newest(connection, members, is_visible(viewer))


def list_shared_results(
    connection: Connection,
    account_id: str,
    candidate_ids: Sequence[str],
    viewer: Viewer = KEY,
    *,
    with_region: bool = False,
) -> list[Results]:
    """The newest result that was not withheld of each of these people, of those who let ``viewer`` see it."""
    people = select(candidates.c.id).where(candidates.c.account_id == account_id, candidates.c.id.in_(candidate_ids))
    return _list_newest(connection, people, is_visible(viewer), with_region=with_region)


def list_own_results(connection: Connection, candidate_ids: Sequence[str]) -> list[Results]:
    """The newest result that was not withheld of each of these people, with its region, as each sees their own: not
    while it is held back.
    """
    people = select(candidates.c.id).where(candidates.c.id.in_(candidate_ids))
    return _list_newest(connection, people, is_revealed(Viewer("member")), with_region=True)


def list_first_profiles(connection: Connection, candidate_ids: Sequence[str]) -> dict[str, datetime]:
    """When each of these people first had a profile."""
    found = (
        select(results.c.candidate_id, func.min(results.c.completed_at).label("first"))
        .where(results.c.candidate_id.in_(candidate_ids), results.c.withheld.is_(False))
        .group_by(results.c.candidate_id)
    )
    return {row.candidate_id: row.first for row in connection.execute(found)}


def find_why_unprofiled(connection: Connection, candidate_ids: Sequence[str]) -> dict[str, NoAdvice]:
    """Why each of these people has no result in `list_own_results`."""
    of_person = results.c.candidate_id == candidates.c.id
    chosen = select(
        candidates.c.id,
        exists().where(of_person, results.c.withheld.is_(False)).label("profiled"),
        exists().where(of_person).label("answered"),
        exists().where(assessments.c.candidate_id == candidates.c.id, assessments.c.status == "started").label("begun"),
    )
    return {
        row.id: "held" if row.profiled else "unfinished" if row.begun else "withheld" if row.answered else "unanswered"
        for row in connection.execute(chosen.where(candidates.c.id.in_(candidate_ids)))
    }


def list_withheld_results(
    connection: Connection, account_id: str, candidate_ids: Sequence[str], viewer: Viewer = KEY
) -> list[Results]:
    """The newest withheld result of each of these people, of those who let ``viewer`` see it."""
    people = select(candidates.c.id).where(candidates.c.account_id == account_id, candidates.c.id.in_(candidate_ids))
    return _list_newest(connection, people, is_visible(viewer), withheld=True)


def list_teammate_results(
    connection: Connection, candidate_id: str, team_ids: Sequence[str], viewer: Viewer = KEY
) -> list[Results]:
    """The newest result that was not withheld of each other member of these teams, of those who let ``viewer`` see it;
    of `MOST_TEAMMATES` at most.
    """
    others = select(memberships.c.candidate_id).where(
        memberships.c.team_id.in_(team_ids), memberships.c.candidate_id != candidate_id
    )
    return _list_newest(connection, others, is_visible(viewer), MOST_TEAMMATES)


def list_colleague_results(connection: Connection, candidate_id: str) -> tuple[Results | None, list[Results]]:
    """The newest result that counts of a person who shares theirs with their colleagues, and those of other members of
    their teams who do too, of `MOST_COLLEAGUES` at most; neither for a person who doesn't, or has none.
    """
    person = select(candidates.c.id).where(candidates.c.id == candidate_id)
    own = _list_newest(connection, person, is_shared_with_colleagues())
    if not own:
        return None, []
    own_teams = select(memberships.c.team_id).where(memberships.c.candidate_id == candidate_id)
    others = select(memberships.c.candidate_id).where(
        memberships.c.team_id.in_(own_teams), memberships.c.candidate_id != candidate_id
    )
    return own[0], _list_newest(connection, others, is_shared_with_colleagues(), MOST_COLLEAGUES)


def _list_newest(
    connection: Connection,
    people: Select[tuple[str]],
    is_seen: ColumnElement[bool],
    most: int | None = None,
    *,
    with_region: bool = False,
    withheld: bool = False,
) -> list[Results]:
    newest = (
        select(
            results.c.candidate_id,
            cast(results.c.document, Text).label("document"),
            (results.c.region if with_region else null()).label("region"),
            func.row_number()
            .over(
                partition_by=results.c.candidate_id,
                order_by=(results.c.completed_at.desc(), results.c.assessment_id.desc()),
            )
            .label("age"),
        )
        .where(results.c.candidate_id.in_(people), results.c.withheld.is_(withheld))
        .subquery()
    )
    rows = connection.execute(
        select(newest, candidates.c.id, candidates.c.name, candidates.c.external_id)
        .join(candidates, candidates.c.id == newest.c.candidate_id)
        .where(newest.c.age == 1, is_seen)
        .order_by(candidates.c.seq)
        .limit(most)
    )
    people_found = ((row, name_person(row)) for row in rows)
    # Decoded here: psycopg would do it with `json`, which takes more than twice as long.
    found = [(read_document(from_json(row.document), person), row.region) for row, person in people_found]
    return [put_region(result, region) if with_region else result for result, region in found]


def list_results(
    connection: Connection, account_id: str, query: ResultsQuery, viewer: Viewer, *, with_teams: bool
) -> Page[ResultsRow]:
    """The page that ``query`` asks for, of assessments that ``viewer`` may know of and whose results they may see.

    Raises:
        ServiceError: `invalid_parameter`.
    """
    require_own_team(connection, viewer, query.team_id)
    statement = (
        select(
            assessments.c.seq,
            assessments.c.completed_at,
            cast(results.c.document, Text).label("document"),
            candidates.c.id,
            candidates.c.name,
            candidates.c.external_id,
        )
        .join(assessments, assessments.c.id == results.c.assessment_id)
        .join(candidates, candidates.c.id == results.c.candidate_id)
        .where(assessments.c.account_id == account_id, is_listed(viewer), is_visible(viewer))
    )
    if query.completed_since is not None:
        statement = statement.where(assessments.c.completed_at >= query.completed_since)
    if query.team_id is not None:
        members = select(memberships.c.candidate_id).where(memberships.c.team_id == query.team_id)
        statement = statement.where(candidates.c.id.in_(members))
    if query.per_person == "newest":
        statement = statement.where(_is_newest())

    def present(rows: Sequence[Row[Any]]) -> list[ResultsRow]:
        teams_of = list_teams_of_people(connection, {row.id for row in rows}, viewer) if with_teams else {}
        return [
            _present_row(row, [team.id for team in teams_of.get(row.id, ())] if with_teams else None) for row in rows
        ]

    return fetch_page(connection, statement, assessments, query, present, by="completion")


def _is_newest() -> ColumnElement[bool]:
    """Whether no other results of the same person come before these: newer ones, or any where these are withheld."""
    others = results.alias()
    is_newer = or_(
        others.c.completed_at > results.c.completed_at,
        and_(
            others.c.completed_at == results.c.completed_at,
            others.c.assessment_id > results.c.assessment_id,
        ),
    )
    comes_before = or_(
        and_(others.c.withheld.is_(False), results.c.withheld.is_(True)),
        and_(others.c.withheld == results.c.withheld, is_newer),
    )
    return ~exists().where(others.c.candidate_id == results.c.candidate_id, comes_before).correlate(results)


def _present_row(row: Row[Any], team_ids: list[str] | None) -> ResultsRow:
    document = from_json(row.document)
    quality, style = document["quality"], document["style"] or {}
    failed = [check for check in quality["checks"] if not check["passed"]]
    return ResultsRow(
        assessment_id=document["assessment_id"],
        candidate=name_person(row),
        completed_at=row.completed_at,
        instrument=document["instrument"],
        scores=document["scores"],
        quality=Quality(verdict=quality["verdict"], checks=failed),
        team_ids=team_ids,
        **{name: style.get(name) for name in ("direction", "half", "probability", "position")},
    )


def read_document(document: dict[str, Any], candidate: CandidateRef) -> Results:
    """A result from its stored document, without its region."""
    return Results.model_validate({**document, "candidate": candidate})
