"""Scores and plain counts against a criterion, on ratings of real people that are public.

No open data hold DISC statements in blocks of four. These are ratings of single statements on the Big Five, four scales
of which take the places of the four styles. A person's choice in a block is made of their ratings: *most* is the
statement that they rated highest and *least* the lowest, ties drawn at random. The criterion is the mean rating of each
scale's statements that are in no block. So people and statements are real, and the choices are derived.

The data aren't ours and aren't kept here. R, with the package psychTools from CRAN, writes them:

    Rscript -e 'write.csv(psychTools::spi, "spi.csv", row.names = FALSE)'
    Rscript -e 'write.csv(psychTools::big5.100.adjectives, "adjectives.csv", row.names = FALSE)'
    uv run python -m benchmarks instrument --data spi spi.csv
    uv run python -m benchmarks instrument --data adjectives adjectives.csv

`spi`: 4,000 people, 70 of the statements of the SAPA Personality Inventory (Condon 2018). `adjectives`: 554 people, 100
adjectives (Goldberg 1990). Both are described in the manual of psychTools.
"""

from __future__ import annotations

import csv
import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.support.figure import Figure, at_least, plain
from discern.instrument import (
    STYLES,
    Bank,
    CalibrationError,
    Choice,
    bank_to_dict,
    calibrate,
    load_bank,
    parse_bank,
    score_batch,
)
from discern.instrument.numerics import Floats, Ints

LOWEST = -0.01
"""How far the correlation of scores with the criterion may lie from that of counts."""


class DataError(ValueError):
    """A file that isn't the one that is meant; the message says why."""


@dataclass(frozen=True, slots=True)
class Source:
    """Public ratings: the file's shape and the SHA-256 of its numbers, and how its statements are put together.

    `keys` are the columns of the four scales that take the places of D, I, S and C, with a minus where a statement is
    reversed. Each scale gives `blocks` statements to blocks, the first of each direction; the others are the criterion.
    `reversed_pairs` are the scales with a reversed statement in each mixed block, used in turn.
    """

    name: str
    people: int
    columns: int
    sha256: str
    keys: Mapping[str, str]
    blocks: int
    reversed_pairs: Sequence[tuple[int, int]]


SOURCES = {
    "spi": Source(
        name="spi",
        people=4000,
        columns=145,
        sha256="2ce696ee261079c5aa7aee8a7bfdbdfc2939d9b5d807c0a8e02b7e93ba781ed2",
        keys={
            "D": "q_1904 q_4243 -q_312 -q_565 q_1416 -q_1923 -q_1027 -q_684 q_254 q_1296 -q_901 q_1243 q_803 q_1244",
            "I": "q_128 q_2745 q_2754 q_1392 q_1058 q_240 q_1738 q_422 q_1389 q_1310 q_1880 -q_747 q_1609 q_1834",
            "S": "q_90 q_1763 q_253 -q_1896 q_851 q_1832 -q_501 q_377 -q_871 q_1855 -q_4296 -q_142 q_379 q_4289",
            "C": "q_1290 q_1744 q_1979 -q_1452 q_1915 q_1201 q_530 -q_904 q_1867 q_1694 q_369 -q_1444 -q_1483 -q_1254",
        },
        blocks=10,
        # Openness (I) has a single reversed statement, which stays in the criterion.
        reversed_pairs=((0, 2), (0, 3), (2, 3)),
    ),
    "adjectives": Source(
        name="adjectives",
        people=554,
        columns=102,
        sha256="bae240791c2cd22d5019486aabee03a6bcc72874aabd86bc79ee4e2d8aaa3f2a",
        keys={
            "D": "V1 V5 -V6 V7 V17 V24 V26 -V40 -V45 -V58 -V60 -V65 V71 -V74 -V77 V92 -V96 V97 V98 -V100",
            "I": "V4 V8 V12 V16 V18 V34 -V35 V41 V43 V44 V54 -V64 -V66 -V80 -V86 -V87 -V88 -V89 -V91 -V93",
            "S": "V2 -V11 V14 V15 -V19 -V21 V29 -V31 V32 V48 V55 -V61 -V63 V69 V76 -V78 -V79 -V90 -V94 V99",
            "C": "V9 -V10 V13 -V20 V22 -V30 -V37 -V38 -V39 V50 -V51 V53 V56 V57 -V67 V68 V70 V73 -V82 -V95",
        },
        blocks=12,
        reversed_pairs=((0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2)),
    ),
}


@dataclass(frozen=True, slots=True, eq=False)
class RealData:
    """A bank of the statements, ratings of those in blocks (people, blocks, 4), and the criterion (people, 4)."""

    bank: Bank
    ratings: Floats
    criterion: Floats


def read_ratings(source: Source, file: Path) -> dict[str, Floats]:
    """The columns of the file that are used, (people,) each, NaN where somebody gave no rating.

    Raises:
        DataError: the file has another shape, lacks a column, or holds other numbers.
    """
    with file.open(newline="", encoding="utf-8") as text:
        header, *lines = csv.reader(text)
    if (len(lines), len(header)) != (source.people, source.columns):
        shape = f"{len(lines)} people and {len(header)} columns"
        raise DataError(f"{file.name}: {shape} instead of {source.people} and {source.columns}")
    wanted = [name.lstrip("-") for keys in source.keys.values() for name in keys.split()]
    missing = [name for name in wanted if name not in header]
    if missing:
        raise DataError(f"{file.name}: no column {missing[0]}")
    places = [header.index(name) for name in wanted]
    rows = [["" if line[place] == "NA" else line[place] for place in places] for line in lines]
    found = hashlib.sha256("\n".join(",".join(row) for row in rows).encode()).hexdigest()
    if found != source.sha256:
        raise DataError(f"{file.name}: its numbers have the SHA-256 {found} instead of {source.sha256}")
    numbers = np.array([[float(cell) if cell else np.nan for cell in row] for row in rows])
    return {name: numbers[:, place] for place, name in enumerate(wanted)}


def assemble(source: Source, ratings: Mapping[str, Floats]) -> RealData:
    """Blocks of four, every other one mixed-keyed, with the parameters and doubt of the bank that ships.

    People who left out one of the statements are dropped.
    """
    positive = {style: [each for each in keys.split() if each[0] != "-"] for style, keys in source.keys.items()}
    negative = {style: [each[1:] for each in keys.split() if each[0] == "-"] for style, keys in source.keys.items()}
    blocks: list[list[tuple[str, int]]] = []
    for number in range(source.blocks):
        pair = source.reversed_pairs[number // 2 % len(source.reversed_pairs)] if number % 2 else ()
        blocks.append(
            [
                (negative[style].pop(0), -1) if column in pair else (positive[style].pop(0), 1)
                for column, style in enumerate(STYLES)
            ]
        )
    others = [[*(ratings[each] for each in positive[s]), *(-ratings[each] for each in negative[s])] for s in STYLES]
    criterion = np.stack([np.mean(of_style, axis=0) for of_style in others], axis=1)
    given = np.stack([np.stack([ratings[name] for name, _ in block], axis=1) for block in blocks], axis=1)
    whole = ~np.isnan(given).any(axis=(1, 2)) & ~np.isnan(criterion).any(axis=1)
    return RealData(_bank(source, blocks), given[whole], criterion[whole])


def _bank(source: Source, blocks: Sequence[Sequence[tuple[str, int]]]) -> Bank:
    """The statements as a bank: the shipped one's loadings, intercepts of 0, and scales that don't correlate."""
    shipped = bank_to_dict(load_bank())
    fixed = [f"b{number}" for number in range(len(blocks))]
    half = fixed[: len(fixed) // 2]
    forms: list[dict[str, Any]] = [
        {"id": "fixed", "blocks": fixed, "fit_limit": -2.0},
        {"id": "short", "blocks": half, "fit_limit": -2.0},
    ]
    items = [
        [
            {
                "id": name,
                "text": name,
                "style": style,
                "key": key,
                "loading": 0.45 if key > 0 else -0.42,
                "intercept": 0.0,
                "desirability": 3,
                "source": "expert",
            }
            for style, (name, key) in zip(STYLES, block, strict=True)
        ]
        for block in blocks
    ]
    return parse_bank(
        {name: shipped[name] for name in ("language", "scale", "discrimination", "levels")}
        | {
            "id": source.name,
            "version": "1",
            "norms": shipped["norms"] | {"correlation": np.eye(4).tolist()},
            "forms": forms,
            "blocks": [
                {"id": id_, "topic": f"topic-{number % 4}", "items": block}
                for number, (id_, block) in enumerate(zip(fixed, items, strict=True))
            ],
        }
    )


def choose(ratings: Floats, rng: np.random.Generator) -> tuple[Ints, Ints]:
    """The choices `most`, `least` (people, blocks) that ratings (people, blocks, 4) make; ties are drawn."""
    # Ratings are whole numbers, so less than half a point decides ties alone, and both ends of a tie differ.
    decided = ratings + rng.uniform(0.0, 0.5, ratings.shape)
    return decided.argmax(axis=2).astype(np.int8), decided.argmin(axis=2).astype(np.int8)


def counts(bank: Bank, form_id: str, most: Ints, least: Ints) -> Floats:
    """Most less least by style (people, 4), reversed statements turned round; -1 is unanswered."""
    keys = np.sign(bank.loadings[bank.rows(bank.form(form_id).blocks)])
    columns = np.arange(4)
    signs = (most[:, :, None] == columns).astype(np.float64) - (least[:, :, None] == columns)
    return np.asarray((signs * keys).sum(axis=1))


def figures(data: RealData, name: str, seed: int = 19) -> list[Figure]:
    """For each form the mean correlation of counts and of scores with the criterion, and their difference."""
    rng = np.random.default_rng(seed)
    bank = data.bank
    most, least = choose(data.ratings, rng)
    found = []
    for form_id in bank.forms:
        asked = len(bank.form(form_id).blocks)
        chosen = most[:, :asked], least[:, :asked]
        how = f"{len(most):,} people, {asked} blocks"
        plainly = mean_correlation(counts(bank, form_id, *chosen), data.criterion)
        scored = mean_correlation(score_batch(bank, form_id, *chosen).theta, data.criterion)
        found += [
            plain(f"{name}, {form_id}: counts with the criterion", plainly, how),
            plain(f"{name}, {form_id}: scores with the criterion", scored, how),
            at_least(f"{name}, {form_id}: scores less counts", scored - plainly, LOWEST, how),
        ]
    return found + _calibrated(data, name, most, least)


def _calibrated(data: RealData, name: str, most: Ints, least: Ints) -> list[Figure]:
    """Parameters from every other person, and the correlation of the others, or why there are none."""
    bank = data.bank
    ids = [[item.id for item in block.items] for block in bank.blocks.values()]
    sets = [
        [
            Choice(block, ids[n][best], ids[n][worst])
            for n, (block, best, worst) in enumerate(zip(bank.blocks, *row, strict=True))
        ]
        for row in zip(most[::2], least[::2], strict=True)
    ]
    try:
        result = calibrate(bank, sets, "2", "2026-01-01")
    except CalibrationError as error:
        return [plain(f"{name}: no calibration", float("nan"), str(error))]
    criterion = data.criterion[1::2]
    scored = mean_correlation(score_batch(result.bank, "fixed", most[1::2], least[1::2]).theta, criterion)
    plainly = mean_correlation(counts(bank, "fixed", most[1::2], least[1::2]), criterion)
    how = f"parameters from {len(sets):,} people, {len(criterion):,} others; {result.rounds} rounds"
    return [
        plain(f"{name}: common loading of the calibrated bank", result.common_loading, how),
        plain(f"{name}, fixed, calibrated: scores less counts", scored - plainly, how),
    ]


def mean_correlation(values: Floats, criterion: Floats) -> float:
    """The mean over scales of the correlations of (people, 4) with (people, 4)."""
    return float(np.mean([np.corrcoef(values[:, k], criterion[:, k])[0, 1] for k in range(4)]))


def read_figures(name: str, file: Path) -> list[Figure]:
    """The figures of a source whose file the reader has fetched. Raises `DataError` and `OSError`."""
    source = SOURCES[name]
    return figures(assemble(source, read_ratings(source, file)), name)
