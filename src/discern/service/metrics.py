"""Counts and times for Prometheus, behind the setting `DISCERN_METRICS` and the extra `metrics`.

With several workers set `PROMETHEUS_MULTIPROC_DIR` to an empty folder, and the numbers add up over all of them.
"""

import os
from functools import cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route


class Meter:
    """Needs the package `prometheus-client`; one for each process."""

    def __init__(self) -> None:
        from prometheus_client import Histogram

        self._requests = Histogram(
            "discern_request_seconds",
            "Time to answer a request",
            ["method", "route", "status"],
            buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
        )

    def observe(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, str(status)).observe(seconds)


@cache
def process_meter() -> Meter:
    return Meter()


def metrics_route() -> Route:
    """`/metrics` in Prometheus's text format."""
    from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
    from prometheus_client.multiprocess import MultiProcessCollector

    async def answer(_: Request) -> Response:
        registry = REGISTRY
        if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)

    return Route("/metrics", answer)
