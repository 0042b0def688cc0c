# What a page says where it couldn't be set in full.

# $scripts are those of letters that no font has. $which packages have them: core, cjk or both.
typesetting-no-font =
    This computer has no font for some { $scripts } letters, so they may show as boxes, and screen readers may not be able to read them. To have them, install { $which ->
        [cjk] Noto Sans CJK (on Debian and Ubuntu: fonts-noto-cjk)
        [both] the Noto fonts (on Debian and Ubuntu: fonts-noto-core and fonts-noto-cjk)
       *[core] the Noto fonts (on Debian and Ubuntu: fonts-noto-core)
    } where Discern runs, and start it again.

# By the first word that names of letters have in Unicode.
typesetting-script =
    { $script ->
        [CJK] Chinese or Japanese
        [HIRAGANA] Japanese
        [KATAKANA] Japanese
        [HANGUL] Korean
        [ARABIC] Arabic
        [ARMENIAN] Armenian
        [BENGALI] Bengali
        [CYRILLIC] Cyrillic
        [DEVANAGARI] Devanagari
        [ETHIOPIC] Ethiopic
        [GEORGIAN] Georgian
        [GREEK] Greek
        [HEBREW] Hebrew
        [LATIN] Latin
        [TAMIL] Tamil
        [THAI] Thai
       *[other] other
    }
