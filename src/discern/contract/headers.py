"""Names of the headers that both ends use."""

RATE_LIMIT_REMAINING = "X-RateLimit-Remaining"
RETRY_AFTER = "Retry-After"
REQUEST_ID = "X-Request-Id"
IDEMPOTENCY_KEY = "Idempotency-Key"
ACTOR = "Discern-Actor"
"""The id of the user that a caller with the scope `act` acts for."""

PRIVATE_TOKEN = "Discern-Private-Token"  # noqa: S105
"""The secret of a taker's private link, with which a caller with the scope `take` acts for that taker alone."""

TAKER_ADDRESS = "Discern-Taker-Address"
"""The network address of the person who opens a link: wrong tokens are counted by it."""
