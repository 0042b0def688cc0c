"""The client: typed calls of a DISC assessment service, and reads that are held between a page and the wire."""

from discern.client.cache import Cache, CachedReader, Held
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
from discern.client.http.async_client import AsyncClient
from discern.client.http.client import Client
from discern.client.http.rate_limit import Quota
from discern.client.operations import Operation

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
