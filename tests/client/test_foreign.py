"""Other services' payloads: read exactly, converted only for certain, refused otherwise."""

import copy
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import httpx
import pytest
from hypothesis import example, given, settings, strategies as st

from discern.client import Cache, CachedReader, Client, NotFound, UnreadableAnswer
from discern.client.foreign import (
    PERCENT,
    SEGMENTS,
    T_SCORES,
    UNKNOWN_TIME,
    ForeignPayloads,
    Reading,
    ReadingError,
    Scale,
    read_assessment,
    read_assessments,
    read_results,
    read_team_analysis,
)
from discern.client.testing import FakeClock
from discern.contract import operations
from tests.support.faulty_service import BASE_URL, FaultyService

Four = tuple[float, float, float, float]
LONG = ("Dominance", "Influence", "Steadiness", "Conscientiousness")

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=25,
)

VOCABULARY = """
    D I S C d i s c style disc disc_type scores results data items profiles members distribution means scale min max
    natural adapted percent t_scores segments trait score value labels values id status candidate name team next meta
    cursor page pages completed_at started_at user has_more error dominance compliance
"""
WORDS = st.sampled_from(VOCABULARY.split())
near_misses = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-40, 140)
    | st.floats(-40, 140)
    | WORDS
    | st.sampled_from(["34.6", "12%", "Di"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=6),
    max_leaves=40,
)


@pytest.mark.parametrize("read", [read_assessments, read_assessment, read_results, read_team_analysis])
@pytest.mark.parametrize("payloads", [json_values, near_misses], ids=["any JSON", "JSON in our words"])
@pytest.mark.exhaustive
def test_whatever_arrives_is_read_or_refused(
    read: Callable[[Any], Reading[Any]], payloads: st.SearchStrategy[Any]
) -> None:
    @settings(max_examples=100, deadline=None)
    @given(payload=payloads)
    @example(payload=[[[]]])
    @example(payload={"d": 10**400, "i": 1e308, "s": "9" * 400, "c": "١٢"})
    @example(payload={"style": "ſ", "disc": "ıs"})
    def check(payload: Any) -> None:
        before = copy.deepcopy(payload)
        with suppress(ReadingError):
            reading = read(payload)
            assert reading.raw is payload
            reading.value.model_dump_json()
        assert repr(payload) == repr(before)

    check()


@pytest.mark.parametrize("read", [read_assessments, read_assessment, read_results, read_team_analysis])
def test_a_payload_too_deep_or_too_large_is_refused(read: Callable[[Any], Reading[Any]]) -> None:
    deep: Any = 1
    for _ in range(5_000):
        deep = {"data": [deep]}
    for payload in (deep, {"data": {"scores": list(range(50_000))}}, [{"x": 1}] * 30_000):
        with pytest.raises(ReadingError):
            read(payload)


@dataclass(frozen=True)
class Shape:
    """How a service writes four scores; ``scale`` names the one they are converted from, if for certain."""

    id: str
    write: Callable[[Four], Any]
    low: float = 0
    high: float = 100
    scale: str | None = None
    whole: bool = False


def by(keys: Any, scores: Four, write: Callable[[float], Any] = lambda score: score) -> dict[str, Any]:
    return {key: write(score) for key, score in zip(keys, scores, strict=True)}


SHAPES = [
    Shape("disc under profiles", lambda f: {"profiles": [{"name": "Ada", "disc": {**by("disc", f), "style": "CS"}}]}),
    Shape(
        "natural and adapted", lambda f: {"raw_scores": {"natural": by("DISC", f), "adapted": by("DISC", (1, 2, 3, 4))}}
    ),
    Shape(
        "percentages under personalities",
        lambda f: {
            "data": {"personalities": {"disc_type": "Di", "disc_intensity": 75, "disc_percentages": by("DISC", f)}}
        },
        scale="0 to 100",
    ),
    Shape("T-scores", lambda f: {"result": {"tScores": by("DISC", f)}}, 20, 80, scale="T-scores"),
    Shape("segments", lambda f: {"scores": {"segments": by("DISC", f)}}, 1, 7, "segments 1 to 7", whole=True),
    Shape("plus and minus 28, unnamed", lambda f: {"scores": by("DISC", f)}, -28, 28, whole=True),
    Shape("decimals as text", lambda f: {"disc": by("DISC", f, str)}),
    Shape("long names", lambda f: {"results": by(LONG, f)}),
    Shape("compliance", lambda f: [{"results": by((*LONG[:3], "Compliance"), f)}]),
    Shape(
        "a list of traits",
        lambda f: {"data": {"scores": [{"trait": t, "score": s} for t, s in zip(LONG, f, strict=True)]}},
    ),
    Shape(
        "JSON:API",
        lambda f: {"data": {"type": "results", "id": "1", "attributes": {"percentiles": by("DISC", f)}}},
        scale="percentiles",
    ),
    Shape("decimal commas", lambda f: {"disc": by("DISC", f, lambda score: f"{score:.2f}".replace(".", ","))}),
    Shape("percent signs", lambda f: {"disc": by("DISC", f, lambda score: f"{score:.2f} %".replace(".", ","))}),
    Shape("a list in an order that is named", lambda f: {"scores": [f[3], f[0], f[2], f[1]], "order": "CDSI"}),
    Shape("a list with its labels", lambda f: {"percentiles": list(f), "labels": list(LONG)}, scale="percentiles"),
    Shape("German", lambda f: {"results": by(("Dominanz", "Initiative", "Stetigkeit", "Gewissenhaftigkeit"), f)}),
    Shape("German letters", lambda f: {"results": by("DISG", f)}),
    Shape("z-scores", lambda f: {"scores": {"zScores": by("DISC", f)}}, -3, 3, "z-scores"),
]

NORMAL = NormalDist()

CONVERSIONS: dict[str, Callable[[float], float]] = {
    "0 to 100": lambda score: score,
    "percentiles": lambda score: score,
    "T-scores": lambda score: 100 * NORMAL.cdf((score - 50) / 10),
    "z-scores": lambda score: 100 * NORMAL.cdf(score),
    "segments 1 to 7": lambda score: 100 * (score - 1) / 6,
}


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.id)
@pytest.mark.exhaustive
def test_scores_come_back_exact(shape: Shape) -> None:
    number: Any = (
        st.integers(int(shape.low), int(shape.high))
        if shape.whole
        else st.decimals(shape.low, shape.high, places=2).map(float)
    )

    @settings(deadline=None)
    @given(scores=st.tuples(number, number, number, number))
    def check(scores: Four) -> None:
        reading = read_results(json.loads(json.dumps(shape.write(scores))))
        assert scores in [found.scores.values() for found in reading.given]
        shares = shape.scale == "0 to 100" and abs(sum(scores) - 100) <= 2
        fractions = shape.high == 100 and max(scores) <= 1
        if shape.scale is None or shares or fractions:
            assert reading.value.scores is None
            assert any("as the service gives them" in note for note in reading.notes)
        else:
            assert reading.value.scores is not None
            converted = tuple(score.score for score in reading.value.scores.values())
            assert converted == pytest.approx(tuple(CONVERSIONS[shape.scale](score) for score in scores))
            assert any(shape.scale in note for note in reading.notes)

    check()


@pytest.mark.parametrize(
    ("payload", "scale", "expected"),
    [
        ({"disc": {"d": 34.66, "i": 19.0, "s": 66.4, "c": 85.0}}, PERCENT, (34.66, 19.0, 66.4, 85.0)),
        ({"disc": {"d": 50, "i": 50, "s": 50, "c": 50}}, T_SCORES, (50, 50, 50, 50)),
        ({"disc": {"d": 1, "i": 4, "s": 7, "c": 4}}, SEGMENTS, (0, 50, 100, 50)),
        ({"disc": {"d": -28, "i": 0, "s": 14, "c": 28}}, Scale("differences", -28, 28), (0, 50, 75, 100)),
        ({"disc": {"d": 1, "i": 4, "s": 8, "c": 4}}, SEGMENTS, None),
        ({"percentiles": {"d": 10, "i": 20, "s": 30, "c": 50}}, T_SCORES, (10, 20, 30, 50)),
    ],
    ids=["0-100", "T", "segments", "differences", "off the scale", "the payload knows better"],
)
def test_the_user_may_say_what_scale_a_service_uses(payload: Any, scale: Scale, expected: Four | None) -> None:
    scores = read_results(payload, scale).value.scores
    assert (None if scores is None else tuple(score.score for score in scores.values())) == expected


@pytest.mark.parametrize(
    "payload",
    [
        {"percentages": {"D": 40, "I": 30, "S": 20, "C": 10}},
        {"percentages": {"D": 140, "I": 30, "S": 20, "C": 10}},
        {"percentages": {"D": 0.5, "I": 0.75, "S": 1, "C": 0.25}},
        {"percentiles": {"D": 0.5, "I": 0.75, "S": 1, "C": 0.25}},
        {"percentiles": {"D": 0, "I": 0, "S": 0, "C": 0}},
        {"scores": {"D": 40, "I": 30, "S": 20, "C": 30}},
        {
            "natural": {"percentiles": {"D": 4, "I": 3, "S": 2, "C": 3}},
            "percentiles": {"D": 40, "I": 30, "S": 20, "C": 30},
        },
    ],
    ids=["shares", "off the scale", "fractions", "fractions as percentiles", "nothing", "unnamed", "two of one kind"],
)
def test_in_doubt_scores_are_shown_as_given(payload: Any) -> None:
    reading = read_results(payload)
    assert reading.value.scores is None
    assert reading.given
    assert any(scores.remark in note for scores in reading.given for note in reading.notes)


@pytest.mark.parametrize(("name", "scale"), [("disc", PERCENT), ("percentages", T_SCORES)])
def test_shares_of_a_whole_are_no_separate_scores_whatever_scale_the_user_names(name: str, scale: Scale) -> None:
    assert read_results({name: {"d": 40, "i": 30, "s": 20, "c": 10}}, scale).value.scores is None


def test_several_scales_of_one_person_give_the_nearest_to_ours() -> None:
    scales = {"segments": 5, "percentiles": 62.5, "t_scores": 53}
    reading = read_results({"scores": {name: dict.fromkeys("DISC", score) for name, score in scales.items()}})
    assert reading.value.scores is not None
    assert reading.value.scores.D.score == 62.5
    assert reading.value.scores.D.theta == pytest.approx(0.3186, abs=1e-4)
    assert len(reading.given) == 3


@pytest.mark.parametrize(
    "payload",
    [
        None,
        "Di",
        [],
        {},
        {"error": "not found"},
        {"vitamin_d": 1, "vitamin_i": 2, "vitamin_s": 3, "vitamin_c": 4},
        {"bold_vs_calm": 0.4, "people_vs_task": -0.2},
        {"scores": [34.66, 19.0, 66.4, 85.0]},
        {"scores": {"D": 1, "I": 2, "S": 3}},
        {"scores": {"D": 1, "d": 9, "I": 2, "S": 3, "C": 4}},
        {"scores": {"D": "34,500", "I": "1,200", "S": "2", "C": "3"}},
        {"scores": [72, 40, 33, 61], "order": "DISS"},
        {"scores": [72, 40, 33], "order": "DISC"},
        {"graphs": {"IV": {"D": 1, "I": 2, "S": 3, "C": 4}}},
        {"scores": {"D": True, "I": True, "S": False, "C": True}},
        {"profiles": [{"disc": {"D": 1, "I": 2, "S": 3, "C": n}} for n in (4, 5)]},
        {"target_role": {"percentiles": {"D": 40, "I": 30, "S": 20, "C": 30}}},
        {"team_average": {"percentiles": {"D": 40, "I": 30, "S": 20, "C": 30}}},
        {"adapted": {"percentiles": {"D": 40, "I": 30, "S": 20, "C": 30}}},
    ],
)
def test_what_is_not_certain_is_refused(payload: Any) -> None:
    with pytest.raises(ReadingError):
        read_results(payload)


@pytest.mark.parametrize(
    ("given_style", "label"),
    [
        ({"disc_type": "Di"}, "Di"),
        ({"style": "CS"}, "CS"),
        ({"discStyle": "s/c"}, "s/c"),
        ({"profile_style": "Dominance"}, "Dominance"),
        ({"data": {"profile": {"style": {"code": "I", "name": "Influence"}}}}, "Influence"),
        ({"bold_vs_calm": 0.4, "people_vs_task": -0.2, "disc_type": "D"}, "D"),
    ],
)
def test_a_style_alone_is_worth_reading(given_style: Any, label: str) -> None:
    reading = read_results(given_style)
    assert reading.value.style is not None
    assert reading.value.style.label == label
    assert "The service gives no scores." in reading.notes


GRAPHS = {"I": by("DISC", (10, 20, 30, 40)), "II": by("DISC", (11, 20, 30, 40)), "III": by("DISC", (12, 20, 30, 40))}


@pytest.mark.parametrize(
    "payload",
    [
        {"graphs": GRAPHS},
        {"data": {"graphs": {f"graph{number}": graph for number, graph in enumerate(GRAPHS.values(), 1)}}},
        {"result": {f"Graph {name}": graph for name, graph in GRAPHS.items()}},
        {"scores": GRAPHS},
        {"graphs": [{"name": name, **graph} for name, graph in GRAPHS.items()]},
    ],
    ids=["by number", "by name", "beside each other", "as scores", "in a list"],
)
@pytest.mark.parametrize("scale", [None, PERCENT])
def test_the_three_graphs_of_one_person_are_all_shown_and_none_is_chosen(payload: Any, scale: Scale | None) -> None:
    reading = read_results(payload, scale)
    assert [found.scores.D for found in reading.given] == [10, 11, 12]
    assert reading.value.scores is None
    assert len({found.name for found in reading.given}) == 3


def test_a_graph_is_called_by_its_number() -> None:
    assert [found.name for found in read_results({"graphs": GRAPHS}).given] == ["graphs.I", "graphs.II", "graphs.III"]


@pytest.mark.parametrize(
    "payload",
    [
        {"status": "in_progress", "scores": None},
        {"data": {"assessment": {"id": 7, "state": "Invited"}, "scores": None}},
        {"status": "pending", "results": []},
    ],
)
def test_what_is_not_finished_is_not_unreadable(service: FaultyService, clock: FakeClock, payload: Any) -> None:
    service.answer("GET", "/assessments/7/results", payload)
    client = Client(BASE_URL, "key", transport=service, clock=clock, sleep=clock.sleep, foreign=ForeignPayloads())
    with pytest.raises(NotFound) as refused:
        client.send(operations.GET_RESULTS(assessment_id="7"))
    assert (refused.value.code, refused.value.status) == ("results_not_ready", 200)


def test_styles_that_differ_are_none() -> None:
    reading = read_results({"style": "D", "disc_type": "S", "percentiles": {"D": 1, "I": 2, "S": 3, "C": 4}})
    assert reading.value.style is None


def test_who_and_when_are_read_where_they_are_given() -> None:
    payload = {
        "result": {
            "assessmentId": 17,
            "completedAt": "2026-03-01T10:00:00+02:00",
            "respondent": {"id": "u1", "firstName": "Ada", "lastName": "Lovelace"},
            "percentiles": {"D": 10, "I": 20, "S": 30, "C": 50},
        }
    }
    value = read_results(payload).value
    assert (value.assessment_id, value.candidate.id, value.candidate.name) == ("17", "u1", "Ada Lovelace")
    assert value.completed_at is not None
    assert value.completed_at.isoformat() == "2026-03-01T08:00:00+00:00"


def test_what_a_service_does_not_say_is_noted() -> None:
    reading = read_results({"percentiles": {"D": 10, "I": 20, "S": 30, "C": 50}}, assessment_id="asm_1")
    assert reading.value.assessment_id == "asm_1"
    assert reading.value.quality.verdict == "caution"
    assert len(reading.notes) == 4


ROW = {"id": 5, "status": "finished", "respondent": {"name": "Ada"}, "created": "2026-03-01T10:00:00Z"}


@pytest.mark.parametrize(
    "payload",
    [
        [ROW],
        {"data": [ROW]},
        {"items": [ROW]},
        {"results": [ROW]},
        {"assessments": [ROW]},
        {"data": {"assessments": [ROW]}},
        {"data": [{"id": "5", "attributes": {k: v for k, v in ROW.items() if k != "id"}}]},
    ],
    ids=["bare", "data", "items", "results", "assessments", "nested", "JSON:API"],
)
def test_lists_are_read_however_they_are_wrapped(payload: Any) -> None:
    reading = read_assessments(payload)
    (row,) = reading.value.data
    assert (row.id, row.status, row.candidate.name) == ("5", "completed", "Ada")
    assert row.created_at.isoformat() == "2026-03-01T10:00:00+00:00"
    assert not reading.value.has_more


@pytest.mark.parametrize(
    ("theirs", "status"),
    [
        *((word, "created") for word in ("new", "sent", "Pending", "NOT_STARTED")),
        *((word, "started") for word in ("started", "in_progress", "in-progress", "In Progress")),
        *((word, "completed") for word in ("completed", "finished", "done")),
        ("expired", "expired"),
        ("canceled", "cancelled"),
    ],
)
def test_statuses_are_translated_into_our_words(theirs: str, status: str) -> None:
    assert read_assessment({"assessment": {**ROW, "status": theirs}}).value.status == status


@pytest.mark.parametrize("form", ["fixed", "short"])
def test_a_form_that_we_have_too_is_kept(form: str) -> None:
    reading = read_assessment({"assessment": {**ROW, "form": form}})
    assert reading.value.form == form
    assert not any("form" in note for note in reading.notes)


def test_another_form_is_noted() -> None:
    reading = read_assessment({"assessment": {**ROW, "form": "long"}})
    assert reading.value.form == "fixed"
    assert any("form" in note for note in reading.notes)


def test_an_unknown_status_is_left_out_unless_times_imply_it() -> None:
    done = {**ROW, "id": 6, "status": "archived", "completed_at": "2026-03-02T10:00:00Z"}
    reading = read_assessments([{**ROW, "status": "archived"}, done])
    assert [(row.id, row.status) for row in reading.value.data] == [("6", "completed")]
    assert any("archived" in note for note in reading.notes)
    with pytest.raises(ReadingError):
        read_assessments([{**ROW, "status": "archived"}])


def test_substitutes_are_noted() -> None:
    reading = read_assessments([{"id": "a", "status": "sent", "created_at": "2026-03-01 10:00"}])
    (row,) = reading.value.data
    assert row.created_at == UNKNOWN_TIME
    assert (row.candidate.name, row.language, row.take_url) == ("", "und", None)
    assert len(reading.notes) == 3


@pytest.mark.parametrize(
    ("around", "cursor", "noted"),
    [
        ({"has_more": True, "next_cursor": "c2"}, "c2", False),
        ({"meta": {"nextCursor": "c2"}}, "c2", False),
        ({"next": "https://x.test/v1/assessments?cursor=c2&limit=5"}, "?cursor=c2&limit=5", False),
        ({"links": {"next": "/assessments?page=2"}}, "?page=2", False),
        ({"next": "?offset=50"}, "?offset=50", False),
        ({"next": "c2"}, "c2", False),
        ({"hasMore": False, "next_cursor": "c2"}, None, False),
        ({"cursor": "c1"}, None, False),
        ({"next": "https://x.test/v1/others?page=2"}, None, True),
        ({"next": "https://[x/assessments?page=2"}, None, True),
        ({"next": "2"}, None, True),
        ({"pagination": {"page": 1, "pages": 3}}, None, True),
        ({"page": 3, "total_pages": 3}, None, False),
        ({"next": None}, None, False),
        ({"has_more": True}, None, True),
    ],
)
def test_a_list_goes_on_where_that_is_certain(around: dict[str, Any], cursor: str | None, noted: bool) -> None:
    reading = read_assessments({"items": [ROW], **around})
    assert (reading.value.next_cursor, reading.value.has_more) == (cursor, cursor is not None)
    assert any("more in this list" in note for note in reading.notes) is noted


@pytest.mark.parametrize(
    "payload", [{"data": [ROW], "items": [ROW]}, {"data": [{"name": "no id"}]}, {"data": 7}, "<html>"]
)
def test_a_list_that_is_not_certain_is_refused(payload: Any) -> None:
    with pytest.raises(ReadingError):
        read_assessments(payload)


def test_a_team_is_read_from_its_members() -> None:
    payload = {
        "data": {
            "team": {"id": 3, "name": "Operations"},
            "members": [
                {"id": "u1", "name": "Ada", "disc_type": "Di", "percentiles": {"D": 90, "I": 70, "S": 20, "C": 40}},
                {"id": "u2", "name": "Bo", "scores": {"D": 10, "I": 20, "S": 70, "C": 40}},
                {"id": "u3", "name": "Cy"},
            ],
            "distribution": {"D": 1, "I": 0, "S": 1, "C": 0},
        }
    }
    reading = read_team_analysis(payload)
    team = reading.value
    assert (team.team.id, team.team.name, team.size, team.profiled, team.pending) == ("3", "Operations", 3, 2, 1)
    assert [(point.name, point.label) for point in team.map] == [("Ada", "Di")]
    assert 45 < team.map[0].angle < 135
    assert team.distribution is not None
    assert team.distribution.S.count == 1
    assert team.means is None
    assert any("map lacks" in note for note in reading.notes)


@pytest.mark.parametrize(
    ("payload", "counts"),
    [
        ({"size": 10, "distribution": {"D": 4, "I": 3, "S": 2, "C": 1}}, (4, 3, 2, 1)),
        ({"distribution": {"D": 4, "I": 3, "S": 2, "C": 1}}, (4, 3, 2, 1)),
        ({"distribution": [{"style": s, "count": n} for s, n in zip("DISC", (4, 3, 2, 1), strict=True)]}, (4, 3, 2, 1)),
        ({"size": 10, "distribution": {"D": 40, "I": 30, "S": 20, "C": 10}}, None),
        ({"size": 10, "distribution": {"D": 0.4, "I": 0.3, "S": 0.2, "C": 0.1}}, None),
    ],
    ids=["sized", "unsized", "listed", "percentages", "fractions"],
)
def test_heads_are_counted_only_where_they_are_heads(payload: Any, counts: Any) -> None:
    payload["means"] = {"percentiles": {"D": 40, "I": 30, "S": 20, "C": 60}}
    team = read_team_analysis(payload, team_id="t1").value
    assert team.team.id == "t1"
    assert (None if team.distribution is None else tuple(share.count for share in team.distribution.values())) == counts
    assert team.means is not None
    assert team.means.C.score == 60


@pytest.mark.parametrize(
    ("means", "scale"),
    [({"t_scores": {"D": 50, "I": 50, "S": 60, "C": 40}}, "T-scores"), ({"D": 50, "I": 50, "S": 60, "C": 40}, "name")],
    ids=["T-scores", "unnamed"],
)
def test_means_that_cannot_be_carried_over_are_shown_as_given(means: Any, scale: str) -> None:
    reading = read_team_analysis({"size": 4, "means": means})
    assert reading.value.means is None
    assert reading.given[0].scores.S == 60
    assert scale in reading.given[0].remark
    assert any("as given" in note or "as the service gives them" in note for note in reading.notes)


def test_members_whose_place_is_not_certain_are_counted_and_not_drawn() -> None:
    members = [
        {"name": "Ada", "percentiles": {"D": 100, "I": 70, "S": 20, "C": 40}},
        {"name": "Bo", "scores": {"D": 10, "I": 70, "S": 20, "C": 40}},
        {"percentiles": {"D": 10, "I": 70, "S": 20, "C": 40}},
    ]
    reading = read_team_analysis({"members": members})
    assert (reading.value.size, reading.value.profiled, reading.value.map) == (3, 3, [])
    assert any("map lacks" in note for note in reading.notes)


@pytest.mark.parametrize(
    "payload",
    [{"distribution": {"D": 40, "I": 30, "S": 20, "C": 10}}, {"name": "Operations"}, [1, 2]],
    ids=["heads or percentages", "no analysis", "no object"],
)
def test_an_analysis_that_is_not_certain_is_refused(payload: Any) -> None:
    with pytest.raises(ReadingError):
        read_team_analysis(payload)


@pytest.mark.parametrize(
    ("link", "cursor"),
    [
        ('<https://x.test/v1/assessments?page=2>; rel="next"', "?page=2"),
        ('</assessments?page=1>; rel="prev", </assessments?page=3>; rel="next"', "?page=3"),
        ("</assessments?page=3>; rel=next", "?page=3"),
        ('</assessments?page=3>; rel="last"', None),
        ('</assessments?page=3>; title="next"', None),
        ("nonsense", None),
        (None, None),
    ],
)
def test_a_link_header_leads_on(link: str | None, cursor: str | None) -> None:
    assert read_assessments([ROW], link).value.next_cursor == cursor


@pytest.mark.parametrize("linked", [False, True], ids=["in the body", "in a header"])
def test_a_list_is_walked_by_the_addresses_that_another_service_gives(linked: bool) -> None:
    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request.url.query.decode())
        page = int(request.url.params.get("page", 1))
        following = f"{BASE_URL}/assessments?page={page + 1}&size=1" if page < 3 else None
        row = {**ROW, "id": page}
        if not linked:
            return httpx.Response(200, json={"items": [row], "next": following})
        return httpx.Response(200, json=[row], headers={"Link": f'<{following}>; rel="next"'} if following else {})

    asked: list[str] = []
    with Client(BASE_URL, "dk_test", transport=httpx.MockTransport(answer), foreign=ForeignPayloads()) as client:
        assert [row.id for row in client.pages(operations.LIST_ASSESSMENTS())] == ["1", "2", "3"]
    assert asked == ["", "page=2&size=1", "page=3&size=1"]


@pytest.fixture
def foreign(service: FaultyService) -> FaultyService:
    """A service that keeps the specification and not our payloads."""
    service.answer("GET", "/assessments", {"items": [{"id": 1, "status": "finished", "user": "Ada"}], "next": None})
    service.answer("GET", "/assessments/1", {"assessment": {"id": 1, "status": "finished", "user": "Ada"}})
    service.answer("GET", "/assessments/1/results", {"disc": {"d": 50, "i": 60, "s": 40, "c": 30, "style": "I"}})
    service.answer("GET", "/teams/7/analysis", {"size": 4, "distribution": {"D": 1, "I": 1, "S": 1, "C": 1}})
    return service


def test_a_tolerant_client_reads_another_service(foreign: FaultyService, clock: FakeClock) -> None:
    scaled = ForeignPayloads(scale=T_SCORES)
    with Client(BASE_URL, foreign.key, transport=foreign, clock=clock, foreign=scaled) as client:
        assert [row.candidate.name for row in client.pages(operations.LIST_ASSESSMENTS())] == ["Ada"]
        assert client.send(operations.GET_ASSESSMENT(assessment_id="1")).status == "completed"
        reader = CachedReader(client, Cache(clock=clock))
        for age in (0, 5):
            results = reader.read(operations.GET_RESULTS(assessment_id="1"))
            assert (results.value.assessment_id, results.age) == ("1", age)
            assert results.value.scores is not None
            assert results.value.scores.D.score == 50
            assert results.reading is not None
            assert any("T-scores" in note for note in results.reading.notes)
            clock.pass_time(5)
        assert reader.read(operations.GET_TEAM_ANALYSIS(team_id="7")).value.team.id == "7"


@pytest.mark.parametrize("payloads", [None, ForeignPayloads()], ids=["strict", "tolerant"])
def test_a_client_refuses_what_it_cannot_read(
    foreign: FaultyService, clock: FakeClock, payloads: ForeignPayloads | None
) -> None:
    foreign.answer("GET", "/assessments/1/results", {"bold_vs_calm": 0.4})
    with (
        Client(BASE_URL, foreign.key, transport=foreign, clock=clock, foreign=payloads) as client,
        pytest.raises(UnreadableAnswer) as caught,
    ):
        client.send(operations.GET_RESULTS(assessment_id="1"))
    assert ("the result of an assessment" in caught.value.message) is (payloads is not None)


@pytest.mark.parametrize("body", [b"<html>", b"[" * 100_000, b'"\xff"'], ids=["html", "deep", "not UTF-8"])
def test_a_tolerant_client_still_wants_json(service: FaultyService, clock: FakeClock, body: bytes) -> None:
    service.answer("GET", "/assessments/1/results", body)
    with (
        Client(BASE_URL, service.key, transport=service, clock=clock, foreign=ForeignPayloads()) as client,
        pytest.raises(UnreadableAnswer),
    ):
        client.send(operations.GET_RESULTS(assessment_id="1"))
