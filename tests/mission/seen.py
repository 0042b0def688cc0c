"""What a reader sees on a page in a browser: its text, its banners, its lists, and the values its charts draw."""

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

STYLES = {"D": "Dominance", "I": "Influence", "S": "Steadiness", "C": "Conscientiousness"}

STILL = """
() => new Promise((done, fail) => {
  const plain = () => document.querySelector('body > main');
  const app = () => document.querySelector('[data-testid="stApp"]') ?? plain();
  const pending = '[data-testid="stSkeleton"], [data-testid="stSpinner"], [data-stale="true"]';
  const drawing = () => document.querySelector(pending)
    || [...document.querySelectorAll('.js-plotly-plot')].some((plot) => !plot._fullData);
  const ready = () => plain() || (app()?.getAttribute('data-test-script-state') === 'notRunning'
    && app()?.getAttribute('data-test-connection-state') === 'CONNECTED' && !drawing() && !window.unanswered);
  let last = '', same = 0, over = false;
  setTimeout(() => {
    over = true;
    const on = document.querySelector(pending)?.outerHTML.slice(0, 200);
    const script = app()?.getAttribute('data-test-script-state');
    fail(new Error(`the page does not come to rest: ${script}, ${same} frames alike, waiting on ${on}`));
  }, 60000);
  const frame = () => {
    const now = ready() ? app().innerText : '';
    same = now && now === last ? same + 1 : 0;
    last = now;
    if (same >= 8) done(true); else if (!over) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})
"""
"""Resolves once the script has ended and nothing waits for it, charts are drawn, and the text has stayed the same for
eight frames.
"""

CHARTS = """
(plots) => plots.map((plot) => plot._fullData.map((trace) => Object.fromEntries([
  ['type', trace.type],
  ['ids', Array.from(trace.customdata || []).map((row) => row[0])],
  ['labels', plot._fullLayout.annotations.map((annotation) => annotation.text)],
  ['hovers', plot._fullLayout.annotations.map((annotation) => annotation.hovertext || '')],
  ...['r', 'theta', 'x', 'y'].map((name) => [name, Array.from(trace[name] || [])]),
])))
"""
"""Plotly decodes what it was sent into `_fullData`; `data` may hold values in base64."""


def settle(page: "Page") -> None:
    """Wait until the page has come to rest."""
    page.evaluate(STILL)


ROW, HEADER = 38, 38
"""Heights in pixels of a table's rows and of its header."""


LIST_ROW = "[class*='st-key-row-']"
"""A row of People or of Assessments."""


def list_row(page: "Page", number: int) -> "Locator":
    """A row of People or of Assessments, the first of which is 1."""
    row = page.locator(LIST_ROW).nth(number - 1)
    row.wait_for()
    return row


def open_row(page: "Page", number: int) -> None:
    """Click on the name in a row of People, the first of which is 1, and wait for the person's page."""
    list_row(page, number).get_by_role("button").first.click()
    page.wait_for_url("**/people?person=*")
    settle(page)


def tick_row(page: "Page", number: int) -> None:
    """Tick a row of People or of Assessments, the first of which is 1."""
    # The box itself is drawn by its label.
    list_row(page, number).get_by_role("checkbox").locator("xpath=ancestor::label").click()
    settle(page)


def text_of(page: "Page") -> str:
    """All of the page's text, the navigation included."""
    return page.locator("body").inner_text()


def banners_on(page: "Page") -> list[str]:
    """The texts of the banners, from top to bottom."""
    return [text.strip() for text in page.get_by_role("alert").all_inner_texts() if text.strip()]


def subject_of(page: "Page") -> str:
    """Whom or what a page is about, which it names above the sentence that is its title, and in the browser's tab."""
    line = page.locator(".st-key-way strong").first
    line.wait_for()
    settle(page)
    assert page.title() == f"{line.inner_text()} · Discern"
    return line.inner_text()


def wait_for_home(page: "Page") -> None:
    """Home, whose title says how much there is to do, or before a first team stands, that four steps lead there."""
    page.get_by_role("heading", name=re.compile("this week|in four steps"), level=1).wait_for()
    assert page.title() == "Home · Discern"


def assert_no_error(page: "Page") -> None:
    """The page has a heading, and neither a banner about an error nor a traceback."""
    assert page.get_by_role("heading").count() > 0, text_of(page)
    assert not re.search(r"Traceback|Something went wrong|had an error|Page not found", text_of(page)), text_of(page)
    assert page.get_by_test_id("stException").count() == 0


@dataclass(frozen=True)
class Trace:
    """One trace of a Plotly chart; what it doesn't have is empty. ``labels`` are the words beside the whole drawing,
    and ``hovers`` what each of them shows when it is pointed at.
    """

    type: str
    ids: list[str]
    labels: list[str]
    hovers: list[str]
    r: list[float]
    theta: list[Any]
    x: list[Any]
    y: list[Any]

    @property
    def corners(self) -> dict[Any, float]:
        """By angle, how far from the middle; a polygon's last point is its first again."""
        return dict(zip(self.theta, self.r, strict=True))

    @property
    def lengths(self) -> dict[str, float]:
        """Of the bars, by what they are called, upright or lying."""
        names, values = (self.y, self.x) if any(isinstance(each, str) for each in self.y) else (self.x, self.y)
        return {re.sub("<[^>]*>", "", str(name)): float(value) for name, value in zip(names, values, strict=True)}

    def length_of(self, style: str) -> float:
        """Of the one bar that is called by the style's letter or name."""
        [length] = [
            length for name, length in self.lengths.items() if name.split()[0] == style or STYLES[style] in name
        ]
        return length


def charts_on(page: "Page") -> list[list[Trace]]:
    """The traces of each Plotly chart on the page."""
    plots = page.locator(".js-plotly-plot")
    plots.first.wait_for()
    settle(page)
    return [[Trace(**trace) for trace in traces] for traces in plots.evaluate_all(CHARTS)]


def traces_on(page: "Page", type_: str) -> list[Trace]:
    """All traces of a type, whichever chart they are in."""
    return [trace for traces in charts_on(page) for trace in traces if trace.type == type_]


def draws_profile(trace: Trace, scores: dict[str, float], *, near: float = 0.05) -> bool:
    """Whether a radar trace's corners are these scores, neighbours on the circle being neighbours on the chart. Of two
    people they are beside the spokes, and only ``near`` the scores.
    """
    corners = sorted(trace.corners.items())
    values = [value for _, value in corners]
    circle = [scores[style] for style in "IDCS"]
    return len(values) == len(circle) and any(
        values == pytest.approx([*circle[n:], *circle[:n]], abs=near) for n in range(len(circle))
    )


def draws_intervals(traces: list[Trace], results: dict[str, Any]) -> bool:
    """Whether each score has a line on its spoke from the lower to the upper end of its interval."""
    angles = {"I": 45, "D": 135, "C": 225, "S": 315}
    lines = [(trace.theta, trace.r) for trace in traces]
    return all(
        any(line[0] == [angles[style]] * 2 and line[1] == pytest.approx(score["interval"], abs=0.05) for line in lines)
        for style, score in results["scores"].items()
    )


def draws_counts(trace: Trace, expected: dict[str, float]) -> bool:
    """Whether the bars are as long as the styles' expected heads."""
    return {style: trace.length_of(style) for style in STYLES} == pytest.approx(expected, abs=0.01)


def shows_heads(traces: list[Trace], analysis: dict[str, Any]) -> bool:
    """Whether one chart has a row for each style's direction, with a tile for everybody whose dot lies in it, how many
    these are, and the range of how many it may be; and a row of those of whom no side is said, if there are any.
    """
    said = ("direction", "half", "label")
    unsaid = {each["candidate_id"] for each in analysis["map"] if all(each[name] is None for name in said)}
    people = [each for each in analysis["map"] if each["candidate_id"] not in unsaid]
    corners = {"D": (-1, 1), "I": (1, 1), "S": (1, -1), "C": (-1, -1)}
    rows = [
        {each["candidate_id"] for each in people if each["x"] * x > 0 and each["y"] * y > 0}
        for x, y in (corners[style] for style in STYLES)
    ]
    shares = [analysis["distribution"][style] for style in STYLES]
    ranges = [[len(row), *dict.fromkeys(map(round, each["interval"]))] for row, each in zip(rows, shares, strict=True)]
    tiles = [trace for trace in traces if trace.type == "bar"]
    labels = zip(tiles[0].labels, tiles[0].hovers, strict=True) if tiles else ()
    told = [
        [int(count), *map(int, re.findall(r"\d+", hover.removeprefix("95% sure:")))]
        for label, hover in labels
        if (count := re.sub("<[^>]*>", "", label)).isdigit()
    ]
    if unsaid:
        rows.append(unsaid)
        told = [*told[:-1], told[-1][:1]] if told else told
        ranges.append([len(unsaid)])
    return [set(tile.ids) for tile in tiles] == rows and told == ranges


def expected_counts(analysis: dict[str, Any]) -> dict[str, float]:
    """By style, how many people are expected in its direction."""
    return {style: share["expected"] for style, share in analysis["distribution"].items()}


def scores_in(results: dict[str, Any]) -> dict[str, float]:
    return {style: score["score"] for style, score in results["scores"].items()}


def rows_on(page: "Page") -> list[str]:
    """The rows of the page's lists as one text each: those of tables, which are scrolled to their end, list items, and
    rows of people.

    A table drawn on a canvas keeps the rows in view, and only those, in its accessible text.
    """
    of_lists = f"[role=row], tr, li, {LIST_ROW}"
    page.locator(of_lists).first.wait_for(state="attached")
    settle(page)
    found: dict[str, None] = {}
    grids = page.locator("canvas")
    if grids.count():
        # The accessible text of a table comes a moment after its canvas.
        page.locator("tr[aria-rowindex='2']").first.wait_for(state="attached")
    for _ in range(40):
        known = len(found)
        rows = page.locator(of_lists).evaluate_all(
            "all => all.map((row) => row.innerText || [...row.children].map((cell) => cell.textContent).join(' '))"
        )
        found.update(dict.fromkeys(rows))
        if grids.count() == 0 or len(found) == known:
            break
        grids.first.hover(force=True)
        page.mouse.wheel(0, 250)
        page.wait_for_timeout(300)
    return list(found)


def requests_left(page: "Page") -> int:
    """The number beside the words for the quota."""
    words = page.get_by_text(re.compile("requests left|left for this minute", re.IGNORECASE)).last
    words.wait_for()
    numbers = re.findall(r"\d+", words.inner_text().replace(",", ""))
    assert numbers, words.inner_text()
    return int(numbers[0])


def is_falling(numbers: list[int]) -> bool:
    return all(later < earlier for earlier, later in pairwise(numbers))
