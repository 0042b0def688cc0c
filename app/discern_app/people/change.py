"""Two results of the same person: what has moved between them, and what is no more than noise."""

from collections.abc import Sequence
from dataclasses import dataclass

from discern.charts.text import score_text
from discern.contract import STYLE_NAMES, STYLES, ByStyle, Interval, Results, Score, Style

NOISE = 2.498
"""How many standard errors a difference may have and still be told as noise.

Four scores are looked at together, so each has a quarter of the 5% in which noise alone would be told as a change:
the normal quantile of 1 − 0.05/8 (Bonferroni).
"""


@dataclass(frozen=True, slots=True)
class Change:
    """From one score of a style to a later one. ``interval`` is the difference's, at 95% for all four together."""

    style: Style
    before: Score
    after: Score
    interval: Interval | None

    @property
    def difference(self) -> float:
        return self.after.score - self.before.score

    @property
    def has_moved(self) -> bool:
        """Whether it is more than another day's answers would bring about."""
        return self.interval is not None and not self.interval[0] <= 0 <= self.interval[1]


def changes(earlier: Results, later: Results) -> list[Change]:
    """One change a style; none where either result has no scores. Errors are taken as normal and independent."""
    if earlier.scores is None or later.scores is None:
        return []
    return [_change(style, earlier.scores, later.scores) for style in STYLES]


def _change(style: Style, before: ByStyle[Score], after: ByStyle[Score]) -> Change:
    a, b = before[style], after[style]
    if a.se is None or b.se is None:
        return Change(style, a, b, None)
    half = NOISE * (a.se**2 + b.se**2) ** 0.5
    return Change(style, a, b, (b.score - a.score - half, b.score - a.score + half))


def comparable(earlier: Results, later: Results) -> bool:
    """Whether both stand on the same norms, without which their scores have different middles."""
    return (earlier.norms and earlier.norms.id) == (later.norms and later.norms.id)


def tell_changes(found: Sequence[Change]) -> str:
    """What has moved, in a sentence or two of plain text; never more than the intervals hold."""
    if not found:
        return "One of the two has no profile, so there is nothing to compare."
    if all(change.interval is None for change in found):
        return "This service doesn't say how sure its scores are, so nobody can tell whether anything has moved."
    moved = [change for change in found if change.has_moved]
    if not moved:
        return (
            "Nothing has moved for certain. The differences are no greater than another day's answers would bring "
            "about, so take both as the same profile."
        )
    told = [
        f"{STYLE_NAMES[change.style]} ({change.style}) went {'up' if change.difference > 0 else 'down'} from "
        f"{score_text(change.before.score, change.before.interval)} to "
        f"{score_text(change.after.score, change.after.interval)}"
        for change in moved
    ]
    rest = "" if len(moved) == len(found) else " What else differs is no more than noise."
    return f"{'; '.join(told)}: more than another day's answers would explain.{rest}"
