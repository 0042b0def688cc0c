"""Who may open which page, and the page where owners manage it."""
