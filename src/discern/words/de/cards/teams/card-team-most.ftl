## Cards for a team in which most people are in the direction of one style, or of two that lie side by side.

### Most move fast and put the task first.

card-team-most-dominance-meetings = Die meisten von Ihnen steuern gern, also tun es mehrere zugleich. Leitet eine Person, können die anderen zuhören, und niemand muss ums Wort kämpfen.
    .headline = Legen Sie für jedes Thema fest, wer das Gespräch leitet

card-team-most-dominance-decisions = Die festeste Stimme gewinnt, wenn die meisten von Ihnen noch heute ein Ergebnis wollen. Am Morgen wissen Sie, ob das Argument noch trägt.
    .headline = Schlafen Sie über die nächste große Entscheidung eine Nacht

card-team-most-dominance-conflict = Ein Streit zieht sich, wenn die meisten von Ihnen schnell antworten und gern gewinnen. Warten Sie auf ein „Ja, genau“, dann kommt Ihr Argument.
    .headline = Sagen Sie, was die andere Seite will, bevor Sie widersprechen

card-team-most-dominance-planning = Hohe Ziele reizen die meisten von Ihnen, also jagen Sie zu vielen zugleich nach. Findet sich kein altes, lassen Sie das neue weg.
    .headline = Streichen oder verschieben Sie für jedes neue Ziel ein altes

card-team-most-dominance-newcomer = Wer neu ist, bekommt von den meisten von Ihnen gleich schwere Aufgaben und klare Worte. Jemand, der sich Zeit zum Erklären nimmt, erleichtert den Start.
    .headline = Wählen Sie zwei aus dem Team, die für Fragen da sind

card-team-most-dominance-crisis = Geht etwas schief, geben die meisten von Ihnen Anweisungen, und jede lautet anders. Bestimmen Sie auch eine Vertretung.
    .headline = Klären Sie jetzt, wer im Notfall für das Team spricht

card-team-most-dominance-celebrating = Am Tag, an dem Sie ein Ziel erreichen, jagen die meisten von Ihnen schon dem nächsten nach. Sagen Sie reihum, was jede Person dazu beigetragen hat.
    .headline = Freuen Sie sich zehn Minuten am letzten Ergebnis

### Most move fast and put people first.

card-team-most-influence-meetings = In einem lebhaften Gespräch sagen die meisten von Ihnen sofort Ja, und Versprechen gehen verloren. Führen Sie ein gemeinsames Blatt mit Namen und Daten.
    .headline = Lesen Sie am Ende des Meetings vor, wer was versprochen hat

card-team-most-influence-decisions = Ein mitreißender Auftritt gewinnt die meisten von Ihnen, bevor jemand eine Zahl gesehen hat. Fünf ruhige Minuten verderben keine gute Idee.
    .headline = Lesen Sie Kosten und Risiken, bevor Sie Ja sagen

card-team-most-influence-conflict = Die meisten von Ihnen scherzen einen Streit weg, aber eine Woche später ist er wieder da. Fragen Sie beide Seiten, was noch stört, bevor jemand die Stimmung hebt.
    .headline = Klären Sie einen Streit, den Sie nur weggelacht haben

card-team-most-influence-planning = Ein schwungvoller Anfang reizt die meisten von Ihnen mehr als das zähe letzte Stück. Schreiben Sie auf, was noch offen ist, und heben Sie neue Ideen für später auf.
    .headline = Beenden Sie etwas halb Fertiges, bevor Sie Neues anfangen

card-team-most-influence-newcomer = Wer neu ist, bekommt von den meisten von Ihnen einen warmen Empfang und gute Geschichten, aber nichts auf Papier. Schon am zweiten Tag gibt es etwas nachzuschlagen.
    .headline = Schreiben Sie eine Seite mit Zugängen, Terminen und Kontakten

card-team-most-influence-crisis = Wenn es brennt, rufen die meisten von Ihnen alle an und sagen, dass alles gut wird. Lassen Sie Platz dafür, was ausgefallen ist, was Sie tun und wann Sie wieder schreiben.
    .headline = Entwerfen Sie eine schlechte Nachricht ohne Versprechen

card-team-most-influence-celebrating = Applaus fällt den meisten von Ihnen leicht, aber er gilt der Arbeit, die glänzt. Achten Sie auf eine Prüfung, ein Aufräumen oder eine gepflegte Liste.
    .headline = Danken Sie drei Leuten für Arbeit, die niemand sah

### Most take time and put people first.

card-team-most-steadiness-meetings = Um niemanden zu verstimmen, hören die meisten von Ihnen zu, nicken und behalten eine Sorge für sich. Sprechen Sie über die zwei, die am häufigsten vorkommen.
    .headline = Sammeln Sie von allen eine Sorge, auf Zetteln ohne Namen

card-team-most-steadiness-decisions = Die meisten von Ihnen warten, bis alle mit einer Lösung glücklich sind, und das dauert Wochen. An diesem Tag genügt, womit alle leben können.
    .headline = Setzen Sie ein Datum für eine aufgeschobene Entscheidung

card-team-most-steadiness-conflict = Ärger bleibt monatelang unausgesprochen, weil die meisten von Ihnen lieber Frieden halten. Hören Sie alle an, bevor jemand antwortet.
    .headline = Fragen Sie jede Person, womit das Team aufhören soll

card-team-most-steadiness-planning = Vertrautes fühlt sich für die meisten von Ihnen richtig an, auch wenn es niemandem mehr hilft. Fragen Sie danach, wer es vermisst hat.
    .headline = Setzen Sie eine Routine zwei Wochen lang aus

card-team-most-steadiness-newcomer = Stille Gewohnheiten tragen die meisten von Ihnen durch den Tag, aber wer neu ist, muss raten. Gehen Sie die Liste in der ersten Woche gemeinsam durch.
    .headline = Schreiben Sie fünf Dinge auf, die alle wissen und niemand sagt

card-team-most-steadiness-crisis = Wird es schwer, laden sich die meisten von Ihnen still noch mehr auf, um andere zu schonen. Geben Sie sich mit „Geht schon“ nicht zufrieden.
    .headline = Bitten Sie jede Person, eine Aufgabe abzugeben

card-team-most-steadiness-celebrating = Die meisten von Ihnen helfen im Stillen und mögen kein Aufheben, also wird niemandem gedankt. Zwei Zeilen darüber, was geholfen hat, genügen.
    .headline = Danken Sie schriftlich jemandem für eine ruhigere Woche

### Most take time and put the task first.

card-team-most-conscientiousness-meetings = Die meisten von Ihnen sehen jeden Fehler, und so vergeht die Stunde mit Einzelheiten. Nutzen Sie sie für die wenigen, die am Ergebnis etwas ändern.
    .headline = Schicken Sie kleine Korrekturen vor dem Meeting schriftlich

card-team-most-conscientiousness-decisions = Es gibt immer noch eine Zahl, die die meisten von Ihnen sehen wollen. Hören Sie auf zu sammeln, sobald Sie haben, was Sie verlangt haben.
    .headline = Schreiben Sie auf, welche Belege für ein Ja genügen

card-team-most-conscientiousness-conflict = Im Streit ringen die meisten von Ihnen um Quellen und Formulierungen, und der eigentliche Ärger bleibt ungesagt. Schließen Sie fünf Minuten lang die Akten.
    .headline = Sagen Sie, was Ihnen Sorgen macht, bevor Sie Fakten nennen

card-team-most-conscientiousness-planning = Pläne kommen vollständig, aber spät, weil die meisten von Ihnen jede Zahl richtig haben wollen. Markieren Sie, was geschätzt ist, und berichtigen Sie es in der zweiten Woche.
    .headline = Machen Sie den nächsten Plan in einer Stunde, Schätzen erlaubt

card-team-most-conscientiousness-newcomer = Wer neu ist, bekommt von den meisten von Ihnen alle Regeln in voller Länge und dann eine Liste von Korrekturen. Heben Sie den Rest auf, bis jemand fragt.
    .headline = Kürzen Sie die Einführung für Woche eins auf eine Seite

card-team-most-conscientiousness-crisis = Auch wenn Stunden zählen, suchen die meisten von Ihnen erst die genaue Ursache und handeln dann. Begrenzen Sie den Schaden mit dem, was Sie wissen, und suchen Sie danach so sorgfältig wie immer.
    .headline = Vereinbaren Sie den ersten Schritt für den nächsten Notfall

card-team-most-conscientiousness-celebrating = An einer fertigen Arbeit sehen die meisten von Ihnen die Mängel vor dem, was gut ist. Lassen Sie die Fehlerliste zu, bis alle gesprochen haben.
    .headline = Nennen Sie, was an der letzten Arbeit nachahmenswert ist

### Most move fast.

card-team-most-di-meetings = Nur die Schnellsten werden gehört, wenn die meisten von Ihnen zugleich einhaken. Sammeln Sie die Zettel ein, und sprechen Sie über einige davon.
    .headline = Beginnen Sie das Hauptthema mit zwei Minuten stillem Schreiben

card-team-most-di-decisions = Eine kühne Idee bekommt von den meisten von Ihnen ein schnelles Ja und läuft binnen einer Stunde. Zehn Minuten Zweifel kosten weniger als ein Fehlstart.
    .headline = Lassen Sie zwei gegen Ihren kühnsten Plan argumentieren

card-team-most-di-conflict = Die meisten von Ihnen streiten schnell und haben es bald vergessen. Wer wenig gesagt hat, denkt noch darüber nach: Fragen Sie unter vier Augen, und hören Sie nur zu.
    .headline = Fragen Sie die Leiseren, was nach dem letzten Streit offen ist

card-team-most-di-planning = Ist eine Arbeit fast fertig, sind die meisten von Ihnen schon bei der nächsten. Denken Sie an den Test, die Notizen und das Aufräumen.
    .headline = Schreiben Sie zu jedem letzten Schritt Name und Datum

card-team-most-di-newcomer = Wer neu ist, sieht an einem Vormittag zehn Dinge, weil die meisten von Ihnen gleich zum nächsten eilen. Hören Sie eine halbe Stunde zu, und zeigen Sie nichts Neues.
    .headline = Fragen Sie das neueste Mitglied, was zu schnell erklärt war

card-team-most-di-crisis = Bei schlechten Nachrichten springen die meisten von Ihnen auf, rufen an und fangen mit der Reparatur an. Eine Viertelstunde Prüfen hält ein Gerücht auf.
    .headline = Wählen Sie zwei, die im nächsten Notfall die Fakten prüfen

card-team-most-di-celebrating = Die meisten von Ihnen wollen feiern, sobald es gut aussieht. Wählen Sie ein klares Zeichen, etwa den letzten Test.
    .headline = Vereinbaren Sie vor dem Feiern, was „fertig“ heißt

### Most put people first.

card-team-most-is-meetings = Freundliche Worte kommen bei den meisten von Ihnen zuerst, und die harte Zahl wartet, bis die Zeit um ist. Geben Sie ihr fünf Minuten, dann geht es weiter wie sonst.
    .headline = Beginnen Sie das nächste Meeting mit der unliebsamsten Zahl

card-team-most-is-decisions = Die meisten von Ihnen suchen die Lösung, mit der alle zufrieden sind. Fragen Sie laut, wofür die Zahlen sprechen, bevor Sie sich festlegen.
    .headline = Schreiben Sie auf, was die freundlichste Lösung kosten würde

card-team-most-is-conflict = Um niemanden zu verletzen, mildern die meisten von Ihnen eine Klage, bis niemand sie hört. Lassen Sie das Lob davor und den Scherz danach weg.
    .headline = Bitten Sie in einem klaren Satz jemanden um eine Änderung

card-team-most-is-planning = Die meisten von Ihnen sagen Ja, um jemandem zu helfen, und das Team verspricht mehr, als in eine Woche passt. Ein frühes Nein ist freundlicher als langes Warten.
    .headline = Nehmen Sie ein Versprechen zurück, mit Dank und Grund

card-team-most-is-newcomer = Wer neu ist, hört von den meisten von Ihnen nur Freundliches und kann gute Arbeit nicht von schlechter unterscheiden. Wählen Sie etwas Eigenes.
    .headline = Zeigen Sie dem neuesten Mitglied eine misslungene Arbeit

card-team-most-is-crisis = Die meisten von Ihnen packen schlechte Nachrichten in so viel Trost, dass sie untergehen. Freundliche Worte sind im zweiten Satz genauso willkommen.
    .headline = Beginnen Sie jede schlechte Nachricht mit den Fakten

card-team-most-is-celebrating = Von den meisten von Ihnen bekommen alle denselben herzlichen Dank, und die Worte verlieren ihr Gewicht. Sagen Sie, was die Arbeit jeder Person verändert hat.
    .headline = Nennen Sie diese Woche bei jedem Dank ein Ergebnis

### Most take time.

card-team-most-sc-meetings = Meetings beginnen langsam, weil die meisten von Ihnen erst reden, wenn sie sicher sind. Alle schreiben eine schnelle Antwort auf und dürfen sie später ändern.
    .headline = Beginnen Sie das Hauptthema mit einem ersten Tipp von allen

card-team-most-sc-decisions = Die meisten von Ihnen wägen sorgfältig ab, aber manche Chancen warten nicht. Fragen Sie, wann ein Ja zu spät käme, und entscheiden Sie bis dahin.
    .headline = Setzen Sie für eine offene Entscheidung eine Frist

card-team-most-sc-conflict = Die meisten von Ihnen heben einen Einwand für eine sorgfältige Nachricht nach dem Meeting auf. Nehmen Sie einen Punkt, der schriftlich hin und her ging, und reden Sie darüber.
    .headline = Sagen Sie diese Woche einmal laut: „Das sehe ich anders“

card-team-most-sc-planning = Langsam, aber sicher bringen die meisten von Ihnen alles zu Ende, also hört hier kaum je etwas auf. Verteilen Sie die Stunden, die Sie gewinnen.
    .headline = Beenden Sie eine Aufgabe, die nichts mehr nützt

card-team-most-sc-newcomer = Die meisten von Ihnen erklären viel, bevor eine neue Person etwas probieren darf. Wählen Sie etwas, was ohne Schaden schiefgehen kann.
    .headline = Suchen Sie für den dritten Tag eine kleine, echte Aufgabe aus

card-team-most-sc-crisis = Sprengt eine Krise die Routine, bleiben die meisten von Ihnen sicherheitshalber noch etwas dabei. Sagen Sie auch, für wie lange.
    .headline = Nennen Sie zwei Regeln, die im Notfall alle aussetzen dürfen

card-team-most-sc-celebrating = Die meisten von Ihnen arbeiten ohne Hast und ohne Lärm, also kommen gute Nachrichten spät an. Zwei Sätze genügen. Lassen Sie die Mängel weg.
    .headline = Erzählen Sie jemandem außerhalb von einer fertigen Arbeit

### Most put the task first.

card-team-most-dc-meetings = Die meisten von Ihnen gehen gleich zu Zielen und Zahlen, und niemand hört, wie es den anderen geht. Nehmen Sie sich vor dem ersten Thema drei Minuten.
    .headline = Fragen Sie zu zweit, was gerade schwerer ist, als es aussieht

card-team-most-dc-decisions = Die Nachricht liest sich wie ein Befehl, wenn die meisten von Ihnen nach Ergebnissen entscheiden. Klingt sie auf Papier kalt, sprechen Sie zuerst mit den Menschen.
    .headline = Entwerfen Sie vor der Entscheidung die Nachricht an Betroffene

card-team-most-dc-conflict = Die meisten von Ihnen kämpfen hart um das beste Ergebnis, und die Person gegenüber hört nur Kritik. Ein ehrlicher Satz genügt, ohne „aber“ danach.
    .headline = Loben Sie die Arbeit von jemandem, mit dem Sie streiten

card-team-most-dc-planning = Ziele und Prüfungen füllen bei den meisten von Ihnen den Kalender, und für Menschen bleibt keine Zeit. Verteidigen Sie diese Stunde wie eine Frist.
    .headline = Halten Sie diese Woche eine Stunde zum Helfen frei

card-team-most-dc-newcomer = Ziele und Korrekturen bekommen neue Leute von den meisten von Ihnen, also glauben sie, hier scheitere niemand. Sagen Sie, wie es sich anfühlte und wer half.
    .headline = Erzählen Sie dem neuesten Mitglied von einem eigenen Fehler

card-team-most-dc-crisis = Unter Druck sprechen die meisten von Ihnen nur über die Arbeit, die noch bleibt. Eine Zeile von jeder Person genügt, wenn jemand etwas daraus macht.
    .headline = Fragen Sie alle, was ihnen durch diese Woche hilft

card-team-most-dc-celebrating = Die meisten von Ihnen sehen das Ziel, das erreicht ist, aber nicht die Geduld dahinter. Sagen Sie, was geholfen hat und wann.
    .headline = Danken Sie jemandem für etwas, was keine Zahl zeigt
