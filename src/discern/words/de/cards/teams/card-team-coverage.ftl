## Cards for a team in which someone is in the direction of each of the four styles.

card-team-coverage-meetings = Jemand von Ihnen drängt, jemand erzählt, jemand hört zu, und jemand prüft. Hat alles seine Zeit, kommen alle auf ihre Kosten.
    .headline = Teilen Sie ein Meeting in Ziel, Ideen, Sorgen und Fakten

card-team-coverage-decisions = Was bringt es, wem gefällt es, wer braucht Zeit, und was spricht dafür? Jede dieser Fragen stellt hier jemand zuerst.
    .headline = Beantworten Sie vor der nächsten Entscheidung vier Fragen

card-team-coverage-conflict = Im Streit setzt hier jemand nach, jemand scherzt, jemand gibt nach, und jemand zitiert die Regel. Beschreiben Sie Ihre eigene Gewohnheit und keine andere.
    .headline = Sagen Sie den anderen, wie Sie streiten, wenn Sie sich ärgern

card-team-coverage-planning = Jemand fängt hier an, jemand gewinnt andere, jemand hält alles am Laufen, und jemand prüft. Liegen bleibt die Arbeit dort, wo sie in andere Hände geht.
    .headline = Schreiben Sie für jede Übergabe ein Datum in den Plan

card-team-coverage-crisis = Jemand muss handeln, jemand anrufen, jemand Ruhe bewahren und jemand die Ursache finden. Für jedes davon gibt es hier jemanden, dem es liegt.
    .headline = Verteilen Sie vier Aufgaben für die Krise, bevor sie kommt

card-team-coverage-celebrating = Jemand will hier das Ergebnis hören, jemand eine Party, jemand ein leises Danke und jemand die Einzelheiten. Geben Sie allem ein paar Minuten.
    .headline = Planen Sie eine halbe Stunde mit etwas für alle vier
