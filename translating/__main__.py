"""`python -m translating COMMAND LANGUAGE`: see docs/translating/README.md."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import click

from discern.words.catalog import read_sources
from translating.checks import LOOKS, check, check_seen, check_statements
from translating.extract import digest_english, draw_samples, extract_messages, extract_statements, seen_file

ROOT = Path(__file__).parents[1]


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Translate Discern, from the root of the checkout. LANGUAGE is a tag of BCP 47, such as `es`."""


@main.command()
@click.argument("language")
def extract(language: str) -> None:
    """Write what isn't translated yet into the language's files, in English and marked; what is translated stays."""
    messages, statements = extract_messages(ROOT, language), extract_statements(ROOT, language)
    click.echo(f"{messages} messages and {statements} statements are to translate: look for TO TRANSLATE.")


@main.command("check")
@click.argument("language")
@click.argument("parts", nargs=-1)
def check_language(language: str, parts: tuple[str, ...]) -> None:
    """Say what is wrong with a language's files, or with those whose paths begin with PARTS. Ends with 1 if anything
    is wrong; what is only worth a look doesn't count."""
    faults = [
        *check(read_sources("en"), read_sources(language)),
        *check_seen(language),
        *check_statements(ROOT, language),
    ]
    chosen = [each for each in faults if each.file.startswith(parts or ("",))]
    for each in chosen:
        click.echo(f"{each.file}  {each.message}  {each.kind}: {each.detail}")
    for kind, count in sorted(Counter(each.kind for each in chosen).items()):
        click.echo(f"{kind}: {count}", err=True)
    sys.exit(any(each.kind not in LOOKS for each in chosen))


@main.command()
@click.argument("language")
def accept(language: str) -> None:
    """Say that every message was translated from today's English. Do it when `check` calls nothing stale but what you
    have put right."""
    text = json.dumps(dict(sorted(digest_english().items())), indent=0)
    seen_file(language).write_text(text + "\n", encoding="utf-8")


@main.command()
@click.argument("language")
@click.option("--count", default=40, show_default=True, help="How many statements, and how many messages.")
@click.option("--seed", default=1, show_default=True, help="Others are drawn by another.")
def sample(language: str, count: int, seed: int) -> None:
    """Print statements and messages drawn by chance beside their English, for a reader."""
    click.echo("\n\n".join(draw_samples(ROOT, language, count, seed)))


@main.command()
@click.argument("language")
@click.option("--out", type=click.Path(path_type=Path), default=ROOT / "contact-sheet", show_default=True)
def preview(language: str, out: Path) -> None:
    """Take a picture of every page and of a report in a language, on phones and desktops: `index.html` in --out."""
    test = f"tests/browser/test_contact_sheet.py::test_every_page_in_each_language[{language}]"
    command = [sys.executable, "-m", "pytest", "-q", "-m", "slow", test]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "CONTACT_SHEET": str(out)})
    sys.exit(done.returncode)


main()
