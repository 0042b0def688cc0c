"""`discern bench app`: the app beside one that is empty but for a Plotly chart, in the same run."""

import os
import shutil
import statistics
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import click

from discern.bench.browser import BrowserError, launch, time_first_visit, time_rerun
from discern.bench.figure import Figure
from discern.bench.server import ROOT, Server, ServerError, serve
from discern.bench.team_page import make_key, measure_team_page

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

VISITS = 7
RERUNS = 60
WARM_UP = 10
FIRST_CHART_RATIO = 1.4
RERUN_RATIO = 2.5
START = 4.0
"""Seconds in which a later start answers."""

EMPTY_APP = """\
import plotly.graph_objects as go
import streamlit as st

st.write("One chart")
st.plotly_chart(go.Figure(go.Scatterpolar(r=[60, 40, 50, 70, 60], theta=[45, 135, 225, 315, 45])))
"""


@dataclass(slots=True)
class Subject:
    """An app under measurement: its server, the page that is visited, and what was timed, in ms."""

    server: Server
    url: str
    first_text: list[float] = field(default_factory=list)
    first_chart: list[float] = field(default_factory=list)
    reruns: list[float] = field(default_factory=list)


def figures() -> list[Figure]:
    """Start both apps, visit them in turn with a cold browser, rerun them in turn, and compare."""
    main = ROOT / "app" / "main.py"
    if not main.exists():
        raise click.ClickException("This benchmark needs the checkout: there is no app/main.py beside the package.")
    with tempfile.TemporaryDirectory(prefix="discern-bench-") as temporary:
        folder = Path(temporary)
        empty = folder / "empty.py"
        empty.write_text(EMPTY_APP, encoding="utf-8")
        shutil.copytree(ROOT / ".streamlit", folder / ".streamlit", ignore=shutil.ignore_patterns("secrets*"))
        compiled = {"PYTHONPYCACHEPREFIX": str(folder / "bytecode")}
        database = {"DISCERN_DATABASE_URL": f"sqlite:///{folder / 'discern.db'}", "DISCERN_RATE_LIMIT": "1000000"}
        try:
            # The first start compiles; what a user waits for is every later one.
            with serve(main, ROOT, compiled | database):
                pass
            with (
                serve(main, ROOT, compiled | database) as ours,
                serve(empty, folder, compiled) as bare,
                launch() as browser,
            ):
                return [*_measure(browser, ours, bare), *measure_team_page(browser, ours, bare, make_key(database))]
        except (ServerError, BrowserError) as error:
            raise click.ClickException(str(error)) from error


def _measure(browser: "Browser", ours: Server, bare: Server) -> list[Figure]:
    subjects = (Subject(ours, load_sample(browser, ours.url)), Subject(bare, bare.url))
    for _ in range(VISITS):
        for subject in subjects:
            text, chart = time_first_visit(browser, subject.url)
            subject.first_text.append(text)
            subject.first_chart.append(chart)
    pages = [_open(browser, subject.url) for subject in subjects]
    for n in range(WARM_UP + RERUNS):
        for subject, page in zip(subjects, pages, strict=True):
            taken = time_rerun(page)
            if n >= WARM_UP:
                subject.reruns.append(taken)
    return _compare(*subjects)


def load_sample(browser: "Browser", url: str) -> str:
    """Load the sample company through the first screen, open one of its teams, and return that page's address."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    try:
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.goto(url)
        page.get_by_role("button", name="Load the sample company").click()
        page.get_by_role("link", name="Finance (sample)").click()
        page.wait_for_url("**/team?*team=*")
        page.locator(".js-plotly-plot .trace").first.wait_for()
        return page.url
    finally:
        context.close()


def _open(browser: "Browser", url: str) -> "Page":
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(url)
    page.locator(".js-plotly-plot .trace").first.wait_for()
    page.locator('[data-testid="stApp"][data-test-script-state="notRunning"]').wait_for()
    return page


def _compare(ours: Subject, bare: Subject) -> list[Figure]:
    visits = f"median of {VISITS} cold visits in turn"
    reruns = f"{RERUNS} reruns in turn after {WARM_UP}, in Chromium"
    memory = "resident, after the visits and reruns"
    a, b = ours.server.memory(), bare.server.memory()
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    return [
        Figure(
            "load, jobs a core",
            load,
            "",
            None,
            "at the end; above 1, times and even ratios are those of a busy machine",
        ),
        Figure(
            "start to healthy, s",
            ours.server.started_in,
            f"<= {START}",
            ours.server.started_in <= START,
            "second start",
        ),
        *_pair("first text, ms", _median(ours.first_text), _median(bare.first_text), None, visits),
        *_pair("first chart, ms", _median(ours.first_chart), _median(bare.first_chart), FIRST_CHART_RATIO, visits),
        *_pair("rerun p50, ms", _median(ours.reruns), _median(bare.reruns), RERUN_RATIO, reruns),
        *_pair("rerun p95, ms", _p95(ours.reruns), _p95(bare.reruns), None, reruns),
        *_pair("memory, MB", a, b, None, memory),
    ]


def _pair(name: str, ours: float, bare: float, target: float | None, how: str) -> list[Figure]:
    ratio = ours / bare
    aim, holds = ("", None) if target is None else (f"<= {target}", ratio <= target)
    return [
        Figure(f"{name}, app", ours, "", None, how),
        Figure(f"{name}, empty app", bare, "", None, how),
        Figure(f"{name.split(',')[0]}, ratio", ratio, aim, holds, "app / empty app, same run"),
    ]


def _median(values: Sequence[float]) -> float:
    return statistics.median(values)


def _p95(values: Sequence[float]) -> float:
    return statistics.quantiles(values, n=20, method="inclusive")[-1]
