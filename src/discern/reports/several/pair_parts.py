"""What a report on two people has beside its statements: what helps with how they lie to each other, cards, sheets."""

from collections import Counter
from collections.abc import Mapping, Sequence

from discern.cards import Card, list_cards, topic_name
from discern.contract.models.insights import Insight
from discern.contract.models.reports import CardTopic, Chapter, Passage, ReportCard, Worksheet
from discern.reports.material import Material
from discern.reports.person.grounds import looks_random
from discern.reports.several.wording import doubtful_passage, in_readers_order, styles_of, tell, to_reader

_TOPICS = {
    "self": ("talking", "deciding", "sharing-work", "feedback", "disagreement", "pressure"),
    "manager": ("deciding", "planning", "sharing-work", "feedback", "disagreement"),
    "coach": ("talking", "disagreement", "pressure", "change"),
}
"""The situations that each reader gets a card for: a manager those of the work, a coach those of the two."""

_ROWS = ("helps", "costs", "value", "quiet")
"""The sentences that each of the two finishes."""

_AXES: Mapping[str, Sequence[str]] = {
    axis: tuple(f"{axis}_{how}" for how in ("opposite", "both", "further", "apart", "alike", "open"))
    for axis in ("pace", "focus")
}
"""The kinds of claims on each axis, the one that says most about the two first."""

_STYLES = ("same_style", "opposite_styles", "styles", "different_styles", "styles_open", "no_probabilities")
"""The kinds of claims about the styles of both."""


_VAGUE = frozenset({"different_styles", "styles_open"})
"""Claims that leave open who is how."""


def helping_chapter(material: Material, most: int | None = None) -> Chapter:
    """What helps with how the two differ in pace, in focus and by their styles; at most ``most`` of these."""
    open_ = undecided(material)
    found = {axis: open_ or _first(material, kinds) for axis, kinds in (*_AXES.items(), ("styles", _STYLES))}
    claims = in_readers_order(material, (each for each in found.values() if each is not None))
    axes = sorted(
        (axis for axis, claim in found.items() if claim is not None),
        key=lambda axis: (found[axis].kind in _VAGUE, claims.index(found[axis])),  # type: ignore[union-attr,arg-type]
    )
    return Chapter(
        id="helping",
        heading=tell(material, "report-pairs-part"),
        topics=[_help(material, axis, claim) for axis in axes[:most] if (claim := found[axis]) is not None],
    )


def undecided(material: Material) -> Insight | None:
    """What stands for all claims about two people where the answers of one look random: that it is open, which rests on
    the warning; else None.
    """
    caution = material.by_id().get("caution") if looks_random(material) else None
    return None if caution is None else caution.model_copy(update={"id": "styles-open", "kind": "styles_open"})


def _first(material: Material, kinds: Sequence[str]) -> Insight | None:
    of_kind = {each.kind: each for each in reversed(material.statements)}
    return next((of_kind[kind] for kind in kinds if kind in of_kind), None)


def _help(material: Material, axis: str, claim: Insight) -> CardTopic:
    how = _styles(claim) if axis == "styles" else "open" if claim.kind == "styles_open" else _how(claim)
    return CardTopic(
        heading=tell(material, "report-pairs-part-topic", axis=axis),
        cards=[
            ReportCard(
                headline=tell(material, f"report-pairs-part-{side}"),
                text=tell(material, f"report-pairs-{axis}-{side}", how=how),
                statements=["caution" if looks_random(material) else claim.id],
            )
            for side in ("first", "second")
        ],
    )


def _how(claim: Insight) -> str:
    """How two people lie to each other on an axis: the end where both are, or the kind of the claim."""
    relation, _, end = claim.id.partition("_")[2].partition("-")
    return end if end and relation in {"both", "further"} else "apart" if relation == "further" else relation


def _styles(claim: Insight) -> str:
    match claim.kind:
        case "same_style":
            (style,) = styles_of(claim) or ("",)
            return f"same-{style}" if style else "same"
        case "opposite_styles":
            pair = {*styles_of(claim, "first"), *styles_of(claim, "second")}
            return "opposite-DS" if pair == {"D", "S"} else "opposite-IC" if pair == {"I", "C"} else "different"
        case "styles":
            return "beside"
        case "different_styles":
            return "different"
        case _:
            return "open"


def situations_for_two(material: Material) -> Chapter | None:
    """A card of the library for each situation that there is one for; None where there is none."""
    open_ = undecided(material)
    statements = material.statements if open_ is None else [open_]
    cards = list_cards(statements, material.seed, language=material.commission.language)
    used: Counter[str] = Counter()
    topics = []
    for topic in dict.fromkeys(card.topic for card in cards):
        if topic in _TOPICS[material.commission.audience]:
            card = min((each for each in cards if each.topic == topic), key=lambda each: _rank(material, each, used))
            used[card.rests_on.id] += 1
            name = topic_name(topic, material.commission.language)
            shown = to_reader(material, card)
            if open_ is not None:
                shown = shown.model_copy(update={"statements": ["caution"]})
            topics.append(CardTopic(heading=name, cards=[shown]))
    if not topics:
        return None
    heading = tell(material, "report-chapter-together", subject="comparison")
    return Chapter(id="situations", heading=heading, topics=topics)


def _rank(material: Material, card: Card, used: Counter[str]) -> tuple[bool, int, float]:
    """Lower for a better card: what says how the two differ comes before what says only that they do.

    A manager then gets those on what is surest; the others get them on as many claims as there are, a coach beginning
    with the least sure.
    """
    base = card.rests_on
    is_vague = base.kind in _VAGUE
    if material.commission.audience == "manager":
        return is_vague, 0, -(base.probability or 0.0)
    return is_vague, used[base.id], (base.probability or 0.0) if material.commission.audience == "coach" else 0.0


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
