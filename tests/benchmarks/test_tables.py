"""The manual's tables are printed as it has them."""

import pytest

from benchmarks.instrument import by_theta, in_worlds, tables, worlds
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


def test_the_table_of_scores_has_a_row_for_each_world() -> None:
    found: list[Figure] = []
    for world in worlds.WORLDS:
        for form in ("fixed", "short"):
            found += [
                plain(f"{world.name}, {form}: {name}", 0.9341, "")
                for name in ("coverage of the worst style", "RMSE", "mean standard error")
            ]
    scores = tables.of_worlds(found)
    assert len(scores) == len(worlds.WORLDS) + 2
    assert scores[2] == "| right: .65 and .60, normal errors | .934 (≥ .93) | .934 | .934, .934 |"


def test_the_tables_of_what_is_said_have_a_row_for_each_stage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_worlds, "PEOPLE", 60)
    monkeypatch.setattr(in_worlds, "SETTLING", (0, 30))
    monkeypatch.setattr(in_worlds, "TEAM_SIZES", (7,))
    found = in_worlds.said(["weak"], draws=1)
    for table in (tables.of_people(found), tables.of_teams(found)):
        head, line, before, after = table
        assert head.count("|") == line.count("|") == before.count("|") == after.count("|")
        assert [row.split("|")[1].strip() for row in (before, after)] == ["weak: before", "weak: after 30"]
        # Nothing is said of the same style, or of most, before settling.
        assert "0.00, –" in before or ".00, –" in before
