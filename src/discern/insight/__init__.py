"""What results mean for a person, a pair and a team. Pure functions; every statement carries its evidence."""

from discern.insight.answer_evidence.strongest_answers import (
    AnswerInfluence as AnswerInfluence,
    ClaimAnswers as ClaimAnswers,
    strongest_answers as strongest_answers,
)
from discern.insight.pairs.comparison import compare as compare
from discern.insight.pairs.teammates import describe_teammates as describe_teammates
from discern.insight.person import describe_person as describe_person
from discern.insight.team.analysis import analyse_team as analyse_team
from discern.insight.team.newcomer import imagine as imagine
from discern.insight.team.newcomer_claims import describe_newcomers as describe_newcomers
