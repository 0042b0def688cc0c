"""What results are computed with: the banks known here, and what was learnt from an account's own people."""
