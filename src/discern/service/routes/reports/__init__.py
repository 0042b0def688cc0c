"""Reports, questions, and what a language model drafts for them."""
