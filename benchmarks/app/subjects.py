"""The app and, beside it, an app that is empty but for a Plotly chart."""

import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from benchmarks.support.figure import Figure, plain
from benchmarks.support.processes import UNLIMITED, sqlite_url
from tests.support.running_app.server import ROOT, Server, serve

EMPTY_APP = """\
import plotly.graph_objects as go
import streamlit as st

st.write("One chart")
st.plotly_chart(go.Figure(go.Scatterpolar(r=[60, 40, 50, 70, 60], theta=[45, 135, 225, 315, 45])))
"""


@dataclass(frozen=True, slots=True)
class Site:
    """Where both apps and the app's empty database are, in a temporary folder."""

    folder: Path

    @property
    def environment(self) -> dict[str, str]:
        bytecode = {"PYTHONPYCACHEPREFIX": str(self.folder / "bytecode")}
        return {"DISCERN_DATABASE_URL": sqlite_url(self.folder), "DISCERN_RATE_LIMIT": UNLIMITED, **bytecode}

    @contextmanager
    def serve_ours(self, settings: Mapping[str, str] = MappingProxyType({})) -> Iterator[Server]:
        with serve(ROOT / "app" / "main.py", ROOT, {**self.environment, **settings}) as server:
            yield server

    @contextmanager
    def serve_empty(self) -> Iterator[Server]:
        with serve(self.folder / "empty.py", self.folder, self.environment) as server:
            yield server


@contextmanager
def make_site() -> Iterator[Site]:
    """The app has been started once: the first start compiles, every later one is what people wait for."""
    with tempfile.TemporaryDirectory(prefix="discern-benchmark-") as temporary:
        site = Site(Path(temporary))
        (site.folder / "empty.py").write_text(EMPTY_APP, encoding="utf-8")
        shutil.copytree(ROOT / ".streamlit", site.folder / ".streamlit", ignore=shutil.ignore_patterns("secrets*"))
        with site.serve_ours():
            pass
        yield site


def load_figure() -> Figure:
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    return plain("load, jobs a core", load, "above 1, times and even ratios are those of a busy machine")
