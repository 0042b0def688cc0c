"""One person: their results and how these have changed."""
