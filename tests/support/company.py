"""Writes the sample company's package data: `python tests/support/company.py`, after the item bank has changed.

The people are made up. Each team leans its own way, each person has a true profile drawn around that, and the answers
are simulated from it, so that scoring them is scoring like any other.
"""

import json
from pathlib import Path

import numpy as np

import discern.samples
from discern import instrument

SEED = 20261120
FILE = Path(discern.samples.__file__).with_name("company.json")

# Mean of a team's people in D, I, S, C, in standard deviations of the reference.
TEAMS: dict[str, tuple[float, float, float, float]] = {
    "Product": (0.1, 0.3, -0.2, 0.4),
    "Sales": (0.7, 0.8, -0.5, -0.6),
    "Customer care": (-0.6, 0.3, 0.9, 0.0),
    "Finance": (0.0, -0.7, 0.1, 0.9),
}

NAMES: dict[str, list[str]] = {
    "Product": [
        "Amara Osei", "Ben Hartwell", "Chiara Lunardi", "Daniel Okafor", "Elif Kaya", "Farid Nazari",
        "Greta Lindqvist", "Hiro Tanaka", "Isabel Montoya", "Jonas Weber", "Kavya Reddy", "Lena Brandt",
    ],
    "Sales": [
        "Marco Silvestri", "Nadia Haddad", "Oliver Finch", "Paula Ferreira", "Quentin Roux", "Rosa Delgado",
        "Samuel Adeyemi", "Tara Whitlock", "Umar Siddiqui", "Vera Kowalczyk",
    ],
    "Customer care": [
        "Wanjiru Kamau", "Xin Zhao", "Yara Nasser", "Zoltan Varga", "Aoife Brennan", "Bruno Tavares",
        "Clara Nyström", "Dmitri Orlov", "Emma Castellan", "Felix Baumann",
    ],
    "Finance": [
        "Grace Mwangi", "Hugo Almeida", "Ines Carvalho", "Jakub Nowak", "Keiko Mori", "Liam Ashdown",
        "Mei Tan", "Noor Rahmani",
    ],
}  # fmt: skip

NOT_BEGUN = {"Lena Brandt", "Noor Rahmani"}
HALF_DONE = {"Felix Baumann"}
HURRIED = {"Quentin Roux"}
"""Somebody who clicked through, so that a withheld profile can be seen too."""

DISTRACTED = {"Chiara Lunardi"}
"""Somebody who read the first half alone, so that a profile to be read with care can be seen too."""

READING_MS, CLICKING_MS = 9500, 1800
"""Median time for a question, in milliseconds, of people who read it and of people who don't."""


def pick_at_random(block: instrument.ItemBlock, rng: np.random.Generator) -> instrument.Choice:
    most, least = rng.choice(len(block.items), size=2, replace=False)
    return instrument.Choice(block.id, block.items[most].id, block.items[least].id)


def answer(name: str, theta: np.ndarray, rng: np.random.Generator) -> list[list[str | int]]:
    bank = instrument.load_bank()
    if name in NOT_BEGUN:
        return []
    if name in HURRIED:
        choices = [pick_at_random(bank.blocks[block_id], rng) for block_id in bank.form("fixed").blocks]
    else:
        choices = list(instrument.simulate_respondent(bank, "fixed", theta, rng))
    if name in DISTRACTED:
        # Of a generator of their own, so that nobody else's answers depend on it.
        apart = np.random.default_rng(SEED)
        choices[12:] = [pick_at_random(bank.blocks[each.block], apart) for each in choices[12:]]
    times = (CLICKING_MS if name in HURRIED else READING_MS) * np.exp(rng.normal(0, 0.35, len(choices)))
    given = [[each.block, each.most, each.least, round(ms)] for each, ms in zip(choices, times, strict=True)]
    return given[: len(given) // 2] if name in HALF_DONE else given


def make() -> dict[str, object]:
    rng = np.random.default_rng(SEED)
    people = []
    for number, (team, lean) in enumerate(TEAMS.items()):
        for name in NAMES[team]:
            theta = np.asarray(lean) + rng.normal(0, 0.8, 4)
            people.append({"name": name, "team": number, "answers": answer(name, theta, rng)})
    return {"fingerprint": instrument.load_bank().fingerprint, "teams": list(TEAMS), "people": people}


if __name__ == "__main__":
    FILE.write_text(json.dumps(make(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
