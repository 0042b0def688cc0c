"""The catalogue: every message has what it needs, says it briefly, and says it in plain English."""

import re
from pathlib import Path

import numpy as np
import pytest
from fluent.syntax import ast

from discern import insight, words
from discern.contract import Certainty, Claim, Voice
from discern.instrument import draw_people, load_bank
from discern.reports.material import Commission, gather_person, gather_team
from discern.words.catalog import read_sources
from tests.support.catalog_files import MESSAGES, messages_of, variables_of, walk
from tests.support.simulated_people import TEAM, measure, split

VOICES: tuple[Voice, ...] = ("named", "you", "unnamed")
STRENGTHS: tuple[Certainty, ...] = ("very likely", "likely", "more likely than not")

MOST_WORDS = 6
"""Of a headline, not counting letters of styles in brackets."""

NEVER = "whoever|whom|rubs?|begun|mend(?:s|ed)?|told|reference|candidates?|debrief|stands? (?:for|on|under)"
"""Words that no message has: those that aren't idiomatic, and those of the interface alone."""

EXCLUDED = "hir(?:e|es|ed|ing)|promot(?:e|ion)|dismissal|salary"
"""Words of excluded uses. Only messages that exclude these uses, and say so in their ids, have them."""


@pytest.fixture(scope="module")
def claims() -> list[Claim]:
    """What is claimed of people, pairs and teams, whole and in part; each message once for each topic and style."""
    bank, rng = load_bank(), np.random.default_rng(8)
    people = measure(bank, draw_people(bank.norms.correlation, 60, rng), rng)
    found = [claim for result in people.results for claim in insight.describe_person(result)]
    found += [claim for pair in split(people, [2] * 30) for claim in insight.compare(*pair.results)[1]]
    for sizes in ([1] * 3, [3] * 20, [5] * 12, [7] * 8, [40]):
        for number, team in enumerate(split(people, sizes)):
            size = len(team.results) + number % 2
            found += insight.analyse_team(TEAM, size, team.results, size - len(team.results))[1]
    return list({(each.message, *map(str, _choices(each))): each for each in found}.values())


def _choices(claim: Claim) -> list[object]:
    return [each for each in claim.arguments.values() if each.type in {"topic", "styles"}]


def test_every_claim_can_be_said_in_every_voice_and_strength(claims: list[Claim]) -> None:
    assert len({claim.message for claim in claims}) > 45
    for claim in claims:
        # Below 60% nothing is claimed: what is open is said by a message without a word for certainty.
        assert claim.probability is not None or "strength" not in variables_of(claim.message)
        for strength in STRENGTHS if claim.probability is not None else [claim.strength]:
            for voice in VOICES:
                said = words.say(claim.model_copy(update={"strength": strength}), voice=voice)
                assert said.text[0] in "“" or said.text[0].isupper(), said.text
                assert said.text.rstrip("”")[-1] in ".?", said.text
                assert "  " not in said.text
                assert "{" not in f"{said.text_without_names}{said.headline}"
                assert said.headline
                assert len(said.headline.replace("(", "").split()) <= MOST_WORDS, said.headline


def test_a_claim_has_the_arguments_that_its_message_uses(claims: list[Claim]) -> None:
    for claim in {each.message: each for each in claims}.values():
        used = {re.sub(r"(_named)?_(or|and)$", "", name) for name in variables_of(claim.message)}
        assert set(claim.arguments) <= used | {"profiled"}, claim.message
        for figure in claim.evidence:
            used = {re.sub(r"(_named)?_(or|and)$", "", name) for name in variables_of(figure.message)}
            assert set(figure.arguments) <= used, figure.message


def test_every_message_is_used() -> None:
    root = Path(__file__).parents[2]
    code = "\n".join(
        file.read_text(encoding="utf-8") for folder in ("src/discern", "app") for file in (root / folder).rglob("*.py")
    )
    referred = set().union(*(messages_of(entry) for entry in MESSAGES.values()))
    # Messages named by a pattern, such as f"pair-{axis}-open", are counted by their fixed beginning and end.
    patterns = [
        re.escape(each).replace(r"\{\}", "[a-z-]+")
        for each in re.findall(r"""f"([a-z]+-[^"]*)\"""", re.sub(r"\{[^{}]*\}", "{}", code))
    ]
    unused = [
        name
        for name in MESSAGES
        if name not in referred
        and not re.search(rf"""["']{name}["']""", code)
        and not any(re.fullmatch(pattern, name) for pattern in patterns)
        and not name.startswith("evidence-")
    ]
    assert unused == []


def test_names_are_never_inflected() -> None:
    for text in read_sources("en").values():
        assert re.findall(r"\{ \$[ab] \}['’]", text) == []


def test_no_message_has_a_word_that_may_not_appear() -> None:
    for name, entry in MESSAGES.items():
        never = NEVER if "-excluded" in name else f"{NEVER}|{EXCLUDED}"
        said = [each.value for each in walk(entry) if isinstance(each, ast.TextElement)]
        assert [text for text in said if re.search(rf"\b({never})\b", text, re.IGNORECASE)] == [], name


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(words.WordsError, match="no message 'nothing'"):
        words.format_message("en", "nothing")
    with pytest.raises(words.WordsError, match="person-style"):
        words.format_message("en", "person-style", {"voice": "you"})


@pytest.mark.parametrize("audience", ["self", "manager", "coach"])
def test_reports_find_their_messages(audience: str) -> None:
    bank, rng = load_bank(), np.random.default_rng(8)
    people = measure(bank, draw_people(bank.norms.correlation, 5, rng), rng).results
    commission = Commission(audience, "full")  # type: ignore[arg-type]
    material, _ = gather_person(people[0], commission)
    assert {"person-scores"} <= {statement.message for statement in material.statements}
    material, _ = gather_team(8, people, 1, 1, commission, withheld=1)
    (who,) = [statement for statement in material.statements if statement.id == "who-counts"]
    assert who.text == (
        "5 of 8 members have a profile. 1 has yet to answer. The answers of 1 don't give a profile. "
        "1 keeps the results private."
    )
