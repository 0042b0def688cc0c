## What a report tells the person it is about, beside the statements. $tie is what of the person a text suits: a style's
## quarter, an end of pace or focus, or `open` for what suits everyone. $turn counts from 1.

# Chapters of lists and cards.
report-self-chapter =
    { $chapter ->
        [lists] Was Kraft gibt und was Kraft kostet
        [sides] Was Sie mitbringen und die Kehrseite davon
        [ask] Was Sie über sich herausfinden können
        [talk] Was anderen hilft, mit Ihnen zu sprechen
        [situations] Drei Situationen
       *[styles] Sie und die vier Stile
    }

# What can be said to somebody whose place is open. $pace and $focus are the likelier half of each axis, $most and $least
# the likeliest quarter and the least likely one. Below 60% a half is `even`, such as `fast-even`.
report-self-standing-heading = Was Ihre Antworten bisher sagen

report-self-standing =
    { $turn ->
        [1] { report-self-standing-pace } ({ $pace-chance }), und { report-self-standing-focus } ({ $focus-chance }). { report-self-standing-quarters } Nichts davon ist sicher genug, um darauf zu bauen.
        [2] Zwei Gründe sind häufig. Der eine: Sie arbeiten mal so, mal so, schnell bei der einen Aufgabe und langsam bei der nächsten, hier nah bei den Menschen, dort tief in den Fakten. Der andere: Es waren zu wenige Fragen, oder sie passten nicht zu Ihrer Arbeit. Welcher es ist, zeigen die Antworten nicht.
       *[other] Sie können es herausfinden: Denken Sie an drei Aufgaben der letzten Woche, und fragen Sie jemanden aus dem Team, was Sie jeweils zuerst getan haben. Oder antworten Sie an einem anderen Tag noch einmal, und vergleichen Sie.
    }

# $near is how many quarters are about as likely as the likeliest, which it is among: 1, 2, 3 or 4. $likeliest lists these
# with their chances, and $others the other ones.
report-self-standing-quarters =
    { $near ->
        [1] Von den vier Vierteln ist { $most } das wahrscheinlichste ({ $most-chance }) und { $least } das unwahrscheinlichste ({ $least-chance }).
        [4] Alle vier Viertel sind etwa gleich wahrscheinlich: { $likeliest }.
       *[other] { $likeliest } sind etwa gleich wahrscheinlich, { $others } weniger.
    }

# $styles are the letters of the two highest scores.
report-self-standing-opposites = Ihre zwei höchsten Werte, { $styles }, liegen sich im Kreis gegenüber. Ihr Punkt liegt dazwischen, darum zeigt er keinen von beiden.

report-self-standing-pace =
    { $pace ->
        [fast] „Schnell“ ist bei Ihnen wahrscheinlicher als „ruhig“
        [calm] „Ruhig“ ist bei Ihnen wahrscheinlicher als „schnell“
        [fast-even] Ob Sie schnell sind, steht auf der Kippe
       *[calm-even] Ob Sie sich Zeit nehmen, steht auf der Kippe
    }

report-self-standing-focus =
    { $focus ->
        [people] „Menschen zuerst“ ist wahrscheinlicher als „Sache zuerst“
        [task] „Sache zuerst“ ist wahrscheinlicher als „Menschen zuerst“
        [people-even] ob Sie zuerst an die Menschen denken, gleicht einem Münzwurf
       *[task-even] ob Sie zuerst an die Sache denken, gleicht einem Münzwurf
    }

# Below the heading of the four styles.
report-self-styles-note = Wie Menschen der vier Stile auf Sie wirken und Sie auf diese Menschen. DISC-Kurse lehren das, gemessen wurde es nicht.

# $looks is one of `report-looks`. $way is how they look to you, how you look to them, or both alike.
report-self-looks =
    { $way ->
        [both] Sie und diese Menschen wirken aufeinander { $looks }.
        [them] Diese Menschen wirken auf Sie { $looks }.
       *[you] Auf diese Menschen wirken Sie { $looks }.
    }

report-self-questions-heading =
    { $count ->
        [one] Eine Frage an Sie selbst
       *[other] Drei Fragen an Sie selbst
    }

report-self-questions-note =
    { $count ->
        [one] Schreiben Sie einen halben Satz. Sehen Sie in einem Monat nach, ob Sie dasselbe schreiben würden.
       *[other] Schreiben Sie zu jeder einen halben Satz. Sehen Sie in einem Monat nach, ob Sie dasselbe schreiben würden.
    }

report-self-question =
    { $tie ->
        [dominance]
            { $turn ->
                [1] Welche Ihrer Entscheidungen in diesem Monat hätte jemand anders genauso gut treffen können?
               *[other] Wer widerspricht Ihnen nicht mehr, und seit wann?
            }
        [influence]
            { $turn ->
                [1] Welches Versprechen haben Sie im letzten Monat vergessen, und wer hat es gemerkt?
               *[other] Wann haben Sie in einem Meeting zuletzt mehr über die anderen erfahren als die anderen über Sie?
            }
        [steadiness]
            { $turn ->
                [1] Was würden Sie hier ändern, wenn es niemanden störte?
               *[other] Wem haben Sie diese Woche geholfen, während Ihre eigene Arbeit liegen blieb?
            }
        [conscientiousness]
            { $turn ->
                [1] Welche Ihrer Arbeiten war besser als nötig, und was hat das gekostet?
               *[other] Wann haben Sie zuletzt laut „Das weiß ich noch nicht“ gesagt, und was kam dabei heraus?
            }
        [fast]
            { $turn ->
                [1] Wessen Schweigen haben Sie diese Woche gefüllt?
               *[other] Was hätten Sie anders gemacht, wenn Sie eine Nacht darüber geschlafen hätten?
            }
        [calm]
            { $turn ->
                [1] Welchen Gedanken haben Sie für sich behalten, bis er nichts mehr nützte?
               *[other] Wo wäre eine halbe Antwort heute mehr wert als eine ganze nächste Woche?
            }
        [people]
            { $turn ->
                [1] Wann haben Sie jemanden geschont und dafür etwas nicht gesagt?
               *[other] Sie merken, wie es anderen geht. Wer merkt, wie es Ihnen geht?
            }
        [task]
            { $turn ->
                [1] Mit wem arbeiten Sie jede Woche, ohne die Person zu kennen?
               *[other] Wann hat eine nüchterne Tatsache von Ihnen jemanden verletzt, und wie haben Sie es erfahren?
            }
       *[open]
            { $turn ->
                [1] In welcher Situation sind Sie am wenigsten so wie sonst?
                [2] Worum werden Sie am häufigsten gebeten?
               *[other] Was würden zwei aus Ihrem Team sagen: Was tun Sie als Erstes, wenn ein Plan scheitert?
            }
    }

report-self-plan-heading = Ihr Plan

report-self-plan-note = Wählen Sie eine Zeile oder zwei, und streichen Sie den Rest.

report-self-plan-column =
    { $column ->
        [1] Wenn …
        [2] dann …
        [3] Ab diesem Tag
       *[4] Wer mich danach fragt
    }

report-self-plan-when =
    { $tie ->
        [dominance] ich in einem Meeting gleich etwas entscheide
        [influence] ich nebenbei etwas verspreche
        [steadiness] mich jemand um Hilfe bittet und ich keine Zeit habe
        [conscientiousness] ich etwas zum dritten Mal prüfe
        [fast] niemand auf meine Frage antwortet
        [calm] ein Meeting endet und ich noch einen Zweifel habe
        [people] ich etwas Unangenehmes sagen muss
        [task] ich auf eine Nachricht zur Arbeit antworte
       *[open]
            { $turn ->
                [1] eine Woche endet
                [2] ich mich wundere, wie ich gewirkt habe
               *[other] eine neue Aufgabe beginnt
            }
    }

report-self-plan-will =
    { $tie ->
        [dominance] frage ich eine Person, die noch nichts gesagt hat, was mir entgeht
        [influence] schreibe ich es mit einem Datum auf, bevor ich weitergehe
        [steadiness] sage ich, wann ich könnte und was dafür warten müsste
        [conscientiousness] frage ich die Person, die es braucht, was gut genug wäre
        [fast] warte ich, bis jemand anders gesprochen hat
        [calm] sage ich, dass ich ihn habe und wann ich ihn erkläre
        [people] sage ich es im ersten Satz und frage dann, wie es ankommt
        [task] beginne ich mit etwas, das der anderen Person gelungen ist
       *[open]
            { $turn ->
                [1] notiere ich eine Situation, die zu diesen Seiten passt, und eine, die nicht passt
                [2] frage ich jemanden, was genau ich getan habe
               *[other] sage ich, was ich von den anderen brauche, um sie gut zu machen
            }
    }

report-self-answers-heading = Ihre Antworten dahinter

report-self-answers-note = Die Antworten, die für jeden Befund am meisten zählten, jede nur einmal. Nur Sie sehen sie und, wenn Sie es erlaubt haben, Ihr Coach.

report-self-answers-side =
    { $side ->
        [for] Ihre Wahl: spricht dafür
       *[against] Ihre Wahl: spricht dagegen
    }

# Signs that a claim holds, and that it doesn't.
report-self-claims-heading = Prüfen Sie, ob es stimmt

report-self-claims-label =
    { $part ->
        [holds] Spricht dafür
       *[fails] Spricht dagegen
    }

report-self-claims-holds =
    { $claim ->
        [dominance] In einer Gruppe ohne Leitung übernehmen am Ende Sie das Steuer und sind erleichtert.
        [influence] Sie erzählen einen schönen Moment noch am selben Abend weiter und genießen ihn ein zweites Mal.
        [steadiness] Andere vertrauen Ihnen Sorgen an, die sonst niemand hört, und eine plötzliche Umstellung verdirbt Ihnen den Tag.
        [conscientiousness] Eine falsche Zahl auf einer fremden Folie lässt Ihnen keine Ruhe, bis Sie es sagen.
        [open] Ihre Familie, Ihr Team und jemand aus der Schulzeit würden drei verschiedene Menschen beschreiben.
        [fast] Sie antworten, bevor Sie zu Ende gelesen haben, und beenden die Sätze von anderen.
        [calm] Was Sie am liebsten gesagt hätten, fällt Ihnen nach dem Meeting ein.
        [people] Wer in einem Meeting unglücklich war, wissen Sie noch, wenn Sie das Ergebnis längst vergessen haben.
       *[task] Ein Meeting mit Ergebnis und ohne ein persönliches Wort ist für Sie ein gutes.
    }

report-self-claims-fails =
    { $claim ->
        [dominance] Sie sind monatelang zufrieden, während jemand anders Richtung und Tempo vorgibt.
        [influence] Ein Wochenende mit Fremden, Lärm und Geschichten klingt für Sie nach Strafe.
        [steadiness] Routine langweilt Sie ab Wochenmitte, und Sie stellen um, was läuft, nur um zu sehen, was passiert.
        [conscientiousness] Sie schicken Entwürfe ungelesen ab, und Fehler, die später auftauchen, lassen Sie kalt.
        [open] Alle, die Sie kennen, würden für Sie dasselbe Wort wählen.
        [fast] Sie halten eine Stille aus und mögen, was aus ihr entsteht.
        [calm] Was Sie denken, merken Sie erst, wenn Sie sich dafür streiten hören.
        [people] Schlechte Nachrichten gehen Ihnen leicht über die Lippen, und danach schlafen Sie gut.
       *[task] Spannung zwischen zwei anderen lenkt Sie ab, bis sie geklärt ist, so dringend die Arbeit auch ist.
    }

report-self-doubtful-heading = Was Sie mit diesen Antworten tun können

report-self-doubtful =
    { $turn ->
        [1] Die Prüfung fragt dreierlei: ob die Antworten besser zusammenpassen als zufällige, ob die Zeit zum Lesen gereicht hat und ob die Wahl nur dem Platz auf dem Bildschirm folgt. Was nicht passte, steht am Ende als erster Eintrag.
        [2] Sie kann irren. Bevorzugen Sie keine Seite oder passten die meisten Aussagen gleich gut zu Ihnen, sehen auch sorgfältig gewählte Antworten zufällig aus.
        [3] Waren Sie in Eile oder wurden Sie gestört, antworten Sie noch einmal über Ihren persönlichen Link, oder bitten Sie um einen neuen. Nehmen Sie sich fünf bis zehn ruhige Minuten, denken Sie an die letzten Wochen bei der Arbeit, und wählen Sie, was Sie tun, nicht, was Sie gern täten. Passen zwei Aussagen gleich gut, nehmen Sie die, die andere öfter gesehen hätten.
        [4] Haben Sie sorgfältig gewählt, antworten Sie an einem anderen Tag noch einmal, und vergleichen Sie die beiden Profile. Worin sie übereinstimmen, das war kaum Zufall. Worin sie sich unterscheiden, das bleibt offen.
       *[other] Nutzen Sie bis dahin die Fragen auf diesen Seiten, und lassen Sie die Werte beiseite.
    }
