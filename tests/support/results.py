"""Results to test with."""

from collections.abc import Callable
from statistics import NormalDist

import numpy as np

from discern.contract.base_models import CandidateRef
from discern.contract.models.results import Instrument, Quality, Results, Score, StyleSummary
from discern.contract.styles import STYLES, ByStyle
from discern.insight.styles import summarise
from discern.instrument import CirclePosterior, Posteriors, circle_regions, describe_style

MakeResults = Callable[..., Results]

WITHHELD = Results(
    assessment_id="asm_withheld",
    candidate=CandidateRef(id="cand_withheld", name="Wim Held"),
    quality=Quality(verdict="withheld"),
)

LEADS = {"D": (1.6, 0.0, -1.6, 0.0), "I": (0.0, 1.6, 0.0, -1.6), "S": (-1.6, 0.0, 1.6, 0.0), "C": (0.0, -1.6, 0.0, 1.6)}
"""θ of somebody in the middle of each style's direction: very likely there, with errors of half a θ."""


def build_results(
    name: str = "Ana Ruiz",
    *,
    number: int = 1,
    theta: tuple[float, float, float, float] = LEADS["D"],
    error: float | None = 0.5,
    settled: bool = True,
    label: str | None = None,
) -> Results:
    """A result that counts: θ in the order D, I, S, C, each with the same independent ``error``.

    Without an error it is that of a service that names a style as ``label`` and doesn't say how sure it is.
    """
    normal = NormalDist()
    scores: dict[str, Score] = {}
    for style, value in zip(STYLES, theta, strict=True):
        ends = None if error is None else tuple(100 * normal.cdf(value + side * 1.96 * error) for side in (-1, 1))
        scores[style] = Score(
            score=100 * normal.cdf(value),
            se=None if error is None else 100 * normal.pdf(value) * error,
            interval=ends,
            theta=value,
        )
    return Results(
        assessment_id=f"asm_{number}",
        candidate=CandidateRef(id=f"cand_{number}", name=name),
        instrument=Instrument(
            id="discern-en",
            version="2.1.0",
            form="fixed",
            blocks=24,
            fingerprint="sha256:0",
            people=30,
            settled=settled,
        ),
        scores=ByStyle[Score].of(scores),
        style=StyleSummary(label=label or "D") if error is None else _style(theta, error, settled=settled),
        quality=Quality(verdict="ok"),
    )


def _style(theta: tuple[float, float, float, float], error: float, *, settled: bool) -> StyleSummary:
    posterior = Posteriors.of_normal(np.array(theta), error**2 * np.eye(4))
    place = CirclePosterior.of(posterior)
    return summarise(describe_style(posterior, settled=settled), place, circle_regions(place))
