"""Reading services that keep the specification but not our payloads.

The specification leaves payloads open. These functions read the shapes that services of this kind are known to answer
with, say what they converted or found missing, and refuse where they would have to guess.
"""

from discern.client.foreign.analysis import read_team_analysis
from discern.client.foreign.assessments import NOT_TOLD, read_assessment, read_assessments
from discern.client.foreign.reading import GivenScores, NotAnAnswer, Reading, ReadingError, Tolerance, UnsupportedAnswer
from discern.client.foreign.results import read_results
from discern.client.foreign.scales import PERCENT, PERCENTILES, SEGMENTS, T_SCORES, Z_SCORES, Scale

__all__ = [
    "NOT_TOLD",
    "PERCENT",
    "PERCENTILES",
    "SEGMENTS",
    "T_SCORES",
    "Z_SCORES",
    "GivenScores",
    "NotAnAnswer",
    "Reading",
    "ReadingError",
    "Scale",
    "Tolerance",
    "UnsupportedAnswer",
    "read_assessment",
    "read_assessments",
    "read_results",
    "read_team_analysis",
]
