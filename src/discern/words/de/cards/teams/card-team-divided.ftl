## Cards for a team with people at both halves on an axis.

### Some move fast, others take time.

card-team-divided-pace-meetings = Die einen von Ihnen finden die Antwort im Gespräch, die anderen brauchen zuerst Ruhe. Drei stille Minuten in der Mitte helfen beiden.
    .headline = Beim Hauptthema: reden, dann schreiben, dann wieder reden

card-team-divided-pace-decisions = Bei den einen von Ihnen dauert ein Ja eine Minute, bei den anderen eine Nacht. Wer die Seite gewechselt hat, sagt, was den Ausschlag gab.
    .headline = Stimmen Sie heute ab und morgen noch einmal

card-team-divided-pace-conflict = Eine schnelle Antwort klingt für die einen von Ihnen wütend, ein langes Schweigen für die anderen nach Zustimmung. Fragen Sie nach, bevor Sie reagieren.
    .headline = Fragen Sie, wenn jemand still wird: „Ja, oder noch nicht?“

card-team-divided-pace-planning = Ein Teil dieses Teams würde heute anfangen, ein Teil eine Woche vorbereiten. An beiden Fassungen arbeiten alle mit.
    .headline = Setzen Sie zwei Termine: für den Entwurf und für den Schluss

card-team-divided-pace-newcomer = Die einen von Ihnen antworten, bevor die Frage zu Ende ist, die anderen einen Tag später. Wer neu ist, hält beides für Abneigung, dabei ist es nur Tempo.
    .headline = Erklären Sie dem neuesten Mitglied Ihre zwei Tempi

card-team-divided-pace-crisis = Im Notfall handeln die einen von Ihnen auf die erste Nachricht hin, die anderen warten, bis sie bestätigt ist. Zwei Spalten lassen Platz für beides.
    .headline = Legen Sie ein Krisenblatt mit „gehört“ und „geprüft“ an

card-team-divided-pace-celebrating = Ist eine Arbeit fertig, eilen die einen von Ihnen zur nächsten, während die anderen gerade erst durchatmen. Nehmen Sie sich Zeit für beides.
    .headline = Planen Sie kurzen Jubel jetzt und einen Rückblick später

### Some put people first, others the task.

card-team-divided-focus-meetings = Eine Stunde über Gefühle wird den einen von Ihnen lang, eine Stunde Zahlen den anderen. Beginnen Sie das nächste Meeting mit dem, was gefehlt hat.
    .headline = Fragen Sie, was zu kurz kam: Gefühle oder Zahlen

card-team-divided-focus-decisions = Vor einer Entscheidung gehen die einen von Ihnen zu den Betroffenen, die anderen durch die Zahlen. Tun Sie beides, zusammen mit einer Person, die anders herangeht.
    .headline = Sprechen Sie vorher mit einer betroffenen Person, und prüfen Sie eine Zahl

card-team-divided-focus-conflict = Für die einen von Ihnen endet ein Streit, wenn die Fakten klar sind, für die anderen, wenn sich alle wieder wohlfühlen. Prüfen Sie beides.
    .headline = Fragen Sie alle, ob der letzte Streit wirklich vorbei ist

card-team-divided-focus-planning = Ist ein Termin für jemanden zu hart, würde ein Teil dieses Teams ihn verschieben, ein Teil ihn halten. Klären Sie das, bevor es so weit ist.
    .headline = Markieren Sie Termine, die im Notfall verschiebbar sind

card-team-divided-focus-newcomer = Wer neu ist, soll für die einen von Ihnen erst das Team kennenlernen, für die anderen erst die Arbeit. Zu jedem Tag gehören eine Begegnung und ein Ergebnis, das zu verstehen ist.
    .headline = Mischen Sie in der ersten Woche Menschen und Ergebnisse

card-team-divided-focus-crisis = Geht etwas schief, wenden sich die einen von Ihnen dem Fehler zu, die anderen den Menschen, die er trifft. Schreiben Sie die Nachricht in ruhigen Zeiten, mit Zeilen von beiden Seiten.
    .headline = Bereiten Sie eine schlechte Nachricht vor, klar und freundlich

card-team-divided-focus-celebrating = Bei einem Erfolg sehen die einen von Ihnen die erreichte Zahl, die anderen die Menschen dahinter. Sagen Sie zu beidem einen Satz.
    .headline = Zeigen Sie vom letzten Erfolg eine Grafik und ein Foto
