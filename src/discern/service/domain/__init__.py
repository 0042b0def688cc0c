"""The rules of assessments, teams and reports."""
