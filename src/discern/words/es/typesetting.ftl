# What a page says where it couldn't be set in full.

# $scripts are those of letters that no font has. $which packages have them: core, cjk or both.
typesetting-no-font =
    A este dispositivo le falta una fuente para algunas letras de escritura { $scripts }: pueden salir como recuadros, y un lector de pantalla puede no leerlas. Para tenerlas, instala { $which ->
        [cjk] Noto Sans CJK (en Debian y Ubuntu: fonts-noto-cjk)
        [both] las fuentes Noto (en Debian y Ubuntu: fonts-noto-core y fonts-noto-cjk)
       *[core] las fuentes Noto (en Debian y Ubuntu: fonts-noto-core)
    } donde funciona Discern y vuelve a iniciarlo.

# By the first word that names of letters have in Unicode.
typesetting-script =
    { $script ->
        [CJK] china o japonesa
        [HIRAGANA] japonesa
        [KATAKANA] japonesa
        [HANGUL] coreana
        [ARABIC] árabe
        [ARMENIAN] armenia
        [BENGALI] bengalí
        [CYRILLIC] cirílica
        [DEVANAGARI] devanagari
        [ETHIOPIC] etíope
        [GEORGIAN] georgiana
        [GREEK] griega
        [HEBREW] hebrea
        [LATIN] latina
        [TAMIL] tamil
        [THAI] tailandesa
       *[other] de otro tipo
    }
