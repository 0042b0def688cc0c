brief-ask-open = „Was wollen wir entschieden haben, wenn wir auseinandergehen?“
