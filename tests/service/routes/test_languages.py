"""The languages of the questionnaire, from the invitation to what is said of a team that answered in two."""

from typing import Any

import pytest

from discern.instrument import load_bank, load_translated
from tests.support.databases import on_both
from tests.support.people import answers_of
from tests.support.running import Running

pytestmark = on_both


@pytest.fixture
def key(running: Any) -> str:
    made: str = running.key("admin")
    return made


def invite(running: Any, key: str, name: str = "Ada", **new: object) -> dict[str, Any]:
    made: dict[str, Any] = running.answer(
        "POST", "/assessments", {"candidate": {"name": name}, "form": "short", **new}, key
    )
    return made


def take(running: Any, key: str, assessment_id: str, language: str | None, pattern: tuple[int, int]) -> dict[str, Any]:
    path = f"/assessments/{assessment_id}"
    running.answer("POST", f"{path}/consent", {"accepted": True, "language": language}, key)
    running.answer("POST", f"{path}/answers", {"answers": answers_of(pattern)}, key)
    results: dict[str, Any] = running.answer("GET", f"{path}/results", key=key)
    return results


def test_the_person_chooses_the_language_before_the_first_question(running: Running, key: str) -> None:
    offered = running.answer("GET", "/account", key=key)["languages"]
    assert offered == [
        {"language": "en", "translation": None},
        *({"language": each, "translation": "translated"} for each in ("de", "es", "fr")),
    ]
    made = invite(running, key)
    token = made["take_url"].split("token=")[1]
    opened = running.answer("POST", "/take", {"token": token}, key)
    assert (opened["language"], opened["languages"]) == ("en", offered)
    path = f"/assessments/{made['id']}"
    running.answer("POST", f"{path}/consent", {"accepted": True, "language": "de"}, key)
    following = running.answer("GET", f"{path}/next", key=key)
    german = {item.id: item.text for block in load_translated("de").blocks.values() for item in block.items}
    assert following["language"] == "de"
    assert {item["text"] for block in following["blocks"] for item in block["items"]} <= set(german.values())
    # Until something is answered they may change their mind.
    running.answer("POST", f"{path}/consent", {"accepted": True, "language": "en"}, key)
    assert running.answer("GET", f"{path}/next", key=key)["language"] == "en"
    running.answer("POST", f"{path}/answers", {"answers": answers_of((0, 1))[:1]}, key)
    running.answer("POST", f"{path}/consent", {"accepted": True, "language": "de"}, key)
    assert running.answer("GET", f"{path}/next", key=key)["language"] == "en"
    # And after a restart.
    running.answer("POST", f"{path}/consent", {"accepted": True, "language": "de", "restart": True}, key)
    assert running.answer("GET", f"{path}/next", key=key)["language"] == "de"
    assert running.answer("GET", path, key=key)["language"] == "de"


def test_consent_is_to_the_text_that_was_read(running: Running, key: str) -> None:
    made = invite(running, key, language="de")
    token = made["take_url"].split("token=")[1]
    german = running.answer("POST", "/take", {"token": token}, key)["consent"]
    english = running.answer("POST", "/take", {"token": token, "language": "en"}, key)["consent"]
    assert ("Einwilligung" in german["text"], "Hiring" in english["text"]) == (True, True)
    assert german["version"] != english["version"]
    given = running.answer(
        "POST", f"/assessments/{made['id']}/consent", {"accepted": True, "version": german["version"]}, key
    )
    assert given["version"] == german["version"]
    private = running.answer("POST", "/take", {"token": given["private_token"], "language": "en"}, key)["consent"]
    assert (private["text"], private["accepted"]) == (german["text"], True)


def test_results_say_in_which_language_and_by_which_bank_they_were_measured(running: Running, key: str) -> None:
    german = take(running, key, invite(running, key, language="de")["id"], None, (0, 1))
    english = take(running, key, invite(running, key)["id"], None, (0, 1))
    assert (german["instrument"]["language"], german["instrument"]["translation"]) == ("de", "translated")
    assert (english["instrument"]["language"], english["instrument"]["translation"]) == ("en", None)
    assert german["instrument"]["fingerprint"] == load_translated("de").fingerprint
    assert english["instrument"]["fingerprint"] == load_bank().fingerprint
    # The same answers, and more doubt.
    for style in "DISC":
        assert german["scores"][style]["se"] > english["scores"][style]["se"]


def test_across_languages_less_is_sure_and_it_is_said(running: Running, key: str) -> None:
    team = running.answer("POST", "/teams", {"name": "Both"}, key)["id"]
    patterns = {"Ada": (0, 1), "Bo": (2, 3), "Cem": (0, 1), "Dora": (2, 3)}
    people = {}
    for name, pattern in patterns.items():
        language = "de" if name in {"Bo", "Dora"} else "en"
        made = invite(running, key, name, team_id=team, language=language)
        take(running, key, made["id"], None, pattern)
        people[name] = made["candidate"]["id"]
    same = invite(running, key, "Eve")
    take(running, key, same["id"], None, (2, 3))

    def compared(other: str) -> tuple[float, set[str]]:
        found = running.answer("GET", f"/comparisons?a={people['Ada']}&b={other}", key=key)["insights"]
        surest = max(each["probability"] or 0 for each in found if "opposite" in each["kind"])
        return surest, {each["id"] for each in found}

    mixed, said = compared(people["Bo"])
    alike, unsaid = compared(same["candidate"]["id"])
    assert mixed < alike
    assert ("several-languages" in said, "several-languages" in unsaid) == (True, False)
    analysis = running.answer("GET", f"/teams/{team}/analysis", key=key)
    assert "several-languages" in {each["id"] for each in analysis["insights"]}
    assert {(each["language"], each["translation"]) for each in analysis["bases"]} == {
        ("en", None),
        ("de", "translated"),
    }


def test_levels_are_settled_by_language(running: Running, key: str) -> None:
    take(running, key, invite(running, key, language="de")["id"], None, (0, 1))
    take(running, key, invite(running, key)["id"], None, (0, 1))
    take(running, key, invite(running, key)["id"], None, (2, 1))
    for language, people in {"en": 2, "de": 1}.items():
        assert running.answer("GET", "/account/measurement/levels", key=key, language=language)["people"] == people


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/assessments", {"candidate": {"name": "Ada"}, "language": "it"}),
        ("POST", "/assessments", {"candidate": {"name": "Ada"}, "language": ""}),
    ],
)
def test_a_language_that_there_isnt_is_refused(
    running: Running, key: str, method: str, path: str, body: dict[str, object]
) -> None:
    response = running.call(method, path, body, key)
    assert (response.status_code, response.json()["errors"][0]["field"]) == (400, "language")
