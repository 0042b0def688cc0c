"""`/keys`: the API keys of an account."""

from datetime import datetime

from sqlalchemy import Connection

from discern.contract.base_models import Deleted
from discern.contract.models.account import KeyInfo
from discern.contract.models.keys import Key, KeyList, KeyWithSecret, NewKey
from discern.contract.operations import CREATE_KEY, LIST_KEYS, REVOKE_KEY
from discern.contract.permissions import allows
from discern.service.domain.assistant_keys import require_assistant
from discern.service.errors import ServiceError, invalid, not_found
from discern.service.http.dependencies import Id, IdempotencyKey, OperationRequest
from discern.service.http.openapi import REUSED
from discern.service.http.routing import OperationRouter
from discern.service.storage.repositories import accounts as store
from discern.service.storage.repositories.audit import record

router = OperationRouter()

MOST_KEYS = 200
"""How many an account may have that aren't revoked."""

UNMADE = {400: f"A parameter is invalid; {REUSED}."}
IN_USE = {400: "A parameter is invalid; `key_in_use`: the call is made with this key."}


@router.serve(LIST_KEYS)
async def list_keys(request: OperationRequest) -> KeyList:
    """Secrets aren't stored: a key is shown once, when it is made."""
    caller = request.caller
    found = await request.service.database.read(lambda connection: store.list_live_keys(connection, caller.account_id))
    return KeyList(data=[Key(**key.model_dump(), own=key.id == caller.key.id) for key in found])


@router.serve(CREATE_KEY, UNMADE)
async def create_key(request: OperationRequest, new: NewKey, idempotency_key: IdempotencyKey = None) -> KeyWithSecret:
    """The answer has the secret, this once. A key may have what the key that makes it has, and not outlive it; `act`,
    which speaks for everybody who signs in, is given on the server alone.
    """
    service, caller = request.service, request.caller
    now = service.now()
    repeatable = caller.repeatable(CREATE_KEY, idempotency_key, new, now)

    def create(connection: Connection) -> KeyWithSecret:
        _require_no_more(new, store.describe_key(connection, caller.key)[2], now)
        require_assistant(connection, caller.account_id, new, now)
        if len(store.list_live_keys(connection, caller.account_id)) >= MOST_KEYS:
            raise invalid("label", f"there are {MOST_KEYS} keys already: revoke one first")
        scopes = tuple(dict.fromkeys(new.scopes))
        key_id, secret = store.create_key(
            connection,
            caller.account_id,
            new.label,
            scopes,
            now,
            new.expires_at,
            user_id=new.user_id,
            names=new.names,
        )
        record(connection, caller.audit_actor, "key.created", key_id, now)
        return KeyWithSecret(
            id=key_id,
            label=new.label,
            scopes=list(scopes),
            created_at=now,
            expires_at=new.expires_at,
            user_id=new.user_id,
            names=new.names,
            secret=secret,
        )

    return await service.database.write(
        lambda connection: repeatable.once(connection, KeyWithSecret, lambda: create(connection))
    )


@router.serve(REVOKE_KEY, IN_USE)
async def revoke_key(request: OperationRequest, key_id: Id) -> Deleted:
    """At once, in every process. The key that the call is made with is revoked by another one, or on the server."""
    service, caller = request.service, request.caller
    now = service.now()
    if key_id == caller.key.id:
        raise ServiceError("key_in_use", "This call is made with this key. Revoke it with another key.")

    def revoke(connection: Connection) -> None:
        theirs = {key.id for key in store.list_live_keys(connection, caller.account_id)}
        if key_id not in theirs or not store.revoke_key(connection, key_id, now):
            raise not_found("key")
        record(connection, caller.audit_actor, "key.revoked", key_id, now)

    await service.database.write(revoke)
    return Deleted(id=key_id)


def _require_no_more(new: NewKey, own: KeyInfo, now: datetime) -> None:
    """Refuse what would go beyond the key that makes another.

    Raises:
        ServiceError: 400, or 403 for a scope that it lacks.
    """
    if new.expires_at is not None and new.expires_at <= now:
        raise invalid("expires_at", "must be in the future")
    if "act" in new.scopes:
        raise invalid("scopes", "act is given on the server alone: discern keys create")
    for scope in new.scopes:
        if not allows(own.scopes, scope):
            raise ServiceError("scope_missing", f"This key lacks the scope {scope!r}, and can't give it to another.")
    if own.expires_at is not None and (new.expires_at is None or new.expires_at > own.expires_at):
        raise invalid("expires_at", "must not be after the end of the key that makes it")
