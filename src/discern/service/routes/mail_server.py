"""`/account/mail-server`: how an account sends mail, as an owner sets it up."""

from dataclasses import replace
from functools import partial

import anyio.to_thread
from sqlalchemy import Connection

from discern.contract.models.mail_server import MailServer, PutMailServer
from discern.contract.operations import GET_MAIL_SERVER, PUT_MAIL_SERVER, REMOVE_MAIL_SERVER
from discern.service.errors import invalid
from discern.service.http.dependencies import OperationRequest
from discern.service.http.routing import OperationRouter
from discern.service.mail.sending import MailError, to_ascii
from discern.service.mail.setup import describe_server, with_password
from discern.service.sealing import require_secret
from discern.service.ssrf import find_refusal
from discern.service.storage.repositories import mail_servers as store
from discern.service.storage.repositories.audit import record

router = OperationRouter()

ADDRESS_REFUSED = {
    "private": "must lead to a public address, unless `allow_private` is true",
    "never": "must lead to a public address or a private one; this one is never written to",
}
REFUSED = {400: "A parameter is invalid; `secret_missing`: the service has no secret to seal a password with."}


@router.serve(GET_MAIL_SERVER)
async def get_mail_server(request: OperationRequest) -> MailServer:
    """No operation answers the password."""
    service, account_id = request.service, request.caller.account_id
    return await service.database.read(partial(describe_server, settings=service.settings, account_id=account_id))


@router.serve(PUT_MAIL_SERVER, REFUSED)
async def put_mail_server(request: OperationRequest, new: PutMailServer) -> MailServer:
    """Nothing is sent. What the environment names stays in use, as `source` says, until it names none."""
    service, caller = request.service, request.caller
    await _require_reachable(new)
    given = store.StoredMailServer(
        host=new.host,
        port=new.port,
        security=new.security,
        login=new.user,
        sealed_password=None,
        sender=_require_sender(new.sender),
        sender_name=new.sender_name or None,
        app_url=new.app_url,
        allow_private=new.allow_private,
    )
    if new.password is not None:
        otherwise = ", or name the mail server in DISCERN_SMTP_URL"
        secret = await anyio.to_thread.run_sync(require_secret, service.settings, "password", otherwise)
        given = with_password(given, new.password, secret, caller.account_id)

    def put(connection: Connection) -> MailServer:
        put_in = given
        if new.user is not None and new.password is None:
            put_in = _keep_password(given, store.find_mail_server(connection, caller.account_id))
        store.put_mail_server(connection, caller.account_id, put_in)
        record(connection, caller.audit_actor, "mail_server.changed", caller.account_id, service.now())
        return describe_server(connection, service.settings, caller.account_id)

    return await service.database.write(put)


@router.serve(REMOVE_MAIL_SERVER)
async def remove_mail_server(request: OperationRequest) -> MailServer:
    """Mails that wait are tried again for a day. Nothing changes where there is none."""
    service, caller = request.service, request.caller

    def remove(connection: Connection) -> MailServer:
        if store.remove_mail_server(connection, caller.account_id):
            record(connection, caller.audit_actor, "mail_server.removed", caller.account_id, service.now())
        return describe_server(connection, service.settings, caller.account_id)

    return await service.database.write(remove)


def _keep_password(given: store.StoredMailServer, before: store.StoredMailServer | None) -> store.StoredMailServer:
    """The server with the password that is kept: only where that goes to the same place as before."""
    if before is None or before.sealed_password is None:
        raise invalid("password", "must be given with a user")
    if before.place != given.place:
        raise invalid("password", "must be given again when host, port, security or user changes")
    return replace(given, sealed_password=before.sealed_password)


async def _require_reachable(new: PutMailServer) -> None:
    """Refuse a server that no mail could ever go to, by the rules that hold for each mail.

    Raises:
        ServiceError: 400.
    """
    refusal = await find_refusal(new.host, allow_private=new.allow_private)
    if refusal is not None:
        raise invalid("host", ADDRESS_REFUSED[refusal])


def _require_sender(sender: str) -> str:
    try:
        return to_ascii(sender)
    except MailError:
        raise invalid("sender", "must be an address that mail servers know, without letters beyond A to Z") from None
