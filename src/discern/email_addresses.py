"""When two e-mail addresses are one, and how mail servers know them. No I/O.

Why: docs/decisions/0003-the-secret-and-signing-in.md
"""

import idna


def fold_address(address: str) -> str:
    """What an address is compared by: itself, with A to Z in lower case.

    No other letters are folded. To Unicode "ß" is "ss" and the Kelvin sign is "k", but "ana@straße.example" and
    "ana@strasse.example" belong to two people, and somebody who signs in as one must not be taken for the other.
    """
    return "".join(letter.lower() if letter.isascii() else letter for letter in address)


def encode_domain(domain: str) -> str:
    """A domain as the DNS knows it, by IDNA 2008: "straße.example" is "xn--strae-oqa.example".

    Raises:
        UnicodeError: it can't be one.
    """
    return domain if domain.isascii() else idna.encode(domain, uts46=True).decode("ascii")
