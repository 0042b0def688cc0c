"""What the interface gives of a person as a whole."""
