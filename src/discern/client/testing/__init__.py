"""A fake service for tests of code that uses the client."""

from discern.client.testing.clock import FakeClock
from discern.client.testing.fake import API_KEY, BASE_URL, FakeService, Fault, Seen
from discern.client.testing.world import World

__all__ = ["API_KEY", "BASE_URL", "FakeClock", "FakeService", "Fault", "Seen", "World"]
