## Advice for a team: what follows from a claim about it, which is said elsewhere with how sure it is. `you` speaks to the
## team.

## Most people, or the centre of all, are in one quarter or half; or two opposite quarters ($styles DS and IC) have many.

team-most-strength =
    { $voice ->
        [you]
            { $styles ->
                [D] Als Team entscheiden Sie schnell und legen gleich los.
                [I] Ideen zünden bei Ihnen schnell, und das Reden fällt leicht.
                [S] Als Team verlassen Sie sich aufeinander, und die Arbeit läuft gleichmäßig.
                [C] Was Sie abgeben, ist geprüft und durchdacht.
                [DI] Als Team machen Sie aus Worten schnell Taten.
                [IS] Wer neu ist oder zu Gast, fühlt sich bei Ihnen schnell wohl.
                [SC] Als Team denken Sie die Dinge durch und bringen zu Ende, was Sie anfangen.
                [DC] Als Team bleiben Sie bei der Sache und urteilen nach Ergebnissen und Fakten.
                [DS] Als Team haben Sie den Schwung für den Anfang und die Geduld für das Ende.
               *[IC] Als Team haben Sie lebendige Ideen und prüfen sie an den Fakten.
            }
       *[named]
            { $styles ->
                [D] Dieses Team entscheidet schnell und legt gleich los.
                [I] Ideen zünden hier schnell, und das Reden fällt leicht.
                [S] Hier ist aufeinander Verlass, und die Arbeit läuft gleichmäßig.
                [C] Was hier abgegeben wird, ist geprüft und durchdacht.
                [DI] Aus Worten werden hier schnell Taten.
                [IS] Wer neu ist oder zu Gast, fühlt sich hier schnell wohl.
                [SC] Was hier beginnt, ist durchdacht und wird fertig.
                [DC] Hier bleibt es bei der Sache, und Ergebnisse und Fakten entscheiden.
                [DS] Dieses Team hat den Schwung für den Anfang und die Geduld für das Ende.
               *[IC] Lebendige Ideen treffen hier auf Menschen, die die Fakten prüfen.
            }
    }

team-most-watch-out =
    { $voice ->
        [you]
            { $styles ->
                [D] Bei Ihnen greifen zwei zugleich ins Steuer, und wer länger nachdenkt, ist aus dem Gespräch.
                [I] Als Team fangen Sie viel an und bringen wenig davon zu Ende.
                [S] Änderungen und offenen Widerspruch schieben Sie um des Friedens willen auf.
                [C] Als Team warten Sie auf die letzte Zahl, bevor Sie entscheiden.
                [DI] Nur wenige von Ihnen bremsen, um zuzuhören oder zu prüfen, und die Stillen gehen unter.
                [IS] Schlechte Zahlen und Kritik verpacken Sie, bis niemand sie mehr hört.
                [SC] Chancen lassen Sie verstreichen, weil noch nicht alle so weit sind.
                [DC] Wie es jemandem geht, hören Sie erst, wenn das Maß voll ist.
                [DS] Die einen von Ihnen drängen auf Veränderung, die anderen halten an Bewährtem fest.
               *[IC] Die einen von Ihnen schwärmen von einer Idee, die anderen zerpflücken sie, und niemand fühlt sich gehört.
            }
       *[named]
            { $styles ->
                [D] Zwei greifen zugleich ins Steuer, und wer länger nachdenkt, ist aus dem Gespräch.
                [I] Hier wird viel angefangen, und wenig davon wird fertig.
                [S] Änderungen und offener Widerspruch werden hier um des Friedens willen aufgeschoben.
                [C] Entscheidungen warten hier, bis die letzte Zahl da ist.
                [DI] Nur wenige bremsen hier, um zuzuhören oder zu prüfen, und die Stillen gehen unter.
                [IS] Schlechte Zahlen und Kritik werden hier verpackt, bis niemand sie mehr hört.
                [SC] Chancen verstreichen hier, weil noch nicht alle so weit sind.
                [DC] Wie es jemandem geht, kommt hier erst zur Sprache, wenn das Maß voll ist.
                [DS] Die einen drängen auf Veränderung, die anderen halten an Bewährtem fest.
               *[IC] Die einen schwärmen von einer Idee, die anderen zerpflücken sie, und niemand fühlt sich gehört.
            }
    }

team-most-question =
    { $styles ->
        [D] „Welche Entscheidung im letzten Monat wäre einen Tag später besser gewesen?“
        [I] „Was haben wir in den letzten zwei Monaten angefangen, und wie viel davon ist fertig?“
        [S] „Was sehen wir alle seit Wochen und sprechen es nicht an?“
        [C] „Welche unserer Prüfungen hat seit Monaten nichts gefunden?“
        [DI] „Wer hat in unserem letzten Meeting am wenigsten gesagt, und was ist uns entgangen?“
        [IS] „Was muss jemand hier von uns hören, das noch niemand gesagt hat?“
        [SC] „Welche Chance haben wir verstreichen lassen, während wir noch vorbereitet haben?“
        [DC] „Wer hat hier zuletzt gute Arbeit gemacht, und wer hat sich bedankt?“
        [DS] „Was muss sich hier dieses Jahr ändern, und was muss bleiben?“
       *[IC] „Welche Idee haben wir zerredet, und welche nie geprüft?“
    }

team-most-try =
    { $styles ->
        [D] Vor einer Entscheidung dieser Woche stellen alle je eine Frage.
        [I] Halten Sie diese Woche ein altes Versprechen, bevor Sie etwas Neues anfangen.
        [S] Gehen Sie diese Woche bei einer aufgeschobenen Änderung den ersten Schritt.
        [C] Geben Sie diese Woche eine kleine Arbeit ohne zweite Prüfung raus.
        [DI] Fragen Sie zehn Minuten vor Ende Ihres nächsten Meetings, wer noch nichts gesagt hat.
        [IS] In einem Meeting dieser Woche sagen alle, was an der eigenen Arbeit noch nicht gut genug ist.
        [SC] Geben Sie diese Woche eine Arbeit raus, die fast fertig ist.
       *[DC] Beenden Sie diese Woche ein Meeting mit einem Dank, und sagen Sie, wofür.
    }

team-split-try =
    { $one ->
        [D] Schreiben Sie diese Woche zwei Listen: was sich ändern muss und was bleiben muss.
       *[I] Hören Sie diese Woche fünf Minuten lang eine Idee, und stellen Sie dann drei Fragen.
    }

## The centre is in a half of the circle.

team-centre-strength =
    { $voice ->
        [you]
            { $end ->
                [fast] Als Team sprechen Sie Dinge früh an und fangen noch am selben Tag an.
                [calm] Als Team denken Sie erst nach und müssen wenig zweimal entscheiden.
                [people] Als Team helfen Sie einander, bevor jemand fragt.
               *[task] Als Team stellen Sie Ergebnisse und Fakten vor Meinungen.
            }
       *[named]
            { $end ->
                [fast] Dinge werden hier früh angesprochen und noch am selben Tag angefangen.
                [calm] Hier wird erst nachgedacht, und wenig muss zweimal entschieden werden.
                [people] Hier helfen alle einander, bevor jemand fragt.
               *[task] Ergebnisse und Fakten kommen hier vor Meinungen.
            }
    }

team-centre-watch-out =
    { $voice ->
        [you]
            { $end ->
                [fast] Einen Zweifel, der zehn Minuten Erklärung braucht, überhören Sie.
                [calm] Fragen bleiben bei Ihnen länger offen, als sie müssten.
                [people] Schlechte Zahlen kommen bei Ihnen aus Rücksicht spät auf den Tisch.
               *[task] Dank und Sorgen bleiben bei Ihnen ungesagt, solange die Arbeit läuft.
            }
       *[named]
            { $end ->
                [fast] Ein Zweifel, der zehn Minuten Erklärung braucht, wird hier überhört.
                [calm] Fragen bleiben hier länger offen, als sie müssten.
                [people] Schlechte Zahlen kommen hier aus Rücksicht spät auf den Tisch.
               *[task] Dank und Sorgen bleiben hier ungesagt, solange die Arbeit läuft.
            }
    }

team-centre-question =
    { $end ->
        [fast] „Was haben wir diesen Monat angefangen, das ein Tag Nachdenken verhindert hätte?“
        [calm] „Welche Frage ist am längsten offen, und womit wäre sie diese Woche erledigt?“
        [people] „Welche Zahl haben wir uns nicht angesehen, weil sie jemandem wehtut?“
       *[task] „Wer hatte hier eine schwere Woche, und woran würden wir anderen das merken?“
    }

team-centre-try =
    { $end ->
        [fast] Beginnen Sie diese Woche ein Meeting mit zwei Minuten stillem Schreiben.
        [calm] Schließen Sie diese Woche eine offene Frage mit dem ab, was Sie heute wissen.
        [people] Eröffnen Sie diese Woche ein Meeting mit einer Zahl und dem, was sie bedeutet.
       *[task] Eröffnen Sie diese Woche ein Meeting mit der Frage, wie es allen geht.
    }

## Both halves of the circle have many.

team-divided-strength =
    { $voice ->
        [you]
            { $axis ->
                [pace] Als Team legen Sie schnell los und schauen trotzdem ein zweites Mal hin.
               *[focus] Als Team kümmern Sie sich um die Zahlen und um die Menschen.
            }
       *[named]
            { $axis ->
                [pace] Auch nach einem schnellen Start schaut hier jemand ein zweites Mal hin.
               *[focus] Um Zahlen und um Menschen kümmert sich hier jemand.
            }
    }

team-divided-watch-out =
    { $voice ->
        [you]
            { $axis ->
                [pace] Die einen von Ihnen sind schon weiter, während die anderen noch nachdenken.
               *[focus] Knappe Nachrichten klingen bei Ihnen kalt und freundliche vage.
            }
       *[named]
            { $axis ->
                [pace] Die einen sind hier schon weiter, während die anderen noch nachdenken.
               *[focus] Knappe Nachrichten klingen hier kalt und freundliche vage.
            }
    }

team-divided-question =
    { $axis ->
        [pace] „Wann waren wir zuletzt für die einen zu schnell oder für die anderen zu langsam?“
       *[focus] „Sind wir bei unserer letzten großen Entscheidung den Zahlen gefolgt oder den Menschen?“
    }

team-divided-try =
    { $axis ->
        [pace] Schicken Sie diese Woche vor einer Entscheidung allen die Frage, einen Tag vorher.
       *[focus] Schreiben Sie diese Woche vor einer Entscheidung erst die Fakten auf, dann, wen sie betrifft.
    }

## All four quarters have someone.

team-coverage-strength =
    { $voice ->
        [you] Antreiben, Menschen gewinnen, Ruhe bewahren und prüfen: Das können Sie alles aus eigener Kraft.
       *[named] Antreiben, Menschen gewinnen, Ruhe bewahren und prüfen: Das kann dieses Team alles aus eigener Kraft.
    }

team-coverage-question = „Wessen Arbeitsweise nutzen wir am wenigsten, und was kostet uns das?“

team-coverage-try = Nehmen Sie sich diese Woche einen Plan vor, und fragen Sie: Was daran ist langsam, langweilig, unfair oder falsch?

## No one is in a quarter, or only one person is.

team-absent-watch-out =
    { $styles ->
        [D] Entscheidungen bleiben liegen, weil niemand zuerst ans Entscheiden denkt.
        [I] Gute Arbeit bleibt unbekannt, weil niemand zuerst ans Erzählen denkt.
        [S] Sorgen und Überlastung bleiben unbemerkt, weil niemand zuerst ans Zuhören denkt.
        [C] Risiken werden spät gesehen, weil niemand zuerst ans Prüfen denkt.
        [DS] Gespräche drehen sich im Kreis, weil niemand zuerst ans Entscheiden denkt oder an Ruhe und Beständigkeit.
       *[IC] Pläne gehen an den Start, die kaum jemand kennt und niemand geprüft hat.
    }

team-absent-question =
    { $styles ->
        [D] „Wer sagt hier ‚Los geht’s‘, wenn wir lange genug geredet haben?“
        [I] „Wer außerhalb muss von unserer Arbeit hören, und wer erzählt davon?“
        [S] „Woran merken wir, dass jemand hier zu viel zu tun hat?“
       *[C] „Wer prüft die Zahlen, bevor sie rausgehen?“
    }

team-absent-try =
    { $styles ->
        [D] Beenden Sie diese Woche ein Meeting mit einer Entscheidung, einem Namen und einem Datum.
        [I] Zeigen Sie diese Woche eine unfertige Arbeit Leuten außerhalb des Teams.
        [S] Fragen Sie diese Woche alle, was hakt und was zu viel ist.
       *[C] Benennen Sie diese Woche vor einer Entscheidung jemanden, der Fehler sucht.
    }

# Names nobody: no one is called on for a style.
team-lone-watch-out =
    { $styles ->
        [D] Fehlt eine Person, denkt niemand mehr zuerst an schnelle Ergebnisse.
        [I] Fehlt eine Person, denkt niemand mehr zuerst daran, Menschen zu gewinnen.
        [S] Fehlt eine Person, denkt niemand mehr zuerst an Ruhe und Beständigkeit.
       *[C] Fehlt eine Person, denkt niemand mehr zuerst daran, die Fakten zu prüfen.
    }

team-lone-try =
    { $styles ->
        [D] Beginnen Sie diese Woche eine Entscheidung mit „Was wollen wir, und bis wann?“
        [I] Beginnen Sie diese Woche eine Entscheidung mit „Wem muss das gefallen?“
        [S] Beginnen Sie diese Woche eine Entscheidung mit „Wem wird das schwerfallen?“
       *[C] Beginnen Sie diese Woche eine Entscheidung mit „Was könnte hier falsch sein?“
    }

## Some of the people, and pairs.

team-bridge-watch-out =
    { $styles ->
        [D]
            { $voice ->
                [unnamed] Beide Gruppen warten darauf, dass eine Person die Dinge klärt.
               *[named] Beide Gruppen warten darauf, dass { $a } die Dinge klärt.
            }
        [I]
            { $voice ->
                [unnamed] Eine Person muss jeden Plan zweimal erklären.
               *[named] { $a } muss jeden Plan zweimal erklären.
            }
        [S]
            { $voice ->
                [unnamed] Beide Gruppen tragen ihre Sorgen zu einer Person und nicht zueinander.
               *[named] Beide Gruppen tragen ihre Sorgen zu { $a } und nicht zueinander.
            }
       *[C]
            { $voice ->
                [unnamed] Beide Gruppen überlassen das Prüfen und Aufschreiben einer Person.
               *[named] Beide Gruppen überlassen { $a } das Prüfen und Aufschreiben.
            }
    }

team-bridge-try =
    { $styles ->
        [D]
            { $voice ->
                [unnamed] Klären Sie diese Woche eine Frage zwischen beiden Gruppen ohne die Person dazwischen.
               *[named] Klären Sie diese Woche eine Frage zwischen beiden Gruppen ohne { $a }.
            }
        [I]
            { $voice ->
                [unnamed] Beide Gruppen sprechen diese Woche einen Plan durch, und die Person dazwischen hört zu.
               *[named] Beide Gruppen sprechen diese Woche einen Plan durch, und { $a } hört zu.
            }
        [S]
            { $voice ->
                [unnamed] Tragen Sie diese Woche eine Sorge direkt zur anderen Gruppe; die Person dazwischen ist dabei.
               *[named] Tragen Sie diese Woche eine Sorge direkt zur anderen Gruppe; { $a } ist dabei.
            }
       *[C]
            { $voice ->
                [unnamed] Beide Gruppen schreiben diese Woche gemeinsam einen Plan, ohne die Person dazwischen.
               *[named] Beide Gruppen schreiben diese Woche gemeinsam einen Plan, ohne { $a }.
            }
    }

team-friction-question =
    { $one ->
        [D]
            { $voice ->
                [unnamed] „Was muss sich hier ändern, und was muss bleiben?“
               *[named] „{ $a } und { $b }, was muss sich hier ändern, und was muss bleiben?“
            }
       *[I]
            { $voice ->
                [unnamed] „Welche Idee braucht hier einen Schubs, und welche eine Prüfung?“
               *[named] „{ $a } und { $b }, welche Idee braucht einen Schubs, und welche eine Prüfung?“
            }
    }

team-friction-try =
    { $one ->
        [D]
            { $voice ->
                [unnamed] Zwei, die verschieden arbeiten, setzen diese Woche das Datum für eine Entscheidung.
               *[named] { $a } und { $b } setzen diese Woche das Datum für eine Entscheidung.
            }
       *[I]
            { $voice ->
                [unnamed] Eine Person erklärt diese Woche eine Idee, eine andere stellt drei Fragen.
               *[named] { $a } erklärt diese Woche eine Idee, { $b } stellt drei Fragen.
            }
    }

team-pair-question =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] „Wann hilft uns unser unterschiedliches Tempo, und wann stört es?“
               *[named] „{ $a } und { $b }, wann hilft Ihr unterschiedliches Tempo, und wann stört es?“
            }
       *[focus]
            { $voice ->
                [unnamed] „Wann ziehen uns Menschen und Fakten in verschiedene Richtungen?“
               *[named] „{ $a } und { $b }, wann ziehen Menschen und Fakten Sie auseinander?“
            }
    }

team-pair-try =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] Schicken Sie diese Woche eine Frage einen Tag, bevor die Antwort da sein soll.
               *[named] { $a } schickt { $b } eine Frage einen Tag, bevor die Antwort da sein soll.
            }
       *[focus]
            { $voice ->
                [unnamed] Lassen Sie diese Woche zwei Personen gemeinsam eine Entscheidung vorbereiten: Eine denkt zuerst an die Menschen, eine an die Sache.
               *[named] Vor einer Entscheidung sagt { $a }, wen sie betrifft, und { $b }, was die Zahlen sagen.
            }
    }

team-pair-both-question =
    { $end ->
        [fast]
            { $voice ->
                [unnamed] „Was haben wir zuletzt überstürzt und dann noch einmal machen müssen?“
               *[named] „{ $a } und { $b }, was haben Sie zuletzt überstürzt und dann noch einmal machen müssen?“
            }
        [calm]
            { $voice ->
                [unnamed] „Worüber denken wir noch nach, während jemand darauf wartet?“
               *[named] „{ $a } und { $b }, worüber denken Sie noch nach, während jemand darauf wartet?“
            }
        [people]
            { $voice ->
                [unnamed] „Welche harte Tatsache sprechen wir aus Rücksicht nicht aus?“
               *[named] „{ $a } und { $b }, welche harte Tatsache sprechen Sie beide aus Rücksicht nicht aus?“
            }
       *[task]
            { $voice ->
                [unnamed] „Wen betrifft unser Plan, und wann haben wir zuletzt gefragt?“
               *[named] „{ $a } und { $b }, wen betrifft Ihr Plan, und wann haben Sie zuletzt gefragt?“
            }
    }

team-pair-both-try =
    { $end ->
        [fast]
            { $voice ->
                [unnamed] Lassen Sie diese Woche eine Entscheidung eine Nacht liegen.
               *[named] Bitten Sie { $a } und { $b }, diese Woche eine Entscheidung eine Nacht liegen zu lassen.
            }
        [calm]
            { $voice ->
                [unnamed] Schließen Sie diese Woche eine offene Frage mit dem ab, was Sie heute wissen.
               *[named] Bitten Sie { $a } und { $b }, diese Woche eine offene Frage abzuschließen.
            }
        [people]
            { $voice ->
                [unnamed] Sagen Sie diese Woche in einem klaren Satz, was nicht läuft.
               *[named] Fragen Sie { $a } und { $b } diese Woche nach einer Sache, die nicht läuft.
            }
       *[task]
            { $voice ->
                [unnamed] Fragen Sie diese Woche eine Person, was Ihr Plan für die Betroffenen bedeutet.
               *[named] Bitten Sie { $a } und { $b }, diese Woche jemandem für gute Arbeit zu danken.
            }
    }

team-outlier-try =
    { $voice ->
        [unnamed] Fragen Sie diese Woche jemanden, der anders arbeitet, was alle anderen für selbstverständlich halten.
       *[named] Fragen Sie { $a } diese Woche, was alle anderen hier für selbstverständlich halten.
    }

## All are alike, or far apart.

team-spread-close-question = „Wen außerhalb des Teams fragen wir, wenn wir uns alle einig sind?“

team-spread-close-try = Bitten Sie diese Woche jemanden von außen, gegen Ihren Plan zu argumentieren.

team-spread-far-question = „Wo haben uns unsere verschiedenen Arbeitsweisen im letzten Monat geholfen, und wo haben sie uns etwas gekostet?“

team-spread-far-try = In einem Meeting dieser Woche beenden alle den Satz „Ich arbeite am besten, wenn …“.

## Nothing is sure enough. It claims nothing, and asks.

team-open-question = „Was hilft Ihnen hier, gut zu arbeiten, und was steht im Weg?“

team-open-try = Fragen Sie diese Woche alle, ob Ihre Meetings zu schnell oder zu langsam sind.

## The first week of a newcomer in the quarter of a style, in a what-if.

team-first-week =
    { $what ->
        [first] { team-first-week-first }
        [second]
            { $styles ->
                [D] Bringen Sie die neue Person in der ersten Woche mit der zusammen, die zuerst an schnelle Ergebnisse denkt.
                [I] Bringen Sie die neue Person in der ersten Woche mit der zusammen, die zuerst daran denkt, Menschen zu gewinnen.
                [S] Bringen Sie die neue Person in der ersten Woche mit der zusammen, die zuerst an Ruhe und Beständigkeit denkt.
               *[C] Bringen Sie die neue Person in der ersten Woche mit der zusammen, die zuerst daran denkt, die Fakten zu prüfen.
            }
        [against-fast] Vereinbaren Sie in der ersten Woche, was die neue Person ohne Rückfrage anfangen kann.
        [against-calm] Schicken Sie der neuen Person in der ersten Woche jede Frage einen Tag vorher.
        [against-people] Beginnen Sie in der ersten Woche jedes Meeting mit der Frage, wie es allen geht.
        [against-task] Geben Sie der neuen Person am ersten Tag die Ziele und die Zahlen schriftlich.
        [same] { team-first-week-same }
        [alike-fast] Fragen Sie die neue Person am Ende der ersten Woche, was zu schnell ging.
        [alike-calm] Nehmen Sie sich in der ersten Woche jeden Tag zehn Minuten für ein Gespräch mit der neuen Person.
        [alike-people] Schreiben Sie der neuen Person in der ersten Woche auf, was wann fällig ist.
        [alike-task] Nehmen Sie sich in der ersten Woche eine halbe Stunde, um die neue Person kennenzulernen.
       *[several] { team-first-week-several }
    }

team-first-week-first =
    { $styles ->
        [D] Fragen Sie die neue Person in der ersten Woche, welche Entscheidung hier zu lange dauert.
        [I] In der ersten Woche zeigt die neue Person Ihre Arbeit Leuten außerhalb des Teams.
        [S] Fragen Sie die neue Person in der ersten Woche, wer hier zu viel zu tun hat.
       *[C] Geben Sie der neuen Person in der ersten Woche einen Plan zum Prüfen.
    }

team-first-week-same =
    { $styles ->
        [D] Vereinbaren Sie am ersten Tag, wer was entscheidet.
        [I] Geben Sie der neuen Person in der ersten Woche eine Aufgabe, die vor der nächsten fertig wird.
        [S] Fragen Sie die neue Person in der ersten Woche, was sich hier ändern soll.
       *[C] Vereinbaren Sie am ersten Tag, was als gut genug gilt.
    }

team-first-week-several =
    { $styles ->
        [D] Geben Sie der neuen Person in der ersten Woche ein Ziel mit Datum.
        [I] Machen Sie die neue Person in der ersten Woche mit allen im Team bekannt.
        [S] Sagen Sie in der ersten Woche, was so bleibt, wie es ist.
       *[C] Halten Sie zum ersten Tag die Regeln und die offenen Fragen schriftlich bereit.
    }
