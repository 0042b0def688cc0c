"""The bank that ships with nobody, 30 and 300 people behind its parameters.

`python -m tests.support.tried_banks FOLDER` writes three bank files for `DISCERN_BANK`, to look at the same pages with
each. The people are simulated; what is estimated from their answers is estimated as from anybody's.
"""

import sys
from functools import cache
from pathlib import Path
from typing import Literal

import numpy as np

from discern import instrument
from tests.support.banks import write

People = Literal[0, 30, 300]


@cache
def tried_bank(people: People) -> instrument.Bank:
    """With 30 people the levels of the styles are settled by them, with 300 each statement's parameters."""
    bank = instrument.load_bank()
    if not people:
        return bank
    rng = np.random.default_rng(people)
    choice_sets = [
        instrument.simulate_respondent(bank, "fixed", theta, rng)
        for theta in instrument.draw_people(bank.norms.correlation, people, rng)
    ]
    if people == 30:
        return instrument.settle(bank, choice_sets, f"{bank.version}+people.1")
    return instrument.calibrate(bank, choice_sets, f"{bank.version}+calibrated", "2026-11-22").bank


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    all_people: tuple[People, ...] = (0, 30, 300)
    for people in all_people:
        print(f"DISCERN_BANK={write(tried_bank(people), folder / f'people-{people}.json')}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
