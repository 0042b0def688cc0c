## Cards for the claim that a person moves fast: quick to start, to speak and to go on to the next thing.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-fast-talking =
    { $voice ->
        [you] Sie entwickeln Ideen beim Reden, und andere setzen eine erste Fassung um, die Sie schon verworfen haben.
       *[named] { $a } entwickelt Ideen beim Reden, und die erste Fassung ändert sich. Haben Sie gefragt, wissen Sie beide, welche gilt.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie dazu, ob Sie entscheiden oder nur laut denken
           *[named] Fragen Sie { $a }, welcher Gedanke feststeht
        }

card-fast-one-to-one =
    { $voice ->
        [you] Sie schaffen sechs Themen in der Zeit, die andere für zwei brauchen. Wählen Sie eines, und bleiben Sie dabei, bis die andere Person fertig ist.
       *[named] { $a } kommt gern zügig voran. Sagen Sie am Anfang, welches Thema länger braucht, und es bekommt seine Zeit.
    }
    .headline =
        { $voice ->
            [you] Bremsen Sie im nächsten Einzelgespräch für ein Thema ab
           *[named] Machen Sie Tempo, und das langsame Thema kommt zuletzt
        }

card-fast-giving-feedback =
    { $voice ->
        [you] Sie melden sich gleich nach dem Ereignis, wenn die Gefühle hochkochen. Rückmeldung kommt besser an, wenn die andere Person den Zeitpunkt gewählt hat.
       *[named] { $a } sagt etwas dazu, kaum dass die Arbeit fertig ist. „Ich will alles hören, nach der Mittagspause“ ist in Ordnung, wenn Sie darauf zurückkommen.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie vor einer Rückmeldung: „Jetzt oder morgen?“
           *[named] Sagen Sie, wenn Rückmeldung von { $a } zu früh kommt
        }

card-fast-taking-feedback =
    { $voice ->
        [you] Sie antworten auf die erste Hälfte, während die zweite noch kommt. Wiederholen Sie in eigenen Worten, was Sie gehört haben, und sagen Sie dann, was Sie denken.
       *[named] Rückmeldung hilft { $a } am meisten, solange die Arbeit frisch ist. Fragen Sie einen Tag später noch einmal, wenn Zeit für einen zweiten Gedanken war.
    }
    .headline =
        { $voice ->
            [you] Hören Sie Rückmeldung ganz an, bevor Sie antworten
           *[named] Geben Sie { $a } am selben Tag eine kurze Rückmeldung
        }

card-fast-meetings =
    { $voice ->
        [you] Sie reden, bevor die Frage zu Ende ist. Wer langsamer spricht, antwortet dann auf Ihren Punkt, statt einen eigenen Gedanken einzubringen.
       *[named] Wenn { $a } redet, gibt es kaum Lücken. Ein schlichtes „Dazu noch etwas“ wirkt und braucht keine Entschuldigung.
    }
    .headline =
        { $voice ->
            [you] Lassen Sie im nächsten Meeting zwei andere zuerst reden
           *[named] Reden Sie los, ohne eine Pause von { $a } abzuwarten
        }

card-fast-deciding =
    { $voice ->
        [you] Sie entscheiden früh und korrigieren unterwegs. Das geht gut, bis etwas endgültig ist.
       *[named] { $a } entscheidet schnell und hält die Dinge in Bewegung. Zeigen Sie auf den einen Teil, der endgültig ist, damit er einen zweiten Blick bekommt.
    }
    .headline =
        { $voice ->
            [you] Warten Sie vor jedem endgültigen Schritt einen Tag
           *[named] Bitten Sie { $a }, über Endgültiges eine Nacht zu schlafen
        }

card-fast-planning =
    { $voice ->
        [you] Sie fangen mehr an, als Sie beenden, und jede neue Aufgabe glänzt am ersten Tag. Wählen Sie, was Sie fertig machen und was Sie streichen.
       *[named] { $a } plant am besten nah an der Arbeit. Fangen Sie heute mit etwas an, und planen Sie den Rest nach dem, was Sie lernen.
    }
    .headline =
        { $voice ->
            [you] Schließen Sie zwei offene Aufgaben ab, bevor Sie Neues anfangen
           *[named] Fragen Sie { $a } nur nach den nächsten zwei Schritten
        }

card-fast-delegation =
    { $voice ->
        [you] Sie geben Arbeit mit einem Satz ab und sind in Gedanken schon woanders. Die Antwort zeigt, was in diesem Satz gefehlt hat.
       *[named] { $a } legt gern gleich los. Sind die Grenzen zuerst bekannt, muss nichts zweimal gemacht werden.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie „Was tun Sie zuerst?“, bevor Sie weiterziehen
           *[named] Nennen Sie { $a } die Grenzen, dann erst die Aufgabe
        }

card-fast-helping =
    { $voice ->
        [you] Sie springen ein, bevor die andere Person fertig erklärt hat, und dann ist die falsche Hälfte repariert.
       *[named] { $a } springt schnell ein, wenn etwas dringend ist. „Nur diese Seite, bitte“ hält die Unterbrechung kurz.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie, bei welchem Teil Sie helfen können, dann los
           *[named] Bringen Sie { $a } Dringendes, und sagen Sie, wo es endet
        }

card-fast-change =
    { $voice ->
        [you] Sie wechseln mitten in der Woche den Plan, während andere noch dem alten folgen. Sagen Sie, was endet, was anfängt und ab wann.
       *[named] { $a } lernt durch Ausprobieren. Was sich in den ersten Stunden zeigt, hilft allen, die später anfangen.
    }
    .headline =
        { $voice ->
            [you] Schreiben Sie bei jedem Kurswechsel allen eine Zeile
           *[named] Lassen Sie { $a } das Neue am ersten Tag ausprobieren
        }

card-fast-disagreement =
    { $voice ->
        [you] Ihr „Nein“ ist heraus, bevor die andere Person beim Wichtigsten ist. Eine Frage gibt Ihnen Zeit, es zu hören.
       *[named] { $a } klärt eine Frage gern und zieht weiter. Eine kurze Antwort heute hilft mehr als eine ausführliche nächste Woche.
    }
    .headline =
        { $voice ->
            [you] Stellen Sie eine Frage, bevor Sie widersprechen
           *[named] Antworten Sie auf einen Einwand von { $a } am selben Tag
        }

card-fast-pressure =
    { $voice ->
        [you] Wird die Zeit knapp, werden Sie schneller und fangen drei Dinge zugleich an. Zwei Minuten Sortieren ersparen Ihnen eine Stunde Nacharbeit.
       *[named] Wird die Zeit knapp, redet und handelt { $a } noch schneller. „Was kommt als Nächstes, und wann ist es fertig?“ bringt Ordnung, „Langsamer“ nicht.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie, welche Aufgabe zuerst kommt und welche wartet
           *[named] Bitten Sie { $a } um den nächsten Schritt, nicht um Ruhe
        }

card-fast-remote =
    { $voice ->
        [you] Sie schicken fünf Nachrichten hintereinander ab, und die letzte berichtigt die erste. Warten Sie fünf Minuten, und schicken Sie dann, was noch gilt.
       *[named] { $a } antwortet binnen einer Minute und erwartet dasselbe. „Gesehen, mehr am Nachmittag“ verschafft Ihnen die Stunden dazwischen.
    }
    .headline =
        { $voice ->
            [you] Packen Sie alles in eine Nachricht
           *[named] Sagen Sie { $a }, wann Ihre Antwort kommt
        }

card-fast-with-dominance =
    { $voice ->
        [you] Jemand mit Stil D (schnell, Sache zuerst) startet so schnell wie Sie. Auf halber Strecke hat noch niemand den Weg geprüft.
       *[named] Trifft { $a } auf jemanden mit Stil D, sind beide in Minuten unterwegs. Später bremst niemand, wenn es nicht am Anfang vereinbart war.
    }
    .headline =
        { $voice ->
            [you] Vereinbaren Sie vorher, was Sie beide anhalten ließe
           *[named] Fragen Sie { $a }, was ein Grund zum Anhalten wäre
        }

card-fast-with-influence =
    { $voice ->
        [you] Jemand mit Stil I (schnell, Menschen zuerst) denkt laut, und Sie auch. Zehn Dinge fangen an, und jede Seite erinnert sich an fünf andere.
       *[named] Trifft { $a } auf jemanden mit Stil I, sprudeln die Ideen, und ausreden darf niemand. Drei geschriebene Zeilen klären, welche Idee weitergeht.
    }
    .headline =
        { $voice ->
            [you] Halten Sie am Ende schriftlich fest, was Sie vereinbart haben
           *[named] Fragen Sie { $a } am selben Tag, was vereinbart wurde
        }

card-fast-with-steadiness =
    { $voice ->
        [you] Jemand mit Stil S (ruhig, Menschen zuerst) denkt noch nach, wenn Sie das Schweigen für ein Ja halten. Eine Stunde Abstand bringt Ihnen die echte Antwort.
       *[named] { $a } fragt nach, bevor jemand mit Stil S zu Ende gedacht hat. Vereinbaren Sie mit beiden, wann die Antwort fällig ist.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie, und holen Sie sich die Antwort später
           *[named] Helfen Sie { $a }, auf die langsamere Antwort zu warten
        }

card-fast-with-conscientiousness =
    { $voice ->
        [you] Sie würden nach dem ersten Eindruck anfangen, und jemand mit Stil C (ruhig, Sache zuerst) möchte erst lesen. Ein kleiner Versuch jetzt und eine volle Prüfung später passen beiden.
       *[named] Jemand mit Stil C liest erst und redet dann. { $a } würde lieber gleich reden und muss dann doch auf die Antwort warten.
    }
    .headline =
        { $voice ->
            [you] Setzen Sie zwei Termine: einen zum Versuchen, einen zum Prüfen
           *[named] Lassen Sie { $a } die Unterlagen zwei Tage vorher schicken
        }
