"""Meaning: people's results → what a team is like. Every statement carries its evidence; no I/O."""

from discern.insight.team import analyse_team

__all__ = ["analyse_team"]
