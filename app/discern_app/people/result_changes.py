"""Two results of the same person: which scores have changed, and which differences are noise."""

from collections.abc import Sequence
from dataclasses import dataclass

from discern.contract.models.results import Results, Score
from discern.contract.score_errors import has_changed
from discern.contract.styles import STYLES, Style
from discern.words import format_score, list_parts
from discern_app.base.language import language, say


@dataclass(frozen=True, slots=True)
class Change:
    """The change of a style's score; ``is_certain`` is whether it exceeds what chance and another day bring about.

    It is None where a service doesn't say how certain its scores are.
    """

    style: Style
    before: Score
    after: Score
    is_certain: bool | None

    @property
    def difference(self) -> float:
        return self.after.score - self.before.score


def changes(earlier: Results, later: Results) -> list[Change]:
    """One change a style; none where either result has no scores."""
    if earlier.scores is None or later.scores is None:
        return []
    pairs = [(style, earlier.scores[style], later.scores[style]) for style in STYLES]
    return [Change(style, before, after, has_changed(before, after)) for style, before, after in pairs]


def describe_changes(found: Sequence[Change]) -> str:
    """What has changed, in a sentence or two of plain text, no stronger than the errors allow."""
    if not found:
        return say("profile-change-none")
    if all(change.is_certain is None for change in found):
        return say("profile-change-unknown")
    moved = [change for change in found if change.is_certain]
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
