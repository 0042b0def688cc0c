"""What a report on two people has beside its statements: what helps with how they lie to each other, cards, sheets."""

from collections import Counter
from collections.abc import Sequence

from discern.cards import Card, list_cards, topic_name
from discern.contract.certainty import OPEN
from discern.contract.models.insights import Insight
from discern.contract.models.reports import CardTopic, Chapter, Passage, ReportCard, Worksheet
from discern.reports.material import Material
from discern.reports.person.grounds import looks_random
from discern.reports.several.wording import doubtful_passage, in_readers_order, tell, to_reader

_TOPICS = {
    "self": ("talking", "deciding", "sharing-work", "feedback", "disagreement", "pressure"),
    "manager": ("deciding", "planning", "sharing-work", "feedback", "disagreement"),
    "coach": ("talking", "disagreement", "pressure", "change"),
}
"""The situations that each reader gets a card for: a manager those of the work, a coach those of the two."""

_ROWS = ("helps", "costs", "value", "quiet")
"""The sentences that each of the two finishes."""

_OPEN = ("pace_open", "focus_open")
"""The kinds of claims that say which of the two is how is open on an axis."""


def helping_chapter(material: Material, most: int | None = None) -> Chapter:
    """What helps with how the two differ in pace and in focus, and with the styles that are said of both, by the names
    of the two; at most ``most`` of these.
    """
    found = [each for each in in_readers_order(material, _said_of_two(material)) if _topic_of(each)]
    found.sort(key=lambda claim: claim.kind in _OPEN)
    return Chapter(
        id="helping",
        heading=tell(material, "report-pairs-part"),
        topics=[_help(material, claim) for claim in found[:most]],
    )


def _undecided(material: Material) -> Insight | None:
    """Why nothing is claimed of the two: the answers of one look random, or a service doesn't say how sure it is."""
    if looks_random(material):
        return material.by_id().get("caution")
    return next((each for each in material.statements if each.kind == "no_probabilities"), None)


def _said_of_two(material: Material) -> Sequence[Insight]:
    """The statements; where nothing is claimed of the two, that it is open on both axes."""
    if _undecided(material) is None:
        return material.statements
    claim = next(each for each in material.statements if len(each.people) == 2)
    open_: dict[str, object] = {"probability": None, "strength": OPEN}
    return [claim.model_copy(update={**open_, "id": kind, "kind": kind}) for kind in _OPEN]


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


def situations_for_two(material: Material) -> Chapter | None:
    """A card of the library for each situation that there is one for; None where there is none."""
    cards = list_cards(_said_of_two(material), material.seed, language=material.commission.language)
    used: Counter[str] = Counter()
    topics = []
    for topic in dict.fromkeys(card.topic for card in cards):
        if topic in _TOPICS[material.commission.audience]:
            card = min((each for each in cards if each.topic == topic), key=lambda each: _rank(material, each, used))
            used[card.rests_on.id] += 1
            name = topic_name(topic, material.commission.language)
            shown = to_reader(material, card).model_copy(update={"statements": _cited(material, card.rests_on)})
            topics.append(CardTopic(heading=name, cards=[shown]))
    if not topics:
        return None
    heading = tell(material, "report-chapter-together", subject="comparison")
    return Chapter(id="situations", heading=heading, topics=topics)


def _rank(material: Material, card: Card, used: Counter[str]) -> tuple[int, float]:
    """Lower for a better card. A manager gets those on what is surest; the others get them on as many claims as there
    are, a coach beginning with the least sure.
    """
    base = card.rests_on
    if material.commission.audience == "manager":
        return 0, -(base.probability or 0.0)
    return used[base.id], (base.probability or 0.0) if material.commission.audience == "coach" else 0.0


def pair_worksheets(material: Material) -> list[Worksheet]:
    """Sentences that each of the two finishes alone before they talk."""
    columns = [tell(material, "report-pairs-sheet-column", column=n, a="[P1]", b="[P2]") for n in range(1, 4)]
    return [
        Worksheet(
            id="alone",
            heading=tell(material, "report-pairs-sheet"),
            note=tell(material, "report-pairs-sheet-note"),
            columns=columns,
            rows=[[tell(material, "report-pairs-sheet-row", row=row), "", ""] for row in _ROWS],
        )
    ]


def pair_passages(material: Material, asked: Passage) -> list[Passage]:
    """What helps where answers look random, questions, and the day on which the two look back."""
    return [
        *([doubtful_passage(material)] if looks_random(material) else []),
        asked,
        Passage(
            id="follow-up",
            heading=tell(material, "report-pairs-follow-up"),
            paragraphs=[tell(material, "report-pairs-follow-up-text")],
            lines=[tell(material, "report-teams-follow-up-line", line=line) for line in ("date", "what")],
        ),
    ]
