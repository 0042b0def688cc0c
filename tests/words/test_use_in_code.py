"""How code uses the catalogue: with every argument, and with one rounding."""

import ast
import re
from functools import cache
from itertools import pairwise
from pathlib import Path

from discern import words
from discern.words.catalog import Catalog
from tests.support.catalog_files import messages, variables_of

ROOT = Path(__file__).parents[2]
FIGURES = ROOT / "src/discern/words/figures.py"

LIST_OF_STYLES = re.compile(r"(_named)?_(or|and)$")


@cache
def trees() -> list[tuple[Path, ast.AST]]:
    files = [file for folder in ("src/discern", "app") for file in sorted((ROOT / folder).rglob("*.py"))]
    return [(file, ast.parse(file.read_text(encoding="utf-8"))) for file in files]


def test_charts_and_reports_give_messages_all_that_they_use() -> None:
    calls = 0
    for file, tree in trees():
        if not {"charts", "reports"} & set(file.parts) or "app" in file.parts:
            continue
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id="say"), args=[_, ast.Constant(value=str(message))], keywords=given) if (
                    all(each.arg for each in given)
                ):
                    arguments = {each.arg for each in given}
                case ast.Call(args=[_, ast.Constant(value=str(message)), ast.Dict(keys=keys)]) if message in messages():
                    if not all(isinstance(each, ast.Constant) for each in keys):
                        continue
                    arguments = {str(each.value) for each in keys if isinstance(each, ast.Constant)}
                case _:
                    continue
            calls += 1
            used = {LIST_OF_STYLES.sub("", name) for name in variables_of(message)}
            assert arguments == used, f"{file.relative_to(ROOT)}:{node.lineno} {message}"
    assert calls > 60


def test_probabilities_are_rounded_in_one_place() -> None:
    """No percent sign is set beside a figure, and nothing is multiplied by a hundred and rounded, but in figures.py."""
    found = []
    for file, tree in trees():
        # In SQL a percent sign matches any text.
        if file == FIGURES or "storage" in file.parts:
            continue
        for node in ast.walk(tree):
            match node:
                case ast.FormattedValue(format_spec=ast.JoinedStr(values=[ast.Constant(value=str(spec))])):
                    wrong = spec.endswith("%")
                case ast.JoinedStr(values=parts):
                    wrong = any(
                        isinstance(before, ast.FormattedValue)
                        and isinstance(after, ast.Constant)
                        and re.match(r"\s?%(?![\w{(])", str(after.value))
                        for before, after in pairwise(parts)
                    )
                case ast.Constant(value=str(text)):
                    wrong = re.search(r"\{[^{}]*:[^{}]*%\}", text) is not None
                case ast.Call(func=ast.Name(id="round"), args=[ast.BinOp(op=ast.Mult(), left=left, right=right), *_]):
                    wrong = any(isinstance(each, ast.Constant) and each.value == 100 for each in (left, right))
                case _:
                    continue
            if wrong:
                found.append(f"{file.relative_to(ROOT)}:{node.lineno}")
    assert found == []


def test_numbers_in_messages_are_written_as_the_language_writes_them() -> None:
    many: dict[str, str | int | float] = {"end": "task", "count": 1000, "of": 12345, "random": 0}
    assert words.format_message("en", "chart-map-title", many).startswith("1,000 of 12,345 dots are in")
    source = "chart-map-title = { $count } von { $of }\n"
    assert Catalog("de", {"charts.ftl": source}).format("chart-map-title", many) == "1.000 von 12.345"


def test_figures_are_written_as_the_language_writes_them() -> None:
    assert words.format_number(3.84, (2.04, 5.0), 1, "de") == "3,8 (2,0–5,0)"
    assert words.format_number(-0.04, None, 1) == "0.0"
    assert words.format_score(61.6, (53.9, 70.2)) == "62 (54–70)"
    assert words.format_difference(21.7, (-2.6, 38.4)) == "+22 (−3 to +38)"
    assert words.format_difference(-0.4) == "0"
    assert words.list_items(["Dominance 3", "Influence 2"]) == "Dominance 3, Influence 2"
    assert words.list_parts(["Dominance: 3, 1", "Influence: 2, 0"]) == "Dominance: 3, 1; Influence: 2, 0"
    assert words.list_parts([]) == ""
    assert [words.percent(each) for each in (0.125, 0.645, 0.9649, 0.996, 0.001)] == [
        "12%",
        "64%",
        "96%",
        "> 99%",
        "< 1%",
    ]
    assert words.percent(0.5, "fr") == "50\N{NO-BREAK SPACE}%"
