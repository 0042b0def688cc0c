"""The mutants, as data. Where code or tests move, a row here moves with them: a row that doesn't fit fails the run."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of one file that breaks a promise.

    Attributes:
        name: names it on the command line.
        promise: what it breaks, in a user's words.
        file: where, relative to the checkout.
        find: the text that is changed, which must be there exactly once.
        replace: what takes its place.
        first: the tests that hold the promise, as pytest takes them.
        wider: the tests to run where those pass.
        tier: the marker of the tests that hold it, where those of the default tier can't.
        note: how it is to be read, and what would make it sharper.
    """

    name: str
    promise: str
    file: str
    find: str
    replace: str
    first: tuple[str, ...]
    wider: tuple[str, ...] = ()
    tier: str = ""
    note: str = ""


ROLES = "tests/service/http/test_roles.py"

MUTANTS = (
    # What is measured and said.
    Mutant(
        name="spread-between-components",
        promise="A score's interval is as wide as everything that isn't known about it.",
        file="src/discern/instrument/posterior.py",
        find='return np.asarray(within + np.einsum("nk,nks,nkt->nst", self.weights, apart, apart))',
        replace="return np.asarray(within)",
        first=("tests/instrument/test_scoring.py",),
    ),
    Mutant(
        name="study-of-who-hides",
        promise="A study's file holds no answers of people who keep their results to themselves.",
        file="src/discern/service/storage/measurement/answers.py",
        find='candidates.c.visibility != "private",',
        replace='candidates.c.visibility != "",',
        first=("tests/test_cli.py::test_unnamed_answers_are_exported_of_those_who_agreed",),
    ),
    Mutant(
        name="rescored-and-withheld",
        promise="A result that was shown stays shown when it is scored anew.",
        file="src/discern/service/domain/scoring.py",
        find="each.completed_at, may_withhold=False)",
        replace="each.completed_at)",
        first=(
            "tests/service/test_measurement.py::test_what_is_withheld_stays_withheld_and_what_is_shown_stays_shown",
        ),
    ),
    Mutant(
        name="likely-from-75",
        promise="“Likely” means a probability of 80% or more.",
        file="src/discern/contract/certainty.py",
        find="LIKELY = 0.80",
        replace="LIKELY = 0.75",
        first=("tests/contract/test_certainty.py",),
        wider=("tests/insight", "tests/words", "tests/reports"),
    ),
    Mutant(
        name="interval-of-90-called-95",
        promise="A team's 95% interval holds the true count 95 times in 100.",
        file="src/discern/insight/team/counts.py",
        find="coverage: float = 0.95",
        replace="coverage: float = 0.90",
        first=("tests/insight/test_coverage.py",),
        wider=("tests/insight",),
    ),
    Mutant(
        name="figures-of-two-people",
        promise="A key without the right to people's results gets no figures of a team of one or two.",
        file="src/discern/service/domain/team_analysis.py",
        find="has_figures = stored.profiled >= MIN_PROFILED",
        replace="has_figures = stored.profiled >= 1",
        first=("tests/service/routes/test_team_level.py",),
        wider=("tests/service/routes", "tests/service/storage/test_differencing.py"),
    ),
    # Who sees whose results.
    Mutant(
        name="agreement-of-another",
        promise="Words that people agreed on are for who wrote them down and for coaches.",
        file="src/discern/service/storage/repositories/agreements.py",
        find='true() if viewer.role == "coach" else of_viewer,',
        replace="true(),",
        first=("tests/service/routes/test_agreements.py",),
    ),
    Mutant(
        name="agreement-with-who-hides",
        promise="Nobody is named in an agreement to somebody from whom they hide.",
        file="src/discern/service/storage/repositories/agreements.py",
        find="~hidden.correlate(agreements),",
        replace="true(),",
        first=("tests/service/routes/test_agreements.py",),
    ),
    Mutant(
        name="week-names-who-hides",
        promise="Nobody is named in Monday's message to somebody from whom they hide.",
        file="src/discern/service/domain/weeks.py",
        find="is_real(), may_change(viewer), is_shared(viewer))",
        replace="is_real(), may_change(viewer))",
        first=("tests/service/jobs/test_week_messages.py",),
    ),
    Mutant(
        name="week-sent-again-after-a-crash",
        promise="A Monday's message that may have gone out isn't sent again.",
        file="src/discern/service/jobs/send_weeks.py",
        find="if claimed.was_sending:",
        replace="if False:",
        first=("tests/service/jobs/test_week_messages.py",),
    ),
    Mutant(
        name="week-link-without-end",
        promise="The link of a Monday's message ends.",
        file="src/discern/service/storage/queues/week_sendings.py",
        find="row.link_expires_at <= now",
        replace="False",
        first=("tests/service/jobs/test_week_messages.py",),
    ),
    Mutant(
        name="week-of-another",
        promise="An owner has nobody else's week sent by a key of their own.",
        file="src/discern/service/routes/week_messages.py",
        find="if not caller.viewer.sees_private:",
        replace="if False:",
        first=("tests/service/jobs/test_week_messages.py",),
    ),
    Mutant(
        name="week-answered-by-a-scanner",
        promise="Opening the links of a mail changes nothing.",
        file="app/discern_app/participant/week.py",
        find='if visit.request.method == "POST" else _open(visit)',
        replace="if visit.fields.keys() - {'token'} else _open(visit)",
        first=("tests/app/participant/test_week.py",),
    ),
    Mutant(
        name="agreement-kept-after-erasure",
        promise="What was agreed on with somebody is erased with them.",
        file="src/discern/service/storage/repositories/candidates.py",
        find="    forget_agreements_with(connection, account_id, candidate_id, now)\n",
        replace="",
        first=("tests/service/routes/test_agreements.py",),
    ),
    Mutant(
        name="talk-by-another-link",
        promise="Only who is certain to be the person reads what the two of a meeting share.",
        file="src/discern/service/storage/repositories/people/person_links.py",
        find="is_person=may_show_more(connection, viewer, viewer.candidate_id)",
        replace="is_person=True",
        first=("tests/service/routes/test_talks.py",),
    ),
    Mutant(
        name="meeting-of-who-hides",
        promise="Who hides from a leader, or leaves their teams, doesn't meet them any more.",
        file="src/discern/service/storage/repositories/meetings.py",
        find="        of_viewer = and_(of_leader, may_change(viewer), is_shared(viewer))\n",
        replace="        of_viewer = of_leader\n",
        first=("tests/service/routes/test_talks.py",),
    ),
    Mutant(
        name="talk-read-though-switched-off",
        promise="A talk that one of the two switched off says nothing, whatever the occasion.",
        file="src/discern/service/domain/talks.py",
        find="    if not meeting.shared:\n        return StoredTalk(page, day)\n",
        replace="",
        first=("tests/service/routes/test_talks.py",),
    ),
    Mutant(
        name="unshared-meeting-forgotten",
        promise="What somebody doesn't share a new meeting doesn't share either.",
        file="src/discern/service/storage/repositories/meetings.py",
        find="delete(meetings).where(own, both)",
        replace="delete(meetings).where(own)",
        first=("tests/service/routes/test_talks.py",),
    ),
    Mutant(
        name="suggestion-comes-back",
        promise="What a talk used or refused doesn't come back for eight weeks.",
        file="src/discern/service/storage/repositories/used_cards.py",
        find="on - timedelta(weeks=RESTS_WEEKS)",
        replace="on - timedelta(weeks=1)",
        first=("tests/service/routes/test_talks.py",),
    ),
    Mutant(
        name="agreement-due-though-answered",
        promise="Of an agreement that was answered no event says that its day has come.",
        file="src/discern/service/storage/repositories/agreements.py",
        find="agreements.c.outcome.is_(None), agreements.c.until <=",
        replace="agreements.c.until <=",
        first=("tests/service/jobs/test_announce_agreements.py",),
    ),
    Mutant(
        name="manager-sees-private",
        promise="What somebody keeps to themselves and their coach no manager sees.",
        file="src/discern/service/storage/repositories/visibility.py",
        find='return or_(visibility == "organisation", and_(visibility == "team", in_viewers_teams(viewer)))',
        replace='return or_(visibility == "organisation", in_viewers_teams(viewer))',
        first=(ROLES,),
        wider=("tests/service/routes",),
    ),
    Mutant(
        name="what-if-shows-held",
        promise="A what-if shows nothing of a newcomer whose results are held back.",
        file="src/discern/service/domain/team_analysis.py",
        find="results = [*kept, *list_shared_results(connection, account_id, entering, viewer)]",
        replace="results = [*kept, *list_shared_results(connection, account_id, entering)]",
        first=(f"{ROLES}::test_a_what_if_and_a_comparison_hold_them_too",),
        wider=(ROLES, "tests/service/routes"),
    ),
    Mutant(
        name="what-if-counts-withheld-for-everybody",
        promise="Nor does it tell that answers of such a newcomer make no profile.",
        file="src/discern/service/domain/team_analysis.py",
        find="find_withheld(connection, stored.team.id, entering, viewer)",
        replace="find_withheld(connection, stored.team.id, entering)",
        first=("tests/service/routes/test_what_if.py",),
        wider=(ROLES, "tests/service/routes"),
    ),
    Mutant(
        name="pair-shows-held",
        promise="Two people side by side show nothing of somebody whose results are held back.",
        file="src/discern/service/domain/team_analysis.py",
        find="list_shared_results(connection, account_id, (a, b), viewer, with_region=True)",
        replace="list_shared_results(connection, account_id, (a, b), with_region=True)",
        first=(f"{ROLES}::test_a_what_if_and_a_comparison_hold_them_too",),
        wider=(ROLES, "tests/service/routes"),
    ),
    Mutant(
        name="teammates-show-held",
        promise="What to expect of team-mates tells nothing of those whose results are held back.",
        file="src/discern/service/domain/team_analysis.py",
        find="list_teammate_results(connection, candidate_id, teams, viewer)",
        replace="list_teammate_results(connection, candidate_id, teams)",
        first=(f"{ROLES}::test_team_mates_are_those_in_the_reader_s_teams_whom_they_may_see",),
        wider=(ROLES, "tests/service/routes"),
    ),
    Mutant(
        name="team-shows-held",
        promise="A team's page shows nothing of members whose results are hidden or held back.",
        file="src/discern/service/domain/team_analysis.py",
        find="results = list_team_results(connection, team_id, viewer)",
        replace="results = list_team_results(connection, team_id)",
        first=(f"{ROLES}::test_an_analysis_contains_only_people_its_reader_may_see",),
        wider=(ROLES, "tests/service/routes"),
    ),
    # Links, keys and limits.
    Mutant(
        name="any-private-link",
        promise="Answers come by the private link of the one who consented, and by no other.",
        file="src/discern/service/domain/private_links.py",
        find="return by.holder == consent.holder\n    return consent.key_id",
        replace="return True\n    return consent.key_id",
        first=(
            "tests/service/routes/test_taking.py::test_answers_that_another_consent_overtakes_are_not_put_under_it",
        ),
        wider=("tests/service/routes", "tests/service"),
    ),
    Mutant(
        name="limit-lets-one-more-pass",
        promise="A limit of 600 requests a minute lets 600 pass.",
        file="src/discern/service/rate_limit.py",
        find="allowed = after - now <= window + 1e-9",
        replace="allowed = after - now <= window + window / limit + 1e-9",
        first=("tests/service/test_rate_limit.py",),
        wider=("tests/service/http/test_middleware.py",),
    ),
    Mutant(
        name="joins-without-limit",
        promise="From one address a hundred people may join in a minute.",
        file="src/discern/service/routes/taker.py",
        find="JOINS = 100\n",
        replace="JOINS = 3_000\n",
        first=("tests/service/routes/test_joining.py",),
        wider=("tests/service/routes",),
    ),
    Mutant(
        name="wrong-links-without-limit",
        promise="Whoever tries links has to wait after twenty wrong ones.",
        file="src/discern/service/http/dependencies.py",
        find="    if not verdict.allowed:\n",
        replace="    if False:\n",
        first=("tests/service/routes/test_private_links.py",),
        wider=("tests/service/routes",),
    ),
    Mutant(
        name="forwarded-address-of-anybody",
        promise="Nobody gets around a limit by a forwarded address that they made up.",
        file="app/discern_app/access/client_address.py",
        find="""\
        if not _is_in(address, proxies):
            break
""",
        replace="",
        first=("tests/app/access/test_sign_in.py::test_the_address_is_the_one_a_trusted_proxy_forwards",),
        wider=("tests/app/participant",),
    ),
    Mutant(
        name="key-in-clear",
        promise="Who reads the database has no key and no link from it.",
        file="src/discern/service/tokens.py",
        find="return hashlib.sha256(secret.encode()).hexdigest()",
        replace="return secret",
        first=("tests/service/http/test_middleware.py::test_nothing_that_is_stored_has_a_key_in_it",),
        wider=("tests/service/http", "tests/service/routes"),
    ),
    Mutant(
        name="unknown-setting",
        promise="A mistyped setting stops the start, with its name.",
        file="src/discern/settings.py",
        find='model_config = ConfigDict(frozen=True, extra="forbid")',
        replace='model_config = ConfigDict(frozen=True, extra="ignore")',
        first=("tests/test_settings.py::test_a_wrong_setting_is_named",),
        wider=("tests/test_settings.py", "tests/test_cli.py"),
    ),
    # Who gets in.
    Mutant(
        name="socket-of-who-does-not-lead",
        promise="Streamlit's socket is for those who lead.",
        file="app/discern_app/entrance/door.py",
        find='return "let in" if signed_in.member is None else "member"',
        replace='return "let in"',
        first=("tests/app/entrance/test_who_is_let_in.py",),
        wider=("tests/app/entrance", "tests/app/access"),
    ),
    Mutant(
        name="door-open-while-unknown",
        promise="While the service can't say who somebody is, they aren't let in.",
        file="app/discern_app/entrance/door.py",
        find="        return signed_in.state\n",
        replace="""\
        return "let in" if signed_in.state == "unknown" else signed_in.state
""",
        first=("tests/app/entrance/test_who_is_let_in.py",),
        wider=("tests/app/entrance", "tests/app/access"),
    ),
    Mutant(
        name="unknown-path-of-streamlit",
        promise="What Streamlit may add below its own paths is closed to strangers.",
        file="app/discern_app/entrance/door.py",
        find="    if path == HEALTH or path.startswith(STATIC):\n",
        replace="""\
    known = tuple(f"/_stcore/{name}" for name in ("stream", "host-config", "upload_file/", "bidi-components/"))
    if path.startswith((*STATIC, "/_stcore/")) and not path.startswith(known):
""",
        first=("tests/app/entrance/test_what_is_reached.py",),
        wider=("tests/app/entrance",),
    ),
    Mutant(
        name="role-taken",
        promise="Who loses the role gets nothing new, also by a part of a page that stays open.",
        file="src/discern/service/storage/repositories/users.py",
        find="""\
    row = connection.execute(_ACTOR, {"account_id": account_id, "user_id": user_id}).first()
""",
        replace="""\
    row = connection.execute(_ACTOR, {"account_id": account_id, "user_id": user_id}).first()
    row = find_actor.__dict__.setdefault(user_id, row)
""",
        first=(f"{ROLES}::test_somebody_shut_out_is_out_at_once",),
        wider=(ROLES, "tests/service/routes/test_users.py", "tests/app/access"),
        note="Read as: the service goes on answering for the role of before, which it alone checks where a fragment "
        "reruns. Once the app checks that too, the change is to leave its check out.",
    ),
    Mutant(
        name="session-never-ends",
        promise="After twelve hours people sign in again.",
        file="app/discern_app/access/signed_in.py",
        find="return now - since >= timedelta(hours=hours)",
        replace="return False",
        first=("tests/app/access/test_sign_in.py::test_a_session_ends",),
        wider=("tests/app/access",),
    ),
    Mutant(
        name="policy-of-streamlit-s-page",
        promise="On Streamlit's pages a browser runs no script but ours.",
        file="app/discern_app/base/http_middleware.py",
        find='        (b"content-security-policy", content_policy(*inline).encode()),\n',
        replace="",
        first=(
            "tests/app/base/test_http_middleware.py::test_whatever_streamlit_answers_a_browser_runs_no_script_but_its_own",
        ),
        wider=("tests/app/base", "tests/app/test_streamlit_internals.py"),
    ),
    Mutant(
        name="policy-of-a-plain-page",
        promise="On plain pages a browser runs no script but ours, and nothing inline.",
        file="app/discern_app/participant/rendering.py",
        find='HEADERS = {"Content-Security-Policy": POLICY, ',
        replace="HEADERS = {",
        first=("tests/app/participant/test_requests.py::test_every_page_has_a_policy_of_its_own_and_is_kept_nowhere",),
        wider=("tests/app/participant",),
    ),
    Mutant(
        name="policy-of-rest",
        promise="No answer of the interface does anything in a browser.",
        file="src/discern/service/http/middleware.py",
        find="    (b\"content-security-policy\", b\"default-src 'none'; frame-ancestors 'none'\"),\n",
        replace="",
        first=("tests/service/http/test_middleware.py::test_no_answer_does_anything_in_a_browser",),
        wider=("tests/service/http",),
    ),
    # What is hidden or erased goes.
    Mutant(
        name="bulk-results-of-who-hides",
        promise="A list of results has none that its reader may not get one by one.",
        file="src/discern/service/storage/repositories/results.py",
        find=".where(assessments.c.account_id == account_id, is_listed(viewer), is_visible(viewer))",
        replace=".where(assessments.c.account_id == account_id, is_listed(viewer))",
        first=("tests/service/routes/test_list_results.py::test_whoever_asks_gets_what_they_may_read_one_by_one",),
    ),
    Mutant(
        name="account-export-of-who-hides",
        promise="An account's export has no results that people keep to themselves.",
        file="src/discern/service/storage/portability/reading.py",
        find="_SHARED = is_visible(KEY)",
        replace="_SHARED = is_visible(KEY) | candidates.c.id.is_not(None)",
        first=("tests/service/test_portability.py::test_what_is_hidden_secret_or_between_others_stays_behind",),
    ),
    Mutant(
        name="erased-and-imported",
        promise="Nobody who was erased comes back with an import.",
        file="src/discern/service/domain/portability/importing.py",
        find="""        if record.id in self.gone:
            self.skipped.add(record.id)
            return None
        self.people.add(record.id)""",
        replace="""        self.people.add(record.id)""",
        first=("tests/service/test_portability.py::test_nobody_comes_back_who_was_erased_or_has_withdrawn",),
    ),
    Mutant(
        name="link-speaks-for-imported-answers",
        promise="A private link given out after a move doesn't speak for the answers that came in.",
        file="src/discern/service/storage/portability/writing.py",
        find='_insert(connection, private_links, ({**link, "created_at": now} for link in links))',
        replace="",
        first=("tests/service/test_portability.py::test_a_link_given_out_after_a_move_speaks_for_no_earlier_answers",),
    ),
    Mutant(
        name="people-kept-in-an-outage",
        promise="Nothing of a person outlives an outage by more than a minute.",
        file="src/discern/client/cache.py",
        find="DAY if kind in WITHOUT_PEOPLE else MINUTE",
        replace="DAY",
        first=("tests/client/test_cache.py",),
        wider=("tests/client",),
    ),
    Mutant(
        name="new-version-drops-nothing",
        promise="What somebody hides or deletes leaves open pages after ten seconds.",
        file="src/discern/client/cache.py",
        find="""\
                versions[self._viewer] = changes.value.version
                self._drop_own()
""",
        replace="""\
                versions[self._viewer] = changes.value.version
""",
        first=("tests/client/test_cache.py",),
        wider=("tests/client",),
    ),
    Mutant(
        name="hidden-person-in-the-cache",
        promise="Once results are refused, no page shows what it had of them.",
        file="src/discern/client/cache.py",
        find="""\
            elif not isinstance(error, _TRANSIENT):
                cache.answers.pop(key, None)
            else:
""",
        replace="""\
            elif isinstance(error, _TRANSIENT):
""",
        first=("tests/client/test_cache.py",),
        wider=("tests/client",),
    ),
    Mutant(
        name="erased-bytes-in-the-file",
        promise="What is erased leaves no byte in the database's file.",
        file="src/discern/service/storage/engine/sqlite.py",
        find='"secure_delete=ON"',
        replace='"secure_delete=OFF"',
        first=("tests/service/routes/test_candidates.py::test_erasure_leaves_no_row_and_no_byte",),
        wider=("tests/service/routes", "tests/service/storage"),
    ),
    Mutant(
        name="erased-bytes-in-the-log",
        promise="Nor in the log of what was written.",
        file="src/discern/service/storage/engine/sqlite.py",
        find="PRAGMA wal_checkpoint(TRUNCATE)",
        replace="PRAGMA wal_checkpoint(PASSIVE)",
        first=("tests/service/routes/test_candidates.py::test_erasure_leaves_no_row_and_no_byte",),
        wider=("tests/service/routes", "tests/service/storage"),
    ),
    Mutant(
        name="own-words-after-erasure",
        promise="What somebody wrote about themselves goes with them.",
        file="src/discern/service/storage/engine/tables/people.py",
        find="""\
    Column("candidate_id", ForeignKey("candidates.id", ondelete="CASCADE"), primary_key=True),
    Column("visibility", String, nullable=False),
""",
        replace="""\
    Column("candidate_id", String, primary_key=True),
    Column("visibility", String, nullable=False),
""",
        first=("tests/service/routes/test_own_words.py::test_an_erasure_leaves_no_byte_of_them",),
        wider=("tests/service/routes/test_own_words.py", "tests/service/storage/test_database.py"),
    ),
    # Nothing is lost, and nothing is done twice.
    Mutant(
        name="tables-of-a-pre-release",
        promise="A database with tables of a pre-release is refused, and stays as it is.",
        file="src/discern/service/storage/engine/migrate.py",
        find="if columns != {(each.name, each.nullable) for each in made.columns}:",
        replace="if not columns:",
        first=("tests/service/storage/test_database.py",),
    ),
    Mutant(
        name="synchronous-not-full",
        promise="What was acknowledged is there after a power cut.",
        file="src/discern/service/storage/engine/sqlite.py",
        find='"synchronous=FULL"',
        replace='"synchronous=NORMAL"',
        first=("tests/service/storage/test_database.py",),
    ),
    Mutant(
        name="answer-before-the-commit",
        promise="Nothing is acknowledged that isn't stored.",
        file="src/discern/service/storage/engine/database.py",
        find="""\
            with self._write_connection.begin():
                return change(self._write_connection)
""",
        replace="""\
            transaction = self._write_connection.begin()
            changed = change(self._write_connection)
            self._write_threads.submit(transaction.commit)
            return changed
""",
        first=("tests/service/storage/test_database.py",),
        wider=("tests/service/storage",),
    ),
    Mutant(
        name="lease-not-renewed",
        promise="A report that takes long is written once.",
        file="src/discern/service/jobs/job_loop.py",
        find="is_ours = await database.write(renew)",
        replace="is_ours = True",
        first=("tests/service/storage/test_leases.py::test_work_that_takes_longer_than_its_lease_is_nobody_else_s",),
        wider=("tests/service/storage/test_leases.py", "tests/service/jobs"),
    ),
    Mutant(
        name="outbox-outside-the-transaction",
        promise="Every change is told to those who listen, and nothing that didn't happen.",
        file="src/discern/service/domain/answer_submission.py",
        find='    emit(connection, actor.account_id, "assessment.completed", ids, now)\n',
        replace="""\
    driver = connection.connection.driver_connection
    for statement in ("COMMIT", "BEGIN IMMEDIATE", "SAVEPOINT batch"):
        driver.execute(statement)
    emit(connection, actor.account_id, "assessment.completed", ids, now)
""",
        first=("tests/service/storage/test_outbox.py::test_what_cannot_be_told_does_not_happen",),
        wider=("tests/service/storage", "tests/service/routes"),
        note="On SQLite: the last answer is committed, and then the event.",
    ),
    Mutant(
        name="idempotency-key-with-another-body",
        promise="A key that came with another body before is refused.",
        file="src/discern/service/storage/repositories/idempotency.py",
        find="if kept.body_hash != self._body_hash:",
        replace="if False:",
        first=("tests/service/storage/test_idempotency.py",),
        wider=("tests/service",),
    ),
    Mutant(
        name="replay-without-the-body",
        promise="A create is repeated only for the same body.",
        file="src/discern/service/storage/repositories/idempotency.py",
        find="hashlib.sha256(self.body.model_dump_json().encode())",
        replace='hashlib.sha256(b"")',
        first=("tests/service/storage/test_idempotency.py",),
        wider=("tests/service",),
    ),
    Mutant(
        name="webhook-tolerance",
        promise="A delivery that was intercepted can't be sent again after five minutes.",
        file="src/discern/client/webhooks.py",
        find="TOLERANCE = 300.0",
        replace="TOLERANCE = 30_000.0",
        first=("tests/client/test_webhooks.py",),
        wider=("tests/client", "tests/service/jobs"),
    ),
    Mutant(
        name="old-secret-does-not-sign",
        promise="While a secret is being replaced, receivers may check by either.",
        file="src/discern/service/storage/queues/deliveries.py",
        find="        secrets.append(endpoint.old_secret)\n",
        replace="        pass\n",
        first=("tests/service/jobs/test_delivery.py::test_a_rotated_secret_signs_beside_the_new_one_and_then_no_more",),
        wider=("tests/service/jobs",),
    ),
    # What workers do in the background.
    Mutant(
        name="mail-sent-twice-after-a-kill",
        promise="A mail that may have gone out before a kill isn't sent again.",
        file="src/discern/service/jobs/send_mails.py",
        find="        if claimed.was_sending:\n",
        replace="        if False:\n",
        first=("tests/service/jobs/test_mails.py",),
        wider=("tests/service",),
    ),
    Mutant(
        name="reminder-after-a-refusal",
        promise="Who wants no reminders gets none.",
        file="src/discern/service/mail/letters.py",
        find='if claimed.kind == "reminder" and refuses_reminders(connection, person.id):',
        replace="if False:",
        first=("tests/service/jobs/test_mails.py",),
        wider=("tests/service",),
    ),
    Mutant(
        name="delivery-without-a-last-attempt",
        promise="An event that can't be delivered has failed after the last attempt of the schedule.",
        file="src/discern/service/jobs/delivery_policy.py",
        find="run_at = next_run(attempts, schedule, now, chance)",
        replace="run_at = next_run(min(attempts, len(schedule)), schedule, now, chance)",
        first=("tests/service/jobs/test_delivery.py",),
        wider=("tests/service",),
    ),
    Mutant(
        name="delivery-after-410",
        promise="An endpoint that says it is gone gets nothing more.",
        file="src/discern/service/jobs/delivery_policy.py",
        find='disabled="gone"',
        replace="disabled=None",
        first=("tests/service/jobs/test_delivery.py",),
        wider=("tests/service",),
    ),
    Mutant(
        name="report-of-somebody-erased-meanwhile",
        promise="A report that was cancelled, or whose person was erased, while it was written isn't stored.",
        file="src/discern/service/storage/queues/leases.py",
        find="where(table.c.id == id_, table.c.lease == lease)",
        replace="where(table.c.id == id_)",
        first=("tests/service/storage/test_leases.py",),
        wider=("tests/service/storage", "tests/service/routes/test_reports.py", "tests/service/jobs"),
    ),
    Mutant(
        name="erased-though-they-came-back",
        promise="Who does something while the idle are being erased stays.",
        file="src/discern/service/jobs/retention.py",
        find="    if not is_idle(connection, idle.candidate_id, cutoff):\n        return 0\n",
        replace="",
        first=("tests/service/jobs/test_retention.py",),
        wider=("tests/service/jobs",),
    ),
    # What pages show.
    Mutant(
        name="refused-reads-without-a-banner",
        promise="A page says that parts of it are missing since no requests are left.",
        file="app/discern_app/base/error_banners.py",
        find="            show_page_error(refused)\n",
        replace="            pass\n",
        first=("tests/app/base/test_error_banners.py",),
        wider=("tests/app",),
    ),
    Mutant(
        name="stale-data-without-a-banner",
        promise="What a page keeps through an outage says how old it is.",
        file="app/discern_app/base/error_banners.py",
        find="            show_stale(error, age)\n        if refused",
        replace="            pass\n        if refused",
        first=("tests/app/base/test_error_banners.py",),
        wider=("tests/app",),
    ),
    Mutant(
        name="held-results-taken-out-by-a-manager",
        promise="No manager takes somebody out of the team in which a coach holds their results back.",
        file="app/discern_app/teams/what_if.py",
        find='return is_one_of("owner") or person.id not in team.held',
        replace="return True",
        first=("tests/app/access/test_sign_in.py",),
        wider=("tests/app/teams", "tests/app"),
    ),
    Mutant(
        name="names-in-a-file-without-names",
        promise="A team that is shown without names is exported without them.",
        file="app/discern_app/teams/team_page.py",
        find="exported = analysis if named else without_names(analysis)",
        replace="exported = analysis",
        first=("tests/app/teams/test_team_page.py::test_a_team_is_exported_with_names_where_it_is_shown_with_them",),
        wider=("tests/app/teams",),
    ),
    # What colleagues show each other.
    Mutant(
        name="colleagues-without-sharing",
        promise="Only those who share with their colleagues see others.",
        file="src/discern/service/storage/repositories/results.py",
        find="own = _list_newest(connection, person, is_shared_with_colleagues())",
        replace='own = _list_newest(connection, person, is_revealed(Viewer("member")))',
        first=("tests/service/routes/test_colleagues.py::test_it_is_off_until_the_person_chooses_it",),
    ),
    Mutant(
        name="colleagues-for-good",
        promise="Whoever stops sharing with their colleagues is gone from their pages at once.",
        file="src/discern/service/storage/repositories/visibility.py",
        find="agreed = exists().where(of_candidate, colleague_consents.c.withdrawn_at.is_(None)).correlate(candidates)",
        replace="agreed = exists().where(of_candidate).correlate(candidates)",
        first=("tests/service/routes/test_colleagues.py::test_taking_it_back_is_at_once_and_deletes_the_lines",),
    ),
    # What people are told about themselves.
    Mutant(
        name="own-data-without-the-log",
        promise="Everybody reads that who looked at their data is kept.",
        file="app/discern_app/insight/stored_data.py",
        find='        "log": say("own-data-entries", count=sum(entry.count for entry in export.audit)),\n',
        replace="",
        first=("tests/app/insight/test_stored_data.py",),
        wider=("tests/app/participant", "tests/app/people"),
    ),
    Mutant(
        name="export-without-own-words",
        promise="What somebody wrote about themselves is in the file of their data.",
        file="src/discern/service/domain/people/data_export.py",
        find="about=_find_about(connection, account_id, candidate_id, viewer) if shared else None,",
        replace="about=None,",
        first=("tests/service/routes/test_own_words.py",),
        wider=("tests/service/routes",),
    ),
    Mutant(
        name="export-of-who-hides",
        promise="The export that a key makes has no answers of somebody who keeps them to themselves.",
        file="src/discern/service/domain/people/data_export.py",
        find="in_words=is_own) if shared else [],",
        replace="in_words=is_own),",
        first=(ROLES,),
        wider=("tests/service/routes", "tests/service/storage/test_differencing.py"),
    ),
    Mutant(
        name="withdrawn-consent-out-of-sight",
        promise="Everybody reads when they withdrew a consent.",
        file="app/discern_app/insight/stored_data.py",
        find="        if consent.withdrawn_at is None\n",
        replace="        if True\n",
        first=("tests/app/insight/test_stored_data.py",),
        wider=("tests/app/participant", "tests/app/people"),
    ),
    # What people read and take along.
    Mutant(
        name="quota-banner-inverted",
        promise="A warning shows when few requests are left, and not while many are.",
        file="app/discern_app/base/queries.py",
        find="return quota.remaining < (FEW if quota.limit is None else quota.limit * LOW_QUOTA)",
        replace="return quota.remaining > (FEW if quota.limit is None else quota.limit * LOW_QUOTA)",
        first=("tests/app/base/test_error_banners.py::test_a_low_quota_warns",),
        wider=("tests/app/base",),
    ),
    Mutant(
        name="own-data-without-a-reason",
        promise="Everybody reads why each thing is stored about them.",
        file="src/discern/words/en/pages/own-data.ftl",
        find="        [email] so that the people who invited you can find you\n",
        replace="",
        first=("tests/app/participant/test_own_page.py",),
        wider=("tests/words", "tests/app/participant"),
    ),
    Mutant(
        name="opening-for-every-reader",
        promise="Only the person who asked for a report reads what a language model drafted for it.",
        file="src/discern/service/storage/repositories/reports.py",
        find="return (row.requested_by, row.requesting_key) == (self.viewer.actor_id, self.key)",
        replace="return True",
        first=(
            "tests/service/routes/test_openings.py::test_of_a_program_s_report_the_key_that_asked_is_the_requester",
            "tests/service/routes/test_openings.py::test_a_person_has_an_opening_for_their_own_report_by_their_private_link",
        ),
        wider=("tests/service/routes/test_openings.py",),
    ),
    Mutant(
        name="opening-surer-than-its-claims",
        promise="What a language model drafts is no surer than what it rests on.",
        file="src/discern/reports/opening.py",
        find="return says < min(least, 2)",
        replace="return False",
        first=("tests/reports/test_opening.py::test_no_sentence_is_surer_than_its_least_sure_claim",),
        wider=("tests/reports/test_opening.py",),
    ),
    Mutant(
        name="formula-in-a-cell",
        promise="No file that is downloaded computes anything in a spreadsheet.",
        file="src/discern/spreadsheet_text.py",
        find='_FORMULA = ("=", "+"',
        replace='_FORMULA = ("+"',
        first=("tests/app/components/test_export.py",),
        wider=("tests/app/components",),
    ),
)
