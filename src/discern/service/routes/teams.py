"""`/teams`: groups of people, and the analysis of one."""

from typing import Annotated

import anyio.to_thread
from fastapi import APIRouter, Depends, Query
from sqlalchemy import Connection

from discern.contract.base import Deleted
from discern.contract.lists import Page
from discern.contract.results import Results
from discern.contract.teams import NewTeam, Team, TeamAnalysis, TeamChange, TeamQuery, TeamRef, TeamSummary
from discern.insight import analyse_team
from discern.service.state import Caller, TheService, needs
from discern.service.storage import teams as store
from discern.service.storage.results import list_team_results

router = APIRouter(prefix="/teams", tags=["Teams"])

Reader = Annotated[Caller, Depends(needs("teams:read"))]
Writer = Annotated[Caller, Depends(needs("teams:write"))]


@router.get("", summary="List teams")
async def list_teams(service: TheService, caller: Reader, query: Annotated[TeamQuery, Query()]) -> Page[TeamSummary]:
    return await service.database.read(lambda connection: store.list_teams(connection, caller.account_id, query))


@router.post("", summary="Create a team")
async def create_team(service: TheService, caller: Writer, new: NewTeam) -> Team:
    now = service.now()
    return await service.database.write(lambda connection: store.create_team(connection, caller.account_id, new, now))


@router.get("/{team_id}", summary="Get a team with its members")
async def get_team(service: TheService, caller: Reader, team_id: str) -> Team:
    return await service.database.read(lambda connection: store.get_team(connection, caller.account_id, team_id))


@router.patch("/{team_id}", summary="Rename a team")
async def change_team(service: TheService, caller: Writer, team_id: str, change: TeamChange) -> Team:
    now = service.now()
    return await service.database.write(
        lambda connection: store.change_team(connection, caller.account_id, team_id, change, now)
    )


@router.delete("/{team_id}", summary="Delete a team; its people stay")
async def delete_team(service: TheService, caller: Writer, team_id: str) -> Deleted:
    await service.database.write(lambda connection: store.delete_team(connection, caller.account_id, team_id))
    return Deleted(id=team_id)


@router.put("/{team_id}/members/{candidate_id}", summary="Add a member")
async def add_member(service: TheService, caller: Writer, team_id: str, candidate_id: str) -> Team:
    now = service.now()

    def add(connection: Connection) -> Team:
        store.add_member(connection, caller.account_id, team_id, candidate_id, now)
        return store.get_team(connection, caller.account_id, team_id)

    return await service.database.write(add)


@router.delete("/{team_id}/members/{candidate_id}", summary="Remove a member")
async def remove_member(service: TheService, caller: Writer, team_id: str, candidate_id: str) -> Team:
    now = service.now()

    def remove(connection: Connection) -> Team:
        store.remove_member(connection, caller.account_id, team_id, candidate_id, now)
        return store.get_team(connection, caller.account_id, team_id)

    return await service.database.write(remove)


@router.get("/{team_id}/analysis", summary="The DISC analysis of a team")
async def get_analysis(service: TheService, caller: Reader, team_id: str) -> TeamAnalysis:
    def read(connection: Connection) -> tuple[TeamSummary, list[Results]]:
        summary = store.get_team_summary(connection, caller.account_id, team_id)
        return summary, list_team_results(connection, team_id)

    def analyse() -> TeamAnalysis:
        summary, results = service.database.read_now(read)
        team = TeamRef(id=summary.id, name=summary.name, external_id=summary.external_id)
        return analyse_team(team, summary.size, results, pending=summary.size - len(results))

    return await anyio.to_thread.run_sync(analyse)
