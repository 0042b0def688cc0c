"""Pages to print for a workshop, as PDF: name tents, cards to talk about, a poster of the circle, a run sheet, and a
hand-out that everybody takes home."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from discern import charts
from discern.cards import Card, topic_name
from discern.charts.theme import STYLE_COLOURS
from discern.charts.vector import print_chart
from discern.contract.models.insights import Insight
from discern.contract.models.teams import TeamAnalysis
from discern.contract.styles import STYLES
from discern.typesetting import set_pdf
from discern.words import format_day, format_message, note_without_random, percent, strength_name, style_name

Paper = Literal["a4", "letter"]

HANDOUT_FIELDS: Mapping[str, Sequence[str]] = {
    "profile": ("says", "own-view"),
    "ask": ("please",),
    "try": ("when", "then"),
}
"""What a participant writes on the hand-out: the labels of the lines below each heading."""

POSTER_WIDTH = 560
"""The width of the poster's chart, in pixels; it is enlarged to the page."""


@dataclass(frozen=True, slots=True)
class RunStep:
    """A step of a workshop: its name, how long it takes, what to do in it, what can be said, under headings, and which
    slides it has."""

    name: str
    minutes: str
    todos: tuple[str, ...]
    said: tuple[tuple[str, tuple[str, ...]], ...] = ()
    slides: tuple[str, ...] = ()


def print_name_tents(names: Sequence[str], *, paper: Paper, language: str) -> bytes:
    """A page for each name, to be folded in the middle: the name stands on both sides."""
    return _set("tents", {"names": list(names)}, paper, language)


def print_cards(title: str, cards: Sequence[Card], *, paper: Paper, language: str) -> bytes:
    """Cards to cut out, eight on a page, with the situation, the point and the text of each, and the claim that it
    rests on with how sure that is.
    """
    shown = [
        {
            "topic": topic_name(card.topic, language),
            "point": said.headline or "",
            "text": said.text,
            "because": _because(card.rests_on, language),
        }
        for card in cards
        for said in [card.statement]
    ]
    note = format_message(language, "workshop-cards-note")
    return _set("cards", {"title": title, "cards": shown, "note": note}, paper, language)


def _because(claim: Insight, language: str) -> str:
    """The claim that a card rests on, by its headline, with how sure it is; of what is open, that it is."""
    sure = strength_name(claim.strength, language)
    if claim.probability is not None:
        sure = format_message(
            language,
            "workshop-cards-sure",
            {"strength": sure, "percent": percent(claim.probability, language)},
        )
    values = {
        "claim": claim.headline or claim.text_without_names or claim.text,
        "sure": "; ".join(filter(None, (sure, note_without_random(claim, language)))),
    }
    return format_message(language, "workshop-cards-because", values)


def print_poster(analysis: TeamAnalysis, *, named: bool, paper: Paper, language: str) -> bytes:
    """The team's circle on one page, with initials and their names if ``named``, and a line about what it isn't."""
    chart = charts.style_map(analysis, dark=False, named=named, language=language)
    content = {
        "title": analysis.team.name or analysis.team.id,
        "finding": chart.title,
        "people": charts.name_initials(analysis.map) if named else [],
        "drawing": asdict(print_chart(chart, POSTER_WIDTH)),
        "note": format_message(language, "workshop-poster-note", {"count": analysis.profiled, "size": analysis.size}),
    }
    return _set("poster", content, paper, language)


def print_run_sheet(
    title: str, minutes: int, steps: Sequence[RunStep], *, day: date, paper: Paper, language: str
) -> bytes:
    """The plan of a workshop of so many ``minutes`` by what is known on a ``day``, with boxes to tick and the rest of
    each page for notes."""
    about: dict[str, str | int] = {"minutes": minutes, "day": format_day(day, language)}
    content = {
        "title": title,
        "about": format_message(language, "workshop-run-sheet", about),
        "steps": [asdict(step) for step in steps],
        "notes": format_message(language, "workshop-notes"),
    }
    return _set("run-sheet", content, paper, language)


def print_handout(*, paper: Paper, language: str) -> bytes:
    """One page for each participant to write on and keep. It is the same for everybody: it names nobody and holds no
    results."""

    def say(message: str, **arguments: str) -> str:
        return format_message(language, message, arguments)

    content = {
        "title": say("workshop-handout"),
        "intro": say("workshop-handout-disc"),
        "hues": STYLE_COLOURS,
        "styles": [
            {
                "style": style,
                "name": style_name(style, language),
                "brings": say("workshop-handout-brings", style=style),
                "helps": say("workshop-handout-helps", style=style),
            }
            for style in STYLES
        ],
        "columns": [say("workshop-handout-heading", part=part) for part in ("style", "brings", "helps")],
        "no_better": say("workshop-handout-no-better"),
        "fields": [
            {
                "heading": say("workshop-handout-heading", part=part),
                "labels": [say("workshop-handout-label", label=label) for label in labels],
            }
            for part, labels in HANDOUT_FIELDS.items()
        ],
        "uses": [say("workshop-handout-for"), say("workshop-handout-excluded")],
    }
    return _set("handout", content, paper, language)


def _set(kind: str, content: Mapping[str, Any], paper: Paper, language: str) -> bytes:
    name = format_message(language, "workshop-file", {"file": kind})
    page = {"kind": kind, "name": name, "language": language, "paper": "us-letter" if paper == "letter" else "a4"}
    return set_pdf(_source(), {**page, **content}, 0)


@cache
def _source() -> bytes:
    return files("discern.workshop").joinpath("handouts.typ").read_bytes()
