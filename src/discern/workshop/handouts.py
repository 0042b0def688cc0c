"""Pages to print for a workshop, as PDF: name tents, cards to talk about, a poster of the circle, a run sheet, and a
hand-out that everyone takes home. Those that aren't cut or folded have the owner's logo at their head."""

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
from discern.contract.certainty import OPEN
from discern.contract.models.branding import DISCERN, Branding
from discern.contract.models.briefs import Brief
from discern.contract.models.insights import Insight, claim_behind
from discern.contract.models.teams import TeamAnalysis
from discern.contract.styles import STYLES
from discern.typesetting import set_pdf
from discern.words import (
    badge_text,
    format_day,
    format_message,
    note_without_random,
    restate,
    say_agreement,
    short_names,
    style_name,
)

Paper = Literal["a4", "letter"]

HANDOUT_FIELDS: Mapping[str, Sequence[str]] = {
    "profile": ("says", "own-view"),
    "ask": ("please",),
    "try": ("when", "then"),
}
"""What a participant writes on the hand-out: the labels of the lines below each heading."""

BRIEF_WIDTH = 300
"""The width of the circle on a brief, in pixels."""

POSTER_WIDTH = 396
"""The width of the poster's chart, in pixels, by which the circle fills it; it is enlarged to the width of the page."""


@dataclass(frozen=True, slots=True)
class RunSaid:
    """A finding with the badge that says how sure it is, both empty where none has to be said, and the advice on it."""

    finding: str
    badge: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RunStep:
    """A step of a workshop: its name, how long it takes, what to do, what can be said, and which slides it has."""

    name: str
    minutes: str
    todos: tuple[str, ...]
    said: tuple[RunSaid, ...] = ()
    slides: tuple[str, ...] = ()


def print_name_tents(names: Sequence[str], *, paper: Paper, language: str, branding: Branding = DISCERN) -> bytes:
    """A page for each name, to be folded in the middle: the name stands on both sides."""
    return _set("tents", {"names": list(names)}, paper, language, branding)


def print_cards(
    title: str, cards: Sequence[Card], *, paper: Paper, language: str, branding: Branding = DISCERN
) -> bytes:
    """Cards to cut out, eight on a page: the situation, what to do and why, and the finding that each rests on with its
    badge.
    """
    shown = [
        {
            "topic": topic_name(card.topic, language),
            "point": card.statement.headline or "",
            "text": card.statement.text,
            "because": card.rests_on.text_without_names or card.rests_on.text,
            "badge": _badge(card.rests_on, language),
        }
        for card in cards
    ]
    note = format_message(language, "workshop-cards-note")
    return _set("cards", {"title": title, "cards": shown, "note": note}, paper, language, branding)


def _badge(claim: Insight, language: str) -> str:
    """How sure a finding is, and how sure without the answers that look random, if any do and the word is another."""
    return " · ".join(filter(None, (badge_text(claim.strength, language), note_without_random(claim, language))))


def print_poster(
    analysis: TeamAnalysis, *, named: bool, paper: Paper, language: str, branding: Branding = DISCERN
) -> bytes:
    """The team's circle as wide as a page, with initials and their names if ``named``; above it the verdict, which is
    open where nothing is said of all, below it a line about what it isn't.
    """
    chart = charts.style_map(analysis, dark=False, named=named, language=language)
    first = next(iter(analysis.insights), None)
    is_of_all = first is not None and not first.people and (first.kind == "centre" or first.probability is not None)
    said = restate(first, language, "you") if first is not None and is_of_all else None
    content = {
        "title": analysis.team.name or analysis.team.id,
        "finding": format_message(language, "workshop-open") if said is None else said.text,
        "badge": badge_text(OPEN, language) if said is None else _badge(said, language),
        "people": charts.name_initials(analysis.map) if named else [],
        "drawing": asdict(print_chart(chart, POSTER_WIDTH)),
        "note": format_message(language, "workshop-poster-note", {"count": analysis.profiled, "size": analysis.size}),
    }
    return _set("poster", content, paper, language, branding)


def print_run_sheet(
    title: str,
    minutes: int,
    steps: Sequence[RunStep],
    *,
    day: date,
    paper: Paper,
    language: str,
    branding: Branding = DISCERN,
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
    return _set("run-sheet", content, paper, language, branding)


def print_brief(brief: Brief, *, day: date, paper: Paper, language: str, branding: Branding = DISCERN) -> bytes:
    """A meeting on one page, or on two where many are there: what the group is like, how to begin, a line on each
    person, and what is agreed and open."""
    names = short_names(each.candidate for each in brief.people)
    by_id = {each.id: each for each in brief.group.insights}
    verdict = next(iter(brief.group.insights), None)
    chart = charts.style_map(brief.group, dark=False, language=language) if brief.group.map else None
    cards = {"open": brief.open_with, "easy": brief.easy, "hard": brief.hard}

    def said(each: Insight) -> str:
        return restate(each, language, names=names).text

    def rests_on(each: Insight) -> dict[str, str]:
        claim = claim_behind(each, by_id)
        if claim is None or claim is verdict:
            return {"because": "", "badge": ""}
        return {"because": said(claim), "badge": _badge(claim, language)}

    content = {
        "title": "" if verdict is None else said(verdict),
        "badge": "" if verdict is None or verdict.probability is None else _badge(verdict, language),
        "about": format_message(
            language,
            "workshop-brief-about",
            {
                "team": brief.team.name if brief.team else "",
                "named": "no" if brief.team is None else "yes",
                "size": brief.group.size,
                "profiled": brief.group.profiled,
                "day": format_day(day, language),
            },
        ),
        "drawing": None if chart is None else asdict(print_chart(chart, BRIEF_WIDTH)),
        "cards": [
            {"label": format_message(language, "brief-card", {"card": name}), "text": said(each), **rests_on(each)}
            for name, each in cards.items()
            if each is not None
        ],
        "people": [
            {
                "name": names.get(each.candidate.id, each.candidate.name),
                "text": format_message(language, "workshop-brief-nothing")
                if each.card is None
                else each.card.headline or "",
                "why": "" if each.card is None else each.card.text,
                "badge": "" if each.card is None else _badge(each.card, language),
            }
            for each in brief.people
        ],
        "agreements_heading": format_message(language, "brief-agreements"),
        "agreements": [say_agreement(each, language) for each in brief.agreements],
        "note": format_message(language, "workshop-cards-note"),
        "notes": format_message(language, "workshop-notes"),
    }
    return _set("brief", content, paper, language, branding)


def print_handout(*, paper: Paper, language: str, branding: Branding = DISCERN) -> bytes:
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
    return _set("handout", content, paper, language, branding)


def _set(kind: str, content: Mapping[str, Any], paper: Paper, language: str, branding: Branding) -> bytes:
    name = format_message(language, "workshop-file", {"file": kind})
    page = {"kind": kind, "name": name, "language": language, "paper": "us-letter" if paper == "letter" else "a4"}
    return set_pdf(_source(), {**page, **content}, 0, branding)


@cache
def _source() -> bytes:
    return files("discern.workshop").joinpath("handouts.typ").read_bytes()
