"""What the words of each message of advice presuppose: the kinds of claims they may rest on.

Advice is as true as the claim it rests on, whose id follows the advice's own kind in its id. A message said on the
strength of any other kind of claim would say something else than what is known, so that is an error here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from discern.contract.models.insights import Claim
from discern.insight.claims import PORTRAIT_KINDS

ADVICE = frozenset({"strength", "watch_out", "question", "try", "rub", "first_week", *PORTRAIT_KINDS})
"""Kinds that rest on a claim."""

PRESUPPOSES: Mapping[str, tuple[str, ...]] = {
    # A person.
    "person-strength": ("style",),
    "person-watch-out": ("style",),
    "person-question": ("style",),
    "person-try": ("style",),
    "person-half-strength": ("style",),
    "person-half-watch-out": ("style",),
    "person-half-question": ("style",),
    "person-half-try": ("style",),
    "person-end-strength": ("pace", "focus"),
    "person-end-watch-out": ("pace", "focus"),
    "person-end-question": ("pace", "focus"),
    "person-end-try": ("pace", "focus"),
    "person-open-watch-out": ("style",),
    "person-open-question": ("style",),
    "person-open-try": ("style",),
    **{"portrait" if kind == "portrait" else f"portrait-{kind}": ("style", "pace", "focus") for kind in PORTRAIT_KINDS},
    # Two people.
    "pair-opposite-styles-strength": ("opposite_styles",),
    "pair-same-style-strength": ("same_style",),
    "pair-same-style-watch-out": ("same_style",),
    "pair-same-style-friction": ("same_style",),
    "pair-same-style-question": ("same_style",),
    "pair-same-style-try": ("same_style",),
    "pair-opposite-styles-watch-out": ("opposite_styles",),
    "pair-opposite-styles-question": ("opposite_styles",),
    "pair-opposite-styles-try": ("opposite_styles",),
    "pair-pace-strength": ("pace_opposite",),
    "pair-pace-friction": ("pace_opposite",),
    "pair-pace-question": ("pace_opposite",),
    "pair-pace-try-first": ("pace_opposite",),
    "pair-pace-try-second": ("pace_opposite",),
    "pair-focus-strength": ("focus_opposite",),
    "pair-focus-friction": ("focus_opposite",),
    "pair-focus-question": ("focus_opposite",),
    "pair-focus-try-first": ("focus_opposite",),
    "pair-focus-try-second": ("focus_opposite",),
    "pair-pace-apart-friction": ("pace_apart",),
    "pair-pace-apart-question": ("pace_apart",),
    "pair-pace-apart-try": ("pace_apart",),
    "pair-focus-apart-friction": ("focus_apart",),
    "pair-focus-apart-question": ("focus_apart",),
    "pair-focus-apart-try": ("focus_apart",),
    "pair-pace-open-question": ("pace_open",),
    "pair-pace-open-try": ("pace_open",),
    "pair-focus-open-question": ("focus_open",),
    "pair-focus-open-try": ("focus_open",),
    "pair-both-strength": ("pace_both", "focus_both"),
    "pair-both-watch-out": ("pace_both", "focus_both"),
    "pair-both-friction": ("pace_both", "focus_both"),
    "pair-both-question": ("pace_both", "focus_both"),
    "pair-both-try": ("pace_both", "focus_both"),
    # A team.
    "team-most-strength": ("majority", "centre", "absent", "split"),
    "team-most-watch-out": ("majority", "centre", "absent", "split"),
    "team-most-question": ("majority", "centre", "absent", "split"),
    "team-most-try": ("majority", "centre", "absent"),
    "team-split-try": ("split",),
    "team-divided-strength": ("divided",),
    "team-divided-watch-out": ("divided",),
    "team-divided-question": ("divided",),
    "team-divided-try": ("divided",),
    "team-coverage-strength": ("coverage",),
    "team-coverage-question": ("coverage",),
    "team-coverage-try": ("coverage",),
    "team-centre-strength": ("centre",),
    "team-centre-watch-out": ("centre",),
    "team-centre-question": ("centre",),
    "team-centre-try": ("centre",),
    "team-absent-watch-out": ("absent",),
    "team-absent-question": ("absent",),
    "team-absent-try": ("absent",),
    "team-lone-watch-out": ("lone",),
    "team-lone-try": ("lone",),
    "team-bridge-watch-out": ("bridge",),
    "team-bridge-try": ("bridge",),
    "team-friction-question": ("friction",),
    "team-friction-try": ("friction",),
    "team-pair-question": ("pair",),
    "team-pair-try": ("pair",),
    "team-pair-both-question": ("pair",),
    "team-pair-both-try": ("pair",),
    "team-outlier-try": ("outlier",),
    "team-spread-close-question": ("spread",),
    "team-spread-close-try": ("spread",),
    "team-spread-far-question": ("spread",),
    "team-spread-far-try": ("spread",),
    # These claim nothing.
    "team-open-question": ("centre", "pair", "no"),
    "team-open-try": ("centre", "pair", "no"),
    "team-first-week": ("newcomer",),
}
"""The kinds of claims that a message of advice may rest on, by message."""

_ADVICE_ID = re.compile(r"-(strength|watch-out|question|try|first-week)(-first|-second)?$|^pair-.*friction$")


def is_advice(message: str) -> bool:
    """Whether a message of the catalogue is advice, by its id."""
    return _ADVICE_ID.search(message) is not None


def base_of(advice: Claim) -> Claim:
    """The claim that advice rests on, so far as its truth is concerned: its id and kind are the base's.

    Raises:
        AssertionError: the message has no entry, or rests on a claim of another kind.
    """
    base = advice.id.removeprefix(f"{advice.kind}-")
    kind = base.partition("-")[0]
    assert advice.message in PRESUPPOSES, f"{advice.message} is advice and isn't in PRESUPPOSES"
    assert kind in PRESUPPOSES[advice.message], (
        f"{advice.message} presupposes {PRESUPPOSES[advice.message]}, not {kind}"
    )
    return advice.model_copy(update={"id": base, "kind": kind})
