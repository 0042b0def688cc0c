"""`/users`: who may sign in, as what, and with which teams."""

from dataclasses import replace
from typing import Annotated

from fastapi import Query
from sqlalchemy import Connection

from discern.contract.base_models import Deleted, Page
from discern.contract.models.users import ConfirmMember, PutUser, RemoveUser, SignedIn, SignIn, User, UserQuery
from discern.contract.operations import CONFIRM_MEMBER, LIST_USERS, PUT_USER, REMOVE_USER, SIGN_IN
from discern.contract.permissions import LEADERS
from discern.service.errors import ServiceError, not_found
from discern.service.http.dependencies import OperationRequest
from discern.service.http.routing import OperationRouter
from discern.service.storage.engine.write_state import is_not_saved
from discern.service.storage.repositories import users as store
from discern.service.storage.repositories.audit import record
from discern.service.storage.repositories.week_messages import forget_reader

router = OperationRouter()

LAST = {400: "A parameter is invalid; `last_owner`: there must be another one first."}
UNKNOWN = LAST | {404: "There is no such user."}


@router.serve(LIST_USERS)
async def list_users(request: OperationRequest, query: Annotated[UserQuery, Query()]) -> Page[User]:
    return await request.service.database.read(
        lambda connection: store.list_users(connection, request.caller.account_id, query),
    )


@router.serve(PUT_USER, UNKNOWN)
async def put_user(request: OperationRequest, given: PutUser) -> User:
    """An `email` lets in whoever first signs in with it, where the provider has verified it; from then on it is theirs.
    The same again changes nothing.
    """
    service, caller = request.service, request.caller
    now = service.now()

    def put(connection: Connection) -> User:
        user = store.put_user(connection, caller.account_id, given, now)
        if user.role not in LEADERS:
            forget_reader(connection, user.id)
        record(connection, caller.audit_actor, "user.changed", user.id, now)
        return user

    return await service.database.write(put)


@router.serve(REMOVE_USER, UNKNOWN)
async def remove_user(request: OperationRequest, query: Annotated[RemoveUser, Query()]) -> Deleted:
    """At once: what is asked for them from now on is refused. Their name and address go; the audit log keeps the id."""
    service, caller = request.service, request.caller
    now = service.now()

    def remove(connection: Connection) -> None:
        store.remove_user(connection, caller.account_id, query.id, now)
        record(connection, caller.audit_actor, "user.removed", query.id, now)

    await service.database.write(remove, secure_erase=True)
    return Deleted(id=query.id)


@router.serve(CONFIRM_MEMBER, {404: "No private link of this account has the token, or its person has no such member."})
async def confirm_member(request: OperationRequest, given: ConfirmMember) -> User:
    """From then on the member sees, when signed in, what the person hides, and may show more of it. Somebody who has
    answered several assessments confirms by the private link of each.
    """
    service, caller = request.service, request.caller
    now = service.now()

    def confirm(connection: Connection) -> User:
        person = store.find_taker(connection, caller.account_id, given.token)
        if person is None or person.candidate_id is None:
            raise not_found("private link")
        store.confirm_member(connection, caller.account_id, person.candidate_id, given.user_id, given.token, now)
        actor = replace(caller.audit_actor, actor_id=person.actor_id)
        record(connection, actor, "member.confirmed", person.candidate_id, now)
        return store.get_user(connection, caller.account_id, given.user_id)

    return await service.database.write(confirm)


@router.serve(SIGN_IN)
async def sign_in(request: OperationRequest, given: SignIn) -> SignedIn:
    """For an app that signs people in: it sends what the provider says, and from then on names `user.id` in
    `Discern-Actor`. `user` is null for a stranger.
    """
    service, caller = request.service, request.caller
    now, settings = service.now(), service.settings
    trusted = given.email_verified or given.issuer in settings.trusted_issuers

    def find(connection: Connection) -> User | None:
        return store.sign_in(connection, caller.account_id, given, settings.owners, now, trusted=trusted)

    try:
        user = await service.database.write(find)
    except ServiceError as error:
        if not is_not_saved(error):
            raise
        # What is stored can still be read, by those who were known before.
        user = await service.database.read(lambda connection: store.find_known(connection, caller.account_id, given))
    if user is not None:
        # An app asks again and again who has access.
        service.audit_read(caller.audit_actor, "user.signed_in", user.id)
    return SignedIn(user=user)
