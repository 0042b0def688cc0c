"""The catalogue: every message has what it needs, says it briefly, and says it in plain English."""

import re
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from fluent.syntax import ast

from discern import insight, words
from discern.contract.models.insights import Claim, Voice
from discern.instrument import draw_people, load_bank
from discern.reports.material import Commission, gather_person, gather_team
from discern.words.catalog import Catalog, read_sources
from tests.support.catalog_files import cases_of, entries, messages, messages_of, said_in_templates, variables_of, walk
from tests.support.simulated_people import TEAM, measure, settled_bank, split

VOICES: tuple[Voice, ...] = ("named", "you", "unnamed")
PROSE = {"portrait", "energises", "drains", "do", "dont", "ask"}
"""Kinds of statements that are a paragraph or a list."""

FOLLOWS = {"strength", "watch_out", "question", "try", "rub", "situation", "first_week", "newcomer"}
"""Kinds of statements that say what to do or to expect, and rest on a claim beside them."""

HEDGES = "likely|may|might|perhaps|maybe|possibly|probably|presumably|tends?|seems?|more likely than not|can't tell"
"""Words for how sure something is, which sentences leave to the badge beside them."""

LONGEST = 16
"""Words of a finding, with each name as one."""

LONGEST_LINE = 30
"""Words of the line that says exactly what is claimed."""

NEVER = "whoever|whom|rubs?|begun|mend(?:s|ed)?|told|reference|candidates?|debrief|stands? (?:for|on|under)"
"""Words that no message has: those that aren't idiomatic, and those of the interface alone."""

EXCLUDED = "hir(?:e|es|ed|ing)|promot(?:e|ion)|dismissal|salary"
"""Words of excluded uses. Only messages that exclude these uses, and say so in their ids, have them."""


@pytest.fixture(scope="module")
def claims() -> list[Claim]:
    """What is claimed of people, pairs and teams, whole and in part; each message once for each topic and style."""
    found: list[Claim] = []
    for bank in (load_bank(), settled_bank()):
        rng = np.random.default_rng(8)
        theta = draw_people(bank.norms.correlation, 60, rng)
        # Nothing stands out in some.
        theta[:6] = 0
        people = measure(bank, theta, rng)
        found += [claim for result in people.results for claim in insight.describe_person(result)]
        found += [claim for pair in split(people, [2] * 30) for claim in insight.compare(*pair.results)[1]]
        found += [each for result in people.results for each in insight.describe_teammates(result, people.results)]
        for sizes in ([1] * 3, [3] * 20, [5] * 12, [7] * 8, [40]):
            for number, team in enumerate(split(people, sizes)):
                size = len(team.results) + number % 2
                found += insight.analyse_team(TEAM, size, team.results, size - len(team.results))[1]
    return list({(each.message, *map(str, _choices(each))): each for each in found}.values())


def _choices(claim: Claim) -> list[object]:
    return [each for each in claim.arguments.values() if each.type in {"topic", "styles"}]


def test_every_claim_can_be_said_in_every_voice(claims: list[Claim]) -> None:
    assert len({claim.message for claim in claims}) > 100
    for claim in claims:
        for voice in VOICES:
            said = words.say(claim, voice=voice)
            assert "{" not in f"{said.text_without_names}{said.detail}"
            assert said.headline is None
            if claim.kind not in PROSE:
                assert said.text[0] in "“" or said.text[0].isupper(), said.text
                assert said.text.rstrip("”")[-1] in ".?", said.text
                assert "  " not in said.text
        names = {person.name for person in claim.people}
        assert not names or not [name for name in names if name in (words.say(claim).text_without_names or "")]


def test_a_finding_is_one_plain_sentence_and_never_says_how_sure_it_is(claims: list[Claim]) -> None:
    hedges = re.compile(rf"\b({HEDGES})\b", re.IGNORECASE)
    for claim in claims:
        for voice in VOICES:
            said = words.say(claim, voice=voice)
            assert not hedges.search(f"{said.text} {said.detail or ''}"), (claim.message, said.text)
        if claim.kind not in PROSE | FOLLOWS | {"caveat"}:
            text = words.say(claim).template or words.say(claim).text
            assert len(text.split()) <= LONGEST, text
            assert len(re.findall(r"[.?!](?:\s|$)", text)) == 1, text


def test_the_line_behind_a_finding_says_more_than_the_finding(claims: list[Claim]) -> None:
    lines: dict[str, set[str]] = {}
    for claim in claims:
        said = words.say(claim)
        if said.detail is None:
            continue
        assert re.match(r"[A-Z0-9“].*[.”]$", said.detail), said.detail
        assert len(said.detail.split()) <= LONGEST_LINE, said.detail
        assert said.detail != said.text
        lines.setdefault(claim.message, set()).add(said.detail)
    assert len(lines) > 15


def test_a_claim_has_the_arguments_that_its_message_uses(claims: list[Claim]) -> None:
    for claim in {each.message: each for each in claims}.values():
        used = {re.sub(r"(_named)?_(or|and)$", "", name) for name in variables_of(claim.message)}
        # A question names nobody.
        given = {name for name, each in claim.arguments.items() if each.type != "person"}
        assert given <= used | {"profiled"}, claim.message
        for figure in claim.evidence:
            used = {re.sub(r"(_named)?_(or|and)$", "", name) for name in variables_of(figure.message)}
            assert set(figure.arguments) <= used, figure.message


def test_no_two_messages_have_the_same_id() -> None:
    ids = [entry.id.name for text in read_sources("en").values() for entry in entries(text)]
    assert sorted(set(ids)) == sorted(ids)


def test_every_message_refers_to_messages_that_there_are() -> None:
    for name in messages():
        variables_of(name)


def test_every_message_can_be_said() -> None:
    catalog = Catalog("en", read_sources("en"))
    for name, entry in messages().items():
        said = [name] if entry.value else []
        for each in [*said, *(f"{name}.{each.id.name}" for each in entry.attributes)]:
            catalog.format(each, dict.fromkeys(variables_of(name), 1))


@pytest.mark.parametrize(
    ("title", "detail", "variable"),
    [
        ("own-data-what", "own-data-why", "what"),
        ("banners-title", "banners-advice", "code"),
        ("taking-ended", "taking-ended-detail", "code"),
        ("taking-unsubscribe", "taking-unsubscribe-detail", "state"),
        ("access-role-name", "access-role-detail", "role"),
        ("check-meaning", "check-note", "check"),
        ("parameters-name", "parameters-note", "state"),
        ("how-it-works-step", "how-it-works-step-detail", "step"),
        ("teams-slide-todo", "teams-slide-todo-how", "todo"),
    ],
)
def test_what_is_named_and_what_is_said_of_it_have_the_same_cases(title: str, detail: str, variable: str) -> None:
    """One that is missing on one side would be told in the words of the default, which is about another."""
    assert len(cases_of(title, variable)) > 1
    assert cases_of(title, variable) == cases_of(detail, variable)


def test_every_message_is_used() -> None:
    root = Path(__file__).parents[2]
    code = "\n".join(
        file.read_text(encoding="utf-8") for folder in ("src/discern", "app") for file in (root / folder).rglob("*.py")
    )
    referred = set().union(*(messages_of(entry) for entry in messages().values()))
    literals = set(re.findall(r"""["']([a-zA-Z][\w-]*)["']""", code))
    literals |= {message for _, message, _ in said_in_templates()}
    # Messages named by a pattern, such as f"pair-{axis}-open", are counted by their fixed beginning and end. Variants
    # end in a number.
    patterns = {
        re.escape(each).replace(r"\{\}", "[a-z-]+")
        for each in re.findall(r"""f"([a-z]+-[^"]*)\"""", re.sub(r"\{[^{}]*\}", "{}", code))
    }
    named = re.compile("|".join(sorted(patterns)))
    unused = [
        name
        for name in messages().keys() - referred - literals
        if not named.fullmatch(re.sub(r"-\d+$", "", name)) and not name.startswith(("evidence-", "card-"))
    ]
    assert unused == []


def test_no_message_has_a_word_that_may_not_appear() -> None:
    for name, entry in messages().items():
        never = NEVER if "-excluded" in name else f"{NEVER}|{EXCLUDED}"
        said = [each.value for each in walk(entry) if isinstance(each, ast.TextElement)]
        assert [text for text in said if re.search(rf"\b({never})\b", text, re.IGNORECASE)] == [], name


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(words.WordsError, match="no message 'nothing'"):
        words.format_message("en", "nothing")
    with pytest.raises(words.WordsError, match=r"no message 'percent-more\.headline'"):
        words.format_message("en", "percent-more.headline")
    with pytest.raises(words.WordsError, match="person-style"):
        words.format_message("en", "person-style", {"voice": "you"})


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ("broken = { $count", "Expected token"),
        ("broken =\n", "Expected message"),
        ("broken = { unknown }", "unknown"),
        ("broken = { UNKNOWN($count) }", "UNKNOWN"),
    ],
)
def test_a_message_that_is_wrong_is_an_error(entry: str, problem: str) -> None:
    with pytest.raises(words.WordsError, match=f"broken of the catalogue for 'en': .*{problem}"):
        Catalog("en", {"file.ftl": f"good = Good.\n{entry}\n"}).format("broken", {})


def test_a_message_without_placeables_is_its_text() -> None:
    entry = """plain =
        One line
          and another, indented.

        A third.
    .label = Label  \n# A comment, which is no part of it.
next = 1
"""
    catalog = Catalog("en", {"file.ftl": entry})
    assert catalog.format("plain", {}) == "One line\n  and another, indented.\n\nA third."
    assert catalog.format("plain.label", {}) == "Label"


def test_what_is_put_into_a_message_is_put_in_as_it_is_however_long() -> None:
    catalog = Catalog(
        "en", {"file.ftl": "pair = { $count ->\n    [one] { $a }\n   *[other] { $a } and { $b }\n    }\n"}
    )
    for a, b in [("Ann", "{ $a }"), ("A" * 3000, "B" * 3000), ("\ue0001\ue000", "B" * 3000), ("\ue000", "<b>&")]:
        assert catalog.format("pair", {"count": 2, "a": a, "b": b}) == f"{a} and {b}"


@pytest.mark.parametrize("audience", ["self", "manager", "coach"])
def test_reports_find_their_messages(audience: str) -> None:
    bank, rng = load_bank(), np.random.default_rng(8)
    people = measure(bank, draw_people(bank.norms.correlation, 5, rng), rng).results
    commission = Commission(audience, "full")  # type: ignore[arg-type]
    material, _ = gather_person(people[0], commission)
    assert {"person-scores"} <= {statement.message for statement in material.statements}
    material, _ = gather_team(8, people, commission)
    (who,) = [statement for statement in material.statements if statement.id == "who-counts"]
    assert (who.text, who.detail) == (
        "5 of 8 people have a profile.",
        "The report says nothing about the other 3.",
    )


def test_a_sentence_says_each_name_once(claims: list[Claim]) -> None:
    for claim in {(each.message, str(each.arguments)): each for each in claims}.values():
        if claim.kind in PROSE:
            continue
        text = words.say(claim).template or words.say(claim).text
        for sentence in re.split(r"(?<=[.?!”])\s", text):
            for number in range(len(claim.people)):
                assert sentence.count(f"{{{number}}}") < 2, (claim.message, sentence)


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    """Threads take turns after a microsecond."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("hasty_threads")
def test_threads_that_say_a_message_first_at_once_all_have_what_it_refers_to() -> None:
    text = "greeting = { opening }\nopening = { deep }\ndeep = { deeper }\ndeeper = Hello\n"
    for _ in range(60):
        catalog = Catalog("en", {"one.ftl": text})
        start = threading.Barrier(6)

        def say(catalog: Catalog = catalog, start: threading.Barrier = start) -> str:
            start.wait()
            return catalog.format("greeting", {})

        with ThreadPoolExecutor(6) as threads:
            said = [each.result() for each in [threads.submit(say) for _ in range(6)]]
        assert said == ["Hello"] * 6
