"""What a report on one person has beside the statements, for each of its three readers."""
