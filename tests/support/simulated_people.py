"""Simulated people whose true places are known, and whether a statement about them is true.

Answers come from the exact Thurstonian model, not from the logit that scores them, so that the statements are checked
with the scoring model as wrong as it is on the design. Item parameters are those of the bank in use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from discern.contract.base_models import CandidateRef
from discern.contract.models.insights import Claim, TopicArgument
from discern.contract.models.results import Instrument, Norms, Quality, Results, Score
from discern.contract.models.teams import TeamRef
from discern.contract.styles import STYLES, ByStyle, circle_angle, quarter_of
from discern.insight.circle import AXES, ENDS, Axis, opposite_end
from discern.insight.styles import summarise
from discern.insight.team.counts import least_of_third
from discern.insight.team.outliers_and_pairs import MIN_GROUP, OUTLIER_RATIO
from discern.insight.team.style_claims import min_split_count
from discern.insight.team.team_level import CLOSE, FAR, REFERENCE_SPREAD
from discern.instrument import (
    CIRCLE,
    Bank,
    CirclePosterior,
    Levels,
    NormGroup,
    Posteriors,
    describe_style,
    load_bank,
    normal_cdf,
    score_batch,
    with_discrimination,
    with_levels,
)
from discern.instrument.bank import KNOWN
from discern.instrument.numerics import Bools, Floats
from discern.instrument.profile import style_estimate
from discern.instrument.style import DIRECTIONS, HALVES
from discern.service.domain.scoring import to_scores
from tests.support.advice_truth import ADVICE, base_of
from tests.support.thurstonian import draw_choices


@dataclass(frozen=True)
class Known:
    """People with their true θ (n, 4) and their results; a person's id is ``p`` and the row."""

    theta: Floats
    results: list[Results]

    @property
    def places(self) -> Floats:
        """(n, 2): focus and pace."""
        return np.asarray(self.theta @ CIRCLE.T)

    @property
    def styles(self) -> list[str]:
        """In the direction of which style each truly lies."""
        return [quarter_of(x, y) for x, y in self.places.tolist()]

    def on(self, axis: Axis) -> Floats:
        """The true coordinates on ``axis``, (n,)."""
        return self.places[:, 1 if axis == "pace" else 0]

    def towards(self, end: str) -> Floats:
        """How far each truly lies towards the ``end`` of an axis, (n,); below 0 in the other half."""
        axis = next(axis for axis in AXES if end in ENDS[axis])
        return self.on(axis) if end == ENDS[axis][0] else -self.on(axis)

    def at(self, end: str) -> Bools:
        """Who truly is in the half of the circle at the ``end`` of an axis, (n,)."""
        return self.towards(end) > 0

    def __getitem__(self, rows: slice) -> Known:
        return Known(self.theta[rows], self.results[rows])


@cache
def settled_bank() -> Bank:
    """The bank in use as it were if people's answers had confirmed the levels and the loadings."""
    levels = Levels(shift=(0.0, 0.0, 0.0, 0.0), sd=0.05, people=300)
    settled = with_levels(load_bank(), levels, "9")
    return with_discrimination(settled, replace(KNOWN, log_sd=0.15, people=300), "9")


def measure(bank: Bank, theta: Floats, rng: np.random.Generator, form_id: str = "fixed") -> Known:
    """The results of people at ``theta`` (n, 4) who take a form."""
    rows = bank.rows(bank.form(form_id).blocks)
    loadings, intercepts = bank.loadings[rows], bank.intercepts[rows]
    most, least = draw_choices(loadings / bank.scale, intercepts / bank.scale, theta, rng)
    return known(theta, score_batch(bank, form_id, most, least), bank)


def of_one(posteriors: Posteriors, row: int) -> Posteriors:
    """The posterior of one of many people."""
    one = slice(row, row + 1)
    return Posteriors(
        posteriors.weights[one],
        posteriors.means[one],
        posteriors.covariances[one],
        posteriors.slopes[one],
        posteriors.log_evidence[one],
    )


def scores_of(theta: Floats, errors: Floats) -> ByStyle[Score]:
    """The scores of one person by θ and its standard errors, (4,) each."""
    estimates = map(style_estimate, theta.tolist(), errors.tolist())
    return to_scores(dict(zip(STYLES, estimates, strict=True)))


def known(theta: Floats, posteriors: Posteriors, bank: Bank, norms: NormGroup | None = None) -> Known:
    """The results of people at ``theta`` (n, 4) whose answers led to these posteriors by ``bank``.

    Where no ``norms`` are given, statements say too what needs people behind the norms.
    """
    given = norms and Norms(id=norms.id, kind=norms.kind, n=norms.n, as_of=norms.as_of)
    of = Instrument(
        id=bank.id,
        version=bank.version,
        form="fixed",
        blocks=24,
        fingerprint=bank.fingerprint,
        people=bank.people,
        settled=bank.levels.are_settled,
        language=bank.language,
        translation=bank.translation,
    )
    people = []
    for row in range(len(theta)):
        own = of_one(posteriors, row)
        style = describe_style(own, settled=bank.levels.are_settled)
        people.append(
            Results(
                assessment_id="",
                candidate=CandidateRef(id=f"p{row}", name=f"P{row}"),
                instrument=of,
                norms=given,
                scores=scores_of(own.theta[0], own.se[0]),
                style=summarise(style, CirclePosterior.of(own)),
                quality=Quality(verdict="ok"),
            )
        )
    return Known(theta, people)


TEAM = TeamRef(id="team", name="Team")


def split(people: Known, sizes: Iterable[int]) -> Iterator[Known]:
    """Teams of these sizes, in the order of the people."""
    first = 0
    for size in sizes:
        yield people[first : first + size]
        first += size


def fact_of(said: Claim) -> str:
    """What a statement is true or false by: the id of the claim that it rests on, or the fact behind a situation."""
    base = base_of(said) if said.kind in ADVICE else said
    return base.id.split("-", 2)[2] if base.kind == "situation" else base.id


Rule = Callable[[Claim, Known], bool]


def holds(said: Claim, people: Known) -> bool | None:
    """Whether a claim, or what advice presupposes, is true of people; null where nothing is claimed.

    Raises:
        AssertionError: nothing says what the advice presupposes; see `advice_truth`.
        KeyError: nothing says when a claim of this kind is true.
    """
    if said.probability is None:
        return None
    base = base_of(said) if said.kind in ADVICE else said
    return CLAIMS[base.id.partition("-")[0]](base, people)


def _about(said: Claim) -> str:
    return said.id.split("-")[1]


def _is_above(said: Claim) -> bool:
    side = said.arguments["side"]
    assert isinstance(side, TopicArgument)
    return side.topic == "above"


def _rows(said: Claim, people: Known) -> list[int]:
    ids = [result.candidate.id for result in people.results]
    return [ids.index(person.id) for person in said.people]


def lies_in(direction: str, people: Known) -> bool:
    """Whether the first of the people truly lies in a direction."""
    return is_within(direction, people.places[0])


def is_within(region: str, place: Floats) -> bool:
    """Whether a place (2,) is in a direction or a half of the circle."""
    middle, reach = (DIRECTIONS[region], 45) if region in DIRECTIONS else (HALVES[region], 90)
    away = circle_angle(*place.tolist()) - middle
    return abs((away + 180) % 360 - 180) <= reach


def _score(said: Claim, people: Known) -> bool:
    score = float(100 * normal_cdf(people.theta[:1, STYLES.index(_about(said))])[0])
    return score > 55 if _is_above(said) else score < 45


def _pair(said: Claim, people: Known) -> tuple[str, str]:
    first, second = (people.styles[row] for row in _rows(said, people))
    return first, second


def _across(axis: Axis) -> Rule:
    def check(said: Claim, people: Known) -> bool:
        first, second = people.on(axis)[_rows(said, people)]
        return bool(first > 0 > second)

    return check


def _apart(axis: Axis) -> Rule:
    def check(said: Claim, people: Known) -> bool:
        first, second = people.on(axis)[_rows(said, people)]
        return bool(first > second)

    return check


def _both(said: Claim, people: Known) -> bool:
    return bool(people.at(_about(said)).all())


def _teammate(end: str) -> Rule:
    def check(said: Claim, people: Known) -> bool:
        own, theirs = people.towards(end)[_rows(said, people)]
        return bool(theirs > own)

    return check


def _majority(said: Claim, people: Known) -> bool:
    return sum(style in _about(said) for style in people.styles) * 2 > len(people.styles)


def _split(said: Claim, people: Known) -> bool:
    return all(people.styles.count(style) >= min_split_count(len(people.styles)) for style in _about(said))


def is_fact(fact: str, people: Known) -> bool:
    """Whether what a situation rests on is true."""
    shape, _, about = fact.partition("-")
    count = len(people.styles)
    if shape == "most":
        return bool(people.at(about).sum() * 2 > count)
    if shape == "many":
        return people.styles.count(about) >= least_of_third(count)
    assert shape == "divided", fact
    return all(people.at(end).sum() >= least_of_third(count) for end in ENDS[about])  # type: ignore[index]


def _group(said: Claim, people: Known) -> bool:
    rows, about = _rows(said, people), _about(said)
    if about in STYLES:
        return all(people.styles[row] == about for row in rows)
    return bool(people.at(about)[rows].all())


def _newcomer(said: Claim, people: Known) -> bool:
    _, style, what, *end = said.id.split("-")
    there = people.styles.count(style)
    match what:
        case "first":
            return there == 0
        case "second":
            return there == 1
        case "same":
            return there * 2 > len(people.styles)
        case "several":
            return there >= 2
        case "against":
            return is_fact(f"most-{opposite_end(end[0])}", people)
        case _:
            return is_fact(f"most-{end[0]}", people)


def _lone(said: Claim, people: Known) -> bool:
    there = [row for row, style in enumerate(people.styles) if style == _about(said)]
    return len(there) == 1 and (not said.people or there == _rows(said, people))


def _mean(said: Claim, people: Known) -> bool:
    mean = float(100 * normal_cdf(people.theta[:, STYLES.index(_about(said))]).mean())
    return bool(mean > 55 if _is_above(said) else mean < 45)


def spread(places: Floats) -> float:
    """Root mean square distance from the centre."""
    return float(np.sqrt(np.square(places - places.mean(axis=0)).sum(axis=1).mean()))


def _spread(said: Claim, people: Known) -> bool:
    ratio = spread(people.places) / (REFERENCE_SPREAD * (1 - 1 / len(people.theta)) ** 0.5)
    return bool(ratio < CLOSE if _about(said) == "close" else ratio > FAR)


def _end(said: Claim, people: Known) -> bool:
    return [int(people.towards(_about(said)).argmax())] == _rows(said, people)


def _outlier(said: Claim, people: Known) -> bool:
    (row,) = _rows(said, people)
    others = np.delete(people.places, row, axis=0)
    return float(np.hypot(*(people.places[row] - others.mean(axis=0)))) > OUTLIER_RATIO * spread(others)


def _bridge(said: Claim, people: Known) -> bool:
    (row,) = _rows(said, people)
    _, style, camps, _ = said.id.split("-")
    others = [each for number, each in enumerate(people.styles) if number != row]
    return people.styles[row] == style and all(others.count(camp) >= MIN_GROUP for camp in camps)


def _pair_in_team(said: Claim, people: Known) -> bool:
    _, shape, about, *_ = said.id.split("-")
    rows = _rows(said, people)
    if shape == "both":
        return bool(people.at(about)[rows].all())
    # Who is first on either side comes first.
    sides = said.arguments.get("shape")
    more = {"one": 0, "two": 1, "three": 2}[sides.topic.partition("-")[0]] if isinstance(sides, TopicArgument) else 0
    places = people.on(next(axis for axis in AXES if axis == about))[rows]
    first, second = [places[0], *places[2 : 2 + more]], [places[1], *places[2 + more :]]
    return bool(min(first) > 0 > max(second) if shape == "opposite" else min(first) > max(second))


CLAIMS: Mapping[str, Rule] = {
    "style": lambda said, people: lies_in(_about(said), people),
    "pace": _both,
    "focus": _both,
    "score": _score,
    **{f"{axis}_opposite": _across(axis) for axis in AXES},
    **{f"{axis}_apart": _apart(axis) for axis in AXES},
    **{f"{axis}_both": _both for axis in AXES},
    "same_style": lambda said, people: set(people.styles) == {_about(said)},
    "opposite_styles": lambda said, people: "".join(_pair(said, people)) == _about(said),
    **{f"teammate_{end}": _teammate(end) for ends in ENDS.values() for end in ends},
    "majority": _majority,
    "absent": lambda said, people: not set(_about(said)) & set(people.styles),
    "split": _split,
    "coverage": lambda _, people: set(people.styles) == set(STYLES),
    "lone": _lone,
    "mean": _mean,
    "centre": lambda said, people: is_within(_about(said), people.places.mean(axis=0)),
    "spread": _spread,
    "end": _end,
    "outlier": _outlier,
    "bridge": _bridge,
    "friction": lambda said, people: "".join(_pair(said, people)) == _about(said),
    "pair": _pair_in_team,
    "divided": lambda said, people: is_fact(said.id, people),
    "group": _group,
    "situation": lambda said, people: is_fact(said.id.split("-", 2)[2], people),
    "newcomer": _newcomer,
}
"""What each kind of statement claims of the truth."""

KINDS = tuple(CLAIMS)
"""Every kind of statement that claims something by itself."""
