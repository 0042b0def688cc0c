"""Results by older parameters: which they are, and the errors of those that took for known what nobody had tried.

Of the latter, a result has a standard error for each style, for loadings of one size. If all are off by the factor m, a
score's information I = 1/SE² − 1 becomes m²·I, and what the answers alone say of θ becomes 1/m of what it was. With the
prior of variance 1,

    mean(m) = m·I·x / (1 + m²·I),   variance(m) = 1 / (1 + m²·I),   x = θ·(1 + I) / I

The factor is integrated over as in scoring, over the doubt that bank files of then get (`instrument.UNTRIED`). Each
value is weighted by how well it explains how far from 0 the four styles lie. The score stays as reported, and the
error is that around it.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from discern.contract.models.insights import Claim
from discern.contract.models.results import Results, Score
from discern.contract.score_errors import error_of, theta_of
from discern.contract.styles import STYLES, ByStyle
from discern.insight.claims import claim, count_figure
from discern.instrument import UNTRIED, normal
from discern.instrument.numerics.arrays import Floats

Z95 = normal.Z95


def describe_older(results: Sequence[Results], message: str) -> Iterator[Claim]:
    """A caveat where results rest on older parameters: ``message`` with how many do, and how many understate errors."""
    understated = sum(each.has_understated_errors for each in results)
    older = sum(each.has_understated_errors or _is_outdated(each) for each in results)
    if not older:
        return
    yield claim(
        "older-parameters",
        "caveat",
        message,
        None,
        [count_figure("evidence-older-parameters", older)],
        (),
        count=older,
        of=len(results),
        understated=understated,
    )


def _is_outdated(results: Results) -> bool:
    return results.instrument is not None and bool(results.instrument.outdated)


def count_questionnaires(results: Sequence[Results]) -> int:
    """How many questionnaires were answered. What follows a `+` in a version is about parameters, not statements."""
    known = [each.instrument for each in results if each.instrument is not None]
    asked = {(each.id, each.version.partition("+")[0]) for each in known}
    contents = {(each.id, each.version, each.fingerprint) for each in known}
    versions = {(each.id, each.version) for each in known}
    # The same version with other content is another questionnaire too.
    return len(asked) + len(contents) - len(versions)


def scores_with_doubt(results: Results) -> ByStyle[Score] | None:
    """The scores of a result, with errors and intervals that allow for what was taken for known; None if withheld."""
    scores = results.scores
    if scores is None or not results.has_understated_errors:
        return scores
    errors = [error_of(score) for score in scores.values()]
    if any(error is None or not 0 < error < 1 for error in errors):
        return scores
    wider = widen(np.array([theta_of(score) for score in scores.values()]), np.array(errors, dtype=np.float64))
    return ByStyle[Score].of(
        {style: _score(scores[style], float(error)) for style, error in zip(STYLES, wider, strict=True)}
    )


def widen(theta: Floats, errors: Floats) -> Floats:
    """Standard errors (4,) around `theta` (4,), with doubt, from those for known loadings (4,), between 0 and 1."""
    factors, probabilities = UNTRIED.nodes()
    information = 1 / np.square(errors) - 1
    alone = theta * (1 + information) / information
    scaled = np.square(factors)[:, None] * information
    means = factors[:, None] * information * alone / (1 + scaled)
    # x of a person of the norm group has the variance m² + 1/I.
    variance = np.square(factors)[:, None] + 1 / information
    evidence = -0.5 * (np.log(variance) + np.square(alone) / variance).sum(axis=1)
    weights = probabilities * np.exp(evidence - evidence.max())
    weights /= weights.sum()
    return np.asarray(np.sqrt(weights @ (1 / (1 + scaled) + np.square(means - theta))))


def _score(score: Score, error: float) -> Score:
    """The same score with this error of θ."""
    theta = theta_of(score)
    low, high = 100 * normal.cdf(np.array([theta - Z95 * error, theta + Z95 * error]))
    density = float(normal.density(np.array(theta)))
    return score.model_copy(update={"se": 100 * density * error, "interval": (float(low), float(high))})
