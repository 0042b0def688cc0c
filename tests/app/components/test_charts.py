"""A chart is drawn once for all who have the same objects, and again for those who have others."""

import pytest

from discern.charts import Chart, Table
from discern_app.components.charts import DrawnCache


class Pen:
    """Draws, and counts."""

    def __init__(self) -> None:
        self.drawn = 0

    def __call__(self) -> Chart:
        self.drawn += 1
        return Chart({"data": [], "layout": {}}, f"Chart {self.drawn}", "", Table((), ()))


@pytest.fixture
def pen() -> Pen:
    return Pen()


def test_the_same_objects_are_drawn_once(pen: Pen) -> None:
    cache, shown = DrawnCache[Chart](10, 60), [1, 2]
    first = cache.get("map", (True, shown, "Ann"), pen)
    assert cache.get("map", (True, shown, "".join(["A", "nn"])), pen) is first


@pytest.mark.parametrize(
    ("key", "inputs"),
    [
        pytest.param("heads", (True, "Ann"), id="another chart"),
        pytest.param("map", (False, "Ann"), id="a light one"),
        pytest.param("map", (True, "Bob"), id="another word"),
        pytest.param("map", (True, None), id="no word"),
        pytest.param("map", (True, "Ann", "Bob"), id="one more"),
    ],
)
def test_anything_else_is_redrawn(pen: Pen, key: str, inputs: tuple[object, ...]) -> None:
    cache = DrawnCache[Chart](10, 60)
    cache.get("map", (True, "Ann"), pen)
    cache.get(key, inputs, pen)
    assert pen.drawn == 2


def test_an_equal_copy_of_an_object_is_redrawn(pen: Pen) -> None:
    cache = DrawnCache[Chart](10, 60)
    for _ in range(3):
        cache.get("map", ([1, 2],), pen)
    assert pen.drawn == 3


def test_what_was_not_used_for_longest_goes_first(pen: Pen) -> None:
    cache = DrawnCache[Chart](2, 60)
    for word in ("a", "b", "a", "c", "a"):
        cache.get("map", (word,), pen)
    assert pen.drawn == 3
    cache.get("map", ("b",), pen)
    assert pen.drawn == 4


def test_what_nobody_looks_at_goes(pen: Pen) -> None:
    times = iter([0.0, 30.0, 61.0, 61.0])
    cache = DrawnCache[Chart](10, 60, lambda: next(times))
    for word in ("a", "b", "b", "a"):
        cache.get("map", (word,), pen)
    assert pen.drawn == 3


def test_all_are_let_go(pen: Pen) -> None:
    cache = DrawnCache[Chart](10, 60)
    cache.get("map", ("a",), pen)
    cache.clear()
    cache.get("map", ("a",), pen)
    assert pen.drawn == 2
