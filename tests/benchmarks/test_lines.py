"""Lines are counted where they hold code, and by part."""

from pathlib import PurePosixPath

import pytest
from click.testing import CliRunner

from benchmarks.__main__ import main
from benchmarks.lines import count_code, format_table, measure, part_of

CODE = '''"""What it is for."""

import os
from a import (
    b,
    c,
)

# Why.
LIMIT = 3  # Of something.
"""What it limits."""


def f(
    a: int,
) -> str:
    """What it does.

    And more.
    """
    import late

    return """one

two"""
'''


def test_blanks_comments_docstrings_and_imports_are_no_code() -> None:
    limit, signature, text = 1, 3, 2
    assert count_code(CODE) == limit + signature + text


@pytest.mark.parametrize(
    ("file", "part"),
    [
        ("src/discern/settings.py", "src/discern"),
        ("src/discern/client/cache.py", "src/discern/client"),
        ("src/discern/service/app.py", "src/discern/service"),
        ("src/discern/service/storage/engine/sqlite.py", "src/discern/service/storage"),
        ("app/main.py", "app"),
        ("app/discern_app/home/home.py", "app/discern_app/home"),
        ("tests/app/test_pages.py", "tests"),
        ("src/discern/words/en/pages/home.ftl", "Fluent"),
        ("app/discern_app/styles.css", "CSS"),
        ("docs/decisions/0001-a.md", "words of documents"),
        ("README.md", "words of documents"),
        ("src/discern/data.json", None),
        ("tests/page.html", None),
        ("setup.py", None),
    ],
)
def test_a_file_counts_to_its_part(file: str, part: str | None) -> None:
    assert part_of(PurePosixPath(file)) == part


def test_two_states_are_compared_part_by_part() -> None:
    before = measure(
        [("app/main.py", b"a = 1\nb = 2\n"), ("src/discern/old/x.py", b"c = 3\n"), ("README.md", b"two words")]
    )
    here = measure([("app/main.py", b"a = 1\n\n"), ("README.md", b"and three words")])
    rows = [line.split() for line in format_table(here, before)]
    assert rows[1:] == [
        ["app", "1", "2", "-1"],
        ["src/discern/old", "0", "1", "-1"],
        ["src", "and", "app", "1", "3", "-2"],
        ["words", "of", "documents", "3", "2", "+1"],
    ]


def test_a_commit_that_is_none_is_said_to_be() -> None:
    refused = CliRunner().invoke(main, ["lines", "--against", "no-such-commit"])
    assert refused.exit_code == 2
    assert "there is no commit no-such-commit" in refused.output
