"""What results mean for a person, a pair and a team. Every statement carries its evidence; no I/O."""

from discern.insight.comparison import compare
from discern.insight.newcomer import imagine
from discern.insight.person import describe_person
from discern.insight.team import analyse_team

__all__ = ["analyse_team", "compare", "describe_person", "imagine"]
