"""Teams: the list, one team's analysis, what-if and presenting."""
