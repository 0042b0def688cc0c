## What Discern is for, what it must not be used for, and what its results can and can't tell.

how-it-works-part =
    { $part ->
        [styles] Vier Stile
        [uses] Wofür es ist und wofür nicht
        [certainty] Wie sicher ein Befund ist
        [ranges] Worauf die Bereiche beruhen
        [limits] Was es nicht sagen kann
       *[answers] Was mit den Antworten geschieht
    }

how-it-works-what-it-is = Discern fragt Menschen, wie sie am liebsten arbeiten, und zeigt es ihnen und allen, mit denen sie arbeiten. Alle haben etwas von jedem Stil. Ein Stil ist ein Platz im Kreis und nicht das, was jemand ist, und kein Stil ist besser als ein anderer.

# In a card with the name of the style.
how-it-works-style =
    { $style ->
        [D] Geradewegs zum Ergebnis
        [I] Andere gewinnen
        [S] Für Ruhe und Beständigkeit sorgen
       *[C] Es richtig machen
    }

# Under the styles, a paragraph each: what is said of a person.
how-it-works-circle =
    { $about ->
        [halves] Die vier Stile liegen auf einem Kreis. Oben liegt „schnell“, unten „ruhig“, rechts „Menschen zuerst“, links „Sache zuerst“. Jeder Stil ist ein Viertel: Dominanz ist schnell und denkt zuerst an die Sache, Initiative ist schnell und denkt zuerst an die Menschen, Stetigkeit ist ruhig und denkt zuerst an die Menschen, Gewissenhaftigkeit ist ruhig und denkt zuerst an die Sache.
        [said] Zu jeder Person nennt Discern den genauesten Befund, der mindestens wahrscheinlich ist. Das ist ein Stil oder ein Platz zwischen zweien, zum Beispiel „vor allem schnell“. Wo das nicht sicher genug ist, nennt Discern eine Hälfte des Kreises, zum Beispiel „schnell“. Wo nichts sicher genug ist, steht das da.
        [highest] Der höchste Wert kann zu einem anderen Stil gehören als der Platz im Kreis. Der Platz wägt alle vier Werte ab: Ein niedriger Wert zieht so stark von seinem Stil weg, wie ein hoher zu seinem hinzieht.
       *[levels] Manchen Aussagen stimmen Menschen leichter zu als anderen. Um wie viel, ist erst bekannt, wenn hier 30 Personen geantwortet haben und die Kontoleitung es unter „Einstellungen“ festgelegt hat. Die Zeichen berücksichtigen das. Bis dahin sagt Discern über eine Person nur, was mindestens wahrscheinlich ist, und nichts darüber, was die meisten in einem Team tun. Wer von zwei Personen schneller ist, hängt davon nicht ab.
    }

how-it-works-meant = Dafür ist es da

how-it-works-meant-for =
    { $use ->
        [talking] Darüber sprechen, wie wir am liebsten arbeiten, zu zweit oder im Team.
        [clashes] Herausfinden, wo zwei aneinandergeraten und was beide ausprobieren können.
        [coaching] Coaching und eigene Entwicklung.
       *[workshop] Einen Workshop oder die Zusammenarbeit im Team planen.
    }

how-it-works-excluded = Dafür nie verwenden

how-it-works-excluded-from =
    { $use ->
        [jobs] Einstellung, Kündigung, Beförderung oder Gehalt. Wie gut jemand arbeitet, misst Discern nicht.
        [ranking] Urteilen, wer besser ist, oder entscheiden, wer eine Aufgabe bekommt, ohne zu fragen. Eine Liste von Personen nach Stil sagt, wie sie am liebsten arbeiten, nicht wie gut.
        [judging] Gesundheit oder Charakter beurteilen. Discern misst beides nicht.
       *[monitoring] Menschen überwachen. Sie nehmen freiwillig teil und können jederzeit aufhören.
    }

how-it-works-certainty = Zwei Dutzend Antworten können nicht alles zeigen. Deshalb steht neben jedem Befund, wie sicher er ist. Tippen Sie darauf, um den Prozentwert und die Belege zu sehen.

# What a badge means.
how-it-works-strength =
    { $strength ->
        [very-likely] 95 % oder mehr: höchstens einer von zwanzig solchen Befunden ist falsch
        [likely] 80 % oder mehr: höchstens einer von fünf ist falsch
        [leaning] 60 % oder mehr: ein Grund zu fragen, keine Antwort
       *[open] Unter 60 %: kein Befund
    }

how-it-works-example = Dieser Befund ist erfunden:

how-it-works-example-detail = Der Platz im Kreis liegt in der Hälfte „Sache zuerst“: Was die Zahlen sagen, kommt vor dem, wen etwas betrifft.

how-it-works-example-text = Kim denkt zuerst an die Sache.

how-it-works-example-answers = beantwortete Fragen

how-it-works-pictures = In Bildern von Personen heißt ein voller Punkt: Der Stil ist sicher. Ein blasser heißt: einer von zwei Stilen. Ein leerer heißt: offen.

how-it-works-ranges = Jeder Wert hat einen Bereich. `62 (27–89)` heißt: Der Wert ist 62, und der wahre liegt mit 95 % Wahrscheinlichkeit zwischen 27 und 89. Am Fuß einer Seite steht, wie viele Personen mit ihren Antworten dahinterstehen. Wo es noch keine sind, ist nur geschätzt, wie viel jede Aussage zählt; das ist die wichtigste Grenze von allem hier. Ein Bereich berücksichtigt den Zufall in den Antworten, aber nicht gute und schlechte Tage.

how-it-works-norms = Bis es eine Normgruppe echter Personen gibt, ist 50 die Mitte simulierter Personen.

how-it-works-limits = Kamen die Antworten schneller, als jemand lesen kann, oder sehen sie zufällig aus, gibt es kein Profil. Wo das weniger klar ist, steht am Profil eine Warnung, und bei einem Team steht, wie sicher ein Befund ohne dieses Profil ist. Das fängt die meisten solcher Antworten ab, nicht alle; wie viele, steht im Handbuch. Aus Antworten allein geht nicht hervor, ob Menschen sich beschreiben, wie sie sind oder wie sie gern gesehen würden.

# A step in the life of the answers, above what happens then.
how-it-works-step =
    { $step ->
        [consent] Vor der ersten Frage
        [link] Nach der letzten Frage
        [choice] Jederzeit
        [deletion] Am Ende
       *[network] Immer
    }

how-it-works-step-detail =
    { $step ->
        [consent] Jede Person liest, wofür ihre Antworten verwendet werden, und stimmt zu.
        [link] Sie bekommt einen persönlichen Link zu ihrem eigenen Profil. Discern gibt ihn sonst niemandem.
        [choice] Mit diesem Link wählt sie, wer ihre Ergebnisse sieht. Alles, was über sie gespeichert ist, kann sie herunterladen, berichtigen oder löschen.
        [deletion] Wer diese Installation betreibt, kann eine Person auch löschen, unter „Personen“, oder es nach einer Zeit ohne Aktivität von selbst geschehen lassen.
       *[network] Die Seiten laden nichts von anderswo: keine Schriften, keine Skripte, kein Tracking.
    }

how-it-works-source = Die Aussagen sind unsere eigenen. Die Methode ist im Handbuch beschrieben.

how-it-works-manual = Das Handbuch

how-it-works-api = API-Dokumentation
