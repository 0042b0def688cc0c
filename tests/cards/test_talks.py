"""What a talk's page says: one claim, other words every week, and lines that both of its readers can read."""

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise, product
from typing import get_args

import numpy as np
import pytest

from discern.cards import prepare_talk
from discern.cards.choice import TIES, TOPICS
from discern.cards.talks import (
    IS_NEW,
    OF_LEADERS,
    TOPICS_OF,
    Preparation,
    choose_talk,
    collect_material,
    find_newcomers,
    tie_of_lines,
)
from discern.contract.base_models import CandidateRef
from discern.contract.certainty import certainty
from discern.contract.models.insights import Insight, PersonArgument
from discern.contract.models.talks import RESTS_WEEKS, Occasion
from discern.contract.styles import HALVES_AROUND
from discern.insight import describe_person
from discern.instrument import draw_people, load_bank
from discern.words import format_message, list_messages, say
from tests.cards.test_library import CONTEXTS, ROLES, VERDICTS
from tests.support.catalog_files import variables_of
from tests.support.simulated_people import measure
from tests.support.statements import compare

OCCASIONS: tuple[Occasion, ...] = get_args(Occasion)
SLOTS = ("ask", "ready", "avoid")
MONDAY = date(2026, 12, 21)
ANA, BEN = CandidateRef(id="cand_a", name="Ana"), CandidateRef(id="cand_b", name="Ben")

HEDGES = r"\b(?:may|might|often|tends? to|usually|sometimes|seldom|rarely|perhaps|maybe|likely)\b"
WEEKDAYS = r"\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b"


def claim(id_: str, *people: CandidateRef, probability: float | None = 0.9) -> Insight:
    """A statement of what is claimed of people, in as many words as a talk needs."""
    return Insight(
        id=id_,
        kind=id_.partition("-")[0],
        text="",
        strength="open" if probability is None else certainty(probability),
        evidence=[],
        people=list(people),
        arguments={name: PersonArgument(person=number) for number, name in zip(range(len(people)), "ab", strict=False)},
        probability=probability,
    )


def half(end: str, probability: float = 0.9) -> Insight:
    return claim(f"{'pace' if end in ('fast', 'calm') else 'focus'}-{end}", ANA, probability=probability)


PEOPLE: dict[str, list[Insight]] = {
    **{
        direction: [claim(f"style-{direction}", ANA, probability=0.85), *map(half, halves)]
        for direction, halves in HALVES_AROUND.items()
    },
    **{end: [half(end)] for end in ("fast", "people", "calm", "task")},
    "open": [claim("style-open", ANA, probability=None)],
}
"""What is claimed of a person of each region of the circle."""

PAIRS: dict[str, list[Insight]] = {
    **{tie: [claim(id_, ANA, BEN)] for id_, tie in TIES.items() if tie.startswith("card-pair-") and "open" not in tie},
    "pair-open": [claim(f"{axis}_open", ANA, BEN, probability=None) for axis in ("pace", "focus")],
}

REGIONS = {**PEOPLE, **PAIRS}


def talk(
    statements: list[Insight], week: int = 0, occasion: Occasion = "one-to-one", resting: set[str] | None = None
) -> Preparation:
    subject = "cand_b cand_a" if len(statements[0].people) == 2 else "cand_a"
    return prepare_talk(statements, subject, MONDAY + timedelta(weeks=week), occasion, resting=resting or set())


def suggested(said: Preparation) -> list[Insight]:
    return [each for each in (said.advice, said.open_with, said.have_ready, said.avoid) if each is not None]


def ids(said: Preparation) -> set[str]:
    return {each.id for each in suggested(said)}


def lines(slot: str) -> Iterator[tuple[str, str]]:
    """Each message of a slot with what it says."""
    for message in list_messages(f"talk-{slot}-"):
        yield message, format_message("en", message, {"a": "Ana", "b": "Ben"})


@pytest.mark.parametrize("occasion", OCCASIONS)
@pytest.mark.parametrize("region", REGIONS)
def test_nothing_comes_back_within_eight_weeks_that_was_used(region: str, occasion: Occasion) -> None:
    used: list[set[str]] = []
    for week in range(12):
        said = talk(REGIONS[region], week, occasion, set().union(*used[-RESTS_WEEKS:]))
        assert ids(said).isdisjoint(set().union(*used[-RESTS_WEEKS:]))
        assert said.open_with is not None or occasion != "one-to-one"
        used.append(ids(said))
    assert all(used[:2])


@pytest.mark.parametrize("region", REGIONS)
def test_without_marks_a_talk_differs_from_the_one_before(region: str) -> None:
    weeks = [ids(talk(REGIONS[region], week)) for week in range(12)]
    assert all(one != other for one, other in pairwise(weeks))


def test_a_talk_stays_the_same_from_monday_to_sunday() -> None:
    days = [prepare_talk(PEOPLE["S"], "cand_a", MONDAY + timedelta(days=day), "one-to-one") for day in range(7)]
    assert all(day == days[0] for day in days)


@pytest.mark.parametrize("occasion", OCCASIONS)
@pytest.mark.parametrize("region", REGIONS)
def test_all_of_a_talk_rests_on_one_claim_and_is_as_sure(region: str, occasion: Occasion) -> None:
    said = talk(REGIONS[region], 0, occasion)
    if said.claim is None:
        assert region in {"open", "pair-open"}
        assert (said.advice, said.have_ready, said.avoid) == (None, None, None)
        assert said.open_with is not None
        assert (said.open_with.strength, said.open_with.probability) == ("open", None)
        return
    assert said.claim in REGIONS[region]
    assert None not in (said.open_with, said.have_ready, said.avoid)
    tie = tie_of_lines(said.claim)
    for each in suggested(said):
        assert (each.probability, each.strength) == (said.claim.probability, said.claim.strength)
        assert each.kind == "card" or re.fullmatch(rf"talk-[a-z]+-{tie}-{occasion}(-\d)?", each.id)
        assert "{" not in each.text


@pytest.mark.parametrize("region", [region for region in PEOPLE if region != "open"])
@pytest.mark.parametrize("occasion", OCCASIONS)
def test_of_a_person_with_a_claim_there_is_one_thing_to_do(region: str, occasion: Occasion) -> None:
    for week in range(6):
        said = talk(PEOPLE[region], week, occasion)
        assert said.advice is not None
        assert said.advice.headline
        assert len(said.advice.headline.split()) <= 12


def test_what_is_likely_goes_before_what_the_answers_lean_to() -> None:
    statements = [half("fast", 0.7), half("people", 0.82)]
    assert {said.claim.id for week in range(8) if (said := talk(statements, week)).claim} == {"focus-people"}
    cards = set(list_messages("card-people-"))
    said = talk(statements, 0, "one-to-one", cards)
    assert said.claim is not None
    assert said.claim.id == "pace-fast"


@pytest.mark.parametrize("occasion", OCCASIONS)
def test_nothing_rests_on_what_the_person_says_is_not_them(occasion: Occasion) -> None:
    for week in range(6):
        on = MONDAY + timedelta(weeks=week)
        said = prepare_talk(PEOPLE["S"], "cand_a", on, occasion, denied={"pace-calm"})
        assert said.claim is not None
        assert said.claim.id == "focus-people"
        said = prepare_talk(PEOPLE["S"], "cand_a", on, occasion, denied={"style-S"})
        assert said.claim is None
        assert ids(said) <= set(list_messages(f"talk-ask-open-{occasion}"))


def test_the_next_line_comes_for_one_that_was_refused() -> None:
    said = talk(PEOPLE["calm"])
    assert said.avoid is not None
    other = talk(PEOPLE["calm"], resting={said.avoid.id})
    assert other.avoid is not None
    assert other.avoid.id != said.avoid.id
    assert (other.advice, other.open_with, other.have_ready) == (said.advice, said.open_with, said.have_ready)


def test_what_is_asked_brought_and_avoided_belong_together_where_nothing_is_fresher() -> None:
    """The lines of a tie are numbered by what they are about."""
    together, pages = 0, 0
    for person in range(20):
        material = collect_material(
            [claim("style-S"), claim("pace-calm"), claim("focus-people")], f"p{person}", "one-to-one"
        )
        shown: dict[str, date] = {}
        for week in range(6):
            on = MONDAY + timedelta(weeks=week)
            found = choose_talk(material, on, shown=shown)
            shown |= dict.fromkeys(found.ids, on)
            numbers = [
                int(last) if (last := (each or "").rpartition("-")[2]).isdigit() else 1
                for each in (found.open_with, found.have_ready, found.avoid)
            ]
            pages += 1
            together += (numbers[0] - 1) % 5 + 1 == numbers[1] == numbers[2]
    assert together / pages > 0.8, f"{together} of {pages}"


def test_two_people_get_the_same_in_either_order() -> None:
    bank, rng = load_bank(), np.random.default_rng(22)
    results = measure(bank, draw_people(bank.norms.correlation, 12, rng), rng).results
    for (a, b), occasion in product(zip(results[::2], results[1::2], strict=True), OCCASIONS):
        one, other = (
            prepare_talk(compare(*both).insights, " ".join(each.candidate.id for each in both), MONDAY, occasion)
            for both in ((a, b), (b, a))
        )
        assert ids(one) == ids(other)


def test_five_people_are_asked_mostly_different_things_in_six_weeks() -> None:
    bank, rng = load_bank(), np.random.default_rng(5)
    people = measure(bank, draw_people(bank.norms.correlation, 50, rng), rng).results
    said = [[say(each) for each in describe_person(results)] for results in people]
    for first in range(0, len(said), 5):
        asked = set[str]()
        for week in range(6):
            taken: dict[str, date] = {}
            for number, statements in enumerate(said[first : first + 5], first):
                on = MONDAY + timedelta(weeks=week)
                prepared = prepare_talk(statements, f"cand_{number}", on, "one-to-one", taken=taken)
                taken.update(dict.fromkeys(ids(prepared), on))
                asked |= {each.id for each in (prepared.open_with,) if each is not None}
        assert len(asked) >= 22, f"people from {first} on, of 30 talks"


def test_people_of_one_style_get_different_ones() -> None:
    said = [prepare_talk(PEOPLE["C"], f"cand_{number}", MONDAY, "one-to-one") for number in range(12)]
    assert len({each.advice.id for each in said if each.advice is not None}) >= 6


def test_every_claim_has_lines_for_every_occasion() -> None:
    ties = {
        tie_of_lines(each) for statements in REGIONS.values() for each in statements if each.probability is not None
    }
    assert len(ties) == 18
    wanted = set[str]()
    for tie, occasion, slot in product(ties, OCCASIONS, SLOTS):
        found = list_messages(f"talk-{slot}-{tie}-{occasion}")
        most = 2 if slot == "ask" and not tie.startswith("pair-") else 1
        asked = 4 if tie.startswith("pair-") else 6
        least = most if occasion != "one-to-one" else asked if slot == "ask" else 5
        assert len(found) >= least, (tie, occasion)
        wanted.update(found)
    for tie, occasion in product(("open", "pair-open"), OCCASIONS):
        found = list_messages(f"talk-ask-{tie}-{occasion}")
        assert len(found) >= (RESTS_WEEKS + 1 if occasion == "one-to-one" else 2)
        wanted.update(found)
    to_newcomers = list_messages("talk-ask-new-one-to-one")
    assert len(to_newcomers) * timedelta(weeks=1) == IS_NEW
    wanted.update(to_newcomers)
    assert {message for slot in SLOTS for message in list_messages(f"talk-{slot}-")} == wanted
    assert set(TOPICS_OF) == set(OCCASIONS)


@pytest.mark.parametrize(("slot", "most"), [("ask", 16), ("ready", 9), ("avoid", 9)])
def test_a_line_is_short_and_sure(slot: str, most: int) -> None:
    for message, text in lines(slot):
        assert len(text.split()) <= most, text
        assert not re.search(HEDGES, text, re.IGNORECASE), text
        assert not re.search(rf"{WEEKDAYS}|\b(?:{ROLES}|{CONTEXTS}|{VERDICTS})\b|DISC", text), text
        assert text[-1] in ".”", text
        assert variables_of(message) <= ({"a", "b"} if "-pair-" in message else {"a"})


def test_a_question_is_one_to_ask_aloud() -> None:
    for _, text in lines("ask"):
        assert re.fullmatch(r"“[A-Z][^“”]+\?”", text), text
    names = {each for message, _ in lines("ask") for each in variables_of(message)}
    assert names == set()


def test_a_one_to_one_presupposes_no_earlier_one() -> None:
    said = [text for slot in SLOTS for message, text in lines(slot) if "-one-to-one" in message]
    assert [text for text in said if re.search(r"\blast time\b|\b(?:we|did \w+) last\b", text)] == []


def test_what_to_avoid_is_named_and_not_forbidden() -> None:
    assert [text for _, text in lines("avoid") if re.match(r"(?:Don.t|Do not|Not?|Never|Avoid|Stop)\b", text)] == []


TOO_LATE = (
    r"\b(?:days?|nights?|evenings?|weeks?|Monday) (?:ahead|before(?! a )|early|earlier)\b|\bin advance\b|\bbeforehand\b"
)
"""What nobody can do any more who reads it on the morning of the talk."""


def test_what_a_talk_suggests_can_be_done_on_its_own_day_or_is_for_the_next_time() -> None:
    said = [text for slot in ("ready", "avoid") for _, text in lines(slot)]
    for message in list_messages("card-"):
        if not message.startswith("card-team-") and topic_of(message) in set().union(*TOPICS_OF.values()):
            card = {"voice": "named", "a": "Ana", "b": "Ben"}
            said += [format_message("en", each, card) for each in (message, f"{message}.headline")]
    assert len(said) > 400
    assert [text for text in said if re.search(TOO_LATE, text) and "ext time" not in text] == []


def topic_of(message: str) -> str:
    return next((topic for topic in sorted(TOPICS, key=len, reverse=True) if message.endswith(f"-{topic}")), "")


def test_no_line_is_said_twice() -> None:
    said = [text for slot in SLOTS for _, text in lines(slot)]
    assert sorted({text for text in said if said.count(text) > 1}) == []


@pytest.mark.parametrize(
    ("direction", "occasion"),
    [*((each, "one-to-one") for each in HALVES_AROUND), *product("DISC", OCCASIONS[1:])],
)
def test_people_of_one_style_get_nothing_twice_in_a_week_while_there_is_something_else(
    direction: str, occasion: Occasion
) -> None:
    """Each claim has three lines and more for one-to-ones, and one for any other occasion."""
    taken: dict[str, date] = {}
    for number in range(len(PEOPLE[direction]) * (3 if occasion == "one-to-one" else 1)):
        said = prepare_talk(PEOPLE[direction], f"cand_{number}", MONDAY, occasion, taken=taken)
        assert said.advice is not None
        assert said.open_with is not None
        assert taken.keys().isdisjoint({said.advice.id, said.open_with.id}), number
        taken.update(dict.fromkeys(ids(said), MONDAY))


def test_what_others_have_comes_before_what_suits_less_and_before_nothing() -> None:
    statements = [half("fast", 0.7), half("people", 0.82)]
    likely = set(list_messages("card-people-")) | set(list_messages("talk-"))
    said = prepare_talk(statements, "cand_a", MONDAY, "one-to-one", taken=dict.fromkeys(likely, MONDAY))
    assert said.claim is not None
    assert said.claim.id == "focus-people"
    assert None not in (said.advice, said.open_with, said.have_ready, said.avoid)


def test_a_coach_asks_nothing_that_only_a_leader_can() -> None:
    asked: dict[bool, set[str | None]] = {True: set(), False: set()}
    cards = set(list_messages("card-"))
    for by_coach, said in asked.items():
        for statements in PEOPLE.values():
            for occasion in OCCASIONS:
                material = collect_material(statements, "cand_a", occasion, by_coach=by_coach)
                weeks = [MONDAY + timedelta(weeks=week) for week in range(52)]
                said |= {choose_talk(material, on).open_with for on in weeks}
                said |= {choose_talk(material, on, resting=cards).open_with for on in weeks}
    assert asked[False] > OF_LEADERS
    assert asked[True].isdisjoint(OF_LEADERS)


def test_a_coach_has_a_third_of_the_questions_of_each_claim_and_occasion() -> None:
    ties = {tie_of_lines(each) for statements in PEOPLE.values() for each in statements if each.probability is not None}
    for tie, occasion in product((*ties, "open"), OCCASIONS):
        found = list_messages(f"talk-ask-{tie}-{occasion}")
        assert len([each for each in found if each not in OF_LEADERS]) * 3 >= len(found), (tie, occasion)


@pytest.mark.parametrize("region", PEOPLE)
def test_a_newcomer_is_asked_what_newcomers_are_and_all_else_is_as_ever(region: str) -> None:
    material = collect_material(PEOPLE[region], "cand_a", "one-to-one")
    shown: dict[str, date] = {}
    for week in range(6):
        on = MONDAY + timedelta(weeks=week)
        as_ever, found = (choose_talk(material, on, shown=shown, to_newcomer=new) for new in (False, True))
        assert found.open_with in list_messages("talk-ask-new-")
        assert found.open_with not in shown
        assert replace(found, open_with=as_ever.open_with) == as_ever
        shown |= dict.fromkeys(found.ids, on)
    feedback = collect_material(PEOPLE[region], "cand_a", "feedback")
    assert choose_talk(feedback, MONDAY, to_newcomer=True) == choose_talk(feedback, MONDAY)


@pytest.mark.parametrize(
    ("days", "new"),
    [
        ([100, 20], [20]),
        ([100, 20, 20], [20]),
        ([100, 20, 20, 20], []),
        ([100, 26, 23, 20], []),
        ([100, 27, 23, 20], [27, 23, 20]),
        ([100, 41, -3], [41, -3]),
        ([100, 42], []),
        ([47, 20], []),
        ([48, 20], [20]),
        ([20], []),
        ([], []),
    ],
)
def test_new_is_who_came_weeks_after_the_first_and_not_with_a_team(days: list[int], new: list[int]) -> None:
    """By how many days before the Monday the records were made."""
    made_on = {str(number): MONDAY - timedelta(days=day) for number, day in enumerate(days)}
    found = find_newcomers(made_on, MONDAY)
    assert found == {str(number) for number, day in enumerate(days) if day in new}
