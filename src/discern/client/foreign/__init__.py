"""Reading the payloads of services that follow the specification but not our contract (a tolerant reader).

The specification leaves payloads open. These functions read the shapes that such services are known to use, note what
they converted or found missing, and refuse to guess.
"""

from discern.client.foreign.analysis import read_team_analysis as read_team_analysis
from discern.client.foreign.assessments import UNKNOWN_TIME as UNKNOWN_TIME
from discern.client.foreign.assessments import read_assessment as read_assessment
from discern.client.foreign.assessments import read_assessments as read_assessments
from discern.client.foreign.reading import ForeignPayloads as ForeignPayloads
from discern.client.foreign.reading import GivenScores as GivenScores
from discern.client.foreign.reading import NotAnAnswer as NotAnAnswer
from discern.client.foreign.reading import Reading as Reading
from discern.client.foreign.reading import ReadingError as ReadingError
from discern.client.foreign.reading import UnsupportedAnswer as UnsupportedAnswer
from discern.client.foreign.results import read_results as read_results
from discern.client.foreign.scales import PERCENT as PERCENT
from discern.client.foreign.scales import PERCENTILES as PERCENTILES
from discern.client.foreign.scales import SEGMENTS as SEGMENTS
from discern.client.foreign.scales import T_SCORES as T_SCORES
from discern.client.foreign.scales import Z_SCORES as Z_SCORES
from discern.client.foreign.scales import Scale as Scale
