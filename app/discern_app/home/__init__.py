"""Where a manager lands."""
