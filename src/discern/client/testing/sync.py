"""People and teams by the caller's own ids, in the fake service."""

from typing import Literal

from discern.client.testing.calls import Call, valid
from discern.client.testing.world import World, named
from discern.contract import SyncBatch, SyncCandidate, SyncOutcome, SyncRow, SyncTeam


def sync(world: World, call: Call) -> SyncOutcome:
    """Create or change each row; a row that breaks a rule refuses all of them, ``partial`` or not."""
    batch = call.read(SyncBatch)
    people = [valid(SyncCandidate, row) for row in batch.candidates]
    teams = [valid(SyncTeam, row) for row in batch.teams]
    rows = [_sync_candidate(world, place, row) for place, row in enumerate(people)]
    rows += [_sync_team(world, place, row) for place, row in enumerate(teams)]
    told = [row.outcome for row in rows]
    return SyncOutcome(
        created=told.count("created"),
        updated=told.count("updated"),
        unchanged=told.count("unchanged"),
        failed=0,
        rows=rows,
    )


def _sync_candidate(world: World, place: int, row: SyncCandidate) -> SyncRow:
    held = next((c for c in world.candidates.values() if c.external_id == row.external_id), None)
    given = row.model_dump(exclude_unset=True)
    if held is None:
        made = world.add_candidate(row.name, row.external_id, row.email)
        return SyncRow(kind="candidate", row=place, external_id=row.external_id, outcome="created", id=made.id)
    changed = world.put(held.model_copy(update=given))
    outcome: Literal["unchanged", "updated"] = "unchanged" if changed == held else "updated"
    return SyncRow(kind="candidate", row=place, external_id=row.external_id, outcome=outcome, id=held.id)


def _sync_team(world: World, place: int, row: SyncTeam) -> SyncRow:
    held = next((team for team in world.teams.values() if team.external_id == row.external_id), None)
    known = {c.external_id: c.id for c in world.candidates.values() if c.external_id is not None}
    members = None if row.members is None else [named(known, external_id, "members") for external_id in row.members]
    if held is None:
        made = world.add_team(row.name, members or (), row.external_id)
        return SyncRow(kind="team", row=place, external_id=row.external_id, outcome="created", id=made.id)
    before = world.team(held.id)
    world.teams[held.id] = held.model_copy(update={"name": row.name})
    if members is not None:
        world.members[held.id] = members
    outcome: Literal["unchanged", "updated"] = "unchanged" if world.team(held.id) == before else "updated"
    return SyncRow(kind="team", row=place, external_id=row.external_id, outcome=outcome, id=held.id)
