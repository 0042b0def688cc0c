"""Reads that are cached between a page and the service."""

from discern.client.cache.reader import Cache as Cache
from discern.client.cache.reader import CachedReader as CachedReader
from discern.client.cache.reader import CachedValue as CachedValue
