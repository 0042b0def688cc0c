"""What would change if people came, went or moved between teams: one sentence, no surer than it may be, and counts."""

from collections.abc import Sequence

import pytest
from hypothesis import assume, given, strategies as st

from discern.charts.team.who_is_where import in_quarter
from discern.contract.base_models import CandidateRef
from discern.contract.certainty import LEANING, LIKELY, VERY_LIKELY, certainty
from discern.contract.models.insights import Evidence, Insight, TopicArgument
from discern.contract.models.results import IntervalBasis
from discern.contract.models.teams import Halves, MapPoint, Share, TeamAnalysis, TeamRef
from discern.contract.styles import ByStyle, quarter_of
from discern_app.insight.team_changes import (
    Change,
    counts_of,
    decide,
    moves_at_random,
    said_anew,
    to_do,
    unchanged,
    verdicts_of,
)

UNSURE = 0.07
"""What is left for each of the three other quarters, unless a test says more."""


def person(
    id_: str, x: float, y: float, *, elsewhere: float = UNSURE, measured: bool = True, is_said: bool = True
) -> MapPoint:
    """Someone whose dot is at [x, y], with so much probability in each quarter but the dot's own; a side of theirs
    ``is_said``."""
    own = quarter_of(x, y)
    quarters = {style: 1 - 3 * elsewhere if style == own else elsewhere for style in "DISC"}
    return MapPoint(
        candidate_id=id_,
        name=id_,
        x=x,
        y=y,
        angle=0,
        direction=own if is_said else None,
        quarters=ByStyle[float].of(quarters) if measured else None,
    )


def team(people: Sequence[MapPoint], *insights: Insight, is_settled: bool = True) -> TeamAnalysis:
    counts = {
        "fast": sum(each.y > 0 for each in people),
        "calm": sum(each.y <= 0 for each in people),
        "people": sum(each.x > 0 for each in people),
        "task": sum(each.x <= 0 for each in people),
    }
    return TeamAnalysis(
        team=TeamRef(id="t", name="T"),
        size=len(people),
        profiled=len(people),
        pending=0,
        halves=Halves.model_validate({half: Share(count=count) for half, count in counts.items()}),
        map=list(people),
        insights=list(insights),
        bases=[IntervalBasis(id="b", version="1", settled=is_settled)],
    )


def centre(region: str) -> Insight:
    return Insight(
        id=f"centre-{region}",
        kind="centre",
        text=f"This team is in {region}.",
        arguments={} if region == "open" else {"region": TopicArgument(topic=region)},
        probability=None if region == "open" else 0.9,
        strength="open" if region == "open" else "likely",
        evidence=[],
    )


def some(count: int, x: float, y: float, name: str = "c") -> list[MapPoint]:
    return [person(f"{name}{number}", x, y) for number in range(count)]


CALM = some(6, -1, -1)
JONAS = person("Jonas", -1, 1)


def moved(stays: Sequence[MapPoint], source: Sequence[MapPoint], who: Sequence[MapPoint]) -> list[Change]:
    """People who move from a source, Product, to those who stay in a team, Finance."""
    return [
        Change("Finance", team(stays), team([*stays, *who])),
        Change("Product", team([*source, *who]), team(source)),
    ]


@pytest.mark.parametrize(
    ("here", "there", "said"),
    [
        (0, 3, "Finance gets one person who moves fast, and Product still has three who do."),
        (1, 1, "Finance gets a second person who moves fast, and Product still has one who does."),
        (0, 0, "Finance gets one person who moves fast, and Product loses its only one."),
        (4, 0, "Product loses its only person who moves fast, and Finance then has five who do."),
        (4, 1, "Product keeps one person who moves fast, and Finance then has five who do."),
        (2, 2, "Nothing you'd notice changes."),
    ],
)
def test_it_says_who_is_first_or_last_in_a_half_of_both_teams(here: int, there: int, said: str) -> None:
    changes = moved([*CALM, *some(here, -1, 1, "f")], [*some(6, -1, -1, "p"), *some(there, -1, 1, "g")], [JONAS])
    assert decide(changes).text == said


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ((1, -1), "Finance gets one person who puts people first."),
        ((-1, 1), "Finance gets one person who moves fast."),
    ],
)
def test_of_two_halves_that_change_the_one_with_fewer_people_is_said(place: tuple[float, float], said: str) -> None:
    change = Change("Finance", team(CALM), team([*CALM, person("new", *place)]))
    assert decide([change]).text == said


def test_who_leaves_may_be_the_last() -> None:
    before = [*CALM, JONAS]
    assert decide([Change("Finance", team(before), team(CALM))]).text == "Finance loses its only person who moves fast."
    twice = [*before, person("Ana", -1, 1)]
    assert decide([Change("Finance", team(twice), team(CALM))]).text == "Finance loses everyone who moves fast."


def test_several_are_counted() -> None:
    new = [JONAS, person("Ana", -1, 1)]
    assert decide(moved(CALM, CALM, new)).text == ("Finance gets two people who move fast, and Product has none left.")
    one_there = [*CALM, person("Bo", -1, 1)]
    assert decide([Change("Finance", team(one_there), team([*one_there, *new]))]).text == (
        "Finance gets two more people who move fast."
    )


def test_someone_without_a_side_is_counted_nowhere_as_on_the_teams_page() -> None:
    undecided = person("Mei", -1, 1, elsewhere=0.22, is_said=False)
    stays = [*CALM, undecided]
    changes = [Change("Finance", team(stays), team([*stays, JONAS]))]
    assert decide(changes).text == "Finance gets one person who moves fast."
    rows = {row.what: (row.today, row.then) for row in counts_of(changes)}
    assert rows["Fast in Finance"] == ("0 of 7", "1 of 8")
    after = changes[0].after
    assert len(in_quarter(after, "D")) + len(in_quarter(after, "I")) == 1
    leaves = Change("Finance", team(stays), team(CALM))
    assert decide([leaves]).text == "It's open what this changes."
    assert counts_of([leaves]) == []


def test_its_badge_is_how_sure_it_is_where_that_person_is() -> None:
    finding = decide(moved(CALM, CALM, [JONAS])).finding
    assert finding is not None
    assert finding.probability == pytest.approx(1 - 2 * UNSURE)
    assert finding.strength == "likely"
    assert [(each.name, each.value) for each in finding.evidence][:2] == [
        ("Finance today, fast", "0 of 6"),
        ("Finance then, fast", "1 of 7"),
    ]


@given(st.lists(st.floats(0, 0.2), min_size=1, max_size=4))
def test_of_several_people_it_is_no_surer_than_that_all_of_them_are_there(elsewhere: list[float]) -> None:
    new = [person(f"n{number}", -1, 1, elsewhere=each) for number, each in enumerate(elsewhere)]
    verdict = decide([Change("Finance", team(CALM), team([*CALM, *new]))])
    least = 1 - sum(2 * each for each in elsewhere)
    # At a limit itself, the last digit decides.
    assume(all(abs(least - limit) > 1e-9 for limit in (LEANING, LIKELY, VERY_LIKELY)))
    if verdict.half is None:
        assert least < LEANING + 1e-9
    else:
        assert verdict.finding is not None
        assert verdict.finding.probability == pytest.approx(least)
        assert verdict.finding.strength == certainty(least)


def test_of_someone_whose_place_is_only_leaning_nothing_is_said_before_levels_are_settled() -> None:
    new = person("n", -1, 1, elsewhere=0.125)
    with_new = [*CALM, new]
    before = Change("Finance", team(CALM, is_settled=False), team(with_new, is_settled=False))
    assert decide([before]).half is None
    assert decide([Change("Finance", team(CALM), team(with_new))]).half == "fast"


def test_of_someone_whose_place_is_open_it_says_so() -> None:
    verdict = decide([Change("Finance", team(CALM), team([*CALM, person("Nia", -1, 1, elsewhere=0.24)]))])
    assert verdict.text == "It's open what this changes."
    assert verdict.finding is not None
    assert verdict.finding.strength == "open"


def test_there_is_no_badge_where_a_service_says_nothing_of_how_sure_it_is_and_of_who_is_imagined() -> None:
    unmeasured = person("Jonas", -1, 1, measured=False)
    assert decide([Change("Finance", team(CALM), team([*CALM, unmeasured]))]).finding is None
    newcomer = Change("Finance", team(CALM), team([*CALM, JONAS]), frozenset({"Jonas"}))
    verdict = decide([newcomer])
    assert (verdict.text, verdict.finding) == ("Finance gets one person who moves fast.", None)


def test_where_nobody_comes_or_goes_to_see_nothing_is_said_to_stay() -> None:
    assert decide([Change("Finance", team(CALM), team(CALM))]).text == "What this changes can't be seen."


def test_where_a_service_names_nobody_the_counts_of_imagined_newcomers_are_said() -> None:
    before, after = (team(people).model_copy(update={"map": []}) for people in (CALM, [*CALM, JONAS]))
    verdict = decide([Change("Finance", before, after)])
    assert (verdict.text, verdict.finding) == ("Finance gets one person who moves fast.", None)


@pytest.mark.parametrize(
    ("region", "said", "graded"),
    [
        ("task", "Finance then puts the task first.", "likely"),
        ("open", "It's then open whether one style leads in Finance.", "open"),
    ],
)
def test_else_it_says_what_is_said_of_the_team_first_then(region: str, said: str, graded: str) -> None:
    fast = some(3, -1, 1, "f")
    change = Change("Finance", team([*CALM, *fast], centre("C")), team([*CALM, *fast, JONAS], centre(region)))
    verdict = decide([change])
    assert verdict.text == said
    assert verdict.finding is not None
    assert verdict.finding.strength == graded
    assert [(row.what, row.today) for row in verdicts_of([change], named=True)] == [("Finance", "This team is in C.")]
    assert unchanged([change], named=True) == []


def test_what_stays_is_said_once_for_both_teams() -> None:
    said = centre("calm")
    changes = [Change(name, team(CALM, said), team([*CALM, JONAS], said)) for name in ("Finance", "Product")]
    assert unchanged(changes, named=True) == ["Unchanged in Finance and Product: This team is in calm."]
    assert verdicts_of(changes, named=True) == []


places = st.tuples(st.sampled_from([-1.0, 1.0]), st.sampled_from([-1.0, 1.0]))


@given(st.lists(places, min_size=1, max_size=6), st.lists(places, max_size=3))
def test_only_halves_that_change_are_listed_and_the_way_back_is_the_mirror(
    stays: list[tuple[float, float]], comes: list[tuple[float, float]]
) -> None:
    before = [person(f"s{number}", *place, elsewhere=0) for number, place in enumerate(stays)]
    after = [*before, *(person(f"n{number}", *place, elsewhere=0) for number, place in enumerate(comes))]
    there = counts_of([Change("Finance", team(before), team(after))])
    back = counts_of([Change("Finance", team(after), team(before))])
    assert {(row.what, row.today, row.then) for row in there} == {(row.what, row.then, row.today) for row in back}
    assert len(there) == len({x for x, _ in comes}) + len({y for _, y in comes})
    assert all(row.today.split()[0] != row.then.split()[0] for row in there)


def test_what_to_do_is_about_the_half_in_which_the_change_is_noticed() -> None:
    changes = moved(CALM, some(6, -1, -1, "p"), [JONAS])
    names = {JONAS.candidate_id: "Jonas"}

    def said(changes: list[Change], *, named: bool = True) -> str:
        return to_do(decide(changes), changes, names, named=named)

    assert said(changes) == "Let Jonas close one open question in each meeting."
    assert said(changes, named=False) == "Let the new colleague close one open question in each meeting."
    back = [Change("Finance", team([*CALM, JONAS]), team(CALM))]
    assert "in Finance" in said(back)
    fast = some(3, -1, 1, "f")
    unnoticed = [Change("Finance", team([*CALM, *fast]), team([*CALM, *fast, JONAS]))]
    assert said(unnoticed) == "After two weeks, ask Jonas what works differently here."
    gone = [Change("Finance", team([*CALM, *fast, JONAS]), team([*CALM, *fast]))]
    assert said(gone) == "Ask Finance who will take over what Jonas did without being asked."
    assert "what the colleague who leaves did" in said(gone, named=False)


def test_findings_are_new_or_gone_by_what_they_say_of_whom() -> None:
    def lone(name: str) -> Insight:
        who = [CandidateRef(id=name, name=name)]
        return Insight(
            id="lone-S", kind="lone", text=f"Only {name} does.", template="Only {0} does.", people=who,
            text_without_names="One does.", probability=0.9, strength="likely", evidence=[],
        )  # fmt: skip

    advice = lone("Ana").model_copy(update={"kind": "try", "text": "Try it.", "people": [], "template": None})
    change = Change("Finance", team(CALM, centre("C"), lone("Ana")), team(CALM, centre("C"), lone("Bo"), advice))
    new, gone = said_anew(change, named=True)
    assert ([each.text for each in new], [each.text for each in gone]) == (["Only Bo does."], ["Only Ana does."])
    assert said_anew(change, named=False) == ([], [])


def test_a_finding_with_another_number_in_it_is_not_gone() -> None:
    three = Insight(id="divided-pace", kind="divided", text="Three or more.", strength="likely", evidence=[])
    four = three.model_copy(update={"text": "Four or more."})
    change = Change("Finance", team(CALM, centre("C"), three), team(CALM, centre("C"), four))
    assert said_anew(change, named=True) == ([four], [])


def doubted(count: int) -> list[Insight]:
    """What is said of a team with so many sets of answers that look picked at random."""
    if not count:
        return []
    evidence = [Evidence(name="people whose answers need reading with care", value=count)]
    return [Insight(id="caution-random", kind="caveat", text="…", strength="open", evidence=evidence)]


@pytest.mark.parametrize(
    ("before", "after", "moves"), [(0, 1, True), (1, 0, True), (2, 1, True), (1, 1, False), (0, 0, False)]
)
def test_a_move_is_doubted_where_the_answers_of_who_moves_look_random(before: int, after: int, moves: bool) -> None:
    assert moves_at_random(Change("Finance", team(CALM, *doubted(before)), team(CALM, *doubted(after)))) == moves


def test_what_is_no_longer_sure_enough_to_say_is_not_called_unchanged() -> None:
    likely = Insight(id="coverage", kind="coverage", text="All four styles are here.", strength="likely", evidence=[])
    doubtful = likely.model_copy(update={"strength": "open"})
    assert unchanged([Change("Product", team(CALM, likely), team(CALM, likely))], named=True)
    change = Change("Product", team(CALM, likely), team(CALM, doubtful))
    assert unchanged([change], named=True) == []
    [row] = verdicts_of([change], named=True)
    assert (row.today, row.then) == (likely.text, "The same, less surely: “Open” instead of “Likely”.")
    [back] = verdicts_of([Change("Product", team(CALM, doubtful), team(CALM, likely))], named=True)
    assert back.then.startswith("The same, more surely")
