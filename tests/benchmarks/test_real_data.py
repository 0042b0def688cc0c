"""The comparison with a criterion, on simulated ratings of the shape of the public ones, which aren't kept here."""

import csv
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from benchmarks.instrument.real_data import SOURCES, DataError, assemble, choose, counts, figures, read_ratings

SOURCE = replace(SOURCES["adjectives"], people=200)


def write_ratings(file: Path, *, missing: str = "NA") -> Path:
    """Ratings from 1 to 9 by people whose four scales don't correlate; the first person leaves one out."""
    rng = np.random.default_rng(6)
    theta = rng.standard_normal((SOURCE.people, 4))
    header = ["study", "id", *(f"V{n}" for n in range(1, 101))]
    of = {
        key.lstrip("-"): (-1 if key[0] == "-" else 1, column)
        for column, keys in enumerate(SOURCE.keys.values())
        for key in keys.split()
    }
    with file.open("w", newline="", encoding="utf-8") as out:
        lines = csv.writer(out)
        lines.writerow(header)
        for row, person in enumerate(theta):
            cells: list[object] = ["x", row]
            for name in header[2:]:
                sign, column = of.get(name, (0, 0))
                rated = 5 + 1.8 * (0.5 * sign * person[column] + 0.87 * rng.standard_normal())
                cells.append(int(np.clip(round(rated), 1, 9)))
            if row == 0:
                cells[2] = missing
            lines.writerow(cells)
    return file


def hash_of(file: Path) -> str:
    with pytest.raises(DataError, match="SHA-256") as raised:
        read_ratings(SOURCE, file)
    return str(raised.value).split("SHA-256 ")[1].split(" ")[0]


def test_scores_are_compared_with_counts_in_every_form(tmp_path: Path) -> None:
    file = write_ratings(tmp_path / "ratings.csv")
    source = replace(SOURCE, sha256=hash_of(file))
    data = assemble(source, read_ratings(source, file))
    assert data.ratings.shape == (199, 12, 4)
    assert data.criterion.shape == (199, 4)
    keys = np.sign(data.bank.loadings)
    assert [int((row < 0).sum()) for row in keys] == [0, 2] * 6
    found = figures(data, "simulated")
    compared = [each for each in found if "less counts" in each.figure]
    assert [each.figure.split(", ")[1].split(":")[0] for each in compared] == ["fixed", "short"]
    assert all(each.holds for each in compared), compared
    assert all(0.3 < each.value < 0.9 for each in found if "with the criterion" in each.figure)


def test_choices_are_the_highest_and_the_lowest_rating(tmp_path: Path) -> None:
    ratings = np.array([[[5.0, 9.0, 1.0, 5.0], [3.0, 3.0, 3.0, 3.0]]])
    drawn = [choose(ratings, np.random.default_rng(seed)) for seed in range(20)]
    assert {(int(most[0, 0]), int(least[0, 0])) for most, least in drawn} == {(1, 2)}
    assert len({int(most[0, 1]) for most, _ in drawn}) == 4
    assert all(most[0, 1] != least[0, 1] for most, least in drawn)
    file = write_ratings(tmp_path / "ratings.csv")
    source = replace(SOURCE, sha256=hash_of(file))
    data = assemble(source, read_ratings(source, file))
    # In the second block D and I are reversed: chosen as most, they count as least.
    most, least = np.full((1, 12), -1, np.int8), np.full((1, 12), -1, np.int8)
    most[0, 1], least[0, 1] = 0, 2
    assert counts(data.bank, "fixed", most, least).tolist() == [[-1.0, 0.0, -1.0, 0.0]]


def test_other_files_are_refused(tmp_path: Path) -> None:
    file = write_ratings(tmp_path / "ratings.csv")
    with pytest.raises(DataError, match="200 people and 102 columns instead of 554 and 102"):
        read_ratings(SOURCES["adjectives"], file)
    file.write_text(file.read_text(encoding="utf-8").replace("V40,", "other,", 1), encoding="utf-8")
    with pytest.raises(DataError, match="no column V40"):
        read_ratings(SOURCE, file)
