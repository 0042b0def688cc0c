"""Measuring DISC from most and least choices: item bank, scoring, response quality, calibration.

Needs numpy alone and reads nothing but its own package data. Other packages import from here; the packages inside, each
of which imports only those before it, are

    numerics → model → bank → scoring → simulation → calibration
"""

from discern.instrument.bank.choices import (
    Choice as Choice,
    ChoiceError as ChoiceError,
    check_choices as check_choices,
    encode_batch as encode_batch,
)
from discern.instrument.bank.discrimination import UNTRIED as UNTRIED, Discrimination as Discrimination
from discern.instrument.bank.items import (
    STYLES as STYLES,
    Bank as Bank,
    BankError as BankError,
    Form as Form,
    Item as Item,
    ItemBlock as ItemBlock,
)
from discern.instrument.bank.norm_group import NormGroup as NormGroup
from discern.instrument.bank.presentation import as_shown as as_shown, shown_order as shown_order
from discern.instrument.bank.serialization import (
    bank_to_dict as bank_to_dict,
    bank_versions as bank_versions,
    load_bank as load_bank,
    parse_bank as parse_bank,
    with_discrimination as with_discrimination,
    with_norms as with_norms,
)
from discern.instrument.calibration.discrimination_estimate import (
    DISCRIMINATION_PEOPLE as DISCRIMINATION_PEOPLE,
    DiscriminationError as DiscriminationError,
    DiscriminationEstimate as DiscriminationEstimate,
    estimate_discrimination as estimate_discrimination,
)
from discern.instrument.calibration.fit_limits import with_fit_limits as with_fit_limits
from discern.instrument.calibration.form_assembly import (
    assemble_forms as assemble_forms,
    select_blocks as select_blocks,
)
from discern.instrument.calibration.item_parameters import (
    CALIBRATION_PEOPLE as CALIBRATION_PEOPLE,
    Calibration as Calibration,
    CalibrationError as CalibrationError,
    calibrate as calibrate,
)
from discern.instrument.calibration.norms import NormsError as NormsError, fit_norms as fit_norms
from discern.instrument.numerics import normal as normal
from discern.instrument.scoring.leave_one_out import (
    LeaveOneOut as LeaveOneOut,
    ProfileEstimate as ProfileEstimate,
    leave_one_out as leave_one_out,
)
from discern.instrument.scoring.posterior import (
    Posteriors as Posteriors,
    posteriors as posteriors,
    score_batch as score_batch,
)
from discern.instrument.scoring.profile import (
    ChoiceCounts as ChoiceCounts,
    ScoreChange as ScoreChange,
    ScoredProfile as ScoredProfile,
    StyleEstimate as StyleEstimate,
    change_of_scores as change_of_scores,
    locate_regions as locate_regions,
    score_people as score_people,
    score_profile as score_profile,
)
from discern.instrument.scoring.quality import (
    CheckOutcome as CheckOutcome,
    ResponseQuality as ResponseQuality,
    Verdict as Verdict,
)
from discern.instrument.scoring.style import StylePosterior as StylePosterior, summarise_style as summarise_style
from discern.instrument.simulation.people import draw_people as draw_people
from discern.instrument.simulation.respondent import simulate_respondent as simulate_respondent
