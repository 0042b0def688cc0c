"""Two results of the same person: which scores have changed, and which differences are noise."""

from collections.abc import Sequence
from dataclasses import dataclass

from discern.contract import STYLES, ByStyle, Interval, Results, Score, Style
from discern.words import format_score, list_parts
from discern_app.base.language import language, say

CRITICAL_Z = 2.498
"""Up to so many standard errors, a difference counts as noise.

Four scores are tested together at the 5% level: the normal quantile of 1 − 0.05/8 (Bonferroni).
"""


@dataclass(frozen=True, slots=True)
class Change:
    """The change of a style's score. ``interval`` is that of the difference, at 95% for all four styles together."""

    style: Style
    before: Score
    after: Score
    interval: Interval | None

    @property
    def difference(self) -> float:
        return self.after.score - self.before.score

    @property
    def has_moved(self) -> bool:
        """Whether it exceeds what answering on another day would bring about."""
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
    half = CRITICAL_Z * (a.se**2 + b.se**2) ** 0.5
    return Change(style, a, b, (b.score - a.score - half, b.score - a.score + half))


def comparable(earlier: Results, later: Results) -> bool:
    """Whether both use the same norms. With different norms, scores have different midpoints."""
    return (earlier.norms and earlier.norms.id) == (later.norms and later.norms.id)


def describe_changes(found: Sequence[Change]) -> str:
    """What has changed, in a sentence or two of plain text, no stronger than the intervals."""
    if not found:
        return say("profile-change-none")
    if all(change.interval is None for change in found):
        return say("profile-change-unknown")
    moved = [change for change in found if change.has_moved]
    if not moved:
        return say("profile-change-uncertain")
    changed = [
        say(
            "profile-change-score",
            styles=change.style,
            way="up" if change.difference > 0 else "down",
            before=format_score(change.before.score, change.before.interval, language()),
            after=format_score(change.after.score, change.after.interval, language()),
        )
        for change in moved
    ]
    whole = "yes" if len(moved) == len(found) else "no"
    return say("profile-change-certain", changes=list_parts(changed, language()), all=whole)
