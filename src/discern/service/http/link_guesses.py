"""Guessing links: who sends too many tokens that open nothing has to wait, whatever the next one opens."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from discern.contract.headers import TAKER_ADDRESS
from discern.service.errors import ServiceError, rate_limited
from discern.service.http.dependencies import OperationRequest
from discern.service.rate_limit import Verdict, network_of

WRONG_TOKENS = 20
"""How many of them an address may send in a minute."""


def visitor_of(request: OperationRequest) -> str:
    """What the guesses of a request count against: the visitor's address, or the key without one."""
    return network_of(request.headers.get(TAKER_ADDRESS) or request.caller.key.id)


@asynccontextmanager
async def count_guesses(request: OperationRequest) -> AsyncIterator[None]:
    """Look a token up inside: where that finds nothing, it counts as a guess.

    Raises:
        ServiceError: `rate_limited`.
    """
    limits, bucket = request.service.limits, f"guesses {visitor_of(request)}"
    _require(await limits.look(bucket, WRONG_TOKENS))
    try:
        yield
    except ServiceError as error:
        if error.code == "not_found":
            _require(await limits.take(bucket, WRONG_TOKENS))
        raise


def _require(verdict: Verdict) -> None:
    if not verdict.allowed:
        raise rate_limited("Too many links that don't exist were tried.", verdict.retry_after)
