"""The pictures on the first page before anybody is invited are what the charts draw."""

import re
from pathlib import Path

import pytest

from discern.client import Client
from discern.words import LANGUAGES
from tests.support.first_picture import FOLDER, draw_pictures, read_team
from tests.support.pages import with_sample_company

MOST_BYTES = 20_000
"""Of the pictures in one language."""
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def numbers_in(svg: str) -> list[float]:
    return [float(each) for each in _NUMBER.findall(svg)]


@pytest.mark.integration
@with_sample_company
def test_the_pictures_are_what_the_charts_draw(client: Client) -> None:
    """Up to a pixel, since processors round differently."""
    drawn = dict(draw_pictures(read_team(client)))
    kept = {file.name: file.read_text(encoding="utf-8") for file in Path(FOLDER).glob("*.svg")}
    assert kept.keys() == drawn.keys()
    for name, svg in drawn.items():
        again = "draw them again: PYTHONPATH=app python -m tests.support.first_picture"
        assert _NUMBER.sub("#", kept[name]) == _NUMBER.sub("#", svg), again
        assert numbers_in(kept[name]) == pytest.approx(numbers_in(svg), abs=1), again
    for language in LANGUAGES:
        assert sum(len(svg) for name, svg in kept.items() if name.endswith(f"-{language}.svg")) < MOST_BYTES
