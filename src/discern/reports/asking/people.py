"""Who in a team is like something, and who is how beside whom: from the probabilities of their places on the circle.

Nobody is named for what somebody else is more likely: a place counts from 60%, and two people's from 80%.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from discern.contract.base_models import CandidateRef
from discern.contract.certainty import LEANING, LIKELY
from discern.contract.models.insights import Claim
from discern.contract.models.results import Results, StyleSummary
from discern.contract.styles import HALVES_AROUND, STYLES
from discern.insight import describe_person
from discern.insight.circle import (
    AXES,
    ENDS,
    OF_OPPOSITES,
    OPPOSITE,
    Places,
    half_probability,
    profiles_of,
)
from discern.insight.claims import Value, advice, claim, probability_figure
from discern.insight.team.outliers_and_pairs import MIN_OTHERS, outlier_probabilities
from discern.reports.asking.question_words import OPPOSITE_OF, Region, Relation
from discern.reports.asking.texts import Text, of_some
from discern.reports.material import Material
from discern.words import format_message, format_names, percent, say

MOST = 3
"""The most people, or pairs, of an answer."""

MOST_PAIRS = 100
"""The most pairs that are looked at for one reason: of a large team, nobody reads more."""

WORTH_ASKING = 0.4
"""The least chance with which somebody is named as a question, where nobody is clearly there."""

NEXT_TO = 0.25
"""The least chance of a quarter with which somebody is named beside those who are in it."""

WORTH_NAMING = 0.1
"""The least chance of a quarter with which somebody in one of its halves comes near it."""


@dataclass(frozen=True, slots=True)
class Named:
    """An answer that names people: a sentence before it, unless it is empty, and a text on each or on each two."""

    lead: str
    texts: tuple[Text, ...]


def who_is(material: Material, region: Region, among: Collection[str], without: Collection[str] = ()) -> Named:
    """Those who are in a part of the circle, the likeliest first.

    ``among`` are the placeholders of those to choose from, if not all, and ``without`` of those who don't count. Where
    something else is said of somebody, or nothing, they count only as a question.
    """
    language = material.commission.language
    measured = [
        (chance, each)
        for chance, each in _by_chance(material, region)
        if (not among or each.candidate.name in among) and each.candidate.name not in without
    ]
    names = [each.candidate.name for _, each in measured]
    if found := in_roles(material, [region], names, len(measured)) if names else []:
        name = "asking-region" if len(found) <= MOST else "asking-region-most"
        lead = format_message(language, name, {"region": region, "least": len(found)})
        beside = _next_to(material, region, [each for each in measured if each[1].candidate.name not in _about(found)])
        return Named(lead, (*found[:MOST], *(beside if len(found) <= MOST else ())))
    lead = " ".join(format_message(language, name, {"region": region}) for name in ("asking-region", "asking-nobody"))
    near = nearest(material, region, names) if names else []
    if measured and measured[0][0] >= WORTH_ASKING:
        chance, likeliest = measured[0]
        text = _text_of(material, region, chance, likeliest)
        question = format_message(language, "asking-ask-first", {"name": likeliest.candidate.name})
        near = [replace(text, said=question), *(each for each in near if each.about != text.about)]
    elif near:
        lead = f"{lead} {format_message(language, 'asking-nearest')}"
    return Named(lead, tuple(near[:MOST]))


def _about(texts: Iterable[Text]) -> set[str]:
    return {name for text in texts for name in text.about}


def _next_to(material: Material, region: Region, others: Sequence[tuple[float, Results]]) -> list[Text]:
    """Those who may well be in a quarter although it isn't clear, in one text with how likely each is to be there."""
    near = [(chance, each) for chance, each in others if chance >= NEXT_TO and _is_said(each)][:MOST]
    if region not in STYLES or not near:
        return []
    language = material.commission.language
    parts = [
        format_message(language, "asking-next-part", {"name": each.candidate.name, "chance": percent(chance, language)})
        for chance, each in near
    ]
    values: dict[str, str | int] = {"region": region, "names": format_names(parts, language)}
    texts = [_text_of(material, region, chance, each) for chance, each in near]
    return [together(format_message(language, "asking-next", values), texts)]


def nearest_apart(material: Material) -> Named:
    """Where nobody clearly stands apart, that it is so and who is the nearest to it, if anybody is near at all."""
    language = material.commission.language
    nobody = Named(format_message(language, "asking-nobody-apart"), ())
    profiles = profiles_of(_known(material))
    places = Places.of(profiles)
    if places is None or len(profiles) <= MIN_OTHERS:
        return nobody
    probabilities, _ = outlier_probabilities(places)
    row = int(probabilities.argmax())
    chance, person = float(probabilities[row]), profiles[row].candidate
    if chance < WORTH_NAMING:
        return nobody
    said = claim(
        "outlier", "outlier", "team-outlier", chance, [probability_figure("evidence-outlier", chance)], [person]
    )
    statement = of_some(say(said, language), [person.name])
    text = Text(statement.text, statement.kind, statement, frozenset({person.name}))
    if chance >= LIKELY:
        return Named("", (text,))
    values = {"name": person.name, "chance": percent(chance, language)}
    return replace(nobody, texts=(replace(text, said=format_message(language, "asking-nearly-apart", values)),))


def nearest(material: Material, region: Region, among: Collection[str] = ()) -> list[Text]:
    """Where nobody is in a quarter, those in one of its halves who may be, the likeliest in the quarter first."""
    halves = in_roles(material, HALVES_AROUND.get(region, ()), among, len(material.profiled))
    halves.sort(key=lambda text: text.rests_on.probability or 0.0)
    surest = {name: text for text in halves for name in text.about}
    order = [
        (chance, surest[name])
        for chance, each in _by_chance(material, region)
        if (name := each.candidate.name) in surest
    ]
    near = [text for chance, text in order if chance >= WORTH_NAMING]
    # Who is in a half of it is nearer than nobody at all.
    return (near or [text for _, text in order])[:MOST]


def in_roles(material: Material, regions: Sequence[Region], among: Collection[str], most: int = 2) -> list[Text]:
    """The likeliest few of each part of the circle that is asked for."""
    return [
        _text_of(material, region, chance, each)
        for region in regions
        for chance, each in [
            (chance, each)
            for chance, each in _by_chance(material, region)
            if chance >= LEANING and _is_said(each) and (not among or each.candidate.name in among)
        ][:most]
    ]


def nobody_in(material: Material) -> list[Region]:
    """The quarters, and then the halves, that nobody is clearly in."""
    return [region for region in OPPOSITE_OF if not in_roles(material, [region], ())]


def place_of(material: Material, region: Region, person: str) -> tuple[Region, Text] | None:
    """That somebody is likely in a part of the circle, or else in which opposite one; None where neither is."""
    # Without being in both of its halves, nobody is in a quarter.
    against = [OPPOSITE_OF[region], *(OPPOSITE_OF[half] for half in HALVES_AROUND.get(region, ()))]
    for each in (region, *against):
        for chance, results in _by_chance(material, each):
            if results.candidate.name == person and chance >= LIKELY and _is_said(results):
                return each, _text_of(material, each, chance, results)
    return None


def surest(material: Material, most: int) -> list[str]:
    """The placeholders of people with something said of them, the surest first."""
    said = [each for each in _known(material) if _is_said(each)]
    chances = {each.candidate.name: (each.style.probability or 0.0) if each.style else 0.0 for each in said}
    return sorted(chances, key=lambda name: -chances[name])[:most]


def chance_of(style: StyleSummary, region: Region) -> float | None:
    """P(the person is in a part of the circle); None where a service doesn't say."""
    if region in ENDS["pace"] or region in ENDS["focus"]:
        return half_probability(style, region)
    quarters = {} if style.quarters is None else {str(each): chance for each, chance in style.quarters.items()}
    return quarters.get(region)


def verdicts_of(material: Material) -> list[Text]:
    """What is said first of each person, the surest first: a direction, a half, or that all is open. Of nobody whose
    answers look random."""
    said = [(each, say(describe_person(each)[0], material.commission.language)) for each in _known(material)]
    said.sort(key=lambda each: -(each[1].probability or 0.0))
    statements = [of_some(statement, [each.candidate.name]) for each, statement in said]
    return [Text(each.text, each.kind, each, frozenset({each.people[0].name})) for each in statements]


def together(said: str, texts: Iterable[Text]) -> Text:
    """One text for several people, from one on each; the least sure says how sure it is."""
    last, *others = sorted(texts, key=lambda text: text.rests_on.probability or 0.0)
    about = last.about.union(*(text.about for text in others))
    return Text(said, last.key, last.rests_on, about, tuple(text.rests_on for text in others))


def who_with_whom(material: Material, relation: Relation, of: Collection[str]) -> Named:
    """Pairs who clash, are alike or make up for each other, the surest first; if any are given, with somebody ``of``
    these."""
    profiles = profiles_of(_known(material))
    places = Places.of(profiles)
    people = [each.candidate for each in profiles]
    found = [] if places is None else _pairs(_Pairs(places, people, of), relation)
    # Neighbours on the circle are alike only beside those who have nobody nearer.
    surest = [said for same, said in found if same >= WORTH_ASKING]
    for candidates, times in ((surest, 1), (surest, 2), ([said for _, said in found], 2)):
        chosen = list(_choose(candidates, of, times))
        if len(chosen) > 1 or (chosen and of):
            break
    language = material.commission.language
    if chosen:
        return Named("", tuple(_text_of_pair(material, base, relation) for base in chosen))
    if of:
        names = format_names(sorted(of), language)
        if unsaid := [
            each for each in verdicts_of(material) if each.about & {*of} and each.rests_on.probability is None
        ]:
            said = format_message(language, "asking-no-partner", {"relation": relation, "name": names})
            return Named("", (replace(unsaid[0], said=said),))
        return Named(format_message(language, "asking-no-pair-for", {"relation": relation, "name": names}), ())
    return Named(format_message(language, "asking-no-pair", {"relation": relation}), ())


def nearest_to(material: Material, person: str) -> Named | None:
    """Who is nearest to somebody on the circle, the most probable first, each with what the two share or, where that
    isn't clear, where they are; None where nobody is, or no side is said of somebody."""
    profiles = profiles_of(_known(material))
    places = Places.of(profiles)
    names = [each.candidate.name for each in profiles]
    said_of = {each.candidate.name for each in _known(material) if _is_said(each)}
    if places is None or person not in names or len(names) < MIN_OTHERS:
        return None
    row = names.index(person)
    squares = np.square(places.positions - places.positions[:, [row]]).sum(axis=2)
    squares[:, row] = np.inf
    chances = np.bincount(squares.argmin(axis=1), minlength=len(names)) / len(squares)
    # Of whom no side is said, it isn't said that they are near to anybody either.
    order = [
        int(each)
        for each in np.argsort(-chances, kind="stable")
        if chances[each] >= WORTH_NAMING and names[each] in said_of
    ][:MOST]
    if not order or person not in said_of:
        return None
    language = material.commission.language
    parts = [
        format_message(language, "asking-next-part", {"name": names[n], "chance": percent(chances[n], language)})
        for n in order
    ]
    lead = format_message(language, "asking-nearest-to", {"name": person, "names": format_names(parts, language)})
    pairs = _pairs(_Pairs(places, [each.candidate for each in profiles], [person]), "alike")
    shared = {frozenset(each.name for each in base.people): base for _, base in reversed(pairs)}
    alone = {name: text for text in verdicts_of(material) for name in text.about}
    bases = [(names[n], shared.get(frozenset((person, names[n])))) for n in order]
    texts = (alone[name] if base is None else _text_of_pair(material, base, "alike") for name, base in bases)
    return Named(lead, tuple(texts))


def _known(material: Material) -> list[Results]:
    return [each for each in material.profiled or material.results if not each.quality.looks_random]


def _by_chance(material: Material, region: Region) -> list[tuple[float, Results]]:
    """Everybody whose place is measured, the likeliest in a part of the circle first."""
    found = [
        (chance, each)
        for each in _known(material)
        if each.style is not None and (chance := chance_of(each.style, region)) is not None
    ]
    return sorted(found, key=lambda each: -each[0])


def _is_said(results: Results) -> bool:
    """Whether something is said of somebody's place, so that saying more of it contradicts no page."""
    style = results.style
    return style is not None and (style.direction is not None or style.half is not None)


def _text_of(material: Material, region: Region, chance: float, results: Results) -> Text:
    person = results.candidate
    values: dict[str, Value]
    axis = next((axis for axis in AXES if region in ENDS[axis]), None)
    if axis is None:
        values = {"styles": tuple(style for style in STYLES if style == region)}
        figure = probability_figure("evidence-direction", chance, **values)
        said = claim(f"style-{region}", "style", "person-style", chance, [figure], [person], **values)
    else:
        values = {"end": region}
        figure = probability_figure("evidence-half", chance, **values)
        said = claim(f"{axis}-{region}", axis, f"person-{axis}", chance, [figure], [person], **values)
    statement = of_some(say(said, material.commission.language), [person.name])
    return Text(statement.text, statement.kind, statement, frozenset({person.name}))


class _Pairs:
    """Every two people whose places are drawn; only those with somebody ``of``, if any are given."""

    def __init__(self, places: Places, people: Sequence[CandidateRef], of: Collection[str]) -> None:
        self.places, self.people = places, people
        is_of = np.array([not of or person.name in of for person in people])
        self._count = (is_of[:, None] | is_of[None, :]) & ~np.eye(len(people), dtype=bool)

    def joint(self, one: NDArray[np.bool_], other: NDArray[np.bool_]) -> NDArray[np.float32]:
        """P(somebody is here and somebody else there), (n, n)."""
        return np.asarray(one.T.astype(np.float32) @ other.astype(np.float32) / len(one), dtype=np.float32)

    def likely(
        self, joint: NDArray[np.float32], fits: NDArray[np.float32]
    ) -> Iterator[tuple[float, float, list[CandidateRef]]]:
        """The likely pairs with how well they fit and how probable they are: the best of them."""
        rows, columns = np.nonzero(self._count & (joint >= LIKELY))
        for place in np.argsort(-fits[rows, columns], kind="stable")[:MOST_PAIRS]:
            row, column = rows[place], columns[place]
            yield float(fits[row, column]), float(joint[row, column]), [self.people[row], self.people[column]]


def _pairs(pairs: _Pairs, relation: Relation) -> list[tuple[float, Claim]]:
    """What can be claimed of two people that puts them in a relation, each with how well it fits, the best first."""
    if relation == "alike":
        return sorted(_alike(pairs), key=lambda each: (-each[0], -(each[1].probability or 0.0)))
    if relation == "deadline":
        return [*_fast_and_checking(pairs)]
    # Opposite styles say more than opposite halves.
    opposite = sorted(_opposite_styles(pairs), key=lambda each: -(each.probability or 0.0))
    halves = sorted(_opposite_halves(pairs), key=lambda each: -(each.probability or 0.0))
    return [(1.0, each) for each in (*opposite, *halves)]


def _opposite_styles(pairs: _Pairs) -> Iterator[Claim]:
    quarters = dict(zip(STYLES, np.moveaxis(pairs.places.quarters, 2, 0), strict=True))
    for one in OF_OPPOSITES:
        other = OPPOSITE[one]
        values: dict[str, Value] = {"first": (one,), "second": (other,)}
        joint = pairs.joint(quarters[one], quarters[other])
        for _, chance, people in pairs.likely(joint, joint):
            figure = probability_figure("evidence-pair-styles", chance, **values)
            id_ = f"opposite_styles-{one}{other}"
            yield claim(id_, "opposite_styles", "pair-opposite-styles", chance, [figure], people, **values)


def _opposite_halves(pairs: _Pairs) -> Iterator[Claim]:
    for axis in AXES:
        first, second = ENDS[axis]
        joint = pairs.joint(pairs.places.at(first), pairs.places.at(second))
        for _, chance, people in pairs.likely(joint, joint):
            figure = probability_figure("evidence-pair-halves", chance, axis=axis)
            kind = f"{axis}_opposite"
            yield claim(kind, kind, f"pair-{axis}-opposite", chance, [figure], people)


def _fast_and_checking(pairs: _Pairs) -> Iterator[tuple[float, Claim]]:
    """Pairs of opposite pace, those first where the calm one likely checks what is done (C)."""
    fast, calm = (pairs.places.at(end) for end in ENDS["pace"])
    checks = pairs.places.quarters[:, :, STYLES.index("C")]
    for fits, chance, people in pairs.likely(pairs.joint(fast, calm), pairs.joint(fast, checks)):
        figure = probability_figure("evidence-pair-halves", chance, axis="pace")
        yield fits, claim("pace_opposite", "pace_opposite", "pair-pace-opposite", chance, [figure], people)


def _alike(pairs: _Pairs) -> Iterator[tuple[float, Claim]]:
    """Pairs in one half, with how likely they are in one quarter."""
    quarters = np.moveaxis(pairs.places.quarters, 2, 0)
    same = np.asarray(sum(pairs.joint(each, each) for each in quarters), dtype=np.float32)
    for axis in AXES:
        for end in ENDS[axis]:
            at = pairs.places.at(end)
            # Of two people each comes first once.
            for fits, chance, people in pairs.likely(np.triu(pairs.joint(at, at)), same):
                figure = probability_figure("evidence-pair-both", chance, end=end)
                kind = f"{axis}_both"
                yield fits, claim(f"{kind}-{end}", kind, "pair-both", chance, [figure], people, end=end)


def _choose(ranked: Iterable[Claim], of: Collection[str], most: int) -> Iterator[Claim]:
    """The first few claims, one about the same two people; where nobody is asked after, each is in ``most`` of them."""
    pairs: set[frozenset[str]] = set()
    times: Counter[str] = Counter()
    for each in ranked:
        names = {person.name for person in each.people}
        is_taken = frozenset(names) in pairs or len(pairs) == MOST
        if is_taken or (not names & {*of} if of else any(times[name] == most for name in names)):
            continue
        pairs.add(frozenset(names))
        times.update(names)
        yield each


_SAID_OF: Mapping[Relation, Mapping[str, tuple[str, str]]] = {
    "clash": {
        "opposite_styles": ("watch_out", "pair-opposite-styles-watch-out"),
        "pace_opposite": ("rub", "pair-pace-friction"),
        "focus_opposite": ("rub", "pair-focus-friction"),
    },
    "balance": {
        "opposite_styles": ("strength", "pair-opposite-styles-strength"),
        "pace_opposite": ("strength", "pair-pace-strength"),
        "focus_opposite": ("strength", "pair-focus-strength"),
    },
    "deadline": {"pace_opposite": ("strength", "pair-pace-strength")},
    "alike": {
        "pace_both": ("strength", "pair-both-strength"),
        "focus_both": ("strength", "pair-both-strength"),
    },
}
"""What is said of two people in a relation, by the kind of the claim that it rests on."""


def _text_of_pair(material: Material, base: Claim, relation: Relation) -> Text:
    kind, message = _SAID_OF[relation][base.kind]
    values = {name: each for name, each in base.arguments.items() if each.type != "person" and name != "second"}
    names, language = [person.name for person in base.people], material.commission.language
    claims = (advice(base, kind, message, **values), base)
    given, behind = (of_some(say(each, language), names) for each in claims)
    return Text(given.text, kind, given, frozenset(names), (behind,))
