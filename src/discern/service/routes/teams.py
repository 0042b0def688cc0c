"""`/teams`: groups of people, and the analysis of one."""

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Annotated

import anyio.to_thread
from fastapi import Query, Response
from sqlalchemy import Connection

from discern.contract.base_models import Deleted, Page
from discern.contract.last_day import latest_end
from discern.contract.models.assessments import MOST_DAYS, JoinLink, NewJoinLink
from discern.contract.models.teams import (
    NewTeam,
    PutWorkshop,
    Reveal,
    Team,
    TeamAnalysis,
    TeamChange,
    TeamQuery,
    TeamSummary,
    WhatIf,
)
from discern.contract.operations import (
    ADD_MEMBER,
    CHANGE_TEAM,
    CREATE_JOIN_LINK,
    CREATE_TEAM,
    DELETE_TEAM,
    GET_TEAM,
    GET_TEAM_ANALYSIS,
    LIST_TEAMS,
    PUT_WORKSHOP,
    REMOVE_MEMBER,
    REVEAL_TEAM,
)
from discern.contract.permissions import allows
from discern.service.domain.serialize import take_url
from discern.service.domain.team_analysis import analyse_stored_team, read_team
from discern.service.errors import all_invalid, invalid, not_found
from discern.service.http.dependencies import Caller, Id, IdempotencyKey, OperationRequest, app_url, negotiate_language
from discern.service.http.openapi import MEANINGS, NOT_LED, REFUSED_CREATE, REFUSED_REPEAT
from discern.service.http.routing import OperationRouter
from discern.service.state import Service
from discern.service.storage.repositories import teams as store
from discern.service.storage.repositories.audit import record
from discern.service.storage.repositories.join_links import store_join_link
from discern.service.storage.repositories.meetings import require_day
from discern.service.storage.repositories.users import give_team
from discern.service.storage.repositories.visibility import has_candidate, has_team, require_manages, require_released
from discern.service.tokens import new_id, new_token

router = OperationRouter()


USUAL_DAYS = 7
"""How long a join link is open where its maker doesn't say."""


@router.serve(LIST_TEAMS)
async def list_teams(request: OperationRequest, query: Annotated[TeamQuery, Query()]) -> Page[TeamSummary]:
    service, caller = request.service, request.caller
    return await service.database.read(
        lambda connection: store.list_teams(connection, caller.account_id, query, caller.viewer),
    )


@router.serve(CREATE_TEAM, REFUSED_CREATE | NOT_LED)
async def create_team(request: OperationRequest, new: NewTeam, idempotency_key: IdempotencyKey = None) -> Team:
    service, caller = request.service, request.caller
    now = service.now()
    repeatable = caller.repeatable(CREATE_TEAM, idempotency_key, new, now)

    def create(connection: Connection) -> Team:
        if caller.viewer.is_manager_or_coach:
            unknown = []
            for number, candidate_id in enumerate(new.members):
                if not has_candidate(connection, caller.viewer, candidate_id, to_change=False):
                    unknown.append(f"members.{number}")
                elif not unknown:
                    require_manages(connection, caller.viewer, candidate_id, None)
            if unknown:
                raise all_invalid(unknown, "there is no such candidate")
        team = store.create_team(connection, caller.account_id, new, now)
        if caller.viewer.is_manager_or_coach and caller.viewer.user_id is not None:
            give_team(connection, caller.viewer.user_id, team.id)
        record(connection, caller.audit_actor, "team.created", team.id, now)
        return team

    def create_once(connection: Connection) -> Team:
        made = repeatable.once(connection, Team, lambda: create(connection))
        if not has_team(connection, caller.viewer, made.id):
            raise not_found("team")
        return made

    return await service.database.write(create_once)


@router.serve(GET_TEAM)
async def get_team(request: OperationRequest, team_id: Id) -> Team:
    return await request.service.database.read(
        lambda connection: store.get_team(connection, request.caller.account_id, team_id)
    )


@router.serve(CHANGE_TEAM)
async def change_team(request: OperationRequest, team_id: Id, change: TeamChange) -> Team:
    service, caller = request.service, request.caller

    return await _change(
        service,
        caller,
        team_id,
        lambda connection, now: store.change_team(connection, caller.account_id, team_id, change, now),
    )


@router.serve(PUT_WORKSHOP)
async def put_workshop(request: OperationRequest, team_id: Id, given: PutWorkshop) -> Team:
    """Monday's message and the first page tell of it, and two weeks later the members are asked whether their profile
    showed, if it was new by then."""
    service, caller = request.service, request.caller

    def keep(connection: Connection, now: datetime) -> None:
        if given.on is not None:
            require_day("on", given.on, now.date())
        store.set_workshop(connection, caller.account_id, team_id, given.on, now)

    return await _change(service, caller, team_id, keep)


@router.serve(DELETE_TEAM)
async def delete_team(request: OperationRequest, team_id: Id) -> Deleted:
    service, caller = request.service, request.caller
    now = service.now()

    def delete(connection: Connection) -> None:
        require_released(connection, caller.viewer, team_id)
        store.delete_team(connection, caller.account_id, team_id, now)
        record(connection, caller.audit_actor, "team.deleted", team_id, now)

    # What the team agreed on goes with it.
    await service.database.write(delete, secure_erase=True)
    return Deleted(id=team_id)


@router.serve(ADD_MEMBER, NOT_LED)
async def add_member(request: OperationRequest, team_id: Id, candidate_id: Id) -> Team:
    """Nothing changes when the person is a member already. A manager may add people of their own teams."""

    service, caller = request.service, request.caller

    def add(connection: Connection, now: datetime) -> None:
        require_manages(connection, caller.viewer, candidate_id, team_id)
        store.add_member(connection, caller.account_id, team_id, candidate_id, now)

    return await _change(service, caller, team_id, add)


@router.serve(REMOVE_MEMBER)
async def remove_member(request: OperationRequest, team_id: Id, candidate_id: Id) -> Team:
    service, caller = request.service, request.caller

    def remove(connection: Connection, now: datetime) -> None:
        require_released(connection, caller.viewer, team_id, candidate_id)
        store.remove_member(connection, caller.account_id, team_id, candidate_id, now)

    return await _change(service, caller, team_id, remove)


@router.serve(CREATE_JOIN_LINK, REFUSED_REPEAT)
async def create_join_link(
    request: OperationRequest,
    team_id: Id,
    new: NewJoinLink,
    idempotency_key: IdempotencyKey = None,
) -> JoinLink:
    """Everybody who opens it gives a name, joins the team and begins an assessment of their own. A team has one such
    link: making another ends it."""
    service, caller = request.service, request.caller
    now, url, token = service.now(), app_url(request, service), new_token()
    repeatable = caller.repeatable(CREATE_JOIN_LINK, idempotency_key, new, now, team_id=team_id)
    expires_at = new.expires_at or now + timedelta(days=USUAL_DAYS)

    def create(connection: Connection) -> JoinLink:
        store.get_team_summary(connection, caller.account_id, team_id)
        if not now < expires_at <= latest_end(now, MOST_DAYS):
            raise invalid("expires_at", f"must lie within the next {MOST_DAYS} days")
        service.banks.require_form(new.form, new.language)
        link = JoinLink(
            id=new_id("join"),
            url=take_url(url, token),
            team_id=team_id,
            form=new.form,
            language=new.language,
            limit=new.limit,
            created_at=now,
            expires_at=expires_at,
        )
        store_join_link(connection, caller.account_id, link, token, caller.viewer.user_id)
        record(connection, caller.audit_actor, "join_link.created", team_id, now)
        return link

    return await service.database.write(
        lambda connection: repeatable.once(connection, JoinLink, lambda: create(connection))
    )


@router.serve(REVEAL_TEAM)
async def reveal_team(request: OperationRequest, team_id: Id, given: Reveal) -> Team:
    """Of the whole team and whoever joins it, or of one member. Results held back are for the team's coaches, and for a
    key that acts for nobody; they count in no analysis that anybody else asks for.
    """
    service, caller = request.service, request.caller
    now = service.now()

    def write(connection: Connection) -> Team:
        store.reveal(connection, caller.account_id, team_id, given, now)
        record(connection, caller.audit_actor, "team.revealed" if given.revealed else "team.held", team_id, now)
        return store.get_team(connection, caller.account_id, team_id)

    return await service.database.write(write)


@router.serve(GET_TEAM_ANALYSIS, {403: f"{MEANINGS[403]} A what-if that names people needs `results:read`."})
async def get_team_analysis(
    request: OperationRequest, response: Response, team_id: Id, what_if: Annotated[WhatIf, Query()]
) -> TeamAnalysis:
    """How many lie in each direction, the members' mean scores, a map of the people, and what follows for the team.

    `with`, `without` and `with_style` ask what would be if, and change nothing. Somebody outside the team enters it if
    they share their results with whom this is asked for. A newcomer is modelled as typical of people in the
    style's direction.

    Without the scope `results:read` the answer is about the team as a whole: `map` is empty, no statement names
    anybody, figures begin at three profiles, and `with` and `without` are refused.
    """
    service, caller = request.service, request.caller
    of_people = allows(caller.key.scopes, "results:read")
    language = negotiate_language(request, response, what_if)

    stored = await service.database.read(
        lambda connection: read_team(
            connection, caller.account_id, team_id, what_if, caller.viewer, of_people=of_people
        ),
    )
    analyse = partial(analyse_stored_team, of_people=of_people, language=language)
    analysis = await anyio.to_thread.run_sync(analyse, stored, service.banks.current, what_if)
    for subject_id in (team_id, *what_if.with_):
        service.audit_read(caller.audit_actor, "analysis.read", subject_id)
    return analysis


async def _change(
    service: Service, caller: Caller, team_id: str, change: Callable[[Connection, datetime], object]
) -> Team:
    now = service.now()

    def write(connection: Connection) -> Team:
        change(connection, now)
        record(connection, caller.audit_actor, "team.changed", team_id, now)
        return store.get_team(connection, caller.account_id, team_id)

    return await service.database.write(write)
