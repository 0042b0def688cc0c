"""Mutants fit the code they break, and a run tells which of them a test kills."""

import ast
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from benchmarks import ROOT
from benchmarks.__main__ import main
from benchmarks.mutants import runner
from benchmarks.mutants.runner import BaselineError, find_fault, run_mutants
from benchmarks.mutants.table import MUTANTS, Mutant


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_mutant_fits_the_code_and_its_tests(mutant: Mutant) -> None:
    assert find_fault(mutant, ROOT) is None
    mutated = (ROOT / mutant.file).read_text(encoding="utf-8").replace(mutant.find, mutant.replace)
    if mutant.file.endswith(".py"):
        ast.parse(mutated)


def test_each_has_a_name_of_its_own_and_is_listed() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)
    listed = CliRunner().invoke(main, ["mutants", "--list"]).output
    assert all(f"{mutant.name}: {mutant.promise}" in listed for mutant in MUTANTS)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of two functions, of which a test holds one."""
    files = {
        "src/sums.py": "def add(a, b):\n    return a + b\n\n\ndef double(a):\n    return 2 * a\n",
        "tests/test_add.py": "from sums import add\n\n\ndef test_add():\n    assert add(1, 2) == 3\n",
        "tests/test_all.py": "import sums\n\n\ndef test_all():\n    assert sums.add(2, 2) == 4\n",
        "tests/test_no.py": "def test_no():\n    assert False\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(runner, "ROOT", tmp_path)
    monkeypatch.setattr(runner, "list_files", lambda: list(files))
    return tmp_path


ADD = Mutant(
    name="add",
    promise="Sums are right.",
    file="src/sums.py",
    find="a + b",
    replace="a - b",
    first=("tests/test_add.py",),
)


@pytest.mark.integration
def test_a_run_tells_what_killed_a_mutant_and_which_lived_or_are_stale(project: Path) -> None:
    before = (project / "src/sums.py").read_text(encoding="utf-8")
    tried = {
        "killed": ADD,
        "killed by a wider test": replace(ADD, find="return a + b", replace="return 3", wider=("tests/test_all.py",)),
        "lived": replace(ADD, find="2 * a", replace="3 * a", wider=("tests/test_all.py",)),
        "twice": replace(ADD, find="return"),
        "broken": replace(ADD, replace="a +"),
        "no file": replace(ADD, file="src/gone.py"),
        "no test": replace(ADD, first=("tests/test_gone.py",)),
    }
    found = {name: (each.verdict, each.by) for name, each in zip(tried, run_mutants([*tried.values()]), strict=True)}
    assert found["killed"] == ("killed", "tests/test_add.py::test_add")
    assert found["killed by a wider test"] == ("killed", "tests/test_all.py::test_all")
    assert found["lived"] == ("lived", "")
    assert found["twice"] == ("stale", "its text is 2 times in src/sums.py")
    assert found["broken"] == ("stale", "tests/test_add.py")
    assert found["no file"] == ("stale", "there is no file src/gone.py")
    assert found["no test"] == ("stale", "there are no tests tests/test_gone.py")
    assert (project / "src/sums.py").read_text(encoding="utf-8") == before


@pytest.mark.integration
@pytest.mark.parametrize(("first", "wider"), [("tests/test_no.py", "tests"), ("tests/test_add.py", "tests/test_no.py")])
@pytest.mark.usefixtures("project")
def test_a_test_that_fails_anyway_kills_nothing(first: str, wider: str) -> None:
    mutant = replace(ADD, find="2 * a", replace="3 * a", first=(first,), wider=(wider,))
    with pytest.raises(BaselineError, match=r"tests/test_no\.py::test_no"):
        list(run_mutants([mutant]))
