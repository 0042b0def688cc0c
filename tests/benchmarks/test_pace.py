"""What a benchmark prints says how fast the machine is that it ran on."""

import json

import pytest
from click.testing import CliRunner

from benchmarks import takers
from benchmarks.__main__ import main
from benchmarks.support.figure import at_most


def test_figures_come_with_the_pace_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(takers, "figures", lambda: [at_most("a wait, s", 0.2, 1, "by hand")])
    printed = CliRunner().invoke(main, ["takers", "--json"])
    pace, wait = json.loads(printed.output)
    assert pace["figure"] == "this machine, 10 million additions, ms"
    assert pace["value"] > 1
    assert pace["holds"] is None
    assert (wait["figure"], wait["holds"]) == ("a wait, s", True)
