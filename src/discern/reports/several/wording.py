"""What the parts of a report on several people are made with: words, what statements say, and how sure that is."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from discern.cards import Card
from discern.contract.certainty import LIKELY, MORE_LIKELY_THAN_NOT, VERY_LIKELY, Certainty
from discern.contract.models.insights import Insight, StylesArgument, TopicArgument, Voice, holds_without_random
from discern.contract.models.reports import Passage, ReportCard, Sentence
from discern.contract.styles import Style
from discern.reports.builtin_writer import UNMEASURED
from discern.reports.material import Material
from discern.reports.person.chapters import FEWER
from discern.words import format_message, percent, restate, strength_name


def tell(material: Material, message: str, **values: str | int) -> str:
    """A message of the catalogue to the reader of a report."""
    commission = material.commission
    return format_message(commission.language, message, {"audience": commission.audience, **values})


DOUBTFUL = "doubtful"
"""The id of the passage on answers that look random."""


def doubtful_passage(material: Material) -> Passage:
    """What helps where the answers of somebody among several people look random."""
    about = {"subject": material.subject_type}
    texts = [tell(material, "report-several-random", turn=turn, **about) for turn in range(1, 5)]
    return Passage(id=DOUBTFUL, heading=tell(material, "report-several-random-heading"), paragraphs=texts)


def say_to_team(material: Material, statement: Insight) -> str:
    """A statement as it speaks to the readers of a report on a team."""
    voice: Voice = "you" if material.commission.audience == "self" else "named"
    return restate(statement, material.commission.language, voice).text


def styles_of(statement: Insight, name: str = "styles") -> tuple[Style, ...]:
    """The styles among a statement's arguments; () where it has none of this name."""
    argument = statement.arguments.get(name)
    return argument.styles if isinstance(argument, StylesArgument) else ()


def topic_of(statement: Insight, name: str) -> str:
    """The topic among a statement's arguments; "" where it has none of this name."""
    argument = statement.arguments.get(name)
    return argument.topic if isinstance(argument, TopicArgument) else ""


def in_readers_order(material: Material, statements: Iterable[Insight]) -> list[Insight]:
    """The surest statement first; for a coach, who is there to test them, the least sure one."""
    sign = 1 if material.commission.audience == "coach" else -1
    return sorted(statements, key=lambda each: sign * (each.probability or 0.0))


def to_reader(material: Material, card: Card) -> ReportCard:
    """A card of the library in a report.

    Its headline says to another reader that "you" is the two or the team, and that a card may not fit where its claim
    isn't very likely.
    """
    base = card.rests_on
    headline = tell(
        material,
        "report-card-for",
        subject=material.subject_type,
        weak="yes" if base.strength in FEWER else "no",
        headline=card.statement.headline or "",
    )
    return ReportCard(headline=headline, text=card.statement.text, statements=[base.id])


def pick_cards(material: Material, cards: Sequence[Card], topic: str, most: int) -> list[Card]:
    """At most so many cards of a topic: for a manager on what is surest, for a coach on what is least sure."""
    sign = {"self": 0, "manager": -1, "coach": 1}[material.commission.audience]
    found = [card for card in cards if card.topic == topic]
    return sorted(found, key=lambda card: sign * (card.rests_on.probability or 0.0))[:most]


BEGINS: Mapping[Certainty, float] = {
    "very likely": VERY_LIKELY,
    "likely": LIKELY,
    "more likely than not": MORE_LIKELY_THAN_NOT,
}
"""From which probability each word is said."""

CLOSE = 0.03
"""A probability that is so little above where its word begins may fall below it with one set of answers more."""


def certainty_of_team(material: Material) -> list[Sentence]:
    """What comes before the cautions; in a short report only what its reader needs first. Nothing on other subjects,
    and where nothing is claimed of the whole team.
    """
    # Claims about single people stand elsewhere, for those who may see them.
    claims = [each for each in claims_about_team(material) if not each.people]
    if material.subject_type != "team" or not claims:
        return []
    sentences = [*_extremes(material, claims)] if len(claims) > 1 else [_say(material, "only", claims[0])]
    return sentences[:1] if material.commission.length == "short" else [*sentences, *_closest(material, claims)]


def claims_about_team(material: Material) -> list[Insight]:
    """What is claimed about the team, and no advice: the surest first, for a coach the least sure."""
    claims = (each for each in material.statements if each.probability is not None and each.kind not in UNMEASURED)
    return in_readers_order(material, claims)


def _extremes(material: Material, claims: list[Insight]) -> Iterator[Sentence]:
    """The least and the most probable claim, in the reader's order. What is likely isn't called the least sure, as in a
    report on one person, and what is less sure without answers that look random isn't the surest.
    """
    weakest = min(claims, key=_chance)
    surest = max(claims, key=lambda each: (holds_without_random(each), _chance(each)))
    named = []
    if holds_without_random(surest):
        named.append(("surest", surest))
    if weakest is not surest and _chance(weakest) < LIKELY:
        named.append(("weakest", weakest))
    for name, claim in reversed(named) if material.commission.audience == "coach" else named:
        yield _say(material, name, claim)


def _closest(material: Material, claims: list[Insight]) -> Iterator[Sentence]:
    """The claim that is the least above where its word begins, if that is close."""
    above = {each.id: _chance(each) - BEGINS[each.strength] for each in claims if each.strength in BEGINS}
    close = [each for each in claims if above.get(each.id, CLOSE) < CLOSE]
    if close:
        claim = min(close, key=lambda each: above[each.id])
        language = material.commission.language
        begins = percent(BEGINS[claim.strength], language)
        yield _say(material, "closest", claim, strength=strength_name(claim.strength, language), begins=begins)


def _chance(claim: Insight) -> float:
    return claim.probability or 0.0


def _say(material: Material, name: str, claim: Insight, **values: str) -> Sentence:
    chance = percent(_chance(claim), material.commission.language)
    headline = claim.headline or claim.text
    text = tell(material, f"report-teams-certain-{name}", headline=headline, percent=chance, **values)
    return Sentence(text=text, statements=[claim.id])
