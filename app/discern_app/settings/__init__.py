"""What owners set: which service the app talks to, what it measures with, and who may sign in."""
