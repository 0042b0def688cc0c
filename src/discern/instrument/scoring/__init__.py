"""From choices to a scored profile: the estimate of θ, what follows about style, and the quality of the choices."""
