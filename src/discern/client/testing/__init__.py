"""Testing code that calls a service: faults in front of it, and a clock that moves without waiting."""

from discern.client.testing.clock import FakeClock as FakeClock
from discern.client.testing.faults import Fault as Fault, FaultTransport as FaultTransport, Sent as Sent
