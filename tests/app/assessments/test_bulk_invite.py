"""Inviting many: each row once, whatever goes wrong in between and however often it is tried again."""

from collections import Counter
from collections.abc import Sequence
from datetime import date

import pytest
from hypothesis import given, strategies as st

from discern.client.cache import Cache, CachedReader
from discern.client.errors import DiscernError
from discern.client.testing import Fault
from discern.lists import ListedPerson, read_people, read_text
from discern_app.components.invitations import Asked
from discern_app.dialogs.invite import invitation_plan
from discern_app.dialogs.invite.invitation_plan import Existing, InvitationRow
from discern_app.dialogs.invite.team_choice import TeamChoice
from tests.support.faulty_service import FaultyService
from tests.support.running import Running

LIST = "name,email,id,team\nAna,ana@x.org,1,Crew\nBo,bo@x.org,,\nCy,,,\nDi,nowhere,,\nEd,,,Nobody's\n"


def reader_of(fake: FaultyService) -> CachedReader:
    return CachedReader(fake.sending(budget=1.0), Cache(clock=fake.clock))


def known_by(fake: FaultyService) -> Existing:
    rows = [row for row in fake.world.assessments if row.status in {"created", "started"}]
    return Existing(fake.world.candidates, rows)


def plan(fake: FaultyService, text: str = LIST) -> list[InvitationRow]:
    people = listed(text)
    return invitation_plan.plan(people, known_by(fake), fake.world.teams, TeamChoice(), Asked(), makes_teams=False)


def listed(text: str) -> Sequence[ListedPerson]:
    return read_people(read_text(text), date(2026, 11, 28)).people


def test_somebody_of_another_team_is_left_out_with_the_reason(fake: FaultyService) -> None:
    person = fake.world.add_candidate("Ana", external_id="1")
    known = Existing([person.model_copy(update={"led": False})], [])
    first, *others = invitation_plan.plan(listed(LIST), known, [], TeamChoice(), Asked(), makes_teams=True)
    assert first.plan == "wrong"
    assert "only an owner can invite" in first.reason
    assert "new" in {each.plan for each in others}


def names_invited(fake: FaultyService) -> Counter[str]:
    return Counter(row.candidate.name for row in fake.world.assessments)


def send_all(fake: FaultyService, batch: Sequence[InvitationRow], *, keeps_keys: bool = True) -> list[float]:
    return list(invitation_plan.send(reader_of(fake), batch, keeps_keys=keeps_keys))


def outcomes(batch: Sequence[InvitationRow]) -> list[str]:
    return [each.outcome for each in batch]


def test_nothing_is_made_by_looking(fake: FaultyService) -> None:
    fake.world.add_team("Crew")
    assert [each.plan for each in plan(fake)] == ["new", "new", "new", "wrong"]
    assert not fake.world.assessments
    assert not fake.world.candidates


def test_each_good_row_becomes_one_assessment_in_its_team(fake: FaultyService) -> None:
    team = fake.world.add_team("Crew")
    batch = plan(fake)
    send_all(fake, batch)
    assert names_invited(fake) == {"Ana": 1, "Bo": 1, "Cy": 1}
    assert fake.world.members_of(team.id) == ["Ana"]
    assert outcomes(batch) == ["made", "made", "made", "open"]
    assert all(each.assessment and each.assessment.take_url for each in batch[:3])


def test_the_same_list_again_keeps_the_links_of_those_who_wait(fake: FaultyService) -> None:
    fake.world.add_team("Crew")
    first = plan(fake)
    send_all(fake, first)
    second = plan(fake)
    assert [each.plan for each in second[:2]] == ["waiting", "waiting"]
    assert second[0].assessment == first[0].assessment


def test_who_is_done_gets_one_more_assessment_and_stays_one_person(fake: FaultyService) -> None:
    person = fake.world.add_candidate("Ana", external_id="1")
    fake.world.complete(fake.world.add_assessment(person.id).id, {"D": 70, "I": 40, "S": 30, "C": 60})
    batch = plan(fake, "name,id\nAna,1\n")
    assert batch[0].plan == "known"
    send_all(fake, batch)
    assert len(fake.world.candidates) == 1
    assert len(fake.world.assessments) == 2


def test_a_row_the_service_refuses_is_reported_and_the_others_continue(fake: FaultyService) -> None:
    batch = plan(fake, "name,id\nAna,1\nBo,2\n")
    fake.world.add_candidate("Somebody else", external_id="1")
    send_all(fake, batch)
    assert outcomes(batch) == ["failed", "made"]
    assert batch[0].reason == "someone else here has this id"


def test_a_used_up_limit_is_waited_for(fake: FaultyService) -> None:
    batch = plan(fake, "Ana\nBo\n")
    fake.quota, fake.retry_after = 0, 30.0
    sending = invitation_plan.send(reader_of(fake), batch, keeps_keys=True)
    assert next(sending) == pytest.approx(30.0)
    assert not fake.world.assessments
    fake.quota = None
    assert list(sending) == [0.0, 0.0]
    assert names_invited(fake) == {"Ana": 1, "Bo": 1}


def test_stopping_between_two_rows_and_going_on_makes_each_once(fake: FaultyService) -> None:
    batch = plan(fake, "\n".join("ABCDE"))
    stopped = invitation_plan.send(reader_of(fake), batch, keeps_keys=True)
    next(stopped)
    next(stopped)
    stopped.close()
    assert sum(names_invited(fake).values()) == 2
    send_all(fake, batch)
    assert names_invited(fake) == dict.fromkeys("ABCDE", 1)


def test_an_unknown_outcome_is_not_sent_again_to_a_service_without_keys(fake: FaultyService) -> None:
    fake.honours_keys = False
    batch = plan(fake, "name,id\nAna,1\nBo,\n")
    fake.fail(after=True)
    with pytest.raises(DiscernError):
        send_all(fake, batch, keeps_keys=False)
    assert outcomes(batch) == ["unknown", "open"]
    send_all(fake, batch, keeps_keys=False)
    assert names_invited(fake) == {"Ana": 1, "Bo": 1}
    invitation_plan.resolve_unknown(batch, known_by(fake))
    assert outcomes(batch) == ["kept", "made"]
    assert all(each.assessment is not None for each in batch)


def test_an_unknown_outcome_that_had_no_effect_is_sent_again_once_that_is_sure(fake: FaultyService) -> None:
    fake.honours_keys = False
    batch = plan(fake, "name,id\nAna,1\n")
    fake.fail(hangs=True, times=5)
    with pytest.raises(DiscernError):
        send_all(fake, batch, keeps_keys=False)
    fake.recover()
    invitation_plan.resolve_unknown(batch, known_by(fake))
    send_all(fake, batch, keeps_keys=False)
    assert names_invited(fake) == {"Ana": 1}


BROKEN = [Fault(), Fault(after=True), Fault(hangs=True), Fault(status=429), Fault(status=500)]
FAULTS = st.sampled_from([None, *BROKEN, Fault(status=500, after=True)])


@pytest.mark.integration
@given(faults=st.lists(FAULTS, max_size=25))
def test_whatever_goes_wrong_each_row_is_invited_exactly_once(
    shared_service: Running, faults: list[Fault | None]
) -> None:
    fake = FaultyService(shared_service)
    weather = iter(faults)
    fake.fault_for = lambda _request: next(weather, None)
    batch = plan(fake, "name,id\nAna,1\nBo,\nBob,\nCy,3\n")
    for _ in range(60):
        try:
            send_all(fake, batch)
            break
        except DiscernError:
            continue
    assert names_invited(fake) == {"Ana": 1, "Bo": 1, "Bob": 1, "Cy": 1}
    assert all(each.outcome == "made" for each in batch)
