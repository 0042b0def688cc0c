"""Charts of a team."""
