"""How hard a text is to read."""

import re


def syllables(word: str) -> int:
    """Roughly: groups of vowels, minus a silent ending."""
    groups = len(re.findall(r"[aeiouy]+", word))
    silent = word.endswith("e") and not word.endswith("le")
    silent |= word.endswith("ed") and not word.endswith(("ted", "ded"))
    return max(groups - silent, 1)


def grade(text: str) -> float:
    """The Flesch–Kincaid grade; grade 8 is a reading age of 13 to 14."""
    words = re.findall(r"[a-z']+", text.lower())
    sentences = max(1, len(re.findall(r"[.?!:]+", text)))
    return 0.39 * len(words) / sentences + 11.8 * sum(map(syllables, words)) / len(words) - 15.59
