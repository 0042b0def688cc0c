## What a report on a person tells their coach, beside the statements. $a is the person's name; $tie and $turn are as in
## report-self. Everything here is a hypothesis to test in the session.

report-coach-chapter =
    { $chapter ->
        [sides] Was { $a } mitbringt und die Kehrseite davon
        [ask] Was Sie { $a } fragen können
        [talk] Wie Sie mit { $a } sprechen
        [situations] Drei Situationen zum Erkunden
       *[styles] { $a } und die vier Stile
    }

report-coach-styles-note = Wie Menschen der vier Stile auf { $a } wirken und umgekehrt. DISC-Kurse lehren das, gemessen wurde es nicht. Lassen Sie sich zu jedem Stil eine Person nennen, bevor Sie das zeigen. Die Ratschläge richten sich an { $a }.

report-coach-looks =
    { $way ->
        [both] Diese Menschen und { $a } wirken aufeinander { $looks }.
        [them] Auf { $a } wirken diese Menschen { $looks }.
       *[you] Auf diese Menschen wirkt { $a } { $looks }.
    }

# How to debrief a place on the circle that is as sure as this one, and what to answer a client. $chances are those of the
# quarters that aren't all but ruled out.
report-coach-debrief-heading = Wie Sie über dieses Ergebnis sprechen

report-coach-debrief =
    { $how ->
        [direction] Nach den Antworten liegt { $a } { $place }. Lassen Sie { $a } raten, bevor Sie den Kreis zeigen, und nutzen Sie die Zeit für das, was nicht passt. In vier von fünf Fällen liegt der Platz in der schattierten Fläche, also passt auch Verhalten aus einem Nachbarstil.
        [half] Die Antworten stützen eine Hälfte des Kreises und lassen die andere Frage offen: { $chances }. Sagen Sie das zuerst: „Dies ist sicher, jenes nicht.“ Arbeiten Sie mit dem, was sicher ist. Fragen Sie dann nach zwei Situationen, einer für jede Antwort auf die offene Frage. Die offene Frage ist das bessere Thema, denn nur { $a } kann sie beantworten.
        [halves] Die Antworten stützen zwei Hälften des Kreises, jede sicherer als beide zusammen: { $chances }. Sagen Sie das zuerst: „Jede für sich ist sicherer als beide zusammen.“ Prüfen Sie dann jede einzeln, mit einer Situation, die das Gegenteil verlangt. Halten beide stand, passt das Viertel, in dem sie sich überschneiden.
        [open] Die Antworten stützen keine Seite: { $chances }. Bieten Sie keinen Stil zur Wahl an, auch nicht als Vermutung: Menschen finden sich in jedem wieder. Fragen Sie, wie { $a } letzte Woche an drei verschiedenen Aufgaben gearbeitet hat und was jeweils zuerst kam. Wer jedes Mal anders vorgeht, hat einen guten Grund für ein offenes Ergebnis. War es dreimal gleich, kann ein neuer Versuch mit mehr Zeit es zeigen.
       *[adapted] „Was ist mein natürlicher und was mein angepasster Stil?“ Manche Fragebögen zeichnen zwei Bilder: wie jemand ist und wie jemand glaubt sein zu müssen. Discern fragt nur eins, nämlich wie { $a } jetzt bei der Arbeit handelt, und zeichnet darum ein Bild. Von einem wahreren Ich dahinter weiß Discern nichts. Ist der Unterschied wichtig, fragen Sie: „Wo kostet es Sie Mühe, so zu handeln, und wer erwartet es?“
    }

# How likely a quarter is, among $chances: “S 76%”.
report-coach-chance = { $style } ({ $chance })

# $styles is one letter or two. $end is the half that the two share, or `nearer` where one of them is clearly likelier:
# $nearer and $farther are these with their chances.
report-coach-debrief-place =
    { $count ->
        [1] im Viertel { $styles }: { $chances }
       *[2]
            { $end ->
                [nearer] zwischen { $styles }, näher an { $nearer } als an { $farther }
                [fast] mitten in der schnellen Hälfte, zwischen { $styles }: { $chances }
                [calm] mitten in der ruhigen Hälfte, zwischen { $styles }: { $chances }
                [people] mitten in der Hälfte „Menschen zuerst“, zwischen { $styles }: { $chances }
               *[task] mitten in der Hälfte „Sache zuerst“, zwischen { $styles }: { $chances }
            }
    }

# Before the first cards.
report-coach-cards-note = Die Tipps richten sich an { $a }. Darüber steht, was Sie fragen können und worauf Sie achten.

# What is claimed, in a chapter of its own.
report-coach-claims-heading =
    { $count ->
        [one] Was zu prüfen ist
       *[other] Was zu prüfen ist, das Unsicherste zuerst
    }

# The same in a short report.
report-coach-test-heading =
    { $count ->
        [one] Was zu prüfen ist
       *[other] Was zuerst zu prüfen ist
    }

report-coach-claims-label =
    { $part ->
        [ask] Fragen
        [holds] Wenn es stimmt, hören Sie
        [fails] Was dagegen spricht
       *[next] Wie es weitergeht
    }

report-coach-claims-ask =
    { $claim ->
        [dominance] „Erzählen Sie von einer Entscheidung letzte Woche, die ganz allein Ihre war.“
        [influence] „Erzählen Sie von Ihrem besten Tag im letzten Monat.“
        [steadiness] „Erzählen Sie, was sich zuletzt kurzfristig geändert hat.“
        [conscientiousness] „Woran haben Sie erkannt, dass Ihre letzte Arbeit fertig war?“
        [open] „Wo sind Sie bei der Arbeit ganz Sie selbst, und wer ist dabei?“
        [fast] „Was haben Sie in Ihrem letzten Meeting als Erstes gesagt, und wann?“
        [calm] „Was wollten Sie in Ihrem letzten Meeting sagen und haben es nicht gesagt?“
        [people] „Wen betrifft das, woran Sie gerade arbeiten?“
       *[task] „Was muss stimmen, damit Ihr Projekt gelingt?“
    }

report-coach-claims-holds =
    { $claim ->
        [dominance] „Ich“ und Tätigkeitswörter, das Ergebnis im ersten Satz und Ungeduld beim Erzählen selbst.
        [influence] Namen und Szenen wie vor Publikum, mit einem Blick darauf, wie sie bei Ihnen ankommen.
        [steadiness] „Wir“, Sorge um die Betroffenen und wie lange es vorher gut gegangen war.
        [conscientiousness] Kriterien, Quellen und Korrekturen am eben Gesagten.
        [open] In jeder Rolle ein anderer Mensch.
        [fast] Antworten, die beginnen, bevor Sie fertig sind, und sich unterwegs korrigieren.
        [calm] Pausen, fertige Sätze und der beste Gedanke am Ende der Stunde.
        [people] Erst die Menschen, dann die Fakten, und wie etwas ankam, noch vor dem, was entschieden wurde.
       *[task] Erst die Fakten, dann die Menschen, und die heißen nach ihrer Funktion.
    }

report-coach-claims-fails =
    { $claim ->
        [dominance] Anerkennung für andere, Rückfragen an Sie, Gelassenheit bei offenem Ende.
        [influence] Ein Tag als Liste von Schritten oder Zahlen, in der sonst niemand vorkommt.
        [steadiness] Freude am Umbruch und kein Wort über die, die er traf.
        [conscientiousness] „Es fühlte sich fertig an“, runde Zahlen, Langeweile bei Details.
        [open] Überall derselbe erste Schritt.
        [fast] Stille, die angenehm ist, und Antworten aus einem Guss.
        [calm] Lautes Denken, mit drei Fassungen einer Antwort.
        [people] Ungeduld, sobald es um Gefühle geht.
       *[task] Geschichten, in denen sich alles darum dreht, wer was gefühlt hat.
    }

report-coach-claims-next =
    { $claim ->
        [dominance] Sprechen Sie über Macht. Was darf { $a } entscheiden, und was ist nur Hoffnung?
        [influence] Fragen Sie nach dem Publikum. Wer soll beeindruckt sein, und was bleibt, wenn niemand zusieht?
        [steadiness] Erkunden Sie, was die Harmonie kostet. Welcher Wunsch blieb unausgesprochen, und wem zuliebe?
        [conscientiousness] Fragen Sie nach dem Maßstab. Wer hat ihn gesetzt, und was wäre eine Stufe darunter?
        [open] Zeichnen Sie die Rollen: je eine Spalte für Arbeit, Familie und Freunde, mit dem ersten Schritt in jeder.
        [fast] Gehen Sie eine Geschichte langsam durch, Satz für Satz, bis sich zeigt, wo es eine Wahl gab.
        [calm] Finden Sie heraus, wie viel Sicherheit es braucht, um Unfertiges zu sagen, und bei wem { $a } sie schon hat.
        [people] Trennen Sie Fürsorge von Sorge. Welche dieser Sorgen hat jemand { $a } wirklich anvertraut?
       *[task] Fragen Sie, welches Gespräch fällig wäre, wenn die Arbeit fertig wäre, und wer darauf wartet.
    }

# What to ask about a situation, and what to listen for.
report-coach-situation =
    { $topic ->
        [talking] Fragen Sie: „Wessen Sätze beenden Sie, und wer beendet Ihre?“ Achten Sie auf das Tempo, auf Lücken und darauf, wer zitiert wird.
        [remote] Fragen Sie: „Was fehlt in Ihren Nachrichten, das Ihr Gesicht sagen würde?“ Achten Sie darauf, wem das Medium liegt: der schreibenden oder der lesenden Seite.
        [meetings] Fragen Sie: „Wann haben Sie in einem Meeting zuletzt Ihre Meinung geändert?“ Achten Sie darauf, was es dazu brauchte und wer dabei war.
        [pressure] Fragen Sie: „Wie würde ich Sie eine Stunde vor einer Frist erleben?“ Achten Sie darauf, was zuerst wegfällt: Menschen, Sorgfalt oder Tempo.
        [deciding] Fragen Sie: „Welche Entscheidung würden Sie zurücknehmen, und was fehlte dabei?“ Achten Sie auf den Maßstab: Tempo, Belege oder Zustimmung.
        [planning] Fragen Sie: „Was bleibt in Ihrer Woche immer als Erstes liegen?“ Achten Sie darauf, was ein Plan ist: Versprechen, Werkzeug oder Last.
        [delegation] Fragen Sie: „Was tun Sie noch selbst, das jemand anders tun sollte?“ Achten Sie auf den Grund: Qualität, Tempo, Rücksicht oder Kontrolle.
        [change] Fragen Sie: „Welche Veränderung hier mochten Sie am wenigsten, und was haben Sie dann getan?“ Achten Sie darauf, was { $a } behalten wollte.
        [one-to-one] Fragen Sie: „Was sagen Sie in Ihren Einzelgesprächen nicht?“ Achten Sie darauf, wer das Thema setzt und wer das Gespräch beendet.
        [giving-feedback] Fragen Sie: „Wem schulden Sie ein offenes Wort, und seit wann?“ Achten Sie darauf, was { $a } danach erwartet.
        [taking-feedback] Fragen Sie: „An welche Kritik erinnern Sie sich noch?“ Achten Sie darauf, was hängen blieb: Inhalt oder Ton.
        [helping] Fragen Sie: „Wem helfen Sie ungefragt?“ Achten Sie darauf, was { $a } dafür erwartet, wenn überhaupt etwas.
        [disagreement] Fragen Sie: „Was hat Ihr letzter Streit bewirkt?“ Achten Sie darauf, wer gewann, wer blieb und wer verstummte.
        [with-dominance] Fragen Sie: „Wer drängt Sie bei der Arbeit, und was tun Sie dann?“ Achten Sie auf Kampf, Rückzug oder Kompromiss.
        [with-influence] Fragen Sie: „Wessen Begeisterung reißt Sie mit, und wessen ermüdet Sie?“ Achten Sie auf Neid, Belustigung oder Erleichterung.
        [with-steadiness] Fragen Sie: „Auf wessen Geduld bauen Sie?“ Achten Sie darauf, ob diese Person es weiß.
       *[with-conscientiousness] Fragen Sie: „Wer prüft Ihre Arbeit, und wie geht es Ihnen damit?“ Achten Sie auf Vertrauen, Erleichterung oder Kränkung.
    }

report-coach-questions-heading =
    { $count ->
        [one] Eine Frage zum Einstieg
       *[other] Drei Fragen zum Einstieg
    }

report-coach-questions-note =
    { $count ->
        [one] Stellen Sie sie, und schweigen Sie dann.
       *[other] Sie bleiben nützlich, wenn ein Befund falsch ist. Stellen Sie eine, und schweigen Sie dann.
    }

report-coach-question =
    { $tie ->
        [dominance]
            { $turn ->
                [1] „Wann haben Sie zuletzt nachgegeben, und was hat es Sie gekostet?“
               *[other] „Was kostet es, Ihnen zu widersprechen? Was würden die anderen dazu sagen?“
            }
        [influence]
            { $turn ->
                [1] „Wie ist ein Tag ohne ein einziges Gespräch für Sie?“
               *[other] „Welches Versprechen würden Sie wieder geben und welches nicht?“
            }
        [steadiness]
            { $turn ->
                [1] „Was tragen Sie mit sich herum, wonach noch niemand gefragt hat?“
               *[other] „Was würde geschehen, wenn Sie diese Woche einmal Nein sagten?“
            }
        [conscientiousness]
            { $turn ->
                [1] „Was könnte heute an Ihrer Arbeit falsch sein, und wer würde es merken?“
               *[other] „Wann hat es Ihnen nichts genützt, recht zu haben?“
            }
        [fast]
            { $turn ->
                [1] „Was geht während einer Pause in Ihnen vor?“
               *[other] „Welchen Anfang würden Sie zurücknehmen?“
            }
        [calm]
            { $turn ->
                [1] „Was geschieht, bis Sie einen Gedanken aussprechen?“
               *[other] „Welche Ihrer Antworten kam zu spät?“
            }
        [people]
            { $turn ->
                [1] „Wessen Meinung über Sie zählt bei der Arbeit am meisten, und wie erfahren Sie davon?“
               *[other] „Wann haben Sie zuletzt jemanden mit Absicht enttäuscht?“
            }
        [task]
            { $turn ->
                [1] „Wie erfahren andere, dass Sie sie schätzen?“
               *[other] „Wann stimmten die Fakten, und es ging trotzdem schief?“
            }
       *[open]
            { $turn ->
                [1] „Was tun Sie bei einer neuen Aufgabe als Erstes? Was würde die Person sagen, mit der Sie am besten arbeiten, und was sagen Sie?“
                [2] „In welcher Rolle bei der Arbeit sind Sie am schwersten wiederzuerkennen?“
               *[other] „Was machen Sie anders, wenn es darauf ankommt?“
            }
    }

report-coach-plan-heading = Was die Sitzung zeigt

report-coach-plan-note = Füllen Sie das gemeinsam aus. Das letzte Wort hat { $a }.

report-coach-plan-column =
    { $column ->
        [1] Befund
        [2] Eine Geschichte dafür
        [3] Eine Geschichte dagegen
       *[4] Was { $a } daraus schließt
    }

report-coach-answers-heading = Was die Antworten stützen und wogegen sie sprechen

report-coach-answers-note = Die Antworten, die bei jedem Befund am meisten zählten: zuerst die, die dagegen sprechen, und jede nur einmal. { $a } hat Ihnen den Einblick erlaubt. Außer Ihnen beiden sieht sie niemand.

report-coach-answers-side =
    { $side ->
        [for] Dafür
       *[against] Dagegen
    }

report-coach-agenda-heading =
    { $agenda ->
        [series] Drei Sitzungen
       *[hour] Eine Sitzung von einer Stunde
    }

report-coach-agenda =
    { $agenda ->
        [series]
            { $turn ->
                [1] Erste Sitzung, Auftrag: Was soll in drei Monaten anders sein, und wer wird es sehen?
                [2] Erste Sitzung, eine Woche: { $a } geht eine ganz normale durch, Stunde für Stunde. Markieren Sie, was leichtfällt und was Mühe kostet, und nennen Sie keinen Stil.
                [3] Zweite Sitzung, andere Augen: Vorher fragt { $a } zwei aus dem Team, worauf sie sich verlassen und worum sie einen Bogen machen. Was passt, was überrascht?
                [4] Dritte Sitzung, Probe: Was hat { $a } ausprobiert, was taten die anderen, und was bleibt?
               *[5] Klären Sie am Ende der dritten, was nicht mehr gebraucht wird. Auch dieser Bericht gehört dazu.
            }
       *[hour]
            { $turn ->
                [1] Auftrag: Was soll für { $a } nach dieser Sitzung anders sein, und wer wird davon erfahren?
                [2] Erst raten: Hat { $a } schon einen Bericht gelesen? Fragen Sie, welcher Satz überrascht hat. Wenn nicht, rät { $a } einen Platz im Kreis und sieht dann die Grafik.
                [3] Offene Punkte: Nehmen Sie den ersten Befund, der zu prüfen ist. { $a } erzählt eine Geschichte, die dafür spricht, und eine, die dagegen spricht.
                [4] Ausnahmen: Nehmen Sie eine Kehrseite. Wann war sie zuletzt zu sehen, wann nicht, und was machte den Unterschied?
               *[5] Schließen Sie mit einer Zeile für die kommende Woche, die { $a } formuliert, mit einem Datum und einer Person, die danach fragt.
            }
    }

report-coach-doubtful-heading = Was Sie mit diesen Antworten tun können

report-coach-doubtful =
    { $turn ->
        [1] Die Prüfung fragt dreierlei: ob die Antworten besser zusammenpassen als zufällige, ob die Zeit zum Lesen gereicht hat und ob die Wahl nur dem Platz auf dem Bildschirm folgt. Was nicht passte, steht am Ende als erster Eintrag.
        [2] Sie kann irren. Auch sorgfältig gewählte Antworten sehen zufällig aus, wenn jemand keine Seite bevorzugt.
        [3] Fragen Sie vor der Sitzung, wie das Antworten lief: wo, wie lange und wozu es nach Meinung von { $a } diente. Wer teilnehmen musste, hat gute Gründe, ungelesen zu wählen, und die sind ein besseres Thema als jeder Wert.
        [4] Bieten Sie einen neuen Versuch von fünf bis zehn ruhigen Minuten an einem anderen Tag an, wenn { $a } das möchte. Vergleichen Sie die beiden Profile in der Sitzung. Worin sie übereinstimmen, das war kaum Zufall. Worin sie sich unterscheiden, das bleibt offen.
       *[other] Ohne ein zweites Profil arbeiten Sie mit den Fragen und mit dem, was { $a } über die letzten Wochen sagt. Deuten Sie die Werte nicht, auch nicht als Vermutung.
    }
