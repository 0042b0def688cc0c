"""Reads that are cached between a page and the service."""

from discern.client.cache.reader import Cache as Cache, CachedReader as CachedReader, CachedValue as CachedValue
