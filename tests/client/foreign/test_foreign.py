"""Other services' payloads: read exactly, converted only for certain, refused otherwise."""

import copy
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import pytest
from hypothesis import assume, example, given, settings, strategies as st

from discern.client import CachedReader, Client, UnreadableAnswer, operations
from discern.client.foreign import (
    PERCENT,
    SEGMENTS,
    T_SCORES,
    ForeignPayloads,
    NotAnAnswer,
    Reading,
    ReadingError,
    Scale,
    UnsupportedAnswer,
    read_assessment,
    read_assessments,
    read_results,
    read_team_analysis,
    scores,
)
from discern.client.testing import FakeClock
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
def test_whatever_arrives_is_read_or_refused_in_two_ways(
    read: Callable[[Any], Reading[Any]], payloads: st.SearchStrategy[Any]
) -> None:
    @settings(max_examples=100, deadline=None)
    @given(payload=payloads)
    @example(payload=[[[]]])
    @example(payload={"d": 10**400, "i": 1e308, "s": "9" * 400, "c": "١٢"})
    @example(payload={"style": "ſ", "disc": "ıs"})
    def check(payload: Any) -> None:
        before = copy.deepcopy(payload)
        with suppress(UnsupportedAnswer, NotAnAnswer):
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


NEVER_SCORES = {"ci", "error", "id", "low", "max", "min", "sd", "se"}
"""Words over what is no score: a payload with nothing else is refused, not read."""

KNOWN_WORDS = scores.OWN - scores.NOT_OWN


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
    Shape("T-scores by factor", lambda f: {"result": {"t_scores": by("DISC", f)}}, 20, 80, scale="T-scores"),
    Shape(
        "T-score in each factor",
        lambda f: {"factors": by("DISC", f, lambda s: {"tScore": s, "rank": 1})},
        20,
        80,
        "T-scores",
    ),
    Shape("segments", lambda f: {"scores": {"segments": by("DISC", f)}}, 1, 7, "segments 1 to 7", whole=True),
    Shape(
        "plus and minus 28", lambda f: {"scores": by("DISC", f), "scale": "-28..28"}, -28, 28, "-28 to 28", whole=True
    ),
    Shape("plus and minus 28, unnamed", lambda f: {"scores": by("DISC", f)}, -28, 28, whole=True),
    Shape("decimals as text", lambda f: {"disc": by("DISC", f, str)}),
    Shape("with percent signs", lambda f: {"disc": by("DISC", f, lambda s: f"{s}%")}, scale="0 to 100"),
    Shape("long names", lambda f: {"results": by(LONG, f)}),
    Shape("compliance", lambda f: [{"results": by((*LONG[:3], "Compliance"), f)}]),
    Shape(
        "a list of traits",
        lambda f: {"data": {"scores": [{"trait": t, "score": s} for t, s in zip(LONG, f, strict=True)]}},
    ),
    Shape(
        "a list of traits with percentiles",
        lambda f: {"scores": [{"percentile": s, "factor": t} for t, s in zip("CSID", f[::-1], strict=True)]},
        scale="percentiles",
    ),
    Shape("labels and values", lambda f: {"profile": {"labels": list("DISC"), "values": list(f)}}),
    Shape("flat keys", lambda f: {"id": 7, **by(["d_score", "i_score", "s_score", "c_score"], f)}),
    Shape("camel case", lambda f: {"response": by(["scoreD", "scoreI", "scoreS", "scoreC"], f)}),
    Shape(
        "JSON:API",
        lambda f: {"data": {"type": "results", "id": "1", "attributes": {"percentiles": by("DISC", f)}}},
        scale="percentiles",
    ),
    Shape(
        "a range of its own", lambda f: {"scale": {"min": 10, "max": 60}, "scores": by("DISC", f)}, 10, 60, "10 to 60"
    ),
    Shape("z-scores", lambda f: {"scores": {"zScores": by("DISC", f)}}, -3, 3, "z-scores"),
]

NORMAL = NormalDist()

CONVERSIONS: dict[str, Callable[[float], float]] = {
    "0 to 100": lambda score: score,
    "percentiles": lambda score: score,
    "T-scores": lambda score: 100 * NORMAL.cdf((score - 50) / 10),
    "z-scores": lambda score: 100 * NORMAL.cdf(score),
    "segments 1 to 7": lambda score: 100 * (score - 1) / 6,
    "-28 to 28": lambda score: 100 * (score + 28) / 56,
    "10 to 60": lambda score: 100 * (score - 10) / 50,
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
        ({"disc": {"d": -28, "i": 0, "s": 14, "c": 28}}, Scale.between(-28, 28), (0, 50, 75, 100)),
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
        {"raw_percentiles": {"D": 40, "I": 30, "S": 20, "C": 30}},
        {"segments": {"D": "4%", "I": "3%", "S": "2%", "C": "5%"}},
        {"scores": {"D": 40, "I": 30, "S": 20, "C": 30}},
        {"scores": {"D": 4, "I": 3, "S": 2, "C": 5}, "scale": "excellent"},
        {"percentiles": {"D": 40, "I": 30, "S": 20, "C": 30}, "scale": "1-7"},
        {"percentile_t_scores": {"D": 40, "I": 30, "S": 20, "C": 30}},
        {"target_role": {"percentiles": {"D": 40, "I": 30, "S": 20, "C": 30}}},
        {"team_average": {"percentiles": {"D": 40, "I": 30, "S": 20, "C": 30}}},
        {"adapted": {"percentiles": {"D": 40, "I": 30, "S": 20, "C": 30}}},
        {
            "natural": {"percentiles": {"D": 4, "I": 3, "S": 2, "C": 3}},
            "percentiles": {"D": 40, "I": 30, "S": 20, "C": 30},
        },
    ],
    ids=[
        "shares",
        "off the scale",
        "fractions",
        "fractions as percentiles",
        "nothing",
        "raw",
        "percent of segments",
        "unnamed",
        "unknown scale",
        "contradicted",
        "named twice",
        "a job",
        "a team",
        "adapted",
        "two of one kind",
    ],
)
def test_in_doubt_scores_are_shown_as_given(payload: Any) -> None:
    reading = read_results(payload)
    assert reading.value.scores is None
    assert reading.given
    assert any(found.remark in note for found in reading.given for note in reading.notes)


@settings(deadline=None)
@given(word=st.from_regex(r"[a-z]{2,12}(_[a-z]{2,8})?", fullmatch=True))
def test_scores_under_a_word_that_is_not_known_are_nobodys_for_certain(word: str) -> None:
    assume(not NEVER_SCORES.intersection(word.split("_")))
    reading = read_results({word: {"percentiles": {"D": 40, "I": 30, "S": 20, "C": 50}}})
    if not set(word.split("_")) <= KNOWN_WORDS:
        assert reading.value.scores is None
    assert reading.given[0].scores.values() == (40, 30, 20, 50)


def test_several_scales_of_one_person_give_the_nearest_to_ours() -> None:
    reading = read_results({"scores": {s: {"raw": 12, "segment": 5, "percentile": 62.5, "t": 53} for s in "DISC"}})
    assert reading.value.scores is not None
    assert reading.value.scores.D.score == 62.5
    assert reading.value.scores.D.theta == pytest.approx(0.3186, abs=1e-4)
    assert len(reading.given) == 4


@pytest.mark.parametrize(
    ("payload", "failure"),
    [
        (None, NotAnAnswer),
        ("Di", NotAnAnswer),
        ([], NotAnAnswer),
        ({}, NotAnAnswer),
        ({"error": "not found"}, NotAnAnswer),
        ({"vitamin_d": 1, "vitamin_i": 2, "vitamin_s": 3, "vitamin_c": 4}, NotAnAnswer),
        ({"bold_vs_calm": 0.4, "people_vs_task": -0.2}, UnsupportedAnswer),
        ({"scores": [34.66, 19.0, 66.4, 85.0]}, UnsupportedAnswer),
        ({"scores": {"D": 1, "I": 2, "S": 3}}, UnsupportedAnswer),
        ({"scores": {"D": 1, "d": 9, "I": 2, "S": 3, "C": 4}}, UnsupportedAnswer),
        ({"scores": {"D": "34,5", "I": "1,2", "S": "2", "C": "3"}}, UnsupportedAnswer),
        ({"scores": {"D": True, "I": True, "S": False, "C": True}}, UnsupportedAnswer),
        ({"profiles": [{"disc": {"D": 1, "I": 2, "S": 3, "C": n}} for n in (4, 5)]}, UnsupportedAnswer),
    ],
)
def test_what_is_not_certain_is_refused(payload: Any, failure: type[ReadingError]) -> None:
    with pytest.raises(failure):
        read_results(payload)


@pytest.mark.parametrize(
    ("given_style", "primary", "secondary"),
    [
        ({"disc_type": "Di"}, "D", "I"),
        ({"style": "CS"}, "C", "S"),
        ({"discStyle": "s/c"}, "S", "C"),
        ({"profile_style": "Dominance"}, "D", None),
        ({"data": {"profile": {"style": {"code": "I", "name": "Influence"}}}}, "I", None),
        ({"bold_vs_calm": 0.4, "people_vs_task": -0.2, "disc_type": "D"}, "D", None),
    ],
)
def test_a_style_alone_is_worth_reading(given_style: Any, primary: str, secondary: str | None) -> None:
    reading = read_results(given_style)
    assert reading.value.style is not None
    assert (reading.value.style.primary, reading.value.style.secondary) == (primary, secondary)
    assert "The service gives no scores." in reading.notes


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
        assert [row.candidate.name for row in client.pages(operations.list_assessments())] == ["Ada"]
        assert client.send(operations.get_assessment("1")).status == "completed"
        reader = CachedReader(client, clock=clock)
        for age in (0, 5):
            results = reader.read(operations.get_results("1"))
            assert (results.value.assessment_id, results.age) == ("1", age)
            assert results.value.scores is not None
            assert results.value.scores.D.score == 50
            assert results.reading is not None
            assert any("T-scores" in note for note in results.reading.notes)
            clock.pass_time(5)
        assert reader.read(operations.get_team_analysis("7")).value.team.id == "7"


@pytest.mark.parametrize("payloads", [None, ForeignPayloads()], ids=["strict", "tolerant"])
def test_a_client_refuses_what_it_cannot_read(
    foreign: FaultyService, clock: FakeClock, payloads: ForeignPayloads | None
) -> None:
    foreign.answer("GET", "/assessments/1/results", {"bold_vs_calm": 0.4})
    with (
        Client(BASE_URL, foreign.key, transport=foreign, clock=clock, foreign=payloads) as client,
        pytest.raises(UnreadableAnswer) as caught,
    ):
        client.send(operations.get_results("1"))
    assert ("two axes" in caught.value.message) is (payloads is not None)


@pytest.mark.parametrize("body", [b"<html>", b"[" * 100_000, b'"\xff"'], ids=["html", "deep", "not UTF-8"])
def test_a_tolerant_client_still_wants_json(service: FaultyService, clock: FakeClock, body: bytes) -> None:
    service.answer("GET", "/assessments/1/results", body)
    with (
        Client(BASE_URL, service.key, transport=service, clock=clock, foreign=ForeignPayloads()) as client,
        pytest.raises(UnreadableAnswer),
    ):
        client.send(operations.get_results("1"))
