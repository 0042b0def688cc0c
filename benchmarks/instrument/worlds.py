"""What the shipped bank's intervals and claims are worth in worlds that its parameters don't describe:
`python -m benchmarks instrument --worlds`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from benchmarks.support.claim_tally import FEW_CLAIMS, PROMISED, Tally
from benchmarks.support.figure import Figure, at_least, at_most, plain
from discern.insight import analyse_team, compare, describe_person
from discern.instrument import Z95, Bank, Posteriors, draw_people, load_bank, score_batch
from discern.instrument.numerics import Floats, Ints
from discern.instrument.style import order_probabilities
from tests.support.simulated_people import TEAM, known, split

PEOPLE = 600
"""People of each draw of a world."""

DRAWS = 8
"""Draws of a world, each with loadings and intercepts of its own where they differ by statement."""

TEAM_SIZE = 7
LARGEST_SE = 0.50
"""Where the loadings are strong, doubt about them may cost this much at most: the mean standard error in "right"."""


@dataclass(frozen=True, slots=True)
class World:
    """How people really answer. Loadings and intercepts are on the standardised metric, errors have the SD √(1 − λ²).

    `loadings` are the means of positively and of reverse-keyed statements and `loading_sd` their SD between statements;
    `intercept_sd` is that of intercepts around the bank's. `noise` is the distribution of errors. `scale_sd` is the SD
    of the logarithm of a person's own size of errors; `careless` the share of people who answer every other block at
    random; `wording` the mean and SD over people of what they add to any positively worded statement; `correlated` is
    added to all correlations of the styles. `target` is the coverage that is required.
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

    def draw(self, bank: Bank, form_id: str, rng: np.random.Generator) -> tuple[Floats, Ints, Ints]:
        """True θ (people, 4) and the choices `most`, `least` (people, blocks) of people who take a form."""
        theta, ranked = self.draw_rankings(bank, form_id, rng)
        return theta, ranked[:, :, 0], ranked[:, :, 3]

    def draw_rankings(self, bank: Bank, form_id: str, rng: np.random.Generator) -> tuple[Floats, Ints]:
        """True θ (people, 4) and the rankings (people, blocks, 4), columns from most to least, of the same people."""
        parameters = self.parameters(bank, form_id, rng)
        correlation = bank.norms.correlation + self.correlated * (1.0 - np.eye(4))
        theta = draw_people(correlation, PEOPLE, rng)
        return theta, self.rank(theta, *parameters, rng)

    def parameters(self, bank: Bank, form_id: str, rng: np.random.Generator) -> tuple[Floats, Floats]:
        """Loadings and intercepts (blocks, 4) of a form's statements as they really are."""
        rows = bank.rows(bank.form(form_id).blocks)
        keys = np.sign(bank.loadings[rows])
        spread = rng.normal(0.0, self.loading_sd, keys.shape)
        loadings = keys * np.clip(np.where(keys > 0, *self.loadings) + spread, 0.05, 0.95)
        return loadings, bank.intercepts[rows] / bank.scale + rng.normal(0.0, self.intercept_sd, keys.shape)

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


WORLDS = (
    World("right", 0.93),
    World("logistic", 0.93, noise="logistic"),
    World("weak", 0.93, loadings=(0.45, 0.35)),
    World("BFT-like", 0.93, loadings=(0.56, 0.50), loading_sd=0.18, intercept_sd=0.4),
    World("loadings off", 0.93, loading_sd=0.15, intercept_sd=0.5),
    World("MOLE-like", 0.90, loadings=(0.43, 0.38), loading_sd=0.12, intercept_sd=0.25),
    World("t3", 0.88, noise="t3"),
    World("scale differs", 0.88, scale_sd=0.5),
    World("half-careless", 0.88, careless=0.2),
    World("wording bias", 0.88, wording=(0.3, 0.3)),
    World("correlated", None, correlated=0.3),
)


def figures() -> list[Figure]:
    """Every world: scores on each form, then what is claimed of people, pairs and teams; some ten minutes."""
    return [each for world in WORLDS for each in (*_scores(world), *_claims(world))]


def _scores(world: World) -> Iterator[Figure]:
    for form_id in load_bank().forms:
        yield from scores(world, form_id, DRAWS)


def scores(world: World, form_id: str, draws: int) -> Iterator[Figure]:
    """Coverage, errors and probabilities of leading; the coverage of the fixed form has a bar."""
    covered, squares, errors, said, right = [], [], [], [], []
    for theta, found in _taken(world, form_id, draws):
        covered.append((np.abs(found.theta - theta) <= Z95 * found.se).mean(axis=0))
        squares.append(np.square(found.theta - theta).mean())
        errors.append(found.se.mean())
        leads = order_probabilities(found, draws=1600).sum(axis=2)
        said.append(leads.max(axis=1).mean())
        right.append((leads.argmax(axis=1) == theta.argmax(axis=1)).mean())
    # Over draws, not people: the people of a draw share its parameters.
    monte_carlo = np.std([each.mean() for each in covered], ddof=1) / draws**0.5
    how = f"{draws} draws x {PEOPLE} people, own bank"
    name, is_fixed = f"{world.name}, {form_id}", form_id == "fixed"
    coverage, worst = f"{name}: coverage of the worst style", float(np.mean(covered, axis=0).min())
    bar = world.target if is_fixed else None
    yield plain(coverage, worst, how) if bar is None else at_least(coverage, worst, bar, how)
    yield plain(f"{name}: coverage of all styles", float(np.mean(covered)), f"{how}; standard error {monte_carlo:.3f}")
    yield plain(f"{name}: RMSE", float(np.sqrt(np.mean(squares))), how)
    error, mean = f"{name}: mean standard error", float(np.mean(errors))
    is_right = world.name == "right" and is_fixed
    yield at_most(error, mean, LARGEST_SE, how) if is_right else plain(error, mean, how)
    yield plain(f"{name}: probability of the top style", float(np.mean(said)), how)
    yield plain(f"{name}: top style right", float(np.mean(right)), how)


def _taken(world: World, form_id: str, draws: int) -> Iterator[tuple[Floats, Posteriors]]:
    """True θ and posteriors of the people of each draw."""
    bank = load_bank()
    for seed in range(draws):
        rng = np.random.default_rng([16, WORLDS.index(world), seed])
        theta, ranked = world.draw_rankings(bank, form_id, rng)
        yield theta, score_batch(bank, form_id, ranked[:, :, 0], ranked[:, :, 3])


def _claims(world: World) -> Iterator[Figure]:
    """How often what is claimed of people, of pairs and of teams is true, by the word for its certainty."""
    of_people, of_pairs, of_teams = Tally(), Tally(), Tally()
    for theta, found in _taken(world, "fixed", DRAWS):
        people = known(theta, found, load_bank().norms)
        for person in split(people, [1] * PEOPLE):
            of_people.add(describe_person(person.results[0]), person)
        for pair in split(people, [2] * (PEOPLE // 2)):
            of_pairs.add(compare(*pair.results)[1], pair)
        for team in split(people, [TEAM_SIZE] * (PEOPLE // TEAM_SIZE)):
            of_teams.add(analyse_team(TEAM, TEAM_SIZE, team.results, 0)[1], team)
    for about, tally in (("people", of_people), ("pairs", of_pairs), (f"teams of {TEAM_SIZE}", of_teams)):
        for word in PROMISED:
            true = tally.of(word)
            share = float(np.mean(true)) if true else float("nan")
            yield plain(f"{world.name}, {about}: said to be {word}, true", share, f"{len(true):,} claims, fixed form")
            for kind in tally.kinds:
                of_kind = tally.of(word, kind)
                if len(of_kind) >= FEW_CLAIMS and np.mean(of_kind) < PROMISED[word] - 0.1:
                    name = f"{world.name}, {about}: {kind} said to be {word}, true"
                    yield plain(name, float(np.mean(of_kind)), f"{len(of_kind):,} claims; far below {PROMISED[word]}")
