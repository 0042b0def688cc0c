"""Questions about a person or a team, and what answers them."""
