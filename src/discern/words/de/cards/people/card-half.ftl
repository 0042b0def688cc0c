## Cards for a person between two directions. $voice is you (said to that person) or named (said of $a to those who work with $a).

### Above all fast.

card-half-di-talking =
    { $voice ->
        [you] Sie holen sich ein Ja, während andere noch nachdenken. Halbherzige Zustimmung zerfällt später, also hören Sie die Sorge besser gleich.
       *[named] { $a } überzeugt aus dem Stand. Brauchen Sie Zeit zum Nachdenken, sagen Sie, wann Sie antworten, und halten Sie sich daran.
    }
    .headline =
        { $voice ->
            [you] Werben Sie nur einmal, dann fragen Sie nach einem Zweifel
           *[named] Sagen Sie { $a }: „Ich antworte heute Nachmittag“
        }

card-half-di-giving-feedback =
    { $voice ->
        [you] Lob und Kritik kommen von Ihnen auf der Stelle, und die ganze Gruppe hört zu. Drei leise Sätze bewirken mehr.
       *[named] Ob Lob oder Kritik, { $a } sagt es sofort und vor allen. Schlagen Sie für später am Tag zehn ruhige Minuten vor.
    }
    .headline =
        { $voice ->
            [you] Geben Sie die nächste Rückmeldung zu zweit, eine Stunde später
           *[named] Klären Sie Einzelheiten mit { $a } unter vier Augen
        }

card-half-di-deciding =
    { $voice ->
        [you] Sie greifen in der ersten Minute zur mutigen Lösung. Wer täglich damit arbeiten wird, weiß, was sie verlangt.
       *[named] { $a } sieht gern, was zu gewinnen ist. Sagen Sie dazu, was die denken, die es umsetzen würden.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie vor Ihrem Ja die, die es umsetzen
           *[named] Zeigen Sie { $a } neben der sicheren eine mutige Lösung
        }

card-half-di-planning =
    { $voice ->
        [you] Sie bereiten den großen Tag vor und lassen den nächsten leer. Benennen Sie, wer Fragen beantwortet und wer Fehler behebt.
       *[named] { $a } arbeitet auf den großen Moment hin und reißt alle mit. Klären Sie gemeinsam, wer in der Woche danach was tut.
    }
    .headline =
        { $voice ->
            [you] Planen Sie die Woche nach Ihrem nächsten großen Start
           *[named] Fragen Sie { $a }, was nach dem großen Tag passiert
        }

card-half-di-delegation =
    { $voice ->
        [you] Sie schauen bei abgegebener Arbeit vorbei, zum Antreiben oder zum Anfeuern. Jeder Besuch kostet jemanden eine halbe Stunde.
       *[named] Etwas Neues in Gang zu bringen macht { $a } am meisten Freude. Vereinbaren Sie die Übergabe vor dem Start.
    }
    .headline =
        { $voice ->
            [you] Setzen Sie zwei Prüftermine, und bleiben Sie dazwischen weg
           *[named] Geben Sie { $a } den Start, und benennen Sie, wer abschließt
        }

card-half-di-change =
    { $voice ->
        [you] Sie nutzen das Neue schon, während andere noch davon hören. Ein Tag Vorlauf lässt alle gemeinsam anfangen.
       *[named] { $a } greift Neues schnell auf und nimmt andere mit. Mit einem ehrlichen Datum können Sie beide planen.
    }
    .headline =
        { $voice ->
            [you] Kündigen Sie die nächste Änderung einen Tag vorher an
           *[named] Sagen Sie { $a }, ab wann Sie umsteigen können
        }

card-half-di-disagreement =
    { $voice ->
        [you] Sie streiten schnell und laut, und wer langsamer denkt, steigt aus. Bitten Sie bis morgen schriftlich um die Gegenseite.
       *[named] { $a } hört ein Nein lieber auf der Stelle. Lange schriftliche Gründe kommen zu spät, um noch etwas zu ändern.
    }
    .headline =
        { $voice ->
            [you] Halten Sie inne, wenn im Streit jemand verstummt
           *[named] Sagen Sie { $a } Ihren Einwand laut und in einem Satz
        }

card-half-di-pressure =
    { $voice ->
        [you] Kurz vor dem Termin geben Sie allen das Tempo vor. Wer langsamer ist, hat Zeit zu sehen, was gleich schiefgeht.
       *[named] Wird die Zeit knapp, zieht { $a } alle mit voller Kraft mit. Etwas Bestimmtes lässt sich leichter annehmen als der Ruf nach Ruhe.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie vor dem Beschleunigen, was Sie übersehen haben
           *[named] Nennen Sie { $a } eine Sache, die Zeit braucht
        }

### Above all people first.

card-half-is-talking =
    { $voice ->
        [you] Sie spüren, was andere fühlen, und wählen Worte, die gefallen. Ein unbequemer Satz, freundlich gesagt, hilft mehr als zehn angenehme.
       *[named] { $a } hört erst auf den Menschen, dann auf das Thema. Eine echte Frage, mit einer Minute für die Antwort, ist für Sie beide ein guter Anfang.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie das eine, das Sie lieber weglassen würden
           *[named] Fragen Sie { $a } zuerst, wie es geht
        }

card-half-is-giving-feedback =
    { $voice ->
        [you] Sie versüßen eine Beschwerde oder schlucken sie, um das gute Verhältnis zu schonen. Schreiben Sie sie vorher auf, und seien Sie danach freundlich.
       *[named] { $a } verpackt Kritik in Lob oder einen Scherz oder behält sie für sich. Die Bitte um nur einen Punkt macht Offenheit leichter.
    }
    .headline =
        { $voice ->
            [you] Beginnen Sie Ihre Rückmeldung mit dem harten Satz
           *[named] Bitten Sie { $a } um eine ehrliche Beschwerde
        }

card-half-is-taking-feedback =
    { $voice ->
        [you] Hören Sie „Das ist noch nicht gut“, denken Sie „Die mögen mich nicht“. Einen Tag später, auf Papier, sehen Sie, was zu ändern ist.
       *[named] { $a } ist wichtig, wie Sie miteinander auskommen. Zehn gewöhnliche Minuten danach zeigen, dass sich nichts geändert hat.
    }
    .headline =
        { $voice ->
            [you] Erbitten Sie die Kritik morgen noch einmal, schriftlich
           *[named] Bleiben Sie nach Kritik an { $a } noch zum Plaudern
        }

card-half-is-deciding =
    { $voice ->
        [you] Sie fragen vor einer Entscheidung alle, die Sie mögen. Mit der vierten Meinung wollen Sie es noch einem Menschen recht machen.
       *[named] { $a } will vor einer Entscheidung wissen, was andere denken. Bringen Sie beide Meinungen mit, und daneben die Zahlen.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie drei Leute, dann schreiben Sie Ihre Antwort auf
           *[named] Zeigen Sie { $a }, was zwei Vertraute denken
        }

card-half-is-planning =
    { $voice ->
        [you] Sie lassen Ihren Plan fallen, wenn jemand zum Lachen oder zum Trösten vorbeikommt. Bieten Sie eine Zeit gleich danach an, damit sich niemand abgewiesen fühlt.
       *[named] { $a } schenkt allen viel Zeit, die Gesellschaft oder ein geduldiges Ohr suchen. Fragen Sie, welche Stunden für andere Arbeit am wichtigsten sind.
    }
    .headline =
        { $voice ->
            [you] Tragen Sie zwei Stunden „besetzt“ ein, und sagen Sie es
           *[named] Helfen Sie { $a }, diese Woche zwei Stunden freizuhalten
        }

card-half-is-delegation =
    { $voice ->
        [you] Sie verpacken eine Aufgabe in so viel Freundlichkeit, dass sie wie ein Wunsch klingt. Bitten Sie um eine Wiederholung, bevor Sie Danke sagen.
       *[named] { $a } arbeitet gern mit anderen. Gesellschaft und ein Termin für beide halten die Aufgabe in Gang.
    }
    .headline =
        { $voice ->
            [you] Geben Sie der nächsten Aufgabe eine Zeile und ein Datum
           *[named] Stellen Sie { $a } jemanden zur Seite
        }

card-half-is-disagreement =
    { $voice ->
        [you] Streiten sich zwei, kümmern Sie sich um beide und halten Ihre Meinung zurück. Ein Satz genügt.
       *[named] Im Streit versteht { $a } beide Seiten und setzt sich für andere ein. Die Frage macht Platz für das, was { $a } selbst denkt.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie Ihre Meinung, bevor Sie die Wogen glätten
           *[named] Fragen Sie { $a }: „Und was würden Sie tun?“
        }

card-half-is-pressure =
    { $voice ->
        [you] Wird es angespannt, kümmern Sie sich um den Menschen, dem es nicht gut geht, und Ihr Teil bleibt liegen. Ein fertiges Stück beruhigt auch die anderen.
       *[named] Kurz vor dem Termin kümmert sich { $a } um alle, denen es nicht gut geht. Bieten Sie an, selbst mit einer dieser Personen zu reden.
    }
    .headline =
        { $voice ->
            [you] Machen Sie eine Aufgabe fertig, dann sehen Sie nach anderen
           *[named] Fragen Sie { $a }, welches Gespräch bis morgen warten kann
        }

### Above all calm.

card-half-sc-talking =
    { $voice ->
        [you] Sie wollen alles hören, bevor Sie reden, und sind dann nicht mehr dran. Nennen Sie es unfertig, und niemand nagelt Sie darauf fest.
       *[named] { $a } bringt Gedanken gern in gute Ordnung und zu Papier. Nehmen Sie die heutige Antwort als Anfang, und lassen Sie das Thema offen.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie im nächsten Meeting einen halb fertigen Gedanken
           *[named] Fragen Sie { $a } morgen nach weiteren Gedanken
        }

card-half-sc-giving-feedback =
    { $voice ->
        [you] Sie warten auf den richtigen Moment, und er kommt nicht. Zehn ruhige Minuten genügen.
       *[named] { $a } denkt lange nach und sagt erst dann etwas. Bis Sie es hören, ist es mehr als einmal vorgekommen.
    }
    .headline =
        { $voice ->
            [you] Geben Sie diese Woche eine Rückmeldung, die Sie aufgespart haben
           *[named] Handeln Sie gleich, wenn Rückmeldung von { $a } kommt
        }

card-half-sc-deciding =
    { $voice ->
        [you] Sie warten, bis niemand mehr etwas einwendet und nichts mehr offen ist, und das dauert Wochen. Schreiben Sie den einen Zweifel dazu, der bleibt, und zeigen Sie beides jemandem.
       *[named] { $a } will wissen, was bleibt, und wählt dann, was sich ändert. Lassen Sie Zeit für Bedenken, denn sie sind gut durchdacht.
    }
    .headline =
        { $voice ->
            [you] Schreiben Sie auf, wie Sie heute entscheiden würden
           *[named] Sagen Sie { $a }, was die Entscheidung nicht ändert
        }

card-half-sc-planning =
    { $voice ->
        [you] Sie wählen Schritte, die alle kennen, und stoßen jedes Mal an dieselben Grenzen. Schreiben Sie auf, wie Sie zurückgehen, wenn es scheitert.
       *[named] { $a } arbeitet am besten, wenn Reihenfolge und Termine halten. Muss sich etwas ändern, ändern Sie einen Schritt, und sagen Sie, warum.
    }
    .headline =
        { $voice ->
            [you] Nehmen Sie einen neuen Schritt in den nächsten Plan auf
           *[named] Lassen Sie den Plan in Ruhe, sobald { $a } ihn hat
        }

card-half-sc-delegation =
    { $voice ->
        [you] Mit der halben Anleitung rätseln Sie stundenlang, um niemanden zu stören. Vereinbaren Sie auch einen Termin für einen ersten Blick.
       *[named] { $a } weiß gern, wie das Ergebnis aussehen soll. Benennen Sie, wer Fragen beantwortet, und überlassen Sie { $a } den Rest.
    }
    .headline =
        { $voice ->
            [you] Bitten Sie gleich am Anfang um ein Beispiel
           *[named] Geben Sie { $a } ein Muster und einen Termin
        }

card-half-sc-change =
    { $voice ->
        [you] Ein plötzlicher Kurswechsel wirft Ihre sorgfältig geordnete Arbeit um. Bringen Sie zur Liste etwas mit, das Sie sofort anfangen können.
       *[named] { $a } greift Neues auf, sobald jeder Schritt klar ist. Sagen Sie es, wenn der erste gelingt, und bringen Sie dann erst den nächsten.
    }
    .headline =
        { $voice ->
            [you] Erbitten Sie zwei Tage, um die Folgen aufzulisten
           *[named] Zeigen Sie { $a } die Veränderung Schritt für Schritt
        }

card-half-sc-disagreement =
    { $voice ->
        [you] Sie halten einen Zweifel zurück, bis die Entscheidung gefallen ist, aus Freundlichkeit oder weil der Beleg fehlt. „Was passiert, wenn …?“ genügt.
       *[named] Wenn { $a } einen Einwand höflich in eine Frage kleidet, steckt etwas dahinter. Hören Sie bis zum Ende zu, bevor Sie weitermachen.
    }
    .headline =
        { $voice ->
            [you] Äußern Sie Ihren Zweifel als Frage, und zwar gleich
           *[named] Halten Sie inne, wenn { $a } fragt: „Haben wir an … gedacht?“
        }

card-half-sc-pressure =
    { $voice ->
        [you] In der Hektik werden Sie still und halten sich an jeden gewohnten Schritt. Nennen Sie auch das Risiko, damit andere mitentscheiden.
       *[named] Scherze und eine laute Stimme machen { $a } nicht schneller. Sagen Sie auch, was stimmen muss, und lassen Sie { $a } dann in Ruhe.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie, welcher Schritt heute entfallen kann
           *[named] Sagen Sie { $a }, was heute grob bleiben darf
        }

### Above all task first.

card-half-dc-talking =
    { $voice ->
        [you] Tief in einem Problem antworten Sie mit drei Wörtern, und andere nehmen es persönlich.
       *[named] { $a } sieht streng auf die Arbeit und meint nichts davon persönlich. So gefragt, sagt { $a }, wie es besser wird.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie es, wenn Sie mit einem Problem beschäftigt sind
           *[named] Fragen Sie { $a }, was der Arbeit fehlt
        }

card-half-dc-giving-feedback =
    { $voice ->
        [you] Sie gehen gleich zum Ergebnis und sagen, was daran falsch ist. Die Geschichte dahinter zeigt Ihnen, welcher Fehler der Rede wert ist.
       *[named] { $a } nennt jeden Fehler im selben trockenen Ton, und kleine klingen wie große. Die Reihenfolge zeigt Ihnen, wie schlimm es wirklich ist.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie, wie die Arbeit lief, bevor Sie urteilen
           *[named] Fragen Sie { $a }: „Welchen Fehler zuerst beheben?“
        }

card-half-dc-deciding =
    { $voice ->
        [you] Sie entscheiden nach Ergebnissen und Belegen, und Stimmungen zählen nicht. Schreiben Sie beide Antworten neben Ihre Zahlen.
       *[named] { $a } wägt ab, was sich messen lässt. „Es kostet zwei Leute eine Stunde am Tag“ gibt einer Sorge ihr Gewicht.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie zwei Leute, wie sich die Entscheidung anfühlt
           *[named] Machen Sie für { $a } aus Ihrer Sorge eine Zahl
        }

card-half-dc-planning =
    { $voice ->
        [you] Sie sehen das Ziel und die Mängel, nicht die Menschen, die die Arbeit unterbringen müssen. Schreiben Sie neben jede Aufgabe einen Namen.
       *[named] { $a } sieht, was ein Plan erreicht und wo er bricht. Eine Zeile zu den Menschen ergänzt, was die Zahlen auslassen.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie, wessen Woche Ihr Plan schwerer macht
           *[named] Sagen Sie { $a }, wessen Woche der Plan schwerer macht
        }

card-half-dc-delegation =
    { $voice ->
        [you] Sie übergeben eine Aufgabe mit Ziel, Maßstab und Termin und halten es für geklärt. Wer eine volle Woche hat, sagt es Ihnen ungefragt nicht.
       *[named] Ein schwieriges Problem ist für { $a } Grund genug. Geben Sie die Fakten, die Sie haben, und sagen Sie, was nicht bekannt ist.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie, was bei der anderen Person sonst anliegt
           *[named] Geben Sie { $a } das Problem ohne Motivationsrede
        }

card-half-dc-disagreement =
    { $voice ->
        [you] Sie streiten, bis die Fakten geklärt sind, und die andere Seite verstummt. Nennen Sie, was Sie überzeugen würde, ist die Diskussion wieder offen.
       *[named] { $a } will das Argument und den Beleg. Ist beides zuerst gesagt, bleibt Zeit für eine Antwort.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie, was Sie umstimmen würde
           *[named] Begründen Sie es vor { $a } in zwei Sätzen
        }

card-half-dc-pressure =
    { $voice ->
        [you] Wird die Zeit knapp, schreiben Sie nur, was fehlt oder falsch ist. Andere lesen Ärger heraus und stellen keine Fragen mehr.
       *[named] Kurz vor dem Termin will { $a } den Stand der Arbeit und sonst nichts. Sagen Sie auch, was Sie brauchen und bis wann.
    }
    .headline =
        { $voice ->
            [you] Schreiben Sie heute ein „Bitte“ und einen Grund dazu
           *[named] Sagen Sie { $a } in einer Zeile, was noch offen ist
        }

card-half-dc-remote =
    { $voice ->
        [you] Sie schalten sich zum Ergebnis dazu und verpassen das Plaudern davor. Fragen Sie die erste Person, die da ist, wie die Woche war.
       *[named] Für Online-Meetings ohne Zweck hat { $a } keine Geduld. Hängen Sie die Zahlen an, und nehmen Sie einen schnellen Abschied nicht übel.
    }
    .headline =
        { $voice ->
            [you] Kommen Sie drei Minuten früher ins nächste Online-Meeting
           *[named] Sagen Sie { $a }, was das Online-Meeting klären muss
        }
