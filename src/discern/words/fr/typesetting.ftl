# What a page says where it couldn't be set in full.

# $scripts are those of letters that no font has. $which packages have them: core, cjk or both.
typesetting-no-font =
    Cet ordinateur n'a pas de police pour certains caractères ({ $scripts }) : ils s'affichent souvent sous forme de cases, et les lecteurs d'écran ne peuvent pas toujours les lire. Pour les avoir, installez { $which ->
        [cjk] Noto Sans CJK (sous Debian et Ubuntu : fonts-noto-cjk)
        [both] les polices Noto (sous Debian et Ubuntu : fonts-noto-core et fonts-noto-cjk)
       *[core] les polices Noto (sous Debian et Ubuntu : fonts-noto-core)
    } là où tourne Discern, puis redémarrez-le.

# By the first word that names of letters have in Unicode.
typesetting-script =
    { $script ->
        [CJK] chinois ou japonais
        [HIRAGANA] japonais
        [KATAKANA] japonais
        [HANGUL] coréen
        [ARABIC] arabe
        [ARMENIAN] arménien
        [BENGALI] bengali
        [CYRILLIC] cyrillique
        [DEVANAGARI] devanagari
        [ETHIOPIC] éthiopien
        [GEORGIAN] géorgien
        [GREEK] grec
        [HEBREW] hébreu
        [LATIN] latin
        [TAMIL] tamoul
        [THAI] thaï
       *[other] autre
    }
