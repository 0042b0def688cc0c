"""The client's own work beside a bare httpx client's."""

from benchmarks.client.overhead import figures

__all__ = ["figures"]
