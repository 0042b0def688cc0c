"""`python -m discern`: the command line."""

from discern.cli import main

main(prog_name="discern")
