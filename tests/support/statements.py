"""What is said of people and teams, in English: the functions of `discern.insight` with `discern.words` after them."""

from collections.abc import Sequence

from discern import insight, words
from discern.contract.models.comparisons import Comparison
from discern.contract.models.insights import Insight
from discern.contract.models.results import Results
from discern.contract.models.teams import TeamAnalysis, TeamRef


def describe_person(results: Results) -> list[Insight]:
    """The statements about one person."""
    return [words.say(claim) for claim in insight.describe_person(results)]


def compare(a: Results, b: Results) -> Comparison:
    """A comparison with its statements."""
    return words.add_statements(*insight.compare(a, b))


def analyse_team(team: TeamRef, size: int, results: Sequence[Results], pending: int) -> TeamAnalysis:
    """An analysis with its statements."""
    return words.add_statements(*insight.analyse_team(team, size, results, pending))
