"""What people are called: by their given name where it is sure which that is, else by their whole name."""

import pytest

from discern.contract.base_models import CandidateRef
from discern.words import first_name, first_names, format_names, given_name


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("Amara Osei", "Amara"),
        ("Clara Nyström", "Clara"),
        ("Jean-Luc Picard", "Jean-Luc"),
        ("D’Arcy Wilde", "D’Arcy"),
        ("Zoltan Varga", "Zoltan"),
        ("Xin Zhao", "Xin"),
        ("Simon Yusuf", "Simon"),
        *(("Yusuf Demir", "Yusuf"), ("Łukasz Nowak", "Łukasz"), ("Siobhán O'Neill", "Siobhán")),
        *(("Adaeze Okafor", "Adaeze"), ("Priya Sharma", "Priya"), ("Fatima Al-Sayed", "Fatima")),
        *(("Þóra Björnsdóttir", "Þóra"), ("Thomas Simon", "Thomas"), ("Chiara D’Amico", "Chiara")),
    ],
)
def test_the_first_of_two_names_is_the_given_one(name: str, called: str) -> None:
    assert given_name(name) == called


@pytest.mark.parametrize(
    "name",
    [
        *("Varga Zoltán", "Kovács Anna", "Nguyễn An", "Zhao Xin", "Kim Min-jun", "Tanaka Hiro"),  # the family first
        *("王伟", "山田 太郎", "김 민준", "Иванов Иван", "فاطمة علي"),  # other scripts
        *("Ana Maria Ruiz", "Vincent van Gogh", "Madonna", "Osei, Amara"),
        *("Dr Osei", "Dr. Osei", "J. Smith", "JD Salinger", "NAGY Anna", "amara osei", "Person 3", ""),
    ],
)
def test_a_name_that_may_be_in_another_order_stays_whole(name: str) -> None:
    assert given_name(name) == name


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("Diego Ruiz", "Diego"),
        ("Dr. Diego Ruiz Ortega", "Diego"),
        ("Anne-Marie de la Tour", "Anne-Marie"),
        ("Wang Wei Ling", "Ling"),
        ("J. R. Tolkien", "Tolkien"),
        ("Kim Lee", "Kim"),
        ("Cher", "Cher"),
    ],
)
def test_where_only_first_names_may_stand_one_word_is_taken(name: str, first: str) -> None:
    assert first_name(name) == first


def test_those_with_the_same_first_name_have_an_initial() -> None:
    names = ("Ana Ruiz", "Ana Berg", "Bo Lind")
    people = [CandidateRef(id=str(number), name=name) for number, name in enumerate(names)]
    assert first_names(people) == {"0": "Ana R.", "1": "Ana B.", "2": "Bo"}


def test_spanish_says_e_and_u_before_the_same_sound() -> None:
    said = [format_names(names, "es") for names in (["Ana", "Inés"], ["Ana", "Bo", "Hilda"], ["Ana", "Iago"])]
    assert said == ["Ana e Inés", "Ana, Bo e Hilda", "Ana y Iago"]
    assert format_names(["Ana", "Óscar"], "es", "or") == "Ana u Óscar"
