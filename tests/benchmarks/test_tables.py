"""The manual's tables are printed as it has them."""

import pytest

from benchmarks.instrument import by_theta, tables, worlds
from benchmarks.support.claim_tally import PROMISED
from benchmarks.support.figure import Figure, plain


def test_a_row_tells_of_each_world_and_form_at_each_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(by_theta, "PEOPLE", 60)
    monkeypatch.setattr(by_theta, "LEVELS", (-2.0, 0.0))
    monkeypatch.setattr(by_theta, "NAMES", ("weak",))
    found = list(by_theta.levels(["fixed", "short"]))
    assert [each.form for each in found[::2]] == ["fixed", "short"]
    for low, middle in zip(found[::2], found[1::2], strict=True):
        # Scores are drawn toward the middle, so intervals at the ends hold less.
        assert low.bias > 0.3 > abs(middle.bias)
        assert middle.coverage > 0.93 > low.coverage
    head, line, *rows = tables.by_level(found)
    assert head.startswith("| world | form | θ = −2: coverage, SE, bias | θ = 0: ")
    assert line == "|---|---|---|---|"
    assert len(rows) == 2
    assert rows[0].startswith("| weak | `fixed` | .")


def test_the_tables_of_worlds_have_a_row_for_each() -> None:
    found: list[Figure] = []
    for world in worlds.WORLDS:
        for form in ("fixed", "short"):
            found += [
                plain(f"{world.name}, {form}: {name}", 0.9341, "")
                for name in (
                    "coverage of the worst style",
                    "RMSE",
                    "mean standard error",
                    "probability of the top style",
                    "top style right",
                )
            ]
        found += [
            plain(f"{world.name}, {about}: said to be {word}, true", 1.0, "")
            for about in ("people", "pairs", f"teams of {worlds.TEAM_SIZE}")
            for word in PROMISED
        ]
    scores, claims = tables.of_worlds(found), tables.of_claims(found)
    assert len(scores) == len(claims) == len(worlds.WORLDS) + 2
    assert scores[2] == ("| right: .65 and .60, normal errors | .934 (≥ .93) | .934 | .934, .934 | .934, .934 |")
    assert claims[2].endswith("| 1.000, 1.000, 1.000 |")
