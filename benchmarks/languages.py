"""What is said of people, pairs and teams who answered in one language or in two: `python -m benchmarks languages`."""

from __future__ import annotations

from collections import Counter

import numpy as np

from benchmarks.support.claim_tally import PROMISED, Tally
from benchmarks.support.figure import Figure, at_least, plain
from discern.contract.models.insights import Claim
from discern.contract.models.teams import TeamAnalysis
from discern.insight import analyse_team, compare, describe_person
from discern.instrument import Bank, draw_people, load_bank, load_translated
from discern.instrument.translation import TRANSLATED_SD
from tests.support.simulated_people import TEAM, Known, measure

DRAWS = 600
"""How often the levels of both languages are drawn anew: as far off as their banks allow for."""

SIZE = 8

WIDTH = "mean width of the interval of the centre, θ"


def figures(draws: int = DRAWS, seed: int = 31) -> list[Figure]:
    """One English team, one German, one half of each: how much is claimed of it, and how often that is true."""
    rng = np.random.default_rng(seed)
    english, german = load_bank(), load_translated("de")
    teams = {"English": (english, english), "German": (german, german), "mixed": (english, german)}
    found: list[Figure] = []
    for name, banks in teams.items():
        tallies = {about: Tally() for about in ("people", "pairs", "teams")}
        counted: Counter[str] = Counter()
        widths = []
        for _ in range(draws):
            team = draw_team(banks, rng)
            for row, result in enumerate(team.results):
                _add(tallies["people"], counted, "people", describe_person(result), team[row : row + 1])
            for row in range(SIZE // 2):
                pair = Known(team.theta[[row, -1 - row]], [team.results[row], team.results[-1 - row]])
                _add(tallies["pairs"], counted, "pairs", compare(*pair.results)[1], pair)
            analysis, claims = analyse_team(TEAM, SIZE, team.results, 0)
            _add(tallies["teams"], counted, "teams", claims, team)
            widths.append(_width(analysis))
        of_each = {"people": draws * SIZE, "pairs": draws * SIZE // 2, "teams": draws}
        for about, tally in tallies.items():
            how = f"{of_each[about]:,} {about}, teams of {SIZE}, levels drawn {draws} times"
            found.append(plain(f"{name}, {about}: claims each", counted[about] / of_each[about], how))
            for strength in ("very likely", "likely"):
                true = tally.of(strength)
                share = float(np.mean(true)) if true else 1.0
                what = f"{name}, {about}: {strength}, true"
                found.append(at_least(what, share, PROMISED[strength], f"{how}; {len(true):,} claims"))
        found.append(plain(f"{name}: {WIDTH}", float(np.mean(widths)), f"{draws} teams of {SIZE}"))
    return found


def draw_team(banks: tuple[Bank, Bank], rng: np.random.Generator) -> Known:
    """A team whose first half answered by the first bank. A translation's levels are off as those of the English are,
    and by what translating did."""
    theta = draw_people(banks[0].norms.correlation, SIZE, rng)
    common = rng.normal(scale=load_bank().levels.sd, size=4)
    by_language = rng.normal(scale=TRANSLATED_SD, size=4)
    off = {bank.fingerprint: common + (0 if bank.translation is None else by_language) for bank in banks}
    halves = (theta[: SIZE // 2], theta[SIZE // 2 :])
    measured = [measure(bank, half + off[bank.fingerprint], rng) for bank, half in zip(banks, halves, strict=True)]
    results = [
        each.model_copy(update={"candidate": each.candidate.model_copy(update={"id": f"p{row}", "name": f"P{row}"})})
        for row, each in enumerate(result for half in measured for result in half.results)
    ]
    return Known(theta, results)


def _add(tally: Tally, counted: Counter[str], about: str, claims: list[Claim], people: Known) -> None:
    tally.add(claims, people)
    counted[about] += sum(each.probability is not None for each in claims)


def _width(analysis: TeamAnalysis) -> float:
    assert analysis.centre is not None
    assert analysis.centre.x_interval is not None
    low, high = analysis.centre.x_interval
    return high - low
