"""A cached read, and the client's own work beside a bare httpx client's."""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click
import httpx
from pydantic import BaseModel

from benchmarks.support.figure import Figure
from discern.client import CachedReader, Call, Client, operations
from discern.client.testing import FaultTransport
from discern.contract import Assessment, AssessmentQuery, Page, example_objects

API_KEY = "dk_test"

HIT = 20.0
"""Microseconds in which a cached answer is given, at most."""

RATIO = 1.25
"""The client's CPU time a request, over that of the bare client, at most."""

HITS = 20_000
ROUNDS = 30
CALLS = 100


def figures() -> list[Figure]:
    """Measure in this process; the answers come from another one over loopback."""
    one = example_objects.ASSESSMENT
    many = Page[Assessment](data=[one] * 50, has_more=False)
    return [_cached(many), *_sent("one assessment", one, Assessment), *_sent("a list of 50", many, Page[Assessment])]


def _cached(page: Page[Assessment]) -> Figure:
    query = AssessmentQuery(status="created")
    service = FaultTransport()
    service.answer("GET", "/assessments", page.model_dump(mode="json"))
    with Client("http://service.test/v1", API_KEY, transport=service) as client:
        reader = CachedReader(client, clock=lambda: 0.0)
        reader.read(operations.list_assessments(query))
        took = []
        for _ in range(7):
            began = time.perf_counter()
            for _ in range(HITS // 7):
                reader.read(operations.list_assessments(query))
            took.append((time.perf_counter() - began) / (HITS // 7) * 1e6)
    value = statistics.median(took)
    return Figure(
        "cached read, µs",
        value,
        f"<= {HIT:g}",
        value <= HIT,
        "building the operation and reading it; median of 7 × 2,857",
    )


def _sent(name: str, payload: BaseModel, model: type[BaseModel]) -> Iterator[Figure]:
    with (
        _answering(payload.model_dump_json().encode()) as address,
        Client(f"{address}/v1", API_KEY) as client,
        httpx.Client(headers={"Authorization": f"Bearer {API_KEY}"}) as bare,
    ):
        operation: Call[Any] = operations.get_assessment("asm_1")
        if model is not Assessment:
            operation = operations.list_assessments()
        url = f"{address}/v1{operation.target}"

        def call_bare() -> None:
            response = bare.get(url)
            response.raise_for_status()
            model.model_validate_json(response.content)

        ours, theirs = _compare(lambda: client.send(operation), call_bare)
    ratio = statistics.median(our / their for our, their in zip(ours, theirs, strict=True))
    how = f"{name}; CPU of this process, median of {ROUNDS} rounds of {CALLS} calls in turn"
    yield Figure(f"bare httpx, {name}, µs CPU", statistics.median(theirs), "", None, how)
    yield Figure(f"client, {name}, µs CPU", statistics.median(ours), "", None, how)
    yield Figure(f"client to bare httpx, {name}", ratio, f"<= {RATIO:g}", ratio <= RATIO, how)


def _compare(ours: Callable[[], object], theirs: Callable[[], object]) -> tuple[list[float], list[float]]:
    """CPU time of a call in each round, in µs, in turn, so that both meet the same machine."""
    took: tuple[list[float], list[float]] = ([], [])
    for round_ in range(ROUNDS + 3):
        for call, times in zip((ours, theirs), took, strict=True):
            began = time.process_time()
            for _ in range(CALLS):
                call()
            if round_ >= 3:
                times.append((time.process_time() - began) / CALLS * 1e6)
    return took


@contextmanager
def _answering(body: bytes) -> Iterator[str]:
    command = [sys.executable, "-m", "benchmarks.client.fixed_server"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        if process.stdin is None or process.stdout is None:
            raise click.ClickException("The server of the benchmark didn't start.")
        process.stdin.write(body)
        process.stdin.close()
        yield f"http://127.0.0.1:{int(process.stdout.readline())}"
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()
