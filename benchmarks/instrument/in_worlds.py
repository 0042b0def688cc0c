"""What the shipped bank's intervals are worth, and how often what is said is right, in worlds that its parameters don't
describe: `python -m benchmarks instrument --worlds`.

By the shipped bank, whose levels are in doubt, and after 30 and 100 local people have settled it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from benchmarks.instrument.worlds import PEOPLE, WORLDS, World
from benchmarks.support.claim_tally import FEW_CLAIMS
from benchmarks.support.figure import Figure, at_least, at_most, plain, within
from discern.contract.certainty import LIKELY
from discern.contract.models.results import Interval, Results
from discern.contract.styles import STYLES
from discern.insight import analyse_team, compare, describe_person
from discern.insight.circle import AXES, ENDS, posterior_of
from discern.instrument import Z95, Bank, Choice, SettlingError, load_bank, score_batch, settle
from discern.instrument.numerics import Bools, Ints
from discern.instrument.style import HALVES, LEANING
from tests.support.simulated_people import TEAM, Known, holds, known, split

DRAWS = 20
"""Draws of a world, each with loadings, intercepts and levels of its own where these differ."""

MORE_DRAWS = 3
"""How many times as many draws a world has whose levels are shifted, of as many people together."""

LARGEST_SE = 0.55
"""Where the loadings are strong, doubt about them and about levels may cost this much at most: the mean standard error
in "right"."""

SETTLING = (0, 30, 100)
"""How many local people have settled the levels."""

TEAM_SIZES = (7, 15, 40)

NAMES = (
    *("right", "logistic", "weak", "BFT-like", "MOLE-like", "real mix"),
    *("BFT, MOLE's shifts", "MOLE, MOLE's shifts", "shifted", "drawn levels"),
)
"""The worlds in which what is said is counted."""

LOWEST = 0.80
"""What is said of a person or a pair at least likely must be right this often."""

LARGEST_DIFFERENCE = 0.03
"""Between how sure it is said and how often it is right, in a world whose levels are drawn as they are doubted."""

LEAST_DIRECTIONS, LEAST_HALVES = 0.65, 0.90
"""The shares of people in the world "BFT-like" with a direction, and with at least a half, before settling."""


def figures() -> list[Figure]:
    """Every world: scores on each form; then what is said of people, pairs and teams; some half an hour."""
    return [*(each for world in WORLDS for each in _scores(world)), *said()]


def said(names: Sequence[str] = NAMES, draws: int = DRAWS) -> list[Figure]:
    """What is said in these worlds, before and after settling."""
    return [each for world in WORLDS if world.name in names for each in _said(world, draws)]


def _scores(world: World) -> Iterator[Figure]:
    for form_id in load_bank().forms:
        yield from scores(world, form_id, DRAWS)


def scores(world: World, form_id: str, draws: int) -> Iterator[Figure]:
    """Coverage and errors; the coverage of the fixed form has a bar."""
    bank = load_bank()
    covered, squares, errors = [], [], []
    for seed in range(draws):
        theta, most, least = world.draw(bank, form_id, np.random.default_rng([16, WORLDS.index(world), seed]))
        found = score_batch(bank, form_id, most, least)
        covered.append((np.abs(found.theta - theta) <= Z95 * found.se).mean(axis=0))
        squares.append(np.square(found.theta - theta).mean())
        errors.append(found.se.mean())
    # Over draws, not people: the people of a draw share its parameters.
    monte_carlo = np.std([each.mean() for each in covered], ddof=1) / draws**0.5
    how = f"{draws} draws x {PEOPLE} people, own bank"
    name, is_fixed = f"{world.name}, {form_id}", form_id == "fixed"
    coverage, worst = f"{name}: coverage of the worst style", float(np.mean(covered, axis=0).min())
    bar = world.target if is_fixed else None
    yield _bar(coverage, worst, bar, how)
    yield plain(f"{name}: coverage of all styles", float(np.mean(covered)), f"{how}; standard error {monte_carlo:.3f}")
    yield plain(f"{name}: RMSE", float(np.sqrt(np.mean(squares))), how)
    error, mean = f"{name}: mean standard error", float(np.mean(errors))
    is_right = world.name == "right" and is_fixed
    yield at_most(error, mean, LARGEST_SE, how) if is_right else plain(error, mean, how)


@dataclass
class Seen:
    """What was said in a world, and whether it was right; by what it was about."""

    right: dict[str, list[bool]] = field(default_factory=lambda: defaultdict(list))
    sure: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    held: dict[str, list[bool]] = field(default_factory=lambda: defaultdict(list))
    width: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    asked: dict[str, int] = field(default_factory=lambda: defaultdict(int))

    def say(self, about: str, probability: float, right: bool) -> None:
        """Something was said."""
        self.sure[about].append(probability)
        self.right[about].append(right)

    def hold(self, about: str, interval: Interval | None, true: float) -> None:
        """An interval was given for what is truly so."""
        assert interval is not None
        low, high = interval
        self.held[about].append(bool(low <= true <= high))
        self.width[about].append(high - low)

    def add_people(self, people: Known) -> None:
        """What is said of each."""
        for person in split(people, [1] * len(people.results)):
            self._add_person(person, person.results[0])

    def _add_person(self, person: Known, results: Results) -> None:
        style, scores = results.style, results.scores
        assert style is not None
        assert style.quarters is not None
        assert scores is not None
        posterior = posterior_of(style)
        assert posterior is not None
        for axis in AXES:
            ends = [posterior.quantile_along(HALVES[ENDS[axis][0]], share) for share in (0.025, 0.975)]
            self.hold("axes", (ends[0], ends[1]), float(person.on(axis)[0]))
        likeliest = max(STYLES, key=lambda each: style.quarters[each])  # type: ignore[index]
        self.say("quarter", style.quarters[likeliest], person.styles[0] == likeliest)
        self.asked["people"] += 1
        self.asked["with at least a half"] += (style.probability or 0) >= LIKELY
        for claim in describe_person(results):
            if claim.kind in {"style", "pace", "focus"} and claim.probability is not None:
                is_leaning = "leaning" if claim.probability < LIKELY else ""
                about = is_leaning or ("direction" if claim.kind == "style" else "half")
                self.say(about, claim.probability, bool(holds(claim, person)))

    def add_pairs(self, people: Known) -> None:
        """What is said of each two."""
        for pair in split(people, [2] * (len(people.results) // 2)):
            self.asked["pairs"] += 1
            for claim in compare(*pair.results)[1]:
                if claim.probability is None or claim.probability < LIKELY:
                    continue
                axis, _, about = claim.kind.partition("_")
                if about in {"apart", "opposite"} and axis in AXES:
                    nearer = claim.model_copy(update={"id": f"{axis}_apart"})
                    self.say("nearer", claim.probability, bool(holds(nearer, pair)))
                if claim.kind in {"pace_opposite", "focus_opposite", "opposite_styles", "same_style"}:
                    self.say(about if axis in AXES else claim.kind, claim.probability, bool(holds(claim, pair)))

    def add_teams(self, people: Known, size: int) -> None:
        """The counts, centre and majority of each team of this size."""
        name = f"team of {size}"
        for team in split(people, [size] * (len(people.results) // size)):
            self.asked[name] += 1
            analysis, claims = analyse_team(TEAM, size, team.results, 0)
            assert analysis.distribution is not None
            assert analysis.halves is not None
            assert analysis.centre is not None
            for style in STYLES:
                self.hold(f"{name}, quarters", analysis.distribution[style].interval, team.styles.count(style))
            for axis in AXES:
                at = int(team.at(ENDS[axis][0]).sum())
                self.hold(f"{name}, halves", getattr(analysis.halves, ENDS[axis][0]).interval, at)
            self.hold(f"{name}, centre", analysis.centre.x_interval, float(team.on("focus").mean()))
            self.hold(f"{name}, centre", analysis.centre.y_interval, float(team.on("pace").mean()))
            for claim in claims:
                if claim.kind == "majority" and (claim.probability or 0) >= LIKELY:
                    self.say(f"{name}, most", claim.probability or 0, bool(holds(claim, team)))


def _said(world: World, draws: int) -> Iterator[Figure]:
    # What everybody shares in a draw is one draw of it, so there are more of them with fewer people each.
    more = MORE_DRAWS if world.is_shifted else 1
    draws, people_each = draws * more, PEOPLE // more
    seen = {settled: Seen() for settled in SETTLING}
    covered: dict[int, list[Bools]] = defaultdict(list)
    shipped = load_bank()
    learners = max(SETTLING)
    for seed in range(draws):
        rng = np.random.default_rng([17, WORLDS.index(world), seed])
        theta, most, least = world.draw(shipped, "fixed", rng, learners + people_each)
        local = answer_sets(shipped, most[:learners], least[:learners])
        for settled, found in seen.items():
            bank, refused = settled_by(shipped, local[:settled])
            found.asked["refused"] += refused
            posterior = score_batch(bank, "fixed", most[learners:], least[learners:])
            covered[settled].append(np.abs(posterior.theta - theta[learners:]) <= Z95 * posterior.se)
            people = known(theta[learners:], posterior, bank, bank.norms)
            found.add_people(people)
            found.add_pairs(people)
            for size in TEAM_SIZES:
                found.add_teams(people, size)
    for settled, found in seen.items():
        yield from _figures(world, settled, found, np.array(covered[settled]), f"{draws} draws x {people_each} people")


def settled_by(shipped: Bank, local: Sequence[Sequence[Choice]]) -> tuple[Bank, bool]:
    """The bank with its levels settled by local people, and whether these were refused: then it stays as it is."""
    try:
        return (settle(shipped, local, f"{shipped.version}+people.1") if local else shipped), False
    except SettlingError:
        return shipped, True


def stage(settled: int) -> str:
    """What it is called that so many people have settled the levels."""
    return f"after {settled}" if settled else "before"


def _figures(world: World, settled: int, seen: Seen, covered: Bools, how: str) -> Iterator[Figure]:
    """``covered`` (draws, people, styles)."""
    name = f"{world.name}, {stage(settled)}"
    if settled:
        yield plain(f"{name}: groups refused", seen.asked["refused"] / len(covered), f"{len(covered)} groups")
    lowest = 0.90 if world.is_shifted or world.name == "real mix" else 0.93
    yield at_least(f"{name}: coverage of scores", float(covered.mean()), lowest, how)
    yield plain(f"{name}: coverage of the worst style's scores", float(covered.mean(axis=(0, 1)).min()), how)
    yield from _intervals(name, "axes", seen, how)
    least = LEAST_HALVES if world.name == "BFT-like" and not settled else None
    share = seen.asked["with at least a half"] / seen.asked["people"]
    yield _bar(f"{name}: said, at least a half", share, least, how)
    for about, of in (
        *(("direction", "people"), ("half", "people"), ("leaning", "people")),
        *(("nearer", "pairs"), ("opposite", "pairs"), ("opposite_styles", "pairs"), ("same_style", "pairs")),
    ):
        least = LEAST_DIRECTIONS if (world.name, settled, about) == ("BFT-like", 0, "direction") else None
        yield from _right(name, about, seen, seen.asked[of], LEANING if about == "leaning" else LOWEST, least)
    yield from _calibration(world, name, settled, seen)
    for size in TEAM_SIZES:
        team = f"team of {size}"
        number = f"{seen.asked[team]} teams"
        # Where people's answers have told the levels, or the bank's are right.
        bar = 0.93 if not world.is_shifted else 0.90 if settled == max(SETTLING) else None
        for about in ("quarters", "halves", "centre"):
            yield from _intervals(name, f"{team}, {about}", seen, number, bar)
        yield from _right(name, f"{team}, most", seen, seen.asked[team], None)


def _right(
    name: str, about: str, seen: Seen, asked: int, lowest: float | None, least: float | None = None
) -> Iterator[Figure]:
    """How often something was said, and how often what was said is right; with bars for both."""
    right = seen.right[about]
    yield _bar(f"{name}: said, {about}", len(right) / asked, least, f"times over {asked:,}")
    if right:
        bar = lowest if len(right) >= FEW_CLAIMS else None
        yield _bar(f"{name}: right, {about}", float(np.mean(right)), bar, f"{len(right):,} claims")


def _bar(figure: str, value: float, floor: float | None, how: str) -> Figure:
    return plain(figure, value, how) if floor is None else at_least(figure, value, floor, how)


def _calibration(world: World, name: str, settled: int, seen: Seen) -> Iterator[Figure]:
    """By how much what is said is more often right than it says: of the likeliest quarter of everybody, and of what is
    said. Too cautious is no fault where levels are better known than the bank says."""
    for about in ("quarter", "direction", "half", "nearer"):
        sure, right = float(np.mean(seen.sure[about])), float(np.mean(seen.right[about]))
        figure, how = f"{name}: right less said, {about}", f"said {sure:.3f}, right {right:.3f}"
        if world.level_sd:
            yield within(figure, right - sure, -LARGEST_DIFFERENCE, LARGEST_DIFFERENCE, how)
        elif settled == max(SETTLING) or not world.is_shifted:
            yield at_least(figure, right - sure, -LARGEST_DIFFERENCE, how)
        else:
            yield plain(figure, right - sure, how)


def _intervals(name: str, about: str, seen: Seen, how: str, bar: float | None = None) -> Iterator[Figure]:
    yield _bar(f"{name}: coverage of {about}", float(np.mean(seen.held[about])), bar, how)
    yield plain(f"{name}: width of {about}", float(np.mean(seen.width[about])), how)


def answer_sets(bank: Bank, most: Ints, least: Ints, form_id: str = "fixed") -> list[list[Choice]]:
    """The choices `most`, `least` (people, blocks of a form), one list a person."""
    blocks = [bank.blocks[block] for block in bank.form(form_id).blocks]
    return [
        [
            Choice(block.id, block.items[best].id, block.items[worst].id)
            for block, best, worst in zip(blocks, *person, strict=True)
        ]
        for person in zip(most, least, strict=True)
    ]
