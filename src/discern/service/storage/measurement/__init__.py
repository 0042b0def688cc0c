"""What results are scored with: the answers, the banks known here, and those that owners put in use."""
