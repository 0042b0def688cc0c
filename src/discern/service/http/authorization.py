"""What a key may do, and the person it acts for: who they are, and which operations and objects are theirs.

The contract's table says which scopes and roles an operation demands. What a body or a query names is checked against
the same conditions by its route; what a list shows is filtered where it is read.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.types import Scope as Asgi

from discern.contract.headers import ACTOR, PRIVATE_TOKEN
from discern.contract.operation_type import AnyOperation
from discern.contract.operations import SIGN_IN
from discern.contract.permissions import Scope, allows
from discern.service.errors import ServiceError, not_found
from discern.service.storage.engine.database import Database
from discern.service.storage.repositories.users import find_actor, find_taker
from discern.service.storage.repositories.visibility import KEY, Viewer, has_assessment, has_candidate, has_team

_ACTOR = ACTOR.lower().encode()
_PRIVATE_TOKEN = PRIVATE_TOKEN.lower().encode()


@dataclass(frozen=True, slots=True)
class Acting:
    """The person that a request is for, by one header or the other."""

    actor: str | None = None
    private_token: str | None = None


def read_acting(scope: Asgi) -> Acting | None:
    """The person that a request is for; None where it is for the key itself, as most are."""
    found = None
    for name, value in scope["headers"]:
        if name == _ACTOR:
            found = replace(found or Acting(), actor=value.decode("latin-1"))
        elif name == _PRIVATE_TOKEN:
            found = replace(found or Acting(), private_token=value.decode("latin-1"))
    return found


async def find_viewer(
    request: Request, database: Database, account_id: str, scopes: Collection[Scope], operation: AnyOperation
) -> Viewer:
    """The person to answer for, who may do the operation on the objects in its path, or `KEY`.

    A private link's holder needs a key with the scope `take`, whatever the operation; a user needs one with `act` and
    with the operation's own scopes.

    Args:
        request: the headers and path parameters of the call.
        database: where people and objects are.
        account_id: the key's.
        scopes: the key's.
        operation: the one that is called.

    Raises:
        ServiceError: 403 where the key or the person may not, 404 where the object is none of theirs.
    """
    acting = read_acting(request.scope)
    # A private link opens what its person may do, through a key that can read nothing by itself.
    if acting is None or acting.private_token is None:
        _require_scopes(scopes, operation.scopes)
    if acting is None:
        # Signing in is how the app learns which user to name.
        if "act" in scopes and operation is not SIGN_IN:
            raise ServiceError("actor_missing", f"A key with the scope 'act' must name a person in {ACTOR}.")
        return KEY
    acting_scope: Scope = "take" if acting.private_token is not None else "act"
    _require_scopes(scopes, (acting_scope,))

    def admit(connection: Connection) -> Viewer:
        viewer = _identify(connection, account_id, acting)
        # `admin` includes `act` for everything but this: docs/decisions/0007-only-the-person-shows-more.md
        if acting.actor is not None and "act" not in scopes:
            viewer = replace(viewer, sees_private=False)
        if viewer.role not in operation.roles:
            raise ServiceError("role_forbids", "The user this request acts for may not do this.")
        _require_reach(connection, viewer, request.path_params, to_change=operation.access == "change")
        return viewer

    return await database.read(admit)


def _require_scopes(granted: Collection[Scope], needed: Collection[Scope]) -> None:
    for scope in needed:
        if not allows(granted, scope):
            left_out = ", which 'admin' doesn't include" if "admin" in granted else ""
            raise ServiceError("scope_missing", f"This key lacks the scope {scope!r}{left_out}.")


def _identify(connection: Connection, account_id: str, acting: Acting) -> Viewer:
    viewer = None
    # With both headers it would be open who asks, so that is nobody.
    if acting.private_token is None and acting.actor is not None:
        viewer = find_actor(connection, account_id, acting.actor)
    elif acting.private_token is not None and acting.actor is None:
        viewer = find_taker(connection, account_id, acting.private_token)
    if viewer is None:
        raise ServiceError("actor_unknown", "The user this request acts for doesn't exist, or no longer does.")
    return viewer


def _require_reach(connection: Connection, viewer: Viewer, path: dict[str, str], *, to_change: bool) -> None:
    team_id, candidate_id = path.get("team_id"), path.get("candidate_id")
    assessment_id = path.get("assessment_id")
    if team_id is not None and not has_team(connection, viewer, team_id):
        raise not_found("team")
    if candidate_id is not None and not has_candidate(connection, viewer, candidate_id, to_change=to_change):
        raise not_found("candidate")
    if assessment_id is not None and not has_assessment(connection, viewer, assessment_id, to_change=to_change):
        raise not_found("assessment")
