"""Calls over HTTP: the clients, retries, rate limit, errors."""
