"""Assembles the forms of the newest bank again and prints them: `python -m benchmarks.instrument.forms`.

The bank's file has the same; a test compares them. After a change of its statements, copy what this prints into the
file and run `with_fit_limits`, which sets the limits of person fit.
"""

import json

import click

from discern.instrument import Bank, assemble_forms, bank_to_dict, load_bank


def assembled(bank: Bank) -> str:
    """The forms as they stand in the bank's file, as JSON."""
    return json.dumps(bank_to_dict(assemble_forms(bank))["forms"], indent=1)


if __name__ == "__main__":
    click.echo(assembled(load_bank()))
