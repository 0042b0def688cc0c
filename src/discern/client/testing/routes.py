"""The routes of the fake service: what each call of the interface reads and changes in its world."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from pydantic import BaseModel

from discern.client.testing import reports, webhooks
from discern.client.testing.analysis import analyse, compare, imagine
from discern.client.testing.calls import Call, page_of
from discern.client.testing.sync import sync
from discern.client.testing.world import BEGIN, BLOCKS, CONSENT_VERSION, Refusal, World, known, named, not_taken
from discern.contract import (
    SCOPES,
    Account,
    Assessment,
    AssessmentExport,
    AssessmentQuery,
    CandidateChange,
    CandidateExport,
    CandidateQuery,
    CandidateRef,
    ComparisonQuery,
    Consent,
    ConsentGiven,
    ConsentRecord,
    Deleted,
    FieldError,
    GiveAnswers,
    GiveConsent,
    Invitation,
    KeyInfo,
    NewAssessment,
    NewCandidate,
    NewJoinLink,
    NewTeam,
    OpenLink,
    RateLimit,
    Scope,
    SetVisibility,
    TakerName,
    Taking,
    TeamChange,
    TeamName,
    TeamQuery,
    TeamRef,
    TeamSummary,
    Usage,
)
from discern.contract.styles import STYLES

Handler: TypeAlias = Callable[[World, Call], BaseModel]


@dataclass(frozen=True, slots=True)
class Route:
    method: str
    pattern: re.Pattern[str]
    scope: Scope
    handle: Handler


def _list_assessments(world: World, call: Call) -> BaseModel:
    query = call.query(AssessmentQuery)
    rows = [
        row
        for row in world.assessments.values()
        if query.status in {None, row.status}
        and query.candidate_id in {None, row.candidate.id}
        and query.team_id in {None, row.team_id}
        and query.external_id in {None, row.candidate.external_id}
        and _matches(query.q, row.candidate.name)
    ]
    return page_of(rows, query)


def _create_assessment(world: World, call: Call) -> BaseModel:
    new = call.read(NewAssessment)
    team = None if new.team_id is None else named(world.teams, new.team_id, "team_id")
    if new.candidate is not None:
        candidate = world.add_candidate(new.candidate.name, new.candidate.external_id, new.candidate.email)
    else:
        candidate = named(world.candidates, new.candidate_id or "", "candidate_id")
    if team is not None and candidate.id not in world.members[team.id]:
        world.members[team.id].append(candidate.id)
    return world.add_assessment(candidate.id, new.team_id, new.form)


def _get_assessment(world: World, call: Call) -> BaseModel:
    return world.assessment(call.ids[0])


def _cancel_assessment(world: World, call: Call) -> BaseModel:
    if world.assessment(call.ids[0]).status in {"completed", "expired"}:
        raise Refusal(400, "assessment_closed", "This assessment is closed.")
    return world.change(call.ids[0], status="cancelled", take_url=None)


def _get_results(world: World, call: Call) -> BaseModel:
    world.assessment(call.ids[0])
    if call.ids[0] not in world.results:
        raise Refusal(404, "results_not_ready", "This assessment isn't completed yet.")
    return world.results[call.ids[0]]


def _open_link(world: World, call: Call) -> BaseModel:
    link = call.read(OpenLink)
    token = link.token
    if token in world.join_links:
        return _open_join_link(world, link)
    for row in world.assessments.values():
        if row.take_url is not None and row.take_url.endswith(f"={token}"):
            return _taking(world, row)
    raise Refusal(404, "not_found", "This link leads nowhere, or no longer.")


def _open_join_link(world: World, link: OpenLink) -> BaseModel:
    made, joined = world.join_links[link.token], world.joined.setdefault(link.token, [])
    if len(joined) >= made.limit:
        raise Refusal(400, "join_link_full", "As many people have joined by this link as it is for.")
    if link.name is None:
        team = TeamName(name=world.team(made.team_id).name)
        return Invitation(team=team, language=made.language, consent=_consent(accepted=False))
    candidate = world.add_candidate(link.name, email=link.email)
    world.members[made.team_id].append(candidate.id)
    joined.append(candidate.id)
    row = world.add_assessment(candidate.id, made.team_id, made.form)
    return _taking(world, row).model_copy(update={"take_token": (row.take_url or "").partition("=")[2]})


def _taking(world: World, row: Assessment) -> Taking:
    return Taking(
        assessment_id=row.id,
        status=row.status,
        candidate=TakerName(name=row.candidate.name),
        language=row.language,
        consent=_consent(accepted=row.id in world.consented),
        private=False,
    )


def _consent(*, accepted: bool) -> Consent:
    return Consent(version=CONSENT_VERSION, text="Your answers are used …", accepted=accepted)


def _give_consent(world: World, call: Call) -> BaseModel:
    row = _open(world, call.ids[0])
    call.read(GiveConsent)
    first = row.id not in world.consented
    world.consented.add(row.id)
    token = f"private-{row.id}" if first else None
    return ConsentGiven(version=CONSENT_VERSION, accepted_at=row.created_at, private_token=token)


def _get_next(world: World, call: Call) -> BaseModel:
    return world.following(_consented(world, call.ids[0]).id)


def _give_answers(world: World, call: Call) -> BaseModel:
    row = _consented(world, call.ids[0])
    given = world.answers.setdefault(row.id, {})
    for answer in call.read(GiveAnswers).answers:
        if answer.block not in BLOCKS:
            raise Refusal(400, "invalid_parameter", "This form has no such block.")
        if given.setdefault(answer.block, answer).model_copy(update={"ms": answer.ms}) != answer:
            raise Refusal(400, "answer_conflict", "This block has another answer already.")
    following = world.following(row.id)
    if following.done and row.status != "completed":
        difference = world.counts(row.id).difference
        world.complete(row.id, {style: 50.0 + 10.0 * difference[style] for style in STYLES})
    elif not following.done:
        world.change(row.id, status="started", started_at=row.started_at or row.created_at)
    return following


def _open(world: World, id_: str) -> Assessment:
    row = world.assessment(id_)
    if row.status in {"cancelled", "expired"}:
        raise Refusal(400, "assessment_closed", "This assessment is closed.")
    return row


def _consented(world: World, id_: str) -> Assessment:
    row = _open(world, id_)
    if row.id not in world.consented:
        raise Refusal(400, "consent_required", "Consent comes first.")
    return row


def _list_candidates(world: World, call: Call) -> BaseModel:
    query = call.query(CandidateQuery)
    rows = [
        row
        for row in world.candidates.values()
        if query.external_id in {None, row.external_id}
        and _matches(query.q, row.name)
        and (query.team_id is None or row.id in world.members.get(query.team_id, []))
    ]
    return page_of(rows, query)


def _create_candidate(world: World, call: Call) -> BaseModel:
    new = call.read(NewCandidate)
    return world.add_candidate(new.name, new.external_id, new.email)


def _get_candidate(world: World, call: Call) -> BaseModel:
    return world.candidate(call.ids[0])


def _change_candidate(world: World, call: Call) -> BaseModel:
    candidate, change = world.candidate(call.ids[0]), call.read(CandidateChange)
    given = change.model_dump(exclude_unset=True)
    if given.get("external_id") != candidate.external_id:
        not_taken(world.candidates.values(), given.get("external_id"))
    return world.put(candidate.model_copy(update=given))


def _set_visibility(world: World, call: Call) -> BaseModel:
    candidate = world.candidate(call.ids[0])
    return world.put(candidate.model_copy(update={"visibility": call.read(SetVisibility).visibility}))


def _export_candidate(world: World, call: Call) -> BaseModel:
    candidate = world.candidate(call.ids[0])
    consent = ConsentRecord(version=CONSENT_VERSION, accepted_at=BEGIN)
    return CandidateExport(
        exported_at=BEGIN,
        candidate=candidate,
        teams=[TeamRef(**world.team(id_).model_dump()) for id_, ids in world.members.items() if candidate.id in ids],
        assessments=[
            AssessmentExport(
                assessment=row,
                consent=consent if row.id in world.consented else None,
                answers=list(world.answers.get(row.id, {}).values()),
                results=world.results.get(row.id),
            )
            for row in world.assessments.values()
            if row.candidate.id == candidate.id
        ],
        audit=[],
    )


def _delete_candidate(world: World, call: Call) -> BaseModel:
    id_ = world.candidate(call.ids[0]).id
    world.erase(id_)
    return Deleted(id=id_)


def _list_teams(world: World, call: Call) -> BaseModel:
    query = call.query(TeamQuery)
    teams = [world.team(id_) for id_ in world.teams]
    rows = [
        TeamSummary(**team.model_dump())
        for team in teams
        if query.external_id in {None, team.external_id} and _matches(query.q, team.name)
    ]
    return page_of(rows, query)


def _create_team(world: World, call: Call) -> BaseModel:
    new = call.read(NewTeam)
    return world.add_team(new.name, new.members, new.external_id)


def _get_team(world: World, call: Call) -> BaseModel:
    return world.team(call.ids[0])


def _change_team(world: World, call: Call) -> BaseModel:
    team = known(world.teams, call.ids[0])
    world.teams[team.id] = team.model_copy(update={"name": call.read(TeamChange).name})
    return world.team(team.id)


def _delete_team(world: World, call: Call) -> BaseModel:
    id_ = world.team(call.ids[0]).id
    del world.teams[id_], world.members[id_]
    return Deleted(id=id_)


def _add_member(world: World, call: Call) -> BaseModel:
    team, candidate = world.team(call.ids[0]), world.candidate(call.ids[1])
    if candidate.id not in world.members[team.id]:
        world.members[team.id].append(candidate.id)
    return world.team(team.id)


def _remove_member(world: World, call: Call) -> BaseModel:
    team = world.team(call.ids[0])
    if call.ids[1] not in world.members[team.id]:
        raise Refusal(404, "not_found", "This person isn't a member.")
    world.members[team.id].remove(call.ids[1])
    return world.team(team.id)


def _create_join_link(world: World, call: Call) -> BaseModel:
    return world.add_join_link(world.team(call.ids[0]).id, call.read(NewJoinLink))


def _analyse_team(world: World, call: Call) -> BaseModel:
    team = world.team(call.ids[0])
    with_, without = call.values("with"), call.values("without")
    for number, id_ in enumerate(with_):
        named(world.candidates, id_, f"with.{number}")
    for number, id_ in enumerate(without):
        named({id_: id_ for id_ in world.members[team.id]}, id_, f"without.{number}")
    ids = [id_ for id_ in (*world.members[team.id], *with_) if id_ not in without]
    people: list[CandidateRef] = [world.candidate(id_) for id_ in dict.fromkeys(ids)]
    latest = {row.candidate.id: row for row in world.results.values()}
    for number, style in enumerate(call.values("with_style"), start=1):
        newcomer = imagine(style, number)
        people.append(newcomer.candidate)
        latest[newcomer.candidate.id] = newcomer
    return analyse(TeamRef(**team.model_dump()), people, latest)


def _compare(world: World, call: Call) -> BaseModel:
    query = call.query(ComparisonQuery)
    a, b = (world.candidate(id_) for id_ in (query.a, query.b))
    if a == b:
        told = FieldError(field="b", message="must be another person than a")
        raise Refusal(400, "invalid_parameter", "b: must be another person than a", [told])
    latest = {row.candidate.id: row for row in world.results.values() if row.scores is not None}
    for name, person in (("a", a), ("b", b)):
        if person.id not in latest:
            raise Refusal(404, "profile_missing", f"There is no profile of {name} that can be compared.")
    return compare(latest[a.id], latest[b.id])


def _get_account(world: World, _call: Call) -> BaseModel:
    return Account(
        id="acc_1",
        name="A company",
        key=KeyInfo(id="key_1", label="test", scopes=list(SCOPES), created_at=BEGIN),
        limit=RateLimit(per_minute=600, remaining=600),
        usage=Usage(
            candidates=len(world.candidates),
            assessments=len(world.assessments),
            completed=len(world.results),
            teams=len(world.teams),
        ),
    )


def _route(method: str, path: str, scope: Scope, handle: Handler) -> Route:
    return Route(method, re.compile(path.replace("{id}", "([^/]+)")), scope, handle)


ROUTES: tuple[Route, ...] = (
    _route("GET", "/assessments", "assessments:read", _list_assessments),
    _route("POST", "/assessments", "assessments:write", _create_assessment),
    _route("GET", "/assessments/{id}", "assessments:read", _get_assessment),
    _route("POST", "/assessments/{id}/cancel", "assessments:write", _cancel_assessment),
    _route("GET", "/assessments/{id}/results", "results:read", _get_results),
    _route("POST", "/take", "take", _open_link),
    _route("POST", "/assessments/{id}/consent", "take", _give_consent),
    _route("GET", "/assessments/{id}/next", "take", _get_next),
    _route("POST", "/assessments/{id}/answers", "take", _give_answers),
    _route("GET", "/candidates", "candidates:read", _list_candidates),
    _route("POST", "/candidates", "candidates:write", _create_candidate),
    _route("GET", "/candidates/{id}", "candidates:read", _get_candidate),
    _route("PATCH", "/candidates/{id}", "candidates:write", _change_candidate),
    _route("PUT", "/candidates/{id}/visibility", "candidates:write", _set_visibility),
    _route("GET", "/candidates/{id}/export", "candidates:read", _export_candidate),
    _route("DELETE", "/candidates/{id}", "candidates:write", _delete_candidate),
    _route("POST", "/sync", "candidates:write", sync),
    _route("GET", "/teams", "teams:read", _list_teams),
    _route("POST", "/teams", "teams:write", _create_team),
    _route("GET", "/teams/{id}", "teams:read", _get_team),
    _route("PATCH", "/teams/{id}", "teams:write", _change_team),
    _route("DELETE", "/teams/{id}", "teams:write", _delete_team),
    _route("PUT", "/teams/{id}/members/{id}", "teams:write", _add_member),
    _route("DELETE", "/teams/{id}/members/{id}", "teams:write", _remove_member),
    _route("POST", "/teams/{id}/join-links", "teams:write", _create_join_link),
    _route("GET", "/teams/{id}/analysis", "teams:read", _analyse_team),
    _route("GET", "/comparisons", "results:read", _compare),
    _route("GET", "/events", "events:read", webhooks.list_events),
    _route("GET", "/webhooks", "webhooks:read", webhooks.list_webhooks),
    _route("POST", "/webhooks", "webhooks:write", webhooks.create_webhook),
    _route("GET", "/webhooks/{id}", "webhooks:read", webhooks.get_webhook),
    _route("PATCH", "/webhooks/{id}", "webhooks:write", webhooks.change_webhook),
    _route("DELETE", "/webhooks/{id}", "webhooks:write", webhooks.delete_webhook),
    _route("POST", "/webhooks/{id}/rotate", "webhooks:write", webhooks.rotate_secret),
    _route("POST", "/webhooks/{id}/test", "webhooks:write", webhooks.send_test),
    _route("POST", "/webhooks/{id}/replay", "webhooks:write", webhooks.replay),
    _route("GET", "/webhooks/{id}/deliveries", "webhooks:read", webhooks.list_deliveries),
    _route("POST", "/deliveries/{id}/resend", "webhooks:write", webhooks.resend),
    _route("GET", "/reports", "reports:read", reports.list_reports),
    _route("POST", "/reports", "reports:write", reports.create_report),
    _route("GET", "/reports/{id}", "reports:read", reports.get_report),
    _route("POST", "/reports/{id}/cancel", "reports:write", reports.cancel_report),
    _route("GET", "/reports/{id}/json", "reports:read", reports.get_document),
    _route("GET", "/account", "assessments:read", _get_account),
)


def _matches(part: str | None, name: str) -> bool:
    return part is None or part.casefold() in name.casefold()
