"""Two people side by side."""
