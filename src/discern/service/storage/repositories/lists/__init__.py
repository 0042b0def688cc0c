"""The lists of people and of assessments, as long as they may be."""
