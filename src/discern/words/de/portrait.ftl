## The portrait of each region of the circle: a paragraph, and lists of four short lines.

# $region is a direction (D, DI, I, IS, S, SC, C, DC), a half of which only that end is known (fast, people, calm or
# task), or open. $a is the person's name, used by name only. What is said of a region is common teaching of DISC and
# wrong of the opposite region; of a half nothing is said about the other axis.

portrait =
    { $region ->
        [D]
            { $voice ->
                [you] Sie entscheiden früh und sagen es auch. Dreht sich eine Frage zum zweiten Mal im Kreis, ziehen Sie einen Schlussstrich und bringen später in Ordnung, was nicht stimmte. Liegt ein Ergebnis auf dem Tisch oder steht fest, was das Warten kostet, ist die Diskussion für Sie zu Ende. Lob kommt an, wenn es das Ziel nennt, das Sie erreicht haben. Unter Druck übernehmen Sie das Steuer, geben Anweisungen und sparen sich die Erklärungen. Was Ihnen entgeht: wie endgültig Ihre erste Meinung klingt. Stillere geben nach, und ein guter Einwand bleibt ungesagt. Bevor Sie ein Thema schließen, fragen Sie eine Person, die noch nichts gesagt hat, was am meisten dagegen spricht. Nennen Sie zur Entscheidung auch Ihren Grund.
               *[named] { portrait-who-first } entscheidet früh und sagt es auch. Dreht sich eine Frage zum zweiten Mal im Kreis, zieht { portrait-who } einen Schlussstrich und bringt später in Ordnung, was nicht stimmte. Zeigen Sie ein Ergebnis oder den Preis des Wartens, dann ist die Diskussion zu Ende. Lob kommt an, wenn es das erreichte Ziel nennt. Unter Druck übernimmt { portrait-who } das Steuer, gibt Anweisungen und spart sich die Erklärungen. Eine erste Meinung klingt so endgültig, dass andere nachgeben, obwohl es nur ein Vorschlag war. Sagen Sie in einem Satz Nein, solange das Thema offen ist, und bringen Sie einen anderen Weg zum selben Ergebnis mit. Ein klares Nein erreicht { portrait-who }, eine Andeutung geht unter.
            }
        [DI]
            { $voice ->
                [you] Sie legen los, bevor der Plan fertig ist, greifen bei einer Gelegenheit noch am selben Tag zu und beheben Fehler unterwegs. In einer Diskussion reden Sie zuerst, argumentieren mit Schwung und ziehen die mutige Lösung der sicheren vor. Lob kommt an, wenn Sie es sofort und laut hören. Unter Druck werden Sie schneller, fangen noch ein Projekt an und reden in jede Pause hinein. Schweigen halten Sie für ein Ja, dabei sind die Langsameren nur mitgerissen worden. Das zähe letzte Stück bleibt liegen, weil etwas Neues dazwischenkommt. Holen Sie sich vor dem Start von den Stillen ein ausgesprochenes Ja, und klären Sie, wer zu Ende bringt, was Sie anfangen.
               *[named] { portrait-who-first } legt los, bevor der Plan fertig ist, greift bei einer Gelegenheit noch am selben Tag zu und behebt Fehler unterwegs. In einer Diskussion redet { portrait-who } zuerst, argumentiert mit Schwung und zieht die mutige Lösung der sicheren vor. Lob kommt an, wenn es sofort und laut ausgesprochen wird. Unter Druck wird { portrait-who } schneller, fängt noch ein Projekt an und redet in jede Pause hinein. Langsamere werden mitgerissen, und erst später zeigt sich, dass niemand zugestimmt hat. Sagen Sie früh „Ich bin noch nicht so weit“, und fassen Sie sich kurz. Lassen Sie { portrait-who } vor dem Start benennen, wer die Sache zu Ende bringt.
            }
        [I]
            { $voice ->
                [you] Sie denken laut: Eine Idee kommt halb fertig heraus und nimmt beim Erzählen Form an. Sie sagen Ja, bevor Sie wissen, wie lange es dauert, denn Sie rechnen damit, dass es gut geht. In einer Diskussion überzeugen Sie ein freundlicher Ton und eine gute Geschichte mehr als jede Tabelle. Lob kommt an, wenn andere es hören. Unter Druck reden und scherzen Sie mehr und schieben das Langweilige auf. Inzwischen schreiben andere Ihre Ideen als Zusagen mit und warten auf Ergebnisse. Sagen Sie am Ende eines Gesprächs, was Sie zusagen und bis wann. Fragen Sie dann die stillste Person nach ihrer Meinung.
               *[named] { portrait-who-first } denkt laut: Eine Idee kommt halb fertig heraus und nimmt beim Erzählen Form an. Das Ja fällt, bevor feststeht, wie lange es dauert, denn { portrait-who } rechnet damit, dass es gut geht. In einer Diskussion zählen ein freundlicher Ton und eine gute Geschichte mehr als eine Tabelle. Lob kommt an, wenn andere es hören. Unter Druck redet und scherzt { portrait-who } mehr und schiebt das Langweilige auf. Andere halten eine Idee für eine Zusage und sind später enttäuscht. Lassen Sie { portrait-who } zuerst reden, und bauen Sie die Idee aus, bevor Sie sie prüfen. Vereinbaren Sie dann, was bis wann zugesagt ist, und halten Sie es in einer kurzen Nachricht fest.
            }
        [IS]
            { $voice ->
                [you] Sie bemerken zuerst, wer außen vor bleibt, wer sich ärgert und wer nicht gefragt wurde. Richtig ist eine Entscheidung für Sie, wenn alle damit leben können, also reden Sie mit jeder Seite, bis alle dabei sind. Eine für beide Seiten faire Lösung beendet für Sie eine Diskussion, und der Sieg einer Seite lässt Ihnen keine Ruhe. Lob kommt an, wenn es heißt: „Das haben Sie mir leichter gemacht.“ Unter Druck glätten Sie die Wogen, sagen nach allen Seiten Ja und lassen die eigene Arbeit liegen. Kritik verpacken Sie so freundlich, dass nur die Freundlichkeit ankommt. Sagen Sie das Schwierige zuerst, in einem klaren Satz. Können Sie etwas nicht übernehmen, sagen Sie noch am selben Tag Nein.
               *[named] { portrait-who-first } bemerkt zuerst, wer außen vor bleibt, wer sich ärgert und wer nicht gefragt wurde. Richtig ist eine Entscheidung, wenn alle damit leben können, also redet { portrait-who } mit jeder Seite, bis alle dabei sind. Eine für beide Seiten faire Lösung beendet eine Diskussion, ein Sieg nicht. Lob kommt an, wenn es heißt: „Das haben Sie mir leichter gemacht.“ Unter Druck glättet { portrait-who } die Wogen, sagt nach allen Seiten Ja und lässt die eigene Arbeit liegen. Kritik kommt so freundlich verpackt, dass nur die Freundlichkeit zu hören ist. Fragen Sie { portrait-who } unter vier Augen: „Was soll anders werden?“, und warten Sie auf den zweiten Satz. Bevor Sie etwas Schwieriges sagen, sagen Sie, dass zwischen Ihnen alles stimmt.
            }
        [S]
            { $voice ->
                [you] Sie hören bis zum Schluss zu und reden spät. Vor einer Entscheidung fragen Sie nach den Folgen fürs Team und lassen anderen Zeit, sich damit anzufreunden. In einer Diskussion vertrauen Sie auf das, was sich bewährt hat, und ein freundlicher Ton erreicht bei Ihnen mehr als Drängen. Lob kommt an als leises Wort über eine Hilfe, die sonst niemand gesehen hat. Unter Druck sagen Sie weniger, übernehmen mehr und versichern allen, es gehe schon. Ihr Schweigen gilt als Ja, und erst Wochen später erfahren die anderen von Ihren Bedenken. Stört Sie etwas an einem Plan, sagen Sie es noch am selben Tag einer Person. „Darüber möchte ich nachdenken“ reicht, um die Frage offen zu halten.
               *[named] { portrait-who-first } hört bis zum Schluss zu und redet spät. Vor einer Entscheidung fragt { portrait-who } nach den Folgen fürs Team und lässt anderen Zeit, sich damit anzufreunden. In einer Diskussion zählt, was sich bewährt hat, und ein freundlicher Ton erreicht mehr als Drängen. Lob kommt an als leises Wort über eine Hilfe, die sonst niemand gesehen hat. Unter Druck sagt { portrait-who } weniger, übernimmt mehr und versichert allen, es gehe schon. Das Schweigen gilt als Ja, und Wochen später zeigt sich, dass es ein Nein war. Kündigen Sie eine Änderung Tage vorher an, und sagen Sie, was bleibt. Fragen Sie { portrait-who } dann unter vier Augen, was es leichter machen würde, und lassen Sie Zeit für die Antwort.
            }
        [SC]
            { $voice ->
                [you] Sie arbeiten in gleichmäßigem Tempo und bringen eine Aufgabe zu Ende, bevor Sie die nächste anfangen. Für eine Entscheidung brauchen Sie ein, zwei Nächte, und dann steht sie. In einer Diskussion warten Sie bei lauten Stimmen nur ab, und ein gelungener Probelauf überzeugt Sie. Lob kommt an als kurze Nachricht nach Monaten, in denen nichts schiefging. Unter Druck werden Sie langsamer, bleiben bei der Routine und wirken so ruhig, dass andere Ihnen noch mehr aufladen. Ihr Einwand ist am Tag nach der Entscheidung fertig, wenn niemand mehr fragt. Sagen Sie „Ich antworte morgen“, solange die Frage offen ist. Bevor Sie noch eine Aufgabe annehmen, sagen Sie, welche dafür warten muss.
               *[named] { portrait-who-first } arbeitet in gleichmäßigem Tempo und bringt eine Aufgabe zu Ende, bevor die nächste anfängt. Eine Entscheidung braucht ein, zwei Nächte, und dann steht sie. In einer Diskussion wartet { portrait-who } bei lauten Stimmen nur ab, und ein gelungener Probelauf überzeugt. Lob kommt an als kurze Nachricht nach Monaten, in denen nichts schiefging. Unter Druck wird { portrait-who } langsamer, bleibt bei der Routine und wirkt so ruhig, dass andere noch mehr abladen. Der Einwand ist am Tag nach der Entscheidung fertig, wenn niemand mehr fragt. Fragen Sie { portrait-who } unter vier Augen noch einmal, bevor die Entscheidung feststeht. Kommt eine Aufgabe dazu, fragen Sie, welche warten kann.
            }
        [C]
            { $voice ->
                [you] Sie wollen wissen, wie etwas funktioniert, bevor Sie Ja sagen, und finden die Zahl, die nicht stimmt. Sie entscheiden später, als andere es gern hätten, und können es begründen. Eine Quelle oder ein Test beendet für Sie eine Diskussion, Begeisterung nicht. Allgemeines Lob geht an Ihnen vorbei, Lob für ein richtiges Detail sitzt. Unter Druck prüfen Sie noch einmal nach, sagen weniger und geben nichts aus der Hand. Ihre Fragen klingen nach Misstrauen gegen einen Menschen, obwohl Sie nur den Plan prüfen. Sagen Sie das dazu. Berichten Sie früh, was Sie bisher gefunden haben, wie sicher es ist und wann der Rest kommt.
               *[named] { portrait-who-first } will vor dem Ja wissen, wie etwas funktioniert, und findet die Zahl, die nicht stimmt. Eine Entscheidung kommt später, als andere es gern hätten, und mit Gründen. Eine Quelle oder ein Test beendet eine Diskussion, Begeisterung nicht. Allgemeines Lob verpufft, Lob für ein richtiges Detail sitzt. Unter Druck prüft { portrait-who } noch einmal nach, sagt weniger und gibt nichts aus der Hand. Viele Fragen hintereinander klingen nach Misstrauen gegen einen Menschen, obwohl { portrait-who } nur den Plan prüft. Schicken Sie die Fakten einen Tag vorher, und sagen Sie, wie genau die Antwort sein muss. Vereinbaren Sie einen Termin für die Entscheidung, damit { portrait-who } weiß, wann das Prüfen endet.
            }
        [DC]
            { $voice ->
                [you] Sie sehen sich die Arbeit an und sagen, was daran falsch ist. Jeden Plan prüfen Sie an der schwächsten Stelle, auch wenn er allen gefällt. Ziel und Fakten entscheiden, und eine unbeliebte Antwort ist Ihnen recht. In einer Diskussion geben Sie dem besseren Argument nach und nicht der Mehrheit. Lob zählt nur von Menschen, die etwas von der Arbeit verstehen. Unter Druck werden Sie kurz angebunden, legen die Latte höher und machen es allein. Ihren Dank setzen Sie als bekannt voraus, also hören andere nur die Fehler. Sagen Sie zuerst, was bleiben soll, und dann, was sich ändern muss. Stellen Sie eine Frage, bevor Sie eine halb fertige Idee zerlegen.
               *[named] { portrait-who-first } sieht sich die Arbeit an und sagt, was daran falsch ist. Jeder Plan wird an der schwächsten Stelle geprüft, auch wenn alle dafür sind. Ziel und Fakten entscheiden, und eine unbeliebte Antwort ist in Ordnung. In einer Diskussion gibt { portrait-who } dem besseren Argument nach und nicht der Mehrheit. Lob zählt nur von Menschen, die etwas von der Arbeit verstehen. Unter Druck wird { portrait-who } kurz angebunden, legt die Latte höher und macht es allein. Kritik an der Arbeit klingt wie Abneigung gegen den Menschen, und der Dank bleibt ungesagt. Nennen Sie die schwache Stelle Ihres Plans, bevor { portrait-who } es tut, und fragen Sie, was bleiben soll. Trifft Sie eine Bemerkung, sagen Sie es offen.
            }
        [fast]
            { $voice ->
                [you] Sie antworten sofort und denken beim Reden weiter. Sie entscheiden im Meeting und nicht danach, und geht etwas schief, ändern Sie ebenso schnell den Kurs. In einer Diskussion überzeugt Sie ein kurzer, klarer Vorschlag, und bei einem langen Anlauf schalten Sie ab. Lob kommt am selben Tag an, und einen Monat später ist es kalter Kaffee. Unter Druck werden Sie schneller, tun mehrere Dinge zugleich und beenden die Sätze anderer. Andere halten Ihre erste Antwort für Ihr letztes Wort, und langsamere Stimmen kommen nicht dazwischen. Sagen Sie, dass es nur ein erster Gedanke ist, und lassen Sie dann zwei andere reden. Vor einem Schritt, der kaum zurückzunehmen ist, schlafen Sie eine Nacht darüber.
               *[named] { portrait-who-first } antwortet sofort und denkt beim Reden weiter. Eine Entscheidung fällt im Meeting und nicht danach, und geht etwas schief, ist sie ebenso schnell geändert. In einer Diskussion überzeugt ein kurzer, klarer Vorschlag, und ein langer Anlauf ermüdet. Lob kommt am selben Tag an, und einen Monat später ist es kalter Kaffee. Unter Druck wird { portrait-who } schneller, tut mehrere Dinge zugleich und beendet die Sätze anderer. Eine erste Antwort gilt als letztes Wort, und { portrait-who } ist schon weiter, bevor eine langsamere Stimme dazwischenkommt. Sagen Sie früh etwas, auch wenn Ihr Gedanke noch unfertig ist. Brauchen Sie Zeit, lassen Sie { portrait-who } wissen, wann Ihre Antwort kommt.
            }
        [people]
            { $voice ->
                [you] Sie fragen, wer betroffen ist, bevor Sie nach den Zahlen fragen. Eine Entscheidung ist für Sie reif, wenn die Betroffenen gehört wurden. In einer Diskussion zählen für Sie Mensch und Ton so viel wie das Argument. Lob kommt an, wenn es persönlich ist und sagt, wem Sie geholfen haben. Unter Druck versuchen Sie, alle zusammenzuhalten, schwächen schlechte Nachrichten ab und nehmen sich ein scharfes Wort zu Herzen. Ihre Freundlichkeit gilt als Zustimmung, und das Unangenehme geht darin unter. Beginnen Sie damit, in einem Satz, und lassen Sie die freundlichen Worte folgen. Suchen Sie vor einer Entscheidung eine Tatsache, die dagegenspricht.
               *[named] { portrait-who-first } fragt zuerst, wer betroffen ist, und danach erst nach den Zahlen. Eine Entscheidung ist reif, wenn die Betroffenen gehört wurden. In einer Diskussion zählen Mensch und Ton so viel wie das Argument. Lob kommt an, wenn es persönlich ist und sagt, wem geholfen wurde. Unter Druck versucht { portrait-who }, alle zusammenzuhalten, schwächt schlechte Nachrichten ab und nimmt sich ein scharfes Wort zu Herzen. Die Freundlichkeit gilt als Zustimmung, und das Unangenehme geht darin unter. Fragen Sie, wie es geht, bevor Sie fragen, was fertig ist. Brauchen Sie eine klare Antwort, bitten Sie { portrait-who } darum, und sagen Sie, dass Sie sie vertragen.
            }
        [calm]
            { $voice ->
                [you] Sie denken erst und reden dann. Auf der Stelle gefragt, geben Sie die sichere Antwort. Einen Tag vorher gefragt, geben Sie die, hinter der Sie stehen. Sie halten ein gleichmäßiges Tempo und sehen, was andere in der Eile liegen lassen. Eine Pause und ein zweiter Blick klären für Sie eine Diskussion, eine laute Stimme nicht. Lob kommt in einem ruhigen Moment an, ohne Publikum. Unter Druck werden Sie still und bleiben bei einer Aufgabe. In einem schnellen Meeting gilt Ihre Pause als Ja, und es geht weiter. Sagen Sie laut „Ich denke noch nach“, und nennen Sie den Tag, an dem Sie antworten. Schicken Sie erste Bedenken früh, auch unfertig.
               *[named] { portrait-who-first } denkt erst und redet dann. Wer sofort eine Antwort will, bekommt die sichere. Wer einen Tag vorher fragt, bekommt die, hinter der { portrait-who } steht. Das gleichmäßige Tempo lässt Zeit zu sehen, was andere in der Eile auslassen. Eine Pause und ein zweiter Blick klären eine Diskussion, eine laute Stimme nicht. Lob kommt in einem ruhigen Moment an, ohne Publikum. Unter Druck wird { portrait-who } still und bleibt bei einer Aufgabe. In einem schnellen Meeting gilt eine Pause als Ja, und es geht weiter. Schicken Sie die Frage vorab an { portrait-who }, und lassen Sie nach dem Fragen Stille zu. Holen Sie sich den Rest der Antwort am nächsten Tag.
            }
        [task]
            { $voice ->
                [you] Sie kommen zur Sache und bleiben dabei. Ihre erste Frage ist, was zu tun ist, und wen es betrifft, kommt danach. Eine Tatsache oder ein Ergebnis beendet für Sie eine Diskussion, egal, von wem. Lob kommt an, wenn es kurz ist und der Arbeit gilt. Unter Druck lassen Sie den Smalltalk weg, sehen nur die Arbeit und vergessen das Danke. Ihre knappe Nachricht liest sich kühl, und Ihre Frage zur Arbeit klingt nach Zweifel an einem Menschen. Schreiben Sie in einer Zeile dazu, warum Sie fragen und was gut gelaufen ist. Bevor Sie eine Änderung ankündigen, fragen Sie zwei Betroffene, was Sie übersehen haben.
               *[named] { portrait-who-first } kommt zur Sache und bleibt dabei. Die erste Frage ist, was zu tun ist, und wen es betrifft, kommt danach. Eine Tatsache oder ein Ergebnis beendet eine Diskussion, egal, von wem. Lob kommt an, wenn es kurz ist und der Arbeit gilt. Unter Druck lässt { portrait-who } den Smalltalk weg, sieht nur die Arbeit und vergisst das Danke. Eine knappe Nachricht liest sich kühl, und eine Frage zur Arbeit klingt nach Zweifel an einem Menschen. Beginnen Sie damit, was Sie brauchen und warum. Steht etwas zwischen Ihnen, sprechen Sie { portrait-who } offen darauf an, statt auf eine Frage zu warten.
            }
       *[open]
            { $voice ->
                [you] Ihre Antworten weisen in keine Richtung. Zwei Gründe dafür sind häufig. Der eine: Sie arbeiten mal so, mal so, in der einen Aufgabe schnell und in der nächsten langsam, hier nah bei den Menschen und dort tief in den Fakten. Der andere: Es waren zu wenige Fragen, oder sie passten nicht zu Ihrer Arbeit. Welcher zutrifft, zeigen die Antworten nicht. Denken Sie an drei Aufgaben der letzten Woche, und fragen Sie jemanden aus dem Team, was Sie dabei jeweils zuerst getan haben.
               *[named] Für { portrait-who } weisen die Antworten in keine Richtung. Zwei Gründe dafür sind häufig. Der eine: { portrait-who-first } arbeitet mal so, mal so, in der einen Aufgabe schnell und in der nächsten langsam, hier nah bei den Menschen und dort tief in den Fakten. Der andere: Es waren zu wenige Fragen, oder sie passten nicht zur Arbeit. Welcher zutrifft, zeigen die Antworten nicht, also raten Sie nicht. Fragen Sie { portrait-who } nach echter Arbeit, etwa nach der letzten Entscheidung, die Sie gemeinsam getroffen haben.
            }
    }

# The person inside a sentence, and at its start.
portrait-who =
    { $voice ->
        [unnamed] diese Person
       *[named] { $a }
    }

portrait-who-first =
    { $voice ->
        [unnamed] Diese Person
       *[named] { $a }
    }

# A line is a bullet. A half has lines of its own axis only; open has none.
portrait-energises =
    { $region ->
        [D]
            Ein Ziel, das fordert
            Auf der Stelle entscheiden
            Freie Hand
            Schnelle Ergebnisse
        [DI]
            Ein mutiger Neuanfang
            Ein Risiko, das sich lohnt
            Erste Schritte noch heute
            Mehrere Dinge gleichzeitig
        [I]
            Ein Raum voller Menschen
            Gemeinsam laut denken
            Ein Dank vor anderen
            Neue Menschen kennenlernen
        [IS]
            Ein gutes Miteinander
            Eine Gruppe zusammenbringen
            Einen Streit schlichten
            Hören, dass es geholfen hat
        [S]
            Ein Team, das zusammenbleibt
            Jemandem beim Einstieg helfen
            Eine Aufgabe zu Ende bringen
            Wissen, was morgen kommt
        [SC]
            Gleichmäßig verteilte Arbeit
            Eine Routine, die funktioniert
            Begonnene Arbeit abschließen
            Ruhige Stunden
        [C]
            Genug Zeit für Sorgfalt
            Ein klarer Maßstab
            Nach Fakten gefragt werden
            Die Ursache finden
        [DC]
            Ein schwieriges Problem
            Hohe Ansprüche, die gelten
            Klare Worte zur Arbeit
            Allein arbeiten können
        [fast]
            Eine Antwort noch heute
            Etwas Neues zum Ausprobieren
            Kurze Meetings
            Gleich handeln
        [people]
            Viel Zeit mit Menschen
            Eine Arbeit, die jemandem hilft
            Das Vertrauen anderer
            Persönliche Gespräche
        [calm]
            Erst in Ruhe nachdenken
            Eine Aufgabe nach der anderen
            Früh angekündigte Änderungen
            Ein stiller Raum
       *[task]
            Ein klarer Auftrag
            Sichtbarer Fortschritt
            Alle Fakten auf dem Tisch
            Beim Thema bleiben
    }

portrait-drains =
    { $region ->
        [D]
            Ein Meeting ohne Entscheidung
            Auf Erlaubnis warten
            Lange Erklärungen
            Wieder aufrollen, was geklärt war
        [DI]
            Auf das letzte Detail warten
            Jede Woche dasselbe
            Zähe Meinungsrunden
            Gebremst werden
        [I]
            Ein Tag ohne Gesellschaft
            Keine Reaktion auf eine Idee
            Lange Formulare und Kleingedrucktes
            Förmliche Einzeiler
        [IS]
            Dicke Luft
            Partei ergreifen müssen
            Gerede hinter jemandes Rücken
            Kalte Effizienz
        [S]
            Plötzliche Änderungen
            Offener Streit
            Gehetzt werden
            Mit anderen konkurrieren müssen
        [SC]
            Viel Lärm und Hektik
            Täglich neue Pläne
            Eilige Aufträge aus dem Nichts
            Eine chaotische Übergabe
        [C]
            Vor anderen raten müssen
            Ständig neue Regeln
            Fehlende Angaben
            Vermeidbare Fehler
        [DC]
            Faule Ausreden
            Höfliches Lob für Mittelmaß
            Schlampige Begründungen
            Lange Gespräche über Gefühle
        [fast]
            Auf eine Antwort warten
            Noch einmal darüber nachdenken
            Wieder vertagte Entscheidungen
            Ewige Pläne ohne Start
        [people]
            Außen vor bleiben
            Erst Zahlen, dann Menschen
            Eine Arbeit ohne Menschen
            Entscheidungen über Köpfe hinweg
        [calm]
            Unnötige Hektik
            Drei Prioritäten zugleich
            Alle reden durcheinander
            Allzu kurzfristige Änderungen
       *[task]
            Endloser Smalltalk
            Ausufernde Meetings
            Vage Bitten
            Raten, wer wie gelaunt ist
    }

# Commands to someone who talks with the person.
portrait-do =
    { $region ->
        [D]
            Mit dem Ergebnis beginnen
            Zwei klare Möglichkeiten nennen
            Den Termin nennen
            Klären, wer entscheidet
        [DI]
            Einen Vorschlag mitbringen
            Um eine Entscheidung bitten
            Zeigen, was zu gewinnen ist
            Einen nächsten Schritt nennen
        [I]
            Erst reden, dann schreiben
            Zuerst sagen, was gefällt
            Auch eine Geschichte zulassen
            „Bis wann?“ fragen
        [IS]
            Fragen, wie es geht
            Sagen, was Sie schätzen
            Auf das „Aber“ hören
            Sagen, wen es noch betrifft
        [S]
            Zweimal fragen, ohne Eile
            Die stille Arbeit sehen
            Sagen, wer hilft
            Sich an Absprachen halten
        [SC]
            In einzelnen Schritten erklären
            Eine Nacht Bedenkzeit lassen
            Den vereinbarten Termin halten
            Einen Probelauf anbieten
        [C]
            Die Quelle mitbringen
            Sagen, was als fertig gilt
            Alles schriftlich festhalten
            Genug Zeit für Fragen lassen
        [DC]
            Auf den Punkt kommen
            Die schwierige Frage beantworten
            Ein Gegenargument mitbringen
            Zuerst das Ziel klären
        [fast]
            Mit der Bitte anfangen
            Nach einer zweiten Idee fragen
            Am selben Tag antworten
            Den nächsten Schritt vereinbaren
        [people]
            Nach den Menschen fragen
            Sagen, wem es hilft
            Sich persönlich treffen
            Einen Dank weitergeben
        [calm]
            Nur eine Frage mitbringen
            Die Tagesordnung früh schicken
            Jeden Satz zu Ende hören
            Es langsam angehen
       *[task]
            Das Ziel nennen
            Mit Fakten und Terminen kommen
            Sich nach der Arbeit erkundigen
            Zuletzt klären, wer was tut
    }

# These follow "don't", so none of them has a negative.
portrait-dont =
    { $region ->
        [D]
            Einen Wunsch nur andeuten
            Erst die ganze Vorgeschichte erzählen
            Zu früh nachgeben
            Schroffe Worte persönlich nehmen
        [DI]
            Auf eine Pause warten
            Eine Idee in Details begraben
            Die Folien vorlesen
            Den ersten Schritt aufschieben
        [I]
            Den Scherz überhören
            Eine Wand aus Zahlen schicken
            Mit einer kühlen Zeile antworten
            Mit den Risiken anfangen
        [IS]
            Laut werden
            Den eigenen Ärger verbergen
            Einen Wettkampf daraus machen
            Jemanden übergehen
        [S]
            Über eine Sorge scherzen
            In scharfem Ton streiten
            Vor anderen zur Wahl zwingen
            Einen Gefallen zu viel erbitten
        [SC]
            Unangemeldet hereinplatzen
            Mittendrin die Reihenfolge ändern
            Neu machen, was schon funktioniert
            Eine halb fertige Arbeit unterbrechen
        [C]
            Auf ein schnelles Ja drängen
            Die Gründe weglassen
            Eine Zahl raten
            „Vertrauen Sie mir einfach“ sagen
        [DC]
            Einen Fehler beschönigen
            Nach Lob fischen
            Mit einem Gefühl antworten
            „Das wollen alle“ sagen
        [fast]
            Einen Einwand aufsparen
            Eine Nachricht liegen lassen
            Mit der Vorgeschichte anfangen
            Mit „Mal sehen“ antworten
        [people]
            Allein mit Zahlen argumentieren
            Das Hallo weglassen
            Per E-Mail kritisieren
            Anderen die Schuld geben
        [calm]
            Aus heiterem Himmel fragen
            Auf eine erste Reaktion drängen
            Jede Pause füllen
            Alles für dringend erklären
       *[task]
            Mit einer langen Geschichte anfangen
            In Nachrichten Stimmungen hineinlesen
            Sich auf Andeutungen verlassen
            Das Meeting ausufern lassen
    }

# Where the region is open: four questions to ask the person, or oneself.
portrait-ask =
    { $voice ->
        [you]
            Wann entscheide ich sofort?
            Wann warte ich, und worauf?
            Was sehe ich zuerst, Menschen oder Fakten?
            Was mache ich unter Druck anders?
       *[named]
            Schnelle Antwort oder vollständige?
            Wie viel Vorlauf brauchen Sie bei Änderungen?
            Was sehen Sie zuerst, Menschen oder Fakten?
            Wie sage ich Ihnen schlechte Nachrichten am besten?
    }

portrait-heading =
    { $list ->
        [energises]
            { $voice ->
                [you] Gibt Ihnen Kraft
                [unnamed] Gibt dieser Person Kraft
               *[named] Gibt { $a } Kraft
            }
        [drains]
            { $voice ->
                [you] Kostet Sie Kraft
               *[named] Kostet { portrait-who } Kraft
            }
        [do]
            { $voice ->
                [you] Bei Ihnen hilfreich
                [unnamed] Bei dieser Person hilfreich
               *[named] Bei { $a } hilfreich
            }
        [dont]
            { $voice ->
                [you] Bei Ihnen vermeiden
                [unnamed] Bei dieser Person vermeiden
               *[named] Bei { $a } vermeiden
            }
       *[ask]
            { $voice ->
                [you] Fragen an sich selbst
               *[named] Fragen an { portrait-who }
            }
    }
