"""How names are compared: without regard to case, accents, apostrophes and punctuation."""

import unicodedata

_APOSTROPHES = dict.fromkeys(map(ord, "'’‘ʼʻ`´′"))

_PLAIN_LETTERS = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i", "ħ": "h", "ŧ": "t", "ŋ": "n"}
)
"""Letters that are of their own in Unicode, and not others with a mark."""


def fold_name(name: str) -> str:
    """A name in plain lower-case letters, its words with one space between them: ``Łukasz O’Brien`` as
    ``lukasz obrien``. One without letters and digits stays as it is, in lower case.
    """
    # Twice: folding the case can undo the normal form, and what decomposes may be a capital.
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name.casefold()).casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    plain = bare.translate(_APOSTROPHES).translate(_PLAIN_LETTERS)
    words = "".join(letter if letter.isalnum() or _is_vowel_sign(letter) else " " for letter in plain).split()
    return " ".join(words) or name.casefold()


def _is_vowel_sign(letter: str) -> bool:
    return unicodedata.category(letter) == "Mc"
