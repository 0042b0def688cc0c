"""What results mean for a person, a pair and a team. Pure functions; every statement carries its evidence."""

from discern.insight.answer_evidence import (
    AnswerInfluence as AnswerInfluence,
    ClaimAnswers as ClaimAnswers,
    strongest_answers as strongest_answers,
)
from discern.insight.pairs import compare as compare, describe_teammates as describe_teammates
from discern.insight.person import describe_person as describe_person
from discern.insight.team.analysis import analyse_group as analyse_group, analyse_team as analyse_team
from discern.insight.team.newcomers import describe_newcomers as describe_newcomers, imagine as imagine
