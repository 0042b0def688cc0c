## What the page of a talk says beside its card: a question to open with (ask), a thing to have ready (ready), and what to
## avoid. Both people read the same words. A line is tied to what is claimed of the person, or of the two, and to an
## occasion; those of one number belong together, and a question after
## the fifth with the line as many after the first. Questions are asked aloud. $a and $b are two people's names in the order of the claim.

### D: the person decides early and goes for the result.

talk-ask-dominance-one-to-one = „Was soll bis zum nächsten Mal fertig sein?“
talk-ready-dominance-one-to-one = Das Ergebnis zuerst, in einer Zeile.
talk-avoid-dominance-one-to-one = Zehn Minuten Vorgeschichte, bevor es zur Sache geht.
talk-ask-dominance-one-to-one-2 = „Welches Versprechen von mir ist noch offen?“
talk-ready-dominance-one-to-one-2 = Ein Datum für alles, was versprochen ist.
talk-avoid-dominance-one-to-one-2 = „Darüber reden wir demnächst noch mal.“
talk-ask-dominance-one-to-one-3 = „Was soll ich direkter sagen?“
talk-ready-dominance-one-to-one-3 = Was Sie wollen, in einem klaren Satz.
talk-avoid-dominance-one-to-one-3 = Hoffen, dass eine Andeutung genügt.
talk-ask-dominance-one-to-one-4 = „Welche Entscheidung hätten Sie gern früher von mir?“
talk-ask-dominance-one-to-one-5 = „Was würden Sie heute entscheiden, wenn es an Ihnen läge?“
talk-ask-dominance-one-to-one-6 = „Wo stehe ich Ihnen im Weg?“
talk-ready-dominance-one-to-one-4 = Die eine Entscheidung, die nur bei Ihnen liegt.
talk-avoid-dominance-one-to-one-4 = „Ich melde mich“, ohne einen Tag zu nennen.
talk-ready-dominance-one-to-one-5 = Zwei Wege und der, den Sie gehen würden.
talk-avoid-dominance-one-to-one-5 = Erklären, was nach einer Minute klar war.

talk-ask-dominance-feedback = „Welches Ergebnis wollten Sie, und welches ist es geworden?“
talk-ready-dominance-feedback = Das Ziel und wie viel dazu fehlt.
talk-avoid-dominance-feedback = Kritik, in Lob verpackt.
talk-ask-dominance-feedback-2 = „Wie sähe ein besseres Ergebnis aus?“

talk-ask-dominance-disagreement = „Was davon ist Ihnen am wichtigsten?“
talk-ready-dominance-disagreement = Ein anderer Weg zum selben Ergebnis.
talk-avoid-dominance-disagreement = Nachgeben, damit es vorbei ist.
talk-ask-dominance-disagreement-2 = „Welches Ergebnis wollen wir beide?“

talk-ask-dominance-delegating = „Was wollen Sie allein entscheiden?“
talk-ready-dominance-delegating = Die eine Grenze, die feststeht.
talk-avoid-dominance-delegating = Anweisungen für jeden Schritt.
talk-ask-dominance-delegating-2 = „Wann kann es fertig sein, und was muss Ihnen aus dem Weg?“

talk-ask-dominance-change = „Was soll diese Veränderung zuerst bringen?“
talk-ready-dominance-change = Der Gewinn in einer Zahl.
talk-avoid-dominance-change = „Das haben wir schon immer so gemacht.“
talk-ask-dominance-change-2 = „Womit würden Sie zuerst aufhören?“

### I: the person thinks out loud and wins people over.

talk-ask-influence-one-to-one = „Welche neuen Kontakte von Ihnen sollte ich kennen?“
talk-ready-influence-one-to-one = Ein paar Minuten für Neuigkeiten.
talk-avoid-influence-one-to-one = Ein kühles „Notiert“ nach einer neuen Idee.
talk-ask-influence-one-to-one-2 = „Was würden Sie lieber gemeinsam machen als allein?“
talk-ready-influence-one-to-one-2 = Eine kurze Notiz, was Sie vereinbaren, mit Datum.
talk-avoid-influence-one-to-one-2 = Eine Seite Zahlen vor einem freundlichen Wort.
talk-ask-influence-one-to-one-3 = „Was würden Sie den anderen am liebsten zeigen?“
talk-ready-influence-one-to-one-3 = Etwas zum Erzählen, das Ihnen zuletzt Freude gemacht hat.
talk-avoid-influence-one-to-one-3 = Eine gute Geschichte abkürzen.
talk-ask-influence-one-to-one-4 = „Wann ist Ihnen ein Anruf lieber als eine Nachricht?“
talk-ask-influence-one-to-one-5 = „Welche Ihrer Ideen habe ich zu langsam aufgegriffen?“
talk-ask-influence-one-to-one-6 = „Von welcher Ihrer Ideen sollte ich mehr hören?“
talk-ready-influence-one-to-one-4 = Eine Geschichte von etwas, das geklappt hat.
talk-avoid-influence-one-to-one-4 = Nachrichten beantworten, während die andere Person redet.
talk-ready-influence-one-to-one-5 = Ein Stift, für die Ideen, die kommen.
talk-avoid-influence-one-to-one-5 = „Bleiben wir bei der Tagesordnung.“

talk-ask-influence-feedback = „Wie war es für Sie?“
talk-ready-influence-feedback = Etwas, das Ihnen gefallen hat, und etwas zum Ändern.
talk-avoid-influence-feedback = Die Kritik in einem Scherz verstecken.
talk-ask-influence-feedback-2 = „Was kam gut an, und was nicht?“

talk-ask-influence-disagreement = „Was würden Sie daran ändern?“
talk-ready-influence-disagreement = Was Ihnen an der Idee gefällt.
talk-avoid-influence-disagreement = Ein Streit vor anderen.
talk-ask-influence-disagreement-2 = „Wie würden Sie jemandem meine Sicht erklären?“

talk-ask-influence-delegating = „Mit wem würden Sie das gern machen?“
talk-ready-influence-delegating = Jemand, der es auf halbem Weg zu sehen bekommt.
talk-avoid-influence-delegating = Ein Formular zum Alleinausfüllen.
talk-ask-influence-delegating-2 = „Wie möchten Sie mir zeigen, was Sie schon haben?“

talk-ask-influence-change = „Wie würden Sie es den anderen sagen?“
talk-ready-influence-change = Die Frage, die Sie am wenigsten hören möchten.
talk-avoid-influence-change = Eine schriftliche Mitteilung vor dem Gespräch.
talk-ask-influence-change-2 = „Was haben die anderen davon?“

### S: the person listens to the end and keeps doubts back.

talk-ask-steadiness-one-to-one = „Was von dem, was ich tue, hilft Ihnen und soll so bleiben?“
talk-ready-steadiness-one-to-one = Dank für eine stille Arbeit.
talk-avoid-steadiness-one-to-one = „Das macht Ihnen doch nichts aus, oder?“
talk-ask-steadiness-one-to-one-2 = „Was haben Sie zuletzt übernommen, das nicht Ihre Aufgabe ist?“
talk-ready-steadiness-one-to-one-2 = Eine Aufgabe, die jemand anders nehmen könnte.
talk-avoid-steadiness-one-to-one-2 = Noch ein Gefallen zwischen Tür und Angel.
talk-ask-steadiness-one-to-one-3 = „Was möchten Sie fertig machen, bevor etwas Neues kommt?“
talk-ready-steadiness-one-to-one-3 = Was Sie versprochen haben, erledigt.
talk-avoid-steadiness-one-to-one-3 = Eine Überraschung in den letzten fünf Minuten.
talk-ask-steadiness-one-to-one-4 = „Wo würde es Ihnen am meisten helfen, wenn ich mit anpacke?“
talk-ask-steadiness-one-to-one-5 = „Was würde Ihnen die Arbeit gerade leichter machen?“
talk-ask-steadiness-one-to-one-6 = „Wer hat Sie zuletzt um Hilfe gebeten, und war es zu viel?“
talk-ready-steadiness-one-to-one-4 = Ein klares Ja oder Nein zur letzten Bitte.
talk-avoid-steadiness-one-to-one-4 = Jede Pause selbst füllen.
talk-ready-steadiness-one-to-one-5 = Eine halbe Stunde ohne Unterbrechung.
talk-avoid-steadiness-one-to-one-5 = Schweigen für ein Ja halten.

talk-ask-steadiness-feedback = „Was hätte es Ihnen leichter gemacht?“
talk-ready-steadiness-feedback = Das Angebot, beim nächsten Mal zu helfen.
talk-avoid-steadiness-feedback = Ein scharfer Ton.
talk-ask-steadiness-feedback-2 = „Was lief gut, das mir entgangen ist?“

talk-ask-steadiness-disagreement = „Was macht Ihnen daran Sorgen, ob groß oder klein?“
talk-ready-steadiness-disagreement = Ein ruhiger Ort und Zeit.
talk-avoid-steadiness-disagreement = Ein Ja nur um des Friedens willen.
talk-ask-steadiness-disagreement-2 = „Was wäre für uns beide gerecht?“

talk-ask-steadiness-delegating = „Was müsste weichen, damit das noch hineinpasst?“
talk-ready-steadiness-delegating = Der Name von jemandem, der helfen kann.
talk-avoid-steadiness-delegating = „Es ist nur eine Kleinigkeit.“
talk-ask-steadiness-delegating-2 = „Was brauchen Sie, um es in Ruhe machen zu können?“

talk-ask-steadiness-change = „Was soll bleiben, egal, was sich ändert?“
talk-ready-steadiness-change = Der erste Schritt und wer dabei hilft.
talk-avoid-steadiness-change = „Ab morgen ist alles neu.“
talk-ask-steadiness-change-2 = „Was brauchen Sie, bevor Sie es ausprobieren?“

### C: the person wants to know how it works before saying yes.

talk-ask-conscientiousness-one-to-one = „Was möchten Sie einmal gründlich mit mir durchgehen?“
talk-ready-conscientiousness-one-to-one = Die Punkte für das Gespräch, schriftlich.
talk-avoid-conscientiousness-one-to-one = „Wie läuft’s?“ und sonst nichts.
talk-ask-conscientiousness-one-to-one-2 = „Wo hätten Sie von mir gern mehr Einzelheiten?“
talk-ready-conscientiousness-one-to-one-2 = Die Quelle zu jeder Zahl, die Sie nennen.
talk-avoid-conscientiousness-one-to-one-2 = „Jede Menge“, „bald“ oder „fast“.
talk-ask-conscientiousness-one-to-one-3 = „Was müssen Sie vor dem nächsten Schritt wissen?“
talk-ready-conscientiousness-one-to-one-3 = Zeit, einen Punkt ganz genau zu klären.
talk-avoid-conscientiousness-one-to-one-3 = „Das wird schon.“
talk-ask-conscientiousness-one-to-one-4 = „Was haben Sie zuletzt geprüft, das sich als falsch erwies?“
talk-ask-conscientiousness-one-to-one-5 = „Welche meiner Erklärungen hat etwas offengelassen?“
talk-ask-conscientiousness-one-to-one-6 = „Welche unserer Regeln leuchtet Ihnen nicht ein?“
talk-ready-conscientiousness-one-to-one-4 = Ein Beispiel dafür, was Sie mit „gut“ meinen.
talk-avoid-conscientiousness-one-to-one-4 = Eine Vermutung, die wie eine Tatsache klingt.
talk-ready-conscientiousness-one-to-one-5 = Was Sie noch nicht wissen, offen gesagt.
talk-avoid-conscientiousness-one-to-one-5 = Das Thema wechseln, bevor es geklärt ist.

talk-ask-conscientiousness-feedback = „Welchen Maßstab hatten Sie im Kopf?“
talk-ready-conscientiousness-feedback = Der Maßstab und wo die Arbeit davon abweicht.
talk-avoid-conscientiousness-feedback = „Das machen Sie immer so.“
talk-ask-conscientiousness-feedback-2 = „Wo sehen Sie es anders, Punkt für Punkt?“

talk-ask-conscientiousness-disagreement = „Welcher Beleg würde Sie umstimmen?“
talk-ready-conscientiousness-disagreement = Ihre Quelle, auf der richtigen Seite aufgeschlagen.
talk-avoid-conscientiousness-disagreement = „Das weiß doch jeder.“
talk-ask-conscientiousness-disagreement-2 = „Welche meiner Fakten möchten Sie prüfen?“

talk-ask-conscientiousness-delegating = „Welche Fehler wären hier schlimm, und welche nicht?“
talk-ready-conscientiousness-delegating = Ein Muster einer fertigen Arbeit.
talk-avoid-conscientiousness-delegating = „Sie wissen schon, was ich meine.“
talk-ask-conscientiousness-delegating-2 = „Wie genau muss es aus Ihrer Sicht sein?“

talk-ask-conscientiousness-change = „Woran würden wir merken, dass der neue Weg besser ist?“
talk-ready-conscientiousness-change = Die Gründe, auf Papier.
talk-avoid-conscientiousness-change = Eine Rede darüber, wie großartig das alles ist.
talk-ask-conscientiousness-change-2 = „Was würden Sie zuerst testen?“

### Above all fast.

talk-ask-half-di-one-to-one = „Welche Chance verpassen wir?“
talk-ready-half-di-one-to-one = Ein Vorschlag, in zwei Sätzen.
talk-avoid-half-di-one-to-one = Die eigene Meinung zurückhalten.
talk-ask-half-di-one-to-one-2 = „Womit möchten Sie unbedingt anfangen, und was brauchen Sie dafür?“
talk-ready-half-di-one-to-one-2 = Was zu gewinnen ist und bis wann.
talk-avoid-half-di-one-to-one-2 = „Warten wir mal ab.“
talk-ask-half-di-one-to-one-3 = „Was soll ich mit Ihnen zu Ende bringen?“
talk-ready-half-di-one-to-one-3 = Alles, was offen ist, auf einer Seite.
talk-avoid-half-di-one-to-one-3 = Zuerst alte Themen durchgehen.
talk-ask-half-di-one-to-one-4 = „Was könnten wir zwei jetzt gleich entscheiden?“
talk-ask-half-di-one-to-one-5 = „Wo hätten Sie gern mehr Rückendeckung von mir?“
talk-ask-half-di-one-to-one-6 = „Was würden Sie gern abgeben?“
talk-ready-half-di-one-to-one-4 = Eine Entscheidung, die sofort fallen kann.
talk-avoid-half-di-one-to-one-4 = Regeln für etwas, das gerade erst angefangen hat.
talk-ready-half-di-one-to-one-5 = Der Name von jemandem, der mitmachen könnte.
talk-avoid-half-di-one-to-one-5 = Aufhören ohne nächsten Schritt.

talk-ask-half-di-feedback = „Was würden Sie beim nächsten Mal anders machen?“
talk-ready-half-di-feedback = Ein Punkt, noch am selben Tag gesagt.
talk-avoid-half-di-feedback = Die Kritik bis zum Jahresende aufheben.
talk-ask-half-di-feedback-2 = „Wie bringen wir es am schnellsten in Ordnung?“

talk-ask-half-di-disagreement = „Was an meiner Sicht leuchtet Ihnen ein?“
talk-ready-half-di-disagreement = Ihr Nein, in einem Satz.
talk-avoid-half-di-disagreement = Schreiben, wo Sie reden könnten.
talk-ask-half-di-disagreement-2 = „Was würden Sie tun, wenn ich Ja sage?“

talk-ask-half-di-delegating = „Wie würden Sie es angehen, wenn Sie heute anfangen könnten?“
talk-ready-half-di-delegating = Ein erster Schritt für heute.
talk-avoid-half-di-delegating = Ein Anfang erst in ein paar Wochen.
talk-ask-half-di-delegating-2 = „Welchen Teil möchten Sie weitergeben?“

talk-ask-half-di-change = „Wie bald möchten Sie umsteigen?“
talk-ready-half-di-change = Eine Sache, die unterwegs nicht kaputtgehen darf.
talk-avoid-half-di-change = Ein Datum, das Sie nicht halten können.
talk-ask-half-di-change-2 = „Was könnte in der ersten Woche schiefgehen?“

### Above all people first.

talk-ask-half-is-one-to-one = „Wie finden Sie die Zusammenarbeit mit mir?“
talk-ready-half-is-one-to-one = Etwas, das Sie schätzen, in einem Satz.
talk-avoid-half-is-one-to-one = Die Aufgabenliste in der ersten Minute.
talk-ask-half-is-one-to-one-2 = „Wie ist die Stimmung um Sie herum?“
talk-ready-half-is-one-to-one-2 = Ein Wort dazu, wie es Ihnen selbst geht.
talk-avoid-half-is-one-to-one-2 = „Auf wessen Seite stehen Sie?“
talk-ask-half-is-one-to-one-3 = „Wonach sollte ich Sie öfter fragen?“
talk-ready-half-is-one-to-one-3 = Zeit, um zu hören, wie es steht.
talk-avoid-half-is-one-to-one-3 = Eine Tagesordnung ohne Luft.
talk-ask-half-is-one-to-one-4 = „Wer hat ein Dankeschön von uns verdient?“
talk-ask-half-is-one-to-one-5 = „Was hat zuletzt jemand für Sie getan?“
talk-ask-half-is-one-to-one-6 = „Wo würde es helfen, wenn ich mit jemandem spreche?“
talk-ready-half-is-one-to-one-4 = Ein Dank von jemand anderem, zum Weitergeben.
talk-avoid-half-is-one-to-one-4 = „So ist das eben.“
talk-ready-half-is-one-to-one-5 = Ein gutes Wort über eine andere Person.
talk-avoid-half-is-one-to-one-5 = Auf die Uhr schauen.

talk-ask-half-is-feedback = „Wie war es für Sie, und was sollte sich ändern?“
talk-ready-half-is-feedback = Zehn freie Minuten danach.
talk-avoid-half-is-feedback = Ein Scherz, damit es leichter wird.
talk-ask-half-is-feedback-2 = „Wer hat es gemerkt, und wie war die Reaktion?“

talk-ask-half-is-disagreement = „Was möchten Sie dabei für sich selbst?“
talk-ready-half-is-disagreement = Eine Lösung, die beiden Seiten gerecht wird.
talk-avoid-half-is-disagreement = Jemand gewinnt, jemand verliert.
talk-ask-half-is-disagreement-2 = „Was glauben Sie, wie das für mich ist?“

talk-ask-half-is-delegating = „Wessen Hilfe hätten Sie gern?“
talk-ready-half-is-delegating = Der Name von jemandem, der gern mitmachen würde.
talk-avoid-half-is-delegating = „Wenn Sie mal einen Moment haben.“
talk-ask-half-is-delegating-2 = „Wer sollte wissen, dass Sie das machen?“

talk-ask-half-is-change = „Wem fällt das am schwersten, und wer kann helfen?“
talk-ready-half-is-change = Die Namen derer, die noch nichts gehört haben.
talk-avoid-half-is-change = Dass andere es von Dritten erfahren.
talk-ask-half-is-change-2 = „Was werden die anderen uns als Erstes fragen?“

### Above all calm.

talk-ask-half-sc-one-to-one = „Was möchten Sie lange vorher wissen?“
talk-ready-half-sc-one-to-one = Die nächsten Schritte, schriftlich.
talk-avoid-half-sc-one-to-one = Eine Änderung ohne Grund.
talk-ask-half-sc-one-to-one-2 = „Was läuft gut zwischen uns und soll so bleiben?“
talk-ready-half-sc-one-to-one-2 = Die vereinbarten Termine, unverändert.
talk-avoid-half-sc-one-to-one-2 = „Nur ganz kurz“ zwischen zwei Meetings.
talk-ask-half-sc-one-to-one-3 = „Welche Entscheidung möchten Sie noch überschlafen?“
talk-ready-half-sc-one-to-one-3 = Ein Termin für das zweite Gespräch darüber.
talk-avoid-half-sc-one-to-one-3 = Jede Woche eine neue Priorität.
talk-ask-half-sc-one-to-one-4 = „Woran sollten wir diesen Monat nichts ändern?“
talk-ask-half-sc-one-to-one-5 = „Was kam zuletzt zu plötzlich?“
talk-ask-half-sc-one-to-one-6 = „Wo soll ich mir mehr Zeit nehmen?“
talk-ready-half-sc-one-to-one-4 = Was gleich bleibt, neben dem, was sich ändert.
talk-avoid-half-sc-one-to-one-4 = Entscheiden, während die andere Person noch nachdenkt.
talk-ready-half-sc-one-to-one-5 = Ein Kalender, um gemeinsam vorauszuschauen.
talk-avoid-half-sc-one-to-one-5 = „Machen Sie einfach, dann sehen wir.“

talk-ask-half-sc-feedback = „Wie sind Sie vorgegangen, Schritt für Schritt?“
talk-ready-half-sc-feedback = Ein Punkt auf Papier, zum Mitnehmen.
talk-avoid-half-sc-feedback = „Das muss bis heute Abend stimmen.“
talk-ask-half-sc-feedback-2 = „Was möchten Sie überdenken, bevor wir weitermachen?“

talk-ask-half-sc-disagreement = „Woran habe ich nicht gedacht?“
talk-ready-half-sc-disagreement = Ein Probelauf, der es klären könnte.
talk-avoid-half-sc-disagreement = Lauter oder schneller reden.
talk-ask-half-sc-disagreement-2 = „Worüber möchten Sie zuerst sicher sein?“

talk-ask-half-sc-delegating = „In welcher Reihenfolge würden Sie es machen?“
talk-ready-half-sc-delegating = Was schon getan ist, schriftlich.
talk-avoid-half-sc-delegating = „Schauen Sie mal, wie weit Sie kommen.“
talk-ask-half-sc-delegating-2 = „Wie lange dauert es, wenn es gründlich sein soll?“

talk-ask-half-sc-change = „Welcher Schritt kommt zuerst, und welcher zuletzt?“
talk-ready-half-sc-change = Der erste Schritt, bereit zum Ausprobieren.
talk-avoid-half-sc-change = Zwei Veränderungen in derselben Woche.
talk-ask-half-sc-change-2 = „Was muss fertig sein, bevor wir anfangen?“

### Above all task first.

talk-ask-half-dc-one-to-one = „Wo brauchen Sie eine klarere Antwort von mir?“
talk-ready-half-dc-one-to-one = Eine ehrliche Antwort, auch auf eine harte Frage.
talk-avoid-half-dc-one-to-one = Einen Fehler kleinreden.
talk-ask-half-dc-one-to-one-2 = „Mit welchem Ergebnis sind Sie noch nicht zufrieden?“
talk-ready-half-dc-one-to-one-2 = Das Ziel, in einem Satz.
talk-avoid-half-dc-one-to-one-2 = „Die anderen sind damit zufrieden.“
talk-ask-half-dc-one-to-one-3 = „Welches Problem soll ich für Sie lösen?“
talk-ready-half-dc-one-to-one-3 = Ihre Meinung und die Fakten dahinter.
talk-avoid-half-dc-one-to-one-3 = Lob zum Aufwärmen.
talk-ask-half-dc-one-to-one-4 = „Was könnte ich besser machen, ganz offen?“
talk-ask-half-dc-one-to-one-5 = „Wofür sollten wir keine Zeit mehr aufwenden?“
talk-ask-half-dc-one-to-one-6 = „Was mache ich komplizierter, als es ist?“
talk-ready-half-dc-one-to-one-4 = Ein eigener Fehler, klar benannt.
talk-avoid-half-dc-one-to-one-4 = Ein Kompliment ohne Grund.
talk-ready-half-dc-one-to-one-5 = Was aus Ihrer Sicht anders laufen soll.
talk-avoid-half-dc-one-to-one-5 = Um den heißen Brei herumreden.

talk-ask-half-dc-feedback = „Was würden Sie selbst daran kritisieren?“
talk-ready-half-dc-feedback = Der Fehler, seine Ursache und sein Preis.
talk-avoid-half-dc-feedback = „Manche hatten so ein Gefühl …“
talk-ask-half-dc-feedback-2 = „Was würden Sie gegen die Ursache tun?“

talk-ask-half-dc-disagreement = „Welcher meiner Gründe überzeugt Sie nicht?“
talk-ready-half-dc-disagreement = Der Beleg, auf einer Seite.
talk-avoid-half-dc-disagreement = Wieder aufrollen, wie der Streit begann.
talk-ask-half-dc-disagreement-2 = „Was würde die Frage für Sie klären?“

talk-ask-half-dc-delegating = „Wo, meinen Sie, geht das schief?“
talk-ready-half-dc-delegating = Was noch nicht bekannt ist, als Liste.
talk-avoid-half-dc-delegating = „Ich habe sofort an Sie gedacht!“
talk-ask-half-dc-delegating-2 = „Woran erkennen wir, dass es fertig ist?“

talk-ask-half-dc-change = „Was wird dadurch schlechter?“
talk-ready-half-dc-change = Das Problem, das es lösen soll.
talk-avoid-half-dc-change = „Wir sitzen alle im selben Boot.“
talk-ask-half-dc-change-2 = „Was kostet es uns, und ist es das wert?“

### The person moves fast.

talk-ask-fast-one-to-one = „Was haben Sie angefangen, das eine Antwort von mir braucht?“
talk-ready-fast-one-to-one = Antworten auf alles, was noch offen ist.
talk-avoid-fast-one-to-one = Eine lange Vorgeschichte vor der Frage.
talk-ask-fast-one-to-one-2 = „Was würden Sie weglassen, wenn Sie könnten?“
talk-ready-fast-one-to-one-2 = Zwei Themen, das kurze zuerst.
talk-avoid-fast-one-to-one-2 = Notizen Zeile für Zeile vorlesen.
talk-ask-fast-one-to-one-3 = „Was hält Sie auf, und wo kann ich etwas bewegen?“
talk-ready-fast-one-to-one-3 = Der nächste Schritt, mit Datum.
talk-avoid-fast-one-to-one-3 = Ein Meeting zur Vorbereitung des nächsten Meetings.
talk-ask-fast-one-to-one-4 = „Was können Sie ab jetzt ohne mich entscheiden?“
talk-ask-fast-one-to-one-5 = „Welche Ihrer Aufgaben sollte längst erledigt sein?“
talk-ask-fast-one-to-one-6 = „Welche Antwort brauchen Sie noch, bevor Sie gehen?“
talk-ask-fast-one-to-one-7 = „Was wollten Sie noch sagen, wofür keine Zeit war?“
talk-ask-fast-one-to-one-8 = „Was hat zuletzt zu lange gedauert?“
talk-ask-fast-one-to-one-9 = „Wo bin ich Ihnen zu langsam, und wo zu schnell?“
talk-ask-fast-one-to-one-10 = „Was möchten Sie als Nächstes ausprobieren?“
talk-ask-fast-one-to-one-11 = „Was bremst die anderen?“
talk-ask-fast-one-to-one-12 = „Welchen kleinen Schritt könnten wir heute gehen?“
talk-ready-fast-one-to-one-4 = Was Sie auf der Stelle entscheiden können.
talk-avoid-fast-one-to-one-4 = Eine halbe Stunde für eine Einzelheit.
talk-ready-fast-one-to-one-5 = Eine kurze Liste, das Wichtigste oben.
talk-avoid-fast-one-to-one-5 = „Gehen wir noch mal an den Anfang zurück.“

talk-ask-fast-feedback = „Wie sehen Sie es?“
talk-ready-fast-feedback = Ein Satz und der Anlass dafür.
talk-avoid-fast-feedback = Beispiele vom letzten Monat.
talk-ask-fast-feedback-2 = „Was würden Sie ab morgen ändern?“

talk-ask-fast-disagreement = „Was könnten wir diese Woche ausprobieren, um es zu klären?“
talk-ready-fast-disagreement = Eine erste Antwort, und sei sie noch so kurz.
talk-avoid-fast-disagreement = „Ich überlege es mir“, ohne einen Tag zu nennen.
talk-ask-fast-disagreement-2 = „Was bringt uns am schnellsten hier heraus?“

talk-ask-fast-delegating = „Was würden Sie als Erstes tun?“
talk-ready-fast-delegating = Der Zeitpunkt, zu dem Sie wieder sprechen.
talk-avoid-fast-delegating = Zehn Seiten, die erst zu lesen sind.
talk-ask-fast-delegating-2 = „Wann wollen Sie mir eine erste Fassung zeigen?“

talk-ask-fast-change = „Was möchten Sie am ersten Tag ausprobieren?“
talk-ready-fast-change = Etwas, das heute auszuprobieren ist.
talk-avoid-fast-change = „Warten wir, bis es perfekt ist.“
talk-ask-fast-change-2 = „Womit können wir anfangen, bevor alles geklärt ist?“

### The person takes time.

talk-ask-calm-one-to-one = „Wie lange denken Sie gern nach, bevor Sie mir antworten?“
talk-ready-calm-one-to-one = Eine Frage auf Papier, zum Lesen vorab.
talk-avoid-calm-one-to-one = „Ich brauche sofort eine Antwort.“
talk-ask-calm-one-to-one-2 = „Was soll ich Ihnen früher sagen?“
talk-ready-calm-one-to-one-2 = Früh Bescheid geben, wenn sich etwas ändert.
talk-avoid-calm-one-to-one-2 = Eine neue Frage, solange noch eine offen ist.
talk-ask-calm-one-to-one-3 = „Was verdient mehr Zeit, als wir geplant haben?“
talk-ready-calm-one-to-one-3 = Zeit für eine ganze Antwort.
talk-avoid-calm-one-to-one-3 = „Schnell noch, bevor wir aufhören …“
talk-ask-calm-one-to-one-4 = „Was ist gerade zu viel?“
talk-ask-calm-one-to-one-5 = „Worüber denken Sie in letzter Zeit nach?“
talk-ask-calm-one-to-one-6 = „Habe ich Sie zuletzt etwas zu früh gefragt?“
talk-ask-calm-one-to-one-7 = „Was würde Ihnen helfen, sich auf unsere Gespräche vorzubereiten?“
talk-ask-calm-one-to-one-8 = „Worauf möchten Sie zurückkommen?“
talk-ask-calm-one-to-one-9 = „Wozu steht Ihre Meinung inzwischen fest?“
talk-ask-calm-one-to-one-10 = „Wann möchten Sie in Ruhe gelassen werden?“
talk-ask-calm-one-to-one-11 = „Bei welchem Plan sollten wir bleiben?“
talk-ask-calm-one-to-one-12 = „Was würden Sie lieber nacheinander machen als alles auf einmal?“
talk-ready-calm-one-to-one-4 = Ein Thema und nicht mehr.
talk-avoid-calm-one-to-one-4 = Drei Fragen in einem Atemzug.
talk-ready-calm-one-to-one-5 = Zehn freie Minuten nach dem Gespräch.
talk-avoid-calm-one-to-one-5 = Die Sätze von { $a } zu Ende sprechen.

talk-ask-calm-feedback = „Wann möchten Sie über das sprechen, was ich gesagt habe?“
talk-ready-calm-feedback = Ein Termin für das zweite Gespräch.
talk-avoid-calm-feedback = „Na, was sagen Sie dazu?“
talk-ask-calm-feedback-2 = „Soll ich es aufschreiben, damit Sie es erst lesen können?“

talk-ask-calm-disagreement = „Was ist beim Nachdenken noch dazugekommen?“
talk-ready-calm-disagreement = Eine Entscheidung, die noch offen ist.
talk-avoid-calm-disagreement = „Dann sind wir uns ja einig.“
talk-ask-calm-disagreement-2 = „Was möchten Sie überdenken, bevor wir es klären?“

talk-ask-calm-delegating = „Was möchten Sie lesen, bevor wir darüber sprechen?“
talk-ready-calm-delegating = Die Aufgabe auf Papier, zum Mitnehmen.
talk-avoid-calm-delegating = „Noch Fragen?“ im selben Atemzug.
talk-ask-calm-delegating-2 = „Wann können Sie mir sagen, ob es hineinpasst?“

talk-ask-calm-change = „Was möchten Sie durchdenken, bevor es losgeht?“
talk-ready-calm-change = Das Datum, sobald es feststeht.
talk-avoid-calm-change = Die Neuigkeit vor versammelter Runde.
talk-ask-calm-change-2 = „Welcher Teil davon kommt zu früh?“

### The person puts people first.

talk-ask-people-one-to-one = „Was macht Ihnen an unserer Zusammenarbeit Freude?“
talk-ready-people-one-to-one = Ein paar Minuten dafür, wie es allen geht.
talk-avoid-people-one-to-one = Mit der Tagesordnung anfangen, noch vor dem Hallo.
talk-ask-people-one-to-one-2 = „Mit wem sollten wir noch sprechen?“
talk-ready-people-one-to-one-2 = Zu jedem Thema die Menschen, um die es geht.
talk-avoid-people-one-to-one-2 = Eine E-Mail statt des Gesprächs.
talk-ask-people-one-to-one-3 = „Was hat jemand gesagt, das Ihnen nachgeht?“
talk-ready-people-one-to-one-3 = Was andere gesagt haben, in ihren Worten.
talk-avoid-people-one-to-one-3 = „Das ist nicht persönlich gemeint.“
talk-ask-people-one-to-one-4 = „Mit wem haben Sie zuletzt gern gearbeitet?“
talk-ask-people-one-to-one-5 = „Wie kann ich Ihnen und den anderen mehr helfen?“
talk-ask-people-one-to-one-6 = „Wem haben Sie zuletzt den Tag leichter gemacht?“
talk-ask-people-one-to-one-7 = „Wer braucht etwas von mir und hat es nicht gesagt?“
talk-ask-people-one-to-one-8 = „Wo haben Sie zuletzt die Wogen geglättet?“
talk-ask-people-one-to-one-9 = „Mit wem würden Sie gern mehr arbeiten?“
talk-ask-people-one-to-one-10 = „Für wen ist das alles neu, und wie kommt die Person zurecht?“
talk-ask-people-one-to-one-11 = „Wofür möchten Sie jemandem danken?“
talk-ask-people-one-to-one-12 = „Was könnten wir feiern?“
talk-ready-people-one-to-one-4 = Der Name von jemandem, der es gut gemacht hat.
talk-avoid-people-one-to-one-4 = Zahlen vor einem Wort des Dankes.
talk-ready-people-one-to-one-5 = Der Plan, mit Namen.
talk-avoid-people-one-to-one-5 = „Lassen wir die Gefühle mal außen vor.“

talk-ask-people-feedback = „Was meinen Sie, wie war es für die anderen?“
talk-ready-people-feedback = Was es für eine Kollegin oder einen Kollegen hieß.
talk-avoid-people-feedback = Eine schriftliche Mängelliste.
talk-ask-people-feedback-2 = „Was möchten Sie denen sagen, die es getroffen hat?“

talk-ask-people-disagreement = „Um wen sorgen Sie sich dabei?“
talk-ready-people-disagreement = Was Ihnen an der Zusammenarbeit wichtig ist.
talk-avoid-people-disagreement = Zahlen als Antwort auf eine Sorge.
talk-ask-people-disagreement-2 = „Wie können wir beide zufrieden auseinandergehen?“

talk-ask-people-delegating = „Wen möchten Sie treffen, bevor Sie anfangen?“
talk-ready-people-delegating = Der Name von jemandem, der das Ergebnis nutzt.
talk-avoid-people-delegating = „Hauptsache, die Zahl geht hoch.“
talk-ask-people-delegating-2 = „Wer freut sich, wenn es fertig ist?“

talk-ask-people-change = „Wer sollte es von Ihnen persönlich hören?“
talk-ready-people-change = Ein Angebot für die, die es am härtesten trifft.
talk-avoid-people-change = Die Einsparungen im ersten Satz.
talk-ask-people-change-2 = „Was werden die anderen vermissen?“

### The person puts the task first.

talk-ask-task-one-to-one = „Was würde Ihnen diese Gespräche nützlicher machen?“
talk-ready-task-one-to-one = Drei Themen, schriftlich.
talk-avoid-task-one-to-one = „Und, wie geht es Ihnen damit?“ aus heiterem Himmel.
talk-ask-task-one-to-one-2 = „Welche Ihrer Aufgaben hat kein klares Ziel?“
talk-ready-task-one-to-one-2 = Wer was macht und bis wann.
talk-avoid-task-one-to-one-2 = Eine Andeutung statt einer Bitte.
talk-ask-task-one-to-one-3 = „Welche Zahl würden Sie sich zuerst ansehen?“
talk-ready-task-one-to-one-3 = Die Fakten zu jedem Thema.
talk-avoid-task-one-to-one-3 = Erst in der letzten Minute zur Sache kommen.
talk-ask-task-one-to-one-4 = „Was muss diese Woche unbedingt stimmen?“
talk-ask-task-one-to-one-5 = „Was steht dem nächsten Ergebnis im Weg?“
talk-ask-task-one-to-one-6 = „Wo sollte ich klarer sein?“
talk-ask-task-one-to-one-7 = „Welchen unserer Schritte könnten wir weglassen?“
talk-ask-task-one-to-one-8 = „Was läuft jetzt runder als vor einem Monat?“
talk-ask-task-one-to-one-9 = „Welche unserer Gewohnheiten helfen der Arbeit, und welche nicht?“
talk-ask-task-one-to-one-10 = „Was würden Sie wieder genauso machen?“
talk-ask-task-one-to-one-11 = „Welche meiner Bitten war unklar?“
talk-ask-task-one-to-one-12 = „Was können wir von der Liste streichen?“
talk-ready-task-one-to-one-4 = Das Dokument, über das Sie beide sprechen.
talk-avoid-task-one-to-one-4 = Plaudern statt antworten.
talk-ready-task-one-to-one-5 = Was seit letzter Woche geschafft ist.
talk-avoid-task-one-to-one-5 = „Irgendwie kriegen wir das hin.“

talk-ask-task-feedback = „Was würden Sie zuerst in Ordnung bringen?“
talk-ready-task-feedback = Das gewünschte Ergebnis neben dem tatsächlichen.
talk-avoid-task-feedback = Drei Komplimente, bevor es zur Sache geht.
talk-ask-task-feedback-2 = „Woran würden Sie messen, dass es besser ist?“

talk-ask-task-disagreement = „Welche Tatsache habe ich übersehen?“
talk-ready-task-disagreement = Die Fakten, von denen Sie ausgehen.
talk-avoid-task-disagreement = „Ich habe da so ein ungutes Gefühl.“
talk-ask-task-disagreement-2 = „Was wissen wir, und was vermuten wir?“

talk-ask-task-delegating = „Was brauchen Sie, um es fertig zu machen?“
talk-ready-task-delegating = Das Datum und alle Fakten bis jetzt.
talk-avoid-task-delegating = „Es wäre so schön, wenn …“
talk-ask-task-delegating-2 = „Was heißt hier fertig?“

talk-ask-task-change = „Welches Ergebnis soll besser werden, und um wie viel?“
talk-ready-task-change = Wie es heute läuft, in Zahlen.
talk-avoid-task-change = „Sehen wir es doch alle mal positiv.“
talk-ask-task-change-2 = „Welcher Schritt wird dadurch kürzer?“

### Nothing is claimed of the person: the question alone.

talk-ask-open-one-to-one = „Worüber sollten wir reden, damit sich diese halbe Stunde lohnt?“
talk-ask-open-one-to-one-2 = „Läuft etwas gut, wovon ich nichts weiß?“
talk-ask-open-one-to-one-3 = „Warten Sie auf etwas, von mir oder von anderen?“
talk-ask-open-one-to-one-4 = „Von welchem Teil Ihrer Arbeit hätten Sie gern mehr?“
talk-ask-open-one-to-one-5 = „Dauert etwas länger, als es sollte?“
talk-ask-open-one-to-one-6 = „Was würden Sie anders machen, wenn es an Ihnen läge?“
talk-ask-open-one-to-one-7 = „Gibt es etwas von Ihnen, das mir hätte auffallen sollen?“
talk-ask-open-one-to-one-8 = „Wovon könnte ich mehr tun, und wovon weniger?“
talk-ask-open-one-to-one-9 = „Was möchten Sie in einem Jahr können?“
talk-ask-open-one-to-one-10 = „Auf welche Frage haben Sie heute gehofft?“
talk-ask-open-one-to-one-11 = „Was möchten Sie als Nächstes lernen?“
talk-ask-open-one-to-one-12 = „Gibt es jemanden, dem wir danken sollten?“
talk-ask-open-one-to-one-13 = „Was möchten Sie einmal ausprobieren, nur um zu sehen, wie es ist?“
talk-ask-open-one-to-one-14 = „Gibt es etwas, das Sie gern in Gang bringen würden?“
talk-ask-open-one-to-one-15 = „Was würde die nächste Woche zu einer guten machen?“
talk-ask-open-one-to-one-16 = „Möchten Sie etwas von mir wissen?“
talk-ask-open-one-to-one-17 = „Wenn Sie hier eine Sache ändern könnten, welche wäre das?“
talk-ask-open-one-to-one-18 = „Auf welche Kleinigkeit sind Sie stolz?“
talk-ask-open-one-to-one-19 = „Was würden Sie mich fragen, wenn ich den ganzen Tag Zeit hätte?“
talk-ask-open-one-to-one-20 = „Was ist schwerer, als es von außen aussieht?“
talk-ask-open-one-to-one-21 = „Welche unserer Meetings helfen Ihnen, und welche nicht?“
talk-ask-open-one-to-one-22 = „Was können Sie, das Sie gern jemandem beibringen würden?“
talk-ask-open-one-to-one-23 = „Hat sich etwas verändert, worüber wir reden sollten?“
talk-ask-open-one-to-one-24 = „Auf welchen Teil Ihrer Woche freuen Sie sich?“

talk-ask-open-feedback = „Wie sehen Sie es selbst, bevor ich etwas sage?“
talk-ask-open-feedback-2 = „Zuerst das Fazit oder zuerst ein Beispiel?“
talk-ask-open-feedback-3 = „Was möchten Sie dazu von mir hören?“
talk-ask-open-disagreement = „Was gebe ich falsch wieder, wenn ich Ihre Sicht erkläre?“
talk-ask-open-disagreement-2 = „Worin sind wir uns dabei einig?“
talk-ask-open-disagreement-3 = „Wie sähe hier ein gutes Ende aus?“
talk-ask-open-delegating = „Was müssen Sie wissen, bevor Sie Ja sagen können?“
talk-ask-open-delegating-2 = „Wann sehen wir es uns gemeinsam an?“
talk-ask-open-delegating-3 = „Was würden Sie lieber abgeben, damit das hineinpasst?“
talk-ask-open-change = „Was würde Ihnen das leichter machen?“
talk-ask-open-change-2 = „Was wissen Sie darüber noch nicht?“
talk-ask-open-change-3 = „Was bleibt für Sie gleich?“

### Somebody is new: one to one, whatever is claimed of them.

talk-ask-new-one-to-one = „Wen haben Sie noch nicht kennengelernt, sollten es aber?“
talk-ask-new-one-to-one-2 = „Was ist hier anders, als Sie erwartet haben?“
talk-ask-new-one-to-one-3 = „Was kommt Ihnen hier seltsam vor und fällt anderen nicht mehr auf?“
talk-ask-new-one-to-one-4 = „Was müssen Sie noch wissen, um sich zurechtzufinden?“
talk-ask-new-one-to-one-5 = „Was können Sie, wonach hier noch niemand gefragt hat?“
talk-ask-new-one-to-one-6 = „Welche Frage haben Sie bisher für sich behalten?“

### $a moves faster, $b takes more time.

talk-ask-pair-opposite-pace-one-to-one = „Wann hilft Ihnen mein Tempo?“
talk-ready-pair-opposite-pace-one-to-one = Eine Arbeit, die beide Tempi gebraucht hat.
talk-avoid-pair-opposite-pace-one-to-one = „Sie sind zu langsam“ und „Sie sind zu schnell“.
talk-ask-pair-opposite-pace-one-to-one-2 = „Wie lange brauchen Sie, bevor Sie Ja sagen können?“
talk-ready-pair-opposite-pace-one-to-one-2 = Ein Datum, das { $b } Zeit lässt.
talk-avoid-pair-opposite-pace-one-to-one-2 = { $b } auf der Stelle zu einer Antwort drängen.
talk-ask-pair-opposite-pace-one-to-one-3 = „Was sollte schneller gehen, und was braucht Zeit?“
talk-ask-pair-opposite-pace-one-to-one-4 = „Wer von uns fängt an, und wer schaut drüber?“
talk-ready-pair-opposite-pace-one-to-one-3 = Zwei Termine: einer zum Nachdenken, einer zum Entscheiden.
talk-avoid-pair-opposite-pace-one-to-one-3 = Ohne { $b } anfangen.
talk-ready-pair-opposite-pace-one-to-one-4 = Eine Sache, die heute beginnt, und eine, die wartet.
talk-avoid-pair-opposite-pace-one-to-one-4 = Wieder aufmachen, was { $a } angefangen hat.
talk-ready-pair-opposite-pace-one-to-one-5 = Eine Minute Stille nach jeder Frage.
talk-avoid-pair-opposite-pace-one-to-one-5 = „Warum haben Sie das nicht gleich gesagt?“

talk-ask-pair-opposite-pace-feedback = „Wie bald hören Sie so etwas gern?“
talk-ready-pair-opposite-pace-feedback = Je ein Punkt, mit Datum.
talk-avoid-pair-opposite-pace-feedback = Sofort eine Antwort erwarten.

talk-ask-pair-opposite-pace-disagreement = „Wann war ich Ihnen zu schnell oder zu langsam?“
talk-ready-pair-opposite-pace-disagreement = Eine Entscheidung aus letzter Zeit, mit Datumsangaben.
talk-avoid-pair-opposite-pace-disagreement = Es in den ersten fünf Minuten klären.
talk-ask-pair-opposite-pace-disagreement-2 = „Was geht schief, wenn wir warten, und was, wenn wir uns beeilen?“
talk-ask-pair-opposite-pace-disagreement-3 = „Bis wann muss es wirklich geklärt sein?“

talk-ask-pair-opposite-pace-delegating = „Was mögen Sie lieber, den Anfang oder das Ende?“
talk-ready-pair-opposite-pace-delegating = Das Datum, an dem die Arbeit fällig ist.
talk-avoid-pair-opposite-pace-delegating = Die Arbeit eine halbe Stunde vor der Frist übergeben.

talk-ask-pair-opposite-pace-change = „Wie lange brauchen Sie, um sich daran zu gewöhnen?“
talk-ready-pair-opposite-pace-change = Ein Datum für das zweite Gespräch.
talk-avoid-pair-opposite-pace-change = Eine Entscheidung beim ersten Treffen.

### $a puts people first more, $b the task.

talk-ask-pair-opposite-focus-one-to-one = „Was sehen Sie in unserer Arbeit, das mir entgeht?“
talk-ready-pair-opposite-focus-one-to-one = Ein Ergebnis und eine Person, der es geholfen hat.
talk-avoid-pair-opposite-focus-one-to-one = „Zu weich“ und „zu kalt“.
talk-ask-pair-opposite-focus-one-to-one-2 = „Wonach sollte ich Sie zuerst fragen?“
talk-ready-pair-opposite-focus-one-to-one-2 = Neues von den Menschen und eine Tatsache.
talk-avoid-pair-opposite-focus-one-to-one-2 = Nur Plausch oder nur Arbeit.
talk-ask-pair-opposite-focus-one-to-one-3 = „Wen sollten wir vor der Entscheidung fragen, und was prüfen?“
talk-ask-pair-opposite-focus-one-to-one-4 = „Was ist Ihnen zuletzt aufgefallen, das mir entgangen ist?“
talk-ready-pair-opposite-focus-one-to-one-3 = Wem es hilft und was es kostet.
talk-avoid-pair-opposite-focus-one-to-one-3 = { $a } allein für gute Stimmung sorgen lassen.
talk-ready-pair-opposite-focus-one-to-one-4 = Ein Dankeschön, mit dem Grund dafür.
talk-avoid-pair-opposite-focus-one-to-one-4 = Die Frage für einen Angriff halten.
talk-ready-pair-opposite-focus-one-to-one-5 = Je zehn Minuten für das, was Ihnen wichtig ist.
talk-avoid-pair-opposite-focus-one-to-one-5 = „Darum geht es doch gar nicht.“

talk-ask-pair-opposite-focus-feedback = „Erst die freundlichen Worte oder erst die Kritik?“
talk-ready-pair-opposite-focus-feedback = Etwas zum Behalten, etwas zum Ändern.
talk-avoid-pair-opposite-focus-feedback = Rückmeldung so geben, wie sie Ihnen selbst lieb wäre.

talk-ask-pair-opposite-focus-disagreement = „Was möchten Sie hier schützen?“
talk-ready-pair-opposite-focus-disagreement = Eine Tatsache von { $b }, ein Name von { $a }.
talk-avoid-pair-opposite-focus-disagreement = „Seien Sie vernünftig“ und „Seien Sie nett“.
talk-ask-pair-opposite-focus-disagreement-2 = „Was müssen Sie zuerst von mir hören?“
talk-ask-pair-opposite-focus-disagreement-3 = „Was daran betrifft die Sache, und was uns beide?“

talk-ask-pair-opposite-focus-delegating = „Welcher Teil davon würde Ihnen Freude machen?“
talk-ready-pair-opposite-focus-delegating = Jede Aufgabe und wer auf sie wartet.
talk-avoid-pair-opposite-focus-delegating = Einen Teil „die eigentliche Arbeit“ nennen.

talk-ask-pair-opposite-focus-change = „Was sagen die Fakten, und wen trifft es?“
talk-ready-pair-opposite-focus-change = Die Gründe und wen es betrifft.
talk-avoid-pair-opposite-focus-change = Ein Text, den nur eine Person von Ihnen gelesen hat.

### Both move fast.

talk-ask-pair-both-fast-one-to-one = „Woran rennen wir vorbei?“
talk-ready-pair-both-fast-one-to-one = Was Sie vereinbart und nicht getan haben.
talk-avoid-pair-both-fast-one-to-one = Einander die Sätze zu Ende sprechen.
talk-ask-pair-both-fast-one-to-one-2 = „Wofür sollten wir uns mehr Zeit nehmen?“
talk-ready-pair-both-fast-one-to-one-2 = Eine Liste von allem, was offen ist.
talk-avoid-pair-both-fast-one-to-one-2 = Noch eine neue Idee.
talk-ask-pair-both-fast-one-to-one-3 = „Wer bremst uns im besten Sinn?“
talk-ask-pair-both-fast-one-to-one-4 = „Was kann bis morgen warten?“
talk-ready-pair-both-fast-one-to-one-3 = Ein langsamer Spaziergang, auf dem Sie reden.
talk-avoid-pair-both-fast-one-to-one-3 = Für jemanden entscheiden, der nicht da ist.
talk-ready-pair-both-fast-one-to-one-4 = Der letzte Plan, um zu sehen, was daraus wurde.
talk-avoid-pair-both-fast-one-to-one-4 = „Erledigt!“, bevor jemand hingesehen hat.
talk-ready-pair-both-fast-one-to-one-5 = Je eine Frage zum Drüberschlafen.
talk-avoid-pair-both-fast-one-to-one-5 = In einer halben Stunde drei Aufgaben anfangen.

talk-ask-pair-both-fast-feedback = „Was wollten Sie sagen, als ich Sie unterbrochen habe?“
talk-ready-pair-both-fast-feedback = Je ein Punkt und Zeit dafür.
talk-avoid-pair-both-fast-feedback = Eine Antwort vor dem Ende des Satzes.

talk-ask-pair-both-fast-disagreement = „Was habe ich gerade gesagt, in Ihren Worten?“
talk-ready-pair-both-fast-disagreement = Stift und Papier, für die wichtigsten Punkte.
talk-avoid-pair-both-fast-disagreement = Auf den letzten Punkt antworten und den ersten fallen lassen.
talk-ask-pair-both-fast-disagreement-2 = „Was würden wir jeweils verlieren, wenn wir nachgeben?“
talk-ask-pair-both-fast-disagreement-3 = „Was würden wir sagen, wenn wir erst einen Tag warten müssten?“

talk-ask-pair-both-fast-delegating = „Welche Aufgaben haben wir beide angefangen?“
talk-ready-pair-both-fast-delegating = Ein Name neben jeder Aufgabe.
talk-avoid-pair-both-fast-delegating = Beide gleichzeitig losrennen.

talk-ask-pair-both-fast-change = „Wer weiß noch nichts davon?“
talk-ready-pair-both-fast-change = Der Name von jemandem, den Sie zuerst fragen.
talk-avoid-pair-both-fast-change = „Das erklären wir später.“

### Both take time.

talk-ask-pair-both-calm-one-to-one = „Was geht Ihnen in letzter Zeit durch den Kopf?“
talk-ready-pair-both-calm-one-to-one = Ein Gedanke, der erst halb fertig ist.
talk-avoid-pair-both-calm-one-to-one = Warten, bis die andere Person anfängt.
talk-ask-pair-both-calm-one-to-one-2 = „Was schieben wir beide vor uns her?“
talk-ready-pair-both-calm-one-to-one-2 = Ein Datum für eine offene Entscheidung.
talk-avoid-pair-both-calm-one-to-one-2 = „Das eilt nicht.“
talk-ask-pair-both-calm-one-to-one-3 = „Was können wir heute klären?“
talk-ask-pair-both-calm-one-to-one-4 = „Was passiert, wenn wir anfangen, bevor wir sicher sind?“
talk-ready-pair-both-calm-one-to-one-3 = Ein kleiner Schritt für heute.
talk-avoid-pair-both-calm-one-to-one-3 = Auf die letzte Einzelheit warten.
talk-ready-pair-both-calm-one-to-one-4 = Ein Wecker für den Moment der Entscheidung.
talk-avoid-pair-both-calm-one-to-one-4 = Hoffen, dass es sich von selbst erledigt.
talk-ready-pair-both-calm-one-to-one-5 = Je eine Sache, die Sie ändern würden.
talk-avoid-pair-both-calm-one-to-one-5 = „Mir ist es gleich, entscheiden Sie.“

talk-ask-pair-both-calm-feedback = „Was wollten Sie letzte Woche sagen?“
talk-ready-pair-both-calm-feedback = Ein Punkt, und sei er noch so unfertig.
talk-avoid-pair-both-calm-feedback = Auf den richtigen Moment warten.

talk-ask-pair-both-calm-disagreement = „Gibt es dabei etwas, das wir noch nicht gesagt haben?“
talk-ready-pair-both-calm-disagreement = Zweifel, die Sie noch nicht ausgesprochen haben.
talk-avoid-pair-both-calm-disagreement = Es auf das nächste Mal verschieben.
talk-ask-pair-both-calm-disagreement-2 = „Glauben Sie, dass ich etwas zurückhalte?“
talk-ask-pair-both-calm-disagreement-3 = „Was passiert, wenn wir es so lassen, wie es ist?“

talk-ask-pair-both-calm-delegating = „Welche Aufgabe würden Sie nehmen, wenn wir heute wählten?“
talk-ready-pair-both-calm-delegating = Eine Liste der Aufgaben, die zu verteilen sind.
talk-avoid-pair-both-calm-delegating = „Mir ist beides recht.“

talk-ask-pair-both-calm-change = „Was ist Ihr erster Gedanke, und sei er noch so unfertig?“
talk-ready-pair-both-calm-change = Der Tag, an dem Sie beide mehr sagen.
talk-avoid-pair-both-calm-change = Still werden, bis alles klar ist.

### Both put people first.

talk-ask-pair-both-people-one-to-one = „Wo sagen wir Ja und meinen Nein?“
talk-ready-pair-both-people-one-to-one = Eine Zahl dazu, wie es läuft.
talk-avoid-pair-both-people-one-to-one = Neues von allen, bis die Zeit um ist.
talk-ask-pair-both-people-one-to-one-2 = „Worin sollten wir offener miteinander sein?“
talk-ready-pair-both-people-one-to-one-2 = Ein Wunsch oder ein Zweifel, klar gesagt.
talk-avoid-pair-both-people-one-to-one-2 = „Ganz wie Sie möchten.“
talk-ask-pair-both-people-one-to-one-3 = „Was braucht die Arbeit diese Woche von uns?“
talk-ask-pair-both-people-one-to-one-4 = „Welchen heiklen Punkt schieben wir vor uns her?“
talk-ready-pair-both-people-one-to-one-3 = Ein Datum und was dann fällig ist.
talk-avoid-pair-both-people-one-to-one-3 = Ohne Entscheidung auseinandergehen.
talk-ready-pair-both-people-one-to-one-4 = Der heikle Punkt als erstes Thema.
talk-avoid-pair-both-people-one-to-one-4 = „Das renkt sich schon ein.“
talk-ready-pair-both-people-one-to-one-5 = Eine Liste mit allem, was überfällig ist.
talk-avoid-pair-both-people-one-to-one-5 = Für Menschen sprechen, die nicht dabei sind.

talk-ask-pair-both-people-feedback = „Was könnte ich besser machen?“
talk-ready-pair-both-people-feedback = Ein Beispiel für das, was sich ändern soll.
talk-avoid-pair-both-people-feedback = Loben, bis von der Kritik nichts übrig ist.

talk-ask-pair-both-people-disagreement = „Was würden Sie sagen, wenn es mich nicht verletzen könnte?“
talk-ready-pair-both-people-disagreement = Ihre Meinung, in einem klaren Satz.
talk-avoid-pair-both-people-disagreement = Den Einwand aus Nettigkeit fallen lassen.
talk-ask-pair-both-people-disagreement-2 = „Lassen wir etwas ungesagt, um nett zu sein?“
talk-ask-pair-both-people-disagreement-3 = „Was wollen Sie, ganz gleich, wie ich es finde?“

talk-ask-pair-both-people-delegating = „Welche dieser Aufgaben lassen wir beide liegen?“
talk-ready-pair-both-people-delegating = Die Aufgaben, auf die niemand wartet.
talk-avoid-pair-both-people-delegating = Alles nehmen, um die andere Person zu schonen.

talk-ask-pair-both-people-change = „Was sagen die Zahlen dazu?“
talk-ready-pair-both-people-change = Eine Tatsache neben jeder Sorge.
talk-avoid-pair-both-people-change = Die Nachricht verpacken, bis sie verschwunden ist.

### Both put the task first.

talk-ask-pair-both-task-one-to-one = „Wie geht es Ihnen, abgesehen von der Arbeit?“
talk-ready-pair-both-task-one-to-one = Fünf Minuten ohne Tagesordnung.
talk-avoid-pair-both-task-one-to-one = Arbeit gleich im ersten Satz.
talk-ask-pair-both-task-one-to-one-2 = „Wen sollten wir noch fragen, bevor wir weitermachen?“
talk-ready-pair-both-task-one-to-one-2 = Die Namen der Betroffenen.
talk-avoid-pair-both-task-one-to-one-2 = „Die Fakten sprechen für sich.“
talk-ask-pair-both-task-one-to-one-3 = „Was würden die anderen gern von uns erfahren?“
talk-ask-pair-both-task-one-to-one-4 = „Wer sollte von uns hören, dass es gut war?“
talk-ready-pair-both-task-one-to-one-3 = Eine Frage, die nichts mit der Arbeit zu tun hat.
talk-avoid-pair-both-task-one-to-one-3 = Ein Wort korrigieren statt zuhören.
talk-ready-pair-both-task-one-to-one-4 = Ein Dankeschön für eine Arbeit.
talk-avoid-pair-both-task-one-to-one-4 = Über Menschen reden, als wären sie Aufgaben.
talk-ready-pair-both-task-one-to-one-5 = Der Name von jemandem mit einer schweren Woche.
talk-avoid-pair-both-task-one-to-one-5 = Eine Liste, was schieflief, und tschüss.

talk-ask-pair-both-task-feedback = „Was sollte ich beibehalten?“
talk-ready-pair-both-task-feedback = Etwas, das die andere Person gut macht.
talk-avoid-pair-both-task-feedback = Fehler und sonst nichts.

talk-ask-pair-both-task-disagreement = „Wie ist dieser Streit für Sie?“
talk-ready-pair-both-task-disagreement = Eine Pause, vorher geplant.
talk-avoid-pair-both-task-disagreement = Nach Punkten gewinnen.
talk-ask-pair-both-task-disagreement-2 = „Was würde es Ihnen leichter machen, Ja zu sagen?“
talk-ask-pair-both-task-disagreement-3 = „Habe ich Sie mit etwas verärgert?“

talk-ask-pair-both-task-delegating = „Welche Aufgabe würde Ihnen Freude machen?“
talk-ready-pair-both-task-delegating = Was Sie beide schon auf dem Tisch haben.
talk-avoid-pair-both-task-delegating = Nur nach Stunden aufteilen.

talk-ask-pair-both-task-change = „Wer wird verärgert sein, und was sagen wir dazu?“
talk-ready-pair-both-task-change = Jemand, an dem Sie die Worte ausprobieren.
talk-avoid-pair-both-task-change = Fünf Gründe vor einem freundlichen Wort.

### Neither pace nor focus tells the two apart: the question alone.

talk-ask-pair-open-one-to-one = „Was klappt gut zwischen uns und sollte so bleiben?“
talk-ask-pair-open-one-to-one-2 = „Was habe ich an Ihrer Arbeitsweise missverstanden?“
talk-ask-pair-open-one-to-one-3 = „Wie könnten wir einander mehr helfen?“
talk-ask-pair-open-one-to-one-4 = „Worum möchten Sie mich bitten?“
talk-ask-pair-open-one-to-one-5 = „Welche Aufgabe sollten wir zusammen übernehmen?“
talk-ask-pair-open-one-to-one-6 = „Was brauchen Sie von mir an einem schlechten Tag?“
talk-ask-pair-open-one-to-one-7 = „Worüber haben wir nie gesprochen und sollten es?“
talk-ask-pair-open-one-to-one-8 = „Womit sollte ich bei unserer Zusammenarbeit aufhören?“
talk-ask-pair-open-one-to-one-9 = „Was können Sie, das ich nicht kann, und umgekehrt?“

talk-ask-pair-open-feedback = „Wie möchten Sie hören, dass etwas schiefgelaufen ist?“
talk-ask-pair-open-feedback-2 = „Womit habe ich Ihnen zuletzt geholfen?“
talk-ask-pair-open-disagreement = „Worin sind wir uns hier einig?“
talk-ask-pair-open-disagreement-2 = „Was müssten Sie hören, um Ihre Meinung zu ändern?“
talk-ask-pair-open-disagreement-3 = „Was wollten wir jeweils, als das anfing?“
talk-ask-pair-open-delegating = „Welche dieser Aufgaben würden Sie nehmen, und welche lassen?“
talk-ask-pair-open-delegating-2 = „Was können Sie besser als ich?“
talk-ask-pair-open-change = „Was ändert sich für Sie, und was für mich?“
talk-ask-pair-open-change-2 = „Was sollten wir einander zuerst sagen?“
