"""Keeping open pages up to date."""

import ast
from pathlib import Path

BASE = Path(__file__).parents[3] / "app" / "discern_app"


def test_the_parts_that_every_page_has_set_one_timer() -> None:
    """With two, whose ticks arrive together, Streamlit can lose both, and an open page stays as it is in an outage."""
    timers = [
        f"{file.parent.name}/{file.name}"
        for file in [BASE / "shell.py", *sorted((BASE / "base").glob("*.py"))]
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and any(keyword.arg == "run_every" for keyword in node.keywords)
    ]
    assert timers == ["base/live_updates.py"]
