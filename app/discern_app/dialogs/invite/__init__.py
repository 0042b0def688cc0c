"""The dialog that invites: one person, many from a list, or those of a team who have no profile."""
