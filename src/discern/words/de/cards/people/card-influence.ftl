## Cards for a person who moves fast and puts people first. $voice is you (said to that person) or named (said of $a to those who work with $a).

card-influence-talking =
    { $voice ->
        [you] Sie holen weit aus, und die anderen müssen raten, wohin es geht. Ist das klar, können sich alle zurücklehnen und zuhören.
       *[named] { $a } erklärt mit Geschichten. „Was soll ich dabei tun?“ sorgt dafür, dass die Bitte nicht untergeht.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie erst, worum es geht, dann die Geschichte
           *[named] Lassen Sie { $a } ausreden, und fragen Sie nach der Bitte
        }

card-influence-one-to-one =
    { $voice ->
        [you] Eine Stunde mit Ihnen füllt sich mit Geschichten, Neuigkeiten und schönen Plänen. Lesen Sie zuerst Ihre Liste vor, und plaudern Sie dann nach Herzenslust.
       *[named] Bei { $a } kommen die Neuigkeiten vor der Arbeit, also plaudern Sie erst. Überlegen Sie dann, wie die Aufgabe kürzer oder lebendiger wird.
    }
    .headline =
        { $voice ->
            [you] Nennen Sie im Einzelgespräch zuerst Ihre drei Anliegen
           *[named] Fragen Sie { $a }, welche Aufgabe keinen Spaß mehr macht
        }

card-influence-giving-feedback =
    { $voice ->
        [you] Sie loben so herzlich und so lange, dass Ihre Kritik untergeht. Eine kurze Stille gibt ihr Gewicht.
       *[named] Rückmeldung von { $a } ist herzlich, und die Kritik darin ist leicht zu überhören. Wiederholen Sie die Antwort in eigenen Worten, bevor das Gespräch weitergeht.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie die Kritik in einem Satz, dann schweigen Sie
           *[named] Fragen Sie { $a } nach dem „Aber“ hinter dem Lob
        }

card-influence-taking-feedback =
    { $voice ->
        [you] Bei Kritik fühlen Sie sich weniger gemocht, also lachen Sie sie weg oder werden besonders charmant. Sagen Sie „Danke“, und kommen Sie später mit einer Frage wieder.
       *[named] { $a } hört Kritik lieber von einem Menschen, als sie zu lesen. Sagen Sie, dass Sie gern zusammenarbeiten, und nennen Sie dann den einen Punkt.
    }
    .headline =
        { $voice ->
            [you] Nehmen Sie die nächste Kritik ohne Scherz an
           *[named] Kritisieren Sie { $a } im Gespräch, nicht per Nachricht
        }

card-influence-meetings =
    { $voice ->
        [you] Sie füllen eine Stille mit einer guten Geschichte, und alle lehnen sich zurück und hören zu. Je eine Frage an zwei der Stillen bringt alle ins Reden.
       *[named] { $a } zieht eine Gruppe mühelos in den Bann, und Stillere bleiben ungehört. Zwei Sätze von { $a } genügen, um die Bühne zu teilen.
    }
    .headline =
        { $voice ->
            [you] Bringen Sie eine stille Gruppe mit Fragen in Schwung
           *[named] Lassen Sie { $a } die Arbeit einer stillen Person vorstellen
        }

card-influence-deciding =
    { $voice ->
        [you] Eine neue Idee begeistert Sie, und bald haben Sie andere an Bord. Ist sie morgen noch gut, legen Sie los.
       *[named] { $a } sieht sofort, was an einer Idee großartig ist, und gewinnt andere dafür. Wer die Schwachstelle früh kennt, überzeugt umso mehr.
    }
    .headline =
        { $voice ->
            [you] Schlafen Sie eine Nacht über die nächste Idee, die Sie begeistert
           *[named] Reden Sie mit { $a } früh und vertraulich über die Kosten
        }

card-influence-planning =
    { $voice ->
        [you] Sie sagen „Klar, ich bin dabei“ und meinen es auch, und dann reichen die Tage nicht. Ein frühes Nein ist freundlicher als eine späte Ausrede.
       *[named] { $a } plant in Gesellschaft besser als allein mit einer Liste. Geben Sie jedem Schritt ein Datum, bevor Sie auseinandergehen.
    }
    .headline =
        { $voice ->
            [you] Nehmen Sie diese Woche eine Zusage zurück, freundlich am Telefon
           *[named] Machen Sie den Plan mit { $a } in einer lebhaften Runde
        }

card-influence-delegation =
    { $voice ->
        [you] Sie beschreiben eine Aufgabe so gut, dass andere bester Laune und ohne die Fakten losziehen. Schreiben Sie auf: was, bis wann und wer Fragen beantwortet.
       *[named] { $a } mag Arbeit, in der Menschen vorkommen. Zwei kurze Anrufe unterwegs machen auch die Routine lebendig.
    }
    .headline =
        { $voice ->
            [you] Schicken Sie nach der Motivationsrede drei trockene Zeilen
           *[named] Sagen Sie { $a }, wer das Ergebnis sehen wird
        }

card-influence-helping =
    { $voice ->
        [you] Sie sagen „Ich mach das“ zu allen, die Sie mögen, und dann reichen die Stunden nicht. Stellen Sie den Kontakt her, und halten Sie sich dann heraus.
       *[named] { $a } kennt viele Leute und wird gern gefragt. Sagen Sie, wen Sie brauchen und warum, und geben Sie zwei Fakten zum Weitersagen mit.
    }
    .headline =
        { $voice ->
            [you] Bringen Sie zwei Menschen zusammen, statt es selbst zu tun
           *[named] Bitten Sie { $a } um den Kontakt zur richtigen Person
        }

card-influence-change =
    { $voice ->
        [you] Sie erzählen zuerst die guten Seiten, und wer zweifelt, fragt sich, was Sie weglassen. Ein ehrlicher Nachteil macht Ihre gute Nachricht glaubwürdig.
       *[named] { $a } sieht die guten Seiten einer Veränderung und gewinnt andere dafür. Liegen ehrliche Antworten bereit, hält die gute Stimmung auch nach dem ersten Einwand.
    }
    .headline =
        { $voice ->
            [you] Nennen Sie etwas, das durch die Veränderung schwerer wird
           *[named] Üben Sie mit { $a } die drei härtesten Fragen
        }

card-influence-disagreement =
    { $voice ->
        [you] Sie lachen eine andere Meinung weg, um niemanden zu verlieren. Ein klarer Satz kostet Sie keine Sympathie.
       *[named] { $a } hält die Stimmung gern leicht, und ein Nein sagt sich ohne Publikum leichter. Machen Sie deutlich, dass Ehrlichkeit willkommen ist.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie „Ich sehe das anders“, ohne Scherz
           *[named] Fragen Sie { $a } unter vier Augen, was dagegen spricht
        }

card-influence-pressure =
    { $voice ->
        [you] Wird es eng, muntern Sie alle auf, indem Sie Ja sagen. Geben Sie der nächsten Person, die fragt, stattdessen eine Tatsache und eine Uhrzeit.
       *[named] Unter Druck hält { $a } die Stimmung hoch und nimmt mehr an, als in den Tag passt. Bieten Sie an, die anderen Wartenden anzurufen.
    }
    .headline =
        { $voice ->
            [you] Versprechen Sie nichts Neues, bis die heutige Arbeit fertig ist
           *[named] Wählen Sie mit { $a } die zwei Zusagen, die heute zählen
        }

card-influence-remote =
    { $voice ->
        [you] Sie antworten mit Scherzen und Herzchen, und das klare Ja oder Nein fehlt. Eine Zeile reicht.
       *[named] Ohne Gesichter macht { $a } die Arbeit nur halb so viel Spaß. Reden Sie fünf lebhafte Minuten, und schicken Sie danach eine Zeile mit dem, was Sie beide zugesagt haben.
    }
    .headline =
        { $voice ->
            [you] Scrollen Sie hoch, und beantworten Sie die übersprungene Frage
           *[named] Rufen Sie { $a } an, statt eine Seite zu schreiben
        }

card-influence-with-dominance =
    { $voice ->
        [you] Sie bauen Spannung auf, und wer schnell ist und zuerst an die Sache denkt, wartet nur auf den Schluss. Ein fehlendes Lächeln ist noch keine schlechte Kritik.
       *[named] { $a } hofft auf ein Lachen, und jemand mit Stil D fragt nur nach dem Ergebnis. Üben Sie gemeinsam den ersten Satz, und sagen Sie: Knapp heißt nicht unfreundlich.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie jemandem mit Stil D gleich den Schluss
           *[named] Helfen Sie { $a }, mit dem Ergebnis zu beginnen
        }

card-influence-with-influence =
    { $voice ->
        [you] Sie und noch jemand mit Stil I (schnell, Menschen zuerst) haben neun Ideen und eine herrliche Stunde. Hinterher weiß niemand, wer was tut.
       *[named] Mit noch jemandem mit Stil I lässt { $a } Ideen sprudeln, und niemand schreibt mit. Holen Sie sich von beiden vor Gesprächsende je eine schriftliche Zusage.
    }
    .headline =
        { $voice ->
            [you] Notieren Sie zehn Minuten vor Schluss die Zusagen
           *[named] Bitten Sie { $a } um eine Zusage mit Datum
        }

card-influence-with-steadiness =
    { $voice ->
        [you] Wer ruhig ist und zuerst an die Menschen denkt, lächelt aus Freundlichkeit über Ihren schönen Plan und ist nicht überzeugt. Fragen Sie unter vier Augen, was bleiben soll, wie es ist.
       *[named] { $a } füllt das Meeting mit schönen Plänen, während jemand mit Stil S nickt und sich sorgt. Am Anfang lassen sich Sorgen leichter aussprechen.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie jemanden mit Stil S morgen noch einmal
           *[named] Bitten Sie { $a }, der stilleren Person den Anfang zu lassen
        }

card-influence-with-conscientiousness =
    { $voice ->
        [you] Sie sagen „Alle sind begeistert“, und wer ruhig ist und zuerst an die Sache denkt, fragt, wie viele. Prüfbare Fakten zählen hier mehr als Begeisterung.
       *[named] { $a } rundet vor Begeisterung auf, und jemand mit Stil C glaubt dann auch den Rest nicht mehr. Gehen Sie die Behauptungen vor dem Treffen gemeinsam durch.
    }
    .headline =
        { $voice ->
            [you] Bringen Sie jemandem mit Stil C drei harte Fakten
           *[named] Trennen Sie mit { $a }, was belegt ist und was erhofft
        }
