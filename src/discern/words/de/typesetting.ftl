# What a page says where it couldn't be set in full.

# $scripts are those of letters that no font has. $which packages have them: core, cjk or both.
typesetting-no-font =
    Diesem Computer fehlt die Schriftart für einige Zeichen ({ $scripts }). Solche Zeichen erscheinen dann oft als Kästchen und sind für Screenreader nicht lesbar. Installieren Sie dort, wo Discern läuft, { $which ->
        [cjk] Noto Sans CJK (unter Debian und Ubuntu: fonts-noto-cjk)
        [both] die Noto-Schriften (unter Debian und Ubuntu: fonts-noto-core und fonts-noto-cjk)
       *[core] die Noto-Schriften (unter Debian und Ubuntu: fonts-noto-core)
    }, und starten Sie Discern neu.

# By the first word that names of letters have in Unicode.
typesetting-script =
    { $script ->
        [CJK] Chinesisch oder Japanisch
        [HIRAGANA] Japanisch
        [KATAKANA] Japanisch
        [HANGUL] Koreanisch
        [ARABIC] Arabisch
        [ARMENIAN] Armenisch
        [BENGALI] Bengalisch
        [CYRILLIC] Kyrillisch
        [DEVANAGARI] Devanagari
        [ETHIOPIC] Äthiopisch
        [GEORGIAN] Georgisch
        [GREEK] Griechisch
        [HEBREW] Hebräisch
        [LATIN] Lateinisch
        [TAMIL] Tamil
        [THAI] Thai
       *[other] andere
    }
