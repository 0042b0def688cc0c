"""What is stored about a person, and why, as they are told it."""

from datetime import UTC, datetime, timedelta
from typing import Any

from discern.contract.models.agreements import Agreement
from discern.contract.models.candidates import About, Candidate, NewCandidate, PromptAnswer
from discern.contract.models.export import CandidateExport
from discern.contract.models.insights import Mark
from discern.contract.models.mails import Mail
from discern.contract.models.talks import Meeting, UsedCard
from discern.service.http.examples import examples_of
from discern_app.insight.stored_data import audit_row, list_consents, list_held, make_page

PERSONAL = {field: f"{field}@example.org" for field in NewCandidate.model_fields if field != "metadata"}
NOW = datetime(2026, 11, 20, tzinfo=UTC)
NAMED = CandidateExport(
    exported_at=NOW,
    candidate=Candidate(id="cand_1", created_at=NOW, metadata={"Room": "<7>", "Desk": "2"}, **PERSONAL),
    teams=[],
    assessments=[],
    audit=[],
)
FULL = CandidateExport.model_validate(examples_of()["CandidateExport"][0])


def test_all_that_is_stored_has_a_name_and_a_reason_of_its_own() -> None:
    """A case that is missing from the catalogue would be told in the words of another."""
    names, _, reasons = zip(*list_held(NAMED), strict=True)
    assert len(names) == len(set(names)) == len(set(reasons))


def test_whatever_is_known_of_a_person_is_told() -> None:
    assert {text for _, text, _ in list_held(NAMED)} >= {*PERSONAL.values(), "Room: <7>; Desk: 2"}


def test_everybody_reads_how_much_of_each_kind_is_stored() -> None:
    [team] = FULL.teams
    [assessment] = FULL.assessments
    mark = Mark(statement_id="style-D", fit="not_me", marked_at=NOW)
    mail = Mail.model_validate(examples_of()["Mail"][0])
    prompted = PromptAnswer(prompt="reach_me", text="Call me")
    about = About(candidate_id="cand_1", visibility="team", confirmed=[], answers=[prompted], changed_at=NOW)
    marked = assessment.model_copy(update={"marks": [mark, mark], "mails": [mail]})
    export = FULL.model_copy(update={"assessments": [marked], "about": about})
    stored = {name: text for name, text, _ in list_held(export)}
    assert list(stored)[:4] == ["Name", "E-mail", "Number or code", "More about you"]
    assert list(stored.items())[4:] == [
        ("Teams", team.name),
        ("Answers", "1 question"),
        ("Profile", "1 profile"),
        ("Your marks", "2 statements"),
        ("Working with me", "1 answer of yours"),
        ("Reports", "none"),
        ("Agreements", "none"),
        ("Meetings one to one", "none"),
        ("Mails to you", "1 mail"),
        ("Log", "1 entry"),
    ]


def test_of_who_looked_again_and_again_the_log_says_how_often_and_since_when() -> None:
    entry = FULL.audit[0].model_copy(update={"actor_id": "usr_1", "actor": "Ben", "action": "results.read"})

    def told(**of_entry: Any) -> str:
        return " ".join(audit_row(entry.model_copy(update={"at": NOW, "first_at": NOW} | of_entry), FULL)[1:])

    assert told() == "Ben looked at your profile"
    nobody = told(actor_id=None, actor=None)
    assert nobody == "someone who opens Discern here without signing in looked at your profile"
    assert told(count=3) == "Ben looked at your profile, 3 times that day"
    assert told(count=40, first_at=NOW - timedelta(days=2)) == "Ben looked at your profile, 40 times since 18 Nov 2026"
    often = FULL.model_copy(update={"audit": [entry.model_copy(update={"count": 40})]})
    assert ("Log", "40 entries") in {(name, text) for name, text, _ in list_held(often)}


def test_a_consent_that_was_withdrawn_says_when() -> None:
    [assessment] = FULL.assessments
    assert assessment.consent is not None
    consent = assessment.consent.model_copy(update={"withdrawn_at": FULL.exported_at})
    withdrawn = FULL.model_copy(update={"assessments": [assessment.model_copy(update={"consent": consent})]})
    assert "and withdrew it on" not in " ".join(list_consents(FULL))
    assert "and withdrew it on" in " ".join(list_consents(withdrawn))


def test_the_page_has_the_words_of_agreements_and_what_became_of_them() -> None:
    agreed = Agreement.model_validate(examples_of()["Agreement"][0])
    kept = agreed.model_copy(update={"when": None, "who": "<b>", "outcome": "kept"})
    page = make_page(NAMED.model_copy(update={"agreements": [agreed, kept]}), "data.json")
    assert "When the team decides, Ana will send one line of doubt the same day (due 3 Dec)." in page
    assert "&lt;b&gt; will send one line of doubt the same day. <strong>Kept</strong>" in page
    assert "2 with you" in page
    assert "What you agreed on" not in make_page(NAMED, "data.json")


def test_the_page_says_who_the_person_meets_and_how_many_suggestions_were_used() -> None:
    weekly = Meeting.model_validate(examples_of()["Meeting"][0] | {"leader": "<b>", "every_weeks": 1})
    unshared = weekly.model_copy(update={"leader": None, "every_weeks": 2, "shared": False})
    used = UsedCard(leader="<b>", card="card-dominance-talking", use="used", on=NOW.date())
    page = make_page(NAMED.model_copy(update={"meetings": [weekly, unshared], "used_cards": [used]}), "data.json")
    assert "&lt;b&gt;, every week from 1 Dec 2026. You both see the page of your talks." in page
    assert "Your manager, every other week from 1 Dec 2026. The page of your talks isn" in page
    assert "2 meetings, 1 suggestion used or turned down" in page
