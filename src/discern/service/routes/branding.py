"""`/account/branding`: the logo and the colour of an account's pages, reports and slides."""

from base64 import b64decode, b64encode

import anyio.to_thread
from sqlalchemy import Connection

from discern.contract.models.branding import Branding, BrandingChange
from discern.contract.operations import CHANGE_BRANDING, GET_BRANDING
from discern.service.domain.logo import LogoRefusedError, draw_logo
from discern.service.errors import invalid
from discern.service.http.dependencies import OperationRequest
from discern.service.http.routing import OperationRouter
from discern.service.storage.repositories import branding as store
from discern.service.storage.repositories.audit import record

router = OperationRouter()


@router.serve(GET_BRANDING)
async def get_branding(request: OperationRequest) -> Branding:
    account_id = request.caller.account_id
    return await request.service.database.read(lambda connection: store.find_branding(connection, account_id))


@router.serve(CHANGE_BRANDING)
async def change_branding(request: OperationRequest, change: BrandingChange) -> Branding:
    """A logo is drawn anew: nothing of the file is kept but what it shows, up to 800 × 200 pixels."""
    service, caller = request.service, request.caller
    given = change.model_dump(exclude_unset=True)
    if "logo" in given:
        given |= await anyio.to_thread.run_sync(_draw, change.logo)

    def write(connection: Connection) -> Branding:
        store.change_branding(connection, caller.account_id, given)
        record(connection, caller.audit_actor, "branding.changed", caller.account_id, service.now())
        return store.find_branding(connection, caller.account_id)

    return await service.database.write(write)


def _draw(logo: str | None) -> dict[str, str | None]:
    """Raises `ServiceError`: 400."""
    if logo is None:
        return {"logo": None, "logo_dark": None}
    try:
        drawn = draw_logo(b64decode(logo))
    except LogoRefusedError as error:
        raise invalid("logo", str(error)) from None
    return {"logo": b64encode(drawn.light).decode(), "logo_dark": b64encode(drawn.dark).decode()}
