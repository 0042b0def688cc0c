"""What is claimed of a team: its counts, its places on the circle, its sub-groups, and what follows for its work."""
