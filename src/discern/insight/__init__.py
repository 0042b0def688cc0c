"""What results mean for a person, a pair and a team. Pure functions; every statement carries its evidence."""

from discern.insight.comparison import compare as compare
from discern.insight.newcomer import imagine as imagine
from discern.insight.person import describe_person as describe_person
from discern.insight.team import analyse_team as analyse_team
