"""An account as records of a described form: what leaves an installation, and comes into another."""
