brief-ask-open = “What do we want to have decided when we leave?”
