"""Whether statements hold as often as their words say, against simulated truth: `python -m benchmarks insight`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import sqrt

import numpy as np

from benchmarks.instrument.worlds import WORLDS, World
from benchmarks.support.claim_tally import FEW_CLAIMS, PROMISED, Tally
from benchmarks.support.figure import Figure, at_least, plain, within
from discern.contract.models.comparisons import Comparison
from discern.contract.models.results import Interval
from discern.contract.models.teams import TeamAnalysis
from discern.contract.styles import STYLES
from discern.insight import (
    analyse_team,
    compare,
    describe_newcomers,
    describe_person,
    describe_teammates,
    imagine,
)
from discern.instrument import draw_people, load_bank, normal_cdf, score_batch
from tests.support.simulated_people import TEAM, Known, known, measure, settled_bank, split

TEAMS = 500
SMALLEST, LARGEST = 3, 30
OTHER_TEAMS = 200
PAIRS = 1_200
WORLD_PAIRS = 600

WORLD_TEAMS = 150

WEAKER = ("weak", "MOLE-like")
"""Worlds whose statements load as weakly as in published forced-choice data, for which the errors have to allow."""

WORLD_DRAWS = 8
"""Draws of a world, each with loadings of its own where these differ by statement."""

ALIKE = 0.3
"""Where teams differ, their members are alike; the answers are scored as if they were drawn one by one."""


def statement_figures() -> list[Figure]:
    """Claims and intervals about teams, people and pairs."""
    return [
        *teams(TEAMS),
        *other_teams(OTHER_TEAMS),
        *(each for world in WORLDS if world.name in WEAKER for each in world_teams(WORLD_TEAMS, world)),
        *people_and_pairs(PAIRS),
        *(each for world in WORLDS if world.name in WEAKER for each in people_and_pairs(WORLD_PAIRS, world=world)),
    ]


def teams(count: int, seed: int = 21) -> list[Figure]:
    """Teams of 3 to 30 people of the reference, whose true places are known; with levels settled, so that everything is
    said that can be."""
    tally, covered = _analyse(count, seed)
    how = f"{count:,} teams of {SMALLEST} to {LARGEST}, own bank, settled, fixed form, Thurstonian answers"
    return [*shares(tally, "teams", how), *covered.figures(how)]


def other_teams(count: int, seed: int = 24) -> list[Figure]:
    """Teams that answer the short form; and teams whose members were not drawn one by one, but are alike."""
    found = []
    for about, how, alike, form_id in (
        ("short form", "12 blocks", 0.0, "short"),
        ("alike teams", f"{ALIKE:.0%} of the variance between teams", ALIKE, "fixed"),
    ):
        tally, covered = _analyse(count, seed, alike=alike, form_id=form_id)
        trial = f"{count:,} teams, {how}"
        found += [
            plain(f"{about}: said to be {word}, true", float(np.mean(tally.of(word))), trial) for word in PROMISED
        ]
        found.append(plain(f"{about}: coverage of intervals of heads", float(np.mean(covered.heads)), trial))
    return found


def _analyse(count: int, seed: int, *, alike: float = 0.0, form_id: str = "fixed") -> tuple[Tally, Coverage]:
    bank = settled_bank()
    rng = np.random.default_rng(seed)
    sizes = rng.integers(SMALLEST, LARGEST + 1, count)
    theta = sqrt(1 - alike) * draw_people(bank.norms.correlation, int(sizes.sum()), rng)
    if alike:
        theta += sqrt(alike) * np.repeat(draw_people(bank.norms.correlation, count, rng), sizes, axis=0)
    tally, covered = Tally(), Coverage()
    _tally_teams(split(measure(bank, theta, rng, form_id), sizes), tally, covered)
    return tally, covered


def world_teams(count: int, world: World, seed: int = 26) -> list[Figure]:
    """Teams that answer as in a ``world`` that the bank's parameters don't describe, with nothing settled."""
    rng = np.random.default_rng(seed)
    tally, covered = Tally(), Coverage()
    for people in _answering(count * (SMALLEST + LARGEST) // 2, rng, world):
        ends = np.cumsum(rng.integers(SMALLEST, LARGEST + 1, len(people.results)))
        sizes = np.diff(ends[ends <= len(people.results)], prepend=0)
        _tally_teams(split(people, sizes), tally, covered)
    return shares(tally, f"{world.name}, teams", f"some {count} teams, loadings of {world.name}, Thurstonian answers")


def _tally_teams(teams: Iterable[Known], tally: Tally, covered: Coverage) -> None:
    """Count what is claimed of teams, and of a newcomer to each."""
    newcomers = [imagine(load_bank(), style, "Newcomer") for style in STYLES]
    for number, team in enumerate(teams):
        size = len(team.results)
        analysis, claims = analyse_team(TEAM, size, team.results, 0)
        newcomer = newcomers[number % len(newcomers)]
        tally.add([*claims, *describe_newcomers(size, team.results, [newcomer])], team)
        covered.add(analysis, team)


def people_and_pairs(count: int, seed: int = 22, world: World | None = None) -> list[Figure]:
    """What is said of single people and of two, drawn from the reference.

    Their answers follow the bank's own parameters, with levels settled, or those of a ``world`` that it doesn't
    describe.
    """
    rng = np.random.default_rng(seed)
    single, double, mates, inside = Tally(), Tally(), Tally(), []
    made = 0
    for people in _answering(2 * count, rng, world):
        for person in split(people, [1] * len(people.results)):
            single.add(describe_person(person.results[0]), person)
        for pair in split(people, [2] * (len(people.results) // 2)):
            comparison, claims = compare(*pair.results)
            double.add(claims, pair)
            mates.add(describe_teammates(pair.results[0], pair.results[1:]), pair)
            made += len(claims)
            inside += differences_covered(comparison, pair)
    name = f"{world.name}, " if world else ""
    parameters = f"loadings of {world.name}" if world else "own bank"
    how = f"{count:,} pairs, {parameters}, Thurstonian answers"
    found = [
        *shares(single, f"{name}people", f"{2 * count:,} people, {parameters}, Thurstonian answers"),
        *shares(double, f"{name}pairs", how),
        *shares(mates, f"{name}team-mates", how),
        plain(f"{name}pairs: statements a pair", made / count, how),
    ]
    if world is None:
        found.append(within("pairs: coverage of intervals of differences", float(np.mean(inside)), 0.93, 0.98, how))
    return found


def _answering(count: int, rng: np.random.Generator, world: World | None) -> Iterator[Known]:
    """People and their results; of a world several draws, each with loadings of its own."""
    if world is None:
        bank = settled_bank()
        yield measure(bank, draw_people(bank.norms.correlation, count, rng), rng)
        return
    bank = load_bank()
    for _ in range(WORLD_DRAWS):
        theta, most, least = world.draw(bank, "fixed", rng, count // WORLD_DRAWS)
        yield known(theta, score_batch(bank, "fixed", most, least), bank)


def differences_covered(comparison: Comparison, pair: Known) -> list[bool]:
    """Of each style, whether the true difference of scores lies in its interval."""
    true = 100 * (normal_cdf(pair.theta[0]) - normal_cdf(pair.theta[1]))
    found = []
    for value, difference in zip(true, comparison.differences.values(), strict=True):
        assert difference.interval is not None
        low, high = difference.interval
        found.append(bool(low <= value <= high))
    return found


class Coverage:
    """How often the intervals of a team's analysis hold the truth, over teams and styles."""

    def __init__(self) -> None:
        self.heads: list[bool] = []
        self.centres: list[bool] = []
        self.means: list[bool] = []

    def add(self, analysis: TeamAnalysis, team: Known) -> None:
        assert analysis.distribution is not None
        assert analysis.means is not None
        assert analysis.centre is not None
        for column, style in enumerate(STYLES):
            share, mean = analysis.distribution[style], analysis.means[style]
            self.heads.append(_holds(share.interval, team.styles.count(style)))
            self.means.append(_holds(mean.interval, float(100 * normal_cdf(team.theta[:, column]).mean())))
        x, y = team.places.mean(axis=0).tolist()
        self.centres += [_holds(analysis.centre.x_interval, x), _holds(analysis.centre.y_interval, y)]

    def figures(self, how: str) -> list[Figure]:
        # Above 95%: the loadings are taken for uncertain, and here they are true.
        return [
            at_least("teams: coverage of intervals of expected heads", float(np.mean(self.heads)), 0.93, how),
            at_least("teams: coverage of intervals of the centre", float(np.mean(self.centres)), 0.93, how),
            at_least("teams: coverage of intervals of mean scores", float(np.mean(self.means)), 0.93, how),
        ]


def _holds(interval: Interval | None, true: float) -> bool:
    assert interval is not None
    low, high = interval
    return low <= true <= high


def shares(tally: Tally, about: str, how: str) -> list[Figure]:
    """The share of claims of each strength that were true: of all, then of each kind and of each message of advice.

    Of the latter two give or take two standard errors of the count.
    """
    found = []
    for strength, floor in PROMISED.items():
        all_ = tally.of(strength)
        name, claims = f"{about}: said to be {strength}, true", f"{how}; {len(all_):,} claims"
        if len(all_) >= FEW_CLAIMS:
            found.append(at_least(name, float(np.mean(all_)), floor, claims))
        elif all_:
            found.append(plain(name, float(np.mean(all_)), claims))
    parts: list[tuple[str | None, str | None]] = [(kind, None) for kind in tally.kinds]
    parts += [(None, message) for message in tally.advice]
    for kind, message in parts:
        for strength, floor in PROMISED.items():
            some = tally.of(strength, kind, message)
            if not some:
                continue
            name, claims = f"{about}: {kind or message}, {strength}, true", f"{len(some):,} claims"
            value = float(np.mean(some))
            if len(some) < FEW_CLAIMS:
                found.append(plain(name, value, claims))
            else:
                chance = 2 * sqrt(floor * (1 - floor) / len(some))
                found.append(Figure(name, value, f">= {floor:g}", value >= floor - chance, f"{claims}, ±{chance:.3f}"))
    return found
