## Teams: the list, one team's people, its page with what-if, and its slides.

teams-none = Noch kein Team

teams-none-detail =
    { $role ->
        [owner] Legen Sie eines an und fügen Sie Personen hinzu, oder importieren Sie Personen und Teams aus einer Liste.
        [manager] Legen Sie eines an und fügen Sie Personen hinzu.
       *[other] Die Kontoleitung kann Ihnen eines zuweisen.
    }

teams-search = Teams suchen

teams-new = Neues Team

teams-new-name = Name des Teams

teams-new-create = Team anlegen

teams-name-missing = Geben Sie einen Namen für das Team ein.

teams-people-since =
    { $count ->
        [one] { $count } Person · angelegt am { $day }
       *[other] { $count } Personen · angelegt am { $day }
    }

teams-assessments = Fragebögen dieses Teams

teams-name-title = Name

teams-name = Name

teams-name-save = Namen speichern

teams-delete = Dieses Team löschen

teams-delete-detail = Gelöscht wird nur das Team. Die Personen bleiben, mit ihren Fragebögen und Profilen.

teams-delete-keep = Behalten

teams-delete-go = Team löschen

## The people in a team.

teams-add-people = Personen hinzufügen

teams-add = Hinzufügen

# Those whose rows are ticked.
teams-remove =
    { $count ->
        [one] Eine Person entfernen
       *[other] { $count } Personen entfernen
    }

teams-remove-how = Wählen Sie Personen aus, um sie zu entfernen.

teams-choose-people = Personen wählen

teams-nobody-to-add = Zum Hinzufügen ist noch niemand da. Laden Sie zuerst jemanden ein.

teams-ask-an-owner = Um jemanden aus einem anderen Team hinzuzufügen, fragen Sie die Kontoleitung.

teams-nobody = In diesem Team ist noch niemand.

## The link by which people join.

teams-link-title = Beitrittslink

teams-link-about = Ein Link für eine ganze Gruppe, zum Beispiel im Workshop. Wer ihn öffnet, kann einen Namen eingeben, diesem Team beitreten und antworten.

teams-link-replaces = Ein neuer Link schließt den früheren.

teams-link-open-for = Offen für

teams-link-days =
    { $days ->
        [1] Einen Tag
        [7] Eine Woche
       *[other] { $days } Tage
    }

teams-link-limit = Anzahl der Personen

teams-link-create =
    { $made ->
        [yes] Weiteren erstellen
       *[no] Beitrittslink erstellen
    }

teams-link-code-alt = QR-Code des Beitrittslinks

teams-link-until =
    { $count ->
        [one] Offen bis { $day }, für { $count } Person. Kopieren Sie ihn jetzt: Zur Sicherheit wird er nicht gespeichert und lässt sich nicht wieder anzeigen.
       *[other] Offen bis { $day }, für { $count } Personen. Kopieren Sie ihn jetzt: Zur Sicherheit wird er nicht gespeichert und lässt sich nicht wieder anzeigen.
    }

teams-link-code-file = QR-Code (SVG)

## One team's page.

teams-unlisted = Dieser Dienst listet seine Teams nicht auf

teams-unlisted-detail = Geben Sie die ID eines Teams ein, um es zu öffnen.

teams-id = ID des Teams

teams-open = Öffnen

teams-create = Team anlegen

teams-view-label = Ansicht

teams-names = Namen

teams-present = Präsentieren

# How many in the team have a profile, and how many don't and why, a part each.
teams-head =
    { $part ->
        [profiled]
            { $size ->
                [0] Noch niemand darin
                [1] { $count } von 1 mit Profil
               *[other] { $count } von { $size } mit Profil
            }
        [pending] { $count } noch nicht fertig
        [withheld] { $count } ohne Profil wegen unklarer Antworten
       *[not-shared] { $count } nicht freigegeben
    }

teams-choose-person = Wählen Sie hier oder im Kreis eine Person

teams-person-compare = Vergleichen

teams-numbers = Zahlen

teams-numbers-column =
    { $column ->
        [style] Stil
        [mean] Mittel
       *[expected] Erwartet
    }

teams-numbers-detail = „Mittel“ ist der durchschnittliche Wert, in Klammern sein Bereich (95 %). „Erwartet“ sagt, wie viele in diesem Viertel des Kreises sind; jede Person zählt dabei mit der Wahrscheinlichkeit, dort zu sein.

teams-people-detail = Hier bereiten Sie ein Gespräch vor oder sehen, wer was abdeckt. Blenden Sie die Namen aus, bevor Sie Ihren Bildschirm teilen.

## A workshop.

teams-workshop = Plan für einen Workshop

teams-workshop-length = Wie lange der Workshop dauert

teams-workshop-day = Tag des Workshops

teams-workshop-day-about = Startseite und Montagsnachricht erinnern Sie an den Workshop. Zwei Wochen danach werden alle, deren Profil damals neu war, auf ihrer eigenen Seite gefragt, ob es sich bestätigt hat.

teams-workshop-step =
    { $step ->
        [prepare] Vorbereiten
        [show] Zeigen
        [pairs] Zu zweit sprechen
        [discuss] Besprechen
        [agree] Eine Sache vereinbaren
       *[commit] Festhalten
    }

teams-workshop-minutes = { $minutes } Minuten

teams-workshop-todo =
    { $todo ->
        [names] Fragen Sie zuerst alle, ob ihr Name gezeigt werden darf. Zögert jemand, blenden Sie die Namen aus.
        [purpose] Sagen Sie: Das zeigt, wie Menschen gern arbeiten, nach ihren eigenen Antworten. Es ist keine Note.
        [certainty] Erklären Sie die Zeichen. Von den Befunden mit „Wahrscheinlich“ ist höchstens jeder fünfte falsch.
        [strengths] Beginnen Sie mit dem, worauf das Team zählen kann.
        [question] Stellen Sie eine Frage, und lassen Sie alle antworten. Eine genügt.
        [pair-up] Bringen Sie zusammen, wer selten zusammenarbeitet. Bei ungerader Zahl gibt es eine Dreiergruppe.
        [situation] Jedes Paar wählt eine Situation, etwa ein Meeting oder eine Entscheidung. Beide sagen nacheinander, was ihnen daran leichtfällt und was schwer; wer zuhört, fragt nur.
        [back] Zurück in der Runde sagt jedes Paar eine Sache, die das Team wissen soll. Mehr muss niemand sagen.
        [choose] Wählen Sie etwas davon, das alle schon erlebt haben. Passt nichts, nehmen Sie etwas anderes, das im Weg steht.
        [sentence] Schreiben Sie gemeinsam einen Satz dazu: „Wenn …, dann …“. Er gilt nur, wenn alle Ja dazu sagen können.
        [post] Hängen Sie ihn dort auf, wo das Team ihn jede Woche sieht.
        [pick] Vereinbaren Sie eine Sache zum Ausprobieren, klein genug für diese Woche.
        [name] Schreiben Sie einen Namen dazu. Diese Person sagt später, wie es lief.
        [follow-up] Legen Sie einen Termin in vier Wochen fest. Fragen Sie dann, was das Team getan hat, ob es geholfen hat und was zu ändern ist.
       *[day] Legen Sie einen Tag in den nächsten zwei Wochen fest, um darauf zurückzublicken.
    }

# Before what a situation, such as meetings, is like for a team.
teams-workshop-situation = { $situation }:

# A link to a slide; $about is what the slide is about.
teams-workshop-slide = Folie { $number }: { $about }

## What the leader of a workshop takes along.

teams-files = Dateien für den Workshop

teams-files-names = Namen auf Folien, Poster und Karten nennen

teams-files-run-sheet = Der Ablauf ist nur für Sie. Er nennt deshalb Namen, wie es diese Seite tut.

teams-files-paper = Papier

teams-files-paper-name =
    { $paper ->
        [a4] A4
       *[letter] Letter
    }

teams-file =
    { $file ->
        [slides] Folien (PowerPoint)
        [run-sheet] Ablauf
        [poster] Poster vom Kreis
        [cards] Gesprächskarten
        [handout] Handout für Teilnehmende
        [all] Alles herunterladen (ZIP)
       *[tents] Namensschilder
    }

# A person whose name is left out of a file.
teams-person-numbered = Person { $number }

## Results that a coach holds.

teams-hold-state =
    { $state ->
        [none] Profile sind sichtbar
        [all] Alle Profile werden zurückgehalten
       *[some]
            { $count ->
                [one] Ein Profil wird zurückgehalten
               *[other] { $count } Profile werden zurückgehalten
            }
    }

teams-hold =
    { $state ->
        [none] Bis zum Workshop zurückhalten
       *[held] Ändern
    }

teams-hold-about = Zurückgehaltene Profile sehen nur die Coaches des Teams, bis Sie sie freigeben. Weder Führungskräfte noch die Personen selbst sehen sie. Solange alle zurückgehalten werden, gilt das auch für Personen, die dazukommen.

teams-hold-one = Oder das Profil einer Person

teams-hold-go =
    { $what ->
        [hold-all] Alle Profile zurückhalten
        [release-all] Alle Profile freigeben
        [hold-one] Dieses Profil zurückhalten
       *[release-one] Dieses Profil freigeben
    }

## What if someone came or went.

teams-what-if-excluded-uses = Nicht für Einstellung, Kündigung oder Beförderung.

## Who would come and go.

teams-what-if-join = Jemanden hierher holen

teams-what-if-leave = Jemanden herausnehmen

teams-what-if-newcomer = Neues Mitglied ausdenken

teams-what-if-nobody = Niemand

# After a name in a list: the teams that the person is in.
teams-what-if-from = aus { $teams }

teams-what-if-style =
    { $styles ->
        [D] Schnell, Sache zuerst (D)
        [I] Schnell, Menschen zuerst (I)
        [S] Nimmt sich Zeit, Menschen zuerst (S)
       *[C] Nimmt sich Zeit, Sache zuerst (C)
    }

teams-what-if-newest = Nur die neuesten Personen mit Profil sind aufgeführt.

# $names have answered nothing yet, or share nothing.
teams-what-if-no-profile =
    { $count ->
        [one] Von { $names } sehen Sie kein Profil. Diese Person ist unten nicht berücksichtigt.
       *[other] Von { $names } sehen Sie keine Profile. Diese Personen sind unten nicht berücksichtigt.
    }

teams-what-if-choose = Was würde sich ändern?

teams-what-if-choose-detail = Wählen Sie, wer kommt oder geht, oder denken Sie sich ein neues Mitglied aus. Das Ansehen ändert nichts.

# $styles is the quarter in which the fewest people are.
teams-what-if-example = Eine Person dazudenken

# After teams-what-if-choose-detail; $styles as in teams-what-if-example.
teams-what-if-example-why = Kaum jemand hier { team-style-does }. Eine solche Person mehr würde dieses Team also am stärksten verändern. Das ist kein Rat.

teams-what-if-unknown = Was sich ändern würde, ist nicht bekannt

teams-what-if-unknown-detail = Dieser Dienst kennt das Team nur, wie es ist.

## What would change, in one sentence. $was people of $team are in a half of the circle, and $then would be.

teams-what-if-title =
    { $parts ->
        [1] { $first }.
       *[other] { $first }, und { $second }.
    }

# $least is how many come to the half or leave it.
teams-what-if-half =
    { $way ->
        [gains]
            { $was ->
                [0]
                    { $least ->
                        [1] { $team } bekommt eine Person, die { $end ->
                                [fast] schnell ist
                                [calm] sich Zeit nimmt
                                [people] zuerst an die Menschen denkt
                               *[task] zuerst an die Sache denkt
                            }
                       *[other] { $team } bekommt { team-number } Personen, die { $end ->
                                [fast] schnell sind
                                [calm] sich Zeit nehmen
                                [people] zuerst an die Menschen denken
                               *[task] zuerst an die Sache denken
                            }
                    }
               *[other]
                    { $least ->
                        [1] { $team } bekommt eine zweite Person, die { $end ->
                                [fast] schnell ist
                                [calm] sich Zeit nimmt
                                [people] zuerst an die Menschen denkt
                               *[task] zuerst an die Sache denkt
                            }
                       *[other] { $team } bekommt { team-number } weitere Personen, die { $end ->
                                [fast] schnell sind
                                [calm] sich Zeit nehmen
                                [people] zuerst an die Menschen denken
                               *[task] zuerst an die Sache denken
                            }
                    }
            }
       *[loses]
            { $then ->
                [0]
                    { $was ->
                        [1] { $team } verliert die einzige Person, die { $end ->
                                [fast] schnell ist
                                [calm] sich Zeit nimmt
                                [people] zuerst an die Menschen denkt
                               *[task] zuerst an die Sache denkt
                            }
                       *[other] { $team } verliert alle, die { $end ->
                                [fast] schnell sind
                                [calm] sich Zeit nehmen
                                [people] zuerst an die Menschen denken
                               *[task] zuerst an die Sache denken
                            }
                    }
               *[other] { $team } behält eine Person, die { $end ->
                        [fast] schnell ist
                        [calm] sich Zeit nimmt
                        [people] zuerst an die Menschen denkt
                       *[task] zuerst an die Sache denkt
                    }
            }
    }

# What that leaves another team with; $least is $then.
teams-what-if-half-too =
    { $way ->
        [gains] { $team } hat dann { teams-what-if-number }
       *[loses]
            { $then ->
                [0]
                    { $was ->
                        [1] { $team } verliert die einzige
                       *[other] { $team } hat keine mehr
                    }
               *[other] { $team } hat dann noch { teams-what-if-number }
            }
    }

teams-what-if-number =
    { $then ->
        [1] eine
       *[other] { team-number }
    }

# $region is where the centre of the team would be.
teams-what-if-turns =
    { $region ->
        [D] { $team } ist dann schnell und denkt zuerst an die Sache.
        [I] { $team } ist dann schnell und denkt zuerst an die Menschen.
        [S] { $team } nimmt sich dann Zeit und denkt zuerst an die Menschen.
        [C] { $team } nimmt sich dann Zeit und denkt zuerst an die Sache.
        [DI] { $team } ist dann vor allem schnell.
        [IS] { $team } denkt dann vor allem an die Menschen.
        [SC] { $team } nimmt sich dann vor allem Zeit.
        [DC] { $team } denkt dann vor allem an die Sache.
        [fast] { $team } ist dann schnell.
        [calm] { $team } nimmt sich dann Zeit.
        [people] { $team } denkt dann zuerst an die Menschen.
       *[task] { $team } denkt dann zuerst an die Sache.
    }

teams-what-if-turns-open = Ob ein Stil in { $team } vorherrscht, ist dann offen.

# $said is the first finding about the team, a sentence.
teams-what-if-says = { $team } dann: „{ $said }“

teams-what-if-says-other = Was in { $team } auffällt, ändert sich.

teams-what-if-nothing = Es ändert sich nichts, was Sie merken würden.

teams-what-if-open = Was das ändert, ist offen.

# Behind its badge.
teams-what-if-open-detail = Auf welcher Seite des Kreises steht, wer kommt oder geht, ist nicht sicher genug.

teams-what-if-unseen = Was das ändert, ist nicht zu sehen.

## Behind its badge. $count people come or go.

teams-what-if-half-detail =
    { $count ->
        [one] Wer kommt oder geht, ist in { half-of-circle }. Gezählt werden die Punkte im Kreis. Die Bereiche sind zu 95 % sicher.
       *[other] Alle { $count }, die kommen oder gehen, sind auf der Seite des Kreises, auf der ihr Punkt liegt. Gezählt werden die Punkte im Kreis. Die Bereiche sind zu 95 % sicher.
    }

teams-what-if-counted =
    { $side ->
        [today] { $team } heute, { teams-what-if-end }
       *[then] { $team } dann, { teams-what-if-end }
    }

teams-what-if-range = { $count } von { $of }, möglich sind { $low } bis { $high }

## What changes, what stays, what to do.

teams-what-if-changes = Was sich ändert

teams-what-if-column =
    { $column ->
        [what] Wie viele
        [today] Heute
       *[then] Dann
    }

teams-what-if-row =
    { $end ->
        [fast] Schnell in { $team }
        [people] Menschen zuerst in { $team }
        [calm] Ruhig in { $team }
       *[task] Sache zuerst in { $team }
    }

teams-what-if-end =
    { $end ->
        [fast] schnell
        [people] Menschen zuerst
        [calm] ruhig
       *[task] Sache zuerst
    }

teams-what-if-of = { $count } von { $of }

# Below a sentence about the team as it would be: the one in place of it today.
teams-what-if-today = Heute: { $said }

teams-what-if-random = Die Antworten von jemandem, der wechselt, sehen zufällig aus. Dies kann also falsch sein.

# $said is a whole sentence.
teams-what-if-unchanged = Unverändert in { $teams }: { $said }

# In place of what is said of a team then, where it is the same. $today and $then are words of badges.
teams-what-if-same =
    { $way ->
        [less] Dasselbe, weniger sicher: „{ $then }“ statt „{ $today }“.
       *[more] Dasselbe, sicherer: „{ $then }“ statt „{ $today }“.
    }

teams-what-if-no-rows = Nichts, was sicher genug ist.

teams-what-if-if = Wenn Sie es tun

# $names come to $team, or someone leaves it; $end is the half of the circle in which that is noticed.
teams-what-if-do =
    { $way ->
        [joins]
            { $end ->
                [fast] Lassen Sie { $names } in jedem Meeting eine offene Frage abschließen.
                [calm] Geben Sie jede Frage einen Tag vor der Antwort an { $names }.
                [people] Wenn das Team etwas entscheidet, fragen Sie { $names }, wen es betrifft.
                [task] Wenn das Team etwas entscheidet, fragen Sie { $names }, was schiefgehen kann.
               *[none] Fragen Sie { $names } nach zwei Wochen, was hier anders läuft.
            }
       *[leaves]
            { $end ->
                [fast] Klären Sie, wer in { $team } nun offene Fragen zu Ende bringt.
                [calm] Klären Sie, wer in { $team } nun um einen Tag Bedenkzeit bittet.
                [people] Klären Sie, wer in { $team } nun fragt, wie ein Plan bei anderen ankommt.
                [task] Klären Sie, wer in { $team } nun prüft, ob ein Plan aufgeht.
               *[none] Fragen Sie in { $team }, was ohne { $names } liegen bliebe und wer das übernimmt.
            }
    }

# In place of a name.
teams-what-if-someone =
    { $way ->
        [leaves] das ausscheidende Mitglied
       *[joins] das neue Mitglied
    }

# Findings, folded.
teams-what-if-findings =
    { $what ->
        [new] { $team } dann
       *[gone] Fällt in { $team } nicht mehr auf
    }

# Below the second of these headings.
teams-what-if-gone = Jeder dieser Befunde ist dann nicht mehr sicher genug, oder ein anderer sagt mehr aus.

teams-what-if-more = Alle Befunde, die sich ändern

# Above a circle.
teams-what-if-circle =
    { $way ->
        [joins] **{ $team }** mit { $names }
        [leaves] **{ $team }** ohne { $names }
       *[both] **{ $team }** dann
    }

## Doing it.

# A box to tick: $name, who joins another team, leaves $team.
teams-what-if-also-leaves = { $name } verlässt { $team }

# In place of the box.
teams-what-if-stays = { $name } bleibt in { $team }, weil Sie nicht ändern können, wer dort ist.

teams-what-if-go =
    { $way ->
        [move] { $names } hierher holen
        [add] { $names } hinzufügen
        [remove] { $names } herausnehmen
       *[change] So ändern
    }

teams-what-if-again = Von vorn

teams-what-if-undone = Sie können es rückgängig machen.

teams-what-if-imagined = Das ist nur ein Gedankenspiel, niemand wird hinzugefügt.

teams-what-if-not-led =
    { $count ->
        [one] Sie können das ansehen, aber nicht ausführen, weil { $names } in keinem Ihrer Teams ist. Die Kontoleitung kann Personen von überall hinzufügen.
       *[other] Sie können das ansehen, aber nicht ausführen, weil { $names } in keinem Ihrer Teams sind. Die Kontoleitung kann Personen von überall hinzufügen.
    }

teams-what-if-not-yours = Sie können das ansehen, aber nicht ausführen: Nur Kontoleitung und Führungskräfte ändern Teams.

## A team as slides.

# $profiled counts people with a profile among all in the team.
teams-slide-answered =
    { $size ->
        [one] { $profiled } von { $size } Person mit Profil
       *[other] { $profiled } von { $size } Personen mit Profil
    }

# Over the verdict.
teams-slide-team = { $team } · { teams-slide-answered }

teams-slide =
    { $slide ->
        [cover] Ihr Team in einem Satz
        [styles] Die vier Stile
        [bars] Wie viele von Ihnen wo liegen
        [strength] Worauf Sie zählen können
        [watch_out] Die Kehrseite
        [question] Worüber Sie sprechen sollten
        [work] Was das für die Arbeit heißt
        [pairs] Zu zweit sprechen
        [agree] Eine Sache vereinbaren
       *[commit] Eine Sache für diese Woche
    }

# On the slide that says what the styles are: one of them, with the letter that it has on the circle.
teams-slide-style = { $letter } · { $name }

# Below it, what people in its quarter do.
teams-slide-style-line =
    { $style ->
        [D] Ist schnell und denkt zuerst an die Sache
        [I] Ist schnell und denkt zuerst an die Menschen
        [S] Nimmt sich Zeit und denkt zuerst an die Menschen
       *[C] Nimmt sich Zeit und denkt zuerst an die Sache
    }

# In the notes of that slide, for the presenter: what people in the quarter of a style bring.
teams-slide-style-brings = { $name }: { $brings }.

# Beside the circle of a team.
teams-slide-dots = Jeder Punkt steht für jemanden von Ihnen. Blass heißt: einer von zwei Stilen. Leer heißt: noch keine Seite.

# Beside the bars of a team.
teams-slide-bars =
    { $half ->
        [0] Ein Balken zählt die Punkte in einem Viertel.
       *[other] Ein Balken zählt die Punkte in einem Viertel; bei { $half } von Ihnen ist nur eine Hälfte klar.
    } Die Linie darauf zeigt den Bereich, der zu Ihren Antworten passt.

# Below what a slide asks where no strength, or nothing that it costs, is at least likely.
teams-slide-open = Die Antworten lassen das offen.

# What a slide asks then, and what it says to try.
teams-slide-ask-open =
    { $kind ->
        [strength] „Was lief hier in diesem Monat gut, und was haben alle dazu beigetragen?“
        [watch_out] „Was tun wir immer wieder, das uns aufhält?“
        [question] „Was hilft Ihnen, hier Ihr Bestes zu geben, und was steht Ihnen im Weg?“
       *[try] Fragen Sie diese Woche eine Person im Team, wie Sie ihr die Arbeit leichter machen können.
    }

# At the foot of a slide, how sure a finding is without the answers that look random; $badge is the badge for that.
teams-slide-without = { $badge } ohne die Antworten, die zufällig aussehen

# Below the title of a slide with questions.
teams-slide-ask =
    { $count ->
        [one] Alle antworten, reihum.
       *[other] Wählen Sie eine Frage. Alle antworten, reihum.
    }

# Over the headline of a slide that says what to do in a step of a workshop. $titled is whether the headline is what the
# step is called; else it is $step.
teams-slide-step =
    { $titled ->
        [yes] { $minutes } Minuten
       *[no] { $step } · { $minutes } Minuten
    }

# On such a slide, to everyone in the room: what to do.
teams-slide-todo =
    { $todo ->
        [pair-up] Finden Sie jemanden, mit dem Sie selten arbeiten
        [situation] Sprechen Sie über eine Situation
        [back] Sagen Sie dem Team eine Sache
        [choose] Wählen Sie, was am meisten kostet
        [sentence] Schreiben Sie einen Satz
        [post] Hängen Sie ihn auf
        [pick] Wählen Sie gemeinsam
        [name] Schreiben Sie einen Namen dazu
        [follow-up] Legen Sie einen Termin in vier Wochen fest
       *[day] Legen Sie einen Tag fest
    }

# Below it: how.
teams-slide-todo-how =
    { $todo ->
        [pair-up] Bei ungerader Zahl gibt es eine Dreiergruppe.
        [situation] Nehmen Sie ein Meeting oder eine Entscheidung. Sagen Sie nacheinander, was Ihnen daran leichtfällt und was schwer. Wer zuhört, fragt nur.
        [back] Jedes Paar sagt, was alle wissen sollen. Mehr muss niemand sagen.
        [choose] Nehmen Sie etwas, das Sie alle schon erlebt haben.
        [sentence] „Wenn …, dann …“ Er gilt nur, wenn alle Ja dazu sagen können.
        [post] Wählen Sie einen Ort, an dem Sie ihn alle jede Woche sehen.
        [pick] Klein genug für diese Woche.
        [name] Diese Person sagt später, wie es lief.
        [follow-up] Fragen Sie sich dann, was Sie getan haben, ob es geholfen hat und was zu ändern ist.
       *[day] Blicken Sie in den nächsten zwei Wochen gemeinsam darauf zurück.
    }

teams-slides-back = Zurück

teams-slides-next = Weiter

teams-slides-end = Beenden

teams-slides-place = { $number } von { $count }
