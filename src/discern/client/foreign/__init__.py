"""Reading the payloads of services that follow the specification but not our contract (a tolerant reader).

The specification leaves payloads open. These functions read the shapes that such services are known to use, note what
they converted or found missing, and refuse to guess.
"""

from discern.client.foreign.analysis import read_team_analysis
from discern.client.foreign.assessments import UNKNOWN_TIME, keep_matching, read_assessment, read_assessments
from discern.client.foreign.reading import (
    ForeignPayloads,
    GivenScores,
    NotAnAnswer,
    Reading,
    ReadingError,
    UnsupportedAnswer,
)
from discern.client.foreign.results import read_results
from discern.client.foreign.scales import PERCENT, PERCENTILES, SEGMENTS, T_SCORES, Z_SCORES, Scale

__all__ = [
    "PERCENT",
    "PERCENTILES",
    "SEGMENTS",
    "T_SCORES",
    "UNKNOWN_TIME",
    "Z_SCORES",
    "ForeignPayloads",
    "GivenScores",
    "NotAnAnswer",
    "Reading",
    "ReadingError",
    "Scale",
    "UnsupportedAnswer",
    "keep_matching",
    "read_assessment",
    "read_assessments",
    "read_results",
    "read_team_analysis",
]
