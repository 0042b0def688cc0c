"""The client: typed calls of a DISC assessment service, and a cache for code that shows pages."""

from discern.client.cache import Cache as Cache
from discern.client.cache import CachedReader as CachedReader
from discern.client.cache import CachedValue as CachedValue
from discern.client.calls import Call as Call
from discern.client.errors import DiscernError as DiscernError
from discern.client.errors import InvalidRequest as InvalidRequest
from discern.client.errors import NotAuthenticated as NotAuthenticated
from discern.client.errors import NotFound as NotFound
from discern.client.errors import NotPermitted as NotPermitted
from discern.client.errors import RateLimited as RateLimited
from discern.client.errors import ServerError as ServerError
from discern.client.errors import ServiceUnreachable as ServiceUnreachable
from discern.client.errors import TimedOut as TimedOut
from discern.client.errors import UnreadableAnswer as UnreadableAnswer
from discern.client.http.async_client import AsyncClient as AsyncClient
from discern.client.http.client import Client as Client
from discern.client.http.rate_limit import Quota as Quota
