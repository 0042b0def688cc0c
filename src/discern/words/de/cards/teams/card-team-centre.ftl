## Cards for the half of the circle that a team's centre is in, or for a team of which that is open.

### The team moves fast.

card-team-centre-fast-meetings = Hier wird beim Reden gedacht, und ein flüchtiger Gedanke gilt schnell als Plan. Ein Wort vorweg erspart anderen vergebliche Arbeit.
    .headline = Sagen Sie dazu, ob Sie vorschlagen oder nur laut denken

card-team-centre-fast-decisions = Dieses Team nimmt die erste gute Idee, die es hört. Holen Sie sich die dritte von jemandem, der noch nichts gesagt hat.
    .headline = Sammeln Sie drei Möglichkeiten, bevor Sie eine besprechen

card-team-centre-fast-conflict = Antworten kommen hier schnell, und auf eine scharfe Nachricht folgt gleich die nächste. Beginnen Sie Ihre am Tag darauf mit einer Frage.
    .headline = Lassen Sie eine ärgerliche Nachricht bis zum Morgen liegen

card-team-centre-fast-planning = Dieses Team legt gern los, bevor der Plan vollständig ist. Schreiben Sie neben jede Lücke einen Namen, damit sich jemand darum kümmert.
    .headline = Schreiben Sie vor dem Start auf, was Sie noch nicht wissen

card-team-centre-fast-newcomer = Vieles wird hier schnell geklärt, zwischen zwei anderen Aufgaben, und wer neu ist, verpasst das meiste. Wer etwas klärt, trägt es noch am selben Tag ein.
    .headline = Sammeln Sie alles nebenbei Vereinbarte in einer Notiz

card-team-centre-fast-crisis = Beim ersten Alarm rennt dieses Team los, und zwei beheben denselben Fehler. Warten Sie eine Antwort ab, dann los.
    .headline = Vereinbaren Sie, „Ich bin dran“ zu sagen, bevor Sie handeln

card-team-centre-fast-celebrating = Ein kurzer Jubel, und dieses Team ist schon beim Nächsten. Fragen Sie, wie es dazu kam und was Sie wieder so machen würden.
    .headline = Blicken Sie eine halbe Stunde auf einen Erfolg zurück

### The team takes time.

card-team-centre-calm-meetings = Gesagt wird hier nur, was zu Ende gedacht ist. Halbe Sätze zählen auch, und niemand muss zu ihnen stehen.
    .headline = Denken Sie im nächsten Meeting zehn Minuten laut

card-team-centre-calm-decisions = Hier wird eine Entscheidung erst überschlafen und dann noch einmal. Heben Sie sich das für das auf, was sich nicht zurücknehmen lässt.
    .headline = Entscheiden Sie heute, was sich morgen noch ändern lässt

card-team-centre-calm-conflict = Einwände reifen hier langsam und kommen heraus, wenn alles entschieden ist. „Ich bin noch nicht sicher, aber …“ genügt als Anfang.
    .headline = Sammeln Sie Zweifel früh, von allen eine Zeile

card-team-centre-calm-planning = Neue Arbeit wird hier durchdacht, bevor jemand sie anfasst. Ein kleiner Schritt am ersten Tag zeigt, worüber überhaupt nachzudenken ist.
    .headline = Gehen Sie am ersten Tag einer Aufgabe einen kleinen Schritt

card-team-centre-calm-newcomer = Wer neu ist, bekommt hier Zeit, bevor jemand das Gespräch sucht, und traut sich kaum zu fragen. Alle schicken zwei Zeilen: was sie tun und wobei sie weiterhelfen.
    .headline = Sagen Sie, wozu neue Mitglieder Sie fragen können

card-team-centre-calm-crisis = Bei Ärger wird dieses Team still und denkt nach, und von außen sieht es aus, als geschähe nichts. Sagen Sie, dass Sie es gesehen haben und wann Sie sich wieder melden.
    .headline = Halten Sie für schlechte Nachrichten eine erste Antwort bereit

card-team-centre-calm-celebrating = Bis dieses Team einen guten Moment zum Feiern findet, ist die Nachricht alt. Zehn Minuten mit dem, was da ist, genügen.
    .headline = Feiern Sie den nächsten Erfolg noch am selben Tag

### The team puts people first.

card-team-centre-people-meetings = „Wie kommt das an?“ heißt es hier vor „Stimmt das?“. Die gewohnte Frage kommt gleich danach an die Reihe.
    .headline = Geben Sie bei jedem Thema fünf Minuten nur den Fakten

card-team-centre-people-decisions = Eine Entscheidung, die jemanden unglücklich macht, fällt diesem Team schwer, egal, was die Zahlen sagen. Sehen Sie sich die zuerst an, dann sprechen Sie über Menschen.
    .headline = Stellen Sie die Ergebnisse jeder Möglichkeit in eine Tabelle

card-team-centre-people-conflict = Ein Satz zur Arbeit klingt hier wie ein Satz zur Person. Sagen Sie, was die Arbeit leistet und was sie leisten soll, und belassen Sie es dabei.
    .headline = Beurteilen Sie eine Arbeit, ohne „Sie“ zu sagen

card-team-centre-people-planning = „Wer hätte Freude daran?“ kommt hier vor „Was braucht es?“. Mit dem Plan sind alle zufrieden, nur der Termin verschiebt sich.
    .headline = Schreiben Sie Ergebnisse und Stunden zuerst auf, Namen zuletzt

card-team-centre-people-newcomer = Wer neu ist, kennt hier alle, bevor klar ist, was die Arbeit erreichen soll. Erzählen Sie auch die Geschichte hinter einer der Zahlen.
    .headline = Zeigen Sie dem neuesten Mitglied die drei wichtigsten Zahlen

card-team-centre-people-crisis = Wenn es brennt, kümmert sich dieses Team erst um die Menschen, und der Fehler muss warten. Zwei können suchen, während die anderen sich weiter kümmern.
    .headline = Legen Sie fest, wer bei einer Störung die Ursache sucht

card-team-centre-people-celebrating = Dieses Team feiert seine Menschen, und was sie erreicht haben, bekommt einen halben Satz. Fragen Sie gemeinsam, woran es lag.
    .headline = Vergleichen Sie Zahlen von vor und nach dem letzten Erfolg

### The team puts the task first.

card-team-centre-task-meetings = Fakten füllen hier die Stunde, und wie es den Menschen damit geht, kommt erst später heraus, unter vier Augen. Fragen Sie nach der Stimmung, nicht nach den Gründen.
    .headline = Beenden Sie Ihr nächstes Meeting mit einem Wort von allen

card-team-centre-task-decisions = Hier gewinnen die besseren Zahlen, bevor jemand fragt, wer mit der Entscheidung leben muss. Fragen Sie, solange sich noch etwas ändern lässt.
    .headline = Fragen Sie drei Betroffene, was Ihre Entscheidung für sie heißt

card-team-centre-task-conflict = Sind die Fakten klar, ist ein Streit für dieses Team vorbei, für die Unterlegenen aber nicht. Hören Sie zu, und berichtigen Sie die Antworten nicht.
    .headline = Fragen Sie, was vom letzten Streit noch nachwirkt

card-team-centre-task-planning = Pläne zeigen hier Ergebnisse und Termine, aber nicht, wie es den Menschen dabei geht. Fragen Sie, bevor Sie die Aufgaben verteilen.
    .headline = Schreiben Sie auf, was für jede Person zu viel wäre

card-team-centre-task-newcomer = Wer neu ist, weiß hier lange vorher, wie die Arbeit geht, und erst spät, wer sie macht. Alle kommen einmal dran und reden über alles außer der Arbeit.
    .headline = Plaudern Sie eine halbe Stunde mit dem neuesten Mitglied

card-team-centre-task-crisis = Wenn es brennt, greift dieses Team zuerst zu den Zahlen, während alle, die es lesen, nach den Menschen suchen. Sagen Sie, wer hilft, dann schicken Sie die Zahlen.
    .headline = Beginnen Sie jede Krisenmeldung mit den Betroffenen

card-team-centre-task-celebrating = Ein Erfolg ist hier eine Zahl über dem Ziel. Hören Sie die Geschichte dahinter, und geben Sie sie ans ganze Team weiter.
    .headline = Fragen Sie nach, was Ihre Arbeit für jemanden verändert hat

### The answers can't tell in which half the team's centre is.

card-team-centre-open-meetings = Ist dieses Team den einen zu schnell oder den anderen nicht schnell genug? Die Antworten lassen es offen, also sagen alle ein Wort.
    .headline = Fragen Sie, ob Meetings gehetzt, passend oder zu langsam sind

card-team-centre-open-decisions = Entscheidet dieses Team zu früh oder nicht früh genug? Die Antworten zeigen es nicht, also urteilen alle für sich und vergleichen dann.
    .headline = Ihre letzten fünf Entscheidungen: „früh“, „gut“ oder „spät“?

card-team-centre-open-conflict = Fehlten Zeit, Fakten oder Freundlichkeit? Was hier zu kurz kommt, sagen die Antworten nicht, also schreiben alle eines davon auf.
    .headline = Fragen Sie, was beim letzten Konflikt gefehlt hat

card-team-centre-open-planning = Legt dieses Team lieber los, oder nimmt es sich lieber Zeit? Das ist noch nicht klar, suchen Sie also nicht den einen Plan für alle.
    .headline = Fragen Sie bei drei Aufgaben: „Loslegen oder erst nachdenken?“

card-team-centre-open-newcomer = In welche Richtung geht dieses Team? Das ist noch offen, und frische Augen sehen Gewohnheiten, die andere nicht mehr sehen.
    .headline = Fragen Sie das neueste Mitglied, was ihm hier zuerst auffiel

card-team-centre-open-crisis = Handelt dieses Team zu früh, oder wartet es zu lange? Wie es reagiert, ist noch offen, sehen Sie sich also an, was wirklich geschah.
    .headline = Gehen Sie den letzten schlechten Tag Stunde für Stunde durch

card-team-centre-open-celebrating = Applaus, ein stiller Gruß oder ein früher Feierabend? Was zu diesem Team passt, ist offen, raten Sie also nicht.
    .headline = Fragen Sie herum, welcher Dank willkommen ist
