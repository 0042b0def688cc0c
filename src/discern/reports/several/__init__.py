"""What a report on two people or on a team has beside the statements, for each of its three readers."""
