"""Initials of people: short, unique, and made of what readers see as letters, in any script."""

from unicodedata import category

import pytest
from hypothesis import given, strategies as st

from discern.charts.text import initials, text_width

NAMES = st.one_of(
    st.sampled_from(["Ana Ruiz", "Abel Ruiz", "Ana Roth", "Bo", "李雷", "王小明", "محمد علي", "अनन्या शर्मा", "김민준"]),
    st.text(max_size=60),
)


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Ana Ruiz", "AR"),
        ("ana maria ruiz", "AR"),
        ("Bo", "Bo"),
        ("Mei Tan (sample)", "MT"),
        ("(sample)", "Sa"),
        ("Ángel Ñandú", "ÁÑ"),
        ("A\u0301ngel Ruiz", "ÁR"),
        ("ßeta Xu", "ßX"),
        ("李雷", "李雷"),
        ("王小明", "王小"),
        ("김민준", "김민"),
        ("Владимир Путник", "ВП"),
        ("محمد علي", "م\u200cع"),
        ("अनन्या शर्मा", "अश"),
        ("हिना शाह", "हिशा"),
        ("Jean-Luc O’Neil", "JO"),
        ("R2 D2", "RD"),
        ("!!!", "?"),
        ("", "?"),
    ],
)
def test_initials_in_many_scripts(name: str, short: str) -> None:
    assert initials([name]) == [short]


def test_people_who_would_share_initials_get_a_letter_more() -> None:
    assert initials(["Ana Ruiz", "Abel Ruiz", "Bo Li"]) == ["AnR", "AbR", "BL"]
    assert initials(["Ana Ruiz", "Ana Roth"]) == ["ARu", "ARo"]
    assert initials(["Ana", "Anton"]) == ["Ana", "Ant"]


def test_names_that_end_in_a_number_are_told_apart_by_all_of_it() -> None:
    assert initials(["Person 299"]) == ["P2"]
    assert initials(["Person 299", "Person 21", "Person 2"]) == ["P299", "P21", "P2"]


def test_namesakes_get_a_number() -> None:
    assert initials(["Ana Ruiz", "Bo Li", "Ana Ruiz", "ana ruiz"]) == ["AR1", "BL", "AR2", "AR3"]
    assert initials(["Ana Ruiz", "Abel Ruiz", "Ana Ruiz"]) == ["AnR1", "AbR", "AnR2"]


@given(st.lists(NAMES, max_size=60))
def test_initials_are_unique_and_short_and_never_empty(names: list[str]) -> None:
    made = initials(names)

    assert len(made) == len(names)
    assert len({each.casefold() for each in made}) == len(names)
    for each in made:
        # At most three letters, which may be of double width, and a number.
        assert 1 <= text_width(each) <= 9
        assert all(category(character)[0] in "LNM" or character in "?\u200c" for character in each)


@given(st.lists(NAMES, max_size=12, unique_by=lambda name: tuple(name.casefold().split())), st.randoms())
def test_the_order_of_different_names_changes_nothing(names: list[str], random: object) -> None:
    made = dict(zip(names, initials(names), strict=True))
    turned = dict(zip(names[::-1], initials(names[::-1]), strict=True))

    assert {name: short for name, short in made.items() if not short[-1].isdigit()} == {
        name: short for name, short in turned.items() if not short[-1].isdigit()
    }
