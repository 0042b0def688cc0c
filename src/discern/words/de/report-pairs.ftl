## What a report on two people has besides its statements. $how is how the two lie to each other: opposite, apart,
## fast, calm, people or task where both are in one half, or open; of their styles same-D or opposite-DS. $a and $b are
## the two; where they differ, $a is the faster one, or the one who puts people first more. Common teaching of DISC.

report-pairs-members =
    { $audience ->
        [self] Sie beide
       *[other] Wer die beiden sind
    }

report-pairs-part =
    { $audience ->
        [self] Was Ihnen beiden hilft
        [coach] Worauf Sie achten und was Sie fragen
       *[manager] Was Ihnen hilft, beide zu führen
    }

report-pairs-part-topic =
    { $axis ->
        [pace] Tempo
        [focus] Menschen und Sache
       *[styles] Stile
    }

# The headlines of the two cards of each topic.
report-pairs-part-first =
    { $audience ->
        [self] Einander sagen
        [coach] Darauf achten
       *[manager] Arbeit aufteilen
    }

report-pairs-part-second =
    { $audience ->
        [self] Vereinbaren
        [coach] Fragen
       *[manager] Bei Konflikten
    }

report-pairs-pace-first =
    { $audience ->
        [self]
            { $how ->
                [opposite] { $a }: „Meine erste Antwort ist ein erster Gedanke.“ { $b }: „Wenn ich noch nichts sage, denke ich nach. Ich bin nicht dagegen.“
                [apart] „Ich bin fertig, wie weit sind Sie?“ Fragen Sie früh, bevor eine Seite wartet und die andere hetzt.
                [fast] „Ich habe noch nicht entschieden, ich denke nur laut.“ Sie nehmen beide ein schnelles Wort für eine Entscheidung.
                [calm] „Ich habe schon eine Meinung, sie ist nur noch nicht fertig.“ Sagen Sie es abwechselnd zuerst.
               *[open] „Wie lange brauchen Sie dafür?“ Wer länger braucht, zeigen die Antworten nicht, also fragen Sie jedes Mal.
            }
        [coach]
            { $how ->
                [opposite] „Hastig“ und „langsam“, oder mildere Worte dafür. Achten Sie darauf, ob sich { $b } gedrängt fühlt und { $a } gebremst.
                [apart] Kleine Zeichen von Ungeduld oder Hetze: ein Blick auf die Uhr oder ein Satz von { $b }, den { $a } beendet.
                [fast] Zwei, die einander die Sätze beenden. Achten Sie auf die Frage, die niemand stellt, weil die Antwort zu früh kam.
                [calm] Höflichkeit vor der Sache. Achten Sie auf eine Entscheidung, die beide getroffen und nicht ausgesprochen haben.
               *[open] Wer zuerst antwortet, und ob es immer dieselbe Person ist.
            }
       *[manager]
            { $how ->
                [opposite] Geben Sie { $a }, was neu ist, und { $b }, was beim ersten Mal stimmen muss. Lassen Sie hin und wieder tauschen.
                [apart] Fragen Sie beide, wie lange eine Aufgabe dauert, bevor Sie den Termin setzen. Planen Sie den Abstand zwischen beiden Antworten ein.
                [fast] Beide fangen schnell an. Geben Sie dem letzten Teil jeder Aufgabe einen Namen und einen Tag, sonst gehört er niemandem.
                [calm] Beide wollen es durchdenken. Geben Sie die Aufgabe früh, und legen Sie den Tag fest, an dem Sie eine erste Fassung sehen.
               *[open] Die Antworten zeigen nicht, wer schneller ist, also teilen Sie nicht nach Tempo auf. Fragen Sie beide, womit sie beginnen möchten.
            }
    }

report-pairs-pace-second =
    { $audience ->
        [self]
            { $how ->
                [opposite] Eine Zeit, bis zu der { $b } antwortet und { $a } nicht nachfragt.
                [apart] Ein Wort für „zu schnell“ und eins für „zu langsam“, die keinen Grund brauchen.
                [fast] Eine Nacht zwischen Entscheiden und Handeln, immer wenn es sich nicht rückgängig machen lässt.
                [calm] Einen Tag, an dem Sie die Frage abschließen, was auch immer noch fehlt.
               *[open] Wie Sie sagen, dass es zu schnell oder zu langsam geht.
            }
        [coach]
            { $how ->
                [opposite] { $a }: „Was tun Sie, während { $b } noch nachdenkt?“ Und { $b }: „Was tun Sie, wenn { $a } schon handelt?“
                [apart] „Wann hat das Tempo der anderen Person Sie zuletzt etwas gekostet? Und wann hat es Sie gerettet?“
                [fast] „Was haben Sie beide im letzten Monat entschieden, das Sie nach einer Nacht anders entscheiden würden?“
                [calm] „Worauf warten Sie beide gerade, und wer könnte das Warten beenden?“
               *[open] „Wer von Ihnen ist schneller, wobei, und wer sagt das?“
            }
       *[manager]
            { $how ->
                [opposite] { $a } will sofort entscheiden, { $b } braucht mehr Zeit. Nennen Sie eine Uhrzeit am nächsten Tag.
                [apart] Lassen Sie { $a } wiederholen, was { $b } zuletzt gesagt hat. Und geben Sie { $b } Zeit, auszureden.
                [fast] Es wird laut und kurz. Lassen Sie beide eine Stunde abkühlen, und prüfen Sie dann, ob es für beide vorbei ist.
                [calm] Ein Streit kann Ihnen entgehen. Werden die Nachrichten kürzer, fragen Sie beide einzeln.
               *[open] Fragen Sie beide, ob sofort oder morgen geredet werden soll.
            }
    }

report-pairs-focus-first =
    { $audience ->
        [self]
            { $how ->
                [opposite] { $a }: „Wenn ich nach Menschen frage, habe ich das Ergebnis nicht vergessen.“ { $b }: „Wenn ich nach Zahlen frage, habe ich die Menschen nicht vergessen.“
                [apart] „Mir geht es hier vor allem um das Ergebnis“, oder „um die Menschen“. Sagen Sie, was gilt, und fragen Sie nach der anderen Hälfte.
                [people] Nennen Sie abwechselnd eine Zahl, die Sie beide nicht mögen.
                [task] „Wie geht es Ihnen, abgesehen von der Arbeit?“ Damit beginnen Sie beide nicht.
               *[open] „Was ist Ihnen hier am wichtigsten?“ Die Antworten zeigen es nicht, also fragen Sie, bevor Sie etwas annehmen.
            }
        [coach]
            { $how ->
                [opposite] „Kalt“ und „weich“. Achten Sie auf den Moment, in dem { $a } ein Anliegen von { $b } in Worte fasst, oder umgekehrt.
                [apart] Zwei Schilderungen desselben Ereignisses, eine mit Menschen und eine mit Ergebnissen. Vergleichen Sie sie.
                [people] Fürsorge, die Nachrichten zurückhält. Achten Sie darauf, was beide einander ersparen.
                [task] Sätze, in denen kein Mensch vorkommt. Achten Sie auf das erste „Ich fühle“, und halten Sie dort an.
               *[open] Was beide bei einer Arbeit als Erstes erwähnen.
            }
       *[manager]
            { $how ->
                [opposite] Lassen Sie { $a } schreiben, was es für die Menschen bedeutet, und { $b }, was es für das Ergebnis bedeutet, beides auf eine Seite.
                [apart] Sagen Sie, was bei dieser Aufgabe mehr zählt, Menschen oder Ergebnis. Sonst arbeiten beide auf etwas anderes hin.
                [people] Behalten Sie die Zahlen selbst, oder geben Sie sie einer dritten Person. Schlechte überbringt hier niemand gern.
                [task] Setzen Sie „Wer muss davon wissen?“ mit einem Namen auf die Liste. Beide lassen diesen Schritt aus.
               *[open] Die Antworten zeigen nicht, was bei wem zuerst kommt. Machen Sie also niemanden zur Stimme der Menschen und niemanden zur Stimme der Fakten.
            }
    }

report-pairs-focus-second =
    { $audience ->
        [self]
            { $how ->
                [opposite] Ob Sie mit Menschen oder mit Fakten beginnen, und dass immer beides drankommt.
                [apart] Eine Frage, die Sie beide vor der Entscheidung beantworten: „Was würde das hier zum Erfolg machen?“
                [people] Ein Gespräch im Monat, das mit den Ergebnissen beginnt, bevor Sie fragen, wie es allen geht.
                [task] Jede Woche eine Person zu fragen, was Ihr Plan für sie bedeutet.
               *[open] Vor jedem wichtigen Gespräch Ihr erstes Anliegen zu nennen.
            }
        [coach]
            { $how ->
                [opposite] „Was ginge schief, wenn { $a } dächte wie { $b }? Und umgekehrt?“ Lassen Sie beide antworten, bevor jemand kommentiert.
                [apart] „Was hat die andere Person in Ihrem letzten Streit geschützt?“ Prüfen Sie es bei dieser Person nach.
                [people] „Was wissen Sie über die Arbeit der anderen Person, das Sie nie gesagt haben?“
                [task] „Was wissen Sie darüber, wie es der anderen Person geht, und woher?“
               *[open] „Worauf haben Sie bei Ihrer letzten gemeinsamen Entscheidung zuerst gesehen?“ Lassen Sie es beide aufschreiben, bevor sie sprechen.
            }
       *[manager]
            { $how ->
                [opposite] Lassen Sie { $b } die Fakten nennen und { $a } die Folgen, ohne Unterbrechung. Fragen Sie dann beide, worin die andere Seite recht hat.
                [apart] Fragen Sie beide, wie ein gutes Ende aussähe. Oft liegen die Antworten näher beieinander, als der Streit klingt.
                [people] Es endet freundlich und ungelöst. Fragen Sie nach dem Satz, den niemand sagen will.
                [task] Es geht um Fakten, und es verletzt trotzdem. Fragen Sie beide am nächsten Tag, wie es war.
               *[open] Fragen Sie beide, was sie schützen wollten, bevor Sie eine Lösung suchen.
            }
    }

report-pairs-styles-first =
    { $audience ->
        [self]
            { $how ->
                [same-D] „Das entscheiden Sie.“ Probieren Sie es beide einmal.
                [same-I] „Das schreibe ich kurz auf.“ Jemand muss es tun, also wechseln Sie sich ab.
                [same-S] „Das möchte ich nicht.“ Üben Sie es an etwas Kleinem.
                [same-C] „Das ist gut genug für mich.“ Sagen Sie es, bevor noch ein Fehler gefunden ist.
                [opposite-DS] { $a }: „Ich dränge, weil ich es fertig haben will.“ { $b }: „Ich halte fest, weil es funktioniert.“
               *[opposite-IC] { $a }: „Ich bin begeistert und habe es nicht geprüft.“ { $b }: „Ich prüfe es, ich lehne es nicht ab.“
            }
        [coach]
            { $how ->
                [same-D] Ein Wettkampf hinter dem Thema. Achten Sie darauf, wer das letzte Wort bekommt und ob jemand mitzählt.
                [same-I] Geschichten, die in anderen Geschichten enden. Achten Sie auf das Versprechen, das niemand aufgeschrieben hat.
                [same-S] „Wie Sie möchten.“ Beide tun, was sie für den Wunsch der anderen Person halten.
                [same-C] Korrekturen von Korrekturen. Achten Sie auf die Angst, etwas übersehen zu haben.
                [opposite-DS] Druck von { $a } und ein leises „Nein“ von { $b }. Achten Sie darauf, wie eine Seite lauter wird, während die andere verstummt.
               *[opposite-IC] Begeisterung von { $a } und eine Frage von { $b }. Achten Sie darauf, ob die Frage als Ablehnung ankommt.
            }
       *[manager]
            { $how ->
                [same-D] Geben Sie beiden je ein Gebiet, in dem sie allein entscheiden, und halten Sie es schriftlich fest.
                [same-I] Bestimmen Sie, wer die Liste führt: wem was bis wann versprochen ist. Lassen Sie jeden Monat wechseln.
                [same-S] Fragen Sie beide, wie viele Stunden Arbeit sie haben. Dass es zu viel ist, sagt sonst niemand.
                [same-C] Sagen Sie vor dem Beginn, was gut genug ist, und legen Sie selbst fest, wann das Prüfen endet.
                [opposite-DS] Lassen Sie { $a } das Neue beginnen und { $b } weiterführen, was nicht ausfallen darf.
               *[opposite-IC] Lassen Sie { $a } Menschen gewinnen und { $b } prüfen, ob es hält. Geht es um ein Versprechen, kommt { $b } zuerst.
            }
    }

report-pairs-styles-second =
    { $audience ->
        [self]
            { $how ->
                [same-D] Wer was entscheidet, bevor es zu entscheiden ist.
                [same-I] Fünf Minuten am Ende jedes Gesprächs: wer macht was bis wann?
                [same-S] Ein „Nein“ im Monat von beiden, laut gesagt und ohne Grund.
                [same-C] Eine Uhrzeit, zu der das Prüfen endet.
                [opposite-DS] Was sich diesen Monat ändern darf und was bleibt, wie es ist.
               *[opposite-IC] Wie lange eine Idee leben darf, bevor { $b } sie prüft.
            }
        [coach]
            { $how ->
                [same-D] „Worin messen Sie sich, und was würde es kosten, damit aufzuhören?“
                [same-I] „Was haben Sie beide zuletzt gemeinsam abgeschlossen, und wer hat den letzten Teil gemacht?“
                [same-S] „Worauf haben Sie sich geeinigt, obwohl Sie beide es nicht wollten?“
                [same-C] „Was haben Sie beide diesen Monat zum dritten Mal geprüft?“
                [opposite-DS] „Wann schützt Sie die Art der anderen Person?“ Fragen Sie die Seite, die mehr klagt.
               *[opposite-IC] „Was sieht die andere Person, das Sie nicht sehen?“ Warten Sie auf die zweite Antwort, denn die erste ist höflich.
            }
       *[manager]
            { $how ->
                [same-D] Sprechen Sie mit beiden zusammen, nennen Sie das Ziel, und lassen Sie sie die Arbeit aufteilen, bevor sie den Raum verlassen.
                [same-I] Lassen Sie beide sich aussprechen, und verlangen Sie das Ergebnis in zwei geschriebenen Zeilen.
                [same-S] Ein offener Streit ist selten. Fragen Sie beide, was sie ändern würden, und behandeln Sie die Antwort wie einen Streit.
                [same-C] Fragen Sie, welche Fakten ihn beenden würden. Gibt es keine, entscheiden Sie selbst.
                [opposite-DS] Geben Sie { $b } Zeit zum Antworten und { $a } ein Datum für die Antwort.
               *[opposite-IC] Trennen Sie die Idee von ihrem Beweis. Fragen Sie erst, was sie bringen könnte, und dann, was dafür stimmen muss.
            }
    }

### Questions that suit any two people.

# Before the questions, where nothing about the two is sure enough to suggest anything.
report-pairs-questions-instead =
    { $audience ->
        [self] Über Sie beide ist nichts sicher genug, um etwas vorzuschlagen. Beginnen Sie mit diesen Fragen.
       *[other] Über die beiden ist nichts sicher genug, um etwas vorzuschlagen. Beginnen Sie mit diesen Fragen.
    }

report-pairs-questions =
    { $audience ->
        [self] Drei Fragen aneinander
        [coach] Drei Fragen für die Sitzung
       *[manager] Drei Fragen für Ihr Gespräch mit beiden
    }

report-pairs-questions-first =
    { $audience ->
        [self] „Womit mache ich Ihnen die Arbeit leichter, und weiß ich das?“
        [coach] „Was haben Sie zuerst voneinander gedacht, und was denken Sie jetzt?“
       *[manager] „Was läuft zwischen Ihnen beiden gut, sodass ich die Finger davonlassen sollte?“
    }

report-pairs-questions-second =
    { $audience ->
        [self] „Was sagen Sie mir schon gar nicht mehr?“
        [coach] „Was tun Sie beide, wenn niemand zusieht, das Sie im Team nicht tun?“
       *[manager] „Was würden Sie unter sich klären, wenn ich nicht da wäre?“
    }

report-pairs-questions-third =
    { $audience ->
        [self] „Was sollten wir einmal versuchen, bevor wir sagen, dass es nicht geht?“
        [coach] „Was müssten Sie beide aufgeben, damit es besser wird?“
       *[manager] „Was brauchen Sie von mir, und womit sollte ich aufhören?“
    }

report-pairs-questions-fourth =
    { $audience ->
        [self] „Wann haben wir einander zuletzt überrascht, und war es eine schöne Überraschung?“
        [coach] „Wer von Ihnen merkt zuerst, dass etwas nicht stimmt, und wie erfährt die andere Seite davon?“
       *[manager] „Welche Entscheidung haben Sie beide aufgeschoben, und was fehlt dafür?“
    }

report-pairs-questions-fifth =
    { $audience ->
        [self] „Welche meiner Nachrichten lesen Sie zweimal, und warum?“
        [coach] „Wann ging es zuletzt gut? Wer hat in den ersten fünf Minuten was getan?“
       *[manager] „Wenn Sie eine Aufgabe miteinander tauschen könnten, welche wäre es?“
    }

report-pairs-questions-sixth =
    { $audience ->
        [self] „Was darf ich Sie jederzeit fragen, und was hat Zeit?“
        [coach] „Was würde jemand aus dem Team sagen: Womit könnten Sie beide morgen aufhören?“
       *[manager] „Wie sagen Sie beide mir rechtzeitig, dass es nicht läuft?“
    }

### The other conversation: before two people work together for the first time.

report-pairs-start =
    { $audience ->
        [self] Vor Ihrer ersten Zusammenarbeit
        [coach] Eine Sitzung vor der Zusammenarbeit
       *[manager] Vor der ersten Zusammenarbeit
    }

report-pairs-start-first =
    { $audience ->
        [self] Beide sagen in drei Sätzen, wie eine gute Arbeitswoche aussieht. Noch kommentiert niemand.
        [coach] Fragen Sie beide einzeln, was sie sich von der anderen Person erhoffen und was sie befürchten.
       *[manager] Sagen Sie beiden mit denselben Worten, warum sie das gemeinsam machen und was am Schluss da sein muss.
    }

report-pairs-start-second =
    { $audience ->
        [self] Beide lesen den Satz aus diesem Bericht vor, der am wenigsten passt. So wissen Sie beide, wo er falsch liegt.
        [coach] Lassen Sie beide die eigene Karte lesen und schriftlich berichtigen, bevor die andere Person sie sieht.
       *[manager] Lassen Sie beide zuerst die eigene Karte berichtigen. Geben Sie den Bericht nur weiter, wenn beide einverstanden sind.
    }

report-pairs-start-third =
    { $audience ->
        [self] Klären Sie, wie Sie einander erreichen: auf welchem Weg, wie schnell eine Antwort kommt und zu welchen Zeiten keine.
        [coach] Fragen Sie nach einer Person von früher, mit der die Arbeit vom ersten Tag an leichtfiel. Warum war es so leicht?
       *[manager] Klären Sie, wer was entscheidet, und was beide ohne Sie entscheiden dürfen. Markieren Sie, was noch offen ist.
    }

report-pairs-start-fourth =
    { $audience ->
        [self] Wählen Sie eine kleine Arbeit, und machen Sie sie diese Woche zusammen, vor der großen.
        [coach] Nehmen Sie den ersten Befund dieses Berichts. Woran würden beide ihn in der ersten Woche merken?
       *[manager] Beginnen Sie mit einer Arbeit, die Tage dauert und nicht Monate. So kostet ein falscher Start wenig.
    }

report-pairs-start-fifth =
    { $audience ->
        [self] Danach beenden beide zwei Sätze: „Mir hat geholfen, dass Sie …“ und „Nächstes Mal hätte ich gern …“.
        [coach] Vereinbaren Sie ein zweites Treffen nach der ersten Arbeit und die eine Frage, mit der es beginnt.
       *[manager] Treffen Sie beide nach dieser ersten Arbeit für eine Viertelstunde. Was läuft weiter wie bisher, und was ändert sich?
    }
