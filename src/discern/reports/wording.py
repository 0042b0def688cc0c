"""What the parts of reports are made with: words, what statements say, and parts that several reports have."""

from collections.abc import Iterable, Sequence

from discern.cards import Card
from discern.contract.models.insights import Insight, StylesArgument, TopicArgument, without_random
from discern.contract.models.reports import CardTopic, Chapter, Passage, ReportCard, Section, Sentence, Table
from discern.contract.styles import Style
from discern.reports.arrangement import Draft
from discern.reports.material import Material
from discern.reports.sections import BUILT_IN, Outline, is_on_card, write_section
from discern.reports.shared_text import as_sentence, is_finding
from discern.words import format_message


def tell(material: Material, message: str, **values: str | int) -> str:
    """A message of the catalogue to the reader of a report."""
    commission = material.commission
    return format_message(commission.language, message, {"audience": commission.audience, **values})


def doubtful(draft: Draft) -> Passage | None:
    """What helps where the answers of somebody among several people look random; None where nobody's do."""
    material = draft.material
    if not any(each.quality.looks_random for each in (*material.results, *(each.results for each in material.members))):
        return None
    compared = "yes" if any(without_random(each) for each in material.statements) else "no"
    about = {"subject": material.subject_type, "compared": compared}
    texts = [tell(material, "report-several-random", turn=turn, **about) for turn in range(1, 5)]
    return Passage(id="doubtful", heading=tell(material, "report-several-random-heading"), paragraphs=texts)


def sides(draft: Draft) -> Chapter | Section | None:
    """What several people bring and what it costs, side by side."""
    outlines = _outline_sides(draft)
    if len(outlines) < 2:
        return write_section(draft.material, outlines[0]) if outlines else None
    heading = tell(draft.material, "report-heading-sides", subject=draft.material.subject_type)
    return Chapter(id="sides", form="lists", heading=heading, topics=list_sides(draft))


def list_sides(draft: Draft) -> list[CardTopic]:
    """What is brought and what it costs, as lists."""
    return [
        CardTopic(
            heading=outlined.heading,
            cards=[ReportCard(text=each.text, statements=[each.id]) for each in outlined.statements],
        )
        for outlined in _outline_sides(draft)
    ]


def _outline_sides(draft: Draft) -> list[Outline]:
    return [outlined for id_ in ("strengths", "watch_outs") if (outlined := draft.outline(id_)) is not None]


def section_drawn(material: Material, sentence: Sentence) -> Section:
    """What a drawing shows, in a sentence."""
    heading = tell(material, "report-drawn-heading", subject=material.subject_type)
    return Section(id="drawn", heading=heading, writer=BUILT_IN, sentences=[sentence])


def table_of_agreements(material: Material, topics: Iterable[str]) -> Table:
    """A table to fill in: what two people or a team agree on in these situations."""
    values = {"subject": material.subject_type, "a": "[P1]", "b": "[P2]"}
    return Table(
        id="agreement",
        heading=tell(material, "report-worksheet-heading", **values),
        note=tell(material, "report-worksheet-note", **values),
        columns=[tell(material, "report-worksheet-column", column=column, **values) for column in range(1, 5)],
        rows=[[tell(material, "report-worksheet-topic", topic=topic), "", "", ""] for topic in topics],
    )


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
    """A card of the library in a report. Its headline says to another reader that "you" is the two or the team."""
    names = {"a": "[P1]", "b": "[P2]"}
    said = as_sentence(card.statement.headline or "")
    headline = tell(material, "report-card-for", subject=material.subject_type, headline=said, **names)
    return ReportCard(headline=headline, text=card.statement.text, statements=[card.rests_on.id])


def pick_cards(material: Material, cards: Sequence[Card], topic: str, most: int) -> list[Card]:
    """At most so many cards of a topic: for a manager on what is surest, for a coach on what is least sure."""
    sign = {"self": 0, "manager": -1, "coach": 1}[material.commission.audience]
    found = [card for card in cards if card.topic == topic]
    return sorted(found, key=lambda card: sign * (card.rests_on.probability or 0.0))[:most]


def claims_about_team(material: Material) -> list[Insight]:
    """What is claimed about the team, and no advice: the surest first, for a coach the least sure."""
    return in_readers_order(
        material,
        (
            each
            for each in material.statements
            if each.probability is not None and is_finding(each) and not is_on_card(material, each)
        ),
    )
