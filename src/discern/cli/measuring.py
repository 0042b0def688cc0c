"""Measuring on the command line: calibrating (docs/calibrating.md), the bank in use, and answers for studies."""

import json
import os
from functools import partial
from pathlib import Path
from typing import get_args

import click

from discern import instrument
from discern.cli.accounts import choose_account
from discern.cli.context import load_settings, now, open_database
from discern.contract.models.account import LocalLevelsQuery
from discern.contract.models.assessments import Language
from discern.service.domain.banks import Banks, read_bank, read_bank_file
from discern.service.domain.local_levels import read_local_answers, settle_levels
from discern.service.domain.scoring import find_changes, put_in_use, score_again
from discern.service.domain.study import StudyError, choose_answers, make_excerpt, read_csv, write_csv
from discern.service.errors import ServiceError
from discern.service.storage.engine.database import Database
from discern.service.storage.measurement.answers import list_sittings
from discern.service.storage.measurement.banks import BankKey
from discern.service.storage.repositories.accounts import StoredAccount
from discern.service.storage.repositories.audit import AuditActor
from discern.service.storage.repositories.teams import get_team_summary
from discern.settings import SettingsError

ACTOR = "command line"
"""Who has put a bank in use, in the audit log."""


LOW_LOADING = 0.2
"""A mean loading below this warns: in published data statements load .34 to .55."""


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Where the bank goes; else beside FILE.")
@click.option("--name", help="Of the new parameters, in the bank's version; else `calibrated` and the date.")
def calibrate(file: Path, out: Path | None, name: str | None) -> None:
    """Estimate how telling each statement is from FILE, made by `discern study export`, and write a bank.

    Nothing changes until the bank is put in use: `discern bank use`.
    """
    base, out = load_banks().current, out or file.with_suffix(".bank.json")
    if out.exists():
        raise click.ClickException(f"{out} exists. Nothing was written; --out FILE writes another.")
    try:
        sittings = read_csv(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise click.ClickException(f"{file}: {error}.") from None
    answers = choose_answers(base, sittings)
    click.echo(
        f"{len(answers.choice_sets)} people count, each by their first answers to {base.id} {base.version}. Left out: "
        f"{answers.others} who answered other statements, and {answers.repeated} repeated sittings."
    )
    today = now().date().isoformat()
    # What follows a + is about parameters: results by both versions can be compared.
    version = f"{base.version.partition('+')[0]}+{name or f'calibrated.{today}'}"
    try:
        result = instrument.calibrate(base, answers.choice_sets, version, today)
    except (instrument.CalibrationError, instrument.ChoiceError) as error:
        raise click.ClickException(f"{error}. Nothing was written.") from None
    fitted = len(base.blocks) - len(result.kept)
    change = instrument.change_of_scores(base, result.bank, answers.choice_sets)
    click.echo(f"{fitted} of {len(base.blocks)} blocks have enough answers; loadings are {result.common_loading:.2f}.")
    if result.common_loading < LOW_LOADING:
        click.echo(
            "WARNING: that is so low that these answers hardly tell people apart, as where many are random. Find out "
            "why before you put this bank in use."
        )
    click.echo(
        "The correlation of the styles is estimated from these people and the bank's together."
        if result.correlation_fitted
        else "The correlation of the styles stays the bank's: too few mixed-keyed blocks were answered."
    )
    click.echo(
        f"Their scores change by {change.score:.0f} points on average, and 95% intervals are "
        f"{change.interval_after:.0f} instead of {change.interval_before:.0f} points wide."
    )
    text = json.dumps(instrument.bank_to_dict(result.bank), ensure_ascii=False, indent=1)
    try:
        with out.open("x", encoding="utf-8") as opened:
            opened.write(f"{text}\n")
    except OSError as error:
        raise click.ClickException(f"{out}: {error.strerror}") from None
    click.echo(f"Bank {result.bank.version} is in {out}. To put it in use: discern bank use {out}")


@click.group()
def bank() -> None:
    """The bank that results are scored with."""


@bank.command("use")
@click.argument("file", required=False, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--default", "is_default", is_flag=True, help="Go back to the bank that Discern comes with.")
@click.option("--again", is_flag=True, help="Score earlier results anew. The figures of before stay in people's data.")
@click.option("--account", "account_name", help="Name or id of the account, where there are several.")
@click.option("--yes", is_flag=True, help="Don't ask.")
def use_bank(file: Path | None, account_name: str | None, *, is_default: bool, again: bool, yes: bool) -> None:
    """Score results by the bank in FILE from now on.

    It needs the statements of a questionnaire that was asked here. Says first for how many people the headline would
    change, their style. Without --again earlier results stay as they are.
    """
    if is_default == (file is not None):
        raise click.UsageError("Give either FILE or --default.")
    banks = load_banks()
    with open_database() as database:
        account = choose_account(database, account_name)
        database.write_now(partial(banks.register, beside_a_server=True))
        new, key = find_bank(database, banks, file)
        own, used = database.read_now(
            lambda connection: (banks.find(connection, *key), banks.find_used(connection, account.id, key))
        )
        is_own = new.fingerprint == own.fingerprint
        put_after_asking(database, banks, account, key, used, new, is_own=is_own, again=again, yes=yes)


@click.command()
@click.option(
    "--without", "without_teams", multiple=True, help="Id of a team to leave out, such as testers. Repeatable."
)
@click.option("--again", is_flag=True, help="Score earlier results anew. The figures of before stay in people's data.")
@click.option("--account", "account_name", help="Name or id of the account, where there are several.")
@click.option(
    "--language",
    type=click.Choice(get_args(Language)),
    default="en",
    show_default=True,
    help="Of the questionnaire: each language has levels of its own.",
)
@click.option("--yes", is_flag=True, help="Don't ask.")
def norms(
    without_teams: tuple[str, ...], language: Language, account_name: str | None, *, again: bool, yes: bool
) -> None:
    """Measure people from the levels of the people here, from 30 of them on.

    Says first for how many people the headline would change, their style. Without --again earlier results stay as they
    are. `discern bank use --default` goes back.
    """
    banks = load_banks()
    with open_database() as database:
        account = choose_account(database, account_name)
        for each in without_teams:
            require_team(database, account, each)
        database.write_now(partial(banks.register, beside_a_server=True))
        query = LocalLevelsQuery(without=list(without_teams), language=language)
        answers = database.read_now(partial(read_local_answers, banks=banks, account_id=account.id, query=query))
        try:
            new = settle_levels(answers)
        except instrument.SettlingError as error:
            raise click.ClickException(f"{error}. Nothing was changed.") from None
        put_after_asking(database, banks, account, answers.key, answers.used, new, is_own=False, again=again, yes=yes)


def put_after_asking(
    database: Database,
    banks: Banks,
    account: StoredAccount,
    key: BankKey,
    used: instrument.Bank,
    new: instrument.Bank,
    *,
    is_own: bool,
    again: bool,
    yes: bool,
) -> None:
    """Say what a bank changes, and put it in use in the place of the one that is ``used``, unless that is refused."""
    actor = AuditActor(account.id, ACTOR, ACTOR)
    if new.fingerprint == used.fingerprint:
        click.echo(f"Bank {new.id} {new.version} is in use in the account {account.name}.")
    else:
        echo_changes(database, account, new, key, again=again)
        if not yes:
            click.confirm("Put it in use?", abort=True)
        database.write_now(lambda connection: put_in_use(connection, actor, key, new, now(), is_own=is_own))
        click.echo("New results are scored with it.")
    if again:
        done = sum(score_again(database, banks, actor, key, now()))
        click.echo(f"Earlier results scored anew: {done}.")


def load_banks() -> Banks:
    try:
        return Banks(read_bank(load_settings()))
    except SettingsError as error:
        raise click.ClickException(str(error)) from None


def find_bank(database: Database, banks: Banks, file: Path | None) -> tuple[instrument.Bank, BankKey]:
    """The bank of a file or, without one, what the service starts with; and the statements that it is for."""
    if file is None:
        return banks.current, banks.current_key
    try:
        new = read_bank_file(file)
    except (OSError, ValueError) as error:
        raise click.ClickException(f"{file} is no bank, such as `discern calibrate` writes: {error}") from None
    key = database.read_now(lambda connection: banks.find_key(connection, new))
    if key is None:
        raise click.ClickException(f"{file}: nobody was asked these statements here.")
    missing = database.read_now(lambda connection: banks.find(connection, *key)).forms.keys() - new.forms.keys()
    if missing:
        raise click.ClickException(f"{file} lacks the form {min(missing)} of {key.bank_id} {key.version}.")
    return new, key


def echo_changes(
    database: Database, account: StoredAccount, new: instrument.Bank, key: BankKey, *, again: bool
) -> None:
    """Print what the new bank rests on, and what it changes."""
    sittings = database.read_now(lambda connection: list_sittings(connection, account.id))
    changes, people = find_changes(new, key, sittings)
    basis = f"rests on the answers of {new.people} people" if new.people else "rests on its author's judgement"
    click.echo(f"Bank {new.id} {new.version} {basis}.")
    click.echo(
        f"Account {account.name}: scored with it, {len(changes)} of {people} people would have another headline. The "
        "sample company and people who keep their results to themselves aren't counted."
    )
    earlier = "are scored anew; reports that are written stay" if again else "stay as they are"
    click.echo(f"Earlier results {earlier}.")


@click.group()
def study() -> None:
    """Answers for studies of the questionnaire: see docs/studies."""


@study.command("export")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--team", "team_id", help="Id of the study's team: its members agreed to the study.")
@click.option("--everyone", is_flag=True, help="Everybody in the account, for the owner's own statistics.")
@click.option(
    "--without", "without_teams", multiple=True, help="Id of a team to leave out, such as testers. Repeatable."
)
@click.option("--account", "account_name", help="Name or id of the account, where there are several.")
def export_study(
    file: Path, team_id: str | None, without_teams: tuple[str, ...], *, everyone: bool, account_name: str | None
) -> None:
    """Write what people answered to FILE, without names, addresses, ids, teams or days.

    People who withdrew consent or keep their results to themselves, results that are withheld and the sample company
    are left out. Nothing is written of fewer than 30 people.
    """
    if everyone == (team_id is not None):
        raise click.UsageError("Give either --team ID or --everyone.")
    with open_database() as database:
        account = choose_account(database, account_name)
        for each in (team_id, *without_teams):
            if each is not None:
                require_team(database, account, each)
        stored = database.read_now(lambda connection: list_sittings(connection, account.id, team_id, without_teams))
    try:
        excerpt = make_excerpt(stored)
    except StudyError as error:
        raise click.ClickException(f"{error}.") from None
    try:
        # For its owner alone: unnamed answers are still people's answers.
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as out:
            out.write(write_csv(excerpt.sittings))
    except OSError as error:
        raise click.ClickException(f"{file}: {error.strerror}") from None
    click.echo(f"{len(excerpt.sittings)} sittings of {excerpt.people} people are in {file}.")
    if everyone:
        click.echo(
            "They agreed to the questionnaire, not to a study: use the file for your own statistics alone, and don't "
            "pass it on.",
            err=True,
        )


def require_team(database: Database, account: StoredAccount, team_id: str) -> None:
    try:
        database.read_now(lambda connection: get_team_summary(connection, account.id, team_id))
    except ServiceError:
        raise click.ClickException(f"There is no team {team_id!r} in this account.") from None
