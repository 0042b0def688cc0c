"""Honest DISC measurement from most/least answers: item bank, scoring, adaptive asking, quality, norms, calibration.

Numpy only; numba, the extra `fast`, makes it quicker with the same numbers. Reads nothing but its own package data.
"""

from discern.instrument.answers import Answer, AnswerError, check_answers
from discern.instrument.asking import blocks_total, next_blocks
from discern.instrument.bank import STYLES, Bank, BankError, Block, Form, Item, load_bank, parse_bank, to_dict
from discern.instrument.norms import Norms
from discern.instrument.profile import Counts, Profile, StyleEstimate, profile
from discern.instrument.quality import Check, Quality
from discern.instrument.simulation import simulate_answers
from discern.instrument.style import StyleSummary

__all__ = [
    "STYLES",
    "Answer",
    "AnswerError",
    "Bank",
    "BankError",
    "Block",
    "Check",
    "Counts",
    "Form",
    "Item",
    "Norms",
    "Profile",
    "Quality",
    "StyleEstimate",
    "StyleSummary",
    "blocks_total",
    "check_answers",
    "load_bank",
    "next_blocks",
    "parse_bank",
    "profile",
    "simulate_answers",
    "to_dict",
]
