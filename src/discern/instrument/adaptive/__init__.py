"""What to ask next: the blocks that remain of a fixed form, or the most informative block of an adaptive one."""
