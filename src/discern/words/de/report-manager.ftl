## What a report on a person tells their manager, beside the statements. $a is the person's name; $tie and $turn are as
## in report-self.

report-manager-chapter =
    { $chapter ->
        [lists] Wie Sie mit { $a } sprechen
        [sides] Was { $a } mitbringt und die Kehrseite davon
        [ask] Was Sie { $a } fragen können
        [talk] Wie Sie mit { $a } sprechen
        [situations] Drei Situationen mit { $a }
       *[styles] { $a } und die vier Stile
    }

report-manager-styles-note = Wie Menschen der vier Stile auf { $a } wirken und umgekehrt. Einer der vier ist Ihr eigener: Beginnen Sie dort. DISC-Kurse lehren das, gemessen wurde es nicht.

report-manager-looks =
    { $way ->
        [both] Diese Menschen und { $a } wirken aufeinander { $looks }.
        [them] Auf { $a } wirken diese Menschen { $looks }.
       *[you] Auf diese Menschen wirkt { $a } { $looks }.
    }

# Cards on what passes between the person and their manager.
report-manager-topic =
    { $topic ->
        [one-to-one] Ihre Einzelgespräche
        [delegation] An { $a } delegieren
        [giving-feedback] Wenn { $a } Rückmeldung gibt
       *[taking-feedback] Rückmeldung an { $a }
    }

report-manager-questions-heading =
    { $count ->
        [one] Eine Frage fürs nächste Einzelgespräch
       *[other] Drei Fragen für Ihre Einzelgespräche
    }

report-manager-questions-note =
    { $count ->
        [one] Stellen Sie sie früh, und warten Sie dann auf die Antwort von { $a }.
       *[other] Eine auf einmal genügt. Stellen Sie sie früh, und warten Sie dann auf die Antwort von { $a }.
    }

report-manager-question =
    { $tie ->
        [dominance]
            { $turn ->
                [1] Auf welche Entscheidung von mir warten Sie?
               *[other] Wo führe ich Sie kleinschrittiger, als Sie es brauchen?
            }
        [influence]
            { $turn ->
                [1] Welche Ihrer Aufgaben würden Sie gern mehr Leuten zeigen?
               *[other] Welches Ihrer offenen Versprechen sollten wir streichen, verschieben oder teilen?
            }
        [steadiness]
            { $turn ->
                [1] Was ändert sich für Sie zu schnell, und was hätte ich früher sagen sollen?
               *[other] Wozu haben Sie zuletzt Ja gesagt, das ich Ihnen abnehmen sollte?
            }
        [conscientiousness]
            { $turn ->
                [1] Welcher meiner Aufträge war zu vage, um ihn gut zu erledigen?
               *[other] Was muss diesmal exakt sein, und wo reicht „gut genug“?
            }
        [fast]
            { $turn ->
                [1] Was würden Sie morgen anfangen, wenn niemand zustimmen müsste?
               *[other] Welche Idee haben Sie fallen lassen, weil niemand schnell genug geantwortet hat?
            }
        [calm]
            { $turn ->
                [1] Was ist Ihnen nach unserem letzten Meeting eingefallen, das ich noch nicht kenne?
               *[other] Welche Frage hätte ich Ihnen einen Tag vorher schicken sollen?
            }
        [people]
            { $turn ->
                [1] Was brauchen Sie gerade von den anderen?
               *[other] Was ist in unseren Meetings schwer zu sagen, und wie könnte ich es leichter machen?
            }
        [task]
            { $turn ->
                [1] Was hält Sie davon ab, das hier fertigzustellen?
               *[other] Auf welches unserer Meetings könnten Sie verzichten, und was würden Sie stattdessen tun?
            }
       *[open]
            { $turn ->
                [1] Welcher Teil Ihrer Woche gibt Ihnen Kraft, und welcher kostet Sie Kraft?
                [2] Wann habe ich Ihnen die Arbeit zuletzt leichter gemacht und wann schwerer?
               *[other] Wovon möchten Sie nächsten Monat mehr tun?
            }
    }

report-manager-plan-heading = Ihr Plan für die Zusammenarbeit

report-manager-plan-note = Wählen Sie eine Zeile oder zwei, und sagen Sie { $a }, welche.

report-manager-plan-column =
    { $column ->
        [1] Wenn …
        [2] dann …
        [3] Ab diesem Tag
       *[4] Woran ich merke, dass es wirkt
    }

report-manager-plan-when =
    { $tie ->
        [dominance] { $a } etwas auf der Stelle entschieden haben will
        [influence] { $a } nebenbei etwas Neues zusagt
        [steadiness] { $a } zu noch einer Aufgabe Ja sagt
        [conscientiousness] { $a } sagt, es sei noch nicht fertig
        [fast] { $a } antwortet, bevor ich zu Ende gefragt habe
        [calm] { $a } in einem Meeting nichts sagt
        [people] ich { $a } eine Aufgabe gebe
        [task] ich Arbeit von { $a } lobe oder kritisiere
       *[open]
            { $turn ->
                [1] ich nicht weiß, was { $a } von mir braucht
                [2] { $a } eine Arbeit abgeschlossen hat
               *[other] unser nächstes Einzelgespräch beginnt
            }
    }

report-manager-plan-will =
    { $tie ->
        [dominance] sage ich, was jetzt entschieden werden kann und bis wann der Rest
        [influence] schicke ich am selben Tag zwei Zeilen: wer was macht und bis wann
        [steadiness] frage ich, welche andere Aufgabe warten kann
        [conscientiousness] frage ich, was fehlt und was davon das Ergebnis ändern würde
        [fast] rede ich zu Ende und frage dann auch nach dem zweiten Gedanken
        [calm] frage ich hinterher unter vier Augen, was ungesagt blieb
        [people] sage ich erst, wer es braucht, und dann, was zu tun ist
        [task] nenne ich genau den Teil, der gut war oder fehlt
       *[open]
            { $turn ->
                [1] frage ich und setze noch in derselben Woche etwas aus der Antwort um
                [2] frage ich, welcher Teil leichtfiel und welcher nicht
               *[other] lasse ich { $a } das erste Thema wählen
            }
    }

# Signs that a claim holds, and that it doesn't.
report-manager-claims-heading = Prüfen Sie, ob es stimmt, und fragen Sie { $a }

report-manager-claims-label =
    { $part ->
        [holds] Spricht dafür
       *[fails] Spricht dagegen
    }

report-manager-claims-holds =
    { $claim ->
        [dominance] { $a } greift die offene Frage auf, kürzt die Debatte ab und fragt, wer entscheidet.
        [influence] Um { $a } herum entstehen Gespräche: auf dem Flur, vor Meetings, nebenbei in Online-Meetings.
        [steadiness] Zu { $a } kommen andere mit ihren Problemen, Übergaben laufen glatt, und eine Klage von dort hören Sie spät oder nie.
        [conscientiousness] Entwürfe von { $a } kommen mit Fußnoten oder mit einer Frage zum Auftrag.
        [open] { $a } wird nach einem Workshop, einer Frist und einem Mittagessen jeweils anders beschrieben.
        [fast] { $a } spricht unter den ersten drei und fängt an, bevor das Protokoll da ist.
        [calm] Der nützlichste Gedanke von { $a } landet nach dem Meeting in Ihrem Postfach.
        [people] { $a } sagt, wie ein Plan ankommen wird, bevor jemand gefragt hat.
       *[task] { $a } lenkt Geplauder zurück zur Tagesordnung.
    }

report-manager-claims-fails =
    { $claim ->
        [dominance] Eine Frage bleibt wochenlang offen, und { $a } stört das nicht.
        [influence] { $a } verzichtet auf die Gelegenheit zu präsentieren und isst aus freien Stücken allein zu Mittag.
        [steadiness] { $a } schlägt eine Umstellung nach der anderen vor und ist dabei bester Laune.
        [conscientiousness] Eine grobe Zahl genügt { $a }, auch wenn sie noch jemand nachprüft.
        [open] Alle im Team berichten von { $a } dieselbe erste Reaktion.
        [fast] Beim Anfangen lässt { $a } allen anderen den Vortritt.
        [calm] { $a } denkt laut, ändert vor allen die Richtung und wirkt danach erfrischt.
        [people] { $a } sagt nichts zur Stimmung im Raum, obwohl andere sie bemerkt haben.
       *[task] { $a } verschiebt immer wieder einen Termin jemandem zuliebe.
    }

report-manager-doubtful-heading = Was Sie mit diesen Antworten tun können

report-manager-doubtful =
    { $turn ->
        [1] Die Prüfung fragt dreierlei: ob die Antworten besser zusammenpassen als zufällige, ob die Zeit zum Lesen gereicht hat und ob die Wahl nur dem Platz auf dem Bildschirm folgt. Was nicht passte, steht am Ende als erster Eintrag.
        [2] Sie kann irren. Auch sorgfältig gewählte Antworten sehen zufällig aus, wenn jemand keine Seite bevorzugt.
        [3] Fragen Sie ohne Vorwurf: „Die Prüfung wurde aus den Antworten nicht schlau. Wie lief das Antworten?“ Was { $a } erzählt, sagt Ihnen mehr als die Prüfung.
        [4] Bieten Sie einen neuen Versuch an. { $a } kann in fünf bis zehn ruhigen Minuten noch einmal antworten, und Sie können den Link schicken. Die Entscheidung liegt bei { $a }, und ein Nein braucht keinen Grund.
       *[other] Nutzen Sie bis dahin die Fragen auf diesen Seiten, und lassen Sie die Werte beiseite.
    }
