"""The client: typed calls of a DISC assessment service, and a cache for code that shows pages."""

from discern.client.cache import Cache, CachedReader, CachedValue
from discern.client.calls import Call
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

__all__ = [
    "AsyncClient",
    "Cache",
    "CachedReader",
    "CachedValue",
    "Call",
    "Client",
    "DiscernError",
    "InvalidRequest",
    "NotAuthenticated",
    "NotFound",
    "NotPermitted",
    "Quota",
    "RateLimited",
    "ServerError",
    "ServiceUnreachable",
    "TimedOut",
    "UnreadableAnswer",
]
