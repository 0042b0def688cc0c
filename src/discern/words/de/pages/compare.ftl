## Two people side by side. $a and $b are their names.

# For the browser's tab.
compare-pair = { $a } und { $b }

compare-too-few = Noch niemand zum Vergleichen

compare-too-few-detail = Dafür braucht es zwei Personen mit Profil. Laden Sie sie ein, und kommen Sie wieder, wenn beide geantwortet haben.

compare-choose = Person wählen

compare-choose-two = Zwei Personen wählen

compare-about = Sehen Sie, wie sich zwei Personen unterscheiden und was ihnen bei der Zusammenarbeit hilft. Am besten sehen Sie es sich gemeinsam mit beiden an.

compare-same = Das ist zweimal dieselbe Person

compare-same-detail = Wählen Sie zwei verschiedene Personen.

compare-choose-another = Andere Person wählen

compare-unfinished-detail = Zwei Personen lassen sich vergleichen, sobald beide ein Profil haben.

# Where a service says which styles, but not how sure that is. $style is what it says of $name, such as “DI”.
compare-given = Der Dienst sagt { $style } für { $name }.

# Above one thing to do, which speaks to the two.
compare-week = Für { $a } und { $b } diese Woche

# Above a question.
compare-ask = Frage an { $a } und { $b }

## Folded.

# Folded.
compare-difficult = Für ein schwieriges Gespräch zwischen { $a } und { $b }

compare-together = Zusammenarbeit

# Before a piece of advice.
compare-advice =
    { $kind ->
        [strength] Stärke:
        [try] Tipp:
       *[question] Frage:
    }

# Below a title that says that answers look random.
compare-random = Die Prüfung kann falschliegen: Auch sorgfältige Antworten können so aussehen. Auf der Seite einer Person können Sie sie einladen, noch einmal zu antworten.

compare-evidence = Belege und Zahlen

compare-column =
    { $column ->
        [style] Stil
        [first] { $a }
        [second] { $b }
       *[apart] Unterschied
    }

compare-scores-detail = Die Werte reichen von 0 bis 100. Die Klammern zeigen, wo der wahre Wert oder Unterschied mit 95 % Wahrscheinlichkeit liegt.

compare-profile = Profil von { $name }
