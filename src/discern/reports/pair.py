"""What a report on two people has beside its statements: what helps with how they lie to each other, and situations."""

import re
from collections import Counter
from collections.abc import Sequence

from discern.cards import Card, list_cards, topic_name
from discern.contract.certainty import LIKELY
from discern.contract.models.insights import Insight
from discern.contract.models.reports import (
    MOST_SITUATIONS,
    CardTopic,
    Chapter,
    Passage,
    ReportCard,
    Section,
    Sentence,
    Table,
)
from discern.contract.models.results import Results
from discern.contract.styles import STYLES, Style
from discern.insight import compare
from discern.insight.claims import claim
from discern.reports.arrangement import Draft, Offer
from discern.reports.material import Material
from discern.reports.sections import asks_for_same
from discern.reports.wording import in_readers_order, section_drawn, table_of_agreements, tell, to_reader
from discern.words import format_score, say, style_name

_TOPICS = {
    "self": ("talking", "deciding", "sharing-work", "feedback", "disagreement", "pressure"),
    "manager": ("deciding", "planning", "sharing-work", "feedback", "disagreement"),
    "coach": ("talking", "disagreement", "pressure", "change"),
}
"""The situations that each reader gets a card for: a manager those of the work, a coach those of the two."""

HELPED_IN_SHORT = 2
"""Of how many of pace, focus and styles a short report says what helps."""

CLOSE = 15.0
"""Points: two scores that are nearer than that are called close."""

ASKED = ("first", "second", "third", "fourth", "fifth", "sixth")
"""The questions to ask any two people, the usual ones first."""

AGREED = ("deciding", "feedback", "disagreement", "pressure")
"""What two people agree on."""

TALK, START = "talk", "start"
"""The conversations of two people: about their work so far, and before they work together for the first time."""

_TALK_FOR = {
    TALK: "two people who know each other's work, one conversation about the report",
    START: "two people before they work together for the first time",
}

_STEPS = ("first", "second", "third", "fourth", "fifth")

_STARTS = re.compile(
    r"\b(?:first (?:time|project|meeting|week)|start(?:s|ing)?|begin(?:s|ning)?|new|kick-?off|onboarding)\b",
    re.IGNORECASE,
)
"""By these words of a purpose, which is in English as reports are, it is about a beginning."""

_DIFFERENCES = frozenset(
    {
        *(f"{axis}_{how}" for axis in ("pace", "focus") for how in ("opposite", "apart")),
        "opposite_styles",
    }
)
"""The kinds of claims that two people differ."""

_OPEN = {"pace_open": "pair-pace-open", "focus_open": "pair-focus-open"}
"""The kinds of claims that say which of the two is how is open on an axis, and their messages."""


def offer_for_pair(material: Material) -> Offer:
    """What a model may choose beside the statements."""
    return Offer([*_situations(material)], questions_for_pair(material), agendas_for_pair(material))


def agendas_for_pair(material: Material) -> dict[str, str]:
    """The conversations that there are, by id, and what each is for; the one for the purpose first."""
    starts = _STARTS.search(material.commission.purpose) is not None
    return {id_: _TALK_FOR[id_] for id_ in ((START, TALK) if starts else (TALK, START))}


def helping(draft: Draft) -> Chapter:
    """What helps with how the two differ in pace and in focus, and with the styles that are said of both, by the names
    of the two; only for a coach with what is no more than a leaning, if there is more.
    """
    return _help_two(draft.material)


def helping_in_short(draft: Draft) -> Chapter:
    """The same of the first two of these."""
    return _help_two(draft.material, HELPED_IN_SHORT)


def _help_two(material: Material, most: int | None = None) -> Chapter:
    found = [each for each in in_readers_order(material, _said_of_two(material)) if _topic_of(each)]
    found = [each for each in found if not asks_for_same(material, each)]
    if material.commission.audience != "coach":
        found = [each for each in found if each.strength != "leaning"] or found
    found.sort(key=lambda claim: claim.kind in _OPEN)
    return Chapter(
        id="helping",
        heading=tell(material, "report-pairs-part"),
        topics=[_help(material, claim) for claim in found[:most]],
    )


def _undecided(material: Material) -> Insight | None:
    """Why nothing is claimed of the two: the answers of one look random, or a service doesn't say how sure it is."""
    return next((each for each in material.statements if each.kind in {"random", "no_probabilities"}), None)


def _said_of_two(material: Material) -> Sequence[Insight]:
    """The statements; where nothing is claimed of the two, that it is open on both axes."""
    if _undecided(material) is None:
        return material.statements
    people, language = [each.candidate for each in material.results], material.commission.language
    return [say(claim(kind, kind, message, None, [], people), language) for kind, message in _OPEN.items()]


def _cited(material: Material, claim: Insight) -> list[str]:
    why = _undecided(material)
    return [claim.id if why is None else why.id]


def _topic_of(claim: Insight) -> str:
    """What a claim about two people is about: pace, focus or styles; "" for any other statement."""
    axis = claim.kind.partition("_")[0]
    return axis if axis in {"pace", "focus"} else "styles" if claim.kind in {"same_style", "opposite_styles"} else ""


def _help(material: Material, claim: Insight) -> CardTopic:
    topic, how = _topic_of(claim), _how(claim)
    return CardTopic(
        heading=tell(material, "report-pairs-part-topic", axis=topic),
        cards=[
            ReportCard(
                headline=tell(material, f"report-pairs-part-{side}"),
                text=tell(material, f"report-pairs-{topic}-{side}", how=how, **_names_in(claim)),
                statements=_cited(material, claim),
            )
            for side in ("first", "second")
        ],
    )


def _names_in(claim: Insight) -> dict[str, str]:
    """The two as the claim has them: where they differ, the faster one first, or who puts people first more."""
    return dict(zip(("a", "b"), (person.name for person in claim.people), strict=True))


def _how(claim: Insight) -> str:
    """How two people lie to each other: on an axis the half where both are, or the kind of the claim; else the kind
    with the styles.
    """
    relation, _, about = claim.id.partition("-")
    if _topic_of(claim) == "styles":
        return f"{relation.partition('_')[0]}-{about}"
    return about or relation.partition("_")[2]


def situations(draft: Draft) -> Chapter | None:
    """A card of the library for each of three situations: those that a model chose come first."""
    material = draft.material
    found = _situations(material)
    chosen = [topic for topic in dict.fromkeys([*draft.arranged.topics, *found]) if topic in found][:MOST_SITUATIONS]
    topics = [
        CardTopic(
            heading=topic_name(topic, material.commission.language),
            cards=[
                to_reader(material, found[topic]).model_copy(
                    update={"statements": _cited(material, found[topic].rests_on)}
                )
            ],
        )
        for topic in chosen
    ]
    if not topics:
        return None
    heading = tell(material, "report-chapter-together", subject="comparison")
    return Chapter(id="situations", heading=heading, topics=topics)


def _situations(material: Material) -> dict[str, Card]:
    """The best card of each of the reader's situations, in their order."""
    cards = list_cards(_said_of_two(material), material.seed, language=material.commission.language)
    used: Counter[str] = Counter()
    found: dict[str, Card] = {}
    for topic in _TOPICS[material.commission.audience]:
        of_topic = [each for each in cards if each.topic == topic]
        if of_topic:
            found[topic] = min(of_topic, key=lambda each: _rank(material, each, used))
            used[found[topic].rests_on.id] += 1
    return found


def _rank(material: Material, card: Card, used: Counter[str]) -> tuple[bool, int, float]:
    """Lower for a better card: on as many claims as there are, a manager beginning with the surest, a coach with the
    least sure. Only a coach gets one on a leaning where there is another.
    """
    audience = material.commission.audience
    sign = {"self": 0, "manager": -1, "coach": 1}[audience]
    return (
        audience != "coach" and card.rests_on.strength == "leaning",
        used[card.rests_on.id],
        sign * (card.rests_on.probability or 0.0),
    )


def questions_for_pair(material: Material) -> dict[str, str]:
    """The questions that there are for the reader, by short ids, the usual ones first. They claim nothing."""
    return {f"q{n}": tell(material, f"report-pairs-questions-{place}") for n, place in enumerate(ASKED, start=1)}


def questions(draft: Draft) -> Passage:
    """Three questions: the chosen ones or the usual ones."""
    material = draft.material
    opening = [tell(material, "report-pairs-questions-instead")] if _lacks_tries(material) else []
    asked = draft.ask(questions_for_pair(material))
    return Passage(id="questions", heading=tell(material, "report-pairs-questions"), paragraphs=[*opening, *asked])


def _lacks_tries(material: Material) -> bool:
    """Whether questions stand for what two people could try; beside what helps them in a short report they don't."""
    says_what_helps = material.commission.length == "short" and material.commission.audience != "self"
    return not says_what_helps and all(each.kind != "try" for each in material.statements)


def agenda(draft: Draft) -> Passage:
    """The steps of the chosen conversation; without one that for the purpose."""
    material = draft.material
    if (draft.arranged.agenda or next(iter(agendas_for_pair(material)))) == START:
        heading = tell(material, "report-pairs-start")
        steps = [tell(material, f"report-pairs-start-{step}") for step in _STEPS]
    else:
        claims = {each.kind for each in material.statements if each.probability is not None}
        differ = not claims.isdisjoint(_DIFFERENCES)
        names = {"a": "[P1]", "b": "[P2]", "differ": "yes" if differ else "no"}
        heading = tell(material, "report-talk-heading", subject="comparison")
        steps = [tell(material, f"report-talk-comparison-{step}", **names) for step in _STEPS]
    return Passage(id="agenda", heading=heading, paragraphs=steps, counts=True)


def agreement(draft: Draft) -> Table:
    """What the two agree on, to fill in."""
    return table_of_agreements(draft.material, AGREED)


def drawn(draft: Draft) -> Section | None:
    """The two styles in which the scores lie furthest apart, in a sentence; None where the answers of one look random,
    and where scores have no ranges.
    """
    material = draft.material
    one, other = material.results
    if one.scores is None or other.scores is None or _undecided(material) is not None:
        return None
    apart = {style: abs(one.scores[style].score - other.scores[style].score) for style in STYLES}
    first, second = sorted(STYLES, key=lambda style: -apart[style])[:2]
    values = {"a": "[P1]", "b": "[P2]"} | _figures(material, "first", first) | _figures(material, "second", second)
    differences = compare(one, other)[0].differences.values()
    sure = [max(each.probability, 1 - each.probability) for each in differences if each.probability is not None]
    is_open = all(each < LIKELY for each in sure)
    how = "open" if is_open else "close" if apart[first] < CLOSE else "far"
    text = tell(material, "report-drawn-pair", apart=how, **values)
    cited = [each.id for each in material.statements if each.kind == "measured"]
    return section_drawn(material, Sentence(text=text, statements=cited))


def _figures(material: Material, place: str, style: Style) -> dict[str, str]:
    language = material.commission.language

    def score(results: Results) -> str:
        assert results.scores is not None
        found = results.scores[style]
        return format_score(found.score, found.interval, language)

    one, other = material.results
    return {place: style_name(style, language), f"{place}-a": score(one), f"{place}-b": score(other)}
