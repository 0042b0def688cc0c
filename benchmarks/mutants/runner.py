"""Runs mutants one at a time, in a copy of the checkout, which itself stays as it is."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from typing import Literal

from benchmarks import ROOT
from benchmarks.mutants.table import Mutant
from benchmarks.support.checkout import list_files

Verdict = Literal["killed", "lived", "stale"]
"""A mutant is stale where its text or its tests aren't there, or nothing can be imported with it: it shows nothing."""

PASSED, FAILED = 0, 1
"""What pytest ends with. Anything else means that it couldn't run the tests."""

FAILURE = re.compile(r"^(?:FAILED|ERROR) (tests/.+?)(?: - .*)?$", re.MULTILINE)


class BaselineError(Exception):
    """Tests fail without a mutant. The message says which."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a mutant. ``by`` is the test that killed it, or why it is stale."""

    mutant: Mutant
    verdict: Verdict
    by: str
    seconds: float


def describe(mutant: Mutant) -> str:
    """A mutant for people: its name and what it breaks, then where, and how to read it."""
    where = mutant.file if not mutant.tier else f"{mutant.file}, held by the tier {mutant.tier}"
    return "\n    ".join([f"{mutant.name}: {mutant.promise}", where, *([mutant.note] if mutant.note else [])])


def run_mutants(mutants: Sequence[Mutant]) -> Iterator[Outcome]:
    """The outcome of each mutant, as soon as it is known.

    Raises:
        BaselineError: tests that are to kill them fail anyway.
    """
    with tempfile.TemporaryDirectory(prefix="discern-mutants-") as folder:
        copy = Path(folder)
        for name in list_files():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
        outdated = [each for each in mutants if find_fault(each, copy)]
        _require_baseline([each for each in mutants if each not in outdated], copy)
        for mutant in mutants:
            began = time.monotonic()
            verdict, by = _try(mutant, copy)
            yield Outcome(mutant, verdict, by, time.monotonic() - began)


def find_fault(mutant: Mutant, root: Path) -> str | None:
    """Why a mutant can't be made, or its tests can't be run; None where they can."""
    file = root / mutant.file
    if not file.is_file():
        return f"there is no file {mutant.file}"
    count = file.read_text(encoding="utf-8").count(mutant.find)
    if count != 1:
        return f"its text is {count} times in {mutant.file}"
    missing = [test for test in (*mutant.first, *mutant.wider) if not (root / test.partition("::")[0]).exists()]
    return f"there are no tests {', '.join(missing)}" if missing else None


def _require_baseline(mutants: Sequence[Mutant], copy: Path) -> None:
    for tier in sorted({mutant.tier for mutant in mutants}):
        tests = sorted({test for mutant in mutants if mutant.tier == tier for test in mutant.first})
        code, failure = _run_tests(copy, tests, tier)
        if code != PASSED:
            raise BaselineError(f"without a mutant: {failure}")


def _try(mutant: Mutant, copy: Path) -> tuple[Verdict, str]:
    fault = find_fault(mutant, copy)
    if fault is not None:
        return "stale", fault
    for tests in (mutant.first, mutant.wider):
        if not tests:
            continue
        with _mutated(mutant, copy):
            code, failure = _run_tests(copy, tests, mutant.tier)
        if code == FAILED:
            # The baseline has run the first tests only.
            if tests is mutant.wider and _run_tests(copy, [failure], mutant.tier)[0] != PASSED:
                raise BaselineError(f"without a mutant: {failure}")
            return "killed", failure
        if code != PASSED:
            return "stale", failure
    return "lived", ""


@contextmanager
def _mutated(mutant: Mutant, copy: Path) -> Iterator[None]:
    file = copy / mutant.file
    original = file.read_text(encoding="utf-8")
    _write(file, original.replace(mutant.find, mutant.replace))
    try:
        yield
    finally:
        _write(file, original)


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    # Python takes what it compiled for current where the second and the length of the file are the same.
    Path(cache_from_source(str(file))).unlink(missing_ok=True)


def _run_tests(copy: Path, tests: Sequence[str], tier: str) -> tuple[int, str]:
    """Run tests up to the first that fails. Returns what pytest ends with, and the test or else its last words."""
    options = ["-x", "-q", "-n0", "-p", "no:cacheprovider", *(["-m", tier] if tier else [])]
    # The environment's own `discern` is the checkout's.
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTEST_ADDOPTS": ""}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *tests],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    found = FAILURE.search(done.stdout)
    last_words = (done.stdout + done.stderr).strip().splitlines()[-1:]
    return done.returncode, found[1] if found else " ".join(last_words)
