"""A person's own page behind their private link: their profile, who sees it, and their data."""
