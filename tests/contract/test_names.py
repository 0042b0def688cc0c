"""Names that are one to somebody who searches are one when folded."""

import pytest

from discern.contract.names import fold_name


@pytest.mark.parametrize(
    ("name", "folded"),
    [
        ("José Álvarez", "jose alvarez"),
        ("Åsa Öberg", "asa oberg"),
        ("Łukasz Żak", "lukasz zak"),
        ("Søren Ørsted", "soren orsted"),
        ("O’Brien  Kate", "obrien kate"),
        ("o'brien", "obrien"),
        ("Nguyễn Thị", "nguyen thi"),
        ("İlkay Işık", "ilkay isik"),
        ("Straße Weiß", "strasse weiss"),
        ("van der Berg-Smith, Ann", "van der berg smith ann"),
        ("高田", "高田"),
        ("हीरा", "हीरा"),
        ("!?", "!?"),
    ],
)
def test_a_name_is_folded_to_plain_words(name: str, folded: str) -> None:
    assert fold_name(name) == folded
    assert fold_name(name.upper()) == folded
