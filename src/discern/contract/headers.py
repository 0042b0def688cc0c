"""Names of the headers that both ends use."""

RATE_LIMIT_REMAINING = "X-RateLimit-Remaining"
RETRY_AFTER = "Retry-After"
REQUEST_ID = "X-Request-Id"
IDEMPOTENCY_KEY = "Idempotency-Key"
ACTOR = "Discern-Actor"
"""Names the person for whom a caller with the scope `act` acts."""
