"""The norm group that scores refer to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from discern.instrument.numerics.arrays import Floats


@dataclass(frozen=True, eq=False)
class NormGroup:
    """The distribution of θ in a reference group, on the metric of a bank's items; styles in the order D, I, S, C.

    `mean` and `sd` (4,) place the group on the bank's θ; `correlation` (4, 4) is that of the styles within it. `kind`
    is "simulated" for a provisional reference without people (`n` is 0), "sample" when it was estimated from `n`
    people. `as_of` is an ISO date.
    """

    id: str
    kind: str
    n: int
    as_of: str
    mean: Floats
    sd: Floats
    correlation: Floats

    def to_dict(self) -> dict[str, Any]:
        """As a JSON object."""
        return {
            "id": self.id,
            "kind": self.kind,
            "n": self.n,
            "as_of": self.as_of,
            "mean": self.mean.tolist(),
            "sd": self.sd.tolist(),
            "correlation": self.correlation.tolist(),
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> NormGroup:
        """From a JSON object.

        Raises `ValueError` for an unknown kind, a wrong shape, or an `sd` or `correlation` that is not positive
        definite, and `KeyError` for a missing field.
        """
        norms = cls(
            id=str(data["id"]),
            kind=str(data["kind"]),
            n=int(data["n"]),
            as_of=str(data["as_of"]),
            mean=np.asarray(data["mean"], dtype=np.float64),
            sd=np.asarray(data["sd"], dtype=np.float64),
            correlation=np.asarray(data["correlation"], dtype=np.float64),
        )
        if norms.kind not in ("simulated", "sample"):
            raise ValueError(f"norms {norms.id}: kind must be simulated or sample")
        if norms.mean.shape != (4,) or norms.sd.shape != (4,) or norms.correlation.shape != (4, 4):
            raise ValueError(f"norms {norms.id}: mean and sd need 4 values, correlation 4 x 4")
        if not (np.all(norms.sd > 0) and _is_positive_definite(norms.correlation)):
            raise ValueError(f"norms {norms.id}: sd and correlation must be positive definite")
        return norms


def _is_positive_definite(matrix: Floats) -> bool:
    """Whether it has a Cholesky factor, which numpy finds with half the code, and memory, that eigenvalues take."""
    try:
        np.linalg.cholesky(matrix)
    except np.linalg.LinAlgError:
        return False
    return True
