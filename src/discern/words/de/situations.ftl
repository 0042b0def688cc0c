## What is easy and what is hard for a team in six situations: common teaching of DISC, which follows from a fact about the
## team. The detail is the fact: $fact is most-<end>, divided-<axis> or many-<style>; $least people are a third of the team.

situation-fact =
    { $fact ->
        [most-fast] Mehr als die Hälfte { situation-of-all } liegt in der schnellen Hälfte des Kreises.
        [most-calm] Mehr als die Hälfte { situation-of-all } liegt in der ruhigen Hälfte des Kreises.
        [most-people] Mehr als die Hälfte { situation-of-all } liegt in der Hälfte „Menschen zuerst“.
        [most-task] Mehr als die Hälfte { situation-of-all } liegt in der Hälfte „Sache zuerst“.
        [divided-pace] Mindestens { team-number } Personen liegen in der schnellen Hälfte des Kreises und mindestens { team-number } in der ruhigen.
        [divided-focus] Mindestens { team-number } Personen liegen in der Hälfte „Menschen zuerst“ und mindestens { team-number } in der Hälfte „Sache zuerst“.
        [many-D] Mindestens { team-number } { situation-of-all } liegen im Viertel Dominanz (D).
        [many-I] Mindestens { team-number } { situation-of-all } liegen im Viertel Initiative (I).
        [many-S] Mindestens { team-number } { situation-of-all } liegen im Viertel Stetigkeit (S).
       *[many-C] Mindestens { team-number } { situation-of-all } liegen im Viertel Gewissenhaftigkeit (C).
    }

situation-of-all =
    { $scope ->
        [part] der Personen mit Profil
       *[whole] der Personen hier
    }

situation-meetings =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Ideen kommen bei Ihnen schnell. Schwer ist es, denen eine Pause zu lassen, die erst nachdenken.
                [most-calm] Bei Ihnen dürfen alle ausreden. Schwer ist es, eine erste Antwort laut zu hören.
                [most-people] Sie beziehen im Team alle ein. Schwer ist es, zu den Zahlen zurückzufinden.
                [most-task] Ihre Gespräche bleiben bei der Sache. Schwer ist es, zu sehen, dass jemand still geworden ist.
                [divided-pace] Bei Ihnen schaut jemand ein zweites Mal auf die erste Idee. Schwer ist es, die Zeit gerecht zu teilen.
               *[divided-focus] Fakten und Gefühle finden bei Ihnen Gehör. Schwer ist es, sich zu einigen, womit Sie beginnen.
            }
       *[named]
            { $fact ->
                [most-fast] Ideen kommen hier schnell. Schwer ist es, denen eine Pause zu lassen, die erst nachdenken.
                [most-calm] Hier dürfen alle ausreden. Schwer ist es, eine erste Antwort laut zu hören.
                [most-people] Hier werden alle einbezogen. Schwer ist es, zu den Zahlen zurückzufinden.
                [most-task] Gespräche bleiben hier bei der Sache. Schwer ist es, zu sehen, dass jemand still geworden ist.
                [divided-pace] Auf erste Ideen schaut hier jemand ein zweites Mal. Schwer ist es, die Zeit gerecht zu teilen.
               *[divided-focus] Die einen fragen hier nach den Fakten, die anderen, wie es den Menschen geht. Schwer ist es, sich zu einigen, womit es losgeht.
            }
    }
    .detail = { situation-fact }

situation-decisions =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Als Team entscheiden Sie schnell. Schwer ist es, die Zweifel rechtzeitig zu hören.
                [most-calm] Als Team wägen Sie sorgfältig ab. Schwer ist es, die Frage rechtzeitig zu schließen.
                [most-people] Als Team denken Sie an alle, die eine Entscheidung betrifft. Schwer ist es, jemanden zu enttäuschen.
                [most-task] Als Team entscheiden Sie nach Ergebnissen und Fakten. Schwer ist es, zu sehen, wie sich das für andere anfühlt.
                [divided-pace] Bei Ihnen treffen schnelle Vorschläge auf gründliche Fragen. Schwer ist es, sich zu einigen, wann genug geredet ist.
                [divided-focus] Als Team schauen Sie auf Zahlen und auf Menschen. Schwer ist es, sich zu einigen, was mehr zählt.
                [many-D] Als Team haben Sie bald ein klares Ja oder Nein. Schwer ist es, das letzte Wort zu teilen.
               *[many-C] Als Team prüfen Sie erst die Fakten. Schwer ist es, ohne die letzte Zahl zu entscheiden.
            }
       *[named]
            { $fact ->
                [most-fast] Entscheidungen fallen hier schnell. Schwer ist es, die Zweifel rechtzeitig zu hören.
                [most-calm] Hier wird sorgfältig abgewogen. Schwer ist es, die Frage rechtzeitig zu schließen.
                [most-people] Hier wird an alle gedacht, die eine Entscheidung betrifft. Schwer ist es, jemanden zu enttäuschen.
                [most-task] Hier entscheiden Ergebnisse und Fakten. Schwer ist es, zu sehen, wie sich das für andere anfühlt.
                [divided-pace] Schnelle Vorschläge treffen hier auf gründliche Fragen. Schwer ist es, sich zu einigen, wann genug geredet ist.
                [divided-focus] Zahlen und Menschen kommen hier zur Sprache. Schwer ist es, sich zu einigen, was mehr zählt.
                [many-D] Ein klares Ja oder Nein kommt hier bald. Schwer ist es, das letzte Wort zu teilen.
               *[many-C] Hier werden erst die Fakten geprüft. Schwer ist es, ohne die letzte Zahl zu entscheiden.
            }
    }
    .detail = { situation-fact }

situation-conflict =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Einen Streit tragen Sie im Team sofort aus. Schwer ist es, sich wieder zu beruhigen.
                [most-calm] Laut wird bei Ihnen niemand. Schwer ist es, einen Streit überhaupt beim Namen zu nennen.
                [most-people] Frieden schließen Sie im Team schnell. Schwer ist es, das Unangenehme zu sagen, solange es klein ist.
                [most-task] Gestritten wird bei Ihnen in klaren Worten. Schwer ist es, zu merken, dass jemand verletzt ist.
                [divided-pace] Die einen von Ihnen tragen einen Streit aus, die anderen beruhigen ihn. Schwer ist es, den richtigen Moment zu finden.
                [divided-focus] Bei Ihnen zählt, was war und wie es sich angefühlt hat. Schwer ist es, sich in der Mitte zu treffen.
                [many-D] Was nicht stimmt, sagen Sie im Team geradeheraus. Schwer ist es, zuerst nachzugeben.
               *[many-S] Den Frieden zu wahren fällt Ihnen als Team leicht. Schwer ist es, offen Nein zu sagen.
            }
       *[named]
            { $fact ->
                [most-fast] Ein Streit kommt hier sofort auf den Tisch. Schwer ist es, sich wieder zu beruhigen.
                [most-calm] Laut wird hier niemand. Schwer ist es, einen Streit überhaupt beim Namen zu nennen.
                [most-people] Frieden ist hier schnell geschlossen. Schwer ist es, das Unangenehme zu sagen, solange es klein ist.
                [most-task] Gestritten wird hier in klaren Worten. Schwer ist es, zu merken, dass jemand verletzt ist.
                [divided-pace] Die einen tragen einen Streit aus, die anderen beruhigen ihn. Schwer ist es, den richtigen Moment zu finden.
                [divided-focus] Die einen fragen hier, was war, die anderen, wie es sich angefühlt hat. Schwer ist es, sich in der Mitte zu treffen.
                [many-D] Hier wird geradeheraus gesagt, was nicht stimmt. Schwer ist es, zuerst nachzugeben.
               *[many-S] Den Frieden zu wahren fällt hier leicht. Schwer ist es, offen Nein zu sagen.
            }
    }
    .detail = { situation-fact }

situation-planning =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Noch am selben Tag steht bei Ihnen ein erster Plan. Schwer ist es, dabei zu bleiben.
                [most-calm] Pläne denken Sie im Team zu Ende. Schwer ist es, mit einem groben anzufangen.
                [most-people] Die Arbeit verteilen Sie im Team so, dass alle zufrieden sind. Schwer ist es, feste Termine zu verlangen.
                [most-task] Ziele und Termine sind bei Ihnen klar. Schwer ist es, zu fragen, wer zu viel zu tun hat.
                [divided-pace] Arbeit beginnt bei Ihnen schnell und endet sorgfältig. Schwer ist es, sich zu einigen, wie viel Plan genug ist.
                [divided-focus] In Ihren Plänen stehen Termine und Menschen. Schwer ist es, sich zu einigen, was zurücksteht.
                [many-I] Andere begeistern Sie leicht für ein Ziel. Schwer ist es, die kleinen Schritte im Blick zu behalten.
               *[many-C] Jeder Schritt und jedes Risiko kommt bei Ihnen auf die Liste. Schwer ist es, anzufangen, bevor sie vollständig ist.
            }
       *[named]
            { $fact ->
                [most-fast] Ein erster Plan ist noch am selben Tag fertig. Schwer ist es, dabei zu bleiben.
                [most-calm] Pläne werden hier zu Ende gedacht. Schwer ist es, mit einem groben anzufangen.
                [most-people] Arbeit wird hier so verteilt, dass alle zufrieden sind. Schwer ist es, feste Termine zu verlangen.
                [most-task] Ziele und Termine sind hier klar. Schwer ist es, zu fragen, wer zu viel zu tun hat.
                [divided-pace] Arbeit beginnt hier schnell und endet sorgfältig. Schwer ist es, sich zu einigen, wie viel Plan genug ist.
                [divided-focus] In den Plänen hier stehen Termine und Menschen. Schwer ist es, sich zu einigen, was zurücksteht.
                [many-I] Hier werden andere für ein Ziel begeistert. Schwer ist es, die kleinen Schritte im Blick zu behalten.
               *[many-C] Jeder Schritt und jedes Risiko kommt hier auf die Liste. Schwer ist es, anzufangen, bevor sie vollständig ist.
            }
    }
    .detail = { situation-fact }

situation-crisis =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Im Notfall handeln Sie sofort. Schwer ist es, innezuhalten und zu sehen, was wirklich passiert ist.
                [most-calm] In der Krise bleiben Sie ruhig. Schwer ist es, zu handeln, bevor alles bekannt ist.
                [most-people] In der Krise kümmern Sie sich umeinander. Schwer ist es, festzulegen, was zuerst wegfällt.
                [most-task] Der Ursache gehen Sie im Team direkt nach. Schwer ist es, Zeit für ein freundliches Wort zu finden.
                [divided-pace] Die einen von Ihnen handeln, die anderen warten und beobachten. Schwer ist es, aufeinander zu warten.
                [divided-focus] Um den Fehler und um die Betroffenen kümmert sich bei Ihnen jemand. Schwer ist es, sich zu einigen, was zuerst kommt.
                [many-D] Bei Ihnen übernimmt jemand nach wenigen Minuten die Führung. Schwer ist es, an einem Strang zu ziehen.
               *[many-S] In der Krise bleiben Sie ruhig und geben einander Halt. Schwer ist es, vom gewohnten Weg abzugehen.
            }
       *[named]
            { $fact ->
                [most-fast] Hier wird sofort gehandelt. Schwer ist es, innezuhalten und zu sehen, was wirklich passiert ist.
                [most-calm] Hier bleiben alle ruhig. Schwer ist es, zu handeln, bevor alles bekannt ist.
                [most-people] Hier kümmern sich alle umeinander. Schwer ist es, festzulegen, was zuerst wegfällt.
                [most-task] Hier geht es direkt zur Ursache. Schwer ist es, Zeit für ein freundliches Wort zu finden.
                [divided-pace] Die einen handeln, die anderen warten und beobachten. Schwer ist es, aufeinander zu warten.
                [divided-focus] Um den Fehler und um die Betroffenen kümmert sich jemand. Schwer ist es, sich zu einigen, was zuerst kommt.
                [many-D] Jemand übernimmt nach wenigen Minuten die Führung. Schwer ist es, an einem Strang zu ziehen.
               *[many-S] Hier bleiben alle ruhig und geben einander Halt. Schwer ist es, vom gewohnten Weg abzugehen.
            }
    }
    .detail = { situation-fact }

situation-newcomer =
    { $voice ->
        [you]
            { $fact ->
                [most-fast] Neue binden Sie von der ersten Stunde an ein. Schwer ist es, ihnen etwas Ruhe zu lassen.
                [most-calm] Neue bekommen von Ihnen geduldige Antworten und Zeit zum Lernen. Schwer ist es, den ersten Schritt zu tun.
                [most-people] Neue empfangen Sie herzlich. Schwer ist es, klar zu sagen, was Sie erwarten.
                [most-task] Neuen geben Sie sofort klare Aufgaben. Schwer ist es, dafür zu sorgen, dass sie sich wohlfühlen.
                [divided-pace] Neue finden bei Ihnen jemanden mit demselben Tempo. Schwer ist es, ihnen zu sagen, welches Tempo zählt.
                [divided-focus] Neue lernen bei Ihnen die Arbeit und die Menschen kennen. Schwer ist es, ihnen zu sagen, was mehr zählt.
                [many-I] Neue stellen Sie sofort allen vor. Schwer ist es, die langweiligen Regeln zu erklären.
               *[many-C] Neue bekommen von Ihnen vollständige Anleitungen. Schwer ist es, sie probieren zu lassen, bevor sie jede Regel kennen.
            }
       *[named]
            { $fact ->
                [most-fast] Neue sind hier von der ersten Stunde an dabei. Schwer ist es, Ruhe zu finden.
                [most-calm] Neue bekommen geduldige Antworten und Zeit zum Lernen. Schwer ist es, den ersten Schritt zu tun.
                [most-people] Neue werden herzlich empfangen. Schwer ist es, klar zu hören, was erwartet wird.
                [most-task] Neue bekommen sofort klare Aufgaben. Schwer ist es, sich wohlzufühlen.
                [divided-pace] Neue finden jemanden mit demselben Tempo. Schwer ist es, zu wissen, welches Tempo zählt.
                [divided-focus] Neue lernen die Arbeit und die Menschen kennen. Schwer ist es, zu wissen, was mehr zählt.
                [many-I] Wer neu ist, lernt am ersten Tag alle kennen. Schwer ist es, die langweiligen Regeln zu lernen.
               *[many-C] Neue bekommen vollständige Anleitungen. Schwer ist es, zu probieren, bevor jede Regel bekannt ist.
            }
    }
    .detail = { situation-fact }
