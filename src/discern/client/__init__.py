"""The client: typed calls of a DISC assessment service, and reads that are held between a page and the wire."""

from discern.client.async_client import AsyncClient
from discern.client.cache import Cache, CachedReader, Held
from discern.client.client import Client
from discern.client.errors import (
    DiscernError,
    InvalidRequest,
    NotAuthenticated,
    NotFound,
    NotPermitted,
    RateLimited,
    ServerError,
    ServiceUnreachable,
    TimedOut,
    UnreadableAnswer,
)
from discern.client.operations import Operation
from discern.client.quota import Quota

__all__ = [
    "AsyncClient",
    "Cache",
    "CachedReader",
    "Client",
    "DiscernError",
    "Held",
    "InvalidRequest",
    "NotAuthenticated",
    "NotFound",
    "NotPermitted",
    "Operation",
    "Quota",
    "RateLimited",
    "ServerError",
    "ServiceUnreachable",
    "TimedOut",
    "UnreadableAnswer",
]
