"""Testing code that calls a service: faults in front of it, and a clock that moves without waiting."""

from discern.client.testing.clock import FakeClock
from discern.client.testing.faults import Fault, FaultTransport, Sent

__all__ = ["FakeClock", "Fault", "FaultTransport", "Sent"]
