"""What a report on a team has beside its statements: what to do first, situations, an agenda, an agreement."""

from collections import Counter
from collections.abc import Iterator

from discern.cards import list_cards, topic_name
from discern.charts.dots import are_moved
from discern.charts.said import is_open, is_said_in
from discern.charts.style_distribution import describe_range
from discern.contract.models.insights import Insight, Voice, claim_behind, holds_without_random
from discern.contract.models.reports import CardTopic, Chapter, Passage, ReportCard, Section, Sentence, Table
from discern.contract.styles import STYLES
from discern.insight.circle import AXES, ENDS, ENDS_OF
from discern.insight.team.counts import SMALLEST_WHOLE
from discern.insight.team.situations import LARGEST
from discern.reports.arrangement import Draft, Offer
from discern.reports.material import Material
from discern.reports.sections import BUILT_IN
from discern.reports.shared_text import probability_table
from discern.reports.wording import (
    claims_about_team,
    in_readers_order,
    pick_cards,
    section_drawn,
    styles_of,
    table_of_agreements,
    tell,
    to_reader,
    topic_of,
)
from discern.words import badge_text, format_names, restate, style_name

SITUATIONS = {
    "meetings": "report-situations-meetings",
    "decisions": "report-situations-decisions",
    "conflict": "report-situations-conflict",
    "planning": "report-situations-planning",
    "crisis": "report-situations-crisis",
    "newcomer": "report-situations-newcomer",
}
"""The situations of the statements about a team, which are topics of cards too, each with what the reader can do."""

MOST_ALIKE = 3
"""The most situations that rest on one fact."""

FIRST = 3
"""How many things there are to do first of all."""

AGREED = ("meetings", "deciding", "disagreement", "feedback", "newcomer")
"""What a team agrees on."""

MOST_LINES = 1
"""The most lines for an agreement that follow from the team; `LINES_FOR_ALL` more suit every team."""

LINES_FOR_ALL = 3

ASKED = ("first", "second", "third", "fourth", "fifth", "sixth")
"""The questions to ask in any team, the usual ones first."""

OWN_QUESTIONS = 2
"""The most questions that follow from what a team is like."""

LEADING_IN_SHORT = 2
"""On how many claims about a team a short report says what they ask of the reader."""

MOST_ROWS = 40
"""The most people whose probabilities are printed as a table."""

_SIXTY, _NINETY = "sixty", "ninety"

_TALKS = {"self": _SIXTY, "manager": _NINETY, "coach": _NINETY}
"""How many minutes the agenda `report-talk-team` takes; `report-teams-agenda` takes the other."""

_STEPS = ("first", "second", "third", "fourth", "fifth", "sixth")

MOST_TESTED = 4
"""The most claims that a coach is asked to test."""

_OPEN = "open"
"""What stands for a fact where none is claimed."""

_LEADING = ("majority", "centre", "divided", "absent")
"""The kinds of claims that ask something of a team's leader."""


def is_too_small(material: Material) -> bool:
    """Whether a team has so few profiles that nothing is said of what it is like."""
    return any(each.kind == "too_few" for each in material.statements)


def _few(material: Material) -> str:
    """Whether a team has so few profiles that a report says how people differ, and nothing of the team."""
    return "yes" if any(each.id == "few" for each in material.statements) else "no"


def offer_for_team(material: Material) -> Offer:
    """What a model may choose beside the statements."""
    agendas = {length: tell(material, "report-teams-agenda", length=length) for length in (_SIXTY, _NINETY)}
    return Offer(questions=questions_for_team(material), agendas=agendas)


def drawn(draft: Draft) -> Section | None:
    """How many are in a quarter, only in a half, or in neither, and how many may be in each quarter. None where that
    is unknown.
    """
    material, analysis = draft.material, draft.material.analysis
    if analysis is None or analysis.distribution is None or analysis.profiled < SMALLEST_WHOLE:
        return None
    language, ranges = material.commission.language, []
    for style, share in sorted(analysis.distribution.items(), key=lambda each: -each[1].count):
        if share.interval is None:
            return None
        ranges.append(
            tell(material, "report-drawn-count", styles=style, range=describe_range(share.interval, language))
        )
    unsaid, random = sum(is_open(point) for point in analysis.map), sum(point.looks_random for point in analysis.map)
    clear = sum(any(is_said_in(point, style) for style in STYLES) for point in analysis.map)
    text = tell(
        material,
        "report-drawn-team",
        clear=clear,
        half=len(analysis.map) - clear - unsaid,
        open=unsaid - random,
        random=random,
        count=analysis.profiled,
        ranges=format_names(ranges, language),
        apart="yes" if are_moved(analysis.map) else "no",
    )
    return section_drawn(material, Sentence(text=text, statements=["who-counts"]))


def first(draft: Draft) -> Section:
    """What to do first of all: the card of the week that the team's page has, then the surest; what suits every team
    follows.
    """
    material = draft.material
    cards = list_cards(material.statements, material.seed, language=material.commission.language)
    week = [each for each in cards if each.statement.id == material.week]
    tries = sorted(
        (each for each in material.statements if each.kind == "try" and holds_without_random(each)),
        key=lambda each: -(each.probability or 0),
    )
    # Two on the same opposition, such as of the whole team and of two people, ask for much the same.
    by_id = material.by_id()
    by_region = {_region_of(claim_behind(each, by_id) or each): each for each in reversed(tries)}
    for card in week:
        by_region.pop(_region_of(card.rests_on), None)
    tries = [each for each in tries if each in by_region.values()]
    things = [
        (f"{said.headline} {said.text}", said.statements[0]) for said in (to_reader(material, card) for card in week)
    ]
    things += [(_suggest(material, each), each.id) for each in tries]
    # Of whom there are results, whatever these say.
    few = _few(material)
    things += [(tell(material, "report-teams-first", turn=turn, few=few), "who-counts") for turn in (1, 2, 3)]
    return Section(
        id="first",
        heading=tell(material, "report-first-heading"),
        writer=BUILT_IN,
        sentences=[Sentence(text=text, statements=[id_]) for text, id_ in things[:FIRST]],
    )


def _region_of(claim: Insight) -> str:
    """The styles, the half or the axis that a claim on a team, on some of it or on two people is about."""
    return claim.id.removeprefix("pair-").partition("-")[2].partition("-")[0]


def _suggest(material: Material, advice: Insight) -> str:
    """What to do, as the reader can: it singles out nobody, and a coach passes it on to the team."""
    voice: Voice = "unnamed" if advice.people else "you" if material.commission.audience == "self" else "named"
    return restate(advice, material.commission.language, voice).text


def situations(draft: Draft) -> Chapter | None:
    """Situations: what is easy and hard, what the reader can do, and a card of the library where there is one. Those on
    one fact all say much the same, so the first `MOST_ALIKE` of them stand for it.

    None for a team of which no situations are said: it is too large (`LARGEST`), or nothing is claimed to ground them.
    """
    material, analysis = draft.material, draft.material.analysis
    if analysis is None or analysis.profiled > LARGEST:
        return None
    cards = list_cards(material.statements, material.seed, language=material.commission.language)
    cards = [each for each in cards if each.statement.id != material.week]
    facts = {topic_of_situation(each): each for each in material.statements if each.kind == "situation"}
    topics, told = [], Counter[str]()
    for situation in SITUATIONS:
        fact = facts.get(situation)
        about = _leaning(material) if fact is None else topic_of(fact, "fact")
        told[about] += 1
        if told[about] > MOST_ALIKE:
            continue
        own = [*_situate(material, situation, fact)]
        own += [to_reader(material, card) for card in pick_cards(material, cards, situation, 1)]
        if own:
            topics.append(CardTopic(heading=topic_name(situation, material.commission.language), cards=own))
    if not topics:
        return None
    return Chapter(id="situations", heading=tell(material, "report-situations-heading"), topics=topics)


def topic_of_situation(statement: Insight) -> str:
    """The situation that a statement is about, one of `SITUATIONS`."""
    return (statement.message or "").removeprefix("situation-")


def _situate(material: Material, situation: str, fact: Insight | None) -> Iterator[ReportCard]:
    """What is easy and hard for the team in a situation, and what the reader can do about it.

    Where no fact about it is claimed, the reader's part rests on the half that the team is in, or on that being open;
    with few profiles there is neither.
    """
    part, message = tell(material, "report-situations-part"), SITUATIONS[situation]
    if fact is not None:
        cited = [_same_figures(material, fact).id]
        own = tell(material, message, fact=topic_of(fact, "fact"))
        yield ReportCard(headline=tell(material, "report-situations-easy"), text=fact.text, statements=cited)
        yield ReportCard(headline=part, text=own, statements=cited)
        return
    if _few(material) == "yes":
        return
    leaning = next((each for each in material.statements if _leans_to(each)), None)
    grounds = [each.id for each in material.statements if each.id in {"centre-open", "who-counts"}][:1]
    cited = grounds if leaning is None else [leaning.id]
    yield ReportCard(headline=part, text=tell(material, message, fact=_leaning(material)), statements=cited)


def _leaning(material: Material) -> str:
    """The fact that stands for one that isn't claimed: the half that the team is in, or that it is open."""
    ends = (_leans_to(each) for each in material.statements)
    return next((f"most-{end}" for end in ends if end), _OPEN)


def _same_figures(material: Material, fact: Insight) -> Insight:
    """The first statement, and no advice, that rests on the figures of a fact about a situation."""
    by_id = material.by_id()
    return next(
        each
        for each in material.statements
        if (each.probability, each.evidence) == (fact.probability, fact.evidence) and claim_behind(each, by_id) is None
    )


def _leans_to(statement: Insight) -> str:
    """The half of the circle in which most or the centre of a team are by a claim about it; "" where it claims no such
    thing.
    """
    if statement.probability is None or statement.kind not in {"majority", "centre"}:
        return ""
    about = "".join(styles_of(statement)) if statement.kind == "majority" else statement.id.partition("-")[2]
    return next(iter(_halves_in(about)), "")


def _halves_in(region: str) -> list[str]:
    """The halves of the circle that a region lies in: itself, one between two quarters, two around a quarter."""
    shared = [ENDS_OF[style] for style in STYLES if style in region]
    found = frozenset.intersection(*shared) if shared else {region}
    return [end for axis in AXES for end in ENDS[axis] if end in found]


def leading(draft: Draft) -> Chapter | None:
    """What the team asks of a manager, or what a coach looks for; None where there is nothing."""
    return _leading(draft.material)


def leading_in_short(draft: Draft) -> Chapter | None:
    """The first two of these."""
    return _leading(draft.material, LEADING_IN_SHORT)


def _leading(material: Material, most: int | None = None) -> Chapter | None:
    claims = in_readers_order(material, (each for each in material.statements if each.kind in _LEADING))
    cards = [ReportCard(text=text, statements=[each.id]) for each in claims for text in _lead(material, each)][:most]
    if not cards:
        return None
    topic = CardTopic(heading=tell(material, "report-teams-lead-topic", count=len(cards)), cards=cards)
    return Chapter(id="leading", heading=tell(material, "report-teams-lead"), topics=[topic])


def room(draft: Draft) -> Chapter:
    """For a coach, how people of each style may be in a workshop."""
    material = draft.material
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
        yield from (tell(material, "report-teams-lead-centre", end=end) for end in _halves_in(about))
    elif claim.kind == "divided":
        yield tell(material, "report-teams-lead-divided", axis=about)
    elif claim.kind == "absent":
        for style in styles_of(claim)[:1]:
            yield tell(material, "report-teams-lead-absent", styles=style)
    elif styles := "".join(styles_of(claim)):
        yield tell(material, "report-teams-lead-majority", styles=styles)


def questions_for_team(material: Material) -> dict[str, str]:
    """The questions that there are for the reader, by short ids, the usual ones first. They claim nothing."""
    few = _few(material)
    return {
        f"q{n}": tell(material, f"report-teams-questions-{place}", few=few) for n, place in enumerate(ASKED, start=1)
    }


def questions(draft: Draft) -> Passage:
    """Three questions, the chosen ones or the usual ones, and those that follow from what the team is like."""
    own = [each.text for each in draft.material.statements if each.kind == "question"]
    return _ask(draft, own[:OWN_QUESTIONS])


def questions_in_short(draft: Draft) -> Passage:
    """Three questions, the chosen ones or the usual ones."""
    return _ask(draft, [])


def _ask(draft: Draft, own: list[str]) -> Passage:
    material = draft.material
    asked = draft.ask(questions_for_team(material))
    return Passage(id="questions", heading=tell(material, "report-teams-questions"), paragraphs=[*asked, *own])


def agenda(draft: Draft) -> Passage:
    """The agenda of an hour, or of the length that was chosen."""
    material, audience = draft.material, draft.material.commission.audience
    length = draft.arranged.agenda or _SIXTY
    if length == _TALKS[audience]:
        heading = tell(material, "report-talk-heading", subject="team")
        steps = [tell(material, f"report-talk-team-{step}") for step in _STEPS[:5]]
    else:
        heading = tell(material, "report-teams-agenda", length=length)
        names = _STEPS[:5] if audience == "coach" else _STEPS
        steps = [tell(material, f"report-teams-agenda-{audience}-{step}", few=_few(material)) for step in names]
    return Passage(id="agenda", heading=heading, paragraphs=steps, counts=True)


def lines(draft: Draft) -> Passage:
    """Lines to start an agreement from: what follows from the team, then such as suit every team."""
    material = draft.material
    facts = dict.fromkeys(topic_of(each, "fact") for each in material.statements if each.kind == "situation")
    # Two teams that are read by the same person don't start from the same lines.
    turn = int(material.seed, 16) % len(_STEPS)
    for_all = [*_STEPS[turn:], *_STEPS[:turn]][:LINES_FOR_ALL]
    return Passage(
        id="lines",
        heading=tell(material, "report-teams-agreement"),
        paragraphs=[
            tell(material, "report-teams-agreement-note"),
            *(
                tell(material, "report-teams-agreement-line", fact=fact)
                for fact in [*list(facts)[:MOST_LINES], *for_all]
            ),
        ],
    )


def agreement(draft: Draft) -> Table:
    """What the team agrees on, to fill in."""
    return table_of_agreements(draft.material, AGREED)


def follow_up(draft: Draft) -> Passage:
    """What to ask when the team looks at its agreement again."""
    material = draft.material
    return Passage(
        id="follow-up",
        heading=tell(material, "report-teams-follow-up"),
        paragraphs=[tell(material, f"report-teams-follow-up-{turn}") for turn in ("first", "second", "third")],
        lines=[tell(material, "report-teams-follow-up-line", line=line) for line in ("date", "who", "what")],
    )


def tests(draft: Draft) -> Table | None:
    """For a coach some claims to test, the least sure of all first; None where nothing is claimed.

    Of those that the same would speak against, the least sure stands for the others.
    """
    material = draft.material
    by_test: dict[str, Insight] = {}
    for claim in claims_about_team(material):
        by_test.setdefault(_fails(material, claim), claim)
    tested = [*by_test.items()][:MOST_TESTED]
    if not tested:
        return None
    language = material.commission.language
    return Table(
        id="tests",
        heading=tell(material, "report-teams-test"),
        note=tell(material, "report-teams-test-note"),
        columns=[tell(material, "report-teams-test-column", column=n) for n in range(1, 5)],
        rows=[[claim.text, badge_text(claim.strength, language), fails, ""] for fails, claim in tested],
        statements=[claim.id for _, claim in tested],
    )


def _fails(material: Material, claim: Insight) -> str:
    """What would speak against a claim."""
    relation, _, about = claim.id.removeprefix("pair-").partition("-")
    styles, kind = "".join(styles_of(claim)), "end-of-one" if claim.kind == "end" else claim.kind
    if kind in {"majority", "centre"}:
        ends = _halves_in(styles if kind == "majority" else about)
        return " ".join(tell(material, "report-teams-test-fails", kind="end", about=end) for end in ends)
    if kind == "pair":
        differ = "pair" if len(claim.people) == len("ab") else "divided"
        kind, about = "both" if relation == "both" else differ, about.partition("-")[0]
    elif kind == "group":
        kind, about = "both", _halves_in(about)[0]
    elif kind == "spread":
        kind = about
    elif kind == "absent":
        about = styles[:1]
    return tell(material, "report-teams-test-fails", kind=kind, about=about)


def everybody(draft: Draft) -> Table | None:
    """How probable each style's direction is of each member; None of a large team, and where it is unknown."""
    analysis = draft.material.analysis
    if analysis is None or analysis.profiled > MOST_ROWS:
        return None
    doubted = {each.candidate.id for each in draft.material.profiled if each.quality.looks_random}
    return probability_table(analysis, draft.material.commission.language, doubted)
