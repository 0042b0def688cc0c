"""Results to test with."""

from collections.abc import Callable, Mapping
from math import hypot
from statistics import NormalDist

from discern.contract.base_models import CandidateRef
from discern.contract.models.results import Quality, Results, Score, StyleSummary
from discern.contract.styles import STYLES, ByStyle, circle_angle, circle_position

MakeResults = Callable[..., Results]

WITHHELD = Results(
    assessment_id="asm_withheld",
    candidate=CandidateRef(id="cand_withheld", name="Wim Held"),
    quality=Quality(verdict="withheld"),
)


def build_results(
    name: str = "Ana Ruiz",
    *,
    number: int = 1,
    theta: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0),
    probabilities: tuple[float, float, float, float] | None = (0.7, 0.1, 0.1, 0.1),
    se: float | None = 5.0,
) -> Results:
    """A result that counts: θ and probabilities in the order D, I, S, C, and one standard error for all scores."""
    scores: dict[str, Score] = {}
    for style, value in zip(STYLES, theta, strict=True):
        score = 100 * NormalDist().cdf(value)
        interval = None if se is None else (max(score - 1.96 * se, 0.0), min(score + 1.96 * se, 100.0))
        scores[style] = Score(score=score, se=se, interval=interval, theta=value)
    x, y = circle_position(*theta)
    angle = circle_angle(x, y)
    weights: Mapping[str, float] = dict(zip(STYLES, probabilities or theta, strict=True))
    first, second, *_ = sorted(STYLES, key=lambda style: -weights[style])
    return Results(
        assessment_id=f"asm_{number}",
        candidate=CandidateRef(id=f"cand_{number}", name=name),
        scores=ByStyle[Score].of(scores),
        style=StyleSummary(
            label=first,
            primary=first,
            secondary=second,
            probabilities=None if probabilities is None else ByStyle[float].of(weights),
            angle=angle,
            angle_interval=None if se is None else ((angle - 25) % 360, (angle + 25) % 360),
            intensity=hypot(x, y),
        ),
        quality=Quality(verdict="ok"),
    )
