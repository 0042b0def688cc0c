"""The tables of the manual that change with the bank, in Markdown: `python -m benchmarks instrument --tables`.

Those of the design, of quality and of speed are lines of `python -m benchmarks instrument`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from benchmarks.instrument import accuracy, by_theta, in_worlds, worlds
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
    "real mix": "real mix: BFT-like, with errors that differ (SD .3), 10% half-careless, wording .15 (SD .2), + .1",
    "BFT, MOLE's shifts": "BFT-like, levels shifted by chance, SD .13 in utility",
    "MOLE, MOLE's shifts": "MOLE-like, the same",
    "shifted": "BFT-like, D −.3, I +.15, S +.3, C −.15 in utility",
    "drawn levels": "BFT-like, levels drawn, SD .3 in θ",
}
"""What a world is called in the manual."""


def lines() -> Iterator[str]:
    """The tables, each below its heading; about an hour."""
    bank = load_bank()
    yield f"Bank {bank.id} {bank.version}, {bank.fingerprint[:19]}"
    yield from ["", "## Figures of the bank, by form", "", *forms(accuracy.own_bank())]
    yield from ["", "## By θ", "", *by_level(list(by_theta.levels()))]
    found = in_worlds.figures()
    yield from ["", "## Worlds: scores", "", *of_worlds(found)]
    yield from ["", "## Worlds: what is said of people and pairs", "", *of_people(found)]
    yield from ["", "## Worlds: teams", "", *of_teams(found)]


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
    """A row a world: the worst style's coverage by form, and errors of the fixed form."""
    of = {each.figure: each for each in figures}
    forms_shown = [form for form in load_bank().forms if f"right, {form}: RMSE" in of]
    others = [form for form in forms_shown if form != "fixed"]
    rows = _head("world", "coverage: fixed", *others, "fixed: RMSE, mean SE")
    for world in worlds.WORLDS:
        at = f"{world.name}, fixed: "
        bar = "" if world.target is None else f" (≥ {_number(world.target, 2)})"
        rows.append(
            _row(
                CONDITIONS[world.name],
                f"{_number(of[f'{at}coverage of the worst style'].value)}{bar}",
                *(_number(of[f"{world.name}, {form}: coverage of the worst style"].value) for form in others),
                ", ".join(_number(of[at + name].value) for name in ("RMSE", "mean standard error")),
            )
        )
    return rows


SAID = {
    "direction": "a direction: said, right",
    "half": "a half",
    "leaning": "leaning",
    "nearer": "who is faster, or puts people first more",
    "opposite": "opposite halves",
    "opposite_styles": "opposite styles",
    "same_style": "same style",
}
"""What is said of people and pairs, and the column of the manual."""


def of_people(figures: Sequence[Figure]) -> list[str]:
    """A row a world and stage of settling: coverage of scores and axes, and of what is said how often and how often
    right; then how sure the likeliest quarter is called and how often it is right."""
    of = {each.figure: each.value for each in figures}
    rows = _head(
        "world: levels", "coverage: scores, axes", "at least a half", *SAID.values(), "quarter, right less said"
    )
    for title, at in _stages(of):
        rows.append(
            _row(
                title,
                _numbers(of, f"{at}coverage of scores", f"{at}coverage of axes"),
                _numbers(of, f"{at}said, at least a half"),
                *(_numbers(of, f"{at}said, {about}", f"{at}right, {about}") for about in SAID),
                _signed(of[f"{at}right less said, quarter"]),
            )
        )
    return rows


def of_teams(figures: Sequence[Figure]) -> list[str]:
    """A row a world and stage of settling: coverage and width of a team's counts and centre, and of majorities how
    often they are said and right."""
    of = {each.figure: each.value for each in figures}
    parts = ("quarters", "halves", "centre")
    columns = (f"{size}: {part}" for size in in_worlds.TEAM_SIZES for part in (*parts, "most"))
    rows = _head("world: levels", *columns)
    for title, at in _stages(of):
        cells = []
        for size in in_worlds.TEAM_SIZES:
            about = f"team of {size}, "
            cells += [_numbers(of, f"{at}coverage of {about}{part}", f"{at}width of {about}{part}") for part in parts]
            cells.append(_numbers(of, f"{at}said, {about}most", f"{at}right, {about}most"))
        rows.append(_row(title, *cells))
    return rows


def _stages(of: Mapping[str, float]) -> Iterator[tuple[str, str]]:
    """What the worlds and stages are called in the manual, and how their figures begin."""
    for name in in_worlds.NAMES:
        for settled in in_worlds.SETTLING:
            at = f"{name}, {in_worlds.stage(settled)}: "
            if f"{at}coverage of scores" in of:
                yield f"{name}: {in_worlds.stage(settled)}", at


def _numbers(of: Mapping[str, float], *names: str) -> str:
    """Of each name its figure with two digits, or a dash where there is none."""
    return ", ".join(_number(of[name], 2) if name in of else "–" for name in names)


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
