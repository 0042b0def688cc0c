"""How lists find people, teams and users by their names."""

from typing import Any

from discern.contract.names import fold_name
from tests.support.databases import on_both
from tests.support.running import Running

pytestmark = on_both

NAMES = (
    "José Álvarez",
    "Åsa Öberg",
    "Łukasz Żak",
    "Søren Ørsted",
    "O’Brien Kate",
    "Nguyễn Thị",
    "İlkay Işık",
    "Straße Weiß",
    "100%_Sure/Ly",
    "!!!",
    "%_",
    "गीता राव",
)

FOUND = {
    "jose": ["José Álvarez"],
    "alvarez jose": ["José Álvarez"],
    "lukasz": ["Łukasz Żak"],
    "o'brien": ["O’Brien Kate"],
    "ilkay": ["İlkay Işık"],
    "KATE obrien": ["O’Brien Kate"],
    "rie ate": ["O’Brien Kate"],
    "brien kate x": [],
    "jose lukasz": [],
    "al-varez": ["José Álvarez"],
    "STRASSE WEISS": ["Straße Weiß"],
    "t h i": ["Nguyễn Thị"],
    "100 sure_ly": ["100%_Sure/Ly"],
    "10%x": [],
    "%": ["%_"],
    "_": ["%_"],
    "!!!": ["!!!"],
    "राव": ["गीता राव"],
    " ": list(NAMES),
}
"""What is asked for, and which of the names have it."""

OTHER_TEXTS = ("é", "s r o", "ae", "a " * 100, "Á l", "ss r", "one two three four five six seven eight nine ten")


def test_names_are_found_by_their_words(running: Running) -> None:
    key = running.key()
    for name in NAMES:
        person = running.answer("POST", "/candidates", {"name": name}, key)["id"]
        running.answer("POST", "/assessments", {"candidate_id": person}, key)
        running.answer("POST", "/teams", {"name": name}, key)
        running.answer("PUT", "/users", {"name": name, "email": f"{person}@example.org", "role": "owner"}, key)
    others = {text: [name for name in NAMES if has_words(name, text)] for text in OTHER_TEXTS}
    for text, names in {**FOUND, **others}.items():
        wanted = sorted(names)
        assert sorted(names_in(running, key, "/candidates", text)) == wanted, text
        assert sorted(names_in(running, key, "/teams", text)) == wanted, text
        assert sorted(names_in(running, key, "/assessments", text)) == wanted, text
        # Users are found by their addresses as well, which have letters.
        assert {*names_in(running, key, "/users", text)} >= {*wanted} - {"!!!", "%_"}, text


def has_words(name: str, text: str) -> bool:
    return all(word in fold_name(name) for word in fold_name(text).split())


def names_in(running: Running, key: str, path: str, text: str) -> list[str]:
    found: list[dict[str, Any]] = running.answer("GET", path, key=key, q=text)["data"]
    return [each["candidate"]["name"] if "candidate" in each else each["name"] for each in found]


def test_a_changed_name_is_found_as_it_is(running: Running) -> None:
    key = running.key()
    person = running.answer("POST", "/candidates", {"name": "Zoë Ångström"}, key)["id"]
    team = running.answer("POST", "/teams", {"name": "Zoë’s team"}, key)["id"]
    running.answer("PATCH", f"/candidates/{person}", {"name": "Renée Çelik"}, key)
    running.answer("PATCH", f"/teams/{team}", {"name": "Renée’s team"}, key)
    for path, text in (("/candidates", "celik renee"), ("/teams", "renees")):
        assert names_in(running, key, path, "zoe") == []
        assert len(names_in(running, key, path, text)) == 1


def test_a_user_is_found_by_name_and_address(running: Running) -> None:
    key = running.key()
    running.answer("PUT", "/users", {"name": "Kim Bérg", "email": "k.b@ex-ample.org", "role": "owner"}, key)
    for text in ("berg", "k.b@ex-ample.org", "example.org Kim", "B@EX"):
        found = names_in(running, key, "/users", text)
        assert found == ([] if text == "example.org Kim" else ["Kim Bérg"]), text
