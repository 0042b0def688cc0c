"""Simulated people whose true styles are known, and whether a statement about them is true.

Answers come from the exact Thurstonian model, not from the logit that scores them, so that the statements are checked
with the scoring model as wrong as it is on the design. Item parameters are those of the bank in use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from discern.contract.base_models import CandidateRef
from discern.contract.models.insights import Claim, TopicArgument
from discern.contract.models.results import Norms, Quality, Results, Score, StyleSummary
from discern.contract.models.teams import TeamRef
from discern.contract.styles import STYLES, ByStyle, Style
from discern.insight.circle import ALIKE, APART, ENDS, MIDDLE, OPPOSITE, opposite_end
from discern.insight.team.counts import least_of_third
from discern.insight.team.outliers_and_pairs import MIN_GROUP, OUTLIER_RATIO
from discern.insight.team.style_claims import min_split_count
from discern.insight.team.team_level import CLOSE, FAR, REFERENCE_SPREAD
from discern.instrument import Z95, Bank, NormGroup, Posteriors, normal_cdf, normal_density, score_batch
from discern.instrument.numerics import Bools, Floats
from discern.instrument.style import CIRCLE, order_probabilities
from tests.support.advice_truth import ADVICE, base_of
from tests.support.thurstonian import draw_choices


@dataclass(frozen=True)
class Known:
    """People with their true θ (n, 4) and their results; a person's id is ``p`` and the row."""

    theta: Floats
    results: list[Results]

    @property
    def styles(self) -> list[str]:
        """What each truly leads with."""
        return [STYLES[column] for column in self.theta.argmax(axis=1)]

    @property
    def places(self) -> Floats:
        """(n, 2): focus and pace."""
        return np.asarray(self.theta @ CIRCLE.T)

    def __getitem__(self, rows: slice) -> Known:
        return Known(self.theta[rows], self.results[rows])


def measure(bank: Bank, theta: Floats, rng: np.random.Generator, form_id: str = "fixed") -> Known:
    """The results of people at ``theta`` (n, 4) who take a form."""
    rows = bank.rows(bank.form(form_id).blocks)
    loadings, intercepts = bank.loadings[rows], bank.intercepts[rows]
    most, least = draw_choices(loadings / bank.scale, intercepts / bank.scale, theta, rng)
    return known(theta, score_batch(bank, form_id, most, least))


def known(theta: Floats, estimates: Posteriors, norms: NormGroup | None = None) -> Known:
    """The results of people at ``theta`` (n, 4) whose answers led to these posteriors.

    Where no ``norms`` are given, statements say too what needs people behind the norms.
    """
    given = norms and Norms(id=norms.id, kind=norms.kind, n=norms.n, as_of=norms.as_of)
    # Fewer points than for a real person: there are thousands here, and the errors of their counts cancel.
    leads = order_probabilities(estimates, draws=1600).sum(axis=2)
    edges = Z95 * estimates.se
    scores, low, high = (100 * normal_cdf(estimates.theta + edge) for edge in (0.0, -edges, edges))
    errors = 100 * normal_density(estimates.theta) * estimates.se
    people = [
        Results(
            assessment_id="",
            candidate=CandidateRef(id=f"p{row}", name=f"P{row}"),
            norms=given,
            scores=ByStyle[Score].of(
                {
                    style: Score(
                        score=float(scores[row, column]),
                        se=float(errors[row, column]),
                        interval=(float(low[row, column]), float(high[row, column])),
                        theta=float(estimates.theta[row, column]),
                    )
                    for column, style in enumerate(STYLES)
                }
            ),
            style=StyleSummary(
                label="",
                primary=STYLES[int(leads[row].argmax())],
                probabilities=ByStyle[float].of(dict(zip(STYLES, leads[row].tolist(), strict=True))),
            ),
            quality=Quality(verdict="ok"),
        )
        for row in range(len(theta))
    ]
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
    if said.strength == "can't tell yet":
        return None
    base = base_of(said) if said.kind in ADVICE else said
    return CLAIMS[base.id.partition("-")[0]](base, people)


def _about(said: Claim) -> str:
    return said.id.split("-")[1]


def _style(said: Claim) -> Style:
    return next(style for style in STYLES if style == _about(said))


def _is_above(said: Claim) -> bool:
    side = said.arguments["side"]
    assert isinstance(side, TopicArgument)
    return side.topic == "above"


def _rows(said: Claim, people: Known) -> list[int]:
    ids = [result.candidate.id for result in people.results]
    return [ids.index(person.id) for person in said.people]


def _majority(said: Claim, people: Known) -> bool:
    return sum(style in _about(said) for style in people.styles) * 2 > len(people.styles)


def _split(said: Claim, people: Known) -> bool:
    return all(people.styles.count(style) >= min_split_count(len(people.styles)) for style in _about(said))


def _is_at(end: str, people: Known) -> Bools:
    """Who is clearly at an end of an axis."""
    focus, pace = people.places.T
    return np.asarray({"active": pace, "thoughtful": -pace, "people": focus, "task": -focus}[end] > MIDDLE)


def is_fact(fact: str, people: Known) -> bool:
    """Whether what a situation rests on is true."""
    shape, _, about = fact.partition("-")
    count = len(people.styles)
    if shape == "most":
        return bool(_is_at(about, people).sum() * 2 > count)
    if shape == "many":
        return people.styles.count(about) >= least_of_third(count)
    assert shape == "divided", fact
    return all(_is_at(end, people).sum() >= least_of_third(count) for end in ENDS[about])  # type: ignore[index]


def _situation(said: Claim, people: Known) -> bool:
    return is_fact(said.id.split("-", 2)[2], people)


def _group(said: Claim, people: Known) -> bool:
    rows, about = _rows(said, people), _about(said)
    if about in STYLES:
        return all(people.styles[row] == about for row in rows)
    return bool(_is_at(about, people)[rows].all())


def _newcomer(said: Claim, people: Known) -> bool:
    _, style, what, *end = said.id.split("-")
    leads = people.styles.count(style)
    match what:
        case "first":
            return leads == 0
        case "second":
            return leads == 1
        case "same":
            return leads * 2 > len(people.styles)
        case "several":
            return leads >= 2
        case "against":
            return is_fact(f"most-{opposite_end(end[0])}", people)
        case _:
            return is_fact(f"most-{end[0]}", people)


def _lone(said: Claim, people: Known) -> bool:
    leads = [row for row, style in enumerate(people.styles) if style == _about(said)]
    return len(leads) == 1 and (not said.people or leads == _rows(said, people))


def _mean(said: Claim, people: Known) -> bool:
    mean = float(100 * normal_cdf(people.theta[:, STYLES.index(_style(said))]).mean())
    return bool(mean > 55 if _is_above(said) else mean < 45)


def _centre(said: Claim, people: Known) -> bool:
    focus, pace = people.places.mean(axis=0)
    if _about(said) == "middle":
        return bool(abs(focus) < MIDDLE and abs(pace) < MIDDLE)
    return bool({"active": pace, "thoughtful": -pace, "people": focus, "task": -focus}[_about(said)] > MIDDLE)


def spread(places: Floats) -> float:
    """Root mean square distance from the centre."""
    return float(np.sqrt(np.square(places - places.mean(axis=0)).sum(axis=1).mean()))


def _spread(said: Claim, people: Known) -> bool:
    ratio = spread(people.places) / (REFERENCE_SPREAD * (1 - 1 / len(people.theta)) ** 0.5)
    return bool(ratio < CLOSE if _about(said) == "close" else ratio > FAR)


def _outlier(said: Claim, people: Known) -> bool:
    (row,) = _rows(said, people)
    others = np.delete(people.places, row, axis=0)
    return float(np.hypot(*(people.places[row] - others.mean(axis=0)))) > OUTLIER_RATIO * spread(others)


def _bridge(said: Claim, people: Known) -> bool:
    (row,) = _rows(said, people)
    _, style, camps, _ = said.id.split("-")
    others = [each for number, each in enumerate(people.styles) if number != row]
    return people.styles[row] == style and all(others.count(camp) >= MIN_GROUP for camp in camps)


def _pair(said: Claim, people: Known) -> tuple[str, str]:
    first, second = (people.styles[row] for row in _rows(said, people))
    return first, second


def _same(said: Claim, people: Known) -> bool:
    one, other = _pair(said, people)
    return one == other and (said.id == "same_style" or one == _about(said))


def _opposite(said: Claim, people: Known) -> bool:
    one, other = _pair(said, people)
    if said.id == "opposite_styles":
        return OPPOSITE[one] == other  # type: ignore[index]
    return one + other == _about(said)


def _teammate(relation: str) -> Rule:
    def check(said: Claim, people: Known) -> bool:
        one, other = _pair(said, people)
        if _about(said) != "unsure":
            return one + other == _about(said)
        return {"same": one == other, "opposite": OPPOSITE[one] == other}.get(  # type: ignore[index]
            relation,
            other not in {one, OPPOSITE[one]},  # type: ignore[index]
        )

    return check


def lies_on_one_side(people: Known, axis: int) -> bool:
    """Whether everybody lies on the same side of the middle."""
    return abs(int(np.sign(people.places[:, axis]).sum())) == len(people.places)


def _opposite_ends(axis: int) -> Rule:
    def check(said: Claim, people: Known) -> bool:
        first, second = (people.places[row, axis] for row in _rows(said, people))
        return bool(first > MIDDLE and second < -MIDDLE)

    return check


def _further(axis: int) -> Rule:
    def check(said: Claim, people: Known) -> bool:
        return _end(axis, 0.0)(said, people) and _apart(axis)(said, people)

    return check


def _apart(axis: int) -> Rule:
    def check(said: Claim, people: Known) -> bool:
        first, second = (people.places[row, axis] for row in _rows(said, people))
        return bool(first - second > APART)

    return check


def _alike(axis: int) -> Rule:
    return lambda _, people: bool(abs(people.places[0, axis] - people.places[1, axis]) < ALIKE)


def _end(axis: int, line: float) -> Rule:
    def check(said: Claim, people: Known) -> bool:
        sign = 1 if _about(said) in {"active", "people"} else -1
        return bool((sign * people.places[:, axis] > line).all())

    return check


def _blend(said: Claim, people: Known) -> bool:
    highest = people.theta[0].argsort()[-2:]
    return {STYLES[column] for column in highest} == set(_about(said))


def _score(said: Claim, people: Known) -> bool:
    score = float(100 * normal_cdf(people.theta[:1, STYLES.index(_style(said))])[0])
    return score > 55 if _is_above(said) else score < 45


FOCUS, PACE = 0, 1

CLAIMS: Mapping[str, Rule] = {
    "style": lambda said, people: people.styles[0] in _about(said),
    "not_leading": lambda said, people: people.styles[0] not in _about(said),
    "pace": _end(PACE, MIDDLE),
    "focus": _end(FOCUS, MIDDLE),
    "blend": _blend,
    "score": _score,
    "same_style": _same,
    "opposite_styles": _opposite,
    "different_styles": lambda said, people: len(set(_pair(said, people))) == 2,
    "styles": lambda said, people: "".join(_pair(said, people)) == _about(said),
    "pace_opposite": _opposite_ends(PACE),
    "focus_opposite": _opposite_ends(FOCUS),
    "pace_apart": _apart(PACE),
    "focus_apart": _apart(FOCUS),
    "pace_alike": _alike(PACE),
    "focus_alike": _alike(FOCUS),
    "pace_both": _end(PACE, 0.0),
    "focus_both": _end(FOCUS, 0.0),
    "pace_further": _further(PACE),
    "focus_further": _further(FOCUS),
    "teammate_same": _teammate("same"),
    "teammate_complementary": _teammate("complementary"),
    "teammate_opposite": _teammate("opposite"),
    "majority": _majority,
    "absent": lambda said, people: not set(_about(said)) & set(people.styles),
    "split": _split,
    "coverage": lambda _, people: set(people.styles) == set(STYLES),
    "lone": _lone,
    "mean": _mean,
    "centre": _centre,
    "spread": _spread,
    "outlier": _outlier,
    "bridge": _bridge,
    "friction": lambda said, people: "".join(_pair(said, people)) == _about(said),
    "divided": lambda said, people: is_fact(said.id, people),
    "group": _group,
    "situation": _situation,
    "newcomer": _newcomer,
}
"""What each kind of statement claims of the truth."""

KINDS = tuple(CLAIMS)
"""Every kind of statement that claims something by itself."""
