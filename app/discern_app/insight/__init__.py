"""What the statements and cards of the service look like on the pages that show them."""
