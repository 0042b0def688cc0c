"""Reads that are cached between a page and the service."""

from discern.client.cache.reader import Cache, CachedReader, CachedValue

__all__ = ["Cache", "CachedReader", "CachedValue"]
