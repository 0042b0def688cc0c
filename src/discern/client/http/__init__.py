"""Calls over HTTP: the clients with their retries, what came back, and how many requests remain."""
