## What a report says around its statements.

## Title and subtitle. $audience is self, manager or coach.

# Title and subtitle as one text.
report-name = { $title }: { $subtitle }

report-title-pair = { $a } und { $b }

report-subtitle-person =
    { $audience ->
        [self] Wie Sie arbeiten · { report-copy }
       *[other] Eine Arbeitsweise · { report-copy }
    }

report-subtitle-pair =
    { $audience ->
        [self] Wie Sie beide zusammenarbeiten · { report-copy }
       *[other] Wie zwei zusammenarbeiten · { report-copy }
    }

report-subtitle-team = Wie dieses Team zusammenarbeitet · { report-copy }

# Whose copy of a report this is: each reader has another one on the same results.
report-copy =
    { $audience ->
        [self]
            { $subject ->
                [team] Exemplar fürs Team
               *[other] Ihr eigenes Exemplar
            }
        [coach] Exemplar fürs Coaching
       *[manager] Exemplar für die Führungskraft
    }

# In the head of each page but the first.
report-running = { $title } · { report-copy }

## Headings of sections. $subject is assessment, comparison or team.

report-heading-summary = In Kürze

report-heading-portrait = Porträt

report-heading-details =
    { $subject ->
        [comparison]
            { $audience ->
                [self] Worin Sie sich gleichen und unterscheiden
               *[other] Worin die beiden sich gleichen und unterscheiden
            }
       *[team]
            { $audience ->
                [self] So sind Sie als Team
               *[other] So ist das Team
            }
    }

# $alike is yes where what is said of two people comes of how alike they are.
report-heading-people =
    { $subject ->
        [comparison]
            { $alike ->
                [yes] Wo Ähnlichkeit zum Risiko wird
               *[no]
                    { $audience ->
                        [self] Wo Sie aneinandergeraten
                       *[other] Wo die beiden aneinandergeraten
                    }
            }
       *[team] Wer wo liegt
    }

report-heading-scores =
    { $audience ->
        [self] Ihre vier Werte
       *[other] Die vier Werte
    }

# What two people or a team bring beside what it costs.
report-heading-sides =
    { $subject ->
        [comparison]
            { $audience ->
                [self] Was Sie zu zweit stark macht und worauf zu achten ist
               *[other] Was die beiden stark macht und worauf zu achten ist
            }
       *[team]
            { $audience ->
                [self] Was Ihnen leichtfällt und worauf zu achten ist
               *[other] Was dem Team leichtfällt und worauf zu achten ist
            }
    }

report-heading-strengths =
    { $subject ->
        [assessment]
            { $audience ->
                [self] Was Sie mitbringen
               *[other] Was es bringt
            }
        [comparison]
            { $audience ->
                [self] Was Sie zu zweit stark macht
               *[other] Was die beiden stark macht
            }
       *[team]
            { $audience ->
                [self] Worauf Sie zählen können
               *[other] Worauf das Team zählen kann
            }
    }

report-heading-watch-outs =
    { $subject ->
        [assessment] Die Kehrseite
        [comparison]
            { $alike ->
                [yes]
                    { $audience ->
                        [self] Was Ihnen beiden entgeht
                       *[other] Was beiden entgeht
                    }
               *[no] Worauf zu achten ist
            }
       *[team] Worauf zu achten ist
    }

report-heading-try =
    { $subject ->
        [assessment]
            { $audience ->
                [self] Was Sie ausprobieren können
                [coach] Was Sie vorschlagen können
               *[other] Was Sie tun können
            }
        [comparison]
            { $audience ->
                [self] Was Sie beide ausprobieren können
               *[other] Was beide ausprobieren können
            }
       *[team] Zum Ausprobieren
    }

report-heading-questions =
    { $subject ->
        [comparison] Fragen für ein Gespräch
       *[team]
            { $audience ->
                [self] Fragen an uns
               *[other] Fragen ans Team
            }
    }

report-heading-certainty =
    { $subject ->
        [comparison] Die Werte
       *[other] Wer mitzählt
    }

report-heading-evidence = Wie sicher jeder Befund ist und warum

report-heading-everybody = Wie wahrscheinlich jedes Viertel ist

# How likely a quarter is, in a sentence.
report-quarter-chance = { $style } ({ $chance })

## What to do first of all.

report-first-heading =
    { $audience ->
        [coach] Drei Vorschläge für den Anfang
       *[other] Die ersten drei Schritte
    }

## What a drawing shows, in a sentence that describes it and claims nothing.

# A short report may have no room for the drawing itself.
report-drawn-heading =
    { $subject ->
        [comparison] Die Werte im Vergleich
       *[team] Wie viele in jedem Viertel liegen
    }

# How many of a team may be in the quarter of a style: 3 to 7 in Steadiness (S).
report-drawn-count = { $range } in { style-named }

# $apart is whether dots are moved, $open are those of whom no side is sure, and $random those whose answers look random.
report-drawn-team = { report-drawn-dots } Bei { $clear } der { $count } Personen mit Profil ist das Viertel klar{ report-drawn-half }{ report-drawn-open }{ report-drawn-random-answers }. Alle mitgezählt, jeweils zu 95 % sicher: { $ranges }.

# After a claim about a team that is as sure as its badge says with all answers, and of another sureness without
# those that look random.
report-without-random =
    { $claimed ->
        [no] Ohne die Antworten, die zufällig aussehen, ist das nicht belegt.
       *[yes] Ohne die Antworten, die zufällig aussehen: { $strength }.
    }

report-drawn-dots =
    { $apart ->
        [yes] Ein Punkt zeigt ungefähr den wahrscheinlichsten Platz: Damit alle lesbar bleiben, sind manche auseinandergerückt.
       *[no] Ein Punkt zeigt den wahrscheinlichsten Platz.
    }

report-drawn-half =
    { $half ->
        [0] { "" }
       *[other] , bei { $half } nur die Hälfte (blasse Punkte)
    }

report-drawn-open =
    { $open ->
        [0] { "" }
       *[other] , und bei { $open } ist keine Seite sicher
    }

report-drawn-random-answers =
    { $random ->
        [0] { "" }
        [one] . Die Antworten von { $random } Person hängen zu wenig zusammen
       *[other] . Die Antworten von { $random } Personen hängen zu wenig zusammen
    }

# The styles in which the scores of two people lie furthest apart, each with the score of either and its range. $apart is
# `open` where no difference is likely.
report-drawn-pair =
    { $apart ->
        [open] Kein Wert unterscheidet { $a } und { $b } klar. Am weitesten auseinander liegen sie in { $first } mit { $first-a } und { $first-b }, und auch das kann Zufall sein. In Klammern steht der Bereich jedes Werts (95 %).
        [close] Die Werte von { $a } und { $b } liegen nah beieinander. Am weitesten auseinander sind sie in { $first } mit { $first-a } und { $first-b }. In Klammern steht der Bereich jedes Werts (95 %).
       *[no] { $a } und { $b } unterscheiden sich am stärksten in { $first } mit { $first-a } und { $first-b }, danach in { $second } mit { $second-a } und { $second-b }. In Klammern steht der Bereich jedes Werts (95 %).
    }

## Who wrote it, and when.

# $credit is what of the report is a language model's: built_in (nothing), arranged, drafted or both. $model is its name.
report-writer =
    { $credit ->
        [arranged] Das Sprachmodell { $model } hat ausgewählt, welche Sätze von Discern hier stehen und in welcher Reihenfolge. Geschrieben hat es keinen davon.
        [drafted] Nach den Regeln von Discern aus den Antworten geschrieben. Einen Absatz hat das Sprachmodell { $model } entworfen; er ist gekennzeichnet.
        [both] Das Sprachmodell { $model } hat ausgewählt, welche Sätze von Discern hier stehen und in welcher Reihenfolge. Einen Absatz hat es entworfen; er ist gekennzeichnet.
       *[built_in] Nach den Regeln von Discern aus den Antworten geschrieben.
    }

report-not-arranged = Das Sprachmodell { $model } sollte diesen Bericht zusammenstellen, aber seine Antwort war unbrauchbar. Deshalb ist er nach den Regeln von Discern zusammengestellt.

# Date and writer on one line.
report-written = { $date }. { $writer }

## Cards for everyday situations, which full reports have.

# A chapter with the situations that suit what the report is for.
report-chapter-purpose = Zum Zweck dieses Berichts

# The headline of a card of the library in a report on several people: "you" on it is those people.
report-card-for =
    { $audience ->
        [self] { $headline }
       *[other]
            { $subject ->
                [comparison] Für { $a } und { $b }: { $headline }
               *[team] Fürs Team: { $headline }
            }
    }

report-chapter-together =
    { $subject ->
        [comparison] Gemeinsamer Arbeitsalltag
       *[team] Alltag im Team
    }

## How to talk about the report, and what to fill in then. $a and $b are names.

report-talk-heading =
    { $subject ->
        [comparison]
            { $audience ->
                [self] Für ein Gespräch zu zweit
                [coach] Eine Sitzung mit beiden
               *[manager] Wie Sie mit beiden sprechen
            }
       *[team]
            { $audience ->
                [self] Eine Stunde mit diesem Bericht
                [coach] Ein Workshop von neunzig Minuten
               *[manager] Neunzig Minuten mit dem Team
            }
    }

report-talk-comparison-first =
    { $audience ->
        [self] Markieren Sie getrennt voneinander je einen Satz, der passt, und einen, der nicht passt. Vergleichen Sie dann. Wer von Ihnen stiller ist, beginnt.
        [coach] Bitten Sie { $a } und { $b } um je einen Satz zum Ziel der Sitzung, und lesen Sie beide vor.
       *[manager] Sprechen Sie mit { $a } und { $b } zuerst einzeln, dann mit beiden. Fragen Sie, was gut läuft und was zu lange dauert.
    }

report-talk-comparison-second =
    { $audience ->
        [self] Denken Sie an einen Moment im letzten Monat, in dem es zwischen Ihnen gut lief. Was haben Sie jeweils dafür getan?
        [coach] { $a } beschreibt, wie { $b } arbeitet. { $b } rückt das Bild zurecht. Dann umgekehrt.
       *[manager] Beschreiben Sie die Arbeit, nicht die Personen. Wo berühren sich die beiden Aufgaben, und was ist dort zu vereinbaren?
    }

report-talk-comparison-third =
    { $audience ->
        [self]
            { $differ ->
                [yes] Nehmen Sie einen Unterschied, der hier steht. Suchen Sie beide ein echtes Beispiel dafür, ohne andere hineinzuziehen.
               *[no] Suchen Sie etwas, das Sie unterschiedlich machen, und beide ein echtes Beispiel dafür, ohne andere hineinzuziehen.
            }
        [coach]
            { $differ ->
                [yes] Nehmen Sie einen Unterschied, der hier steht. Sammeln Sie von beiden je ein Beispiel dafür und eins dagegen.
               *[no] Dieser Bericht nennt keinen Unterschied. Fragen Sie { $a } und { $b } nach je einem, mit einem Beispiel dafür und einem dagegen.
            }
       *[manager] Fragen Sie { $a }, was mit { $b } leichter geht, und umgekehrt. Warten Sie, bis eine Antwort kommt.
    }

report-talk-comparison-fourth =
    { $audience ->
        [self] Vervollständigen Sie abwechselnd diesen Satz: „Wenn Sie …, dann … ich, und mir würde helfen, wenn Sie …“.
        [coach] Spielen Sie einen Streitpunkt aus letzter Zeit zweimal durch: einmal, wie { $a } es angegangen wäre, einmal, wie { $b } es getan hätte. Was wäre jeweils entschieden worden?
       *[manager] Lassen Sie offen, wer recht hat. Klären Sie, wer was zuerst tut und wann die andere Seite davon erfährt.
    }

report-talk-comparison-fifth =
    { $audience ->
        [self] Vereinbaren Sie eine Sache für zwei Wochen und den Tag, an dem Sie zurückblicken.
        [coach] Schließen Sie mit dem Arbeitsblatt: was beide brauchen, was sie vereinbaren und wann sie sich wieder treffen.
       *[manager] Fragen Sie { $a } und { $b } nach zwei Wochen einzeln, was anders ist.
    }

report-talk-team-first =
    { $audience ->
        [self] Minute 0 bis 10: Alle suchen ihren Namen auf einer Karte und sagen in einem Satz, ob sie passt.
        [coach] 10 Minuten: der Rahmen. Was DISC beschreibt, was es nicht misst und warum kein Platz im Kreis mehr wert ist als ein anderer.
       *[manager] Vorher: Fragen Sie, wer die eigenen Ergebnisse nicht zeigen möchte, und fragen Sie nicht, warum.
    }

report-talk-team-second =
    { $audience ->
        [self] Minute 10 bis 25: Wählen Sie zu dritt eine Stärke, die Sie im letzten Monat erlebt haben, und bringen Sie den anderen ein Beispiel mit.
        [coach] 20 Minuten: Alle schreiben auf, wo im Kreis sie sich erwarten, und sehen dann die Grafik. Sprechen Sie nur über die Überraschungen. Fragen Sie vorher alle einzeln. Will jemand nicht gezeigt werden, lassen Sie die Grafik weg.
       *[manager] Erste halbe Stunde: Alle sagen, was passt und was nicht. Sprechen Sie selbst zuletzt.
    }

report-talk-team-third =
    { $audience ->
        [self] Minute 25 bis 40: Wählen Sie eine Sache, auf die zu achten ist. Wann hat sie das Team etwas gekostet? Nennen Sie keine Namen.
        [coach] 25 Minuten: Zwei Gruppen, die die Arbeit des Teams verschieden sehen, schreiben einander je drei Wünsche. Lassen Sie tauschen und vorlesen.
       *[manager] Zweite halbe Stunde: eine Entscheidung aus dem letzten Monat. Wer wurde gehört, wer zu spät, und was hätte jemand mit einem anderen Blick gesagt?
    }

report-talk-team-fourth =
    { $audience ->
        [self] Minute 40 bis 55: Füllen Sie die Teamvereinbarung aus, höchstens drei Zeilen.
        [coach] 25 Minuten: eine echte Entscheidung, zweimal durchgespielt. Erst so, wie sie lief, dann so, als hätten die Letzten zuerst gesprochen.
       *[manager] Dritte halbe Stunde: die Teamvereinbarung, höchstens drei Zeilen, jede mit Namen und Datum.
    }

report-talk-team-fifth =
    { $audience ->
        [self] Minute 55 bis 60: Legen Sie einen Termin in vier bis sechs Wochen fest, an dem Sie auf die Vereinbarung zurückblicken.
        [coach] 10 Minuten: die Teamvereinbarung, ein Termin für den Rückblick und zum Schluss von allen ein Wort.
       *[manager] Danach: Beginnen Sie die nächsten drei Meetings mit einer Zeile daraus, und fragen Sie, ob sie eingehalten wurde.
    }

report-worksheet-heading =
    { $subject ->
        [comparison] Was wir vereinbaren
       *[team] Teamvereinbarung
    }

report-worksheet-note =
    { $subject ->
        [comparison] Füllen Sie jetzt eine Zeile aus und die anderen bei Bedarf.
       *[team] Höchstens drei Zeilen. Um jede kümmert sich jemand, und jede hat einen Tag für den Rückblick.
    }

# The four columns of the table.
report-worksheet-column =
    { $subject ->
        [comparison]
            { $column ->
                [1] Geht es um
                [2] braucht { $a }
                [3] braucht { $b }
               *[4] also vereinbaren wir
            }
       *[team]
            { $column ->
                [1] Geht es um
                [2] machen wir
                [3] darum kümmert sich
               *[4] Rückblick am
            }
    }

report-worksheet-topic =
    { $topic ->
        [meetings] Meetings
        [deciding] Entscheidungen
        [disagreement] Konflikte
        [feedback] Rückmeldung
        [pressure] Zeitdruck
       *[newcomer] Neue im Team
    }

## The evidence, and around the pages.

# Before the figures of what is no finding.
report-grounds-caveat = Vorbehalt

report-grounds-measured =
    { $about ->
        [scores] Gemessen
       *[people] Gezählt
    }

# A figure under a statement.
report-figure = { $name }: { $value }

# In place of the figures of a statement that rests on those of an earlier one.
report-same-figures = Gleiche Zahlen wie bei { $number }.

report-page = { $page } von { $pages }

# Before the address of the report in the app.
report-link = In Discern lesen:

report-see-evidence =
    { $ends ->
        [one] Zu den kleinen Zahlen: Seite { $page }
       *[several] Zu den kleinen Zahlen: Seiten { $page } bis { $last }
    }

# The pages that cite a statement.
report-cited-on = Zitiert auf S. { $pages }.

report-short-evidence = Der ausführliche Bericht zeigt, wie sicher jeder Befund ist und warum.

report-column-name = Name

report-everybody-note =
    { $doubted ->
        [0] Wie wahrscheinlich jede Person in jedem Viertel liegt.
       *[other] Wie wahrscheinlich jede Person in jedem Viertel liegt. Ein Strich steht für Antworten, die zufällig aussehen.
    }

report-everybody-doubted = –

## Why there is no report.

report-nothing-person = Diese Antworten ergeben kein Profil, also gibt es nichts zu berichten.

report-nothing-pair = Eine der beiden Personen hat kein Profil, also gibt es nichts zu vergleichen.

report-nothing-team = Niemand in diesem Team hat ein Profil, das gezeigt werden darf, also gibt es nichts zu berichten.

report-nothing-assessment = Zu diesem Fragebogen gibt es kein Profil.

report-nothing-shared = Eine der beiden Personen hat kein Profil, das zählt, oder gibt es nicht frei.

## How people look to each other. $ways is who looks at whom: styles and halves of the circle. What is taught, in both
## its sides, as it ends the sentence “To them you look …”.

report-looks =
    { $ways ->
        [D-D] stark und direkt, aber auch unnachgiebig
        [D-I] lebhaft und schnell, aber auch redselig ohne Ergebnis
        [D-S] loyal und beständig, aber auch zögerlich mit einem Ja
        [D-C] gründlich und genau, aber auch in Details verloren
        [I-D] mutig und klar, aber auch kalt, wenn es darauf ankommt
        [I-I] lustig und voller Ideen, aber auch immer auf der Bühne
        [I-S] freundlich und geduldig, aber auch schwer zu begeistern
        [I-C] klug und sorgfältig, aber auch rasch ernüchternd
        [S-D] mutig und entschlossen, aber auch hart zu Menschen
        [S-I] herzlich und fröhlich, aber auch auf und davon, bevor die Arbeit getan ist
        [S-S] verlässlich und angenehm, aber auch zu höflich, um zu widersprechen
        [S-C] ruhig und gründlich, aber auch etwas distanziert
        [C-D] klar im Ziel, aber auch sorglos mit den Fakten
        [C-I] offen und ermutigend, aber auch vage bei dem, was vereinbart war
        [C-S] geduldig und zuverlässig, aber auch stumm, wenn etwas nicht stimmt
        [C-C] genau und gut vorbereitet, aber auch nie fertig mit dem Prüfen
        [fast-D] schnell im Handeln, aber auch schnell dabei, andere zu übergehen
        [fast-I] schnell begeistert, aber auch sprunghaft
        [fast-S] beständig, aber auch langsamer, als der Tag erlaubt
        [fast-C] sorgfältig, aber auch langsam mit Antworten
        [calm-D] zielsicher, aber auch zu schnell, um einen Zweifel zu hören
        [calm-I] voller Energie, aber auch schon beim Nächsten, bevor der Gedanke zu Ende ist
        [calm-S] angenehm in der Zusammenarbeit, aber auch ohne eigenen Anstoß
        [calm-C] sorgfältig, aber auch ohne Eile, das Warten zu beenden
        [people-D] stark, aber auch blind dafür, wem es wehtut
        [people-I] herzlich und offen, aber auch bemüht, gemocht zu werden
        [people-S] freundlich, aber auch scheu vor jedem harten Wort
        [people-C] klug, aber auch kühl im Umgang
        [task-D] klar im Ziel, aber auch ungeduldig auf dem Weg dorthin
        [task-I] gesellig, aber auch kaum zur Sache zu bringen
        [task-S] hilfsbereit, aber auch besorgt um die Gefühle aller
        [task-C] präzise, aber auch nie ganz fertig
        [D-fast] schnell und bereitwillig, aber auch nicht immer auf das Ziel gerichtet
        [D-calm] verlässlich, aber auch langsam am Start
        [D-people] gut im Umgang mit Menschen, aber auch weich bei Ergebnissen
        [D-task] direkt, aber auch streitlustig
        [I-fast] zu allem bereit, aber auch kaum zu unterbrechen
        [I-calm] aufmerksam, aber auch schwer zu lesen
        [I-people] angenehm im Gespräch, aber auch leicht vom Thema abzubringen
        [I-task] konzentriert, aber auch sparsam mit freundlichen Worten
        [S-fast] voller Schwung, aber auch schwer einzuholen
        [S-calm] angenehm und ausgeglichen, aber auch wenig hilfreich beim Neinsagen
        [S-people] freundlich und interessiert, aber auch schnell verletzt
        [S-task] zuverlässig bei der Arbeit, aber auch schroff
        [C-fast] tatkräftig, aber auch hastig
        [C-calm] nachdenklich, aber auch langsam mit Zusagen
        [C-people] freundlich, aber auch sparsam mit Belegen
       *[C-task] sachlich, aber auch stumm bei allem anderen
    }
