"""The profiled members of a team as arrays, for statements about all of them."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from discern.contract.base_models import CandidateRef
from discern.contract.styles import STYLES
from discern.insight.circle_positions import Floats, Profile, style_probabilities
from discern.insight.claims import Value

MIN_PROFILED = 3
"""Nothing is said about a team with fewer profiled people than this."""


@dataclass(frozen=True, slots=True)
class TeamArrays:
    """A team of ``size`` members; ``people`` are the n with a profile, one per row of the arrays.

    ``probabilities`` (n, 4): of leading with D, I, S, C. ``places`` (n, 2): position on the circle, focus and pace,
    in θ. ``variances`` (n,): error variance of either coordinate, in θ². ``probabilities`` and ``variances`` are None
    if unknown for anybody.
    """

    size: int
    people: tuple[CandidateRef, ...]
    probabilities: Floats | None
    places: Floats
    variances: Floats | None

    @property
    def profiled(self) -> int:
        return len(self.people)

    @property
    def whole(self) -> bool:
        """Whether every member has a profile, so that claims are about the team and not about part of it."""
        return self.profiled >= self.size

    @property
    def coverage(self) -> dict[str, Value]:
        """The arguments that say whether a claim is about the whole team or about those profiled so far."""
        return {"scope": "whole" if self.whole else "part", "profiled": self.profiled}


def team_arrays(size: int, profiles: Sequence[Profile]) -> TeamArrays:
    """The profiled members of a team of ``size``, sorted by id: no statement may depend on the order of joining."""
    profiles = sorted(profiles, key=lambda profile: profile.candidate.id)
    known = [row for row in (style_probabilities(profile.style) for profile in profiles) if row is not None]
    places = [profile.place for profile in profiles]
    variances = [place.variance for place in places if place.variance is not None]
    whole = bool(profiles)
    return TeamArrays(
        size=size,
        people=tuple(profile.candidate for profile in profiles),
        probabilities=np.array(known).reshape(-1, len(STYLES)) if whole and len(known) == len(profiles) else None,
        places=np.array([(place.focus, place.pace) for place in places], dtype=np.float64).reshape(-1, 2),
        variances=np.array(variances) if whole and len(variances) == len(profiles) else None,
    )
