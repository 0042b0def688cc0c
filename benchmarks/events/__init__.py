"""How fast events are recorded and delivered."""

from benchmarks.events.throughput import figures

__all__ = ["figures"]
