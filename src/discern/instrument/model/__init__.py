"""Models of how a person chooses within a block, as functions of item parameters and θ.

`best_worst_logit` is the model that people are scored by. `thurstonian` is the exact model that it approximates, used
to check it.
"""
