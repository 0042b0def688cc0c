"""The installation's secret, as what seals text that the database is not to show."""

from discern.installation_secret import ensure_secret, find_secret, is_shared
from discern.service.errors import ServiceError
from discern.settings import Settings, SettingsError


def find_shared_secret(settings: Settings) -> str | None:
    """The secret that all processes over the database share; None where there is none."""
    return find_secret(settings) if is_shared(settings) else None


def require_secret(settings: Settings, what: str, otherwise: str) -> str:
    """The same, made where there is none yet. It may read and write a file.

    Args:
        settings: of the service.
        what: is to be sealed: "password".
        otherwise: what else can be done, as the end of a sentence.

    Raises:
        ServiceError: `secret_missing`.
    """
    try:
        if is_shared(settings):
            return ensure_secret(settings)
    except SettingsError:
        pass
    raise ServiceError(
        "secret_missing",
        f"The service keeps no {what}: its processes share no secret. Set DISCERN_ACCESS_SECRET for all of them"
        f"{otherwise}.",
    )
