"""What a person may do for whom a key acts: who they are, and which operations and objects are theirs.

An operation that has no rule here is nobody's. What a body or a query names is held against the same conditions by its
route; what a list shows is narrowed where it is read.
"""

from dataclasses import dataclass, replace
from typing import Literal

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.types import Scope as Asgi

from discern.contract.headers import ACTOR, PRIVATE_TOKEN
from discern.contract.models.users import Role
from discern.contract.scopes import Scope, allows
from discern.service.errors import ServiceError, not_found
from discern.service.storage.engine.database import Database
from discern.service.storage.repositories.users import find_actor, find_taker
from discern.service.storage.repositories.visibility import KEY, Viewer, has_assessment, has_candidate, has_team

_ACTOR = ACTOR.lower().encode()
_PRIVATE_TOKEN = PRIVATE_TOKEN.lower().encode()

OWNER: frozenset[Role] = frozenset({"owner"})
EDITORS: frozenset[Role] = frozenset({"owner", "manager"})
COACHES: frozenset[Role] = frozenset({"owner", "coach"})
LEADERS: frozenset[Role] = frozenset({"owner", "manager", "coach"})
MEMBERS: frozenset[Role] = frozenset({"member"})
ERASERS: frozenset[Role] = frozenset({"owner", "member"})
EVERYBODY: frozenset[Role] = frozenset({"owner", "manager", "coach", "member"})


@dataclass(frozen=True, slots=True)
class Rule:
    """Which roles may, and whether the objects in the path are only looked at or changed."""

    roles: frozenset[Role]
    to: Literal["read", "change"] = "read"


RULES: dict[str, Rule] = {
    "list_assessments": Rule(EVERYBODY),
    "create_assessment": Rule(LEADERS),
    "get_assessment": Rule(EVERYBODY),
    "cancel_assessment": Rule(LEADERS, "change"),
    "get_results": Rule(EVERYBODY),
    "give_consent": Rule(MEMBERS, "change"),
    "get_next": Rule(MEMBERS, "change"),
    "give_answers": Rule(MEMBERS, "change"),
    "list_candidates": Rule(LEADERS),
    "create_candidate": Rule(OWNER),
    "get_candidate": Rule(EVERYBODY),
    "change_candidate": Rule(EVERYBODY, "change"),
    "delete_candidate": Rule(ERASERS, "change"),
    "set_visibility": Rule(MEMBERS, "change"),
    "export_candidate": Rule(ERASERS, "change"),
    "list_teams": Rule(LEADERS),
    "create_team": Rule(EDITORS),
    "get_team": Rule(LEADERS),
    "change_team": Rule(EDITORS),
    "delete_team": Rule(EDITORS),
    "add_member": Rule(EDITORS),
    "remove_member": Rule(EDITORS),
    "create_join_link": Rule(LEADERS),
    "reveal_team": Rule(COACHES),
    "get_analysis": Rule(LEADERS),
    "compare_people": Rule(LEADERS),
    "sync": Rule(OWNER),
    "list_events": Rule(OWNER),
    "list_webhooks": Rule(OWNER),
    "create_webhook": Rule(OWNER),
    "get_webhook": Rule(OWNER),
    "change_webhook": Rule(OWNER),
    "delete_webhook": Rule(OWNER),
    "rotate_secret": Rule(OWNER),
    "send_test": Rule(OWNER),
    "replay": Rule(OWNER),
    "list_deliveries": Rule(OWNER),
    "resend": Rule(OWNER),
    "list_reports": Rule(EVERYBODY),
    "create_report": Rule(EVERYBODY),
    "get_report": Rule(EVERYBODY),
    "cancel_report": Rule(EVERYBODY),
    "get_report_document": Rule(EVERYBODY),
    "get_report_markdown": Rule(EVERYBODY),
    "get_report_pdf": Rule(EVERYBODY),
    "ask_question": Rule(EVERYBODY),
    "list_users": Rule(OWNER),
    "put_user": Rule(OWNER),
    "remove_user": Rule(OWNER),
    "get_account": Rule(EVERYBODY),
}


@dataclass(frozen=True, slots=True)
class Acting:
    """What a request says of whom it is for."""

    actor: str | None = None
    private_token: str | None = None


def read_acting(scope: Asgi) -> Acting | None:
    """Whom a request is for; None where it is for the key itself, as most are."""
    found = None
    for name, value in scope["headers"]:
        if name == _ACTOR:
            found = replace(found or Acting(), actor=value.decode("latin-1"))
        elif name == _PRIVATE_TOKEN:
            found = replace(found or Acting(), private_token=value.decode("latin-1"))
    return found


async def find_viewer(
    request: Request, database: Database, account_id: str, held: frozenset[Scope], needed: tuple[Scope, ...]
) -> Viewer:
    """Whom to answer for, let in to the operation and to the objects in its path.

    A private link's holder needs a key with the scope `take`, whatever the operation; a user one with `act` and with
    the operation's own scopes.

    Raises:
        ServiceError: 403 where the key or the person may not, 404 where the object is none of theirs.
    """
    acting = read_acting(request.scope)
    if acting is None or acting.private_token is None:
        _require_scopes(held, needed)
    name = request.scope["route"].name
    if acting is None:
        if "act" in held and name != "sign_in":
            raise ServiceError("actor_missing", f"A key with the scope 'act' must name a person in {ACTOR}.")
        return KEY
    _require_scopes(held, ("take",) if acting.private_token is not None else ("act",))
    rule = RULES.get(name)

    def admit(connection: Connection) -> Viewer:
        viewer = _identify(connection, account_id, acting)
        if rule is None or viewer.role not in rule.roles:
            raise ServiceError("role_forbids", "The person for whom this is asked may not do this.")
        _require_reach(connection, viewer, request.path_params, to_change=rule.to == "change")
        return viewer

    return await database.read(admit)


def _require_scopes(held: frozenset[Scope], needed: tuple[Scope, ...]) -> None:
    for scope in needed:
        if not allows(held, scope):
            raise ServiceError("scope_missing", f"This key lacks the scope {scope!r}.")


def _identify(connection: Connection, account_id: str, acting: Acting) -> Viewer:
    viewer = None
    if acting.private_token is None and acting.actor is not None:
        viewer = find_actor(connection, account_id, acting.actor)
    elif acting.private_token is not None and acting.actor is None:
        viewer = find_taker(connection, account_id, acting.private_token)
    if viewer is None:
        raise ServiceError("actor_unknown", "There is nobody, or nobody any more, for whom this could be asked.")
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
