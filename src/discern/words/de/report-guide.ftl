## What every report says about itself, once: how to read it, how far to trust it, and what the results are based on.

# Once, where a report begins.
report-purpose-excluded = Für die Entwicklung bei der Arbeit und das Gespräch im Team. Nie für Einstellung, Beförderung, Gehalt oder Kündigung und nie, um Menschen in eine Rangfolge zu bringen.

# First in a report on the sample company.
report-sample =
    { $people ->
        [one] Beispiel: Diese Person ist erfunden, ihre Antworten auch.
       *[other] Beispiel: Diese Personen sind erfunden, ihre Antworten auch.
    }

report-read = So lesen Sie diesen Bericht

# The arguments are the names of the four styles.
report-read-styles = DISC stellt zwei Fragen: schnell oder ruhig? Sache oder Menschen zuerst? D, { $d }, ist schnell und denkt zuerst an die Sache. I, { $i }, ist schnell und denkt zuerst an die Menschen. S, { $s }, nimmt sich Zeit und denkt zuerst an die Menschen. C, { $c }, nimmt sich Zeit und denkt zuerst an die Sache. Ein Buchstabe sagt, wo jemand im Kreis liegt, nie, was jemand ist. Kein Stil ist besser als ein anderer.

# The same in brief, and the badges, with the names of the styles and where the words for how sure it is begin.
report-read-in-brief = D ({ $d }) ist schnell, Sache zuerst; I ({ $i }) schnell, Menschen zuerst; S ({ $s }) ruhig, Menschen zuerst; C ({ $c }) ruhig, Sache zuerst. Drei Punkte heißen mindestens { $very_likely } sicher, zwei { $likely }, einer { $leaning }.

report-read-circle = Zwischen zwei Vierteln sagen wir „ist vor allem schnell“, „denkt vor allem an die Menschen“, „nimmt sich vor allem Zeit“ oder „denkt vor allem an die Sache“. Wo kein Viertel zu mindestens 80 % sicher ist, nennen wir eine Hälfte, zum Beispiel „ist schnell“. Wo auch keine Hälfte so sicher ist, nennen wir es offen.

report-read-scores = Ein Wert von { $example } bedeutet { $score } auf einer Skala von 0 bis 100 mit 50 in der Mitte. Der wahre Wert liegt zu 95 % zwischen { $low } und { $high }. Er sagt, wie jemand arbeitet, nicht, wie gut.

# $settled is whether answers settle the levels of the styles: until then a place on the circle is never Leaning.
report-read-certainty =
    { $settled ->
        [yes] Das Zeichen neben einem Befund sagt, wie sicher er ist. „Sehr wahrscheinlich“ heißt { $very_likely } oder mehr, „Wahrscheinlich“ { $likely } oder mehr, „Tendenz“ { $leaning } oder mehr. Darunter steht „Offen“: Es gibt keinen Befund.
       *[no] Das Zeichen neben einem Befund sagt, wie sicher er ist. „Sehr wahrscheinlich“ heißt { $very_likely } oder mehr, „Wahrscheinlich“ { $likely } oder mehr. Ein Platz im Kreis wird ab { $likely } genannt, darunter ist er „Offen“. „Tendenz“, { $leaning } oder mehr, gibt es bei anderen Befunden.
    }

report-read-numbers = Die kleinen Zahlen führen zur Liste der Befunde: wie wahrscheinlich jeder ist und worauf er beruht.

report-read-counts = Zu einem Viertel zählen die Punkte, die darin liegen. Bei einem blassen Punkt ist nur eine Hälfte klar. Wer die eigenen Ergebnisse für sich behält, kommt in keiner Zahl, keiner Grafik und keinem Satz vor.

report-trust = Wie verlässlich dieser Bericht ist

report-trust-start = Nutzen Sie diesen Bericht, um ein Gespräch zu beginnen, nicht, um es zu beenden. Passt etwas nicht, glauben Sie der Person und nicht dem Papier.

report-trust-teaching = Gemessen wurden nur die Befunde und die Werte. Porträts, Tipps, Pläne, Stärken und Kehrseiten geben wieder, was DISC-Kurse lehren. Bei einem einzelnen Menschen können sie falsch sein, auch wenn der Befund sehr wahrscheinlich ist.

report-trust-teaching-in-brief = Gemessen wurden nur die Befunde und die Werte. Alles andere lehren DISC-Kurse.

report-trust-days = In veröffentlichten Wiederholungstests zu DISC korrelierten die Werte zweier Tage mit 0,55 bis 0,73. Dass DISC vorhersagt, wie gut Menschen ihre Arbeit machen, ist kaum unabhängig belegt.

# The end of the sentence says what was answered.
report-basis-answered = Beantwortet am { $date }: { report-basis-questions }

report-basis-answered-by = { $a } hat am { $date } geantwortet: { report-basis-questions }

report-basis-questions =
    { $blocks ->
        [one] { $blocks } Frage mit vier Aussagen.
       *[other] { $blocks } Fragen mit je vier Aussagen.
    }

report-basis-answered-both = Beide haben am { $date } geantwortet: { report-basis-questions }

report-basis-on = { $count } Personen haben am { $date } geantwortet.

report-basis-between = { $count } Personen haben zwischen dem { $first } und dem { $last } geantwortet.

report-basis-norms =
    { $count ->
        [one] Die Werte werden mit { $count } Person verglichen, Stand { $date }.
       *[other] Die Werte werden mit { $count } Personen verglichen, Stand { $date }.
    }

# Last, for who asks support about a report or checks what it rests on. $named is a list of the three that follow.
report-basis-record = Für Rückfragen und Nachweis: { $named }.

report-basis-report = Bericht { $id }

report-basis-questionnaire = Fragebogen { $id } { $version } mit Prüfsumme { $checksum }

report-basis-norms-named = Normen { $id } vom { $date }
