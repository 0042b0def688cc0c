## Cards for the claim that a person puts the task first: facts, results and quality.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-task-talking =
    { $voice ->
        [you] Ihr erster Satz ist schon das Thema. Für manche ist das ein kühler Anfang, und eine Minute Zuhören wärmt ihn auf.
       *[named] { $a } weiß gern gleich, worum es in einem Gespräch geht. Das gilt auch, wenn es um Menschen geht: „Zwei von uns schaffen diesen Termin nicht.“
    }
    .headline =
        { $voice ->
            [you] Beginnen Sie ein Gespräch mit einer Frage zur Person
           *[named] Nennen Sie { $a } das Thema im ersten Satz
        }

card-task-one-to-one =
    { $voice ->
        [you] Ihre Einzelgespräche gehen Ergebnisse durch und hören dort auf. Die Antwort sagt Ihnen, was keine Liste von Ergebnissen zeigt.
       *[named] { $a } geht ein Gespräch gern Punkt für Punkt durch. Mit eigenem Titel und eigener Zeit geht ein persönliches Thema nicht unter.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie: „Wie ist es, mit mir zu arbeiten?“
           *[named] Setzen Sie für { $a } Persönliches auf die Tagesordnung
        }

card-task-giving-feedback =
    { $voice ->
        [you] Sie schicken einen Entwurf zurück, jeder Fehler angestrichen, kein Wort zum Rest. Wer ihn geschrieben hat, denkt, nichts sei gut.
       *[named] { $a } streicht an, was falsch ist, und lässt unerwähnt, was stimmt. Das Lob ist da, und es kommt, wenn Sie fragen.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie erst, was gelungen ist, dann, was nicht
           *[named] Fragen Sie { $a }, welcher Teil gut war
        }

card-task-taking-feedback =
    { $voice ->
        [you] Bei einem Fehler in der Arbeit wissen Sie, was zu tun ist. „Ich fühlte mich übergangen“ hilft Ihnen erst weiter, wenn ein Anlass dazukommt.
       *[named] { $a } hört lieber in klaren Worten, was zu beheben ist. Ein Beispiel macht es deutlich.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie „Wann genau?“, wenn es um Gefühle geht
           *[named] Nennen Sie { $a } den Fehler und was er gekostet hat
        }

card-task-meetings =
    { $voice ->
        [you] Für Sie ist eine Frage geklärt, wenn die Fakten geklärt sind. Die Leute, die es umsetzen müssen, wissen, wo es wehtut.
       *[named] Eine Stunde Reden ohne Ergebnis ärgert { $a }. Auch ein Meeting über die Stimmung hat ein Ergebnis, etwa zwei Dinge, die sich ändern.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie am Ende jedes Punkts, wer Mühe damit hat
           *[named] Schreiben Sie das gewünschte Ergebnis in die Einladung
        }

card-task-deciding =
    { $voice ->
        [you] Sie sehen auf Kosten, Qualität und Ergebnisse. Wie es sich damit arbeitet, steht nicht in der Tabelle, und das entscheidet, ob es benutzt wird.
       *[named] { $a } vergleicht Möglichkeiten nach dem, was sie erreichen. Sagen Sie, was der Favorit der anderen bei Kosten oder Qualität bringt.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie vorher eine Person, die täglich damit arbeitet
           *[named] Bringen Sie { $a } eine Zahl, keine Abstimmung
        }

card-task-planning =
    { $voice ->
        [you] In Ihrem Plan steht jeder Schritt und jedes Maß. Wer die Arbeit macht, weiß, wo sie stecken bleibt.
       *[named] { $a } plant nach Ergebnissen. Bekommt das Gespräch mit ihnen eine eigene Zeile mit Datum, findet es statt.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie zwei der Beteiligten, was schwierig wird
           *[named] Planen Sie einen Schritt für die Betroffenen
        }

card-task-delegation =
    { $voice ->
        [you] Sie beschreiben, was zu liefern ist und wie gut es sein muss. Ein Grund macht die Aufgabe auch willkommen.
       *[named] { $a } mag einen klaren Auftrag. Genaue Ansprüche helfen mehr als ein freundlicher Appell.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie, warum Sie diese Person ausgesucht haben
           *[named] Sagen Sie { $a }, was als fertig gilt
        }

card-task-helping =
    { $voice ->
        [you] Sie kommen wegen des Problems und gehen, wenn es gelöst ist. Wer den ganzen Tag damit gekämpft hat, sitzt noch da.
       *[named] Helfen heißt für { $a }, am Problem selbst zu arbeiten, also kommen die Fakten zuerst. Sagen Sie am Anfang, ob Sie eine Lösung brauchen oder nur ein offenes Ohr.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie nach dem Beheben, wie es der Person geht
           *[named] Gehen Sie mit { $a } eine verfahrene Aufgabe Fakt für Fakt durch
        }

card-task-change =
    { $voice ->
        [you] Sie fangen damit an, was um wie viel besser wird. Solange Stellen und Arbeitszeiten unklar sind, kommt keine Zahl an.
       *[named] { $a } misst eine Veränderung daran, was besser wird. Vereinbaren Sie, woran Sie beide erkennen, dass sie gelungen ist.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie zuerst, was die Veränderung für die Einzelnen heißt
           *[named] Zeigen Sie { $a } in Zahlen, was die Veränderung verbessert
        }

card-task-disagreement =
    { $voice ->
        [you] Wenn Sie streiten, geht es um den Plan und um sonst nichts. Die andere Person weiß das erst, wenn Sie es sagen.
       *[named] { $a } ist für eine neue Tatsache offen, auch im Streit. Knüpfen Sie das Gefühl an einen Vorfall, dann lässt sich auch damit arbeiten.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie danach, dass Sie gern zusammenarbeiten
           *[named] Bringen Sie { $a } zuerst eine Tatsache, dann Ihre Gefühle
        }

card-task-pressure =
    { $voice ->
        [you] Kurz vor dem Termin sehen Sie die Arbeit und vergessen die Menschen dahinter. Sagen Sie, was die Arbeit dieser Person möglich gemacht hat.
       *[named] Unter Druck redet { $a } nur von dem, was fehlt. Das gilt der Arbeit, auch wenn es klingt, als gelte es Ihnen.
    }
    .headline =
        { $voice ->
            [you] Danken Sie vor Feierabend einer Person namentlich
           *[named] Antworten Sie { $a } mit Fakten, klären Sie den Ton später
        }

card-task-remote =
    { $voice ->
        [you] Sie kommen gleich zum Thema, und auf dem Bildschirm liest sich das kühl. Die Fakten verlieren dadurch nichts.
       *[named] Schreibt { $a } „Falsch, siehe Zeile vier“, geht es um Zeile vier und um sonst nichts. Antworten Sie zur Zeile, und lassen Sie den Ton beiseite.
    }
    .headline =
        { $voice ->
            [you] Schreiben Sie einen Namen und ein Danke dazu
           *[named] Lesen Sie eine knappe Nachricht von { $a } als Information
        }

card-task-with-dominance =
    { $voice ->
        [you] Sie und jemand mit Stil D (schnell, Sache zuerst) sehen nur auf das Ergebnis. Zwei kurze Gespräche, bevor es rausgeht, ersparen Ihnen ein langes danach.
       *[named] { $a } und jemand mit Stil D sehen beide auf das, was erreicht wird. Lassen Sie die Betroffenen benennen, bevor etwas angekündigt wird.
    }
    .headline =
        { $voice ->
            [you] Legen Sie fest, wer mit den Betroffenen redet
           *[named] Fragen Sie { $a }, wer mit dem Ergebnis leben muss
        }

card-task-with-influence =
    { $voice ->
        [you] Jemand mit Stil I (schnell, Menschen zuerst) kommt über die Menschen zu den Fakten. Eine Minute Zuhören bringt Sie schneller zu Ergebnissen als eine Liste.
       *[named] { $a } bringt Zahlen, und jemand mit Stil I bringt Geschichten über Menschen. Ohne feste Anteile finden beide, die andere Seite schweife ab.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie nach einem Menschen, dann nach Ergebnissen
           *[named] Planen Sie je zehn Minuten für Zahlen und für Menschen
        }

card-task-with-steadiness =
    { $voice ->
        [you] Eine bloße Liste ist für jemanden mit Stil S (ruhig, Menschen zuerst) ein Urteil über Ihr Verhältnis. Nach einem echten Gespräch ist sie nur eine Liste.
       *[named] { $a } kommt gleich zu den Zahlen, und jemand mit Stil S fragt sich, was passiert ist.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie, wie es geht, bevor Sie Fehler aufzählen
           *[named] Bitten Sie { $a } vor der Arbeit um einen warmen Satz
        }

card-task-with-conscientiousness =
    { $voice ->
        [you] Sie und jemand mit Stil C (ruhig, Sache zuerst) reden eine Stunde über die Daten und kein einziges Mal über die Menschen, die sie lesen.
       *[named] Bei { $a } und jemandem mit Stil C stimmt jede Zahl, und kaum jemand denkt an die Person, die damit arbeitet. Lassen Sie beide diese Person treffen.
    }
    .headline =
        { $voice ->
            [you] Laden Sie jemanden ein, der die Arbeit nutzen wird
           *[named] Fragen Sie { $a }, wem das die Arbeit erleichtert
        }
