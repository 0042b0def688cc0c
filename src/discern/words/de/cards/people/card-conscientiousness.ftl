## Cards for a person who takes time and puts the task first. $voice is you (said to that person) or named (said of $a to those who work with $a).

card-conscientiousness-talking =
    { $voice ->
        [you] Sie berichtigen mitten in einer Geschichte eine Zahl, und die Geschichte stockt. Fragen Sie sich, ob die richtige Zahl etwas ändern würde.
       *[named] { $a } will genau wissen, wie die Dinge stehen. Sagen Sie „38 sind geprüft, den Rest weiß ich am Freitag“ statt „ganz viele“.
    }
    .headline =
        { $voice ->
            [you] Lassen Sie heute einen harmlosen Fehler durchgehen
           *[named] Sagen Sie { $a }, was geprüft ist und was nicht
        }

card-conscientiousness-one-to-one =
    { $voice ->
        [you] Sie kommen mit Tagesordnung und Zahlen und sagen wenig über sich. Fügen Sie einen letzten Punkt an, etwa „Was ich als Nächstes lernen möchte“.
       *[named] { $a } kommt gern vorbereitet. Sind die Punkte bekannt, bleibt Zeit für die Fakten und für die Sorge dahinter.
    }
    .headline =
        { $voice ->
            [you] Bringen Sie etwas Persönliches ins nächste Einzelgespräch mit
           *[named] Schicken Sie { $a } vor dem Einzelgespräch eine Tagesordnung
        }

card-conscientiousness-giving-feedback =
    { $voice ->
        [you] Sie geben Arbeit mit zwanzig Anmerkungen zurück, alle richtig, und niemand liest sie zu Ende. Heben Sie den Rest auf, falls jemand fragt.
       *[named] Findet { $a } nichts zu verbessern, bleibt es still. Brauchen Sie Worte, fragen Sie, welcher Teil den Maßstab erfüllt hat.
    }
    .headline =
        { $voice ->
            [you] Nennen Sie zwei Fehler und einen Teil, der stimmt
           *[named] Halten Sie Schweigen von { $a } nicht für Kritik
        }

card-conscientiousness-taking-feedback =
    { $voice ->
        [you] Ein Fehler, den jemand anders findet, verdirbt Ihnen den Tag. Zählen Sie den Schaden in Stunden, und Sie sehen, ob sich wirklich die ganze Methode ändern muss.
       *[named] { $a } will vor einer Antwort genau wissen, was geschehen ist. Lassen Sie einen Tag zum Nachprüfen, und reden Sie dann.
    }
    .headline =
        { $voice ->
            [you] Schreiben Sie auf, was der Fehler wirklich gekostet hat
           *[named] Geben Sie { $a } zwei Beispiele mit Datum, schriftlich
        }

card-conscientiousness-meetings =
    { $voice ->
        [you] Sie schweigen, bis Sie sicher sind, und dann ist die Entscheidung gefallen. Beginnen Sie mit „Das habe ich noch nicht geprüft“.
       *[named] { $a } hat die Lücke gesehen und sagt ohne Beleg nichts. Sagen Sie, dass ein Verdacht für heute reicht.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie jetzt Ihren Zweifel, der Beleg folgt später
           *[named] Fragen Sie { $a }, was nicht zusammenpasst
        }

card-conscientiousness-deciding =
    { $voice ->
        [you] Eine weitere Prüfung lohnt sich für Sie immer. Bleibt das Ergebnis so oder so dasselbe, sind Sie fertig.
       *[named] { $a } entscheidet nach Belegen. Liegen beide Fakten auf dem Tisch, vereinbaren Sie einen Tag für die Entscheidung.
    }
    .headline =
        { $voice ->
            [you] Schreiben Sie auf, welches Ergebnis Sie umstimmen würde
           *[named] Finden Sie heraus, welche zwei Fakten { $a } noch fehlen
        }

card-conscientiousness-planning =
    { $voice ->
        [you] Sie zeigen einen Plan erst, wenn er makellos ist, und für die Ideen anderer ist es dann zu spät.
       *[named] { $a } sieht Lücken in einem Plan, die andere übersehen. Schließen Sie die drei größten, und sagen Sie, welche offen bleiben.
    }
    .headline =
        { $voice ->
            [you] Schicken Sie den Rohplan, und markieren Sie die Lücken
           *[named] Zeigen Sie { $a } früh den Entwurf: „Was fehlt?“
        }

card-conscientiousness-delegation =
    { $voice ->
        [you] Sie geben Arbeit mit langer Anleitung ab und bessern dann doch nach. Was die Prüfung besteht, ist fertig, auch wenn Sie es anders gemacht hätten.
       *[named] { $a } arbeitet sorgfältig, auch an einer kurzen Notiz. Sagen Sie, wofür und bis wann Sie es brauchen und welche Fehler nicht schaden.
    }
    .headline =
        { $voice ->
            [you] Notieren Sie drei Prüfungen, die das Ergebnis bestehen muss
           *[named] Sagen Sie { $a }, wann es gut genug ist
        }

card-conscientiousness-helping =
    { $voice ->
        [you] Andere suchen bei Ihnen eine helfende Hand und gehen mit einer Fehlerliste. Manche wollen bei schwerer Arbeit nur Gesellschaft.
       *[named] { $a } findet gern die genaue Stelle, an der es hakt. Gehen Sie direkt dorthin, und bringen Sie Fakten statt Aufmunterung.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie vor dem Prüfen: „Soll ich nach Fehlern suchen?“
           *[named] Fragen Sie { $a }, welcher Schritt das Problem ist
        }

card-conscientiousness-change =
    { $voice ->
        [you] Sie finden zehn Fehler in einem neuen Ablauf, bevor ihn jemand ausprobiert hat. Machen Sie für jeden schweren einen Test, und heben Sie die kleinen für später auf.
       *[named] { $a } vertraut dem, was geprüft ist. Geben Sie zuerst die Gründe schriftlich, und teilen Sie dann mit, was der Test zeigt.
    }
    .headline =
        { $voice ->
            [you] Bringen Sie nur Einwände, an denen die Veränderung scheitern würde
           *[named] Lassen Sie { $a } einen Test für das Neue wählen
        }

card-conscientiousness-disagreement =
    { $voice ->
        [you] Bei einer lauten Behauptung ziehen Sie los, um sie zu widerlegen. Wer zuerst fair ist, findet für Belege Gehör.
       *[named] Richtige Fakten sind { $a } wichtiger, als recht zu behalten. Gehen Sie beide Quellen Zeile für Zeile durch, bis Sie den Unterschied finden.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie zuerst, wo die andere Seite recht hat
           *[named] Vergleichen Sie Ihre Quelle mit der von { $a }
        }

card-conscientiousness-pressure =
    { $voice ->
        [you] Kurz vor dem Termin prüfen Sie doppelt so viel, und das allein. Sagen Sie, wo das Risiko liegt, und lassen Sie es andere mittragen.
       *[named] In der Eile hält { $a } an jedem Schritt des Verfahrens fest. Drängen Sie nicht. Klären Sie schriftlich, was ungeprüft rausgeht.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie der Gruppe, was heute ungeprüft rausgeht
           *[named] Klären Sie mit { $a }, welche zwei Fehler nicht passieren dürfen
        }

card-conscientiousness-remote =
    { $voice ->
        [you] Ihre Nachrichten decken jeden Fall ab, mit Fußnoten, und wenige kommen bis zum dritten Absatz. Verschieben Sie den Beleg in einen Anhang.
       *[named] Ein bloßes „Kurze Frage?“ ärgert { $a }, denn nachschlagen lässt sich da noch nichts. Nennen Sie die Datei, die Zeile und den Termin.
    }
    .headline =
        { $voice ->
            [you] Schreiben Sie Ihr Ergebnis in die erste Zeile
           *[named] Schicken Sie { $a } gleich die ganze Frage
        }

card-conscientiousness-with-dominance =
    { $voice ->
        [you] Sie begründen Schritt für Schritt, und wer schnell ist und zuerst an die Sache denkt, hört nach Zeile eins auf. Halten Sie den Beleg für die Nachfrage bereit.
       *[named] { $a } will es richtig haben, und jemand mit Stil D möchte es fertig haben. Ein einzelner Punkt findet Gehör, eine lange Liste nicht.
    }
    .headline =
        { $voice ->
            [you] Nennen Sie jemandem mit Stil D gleich das größte Risiko
           *[named] Helfen Sie { $a }, den teuersten Fehler zu nennen
        }

card-conscientiousness-with-influence =
    { $voice ->
        [you] Sagt jemand mit Stil I (schnell, Menschen zuerst) „alle“, wollen Sie fragen, wie viele. Vor anderen verletzt das, unter vier Augen bekommen Sie eine klare Antwort.
       *[named] { $a } berichtigt eine Zahl, und jemand mit Stil I verliert den Schwung. Sammeln Sie zuerst die Ideen, ohne Kommentar.
    }
    .headline =
        { $voice ->
            [you] Berichtigen Sie nur unter vier Augen
           *[named] Schlagen Sie { $a } vor, erst am Ende zu berichtigen
        }

card-conscientiousness-with-steadiness =
    { $voice ->
        [you] Wer ruhig ist und zuerst an die Menschen denkt, dankt höflich für Ihre Fehlerliste, und trotzdem geht sie nahe. Hören Sie nach zwei Punkten auf, und fragen Sie am nächsten Tag, ob es fair war.
       *[named] Eine trockene Bemerkung von { $a } hängt jemandem mit Stil S lange nach, und niemand spricht darüber. Zum Beispiel: erst, was stimmt, dann, was nicht, dann, wer hilft.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie jemandem mit Stil S zu Beginn, was stimmt
           *[named] Schlagen Sie { $a } eine feste Reihenfolge für Rückmeldung vor
        }

card-conscientiousness-with-conscientiousness =
    { $voice ->
        [you] Sie und noch jemand mit Stil C (ruhig, Sache zuerst) feilen eine Woche an einer Seite und haben Freude daran. Schreiben Sie auf, was als richtig genug gilt.
       *[named] { $a } und noch jemand mit Stil C prüfen einander ohne Ende. Nehmen Sie nach der zweiten Runde, was da ist.
    }
    .headline =
        { $voice ->
            [you] Klären Sie vor dem Start, wer Stopp sagt
           *[named] Setzen Sie { $a } eine Grenze von zwei Prüfrunden
        }
