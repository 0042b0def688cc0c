"""Questions without a language model: answered by statements, cards and probabilities, or by what can be asked."""

import asyncio
import re
from collections.abc import Mapping
from dataclasses import replace

import pytest

from discern.charts.style_distribution import shares_of
from discern.charts.team.who_is_where import find_open
from discern.contract.certainty import LEANING, certainty
from discern.contract.models.reports import QuestionAnswer, Writing
from discern.contract.models.results import Quality, QualityCheck, Results
from discern.contract.styles import HALVES_AROUND, STYLES
from discern.reports.asking.answering import MOST_TEXTS, SUGGESTIONS, answer_question
from discern.reports.asking.people import chance_of
from discern.reports.asking.question_words import REGIONS, TOPICS, Region
from discern.reports.asking.standing import from_largest_sides
from discern.reports.asking.texts import texts_of
from discern.reports.asking.typos import correct
from discern.reports.material import Commission, Material, gather_pair, gather_person, gather_team
from discern.reports.placeholders import Roster, reveal
from discern.words import format_message, format_score, percent
from tests.support.measured import measure, measure_many

MANAGER = Commission("manager", "full")
ANA = measure("Ana Ruiz", (2.2, 0.4, -1.6, -1.0), number=50)
FREYA = measure("Freya Larsen", (0.3, 2.2, 0.0, -1.9), number=51)
CALLUM = measure("Callum Reid", (-1.6, -0.1, 2.2, 0.2), number=52)
GRETA = measure("Greta Baumann", (-1.3, -1.4, 1.0, 2.0), number=53)
MEI = measure("Mei Tan", (1.5, 1.4, -1.2, -1.3), number=54)
NADIA = measure("Nadia Haddad", (0.6, -1.9, -0.4, 2.2), number=55)
YUSUF = measure("Yusuf Demir", (0.1, 0.1, 0.0, -0.1), number=57)
PERSON, ROSTER = gather_person(ANA, MANAGER)
OPEN, OPEN_ROSTER = gather_person(YUSUF, MANAGER)
CREW = [ANA, FREYA, CALLUM, GRETA, MEI, NADIA, YUSUF]
TEAM, TEAM_ROSTER = gather_team(len(CREW), CREW, MANAGER)
CALLED = {f"[P{n}]": each.candidate.name.split()[0] for n, each in enumerate(CREW, start=1)}
ROSTERS = {id(PERSON): ROSTER, id(OPEN): OPEN_ROSTER, id(TEAM): TEAM_ROSTER}
NOT_SAID = format_message("en", "asking-not-said")


def ask(question: str, material: Material = PERSON, roster: Roster | None = None) -> QuestionAnswer:
    return asyncio.run(answer_question(material, question, roster or ROSTERS[id(material)]))


def keys_of(answer: QuestionAnswer) -> list[str]:
    """What each piece is: a kind of statement, or a card and its topic."""
    statements = {each.id: each for each in answer.statements}
    found = []
    for sentence in answer.sentences:
        cited = [statements[id_] for id_ in sentence.statements]
        card = next((re.sub(r"-?\d*$", "", each.id) for each in cited if each.kind == "card"), "")
        topic = next((topic for topic in sorted(TOPIC_NAMES, key=len, reverse=True) if card.endswith(f"-{topic}")), "")
        found.append(f"card {topic}" if card else cited[0].kind)
    return found


TOPIC_NAMES = {
    key.removeprefix("card ")
    for topic in TOPICS.values()
    for keys in topic.answers.values()
    for key in keys
    if key.startswith("card ")
}


def named_in(answer: QuestionAnswer) -> list[set[str]]:
    """Who each piece names, by given names."""
    return [{CALLED[place] for place in re.findall(r"\[P\d+\]", each.text)} for each in answer.sentences]


ABOUT_A_PERSON = [
    ("What stresses Ana?", "drains"),
    ("How does Ana act under pressure?", "portrait"),
    ("what does she do when she is stressed", "portrait"),
    ("What are her strengths?", "strength"),
    ("strengths", "strength"),
    ("Ana's blind spots?", "watch_out"),
    ("What are his weak points?", "watch_out"),
    ("What doesn't she see about herself?", "watch_out"),
    ("I'm a blunt person myself. What should I watch out for with Ana?", "dont"),
    ("What motivates Ana?", "energises"),
    ("What gets Ana out of bed in the morning?", "energises"),
    ("What drains her energy?", "drains"),
    ("what makes her lose her temper", "drains"),
    ("How do I praise Ana?", "portrait"),
    ("How do I say thank you to her?", "portrait"),
    ("What does he need from me?", "do"),
    ("How should I talk to Ana?", "do"),
    ("What should I never say to Ana?", "dont"),
    ("I must tell Ana that she holds up Jonas Weber's work. What should I say and what should I avoid?", "do"),
    ("How do I announce a reorganisation to Ana?", "card change"),
    ("How will Ana take the reorganization?", "card change"),
    ("How does Ana decide?", "portrait"),
    ("How should I give feedback?", "card taking-feedback"),
    ("I have to criticise a presentation of hers tomorrow, any advice?", "card taking-feedback"),
    ("How does Ana take criticism?", "card taking-feedback"),
    ("ana missed a deadline", "card taking-feedback"),
    ("feedback on being late", "card taking-feedback"),
    ("Ana keeps interrupting others. What can I do?", "card taking-feedback"),
    ("How does Ana give feedback?", "card giving-feedback"),
    ("her feedback to others", "card giving-feedback"),
    ("What should I talk about in my next 1:1 with her?", "card one-to-one"),
    ("Which tasks could I delegate to her while I am on holiday?", "card delegation"),
    ("Why do we always quarrel about the budget?", "portrait"),
    ("conflict", "portrait"),
    ("Is it hard for him to work from home?", "card remote"),
    ("How can I best prepare for a hard talk with her?", "card taking-feedback"),
    ("Difficult conversation", "card taking-feedback"),
    ("How do I break bad news to her?", "do"),
    ("What should I ask Ana in the retrospective?", "question"),
    ("What should I do on Monday?", "try"),
    ("next steps", "try"),
    ("What's Ana like?", "style"),
    ("Is Ana patient?", "style"),
    ("Ana", "style"),
    ("How sure is this?", "style"),
]


@pytest.mark.parametrize(("question", "first"), ABOUT_A_PERSON)
def test_a_question_about_a_person_is_answered_by_what_it_is_about(question: str, first: str) -> None:
    answer = ask(question)
    assert answer.answered
    assert keys_of(answer)[0] == first
    assert 1 <= len(answer.sentences) <= 3
    of_open = ask(question.replace("Ana", "Yusuf").replace("ana", "yusuf"), OPEN)
    assert of_open.answered, "whose place is open gets what there is, such as what to ask"


ABOUT_A_TEAM = [
    ("What are the strengths of this team?", "strength"),
    ("What are our blind spots?", "watch_out"),
    ("What should we watch out for?", "watch_out"),
    ("What should I do on Monday?", "try"),
    ("What now?", "try"),
    ("How should I run the retrospective?", "question"),
    ("How should I run our next meeting?", "card meetings"),
    ("How do I make our stand-ups better?", "card meetings"),
    ("We lose weeks because deadlines slip. What can we do?", "card planning"),
    ("How can we help a newcomer settle in during the first month?", "card newcomer"),
    ("How should we take decisions when half of us are away?", "card decisions"),
    ("How do we deal with disagreements?", "card conflict"),
    ("How can we celebrate?", "card celebrating"),
    ("How do we work under time pressure?", "situation"),
    ("What kind of team are we?", "verdict"),
]


@pytest.mark.parametrize(("question", "first"), ABOUT_A_TEAM)
def test_a_question_about_a_team_is_answered_by_what_it_is_about(question: str, first: str) -> None:
    answer = ask(question, TEAM)
    assert answer.answered
    if first == "verdict":
        assert answer.sentences[0].text == TEAM.statements[0].text
    else:
        assert keys_of(answer)[0] == first
    assert 1 <= len(answer.sentences) <= 3


def test_what_is_missing_is_what_nobody_does_or_that_all_is_there() -> None:
    answer = ask("What is missing in this team?", TEAM)
    assert {each.kind for each in answer.statements} & {"absent", "lone", "coverage"} or answer.statements


def test_what_to_do_on_monday_is_the_action_of_the_team_s_page() -> None:
    answer = ask("What should I do on Monday?", TEAM)
    assert answer.sentences[0].text == next(each.text for each in TEAM.statements if each.kind == "try")


@pytest.mark.parametrize("question", ["What motivates and what stresses Ana?", "How do I give feedback in a meeting?"])
def test_a_question_on_two_topics_is_answered_on_both(question: str) -> None:
    assert {*keys_of(ask(question))} >= (
        {"energises", "drains"} if "stress" in question else {"card taking-feedback", "card meetings"}
    )


OF_REGIONS: list[tuple[str, Region]] = [
    ("Who leads with I?", "I"),
    ("who leads with c", "C"),
    ("Who is in S?", "S"),
    ("Who is the most D of us?", "D"),
    ("who's our strongest C", "C"),
    ("Who is highest in I?", "I"),
    ("who gets results", "D"),
    ("Who are the D's?", "D"),
    ("Who is in the direction of Dominance?", "D"),
    ("Who is the most careful person?", "C"),
    ("Who is outgoing?", "I"),
    ("Who is the most supportive?", "S"),
    ("Who would check this?", "C"),
    ("Who is the natural organizer here?", "C"),
    ("Which members care most about details?", "C"),
    ("who's best with numbers", "C"),
    ("Who would take charge?", "D"),
    ("Is there anyone who can calm us down?", "S"),
    ("Who is calmest?", "calm"),
    ("Who thinks before speaking?", "calm"),
    ("Who works fast?", "fast"),
    ("Who is most people-first?", "people"),
    ("Who is the most empathetic?", "people"),
    ("Who is task-first?", "task"),
    ("Who moves fast and puts people first?", "I"),
    ("Who is least patient?", "D"),
    ("Who will miss the details?", "I"),
    ("Who will find the reorganisation hardest?", "calm"),
    ("Who doesn't like conflict?", "S"),
    ("Who is likely to be against the new process?", "calm"),
    ("A reorganisation is coming. Who will hate it?", "calm"),
    ("We have a tight deadline, who will crack under the pressure?", "calm"),
    ("Who suffers most from a rush?", "calm"),
    ("Who is calm in a crisis?", "calm"),
]


@pytest.mark.parametrize(("question", "region"), OF_REGIONS)
def test_who_is_like_something_is_answered_by_those_who_are_the_likeliest_first(question: str, region: Region) -> None:
    lead, *pieces = ask(question, TEAM).sentences
    assert lead.text.startswith(format_message("en", "asking-region", {"region": region}))
    found = [each for each in pieces if not each.text.startswith("Next to")]
    assert len(pieces) - len(found) <= (region in HALVES_AROUND), "who may well be in a quarter is named in one piece"
    chances = {each.candidate.name.split()[0]: _chance(each, region) for each in CREW}
    expected = [name for name in sorted(chances, key=lambda name: -chances[name]) if chances[name] >= LEANING][:3]
    assert [name for each in found for name in (CALLED[p] for p in re.findall(r"\[P\d+\]", each.text))] == expected
    assert [each.strength for each in found] == [certainty(chances[name]) for name in expected]
    assert lead.statements == [each.statements[0] for each in pieces]


def _chance(results: Results, region: Region) -> float:
    assert results.style is not None
    if results.style.direction is None and results.style.half is None:
        return 0.0
    return chance_of(results.style, region) or 0.0


@pytest.mark.parametrize("region", REGIONS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_is_named_for_what_somebody_else_is(region: Region, seed: int) -> None:
    crew = [each for each in measure_many(9, seed=seed) if each.scores is not None]
    material, roster = gather_team(len(crew), crew, MANAGER)
    asked = {"fast": "fast", "calm": "calm", "people": "people-first", "task": "task-first"}.get(region, f"in {region}")
    answer = ask(f"Who is {asked}?", material, roster)
    nobody = format_message("en", "asking-nobody", {"region": region})
    if nobody in answer.sentences[0].text:
        # Who is named then is in one of its halves, and is said to be.
        halves = HALVES_AROUND.get(region, ())
        for name, said in (
            (name, each.text) for each in answer.sentences for name in re.findall(r"\[(P\d+)\]", each.text)
        ):
            assert "?" in said or max(_chance(crew[int(name[1:]) - 1], half) for half in halves) >= LEANING
        return
    for sentence in answer.sentences:
        for name in re.findall(r"\[(P\d+)\]", sentence.text):
            person = crew[int(name[1:]) - 1]
            assert not person.quality.looks_random
            is_question = "?" in sentence.text
            least = 0.25 if sentence.text.startswith("Next to") else LEANING
            assert _chance(person, region) >= least or is_question


LEAN = measure("Lea Lind", (-0.4, -0.5, 0.35, 0.55), number=80)


def test_where_nobody_is_clearly_there_the_nearest_is_named_as_such() -> None:
    material, roster = gather_team(3, [FREYA, MEI, YUSUF], MANAGER)
    lead, likeliest = ask("Who is task-first?", material, roster).sentences
    assert lead.text.startswith("People in the task-first half ask what the figures say before who is affected.")
    assert lead.text.endswith("No one here is clearly in the task-first half.")
    assert (likeliest.text, likeliest.strength) == ("[P3], perhaps? The answers don't settle it.", "leaning")
    crew = [FREYA, MEI, LEAN, ANA]
    lead, near = ask("Who is in C?", gather_team(4, crew, MANAGER)[0], roster).sentences
    assert lead.text.endswith("No one here is clearly calm and task first (C). These come nearest:")
    assert near.text == "[P3] takes time before acting."
    assert _chance(ANA, "C") < 0.1 < _chance(LEAN, "C"), "who is hardly there isn't near, whichever half is sure"
    lively = measure("Bea Blum", (1.0, 2.6, -1.2, -2.4), number=70)
    nobody = ask("Who is in C?", gather_team(3, [FREYA, MEI, lively], MANAGER)[0], roster)
    assert not nobody.answered
    assert nobody.suggestions


OPPOSITES = [{"Freya", "Greta"}, {"Ana", "Callum"}]


@pytest.mark.parametrize(
    "question",
    [
        "Who clashes with whom?",
        "Who gets on badly with whom?",
        "Which two people may clash?",
        "Where could there be friction in the team?",
        "Is there tension in the team?",
        "clashes",
        "Which pairs complement each other?",
        "Who should work together?",
        "How should I pair people up for the project?",
    ],
)
def test_who_clashes_and_who_makes_up_for_whom_is_answered_with_opposite_pairs_by_name(question: str) -> None:
    answer = ask(question, TEAM)
    assert answer.answered
    named = named_in(answer)
    assert named[:2] == OPPOSITES
    assert all(len(each) == 2 for each in named)
    assert all("Yusuf" not in each for each in named), "whose place is open is opposite to no one"


@pytest.mark.parametrize("question", ["Who gets on?", "Who works well together?", "Who are most alike?", "get on"])
def test_who_gets_on_is_answered_with_pairs_in_one_half(question: str) -> None:
    named = named_in(ask(question, TEAM))
    assert {"Greta", "Nadia"} in named
    assert all(each not in named for each in OPPOSITES)


@pytest.mark.parametrize(
    ("question", "others"),
    [
        ("Who balances Ana?", {"Callum", "Greta", "Nadia"}),
        ("who is a good sparring partner for ana", {"Callum", "Greta", "Nadia"}),
        ("Who might clash with Freya Larsen?", {"Greta", "Nadia", "Callum"}),
        ("Whose style is closest to Greta's?", {"Nadia"}),
        ("Who gets on with Greta?", {"Nadia"}),
    ],
)
def test_who_is_how_beside_one_of_them_is_answered_with_others_and_the_one(question: str, others: set[str]) -> None:
    [one] = {name for name in CALLED.values() if name.casefold() in question.casefold()}
    named = named_in(ask(question, TEAM))
    assert all(one in each for each in named)
    assert {name for each in named for name in each} - {one} == others


def test_who_stands_apart_is_answered_by_those_who_do_or_that_no_one_does() -> None:
    few, names = gather_team(3, [ANA, FREYA, CALLUM], MANAGER)
    assert ask("Is anybody an outsider?", few, names).sentences[0].text == "No one here clearly stands apart."
    apart = measure("Bo Li", (-2.4, -2.0, 2.4, 2.0), number=9)
    close = [measure(f"Person {n}", (1.5, 1.5, -1.5, -1.5), number=n) for n in range(1, 6)]
    material, roster = gather_team(6, [apart, *close], MANAGER)
    assert "[P1]" in ask("Is anybody an outsider?", material, roster).sentences[0].text


@pytest.mark.parametrize(
    "question",
    [
        "Where may Ana and Callum clash?",
        "How can Ana and Callum avoid a conflict?",
        "How do Ana and Callum get along?",
        "How should ana and callum work together under time pressure?",
        "What about change for Ana and Callum?",
        "Why do Ana and Callum clash?",
        "What could Ana and Callum argue about?",
        "How does Ana differ from Callum?",
        "Ana and Callum",
    ],
)
def test_a_question_about_two_of_a_team_is_answered_with_what_is_about_the_two(question: str) -> None:
    answer = ask(question, TEAM)
    assert answer.answered
    about = [{CALLED[person.name] for person in each.people} for each in answer.statements]
    assert about
    assert all(each == {"Ana", "Callum"} for each in about), "nothing is of the team or of one of them alone"


ABOUT_TWO = [
    ("Why do they keep rubbing each other up the wrong way?", "rub"),
    ("Why can't they stand each other?", "rub"),
    ("What can they learn from each other?", "strength"),
    ("They had an argument. How do I open the conversation?", "question"),
    ("They have to deliver a proposal by Friday. Who should do what?", "card sharing-work"),
]


@pytest.mark.parametrize(("question", "first"), ABOUT_TWO)
def test_a_question_about_two_is_answered_first_by_what_it_is_about(question: str, first: str) -> None:
    material, roster = gather_pair(ANA, CALLUM, MANAGER)
    assert keys_of(ask(question, material, roster))[0] == first


@pytest.mark.parametrize(
    "question",
    [
        "Which of the two will push for a decision and which one will slow it down?",
        "Who of them takes more risks?",
        "Which of them likes change and which one doesn't?",
    ],
)
def test_who_of_two_is_like_something_is_how_the_two_differ_and_nothing_else(question: str) -> None:
    assert said_to(question, *gather_pair(ANA, CALLUM, MANAGER)) == ["[P1] moves fast, and [P2] takes time."]


@pytest.mark.parametrize(
    ("question", "keys"),
    [
        ("Who will resist the new process, and how do I get them on board?", ["card change"]),
        ("Who will slow us down, and what can I do about it?", ["watch_out"]),
    ],
)
def test_what_follows_on_who_somebody_is_is_said_of_those_people(question: str, keys: list[str]) -> None:
    answer = ask(question, TEAM)
    assert named_in(answer)[1:4] == [{"Greta"}, {"Callum"}, {"Nadia"}]
    assert named_in(answer)[4:] == [{"Greta"}, {"Callum"}]
    assert keys_of(answer)[4:] == keys * 2


def test_what_two_have_in_common_is_never_how_they_differ() -> None:
    answer = ask("What do Ana and Mei have in common?", TEAM)
    assert {each.kind for each in answer.statements} <= {"strength", "pace_both", "focus_both"}


@pytest.mark.parametrize("question", [question for question, _ in ABOUT_A_PERSON if "Ana" in question])
def test_a_question_about_one_of_a_team_is_answered_with_what_is_said_of_that_one(question: str) -> None:
    answer = ask(question, TEAM)
    assert keys_of(answer) == keys_of(ask(question))
    assert all({person.name for person in each.people} <= {"[P1]"} for each in answer.statements)
    assert all(each.id.startswith("P1-") for each in answer.statements), "ids that are no one else's"


def test_the_two_of_a_comparison_are_asked_about_as_two_and_one_by_one() -> None:
    material, roster = gather_pair(ANA, CALLUM, MANAGER)
    for question in ("Where may we clash?", "How do they decide?", "What should they do on Monday?"):
        answer = ask(question, material, roster)
        assert answer.answered, question
        assert all({each.name for each in said.people} == {"[P1]", "[P2]"} for said in answer.statements)
    assert {
        each.name for said in ask("What stresses Callum?", material, roster).statements for each in said.people
    } == {"[P2]"}


@pytest.mark.parametrize("people", [3, 4, 12, 40])
def test_teams_of_any_size_are_asked_about(people: int) -> None:
    crew = [each for each in measure_many(people + 6) if each.scores is not None and not each.quality.looks_random]
    material, roster = gather_team(people, crew[:people], MANAGER)
    for question in (
        "What are our strengths?",
        "What should I do on Monday?",
        "How should we decide?",
        "Who moves fast?",
        "Who clashes with whom?",
        f"How should I talk to {crew[0].candidate.name}?",
        f"How do {crew[0].candidate.name} and {crew[2].candidate.name} get on?",
    ):
        answer = ask(question, material, roster)
        assert answer.answered, question
        assert len(answer.sentences) <= 4


NEVER = [
    "Should I hire him?",
    "Should I hire him? It will be a difficult conversation.",
    "How do I tell her in a difficult talk that she won’t get the promotion?",
    "How do I prepare a difficult conversation about her salary?",
    "Difficult conversation about his depression",
    "Bad news: how do I fire him?",
    "How do I prepare a 1:1 about her burnout?",
    "Is he upset because of his depression?",
    "Critical feedback for the performance review?",
    "Who deserves a raise?",
    "Who should I let go?",
    "Who should I fire?",
    "Who is the smartest?",
    "Who is the best performer?",
    "Should Ana become team lead?",
    "Should I replace Ana?",
    "Which of them is the cleverest?",
    "What is Ana's IQ?",
    "Could she be suitable for a management job?",
]


@pytest.mark.parametrize("question", NEVER)
@pytest.mark.parametrize("material", [PERSON, TEAM], ids=["person", "team"])
def test_what_discern_is_not_for_is_declined(question: str, material: Material) -> None:
    answer = ask(question, material)
    assert not answer.answered
    [said] = [each.text for each in answer.sentences]
    assert said.removesuffix(f" {format_message('en', 'asking-gap')}") == format_message("en", "asking-out-of-bounds")
    suggested = reveal(answer, ROSTERS[id(material)]).suggestions
    assert 2 <= len(suggested) <= 3
    assert all(ask(each, material).answered for each in suggested)


@pytest.mark.parametrize(
    "question",
    [
        "What demotivates Ana?",
        "What gets Ana fired up?",
        "How do we help our new hire settle in?",
        "SMART goals for her",
    ],
)
def test_a_word_that_only_looks_like_it_is_answered(question: str) -> None:
    assert ask(question, TEAM if "our" in question else PERSON).answered


@pytest.mark.parametrize(
    "question",
    [
        "Who likes opera?",
        "What is the capital of Peru?",
        "Does she play chess?",
        "???",
        "xyzzy plugh",
        "Why?",
        "的确",
        "What is the atmospheric pressure on Mars?",
        "Does she drive a car?",
        "Does Mei speak Spanish?",
        "What is her phone number?",
        "What time does she eat lunch?",
        "Does he watch video games?",
        "Who wrote the agenda of the Congress of Vienna?",
        "Who won the match?",
        "When is the office party?",
        "What is the stress limit of steel?",
        "What bad news is in the paper today?",
        "Is chess a difficult subject?",
        "What was the decision of the supreme court?",
        "When does the support hotline close?",
        "What's the weather on Monday?",
        "Tell me a joke",
    ],
)
@pytest.mark.parametrize("material", [PERSON, TEAM], ids=["person", "team"])
def test_a_question_about_something_else_is_not_answered_but_told_what_can_be_asked(
    question: str, material: Material
) -> None:
    answer = ask(question, material)
    assert not answer.answered
    assert [each.text for each in answer.sentences] == [NOT_SAID]
    assert 1 <= len(answer.suggestions) <= 6


def test_each_suggestion_is_answered() -> None:
    small, small_roster = gather_team(3, [ANA, FREYA, CALLUM], MANAGER)
    pair, pair_roster = gather_pair(ANA, CALLUM, MANAGER)
    cases = [
        (PERSON, ROSTER, 6),
        (OPEN, OPEN_ROSTER, 6),
        (TEAM, TEAM_ROSTER, len(SUGGESTIONS["team"])),
        (small, small_roster, 3),
        (pair, pair_roster, len(SUGGESTIONS["pair"])),
    ]
    for material, roster, least in cases:
        suggested = reveal(ask("xyzzy", material, roster), roster).suggestions
        assert len(suggested) >= least
        assert all(ask(question, material, roster).answered for question in suggested)


def test_a_suggestion_is_about_the_one_who_was_asked_about() -> None:
    answer = reveal(ask("Does Greta play chess?", TEAM), TEAM_ROSTER)
    assert all("Greta" in question for question in answer.suggestions)
    assert answer.suggestions


@pytest.mark.parametrize(
    ("question", "material"),
    [
        *((question, PERSON) for question, _ in ABOUT_A_PERSON[:6]),
        *((question, TEAM) for question, _ in ABOUT_A_TEAM[:6]),
        *((question, TEAM) for question, _ in OF_REGIONS[:6]),
        ("Who clashes with whom?", TEAM),
    ],
)
def test_an_answer_has_placeholders_for_names_and_the_evidence_of_each_piece(question: str, material: Material) -> None:
    answer = ask(question, material)
    held = {each.id for each in answer.statements}
    assert all(sentence.statements and {*sentence.statements} <= held for sentence in answer.sentences)
    said = answer.model_dump_json()
    assert not any(part in said for each in CREW for part in each.candidate.name.split())


def test_people_are_called_by_their_given_names_once_they_were_named() -> None:
    answer = reveal(ask("What motivates and what stresses Ana?", TEAM), TEAM_ROSTER)
    first, second, *_ = [each.text for each in answer.sentences]
    assert "Ana Ruiz" in first
    assert "Ana" in second
    assert "Ruiz" not in second


def test_a_name_that_is_a_word_counts_only_where_it_is_written_as_a_name() -> None:
    crew = [measure("Will Stone", (-1.6, -0.1, 2.2, 0.2), number=7), *CREW]
    material, roster = gather_team(len(crew), crew, MANAGER)
    assert "[P1]" not in ask("What will help us on Monday?", material, roster).model_dump_json()
    assert "[P1]" in ask("What stresses Will?", material, roster).sentences[0].text


@pytest.mark.parametrize(
    "question",
    ["How does Ana decide?", "How do Ana and Freya get along?", "Who balances Ana?", "What stresses Ana?"],
)
def test_where_answers_look_random_a_question_is_answered_with_that_alone(question: str) -> None:
    random = Quality(verdict="caution", checks=[QualityCheck(id="near_random", passed=False, meaning="")])
    doubtful = ANA.model_copy(update={"quality": random})
    crew, roster = gather_team(7, [doubtful, *CREW[1:]], MANAGER)
    alone, alone_roster = gather_person(doubtful, MANAGER)
    for material, names in ((crew, roster), (alone, alone_roster)):
        answer = ask(question, material, names)
        assert [each.kind for each in answer.statements] == ["random"]
        assert [each.text for each in answer.sentences] == [format_message("en", "asking-random", {"name": "[P1]"})]
    # Nor are they an answer to who is like something, or who is how beside whom.
    for asked in ("Who takes charge?", "Who clashes with whom?", "Who is fast?"):
        assert "[P1]" not in ask(asked, crew, roster).model_dump_json()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("How do I deligate to her?", "How do I delegate to her?"),
        ("How does she take critisism?", "How does she take criticism?"),
        ("How does he behave in meetngs?", "How does he behave in meetings?"),
        ("how will she cope under presure", "how will she cope under pressure"),
    ],
)
def test_a_mistyped_word_is_read_as_the_known_one_that_is_one_slip_away(typed: str, meant: str) -> None:
    assert correct(typed) == meant
    assert ask(typed) == ask(meant)


@pytest.mark.parametrize(
    "question",
    [
        "What is our mission?",
        "the Congress of Vienna",
        "whats the weather",
        "Is it [P1]?",
        "who never speaks and raises it",
    ],
)
def test_a_word_that_is_no_slip_is_left_as_it_is(question: str) -> None:
    assert correct(question) == question


def test_a_mistyped_question_that_discern_is_not_for_is_declined() -> None:
    assert ask("What salery should she get?").sentences[0].text == format_message("en", "asking-out-of-bounds")


BALANCED = [ANA, FREYA, CALLUM, GRETA]
FAST = [measure(f"Fast {n}", (1.5, 1.3, -1.2, -1.6), number=200 + n) for n in range(6)]
FOUR, FOUR_ROSTER = gather_team(len(BALANCED), BALANCED, MANAGER)


@pytest.mark.parametrize(
    ("question", "key"),
    [
        ("How do our stand-ups get better?", "card meetings"),
        ("How should I run my 1:1s here?", "card one-to-one"),
        ("How do people here ask for help?", "card helping"),
        ("How do we react when things get hectic?", "portrait"),
        ("What do people here really think?", "card disagreement"),
        ("How should I split the roles for the launch?", "energises"),
    ],
)
def test_where_nothing_is_said_of_a_team_it_is_said_of_its_members_by_name(question: str, key: str) -> None:
    answer = ask(question, FOUR, FOUR_ROSTER)
    assert answer.answered
    # What to do comes first, and before what people are like, that it is of a few.
    *first, said = answer.sentences if key.startswith("card") else reversed(answer.sentences)
    others, keys = first, {*(keys_of(answer)[:-1] if key.startswith("card") else keys_of(answer)[1:])}
    assert re.search("for the (whole )?team", said.text)
    assert 2 <= len(others) <= 3
    assert keys == {key}
    assert all(re.search(r"\[P\d\]", each.text) for each in others)
    assert "style_open" not in {each.kind for each in answer.statements}


OF_HALVES = {
    "How do we criticise each other?": "feedback",
    "Does working from home fit us?": "remote",
    "How should we thank people here?": "praise",
    "What annoys people here?": "upset",
    "How do I keep everybody motivated?": "energy",
    "How should I delegate in this team?": "delegation",
}


@pytest.mark.parametrize(("question", "about"), OF_HALVES.items())
def test_a_question_about_a_team_is_answered_by_what_its_halves_need_and_not_by_cards_of_a_few(
    question: str, about: str
) -> None:
    for material, roster in ((FOUR, FOUR_ROSTER), (TEAM, TEAM_ROSTER)):
        answer = ask(question, material, roster)
        values = [{"about": about, "end": end} for end in ("fast", "calm", "people", "task")]
        advice = [format_message("en", "asking-half-advice", each) for each in values]
        assert all(any(each.text.endswith(said) for said in advice) for each in answer.sentences)
        assert "card" not in {each.kind for each in answer.statements}


def test_of_two_topics_of_a_team_that_are_said_of_the_same_half_it_is_named_once() -> None:
    material, roster = gather_team(len(FAST), FAST, MANAGER)
    first, second, *_ = said_to("How do I keep everybody motivated while we all work from home?", material, roster)
    centre = next(each.text for each in material.statements if each.kind == "centre")
    assert first == f"{centre} {format_message('en', 'asking-half-advice', {'about': 'energy', 'end': 'fast'})}"
    assert second == format_message("en", "asking-half-advice", {"about": "remote", "end": "fast"})


def test_every_topic_that_members_answer_can_be_named() -> None:
    for topic in TOPICS.values():
        if topic.members:
            assert format_message("en", "asking-topic", {"topic": topic.id}), topic.id


OF_PRAISE = {
    "Which of them would enjoy a thank you in front of the group?": "public",
    "Who hates being praised in public?": "private",
    "who would rather have quiet praise": "private",
}


@pytest.mark.parametrize(("question", "side"), OF_PRAISE.items())
def test_who_likes_praise_how_is_answered_by_what_is_said_of_their_praise(question: str, side: str) -> None:
    lively = measure("Bea Blum", (1.0, 2.6, -1.2, -2.4), number=70)
    quiet = measure("Sam Stone", (-2.2, -0.4, 2.4, 0.4), number=71)
    material, roster = gather_team(3, [lively, quiet, YUSUF], MANAGER)
    answer = ask(question, material, roster)
    named = {place for each in answer.sentences[1:] for place in re.findall(r"\[P\d\]", each.text)}
    assert named == {"[P1]" if side == "public" else "[P2]"}
    assert {each.kind for each in answer.statements} == {"portrait"}
    alone, names = gather_team(3, [ANA, YUSUF, measure("Di Dee", (2.4, 0.2, -1.8, -0.8), number=72)], MANAGER)
    assert ask(question, alone, names).sentences[0].text.startswith("No one here is known to like praise")


@pytest.mark.parametrize(
    "question", ["Should I send her the agenda beforehand?", "Can I put Ana on the spot?", "do I have to warn her"]
)
def test_whether_to_give_notice_is_what_each_half_needs(question: str) -> None:
    advice = [format_message("en", "asking-half-advice", {"about": "now", "end": end}) for end in ("fast", "task")]
    assert said_to(question, PERSON, ROSTER) == [
        f"[P1] moves fast. {advice[0]}",
        f"[P1] puts the task first. {advice[1]}",
    ]
    notice = "Ask [P1], “How much notice do you need for changes?”"
    assert said_to(question.replace("Ana", "Yusuf"), OPEN, OPEN_ROSTER) == [notice]


def test_of_somebody_whose_place_is_open_the_answer_keeps_the_topic() -> None:
    about = {
        "How do I thank Yusuf?": "praise",
        "What is Yusuf good at?": "strengths",
        "blind spots?": "blind spots",
        "How will I notice that Yusuf is under too much pressure?": "signs of pressure",
    }
    for question, word in about.items():
        [said] = ask(question, OPEN).sentences
        assert f"Nothing is known yet about {word}" in said.text
        assert "Ask, “" in said.text


@pytest.mark.parametrize(
    ("question", "line"),
    [
        ("How do I break bad news to Yusuf?", "Ask [P1], “How should I bring you bad news?”"),
        ("How do I say no to Yusuf?", "Ask [P1], “How should I bring you bad news?”"),
        ("How do I get Yusuf to slow down?", None),
        ("What should I ask Yusuf in our 1:1?", None),
        ("What helps Yusuf in a crisis?", None),
    ],
)
def test_of_the_questions_for_somebody_open_an_answer_has_the_one_that_fits_or_none(
    question: str, line: str | None
) -> None:
    said = said_to(question, OPEN, OPEN_ROSTER)
    assert not any(each.startswith("Ask [P1]: ") for each in said)
    assert line is None or line in said


def test_who_fits_beside_somebody_open_is_open() -> None:
    for question in ("Who should I pair Yusuf with?", "Who clashes with Yusuf?", "Who gets on with Yusuf?"):
        [said] = said_to(question, TEAM, TEAM_ROSTER)
        assert "open where [P7] is" in said
        assert "Ask [P7], “" in said
    assert keys_of(ask("Should I phone Yusuf or send a mail?", OPEN)) == ["card remote"]


@pytest.mark.parametrize(
    "question",
    ["Who should lead the launch?", "which of us could head up the relaunch", "Who might take the lead on this?"],
)
def test_who_should_lead_is_not_chosen_but_who_is_in_d_or_nearest(question: str) -> None:
    for material, names in ((TEAM, TEAM_ROSTER), gather_team(3, [GRETA, NADIA, CALLUM], MANAGER)):
        lead, *nearest = said_to(question, material, names)
        of_d, *known = said_to("Who is in D?", material, names)
        assert lead == f"Discern doesn't say who should lead. {of_d}"
        assert nearest
        assert nearest == known
    pair, roster = gather_pair(ANA, CALLUM, MANAGER)
    for material, names in ((pair, roster), (PERSON, ROSTER)):
        asked = question if material is pair else "Could she lead the launch?"
        assert ask(asked, material, names).sentences[0].text.startswith("Discern doesn't say who should lead.")


@pytest.mark.parametrize("question", ["Who should run our Monday meeting?", "which of us should chair the meeting"])
def test_who_should_run_a_meeting_is_not_chosen_but_who_is_known_for_what_it_needs(question: str) -> None:
    lead, *who = said_to(question, TEAM, TEAM_ROSTER)
    assert lead.startswith("Discern doesn't say who should run it. People in the fast half keep a meeting moving.")
    assert who[0].endswith("moves fast.")
    assert who[-1].endswith("puts the task first.")
    calm, roster = gather_team(4, [CALLUM, GRETA, NADIA, YUSUF], MANAGER)
    assert "No one here is clearly in the fast half. Put a time" in said_to(question, calm, roster)[0]


@pytest.mark.parametrize("question", ["Who should check this?", "Which of them should I let take the minutes?"])
def test_who_should_do_something_is_not_chosen_but_who_is_known_for_it(question: str) -> None:
    lead, *who = said_to(question, TEAM, TEAM_ROSTER)
    careful, *others = said_to("Who is careful?", TEAM, TEAM_ROSTER)
    assert lead == f"Discern doesn't say who should do it. {careful}"
    assert who == others


def test_who_is_away_is_no_answer() -> None:
    for question in (
        "Who should lead the team while Ana is away?",
        "Who should push the deal through when Ana is off?",
    ):
        lead, *who = said_to(question, TEAM, TEAM_ROSTER)
        assert lead.startswith("Discern doesn't say who should")
        assert who
        assert not any("[P1]" in each for each in who)


def test_two_share_the_lead_by_what_each_does_first() -> None:
    lead, strength, card = said_to(
        "Who should lead if they run a project together?", *gather_pair(ANA, CALLUM, MANAGER)
    )
    assert lead == "Discern doesn't say who should lead. The choice is yours. This helps the two share it:"
    assert strength == "[P1] decides while others still hesitate, and [P2] sees the work through."
    assert card.startswith("Let [P1] start the job and [P2] finish it.")


def test_where_nobody_is_calm_it_is_not_known_who_is_quiet() -> None:
    material, roster = gather_team(3, [ANA, FREYA, MEI], MANAGER)
    [said] = said_to("How do I make sure the quiet ones get heard?", material, roster)
    assert said.startswith("No one here is clearly in the calm half.")
    assert "ask those who haven't spoken" in said


@pytest.mark.parametrize(
    "question", ["They work in different cities. What should they agree on?", "what must they agree on for Slack"]
)
def test_what_two_agree_on_apart_is_what_each_needs_there(question: str) -> None:
    answer = ask(question, *gather_pair(ANA, CALLUM, MANAGER))
    assert keys_of(answer) == ["card remote", "card remote", "try"]
    assert [{each.name for each in statement.people} for statement in answer.statements[::2]][:2] == [
        {"[P1]"},
        {"[P2]"},
    ]


@pytest.mark.parametrize(
    "question", ["Who should I tell first about the merger?", "who must be warned before the others hear of it"]
)
def test_who_should_hear_first_is_who_needs_notice_and_who_tries_first(question: str) -> None:
    answer = ask(question, TEAM)
    assert answer.sentences[0].text.startswith("People in the calm half want notice")
    ends = [each.arguments["end"].text for each in answer.statements if hasattr(each.arguments["end"], "text")]
    named = named_in(answer)
    assert {"Callum"} in named or {"Greta"} in named
    assert {"Ana"} in named or {"Freya"} in named
    assert ends == sorted(ends)


def test_which_styles_are_missing_is_where_nobody_clearly_is() -> None:
    material, roster = gather_team(3, [ANA, MEI, FREYA], MANAGER)
    for question in ("Who is missing in this team?", "Which styles do we lack?"):
        answer = ask(question, material, roster)
        assert answer.answered
        assert answer.sentences[0].text == "No one here is clearly in the calm half (S and C)."


@pytest.mark.parametrize("question", ["What do the two share?", "Is there anything they both enjoy?", "in common?"])
def test_what_two_share_is_said_or_that_nothing_is_clear(question: str) -> None:
    pair, roster = gather_pair(GRETA, NADIA, MANAGER)
    assert {each.kind for each in ask(question, pair, roster).statements} == {"strength", "pace_both"} or {
        each.kind for each in ask(question, pair, roster).statements
    } == {"strength", "focus_both"}
    apart, names = gather_pair(ANA, CALLUM, MANAGER)
    answer = ask(question, apart, names)
    assert not answer.answered
    assert answer.sentences[0].text == format_message("en", "asking-nothing-shared")


def test_how_to_reach_somebody_is_answered_by_their_line_on_it_first() -> None:
    careful, roster = gather_person(measure("Cy Cole", (-0.6, -2.2, 0.2, 2.4), number=73), MANAGER)
    for question in ("Should I phone him or write?", "call or mail?", "How do I reach him best?"):
        first = ask(question, careful, roster).sentences[0]
        assert first.text == "When you talk with [P1], put it in writing."


def test_what_a_question_takes_for_granted_is_said_to_be_so_or_not() -> None:
    against = "That isn't what the answers suggest: [P1] moves fast. Ask what is behind it."
    for who, said in ((ANA, against), (CALLUM, "[P1] takes time")):
        material, roster = gather_person(who, MANAGER)
        assert ask("Why is she so quiet with us?", material, roster).sentences[0].text.startswith(said)


@pytest.mark.parametrize(
    "question",
    [
        "Ana goes quiet in our weekly meeting, why and what can I do about it?",
        "Ana never speaks up in meetings. What now?",
        "Why is Ana so slow in meetings?",
    ],
)
def test_what_somebody_was_seen_to_do_against_the_answers_is_said_to_be_so_and_no_card_assumes_the_contrary(
    question: str,
) -> None:
    answer = ask(question)
    assert answer.sentences[0].text.startswith("That isn't what the answers suggest: [P1] moves fast.")
    assert {each.id.rpartition("-")[2] for each in answer.statements[1:] if each.kind != "card"} <= {"task", "D"}
    callum, roster = gather_person(CALLUM, MANAGER)
    agreeing = said_to(question.replace("Ana", "Callum"), callum, roster)
    assert agreeing[0].startswith("[P1] takes time")
    assert not any("suggest" in each for each in said_to(question.replace("Ana", "Yusuf"), OPEN, OPEN_ROSTER))


def test_what_a_team_was_seen_to_do_against_the_answers_is_said_to_be_so() -> None:
    material, roster = gather_team(len(FAST), FAST, MANAGER)
    question = "Why do our discussions go round in circles and never end with a decision?"
    lead, against, *others = said_to(question, material, roster)
    assert lead.startswith("Why that is so isn't measured.")
    assert against.startswith("That isn't what the answers suggest: This team moves fast")
    assert not any("first good idea" in each for each in others)


@pytest.mark.parametrize(
    ("question", "turned"),
    [
        ("What does Callum need from Ana when the deadline is close?", "What does Ana need from Callum?"),
        ("what would Callum expect from Ana?", "What would Ana expect from Callum?"),
        ("What annoys Callum about Ana?", "What annoys Ana about Callum?"),
        ("What does Callum dislike about Ana?", "What does Ana dislike about Callum?"),
    ],
)
def test_what_one_needs_of_another_or_minds_about_them_is_said_of_that_one(question: str, turned: str) -> None:
    pair, roster = gather_pair(ANA, CALLUM, MANAGER)
    for material, names in ((pair, roster), (TEAM, TEAM_ROSTER)):
        callum = "[P2]" if material is pair else "[P3]"
        for asked, one in ((question, callum), (turned, "[P1]")):
            assert {person.name for each in ask(asked, material, names).statements for person in each.people} == {one}


@pytest.mark.parametrize(
    ("question", "seen"),
    [
        ("Ana always talks over Callum in meetings. What can I do?", "[P1] moves fast."),
        ("Callum says nothing when Ana is in the room. Why?", "[P2] takes time before acting."),
        ("Ana goes quiet when Callum is there", "That isn't what the answers suggest: [P1] moves fast."),
    ],
)
def test_what_one_of_two_was_seen_to_do_is_said_of_that_one_before_what_rubs(question: str, seen: str) -> None:
    first, *others = said_to(question, *gather_pair(ANA, CALLUM, MANAGER))
    assert first.startswith(seen)
    assert others


@pytest.mark.parametrize(
    ("question", "first", "second"),
    [
        ("How fast does Ana make up her mind and what does she need to decide?", "pace", "card deciding"),
        ("What drains Ana, and how fast does she decide?", "drains", "pace"),
        ("Is Ana fast or calm and how do I give her feedback?", "pace", "card taking-feedback"),
        ("How do I motivate Ana while she works from home?", "energises", "card remote"),
        ("While Ana works from home, how do I motivate her?", "energises", "card remote"),
        ("Should I check in on Ana, and how detailed should I be?", "card delegation", "card remote"),
    ],
)
def test_of_two_clauses_the_first_is_answered_and_then_the_second(question: str, first: str, second: str) -> None:
    keys = keys_of(ask(question))
    assert keys[0] == first
    assert second in keys[1:]


def test_where_one_of_two_clauses_names_nobody_the_other_is_answered_all_the_same() -> None:
    material, roster = gather_team(len(FAST), FAST, MANAGER)
    said = said_to("How do I motivate them, and who keeps calm?", material, roster)
    assert said[:-1] == said_to("How do I motivate them?", material, roster)[:2]
    assert said[-1].endswith("No one here is clearly in the calm half.")


def test_what_follows_on_who_somebody_is_is_about_those() -> None:
    lead, *said = said_to("Who is the most careful and how do I give them feedback?", TEAM, TEAM_ROSTER)
    who = said_to("Who is careful?", TEAM, TEAM_ROSTER)[1:]
    assert said[: len(who)] == who
    cards = said[len(who) :]
    assert cards
    assert {*re.findall(r"\[P\d\]", " ".join(cards))} <= {*re.findall(r"\[P\d\]", " ".join(who))}
    assert lead.startswith("People in C")
    for question in (
        "Who should write the documentation, and who should present it?",
        "who is careful and who is outgoing",
    ):
        people = " ".join(said_to(question, TEAM, TEAM_ROSTER))
        assert all(
            said in people
            for who in ("careful", "outgoing")
            for said in said_to(f"Who is {who}?", TEAM, TEAM_ROSTER)[1:]
        )
        assert people.count("Discern doesn't say") == ("should" in question)


def test_how_somebody_is_elsewhere_is_not_known() -> None:
    answer = ask("Is she someone else outside of work?")
    assert not answer.answered
    assert answer.sentences[0].text == format_message("en", "asking-adapted")
    assert answer.suggestions


@pytest.mark.parametrize(
    ("question", "kind", "key"),
    [
        ("Is she overloaded at the moment?", "now", "portrait"),
        ("How is Ana feeling these days?", "now", "portrait"),
        ("Would she be any good with customers?", "ability", "strength"),
        ("Is Ana loyal?", "ability", "strength"),
    ],
)
def test_how_somebody_is_now_or_how_good_is_not_measured(question: str, kind: str, key: str) -> None:
    answer = ask(question)
    assert answer.sentences[0].text.startswith(format_message("en", f"asking-{kind}"))
    assert keys_of(answer)[1] == key


def test_who_may_burn_out_is_nobody_by_name() -> None:
    answer = ask("Is somebody here close to burning out?", TEAM)
    assert answer.sentences[0].text.startswith("How people are doing now isn't measured.")
    assert answer.sentences[1].text.startswith("Ask each of them in private")
    assert not re.findall(r"\[P\d\]", answer.model_dump_json())


def test_why_a_team_is_as_it_is_is_not_measured() -> None:
    first, *near = ask("Why do we always quarrel?", TEAM).sentences
    assert first.text.startswith("Why that is so isn't measured.")
    assert near


def test_why_a_team_decides_as_it_does_begins_with_the_reason_and_not_with_counts() -> None:
    for question in ("Why does it take us forever to decide anything?", "Why do we never agree?"):
        assert keys_of(ask(question, TEAM))[0] == "situation"


@pytest.mark.parametrize("question", ["What is our team like?", "What are we like?", "How is this team made up?"])
def test_what_a_team_is_like_is_answered(question: str) -> None:
    assert ask(question, TEAM).answered


@pytest.mark.parametrize("question", ["How many Ds do we have?", "What percentage of the team is D?"])
def test_how_many_there_are_is_a_number_and_names(question: str) -> None:
    answer = ask(question, TEAM)
    assert named_in(answer) == [{"Ana"}]
    assert answer.sentences[0].text == "One of the 7 people with a profile (14%) is in D or leans there: [P1]."


def test_where_nobody_makes_up_for_another_people_who_are_alike_can_be_put_together() -> None:
    material, roster = gather_team(2, [ANA, MEI], MANAGER)
    answer = ask("Who should I pair up?", material, roster)
    assert answer.answered
    assert answer.sentences[0].text == "No two people here are clearly opposite."


def test_what_to_do_without_offence_is_no_question_for_strengths() -> None:
    assert "strength" not in keys_of(ask("How do I criticise Ana without her taking offence?"))


def test_who_of_two_is_the_faster_is_how_they_differ() -> None:
    pair, roster = gather_pair(ANA, CALLUM, MANAGER)
    [said] = ask("Which of the two acts faster?", pair, roster).sentences
    assert said.text == "[P1] moves fast, and [P2] takes time."


@pytest.mark.parametrize(
    ("question", "key"),
    [
        ("Should I drop her a note?", "card remote"),
        ("How does she behave when the place is on fire?", "portrait"),
        ("Can I trust her to finish alone?", "card delegation"),
        ("Her plan won't fly. How do I put it?", "do"),
        ("how do i tell her no without hurting her", "do"),
        ("Is she somebody who thinks first?", "style"),
    ],
)
def test_a_turn_of_phrase_is_read_by_what_it_means(question: str, key: str) -> None:
    assert keys_of(ask(question))[0] == key


class Remembering:
    """A model that says nothing, and keeps what it is given."""

    model = "tiny-1"

    def __init__(self) -> None:
        self.given: dict[str, str] = {}

    async def pick(self, question: str, texts: Mapping[str, str]) -> tuple[list[str] | None, Writing]:
        self.given.update(texts)
        return None, Writing()


def test_a_model_is_given_what_words_find_however_much_there_is() -> None:
    picker = Remembering()
    answer = asyncio.run(answer_question(TEAM, "Why do Ana, Callum and Greta disagree?", TEAM_ROSTER, picker))
    assert len(texts_of(TEAM, ["[P1]", "[P3]", "[P4]"])) > MOST_TEXTS == len(picker.given)
    assert answer.answered
    assert {sentence.text for sentence in answer.sentences} <= {*picker.given.values()}


def test_a_model_is_not_asked_who_is_like_something() -> None:
    picker = Remembering()
    answer = asyncio.run(answer_question(TEAM, "Who leads with I?", TEAM_ROSTER, picker))
    assert not picker.given
    assert answer == ask("Who leads with I?", TEAM)


DOUBTFUL = MEI.model_copy(
    update={"quality": Quality(verdict="caution", checks=[QualityCheck(id="near_random", passed=False, meaning="")])}
)
MIXED, MIXED_ROSTER = gather_team(8, [ANA, FREYA, CALLUM, GRETA, DOUBTFUL, NADIA, YUSUF], MANAGER)


def said_to(question: str, material: Material = MIXED, roster: Roster = MIXED_ROSTER) -> list[str]:
    return [each.text for each in ask(question, material, roster).sentences]


@pytest.mark.parametrize("question", ["Who is where?", "Where does everyone stand?", "What style does everybody have?"])
def test_where_everybody_is_names_each_once_by_their_place(question: str) -> None:
    answer = ask(question, MIXED, MIXED_ROSTER)
    places = re.findall(r"\[P\d\]", " ".join(each.text for each in answer.sentences))
    assert sorted(places) == [f"[P{n}]" for n in range(1, 8)]
    *sided, open_, random = answer.sentences
    assert open_.text == "Leaning to no side yet: [P7]."
    assert random.text == format_message("en", "asking-random", {"name": "[P5]"})
    assert all(each.strength for each in sided)


@pytest.mark.parametrize(
    "question",
    ["How sure are these results?", "Are these results trustworthy?", "can I trust this?", "How reliable is all that?"],
)
def test_how_sure_a_team_is_begins_with_how_many_are_clear(question: str) -> None:
    assert re.fullmatch(r"A side is clear for 5 of 8 people here: .*", said_to(question)[0])
    assert said_to(question)[1:] == [
        format_message("en", "asking-random", {"name": "[P5]"}),
        "Leaning to no side yet: [P7].",
        "One person here has no profile.",
    ]


@pytest.mark.parametrize(
    "question",
    [
        "whos results could be wrong",
        "whose result should I take with care",
        "Who are we least sure of?",
        "Whose answers look random?",
    ],
)
def test_whose_results_are_in_doubt_never_points_at_a_clear_profile(question: str) -> None:
    named = set(re.findall(r"\[P\d\]", " ".join(said_to(question))))
    assert named == {"[P5]", "[P7]"}
    clear, roster = gather_team(3, [ANA, FREYA, CALLUM], MANAGER)
    assert said_to(question, clear, roster)[0].startswith("No one's results look doubtful here")
    assert not re.findall(r"\[P\d\]", " ".join(said_to(question, clear, roster)))


HALF, HALF_ROSTER = gather_person(LEAN, MANAGER)


@pytest.mark.parametrize(
    "question", ["Could she be another type?", "might this be wrong", "how reliable is the result"]
)
def test_who_may_be_of_another_style_is_answered_with_the_likeliest_and_the_next(question: str) -> None:
    quarters = sorted(HALF.results[0].style.quarters.items(), key=lambda each: -each[1])  # type: ignore[union-attr]
    (first, chance), (second, next_chance), *_ = quarters
    lead, verdict = said_to(question, HALF, HALF_ROSTER)
    assert f"The likeliest quarter is {first} ({percent(chance)}), but {second} is possible" in lead
    assert percent(next_chance) in lead
    assert verdict == "[P1] takes time before acting."


def test_another_style_that_is_asked_for_is_the_one_that_is_answered() -> None:
    assert "I is hardly possible" in said_to("Could she be an I?", HALF, HALF_ROSTER)[0]


@pytest.mark.parametrize(
    "question", ["Sum her up in one line", "Ana in a nutshell", "describe her style in one sentence"]
)
def test_one_sentence_is_the_verdict_alone(question: str) -> None:
    [said] = ask(question).sentences
    assert said.text == "[P1] moves fast and puts the task first."
    [of_half] = said_to(question.replace("Ana", "Lea"), HALF, HALF_ROSTER)
    assert re.fullmatch(r"\[P1\] takes time before acting, and [SC] is the likeliest quarter \(\d+%\)\.", of_half)


@pytest.mark.parametrize(
    "question",
    ["Are we quick or slow?", "do we decide too slowly", "How fast do we decide?", "Do we work fast or carefully?"],
)
def test_whether_a_team_is_fast_begins_with_how_many_are(question: str) -> None:
    lead, *groups = said_to(question, TEAM, TEAM_ROSTER)
    assert TEAM.analysis is not None
    assert TEAM.analysis.halves is not None
    assert "of 7 people with a profile, the fast half has 3 and the calm half 3." in lead
    assert len(TEAM.analysis.map) == 7
    # As on the team's page, whose tile is in the row of those without a side.
    assert [point.name for point in find_open(TEAM.analysis)] == ["[P7]"]
    assert lead.endswith("No side can be said yet of [P7], so the counts leave this person out.")
    assert [re.search("move fast|take their time", each)[0] for each in groups] == ["move fast", "take their time"]  # type: ignore[index]
    assert all(not each.endswith("fast.") for each in groups), "and what to do"


@pytest.mark.parametrize(
    "question",
    [
        "How should I announce the merger here?",
        "how do we introduce a new tool so that nobody is lost",
        "What about change?",
    ],
)
def test_a_change_is_said_by_what_most_are_and_then_to_the_few(question: str) -> None:
    crew = [ANA, MEI, FREYA, measure("Di Dee", (2.4, 0.2, -1.8, -0.8), number=72), GRETA]
    material, roster = gather_team(5, crew, MANAGER)
    most, *few = said_to(question, material, roster)
    assert "fast" in most
    assert "tried at once" in most
    assert any("[P5] takes time. Announce it a few days ahead" in each for each in few)


@pytest.mark.parametrize(
    "question", ["Our stand-ups are too long", "How do we shorten meetings?", "why do our meetings never end"]
)
def test_meetings_that_drag_on_are_shortened(question: str) -> None:
    lead, closer = said_to(question, TEAM, TEAM_ROSTER)
    assert all(each in lead for each in ("one aim", "a time beside every item", "closes it"))
    assert closer == "[P1] moves fast and puts the task first."


@pytest.mark.parametrize(
    "question",
    ["Who should open the workshop with our client?", "who could host the kick-off", "Who leads the first meeting?"],
)
def test_who_hosts_is_who_opens_and_who_keeps_notes(question: str) -> None:
    answer = ask(question, TEAM)
    assert answer.sentences[0].text.startswith("People who are fast and put people first (I) open a meeting well.")
    assert named_in(answer)[1] == {"Freya"}
    few, roster = gather_team(3, [FREYA, MEI, CALLUM], MANAGER)
    assert "No one" not in said_to(question, few, roster)[0]


@pytest.mark.parametrize(
    "question",
    ["Who shies away from conflict?", "who is conflict-averse", "who here ducks an argument", "Who avoids conflict?"],
)
def test_who_avoids_conflict_is_not_measured_but_who_is_near(question: str) -> None:
    answer = ask(question, TEAM)
    assert answer.sentences[0].text.startswith("Who avoids conflict isn't measured.")
    assert {"Callum"} in named_in(answer)


@pytest.mark.parametrize(
    "question", ["How does he like getting emails?", "how should I word a message to him", "Emails to him?"]
)
def test_how_somebody_likes_emails_is_said_with_how_to_talk(question: str) -> None:
    quick, roster = gather_person(measure("Ola Orr", (0.8, 0.9, -0.8, -0.9), number=81), MANAGER)
    assert {"card remote", "do"} <= {*keys_of(ask(question, quick, roster))}


@pytest.mark.parametrize(
    "question",
    ["who hasnt filled it in yet", "who is still missing", "Who hasn't done the questionnaire?", "Whos still missing?"],
)
def test_who_has_yet_to_answer_is_counted_and_never_named(question: str) -> None:
    where = "The People page shows who has been invited."
    assert said_to(question) == [f"One of eight has no profile yet. {where}"]
    ten, roster = gather_team(10, CREW, MANAGER)
    assert said_to(question, ten, roster) == [f"Three of ten have no profile yet. {where}"]
    assert said_to(question, TEAM, TEAM_ROSTER) == ["Everyone here has a profile."]


@pytest.mark.parametrize(
    "question",
    [
        "whats the 2nd strongest style, and is it really different from the first?",
        "What is Lea's second style?",
        "What are her top two styles, and how far apart are they?",
    ],
)
def test_the_second_style_is_said_with_both_ranges_and_whether_the_order_is_clear(question: str) -> None:
    scores = HALF.results[0].scores
    assert scores is not None
    (first, high), (second, low), *_ = sorted(scores.items(), key=lambda each: -each[1].score)
    lead, verdict = said_to(question, HALF, HALF_ROSTER)
    highest, next_one = (format_score(each.score, each.interval) for each in (high, low))
    assert lead.startswith(f"The highest score is {first}, {highest}, and the second is {second}, {next_one}.")
    assert "so the order isn't clear" in lead
    assert verdict == "[P1] takes time before acting."


def test_of_two_scores_whose_ranges_are_apart_the_order_is_clear() -> None:
    assert HALF.results[0].scores is not None
    scores = {
        style: each.model_copy(update={"score": score, "interval": (score - 4.0, score + 4.0)})
        for (style, each), score in zip(HALF.results[0].scores.items(), (30.0, 40.0, 60.0, 80.0), strict=True)
    }
    apart, roster = gather_person(HALF.results[0].model_copy(update={"scores": scores}), MANAGER)
    assert said_to("What is the second strongest style?", apart, roster)[0] == (
        "The highest score is C, 80 (76–84), and the second is S, 60 (56–64). "
        "These ranges don't overlap, so the order is clear."
    )


@pytest.mark.parametrize("question", ["how do i tell them bad news", "How should I break hard news to the team?"])
def test_bad_news_is_said_by_what_most_of_a_team_are_and_then_to_the_few(question: str) -> None:
    crew = [ANA, MEI, FREYA, measure("Di Dee", (2.4, 0.2, -1.8, -0.8), number=72), GRETA]
    material, roster = gather_team(5, crew, MANAGER)
    answer = ask(question, material, roster)
    most, *few = [each.text for each in answer.sentences]
    assert "Say the news in the first sentence" in most
    assert any("[P5] takes time. Say it early" in each for each in few)
    assert "card" not in {each.kind for each in answer.statements}


@pytest.mark.parametrize(
    "question",
    [
        "what should we talk about in our first coaching session",
        "Which topics should I bring up in the next session with Ana?",
        "What do I ask her in a 1:1 session?",
    ],
)
def test_a_first_session_is_a_question_a_strength_what_to_watch_and_one_thing_to_try(question: str) -> None:
    assert keys_of(ask(question)) == ["question", "strength", "watch_out", "try"]
    assert keys_of(ask(question.replace("Ana", "Yusuf"), OPEN))[0] == "question"


@pytest.mark.parametrize(
    "question", ["is she an introvert", "Is Ana shy?", "would you say she's an extrovert", "is ana emotional"]
)
def test_a_trait_is_not_measured_but_pace_is(question: str) -> None:
    assert said_to(question, PERSON, ROSTER) == [
        "That isn't measured. What comes nearest is pace:",
        "[P1] moves fast.",
    ]
    assert said_to(question.replace("Ana", "Yusuf").replace("ana", "yusuf"), OPEN, OPEN_ROSTER) == [
        "That isn't measured. What comes nearest is pace: It's open whether [P1] moves fast or takes time.",
        "No side is clear yet for [P1].",
    ]


@pytest.mark.parametrize(
    "question", ["are there subgroups or cliques", "Which camps are there in our team?", "who is friends with whom"]
)
def test_of_cliques_it_is_said_who_is_alike_by_style_and_who_stands_apart(question: str) -> None:
    lead, *others = said_to(question, TEAM, TEAM_ROSTER)
    assert lead == "Friendships aren't measured. By style, this is who is alike:"
    places = said_to("Who is where?", TEAM, TEAM_ROSTER)
    assert others[: len(places)] == places
    assert others[len(places) :]


@pytest.mark.parametrize(
    "question",
    [
        "what does he look like when hes stressed and what can i do then",
        "How is Ana under pressure, and how can I help?",
        "How do I see that she's overwhelmed, and what helps then?",
    ],
)
def test_pressure_and_what_to_do_is_answered_with_these_two_and_nothing_else(question: str) -> None:
    answer = ask(question)
    assert keys_of(answer) == ["portrait", "do"]
    assert "nder pressure" in answer.sentences[0].text


@pytest.mark.parametrize("question", ["whats missing in this team", "Which style do we lack?"])
def test_where_no_style_is_missing_the_thinnest_is_said_and_what_to_ask(question: str) -> None:
    thetas = ((2.4, 0.2, -1.8, -0.8), (0.2, 2.4, -0.8, -1.8), (-1.8, -0.8, 2.4, 0.2), (-0.8, -1.8, 0.2, 2.4))
    crew = [measure(f"Person {n}", thetas[n % 4], number=100 + n) for n in range(11)]
    material, roster = gather_team(len(crew), crew, MANAGER)
    here, to_ask, to_try = said_to(question, material, roster)
    assert here == "All four styles are here. The fewest are in C: about two of the 11 people with a profile."
    assert to_ask.startswith("“")
    assert to_try in {each.text for each in material.statements if each.kind == "try"}


@pytest.mark.parametrize("question", ["Who isn't clear?", "who are we least sure about"])
def test_who_is_not_clear_begins_with_who_is_open_and_ends_with_random_answers(question: str) -> None:
    said = said_to(question)
    assert said[0] == "Leaning to no side yet: [P7]."
    assert said[-1] == format_message("en", "asking-random", {"name": "[P5]"})
    said = said_to(question, TEAM, TEAM_ROSTER)
    assert (said[0], said[-1]) == ("Leaning to no side yet: [P7].", "No answers here look picked at random.")
    assert said_to("Whose answers look random?")[0] == format_message("en", "asking-random", {"name": "[P5]"})


@pytest.mark.parametrize(
    "question", ["Do we trust each other?", "how high is the trust here", "how does Ana learn best"]
)
def test_what_is_not_measured_is_said_before_what_comes_near(question: str) -> None:
    assert re.search(r"isn't measured\.", said_to(question, TEAM, TEAM_ROSTER)[0])


@pytest.mark.parametrize(
    "question", ["Are the older ones calmer?", "who has the most experience", "what is our turnover"]
)
def test_what_is_known_of_nobody_is_not_answered(question: str) -> None:
    answer = ask(question, TEAM)
    assert not answer.answered
    assert answer.sentences[0].text == format_message("en", "asking-facts")
    assert answer.suggestions


@pytest.mark.parametrize("question", ["Who would be bored by details?", "who hates a careful check of every detail"])
def test_who_is_bored_by_something_is_who_is_across_from_those_who_like_it(question: str) -> None:
    assert named_in(ask(question, TEAM))[1:] == named_in(ask("Who is in I?", TEAM))[1:]


@pytest.mark.parametrize("question", ["How do we get quiet people to speak up?", "how do I bring the shy ones in"])
def test_how_quiet_people_are_heard_is_what_to_do_and_who_is_calm(question: str) -> None:
    lead, *who = said_to(question, TEAM, TEAM_ROSTER)
    assert "Send the question a day ahead" in lead
    assert who
    assert set(who) <= set(said_to("Who is calm?", TEAM, TEAM_ROSTER))


@pytest.mark.parametrize("question", ["What happens if our D leaves?", "what would we lose if the D quits"])
def test_what_is_left_without_a_style_is_where_to_see_it_and_who_it_is(question: str) -> None:
    lead, *who = said_to(question, TEAM, TEAM_ROSTER)
    assert lead.startswith("“What if” on the team's page ")
    assert who == said_to("Who is in D?", TEAM, TEAM_ROSTER)[1:]


@pytest.mark.parametrize("question", ["Who in the team does she get on with?", "who clashes with her"])
def test_of_one_person_it_is_not_known_who_is_how_beside_them(question: str) -> None:
    answer = ask(question)
    assert not answer.answered
    assert answer.sentences[0].text == format_message("en", "asking-of-team")


@pytest.mark.parametrize(
    "question",
    ["whos quiet in meetings and how do i get them to speak up", "who is shy, and how do we help them to talk"],
)
def test_a_question_in_two_parts_is_about_the_people_of_the_first(question: str) -> None:
    lead, *who = said_to(question, TEAM, TEAM_ROSTER)
    assert "Send the question a day ahead" in lead
    assert who
    assert set(who) <= set(said_to("Who is calm?", TEAM, TEAM_ROSTER))


@pytest.mark.parametrize(
    "question", ["how many of each colour do we have, red yellow green blue", "How many D, I, S and C are there?"]
)
def test_how_many_there_are_of_each_style_is_all_four_counts_with_their_ranges(question: str) -> None:
    [said] = said_to(question, TEAM, TEAM_ROSTER)
    assert TEAM.analysis is not None
    for style, colour in zip(STYLES, ("red", "yellow", "green", "blue"), strict=True):
        share = shares_of(TEAM.analysis)[style]
        assert share.interval is not None
        low, high = share.interval
        assert f"{style} ({colour}) has {share.count} ({low:.0f} to {high:.0f})" in said


@pytest.mark.parametrize("question", ["Give me a quick summary of this team", "Please summarise our team"])
def test_a_summary_of_a_team_is_its_shape_a_divide_a_strength_and_a_risk(question: str) -> None:
    answer = ask(question, TEAM)
    assert answer.sentences[0].text == TEAM.statements[0].text
    assert keys_of(answer)[-2] == "strength"
    assert len(answer.sentences) == 4
    assert len(said_to("Our team in one sentence", TEAM, TEAM_ROSTER)) == 1


@pytest.mark.parametrize("question", ["who handels pressure worst", "Which of us copes best with stress?"])
def test_who_takes_pressure_worst_is_not_measured_and_everybody_is_named_or_nobody(question: str) -> None:
    lead, *others = said_to(question, TEAM, TEAM_ROSTER)
    assert lead.startswith("Who takes pressure best or worst isn't measured.")
    assert {place for each in others for place in re.findall(r"\[P\d\]", each)} == {f"[P{n}]" for n in range(1, 7)}
    crew = [measure(f"Person {n}", (2.2, 0.4, -1.6, -1.0), number=n) for n in range(1, 15)]
    assert "[P" not in ask(question, *gather_team(len(crew), crew, MANAGER)).model_dump_json()


@pytest.mark.parametrize(
    "question", ["Why do Ana and Callum keep missunderstanding each other?", "How will Ana and Callum get along?"]
)
def test_of_two_people_the_answer_has_what_rubs_and_what_to_agree(question: str) -> None:
    assert {"rub", "card disagreement"} <= {*keys_of(ask(question, TEAM))} | {
        each.kind for each in ask(question, TEAM).statements
    }


def test_whether_to_repeat_is_said_with_the_checks_that_were_passed_or_not() -> None:
    passed = [QualityCheck(id="fast", passed=True, meaning="")]
    failed = [QualityCheck(id="person_fit", passed=False, meaning="")]
    question = "How reliable is this, should they take the test again?"
    for checks, said in ((passed, "There is no need to repeat it"), (failed, "Answer once more")):
        quality = Quality(verdict="ok" if checks is passed else "caution", checks=checks)
        material, roster = gather_person(ANA.model_copy(update={"quality": quality}), MANAGER)
        lead = said_to(question, material, roster)[0]
        assert said in lead
        assert ("passed every check." in lead) == (checks is passed)
        assert ("fit together less well" in lead) == (checks is failed)


@pytest.mark.parametrize("question", ["Who should lead the team when I'm on leave?", "who could run our team"])
def test_who_should_lead_the_team_meanwhile_is_not_chosen(question: str) -> None:
    assert said_to(question, TEAM, TEAM_ROSTER)[0].startswith("Discern doesn't say who should lead.")


def test_whose_answers_make_no_profile_is_named_first_and_nothing_is_said_of_them() -> None:
    material, roster = replace(MIXED, withheld=("[P8]",)), MIXED_ROSTER
    said = format_message("en", "asking-withheld", {"name": "[P8]"})
    assert said_to("Whose results should I take with a pinch of salt?", material, roster)[0] == said
    assert said in said_to("Who has no profile?", material, roster)
    for question in ("What stresses [P8]?", "How do [P8] and Ana get on?"):
        assert said_to(question, material, roster) == [said]
    assert not ask("Should I hire [P8]?", material, roster).answered
    clear, few = gather_team(4, [ANA, FREYA, CALLUM], MANAGER, withheld=1)
    answer = said_to("Whose results should I doubt?", replace(clear, withheld=("[P4]",)), few)
    assert answer[0] == format_message("en", "asking-withheld", {"name": "[P4]"})
    assert not any("Nobody's" in each for each in answer)


@pytest.mark.parametrize(
    "question",
    ["are you sure about the style or is it a close call?", "Are you sure about the style?", "is it a close call?"],
)
def test_whether_it_is_sure_or_close_is_how_sure_it_is(question: str) -> None:
    assert said_to(question, HALF, HALF_ROSTER) == said_to("how sure are you about the style?", HALF, HALF_ROSTER)


@pytest.mark.parametrize("question", ["who are the most dominant people here?", "Who is in D?"])
def test_who_may_well_be_in_a_quarter_comes_after_those_who_are(question: str) -> None:
    near = measure("Vi Lo", (1.2, -1.0, -1.4, 1.1), number=92)
    material, roster = gather_team(4, [ANA, near, FREYA, GRETA], MANAGER)
    chance = chance_of(material.profiled[1].style, "D") if material.profiled[1].style else None
    assert chance is not None
    assert 0.25 <= chance < LEANING
    assert said_to(question, material, roster)[1:] == [
        "[P1] moves fast and puts the task first.",
        f"Next to D: [P2] ({percent(chance)}).",
    ]
    assert not any("Next to" in each for each in said_to(question, TEAM, TEAM_ROSTER)), "where nobody is near"


@pytest.mark.parametrize("question", ["how do they make decisions as a group", "how do we decide?"])
def test_how_a_team_decides_is_its_halves_and_one_thing_to_do(question: str) -> None:
    for material, roster in ((TEAM, TEAM_ROSTER), (MIXED, MIXED_ROSTER)):
        *_, pace, focus, to_do = said_to(question, material, roster)
        assert "[P3], [P4] and [P6] take their time." in pace
        assert "[P1], [P4] and [P6] put the task first." in focus
        assert "next decision" in to_do
    assert said_to(question, TEAM, TEAM_ROSTER)[0] in {
        each.text for each in TEAM.statements if each.kind == "situation"
    }


@pytest.mark.parametrize(
    "question",
    [
        "Which two people would work best together on a tight deadline?",
        "against the clock, who should pair up together",
    ],
)
def test_who_fits_under_a_deadline_is_not_measured_but_who_is_fast_beside_who_checks(question: str) -> None:
    lead, *pairs = said_to(question, TEAM, TEAM_ROSTER)
    assert lead.startswith("How two people work under a deadline isn't measured.")
    assert pairs == [
        "[P1] gets things going, and [P4] spots what was missed.",
        "[P2] gets things going, and [P6] spots what was missed.",
    ]


@pytest.mark.parametrize("length", ["in a few sentences", "in a few words", "in two lines"])
def test_a_few_sentences_are_no_fewer_than_without_saying_so(length: str) -> None:
    plain = said_to("describe this team", TEAM, TEAM_ROSTER)
    assert len(plain) == 3
    assert said_to(f"describe this team {length}", TEAM, TEAM_ROSTER) == plain
    summary = said_to("summarise this team", TEAM, TEAM_ROSTER)
    assert said_to(f"summarise this team {length}", TEAM, TEAM_ROSTER) == summary


@pytest.mark.parametrize(
    "question",
    ["how do I run a meeting so the quiet ones get a say", "how should we meet so that introverts contribute?"],
)
def test_quiet_people_in_a_meeting_write_first_and_are_asked_by_name(question: str) -> None:
    lead, *who = said_to(question, TEAM, TEAM_ROSTER)
    assert "collect answers in writing first, then go round" in lead
    assert {place for each in who for place in re.findall(r"\[P\d\]", each)} == {"[P3]", "[P4]", "[P6]"}


@pytest.mark.parametrize(
    "question", ["We're hiring one more person, what style do we need?", "Should we hire a D or an S?"]
)
def test_a_gap_is_not_for_hiring_but_for_habits(question: str) -> None:
    answer = ask(question, TEAM)
    assert not answer.answered
    assert answer.sentences[0].text.endswith("What a team is missing can also be covered by habits.")
    assert answer.suggestions[0] == "What is this team missing?"
    assert ask(answer.suggestions[0], TEAM).answered
    assert "habits" not in ask("What salary does Ana deserve?", TEAM).sentences[0].text


NEARLY_APART = [
    (1.7, -1.1, 0.4, -1.0),
    (1.6, 0.2, -0.2, -1.5),
    (0.6, -0.3, -0.3, 0.1),
    (0.8, -0.2, -0.3, -0.3),
    (1.6, -1.2, -0.3, -0.1),
    (0.8, 1.1, -0.7, -1.2),
]


def test_where_no_one_stands_apart_the_nearest_to_it_is_named_with_its_probability() -> None:
    crew = [measure(f"Person {n}", theta, number=n) for n, theta in enumerate(NEARLY_APART, start=1)]
    material, roster = gather_team(len(crew), crew, MANAGER)
    lead, nearest = said_to("Who are the outliers?", material, roster)
    assert lead == "No one here clearly stands apart."
    assert re.fullmatch(r"\[P\d\] is nearest to it \(\d+%\)\.", nearest)


def test_the_nearest_to_standing_apart_comes_before_who_is_alone_in_a_quarter() -> None:
    answer = ask("Who is the odd one out?", TEAM, TEAM_ROSTER)
    assert answer.sentences[0].text == "No one here clearly stands apart."
    assert "is nearest to it" in answer.sentences[1].text
    assert keys_of(answer)[-1] == "lone"


def test_what_a_team_is_bad_at_is_answered_by_what_it_may_cost_and_not_by_strengths() -> None:
    assert set(keys_of(ask("What are we bad at?", TEAM, TEAM_ROSTER))) <= {"watch_out", "absent"}


def test_that_people_do_not_talk_to_each_other_is_no_question_of_what_to_avoid_saying() -> None:
    keys = keys_of(ask("they dont talk to each other", TEAM, TEAM_ROSTER))
    assert keys
    assert not any("dont" in key for key in keys)


def test_who_gets_the_paperwork_is_who_is_careful_whatever_it_is_called() -> None:
    careful = said_to("Who is careful?", TEAM, TEAM_ROSTER)
    assert said_to("wich of them is the most carefull", TEAM, TEAM_ROSTER) == careful
    assert said_to("Who can I give the boring paperwork?", TEAM, TEAM_ROSTER)[0] == careful[0]


@pytest.mark.parametrize("question", ["what drives her crazy", "What drives Ana mad?", "wat drives her up the wall"])
def test_what_drives_somebody_crazy_is_what_drains_and_not_what_drives(question: str) -> None:
    keys = keys_of(ask(question))
    assert "drains" in keys
    assert "energises" not in keys


@pytest.mark.parametrize(
    "question",
    [
        *("who slows us down", "who is holding the team back", "who will hate the new ticket system"),
        "who will struggle with the new crm software",
        *("who will be unhappy about the rollout", "Who needs time with the new system?", "who resents the new office"),
        *("Who will push back on the reorg?", "who won't like the change", "who is reluctant to change"),
    ],
)
def test_who_slows_a_team_down_or_resists_what_is_new_is_who_takes_time(question: str) -> None:
    lead, *people = said_to(question, TEAM, TEAM_ROSTER)
    assert lead.startswith("People in the calm half")
    assert people
    assert all("takes time" in each for each in people)


@pytest.mark.parametrize("about", ["these results", "the results"])
def test_how_sure_the_results_are_is_answered_like_how_sure_it_is(about: str) -> None:
    for material, roster in ((TEAM, TEAM_ROSTER), (PERSON, ROSTER)):
        assert said_to(f"how sure are you about {about}?", material, roster) == said_to(
            "how sure are you?", material, roster
        )


@pytest.mark.parametrize(
    "question",
    [
        "who isn't afraid of change",
        "Who won't mind the reorg?",
        "who doesn't mind change",
        "who is least unhappy about the rollout",
    ],
)
def test_two_words_against_something_are_none(question: str) -> None:
    assert said_to(question, TEAM, TEAM_ROSTER) == said_to("Who likes change?", TEAM, TEAM_ROSTER)


@pytest.mark.parametrize(
    ("question", "same"),
    [
        ("Ana keeps missing deadlines. What's a good way to raise it?", "Ana missed a deadline. How do I tell her?"),
        ("Can I leave Ana to it or does she want me checking in?", "How much freedom does Ana need?"),
        ("Who will notice errors in the contract?", "Who will spot mistakes in the contract?"),
        ("What sort of task would bore Ana?", "What drains Ana?"),
        ("What mistakes do managers make with Ana?", "What should I avoid with Ana?"),
        ("Does Ana really agree or is she just polite?", "What does Ana really think?"),
        ("Ana never asks for help. What can I do?", "How does Ana ask for help?"),
        ("Nobody says anything in our retro. What can I do?", "How do I get quiet people to speak up?"),
        ("How do I tell them that budgets will be cut?", "How do I tell them bad news?"),
        ("Who won't like being told what to do?", "Who is in D?"),
        ("If I change Ana's priorities, what happens?", "How does Ana take change?"),
        ("Who would be least happy with hot desks?", "Who dislikes change?"),
        ("What's the best thing about this team?", "What are our strengths?"),
        ("What is the one thing that would help this team most?", "What should I do on Monday?"),
        ("Does anyone here like working alone?", "Who likes working alone?"),
        ("Should I give Ana the details or just the headline?", "How much detail does Ana want?"),
        ("Can Ana cope with a slow, careful boss?", "How does Ana work with slow people?"),
        ("What will this team be like in a crisis?", "How do we react in a crisis?"),
    ],
)
def test_other_words_for_the_same_have_the_same_answer(question: str, same: str) -> None:
    assert said_to(question, TEAM, TEAM_ROSTER)[:1] == said_to(same, TEAM, TEAM_ROSTER)[:1]


def test_that_a_team_is_late_is_no_fault_of_a_person() -> None:
    asked = "We're always late with deliverables. Is there something in the team's make-up behind that?"
    answer = ask(asked, TEAM)
    assert answer.sentences[0].text.startswith("Why that is so isn't measured.")
    assert "card taking-feedback" not in keys_of(answer)
    assert keys_of(ask("Ana is always late."))[0] == "card taking-feedback"


def test_running_a_meeting_is_not_leading_and_on_their_own_is_not_owning() -> None:
    for question in ("Who should run the difficult client meeting?", "Who could run that long weekly meeting?"):
        assert not any("should lead" in each for each in said_to(question, TEAM, TEAM_ROSTER))
    alone = said_to("who is on their own in style, the odd one out?", TEAM, TEAM_ROSTER)
    assert alone == said_to("Who is the odd one out?", TEAM, TEAM_ROSTER)
    assert "should lead" in said_to("Who could own the launch?", TEAM, TEAM_ROSTER)[0]


@pytest.mark.parametrize("news", ["budget cuts", "job cuts", "lay-offs", "redundancies"])
def test_cuts_are_bad_news_and_nobody_is_chosen_for_them(news: str) -> None:
    assert said_to(f"How do we announce {news}?", TEAM, TEAM_ROSTER) == said_to(
        "How do we announce bad news?", TEAM, TEAM_ROSTER
    )
    if news != "budget cuts":
        assert not ask(f"Who should we pick for the {news}?", TEAM, TEAM_ROSTER).answered


def test_of_doubtful_answers_it_says_what_to_do_next() -> None:
    material = replace(MIXED, withheld=("[P8]",))
    for name in ("[P5]", "[P8]"):
        [said] = said_to(f"What stresses {name}?", material, MIXED_ROSTER)
        assert "answer again" in said
        assert said.count("?") == 1


def test_what_is_said_of_members_begins_with_the_largest_sides_and_says_of_how_many() -> None:
    *sided, _ = (re.findall(r"\[P\d\]", line) for line in said_to("Who is where?", TEAM, TEAM_ROSTER))
    found = from_largest_sides(TEAM, 12)
    assert sorted(found) == sorted(name for side in sided for name in side)
    sizes = [len(side) for name in found[: len(sided)] for side in sided if name in side]
    assert sizes == sorted((len(side) for side in sided), reverse=True)
    assert sizes[0] > sizes[-1]
    lead = said_to("what does the team look like under pressure", FOUR, FOUR_ROSTER)[0]
    assert "this for 3 of the 4 people with a profile, from the largest sides first" in lead


def test_a_question_in_two_parts_is_answered_in_both() -> None:
    assert keys_of(ask("what are their blind spots and what could they work on"))[0] == "watch_out"
    lead, *people, card = said_to("who avoids conflict and how do I get them to speak up?", TEAM, TEAM_ROSTER)
    assert lead.startswith("Who avoids conflict isn't measured.")
    assert people == ["[P3] takes time and puts people first."]
    assert "[P3]" in card


def test_who_is_in_a_count_of_a_half_is_said_by_name_and_nobody_is_lost() -> None:
    assert MIXED.analysis is not None
    lead = said_to("Are we quick or slow?")[0]
    first, second = map(int, re.search(r"half has (\d) and the calm half (\d)", lead).groups())  # type: ignore[union-attr]
    left_out = re.search(r"No side can be said yet of (.*), so the counts leave them out\.", lead)
    assert left_out is not None
    assert sorted(re.findall(r"\[P\d\]", left_out[1])) == ["[P5]", "[P7]"], "one looks random and one is open"
    assert first + second + 2 == len(MIXED.profiled)
    said = " ".join(said_to("how do we decide?"))
    assert said.count("No side can be said yet") == 1
    assert "[P5]" not in said.replace(left_out[0], "")


@pytest.mark.parametrize(
    "question", ["who is most alike Ana", "who else is like Ana?", "whos nearest to Ana", "Who resembles Ana?"]
)
def test_who_is_like_somebody_is_who_is_nearest_the_most_probable_first(question: str) -> None:
    lead, *others = said_to(question)
    assert lead.startswith("Most likely nearest to [P1] on the circle: ")
    chances = [int(each) for each in re.findall(r"\((\d+)%\)", lead)]
    assert chances == sorted(chances, reverse=True)
    names = re.findall(r"\[P\d\]", lead)[1:]
    assert len(names) == len(chances) == len(others)
    assert all(name in text for name, text in zip(names, others, strict=True))
    assert not {"[P5]", "[P7]"} & {*names}, "of whom nothing is said"


@pytest.mark.parametrize(
    "question",
    ["who is where on the wheel?", "where on the circle is everybody", "put everybody on the circle"],
)
def test_where_everybody_is_on_the_circle_is_who_is_where(question: str) -> None:
    assert said_to(question) == said_to("Who is where?")


@pytest.mark.parametrize(
    "question",
    [
        "who would hate it if I changed the plan last minute",
        "Who would be upset if I changed the plan last minute?",
        "who'd be annoyed if the plan changes suddenly",
        "who would mind a change of plan at short notice",
    ],
)
def test_who_minds_a_sudden_change_is_who_takes_time(question: str) -> None:
    assert said_to(question) == said_to("who dislikes sudden changes?")
    assert said_to("who is fine with last minute changes")[0].startswith("People in the fast half")


@pytest.mark.parametrize(
    "question",
    [
        "how certain is this result, could it really be an S instead of a C",
        "is she an S rather than a C?",
        "might she be an S, not a C",
        "S instead of C?",
    ],
)
def test_one_style_instead_of_another_is_how_likely_both_are(question: str) -> None:
    quarters = ANA.style.quarters if ANA.style else None
    assert quarters is not None
    (first, chance), (second, following), *_ = sorted(quarters.items(), key=lambda each: -each[1])
    assert said_to(question, PERSON, ROSTER)[0] == (
        f"S is hardly possible ({percent(quarters['S'])}). "
        f"The likeliest quarter is {first} ({percent(chance)}), then {second} ({percent(following)})."
    )


@pytest.mark.parametrize(
    "question",
    ["how long does she need to make up her mind", "How fast does Ana decide?", "is she a quick decider?"],
)
def test_how_fast_somebody_decides_is_their_pace_or_that_it_is_open(question: str) -> None:
    assert said_to(question, PERSON, ROSTER) == ["[P1] moves fast."]
    lead, _ = said_to(question.replace("Ana", "Yusuf"), OPEN, OPEN_ROSTER)
    assert lead.startswith("It's open whether [P1] moves fast or takes time. Ask, “")


@pytest.mark.parametrize(
    "question", ["is there anybody who doesnt fit in this team", "who doesn't fit in?", "who is a misfit here"]
)
def test_who_does_not_fit_is_not_measured_but_who_is_different(question: str) -> None:
    lead, *others = said_to(question)
    assert lead.startswith("Discern doesn't measure who fits in")
    assert others == said_to("who is different from the rest?")[-len(others) :]
    assert said_to("which two don't fit together") == said_to("who clashes?")


def test_as_many_questions_as_are_wanted_and_nothing_else() -> None:
    for question, few in (("give me 3 questions I can use in the team workshop", True), ("a few questions?", False)):
        said = said_to(question)
        questions = [text for text in said if text.startswith("“")]
        assert (said[0].startswith("These results suggest")) == (few and len(questions) < 3)
        assert len(said) - len(questions) == int(few and len(questions) < 3)
    assert len(said_to("give me two questions for her", PERSON, ROSTER)) == 2


@pytest.mark.parametrize("question", ["do we have too many bosses", "too many leaders here?", "too many chiefs"])
def test_too_many_bosses_is_how_many_there_are_in_d(question: str) -> None:
    assert said_to(question) == said_to("do we have too many Ds?")
    assert "in D or leans there" in said_to(question)[0]


@pytest.mark.parametrize(
    "question",
    ["Ana and Callum have to share a project, what should they agree on first?", "what must Ana and Callum agree on"],
)
def test_what_two_should_agree_on_is_a_rule_for_both_and_then_what_each_brings(question: str) -> None:
    assert keys_of(ask(question, TEAM))[:2] == ["card sharing-work", "strength"]


def test_whether_somebody_should_repeat_it_is_answered_first() -> None:
    assert said_to("does anyone need to repeat it?")[0] == format_message("en", "asking-random", {"name": "[P5]"})
    question = "who's result is the least reliable, should someone take it again?"
    clear, *others = said_to(question, TEAM, TEAM_ROSTER)
    assert clear == "No one needs to repeat it: nobody's answers failed a check."
    assert "Leaning to no side yet: [P7]." in others
    failed = ANA.model_copy(
        update={"quality": Quality(verdict="caution", checks=[QualityCheck(id="fast", passed=False, meaning="")])}
    )
    material, roster = gather_team(4, [failed, FREYA, CALLUM, GRETA], MANAGER)
    assert said_to(question, material, roster)[0].startswith("Invite [P1] to answer again")


def test_who_is_so_and_who_is_not_are_both_named() -> None:
    for question in (
        "who needs more time to think and who doesnt",
        "Who worries about change and who can't wait for it?",
    ):
        said = said_to(question, TEAM, TEAM_ROSTER)
        for half in ("fast", "calm"):
            assert f"People in the {half} half" in said[0]
        assert "[P1] moves fast." in said
        assert "[P4] takes time before acting." in said


def test_a_team_that_is_to_be_faster_is_no_question_for_pairs() -> None:
    answer = ask("How do I speed this team up?", TEAM)
    assert answer.answered
    assert said_to("Who should work together?", TEAM, TEAM_ROSTER)[0] not in {each.text for each in answer.sentences}


def test_who_takes_bad_news_worst_is_not_measured_but_what_each_half_needs() -> None:
    lead, *needs = said_to("how do I tell them about budget cuts and who will take it worst", TEAM, TEAM_ROSTER)
    assert lead.startswith("Who takes it best or worst isn't measured.")
    assert needs == said_to("How do I tell them about budget cuts?", TEAM, TEAM_ROSTER)
