"""First visits with a cold browser, and reruns, beside the empty app's in the same run."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from benchmarks.app.browser import time_first_visit, time_rerun
from benchmarks.app.subjects import load_figure, make_site
from benchmarks.app.team_page import team_page_figures
from benchmarks.support.figure import Figure, at_most, plain
from benchmarks.support.processes import create_key
from tests.support.running_app.browser import launch, let_in
from tests.support.running_app.sample import load_sample
from tests.support.running_app.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

VISITS = 7
RERUNS = 60
WARM_UP = 10
FIRST_CHART_RATIO = 1.3
RERUN_RATIO = 2.0
START = 4.0
"""Seconds in which a start answers when the bytecode is there."""


@dataclass(slots=True)
class Subject:
    """An app under measurement: its server, the page that is visited, and what was timed, in ms."""

    server: Server
    url: str
    first_text: list[float] = field(default_factory=list)
    first_chart: list[float] = field(default_factory=list)
    reruns: list[float] = field(default_factory=list)


def visit_figures() -> list[Figure]:
    """Visit both apps in turn with a cold browser, rerun them in turn, and compare; then the pages of teams."""
    with make_site() as site, site.serve_ours() as ours, site.serve_empty() as bare, launch() as browser:
        visits = _measure(browser, ours, bare)
        return [*visits, *team_page_figures(browser, ours, bare, create_key(site.environment))]


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


def _open(browser: "Browser", url: str) -> "Page":
    page = let_in(browser.new_context(viewport={"width": 1440, "height": 900}), url).new_page()
    page.goto(url)
    page.locator(".js-plotly-plot .trace").first.wait_for()
    page.locator('[data-testid="stApp"][data-test-script-state="notRunning"]').wait_for()
    return page


def _compare(ours: Subject, bare: Subject) -> list[Figure]:
    visits = f"median of {VISITS} cold visits in turn"
    reruns = f"{RERUNS} reruns in turn after {WARM_UP}, in Chromium"
    memory = "resident, after the visits and reruns"
    return [
        load_figure(),
        at_most("start to healthy, s", ours.server.started_in, START, "second start"),
        *_pair("first text, ms", _median(ours.first_text), _median(bare.first_text), None, visits),
        *_pair("first chart, ms", _median(ours.first_chart), _median(bare.first_chart), FIRST_CHART_RATIO, visits),
        *_pair("rerun p50, ms", _median(ours.reruns), _median(bare.reruns), RERUN_RATIO, reruns),
        *_pair("rerun p95, ms", _p95(ours.reruns), _p95(bare.reruns), None, reruns),
        *_pair("memory, MB", ours.server.memory(), bare.server.memory(), None, memory),
    ]


def _pair(name: str, ours: float, bare: float, ceiling: float | None, how: str) -> list[Figure]:
    figure, ratio, compared = f"{name.split(',')[0]}, ratio", ours / bare, "app / empty app, same run"
    return [
        plain(f"{name}, app", ours, how),
        plain(f"{name}, empty app", bare, how),
        plain(figure, ratio, compared) if ceiling is None else at_most(figure, ratio, ceiling, compared),
    ]


def _median(values: Sequence[float]) -> float:
    return statistics.median(values)


def _p95(values: Sequence[float]) -> float:
    return statistics.quantiles(values, n=20, method="inclusive")[-1]
