## Cards for the claim that a person takes time: thinks first, speaks and acts later.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-calm-talking =
    { $voice ->
        [you] Eine Stunde nach dem Gespräch wissen Sie, was Sie sagen wollten. Zwei Zeilen, die mit „Ich habe noch einmal nachgedacht“ beginnen, sind auch dann willkommen.
       *[named] Eine Pause heißt, dass { $a } an der Antwort arbeitet. Dieselbe Frage in neuen Worten würde dabei nur stören.
    }
    .headline =
        { $voice ->
            [you] Schicken Sie Ihre Antwort lieber spät als gar nicht
           *[named] Geben Sie { $a } Zeit zum Antworten
        }

card-calm-one-to-one =
    { $voice ->
        [you] Was Ihnen die ganze Woche durch den Kopf ging, kommt in den letzten fünf Minuten. Am Vortag geschickt, kommt es zuerst dran.
       *[named] { $a } denkt eine Frage gern zu Ende. Mit ein paar Tagen dafür bekommen Sie die ganze Antwort.
    }
    .headline =
        { $voice ->
            [you] Schicken Sie Ihr wichtigstes Thema in einer Zeile voraus
           *[named] Schließen Sie jedes Einzelgespräch mit einer Frage fürs nächste
        }

card-calm-giving-feedback =
    { $voice ->
        [you] Während Sie nach den richtigen Worten suchen, geht der Moment vorbei. Sagen Sie, was geschehen ist und was daraus wurde, und reichen Sie den Rest nach.
       *[named] Rückmeldung von { $a } ist gut durchdacht und kommt, wenn die Arbeit schon draußen ist. „Was haben Sie bis jetzt?“ bringt Ihnen einen Teil davon früh.
    }
    .headline =
        { $voice ->
            [you] Geben Sie eine Rückmeldung, bevor sie perfekt formuliert ist
           *[named] Bitten Sie { $a } um grobe Rückmeldung, solange Zeit ist
        }

card-calm-taking-feedback =
    { $voice ->
        [you] Sie brauchen Zeit, um zu wissen, was Sie davon halten. Vereinbaren Sie sofort ein zweites Gespräch, damit niemand über Ihr Schweigen rätselt.
       *[named] { $a } nimmt eine Rückmeldung erst auf und spricht darüber, wenn die Gedanken klar sind. Vereinbaren Sie heute einen Termin für ein zweites Gespräch.
    }
    .headline =
        { $voice ->
            [you] Kündigen Sie an, in zwei Tagen darauf zurückzukommen
           *[named] Geben Sie { $a } heute Rückmeldung, reden Sie später darüber
        }

card-calm-meetings =
    { $voice ->
        [you] Sie machen mitten im Gedanken eine Pause, und jemand übernimmt. Wissen die anderen, dass noch ein zweiter Punkt kommt, gehört die Pause Ihnen.
       *[named] Ist ein Gedanke von { $a } fertig, sind die anderen schon zwei Themen weiter. Fragen Sie { $a } direkt, und lassen Sie ein paar Sekunden für die Antwort.
    }
    .headline =
        { $voice ->
            [you] Beginnen Sie mit „Ich habe zwei Punkte“
           *[named] Kommen Sie auf { $a } zurück, bevor Sie einen Punkt schließen
        }

card-calm-deciding =
    { $voice ->
        [you] Sie wollen eine Nacht zwischen Frage und Antwort, aber niemand weiß es. Ohne Termin entscheidet jemand anders.
       *[named] { $a } wägt in Ruhe ab und entscheidet dann. Nach einer Nacht Bedenkzeit hält die Antwort.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie, wann Sie entscheiden und in welche Richtung
           *[named] Fragen Sie { $a } heute, und entscheiden Sie morgen
        }

card-calm-planning =
    { $voice ->
        [you] Zum Nachdenken brauchen Sie vorab ruhige Zeit. Steht dafür nichts im Kalender, setzt jemand ein Meeting hinein.
       *[named] { $a } nutzt die Tage vor einer Aufgabe zum Durchdenken, und wer früh Bescheid sagt, lässt Raum dafür. Ein bloßes Datum genügt.
    }
    .headline =
        { $voice ->
            [you] Sperren Sie vor dem Termin zwei Stunden zum Nachdenken
           *[named] Nennen Sie { $a } das Datum schon vor den Einzelheiten
        }

card-calm-delegation =
    { $voice ->
        [you] Sie denken eine Aufgabe durch, bevor Sie sie weitergeben, und dann ist kaum noch etwas zu teilen.
       *[named] { $a } liest eine Aufgabe durch und fragt erst danach. Halten Sie zehn Minuten frei für die Fragen, die über Nacht kommen.
    }
    .headline =
        { $voice ->
            [you] Geben Sie ein Stück ab, bevor alles geplant ist
           *[named] Übergeben Sie die Aufgabe heute, beantworten Sie Fragen morgen
        }

card-calm-helping =
    { $voice ->
        [you] Sie wälzen ein Problem zwei Tage, bevor jemand davon hört. Eine kurze Frage würde Ihnen das meiste davon ersparen.
       *[named] { $a } denkt über ein Problem gründlich nach und schlägt erst dann etwas vor. Eine Nacht dazwischen lässt Zeit dafür.
    }
    .headline =
        { $voice ->
            [you] Bitten Sie innerhalb einer Stunde um Hilfe, wenn Sie festhängen
           *[named] Nennen Sie { $a } heute das Problem, Ideen kommen morgen
        }

card-calm-change =
    { $voice ->
        [you] Bevor Sie wissen, was Sie davon halten, läuft schon alles. Steht der Tag fest, warten die anderen auf Ihre Antwort.
       *[named] { $a } durchdenkt eine Veränderung gern, bevor das Gespräch darauf kommt. Zwei Tage Vorlauf bringen gute Fragen, solange sich noch etwas ändern lässt.
    }
    .headline =
        { $voice ->
            [you] Nennen Sie einen Tag für Ihre Meinung zur Veränderung
           *[named] Erzählen Sie { $a } von einer Veränderung, bevor Sie sie ankündigen
        }

card-calm-disagreement =
    { $voice ->
        [you] Ihr „Nein“ erreicht Leute, die schon angefangen haben. „Etwas stört mich, ich schlafe eine Nacht darüber“ hält die Frage offen.
       *[named] { $a } möchte einen Einwand erst durchdenken und dann äußern. Legen Sie im ersten Gespräch nichts fest, sonst kommt der Einwand zu spät.
    }
    .headline =
        { $voice ->
            [you] Kündigen Sie heute an, dass morgen ein Einwand kommt
           *[named] Lassen Sie { $a } eine Nacht darüber schlafen
        }

card-calm-pressure =
    { $voice ->
        [you] Je weniger Zeit ist, desto weniger sagen Sie, und andere fragen sich, ob Sie es gemerkt haben. „Ich denke nach und melde mich in einer Stunde“ reicht.
       *[named] Reden drei Leute auf einmal, kommt von { $a } nichts. Eine einzige Zeile und zehn ruhige Minuten bringen Ihnen eine klare Antwort.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie, dass Sie dran sind, bevor Sie verstummen
           *[named] Stellen Sie { $a } eine Frage, und warten Sie ab
        }

card-calm-remote =
    { $voice ->
        [you] Bis Sie so weit sind, ist der Chat woanders. Zitieren Sie die Zeile, die Sie meinen, und alle finden zurück.
       *[named] Bei einem Anruf aus heiterem Himmel bekommen Sie die kurze Antwort. Schicken Sie das Thema und zwei Zeiten zur Wahl, und { $a } kommt vorbereitet.
    }
    .headline =
        { $voice ->
            [you] Antworten Sie auch, wenn der Chat schon weiter ist
           *[named] Schreiben Sie { $a }, bevor Sie anrufen
        }

card-calm-with-dominance =
    { $voice ->
        [you] Schweigen Sie, denkt jemand mit Stil D (schnell, Sache zuerst), Sie hätten nichts zu sagen. „Im Moment bin ich eher dafür“ hält die Frage offen.
       *[named] Jemand mit Stil D will es jetzt geklärt haben, und { $a } will nachdenken. Ein fester Tag gibt { $a } Zeit und macht dem Drängen ein Ende.
    }
    .headline =
        { $voice ->
            [you] Antworten Sie jetzt kurz und morgen ausführlich
           *[named] Legen Sie vorab einen Tag für die Antwort fest
        }

card-calm-with-influence =
    { $voice ->
        [you] Jemand mit Stil I (schnell, Menschen zuerst) ist bei der vierten Idee, während Sie noch an einer Antwort auf die erste arbeiten. Notieren Sie Ihre Antworten beim Zuhören.
       *[named] Neben jemandem mit Stil I ist { $a } keine Pause lang genug, um etwas zu sagen. Setzen Sie den Punkt auf der nächsten Tagesordnung an den Anfang.
    }
    .headline =
        { $voice ->
            [you] Bitten Sie um zwei Minuten für alle Ihre Punkte
           *[named] Fragen Sie { $a } hinterher, was ungesagt blieb
        }

card-calm-with-steadiness =
    { $voice ->
        [you] Sie warten, und jemand mit Stil S (ruhig, Menschen zuerst) wartet mit Ihnen, also hängt die Frage in der Luft. Ein grober Anfang genügt.
       *[named] Wie jemand mit Stil S wartet { $a }, bis jeder Gedanke fertig ist. Sagen Sie, dass Lücken willkommen sind.
    }
    .headline =
        { $voice ->
            [you] Klären Sie, wer den ersten Vorschlag macht
           *[named] Legen Sie fest, bis wann { $a } einen Entwurf zeigt
        }

card-calm-with-conscientiousness =
    { $voice ->
        [you] Sie hätten gern noch einen Tag, und jemand mit Stil C (ruhig, Sache zuerst) auch. Ein Tag folgt auf den anderen, und nichts geht raus.
       *[named] { $a } und jemand mit Stil C bereiten beide lange vor, bevor Sie etwas sehen. Eine halbe Seite zeigt Ihnen den Stand.
    }
    .headline =
        { $voice ->
            [you] Vereinbaren Sie zwei Denkrunden, dann geht es raus
           *[named] Bitten Sie { $a } diese Woche um eine halbe Seite
        }
