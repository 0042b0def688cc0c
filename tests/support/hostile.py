"""A hundred names and notes that something might take for more than text."""

SCRIPTS = (
    "<script>alert('evil')</script>", "<img src=x onerror=alert('evil')>", "<svg/onload=alert('evil')>",
    "\"><script>alert('evil')</script>", "javascript:alert('evil')", "<iframe src=//evil.example></iframe>",
    "<a href=//evil.example>evil</a>", "</title><script>alert('evil')</script>", "<style>*{display:none}</style>",
    "{{constructor.constructor('alert(1)')()}}", "${alert('evil')}", "<b onmouseover=alert('evil')>evil</b>",
    "&lt;script&gt;evil&lt;/script&gt;", "<!-- evil -->", "<![CDATA[evil]]>", "<base href=//evil.example>",
)  # fmt: skip
MARKDOWN = (
    "[evil](https://evil.example)", "![evil](https://evil.example/x.png)", "](https://evil.example) [", "# evil",
    "**evil**", "_evil_", "`evil`", "~~evil~~", "> evil", "- evil", "1. evil", "| evil | x |", "---", "***", "| --- |",
    "<https://evil.example>", "https://evil.example", "www.evil.example", "evil@evil.example",
    "[evil]: //evil.example", ":streamlit:",
    ":red[evil]", ":material/delete:", "$\\text{evil}$", "$$x^2$$", "\\(x\\)", "\\[x\\]", ":blue-badge[evil]",
    "evil[^1]", "a\\*b", "\\", "\\\\", "``` evil", "+++evil", "==evil==", "^evil^", "- [ ] evil", ":evil:", "&#91;evil",
)  # fmt: skip
FORMULAS = (
    "=HYPERLINK(\"//evil.example\")", "=1+1", "+1+1", "-1+1", "@SUM(A1)", "=cmd|'/C calc'!A0", "\t=1+1", "'=1+1",
    "%0A=1+1", ";=1+1", ",=1+1", "\"=1+1", " =1+1", "＝1+1",
)  # fmt: skip
TYPST = (
    "#import \"evil\"", "#read(\"/etc/passwd\")", "#{evil}", "#show: evil", "$ x $", "#link(\"//evil.example\")[x]",
    "= evil", "/ evil: x", "@evil", "<evil>", "\\u{41}", "#eval(\"1\")", "]#pagebreak()[", "*evil*", "//evil",
    "/* evil */",
)  # fmt: skip
ODD = (
    "👩‍👩‍👧‍👦 evil", "🏴‍☠️", "Zoë Ñandú", "李小龍", "محمد", "עִבְרִית", "ราชา", "e\u0301vil", "İstanbul", "ﬀevil", "O'Evil",
    "Evil, Jr.", "evil; DROP TABLE candidates", "' OR 1=1 --", "%s%n%x", "{0}{evil}", "../../evil", "null", "None",
    "NaN", "true", "0", "evil" + "x" * 190, "a\u00adb", "x\u200by",
)  # fmt: skip
REFUSED = (
    "\u202eevil", "\u2066evil\u2069", "ev\x00il", "ev\nil", "ev\ril", "ev\x1b[31mil", "ev\u2028il", "x" * 10_000, "",
    " ", "\u200b", "\x7fevil", "\u115f", "\u3164 \u3164", "\u2800", "\uffa0\u1160", "\U0001d159",
)  # fmt: skip
"""What no name may be."""

ACCEPTED = (*SCRIPTS, *MARKDOWN, *FORMULAS, *TYPST, *ODD)
