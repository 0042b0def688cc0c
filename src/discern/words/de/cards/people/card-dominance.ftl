## Cards for a person who moves fast and puts the task first. $voice is you (said to that person) or named (said of $a to those who work with $a).

card-dominance-talking =
    { $voice ->
        [you] Sie klingen endgültig, auch wenn Sie nur laut denken, und niemand widerspricht mehr.
       *[named] { $a } klingt bestimmt, auch beim lauten Denken. Die Antwort zeigt Ihnen, ob es noch etwas zu besprechen gibt.
    }
    .headline =
        { $voice ->
            [you] Nennen Sie vor Ihrer nächsten Meinung einen Grund
           *[named] Fragen Sie { $a }, ob das schon feststeht
        }

card-dominance-one-to-one =
    { $voice ->
        [you] Sie nutzen ein Einzelgespräch für Entscheidungen, und Zweifel kommen nicht zur Sprache. Fragen Sie: „Was sagt mir hier niemand?“, und hören Sie nur zu.
       *[named] { $a } will, dass ein Gespräch etwas voranbringt. Fragen Sie, wo es hakt, und sagen Sie, was Sie dagegen tun.
    }
    .headline =
        { $voice ->
            [you] Schließen Sie Ihr nächstes Einzelgespräch mit einer offenen Frage
           *[named] Beginnen Sie mit einer Entscheidung, die { $a } braucht
        }

card-dominance-giving-feedback =
    { $voice ->
        [you] Sie kritisieren so, wie Sie es selbst gern hören: kurz und hart. Sagen Sie, wofür Sie sich weiter auf diese Person verlassen.
       *[named] { $a } kommt direkt zum Fehler und belässt es dabei. Das ist kein Angriff, und Ihre Frage macht aus der Klage ein Ziel.
    }
    .headline =
        { $voice ->
            [you] Sprechen Sie nach Ihrer nächsten Kritik Ihr Vertrauen aus
           *[named] Fragen Sie { $a }: „Was soll ich ändern, und bis wann?“
        }

card-dominance-taking-feedback =
    { $voice ->
        [you] Ihr Gegenargument steht, bevor die andere Person fertig ist. Heben Sie es bis morgen auf, und sehen Sie, ob Sie es noch brauchen.
       *[named] { $a } hört es lieber klar als verpackt. Sagen Sie, was geschehen ist und was es gekostet hat, und lassen Sie Zeit für eine Antwort.
    }
    .headline =
        { $voice ->
            [you] Bitten Sie um ein Beispiel, bevor Sie sich verteidigen
           *[named] Kritisieren Sie { $a } geradeheraus, unter vier Augen
        }

card-dominance-meetings =
    { $voice ->
        [you] Widerspricht niemand, nehmen Sie es als Ja und gehen weiter. „Was würde Sie das kosten?“ bringt das Problem ans Licht, solange es billig zu lösen ist.
       *[named] { $a } verliert die Geduld, wenn ein Meeting nur Neuigkeiten bringt. Eine klare Wahl hält die ganze Energie beim Thema.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie die stillste Person, bevor Sie ein Thema schließen
           *[named] Sagen Sie { $a } zu Beginn, was zu entscheiden ist
        }

card-dominance-deciding =
    { $voice ->
        [you] Lieber falsch entscheiden als gar nicht, finden Sie. Steht der Tag für einen zweiten Blick fest, korrigieren Sie, ohne das Gesicht zu verlieren.
       *[named] { $a } entscheidet gern auf der Stelle. Sagen Sie, was jede Möglichkeit bringt, was sie kostet und wann Sie die Antwort brauchen.
    }
    .headline =
        { $voice ->
            [you] Setzen Sie für die nächste Entscheidung einen Prüftermin
           *[named] Bringen Sie { $a } zwei Möglichkeiten und Ihren Favoriten
        }

card-dominance-planning =
    { $voice ->
        [you] Sie setzen Ziel und Termin und erwarten, dass sich der Rest fügt. Fragen Sie, welcher Schritt zuerst scheitern würde.
       *[named] Bei einem Plan zählt für { $a }, was erreicht wird. Die Schritte kommen auf Seite zwei, für den Tag, an dem etwas hakt.
    }
    .headline =
        { $voice ->
            [you] Zeigen Sie Ihren Plan denen, die ihn umsetzen
           *[named] Zeigen Sie { $a } zuerst Ziel und Termin
        }

card-dominance-delegation =
    { $voice ->
        [you] Sie geben eine Aufgabe ab und holen sie zurück, sobald das Ziel wackelt. An einem festen Tag können Sie nachsehen, ohne zu übernehmen.
       *[named] { $a } mag ein hohes Ziel und freie Hand. Lassen Sie die Schritte offen, und vereinbaren Sie, wann Sie gemeinsam draufschauen.
    }
    .headline =
        { $voice ->
            [you] Vereinbaren Sie einen Prüftermin, dann lassen Sie los
           *[named] Geben Sie { $a } das Ziel, die Grenzen und einen Termin
        }

card-dominance-helping =
    { $voice ->
        [you] Um Hilfe zu bitten heißt für Sie, die Kontrolle abzugeben. Sagen Sie genau, welchen Teil Sie brauchen und welcher Ihrer bleibt.
       *[named] Hilfe ist { $a } willkommen, wenn sie das Ergebnis näher bringt. Zum Beispiel: „Ich übernehme heute die Anrufe, und Sie schreiben den Bericht fertig.“
    }
    .headline =
        { $voice ->
            [you] Bitten Sie bei einem harten Ziel jemanden um Hilfe
           *[named] Nehmen Sie { $a } etwas ab, damit anderes fertig wird
        }

card-dominance-change =
    { $voice ->
        [you] Sie würden am liebsten alles abräumen und neu anfangen. Nennen Sie zwei Dinge, die funktionieren, und mehr Leute ziehen mit.
       *[named] Für einen klaren Gewinn gibt { $a } viel vom Alten auf. Klären Sie zuerst das Ziel und dann, was bleiben kann.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie laut, was vom Alten bleibt
           *[named] Zeigen Sie { $a }, was die Veränderung bringt
        }

card-dominance-disagreement =
    { $voice ->
        [you] Sie gewinnen gern, und das Argument der anderen Seite geht unter. Reden Sie weiter, sobald Sie „Ja, genau“ gehört haben.
       *[named] { $a } hört lieber offenen Widerspruch als eine Andeutung. Bringen Sie eine Tatsache mit, die Sie stützt, und hören Sie auf die Antwort.
    }
    .headline =
        { $voice ->
            [you] Wiederholen Sie das Gegenargument, bevor Sie es angreifen
           *[named] Sagen Sie { $a } klar, wo Sie anderer Meinung sind
        }

card-dominance-pressure =
    { $voice ->
        [you] Wird die Zeit knapp, übernehmen Sie, und schlechte Nachrichten erreichen Sie nicht mehr. Eine Frage holt sie ans Licht, solange noch Zeit zum Handeln ist.
       *[named] Unter Druck gibt { $a } Anweisungen und lässt das „Bitte“ weg. Nach einer klaren Zusage können Sie in Ruhe arbeiten.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie vor der nächsten Anweisung nach einem Hindernis
           *[named] Sagen Sie { $a }, was Sie liefern und wann
        }

card-dominance-remote =
    { $voice ->
        [you] Sie schreiben vier Wörter ohne Gruß, und es liest sich wie ein Befehl. Ein „weil …“ macht eine Bitte daraus.
       *[named] { $a } sucht in Nachrichten, was zu entscheiden ist, und übergeht den Rest. „A oder B bis heute Abend?“ bekommt eine Antwort, und ein knappes „B“ ist nicht böse gemeint.
    }
    .headline =
        { $voice ->
            [you] Begründen Sie Ihre nächste kurze Nachricht
           *[named] Setzen Sie die Frage an { $a } in den Betreff
        }

card-dominance-with-dominance =
    { $voice ->
        [you] Noch jemand mit Stil D (schnell, Sache zuerst) will wie Sie das letzte Wort. Sind die Entscheidungen verteilt, streiten Sie nur noch um Wichtiges.
       *[named] Trifft { $a } auf noch jemanden mit Stil D, geben beide Anweisungen, und befolgt wird keine. Mit getrennten Bereichen laufen beide gegen die Uhr statt gegeneinander.
    }
    .headline =
        { $voice ->
            [you] Klären Sie vor einer gemeinsamen Aufgabe, wer was entscheidet
           *[named] Ziehen Sie klare Grenzen, bevor { $a } eine Aufgabe teilt
        }

card-dominance-with-influence =
    { $voice ->
        [you] Sie wollen sofort das Ergebnis. Wer auch schnell ist und zuerst an die Menschen denkt, gewinnt sie auf dem Weg dorthin. Hören Sie erst zu, und fragen Sie dann, wer was bis wann tut.
       *[named] { $a } will das Ergebnis, und jemand mit Stil I will Ideen besprechen. Mit zehn Minuten für Ideen und dann fünf für „Wer tut was?“ ist beiden gedient.
    }
    .headline =
        { $voice ->
            [you] Lassen Sie jemanden mit Stil I fünf Minuten erzählen
           *[named] Helfen Sie { $a }, Ideen und Entscheidungen zu trennen
        }

card-dominance-with-steadiness =
    { $voice ->
        [you] Wer ruhig ist und zuerst an die Menschen denkt, fügt sich Ihrem Tempo und macht sich allein Sorgen. Bedanken Sie sich für den ersten Zweifel, den Sie hören, und bekämpfen Sie ihn nicht.
       *[named] Schweigt jemand mit Stil S, hält { $a } das für Zustimmung. Eine Sorge kommt an, sobald sie das Ziel betrifft.
    }
    .headline =
        { $voice ->
            [you] Bitten Sie jemanden mit Stil S schriftlich um Bedenken
           *[named] Geben Sie stille Bedenken als Risiken an { $a } weiter
        }

card-dominance-with-conscientiousness =
    { $voice ->
        [you] Je mehr Sie drängen, desto mehr prüft, wer ruhig ist und zuerst an die Sache denkt. Fragen Sie, was Ihr Ziel absichern würde und wie lange das dauert.
       *[named] { $a } will es fertig haben, und jemand mit Stil C will es belegt haben. Bringen Sie beide zusammen, bevor eine Seite drängt und die andere sich sperrt.
    }
    .headline =
        { $voice ->
            [you] Einigen Sie sich mit jemandem mit Stil C auf eine Prüfung
           *[named] Klären Sie mit { $a }, welches eine Risiko zu prüfen ist
        }
