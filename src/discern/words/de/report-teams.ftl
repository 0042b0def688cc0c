## What a report on a team has besides its statements. Common teaching of DISC where it says what follows from a style.

### A card for each member, for those of whom the same is said, or for each group of a large team.

report-teams-members =
    { $audience ->
        [self] Wer Sie sind
        [coach] Die Mitglieder
       *[manager] Die Menschen in Ihrem Team
    }

report-teams-groups =
    { $audience ->
        [self] Wer Sie sind, Viertel für Viertel
        [coach] Die Mitglieder, Viertel für Viertel
       *[manager] Ihr Team, Viertel für Viertel
    }

report-teams-groups-note = Bei mehr als { $most } Profilen teilen sich alle im selben Viertel eine Karte. Die anderen teilen sich eine für ihre Hälfte des Kreises: Sie liegen zwischen deren zwei Vierteln, oder es ist offen, in welchem der beiden.

# The labels on a card.
report-teams-label =
    { $label ->
        [names] Wer
        [brings] Stärke
        [costs] Kehrseite
        [know] Gut zu wissen
        [drains] Kostet Kraft
        [energises] Gibt Kraft
        [ask] Fragen
        [caution] Vorsicht
        [talk] Im Gespräch
       *[more]
            { $audience ->
                [coach] Anbieten, in diesen Worten
               *[manager] Außerdem
            }
    }

# Where nothing is claimed about people that would help in a talk.
report-teams-open = Fragen Sie, wie es diesmal gehen soll: jetzt oder später, mündlich oder schriftlich.

# On the card of somebody whose answers look random.
report-teams-doubtful =
    { $audience ->
        [coach] „Was möchten Sie gern gefragt werden?“
       *[other] Zu solchen Antworten gibt es keinen Rat. Fragen Sie { $a }, was gut zu wissen wäre.
    }

# Where answers in a team or of two people look random. $subject is team or comparison, and $compared whether a claim says
# how likely it is without these answers.
report-several-random-heading = Wo Antworten zufällig aussehen

report-several-random =
    { $turn ->
        [1] Die Prüfung fragt dreierlei: ob die Antworten besser zusammenpassen als zufällige, ob die Zeit zum Lesen gereicht hat und ob die Wahl nur dem Platz auf dem Bildschirm folgt.
        [2] Sie kann irren. Auch sorgfältig gewählte Antworten sehen zufällig aus, wenn jemand keine Seite bevorzugt.
        [3]
            { $audience ->
                [self] Wer möchte, kann in fünf bis zehn ruhigen Minuten noch einmal antworten und schuldet niemandem einen Grund.
                [manager] Sprechen Sie mit der Person allein, bevor der Bericht ins Team geht. Fragen Sie ohne Vorwurf. Bieten Sie einen neuen Versuch von fünf bis zehn ruhigen Minuten an. Ein Nein braucht keinen Grund.
               *[coach] Sprechen Sie vor der Sitzung mit der Person allein. Fragen Sie, wie das Antworten lief, und bieten Sie einen neuen Versuch von fünf bis zehn ruhigen Minuten an. Ein Nein braucht keinen Grund.
            }
       *[other]
            { $subject ->
                [comparison]
                    { $audience ->
                        [self] Bis dahin werden Sie beide hier nicht verglichen. Die Fragen und Tipps passen für zwei beliebige Menschen.
                       *[other] Bis dahin werden die beiden hier nicht verglichen. Die Fragen und Tipps passen für zwei beliebige Menschen.
                    }
               *[team]
                    { $compared ->
                        [no] Bis dahin nennt kein Befund hier Personen mit solchen Antworten, und keiner ließ sich ohne diese Antworten prüfen. Fragen Sie nach einem Beispiel, bevor Sie sich auf einen verlassen.
                       *[yes]
                            { $audience ->
                                [self] Sehen Sie bis dahin am Ende nach, wie wahrscheinlich jeder Befund über das ganze Team ohne diese Antworten ist.
                               *[other] Sehen Sie bis dahin am Ende nach, wie wahrscheinlich jeder Befund über das ganze Team ohne diese Antworten ist. Keiner der drei Vorschläge hängt von diesen Antworten ab.
                            }
                    }
            }
    }

# Two halves that are said of one person. $strength is that of the less sure one, and $same whether the other has it too.
report-teams-two-halves =
    { $known ->
        [yes] { report-teams-two-halves-said }; { report-teams-each }, beides zusammen: { $chance }.
       *[no] { report-teams-two-halves-said }; { report-teams-each }.
    }

report-teams-two-halves-said =
    { $pace ->
        [fast]
            { $focus ->
                [people] { $a } ist schnell und denkt zuerst an die Menschen
               *[task] { $a } ist schnell und denkt zuerst an die Sache
            }
       *[calm]
            { $focus ->
                [people] { $a } nimmt sich Zeit und denkt zuerst an die Menschen
               *[task] { $a } nimmt sich Zeit und denkt zuerst an die Sache
            }
    }

report-teams-each =
    { $same ->
        [yes] jedes für sich: { $strength }
       *[no] jedes für sich: mindestens { $strength }
    }

# In place of what a card of somebody else, $a, says already.
report-teams-same = Siehe { $a }.

# A group: those in the quarter of one style, the others in one half of the circle, or those whose place is open.
report-teams-group =
    { $place ->
        [D] Schnell, Sache zuerst (D)
        [I] Schnell, Menschen zuerst (I)
        [S] Ruhig, Menschen zuerst (S)
        [C] Ruhig, Sache zuerst (C)
        [DI] Vor allem schnell (zwischen D und I)
        [IS] Vor allem Menschen zuerst (zwischen I und S)
        [SC] Vor allem ruhig (zwischen S und C)
        [DC] Vor allem Sache zuerst (zwischen D und C)
        [fast-task] Schnell; Sache zuerst, beides wahrscheinlich
        [fast-people] Schnell; Menschen zuerst, beides wahrscheinlich
        [calm-people] Ruhig; Menschen zuerst, beides wahrscheinlich
        [calm-task] Ruhig; Sache zuerst, beides wahrscheinlich
        [fast] Schnell
        [calm] Ruhig
        [people] Menschen zuerst
        [task] Sache zuerst
        [random] Unklare Antworten
       *[open] Offen
    }

# What it costs several people to be in one half of the circle, behind the label.
report-teams-half-costs =
    { $end ->
        [fast] Die erste Idee gewinnt, weil sie zuerst kam, und niemand fragt nach einer zweiten.
        [calm] Andere entscheiden, während hier noch abgewogen wird.
        [people] Schlechte Nachrichten werden gemildert, bis niemand sie mehr hört.
       *[task] Erst spät fällt auf, wen eine Entscheidung verletzt hat.
    }

report-teams-group-names = { $badge }: { $names }.

report-teams-group-claim =
    { $count ->
        [one] Von den { $profiled } Personen mit Profil liegt { $count } im Viertel { style-named }.
       *[other] Von den { $profiled } Personen mit Profil liegen { $count } im Viertel { style-named }.
    }

report-teams-group-claim-half =
    { $end ->
        [fast]
            { $count ->
                [one] Von den { $profiled } Personen mit Profil liegt { $count } weitere in der schnellen Hälfte.
               *[other] Von den { $profiled } Personen mit Profil liegen { $count } weitere in der schnellen Hälfte.
            }
        [calm]
            { $count ->
                [one] Von den { $profiled } Personen mit Profil liegt { $count } weitere in der ruhigen Hälfte.
               *[other] Von den { $profiled } Personen mit Profil liegen { $count } weitere in der ruhigen Hälfte.
            }
        [people]
            { $count ->
                [one] Von den { $profiled } Personen mit Profil liegt { $count } weitere in der Hälfte „Menschen zuerst“.
               *[other] Von den { $profiled } Personen mit Profil liegen { $count } weitere in der Hälfte „Menschen zuerst“.
            }
       *[task]
            { $count ->
                [one] Von den { $profiled } Personen mit Profil liegt { $count } weitere in der Hälfte „Sache zuerst“.
               *[other] Von den { $profiled } Personen mit Profil liegen { $count } weitere in der Hälfte „Sache zuerst“.
            }
    }

report-teams-group-claim-halves =
    { $count ->
        [one] Von den { $profiled } Personen mit Profil liegt { $count } weitere in { report-teams-halves }.
       *[other] Von den { $profiled } Personen mit Profil liegen { $count } weitere in { report-teams-halves }.
    }

report-teams-halves =
    { $place ->
        [fast-task] der schnellen Hälfte und in der Hälfte „Sache zuerst“
        [fast-people] der schnellen Hälfte und in der Hälfte „Menschen zuerst“
        [calm-people] der ruhigen Hälfte und in der Hälfte „Menschen zuerst“
       *[calm-task] der ruhigen Hälfte und in der Hälfte „Sache zuerst“
    }

report-teams-group-claim-random =
    { $count ->
        [one] Die Antworten von { $count } Person in diesem Team hängen zu wenig zusammen.
       *[other] Die Antworten von { $count } Personen in diesem Team hängen zu wenig zusammen.
    }

report-teams-group-claim-open =
    { $count ->
        [one] Bei { $count } Person in diesem Team ist noch keine Seite klar.
       *[other] Bei { $count } Personen in diesem Team ist noch keine Seite klar.
    }

### What the shape of a team asks of its manager, or of a coach.

report-teams-lead =
    { $audience ->
        [coach] Arbeit mit diesem Team
       *[manager] Dieses Team leiten
    }

report-teams-lead-topic =
    { $audience ->
        [coach] Worauf Sie achten
       *[manager] Was das Team von Ihnen braucht
    }

report-teams-lead-centre =
    { $audience ->
        [coach]
            { $end ->
                [fast] Hier geht es schnell und laut zu, und die Antwort kommt, bevor die Frage zu Ende ist. Arbeiten Sie mit Stille und auf Papier. Fragen Sie, wer sich hier nicht wiedererkennt.
                [calm] Die Runde ist still. Verteilen Sie die Fragen vorher, und halten Sie die Pausen aus. Fragen Sie, wo diese Gruppe zu schnell war.
                [people] Es gibt viel Wärme und wenig offenen Widerspruch. Sorgen Sie dafür, dass auch Hartes gesagt werden darf. Fragen Sie, was davon im letzten Monat gesagt wurde.
               *[task] Wer hier mitmachen soll, muss erst den Nutzen sehen. Beginnen Sie also mit dem Zweck und einer Zahl. Fragen Sie, bei wem andere hier Trost suchen.
            }
       *[manager]
            { $end ->
                [fast] Ihr Team legt von selbst los. Bremsen Sie es kurz: Fragen Sie nach einer zweiten Möglichkeit und nach Zweifeln, die noch niemand ausgesprochen hat, und sagen Sie Ihre Meinung erst danach.
                [calm] Ihr Team denkt, bevor es handelt. Setzen Sie dem Nachdenken ein Ende: mit einem Termin, einem ersten Schritt und Rückendeckung für alle, die ihn gehen.
                [people] Ihr Team kümmert sich um seine Menschen. Für klare Worte sorgen Sie: die Zahl, die Frist, das „Noch nicht“. Von Ihnen sind sie leichter anzunehmen als aus den eigenen Reihen.
               *[task] Ihr Team bleibt bei der Sache. Bedanken Sie sich, und sagen Sie, wofür. Fragen Sie nach einer schweren Woche, wie sie war.
            }
    }

report-teams-lead-open =
    { $audience ->
        [coach] Die Antworten zeigen für diese Gruppe keinen Platz im Kreis. Sammeln Sie drei Beispiele für ihre Arbeitsweise, und lassen Sie die Gruppe selbst das Muster benennen.
       *[manager] Die Antworten zeigen für dieses Team keinen Platz im Kreis. Notieren Sie zwei Wochen lang, was entschieden wird und was untergeht, und fragen Sie das Team dann nach den Gründen.
    }

report-teams-lead-divided =
    { $audience ->
        [coach]
            { $axis ->
                [pace] Lassen Sie die beiden Tempi bewusst aufeinandertreffen. Jede Seite sagt erst, was sie an der anderen bewundert, und dann, was sie braucht. Fallen die Wörter „langsam“ und „unüberlegt“, machen Sie Wünsche daraus.
               *[focus] Die einen fragen „Wer?“, die anderen „Was?“. Lassen Sie beide Gruppen denselben Fall vorbereiten. Lesen Sie beides vor, und fragen Sie, was verloren geht, wenn eins davon fehlt.
            }
       *[manager]
            { $axis ->
                [pace] Ihr Tempo entscheidet, welche Hälfte des Teams sich wohlfühlt. Klären Sie eine Frage sofort, lassen Sie die nächste über Nacht liegen, und sagen Sie jeweils dazu, was gilt.
               *[focus] Was Sie zuerst fragen, ist für das halbe Team das, was zählt. Stellen Sie jedes Mal beide Fragen, „Wen betrifft es?“ und „Was stimmt?“, und wechseln Sie die Reihenfolge.
            }
    }

report-teams-lead-absent =
    { $audience ->
        [coach]
            { $styles ->
                [D] Warten Sie ab, wie lange es dauert, bis jemand „Entscheiden wir“ sagt. Fragen Sie, was geschieht, wenn es niemand sagt.
                [I] Fragen Sie, wer außerhalb weiß, was dieses Team gut macht. Achten Sie auf gute Arbeit, von der sonst niemand gehört hat.
                [S] Fragen Sie, wem es auffiel, als zuletzt jemandem alles zu viel war. Achten Sie auf Hilfe, die spät kam.
               *[C] Fragen Sie, welcher Fehler alle überrascht hat und wer ihn hätte sehen können. Warten Sie auf eine zweite Antwort.
            }
       *[manager]
            { $styles ->
                [D] Von sich aus drängt hier niemand auf eine Entscheidung. Tun Sie es selbst, oder bitten Sie vor jedem Meeting jemanden darum.
                [I] Von sich aus erzählt hier niemand weiter, was gut gelungen ist. Wählen Sie jeden Monat ein Ergebnis, und sorgen Sie dafür, dass andere davon hören.
                [S] Von sich aus achtet hier niemand auf Überlastung. Fragen Sie alle zwei Wochen jede Person einzeln nach ihrem Arbeitspensum, und schreiben Sie die Antworten auf.
               *[C] Von sich aus prüft hier niemand nach. Bevor etwas rausgeht, bestimmen Sie eine Person, die Fehler sucht und die Zeit dafür bekommt.
            }
    }

report-teams-lead-majority =
    { $audience ->
        [coach]
            { $styles ->
                [D] Die meisten hier gewinnen gern, auch gegen Sie. Klären Sie den Auftrag genau, bieten Sie eine Herausforderung, und fragen Sie die Stillen, sobald zwei miteinander ringen.
                [I] Den meisten hier gefällt die Sitzung, und wenig davon bleibt hängen. Lassen Sie mitschreiben, und schließen Sie mit Namen und Terminen.
                [S] Die meisten hier stimmen Ihnen aus Freundlichkeit zu. Lassen Sie Einwände aufschreiben, und bedanken Sie sich für den ersten.
                [C] Die meisten hier prüfen Ihr Modell, bevor sie sich selbst prüfen. Sagen Sie in den ersten fünf Minuten, was es nicht kann, und zeigen Sie die Bereiche.
                [DI] Die meisten hier geben das Tempo vor. Planen Sie weniger Schritte, und geben Sie jedes Mal den Stillen zuerst das Wort.
                [SC] Die meisten hier wollen Zeit. Schicken Sie die Tagesordnung zwei Tage vorher, und planen Sie mehr Zeit ein, als Sie für nötig halten.
                [IS] Die meisten hier kümmern sich um Sie. Fragen Sie, was noch niemand gesagt hat, und halten Sie die Stille aus.
               *[DC] Die meisten hier wollen zuerst wissen, wozu es gut ist. Arbeiten Sie an einer echten Entscheidung, und lassen Sie Spiele weg.
            }
       *[manager]
            { $styles ->
                [D] Die meisten hier wollen selbst entscheiden. Verteilen Sie Entscheidungen, wie Sie Arbeit verteilen: schriftlich.
                [I] Die meisten hier wollen eine Reaktion. Zeigen Sie sie bald und vor allen, und sorgen Sie dafür, dass jemand festhält, was versprochen wurde.
                [S] Die meisten hier sagen nicht, wenn es ihnen zu viel wird. Behalten Sie das Pensum im Blick, kündigen Sie Änderungen einen Tag früher an, und verstehen Sie ein spätes „Ja“ als mögliches „Nein“.
                [C] Die meisten hier wollen es richtig machen. Sagen Sie bei jeder Aufgabe, was „gut genug“ heißt.
                [DI] Angefangen wird hier auch ohne Sie. Kümmern Sie sich ums Abschließen: Wer macht es fertig, wer prüft es, wer erfährt davon?
                [SC] Abgeschlossen wird hier sorgfältig. Kümmern Sie sich ums Anfangen: Stellen Sie neue Fragen früh, und schützen Sie den ersten unfertigen Versuch.
                [IS] Die Stimmung ist hier auch ohne Sie gut. Kümmern Sie sich um Ergebnisse: Termine, Zahlen und den Satz, den niemand gern sagt.
               *[DC] Die Ergebnisse stimmen hier auch ohne Sie. Kümmern Sie sich um die Menschen: Wer ist müde, wer ist neu, wem hat noch niemand gedankt?
            }
    }

### A manager's own way of working beside those who work the other way. $end is the half of the circle that the manager
### is in, and $names are in the opposite one.

report-teams-own = Ihre Arbeitsweise und die der anderen

report-teams-own-note = Suchen Sie Ihre eigene Arbeitsweise. Genannt sind dort alle, die umgekehrt arbeiten.

report-teams-own-way =
    { $end ->
        [fast] Wenn Sie schnell sind
        [calm] Wenn Sie sich Zeit nehmen
        [people] Wenn Sie zuerst an die Menschen denken
       *[task] Wenn Sie zuerst an die Sache denken
    }

report-teams-own-advice =
    { $end ->
        [fast] { $names }: Schicken Sie die Frage einen Tag vorher, und halten Sie eine Stille aus, bevor Sie sie füllen.
        [calm] { $names }: Sagen Sie gleich, wann Ihre Antwort kommt, und halten Sie sich daran.
        [people] { $names }: Beginnen Sie mit den Fakten und dem, was Sie brauchen, und erzählen Sie die Geschichte hinterher.
       *[task] { $names }: Fragen Sie, wie es geht, bevor Sie zu den Zahlen kommen, und danken Sie namentlich.
    }

### The agenda of the other length, which a model may choose instead of the conversation.

report-teams-agenda =
    { $length ->
        [sixty] Ein Ablauf für 60 Minuten
       *[ninety] Ein Ablauf für 90 Minuten
    }

report-teams-agenda-self-first = 0 bis 10: Alle lesen die eigene Karte, streichen, was nicht passt, und nennen etwas, was passt.
report-teams-agenda-self-second = 10 bis 30: in Paaren, die selten zusammenarbeiten. Beide nennen etwas, was die Arbeit voranbringt, und etwas, was sie bremst.
report-teams-agenda-self-third = 30 bis 50: Wählen Sie zwei Situationen aus diesem Bericht. Wann lief es im letzten Monat gut und wann nicht? Erst die Fakten, keine Namen.
report-teams-agenda-self-fourth = 50 bis 70: Alle schreiben einen Satz, der mit „Wir werden“ beginnt. Sammeln Sie die Sätze, und wählen Sie drei.
report-teams-agenda-self-fifth = 70 bis 85: für jeden der drei eine Person, die sich darum kümmert, und der erste Tag, an dem er gilt.
report-teams-agenda-self-sixth = 85 bis 90: ein Termin für den Rückblick und zum Schluss von allen ein Wort.

report-teams-agenda-manager-first = Vorher: Fragen Sie alle unter vier Augen, ob die Karten und die Grafik gezeigt werden dürfen. Ein Nein genügt, um sie wegzulassen.
report-teams-agenda-manager-second = 0 bis 5: Sagen Sie, wozu die Stunde dient und dass nichts davon in eine Personalakte kommt.
# $few is yes where a report says how people differ, and nothing of the team.
report-teams-agenda-manager-third =
    { $few ->
        [yes] 5 bis 25: Alle sagen, so weit sie möchten, was auf der eigenen Karte passt und was nicht. Sie notieren und antworten nicht.
       *[no] 5 bis 25: Alle sagen, welcher Satz über das Team passt und welcher nicht. Sie notieren und antworten nicht.
    }

report-teams-agenda-manager-fourth = 25 bis 45: eine Situation, die jede Woche vorkommt. Was macht sie schwer, und was würde jede Person hier anders machen?
report-teams-agenda-manager-fifth = 45 bis 55: eine oder zwei Zeilen der Teamvereinbarung, mit einem Namen neben jeder.
report-teams-agenda-manager-sixth = 55 bis 60: Ihr eigenes Versprechen, laut gesagt. Was Sie anders machen werden und wann das Team Sie danach fragen darf.

report-teams-agenda-coach-first = 5 Minuten: der Rahmen. Wie Menschen gern arbeiten, nicht, wie gut.
report-teams-agenda-coach-second = 15 Minuten: Ohne diesen Bericht raten alle ihren Platz im Kreis und sagen, warum.
report-teams-agenda-coach-third = 15 Minuten: der unsicherste Befund dieses Berichts. Was wäre hier zu sehen, wenn er stimmte, und was, wenn nicht?
report-teams-agenda-coach-fourth = 15 Minuten: eine Situation der letzten zwei Wochen, gesehen von zwei Personen, die sie verschieden beurteilen.
report-teams-agenda-coach-fifth = 10 Minuten: eine Zeile der Teamvereinbarung und der Termin der nächsten Sitzung. Fragen Sie, wen das freut und wen nicht.

### The working agreement, and looking at it again.

report-teams-agreement = Zeilen für den Anfang

report-teams-agreement-note =
    { $audience ->
        [self] Nehmen Sie, was passt, ändern Sie die Worte, bis es Ihre sind, und lassen Sie den Rest.
        [coach] Lesen Sie diese vor, und lassen Sie die Gruppe die meisten verwerfen.
       *[manager] Legen Sie diese als Anfang auf den Tisch, und lassen Sie das Team sie ändern.
    }

report-teams-agreement-line =
    { $fact ->
        [most-fast] „Bevor wir entscheiden, werden alle, die noch nichts gesagt haben, einmal gefragt.“
        [most-calm] „Jede Frage bekommt ein Datum, an dem wir sie mit dem beantworten, was wir wissen.“
        [most-people] „Wir sagen innerhalb von zwei Tagen der Person selbst in einem Satz, was nicht gut genug ist.“
        [most-task] „Wir beginnen die Woche damit, wie es allen geht, vor der ersten Zahl.“
        [divided-pace] „Fragen gehen am Vortag hinaus und werden zur angekündigten Zeit entschieden.“
        [divided-focus] „Jede Entscheidung bekommt zwei Zeilen: was die Fakten sagen und wen sie betrifft.“
        [many-D] „Zu jedem Thema entscheidet eine Person. Alle wissen, wer.“
        [many-I] „Versprechen kommen auf eine Liste, und nichts Neues beginnt, solange eins überfällig ist.“
        [many-S] „Ein ‚Ja‘ darf bis zum nächsten Morgen zurückgenommen werden.“
        [many-C] „Wir sagen vorher, was gut genug ist.“
        [first] „Wir entscheiden nicht für Abwesende.“
        [second] „Wir widersprechen im Gespräch und nicht hinterher.“
        [third] „Braucht es mehr als drei Nachrichten, sprechen wir miteinander.“
        [fourth] „Wird etwas später, sagen wir es vor der Frist.“
        [fifth] „Ein Meeting, in dem nichts zu entscheiden ist, fällt aus.“
       *[sixth] „Wir danken namentlich und sagen, wofür.“
    }

report-teams-follow-up =
    { $audience ->
        [self] Der Rückblick
        [coach] Die Folgesitzung
       *[manager] Nach vier Wochen
    }

report-teams-follow-up-first =
    { $audience ->
        [self] „Welche Zeile unserer Vereinbarung haben wir eingehalten, als es schwer war?“
        [coach] Was hat sich verändert, das jemand von außen bemerken würde?
       *[manager] Fragen Sie alle unter vier Augen: „Was ist seitdem anders, und was habe ich anders gemacht?“
    }

report-teams-follow-up-second =
    { $audience ->
        [self] „Welche Zeile haben wir vergessen, und was trat an ihre Stelle?“
        [coach] Welcher Befund dieses Berichts hat sich als falsch erwiesen? Was hat das Team daraus gelernt?
       *[manager] Streichen Sie eine Zeile der Vereinbarung: eine, die ohnehin gilt, oder eine, die niemand vermisst.
    }

report-teams-follow-up-third =
    { $audience ->
        [self] „Was wissen wir jetzt voneinander, das nicht in diesem Bericht steht?“
        [coach] Wofür braucht das Team Sie noch und wofür nicht?
       *[manager] Sagen Sie dem Team, was Sie über sich gelernt haben. Fragen Sie dann, was als Nächstes kommt.
    }

# Labels of lines to write on.
report-teams-follow-up-line =
    { $line ->
        [date] An diesem Tag
        [who] Wer alle einlädt
       *[what] Was zuerst angesehen wird
    }

### What the reader can ask and do, whatever the team is like.

# What to do first where less than three things follow from the claims.
report-teams-first =
    { $audience ->
        [self]
            { $turn ->
                [1] Fragen Sie jemanden aus dem Team, welcher Satz dieses Berichts am besten passt, und sagen Sie, welcher auf Sie passt.
                [2] Wählen Sie ein Meeting, und beenden Sie es mit etwas, was geholfen hat, und etwas, was nicht geholfen hat.
               *[other] Fragen Sie eine Person, mit der Sie selten arbeiten: „Was sollte ich über Ihre Arbeit wissen?“
            }
        [coach]
            { $turn ->
                [1] Fragen Sie zwei aus dem Team, einzeln, was dieser Bericht falsch sieht.
                [2] Setzen Sie sich in ein Meeting, und achten Sie darauf, was entschieden und was aufgeschoben wird.
               *[other] Fragen Sie die Person, die Sie eingeladen hat, was sie sich von der Sitzung erhofft und was sie enttäuschen würde.
            }
       *[manager]
            { $turn ->
                [1]
                    { $few ->
                        [yes] Fragen Sie eine Person, was auf ihrer Karte zu streichen ist, und hören Sie zu, ohne zu antworten.
                       *[no] Fragen Sie eine Person, welcher Satz über das Team zu streichen ist, und hören Sie zu, ohne zu antworten.
                    }
                [2] Nehmen Sie eine Entscheidung, und fragen Sie die Person, die am wenigsten gesagt hat, was daran zu ändern wäre.
               *[other] Beenden Sie ein Meeting mit der Frage an alle, wovon Sie weniger tun sollten.
            }
    }

report-teams-questions =
    { $audience ->
        [self] Fragen aneinander
        [coach] Fragen für die Sitzung
       *[manager] Fragen, die Sie stellen
    }

report-teams-questions-first =
    { $audience ->
        [self] „Was sollten wir darüber wissen, wie Sie arbeiten?“
        [coach] „Welchen Satz über Sie haben Sie zweimal gelesen?“
       *[manager]
            { $few ->
                [yes] „Was auf Ihrer Karte würden Sie streichen, und warum?“
               *[no] „Welchen Satz über das Team würden Sie streichen, und warum?“
            }
    }

report-teams-questions-second =
    { $audience ->
        [self] „Wann waren wir im letzten Monat am besten, und was haben alle dafür getan?“
        [coach] „Was würde jemandem in der ersten Woche hier auffallen, das Sie nicht mehr sehen?“
       *[manager] „Womit mache ich Ihre Arbeit langsamer, als sie sein müsste?“
    }

report-teams-questions-third =
    { $audience ->
        [self] „Was tun Sie für dieses Team, das niemand sieht?“
        [coach] „Worüber spricht dieses Team nicht, und was würde es kosten, damit anzufangen?“
       *[manager] „Mit wem arbeiten Sie hier am besten, und was machen Sie beide anders?“
    }

report-teams-questions-fourth =
    { $audience ->
        [self] „Welche unserer Gewohnheiten würden Sie morgen abschaffen?“
        [coach] „Wer verändert sich hier je nach Situation am stärksten? Was löst das aus?“
       *[manager] „Welche Ihrer Aufgaben würde jemand anders hier lieber machen?“
    }

report-teams-questions-fifth =
    { $audience ->
        [self] „Was brauchen Sie in einer schlechten Woche von uns?“
        [coach] „Gegen welchen Befund in diesem Bericht würden Sie wetten, und worauf würden Sie achten?“
       *[manager] „Wann haben Sie in einem Meeting zuletzt etwas zurückgehalten? Was hätte geholfen, es zu sagen?“
    }

report-teams-questions-sixth =
    { $audience ->
        [self] „Was sollten wir einander öfter fragen?“
        [coach] „Was wird das erste Zeichen sein, dass sich etwas geändert hat?“
       *[manager] „Was sollte ich Sie in einem Monat noch einmal fragen?“
    }

# Above the cards.
report-teams-members-note =
    { $audience ->
        [self] Lesen Sie zuerst Ihre eigene Karte, und streichen Sie, was nicht passt.
       *[other] Zeigen Sie allen ihre Karte, bevor jemand anders sie sieht. Möchte jemand sie nicht zeigen, behalten Sie diese Seite und die Grafik für sich.
    }

### For a coach, the claims to test.

report-teams-test = Befunde zum Prüfen, die unsichersten zuerst

report-teams-test-note = Schreiben Sie vor der Sitzung auf, was Sie sehen und hören würden, wenn ein Befund falsch wäre.

report-teams-test-column =
    { $column ->
        [1] Befund
        [2] Wie sicher
        [3] Falsch, wenn ich sehe …
       *[4] Was ich gesehen habe
    }

# What would speak against a finding. $kind is what it is about: one end of the circle that the team or most of it is at,
# a style that no one thinks of first, a team divided, and so on; $about is the end, the style or the axis.
report-teams-test-fails =
    { $kind ->
        [end]
            { $about ->
                [fast] Fragen bleiben über Nacht liegen, und niemanden stört es.
                [calm] Antworten kommen, bevor die Frage zu Ende ist.
                [people] Gespräche beginnen mit Zahlen, und niemand fragt, wen es betrifft.
               *[task] Die erste Frage ist, wen es betrifft.
            }
        [absent]
            { $about ->
                [D] Jemand entscheidet ungefragt eine offene Frage.
                [I] Jemand erzählt ungefragt Gutes nach außen.
                [S] Jemand merkt zuerst, wer zu viel zu tun hat.
               *[C] Jemand prüft ungefragt die Zahlen.
            }
        [divided]
            { $about ->
                [pace] Alle sind im selben Moment bereit zu entscheiden.
               *[focus] Alle beginnen mit derselben Frage.
            }
        [split] Wer heute drängt, wartet morgen.
        [coverage] Meeting für Meeting fehlt eins von vieren: Antrieb, Kontakt, Ruhe oder Prüfung.
        [close] In einer Runde fünf verschiedene Antworten auf „Was zählt zuerst?“
        [far] In einer Runde immer wieder dieselbe Antwort.
        [both]
            { $about ->
                [fast] Eine der beiden Personen bittet um einen weiteren Tag.
                [calm] Eine der beiden Personen antwortet sofort.
                [people] Eine der beiden Personen beginnt mit den Zahlen.
               *[task] Eine der beiden Personen fragt zuerst, wen es betrifft.
            }
        [pair]
            { $about ->
                [pace] Beide sind im selben Moment bereit.
               *[focus] Beide stellen zuerst dieselbe Frage.
            }
        [outlier] Jemand aus dem Team sagt: „Genau so arbeite ich auch.“
        [friction] Von Thema zu Thema wechseln sie die Seite.
        [end-of-one]
            { $about ->
                [fast] Jemand anders im Team entscheidet immer wieder früher.
                [calm] Jemand anders im Team bittet immer wieder um mehr Zeit.
                [people] Jemand anders im Team fragt immer wieder früher, wen es betrifft.
               *[task] Jemand anders im Team fragt immer wieder früher, was die Zahlen sagen.
            }
       *[lone] Jemand anders zeigt Meeting für Meeting dieselbe Arbeitsweise.
    }

### For a coach: people of each style in the room.

report-teams-room = Jedes Viertel in Ihrer Runde

report-teams-room-topic = Was hilft

report-teams-room-style =
    { $styles ->
        [D] Will wissen, was dabei herauskommt, und testet, ob Sie bei Ihrer Linie bleiben. Nennen Sie zuerst das Ziel, lassen Sie eine echte Wahl, und hören Sie pünktlich auf.
        [I] Belebt die Runde und nimmt anderen die Zeit. Überlassen Sie dieser Person den Anfang, mit Publikum und jemandem zum Mitschreiben, und beenden Sie jeden Durchgang pünktlich.
        [S] Sagt „Gut“ und meint „später“. Kündigen Sie die Frage vorher an, bilden Sie kleine Gruppen, und beginnen Sie mit einem harmlosen Thema. Fragen Sie, bevor Sie etwas aus der Pause auf die Tagesordnung setzen.
       *[C] Will vor der Übung die Quelle und findet den Fehler darin. Nennen Sie die Grenzen des Modells, nehmen Sie Korrekturen an, und bitten Sie um eine zweite, schriftliche Antwort.
    }
