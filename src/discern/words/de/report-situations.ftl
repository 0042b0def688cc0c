## The six situations of a report on a team: what the reader can do about a fact. $fact is most-<end>, divided-<axis>,
## many-<style>, or open where no fact is claimed. Common teaching of DISC.

# Over what the reader can do.
report-situations-part =
    { $audience ->
        [self] Eine Vereinbarung zum Ausprobieren
        [coach] Worauf Sie achten
       *[manager] Ihr Teil
    }

# Over what is easy and hard.
report-situations-easy = Leicht und schwer

report-situations-meetings =
    { $audience ->
        [self]
            { $fact ->
                [divided-pace] „Wir beginnen jeden Punkt mit zwei Minuten Schreiben, hören dann alle einmal und reden dann frei.“
                [most-fast] „Wir lassen nach jeder Frage eine Pause. Wer noch nichts gesagt hat, kommt dran, bevor jemand zweimal spricht.“
                [most-calm] „Wir sagen in der ersten Runde einen ersten Gedanken laut und nennen ihn auch so.“
                [divided-focus] „Wir reden erst fünf Minuten darüber, wie es allen geht, dann fünf über die Zahlen, immer in dieser Reihenfolge.“
                [most-people] „Wir setzen die wichtige Zahl in die erste Zeile der Tagesordnung und an jeden Punkt eine Zeit.“
                [most-task] „Wir fragen in jedem Meeting einmal ‚Wie ist das für Sie?‘ und warten auf die Antwort.“
               *[open] „Wir vereinbaren vor jedem Meeting, ob es um Ideen, um eine Entscheidung oder um Neuigkeiten geht.“
            }
        [coach]
            { $fact ->
                [divided-pace] Zählen Sie, wer in den ersten zehn Minuten spricht und wer in den letzten zehn. Fragen Sie beide Gruppen, was fehlte.
                [most-fast] Achten Sie darauf, wer Luft holt und nicht zu Wort kommt. Fragen Sie die Gruppe, was sie nicht gehört hat.
                [most-calm] Achten Sie darauf, was hinterher auf dem Flur gesagt wird. Fragen Sie, warum es im Meeting noch zu früh dafür war.
                [divided-focus] Achten Sie auf „weich“ und „kalt“, in welchen Worten auch immer. Fragen Sie beide Seiten, was sie schützen wollten.
                [most-people] Beobachten Sie, was mit einem Thema geschieht, wenn es unangenehm wird. Fragen Sie, welche Zahl niemand mitgebracht hat.
                [most-task] Achten Sie auf einen Satz über Gefühle, den niemand aufgreift. Fragen Sie, was es gekostet hätte, ihn aufzugreifen.
               *[open] Lassen Sie drei Personen ein normales Meeting hier beschreiben, und achten Sie darauf, wo die Geschichten auseinandergehen.
            }
       *[manager]
            { $fact ->
                [divided-pace] Schicken Sie die Fragen am Vortag, und entscheiden Sie jeden Punkt zur angekündigten Zeit.
                [most-fast] Fragen Sie, lassen Sie eine Pause, und rufen Sie dann eine Person auf, die noch nichts gesagt hat. Sprechen Sie selbst zuletzt.
                [most-calm] Bitten Sie reihum um erste Meinungen, und sagen Sie, dass sie zu nichts verpflichten. Nehmen Sie Schweigen nicht für Zustimmung.
                [divided-focus] Setzen Sie die Reihenfolge auf die Tagesordnung, erst Menschen oder erst Zahlen. So muss niemand darum kämpfen.
                [most-people] Achten Sie selbst auf die Zeit, und nennen Sie die eine Zahl, um die es geht, bevor Sie die Runde eröffnen.
                [most-task] Sprechen Sie am selben Tag unter vier Augen mit der Person, die verstummt ist. Im Raum kommt das selten zur Sprache.
               *[open] Fragen Sie in zwei Meetings, was sich ändern soll, bevor Sie etwas ändern.
            }
    }

report-situations-decisions =
    { $audience ->
        [self]
            { $fact ->
                [divided-pace] „Wir setzen zu jeder Entscheidung zwei Zeiten: bis wann alle fragen dürfen und wann sie fällt.“
                [most-fast] „Bevor wir Ja sagen, sammelt jemand fünf Minuten lang Zweifel.“
                [most-calm] „Wir schreiben auf, was gut genug wäre, bevor wir die Möglichkeiten ansehen.“
                [many-D] „Wir bestimmen vor der Diskussion eine Person, die entscheidet. Die anderen beraten.“
                [many-C] „Wir einigen uns auf die drei Zahlen, die wir brauchen, und entscheiden, wenn wir sie haben.“
                [divided-focus] „Wir fragen bei jeder Möglichkeit, was sie bringt und wen sie betrifft.“
                [most-people] „Wir sagen laut, wer enttäuscht sein wird, und entscheiden trotzdem nach den Fakten.“
                [most-task] „Wir fragen eine Person, die mit der Entscheidung leben muss, bevor wir sie treffen.“
               *[open] „Wir sagen am Anfang, wie wir diesmal entscheiden: durch eine Person, durch Abstimmung oder wenn niemand widerspricht.“
            }
        [coach]
            { $fact ->
                [divided-pace] Fragen Sie alle, wann die letzte Entscheidung fiel, und vergleichen Sie die Antworten.
                [most-fast] Fragen Sie, welcher Zweifel im Raum stand und nie ausgesprochen wurde. Fragen Sie dann, was fehlte: Zeit oder Erlaubnis.
                [most-calm] Fragen Sie, was die offene Frage jede Woche kostet. Achten Sie auf Angst vor Fehlern hinter dem Wunsch nach mehr Fakten.
                [many-D] Fragen Sie, wer hier das letzte Wort hat, und lassen Sie schriftlich antworten. Vergleichen Sie die Antworten.
                [many-C] Fragen Sie, welche Zahl je eine Entscheidung geändert hat. Achten Sie auf Prüfungen, die beruhigen und nichts klären.
                [divided-focus] Lassen Sie beide Seiten drei Minuten lang für die andere argumentieren. Achten Sie auf den Moment, ab dem sie es ernst meinen.
                [most-people] Fragen Sie, wen die letzte Entscheidung geschützt hat. Achten Sie auf eine Wahl, die jemanden schonen sollte.
                [most-task] Fragen Sie, wer per E-Mail von der letzten Entscheidung erfahren hat. Achten Sie darauf, wie diese Personen sie beschreiben.
               *[open] Nehmen Sie zwei Entscheidungen aus letzter Zeit, und fragen Sie, wie jede zustande kam. Achten Sie darauf, worin die Berichte sich unterscheiden.
            }
       *[manager]
            { $fact ->
                [divided-pace] Kündigen Sie mit der Frage auch den Tag der Entscheidung an. Das gibt den einen Zeit und den anderen ein Ende.
                [most-fast] Fragen Sie vor dem Abschluss eine Person namentlich, was schiefgehen könnte. Danken Sie für die Antwort, wie sie auch ausfällt.
                [most-calm] Sagen Sie, was gut genug ist, und schließen Sie die Frage am genannten Tag, auch wenn eine Zahl fehlt.
                [many-D] Sagen Sie schriftlich, wer wobei das letzte Wort hat. Sonst handeln mehrere, als hätten sie es.
                [many-C] Fragen Sie, wodurch sich die Antwort noch ändern könnte. Bringt die nächste Prüfung nichts davon, entscheiden Sie jetzt.
                [divided-focus] Sagen Sie vorher, was diesmal mehr zählt, die Zahlen oder die Menschen, und warum.
                [most-people] Übernehmen Sie den unbeliebten Teil selbst. Kündigen Sie ihn an, nennen Sie den Grund, und lassen Sie es dabei.
                [most-task] Sagen Sie es den Betroffenen selbst, bevor die Entscheidung schriftlich vorliegt, und fragen Sie, was sich für sie ändert.
               *[open] Sagen Sie zu jeder Entscheidung, wer sie trifft und bis wann.
            }
    }

report-situations-conflict =
    { $audience ->
        [self]
            { $fact ->
                [divided-focus] „Wir wechseln uns ab: erst, was geschehen ist, dann, wie es sich anfühlte. Je fünf Minuten, und niemand antwortet.“
                [most-people] „Wir sagen Unangenehmes innerhalb von zwei Tagen und beginnen mit ‚Es ist eine Kleinigkeit, und das soll es bleiben‘.“
                [most-task] „Wir fragen nach einem Streit, ob etwas von dem Gesagten noch wehtut, und entschuldigen uns, wo es so ist.“
                [many-S] „Wir fragen in jedem Rückblick: ‚Was nehmen Sie schon länger hin?‘“
                [many-D] „Beide Seiten wiederholen, was die andere gesagt hat, bevor sie antworten.“
                [divided-pace] „Wir unterbrechen einen Streit bis zum nächsten Morgen und nennen die Uhrzeit, zu der es weitergeht.“
                [most-fast] „Wir machen fünf Minuten Pause, wenn zwei gleichzeitig reden.“
                [most-calm] „Wir schreiben auf, was uns stört, und lesen es am Ende der Woche vor.“
               *[open] „Wir vereinbaren jetzt, solange Ruhe ist, zu wem wir zuerst gehen, wenn zwei von uns uneins sind.“
            }
        [coach]
            { $fact ->
                [divided-focus] Lassen Sie beide Seiten die Geschichte der anderen erzählen, bis diese nickt. Achten Sie auf das Wort „nur“.
                [most-people] Fragen Sie, was alle wissen und niemand gesagt hat. Warten Sie länger, als angenehm ist.
                [most-task] Fragen Sie, wie es den Menschen seit dem letzten Streit geht und wer danach gefragt hat. Achten Sie darauf, was sie wissen und was sie raten.
                [many-S] Achten Sie auf „Alles gut“. Fragen Sie, wann hier zuletzt ein „Nein“ fiel und was darauf folgte.
                [many-D] Fragen Sie, wer sich zuletzt entschuldigt hat und wofür. Achten Sie darauf, ob ein Streit hier nur endet, wenn jemand gewinnt.
                [divided-pace] Fragen Sie alle, wie lange sie nach einem Streit brauchen, bis sie wieder denken können. Bauen Sie die Pause in die Vereinbarung ein.
                [most-fast] Verlangsamen Sie das Gespräch: eine Person spricht, eine hört zu, je ein Satz. Fragen Sie danach, wie das war.
                [most-calm] Fragen Sie nach dem Konflikt, der älter als ein Monat ist. Lassen Sie schreiben, bevor Sie sprechen lassen.
               *[open] Fragen Sie nach einem Streit, der gut ausging. Sammeln Sie, was wer getan hat, und suchen Sie ein Muster, das sich zu behalten lohnt.
            }
       *[manager]
            { $fact ->
                [divided-focus] Fragen Sie alle, die von Gefühlen reden, nach den Fakten, und alle, die von Fakten reden, nach den Gefühlen. Führen Sie dann beides zusammen.
                [most-people] Sprechen Sie das Schwierige selbst an, früh und freundlich. Bis es sonst jemand tut, können Monate vergehen.
                [most-task] Sprechen Sie nach einem Streit mit allen Beteiligten zehn Minuten allein. Fragen Sie, wie es war, nicht, wer recht hatte.
                [many-S] Fragen Sie unter vier Augen, und fragen Sie zweimal. Das erste „Alles gut“ ist Höflichkeit.
                [many-D] Dulden Sie keinen Zweikampf vor dem Team. Sprechen Sie mit beiden, geben Sie das Ziel vor, und lassen Sie beide den Weg vereinbaren.
                [divided-pace] Verschieben Sie es auf eine feste Stunde morgen. Das ist für die einen früh genug und für die anderen spät genug.
                [most-fast] Unterbrechen Sie, wenn die Stimmen lauter werden, und machen Sie am Nachmittag weiter, mit den Fakten auf einer Seite.
                [most-calm] Fragen Sie alle einzeln, was ungesagt blieb. Ein Streit macht hier keinen Lärm.
               *[open] Nehmen Sie nicht an, dass ein Weg für alle passt. Fragen Sie alle Beteiligten: jetzt reden oder morgen, allein oder gemeinsam?
            }
    }

report-situations-planning =
    { $audience ->
        [self]
            { $fact ->
                [many-C] „Wir fangen an, wenn acht von zehn Schritten klar sind, und führen die zwei anderen als offen.“
                [many-I] „Wir bringen eins der angefangenen Dinge zu Ende, bevor wir das nächste beginnen.“
                [divided-pace] „Wir planen die ersten zwei Wochen genau und den Rest in je einer Zeile.“
                [most-fast] „Wir geben jedem Plan einen letzten Schritt: wer prüft und wer es fertig macht.“
                [most-calm] „Wir beginnen am ersten Tag mit einer groben Fassung und sagen dazu, dass sie falsch sein darf.“
                [divided-focus] „Wir setzen neben jedes Datum einen Namen und eine freie Stunde.“
                [most-people] „Wir schreiben neben jedes Versprechen einen festen Tag und fragen an diesem Tag nach.“
                [most-task] „Wir fragen, wer keine Zeit mehr hat, bevor wir die nächste Aufgabe verteilen.“
               *[open] „Wir sagen bei jeder Aufgabe, wie viel Plan sie braucht: eine Seite, eine Zeile oder keinen.“
            }
        [coach]
            { $fact ->
                [many-C] Fragen Sie, wovor der Plan das Team schützt. Achten Sie auf Kontrolle, wo Vertrauen billiger wäre.
                [many-I] Fragen Sie, was zuletzt fertig wurde und wie das gefeiert wurde. Achten Sie auf die Freude am Anfangen.
                [divided-pace] Lassen Sie alle sich entlang einer Wand aufstellen, von „jetzt anfangen“ bis „erst planen“. Fragen Sie beide Enden, was das andere sie kostet.
                [most-fast] Fragen Sie, was dieses Jahr begonnen und fallen gelassen wurde. Achten Sie darauf, wer aufgeräumt hat.
                [most-calm] Fragen Sie, was das Team täte, wenn es morgen anfangen müsste. Achten Sie darauf, was schon bereit ist.
                [divided-focus] Fragen Sie, was nachgab, als ein Termin zuletzt jemandem zu viel wurde. Achten Sie darauf, wer es entschieden hat.
                [most-people] Fragen Sie, wer zuletzt einen Termin verpasst hat und was dazu gesagt wurde. Achten Sie auf das Ungesagte.
                [most-task] Fragen Sie, wer diese Woche mehr Arbeit als Stunden hat und wer davon wusste.
               *[open] Fragen Sie, wie ein guter Plan aussieht, und lassen Sie alle in zwei Minuten einen zeichnen. Vergleichen Sie die Bilder.
            }
       *[manager]
            { $fact ->
                [many-C] Legen Sie den Tag fest, an dem die Arbeit beginnt, wie der Plan auch aussieht, und danken Sie allen, die eine Lücke finden.
                [many-I] Halten Sie die Liste der kleinen Schritte sichtbar, und loben Sie den letzten Schritt so laut wie den ersten.
                [divided-pace] Teilen Sie den Plan: jetzt ein schneller erster Schritt und ein fester Tag für die gründliche Fassung.
                [most-fast] Fragen Sie bei jedem Start, wer in sechs Wochen noch daran arbeitet. Fragen Sie in Woche drei nach und nicht erst am Ende.
                [most-calm] Bitten Sie um einen groben Entwurf bis morgen, und versprechen Sie, dass er nicht bewertet wird.
                [divided-focus] Entscheiden Sie, was nachgibt, wenn ein Termin jemandem zu viel wird: Termin, Umfang oder Hilfe. Sagen Sie es, bevor es so weit ist.
                [most-people] Fragen Sie im Meeting nach Terminen, und wiederholen Sie sie. „So bald wie möglich“ ist kein Termin.
                [most-task] Fragen Sie alle, was für die neue Aufgabe wegfällt. Lautet die Antwort „nichts“, gehen Sie den Plan noch einmal durch.
               *[open] Sagen Sie bei jeder Aufgabe, die Sie übergeben, wie viel Plan sie braucht.
            }
    }

report-situations-crisis =
    { $audience ->
        [self]
            { $fact ->
                [many-D] „Wir vereinbaren heute, wer im Notfall leitet und wer einspringt.“
                [many-S] „Wir üben einen Notfall an einem ruhigen Tag, damit er nicht neu ist, wenn er kommt.“
                [divided-pace] „Wir teilen uns auf. Die einen handeln mit dem Bekannten, die anderen finden den Rest heraus, und alle halbe Stunde treffen wir uns.“
                [most-fast] „Wir halten drei Minuten an und sagen, was wirklich geschehen ist, bevor jemand handelt.“
                [most-calm] „Wir entscheiden im Voraus, was ohne Nachfrage getan werden darf.“
                [divided-focus] „Wir benennen eine Person für den Fehler und eine für die Menschen, die er trifft.“
                [most-people] „Wir schreiben jetzt auf, was wir zuerst aufgeben würden.“
                [most-task] „Wir sagen ‚Es geht nicht um Schuld‘, bevor wir die Ursache suchen.“
               *[open] „Wir schreiben eine Karte für Notfälle: wen wir anrufen, wer entscheidet, wo wir uns treffen.“
            }
        [coach]
            { $fact ->
                [many-D] Fragen Sie, wer im letzten Notfall geleitet hat und wer es noch versucht hat.
                [many-S] Fragen Sie, wer zu viel getragen und nichts gesagt hat. Achten Sie auf Stolz darin.
                [divided-pace] Gehen Sie den letzten Notfall nach der Uhr durch. Markieren Sie, wo die Handelnden und die Abwartenden einander aus den Augen verloren.
                [most-fast] Fragen Sie, was zweimal repariert wurde. Achten Sie darauf, was jemand wusste, ohne gefragt zu werden.
                [most-calm] Fragen Sie, wann klar war, was zu tun ist, und wann es getan wurde. Sprechen Sie über die Minuten dazwischen.
                [divided-focus] Fragen Sie, wer zuletzt davon erfuhr. Achten Sie darauf, ob der Fehler oder die Menschen zuerst kamen und wer das entschied.
                [most-people] Fragen Sie, was niemand aufgegeben hätte und was das gekostet hat.
                [most-task] Fragen Sie, wie es der Person ging, die den Fehler gemacht hat. Achten Sie darauf, wer antwortet.
               *[open] Erfinden Sie einen kleinen Notfall, und geben Sie zehn Minuten. Sagen Sie nichts, und schreiben Sie auf, wer was tut.
            }
       *[manager]
            { $fact ->
                [many-D] Übertragen Sie einer Person namentlich die Leitung, und geben Sie allen anderen einen eigenen Teil.
                [many-S] Verteilen Sie die Arbeit selbst, nur für heute. Fragen Sie danach, wer zu viel übernommen hat.
                [divided-pace] Schicken Sie die Schnellen voraus, und lassen Sie sich von den anderen alle halbe Stunde die Risiken melden. So werden beide gehört.
                [most-fast] Halten Sie alle für drei Minuten an. Was wissen wir, wer macht was, und wann sprechen wir wieder?
                [most-calm] Sagen Sie, was Sie jetzt mit dem entscheiden, was Sie wissen. Bitten Sie binnen einer Stunde um Korrekturen.
                [divided-focus] Eine Person behebt den Fehler, eine kümmert sich um die Menschen. Sagen Sie dem Team, wer was tut.
                [most-people] Treffen Sie die harte Wahl selbst, und sagen Sie, warum. Um die, die sie trifft, kümmert sich das Team.
                [most-task] Sagen Sie in den ersten zehn Minuten ein freundliches Wort. Wer sich beschuldigt fühlt, sucht Ausreden, nicht die Ursache.
               *[open] Schreiben Sie an einem ruhigen Tag auf, wer was entscheidet, wenn es schiefläuft, und gehen Sie es mit dem Team durch.
            }
    }

report-situations-newcomer =
    { $audience ->
        [self]
            { $fact ->
                [divided-focus] „Wir sagen in der ersten Stunde, dass manche von uns mit Menschen beginnen und andere mit Fakten und dass beides willkommen ist.“
                [most-people] „Wir vereinbaren, wer den Neuen in Woche zwei sagt, was noch nicht gut genug ist.“
                [most-task] „Wir essen am ersten Tag zusammen zu Mittag, ohne Aufgabe.“
                [many-I] „Wir bestimmen, wer von uns die Regeln erklärt, und lassen diese Person vorher üben.“
                [many-C] „Wir lassen Neue etwas ausprobieren, bevor das Handbuch fertig ist.“
                [divided-pace] „Wir sagen den Neuen, wen von uns sie rasch fragen können und wem sie schreiben.“
                [most-fast] „Wir lassen Neuen in der ersten Woche einen halben Tag ohne Meeting.“
                [most-calm] „Wir gehen alle in den ersten zwei Tagen zu den Neuen und sagen, was wir tun.“
               *[open] „Wir schreiben den Neuen alle eine Zeile: ‚So arbeiten Sie gut mit mir: …‘“
            }
        [coach]
            { $fact ->
                [divided-focus] Fragen Sie die Person, die zuletzt dazukam, was hier nach einer Woche zu zählen schien und was nach drei Monaten.
                [most-people] Fragen Sie die Person, die zuletzt dazukam, wann sie zum ersten Mal hörte, was nicht gut genug war. Achten Sie darauf, wie lange es dauerte.
                [most-task] Fragen Sie die Person, die zuletzt dazukam, wann sie sich hier zum ersten Mal zu Hause fühlte und wer dazu beitrug.
                [many-I] Fragen Sie die Person, die zuletzt dazukam, welche Regel sie brach, ohne es zu wissen.
                [many-C] Fragen Sie die Person, die zuletzt dazukam, wann sie zum ersten Mal etwas ausprobieren durfte.
                [divided-pace] Fragen Sie die Person, die zuletzt dazukam, wessen Tempo sie übernommen hat und warum.
                [most-fast] Fragen Sie die Person, die zuletzt dazukam, wann sie in der ersten Woche zuletzt allein war.
                [most-calm] Fragen Sie die Person, die zuletzt dazukam, wer sie zuerst ansprach und an welchem Tag.
               *[open] Bitten Sie die Person, die zuletzt dazukam, das Team so zu beschreiben wie im Freundeskreis. Lassen Sie die anderen zuhören.
            }
       *[manager]
            { $fact ->
                [divided-focus] Sagen Sie Neuen, was in dieser Aufgabe mehr zählt, Menschen oder Fakten. Sonst entscheidet, wer am Nachbartisch sitzt.
                [most-people] Sagen Sie in der zweiten Woche klar, was erwartet wird, mit einem Beispiel. Die Wärme des Teams sagt es nicht für Sie.
                [most-task] Gehen Sie selbst zum ersten Mittagessen mit, und fragen Sie, was überrascht hat.
                [many-I] Machen Sie eine Person für die langweiligen Regeln zuständig, mit einer Stunde im Kalender dafür.
                [many-C] Geben Sie Neuen in der ersten Woche etwas Kleines allein zu tun, und sagen Sie, dass es schiefgehen darf.
                [divided-pace] Sagen Sie, dass „einfach machen“ und „warten“ hier beide gut gemeint sind und was für die erste Aufgabe gilt.
                [most-fast] Planen Sie ruhige Stunden in die erste Woche ein, und fragen Sie am Ende, was zu schnell ging.
                [most-calm] Vereinbaren Sie für Neue drei erste Gespräche. Sonst warten beide Seiten.
               *[open] Treffen Sie Neue in Woche eins, zwei und vier, jedes Mal mit denselben drei Fragen.
            }
    }

report-situations-heading = Alltagssituationen
