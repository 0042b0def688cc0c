"""The client: typed calls of a DISC assessment service, and a cache for code that shows pages.

Why: docs/decisions/0029-the-client-is-installed-alone.md
"""

from discern.client.cache import Cache as Cache, CachedReader as CachedReader, CachedValue as CachedValue
from discern.client.calls import join as join
from discern.client.errors import (
    DiscernError as DiscernError,
    InvalidRequest as InvalidRequest,
    NotAuthenticated as NotAuthenticated,
    NotFound as NotFound,
    NotPermitted as NotPermitted,
    RateLimited as RateLimited,
    ServerError as ServerError,
    ServiceUnreachable as ServiceUnreachable,
    TimedOut as TimedOut,
    UnreadableAnswer as UnreadableAnswer,
)
from discern.client.http.client import AsyncClient as AsyncClient, Client as Client
from discern.client.http.quota import Quota as Quota
from discern.contract.operation_type import Call as Call
