## What intervals rest on: whose answers stand behind a bank's parameters.

# At the foot of a page and under the first slide.
parameters-note =
    { $state ->
        [untried] Das Gewicht jeder Antwort ist bisher geschätzt und noch an niemandem geprüft. Die Zeichen berücksichtigen das. Nutzen Sie dies als Einstieg ins Gespräch.
        [tried]
            { $people ->
                [one] Das Gewicht jeder Antwort beruht auf den Daten von { $people } Person. Nutzen Sie dies als Einstieg ins Gespräch.
               *[other] Das Gewicht jeder Antwort beruht auf den Daten von { $people } Personen. Nutzen Sie dies als Einstieg ins Gespräch.
            }
       *[unknown] Worauf das Gewicht jeder Antwort beruht, ist hier nicht bekannt. Nutzen Sie dies als Einstieg ins Gespräch.
    }

# A line that opens these sentences.
parameters-name =
    { $state ->
        [untried] Neuer Fragebogen, noch nicht an echten Personen geprüft
        [tried]
            { $people ->
                [one] Fragebogen, geprüft an { $people } Person
               *[other] Fragebogen, geprüft an { $people } Personen
            }
       *[unknown] Wie weit der Fragebogen geprüft ist, ist nicht bekannt
    }

# $bank and $version name the bank; $state is what is known of its parameters.
parameters-tried =
    { $state ->
        [untried] Der Fragebogen ({ $bank } { $version }) ist noch nicht an echten Personen geprüft. Wie stark jede Aussage auf einen Stil hinweist, ist bisher geschätzt. Die Bereiche lassen Raum dafür, dass eine Aussage halb oder doppelt so viel zählt wie geschätzt.
        [common]
            { $people ->
                [one] Der Fragebogen ({ $bank } { $version }) beruht auf den Antworten von { $people } Person. Sie zeigen, wie stark die Aussagen insgesamt auf Stile hinweisen. Wie sich die Aussagen unterscheiden, ist weiterhin geschätzt.
               *[other] Der Fragebogen ({ $bank } { $version }) beruht auf den Antworten von { $people } Personen. Sie zeigen, wie stark die Aussagen insgesamt auf Stile hinweisen. Wie sich die Aussagen unterscheiden, ist weiterhin geschätzt.
            }
        [calibrated]
            { $people ->
                [one] Der Fragebogen ({ $bank } { $version }) beruht auf den Antworten von { $people } Person. Daraus ist berechnet, wie stark jede Aussage auf ihren Stil hinweist. Die Bereiche nehmen diese Zahlen als genau an.
               *[other] Der Fragebogen ({ $bank } { $version }) beruht auf den Antworten von { $people } Personen. Daraus ist berechnet, wie stark jede Aussage auf ihren Stil hinweist. Die Bereiche nehmen diese Zahlen als genau an.
            }
       *[unknown] Wie viele Personen mit ihren Antworten hinter dem Fragebogen ({ $bank } { $version }) stehen, gibt der Dienst nicht an.
    }

# $spoken is the name of a language. Until native speakers have rated its statements, or answers in it have settled them.
parameters-translated =
    { $translation ->
        [translated] Die Aussagen auf { $spoken } sind übersetzt und noch von niemandem mit dieser Muttersprache beurteilt. Die Bereiche berücksichtigen das.
       *[judged] Die Aussagen auf { $spoken } sind übersetzt und von Menschen mit dieser Muttersprache beurteilt. An Antworten ist das noch nicht geprüft, und die Bereiche berücksichtigen das.
    }

parameters-norms =
    { $people ->
        [0] Es gibt noch keine Normgruppe. 50 ist deshalb die Mitte simulierter Personen, nicht echter.
        [one] 50 ist die Mitte einer Normgruppe von { $people } Person.
       *[other] 50 ist die Mitte einer Normgruppe von { $people } Personen.
    }

parameters-unnamed = Der Dienst gibt nicht an, welcher Fragebogen diese Werte gemessen hat und wie viele Personen ihn beantwortet haben.

parameters-assumed = Alle Prozentwerte und Bereiche setzen voraus, dass Menschen so wählen, wie es die Methode erwartet. Sie berücksichtigen den Zufall in den Antworten, aber nicht gute und schlechte Tage.
