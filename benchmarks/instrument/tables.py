"""The tables of the manual that change with the bank, in Markdown: `python -m benchmarks instrument --tables`.

Those of the design, of quality and of speed are lines of `python -m benchmarks instrument`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from benchmarks.instrument import accuracy, by_theta, worlds
from benchmarks.support.claim_tally import PROMISED
from benchmarks.support.figure import Figure
from discern.instrument import load_bank

CONDITIONS = {
    "right": "right: .65 and .60, normal errors",
    "logistic": "logistic errors",
    "weak": "weak: .45 and .35",
    "BFT-like": "BFT-like: .56 and .50, SD .18 between statements; intercepts SD .4",
    "loadings off": "off: .65 and .60, SD .15; intercepts SD .5",
    "MOLE-like": "MOLE-like: .43 and .38, SD .12; intercepts SD .25",
    "t3": "errors t with 3 degrees of freedom, variance × 3",
    "scale differs": "the size of errors differs by person, lognormal, SD .5",
    "half-careless": "20% answer every other question at random",
    "wording bias": "positive wording is preferred, mean .3, SD .3",
    "correlated": "all correlations of the styles + .3",
}
"""What a world is called in the manual."""


def lines() -> Iterator[str]:
    """The tables, each below its heading; about half an hour on two processors."""
    bank = load_bank()
    yield f"Bank {bank.id} {bank.version}, {bank.fingerprint[:19]}"
    yield from ["", "## Figures of the bank, by form", "", *forms(accuracy.own_bank())]
    yield from ["", "## By θ", "", *by_level(list(by_theta.levels()))]
    found = worlds.figures()
    yield from ["", "## Worlds: scores", "", *of_worlds(found)]
    yield from ["", "## Worlds: claims", "", *of_claims(found)]


def forms(figures: Sequence[Figure]) -> list[str]:
    """A row a figure and a column a form; standard errors at the levels of θ share a row."""
    of: dict[str, dict[str, list[float]]] = {}
    for each in figures:
        form, _, name = each.figure.partition(": ")
        kind = "SE for a style at θ = −2, −1, 0, 1, 2" if name.startswith("standard error at") else name
        of.setdefault(kind, {}).setdefault(form, []).append(each.value)
    shown = list(load_bank().forms)
    rows = [
        _row(name, *(" ".join(_number(value) for value in values.get(form, [])) for form in shown))
        for name, values in of.items()
    ]
    return [*_head("figure", *shown), *rows]


def by_level(levels: Sequence[by_theta.Level]) -> list[str]:
    """A row a world and form: coverage, mean standard error and bias at each level of θ."""
    columns = [f"{level:.0f}".replace("-", "−") for level in by_theta.LEVELS]
    rows = _head("world", "form", *(f"θ = {column}: coverage, SE, bias" for column in columns))
    for world, form in dict.fromkeys((each.world, each.form) for each in levels):
        cells = [
            f"{_number(each.coverage)}, {_number(each.se)}, {_signed(each.bias)}"
            for each in levels
            if (each.world, each.form) == (world, form)
        ]
        rows.append(_row(world, f"`{form}`", *cells))
    return rows


def of_worlds(figures: Sequence[Figure]) -> list[str]:
    """A row a world: the worst style's coverage by form; of the fixed form also errors and the leading style."""
    of = {each.figure: each for each in figures}
    forms_shown = [form for form in load_bank().forms if f"right, {form}: RMSE" in of]
    others = [form for form in forms_shown if form != "fixed"]
    rows = _head(
        "world",
        "coverage: fixed",
        *others,
        "fixed: RMSE, mean SE",
        "fixed: probability of the top style, how often right",
    )
    for world in worlds.WORLDS:
        at = f"{world.name}, fixed: "
        bar = "" if world.target is None else f" (≥ {_number(world.target, 2)})"
        rows.append(
            _row(
                CONDITIONS[world.name],
                f"{_number(of[f'{at}coverage of the worst style'].value)}{bar}",
                *(_number(of[f"{world.name}, {form}: coverage of the worst style"].value) for form in others),
                *(
                    f"{_number(of[at + first].value)}, {_number(of[at + second].value)}"
                    for first, second in (
                        ("RMSE", "mean standard error"),
                        ("probability of the top style", "top style right"),
                    )
                ),
            )
        )
    return rows


def of_claims(figures: Sequence[Figure]) -> list[str]:
    """A row a world: how often claims of people, pairs and teams are true, by the word for their certainty."""
    of = {each.figure: each.value for each in figures}
    about = ("people", "pairs", f"teams of {worlds.TEAM_SIZE}")
    rows = _head("world", *(f"{each}: very likely, likely, more likely than not" for each in about))
    for world in worlds.WORLDS:
        cells = [
            ", ".join(_number(of[f"{world.name}, {each}: said to be {word}, true"]) for word in PROMISED)
            for each in about
        ]
        rows.append(_row(CONDITIONS[world.name], *cells))
    return rows


def _head(*columns: str) -> list[str]:
    return [_row(*columns), f"|{'---|' * len(columns)}"]


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _number(value: float, digits: int = 3) -> str:
    """A share as the manual writes it, without the 0 before the point."""
    text = f"{value:.{digits}f}"
    return text[1:] if text.startswith("0.") else text


def _signed(value: float) -> str:
    rounded = round(value, 2)
    return f"{'−' if rounded < 0 else '+'}{_number(abs(rounded), 2)}" if rounded else "0"
