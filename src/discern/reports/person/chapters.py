"""The chapters of a report on one person: lists of the portrait, and cards by situation, as its reader needs them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from discern.cards import Card, list_cards, topic_name
from discern.contract.certainty import OPEN, Certainty
from discern.contract.models.insights import Insight, Voice
from discern.contract.models.reports import Audience, CardTopic, Chapter, ReportCard
from discern.contract.styles import Style
from discern.insight.claims import PORTRAIT_KINDS
from discern.reports.material import Material
from discern.reports.person.grounds import findings_of, halves_of, key_of, looks_random, main_claim, tell
from discern.reports.shared_text import as_sentence
from discern.words import STRENGTHS, format_message


@dataclass(frozen=True, slots=True)
class _Plan:
    """A chapter: its topics, and how many cards each has at most."""

    topics: Sequence[str]
    each: int


_COLLEAGUES: Mapping[str, Style] = {
    "with-dominance": "D",
    "with-influence": "I",
    "with-steadiness": "S",
    "with-conscientiousness": "C",
}

CHAPTERS: Mapping[str, _Plan] = {
    "situations": _Plan(
        ("one-to-one", "meetings", "deciding", "planning", "delegation", "change", "disagreement", "pressure"), 2
    ),
    "talking": _Plan(("talking", "giving-feedback", "taking-feedback", "helping", "remote"), 2),
    "styles": _Plan(tuple(_COLLEAGUES), 1),
}
"""The chapters of cards, by their names in the catalogue."""

LISTS: Mapping[Audience, Sequence[str]] = {
    "self": ("energises", "drains", "ask"),
    "manager": ("do", "dont", "ask"),
    "coach": (),
}
"""The lists of a portrait that a short report has; a full one has all of them."""

TESTED_IN_SHORT = 2
"""How many claims a coach's short report has to test."""

_HEADED: Mapping[Audience, frozenset[str]] = {
    "self": frozenset(),
    "manager": frozenset({"one-to-one", "delegation", "giving-feedback", "taking-feedback"}),
    "coach": frozenset(),
}
"""Topics whose headings are the reader's own."""

FEWER: Mapping[Certainty, int] = {"leaning": 1}
"""The most cards of a situation, where they rest on no surer claim than this."""


def chapters_of_person(material: Material) -> list[Chapter]:
    """All chapters, by id: `lists`, `claims` and those of `CHAPTERS`."""
    return [*_list_portrait(material), *_claim(material), *_situate(material)]


def chapters_in_short(material: Material) -> list[Chapter]:
    """The chapter of a short report: for a coach the claims to test, for the others lists of the portrait."""
    if material.commission.audience == "coach":
        return [*_claim(material, TESTED_IN_SHORT)]
    return [*_list_portrait(material, LISTS[material.commission.audience])]


def heading_of(material: Material, topic: str) -> str:
    """The heading of a topic: that of the library but where it depends on the reader."""
    if topic in _HEADED[material.commission.audience]:
        return tell(material, "topic", topic=topic)
    return topic_name(topic, material.commission.language)


def _list_portrait(material: Material, kinds: Sequence[str] = PORTRAIT_KINDS[1:]) -> Iterator[Chapter]:
    """What gives and takes energy, and what helps in a talk, line by line; what to ask where the place is open."""
    language = material.commission.language
    voice = "you" if material.commission.audience == "self" else "named"
    topics = [
        CardTopic(
            heading=format_message(language, "portrait-heading", {"list": each.kind, "voice": voice, "a": "[P1]"}),
            cards=[ReportCard(text=line, statements=[each.id]) for line in each.text.splitlines()],
        )
        for each in material.statements
        if each.kind in kinds and not looks_random(material)
    ]
    if topics:
        yield Chapter(id="lists", kind="lists", heading=tell(material, "chapter", chapter="lists"), topics=topics)


def _situate(material: Material) -> Iterator[Chapter]:
    cards = _list(material, _open(material) if looks_random(material) else material.statements)
    for name, plan in CHAPTERS.items():
        topics = [topic for wanted in plan.topics if (topic := _topic(material, cards, wanted, plan.each)) is not None]
        if topics:
            heading = tell(material, "chapter", chapter=name)
            yield Chapter(id=name, heading=heading, topics=topics)


def _open(material: Material) -> list[Insight]:
    """What answers that look random call for: the cards of somebody of whom nothing is claimed."""
    main = main_claim(material)
    if main is None or "caution" not in material.by_id():
        return []
    return [main.model_copy(update={"id": "style-open", "kind": "style", "probability": None, "strength": OPEN})]


def _list(material: Material, statements: Sequence[Insight]) -> dict[str, list[Card]]:
    """Cards by topic. A manager gets what those who work with the person do; the person and their coach what the
    person does."""
    voice: Voice = "named" if material.commission.audience == "manager" else "you"
    found = list_cards(statements, material.seed, language=material.commission.language, voice=voice)
    return {topic: list(cards) for topic, cards in groupby(found, key=lambda card: card.topic)}


def _topic(material: Material, cards: Mapping[str, Sequence[Card]], topic: str, most: int) -> CardTopic | None:
    """The cards of a topic; None if there is none. Above them a coach has what to ask and to listen for."""
    chosen = _surest(cards.get(topic, ()), most)
    if not chosen:
        return None
    cited = "caution" if looks_random(material) else None
    return CardTopic(
        heading=heading_of(material, topic),
        note=tell(material, "situation", topic=topic) if material.commission.audience == "coach" else None,
        styles=[_COLLEAGUES[topic]] if topic in _COLLEAGUES else [],
        cards=[
            ReportCard(
                headline=as_sentence(card.statement.headline or ""),
                text=card.statement.text,
                statements=[cited or card.rests_on.id],
            )
            for card in chosen
        ],
    )


def _surest(cards: Sequence[Card], most: int) -> list[Card]:
    """At most so many cards, those on the surest claims first and on one claim together, few on weak ones (`FEWER`)."""
    chosen: list[Card] = []
    for card in sorted(cards, key=lambda each: list(STRENGTHS).index(each.rests_on.strength)):
        if len(chosen) < min(most, FEWER.get(card.rests_on.strength, most)):
            chosen.append(card)
    claims = list(dict.fromkeys(card.rests_on.id for card in chosen))
    return sorted(chosen, key=lambda card: claims.index(card.rests_on.id))


def _claim(material: Material, most: int | None = None) -> Iterator[Chapter]:
    """Each claim with what would speak for it and against it; for a coach the least certain first, with what to ask.

    With ``most``, only so many of them, for a coach.
    """
    is_coach = material.commission.audience == "coach"
    parts = ("ask", "holds", "fails", "next") if is_coach else ("holds", "fails")
    topics = [
        CardTopic(
            heading=claim.text,
            strength=claim.strength,
            cards=[
                ReportCard(
                    headline=tell(material, "claims-label", part=part),
                    text=_sign(material, claim, part),
                    statements=[claim.id],
                )
                for part in parts
            ],
        )
        for claim in (findings_of(material)[:most] if is_coach else reversed(findings_of(material)))
    ]
    if topics:
        name = "claims" if most is None else "test"
        yield Chapter(id="claims", heading=tell(material, f"{name}-heading", count=len(topics)), topics=topics)


def _sign(material: Material, claim: Insight, part: str) -> str:
    """What would speak for a claim or against it, or where to go from there.

    Signs of a direction are those of its style and of the halves that it lies in.
    """
    keys = dict.fromkeys([key_of(claim), *sorted(halves_of(claim))])
    signs = list(keys) if part in {"holds", "fails"} else [key_of(claim)]
    return " ".join(tell(material, f"claims-{part}", claim=key) for key in signs)
