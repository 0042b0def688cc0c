"""The app on an empty database of its own."""

import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from benchmarks.support.figure import Figure, plain
from benchmarks.support.processes import UNLIMITED, sqlite_url
from tests.support.running_app.server import ROOT, Server, serve


@dataclass(frozen=True, slots=True)
class Site:
    """Where the app's database is, in a temporary folder."""

    folder: Path

    @property
    def environment(self) -> dict[str, str]:
        bytecode = {"PYTHONPYCACHEPREFIX": str(self.folder / "bytecode")}
        return {"DISCERN_DATABASE_URL": sqlite_url(self.folder), "DISCERN_RATE_LIMIT": UNLIMITED, **bytecode}

    @contextmanager
    def serve(self, settings: Mapping[str, str] = MappingProxyType({})) -> Iterator[Server]:
        with serve(ROOT / "app" / "main.py", ROOT, {**self.environment, **settings}) as server:
            yield server


@contextmanager
def make_site() -> Iterator[Site]:
    """The app has been started once: the first start compiles, every later one is what people wait for."""
    with tempfile.TemporaryDirectory(prefix="discern-benchmark-") as temporary:
        site = Site(Path(temporary))
        with site.serve():
            pass
        yield site


def load_figure() -> Figure:
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    return plain("load, jobs a core", load, "above 1, times are those of a busy machine")
