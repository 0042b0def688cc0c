"""What *How it works* tells, by the names that its messages go by."""

PARTS = ("styles", "uses", "certainty", "ranges", "limits", "answers")

MEANT = ("talking", "clashes", "coaching", "workshop")
EXCLUDED = ("jobs", "ranking", "judging", "monitoring")

STEPS = ("consent", "link", "choice", "deletion", "network")
"""In the life of somebody's answers."""
