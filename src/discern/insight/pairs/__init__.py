"""Two people: what their styles and their positions on the circle say of both together."""
