## Cards for the claim that a person puts people first: who is affected, and how everyone is.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-people-talking =
    { $voice ->
        [you] Sie fragen, wie es geht, bevor Sie sagen, was Sie brauchen, und die Bitte rutscht in die letzte Zeile.
       *[named] { $a } will wissen, wie es den Leuten geht, und kommt dann zu den Zahlen. Zwei Sätze reichen.
    }
    .headline =
        { $voice ->
            [you] Schreiben Sie zuerst die Bitte, dann die netten Worte
           *[named] Sagen Sie { $a } vor den Zahlen, wie es allen geht
        }

card-people-one-to-one =
    { $voice ->
        [you] Die halbe Zeit reden Sie darüber, wie es allen geht, und was fertig wurde, drängt sich in die letzten Minuten. Ein Ergebnis am Anfang nimmt den Druck heraus.
       *[named] { $a } merkt früh, wer erschöpft ist und wer sich ausgeschlossen fühlt. Hören Sie sich das zuerst an, und planen Sie gemeinsam die Hilfe.
    }
    .headline =
        { $voice ->
            [you] Beginnen Sie Ihr nächstes Einzelgespräch mit einem Ergebnis
           *[named] Fragen Sie { $a }, wer im Team Hilfe braucht
        }

card-people-giving-feedback =
    { $voice ->
        [you] Sie denken daran, wie es der anderen Person damit geht, und die Kritik geht in netten Worten unter. Auf Papier bleibt sie, wie sie ist.
       *[named] Kritik von { $a } kommt so gut verpackt, dass sie wie Lob klingt. Bekommen Sie die klare Fassung, bedanken Sie sich dafür.
    }
    .headline =
        { $voice ->
            [you] Schreiben Sie die eine Tatsache auf, bevor Sie reden
           *[named] Fragen Sie { $a }, was genau Sie anders machen sollen
        }

card-people-taking-feedback =
    { $voice ->
        [you] Sie hören „Diese Seite ist falsch“ und verstehen „Sie sind falsch“. Antworten Sie: „Seite drei braucht also eine neue Tabelle“, und es geht wieder um die Arbeit.
       *[named] Ein gutes Verhältnis bei der Arbeit ist { $a } sehr wichtig. Ist das gesagt, redet es sich leichter über die Arbeit selbst.
    }
    .headline =
        { $voice ->
            [you] Machen Sie aus der Kritik einen Satz über die Arbeit
           *[named] Sagen Sie vor der Kritik, dass Sie gern zusammenarbeiten
        }

card-people-meetings =
    { $voice ->
        [you] Sie begründen damit, was ein Plan für die Menschen bedeutet. Mit einer Zahl daneben erreicht das auch alle, die zuerst auf Fakten sehen.
       *[named] Geht ein Meeting gleich zu den Zahlen, sorgt sich { $a } um die Menschen hinter jeder einzelnen.
    }
    .headline =
        { $voice ->
            [you] Bringen Sie zum nächsten Meeting eine Zahl mit
           *[named] Setzen Sie für { $a } „Wen betrifft es?“ auf die Tagesordnung
        }

card-people-deciding =
    { $voice ->
        [you] Sie sehen zuerst, wer enttäuscht wäre. Sprechen die Fakten für etwas anderes, sagen Sie es, und planen Sie dann, wie diese Menschen es erfahren.
       *[named] { $a } denkt an diese Menschen, bevor es um Kosten oder Qualität geht. Hat noch niemand mit ihnen geredet, tun Sie es vor der Entscheidung.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie sich: „Und wenn es niemanden störte?“
           *[named] Sagen Sie { $a }, wen jede Möglichkeit betrifft
        }

card-people-planning =
    { $voice ->
        [you] Ihr Plan geht davon aus, wer gut zusammenarbeitet. Andere müssen sehen, was herauskommt und wann.
       *[named] { $a } denkt mehr an Menschen als an Termine. Fragen Sie, welche zwei miteinander reden müssen, bevor die Arbeit anfängt.
    }
    .headline =
        { $voice ->
            [you] Schreiben Sie im Plan neben jeden Namen ein Datum
           *[named] Zeigen Sie { $a } einen Plan mit Namen
        }

card-people-delegation =
    { $voice ->
        [you] Sie geben eine Aufgabe dorthin, wo sie Freude macht, und schonen, wer müde aussieht. Was die Aufgabe verlangt, kommt zuletzt.
       *[named] { $a } weiß gern, für wen eine Aufgabe ist. Zehn Minuten mit dieser Person sagen mehr als eine Zielzahl.
    }
    .headline =
        { $voice ->
            [you] Sehen Sie zuerst auf die Aufgabe, dann auf die Namen
           *[named] Stellen Sie { $a } einer Person vor, die darauf wartet
        }

card-people-helping =
    { $voice ->
        [you] Sie kümmern sich um den Menschen, und das Problem ist danach noch da. Eine Frage zeigt, was die Arbeit wieder in Gang bringt.
       *[named] { $a } hilft gern, und andere Arbeit wartet so lange. Reden Sie darüber, und kürzen Sie die Bitte auf das, was passt.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie, was fehlt, bevor Sie trösten
           *[named] Fragen Sie { $a }, was beim Helfen liegen bliebe
        }

card-people-change =
    { $voice ->
        [you] Sie denken zuerst an die, denen eine Veränderung zusetzt. Trost allein beantwortet keine der Fragen, die danach kommen.
       *[named] { $a } denkt zuerst an diese Menschen. Sagen Sie, wie sie es erfahren und wer hilft, und nennen Sie dann die Gründe.
    }
    .headline =
        { $voice ->
            [you] Geben Sie mit dem Mitgefühl auch Fakten weiter
           *[named] Sagen Sie { $a }, wen die Veränderung am härtesten trifft
        }

card-people-disagreement =
    { $voice ->
        [you] Im Streit prüfen Sie, ob zwischen Ihnen noch alles stimmt, und geben Ihren Standpunkt auf. Schreiben Sie ihn vor dem Treffen auf.
       *[named] Auch im Streit ist { $a } das gute Verhältnis wichtig. Beginnen Sie mit dem, worin Sie sich einig sind, und sagen Sie den Rest in einem klaren Satz.
    }
    .headline =
        { $voice ->
            [you] Klären Sie erst die Frage, dann schließen Sie Frieden
           *[named] Sagen Sie { $a } zuerst, worin Sie sich einig sind
        }

card-people-pressure =
    { $voice ->
        [you] Liegen die Nerven blank, kümmern Sie sich um die Stimmung, und die Arbeit steht still. Auch ein klarer nächster Schritt ist freundlich.
       *[named] Kurz vor dem Termin fragt sich { $a } bei einem bloßen „Schicken Sie es“, was zwischen Ihnen nicht stimmt. Zwei warme Worte kosten Sie keine Zeit.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie einen netten Satz, dann, was fällig ist
           *[named] Danken Sie { $a } persönlich, auch in der Eile
        }

card-people-remote =
    { $voice ->
        [you] Schriftlich sehen Sie keine Reaktion, also fügen Sie nette Worte an, bis die Bitte kaum zu finden ist. Zwei Zeilen sind freundlich genug.
       *[named] Eine Nachricht ohne Gruß klingt für { $a } verärgert, und dann geht es um Ihren Ton statt um Ihre Frage.
    }
    .headline =
        { $voice ->
            [you] Schicken Sie eine Bitte in zwei schlichten Zeilen
           *[named] Schreiben Sie { $a } auch eine freundliche Zeile
        }

card-people-with-dominance =
    { $voice ->
        [you] Jemand mit Stil D (schnell, Sache zuerst) fragt, was ein Plan erreicht, und Sie fragen, wen er betrifft. Sagen Sie, von wem der Erfolg abhängt, und beides ist beantwortet.
       *[named] „Die Leute sind verärgert“ von { $a } ist für jemanden mit Stil D Nebensache. „Wir verlieren zwei Leute und verpassen den Termin“ ist es nicht.
    }
    .headline =
        { $voice ->
            [you] Beginnen Sie mit dem Ergebnis, dann kommen die Menschen
           *[named] Helfen Sie { $a }, die Sorge ans Ergebnis zu knüpfen
        }

card-people-with-influence =
    { $voice ->
        [you] Sie und jemand mit Stil I (schnell, Menschen zuerst) reden eine Stunde darüber, wem ein Plan gefällt. Am Ende hat niemand gefragt, was er kostet.
       *[named] Plant { $a } mit jemandem mit Stil I, denken beide an Menschen und niemand an die Kosten. Drei Zahlen auf Papier halten sie im Blick.
    }
    .headline =
        { $voice ->
            [you] Sehen Sie die Zahlen an, bevor ein Name fällt
           *[named] Bitten Sie { $a }, drei Zahlen mitzubringen
        }

card-people-with-steadiness =
    { $voice ->
        [you] Sie und jemand mit Stil S (ruhig, Menschen zuerst) schonen einander, und ein Fehler bleibt in der Arbeit. Tun Sie es beide, fühlt sich niemand kritisiert.
       *[named] Aus Freundlichkeit loben { $a } und jemand mit Stil S, was neu gemacht werden sollte. Auf Nachfrage sagt es sich leichter.
    }
    .headline =
        { $voice ->
            [you] Vereinbaren Sie, je eine Schwachstelle zu nennen
           *[named] Bitten Sie { $a } um eine Schwachstelle in der Arbeit
        }

card-people-with-conscientiousness =
    { $voice ->
        [you] Jemand mit Stil C (ruhig, Sache zuerst) fragt, was stimmt, und Sie fragen, wem es zu schaffen macht. Fünf Minuten am Schluss sind ein fairer Tausch.
       *[named] „Die Leute sind unzufrieden“ von { $a } erreicht jemanden mit Stil C nicht. „Drei von fünf können das neue Formular nicht ausfüllen“ schon.
    }
    .headline =
        { $voice ->
            [you] Bringen Sie Fakten, und erbitten Sie Zeit für die Menschen
           *[named] Machen Sie mit { $a } aus einer Sorge eine Tatsache
        }
