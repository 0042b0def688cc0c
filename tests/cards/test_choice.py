"""Which cards a person, two people or a team are shown, and when."""

from datetime import date, timedelta
from itertools import combinations, pairwise

import numpy as np
import pytest

from discern.cards import TOPICS, Card, card_of_week, choose_cards, list_cards, tip_of_week, topic_name
from discern.cards.choice import WEEKS_APART
from discern.contract.models.insights import Insight
from discern.instrument import draw_people, load_bank
from tests.cards.test_library import OPPOSITES, tie_of
from tests.support.simulated_people import TEAM, measure, split
from tests.support.statements import analyse_team, compare, describe_person

MONDAY = date(2026, 12, 21)
WEEKS = 12
PEOPLE = 40


@pytest.fixture(scope="module")
def people() -> list[list[Insight]]:
    """What is said of 40 people."""
    bank, rng = load_bank(), np.random.default_rng(20)
    measured = measure(bank, draw_people(bank.norms.correlation, PEOPLE, rng), rng)
    return [describe_person(result) for result in measured.results]


@pytest.fixture(scope="module")
def teams() -> dict[int, list[Insight]]:
    """What is said of a team of 7 and of one of 40."""
    bank, rng = load_bank(), np.random.default_rng(21)
    measured = measure(bank, draw_people(bank.norms.correlation, 47, rng), rng)
    return {
        len(team.results): analyse_team(TEAM, len(team.results), team.results, 0).insights
        for team in split(measured, [7, 40])
    }


def messages(cards: list[Card]) -> list[str]:
    return [card.statement.id for card in cards]


def weeks(statements: list[Insight], subject: str) -> list[list[str]]:
    """Twelve weeks over New Year."""
    return [messages(choose_cards(statements, subject, MONDAY + timedelta(weeks=week), 3)) for week in range(WEEKS)]


def test_everybody_gets_some_every_week(people: list[list[Insight]]) -> None:
    assert all(list_cards(statements, "cand_1") for statements in people)
    assert all(week for statements in people for week in weeks(statements, "cand_1"))


def test_nobody_gets_cards_of_opposite_claims(people: list[list[Insight]]) -> None:
    for statements in people:
        ties = {tie_of(card.statement.id).removeprefix("card-") for card in list_cards(statements, "cand_1")}
        assert [pair for pair in OPPOSITES.items() if set(pair) <= ties] == []


def test_a_week_has_the_same_cards_from_monday_to_sunday(people: list[list[Insight]]) -> None:
    days = [messages(choose_cards(people[0], "cand_1", MONDAY + timedelta(days=day), 3)) for day in range(8)]
    assert all(day == days[0] for day in days[:7])
    assert not set(days[0]) & set(days[7])


def test_none_comes_again_within_twelve_weeks(people: list[list[Insight]], teams: dict[int, list[Insight]]) -> None:
    for number, statements in enumerate([*people, *teams.values()]):
        shown = [card for week in weeks(statements, f"cand_{number}") for card in week]
        assert len(list_cards(statements, "")) < WEEKS or len(set(shown)) == len(shown)


@pytest.mark.parametrize("size", [7, 40])
def test_a_team_gets_others_every_week(teams: dict[int, list[Insight]], size: int) -> None:
    """And each of its cards before any comes again."""
    shown = weeks(teams[size], "team_1")
    assert all(set(one).isdisjoint(other) for one, other in pairwise(shown))
    library = messages(list_cards(teams[size], "team_1"))
    assert {card for week in shown for card in week} == set(library) or len(library) > WEEKS


def week_card(groups: list[list[Insight]], week: int, used: dict[str, list[date]], day: int = 0) -> Card:
    card = card_of_week(groups, "team_1", MONDAY + timedelta(weeks=week, days=day), used=used)
    assert card is not None
    return card


def test_the_one_card_rests_twelve_weeks_whatever_was_used(people: list[list[Insight]]) -> None:
    """Also what took the place of one that rests, and what was undertaken while another was there."""
    groups = [[each] for each in max(people, key=lambda person: len(list_cards(person, "")))]
    library = {card.statement.id: card for group in groups for card in list_cards(group, "")}
    used: dict[str, list[date]] = {}
    seen: dict[str, int] = {}
    rng = np.random.default_rng(46)
    for week in range(3 * WEEKS_APART):
        shown = week_card(groups, week, used)
        card = shown.statement.id
        assert week - seen.get(card, -WEEKS_APART) >= WEEKS_APART, (week, card)
        other = str(rng.choice(sorted(library))) if week % 3 == 0 else card
        used.setdefault((library[other].statement.headline or "").removesuffix("."), []).append(
            MONDAY + timedelta(weeks=week, days=2)
        )
        seen |= {card: week, other: week}
        assert [week_card(groups, week, used, day) for day in (2, 6)] == [shown] * 2, "it stays for its week"


def test_a_claim_with_few_cards_is_helped_out_by_the_next(teams: dict[int, list[Insight]]) -> None:
    first, second = [team for team in teams.values() if list_cards(team, "")]
    alone, both = (
        [week_card(groups, week, {}).statement.id for week in range(12)] for groups in ([first], [first, second])
    )
    assert len(set(alone)) == 6
    assert all(one != other for one, other in pairwise(alone))
    assert len(set(both)) == 12
    assert set(alone) < set(both)
    assert not any(card.endswith("newcomer") for card in both), "nobody may be new"
    assert card_of_week([[]], "team_1", MONDAY) is None


def test_a_week_has_different_situations(people: list[list[Insight]]) -> None:
    for statements in people:
        topics = [card.topic for card in choose_cards(statements, "cand_1", MONDAY, 3)]
        assert len(set(topics)) == len(topics)


def test_two_people_of_one_style_share_few(people: list[list[Insight]]) -> None:
    """Of the cards of four weeks."""
    groups: dict[str, list[set[str]]] = {}
    for number, statements in enumerate(people):
        style = next((each.id for each in statements if each.kind == "style"), "style-open")
        if style == "style-open":
            continue
        month = weeks(statements, f"cand_{number}")[:4]
        groups.setdefault(style, []).append({card for week in month for card in week})
    shared = [
        len(one & other) / min(len(one), len(other))
        for group in groups.values()
        for one, other in combinations(group, 2)
    ]
    assert len(shared) > 20
    assert np.mean(shared) < 0.3


def test_they_are_as_sure_as_the_claim_that_they_rest_on(people: list[list[Insight]]) -> None:
    for card in list_cards(people[0], "cand_1"):
        base = card.rests_on
        said = (card.statement.probability, card.statement.strength, card.statement.evidence)
        assert said == (base.probability, base.strength, base.evidence)


def test_they_speak_to_the_person_or_about_them(people: list[list[Insight]]) -> None:
    you = {card.statement.id: card.statement.text for card in list_cards(people[0], "cand_1", voice="you")}
    named = {card.statement.id: card.statement.text for card in list_cards(people[0], "cand_1")}
    assert you.keys() == named.keys()
    assert all(you[card] != named[card] for card in you)


def test_at_most_so_many_of_a_topic_are_listed(people: list[list[Insight]]) -> None:
    listed = list_cards(people[0], "cand_1", each_topic=2)
    topics = [card.topic for card in listed]
    assert max(topics.count(topic) for topic in topics) == 2
    assert topics == sorted(topics, key=TOPICS.index)


def test_two_people_get_cards_for_both(people: list[list[Insight]]) -> None:
    bank, rng = load_bank(), np.random.default_rng(22)
    measured = measure(bank, draw_people(bank.norms.correlation, 20, rng), rng)
    pairs = [compare(*pair.results).insights for pair in split(measured, [2] * 10)]
    assert sum(bool(list_cards(statements, "pair")) for statements in pairs) >= 9


def test_two_people_get_cards_that_say_it_is_open_only_where_all_is() -> None:
    bank, rng = load_bank(), np.random.default_rng(22)
    [base, *_] = compare(*measure(bank, draw_people(bank.norms.correlation, 2, rng), rng).results).insights
    pace, focus, apart = (
        base.model_copy(update={"id": id_, "probability": chance})
        for id_, chance in (("pace_open", None), ("focus_open", None), ("pace_apart", 0.9))
    )
    assert {tie_of(card) for card in messages(list_cards([pace, focus], "pair"))} == {"card-pair-open"}
    assert {tie_of(card) for card in messages(list_cards([apart, focus], "pair"))} == {"card-pair-apart-pace"}


def test_a_topic_has_a_name() -> None:
    names = [topic_name(topic) for topic in TOPICS]
    assert len(set(names)) == len(TOPICS)


@pytest.mark.parametrize("count", range(6))
def test_where_no_card_fits_advice_takes_turns_and_nothing_comes_again_within_four_weeks(count: int) -> None:
    tries = [advice(f"try-{number}") for number in range(count)]
    found = [
        tip_of_week(tries, "team", MONDAY + timedelta(weeks=week, days=day)) for week in range(24) for day in (0, 6)
    ]
    said = [None if each is None else each.statement.id for each in found]
    assert said[::2] == said[1::2], "the same all week"
    weeks = said[::2]
    assert {each for each in weeks if each is not None} == {each.id for each in tries}
    for first in range(20):
        four = [each for each in weeks[first : first + 4] if each is not None]
        assert len(four) == len(set(four)) == min(count, 4)


def advice(id_: str) -> Insight:
    return Insight(id=id_, kind="try", text=id_, strength="open", evidence=[])
