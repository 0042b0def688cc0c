"""Measuring DISC from most and least choices: item bank, scoring, response quality, calibration.

Needs numpy alone and reads nothing but its own package data. Other packages import from here. The modules inside import
in one direction, from `numerics` and `bank` over `posterior` to `profile` and `calibration`: see
`tests/test_architecture.py`.
"""

from discern.instrument.bank import (
    STYLES as STYLES,
    Bank as Bank,
    BankError as BankError,
    Discrimination as Discrimination,
    Form as Form,
    Item as Item,
    ItemBlock as ItemBlock,
    Levels as Levels,
    NormGroup as NormGroup,
    bank_to_dict as bank_to_dict,
    load_bank as load_bank,
    parse_bank as parse_bank,
    with_discrimination as with_discrimination,
    with_levels as with_levels,
    with_norms as with_norms,
)
from discern.instrument.calibration import (
    CALIBRATION_PEOPLE as CALIBRATION_PEOPLE,
    NARROWING_PEOPLE as NARROWING_PEOPLE,
    SETTLING_PEOPLE as SETTLING_PEOPLE,
    Calibration as Calibration,
    CalibrationError as CalibrationError,
    NormsError as NormsError,
    SettlingError as SettlingError,
    calibrate as calibrate,
    fit_norms as fit_norms,
    settle as settle,
)
from discern.instrument.choices import (
    Choice as Choice,
    ChoiceError as ChoiceError,
    as_shown as as_shown,
    check_choices as check_choices,
    encode_batch as encode_batch,
    shown_order as shown_order,
)
from discern.instrument.circle import (
    CIRCLE as CIRCLE,
    CirclePosterior as CirclePosterior,
    circle_regions as circle_regions,
)
from discern.instrument.forms import (
    assemble_forms as assemble_forms,
    select_blocks as select_blocks,
    with_fit_limits as with_fit_limits,
)
from discern.instrument.numerics import (
    Z95 as Z95,
    normal_cdf as normal_cdf,
    normal_density as normal_density,
)
from discern.instrument.posterior import (
    Posteriors as Posteriors,
    posteriors as posteriors,
    score_batch as score_batch,
)
from discern.instrument.profile import (
    ChoiceCounts as ChoiceCounts,
    LeaveOneOut as LeaveOneOut,
    ProfileEstimate as ProfileEstimate,
    ScoreChange as ScoreChange,
    ScoredProfile as ScoredProfile,
    StyleEstimate as StyleEstimate,
    change_of_scores as change_of_scores,
    leave_one_out as leave_one_out,
    score_people as score_people,
    score_profile as score_profile,
)
from discern.instrument.quality import (
    CheckOutcome as CheckOutcome,
    ResponseQuality as ResponseQuality,
    Verdict as Verdict,
)
from discern.instrument.simulation import draw_people as draw_people, simulate_respondent as simulate_respondent
from discern.instrument.style import (
    DIRECTIONS as DIRECTIONS,
    HALVES as HALVES,
    CircleStyle as CircleStyle,
    describe_style as describe_style,
    narrowest_region as narrowest_region,
)
from discern.instrument.translation import (
    Translation as Translation,
    inherited_share as inherited_share,
    list_translations as list_translations,
    load_translated as load_translated,
    translate as translate,
)
