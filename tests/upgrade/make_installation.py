"""Make an installation for `test_installation_of_before.py` with the code as it is, and keep it.

    uv run python -m tests.upgrade.make_installation tests/upgrade/installations/DATE

DATE gets `backup.gz`, which `discern backup` wrote, `database.gz`, the SQLite file that the server left, and
`installation.json.gz`: the secrets in plain text, and what the interface answers about everything.

What the service forgets within days (a join link, the answers kept for an `Idempotency-Key`) is dated 2100.
"""

import gzip
import json
import shutil
import sqlite3
import sys
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx

from tests.support.installation import (
    ACTOR,
    PRIVATE_TOKEN,
    Json,
    answer_blocks,
    ask,
    call,
    finish,
    receive,
    repeatedly,
    run_discern,
    serve,
)

YEAR_2100 = int(datetime(2100, 1, 1, tzinfo=UTC).timestamp()) * 1_000_000
"""In microseconds since 1970, as the database keeps time."""

LATER_LEANINGS = "SCID"
"""How what has been started is answered to its end."""

COMPLETED = {
    "Ana Ruiz": ("fixed", "DICS"),
    "Ben Okafor": ("short", "IDSC"),
    "Chloé Lind": ("short", "SCID"),
    "Dev Mehta": ("short", "CSDI"),
    "Eli Sato": ("adaptive", "ISDC"),
    "Fay Moreau": ("short", "CDSI"),
}
ADDRESS = "https://hooks.example.org/discern"


def make(folder: Path) -> None:
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as name:
        database = Path(name, "discern.db")
        kept: Json = {"keys": make_keys(database), "tokens": {}, "ids": {}}
        with receive() as (address, _), serve(database, DISCERN_WEBHOOK_SCHEDULE="1") as server:
            server.wait()
            with server.client(kept["keys"]["admin"]) as http:
                fill(http, kept, address)
            with server.client(kept["keys"]["other"]) as http:
                call(http, "POST", "/candidates", {"name": "Somebody Else"})
        with serve(database, DISCERN_WORKER="off") as server:
            server.wait()
            with server.client(kept["keys"]["admin"]) as http:
                # Read first: reading the feed publishes the events that wait.
                feed = call(http, "GET", "/events")
                leave_work(http, kept)
                kept["asked"] = ask_everything(server.address, kept)
                kept["asked"].append({"key": "admin", "headers": {}, "path": "/events", "status": 200, "body": feed})
        date_ahead(database)
        require_rows(database)
        pack(database, folder / "database.gz")
        backup = Path(name, "backup")
        run_discern(database, "backup", str(backup))
        pack(backup, folder / "backup.gz")
        with serve(database) as server:
            server.wait()
            with server.client(kept["keys"]["admin"]) as http:
                finish(http, kept["ids"]["started"], LATER_LEANINGS)
                results = call(http, "GET", f"/assessments/{kept['ids']['started']}/results")
        kept["finished"] = {"leanings": LATER_LEANINGS, "results": results}
    text = json.dumps(kept, ensure_ascii=False, indent=1, sort_keys=True)
    (folder / "installation.json.gz").write_bytes(gzip.compress(f"{text}\n".encode(), mtime=0))


def make_keys(database: Path) -> Json:
    """Two keys of one account, and one of another."""
    for account in ("Harbour Works", "Elsewhere"):
        run_discern(database, "accounts", "create", account)

    def make_key(account: str, scopes: str) -> str:
        return run_discern(database, "keys", "create", "--account", account, "--name", scopes, "--scopes", scopes)

    return {
        "admin": make_key("Harbour Works", "admin"),
        "narrow": make_key("Harbour Works", "results:read,teams:read"),
        "other": make_key("Elsewhere", "admin"),
    }


def fill(http: httpx.Client, kept: Json, address: str) -> None:
    """Make everything that an account can have, with the worker running."""
    working = call(http, "POST", "/webhooks", {"url": f"{address}/hook", "description": "All of them"})
    broken = call(http, "POST", "/webhooks", {"url": f"{address}/broken", "events": ["assessment.completed"]})
    kept["ids"] |= {"webhook": working["id"], "disabled_webhook": broken["id"]}
    kept["tokens"]["webhook_secret"] = working["secret"]

    people = make_people(http, kept)
    make_teams(http, kept, people)
    for name, (form, leanings) in COMPLETED.items():
        complete(http, kept, name, {"candidate_id": people[name], "form": form}, leanings)
    make_open_assessments(http, kept, people)
    make_users(http, kept, people)
    call(http, "PUT", f"/candidates/{people['Chloé Lind']}/visibility", {"visibility": "private"})
    call(http, "PUT", f"/candidates/{people['Ben Okafor']}/visibility", {"visibility": "organisation"})
    make_reports(http, kept, people)
    settle_webhooks(http, working["id"], broken["id"])


def make_people(http: httpx.Client, kept: Json) -> dict[str, str]:
    """Make people by a create with an `Idempotency-Key`, by sync and by plain creates. Returns their ids by name."""
    create = {"name": "Ana Ruiz", "email": "ana@example.org", "external_id": "e-1"}
    header = {"Idempotency-Key": "import-row-1"}
    ana = call(http, "POST", "/candidates", create, **header)
    kept["repeatable"] = {"path": "/candidates", "body": create, "headers": header, "answer": ana}
    rows = [{"external_id": f"e-{number}", "name": name} for number, name in enumerate(list(COMPLETED)[1:], 2)]
    team = {"external_id": "t-1", "name": "Quay", "members": ["e-5", "e-6"]}
    synced = call(http, "POST", "/sync", {"candidates": rows, "teams": [team]})
    ids = {row["external_id"]: row["id"] for row in synced["rows"]}
    kept["ids"]["held_team"] = ids["t-1"]
    people = {"Ana Ruiz": ana["id"], **{row["name"]: ids[row["external_id"]] for row in rows}}
    for name in ("Eva Novak", "Finn Berg", "Gia Rossi", "Hugo Sand", "Ines Vale", "Kim Lee"):
        people[name] = call(http, "POST", "/candidates", {"name": name})["id"]
    gone = call(http, "POST", "/candidates", {"name": "Jon Park"})["id"]
    call(http, "DELETE", f"/candidates/{gone}")
    kept["ids"] |= {"people": people, "erased": gone}
    return people


def make_teams(http: httpx.Client, kept: Json, people: dict[str, str]) -> None:
    team = {"name": "Harbour", "members": list(people.values())[:7]}
    team_id = call(http, "POST", "/teams", team)["id"]
    call(http, "POST", f"/teams/{kept['ids']['held_team']}/reveal", {"revealed": False})
    link = call(http, "POST", f"/teams/{team_id}/join-links", {"limit": 5, "form": "short"})
    kept["ids"]["team"] = team_id
    kept["tokens"]["join"] = token_of(link["url"])


def token_of(url: str) -> str:
    return parse_qs(urlsplit(url).query)["token"][0]


def begin(http: httpx.Client, kept: Json, name: str, new: Json) -> str:
    """Create an assessment, consent, and keep its tokens under the person's name. Returns its id."""
    made = call(http, "POST", "/assessments", new)
    consent = call(http, "POST", f"/assessments/{made['id']}/consent", {"accepted": True})
    kept["tokens"][name] = {"take": token_of(made["take_url"]), "private": consent["private_token"]}
    assessment_id: str = made["id"]
    return assessment_id


def complete(http: httpx.Client, kept: Json, name: str, new: Json, leanings: str) -> None:
    assessment_id = begin(http, kept, name, new)
    finish(http, assessment_id, leanings)
    kept["ids"].setdefault("completed", {})[name] = assessment_id


def make_open_assessments(http: httpx.Client, kept: Json, people: dict[str, str]) -> None:
    """Make one in every status but completed, and one whose taker withdrew their consent."""
    ids = kept["ids"]
    soon = (datetime.now(UTC) + timedelta(seconds=1)).isoformat()
    expired = {"candidate_id": people["Hugo Sand"], "expires_at": soon}
    ids["expired"] = call(http, "POST", "/assessments", expired)["id"]

    created = {"candidate_id": people["Eva Novak"], "metadata": {"cost centre": "42"}, "team_id": ids["team"]}
    made = call(http, "POST", "/assessments", created)
    ids["created"], kept["tokens"]["Eva Novak"] = made["id"], {"take": token_of(made["take_url"])}

    ids["started"] = begin(http, kept, "Finn Berg", {"candidate_id": people["Finn Berg"], "form": "short"})
    answer_some(http, ids["started"], 5)
    ids["adaptive"] = begin(http, kept, "Gia Rossi", {"candidate_id": people["Gia Rossi"], "form": "adaptive"})
    for _ in range(4):
        answer_some(http, ids["adaptive"], 1)

    ids["cancelled"] = call(http, "POST", "/assessments", {"candidate_id": people["Ines Vale"]})["id"]
    call(http, "POST", f"/assessments/{ids['cancelled']}/cancel")

    ids["withdrawn"] = begin(http, kept, "Kim Lee", {"candidate_id": people["Kim Lee"], "form": "short"})
    finish(http, ids["withdrawn"], "CSDI")
    token = {PRIVATE_TOKEN: kept["tokens"]["Kim Lee"]["private"]}
    call(http, "POST", f"/assessments/{ids['withdrawn']}/consent", {"accepted": False}, **token)
    time.sleep(1)


def answer_some(http: httpx.Client, assessment_id: str, count: int) -> None:
    following = call(http, "GET", f"/assessments/{assessment_id}/next")
    answers = answer_blocks(following["blocks"], "CDSI")[:count]
    call(http, "POST", f"/assessments/{assessment_id}/answers", {"answers": answers})


def make_users(http: httpx.Client, kept: Json, people: dict[str, str]) -> None:
    team, held = kept["ids"]["team"], kept["ids"]["held_team"]
    users: dict[str, Json] = {
        "owner": {"email": "olga@example.org", "name": "Olga Prins"},
        "manager": {"email": "mara@example.org", "teams": [team]},
        "coach": {"issuer": "https://login.example.org", "subject": "c-1", "teams": [team, held]},
        "member": {"email": "chloe@example.org", "candidate_id": people["Chloé Lind"]},
    }
    made = {role: call(http, "PUT", "/users", {"role": role, **user})["id"] for role, user in users.items()}
    claims = {"issuer": "https://login.example.org", "subject": "m-1", "email": "mara@example.org"}
    signed = call(http, "POST", "/users/sign-in", {**claims, "email_verified": True, "name": "Mara Holt"})
    assert signed["user"]["id"] == made["manager"]
    kept["ids"]["users"] = made


def make_reports(http: httpx.Client, kept: Json, people: dict[str, str]) -> None:
    """Request reports on one person, on two and on a team, and wait until they are ready."""
    ids = kept["ids"]
    one = {"type": "assessment", "id": ids["completed"]["Ana Ruiz"]}
    two = {"type": "comparison", "ids": [people["Ana Ruiz"], people["Ben Okafor"]]}
    all_of_them = {"type": "team", "id": ids["team"]}
    asked: list[Json] = [
        {"subject": one, "audience": "self"},
        {"subject": two, "length": "short"},
        {"subject": all_of_them, "audience": "coach"},
    ]
    ids["reports"] = [call(http, "POST", "/reports", each)["id"] for each in asked]
    for report_id in ids["reports"]:
        for _ in repeatedly(60, "a report isn't written"):
            if call(http, "GET", f"/reports/{report_id}")["status"] == "ready":
                break


def settle_webhooks(http: httpx.Client, working: str, broken: str) -> None:
    """Wait until nothing is on its way, then point both endpoints elsewhere and disable one."""
    for endpoint in (working, broken):
        for _ in repeatedly(60, "deliveries are still on their way"):
            sent = call(http, "GET", f"/webhooks/{endpoint}/deliveries?limit=200")["data"]
            if sent and all(each["status"] != "pending" for each in sent):
                break
    change: Json = {"url": ADDRESS, "events": ["assessment.completed", "report.generated"]}
    call(http, "PATCH", f"/webhooks/{working}", change)
    call(http, "PATCH", f"/webhooks/{broken}", {"url": f"{ADDRESS}/broken", "status": "disabled"})


def leave_work(http: httpx.Client, kept: Json) -> None:
    """Leave an event that isn't in the feed yet, and a report that was cancelled before it was started."""
    ids = kept["ids"]
    call(http, "PUT", f"/teams/{ids['team']}/members/{ids['people']['Gia Rossi']}")
    kept["waiting"] = {"type": "team.updated", "data": {"team_id": ids["team"]}}
    subject = {"type": "assessment", "id": ids["completed"]["Ben Okafor"]}
    cancelled = call(http, "POST", "/reports", {"subject": subject})["id"]
    call(http, "POST", f"/reports/{cancelled}/cancel")
    ids["cancelled_report"] = cancelled


def ask_everything(address: str, kept: Json) -> list[Json]:
    """Read all that each key, user and private link may read or is refused."""
    asked: list[Json] = []

    def note(key: str, paths: list[str], headers: dict[str, str] | None = None) -> None:
        with httpx.Client(
            base_url=f"{address}/v1", headers={"Authorization": f"Bearer {kept['keys'][key]}"}, timeout=60
        ) as http:
            for path in paths:
                status, body = ask(http, path, headers or {})
                asked.append({"key": key, "headers": headers or {}, "path": path, "status": status, "body": body})

    note("admin", everything(kept["ids"]))
    shared = shown_to_people(kept["ids"])
    note("narrow", ["/account", *shared, "/candidates"])
    note("other", ["/account", "/candidates", "/teams", "/events", *shared])
    for user_id in kept["ids"]["users"].values():
        note("admin", ["/candidates", "/teams", "/assessments", "/reports", *shared], {ACTOR: user_id})
    for name in kept["ids"]["completed"]:
        person = f"/candidates/{kept['ids']['people'][name]}"
        results = f"/assessments/{kept['ids']['completed'][name]}/results"
        note("admin", [person, f"{person}/export", results], {PRIVATE_TOKEN: kept["tokens"][name]["private"]})
    return asked


def shown_to_people(ids: Json) -> list[str]:
    """Reads that depend on who asks."""
    a, b, *_ = (ids["people"][name] for name in COMPLETED)
    return [
        f"/teams/{ids['team']}/analysis",
        f"/teams/{ids['held_team']}/analysis",
        f"/comparisons?a={a}&b={b}",
        *(f"/assessments/{each}/results" for each in ids["completed"].values()),
    ]


def everything(ids: Json) -> list[str]:
    """Every read of the interface, of every object, but the feed."""
    people, teams = ids["people"], [ids["team"], ids["held_team"]]
    statuses = ("created", "started", "completed", "expired", "cancelled")
    assessments = [*(ids[each] for each in statuses if each != "completed"), ids["adaptive"], ids["withdrawn"]]
    assessments += ids["completed"].values()
    what_if = f"/teams/{ids['team']}/analysis?without={people['Ana Ruiz']}&with_style=C"
    reports = [*ids["reports"], ids["cancelled_report"]]
    return [
        *(f"/candidates/{each}/export" for each in people.values()),
        *("/account", "/users", "/webhooks", "/reports", "/teams"),
        *(
            "/candidates?limit=200",
            "/candidates?order=oldest&limit=3",
            "/candidates?q=an",
            "/candidates?external_id=e-2",
        ),
        *(f"/candidates/{each}" for each in [*people.values(), ids["erased"]]),
        *("/assessments?limit=200", *(f"/assessments?status={each}" for each in statuses)),
        *(f"/assessments/{each}" for each in assessments),
        *(f"/assessments/{each}/results" for each in assessments),
        *(f"/assessments/{each}/next" for each in assessments),
        *(f"/teams/{each}" for each in teams),
        *(f"/teams/{each}/analysis" for each in teams),
        what_if,
        *shown_to_people(ids)[2:3],
        *(f"/webhooks/{ids[each]}" for each in ("webhook", "disabled_webhook")),
        *(f"/webhooks/{ids[each]}/deliveries" for each in ("webhook", "disabled_webhook")),
        *(f"/reports/{each}" for each in reports),
        *(f"/reports/{each}/{form}" for each in reports for form in ("json", "markdown")),
    ]


def date_ahead(database: Path) -> None:
    connection = sqlite3.connect(database)
    for statement in ("UPDATE join_links SET expires_at = ?", "UPDATE idempotency SET created_at = ?"):
        assert connection.execute(statement, (YEAR_2100,)).rowcount > 0
    connection.commit()
    connection.close()
    assert not database.with_name(f"{database.name}-wal").exists()


def require_rows(database: Path) -> None:
    """Raises `AssertionError` when a table is empty: the installation would show nothing of that kind of data."""
    connection = sqlite3.connect(database)
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    empty = {name for name in tables if connection.execute(f'SELECT 1 FROM "{name}"').fetchone() is None}
    connection.close()
    assert empty <= {"backups", "rate_buckets"}, empty


def pack(file: Path, packed: Path) -> None:
    with file.open("rb") as source, packed.open("wb") as target, gzip.GzipFile("", "wb", 9, target, mtime=0) as zipped:
        shutil.copyfileobj(source, zipped)


if __name__ == "__main__":
    make(Path(sys.argv[1]))
