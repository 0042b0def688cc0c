"""What to call somebody after their full name has been given."""

import unicodedata

_TITLES = frozenset({"dr", "prof", "professor", "mr", "mrs", "ms", "miss", "mx", "sir", "dame", "herr", "frau"})

_FAMILIES = frozenset(
    {
        # Hungarian
        *("nagy", "kovacs", "toth", "szabo", "horvath", "varga", "kiss", "molnar", "nemeth", "farkas", "balogh"),
        *("papp", "takacs", "juhasz", "lakatos", "meszaros", "olah", "simon", "racz", "fekete"),
        # Vietnamese
        *("nguyen", "tran", "le", "pham", "huynh", "hoang", "phan", "vu", "vo", "dang", "bui", "do", "ho", "ngo"),
        *("duong", "ly", "dinh", "truong"),
        # Chinese
        *("wang", "li", "zhang", "liu", "chen", "yang", "huang", "zhao", "wu", "zhou", "xu", "sun", "ma", "zhu", "hu"),
        *("guo", "he", "lin", "gao", "luo", "zheng", "liang", "xie", "tang", "song", "han", "deng", "cao", "peng"),
        *("zeng", "xiao", "tian", "dong", "pan", "yuan", "cai", "jiang", "yu", "du", "ye", "cheng", "wei", "su", "lu"),
        *("ding", "ren", "yao", "shen", "chan", "wong", "lau", "leung", "cheung", "ng", "tan", "lim", "ong", "goh"),
        # Korean
        *("kim", "lee", "yi", "rhee", "park", "pak", "bak", "choi", "choe", "jung", "jeong", "chung", "kang", "cho"),
        *("jo", "yoon", "yun", "jang", "chang", "im", "seo", "shin", "sin", "kwon", "hwang", "ahn", "an", "oh", "hong"),
        # Japanese
        *("sato", "suzuki", "takahashi", "tanaka", "watanabe", "ito", "yamamoto", "nakamura", "kobayashi", "kato"),
        *("yoshida", "yamada", "sasaki", "yamaguchi", "matsumoto", "inoue", "kimura", "hayashi", "shimizu", "saito"),
    }
)
"""Common family names, without accents, of languages that put the family first: a name that begins with one of them may
be written in that order.
"""


def given_name(name: str) -> str:
    """The given name in a person's name: "Amara" of "Amara Osei"; the whole name wherever that may be wrong.

    Languages differ in which name comes first, and a wrong guess is rude. So it is taken only from two words in Latin
    letters, of which the first is no title, no initials and no common family name.
    """
    words = name.split()
    if len(words) != 2 or not all(map(_is_word, words)):
        return name
    first = _plain(words[0])
    return name if first in _TITLES | _FAMILIES else words[0]


def _is_word(word: str) -> bool:
    """Whether a word is one or more Latin names joined by hyphens or apostrophes, with a capital, and not initials."""
    parts = word.replace("’", "-").replace("'", "-").split("-")
    is_latin = all(part.isalpha() and all("LATIN" in unicodedata.name(letter, "") for letter in part) for part in parts)
    return is_latin and len(word) > 1 and word[0].isupper() and not word.isupper()


def _plain(word: str) -> str:
    """A word in small letters without accents."""
    return "".join(each for each in unicodedata.normalize("NFD", word.casefold()) if not unicodedata.combining(each))
