"""What a report on a team has beside its statements: situations, how to lead it, agendas, an agreement, a follow-up."""

from collections.abc import Iterator

from discern.cards import list_cards, topic_name
from discern.contract.models.insights import Insight, Voice, holds_without_random
from discern.contract.models.reports import CardTopic, Chapter, Passage, ReportCard, Section, Worksheet
from discern.contract.styles import STYLES
from discern.insight.team.situations import LARGEST
from discern.reports.material import Material
from discern.reports.parts import first_section
from discern.reports.several.members import FEW
from discern.reports.several.wording import (
    claims_about_team,
    doubtful_passage,
    in_readers_order,
    pick_cards,
    styles_of,
    tell,
    to_reader,
    topic_of,
)
from discern.words import badge_text, format_message, restate, style_name

SITUATIONS = {
    "meetings": "report-situations-meetings",
    "decisions": "report-situations-decisions",
    "conflict": "report-situations-conflict",
    "planning": "report-situations-planning",
    "crisis": "report-situations-crisis",
    "newcomer": "report-situations-newcomer",
}
"""The situations of the statements about a team, which are topics of cards too, each with what the reader can do."""

MOST_OF_A_SITUATION = 2
"""The most cards of the library in one situation."""

BOXES = {
    "cards": ("report-teams-box-cards", "report-teams-box-cards-text"),
    "situations": ("report-teams-box-situations", "report-teams-box-situations-text"),
}
"""What there are boxes to write about, each with its heading and its text."""

MOST_LINES = 3
"""The most lines for an agreement that follow from the team; as many again suit every team."""

_OTHER_LENGTHS = {"self": "ninety", "manager": "sixty", "coach": "sixty"}
"""How long the agenda is that isn't the report's conversation."""

_STEPS = {
    "self": (
        "report-teams-agenda-self-first",
        "report-teams-agenda-self-second",
        "report-teams-agenda-self-third",
        "report-teams-agenda-self-fourth",
        "report-teams-agenda-self-fifth",
        "report-teams-agenda-self-sixth",
    ),
    "manager": (
        "report-teams-agenda-manager-first",
        "report-teams-agenda-manager-second",
        "report-teams-agenda-manager-third",
        "report-teams-agenda-manager-fourth",
        "report-teams-agenda-manager-fifth",
        "report-teams-agenda-manager-sixth",
    ),
    "coach": (
        "report-teams-agenda-coach-first",
        "report-teams-agenda-coach-second",
        "report-teams-agenda-coach-third",
        "report-teams-agenda-coach-fourth",
        "report-teams-agenda-coach-fifth",
    ),
}
"""The steps of that agenda."""

MOST_TESTED = 6
"""The most claims that a coach is asked to test."""

_SIDES = {
    "DI": "fast",
    "SC": "calm",
    "IS": "people",
    "DC": "task",
    "D": "fast",
    "I": "fast",
    "S": "people",
    "C": "calm",
}
"""The half that two styles share; of a single style the one of its two halves that shows first."""

_OPEN = "open"
"""What stands for a fact where none is claimed."""

_LEADING = ("majority", "centre", "divided", "absent")
"""The kinds of claims that ask something of a team's leader."""


def situation_chapter(material: Material) -> Chapter | None:
    """The six situations: what is easy and hard, what the reader can do, and cards of the library.

    None for a team of which no situations are said because it is too large (`LARGEST`).
    """
    analysis = material.analysis
    if analysis is None or analysis.profiled > LARGEST:
        return None
    cards = list_cards(material.statements, material.seed, language=material.commission.language)
    facts = {topic_of_situation(each): each for each in material.statements if each.kind == "situation"}
    topics = []
    for situation in SITUATIONS:
        own = [*_situate(material, situation, facts.get(situation))]
        picked = pick_cards(material, cards, situation, MOST_OF_A_SITUATION)
        # Where nothing is claimed of the team, a second card would say once more that it is open.
        if picked and picked[0].rests_on.probability is None:
            picked = picked[:1]
        own += [to_reader(material, card) for card in picked]
        topics.append(CardTopic(heading=topic_name(situation, material.commission.language), cards=own))
    return Chapter(id="situations", heading=tell(material, "report-situations-heading"), topics=topics)


def topic_of_situation(statement: Insight) -> str:
    """The situation that a statement is about, one of `SITUATIONS`."""
    return (statement.message or "").removeprefix("situation-")


def _situate(material: Material, situation: str, fact: Insight | None) -> Iterator[ReportCard]:
    """What is easy and hard for the team in a situation, and what the reader can do about it.

    Where no fact about it is claimed, the reader's part rests on the half that the team is in, if one is claimed.
    """
    part, message = tell(material, "report-situations-part"), SITUATIONS[situation]
    if fact is not None:
        name = topic_of(fact, "fact")
        yield ReportCard(headline=tell(material, "report-situations-easy"), text=fact.text, statements=[fact.id])
        yield ReportCard(headline=part, text=tell(material, message, fact=name), statements=[fact.id])
        return
    leaning = next((each for each in material.statements if _leans_to(each)), None)
    if leaning is not None:
        yield ReportCard(
            headline=part, text=tell(material, message, fact=f"most-{_leans_to(leaning)}"), statements=[leaning.id]
        )
        return
    grounds = [each.id for each in material.statements if each.id in {"centre-open", "who-counts"}][:1]
    yield ReportCard(headline=part, text=tell(material, message, fact=_OPEN), statements=grounds)


def _leans_to(statement: Insight) -> str:
    """The half of the circle in which most or the centre of a team are by a claim about it; "" where it claims no such
    thing.
    """
    if statement.kind == "majority" and statement.probability is not None:
        return _SIDES.get("".join(style for style in STYLES if style in styles_of(statement)), "")
    about = statement.id.partition("-")[2]
    return about if statement.kind == "centre" and about in _SIDES.values() else ""


def leading_chapter(material: Material, most: int | None = None) -> Chapter | None:
    """What the team asks of a manager, or what a coach looks for, at most ``most`` things; None for the team itself,
    and where there is nothing.
    """
    if material.commission.audience == "self":
        return None
    claims = in_readers_order(material, (each for each in material.statements if each.kind in _LEADING))
    cards = [ReportCard(text=text, statements=[each.id]) for each in claims for text in _lead(material, each)][:most]
    if not cards:
        return None
    topic = CardTopic(heading=tell(material, "report-teams-lead-topic", count=len(cards)), cards=cards)
    return Chapter(id="leading", heading=tell(material, "report-teams-lead"), topics=[topic])


def room_chapter(material: Material) -> Chapter | None:
    """For a coach, how people of each style may be in a workshop."""
    if material.commission.audience != "coach":
        return None
    language = material.commission.language
    cards = [
        ReportCard(
            headline=style_name(style, language),
            text=tell(material, "report-teams-room-style", styles=style),
            statements=[],
            styles=[style],
        )
        for style in STYLES
    ]
    topic = CardTopic(heading=tell(material, "report-teams-room-topic"), cards=cards)
    return Chapter(id="room", heading=tell(material, "report-teams-room"), topics=[topic])


def _lead(material: Material, claim: Insight) -> Iterator[str]:
    about = claim.id.partition("-")[2]
    if claim.id == "centre-open":
        yield tell(material, "report-teams-lead-open")
    elif claim.kind == "centre":
        yield tell(material, "report-teams-lead-centre", end=about)
    elif claim.kind == "divided":
        yield tell(material, "report-teams-lead-divided", axis=about)
    elif claim.kind == "absent":
        for style in styles_of(claim)[:1]:
            yield tell(material, "report-teams-lead-absent", styles=style)
    elif styles := "".join(styles_of(claim)):
        yield tell(material, "report-teams-lead-majority", styles=styles)


def first_for_team(material: Material) -> Section:
    """What to do first of all, the surest first; what suits every team follows."""
    tries = sorted(
        (each for each in material.statements if each.kind == "try" and holds_without_random(each)),
        key=lambda each: -(each.probability or 0),
    )
    things = [(_suggest(material, each), each.id) for each in tries]
    # Of whom there are results, whatever these say.
    things += [(tell(material, "report-teams-first", turn=turn), "who-counts") for turn in (1, 2, 3)]
    return first_section(material, things)


def _suggest(material: Material, advice: Insight) -> str:
    """What to do, as the reader can: it singles out nobody, and a coach passes it on to the team."""
    voice: Voice = "unnamed" if advice.people else "you" if material.commission.audience == "self" else "named"
    text = restate(advice, material.commission.language, voice).text
    if material.commission.audience == "coach":
        return tell(material, "report-first-suggest", text=text)
    return text


def agendas_for_team(material: Material) -> dict[str, str]:
    """The lengths of the two agendas of a full report, the usual one first, and what each is called."""
    other = _OTHER_LENGTHS[material.commission.audience]
    usual = "ninety" if other == "sixty" else "sixty"
    return {length: tell(material, "report-teams-agenda", length=length) for length in (usual, other)}


def team_passages(material: Material, asked: Passage) -> list[Passage]:
    """What to do before the report is shared and about answers that look random, boxes to write in, questions, lines to
    start an agreement from, and what to ask at the follow-up.
    """
    after = [_after_session(material)] if material.commission.audience == "coach" else []
    return [
        Passage(
            id="before",
            heading=tell(material, "report-teams-before"),
            paragraphs=[tell(material, "report-teams-before-first"), tell(material, "report-teams-before-second")],
            counts=True,
        ),
        *([doubtful_passage(material)] if any(each.looks_random for each in material.members) else []),
        *(
            Passage(
                id=f"box-{box}",
                heading=tell(material, heading),
                paragraphs=[tell(material, text)],
                lines=[""] * 4,
            )
            for box, (heading, text) in BOXES.items()
        ),
        asked,
        *after,
        Passage(
            id="agreement",
            heading=tell(material, "report-teams-agreement"),
            paragraphs=[tell(material, "report-teams-agreement-note"), *_agreement(material)],
        ),
        Passage(
            id="follow-up",
            heading=tell(material, "report-teams-follow-up"),
            paragraphs=[
                tell(material, "report-teams-follow-up-first"),
                tell(material, "report-teams-follow-up-second"),
                tell(material, "report-teams-follow-up-third"),
            ],
            lines=[tell(material, "report-teams-follow-up-line", line=line) for line in ("date", "who", "what")],
        ),
    ]


def other_agenda(material: Material) -> Passage:
    """The agenda of the other length than the report's conversation."""
    audience = material.commission.audience
    return Passage(
        heading=tell(material, "report-teams-agenda", length=_OTHER_LENGTHS[audience]),
        paragraphs=[tell(material, step) for step in _STEPS[audience]],
    )


def _after_session(material: Material) -> Passage:
    lines = ("surprise", "wrong", "unheard", "next")
    return Passage(
        id="after",
        heading=tell(material, "report-teams-after"),
        paragraphs=[tell(material, "report-teams-after-text")],
        lines=[tell(material, "report-teams-after-line", line=line) for line in lines],
    )


def _agreement(material: Material) -> Iterator[str]:
    """Lines that follow from the facts about the team, then such as suit every team."""
    found = dict.fromkeys(topic_of(each, "fact") for each in material.statements if each.kind == "situation")
    for fact in [*list(found)[:MOST_LINES], "first", "second", "third"]:
        yield format_message(material.commission.language, "report-teams-agreement-line", {"fact": fact})


def team_worksheets(material: Material) -> list[Worksheet]:
    """For the team itself a line for each of few members; for a coach the claims to test, the least sure first."""
    match material.commission.audience:
        case "self" if 0 < len(material.members) <= FEW:
            rows = [[member.person.name, "", ""] for member in material.members]
            return [_table(material, "round", rows)]
        case "coach" if claims := claims_about_team(material)[:MOST_TESTED]:
            language = material.commission.language
            rows = [[each.text, badge_text(each.strength, language), "", ""] for each in claims]
            return [_table(material, "test", rows).model_copy(update={"statements": [each.id for each in claims]})]
        case _:
            return []


_TABLES = {
    "round": ("report-teams-round", "report-teams-round-note", "report-teams-round-column"),
    "test": ("report-teams-test", "report-teams-test-note", "report-teams-test-column"),
}
"""The heading, the note and the columns of each worksheet."""


def _table(material: Material, name: str, rows: list[list[str]]) -> Worksheet:
    heading, note, columns = _TABLES[name]
    return Worksheet(
        id=name,
        heading=tell(material, heading),
        note=tell(material, note),
        columns=[tell(material, columns, column=n) for n in range(1, len(rows[0]) + 1)],
        rows=rows,
    )
