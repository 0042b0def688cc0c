"""Questions without a language model: answered by statements and cards that bear on them, or by "not said"."""

import asyncio
import re
from collections.abc import Mapping

import pytest

from discern.contract.models.reports import QuestionAnswer, Writing
from discern.contract.models.results import Quality, QualityCheck
from discern.contract.styles import STYLES
from discern.reports.asking.answering import MOST_TEXTS, answer_question
from discern.reports.asking.texts import texts_of
from discern.reports.material import Commission, Material, gather_person, gather_team
from discern.reports.placeholders import Roster
from discern.words import format_message
from tests.support.measured import measure, measure_many

ANA = measure("Ana Ruiz", (1.6, 0.2, -0.6, -1.0), number=10)
PERSON, ROSTER = gather_person(ANA, Commission("manager", "full"))
CREW = [each for each in measure_many(9) if each.scores is not None]
TEAM, TEAM_ROSTER = gather_team(len(CREW), CREW, Commission("manager", "full"))


def ask(question: str, material: Material = PERSON) -> QuestionAnswer:
    return asyncio.run(answer_question(material, question, ROSTER if material is PERSON else TEAM_ROSTER))


@pytest.mark.parametrize(
    ("question", "word"),
    [
        ("How does Ana decide?", "deci"),
        ("How should I give feedback?", "feedback"),
        ("What happens under pressure?", "pressure"),
        ("How can I delegate a task to her?", ""),
        ("How to argue with Ana?", ""),
    ],
)
def test_a_question_about_work_is_answered_from_the_material(question: str, word: str) -> None:
    answer = ask(question)
    assert answer.answered, question
    said = {text.said for text in texts_of(PERSON)}
    assert {sentence.text for sentence in answer.sentences} <= said
    assert 1 <= len(answer.sentences) <= 3
    held = {each.id for each in answer.statements}
    assert all(set(sentence.statements) <= held and sentence.statements for sentence in answer.sentences)
    assert any(word in sentence.text.casefold() for sentence in answer.sentences) or not word


def topics_of(answer: QuestionAnswer, material: Material) -> list[str]:
    """The topics of an answer's cards and of its statements about situations, in order."""
    topics = {text.said: text.topic for text in texts_of(material)}
    return [topic for sentence in answer.sentences if (topic := topics.get(sentence.text))]


@pytest.mark.parametrize(
    ("question", "topics"),
    [
        ("How should I give feedback?", {"taking-feedback"}),
        ("How can I best tell her what went wrong, so that my criticism lands?", {"taking-feedback", "talk-do"}),
        ("I have to criticise a presentation of hers tomorrow, any advice?", {"taking-feedback"}),
        ("How does Ana take criticism?", {"taking-feedback"}),
        ("How does Ana give feedback?", {"giving-feedback"}),
        ("How do I get her to give better feedback to the juniors?", {"giving-feedback"}),
        ("What should I talk about in my next 1:1 with her?", {"one-to-one"}),
        ("How can I best prepare for our one-to-one on Thursday?", {"one-to-one"}),
        ("We are going to reorganise the department. How will she take it?", {"change"}),
        ("Which tasks could I delegate to her while I am on holiday?", {"delegation"}),
        ("Why do we always quarrel about the budget?", {"disagreement"}),
        ("How much pressure can I put on her before a launch?", {"pressure"}),
        ("What about changes?", {"change"}),
    ],
)
def test_a_question_about_a_person_is_answered_by_its_topic_whatever_else_it_says(
    question: str, topics: set[str]
) -> None:
    found = topics_of(ask(question), PERSON)
    assert found
    assert found[0] in topics


@pytest.mark.parametrize(
    ("question", "topic"),
    [
        ("How should I run our next meeting?", "meetings"),
        ("What about meetings?", "meetings"),
        ("Our meetings drag on forever; how could I shorten them?", "meetings"),
        ("How do we avoid fights about priorities in the next quarter?", "conflict"),
        ("We lose weeks because deadlines slip. What can we do?", "planning"),
        ("How can we help a newcomer settle in during the first month?", "newcomer"),
        ("How should we take decisions when half of us are away?", "decisions"),
    ],
)
def test_a_question_about_a_team_is_answered_by_its_topic_whatever_else_it_says(question: str, topic: str) -> None:
    found = topics_of(ask(question, TEAM), TEAM)
    assert found
    assert found[0] == topic


HARD_TALK = ["talk-do", "talk-dont", "taking-feedback", "disagreement"]
CRITICISM = ["taking-feedback", "talk-do", "talk-dont"]
BAD_NEWS = ["talk-do", "talk-dont", "change"]
UPSET = ["talk-dont", "energy-lost", "pressure"]


@pytest.mark.parametrize(
    ("question", "topics"),
    [
        ("difficult conversation", HARD_TALK),
        ("Difficult conversation", HARD_TALK),
        ("Tough talk", HARD_TALK),
        ("How do I prepare a difficult conversation with him?", HARD_TALK),
        ("How do I prepare for a difficult talk with one person: what to say and what to avoid?", HARD_TALK),
        ("I have to have a hard talk with Ana tomorrow.", HARD_TALK),
        ("I need to bring up a sensitive topic with her", HARD_TALK),
        ("How do I confront him about missed deadlines?", HARD_TALK),
        ("How do I prepare the conversation with Ana?", HARD_TALK),
        ("negative feedback", CRITICISM),
        ("How do I give difficult feedback to Ana?", CRITICISM),
        ("What should I know before my feedback talk with Ana?", CRITICISM),
        ("How do I raise a problem with her?", CRITICISM),
        ("How do I point out a mistake without hurting him?", CRITICISM),
        ("He gets defensive when I correct him", CRITICISM),
        ("bad news", BAD_NEWS),
        ("How do I break bad news to her?", BAD_NEWS),
        ("prepare for a 1:1", ["one-to-one", "talk-do", "talk-dont"]),
        ("How do I prepare for my one-on-one with him?", ["one-to-one", "talk-do", "talk-dont"]),
        ("How do I say no to her?", ["talk-do", "talk-dont", "disagreement"]),
        ("What upsets him?", UPSET),
        ("What might annoy Ana?", UPSET),
        ("When does she get frustrated?", UPSET),
        ("What are his pet peeves?", UPSET),
        ("What should I avoid saying to him?", ["talk-dont", "talk-dont", "disagreement"]),
        ("Giving feedback", ["taking-feedback"] * 2),
        ("feedback to them", ["taking-feedback"] * 2),
        ("criticism", ["taking-feedback"] * 2),
        ("How should I prepare her feedback?", ["taking-feedback"] * 2),
        ("How does she give feedback?", ["giving-feedback"] * 2),
        ("her feedback to others", ["giving-feedback"] * 2),
        ("conflict", ["disagreement"] * 2),
        ("How do I handle conflict with her?", ["disagreement"] * 2),
    ],
)
def test_a_manager_who_prepares_a_talk_reads_what_to_say_what_to_avoid_and_what_may_go_wrong(
    question: str, topics: list[str]
) -> None:
    assert topics_of(ask(question), PERSON) == topics


@pytest.mark.parametrize(
    "question",
    [
        "Should I hire him? It will be a difficult conversation.",
        "How do I tell her in a difficult talk that she won’t get the promotion?",
        "How do I prepare a difficult conversation about her salary?",
        "Difficult conversation about his depression",
        "Bad news: how do I fire him?",
        "How do I prepare a 1:1 about her burnout?",
        "Critical feedback for the performance review?",
        "Is he upset because of his depression?",
    ],
)
def test_a_talk_about_what_discern_is_not_for_is_declined(question: str) -> None:
    answer = ask(question)
    assert not answer.answered
    assert [each.text for each in answer.sentences] == [format_message("en", "asking-out-of-bounds")]


def test_a_difficult_conversation_with_one_of_a_team_is_answered_with_what_is_said_of_them() -> None:
    crew, roster = opposites()
    answer = asyncio.run(answer_question(crew, "How do I prepare a difficult conversation with Ana?", roster))
    assert len(answer.sentences) == len(HARD_TALK)
    assert all([person.name for person in each.people] == ["[P1]"] for each in answer.statements)


def test_what_to_say_and_what_to_avoid_is_answered_by_the_cards_for_talking() -> None:
    question = "I must tell Ana that she holds up Jonas Weber's work. What should I say and what should I avoid?"
    assert {*topics_of(ask(question), PERSON)} == {"talk-do", "talk-dont"}


@pytest.mark.parametrize(
    "question",
    [
        "What is the atmospheric pressure on Mars?",
        "Does she drive a car?",
        "What time does she eat lunch?",
        "Does he watch video games?",
        "Who wrote the agenda of the Congress of Vienna?",
        "When is the office party?",
        "Does she have a new dog?",
        "What is the stress limit of steel?",
        "What bad news is in the paper today?",
        "Is chess a difficult subject?",
        "What was the decision of the supreme court?",
        "When does the support hotline close?",
    ],
)
@pytest.mark.parametrize("material", [PERSON, TEAM], ids=["person", "team"])
def test_a_word_from_work_in_a_question_about_something_else_is_no_topic(question: str, material: Material) -> None:
    assert not ask(question, material).answered


@pytest.mark.parametrize(("about", "material"), [("assessment", PERSON), ("team", TEAM)])
def test_the_topics_that_a_page_offers_are_answered(about: str, material: Material) -> None:
    offered = format_message("en", "shared-question-topics", {"about": about})
    topics = re.split(r", or name|,| or ", offered.removeprefix("Ask about ").rstrip("."))[
        : 6 if about == "team" else 8
    ]
    assert all(ask(f"What about {topic.strip()}?", material).answered for topic in topics)


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
    ],
)
@pytest.mark.parametrize("material", [PERSON, TEAM], ids=["person", "team"])
def test_what_the_answers_dont_say_is_said_so(question: str, material: Material) -> None:
    answer = ask(question, material)
    assert not answer.answered
    assert [each.text for each in answer.sentences] == [format_message("en", "asking-not-said")]


def test_a_question_about_somebody_is_not_answered_with_somebody_else() -> None:
    name = CREW[0].candidate.name
    for topic in ("decide", "pace", "people", "stand apart", "details"):
        for sentence in ask(f"How does {name} {topic}?", TEAM).sentences:
            assert "[P" not in sentence.text or "[P1]" in sentence.text


@pytest.mark.parametrize(
    ("question", "style"),
    [
        ("Who is the most careful person?", "Conscientiousness"),
        ("Who is careful?", "Conscientiousness"),
        ("Who is the most conscientious?", "Conscientiousness"),
        ("Who is outgoing?", "Influence"),
        ("Who is the most supportive?", "Steadiness"),
        ("Who is in the direction of Dominance?", "Dominance"),
        ("Who would check the figures?", "Conscientiousness"),
    ],
)
def test_who_is_like_something_is_answered_by_those_who_likely_are_the_likeliest_first(
    question: str, style: str
) -> None:
    answer = ask(question, TEAM)
    assert answer.answered
    lead, *found = answer.sentences
    assert lead.text == format_message("en", "asking-likeliest", {"style": style, "count": len(found)})
    assert lead.statements == [sentence.statements[0] for sentence in found]
    assert all("[P" in sentence.text and style in sentence.text for sentence in found)
    assert len({each.id for each in answer.statements}) == len(found), "statements on two people have two ids"
    [letter] = [each for each in STYLES if style.startswith(each)]
    chances = {
        member.person.name: dict(member.results.style.quarters.items())[letter]
        for member in TEAM.members
        if member.results.style and member.results.style.quarters
    }
    shown = [chances[person.name] for each in answer.statements for person in each.people]
    assert shown == sorted(shown, reverse=True)


@pytest.mark.parametrize(
    ("question", "kinds"),
    [("Who is calm?", {"pace-calm", "style-SC"}), ("Who works fast?", {"pace-fast", "style-DI"})],
)
def test_who_is_in_a_half_of_the_circle_is_answered_by_those_who_likely_are(question: str, kinds: set[str]) -> None:
    answer = ask(question, TEAM)
    assert answer.answered
    assert {each.id.partition("-")[2] for each in answer.statements} <= kinds
    chances = [each.probability or 0.0 for each in answer.statements]
    assert chances == sorted(chances, reverse=True)


def test_who_may_clash_is_answered_by_who_does() -> None:
    opposite = [measure("Ana", (1.8, 0.2, -1.2, -0.8), number=1), measure("Bo", (-1.6, -0.4, 1.6, 0.4), number=3)]
    crew, roster = gather_team(3, [*opposite, CREW[0]], Commission("manager", "full"))
    answer = asyncio.run(answer_question(crew, "Which two people may clash?", roster))
    assert answer.answered
    assert "clash" in answer.sentences[0].text


def test_a_model_is_given_what_words_find_however_much_there_is() -> None:
    crew = [each for each in measure_many(26) if each.scores is not None][:20]
    material, roster = gather_team(len(crew), crew, Commission("manager", "full"))
    given: dict[str, str] = {}

    class Remembering:
        model = "tiny-1"

        async def pick(self, question: str, texts: Mapping[str, str]) -> tuple[list[str] | None, Writing]:
            given.update(texts)
            return None, Writing()

    answer = asyncio.run(answer_question(material, "Who is careful?", roster, Remembering()))
    assert len(texts_of(material)) > MOST_TEXTS == len(given)
    assert answer.answered
    _, *found = answer.sentences
    assert {sentence.text for sentence in found} <= set(given.values())


def opposites() -> tuple[Material, Roster]:
    """A team of two opposites among others."""
    people = [measure("Ana Ruiz", (1.8, 0.2, -1.2, -0.8), number=1), measure("Bo Li", (-1.6, -0.4, 1.6, 0.4), number=2)]
    return gather_team(5, [*people, *CREW[:3]], Commission("manager", "full"))


@pytest.mark.parametrize(
    "question",
    [
        "Where may Ana and Bo clash?",
        "How can Ana and Bo avoid a conflict?",
        "How do Ana and Bo get along?",
        "How should Ana and Bo work together under time pressure?",
        "What about change for Ana and Bo?",
    ],
)
def test_a_question_about_two_of_a_team_is_answered_with_what_is_about_the_two(question: str) -> None:
    crew, roster = opposites()
    answer = asyncio.run(answer_question(crew, question, roster))
    assert answer.answered
    about = [{person.name for person in each.people} for each in answer.statements]
    assert about
    assert all(each == {"[P1]", "[P2]"} for each in about), "nothing is of the team or of one of them alone"


def test_a_question_about_one_of_a_team_is_answered_with_what_is_said_of_them() -> None:
    crew, roster = opposites()
    for question in ("How does Ana decide?", "How should I give Ana feedback?", "Ana", "What does Ana need?"):
        answer = asyncio.run(answer_question(crew, question, roster))
        assert answer.answered, question
        assert all("[P1]" in {person.name for person in each.people} for each in answer.statements), question


@pytest.mark.parametrize(
    "question",
    [
        "How do we work under time pressure?",
        "What helps when deadlines are tight?",
        "How should we handle stress?",
        "What do we do in a hurry?",
    ],
)
def test_a_team_reads_how_it_plans_and_what_a_crisis_does_where_it_asks_about_time_pressure(question: str) -> None:
    answer = ask(question, TEAM)
    assert answer.answered
    topics = {
        topic
        for text in texts_of(TEAM)
        for topic in ("planning", "crisis")
        if text.said in {each.text for each in answer.sentences}
        and set(format_message("en", "asking-words", {"topic": topic}).split()) <= set(text.words.split())
    }
    assert topics


def test_where_answers_look_random_a_question_is_answered_with_that_alone() -> None:
    random = Quality(verdict="caution", checks=[QualityCheck(id="near_random", passed=False, meaning="")])
    first = measure("Ana Ruiz", (-1.6, -0.4, 0.2, 1.8), number=1).model_copy(update={"quality": random})
    crew, roster = gather_team(4, [first, *CREW[:3]], Commission("manager", "full"))
    for question in ("How does Ana decide?", "How do Ana and Ben get along?"):
        answer = asyncio.run(answer_question(crew, question, roster))
        assert [each.kind for each in answer.statements] == ["caveat"], question
        assert [each.text for each in answer.sentences] == ["Nothing is said here of [P1]: their answers look random."]
    # Nor are they an answer to who is like something.
    careful = asyncio.run(answer_question(crew, "Who is careful?", roster))
    assert all("[P1]" not in each.text for each in careful.sentences)
