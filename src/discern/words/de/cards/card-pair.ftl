## Cards for two people, the same words for both of them: each is tied to what is claimed of the pair. $a and $b are
## their names, in the order of the claim.

### $a moves fast, $b takes time.

card-pair-opposite-pace-talking = { $a } denkt laut, und { $b } nimmt alles beim Wort. So setzt { $b } nichts um, was { $a } eine Stunde später verwirft.
    .headline = Sagen Sie dazu, ob es ein erster Gedanke ist oder Ihr letztes Wort

card-pair-opposite-pace-feedback = Diesmal nimmt sich { $a } Zeit, schreibt es auf und wartet eine Nacht. { $b } nennt noch am selben Tag einen Punkt, auch einen unfertigen.
    .headline = Geben Sie die nächste Rückmeldung im Tempo der anderen Person

card-pair-opposite-pace-deciding = Ein Datum gibt { $b } Zeit zum Nachdenken, und { $a } weiß, wann das Warten ein Ende hat.
    .headline = Setzen Sie gleich ein Datum für die Entscheidung

card-pair-opposite-pace-planning = { $a } skizziert in zehn Minuten die ersten Schritte. { $b } ergänzt am nächsten Tag, was fehlt, und erst dann geht es los.
    .headline = Entwerfen Sie den Plan schnell, und lassen Sie ihn über Nacht liegen

card-pair-opposite-pace-sharing-work = { $a } legt sofort los, und { $b } hat am Ende Zeit für eine gründliche Prüfung. Vereinbaren Sie das Datum der Übergabe.
    .headline = { $a } fängt die Arbeit an, { $b } bringt sie zu Ende

card-pair-opposite-pace-change = { $a } will schon handeln, während { $b } es noch verarbeitet. Sprechen Sie beim ersten Treffen nur darüber, und entscheiden Sie einen Tag später, was zu tun ist.
    .headline = Treffen Sie sich zweimal, wenn sich etwas Großes ändert

card-pair-opposite-pace-disagreement = Wenn { $a } schneller redet und { $b } still wird, ist es so weit. Nach der Pause beginnt { $b }, und { $a } hört bis zum Ende zu.
    .headline = Machen Sie fünfzehn Minuten Pause, wenn ein Streit hitzig wird

card-pair-opposite-pace-pressure = { $a } schreibt drei Aufgaben auf, die nicht warten können, und { $b } drei Schritte, die nicht ausfallen dürfen. Dann arbeiten Sie von oben nach unten.
    .headline = Einigen Sie sich auf eine kurze Liste, bevor Sie anfangen

### $a puts people first, $b the task.

card-pair-opposite-focus-talking = Ein Plausch schafft für { $a } Vertrauen und hält für { $b } die Arbeit auf. Fünf Minuten am Anfang lassen Platz für beides.
    .headline = Vereinbaren Sie, wie lange geplaudert wird

card-pair-opposite-focus-feedback = { $b } sagt { $a } zuerst, was gut war; dann hört sich der Rest leichter an. { $a } sagt { $b } das Wichtigste im ersten Satz.
    .headline = Geben Sie Rückmeldung so, wie sie auf der anderen Seite ankommt

card-pair-opposite-focus-deciding = { $a } antwortet auf „Was sagen die Fakten?“, { $b } auf „Wen trifft das?“. So werden beide Fragen gestellt, und keine kommt zu kurz.
    .headline = Tauschen Sie vor der Entscheidung Ihre Lieblingsfragen

card-pair-opposite-focus-planning = { $b } schreibt auf, was zu tun ist, und { $a } neben jede Zeile, wen es betrifft. Dann ergänzen Sie beide, was fehlt.
    .headline = Geben Sie dem Plan eine Spalte für Menschen

card-pair-opposite-focus-sharing-work = { $a } übernimmt, was mit anderen zu klären ist, und { $b }, was auf dem Papier stimmen muss. Beide übergeben mit einem Datum.
    .headline = Teilen Sie eine Arbeit danach auf, was Sie jeweils zuerst sehen

card-pair-opposite-focus-change = { $b } nennt die Gründe und die Zahlen. { $a } sagt, was es für die Einzelnen heißt, und beantwortet die ersten Fragen.
    .headline = Kündigen Sie eine Veränderung gemeinsam an

card-pair-opposite-focus-disagreement = Für { $b } geht es um die Fakten, für { $a } um das Miteinander. Klären Sie die eine Frage, bevor Sie zur nächsten gehen.
    .headline = Fragen Sie: „Geht es um die Sache oder um uns?“

card-pair-opposite-focus-pressure = { $b } arbeitet ab, was fertig werden muss, und { $a } spricht mit denen, die warten. Tauschen Sie sich alle paar Stunden aus.
    .headline = Teilen Sie die Arbeit auf, wenn die Zeit knapp wird

### $a is faster than $b, and both may be in the same half.

card-pair-apart-pace-talking = { $a } hat den nächsten Satz ein wenig früher bereit als { $b }. Deshalb fragt { $a }: „Noch etwas dazu?“, und wartet auf die Antwort.
    .headline = Wechseln Sie das Thema erst, wenn beide fertig sind

card-pair-apart-pace-feedback = { $a } verarbeitet Rückmeldung ein wenig schneller als { $b }. { $a } wartet einen Tag und fragt dann: „Was halten Sie davon?“
    .headline = Kommen Sie am nächsten Tag auf die Rückmeldung zurück

card-pair-apart-pace-deciding = { $a } ist sich ein wenig früher sicher als { $b }. Hat { $b } noch einen Zweifel, finden Sie gemeinsam heraus, was ihn ausräumt.
    .headline = Fragen Sie: „Wie sicher sind Sie?“, bevor Sie handeln

card-pair-apart-pace-planning = { $a } ist etwas früher so weit als { $b } und beginnt allein mit einem ersten Stück. { $b } kommt zum zweiten Datum dazu.
    .headline = Vereinbaren Sie zwei Starttermine, für jede Person einen

card-pair-apart-pace-sharing-work = { $a } ist ein wenig früher fertig als { $b } und wartet dann oder übernimmt still den Rest. Lassen Sie diesen Schritt liegen, bis beide so weit sind.
    .headline = Gehen Sie den letzten Schritt einer Arbeit gemeinsam

card-pair-apart-pace-change = { $a } probiert es ein paar Tage früher als { $b }. { $a } erzählt, wie es war, und { $b } fragt nach dem, was noch unklar ist.
    .headline = Sprechen Sie noch einmal, wenn { $a } das Neue ausprobiert hat

card-pair-apart-pace-disagreement = { $a } hat einen Moment früher eine Antwort bereit als { $b }. Zum Schluss sagt { $b }: „Das war alles von mir.“
    .headline = Erst redet { $b } zu Ende, dann antwortet { $a }

card-pair-apart-pace-pressure = { $a } rechnet ein wenig früher mit einer Antwort, als { $b } sie hat. Vor dem Termin fragt { $a } nicht noch einmal. Zum Termin schickt { $b }, was da ist.
    .headline = Vereinbaren Sie, wann jede Antwort fällig ist

### $a puts people first more than $b does, and both may be in the same half.

card-pair-apart-focus-talking = { $a } bekommt etwas mehr von der Stimmung mit, { $b } etwas mehr vom Inhalt. Fünf Minuten zu zweit ergeben das ganze Bild.
    .headline = Tauschen Sie sich nach einem Meeting aus

card-pair-apart-focus-feedback = { $a } packt um Kritik ein paar freundliche Worte mehr als { $b }. Richten Sie sich nach der Antwort, auch wenn Sie es selbst anders gern hätten.
    .headline = Fragen Sie vor der Rückmeldung: „Direkt oder behutsam?“

card-pair-apart-focus-deciding = { $a } setzt Menschen auf der Liste etwas weiter nach oben als { $b }. Schreiben Sie getrennt Ihre drei wichtigsten Punkte auf, und sprechen Sie über die Unterschiede.
    .headline = Sagen Sie, was am meisten zählt, bevor Sie vergleichen

card-pair-apart-focus-planning = { $a } würde andere einen Schritt früher einbeziehen als { $b }. Wählen Sie den Schritt gemeinsam, und schreiben Sie auf, wer gefragt wird.
    .headline = Legen Sie fest, wann Sie die Betroffenen fragen

card-pair-apart-focus-sharing-work = { $a } arbeitet etwas lieber mit Menschen als { $b }. Wo Ihre Listen sich unterscheiden, nehmen Sie jeweils, was bei Ihnen weiter oben steht.
    .headline = Sortieren Sie die Aufgaben der Woche getrennt, bevor Sie verteilen

card-pair-apart-focus-change = { $a } gibt der Wirkung auf die Menschen ein paar Zeilen mehr, { $b } den Gründen. Zusammen haben Sie einen vollständigen Text.
    .headline = Entwerfen Sie die Ankündigung getrennt, und fügen Sie beides zusammen

card-pair-apart-focus-disagreement = { $a } geht etwas weiter als { $b }, damit jemand zufrieden bleibt. Nennen Sie beide Grenzen, und suchen Sie eine Antwort dazwischen.
    .headline = Sagen Sie einander, wo Ihre Grenze liegt

card-pair-apart-focus-pressure = In der Eile lässt { $b } die freundlichen Worte etwas früher weg als { $a }. { $a } bittet um eine Zeile mehr, und { $b } schreibt sie.
    .headline = Sagen Sie es, wenn eine Nachricht schroff klingt

### Both move fast.

card-pair-both-fast-talking = Bei Ihnen beiden kommt die Antwort, bevor der Satz zu Ende ist. Lassen Sie einander einmal ausreden, dann diskutieren Sie.
    .headline = Geben Sie einander eine volle Minute ohne Antwort

card-pair-both-fast-deciding = Sie entscheiden beide binnen Minuten, und niemand bittet um eine Pause. Werfen Sie einen frischen Blick darauf, bevor Sie handeln.
    .headline = Lassen Sie eine Entscheidung bis morgen liegen

card-pair-both-fast-planning = Sie legen beide schnell los und fangen zusammen mehr an, als Sie beenden können. Schreiben Sie auf, was offen ist, und streichen Sie zwei Punkte.
    .headline = Beenden Sie eine Arbeit, bevor Sie die nächste anfangen

card-pair-both-fast-change = Sie beide sind schon halb im Neuen, bevor sonst jemand davon gehört hat. Wählen Sie jemanden, der gern früh Bescheid weiß.
    .headline = Sagen Sie es einer Person, bevor Sie den zweiten Schritt tun

card-pair-both-fast-disagreement = Wenn zwei schnell sind, kommt der dritte Punkt, bevor der erste beantwortet ist. Gehen Sie die Liste von oben durch, Punkt für Punkt.
    .headline = Schreiben Sie jedes Argument auf, wenn es fällt

card-pair-both-fast-pressure = Sie rennen beide sofort los, und nicht immer in dieselbe Richtung. Je ein Satz genügt.
    .headline = Sagen Sie den Plan laut, bevor Sie losrennen

### Both take time.

card-pair-both-calm-talking = Sie denken beide nach, bevor Sie reden. Gut vorbereitet, beginnen Sie mit zwei Antworten statt mit Schweigen.
    .headline = Schicken Sie einander die nächste Frage einen Tag vorher

card-pair-both-calm-feedback = Sie warten beide auf die richtigen Worte, und eine Woche später kommt es Ihnen zu spät vor. Untereinander darf es unfertig sein.
    .headline = Geben Sie binnen einer Stunde Rückmeldung, auch halb fertig

card-pair-both-calm-deciding = Zu zweit würden Sie noch einmal darüber nachdenken. Wenn es so weit ist, entscheiden Sie mit dem, was Sie dann wissen.
    .headline = Tragen Sie die Entscheidung in den Kalender ein

card-pair-both-calm-change = Sie werden beide erst einmal still, und andere halten das für ein Nein. „Ich brauche bis morgen“ genügt.
    .headline = Antworten Sie auf Unerwartetes sofort mit einem Satz

card-pair-both-calm-disagreement = Wenn Sie sich beide zurückhalten, sind Sie wochenlang uneins, ohne es zu wissen. Ein Zettel fällt leichter als ein Wort.
    .headline = Schreiben Sie auf, was Sie anders sehen, und tauschen Sie

card-pair-both-calm-pressure = Wird es hektisch, treten Sie beide zurück und denken nach, und der Moment geht vorbei. Wechseln Sie sich jedes Mal ab.
    .headline = Klären Sie jetzt, wer in der Eile zuerst spricht

### Both put people first.

card-pair-both-people-talking = Wie es allen geht, füllt den größten Teil Ihrer Gespräche. Kommen Sie zur Sache, wenn die halbe Zeit um ist.
    .headline = Schreiben Sie Ihr Anliegen auf, bevor Sie plaudern

card-pair-both-people-feedback = Wo es viel Wärme gibt, ist Kritik selten. Nehmen Sie sich zehn Minuten, und bringen Sie ein Beispiel mit.
    .headline = Nennen Sie einander je eine Schwachstelle Ihrer Arbeit

card-pair-both-people-deciding = Gemeinsam suchen Sie die Antwort, die niemanden verstimmt. Fragen Sie, wie Sie entscheiden würden, wenn Sie nur die Zahlen kennten.
    .headline = Sehen Sie sich vor der Entscheidung die Zahlen an

card-pair-both-people-planning = Sie bauen beide einen Plan danach, wer was gern machen würde. Nackte Ergebnisse und Termine zeigen, was niemand übernommen hat.
    .headline = Lesen Sie den Plan laut vor, ohne die Namen

card-pair-both-people-sharing-work = Sie greifen beide zuerst zu der Aufgabe, auf die jemand wartet. Schreiben Sie alles Übrige auf, und nehmen Sie je die Hälfte.
    .headline = Verteilen Sie die Arbeit, nach der niemand fragt

card-pair-both-people-disagreement = Wenn Sie beide einen Einwand fallen lassen, damit es herzlich bleibt, wird nichts geklärt. Die erste Hälfte des Satzes macht die zweite leichter.
    .headline = Sagen Sie: „Alles gut zwischen uns, und ich sehe es anders“

### Both put the task first.

card-pair-both-task-talking = Ihre Gespräche beginnen und enden mit Arbeit. Hören Sie die ganze Antwort, bevor Sie zum ersten Fakt kommen.
    .headline = Fragen Sie einander, wie die Woche war

card-pair-both-task-feedback = Sie nennen beide einen Fehler sofort und übergehen, was gut ist. Sagen Sie, wem die Arbeit geholfen hat und wie.
    .headline = Schreiben Sie einander eine Zeile Dank

card-pair-both-task-deciding = Für Sie beide entscheiden Fakten und Ergebnisse, also teilen Sie einen blinden Fleck. Führen Sie das Gespräch, solange Sie sich noch anders entscheiden können.
    .headline = Fragen Sie jemanden, der mit der Entscheidung leben muss

card-pair-both-task-change = Sie würden beide eine Veränderung als Liste von Fakten ankündigen. Probieren Sie den Anfang an einer betroffenen Person aus, und stellen Sie die Gründe dahinter.
    .headline = Beginnen Sie die Ankündigung mit dem, was wegfällt

card-pair-both-task-disagreement = Wenn Sie beide bei den Fakten bleiben, fragt niemand, wie sich der Streit anfühlt. Fragen Sie nach zehn Minuten und am Ende noch einmal.
    .headline = Halten Sie an, und fragen Sie: „Wie kam das bei Ihnen an?“

card-pair-both-task-pressure = Wird die Zeit knapp, stecken Sie beide den Kopf in die Arbeit. Andere fragen sich dann, ob Sie es vergessen haben.
    .headline = Schicken Sie allen, die warten, eine Zeile

### Both are in the quarter of one style.

card-pair-same-dominance-deciding = Sie greifen beide danach, und eine einfache Frage dauert doppelt so lang. Teilen Sie es nach Themen auf.
    .headline = Vereinbaren Sie zuerst, wer das letzte Wort hat

card-pair-same-dominance-planning = Sie wollen beide gewinnen und liefern sich am Ende ein Rennen. Ein gemeinsames Ziel lenkt all den Schwung in eine Richtung.
    .headline = Wählen Sie ein Ziel, das Sie nur zusammen erreichen

card-pair-same-dominance-disagreement = Wo niemand gern nachgibt, wird aus einer kleinen Frage ein Wettkampf. Hören Sie erst einander an, je zwei Minuten.
    .headline = Nennen Sie einen Punkt, den Sie aufgeben würden

card-pair-same-dominance-pressure = Wenn es eilt, geben Sie beide Anweisungen, und die anderen hören zwei verschiedene. Treffen Sie sich auf halbem Weg, und fügen Sie die Teile zusammen.
    .headline = Teilen Sie die Arbeit, und funken Sie einander nicht dazwischen

card-pair-same-influence-talking = Sie reden beide mit Schwung, und was Sie versprechen, geht zwischen den Geschichten unter. Je eine Zeile genügt, mit Namen und Datum.
    .headline = Schreiben Sie in den letzten fünf Minuten Ihre Versprechen auf

card-pair-same-influence-feedback = Sie feuern einander an, und für einen Mangel gibt es ein Lachen und sonst nichts. Fragen Sie, was es besser machen würde.
    .headline = Nennen Sie einander im Ernst eine Schwachstelle

card-pair-same-influence-deciding = Sie überreden einander in Minuten, weil Sie beide neue Ideen lieben. Eine nüchterne Frage von außen zeigt, was Sie übersprungen haben.
    .headline = Fragen Sie eine skeptische Person, bevor Sie beide Ja sagen

card-pair-same-influence-planning = Aus jeder Idee wird die nächste, und Sie verlieben sich beide in die neueste. Wählen Sie eine frühe, und planen Sie, wie Sie sie umsetzen.
    .headline = Hören Sie nach der halben Stunde auf, Ideen zu sammeln

card-pair-same-steadiness-sharing-work = Sie sagen beide sofort Ja und helfen einander dann still beim Aufholen. Suchen Sie diese Woche eine Anfrage, die Sie gemeinsam ablehnen.
    .headline = Antworten Sie auf Anfragen: „Wir sprechen uns erst ab“

card-pair-same-steadiness-change = Sie halten beide an dem fest, was sich bewährt hat, und alte Wege leben weiter. Nennen Sie je einen, und fangen Sie mit dem kleineren an.
    .headline = Lassen Sie eine gemeinsame Gewohnheit weg, die wenig bringt

card-pair-same-steadiness-disagreement = Wenn Sie beide um des Friedens willen viel hinnehmen, macht es eine freundliche Frage leichter, den Mund aufzumachen.
    .headline = Fragen Sie: „Was haben Sie mir zuliebe nicht gesagt?“

card-pair-same-steadiness-pressure = Wenn sich die Arbeit stapelt, sagt niemand von Ihnen ein Wort. Melden Sie sich, solange noch Zeit für Hilfe ist.
    .headline = Sagen Sie einander, wie voll Ihre Woche ist

card-pair-same-conscientiousness-feedback = Sie sehen beide zuerst den Fehler. Gehen Sie die Arbeit einmal danach durch, was bleiben soll, und ein zweites Mal danach, was nicht.
    .headline = Markieren Sie das Richtige vor dem Falschen

card-pair-same-conscientiousness-deciding = Sie beide finden immer noch eine Quelle zum Prüfen. Schreiben Sie die Zahl auf, und entscheiden Sie, sobald sie erreicht ist.
    .headline = Vereinbaren Sie zuerst, wie viele Belege genügen

card-pair-same-conscientiousness-sharing-work = Bei Ihnen beiden wird Arbeit geprüft, korrigiert und wieder geprüft. Ein Maßstab auf Papier sagt Ihnen, wann sie fertig ist.
    .headline = Sehen Sie jede Arbeit einmal durch, dann geht sie raus

card-pair-same-conscientiousness-disagreement = Ihnen beiden ist wichtig, dass jeder Punkt stimmt. Lassen Sie los, was am Ergebnis nichts ändert.
    .headline = Fragen Sie, welche Einzelheiten das Ergebnis ändern

### $a is a D, $b an S.

card-pair-opposite-ds-deciding = { $a } hat entschieden, während { $b } noch fragt, wie alle damit zurechtkommen. Ändern Sie es am nächsten Tag einmal, oder lassen Sie es stehen.
    .headline = Behandeln Sie die Entscheidung bis morgen als Entwurf

card-pair-opposite-ds-change = { $a } sieht im Alten ein Hindernis, { $b } sieht, worauf andere sich verlassen. { $a } schreibt die erste Liste, { $b } die zweite.
    .headline = Schreiben Sie auf: drei Dinge, die gehen, und drei, die bleiben

card-pair-opposite-ds-disagreement = Wenn { $a } hart argumentiert und { $b } um des Friedens willen nickt, ist nichts geklärt. { $a } lässt die Frage offen, bis der Zettel da ist.
    .headline = { $b } bringt den Einwand zu Papier

card-pair-opposite-ds-pressure = In der Eile verteilt { $a } Aufgaben, und { $b } übernimmt still zu viele. { $a } fragt: „Was mussten Sie liegen lassen?“, und { $b } sagt es klar.
    .headline = Prüfen Sie zweimal am Tag, ob es zu viel ist

### $a is an I, $b a C.

card-pair-opposite-ic-talking = { $b } wartet auf die Fakten, während { $a } noch die Vorgeschichte erzählt. Ist die Zahl bekannt, hört { $b } bis zum Ende zu.
    .headline = Erst die Zahl, dann die Geschichte

card-pair-opposite-ic-feedback = { $a } applaudiert schnell, und { $b } findet schnell den Fehler. { $a } ergänzt einen Punkt zum Ändern, { $b } einen zum Behalten.
    .headline = Loben und korrigieren Sie jedes Mal

card-pair-opposite-ic-planning = { $a } ist noch begeistert, wenn { $b } schon den ersten Fehler gefunden hat. Erst ergänzt { $b } nur, und dann hört sich { $a } jeden Zweifel an.
    .headline = Bauen Sie die Idee heute, und prüfen Sie sie morgen

card-pair-opposite-ic-sharing-work = { $a } sagt leicht Ja, und { $b } muss dafür sorgen, dass es klappt. { $a } fasst es in eine Zeile, und { $b } sagt, ob das hält.
    .headline = Prüfen Sie jedes Versprechen gemeinsam, bevor es rausgeht

### Neither pace nor focus tells them apart.

card-pair-open-talking = Worin Sie beide sich unterscheiden, ist noch offen. Nennen Sie je etwas, das gut war, und etwas zum Ändern.
    .headline = Fragen Sie: „Wie war unser letztes Gespräch für Sie?“

card-pair-open-feedback = Ihre Profile sagen nicht, ob es besser schnell oder langsam, herzlich oder nüchtern sein soll. Schreiben Sie einander drei Zeilen, und probieren Sie es diese Woche aus.
    .headline = Fragen Sie: „Wie hätten Sie Rückmeldung gern?“

card-pair-open-deciding = Ihre Profile zeigen nicht, wie Sie beide gern entscheiden. Schreiben Sie Ihre Antworten getrennt auf, und fangen Sie dort an, wo sie sich unterscheiden.
    .headline = Fragen Sie: „Jetzt oder später? Fakten oder Menschen zuerst?“

card-pair-open-planning = Was Sie jeweils von einem Plan erwarten, ist noch nicht bekannt. Zwei ehrliche Antworten helfen Ihnen mehr als eine Vermutung.
    .headline = Fragen Sie: „Was macht einen Plan für Sie nutzlos?“

card-pair-open-disagreement = Ihre Antworten lassen offen, wie Sie beide streiten. Fragen Sie in einem ruhigen Moment, und probieren Sie es beim nächsten Mal aus.
    .headline = Fragen Sie: „Was hilft Ihnen, wenn wir uns uneins sind?“

card-pair-open-pressure = Wie Sie jeweils auf Eile reagieren, ist noch offen. Beginnen Sie damit, wie der Tag anfing, und sagen Sie, was es schlimmer gemacht hat.
    .headline = Fragen Sie: „Was hätte an Ihrem letzten schlechten Tag geholfen?“
