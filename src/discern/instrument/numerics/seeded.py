"""Random numbers that follow from a seed alone."""

import hashlib


def seeded_uniform(seed: int, *parts: str | int) -> float:
    """A number in [0, 1) determined by the arguments, the same on every machine and in every version of numpy."""
    digest = hashlib.blake2b("/".join(map(str, (seed, *parts))).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") / 2.0**64
