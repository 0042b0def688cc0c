"""The outcome of one assessment, with how sure it is."""

from collections.abc import Iterable
from typing import Literal

from pydantic import Field

from discern.contract.base_models import CandidateRef, GivenTime, Line, ListQuery, Object, Order, Time
from discern.contract.certainty import OPEN, Certainty
from discern.contract.models.insights import Insight
from discern.contract.styles import ByStyle, Direction, Half

Interval = tuple[float, float]
"""A 95% interval, low and high. An interval of angles may pass through 0, and then its first number is the greater."""


class Score(Object):
    """``score`` is 0–100 (100·Φ(θ)); ``se`` and ``interval`` are on the same scale.

    Both allow for chance in the answers and for doubt about the parameters, not for how people differ from day to day.

    A service that does not measure its uncertainty has null there.
    """

    score: float
    se: float | None = None
    interval: Interval | None = None
    theta: float | None = None


RegionLevel = Literal["50", "80", "95"]
"""How much of the probability a region holds, in percent."""

Region = dict[RegionLevel, list[tuple[float, float]]]
"""The outlines of the areas that hold so much, as points ``[x, y]`` in θ."""


class Pace(Object):
    """The probability that a person lies in the fast half of the circle; the rest is that of the calm one."""

    fast: float


class Focus(Object):
    """The probability that a person lies in the half that puts people first; the rest is that of task first."""

    people: float


class CirclePart(Object):
    """One bivariate normal of the mixture that says where a person may lie on the circle, in θ.

    ``mean`` is ``[x, y]`` and ``covariance`` ``[xx, xy, yy]``, both given that the levels of the styles are as the bank
    says. ``levels`` are by how much the mean moves, ``[x, y]``, with one standard deviation of the level of each style:
    a level is common to everybody who was scored by the bank.
    """

    weight: float
    mean: tuple[float, float]
    covariance: tuple[float, float, float]
    levels: ByStyle[tuple[float, float]]


class StyleSummary(Object):
    """Where a person lies on the circle, and what is said of it.

    That is a ``direction`` or else a ``half`` with its ``probability``: at least 80%, or at least 60% where the levels
    of the styles are settled. With neither the style is open. ``position`` is the person's dot, ``[x, y]`` in θ, x
    people before task and y fast before calm; it lies within what is said. ``angle`` is its own, in degrees
    counter-clockwise from the right.

    ``region`` is where the person may lie: for each share of the probability the outline of the smallest area that
    holds it, as 40 points ``[x, y]``. ``quarters`` are the probabilities of the four styles' directions, which sum to
    1; ``highest`` are those of a style's having the highest of the four scores. ``posterior`` is what all these are
    computed from; their weights sum to 1.

    A service that names a style without saying how sure it is has it in ``label``.
    """

    direction: Direction | None = None
    half: Half | None = None
    strength: Certainty = OPEN
    probability: float | None = None
    position: tuple[float, float] | None = None
    angle: float | None = None
    region: Region | None = None
    pace: Pace | None = None
    focus: Focus | None = None
    quarters: ByStyle[float] | None = None
    highest: ByStyle[float] | None = None
    posterior: list[CirclePart] = []
    label: str | None = None


class Counts(Object):
    """How often a style was picked: an account of the answers, not a measure."""

    most: ByStyle[int]
    least: ByStyle[int]
    difference: ByStyle[int]


class QualityCheck(Object):
    """``meaning`` says in plain words what the check looks for; it has found that where ``passed`` is false.

    ``value`` is what was measured. It fails below ``threshold`` in `person_fit`, `near_random`, `random_answers`,
    `answered` and `too_few`, and above it in the other checks.
    """

    id: str
    passed: bool
    value: float | None = None
    threshold: float | None = None
    meaning: str


OF_RANDOM_ANSWERS = frozenset({"near_random", "random_answers", "too_fast", "place_pattern"})
"""Checks of the answers: what fails one may have been picked without choosing."""


Verdict = Literal["ok", "caution", "withheld"]


class Quality(Object):
    verdict: Verdict
    checks: list[QualityCheck] = []

    @property
    def looks_random(self) -> bool:
        """Whether the answers may have been picked without choosing: nothing is advised on these alone."""
        return any(not check.passed and check.id in OF_RANDOM_ANSWERS for check in self.checks)


class Instrument(Object):
    """What was answered and by which parameters it was scored.

    ``people`` is how many people's answers the parameters rest on: 0 where they are experts' judgement, null where the
    service doesn't say. ``calibrated`` is whether statements have parameters of their own estimated from these answers;
    otherwise only what all share. ``settled`` is whether people's answers settle the levels from which the styles are
    measured; null where the service doesn't say. ``language`` is that of the statements, and ``translation`` how far
    they were looked into as a translation: `translated`, `judged`, `calibrated` or `linked`; null where they were
    written in this language, or where the service doesn't say.
    """

    id: str
    version: str
    form: str
    blocks: int
    fingerprint: str
    people: int | None = None
    calibrated: bool | None = None
    settled: bool | None = None
    language: str | None = None
    translation: str | None = None


class Norms(Object):
    id: str
    kind: str
    n: int
    as_of: str


class Results(Object):
    """Scores and style are null when quality withholds them; ``insights`` then say why. Of answers that look random
    they say that alone (the kind `random`).
    """

    assessment_id: str
    candidate: CandidateRef
    completed_at: Time | None = None
    instrument: Instrument | None = None
    norms: Norms | None = None
    scores: ByStyle[Score] | None = None
    style: StyleSummary | None = None
    counts: Counts | None = None
    quality: Quality
    insights: list[Insight] = []

    @property
    def has_provisional_norms(self) -> bool:
        """Whether the scores refer to norms that have no people behind them."""
        return self.norms is not None and self.norms.n == 0


class ResultsRow(Object):
    """Results as a list has them: without statements, regions, and what probabilities are computed from.

    ``scores``, ``direction`` or ``half`` with its ``probability``, and ``position`` are as in `Results`: null where the
    quality withholds them. ``quality`` has the checks alone that failed. ``team_ids`` are the teams that the person is
    in, of those the caller may know of; null for a key that may not read teams.
    """

    assessment_id: str
    candidate: CandidateRef
    completed_at: Time
    instrument: Instrument | None = None
    scores: ByStyle[Score] | None = None
    direction: Direction | None = None
    half: Half | None = None
    probability: float | None = None
    position: tuple[float, float] | None = None
    quality: Quality
    team_ids: list[str] | None = None


PerPerson = Literal["all", "newest"]


class ResultsQuery(ListQuery):
    order: Order = Field(
        default="oldest",
        description="By time of completion. Oldest first, what is completed meanwhile comes last.",
    )
    completed_since: GivenTime | None = Field(default=None, description="Completed at this time or later.")
    per_person: PerPerson = Field(
        default="all",
        description="`newest`: of each person the newest results alone that aren't withheld; withheld ones where there "
        "are no others.",
    )
    team_id: Line | None = Field(default=None, description="Of members of this team.")


class IntervalBasis(Object):
    """What the intervals of some results rest on: a version of a bank and its norms.

    ``people`` is how many people's answers stand behind the bank's parameters, ``norms`` how many are in the norm
    group; null where the service doesn't say. ``calibrated``, ``settled``, ``language`` and ``translation`` are as in
    `Instrument`.
    """

    id: str
    version: str
    people: int | None = None
    calibrated: bool = False
    settled: bool = False
    language: str | None = None
    translation: str | None = None
    norms: int | None = None


OWN_BANKS = "discern-"
"""What the ids of Discern's own banks begin with. Norms without people mean that nobody has tried their parameters."""


def list_bases(results: Iterable[Results]) -> list[IntervalBasis]:
    """What the results rest on, each once, by id and version; without those whose service doesn't name a bank."""
    found = set()
    for each in results:
        of = each.instrument
        if of is None:
            continue
        norms = None if each.norms is None else each.norms.n
        untried = of.people is None and norms == 0 and of.id.startswith(OWN_BANKS)
        people = 0 if untried else of.people
        translated = (of.language, of.translation)
        found.add((of.id, of.version, people, bool(of.calibrated), bool(of.settled), *translated, norms))
    names = ("id", "version", "people", "calibrated", "settled", "language", "translation", "norms")
    bases = [IntervalBasis.model_validate(dict(zip(names, each, strict=True))) for each in found]
    return sorted(bases, key=lambda each: (each.id, each.version, each.norms or 0, each.people or 0))
