## Cards for a person whose answers lean to no side. Each says what isn't known, and what to ask.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-open-talking =
    { $voice ->
        [you] Ihr Profil sagt anderen nicht, wie sie mit Ihnen reden sollen. „Ich brauche eine kurze Antwort“ oder „Denken Sie mit mir nach“ sagt es.
       *[named] Wie { $a } gern redet, ist noch nicht bekannt. Fragen Sie jedes Mal, denn die Antwort kann mit dem Thema wechseln.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie am Anfang, was Sie vom Gespräch brauchen
           *[named] Fragen Sie { $a }: „Kurze Antwort oder gemeinsam nachdenken?“
        }

card-open-one-to-one =
    { $voice ->
        [you] Ihr Profil lässt offen, was Ihnen liegt. Ein Beispiel gibt Ihnen einen Anhaltspunkt.
       *[named] Die Antworten zeigen nicht, was { $a } liegt. Ein paar solche Gespräche sagen Ihnen mehr als Raten.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie jemanden im Team: „Wann arbeite ich am besten?“
           *[named] Fragen Sie { $a }, was diese Woche leichtfiel
        }

card-open-giving-feedback =
    { $voice ->
        [you] Es ist offen, ob Sie sanfter oder härter klingen, als Sie es meinen. Die Antwort zeigt es Ihnen.
       *[named] Ob { $a } etwas mild oder hart sagt, ist nicht bekannt. Finden Sie heraus, wie ernst es ist, bevor Sie handeln.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie nach einer Rückmeldung: „Was ist angekommen?“
           *[named] Fragen Sie { $a }: „Wie wichtig ist Ihnen das?“
        }

card-open-taking-feedback =
    { $voice ->
        [you] Aus Ihren Antworten kann es niemand ablesen. Sagen Sie, was Ihnen lieber ist: mündlich oder schriftlich, sofort oder am nächsten Tag.
       *[named] Es ist offen, wie { $a } Kritik hören möchte. Die Frage dauert eine Minute, und Sie wissen, wie Sie anfangen.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie Ihrem Team, wie Sie Kritik hören möchten
           *[named] Fragen Sie { $a }: „Jetzt oder später, mündlich oder schriftlich?“
        }

card-open-meetings =
    { $voice ->
        [you] Ihre Antworten zeigen nicht, ob Sie antreiben, aufmuntern, beruhigen oder prüfen. Wer mit Ihnen dort sitzt, hat es gesehen.
       *[named] Ob { $a } am besten laut oder allein denkt, ist nicht bekannt. Bieten Sie beim nächsten wichtigen Punkt beides an.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie jemanden, was Sie in Meetings einbringen
           *[named] Fragen Sie { $a }: „Jetzt sagen oder später schicken?“
        }

card-open-deciding =
    { $voice ->
        [you] Ihre Antworten zeigen nicht, ob Sie auf der Stelle besser entscheiden oder nach einer Nacht. Sehen Sie in einer Woche, welche Sie wieder so treffen würden.
       *[named] Das Profil lässt es offen. Nach ein paar Entscheidungen mit { $a } wissen Sie es, ohne zu fragen.
    }
    .headline =
        { $voice ->
            [you] Treffen Sie eine kleine Entscheidung jetzt, eine andere morgen
           *[named] Fragen Sie { $a }: „Jetzt gemeinsam oder bis morgen allein?“
        }

card-open-planning =
    { $voice ->
        [you] Kein Stil sagt Ihnen, wie viel Plan Sie brauchen, also richten Sie sich nach der Aufgabe. Sind Fehler billig, fangen Sie an und korrigieren.
       *[named] Wie viel Plan { $a } will, ist nicht bekannt. Bringen Sie einen halb fertigen, und die Antwort zeigt, was noch fehlt.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie vor dem Planen: „Was würde ein Fehler kosten?“
           *[named] Fragen Sie { $a }: „Mehr Details, oder reicht es zum Anfangen?“
        }

card-open-delegation =
    { $voice ->
        [you] Ihre Antworten lassen es offen. Lassen Sie eine Aufgabe auf halbem Weg ansehen und eine andere erst am Ende, und fragen Sie sich, welche besser lief.
       *[named] Noch zeigt nichts, ob { $a } freie Hand oder regelmäßige Absprachen lieber hat. „Auf halbem Weg oder erst am Ende?“ ist leicht zu beantworten.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie bei jeder Aufgabe, wie viel Nachfragen Sie wollen
           *[named] Fragen Sie { $a }, wie viel Nachfragen hier passt
        }

card-open-helping =
    { $voice ->
        [you] Ihr Profil sagt nicht, was von den dreien Ihnen hilft, also müssen andere raten. Nennen Sie eines davon bei Ihrer nächsten Bitte.
       *[named] Es ist offen, welche Hilfe { $a } mag. Fragen Sie also, bevor Sie anbieten, was Sie selbst gern hätten.
    }
    .headline =
        { $voice ->
            [you] Bitten Sie um Lösung, Mithilfe oder ein offenes Ohr
           *[named] Fragen Sie { $a }: „Lösung, Mithilfe oder offenes Ohr?“
        }

card-open-change =
    { $voice ->
        [you] Ihre Antworten sagen nicht, wie Sie Veränderung aufnehmen. Fragen Sie sich „Gründe, Zeit oder eine erste Aufgabe?“, und sagen Sie es am selben Tag.
       *[named] Das Profil sagt es nicht. Bieten Sie die Gründe auf Papier, einen Tag Bedenkzeit oder eine erste Aufgabe an, und lassen Sie { $a } wählen.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie bei einer Veränderung, was Sie zuerst wollen
           *[named] Fragen Sie { $a }, was bei der Veränderung helfen würde
        }

card-open-disagreement =
    { $voice ->
        [you] Ihr Profil zeigt es nicht. Zweimal dieselbe Antwort ist eine Gewohnheit, zwei verschiedene sind ein Gespräch wert.
       *[named] Ob { $a } laut, schriftlich oder unter vier Augen widerspricht, ist nicht bekannt. Bieten Sie alle drei Wege an, und nehmen Sie, was kommt.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie zwei aus dem Team, wie Sie widersprechen
           *[named] Fragen Sie { $a }: „Wie sagen Sie mir am liebsten Nein?“
        }

card-open-pressure =
    { $voice ->
        [you] Ihre Antworten zeigen nicht, ob es Zeit allein, ein Gespräch oder weniger Last ist. Sagen Sie es jemandem, bevor die nächste Hektik kommt.
       *[named] Nichts in den Antworten zeigt, was { $a } dann braucht. Fragen Sie an einem ruhigen Tag: „Soll ich Sie dann in Ruhe lassen, mit Ihnen reden oder Ihnen etwas abnehmen?“
    }
    .headline =
        { $voice ->
            [you] Notieren Sie nach der nächsten Hektik, was half
           *[named] Fragen Sie { $a } jetzt, was in der Hektik hilft
        }

card-open-remote =
    { $voice ->
        [you] Ihr Profil sagt nicht, ob Anruf, Chat oder E-Mail. Versuchen Sie jedes einen Tag lang, und schreiben Sie in Ihren Status, was am besten geklappt hat.
       *[named] Die Antworten zeigen nicht, was { $a } lieber ist. Fragen Sie auch, was sich für lange Fragen am besten eignet.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie, wie Sie am besten zu erreichen sind
           *[named] Fragen Sie { $a }: „Anruf, Chat oder Mail, wenn es eilt?“
        }
