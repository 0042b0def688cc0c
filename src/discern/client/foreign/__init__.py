"""Reading the payloads of services that follow the specification but not our contract (a tolerant reader).

The specification leaves payloads open. These functions read the shapes that such services are known to use, note what
they converted or found missing, and refuse to guess.
"""

from discern.client.foreign.analysis import read_team_analysis as read_team_analysis
from discern.client.foreign.assessments import (
    UNKNOWN_TIME as UNKNOWN_TIME,
    keep_matching as keep_matching,
    read_assessment as read_assessment,
    read_assessments as read_assessments,
)
from discern.client.foreign.reading import (
    ForeignPayloads as ForeignPayloads,
    GivenScores as GivenScores,
    NotAnAnswer as NotAnAnswer,
    Reading as Reading,
    ReadingError as ReadingError,
    UnsupportedAnswer as UnsupportedAnswer,
)
from discern.client.foreign.results import read_results as read_results
from discern.client.foreign.scales import (
    PERCENT as PERCENT,
    PERCENTILES as PERCENTILES,
    SEGMENTS as SEGMENTS,
    T_SCORES as T_SCORES,
    Z_SCORES as Z_SCORES,
    Scale as Scale,
)
