"""Measuring DISC from most and least choices: item bank, scoring, adaptive testing, response quality, calibration.

Needs numpy alone and reads nothing but its own package data. Other packages import from here; the packages inside, each
of which imports only those before it, are

    numerics → model → bank → scoring → adaptive → simulation → calibration
"""

from discern.instrument.adaptive.blocks_to_ask import blocks_total, next_blocks
from discern.instrument.bank.choices import Choice, ChoiceError, check_choices, encode_batch
from discern.instrument.bank.items import STYLES, Bank, BankError, Form, Item, ItemBlock
from discern.instrument.bank.norm_group import NormGroup
from discern.instrument.bank.presentation import shown_order
from discern.instrument.bank.serialization import bank_to_dict, load_bank, parse_bank, with_norms
from discern.instrument.calibration.fit_limits import with_fit_limits
from discern.instrument.calibration.form_assembly import select_blocks
from discern.instrument.calibration.item_parameters import Calibration, CalibrationError, calibrate
from discern.instrument.calibration.norms import NormsError, fit_norms
from discern.instrument.numerics import normal
from discern.instrument.scoring.map_estimate import Estimates, estimate, estimate_batch
from discern.instrument.scoring.profile import ChoiceCounts, ScoredProfile, StyleEstimate, score_profile
from discern.instrument.scoring.quality import CheckOutcome, ResponseQuality, Verdict
from discern.instrument.scoring.style import StylePosterior, summarise_style
from discern.instrument.simulation.people import draw_people
from discern.instrument.simulation.respondent import simulate_respondent

__all__ = [
    "STYLES",
    "Bank",
    "BankError",
    "Calibration",
    "CalibrationError",
    "CheckOutcome",
    "Choice",
    "ChoiceCounts",
    "ChoiceError",
    "Estimates",
    "Form",
    "Item",
    "ItemBlock",
    "NormGroup",
    "NormsError",
    "ResponseQuality",
    "ScoredProfile",
    "StyleEstimate",
    "StylePosterior",
    "Verdict",
    "bank_to_dict",
    "blocks_total",
    "calibrate",
    "check_choices",
    "draw_people",
    "encode_batch",
    "estimate",
    "estimate_batch",
    "fit_norms",
    "load_bank",
    "next_blocks",
    "normal",
    "parse_bank",
    "score_profile",
    "select_blocks",
    "shown_order",
    "simulate_respondent",
    "summarise_style",
    "with_fit_limits",
    "with_norms",
]
