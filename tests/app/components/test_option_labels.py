"""No two options of a choice look the same, whatever people and teams are called."""

from collections import Counter
from datetime import UTC, datetime

import pytest
from hypothesis import given, strategies as st

from discern.contract.base_models import SAMPLE_PREFIX
from discern.contract.models.candidates import Candidate
from discern.contract.models.teams import TeamSummary
from discern_app.components.object_select import person_options
from discern_app.components.option_labels import (
    Option,
    are_similar,
    join,
    look,
    namesakes,
    person_option,
    team_options,
    unique_labels,
    unique_parts,
)

NOON = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)


def person(id_: str, name: str, email: str | None = None, external_id: str | None = None) -> Candidate:
    return Candidate(id=id_, name=name, email=email, external_id=external_id, created_at=NOON)


def label_people(*people: Candidate) -> list[str]:
    return list(unique_labels(person_options(people)).values())


def test_a_name_that_nobody_shares_is_enough() -> None:
    assert label_people(person("a", "Ana Ruiz", "ana@x.org"), person("b", "Bo Chen")) == ["Ana Ruiz", "Bo Chen"]


def test_namesakes_are_labelled_by_details_that_people_know() -> None:
    two = person("a", "Ana Ruiz", "ana@x.org", "17"), person("b", "ana  ruiz", "ana@y.org", "18")
    assert label_people(*two) == ["Ana Ruiz · ana@x.org", "ana ruiz · ana@y.org"]
    shared = person("a", "Ana Ruiz", "ana@x.org", "17"), person("b", "Ana Ruiz", "ana@x.org", "18")
    assert label_people(*shared) == ["Ana Ruiz · ana@x.org · id 17", "Ana Ruiz · ana@x.org · id 18"]
    lone = person("cand_000001", "Ana Ruiz"), person("cand_000002", "Ana Ruiz", "ana@x.org")
    assert label_people(*lone) == ["Ana Ruiz · 000001", "Ana Ruiz · ana@x.org"]


def test_ids_of_the_sample_company_are_in_no_label() -> None:
    two = [person(f"cand_00000{n}", "Ana", f"a{n}@x.org", f"{SAMPLE_PREFIX}person-{n}") for n in (1, 2)]
    assert label_people(*two) == ["Ana · a1@x.org", "Ana · a2@x.org"]
    options = [person_option(replaced, marked=True) for replaced in two]
    assert list(unique_labels(options).values()) == ["Ana (sample) · 000001", "Ana (sample) · 000002"]


def test_what_is_made_up_is_marked_only_beside_what_is_not() -> None:
    ana, bo = person("a", "Ana"), person("b", "Bo", external_id=f"{SAMPLE_PREFIX}person-1")
    assert label_people(ana, bo) == ["Ana", "Bo (sample)"]
    assert label_people(bo) == ["Bo"]
    crew, sales = (
        TeamSummary(id=name, name=name, external_id=external_id, size=1, created_at=NOON, updated_at=NOON)
        for name, external_id in (("Crew", None), ("Sales", f"{SAMPLE_PREFIX}team-1"))
    )
    assert list(unique_labels(team_options([crew, sales])).values()) == ["Crew", "Sales (sample)"]
    assert list(unique_labels(team_options([sales])).values()) == ["Sales"]


def test_where_made_up_people_are_not_marked_the_word_tells_them_from_a_namesake() -> None:
    """A list that marks them in another column looks up addresses as any other does."""
    real = person("cand_1", "Mei Tan", "mei@x.org")
    sample = person("cand_000002", "Mei Tan", external_id=f"{SAMPLE_PREFIX}person-2")
    assert namesakes([real, sample], marked=False)
    assert not namesakes([real, sample], marked=True)
    options = [person_option(each, each.email, marked=False) for each in (real, sample)]
    assert list(unique_labels(options).values()) == ["Mei Tan · mei@x.org", "Mei Tan · Sample"]


def test_teams_of_one_name_are_labelled_by_when_they_were_made() -> None:
    moments = NOON, NOON.replace(day=20), NOON.replace(hour=13)
    teams = [
        TeamSummary(id=f"team_{n}", name="Sales", size=1, created_at=made, updated_at=NOON)
        for n, made in enumerate(moments)
    ]
    assert list(unique_labels(team_options(teams)).values()) == [
        "Sales · made on 21 Nov 2026 · 12:00 UTC",
        "Sales · made on 20 Nov 2026",
        "Sales · made on 21 Nov 2026 · 13:00 UTC",
    ]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("Ana Ruiz", "Ana\u00a0 Ruiz", id="spaces"),
        pytest.param("Ana Ruiz", "Ana\u200b Ruiz\ufeff", id="zero-width"),
        pytest.param("Ana Ruiz", "**Ana** Ruiz", id="markdown"),
        pytest.param("Ana & Bo", "Ana &amp; Bo", id="entity"),
        pytest.param("Zoë", "Zoe\u0308", id="composed"),
        pytest.param("Ana", "Ana\u2800\u3164", id="blank-letters"),
        pytest.param("ANA", "ana", id="case"),
        pytest.param("Ana", "Ａｎａ", id="full-width"),
        pytest.param("Ana", "\u202eAna\u202c", id="direction"),
    ],
)
def test_names_that_look_the_same_are_the_same_name(one: str, other: str) -> None:
    assert look(one) == look(other)
    first, second = label_people(person("cand_000001", one), person("cand_000002", other))
    assert first.endswith("000001")
    assert second.endswith("000002")


def test_a_name_like_anothers_label_gets_a_different_label() -> None:
    labels = label_people(
        person("cand_000001", "Ana", "ana@x.org"),
        person("cand_000002", "Ana", "ana@y.org"),
        person("cand_000003", "Ana · ana@x.org"),
    )
    assert len({look(label) for label in labels}) == 3


def test_a_date_keeps_its_order_beside_a_name_written_from_right_to_left() -> None:
    [label] = unique_labels([Option("a", ("מרים כהן", "21 Nov 2026"))]).values()
    assert label == "\u2068מרים כהן\u2069 · 21 Nov 2026"
    assert join(("Ana", "21 Nov 2026")) == "Ana · 21 Nov 2026"


def test_a_name_cannot_end_its_own_isolation() -> None:
    [label] = unique_labels([Option("a", ("מרים\u2069\u202e", "21 Nov 2026"))]).values()
    assert label == "\u2068מרים\u2069 · 21 Nov 2026"


NAMES = st.one_of(
    st.sampled_from(
        ["Ana", "ana ", "A\u200bna", "*Ana*", "Ana · a@x.org", "Ana · 000001", "מרים", "\ud800", "", "\u2800", " "]
    ),
    st.text(max_size=12),
)
DETAILS = st.sampled_from(["", "a@x.org", "A@X.org", "id 1", "000001", "21 Nov 2026", "\u200b"])
OPTIONS = st.lists(
    st.builds(
        Option,
        id=st.one_of(
            st.sampled_from(["cand_000001", "team_000001", "x", "X", "*x*", "\ud800", ""]), st.text(max_size=10)
        ),
        shown=st.lists(NAMES, max_size=2).map(tuple),
        details=st.lists(DETAILS, max_size=3).map(tuple),
    ),
    max_size=12,
    unique_by=lambda option: option.id,
)


@given(OPTIONS, st.sampled_from([None, 4, 30]))
def test_any_options_have_labels_that_look_different(options: list[Option], width: int | None) -> None:
    labels = unique_labels(options, width)
    assert list(labels) == [option.id for option in options]
    looks = [look(label) for label in labels.values()]
    assert len(set(looks)) == len(looks)
    assert all(
        any(character.isprintable() and not character.isspace() for character in each) for each in labels.values()
    )


@given(st.lists(st.tuples(NAMES, st.integers(0, 99)), max_size=12, unique_by=lambda each: each[1]))
def test_more_is_said_only_where_names_look_the_same(named: list[tuple[str, int]]) -> None:
    people = [Option(f"cand_{number}", (name,), (f"nr {number}", "never")) for name, number in named]
    plain = {option.id: unique_parts([option])[option.id] for option in people}
    times = Counter(look(join(parts)) for parts in plain.values())
    for option in people:
        shared = times[look(join(plain[option.id]))] > 1
        expected = (*plain[option.id], option.details[0]) if shared else plain[option.id]
        assert unique_parts(people)[option.id] == expected


@pytest.mark.parametrize(
    ("one", "other", "similar"),
    [
        ("Jon Smith", "John Smith", True),
        ("Müller, Ana", "Ana Mueller", True),
        ("Muller Ana", "Ana Müller", True),
        ("José García", "Jose Garcia", True),
        ("Søren Kjær", "Soeren Kjaer", True),
        ("Ana Ruiz", "Ana Torres", False),
        ("Ben Li", "Ben Lu", False),
        ("Jon Smith", "Eve Smith", False),
        ("", "Ana", False),
    ],
)
def test_two_spellings_of_a_name_are_similar(one: str, other: str, similar: bool) -> None:
    assert are_similar(one, other) == similar
    assert are_similar(other, one) == similar
