## Cards for a team in which no one is in the direction of a style.

### No one moves fast and puts the task first.

card-team-absent-dominance-meetings = Hier kürzt niemand gern ein Gespräch ab und drängt auf eine Antwort. Ist es dafür zu früh, nennen Sie die eine Tatsache, die noch fehlt.
    .headline = Stimmen Sie nach einer halben Stunde über das Hauptthema ab

card-team-absent-dominance-decisions = Niemand denkt hier zuerst daran, auf eine Antwort zu drängen, und so bleiben Fragen offen. Eine Person schreibt einen Vorschlag, die anderen antworten mit einer Zeile.
    .headline = Bitten Sie alle um ein Ja, ein Nein oder eine Änderung

card-team-absent-dominance-conflict = Harte Worte sind hier niemandes Sache, also bleiben unerfüllbare Bitten liegen. Nehmen Sie sich eine vor, und antworten Sie kurz und freundlich.
    .headline = Schreiben Sie diese Woche gemeinsam ein klares Nein

card-team-absent-dominance-crisis = Geht etwas schief, ist nicht klar, wer übernimmt, denn aus Gewohnheit drängt hier niemand nach vorn. Klären Sie es vorher, und wechseln Sie sich ab.
    .headline = Machen Sie einen Plan, wer wann im Notfall übernimmt

### No one moves fast and puts people first.

card-team-absent-influence-meetings = Für Stimmung sorgt hier niemand aus Gewohnheit, und so beginnen Meetings kühl. Wechseln Sie sich ab, und belassen Sie es bei einer kurzen Geschichte.
    .headline = Erzählen Sie zu Beginn zwei Minuten, wem Ihre Arbeit geholfen hat

card-team-absent-influence-decisions = Niemand denkt hier zuerst daran, andere zu gewinnen, und selbst eine gute Entscheidung klingt trocken. Beginnen Sie die Ankündigung mit diesen zwei Sätzen.
    .headline = Sagen Sie in zwei Sätzen, was an Ihrer Entscheidung gut ist

card-team-absent-influence-newcomer = Ein großer Empfang ist hier nicht üblich, und wer neu ist, fängt fast unbemerkt an. Schreiben Sie, wer kommt und warum Sie sich freuen.
    .headline = Begrüßen Sie die nächste neue Person mit fröhlichen Zeilen

card-team-absent-influence-celebrating = Gute Arbeit bleibt hier ein Geheimnis, weil niemand sie gern an die große Glocke hängt. Wählen Sie etwas, was gerade fertig geworden ist.
    .headline = Schicken Sie ein Foto und drei Zeilen über einen Erfolg herum

### No one takes time and puts people first.

card-team-absent-steadiness-meetings = Sich zurückzunehmen und zuzuhören liegt hier niemandem, und so bleiben Argumente unbeantwortet. Probieren Sie es bei einem Thema, mit je einem Satz.
    .headline = Fassen Sie den letzten Beitrag zusammen, bevor Sie reden

card-team-absent-steadiness-conflict = Niemand denkt hier zuerst daran, Frieden zu stiften, und so zieht sich ein Streit hin. Zehn Minuten mit jeder Seite reichen, um etwas Gemeinsames zu finden.
    .headline = Bitten Sie jemand Unbeteiligten, beide Seiten anzuhören

card-team-absent-steadiness-planning = Verlässlichkeit steht hier bei niemandem an erster Stelle, und so verschieben sich Termine. Sagen Sie es denen, die auf diese beiden bauen.
    .headline = Geben Sie zwei Termine bekannt, die nicht mehr wackeln

card-team-absent-steadiness-newcomer = An geduldige Hilfe denkt hier niemand zuerst, und so wird die fünfte Frage nicht mehr gestellt. Wechseln Sie sich ab, und legen Sie so lange alles andere weg.
    .headline = Schenken Sie Ihrem neuesten Mitglied eine ruhige Viertelstunde

### No one takes time and puts the task first.

card-team-absent-conscientiousness-meetings = Aus Gewohnheit prüft hier niemand, und so rutscht eine falsche Zahl durch. Machen Sie ein Fragezeichen an jede, die keine Quelle hat.
    .headline = Fragen Sie bei jeder Zahl, woher sie kommt

card-team-absent-conscientiousness-decisions = Niemand fragt hier zuerst nach Belegen, und so bekommt eine gute Geschichte schnell ein Ja. Suchen Sie zu jeder Möglichkeit eine Zahl.
    .headline = Fragen Sie vor dem nächsten Ja: „Woher wissen wir das?“

card-team-absent-conscientiousness-planning = An Listen denkt hier niemand zuerst, und so wird ein Schritt vergessen. Schreiben Sie die Liste gleich nach getaner Arbeit, und folgen Sie ihr im nächsten Monat.
    .headline = Machen Sie aus einer monatlichen Aufgabe eine Checkliste

card-team-absent-conscientiousness-newcomer = Anleitungen zu schreiben ist hier niemandes Lieblingsaufgabe, und wer neu ist, findet wenig auf Papier. Verbessern Sie die Notizen am Ende der Woche gemeinsam.
    .headline = Lassen Sie Ihr neuestes Mitglied jeden neuen Schritt notieren
