"""Worlds that the shipped bank's parameters don't describe."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from discern.instrument import Bank, draw_people
from discern.instrument.numerics import Floats, Ints

PEOPLE = 240
"""People of each draw of a world."""

FOUR = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class World:
    """How people really answer. Loadings and intercepts are on the standardised metric, errors have the SD √(1 − λ²).

    `loadings` are the means of positively and of reverse-keyed statements and `loading_sd` their SD between statements;
    `intercept_sd` is that of intercepts around the bank's. `noise` is the distribution of errors. `scale_sd` is the SD
    of the logarithm of a person's own size of errors; `careless` the share of people who answer every other block at
    random; `wording` the mean and SD over people of what they add to any positively worded statement; `correlated` is
    added to all correlations of the styles.

    Everybody claims a style more readily than the bank says by its `shift`, in utility, or by shifts that each draw
    has of its own: with the SD `shift_sd`, in utility, or `level_sd`, in θ. `target` is the coverage of scores that is
    required of the worst style.
    """

    name: str
    target: float | None
    loadings: tuple[float, float] = (0.65, 0.60)
    loading_sd: float = 0.0
    intercept_sd: float = 0.0
    noise: str = "normal"
    scale_sd: float = 0.0
    careless: float = 0.0
    wording: tuple[float, float] | None = None
    correlated: float = 0.0
    shift: FOUR = (0.0, 0.0, 0.0, 0.0)
    shift_sd: float = 0.0
    level_sd: float = 0.0

    @property
    def is_shifted(self) -> bool:
        """Whether styles start elsewhere than the bank says."""
        return any(self.shift) or self.shift_sd > 0 or self.level_sd > 0

    def draw(
        self, bank: Bank, form_id: str, rng: np.random.Generator, people: int | None = None
    ) -> tuple[Floats, Ints, Ints]:
        """True θ (people, 4) and the choices `most`, `least` (people, blocks) of people who take a form."""
        theta, ranked = self.draw_rankings(bank, form_id, rng, people)
        return theta, ranked[:, :, 0], ranked[:, :, 3]

    def draw_rankings(
        self, bank: Bank, form_id: str, rng: np.random.Generator, people: int | None = None
    ) -> tuple[Floats, Ints]:
        """True θ (people, 4) and the rankings (people, blocks, 4), columns from most to least, of the same people."""
        parameters = self.parameters(bank, form_id, rng)
        correlation = bank.norms.correlation + self.correlated * (1.0 - np.eye(4))
        theta = draw_people(correlation, PEOPLE if people is None else people, rng)
        return theta, self.rank(theta, *parameters, rng)

    def parameters(self, bank: Bank, form_id: str, rng: np.random.Generator) -> tuple[Floats, Floats]:
        """Loadings and intercepts (blocks, 4) of a form's statements as they really are."""
        rows = bank.rows(bank.form(form_id).blocks)
        keys = np.sign(bank.loadings[rows])
        spread = rng.normal(0.0, self.loading_sd, keys.shape)
        loadings = keys * np.clip(np.where(keys > 0, *self.loadings) + spread, 0.05, 0.95)
        intercepts = bank.intercepts[rows] / bank.scale + rng.normal(0.0, self.intercept_sd, keys.shape)
        shift, level = np.array(self.shift) + rng.normal(0.0, self.shift_sd, 4), rng.normal(0.0, self.level_sd, 4)
        return loadings, intercepts + keys * shift + loadings * level

    def answer(
        self, theta: Floats, loadings: Floats, intercepts: Floats, rng: np.random.Generator
    ) -> tuple[Ints, Ints]:
        """The choices `most`, `least` (people, blocks) of people at `theta` (people, 4)."""
        ranked = self.rank(theta, loadings, intercepts, rng)
        return ranked[:, :, 0], ranked[:, :, 3]

    def rank(self, theta: Floats, loadings: Floats, intercepts: Floats, rng: np.random.Generator) -> Ints:
        """The rankings (people, blocks, 4), columns from most to least, of people at `theta` (people, 4)."""
        people = len(theta)
        errors = np.sqrt(1.0 - np.square(loadings)) * self._errors((people, *loadings.shape), rng)
        errors *= np.exp(rng.normal(0.0, self.scale_sd, (people, 1, 1)))
        utility = intercepts + loadings * theta[:, None, :] + errors
        if self.wording is not None:
            utility += (loadings > 0) * rng.normal(*self.wording, (people, 1, 1))
        at_random = np.argsort(rng.random(utility.shape), axis=2)
        careless = (rng.random((people, 1)) < self.careless) & (rng.random(utility.shape[:2]) < 0.5)
        return np.where(careless[:, :, None], at_random, np.argsort(-utility, axis=2)).astype(np.int8)

    def _errors(self, shape: tuple[int, ...], rng: np.random.Generator) -> Floats:
        if self.noise == "t3":
            return rng.standard_t(3, shape)
        if self.noise == "logistic":
            return rng.logistic(0.0, np.sqrt(3.0) / np.pi, shape)
        return rng.standard_normal(shape)


_BFT, _MOLE = ((0.56, 0.50), 0.18, 0.4), ((0.43, 0.38), 0.12, 0.25)
"""Loadings, their SD and that of intercepts, as in published forced-choice data."""

_MOLE_SHIFT_SD = 0.13
"""SD between the traits of MOLE, in utility."""

WORLDS = (
    World("right", 0.93),
    World("logistic", 0.93, noise="logistic"),
    World("weak", 0.93, loadings=(0.45, 0.35)),
    World("BFT-like", 0.93, *_BFT),
    World("loadings off", 0.93, loading_sd=0.15, intercept_sd=0.5),
    World("MOLE-like", 0.90, *_MOLE),
    World("t3", 0.88, noise="t3"),
    World("scale differs", 0.88, scale_sd=0.5),
    World("half-careless", 0.88, careless=0.2),
    World("wording bias", 0.88, wording=(0.3, 0.3)),
    World("correlated", None, correlated=0.3),
    World("real mix", 0.90, *_BFT, scale_sd=0.3, careless=0.1, wording=(0.15, 0.2), correlated=0.1),
    World("BFT, MOLE's shifts", 0.90, *_BFT, shift_sd=_MOLE_SHIFT_SD),
    World("MOLE, MOLE's shifts", 0.90, *_MOLE, shift_sd=_MOLE_SHIFT_SD),
    World("shifted", 0.90, *_BFT, shift=(-0.3, 0.15, 0.3, -0.15)),
    World("drawn levels", 0.93, *_BFT, level_sd=0.3),
)
"""*right* has strong loadings, and levels as the bank says; *shifted* are the largest common shifts in mind."""
