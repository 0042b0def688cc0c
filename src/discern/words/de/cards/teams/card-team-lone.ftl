## Cards for a team in which one person is in the direction of a style. They share out what comes with it and single no one out.

### One moves fast and puts the task first.

card-team-lone-dominance-meetings = „Genug, entscheiden wir“ bleibt hier einer einzigen Person überlassen. Lassen Sie jedes Mal jemand anders zusammenfassen, was vereinbart ist.
    .headline = Schließen Sie die Themen im Meeting reihum ab

card-team-lone-dominance-decisions = Kühne Vorschläge kommen von der einen Person hier, die auf Ergebnisse drängt, und die anderen reagieren nur. Zeigen Sie alle Vorschläge auf einmal.
    .headline = Lassen Sie alle einen Vorschlag in einer Zeile mitbringen

card-team-lone-dominance-conflict = Ist ein hartes Wort fällig, fällt es jedes Mal derselben Person zu. So bekommen andere Übung, und jemand von Ihnen bekommt eine Pause.
    .headline = Überlassen Sie das nächste unbequeme Nein jemand anderem

### One moves fast and puts people first.

card-team-lone-influence-meetings = Geschichten und gute Laune bringt hier eine einzige Person mit, und die anderen lehnen sich zurück. Nehmen Sie sich je zwei Minuten.
    .headline = Beginnen Sie das nächste Meeting in Paaren, mit guten Nachrichten

card-team-lone-influence-newcomer = Dass neue Leute sich wohlfühlen, bleibt hier einer fröhlichen Person überlassen. Es gibt eine Nachricht, ein Mittagessen, einen Rundgang und Leute zum Kennenlernen.
    .headline = Teilen Sie das nächste Willkommen unter vier Leuten auf

card-team-lone-influence-celebrating = Fehlt eine lebhafte Person, geht ein Erfolg hier ohne Jubel vorbei. Der nächste Name auf der Liste entscheidet, wie Sie ihn begehen.
    .headline = Legen Sie eine Reihenfolge fest, wer das Feiern plant

### One takes time and puts people first.

card-team-lone-steadiness-meetings = Sich um alle zu kümmern bleibt hier einer geduldigen Person überlassen. Geben Sie die Frage reihum weiter, und warten Sie jede Antwort ab.
    .headline = Fragen Sie jemanden, der wenig gesagt hat, wie es geht

card-team-lone-steadiness-conflict = Wird es hitzig, verlassen sich alle auf dieselbe Person, die geduldig zuhört. Beide Seiten hören und zusammenfassen können alle.
    .headline = Lassen Sie beim nächsten Streit jemand anders vermitteln

card-team-lone-steadiness-crisis = In einer Krise hält hier eine ruhige Person Menschen und Alltag am Laufen, während alle anderen dem Problem nachjagen. Beginnen Sie mit fünf Aufgaben.
    .headline = Schreiben Sie neben jede unverzichtbare Aufgabe zwei Namen

### One takes time and puts the task first.

card-team-lone-conscientiousness-meetings = Ob die Fakten stimmen, fragt hier nur eine sorgfältige Person. Mit einer neuen Stimme wird die Frage neu gehört.
    .headline = Fragen Sie reihum: „Ist das wirklich so?“

card-team-lone-conscientiousness-decisions = Die Suche nach Fehlern bleibt hier einem einzigen Paar Augen überlassen. Hören Sie zuerst von allen, was sie gefunden haben.
    .headline = Geben Sie vor der Entscheidung allen eine Zahl zum Prüfen

card-team-lone-conscientiousness-planning = Eine Person hält hier jeden Termin und jedes Detail aktuell, und die anderen fragen, statt nachzusehen. Gehen Sie die Listen zuerst gemeinsam durch.
    .headline = Lassen Sie diese Woche zwei weitere die Listen pflegen
