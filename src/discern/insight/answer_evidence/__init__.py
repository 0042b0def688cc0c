"""Which of a person's own answers speak for a claim about them, and which against it."""
