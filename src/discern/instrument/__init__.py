"""Honest DISC measurement from most/least answers: item bank, scoring, adaptive asking, quality, norms, calibration.

Numpy only; numba, the extra `fast`, makes it quicker with the same numbers. Reads nothing but its own package data.
"""

from discern.instrument.answers import Answer, AnswerError, check_answers, encode_many
from discern.instrument.asking import blocks_total, next_blocks, shown_order
from discern.instrument.bank import STYLES, Bank, BankError, Block, Form, Item, load_bank, parse_bank, to_dict
from discern.instrument.calibration import Calibration, CalibrationError, calibrate
from discern.instrument.fast import FormScorer, score_many
from discern.instrument.forms import select_blocks
from discern.instrument.limits import with_fit_limits
from discern.instrument.norming import NormsError, fit_norms
from discern.instrument.norms import Norms
from discern.instrument.profile import Counts, Profile, StyleEstimate, profile
from discern.instrument.quality import Check, Quality, Verdict
from discern.instrument.respondent import simulate_answers
from discern.instrument.scoring import Estimates, estimate
from discern.instrument.style import StyleSummary

__all__ = [
    "STYLES",
    "Answer",
    "AnswerError",
    "Bank",
    "BankError",
    "Block",
    "Calibration",
    "CalibrationError",
    "Check",
    "Counts",
    "Estimates",
    "Form",
    "FormScorer",
    "Item",
    "Norms",
    "NormsError",
    "Profile",
    "Quality",
    "StyleEstimate",
    "StyleSummary",
    "Verdict",
    "blocks_total",
    "calibrate",
    "check_answers",
    "encode_many",
    "estimate",
    "fit_norms",
    "load_bank",
    "next_blocks",
    "parse_bank",
    "profile",
    "score_many",
    "select_blocks",
    "shown_order",
    "simulate_answers",
    "to_dict",
    "with_fit_limits",
]
