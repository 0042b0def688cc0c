"""The outcome of one assessment, with how sure it is."""

from typing import Literal

from discern.contract.base_models import Object, Time
from discern.contract.models.candidates import CandidateRef
from discern.contract.models.insights import Insight
from discern.contract.styles import ByStyle, Style

Interval = tuple[float, float]
"""A 95% interval, low and high. An interval of angles may pass through 0, and then its first number is the greater."""


class Score(Object):
    """``score`` is 0–100 (100·Φ(θ)); ``se`` and ``interval`` are on the same scale.

    A service that does not measure its uncertainty has null there.
    """

    score: float
    se: float | None = None
    interval: Interval | None = None
    theta: float | None = None


class StyleSummary(Object):
    """``label`` claims only what ``probabilities`` carry; angles are degrees, counter-clockwise from the right."""

    label: str
    primary: Style
    secondary: Style | None = None
    probabilities: ByStyle[float] | None = None
    angle: float | None = None
    angle_interval: Interval | None = None
    intensity: float | None = None


class Counts(Object):
    """How often a style was picked: an account of the answers, not a measure."""

    most: ByStyle[int]
    least: ByStyle[int]
    difference: ByStyle[int]


class QualityCheck(Object):
    """``meaning`` says in plain words what the check looks for; it has found that where ``passed`` is false."""

    id: str
    passed: bool
    value: float | None = None
    threshold: float | None = None
    meaning: str


class Quality(Object):
    verdict: Literal["ok", "caution", "withheld"]
    checks: list[QualityCheck] = []


class Instrument(Object):
    id: str
    version: str
    form: str
    blocks: int
    fingerprint: str


class Norms(Object):
    id: str
    kind: str
    n: int
    as_of: str


class Results(Object):
    """Scores and style are null when quality withholds them; ``insights`` then say why."""

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
