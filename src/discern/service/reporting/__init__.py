"""Writing the reports that were requested: what they may rest on, who writes them, and the worker that goes on."""
