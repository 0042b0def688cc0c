"""Reports: our sentences on people and teams, arranged by rules or by a language model."""
